"""A few words that a content file says in both languages."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from escarmouche.telling.languages import Lang
from escarmouche.telling.typography import typeset

Said = Annotated[str, Meta(min_length=1, max_length=1000)]


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """The same in both languages."""

    en: Said
    fr: Said

    def told(self, lang: Lang) -> str:
        return typeset(lang, self.fr if lang == "fr" else self.en)
