"""Standing orders: what a seat answers when nobody is there, so that a game by correspondence does not stall.

Orders are the seat's own: nobody else is told of them, and what comes of one is an answer like any other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from escarmouche.core.decisions import Decision, Refused
from escarmouche.core.system import System
from escarmouche.files.words import nearest
from escarmouche.rulings.vocabulary import names, vocabulary
from escarmouche.telling.texts import Unusable

MOST, MOST_ANSWERS = 40, 8
"""Orders of a seat, and answers of an order."""


class Order(Struct, frozen=True):
    """To a question of this key (about this figure, or any), the first of these answers that is legal then."""

    key: str
    answers: tuple[Any, ...]
    """In the short forms that people write; null is to decline."""
    figure: str = ""
    always: bool = False
    """Also while somebody is there."""
    turn: int = 0
    """In that turn alone; 0 is in all."""


def checked(system: System, orders: Sequence[Order]) -> tuple[Order, ...]:
    """Orders for questions that the game asks; `Unusable` names the one that is not."""
    known = names(vocabulary(system).decisions)
    if len(orders) > MOST:
        raise Unusable("too-many-orders", None, most=MOST)
    for order in orders:
        if order.key not in known:
            raise Unusable("wrong-order", nearest(order.key, known), word=order.key[:60], known=list(known))
        if not order.answers:
            raise Unusable("empty-order", None, word=order.key)
        if len(order.answers) > MOST_ANSWERS:
            raise Unusable("long-order", None, word=order.key, most=MOST_ANSWERS)
    return tuple(orders)


def concerned(orders: Sequence[Order], decision: Decision, here: bool, turn: int) -> tuple[Order, ...]:
    """The orders of a seat that speak of a question asked in this turn."""
    return tuple(
        order
        for order in orders
        if order.key == decision.key
        and order.figure in ("", decision.figure)
        and order.turn in (0, turn)
        and (order.always or not here)
    )


def ordered(orders: Sequence[Order], decision: Decision, here: bool, turn: int) -> Any | None:
    """What the orders of a seat answer to a question, in full form; None if they leave it open."""
    for order in concerned(orders, decision, here, turn):
        for answer in order.answers:
            wanted = decision.default if answer is None else answer
            try:
                if wanted is not None:
                    return decision.check(wanted)
            except (Refused, TypeError, ArithmeticError, RecursionError):
                continue
    return None
