"""Worked examples: for a rule the shortest case that speaks of it, to be played before a reader's eyes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from msgspec import Struct

from escarmouche.core.events import Event
from escarmouche.core.system import System
from escarmouche.rulings.casefiles import Case
from escarmouche.rulings.cases import CaseScene
from escarmouche.rulings.ledger import checkout
from escarmouche.rulings.reading import collect, each

FOLDER = "cases"
"""Where a wheel keeps the cases of a game; a checkout has them under `tests/cases/`."""


class Played(Struct, frozen=True):
    """A case as it began and as it ended, and what happened in between."""

    before: Any
    after: Any
    events: tuple[Event, ...]


@cache
def examples(system: System) -> Mapping[str, Case]:
    """Rule -> its shortest case: one that is played, and says least beside it."""
    found: dict[str, Case] = {}
    for case in sorted(filter(told, cases(system)), key=length):
        for rule in case.rules:
            found.setdefault(rule, case)
    return found


def cases(system: System) -> Iterator[Case]:
    root = checkout()
    folder = root / "tests/cases" / system.name if root else Path(str(resources.files(system.package))) / FOLDER
    for file in collect([folder]) if folder.is_dir() else ():
        yield from (case for case in each(file, {system.name: system.place}) if isinstance(case, Case))


def told(case: Case) -> bool:
    """Is there something to watch?"""
    return bool(case.figures and case.play and case.expect.events) and case.list is None


def length(case: Case) -> tuple[int, int, int, str]:
    return len(case.rules), len(case.play), len(case.figures), case.case


def played(case: Case, system: System) -> Played:
    """The case once more, by the rules as they are now."""
    before = system.cases.state(case)
    scene = CaseScene(case, system)
    scene.run()
    return Played(before, scene.position.state, tuple(scene.events))
