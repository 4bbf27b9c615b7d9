"""Texts: every event, question, option and refusal in French or English, and all that others need to speak.

Messages are Fluent files: `texts/en.ftl` and `texts/fr.ftl` for what all games share, and the same two in a game's own
`texts/` folder. A message that is missing is replaced by a plain rendering of its facts (`untold.missing` lists those).
"""

from __future__ import annotations

from escarmouche.files.words import slug
from escarmouche.telling.events import Events
from escarmouche.telling.languages import LANGUAGES, Lang, language
from escarmouche.telling.messages import known
from escarmouche.telling.questions import Questions
from escarmouche.telling.saying import Unusable, choice, listed, say
from escarmouche.telling.typography import cited, dice, number, point, typeset

__all__ = [
    "LANGUAGES",
    "Lang",
    "Texts",
    "Unusable",
    "choice",
    "cited",
    "dice",
    "known",
    "language",
    "listed",
    "number",
    "point",
    "say",
    "slug",
    "typeset",
]


class Texts(Events, Questions):
    """All that a game says, in one language."""
