"""The search bot: bound by its seed, sees only its view, says what it thought, and gives up what is settled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import toy
from escarmouche.bots import make, named
from escarmouche.bots.protocol import Seated, answer_at
from escarmouche.bots.rollout import Habits, OwnDice, promise
from escarmouche.bots.search import SearchBot, Thought, in_the_race
from escarmouche.core.decisions import Choose, Option
from escarmouche.core.dice import Pool, SeededDice
from escarmouche.core.game import Asked, Game
from escarmouche.core.position import Position, advance, begin, play
from escarmouche.core.system import Setup
from escarmouche.telling.texts import Unusable

SETUP = Setup(game="toy", seed="search", lists={"red": ["Scout", "Brute"], "blue": ["Scout", "Brute"]})


def some_position(steps: int = 6) -> Position:
    dice = SeededDice("search")
    step = begin(toy.SYSTEM.rules.new_game(SETUP), dice)
    bots = {seat: make("random", toy.SYSTEM, "search", seat) for seat in toy.SYSTEM.seats}
    for _ in range(steps):
        decision = step.position.decision()
        answer = answer_at(toy.SYSTEM, bots[decision.seat], step.position, decision.seat)
        step = advance(step.position, answer, dice, decision.seat)
    return step.position


def test_it_says_what_it_thought_of_each_candidate() -> None:
    bot = SearchBot(toy.SYSTEM, "s", iterations=40)
    position = some_position()
    answer = answer_at(toy.SYSTEM, bot, position)
    assert bot.thoughts[0].answer == answer
    assert len(bot.thoughts) > 1
    assert all(thought.visits > 0 and 0.0 <= thought.value <= 1.0 for thought in bot.thoughts)
    assert sum(thought.visits for thought in bot.thoughts) <= 80


def test_a_budget_of_look_aheads_is_bound_by_the_seed_and_another_seed_looks_at_other_dice() -> None:
    position = some_position(8)
    looks = []
    for seed in ("s", "s", "t"):
        bot = SearchBot(toy.SYSTEM, seed, iterations=24)
        answer_at(toy.SYSTEM, bot, position)
        looks.append([(thought.answer, thought.looks) for thought in bot.thoughts])
    assert looks[0] == looks[1] != looks[2]


def test_a_forced_move_costs_nothing() -> None:
    bot = SearchBot(toy.SYSTEM, "s")
    position = some_position()
    seat = position.decision().seat
    only = Choose(key="only", seat=seat, options=(Option("this"),))
    assert answer_at(toy.SYSTEM, bot, Position(position.state, position.log, position.rolls, (only,))) == "this"
    assert [thought.visits for thought in bot.thoughts] == [0]


def test_a_challenger_must_beat_the_usual_answer_by_more_than_luck() -> None:
    usual, lucky, better = (
        Thought(name, looks=looks) for name, looks in (("u", [0.5, 0.5]), ("l", [0.4, 0.65]), ("b", [0.6, 0.6]))
    )
    assert lucky.better_than(usual, 0.0) > 0 > lucky.better_than(usual, 0.5)
    assert better.better_than(usual, 0.5) == pytest.approx(0.1)


def test_a_won_game_promises_more_than_any_lead() -> None:
    bots = {seat: make("random", toy.SYSTEM, "s", seat) for seat in toy.SYSTEM.seats}
    for seed in ("a", "b", "c", "d"):
        state = toy.SYSTEM.rules.new_game(SETUP)
        ended = play(state, SeededDice(seed), Seated(toy.SYSTEM, bots)).state
        assert ended.result is not None
        for seat in toy.SYSTEM.seats:
            expected = 0.5 if ended.result.winner is None else float(ended.result.winner == seat)
            assert promise(toy.SYSTEM, ended, seat) == expected
            assert 0.0 < promise(toy.SYSTEM, state, seat) < 1.0


@pytest.mark.parametrize("name", ["search@", "search@0", "search@-1s", "search@fast", "random@30"])
def test_a_budget_that_makes_no_sense_is_refused(name: str) -> None:
    with pytest.raises(Unusable) as told:
        named(name)
    assert "search@300" in told.value.told("en")


def test_a_budget_of_seconds_is_read() -> None:
    bot = named("search@0.2s")(toy.SYSTEM, "s")
    assert isinstance(bot, SearchBot)
    assert bot.seconds == 0.2


def test_a_settled_race_ends_before_the_budget() -> None:
    usual, worse, close = (
        Thought(name, looks=looks)
        for name, looks in (("u", [0.5, 0.6] * 4), ("w", [0.3, 0.35] * 4), ("c", [0.4, 0.75] * 4))
    )
    assert in_the_race([usual, worse, close]) == [usual, close]
    assert in_the_race([worse, usual]) == [usual]


def test_a_roll_more_of_one_leaves_the_luck_of_the_others() -> None:
    pool = Pool(12)
    busy, idle = OwnDice("s"), OwnDice("s")
    rolled = [busy.faces(who, purpose, pool, count) for count, (who, purpose) in enumerate(ROLLS)]
    assert idle.faces("blue", "hit", pool, 0) == rolled[2]
    assert idle.faces("red", "hit", pool, 1) == rolled[0] != rolled[1]
    assert OwnDice("t").faces("blue", "hit", pool, 0) != rolled[2]


ROLLS = (("red", "hit"), ("red", "hit"), ("blue", "hit"), ("red", "save"))


def test_a_question_more_to_one_leaves_the_mood_of_the_others() -> None:
    questions = {
        seat: Choose(key="which", seat=seat, options=tuple(Option(str(n)) for n in range(50)))
        for seat in ("red", "blue")
    }

    nowhere = Asked(Game(toy.SYSTEM.rules.new_game(SETUP), SeededDice("s")))

    def answers(*asked: str) -> list[Any]:
        habits = Habits(toy.SYSTEM, "s")
        return [habits(nowhere, questions[seat]) for seat in asked]

    assert answers("red", "red", "blue")[2] == answers("blue")[0]
    assert len(set(answers(*["red"] * 9))) > 1


def test_nobody_races_against_an_answer_that_does_the_same() -> None:
    usual, same = (Thought(name, looks=[0.5, 0.6] * 4) for name in "us")
    assert in_the_race([usual, same]) == [usual]


def test_it_looks_as_far_ahead_as_it_is_told() -> None:
    looked: list[int] = []

    class Noting(SearchBot):
        def _seen(self, *told: Any) -> Iterator[tuple[Thought, float]]:
            looked.append(told[-1])
            return super()._seen(*told)

    for slots in (1, 5):
        looked.clear()
        answer_at(toy.SYSTEM, Noting(toy.SYSTEM, "s", iterations=60, slots=slots), some_position())
        assert max(looked) == slots
