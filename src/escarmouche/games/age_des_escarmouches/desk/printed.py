"""Every card in one line, as somebody who writes a case needs it: all that it prints."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.core.system import Word
from escarmouche.games.age_des_escarmouches.cards import (
    LASTING,
    Ability,
    Artefact,
    Formula,
    Machine,
    Profile,
    Weapon,
    Working,
    shelf,
)
from escarmouche.games.age_des_escarmouches.desk.facts import line
from escarmouche.games.age_des_escarmouches.figures import SCORES


def card_lines() -> Iterator[Word]:
    """Profiles and beings, machines, formulas, artefacts, affiliations with their solos, combat tactics."""
    cards = shelf()
    yield from (Word(one.name, profile_line(one)) for one in cards.profiles.values())
    yield from (Word(one.name, f"summoned; {profile_line(one)}") for one in cards.beings.values())
    yield from (Word(one.name, machine_line(one)) for one in cards.machines.values())
    yield from (Word(one.name, formula_line(one)) for one in cards.formulas.values())
    yield from (Word(one.name, artefact_line(one)) for one in cards.artefacts.values())
    for theme in cards.affiliations.values():
        costs = "; ".join(f"{one.name} ({price(one)}): {does(one.does, one.only)}" for one in theme.abilities)
        yield Word(theme.name, f"affiliation, {theme.people}; {costs}")
        for solo in theme.solos:
            yield Word(solo.name, f"solo of {theme.name} ({written(solo.cost)}): {does(solo.does, solo.only)}")
    for one in cards.tactics.values():
        yield Word(one.name, f"combat tactic, {one.people}, {one.cost} PT upon {one.upon}: {does(one.does, one.only)}")


def profile_line(card: Profile) -> str:
    """A profile: ranks, characteristics, weapons, equipment, skills with what follows them, base."""
    printed = {name: getattr(card, name, None) for name in SCORES if name != "MYS"} | {"MYS": card.mys}
    scores = " ".join(f"{name} {value}" for name, value in printed.items() if value is not None)
    mou = f"{card.mou:g}" if card.air is None else f"{card.mou:g}/{card.air:g}"
    kinds = [*(("Incarné",) if card.incarnate else ()), *card.classes, *card.affiliations, card.alignment]
    school = [f"magician ({', '.join((*card.magician.elements, *card.magician.grimoires))})"] if card.magician else []
    school += [f"faithful ({card.faithful.litany})" if card.faithful.litany else "faithful"] if card.faithful else []
    held = [line(name, value) for name, value in (*card.equipment.items(), *card.skills.items())]
    arms = [weapon_line(shelf().weapons[name]) for name in card.weapons]
    size = f"power {card.power}, height {card.height:g}, {'square' if card.square else 'round'} base {card.base:g}"
    parts = (f"rank {card.rank}, {card.val} PA", ", ".join(filter(None, kinds)), f"MOU {mou} {scores}", size)
    more = ", ".join((*arms, *school, *held)) or "no skill"
    return f"{card.people}, {'; '.join(filter(None, parts))}; {more}"


def weapon_line(card: Weapon) -> str:
    """Arc 4/20, with what kind of artillery it is."""
    kind = " ".join(filter(None, (card.artillery, card.shape)))
    return f"{card.name} {card.force}/{card.range:g}" + (f" ({kind} artillery)" if kind else "")


def machine_line(card: Machine) -> str:
    """A war machine: structure, crew, weapon, base."""
    arm = f"; {weapon_line(shelf().weapons[card.weapon])}" if card.weapon else ""
    served = f"; served by {', '.join(card.servants)}" if card.servants else ""
    told = f"RES {card.RES}, {card.PS} PS, POI {card.POI:g}, EQU {card.EQU}, round base {card.base:g}"
    return f"{card.people}, war machine, {card.val} PA; {told}{arm}{served}"


def formula_line(card: Formula) -> str:
    """A formula: where it is collected, level, cost, range, area, how long, how often, what it does."""
    elements = f" of {', '.join(card.elements)}" if card.elements else ""
    reach = card.range if card.range == "control" else f"{card.range:g}"
    area = f", area {card.area:g} on {card.affects}" if card.area else ""
    lasts = f", {card.duration} turns" if card.duration else ""
    upkeep = f", upkeep {card.upkeep}" if card.upkeep else ""
    told = f"level {card.level}, cost {card.cost}, range {reach}, target {card.target}{area}{lasts}{upkeep}"
    often = f"frequency {card.frequency}" + (f", for {', '.join(card.reserved)}" if card.reserved else "")
    return f"{card.family} ({card.collection}){elements}, {told}, {often}: {does(card.does, card.only)}"


def artefact_line(card: Artefact) -> str:
    """An artefact: its cost, for whom, what it does all the time or as an action."""
    whose = f", for {', '.join(card.reserved)}" if card.reserved else ""
    told = does(card.does)
    if card.deed is not None:
        deed = card.deed
        named = {"free": "use", "cumulative": "wield", "exclusive": "brandish"}[deed.nature]
        often = f"`{named}` ({deed.nature}), {deed.uses} a {deed.per}"
        told = f"{often}, upon {deed.target}, range {deed.range:g}: {does(deed.does)}"
    return f"artefact, {card.cost} PA, rank {card.rank}{whose}: {told}"


def does(some: tuple[Working, ...], only: tuple[str, ...] = ()) -> str:
    """What a card does, and to whom alone."""
    told = ", ".join(working_line(one) for one in some)
    return f"{told} (only {', '.join(only)})" if only else told


def working_line(one: Working) -> str:
    """boost DEF +1; skill chance/1; damage 4."""
    if one.skill:
        return f"{one.what} {line(one.skill, one.follows)}"
    value = f"{one.value:{'+g' if one.what in LASTING else 'g'}}" if one.value else ""
    value = f"{one.level:+g} a level" if one.level else value
    return " ".join(filter(None, (one.what, *one.scores, one.being, value)))


def price(one: Ability) -> str:
    """What an ability of an affiliation costs the army."""
    return f"special: {one.each} for each of those of its people" if one.cost == "special" else written(one.cost)


def written(cost: object) -> str:
    """A cost, or one for each format or rank."""
    return "/".join(map(str, cost)) if isinstance(cost, tuple) else str(cost)
