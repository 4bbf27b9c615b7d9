"""Artillery: piercing shots along a line, area shots under a template, light and heavy; destabilisation."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import Any

from escarmouche.core.decisions import ChoosePoint, Option, Refusal
from escarmouche.core.dice import Block
from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.events import Pierced, Shot
from escarmouche.games.age_des_escarmouches.figures import Fighter, Fray, Ranged
from escarmouche.games.age_des_escarmouches.rules.actions import DEEDS, deed
from escarmouche.games.age_des_escarmouches.rules.beam import ring_of
from escarmouche.games.age_des_escarmouches.rules.contact import apart
from escarmouche.games.age_des_escarmouches.rules.land import on_table
from escarmouche.games.age_des_escarmouches.rules.life import brace, one_by_one, strike
from escarmouche.games.age_des_escarmouches.rules.salvos import salvo
from escarmouche.games.age_des_escarmouches.rules.shooting import (
    BANDS,
    allot,
    difficulty,
    force_of,
    named,
    targets_of,
    weapons,
    why_no_shooter,
    why_no_target,
    why_not_with,
)
from escarmouche.games.age_des_escarmouches.rules.sight import degree, obstruction_at, spared
from escarmouche.games.age_des_escarmouches.rules.trials import attempt, die, difficulty_of, threshold
from escarmouche.games.age_des_escarmouches.stats import BARRED, SEEN, SHIFT, TIR, Blow, Look, Test
from escarmouche.space.geometry import (
    Point,
    Ring,
    Round,
    crossing,
    gap_to_point,
    half_extent,
    heading,
    inside,
    quantise,
    to_segment,
)
from escarmouche.space.table import Piece

TEMPLATE = 5.0
"""Radius of the template of an area shot."""


# ---------------------------------------------------------------- who may, and destabilisation


@modifies(TIR, "Déstabilisation", "AE-ARTG-02")
def destabilised(game: Game[Fray], who: Id, use: object) -> int:
    """-1 for a fighter that makes another action beside an artillery shot."""
    if not (
        isinstance(use, Test)
        and use.weapon
        and any(one.name == use.weapon and one.artillery for one in game[who].ranged)
    ):
        return 0
    others = [name for name in game[who].done if name in DEEDS and DEEDS[name].nature != "free" and name not in FIRES]
    return -1 if others else 0


FIRES = ("fire", "bombard")


@at(BARRED, "AE-ARTG-02")
def at_once_only(game: Game[Fray], value: tuple[str, ...], who: Id, action: str) -> tuple[str, ...]:
    """Who fired without the malus takes no further action but free ones."""
    made = [name for name in game[who].done if name in DEEDS and DEEDS[name].nature != "free"]
    free = action in DEEDS and DEEDS[action].nature == "free"
    return (*value, "AE-ARTG-02") if set(made[:1]) & set(FIRES) and not free else value


def fires(game: Game[Fray], who: Id) -> list[Option]:
    if why_no_shooter(game, who) is not None:
        return []
    guns = [one for one in weapons(game[who], True) if one.shape == "piercing"]
    foes = targets_of(game, who) if guns else []
    return [Option({"fire": foe, "weapon": one.name}, foe, ("AE-ARTG-01",)) for foe in foes for one in guns]


def why_no_fire(game: Game[Fray], who: Id, answer: Any) -> Refusal | None:
    refusal = why_no_shooter(game, who)
    guns = [one.name for one in weapons(game[who], True) if one.shape == "piercing"]
    if refusal is None and not guns:
        refusal = Refusal("no-piercing-weapon", ("AE-ARTG-01",), {"figure": who})
    refusal = refusal or why_not_with(guns, answer)
    return refusal or why_no_target(game, who, str(answer.get("fire")) if isinstance(answer, dict) else "")


# ---------------------------------------------------------------- piercing


@deed("fire", "cumulative", fires, why_no_fire, family="shot", cited="AE-ARTG-01")
@rule("AE-ARTG-01", "AE-ARTP-01", "AE-ARTP-02", "AE-ARTP-04")
def fire(game: Game[Fray], who: Id, answer: Any) -> None:
    """A piercing shot of a fighter's own weapon."""
    loose(game, who, who, answer["fire"], named(game[who], answer["weapon"]))


@rule("AE-ARTP-01", "AE-ARTP-02", "AE-ARTP-04")
def loose(game: Game[Fray], who: Id, hand: Id, target: Id, weapon: Ranged) -> None:
    """One die against three thresholds says how far a piercing shot goes; everything on the line may be hit. The hand
    that tests, and strikes, is another's where a machine shoots."""
    seen = seen_by(game, who, hand, target)
    distance = apart(game.state, who, target)
    game.tell(
        Shot(
            figure=who,
            target=target,
            weapon=weapon.name,
            distance=round(distance, 3),
            difficulty=0,
            degree=seen,
            kind="piercing",
            rules=("AE-ARTP-01",),
        )
    )
    trial = trial_of(who, hand, target, seen, weapon)
    outcome = attempt(game, trial, 0)
    if not outcome.passed:
        return
    value = difficulty_of(game, hand, "TIR", trial)
    shift = game.total(SHIFT, hand, trial, base=0).value
    reached = max(times for times, hard in BANDS if outcome.face >= threshold(value - hard, shift))
    pierce(game, who, hand, target, weapon, reached * weapon.range)


def trial_of(who: Id, hand: Id, target: Id, seen: int, weapon: Ranged) -> Test:
    """The test of an artillery shot; it names the machine that somebody else shoots with."""
    return Test(hand, "TIR", "shot", target, degree=seen, weapon=weapon.name, answer=who if hand != who else "")


@rule("AE-WARM-18", "AE-TINS-02")
def seen_by(game: Game[Fray], who: Id, hand: Id, target: Id) -> int:
    """The degree of obstruction; from a machine, as the hand that tests makes the best of it."""
    plain = degree(game, who, target, "shot")
    return plain if hand == who else int(game.moment(SEEN, plain, hand, Look(hand, target, "shot")))


@rule("AE-ARTP-03", "AE-ARTP-04", "AE-ARTP-05", "AE-ARTP-06", "AE-ARTP-07")
def pierce(game: Game[Fray], who: Id, hand: Id, target: Id, weapon: Ranged, reach: float) -> None:
    """Everybody on the line from the source through the target, as far as the shot goes, the nearest first."""
    from escarmouche.games.age_des_escarmouches.skills.sappers import RESISTANCE, batter

    line = on_line(game.state, who, target, reach)
    game.tell(Pierced(figure=who, target=target, reach=reach, met=tuple(line), rules=("AE-ARTP-02", "AE-ARTP-03")))
    hit = allot(game, who, target, hand) if target in line else target
    if hit != target:
        line = [hit if one == target else one for one in line if one != hit]
    force = force_of(game, hand, weapon)
    for one in line:
        if force < 0:
            return
        if one in game.state.tokens:
            batter(game, hand, one, force)
            force -= RESISTANCE if weapon.artillery == "light" else 0
            continue
        if not game[one].in_play:
            continue
        aimed = frozenset(("target",)) if one == target else frozenset()
        blow = Blow(hand, one, force, "artillery", weapon.name, aimed)
        brace(game, blow)
        tough = difficulty_of(game, one, "RES")
        strike(game, blow, resistance=tough)
        if weapon.artillery == "light":
            force -= tough


@rule("AE-ARTP-03")
def on_line(state: Fray, who: Id, target: Id, reach: float) -> list[Id]:
    """Elements whose base the line crosses, in order; its length counts from the edge of the source."""
    me, it = state.figures[who], state.figures[target]
    (ax, ay), (bx, by) = me.at, it.at
    apart_ = math.hypot(bx - ax, by - ay) or 1.0
    ux, uy = (bx - ax) / apart_, (by - ay) / apart_
    edge = max(half_extent(me.base, me.angle))
    end = (ax + ux * (reach + edge), ay + uy * (reach + edge))
    others = [
        one
        for one in state.figures.values()
        if one.id != who and one.in_play and abs(one.altitude - me.altitude) < 2 and not spared(state, me, one)
    ]
    met = [(one.at, one.id) for one in others if crosses(one, me.at, end)]
    met += [(state.tokens[piece.id].at, piece.id) for piece in barricades(state) if cuts(piece.shape, me.at, end)]
    return [name for at, name in sorted(met, key=lambda one: (one[0][0] - ax) * ux + (one[0][1] - ay) * uy)]


def barricades(state: Fray) -> list[Piece]:
    """Scenery that has structure points."""
    standing = {name for name, token in state.tokens.items() if token.kind == "barricade"}
    return [piece for piece in state.table.pieces if piece.id in standing] if standing else []


def crosses(one: Fighter, start: Point, end: Point) -> bool:
    """Does a segment cross a base?"""
    if isinstance(one.base, Round):
        return to_segment(one.at, start, end) <= one.base.radius
    return cuts(ring_of(one.footprint), start, end)


def cuts(ring: Ring, start: Point, end: Point) -> bool:
    """Does a segment cross an outline, or end within it?"""
    return inside(ring, end) or any(crossing(start, end, ring[i - 1], ring[i]) for i in range(len(ring)))


# ---------------------------------------------------------------- area


def bombards(game: Game[Fray], who: Id) -> list[Option]:
    if why_no_shooter(game, who) is not None:
        return []
    guns = [one for one in weapons(game[who], True) if one.shape == "area"]
    if guns and why_no_aiming(game, who) is not None:
        return []
    return [Option({"bombard": one.name}, "", ("AE-ARTZ-01",)) for one in guns]


def why_no_aiming(game: Game[Fray], who: Id) -> Refusal | None:
    """Nobody to aim at, and not even the ground before it?"""
    return None if targets_of(game, who) else why_no_point(game, who, feet_of(game[who]))


def why_no_bombard(game: Game[Fray], who: Id, answer: Any) -> Refusal | None:
    refusal, named = why_no_shooter(game, who), answer.get("bombard") if isinstance(answer, dict) else ""
    if refusal is None and not any(one.name == named and one.shape == "area" for one in weapons(game[who], True)):
        refusal = Refusal("no-area-weapon", ("AE-ARTG-01",), {"figure": who})
    return refusal or why_no_aiming(game, who)


@rule("AE-ARTG-01", "AE-ARTZ-01", "AE-ARTZ-02", "AE-ARTZ-06")
def area_shot(game: Game[Fray], who: Id, answer: Any) -> Iterable[Blow]:
    """An area shot of a fighter's own weapon."""
    return lob(game, who, who, named(game[who], answer["bombard"]))


@deed(
    "bombard",
    "cumulative",
    bombards,
    why_no_bombard,
    family="shot",
    together=salvo(bombards, area_shot),
    cited="AE-ARTG-01",
)
def bombard(game: Game[Fray], who: Id, answer: Any) -> None:
    """An area shot of one fighter."""
    one_by_one(game, area_shot(game, who, answer))


@rule("AE-ARTZ-01", "AE-ARTZ-02", "AE-ARTZ-06")
def lob(game: Game[Fray], who: Id, hand: Id, weapon: Ranged) -> Iterable[Blow]:
    """An area shot at a point: a test of TIR, then everybody at and near the point is struck."""
    x, y = game.ask("point", who, lambda: point_decision(game, who))
    spot = (x, y)
    struck = standing_at(game.state, who, spot)
    distance = gap_to_point(game[who].footprint, spot) if struck is None else apart(game.state, who, struck)
    seen = obstruction_at(game, who, spot)
    if struck is not None:
        seen = seen_by(game, who, hand, struck)
    hard = difficulty(distance, weapon.range)
    game.tell(
        Shot(
            figure=who,
            target=struck or "",
            weapon=weapon.name,
            distance=round(distance, 3),
            difficulty=-1 if hard is None else hard,
            degree=seen,
            kind="area",
            at=spot,
            rules=("AE-ARTZ-01",),
        )
    )
    if hard is None or not attempt(game, trial_of(who, hand, struck or "", seen, weapon), hard).passed:
        return ()
    return explode(game, who, hand, spot if struck is None else game[struck].at, struck, weapon)


@rule("AE-ARTZ-02", "AE-ARTZ-03", "AE-ARTZ-04", "AE-ARTZ-05")
def explode(game: Game[Fray], who: Id, hand: Id, spot: Point, struck: Id | None, weapon: Ranged) -> Iterator[Blow]:
    """The one at the point with the whole FOR; other fighters under the template with less, each its own die."""
    state, me = game.state, game[who]
    under = [
        one
        for one in state.fighters()
        if one.id != struck and abs(one.altitude - me.altitude) < 2 and not spared(state, me, one)
    ]
    under = [one for one in under if gap_to_point(one.footprint, spot) <= TEMPLATE]
    if struck is not None:
        yield Blow(hand, struck, force_of(game, hand, weapon), "artillery", weapon.name, frozenset(("target",)))
    for one in under:
        if not game[one.id].in_play:
            continue
        force = force_of(game, hand, weapon)
        if weapon.artillery == "light" or not wholly_under(one, spot):
            force = max(force - die(game, hand, "template", "AE-ARTZ-05"), 0)
        yield Blow(hand, one.id, force, "artillery", weapon.name)


def wholly_under(one: Fighter, at: Point) -> bool:
    """Is a whole base under the template?"""
    if isinstance(one.base, Round):
        return math.dist(one.at, at) + one.base.radius <= TEMPLATE + 1e-6
    return all(math.dist(p, at) <= TEMPLATE + 1e-6 for p in ring_of(one.footprint))


def standing_at(state: Fray, who: Id, at: Point) -> Id | None:
    """Whoever stands at a point, an enemy if there is one; nobody two levels away."""
    me = state.figures[who]
    near = [
        one for one in state.figures.values() if one.id != who and one.in_play and abs(one.altitude - me.altitude) < 2
    ]
    there = [one for one in near if gap_to_point(one.footprint, at) <= 0.0 and not spared(state, me, one)]
    return next((one.id for one in sorted(there, key=lambda one: one.side == me.side)), None)


@rule("AE-ARTZ-01")
def why_no_point(game: Game[Fray], who: Id, at: Point) -> Refusal | None:
    """A point of the table in the field of vision and in sight; a friend is never named."""
    if not on_table(game.state.table, at):
        return Refusal("off-the-table", ("AE-ARTZ-01",), {"at": list(at)})
    struck = standing_at(game.state, who, at)
    if struck is not None:
        return why_no_target(game, who, struck)
    me = game[who]
    if me.altitude > 1:
        return Refusal("two-levels-away", ("AE-FLY-14",), {"at": list(at)})
    ux, uy = heading(me.angle)
    if ux * (at[0] - me.at[0]) + uy * (at[1] - me.at[1]) < -1e-9:
        return Refusal("behind", ("AE-LOS-01", "AE-LOS-02", "AE-ARTZ-01"), {"at": list(at)})
    much = obstruction_at(game, who, at)
    return Refusal("obstructed", ("AE-LOS-02", "AE-ARTZ-01"), {"at": list(at), "degree": much}) if much > 2 else None


def feet_of(me: Fighter) -> Point:
    """The ground just before somebody."""
    ux, uy = heading(me.angle)
    far = max(half_extent(me.base, me.angle)) + 1.0
    return quantise((me.at[0] + far * ux, me.at[1] + far * uy))


def point_decision(game: Game[Fray], who: Id) -> ChoosePoint:
    wide, deep = game.state.table.size
    foes = [game[one].at for one in targets_of(game, who)]

    def propose(chance: Block) -> Point:
        if foes and chance.below(4):
            return foes[chance.below(len(foes))]
        return (chance.unit() * wide, chance.unit() * deep)

    return ChoosePoint(
        rules=("AE-ARTZ-01",),
        judge=lambda at: why_no_point(game, who, at),
        propose=propose,
        otherwise=lambda: foes[0] if foes else feet_of(game[who]),
        aimed=True,
    )
