"""What a side is after in a scenario with objectives: tasks, who is fit for them, and what they are worth to a bot."""

from __future__ import annotations

from msgspec import Struct

from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.cards import shelf
from escarmouche.games.kharn_ages.figures import NAMES, Battle, Safar, Thing, hands_of
from escarmouche.games.kharn_ages.scenarios import CHEST, ERRANDS, STONES, STORES
from escarmouche.games.kharn_ages.scenarios.objectives import bearer, keeper
from escarmouche.games.kharn_ages.scenarios.objects import STANDS, STRONG
from escarmouche.space.geometry import Point, distance, quantise

OBJECTIVE = {CHEST: 6.0, STONES: 10.0, STORES: 14.0}
"""What an objective fulfilled is worth, in tenths of a Kouronne as `score.worth` counts."""
IN_HAND = 14.0
"""The chest on the way home."""
PULL = 0.35
"""What a toise nearer to a task is worth."""
CLUMSY = 5.0
"""So many toises farther away is somebody who cannot do it as good as."""
LETTERS = {"pick-lock": ("AI", STRONG), "read": ("TI", 13), "set-fire": ("AI", 10), "put-out": ("AI", 13)}
"""What is rolled for a task, and the number to reach."""


class Task(Struct, frozen=True):
    """Something to be done somewhere: the action it takes, the thing."""

    deed: str
    at: Point
    thing: str


def tasks(state: Battle, side: str) -> list[Task]:
    """What is left to do for a side."""
    find = {CHEST: chest_tasks, STONES: stone_tasks, STORES: store_tasks}.get(state.scenario)
    return [] if find is None else find(state, side)


def chest_tasks(state: Battle, side: str) -> list[Task]:
    """Pick the lock, lift the chest, catch whoever runs away with it."""
    for name, it in state.things.items():
        if it.kind == "chest":
            if it.at is not None:
                return [Task("pick-lock" if it.locked else "pick-up", it.at, name)]
            thief = bearer(state)
            return [Task("catch", thief.at, name)] if thief is not None and thief.side != side else []
    return []


def stone_tasks(state: Battle, side: str) -> list[Task]:
    return [
        Task("read", it.at, name)
        for name, it in state.things.items()
        if it.kind == "inscription" and it.at is not None and not it.read
    ]


def store_tasks(state: Battle, side: str) -> list[Task]:
    """Fire for the enemy's stores, water for one's own."""
    found = []
    for name, it in state.things.items():
        if it.kind == "store" and it.at is not None:
            owner, burns = keeper(state, it), name in state.burning
            mine = owner == side
            if mine == burns and (owner or len(state.sides) == 2):
                found.append(Task("put-out" if mine else "set-fire", it.at, name))
    return found


# ---------------------------------------------------------------- who does it


def chance_of(me: Safar, deed: str) -> float:
    """How likely somebody does it at the first try; 0 without hands, where it takes them."""
    if deed == "catch":
        return 1.0
    if not me.hands and deed != "read":
        return 0.0
    if deed == "pick-up":
        if me.power - (me.poison or 0) < shelf().objects["barrel"].power:
            return 0.0
        return 1.0 if sum(hands_of(gear) for gear in me.gear.values() if gear.held) < 2 else 0.6
    letters, needed = LETTERS[deed]
    missing = needed - sum(max(0, getattr(me, NAMES[letter]) - (me.poison or 0)) for letter in letters)
    once: float = min(0.9, max(0.1, (11 - missing) / 10))
    return 1.0 - (1.0 - once) ** max(1, me.rank - me.shrunk)


def effort(me: Safar, task: Task) -> float:
    """How far it is to a task, in toises; farther for the clumsy."""
    return max(0.0, distance(me.at, task.at) - me.radius) + CLUMSY * (1.0 - chance_of(me, task.deed))


def errand(state: Battle, who: Id) -> Task | None:
    """The task that is this Safar's: it is nearest to it of its side. The bearer of the chest brings it home."""
    me = state.figures[who]
    if state.scenario not in ERRANDS or not me.in_play:
        return None
    if state.scenario == CHEST and bearer(state) is me:
        return Task("carry", nearest_home(state, me), "chest")
    band = state.in_play(me.side)
    mine = [task for task in tasks(state, me.side) if min(band, key=lambda one: effort(one, task)).id == who]
    return min(mine, key=lambda task: effort(me, task), default=None)


def nearest_home(state: Battle, me: Safar) -> Point:
    """The nearest place in its own strip where its whole base fits, with a little room."""
    zone = state.homes.get(me.side)
    if zone is None:
        return me.at
    wide, deep = (min(me.radius + 0.1, (high - low) / 2) for low, high in ((zone.x0, zone.x1), (zone.y0, zone.y1)))
    x = min(max(me.at[0], zone.x0 + wide), zone.x1 - wide)
    y = min(max(me.at[1], zone.y0 + deep), zone.y1 - deep)
    return quantise((x, y))


# ---------------------------------------------------------------- what it is worth


def prospects(state: Battle, seat: str) -> float:
    """How the objectives look for a side: what it has against what the enemy has, and how near it is to the rest."""
    if state.scenario not in ERRANDS:
        return 0.0
    total = 0.0
    for side in state.sides:
        sign = 1.0 if side == seat else -1.0
        total += sign * OBJECTIVE[state.scenario] * state.objectives.get(side, 0)
    if state.scenario == CHEST:
        me = bearer(state)
        if me is not None and me.in_play:
            sign = 1.0 if me.side == seat else -1.0
            total += sign * (IN_HAND - 0.8 * distance(me.at, nearest_home(state, me)))
    if state.scenario == STORES:
        total += sum(
            (-1.0 if keeper(state, it) == seat else 1.0) * smoulders(state, name, it)
            for name, it in state.things.items()
            if it.kind == "store"
        )
    band = state.in_play(seat)
    if not band:
        return total
    return total - PULL * sum(min([effort(one, task) for one in band]) for task in tasks(state, seat))


def smoulders(state: Battle, name: str, it: Thing) -> float:
    """What a store lost and is about to lose is worth to the enemy of its owner."""
    return 3.0 * max(0, STANDS - it.points) + (8.0 if name in state.burning else 0.0)
