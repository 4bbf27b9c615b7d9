"""Two profiles set against each other: the situations a calculator may ask for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from escarmouche.core.state import Id
from escarmouche.core.system import Duel, Field
from escarmouche.games.evenor.cards import profiles
from escarmouche.games.evenor.desk.cases import case_state
from escarmouche.games.evenor.figures import ACTIVATED, AIMING, WAITING, Skirmish, Weapon
from escarmouche.games.evenor.opening import EvenorState
from escarmouche.games.evenor.rules.turns import Slot
from escarmouche.rulings.casefiles import Case, CaseFigure, CaseTerrain, CaseTurn
from escarmouche.telling.texts import Unusable

ATTACKER, DEFENDER = "attacker", "defender"
KINDS = ("melee", "charge", "shot")
BANDS = ("short", "medium", "long")
POSTURES = ("standing", "prone", "blessed")

FORM = (
    Field(name="attack", choices=KINDS, default="melee"),
    Field(name="range", choices=BANDS, default="medium"),
    Field(name="attacker-is", choices=POSTURES, default="standing"),
    Field(name="defender-is", choices=(*POSTURES, "in-cover"), default="standing"),
)

Y = 12.0
START = 4.0
"""Where the attacker stands; the defender is to its right."""


def duel(attacker: str, defender: str, settled: Mapping[str, str]) -> Duel:
    """The attacker is to act alone: it fights whom it touches, charges from 2 pas, or shoots from a range band."""
    kind = settled["attack"]
    bystander = next(name for name in profiles() if name not in (attacker, defender))
    figures = {
        ATTACKER: figure("red", attacker, START, settled["attacker-is"]),
        DEFENDER: figure("blue", defender, START, settled["defender-is"]),
        "friend": figure("red", bystander, 1.0, "standing", 1.0),  # so that a fall does not end the game
        "foe": figure("blue", bystander, 23.0, "standing", 23.0),
    }
    state = laid(figures, ())
    me, them = state.figures[ATTACKER], state.figures[DEFENDER]
    touching = me.radius + them.radius
    if kind == "shot":
        weapon = best_missile(me.missiles, me.shooting, attacker)
        away, action = middle(weapon, settled["range"]), {"shoot": DEFENDER, "weapon": weapon.name}
    else:
        away, action = (2.0, {"charge": DEFENDER}) if kind == "charge" else (0.0, {"fight": DEFENDER})
    x = START + touching + away
    figures[DEFENDER] = figure("blue", defender, x, settled["defender-is"])
    wall = (
        cover(x - them.radius - 0.006, them.radius) if settled["defender-is"] == "in-cover" and kind == "shot" else ()
    )
    return Duel(state=laid(figures, wall), answers=(("activate", ATTACKER), ("actions", 1), ("action", action)))


def figure(side: str, profile: str, x: float, posture: str, y: float = Y) -> CaseFigure:
    status = {"prone": ("prone",), "blessed": ("blessed",), "in-cover": ("cover",)}.get(posture, ())
    with_: dict[str, Any] = {"behind": "wall"} if posture == "in-cover" else {}
    return CaseFigure(side, profile, (x, y), with_, status)


def laid(figures: Mapping[str, CaseFigure], terrain: tuple[CaseTerrain, ...]) -> EvenorState:
    case = Case(
        case="duel",
        game="evenor",
        options={},
        turn=CaseTurn(1, "red"),
        terrain=terrain,
        figures=dict(figures),
    )
    return case_state(case)


def cover(edge: float, radius: float) -> tuple[CaseTerrain, ...]:
    """A low wall right before the defender, that hides most of it but not all."""
    low, high = Y - radius - 0.5, Y + radius * 0.4
    shape = ((edge - 0.3, low), (edge, low), (edge, high), (edge - 0.3, high))
    return (CaseTerrain("wall", shape, "rock"),)


def best_missile(missiles: tuple[Weapon, ...], shooting: int | None, name: str) -> Weapon:
    if not missiles or shooting is None:
        raise Unusable("cannot-shoot", None, word=name)
    return max(missiles, key=lambda weapon: (weapon.power, weapon.magic))


def middle(weapon: Weapon, band: str) -> float:
    """A distance well inside a range band."""
    assert weapon.ranges is not None
    limits = (0, *weapon.ranges)
    at = BANDS.index(band)
    return (limits[at] + limits[at + 1]) / 2


def acting(state: Skirmish, who: Id) -> Duel | None:
    """A model alone, with one action, whatever it has done this turn."""
    me = state.figures[who]
    if not me.in_play:
        return None
    groups = tuple(group for group in state.groups if who not in group.members)
    ready = state.lost(who, ACTIVATED, WAITING, AIMING)
    laid = replace(ready, groups=groups, result=None, agenda=(Slot(me.side),))
    return Duel(state=laid, answers=(("activate", who), ("actions", 1)))
