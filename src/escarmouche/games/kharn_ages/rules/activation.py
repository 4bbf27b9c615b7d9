"""An activation in its eight steps."""

from __future__ import annotations

from collections.abc import Callable

from escarmouche.core.decisions import ChooseOrder, Option, head
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id, Phase
from escarmouche.games.kharn_ages.events import Activated, ActivationEnded, Recovered
from escarmouche.games.kharn_ages.figures import STUNNED, Battle
from escarmouche.games.kharn_ages.rules.actions import ACTIONS, DONE, action_decision
from escarmouche.games.kharn_ages.scenarios.victory import judge
from escarmouche.games.kharn_ages.stats import ACTED, AILING, BOONS, ENDS, MORALE, RECOVERY, ROUSED, SHOCK, STARTS

Ailment = tuple[str, Callable[[Game[Battle], Id], None]]


class Activation(Phase, frozen=True):
    """Steps 1 to 6: what ails and what frightens, then AP and mastery dice are back."""

    who: Id

    @rule("KA-ACT-01", "KA-ACT-02", "KA-ACT-03", "KA-ACT-04", "KA-ACT-05", "KA-APT-02")
    def run(self, game: Game[Battle]) -> None:
        who = self.who
        game.moment(ROUSED, None, who)
        game.tell(Activated(figure=who, rules=("KA-ACT-01",)))
        game.moment(STARTS, None, who)
        ail(game, who)
        if not game[who].present:
            game.then(End(who))
            return
        game.moment(BOONS, None, who)
        if game.moment(MORALE, "go", who) == "stop" or not game[who].present:
            game.then(End(who))
            return
        game.moment(SHOCK, None, who)
        recover(game, who)
        game.then(Acting(who), End(who))


@rule("KA-ACT-03")
def ail(game: Game[Battle], who: Id) -> None:
    """Lasting negative effects in the order the owner chooses; one who dies of them has no further steps."""
    ailments = game.moment(AILING, [], who)
    if len(ailments) > 1:
        by_name = dict(ailments)
        names = tuple(Option(name) for name in by_name)
        order = game.ask("ailments", who, lambda: ChooseOrder(rules=("KA-ACT-03",), options=names))
        ailments = [(name, by_name[name]) for name in order]
    for _, strike in ailments:
        if game[who].present:
            strike(game, who)


@rule("KA-ACT-06", "KA-APT-02", "KA-APT-04", "KA-APT-05", "KA-MAS-11", "KA-MAS-13")
def recover(game: Game[Battle], who: Id) -> None:
    """AP are set to what is recovered, never added; all mastery dice come back and the pool is the level again."""
    why = game.total(RECOVERY, who)
    game.tell(Recovered(figure=who, ap=why.value, rules=("KA-ACT-06", "KA-APT-05")))


class Acting(Phase, frozen=True):
    """Step 7: one action after the other, each fully resolved before the next, until the player has done."""

    who: Id

    @rule("KA-ACT-07", "KA-RND-03", "KA-RES-04", "KA-STS-01")
    def run(self, game: Game[Battle]) -> None:
        who = self.who
        if not game[who].in_play or STUNNED in game[who].status:
            return
        answer = game.ask("action", who, lambda: action_decision(game, who))
        name = head(answer)
        if name == DONE:
            return
        game.moment(ACTED, None, who, name)
        ACTIONS[name].performs(game, who, answer)
        judge(game)
        if game.state.active == who:
            game.then(Acting(who))


class End(Phase, frozen=True):
    """Step 8: what lasts until the end of this activation expires; what is left stays for reactions."""

    who: Id

    @rule("KA-ACT-08", "KA-APT-03")
    def run(self, game: Game[Battle]) -> None:
        present = game[self.who].present
        if present:
            game.moment(ENDS, None, self.who)
        game.tell(ActivationEnded(figure=self.who, ap=game[self.who].ap, fallen=not present, rules=("KA-ACT-08",)))
        judge(game)
