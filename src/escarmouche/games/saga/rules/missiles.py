"""Thrown and launched weapons: range, the roll against its difficulty, the dodge, and snap shots."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from escarmouche.core.decisions import Option, Refusal, head
from escarmouche.core.game import Game
from escarmouche.core.rules import Total, at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.cards import tagged, weapon
from escarmouche.games.saga.events import Attacked, Launched
from escarmouche.games.saga.figures import NEARLY, Character, Melee
from escarmouche.games.saga.rules.attack import beyond_it, fallen
from escarmouche.games.saga.rules.called import aimed
from escarmouche.games.saga.rules.damage import harm
from escarmouche.games.saga.rules.deeds import action, stopped
from escarmouche.games.saga.rules.defence import helpless
from escarmouche.games.saga.rules.dodge import NONE, answer, ask_dodge, dodge, may_move_freely, ways
from escarmouche.games.saga.rules.hands import sheathed, unready
from escarmouche.games.saga.rules.movement import face, heading
from escarmouche.games.saga.rules.targets import astray, concealed, lost_in_a_crowd
from escarmouche.games.saga.rules.trials import cast
from escarmouche.games.saga.settings import setting
from escarmouche.games.saga.stats import FLAT, HIT, MOUNT, RANGE, SEGMENT, Blow, Trial
from escarmouche.space.geometry import gap

BANDS = (5, 15, 20, 25)
"""Base difficulty at short, medium, long and extreme range."""


# ---------------------------------------------------------------- range and sight


@rule("SG-CORE-22", "SG-MISL-02")
def unit(game: Game[Melee], who: Id, name: str) -> float:
    """The range unit of a weapon: fixed, or by the thrower's Strength."""
    arm = weapon(name)
    return arm.range or float(arm.by_strength * game[who].score("strength"))


@rule("SG-CORE-22", "SG-MISL-01", "SG-MISL-02")
def base_difficulty(game: Game[Melee], who: Id, other: Id, name: str) -> int | None:
    """By range; None beyond the fourth unit, and of what is neither thrown nor shot with."""
    far = unit(game, who, name)
    if not far:
        return None
    band = max(math.ceil((gap(game[who], game[other]) - NEARLY) / far), 1)
    return BANDS[band - 1] if band <= len(BANDS) else None


@rule("SG-COV-01", "SG-SHOT-07")
def in_sight(game: Game[Melee], who: Id, other: Id) -> bool:
    """Is anything of somebody to be seen?"""
    return not lost_in_a_crowd(game, who, other) and concealed(game, who, other) < 1.0 - 1e-9


@rule("SG-MISL-01", "SG-SHOT-09")
def difficulty(game: Game[Melee], blow: Blow) -> Total:
    """The difficulty of a shot and why: its range, and everything that makes it harder."""
    base = base_difficulty(game, blow.by, blow.on, blow.weapon)
    assert base is not None
    return game.total(RANGE, blow.on, blow, base=base)


# ---------------------------------------------------------------- shooting and throwing


@rule("SG-MISL-02")
def missiles(
    game: Game[Melee], who: Id, tag: str, names: list[str], among: Sequence[Character] | None = None
) -> list[tuple[str, Id]]:
    """Enemies, all of them or some, whom somebody sees and reaches with each of some weapons of a kind."""
    ready = [one for one in names if tagged(one, tag)]
    return [
        (name, one.id)
        for name in ready
        for one in (game.state.enemies(who) if among is None else among)
        if base_difficulty(game, who, one.id, name) is not None and in_sight(game, who, one.id)
    ]


def in_hand(game: Game[Melee], who: Id) -> list[str]:
    """What somebody may throw or shoot with: in hand, free, and not drawn just now."""
    me = game[who]
    return [one for one in me.free if one not in me.drawn]


def in_range(game: Game[Melee], who: Id, tag: str) -> list[tuple[str, Id]]:
    """Enemies in range and in sight of each weapon of a kind that somebody has in hand."""
    return game.recall(("range", who, tag), lambda: missiles(game, who, tag, in_hand(game, who)))


def shots(game: Game[Melee], who: Id) -> list[Option]:
    return missile_options(game, who, "shoot", "projectile")


def throws(game: Game[Melee], who: Id) -> list[Option]:
    return missile_options(game, who, "throw", "thrown")


@rule("SG-MISL-01", "SG-DEF-04")
def missile_options(game: Game[Melee], who: Id, name: str, tag: str) -> list[Option]:
    """At everybody in range and in sight, those who are out of action and still live among them."""
    if not any(tagged(one, tag) for one in game[who].held):
        return []
    lying = fallen(game, who)
    helpless = missiles(game, who, tag, in_hand(game, who), lying) if lying else []
    standing = [Option({name: one, "weapon": arm}, one, ("SG-MISL-01",)) for arm, one in in_range(game, who, tag)]
    return standing + [Option({name: one, "weapon": arm}, one, ("SG-DEF-04",)) for arm, one in helpless]


@rule("SG-CALL-09")
def aims(game: Game[Melee], who: Id) -> list[Option]:
    """At a part of somebody the size of a man."""
    found = [one for tag in ("projectile", "thrown") for one in in_range(game, who, tag)]
    men = [(name, one) for name, one in found if game[one].size == "man"]
    return [Option({"aim": one, "weapon": name}, one, ("SG-CALL-09",)) for name, one in men]


def out_of_range(game: Game[Melee], who: Id, said: Any) -> Refusal | None:
    """Why nobody can be shot at so."""
    return unready(game[who], said) or Refusal("out-of-range", unreached(game, who, said), {"figure": who})


def meant(game: Game[Melee], who: Id, said: Any) -> str:
    """The missile of an answer, or the one in hand where it names none."""
    tags = {"shoot": ("projectile",), "throw": ("thrown",)}.get(head(said).partition("-")[0], ("projectile", "thrown"))
    found = [one for one in in_hand(game, who) if any(tagged(one, tag) for tag in tags)]
    return str(said.get("weapon", "")) or next(iter(found), "")


@rule("SG-CORE-22", "SG-MISL-02", "SG-COV-01", "SG-SHOT-07", "SG-CALL-09", "SG-DEF-04")
def unreached(game: Game[Melee], who: Id, said: Any) -> tuple[str, ...]:
    """The rules by which somebody is no target: too far, out of sight, lost in a crowd, dead, or no man to aim at."""
    target, name = (said.get(head(said)), meant(game, who, said)) if isinstance(said, dict) else ("", "")
    if target not in game.state.figures or name not in (*in_hand(game, who), *sheathed(game[who])):
        return ("SG-CORE-22", "SG-COV-01")
    found = () if base_difficulty(game, who, target, name) is not None else ("SG-CORE-22", "SG-MISL-02")
    if lost_in_a_crowd(game, who, target):
        return (*found, "SG-SHOT-07")
    if not in_sight(game, who, target):
        return (*found, "SG-COV-01")
    return found or beyond_it(game, said) or (("SG-CALL-09",) if head(said) == "aim" else ("SG-CORE-22", "SG-COV-01"))


@action("shoot", shots, out_of_range, "declared")
@rule("SG-MISL-03")
def shoot(game: Game[Melee], who: Id, said: Any) -> None:
    """Shoot at somebody."""
    loose(game, Blow(who, said["shoot"], said["weapon"], "shoot"))


@action("throw", throws, out_of_range, "declared")
@rule("SG-MISL-03")
def throw(game: Game[Melee], who: Id, said: Any) -> None:
    """Throw a weapon at somebody."""
    loose(game, Blow(who, said["throw"], said["weapon"], "throw"))


@action("aim", aims, out_of_range, "declared")
@rule("SG-CALL-09")
def aim(game: Game[Melee], who: Id, said: Any) -> None:
    """A missile at a zone."""
    zone = aimed(game, who, said["aim"])
    loose(game, Blow(who, said["aim"], said["weapon"], how(said["weapon"]), zone))


def how(name: str) -> str:
    """How a missile weapon is used."""
    return "shoot" if tagged(name, "projectile") else "throw"


@rule("SG-MISL-03", "SG-DODG-07", "SG-DODG-02", "SG-CORE-08")
def loose(game: Game[Melee], blow: Blow) -> None:
    """A missile against its difficulty, or against a dodge that takes its place."""
    face(game, blow.by, heading(game[blow.by].at, game[blow.on].at))
    arm, hard = weapon(blow.weapon), difficulty(game, blow)
    needed = hard.value
    thrown = blow.kind == "throw"
    skill = arm.thrown_skill if thrown and arm.thrown_skill else arm.skill
    trial = Trial(blow.by, "thrown" if thrown else "projectile", "declared", "shot", skill, blow.on, blow)
    found = cast(game, trial, None, 0, arm.attack)
    game.tell(Launched(figure=blow.by, target=blow.on, weapon=blow.weapon, gone=thrown, rules=("SG-MISL-03",)))
    if thrown and found.total >= needed and not found.critical:
        answer(game, blow.on, blow, found.total, needed)
    short = max(needed - found.total, 1) if found.critical else needed - found.total
    needed, dodged = (needed, False) if MOUNT in blow.marked else dodged_past(game, blow.on, needed)
    hit = bool((found.total > needed if dodged else found.total >= needed) and not found.critical)
    margin = found.total - needed if hit else 0
    game.tell(
        Attacked(
            figure=blow.by,
            target=blow.on,
            weapon=blow.weapon,
            kind=blow.kind,
            total=found.total,
            needed=needed,
            hit=hit,
            margin=margin,
            zone=blow.zone,
            modifiers=() if dodged else hard.modifiers,
            rules=("SG-MISL-03",),
        )
    )
    made = Blow(blow.by, blow.on, blow.weapon, blow.kind, blow.zone, blow.marked, margin)
    if short > 0:
        astray(game, blow, short)
    if hit and game.moment(HIT, True, blow.on, made):
        harm(game, made)


@rule("SG-DODG-07")
def dodged_past(game: Game[Melee], who: Id, needed: int) -> tuple[int, bool]:
    """What a missile must reach, or exceed if a dodge stands in its place: when that is higher, or fumbled."""
    me = game[who]
    if me.dodge is None or helpless(me) or not (me.fumbled or me.dodge > needed):
        return needed, False
    return me.dodge, True


@modifies(FLAT, "Tir au jugé", "SG-CORE-26")
def snap(game: Game[Melee], who: Id, trial: Trial) -> int:
    """-5 on a shot or a throw that is not aimed, unless settled otherwise."""
    if trial.blow is None or trial.called != "shot" or "snap" not in trial.blow.marked:
        return 0
    return -int(setting(game.state.options, "snap_shot_malus"))


@at(SEGMENT, "SG-DODG-03")
def beforehand(game: Game[Melee], value: None, who: Id, segment: int) -> None:
    """A dodge against projectiles is declared before anybody shoots, or comes into sight."""
    shooters = game.recall("shooters", lambda: [one.side for one in game.state.fighters() if may_shoot(game, one.id)])
    if not any(side != game[who].side for side in shooters) or not may_move_freely(game, who):
        return
    said = ask_dodge(game, "beforehand", who, [NONE, *ways(game, who)], "SG-DODG-03")
    if said != NONE:
        dodge(game, who, None, said)


@rule("SG-DODG-03", "SG-DIS-07")
def may_shoot(game: Game[Melee], who: Id) -> bool:
    """May somebody shoot in this segment, with what it holds or draws for that, once it has left a melee?"""
    me = game[who]
    if not me.acts_in(game.state.segment) or helpless(me):
        return False
    bow = any(tagged(one, "projectile") for one in (*me.free, *sheathed(me)))
    return bow and not stopped(game, who, "disengage" if me.engaged else "shoot")
