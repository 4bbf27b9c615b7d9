"""The hub: live tables, those who sit and watch at them, and the order in which commands are taken.

A table takes one command at a time. An answer is checked, played, written, and only then acknowledged and shown.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.cards.content import check_cards, pinned
from escarmouche.core.decisions import Refused
from escarmouche.core.game import Answered
from escarmouche.core.refereeing import INTERVENE, acts_of
from escarmouche.core.seating import REFEREE, side_of
from escarmouche.core.system import Setup, System
from escarmouche.telling.texts import Lang, Unusable, say
from escarmouche.web import logs, seating
from escarmouche.web.clocks import GRACE
from escarmouche.web.collector import LOOK
from escarmouche.web.faults import Conflict
from escarmouche.web.guests import LOST, Guest
from escarmouche.web.livetables import REMEMBERED, LiveTable
from escarmouche.web.luck import NO_PAST, Past
from escarmouche.web.matches import NO_TERMS, Chair, Match, Move, Stale, Terms, Wish, replayed
from escarmouche.web.messages import Ack, Act, Answer, Consent, Draw, Order, Resign, Undo
from escarmouche.web.metrics import Metrics
from escarmouche.web.showing import ENCODER, READING, Showing
from escarmouche.web.standing import Order as StandingOrder
from escarmouche.web.store import Kept, Store, Turn

LIVE = 2_000
"""Tables kept in memory; those nobody attends go first and come back from the store."""
MOST_MOMENTS = 60_000
"""Moments that all tables together remember, some twelve kilobytes each."""
RESTING, SLEEPING = 60.0, 300.0
"""Seconds without a command after which a table keeps only what it needs to go on; and those at it, but no match."""
FINISHED, FORGOTTEN = 20.0, 900.0
"""Seconds after which a table that nobody attends is let go: of a game that is over, of one that runs."""
LONGEST_ANSWER, MOST_PARTS = 4_096, 120
"""Bytes of an answer as JSON, and parts of it: a path of a hundred points fits."""
MOST_ACTS = 40
"""Acts of a referee between two quiet points: each is heeded again with every answer there."""
MOST_VERSIONS = 10_000
"""Answers and steps back of one match: six times as many as the longest game had."""
AWAY = 120.0
"""Seconds after which the seat of somebody who is not here may be given to another."""
RETURNING = 3_600.0
"""Seconds after a start in which nobody loses by the calendar."""
LINGERING = 1.0
"""Seconds until a table that sleeps is brought back because somebody left it."""
DRAW = -1
"""The moment that a wish for a draw names."""


class Given(Struct, frozen=True):
    """How the desk came to give an answer: why somebody had to help a bot, or by a standing order."""

    helped: str = ""
    ordered: bool = False


BY_THEMSELVES = Given()


class Hub(Showing):
    """Every live table."""

    def __init__(self, store: Store, find: Callable[[str], System], metrics: Metrics | None = None) -> None:
        super().__init__()
        self.store, self.find = store, find
        self.metrics = metrics or Metrics()
        self.tables: dict[str, LiveTable] = {}
        self.answered = self.opened = time.monotonic()
        """When a command was last taken."""
        self.claim: Callable[[str], Awaitable[bool]] = everywhere
        """May a match be played in this process? Asked before it is brought back."""
        self.freed: Callable[[Iterable[str]], None] = lambda matches: None
        """Told of matches that are let go of."""
        self._coming: dict[str, asyncio.Task[LiveTable | None]] = {}
        """Tables on their way from the store."""
        self._rousing: set[asyncio.Task[None]] = set()
        store.wrote = self.metrics.writing.observe
        self.metrics.writes.set_function(lambda: store.waiting)
        self.metrics.works.labels("scribes").set_function(lambda: len(self.scribes.queue))
        self.metrics.tables.set_function(lambda: len(self.tables))
        self.metrics.guests.set_function(lambda: sum(len(table.guests) for table in self.tables.values()))

    # ---- tables

    async def create(
        self,
        setup: Setup,
        chairs: dict[str, Chair],
        moves: tuple[Move, ...] = (),
        past: Past = NO_PAST,
        whose: str = "",
        invited: Sequence[str] = (),
        terms: Terms = NO_TERMS,
    ) -> tuple[LiveTable, dict[str, str]]:
        """A new match, perhaps with a past: its table, and a token for each seat that a person takes; the seats of
        those who are invited stay free until they come."""
        system = self.find(setup.game)
        setup = pinned(system, setup)
        secret, id = secrets.token_hex(16), secrets.token_urlsafe(9)
        past = replace(past, fresh=True, guests=tuple(invited))
        given = (system, setup, secret, chairs, moves, past, terms)
        match = await self.scribes.ask(whose or id, READING, replayed, *given)
        tokens = {
            seat: secrets.token_urlsafe(24)
            for seat, chair in chairs.items()
            if chair.kind != "bot" and seat not in invited
        }
        inherited = tuple(
            (f"fork-{move.version}", replace(move, digest=moment.digest))
            for move, moment in zip(moves, match.moments[1:], strict=True)
        )
        match.clock.wind(self.now())
        kept = Kept(id, setup, secret, chairs, pin(system), past, inherited, None, terms, turn_of(match), self.now())
        await self.store.add_match(kept, tokens)
        await self.claim(id)
        table = LiveTable(id, match)
        table.whose = whose or id
        if terms.delay:
            table.behind = await self.scribes.ask(whose or id, READING, replayed, *given)
            table.behind.clock.wind(self.now())
        self._seat(table)
        self.metrics.matches.labels(system.name).inc()
        logs.note("match-begun", match=id, game=system.name, chairs={s: c.level or c.kind for s, c in chairs.items()})
        self.changed(table)
        return table, tokens

    async def table(self, id: str, whose: str = "") -> LiveTable | None:
        """A live table, brought back from the store if need be, for whoever wants it."""
        found = self.tables.get(id)
        if found is None or found.asleep:
            coming = self._coming.get(id)
            if coming is None:
                coming = self._coming[id] = asyncio.create_task(self._brought_back(id, whose or id))
                coming.add_done_callback(lambda _: self._coming.pop(id, None))
            found = await asyncio.shield(coming)
        if found is not None:
            found.used = time.monotonic()
        return found

    async def _brought_back(self, id: str, whose: str) -> LiveTable | None:
        if not await self.claim(id):
            raise Conflict("elsewhere")
        kept = await self.store.load(id)
        if kept is None:
            return None
        table: LiveTable = await self.scribes.ask(whose, READING, self._revived, kept)
        table.match.clock.wind(self.now())
        sleeping = self.tables.get(id)
        if sleeping is not None and sleeping.asleep:
            sleeping.wake(table)
            return sleeping
        table.whose, table.orders = whose, kept.orders
        return self._seat(table)

    async def awake(self, table: LiveTable, whose: str = "") -> None:
        """Bring the match of a table back that sleeps."""
        if table.asleep and (table.lost or await self.table(table.id, whose) is not table):
            raise Conflict("web-unwritten")

    def left(self, table: LiveTable, guest: Guest) -> None:
        if not table.asleep or guest not in table.guests:
            super().left(table, guest)
            return
        table.guests.discard(guest)
        table.left |= dict.fromkeys(guest.seats, time.monotonic())
        logs.note("guest-left", match=table.id, seats=guest.seats)
        if table.guests:
            rousing = asyncio.create_task(self._roused(table))
            self._rousing.add(rousing)
            rousing.add_done_callback(self._rousing.discard)

    async def _roused(self, table: LiveTable) -> None:
        """Those who stayed at a table that sleeps are told that somebody left; often they leave, too."""
        await asyncio.sleep(LINGERING)
        if not table.guests:
            return
        with suppress(Conflict, TimeoutError):
            if await self.table(table.id) is table:
                self.show(table)
                self.changed(table)

    def _revived(self, kept: Kept) -> LiveTable:
        """Played again from the store; under other rules it can be read as far as they go, and not continued."""
        system = self.find(kept.setup.game)
        try:
            check_cards(system, kept.setup)
        except Unusable as other:
            raise Conflict(other.message, None, **other.facts) from None
        match, differs = played_again(system, kept)
        same = not differs and same_rules(system, kept)
        table = LiveTable(kept.id, match, "" if same else "rules-differ" if differs else "rules-changed")
        if kept.wish is not None and kept.wish.version == match.version:
            table.wish = kept.wish
        if kept.terms.delay and not match.over:
            seen = sum(one.at <= self.now() - kept.terms.delay for _, one in kept.moves)
            table.behind = played_again(system, replace(kept, moves=kept.moves[:seen]))[0]
            table.unseen.extend(move for _, move in kept.moves[seen:])
        for command, move in kept.moves[-REMEMBERED:]:
            table.remember(move.seat, Ack(id=command, version=move.version + 1, status="done"))
        return table

    def _seat(self, table: LiveTable) -> LiveTable:
        self.tables[table.id] = table
        if len(self.tables) > LIVE:
            self.release(time.monotonic())
        return table

    async def reseat(self, table: LiveTable, seats: tuple[str, ...], seat: str, chair: Chair) -> str:
        """Another is to sit in a seat; a token if it is whoever takes it back from a bot, who then plays no more."""
        async with table.lock:
            match = table.match
            if not seats or match.over:
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
            for guest in [guest for guest in table.guests if person and seat in guest.seats]:
                guest.hang_up(LOST)
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

    def release(self, now: float) -> None:
        """Let go of tables that nobody attends: finished ones at once, others in time or when room is needed; they
        come back from the store."""
        idle = sorted((one for one in self.tables.values() if one.idle), key=lambda one: one.used)
        tables, moments = len(self.tables), sum(one.weight for one in self.tables.values())
        gone: list[str] = []
        for one in idle:
            age = now - one.used
            if one.asleep or age > (FINISHED if one.over else FORGOTTEN) or tables > LIVE or moments > MOST_MOMENTS:
                del self.tables[one.id]
                tables, moments = tables - 1, moments - one.weight
                gone.append(one.id)
        self.freed(gone)
        for one in [one for one in self.tables.values() if not one.asleep]:
            age = now - one.used
            if RESTING < age < RESTING + 2 * LOOK and not one.lock.locked():
                one.rest()
            elif age > SLEEPING and one.calm and one.behind is None:
                one.sleep()

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
        self.answered = table.used = time.monotonic()
        async with table.lock:
            ack = table.recall(command.seat, command.id) if command.seat in seats else None
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

    async def _guarded(self, table: LiveTable, seats: tuple[str, ...], command: Order, lang: Lang, given: Given) -> Ack:
        """A command that makes the rules stumble is noted and refused; nothing changed."""
        version = table.match.version
        try:
            if table.lost:
                raise Not("unwritten")
            if command.seat not in seats:
                version = table.match_for(seats, self.now()).version
                raise Not("not-your-seat")
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

    def forget_all(self) -> None:
        """Others may play what was played here."""
        for table in tuple(self.tables.values()):
            self.forget(table)

    def forget(self, table: LiveTable) -> None:
        """Nothing more is played here, neither what waits at the lock; the table comes back as it is on disk."""
        table.lost = True
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        for guest in table.guests:
            guest.hang_up(LOST)


def oversized(answer: Any) -> bool:
    """Is this more than anybody would answer?"""
    return (isinstance(answer, list) and len(answer) > MOST_PARTS) or len(ENCODER.encode(answer)) > LONGEST_ANSWER


def going_back(match: Match, command: Undo) -> Move:
    return Move(match.version, command.seat, back_to=command.to)


def check_gift(table: LiveTable, seats: tuple[str, ...], seat: str, chair: Chair) -> None:
    """May these give away a seat that is another's? Not at a table of two, nor where clocks count: who is absent loses
    by them. Elsewhere after a while, and to a person, who sees what the seat sees, only as an ally or the referee."""
    match = table.match
    if len(match.seats) == 2 or match.clock.seconds:
        raise Conflict("seat-taken")
    if match.chairs[seat].kind != "bot" and table.away(seat) < AWAY:
        raise Conflict("still-here", None, seconds=int(AWAY))
    if chair.kind == "human" and not is_ally(seats, seat):
        raise Conflict("not-your-ally")


def check_invitation(match: Match, seats: tuple[str, ...], seat: str) -> None:
    """May these have a person sit down where nobody did? Allies and the referee may, and whoever made the match, for
    they had all invitations; but in a bot's place nobody comes to look at the cards of people."""
    beside = [one for one, chair in match.chairs.items() if chair.kind != "bot" and one not in (*seats, seat)]
    looks = any(seat == REFEREE or side_of(one) == side_of(seat) for one in beside)
    invited = set(seats) <= set(match.past.guests)
    if not is_ally(seats, seat) and (invited or (looks and match.chairs[seat].kind == "bot")):
        raise Conflict("not-your-ally")


def is_ally(seats: tuple[str, ...], seat: str) -> bool:
    """Are these on the side of a seat, or the referee?"""
    return REFEREE in seats or any(side_of(one) == side_of(seat) for one in seats)


async def everywhere(match: str) -> bool:
    """A server of one process has every match."""
    return True


def turn_of(match: Match) -> Turn:
    """How a match stands, for those who only list it."""
    return Turn(tuple(decision.seat for decision in match.pending), match.clock.due(), match.over)


def pin(system: System) -> str:
    """The rules a match is begun under: their version, and their wording."""
    return f"{system.version}:{system.rules_digest()}"


def same_rules(system: System, kept: Kept) -> bool:
    """May a match go on under the rules of today? Their version must be the same; other words are no other rules where
    every answer has its digest. (Matches of 0.1 kept version and wording in one digest, and answers without.)"""
    version, _, wording = kept.rules.rpartition(":")
    marked = bool(version) and all(move.digest for _, move in kept.moves)
    return version in ("", system.version) and (marked or wording == system.rules_digest())


def played_again(system: System, kept: Kept) -> tuple[Match, bool]:
    """A match from the store, and whether it went another way than it did then; if so, up to where it did not."""
    moves = [move for _, move in kept.moves]
    match = Match(system, kept.setup, kept.secret, kept.chairs, kept.past, kept.terms)
    match.clock.wind(kept.made)
    for number, move in enumerate(moves):
        try:
            if move.version != match.version:
                raise ValueError(f"version {move.version} was written where {match.version} was due")
            match.apply(move)
        except Exception as error:
            logs.failure("match-differs", error, match=kept.id, version=match.version)
            return match, True
        if move.digest and move.digest != match.moment.digest:
            logs.note("match-differs", match=kept.id, version=number)
            return replayed(system, kept.setup, kept.secret, kept.chairs, moves[:number], kept.past, kept.terms), True
    return match, False


def winner_of(match: Match) -> str | None:
    if match.ended is not None:
        return match.winner()
    result = match.position.now.result
    return result.winner if result else None


class Not(Exception):
    """A command that the table does not take, by the name of the message that says why."""
