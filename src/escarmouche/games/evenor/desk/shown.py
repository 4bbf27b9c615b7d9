"""What a table shows of Evenor beside bases and scenery: emblems, life, tokens, corners, profile cards."""

from __future__ import annotations

from escarmouche.core.decisions import Decision
from escarmouche.core.parts.shown import in_order
from escarmouche.core.state import Id
from escarmouche.core.system import Card, Ground, Mark, Portrait, Range, Standing
from escarmouche.games.evenor.cards import PrintedTrait, PrintedWeapon, Profile, profiles
from escarmouche.games.evenor.figures import (
    ACTIVATED,
    AIMING,
    BLESSED,
    CONFUSED,
    COVER,
    EXITED,
    HEARTENED,
    HIDDEN,
    OUT,
    PRONE,
    STEADIED,
    WAITING,
    Fighter,
    Skirmish,
    Weapon,
)
from escarmouche.games.evenor.rules.powers import POWERS, RANGE
from escarmouche.games.evenor.scenarios import ORICHALCUM
from escarmouche.games.evenor.scenarios.tables import corners
from escarmouche.games.evenor.scenarios.victory import ENOUGH, tokens_home
from escarmouche.space.geometry import Point

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

ARRANGED = in_order("action", ("fight", "shoot", "run", "moving-shot", "charge", "step"), ("open", "prone", "nothing"))
SIGNS = {
    ACTIVATED: "",
    OUT: "",
    EXITED: "",
    PRONE: "lying",
    COVER: "shelter",
    HIDDEN: "unseen",
    AIMING: "target",
    WAITING: "hourglass",
    BLESSED: "sun",
    CONFUSED: "spiral",
    HEARTENED: "heart",
    STEADIED: "anchor",
}
"""How each state is drawn."""
LAND = Ground(
    texture="meadow",
    field=("#cfca92", "#4d5139"),
    blade=("#a4a55f", "#646a45"),
    pebble=("#e4dcc0", "#6d6a55"),
    leaf=("#5c8440", "#3f6333"),
    sun=("#fff0b8", "#a9b9d4"),
)
"""A meadow in the sun."""


def emblem(role: str) -> str:
    """The emblem of a role, told by how its name begins."""
    return next((name for start, name in EMBLEMS if role.startswith(start)), "fighter")


def portrait(figure: Fighter) -> Portrait:
    return Portrait(
        emblem=emblem(figure.role),
        people=figure.faction,
        life=figure.vitality,
        full=figure.printed_vitality,
        acted=ACTIVATED in figure.status,
        gone=OUT in figure.status or not figure.on_table,
    )


def carried(weapon: Weapon) -> str:
    """A weapon in hand, as on a card."""
    return weapon_line(PrintedWeapon(weapon.name, weapon.power, weapon.ranges))


def areas(state: Skirmish, decision: Decision) -> dict[str, tuple[Point, ...]]:
    """The corners of the table, for who chooses one."""
    if decision.key != "corner":
        return {}
    places = corners(state.scenario, state.options.get("diagonal", "rising"))
    return {name: zone.ring for name, zone in places.items()}


def marks(state: Skirmish) -> tuple[Mark, ...]:
    """Tokens that lie on the table, and the corners of the bands."""
    corners = [Mark(id=f"home-{side}", kind="home", side=side, ring=it.ring) for side, it in state.homes.items()]
    lying = [(name, token.at) for name, token in state.tokens.items() if token.at is not None]
    return (*corners, *(Mark(id=name, kind="token", ring=(at,)) for name, at in lying))


def ranges(state: Skirmish, who: Id) -> tuple[Range, ...]:
    """Missiles in hand with their three ranges, and the powers that work at a distance."""
    figure = state.figures[who]
    shots = figure.missiles if figure.shooting is not None else ()
    weapons = [Range(name=weapon.name, limits=weapon.ranges) for weapon in shots if weapon.ranges]
    powers = [name for name in POWERS if name in figure.traits and name != "Soin"]
    return (*weapons, *(Range(name=name, limits=(RANGE,)) for name in powers))


def cards() -> tuple[Card, ...]:
    return tuple(card(profile) for profile in profiles().values())


def card_named(name: str) -> Card:
    return card(profiles()[name])


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


def standing(state: Skirmish) -> Standing:
    """Tokens brought home in a hunt, else the members in play."""
    last = state.options.get("stop_after") or 0
    if state.scenario == ORICHALCUM:
        homes = {side: tokens_home(state, side) for side in state.sides}
        return Standing(goal=ORICHALCUM, counted="tokens-home", scores=homes, enough=ENOUGH, last_turn=last)
    members = {side: sum(figure.members for figure in state.in_play(side)) for side in state.sides}
    aims = {side: "ambushed" if side == state.ambushed else "ambushers" for side in state.sides if state.ambushed}
    return Standing(goal=state.scenario, aims=aims, counted="members", scores=members, last_turn=last)
