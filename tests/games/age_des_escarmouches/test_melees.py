"""The combat phase: the dominant, melees and how they are split, speech turns."""

from __future__ import annotations

import time
from itertools import islice
from typing import Any

import pytest

from escarmouche.games.age_des_escarmouches.rules.combat import melees, splits, splitter, written
from escarmouche.games.age_des_escarmouches.rules.trials import score
from escarmouche.games.age_des_escarmouches.skills.despair import alone
from games.age_des_escarmouches.scene import Scene, duel, game_of, man, placed, scene
from proofs import proves


def row(number: int, **more: Any) -> Scene:
    """A row of fighters in contact, red and blue by turns, red first."""
    men = {f"f{at}": man(10 + 2.5 * at, 30, **more) for at in range(number)}
    red = {who: one for at, (who, one) in enumerate(men.items()) if at % 2 == 0}
    return scene(red, {who: one for who, one in men.items() if who not in red}, phase="combat")


def ways(played: Scene) -> list[list[list[str]]]:
    return [written(way) for melee in melees(played.state) for way in splits(played.state, melee)]


# ---------------------------------------------------------------- the dominant


@proves("AE-DOM-01", "AE-DOM-02", "AE-DOM-03")
@pytest.mark.parametrize(
    ("scores", "losses", "dice", "side", "by"),
    [
        ({"blue": 1}, {"blue": 50}, {}, "blue", "points"),
        ({"blue": 1, "red": 1}, {"blue": 50, "red": 49}, {}, "red", "losses"),
        ({}, {}, {"game": {"parity": [2]}}, "blue", "parity"),
    ],
)
def test_the_dominant_by_points_then_losses_then_a_die(scores: Any, losses: Any, dice: Any, side: str, by: str) -> None:
    fight = scene({"ak": man(30, 30)}, {"bo": man(60, 30)}, dice, "combat", scores=scores, losses=losses, active="blue")
    if dice:
        assert fight.pending.seat == "red", "nobody is active: the tactician calls"
        fight.answer(("parity", "odd"))
    assert (fight.one("dominant_found")["side"], fight.one("dominant_found")["by"]) == (side, by)


@proves("AE-DOM-04", "AE-CTRN-01", "AE-CTRN-02", "AE-CTRN-03")
def test_the_dominant_says_who_names_a_combat_first_and_sides_take_turns() -> None:
    red = {"ak": man(30, 30, INI=5), "di": man(60, 30, INI=5)}
    blue = {"bo": man(32.5, 30), "cy": man(62.5, 30)}
    fight = scene(red, blue, {"game": {"attack": [1] * 9}}, "combat").answer(("first", "blue"))
    assert (fight.pending.key, fight.pending.seat) == ("combat", "blue")
    assert fight.offers("combat") == [{"fight": ["ak", "bo"]}, {"fight": ["di", "cy"]}]
    fight.answer(("combat", {"fight": ["di", "cy"]}), placed({"di": 1}, 1), placed({"cy": 1}, 1))
    assert [one["side"] for one in fight.all("speech_began")] == ["blue", "red"]
    fight.play()
    assert len(fight.all("combat_ended")) == 2
    assert not any("refuse" in str(one) for one in fight.story())


# ---------------------------------------------------------------- melees


@proves("AE-SPLIT-01")
def test_a_melee_is_what_hangs_together_of_those_who_are_not_free() -> None:
    red = {"ak": man(30, 30), "di": man(30, 32.5), "em": man(30, 35)}
    blue = {"bo": man(32.5, 30), "cy": man(32.5, 32.5), "fi": man(60, 30)}
    fight = scene(red, blue, phase="combat")
    assert melees(fight.state) == [("ak", "di", "bo", "cy")], "ak and di touch each other; em touches no enemy"


@proves("AE-SPLIT-02", "AE-SPLIT-03", "AE-SPLIT-04")
def test_every_split_leaves_everybody_in_one_combat() -> None:
    assert ways(row(3)) == [[["f1", "f0", "f2"]]]
    assert sorted(ways(row(4))) == [[["f0", "f1"], ["f2", "f3"]]]
    five = ways(row(5))
    assert sorted(five) == sorted([[["f0", "f1"], ["f3", "f2", "f4"]], [["f1", "f0", "f2"], ["f4", "f3"]]])
    for way in ways(row(7)):
        assert sorted(who for combat in way for who in combat) == [f"f{at}" for at in range(7)]
        assert all(len(combat) > 1 for combat in way)


@proves("AE-SPLIT-05", "AE-SPLIT-06", "AE-SPLIT-07", "AE-SPLIT-08", "AE-SPLIT-09", "AE-CARD-13")
def test_the_side_with_more_discipline_and_power_splits() -> None:
    def five(**blue: Any) -> Scene:
        men = {f"f{at}": man(10 + 2.5 * at, 30) for at in range(5)}
        red = {who: men[who] for who in ("f0", "f2", "f4")}
        return scene(red, {"f1": man(12.5, 30, **blue), "f3": men["f3"]}, {"game": {"parity": [2, 2]}}, "combat")

    plain = five()
    assert plain.pending.key == "split"
    assert splitter(game_of(plain), tuple(plain.state.figures)) == ("red", {"red": 4, "blue": 3})
    assert splitter(game_of(five(DIS=None)), tuple(plain.state.figures))[1]["blue"] == 3, "f3 has the higher DIS"
    assert five(DIS=3).pending.seat == "blue"
    undead = {"skills": {"undead": None}, "DIS": None, "PEU": 5}
    assert splitter(game_of(five(**undead)), tuple(plain.state.figures))[1]["blue"] == 7
    tied = five(DIS=2, val=19)
    assert tied.pending.seat == "red", "equal: the VAL of those who gave the highest DIS"
    assert five(DIS=2, val=21).pending.seat == "blue"
    plain.answer(("split", {"split": [["f0", "f1"], ["f3", "f2", "f4"]]}))
    assert plain.one("melee_split")["side"] == "red"
    assert plain.refused("combat", {"fight": ["f1", "f2"]}).rules


@proves("AE-SPLIT-09")
def test_the_dominant_announces_its_splits_first() -> None:
    def line(x: float, **more: Any) -> dict[str, Any]:
        return {f"{int(x)}-{at}": man(x + 2.5 * at, 30, **more) for at in range(5)}

    one, two = line(10, DIS=5), line(40)
    red = {who: figure for who, figure in {**one, **two}.items() if who[-1] in "13"}
    blue = {who: figure for who, figure in {**one, **two}.items() if who[-1] in "024"}
    blue = {who: figure if who[:2] == "10" else man(*figure.at) for who, figure in blue.items()}
    red = {who: figure if who[:2] == "10" else man(*figure.at, DIS=9) for who, figure in red.items()}
    fight = scene(red, blue, phase="combat")
    assert fight.pending.seat == "red"
    assert "40-0" in str(fight.offers("split"))


@proves("AE-SPLIT-04", "AE-SPLIT-06")
def test_a_hundred_in_one_clump_are_divided_in_no_time() -> None:
    men = {f"f{at:02}": man(10 + 2.5 * (at % 10), 10 + 2.5 * (at // 10)) for at in range(100)}
    red = {who: one for at, (who, one) in enumerate(men.items()) if (at + at // 10) % 2 == 0}
    begun = time.perf_counter()
    fight = scene(red, {who: one for who, one in men.items() if who not in red}, {"game": {"parity": [1]}}, "combat")
    fight.until(lambda one: one.key == "first")
    assert time.perf_counter() - begun < 30.0
    told = fight.one("melee_split")["combats"]
    assert sorted(who for combat in told for who in (combat["single"], *combat["others"])) == sorted(men)


def test_one_that_twenty_touch_is_split_in_no_time() -> None:
    from math import cos, pi, sin

    from escarmouche.space.geometry import Round

    great = man(45, 30, base=Round(10.0), INI=9)
    ring = {f"f{at:02}": man(45 + 11.25 * cos(at * pi / 10), 30 + 11.25 * sin(at * pi / 10)) for at in range(20)}
    fight = scene({"ak": great}, ring, {}, "combat")
    (melee,) = melees(fight.state)
    assert len(list(islice(splits(fight.state, melee), 5))) == 1
    fight.until(lambda one: one.key == "dice" and one.figure == "ak")
    assert len(fight.offers("dice")) < 2_000


# ---------------------------------------------------------------- despair and loneliness


@proves("AE-DESE-01")
def test_the_desperate_fight_better_against_those_worth_more() -> None:
    fight = duel({"INI": 2, "skills": {"desperate": None}, "val": 19}, dice={"game": {"attack": [1] * 4}})
    assert score(game_of(fight), "ak", "ATT") == 3, "not outside a combat"
    fight.answer(("precedence", "bo"), placed({"ak": 2}), placed({"bo": 2})).play()
    assert {one["value"] for one in fight.all("tested", figure="ak")} == {4}
    assert {one["difficulty"] for one in fight.all("tested", figure="bo")} == {4}
    even = duel({"skills": {"desperate": None}}, dice={"game": {"attack": [1] * 4}})
    even.answer(placed({"ak": 2}), placed({"bo": 2})).play()
    assert {one["value"] for one in even.all("tested", figure="ak")} == {3}


@proves("AE-FARO-01")
def test_a_fierce_loner_counts_friends_of_other_classes_within_mou() -> None:
    loner = man(30, 30, skills={"fierce-loner": None}, classes=("Ranger",))
    near, kin = man(42, 30), man(35, 30, classes=("Ranger",))
    game = game_of(scene({"ak": loner, "di": near}, {"bo": man(80, 50)}))
    assert not alone(game, "ak")
    game = game_of(scene({"ak": loner, "di": man(43, 30), "em": kin}, {"bo": man(80, 50)}))
    assert alone(game, "ak")
    assert [score(game, "ak", name) for name in ("INI", "ATT", "DEF", "FOR")] == [4, 4, 4, 3]
