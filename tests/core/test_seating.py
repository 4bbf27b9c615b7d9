"""Tables of more than a seat for each side: who answers for whom, what allies know, and what a referee does."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from escarmouche.cards.setups import check_setup
from escarmouche.core.dice import Block, QueuedDice, SeededDice
from escarmouche.core.events import Private, Ruled
from escarmouche.core.game import Answered
from escarmouche.core.position import advance, begin
from escarmouche.core.seating import REFEREE, in_order, seats_wrong, side_of
from escarmouche.core.state import to_json
from escarmouche.core.system import Setup
from escarmouche.core.views import consistent, redact, view
from escarmouche.telling.texts import Texts, Unusable
from toy import ALLIED, CROWD, Bid, Lurked, Night, Turn

ALL = ("red", "blue", "green")


def table(**options: str) -> Night:
    """Everybody stands; the first turn is about to begin."""
    state: Night = CROWD.rules.new_game(Setup(game="crowd", seats=list(ALLIED), options=options))
    for number, who in enumerate(state.figures):
        state = state.changed(who, on_table=True, at=(1.0 + number, 1.0 + number))
    return replace(state, agenda=(Turn(),), piles={})


def test_figures_of_a_shared_side_are_dealt_out_and_the_rest_is_the_referees() -> None:
    state = table()
    answering = {who: state.seat_of(who) for who in ("red1", "red2", "blue1", "green1", "red", "green", REFEREE)}
    first = {"red1": "red-1", "red2": "red-2", "blue1": "blue", "green1": REFEREE}
    assert answering == {**first, "red": "red-1", "green": REFEREE, REFEREE: REFEREE}
    assert [state.side_of(seat) for seat in ALLIED] == ["red", "red", "blue", "green"]


def test_the_usual_table_needs_no_telling() -> None:
    state = CROWD.rules.new_game(Setup(game="crowd"))
    assert b"seating" not in to_json(state)
    assert not state.referee
    assert in_order(("green", "blue", "red"), ALL, ALL) == ()
    assert in_order(("referee", "blue", "red-2", "red-1"), ALL, ALL) == ALLIED


@pytest.mark.parametrize(
    ("seats", "wrong"),
    [
        (ALLIED, ""),
        (("red", "referee"), ""),
        (("red", "red-2", "blue", "green"), "red"),
        (("red-1", "red-3", "blue", "green"), "red-1"),
        (("red", "blue", "gold"), "gold"),
        (("red", "blue"), "green"),
        (("referee",), "referee"),
        (("red-1", "red-2", "red-3", "blue-1", "blue-2", "green-1", "green-2"), "green-2"),
    ],
)
def test_a_table_is_set_for_sides_that_are_there_and_for_six_at_most(seats: tuple[str, ...], wrong: str) -> None:
    assert seats_wrong(seats, ALL, ALL) == wrong
    setup = Setup(game="crowd", seats=list(seats), lists={side: ["Scout", "Scout"] for side in ALL})
    if wrong:
        with pytest.raises(Unusable) as refused:
            check_setup(CROWD, setup)
        assert f"seats.{wrong}" in refused.value.told("en")
    else:
        check_setup(CROWD, setup)


def test_allies_share_what_the_side_knows_and_a_referee_sees_all() -> None:
    state, lurked = table().gained("red1", "lurking"), Lurked(figure="red1", side="red")
    sees = {seat: view(CROWD, state, seat).figures["red1"].has("lurking") for seat in (*ALLIED, None)}
    assert sees == {"red-1": True, "red-2": True, "blue": False, REFEREE: True, None: False}
    assert [redact(lurked, seat) is lurked for seat in (*ALLIED, None)] == [True, True, False, True, False]


def test_what_is_for_one_seat_is_not_for_its_ally() -> None:
    assert [Private(("red-2",)).reads(seat) for seat in (*ALLIED, None)] == [False, True, False, True, False]
    assert [Private(("red",)).reads(seat) for seat in (*ALLIED, None)] == [True, True, False, True, False]


def test_a_referee_rules_and_everybody_learns_it() -> None:
    step = begin(table(), SeededDice("1"))
    assert [(one.key, one.seat) for one in step.position.pending] == [("light", REFEREE)]
    ruled = next(one for one in advance(step.position, "dark", SeededDice("1")).events if isinstance(one, Ruled))
    assert ruled == Ruled(ruling="light", answer="dark", by=REFEREE, rules=("TOY-09",))
    assert [redact(ruled, seat) for seat in (*ALLIED, None)] == [ruled] * 5
    assert Texts(CROWD, "fr").event(ruled).startswith("Le meneur décide")


def test_without_a_referee_the_setting_is_ruled() -> None:
    state = replace(CROWD.rules.new_game(Setup(game="crowd", options={"light": "dark"})), agenda=(Turn(),), piles={})
    step = begin(state, SeededDice("1"))
    assert Ruled(ruling="light", answer="dark", rules=("TOY-09",)) in step.events
    assert step.position.pending[0].key == "bid"


def test_a_seat_that_plays_two_sides_answers_for_one_after_the_other() -> None:
    state: Night = CROWD.rules.new_game(Setup(game="crowd", seats=["red", "referee"]))
    state = replace(state, agenda=(Turn(),), piles={})
    step = advance(begin(state, SeededDice("1")).position, "dim", SeededDice("1"))
    assert [one.seat for one in step.position.pending] == ["red", REFEREE]
    for seat, bid in ((REFEREE, 3), (REFEREE, 1), ("red", 2)):
        step = advance(step.position, bid, QueuedDice({}), seat)
    told = next(one for one in step.events if isinstance(one, Bid))
    assert told.bids == {"blue": 3, "green": 1, "red": 2}


def test_an_ally_knows_a_secret_answer_and_an_enemy_draws_it() -> None:
    step = advance(begin(table(), SeededDice("1")).position, "dim", SeededDice("1"))
    given = advance(step.position, 3, SeededDice("1"), "red-1").position
    bids = {
        seat: {
            entry.answer
            for number in range(20)
            for entry in consistent(CROWD, given, seat, Block(f"{number}", 0)).log
            if isinstance(entry, Answered) and entry.seat == "red-1"
        }
        for seat in ("red-2", REFEREE, "blue")
    }
    assert bids["red-2"] == bids[REFEREE] == {3}
    assert len(bids["blue"]) > 1


def test_seats_have_names() -> None:
    texts = Texts(CROWD, "en")
    assert [texts.word("side", seat) for seat in ALLIED] == ["Red 1", "Red 2", "Blue", "Referee"]
    assert side_of("war-band") == "war-band"
