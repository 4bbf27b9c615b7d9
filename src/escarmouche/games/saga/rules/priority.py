"""Priority: who acts first in a segment, who has the initiative, and who lets an opponent act before."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Option, Refusal
from escarmouche.core.dice import Pool
from escarmouche.core.game import Game
from escarmouche.core.rules import modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.events import Reacted, Yielded
from escarmouche.games.saga.figures import SURPRISED, Character, Melee
from escarmouche.games.saga.rules.referee import ruled
from escarmouche.games.saga.rules.trials import cast
from escarmouche.games.saga.settings import setting
from escarmouche.games.saga.stats import FLAT, Trial

LEAD = 5
"""What it takes to have the initiative."""


@rule("SG-TURN-03", "SG-PRIO-06")
def react(game: Game[Melee], who: Id, *rules: str) -> None:
    """The reaction roll of a turn, or of a segment."""
    total = cast(game, Trial(who, "reaction", "reaction")).total
    game.tell(Reacted(figure=who, total=total, rules=rules))


@rule("SG-PRIO-06", "SG-PRIO-07")
def renews(game: Game[Melee], segment: int) -> bool:
    """Are reactions rolled anew in this segment? As it was settled; where opponents are at odds the referee decides."""
    usual = "new" if setting(game.state.options, "reaction_scope") == "segment" else "kept"
    if segment == 1:
        return False
    if not contested(game.state, segment):
        return usual == "new"
    return ruled(game, "reactions", ("kept", "new"), usual, "SG-PRIO-07") == "new"


@rule("SG-PRIO-03")
def contested(state: Melee, segment: int) -> bool:
    """Have people of several sides a declared action in this segment?"""
    return len({one.side for one in state.fighters() if one.acts_in(segment)}) > 1


@modifies(FLAT, "Surpris", "SG-PRIO-10")
def surprised(game: Game[Melee], who: Id, trial: Trial) -> int:
    """-5 on a surprised character's reaction for priority, unless settled otherwise."""
    if trial.called != "reaction" or SURPRISED not in game[who].status:
        return 0
    return -int(setting(game.state.options, "surprise_reaction_malus"))


# ---------------------------------------------------------------- order


@rule("SG-DECL-02", "SG-DECL-03")
def announcing(game: Game[Melee]) -> list[Id]:
    """From the lowest reaction to the highest; of equals the worse reactor first, then the lower die."""
    everybody = game.state.fighters()
    marks = {one.id: (one.reaction, one.skill("reaction"), one.score("perception")) for one in everybody}
    alike = [who for who, mark in marks.items() if list(marks.values()).count(mark) > 1]
    dice = {who: game.roll(who, "tie", Pool(1), None, ("SG-DECL-03",)).faces[0] for who in alike}
    return sorted(marks, key=lambda who: (*marks[who], dice.get(who, 0)))


@rule("SG-PRIO-01", "SG-PRIO-09", "SG-CORE-16")
def order(state: Melee) -> list[Id]:
    """Those with a declared action that they do not lose first, by reaction; then the others, by reaction, unless they
    lead the surprised."""
    ranked = sorted(state.fighters(), key=lambda one: (not one.acts_in(state.segment), -one.reaction))
    acting = [one for one in ranked if one.acts_in(state.segment)]
    if not any(SURPRISED in one.status for one in acting):
        return [one.id for one in ranked]
    places = {one.id: number + 0.5 for number, one in enumerate(acting)}
    places |= {one.id: float(foremost(state, one, acting)) for one in ranked if one.id not in places}
    return sorted(places, key=places.__getitem__)


@rule("SG-PRIO-03", "SG-PRIO-04")
def foremost(state: Melee, me: Character, acting: list[Character]) -> int:
    """The place among those with a declared action before which somebody without one comes: from there on it leads
    every opponent, all of them surprised, by five."""
    found = len(acting)
    for number in reversed(range(len(acting))):
        if acting[number].side != me.side:
            if not organises(state, me.id, acting[number].id):
                break
            found = number
    return found


@rule("SG-PRIO-02", "SG-PRIO-03", "SG-PRIO-04")
def organises(state: Melee, who: Id, other: Id) -> bool:
    """Does somebody arrange the order of the segment against an opponent: by the only declared action, unless it is
    surprised; or by a lead of five, where both have one or the surprised alone has?"""
    me, it = state.figures[who], state.figures[other]
    led = me.reaction - it.reaction >= LEAD
    if not me.acts_in(state.segment):
        return led and it.acts_in(state.segment) and SURPRISED in it.status
    alone = not it.acts_in(state.segment)
    return (alone and SURPRISED not in me.status) or led


# ---------------------------------------------------------------- letting somebody act first


@rule("SG-PRIO-08")
def yields(game: Game[Melee], who: Id) -> list[Option]:
    """Opponents that somebody with the initiative may let act first."""
    state, me = game.state, game[who]
    later = [one.id for one in state.enemies(who) if "acted" not in one.busy]
    if not me.acts_in(state.segment) and not any(SURPRISED in state.figures[one].status for one in later):
        return []
    return [Option({"after": one}, one, ("SG-PRIO-08",)) for one in later if organises(state, who, one)]


def why_no_yield(game: Game[Melee], who: Id, answer: Any) -> Refusal | None:
    return Refusal("no-initiative", ("SG-PRIO-02", "SG-PRIO-04"), {"figure": who})


def yielded(game: Game[Melee], who: Id, answer: Any) -> None:
    game.tell(Yielded(figure=who, to=answer["after"], rules=("SG-PRIO-08",)))
