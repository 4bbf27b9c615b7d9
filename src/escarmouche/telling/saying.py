"""Shared messages said outright: to somebody at a terminal, or who gave something that cannot be used."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from escarmouche.core.decisions import brief
from escarmouche.files.sentences import told
from escarmouche.files.words import nearest, slug
from escarmouche.telling.languages import LANGUAGES, Lang, language
from escarmouche.telling.messages import Owner, formatted, source, word
from escarmouche.telling.typography import typeset

if TYPE_CHECKING:
    from escarmouche.core.system import System


def say(lang: Lang, message: str, owner: Owner | None = None, /, **args: Any) -> str:
    """One message, shared or its owner's."""
    found = formatted(lang, owner, message, {name: plain(lang, value) for name, value in args.items()})
    return found if found is not None else told_plainly(lang, message, args)


class Unusable(ValueError):
    """Something a user gave cannot be used: a shared message, its facts, and the word that was probably meant."""

    def __init__(self, message: str, nearest: str | None = None, **facts: Any) -> None:
        self.message, self.nearest, self.facts = message, nearest, facts
        super().__init__(self.told(language()))

    def told(self, lang: Lang) -> str:
        hint = " " + say(lang, "nearest", word=self.nearest) if self.nearest else ""
        return say(lang, self.message, **self.facts) + hint

    def __reduce__(self) -> tuple[type[Told], tuple[dict[Lang, str]]]:
        """As it is sent from one process to another: in words, for what it speaks of may not travel."""
        return Told, ({lang: self.told(lang) for lang in LANGUAGES},)


class Told(Unusable):
    """What was said in another process."""

    def __init__(self, words: dict[Lang, str]) -> None:
        self.words = words
        super().__init__("told")

    def told(self, lang: Lang) -> str:
        return self.words[lang]


def choice(system: System, family: str, told: str) -> str:
    """The name a game has for a word of one of its families: `Embuscade` is the scenario `ambush`.

    `Unusable` with the nearest word if there is none; a game without such a family takes every word.
    """
    ids: list[str] = re.findall(rf"^{family}-([a-z0-9-]+) =", source(system, "en"), re.MULTILINE)
    words = {lang: {name: word(lang, system, family, name) for name in ids} for lang in LANGUAGES}
    for name in ids:
        if slug(told) in {slug(name), *(slug(words[lang][name]) for lang in LANGUAGES)}:
            return name
    if not ids:
        return told
    known = [words[language()][name] for name in ids]
    raise Unusable(f"unknown-{family}", nearest(told, [*ids, *known]), word=told[:60], known=known)


def listed(lang: Lang, words: Sequence[str]) -> str:
    """`a, b and c`."""
    if len(words) < 2:
        return words[0] if words else shared(lang, "nothing")
    return f"{', '.join(words[:-1])} {shared(lang, 'and')} {words[-1]}"


def shared(lang: Lang, message: str) -> str:
    """A shared message that asks for nothing."""
    return formatted(lang, None, message, {}) or message


LARGEST = 1e20
"""A number that is spelt as a language does it; beyond that nobody counts."""


def plain(lang: Lang, value: Any) -> Any:
    """A number that Fluent can count with, anything else as text."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float):
        return value if abs(value) < LARGEST else brief(value)
    if isinstance(value, list | tuple):
        return listed(lang, [str(part) for part in value])
    return "" if value is None else told(lang, value)


def told_plainly(lang: Lang, message: str, facts: Mapping[str, Any]) -> str:
    """What has no message, from its id and its facts."""
    told = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in facts.items())
    words = message.replace("-", " ").capitalize()
    return typeset(lang, f"{words} : {told}" if lang == "fr" else f"{words}: {told}") if told else words
