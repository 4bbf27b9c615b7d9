"""Characteristics engaged, as words of letters: `VP`, `PPC`. One letter for each AP, none more than twice."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement

from escarmouche.core.decisions import Answer, Choose
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


class ChooseLetters(Choose, frozen=True, kw_only=True):
    """Choose among words of letters; they may be written in any order."""

    def check(self, answer: Answer) -> Answer:
        return super().check("".join(sorted(answer, key=COMBAT.index)) if is_word(answer) else answer)
