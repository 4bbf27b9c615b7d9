"""Figures of a card activated as a group: they make the same action, on the same figure, at the same time."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Choose, Option, head
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id, Phase
from escarmouche.games.age_des_escarmouches.events import ActionTaken
from escarmouche.games.age_des_escarmouches.figures import ACTIVATED, Fray
from escarmouche.games.age_des_escarmouches.rules.actions import DEEDS, DONE, possible, why_not
from escarmouche.games.age_des_escarmouches.rules.sequence import FighterEnd, awaken
from escarmouche.games.age_des_escarmouches.stats import ACTED, AWAKES, PERFORMS


class GroupTurn(Phase, frozen=True):
    """Some fighters of a card are activated together."""

    members: tuple[Id, ...]

    @rule("AE-ACT-02", "AE-ACT-03")
    def run(self, game: Game[Any]) -> None:
        ready = []
        for who in self.members:
            awaken(game, who, "AE-SEQ-08")
            if game.moment(AWAKES, "go", who) != "stop" and game[who].in_play:
                ready.append(who)
        game.then(GroupActing(tuple(ready)), *(FighterEnd(who) for who in self.members))


class GroupActing(Phase, frozen=True):
    """One action of the group, and another as long as its player likes."""

    members: tuple[Id, ...]

    @rule("AE-ACT-03", "AE-ACT-09")
    def run(self, game: Game[Any]) -> None:
        left = tuple(who for who in self.members if game[who].in_play and game[who].activation != ACTIVATED)
        if left and act_together(game, left) != DONE:
            game.then(GroupActing(left))


@rule("AE-ACT-03")
def common(game: Game[Fray], members: tuple[Id, ...]) -> list[Option]:
    """What is open to every member: the same action on the same figure."""
    first, *others = members
    theirs = [[option.value for option in possible(game, who)] for who in others]
    return [option for option in possible(game, first) if all(option.value in values for values in theirs)]


@rule("AE-ACT-03", "AE-ACT-06")
def act_together(game: Game[Fray], members: tuple[Id, ...]) -> str:
    """One action of all; the name of the one just made."""

    def build() -> Choose:
        return Choose(
            rules=("AE-ACT-03",),
            facts={"group": list(members)},
            options=tuple(common(game, members)),
            decline=DONE,
            why_not=lambda answer: next((no for who in members if (no := why_not(game, who, answer))), None),
        )

    answer = game.ask("action", members[0], build)
    name = head(answer)
    if name != DONE:
        target = answer[name] if isinstance(answer, dict) and answer[name] in game.state.figures else ""
        for who in members:
            game.tell(ActionTaken(figure=who, action=name, target=target, rules=("AE-ACT-03",)))
            game.moment(PERFORMS, who, who, name)
        perform(game, tuple(who for who in members if game[who].in_play), name, answer)
        for who in members:
            game.moment(ACTED, None, who, name)
    return name


def perform(game: Game[Fray], members: tuple[Id, ...], name: str, answer: Any) -> None:
    """All at once where the action says how; else one after the other, whoever still can."""
    made = DEEDS[name]
    if made.together is not None:
        made.together(game, members, answer)
        return
    for who in members:
        if game[who].in_play and any(option.value == answer for option in made.offers(game, who)):
            made.performs(game, who, answer)
