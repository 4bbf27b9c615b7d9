"""The catalogue's French words and what they are called here: skills, factions, paths, fields."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from msgspec import Struct

from escarmouche.cards.imports import Gap
from escarmouche.files.words import slug
from escarmouche.games.kharn_ages.importing import form
from escarmouche.games.kharn_ages.rules.keywords import CHOICES, FACTIONS, KEYWORDS, PATHS, misprinted

FIELDS = {
    "offensive": "offensive",
    "attaque": "offensive",
    "defensive": "defensive",
    "defense": "defensive",
    "objectif": "objectives",
    "objectifs": "objectives",
    "tir": "shooting",
    "esoterique": "esoteric",
    "magie": "esoteric",
}
FEATS = {"coup-de-corne": "bunt", "coup-de-cornes": "bunt", "morsure": "bite", "pietinement": "trample"}
SPELLINGS = {"coup-de-corne": "bunt", "frappe-du-pied": "trample", "maitre-papegeai": "master-popinjay"}
"""Skills that the catalogue spells in another way."""
WOUNDS = {"saignement": "bleeding", "blesse": "wounded", "blessure": "wounded"}


@cache
def ours(family: str) -> dict[str, str]:
    """French words of a family and what we call them."""
    from escarmouche.games.kharn_ages.system import SYSTEM
    from escarmouche.telling.texts import Texts

    names = {"trait": KEYWORDS, "faction": FACTIONS, "path": PATHS}[family]
    texts = Texts(SYSTEM, "fr")
    return {slug(texts.word(family, name).replace("’", "'")): name for name in names}


def keyword(word: str) -> str | None:
    """The skill of that French name."""
    return ours("trait").get(slug(word)) or SPELLINGS.get(slug(word))


def faction(word: str) -> str | None:
    return ours("faction").get(slug(word))


def path(word: str) -> str | None:
    """A path by its name, with or without its article or its byname."""
    told = slug(word)
    found = [name for spelt, name in ours("path").items() if re.search(rf"(^|-){spelt}(-|$)", told)]
    steel = "blood-and-steel" if {"sang", "acier"} <= set(told.split("-")) else None
    return steel or (found[0] if len(found) == 1 else None)


class Skilled(Struct):
    """Skills understood, and what is not."""

    skills: dict[str, Any]
    gaps: list[Gap]
    unknown: list[str]
    """Skills that no book of ours has."""


def skilled(uses: list[form.SkillUse], known: dict[str, form.Skill], ways: dict[str, str]) -> Skilled:
    """The skills of a card. `ways` tells the path that a skill opens."""
    made = Skilled({}, [], [])
    for use in uses:
        word = known[use.skill_id].keyword if use.skill_id in known else use.skill_id
        if use.skill_id in ways:
            made.skills["affinity" if "mage" in made.skills else "mage"] = ways[use.skill_id]
        else:
            understand(made, word, use.value)
        if use.precision:
            made.gaps.append(Gap("value", f"{word}: {use.precision}"))
    return made


def understand(made: Skilled, word: str, value: Any) -> None:
    """One more skill, with what follows it; two things that follow one word are two skills."""
    if isinstance(value, str) and " et " in value:
        for part in value.split(" et "):
            understand(made, word, part)
        return
    if isinstance(value, str) and keyword(f"{word} {value}"):
        word, value = f"{word} {value}", None
    name = keyword(word)
    line = word if value is None else f"{word} {value}"
    if name is None:
        made.unknown.append(word)
        made.gaps.append(Gap("skill", line))
        return
    said = follows(name, value)
    if name in made.skills or misprinted(name, said)[0] or (said is None and value is not None):
        made.gaps.append(Gap("value", line))
        if KEYWORDS[name].form == "" and name not in made.skills:
            made.skills[name] = None
    elif said is None and KEYWORDS[name].form not in ("", "number?"):
        made.gaps.append(Gap("value", line))
    else:
        made.skills[name] = said


def follows(name: str, value: Any) -> Any:
    """What follows a keyword, in our words; nothing if it is none of them."""
    kind = KEYWORDS[name].form
    if kind in ("number", "number?"):
        told = re.fullmatch(r"\s*(\d{1,3})\s*", value) if isinstance(value, str) else None
        return int(told[1]) if told else value
    if not isinstance(value, str):
        return value
    if kind in CHOICES:
        readers = {
            "field": FIELDS.get(slug(value)),
            "feat": FIELDS.get(slug(value)) or FEATS.get(slug(value)),
            "path": path(value),
            "faction": faction(value),
            "condition": WOUNDS.get(slug(value)),
        }
        return readers.get(kind)
    return None
