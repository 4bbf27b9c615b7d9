"""Rollouts of the search bot beside whole random games of our own: what a decision costs where a search makes it."""

from __future__ import annotations

from functools import cache, partial

from escarmouche.bench.engine import Measured, Rate, clock, opened, our_game, seated
from escarmouche.bots.rollout import Habits, OwnDice, promise, rollout
from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.position import Asked, Position, play
from escarmouche.games.evenor import SYSTEM

EVERY = 7
"""Of the questions of a game, each so many-th is searched from."""
LOOKS = 20
"""Look-aheads at one question, as a search at a tenth of a second makes them and more."""


def search_rollout(seconds: float = 8.0) -> Measured:
    """Decisions a second inside look-aheads, judging where they end included, in turn with games of random players."""
    ours, plain = Rate(lambda seed: partial(looked, seed, questions(seed))), Rate(our_game)
    ours.once("warm")
    plain.once("warm")
    ours.reset()
    plain.reset()
    end, game = clock() + seconds, 0
    while clock() < end:
        ours.once(f"bench-{game}")
        while plain.seconds < ours.seconds:
            plain.once(f"bench-{game}-{plain.decisions}")
        game += 1
    return Measured(
        "search-rollout",
        round(ours.per_second, 1),
        "decisions/s",
        "our random game",
        round(plain.per_second, 1),
        round(ours.per_second / plain.per_second, 3),
    )


@cache
def questions(seed: str) -> list[tuple[Position, Decision]]:
    """Some questions of a random game, each with a position to think from."""
    bots, found = seated(seed), list[tuple[Position, Decision]]()

    def chooser(asked: Asked, decision: Decision) -> Answer:
        if bots.decisions % EVERY == 0:
            found.append((asked.position(decision), decision))
        return bots(asked, decision)

    play(opened(seed), SeededDice(seed), chooser, keep=False)
    return found


def looked(seed: str, asked: list[tuple[Position, Decision]]) -> int:
    """Look-aheads from these questions of a game, a few candidates on the same dice; how many decisions they made."""
    decisions = 0
    for number, (position, decision) in enumerate(asked):
        candidates = [decision.sample(Block(f"{seed}/{number}", at)) for at in range(4)]
        for look in range(LOOKS):
            dice = f"{seed}/{number}/{look // 4}"
            replies = Habits(SYSTEM, dice)
            state = rollout(position, decision, candidates[look % 4], OwnDice(dice), replies, 1)
            promise(SYSTEM, state, decision.seat)
            decisions += replies.decisions + 1
    return decisions
