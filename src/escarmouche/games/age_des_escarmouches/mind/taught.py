"""What of the habits is learnt: the estimates set by hand and a few facts, weighed by experience."""

from __future__ import annotations

from collections.abc import Mapping

from escarmouche.core.experience import Experience, Weigh, by_estimates, each
from escarmouche.games.age_des_escarmouches.figures import ROUTED, Fighter, Fray
from escarmouche.games.age_des_escarmouches.rules.contact import touch
from escarmouche.games.age_des_escarmouches.scenarios.objectives import POINTS
from escarmouche.space.geometry import gap


def nearest(state: Fray, me: Fighter) -> float:
    """Tens of centimetres to the nearest enemy."""
    return min([gap(me, foe) for foe in state.enemies(me.id)], default=60.0) / 10


OWN = {
    "health": lambda state, me: me.pv / max(me.full, 1),
    "worth": lambda state, me: me.val / 20,
    "nearest_foe": nearest,
    "opponents": lambda state, me: float(sum(touch(me, foe) for foe in state.enemies(me.id))),
    "shooter": lambda state, me: float(bool(me.ranged)),
    "routed": lambda state, me: float(ROUTED in me.status),
    "turns_left": lambda state, me: max(state.length - state.turn, 0) / 5,
}
OTHER = {
    "foe_health": lambda state, me, foe: foe.pv / max(foe.full, 1),
    "foe_worth": lambda state, me, foe: foe.val / 20,
    "foe_opponents": lambda state, me, foe: float(sum(touch(one, foe) for one in state.enemies(foe.id))),
    "foe_acted": lambda state, me, foe: float(bool(foe.done)),
    "distance": lambda state, me, foe: gap(me, foe) / 10,
}


def role_of(state: Fray, seat: str) -> str:
    return "points" if state.scenario in POINTS else "losses"


def experience(weights: Mapping[str, Weigh]) -> Experience[Fray]:
    """Of questions whose answers are weighed, in VAL, roughly."""
    return by_estimates(
        "escarmouche.games.age_des_escarmouches",
        {key: each(weigh) for key, weigh in weights.items()},
        OWN,
        OTHER,
        roles=("losses", "points"),
        role_of=role_of,
        point=2.0,
        noise=1.0,
    )
