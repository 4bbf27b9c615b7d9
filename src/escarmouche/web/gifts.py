"""Who may give a seat away, and to whom: nobody comes to look at cards that are not theirs."""

from __future__ import annotations

from escarmouche.core.seating import REFEREE, side_of
from escarmouche.web.faults import Conflict
from escarmouche.web.livetables import LiveTable
from escarmouche.web.matches import Chair, Match

AWAY = 120.0
"""Seconds after which the seat of somebody who is not here may be given to another."""


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
