"""A referee's acts between two answers: told, recorded, played again, and kept from those they are not for."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.core.decisions import Refused
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.events import ActLapsed, Said
from escarmouche.core.game import Answered
from escarmouche.core.position import Position, Step, advance, begin, intervene, peek
from escarmouche.core.refereeing import Blank, acts_of
from escarmouche.core.seating import REFEREE
from escarmouche.core.system import Setup, System
from escarmouche.core.views import consistent, redact
from escarmouche.records.record import parse, verify
from escarmouche.records.recordfiles import Writer
from toy import ALLIED, CROWD, SYSTEM, Scored

LISTS = {"red": ["Scout", "Scout"], "blue": ["Scout", "Watcher"]}
SETUP = Setup(game="crowd", seed="7", lists=LISTS, seats=list(ALLIED))
PRAISE = {"act": "praise", "side": "blue", "points": 2}


class Table:
    """A game of the toy with a referee, and its record."""

    def __init__(self, system: System[Any] = CROWD, setup: Setup = SETUP) -> None:
        self.dice, self.file = SeededDice("7"), BytesIO()
        self.writer = Writer(self.file)
        state = system.rules.new_game(setup)
        self.writer.begin(setup, system, state)
        self.events: list[Any] = []
        self.step: Step[Any] = begin(state, self.dice)
        self.took(self.step)

    @property
    def position(self) -> Position[Any]:
        return self.step.position

    def took(self, step: Step[Any]) -> Step[Any]:
        self.step = step
        self.writer.append(step)
        self.events += step.events
        return step

    def act(self, **act: Any) -> Step[Any]:
        return self.took(intervene(self.position, act, self.dice))

    def on(self) -> None:
        decision = self.position.decision()
        answer = decision.sample(Block(f"{decision.key}{len(self.events)}", 0))
        self.took(advance(self.position, answer, self.dice, decision.seat))

    def until(self, key: str) -> Table:
        for _ in range(300):
            if self.position.pending[0].key == key:
                return self
            self.on()
        raise AssertionError(f"never asked {key}")

    def points(self) -> int:
        return int(self.position.now.points.get("blue", 0))


def playing() -> Table:
    """In the first turn, where somebody is to be moved."""
    return Table().until("activate")


def test_words_are_told_at_once_and_the_question_stays() -> None:
    table = playing()
    asked = table.position.decision()
    step = table.act(act="say", said="  The  fog lifts. ")
    assert step.events == (Said(said="The fog lifts."),)
    assert table.position.decision().public() == asked.public()
    assert peek(replace(table.position, live=None)) == table.position.now


def test_what_changes_the_table_waits_for_the_end_of_the_phase() -> None:
    table = playing()
    assert table.position.log, "somebody has already been asked who lurks"
    before = table.points()
    assert table.act(**PRAISE).events == ()
    assert table.points() == before
    number = len(table.events)
    while not any(isinstance(event, Scored) for event in table.events[number:]):
        table.on()
    assert table.points() == before + 2


def test_at_a_quiet_point_it_happens_now_and_the_question_is_put_again() -> None:
    table = Table(SYSTEM, replace(SETUP, game="toy", seats=["red", "blue", REFEREE])).until("lurk")
    assert not table.position.log
    table.act(act="say", said="Well done.")
    before, asked = table.points(), table.position.decision()
    step = table.act(**PRAISE)
    assert [type(event) for event in step.events] == [Scored]
    assert (table.points(), table.position.decision().public()) == (before + 2, asked.public())
    table.on()
    assert verify(parse(table.file.getvalue()), SYSTEM).identical


def test_what_is_no_longer_possible_is_told() -> None:
    table = playing()
    table.act(**PRAISE)
    table.act(**PRAISE)
    table.act(**PRAISE)
    while not any(isinstance(event, ActLapsed) for event in table.events):
        table.on()
    assert table.points() >= 4


def test_a_record_with_acts_is_played_again_and_says_where_it_differs() -> None:
    table = playing()
    for number in range(40):
        if table.position.over:
            break
        if number % 7 == 3:
            table.act(act="say", said=f"number {number}", seat="red-2" if number % 2 else "everybody")
        if number % 11 == 5 and table.points() < 2:
            table.act(**PRAISE)
        table.on()
    record = parse(table.file.getvalue())
    assert sum(isinstance(one, Answered) and one.key == "intervene" for one in record.entries) > 5
    assert verify(record, CROWD).identical
    entries = tuple(
        replace(one, answer={**one.answer, "points": 3}) if isinstance(one, Answered) and "points" in str(one) else one
        for one in record.entries
    )
    assert not verify(replace(record, entries=entries), CROWD).identical


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        ({"act": "prise", "side": "blue", "points": 1}, "no-such-action"),
        ("praise", "no-such-action"),
        (None, "no-such-action"),
        ({"act": "praise", "side": "blue"}, "act-lacks"),
        ({"act": "praise", "side": "gold", "points": 1}, "act-wrong"),
        ({"act": "praise", "side": "blue", "points": 9}, "wrong-number"),
        ({"act": "praise", "side": "blue", "points": True}, "wrong-number"),
        ({"act": "praise", "side": "blue", "points": 1, "sides": "red"}, "no-such-word"),
        ({"act": "say", "said": " "}, "act-wrong"),
        ({"act": "say", "said": "a\x07b"}, "act-wrong"),
        ({"act": "say", "said": "x" * 401}, "act-wrong"),
        ({"act": "say", "said": "x", "seat": "green"}, "act-wrong"),
    ],
)
def test_a_wrong_act_is_refused_and_changes_nothing(act: Any, reason: str) -> None:
    table = playing()
    with pytest.raises(Refused) as refused:
        intervene(table.position, act, table.dice)
    assert refused.value.refusal.reason == reason


def test_the_game_has_a_say_too() -> None:
    table = playing()
    for _ in range(2):
        table.act(**PRAISE)
    while table.points() < 4:
        table.on()
    with pytest.raises(Refused, match="unworthy"):
        intervene(table.position, PRAISE, table.dice)


def test_before_its_time_an_act_is_not_open() -> None:
    with pytest.raises(Refused, match="act-not-now"):
        intervene(Table().position, PRAISE, SeededDice("7"))


def test_what_is_said_to_one_is_read_by_that_one_and_the_referee() -> None:
    (event,) = playing().act(act="say", said="a trap", seat="red-2").events
    readers = [seat for seat in (*ALLIED, None) if redact(event, seat) is event]
    assert readers == ["red-2", REFEREE]
    assert all(redact(event, seat) is None for seat in ("red-1", "blue", None))


def test_what_waits_is_nothing_that_others_could_look_up() -> None:
    table = playing()
    table.act(**PRAISE)
    private = table.position.log[-1].private
    assert private is not None
    assert not any(private.reads(seat) for seat in ("red-1", "red-2", "blue", None))
    world = consistent(CROWD, table.position, "blue", Block("world", 0))
    assert not any(isinstance(one, Answered) and one.key == "intervene" for one in world.log)


def test_a_place_is_a_place_on_the_table() -> None:
    from escarmouche.core.refereeing import _taken

    state, blank = playing().position.now, Blank(name="at", kind="point")
    assert _taken(state, blank, [1, 2.5], {}) == [1.0, 2.5]
    for wrong in ([1], "1 2", [1, "2"], [-1, 2], [1, 1e9], [float("nan"), 1], [True, 1]):
        with pytest.raises(Refused):
            _taken(state, blank, wrong, {})


def test_every_table_knows_its_acts() -> None:
    assert set(acts_of(playing().position.now)) == {"praise", "say", "back"}
