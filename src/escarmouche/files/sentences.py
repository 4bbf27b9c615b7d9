"""What is wrong, said in English where it is found out, and told in French, too: `french.yaml` has the other words.

A sentence is a text that knows what it was made of. It is written as it is read, `said("{key} is missing", key=…)`, and
whoever shows it asks `told(lang, sentence)`; what nobody translates is told as it is.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Protocol, runtime_checkable

FRENCH = Path(__file__).with_name("french.yaml")
NOUN = "noun"
"""The fact of a sentence that names a kind of thing: `no {noun} is called {word}`."""


class Sentence(str):
    """Something said in English, with its pattern and what stands in it."""

    pattern = ""
    facts: dict[str, object] = {}

    def told(self, lang: str) -> str:
        if lang != "fr" or self.pattern not in french()["sentences"]:
            return self.pattern.format(**{name: told(lang, fact) for name, fact in self.facts.items()})
        facts = {name: told(lang, fact) for name, fact in self.facts.items()}
        if NOUN in facts:
            facts[NOUN] = french()["nouns"].get(facts[NOUN], facts[NOUN])
        return french()["sentences"][self.pattern].format(**facts)


@runtime_checkable
class Speaks(Protocol):
    """A sentence, or an error that is one."""

    def told(self, lang: str) -> str: ...


def said(pattern: str, /, **facts: object) -> Sentence:
    """A sentence, and what stands in it: texts, numbers, other sentences, errors."""
    made = Sentence(pattern.format(**facts))
    made.pattern, made.facts = pattern, facts
    return made


def told(lang: str, words: object) -> str:
    """In English or French, as far as there are words."""
    return words.told(lang) if isinstance(words, Speaks) else str(words)


@cache
def french() -> dict[str, dict[str, str]]:
    """By what is said in English; typed with ordinary spaces and apostrophes."""
    import yaml

    found = yaml.safe_load(FRENCH.read_text(encoding="utf-8"))
    return {part: {words: typeset(others) for words, others in table.items()} for part, table in found.items()}


def typeset(words: str) -> str:
    """French typography: curly apostrophes, and spaces that do not break."""
    curly = re.sub(r"(?<=\w)'(?=\w)", "’", words).replace("« ", "«\N{NO-BREAK SPACE}")
    narrow = re.sub(r" (?=[;?!])", "\N{NARROW NO-BREAK SPACE}", curly)
    return re.sub(r" (?=[:»])", "\N{NO-BREAK SPACE}", narrow)
