"""The hub: who sits at the tables, and the order in which commands are taken.

A table takes one command at a time. An answer is checked, played, written, and only then acknowledged and shown.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.decisions import Refused
from escarmouche.core.game import Answered
from escarmouche.core.refereeing import INTERVENE, acts_of
from escarmouche.core.seating import REFEREE
from escarmouche.core.system import System
from escarmouche.telling.texts import Lang, say
from escarmouche.web import logs, seating
from escarmouche.web.clocks import GRACE
from escarmouche.web.faults import Conflict
from escarmouche.web.gifts import check_gift, check_invitation
from escarmouche.web.guests import LOST
from escarmouche.web.livetables import LiveTable
from escarmouche.web.matches import Chair, Match, Move, Stale, Wish
from escarmouche.web.messages import Ack, Act, Answer, Consent, Draw, Order, Resign, Undo
from escarmouche.web.metrics import Metrics
from escarmouche.web.room import Room, turn_of
from escarmouche.web.showing import ENCODER
from escarmouche.web.standing import Order as StandingOrder
from escarmouche.web.store import Store

LONGEST_ANSWER, MOST_PARTS = 4_096, 120
"""Bytes of an answer as JSON, and parts of it: a path of a hundred points fits."""
MOST_ACTS = 40
"""Acts of a referee between two quiet points: each is heeded again with every answer there."""
MOST_VERSIONS = 10_000
"""Answers and steps back of one match: six times as many as the longest game had."""
RETURNING = 3_600.0
"""Seconds after a start in which nobody loses by the calendar."""
DRAW = -1
"""The moment that a wish for a draw names."""


class Given(Struct, frozen=True):
    """How the desk came to give an answer: why somebody had to help a bot, or by a standing order."""

    helped: str = ""
    ordered: bool = False


BY_THEMSELVES = Given()


class Hub(Room):
    """The tables, and what is done at them."""

    def __init__(self, store: Store, find: Callable[[str], System], metrics: Metrics | None = None) -> None:
        super().__init__(store, find, metrics)
        self.opened = time.monotonic()

    async def reseat(self, table: LiveTable, seats: tuple[str, ...], seat: str, chair: Chair, revoked: int) -> str:
        """Another is to sit in a seat; a token if it is whoever takes it back from a bot, who then plays no more.
        Nothing is done for somebody who may have lost these seats since they were looked for (`revoked`)."""
        async with table.lock:
            match = table.match
            if not seats or match.over or table.revoked != revoked:
                raise Conflict("not-at-the-table")
            robot, person = match.chairs[seat].kind == "bot", chair.kind == "human"
            if seat not in seats:
                if not await seating.is_free(self.store, table.id, seat):
                    check_gift(table, seats, seat, chair)
                elif person:
                    check_invitation(match, seats, seat)
            token = secrets.token_urlsafe(24) if person and robot and seat in seats else ""
            chairs = {**match.chairs, seat: chair}
            await self.store.change_chair(table.id, chairs, seat, token, ended=person)
            match.chairs, table.wish = chairs, None
            table.left[seat] = time.monotonic()
            if person:
                table.cut(LOST, (seat,))
        logs.note("seat-changed", match=table.id, seat=seat, chair=chair.level or chair.kind)
        self.show(table)
        self.changed(table)
        return token

    async def rename(self, table: LiveTable, seats: tuple[str, ...], name: str) -> None:
        """What those in these seats are called from now on."""
        async with table.lock:
            named = {seat: replace(table.match.chairs[seat], name=name) for seat in seats}
            chairs = {**table.match.chairs, **named}
            await self.store.rename(table.id, chairs)
            table.match.chairs = chairs
        self.show(table)

    async def lay_orders(self, table: LiveTable, seat: str, orders: tuple[StandingOrder, ...]) -> None:
        """What a seat answers from now on when nobody is there."""
        async with table.lock:
            await self.store.keep_orders(table.id, seat, orders)
            table.orders = {**table.orders, seat: orders}
        self.changed(table)

    # ---- commands

    async def command(
        self,
        table: LiveTable,
        seats: tuple[str, ...],
        command: Order,
        lang: Lang,
        given: Given = BY_THEMSELVES,
    ) -> Ack:
        """Take one command: at most once, at its version, by the seat it is for."""
        watch = logs.Stopwatch()
        await self.awake(table)
        if command.seat not in seats:
            return await self._not_theirs(table, seats, command, lang)
        self.answered = table.used = time.monotonic()
        async with table.lock:
            ack = table.recall(command.seat, command.id)
            if ack is None:
                version = table.match.version
                ack = await self._guarded(table, seats, command, lang, given)
                changed = ack.status == "asked" or table.match.version != version or isinstance(command, Consent)
            else:
                changed = False
        if (changed or table.restless) and self.tables.get(table.id) is table:
            restless, table.restless = table.restless, False
            self.show(table, everybody=restless)
            self.changed(table)
        self.metrics.command(ack.status)
        self.metrics.answering.observe(watch.seconds)
        return ack

    async def _not_theirs(self, table: LiveTable, seats: tuple[str, ...], command: Order, lang: Lang) -> Ack:
        """For a seat that is not theirs: refused at once, whatever is answered at the table meanwhile."""
        await table.settled_for(seats)
        self.metrics.command("refused")
        version = table.match_for(seats, self.now()).version
        return Ack(id=command.id, version=version, status="refused", reason=say(lang, "web-not-your-seat"))

    async def _guarded(self, table: LiveTable, seats: tuple[str, ...], command: Order, lang: Lang, given: Given) -> Ack:
        """A command that makes the rules stumble is noted and refused; nothing changed."""
        version = table.match.version
        try:
            if table.lost:
                raise Not("unwritten")
            if table.notice:
                raise Not(table.notice)
            if command.version != version:
                return Ack(id=command.id, version=version, status="stale")
            return await self._take(table, seats, command, given)
        except Not as not_:
            return Ack(
                id=command.id, version=version, status="refused", reason=say(lang, f"web-{not_}", answers=version)
            )
        except Refused as refused:
            words = self.texts(table.match.system, lang).refusal(refused.refusal, table.match.position.now)
            return Ack(id=command.id, version=version, status="refused", reason=words, rules=refused.refusal.rules)
        except Exception as error:
            logs.failure("command-failed", error, match=table.id, version=version)
            return Ack(id=command.id, version=version, status="refused", reason=say(lang, "web-stumbled"))

    async def _take(self, table: LiveTable, seats: tuple[str, ...], command: Order, given: Given) -> Ack:
        if isinstance(command, Answer):
            return await self._answered(table, command, given)
        if isinstance(command, Undo):
            return await self._undone(table, seats, command)
        if isinstance(command, Consent):
            return await self._consented(table, command)
        if isinstance(command, Act):
            return await self._acted(table, command)
        return await self._ended(table, seats, command)

    async def _ended(self, table: LiveTable, seats: tuple[str, ...], command: Resign | Draw) -> Ack:
        """Somebody gives up, or offers a draw; at a table of more than two nobody does so for the others."""
        match = table.match
        if match.over:
            raise Not("game-over")
        if len(match.seats) != 2:
            raise Not("only-two")
        if isinstance(command, Resign):
            return await self._kept(table, command, Move(match.version, command.seat, end="resign"))
        if any(chair.kind == "bot" for chair in match.chairs.values()):
            raise Not("bots-play-on")
        if not self._others(table, seats):
            return await self._kept(table, command, Move(match.version, command.seat, end="draw"))
        await self._wished(table, Wish(match.version, command.seat, DRAW, frozenset(seats)))
        return table.remember(command.seat, Ack(id=command.id, version=match.version, status="asked"))

    async def _answered(self, table: LiveTable, command: Answer, given: Given) -> Ack:
        match = table.match
        if oversized(command.answer):
            raise Not("not-understood")
        if match.version >= MOST_VERSIONS:
            raise Not("too-long")
        if not any(decision.seat == command.seat for decision in match.pending):
            raise Not("nothing-asked")
        try:
            answer = match.check(Move(command.version, command.seat, command.answer))
        except Stale:
            return Ack(id=command.id, version=match.version, status="stale")
        except (TypeError, ArithmeticError, RecursionError):
            raise Not("not-understood") from None
        move = Move(match.version, command.seat, answer, helped=given.helped, ordered=given.ordered)
        return await self._kept(table, command, move)

    async def _acted(self, table: LiveTable, command: Act) -> Ack:
        """The referee does something between two answers."""
        match = table.match
        if command.seat != REFEREE:
            raise Not("only-referee")
        if match.over:
            raise Not("game-over")
        if command.act is None or oversized(command.act):
            raise Not("not-understood")
        if match.version >= MOST_VERSIONS:
            raise Not("too-long")
        if sum(isinstance(one, Answered) and one.key == INTERVENE for one in match.position.log) >= MOST_ACTS:
            raise Not("too-fast")
        move = Move(match.version, command.seat, act=command.act)
        try:
            move = replace(move, act=match.check(move))
        except (TypeError, ArithmeticError, RecursionError):
            raise Not("not-understood") from None
        if not acts_of(match.position.now)[move.act["act"]].offered:  # told by a step back alone
            raise Not("not-understood")
        return await self._kept(table, command, move)

    async def _undone(self, table: LiveTable, seats: tuple[str, ...], command: Undo) -> Ack:
        match = table.match
        if match.over:
            raise Not("game-over")
        if not 0 <= command.to < len(match.moments) - 1:
            raise Not("nothing-to-undo")
        if match.version >= MOST_VERSIONS:
            raise Not("too-long")
        back = len(match.moments) - 1 - command.to
        if command.seat == REFEREE:
            told = {"act": "back", "answers": back}
            await self._kept(table, replace(command, id=f"back-{command.id}"), going_back(match, command))
            return await self._kept(table, command, Move(match.version, command.seat, act=told))
        alone = len(match.moments) - 1 - match.free_undo(command.seat)
        if command.to < alone and self._others(table, seats):
            await self._wished(table, Wish(match.version, command.seat, command.to, frozenset(seats)))
            return table.remember(command.seat, Ack(id=command.id, version=match.version, status="asked"))
        return await self._kept(table, command, going_back(match, command))

    async def _consented(self, table: LiveTable, command: Consent) -> Ack:
        match, wish = table.match, table.wish
        if wish is None or command.seat in wish.granted or command.to not in (None, wish.to):
            raise Not("nobody-asked")
        granted = wish.granted | {command.seat}
        if command.granted and not self._others(table, granted):
            granting = Move(match.version, wish.seat, end="draw") if wish.to == DRAW else None
            back = granting or Move(match.version, wish.seat, back_to=wish.to)
            return await self._kept(table, command, back)
        await self._wished(table, replace(wish, granted=granted) if command.granted else None)
        return table.remember(command.seat, Ack(id=command.id, version=match.version, status="done"))

    async def _wished(self, table: LiveTable, wish: Wish | None) -> None:
        """A wish outlives the server, and ends with the version it was made at."""
        await self.store.keep_wish(table.id, wish)
        table.wish = wish

    def _others(self, table: LiveTable, seats: Iterable[str]) -> list[str]:
        """People at the table who have not agreed."""
        return [seat for seat, chair in table.match.chairs.items() if chair.kind == "human" and seat not in seats]

    async def _kept(self, table: LiveTable, command: Order, move: Move) -> Ack:
        """Play a move and write it; a table that could not be written is forgotten and comes back as it is on disk."""
        match, now = table.match, self.now()
        move = replace(move, at=now, free=round(match.clock.free(move.seat, now), 3))
        match.apply(move)
        table.wish = None
        try:
            await self.store.append(table.id, command.id, replace(move, digest=match.moment.digest), turn_of(match))
        except BaseException:
            self.forget(table)
            raise
        if table.behind is not None:
            table.unseen.append(move)
        if match.over:
            table.behind = None
            self.metrics.finished.labels(match.system.name).inc()
            logs.note("match-finished", match=table.id, winner=winner_of(match), answers=len(match.answers))
        return table.remember(command.seat, Ack(id=command.id, version=match.version, status="done"))

    async def look_at_clocks(self) -> None:
        """Whoever is out of time has lost; and those who watch from behind see what is due."""
        for table in [one for one in self.tables.values() if one.unseen]:
            version = table.match_for((), self.now()).version
            if any(not guest.seats and guest.version != version for guest in table.guests):
                self.show(table)
        timed = [one for one in self.tables.values() if not one.asleep and one.match.clock.seconds]
        for table in [one for one in timed if not one.match.over]:
            if table.match.clock.fallen(self.now()) is None or (table.match.clock.each and not self.returned):
                continue
            try:
                await self._fallen(table)
            except Exception as error:  # the clocks of others are looked at all the same
                logs.failure("clock-failed", error, match=table.id)

    async def _fallen(self, table: LiveTable) -> None:
        """Somebody here is out of time, unless they answered just now."""
        async with table.lock:
            if table.asleep or table.lost or table.notice or table.match.over:
                return
            seat, match = table.match.clock.fallen(self.now()), table.match
            if seat is None:
                return
            fallen = Resign(id=f"time-{match.version}", version=match.version, seat=seat)
            await self._kept(table, fallen, Move(match.version, seat, end="time"))
        self.show(table)

    @property
    def returned(self) -> bool:
        """Is the server up for long enough that whoever found it away could have come back?"""
        return time.monotonic() - self.opened > RETURNING

    async def call_in(self) -> None:
        """Bring back those tables of the calendar where somebody is late, so that their clocks are looked at."""
        if self.returned:
            for id in await self.store.late(self.now() - GRACE):
                with suppress(Conflict):
                    await self.table(id)


def oversized(answer: Any) -> bool:
    """Is this more than anybody would answer?"""
    return (isinstance(answer, list) and len(answer) > MOST_PARTS) or len(ENCODER.encode(answer)) > LONGEST_ANSWER


def going_back(match: Match, command: Undo) -> Move:
    return Move(match.version, command.seat, back_to=command.to)


def winner_of(match: Match) -> str | None:
    if match.ended is not None:
        return match.winner()
    result = match.position.now.result
    return result.winner if result else None


class Not(Exception):
    """A command that the table does not take, by the name of the message that says why."""
