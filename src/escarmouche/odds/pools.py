"""Pools: the exact chances of one roll, hits or total, without running a rule.

Dice that explode have no end. Their chances are summed to `TAIL` and what is left out is named `remainder`: nothing is
spread over the rest in silence.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb

from msgspec import Struct

from escarmouche.core.dice import Pool, Streak

TAIL = 1e-13
"""What may be left out of the chances of one roll of exploding dice."""


LONGEST = 64
"""No streak has so many dice."""


class Spread(Struct, frozen=True):
    """Chances of the whole numbers from `low` on. `remainder` is the chance of those above the last."""

    low: int
    chances: tuple[float, ...]
    remainder: float = 0.0

    def of(self, number: int) -> float:
        """The chance of exactly this number."""
        at = number - self.low
        return self.chances[at] if 0 <= at < len(self.chances) else 0.0

    def at_least(self, number: int) -> float:
        """The chance of this number or more."""
        return sum(self.chances[max(0, number - self.low) :]) + self.remainder

    def below(self, number: int) -> float:
        """The chance of less than this number."""
        return sum(self.chances[: max(0, number - self.low)])

    def percentile(self, number: int) -> float:
        """How much of all luck was no better than this, what is equal counted half: 0.5 is a middling roll."""
        return self.below(number) + self.of(number) / 2

    @property
    def mean(self) -> float:
        return sum((self.low + at) * chance for at, chance in enumerate(self.chances))

    @property
    def variance(self) -> float:
        mean = self.mean
        return sum((self.low + at - mean) ** 2 * chance for at, chance in enumerate(self.chances))


def distribution(pool: Pool) -> Spread:
    """What a roll of this pool comes to: its hits, or its total if no die needs anything."""
    return hits(pool) if pool.at_least or pool.ranks else total(pool)


@lru_cache(maxsize=4096)
def hits(pool: Pool) -> Spread:
    """How many dice reach what they need, the dice they gave included.

    One exploding die with chances miss, hit, burst without hitting, burst and hit has the generating function
    G(z) = (miss + hit z) / (1 - burst - bursthit z); a pool is a product of such.
    """
    if pool.dice <= 0:
        return Spread(0, (1.0,))
    endless = 0 < pool.explode <= pool.sides and pool.at_least <= pool.sides
    made = [1.0]
    if pool.ranks:
        for rank in range(pool.dice):
            made = times(made, one_die(pool, pool.needed(rank)), endless)
    else:
        made = alike(pool)
    return Spread(0, tuple(made), max(0.0, 1.0 - sum(made)) if endless else 0.0)


def alike(pool: Pool) -> list[float]:
    """Dice that all need the same: hits among the dice that end, times those of the explosions before them."""
    miss, hit, burst, both = shares(pool, pool.at_least)
    many, ends = pool.dice, 1 - burst
    last = [comb(many, hits) * (miss / ends) ** (many - hits) * (hit / ends) ** hits for hits in range(many + 1)]
    again, step = [1.0], both / ends
    left = 1.0 - (1.0 - step) ** many
    factor = (1.0 - step) ** many
    while step and left > TAIL / 2:
        at = len(again)
        again.append(again[-1] * step * (many - 1 + at) / at)
        left -= factor * again[-1]
    return times(last, again, endless=bool(step))


@lru_cache(maxsize=4096)
def total(pool: Pool) -> Spread:
    """The sum of all faces, the dice they gave included."""
    if pool.dice <= 0:
        return Spread(0, (1.0,))
    endless = 0 < pool.explode <= pool.sides
    single = one_total(pool.sides, pool.explode if endless else pool.sides + 1)
    made = [1.0]
    for _ in range(pool.dice):
        made = times(made, single, endless)
    low = next(at for at, chance in enumerate(made) if chance)
    return Spread(low, tuple(made[low:]), max(0.0, 1.0 - sum(made)) if endless else 0.0)


def one_total(sides: int, bursting: int) -> list[float]:
    """The chances of a total of 0, 1, 2 ... of a single die with what it gives."""
    face = 1.0 / sides
    found = [0.0]
    missing = 1.0
    while missing > TAIL:
        number = len(found)
        chance = face if number < bursting and number <= sides else 0.0
        chance += face * sum(found[number - burst] for burst in range(bursting, sides + 1) if burst < number)
        found.append(chance)
        missing -= chance
    return found


def shares(pool: Pool, needed: int) -> tuple[float, float, float, float]:
    """Of one die: the chance to miss, to hit, to explode without hitting, to explode and hit."""
    bursting = pool.explode if pool.explode else pool.sides + 1
    counts = [0, 0, 0, 0]
    for face in range(1, pool.sides + 1):
        counts[(face >= needed) + 2 * (face >= bursting)] += 1
    miss, hit, burst, both = (count / pool.sides for count in counts)
    return miss, hit, burst, both


def misses_given(pool: Pool, hits: int) -> list[float]:
    """The chances of 0, 1, 2 ... misses when this many dice have hit; all dice need the same.

    From G(w, z) = (miss w + hit z) / (1 - burst w - bursthit z), the generating function of misses and hits together.
    """
    miss, hit, burst, both = shares(pool, pool.at_least)
    many = pool.dice
    found: list[float] = []
    mass = 0.0
    while len(found) <= many or (burst and found[-1] > TAIL * mass):
        missed = len(found)
        chance = 0.0
        for plain in range(max(0, many - hits), min(many, missed) + 1):  # dice that end in a miss
            hit_on, missed_on = hits - (many - plain), missed - plain
            ways = comb(many, plain) * comb(many - 1 + hit_on + missed_on, many - 1) * comb(hit_on + missed_on, hit_on)
            chance += ways * miss**plain * hit ** (many - plain) * both**hit_on * burst**missed_on
        found.append(chance)
        mass += chance
    return [chance / mass for chance in found] if mass else found


def one_die(pool: Pool, needed: int) -> list[float]:
    """The chances of 0, 1, 2 ... hits of a single die with what it gives."""
    miss, hit, burst, both = shares(pool, needed)
    if not burst and not both:
        return [miss, hit]
    if needed != pool.at_least:  # only the first die has a threshold of its own
        later = one_die(pool, pool.at_least)
        found = [miss, hit] + [0.0] * len(later)
        for at, chance in enumerate(later):
            found[at] += burst * chance
            found[at + 1] += both * chance
        return found
    found = [miss / (1 - burst), (hit + both * miss / (1 - burst)) / (1 - burst)]
    step = both / (1 - burst)
    while step and found[-1] > TAIL * 1e-3:
        found.append(found[-1] * step)
    return found


def times(left: list[float], right: list[float], endless: bool = False) -> list[float]:
    """The chances of a sum of two numbers; a tail too thin to matter is cut, if there is one without end."""
    made = [0.0] * (len(left) + len(right) - 1)
    for at, chance in enumerate(left):
        if chance:
            for by, other in enumerate(right):
                made[at + by] += chance * other
    if endless:
        thin = 0.0
        while len(made) > 1 and thin + made[-1] < TAIL / 8:
            thin += made.pop()
    return made


def streaks(streak: Streak, tail: float = 1e-8) -> dict[tuple[int, int], float]:
    """Sum and number of dice of a streak -> its chance, until going on is less likely than `tail`."""
    found: dict[tuple[int, int], float] = {}
    going, dice = {0: 1.0}, 0
    while going and sum(going.values()) > tail and dice < LONGEST - 1:
        dice += 1
        further: dict[int, float] = {}
        for total, chance in going.items():
            for face in range(1, streak.sides + 1):
                much = total + (face if face > streak.up_to or face <= streak.above else 0)
                if face >= streak.again:
                    further[much] = further.get(much, 0.0) + chance / streak.sides
                else:
                    found[much, dice] = found.get((much, dice), 0.0) + chance / streak.sides
        going = further
    return found
