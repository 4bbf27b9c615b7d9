"""Objectives of our scenarios: what counts for whom, the fire that the scenario of the stores brings, and the count."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import ObjectiveReached
from escarmouche.games.kharn_ages.figures import Battle, Safar, Thing
from escarmouche.games.kharn_ages.scenarios import ALL, CHEST, ENOUGH, STONES, STORES
from escarmouche.games.kharn_ages.stats import HANDLED, Handling
from escarmouche.space.geometry import distance

BEFORE = 5.0
"""As far from the middle of its strip lies what is before a camp, where there are more than two."""
PICKED, HELD, READ, GONE, ALONE = "lock-picked", "chest-held", "stone-read", "store-gone", "left-alone"
COUNTED = {(CHEST, "chest", "unlocked"): PICKED, (STONES, "inscription", "understood"): READ}
"""What a Safar does for its side: scenario, kind of thing, deed."""


def reach(game: Game[Battle], side: str, objective: str, thing: str = "", more: int = 1) -> None:
    count = game.state.objectives.get(side, 0) + more
    rules = ("KA-WIN-02", "KA-CNV-01")
    game.tell(ObjectiveReached(side=side, objective=objective, count=count, thing=thing, rules=rules))


@at(HANDLED, "KA-WIN-02", "KA-CNV-01")
def counts(game: Game[Battle], value: None, who: Id, handling: Handling) -> None:
    """A lock picked and a stone understood count for whoever did it; a store that is gone for its owner's
    enemies."""
    state = game.state
    thing = state.things.get(handling.thing)
    if thing is None:
        return
    objective = COUNTED.get((state.scenario, thing.kind, handling.done))
    if objective and who:
        reach(game, state.figures[who].side, objective, handling.thing)
    elif (state.scenario, thing.kind, handling.done) == (STORES, "store", "destroyed"):
        owner = keeper(state, thing)
        enemies = [side for side in state.sides if side != owner]
        if len(state.sides) == 2 or owner:
            for side in enemies[: len(state.sides) - 1]:
                reach(game, side, GONE, handling.thing)


# ---------------------------------------------------------------- whose is what


def keeper(state: Battle, thing: Thing) -> str:
    """The side before whose camp something lies; nobody's where there is no camp."""
    where = thing.at
    if where is None or not state.homes:
        return ""

    def far(side: str) -> float:
        zone = state.homes[side]
        return distance(where, ((zone.x0 + zone.x1) / 2, (zone.y0 + zone.y1) / 2))

    nearest = min(state.homes, key=far)
    return nearest if len(state.sides) == 2 or far(nearest) < BEFORE else ""


def bearer(state: Battle) -> Safar | None:
    """Who carries the chest."""
    carrier = next((thing.carrier for thing in state.things.values() if thing.kind == "chest"), "")
    return state.figures.get(carrier)


def at_home(state: Battle, me: Safar) -> bool:
    """Does it stand in its own strip, with its whole base?"""
    zone = state.homes.get(me.side)
    return zone is not None and zone.holds(me)


# ---------------------------------------------------------------- enough, and the count


@rule("KA-WIN-02", "KA-CNV-01")
def fulfilled(state: Battle) -> str:
    """The side that has all it needs, if there is one: the chest in its own strip, enough stones read, enough stores
    of the enemy gone. The lock alone is not the chest."""
    if state.scenario == CHEST:
        me = bearer(state)
        return me.side if me is not None and at_home(state, me) else ""
    reached = {side: state.objectives.get(side, 0) for side in state.sides}
    done = [side for side in state.sides if reached[side] >= enough(state)]
    if len(state.sides) > 2 and done:
        done = [side for side in done if reached[side] == max(reached.values())]
        return done[0] if len(done) == 1 else ""
    return done[0] if done else ""


def enough(state: Battle) -> int:
    """How many objectives end the game. Of the stores, where more than two play, more than half of the others'."""
    if state.scenario == STORES and len(state.sides) > 2:
        return len(state.sides)
    return ENOUGH[state.scenario]


def told_as(state: Battle) -> str:
    """The word for a scenario whose terms are others where more than two play."""
    return f"{STORES}-many" if state.scenario == STORES and len(state.sides) > 2 else state.scenario


def in_all(state: Battle) -> int:
    """How many objectives there are for a side."""
    if state.scenario == STORES and len(state.sides) > 2:
        return 2 * (len(state.sides) - 1)
    return ALL[state.scenario]


@rule("KA-CNV-05", "KA-WIN-02")
def last_objectives(game: Game[Battle], left: list[str]) -> None:
    """At the end the chest counts for whoever holds it; a Spearhead that is left alone fulfils the rest at leisure."""
    state = game.state
    me = bearer(state)
    if len(left) == 1:
        own, reached = state.objectives.get(left[0], 0), sum(state.objectives.values())
        rest = in_all(state) - (own if state.scenario == STORES else reached)
        if rest > 0:
            reach(game, left[0], ALONE, more=rest)
    elif me is not None:
        reach(game, me.side, HELD, "chest")
