"""Displacements: leaving contact, fear, coming into contact, and what the enemies met do about it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from escarmouche.core.dice import Pool
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.evenor.events import Engaging, Recoiled, StoodUp
from escarmouche.games.evenor.figures import PRONE, Skirmish
from escarmouche.games.evenor.rules.losses import Loss, suffer
from escarmouche.games.evenor.rules.melee import Bout, fight, opportunity_attack
from escarmouche.games.evenor.rules.movement import (
    Path,
    Trip,
    apart,
    ask_path,
    engaged_with,
    go,
    halves,
    touched_by,
    walk_of,
    why_not,
)
from escarmouche.games.evenor.rules.reactions import (
    Reaction,
    Replies,
    Trigger,
    answer_attack,
    counter_charge_shot,
    flee,
    react,
    up_to,
)
from escarmouche.games.evenor.rules.shooting import reveal
from escarmouche.games.evenor.stats import REACTION
from escarmouche.games.evenor.traits.acrobat import slips_away
from escarmouche.games.evenor.traits.fear import fear_test, frightens
from escarmouche.space.geometry import EASE

AWE = 4.0
"""How far a model that failed its fear test keeps away."""


class Move:
    """One displacement on its way: the path announced, the enemies it meets, those who counter-charge."""

    __slots__ = ("braved", "countered", "halted", "left", "met", "path", "plan", "toward", "who")

    def __init__(self, who: Id, plan: Trip, toward: Id | None = None) -> None:
        self.who, self.plan, self.toward = who, plan, toward
        self.path: Path = ()
        self.met: list[Id] = []
        self.left: set[Id] = set()
        """The enemies left behind, who have had their opportunity."""
        self.braved: set[Id] = set()
        """The frightening enemies it has mastered its fear of, in this action."""
        self.countered: list[Id] = []
        self.halted = False
        """Nothing more comes of it: the mover fell, or fear stopped it."""

    @property
    def stopped(self) -> bool:
        """Fear kept it where it was: it went nowhere, not even off the table."""
        return self.halted and len(self.path) < 2


@rule("EV-DIS-06", "EV-TRT-12", "EV-REA-06", "EV-CCS-01", "EV-FLE-03", "EV-COO-05", "EV-DYN-09")
def displace(game: Game[Skirmish], moves: Sequence[Move], replies: Replies, idle: bool = False) -> None:
    """Displacements of one rank: announced one after the other, answered by the enemies met, then carried out."""
    for number, move in enumerate(moves):
        make_way(move, moves[:number])
        announce(game, move, idle)
    answer_engagements(game, moves, replies)
    for move in moves:
        break_away(game, move)
    for move in moves:
        if game[move.who].in_play:
            go(game, move.who, move.plan, move.path)


def make_way(move: Move, partners: Sequence[Move]) -> None:
    """Its way goes round where the partners who move before it will stand."""
    if partners:
        move.plan = replace(move.plan, planned=tuple((partner.who, partner.path[-1]) for partner in partners))


def announce(game: Game[Skirmish], move: Move, idle: bool) -> None:
    """The path, getting up, and fear of those met."""
    move.path = ask_path(game, move.who, move.plan, move.toward, idle)
    get_up(game, move.who)
    face(game, move)


def get_up(game: Game[Skirmish], who: Id) -> None:
    if PRONE in game[who].status:
        game.tell(StoodUp(figure=who, rules=("EV-STA-17",)))


@rule("EV-DIS-02", "EV-DIS-06", "EV-TRT-11")
def break_away(game: Game[Skirmish], move: Move) -> None:
    """Whoever goes for certain gives those left behind their opportunity; one who stays has left nobody."""
    if not game[move.who].in_play:
        return
    disengage(game, move)
    if game[move.who].in_play:
        get_up(game, move.who)
    else:
        move.path, move.met, move.halted = move.path[:1], [], True


@rule("EV-DIS-01", "EV-DIS-02", "EV-DIS-06", "EV-TRT-02")
def disengage(game: Game[Skirmish], move: Move) -> None:
    """Each enemy whose contact is broken rolls a reaction; each success is one opportunity attack, before the move."""
    if len(move.path) < 2:
        return
    before = [foe for foe in engaged_with(game.state, move.who) if foe not in move.left]
    walk = walk_of(game, move.who, move.plan)
    armed = [foe for foe in before if game[foe].blades]
    broken = [foe for foe in armed if not all(foe in walk.ids_touched(at) for at in halves(move.path))]
    if broken and slips_away(game, move.who):
        move.plan = replace(move.plan, rules=(*move.plan.rules, "EV-TRT-02"))
        return
    losses: list[Loss] = []
    for foe in broken:
        move.left.add(foe)
        why = game.total(REACTION, foe)
        if game.roll(foe, "opportunity", Pool(1, at_least=why.value), why, ("EV-DIS-02",)).passed:
            losses.append(opportunity_attack(game, foe, move.who))
    suffer(game, losses)


@rule("EV-TRT-10", "EV-TRT-11", "EV-TRT-12", "EV-COO-13")
def face(game: Game[Skirmish], move: Move) -> None:
    """A model must master its fear before it engages something frightening; if not, it keeps 4 pas away."""
    move.met = touched_by(game, move.who, move.plan, move.path)
    for foe in move.met:
        if foe in move.braved or not frightens(game, foe, move.who):
            continue
        if not fear_test(game, move.who, "EV-TRT-10"):
            recoil(game, move, foe)
            return
        move.braved.add(foe)


@rule("EV-TRT-11")
def recoil(game: Game[Skirmish], move: Move, foe: Id) -> None:
    """It comes no nearer than 4 pas with this action; from within 4 pas it does not move at all."""
    game.tell(Recoiled(figure=move.who, fears=foe, rules=("EV-TRT-11",)))
    move.met, move.halted = [], True
    if apart(game.state, move.who, foe) > AWE + EASE:
        move.plan = replace(move.plan, touch=False, bound=False, aloof=((foe, AWE),))
        move.path = ask_path(game, move.who, move.plan, idle=True)
    else:
        move.path = move.path[:1]


@rule("EV-REA-06", "EV-REA-16", "EV-FLE-04", "EV-CCH-04", "EV-COO-06", "EV-DYN-12")
def answer_engagements(game: Game[Skirmish], moves: Sequence[Move], replies: Replies) -> None:
    """Every enemy met reacts once; after a flight the mover takes any legal path with its whole allowance."""
    while True:
        going = [move for move in moves if not move.halted]
        targets = [foe for move in going for foe in move.met if foe not in replies.tried and game[foe].in_play]
        if not targets:
            return
        escaped: list[Move] = []
        for foe in dict.fromkeys(targets):
            by = [move for move in going if foe in move.met]
            if by and answer_one(game, foe, by, replies):
                escaped += by
        for number, move in enumerate(moves if escaped else ()):
            make_way(move, moves[:number])
            fled = move in escaped and not move.halted
            if fled:
                move.plan = replace(move.plan, rules=(*move.plan.rules, "EV-FLE-04"), bound=False)
            if fled or obstructed(game, move):
                announce(game, move, idle=True)


def obstructed(game: Game[Skirmish], move: Move) -> bool:
    """Does somebody who fled, or a partner who goes elsewhere now, stand in its way?"""
    return why_not(game.state, move.who, move.plan, walk_of(game, move.who, move.plan), move.path) is not None


def answer_one(game: Game[Skirmish], foe: Id, by: Sequence[Move], replies: Replies) -> bool:
    """One enemy's reaction to those who come at it or shoot at it from afar; True if it is no longer where it was."""
    for move in by:
        if move.plan.kind == "charge" or move.toward is not None:
            reveal(game, move.who)
        if move.toward != foe:
            game.tell(Engaging(figure=move.who, target=foe, rules=("EV-REA-06",)))
    triggers = [Trigger("engage", move.who, move.path) for move in by]
    reaction = react(game, foe, [*triggers, *replies.attacks.get(foe, ())], replies)
    if reaction is None:
        return False
    if reaction.kind == "flee":
        flee(game, foe)
        replies.fled.add(foe)
        return True
    if reaction.to not in [move.who for move in by]:
        start = game[foe].at
        answer_attack(game, foe, reaction, replies)
        return game[foe].at != start
    move = next(m for m in by if m.who == reaction.to)
    if reaction.kind == "counter-charge":
        move.countered.append(foe)
    else:
        shot_on_the_way(game, foe, reaction, move)
    return False


@rule("EV-CCS-01", "EV-DMG-06")
def shot_on_the_way(game: Game[Skirmish], foe: Id, reaction: Reaction, move: Move) -> None:
    """A counter-charge shot once the mover has left its enemies; felled, it lies where it was shot."""
    break_away(game, move)
    if move.halted:
        return
    at, loss = counter_charge_shot(game, foe, reaction, Trigger("engage", move.who, move.path))
    if loss.wounds >= game[move.who].vitality:
        go(game, move.who, replace(move.plan, pause=True), up_to(move.path, at))
        move.halted, move.path, move.met = True, (at,), []
    suffer(game, [loss])


@rule("EV-CCH-03", "EV-CCH-04", "EV-DYN-09", "EV-DYN-12")
def fight_back(game: Game[Skirmish], moves: Sequence[Move], fought: dict[Id, list[Id]] | None = None) -> None:
    """Counter-chargers whom the mover did not fight have their own phase, right after."""
    for move in moves:
        for foe in move.countered:
            if foe in (fought or {}).get(move.who, ()) or foe not in engaged_with(game.state, move.who):
                continue
            chargers = {foe, move.who} if move.plan.kind == "charge" else {foe}
            suffer(game, fight(game, Bout((foe,), move.who, frozenset(chargers), rules=("EV-CCH-04",))))
