"""Lines of sight. (Foundation: scenery only; cover, screens and heights are the shooting chapter's.)"""

from __future__ import annotations

from escarmouche.core import sight
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.figures import Battle, Safar

SCALE = 0.5
"""Height of a point of stature, in toises."""


@rule("KA-LOS-02")
def height_of(me: Safar) -> float:
    """A Safar is a cylinder half a toise high for each point of stature, half a toise at least."""
    return max(SCALE, me.stature * SCALE)


@rule("KA-LOS-01")
def sees(state: Battle, who: Id, other: Id) -> bool:
    """Can a line be drawn from the upper half of the one to any part of the other?"""
    me, it = state.figures[who], state.figures[other]
    eye, top = me.level + height_of(me), it.level + height_of(it)
    return sight.sees(state.table, me.at, it.footprint, eye_height=eye, target_height=top)
