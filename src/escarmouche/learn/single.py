"""A game for one agent, as Gymnasium has it: a bot answers for every other seat."""

from __future__ import annotations

from typing import Any

import gymnasium

from escarmouche.bots import make, named
from escarmouche.bots.protocol import Bot, answer_at
from escarmouche.files.words import nearest
from escarmouche.front import given
from escarmouche.learn.environment import Free, Moment, Observation, SkirmishEnv, number_of
from escarmouche.telling.texts import Unusable


class SingleEnv(gymnasium.Env[Observation, Any]):
    """`seat` is the agent's; without one it changes from game to game. `game` is the environment of all seats."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "svg"]}

    def __init__(self, game: SkirmishEnv, opponent: str, seat: str = "") -> None:
        named(given.text("opponent", opponent, "bot-name"))
        seats = game.possible_agents
        if given.text("seat", seat) and seat not in seats:
            raise Unusable("unknown-seat", nearest(seat, seats), word=seat[:40], known=seats)
        self.game, self.opponent, self.seat = game, opponent, seat or seats[0]
        self._changes, self._games = not seat, 0
        self._bots: dict[str, Bot] = {}
        self.observation_space: Any = game.observation_space(self.seat)
        self.action_space = game.action_space(self.seat)
        self.render_mode = game.render_mode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._games = 0 if seed is not None else self._games
        while True:
            self.game.reset(seed=seed, options=options)
            seed = None
            seats = self.game.possible_agents
            if self._changes:
                self.seat = seats[self._games % len(seats)]
            self._games += 1
            self._bots = {
                one: make(self.opponent, self.game.system, self.game.seed, one) for one in seats if one != self.seat
            }
            self._others()
            if not self._ended():
                return self.game.observe(self.seat), self._told()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """A number of the mask, or a free answer; a number outside of the mask loses the game."""
        game, number = self.game, number_of(action)
        if isinstance(action, Free | str | list | dict) or (number is not None and 0 <= number < len(game.answers)):
            game.step(action)
            gained = game.rewards[self.seat] + self._others()
            return game.observe(self.seat), gained, self._over(), self._cut(), self._told()
        if number is None:
            raise ValueError(f"action: a number of the mask or a free answer was expected, not {action}")
        return game.observe(self.seat), -1.0, True, False, {**self._told(), "illegal": True}

    def render(self) -> Any:
        return self.game.render()

    def clone(self) -> Moment:
        """Where the game is now. What the bots have in mind is not in it."""
        return self.game.clone()

    def restore(self, moment: Moment) -> Observation:
        self.game.restore(moment)
        return self.game.observe(self.seat)

    def _others(self) -> float:
        """The other seats answer until the agent is asked; what that earned the agent."""
        gained, game = 0.0, self.game
        while not self._ended() and game.agent_selection != self.seat:
            seat = game.agent_selection
            game.step(Free(answer_at(game.system, self._bots[seat], game.position, seat)))
            gained += game.rewards[self.seat]
        return gained

    def _over(self) -> bool:
        return bool(self.game.terminations[self.seat])

    def _cut(self) -> bool:
        return bool(self.game.truncations[self.seat])

    def _ended(self) -> bool:
        return self._over() or self._cut()

    def _told(self) -> dict[str, Any]:
        game = self.game
        result = game.position.state.result
        asked = "" if game.decision is None else game.decision.key
        return {"seat": self.seat, "question": asked, "winner": result.winner if result else None}
