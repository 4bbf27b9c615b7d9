"""Spells of the catalogue as cards of ours: costs, pages and difficulties always, what they do where it is a word of
ours. Where target, rate or duration is not understood, nothing of a spell is played."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from escarmouche.cards.imports import Gap
from escarmouche.games.kharn_ages.cards import LASTING, Spell
from escarmouche.games.kharn_ages.importing import form, lines, words
from escarmouche.games.kharn_ages.importing.equipment import Made
from escarmouche.games.kharn_ages.rules.keywords import misprinted

SKILL = r"(?:la cible|l allie) gagne la competence ([a-z -]+?) ?(\d+)?"


def made(it: form.Spell, name: str, path: str | None, reserved: list[str], printed: Spell | None) -> Made:
    """A spell as a card; one that the book prints in full keeps what the book says it does."""
    generic = it.kind == "generique"
    card: dict[str, Any] = {"name": name, "path": None if generic else path}
    card |= {"pages": None if generic else it.pages, "cost": it.cost, **({"generic": True} if generic else {})}
    gaps = [] if it.level_cost is None else [Gap("recruitment", f"niveaux: {it.level_cost}")]
    if path is None and not generic:
        gaps.append(Gap("figure", it.magic_way_id or "voie"))
    same = printed and [one.difficulty for one in printed.effects] == [one.threshold for one in it.difficulties]
    if printed is not None and same:
        book = msgspec.to_builtins(printed)
        card |= {field: book[field] for field in ("target", "rate", "duration", "effects")}
    else:
        card |= working(it, gaps)
    return Made({**card, **({"reserved": reserved} if reserved else {})}, gaps, [])


def working(it: form.Spell, gaps: list[Gap]) -> dict[str, Any]:
    """Target, rate, duration and effects; lines that are not understood are gaps."""
    aim, rate, duration = lines.aim(it.target), lines.rate(it.cadence), lines.among(lines.DURATIONS, it.duration)
    read = {it.target: aim, it.cadence: rate, it.duration: duration}
    gaps += [Gap("line", line) for line, told in read.items() if told is None]
    ready = None not in read.values()
    effects, seen = [], set[int]()
    for one in it.difficulties:
        does = understood(one.effect_text, duration or "") if ready else None
        if does is None:
            gaps.append(Gap("line", f"{one.threshold}: {' '.join(one.effect_text.split())}"))
        if one.threshold not in seen:
            effects.append({"difficulty": one.threshold, "does": does or [{"what": "unplayed"}]})
        seen.add(one.threshold)
    far = {"range": aim[1]} if aim is not None and aim[1] is not None else {}
    return {
        "target": aim[0] if aim else "any",
        "rate": rate or 1,
        "duration": duration or "instant",
        "effects": effects,
        **far,
    }


def understood(text: str, duration: str) -> list[dict[str, Any]] | None:
    """What an effect does: every line of it, or nothing."""
    found = []
    for line in lines.split(text):
        told = lines.read(lines.SPELL, line) or skill(line)
        if told is None or (told["what"] in LASTING and duration == "instant"):
            return None
        found.append(told)
    return found or None


def skill(line: str) -> dict[str, Any] | None:
    """A skill that a spell grants."""
    told = re.fullmatch(SKILL, lines.plain(line))
    name = words.keyword(told[1]) if told else None
    if told is None or name is None or misprinted(name, told[2] and int(told[2]))[0]:
        return None
    return {"what": "skill", "skill": name, **({"value": int(told[2])} if told[2] else {})}
