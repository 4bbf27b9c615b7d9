"""What a table shows of L'Âge des Escarmouches beside bases and scenery: emblems, life, tokens, zones, weapons."""

from __future__ import annotations

from escarmouche.core.state import Id
from escarmouche.core.system import Ground, Mark, Portrait, Range, Standing
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
from escarmouche.games.age_des_escarmouches.scenarios.objectives import POINTS
from escarmouche.games.age_des_escarmouches.scenarios.victory import averages

SIGNS = {
    CHARGED: "target",
    DODGING: "spiral",
    HIDDEN: "unseen",
    ROUTED: "lying",
    VIGILANT: "hourglass",
    LINGERING: "skull",
    TERRIFIED: "fear",
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


def standing(state: Fray) -> Standing:
    """Scenario points as they were last counted; in a plain skirmish the goal-average."""
    if state.scenario in POINTS:
        points = {side: state.scores.get(side, 0) for side in state.sides}
        return Standing(goal=state.scenario, counted="points", scores=points, last_turn=state.length)
    return Standing(goal=state.scenario, counted="goal-average", scores=averages(state), last_turn=state.length)
