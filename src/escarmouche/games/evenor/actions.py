"""Actions: what a model may do with one action, and why not."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from escarmouche.core.decisions import Choose, Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.geometry import CONTACT, gap, gap_to_point
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.evenor.figures import HIDDEN, PRONE, Fighter, Skirmish
from escarmouche.games.evenor.movement import (
    apart,
    element,
    engaged_with,
    hideouts,
    near_pieces,
    path_decision,
    reachable_foes,
    shelters,
    trip,
    walk_of,
)
from escarmouche.games.evenor.powers import Spell, possible_powers, why_no_power
from escarmouche.games.evenor.shooting import possible_shots, why_no_shot
from escarmouche.games.evenor.traits.multiple import opponents_at_once

DYNAMIC = ("run", "moving-shot", "charge")
FREE_MOVES = ("step", "stand")


class Mode(Struct, frozen=True):
    """How an action is performed: alone and unrolled (with its free move), with displacements allowed or not."""

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


@rule("EV-STA-01", "EV-DYN-01", "EV-DYN-13", "EV-ACT-07", "EV-REF-01")
def action_decision(game: Game[Skirmish], who: Id, mode: Mode) -> Choose:
    """Every action open to this model now; what is not open is refused with its reason."""
    return Choose(
        key="action",
        seat=game[who].side,
        figure=who,
        rules=("EV-STA-01", "EV-DYN-01"),
        facts={"lone": mode.lone, "left": mode.left},
        options=tuple(possible_actions(game, who, mode)),
        why_not=lambda answer: why_no_action(game, who, mode, answer),
    )


@rule("EV-AIM-03", "EV-STA-03", "EV-ACT-07", "EV-DYN-13", "EV-REF-02")
def possible_actions(game: Game[Skirmish], who: Id, mode: Mode) -> list[Option]:
    """Static actions; the free move if the action is alone; displacements; aim in a rolled series; or nothing."""
    found = static_actions(game, who, mode)
    if mode.lone:
        found += free_moves(game, who)
    if mode.dynamic:
        found += displacements(game, who, mode)
        if mode.rolled:
            found.append(Option("aim", "", ("EV-AIM-01",)))
    if mode.idle or not found:  # knocked down in the middle of its free move, it may have nothing else left to do
        found.append(Option("nothing", "", ("EV-ACT-07",)))
    return found


@rule(
    "EV-STA-01", "EV-STA-08", "EV-STA-09", "EV-STA-13", "EV-STA-18", "EV-STA-19", "EV-STA-20", "EV-HID-01", "EV-HID-05"
)
def static_actions(game: Game[Skirmish], who: Id, mode: Mode) -> list[Option]:
    """Shoot, take cover, go prone, fight, use a power, do something special, hide, perceive."""
    state = game.state
    me = state.figures[who]
    found = [
        Option({"shoot": foe, "weapon": weapon.name}, foe, ("EV-STA-08",)) for foe, weapon in possible_shots(state, who)
    ]
    touched = near_pieces(state, me)
    for piece in touched:
        if shelters(piece) and me.behind != piece.id:
            found.append(Option({"cover": piece.id}, "", ("EV-STA-09",)))
        if piece.kind == "door" and "sealed" not in piece.tags:
            found.append(Option({"open": piece.id}, "", ("EV-STA-20",)))
    if PRONE not in me.status:
        found.append(Option("prone", "", ("EV-STA-13",)))
    found += fights(game, who, mode)
    found += [
        Option({"power": spell.power, "target": spell.target}, spell.target, ("EV-STA-19",))
        for spell in possible_powers(state, who)
    ]
    if why_no_hiding(state, who) is None:
        found.append(Option("hide", "", ("EV-HID-01", "EV-HID-02")))
    if "Perception" in me.traits:
        found.append(Option("perception", "", ("EV-HID-05",)))
    found += [Option({"pick-up": token}, "", ("EV-STA-20", "EV-ORI-03")) for token in tokens_touched(state, me)]
    return found


@rule("EV-STA-06", "EV-STA-18", "EV-MUL-03", "EV-MEL-11")
def fights(game: Game[Skirmish], who: Id, mode: Mode) -> list[Option]:
    """One enemy in contact, several with Attaques multiples, or one that the free move can reach."""
    state = game.state
    engaged = engaged_with(state, who)
    open_to = [foe for foe in engaged if foe not in mode.fought]
    found = [Option({"fight": foe}, foe, ("EV-STA-18",)) for foe in open_to]
    if len(open_to) > 1 and opponents_at_once(state.figures[who]) > 1:
        found.append(Option({"fight": "several"}, "", ("EV-MUL-03",)))
    if mode.lone and not engaged and PRONE not in state.figures[who].status:
        found += [
            Option({"fight": foe}, foe, ("EV-STA-06", "EV-STA-18")) for foe in within_walk(game, who, "step", mode)
        ]
    return found


def within_walk(game: Game[Skirmish], who: Id, kind: str, mode: Mode) -> list[Id]:
    """Enemies not yet touched that a displacement of this kind can bring into contact."""
    state = game.state
    me = state.figures[who]
    plan = trip(game, who, kind, known=mode.known)
    if not any(CONTACT < gap(me, foe) <= plan.limit for foe in state.enemies(who)):
        return []
    walk = walk_of(game, who, plan)
    near = reachable_foes(state, me, walk, plan)
    return [walk.ids[n] for n in near if walk.ground.can_touch(me.at, n, plan.limit)]


@rule("EV-STA-02", "EV-STA-03", "EV-STA-16", "EV-STA-21")
def free_moves(game: Game[Skirmish], who: Id) -> list[Option]:
    """With a lone static action: a step of up to 1 pas, or getting up for a model that is prone."""
    if PRONE in game[who].status:
        return [Option("stand", "", ("EV-STA-16", "EV-STA-21"))]
    return [Option("step", "", ("EV-STA-02",))]


@rule("EV-DYN-01", "EV-DYN-11")
def displacements(game: Game[Skirmish], who: Id, mode: Mode) -> list[Option]:
    """Fast move, moving shot, charge: at an enemy in reach that is not touched yet, or simply forward."""
    found = [Option("run", "", ("EV-DYN-02",))]
    if game[who].shooting is not None and game[who].missiles:
        found.append(Option("moving-shot", "", ("EV-DYN-03",)))
    found.append(Option("charge", "", ("EV-DYN-05",)))
    found += [Option({"charge": foe}, foe, ("EV-DYN-05",)) for foe in within_walk(game, who, "charge", mode)]
    return found


@rule("EV-HID-01", "EV-HID-02")
def why_no_hiding(state: Skirmish, who: Id) -> Refusal | None:
    """Only with the trait, in contact with something large enough, and not in contact with an enemy."""
    me = state.figures[who]
    if "Se cacher" not in me.traits:
        return Refusal("cannot-hide", ("EV-HID-01",), {"figure": who})
    if HIDDEN in me.status:
        return Refusal("hidden-already", ("EV-HID-02",), {"figure": who})
    if not hideouts(state, who):
        return Refusal("nothing-to-hide-at", ("EV-HID-02",), {"figure": who})
    if engaged_with(state, who):
        return Refusal("engaged", ("EV-HID-02",), {"figure": who})
    return None


@rule("EV-HID-05")
def hidden_near(state: Skirmish, who: Id) -> list[Id]:
    """Hidden enemies less than 6 pas away; no line of sight is needed."""
    return [f.id for f in state.enemies(who) if HIDDEN in f.status and apart(state, who, f.id) < 6.0 - 1e-9]


@rule("EV-ORI-03")
def tokens_touched(state: Skirmish, me: Fighter) -> list[str]:
    """Tokens lying on the table that the base touches or covers."""
    lying = [(name, token.at) for name, token in state.tokens.items() if token.at is not None]
    return [name for name, at in lying if gap_to_point(me, at) <= CONTACT]


# ---------------------------------------------------------------- why not


def why_no_action(game: Game[Skirmish], who: Id, mode: Mode, answer: Any) -> Refusal | None:
    """The rule behind an action that is not offered."""
    parts: dict[str, Any] = answer if isinstance(answer, dict) and answer else {str(answer): None}
    kind = next(iter(parts))
    target = parts[kind]
    if kind in (*DYNAMIC, "aim") and not mode.dynamic:
        rules = ("EV-LDR-05", "EV-COO-03") if mode.lone else ("EV-ACT-01", "EV-STA-02")
        return Refusal("static-actions-only", rules, {"action": kind})
    if kind == "aim":
        return Refusal("aim-needs-a-series", ("EV-AIM-03",), {})
    if kind in FREE_MOVES:
        return why_no_free_move(game[who], kind, mode)
    if kind == "fight" and target in mode.fought:
        return Refusal("fought-already", ("EV-CCH-04",), {"figure": target})
    if kind == "nothing":
        return Refusal("a-static-action-must-follow", ("EV-ACT-07",), {})
    judge = JUDGES.get(kind)
    return judge(game, who, target, parts) if judge else None


def why_no_free_move(me: Fighter, kind: str, mode: Mode) -> Refusal:
    if not mode.lone:
        rules = ("EV-STA-03",) if mode.rolled else ("EV-STA-02",)
        more = ("EV-STA-16", "EV-STA-21") if kind == "stand" else ()
        return Refusal("no-free-move", (*rules, *more), {"action": kind})
    if kind == "step":
        return Refusal("prone-models-stay", ("EV-STA-16",), {"figure": me.id})
    return Refusal("not-prone", ("EV-STA-21",), {"figure": me.id})


def figure_named(state: Skirmish, name: Any) -> bool:
    return isinstance(name, str) and name in state.figures


def why_no_shoot(game: Game[Skirmish], who: Id, target: Any, parts: dict[str, Any]) -> Refusal | None:
    if not figure_named(game.state, target):
        return None
    if game[who].shooting is None:
        return Refusal("cannot-shoot", ("EV-CHR-05",), {"figure": who})
    named = [w for w in game[who].weapons if w.name == parts.get("weapon", w.name)]
    missiles = [w for w in named if w.shoots] or named
    refusals = [why_no_shot(game.state, who, target, weapon) for weapon in missiles]
    return next((refusal for refusal in refusals if refusal), None)


def why_no_fight(game: Game[Skirmish], who: Id, target: Any, parts: dict[str, Any]) -> Refusal | None:
    if target == "several":
        return Refusal("cannot-fight-several", ("EV-MUL-03",), {"figure": who})
    if not figure_named(game.state, target):
        return None
    if game[target].side == game[who].side:
        return Refusal("not-an-enemy", ("EV-MEL-01",), {"figure": target})
    return Refusal("not-in-contact", ("EV-STA-18", "EV-MEL-01"), {"figure": target})


def why_no_charge(game: Game[Skirmish], who: Id, target: Any, parts: dict[str, Any]) -> Refusal | None:
    if not figure_named(game.state, target):
        return None
    if game[target].side == game[who].side:
        return Refusal("not-an-enemy", ("EV-DYN-06",), {"figure": target})
    if target in engaged_with(game.state, who):
        return Refusal("touched-already", ("EV-DYN-11",), {"figure": target})
    plan = trip(game, who, "charge")
    distance = round(apart(game.state, who, target), 3)
    if distance > plan.limit:
        return Refusal("too-far", plan.rules, {"distance": distance, "limit": plan.limit})
    path = path_decision(game, who, plan, target)
    straight = path.why_not((path.start, path.beside(path.others.index(target))))
    if straight is not None:
        return Refusal(straight.reason, (*plan.rules, *straight.rules), straight.facts)
    return Refusal("no-way", (*plan.rules, "EV-DYN-08"), {"figure": target, "limit": plan.limit})


def why_no_spell(game: Game[Skirmish], who: Id, power: Any, parts: dict[str, Any]) -> Refusal | None:
    target = parts.get("target")
    if isinstance(target, str) and target in game.state.figures:
        return why_no_power(game.state, Spell(who, power, target))
    return Refusal("no-such-power", ("EV-STA-19",), {"power": power})


def why_no_cover_here(game: Game[Skirmish], who: Id, piece: Any, parts: dict[str, Any]) -> Refusal | None:
    zone = any(one.id == piece and not element(one) for one in game.state.table.pieces)
    return Refusal("no-cover-here", ("EV-STA-09", "EV-TER-03") if zone else ("EV-STA-09",), {"piece": piece})


def why_not_prone(game: Game[Skirmish], who: Id, target: Any, parts: dict[str, Any]) -> Refusal | None:
    return Refusal("prone-already", ("EV-STA-13",), {"figure": who})


def why_not_hide(game: Game[Skirmish], who: Id, target: Any, parts: dict[str, Any]) -> Refusal | None:
    return why_no_hiding(game.state, who)


def why_no_perception(game: Game[Skirmish], who: Id, target: Any, parts: dict[str, Any]) -> Refusal | None:
    return Refusal("cannot-perceive", ("EV-HID-05",), {"figure": who})


def why_no_pick_up(game: Game[Skirmish], who: Id, token: Any, parts: dict[str, Any]) -> Refusal | None:
    return Refusal("no-token-here", ("EV-ORI-03", "EV-STA-20"), {"token": token})


def why_no_opening(game: Game[Skirmish], who: Id, piece: Any, parts: dict[str, Any]) -> Refusal | None:
    return Refusal("cannot-open", ("EV-STA-20",), {"piece": piece})


def why_no_moving_shot(game: Game[Skirmish], who: Id, target: Any, parts: dict[str, Any]) -> Refusal | None:
    rule = "EV-CHR-05" if game[who].shooting is None else "EV-WPN-03"
    return Refusal("cannot-shoot", (rule,), {"figure": who})


JUDGES = {
    "shoot": why_no_shoot,
    "fight": why_no_fight,
    "charge": why_no_charge,
    "power": why_no_spell,
    "cover": why_no_cover_here,
    "prone": why_not_prone,
    "hide": why_not_hide,
    "perception": why_no_perception,
    "pick-up": why_no_pick_up,
    "open": why_no_opening,
    "moving-shot": why_no_moving_shot,
}
