"""Events: what happened, in the past tense, and the only way a state changes."""

import msgspec
import pytest

from escarmouche.core.events import (
    SHARED,
    Event,
    GameEnded,
    Moved,
    Placed,
    Rolled,
    StatusGained,
    StatusLost,
    TurnBegan,
    fields_of,
    snake,
)
from escarmouche.core.state import Result, to_json
from escarmouche.core.system import Setup
from escarmouche.rulings.compare import event_facts
from toy import SYSTEM, Night


@pytest.fixture
def state() -> Night:
    return SYSTEM.rules.new_game(Setup(game="toy"))


def test_an_event_makes_a_new_state_and_leaves_the_old_one(state: Night) -> None:
    before = to_json(state)
    after = Moved(figure="red1", path=((0.0, 0.0), (2.0, 1.0)), cost=2.24).apply(state)
    assert after.figures["red1"].at == (2.0, 1.0)
    assert to_json(state) == before
    assert after.figures["blue1"] is state.figures["blue1"]


def test_the_shared_events(state: Night) -> None:
    state = Placed(figure="red1", at=(3.0, 3.0), angle=90.0).apply(state)
    assert (state.figures["red1"].on_table, state.figures["red1"].angle) == (True, 90.0)
    state = StatusGained(figure="red1", status="dazed").apply(state)
    assert state.figures["red1"].has("dazed")
    state = StatusLost(figure="red1", status="dazed").apply(state)
    assert not state.figures["red1"].has("dazed")
    assert TurnBegan(turn=3, side="red").apply(state).turn == 3
    over = GameEnded(winner="red", reason="points", rules=("TOY-06",)).apply(state)
    assert (over.agenda, over.result) == ((), Result("red", "points", ("TOY-06",)))
    rolled = Rolled(figure="red1", purpose="duel", needed=4, faces=(4,), hits=1)
    assert rolled.apply(state) is state


def test_names_are_told_in_snake_case() -> None:
    assert snake("KnockedDown") == "knocked_down"
    assert [kind.__struct_config__.tag for kind in SHARED] == [snake(kind.__name__) for kind in SHARED]


def test_an_event_as_plain_fields() -> None:
    event = StatusGained(figure="red1", status="dazed")
    assert fields_of(event) == {"event": "status_gained", "figure": "red1", "status": "dazed"}
    assert event_facts(event) == {"event": "status_gained", "rules": (), "figure": "red1", "status": "dazed"}


@pytest.mark.parametrize("kind", SYSTEM.event_types, ids=lambda kind: kind.__name__)
def test_every_event_is_frozen_and_named_once(kind: type[Event]) -> None:
    assert kind.__struct_config__.frozen
    names = [other.__struct_config__.tag for other in SYSTEM.event_types]
    assert names.count(kind.__struct_config__.tag) == 1


def test_a_state_survives_json(state: Night) -> None:
    again = msgspec.json.decode(to_json(state), type=Night)
    assert again == state
    assert to_json(again) == to_json(state)
