"""`escarmouche vocabulary`: every word a case may use in a game."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from escarmouche.cli.common import print_json, system_named

if TYPE_CHECKING:
    from collections.abc import Sequence

    from escarmouche.core.system import Word

SECTIONS = (
    ("decisions", "Decisions, with the form of their answers (play)", "Décisions et forme des réponses (play)"),
    ("dice", "Dice, by purpose (dice)", "Dés, par usage (dice)"),
    ("events", "Events, with their fields (expect.events)", "Événements et leurs champs (expect.events)"),
    ("queries", "Queries (query)", "Questions à la table (query)"),
    ("statuses", "Statuses (status)", "États (status)"),
    ("figure_fields", "Figure fields (with, expect.figures)", "Champs des figurines (with, expect.figures)"),
    ("skills", "Skills (figures.skills)", "Compétences (figures.skills)"),
    ("options", "Options (options)", "Options (options)"),
    ("terrain", "Kinds of terrain (terrain)", "Types de décor (terrain)"),
    ("cards", "Cards (figures.profile, figures.equipment, list.members)", "Cartes (profile, equipment, list.members)"),
    ("notes", "Good to know", "Bon à savoir"),
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
    from msgspec.structs import replace

    from escarmouche.core.casefiles import NOTES
    from escarmouche.core.texts import language

    words = system_named(game).vocabulary()
    words = replace(words, notes=(*NOTES, *words.notes))
    if json:
        print_json(msgspec.to_builtins(words))
        return 0
    french = language(lang) == "fr"
    sides = ", ".join(words.sides)
    print(
        f"{words.game}: unité {words.unit}, camps {sides}"
        if french
        else f"{words.game}: unit {words.unit}, sides {sides}"
    )
    for name, english, other in SECTIONS:
        section(other if french else english, getattr(words, name))
    print(f"\n{'Profils (figures.profile)' if french else 'Profiles (figures.profile)'}")
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
        told = f"{meaning}  → {word.form}" if word.form and meaning else meaning or word.form
        print(
            textwrap.fill(f"{word.name:<{wide}}  {told}", 118, initial_indent="  ", subsequent_indent=" " * (wide + 4))
        )
