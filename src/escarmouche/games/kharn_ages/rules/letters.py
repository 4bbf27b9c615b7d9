"""Characteristics engaged, as words of letters: `VP`, `PPC`. One letter for each AP, none more than twice."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement

from escarmouche.core.decisions import Answer, Choose
from escarmouche.core.dice import Block
from escarmouche.core.rules import rule

COMBAT = "VPAC"


@cache
@rule("KA-OTT-01", "KA-OTT-02")
def mixtures(ap: int, forbidden: str = "") -> tuple[str, ...]:
    """Every way to engage so many characteristics, none of them more than twice."""
    open_to = [letter for letter in COMBAT if letter not in forbidden]
    words = ("".join(one) for one in combinations_with_replacement(open_to, ap))
    return tuple(word for word in words if all(word.count(letter) <= 2 for letter in word))


def is_word(answer: Answer) -> bool:
    """Is this a word of letters?"""
    return isinstance(answer, str) and bool(answer) and not set(answer) - set(COMBAT)


def in_order(word: str) -> str:
    """The same letters as a card prints them."""
    return "".join(sorted(word, key=COMBAT.index))


class ChooseLetters(Choose, frozen=True, kw_only=True):
    """Choose among words of letters; they may be written in any order, or as a list."""

    worth: dict[str, int] = {}
    """What each letter is worth to the one who chooses, for those who look at a few words only."""

    def sum_of(self, value: Answer) -> int | None:
        return sum(self.worth[letter] for letter in str(value)) if self.worth and is_word(value) else None

    def check(self, answer: Answer) -> Answer:
        if isinstance(answer, list) and answer and all(is_word(letter) for letter in answer):
            answer = "".join(answer)
        return super().check(in_order(answer) if is_word(answer) else answer)

    def candidates(self, chance: Block, most: int) -> list[Answer]:
        """What is no word, then the best words of one, two and three letters in turn."""
        values = [option.value for option in self.options]
        if len(values) <= most or not self.worth:
            return values
        words = sorted(
            (word for word in values if is_word(word)), key=lambda word: -sum(self.worth[letter] for letter in word)
        )
        rows = [[word for word in words if len(word) == length] for length in (1, 2, 3)]
        found = [value for value in values if not is_word(value)]
        for rank in range(max(map(len, rows))):
            found += [row[rank] for row in rows if rank < len(row)]
        return found[:most]
