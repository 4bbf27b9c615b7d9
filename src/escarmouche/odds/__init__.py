"""Odds: what may come of an answer, read from the live table by playing the rules themselves."""

from typing import TYPE_CHECKING, Any

from escarmouche.odds.pools import Spread, distribution
from escarmouche.odds.results import Chance, Odds, RollOdds
from escarmouche.odds.sampled import quick

if TYPE_CHECKING:
    from escarmouche.odds.exact import odds

__all__ = ["Chance", "Odds", "RollOdds", "Spread", "distribution", "odds", "quick"]


def __getattr__(name: str) -> Any:
    """`odds` brings numpy along: it is imported when somebody asks for it."""
    if name == "odds":
        from escarmouche.odds.exact import odds

        return odds
    raise AttributeError(name)
