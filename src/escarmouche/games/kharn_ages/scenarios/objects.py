"""What lies on the table of a scenario: the chest, the stones, the stores with their buckets; about any table things to
throw and break, and the doors of huts.

It comes from the seed and is the same for every side: what is here for one is there for another, the table turned by
half, or by a quarter where more than two play."""

from __future__ import annotations

from itertools import pairwise

from escarmouche.core.dice import Block
from escarmouche.games.kharn_ages.figures import Thing
from escarmouche.games.kharn_ages.scenarios import CHEST, STONES, STORES
from escarmouche.games.kharn_ages.scenarios.tables import SIZE
from escarmouche.space.geometry import Footprint, Point, Round, gap_to_ring, quantise
from escarmouche.space.table import Table

MIDDLE = (SIZE / 2, SIZE / 2)
LOCK = 12
STRONG = 16
"""The lock of the chest: with eight action points a common one would be open in the first round."""
STANDS = 2
"""Structure points of a store: fire eats it by the next round."""
LYING = 3
"""Kinds of object that lie about, one of each before every camp."""
ROOM = Round(0.3)
"""Round an object, free of scenery."""
KINDS = (
    "stool",
    "bottle",
    "stone",
    "barrel",
    "farm-tool",
    "grain-sack",
    "bucket",
    "big-stone",
    "table",
    "small-object",
)
"""What may lie about; who is too weak for a heavy thing may still break it."""
ANVIL = "anvil"
"""The heaviest lies about once in a while."""
TRIES = 20
DOORSTEP = 0.05
"""How far before its hut a door is touched."""


def objects_of(scenario: str, seed: str, many: bool = False) -> dict[str, Thing]:
    """The things of a scenario, by name; `many` where more than two play."""
    chance = Block(f"{seed}/objects", 0)
    return {CHEST: chest, STONES: stones, STORES: stores}.get(scenario, nothing)(chance, many)


def nothing(chance: Block, many: bool) -> dict[str, Thing]:
    return {}


def chest(chance: Block, many: bool) -> dict[str, Thing]:
    """On the line between the two camps, locked and chained, bound in iron; heavy like any chest."""
    place = MIDDLE if many else quantise((6.0 + 3.0 * chance.unit(), SIZE / 2))
    return {"chest": Thing("chest", place, locked=True, lock=STRONG, fixed=True, sturdy=True)}


def stones(chance: Block, many: bool) -> dict[str, Thing]:
    """One in the middle, two at the sides, one nearer to each camp. A stone speaks once."""
    aside, along = 2.0 + 2.0 * chance.unit(), 4.5 + 6.0 * chance.unit()
    if many:
        places = [MIDDLE, *all_round((along, 5.0))]
    else:
        places = [MIDDLE, (aside, SIZE / 2), (along, 5.0)]
        places += [turned(place) for place in places[1:]]
    return {f"inscription-{n}": Thing("inscription", quantise(at), once=True) for n, at in enumerate(places, 1)}


def stores(chance: Block, many: bool) -> dict[str, Thing]:
    """Three stores before each camp, two where more than two play, and a bucket of water between two of them."""
    columns = (6.0, 9.0) if many else (3.0, SIZE / 2, 12.0)
    places = [(x + chance.unit() - 0.5, 4.4 + 0.6 * chance.unit()) for x in columns]
    buckets = [((a[0] + b[0]) / 2, 4.0) for a, b in pairwise(places)]
    if many:
        places, buckets = ([one for at in some for one in all_round(at)] for some in (places, buckets))
    else:
        places += [turned(at) for at in places]
        buckets += [turned(at) for at in buckets]
    found = {f"store-{n}": Thing("store", quantise(at), points=STANDS) for n, at in enumerate(places, 1)}
    return found | {f"water-bucket-{n}": Thing("water-bucket", quantise(at)) for n, at in enumerate(buckets, 1)}


def turned(at: Point) -> Point:
    """The same place for whoever sits opposite."""
    return (SIZE - at[0], SIZE - at[1])


def all_round(at: Point) -> list[Point]:
    """A place as it lies before each of the four edges."""
    x, y = at
    return [at, (SIZE - y, x), turned(at), (y, SIZE - x)]


# ---------------------------------------------------------------- about any table


def lying(seed: str, table: Table, places: tuple[Point, ...], many: bool = False) -> dict[str, Thing]:
    """Some kinds of object, each before every camp and away from scenery and from what the scenario is about."""
    chance = Block(f"{seed}/lying", 0)
    first = chance.below(len(KINDS))
    kinds = [KINDS[(first + step) % len(KINDS)] for step in range(LYING)]
    if not chance.below(6):
        kinds[0] = ANVIL
    found: dict[str, Thing] = {}
    for kind in kinds:
        spots = free_spots(chance, table, (*places, *(thing.at for thing in found.values() if thing.at)), many)
        found |= {f"{kind}-{number}": Thing(kind, at) for number, at in enumerate(spots, 1)}
    return found | doors(table, chance)


def free_spots(chance: Block, table: Table, taken: tuple[Point, ...], many: bool) -> list[Point]:
    """A place that is free, as the same place before every other camp is; none if there is no such place."""
    for _ in range(TRIES):
        at = (1.5 + 12.0 * chance.unit(), 3.0 + 4.0 * chance.unit())
        spots = [quantise(one) for one in (all_round(at) if many else [at, turned(at)])]
        if all(open_place(one, table, taken) for one in spots):
            return spots
    return []


def open_place(at: Point, table: Table, taken: tuple[Point, ...]) -> bool:
    """Nothing stands or lies there."""
    near = any(abs(at[0] - one[0]) < 1.0 and abs(at[1] - one[1]) < 1.0 for one in taken)
    return not near and all(gap_to_ring(Footprint(ROOM, at), ring) > 0 for ring in table.rings)


def doors(table: Table, chance: Block) -> dict[str, Thing]:
    """Every hut has a door in the wall towards the south; every other is locked."""
    found = {}
    for number, (x0, y0, x1, _, _) in enumerate((box for box in table.boxes if box[4].kind == "hut"), 1):
        at = quantise(((x0 + x1) / 2, y0 - DOORSTEP))
        found[f"door-{number}"] = Thing("door", at, locked=not chance.below(2), lock=LOCK)
    return found
