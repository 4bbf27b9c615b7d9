"""Heads at the belt: single combat, the preparation, druids, trophies."""

from __future__ import annotations

from typing import Any

import pytest

from games.saga.scene import Scene, man, scene, strike
from proofs import proves

SKILLS = {"sword": 4, "fury": 3, "dodge": 3, "soak": 3, "courage": 3, "reaction": 3}
DEADLY = {"attack": [4, 4, 4, 4], "damage": [6] * 5}
LORE = {**SKILLS, "religion": 5, "plant-lore": 5}


def kill(
    dice: Any = None, ak: Any = None, bo: Any = None, friends: Any = None, foes: Any = None, **options: Any
) -> Scene:
    """Ak strikes bo down with one blow, the first between the two."""
    mine = man(5, 5, announced=1, reaction=20, **{"skills": SKILLS, **(ak or {})})
    its = man(6.5, 5, **{"angle": 180, "wounds": 6, "skills": SKILLS, **(bo or {})})
    rolls = {"ak": DEADLY, "bo": {"soak": [1, 1, 1, 1]}}
    for who, queues in (dice or {}).items():
        rolls[who] = {**rolls.get(who, {}), **queues}
    fight = scene({"ak": mine, **(friends or {})}, {"bo": its, **(foes or {})}, rolls, segment=3, **options)
    return fight.answer(strike("bo"), ("react", "none"), ("action", "done"))


@proves("SG-HEAD-01", "SG-HEAD-02")
@pytest.mark.parametrize(
    ("faces", "days", "heads"), [([3, 3, 3, 3], 0, 1), ([4, 4, 4, 4], 4, 1), ([3, 3, 3, 2], None, 0)]
)
def test_whoever_beat_an_enemy_alone_may_hang_its_head(faces: list[int], days: int | None, heads: int) -> None:
    fight = kill({"ak": {"head": faces}}).answer(("head", "hang"))
    assert fight.one("beaten") | {"figure": "bo", "by": "ak"} == fight.one("beaten")
    assert fight.over
    assert fight.status("bo") == {"dead"}
    assert fight.facts("ak")["heads"] == heads
    assert [one["days"] for one in fight.all("head_hung")] == ([] if days is None else [days])
    assert bool(fight.all("head_spoilt")) is (days is None)


@proves("SG-HEAD-02")
def test_nobody_takes_a_head_who_does_not_want_it() -> None:
    fight = kill().answer(("head", "none"))
    assert fight.over
    assert "dying" in fight.status("bo")


@proves("SG-HEAD-01")
@pytest.mark.parametrize(
    ("third", "alone"), [("", True), ("attacks-bo", False), ("attacks-ak", False), ("attacks-cy", True)]
)
def test_a_third_who_attacks_either_spoils_a_single_combat(third: str, alone: bool) -> None:
    together = {"engaged": ["bo"], "single": ["bo"]}
    against = {"engaged": ["ak"], "single": ["ak"]}
    friends = {"cy": man(6.5, 6.2, reaction=15, skills=SKILLS, announced=1 if third == "attacks-bo" else 0)}
    foes = {"dy": man(5, 6.2, reaction=30, skills=SKILLS, announced=1 if third in ("attacks-ak", "attacks-cy") else 0)}
    dice: Any = {"dy": {"attack": [1, 1, 1, 1]}, "cy": {"attack": [1, 1, 1, 1]}}
    ak = man(5, 5, announced=1, reaction=5, skills=SKILLS, **together)
    bo = man(6.5, 5, angle=180, wounds=6, skills=SKILLS, **against)
    rolls = {"ak": DEADLY, "bo": {"soak": [1, 1, 1, 1]}, **dice}
    fight = scene({"ak": ak, **friends}, {"bo": bo, **foes}, rolls, segment=3)
    if third:
        target = third.split("-")[1]
        fight.answer(strike(target), ("react", "none"), ("action", "done"))
    fight.until(lambda one: one.key == "action" and one.figure == "ak")
    fight.answer(strike("bo"), ("react", "none"))
    assert bool(fight.all("beaten")) is alone


@proves("SG-HEAD-01")
def test_nobody_is_beaten_in_single_combat_by_a_missile_from_afar() -> None:
    red = {"ak": man(5, 5, announced=1, reaction=20, held=["bow"], skills={**SKILLS, "bow": 4})}
    blue = {"bo": man(9, 5, angle=180, wounds=6), "cy": man(20, 12)}
    fight = scene(red, blue, {"ak": {"shot": [4] * 4, "damage": [6] * 5}, "bo": {"soak": [1] * 4}}, segment=3)
    fight.answer(("action", {"shoot": "bo", "weapon": "bow"}))
    assert fight.one("put_out")["by"] == "ak"
    assert not fight.all("beaten")


@proves("SG-HEAD-01")
def test_without_the_celtic_notes_nobody_takes_heads() -> None:
    fight = kill(cry_style="none")
    assert fight.over
    assert not fight.all("beaten")


@proves("SG-HEAD-03")
@pytest.mark.parametrize(("heads", "asked"), [(3, True), (4, False)])
def test_a_belt_has_room_for_as_many_heads_as_presence_has_dice(heads: int, asked: bool) -> None:
    fight = kill({"ak": {"head": [4, 4, 4, 4]}} if asked else None, ak={"heads": heads})
    if asked:
        fight.answer(("head", "hang"))
        assert fight.facts("ak")["heads"] == 4
    assert fight.over


@proves("SG-HEAD-03", "SG-HEAD-01", "SG-HEAD-02")
def test_a_head_may_be_taken_in_the_middle_of_the_fight() -> None:
    foes = {"dy": man(20, 12, reaction=1)}
    fallen = {"wounds": 7, "beaten_by": "ak"}

    def field(**ak: Any) -> Scene:
        red = {"ak": man(5, 5, announced=1, reaction=20, skills=SKILLS, **ak)}
        return scene(red, {"bo": man(6, 5, "dying", **fallen), **foes}, {"ak": {"head": [3, 3, 3, 4]}}, segment=3)

    fight = field().answer(("action", {"take-head": "bo"}))
    assert fight.one("head_hung") | {"days": 1, "by": "ak"} == fight.one("head_hung")
    assert fight.facts("ak") | {"heads": 1, "slots": []} == fight.facts("ak")
    assert fight.facts("bo")["beheaded"]
    assert field(heads=4).refused("action", {"take-head": "bo"}).rules == ("SG-HEAD-03",)
    assert field().refused("action", {"take-head": "dy"}).rules == ("SG-HEAD-01",)


@proves("SG-HEAD-04")
@pytest.mark.parametrize(("faces", "hung"), [([3, 3, 3, 1], True), ([3, 3, 2, 1], False)])
def test_a_druid_may_prepare_the_head_and_the_warrior_carries_it(faces: list[int], hung: bool) -> None:
    friends = {"druid": man(2, 12, reaction=1, skills=LORE), "smith": man(2, 14, reaction=1, skills=SKILLS)}
    fight = kill({"druid": {"head": faces}}, friends=friends)
    assert fight.offers("head") == ["none", "hang", "druid"]
    fight.answer(("head", "druid"))
    assert fight.facts("ak")["heads"] == int(hung)
    assert fight.facts("druid")["heads"] == 0
    assert [(one["by"], one["days"]) for one in fight.all("head_hung")] == ([("druid", 0)] if hung else [])


@proves("SG-HEAD-05")
@pytest.mark.parametrize(("faces", "kept"), [([3, 3, 3, 1], 1), ([3, 3, 2, 1], 0)])
def test_a_trophy_is_embalmed_by_somebody_who_knows_plants(faces: list[int], kept: int) -> None:
    friends = {"druid": man(2, 12, reaction=1, skills=LORE)}
    fight = kill({"ak": {"head": [4, 4, 4, 4]}, "druid": {"embalming": faces}}, friends=friends)
    fight.answer(("head", "hang"), ("embalm", "druid"))
    assert fight.facts("ak") | {"heads": 1, "trophies": kept} == fight.facts("ak")


@proves("SG-HEAD-05")
def test_the_referee_may_find_a_head_harder_to_embalm() -> None:
    friends = {"druid": man(2, 12, reaction=1, skills=LORE)}
    dice = {"ak": {"head": [4, 4, 4, 4]}, "druid": {"embalming": [3, 3, 3, 1]}}
    fight = kill(dice, friends=friends, seats=["red", "blue", "referee"])
    fight.answer(("head", "hang"), ("embalm", "druid"), ("embalming", 16))
    assert fight.facts("ak")["trophies"] == 0


def fallen(x: float = 6, **bo: Any) -> Scene:
    """Bo, beaten by ak, lies somewhere; dy still stands, and em was beaten by nobody."""
    red = {"ak": man(5, 5, announced=1, reaction=20, skills=SKILLS)}
    blue = {
        "bo": man(x, 5, "dead", **{"beaten_by": "ak", **bo}),
        "dy": man(20, 12, reaction=1),
        "em": man(5, 6, "dead"),
    }
    return scene(red, blue, segment=3)


@proves("SG-HEAD-01", "SG-CORE-24")
def test_only_heads_of_the_beaten_within_reach_are_offered() -> None:
    heads = [one for one in fallen().offers("action") if isinstance(one, dict) and "take-head" in one]
    assert heads == [{"take-head": "bo"}]
    assert fallen(9).refused("action", {"take-head": "bo"}).rules == ("SG-CORE-24",)
    assert fallen(beheaded=True).refused("action", {"take-head": "bo"}).rules == ("SG-HEAD-01", "SG-HEAD-02")
    assert fallen(9).refused("action", "take-head").rules == ("SG-HEAD-01",)


@proves("SG-HEAD-05", "SG-HEAD-02")
def test_a_spoilt_head_is_not_embalmed() -> None:
    friends = {"druid": man(2, 12, reaction=1, skills=LORE)}
    fight = kill({"ak": {"head": [1, 1, 2, 1]}}, friends=friends).answer(("head", "hang"))
    assert fight.one("head_spoilt")["target"] == "bo"
    assert fight.over


@proves("SG-HEAD-02", "SG-HEAD-03")
def test_each_head_is_asked_for_by_itself() -> None:
    red = {"ak": man(5, 5, announced=1, reaction=20, skills=SKILLS)}
    blue = {
        "bo": man(2, 2, "dying", beaten_by="ak"),
        "cy": man(3, 2, "dying", beaten_by="ak"),
        "dy": man(6.5, 5, angle=180, wounds=6),
    }
    dice = {"ak": {**DEADLY, "head": [4, 4, 4, 4, 4, 4, 4, 4]}, "dy": {"soak": [1, 1, 1, 1]}}
    fight = scene(red, blue, dice, segment=3).answer(strike("dy"), ("react", "none"), ("action", "done"))
    fight.answer(("head", "none"), ("head", "hang"), ("head", "hang"))
    assert [one["target"] for one in fight.all("head_hung")] == ["cy", "dy"]
    assert fight.facts("ak")["heads"] == 2


@proves("SG-HEAD-02")
@pytest.mark.parametrize("status", ["fleeing", "unconscious"])
def test_whoever_does_not_stand_takes_no_head(status: str) -> None:
    red = {"ak": man(5, 5, status, reaction=20, skills=SKILLS), "al": man(6.5, 6.2, announced=1, reaction=25)}
    blue = {"bo": man(2, 2, "dying", beaten_by="ak"), "dy": man(6.5, 5, angle=90, wounds=6)}
    dice = {"al": {"attack": [4, 4, 4, 4], "damage": [6] * 5}, "dy": {"soak": [1, 1, 1, 1]}}
    fight = scene(red, blue, dice, segment=3, cry_style="celtiques").answer(strike("dy"), ("react", "none"))
    fight.answer(("action", "done"))
    asked = [one.figure for one in fight.position.pending] if not fight.over else []
    assert "ak" not in asked
    assert not fight.all("beheaded", figure="bo")
