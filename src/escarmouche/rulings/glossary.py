"""The glossary of a game: one sentence for what a player meets for the first time, and what its letters stand for.

`glossary.yaml` holds questions by their keys, states and letters. Skills need no entry, as their rules tell what they
do; one whose rule sends its reader on to others may have its own.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from escarmouche.core.system import System
from escarmouche.files import yamls
from escarmouche.rulings.ledger import ledger
from escarmouche.telling.texts import Lang, Texts, typeset


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence in both languages, and the rules behind it."""

    en: str
    fr: str
    rules: tuple[str, ...] = ()


class Glossary(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    questions: dict[str, Entry] = {}
    states: dict[str, Entry] = {}
    skills: dict[str, Entry] = {}
    letters: dict[str, Entry] = {}


class Term(Struct, frozen=True, kw_only=True):
    """Something to be met: its kind (question, state, skill, letter), its name, what it is called, what it means."""

    kind: str
    name: str
    label: str
    says: str
    rules: tuple[str, ...] = ()


@cache
def glossary(system: System) -> Glossary:
    """The entries of a game; none where it has no such file."""
    try:
        text = system.file("glossary.yaml")
    except FileNotFoundError:
        return Glossary()
    plain: Any = yamls.plain(yamls.parse(text, "glossary.yaml"))
    return msgspec.convert(plain, Glossary)


def terms(system: System, lang: Lang) -> tuple[Term, ...]:
    """Everything that explains itself, in a language."""
    book, texts, found = glossary(system), Texts(system, lang), ledger(system)
    told = [term("question", key, "", entry, lang) for key, entry in book.questions.items()]
    told += [term("state", name, texts.word("status", name), entry, lang) for name, entry in book.states.items()]
    told += [term("letter", name, texts.word("stat", name), entry, lang) for name, entry in book.letters.items()]
    for word in system.vocabulary().skills:
        rules = [found[one].text(lang) for one in word.rules if one in found]
        if rules:
            own = book.skills.get(word.name)
            says = typeset(lang, own.fr if lang == "fr" else own.en) if own else first_sentence(rules[0].rule)
            told.append(Term(kind="skill", name=word.name, label=rules[0].title, says=says, rules=word.rules))
    return tuple(told)


def term(kind: str, name: str, label: str, entry: Entry, lang: Lang) -> Term:
    return Term(
        kind=kind, name=name, label=label, says=typeset(lang, entry.fr if lang == "fr" else entry.en), rules=entry.rules
    )


def first_sentence(text: str) -> str:
    """Up to the first full stop that ends a sentence, without what stands in brackets."""
    plain = re.sub(r"[\s\u00a0\u202f]*\([^()]*\)", "", text)
    end = plain.find(". ")
    return plain if end < 0 else plain[: end + 1]
