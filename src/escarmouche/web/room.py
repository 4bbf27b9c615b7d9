"""The room: which tables are in memory. They are laid, brought back from the store, put to sleep and let go of."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress

from msgspec.structs import replace

from escarmouche.cards.content import check_cards, pinned
from escarmouche.core.system import Setup, System
from escarmouche.telling.texts import Unusable
from escarmouche.web import logs
from escarmouche.web.collector import LOOK
from escarmouche.web.faults import Conflict
from escarmouche.web.guests import LOST, NOBODY, Guest
from escarmouche.web.livetables import REMEMBERED, LiveTable
from escarmouche.web.luck import NO_PAST, Past
from escarmouche.web.matches import NO_TERMS, Chair, Match, Move, Terms, replayed
from escarmouche.web.messages import Ack
from escarmouche.web.metrics import Metrics
from escarmouche.web.showing import READING, Showing
from escarmouche.web.store import Kept, Store, Turn

LIVE = 2_000
"""Tables kept in memory; those nobody attends go first and come back from the store."""
MOST_MOMENTS = 60_000
"""Moments that all tables together remember, some twelve kilobytes each."""
RESTING, SLEEPING = 60.0, 300.0
"""Seconds without a command after which a table keeps only what it needs to go on; and those at it, but no match."""
FINISHED, FORGOTTEN = 20.0, 900.0
"""Seconds after which a table that nobody attends is let go: of a game that is over, of one that runs."""
LINGERING = 1.0
"""Seconds until a table that sleeps is brought back because somebody left it."""


class Room(Showing):
    """The tables in memory."""

    def __init__(self, store: Store, find: Callable[[str], System], metrics: Metrics | None = None) -> None:
        super().__init__()
        self.store, self.find = store, find
        self.metrics = metrics or Metrics()
        self.tables: dict[str, LiveTable] = {}
        self.answered = time.monotonic()
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

    async def look_at_sessions(self) -> None:
        """Who is signed out, here or in another process, sits nowhere any more."""
        signed = [guest for table in self.tables.values() for guest in table.lines if guest.sessions]
        if signed:
            known = await self.store.sessions_of({one for guest in signed for one in guest.sessions})
            for guest in signed:
                if not known.issuperset(guest.sessions):
                    guest.hang_up(NOBODY)

    def forget_all(self) -> None:
        """Others may play what was played here."""
        for table in tuple(self.tables.values()):
            self.forget(table)

    def forget(self, table: LiveTable) -> None:
        """Nothing more is played here, neither what waits at the lock; the table comes back as it is on disk."""
        table.lost = True
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        table.cut(LOST)


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
