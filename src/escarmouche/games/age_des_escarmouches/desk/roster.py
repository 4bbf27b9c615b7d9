"""Every card a list may name, as a player picks it."""

from __future__ import annotations

from escarmouche.core.system import Card
from escarmouche.games.age_des_escarmouches.cards import Follows, Machine, Profile, shelf
from escarmouche.games.age_des_escarmouches.rules.enlisting import PRINTED, skills_of

DASH = "–"


def cards() -> tuple[Card, ...]:
    """Profiles, then war machines."""
    return (*map(profile_card, shelf().profiles.values()), *map(machine_card, shelf().machines.values()))


def card_named(name: str) -> Card:
    machine = shelf().machines.get(name)
    return profile_card(shelf().profiles[name]) if machine is None else machine_card(machine)


def profile_card(one: Profile) -> Card:
    """A reference card: MOU on the ground and in the air, scores, MYS of a mystic."""
    flown = "" if one.air is None else f"/{one.air:g}"
    scores = {name: shown(getattr(one, name)) for name in PRINTED if name != "PEU"}
    if one.PEU is not None:
        scores["COU"] += f"/{one.PEU}"
    if one.mys is not None:
        scores["POU" if one.magician else "FOI"] = str(one.mys)
    return Card(
        name=one.name,
        faction=one.people,
        role=("incarnate-" if one.incarnate else "troop-") + str(one.rank),
        cost=one.val,
        emblem=one.emblem,
        stats={"MOU": f"{one.mou:g}{flown}", **scores},
        traits=tuple(told(name, value) for name, value in {**one.equipment, **skills_of(one)}.items()),
        weapons=tuple(f"{name} {shelf().weapons[name].force}/{shelf().weapons[name].range:g}" for name in one.weapons),
    )


def machine_card(one: Machine) -> Card:
    """A war machine: structure, resistance, weight, crew."""
    return Card(
        name=one.name,
        faction=one.people,
        role="machine",
        cost=one.val,
        emblem=one.emblem,
        stats={"PS": str(one.PS), "RES": str(one.RES), "POI": f"{one.POI:g}", "EQU": str(one.EQU)},
        traits=tuple(told(name, value) for name, value in one.skills.items()),
        weapons=(one.weapon,) if one.weapon else (),
    )


def shown(score: int | None) -> str:
    return DASH if score is None else str(score)


def told(name: str, value: Follows) -> str:
    """A skill with what follows it: `hardened ATT, FOR`."""
    if value is None or value == ():
        return name
    return f"{name} {', '.join(value) if isinstance(value, tuple) else value}"
