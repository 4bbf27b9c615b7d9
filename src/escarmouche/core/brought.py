"""Cards that somebody brings to one table.

The name of such a card ends in a mark that nobody sees and no card can be typed with: the digest of what the card says.
So a list and a state name it like any other, two people may bring different cards of one name, and it is found by
whoever has its name, for as long as a set-up or a state that brings it is there; nobody finds it in a list of cards.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from hashlib import sha256
from threading import RLock
from typing import Any
from weakref import finalize

from msgspec import Struct

PlainCard = dict[str, Any]
"""A card as plain data."""
Shelf = Mapping[str, Mapping[str, PlainCard]]
"""Cards of somebody's own, by kind and marked name."""
SIGNS = "\u2061\u2062\u2063\u2064"
"""The digits of a mark: characters of format, without width."""
LENGTH = 24
MARK = re.compile(f"[{SIGNS}]{{{LENGTH}}}")


class Brought(Struct, frozen=True, weakref=True):
    """What was brought to a table of a game: plain cards by kind and marked name."""

    game: str
    cards: dict[str, dict[str, PlainCard]]

    def __post_init__(self) -> None:
        keys = tuple((self.game, kind, name) for kind, some in self.cards.items() for name in some)
        with LOCK:
            for game, kind, name in keys:
                HERE.setdefault((game, kind, name), []).append(self.cards[kind][name])
        finalize(self, gone, keys).atexit = False


HERE: dict[tuple[str, str, str], list[PlainCard]] = {}
"""Every card that was brought to a table of this process, by game, kind and name: once for each time."""
LOCK = RLock()


def gone(keys: tuple[tuple[str, str, str], ...]) -> None:
    """Nobody holds these any more."""
    with LOCK:
        for key in keys:
            HERE[key].pop()
            if not HERE[key]:
                del HERE[key]


def found(game: str, kind: str, name: str) -> PlainCard | None:
    """A card that was brought to a table of a game, as plain data."""
    here = HERE.get((game, kind, name))
    return None if here is None else here[0]


def has_twin(brought: Brought) -> bool:
    """Is another card here by the name of one of these? A mark is short enough for somebody to make two cards of one,
    and what is played with would depend on which came first."""
    with LOCK:
        return any(
            other != card
            for kind, some in brought.cards.items()
            for name, card in some.items()
            for other in HERE[brought.game, kind, name]
        )


def mark_of(said: bytes) -> str:
    """The mark of a card that says this."""
    number = int.from_bytes(sha256(said).digest()[: LENGTH // 4], "big")
    return "".join(SIGNS[number >> 2 * at & 3] for at in range(LENGTH))


def unmarked(text: str) -> str:
    """A name, or any text, as it is read."""
    return MARK.sub("", text)


def is_marked(text: str) -> bool:
    """Does it name a card that somebody brings?"""
    return MARK.search(text) is not None
