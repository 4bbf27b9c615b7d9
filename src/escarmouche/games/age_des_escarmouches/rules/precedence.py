"""Who goes first among fighters compared by a characteristic, and what becomes of ties."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.core.decisions import ChooseOrder, options
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.figures import Fray
from escarmouche.games.age_des_escarmouches.rules.trials import difficulty_of, settled_by, tie
from escarmouche.games.age_des_escarmouches.stats import Use


@rule("AE-DICE-08", "AE-CATT-02")
def lowest_first(game: Game[Fray], fighters: Sequence[Id], name: str, use: Use) -> list[Id]:
    """Fighters of one combat by a characteristic, the lowest first, ties settled."""
    worth = {who: difficulty_of(game, who, name, use) for who in fighters}
    order: list[Id] = []
    for value in sorted(set(worth.values())):
        order += settled(game, [who for who in fighters if worth[who] == value], name)
    return order


@rule("AE-TIE-06", "AE-TIE-07")
def settled(game: Game[Fray], tied: list[Id], name: str) -> list[Id]:
    """Friends go as their player likes; for each tie between enemies its winner says which of the two goes first."""
    sides = {side: [who for who in tied if game[who].side == side] for side in game.state.sides}
    few, many = sorted((some for some in sides.values()), key=len)
    if not few:
        return arranged(game, many)
    before: list[Id] = []
    for other in many:
        if first_of(game, few[0], other, name) == other:
            before.append(other)
    after = [who for who in many if who not in before]
    return [*arranged(game, before), *few, *arranged(game, after)]


@rule("AE-TIE-06")
def first_of(game: Game[Fray], one: Id, other: Id, name: str) -> Id:
    """The winner of a tie decides; whoever says nothing lets the other go first and sees what it does."""
    winner = tie(game, one, other, name)
    loser = other if winner == one else one
    return game.choose("precedence", winner, (one, other), loser, "AE-TIE-06", settled_by(game, one, other, name))


@rule("AE-TIE-07")
def arranged(game: Game[Fray], friends: list[Id]) -> list[Id]:
    """Tied friends in the order their player likes."""
    if len(friends) < 2:
        return friends
    return list(game.ask("order", friends[0], lambda: ChooseOrder(rules=("AE-TIE-07",), options=options(friends))))
