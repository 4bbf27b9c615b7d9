"""Cards imported from the catalogue of another program: what came of each, and what is said of it at the end.

A game that can read such a catalogue names its reader in its `Catalogue`. What the reader does not understand is never
guessed: it becomes a gap of the card, with the line.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from escarmouche.telling.texts import Lang, listed, say

Reason = Literal["line", "skill", "value", "figure", "recruitment", "effect", "wordless", "part", "form"]
"""A line that is no word of ours; a skill that our book does not have; what follows a skill; a figure that is missing;
a condition of recruitment; an effect on others or on costs; a rule of its own that the catalogue names without telling
it; something it carries that is not complete itself; a card that has not the form of one."""
State = Literal["complete", "partly", "left-out"]
STATES: tuple[State, ...] = ("complete", "partly", "left-out")


class Gap(Struct, frozen=True, order=True):
    """Something of a card that is not played."""

    reason: Reason
    line: str


class Taken(Struct, frozen=True, kw_only=True):
    """What came of one card of a catalogue."""

    kind: str
    """The kind of card it became, or would have become."""
    name: str
    card: Mapping[str, Any] | None
    """As it is typed into a file; None if it was left out, empty if the rules have it already."""
    gaps: tuple[Gap, ...] = ()

    @property
    def state(self) -> State:
        if self.card is None:
            return "left-out"
        return "partly" if self.gaps else "complete"


class Imported(Struct, frozen=True, kw_only=True):
    """A catalogue, read."""

    source: str
    """Its name and version."""
    taken: tuple[Taken, ...]
    unknown: Mapping[str, int]
    """Skills that our book does not have, and how many cards each touches."""
    later: Mapping[str, int] = {}
    """Skills of later editions that are played all the same, and how many cards each touches."""
    remarks: tuple[tuple[str, int], ...] = ()
    """What was settled for many cards at once: a message and how many cards it is about."""

    @property
    def cards(self) -> dict[str, list[Mapping[str, Any]]]:
        """The cards, by kind, as they are written into a file."""
        found: dict[str, list[Mapping[str, Any]]] = {}
        for one in self.taken:
            if one.card:
                found.setdefault(one.kind, []).append(one.card)
        return found

    def counts(self) -> dict[str, dict[State, int]]:
        """How many cards of each kind are complete, partly so, left out."""
        found: dict[str, Counter[State]] = {}
        for one in self.taken:
            found.setdefault(one.kind, Counter())[one.state] += 1
        return {kind: {state: some[state] for state in STATES} for kind, some in found.items()}

    def reasons(self) -> dict[Reason, int]:
        """How many cards each kind of gap touches."""
        return dict(Counter(reason for one in self.taken for reason in {gap.reason for gap in one.gaps}).most_common())


# -------------------------------------------------------------- what is said of it


def report(found: Imported, lang: Lang) -> list[str]:
    """What is not played, card by card; then how many, and why."""
    lines = []
    for state, message in (("partly", "import-partly"), ("left-out", "import-left")):
        some = [one for one in found.taken if one.state == state]
        lines += [say(lang, message), *map(gaps_line, some), ""] if some else []
    return [*lines, *summary(found, lang)]


def gaps_line(one: Taken) -> str:
    told = " · ".join(" ".join(gap.line.split()) for gap in one.gaps)
    return f"  {one.name}: {told}"


def summary(found: Imported, lang: Lang) -> list[str]:
    """How many cards of each kind, the skills that nobody here knows, what was settled for many at once."""
    lines = []
    for kind, some in found.counts().items():
        told = {"complete": some["complete"], "partly": some["partly"], "left": some["left-out"]}
        lines.append(say(lang, "import-count", kind=say(lang, f"import-kind-{kind}"), **told))
    reasons = [say(lang, f"import-reason-{reason}", count=count) for reason, count in found.reasons().items()]
    lines += [say(lang, "import-reasons", reasons=listed(lang, reasons))] if reasons else []
    for message, counts in (("import-later", found.later), ("import-skills", found.unknown)):
        skills = [f"{word} {count}" for word, count in counts.items()]
        lines += [say(lang, message, skills=", ".join(skills))] if skills else []
    return [*lines, *(say(lang, message, count=count) for message, count in found.remarks)]
