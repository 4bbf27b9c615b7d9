"""What players agree on before and beside the rules: measuring, disputes, precedence, models that will not stand."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.core.events import fields_of
from escarmouche.core.state import to_json
from escarmouche.games.kharn_ages import SYSTEM
from escarmouche.games.kharn_ages.cards import shelf
from escarmouche.games.kharn_ages.misprints import faults_of
from games.kharn_ages.scene import block, hit, safar, scene
from games.scenes import Scene
from proofs import proves


def off(**more: Any) -> Any:
    made = safar(0, 0, **more)
    return type(made)(made.side, made.profile, None, made.with_, made.status)


@proves("KA-MEA-02")
def test_any_distance_is_measured_at_any_moment_before_anything_is_declared() -> None:
    """Before an activation, before an action, and while an attack waits for its defence; nothing changes by it."""
    game = scene(red={"ak": safar(4, 7)}, blue={"bo": safar(5.2, 7), "ba": safar(9, 7)}, dice={"ak": {"level": [6]}})
    stops: list[tuple[Any, ...]] = [(), (("activate", "ak"),), (hit("bo"), ("engage", "P"))]
    for answers in stops:
        game.answer(*answers)
        before, asked = to_json(game.state), game.pending
        assert game.query("distance", from_="ak", to="ba") == pytest.approx(4)
        assert game.query("distance", from_="ba", to="bo") == pytest.approx(2.8, abs=0.001)
        assert [one.name for one in SYSTEM.shown.ranges(game.state, "ba")] == ["ZOC", "Aura"], "the enemy's, too"
        assert to_json(game.state) == before
        assert game.pending is asked
    assert game.pending.key == "defence"


def mirrored(side: str, answer: Any) -> Any:
    other = "blue" if side == "red" else "red"
    both: dict[str, Any] = {side: {"ak": safar(4, 7)}, other: {"bo": safar(9, 7)}}
    game = scene(**both, active=side).answer(("activate", "ak"))
    return game.refused("action", answer)


@proves("KA-CNV-02")
@pytest.mark.parametrize(
    ("claim", "reason", "rule"),
    [
        ({"attack": "bo"}, "out-of-reach", "KA-MEL-01"),
        ({"assault": "bo"}, "too-far", "KA-ASL-01"),
        ("hide", "no-hideout", "KA-GEN-38"),
    ],
)
def test_what_is_disputed_is_settled_by_the_table_with_its_rule_and_for_both_alike(
    claim: Any, reason: str, rule: str
) -> None:
    red, blue = mirrored("red", claim), mirrored("blue", claim)
    assert red == blue
    assert (red.reason, rule in red.rules) == (reason, True)


@proves("KA-CNV-02", "KA-INI-03")
@pytest.mark.parametrize(("die", "first"), [(5, "red"), (6, "blue")])
def test_what_nobody_can_settle_is_settled_by_a_die(die: int, first: str) -> None:
    game = scene(
        red={"ak": off(skills={"ambush": None}), "al": off()},
        blue={"bo": off()},
        opening="ambush",
        dice={"game": {"target": [die]}},
    ).answer(("ambush", ["ak"]))
    assert (game.pending.key, game.pending.seat) == ("zone", first)


def placed(at: tuple[float, float], skills: dict[str, Any], **options: Any) -> Scene:
    game = scene(red={"ak": off(skills=skills, rank=2)}, blue={"bo": off()}, opening="first", **options)
    return game.answer(("first", "red"), ("zone", "south"))


@proves("KA-CNV-01", "KA-SKL-16", "KA-DEP-01")
def test_a_card_overrides_the_rules_and_a_scenario_the_card() -> None:
    """The strip is 2 toises deep; a scout goes 3 further; a scenario without scouts takes that back."""
    far = [7.0, 4.0]
    assert placed((7, 4), {}).refused("deploy", far).reason == "outside-deployment"
    assert placed((7, 4), {"scout": 3}).answer(("deploy", far)).facts("ak")["at"] == far
    assert placed((7, 4), {"scout": 3}, no_scouts=True).refused("deploy", far).reason == "outside-deployment"


@proves("KA-CNV-10")
def test_a_model_stands_where_it_ended_its_move_however_unsteady() -> None:
    """A wall no wider than a fifth of a toise: the base of one toise stands on it, there and as high as the wall."""
    game = scene(
        red={"ak": safar(4, 7)}, blue={"bo": safar(12, 7)}, terrain=[block("wall", 5.9, 5, 6.1, 9, "wall")]
    ).answer(("activate", "ak"), ("action", "walk"), ("path", [[6.0, 7.0]]))
    assert game.facts("ak") | {"at": [6.0, 7.0], "level": 1.0} == game.facts("ak")
    assert game.query("distance", from_="ak", to="bo") == pytest.approx(5)


@proves("KA-MAS-11")
def test_a_safar_has_as_many_mastery_dice_as_its_level() -> None:
    playable = [card for card in shelf().profiles.values() if card.playable]
    assert {card.level for card in playable} == {1, 2, 3}
    for card in playable:
        assert len(card.mastery or ()) == card.level, card.name
    one = next(card for card in playable if card.level == 2)
    for dice in ((("offensive",),), (("offensive",),) * 3):
        wrong = replace(shelf(), profiles={**shelf().profiles, one.name: replace(one, mastery=dice)})
        assert [fault.field for fault in faults_of(wrong)] == ["mastery"]


@proves("KA-MAS-11", "KA-MAS-13")
def test_each_activation_has_all_of_them_again() -> None:
    game = scene(
        red={"ak": safar(4, 7, rank=2, mastery=[["offensive"], ["offensive"]], spent=[1, 2])},
        blue={"bo": safar(5.2, 7)},
        dice={"ak": {"level": [2, 3, 4, 5]}},
    ).answer(("activate", "ak"), hit("bo"), ("engage", "P"))
    rerolls = [one for one in game.offers("die") if "reroll" in one]
    assert sorted({one["mastery"] for one in rerolls}) == [1, 2]
    game.answer(("die", {"reroll": 2, "mastery": 1}), ("die", {"reroll": 3, "mastery": 2}))
    assert not [one for one in game.offers("die") if "reroll" in one], "as many as the level, and no more"
    assert [fields_of(event)["die"] for event in game.events if fields_of(event)["event"] == "mastery_spent"]
