"""Two profiles set against each other: the odds of an attack in a situation that the game lays out."""

from __future__ import annotations

from collections.abc import Mapping

from escarmouche.core.dice import SeededDice
from escarmouche.core.position import Position, advance, begin
from escarmouche.core.system import System
from escarmouche.files.words import nearest
from escarmouche.odds.exact import odds
from escarmouche.odds.results import Odds
from escarmouche.telling.texts import Unusable


def settled(system: System, told: Mapping[str, str]) -> dict[str, str]:
    """The conditions in full: what is not told is as usual; `Unusable` names what cannot be chosen."""
    form = {field.name: field for field in system.odds.duel_form}
    if not form:
        raise Unusable("no-duels", None, game=system.title)
    for name, value in told.items():
        if name not in form:
            raise Unusable("wrong-option", nearest(name, form), word=name[:40], known=list(form))
        if value not in form[name].choices:
            known = list(form[name].choices)
            raise Unusable("wrong-option", nearest(value, known), word=f"{name}={value[:40]}", known=known)
    return {name: told.get(name, field.default) for name, field in form.items()}


def duel(
    system: System, attacker: str, defender: str, told: Mapping[str, str], policy: str = "best"
) -> tuple[Position, Odds]:
    """The position before one profile attacks another, and what may come of it."""
    known = [card.name for card in system.lists.cards()]
    for name in (attacker, defender):
        if name not in known:
            raise Unusable("unknown-profile", nearest(name, known), word=name[:60], game=system.title)
    laid = system.odds.duel(attacker, defender, settled(system, told))
    dice = SeededDice("duel")
    position = begin(laid.state, dice, auto=False).position
    *before, (_, attack) = laid.answers
    for key, answer in before:
        position = until(position, key, dice)
        position = advance(position, answer, dice, auto=False).position
    position = until(position, laid.answers[-1][0], dice)
    return position, odds(system, position, attack, policy=policy)


def until(position: Position, key: str, dice: SeededDice) -> Position:
    """Other questions on the way take their default."""
    while position.decision().key != key:
        position = advance(position, position.decision().default, dice, auto=False).position
    return position
