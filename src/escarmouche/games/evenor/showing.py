"""What a table shows of Evenor beside bases and scenery: emblems, life, tokens, corners, profile cards."""

from __future__ import annotations

from typing import Any

from escarmouche.core.system import Card, Mark, Portrait, Range
from escarmouche.games.evenor.figures import (
    ACTIVATED,
    OUT,
    Fighter,
    PrintedTrait,
    PrintedWeapon,
    Profile,
    Skirmish,
    Weapon,
    profiles,
)
from escarmouche.games.evenor.powers import POWERS, RANGE

EMBLEMS = (
    ("Meneur", "leader"),
    ("Monstre", "monster"),
    ("Magicien", "mage"),
    ("Tireur", "archer"),
    ("Archère", "archer"),
    ("Assassin", "assassin"),
    ("Harce", "skirmisher"),
    ("Défenseur", "defender"),
)


def emblem(role: str) -> str:
    """The emblem of a role, told by how its name begins."""
    return next((name for start, name in EMBLEMS if role.startswith(start)), "fighter")


def portrait(figure: Fighter) -> Portrait:
    return Portrait(
        emblem=emblem(figure.role),
        life=figure.vitality,
        full=figure.printed_vitality,
        acted=ACTIVATED in figure.status,
        gone=OUT in figure.status or not figure.on_table,
    )


def sheet(figure: Fighter) -> dict[str, Any]:
    """Characteristics as they are printed, then traits, weapons and what it carries."""
    letters = {
        "I": figure.initiative,
        "R": figure.reaction,
        "C": figure.combat,
        "T": figure.shooting,
        "S": figure.save,
    }
    return {
        "role": figure.role,
        "faction": figure.faction,
        **{letter: f"{value}+" for letter, value in letters.items() if value is not None},
        "V": f"{figure.vitality}/{figure.printed_vitality}",
        "traits": [trait_line(PrintedTrait(name, value)) for name, value in figure.traits.items()],
        "weapons": [carried(weapon) for weapon in figure.weapons if weapon.name not in figure.lost_weapons],
        "lost_weapons": list(figure.lost_weapons),
        "tokens": list(figure.tokens),
        "cost": figure.cost,
    }


def carried(weapon: Weapon) -> str:
    """A weapon in hand, as on a card."""
    return weapon_line(PrintedWeapon(weapon.name, weapon.power, weapon.ranges, weapon.magic, weapon.thrown, True, True))


def marks(state: Skirmish) -> tuple[Mark, ...]:
    """Tokens that lie on the table, and the corners of the bands."""
    corners = [
        Mark(id=f"home-{side}", kind="home", side=side, ring=((z.x0, z.y0), (z.x1, z.y0), (z.x1, z.y1), (z.x0, z.y1)))
        for side, z in state.homes.items()
    ]
    lying = [(name, token.at) for name, token in state.tokens.items() if token.at is not None]
    return (*corners, *(Mark(id=name, kind="token", ring=(at,)) for name, at in lying))


def ranges(figure: Fighter) -> tuple[Range, ...]:
    """Missiles in hand with their three ranges, and the powers that work at a distance."""
    shots = figure.missiles if figure.shooting is not None else ()
    weapons = [Range(name=weapon.name, limits=weapon.ranges) for weapon in shots if weapon.ranges]
    powers = [name for name in POWERS if name in figure.traits and name != "Soin"]
    return (*weapons, *(Range(name=name, limits=(RANGE,)) for name in powers))


def cards() -> tuple[Card, ...]:
    return tuple(card(profile) for profile in profiles().values())


def card(profile: Profile) -> Card:
    letters = {"I": profile.I, "R": profile.R, "C": profile.C, "T": profile.T, "S": profile.S}
    stats = {letter: f"{value}+" for letter, value in letters.items() if value is not None}
    return Card(
        name=profile.name,
        faction=profile.faction,
        role=profile.role,
        cost=profile.cost,
        emblem=emblem(profile.role),
        stats={**stats, "V": str(profile.V)},
        traits=tuple(trait_line(trait) for trait in profile.traits),
        weapons=tuple(weapon_line(weapon) for weapon in profile.weapons),
    )


def trait_line(trait: PrintedTrait) -> str:
    """`Soin 2+`, but `Attaques multiples 3`: a threshold or a number."""
    if trait.value is None:
        return trait.name
    return f"{trait.name} {trait.value}" + ("" if trait.name == "Attaques multiples" else "+")


def weapon_line(weapon: PrintedWeapon) -> str:
    """`Lance P4 3/6/12`: name, Power, ranges."""
    ranges = "" if weapon.ranges is None else " " + "/".join(map(str, weapon.ranges))
    return f"{weapon.name} P{weapon.P}{ranges}"
