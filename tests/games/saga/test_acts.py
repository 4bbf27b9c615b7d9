"""What a referee of SAGA does between two answers."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.core.decisions import Refused
from escarmouche.core.dice import SeededDice
from escarmouche.core.position import Step, intervene
from escarmouche.games.saga.acts_events import Resettled
from escarmouche.games.saga.rules.acts import settings
from escarmouche.games.saga.rules.sheets import newcomer
from escarmouche.games.saga.settings import setting
from games.saga.scene import Scene, man, scene
from proofs import proves

SEATS = ["red", "referee"]


def fight(**ak: Any) -> Scene:
    """Ak of red, at rest before an action of its own, against bo of the referee."""
    red = {"ak": man(5, 5, announced=1, reaction=20, **ak), "al": man(2, 2)}
    return scene(red, {"bo": man(9, 9)}, segment=3, seats=SEATS)


def acted(table: Scene, **act: Any) -> Step[Any]:
    return intervene(table.position, act, SeededDice("1"))


def refused(table: Scene, **act: Any) -> str:
    with pytest.raises(Refused) as found:
        acted(table, **act)
    return found.value.refusal.reason


@proves("SG-VIS-05", "SG-SURV-02")
def test_settings_are_ruled_anew_and_hold_from_then_on() -> None:
    step = acted(fight(), act="settle", visibility="low", survival_difficulty=20)
    told = {event.setting: (event.value, event.rules) for event in step.events if isinstance(event, Resettled)}
    assert told == {"visibility": ("low", ("SG-VIS-05",)), "survival_difficulty": (20, ("SG-SURV-02",))}
    now = step.position.now
    assert now.visibility == "low"
    assert setting(now.options, "survival_difficulty") == 20
    assert step.position.decision().figure == "ak", "the question is put again"


@pytest.mark.parametrize(
    ("name", "value"), [("visibility", "dark"), ("survival_difficulty", 61), ("encounter", "duel")]
)
def test_a_setting_that_cannot_be_so_is_refused(name: str, value: Any) -> None:
    assert refused(fight(), act="settle", **{name: value}) in ("act-wrong", "wrong-number", "no-such-word")


def test_levels_come_back_and_no_more_than_were_lost() -> None:
    table = fight(wounds=3, fatigue=1)
    me = acted(table, act="heal", figure="ak", wounds=2, fatigue=1).position.now.figures["ak"]
    assert (me.wounds, me.fatigue) == (1, 0)
    assert refused(table, act="heal", figure="ak", wounds=2, fatigue=2) == "wrong-number"
    assert refused(table, act="heal", figure="bo", wounds=1) == "act-wrong"
    assert refused(table, act="heal", figure="ak") == "act-lacks"


def test_with_a_level_the_dying_live() -> None:
    table = scene(
        {"ak": man(5, 5, "dying", wounds=7, dies=4), "al": man(2, 2)}, {"bo": man(9, 9)}, segment=3, seats=SEATS
    )
    assert refused(table, act="heal", figure="ak", status="dying") == "act-lacks"
    me = acted(table, act="heal", figure="ak", wounds=1).position.now.figures["ak"]
    assert (me.in_play, me.dies, me.wounds) == (True, 0, 6)


@pytest.mark.parametrize(
    ("wounds", "left"), [(1, {"leg-lost", "other-arm-lost"}), (3, set())], ids=["a level", "all of them"]
)
@proves("SG-CORE-19", "SG-CRIT-07", "SG-CRIT-09", "SG-CRIT-10")
def test_what_lasts_until_levels_are_back_ends_with_them(wounds: int, left: set[str]) -> None:
    table = fight(status={"hobbled", "leg-lost", "other-arm-lost"}, wounds=3)
    me = acted(table, act="heal", figure="ak", wounds=wounds).position.now.figures["ak"]
    assert (me.wounds, me.status) == (3 - wounds, frozenset(left))


def test_nobody_wakes_with_all_fatigue_levels_lost() -> None:
    red = {"ak": man(5, 5, "unconscious", fatigue=7), "al": man(2, 2)}
    table = scene(red, {"bo": man(9, 9)}, segment=3, seats=SEATS)
    assert refused(table, act="heal", figure="ak", status="unconscious") == "act-lacks"
    me = acted(table, act="heal", figure="ak", status="unconscious", fatigue=1).position.now.figures["ak"]
    assert (me.fatigue, me.status) == (6, frozenset())


def test_whoever_is_put_on_its_feet_is_no_longer_getting_up() -> None:
    table = fight(status={"lying"}, rising=2, wounds=1)
    me = acted(table, act="heal", figure="ak", status="lying").position.now.figures["ak"]
    assert (me.rising, me.status) == (0, frozenset())


def test_somebody_comes_in_where_there_is_room() -> None:
    table = fight()
    assert refused(table, act="add", profile="Malva", side="blue", at=[5.0, 5.0]) == "no-place"
    assert refused(table, act="add", profile="Malwa", side="blue", at=[1.0, 9.0]) == "act-wrong"
    step = acted(table, act="add", profile="Malva", side="blue", at=[1.0, 9.0])
    new = step.position.now.figures["blue-1"]
    assert (new.name, new.at, new.in_play, step.position.now.seat_of("blue-1")) == (
        "Malva",
        (1.0, 9.0),
        True,
        "referee",
    )
    again = acted(table, act="add", profile="Malva", side="red", at=[1.0, 9.0]).position.now
    assert again.seat_of("red-1") == "red"


def test_whoever_comes_into_a_brawl_left_arms_and_armour_at_the_door() -> None:
    new = newcomer(replace(fight().state, encounter="tavern"), "blue-1", "Malva", "blue")
    assert (new.held, new.weapons, new.places, new.armour) == (("stool",), ("stool",), {}, ())


def test_words_of_a_setting_stand_in_their_own_order() -> None:
    words = {blank.name: blank.words for blank in settings(fight().state)}
    assert words["visibility"] == ("clear", "reduced", "low", "very-low")


def test_somebody_is_taken_out_and_the_last_one_ends_the_fight() -> None:
    table = fight()
    now = acted(table, act="remove", figure="al").position.now
    assert (now.figures["al"].on_table, now.result) == (False, None)
    ended = acted(table, act="remove", figure="bo").position
    assert ended.over
    assert ended.state.result is not None
    assert ended.state.result.winner == "red"
