"""Command: who is reached, how many at a time, how many actions it takes, and the test before it all."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.saga.events import ActionsLost, SegmentBegan
from escarmouche.games.saga.rules.command import counts_slots
from escarmouche.games.saga.rules.command import interrupted as ends_segment
from escarmouche.games.saga.rules.declaring import lose_slot
from escarmouche.games.saga.rules.tracks import put_out
from games.saga.scene import Scene, game_of, man, scene
from games.saga.warband import MEN, PASSED, SKILLS, band, command
from proofs import proves


@proves("SG-CMD-01", "SG-CMD-02")
def test_only_men_who_can_hear_their_own_chief_are_commanded() -> None:
    men = {"am": {"status": ["asleep"]}, "an": {"status": ["fleeing"]}}
    assert band(men=men).answer(("action", {"command": "courage"})).offers("men") == ["ao"]
    fight = band(men={"am": {"chief": ""}}).answer(("action", {"command": "courage"}))
    assert fight.offers("men") == ["an", "ao"]


@proves("SG-CMD-02")
@pytest.mark.parametrize(("metres", "heard"), [(50, True), (3, True), (2, False)])
def test_a_voice_reaches_as_far_as_was_settled(metres: int, heard: bool) -> None:
    fight = band(voice_range_m=metres)
    assert fight.query("hears", from_="ak", to="am") is heard
    if heard:
        assert "am" in fight.answer(("action", {"command": "courage"})).offers("men")


@proves("SG-CMD-02", "SG-CMD-01")
def test_nobody_is_commanded_who_hears_nothing() -> None:
    refusal = band(voice_range_m=1).refused("action", {"command": "courage"})
    assert (refusal.reason, refusal.rules) == ("nobody-to-command", ("SG-CMD-01", "SG-CMD-02"))


@proves("SG-CMD-03")
@pytest.mark.parametrize(("mount", "reach"), [("", 2), ("horse", 3), ("camel", 3), ("chariot", 4)])
def test_capacity_is_the_level_and_more_from_a_mount(mount: str, reach: int) -> None:
    assert band(ak={"mount": mount}).query("capacity", figure="ak") == reach


@proves("SG-CMD-03")
def test_who_leads_nobody_gives_no_orders() -> None:
    fight = band(ak={"skills": {}, "leads": True})
    assert fight.refused("action", {"command": "tactics"}).reason == "no-chief"
    men = {"am": {"announced": 1, "reaction": 40, "skills": SKILLS}}
    assert band(men=men).refused("action", {"command": "courage"}).rules == ("SG-CMD-03",)


@proves("SG-CMD-04", "SG-CMD-06")
def test_as_many_as_the_capacity_take_one_action() -> None:
    fight = band({"ak": {"command": PASSED, "courage": PASSED}}).answer(*command("courage", "am", "an"))
    assert fight.one("orders_began")["actions"] == 1
    assert fight.one("tested", test="command")["difficulty"] == 10
    assert fight.facts("ak")["orders"] is None
    assert fight.facts("ak")["slots"] == []


def asked(fight: Scene, segment: int) -> Scene:
    """The scene when ak is asked for an action in a segment; everything before takes its default."""
    fight.until(lambda one: (one.key, one.figure, fight.state.segment) == ("action", "ak", segment))
    return fight


def interrupted(fight: Scene, segment: int) -> bool:
    """Have the orders come to nothing by this segment?"""
    return [one["done"] for one in asked(fight, segment).all("orders_over")] == [False]


def three(dice: Any = None, **more: Any) -> Scene:
    """Ak begins to address all three in the first of three actions: two are needed."""
    fight = band(dice, {"announced": 3}, segment=1, **more)
    fight.answer(*command("courage", *MEN))
    return fight


@proves("SG-CMD-04", "SG-CMD-06")
def test_more_than_the_capacity_take_several_and_the_last_rolls() -> None:
    fight = three({"ak": {"command": [6, 6], "courage": PASSED}}, men={"an": {"fear": 2}})
    assert (fight.one("orders_began")["actions"], fight.facts("ak")["orders"]["left"]) == (2, 1)
    assert not fight.all("tested", test="command")
    asked(fight, 3).answer(("action", {"command": "go-on"}))
    assert fight.one("tested", test="command")["total"] == 14
    assert fight.facts("an")["fear"] == 0


@proves("SG-CMD-04")
def test_the_actions_of_the_next_turn_go_on_with_it() -> None:
    dice = {"ak": {"reaction": [6] * 4, "command": [6, 6], "courage": PASSED}, "game": {"reaction": [1, 1, 1, 2] * 4}}
    dice["game"]["tie"] = [1, 2, 3, 4]
    fight = band(dice, {"announced": 3, "slots": [5]}, segment=5).answer(*command("courage", *MEN))
    fight.answer(*[("announce", 0)] * 4, ("announce", 3))
    asked(fight, 1).answer(("action", {"command": "go-on"}))
    assert fight.one("orders_over")["done"] is True


@proves("SG-CMD-06")
def test_an_action_left_unused_interrupts() -> None:
    assert interrupted(three(), 4)


@proves("SG-CMD-06")
@pytest.mark.parametrize(("paid", "over"), [("slot", True), ("die", False)])
def test_an_action_spent_on_something_else_interrupts(paid: str, over: bool) -> None:
    fight = asked(three({"ak": {"sprint": [1, 2], "command": [6], "courage": PASSED}}), 3)
    fight.answer(("action", {"sprint": "athletics"}), ("pay", paid), ("path", []))
    if not over:
        fight.answer(("action", {"command": "go-on"}))
        assert fight.one("orders_over")["done"]
    else:
        assert interrupted(fight, 4)


@proves("SG-CMD-06", "SG-CORE-16")
def test_a_lost_action_interrupts() -> None:
    fight = band(None, {"announced": 3, "losses": 0}, segment=1).answer(*command("courage", *MEN))
    game = game_of(fight)
    game.tell(ActionsLost(figure="ak", actions=1, owed=1))
    game.tell(SegmentBegan(segment=3))
    counts_slots(game, None, "ak", 3)
    lose_slot(game, "ak")
    ends_segment(game, None, "ak", 3)
    assert game["ak"].orders is None


@proves("SG-CMD-06")
@pytest.mark.parametrize(("announced", "by", "over"), [(3, 2, True), (2, 1, False)])
def test_a_delay_interrupts_if_it_loses_an_action(announced: int, by: int, over: bool) -> None:
    first, then = (1, 3) if announced == 3 else (2, 4)
    fight = band(None, {"announced": announced}, segment=first).answer(*command("courage", *MEN))
    asked(fight, then).answer(("action", {"delay": by}))
    assert interrupted(fight, then + 1) is over


@proves("SG-CMD-06")
def test_a_chief_out_of_action_gives_no_orders() -> None:
    game = game_of(three(), {"game": {"courage": [6] * 12}})
    put_out(game, "ak", "unconscious", "", "SG-CORE-13")
    assert game["ak"].orders is None


@proves("SG-CMD-06")
def test_new_orders_replace_those_begun() -> None:
    fight = three({"ak": {"command": [6, 6], "courage": PASSED}})
    asked(fight, 3).answer(*command("courage", "am"))
    assert [one["done"] for one in fight.all("orders_over")] == [False, True]


@proves("SG-CMD-06")
def test_going_on_takes_orders_that_were_begun() -> None:
    refusal = band().refused("action", {"command": "go-on"})
    assert (refusal.reason, refusal.rules) == ("no-orders", ("SG-CMD-06",))


@proves("SG-CMD-05")
@pytest.mark.parametrize("faces", [[3, 3, 3, 3], [1, 1, 1, 2]])
def test_men_who_are_left_out_obey_nobody_whatever_the_roll(faces: list[int]) -> None:
    dice = {"ak": {"command": faces, **({"courage": PASSED} if faces == PASSED else {})}}
    fight = band(dice, men={"ao": {"tactic": 2, "tactic_on": "attack"}}).answer(*command("courage", "am", "an"))
    assert fight.one("command_lost")["men"] == ("ao",)
    assert [fight.facts(who)["chief"] for who in MEN] == ["ak", "ak", ""]
    assert (fight.facts("ao")["tactic"], fight.facts("ao")["tactic_on"]) == (0, "")


@proves("SG-CMD-07")
@pytest.mark.parametrize(
    ("x", "level", "difficulty"), [(8, 0, 10), (6, 0, 10), (4, 0, 20), (4, 0.5, 15), (4, 0.4, 20), (4, 1, 15)]
)
def test_the_command_test_is_harder_from_behind(x: float, level: float, difficulty: int) -> None:
    red = {"ak": man(x, 7, announced=1, skills=SKILLS)}
    red["ak"].extra["level"] = level
    for number, who in enumerate(MEN):
        red[who] = man(6, 3 + 2 * number, chief="ak")
    fight = scene(red, {"bo": man(20, 7)}, segment=3)
    assert fight.query("command", figure="ak") == difficulty


@proves("SG-CMD-07")
def test_half_of_the_men_may_stand_nearer_the_enemy() -> None:
    red = {"ak": man(8, 5, skills=SKILLS), "am": man(10, 5, chief="ak"), "an": man(6, 5, chief="ak")}
    assert scene(red, {"bo": man(20, 5)}, segment=3).query("command", figure="ak") == 10
    red["an"] = man(11, 5, chief="ak")
    assert scene(red, {"bo": man(20, 5)}, segment=3).query("command", figure="ak") == 20


@proves("SG-CMD-07")
def test_a_failed_command_test_has_no_effect_and_wounds_weigh_on_it() -> None:
    fight = band({"ak": {"command": [2, 2, 3]}}, {"wounds": 2}, {"am": {"fear": 3}})
    fight.answer(*command("courage", "am", "an"))
    rolled = fight.one("tested", test="command")
    assert (rolled["dice"], rolled["total"], rolled["passed"]) == (3, 9, False)
    assert fight.facts("am")["fear"] == 3
