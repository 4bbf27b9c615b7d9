"""What of the habits of Khârn-Âges is learnt: the estimates set by hand and a few facts, weighed by experience."""

from __future__ import annotations

from collections.abc import Mapping

from escarmouche.core.decisions import Answer
from escarmouche.core.experience import Experience, Weigh, by_estimates, each, first_word
from escarmouche.core.state import State
from escarmouche.games.kharn_ages.figures import ACTIVATED, GROUND, Battle, Safar
from escarmouche.games.kharn_ages.mind.score import shoots
from escarmouche.games.kharn_ages.scenarios import ERRANDS
from escarmouche.space.geometry import gap


def nearest(state: Battle, me: Safar) -> float:
    """Tens of toises to the nearest enemy."""
    return min([gap(me, foe) for foe in state.enemies(me.id)], default=20.0) / 10


OWN = {
    "health": lambda state, me: me.hp / max(me.profile_hp, 1),
    "points_left": lambda state, me: me.ap / 5,
    "moves_made": lambda state, me: me.moves,
    "nearest_foe": nearest,
    "engaged": lambda state, me: float(nearest(state, me) < 0.06),
    "shooter": lambda state, me: float(shoots(me)),
    "mage": lambda state, me: float(bool(me.spells)),
    "on_the_ground": lambda state, me: float(GROUND in me.status),
}
OTHER = {
    "foe_health": lambda state, me, foe: foe.hp / max(foe.profile_hp, 1),
    "foe_points_left": lambda state, me, foe: foe.ap / 5,
    "foe_acted": lambda state, me, foe: float(ACTIVATED in foe.status),
    "foe_cost": lambda state, me, foe: foe.cost / 100,
    "rank_lead": lambda state, me, foe: me.rank - foe.rank,
    "distance": lambda state, me, foe: gap(me, foe) / 10,
}


def word(state: State, answer: Answer) -> str:
    """Of letters how many, of anything else its first word."""
    if isinstance(answer, str) and answer and set(answer) <= LETTERS:
        return f"letters-{min(len(answer), 4)}"
    return first_word(state, answer).partition(" ")[0]


LETTERS = frozenset("VPACTI")


def role_of(state: Battle, seat: str) -> str:
    return "errand" if state.scenario in ERRANDS else "battle"


def experience(weights: Mapping[str, Weigh]) -> Experience[Battle]:
    """Of questions whose answers are weighed, in health points, roughly."""
    return by_estimates(
        "escarmouche.games.kharn_ages",
        {key: each(weigh) for key, weigh in weights.items()},
        OWN,
        OTHER,
        word=word,
        roles=("battle", "errand"),
        role_of=role_of,
        point=3.0,
        noise=1.2,
    )
