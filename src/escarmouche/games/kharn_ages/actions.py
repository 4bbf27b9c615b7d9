"""Actions: what a Safar may do with its AP. Each chapter registers its own; this file only asks and pays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from escarmouche.core.decisions import Answer, Choose, Option, Refusal, head
from escarmouche.core.dice import Block
from escarmouche.core.game import Game
from escarmouche.core.rules import Total, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import ApSpent
from escarmouche.games.kharn_ages.figures import GROUND, Battle
from escarmouche.games.kharn_ages.stats import BARRED, COST, OPEN, REMOVED

Offers = Callable[[Game[Battle], Id], list[Option]]
Performs = Callable[[Game[Battle], Id, Any], None]
Refuses = Callable[[Game[Battle], Id, Any], Refusal | None]


class Deed(Struct, frozen=True):
    """A kind of action: what is open now, how it is done, and why something is not open."""

    name: str
    offers: Offers
    performs: Performs
    refuses: Refuses
    lying: bool = False
    """Open to a Safar on the ground."""


DEEDS: dict[str, Deed] = {}
"""Every action by the first word of its answer."""

DONE = "done"


def deed(name: str, offers: Offers, refuses: Refuses, lying: bool = False) -> Callable[[Performs], Performs]:
    """Register an action: `@deed("dig", digs, why_no_digging)` over what performs it."""

    def register(performs: Performs) -> Performs:
        DEEDS[name] = Deed(name, offers, performs, refuses, lying)
        return performs

    return register


@rule("KA-ACT-07", "KA-RND-03", "KA-RES-04", "KA-STS-03")
def possible(game: Game[Battle], who: Id) -> list[Option]:
    """Everything open to the Safar now, and being done."""
    lying = GROUND in game[who].status
    found: list[Option] = []
    for one in DEEDS.values():
        if one.lying or not lying:
            offered = one.offers(game, who)
            if offered and game.moment(BARRED, None, who, one.name) is None:
                found += offered
    found.append(Option(DONE, "", ("KA-RND-03",)))
    return list(game.moment(OPEN, found, who))


IDLE = frozenset(("alert", "hide", "draw", "put-away", "switch", "drop", "take-off", "dig", "detect", "convince"))
"""Actions that seldom decide anything."""


class ChooseAction(Choose, frozen=True, kw_only=True):
    """Choose an action; those who look at a few only see some of every kind, the idle ones last."""

    def candidates(self, chance: Block, most: int) -> list[Answer]:
        values = [option.value for option in self.options]
        if len(values) <= most:
            return values
        kinds: dict[str, list[Answer]] = {}
        for value in values:
            kinds.setdefault(head(value), []).append(value)
        found: list[Answer] = []
        for rank in range(max(map(len, kinds.values()))):
            found += [row[rank] for kind, row in kinds.items() if rank < len(row) and kind not in IDLE]
        found += [value for kind, row in kinds.items() if kind in IDLE for value in row]
        return found[:most]


def action_decision(game: Game[Battle], who: Id) -> ChooseAction:
    return ChooseAction(
        key="action",
        seat=game[who].side,
        figure=who,
        rules=("KA-ACT-07", "KA-RND-03"),
        facts={"ap": game[who].ap},
        options=tuple(possible(game, who)),
        why_not=lambda answer: why_not(game, who, answer),
    )


@rule("KA-CNV-02")
def why_not(game: Game[Battle], who: Id, answer: Any) -> Refusal | None:
    """The rule behind an action that is not offered: the table is the third person who settles what is disputed."""
    one = DEEDS.get(head(answer)) if isinstance(answer, str | dict) else None
    if one is None:
        return None
    if GROUND in game[who].status and not one.lying:
        return Refusal("must-stand-up", ("KA-STS-03",), {"figure": who})
    barred: Refusal | None = game.moment(BARRED, None, who, one.name)
    removed: Refusal | None = barred or game.moment(REMOVED, None, who, answer)
    return removed or one.refuses(game, who, answer)


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
    cost = price(game, who, ap, action).value
    return Refusal("not-enough-ap", ("KA-APT-01", *rules), {"cost": cost, "ap": game[who].ap})


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
