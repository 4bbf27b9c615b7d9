"""One agent against a bot, free answers, and games that are left and taken up again."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env

from escarmouche.bots import make
from escarmouche.bots.protocol import answer_at
from escarmouche.core.decisions import Refused
from escarmouche.learn import env, raw_env
from escarmouche.learn.environment import Free, SkirmishEnv
from escarmouche.learn.single import SingleEnv
from escarmouche.telling.texts import Unusable

SHORT = {"scenario": "extermination", "stop_after": 2}


def single(opponent: str = "random", seat: str = "") -> SingleEnv:
    made = env("evenor", opponent=opponent, seat=seat, options=SHORT)
    assert isinstance(made, SingleEnv)
    return made


def played(game: SingleEnv, seed: int) -> tuple[float, int, dict[str, object]]:
    chance = np.random.default_rng(seed)
    seen, _ = game.reset(seed=seed)
    total, steps = 0.0, 0
    while True:
        assert game.game.agent_selection == game.seat
        seen, reward, terminated, truncated, told = game.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        total, steps = total + reward, steps + 1
        if terminated or truncated:
            return total, steps, told


def test_the_agent_alone_is_asked_and_a_seed_binds_all() -> None:
    game = single("habit", seat="blue")
    total, steps, told = played(game, 3)
    assert told["seat"] == "blue"
    assert total == (0.0 if told["winner"] is None else 1.0 if told["winner"] == "blue" else -1.0)
    assert (total, steps, told) == played(single("habit", seat="blue"), 3)


def test_without_a_seat_it_changes_from_game_to_game() -> None:
    game = single()
    game.reset(seed=1)
    first = game.seat
    game.reset()
    assert {first, game.seat} == {"red", "blue"}


def test_gymnasium_finds_nothing_wrong() -> None:
    check_env(single(), skip_render_check=True)


def test_an_action_outside_of_the_mask_loses() -> None:
    game = single()
    game.reset(seed=1)
    _, reward, terminated, _, told = game.step(63)
    assert (reward, terminated, told["illegal"]) == (-1.0, True, True)


def test_an_unknown_opponent_or_seat_is_refused() -> None:
    for opponent, seat in (("greedi", ""), ("greedy", "purple")):
        with pytest.raises(Unusable):
            env("evenor", opponent=opponent, seat=seat)


@pytest.mark.parametrize("name", ["random", "habit", "quick"])
def test_whatever_a_bot_answers_can_be_said(name: str) -> None:
    game: SkirmishEnv = raw_env("evenor", options=SHORT)
    game.reset(seed=5)
    bots = {seat: make(name, game.system, "5", seat) for seat in game.possible_agents}
    while not game.position.over:
        seat = game.agent_selection
        game.step(Free(answer_at(game.system, bots[seat], game.position, seat)))
        assert game._answers is None  # nobody looked at candidates: none were sought
    assert game.position.state.result is not None


def test_a_free_answer_that_is_refused_changes_nothing() -> None:
    game = raw_env("evenor", options=SHORT)
    game.reset(seed=5)
    before = game.position
    for wrong in ("the moon", {"to": [1, 2]}, Free(77)):
        with pytest.raises(Refused):
            game.step(wrong)
    assert game.position is before
    assert game.decision is not None
    game.step(game.decision.options[0].value)  # a text is a free answer
    assert game.position is not before


def test_a_game_is_left_and_taken_up_again() -> None:
    game, other = raw_env("evenor", options=SHORT, shaping=0.01), raw_env("evenor", options=SHORT, shaping=0.01)
    game.reset(seed=9)
    other.reset(seed=1)
    for _ in range(12):
        game.step(0)
    kept = game.clone()
    told = []
    for there in (game, game, other):
        there.restore(kept)
        steps = []
        for _ in range(15):
            seen = there.observe(there.agent_selection)
            there.step(len(there.answers) - 1)
            steps.append((seen["observation"].tobytes(), dict(there.rewards), there.agent_selection))
        told.append(steps)
    assert told[0] == told[1] == told[2]


def test_state_is_the_whole_table_as_numbers() -> None:
    game = raw_env("evenor", options=SHORT)
    game.reset(seed=9)
    assert game.state().shape == game.observe("red")["observation"].shape
    game.step(0)
    assert game.state().any()


def test_it_draws_itself() -> None:
    game = raw_env("evenor", options=SHORT, render_mode="svg")
    game.reset(seed=9)
    drawn = game.render()
    assert drawn is not None
    assert drawn.startswith("<svg")
