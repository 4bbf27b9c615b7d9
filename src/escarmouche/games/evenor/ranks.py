"""One rank of actions: what the activated models do with their first action, their second, and so on.

A model alone is a group of one. Members of a coordinated group declare, move and attack together: the losses of a
rank are applied at the same time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.core.decisions import Choose, ChooseSome, Option
from escarmouche.core.dice import Pool
from escarmouche.core.events import StatusGained
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.evenor.actions import Mode, action_decision, hidden_near
from escarmouche.games.evenor.engagement import Move, displace
from escarmouche.games.evenor.events import (
    ActionDeclared,
    CoverTaken,
    DoorOpened,
    Hid,
    Revealed,
    StoodUp,
    TokenTaken,
)
from escarmouche.games.evenor.figures import AIMING, PRONE, Skirmish
from escarmouche.games.evenor.losses import Loss, suffer
from escarmouche.games.evenor.melee import Bout, fight, fight_several
from escarmouche.games.evenor.movement import (
    FREE,
    Trip,
    allowance,
    cost_of,
    engaged_with,
    hideouts,
    leave,
    trip,
)
from escarmouche.games.evenor.powers import Spell, cast, take_effect, why_no_power
from escarmouche.games.evenor.reactions import Replies, Trigger, answer_attack, react
from escarmouche.games.evenor.scenarios.victory import bring_home
from escarmouche.games.evenor.shooting import Aim, aim_at, land, possible_shots, reveal, shoot, why_no_shot
from escarmouche.games.evenor.stats import ARRIVAL, PERCEPTION
from escarmouche.games.evenor.traits.multiple import opponents_at_once


class Act:
    """What one model does with one action."""

    __slots__ = ("aim", "foes", "kind", "left", "mode", "move", "spell", "tried", "value", "who")

    def __init__(self, who: Id, mode: Mode, value: Any) -> None:
        self.who, self.mode = who, mode
        self.value: dict[str, Any] = dict(value) if isinstance(value, dict) else {value: ""}
        self.kind: str = next(iter(self.value))
        self.left = FREE if mode.lone else 0.0
        """What is left of the free move."""
        self.move: Move | None = None
        self.aim: Aim | None = None
        self.spell: Spell | None = None
        self.foes: list[Id] = []
        self.tried: set[Id] = set()
        """The enemies who have had their reaction to this action."""

    @property
    def target(self) -> str:
        return str(self.value[self.kind])


# ---------------------------------------------------------------- declaring


@rule("EV-STA-02", "EV-STA-16", "EV-STA-21", "EV-ACT-07")
def declare(game: Game[Skirmish], who: Id, mode: Mode, rank: int) -> Act:
    """Choose an action. A lone static action may begin with its free move, or with standing up in its place."""
    act = Act(who, mode, ask_action(game, who, mode))
    if act.kind in ("step", "stand"):
        act = begin_with(game, act)
        if not game[who].in_play:
            return act
    target = act.value.get("target") or act.target
    game.tell(
        ActionDeclared(
            figure=who,
            action=act.kind,
            target=target if target in game.state.figures else "",
            weapon=act.value.get("weapon", ""),
            rank=rank,
            rules=DECLARED_BY.get(act.kind, ()),
        )
    )
    return act


DECLARED_BY: dict[str, tuple[str, ...]] = {
    "shoot": ("EV-STA-08",),
    "cover": ("EV-STA-09",),
    "prone": ("EV-STA-13",),
    "fight": ("EV-STA-18",),
    "power": ("EV-STA-19",),
    "pick-up": ("EV-STA-20",),
    "open": ("EV-STA-20",),
    "hide": ("EV-HID-01",),
    "perception": ("EV-HID-05",),
    "aim": ("EV-AIM-01",),
    "run": ("EV-DYN-02",),
    "moving-shot": ("EV-DYN-03",),
    "charge": ("EV-DYN-05",),
    "stand": ("EV-STA-21",),
    "nothing": ("EV-ACT-07",),
}


def ask_action(game: Game[Skirmish], who: Id, mode: Mode) -> Any:
    return game.ask("action", game[who].side, lambda: action_decision(game, who, mode))


@rule("EV-STA-02", "EV-STA-16", "EV-STA-21")
def begin_with(game: Game[Skirmish], first: Act) -> Act:
    """The free move, or getting up in its place; then the static action it goes with."""
    who, mode = first.who, first.mode
    if first.kind == "stand":
        game.tell(StoodUp(figure=who, rules=("EV-STA-16", "EV-STA-21")))
        after = Mode(lone=False, dynamic=False, rolled=False, known=mode.known)
        chosen = ask_action(game, who, after)
        return Act(who, after, "stand" if chosen == "nothing" else chosen)
    replies = Replies()
    move = step(game, who, FREE, mode.known, replies)
    if move.halted or not game[who].in_play:
        return Act(who, mode, "nothing")
    after = Mode(lone=False, dynamic=False, rolled=False, idle=False, known=mode.known, fought=tuple(move.countered))
    act = Act(who, after, ask_action(game, who, after))
    act.left = FREE - spent(game, move)
    act.tried = replies.tried
    return act


@rule("EV-STA-02", "EV-STA-05", "EV-STA-06", "EV-CCH-04")
def step(game: Game[Skirmish], who: Id, limit: float, known: tuple[Id, ...], replies: Replies) -> Move:
    """Part of the free move; it holds the contacts it has and may make new ones."""
    move = Move(who, step_plan(game, who, limit, known))
    displace(game, [move], replies, idle=True)
    fight_back(game, [move])
    return move


def step_plan(game: Game[Skirmish], who: Id, limit: float, known: tuple[Id, ...]) -> Trip:
    return Trip("step", limit, ("EV-STA-02",), hold=tuple(engaged_with(game.state, who)), known=known)


def spent(game: Game[Skirmish], move: Move) -> float:
    """What the path of a move cost."""
    return cost_of(game, move.who, move.path)


# ---------------------------------------------------------------- resolving


@rule("EV-COO-05", "EV-ACT-05", "EV-REA-16")
def resolve(game: Game[Skirmish], acts: Sequence[Act]) -> None:
    """Everybody moves, then everybody attacks and the losses are applied together, then the moves are finished.

    An enemy reacts once to all of it.
    """
    replies = Replies(who for act in acts for who in act.tried)
    for act in acts:
        take_aim(game, act, replies)
    approach(game, acts, replies)
    for act in acts:
        if game[act.who].in_play:
            aim_or_prepare(game, act, replies)
    attack(game, acts, replies)
    for act in acts:
        if game[act.who].in_play:
            finish(game, act, replies)
    for act in acts:
        if game[act.who].in_play:
            bring_home(game, act.who)


def approach(game: Game[Skirmish], acts: Sequence[Act], replies: Replies) -> None:
    """The displacements of the rank, and the free move into contact of an announced Fight."""
    moves = []
    for act in acts:
        if act.kind in ("run", "moving-shot", "charge"):
            plan = trip(game, act.who, act.kind, known=act.mode.known, pause=act.kind == "moving-shot")
            act.move = Move(act.who, plan, act.target or None)
        elif act.kind == "fight" and act.target != "several" and act.target not in engaged_with(game.state, act.who):
            act.move = Move(act.who, step_plan(game, act.who, FREE, act.mode.known), act.target)
        if act.move is not None:
            moves.append(act.move)
    if not moves:
        return
    displace(game, moves, replies, idle=any(act.kind == "moving-shot" for act in acts))
    for act in acts:
        if act.move is not None and act.kind == "fight":
            act.left = FREE - spent(game, act.move)
        if act.kind in ("run", "charge"):
            leave(game, act.who)


@rule("EV-STA-08", "EV-STA-19", "EV-SHO-05", "EV-COO-06", "EV-HID-06")
def take_aim(game: Game[Skirmish], act: Act, replies: Replies) -> None:
    """Shots and powers are declared where everybody stands; a hidden attacker gives itself away."""
    if act.kind == "shoot":
        act.aim = aim_at(game, act.who, act.target, game[act.who].weapon(act.value["weapon"]), "static")
        replies.attacks.setdefault(act.target, []).append(Trigger("shot", act.who))
    elif act.kind == "power":
        act.spell = Spell(act.who, act.target, act.value["target"])
        if game[act.spell.target].side != game[act.who].side:
            replies.attacks.setdefault(act.spell.target, []).append(Trigger("power", act.who))
    else:
        return
    reveal(game, act.who)


def aim_or_prepare(game: Game[Skirmish], act: Act, replies: Replies) -> None:
    """What the action is aimed at, now that everybody stands where they attack from."""
    if act.aim is not None or act.spell is not None:
        follow_flight(game, act, replies)
    elif act.kind == "moving-shot":
        act.aim = moving_aim(game, act)
        if act.aim is not None:
            replies.attacks.setdefault(act.aim.target, []).append(Trigger("shot", act.who))
            reveal(game, act.who)
    elif act.kind == "fight":
        act.foes = fight_targets(game, act)
    elif act.kind == "charge":
        act.foes = charge_targets(game, act)
    else:
        do_plainly(game, act)


@rule("EV-COO-06")
def follow_flight(game: Game[Skirmish], act: Act, replies: Replies) -> None:
    """A flight from a partner counts against a shot or a power too: it is lost if it cannot reach that far."""
    if act.aim is not None and act.aim.target in replies.fled:
        weapon = game[act.who].weapon(act.aim.weapon)
        lost = why_no_shot(game.state, act.who, act.aim.target, weapon)
        act.aim = None if lost else aim_at(game, act.who, act.aim.target, weapon, "static")
    if act.spell is not None and act.spell.target in replies.fled and why_no_power(game.state, act.spell):
        act.spell = None


@rule("EV-DYN-03", "EV-DYN-04", "EV-DYN-10")
def moving_aim(game: Game[Skirmish], act: Act) -> Aim | None:
    """The shot of a Moving shot, at this point of the path; declining it leaves a plain walk."""
    assert act.move is not None
    if act.move.halted or not possible_shots(game.state, act.who):
        return None
    side = game[act.who].side

    def ask() -> Choose:
        shots = possible_shots(game.state, act.who)
        found = [Option({"shoot": foe, "weapon": weapon.name}, foe, ("EV-DYN-03",)) for foe, weapon in shots]
        return Choose(
            key="shot",
            seat=side,
            figure=act.who,
            rules=("EV-DYN-03",),
            options=(*found, Option("none")),
            decline="none",
        )

    chosen = game.ask("shot", side, ask)
    if chosen == "none":
        return None
    return aim_at(game, act.who, chosen["shoot"], game[act.who].weapon(chosen["weapon"]), "moving")


@rule("EV-STA-18", "EV-MUL-03", "EV-FLE-04")
def fight_targets(game: Game[Skirmish], act: Act) -> list[Id]:
    """The enemy named; several of those in contact with Attaques multiples; if it fled, another one touched."""
    engaged = [foe for foe in engaged_with(game.state, act.who) if foe not in act.mode.fought]
    if act.target == "several":
        return ask_opponents(game, act.who, engaged, 1)
    if act.target in engaged or not engaged:
        return [foe for foe in engaged if foe == act.target]
    assert act.move is not None
    bound = any(foe in engaged for foe in act.move.countered)
    return ask_opponent(game, act.who, engaged, engaged[0], bound)


@rule("EV-MUL-03", "EV-REF-06")
def ask_opponents(game: Game[Skirmish], who: Id, foes: Sequence[Id], least: int) -> list[Id]:
    """From one to X of these enemies, as the player likes; after a charge perhaps none."""
    side = game[who].side
    most = min(len(foes), opponents_at_once(game[who]))
    chosen: list[Id] = game.ask(
        "opponents",
        side,
        lambda: ChooseSome(
            key="opponents",
            seat=side,
            figure=who,
            rules=("EV-MUL-03",),
            options=tuple(Option(foe, foe) for foe in foes),
            least=least,
            most=most,
        ),
    )
    return chosen


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


def ask_opponent(game: Game[Skirmish], who: Id, foes: Sequence[Id], decline: Id, bound: bool) -> list[Id]:
    """One of these enemies; or nobody, unless one of them counter-charged."""
    side = game[who].side

    def ask() -> Choose:
        found = [Option(foe, foe, ("EV-DYN-12",)) for foe in foes]
        if not bound:
            found.append(Option("none"))
        return Choose(
            key="opponent",
            seat=side,
            figure=who,
            rules=("EV-DYN-06", "EV-DYN-12"),
            options=tuple(found),
            decline=decline,
        )

    chosen = game.ask("opponent", side, ask)
    return [] if chosen == "none" else [chosen]


@rule("EV-STA-09", "EV-STA-13", "EV-STA-20", "EV-HID-02", "EV-HID-05", "EV-AIM-01", "EV-ORI-03", "EV-GEN-08")
def do_plainly(game: Game[Skirmish], act: Act) -> None:
    """Actions that need no target: they simply happen."""
    who = act.who
    if act.kind == "cover":
        game.tell(CoverTaken(figure=who, piece=act.target, rules=("EV-STA-09",)))
    elif act.kind == "prone":
        game.tell(StatusGained(figure=who, status=PRONE, rules=("EV-STA-13",)))
    elif act.kind == "aim":
        if AIMING not in game[who].status:
            game.tell(StatusGained(figure=who, status=AIMING, rules=("EV-AIM-01",)))
    elif act.kind == "hide":
        game.tell(Hid(figure=who, piece=hideouts(game.state, who)[0].id, rules=("EV-HID-02",)))
    elif act.kind == "perception":
        perceive(game, who)
    elif act.kind == "pick-up":
        game.tell(TokenTaken(figure=who, token=act.target, rules=("EV-ORI-03", "EV-STA-20")))
    elif act.kind == "open":
        game.tell(DoorOpened(figure=who, piece=act.target, rules=("EV-STA-20",)))


@rule("EV-HID-05", "EV-HID-06")
def perceive(game: Game[Skirmish], who: Id) -> None:
    """One roll for each hidden enemy less than 6 pas away; each success finds it."""
    why = game.total(PERCEPTION, who)
    for foe in hidden_near(game.state, who):
        if game.roll(who, "perception", Pool(1, at_least=why.value), why, ("EV-HID-05",)).passed:
            game.tell(Revealed(figure=foe, reason="perceived", rules=("EV-HID-05", "EV-HID-06")))


# ---------------------------------------------------------------- attacks


@rule("EV-SHO-14", "EV-REA-08", "EV-COO-05", "EV-COO-06", "EV-CCH-04")
def attack(game: Game[Skirmish], acts: Sequence[Act], replies: Replies) -> None:
    """Let the targets react, roll everything, then apply everything."""
    acts = [act for act in acts if game[act.who].in_play]
    for target, by in replies.attacks.items():
        reaction = react(game, target, by, replies)
        if reaction is not None:
            answer_attack(game, target, reaction, replies)
    aims = [act.aim for act in acts if act.aim is not None]
    spells = [act.spell for act in acts if act.spell is not None]
    volleys = [shoot(game, aim) for aim in (*aims, *replies.shots)]
    worked = [spell for spell in (*spells, *replies.spells) if cast(game, spell)]
    losses = [land(game, volley) for volley in volleys]
    losses += melees(game, acts)
    for spell in worked:
        take_effect(game, spell)
    if losses:
        suffer(game, losses)
    fight_back(game, [act.move for act in acts if act.move is not None], {act.who: act.foes for act in acts})


@rule("EV-COO-07", "EV-COO-08", "EV-DYN-07", "EV-MEL-02", "EV-CCH-01")
def melees(game: Game[Skirmish], acts: Sequence[Act]) -> list[Loss]:
    """The melee phases the acting models start. Several attackers of one Monster fight a single pooled phase."""
    losses: list[Loss] = []
    pools: dict[Id, list[Act]] = {}
    for act in acts:
        if len(act.foes) == 1:
            pools.setdefault(act.foes[0], []).append(act)
        elif act.foes:
            losses += fight_several(game, act.who, act.foes, {foe: charging(act, foe) for foe in act.foes})
    for foe, by in pools.items():
        if game[foe].monster:
            bonus = frozenset().union(*(charging(act, foe) for act in by))
            losses += fight(game, Bout(tuple(act.who for act in by), foe, bonus))
        else:
            for act in by:
                losses += fight(game, Bout((act.who,), foe, charging(act, foe)))
    return losses


def charging(act: Act, foe: Id) -> frozenset[Id]:
    """Who counts as charging in the phase of this act against this enemy."""
    chargers = {act.who} if act.kind == "charge" else set()
    if act.move is not None and foe in act.move.countered:
        chargers.add(foe)
    return frozenset(chargers)


@rule("EV-CCH-03", "EV-CCH-04", "EV-DYN-09", "EV-DYN-12")
def fight_back(game: Game[Skirmish], moves: Sequence[Move], fought: dict[Id, list[Id]] | None = None) -> None:
    """Counter-chargers whom the mover did not fight have their own phase, right after."""
    for move in moves:
        for foe in move.countered:
            if foe in (fought or {}).get(move.who, ()) or foe not in engaged_with(game.state, move.who):
                continue
            chargers = {foe, move.who} if move.plan.kind == "charge" else {foe}
            suffer(game, fight(game, Bout((foe,), move.who, frozenset(chargers))))


# ---------------------------------------------------------------- finishing


@rule("EV-DYN-03", "EV-STA-02", "EV-STA-13", "EV-STA-16")
def finish(game: Game[Skirmish], act: Act, replies: Replies) -> None:
    """The rest of a Moving shot, the rest of the free move, or standing up after a lone static action."""
    if act.kind == "moving-shot":
        walk_on(game, act, replies)
    elif act.kind in ("nothing", "prone", "run", "charge"):
        return
    elif PRONE not in game[act.who].status:
        if act.left > 1e-6:
            step(game, act.who, act.left, act.mode.known, replies)
    elif act.mode.lone and act.move is None:
        stand_after(game, act.who)


@rule("EV-DYN-03", "EV-DYN-10")
def walk_on(game: Game[Skirmish], act: Act, replies: Replies) -> None:
    """The rest of the four pas after the shot, unless an enemy met on the way ended them."""
    assert act.move is not None
    plan = act.move.plan
    left = allowance(game, act.who, "moving-shot") - spent(game, act.move)
    if not act.move.halted and not act.move.met and left > 1e-6:
        move = Move(act.who, Trip(plan.kind, left, plan.rules, known=plan.known))
        displace(game, [move], replies, idle=True)
        fight_back(game, [move])
    else:
        game.moment(ARRIVAL, None, act.who, plan)
    leave(game, act.who)


def stand_after(game: Game[Skirmish], who: Id) -> None:
    side = game[who].side
    answer = game.ask(
        "stand",
        side,
        lambda: Choose(
            key="stand",
            seat=side,
            figure=who,
            rules=("EV-STA-16",),
            options=(Option("no"), Option("yes")),
            decline="no",
        ),
    )
    if answer == "yes":
        game.tell(StoodUp(figure=who, rules=("EV-STA-16",)))
