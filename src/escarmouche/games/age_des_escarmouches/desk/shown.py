"""What a table shows of L'Âge des Escarmouches beside bases and scenery: emblems, life, tokens, zones, weapons."""

from __future__ import annotations

from typing import Any

from escarmouche.core.rules import rule
from escarmouche.core.state import Id, Plain
from escarmouche.core.system import Ground, Mark, Portrait, Range, Standing
from escarmouche.games.age_des_escarmouches.cards import shelf
from escarmouche.games.age_des_escarmouches.desk.roster import told as printed
from escarmouche.games.age_des_escarmouches.figures import (
    ACTIVATED,
    CHARGED,
    DODGING,
    HIDDEN,
    LINGERING,
    ROUTED,
    TERRIFIED,
    VIGILANT,
    Fighter,
    Fray,
)
from escarmouche.games.age_des_escarmouches.rules.contact import apart
from escarmouche.games.age_des_escarmouches.rules.shooting import difficulty
from escarmouche.games.age_des_escarmouches.rules.sight import BLIND, before, obstruction
from escarmouche.games.age_des_escarmouches.scenarios.objectives import POINTS, points
from escarmouche.games.age_des_escarmouches.scenarios.victory import averages
from escarmouche.space.geometry import Point
from escarmouche.telling.typography import signed

SIGNS = {
    CHARGED: "target",
    DODGING: "spiral",
    HIDDEN: "unseen",
    ROUTED: "lying",
    VIGILANT: "hourglass",
    LINGERING: "skull",
    TERRIFIED: "fear",
    "wounded": "drop",
}
"""How each state is drawn."""
LOOKS = {"encumbered": "scree", "impossible": "water", "barricade": "fence"}
"""How scenery is drawn that has no look of its own."""
LAND = Ground(
    texture="heath",
    field=("#a9b79a", "#3a4a42"),
    blade=("#7f9275", "#52665a"),
    pebble=("#a98ba6", "#6a5a72"),
    leaf=("#3f7257", "#2c5542"),
    sun=("#e8f4ff", "#8fb0c8"),
)
"""A heath in the wind from the sea."""


def portrait(figure: Fighter) -> Portrait:
    return Portrait(
        emblem=figure.emblem,
        people=figure.people,
        life=figure.pv,
        full=figure.full,
        acted=figure.activation == ACTIVATED,
        gone=not figure.in_play,
        faces=True,
        states=("wounded",) if figure.wounded and figure.in_play else (),
    )


def cards(state: Fray) -> dict[str, list[Id]]:
    """The cards of both sides with those they stand for."""
    found: dict[str, list[Id]] = {}
    for one in state.figures.values():
        found.setdefault(one.card, []).append(one.id)
    return found


def marks(state: Fray) -> tuple[Mark, ...]:
    """Tokens, and the deployment zones until the first turn."""
    lying = [(name, one) for name, one in state.tokens.items() if not one.carrier]
    tokens = tuple(Mark(id=name, kind=one.kind, ring=(one.at,), side=one.side) for name, one in lying)
    if state.turn:
        return tokens
    return (
        *(Mark(id=f"home-{side}", kind="home", side=side, ring=it.ring) for side, it in state.homes.items()),
        *tokens,
    )


def ranges(state: Fray, who: Id) -> tuple[Range, ...]:
    """Ranged weapons with one, two and three times their range."""
    me = state.figures[who]
    if me.scores.get("TIR") is None:
        return ()
    return tuple(Range(name=one.name, limits=(one.range, 2 * one.range, 3 * one.range)) for one in me.ranged)


def noted(state: object, who: Id, answer: Any) -> dict[str, Plain]:
    """What a formula or a combat tactic costs and does; that a shot would be out of range."""
    if not isinstance(answer, dict):
        return {}
    if isinstance(state, Fray) and ("shoot" in answer or "aim" in answer):
        return {"lost": True} if too_far(state, who, answer) else {}
    card = shelf().tactics.get(answer.get("tactic", "")) or shelf().formulas.get(answer.get("recite", ""))
    if card is None:
        return {}
    level = int(answer.get("level", 0))
    gains = {name: signed(one.value + level * one.level) for one in card.does for name in one.scores}
    words = [one.what for one in card.does if one.what not in ("boost", "skill", "equipment")]
    traits = [printed(one.skill, one.follows) for one in card.does if one.skill]
    return {
        "cost": card.cost if isinstance(card.cost, int) else level,
        "gains": gains,
        "traits": traits,
        "deeds": words,
    }


@rule("AE-SHOT-07")
def too_far(state: Fray, who: Id, answer: dict[str, Plain]) -> bool:
    """Is a target beyond three times the range, where every shot fails?"""
    target = state.figures.get(str(answer.get("shoot") or answer.get("aim")))
    weapon = next((one for one in state.figures[who].ranged if one.name == answer.get("weapon")), None)
    if target is None or weapon is None:
        return False
    return difficulty(apart(state, who, target.id), weapon.range) is None


@rule("AE-LOS-01", "AE-OBST-11")
def glimpse(state: Fray, who: Id, other: Id, at: Point) -> tuple[bool, int]:
    """Does it see the other from where it stands, or would it from that place, whichever way it turned; and through
    which degree of obstruction?"""
    me, it = state.figures[who], state.figures[other]
    there = state if at == me.at else state.changed(who, at=at)
    degree = obstruction(there, who, other)
    turned = at != me.at or before(me, it)
    seen = degree < BLIND and turned and (it.side == me.side or HIDDEN not in it.status)
    return seen, degree if seen else 0


def standing(state: Fray) -> Standing:
    """Scenario points as if the game stopped now; in a plain skirmish the goal-average."""
    by_points = state.scenario in POINTS
    scores = averages(state) if not by_points else points(state) if state.turn else dict.fromkeys(state.sides, 0)
    return Standing(
        goal=state.scenario,
        counted="points" if by_points else "goal-average",
        scores=scores,
        last_turn=state.length,
        purses={name: left for name, left in (("tactics", state.tactics), ("refusals", state.refusals)) if left},
    )
