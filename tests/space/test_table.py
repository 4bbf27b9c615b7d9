"""Tables: what is wrong with them, what they prepare."""

from __future__ import annotations

import random

import msgspec
import pytest

from escarmouche.space.geometry import OVERLAP, Footprint, Round, Square, gap_to_ring
from escarmouche.space.table import Piece, Table, faults
from space import oracles

CRATE = ((4.0, 4.0), (6.0, 4.0), (6.0, 6.0), (4.0, 6.0))


def test_a_sound_table_has_no_faults() -> None:
    assert faults(Table((24.0, 24.0), (Piece("crate", CRATE), Piece("bush", CRATE[::-1], cost=2.0)))) == []


def test_every_fault_is_named() -> None:
    bow = ((1.0, 1.0), (3.0, 3.0), (3.0, 1.0), (1.0, 3.0))
    table = Table(
        (24.0, 0.0),
        (
            Piece("bow", bow),
            Piece("crate", CRATE, cost=0.0, height=-1.0),
            Piece("crate", ((23.0, 1.0), (25.0, 1.0), (25.0, 2.0))),
            Piece("line", ((1.0, 1.0), (2.0, 1.0), (3.0, 1.0))),
            Piece("dot", ((1.0, 1.0), (2.0, 1.0))),
            Piece("twice", ((1.0, 1.0), (2.0, 1.0), (2.0, 2.0), (1.0, 1.0))),
        ),
    )
    text = "\n".join(faults(table))
    for part in (
        "bow: its outline crosses itself",
        "crate: two pieces have this id",
        "crate: off the table",
        "crate: cost 0 is not positive",
        "crate: height -1 is negative",
        "line: no area",
        "dot: fewer than three corners",
        "twice: a corner comes twice",
        "table: size 24 x 0 is not positive",
    ):
        assert part in text


def test_a_clockwise_crate_blocks_like_any_other() -> None:
    one, two = Table((24.0, 24.0), (Piece("a", CRATE),)), Table((24.0, 24.0), (Piece("a", CRATE[::-1]),))
    assert {frozenset(ring) for ring in one.rings} == {frozenset(ring) for ring in two.rings}
    assert one.walls(Round(0.5))[0].clear == 0.5 - OVERLAP


def test_a_crate_grown_by_a_square_base_is_a_larger_crate() -> None:
    (wall,) = Table((24.0, 24.0), (Piece("a", CRATE),)).walls(Square(1.0))
    assert set(wall.ring) == {(3.5, 3.5), (6.5, 3.5), (6.5, 6.5), (3.5, 6.5)}


def test_what_a_table_prepares_is_neither_saved_nor_compared() -> None:
    one, two = (Table((24.0, 24.0), (Piece("a", CRATE),)) for _ in range(2))
    one.boxed(Round(0.5))
    assert one == two
    assert msgspec.json.decode(msgspec.json.encode(one), type=Table) == two


def test_a_table_without_pieces_prepares_nothing() -> None:
    table = Table((24.0, 24.0))
    assert len(table.zones) + len(table.opaque) + len(table.walls(Round(0.5))) == 0


@pytest.mark.parametrize("base", [Round(0.5), Square(1.2)])
def test_no_piece_near_a_base_is_overlooked(base: Round | Square) -> None:
    table = oracles.scene(3, pieces=8, zones=3)
    rng = random.Random(3)
    some = 0
    for _ in range(300):
        who = Footprint(base, (rng.uniform(0.0, 16.0), rng.uniform(0.0, 16.0)), rng.uniform(0.0, 360.0))
        within = rng.choice((0.01, 1.0))
        near = [piece for piece in table.pieces if gap_to_ring(who, piece.shape) <= within]
        found = table.pieces_near(who, within)
        assert [piece for piece in found if piece in near] == near
        some += len(near) > 0 and len(found) < len(table.pieces)
    assert some


def test_a_table_forgets_when_it_remembers_too_much() -> None:
    table = Table((10.0, 10.0))
    table.memory("ways", "a", 2)["x"] = 1
    assert table.memory("ways", "a", 2) == {"x": 1}
    assert table.memory("other", "a", 2) == {}
    for key in ("b", "c"):
        table.memory("ways", key, 2)
    assert table.memory("ways", "a", 2) == {}
