"""What charts and reports of the lab say: the messages of `lab/texts`."""

from __future__ import annotations

import re

from escarmouche.telling.messages import Room
from escarmouche.telling.texts import Lang, say

ROOM = Room("escarmouche.lab")


def word(name: str, lang: Lang, **facts: object) -> str:
    """One of them, with its facts, as that language is set."""
    return numbers(say(lang, name, ROOM, **facts), lang)


def numbers(text: str, lang: Lang) -> str:
    """French writes 7,4 and 62 %."""
    if lang != "fr":
        return text
    return re.sub(r"(\d)%", "\\1\u00a0%", re.sub(r"(?<![\d.])(\d+)\.(\d+)(?!\d|\.\d)", r"\1,\2", text))
