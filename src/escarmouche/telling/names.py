"""What figures, cards and other things of a game are called in one language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from escarmouche.core.brought import unmarked
from escarmouche.core.seating import side_of
from escarmouche.files.words import slug
from escarmouche.telling.languages import Lang
from escarmouche.telling.messages import formatted, known, word
from escarmouche.telling.typography import typeset

if TYPE_CHECKING:
    from escarmouche.core.system import System

FIGURES = re.compile(r"(.+?)( [A-Z]?\d.*)")
"""A printed word and the figures after it: `Soin 2+`, `Lance P4 3/6/12`."""
CARD = re.compile(r"(\[?)(.+?)((?: \([^()]*\))?\]?)")
"""A card with what is left of it, in brackets while it is put away."""
RANK = re.compile(r"-(\d+)$")
"""The number of those after the first of a kind: `garde-red-2`."""


class Names:
    """The words of a game and the names of its figures."""

    def __init__(self, system: System, lang: Lang) -> None:
        self.system, self.lang = system, lang
        self._names: dict[tuple[str, ...], dict[str, str]] = {}
        self._last: tuple[Any, dict[str, str]] = (None, {})

    def _has(self, message: str) -> bool:
        return known(self.lang, self.system, message)

    def word(self, family: str, name: str) -> str:
        """A localised word: `word("status", "prone")`; the word itself where no message has it. Those who share a side
        are numbered."""
        if family == "side" and side_of(name) != name:
            return f"{self.word(family, side_of(name))} {name.rpartition('-')[2]}"
        return word(self.lang, self.system, family, name)

    def called(self, name: str) -> str:
        """The name of a card as the reader calls and writes it."""
        return typeset(self.lang, self.system.shown.called(name, self.lang))

    def printed(self, family: str, line: str) -> str:
        """A word of the game with what follows it: `Soin 2+` is `Healing 2+`, `mage adansonia` a `Mage (Adansonia)`."""
        found = FIGURES.fullmatch(line)
        name, rest = found.groups() if found else (line, "")
        if not found and not self._has(f"{family}-{slug(line)}"):
            head, _, tail = line.partition(" ")
            if tail and self._has(f"{family}-{slug(head)}"):
                name, rest = head, f" ({self._detail(tail)})"
        word = self.word(family, name)
        return word[:1].upper() + word[1:] + rest

    def member(self, name: str) -> str:
        """A member of a list as the reader calls it: `Sergent, + Épieu` is a `Sergeant, + Boar spear`."""
        head, *details = name.split(", ") if self.system.lists.details() else [name]
        return unmarked(", ".join([self.called(head), *map(self._bought, details)]))

    def _bought(self, detail: str) -> str:
        """What follows a profile: `+ Épieu`, `leader`, `affiliation Tarn`, `+ 3 arrows`."""
        sign = detail[:2] if detail[:2] in ("+ ", "- ") else ""
        word, _, rest = detail.partition(" ")
        if not sign and self._has(f"detail-{slug(word)}"):
            return f"{self.word('detail', word)} {self.called(rest)}".rstrip()
        count, _, lot = detail[len(sign) :].partition(" ")
        if count.isdigit():
            told = formatted(self.lang, self.system, f"lot-{slug(lot)}", {"count": int(count)})
            return detail if told is None else sign + told
        return sign + self.called(detail[len(sign) :])

    def _detail(self, name: str) -> str:
        """What a word of the game is about: a path, a kind of ground, a field, a state, another trait, or several."""
        return ", ".join(map(self._about, name.split(", ")))

    def _about(self, name: str) -> str:
        families = ("path", "terrain", "faction", "mastery", "status", "trait", "follows")
        known = (self.word(family, name) for family in families)
        return next((word for word in known if word != name), name)

    def names(self, state: Any) -> Mapping[str, str]:
        """The names of the figures and of what stands for them; two that share a name are told apart by a number and
        their side."""
        if state is None:
            return {}
        figures, found = self._last
        if figures is not state.figures:
            cards = self.system.shown.standing_for(state)
            key = (*state.figures, *(f"{card}:{who}" for card, them in cards.items() for who in them))
            found = self._names.get(key) or self._names.setdefault(key, self._all_told(state, cards))
            self._last = (state.figures, found)
        return found

    def _all_told(self, state: Any, cards: Mapping[str, Sequence[str]]) -> dict[str, str]:
        """The figures, and what stands for them: `Archer 1, 2, Piper`."""
        told = self._told_apart(state)
        called = {card: ", ".join(in_short([told[who] for who in them])) for card, them in cards.items()}
        return called | told

    def _told_apart(self, state: Any) -> dict[str, str]:
        alike = Counter(figure.name for figure in state.figures.values())
        beside = Counter((figure.name, figure.side) for figure in state.figures.values())
        told: dict[str, str] = {}
        for who, figure in state.figures.items():
            here, rank = beside[figure.name, figure.side], RANK.search(who)
            number = f" {rank[1] if rank else 1}" if here > 1 else ""
            side = f" ({self.word('side', figure.side)})" if alike[figure.name] > here else ""
            told[who] = self.called(figure.name) + number + side
        often = Counter(told.values())
        plain = {who: self.called(figure.name) for who, figure in state.figures.items()}
        return {who: name if often[name] == 1 else f"{plain[who]} ({who})" for who, name in told.items()}

    def _thing(self, value: str) -> str:
        """`wall-3` is wall 3, `chest` the chest, `Lance-1` the Lance 1; `KA-MOV-01` is no thing."""
        kind, _, rank = value.rpartition("-")
        numbered = bool(kind) and rank.isdigit()
        for family in ("terrain", "thing", "piece"):
            found = formatted(self.lang, self.system, f"{family}-{slug(kind if numbered else value)}", {})
            if found is not None:
                return f"{found} {rank}" if numbered else found
        return f"{self._card(kind)} {rank}" if numbered and not kind.isupper() else self._card(value)

    def _card(self, value: str) -> str:
        """The name of a card with what is said of it: `[Targe (2)]`."""
        found = CARD.fullmatch(value)
        if found is None:
            return value
        before, name, after = found.groups()
        return before + unmarked(self.called(name)) + after


def in_short(names: Sequence[str]) -> list[str]:
    """Names one after the other; of those that differ from the one before by their number alone, the number."""
    found: list[str] = []
    before = ""
    for name in names:
        head, _, rank = name.rpartition(" ")
        found.append(rank if rank.isdigit() and head == before else name)
        before = head if rank.isdigit() else ""
    return found
