"""Many whole games, each kept as a few lines: of every turn how many questions and events, and a digest of them all.

Players are bold: they like answers that name an enemy, and ways that end near one, so that much happens in few turns.
Every question is also tried with answers that somebody was offered before: what is refused, and why, belongs to it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

from msgspec import json as msgjson

from conformance.systems import PLACES, system_of
from escarmouche.core.decisions import Answer, ChoosePath, Decision, Refused
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.position import Asked, play
from escarmouche.sim.games import Contest, Contestant, setup_of
from escarmouche.space.geometry import distance

FOLDER = Path(__file__).parent
WAYS, PROBES, POOL = 3, 2, 400
"""Ways that are compared, answers that are tried without being given, and answers that are remembered."""


class Bold:
    """A player for every seat that notes whatever it is asked."""

    def __init__(self, seed: str) -> None:
        self._chance, self._probing = Block(seed, 0), Block(f"{seed} probes", 0)
        self._pool: dict[str, list[Answer]] = {}
        self.notes: dict[int, list[bytes]] = {}

    def __call__(self, asked: Asked, decision: Decision) -> Answer:
        state: Any = asked.state
        notes = self.notes.setdefault(state.turn, [])
        notes.append(f"{decision.key} {decision.seat} {decision.figure} {decision.public()}".encode())
        pool = self._pool.setdefault(decision.key, [])
        for _ in range(min(PROBES, len(pool))):
            notes.append(tried(decision, pool[self._probing.below(len(pool))]))
        answer = self._chosen(state, decision)
        pool += [option.value for option in decision.options if option.value not in pool][: POOL - len(pool)]
        notes.append(json.dumps(answer, ensure_ascii=False).encode())
        return answer

    def _chosen(self, state: Any, decision: Decision) -> Answer:
        chance = self._chance
        side = state.side_of(decision.seat)
        foes = [one for one in state.figures.values() if one.side != side and one.on_table]
        if isinstance(decision, ChoosePath) and foes:
            ways = [decision.sample(chance) for _ in range(WAYS)]
            return min(ways, key=lambda way: min(distance(decision.end(way) or decision.start, foe.at) for foe in foes))
        names = {foe.id for foe in foes}
        aimed = [option.value for option in decision.options if option.figure in names]
        return aimed[chance.below(len(aimed))] if aimed and chance.below(3) else decision.sample(chance)


def tried(decision: Decision, answer: Answer) -> bytes:
    """What a question says to an answer: the answer in full, or why not."""
    try:
        return json.dumps(decision.check(answer), ensure_ascii=False).encode()
    except Refused as refused:
        return f"{refused.refusal.reason} {refused.refusal.rules} {refused.refusal.facts}".encode()


def digest(name: str, seed: str, options: dict[str, Any]) -> Iterator[str]:
    """A line for every turn of one game."""
    system = system_of(name)
    setup = setup_of(Contest(system=PLACES[name], options=options), system, [Contestant()] * len(system.seats), seed)
    bold = Bold(seed)
    played = play(system.rules.new_game(setup), SeededDice(seed), bold)
    told: dict[int, list[bytes]] = {}
    turn = 0
    for event in played.events:
        turn = getattr(event, "turn", turn)
        told.setdefault(turn, []).append(type(event).__name__.encode() + msgjson.encode(event))
    for turn in sorted({*told, *bold.notes}):
        notes, events = bold.notes.get(turn, []), told.get(turn, [])
        code = blake2b(b"\n".join([*notes, *events]), digest_size=8).hexdigest()
        yield f"{seed} turn {turn}: {len(notes)} notes, {len(events)} events, {code}"


# ---------------------------------------------------------------- which games


def games_of(name: str) -> dict[str, dict[str, Any]]:
    """The games that are kept, by seed."""
    if name not in MANY:
        return {}
    return {f"{name} {number}": MANY[name][number % len(MANY[name])] for number in range(GAMES)}


GAMES = 56
SCENARIOS = ("skirmish", "crossroads", "breakthrough", "relic", "spoils", "heads", "quarters")
MANY: dict[str, list[dict[str, Any]]] = {
    "age-des-escarmouches": [
        {"scenario": scenario, "game_size": size, "turns": 3}
        for scenario, size in zip(SCENARIOS, (300, 200, 300, 200, 300, 400, 200), strict=True)
    ],
}


def file_of(name: str) -> Path:
    return FOLDER / f"{name}-many.txt"


def written(name: str) -> str:
    """What is kept of all games of a book."""
    return "".join(f"{line}\n" for seed, options in games_of(name).items() for line in digest(name, seed, options))
