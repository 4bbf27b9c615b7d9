"""`escarmouche vocabulary`: every word a case may use in a game."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from escarmouche.cli.common import print_json, system_named
from escarmouche.cli.words import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from escarmouche.core.system import Word

SECTIONS = (
    "decisions",
    "dice",
    "events",
    "queries",
    "statuses",
    "figure_fields",
    "skills",
    "modifiers",
    "options",
    "terrain",
    "cards",
    "notes",
)


def command(game: str, /, *, json: bool = False, lang: str | None = None) -> int:
    """Every word a case may use in a game.

    Parameters
    ----------
    game:
        Which game.
    json:
        The vocabulary as one JSON object.
    lang:
        The language of the headings: en or fr.
    """
    import msgspec

    from escarmouche.core.system import Word
    from escarmouche.rulings.vocabulary import told
    from escarmouche.telling.texts import language

    words = told(system_named(game))
    if json:
        print_json(msgspec.to_builtins(words))
        return 0
    tongue = language(lang)
    print(tell(tongue, "vocabulary-game", game=words.game, unit=words.unit, sides=", ".join(words.sides)))
    for name in SECTIONS:
        section(tell(tongue, f"vocabulary-{name.replace('_', '-')}"), getattr(words, name))
    listed = {name: ", ".join(those) for name, those in words.kinds.items() if those}
    section(tell(tongue, "vocabulary-kinds"), [Word(name, those) for name, those in listed.items()])
    print("\n" + tell(tongue, "vocabulary-profiles"))
    known = [words.plain, *words.profiles] if words.plain else words.profiles
    print(textwrap.fill(", ".join(known), 110, initial_indent="  ", subsequent_indent="  "))
    return 0


def section(title: str, words: Sequence[Word]) -> None:
    if not words:
        return
    print(f"\n{title}")
    wide = min(24, max(len(word.name) for word in words))
    for word in words:
        meaning = " ".join(word.meaning.split())
        line = f"{meaning}  → {word.form}" if word.form and meaning else meaning or word.form
        line += f"  [{', '.join(word.rules)}]" if word.rules else ""
        print(
            textwrap.fill(
                f"{word.name:<{wide}}  {line}",
                118,
                initial_indent="  ",
                subsequent_indent=" " * (wide + 4),
                break_on_hyphens=False,
            )
        )
