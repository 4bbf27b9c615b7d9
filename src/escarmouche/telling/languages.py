"""Which language is spoken: French or English."""

from __future__ import annotations

import os
from typing import Literal

Lang = Literal["en", "fr"]
LANGUAGES: tuple[Lang, ...] = ("en", "fr")


def language(explicit: str | None = None) -> Lang:
    """French or English: the option given, then ESCARMOUCHE_LANG, LC_ALL and LANG, the first that says something."""
    for told in (explicit, *(os.environ.get(name) for name in ("ESCARMOUCHE_LANG", "LC_ALL", "LANG"))):
        if told:
            return "fr" if told.lower().startswith("fr") else "en"
    return "en"
