"""Any System as a PettingZoo environment in which agents act one after the other.

An action is the number of a candidate: the options of a question, or, where the whole table is open, ways by where they
lead and some places drawn at random (`offers`). The mask says which numbers stand for an answer.
"""

from __future__ import annotations

from math import isfinite
from operator import index
from secrets import token_hex
from typing import Any, ClassVar, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from msgspec import Struct
from numpy.typing import NDArray
from pettingzoo import AECEnv

from escarmouche.cards.setups import check_lists, check_options
from escarmouche.core.decisions import Answer, ChoosePath, Decision
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.position import Position, advance, begin
from escarmouche.core.system import Setup, System
from escarmouche.core.views import view
from escarmouche.files.words import nearest
from escarmouche.front import given
from escarmouche.front.picture import drawn
from escarmouche.learn.offers import Offers
from escarmouche.learn.seeing import Numbers, Sight, Sizes
from escarmouche.telling.texts import Texts, Unusable
from escarmouche.telling.unfit import Unfit, whole

Observation: TypeAlias = dict[str, NDArray[Any]]
MODES = ["ansi", "svg"]
BEGUN = (
    *("position", "decision", "answers", "agent_selection", "seed"),
    *("_answers", "_asked", "rewards", "infos", "_scores"),
)
"""What there is from the first `reset` on."""


class NotBegun(AttributeError):
    """Something of a game was asked for before there was one."""


class Free(Struct, frozen=True):
    """An answer that is none of the candidates, or that a number would be taken for."""

    answer: Answer


class Moment(Struct, frozen=True, kw_only=True):
    """Where an environment is: what `clone` gives and `restore` takes."""

    game: str
    position: Position
    seed: str
    asked: int
    scores: dict[str, float]
    agents: tuple[str, ...]
    agent: str
    rewards: tuple[dict[str, float], dict[str, float]]
    ended: tuple[dict[str, bool], dict[str, bool]]


class SkirmishEnv(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo is not typed
    """One game after another; agents are the seats. The winner gets 1, the loser -1.

    `lists` and `options` are those of a `Setup`; a list that is not given is drawn from the seed. `shaping` adds that
    many times the change of the game's own score, as the seat sees it. `decisions` is where a game is cut off.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi", "svg"],
        "name": "skirmish_v0",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        system: System | str = "evenor",
        *,
        lists: dict[str, list[str]] | None = None,
        options: dict[str, Any] | None = None,
        sizes: Sizes | None = None,
        shaping: float = 0.0,
        decisions: int = 2000,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(
            self,
            system,
            lists=lists,
            options=options,
            sizes=sizes,
            shaping=shaping,
            decisions=decisions,
            render_mode=render_mode,
        )
        self.system = given.system(system)
        told, known = given.options(self.system, options or {}), given.sides("lists", lists or {})
        check_options(self.system, told)
        check_lists(self.system, known, told)
        self.sizes = checked_sizes(Sizes() if sizes is None else sizes)
        if render_mode is not None and render_mode not in MODES:
            raise Unusable("unknown-mode", nearest(str(render_mode), MODES), word=str(render_mode)[:40], known=MODES)
        scale: object = shaping
        if not isinstance(scale, int | float) or not isfinite(scale):
            raise Unfit("shaping", scale, "number")
        whole("decisions", decisions)
        self.sight = Sight(self.system, self.sizes)
        self.possible_agents = list(self.system.seats)
        self.agents: list[str] = []
        self.render_mode = render_mode
        self._lists, self._options = known, told
        self._shaping, self._most = shaping, decisions
        self._run, self._games = "", 0
        seen = spaces.Box(-1.0, 1.0, (self.sight.size,), np.float32)
        mask = spaces.Box(0, 1, (self.sizes.actions,), np.int8)
        self._seen = {seat: spaces.Dict({"observation": seen, "action_mask": mask}) for seat in self.possible_agents}
        self._acts = {seat: spaces.Discrete(self.sizes.actions) for seat in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._seen[self._seat(agent)]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._acts[self._seat(agent)]

    def _seat(self, agent: object) -> str:
        """`Unusable` unless this is one of the agents."""
        if agent not in self.possible_agents:
            known = self.possible_agents
            raise Unusable("unknown-seat", nearest(str(agent), known), word=str(agent)[:40], known=known)
        return str(agent)

    def __getattr__(self, name: str) -> Any:
        """What only a game has, asked for before there is one."""
        if name in BEGUN:
            raise NotBegun(f"{name}: no game has begun; call reset() first")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. A seed starts a run of games; without one the run goes on. `options` may name other `lists`."""
        more = options or {}
        for stranger in more:  # whatever else there is may be for a wrapper around this
            if stranger != "lists" and (meant := nearest(str(stranger), ["lists"])):
                raise Unusable("reset-option", meant, word=str(stranger)[:40])
        if seed is not None:
            self._run, self._games = str(seed), 0
        elif not self._run:
            self._run = token_hex(8)
        self.seed = f"{self._run}-{self._games}"
        self._games += 1
        self._dice = SeededDice(self.seed)
        lists = {**self._lists, **given.sides("lists", more.get("lists") or {})}
        for seat in self.system.seats:
            if seat not in lists:
                lists[seat] = self.system.lists.build(Block(f"{self.seed}/{seat}/list", 0), None, self._options)
        setup = Setup(game=self.system.name, seed=self.seed, lists=lists, options=self._options)
        self.sight.forget()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._asked = 0
        self._rest(begin(self.system.rules.new_game(setup), self._dice).position)
        self._scores = {seat: self._score(seat) for seat in self.agents}

    def _rest(self, position: Position) -> None:
        """The game waits here: whose turn it is, and the answers it may choose from."""
        self.position = position
        self._answers: Offers | None = None
        self.decision: Decision | None = None
        if not position.over:
            self.decision = position.pending[0]
            self.agent_selection = self.decision.seat

    @property
    def answers(self) -> Offers:
        """The candidates of the open question. They are found when somebody first looks at them, and a way is walked
        when it is taken: who answers freely, or for whom a bot answers, never pays for them."""
        if self._answers is None:
            chance, asked = Block(f"{self.seed}/offers", self._asked), self.decision
            state = None if asked is None else self._view(asked.seat)
            marks = self.system.shown.marks(state) if isinstance(asked, ChoosePath) else ()
            self._answers = Offers(asked, chance, self.sizes, state, marks)
        return self._answers

    def observe(self, agent: str) -> Observation:
        """What this seat may know, and for the one who is asked the question and its candidates."""
        self._seat(agent)
        asked = self.decision if self.decision is not None and self.decision.seat == agent else None
        offers = self.answers if asked is not None else None
        mask = np.zeros(self.sizes.actions, np.int8)
        mask[: 0 if offers is None else len(offers)] = 1
        seen = () if offers is None else offers.seen()
        found = self.sight.look(self._view(agent), agent, asked, seen)
        if offers is not None and offers.left_out:
            self.infos[agent] = {**self.infos[agent], "left_out": offers.left_out}
        if self.sight.unseen:
            self.infos[agent] = {**self.infos[agent], "unseen": self.sight.unseen}
        return {"observation": found, "action_mask": mask}

    def parts(self, observation: Observation) -> dict[str, Numbers]:
        """An observation taken apart: figures, pieces, marks, question, answers, each a table."""
        return self.sight.split(observation["observation"])

    def step(self, action: int | Free | str | list[Any] | dict[str, Any] | None) -> None:
        """Take the candidate of this number, or answer freely: with text, a list or a mapping as they are, with
        anything in `Free`. A free answer may be short; `Refused` says why one is not legal, and nothing happens."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        answer = self._meant(action)
        after = advance(self.position, answer, self._dice, agent).position
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._asked += 1
        self.infos = {one: {} for one in self.agents}
        self._rest(after)
        self._reward()
        self._accumulate_rewards()

    def _meant(self, action: int | Free | str | list[Any] | dict[str, Any] | None) -> Answer:
        if isinstance(action, Free):
            return action.answer
        if isinstance(action, str | list | dict):
            return action
        number = number_of(action)
        if number is None or not 0 <= number < len(self.answers):
            raise ValueError(f"action: {action} stands for no answer; the mask allows 0 to {len(self.answers) - 1}")
        return self.answers[number]

    def state(self) -> Numbers:
        """The whole truth as numbers, secrets too, as the first seat would read it: for critics that train with it."""
        return self.sight.look(self.position.now, self.possible_agents[0], None, [])

    def clone(self) -> Moment:
        """Where the game is now, to come back to; it costs nothing, for a position is never changed."""
        return Moment(
            game=self.system.name,
            position=self.position,
            seed=self.seed,
            asked=self._asked,
            scores=dict(self._scores),
            agents=tuple(self.agents),
            agent=self.agent_selection,
            rewards=(dict(self.rewards), dict(self._cumulative_rewards)),
            ended=(dict(self.terminations), dict(self.truncations)),
        )

    def restore(self, moment: Moment) -> None:
        """Back to where the game was, in this environment or in another of the same game."""
        if not isinstance(moment, Moment):
            raise Unfit("moment", moment, "moment")
        if moment.game != self.system.name:
            raise Unusable("moment-elsewhere", game=moment.game, asked=self.system.name)
        self.seed, self._asked, self._dice = moment.seed, moment.asked, SeededDice(moment.seed)
        self.agents, self._scores = list(moment.agents), dict(moment.scores)
        self.rewards, self._cumulative_rewards = (dict(part) for part in moment.rewards)
        self.terminations, self.truncations = (dict(part) for part in moment.ended)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.sight.forget()
        self._rest(moment.position)
        self.agent_selection = moment.agent

    def _reward(self) -> None:
        if self.position.over:
            self.terminations = dict.fromkeys(self.agents, True)
            result = self.position.state.result
            if result is not None and result.winner is not None:
                for seat in self.agents:
                    self.rewards[seat] += 1.0 if seat == result.winner else -1.0
        elif self._asked >= self._most:
            self.truncations = dict.fromkeys(self.agents, True)
        if self._shaping and not self.position.over:
            for seat in self.agents:
                before, self._scores[seat] = self._scores[seat], self._score(seat)
                self.rewards[seat] += self._shaping * (self._scores[seat] - before)

    def _view(self, seat: str) -> Any:
        return view(self.system, self.position.now, seat)

    def _score(self, seat: str) -> float:
        return self.system.mind.score(self._view(seat), seat) if self._shaping else 0.0

    def render(self) -> str | None:
        """The table as the seat that is asked sees it: in words, or drawn as SVG."""
        if self.render_mode is None:
            return None
        state = self._view(self.agent_selection)
        if self.render_mode == "svg":
            return drawn(self.system, state, self.decision.figure if self.decision else "", Texts(self.system, "en"))
        lines = [f"turn {state.turn}"]
        if self.decision is not None:
            about = f" of {self.decision.figure}" if self.decision.figure else ""
            lines[0] += f": {self.decision.seat}, {self.decision.key}{about}, {len(self.answers)} answers"
        for who, figure in state.figures.items():
            place = f"{figure.at[0]:.1f}, {figure.at[1]:.1f}" if figure.on_table else "off the table"
            lines.append(f"  {figure.side} {who} ({place}) {' '.join(sorted(figure.status))}".rstrip())
        return "\n".join(lines)

    def close(self) -> None:
        """Nothing is held open."""


def number_of(action: object) -> int | None:
    """A whole number, as Python or NumPy has it."""
    if isinstance(action, bool):
        return None
    try:
        return index(action)  # type: ignore[arg-type]  # if it is one
    except TypeError:
        return None


def checked_sizes(sizes: object) -> Sizes:
    """Room for one of each, at least."""
    if not isinstance(sizes, Sizes):
        raise Unfit("sizes", sizes, "sizes")
    for name in sizes.__struct_fields__:
        whole(f"sizes.{name}", getattr(sizes, name), 0 if name in ("pieces", "marks") else 1)
    return sizes
