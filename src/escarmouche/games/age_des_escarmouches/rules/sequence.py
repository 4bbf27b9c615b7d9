"""Speech turns: the head of sequence, refusals, and the cards that are activated."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain, combinations
from typing import Any

from msgspec import Struct

from escarmouche.core.decisions import Choose, Option, Refusal, head
from escarmouche.core.game import Game
from escarmouche.core.piles import TOP, Pile, move, turn
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id, Phase
from escarmouche.games.age_des_escarmouches.events import (
    ActivationEnded,
    Awoken,
    Compensated,
    Refusing,
    Revealed,
    SpeechBegan,
    played_of,
    reserve_of,
)
from escarmouche.games.age_des_escarmouches.figures import ACTIVATED, VIGILANT, WAITING, Fighter, Fray
from escarmouche.games.age_des_escarmouches.rules.actions import DONE, act
from escarmouche.games.age_des_escarmouches.scenarios.victory import look_at_the_clock
from escarmouche.games.age_des_escarmouches.stats import AWAKES, LEFT, SLEEPS, STIRS

EMPTY = Pile()

# ---------------------------------------------------------------- the sequence


@rule("AE-SEQ-01")
def there(state: Fray) -> list[Fighter]:
    """Everybody in play; while armies are deployed, those about to be as well."""
    deploying = state.phase == "deployment"
    return [one for one in state.figures.values() if one.pv > 0 and (one.on_table or deploying)]


def members(state: Fray, card: str) -> list[Id]:
    """The living fighters a card stands for."""
    return [one.id for one in there(state) if one.card == card]


@rule("AE-SEQ-01", "AE-SEQ-03")
def cards_of(state: Fray, side: str) -> list[str]:
    """The cards of a side that stand for somebody alive; a machine that nobody serves needs none."""
    alive = [one for one in there(state) if one.side == side]
    if state.phase != "deployment":
        alive = [one for one in alive if not one.machine or at_hand(state, one.id)]
    return list(dict.fromkeys(one.card for one in alive))


@rule("AE-WARM-06", "AE-WARM-14")
def at_hand(state: Fray, machine: Id) -> list[Id]:
    """The crew of a machine, as far as it is still to be activated."""
    crew = [one for one in state.figures.values() if one.crew == machine and one.in_play]
    return [one.id for one in crew if one.activation == WAITING and VIGILANT not in one.status]


def late(state: Fray) -> str:
    """The name under which it is counted that somebody failed the test of a Ruée in this speech turn."""
    return f"late:{state.speech}"


def spent(state: Fray, who: Id) -> bool:
    """Has somebody been activated, or is it a machine that nobody can use any more?"""
    me = state.figures[who]
    idle = me.machine and me.activation == WAITING and not at_hand(state, who)
    return me.activation == ACTIVATED or idle


@rule("AE-SEQ-06", "AE-SEQ-10")
def waiting(state: Fray, card: str) -> list[Id]:
    """Those of a card who are still waiting."""
    left = [who for who in members(state, card) if state.figures[who].activation == WAITING]
    return [who for who in left if not spent(state, who)]


@rule("AE-SEQ-04", "AE-SEQ-05", "AE-SEQ-02")
def heads(state: Fray, side: str) -> list[str]:
    """The head of sequence: the head of the pile and every card of the reserve."""
    return [*pile_of(state, side)[:1], *reserve(state, side)]


def pile_of(state: Fray, side: str) -> list[str]:
    """The cards of a pile, the head first."""
    return [card.face for card in state.piles.get(side, EMPTY).cards]


def reserve(state: Fray, side: str) -> list[str]:
    """The cards of a reserve."""
    return [card.face for card in state.piles.get(reserve_of(side), EMPTY).cards]


def place_of(state: Fray, side: str, card: str) -> tuple[str, int]:
    """The pile or the reserve a card lies in, and where."""
    name = side if card in pile_of(state, side) else reserve_of(side)
    return name, [one.face for one in state.piles[name].cards].index(card)


@rule("AE-ACT-01", "AE-VIGI-03")
def reveal(game: Game[Fray], side: str, card: str, *rules: str, sure: bool = True) -> None:
    """A card is turned up where it lies, unless it lies so already; not surely to be activated if there are tests."""
    name, at = place_of(game.state, side, card)
    if not game.state.piles[name].cards[at].up:
        turn(game, name, at, *rules)
    game.tell(Revealed(side=side, card=card, sure=sure, rules=rules))


@rule("AE-SEQ-07", "AE-SEQ-10")
def leave(game: Game[Fray], side: str, card: str, *rules: str) -> None:
    """A card leaves the sequence, seen by all."""
    name, at = place_of(game.state, side, card)
    move(game, name, played_of(side), at, TOP, *rules, up=True)


@rule("AE-SEQ-06", "AE-SEQ-07")
def tidy(game: Game[Fray]) -> None:
    """Cards whose fighters are all activated, or dead, leave the sequence at once."""
    state = game.state
    left = {one.card for one in there(state) if not spent(state, one.id)}
    for side in state.sides:
        for card in [*pile_of(state, side), *reserve(state, side)]:
            if card not in left:
                leave(game, side, card, "AE-SEQ-07")


@at(LEFT, "AE-SEQ-06", "AE-SEQ-07")
def falls(game: Game[Fray], value: None, who: Id, situation: object) -> None:
    """The card of the dead leaves the sequence if it stands for nobody else who waits."""
    if game.state.phase == "activation":
        tidy(game)


# ---------------------------------------------------------------- speech turns


class Speech(Struct, frozen=True):
    """Something a side may do with its speech turn: what is open, how it is done, why not."""

    name: str
    offers: Callable[[Game[Fray], str], list[Option]]
    performs: Callable[[Game[Fray], str, Any], None]
    refuses: Callable[[Game[Fray], str, Any], Refusal | None]


SPEECHES: dict[str, Speech] = {}


def speech(
    name: str,
    offers: Callable[[Game[Fray], str], list[Option]],
    refuses: Callable[[Game[Fray], str, Any], Refusal | None],
) -> Callable[[Callable[[Game[Fray], str, Any], None]], Callable[[Game[Fray], str, Any], None]]:
    """Register something a speech turn may be used for."""

    def register(performs: Callable[[Game[Fray], str, Any], None]) -> Callable[[Game[Fray], str, Any], None]:
        SPEECHES[name] = Speech(name, offers, performs, refuses)
        return performs

    return register


class SpeechTurn(Phase, frozen=True):
    """A side activates a card of its head of sequence, or refuses; then it is the other's turn."""

    side: str

    @rule("AE-TURN-01", "AE-TURN-04", "AE-SEQ-09")
    def run(self, game: Game[Any]) -> None:
        from escarmouche.games.age_des_escarmouches.rules.combat import CombatPhase

        tidy(game)
        if game.state.speech:
            look_at_the_clock(game, "AE-GAME-06")
        side = self.side
        if not heads(game.state, side):
            side = game.state.other(side)
            if not heads(game.state, side):
                game.then(CombatPhase())
                return
        game.tell(SpeechBegan(side=side, rules=("AE-TURN-01",)))
        answer = game.ask("speech", side, lambda: speech_decision(game, side))
        SPEECHES[head(answer)].performs(game, side, answer)
        game.then(SpeechTurn(game.state.other(side)))


def speech_decision(game: Game[Fray], side: str) -> Choose:
    found = [option for one in SPEECHES.values() for option in one.offers(game, side)]
    return Choose(
        rules=("AE-TURN-01",),
        options=tuple(found),
        decline=found[0].value,
        why_not=lambda answer: why_not(game, side, answer),
    )


def why_not(game: Game[Fray], side: str, answer: Any) -> Refusal | None:
    one = SPEECHES.get(head(answer)) if isinstance(answer, str | dict) else None
    return None if one is None else one.refuses(game, side, answer)


def activations(game: Game[Fray], side: str) -> list[Option]:
    return [Option({"activate": card}, "", ("AE-TURN-01", "AE-SEQ-05")) for card in heads(game.state, side)]


def why_no_activation(game: Game[Fray], side: str, answer: Any) -> Refusal | None:
    return Refusal("not-head-of-sequence", ("AE-SEQ-05",), {"card": str(answer.get("activate", ""))})


@speech("activate", activations, why_no_activation)
@rule("AE-TURN-01", "AE-ACT-01", "AE-AIDE-04")
def activate(game: Game[Fray], side: str, answer: Any) -> None:
    """A card is shown and all its waiting fighters are activated."""
    card = answer["activate"]
    reveal(game, side, card, "AE-ACT-01")
    game.then(CardTurn(side, card))


def refusing(game: Game[Fray], side: str) -> list[Option]:
    return [Option("refuse", "", ("AE-REFU-04",))] if why_no_refusal(game, side, "refuse") is None else []


@rule("AE-REFU-04", "AE-REFU-05")
def why_no_refusal(game: Game[Fray], side: str, answer: Any) -> Refusal | None:
    state = game.state
    none = () if state.refusals.get(side, 0) > 0 else ("AE-REFU-01", "AE-REFU-04", "AE-TURN-01")
    if state.speech <= 1 and state.first == side:
        return Refusal("first-speech-turn", ("AE-REFU-05", *none))
    return Refusal("no-refusal", none) if none else None


@speech("refuse", refusing, why_no_refusal)
@rule("AE-REFU-04")
def refuse(game: Game[Fray], side: str, answer: Any) -> None:
    """The speech turn ends without a card."""
    game.tell(Refusing(side=side, left=game.state.refusals[side] - 1, rules=("AE-REFU-04",)))


@rule("AE-REFU-02", "AE-REFU-03")
def compensate(game: Game[Fray], side: str) -> None:
    """A card was not activated: a refusal less, or one more for the other side."""
    left = dict(game.state.refusals)
    if left.get(side, 0) > 0:
        left[side] -= 1
    else:
        other = game.state.other(side)
        left[other] = left.get(other, 0) + 1
    game.tell(Compensated(refusals=left, rules=("AE-REFU-02",)))


# ---------------------------------------------------------------- one card, one fighter


class CardTurn(Phase, frozen=True):
    """The waiting fighters of a card, one after another, in the order their player likes."""

    side: str
    card: str
    only: tuple[Id, ...] | None = None
    """Those who are activated now; everybody who waits without it."""

    @rule("AE-ACT-01", "AE-ACT-02")
    def run(self, game: Game[Any]) -> None:
        from escarmouche.games.age_des_escarmouches.rules.groups import GroupTurn

        left = [who for who in waiting(game.state, self.card) if self.only is None or who in self.only]
        if not left:
            return
        fighters = [who for who in left if not game[who].machine]
        answer = game.ask("next", self.side, lambda: next_decision(left, fighters))
        turn = FighterTurn(answer) if isinstance(answer, str) else GroupTurn(tuple(answer["group"]))
        game.then(turn, CardTurn(self.side, self.card, self.only))


def next_decision(left: list[Id], grouped: Sequence[Id] = ()) -> Choose:
    """One of them, or some of those who may form a group."""
    some = chain.from_iterable(combinations(grouped, number) for number in range(2, len(grouped) + 1))
    options = [Option(who, who) for who in left] + [Option({"group": list(group)}) for group in some]
    return Choose(rules=("AE-ACT-02",), options=tuple(options), decline=left[0])


class FighterTurn(Phase, frozen=True):
    """A fighter is activated: what happens as it awakes, then its actions."""

    who: Id

    @rule("AE-SEQ-08", "AE-ACT-01")
    def run(self, game: Game[Any]) -> None:
        awaken(game, self.who, "AE-SEQ-08")
        if game.moment(AWAKES, "go", self.who) == "stop" or not game[self.who].in_play:
            game.then(FighterEnd(self.who))
            return
        game.then(Acting(self.who), FighterEnd(self.who))


class Acting(Phase, frozen=True):
    """One action, and another as long as its player likes."""

    who: Id

    @rule("AE-ACT-04", "AE-ACT-09")
    def run(self, game: Game[Any]) -> None:
        if not game[self.who].in_play or game[self.who].activation == ACTIVATED:
            return
        if act(game, self.who) != DONE:
            game.then(Acting(self.who))


class FighterEnd(Phase, frozen=True):
    """The activation of a fighter is over."""

    who: Id

    @rule("AE-SEQ-08")
    def run(self, game: Game[Any]) -> None:
        end_activation(game, self.who)


@rule("AE-SEQ-08", "AE-CONC-02", "AE-MUTA-06")
def awaken(game: Game[Fray], who: Id, cited: str) -> None:
    """A fighter is activated, in its own speech turn or by what it does in another's."""
    game.tell(Awoken(figure=who, rules=(cited,)))
    game.moment(STIRS, None, who)


def end_activation(game: Game[Fray], who: Id) -> None:
    """A fighter has been activated, whether it did something or not."""
    if game[who].activation != ACTIVATED:
        game.tell(ActivationEnded(figure=who, rules=("AE-SEQ-08",)))
        if game[who].in_play:
            game.moment(SLEEPS, None, who)
        tidy(game)
