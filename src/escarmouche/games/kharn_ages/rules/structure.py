"""Structure points: what objects and movable scenery stand, destroying them, collisions and fire."""

from __future__ import annotations

import math
from typing import Any

from msgspec.structs import replace

from escarmouche.core.decisions import Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import Total, at, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import (
    FireQuenched,
    FireSet,
    Rose,
    SceneryDestroyed,
    StructureLost,
    ThingChanged,
    ThingGone,
)
from escarmouche.games.kharn_ages.figures import Battle, Safar
from escarmouche.games.kharn_ages.rules.actions import action, affords, pay, too_dear
from escarmouche.games.kharn_ages.rules.effects import drop
from escarmouche.games.kharn_ages.rules.objects import points
from escarmouche.games.kharn_ages.rules.relief import standing
from escarmouche.games.kharn_ages.rules.rolls import attempt, damage_d5, less
from escarmouche.games.kharn_ages.rules.space import EASE, characteristic, extent, things_by, within
from escarmouche.games.kharn_ages.stats import CLEARED, COLLIDED, HANDLED, ROUND, SHIFTED, Effort, Handling
from escarmouche.space.geometry import Footprint, gap_to_ring
from escarmouche.space.table import AROUND, Piece

AP = 2
NEEDED = 12
FIRE = 2
"""Structure points that fire takes in a round."""


@rule("KA-STR-01")
def wear(game: Game[Battle], name: str, lost: int, *rules: str) -> None:
    """Structure points are lost; without any the thing is destroyed and removed, and who stood on it falls."""
    before = points(game.state, name)
    lost = min(lost, before)
    if lost <= 0:
        return
    game.tell(StructureLost(thing=name, lost=lost, left=before - lost, rules=rules))
    if lost < before:
        return
    game.moment(HANDLED, None, "", Handling("destroyed", name))
    if name in game.state.things:
        game.tell(ThingGone(thing=name, reason="destroyed", rules=("KA-STR-01",)))
        return
    game.tell(SceneryDestroyed(piece=name, rules=("KA-STR-01",)))
    comes_down(game)
    game.moment(CLEARED, None, "")


@rule("KA-STR-01", "KA-FAL-05")
def comes_down(game: Game[Battle]) -> None:
    """What lay on something that is gone lies below, and who stood on it falls."""
    for thing, it in list(game.state.things.items()):
        if it.at is not None and it.level > standing(game.state.table, it.at):
            lower = replace(it, level=standing(game.state.table, it.at))
            game.tell(ThingChanged(thing=thing, now=lower, reason="destroyed", rules=("KA-STR-01",)))
    for victim, carcass in list(game.state.carcasses.items()):
        if carcass.level > standing(game.state.table, carcass.at):
            game.tell(Rose(figure=victim, level=standing(game.state.table, carcass.at), rules=("KA-STR-01",)))
    for who in [figure.id for figure in game.state.figures.values() if figure.in_play]:
        if standing(game.state.table, game[who].at) < game[who].level:
            drop(game, who)
            if game[who].in_play:
                game.moment(SHIFTED, None, who, (game[who].at,))


@rule("KA-STR-03", "KA-THR-13", "KA-DIC-06")
def loss(game: Game[Battle], who: Id, *rules: str) -> int:
    """1D5-2, at least 1."""
    return less(damage_d5(game, who, *rules), 2, 1)


def engaging(game: Game[Battle], who: Id, letters: str) -> Total:
    """The sum of these characteristics, for an action with a threshold."""
    value = sum(characteristic(game, who, letter) for letter in letters)
    return Total(value, value, (), ())


# ---------------------------------------------------------------- destroying


@rule("KA-STR-02", "KA-STR-03")
def breakable(state: Battle, who: Id) -> list[str]:
    """Objects that lie, and movable scenery, in its zone of control."""
    me = state.figures[who]
    things = [name for name in things_by(state, who) if at_hand(state, me, name)]
    return [name for name in (*things, *scenery_by(state, who)) if points(state, name)]


def scenery_by(state: Battle, who: Id) -> list[str]:
    """Pieces of scenery in its zone of control."""
    me = state.figures[who]
    reach = extent(me) + EASE
    if reach > AROUND:
        return [piece.id for piece in state.table.pieces if at_hand(state, me, piece.id)]
    near = state.table.around(me.base, me.at)
    if not near or not me.controls:
        return []
    return [piece.id for piece, _, far in near if far <= reach and beside(piece, me.level, 2 * me.radius)]


def has_breakables(state: Battle, me: Safar) -> object:
    """Something that breaks."""
    return breakable(state, me.id)


def at_hand(state: Battle, me: Safar, name: str) -> bool:
    """Does an object that somebody has found lie, or a piece of scenery stand, in its zone of control?"""
    if not me.controls:
        return False
    if name in state.things:
        it = state.things[name]
        if it.at is None or it.carrier or it.hidden:
            return False
        return within(me, it.at, 0.0, it.level, extent(me))
    return any(
        piece.id == name
        and gap_to_ring(Footprint(me.base, me.at), ring) <= extent(me) + EASE
        and beside(piece, me.level, 2 * me.radius)
        for piece, ring in zip(state.table.pieces, state.table.rings, strict=True)
    )


def beside(piece: Piece, level: float, high: float) -> bool:
    """Is some of it within a zone of control that reaches this far up and down?"""
    top = math.inf if piece.height is None else piece.base + piece.height
    return piece.base <= level + high + EASE and top >= level - high - EASE


def destroyable(game: Game[Battle], who: Id) -> list[Option]:
    if not affords(game, who, AP, "destroy"):
        return []
    return [Option({"destroy": name}, "", ("KA-STR-03",)) for name in breakable(game.state, who)]


@rule("KA-STR-01", "KA-STR-03")
def why_not_destroyed(game: Game[Battle], who: Id, answer: Any) -> Refusal | None:
    name = str(answer.get("destroy")) if isinstance(answer, dict) else ""
    if not points(game.state, name):
        return Refusal("cannot-be-destroyed", ("KA-STR-01",), {"thing": name})
    if name not in breakable(game.state, who):
        return Refusal("thing-out-of-reach", ("KA-STR-03",), {"thing": name})
    return too_dear(game, who, AP, "destroy", "KA-STR-03")


@action("destroy", destroyable, why_not_destroyed, least=AP, needs=(has_breakables,))
@rule("KA-STR-02", "KA-STR-03", "KA-STR-04", "KA-MAS-04")
def destroy(game: Game[Battle], who: Id, answer: Any) -> None:
    """C + P against 12: 1D5-2 structure points, at least 1, twice as many on a critical hit."""
    name = answer["destroy"]
    pay(game, who, AP, "destroy", "KA-STR-03")
    made = attempt(game, who, Effort("objectives", "destroy"), engaging(game, who, "PC"), NEEDED, "PC", "KA-STR-03")
    if made.passed:
        lost = loss(game, who, "KA-STR-03")
        wear(game, name, lost * 2 if made.critical else lost, "KA-STR-04" if made.critical else "KA-STR-03")


# ---------------------------------------------------------------- collisions and fire


@at(COLLIDED, "KA-STR-05")
def rammed(game: Game[Battle], value: None, who: Id, name: str) -> None:
    """What a Safar is pushed into loses its stature less 2."""
    if name not in game.state.figures:
        wear(game, name, game[who].stature - 2, "KA-STR-05")


@rule("KA-EFX-04", "KA-STR-02")
def ignite(game: Game[Battle], name: str, *rules: str) -> None:
    """A spell, a scenario or burning ammunition sets fire to something that has structure points."""
    if points(game.state, name) and name not in game.state.burning:
        game.tell(FireSet(thing=name, rules=rules))


@rule("KA-GEN-18", "KA-GEN-20")
def quench(game: Game[Battle], name: str, *rules: str) -> None:
    """The fire of an object or a piece of scenery is out; what it has lost is lost."""
    if name in game.state.burning:
        game.tell(FireQuenched(thing=name, rules=rules))


@at(ROUND, "KA-EFX-04", "KA-STR-02")
def burns_down(game: Game[Battle], number: int, who: Id, situation: None) -> int:
    """Whatever burns loses 2 structure points before the first activation of a round."""
    for name in game.state.burning:
        wear(game, name, FIRE, "KA-EFX-04")
    return number
