"""What lies on the table of a scenario: the chest, the stones, the stores with their buckets.

It comes from the seed and is the same for both sides: what is here for one is there for the other, the table turned."""

from __future__ import annotations

from itertools import pairwise

from escarmouche.core.dice import Block
from escarmouche.core.geometry import Point, quantise
from escarmouche.games.kharn_ages.figures import Thing
from escarmouche.games.kharn_ages.scenarios import CHEST, STONES, STORES
from escarmouche.games.kharn_ages.scenarios.tables import SIZE

LOCK = 12
STANDS = 2
"""Structure points of a store: fire eats it by the next round."""


def objects_of(scenario: str, seed: str) -> dict[str, Thing]:
    """The things of a scenario, by name."""
    chance = Block(f"{seed}/objects", 0)
    return {CHEST: chest, STONES: stones, STORES: stores}.get(scenario, nothing)(chance)


def nothing(chance: Block) -> dict[str, Thing]:
    return {}


def chest(chance: Block) -> dict[str, Thing]:
    """On the line between the two camps, locked and chained."""
    place = quantise((6.0 + 3.0 * chance.unit(), SIZE / 2))
    return {"chest": Thing("chest", place, locked=True, lock=LOCK, fixed=True)}


def stones(chance: Block) -> dict[str, Thing]:
    """One in the middle, two at the sides, one nearer to each camp. A stone speaks once."""
    aside, along = 2.0 + 2.0 * chance.unit(), 4.5 + 6.0 * chance.unit()
    places = [(SIZE / 2, SIZE / 2), (aside, SIZE / 2), (along, 5.0)]
    places += [turned(place) for place in places[1:]]
    return {f"inscription-{n}": Thing("inscription", quantise(at), once=True) for n, at in enumerate(places, 1)}


def stores(chance: Block) -> dict[str, Thing]:
    """Three stores before each camp, and a bucket of water between two of them."""
    places = [(x + chance.unit() - 0.5, 4.4 + 0.6 * chance.unit()) for x in (3.0, SIZE / 2, 12.0)]
    buckets = [((a[0] + b[0]) / 2, 4.0) for a, b in pairwise(places)]
    places += [turned(at) for at in places]
    buckets += [turned(at) for at in buckets]
    found = {f"store-{n}": Thing("store", quantise(at), points=STANDS) for n, at in enumerate(places, 1)}
    return found | {f"water-bucket-{n}": Thing("water-bucket", quantise(at)) for n, at in enumerate(buckets, 1)}


def turned(at: Point) -> Point:
    """The same place for whoever sits opposite."""
    return (SIZE - at[0], SIZE - at[1])
