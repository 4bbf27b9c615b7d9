"""Nonsense given to an environment: what was expected is said, and nothing has happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from escarmouche.learn import env, raw_env
from escarmouche.learn.environment import NotBegun, SkirmishEnv
from escarmouche.learn.seeing import Sizes
from escarmouche.telling.texts import Unusable

door: Any = env  # what a type checker would refuse


def begun() -> Any:
    game: SkirmishEnv = raw_env("evenor", options={"stop_after": 1})
    game.reset(seed=1)
    return game


MADE = begun()


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (lambda: door(3), "name: the name of a game"),
        (lambda: door("evenor", opponent=3), "opponent: the name of a bot"),
        (lambda: door("evenor", opponent="habit", seat="rad"), "no seat “rad”.*“red”"),
        (lambda: door("evenor", options=3), "options: a mapping"),
        (lambda: door("evenor", lists=["Deimos"]), "lists: lists by side"),
        (lambda: door("evenor", sizes=3), "sizes: a Sizes was expected, not 3"),
        (lambda: door("evenor", sizes=Sizes(actions=0)), "sizes.actions: a whole number of at least 1"),
        (lambda: door("evenor", shaping="much"), "shaping: a number"),
        (lambda: door("evenor", shaping=float("nan")), "shaping: a number"),
        (lambda: door("evenor", decisions=0), "decisions: a whole number of at least 1"),
        (lambda: door("evenor", render_mode="swg"), "“swg”; there are: ansi and svg. .*“svg”"),
        (lambda: begun().reset(options={"list": {}}), "takes other lists.*“list”.*“lists”"),
        (lambda: begun().observe("rad"), "no seat “rad”.*“red”"),
        (lambda: begun().action_space("rad"), "no seat “rad”"),
        (lambda: begun().restore(None), "moment: a Moment"),
        (lambda: raw_env("saga").restore(MADE.clone()), "a game of evenor; the environment plays saga"),
    ],
)
def test_what_is_expected_is_said(wrong: Callable[[], object], told: str) -> None:
    with pytest.raises(Unusable, match=told) as caught:
        wrong()
    assert caught.value.told("fr") != caught.value.told("en")


@pytest.mark.parametrize(
    "ask",
    [
        lambda game: game.step(0),
        lambda game: game.observe("red"),
        lambda game: game.answers,
        lambda game: game.state(),
        lambda game: game.clone(),
        lambda game: game.render(),
    ],
)
def test_a_game_begins_with_reset(ask: Callable[[Any], object]) -> None:
    with pytest.raises(NotBegun, match=r"no game has begun; call reset\(\) first"):
        ask(raw_env("evenor", render_mode="svg"))
    with pytest.raises(AttributeError, match="no attribute 'clown'"):
        ask(type("Door", (), {"__getattr__": lambda self, name: MADE.clown})())


@pytest.mark.parametrize("action", [None, True, 1.5, float("nan"), 999, -1, np.array([0, 1]), object()])
def test_an_action_that_is_no_number_of_the_mask(action: object) -> None:
    game = begun()
    before = game.position
    with pytest.raises(ValueError, match="stands for no answer; the mask allows 0 to"):
        game.step(action)
    assert game.position is before
    single = door("evenor", opponent="random", options={"stop_after": 1})
    single.reset(seed=1)
    if not isinstance(action, int) or isinstance(action, bool):
        with pytest.raises(ValueError, match="a number of the mask or a free answer was expected"):
            single.step(action)


def test_what_there_is_no_room_for_is_counted() -> None:
    """Scenery and marks, as options are: nothing is left out in silence."""
    small: Any = raw_env("evenor", sizes=Sizes(pieces=1, marks=0))
    small.reset(seed=1)
    small.observe(small.agent_selection)
    state = small.position.now
    marks = small.system.shown.marks(state)
    assert small.infos[small.agent_selection]["unseen"] == len(state.table.pieces) - 1 + len(marks) > 0
    MADE.observe(MADE.agent_selection)
    assert "unseen" not in MADE.infos[MADE.agent_selection]
