"""Rules met in play: cited by what happened, offered with an answer, or refused; and where each of them shows.

A rule without an event of its own is met where the modifier, the hook or the kind of event that carries it shows, or
where the game's `signs.yaml` says that it shows.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.decisions import Choose, ChoosePath, ChoosePoint, Decision, Refusal
from escarmouche.core.events import Event, Modifier
from escarmouche.core.rules import INDEX, Change, Hook
from escarmouche.core.system import System
from escarmouche.rulings.ledger import book, checkout

PLAYED, SIGNS = "played.json", "signs.yaml"
WAYS = ("cited", "offered", "refused")


class Found(NamedTuple):
    """The rules met in one game, by the way they were met."""

    cited: frozenset[str]
    offered: frozenset[str]
    refused: frozenset[str]


class Met:
    """The rules met in a game that goes on."""

    __slots__ = (*WAYS, "awake", "carried", "questions")

    def __init__(self) -> None:
        self.awake = True
        """What a bot only thinks of does not count."""
        self.questions: list[Decision] = []
        """For the signs."""
        self.cited: set[str] = set()
        self.offered: set[str] = set()
        self.refused: set[str] = set()
        self.carried = carried_by()

    @property
    def found(self) -> Found:
        return Found(frozenset(self.cited), frozenset(self.offered), frozenset(self.refused))

    def happened(self, events: Iterable[Event]) -> None:
        """What events cite: their rules, those of their kind, and those of the modifiers they show."""
        for event in events:
            self.cited.update(event.rules)
            self.cited.update(self.carried.get(place_of(type(event)), ()))
            modifiers: Iterable[Modifier] = getattr(event, "modifiers", ())
            self.cited.update(modifier.rule for modifier in modifiers)

    def asked(self, decision: Decision) -> None:
        """What a question offers: its own rules and those of its options."""
        self.questions.append(decision)
        self.offered.update(decision.rules)
        for option in decision.options:
            self.offered.update(option.rules)

    def judged(self, refusal: Refusal | None) -> Refusal | None:
        if refusal is not None:
            self.refused.update(refusal.rules)
        return refusal

    def listening(self, decision: Decision) -> Decision:
        """The same question, whose refusals are noted whoever meets them."""
        match decision:
            case ChoosePoint() | ChoosePath():
                judge: Callable[[Any], Refusal | None] = decision.judge
                return replace(decision, judge=lambda where: self.judged(judge(where)))
            case Choose() if decision.why_not is not None:
                why_not = decision.why_not
                return replace(decision, why_not=lambda answer: self.judged(why_not(answer)))
        return decision

    @contextmanager
    def watching(self, system: System) -> Iterator[None]:
        """While it lasts, modifiers that count and hooks that change something are noted too."""
        stats = [(stat.modifiers, list(stat.modifiers)) for stat in system.stats]
        moments = [(moment.hooks, list(moment.hooks)) for moment in system.moments]
        for live, kept in stats:
            live[:] = [(title, rule, self.counted(change)) for title, rule, change in kept]
        for hooks, before in moments:
            hooks[:] = [self.said(hook) for hook in before]
        try:
            yield
        finally:
            for live, kept in stats:
                live[:] = kept
            for hooks, before in moments:
                hooks[:] = before

    def counted(self, change: Change[Any]) -> Change[Any]:
        ids = self.carried.get(place_of(change), ())

        def noted(game: Any, who: str, situation: Any) -> int:
            by = change(game, who, situation)
            if by and self.awake:
                self.cited.update(ids)
            return by

        return noted

    def said(self, hook: Hook[Any, Any]) -> Hook[Any, Any]:
        ids = self.carried.get(place_of(hook), ())

        def noted(game: Any, value: Any, who: str, situation: Any) -> Any:
            told = len(game.events)
            found = hook(game, value, who, situation)
            if self.awake and (len(game.events) > told or (found is not value and found != value)):
                self.cited.update(ids)
            return found

        return noted


class Sign(Struct, frozen=True):
    """Where a rule shows: with another rule, in an event, or in a question."""

    rule: str = ""
    event: str = ""
    asks: str = ""
    fields: dict[str, Any] = {}
    who: dict[str, Any] = {}
    all: dict[str, Any] = {}

    def in_event(self, event: Event, figures: Mapping[str, Any]) -> bool:
        if self.event != type(event).__struct_config__.tag or not has(event, self.fields):
            return False
        about = [figures[one] for one in concerned(event) if one in figures]
        some = not self.who or any(has(one, self.who) for one in about)
        return some and all(has(one, self.all) for one in about)

    def in_question(self, decision: Decision) -> bool:
        return self.asks == decision.key and all(
            fits(decision.facts.get(name), wanted) for name, wanted in self.fields.items()
        )


def sign_of(told: str | dict[str, Any]) -> Sign:
    if isinstance(told, str):
        return Sign(rule=told)
    fields = {name: value for name, value in told.items() if name not in ("event", "asks", "who", "all")}
    return Sign("", told.get("event", ""), told.get("asks", ""), fields, told.get("who", {}), told.get("all", {}))


@cache
def signs_of(system: System) -> dict[str, tuple[Sign, ...]]:
    """The signs of a game's rules, as its file tells them."""
    import yaml

    try:
        told = yaml.safe_load(system.file(SIGNS)) or {}
    except FileNotFoundError:
        return {}
    return {rule: tuple(map(sign_of, signs)) for rule, signs in told.items()}


def shown(system: System, met: Met, events: Iterable[Event], figures: Mapping[str, Any]) -> None:
    """Credit the rules whose signs were seen in a game."""
    open_signs = [(rule, sign) for rule, signs in signs_of(system).items() for sign in signs]
    by_kind: dict[str, list[tuple[str, Sign]]] = {}
    for rule, sign in open_signs:
        by_kind.setdefault(sign.event, []).append((rule, sign))
    for event in events:
        for rule, sign in by_kind.get(str(type(event).__struct_config__.tag), ()):
            if rule not in met.cited and sign.in_event(event, figures):
                met.cited.add(rule)
    for decision in met.questions:
        met.offered.update(rule for rule, sign in open_signs if sign.asks and sign.in_question(decision))
    for way in WAYS:
        found: set[str] = getattr(met, way)
        found.update(rule for rule, sign in open_signs if sign.rule in found)


def has(thing: Any, fields: Mapping[str, Any]) -> bool:
    """Are its fields so?"""
    return all(fits(getattr(thing, name, None), wanted) for name, wanted in fields.items())


def fits(value: Any, wanted: Any) -> bool:
    """Equal; of several things one of them, all that are listed, or for a number at least so many."""
    if not isinstance(value, Collection) or isinstance(value, str):
        return bool(value == wanted)
    if isinstance(wanted, list):
        return all(one in value for one in wanted)
    return len(value) >= wanted if isinstance(wanted, int) else wanted in value


def concerned(event: Event) -> list[str]:
    """The figures an event is about."""
    one, several = getattr(event, "figure", ""), getattr(event, "attackers", ())
    return [who for who in (one, getattr(event, "defender", ""), *several) if who]


class Tally(Struct, frozen=True):
    """How many games were counted, and in how many of them each rule was met in each way."""

    games: int
    rules: dict[str, dict[str, int]]

    @property
    def unmet(self) -> list[str]:
        return [rule for rule, ways in self.rules.items() if not any(ways.values())]

    @property
    def share(self) -> float:
        return 1 - len(self.unmet) / max(len(self.rules), 1)

    def summary(self) -> dict[str, Any]:
        met = len(self.rules) - len(self.unmet)
        return {"games": self.games, "rules": len(self.rules), "met": met, "unmet": self.unmet, "counts": self.rules}


def tally(system: System, games: Iterable[Found]) -> Tally:
    """The games of a run counted together, for every rule of the book."""
    counts: dict[str, Counter[str]] = {way: Counter() for way in WAYS}
    played = 0
    for found in games:
        played += 1
        for way, rules in zip(WAYS, found, strict=True):
            counts[way].update(rules)
    return Tally(played, {rule: {way: counts[way][rule] for way in WAYS} for rule in book(system).rules})


def stored_tally(system: System) -> Tally:
    """The counts that travel in the package, `played.json`; none of a book that was not counted yet."""
    try:
        told = json.loads(system.file(PLAYED))
    except FileNotFoundError:
        return Tally(0, {})
    rules = {rule: dict(zip(WAYS, counts, strict=True)) for rule, counts in told["rules"].items()}
    return Tally(told["games"], rules)


def write_tally(system: System, found: Tally) -> Path | None:
    """Keep the counts in the package; None where there is no checkout."""
    if checkout() is None:
        return None
    path = Path(str(resources.files(system.package).joinpath(PLAYED)))
    path.write_text(tally_text(found), encoding="utf-8")
    return path


def tally_text(found: Tally) -> str:
    """As it is stored: one line a rule."""
    lines = [f"  {json.dumps(rule)}: {json.dumps([ways[way] for way in WAYS])}" for rule, ways in found.rules.items()]
    return f'{{"games": {found.games}, "rules": {{\n' + ",\n".join(lines) + "\n}}\n"


def carried_by() -> dict[str, tuple[str, ...]]:
    """The rules that each place in code carries."""
    found: dict[str, list[str]] = {}
    for rule, places in INDEX.items():
        for place in places:
            found.setdefault(place, []).append(rule)
    return {place: tuple(rules) for place, rules in found.items()}


def place_of(code: Any) -> str:
    return f"{code.__module__}.{code.__qualname__}"
