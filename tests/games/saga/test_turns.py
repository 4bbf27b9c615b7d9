"""The turn, announcements, priority and survival mode."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.events import GameEnded
from escarmouche.core.position import play
from escarmouche.core.system import Setup
from escarmouche.games.saga.opening import new_game
from escarmouche.games.saga.rules.sheets import build_list
from escarmouche.games.saga.rules.tracks import lose
from escarmouche.games.saga.system import SYSTEM
from games.saga.scene import game_of, man, scene, strike
from proofs import proves


@proves("SG-TURN-03", "SG-DECL-01", "SG-DECL-02", "SG-DECL-06")
def test_the_lowest_reaction_announces_first_and_slots_follow_the_number() -> None:
    dice = {"ak": {"reaction": [6, 6, 6, 6]}, "bo": {"reaction": [1, 2, 1, 1]}}
    fight = scene({"ak": man(2, 2)}, {"bo": man(9, 9)}, dice)
    assert fight.pending.figure == "bo"
    fight.answer(("announce", 2), ("announce", 3))
    assert fight.facts("bo")["slots"] == [2, 4]
    assert fight.facts("ak")["slots"] == [1, 3, 5]


@proves("SG-DECL-07", "SG-DECL-04", "SG-DECL-05")
def test_a_blow_needs_a_slot_in_its_segment_and_announced_actions_cost_dice() -> None:
    fight = scene({"ak": man(5, 5, announced=3, reaction=20)}, {"bo": man(6.5, 5, angle=180)}, segment=2)
    assert fight.refused("action", {"strike": "bo", "weapon": "sword"}).reason == "no-slot"
    assert fight.query("dice", figure="ak", test="melee") == 2
    assert fight.query("dice", figure="ak", test="perception", as_="innate") == 4


@proves("SG-DECL-08")
def test_a_delay_moves_every_slot_and_loses_those_beyond_the_fifth_segment() -> None:
    fight = scene({"ak": man(5, 5, announced=4, reaction=20)}, {"bo": man(9, 9)}, segment=1)
    fight.answer(("action", {"delay": 2}))
    assert fight.facts("ak")["slots"] == [3, 4]
    assert fight.one("delayed")["lost"] == 2


@proves("SG-SURV-02", "SG-SURV-03", "SG-SURV-05", "SG-SURV-06")
def test_survival_mode_gives_an_action_in_every_segment_left() -> None:
    dice = {"ak": {"survival": [3, 3, 3, 3]}}
    fight = scene({"ak": man(5, 5, announced=1, reaction=20)}, {"bo": man(9, 9)}, dice, segment=2)
    fight.answer(("action", "survive"))
    assert fight.facts("ak")["slots"] == [2, 3, 4, 5]
    assert fight.query("dice", figure="ak", test="melee") == 1


@proves("SG-SURV-04")
def test_failed_survival_mode_begins_a_segment_later() -> None:
    dice = {"ak": {"survival": [1, 1, 1, 2]}}
    fight = scene({"ak": man(5, 5, announced=1, reaction=20)}, {"bo": man(9, 9)}, dice, segment=4)
    fight.answer(("action", "survive"))
    assert fight.facts("ak")["slots"] == [3]
    fight.answer(("action", "done"), ("action", "done"))
    assert fight.facts("ak")["slots"] == [5]


@proves("SG-PRIO-02", "SG-PRIO-04", "SG-PRIO-08")
def test_whoever_has_the_initiative_may_let_an_opponent_act_first() -> None:
    red = {"ak": man(2, 2, announced=1, reaction=20)}
    fight = scene(red, {"bo": man(9, 9, announced=1, reaction=15)}, segment=3)
    fight.answer(("action", {"after": "bo"}))
    assert fight.pending.figure == "bo"
    near = scene(red, {"bo": man(9, 9, announced=1, reaction=16)}, segment=3)
    assert near.refused("action", {"after": "bo"}).reason == "no-initiative"


@proves("SG-PRIO-05", "SG-PRIO-09")
def test_actions_of_a_lead_under_five_are_simultaneous() -> None:
    ak, bo = man(5, 5, announced=1, reaction=20), man(6.5, 5, announced=1, reaction=16, angle=180, wounds=5)
    dice = {
        "ak": {"attack": [6, 6, 6, 6], "damage": [6, 6, 6, 6, 6, 6], "soak": [6, 6, 6, 6]},
        "bo": {"attack": [6, 6], "damage": [1, 1, 1, 1], "soak": [1, 1, 1, 1]},
    }
    fight = scene({"ak": ak}, {"bo": bo}, dice, segment=3).answer(strike("bo"), ("react", "none"), ("action", "done"))
    assert fight.all("pending")
    assert fight.facts("bo")["in_play"]
    fight.answer(strike("ak"), ("react", "none"))
    assert fight.one("attacked", figure="bo")["hit"]
    fight.answer(("action", "done"))
    assert fight.one("put_out", figure="bo")["how"] == "dying"


@proves("SG-TURN-01", "SG-PRIO-09")
def test_three_seats_play_to_the_end() -> None:
    lists = {side: build_list(Block(side, 0), None, {}) for side in ("red", "blue", "green")}
    chance = Block("three", 0)
    state = new_game(Setup(game="saga", lists=lists))
    told = play(state, SeededDice("three"), lambda asked, decision: decision.sample(chance))
    assert set(told.state.sides) == {"red", "blue", "green"}
    assert isinstance(told.events[-1], GameEnded)


@proves("SG-ACT-07", "SG-PRIO-07")
def test_two_players_share_a_side_and_a_referee_plays_the_other() -> None:
    lists = {"red": ["Brannoc", "Senna la Lance"], "blue": ["Odrik"]}
    setup = Setup(game="saga", lists=lists, seats=["red-1", "red-2", "referee"])
    chance, seen = Block("shared", 0), set[tuple[str, str]]()

    def choose(asked: object, decision: Decision) -> Answer:
        seen.add((decision.seat, decision.figure or decision.key))
        return decision.sample(chance)

    told = play(SYSTEM.rules.new_game(setup), SeededDice("shared"), choose)
    assert isinstance(told.events[-1], GameEnded)
    assert {seat for seat, what in seen if what in ("red-1", "red-2", "blue-1")} == {"red-1", "red-2", "referee"}
    assert ("referee", "reactions") in seen


@proves("SG-DECL-03")
def test_of_equal_reactions_the_worse_reactor_announces_first_then_the_lower_die() -> None:
    same = {"reaction": [3, 3, 3, 3]}
    skilled = man(9, 9, skills={"reaction": 4})
    fight = scene(
        {"ak": man(2, 2, skills={"reaction": 3})}, {"bo": skilled}, {"ak": {"reaction": [3, 3, 3, 4]}, "bo": same}
    )
    assert fight.pending.figure == "ak"
    dice = {"ak": {**same, "tie": [5]}, "bo": {**same, "tie": [2]}}
    fight = scene({"ak": man(2, 2)}, {"bo": man(9, 9)}, dice)
    assert fight.pending.figure == "bo"


@proves("SG-DECL-09", "SG-DECL-10")
def test_delayed_and_lost_actions_do_not_lower_the_malus() -> None:
    fight = scene({"ak": man(5, 5, announced=3, reaction=20, losses=1)}, {"bo": man(9, 9)}, segment=1)
    assert fight.one("slot_lost", figure="ak")["segment"] == 1
    assert fight.facts("ak")["slots"] == [3, 5]
    assert fight.query("dice", figure="ak", test="melee") == 2
    assert fight.refused("action", strike("bo")[1]).reason == "no-slot"


@proves("SG-CORE-16", "SG-CORE-17")
def test_actions_lost_beyond_the_turn_are_lost_in_the_next() -> None:
    dice = {"ak": {"reaction": [1, 1, 1, 2]}, "bo": {"reaction": [6, 6, 6, 6]}}
    fight = scene({"ak": man(5, 5, announced=1, reaction=20, losses=2)}, {"bo": man(9, 9)}, dice, segment=3)
    assert fight.facts("ak")["losses"] == 1
    fight.play().answer(("announce", 2))
    while not fight.all("slot_lost", segment=2):
        fight.answer(("action", "done"))
    assert fight.facts("ak")["losses"] == 0
    assert fight.facts("ak")["slots"] == [4]


@proves("SG-ACT-06", "SG-UND-01", "SG-UND-02", "SG-UND-03", "SG-UND-08", "SG-ACT-03")
def test_an_undeclared_action_costs_a_die_of_those_after_it_or_the_slot_of_its_segment() -> None:
    dice = {"ak": {"sprint": [3, 3, 3]}}
    red = {"ak": man(5, 5, announced=2, reaction=20)}
    fight = scene(red, {"bo": man(20, 9)}, dice, segment=2)
    fight.answer(("action", {"sprint": "athletics"}), ("pay", "die"), ("path", []))
    assert fight.facts("ak")["slots"] == [2, 4]
    assert fight.query("dice", figure="ak", test="melee") == 2
    assert fight.refused("action", {"sprint": "athletics"}).reason == "once-a-segment"
    fight = scene(red, {"bo": man(20, 9)}, dice, segment=2)
    fight.answer(("action", {"sprint": "athletics"}), ("pay", "slot"), ("path", []))
    assert fight.facts("ak")["slots"] == [4]
    assert fight.query("dice", figure="ak", test="melee") == 3


@proves("SG-INN-01", "SG-INN-02", "SG-INN-03", "SG-ACT-04", "SG-ACT-01", "SG-ACT-02")
def test_walking_is_innate_and_costs_nothing() -> None:
    fight = scene({"ak": man(5, 5, announced=1, reaction=20)}, {"bo": man(20, 9)}, segment=3)
    fight.answer(("action", "move"), ("path", [[6, 5]]))
    assert fight.one("action_taken")["nature"] == "innate"
    assert fight.facts("ak")["slots"] == [3]
    assert fight.query("dice", figure="ak", test="melee") == 4
    assert fight.refused("action", "move").reason == "once-a-segment"


@proves("SG-SURV-01", "SG-SURV-07", "SG-SURV-09", "SG-SURV-10")
def test_survival_mode_is_tried_once_and_gives_no_second_action_in_a_used_segment() -> None:
    dice = {"ak": {"survival": [6, 6, 6, 6], "attack": [1, 1, 1, 1]}, "bo": {}}
    fight = scene({"ak": man(5, 5, announced=1, reaction=20)}, {"bo": man(6.5, 5, angle=180)}, dice, segment=3)
    fight.answer(strike("bo"), ("react", "none"), ("action", "survive"))
    assert fight.facts("ak")["slots"] == [4, 5]
    assert fight.refused("action", strike("bo")[1]).reason == "no-slot"
    assert fight.refused("action", "survive").reason == "survival-tried"


@proves("SG-SURV-02")
@pytest.mark.parametrize(("options", "now"), [({}, True), ({"survival_difficulty": 16}, False)])
def test_the_difficulty_of_survival_mode_is_settled(options: dict[str, Any], now: bool) -> None:
    dice = {"ak": {"survival": [3, 3, 3, 3]}}
    fight = scene({"ak": man(5, 5, announced=1, reaction=20)}, {"bo": man(9, 9)}, dice, segment=2, **options)
    fight.answer(("action", "survive"))
    assert fight.one("survival_tried")["now"] is now


@proves("SG-SURV-02")
def test_a_referee_makes_survival_mode_harder_against_a_sudden_threat() -> None:
    dice = {"ak": {"survival": [3, 3, 3, 3]}}
    seats = ["red", "blue", "referee"]
    fight = scene({"ak": man(5, 5, announced=1, reaction=20)}, {"bo": man(9, 9)}, dice, segment=2, seats=seats)
    fight.answer(("action", "survive"), ("survival-difficulty", 20))
    assert fight.one("ruled") | {"ruling": "survival-difficulty", "answer": "20"} == fight.one("ruled")
    assert not fight.one("survival_tried")["now"]


@proves("SG-SURV-08", "SG-SURV-04")
def test_a_failure_in_the_fifth_segment_spills_into_the_next_turn() -> None:
    dice = {"ak": {"survival": [1, 1, 1, 2], "reaction": [6, 6, 6, 6]}, "bo": {"reaction": [1, 2, 1, 1]}}
    fight = scene({"ak": man(5, 5, announced=1, reaction=20)}, {"bo": man(9, 9)}, dice, segment=5)
    fight.answer(("action", "survive"))
    fight.play()
    fight.answer(("announce", 1))
    assert fight.facts("ak")["slots"] == [1, 2, 3, 4, 5]
    assert fight.facts("ak")["announced"] == 5


@proves("SG-SURV-11")
def test_survival_mode_does_not_give_back_lost_actions() -> None:
    dice = {"ak": {"survival": [6, 6, 6, 6]}}
    fight = scene({"ak": man(5, 5, announced=1, reaction=20, losses=1)}, {"bo": man(9, 9)}, dice, segment=2)
    fight.answer(("action", "survive"))
    assert fight.one("slot_lost", figure="ak")["segment"] == 2


@proves("SG-PRIO-01", "SG-PRIO-06")
def test_those_with_a_declared_action_come_first_then_by_reaction() -> None:
    red = {"ak": man(2, 2, reaction=30), "al": man(2, 9, announced=1, reaction=10)}
    fight = scene(red, {"bo": man(20, 9, announced=1, reaction=14)}, segment=3)
    assert [fight.query("order", figure=who) for who in ("bo", "al", "ak")] == [1, 2, 3]
    assert fight.pending.figure == "bo"


@proves("SG-PRIO-02", "SG-PRIO-03")
def test_the_surprised_owner_of_the_only_action_needs_the_lead() -> None:
    red = {"ak": man(2, 2, "surprised", announced=1, reaction=20)}
    fight = scene(red, {"bo": man(9, 9, reaction=16)}, segment=3)
    assert not fight.query("organises", from_="ak", to="bo")
    ready = scene({"ak": man(2, 2, announced=1, reaction=20)}, {"bo": man(9, 9, reaction=30)}, segment=3)
    assert ready.query("organises", from_="ak", to="bo")


@proves("SG-PRIO-10")
@pytest.mark.parametrize(("options", "total"), [({}, 10), ({"surprise_reaction_malus": 8}, 7)])
def test_surprise_lowers_the_reaction(options: dict[str, Any], total: int) -> None:
    dice = {"ak": {"reaction": [3, 3, 3, 3]}, "bo": {"reaction": [6, 6, 6, 6]}}
    fight = scene({"ak": man(2, 2, "surprised")}, {"bo": man(9, 9)}, dice, **options)
    assert fight.one("reacted", figure="ak")["total"] == total


@proves("SG-PRIO-07", "SG-PRIO-06")
@pytest.mark.parametrize(("scope", "rolls"), [("turn", 0), ("segment", 1)])
def test_reactions_are_rolled_anew_where_it_was_settled(scope: str, rolls: int) -> None:
    dice = {"ak": {"reaction": [3, 3, 3, 3]}, "bo": {"reaction": [6, 6, 6, 6]}}
    fight = scene({"ak": man(2, 2)}, {"bo": man(9, 9)}, dice, segment=2, reaction_scope=scope)
    assert len(fight.rolls("ak", "reaction")) == rolls
    assert not scene({"ak": man(2, 2)}, {"bo": man(9, 9)}, segment=1, reaction_scope=scope).rolls("ak", "reaction")


@proves("SG-PRIO-07")
def test_a_referee_orders_new_reactions_in_a_contested_segment() -> None:
    dice = {"ak": {"reaction": [3, 3, 3, 3]}, "bo": {"reaction": [6, 6, 6, 6]}}
    seats = ["red", "blue", "referee"]
    red, blue = {"ak": man(2, 2, announced=1)}, {"bo": man(9, 9, announced=1)}
    fight = scene(red, blue, dice, segment=3, seats=seats).answer(("reactions", "new"))
    assert fight.one("reacted", figure="ak")["total"] == 15


@proves("SG-CORE-18", "SG-ENG-04")
def test_the_fleeing_take_no_declared_action() -> None:
    fight = scene({"ak": man(5, 5, "fleeing", announced=1, reaction=20)}, {"bo": man(6.5, 5, angle=180)}, segment=3)
    assert fight.refused("action", strike("bo")[1]).reason == "fleeing"


@proves("SG-CORE-12", "SG-CORE-13", "SG-CORE-18", "SG-CORE-19")
def test_the_last_level_puts_out_and_the_dying_die_after_a_minute() -> None:
    dying = scene({"ak": man(5, 5, wounds=6, engaged=["bo"])}, {"bo": man(6, 5, engaged=["ak"])}, segment=3)
    game = game_of(dying)
    lose(game, "ak", 3, 9)
    assert game["ak"].status == {"dying"}
    assert (game["ak"].wounds, game["ak"].dies) == (7, 13)
    assert not game["bo"].engaged
    tired = game_of(dying)
    lose(tired, "ak", 0, 7)
    assert tired["ak"].status == {"unconscious"}


@proves("SG-CORE-12")
def test_whoever_is_dying_dies_at_the_end_of_the_twelfth_turn() -> None:
    blue = {"bo": man(6, 5), "be": man(12, 12, "dying", dies=3, wounds=7)}
    fight = scene({"ak": man(20, 5)}, blue, segment=5, turn=3, turns=3)
    fight.answer(("action", "done"), ("action", "done"))
    assert fight.one("put_out", figure="be")["how"] == "dead"
