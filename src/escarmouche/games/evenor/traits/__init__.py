"""The traits of Evenor: one function each, found by name. Importing this package registers them all."""

from escarmouche.core.rules import carries
from escarmouche.games.evenor.traits import (
    acrobat,
    courage,
    dodge,
    ethereal,
    fear,
    furious,
    ground,
    minds,
    multiple,
    pace,
    stealth,
)

__all__ = [
    "acrobat",
    "courage",
    "dodge",
    "ethereal",
    "fear",
    "furious",
    "ground",
    "minds",
    "multiple",
    "pace",
    "stealth",
]

IMPLEMENTED = frozenset(
    (
        "Acrobate",
        "Attaques multiples",
        "Bénédiction",
        "Charge furieuse",
        "Confusion",
        "Courageux",
        "Effrayant",
        "Esprit faible",
        "Esprit fort",
        "Esquive",
        "Furtif",
        "Insaisissable",
        "Lent",
        "Marcheur agile",
        "Meneur",
        "Meneur charismatique",
        "Perception",
        "Peu courageux",
        "Rapide",
        "Se cacher",
        "Soin",
        "Volant",
        "Éthéré",
    )
)
"""Every trait of the book; a content file may name no other."""
carries(f"{__name__}.IMPLEMENTED", "EV-TRT-01")
