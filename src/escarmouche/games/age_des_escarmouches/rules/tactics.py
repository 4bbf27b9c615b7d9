"""Activation tactics: what they cost, how often, and those declared at the start of a speech turn."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from typing import Any

from msgspec.structs import replace

from escarmouche.core.decisions import Choose, Option, Refusal
from escarmouche.core.events import StatusGained
from escarmouche.core.game import Game
from escarmouche.core.piles import BOTTOM, TOP, move
from escarmouche.core.rules import carries, rule
from escarmouche.core.state import Id, Phase
from escarmouche.games.age_des_escarmouches.events import TacticUsed, UseCounted, reserve_of
from escarmouche.games.age_des_escarmouches.figures import ROUTED, VIGILANT, Fray
from escarmouche.games.age_des_escarmouches.rules.groups import GroupTurn
from escarmouche.games.age_des_escarmouches.rules.sequence import (
    CardTurn,
    FighterTurn,
    at_hand,
    compensate,
    heads,
    late,
    members,
    next_decision,
    pile_of,
    place_of,
    reserve,
    reveal,
    speech,
    waiting,
)
from escarmouche.games.age_des_escarmouches.rules.trials import attempt, difficulty_of
from escarmouche.games.age_des_escarmouches.stats import SPENT, Test, Use

COSTS = {"temporise": 2, "rush": 3, "intercept": 1, "force": 1}
"""Tactic points; Vigilance costs one for each fighter named."""
carries(f"{__name__}.COSTS", "AE-TTC-08")
FREE_UP_TO = 2
"""What a tactic may cost that Autorité gives away."""


# ---------------------------------------------------------------- paying


@rule("AE-TTC-04", "AE-TTC-07", "AE-CMD-03", "AE-LOSS-06", "AE-DEPL-01")
def why_silent(game: Game[Fray], side: str) -> Refusal | None:
    """A tactic needs an able commander, and there is one a speech turn."""
    state = game.state
    if state.able_commander(side) is None:
        return Refusal("no-commander", ("AE-TTC-04", "AE-LOSS-06"), {"side": side})
    if state.spoke.get(side):
        return Refusal("one-tactic-a-turn", ("AE-TTC-07",), {"tactic": state.spoke[side]})
    return None


@rule("AE-TTC-06")
def why_unpaid(game: Game[Fray], side: str, cost: int) -> Refusal | None:
    """It costs points, unless somebody's authority gives it away."""
    points = game.state.tactics.get(side, 0)
    if points >= cost or given(game, side, cost):
        return None
    cited = ("AE-TTC-06", "AE-TTC-08", *why_not_given(game, side, cost))
    return Refusal("not-enough-points", cited, {"cost": cost, "points": points})


@rule("AE-TTC-03", "AE-TTC-04", "AE-TTC-06", "AE-TTC-07", "AE-CMD-03", "AE-LOSS-06", "AE-DEPL-01")
def why_no_tactic(game: Game[Fray], side: str, tactic: str, cost: int) -> Refusal | None:
    """An able commander, one tactic a speech turn, as many of a kind as its rank, and the points."""
    silent = why_silent(game, side)
    leader = game.state.able_commander(side)
    if silent is not None or leader is None:
        return silent
    mine = game.state.used.get(side, {})
    used = sum(mine.values()) if game.state.options.get("tactic_limit") == "total" else mine.get(tactic, 0)
    if used >= leader.rank:
        return Refusal("used-as-often-as-the-rank", ("AE-TTC-03",), {"tactic": tactic, "limit": leader.rank})
    return why_unpaid(game, side, cost)


@rule("AE-AUTO-01", "AE-AUTO-02")
def given(game: Game[Fray], side: str, cost: int) -> bool:
    """Does somebody's authority give this tactic away? Once a turn, however many have it."""
    return bool(authorities(game.state, side)) and not why_not_given(game, side, cost)


@rule("AE-AUTO-01", "AE-AUTO-02")
def why_not_given(game: Game[Fray], side: str, cost: int) -> tuple[str, ...]:
    """Why an authority that a side has gives a tactic not away: it is too dear, or one was given away already."""
    used = any("authority" in one.uses for one in game.state.side(side))
    if not authorities(game.state, side):
        return ()
    return ("AE-AUTO-02",) if used else ("AE-AUTO-01",) if cost > FREE_UP_TO else ()


def authorities(state: Fray, side: str) -> list[Id]:
    return [one.id for one in state.in_play(side) if "authority" in one.skills]


@rule("AE-TTC-06", "AE-TTC-05", "AE-TACT-07", "AE-AUTO-01")
def pay(game: Game[Fray], side: str, tactic: str, cost: int, figure: Id = "") -> None:
    """A tactic is declared and paid for, with authority if its player likes."""
    points = game.state.tactics.get(side, 0)
    free = given(game, side, cost)
    if free and points >= cost:
        free = game.choose("authority", side, ("no", "yes"), "yes", "AE-AUTO-01") == "yes"
    if free:
        who = authorities(game.state, side)[0]
        game.tell(UseCounted(figure=who, name="authority", count=1, rules=("AE-AUTO-02",)))
    left = points if free else points - cost
    told = TacticUsed(side=side, tactic=tactic, cost=points - left, left=left, figure=figure, free=free)
    game.tell(replace(told, rules=("AE-TTC-06",)))
    leader = game.state.commander(side)
    if leader is not None:
        game.moment(SPENT, None, leader.id)


@rule("AE-SEQ-02")
def room(game: Game[Fray], side: str, card: str, wants: str) -> Refusal | None:
    """The reserve holds as many cards as the commander's rank."""
    held = reserve(game.state, side)
    leader = game.state.commander(side)
    if card in held or leader is None or len(held) < leader.rank:
        return None
    return Refusal("reserve-full", ("AE-SEQ-02", wants), {"limit": leader.rank})


# ---------------------------------------------------------------- Temporisation


@rule("AE-TEMP-01")
def why_no_delay(game: Game[Fray], side: str, answer: Any) -> Refusal | None:
    cards = pile_of(game.state, side)
    if not cards:
        return Refusal("pile-empty", ("AE-TEMP-01",), {"side": side})
    return room(game, side, cards[0], "AE-TEMP-01") or why_no_tactic(game, side, "temporise", COSTS["temporise"])


def delays(game: Game[Fray], side: str) -> list[Option]:
    return [Option("temporise", "", ("AE-TEMP-01",))] if why_no_delay(game, side, "temporise") is None else []


@speech("temporise", delays, why_no_delay)
@rule("AE-TEMP-01", "AE-TEMP-02", "AE-TURN-02", "AE-INTP-01")
def temporise(game: Game[Fray], side: str, answer: Any) -> None:
    """The head of the pile goes to the reserve, unseen, and the speech turn is over."""
    pay(game, side, "temporise", COSTS["temporise"])
    up = game.state.piles[side].cards[TOP].up
    move(game, side, reserve_of(side), TOP, BOTTOM, "AE-TEMP-01", up=up)
    compensate(game, side)


# ---------------------------------------------------------------- Ruée


def why_no_rush(game: Game[Fray], side: str, answer: Any) -> Refusal | None:
    card = answer.get("rush") if isinstance(answer, dict) else ""
    if card not in heads(game.state, side):
        return Refusal("not-head-of-sequence", ("AE-SEQ-05", "AE-RUEE-01"), {"card": str(card)})
    return why_no_tactic(game, side, "rush", COSTS["rush"])


def rushes(game: Game[Fray], side: str) -> list[Option]:
    if why_no_tactic(game, side, "rush", COSTS["rush"]) is not None:
        return []
    return [Option({"rush": card}, "", ("AE-RUEE-01",)) for card in heads(game.state, side)]


@speech("rush", rushes, why_no_rush)
@rule("AE-RUEE-01", "AE-TURN-02", "AE-REFU-03")
def rush(game: Game[Fray], side: str, answer: Any) -> None:
    """One card is activated, then perhaps a second."""
    pay(game, side, "rush", COSTS["rush"])
    card = answer["rush"]
    reveal(game, side, card, "AE-RUEE-01")
    game.then(CardTurn(side, card), Rush(side))


class Rush(Phase, frozen=True):
    """The second card of a Ruée, of the new head of sequence, or none."""

    side: str

    @rule("AE-RUEE-01")
    def run(self, game: Game[Any]) -> None:
        cards = heads(game.state, self.side)
        if not cards:
            return
        options = (Option("none"), *(Option({"activate": card}) for card in cards))
        answer = game.ask("second", self.side, partial(Choose, rules=("AE-RUEE-01",), options=options, decline="none"))
        if answer != "none":
            reveal(game, self.side, answer["activate"], "AE-RUEE-01", sure=False)
            game.then(RushCard(self.side, answer["activate"]))


class RushCard(Phase, frozen=True):
    """Each fighter of the second card makes its test before it is activated, those of a crew before their machine is
    used."""

    side: str
    card: str
    tried: tuple[Id, ...] = ()
    cleared: tuple[Id, ...] = ()
    """Those of a crew who have passed their test."""

    @rule("AE-RUEE-02", "AE-RUEE-03", "AE-RUEE-04", "AE-TTC-09")
    def run(self, game: Game[Any]) -> None:
        ready = [who for who in waiting(game.state, self.card) if who not in self.tried]
        left = [who for who in ready if ROUTED not in game[who].status]
        if not left:
            return
        fighters = [who for who in left if not game[who].machine]
        answer = game.ask("next", self.side, lambda: next_decision(left, fighters))
        some = (answer,) if isinstance(answer, str) else tuple(answer["group"])
        served = game[some[0]].machine
        testing = [who for who in at_hand(game.state, some[0]) if who in left] if served else some
        hard = pressure(game, game.state.other(self.side))
        passed = tuple(who for who in testing if who in self.cleared or hard is None or dashes(game, who, hard))
        failed = (who for who in testing if who not in passed)
        cleared = passed if served else self.cleared
        later = RushCard(self.side, self.card, (*self.tried, *some, *failed), cleared)
        going = some if served and passed else passed
        first = (GroupTurn(going),) if len(going) > 1 else tuple(FighterTurn(who) for who in going)
        game.then(*first, later)


@rule("AE-RUEE-02", "AE-RUEE-03")
def dashes(game: Game[Fray], who: Id, hard: int) -> bool:
    """The INI test of somebody on the second card; one of a crew that fails is of no use to its machine either."""
    passed = attempt(game, Test(who, "INI", "rush"), hard).passed
    if not passed and game[who].crew:
        game.tell(UseCounted(figure=who, name=late(game.state), count=1, rules=("AE-RUEE-03",)))
    return passed


def leader_of(game: Game[Fray], who: Id) -> Id:
    """Whose INI is meant: a fighter's own, for a machine that of the quickest of its crew."""
    crew = at_hand(game.state, who) if game[who].machine else []
    return max(crew, key=lambda one: difficulty_of(game, one, "INI", Use("rush")), default=who)


@rule("AE-RUEE-02", "AE-RUEE-05")
def pressure(game: Game[Fray], side: str) -> int | None:
    """The highest INI on the first card of a pile; the number is told, the card is not. None for an empty pile."""
    alive = [who for card in pile_of(game.state, side)[:1] for who in members(game.state, card)]
    return max((difficulty_of(game, who, "INI", Use("rush")) for who in alive), default=None)


# ---------------------------------------------------------------- Vigilance


def why_no_vigilance(game: Game[Fray], side: str, answer: Any) -> Refusal | None:
    card = answer.get("vigilance") if isinstance(answer, dict) else ""
    if card not in heads(game.state, side):
        return Refusal("not-head-of-sequence", ("AE-SEQ-05", "AE-VIGI-01"), {"card": str(card)})
    named = answer.get("who") or ()
    if not named or any(who not in waiting(game.state, card) for who in named):
        return Refusal("not-waiting", ("AE-VIGI-01",), {"card": card})
    if any(game[who].machine for who in named):
        return Refusal("a-machine", ("AE-WARM-01", "AE-VIGI-01"), {"figure": named[0]})
    if any(ROUTED in game[who].status for who in named):
        return Refusal("routed", ("AE-TTC-09", "AE-ROUT-03"), {"card": card})
    return room(game, side, card, "AE-VIGI-03") or why_no_tactic(game, side, "vigilance", len(named))


@rule("AE-VIGI-01", "AE-VIGI-03", "AE-ROUT-03")
def watches(game: Game[Fray], side: str) -> list[Option]:
    """Every card of the head of sequence, and every choice of its waiting fighters that can be paid for."""
    found = []
    for card in heads(game.state, side):
        ready = [who for who in waiting(game.state, card) if ROUTED not in game[who].status]
        ready = [who for who in ready if not game[who].machine]
        for number in range(1, len(ready) + 1):
            for some in combinations(ready, number):
                answer = {"vigilance": card, "who": list(some)}
                if why_no_vigilance(game, side, answer) is None:
                    found.append(Option(answer, "", ("AE-VIGI-01",)))
    return found


@speech("vigilance", watches, why_no_vigilance)
@rule("AE-VIGI-01", "AE-VIGI-02", "AE-VIGI-03", "AE-VIGI-04", "AE-VIGI-05")
def watch(game: Game[Fray], side: str, answer: Any) -> None:
    """The named fighters wait and watch, the others of the card are activated; the card lies open in the reserve."""
    card, named = answer["vigilance"], tuple(answer["who"])
    pay(game, side, "vigilance", len(named))
    reveal(game, side, card, "AE-VIGI-01")
    if card in pile_of(game.state, side):
        _, at = place_of(game.state, side, card)
        move(game, side, reserve_of(side), at, BOTTOM, "AE-VIGI-03", up=True)
    compensate(game, side)
    for who in named:
        game.tell(StatusGained(figure=who, status=VIGILANT, rules=("AE-VIGI-01",)))
    others = tuple(who for who in waiting(game.state, card) if who not in named)
    if others:
        game.then(CardTurn(side, card, others))
