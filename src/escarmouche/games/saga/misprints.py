"""What is wrong with cards beyond their form: things, skills and characteristics that there are not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

from escarmouche.cards.content import Misprint
from escarmouche.core.rules import rule
from escarmouche.files.words import nearest
from escarmouche.games.saga.cards import Sheet, Shelf
from escarmouche.games.saga.core import printed as core
from escarmouche.games.saga.rules.special import SPECIAL

BY_THING = ("weapon", "mount", "")
"""Tests whose skill is that of the weapon or the mount, or none."""


def faults_of(found: Shelf) -> list[Misprint]:
    """Everything the form of a card cannot show."""
    return [
        *wrong_names(found),
        *(fault for one in found.characters.values() for fault in of_sheet(found, one)),
        *lone_skills(found),
    ]


def wrong_names(found: Shelf) -> Iterator[Misprint]:
    """Lists name people with commas between, and things are told apart by their name alone."""
    kinds = Shelf.__struct_fields__
    things = Counter(name for kind in kinds for name in getattr(found, kind))
    for kind in kinds:
        for name in getattr(found, kind):
            if "," in name:
                yield Misprint(kind, name, "name", "comma")
            if things[name] > 1:
                yield Misprint(kind, name, "name", "name-taken", {"word": name})


def skills(found: Shelf) -> set[str]:
    """Skills that a test, a weapon or a mount asks for."""
    tested = {one.level for one in core().tests.values()} - {*BY_THING}
    thrown = {one.thrown_skill for one in found.weapons.values()} - {""}
    wielded, ridden = {one.skill for one in found.weapons.values()}, {one.skill for one in found.mounts.values()}
    return tested | thrown | wielded | ridden


@rule("SG-CORE-01", "SG-CORE-05", "SG-SPEC-01")
def of_sheet(found: Shelf, one: Sheet) -> Iterator[Misprint]:
    """Weapons, armour and a mount that there are; skills that something asks for; blows that can be learnt."""
    named: tuple[tuple[str, Collection[str], Collection[str]], ...] = (
        ("held", one.held, found.weapons),
        ("carried", one.carried, found.weapons),
        ("armour", one.armour, found.armours),
        ("mount", (one.mount,) if one.mount else (), found.mounts),
        ("skills", one.skills, skills(found)),
        ("scores", one.scores, core().characteristics),
        ("arts", one.arts, SPECIAL),
        ("speciality", (one.speciality,) if one.speciality else (), SPECIAL),
    )
    for field, names, known in named:
        for at, name in enumerate(names):
            if name not in known:
                place = f"{field}.{name}" if isinstance(names, dict) else f"{field}.{at}" if field in LISTS else field
                yield Misprint("characters", one.name, place, "no-card", {"word": name}, nearest(name, known))


LISTS = ("held", "armour")


def lone_skills(found: Shelf) -> Iterator[Misprint]:
    """The skill of a weapon or a mount that no other thing asks for, no test and nobody has is a slip of the pen."""
    asked = [
        (kind, one.name, field, getattr(one, field))
        for kind, fields in (("weapons", ("skill", "thrown_skill")), ("mounts", ("skill",)))
        for one in getattr(found, kind).values()
        for field in fields
    ]
    counts = Counter(skill for *_, skill in asked)
    had = {skill for sheet in found.characters.values() for skill in sheet.skills}
    known = {*had, *(one.level for one in core().tests.values()), ""}
    for kind, card, field, skill in asked:
        if skill not in known and counts[skill] == 1:
            yield Misprint(kind, card, field, "no-card", {"word": skill}, nearest(skill, known))
