"""Effects of the characteristics: V moves, P hurts more (see melee), A strikes again, C repels; doubled, more of it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from escarmouche.core.decisions import Choose, Option, Refusal
from escarmouche.core.events import StatusGained
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import Collided, Pushed, Rose
from escarmouche.games.kharn_ages.figures import GROUND, ROOTED, STUNNED, Battle, Safar
from escarmouche.games.kharn_ages.rules.damage import suffer
from escarmouche.games.kharn_ages.rules.movement import (
    Trip,
    apart_in_height,
    ask_path,
    follow,
    foot_of,
    pace,
    way_among,
)
from escarmouche.games.kharn_ages.rules.objects import met
from escarmouche.games.kharn_ages.rules.relief import cut, gaps, standing
from escarmouche.games.kharn_ages.rules.rolls import damage_d5
from escarmouche.games.kharn_ages.rules.space import EASE, characteristic, in_reach, supporters
from escarmouche.games.kharn_ages.rules.terrain import broad
from escarmouche.games.kharn_ages.rules.thresholds import length
from escarmouche.games.kharn_ages.stats import (
    BARRED,
    COLLIDED,
    DRIVEN,
    DROPPED,
    FREE,
    PUSHES,
    REMOVED,
    SHIFTED,
    Blow,
    Harm,
    Push,
)
from escarmouche.space.geometry import distance, gap, quantise, thousandths

SHUFFLE = 0.5
"""How far the V effect moves somebody stout, in toises."""
TOLD = 0.05
"""A way shorter than this leads nowhere."""


@rule("KA-EFF-01", "KA-MEL-16")
def apply(game: Game[Battle], blow: Blow) -> None:
    """The announced effects, damage apart, in the order the winner chooses."""
    parts = split(blow.effects)
    while parts and game[blow.by].in_play:
        part = parts[0] if len(parts) == 1 else next_effect(game, blow, parts)
        parts.remove(part)
        PERFORMS[part[0]](game, blow, len(part) == 2)


def split(effects: str) -> list[str]:
    """`VA` is two effects, `AA` is one, doubled; P is part of the damage."""
    if len(effects) == 2 and effects[0] == effects[1]:
        return [] if effects[0] == "P" else [effects]
    return [letter for letter in effects if letter != "P"]


def next_effect(game: Game[Battle], blow: Blow, parts: list[str]) -> str:
    return game.choose("next-effect", blow.by, parts, parts[0], "KA-MEL-16")


# ---------------------------------------------------------------- V


@rule("KA-EFF-02", "KA-EFF-12", "KA-DIC-05", "KA-TER-09", "KA-TER-10", "KA-LAT-14")
def move_effect(game: Game[Battle], blow: Blow, double: bool) -> None:
    """A free move of V/2 toises, unrounded, or V for VV; it is not counted among the movements."""
    who = blow.by
    if GROUND in game[who].status or ROOTED in game[who].status:
        return
    share = 1.0 if double else 0.5
    limit = pace(game, who, "effect") * share
    rules: tuple[str, ...] = ("KA-EFF-12",) if double else ("KA-EFF-02", "KA-DIC-05")
    if broad(game[who]) and limit > 0:
        rules = (rules[0], "KA-LAT-14")
        limit = limit / 2 if double else SHUFFLE
        share = 0.5 if double else min(0.5, SHUFFLE / max(1, pace(game, who, "effect")))
    if limit <= 0:
        return
    plan = Trip("effect", limit, rules, share=share)
    path = ask_path(game, who, plan)
    if length(path) >= TOLD:
        follow(game, who, plan, path)


# ---------------------------------------------------------------- A


@rule("KA-EFF-04", "KA-EFF-14")
def strike_effect(game: Game[Battle], blow: Blow, double: bool) -> None:
    """One free simple attack or lightning shot, two for AA, one after the other."""
    for _ in range(2 if double else 1):
        free_attack(game, blow.by, ("KA-EFF-14",) if double else ("KA-EFF-04",))


@rule("KA-EFF-04", "KA-EFF-05", "KA-EFF-17", "KA-GEN-37")
def free_attack(game: Game[Battle], who: Id, rules: tuple[str, ...], only: Id = "", most: int = 1) -> None:
    """A free attack at any legal target, or at the only one allowed; the effect is lost where there is none. The
    defence against what an effect grants is capped, that against what fright grants is not."""
    from escarmouche.games.kharn_ages.rules.actions import ACTIONS
    from escarmouche.games.kharn_ages.rules.melee import compose, strikes, thing

    me = game[who]
    if not me.in_play or STUNNED in me.status or GROUND in me.status:
        return
    found = [] if game.moment(BARRED, None, who, "attack") else strikes(game, who, (most,))
    if only:
        found = [option for option in found if option.figure == only]
    else:
        found = game.moment(DRIVEN, [*found, *game.moment(FREE, [], who)], who)
    if not found:
        return
    answer = game.ask(
        "free-attack",
        who,
        lambda: Choose(
            rules=(*rules, "KA-EFF-17"),
            options=(*found, Option("none")),
            decline="none",
            why_not=lambda answer: why_no_free_attack(game, who, only, answer),
        ),
    )
    if answer == "none":
        return
    if "attack" in answer:
        item = thing(answer["weapon"])
        brisk = most == 1 and not only and quick(game, who, item)
        most = 2 if brisk else most
        compose(game, who, answer["attack"], item, most=most, granted=rules, capped=not only, brisk=brisk)
    else:
        ACTIONS[next(iter(answer))].performs(game, who, {**answer, "free": True})


@rule("KA-LAT-12")
def quick(game: Game[Battle], who: Id, item: str) -> bool:
    """Does it put 1 AP more into a free attack, for a second characteristic?"""
    from escarmouche.games.kharn_ages.rules.melee import strikes_for
    from escarmouche.games.kharn_ages.skills.asking import uses

    able = "brisk" in game[who].skills and strikes_for(game[who], item, 2) and game[who].ap > 0
    return able and uses(game, who, "brisk", "KA-LAT-12")


def why_no_free_attack(game: Game[Battle], who: Id, only: Id, answer: Any) -> Refusal | None:
    """What forbids an attack or a shot forbids a free one, its price apart."""
    from escarmouche.games.kharn_ages.rules.melee import why_no_attack
    from escarmouche.games.kharn_ages.rules.shooting import why_not_shoot

    if not isinstance(answer, dict) or (only and answer.get("attack") != only):
        return None
    refuses = why_no_attack if "attack" in answer else why_not_shoot if "shoot" in answer else None
    removed = game.moment(BARRED, None, who, "attack") or (None if only else game.moment(REMOVED, None, who, answer))
    return removed or (refuses(game, who, answer, free=True) if refuses else None)


# ---------------------------------------------------------------- C


@rule("KA-EFF-06", "KA-EFF-08", "KA-EFF-09", "KA-EFF-10", "KA-EFF-15", "KA-EFF-16", "KA-DIC-05", "KA-ZOC-09")
def repel_effect(game: Game[Battle], blow: Blow, double: bool) -> None:
    """The opponent is repelled by C/2 toises, or C for CC, if the winner's stature with its supporters' is enough; CC
    repels a bigger one by C/2 all the same."""
    who, target = blow.by, blow.target
    if not game[target].in_play:
        return
    if not blow.shot and not in_reach(game.state, who, target, blow.item, blow.defence):
        return
    repelling = Push(who, target, double, blow.item)
    far = repelled_by(game, repelling)
    if far <= 0:
        return
    rules = (*(("KA-EFF-15",) if double else ("KA-EFF-06", "KA-EFF-08")), *by_whose_weight(game, repelling))
    answer = game.ask(
        "repel",
        who,
        lambda: Choose(
            rules=(*rules, "KA-EFF-11"),
            facts={"target": target, "distance": far},
            options=(Option("yes", target), Option("no", target)),
            decline="yes",
        ),
    )
    if answer == "yes":
        push(game, who, target, far, rules)


@rule("KA-EFF-08", "KA-EFF-09", "KA-EFF-10", "KA-EFF-15", "KA-EFF-16")
def repelled_by(game: Game[Battle], repelling: Push) -> float:
    """How far the C effect repels; 0 if it does not."""
    who = repelling.by
    corpulence = characteristic(game, who, "C")
    big_enough = weight(game, repelling) >= game[repelling.target].stature
    far = 0.0
    if big_enough or repelling.double:
        far = float(corpulence) if big_enough and repelling.double else corpulence / 2
    return float(game.moment(PUSHES, far, who, repelling))


@rule("KA-EFF-09", "KA-EFF-10")
def weight(game: Game[Battle], repelling: Push) -> int:
    """Its stature and those of its supporters; the other one's supporters do not count."""
    helpers = supporters(game.state, repelling.by, repelling.target)
    return game[repelling.by].stature + sum(game[ally].stature for ally in helpers)


def by_whose_weight(game: Game[Battle], repelling: Push) -> tuple[str, ...]:
    """What decides about the statures: the supporters', or that even together they do not suffice."""
    theirs = game[repelling.target].stature
    if weight(game, repelling) < theirs:
        return ("KA-EFF-16",) if repelling.double else ()
    return ("KA-EFF-09", "KA-EFF-10") if game[repelling.by].stature < theirs else ()


# ---------------------------------------------------------------- pushes and collisions


class Struck(Struct, frozen=True):
    """What a push ended against."""

    name: str
    fighter: bool


@rule("KA-EFF-06", "KA-EFF-07", "KA-COL-04", "KA-CNV-09", "KA-FAL-05")
def push(game: Game[Battle], by: Id, who: Id, far: float, rules: tuple[str, ...]) -> None:
    """Straight away from the winner, up to whatever is in the way; the rest of the push is lost in the collision, or in
    the fall into whatever its way leads over. Whoever falls upon somebody collides below."""
    state = game.state
    me = state.figures[who]
    start, origin = me.at, state.figures[by].at
    gone = distance(origin, start) or 1.0
    goal = quantise((start[0] + (start[0] - origin[0]) / gone * far, start[1] + (start[1] - origin[1]) / gone * far))
    walk = way_among(state, who, (start, goal), step=0.0)
    block = walk.ground.blocked((start, goal))
    path = walk.ground.clip((start, goal)) if block is not None else (start, goal)
    thing, path = met(state, who, path)
    below = None if thing or block is None or block.other is None else state.figures[walk.ids[block.other]]
    upon = below is not None and apart_in_height(me, standing(state.table, path[-1]), below)
    over = gaps(state.table, me.level, (start, goal) if upon else path, 0.0)
    chasm = next((gap for gap in over if gap.closed or upon), None)
    if chasm is not None:
        line = cut((start, goal) if upon else path, chasm.start, chasm.end)
        path = (start, foot_of(state, who, chasm, line, 0.0))
    if len(path) > 1:
        moved = thousandths(distance(path[0], path[-1]))
        game.tell(Pushed(figure=who, by=by, path=path, distance=moved, rules=rules))
        drop(game, who)
        game.moment(SHIFTED, None, who, path)
    if (chasm is not None and not upon) or not game[who].in_play:
        return
    if thing:
        collide(game, who, Struck(thing, False))
    elif block is not None:
        fighter = block.other is not None
        name = walk.ids[block.other] if block.other is not None else block.piece or "edge"
        collide(game, who, Struck(name, fighter))
    elif game[who].at == path[-1] and (other := brought_to(game.state, me, game[who])):
        collide(game, who, Struck(other, True))


@rule("KA-COL-02")
def brought_to(state: Battle, before: Safar, after: Safar) -> Id:
    """Whom a push that went all its way has brought somebody into contact with; nobody if it touches no one new, or
    lands beside them."""
    others = [f for f in state.figures.values() if f.in_play and f.id != after.id and before.level == after.level]
    near = [f for f in others if gap(after, f) <= EASE < gap(before, f)]
    return next((f.id for f in near if not apart_in_height(after, after.level, f)), "")


def drop(game: Game[Battle], who: Id) -> None:
    """Over an edge it falls, against its will."""
    me = game[who]
    ground = standing(game.state.table, me.at)
    if ground == me.level:
        return
    height = me.level - ground
    game.tell(Rose(figure=who, level=ground))
    if height > 0:
        game.moment(DROPPED, None, who, height)


@rule("KA-COL-01", "KA-COL-02", "KA-COL-03", "KA-CNV-09")
def collide(game: Game[Battle], who: Id, struck: Struck) -> None:
    """1D5 damage against an obstacle or the edge; between fighters 1D5 each, and the smaller base falls, or both."""
    rule_id = "KA-COL-02" if struck.fighter else "KA-CNV-09" if struck.name == "edge" else "KA-COL-01"
    game.tell(Collided(figure=who, against=struck.name, rules=(rule_id,)))
    game.moment(COLLIDED, None, who, struck.name)
    hurt = [who, struck.name] if struck.fighter else [who]
    dice = [damage_d5(game, one, rule_id) for one in hurt]
    for one, damage in zip(hurt, dice, strict=True):
        suffer(game, Harm(one, damage, source="collision", rules=(rule_id,)))
    if not struck.fighter:
        return
    mine, other = game[who].radius, game[struck.name].radius
    for one, lies in ((who, mine <= other), (struck.name, other <= mine)):
        if lies and game[one].in_play and GROUND not in game[one].status:
            game.tell(StatusGained(figure=one, status=GROUND, rules=("KA-COL-03",)))


PERFORMS = {"V": move_effect, "A": strike_effect, "C": repel_effect}
