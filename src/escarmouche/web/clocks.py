"""The clocks of a match: each seat's runs while it is asked. Pure: whoever plays tells the time."""

from __future__ import annotations

from collections.abc import Set

GRACE = 2.0
"""Seconds that a line may take: nobody loses by them."""
LEAVE = 60.0
"""Seconds of a match that a seat whose line broke is not charged for."""


class Clock:
    """How much time every seat has left; without seconds nobody's runs. By `each` the seconds are for every answer
    anew, and go by the calendar: whether anybody is there, or the server, does not count."""

    def __init__(self, seconds: float, increment: float, each: bool = False) -> None:
        self.seconds, self.increment, self.each = seconds, increment, each
        self._left: dict[str, float] = {}
        self._asked: dict[str, float] = {}
        """Since when each seat is asked."""
        self._leave: dict[str, float] = {}
        """What is left of each seat's leave."""
        self._gone: dict[str, float] = {}
        """Since when nobody is in a seat."""
        self._missed: dict[str, float] = {}
        """Seconds of the question that nobody was there, before they came back."""
        self._stand = self._given = 0
        """How many answers stand, and how many stood before somebody went back."""
        self._took: dict[str, float] = {}
        """Seconds that the last answer of each seat took."""
        self._again: dict[str, tuple[int, float]] = {}
        """By seat that went back alone: up to which answer it has no time anew by the calendar; the seconds used."""

    def asks(self, seats: Set[str], now: float) -> None:
        """These seats are asked now; those that were already go on."""
        self._asked = {seat: self._asked.get(seat, now - self._used(seat)) for seat in sorted(seats)}
        self._missed = {seat: missed for seat, missed in self._missed.items() if seat in self._asked}

    def answered(self, seat: str, now: float, free: float = 0.0) -> None:
        """A seat has answered; time that nobody measured (0), or that is `free`, is not counted."""
        since = self._asked.pop(seat, 0.0)
        self._missed.pop(seat, None)
        self._leave[seat] = self._leave.get(seat, LEAVE) - free
        self._stand += 1
        spent = max(0.0, now - since - free) if since and now else 0.0
        if self.each:
            self._took[seat] = spent
            if self._used(seat):
                self._again[seat] = (self._again[seat][0], spent)
        else:
            gained = self.increment if self._stand > self._given else 0.0
            self._left[seat] = self._left.get(seat, self.seconds) - spent + gained

    def gone_back(self, seat: str, taken: int, now: float, alone: bool) -> None:
        """So many answers were taken back by a seat: other answers in their place add no time a second time. Who went
        back `alone` has by the calendar what was left, not all of it anew; where others agreed, everybody has."""
        if not alone:
            self._again.clear()
        elif self.each:
            used = max(self._took.get(seat, 0.0), now - (self._asked.pop(seat, 0.0) or now))
            self._again[seat] = (self._stand, used)
        self._given = max(self._given, self._stand)
        self._stand -= taken

    def _used(self, seat: str) -> float:
        """Seconds of the time for an answer that a seat has used already."""
        until, used = self._again.get(seat, (-1, 0.0))
        return used if self._stand <= until else 0.0

    def stopped(self, now: float) -> None:
        """People ended the match: those who were asked have what is left of their time, and no more is taken."""
        for seat in self._asked:
            self._left[seat] = max(0.0, self.left(seat, now))
        self._asked, self._missed = {}, {}

    def wind(self, now: float) -> None:
        """The table was away, and comes back: nobody is charged for that. What goes by the calendar has gone on."""
        self._asked = {seat: since if since and self.each else now for seat, since in self._asked.items()}

    def gone(self, seat: str, now: float) -> None:
        """Nobody is in a seat any more."""
        self._gone.setdefault(seat, now)

    def back(self, seat: str, now: float) -> None:
        """Somebody is in a seat again."""
        since = self._gone.pop(seat, None)
        if since is not None and seat in self._asked:
            self._missed[seat] = self._missed.get(seat, 0.0) + max(0.0, now - max(since, self._asked[seat]))

    def free(self, seat: str, now: float) -> float:
        """Seconds of the question that a seat is not charged for, since its line was broken."""
        if self.each or seat not in self._asked:
            return 0.0
        missed = self._missed.get(seat, 0.0)
        if seat in self._gone:
            missed += max(0.0, now - max(self._gone[seat], self._asked[seat]))
        return min(missed, max(0.0, self._leave.get(seat, LEAVE)))

    def left(self, seat: str, now: float) -> float:
        since = self._asked.get(seat, 0.0)
        running = max(0.0, now - since - self.free(seat, now)) if since else 0.0
        return self._left.get(seat, self.seconds) - running

    def due(self) -> float:
        """When the first of those asked must have answered, where that goes by the calendar; 0 for whenever."""
        return min(self._asked.values(), default=0.0) + self.seconds if self.each and self._asked else 0.0

    def fallen(self, now: float) -> str | None:
        """Whose time is up."""
        if not self.seconds:
            return None
        return next((seat for seat in self._asked if self.left(seat, now) < -GRACE), None)
