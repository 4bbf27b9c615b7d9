"""Numbers not known yet: what is looked at parts the worlds, what is not does not."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import product
from typing import Any

import pytest

import toy
from escarmouche.core.decisions import Choose, Option
from escarmouche.core.dice import Block, Pool, Roll, Streak, different
from escarmouche.core.system import Setup
from escarmouche.odds.branching import Branches, BranchingGame, Thrown, TooMany
from escarmouche.odds.pools import misses_given


def rolled(branches: Branches, pool: Pool) -> Any:
    return branches.throw(Thrown("ann", "test", pool, None, (), ()))


def test_arithmetic_parts_nothing_and_a_look_parts_in_two() -> None:
    def run(branches: Branches) -> Any:
        one, other = rolled(branches, Pool(3, at_least=4)), rolled(branches, Pool(2, at_least=4))
        excess = 2 * (one.hits - other.hits) + 1 - 1
        return bool(excess > 0)

    ways = Branches().explore(run)
    assert sorted(way.result for way in ways) == [False, True]
    chance = {way.result: way.rows.weight.sum() for way in ways}
    assert chance[True] == pytest.approx(0.5)
    assert sum(chance.values()) == pytest.approx(1.0)


@pytest.mark.parametrize("how", ["index", "hash", "text", "float", "round trip"])
def test_every_way_to_look_at_a_number_sees_all_of_it(how: str) -> None:
    looks: dict[str, Any] = {
        "index": lambda n: len(range(n)),
        "hash": lambda n: {0: 0, 1: 1, 2: 2}[n],
        "text": lambda n: int(f"{n}"),
        "float": lambda n: round(float(n)),
        "round trip": lambda n: min(abs(-n), 5) // 1 % 7,
    }
    ways = Branches().explore(lambda branches: int(looks[how](rolled(branches, Pool(2, at_least=4)).hits)))
    found = {way.result: float(way.rows.weight.sum()) for way in ways}
    assert found == {0: pytest.approx(0.25), 1: pytest.approx(0.5), 2: pytest.approx(0.25)}


def test_faces_may_be_read_one_by_one() -> None:
    def run(branches: Branches) -> Any:
        roll = rolled(branches, Pool(2, at_least=5))
        first, second = roll.faces
        return bool(first == second), int(roll.hits)

    found = {way.result: float(way.rows.weight.sum()) for way in Branches().explore(run)}
    counted = Counter((a == b, Roll(Pool(2, at_least=5), (a, b)).hits) for a, b in product(range(1, 7), repeat=2))
    assert found == {result: pytest.approx(count / 36) for result, count in counted.items()}


def test_a_number_of_dice_may_be_unknown_itself() -> None:
    def run(branches: Branches) -> Any:
        first = rolled(branches, Pool(2, at_least=4))
        return int(rolled(branches, Pool(first.hits, at_least=4)).hits)

    found = {way.result: float(way.rows.weight.sum()) for way in Branches().explore(run)}
    assert found[2] == pytest.approx(1 / 16)
    assert sum(found.values()) == pytest.approx(1.0)


@pytest.mark.parametrize("order", ["hits first", "misses first", "twice"])
def test_hits_and_misses_of_exploding_dice_belong_together(order: str) -> None:
    pool = Pool(2, at_least=4, explode=6)

    def run(branches: Branches) -> Any:
        roll = rolled(branches, pool)
        if order == "hits first":
            return int(roll.hits), int(roll.misses)
        if order == "twice" and not roll.misses > 0:
            return int(roll.hits), int(roll.misses)
        missed = int(roll.misses)
        return int(roll.hits), missed

    found = {way.result: float(way.rows.weight.sum()) for way in Branches().explore(run)}
    assert found[0, 2] == pytest.approx(1 / 4)
    assert found[1, 1] == pytest.approx(2 * (1 / 2) * (1 / 3))
    assert found[2, 0] == pytest.approx(1 / 9)
    assert found[2, 1] == pytest.approx(2 * (1 / 2) * (1 / 6) * (1 / 3) + 2 * (1 / 6) * (1 / 3) * (1 / 2))
    assert sum(found.values()) == pytest.approx(1.0, abs=1e-6)


def test_bursts_that_miss_are_misses() -> None:
    given = misses_given(Pool(1, at_least=6, explode=5), 0)
    assert sum(given) == pytest.approx(1.0)
    assert given[1] / given[2] == pytest.approx(6.0)


def test_a_budget_is_kept() -> None:
    with pytest.raises(TooMany):
        Branches(most_ways=3).explore(lambda branches: int(rolled(branches, Pool(9, at_least=4)).hits))
    with pytest.raises(TooMany):
        Branches(most_rows=3).explore(lambda branches: int(rolled(branches, Pool(9, at_least=4)).hits))


def test_an_answer_that_names_a_die_finds_it_again_on_every_way() -> None:
    """Who may roll one of two dice again names its face; each way is run anew, and its list has other objects in it."""
    opened = toy.SYSTEM.rules.new_game(Setup(game="toy", seed="1"))

    def run(branches: Branches) -> Any:
        game = BranchingGame(opened, branches, lambda _, decision: decision.candidates(Block("x", 0), 9))
        faces = list(game.roll("red1", "luck", Pool(2)).faces)
        if faces[0] == faces[1]:
            return "twins", None
        named = [Option({"again": [face]}) for face in faces]
        answer = game.ask("die", "red", lambda: Choose(key="die", seat="red", options=tuple(named)))
        old = list(faces)
        for face in answer["again"]:
            faces.remove(face)
        faces += game.roll("red1", "luck", Pool(1)).faces
        return [int(face) for face in old], [int(face) for face in faces]

    ways = Branches().explore(run)
    found: dict[Any, float] = defaultdict(float)
    for way in ways:
        old, new = way.result
        if new is not None:
            assert new[0] == old[1 - way.chosen[0].at]
            found[way.chosen[0].at, *old, new[1]] += float(way.rows.weight.sum())
    assert len(found) == 2 * 30 * 6
    assert all(weight == pytest.approx(1 / 216) for weight in found.values())


@pytest.mark.parametrize("order", ["highest first", "faces first", "highest alone"])
def test_the_highest_of_some_dice_is_known_without_the_others_and_fits_them(order: str) -> None:
    def run(branches: Branches) -> Any:
        faces = rolled(branches, Pool(2)).faces
        if order == "faces first":
            return [int(face) for face in faces], int(different(faces)[0])
        best, second = different(faces)
        top = int(best)
        if order == "highest alone":
            return top
        return [int(face) for face in faces], top, int(second)

    ways = Branches().explore(run)
    found = {str(way.result): float(way.rows.weight.sum()) for way in ways}
    if order == "highest alone":
        assert found == {str(top): pytest.approx((2 * top - 1) / 36) for top in range(1, 7)}
        assert {len(way.rows.weight) for way in ways} == {1}
        return
    assert len(found) == 36
    for way in ways:
        (one, other), *known = way.result
        assert known == ([max(one, other)] if order == "faces first" else [max(one, other), min(one, other)])
        assert way.rows.weight.sum() == pytest.approx(1 / 36)


def test_dice_in_somebodys_hand_are_known_to_whoever_chooses() -> None:
    """Of two dice the other one counts if it is asked for: to choose well, both must be known."""
    opened = toy.SYSTEM.rules.new_game(Setup(game="toy", seed="1"))
    held: list[int] = []

    def run(branches: Branches) -> Any:
        game = BranchingGame(opened, branches, lambda _, decision: decision.candidates(Block("x", 0), 9))
        faces = game.roll("red1", "luck", Pool(2)).faces
        options = (Option("first"), Option("second"))
        answer = game.ask("die", "red", lambda: Choose(key="die", seat="red", options=options))
        held.append(branches.choices[0].rows)
        return int(faces[0] if answer == "first" else faces[1])

    Branches().explore(run)
    assert set(held) == {36}


@pytest.mark.parametrize("streak", [Streak(10, 10, 1), Streak(10, 9, 3, 1), Streak(6, 6)])
def test_a_die_that_goes_on_is_reckoned_as_one_number(streak: Streak) -> None:
    opened = toy.SYSTEM.rules.new_game(Setup(game="toy", seed="1"))

    def run(branches: Branches, at_once: bool) -> Any:
        game = BranchingGame(opened, branches, lambda _, decision: [])
        came = game.roll_on("red1", "luck", streak, (), None if at_once else lambda face: face)
        return int(came.total), int(came.dice)

    def counted(at_once: bool) -> dict[Any, float]:
        found: dict[Any, float] = defaultdict(float)
        for way in Branches().explore(lambda branches: run(branches, at_once)):
            if way.result[1] < 5:
                found[way.result] += float(way.rows.weight.sum())
        return found

    assert counted(True) == {came: pytest.approx(chance, abs=1e-9) for came, chance in counted(False).items()}


def test_a_way_with_too_many_choices_is_given_up_at_once() -> None:
    opened = toy.SYSTEM.rules.new_game(Setup(game="toy", seed="1"))
    runs = []

    def run(branches: Branches) -> Any:
        runs.append(1)
        game = BranchingGame(opened, branches, lambda _, decision: decision.candidates(Block("x", 0), 9))
        options = tuple(Option(str(number)) for number in range(8))
        for _ in range(3):
            game.ask("one", "red", lambda: Choose(key="one", seat="red", options=options))

    with pytest.raises(TooMany):
        Branches(most_ways=2000).explore(run)
    assert len(runs) == 1


def test_one_answer_that_stands_for_several_tells_how_many_ways_there_would_be() -> None:
    opened = toy.SYSTEM.rules.new_game(Setup(game="toy", seed="1"))
    options = tuple(Option(str(number)) for number in range(5))

    class Silent:
        many = len(options)

        def __call__(self, game: Any, decision: Any) -> list[Any]:
            return [decision.options[0].value]

    def run(branches: Branches) -> Any:
        game = BranchingGame(opened, branches, Silent())
        game.ask("one", "red", lambda: Choose(key="one", seat="red", options=options))
        if game.roll("red1", "luck", Pool(1, at_least=4)).hits:
            game.ask("two", "red", lambda: Choose(key="two", seat="red", options=options))

    branches = Branches()
    assert len(branches.explore(run)) == 2
    assert branches.foreseen == 5 + 5 * 5
