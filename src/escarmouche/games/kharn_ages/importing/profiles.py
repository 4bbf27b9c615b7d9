"""Profiles of the catalogue as cards of ours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from escarmouche.cards.imports import Gap
from escarmouche.files.words import slug
from escarmouche.games.kharn_ages.cards import printed
from escarmouche.games.kharn_ages.importing import form, words
from escarmouche.games.kharn_ages.importing.equipment import Made
from escarmouche.games.kharn_ages.rules.keywords import KEYWORDS

HERD = 3
"""The T of one of a herd, whose instinct says what it is worth."""
HEAVY, HUGE = 4, 6
"""Statures from which a base is 50 and 60 mm, where the catalogue does not say."""
EMBLEMS = {"mage": "mage", "archmage": "mage", "master-archer": "archer", "master-popinjay": "archer"}


def made(it: form.Profile, name: str, home: str | None, skills: dict[str, form.Skill], ways: dict[str, str]) -> Made:
    """A profile as a card, what it carries left out."""
    extra = allies(it)[1:]
    uses = [use for use in it.skills if use not in extra]
    uses += [own(effect) for effect in it.effects if grants(effect)]
    read = words.skilled(uses, skills, ways)
    gaps = [*read.gaps, *conditions(it), *deeds(it)]
    rare = rarities(it, read.skills, gaps)
    letters = {letter.upper(): value for letter, value in figures(it, read.skills).items()}
    gaps += [Gap("figure", letter) for letter, value in letters.items() if value is None]
    card: dict[str, Any] = {"name": name, "level": it.level, "faction": home, "cost": it.cost}
    card |= letters
    card |= {"stature": it.stature, "ap": it.pa, "hp": it.pv, "base": it.base_size or based(it.stature)}
    card |= {"limitation": limited(it, gaps)} if it.limitation.kind != "special" else {}
    gaps += [Gap("recruitment", "limitation")] if it.limitation.kind == "special" else []
    more = {"skills": read.skills, "rare": rare, "hired": hired(it, home)}
    card |= {field: value for field, value in more.items() if value}
    card["mastery"] = mastery(it, gaps)
    card["emblem"] = next((EMBLEMS[word] for word in read.skills if word in EMBLEMS), emblem(it))
    return Made(card, gaps, read.unknown)


def grants(effect: form.Effect) -> bool:
    return effect.operation.kind == "grant-skill" and effect.target == {"self": True}


def own(effect: form.Effect) -> form.SkillUse:
    return form.SkillUse(effect.operation.skill_id, effect.operation.value)


def figures(it: form.Profile, skills: Mapping[str, Any]) -> dict[str, int | None]:
    found: dict[str, int | None] = {letter: getattr(it.stats, letter) for letter in "vpacti"}
    for letter, value in found.items():
        if value is not None and value < 0:
            found[letter] = None
    if found["t"] is None and "herd-instinct" in skills:
        found["t"] = HERD
    return found


def based(stature: int) -> int:
    """The base of somebody that tall."""
    return 60 if stature >= HUGE else 50 if stature >= HEAVY else 40


def limited(it: form.Profile, gaps: list[Gap]) -> str | None:
    """How many copies: a number, U or P."""
    if it.limitation.kind != "X":
        return it.limitation.kind
    if it.limitation.value is None or it.limitation.value < 0:
        gaps.append(Gap("figure", "limitation"))
        return None
    return str(it.limitation.value)


def mastery(it: form.Profile, gaps: list[Gap]) -> list[list[str]] | None:
    """Its mastery dice, as many as its level; nothing if they cannot be told."""
    dice = [[words.FIELDS.get(slug(field), "") for field in die] for die in it.mastery_dice]
    if len(dice) == it.level and all(all(die) and die for die in dice):
        return dice
    gaps.append(Gap("figure", "dés de maîtrise"))
    return None


def emblem(it: form.Profile) -> str:
    return "leader" if it.level == 3 else "fighter"


def hired(it: form.Profile, home: str | None) -> list[str]:
    """Other factions that may take it."""
    found = [named for one in it.recruitment if one.type == "faction-membership" for named in allowed(one)]
    found += [named for use in allies(it)[1:] if (named := words.faction(str(use.value)))]
    return [name for name in dict.fromkeys(found) if name != home]


def allies(it: form.Profile) -> list[form.SkillUse]:
    """Its alliances: the first is a skill of its card, the others hire it as well."""
    return [use for use in it.skills if use.skill_id == "allie"]


def allowed(condition: form.Condition) -> list[str]:
    told = condition.params.get("allowedFactions")
    names = [words.faction(one) for one in told if isinstance(one, str)] if isinstance(told, list) else []
    return [name for name in names if name]


def conditions(it: form.Profile) -> list[Gap]:
    """Conditions of recruitment that no rule of ours checks."""
    return [Gap("recruitment", one.type) for one in it.recruitment if one.type != "faction-membership"]


def deeds(it: form.Profile) -> list[Gap]:
    """Effects of a profile that are not played; the herd's temerity is a skill."""
    herd = any(words.keyword(rule.label) == "herd-instinct" for rule in it.rules)
    return [
        Gap("effect", effect.operation.kind)
        for effect in it.effects
        if not grants(effect) and not (herd and counts_mongos(effect.operation))
    ]


def counts_mongos(operation: form.Operation) -> bool:
    return operation.kind == "stat-count" and operation.of == {"traits": ["mongo"]}


def rarities(it: form.Profile, skills: dict[str, Any], gaps: list[Gap]) -> dict[str, str]:
    """Rules of its own: those that our book describes as rare skills, the others as gaps."""
    book = {name: text for one in printed()["profiles"].values() for name, text in one.rare.items()}
    herd = any(counts_mongos(effect.operation) for effect in it.effects)
    rare = {}
    for rule in it.rules:
        name = words.keyword(rule.label)
        known = name in book and KEYWORDS[name or ""].rare and (name != "herd-instinct" or herd)
        if name is not None and known:
            skills[name], rare[name] = None, book[name]
        elif rule.text:
            gaps.append(Gap("line", f"{rule.label}: {rule.text}" if rule.label else rule.text))
        else:
            gaps.append(Gap("wordless", rule.label or "…"))
    return rare
