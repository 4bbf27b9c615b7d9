"""The statistics of the lab, on games invented from known truths."""

from __future__ import annotations

import numpy as np
import pytest

from escarmouche.lab.fit import Array, fitted, logistic, slope, wilson

COSTS = np.array([6.0, 7, 8, 9, 10, 6, 7, 8, 20, 9, 7, 6])
POINT = 0.12


def invented(games: int, surplus: Array, first: float = 0.0, seed: int = 0) -> tuple[Array, Array, Array]:
    """Games of lists of four, one side in three short of a member, won as the truth says."""
    chance = np.random.default_rng(seed)
    counts = np.zeros((games, len(COSTS)))
    for row in counts:
        short = chance.integers(3)
        for side, sign in enumerate((1.0, -1.0)):
            for name in chance.choice(len(COSTS), 4 - (short == side), replace=False):
                row[name] += sign
    asked = chance.choice([-1.0, 1.0], games)
    truth = counts @ (POINT * COSTS + surplus) + first * asked
    return counts, asked, (chance.random(games) < logistic(truth)).astype(float)


def test_wilson_gives_the_known_interval() -> None:
    rate = wilson(8, 10)
    assert (rate.share, rate.low, rate.high) == pytest.approx((0.8, 0.5408, 0.9315), abs=1e-3)
    assert wilson(0, 10).low == 0.0
    assert wilson(0, 0) == wilson(0.0, 0)


def test_intervals_hold_the_truth_nine_times_in_ten() -> None:
    """Over thirty invented games with surpluses of the size that is met, each suggested cost in its interval."""
    held = total = 0
    for seed in range(30):
        surplus = np.random.default_rng(100 + seed).normal(0, 0.3, len(COSTS))
        counts, asked, won = invented(500, surplus, seed=seed)
        fit = fitted(counts, COSTS, asked, won, widths=(0.1, 0.2, 0.3, 0.5))
        for at, cost in enumerate(COSTS):
            suggested = fit.worth(at, cost)
            held += suggested.low <= cost + surplus[at] / POINT <= suggested.high
            total += 1
    assert 0.82 <= held / total <= 0.97


def test_a_profile_that_is_worth_more_than_it_costs_is_found() -> None:
    surplus = np.zeros(len(COSTS))
    surplus[2] = 0.9
    counts, asked, won = invented(1500, surplus, first=0.4)
    fit = fitted(counts, COSTS, asked, won)
    assert fit.worth(2, COSTS[2]).low > COSTS[2] + 2
    assert fit.mode[0] == pytest.approx(0.4, abs=0.15)
    assert fit.point == pytest.approx(POINT, abs=0.05)


def test_where_costs_are_right_the_prior_closes_and_nothing_is_claimed() -> None:
    counts, asked, won = invented(800, np.zeros(len(COSTS)))
    fit = fitted(counts, COSTS, asked, won)
    claimed = [at for at in range(len(COSTS)) if fit.surplus(at).low > 0 or fit.surplus(at).high < 0]
    assert fit.width <= 0.1
    assert claimed == []


def test_predictions_that_hold_have_slope_one_and_others_none() -> None:
    surplus = np.random.default_rng(5).normal(0, 0.5, len(COSTS))
    counts, _, won = invented(1500, surplus, seed=9)
    truth = counts @ (POINT * COSTS + surplus)
    noise = np.random.default_rng(6).normal(0, 1, len(won))
    true, false = slope(np.column_stack([truth, noise]), won)
    assert true.low < 1 < true.high
    assert true.low > 0.5
    assert false.low < 0 < false.high
