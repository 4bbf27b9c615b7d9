"""Stats as the rules have them, asked about a state that nobody plays: what estimates are made of.

The weights of habits were learnt with estimates that leave a few modifiers out (`LEFT_OUT`); all others count, those of
traits yet to come as well.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from escarmouche.core.game import Game
from escarmouche.core.position import NoDice
from escarmouche.core.rules import Stat
from escarmouche.core.state import Id
from escarmouche.games.evenor.figures import Skirmish
from escarmouche.games.evenor.rules.losses import save_blessed
from escarmouche.games.evenor.rules.melee import outnumbered
from escarmouche.games.evenor.rules.powers import confused_initiative
from escarmouche.games.evenor.rules.shooting import shooter_blessed, target_concealed, target_in_cover
from escarmouche.games.evenor.traits.dodge import dodging, elusive

LEFT_OUT = (
    outnumbered,
    confused_initiative,
    save_blessed,
    shooter_blessed,
    target_concealed,
    target_in_cover,
    dodging,
    elusive,
)
"""Modifiers that estimates leave out: those of sight take long to find, the others were never missed. `outnumbered`
counts as if two who are to fight stood in contact already (`estimates.edge`)."""

Change = Callable[[Game[Any], Id, Any], int]


def total(state: Skirmish, stat: Stat, who: Id, situation: Any = None, base: int | None = None) -> int:
    """A stat with its modifiers, but for those left out."""
    game = asked(state)
    value = stat.base(state.figures[who]) if base is None else base
    assert value is not None
    for change in changes(stat):
        value += change(game, who, situation)
    return min(max(value, stat.low), stat.high)


@cache
def changes(stat: Stat) -> tuple[Change, ...]:
    """The modifiers that count."""
    return tuple([change for _, _, change in stat.modifiers if change not in LEFT_OUT])


def asked(state: Skirmish) -> Game[Skirmish]:
    """A game in which nothing is rolled or told, to ask about this state; the last one is kept."""
    for game in LAST:
        if game.opened is state:
            return game
    game = Game(state, NoDice())
    LAST[:] = [game]
    return game


LAST: list[Game[Skirmish]] = []
