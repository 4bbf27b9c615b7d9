"""Odds: what may come of an answer, read from the live table by playing the rules themselves."""

from escarmouche.odds.pools import Spread, distribution
from escarmouche.odds.sampled import Chance, Odds, quick

__all__ = ["Chance", "Odds", "Spread", "distribution", "quick"]
