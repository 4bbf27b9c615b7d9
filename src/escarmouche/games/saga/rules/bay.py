"""Kept at bay: whoever tries something needs courage first, and acts before its captor only if it is much quicker."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Answer, Choose, Option, Refusal, head
from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.cards import tagged, weapon
from escarmouche.games.saga.dread import BayEnded, Cowed, Dared, HeldAtBay, cowed
from escarmouche.games.saga.figures import AT_BAY, Melee
from escarmouche.games.saga.rules.attack import BLOWS, deliver
from escarmouche.games.saga.rules.cries import celtic
from escarmouche.games.saga.rules.deeds import DEEDS, stopped
from escarmouche.games.saga.rules.defence import arms, combat_skill
from escarmouche.games.saga.rules.engagement import in_reach
from escarmouche.games.saga.rules.missiles import base_difficulty, how, in_sight, loose
from escarmouche.games.saga.rules.priority import LEAD
from escarmouche.games.saga.rules.referee import measured
from escarmouche.games.saga.rules.sizes import SHOTS
from escarmouche.games.saga.rules.stunts import tricks
from escarmouche.games.saga.rules.trials import attempt, cast, level_of
from escarmouche.games.saga.scenarios.encounters import encounter
from escarmouche.games.saga.settings import setting
from escarmouche.games.saga.stats import BARS, DARES, DONE, FLAT, LEFT, SEGMENT_ENDS, TOGETHER, Bar, Blow, Trial

HARMLESS = ("look", "delay", "after", "survive", "let-go")
"""What nobody at bay needs courage for."""
READY = "ready"
"""The mark of the attack that a captor has held ready."""
TESTED = {"disengage": "dodge", "rise": "dodge", "break-free": "dodge", "jump": "athletics"}
TESTED |= {"acrobatic-jump": "acrobatics", "leap": "acrobatics", "care": "care", "command": "command"}
TESTED |= {"take-head": "fury"}
"""The tests of actions that name neither weapon nor test."""
BARE_HANDS = ("seize", "tighten", "throw-down")


@rule("SG-HOLD-01")
def settle_bay(game: Game[Melee]) -> None:
    """As the encounter has it, the first of one side is kept at bay by the first of another, if that one can strike."""
    it = encounter(game.state.encounter).at_bay
    sides = game.state.sides
    if it is None or max(it.captive, it.captor) >= len(sides):
        return
    captives, captors = game.state.in_play(sides[it.captive]), game.state.in_play(sides[it.captor])
    if captives and captors and menaces(game, captors[0].id, captives[0].id):
        game.tell(HeldAtBay(figure=captives[0].id, by=captors[0].id, rules=("SG-HOLD-01",)))


@rule("SG-HOLD-04", "SG-DRAW-02")
def threats(game: Game[Melee], who: Id, other: Id) -> list[Option]:
    """The attacks that a captor holds ready, with nothing that it has just drawn."""
    drawn = game[who].drawn
    return [one for one in menaces(game, who, other) if one.value["weapon"] not in drawn]


@rule("SG-HOLD-01")
def menaces(game: Game[Melee], who: Id, other: Id) -> list[Option]:
    """What a captor keeps somebody at bay with: blows in reach, else shots and throws in sight if it is not engaged."""
    close = [] if stopped(game, who, "strike") else arms(game[who])
    blows = [{"strike": other, "weapon": held} for held in close if in_reach(game, who, other, held)]
    far: list[dict[str, Any]] = [
        {how(name): other, "weapon": name}
        for name in game[who].free
        if tagged(name, "projectile") or tagged(name, "thrown")
        if stopped(game, who, how(name)) is None
        if base_difficulty(game, who, other, name) is not None and in_sight(game, who, other)
    ]
    return [Option(one, other, ("SG-HOLD-04",)) for one in (blows or far)]


# ---------------------------------------------------------------- trying something


@at(DARES, "SG-HOLD-01", "SG-HOLD-02", "SG-HOLD-03", "SG-HOLD-04")
def dares(game: Game[Melee], value: bool, who: Id, answer: Answer) -> bool:
    """Courage and the level of the action, at the moment of acting; a failure has spent it. Then reactions are
    compared: without a lead of five the captor strikes first."""
    captor = game[who].captor
    if not value or AT_BAY not in game[who].status or head(answer) in HARMLESS:
        return value
    if not menaces(game, captor, who):
        release(game, who)
        return value
    usual = int(setting(game.state.options, "hold_at_bay_difficulty"))
    difficulty = measured(game, "bay-difficulty", usual, "SG-HOLD-02", about=who)
    trial = Trial(who, "courage", "reflex", "bay", against=captor)
    if not attempt(game, trial, difficulty, by=level_in(game, who, answer)).passed:
        game.tell(Cowed(figure=who, action=head(answer), rules=("SG-HOLD-03",)))
        return False
    first = outpaces(game, who, captor)
    game.tell(Dared(figure=who, by=captor, first=first, rules=("SG-HOLD-04",)))
    if first:
        return True
    springs(game, captor, who)
    return still_possible(game, who, answer)


@at(BARS, "SG-HOLD-03")
def dared_not(game: Game[Melee], bars: tuple[Bar, ...], who: Id, situation: None) -> tuple[Bar, ...]:
    """What was not dared is spent, where it costs nothing too: it is not tried again in this segment."""
    busy, status = game[who].busy, game[who].status
    if AT_BAY not in status or not any(cowed(name) in busy for name in DEEDS):
        return bars
    return (*bars, Bar(Refusal("cowed", ("SG-HOLD-03",), {"figure": who}), lambda name: cowed(name) in busy))


def still_possible(game: Game[Melee], who: Id, answer: Answer) -> bool:
    """May somebody still do what it had chosen, after its captor has struck?"""
    deed = DEEDS[head(answer)]
    if not game[who].in_play or stopped(game, who, deed.name):
        return False
    return any(one.value == answer for one in deed.offers(game, who))


@rule("SG-HOLD-01")
def level_in(game: Game[Melee], who: Id, answer: Any) -> int:
    """The level in the skill of the action somebody has chosen; none for a walk."""
    test, skill = test_of(game, who, answer)
    called = "attack" if head(answer) in BLOWS else ""
    return level_of(game, Trial(who, test, "declared", called, skill)) if test else 0


def test_of(game: Game[Melee], who: Id, answer: Any) -> tuple[str, str]:
    """The test of an action, if it has one, and the skill of its weapon."""
    name = head(answer)
    if name in BARE_HANDS:
        return "unarmed", ""
    if name == "shield-charge":
        return "fury" if celtic(game.state) else "unarmed", ""
    if name == "prepare" and answer["prepare"] == "acrobatic":
        return "acrobatics", ""
    if name in ("two-weapons", "prepare"):
        return "melee", combat_skill(game[who])
    if isinstance(answer, dict) and "weapon" in answer:
        arm = weapon(answer["weapon"])
        thrown = name in ("throw", "throw-mount") or answer.get("how") == "throw"
        return "melee", arm.thrown_skill if thrown and arm.thrown_skill else arm.skill
    tried = [one.test for one in tricks(game.state) if answer == {"stunt": one.piece}]
    return answer["sprint"] if name == "sprint" else tried[0] if tried else TESTED.get(name, ""), ""


@rule("SG-HOLD-04")
def outpaces(game: Game[Melee], who: Id, captor: Id) -> bool:
    """Reaction against reaction, that of the captor changed by its vigilance: a lead of five acts first."""
    usual = encounter(game.state.encounter).vigilance
    alert = measured(game, "vigilance", usual, "SG-HOLD-04", about=captor, least=-20, most=20)
    mine = cast(game, Trial(who, "reaction", "reaction", "bay-reaction", against=captor)).total
    its = cast(game, Trial(captor, "reaction", "reaction", "bay-reaction", against=who, alert=alert)).total
    return bool(mine - its >= LEAD)


@modifies(FLAT, "Vigilance", "SG-HOLD-04")
def watchful(game: Game[Melee], who: Id, trial: Trial) -> int:
    """What the referee gives to the reaction of a captor, by how alert it is."""
    return trial.alert


@rule("SG-HOLD-04")
def springs(game: Game[Melee], captor: Id, who: Id) -> None:
    """The attack a captor has held ready; it takes no action of the segment, and the captor may spare its captive."""
    ready = threats(game, captor, who) if game[captor].in_play and game[who].in_play else []
    if ready:
        options = (*ready, Option("spare", "", ("SG-HOLD-04",)))
        question = Choose(rules=("SG-HOLD-04",), options=options, decline=ready[0].value)
        said: Any = game.ask("held-attack", captor, lambda: question)
        if said != "spare":
            blow = Blow(captor, who, said["weapon"], head(said), marked=frozenset((READY,)))
            if blow.missile:
                loose(game, blow)
            else:
                deliver(game, blow)
    release(game, who)


@at(DONE, "SG-HOLD-04")
def too_late(game: Game[Melee], value: None, who: Id, name: str) -> None:
    """A captor who was slower strikes after the action it could not prevent."""
    me = game[who]
    if AT_BAY in me.status and me.ahead_of == me.captor:
        springs(game, me.captor, who)


@at(TOGETHER, "SG-HOLD-04")
def one_before_the_other(game: Game[Melee], value: bool, who: Id, blow: Blow | None) -> bool:
    """Neither a captor's attack nor that of a captive who is quicker waits for what the other does."""
    return value and not (blow is not None and (READY in blow.marked or game[blow.by].ahead_of == who))


# ---------------------------------------------------------------- how it ends


def release(game: Game[Melee], who: Id) -> None:
    if AT_BAY in game[who].status:
        game.tell(BayEnded(figure=who, by=game[who].captor, rules=("SG-HOLD-01",)))


@at(LEFT, "SG-HOLD-01")
def lets_go(game: Game[Melee], value: None, who: Id, situation: None) -> None:
    """Whoever is out of action keeps nobody at bay, and is kept by nobody."""
    release(game, who)
    for one in list(game.state.figures.values()):
        if one.captor == who:
            release(game, one.id)


@at(DONE, "SG-HOLD-01")
def attacks(game: Game[Melee], value: None, who: Id, name: str) -> None:
    """A captor who attacks keeps nobody at bay any more."""
    if name in BLOWS or name in SHOTS:
        for one in list(game.state.figures.values()):
            if one.captor == who:
                release(game, one.id)


@at(SEGMENT_ENDS, "SG-HOLD-01")
def out_of_hand(game: Game[Melee], value: None, who: Id, segment: int) -> None:
    """Nor does a captor who can no longer strike."""
    captor = game[who].captor
    if AT_BAY in game[who].status and not menaces(game, captor, who):
        release(game, who)
