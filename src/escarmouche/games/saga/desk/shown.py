"""What a table shows of SAGA beside bases and scenery: emblems, tracks, where people start, and cards to choose."""

from __future__ import annotations

from functools import cache

from escarmouche.core.parts.shown import in_order
from escarmouche.core.system import Card, Ground, Mark, Portrait, Standing, Track
from escarmouche.games.saga.cards import shelf
from escarmouche.games.saga.figures import (
    ASLEEP,
    AT_BAY,
    BLEEDING,
    BOUND,
    CROUCHED,
    DEAD,
    DYING,
    FAINTED,
    FLEEING,
    FOOT,
    HOBBLED,
    LEG,
    LYING,
    OTHER_ARM,
    SURPRISED,
    UNAWARE,
    UNCONSCIOUS,
    WEAPON_ARM,
    Character,
    Melee,
)
from escarmouche.games.saga.scenarios.encounters import encounter
from escarmouche.games.saga.scenarios.victory import length, standing

SIGNS = {
    DEAD: "skull",
    DYING: "heart",
    UNCONSCIOUS: "knocked-out",
    FAINTED: "knocked-out",
    FLEEING: "flag",
    CROUCHED: "shelter",
    LYING: "lying",
    BOUND: "roots",
    ASLEEP: "knocked-out",
    UNAWARE: "unseen",
    SURPRISED: "bolt",
    AT_BAY: "hourglass",
    HOBBLED: "anchor",
    WEAPON_ARM: "target",
    OTHER_ARM: "target",
    LEG: "anchor",
    FOOT: "anchor",
    BLEEDING: "drop",
}
"""How each state is drawn."""
LOOKS = {
    "house": "hut",
    "rough": "difficult",
    "stairs-down": "stairs",
    "stairs-up": "stairs",
    "rise": "slope",
    "dense-crowd": "crowd",
    "benches": "benches",
    "long table": "crate",
}
"""How scenery is drawn that has no look of its own, by its kind or its name."""
LAND = Ground(
    texture="forest",
    field=("#aeb077", "#38422c"),
    blade=("#8a8448", "#5d5a34"),
    pebble=("#b98a4a", "#7a5c33"),
    leaf=("#4d7a35", "#35572a"),
    sun=("#f6ffc0", "#93b08a"),
)
"""The floor of a clearing, with last year's leaves."""
GROUNDS = {
    "floor": Ground(
        texture="planks",
        field=("#b78c5b", "#4a3521"),
        blade=("#7d5733", "#2c1e12"),
        pebble=("#5f4125", "#22160c"),
        leaf=LAND.leaf,
        sun=("#ffdf9e", "#c98f4e"),
    ),
    "street": Ground(
        texture="cobbles",
        field=("#a7a294", "#3d3c3a"),
        blade=("#7f7a6d", "#2b2a29"),
        pebble=("#b9b4a6", "#4d4b48"),
        leaf=LAND.leaf,
        sun=("#fff3d6", "#8fa0c4"),
    ),
}
"""Boards by the light of a hearth, and stones of a town."""
SELDOM = ("crouch", "lie", "delay", "survive", "look")
ARRANGED = in_order(
    "action",
    ("strike", "shoot", "throw", "move", "sprint"),
    ("look", "crouch", "lie", "stunt", "wait", "delay", "survive", "done"),
)


def other_ground(state: Melee) -> Ground | None:
    return GROUNDS.get(encounter(state.encounter).ground)


def portrait(figure: Character) -> Portrait:
    return Portrait(
        emblem=figure.emblem,
        life=0 if figure.on_table and not figure.in_play else figure.full_wounds - figure.wounds,
        full=figure.full_wounds,
        acted="acted" in figure.busy,
        gone=not figure.in_play,
        faces=True,
        points=len(figure.declared.slots) if figure.in_play else 0,
        tracks=(
            Track(name="wounds", left=figure.full_wounds - figure.wounds, full=figure.full_wounds),
            Track(name="fatigue", left=figure.full_fatigue - figure.fatigue, full=figure.full_fatigue),
        ),
    )


def stands(state: Melee) -> Standing:
    """Who has to be left, or to hold out, and how many of each side still fight."""
    it = encounter(state.encounter)
    aims = {}
    if it.aim == "hold-out":
        aims = {side: "holders" if home == it.holders else "assailants" for home, side in enumerate(state.homes)}
    return Standing(goal=it.aim, aims=aims, counted="fighting", scores=standing(state), last_turn=length(state))


def marks(state: Melee) -> tuple[Mark, ...]:
    """Where each side starts, until the first turn."""
    if state.turn:
        return ()
    return tuple(Mark(id=f"home-{side}", kind="home", side=side, ring=it.ring) for side, it in state.homes.items())


@cache
def cards() -> tuple[Card, ...]:
    """Every character a list may name."""
    return tuple(map(card_named, shelf().characters))


def card_named(name: str) -> Card:
    one = shelf().characters[name]
    return Card(
        name=one.name,
        title=one.name,
        faction=one.band,
        role=one.role,
        cost=one.cost,
        emblem=one.emblem,
        stats={name: str(value) for name, value in one.scores.items()},
        traits=tuple(f"{name} {value}" for name, value in one.skills.items()),
        weapons=(*one.held, *one.carried),
    )
