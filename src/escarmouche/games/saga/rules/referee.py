"""The referee: what the book leaves to him is asked of his seat, or answered by the encounter's settings."""

from __future__ import annotations

from collections.abc import Collection

from escarmouche.core.decisions import ChooseNumber
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.seating import REFEREE
from escarmouche.core.state import Id
from escarmouche.games.saga.events import Ruled
from escarmouche.games.saga.figures import Melee


@rule("SG-ACT-07")
def ruled(game: Game[Melee], key: str, words: Collection[str], usual: str, *rules: str, about: Id = "") -> str:
    """The word the referee chooses; without a referee, the usual one. Everybody is told what was ruled."""
    if not game.state.referee:
        return usual
    answer = game.choose(key, REFEREE, words, usual, *rules, about=about)
    game.tell(Ruled(ruling=key, answer=answer, figure=about, rules=rules))
    return answer


HARDEST = 60
"""The highest difficulty a referee sets."""


def measured(
    game: Game[Melee], key: str, usual: int, *rules: str, about: Id, least: int = 0, most: int = HARDEST
) -> int:
    """The number the referee sets, a difficulty or a malus; without a referee, the usual one."""
    if not game.state.referee:
        return usual
    question = ChooseNumber(rules=rules, facts={"about": about}, least=least, most=most, decline=usual)
    answer = int(game.ask(key, REFEREE, lambda: question))
    game.tell(Ruled(ruling=key, answer=str(answer), figure=about, rules=rules))
    return answer
