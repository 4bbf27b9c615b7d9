"""Tests in TRUC, challenges, damage tests in BIDULE, re-rolls, and how MOU is counted."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.core.dice import QueuedDice
from escarmouche.core.game import Game
from escarmouche.games.age_des_escarmouches.figures import Boost
from escarmouche.games.age_des_escarmouches.rules.trials import (
    BIDULE,
    Challenge,
    Retry,
    attempt,
    challenge,
    column,
    damage,
    move_score,
    pace,
    parity,
    read,
    retried,
    score,
    threshold,
)
from escarmouche.games.age_des_escarmouches.stats import PROBED, Blow, Probe, Test
from games.age_des_escarmouches.scene import duel, game_of, man, placed, scene
from proofs import proves


def table(dice: Any = None, ak: Any = None, bo: Any = None, answers: tuple[str, ...] = (), **more: Any) -> Game[Any]:
    """Red ak and blue bo at a table where a rule may be called; questions take these answers in their order."""
    given = list(answers)
    game = game_of(scene({"ak": man(30, 30, **(ak or {}))}, {"bo": man(50, 30, **(bo or {}))}))
    game.state = replace(game.state, active="", **more) if more else game.state
    game.dice = QueuedDice(dice or {})
    game.chooser = lambda asked, decision: given.pop(0) if given else decision.default
    return game


# ---------------------------------------------------------------- TRUC


@proves("AE-TRUC-01", "AE-TRUC-02")
@pytest.mark.parametrize(
    ("needed", "differences"),
    [(7, (-9, -6)), (6, (-5, -4)), (5, (-3, -2)), (4, (-1, 0)), (3, (1, 2)), (2, (3, 4)), (1, (5, 9))],
)
def test_the_difference_gives_the_threshold(needed: int, differences: tuple[int, int]) -> None:
    assert [threshold(one) for one in differences] == [needed, needed]


@proves("AE-TRUC-07", "AE-TRUC-08", "AE-TRUC-09")
def test_shifts_count_columns_from_the_end_column_and_stay_on_the_table() -> None:
    assert [threshold(0, by) for by in (-1, 1, 2)] == [5, 3, 2]
    assert (threshold(9, -1), threshold(-9, 1)) == (2, 6)
    assert (threshold(9, 3), threshold(-9, -3)) == (1, 7)


@proves("AE-TRUC-03", "AE-TRUC-04", "AE-TRUC-05", "AE-TRUC-06", "AE-CARD-13")
@pytest.mark.parametrize(
    ("att", "hard", "face", "passed"), [(3, 3, 4, True), (3, 3, 3, False), (1, 9, 6, False), (9, 1, 1, True)]
)
def test_one_die_reaches_the_threshold_or_not(att: int, hard: int, face: int, passed: bool) -> None:
    game = table({"ak": {"attack": [face]}}, {"ATT": att})
    assert attempt(game, Test("ak", "ATT", "attack", "bo"), hard).passed is passed
    assert len([one for one in game.events if type(one).__name__ == "Rolled"]) == 1
    assert not attempt(game, Test("ak", "PEU", "fear", "bo"), 0).passed, "a dash is not tested"


@proves("AE-MOD-03", "AE-MOD-02")
def test_a_characteristic_below_zero_is_used_as_it_is() -> None:
    game = table({"ak": {"attack": [5]}}, {"ATT": 0, "pv": 1})
    assert score(game, "ak", "ATT") == -1
    assert attempt(game, Test("ak", "ATT", "attack", "bo"), 1).passed
    assert score(game, "bo", "ATT") == 3
    seen = table({"ak": {"shot": [4]}})
    assert not attempt(seen, Test("ak", "TIR", "shot", "bo", degree=1), 3).passed
    assert score(seen, "ak", "TIR") == 3, "an obstruction moves the column, not TIR"


# ---------------------------------------------------------------- challenges


@proves("AE-DEFI-01", "AE-DEFI-02", "AE-DEFI-03", "AE-DEFI-04")
@pytest.mark.parametrize(("ak", "bo", "winner"), [([3], [], "bo"), ([4], [4], "bo"), ([4], [3], "ak")])
def test_a_challenge_is_won_by_the_second_unless_it_fails_to_answer(ak: Any, bo: Any, winner: str) -> None:
    game = table({"ak": {"challenge": ak}, "bo": {"challenge": bo}})
    assert challenge(game, Challenge("ak", "PEU", "bo", "COU")) == "bo"
    assert challenge(game, Challenge("ak", "INI", "bo", "COU")) == winner
    assert not game.dice.left()  # type: ignore[attr-defined]


@proves("AE-TIE-05", "AE-DOM-03")
def test_the_active_player_calls_a_parity_or_the_tactician() -> None:
    assert parity(table({"game": {"parity": [3]}}, answers=("even",)), "red", "blue", of="dominant") == "blue"
    game = table({"game": {"parity": [3]}}, answers=("odd",), tactician="blue")
    assert parity(game, "red", "blue", of="dominant") == "blue"
    assert parity(table({"game": {"parity": [2]}}, tactician=""), "red", "blue", of="dominant") == "blue"


# ---------------------------------------------------------------- BIDULE


@proves("AE-BID-02", "AE-BID-09")
def test_the_difference_gives_the_column() -> None:
    assert [column(one) for one in (-7, -6, -5, -3, -1, 0, 1, 3, 5, 7, 9, 11, 30)] == [
        *(0, 0, 1, 2, 3, 3, 4, 5, 6, 7, 8, 9, 9)
    ]
    assert (column(30, -1), column(-30, 1), column(0, 20), column(0, -20)) == (8, 1, 9, 0)


@proves("AE-BID-03", "AE-BID-04", "AE-BID-05", "AE-BID-06", "AE-BID-07", "AE-BID-08")
def test_the_rows_of_the_table() -> None:
    rows = ["0000112233", "0001122334", "0011223344", "0112233445", "1122334455", "1223344556"]
    assert ["".join(map(str, row)) for row in BIDULE] == rows
    for face in range(1, 7):
        assert [read(face, at) for at in range(10)] == [max(0, (at + face - 3) // 2) for at in range(10)]


@proves("AE-BID-01", "AE-BID-10", "AE-BID-11", "AE-BID-12")
def test_a_damage_test_in_its_order() -> None:
    arms = {"equipment": {"sacred-weapon": None, "sword-axe": None}, "skills": {"ferocious": None, "chance": 9}}
    game = table({"ak": {"damage": [1]}}, {"FOR": 5, **arms}, {"skills": {"vulnerable": None, "ethereal": None}})
    assert damage(game, Blow("ak", "bo", 5)) == 3 + 1 + 1 - 1, "1 is a 6; 3 shown, sword-axe and vulnerable, ethereal"
    low = table({"ak": {"damage": [2]}}, {"FOR": 3, **arms}, {"skills": {"vulnerable": None, "ethereal": None}})
    assert damage(low, Blow("ak", "bo", 1)) == 0, "nothing shown: ferocious adds one, ethereal takes it"
    none = table({"ak": {"damage": [1]}}, bo={"skills": {"ethereal": None}})
    assert damage(none, Blow("ak", "bo", 3)) == 0, "never below nothing"


# ---------------------------------------------------------------- re-rolls


@proves("AE-RERO-01", "AE-RERO-03", "AE-AGUE-01")
def test_a_test_is_rolled_again_once_and_the_new_result_stands() -> None:
    skills = {"hardened": ("ATT",), "chance": 3}
    game = table({"ak": {"attack": [3, 2]}}, {"skills": skills}, answers=("yes", "yes"))
    assert attempt(game, Test("ak", "ATT", "attack", "bo"), 3).face == 2
    assert not game.dice.left()  # type: ignore[attr-defined]


@proves("AE-RERO-02")
@pytest.mark.parametrize(("active", "parity", "user"), [("blue", [], "bo"), ("red", [], "ak"), ("", [2], "bo")])
def test_the_active_player_comes_first_where_both_want_it(
    active: str, parity: list[int], user: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def both(*told: Any) -> list[Retry]:
        return [Retry("ak", "effect", "AE-RERO-02"), Retry("bo", "effect", "AE-RERO-02")]

    monkeypatch.setattr(PROBED, "hooks", [both])
    game = table({"game": {"parity": parity}}, tactician="red")
    game.state = replace(game.state, active=active)
    given = iter(["odd", "yes"] if parity else ["yes"])
    game.chooser = lambda asked, decision: next(given)
    assert retried(game, Probe(Test("ak", "ATT", "attack", "bo"), False), 2) == user


# ---------------------------------------------------------------- MOU


@proves("AE-MATH-01", "AE-MATH-02", "AE-MATH-03", "AE-MATH-04", "AE-LIFE-04")
def test_mou_in_a_test_is_counted_in_steps_of_two_and_a_half_rounded_down() -> None:
    for mou, points in ((12, 4), (12.5, 5), (10, 4)):
        assert move_score(table(ak={"mou": mou}), "ak") == points
    spurred = table(ak={"mou": 10.0, "boosts": (Boost("effect", "MOU", 3),), "pv": 1})
    assert pace(spurred, "ak") == 13.0
    assert move_score(spurred, "ak") == 5


@proves("AE-DICE-07", "AE-RERO-03")
def test_a_damage_die_rolled_again_may_be_kept_or_not() -> None:
    fight = duel({"skills": {"hardened": ("FOR",)}}, dice={"ak": {"attack": [6, 1], "damage": [6, 1]}})
    fight.answer(placed({"ak": 0}, 2), placed({"bo": 2}), ("defence", {"guard": {"ak": 0}}), ("reroll", "yes"))
    assert fight.offers("keep") == [{"keep": 6}, {"keep": 1}]
    assert fight.pending.seat == "red"
    fight.answer(("keep", {"keep": 6})).play().played()
    assert fight.one("life_lost")["lost"] == 3
