"""A random walk through play, undo, saving and replay: the same answers and dice always lead to the same game."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from conformance.systems import PLACES, setup, system_of
from escarmouche.core.decisions import Refused
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.events import Event
from escarmouche.core.game import Entry
from escarmouche.core.position import Position, advance, begin, resume
from escarmouche.core.state import to_json

SEED = "machine"


class Table(RuleBasedStateMachine):
    """One game, played, taken back, saved and read again."""

    name = ""

    @initialize(deal=st.integers(0, 5))
    def sit_down(self, deal: int) -> None:
        self.system = system_of(self.name)
        self.opened = self.system.rules.new_game(setup(self.name, f"{SEED}-{deal}"))
        self.dice = SeededDice(f"{SEED}-{deal}")
        step = begin(self.opened, self.dice)
        self.past: list[Position] = [step.position]
        self.events: list[tuple[Event, ...]] = [step.events]
        self.entries: list[tuple[Entry, ...]] = [step.entries]

    @property
    def here(self) -> Position:
        return self.past[-1]

    @precondition(lambda self: not self.here.over)
    @rule(choice=st.integers(0, 2**31), several=st.integers(1, 12))
    def answer(self, choice: int, several: int) -> None:
        chance = Block(str(choice), 0)
        for _ in range(several):
            if self.here.over:
                return
            decision = self.here.decision()
            step = advance(self.here, decision.sample(chance), self.dice, decision.seat)
            self.past.append(step.position)
            self.events.append(step.events)
            self.entries.append(step.entries)

    @precondition(lambda self: len(self.past) > 1)
    @rule(back=st.integers(1, 9))
    def undo(self, back: int) -> None:
        for _ in range(min(back, len(self.past) - 1)):
            for kept in (self.past, self.events, self.entries):
                kept.pop()

    @precondition(lambda self: not self.here.over)
    @rule(junk=st.one_of(st.text(max_size=5), st.integers(), st.lists(st.floats(), max_size=3)))
    def babble(self, junk: Any) -> None:
        with contextlib.suppress(Refused):
            advance(self.here, junk, self.dice)

    @precondition(lambda self: not self.here.over)
    @rule()
    def save_and_read(self) -> None:
        state = msgspec.json.decode(msgspec.json.encode(self.here.state), type=self.system.state_type)
        again = resume(state, self.here.log, self.here.rolls, self.dice).position
        assert to_json(again.state) == to_json(self.here.state)
        assert again.log == self.here.log
        assert [one.public() for one in again.pending] == [one.public() for one in self.here.pending]
        self.past[-1] = again

    @rule()
    def replay(self) -> None:
        step = begin(self.opened, self.dice)
        assert step.events == self.events[0]
        for events, entries in zip(self.events[1:], self.entries[1:], strict=True):
            given = entries[0]
            step = advance(step.position, given.answer, self.dice, given.seat)  # type: ignore[union-attr]
            assert step.events == events
            assert step.entries == entries
        assert to_json(step.position.state) == to_json(self.here.state)

    @invariant()
    def the_end_is_the_end(self) -> None:
        if self.here.over:
            assert self.here.state.result is not None


@pytest.mark.parametrize("name", PLACES)
def test_whatever_is_played_undone_or_saved_the_game_is_the_same(name: str) -> None:
    machine = type(f"{name.capitalize()}Table", (Table,), {"name": name})
    run_state_machine_as_test(machine, settings=settings(max_examples=12, stateful_step_count=14, deadline=None))
