"""Advice: a few answers that differ, compared on the same dice, from what a seat may know."""

from __future__ import annotations

import pytest

from escarmouche.bots.advice import MOST, advise, lost, ranked
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.position import Position, advance, begin
from escarmouche.core.system import Setup, System, load
from escarmouche.games import SYSTEMS
from escarmouche.space.geometry import Round
from toy import SYSTEM as TOY


def opened(system: System, answers: int = 0) -> Position:
    lists = {seat: list(system.lists.build(Block(seat, 0), None, {})) for seat in system.seats}
    dice, chance = SeededDice("advice"), Block("advice", 0)
    position = begin(system.rules.new_game(Setup(game=system.name, seed="7", lists=lists)), dice).position
    for _ in range(answers):
        decision = position.decision()
        position = advance(position, decision.sample(chance), dice, decision.seat).position
    return position


@pytest.mark.parametrize("place", [SYSTEMS["evenor"], "toy:SYSTEM"])
def test_a_few_answers_are_told_the_best_first(place: str) -> None:
    system = load(place)
    position = opened(system, 3)
    seat = position.decision().seat
    told = advise(system, position, seat, "one", looks=2)
    assert 1 <= len(told) <= MOST
    others = [one.chance for one in told[1:]]
    assert others == sorted(others, reverse=True)
    assert len({str(one.answer) for one in told}) == len(told)
    for one in told:
        position.decision(seat).check(one.answer)
        assert 0.0 <= one.chance <= 1.0
    assert told == advise(system, position, seat, "one", looks=2), "bound by its seed alone"


def test_what_was_answered_is_among_them() -> None:
    position = opened(TOY, 3)
    decision = position.decision()
    given = decision.check(decision.sample(Block("given", 0)))
    told = advise(TOY, position, decision.seat, "one", given, looks=1)
    assert [one.answer for one in told if one.given] == [given]


def test_places_are_a_base_apart() -> None:
    system = load(SYSTEMS["evenor"])
    position = opened(system, 1)
    decision = position.decision()
    assert decision.key == "deploy"
    told = advise(system, position, decision.seat, "one", looks=1)
    base = position.now.figures[decision.figure].base
    assert isinstance(base, Round)
    width = base.radius * 2
    ends = [decision.end(one.answer) for one in told]
    for n, one in enumerate(ends):
        for other in ends[:n]:
            assert one is not None
            assert other is not None
            assert ((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5 >= width


def test_losses_are_counted_by_side() -> None:
    system = load(SYSTEMS["evenor"])
    state = opened(system, 30).now
    one = next(one for one in state.figures.values() if one.side == "red" and not system.shown.portrait(one).gone)
    after = state.changed(one.id, status=frozenset({"out"}))
    assert lost(system, state, after, "red") == (1, 0)
    assert lost(system, state, after, "blue") == (0, 1)


def test_whoever_left_the_table_unharmed_did_not_fall() -> None:
    system = load(SYSTEMS["evenor"])
    state = opened(system, 30).now
    one = next(one for one in state.figures.values() if one.side == "red" and one.in_play)
    away = state.changed(one.id, on_table=False, status=one.status | {"exited"})
    assert lost(system, state, away, "red") == (0, 0)


def test_what_the_search_chose_stays_first_unless_another_is_clearly_better() -> None:
    lucky = [0.1, 0.9, 0.2, 0.5], [0.2, 0.1, 0.2, 0.3], [0.9, 0.1, 0.8, 0.5]
    assert ranked(lucky) == [0, 2, 1]
    better = [0.1, 0.2, 0.1, 0.2], [0.5, 0.7, 0.6, 0.5]
    assert ranked(better) == [1, 0]
