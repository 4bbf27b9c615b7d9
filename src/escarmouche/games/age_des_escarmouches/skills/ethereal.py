"""Éthéré: leaves every contact, and frightens those it passes through."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.core.rules import at
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.figures import Fray
from escarmouche.games.age_des_escarmouches.rules.disengage import Parting
from escarmouche.games.age_des_escarmouches.rules.fear import afraid, resists, rout
from escarmouche.games.age_des_escarmouches.stats import ESCAPES, STEPPED, Trip
from escarmouche.space.geometry import Point
from escarmouche.space.moves import Ground
from escarmouche.space.table import Table


@at(ESCAPES, "AE-ETHE-03")
def slips_away(game: Game[Fray], value: bool, who: Id, parting: Parting) -> bool:
    """It succeeds in every disengagement."""
    return value or "ethereal" in game[who].skills


@at(STEPPED, "AE-ETHE-04", "AE-FLY-17")
def haunts(game: Game[Fray], path: tuple[Point, ...], who: Id, trip: Trip) -> tuple[Point, ...]:
    """Enemies it crosses, as it leaves them or leaps over them, must master its PEU; they stay where they are."""
    me = game[who]
    if "ethereal" in me.skills:
        table, level = Table(game.state.table.size), max(me.altitude, me.altitude + trip.climb)
        for one in [one for one in game.state.enemies(who) if one.altitude == level]:
            crossed = Ground(table, me.base, (one.footprint,), angle=me.angle).blocked(path) is not None
            fear = afraid(game, one.id, who) if crossed else None
            if fear is not None and not resists(game, one.id, who, fear):
                rout(game, one.id, who, "AE-ETHE-04")
    return path
