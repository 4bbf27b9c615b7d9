"""How a game of Evenor begins: its state with the phases it goes through, and the first of them."""

from __future__ import annotations

from escarmouche.core.system import Setup
from escarmouche.files.words import slug
from escarmouche.games.evenor.cards import fighter, profiles
from escarmouche.games.evenor.figures import Fighter, Skirmish
from escarmouche.games.evenor.rules.activation import Activation, Rank, Wake
from escarmouche.games.evenor.rules.turns import Slot, Turn
from escarmouche.games.evenor.scenarios.deployment import Corner, Deploy, Prepare
from escarmouche.games.evenor.scenarios.tables import SIZE
from escarmouche.space.table import Table


class EvenorState(Skirmish, frozen=True, kw_only=True):
    """A game of Evenor with its phases named, so that it can be read back from JSON."""

    agenda: tuple[Prepare | Corner | Deploy | Turn | Slot | Activation | Rank | Wake, ...] = ()


def new_game(setup: Setup) -> EvenorState:
    """Two bands off the table, and everything still to be rolled, chosen and placed."""
    options = {"seed": setup.seed, "stop_after": 30, **setup.options}
    figures: dict[str, Fighter] = {}
    twice = set(map(slug, setup.lists.get("red", ()))) & set(map(slug, setup.lists.get("blue", ())))
    for side in ("red", "blue"):
        for name in setup.lists[side]:
            who = slug(name) + (f"-{side}" if slug(name) in twice else "")
            figures[who] = fighter(profiles()[name], who, side)
    return EvenorState(table=Table((SIZE, SIZE)), figures=figures, options=options, agenda=(Prepare(),))
