"""Contact, distances, the field of vision, the beam and its degree."""

from __future__ import annotations

import math
from typing import Any

import pytest

from escarmouche.bots import make
from escarmouche.bots.protocol import Seated
from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.game import Asked, Game
from escarmouche.core.position import play
from escarmouche.core.system import Setup
from escarmouche.games.age_des_escarmouches import SYSTEM
from escarmouche.games.age_des_escarmouches.rules.beam import beam, cut, part_inside
from escarmouche.games.age_des_escarmouches.rules.contact import (
    _foes_touched,
    apart,
    around,
    foes_touched,
    free,
    immune,
    known,
)
from escarmouche.games.age_des_escarmouches.rules.sight import degree, detection, obstruction, why_unseen
from escarmouche.games.age_des_escarmouches.rules.trials import attempt
from escarmouche.games.age_des_escarmouches.stats import Test
from escarmouche.space.geometry import Footprint, Round, Square
from escarmouche.space.table import Piece
from games.age_des_escarmouches.scene import man, scene
from proofs import proves


def wall(x0: float, y0: float, x1: float, y1: float, height: float | None = 3.0, **more: Any) -> Piece:
    return Piece("wall", ((x0, y0), (x1, y0), (x1, y1), (x0, y1)), "wall", height, **more)


def seen(*pieces: Piece, **blue: Any) -> int:
    """The degree from (10, 30) to somebody 4 cm tall at (30, 30) behind these."""
    put = scene(red={"ak": man(10, 30)}, blue={"bo": man(30, 30, **blue)}, terrain=pieces)
    return obstruction(put.state, "ak", "bo")


@proves("AE-CONT-01", "AE-CONT-02", "AE-DIST-01", "AE-DIST-02", "AE-MAT-02")
def test_contact_is_from_edge_to_edge_whatever_the_shape() -> None:
    put = scene(
        red={"ak": man(10, 30), "friend": man(7.5, 30)},
        blue={"bo": man(12.5, 30), "ci": man(10, 33, base=Square(3.0)), "up": man(10, 28, altitude=1)},
    )
    assert apart(put.state, "ak", "bo") == pytest.approx(0.0, abs=1e-6)
    assert apart(put.state, "ak", "ci") == pytest.approx(3 - 1.25 - 1.5)
    assert foes_touched(put.state, "ak") == ["bo"]
    assert not free(put.state, "ak")
    assert free(put.state, "friend")
    assert free(put.state, "up")


@proves("AE-FLY-11", "AE-FLY-12", "AE-DIST-01")
def test_a_zone_reaches_one_level_up_and_no_farther() -> None:
    put = scene(
        red={"ak": man(10, 30)},
        blue={"bo": man(22.5, 30), "one": man(10, 40, altitude=1), "two": man(10, 35, altitude=2), "far": man(23, 30)},
    )
    assert [one.id for one in around(put.state, "ak", 10.0)] == ["bo", "one"]


@proves("AE-LOS-01", "AE-LOS-02", "AE-LOS-03", "AE-MAT-03")
def test_the_field_is_the_half_before_the_line_through_ones_middle() -> None:
    put = scene(
        red={"ak": man(30, 30)},
        blue={"side": man(29, 40), "back": man(28, 20), "front": man(40, 30), "scout": man(45, 45, "hidden")},
    )
    game = Game(put.state, SeededDice("x"))
    assert why_unseen(game, "ak", "side") is None
    assert why_unseen(game, "ak", "front") is None
    behind = why_unseen(game, "ak", "back")
    assert behind is not None
    assert behind.reason == "behind"
    hidden = why_unseen(game, "ak", "scout")
    assert hidden is not None
    assert hidden.reason == "hidden"


@proves("AE-OBST-03", "AE-OBST-04", "AE-OBST-05", "AE-OBST-06", "AE-OBST-07", "AE-OBST-08", "AE-OBST-10")
def test_degree_by_nearness_width_and_height() -> None:
    assert seen() == 0
    assert seen(wall(20, 30.5, 21, 40)) == 0
    assert seen(wall(26.5, 30.5, 27, 40)) == 1, "an obstacle near the target"
    assert seen(wall(20, 30, 21, 40)) == 1, "half of the beam"
    assert seen(wall(20, 20, 21, 40)) == 2, "all of it"
    assert seen(wall(26.5, 30, 27, 40)) == 2
    assert seen(wall(20, 20, 21, 40, 4.0)) == 3, "as tall as the target"
    assert seen(wall(20, 20, 21, 40, 2.0)) == 1, "half as tall"
    assert seen(wall(20, 30.5, 21, 40, 2.0)) == 0, "never below 0"
    assert seen(wall(20, 20, 21, 40, 4.0), height=6.0) == 2


@proves("AE-OBST-04")
def test_exactly_two_and_a_half_centimetres_are_near() -> None:
    assert seen(wall(25, 30, 26.25, 40)) == 2
    assert seen(wall(25, 30, 26.2, 40)) == 1


@proves("AE-OBST-11", "AE-OBST-12", "AE-LOS-02")
def test_from_three_degrees_on_nothing_is_seen() -> None:
    blind = scene(red={"ak": man(10, 30)}, blue={"bo": man(30, 30)}, terrain=[wall(27, 20, 28, 40, 9.0)])
    game = Game(blind.state, SeededDice("x"))
    assert degree(game, "ak", "bo") == 4
    refusal = why_unseen(game, "ak", "bo")
    assert refusal is not None
    assert "AE-OBST-11" in refusal.rules
    half = scene(red={"ak": man(10, 30)}, blue={"bo": man(30, 30)}, dice={"ak": {"shot": [4, 5]}})
    tested = Game(half.state, half.dice)
    assert not attempt(tested, Test("ak", "TIR", "shot", "bo", degree=2), 3).passed, "TIR 3 against 3 is 4+, then 6+"


@proves("AE-OBST-02", "AE-OBST-13")
def test_bodies_obstruct_but_not_those_who_are_hidden_from_the_looker() -> None:
    put = scene(
        red={"ak": man(10, 30), "mate": man(20, 30)},
        blue={"bo": man(30, 30), "scout": man(25, 30, "hidden"), "ci": man(50, 30)},
    )
    assert obstruction(put.state, "ak", "bo") == 3, "a friend as wide and as tall as the target"
    assert obstruction(put.state, "bo", "ak") == 4 - 1, "its own side knows the scout, who cuts no more than the mate"
    beside = scene(red={"ak": man(10, 30)}, blue={"bo": man(30, 30)}, terrain=[wall(5, 20, 11.5, 40)])
    assert obstruction(beside.state, "ak", "bo") == 2, "what touches the source counts where it is in the beam"


@proves("AE-OBST-06", "AE-OBST-09")
@pytest.mark.parametrize("degrees", [0, 3, 17, 45, 100])
def test_a_body_of_the_same_width_cuts_the_whole_beam_in_every_direction(degrees: int) -> None:
    ux, uy = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    put = scene(
        red={"ak": man(40, 30), "mate": man(40 + 10 * ux, 30 + 10 * uy, height=3.0)},
        blue={"bo": man(40 + 20 * ux, 30 + 20 * uy)},
    )
    assert obstruction(put.state, "ak", "bo") == 2


@proves("AE-OBST-01", "AE-OBST-09")
def test_the_cut_counts_shadows_once_and_rays_at_equal_shares() -> None:
    way = beam(Footprint(Round(1.0), (0.0, 0.0)), Footprint(Round(2.0), (20.0, 0.0)))
    left = ((9.0, 0.0), (10.0, 0.0), (10.0, 9.0), (9.0, 9.0))
    low = ((4.0, 0.0), (5.0, 0.0), (5.0, 9.0), (4.0, 9.0))
    parts = [part_inside(way, ring) for ring in (left, low)]
    assert cut(way, parts) == pytest.approx(0.5, abs=1e-3), "two shadows over each other"
    square = beam(Footprint(Square(2.0), (0.0, 0.0)), Footprint(Square(2.0), (20.0, 0.0)))
    assert square.near == ((1.0, 1.0), (1.0, -1.0)), "the corners nearest the other base"
    assert square.far == ((19.0, 1.0), (19.0, -1.0))
    assert part_inside(square, ((5.0, 1.0), (6.0, 1.0), (6.0, 3.0), (5.0, 3.0))) == [], "a touch is no obstacle"


@proves("AE-FLY-15", "AE-FLY-16")
def test_between_levels_the_beam_lies_at_the_target() -> None:
    put = scene(
        red={"ak": man(10, 30, altitude=1), "mate": man(20, 30, altitude=1)},
        blue={"bo": man(30, 30), "ci": man(30, 10, altitude=1)},
        terrain=[wall(20, 20, 21, 40, 3.0)],
    )
    assert obstruction(put.state, "ak", "bo") == 1, "the friend flies over it; 2 of the wall, 1 less between levels"
    near = scene(red={"ak": man(10, 30, altitude=1)}, blue={"bo": man(30, 30)}, terrain=[wall(27, 30.5, 28, 40, 5.0)])
    assert obstruction(near.state, "ak", "bo") == 2, "close behind something taller nothing is taken off"
    over = scene(red={"ak": man(10, 30)}, blue={"bo": man(30, 30, altitude=1)}, terrain=[wall(20, 20, 21, 40, 9.0)])
    assert obstruction(over.state, "ak", "bo") == 0, "scenery stands on the ground"
    tower = wall(20, 20, 21, 40, 3.0, tags=frozenset({"level-1"}))
    high = scene(red={"ak": man(10, 30)}, blue={"bo": man(30, 30, altitude=1)}, terrain=[tower])
    assert obstruction(high.state, "ak", "bo") == 1


@proves("AE-CONS-01", "AE-CONS-02", "AE-CONS-03", "AE-TINS-02")
def test_conscience_senses_all_around_but_not_to_shoot() -> None:
    put = scene(
        red={"ak": man(30, 30, skills={"awareness": None}), "eye": man(30, 45, skills={"instinctive-shot": None})},
        blue={"bo": man(10, 30), "far": man(5, 30), "scout": man(25, 30, "hidden"), "ci": man(50, 45)},
        terrain=[wall(20, 20, 21, 40, 9.0), wall(40, 44, 41, 60, 9.0)],
    )
    game = Game(put.state, SeededDice("x"))
    assert why_unseen(game, "ak", "bo") is None
    assert degree(game, "ak", "bo") == 0
    assert degree(game, "ak", "bo", "shot") == 3
    assert why_unseen(game, "ak", "bo", "shot") is not None
    assert why_unseen(game, "ak", "far") is not None
    assert why_unseen(game, "ak", "scout") is not None
    assert degree(game, "eye", "ci", "shot") == degree(game, "eye", "ci") - 1 == 1
    assert immune(game, "ak", "melee")
    assert not immune(game, "eye", "melee")
    assert detection(game["ak"], game["scout"]) == 20.0
    assert detection(game["eye"], game["scout"]) == 10.0


def test_what_is_remembered_of_a_game_is_what_would_be_measured() -> None:
    lists = {seat: SYSTEM.lists.build(Block(seat, 0), None, {}) for seat in SYSTEM.seats}
    bots = {seat: make("random", SYSTEM, "known", seat) for seat in SYSTEM.seats}
    compared = 0

    class Comparing(Seated):
        def __call__(self, asked: Asked[Any], decision: Decision) -> Answer:
            nonlocal compared
            state, game = asked.state, Game(asked.state, SeededDice("known"))
            present = [one.id for one in state.figures.values() if one.in_play]
            for who in present[:: 1 + len(present) // 5]:
                assert foes_touched(state, who) == list(_foes_touched(state, who))
                for other in present[1::4]:
                    if other != who:
                        plain = obstruction(state, who, other)
                        assert known(state).get(("degree", who, other), plain) == plain
                        degree(game, who, other)
                        compared += 1
            return super().__call__(asked, decision)

    state = SYSTEM.rules.new_game(Setup(game=SYSTEM.name, seed="known", lists=lists))
    play(state, SeededDice("known"), Comparing(SYSTEM, bots))
    assert compared > 500
