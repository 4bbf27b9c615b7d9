"""The desk where bots sit: it watches the tables and answers for the seats that no person has, within a time limit.

Reach, odds and cases are reckoned here, too, by a worker of their own, so that they never wait for a bot; so is what
takes long, so that no bot waits for it.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from functools import partial
from hashlib import sha256
from typing import Any

from escarmouche.bots.advice import Advice
from escarmouche.core.decisions import Decision, Refused
from escarmouche.core.dice import Block
from escarmouche.core.position import Position
from escarmouche.lab.again import Told, again
from escarmouche.odds import Odds
from escarmouche.rulings.cases import Outcome
from escarmouche.rulings.lessons import cued
from escarmouche.sim import Contest
from escarmouche.telling.texts import Lang
from escarmouche.web import logs, thinking
from escarmouche.web.hub import Given, Hub
from escarmouche.web.livetables import LiveTable
from escarmouche.web.messages import Answer
from escarmouche.web.previews import ReachView
from escarmouche.web.standing import concerned, ordered
from escarmouche.web.workers import Workers

THINKING = 1.8
"""Seconds a bot may think."""
PATIENCE = 4.0
"""Seconds until the desk itself answers with what anybody would say: the workers may have much to do."""
RECKONING = 2.0
"""Seconds that a reach or some odds may take."""
ADVISING = 6.0
"""Seconds of the processor that advice may take."""
HINTED = 60
"""Tries for the chances of an answer that is advised."""
DUELLING = 6.0
"""Seconds that a duel or a list may take of the processor: nobody waits for a game meanwhile."""
QUEUING = 30.0
"""Seconds they may take with all that waits before them."""
CASE_PATIENCE = 5.0
TRIES = 50
"""Answers looked at for one that is legal."""


class Desk:
    """Bots and reckonings in processes of their own."""

    def __init__(self, hub: Hub, workers: int | None = None) -> None:
        self.hub = hub
        self._bots = Workers(workers or max(1, (os.cpu_count() or 2) - 1), niceness=10)
        self._clerks = Workers(1, niceness=2)
        self._patient = Workers(1, niceness=12)
        self._busy: set[tuple[str, str, int]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        hub.watchers.append(self.look)
        for name, crew in (("bots", self._bots), ("clerks", self._clerks), ("patient", self._patient)):
            hub.metrics.works.labels(name).set_function(partial(len, crew.queue))

    def warm_up(self) -> None:
        """Start the workers now."""
        for workers in (self._bots, self._clerks, self._patient):
            workers.warm_up()

    def _begin(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        self.hub.watchers.remove(self.look)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(self._bots.close(), self._clerks.close(), self._patient.close())

    # ---- bots

    def look(self, table: LiveTable) -> None:
        """Is a bot asked something here? Where only bots sit they play while somebody watches."""
        match = table.match
        if table.notice or not (peopled(table) or table.guests):
            return
        for decision in match.pending:
            key, seat = (table.id, decision.seat, match.version), decision.seat
            if key in self._busy:
                continue
            if match.chairs[seat].kind == "bot":
                self._busy.add(key)
                self._begin(self._answer(table, decision, key))
            elif concerned(table.orders.get(seat, ()), decision, table.has(seat), match.position.now.turn):
                self._busy.add(key)
                self._begin(self._obey(table, decision, key))

    async def _obey(self, table: LiveTable, decision: Decision, key: tuple[str, str, int]) -> None:
        """A standing order answers, as its seat would; aside, for an order may name many places to go to."""
        seat = decision.seat
        try:
            given = (table.orders.get(seat, ()), decision, table.has(seat), table.match.position.now.turn)
            answer = await self.hub.aside(table.whose, ordered, *given)
            if answer is not None and not await self._gave(table, decision, key[2], answer, ordered=True):
                logs.note("order-refused", match=table.id, seat=seat)
        except TimeoutError as error:
            logs.failure("order-failed", error, match=table.id)
        finally:
            self._busy.discard(key)

    async def _answer(self, table: LiveTable, decision: Decision, key: tuple[str, str, int]) -> None:
        match, version, seat = table.match, table.match.version, decision.seat
        level = match.chairs[seat].level
        seed = bot_seed(match.secret, version)
        watch = logs.Stopwatch()
        try:
            answer, helped = await self._thought(table, decision, level, seed)
            self.hub.metrics.thinking.labels(level).observe(watch.seconds)
            if not await self._gave(table, decision, version, answer, helped):
                self._fell_back(table, level, "refused", seconds=watch.seconds)
                await self._gave(table, decision, version, fallback(decision, seed), "refused")
        except Exception as error:
            logs.failure("bot-failed", error, match=table.id, level=level)
        finally:
            self._busy.discard(key)

    async def _thought(self, table: LiveTable, decision: Decision, level: str, seed: str) -> tuple[Any, str]:
        """What a bot answers; and why it was helped, if it was. In a scene it keeps to its part as long as it can."""
        match = table.match
        if match.setup.scene:
            cue = cued(match.system, match.setup.scene, match.entries, decision)
            if cue is not None:
                return cue, ""
        resting = thinking.packed(table.match.system.name, table.match.position)
        watch = logs.Stopwatch()
        try:
            given = (resting, decision.seat, level, seed, THINKING)
            answer, name = await self._bots.ask(table.whose, PATIENCE, thinking.think, *given, urgent=peopled(table))
        except TimeoutError:
            why = "slow"
        except Exception as error:
            logs.failure("bot-failed", error, match=table.id, level=level)
            why = "failed"
        else:
            if name == thinking.LEVELS[level]:
                return answer, ""
            self._fell_back(table, level, "helped", seconds=watch.seconds)
            return answer, "helped"
        self._fell_back(table, level, why, seconds=watch.seconds)
        return fallback(decision, seed), why

    def _fell_back(self, table: LiveTable, level: str, why: str, seconds: float) -> None:
        self.hub.metrics.fallbacks.labels(why).inc()
        logs.note("bot-fell-back", match=table.id, level=level, why=why, seconds=round(seconds, 3))

    async def _gave(
        self, table: LiveTable, decision: Decision, version: int, answer: Any, helped: str = "", ordered: bool = False
    ) -> bool:
        """Give an answer like anybody else; false if it was refused."""
        command = Answer(id=secrets.token_hex(8), version=version, seat=decision.seat, answer=answer)
        ack = await self.hub.command(table, (decision.seat,), command, "en", Given(helped, ordered))
        return ack.status != "refused"

    # ---- reckonings

    async def work(self, whose: str, lang: Lang, work: Any, *given: Any) -> Any:
        """Anything else that takes its time, for somebody: what came of it, or a `Misfit`."""
        return await self._clerks.ask(whose, QUEUING, thinking.done, work, lang, DUELLING, *given)

    async def odds(
        self, whose: str, resting: thinking.Resting, seat: str, answer: Any, samples: int, seed: str
    ) -> Odds:
        given = (resting, seat, answer, samples, seed, RECKONING)
        odds: Odds = await self._clerks.ask(whose, QUEUING, thinking.reckon, *given)
        return odds

    async def advice(
        self, whose: str, game: str, position: Position, seat: str, seed: str, given: Any = None
    ) -> tuple[tuple[Advice, Odds | None], ...]:
        """What one might answer. It takes longer than a bot may wait for a worker, so it has one of its own."""
        asked = (thinking.packed(game, position), seat, seed, given, HINTED, ADVISING)
        found: tuple[tuple[Advice, Odds | None], ...] = await self._patient.ask(
            whose, QUEUING, thinking.counsel, *asked
        )
        return found

    async def threats(self, whose: str, game: str, state: Any, figure: str, row: int) -> Any:
        return await self._clerks.ask(whose, QUEUING, thinking.menace, game, state, figure, row, DUELLING)

    async def reach(self, whose: str, table: LiveTable, seat: str) -> ReachView:
        resting = thinking.packed(table.match.system.name, table.match.position)
        found: ReachView = await self._clerks.ask(whose, QUEUING, thinking.survey, resting, seat, RECKONING)
        return found

    async def cases(self, whose: str, text: str, lang: Lang) -> list[Outcome]:
        patience = CASE_PATIENCE + QUEUING
        found: list[Outcome] = await self._clerks.ask(whose, patience, thinking.run_cases, text, lang, CASE_PATIENCE)
        return found

    async def again(self, whose: str, contest: Contest, index: int, patience: float) -> Told:
        """A game of a study once more: it may take minutes, and goes behind advice."""
        given = (again, "en", patience, contest, index)
        told: Told = await self._patient.ask(whose, patience, thinking.done, *given, urgent=False)
        return told


def bot_seed(secret: str, version: int) -> str:
    """What a bot draws from: nothing that leads back to the secret of the dice."""
    return sha256(f"bot/{secret}/{version}".encode()).hexdigest()


def peopled(table: LiveTable) -> bool:
    """Does a person sit there?"""
    return any(chair.kind != "bot" for chair in table.match.chairs.values())


def fallback(decision: Decision, seed: str) -> Any:
    """A legal answer at once: to decline if one may, else any."""
    answer = decision.default
    for attempt in range(TRIES):
        if answer is not None and _legal(decision, answer):
            break
        answer = decision.sample(Block(seed, attempt))
    return answer


def _legal(decision: Decision, answer: Any) -> bool:
    try:
        decision.check(answer)
    except Refused:
        return False
    return True
