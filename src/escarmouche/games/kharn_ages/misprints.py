"""What is wrong with cards beyond their form: names that no card has, keywords without meaning, figures out of the
book's limits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from escarmouche.cards.content import Misprint
from escarmouche.core.rules import rule
from escarmouche.files.words import nearest
from escarmouche.games.kharn_ages.cards import LASTING, Profile, Shelf, Spell
from escarmouche.games.kharn_ages.rules.keywords import FACTIONS, KEYWORDS, PATHS, misprinted, without_code

GEAR = ("weapons", "shields", "armours", "trinkets")
"""Kinds of card that somebody carries."""


def faults_of(found: Shelf) -> list[Misprint]:
    """What the schema cannot see: names that no card has, keywords without meaning, values out of the book's limits."""
    gear = [*found.weapons, *found.shields, *found.armours, *found.trinkets]
    faults: list[Misprint] = []
    for one in found.profiles.values():
        faults += [
            Misprint("profiles", one.name, f"equipment.{at}", "no-card", {"word": item}, nearest(item, gear))
            for at, item in enumerate(one.equipment)
            if item not in gear
        ]
        faults += figures_out_of_bounds(one)
        faults += wrong_keywords("profiles", one)
        placed = {"faction": one.faction, **{f"hired.{at}": faction for at, faction in enumerate(one.hired)}}
        for field, faction in placed.items():
            if faction is not None and faction not in FACTIONS:
                faults.append(Misprint("profiles", one.name, field, *not_among(faction, FACTIONS)))
        if one.kind and one.kind not in found.profiles:
            near = nearest(one.kind, found.profiles)
            faults.append(Misprint("profiles", one.name, "kind", "no-card", {"word": one.kind}, near))
    for spell in found.spells.values():
        faults += wrong_spell(spell)
    for kind in GEAR:
        for card in getattr(found, kind).values():
            faults += wrong_keywords(kind, card)
    return [*faults, *wrong_names(found), *wrong_bearers(found)]


def not_among(word: str, words: Sequence[str]) -> tuple[str, dict[str, Any], str | None]:
    return "not-among", {"found": word, "known": list(words)}, nearest(word, words)


def wrong_names(found: Shelf) -> list[Misprint]:
    """Lists name things by their name alone, with commas between: no comma, and no name for two things."""
    things = Counter(name for kind in (*GEAR, "spells") for name in getattr(found, kind))
    faults = []
    for kind in ("profiles", *GEAR, "spells"):
        for name in getattr(found, kind):
            if "," in name:
                faults.append(Misprint(kind, name, "name", "comma"))
            if kind != "profiles" and things[name] > 1:
                faults.append(Misprint(kind, name, "name", "name-taken", {"word": name}))
    return faults


def wrong_bearers(found: Shelf) -> list[Misprint]:
    """Things are reserved for factions and profiles that there are."""
    known = (*FACTIONS, *found.profiles)
    return [
        Misprint(kind, card.name, f"reserved.{at}", "no-card", {"word": word}, nearest(word, known))
        for kind in (*GEAR, "spells")
        for card in getattr(found, kind).values()
        for at, word in enumerate(card.reserved)
        if word not in known
    ]


@rule("KA-PRO-07", "KA-LVL-01", "KA-STA-01", "KA-MAS-11")
def figures_out_of_bounds(one: Profile) -> list[Misprint]:
    faults = []
    if one.level is not None and one.level not in (1, 2, 3):
        faults.append(Misprint("profiles", one.name, "level", *not_among(str(one.level), ("1", "2", "3"))[:2]))
    if one.stature is not None and not 0 <= one.stature <= 6:
        facts = {"least": 0, "most": 6, "found": one.stature}
        faults.append(Misprint("profiles", one.name, "stature", "bounds", facts))
    if one.mastery is not None and one.level is not None and len(one.mastery) != one.level:
        facts = {"expected": one.level, "found": len(one.mastery)}
        faults.append(Misprint("profiles", one.name, "mastery", "count", facts))
    if one.limitation is not None and one.limitation not in ("U", "P") and not one.limitation.isdigit():
        faults.append(Misprint("profiles", one.name, "limitation", "limitation", {"found": one.limitation}))
    return faults


@rule("KA-PRO-06")
def wrong_keywords(kind: str, one: Any) -> list[Misprint]:
    """A keyword alone is a skill of the rules; a rare one is described on the card."""
    faults = []
    for name, value in one.skills.items():
        reason, facts, near = misprinted(name, value)
        if reason:
            faults.append(Misprint(kind, one.name, f"skills.{name}", reason, facts, near))
        elif KEYWORDS[name].rare and kind == "profiles" and not one.rare.get(name):
            faults.append(Misprint(kind, one.name, "rare", "rare", {"word": name}))
    return faults


@rule("KA-SPL-01", "KA-SPL-02")
def wrong_spell(one: Spell) -> list[Misprint]:
    """A path that nobody masters, effects that cannot be told apart, workings without what they need."""

    def wrong(field: str, reason: str, facts: dict[str, Any], near: str | None = None) -> None:
        faults.append(Misprint("spells", one.name, field, reason, facts, near))

    faults: list[Misprint] = []
    if one.path is not None and one.path not in PATHS:
        wrong("path", *not_among(one.path, PATHS))
    if one.generic and one.pages:
        wrong("pages", "generic-pages", {"found": one.pages})
    if one.rate < 1:
        wrong("rate", "bounds", {"least": 1, "most": 20, "found": one.rate})
    numbers = [effect.difficulty for effect in one.effects]
    if not numbers or len(set(numbers)) < len(numbers):
        wrong("effects", "difficulties", {})
    works = {
        f"effects.{at}.does.{number}": work
        for at, effect in enumerate(one.effects)
        for number, work in enumerate(effect.does)
    }
    for place, work in works.items():
        if work.what in LASTING and one.duration == "instant":
            wrong("duration", "lasts", {"word": work.what})
        if work.what == "skill":
            reason, facts, near = misprinted(work.skill, work.value or None)
            if reason:
                wrong(f"{place}.skill", reason, facts, near)
        if set(work.of) - set("VPACTI") or (work.what == "characteristic" and not work.of):
            wrong(f"{place}.of", "letters", {"found": work.of})
    return faults


def unread(found: Shelf) -> list[Misprint]:
    """Keywords that no chapter reads: cards with them would be played as if they had none."""
    return [
        Misprint("profiles", one.name, f"skills.{name}", "unread", {"word": name})
        for one in found.profiles.values()
        for name in one.skills
        if without_code(name)
    ]
