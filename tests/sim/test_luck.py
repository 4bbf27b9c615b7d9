"""Luck told apart from decisions: the calibrated evaluation, the two accounts, and the report."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from functools import cache
from math import exp, sqrt
from typing import Any

import pytest
from msgspec.structs import replace

import toy
from conformance.systems import PLACES
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.game import Fell
from escarmouche.core.position import NoDice, Position, advance, begin, resume
from escarmouche.core.system import Setup
from escarmouche.odds.luck import tally
from escarmouche.sim.chances import calibrated, sees
from escarmouche.sim.futures import Count, Future, resting
from escarmouche.sim.luck import Dish, Report, Scales, Stopped, luck, measure, weigh
from tales import recorded, told


def games(number: int, slope: float = 0.4) -> list[Future]:
    """Games whose leads tell the chance of the first seat exactly."""
    found = []
    for at in range(number):
        chance = Block("games", at)
        ahead = chance.below(41) / 2 - 10
        won = chance.unit() < 1 / (1 + exp(-slope * ahead))
        left = {seat: Count(models=1, points=0) for seat in ("red", "blue")}
        found.append(Future(winner="red" if won else "blue", turns=3, left=left, leads=((1, ahead),)))
    return found


def test_the_evaluation_learns_what_a_lead_is_worth() -> None:
    eye = calibrated(toy.SYSTEM, games(600))
    for ahead in (-6, -2, 0, 3, 7):
        assert eye.chance(ahead, 1) == pytest.approx(1 / (1 + exp(-0.4 * ahead)), abs=0.07)
        low, high = eye.between(ahead, 1)
        assert low <= eye.chance(ahead, 1) <= high
    assert eye.brier < 0.17


def test_a_lead_that_means_nothing_is_worth_nothing() -> None:
    eye = calibrated(toy.SYSTEM, games(600, slope=0.0))
    assert eye.chance(8, 1) == pytest.approx(0.5, abs=0.12)
    assert eye.brier == pytest.approx(0.25, abs=0.01)


def test_more_games_make_a_narrower_band() -> None:
    few, many = (calibrated(toy.SYSTEM, games(number)).between(3, 1) for number in (30, 600))
    assert few[1] - few[0] > many[1] - many[0]


def test_few_games_make_no_wall() -> None:
    eye = calibrated(toy.SYSTEM, games(3))
    assert 0.0 < eye.chance(50, 1) < 1.0
    assert calibrated(toy.SYSTEM, []).chance(0, 1) == 0.5


# -------------------------------------------------------------- one moment


@cache
def duel() -> Position:
    """Red has lost the first strike, 2 or 3 being enough for Blue, and may roll again; who wins this wins the game."""
    lists = {"red": ["Scout", "Scout"], "blue": ["Scout", "Scout"]}
    for seed in range(400):
        dice, chance = SeededDice(f"duel {seed}"), Block(f"duel {seed}", 0)
        position = begin(toy.SYSTEM.rules.new_game(Setup(game="toy", seed="x", lists=lists)), dice).position
        while not position.over:
            decision = position.decision()
            if decision.key == "reroll" and decision.seat == "red":
                mine, theirs = (entry.faces[0] for entry in position.log if isinstance(entry, Fell))
                if mine < theirs <= 3:
                    last = replace(position.state, points={"red": 2, "blue": 2})
                    return resume(last, position.log, position.rolls, NoDice()).position
            position = advance(position, decision.sample(chance), dice, decision.seat).position
    raise AssertionError("no such duel")


SCALES = Scales(place="toy:SYSTEM", eye=calibrated(toy.SYSTEM, games(200)), samples=40, seed="test")


def test_giving_up_a_reroll_that_could_win_costs_chances() -> None:
    """Without the reroll Blue scores its third point, or the tie stands; with it Red may still win."""
    found = measure((SCALES, Dish(number=0, at=resting(duel()), seat="red", answer="no", after=None)))
    assert found.better == "yes"
    assert found.cost > 2 * found.error > 0
    other = measure((SCALES, Dish(number=0, at=resting(duel()), seat="red", answer="yes", after=None)))
    assert other.cost == pytest.approx(-found.cost, abs=4 * (found.error + other.error))


def outcomes(number: int) -> list[tuple[Position, Any]]:
    """The reroll taken, with many different dice, and what dice and answer were worth each time."""
    found = []
    for at in range(number):
        after = advance(duel(), "yes", SeededDice(f"outcome {at}"), "red").position
        dish = Dish(number=at, at=resting(duel()), seat="red", answer="yes", after=resting(after))
        found.append((after, weigh((SCALES, dish)).luck))
    return found


def test_luck_is_what_dice_did_and_comes_to_nothing_in_the_long_run() -> None:
    found = outcomes(60)
    lucky = [one.chance for after, one in found if after.now.result and after.now.result.winner == "red"]
    unlucky = [one.chance for after, one in found if after.now.result and after.now.result.winner == "blue"]
    assert min(lucky) > 0 > max(unlucky)
    lucks = [one.chance for _, one in found]
    mean = sum(lucks) / 60
    assert abs(mean) < 4 * sqrt(sum((one - mean) ** 2 for one in lucks) / 59 / 60)
    assert all(one.error > 0 for _, one in found)


# -------------------------------------------------------------- the report


@cache
def found() -> Report:
    return luck(recorded("toy"), PLACES["toy"], bot="random", games=48, samples=4)


def test_the_report_is_of_this_game() -> None:
    told_, tale = found(), told("toy")
    assert told_.result is not None
    assert told_.result == tale.state.result
    assert [point.moment for point in told_.curve] == list(range(len(tale.chosen) + 1))
    assert all(0 <= point.low <= point.chance <= point.high <= 1 for point in told_.curve)
    assert told_.curve[-1].chance == sees(toy.SYSTEM, SCALES.eye, tale.state) == float(told_.result.winner == "red")
    assert sum(anchor.games for anchor in told_.anchors) == told_.games == 48
    assert len(told_.rolls) == sum(account.dice.rolls for account in told_.players.values()) + sum(
        roll.side == "" for roll in told_.rolls
    )


def test_luck_is_what_one_wins_and_the_other_loses() -> None:
    for accounts in [found().players, *found().turns.values()]:
        red, blue = accounts["red"].luck, accounts["blue"].luck
        assert (red.chance, red.models, red.points) == pytest.approx((-blue.chance, -blue.models, -blue.points))


def test_turns_add_up_to_the_game() -> None:
    for seat, whole in found().players.items():
        turns = [accounts[seat] for accounts in found().turns.values()]
        assert sum(one.luck.chance for one in turns) == pytest.approx(whole.luck.chance)
        assert sum(one.dice.gain for one in turns) == pytest.approx(whole.dice.gain)
        assert sum(one.decisions for one in turns) == whole.decisions > 0
        assert sum(one.cost for one in turns) == pytest.approx(whole.cost)
    assert tally(roll for roll in found().rolls if roll.side == "red") == found().players["red"].dice


def test_the_costliest_decisions_are_clear_and_in_order() -> None:
    costs = [one.cost for one in found().costliest]
    assert costs == sorted(costs, reverse=True)
    assert len(costs) <= 3
    for one in found().costliest:
        chosen = told("toy").chosen[one.moment]
        assert (chosen.seat, chosen.answer, chosen.line) == (one.seat, one.chosen, one.line)
        assert one.better != one.chosen
        assert one.cost > 2 * one.error


def test_the_report_is_the_same_on_any_number_of_cores() -> None:
    with ProcessPoolExecutor(2) as pool:
        again = luck(recorded("toy"), PLACES["toy"], bot="random", games=48, samples=4, executor=pool)
    assert again == found()


def test_it_can_be_watched_and_stopped() -> None:
    seen: list[tuple[int, int]] = []
    with pytest.raises(Stopped):
        luck(
            recorded("toy"),
            PLACES["toy"],
            bot="random",
            games=48,
            samples=4,
            progress=lambda done, total: seen.append((done, total)),
            stop=lambda: len(seen) > 10,
        )
    assert seen[-1][0] == 11 < seen[-1][1]
