"""Games played or played again to see which rules of a book they meet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import repeat
from math import cos, dist, pi, sin
from pathlib import Path
from typing import Any

from msgspec import Struct

from escarmouche.bots.protocol import Stalled
from escarmouche.core.decisions import Answer, Choose, ChoosePath, ChoosePoint, Decision, Refused
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.events import Event
from escarmouche.core.position import Asked, play
from escarmouche.core.seating import REFEREE
from escarmouche.core.system import System, load
from escarmouche.records.record import read, replay
from escarmouche.rulings.played import Found, Met, shown
from escarmouche.sim.games import Contest, Contestant, chooser_of, seated, setup_of
from escarmouche.sim.run import Here, crew
from escarmouche.space.geometry import Point

BOTS = ("random",) * 5 + ("habit",) * 5 + ("greedy",)
"""Of these one is drawn for each side; greedy looks at every answer, and its games take ten times as long."""
ENOUGH = 4_000
"""Questions after which a game without an end is left."""
DEAREST = 20
"""So many of the dearest cards a curious recruiter asks for."""
NEAR = 3
"""So many of those who stand nearest somebody curious tries to walk into, as far as can be."""
CROWDED = 8
"""One game of so many has more sides than usual, where the book has more, and one a referee."""


class Watching(Struct):
    """A chooser whose questions are noted; somebody curious tries answers that may not be open, without giving them."""

    chooser: Any
    met: Met
    chance: Block
    system: System

    def __call__(self, asked: Asked, decision: Decision) -> Answer:
        self.met.asked(decision)
        heard = self.met.listening(decision)
        self.tried(asked.state, heard)
        self.met.awake = False
        try:
            answer: Answer = self.chooser(asked, heard)
        finally:
            self.met.awake = True
        return answer

    def tried(self, state: Any, decision: Decision) -> None:
        wide, deep = state.table.size
        point = [self.chance.unit() * wide, self.chance.unit() * deep]
        names = list(state.figures)
        match decision:
            case ChoosePoint():
                refused(decision, point)
            case ChoosePath():
                (x, y), far, turn = decision.start, 0.99 * decision.limit, 2 * pi * self.chance.unit()
                just_there = [x + far * cos(turn), y + far * sin(turn)]
                near = sorted((figure.at for figure in state.figures.values()), key=lambda at: dist(at, (x, y)))
                towards = (as_far((x, y), at, far) for at in near[1 : 1 + NEAR])
                for tried in (point, just_there, *towards):
                    refused(decision, [tried])
            case Choose() if decision.why_not is not None:
                words = list(
                    dict.fromkeys([*getattr(decision, "known", ()), *(option.head for option in decision.options)])
                )
                word = words[self.chance.below(len(words))]
                things = [*names, *self.things(state)]
                some = ({one: there[self.chance.below(len(there))]} for one in words for there in (names, things))
                for answer in (word, *({word: who} for who in names), *some, *self.at_others(decision, names)):
                    refused(decision, answer)

    def at_others(self, decision: Choose, names: list[str]) -> Iterator[Answer]:
        """One of the answers in parts, and the same done to somebody else."""
        parted = [option.value for option in decision.options if isinstance(option.value, dict)]
        if parted:
            answer: dict[str, Any] = parted[self.chance.below(len(parted))]
            for part in (key for key, value in answer.items() if value in names):
                yield from ({**answer, part: who} for who in names)

    def things(self, state: Any) -> list[str]:
        """What lies and stands on the table, beside the figures."""
        return [*(mark.id for mark in self.system.shown.marks(state)), *(piece.id for piece in state.table.pieces)]


def as_far(start: Point, goal: Point, far: float) -> list[float]:
    """A place on the straight way to another, no further than this."""
    share = min(1.0, far / max(dist(start, goal), 1e-6))
    return [a + share * (b - a) for a, b in zip(start, goal, strict=True)]


def refused(decision: Decision, answer: Answer) -> bool:
    try:
        decision.check(answer)
    except Refused:
        return True
    return False


def games_met(place: str, games: int, seed: str = "0", workers: int | None = None) -> Iterator[Found]:
    """So many games of mixed bots over all that may be settled before a game, on all cores or on so many of them."""
    with crew(games, workers, None) as playing:
        if isinstance(playing.executor, Here):
            yield from (mixed_game(place, seed, index) for index in range(games))
        else:
            yield from playing.executor.map(mixed_game, repeat(place), repeat(seed), range(games))


def mixed_game(place: str, seed: str, index: int) -> Found:
    """One of these games, and what it met."""
    system, chance = load(place), Block(f"{seed}-{index}/bots", 0)
    red, blue = (Contestant(BOTS[chance.below(len(BOTS))]) for _ in range(2))
    contest = Contest(
        system=place,
        seed=seed,
        red=red,
        blue=blue,
        options=drawn_options(system, f"{seed}-{index}"),
        most_decisions=ENOUGH,
        seats=table_of(system, index),
    )
    return game_met(contest, system, f"{seed}-{index}").found


def drawn_options(system: System, seed: str) -> dict[str, Any]:
    """Something for everything that may be settled before a game."""
    chance = Block(f"{seed}/setup", 0)
    return {field.name: field.choices[chance.below(len(field.choices))] for field in system.rules.setup_form}


def table_of(system: System, index: int) -> tuple[str, ...]:
    """Who sits at a table: the usual seats, as many sides as the book has room for, or the usual ones and a referee."""
    more = len(system.sides) - len(system.seats)
    if more < 1 or index % CROWDED not in (CROWDED // 2, CROWDED - 1):
        return ()
    if index % CROWDED == CROWDED // 2:
        return (*system.seats, REFEREE)
    return system.sides[: len(system.seats) + 1 + index // CROWDED % more]


def game_met(contest: Contest, system: System, seed: str) -> Met:
    """One game of a contest, from beginning to end, and what it met."""
    seats = seated(contest, system, False)
    setup = setup_of(contest, system, seats, seed)
    met = Met()
    chooser = Watching(chooser_of(contest, system, seats, seed), met, Block(f"{seed}/curious", 0), system)
    refused_lists(system, met, setup.lists[system.seats[0]], Block(f"{seed}/lists", 0), setup.options)
    try:
        with met.watching(system):
            played = play(system.rules.new_game(setup), SeededDice(setup.seed), chooser)
    except Stalled:  # bots that wait for each other for ever: what was offered and refused counts
        return met
    met.happened(played.events)
    shown(system, met, played.events, played.state.figures)
    return met


def refused_lists(system: System, met: Met, members: list[str], chance: Block, options: dict[str, Any]) -> None:
    """What a recruiter would be told who took everybody twice, some more cards, one of them twice, the
    dearest there are, or gave somebody anything."""
    cards, details = system.lists.cards(), system.lists.details()
    names = [card.name for card in cards]
    lists = [[*members, *members]]
    if names:
        more = [names[chance.below(len(names))] for _ in range(3)]
        lists.append([*members, *more, more[0]])
        lists.append([*members, *(card.name for card in sorted(cards, key=lambda card: -card.cost)[:DEAREST])])
    if members and details:
        at = chance.below(len(members))
        lists.append([*members[:at], f"{members[at]}, {details[chance.below(len(details))]}", *members[at + 1 :]])
    for tried in lists:
        for complaint in system.lists.check(tried, options).complaints:
            met.refused.update(complaint.rules)


def records_met(files: Sequence[Path], system: System) -> Iterator[Found]:
    """Recorded games played again: what was refused in them is not known."""
    for file in files:
        record, met, events = read(file), Met(), list[Event]()
        figures: Mapping[str, Any] = {}
        with met.watching(system):
            for scene in replay(record, system):
                met.happened(scene.events)
                events += scene.events
                for decision in scene.step.position.pending:
                    met.asked(decision)
                figures = scene.state.figures
        shown(system, met, events, figures)
        yield met.found
