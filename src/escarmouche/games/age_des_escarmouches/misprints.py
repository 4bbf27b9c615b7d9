"""What is wrong with cards beyond their form: names that no card has, skills without meaning, workings that lack what
they need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import Any

from escarmouche.cards.content import Misprint
from escarmouche.core.rules import rule
from escarmouche.files.words import nearest
from escarmouche.games.age_des_escarmouches.cards import LASTING, STANDING, Formula, Profile, Shelf, Working
from escarmouche.games.age_des_escarmouches.rules.attributes import BEINGS, WAYS
from escarmouche.games.age_des_escarmouches.rules.keywords import EQUIPMENT, KEYWORDS, misprinted

PRIMAGIC, UNIVERSAL = "primagic", "universal"
"""The grimoire and the litany open to all."""
WORDED = {name for name, one in KEYWORDS.items() if one.form == "words"}
"""Skills that attributes follow."""
STANDINGS = ("incarnate", "troop", "warrior", "magician", "faithful", "rank-1", "rank-2", "rank-3")
STATES = ("wounded", "routed", "charged", "dodging", "hidden", "vigilant")
"""Attributes that no card names, and states."""


def faults_of(found: Shelf) -> list[Misprint]:
    """Everything the schema cannot see."""
    return [
        *wrong_names(found),
        *lone_words(found),
        *unknown_attributes(found),
        *(
            fault
            for kind in ("profiles", "beings")
            for one in getattr(found, kind).values()
            for fault in of_profile(found, kind, one)
        ),
        *(fault for one in found.formulas.values() for fault in of_formula(found, one)),
        *of_the_rest(found),
    ]


def wrong_names(found: Shelf) -> Iterator[Misprint]:
    """Lists name things by their name alone, with commas between: no comma, and no name for two things."""
    kinds = Shelf.__struct_fields__
    things = Counter(name for kind in kinds for name in getattr(found, kind))
    for one in found.affiliations.values():
        things.update(solo.name for solo in one.solos)
    for kind in kinds:
        for name in getattr(found, kind):
            if "," in name:
                yield Misprint(kind, name, "name", "comma")
            if things[name] > 1:
                yield Misprint(kind, name, "name", "name-taken", {"word": name})


def lone_words(found: Shelf) -> Iterator[Misprint]:
    """A people, class or collection of one card whose name is nearly that of several others is a slip of the pen."""
    kinds = ("profiles", "beings", "machines", "affiliations", "tactics")
    peoples = [(kind, one.name, "people", one.people) for kind in kinds for one in getattr(found, kind).values()]
    classes = [
        (kind, one.name, f"classes.{at}", word)
        for kind in ("profiles", "beings")
        for one in getattr(found, kind).values()
        for at, word in enumerate(one.classes)
    ]
    collections = [("formulas", one.name, "collection", one.collection) for one in found.formulas.values()]
    for written in (peoples, classes, collections):
        counts = Counter(word for *_, word in written)
        several = [word for word, count in counts.items() if count > 1]
        for kind, name, field, word in written:
            if counts[word] == 1 and get_close_matches(word, several, n=1, cutoff=0.75):
                yield missing(kind, name, field, word, several)


def attributes(found: Shelf) -> set[str]:
    """What somebody may be or have, as `attributes.has` reads it, with the cards there are."""
    bodies = (*found.profiles.values(), *found.beings.values())
    named = {word for one in bodies for word in (one.name, one.people, *one.classes, *one.affiliations)}
    return {*named, *found.machines, *found.affiliations, *KEYWORDS, *BEINGS, *WAYS.values(), *STANDINGS, *STATES}


def unknown_attributes(found: Shelf) -> Iterator[Misprint]:
    """Attributes that cards aim at, hate, serve or are reserved for, and that nothing has."""
    known = attributes(found)
    for kind, card, field, words in aimed_at(found):
        for at, word in enumerate(words if isinstance(words, list | tuple) else ()):
            if word not in known:
                yield missing(kind, card, f"{field}.{at}", word, known)


def aimed_at(found: Shelf) -> Iterator[tuple[str, str, str, Any]]:
    """Every place of a card where attributes stand: kind, card, field, words."""
    for kind in ("profiles", "beings"):
        for one in getattr(found, kind).values():
            yield kind, one.name, "serves", one.serves
            for skill in WORDED & one.skills.keys():
                yield kind, one.name, f"skills.{skill}", one.skills[skill]
    for kind in ("formulas", "tactics"):
        for card in getattr(found, kind).values():
            yield kind, card.name, "only", card.only
    for kind in ("formulas", "artefacts"):
        for card in getattr(found, kind).values():
            yield kind, card.name, "reserved", card.reserved
    for theme in found.affiliations.values():
        for field in ("abilities", "solos"):
            for at, part in enumerate(getattr(theme, field)):
                yield "affiliations", theme.name, f"{field}.{at}.only", part.only
                for n, work in enumerate(part.does):
                    if work.skill in WORDED:
                        yield "affiliations", theme.name, f"{field}.{at}.does.{n}.follows", work.follows
    for machine in found.machines.values():
        yield "machines", machine.name, "servants", machine.servants


@rule("AE-CARD-08", "AE-CARD-14", "AE-CARD-15", "AE-CARD-16", "AE-CARD-17", "AE-CARD-19", "AE-PUI-03")
def of_profile(found: Shelf, kind: str, one: Profile) -> Iterator[Misprint]:
    """Weapons there are, skills and equipment of the book, points of concentration with somewhere to go."""
    yield from of_words(kind, one.name, "skills", one.skills)
    yield from of_words(kind, one.name, "equipment", one.equipment)
    for at, name in enumerate(one.weapons):
        if name not in found.weapons:
            yield missing(kind, one.name, f"weapons.{at}", name, found.weapons)
    if "concentration" in one.skills and not one.bold:
        yield Misprint(kind, one.name, "bold", "no-bold")
    if ("flight" in one.skills) != (one.air is not None):
        yield Misprint(kind, one.name, "air", "flight")
    if one.magician and one.faithful:
        yield Misprint(kind, one.name, "faithful", "two-families")
    collections = {card.collection for card in found.formulas.values()}
    if one.faithful and one.faithful.litany not in collections:
        yield missing(kind, one.name, "faithful.litany", one.faithful.litany, collections)
    for at, name in enumerate(one.magician.grimoires if one.magician else ()):
        if name not in collections:
            yield missing(kind, one.name, f"magician.grimoires.{at}", name, collections)
    for at, name in enumerate(one.affiliations):
        if name not in found.affiliations:
            yield missing(kind, one.name, f"affiliations.{at}", name, found.affiliations)


def of_words(kind: str, card: str, field: str, skills: dict[str, Any]) -> Iterator[Misprint]:
    """Skills or pieces of equipment that the book does not know, or that lack what follows them."""
    for name, value in skills.items():
        reason, facts, near = misprinted(KEYWORDS if field == "skills" else EQUIPMENT, name, value)
        if reason:
            yield Misprint(kind, card, f"{field}.{name}", reason, facts, near)


def missing(kind: str, card: str, field: str, name: str, known: Any) -> Misprint:
    return Misprint(kind, card, field, "no-card", {"word": name}, nearest(name, known))


@rule("AE-MAGI-05", "AE-FRML-09", "AE-MAIN-01")
def of_formula(found: Shelf, one: Formula) -> Iterator[Misprint]:
    """A spell has elements, a miracle none and frequency 1; an area says whom it affects; what lasts has a duration."""
    if (one.family == "spell") != bool(one.elements) and one.collection != PRIMAGIC:
        yield Misprint("formulas", one.name, "elements", "elements")
    if one.family == "miracle" and one.frequency not in (1, "unique"):
        yield Misprint("formulas", one.name, "frequency", "miracle-frequency", {"found": one.frequency})
    if (one.area > 0) != (one.affects != "target"):
        yield Misprint("formulas", one.name, "affects", "area")
    if one.target == "point" and not one.area:
        yield Misprint("formulas", one.name, "area", "area")
    for at, work in enumerate(one.does):
        yield from of_working(found, "formulas", one.name, f"does.{at}", work)
        if work.what in LASTING and not one.duration:
            yield Misprint("formulas", one.name, "duration", "lasts", {"word": work.what})
        if work.level and one.level != "X":
            yield Misprint("formulas", one.name, f"does.{at}.level", "fixed-level")


def of_working(found: Shelf, kind: str, card: str, field: str, work: Working) -> Iterator[Misprint]:
    """Boosts name characteristics, grants a skill, summonings a being."""
    if (work.what == "boost") != bool(work.scores):
        yield Misprint(kind, card, f"{field}.scores", "scores")
    if work.what in ("skill", "equipment"):
        words = KEYWORDS if work.what == "skill" else EQUIPMENT
        reason, facts, near = misprinted(words, work.skill, work.follows)
        if reason:
            yield Misprint(kind, card, f"{field}.skill", reason, facts, near)
    if work.what == "summon" and work.being not in found.beings:
        yield missing(kind, card, f"{field}.being", work.being, found.beings)


def of_the_rest(found: Shelf) -> Iterator[Misprint]:
    """Artefacts, affiliations and tactics, whose lasting workings stand all the time; machines with their weapon."""
    for artefact in found.artefacts.values():
        yield from of_standing(found, "artefacts", artefact.name, "does", artefact.does)
        for at, work in enumerate(artefact.deed.does if artefact.deed else ()):
            yield from of_working(found, "artefacts", artefact.name, f"deed.does.{at}", work)
            if work.what in LASTING or work.what == "summon":
                yield Misprint("artefacts", artefact.name, f"deed.does.{at}.what", "not-at-once", {"word": work.what})
    for theme in found.affiliations.values():
        for at, ability in enumerate(theme.abilities):
            yield from of_standing(found, "affiliations", theme.name, f"abilities.{at}.does", ability.does)
        for at, solo in enumerate(theme.solos):
            yield from of_standing(found, "affiliations", theme.name, f"solos.{at}.does", solo.does)
    for tactic in found.tactics.values():
        for at, work in enumerate(tactic.does):
            yield from of_working(found, "tactics", tactic.name, f"does.{at}", work)
            if work.what not in (*STANDING, "heal"):
                yield Misprint("tactics", tactic.name, f"does.{at}.what", "not-in-combat", {"word": work.what})
    for machine in found.machines.values():
        yield from of_words("machines", machine.name, "skills", machine.skills)
        if machine.weapon and machine.weapon not in found.weapons:
            yield missing("machines", machine.name, "weapon", machine.weapon, found.weapons)


def of_standing(found: Shelf, kind: str, card: str, field: str, does: Sequence[Working]) -> Iterator[Misprint]:
    """What is in force from the beginning of the game on."""
    for at, work in enumerate(does):
        yield from of_working(found, kind, card, f"{field}.{at}", work)
        if work.what not in STANDING:
            yield Misprint(kind, card, f"{field}.{at}.what", "not-standing", {"word": work.what})
