"""Concentration: points in the characteristics printed in bold."""

from __future__ import annotations

from typing import Any

from escarmouche.games.age_des_escarmouches.rules.trials import Challenge, challenge, score
from games.age_des_escarmouches.scene import Scene, activate, duel, game_of, man, placed, scene
from proofs import proves

FOCUS: dict[str, Any] = {"skills": {"concentration": 3}, "bold": ("ATT", "RES", "DIS", "COU")}


@proves("AE-CONC-01", "AE-CONC-02", "AE-CONC-03", "AE-CARD-17")
def test_points_at_its_activation_in_bold_characteristics_two_at_most_in_one() -> None:
    fight = scene({"ak": man(30, 30, **FOCUS)}, {"bo": man(60, 30)}).answer(activate("ak"))
    assert fight.offers("concentration") == ["ATT", "RES", "DIS", "COU", "none"]
    fight.answer(("concentration", "ATT"), ("concentration", "ATT"))
    assert fight.offers("concentration") == ["RES", "DIS", "COU", "none"]
    fight.answer(("concentration", "RES"))
    assert score(game_of(fight), "ak", "ATT") == 5
    assert fight.pending.key != "concentration", "three points a turn"
    assert score(game_of(fight.play()), "ak", "ATT") == 3


@proves("AE-CONC-02", "AE-DICE-09")
def test_points_as_combat_dice_are_placed() -> None:
    fight = duel(FOCUS, dice={"ak": {"attack": [3, 1]}}).answer(placed({"ak": 0}, 2))
    assert fight.offers("concentration") == ["ATT", "RES", "none"]
    fight.answer(("concentration", "ATT"), ("concentration", "ATT"), ("concentration", "none"), placed({"bo": 2}))
    assert {one["value"] for one in fight.all("tested", figure="ak")} == {5}


@proves("AE-CONC-02", "AE-DMG-02")
def test_points_in_res_at_a_damage_test_count_from_that_test_on() -> None:
    dice = {"bo": {"attack": [6, 6], "damage": [6, 6]}}
    fight = duel(FOCUS, dice=dice).answer(placed({"ak": 2}), ("concentration", "none"), placed({"bo": 0}, 2))
    fight.answer(("defence", {"guard": {"bo": 0}}), ("concentration", "none"))
    assert fight.one("damage_rolled")["resistance"] == 3
    assert fight.offers("concentration") == ["RES", "none"]
    fight.answer(("concentration", "RES"), ("concentration", "RES")).play()
    assert [one["resistance"] for one in fight.all("damage_rolled")] == [3, 5], (
        "wounded meanwhile, and it does not count"
    )


@proves("AE-CONC-02")
def test_points_in_what_a_challenge_uses_and_in_dis_before_the_tactician_roll() -> None:
    keys: list[tuple[str, ...]] = []

    def chooser(asked: object, decision: Any) -> Any:
        keys.append(tuple(option.value for option in decision.options))
        return decision.default

    game = game_of(scene({"ak": man(30, 30, **FOCUS)}, {"bo": man(60, 30)}), {"bo": {"challenge": [1]}})
    game.chooser = chooser
    challenge(game, Challenge("bo", "INI", "ak", "COU"))
    assert keys == [("COU", "none")]
    dice = {"game": {"tactician": [6, 6, 1, 1]}}
    turn: Scene = scene({"ak": man(30, 30, commander=True, **FOCUS)}, {"bo": man(60, 30)}, dice, "turn")
    assert turn.offers("concentration") == ["DIS", "none"]
    turn.answer(("concentration", "DIS"), ("concentration", "DIS"))
    assert turn.one("tactician_found")["totals"]["red"] == 15
