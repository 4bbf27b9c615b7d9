"""The core block: which dice are rolled, which characteristic gives them, how long the tracks are.

The chapter leans on a core book that is not here; this block stands in for it and another of the same form may take its
place: `core.yaml` is one, the setting `core_mechanic` names it. Owners of the core book put a file of that form
into the folder `saga-cores` of their own cards and name it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace

from escarmouche.cards import shapes
from escarmouche.cards.content import folder, taken
from escarmouche.core.rules import rule
from escarmouche.files.words import BadFile, Unknown, nearest, short

PACKAGE = "escarmouche.games.saga"


Score = Annotated[int, Meta(ge=0, le=100)]
Reach = Annotated[float, Meta(ge=0, le=100)]
Formula = Annotated[str, Meta(pattern=r"^\d{1,2}( \+ [a-z-]+)?$")]
"""`3 + endurance`: a number, and a characteristic."""


class Test(Struct, frozen=True, forbid_unknown_fields=True):
    """The characteristic that gives the dice of a test, and the skill whose level is added: a name, `weapon`, `mount`,
    or none."""

    __test__ = False
    dice: str
    level: str = ""


@rule("SG-CORE-01", "SG-CORE-02", "SG-CORE-03", "SG-CORE-04", "SG-CORE-05")
class Core(Struct, frozen=True, forbid_unknown_fields=True):
    """A core block."""

    name: str
    sides: Annotated[int, Meta(ge=2, le=1000)]
    characteristics: tuple[str, ...]
    least: Score
    most: Score
    wound_track: Formula
    fatigue_track: Formula
    malus_step: Annotated[int, Meta(ge=1, le=20)]
    """Levels lost for a die of malus."""
    contact: Reach
    long_contact: Reach
    tests: dict[str, Test]
    usual: Score = 4
    """A characteristic of which a sheet says nothing."""


NAMED = ("strength", "agility", "endurance", "perception", "presence")
"""Characteristics that the chapter itself names: every core block has them."""


@cache
def printed() -> Core:
    """The core block of this package."""
    return read_core(resources.files(PACKAGE).joinpath("core.yaml").read_bytes(), "core.yaml")


def read_core(text: bytes, path: str) -> Core:
    """A core block from its file: every test of the chapter, by characteristics that it has."""
    found = shapes.read(Core, text, path)
    has = found.characteristics
    named = {f"characteristics: {name} is missing": name for name in NAMED}
    named |= {f"tests.{test}: unknown characteristic {one.dice}": one.dice for test, one in found.tests.items()}
    for track in ("wound_track", "fatigue_track"):
        word = getattr(found, track).partition(" + ")[2]
        named |= {f"{track}: unknown characteristic {word}": word or NAMED[0]}
    for told, name in named.items():
        if name not in has:
            raise BadFile(path, 0, "", told, nearest(name, has))
    return found


def read_own(text: bytes, name: str, path: str) -> Core:
    """A core block of somebody's own: of the name of its file, with tests that the chapter knows."""
    own = read_core(text, path)
    if own.name != name:
        raise BadFile(path, 0, "name", f"{name} was expected, as the file is called, not {short(own.name)}")
    for test in own.tests:
        if test not in printed().tests:
            raise BadFile(path, 0, "tests", f"unknown test {short(test)}", nearest(test, printed().tests))
    return own


@cache
def own_core(name: str) -> Core | None:
    """The core block of somebody's own file, if there is one of this name."""
    path = folder() / "saga-cores" / f"{name}.yaml"
    if not name.replace("-", "").replace("_", "").isalnum() or not path.is_file():
        return None
    own = read_own(taken(path), name, str(path))
    return replace(own, tests={**printed().tests, **own.tests})


def wrong_core(options: Mapping[str, Any]) -> tuple[str, list[str]] | None:
    """A core block that there is not."""
    name = options.get("core_mechanic", printed().name)
    if name == printed().name or own_core(name) is not None:
        return None
    return "core_mechanic", [printed().name, *sorted(path.stem for path in (folder() / "saga-cores").glob("*.yaml"))]


@rule("SG-CORE-04")
def core_of(options: Mapping[str, Any]) -> Core:
    """The core block that was settled."""
    name = options.get("core_mechanic")
    if name is None or name == printed().name:
        return printed()
    own = own_core(name)
    if own is None:
        raise Unknown("core block", name, [printed().name])
    return own


@rule("SG-CORE-12", "SG-CORE-13")
def track(formula: str, scores: Mapping[str, int]) -> int:
    """How many levels a track has: `3 + endurance`."""
    parts = formula.split(" + ")
    return sum(int(part) if part.isdecimal() else scores.get(part, 0) for part in parts)


@rule("SG-LVL-01", "SG-LVL-02", "SG-LVL-03", "SG-CORE-11")
def level(margin: int) -> int:
    """The level of a margin: one, and one for every full five points."""
    return 1 + margin // 5
