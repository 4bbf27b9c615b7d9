"""Khârn-Âges: beast-folk of Safar, d10, basic rules in the French and the English edition."""

from escarmouche.games.kharn_ages.system import SYSTEM

__all__ = ["SYSTEM"]
