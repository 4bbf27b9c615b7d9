"""What those at a table are shown: the words for it, the gap of each, and texts that many ask for.

What takes long to put into words is done aside, by `Scribes`, from a copy: nobody's answer waits for it.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from escarmouche.core.system import System
from escarmouche.telling.texts import Lang, Texts
from escarmouche.web import logs
from escarmouche.web.guests import LOST, Guest
from escarmouche.web.livetables import LiveTable
from escarmouche.web.messages import Ack, Update
from escarmouche.web.phrase_cache import Phrases, Teller
from escarmouche.web.updates import Gap, lacking, update
from escarmouche.web.workers import Scribes

FULL, FULL_LETTERS = 64, 8 * 1024 * 1024
"""Full updates kept, and letters of all of them."""
LONG = 120
"""Lines of the log: more of them are put into words aside."""
READING = 30.0
"""Seconds to bring back a match or to read out a long log, with all that waits before it."""
ENCODER = msgspec.json.Encoder()


class Showing:
    """The words of all tables."""

    def __init__(self) -> None:
        self.scribes = Scribes()
        self.watchers: list[Callable[[LiveTable], None]] = []
        """Called after each change: the desk of the bots listens, and the post."""
        self._began = time.time() - time.monotonic()
        self._phrases: dict[tuple[str, Lang], Phrases] = {}
        self._full: OrderedDict[Any, str] = OrderedDict()
        self._letters = 0

    def changed(self, table: LiveTable) -> None:
        for watcher in self.watchers:
            watcher(table)

    def now(self) -> float:
        """The time for clocks: it begins as the wall's, and does not jump when that is set."""
        return self._began + time.monotonic()

    def phrases(self, system: System, lang: Lang) -> Phrases:
        known = self._phrases.get((system.name, lang))
        return known or self._phrases.setdefault((system.name, lang), Phrases(Texts(system, lang)))

    def texts(self, system: System, lang: Lang) -> Texts:
        return self.phrases(system, lang).texts

    def gap(self, table: LiveTable, seats: tuple[str, ...], lang: Lang, since: int = -1) -> Gap:
        teller = table.teller(self.phrases(table.match.system, lang), seats)
        here = frozenset(seat for guest in table.guests for seat in guest.seats)
        wish = (table.wish.seat, table.wish.to) if table.wish else None
        now = self.now()
        match = table.match_for(seats, now)
        if match is table.behind:
            now, wish = now - match.terms.delay, None
        return Gap(table.id, match, teller, seats, since, here, wish, table.notice, now)

    def update(self, table: LiveTable, seats: tuple[str, ...], lang: Lang, since: int = -1) -> Update:
        """What changed since a version, for those in these seats; everything for a version that is not known."""
        return update(self.gap(table, seats, lang, since))

    async def read_out(self, gap: Gap, whose: str) -> Update:
        """An update; a long one is made aside, so that no table waits for it."""
        if lacking(gap) <= LONG:
            return update(gap)
        told: Update = await self.aside(whose, update, self.copied(gap))
        return told

    def copied(self, gap: Gap) -> Gap:
        """For those who read aside: the match as it is now, and a teller of their own."""
        teller = Teller(self.phrases(gap.match.system, gap.teller.texts.lang), gap.teller.open)
        return replace(gap, match=gap.match.still(), teller=teller)

    async def aside(self, whose: str, work: Callable[..., Any], *given: Any) -> Any:
        """Something read off a table that takes long, in its turn; `TimeoutError` if too much waits before it."""
        return await self.scribes.ask(whose, READING, work, *given)

    def show(self, table: LiveTable, everybody: bool = True) -> None:
        """Tell everybody at the table what changed for them; those who have the same to learn get the same text. Of an
        answer (not `everybody`) those who are behind hear nothing yet, not even that there was one."""
        made: dict[Any, str] = {}
        for guest in table.guests:
            behind = table.behind is not None and not guest.seats
            if behind and not everybody and guest.version == self.version_for(table, guest):
                continue
            key = (guest.seats, guest.lang, guest.version)
            if key not in made:
                made[key] = self._told(table, guest)
            guest.version = self.version_for(table, guest)
            guest.post(made[key])

    def version_for(self, table: LiveTable, guest: Guest) -> int:
        return table.match_for(guest.seats, self.now()).version

    async def greeted(self, table: LiveTable, guest: Guest, since: int) -> int:
        """Somebody says which version they have; newcomers are announced to the others. How many letters that took;
        an answer that is already on its way is not given twice."""
        await table.settled_for(guest.seats)
        if guest.greeting in (-1, since) and guest.version == self.version_for(table, guest):
            return 0
        gap, letters = self.gap(table, guest.seats, guest.lang, since), 0
        if lacking(gap) > LONG:
            guest.version, text = await self._read_aside(gap, guest.address)
            guest.post(text)
            letters = len(text)
        else:
            guest.version = since
        if table.lost:
            guest.hang_up(LOST)
            return 0
        if guest in table.guests:
            version = self.version_for(table, guest)
            if guest.version != version or not letters:
                text = self._told(table, guest)
                guest.post(text)
                letters += len(text)
            guest.version, guest.greeting = version, since
            return letters
        table.guests.add(guest)
        for seat in guest.seats:
            table.match.clock.back(seat, self.now())
        logs.note("guest-came", match=table.id, seats=guest.seats)
        self.show(table)
        guest.greeting = since
        self.changed(table)
        return letters

    async def _read_aside(self, gap: Gap, whose: str) -> tuple[int, str]:
        """A long update as text, and the version it tells."""
        version = gap.match.version
        text = self._full.get(self._key(gap))
        if text is not None:
            return version, text
        told = await self.read_out(gap, whose)
        return told.version, self._keep_text(gap, told)

    def _told(self, table: LiveTable, guest: Guest) -> str:
        """The update for a guest as text."""
        gap = self.gap(table, guest.seats, guest.lang, guest.version)
        return self._full.get(self._key(gap)) or self._keep_text(gap, update(gap))

    def _keep_text(self, gap: Gap, told: Update) -> str:
        """As text; what is told in full is kept for a while, since many ask for it again."""
        text, key = written(told), self._key(gap)
        if told.version == gap.match.version and key is not None:
            self._letters += len(text) - len(self._full.pop(key, ""))
            self._full[key] = text
            while len(self._full) > FULL or self._letters > FULL_LETTERS:
                self._letters -= len(self._full.popitem(last=False)[1])
        return text

    def _key(self, gap: Gap) -> Any:
        """What a full text depends on; None for one that is not told again."""
        match = gap.match
        if match.stood(gap.since) or match.clock.seconds:
            return None
        chairs = tuple(match.chairs.values())
        return (gap.id, match.version, gap.seats, gap.teller.texts.lang, gap.here, chairs, gap.wish, gap.notice)

    def tell(self, guest: Guest, ack: Ack) -> None:
        guest.post(written(ack))

    def left(self, table: LiveTable, guest: Guest) -> None:
        if guest in table.guests:
            table.guests.discard(guest)
            table.left |= dict.fromkeys(guest.seats, time.monotonic())
            table.used = time.monotonic()
            for seat in guest.seats:
                if not table.has(seat):
                    table.match.clock.gone(seat, self.now())
            logs.note("guest-left", match=table.id, seats=guest.seats)
            if not table.lock.locked():
                self.show(table)
                self.changed(table)
            else:
                table.restless = True


def written(message: Update | Ack) -> str:
    return ENCODER.encode(message).decode()
