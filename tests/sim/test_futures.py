"""Moments of a record, and games played on from them."""

from __future__ import annotations

import re
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

import toy
from conformance.systems import PLACES, bots, setup, system_of
from escarmouche.bots.protocol import Seated
from escarmouche.core.dice import SeededDice
from escarmouche.core.events import GameEnded
from escarmouche.core.position import Position, advance, begin, play, play_on
from escarmouche.sim.futures import Plan, futures, played_on, resting, share, spanned, standing, summed, usual
from escarmouche.sim.moments import worded
from escarmouche.telling.texts import LANGUAGES, Texts
from tales import SEED, told


@pytest.mark.parametrize("name", PLACES)
def test_moments_are_those_of_a_table_that_skips_what_leaves_no_choice(name: str) -> None:
    """The same positions and events as going on answer by answer, forced ones left to the engine."""
    system = system_of(name)
    dice = SeededDice(SEED)
    step = begin(system.rules.new_game(setup(name, SEED)), dice)
    assert told(name).opening == step.events
    for one in told(name).chosen:
        assert resting(one.position) == resting(step.position)
        step = advance(step.position, one.answer, dice, one.seat)
        assert (one.events, resting(one.after)) == (step.events, resting(step.position))
    assert step.position.over
    assert told(name).events[-1] == step.events[-1]
    assert isinstance(step.events[-1], GameEnded)


@pytest.mark.parametrize("name", PLACES)
def test_a_place_is_told_by_who_is_near(name: str) -> None:
    """Nobody reads coordinates: a way or a place is so far from the nearest enemy, or at its side."""
    system = system_of(name)
    for lang in LANGUAGES:
        texts = Texts(system, lang)
        placed = [one for one in told(name).chosen if one.decision.places and one.position.now.turn]
        for one in placed[:20]:
            words = worded(texts, one.decision, one.answer, one.position.now)
            assert not re.search(r"\(\d", words), words


def test_a_moment_that_is_not_there_is_told() -> None:
    with pytest.raises(LookupError, match="moment: 9999 is not there, the game has 0 to"):
        told("toy").position(9999)
    assert told("toy").position(len(told("toy").chosen)).over


@pytest.mark.parametrize("name", PLACES)
def test_playing_on_with_the_same_players_ends_the_same_game(name: str) -> None:
    """From the middle of a phase, with its log: the rest of the game is that of the whole."""
    system = system_of(name)
    opened = system.rules.new_game(setup(name, SEED))
    whole = play(opened, SeededDice(SEED), Seated(system, bots(name, SEED)))
    moment = next(one for one in told(name).chosen[len(told(name).chosen) // 2 :] if one.position.log)
    rest = iter([one.answer for one in told(name).chosen[moment.number :]])
    state, log, rolls = resting(moment.position)
    told_before = Position(state, log, rolls, told=moment.position.told)
    ended = play_on(
        told_before, SeededDice(SEED), lambda asked, decision: decision.default if decision.forced else next(rest)
    )
    assert ended.state == whole.state
    assert ended.events == whole.events[-len(ended.events) :]
    assert ended.entries == whole.entries[-len(ended.entries) :]
    assert ended.rolls == whole.rolls
    assert [len(ended.events) - mark for mark in ended.marks] == [
        len(whole.events) - mark for mark in whole.marks[-len(ended.marks) :]
    ]


def plan(name: str, moment: int, **more: str) -> Plan:
    return Plan(place=PLACES[name], at=resting(told(name).position(moment)), bot="random", **more)  # type: ignore[arg-type]


def test_futures_are_the_same_on_any_number_of_cores() -> None:
    one = futures(plan("toy", 12), 24)
    with ProcessPoolExecutor(2) as pool:
        many = futures(plan("toy", 12), 24, pool)
    assert one == many
    assert one.games == 24
    assert sum(it.count for it in one.wins.values()) + one.draws.count == 24
    others = [played_on((plan("toy", 12, seed=seed), range(8))) for seed in "ab"]
    assert others[0] != others[1]


def test_games_are_played_on_by_habit_where_a_game_has_habits() -> None:
    assert usual(system_of("evenor")) == "habit"
    assert usual(toy.SYSTEM) == ("habit" if "habit" in vars(toy.Toy) else "quick")


def test_one_future_can_be_played_alone() -> None:
    every = played_on((plan("toy", 5), range(6)))
    assert played_on((plan("toy", 5), [4]))[4] == every[4]


def test_the_future_of_a_game_that_is_over_is_its_end() -> None:
    last = len(told("toy").chosen)
    found = futures(plan("toy", last), 5)
    winner = told("toy").state.result.winner
    assert found.wins[winner].count == 5
    assert found.turns.counts == {told("toy").state.turn: 5}


def test_what_is_finished_is_kept_when_somebody_stops() -> None:
    seen: list[int] = []

    def progress(done: int, games: int) -> None:
        seen.append(done)

    stopped = futures(plan("toy", 3), 48, progress=progress, stop=lambda: len(seen) == 3)
    assert 0 < stopped.games == seen[-1] < 48 == stopped.asked

    def interrupted(done: int, games: int) -> None:
        if done > 5:
            raise KeyboardInterrupt

    assert 5 < futures(plan("toy", 3), 48, progress=interrupted).games < 48


def test_who_is_left_is_counted_with_their_cost() -> None:
    system = system_of("evenor")
    state = told("evenor").state
    for seat in system.seats:
        alive = [figure for figure in state.side(seat) if not figure.has("out")]
        assert standing(system, state, seat).models == len(alive)
        assert standing(system, state, seat).points == sum(figure.cost for figure in alive)
    assert standing(toy.SYSTEM, told("toy").state, "red").models == len(told("toy").state.side("red"))


def test_shares_have_wilson_intervals() -> None:
    half = share(50, 100)
    assert (half.low, half.high) == pytest.approx((0.4038, 0.5962), abs=1e-3)
    assert share(0, 20).low == 0.0
    assert share(0, 20).high == pytest.approx(0.161, abs=1e-3)
    assert (share(0, 0).low, share(0, 0).high) == (0.0, 1.0)


def test_ranges_tell_mean_error_and_the_middle() -> None:
    found = spanned([1, 2, 3, 4] * 25)
    assert (found.mean, found.low, found.high) == (2.5, 1, 4)
    assert found.error == pytest.approx(0.1124, abs=1e-3)
    assert found.counts == {1: 25, 2: 25, 3: 25, 4: 25}
    assert summed(plan("toy", 0), [], 10).games == 0


def test_records_from_before_rolls_told_their_dice_still_verify(tmp_path: Path) -> None:
    """The digest of an exploding roll is that of the event without the new fields."""
    from escarmouche.core.events import Rolled
    from escarmouche.records.recordfiles import Events

    old = Rolled(figure="a", purpose="melee", needed=4, faces=(6, 2), hits=1)
    new = Rolled(figure="a", purpose="melee", needed=4, faces=(6, 2), hits=1, explode=6)
    sums = [Events(), Events()]
    for events, event in zip(sums, (old, new), strict=True):
        events.add([event])
    assert sums[0].digest == sums[1].digest
