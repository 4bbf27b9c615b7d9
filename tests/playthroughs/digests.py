"""Many whole games, each kept as a line: how much was asked and told in it, and a digest of it all.

Everything about a game is drawn from its number: what is settled before it, who sits there, lists, dice, answers.
Players are bold: they like answers that name an enemy and ways that end near one, and answers of seldom kinds as much
as others, so that much happens. Every question is also tried with answers that somebody was offered before: what is
refused, and why, belongs to it. Which games are kept was chosen by the branches that few others run
(`tools/renew_playthroughs --choose`).
"""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any

from msgspec import json as msgjson

from conformance.systems import PLACES, system_of
from escarmouche.core.decisions import Answer, Choose, ChoosePath, Decision, Refused
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.position import Asked, play
from escarmouche.sim.games import Contest, seated, setup_of
from escarmouche.sim.played import drawn_options, table_of
from escarmouche.space.geometry import distance

FOLDER = Path(__file__).parent
BOOKS = ("evenor", "kharn-ages", "age-des-escarmouches", "saga")
WAYS, PROBES, POOL = 3, 2, 400
"""Ways that are compared, answers that are tried without being given, and answers that are remembered."""
PHASES = 400
"""After these a game is left: enough for the usual one."""


class Bold:
    """A player for every seat that notes whatever it is asked."""

    def __init__(self, seed: str) -> None:
        self._chance, self._probing = Block(seed, 0), Block(f"{seed} probes", 0)
        self._pool: dict[str, list[Answer]] = {}
        self.notes: list[str] = []

    def __call__(self, asked: Asked, decision: Decision) -> Answer:
        self.notes.append(f"{decision.key} {decision.seat} {decision.figure} {decision.public()}")
        pool = self._pool.setdefault(decision.key, [])
        for _ in range(min(PROBES, len(pool))):
            self.notes.append(tried(decision, pool[self._probing.below(len(pool))]))
        answer = self._chosen(asked.state, decision)
        pool += [option.value for option in decision.options if option.value not in pool][: POOL - len(pool)]
        self.notes.append(json.dumps(answer, ensure_ascii=False))
        return answer

    def _chosen(self, state: Any, decision: Decision) -> Answer:
        chance = self._chance
        side = state.side_of(decision.seat)
        foes = [one for one in state.figures.values() if one.side != side and one.on_table]
        if isinstance(decision, ChoosePath) and foes:
            ways = [decision.sample(chance) for _ in range(WAYS)]
            return min(ways, key=lambda way: min(distance(decision.end(way) or decision.start, foe.at) for foe in foes))
        if not isinstance(decision, Choose):
            return decision.sample(chance)
        options = decision.options
        assert all(decision.check(option.value) == option.value for option in options), "what is offered is taken"
        if options and chance.below(2):
            kinds = list(dict.fromkeys(option.head for option in options))
            kind = kinds[chance.below(len(kinds))]
            options = tuple([option for option in options if option.head == kind])
        names = {foe.id for foe in foes}
        aimed = [option for option in options if option.figure in names]
        if aimed and chance.below(3):
            options = tuple(aimed)
        if len(options) < len(decision.options):
            return options[chance.below(len(options))].value
        return decision.sample(chance)


def tried(decision: Decision, answer: Answer) -> str:
    """What a question says to an answer: the answer in full, or why not."""
    try:
        return json.dumps(decision.check(answer), ensure_ascii=False)
    except Refused as refused:
        return f"{refused.refusal.reason} {refused.refusal.rules} {refused.refusal.facts}"


def taken_down(name: str, number: int) -> list[str]:
    """All that is asked, answered and told in one game."""
    system, seed = system_of(name), f"{name} {number}"
    options, seats = drawn_options(system, seed), table_of(system, number)
    contest = Contest(system=PLACES[name], options=options, seats=seats)
    setup = setup_of(contest, system, seated(contest, system, False), seed)
    bold = Bold(seed)
    played = play(system.rules.new_game(setup), SeededDice(seed), bold, most_phases=PHASES)
    told = [f"{type(event).__name__} {msgjson.encode(event).decode()}" for event in played.events]
    return [f"{options} {seats}", *bold.notes, *told]


def digest(name: str, number: int) -> str:
    """The line that is kept of a game."""
    lines = taken_down(name, number)
    code = blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()
    return f"{number}: {len(lines)} lines, {code}"


def file_of(name: str) -> Path:
    return FOLDER / f"{name}-many.txt"


def kept(name: str) -> dict[int, str]:
    """The lines that are kept of a book's games, by their numbers."""
    lines = file_of(name).read_text(encoding="utf-8").splitlines()
    return {int(line.partition(":")[0]): line for line in lines}
