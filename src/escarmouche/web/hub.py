"""The hub: live tables, those who sit and watch at them, and the order in which commands are taken.

A table takes one command at a time. An answer is checked, played, written, and only then acknowledged and shown.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from escarmouche.core.decisions import Refused
from escarmouche.core.system import Setup, System
from escarmouche.core.texts import Lang, Texts, Unusable, say
from escarmouche.web import logs
from escarmouche.web.faults import Conflict
from escarmouche.web.guests import LOST, Guest
from escarmouche.web.luck import NO_PAST, Past
from escarmouche.web.matches import Chair, Match, Move, Stale, Wish, replayed
from escarmouche.web.messages import Ack, Answer, Consent, Undo, Update
from escarmouche.web.metrics import Metrics
from escarmouche.web.store import Kept, Store
from escarmouche.web.tellers import Phrases, Teller
from escarmouche.web.updates import Gap, update

REMEMBERED = 256
"""Commands whose acknowledgement a table can repeat."""
LIVE = 2_000
"""Tables kept in memory; those nobody attends go first and come back from the store."""
LONGEST_ANSWER = 4_096
"""Bytes of an answer as JSON: a path of a hundred points fits."""
ENCODER = msgspec.json.Encoder()


class LiveTable:
    """A match, the people around it, and a lock so that commands come one after the other."""

    def __init__(self, id: str, match: Match, notice: str = "") -> None:
        self.id, self.match, self.notice = id, match, notice
        self.guests: set[Guest] = set()
        self.lock = asyncio.Lock()
        self.wish: Wish | None = None
        self.used = time.monotonic()
        self.restless = False
        """Somebody left while an answer was being written: the others are told after it."""
        self._acks: OrderedDict[tuple[str, str], Ack] = OrderedDict()
        self._tellers: dict[tuple[Lang, str | None], Teller] = {}

    @property
    def idle(self) -> bool:
        return not self.guests and not self.lock.locked()

    async def settled(self) -> None:
        """Wait until what was answered last is on disk: nobody hears of it before."""
        async with self.lock:
            return

    def remember(self, seat: str, ack: Ack) -> Ack:
        self._acks[seat, ack.id] = ack
        if len(self._acks) > REMEMBERED:
            self._acks.popitem(last=False)
        return ack

    def recall(self, seat: str, id: str) -> Ack | None:
        return self._acks.get((seat, id))

    def teller(self, phrases: Phrases, seats: tuple[str, ...]) -> Teller:
        """Who tells this table's story to these seats: one for all of a language, unless the game has secrets."""
        open_game = type(self.match.system).hide is System.hide
        key = (phrases.texts.lang, None if open_game else self.match.eyes(self.match.moment, seats))
        if key not in self._tellers:
            self._tellers[key] = Teller(phrases, open_game)
        return self._tellers[key]


class Hub:
    """Every live table."""

    def __init__(self, store: Store, find: Callable[[str], System], metrics: Metrics | None = None) -> None:
        self.store, self.find = store, find
        self.metrics = metrics or Metrics()
        self.tables: dict[str, LiveTable] = {}
        self.changed: Callable[[LiveTable], None] = lambda table: None
        """Called after each change; the bots listen here."""
        self.answered = time.monotonic()
        """When a command was last taken."""
        self._phrases: dict[tuple[str, Lang], Phrases] = {}
        self.metrics.tables.set_function(lambda: len(self.tables))
        self.metrics.guests.set_function(lambda: sum(len(table.guests) for table in self.tables.values()))

    # ---- tables

    async def create(
        self, setup: Setup, chairs: dict[str, Chair], moves: tuple[Move, ...] = (), past: Past = NO_PAST
    ) -> tuple[LiveTable, dict[str, str]]:
        """A new match, perhaps with a past: its table, and a token for each seat that a person takes."""
        system = self.find(setup.game)
        setup = system.pinned(setup)
        secret, id = secrets.token_hex(16), secrets.token_urlsafe(9)
        match = await asyncio.to_thread(replayed, system, setup, secret, chairs, moves, past)
        tokens = {seat: secrets.token_urlsafe(24) for seat, chair in chairs.items() if chair.kind != "bot"}
        inherited = tuple((f"fork-{move.version}", move) for move in moves)
        await self.store.add_match(Kept(id, setup, secret, chairs, system.rules_digest(), past, inherited), tokens)
        table = self._seat(LiveTable(id, match))
        self.metrics.matches.labels(system.name).inc()
        logs.note("match-begun", match=id, game=system.name, chairs={s: c.level or c.kind for s, c in chairs.items()})
        self.changed(table)
        return table, tokens

    async def table(self, id: str) -> LiveTable | None:
        """A live table, brought back from the store if need be."""
        found = self.tables.get(id)
        if found is None:
            kept = await self.store.load(id)
            if kept is None:
                return None
            revived = await asyncio.to_thread(self._revived, kept)
            found = self.tables.get(id) or self._seat(revived)
        found.used = time.monotonic()
        return found

    def _revived(self, kept: Kept) -> LiveTable:
        """Played again from the store; under other rules it can be read as far as they go, and not continued."""
        system = self.find(kept.setup.game)
        try:
            system.check_pins(kept.setup)
        except Unusable as other:
            raise Conflict(other.message, None, **other.facts) from None
        match = Match(system, kept.setup, kept.secret, kept.chairs, kept.past)
        same = kept.rules == system.rules_digest()
        try:
            for _, move in kept.moves:
                match.apply(move)
        except Exception as error:
            logs.failure("match-differs", error, match=kept.id, version=match.version)
            same = False
        table = LiveTable(kept.id, match, "" if same else "rules-changed")
        if kept.wish is not None and kept.wish.version == match.version:
            table.wish = kept.wish
        for command, move in kept.moves[-REMEMBERED:]:
            table.remember(move.seat, Ack(id=command, version=move.version + 1, status="done"))
        return table

    def _seat(self, table: LiveTable) -> LiveTable:
        self.tables[table.id] = table
        if len(self.tables) > LIVE:
            idle = sorted((one for one in self.tables.values() if one.idle), key=lambda one: one.used)
            for one in idle[: len(self.tables) - LIVE]:
                del self.tables[one.id]
        return table

    # ---- commands

    async def command(
        self, table: LiveTable, seats: tuple[str, ...], command: Answer | Undo | Consent, lang: Lang
    ) -> Ack:
        """Take one command: at most once, at its version, by the seat it is for."""
        watch = logs.Stopwatch()
        self.answered = time.monotonic()
        async with table.lock:
            ack = table.recall(command.seat, command.id) if command.seat in seats else None
            if ack is None:
                version = table.match.version
                ack = await self._guarded(table, seats, command, lang)
                changed = ack.status == "asked" or table.match.version != version or isinstance(command, Consent)
            else:
                changed = False
        if (changed or table.restless) and self.tables.get(table.id) is table:
            table.restless = False
            self.show(table)
            self.changed(table)
        self.metrics.command(ack.status)
        self.metrics.answering.observe(watch.seconds)
        return ack

    async def _guarded(
        self, table: LiveTable, seats: tuple[str, ...], command: Answer | Undo | Consent, lang: Lang
    ) -> Ack:
        """A command that makes the rules stumble is noted and refused; nothing changed."""
        version = table.match.version
        try:
            if command.seat not in seats:
                raise Not("not-your-seat")
            if table.notice:
                raise Not(table.notice)
            if command.version != version:
                return Ack(id=command.id, version=version, status="stale")
            return await self._take(table, seats, command)
        except Not as not_:
            return Ack(id=command.id, version=version, status="refused", reason=say(lang, f"web-{not_}"))
        except Refused as refused:
            words = self.texts(table.match.system, lang).refusal(refused.refusal, table.match.position.now)
            return Ack(id=command.id, version=version, status="refused", reason=words, rules=refused.refusal.rules)
        except Exception as error:
            logs.failure("command-failed", error, match=table.id, version=version)
            return Ack(id=command.id, version=version, status="refused", reason=say(lang, "web-stumbled"))

    async def _take(self, table: LiveTable, seats: tuple[str, ...], command: Answer | Undo | Consent) -> Ack:
        if isinstance(command, Answer):
            return await self._answered(table, command)
        if isinstance(command, Undo):
            return await self._undone(table, seats, command)
        return await self._consented(table, command)

    async def _answered(self, table: LiveTable, command: Answer) -> Ack:
        match = table.match
        if len(ENCODER.encode(command.answer)) > LONGEST_ANSWER:
            raise Not("not-understood")
        if not any(decision.seat == command.seat for decision in match.pending):
            raise Not("nothing-asked")
        try:
            answer = match.check(Move(command.version, command.seat, command.answer))
        except Stale:
            return Ack(id=command.id, version=match.version, status="stale")
        except (TypeError, ArithmeticError, RecursionError):
            raise Not("not-understood") from None
        return await self._kept(table, command, Move(match.version, command.seat, answer))

    async def _undone(self, table: LiveTable, seats: tuple[str, ...], command: Undo) -> Ack:
        match = table.match
        if match.over:
            raise Not("game-over")
        if not 0 <= command.to < len(match.moments) - 1:
            raise Not("nothing-to-undo")
        alone = len(match.moments) - 1 - match.free_undo(command.seat)
        if command.to < alone and self._others(table, seats):
            await self._wished(table, Wish(match.version, command.seat, command.to, frozenset(seats)))
            return table.remember(command.seat, Ack(id=command.id, version=match.version, status="asked"))
        return await self._kept(table, command, Move(match.version, command.seat, back_to=command.to))

    async def _consented(self, table: LiveTable, command: Consent) -> Ack:
        match, wish = table.match, table.wish
        if wish is None or command.seat in wish.granted:
            raise Not("nobody-asked")
        granted = wish.granted | {command.seat}
        if command.granted and not self._others(table, granted):
            return await self._kept(table, command, Move(match.version, wish.seat, back_to=wish.to))
        await self._wished(table, replace(wish, granted=granted) if command.granted else None)
        return table.remember(command.seat, Ack(id=command.id, version=match.version, status="done"))

    async def _wished(self, table: LiveTable, wish: Wish | None) -> None:
        """A wish outlives the server, and ends with the version it was made at."""
        await self.store.keep_wish(table.id, wish)
        table.wish = wish

    def _others(self, table: LiveTable, seats: Iterable[str]) -> list[str]:
        """People at the table who have not agreed."""
        return [seat for seat, chair in table.match.chairs.items() if chair.kind == "human" and seat not in seats]

    async def _kept(self, table: LiveTable, command: Answer | Undo | Consent, move: Move) -> Ack:
        """Play a move and write it; a table that could not be written is forgotten and comes back as it is on disk."""
        match = table.match
        match.apply(move)
        table.wish = None
        try:
            await self.store.append(table.id, command.id, move)
        except BaseException:
            self.forget(table)
            raise
        if match.over:
            result = match.position.now.result
            self.metrics.finished.labels(match.system.name).inc()
            logs.note("match-finished", match=table.id, winner=result.winner, answers=len(match.answers))
        return table.remember(command.seat, Ack(id=command.id, version=match.version, status="done"))

    def forget(self, table: LiveTable) -> None:
        self.tables.pop(table.id, None)
        for guest in table.guests:
            guest.hang_up(LOST)

    # ---- showing

    def phrases(self, system: System, lang: Lang) -> Phrases:
        known = self._phrases.get((system.name, lang))
        return known or self._phrases.setdefault((system.name, lang), Phrases(Texts(system, lang)))

    def texts(self, system: System, lang: Lang) -> Texts:
        return self.phrases(system, lang).texts

    def gap(self, table: LiveTable, seats: tuple[str, ...], lang: Lang, since: int = -1) -> Gap:
        teller = table.teller(self.phrases(table.match.system, lang), seats)
        here = frozenset(seat for guest in table.guests for seat in guest.seats)
        wish = (table.wish.seat, table.wish.to) if table.wish else None
        return Gap(table.id, table.match, teller, seats, since, here, wish, table.notice)

    def update(self, table: LiveTable, seats: tuple[str, ...], lang: Lang, since: int = -1) -> Update:
        """What changed since a version, for those in these seats; everything for a version that is not known."""
        return update(self.gap(table, seats, lang, since))

    def show(self, table: LiveTable) -> None:
        """Tell everybody at the table what changed for them; those who have the same to learn get the same text."""
        made: dict[Any, str] = {}
        for guest in table.guests:
            key = (guest.seats, guest.lang, guest.version)
            if key not in made:
                made[key] = written(self.update(table, guest.seats, guest.lang, guest.version))
            guest.version = table.match.version
            guest.post(made[key])

    async def greeted(self, table: LiveTable, guest: Guest, since: int) -> None:
        """Somebody says which version they have; newcomers are announced to the others."""
        await table.settled()
        guest.version = since
        if guest in table.guests:
            guest.post(written(self.update(table, guest.seats, guest.lang, guest.version)))
            guest.version = table.match.version
            return
        table.guests.add(guest)
        logs.note("guest-came", match=table.id, seats=guest.seats)
        self.show(table)
        self.changed(table)

    def tell(self, guest: Guest, ack: Ack) -> None:
        guest.post(written(ack))

    def left(self, table: LiveTable, guest: Guest) -> None:
        if guest in table.guests:
            table.guests.discard(guest)
            logs.note("guest-left", match=table.id, seats=guest.seats)
            if not table.lock.locked():
                self.show(table)
            else:
                table.restless = True


class Not(Exception):
    """A command that the table does not take, by the name of the message that says why."""


def written(message: Update | Ack) -> str:
    return ENCODER.encode(message).decode()
