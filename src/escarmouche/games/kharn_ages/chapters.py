"""The chapters of the book, imported so that their actions, modifiers and hooks are known. One line a chapter; the
order is that in which actions are offered and hooks of the same moment run, so this is imported before any of them."""

from importlib import import_module

NAMES = (
    "rules.alert",
    "scenarios.objectives",
    "rules.movement",
    "rules.activation",
    "rules.ambush",
    "rules.effects",
    "rules.melee",
    "rules.shooting",
    "skills",
    "rules.ailments",
    "rules.spells",
    "rules.magic",
    "rules.morale",
    "rules.structure",
    "misprints",
    "rules.assault",
    "rules.postures",
    "rules.fright",
    "rules.special",
    "rules.terrain",
    "rules.water",
    "rules.falls",
    "rules.climbing",
    "rules.throwing",
    "rules.care",
    "rules.carrying",
    "rules.equipment",
    "rules.quirks",
    "rules.trinkets",
    "later",
    "rules.errands",
    "rules.spoils",
    "scenarios.arson",
)

CHAPTERS = tuple(import_module(f"escarmouche.games.kharn_ages.{name}") for name in NAMES)
