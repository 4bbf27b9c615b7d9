"""Actions: declared, undeclared, innate, long and double. Each chapter registers its own; this file asks and pays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from escarmouche.core.actions import Action, Actions, ChooseAction
from escarmouche.core.decisions import Option, Refusal, head
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.saga.events import ActionTaken, DiceLost, SlotSpent
from escarmouche.games.saga.figures import ASLEEP, BOUND, FLEEING, Melee, Nature
from escarmouche.games.saga.stats import BARS, DARES, DONE, TAKEN, WILLING

Performs = Callable[[Game[Melee], Id, Any], None]


class Deed(Action[Melee, Id, Performs], frozen=True):
    """An action; `share` is what it takes of the segment: of each share a character has one a segment."""

    nature: Nature = "declared"
    share: str = ""
    keeps: bool = False
    """It uses no slot of its own though it needs one: what it does is told by itself (a delay)."""
    cites: tuple[str, ...] = ()
    """What its refusal for want of a slot cites, too."""


DEEDS = Actions(Deed)
action = DEEDS.action
STOP = "done"
ONCE = {"move": "SG-MOVE-01", "posture": "SG-POST-02"}
"""Why a share of the segment is had once, where it is no undeclared action."""
SLOTTED = ("declared", "double")
"""Actions that need a slot of this segment."""
CITED: dict[Nature, str] = {
    "declared": "SG-ACT-02",
    "undeclared": "SG-ACT-03",
    "innate": "SG-ACT-04",
    "long": "SG-ACT-05",
    "double": "SG-DBL-01",
}
"""The rule behind each nature."""


@rule("SG-ACT-01", "SG-DECL-07", "SG-UND-08", "SG-DBL-02", "SG-SURV-07", "SG-CORE-18")
def barred(game: Game[Melee], who: Id, deed: Deed) -> Refusal | None:
    """Why an action is not open at all: no slot in this segment, its share of the segment is used, or what some chapter
    says."""
    return unpaid(game, who, deed) or stopped(game, who, deed.name)


def stopped(game: Game[Melee], who: Id, name: str) -> Refusal | None:
    """What some chapter has against an action of this name, now; where several have, with the rules of all."""
    found = [bar.why for bar in game.moment(BARS, (), who) if bar.stops(name)]
    cited = dict.fromkeys(cited for why in found for cited in why.rules)
    return replace(found[0], rules=tuple(cited)) if found else None


@rule("SG-DECL-07", "SG-UND-08", "SG-CORE-18", "SG-SURV-07")
def unpaid(game: Game[Melee], who: Id, deed: Deed) -> Refusal | None:
    """Has somebody neither a slot nor the share of the segment that an action takes?"""
    me, segment = game[who], game.state.segment
    if not me.status.isdisjoint((BOUND, ASLEEP)):
        return Refusal("helpless", ("SG-DEF-01",), {"figure": who})
    if deed.nature in SLOTTED:
        if not me.slot(segment):
            lost: tuple[str, ...] = ("SG-CORE-16",) if "slot-lost" in me.busy else ()
            lost += ("SG-SURV-07",) if me.declared.survival and "declared" in me.busy else ()
            return Refusal("no-slot", ("SG-DECL-07", *lost, *deed.cites), {"figure": who, "segment": segment})
        if FLEEING in me.status:
            return Refusal("fleeing", ("SG-CORE-18",), {"figure": who})
    elif deed.share in me.busy:
        cited = ONCE.get(deed.share, "SG-UND-08")
        return Refusal("once-a-segment", (cited,), {"action": deed.name})
    return None


SLOT = "a slot"
"""Stands among shares for an action that needs a slot."""


@cache
def paid_without(gone: frozenset[str]) -> tuple[Deed, ...]:
    """Every action whose price, a slot or a share of the segment, is not among what is gone."""
    return tuple(deed for deed in DEEDS.values() if (SLOT if deed.nature in SLOTTED else deed.share) not in gone)


def affordable(game: Game[Melee], who: Id) -> tuple[Deed, ...]:
    """All actions of which `unpaid` has nothing to say."""
    me = game[who]
    if BOUND in me.status or ASLEEP in me.status:
        return ()
    able = me.slot(game.state.segment) and FLEEING not in me.status
    return paid_without(me.busy if able else me.busy | {SLOT})


def possible(game: Game[Melee], who: Id) -> list[Option]:
    """Everything open to a character now, and being done."""
    found: list[Option] = []
    deeds: Sequence[Deed] = affordable(game, who)
    for bar in game.moment(BARS, (), who):
        deeds = [deed for deed in deeds if not bar.stops(deed.name)]
    for deed in deeds:
        found += deed.offers(game, who)
    found.append(Option(STOP, "", ("SG-TURN-02",)))
    return found


def why_not(game: Game[Melee], who: Id, answer: Any) -> Refusal | None:
    """The rule behind an action that is not offered; none behind one that is merely said in another form."""
    deed = DEEDS.named(answer)
    if deed is None:
        return None
    return barred(game, who, deed) or (
        None if misput(deed.offers(game, who), answer) else deed.refuses(game, who, answer)
    )


def misput(offers: Sequence[Option], answer: Any) -> bool:
    """Is a word wanted where an answer has parts, or the other way round?"""
    return bool(offers) and not any(isinstance(one.value, dict) == isinstance(answer, dict) for one in offers)


@rule("SG-ACT-02", "SG-ACT-03", "SG-ACT-04", "SG-ACT-05", "SG-INN-01", "SG-LONG-01")
def act(game: Game[Melee], who: Id) -> bool:
    """One action, paid for by its nature; false if somebody is done in this segment."""
    answer = game.ask("action", who, lambda: decision(game, who))
    name = head(answer)
    if name == STOP:
        return False
    take(game, who, DEEDS[name], answer)
    return True


def decision(game: Game[Melee], who: Id) -> ChooseAction:
    return ChooseAction(
        rules=("SG-DECL-07", "SG-UND-01", "SG-INN-01"),
        facts={"segment": game.state.segment},
        options=tuple(possible(game, who)),
        decline=STOP,
        known=DEEDS,
        why_not=lambda answer: why_not(game, who, answer),
    )


@rule("SG-DBL-01", "SG-DBL-03", "SG-UND-03")
def take(game: Game[Melee], who: Id, deed: Deed, answer: Any) -> None:
    """Pay for an action and do it; the die of an undeclared one is lost only after its own roll, that of a double one
    before both of its own."""
    if not game.moment(WILLING, True, who, answer):
        return
    paid = payment(game, who, deed)
    target = answer.get(deed.name, "") if isinstance(answer, dict) else ""
    told = target if target in game.state.figures else ""
    share = "declared" if deed.nature in SLOTTED and not deed.keeps else deed.share
    cited = (CITED[deed.nature],)
    game.tell(ActionTaken(figure=who, action=deed.name, nature=deed.nature, target=told, share=share, rules=cited))
    if paid == "slot":
        game.tell(SlotSpent(figure=who, segment=game.state.segment, rules=("SG-DECL-07",)))
    if deed.nature == "double":
        game.tell(DiceLost(figure=who, dice=1, action=deed.name, rules=("SG-DBL-03",)))
    game.moment(TAKEN, None, who, deed.name)
    if game.moment(DARES, True, who, answer) and game[who].in_play:
        deed.performs(game, who, answer)
    if paid == "die":
        game.tell(DiceLost(figure=who, dice=1, action=deed.name, rules=("SG-UND-02",)))
    game.moment(DONE, None, who, deed.name)


@rule("SG-ACT-06", "SG-UND-02", "SG-INN-02", "SG-DBL-02")
def payment(game: Game[Melee], who: Id, deed: Deed) -> str:
    """What an action costs: a slot, a die of those that follow, or nothing."""
    if deed.keeps or deed.nature in ("innate", "long"):
        return ""
    return "slot" if deed.nature in SLOTTED else undeclared_payment(game, who)


@rule("SG-ACT-06")
def undeclared_payment(game: Game[Melee], who: Id) -> str:
    """A die, or the slot of this segment in its place."""
    if not game[who].slot(game.state.segment) or game[who].losses:
        return "die"
    return game.choose("pay", who, ("die", "slot"), "die", "SG-ACT-06")
