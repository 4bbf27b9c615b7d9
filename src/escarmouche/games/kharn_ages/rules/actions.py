"""Actions: what a Safar may do with its AP. Each chapter registers its own; this file only asks and pays."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import chain
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.actions import Action, Actions, ChooseAction, of_every_kind
from escarmouche.core.decisions import Answer, Option, Refusal
from escarmouche.core.dice import Block
from escarmouche.core.game import Game
from escarmouche.core.rules import Total, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import ApSpent
from escarmouche.games.kharn_ages.figures import GROUND, Battle, Safar
from escarmouche.games.kharn_ages.rules.space import body, known
from escarmouche.games.kharn_ages.stats import BARRED, COST, MEANT, OPEN, REMOVED

Performs = Callable[[Game[Battle], Id, Any], None]
Able = Callable[[Safar], object]
"""Has a Safar what an action takes?"""
Look = Callable[[Battle, Safar], object]
"""A glance at a battle and a Safar: is there what an action takes, whoever or whatever it is done to?"""


class Deed(Action[Battle, Id, Performs], frozen=True):
    """An action of Khârn-Âges; it is paid for with AP when it is performed."""

    lying: bool = False
    """Open to a Safar on the ground."""
    least: int = 0
    """The AP that it takes at least: nothing makes an action cheaper."""
    able: tuple[Able, ...] = ()
    """Only for those of whom all of this is true; remembered as long as their bodies and hands stay as they are."""
    needs: tuple[Look, ...] = ()
    """Without any one of these it is not open. They spare asking for its offers, are asked once for all actions, and
    look at nothing but where and how everybody stands, things and what they stand, carcasses, fires, and what `body`
    knows of a Safar."""


ACTIONS = Actions(Deed)
action = ACTIONS.action
DONE = "done"


@rule("KA-ACT-07", "KA-RND-03", "KA-RES-04", "KA-STS-03")
def possible(game: Game[Battle], who: Id) -> list[Option]:
    """Everything open to the Safar now, and being done."""
    found: list[Option] = []
    for one in thinkable(game.state, game[who]):
        offered = one.offers(game, who)
        if offered and game.moment(BARRED, None, who, one.name) is None:
            found += offered
    found.append(Option(DONE, "", ("KA-RND-03",)))
    return game.moment(OPEN, found, who)


def thinkable(state: Battle, me: Safar) -> list[Deed]:
    """The actions that may be open, by the AP and by what is at hand; most are not, and need not be asked."""
    ap, lacking = me.ap, ~met(state, me)
    return [one for one, mask in needs(len(ACTIONS)).deeds if not mask & lacking and one.least <= ap]


def met(state: Battle, me: Safar) -> int:
    """The bits of the needs that are met; those of the last time as long as they rest on the same."""
    facts, values = known(state), body(me)
    last = facts.get(("met", me.id))
    if (
        last is not None
        and last[1] is values
        and last[2] is state.things
        and last[3] is state.carcasses
        and last[4] is state.burning
        and last[5] is state.structure
        and last[6] is state.options
        and last[7] is state.scenario
    ):
        return int(last[0])
    found = looked(state, me)
    rests = state.things, state.carcasses, state.burning, state.structure, state.options, state.scenario
    facts["met", me.id] = found, values, *rests
    return found


def looked(state: Battle, me: Safar) -> int:
    """The same, found out anew."""
    needed = needs(len(ACTIONS))
    values = body(me)
    found = values.get("able")
    if found is None:
        found = values["able"] = sum(bit for bit, has in needed.able if has(me))
    found = int(found) if GROUND in me.status else int(found) | UPRIGHT
    for bit, look in needed.looks:
        if look(state, me):
            found |= bit
    return found


UPRIGHT = 1


class Needs(Struct, frozen=True):
    """What all actions need, each need once with a bit of its own, and the bits of each action."""

    able: list[tuple[int, Able]]
    looks: list[tuple[int, Look]]
    deeds: list[tuple[Deed, int]]


@cache
def needs(actions: int) -> Needs:
    """The needs of so many actions."""
    wanted = [(*one.able, *one.needs) for one in ACTIONS.values()]
    bits = {need: UPRIGHT << number for number, need in enumerate(dict.fromkeys(chain(*wanted)), 1)}
    masks = [sum(bits[need] for need in found) for found in wanted]
    able = dict.fromkeys(chain(*(one.able for one in ACTIONS.values())))
    looks = dict.fromkeys(chain(*(one.needs for one in ACTIONS.values())))
    return Needs(
        [(bits[has], has) for has in able],
        [(bits[look], look) for look in looks],
        [(one, mask if one.lying else mask | UPRIGHT) for one, mask in zip(ACTIONS.values(), masks, strict=True)],
    )


IDLE = frozenset(("alert", "hide", "draw", "put-away", "switch", "drop", "take-off", "dig", "detect", "convince"))
"""Actions that seldom decide anything."""


class ChooseDeed(ChooseAction, frozen=True, kw_only=True):
    """Choose an action; those who look at a few only see some of every kind, the idle ones last."""

    meant: Callable[[Answer], Answer]

    def check(self, answer: Answer) -> Answer:
        return super().check(self.meant(answer))

    def candidates(self, chance: Block, most: int) -> list[Answer]:
        values = [option.value for option in self.options]
        return values if len(values) <= most else of_every_kind(values, most, IDLE)


def action_decision(game: Game[Battle], who: Id) -> ChooseDeed:
    return ChooseDeed(
        rules=("KA-ACT-07", "KA-RND-03"),
        facts={"ap": game[who].ap},
        options=tuple(possible(game, who)),
        known=ACTIONS,
        meant=lambda answer: game.moment(MEANT, answer, who),
        why_not=lambda answer: why_not(game, who, answer),
    )


@rule("KA-CNV-02")
def why_not(game: Game[Battle], who: Id, answer: Any) -> Refusal | None:
    """The rule behind an action that is not offered: the table is the third person who settles what is disputed."""
    one = ACTIONS.named(answer)
    if one is None:
        return None
    if GROUND in game[who].status and not one.lying:
        return Refusal("must-stand-up", ("KA-STS-03",), {"figure": who})
    barred: Refusal | None = game.moment(BARRED, None, who, one.name)
    removed: Refusal | None = barred or game.moment(REMOVED, None, who, answer)
    refusal = removed or one.refuses(game, who, answer)
    return refusal and replace(refusal, rules=(*refusal.rules, *in_arms(game.state, answer)))


@rule("KA-GEN-36")
def in_arms(state: Battle, answer: Any) -> tuple[str, ...]:
    """Somebody carried is nobody's target."""
    named = answer.values() if isinstance(answer, dict) else ()
    borne = any(isinstance(one, str) and one in state.figures and state.figures[one].bearer for one in named)
    return ("KA-GEN-36",) if borne else ()


# ---------------------------------------------------------------- paying


@rule("KA-APT-01")
def price(game: Game[Battle], who: Id, ap: int, action: str) -> Total:
    """What an action of so many AP costs this Safar now."""
    return game.total(COST, who, action, base=ap)


@rule("KA-APT-01")
def affords(game: Game[Battle], who: Id, ap: int, action: str) -> bool:
    value, mine = ap, game.state.figures[who].ap
    for _, _, change in COST.modifiers:
        value += change(game, who, action)
    return bool(value <= mine >= COST.low)


def too_dear(game: Game[Battle], who: Id, ap: int, action: str, *rules: str) -> Refusal | None:
    """The refusal of an action that cannot be paid for."""
    if affords(game, who, ap, action):
        return None
    cost = price(game, who, ap, action)
    dearer = [one.rule for one in cost.modifiers]
    return Refusal("not-enough-ap", ("KA-APT-01", *rules, *dearer), {"cost": cost.value, "ap": game[who].ap})


@rule("KA-APT-01", "KA-APT-03")
def pay(game: Game[Battle], who: Id, ap: int, action: str, *rules: str) -> None:
    """AP are spent whether the action succeeds or fails."""
    cost = price(game, who, ap, action)
    if cost.value:
        left = game[who].ap - cost.value
        game.tell(
            ApSpent(
                figure=who,
                ap=cost.value,
                left=left,
                action=action,
                base=cost.base,
                modifiers=cost.modifiers,
                rules=("KA-APT-01", *rules),
            )
        )


@rule("KA-APT-01", "KA-STS-06")
def pay_more(game: Game[Battle], who: Id, action: str, *rules: str) -> None:
    """1 AP more for an action that is paid for already, which nothing makes dearer."""
    left = game[who].ap - 1
    game.tell(ApSpent(figure=who, ap=1, left=left, action=action, base=1, rules=("KA-APT-01", *rules)))
