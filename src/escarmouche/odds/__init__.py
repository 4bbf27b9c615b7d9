"""Odds: what may come of an answer, read from the live table by playing the rules themselves."""

import sys
from types import ModuleType
from typing import TYPE_CHECKING, Any

from escarmouche.core.decisions import Answer
from escarmouche.odds.asking import Placed
from escarmouche.odds.asking import odds as asked
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


class _Asked(ModuleType):
    """`esc.odds(position, answer)` holds although a package has the same name: it is asked itself."""

    def __call__(self, position: Placed, answer: Answer, **how: Any) -> Odds:
        return asked(position, answer, **how)


sys.modules[__name__].__class__ = _Asked
