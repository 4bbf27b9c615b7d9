"""Prints of cases: what every question of a case offers and refuses, and what comes of some answers at random after it.

A ruling says what must come out; its print says that nothing else around it has changed. It proves no rule, it notices.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec

from escarmouche.core.decisions import Answer, Choose, ChoosePath, ChoosePoint, Decision, Refused
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.events import Event
from escarmouche.core.position import Position, advance
from escarmouche.core.system import System, load
from escarmouche.games import SYSTEMS
from escarmouche.rulings.casefiles import Case
from escarmouche.rulings.cases import CaseScene
from escarmouche.rulings.reading import each

FOLDER = Path(__file__).parent
BOOKS = ("evenor", "kharn-ages", "age-des-escarmouches", "saga")
ONWARD = {"evenor": 16, "kharn-ages": 16, "age-des-escarmouches": 64, "saga": 50}
"""Answers at random after the last one of a case; where questions are small, more of them."""
BUSY = ("saga",)
"""Books where somebody at random mostly walks: there every other answer is of a kind drawn first."""
STRANGE: tuple[Any, ...] = (None, 7, "nonsense", [], {}, {"nonsense": "nobody"})
TESTS = (
    *((test, "declared") for test in ("melee", "projectile", "fury")),
    *(
        ("dodge", "undeclared"),
        ("vigilance", "innate"),
        ("reaction", "reaction"),
        ("courage", "reflex"),
        ("soak", "effect"),
    ),
)
PAIRS = {
    "evenor": ("distance", "sight", "contact"),
    "kharn-ages": ("distance", "sight", "reach", "cover", "aura"),
    "age-des-escarmouches": ("distance", "contact", "sight", "degree"),
    "saga": ("distance", "reach", "hears", "organises"),
}
"""What is asked of any two figures at the end."""
ALONE: dict[str, list[tuple[str, dict[str, Any]]]] = {
    "evenor": [("engaged", {}), ("actions", {})],
    "kharn-ages": [
        *((name, {}) for name in ("engaged", "free", "pace", "walk_cost", "pool", "fright")),
        *(("stat", {"stat": letter}) for letter in "VPACTI"),
        *(("pool", {"field": field}) for field in ("offensive", "defensive", "objectives", "shooting", "esoteric")),
        *(("pace", {"kind": kind}) for kind in ("swim", "assault")),
        ("incantation", {"ap": 2}),
    ],
    "age-des-escarmouches": [
        *((name, {}) for name in ("free", "engaged", "melee")),
        *(
            ("score", {"score": name})
            for name in ("INI", "ATT", "FOR", "DEF", "RES", "TIR", "COU", "PEU", "DIS", "MYS")
        ),
        *(("potential", {"kind": kind}) for kind in ("march", "run", "charge", "assailing")),
    ],
    "saga": [
        *((name, {}) for name in ("speed", "capacity", "command", "tactics", "defence")),
        *(("dice", {"test": test, "as": nature}) for test, nature in TESTS),
        *(("flat", {"test": test, "as": nature}) for test, nature in TESTS),
    ],
}
"""And of anybody."""


def file_of(book: str) -> Path:
    return FOLDER / f"prints-{book}.txt"


def files_of(book: str) -> list[Path]:
    return sorted((FOLDER / book).rglob("*.yaml"))


def cases_of(path: Path) -> list[Case]:
    """Those that have a table."""
    return [case for case in each(path, SYSTEMS) if isinstance(case, Case) and case.figures]


@cache
def prints_of(path: Path) -> dict[str, str]:
    """The print of every case of a file."""
    return {case.case: Watched(case, load(SYSTEMS[case.game])).print() for case in cases_of(path)}


def taken_down(name: str) -> list[str]:
    """What a print is made of."""
    everywhere = (case for book in BOOKS for path in files_of(book) for case in cases_of(path))
    case = next(case for case in everywhere if case.case == name)
    watched = Watched(case, load(SYSTEMS[case.game]))
    watched.print()
    return watched.written


def stored(book: str) -> dict[str, str]:
    return dict(line.split() for line in file_of(book).read_text(encoding="utf-8").splitlines())


class Watched(CaseScene):
    """A case whose questions and events are taken down."""

    def __init__(self, case: Case, system: System) -> None:
        super().__init__(case, system)
        self.digest = sha256()
        self.written: list[str] = []

    def print(self) -> str:
        self.run()
        self.wander(self.position)
        return self.digest.hexdigest()[:10]

    def note(self, kind: str, told: Any) -> None:
        line = json.dumps([kind, told], default=plain, ensure_ascii=False)
        self.written.append(line)
        self.digest.update(line.encode())

    def give(self, decision: Decision, answer: Any) -> None:
        self.questioned(decision)
        super().give(decision, answer)

    def record(self, events: Iterable[Event]) -> None:
        self.happened(events)
        super().record(list(events))

    def happened(self, events: Iterable[Event]) -> None:
        for event in events:
            self.note("event", [type(event).__name__, event])

    def questioned(self, decision: Decision) -> None:
        """What is offered, with which rules, and what some answers are told that may not be open."""
        offers = [(option.value, option.rules) for option in getattr(decision, "options", ())]
        self.note("asked", [decision.key, decision.seat, decision.figure, decision.rules, decision.facts, offers])
        self.note("default", decision.default)
        for answer in self.curious(decision):
            try:
                self.note("open", [answer, decision.check(answer)])
            except Refused as refused:
                refusal = refused.refusal
                self.note("refused", [answer, refusal.reason, refusal.rules, refusal.facts])

    def curious(self, decision: Decision) -> Iterator[Answer]:
        yield from STRANGE
        state = self.position.now
        chance = Block(f"{self.case.case}/{len(self.written)}", 0)
        wide, deep = state.table.size
        point = [round(chance.unit() * wide, 2), round(chance.unit() * deep, 2)]
        match decision:
            case ChoosePoint():
                yield point
            case ChoosePath():
                yield [point]
                yield from ([list(figure.at)] for figure in state.figures.values())
            case Choose() if decision.why_not is not None:
                words = list(dict.fromkeys([*getattr(decision, "known", ()), *(o.head for o in decision.options)]))
                names = [*state.figures, *getattr(state, "things", ())]
                for word in words:
                    yield word
                    yield {word: names[chance.below(len(names))]}

    def wander(self, position: Position[Any]) -> None:
        """Some answers at random, from where the case has led."""
        chance = Block(f"{self.case.case}/onward", 0)
        dice = SeededDice(self.case.case)
        self.table(position)
        for _ in range(ONWARD[self.case.game]):
            if position.over or not position.pending:
                break
            decision = position.decision()
            self.position = position
            self.questioned(decision)
            step = advance(position, self.some_answer(decision, chance), dice, decision.seat)
            self.happened(step.events)
            position = step.position
        self.table(position)

    def some_answer(self, decision: Decision, chance: Block) -> Answer:
        if self.case.game not in BUSY or not isinstance(decision, Choose) or chance.below(2) == 0:
            return decision.sample(chance)
        kinds: dict[str, list[Answer]] = {}
        for option in decision.options:
            if option.value != decision.default:
                kinds.setdefault(option.head, []).append(option.value)
        if not kinds:
            return decision.sample(chance)
        found = list(kinds.values())[chance.below(len(kinds))]
        return found[chance.below(len(found))]

    def table(self, position: Position[Any]) -> None:
        """What the table answers about everybody."""
        book, state = self.case.game, position.now
        for who in state.figures:
            self.note("facts", [who, self.system.cases.facts(state, who)])
            for name, more in ALONE[book]:
                self.query(state, name, {"figure": who, **more})
        for one, other in permutations(list(state.figures)[:4], 2):
            for name in PAIRS[book]:
                self.query(state, name, {"from": one, "to": other})

    def query(self, state: Any, name: str, asked: dict[str, Any]) -> None:
        self.note(name, [asked, self.system.cases.query(state, name, asked)])


def plain(value: Any) -> Any:
    """Whatever is told, as JSON has it."""
    try:
        return msgspec.to_builtins(value)
    except TypeError:
        return str(value)
