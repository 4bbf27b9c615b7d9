"""The map of threats: near an enemy it is dangerous, far away it is not."""

from __future__ import annotations

import pytest

import toy
from escarmouche.games.evenor import SYSTEM
from escarmouche.odds.threats import row, rows, threat
from games.evenor.duels import warrior
from games.evenor.scene import scene
from odds.test_exact import to_the_path


def test_a_figure_is_threatened_within_reach_of_a_charge_and_nowhere_else() -> None:
    lone = scene(red={"ann": warrior(4, 4)}, blue={"ben": warrior(12, 12, I=3), "bob": warrior(23, 1, "activated")})
    near, far = (threat(SYSTEM, lone.state, "ann", at) for at in ((16.0, 12.0), (12.0, 22.0)))
    assert near.reached == pytest.approx(4 / 6)
    assert 0.0 < near.out < near.reached
    assert near.by == "ben"
    assert (far.reached, far.out, far.by) == (0.0, 0.0, "")


def test_a_row_leaves_out_where_nobody_can_stand() -> None:
    lone = scene(red={"ann": warrior(4, 4)}, blue={"ben": warrior(13, 13), "bob": warrior(23, 1)})
    assert rows(lone.state) == 12
    places = [one.at for one in row(SYSTEM, lone.state, "ann", 6)]
    assert (13.0, 13.0) not in places
    assert len(places) == 11


def test_a_game_that_names_no_outcomes_has_no_threats() -> None:
    state = to_the_path().now
    assert threat(toy.SYSTEM, state, "red1", (5.0, 3.0)).out == 0.0
