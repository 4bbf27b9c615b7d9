"""Throwing objects: at a Safar, at scenery, at a point of the table."""

from __future__ import annotations

import math
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.decisions import ChoosePoint, Option, Refusal
from escarmouche.core.dice import Block
from escarmouche.core.events import StatusGained
from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.cards import Object
from escarmouche.games.kharn_ages.events import ApChanged, LastingChanged, Resolved, Strayed, ThingChanged, Thrown
from escarmouche.games.kharn_ages.figures import DAZED, DUST, GROUND, Battle, Lasting, Safar
from escarmouche.games.kharn_ages.rules.actions import action, affords, pay, too_dear
from escarmouche.games.kharn_ages.rules.damage import suffer
from escarmouche.games.kharn_ages.rules.defence import SHARED_RULES, defend
from escarmouche.games.kharn_ages.rules.faints import overcome
from escarmouche.games.kharn_ages.rules.melee import bleed, defended, riposte
from escarmouche.games.kharn_ages.rules.movement import apart_in_height
from escarmouche.games.kharn_ages.rules.objects import card_of, points
from escarmouche.games.kharn_ages.rules.relief import cut, gaps, standing, table_at
from escarmouche.games.kharn_ages.rules.rolls import any_way, attempt, one_die
from escarmouche.games.kharn_ages.rules.shooting import span
from escarmouche.games.kharn_ages.rules.sight import height_of, sees, top_of, why_unseen
from escarmouche.games.kharn_ages.rules.space import EASE, characteristic, extent, within
from escarmouche.games.kharn_ages.rules.structure import engaging, loss, wear
from escarmouche.games.kharn_ages.scenarios.tables import FLAT
from escarmouche.games.kharn_ages.stats import ROUND, SHOOTS, STARTS, TARGETED, Attack, Effort, Harm
from escarmouche.space.geometry import (
    Footprint,
    Point,
    Ring,
    Round,
    distance,
    gap_to_point,
    gap_to_ring,
    quantise,
    thousandths,
)
from escarmouche.space.moves import Ground

AP = 2
NEEDED = 12
LETTERS = "AC"
POINT = "point"
CARD = (1.575, 2.2)
"""A profile card in toises: how deep it is along the flight, how wide across it."""
SPILT = {"water-bucket": "bucket"}
"""What is left of things that held something."""
SMALL = Round(0.05)
"""How much room an object takes when it rolls."""
INSIDE = 0.1
"""How far inside a ditch lies what rolled into it."""
SHARED_RULES["throw"] = ("KA-THR-11",)


class Aim(Struct, frozen=True):
    """What a throw is aimed at: its word in answers, where the object would land, how far that is."""

    word: str
    at: Point
    level: float
    distance: float


# ---------------------------------------------------------------- what may be thrown at what


@rule("KA-THR-05")
def why_too_heavy(game: Game[Battle], who: Id, name: str) -> Refusal | None:
    """Some objects take P, or P and C, to be lifted, carried and thrown."""
    card = card_of(game.state, game.state.things[name].kind)
    for letter, needed in (("P", card.power), ("C", card.corpulence)) if card is not None else ():
        if characteristic(game, who, letter) < needed:
            return Refusal("too-heavy", ("KA-THR-05",), {"thing": name, "letter": letter, "needed": needed})
    return None


@rule("KA-THR-15", "KA-THR-05")
def throwable(game: Game[Battle], who: Id) -> list[str]:
    """Objects it holds, has a card for, and is strong enough to throw."""
    state = game.state
    held = [name for name in game[who].carrying if name in state.things]
    return [name for name in held if card_of(state, state.things[name].kind) and why_too_heavy(game, who, name) is None]


@rule("KA-THR-03", "KA-COV-11")
def aims(state: Battle, who: Id) -> list[str]:
    """Enemies in sight, pieces of scenery, or any point."""
    foes = [foe.id for foe in state.enemies(who) if sees(state, who, foe.id)]
    return [*foes, *(piece.id for piece in state.table.pieces if piece.kind not in FLAT), POINT]


def has_load(me: Safar) -> object:
    return me.carrying


def throws(game: Game[Battle], who: Id) -> list[Option]:
    if not affords(game, who, AP, "throw"):
        return []
    held = throwable(game, who)
    words = aims(game.state, who) if held else []
    return [
        Option({"throw": name, "at": word}, word if word in game.state.figures else "", ("KA-THR-01",))
        for name in held
        for word in words
    ]


@rule("KA-THR-03", "KA-THR-05", "KA-THR-15")
def why_not_thrown(game: Game[Battle], who: Id, answer: Any) -> Refusal | None:
    name = str(answer.get("throw")) if isinstance(answer, dict) else ""
    if name not in game[who].carrying or name not in game.state.things:
        return Refusal("not-held", ("KA-THR-15",), {"figure": who, "thing": name})
    if card_of(game.state, game.state.things[name].kind) is None:
        return Refusal("not-to-be-thrown", ("KA-THR-14",), {"thing": name})
    refusal = why_too_heavy(game, who, name) or too_dear(game, who, AP, "throw", "KA-THR-01")
    if refusal is not None:
        return refusal
    word = answer.get("at")
    foe = game.state.figures.get(word) if isinstance(word, str) else None
    if foe is not None and (foe.side == game[who].side or not foe.in_play):
        return Refusal("not-an-enemy", ("KA-MEL-17",), {"figure": foe.id})
    return why_unseen(game.state, who, foe.id, "KA-THR-03", "KA-LOS-01") if foe is not None else None


# ---------------------------------------------------------------- the throw


@action("throw", throws, why_not_thrown, least=AP, able=(has_load,))
@rule("KA-THR-01", "KA-THR-03", "KA-THR-04", "KA-THR-12", "KA-MAS-05")
def throw_object(game: Game[Battle], who: Id, answer: Any) -> None:
    """C + A against 12 and what object and distance add. A critical failure leaves it in hand; a failure, or a throw at
    a point, may stray; and it wears the object."""
    name = answer["throw"]
    card = card_of(game.state, game.state.things[name].kind)
    assert card is not None
    aim = aimed(game, who, answer["at"])
    pay(game, who, AP, "throw", "KA-THR-01")
    added = engaging(game, who, LETTERS)
    effort = Effort("shooting", "throw", aim.word if aim.word in game.state.figures else "")
    needed = threshold(card, game[who].stature, aim.distance)
    made = attempt(game, who, effort, added, needed, LETTERS, "KA-THR-01", "KA-THR-02")
    if made.fumble:
        return
    far = thousandths(aim.distance)
    game.tell(Thrown(figure=who, thing=name, aim=aim.word, at=aim.at, distance=far, rules=("KA-THR-01",)))
    landed, level = aim.at, aim.level
    if made.passed and aim.word in game.state.figures:
        for target in victims(game.state, who, aim.word, card):
            hit(game, Attack(who, target, LETTERS, kind="throw", shot=True), card, made.total, made.critical)
    elif not made.passed or aim.word == POINT:
        landed = stray(game, who, name, aim)
        level = level if landed == aim.at else standing(game.state.table, landed)
    thing = game.state.things[name]
    kind = SPILT.get(thing.kind, thing.kind)
    lies = replace(thing, kind=kind, at=landed, level=level, carrier="", points=points(game.state, name))
    game.tell(ThingChanged(thing=name, now=lies, reason="thrown", rules=("KA-THR-03",)))
    wear(game, name, loss(game, who, "KA-THR-13"), "KA-THR-13")


@rule("KA-THR-01", "KA-THR-02")
def threshold(card: Object, stature: int, far: float) -> int:
    """12, changed by the object, and 2 more for each toise begun beyond the thrower's stature."""
    return NEEDED + card.difficulty + 2 * math.ceil(max(0.0, far - stature - EASE))


def aimed(game: Game[Battle], who: Id, word: str) -> Aim:
    """Where the object would land, and the true distance to it."""
    state = game.state
    me = state.figures[who]
    if word in state.figures:
        it = state.figures[word]
        return Aim(word, it.at, it.level, span(state, who, word))
    if word == POINT:
        x, y = game.ask("point", who, lambda: point_decision(game, who))
        level = standing(state.table, (x, y))
        return Aim(word, (x, y), level, math.hypot(gap_to_point(me.footprint, (x, y)), level - me.level))
    ring = next(ring for piece, ring in zip(state.table.pieces, state.table.rings, strict=True) if piece.id == word)
    before = short_of(me.at, ring)
    piece = next(piece for piece in state.table.pieces if piece.id == word)
    far = math.hypot(gap_to_ring(me.footprint, ring), max(0.0, me.level - top_of(piece)))
    return Aim(word, before, standing(state.table, before), far)


def short_of(start: Point, ring: Ring) -> Point:
    """The place just before a piece of scenery, seen from somewhere; the start itself on top of it."""
    near = min((nearest(start, ring[i - 1], ring[i]) for i in range(len(ring))), key=lambda p: distance(start, p))
    far = distance(start, near)
    if far <= 0.1:
        return start
    return quantise((near[0] + (start[0] - near[0]) / far * 0.1, near[1] + (start[1] - near[1]) / far * 0.1))


def nearest(p: Point, a: Point, b: Point) -> Point:
    """The point of a segment nearest to another."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    share = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / ((dx * dx + dy * dy) or 1.0)
    share = min(1.0, max(0.0, share))
    return (a[0] + share * dx, a[1] + share * dy)


def point_decision(game: Game[Battle], who: Id) -> ChoosePoint:
    wide, deep = game.state.table.size

    def propose(chance: Block) -> Point:
        return (chance.unit() * wide, chance.unit() * deep)

    def off_table(at: Point) -> Refusal | None:
        inside = 0.0 <= at[0] <= wide and 0.0 <= at[1] <= deep
        return None if inside else Refusal("off-the-table", ("KA-THR-03",), {"at": list(at)})

    return ChoosePoint(
        rules=("KA-THR-03",),
        judge=off_table,
        propose=propose,
        otherwise=lambda: game[who].at,
        aimed=True,
    )


# ---------------------------------------------------------------- astray


@rule("KA-THR-04", "KA-DIC-07")
def stray(game: Game[Battle], who: Id, name: str, aim: Aim) -> Point:
    """On 5 or more it stays there; on less it goes 5 less the die that way, up to the first obstacle or base."""
    die = one_die(game, who, "deviation", "KA-THR-04")
    if die >= 5:
        game.tell(Strayed(thing=name, die=die, direction=0, distance=0.0, rules=("KA-THR-04",)))
        return aim.at
    direction = any_way(game, who, "KA-THR-04")
    turn, far = math.radians(direction), 5 - die
    goal = quantise((aim.at[0] + far * math.cos(turn), aim.at[1] + far * math.sin(turn)))
    landed = rolled(game.state, aim, goal)
    gone = thousandths(distance(aim.at, landed))
    game.tell(Strayed(thing=name, die=die, direction=direction, distance=gone, rules=("KA-THR-04",)))
    return landed


def rolled(state: Battle, aim: Aim, goal: Point) -> Point:
    """How far an object gets on the way to a point; it drops into the first ditch and stays there."""
    others = [f for f in state.figures.values() if f.in_play and f.id != aim.word]
    others = [f for f in others if gap_to_point(f.footprint, aim.at) > SMALL.radius and f.level <= aim.level < top(f)]
    ground = Ground(table_at(state.table, aim.level, 0.0), SMALL, tuple(f.footprint for f in others))
    path: tuple[Point, ...] = (aim.at, goal)
    path = path if ground.blocked(path) is None else ground.clip(path)
    ditch = next((gap for gap in gaps(state.table, aim.level, path, 0.0) if gap.closed), None)
    return path[-1] if ditch is None else cut(path, 0.0, min(ditch.end, ditch.start + INSIDE))[-1]


def top(me: Safar) -> float:
    """How high its head is."""
    return me.level + height_of(me)


# ---------------------------------------------------------------- whom it hits, and what it does


@rule("KA-THR-10", "KA-THR-03")
def victims(state: Battle, who: Id, target: Id, card: Object) -> list[Id]:
    """The Safar aimed at; of a table everybody else under the card as well, friend or foe, but not the thrower."""
    if not card.template:
        return [target]
    deep, wide = state.options.get("card", CARD)
    it, me = state.figures[target], state.figures[who]
    far = distance(me.at, it.at) or 1.0
    ux, uy = (it.at[0] - me.at[0]) / far, (it.at[1] - me.at[1]) / far
    sides = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ring = tuple(
        (it.at[0] + ux * a * deep / 2 - uy * b * wide / 2, it.at[1] + uy * a * deep / 2 + ux * b * wide / 2)
        for a, b in sides
    )
    under = [
        other.id
        for other in state.figures.values()
        if other.in_play
        and other.id not in (who, target)
        and not apart_in_height(it, it.level, other)
        and gap_to_ring(Footprint(other.base, other.at), ring) == 0.0
    ]
    return [target, *under]


@rule("KA-THR-11", "KA-THR-12", "KA-THR-03")
def hit(game: Game[Battle], attack: Attack, card: Object, total: int, criticals: int) -> None:
    """The target may defend as against a shot, engaging C or A; then damage, without anything for a critical hit but
    what the object says."""
    who, target = attack.who, attack.target
    if game.moment(TARGETED, "go", who, attack) == "stop" or not game[target].in_play:
        return
    outcome = defend(game, attack, total)
    struck = outcome.beaten_by(total)
    game.tell(
        Resolved(
            figure=who,
            target=target,
            attack=total,
            defence=outcome.total,
            hit=struck,
            parried=outcome.parried,
            rules=("KA-THR-11", *outcome.rules),
        )
    )
    if struck:
        suffer(game, Harm(target, card.damage, 0, who, "throw", piercing=card.boxes, rules=("KA-THR-03",)))
        consequences(game, who, target, card, criticals)
    else:
        riposte(game, outcome)
        defended(game, attack, outcome)


@rule("KA-THR-06", "KA-THR-07", "KA-THR-08", "KA-THR-12", "KA-CRT-14")
def consequences(game: Game[Battle], who: Id, target: Id, card: Object, criticals: int) -> None:
    """Bleeding for one round, a cloud of grain; on a critical hit a fall, 2 AP less, or dazed."""
    if not game[target].in_play:
        return
    bleed(game, target, card.bleeding, once=True, rules=("KA-THR-08", "KA-THR-06"))
    if card.cloud:
        others = (one for one in game[target].lasting if one.name != DUST)
        now = (*others, Lasting(DUST, who))
        game.tell(LastingChanged(figure=target, lasting=now, reason="dust-rises", rules=("KA-THR-09",)))
    if not criticals:
        return
    if card.on_critical == "falls" and GROUND not in game[target].status:
        game.tell(StatusGained(figure=target, status=GROUND, rules=("KA-THR-06",)))
    if card.on_critical == "dazed":
        overcome(game, target, DAZED, "KA-THR-07")
    if card.on_critical == "loses-2-ap":
        lost = min(2, game[target].ap)
        left = game[target].ap - lost
        game.tell(ApChanged(figure=target, by=-lost, left=left, reason="thrown", rules=("KA-THR-07",)))


# ---------------------------------------------------------------- the cloud of a grain sack


@at(SHOOTS, "KA-THR-09")
def in_the_dust(game: Game[Battle], refusal: Refusal | None, who: Id, target: Id) -> Refusal | None:
    """Nobody shoots into the zone of control of a victim of a grain sack, or out of it; who has fled or is carried has
    left its dust behind."""
    for victim in game.state.figures.values():
        dusty = victim.in_play and victim.lasting and any(one.name == DUST for one in victim.lasting)
        if dusty and (hazy(victim, game[who]) or hazy(victim, game[target])):
            return Refusal("in-the-dust", ("KA-THR-09",), {"figure": victim.id})
    return refusal


def hazy(victim: Safar, other: Safar) -> bool:
    return victim.id == other.id or within(victim, other.at, other.radius, other.level, extent(victim))


@at(STARTS, "KA-THR-09")
def settles(game: Game[Battle], value: None, who: Id, situation: None) -> None:
    """The dust settles when the thrower is activated again."""
    clear(game, {who})


@at(ROUND, "KA-THR-09")
def settles_anyway(game: Game[Battle], number: int, who: Id, situation: None) -> int:
    """Or at the end of the round, if that can no longer be."""
    clear(game, {figure.id for figure in game.state.figures.values() if not figure.present})
    return number


def clear(game: Game[Battle], throwers: set[Id]) -> None:
    for victim in list(game.state.figures.values()):
        kept = tuple(one for one in victim.lasting if one.name != DUST or one.by not in throwers)
        if kept != victim.lasting:
            why = "dust-settles"
            game.tell(LastingChanged(figure=victim.id, lasting=kept, reason=why, rules=("KA-THR-09",)))
