"""Exact odds beside plays: that the plays are true plays, and that odds that are wrong are found out."""

from __future__ import annotations

from math import inf
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

import toy
from escarmouche.core.dice import Pool, Roll
from escarmouche.core.system import System
from escarmouche.games.evenor import SYSTEM
from escarmouche.games.kharn_ages import SYSTEM as KHARN_AGES
from escarmouche.odds import Chance, Odds, agreement, odds, pools, sampling
from escarmouche.odds.agreement import apart, poisson_tail
from games.evenor.duels import warrior
from games.evenor.scene import scene


@pytest.mark.parametrize(("system", "many", "samples", "figures"), [(SYSTEM, 10, 2000, 50), (KHARN_AGES, 8, 800, 15)])
def test_odds_agree_with_plays_of_the_same_option(system: System, many: int, samples: int, figures: int) -> None:
    """A few here; `escarmouche odds evenor --agree 200 --samples 100000` is the long run."""
    found = list(agreement.agreement(system, many, samples, "table"))
    assert sum(one.found == "exact" for one in found) == many
    assert [one for one in found if not one.agrees] == []
    assert sum(len(one.figures) for one in found) > figures


def test_odds_that_are_wrong_do_not_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    half = Chance(0.57, 0.0, 0.57, {1: 0.57})

    def wrong(*told: Any, **named: Any) -> Odds:
        found = odds(*told, **named)
        return replace(found, figures={who: dict.fromkeys(facts, half) for who, facts in found.figures.items()})

    monkeypatch.setattr(agreement, "odds", wrong)
    found = list(agreement.agreement(SYSTEM, 4, 1000, "check"))
    wrongly = [one for one in found if not one.agrees]
    assert wrongly
    assert all(figure.again for one in wrongly for figure in one.figures if figure.far > 4)


def test_a_game_with_secrets_has_no_exact_odds_to_compare() -> None:
    found = list(agreement.agreement(toy.SYSTEM, 1, 10, "check"))
    assert {one.found for one in found} <= {"sampled", "none"}
    assert len(found) == agreement.TRIES


# ---------------------------------------------------------------- plays


def test_plays_seen_before_come_to_the_same_when_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = warrior(10, 12), warrior(11, 12)
    position = scene(red={"ann": ann}, blue={"ben": ben}).answer(("activate", "ann"), ("actions", 1)).position
    answer = position.decision().check({"fight": "ben"})
    few = sampling.plays(SYSTEM, position, answer, "best", 400, "x")
    monkeypatch.setattr(sampling, "COMMON", 1)
    every = sampling.plays(SYSTEM, position, answer, "best", 400, "x")
    assert few.run < every.run <= 400
    assert few.tally.figures() == every.tally.figures()


class Rule:
    """Stands for an engine: one roll of two dice, of which the rule looks at hits, or at faces too."""

    def __init__(self, looks: bool = False, fickle: bool = False) -> None:
        self.faced: set[str] = set()
        self.looks, self.fickle, self.played = looks, fickle, 0

    def play(self, dice: sampling.Shaken) -> sampling.Happened:
        self.played += 1
        faces = dice.faces("ann", "luck", Pool(2, 4), 0)
        if self.looks and "luck" not in self.faced:
            self.faced.add("luck")
            raise sampling.Faced
        if self.fickle:
            return {("ann", "played"): self.played}
        return {("ann", "much"): faces[0] if self.looks else sum(face >= 4 for face in faces)}


def counted(rule: Rule, samples: int) -> dict[int, float]:
    engine: Any = rule
    try:
        made = sampling.played(engine, samples, "x")
    except sampling.Faced:
        made = sampling.played(engine, samples, "x")
    return made.tally.figures()["ann"]["much"].spread


def test_hits_are_played_once_for_each_number_and_once_a_round() -> None:
    rule = Rule()
    spread = counted(rule, 10_000)
    assert rule.played == 3 + 3 * 10_000 // sampling.ROUND
    assert spread == {1: pytest.approx(0.5, abs=0.02), 2: pytest.approx(0.25, abs=0.02)}


def test_where_a_rule_looks_at_faces_plays_differ_by_faces() -> None:
    spread = counted(Rule(looks=True), 10_000)
    assert spread == {face: pytest.approx(1 / 6, abs=0.02) for face in range(1, 7)}


def test_a_rule_that_takes_chance_from_elsewhere_is_found_out() -> None:
    with pytest.raises(sampling.Unlike):
        counted(Rule(fickle=True), 200)


@pytest.mark.parametrize("pool", [Pool(3, 4, explode=6), Pool(2, 5, 10, 9), Pool(3, 2, ranks=(2, 3, 4)), Pool(1)])
def test_many_plays_throw_as_one_does(pool: Pool) -> None:
    many = 20_000
    thrown = sampling.throw(pool, many, np.random.default_rng(1))
    for row in range(300):
        faces = thrown.row(row)
        assert (Roll(pool, faces).hits, len(faces)) == (thrown.hits[row], thrown.sizes[row])
        assert len(faces) == pool.dice + sum(face >= (pool.explode or 99) for face in faces)
    spread = pools.hits(pool).chances
    for number in range(4):
        assert np.mean(thrown.hits == number) == pytest.approx(spread[number] if number < len(spread) else 0, abs=0.02)
    assert sum(count for _, count, _ in thrown.by(faces=True)) == sum(n for _, n, _ in thrown.by(faces=False)) == many


# ---------------------------------------------------------------- how far apart


@pytest.mark.parametrize(
    ("exact", "seen", "count", "far"),
    [
        (0.5, 0.52, 10_000, 4.0),
        (0.9, 0.888, 10_000, 4.0),
        (0.0, 0.0, 1000, 0.0),
        (1.0, 1.0, 1000, 0.0),
        (0.0, 0.001, 1000, inf),
        (1.0, 0.999, 1000, inf),
        (0.005, 0.015, 1000, 3.51),
        (0.995, 0.985, 1000, 3.51),
        (0.02, 0.0, 1000, 5.87),
    ],
)
def test_shares_are_apart_in_standard_errors_and_rare_ones_by_their_tail(
    exact: float, seen: float, count: int, far: float
) -> None:
    assert apart(Chance(exact, 0.0, exact), Chance(seen, 0.0, seen), count) == pytest.approx(far, abs=0.01)


def test_what_was_left_out_of_the_odds_may_happen() -> None:
    assert apart(Chance(0.0, 0.001, 0.0), Chance(0.001, 0.0, 0.001), 1000) == 0.0
    assert poisson_tail(15, 5.0, 5.0) == pytest.approx(2.26e-4, rel=0.01)
