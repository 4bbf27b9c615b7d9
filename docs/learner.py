"""An agent taught from nothing with numpy alone: it watches the habit bot in Evenor, tries for itself, and asks what
habit would have done there. A small network scores every action of a question by its features.

    python docs/learner.py train learner.npz --minutes 20     # on two cores
    python docs/learner.py measure learner.npz --games 200

`learner:Learner` is the agent as a bot, with the weights that LEARNER names: in `docs/`, `LEARNER=learner.npz
../escarmouche simulate evenor --red learner:Learner --blue greedy --mirror --swap`.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small matrices: threads would wait for each other
import numpy as np

import escarmouche as esc
from escarmouche.bots.protocol import answer_at
from escarmouche.core.dice import Block
from escarmouche.core.system import System
from escarmouche.learn import raw_env
from escarmouche.learn.environment import Free
from escarmouche.learn.offers import Offers
from escarmouche.learn.seeing import Sight, Sizes

GAME, HIDDEN, RATE, LOT, KEPT, STEPS, BATCH, ALONE = "evenor", 64, 2e-3, 24, 60, 200, 256, 3
"""The game, the width of the network, Adam's rate at first, games of a lot, how many lots are remembered, steps a lot,
questions of a step, and how many lots habit plays alone."""
Weights = dict[str, np.ndarray]
Lot = list[tuple[np.ndarray, int]]
"""For each question the features of its actions, a row each, and which of them was right."""
ROW, PLACED, X, Y = 1, 2, 3, 4  # of an answer: whom it names, whether it has a place, and where
MINE, TABLE, GONE, FIGURE_X, FIGURE_Y, ACTED, ASKED = 1, 2, 3, 4, 5, 11, 12  # of a figure
CLOSE, NEAREST, FAR = 0.04, 3, 1.5
"""Who is close, in shares of the table; of how many the distance is told; how far somebody is who is not there."""
MANY = 100_000
"""Games, where only the minutes end it."""


def features(sight: Sight, seen: np.ndarray, count: int) -> np.ndarray:
    """Of each action: its own row, those of who is asked and who is named, the question, and who and what is near."""
    parts = sight.split(seen)
    figures, actions = parts["figures"], parts["answers"][:count]
    asked = figures[figures[:, ASKED] > 0]
    me = asked[0] if len(asked) else np.zeros(figures.shape[1], np.float32)
    row = np.rint(actions[:, ROW] * len(figures)).astype(int) - 1
    names = (row >= 0)[:, None]
    named = np.where(names, figures[row], 0.0)
    here = me[[FIGURE_X, FIGURE_Y]]
    ends = np.where(
        actions[:, PLACED, None] > 0, actions[:, [X, Y]], np.where(names, named[:, [FIGURE_X, FIGURE_Y]], here)
    )
    near = [apart(ends, here), np.minimum(ends[:, 1], 1 - ends[:, 1])]
    there = figures[(figures[:, 0] > 0) & (figures[:, TABLE] > 0) & (figures[:, GONE] == 0)]
    for side in (-1, 1):
        some = there[there[:, MINE] == side]
        far = np.sort(apart(ends[:, None], some[None, :, [FIGURE_X, FIGURE_Y]]), axis=1)
        near += [far[:, at] if at < len(some) else np.full(count, FAR) for at in range(NEAREST)]
        near += [(far < 0.3).sum(1) / 5, (far < 0.1).sum(1) / 5, (far < CLOSE).sum(1) / 3]
        now = apart(here, some[:, [FIGURE_X, FIGURE_Y]])
        near += [np.full(count, value) for value in (now[now > 0].min(initial=FAR), (some[:, ACTED] == 0).sum() / 10)]
    marks = parts["marks"][parts["marks"][:, 0] > 0]
    near.append(apart(ends[:, None], marks[None, :, 3:5]).min(1, initial=FAR))
    shared = np.concatenate([parts["game"][0], parts["question"][0], me, [len(there) / 20, count / 16]])
    told = [actions, named, (named - me) * names, np.array(near).T, np.broadcast_to(shared, (count, len(shared)))]
    return np.hstack(told).astype(np.float32)


def apart(some: np.ndarray, others: np.ndarray) -> np.ndarray:
    """How far places are from others."""
    far: np.ndarray = np.hypot(some[..., 0] - others[..., 0], some[..., 1] - others[..., 1])
    return far


# ---------------------------------------------------------------- the network


def fresh(inputs: int, chance: np.random.Generator) -> Weights:
    sizes = {"one": (inputs, HIDDEN), "two": (HIDDEN, HIDDEN), "out": (HIDDEN, 1)}
    made = {name: chance.normal(0, (2 / size[0]) ** 0.5, size).astype(np.float32) for name, size in sizes.items()}
    made["out"] *= 0.1
    return made | {"b1": np.zeros(HIDDEN, np.float32), "b2": np.zeros(HIDDEN, np.float32)}


def scores(weights: Weights, rows: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    first = np.maximum(rows @ weights["one"] + weights["b1"], 0)
    second = np.maximum(first @ weights["two"] + weights["b2"], 0)
    return (second @ weights["out"])[:, 0], first, second


class Teacher:
    """Steps of Adam on questions: what was right becomes likelier."""

    def __init__(self, weights: Weights) -> None:
        self.weights, self.steps, self.rate = weights, 0, RATE
        self.mean = {name: np.zeros_like(one) for name, one in weights.items()}
        self.spread = {name: np.zeros_like(one) for name, one in weights.items()}

    def step(self, lot: Lot) -> float:
        rows = np.concatenate([rows for rows, _ in lot])
        begins = np.cumsum([0, *(len(rows) for rows, _ in lot)])
        right = begins[:-1] + [at for _, at in lot]
        owner = np.repeat(np.arange(len(lot)), np.diff(begins))
        value, first, second = scores(self.weights, rows)
        share = np.exp(value - np.maximum.reduceat(value, begins[:-1])[owner])
        share /= np.add.reduceat(share, begins[:-1])[owner]
        slope = share.copy()
        slope[right] -= 1
        slope /= len(lot)
        back = np.outer(slope, self.weights["out"][:, 0]) * (second > 0)
        down = (back @ self.weights["two"].T) * (first > 0)
        self._moved("out", second.T @ slope[:, None])
        self._moved("two", first.T @ back)
        self._moved("b2", back.sum(0))
        self._moved("one", rows.T @ down)
        self._moved("b1", down.sum(0))
        return float((np.maximum.reduceat(share, begins[:-1]) == share[right]).mean())

    def _moved(self, name: str, slope: np.ndarray) -> None:
        self.steps += name == "out"
        self.mean[name] += 0.1 * (slope - self.mean[name])
        self.spread[name] += 0.001 * (slope**2 - self.spread[name])
        mean, spread = self.mean[name] / (1 - 0.9**self.steps), self.spread[name] / (1 - 0.999**self.steps)
        self.weights[name] -= (self.rate * mean / (np.sqrt(spread) + 1e-8)).astype(np.float32)


# ---------------------------------------------------------------- games


def watched(job: tuple[int, Weights | None, float]) -> Lot:
    """A game: at every question what habit would do there is noted; it is done, or what the agent would do."""
    seed, weights, own = job
    game = raw_env(GAME)
    game.reset(seed=seed)
    chance, noted = np.random.default_rng(seed), []
    teachers = {seat: esc.bot("habit", GAME, seed=game.seed, seat=seat) for seat in game.possible_agents}
    while not game.position.over and game.agents and not any(game.truncations.values()):
        seat = game.agent_selection
        decision = game.position.decision(seat)
        answer = answer_at(game.system, teachers[seat], game.position, seat)
        rows = features(game.sight, game.observe(seat)["observation"], len(game.answers))
        right = nearest(game.answers, decision, answer)
        if right is not None and len(rows) > 1:
            noted.append((rows, right))
        if weights is not None and chance.random() < own:
            game.step(int(scores(weights, rows)[0].argmax()))
        else:
            game.step(Free(answer))
    return noted


def nearest(answers: Offers, decision: esc.Decision, answer: esc.Answer) -> int | None:
    """The number of an answer; of a way or a place, of the one that ends nearest, if that is near enough."""
    seen = list(answers.seen())
    if not decision.places:
        return next((at for at, one in enumerate(seen) if one.answer == answer), None)
    end = decision.end(answer)
    if end is None or (not answer and decision.kind == "path"):
        return 0
    far = [np.hypot(one.end[0] - end[0], one.end[1] - end[1]) if one.end else 99.0 for one in seen]
    return int(np.argmin(far)) if min(far) < 3.0 else None


def train(minutes: float, games: int, out: Path, workers: int, check: int) -> None:
    """While one lot is played, what the lots before it told is learnt; the rate falls to a tenth towards the end, which
    the games tell, or the minutes where no games are named."""
    chance, begun = np.random.default_rng(7), time.monotonic()
    lots: list[Lot] = []
    teacher: Teacher | None = None
    spent = 0.0
    with ProcessPoolExecutor(workers) as pool:
        for number in range(-(-(games or MANY) // LOT)):
            first, last = number * LOT, min(number * LOT + LOT, games or MANY)
            weights = None if teacher is None else {name: one.copy() for name, one in teacher.weights.items()}
            own = 0.0 if number < ALONE else 0.5
            playing = pool.map(watched, [(game, weights, own) for game in range(first, last)])
            if teacher is not None:
                teacher.rate = RATE * (1.0 - 0.9 * (first / games if games else min(spent / minutes, 1.0)))
                right = [teacher.step(lot) for lot in batches(lots, chance)]
                np.savez(out, allow_pickle=False, **teacher.weights)
                print(f"{first} games, {spent:.1f} min: as habit in {np.mean(right):.3f}", flush=True)
            lots = [*lots[-KEPT + 1 :], [one for found in playing for one in found]]
            teacher = teacher or Teacher(fresh(lots[0][0][0].shape[1], chance))
            if check and number % 10 == 9:
                measure(out, check, pool)
            spent = (time.monotonic() - begun) / 60
            if spent > minutes:
                break
        assert teacher is not None
        teacher.rate = RATE / 10
        right = [teacher.step(lot) for lot in batches(lots, chance, 4 * STEPS)]
        np.savez(out, allow_pickle=False, **teacher.weights)
        print(f"{last} games, {spent:.1f} min: as habit in {np.mean(right):.3f}", flush=True)


def batches(lots: list[Lot], chance: np.random.Generator, steps: int = STEPS) -> Iterator[Lot]:
    """Questions of the lots that are remembered, in any order."""
    known = [one for lot in lots for one in lot]
    for _ in range(steps):
        yield [known[one] for one in chance.integers(len(known), size=BATCH)]


# ---------------------------------------------------------------- the agent as a bot


class Learner:
    def __init__(self, system: System, seed: str, weights: Weights | None = None) -> None:
        self.sight, self.sizes = Sight(system, Sizes()), Sizes()
        self.weights = weights or dict(np.load(os.environ.get("LEARNER", "learner.npz")))
        self.system, self.chance = system, Block(seed, 0)

    def choose(self, view: esc.View, decision: esc.Decision) -> esc.Answer:
        if decision.forced:
            return decision.default
        state = view.state
        offers = Offers(decision, self.chance, self.sizes, state, self.system.shown.marks(state))
        seen = self.sight.look(state, view.seat, decision, offers.seen())
        return offers[int(scores(self.weights, features(self.sight, seen, len(offers)))[0].argmax())]


def measured(job: tuple[str, str, int]) -> float:
    """One game of the agent: 1 if it won. The same list on both sides, every seed twice."""
    file, opponent, number = job
    system, seed = esc.system(GAME), f"measured-{number // 2}"
    band = system.lists.build(Block(seed, 0), None, {})
    learner = Learner(system, seed, dict(np.load(file)))
    players: list[str | esc.Bot] = [learner, opponent] if number % 2 == 0 else [opponent, learner]
    played = esc.play(system, *players, seed=seed, lists=dict.fromkeys(system.seats, band))
    return 0.5 if played.winner is None else float(played.winner == system.seats[number % 2])


def measure(file: Path, games: int, pool: Executor) -> None:
    for opponent in ("random", "greedy"):
        won = list(pool.map(measured, [(str(file), opponent, number) for number in range(games)]))
        print(f"{sum(won):g} of {games} games won against {opponent}", flush=True)


def main(words: list[str]) -> None:
    told = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    told.add_argument("order", choices=("train", "measure"))
    told.add_argument("file", type=Path)
    told.add_argument("--games", type=int, default=0, help="games to learn from, or to measure by")
    told.add_argument("--minutes", type=float, default=20.0, help="learn no longer than this")
    told.add_argument("--check", type=int, default=0, help="play so many games after every tenth lot")
    told.add_argument("--workers", type=int, default=2)
    given = told.parse_args(words)
    if given.order == "train":
        train(given.minutes, given.games, given.file, given.workers, given.check)
    else:
        with ProcessPoolExecutor(given.workers) as pool:
            measure(given.file, given.games or 200, pool)


if __name__ == "__main__":
    main(sys.argv[1:])
