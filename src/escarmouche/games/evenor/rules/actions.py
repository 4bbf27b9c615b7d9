"""Actions: what a model may do with one action. Each is registered in one place; this file only asks for it.

The actions of a rank are resolved together (`ranks.py`), so an action is a group of functions, one for each stage: it
takes aim, moves, is performed, finishes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from escarmouche.core.actions import Action, Actions, ChooseAction
from escarmouche.core.decisions import Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.evenor.events import StoodUp
from escarmouche.games.evenor.figures import PRONE, Skirmish
from escarmouche.games.evenor.rules.engagement import Move, displace, fight_back
from escarmouche.games.evenor.rules.movement import FREE, Trip, cost_of, engaged_with
from escarmouche.games.evenor.rules.powers import Spell
from escarmouche.games.evenor.rules.reactions import Replies
from escarmouche.games.evenor.rules.shooting import Aim
from escarmouche.space.geometry import EASE, thousandths


class Mode(Struct, frozen=True):
    """Who performs an action, and how: alone and unrolled (with its free move), with displacements allowed or not."""

    who: Id
    lone: bool
    """A lone static action: the free move, or standing up, is still to be had."""
    dynamic: bool = True
    """Displacements are allowed."""
    rolled: bool = True
    """It is one of a rolled series: Aim is allowed."""
    idle: bool = True
    """Doing nothing is allowed."""
    known: tuple[Id, ...] = ()
    """Enemies within 4 pas when the activation began."""
    fought: tuple[Id, ...] = ()
    """Enemies whose counter-charge already gave the one phase of this action."""
    left: int = 0
    """The actions of the series after this one."""
    beside: tuple[dict[str, Any], ...] = ()
    """What the partners of a coordinated action do at the same time."""


class Act:
    """What one model does with one action."""

    __slots__ = ("aim", "foes", "kind", "left", "mode", "move", "spell", "tried", "value", "who")

    def __init__(self, mode: Mode, value: Any) -> None:
        self.who, self.mode = mode.who, mode
        self.value: dict[str, Any] = dict(value) if isinstance(value, dict) else {value: ""}
        self.kind: str = next(iter(self.value))
        self.left = FREE if mode.lone else 0.0
        """What is left of the free move."""
        self.move: Move | None = None
        self.aim: Aim | None = None
        self.spell: Spell | None = None
        self.foes: list[Id] = []
        """Whom it fights."""
        self.tried: set[Id] = set()
        """The enemies who have had their reaction to this action."""

    @property
    def target(self) -> str:
        return str(self.value[self.kind])

    @property
    def idle(self) -> bool:
        """Nothing at all was done, not even part of a free move."""
        return self.kind == "nothing" and self.mode.lone

    @property
    def action(self) -> RankAction:
        return ACTIONS[self.kind]


# ---------------------------------------------------------------- the free move


@rule("EV-STA-02", "EV-STA-05", "EV-STA-06", "EV-CCH-04")
def step(game: Game[Skirmish], who: Id, limit: float, known: tuple[Id, ...], replies: Replies) -> Move:
    """Part of the free move; it holds the contacts it has and may make new ones."""
    move = Move(who, step_plan(game, who, limit, known))
    displace(game, [move], replies, idle=True)
    fight_back(game, [move])
    return move


def step_plan(game: Game[Skirmish], who: Id, limit: float, known: tuple[Id, ...]) -> Trip:
    return Trip("step", limit, ("EV-STA-02",), hold=tuple(engaged_with(game.state, who)), known=known)


def left_of(game: Game[Skirmish], whole: float, move: Move) -> float:
    """What the path of a move leaves of an allowance; a rest that no grid can tell is none."""
    left = thousandths(whole - cost_of(game, move.who, move.path))
    return left if left > EASE else 0.0


@rule("EV-STA-02", "EV-STA-13", "EV-STA-16")
def step_after(game: Game[Skirmish], act: Act, replies: Replies) -> None:
    """The rest of the free move, or standing up in its place, after a lone static action."""
    if PRONE not in game[act.who].status:
        if act.left:
            step(game, act.who, act.left, act.mode.known, replies)
    elif act.mode.lone and act.move is None:
        stand_after(game, act.who)


def stand_after(game: Game[Skirmish], who: Id) -> None:
    if game.choose("stand", who, ("no", "yes"), "no", "EV-STA-16") == "yes":
        game.tell(StoodUp(figure=who, rules=("EV-STA-16",)))


# ---------------------------------------------------------------- the registry


Stage = Callable[[Game[Skirmish], Act, Replies], None]


def nothing_more(game: Game[Skirmish], act: Act, replies: Replies) -> None:
    """A stage in which nothing happens."""


def stays(game: Game[Skirmish], act: Act) -> Move | None:
    """It brings nobody anywhere."""
    return None


def as_often_as_one_likes(parts: dict[str, Any]) -> tuple[str, ...]:
    """Partners may all do it at the same time."""
    return ()


def unexplained(game: Game[Skirmish], mode: Mode, parts: dict[str, Any]) -> Refusal | None:
    """It is always open, or there is nothing more to say."""
    return None


class RankAction(Action[Skirmish, Mode, Stage], frozen=True):
    """An action by the stages of its rank; it is performed when everybody has moved, and the attacks come after."""

    rules: tuple[str, ...]
    """What it is declared by."""
    dynamic: bool = False
    """Not open where only static actions are; alone it is rolled for."""
    beyond: tuple[str, ...] = ()
    """By what it is not static either, if it is no displacement."""
    leads: Callable[[Game[Skirmish], Act], Act] | None = None
    """A free move: it is made at once and leads to the action it goes with."""
    aims: Stage = nothing_more
    """What is declared where everybody stands, before anybody moves."""
    moves: Callable[[Game[Skirmish], Act], Move | None] = stays
    """The displacement it begins with."""
    finishes: Stage = step_after
    """What comes after the attacks."""
    once: Callable[[dict[str, Any]], tuple[str, ...]] = as_often_as_one_likes
    """Why no two partners can do the same at the same time, where that is so."""


ACTIONS = Actions(RankAction)
action = ACTIONS.action


# ---------------------------------------------------------------- asking


def ask_action(game: Game[Skirmish], mode: Mode) -> Any:
    return game.ask("action", mode.who, lambda: action_decision(game, mode))


@rule("EV-STA-01", "EV-DYN-01", "EV-DYN-13", "EV-ACT-07", "EV-REF-01")
def action_decision(game: Game[Skirmish], mode: Mode) -> ChooseAction:
    """Every action open to this model now; what is not open is refused with its reason."""
    return ChooseAction(
        rules=("EV-STA-01", "EV-DYN-01"),
        facts={"lone": mode.lone, "left": mode.left},
        options=tuple(possible_actions(game, mode)),
        known=ACTIONS,
        why_not=lambda answer: why_no_action(game, mode, answer),
    )


NOTHING = (Option("nothing", "", ("EV-ACT-07",)),)


@rule("EV-AIM-03", "EV-STA-01", "EV-STA-03", "EV-ACT-07", "EV-DYN-13", "EV-REF-02", "EV-COO-05")
def possible_actions(game: Game[Skirmish], mode: Mode) -> list[Option]:
    """Static actions; the free move if the action is alone; displacements; aim in a rolled series; or nothing."""
    found: list[Option] = []
    for one in ACTIONS.values():
        if mode.dynamic or not one.dynamic:
            found += one.offers(game, mode)
    if mode.beside:
        found = [option for option in found if not done_beside(mode, option.value)]
    return found or [*NOTHING]  # knocked down in the middle of its free move, it may have nothing else left to do


@rule("EV-COO-05")
def done_beside(mode: Mode, answer: Any) -> tuple[str, ...]:
    """The rules by which a partner who does the same at the same time leaves nothing of it to do."""
    return ACTIONS[next(iter(answer))].once(answer) if answer in mode.beside else ()


def why_no_action(game: Game[Skirmish], mode: Mode, answer: Any) -> Refusal | None:
    """The rule behind an action that is not offered."""
    parts: dict[str, Any] = answer if isinstance(answer, dict) and answer else {str(answer): None}
    kind = next(iter(parts))
    if kind not in ACTIONS:
        return None
    if ACTIONS[kind].dynamic and not mode.dynamic:
        rules = ("EV-LDR-05", "EV-COO-03") if mode.lone else ("EV-ACT-01", "EV-STA-02")
        return Refusal("static-actions-only", (*rules, *ACTIONS[kind].beyond), {"action": kind})
    taken = done_beside(mode, parts)
    if taken:
        return Refusal("partner-does-that", (*taken, "EV-COO-05"), {"action": kind})
    return ACTIONS[kind].refuses(game, mode, parts)
