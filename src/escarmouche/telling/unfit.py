"""What callers give that cannot be used, said in words: arguments of a wrong kind, seats that are not asked."""

from __future__ import annotations

from escarmouche.cards.shapes import Expected
from escarmouche.core.decisions import Decision
from escarmouche.core.position import Position
from escarmouche.core.system import System
from escarmouche.files.words import nearest, short
from escarmouche.telling.languages import Lang
from escarmouche.telling.texts import Unusable, say


class Unfit(Unusable):
    """Which argument, what was expected there, and what was given."""

    def __init__(self, argument: str, value: object, what: str, least: float | None = None) -> None:
        self.argument, self.given, self.expected = argument, short(value), Expected(what, least)
        super().__init__("argument-unfit")

    def told(self, lang: Lang) -> str:
        return say(lang, self.message, argument=self.argument, expected=self.expected.told(lang), given=self.given)


def asked(system: System, at: Position, seat: str | None = None) -> Decision:
    """The question that is put to this seat; `Unusable` names the seats that are asked, or says that
    the game is over."""
    if at.over:
        raise Unusable("game-over", game=system.name)
    seats = [one.seat for one in at.pending]
    if seat is not None and seat not in seats:
        raise Unusable("seat-not-asked", nearest(str(seat), seats), word=str(seat)[:40], known=seats)
    return at.decision(seat)


def whole(argument: str, value: object, least: int = 1) -> int:
    """A whole number that is large enough."""
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise Unfit(argument, value, "whole", least)
    return value
