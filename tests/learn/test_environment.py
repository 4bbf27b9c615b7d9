"""The environment for learners: PettingZoo's own tests, and what those cannot know: views, candidates, seeds."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import toy
from conformance.systems import PLACES
from escarmouche.core.decisions import Choose, options
from escarmouche.core.dice import Block
from escarmouche.core.views import view
from escarmouche.learn import env, parallel_env, raw_env
from escarmouche.learn.offers import Offers
from escarmouche.learn.seeing import Sizes
from escarmouche.space.geometry import distance
from escarmouche.space.moves import Ground
from escarmouche.telling.texts import Unusable

SMALL = Sizes(actions=24, points=4)
games = pytest.mark.parametrize("name", PLACES)


def made(name: str, **settings: Any) -> Any:
    return raw_env(PLACES[name], sizes=SMALL, **settings)


@pytest.fixture(autouse=True)
def _quiet() -> Any:
    """PettingZoo prints, and warns of what it would name otherwise: agents called player_0, no mask for the dead."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@games
def test_it_passes_the_api_test(name: str) -> None:
    api_test(env(PLACES[name], sizes=SMALL), num_cycles=60)


@games
def test_it_passes_the_seed_test(name: str) -> None:
    seed_test(lambda: env(PLACES[name], sizes=SMALL), num_cycles=40)


@games
def test_it_passes_the_parallel_tests(name: str) -> None:
    parallel_api_test(parallel_env(PLACES[name], sizes=SMALL), num_cycles=60)
    parallel_seed_test(lambda: parallel_env(PLACES[name], sizes=SMALL), num_cycles=40)


def walk(game: Any, seed: int, steps: int = 10_000) -> list[tuple[str, Any, Any]]:
    """Agent, observation and answer at each step of a game in which actions are drawn at random."""
    chance, trace = Block(f"walk {seed}", 0), []
    game.reset(seed=seed)
    for agent in game.agent_iter(steps):
        seen, _, over, cut, _ = game.last()
        action = None if over or cut else chance.below(int(seen["action_mask"].sum()))
        trace.append((agent, seen, None if action is None else game.answers[action]))
        game.step(action)
    return trace


@games
def test_a_game_ends_with_one_winner_and_opposite_rewards(name: str) -> None:
    game = made(name, decisions=20_000)
    game.reset(seed=5)
    chance, rewards = Block("rewards", 0), dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        seen, reward, over, cut, _ = game.last()
        rewards[agent] += reward
        game.step(None if over or cut else chance.below(int(seen["action_mask"].sum())))
    winner = game.position.state.result.winner
    expected = {seat: 0.0 if winner is None else 1.0 if seat == winner else -1.0 for seat in game.possible_agents}
    assert rewards == expected


@games
def test_the_same_seed_gives_the_same_game_in_any_environment(name: str) -> None:
    used = made(name)
    walk(used, 3, 30)  # an environment that has played before
    one, other = walk(made(name), 7, 80), walk(used, 7, 80)
    assert [(agent, answer) for agent, _, answer in one] == [(agent, answer) for agent, _, answer in other]
    assert all(
        np.array_equal(a["observation"], b["observation"]) for (_, a, _), (_, b, _) in zip(one, other, strict=True)
    )


def test_without_a_seed_the_run_goes_on_with_another_game() -> None:
    game = made("toy")
    game.reset(seed=1)
    first = game.seed
    game.reset()
    assert game.seed != first
    again = made("toy")
    again.reset(seed=1)
    again.reset()
    assert again.seed == game.seed


@games
def test_every_candidate_is_a_legal_answer(name: str) -> None:
    game = made(name)
    game.reset(seed=2)
    chance = Block("legal", 0)
    for _ in range(60):
        if all(game.terminations.values()):
            break
        assert 0 < len(game.answers) <= SMALL.actions
        for answer in game.answers:
            game.decision.check(answer)
        game.step(chance.below(len(game.answers)))


def test_an_observation_holds_only_what_the_seat_may_see() -> None:
    """In the toy only one's own side knows who lurks: the other seat's numbers must not change with it."""

    def asked() -> Any:
        game = made("toy")
        game.reset(seed=4)
        while game.decision.key != "lurk" or len(game.answers) < 2:
            game.step(0)
        return game

    def after(lurking: bool) -> Any:
        game = asked()
        game.step(next(at for at, answer in enumerate(game.answers) if bool(answer) is lurking))
        return game

    sly = asked().decision.seat
    other = next(seat for seat in toy.SYSTEM.seats if seat != sly)
    lurks, shows = after(True), after(False)
    assert lurks.position.now != shows.position.now
    seen = [one.sight.look(view(toy.SYSTEM, one.position.now, other), other, None, ()) for one in (lurks, shows)]
    assert np.array_equal(*seen)
    own = [one.sight.look(view(toy.SYSTEM, one.position.now, sly), sly, None, ()) for one in (lurks, shows)]
    assert not np.array_equal(*own)


def test_an_observation_can_be_taken_apart() -> None:
    game = made("toy", lists={"red": ["Scout", "Brute"], "blue": ["Scout", "Scout"]})
    game.reset(seed=1)
    seen = game.observe(game.agent_selection)
    parts = game.parts(seen)
    columns = {part.name: part.columns for part in game.sight.parts}
    assert parts["figures"][:, columns["figures"].index("there")].sum() == 4
    assert parts["figures"][:, columns["figures"].index("mine")].tolist()[:4] == [1, 1, -1, -1]
    assert parts["answers"][:, 0].sum() == seen["action_mask"].sum() == len(game.answers)
    assert parts["pieces"][0, 1:5] * 12 == pytest.approx([5.5, 5.5, 6.5, 6.5])
    assert parts["question"][0, columns["question"].index("deploy")] == 1


def test_more_figures_than_there_is_room_for_are_refused() -> None:
    game = raw_env(toy.SYSTEM, sizes=Sizes(figures=2))
    game.reset(seed=1)
    with pytest.raises(ValueError, match="figures: 4 in this game"):
        game.observe("red")


def test_too_many_options_keep_the_one_that_declines() -> None:
    decision = Choose(key="k", seat="red", options=options([*range(100), "no"]), decline="no")
    answers = Offers(decision, Block("x", 0), SMALL)
    assert answers[0] == "no"
    assert len(answers) == SMALL.actions == len(set(map(str, answers)))
    assert answers.left_out == 101 - SMALL.actions, "nothing goes without being told"


def test_ways_are_walked_when_they_are_taken_and_lead_where_they_are_said_to(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = raw_env("evenor", options={"scenario": "extermination"})
    game.reset(seed=2)
    chance, walked = Block("ways", 0), []
    monkeypatch.setattr(Ground, "route_to_touch", lambda *told: walked.append(told))
    while game.decision.kind != "path":
        game.step(chance.below(len(game.answers)))
    walked.clear()
    parts = game.parts(game.observe(game.agent_selection))
    assert not walked, "to look at ways costs nothing"
    wide, deep = game.position.now.table.size
    me = game.decision.start
    for at, answer in enumerate(game.answers):
        end = game.decision.end(answer)
        told = (parts["answers"][at, 3] * wide, parts["answers"][at, 4] * deep)
        if distance(me, end) > 1.0 and distance(me, told) > 1.0:
            turn = angle_between(me, end, told)
            assert turn < 1.6, "about where the observation says"


def angle_between(start: Any, one: Any, other: Any) -> float:
    a, b = (np.arctan2(end[1] - start[1], end[0] - start[0]) for end in (one, other))
    return float(abs((a - b + np.pi) % (2 * np.pi) - np.pi))


def test_what_the_mask_forbids_is_refused_or_loses() -> None:
    bare = made("toy")
    bare.reset(seed=1)
    with pytest.raises(ValueError, match="stands for no answer"):
        bare.step(SMALL.actions - 1)
    wrapped = env(toy.SYSTEM, sizes=SMALL)
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.step(SMALL.actions - 1)
    assert wrapped.rewards[agent] == -1
    assert all(wrapped.terminations.values())


def test_a_long_game_is_cut_off() -> None:
    game = made("toy", decisions=5)
    trace = walk(game, 1)
    assert len(trace) == 5 + 2
    assert not game.agents


def test_shaping_rewards_what_the_score_gains() -> None:
    game = made("toy", shaping=0.1)
    game.reset(seed=8)
    chance, sums = Block("shaping", 0), dict.fromkeys(game.possible_agents, 0.0)
    while not game.position.over:
        game.step(chance.below(len(game.answers)))
        if not game.position.over:
            for seat in sums:
                sums[seat] += game.rewards[seat]
                score = toy.SYSTEM.mind.score(view(toy.SYSTEM, game.position.now, seat), seat)
                assert sums[seat] == pytest.approx(0.1 * score)


def test_it_can_be_sent_to_another_process() -> None:
    game = raw_env("toy:SYSTEM", sizes=SMALL)
    walk(game, 1, 10)
    copy = pickle.loads(pickle.dumps(game))
    assert [answer for _, _, answer in walk(copy, 6, 30)] == [answer for _, _, answer in walk(game, 6, 30)]


def test_an_unknown_game_is_told_with_the_nearest() -> None:
    with pytest.raises(Unusable, match="Did you mean “evenor”"):
        raw_env("evenr")


def test_it_renders_as_text() -> None:
    game = made("toy", render_mode="ansi")
    game.reset(seed=1)
    assert "deploy of red1" in game.render()
    assert "off the table" in game.render()
    assert made("toy").render() is None
