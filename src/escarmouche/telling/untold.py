"""What has no words yet: every message a game may ask for, and those that no file has."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from escarmouche.core.events import snake
from escarmouche.core.system import System
from escarmouche.files.words import slug
from escarmouche.telling.events import UNTOLD
from escarmouche.telling.languages import Lang
from escarmouche.telling.messages import known

PATHS = frozenset(("to", "touch", "toward"))
"""Short forms of paths are read, never shown."""


SHARED = ("escarmouche.core", "escarmouche.space", "escarmouche.cards")


def missing(system: System, lang: Lang) -> list[str]:
    """Every message id that this game may ask for and that no file has."""
    return sorted({one[0] for one in wanted(system) if not any(known(lang, system, message) for message in one)})


def wanted(system: System) -> Iterator[tuple[str, ...]]:
    """The messages of everything the game declares, each with those that would do in its place."""
    vocabulary = system.vocabulary()
    for event in system.event_types:
        name = slug(snake(event.__name__))
        yield (f"event-{name}",)
        told = [field for field in event.__struct_fields__ if field not in UNTOLD]
        yield from ((f"fact-{slug(field)}", f"fact-{name}-{slug(field)}") for field in told)
    for word in vocabulary.decisions:
        yield (f"ask-{slug(word.name)}",)
        for head in heads(word.form):
            yield (f"option-{slug(head)}", f"option-{slug(word.name)}-{slug(head)}")
    yield from ((f"status-{slug(word.name)}",) for word in vocabulary.statuses)
    yield from ((f"terrain-{slug(word.name)}",) for word in vocabulary.terrain)
    yield from ((f"purpose-{slug(purpose)}",) for purpose in system.purposes)
    yield from ((f"side-{slug(seat)}",) for seat in system.sides)
    yield from ((f"modifier-{slug(title)}",) for stat in system.stats for title, _, _ in stat.modifiers)
    for package in (*SHARED, system.package):
        for maker, family in (("Refusal", "refusal"), ("Complaint", "complaint"), ("end", "reason")):
            yield from ((f"{family}-{slug(reason)}",) for reason in reasons(package, maker))


def heads(form: str) -> list[str]:
    """The words that answers of this form begin with: `FIGURE | {wait: FIGURE} | pass` has wait and pass."""
    found = []
    for one in form.partition(". ")[0].split("|"):
        head = re.fullmatch(r"\{ *([a-z][a-z-]*):.*\}|([a-z][a-z-]*)", one.strip())
        if head:
            found.append(head[1] or head[2])
    return [head for head in found if head not in PATHS]


def reasons(package: str, maker: str) -> set[str]:
    """The reasons in the calls `maker("reason", …)` of a package; `end(winner, "reason")` has it second."""
    at = 1 if maker == "end" else 0
    found: set[str] = set()
    for call in _calls(package):
        if _called(call) == maker and len(call.args) > at:
            words = [part.value for part in ast.walk(call.args[at]) if isinstance(part, ast.Constant)]
            found |= {word for word in words if isinstance(word, str)}
    return found


@cache
def _calls(package: str) -> list[ast.Call]:
    trees = [ast.parse(source) for source in _sources(package)]
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def _sources(package: str) -> Iterator[str]:
    module = import_module(package)
    folders = [Path(folder) for folder in getattr(module, "__path__", ())]
    files = [file for folder in folders for file in sorted(folder.rglob("*.py"))] or [Path(str(module.__file__))]
    yield from (file.read_text(encoding="utf-8") for file in files)
