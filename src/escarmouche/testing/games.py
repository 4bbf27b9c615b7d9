"""What every game must keep to, whatever its rules: tests of a game `name` played from a `seed`."""

from __future__ import annotations

import copy
import io
import pickle
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import replace

from escarmouche.core.decisions import Choose, Decision, Refused
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.events import Event, Rolled, StatusGained
from escarmouche.core.game import Answered, Fell
from escarmouche.core.position import Position, advance, begin
from escarmouche.core.state import to_json
from escarmouche.core.system import System
from escarmouche.core.views import consistent, private, view
from escarmouche.records.record import parse, verify, write
from escarmouche.rulings.ledger import ledger
from escarmouche.telling.texts import Lang, Texts
from escarmouche.testing.playing import game, positions, setup, some, steps, system_of

JUNK: tuple[Any, ...] = (
    "no such thing",
    "",
    -1,
    10**12,
    0.5,
    float("nan"),
    True,
    None,
    [],
    {},
    ["no such thing"],
    {"no such thing": 1},
    {"to": "nowhere"},
    {"touch": "nobody"},
    {"toward": "nobody", "by": "far"},
    [[1e9, 1e9]],
    [[0.0, 0.0], "x"],
    [1, 2, 3],
    [None, None],
)


def test_a_random_game_ends_with_a_result(name: str, seed: str) -> None:
    played, _ = game(name, seed)
    assert played.state.result is not None
    assert played.state.result.winner in (None, *system_of(name).seats)


def test_playing_on_equals_stepping_from_saved_positions(name: str, seed: str) -> None:
    played, _ = game(name, seed)
    stepped = list(steps(name, seed))
    assert tuple(event for step in stepped for event in step.events) == played.events
    assert tuple(entry for step in stepped for entry in step.entries) == played.entries
    assert to_json(stepped[-1].position.state) == to_json(played.state)


def test_what_is_offered_is_accepted(name: str, seed: str) -> None:
    for position in some(positions(name, seed)):
        for decision in position.pending:
            chance = Block(seed, 0)
            offered = [*decision.candidates(chance, 16), decision.sample(chance)]
            if isinstance(decision, Choose):
                offered += [option.value for option in decision.options]
            if decision.default is not None:
                offered.append(decision.default)
            for answer in offered:
                full = decision.check(answer)
                assert decision.check(full) == full
                assert advance(position, answer, SeededDice("other"), decision.seat).entries[0] == Answered.to(
                    decision, full
                )


def test_what_is_wrong_is_refused_and_nothing_else_happens(name: str, seed: str) -> None:
    known = ledger(system_of(name))
    for position in some(positions(name, seed)):
        before = to_json((position.state, position.log))
        for decision in position.pending:
            for answer in JUNK:
                refused(decision, position, answer, known)
            with pytest.raises(Refused):
                decision.check("no such thing")
        assert to_json((position.state, position.log)) == before


def refused(decision: Decision, position: Position, answer: Any, known: Any) -> None:
    """Junk that happens to be an answer is one; all other junk is refused, by rules that exist."""
    refusal = None
    try:
        full = decision.check(answer)
    except Refused as error:
        refusal = error.refusal
    if refusal is None:
        assert decision.check(full) == full
        return
    assert refusal.reason
    assert not [rule for rule in refusal.rules if rule not in known]
    with pytest.raises(Refused):
        advance(position, answer, SeededDice("other"), decision.seat)


def test_an_abbreviated_answer_is_filled_in_or_refused_as_ambiguous(name: str, seed: str) -> None:
    for position in some(positions(name, seed)):
        decision = position.decision()
        if not isinstance(decision, Choose):
            continue
        for option in decision.options:
            if not isinstance(option.value, str | dict):
                continue
            alike = [other.value for other in decision.options if other.head == option.head]
            if len(alike) == 1 or option.value == option.head:
                assert decision.check(option.head) == option.value
            elif option.head not in [other.value for other in decision.options]:
                with pytest.raises(Refused):
                    decision.check(option.head)


def test_a_record_is_verified(name: str, seed: str) -> None:
    system = system_of(name)
    played, _ = game(name, seed)
    file = io.BytesIO()
    write(file, setup(name, seed), played, system)
    record = parse(file.getvalue())
    assert record.entries == tuple(replace(entry, private=None) for entry in played.entries)
    assert verify(record, system).identical


def test_states_survive_json(name: str, seed: str) -> None:
    system = system_of(name)
    for position in some(positions(name, seed), 20):
        again = saved(position.state, system)
        assert again == position.state
        assert to_json(again) == to_json(position.state)
        assert list(again.figures) == list(position.state.figures)


def saved(state: Any, system: System) -> Any:
    """A state written and read. Unlike the text of digests, a save keeps the order of figures: rules go by it."""
    return msgspec.json.decode(msgspec.json.encode(state), type=system.state_type)


@pytest.mark.parametrize("copied", ["json", "pickle", "copy"])
def test_a_copied_state_has_the_same_future(name: str, seed: str, copied: str) -> None:
    system = system_of(name)
    for position in some(positions(name, seed), 6):
        match copied:
            case "json":
                state = saved(position.state, system)
            case "pickle":
                state = pickle.loads(pickle.dumps(position.state))
            case _:
                state = copy.deepcopy(position.state)
        dice = SeededDice("future")
        assert begin(state, dice).events == begin(position.state, dice).events


def test_events_survive_json(name: str, seed: str) -> None:
    system = system_of(name)
    decoder = msgspec.json.Decoder(_any_of(system))
    for event in game(name, seed)[0].events:
        text = to_json(event)
        assert to_json(decoder.decode(text)) == text


def _any_of(system: System) -> Any:
    union: Any = system.event_types[0]
    for kind in system.event_types[1:]:
        union = union | kind
    return union


def test_the_game_keeps_to_its_vocabulary(name: str, seed: str) -> None:
    system = system_of(name)
    words = system.vocabulary()
    played, asked = game(name, seed)
    assert {type(event) for event in played.events} <= set(system.event_types)
    assert {entry.purpose for entry in played.entries if isinstance(entry, Fell)} <= set(system.purposes)
    assert {event.purpose for event in played.events if isinstance(event, Rolled)} <= set(system.purposes)
    assert {word.name for word in words.dice} == set(system.purposes)
    assert set(words.sides) == set(system.sides)
    if system.cases.vocabulary is None:
        return  # it has no words for cases
    assert {decision.key for decision in asked} <= {word.name for word in words.decisions}
    statuses = {event.status for event in played.events if isinstance(event, StatusGained)}
    assert statuses <= {word.name for word in words.statuses}


def test_every_reason_is_in_the_ledger(name: str, seed: str) -> None:
    known = ledger(system_of(name))
    played, asked = game(name, seed)
    cited = {rule for event in played.events for rule in event.rules}
    cited |= {rule for decision in asked for rule in decision.rules}
    cited |= {rule for one in asked if isinstance(one, Choose) for option in one.options for rule in option.rules}
    cited |= {part.rule for one in played.events if isinstance(one, Rolled) for part in one.modifiers}
    assert not [rule for rule in sorted(cited) if rule not in known]


def test_questions_can_be_told_to_a_client(name: str, seed: str) -> None:
    for position in some(positions(name, seed)):
        for decision in position.pending:
            told = msgspec.json.decode(msgspec.json.encode(decision.public()))
            assert told["key"] == decision.key
            assert told["seat"] == decision.seat


@pytest.mark.parametrize("lang", get_args(Lang))
def test_answers_can_be_told_apart(name: str, seed: str, lang: Lang) -> None:
    """No two answers to a question read alike."""
    texts = Texts(system_of(name), lang)
    for position in positions(name, seed):
        decision, now = position.pending[0], position.now
        told = [texts.option(decision, option, now) for option in getattr(decision, "options", ())]
        assert len(set(told)) == len(told), (decision.key, sorted(one for one in told if told.count(one) > 1))


def test_without_secrets_all_seats_see_the_same(name: str, seed: str) -> None:
    system = system_of(name)
    events: tuple[Event, ...] = game(name, seed)[0].events
    if not system.rules.open:
        pytest.skip("a game with secrets")
    assert not any(private(system, event) for event in events)
    for position in some(positions(name, seed), 10):
        first, second = (view(system, position.state, seat) for seat in system.seats)
        assert first == second == position.state


def test_a_guess_cannot_be_told_from_the_truth(name: str, seed: str) -> None:
    system = system_of(name)
    for at, position in enumerate(some(positions(name, seed), 20)):
        for decision in position.pending:
            seat = decision.seat
            world = consistent(system, position, seat, Block(f"{seed}/{at}", 0))
            assert view(system, world.now, seat) == view(system, position.now, seat)
            assert world.decision(seat).public() == decision.public()
            assert world.decision(seat).check(decision.sample(Block(seed, at))) is not None
            again = consistent(system, world, seat, Block(f"{seed}/{at}", 0))
            assert (again.state, again.log) == (world.state, world.log), "what is drawn does not depend on the truth"
