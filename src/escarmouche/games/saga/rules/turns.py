"""The turn: reactions, announcements, five segments, and its end."""

from __future__ import annotations

from typing import Any

from escarmouche.core.events import TurnBegan
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id, Phase
from escarmouche.games.saga.events import SegmentBegan, SegmentDone, TurnEnded
from escarmouche.games.saga.figures import SEGMENTS, Melee
from escarmouche.games.saga.rules import priority
from escarmouche.games.saga.rules.declaring import announce, lose_slot
from escarmouche.games.saga.rules.deeds import act, action
from escarmouche.games.saga.rules.effects import settle
from escarmouche.games.saga.rules.flight import flee
from escarmouche.games.saga.rules.survival import begin
from escarmouche.games.saga.rules.tactics import review
from escarmouche.games.saga.rules.tasks import goes_on
from escarmouche.games.saga.rules.treks import trek
from escarmouche.games.saga.scenarios.victory import decide
from escarmouche.games.saga.stats import SEGMENT, SEGMENT_ENDS, TURN, TURN_ENDS


class Turn(Phase, frozen=True):
    """Five seconds begin: everybody reacts, then announces."""

    @rule("SG-TURN-01", "SG-TURN-03", "SG-DECL-02")
    def run(self, game: Game[Any]) -> None:
        game.tell(TurnBegan(turn=game.state.turn + 1, side=game.state.sides[0], rules=("SG-TURN-01",)))
        trek(game)
        review(game)
        for one in game.state.fighters():
            game.moment(TURN, None, one.id)
        for one in game.state.fighters():
            priority.react(game, one.id, "SG-TURN-03")
        game.then(*map(Announcing, priority.announcing(game)), Segment(1))


class Announcing(Phase, frozen=True):
    """One announces; those after it have heard."""

    who: Id

    @rule("SG-DECL-02", "SG-SURV-08")
    def run(self, game: Game[Any]) -> None:
        if not game[self.who].in_play:
            return
        if game[self.who].declared.survival == "next":
            begin(game, self.who)
        elif not goes_on(game, self.who):
            announce(game, self.who)


class Segment(Phase, frozen=True):
    """One second: those with a declared action first."""

    number: int

    @rule("SG-TURN-02", "SG-PRIO-07")
    def run(self, game: Game[Any]) -> None:
        game.tell(SegmentBegan(segment=self.number, rules=("SG-TURN-02",)))
        everybody = [one.id for one in game.state.fighters()]
        if priority.renews(game, self.number):
            for who in everybody:
                priority.react(game, who, "SG-PRIO-07")
        for who in everybody:
            game.moment(SEGMENT, None, who, self.number)
        game.then(*map(Acting, priority.order(game.state)), SegmentEnd(self.number))


class Acting(Phase, frozen=True):
    """One character in a segment, an action at a time."""

    who: Id

    @rule("SG-PRIO-09", "SG-CORE-16")
    def run(self, game: Game[Any]) -> None:
        who = self.who
        if "acted" in game[who].busy:
            return
        lose_slot(game, who)
        if game[who].in_play and act(game, who) and game[who].in_play:
            game.then(Acting(who))
            return
        flee(game, who)
        game.tell(SegmentDone(figure=who))
        settle(game, who)
        decide(game)


@action("after", priority.yields, priority.why_no_yield, "innate")
@rule("SG-PRIO-02", "SG-PRIO-08")
def let_act(game: Game[Melee], who: Id, answer: Any) -> None:
    """Whoever has the initiative lets an opponent act first."""
    priority.yielded(game, who, answer)
    game.then(Acting(answer["after"]))


class SegmentEnd(Phase, frozen=True):
    """The second is over: what was simultaneous is suffered."""

    number: int

    @rule("SG-PRIO-05", "SG-TURN-02")
    def run(self, game: Game[Any]) -> None:
        for who in list(game.state.figures):
            settle(game, who)
        for one in game.state.fighters():
            game.moment(SEGMENT_ENDS, None, one.id, self.number)
        decide(game)
        game.then(Segment(self.number + 1) if self.number < SEGMENTS else TurnEnd())


class TurnEnd(Phase, frozen=True):
    """The end of a turn: what people worked at is tested first, then maluses of actions are over."""

    @rule("SG-TURN-03", "SG-TURN-04")
    def run(self, game: Game[Any]) -> None:
        for one in sorted(game.state.figures.values(), key=lambda one: one.task is None):
            if one.on_table:
                game.moment(TURN_ENDS, None, one.id)
        game.tell(TurnEnded(turn=game.state.turn, rules=("SG-TURN-04",)))
        decide(game, over=True)
        game.then(Turn())
