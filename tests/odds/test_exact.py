"""Exact odds: the toy duel counted by hand, Evenor against other ways to count, and what is told beside the chances."""

from __future__ import annotations

import gc
from fractions import Fraction
from typing import Any

import pytest

import toy
from escarmouche.bench import odds as race
from escarmouche.core.dice import SeededDice
from escarmouche.core.position import Position, advance
from escarmouche.games.evenor import SYSTEM
from escarmouche.odds import Odds, odds, quick
from escarmouche.odds.branching import Branches
from escarmouche.odds.exact import exact
from escarmouche.odds.unknowns import Count
from games.evenor.duels import warrior
from games.evenor.scene import Scene, model, scene
from odds.test_sampled import before_the_duel


def to_the_path() -> Position:
    position, dice = before_the_duel(), SeededDice("x")
    while position.decision().key != "move":
        key = position.decision().key
        position = advance(position, "red1" if key == "activate" else [], dice).position
    return position


def duel(policy: str) -> Odds:
    """In the true world; the small game has secrets, so that a seat is told the odds of several only."""
    position = to_the_path()
    decision = position.decision()
    full = decision.check({"touch": "blue1"})
    assert odds(toy.SYSTEM, position, full).method == "worlds"
    return exact(toy.SYSTEM, position, full, decision, policy, Branches())


def test_a_duel_without_rerolls_is_fifteen_in_thirty_six() -> None:
    found = duel("decline")
    assert (found.method, found.samples) == ("exact", 0)
    assert found.chance("blue1", "status_gained:dazed").share == pytest.approx(15 / 36)
    assert found.chance("red1", "moved").share == pytest.approx(1.0)
    assert found.chance("red2", "moved").share == 0.0
    assert found.remainder < 1e-12


def test_the_best_reroll_is_worked_out_for_every_pair_of_dice() -> None:
    """Roll again when behind; when tied, only if more wins than losses are left to come."""
    won = Fraction(0)
    for theirs in range(1, 7):
        again = Fraction(6 - theirs, 6)
        won += again + Fraction(theirs - 1, 6) * again
        if 6 - theirs > theirs - 1:
            won += Fraction(1, 6) * again
    found = duel("best")
    assert found.policy == "best"
    assert found.chance("blue1", "status_gained:dazed").share == pytest.approx(float(won / 6))


def fight_of(**both: Any) -> tuple[Scene, Odds]:
    """Ann (P4, C3+) fights Ben (P3, C4+), who will not fall from it."""
    ann, ben = warrior(10, 12, P=4, C=3, V=30, **both), warrior(11, 12, P=3, C=4, V=30, S=5)
    begun = scene(red={"ann": ann}, blue={"ben": ben}).answer(("activate", "ann"), ("actions", 1))
    return begun, odds(SYSTEM, begun.position, {"fight": "ben"})


def test_a_melee_by_its_rules_agrees_with_icepool_and_with_vectors() -> None:
    _, found = fight_of(S=4)
    attacker, defender = race.Side(4, 3, 4), race.Side(3, 4, 5)
    theirs, ours = race.by_icepool(attacker, defender), race.by_vectors(attacker, defender)
    direct = race.by_rules(attacker, defender)
    for at, who in enumerate(("ben", "ann")):
        spread = found.chance(who, "wounds").spread
        for number in range(1, 6):
            assert spread[number] == pytest.approx(ours[at][number], abs=1e-7)
            assert spread[number] == pytest.approx(direct[at][number], abs=1e-7)
            assert spread[number] == pytest.approx(theirs[at][number], abs=2e-6)
    assert 0.0 < found.remainder < 1e-6


def test_the_rolls_are_told_with_their_modifiers_and_rules() -> None:
    ann, ben = warrior(10, 12, "prone"), warrior(11, 12)
    begun = scene(red={"ann": ann}, blue={"ben": ben}).answer(("activate", "ann"), ("actions", 1))
    rolls = {(roll.figure, roll.purpose): roll for roll in odds(SYSTEM, begun.position, {"fight": "ben"}).rolls}
    mine = rolls["ann", "melee"]
    assert (mine.base, mine.needed) == (4, 6)
    assert mine.chance == pytest.approx(1.0)
    assert mine.dice == {3: pytest.approx(1.0)}
    assert [(part.name, part.value) for part in mine.modifiers] == [("À terre", 2)]
    assert "EV-MEL-03" in mine.rules
    assert rolls["ben", "melee"].hits[0] == pytest.approx(1 / 8)
    assert 0.0 < rolls["ann", "table"].chance < 1.0


def test_a_reroll_of_a_magic_blade_is_never_worse_than_keeping() -> None:
    begun, found = fight_of(magic=True)
    kept = odds(SYSTEM, begun.position, {"fight": "ben"}, policy="decline")
    assert (found.policy, kept.policy) == ("best", "decline")
    assert found.chance("ben", "wounds").mean > kept.chance("ben", "wounds").mean
    limited = odds(SYSTEM, begun.position, {"fight": "ben"}, ways=found.ways - 1)
    assert (limited.method, limited.policy, limited.figures) == ("exact", "decline", kept.figures)


def test_a_series_counts_its_ranks_and_ends_before_the_next_question() -> None:
    begun = scene(red={"ann": warrior(10, 12, I=3)}, blue={"ben": warrior(20, 20)}).answer(("activate", "ann"))
    found = odds(SYSTEM, begun.position, 2)
    assert found.open == {"action": pytest.approx(4 / 6 * 3 / 6)}
    assert found.chance("ann", "series_failed").share == pytest.approx(2 / 3)


def test_a_charge_tells_who_is_reached_and_who_reacts() -> None:
    begun = scene(red={"ann": warrior(10, 12, I=3)}, blue={"ben": warrior(13, 12, R=4)})
    begun.answer(("activate", "ann"), ("actions", 1))
    found = odds(SYSTEM, begun.position, {"charge": "ben"}, policy="decline")
    assert found.chance("ben", "reached").share == pytest.approx(4 / 6)
    fled = odds(SYSTEM, begun.position, {"charge": "ben"})
    assert fled.chance("ben", "reacted").share == pytest.approx(4 / 6 * 3 / 6)
    assert found.chance("ben", "reacted").share == 0.0


def test_too_many_ways_are_sampled_and_it_is_said() -> None:
    begun, _ = fight_of()
    found = odds(SYSTEM, begun.position, {"fight": "ben"}, ways=2, samples=50)
    assert (found.method, found.samples, found.policy) == ("sampled", 50, "decline")
    assert found.figures == quick(SYSTEM, begun.position, {"fight": "ben"}, 50).figures
    assert found.chance("ben", "wounds").error > 0.0


def test_monsters_with_magic_on_both_sides_still_add_up_to_one() -> None:
    both = scene(red={"ann": model("Oni", 10, 12)}, blue={"ben": model("Oni", 11.6, 12)})
    both.answer(("activate", "ann"), ("actions", 1))
    found = odds(SYSTEM, both.position, {"fight": "ben"})
    assert found.method == "exact"
    assert found.remainder < 1e-5
    assert found.chance("ann", "action_declared").share == pytest.approx(1.0, abs=1e-5)


def test_no_worlds_are_left_in_memory_without_the_collector() -> None:
    """Events and figures are not searched for rings of references, so there must be none through them."""
    begun, _ = fight_of(magic=True)
    gc.collect()
    gc.disable()
    try:
        for ways in (2000, 2):
            odds(SYSTEM, begun.position, {"fight": "ben"}, ways=ways, samples=2)
        left = [one for one in gc.get_objects() if isinstance(one, Branches | Count)]
    finally:
        gc.enable()
    assert left == []
