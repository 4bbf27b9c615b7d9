"""Pools: counted by hand, against every sequence of faces, and against icepool."""

from __future__ import annotations

from collections import Counter
from itertools import product

import icepool
import pytest

from escarmouche.core.dice import Pool, Roll
from escarmouche.odds.pools import TAIL, distribution, hits, total


@pytest.mark.parametrize(
    "pool",
    [
        Pool(1, at_least=4),
        Pool(4, at_least=3),
        Pool(3, at_least=5, sides=10),
        Pool(3, at_least=4, ranks=(4, 5, 6)),
        Pool(2, at_least=7),
        Pool(0, at_least=3),
    ],
)
def test_hits_agree_with_every_sequence_of_faces(pool: Pool) -> None:
    counted = Counter(Roll(pool, faces).hits for faces in product(range(1, pool.sides + 1), repeat=pool.dice))
    spread = hits(pool)
    assert spread.remainder == 0.0
    for number in range(pool.dice + 1):
        assert spread.of(number) == pytest.approx(counted[number] / pool.sides**pool.dice, abs=1e-15)


@pytest.mark.parametrize(("pool", "deep"), [(Pool(3, at_least=3, explode=6), 12), (Pool(2, at_least=6, explode=5), 30)])
def test_exploding_hits_agree_with_icepool(pool: Pool, deep: int) -> None:
    hit = icepool.d6.map(
        lambda face: (
            int(face >= pool.at_least) + (icepool.Again if face >= pool.explode else 0)
            if face >= pool.explode
            else int(face >= pool.at_least)
        ),
        again_depth=deep,
        again_end=0,
    )
    theirs = pool.dice @ hit
    spread = hits(pool)
    assert 0.0 <= spread.remainder < TAIL
    for number in range(6):
        assert spread.of(number) == pytest.approx(float(theirs.probability(number)), abs=1e-8)
    assert spread.mean == pytest.approx(pool.dice * one(pool), rel=1e-9)


def one(pool: Pool) -> float:
    """The mean of one die: what it hits itself, over what it does not give on."""
    sides = pool.sides
    return ((sides + 1 - pool.at_least) / sides) / (1 - (sides + 1 - pool.explode) / sides)


def test_a_burst_that_misses_gives_a_die_all_the_same() -> None:
    spread = hits(Pool(1, at_least=6, explode=5))
    assert spread.of(0) == pytest.approx((4 / 6) / (1 - 1 / 6))
    assert hits(Pool(2, at_least=7, explode=6)).chances == pytest.approx((1.0,) + (0.0,) * 2)


def test_the_first_dice_may_need_more_than_those_they_give() -> None:
    spread = hits(Pool(1, at_least=2, explode=6, ranks=(4,)))
    later = hits(Pool(1, at_least=2, explode=6))
    assert spread.of(0) == pytest.approx(3 / 6)
    assert spread.of(1) == pytest.approx(2 / 6 + 1 / 6 * later.of(0))


def test_totals_are_sums_of_faces() -> None:
    theirs = 3 @ icepool.d6
    spread = distribution(Pool(3))
    assert (spread.low, spread.remainder) == (3, 0.0)
    for number in range(3, 19):
        assert spread.of(number) == pytest.approx(float(theirs.probability(number)))
    bursting = total(Pool(2, explode=10, sides=10))
    assert 0.0 <= bursting.remainder < 1e-9
    assert bursting.mean == pytest.approx(2 * 5.5 / 0.9, rel=1e-6)


def test_a_spread_answers_the_questions_of_a_ledger() -> None:
    spread = distribution(Pool(2, at_least=4))
    assert [spread.of(n) for n in (0, 1, 2)] == [0.25, 0.5, 0.25]
    assert spread.at_least(1) == 0.75
    assert spread.below(2) == 0.75
    assert [spread.percentile(n) for n in (0, 1, 2)] == [0.125, 0.5, 0.875]
    assert (spread.mean, spread.variance) == (1.0, 0.5)
