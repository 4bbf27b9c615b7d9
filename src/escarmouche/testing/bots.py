"""What every bot must keep to, in every game: tests of a `bot` that plays the game `name`."""

from __future__ import annotations

from escarmouche.bots.protocol import answer_at
from escarmouche.testing.playing import bots, game, positions, some, system_of


def test_a_bot_plays_a_whole_game_with_legal_answers(name: str, bot: str) -> None:
    played, _ = game(name, "conformance-bots", bot)
    assert played.state.result is not None


def test_a_bot_is_bound_by_its_seed(name: str, bot: str) -> None:
    system = system_of(name)
    for position in some(positions(name, "conformance-0"), 5):
        seat = position.decision().seat
        one, other = (bots(name, "the same seed", bot)[seat] for _ in range(2))
        assert answer_at(system, one, position) == answer_at(system, other, position)


def test_a_bot_answers_what_is_legal_at_any_position(name: str, bot: str) -> None:
    system = system_of(name)
    for position in some(positions(name, "conformance-1"), 12):
        for decision in position.pending:
            chosen = bots(name, "any seed", bot)[decision.seat]
            decision.check(answer_at(system, chosen, position, decision.seat))
