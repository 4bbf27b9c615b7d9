"""Dice: what came up, and where faces come from."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escarmouche.core.dice import Block, DryQueue, Pool, QueuedDice, Roll, SeededDice, WrongFace


def test_a_roll_counts_what_reached_the_threshold() -> None:
    roll = Roll(Pool(4, at_least=4), (1, 4, 6, 3))
    assert (roll.hits, roll.misses, roll.passed) == (2, 2, False)
    assert Roll(Pool(2, at_least=2), (2, 6)).passed


def test_dice_of_different_ranks_need_different_numbers() -> None:
    roll = Roll(Pool(3, at_least=5, ranks=(2, 4)), (2, 3, 5))
    assert roll.hits == 2


def test_exploding_dice_give_more_dice_without_end() -> None:
    dice = QueuedDice({"orc": {"blow": [6, 2, 6, 6, 1]}})
    assert dice.faces("orc", "blow", Pool(2, explode=6), 0) == (6, 2, 6, 6, 1)


@given(st.text(max_size=8), st.integers(0, 1000), st.integers(0, 8), st.sampled_from([2, 6, 10, 100]))
def test_a_seeded_roll_is_always_the_same_and_within_its_faces(seed: str, count: int, dice: int, sides: int) -> None:
    pool = Pool(dice, sides=sides)
    faces = SeededDice(seed).faces("anybody", "anything", pool, count)
    assert faces == SeededDice(seed).faces("anybody", "anything", pool, count)
    assert len(faces) == dice
    assert all(1 <= face <= sides for face in faces)


def test_seeded_dice_are_fair_enough() -> None:
    dice = SeededDice("fair")
    fell = Counter(face for count in range(600) for face in dice.faces("", "", Pool(10), count))
    assert set(fell) == {1, 2, 3, 4, 5, 6}
    assert all(850 < number < 1150 for number in fell.values())


def test_a_block_never_runs_out() -> None:
    block = Block("seed", 7)
    fell = [block.die(6) for _ in range(500)]
    assert fell[:100] != fell[100:200]
    assert all(0 <= block.below(1000) < 1000 for _ in range(100))
    assert all(0.0 <= block.unit() < 1.0 for _ in range(100))


def test_queues_are_found_by_figure_then_side_then_game() -> None:
    dice = QueuedDice({"game": {"save": [1]}, "red": {"save": [2]}, "harald": {"save": [3]}}, {"harald": "red"})
    fell = [dice.faces("harald", "save", Pool(1), 0)[0] for _ in range(3)]
    assert fell == [3, 2, 1]
    assert dice.left() == {}
    with pytest.raises(DryQueue, match=r"harald.*save"):
        dice.faces("harald", "save", Pool(1), 0)


def test_dice_left_over_are_named() -> None:
    dice = QueuedDice({"harald": {"save": [3, 4], "shot": [1]}})
    dice.faces("harald", "save", Pool(1), 0)
    assert dice.left() == {"harald": {"save": [4], "shot": [1]}}


def test_a_die_cannot_show_a_face_it_does_not_have() -> None:
    with pytest.raises(WrongFace, match="6 sides cannot show 7"):
        QueuedDice({"harald": {"save": [7]}}).faces("harald", "save", Pool(1), 0)


@given(st.text(max_size=8), st.lists(st.sampled_from([1, 2, 3, 6, 7, 200, 256, 257, 2001, 1 << 30]), max_size=60))
def test_a_choice_takes_its_bytes_one_by_one(seed: str, limits: list[int]) -> None:
    block, plain = Block(seed, 3), Block(seed, 3)
    for limit in limits:
        value, span = 0, 1
        while span < limit * 256:
            value, span = value * 256 + plain.die(256) - 1, span * 256
        assert block.below(limit) == value % limit
