"""Salvos: a group that shoots, bombards or breathes does so at the same time."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.figures import Fray
from escarmouche.games.age_des_escarmouches.rules.actions import Offers, Together
from escarmouche.games.age_des_escarmouches.rules.life import all_at_once
from escarmouche.games.age_des_escarmouches.stats import Blow

Looses = Callable[[Game[Fray], Id, Any], Iterable[Blow]]
"""What one fighter lets fly: the damage tests that come of it."""


def salvo(offers: Offers, looses: Looses) -> Together:
    """How a group lets fly: everybody to whom it is still open, then all damage tests."""

    @rule("AE-ACT-03")
    def together(game: Game[Fray], members: tuple[Id, ...], answer: Any) -> None:
        able = [who for who in members if any(one.value == answer for one in offers(game, who))]
        all_at_once(game, [blow for who in able for blow in looses(game, who, answer)])

    return together
