"""Positions: a game at rest as plain data; replaying gives equal events, and nothing is asked or rolled twice."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from escarmouche.core.decisions import Answer, Decision, Refused
from escarmouche.core.dice import Block, DryQueue, Pool, QueuedDice, SeededDice
from escarmouche.core.events import Event
from escarmouche.core.game import Answered, Differs, Entry, Fell
from escarmouche.core.position import Asked, NoDice, Played, Position, Step, advance, begin, peek, play, resume
from escarmouche.core.state import to_json
from escarmouche.core.system import Setup
from toy import SYSTEM, Lurked, Night


def first() -> Night:
    return SYSTEM.rules.new_game(Setup(game="toy", lists={"red": ["Scout", "Brute"], "blue": ["Watcher", "Scout"]}))


def random_game(seed: str) -> Played:
    chance = Block(seed, 1)
    return play(first(), SeededDice(seed), lambda asked, decision: decision.sample(chance))


def stepped(seed: str, auto: bool = True) -> tuple[list[Position[Night]], list[Event], list[Entry], list[int]]:
    """The same random game, one saved position after the other."""
    chance, dice = Block(seed, 1), SeededDice(seed)
    step = begin(first(), dice, auto)
    positions, events, entries, marks = [step.position], list(step.events), list(step.entries), list(step.marks)
    while not step.position.over:
        decision = step.position.decision()
        answer = decision.default if decision.forced else decision.sample(chance)
        step = advance(step.position, answer, dice, decision.seat, auto)
        marks += [len(events) + mark for mark in step.marks]
        events += step.events
        entries += step.entries
        positions.append(step.position)
    return positions, events, entries, marks


@settings(max_examples=25)
@given(seed=st.text(max_size=3), auto=st.booleans())
def test_stepping_gives_the_events_of_playing_straight_on(seed: str, auto: bool) -> None:
    played = random_game(seed)
    positions, events, entries, marks = stepped(seed, auto)
    assert events == list(played.events)
    assert entries == list(played.entries)
    assert marks == list(played.marks)
    assert positions[-1].state == played.state
    assert positions[-1].rolls == played.rolls == sum(isinstance(entry, Fell) for entry in entries)


def test_random_games_see_duels_pounces_and_rerolls() -> None:
    keys = {entry.key for n in range(40) for entry in random_game(str(n)).entries if isinstance(entry, Answered)}
    assert keys == {"bid", "deploy", "lurk", "activate", "move", "pounce", "reroll"}


def test_undo_is_an_earlier_position() -> None:
    chance, dice = Block("undo", 1), SeededDice("undo")
    step = begin(first(), dice)
    for _ in range(12):
        step = advance(step.position, step.position.decision().sample(chance), dice)
    earlier, text = step.position, to_json(step.position.now)
    answers = [earlier.decision().sample(Block("a", n)) for n in range(3)]
    one = [advance(earlier, answer, dice) for answer in answers]
    assert to_json(earlier.now) == text
    again = [advance(earlier, answer, dice) for answer in answers]
    assert [(s.events, s.position.state, s.position.log) for s in one] == [
        (s.events, s.position.state, s.position.log) for s in again
    ]


def test_a_refusal_leaves_everything_as_it_was() -> None:
    dice = QueuedDice({})
    step = begin(first(), dice)
    before = (step.position, to_json(step.position.state))
    with pytest.raises(Refused) as caught:
        advance(step.position, [11.0, 5.0], dice)
    assert caught.value.refusal.rules == ("TOY-02",)
    assert (step.position, to_json(step.position.state)) == before
    assert advance(step.position, [1.0, 5.0], dice).entries == (Answered("deploy", "red", [1.0, 5.0]),)


class Counting:
    """Dice that notice when a roll is made twice."""

    def __init__(self) -> None:
        self.counts: list[int] = []

    def faces(self, who: str, purpose: str, pool: Pool, count: int) -> tuple[int, ...]:
        self.counts.append(count)
        return SeededDice("count").faces(who, purpose, pool, count)


def test_no_die_is_rolled_twice() -> None:
    dice, chance = Counting(), Block("count", 1)
    step = begin(first(), dice)
    while not step.position.over:
        step = advance(step.position, step.position.decision().sample(chance), dice)
    assert dice.counts == list(range(len(dice.counts)))
    assert dice.counts


def test_both_seats_bid_in_secret_and_in_any_order() -> None:
    dice = SeededDice("bids")
    step = begin(first(), dice)
    for at in ([1, 2], [1, 4], [10, 2], [10, 4]):
        step = advance(step.position, at, dice)
    bidding = step.position
    assert {decision.seat for decision in bidding.pending} == {"red", "blue"}
    assert all(decision.secret for decision in bidding.pending)
    red = advance(bidding, 1, dice, "red")
    assert red.events == ()
    assert red.position.now.figures == bidding.now.figures
    one = advance(red.position, 3, dice, "blue")
    other = advance(advance(bidding, 3, dice, "blue").position, 1, dice, "red")
    assert one.events == other.events
    assert one.position.state == other.position.state
    with pytest.raises(LookupError, match="nothing is asked of red"):
        advance(red.position, 2, dice, "red")


def test_changed_rules_are_noticed() -> None:
    positions, *_ = stepped("changed")
    resting = next(position for position in positions if position.log)
    log = (Answered("sing", "red", "la"), *resting.log[1:])
    with pytest.raises(Differs, match="sing"):
        resume(resting.state, log, resting.rolls, NoDice())


def test_a_position_is_rebuilt_from_its_parts() -> None:
    for position in stepped("parts")[0]:
        rebuilt = resume(position.state, position.log, position.rolls, NoDice()).position
        assert (rebuilt.state, rebuilt.log, rebuilt.told) == (position.state, position.log, position.told)
        assert [decision.key for decision in rebuilt.pending] == [decision.key for decision in position.pending]


def test_now_shows_what_was_told_in_the_middle_of_a_phase() -> None:
    positions, *_ = stepped("now")
    deploying = positions[1]
    assert not deploying.state.figures["red1"].on_table
    assert deploying.now.figures["red1"].on_table
    assert peek(positions[0]) is positions[0].state


def test_now_shows_events_told_before_the_first_question() -> None:
    positions, *_ = stepped("before")
    told = [position for position in positions if position.told and not position.log]
    for position in told:
        assert position.now is not position.state


def test_a_position_from_a_running_game_can_be_thought_from() -> None:
    dice, chance = SeededDice("think"), Block("think", 1)
    looked: list[Step] = []

    def chooser(asked: Asked, decision: Decision) -> Answer:
        answer = decision.sample(chance)
        if len(looked) < 20:
            position = asked.position(decision)
            assert to_json(position.now.figures) == to_json(asked.state.figures)
            looked.append(advance(position, answer, dice))
        return answer

    played = play(first(), dice, chooser)
    for step in looked:
        assert all(event in played.events for event in step.events)


def test_a_dry_queue_says_how_far_the_game_came() -> None:
    dice = QueuedDice({})
    step = begin(first(), dice)
    for at in ([1, 2], [1, 4], [10, 2]):
        step = advance(step.position, at, dice)
    step = advance(step.position, [10, 4], dice)
    step = advance(step.position, 1, dice, "red")
    with pytest.raises(DryQueue) as caught:
        advance(step.position, 1, dice, "blue")
    reached: Step = caught.value.reached
    assert (caught.value.who, caught.value.purpose) == ("game", "tie")
    assert reached.position.state is step.position.state


def test_nothing_is_kept_of_a_game_nobody_wants_to_read() -> None:
    chance = Block("quick", 1)
    played = play(first(), SeededDice("quick"), lambda asked, decision: decision.sample(chance), keep=False)
    assert (played.events, played.entries, played.marks) == ((), (), ())
    assert played.state.result is not None


def test_views_hide_what_a_seat_may_not_know() -> None:
    from escarmouche.core.views import consistent, redact, view

    hidden: Any = None
    for position in stepped("dark")[0]:
        for figure in position.now.figures.values():
            if figure.has("lurking"):
                hidden = (position, figure)
    position, figure = hidden
    other = "blue" if figure.side == "red" else "red"
    assert view(SYSTEM, position.now, figure.side).figures[figure.id].has("lurking")
    assert not view(SYSTEM, position.now, other).figures[figure.id].has("lurking")
    assert not view(SYSTEM, position.now, None).figures[figure.id].has("lurking")
    lurked = next(event for event in stepped("dark")[1] if isinstance(event, Lurked))
    assert redact(lurked, lurked.side) is lurked
    assert redact(lurked, None) is None
    assert consistent(SYSTEM, position, other, Block("x", 0)) is not None
