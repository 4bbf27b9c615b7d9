"""One rank of actions: what the activated models do with their first action, their second, and so on.

A model alone is a group of one. Members of a coordinated group declare, move and attack together: the losses of a
rank are applied at the same time. What each action does in each stage stands with the action.
"""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.evenor.events import ActionDeclared
from escarmouche.games.evenor.figures import Skirmish
from escarmouche.games.evenor.rules import dynamic_actions, static_actions
from escarmouche.games.evenor.rules.actions import Act, Mode, ask_action
from escarmouche.games.evenor.rules.engagement import displace, fight_back
from escarmouche.games.evenor.rules.losses import Loss, suffer
from escarmouche.games.evenor.rules.melee import Bout, divide, fight
from escarmouche.games.evenor.rules.movement import LEAVING, leave
from escarmouche.games.evenor.rules.powers import cast, take_effect
from escarmouche.games.evenor.rules.reactions import Replies, answer_attack, react
from escarmouche.games.evenor.rules.shooting import land, shoot
from escarmouche.games.evenor.scenarios.victory import bring_home

CHAPTERS = (static_actions, dynamic_actions)
"""The files that register actions; options come in this order."""


@rule("EV-STA-02", "EV-STA-16", "EV-STA-21", "EV-ACT-07")
def declare(game: Game[Skirmish], mode: Mode, rank: int) -> Act:
    """Choose an action. A lone static action may begin with its free move, or with standing up in its place."""
    act = Act(mode, ask_action(game, mode))
    if act.action.leads is not None:
        act = act.action.leads(game, act)
        if not game[act.who].in_play:
            return act
    target = act.value.get("target") or act.target
    game.tell(
        ActionDeclared(
            figure=act.who,
            action=act.kind,
            target=target if target in game.state.figures else "",
            weapon=act.value.get("weapon", ""),
            power=act.value.get("power", ""),
            rank=rank,
            rules=act.action.rules,
        )
    )
    return act


@rule("EV-COO-05", "EV-ACT-05", "EV-REA-16")
def resolve(game: Game[Skirmish], acts: Sequence[Act]) -> None:
    """Everybody moves, then everybody attacks and the losses are applied together, then the moves are finished.

    An enemy reacts once to all of it.
    """
    replies = Replies(who for act in acts for who in act.tried)
    for act in acts:
        act.action.aims(game, act, replies)
    approach(game, acts, replies)
    for act in sorted(acts, key=stands_still):
        if game[act.who].in_play:
            act.action.performs(game, act, replies)
    attack(game, acts, replies)
    for act in acts:
        if game[act.who].in_play:
            act.action.finishes(game, act, replies)
    for act in acts:
        if game[act.who].in_play:
            bring_home(game, act.who)


def stands_still(act: Act) -> bool:
    """Whoever is on the move names a target before a door opens or somebody is found at the same time."""
    return act.move is None


def approach(game: Game[Skirmish], acts: Sequence[Act], replies: Replies) -> None:
    """The displacements of the rank, and the free move into contact of an announced Fight."""
    for act in acts:
        act.move = act.action.moves(game, act)
    moves = [act.move for act in acts if act.move is not None]
    if not moves:
        return
    displace(game, moves, replies, idle=any(move.plan.pause for move in moves))
    for move in moves:
        if move.plan.kind in LEAVING and not move.plan.pause and not move.stopped:
            leave(game, move.who)


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


@rule("EV-COO-07", "EV-COO-08", "EV-MUL-05", "EV-MUL-06", "EV-MEL-02", "EV-CCH-01")
def melees(game: Game[Skirmish], acts: Sequence[Act]) -> list[Loss]:
    """The melee phases the acting models start. Several attackers of one Monster fight a single pooled phase."""
    divided = {act.who: divide(game, act.who, act.foes, charging([act], act.foes)) for act in acts if len(act.foes) > 1}
    losses: list[Loss] = []
    for foe in dict.fromkeys(foe for act in acts for foe in act.foes):
        by = [act for act in acts if foe in act.foes]
        portions = {who: shares[foe] for who, shares in divided.items() if foe in shares}
        separate = len(by) > 1 and not game[foe].monster
        rules = ("EV-COO-07",) if separate else ()
        for some in [[act] for act in by] if separate else [by]:
            attackers = tuple(act.who for act in some)
            losses += fight(game, Bout(attackers, foe, charging(some, [foe]), rules=rules), portions)
    return losses


@rule("EV-DYN-07", "EV-CCH-01")
def charging(acts: Sequence[Act], foes: Sequence[Id]) -> frozenset[Id]:
    """Who counts as charging in the phases of these acts against these enemies."""
    moves = [act.move for act in acts if act.move is not None]
    chargers = {move.who for move in moves if move.plan.kind == "charge"}
    return frozenset(chargers.union(foe for move in moves for foe in move.countered if foe in foes))
