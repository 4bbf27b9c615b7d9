"""Actions: what a Safar may do with its AP. Each chapter registers its own; this file only asks and pays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from escarmouche.core.actions import Action, Actions, ChooseAction, of_every_kind
from escarmouche.core.decisions import Answer, Option, Refusal
from escarmouche.core.dice import Block
from escarmouche.core.game import Game
from escarmouche.core.rules import Total, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import ApSpent
from escarmouche.games.kharn_ages.figures import GROUND, Battle
from escarmouche.games.kharn_ages.stats import BARRED, COST, OPEN, REMOVED

Performs = Callable[[Game[Battle], Id, Any], None]


class Deed(Action[Battle, Id, Performs], frozen=True):
    """An action of Khârn-Âges; it is paid for with AP when it is performed."""

    lying: bool = False
    """Open to a Safar on the ground."""


ACTIONS = Actions(Deed)
action = ACTIONS.action
DONE = "done"


@rule("KA-ACT-07", "KA-RND-03", "KA-RES-04", "KA-STS-03")
def possible(game: Game[Battle], who: Id) -> list[Option]:
    """Everything open to the Safar now, and being done."""
    lying = GROUND in game[who].status
    found: list[Option] = []
    for one in ACTIONS.values():
        if one.lying or not lying:
            offered = one.offers(game, who)
            if offered and game.moment(BARRED, None, who, one.name) is None:
                found += offered
    found.append(Option(DONE, "", ("KA-RND-03",)))
    return game.moment(OPEN, found, who)


IDLE = frozenset(("alert", "hide", "draw", "put-away", "switch", "drop", "take-off", "dig", "detect", "convince"))
"""Actions that seldom decide anything."""


class ChooseDeed(ChooseAction, frozen=True, kw_only=True):
    """Choose an action; those who look at a few only see some of every kind, the idle ones last."""

    def candidates(self, chance: Block, most: int) -> list[Answer]:
        values = [option.value for option in self.options]
        return values if len(values) <= most else of_every_kind(values, most, IDLE)


def action_decision(game: Game[Battle], who: Id) -> ChooseDeed:
    return ChooseDeed(
        rules=("KA-ACT-07", "KA-RND-03"),
        facts={"ap": game[who].ap},
        options=tuple(possible(game, who)),
        known=ACTIONS,
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
