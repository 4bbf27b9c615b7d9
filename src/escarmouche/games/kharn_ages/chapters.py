"""The chapters of the book, imported so that their actions, modifiers and hooks are known. One line a chapter; the
order is that in which hooks of the same moment run."""

from importlib import import_module

NAMES = (
    "misprints",
    "movement",
    "melee",
    "shooting",
    "assault",
    "effects",
    "skills",
    "postures",
    "ailments",
    "morale",
    "fright",
    "special",
    "terrain",
    "water",
    "falls",
    "climbing",
    "structure",
    "throwing",
    "care",
    "handling",
    "equipment",
    "errands",
    "spoils",
    "alert",
    "ambush",
    "scenarios.objectives",
    "scenarios.arson",
    "spells",
    "magic",
    "activation",
)

CHAPTERS = tuple(import_module(f"escarmouche.games.kharn_ages.{name}") for name in NAMES)
