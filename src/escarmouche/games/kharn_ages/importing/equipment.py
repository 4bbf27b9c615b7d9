"""Weapons, shields, armours and ammunition of the catalogue as cards of ours."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from escarmouche.cards.imports import Gap
from escarmouche.games.kharn_ages.importing import form, lines, words

KINDS = {
    "arme-cac": "weapons",
    "arme-tir": "weapons",
    "armure": "armours",
    "bouclier": "shields",
    "objet": "trinkets",
    "casque": "trinkets",
}
"""Categories and the cards of ours that they become."""
FEEDS = {"fleches": "arrows", "carreaux": "bolts"}
AMMUNITION = {
    "simple": "simple",
    "perce-armure": "armour-piercing",
    "enflamme": "incendiary",
    "empoisonne": "poisoned",
}


class Made(Struct):
    """A card being made: its fields, what is not understood, the skills that no book of ours has."""

    card: dict[str, Any]
    gaps: list[Gap]
    unknown: list[str]


def made(it: form.Equipment, name: str, reserved: list[str], skills: dict[str, form.Skill]) -> Made:
    """An item as a card."""
    found = BUILDERS[KINDS[it.category]](it)
    granted(found, it, skills)
    if it.mount_equipment:
        found.gaps.append(Gap("recruitment", "cavalerie"))
    more = {"reserved": reserved} if reserved else {}
    found.card = {"name": name, **found.card, **more}
    return found


def weapon(it: form.Equipment) -> Made:
    card: dict[str, Any] = {"hands": 1 if it.hands == "1-2" else it.hands, "cost": it.cost}
    gaps: list[Gap] = []
    if it.allonge:
        card["reach"] = it.allonge
    if it.perce_armure:
        card["piercing"] = it.perce_armure
    shot = shooting(it) if it.range is not None else None
    for line in lines.split(it.effects_text):
        told = lines.read(lines.SHOT, line) if shot is not None else None
        if told is not None and shot is not None:
            shot.update(told)
            continue
        told = lines.read(lines.WEAPON if shot is None else lines.SHOOTER, line)
        if told is None and not repeated(it, line):
            gaps.append(Gap("line", line))
        added(card, told or {})
    if shot is None and "shot" in card:
        card["shot"]["bonus"] = card.get("bonus", 0)
    if shot is not None:
        thrown = "falling" in shot
        shot["feed"] = "itself" if thrown else FEEDS.get(it.munition_kind, "unlimited")
        card |= {"melee": thrown or card.get("melee", False), "shot": shot}
        several = re.match(r"(\d+) ", it.name)
        if thrown and several and 1 <= int(several[1]) <= 20:
            card["pieces"] = int(several[1])
        elif several:
            gaps.append(Gap("figure", it.name))
    return Made(card, gaps, [])


def shooting(it: form.Equipment) -> dict[str, Any]:
    """Ranges, rate and ammunition of a weapon that shoots."""
    assert it.range is not None
    shot: dict[str, Any] = {"short": it.range.short, "long": it.range.long}
    if it.range.max is not None:
        shot["beyond"] = False
    if it.reload.cadence:
        shot |= {"rate": it.reload.cadence, "reload": it.reload.pa_cost}
    if it.base_munitions:
        shot["pieces"] = it.base_munitions
    if re.match(r"(petit )?arc\b", lines.plain(it.name)):
        shot["bow"] = True
    return shot


def repeated(it: form.Equipment, line: str) -> bool:
    """A line that says what a figure says already, or that is told among the effects."""
    told = lines.plain(line)
    if told in ("allonge", "tranchant", "tranchante"):
        return True
    reach = re.fullmatch(r"allonge (\d+(?:[.,]\d)?)(?: toises)?", told)
    if reach and it.allonge is not None:
        return float(reach[1].replace(",", ".")) == it.allonge
    reload = re.fullmatch(r"recharge (\d+) pa", told)
    return bool(reload and int(reload[1]) == it.reload.pa_cost) or bool(re.fullmatch(lines.GRANTS, told))


def added(card: dict[str, Any], told: dict[str, Any]) -> None:
    """What a line says put on a card; lists grow."""
    for name, value in told.items():
        if name == "on_critical":
            card[name] = [*card.get(name, ()), value]
        elif isinstance(value, list):
            card[name] = [*card.get(name, ()), *(one for one in value if one not in card.get(name, ()))]
        elif isinstance(value, dict):
            card[name] = {**card.get(name, {}), **value}
        else:
            card[name] = value


def trinket(it: form.Equipment) -> Made:
    card: dict[str, Any] = {"cost": it.cost}
    gaps: list[Gap] = []
    for line in lines.split(it.effects_text):
        told = lines.read(lines.TRINKET, line)
        if told is None and not repeated(it, line):
            gaps.append(Gap("line", line))
        added(card, told or {})
    if not it.effects_text.strip() and not it.effects:
        gaps.append(Gap("wordless", it.name))
    if it.durability is not None:
        gaps.append(Gap("figure", f"durabilité {it.durability}"))
    return Made(card, gaps, [])


def shield(it: form.Equipment) -> Made:
    card: dict[str, Any] = {"cost": it.cost, "boxes": figure(it.durability)}
    gaps = [] if it.durability is not None else [Gap("figure", "durabilité")]
    for line in lines.split(it.effects_text):
        told = lines.read(lines.SHIELD, line)
        if told is None and not repeated(it, line):
            gaps.append(Gap("line", line))
        added(card, told or {})
    return Made(card, gaps, [])


def armour(it: form.Equipment) -> Made:
    plating = form.Plating(it.seuil, it.protection_echec, it.protection_reussite, it.durability)
    card: dict[str, Any] = {"cost": it.cost, **plated(plating)}
    gaps = [Gap("figure", "armure")] if None in card.values() else []
    for line in lines.split(it.effects_text):
        told = lines.read(lines.ARMOUR, line)
        if told is None and not alone(line):
            gaps.append(Gap("line", line))
        added(card, told or {})
    if it.stacks_with_armor:
        gaps.append(Gap("line", "+ armure"))
    return Made(card, gaps, [])


def alone(line: str) -> bool:
    """One armour for each Safar, as everywhere."""
    return bool(re.fullmatch(r"1 seule armure par safar(?: en plus d un gambison)?", lines.plain(line)))


def plated(it: form.Plating) -> dict[str, Any]:
    """Threshold, what is stopped below and from it on, boxes."""
    return {
        "threshold": figure(it.seuil),
        "low": figure(it.protection_echec),
        "high": figure(it.protection_reussite),
        "boxes": figure(it.durability),
    }


def figure(value: int | None) -> int | None:
    """A figure without the sign that the catalogue may print before it."""
    return None if value is None else abs(value)


BUILDERS: dict[str, Callable[[form.Equipment], Made]] = {
    "weapons": weapon,
    "armours": armour,
    "shields": shield,
    "trinkets": trinket,
}


def granted(found: Made, it: form.Equipment, skills: dict[str, form.Skill]) -> None:
    """Skills that an item gives, by its effects or by its lines; other effects are gaps."""
    uses = []
    for effect in it.effects:
        if effect.operation.kind == "grant-skill":
            uses.append(form.SkillUse(effect.operation.skill_id, effect.operation.value))
        else:
            found.gaps.append(Gap("effect", effect.operation.kind))
    if not uses:
        told = filter(None, map(grant, lines.split(it.effects_text)))
        uses = [form.SkillUse(one[1].strip(), one[2]) for one in told]
    read = words.skilled(uses, skills, {})
    if read.skills:
        found.card["skills"] = read.skills
    found.gaps += read.gaps
    found.unknown += read.unknown


def grant(line: str) -> re.Match[str] | None:
    return re.fullmatch(lines.GRANTS, lines.plain(line))


def prices(kinds: list[form.MunitionKind]) -> tuple[list[dict[str, Any]], list[Gap]]:
    """The price list of ammunition: pieces for 5 and for 15, by what takes them."""
    found: dict[str, dict[str, int]] = {}
    gaps: list[Gap] = []
    for kind in kinds:
        if kind.id not in FEEDS or kind.tier_prices != (5, 15):
            gaps.append(Gap("line", kind.label))
            continue
        for one in kind.types:
            if one.id not in AMMUNITION or len(one.quantities) != 2:
                gaps.append(Gap("line", f"{kind.label}: {one.label}"))
                continue
            for cost, pieces in zip((5, 15), one.quantities, strict=True):
                found.setdefault(AMMUNITION[one.id], {})[f"{FEEDS[kind.id]}_for_{cost}"] = pieces
    fields = [f"{feed}_for_{cost}" for cost in (5, 15) for feed in FEEDS.values()]
    return [{"kind": name, **{field: some.get(field, 0) for field in fields}} for name, some in found.items()], gaps
