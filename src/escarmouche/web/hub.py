"""The hub: live tables, those who sit and watch at them, and the order in which commands are taken.

A table takes one command at a time. An answer is checked, played, written, and only then acknowledged and shown.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

from escarmouche.core.decisions import Refused
from escarmouche.core.system import Setup, System
from escarmouche.core.texts import Lang, Texts
from escarmouche.web.matches import Chair, Match, Move, Stale, replayed
from escarmouche.web.messages import Ack, Answer, Command, Consent, Hello, Undo, Update
from escarmouche.web.store import Kept, Store
from escarmouche.web.updates import Gap, update

REMEMBERED = 256
"""Commands whose acknowledgement a table can repeat."""
LIVE = 2_000
"""Tables kept in memory; those nobody watches go first and come back from the store."""

Send = Callable[[Update | Ack], Awaitable[None]]


class Guest:
    """One open socket: the seats it holds, its language, and the version it was last sent."""

    __slots__ = ("lang", "seats", "send", "version")

    def __init__(self, seats: tuple[str, ...], lang: Lang, send: Send) -> None:
        self.seats, self.lang, self.send = seats, lang, send
        self.version = -1


class LiveTable:
    """A match, the people around it, and a lock so that commands come one after the other."""

    def __init__(self, id: str, match: Match, notice: str = "") -> None:
        self.id, self.match, self.notice = id, match, notice
        self.guests: set[Guest] = set()
        self.lock = asyncio.Lock()
        self.acks: OrderedDict[str, Ack] = OrderedDict()
        self.wish: tuple[str, int] | None = None
        """A seat that asks to go back to a moment."""

    def remember(self, ack: Ack) -> Ack:
        self.acks[ack.id] = ack
        if len(self.acks) > REMEMBERED:
            self.acks.popitem(last=False)
        return ack


class Hub:
    """Every live table."""

    def __init__(self, store: Store, find: Callable[[str], System]) -> None:
        self.store, self.find = store, find
        self.tables: dict[str, LiveTable] = {}
        self.changed: Callable[[LiveTable], None] = lambda table: None
        """Called after each change; the bots listen here."""
        self._texts: dict[tuple[str, Lang], Texts] = {}

    # ---- tables

    async def create(
        self, setup: Setup, chairs: dict[str, Chair], secret: str = "", moves: tuple[Move, ...] = ()
    ) -> tuple[str, dict[str, str]]:
        """A new match, perhaps with a past: its id and a token for each seat that a person takes."""
        system = self.find(setup.game)
        secret, id = secret or secrets.token_hex(16), secrets.token_urlsafe(9)
        match = replayed(system, setup, secret, chairs, moves)
        tokens = {seat: secrets.token_urlsafe(24) for seat, chair in chairs.items() if chair.kind != "bot"}
        kept = Kept(id, setup, secret, chairs, system.rules_digest(), tuple((f"fork-{m.version}", m) for m in moves))
        await self.store.add_match(kept, tokens, time.time())
        self.tables[id] = LiveTable(id, match)
        self.changed(self.tables[id])
        return id, tokens

    async def table(self, id: str) -> LiveTable | None:
        """A live table, brought back from the store if need be."""
        found = self.tables.get(id)
        if found is not None:
            return found
        kept = await self.store.load(id)
        if kept is None:
            return None
        if id not in self.tables:
            self.tables[id] = self._revived(kept)
            self._make_room()
        return self.tables[id]

    def _revived(self, kept: Kept) -> LiveTable:
        system = self.find(kept.setup.game)
        match = replayed(system, kept.setup, kept.secret, kept.chairs, [move for _, move in kept.moves])
        table = LiveTable(kept.id, match, "" if kept.rules == system.rules_digest() else "rules-changed")
        for command, move in kept.moves[-REMEMBERED:]:
            table.remember(Ack(id=command, version=move.version + 1, status="done"))
        return table

    def _make_room(self) -> None:
        for id in [id for id, table in self.tables.items() if not table.guests][: max(0, len(self.tables) - LIVE)]:
            del self.tables[id]

    # ---- commands

    async def command(self, table: LiveTable, seats: tuple[str, ...], command: Command, lang: Lang) -> Ack:
        """Take one command: at most once, at its version, by the seat it is for."""
        if isinstance(command, Hello):
            return Ack(id="", version=table.match.version, status="done")
        async with table.lock:
            if command.id in table.acks:
                return table.acks[command.id]
            if command.seat not in seats:
                return Ack(id=command.id, version=table.match.version, status="refused", reason="not-your-seat")
            if table.notice:
                return Ack(id=command.id, version=table.match.version, status="refused", reason=table.notice)
            if command.version != table.match.version:
                return Ack(id=command.id, version=table.match.version, status="stale")
            ack = await self._take(table, command, lang)
        if ack.status in ("done", "asked"):
            await self.show(table)
            self.changed(table)
        return ack

    async def _take(self, table: LiveTable, command: Answer | Undo | Consent, lang: Lang) -> Ack:
        match = table.match
        if isinstance(command, Answer):
            return await self._answered(table, command, lang)
        if isinstance(command, Undo):
            alone = len(match.moments) - 1 - match.free_undo(command.seat)
            if not 0 <= command.to < len(match.moments) - 1:
                return Ack(id=command.id, version=match.version, status="refused", reason="nothing-to-undo")
            if command.to < alone and any(c.kind == "human" for s, c in match.chairs.items() if s != command.seat):
                table.wish = (command.seat, command.to)
                return table.remember(Ack(id=command.id, version=match.version, status="asked"))
            return await self._kept(table, command.id, Move(match.version, command.seat, back_to=command.to))
        if table.wish is None or table.wish[0] == command.seat:
            return Ack(id=command.id, version=match.version, status="refused", reason="nobody-asked")
        seat, to = table.wish
        table.wish = None
        if not command.granted:
            return table.remember(Ack(id=command.id, version=match.version, status="done"))
        return await self._kept(table, command.id, Move(match.version, seat, back_to=to))

    async def _answered(self, table: LiveTable, command: Answer, lang: Lang) -> Ack:
        match = table.match
        try:
            answer = match.check(Move(command.version, command.seat, command.answer))
        except Refused as refused:
            reason = self.texts(match.system, lang).refusal(refused.refusal, match.position.now)
            return Ack(
                id=command.id, version=match.version, status="refused", reason=reason, rules=refused.refusal.rules
            )
        except Stale:
            return Ack(id=command.id, version=match.version, status="stale")
        except LookupError:
            return Ack(id=command.id, version=match.version, status="refused", reason="nothing-is-asked-of-you")
        return await self._kept(table, command.id, Move(match.version, command.seat, answer))

    async def _kept(self, table: LiveTable, command: str, move: Move) -> Ack:
        """Play a move and write it; a table that could not be written is forgotten and comes back as it is on disk."""
        table.match.apply(move)
        table.wish = None
        try:
            await self.store.append(table.id, command, move)
        except Exception:
            self.tables.pop(table.id, None)
            raise
        return table.remember(Ack(id=command, version=table.match.version, status="done"))

    # ---- showing

    def texts(self, system: System, lang: Lang) -> Texts:
        return self._texts.setdefault((system.name, lang), Texts(system, lang))

    def update(self, table: LiveTable, seats: tuple[str, ...], lang: Lang, since: int = -1) -> Update:
        """What changed since a version, for those in these seats; everything for a version that is not known."""
        texts = self.texts(table.match.system, lang)
        here = {seat for guest in table.guests for seat in guest.seats}
        return update(Gap(table.id, table.match, texts, seats, since, here, table.wish, table.notice))

    async def show(self, table: LiveTable) -> None:
        """Tell everybody at the table what changed for them."""
        made: dict[Any, Update] = {}
        for guest in list(table.guests):
            key = (guest.seats, guest.lang, guest.version)
            if key not in made:
                made[key] = self.update(table, guest.seats, guest.lang, guest.version)
            guest.version = table.match.version
            try:
                await guest.send(made[key])
            except Exception:  # a socket that closed while we were writing
                table.guests.discard(guest)
