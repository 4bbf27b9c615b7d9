"""Bots sit down, see only their view, and are found by name."""

from __future__ import annotations

import pytest

import toy
from escarmouche.bots import make, named
from escarmouche.bots.beginner import any_deed, counts
from escarmouche.bots.greedy import GreedyBot, worth
from escarmouche.bots.protocol import Bot, Seated, Stalled, View, answer_at
from escarmouche.core.decisions import Answer, Choose, Decision, Option
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.game import Entry
from escarmouche.core.position import Position, advance, begin, play
from escarmouche.core.system import Setup
from escarmouche.telling.texts import Unusable

SETUP = Setup(game="toy", seed="bots", lists={"red": ["Scout", "Brute"], "blue": ["Scout", "Brute"]})


def test_an_unknown_bot_is_told_with_the_nearest_name() -> None:
    with pytest.raises(Unusable) as told:
        named("gredy")
    assert told.value.nearest == "greedy"


def test_two_bots_of_one_game_do_not_share_their_chance() -> None:
    red, blue = (make("random", toy.SYSTEM, "s", seat) for seat in toy.SYSTEM.seats)
    position = begin(toy.SYSTEM.rules.new_game(SETUP), SeededDice("s")).position
    assert answer_at(toy.SYSTEM, red, position) != answer_at(toy.SYSTEM, blue, position)


def test_a_bot_sees_its_own_secrets_and_not_the_others() -> None:
    seen: set[tuple[str, str]] = set()

    class Watcher:
        def __init__(self, bot: Bot) -> None:
            self._bot = bot

        def choose(self, view: View, decision: Decision) -> Answer:
            lurking = [figure for figure in view.state.figures.values() if figure.has("lurking")]
            seen.update((view.seat, figure.side) for figure in lurking)
            return self._bot.choose(view, decision)

    bots = {seat: Watcher(make("random", toy.SYSTEM, "s", seat)) for seat in toy.SYSTEM.seats}
    play(toy.SYSTEM.rules.new_game(SETUP), SeededDice("s"), Seated(toy.SYSTEM, bots))
    assert seen == {("red", "red"), ("blue", "blue")}


def test_a_game_that_never_stops_asking_is_stopped() -> None:
    bots = {seat: make("random", toy.SYSTEM, "s", seat) for seat in toy.SYSTEM.seats}
    with pytest.raises(Stalled):
        play(toy.SYSTEM.rules.new_game(SETUP), SeededDice("s"), Seated(toy.SYSTEM, bots, most=5))


def test_only_questions_with_a_choice_count() -> None:
    bots = {seat: make("random", toy.SYSTEM, "s", seat) for seat in toy.SYSTEM.seats}
    seated = Seated(toy.SYSTEM, bots)
    played = play(toy.SYSTEM.rules.new_game(SETUP), SeededDice("s"), seated)
    assert 0 < seated.decisions <= len(played.marks)


def test_the_greedy_bot_rolls_again_rather_than_lose() -> None:
    """After a lost die the attacker may reroll, with little to lose."""
    bot = GreedyBot(toy.SYSTEM, "s")
    rerolls: list[Answer] = []
    for seed in "abcdefgh":
        dice, chance = SeededDice(seed), Block(seed, 1)
        step = begin(toy.SYSTEM.rules.new_game(SETUP), dice)
        while not step.position.over:
            decision = step.position.decision()
            answer = decision.sample(chance)
            if decision.key == "reroll":
                answer = answer_at(toy.SYSTEM, bot, step.position)
                rerolls.append(answer)
            step = advance(step.position, answer, dice, decision.seat)
    assert rerolls.count("yes") > 3 * rerolls.count("no")


def test_a_won_game_is_worth_more_than_any_score() -> None:
    bots = {seat: make("random", toy.SYSTEM, "s", seat) for seat in toy.SYSTEM.seats}
    for seed in ("a", "b", "c", "d", "e", "f"):
        ended = play(toy.SYSTEM.rules.new_game(SETUP), SeededDice(seed), Seated(toy.SYSTEM, bots)).state
        assert ended.result is not None
        for seat in toy.SYSTEM.seats:
            expected = 0.0 if ended.result.winner is None else 1e6 if ended.result.winner == seat else -1e6
            assert worth(toy.SYSTEM, ended, seat) == expected


def test_looking_once_at_what_no_chance_can_change_gives_the_same_game() -> None:
    spared = 0

    class Plain(GreedyBot):
        """Looks again at everything."""

        def _value(self, position: Position, answer: Answer, decision: Decision, seed: str) -> tuple[float, bool]:
            nonlocal spared
            value, by_chance = super()._value(position, answer, decision, seed)
            spared += not by_chance
            return value, True

    def entries(kind: type[GreedyBot]) -> tuple[Entry, ...]:
        bots = {seat: kind(toy.SYSTEM, seat) for seat in toy.SYSTEM.seats}
        return play(toy.SYSTEM.rules.new_game(SETUP), SeededDice("same"), Seated(toy.SYSTEM, bots)).entries

    assert entries(GreedyBot) == entries(Plain)
    assert spared


def test_a_beginner_slips_between_deeds_and_never_in_how_many() -> None:
    """Nine ways of one deed are not nine times as likely as another deed; numbers are answered by habit."""
    ways = tuple(Option({"wait": str(n)}) for n in range(9))
    asked = Choose(key="act", seat="red", options=(*ways, Option("go")))
    found = [any_deed(asked, Block(str(seed), 0)) for seed in range(200)]
    assert 60 < found.count("go") < 140
    assert len({str(one) for one in found}) == 10
    assert counts(Choose(key="act", seat="red", options=(Option(1), Option(2))))
    assert not counts(asked)
