"""Names that lists can use: every card its own, without commas, as our book spells it where it prints the card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from escarmouche.cards.content import LONGEST_NAME
from escarmouche.files.words import slug

LEVELS = {1: "I", 2: "II", 3: "III"}


def clean(name: str) -> str:
    """Without commas, line breaks and letters that cannot be printed; short enough, and never empty."""
    told = "".join(letter if letter.isprintable() else " " for letter in name.replace(",", " "))
    short = " ".join(told.split()).strip(" .")[: LONGEST_NAME - 12].strip()
    return short if slug(short) else f"? {slug(short) or 'x'}"


def distinct(wishes: Sequence[Sequence[str]], taken: Iterable[str] = ()) -> list[str]:
    """A name for each: the first of its wishes that nobody else wishes, otherwise its last with a number."""
    used = set(taken)
    made: list[str] = []
    ranks = range(max(map(len, wishes), default=0))
    counts = [Counter(wish[rank] for wish in wishes if rank < len(wish)) for rank in ranks]
    for wish in wishes:
        free = [name for rank, name in enumerate(wish) if counts[rank][name] == 1 and name not in used]
        name = free[0] if free else numbered(wish[-1], used)
        used.add(name)
        made.append(name)
    return made


def numbered(name: str, used: set[str]) -> str:
    number = 2
    while f"{name} {number}" in used:
        number += 1
    return f"{name} {number}"


def as_printed(name: str, printed: Mapping[str, object]) -> str:
    """The spelling of the book, if it prints a card of that name."""
    return next((known for known in printed if slug(known) == slug(name)), name)
