"""A table in memory: its match, those around it, and a lock so that commands come one after the other."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Collection, Sequence

from escarmouche.sim.glance import Glance
from escarmouche.telling.texts import Lang
from escarmouche.web.guests import Guest
from escarmouche.web.matches import Match, Move, Wish
from escarmouche.web.messages import Ack
from escarmouche.web.phrase_cache import Phrases, Teller
from escarmouche.web.standing import Order

REMEMBERED = 256
"""Commands whose acknowledgement a table can repeat."""
AT_ONCE = 25
"""Answers that those who are behind are shown in one go: more would hold the other tables."""
RESTING = 16
"""Commands whose acknowledgement a table can still repeat after a rest: those of a line that broke."""
FIXED, SLEEPING = 20, 2
"""What a table weighs by itself, in moments, and one that sleeps."""


class LiveTable:
    """A match, the people around it, and a lock so that commands come one after the other."""

    def __init__(self, id: str, match: Match, notice: str = "") -> None:
        self.id, self.match, self.notice = id, match, notice
        self.guests: set[Guest] = set()
        """Those who said hello, and are told what happens."""
        self.lines: set[Guest] = set()
        """All open sockets: who has not said hello may answer, too."""
        self.revoked = 0
        """How often somebody lost a seat here."""
        self.lock = asyncio.Lock()
        self.wish: Wish | None = None
        self.orders: dict[str, tuple[Order, ...]] = {}
        """By seat: what it answers when nobody is there."""
        self.whose = id
        """For whom its bots think: whoever opened it, if that is known."""
        self.behind: Match | None = None
        """Where those who watch are behind: the match as they see it."""
        self.unseen: deque[Move] = deque()
        """What has been done since, and they will see in its time."""
        self.used = time.monotonic()
        self.left: dict[str, float] = {}
        """When nobody was left in a seat; one that nobody took yet is empty since the table was laid."""
        self.laid = self.used
        self.ending = asyncio.Lock()
        self.glance: Glance | None = None
        """Of a match that is over: its luck and its turning point, once somebody asked for them."""
        self.lost = False
        """An answer could not be written: what is here is not what is on disk."""
        self.restless = False
        """Somebody left while an answer was being written: the others are told after it."""
        self.asleep = False
        """Nobody did anything for long: there is no match here until somebody does, and it is brought back."""
        self._acks: OrderedDict[tuple[str, str], Ack] = OrderedDict()
        self._tellers: dict[tuple[Lang, str | None], Teller] = {}

    @property
    def idle(self) -> bool:
        return not self.guests and not self.lines and self.calm

    @property
    def calm(self) -> bool:
        """Is nothing done here, and does nobody's time run out?"""
        if self.asleep:
            return True
        running = bool(self.match.clock.seconds) and not self.match.clock.each and not self.match.over
        return not self.lock.locked() and not running

    @property
    def over(self) -> bool:
        """Is it known here that the game is over?"""
        return not self.asleep and self.match.over

    @property
    def weight(self) -> int:
        """How much it remembers, in moments."""
        if self.asleep:
            return SLEEPING
        return len(self.match.moments) + (len(self.behind.moments) if self.behind else 0) + FIXED

    def rest(self) -> None:
        """Nobody has done anything for a while: what can be found or put into words again is let go."""
        self.match.shed()
        self._tellers.clear()
        while len(self._acks) > RESTING:
            self._acks.popitem(last=False)

    def sleep(self) -> None:
        """Let go of the match: it comes back from the store when somebody moves. Those at the table notice nothing."""
        self.rest()
        self.asleep = True
        del self.match

    def wake(self, fresh: LiveTable) -> None:
        """The match is here again, and stays for a while: whoever it was brought back for has not looked at it yet."""
        self.match, self.notice, self.asleep = fresh.match, fresh.notice, False
        self.used = time.monotonic()

    async def settled(self) -> None:
        """Wait until what was answered last is on disk: nobody hears of it before."""
        async with self.lock:
            return

    async def settled_for(self, seats: Sequence[str]) -> None:
        """The same, for those in some seats: who watches from behind is not to notice that there was something."""
        if seats or self.behind is None:
            await self.settled()

    def match_for(self, seats: Sequence[str], now: float) -> Match:
        """The match as these seats may look at it: those who only watch may be behind, until it is over."""
        if seats or self.match.over or self.behind is None:
            return self.match
        due = now - self.match.terms.delay
        for _ in range(AT_ONCE):
            if not self.unseen or self.unseen[0].at > due:
                break
            self.behind.apply(self.unseen.popleft())
        self.behind.chairs = self.match.chairs
        return self.behind

    def has(self, seat: str) -> bool:
        """Is somebody in a seat?"""
        return any(seat in guest.seats for guest in self.guests)

    def cut(self, code: int, seats: Collection[str] | None = None) -> None:
        """Hang up on those in any of these seats, or on everybody; on those who only just come, too."""
        self.revoked += 1
        for guest in self.guests | self.lines:
            if seats is None or not set(seats).isdisjoint(guest.seats):
                guest.hang_up(code)

    def away(self, seat: str) -> float:
        """For how many seconds nobody has been in a seat."""
        if self.has(seat):
            return 0.0
        return time.monotonic() - self.left.get(seat, self.laid)

    def remember(self, seat: str, ack: Ack) -> Ack:
        self._acks[seat, ack.id] = ack
        if len(self._acks) > REMEMBERED:
            self._acks.popitem(last=False)
        return ack

    def recall(self, seat: str, id: str) -> Ack | None:
        return self._acks.get((seat, id))

    def teller(self, phrases: Phrases, seats: tuple[str, ...]) -> Teller:
        """Who tells this table's story to these seats: one for all of a language, unless the game has secrets."""
        open_game = self.match.system.rules.open
        key = (phrases.texts.lang, None if open_game else self.match.eyes(self.match.moment, seats))
        if key not in self._tellers:
            self._tellers[key] = Teller(phrases, open_game)
        return self._tellers[key]
