"""Who sits at a table: a seat for each side, several seats that share one, and a referee.

Alone on its side a seat is called as the side is, `red`; those who share one are `red-1`, `red-2`. So a side's name
among readers always means all of the side.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

REFEREE = "referee"
"""The seat that sees all, plays whoever nobody else plays, and rules on what the book leaves open."""
MOST_SEATS = 6
"""Players at a table; a referee is one more."""


class Seating(Struct, frozen=True, gc=False):
    """The seats of a table, and which of them answers for a figure of a shared side."""

    seats: tuple[str, ...]
    hands: dict[str, str] = {}

    def answering(self, who: str, side: str) -> str:
        """The seat that answers for somebody of a side: their own, the first of the side, or the referee."""
        own = self.hands.get(who)
        if own is not None:
            return own
        if side in self.seats:
            return side
        return next((seat for seat in self.seats if side_of(seat) == side), REFEREE)


@lru_cache(4_096)
def side_of(seat: str) -> str:
    """The side that a seat plays for: `red` for `red-2`."""
    side, dash, number = seat.rpartition("-")
    return side if dash and number.isdigit() else seat


def sharing(seats: Sequence[str], side: str) -> list[str]:
    """The seats of a side."""
    return [seat for seat in seats if side_of(seat) == side]


def seats_wrong(seats: Sequence[str], usual: Sequence[str], sides: Sequence[str]) -> str:
    """The first seat that cannot be so, or what is missing; nothing where a table can be set for these."""
    for seat in seats:
        side, beside = side_of(seat), sharing(seats, side_of(seat))
        numbered = [side] if len(beside) == 1 else [f"{side}-{number}" for number in range(1, len(beside) + 1)]
        if seat != REFEREE and (side not in sides or sorted(beside) != numbered):
            return seat
    missing = [] if REFEREE in seats else [side for side in usual if not sharing(seats, side)]
    players = [seat for seat in seats if seat != REFEREE]
    if missing or not players or seats.count(REFEREE) > 1:
        return missing[0] if missing else REFEREE
    return players[MOST_SEATS] if len(players) > MOST_SEATS else ""


def sides_at(seats: Sequence[str], usual: Sequence[str], sides: Sequence[str]) -> tuple[str, ...]:
    """The sides that are played: those somebody sits for, and with a referee the usual ones that are left."""
    taken = set(map(side_of, seats)) | (set(usual) if REFEREE in seats or not seats else set())
    return tuple(side for side in sides if side in taken)


def in_order(seats: Sequence[str], usual: Sequence[str], sides: Sequence[str]) -> tuple[str, ...]:
    """The seats of a table side by side, the referee last; none for the usual table, which needs no telling."""
    if set(seats) == set(usual):
        return ()
    order = {side: at for at, side in enumerate((*sides, REFEREE))}
    return tuple(sorted(seats, key=lambda seat: (order.get(side_of(seat), len(order)), seat)))
