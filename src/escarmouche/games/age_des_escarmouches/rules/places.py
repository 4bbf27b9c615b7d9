"""Places that somebody may choose among: some are proposed, and any other that is as good may be named."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from escarmouche.core.decisions import Answer, Choose, Option, Refusal, as_point
from escarmouche.core.game import Game
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.figures import Fray
from escarmouche.space.geometry import Point, distance

PLACE = "place"
NEAR = 0.02
"""How exactly a place is named, and a distance kept."""

Judge = Callable[[Point], Refusal | None]


class ChoosePlace(Choose, frozen=True, kw_only=True):
    """Choose one of some places; one that is named by hand is the nearest of them, or any that the judge takes."""

    judge: Judge | None = None

    def check(self, answer: Answer) -> Answer:
        if not isinstance(answer, dict) or [*answer] != [PLACE]:
            return super().check(answer)
        spot = as_point(self, answer[PLACE])
        for option in self.options:
            if isinstance(option.value, dict) and distance(spot, option.value[PLACE]) <= NEAR:
                return option.value
        if self.judge is None:
            return super().check(answer)
        refusal = self.judge(spot)
        if refusal is not None:
            raise self.refuse(refusal, answer)
        return {PLACE: list(spot)}


def choose_place(
    game: Game[Fray], key: str, who: Id, spots: list[Point], cited: str, judge: Judge | None = None, *others: str
) -> Any:
    """A place, or one of the words that stand beside the places; the first is the default."""
    options = (*(Option(word) for word in others), *(Option({PLACE: list(spot)}, "", (cited,)) for spot in spots))
    build = partial(ChoosePlace, rules=(cited,), options=options, decline=options[0].value, judge=judge)
    answer: Any = game.ask(key, who, build)
    return answer if isinstance(answer, str) else (answer[PLACE][0], answer[PLACE][1])
