"""Dynamic actions, each in one place: Fast move, Moving shot, Charge; with them Aim, and doing nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.core.decisions import Choose, Option, Refusal
from escarmouche.core.events import StatusGained, StatusLost
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.evenor.figures import AIMING, Skirmish
from escarmouche.games.evenor.rules.actions import NOTHING, Act, Mode, action, left_of, nothing_more, unexplained
from escarmouche.games.evenor.rules.engagement import Move, displace, fight_back
from escarmouche.games.evenor.rules.movement import Trip, allowance, apart, engaged_with, leave, path_decision, trip
from escarmouche.games.evenor.rules.reactions import Replies, Trigger
from escarmouche.games.evenor.rules.shooting import Aim, aim_at, cannot_shoot, out_of_it, possible_shots, reveal
from escarmouche.games.evenor.rules.static_actions import (
    ask_opponent,
    ask_opponents,
    figure_named,
    why_no_shoot,
    within_walk,
)
from escarmouche.games.evenor.stats import ARRIVAL
from escarmouche.games.evenor.traits.multiple import opponents_at_once
from escarmouche.space.geometry import EASE

# ---------------------------------------------------------------- fast move


RUN = (Option("run", "", ("EV-DYN-02",)),)


@rule("EV-DYN-01", "EV-DYN-02")
def runs(game: Game[Skirmish], mode: Mode) -> Sequence[Option]:
    return RUN


def displacement(game: Game[Skirmish], act: Act) -> Move:
    """A displacement of the action's own kind, towards an enemy if it names one."""
    return Move(act.who, trip(game, act.who, act.kind, known=act.mode.known), act.target or None)


@action("run", runs, unexplained, rules=("EV-DYN-02",), dynamic=True, moves=displacement, finishes=nothing_more)
@rule("EV-DYN-02")
def run(game: Game[Skirmish], act: Act, replies: Replies) -> None:
    """The move is all there is to it."""


# ---------------------------------------------------------------- moving shot


MOVING_SHOT = (Option("moving-shot", "", ("EV-DYN-03",)),)


@rule("EV-DYN-01", "EV-DYN-03")
def moving_shots(game: Game[Skirmish], mode: Mode) -> Sequence[Option]:
    return MOVING_SHOT if game.state.figures[mode.who].shooter else ()


def why_no_moving_shot(game: Game[Skirmish], mode: Mode, parts: dict[str, Any]) -> Refusal | None:
    return None if game[mode.who].shooter else cannot_shoot(game[mode.who])


def way_to_the_shot(game: Game[Skirmish], act: Act) -> Move:
    """The first part of the way, up to the shot."""
    return Move(act.who, trip(game, act.who, "moving-shot", known=act.mode.known, pause=True), act.target or None)


@rule("EV-DYN-03", "EV-DYN-10")
def walk_on(game: Game[Skirmish], act: Act, replies: Replies) -> None:
    """The rest of the four pas after the shot, unless an enemy met on the way ended them."""
    assert act.move is not None
    plan = act.move.plan
    left = left_of(game, allowance(game, act.who, "moving-shot"), act.move)
    if not act.move.halted and not act.move.met and left:
        move = Move(act.who, Trip(plan.kind, left, plan.rules, known=plan.known))
        displace(game, [move], replies, idle=True)
        fight_back(game, [move])
    else:
        game.moment(ARRIVAL, None, act.who, plan)
    if not act.move.stopped:
        leave(game, act.who)


@action(
    "moving-shot",
    moving_shots,
    why_no_moving_shot,
    rules=("EV-DYN-03",),
    dynamic=True,
    moves=way_to_the_shot,
    finishes=walk_on,
)
@rule("EV-DYN-03", "EV-HID-06", "EV-AIM-02", "EV-AIM-04")
def moving_shot(game: Game[Skirmish], act: Act, replies: Replies) -> None:
    """The shot from this point of the path, for which aiming was in vain; a hidden shooter gives itself away."""
    if AIMING in game[act.who].status:
        game.tell(StatusLost(figure=act.who, status=AIMING, rules=("EV-AIM-02", "EV-AIM-04")))
    act.aim = moving_aim(game, act)
    if act.aim is not None:
        replies.expect(act.aim.target, Trigger("shot", act.who))
        reveal(game, act.who)


@rule("EV-DYN-03", "EV-DYN-04", "EV-DYN-10")
def moving_aim(game: Game[Skirmish], act: Act) -> Aim | None:
    """At whom, if at anybody; declining it leaves a plain walk."""
    assert act.move is not None
    if act.move.halted:
        return None

    def ask() -> Choose:
        shots = possible_shots(game.state, act.who)
        found = [Option({"shoot": foe, "weapon": weapon.name}, foe, ("EV-DYN-03",)) for foe, weapon in shots]
        return Choose(
            rules=("EV-DYN-03",),
            options=(*found, Option("none")),
            decline="none",
            why_not=lambda answer: (
                why_no_shoot(game, act.mode, answer) if isinstance(answer, dict) and "shoot" in answer else None
            ),
        )

    chosen = game.ask("shot", act.who, ask)
    if chosen == "none":
        return None
    return aim_at(game, act.who, chosen["shoot"], game[act.who].weapon(chosen["weapon"]), "moving")


# ---------------------------------------------------------------- charge


CHARGE = Option("charge", "", ("EV-DYN-05",))


@rule("EV-DYN-01", "EV-DYN-11")
def charges(game: Game[Skirmish], mode: Mode) -> list[Option]:
    """At an enemy in reach that is not touched yet, or simply forward."""
    return [CHARGE, *[Option({"charge": foe}, foe, CHARGE.rules) for foe in within_walk(game, mode, "charge")]]


def why_no_charge(game: Game[Skirmish], mode: Mode, parts: dict[str, Any]) -> Refusal | None:
    who, target = mode.who, parts["charge"]
    if not figure_named(game.state, target):
        return None
    if game[target].side == game[who].side or not game[target].in_play:
        return Refusal("not-an-enemy", ("EV-DYN-06", *out_of_it(game[target])), {"figure": target})
    if target in engaged_with(game.state, who):
        return Refusal("touched-already", ("EV-DYN-11",), {"figure": target})
    plan = trip(game, who, "charge", known=mode.known)
    distance = round(apart(game.state, who, target), 3)
    if distance > plan.limit + EASE:
        return Refusal("too-far", plan.rules, {"distance": distance, "limit": plan.limit})
    path = path_decision(game, who, plan, target)
    straight = path.why_not((path.start, path.beside(path.others.index(target))))
    if straight is not None:
        return Refusal(straight.reason, (*plan.rules, *straight.rules), straight.facts)
    return Refusal("no-way", (*plan.rules, "EV-DYN-08"), {"figure": target, "limit": plan.limit})


@action(
    "charge",
    charges,
    why_no_charge,
    rules=("EV-DYN-05",),
    dynamic=True,
    moves=displacement,
    finishes=nothing_more,
)
@rule("EV-DYN-05", "EV-DYN-06")
def charge(game: Game[Skirmish], act: Act, replies: Replies) -> None:
    """Name the opponents."""
    act.foes = charge_targets(game, act)


@rule("EV-DYN-06", "EV-DYN-11", "EV-DYN-12", "EV-MUL-03", "EV-CCH-04")
def charge_targets(game: Game[Skirmish], act: Act) -> list[Id]:
    """Among the enemies newly touched: one, chosen by the charger, or more with Attaques multiples; or none."""
    assert act.move is not None
    touched = engaged_with(game.state, act.who)
    foes = [foe for foe in act.move.met if foe in touched]
    if not foes:
        return []
    bound = [foe for foe in foes if foe in act.move.countered]
    if len(foes) > 1 and opponents_at_once(game[act.who]) > 1:
        return ask_opponents(game, act.who, foes, 1 if bound else 0)
    if len(foes) == 1 and bound:
        return foes
    return ask_opponent(game, act.who, foes, act.target if act.target in foes else foes[0], bool(bound))


# ---------------------------------------------------------------- aim


AIM = (Option("aim", "", ("EV-AIM-01",)),)


@rule("EV-AIM-02", "EV-AIM-03", "EV-CHR-05")
def aiming(game: Game[Skirmish], mode: Mode) -> Sequence[Option]:
    """In a rolled series, for those who can shoot at all."""
    return AIM if mode.rolled and game.state.figures[mode.who].shooter else ()


def why_no_aim(game: Game[Skirmish], mode: Mode, parts: dict[str, Any]) -> Refusal | None:
    if not game[mode.who].shooter:
        missing = cannot_shoot(game[mode.who])
        return Refusal(missing.reason, ("EV-AIM-02", *missing.rules), missing.facts)
    return None if mode.rolled else Refusal("aim-needs-a-series", ("EV-AIM-03",), {})


@action("aim", aiming, why_no_aim, rules=("EV-AIM-01",), dynamic=True, beyond=("EV-AIM-03",))
@rule("EV-AIM-01", "EV-GEN-08")
def aim(game: Game[Skirmish], act: Act, replies: Replies) -> None:
    if AIMING not in game[act.who].status:
        game.tell(StatusGained(figure=act.who, status=AIMING, rules=("EV-AIM-01",)))


# ---------------------------------------------------------------- nothing


def idling(game: Game[Skirmish], mode: Mode) -> Sequence[Option]:
    return NOTHING if mode.idle else ()


def why_not_idle(game: Game[Skirmish], mode: Mode, parts: dict[str, Any]) -> Refusal:
    return Refusal("a-static-action-must-follow", ("EV-ACT-07",), {})


@action("nothing", idling, why_not_idle, rules=("EV-ACT-07",), finishes=nothing_more)
@rule("EV-ACT-07")
def do_nothing(game: Game[Skirmish], act: Act, replies: Replies) -> None:
    """An action that was obtained may be left undone."""
