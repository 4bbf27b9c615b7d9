"""L'Âge des Escarmouches: secret piles, interrupts, melees split by choice, d6, rules 0.6.2."""

from escarmouche.games.age_des_escarmouches.system import SYSTEM

__all__ = ["SYSTEM"]
