"""Command: whom a chief reaches, how many at a time, the actions that orders take, and the test before them all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from escarmouche.core.decisions import ChooseSome, Option, Refusal, options
from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.cards import is_chariot
from escarmouche.games.saga.command_events import CommandLost, OrdersBegan, OrdersGiven, OrdersOver, OrdersStand
from escarmouche.games.saga.core import core_of
from escarmouche.games.saga.figures import ASLEEP, FLEEING, NEARLY, Character, Melee, Orders
from escarmouche.games.saga.rules.deeds import action
from escarmouche.games.saga.rules.trials import attempt
from escarmouche.games.saga.settings import setting
from escarmouche.games.saga.stats import CAPACITY, LEFT, SEGMENT, SEGMENT_ENDS, Trial
from escarmouche.space.geometry import gap

HAND = "hand"
GO_ON = "go-on"
AT_THE_HEAD, BEHIND_ABOVE, BEHIND = 10, 15, 20
"""Difficulties of the command test."""
HIGH = 0.5
"""Metres that make a position high."""

Gives = Callable[[Game[Melee], Id, Orders, tuple[Id, ...]], None]
ORDERS: dict[str, Gives] = {}
"""What each kind of order does to the men it reaches, once the command test is passed."""
REFUSED: dict[str, Callable[[Game[Melee], Id], Refusal | None]] = {}
"""Why a chief may not give a kind of order, where it has a condition of its own."""


def order(kind: str) -> Callable[[Gives], Gives]:
    """Register a kind of order."""

    def register(gives: Gives) -> Gives:
        ORDERS[kind] = gives
        return gives

    return register


# ---------------------------------------------------------------- whom, and how many


@rule("SG-CMD-01", "SG-CMD-02", "SG-HAND-01")
def hears(game: Game[Melee], chief: Id, who: Id, kind: str = "") -> bool:
    """Is somebody conscious, not fleeing, and near enough? One who flees can still be taken in hand."""
    it = game[who]
    if not it.in_play or ASLEEP in it.status or (FLEEING in it.status and kind != HAND):
        return False
    return gap(game[chief], it) <= int(setting(game.state.options, "voice_range_m")) + NEARLY


def men_of(state: Melee, chief: Id) -> list[Character]:
    """Everybody in play under a chief."""
    return [one for one in state.figures.values() if one.chief == chief and one.in_play]


@rule("SG-CMD-01", "SG-CMD-05", "SG-HAND-01", "SG-CHIEF-02")
def addressed(game: Game[Melee], chief: Id, kind: str) -> list[Id]:
    """Whom an order of this kind may reach: the chief's men; to be taken in hand, those under nobody too."""
    mine = [one for one in game.state.friends(chief) if one.chief == chief or (kind == HAND and not one.chief)]
    return [one.id for one in mine if hears(game, chief, one.id, kind)]


@rule("SG-CMD-03")
def capacity(game: Game[Melee], chief: Id) -> int:
    """How many men an action of command reaches."""
    return game.total(CAPACITY, chief).value


@modifies(CAPACITY, "Monté", "SG-CMD-03")
def seen_from_afar(game: Game[Melee], who: Id, situation: None) -> int:
    """+1 on horseback, +2 in a war chariot."""
    mount = game[who].mount
    if not mount:
        return 0
    return 2 if is_chariot(mount) else 1


@rule("SG-CMD-04")
def actions_for(men: int, reach: int) -> int:
    """The actions that so many men take, at so many an action."""
    return -(-men // reach)


# ---------------------------------------------------------------- giving orders


@rule("SG-CMD-01", "SG-CMD-03", "SG-GALV-02")
def commands(game: Game[Melee], who: Id) -> list[Option]:
    """Every order that somebody can give to somebody; and going on with those begun."""
    me = game[who]
    if not may_lead(game, who):
        return []
    found: list[Option] = [Option({"command": GO_ON}, "", ("SG-CMD-04",))] if me.orders is not None else []
    for kind in ORDERS:
        if why_not_this(game, who, kind) is None:
            tracks = ("fatigue", "wounds") if kind == "galvanise" else ("",)
            cited = by_hand(me) if kind == HAND else CITED[kind]
            found += [Option({"command": kind} | ({"track": one} if one else {}), "", cited) for one in tracks]
    return found


CITED = {
    "courage": ("SG-COUR-01",),
    "tactics": ("SG-TAC-01",),
    HAND: ("SG-HAND-01",),
    "galvanise": ("SG-GALV-02",),
}
"""The rule of each kind of order."""


@rule("SG-HAND-01", "SG-CHIEF-02")
def by_hand(me: Character) -> tuple[str, ...]:
    """By which rules somebody takes others in hand: a chief, or one who becomes theirs."""
    return CITED[HAND] if me.leads else (*CITED[HAND], "SG-CHIEF-02")


@rule("SG-CMD-03", "SG-CHIEF-02")
def may_lead(game: Game[Melee], who: Id) -> bool:
    """A chief with a capacity, whoever its own chief is; or, where a side has lost a chief or has none, anybody who has
    one and obeys nobody."""
    me = game[who]
    if not me.skill("command") and not capacity(game, who):
        return False
    if me.leads or men_of(game.state, who):
        return True
    side = game.state.side(me.side)
    lost = any(one.mourned or (one.leads and not one.in_play) for one in side)
    return not me.chief and (lost or not any(one.leads for one in side))


def why_not_this(game: Game[Melee], who: Id, kind: str) -> Refusal | None:
    """Why somebody who may lead gives no order of this kind."""
    if kind in REFUSED and (why := REFUSED[kind](game, who)) is not None:
        return why
    men = addressed(game, who, kind)
    if not men or (kind == HAND and not any(to_take(game[one], who) for one in men)):
        taken = CITED[HAND] if kind == HAND else ()
        return Refusal("nobody-to-command", ("SG-CMD-01", "SG-CMD-02", *taken), {"figure": who})
    return None


@rule("SG-HAND-01")
def to_take(it: Character, chief: Id) -> bool:
    """Is there reason to take somebody in hand?"""
    return it.chief != chief or FLEEING in it.status


def why_no_command(game: Game[Melee], who: Id, answer: Any) -> Refusal | None:
    kind = answer.get("command") if isinstance(answer, dict) else ""
    if not may_lead(game, who):
        return Refusal("no-chief", ("SG-CMD-03",), {"figure": who})
    if kind == GO_ON:
        return Refusal("no-orders", ("SG-CMD-06",), {"figure": who})
    return why_not_this(game, who, str(kind)) if kind in ORDERS else None


@action("command", commands, why_no_command, "declared")
@rule("SG-CMD-04", "SG-CMD-06")
def command(game: Game[Melee], who: Id, answer: Any) -> None:
    """An action of command: the men are named with the first, everything is rolled at the last."""
    kind = answer["command"]
    if kind != GO_ON:
        begin_orders(game, who, kind, answer.get("track", ""))
    given = game[who].orders
    assert given is not None
    game.tell(OrdersGiven(figure=who, left=given.left - 1, rules=("SG-CMD-04",)))
    if given.left == 1:
        conclude(game, who)


@rule("SG-CMD-04", "SG-CMD-06")
def begin_orders(game: Game[Melee], who: Id, kind: str, track: str) -> None:
    """Whom the orders are for, and how many actions that takes; orders begun before come to nothing."""
    break_off(game, who)
    known = addressed(game, who, kind)
    question = ChooseSome(
        rules=("SG-CMD-01", "SG-CMD-02", "SG-CMD-04", "SG-CMD-05"),
        facts={"capacity": capacity(game, who)},
        options=options(known),
        least=1,
        most=len(known),
        usual=tuple(known),
    )
    men = tuple(game.ask("men", who, lambda: question))
    actions = actions_for(len(men), capacity(game, who))
    game.tell(OrdersBegan(figure=who, orders=kind, track=track, men=men, actions=actions, rules=("SG-CMD-04",)))


@rule("SG-CMD-05", "SG-CMD-06", "SG-CMD-07")
def conclude(game: Game[Melee], who: Id) -> None:
    """The rolls of the last action: the ignored are lost, then the command test, then the order itself."""
    given = game[who].orders
    assert given is not None
    game.tell(OrdersOver(figure=who, done=True, rules=("SG-CMD-06",)))
    ignored = tuple(one.id for one in men_of(game.state, who) if one.id not in given.men)
    men = tuple(one for one in given.men if one in addressed(game, who, given.kind))
    difficulty = command_difficulty(game, who, men)
    if ignored:
        game.tell(CommandLost(figure=who, men=ignored, rules=("SG-CMD-05",)))
    passed = attempt(game, Trial(who, "command", "declared"), difficulty).passed
    ORDERS[given.kind](game, who, given, men if passed else ())


@rule("SG-CMD-07")
def command_difficulty(game: Game[Melee], who: Id, men: tuple[Id, ...] = ()) -> int:
    """10 at the head of his men, 15 behind them on high ground, 20 behind without it."""
    mine = men_of(game.state, who) or [game[one] for one in men]
    before = [one for one in mine if to_the_enemy(game, one) < to_the_enemy(game, game[who])]
    if 2 * len(before) <= len(mine):
        return AT_THE_HEAD
    return BEHIND_ABOVE if all(game[who].level - one.level >= HIGH for one in before) else BEHIND


def to_the_enemy(game: Game[Melee], it: Character) -> float:
    """Metres to the nearest enemy; nobody is nearer than in contact."""
    contact = core_of(game.state.options).contact
    return max(contact, min((gap(it, one) for one in game.state.enemies(it.id)), default=0.0))


# ---------------------------------------------------------------- interruptions


def break_off(game: Game[Melee], who: Id) -> None:
    """Orders that were begun come to nothing."""
    if game[who].orders is not None:
        game.tell(OrdersOver(figure=who, done=False, rules=("SG-CMD-06",)))


@at(SEGMENT, "SG-CMD-06")
def counts_slots(game: Game[Melee], value: None, who: Id, segment: int) -> None:
    """As a segment begins: how many actions a chief in the middle of orders still has in this turn."""
    me = game[who]
    if me.orders is not None:
        game.tell(OrdersStand(figure=who, slots=sum(one >= segment for one in me.declared.slots)))


@at(SEGMENT_ENDS, "SG-CMD-06")
def interrupted(game: Game[Melee], value: None, who: Id, segment: int) -> None:
    """An action that was lost, left unused or spent on anything else interrupts orders."""
    me = game[who]
    if me.orders is None or me.orders.given_at == game.state.second:
        return
    if sum(one > segment for one in me.declared.slots) < me.orders.slots:
        break_off(game, who)


@at(LEFT, "SG-CMD-06")
def silenced(game: Game[Melee], value: None, who: Id, situation: None) -> None:
    """Whoever is out of action gives no orders."""
    break_off(game, who)
