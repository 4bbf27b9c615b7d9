"""Reactions: what a model that is shot at, bewitched or engaged may do about it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Any

from msgspec import Struct

from escarmouche.core.decisions import Choose, ChoosePoint, Option, Refusal
from escarmouche.core.dice import Pool
from escarmouche.core.events import StatusGained
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.evenor.events import CoverTaken, Reacted
from escarmouche.games.evenor.figures import PRONE, Fighter, Skirmish, Weapon
from escarmouche.games.evenor.rules.losses import Loss
from escarmouche.games.evenor.rules.movement import (
    FREE,
    Path,
    Walk,
    ask_path,
    engaged_with,
    go,
    shelters,
    touches,
    trip,
    walk_of,
    why_not,
)
from escarmouche.games.evenor.rules.powers import Spell, announce, possible_powers, why_no_power
from escarmouche.games.evenor.rules.shooting import (
    Aim,
    aim_at,
    cannot_shoot,
    concealed,
    hidden_share,
    land,
    reveal,
    shoot,
    why_no_shot,
)
from escarmouche.games.evenor.stats import REACTION, SHOOTING
from escarmouche.space.geometry import CONTACT, EASE, Footprint, Point, distance, gap, gap_to_ring, quantise
from escarmouche.space.table import Piece


class Trigger(Struct, frozen=True):
    """What a model reacts to: a shot, a power or an engagement by somebody, and the path announced."""

    kind: str
    by: Id
    path: Path = ()


class Reaction(Struct, frozen=True):
    """What it does: the kind of reaction, against whom, and with what."""

    kind: str
    to: Id
    weapon: str = ""
    power: str = ""
    target: Id = ""
    piece: str = ""


class Replies:
    """What the enemies attacked in one rank of actions do about it: each of them reacts once, to all of it."""

    __slots__ = ("attacks", "fled", "shots", "spells", "tried")

    def __init__(self, tried: Iterable[Id] = ()) -> None:
        self.tried = set(tried)
        """Who has had their one reaction."""
        self.attacks: dict[Id, list[Trigger]] = {}
        """The shots and powers declared so far, by target."""
        self.fled: set[Id] = set()
        self.shots: list[Aim] = []
        self.spells: list[Spell] = []
        """What is sent back, at the same time as the attacks."""

    def expect(self, target: Id, trigger: Trigger) -> None:
        """A shot or a power is declared at somebody, who may react to it."""
        self.attacks.setdefault(target, []).append(trigger)


@rule(
    "EV-REA-01", "EV-REA-02", "EV-REA-07", "EV-REA-13", "EV-REA-14", "EV-REA-15", "EV-REA-16", "EV-COO-06", "EV-REF-05"
)
def react(game: Game[Skirmish], who: Id, triggers: Sequence[Trigger], replies: Replies) -> Reaction | None:
    """One roll against R, then the choice of a reaction; none if it fails, declines or can do nothing.

    The target of several coordinated attackers makes one reaction, against one of them.
    """
    if who in replies.tried or not any(can_react(game, who, trigger) for trigger in triggers):
        return None
    replies.tried.add(who)
    why = game.total(REACTION, who)
    rules = ("EV-REA-02", "EV-COO-06") if len(triggers) > 1 else ("EV-REA-02",)
    if not game.roll(who, "reaction", Pool(1, at_least=why.value), why, rules).passed:
        return None
    chosen = game.ask("reaction", who, lambda: reaction_decision(game, who, triggers))
    reaction = understood(chosen, triggers)
    game.tell(Reacted(figure=who, reaction=reaction.kind, to=reaction.to, rules=("EV-REA-07",)))
    return None if reaction.kind == "none" else reaction


def understood(chosen: Any, triggers: Sequence[Trigger]) -> Reaction:
    """A reaction from the answer that names it."""
    parts: dict[str, Any] = {chosen: ""} if isinstance(chosen, str) else dict(chosen)
    to = parts.pop("against", triggers[0].by)
    kind = next(iter(parts))
    if kind in ("shoot-back", "counter-charge-shot"):
        return Reaction(kind, to, weapon=parts[kind])
    if kind == "cover":
        return Reaction(kind, to, piece=parts[kind])
    if kind == "power":
        return Reaction(kind, to, power=parts[kind], target=parts["target"])
    return Reaction(kind, to)


def reaction_decision(game: Game[Skirmish], who: Id, triggers: Sequence[Trigger]) -> Choose:
    found: list[Option] = [Option("none")]
    for trigger in triggers:
        for value in possible_reactions(game, who, trigger):
            named = {value: ""} if isinstance(value, str) else value
            found.append(Option({**named, "against": trigger.by} if len(triggers) > 1 else value, trigger.by))
    return Choose(
        rules=("EV-REA-07",),
        facts={"to": [trigger.kind for trigger in triggers], "by": [trigger.by for trigger in triggers]},
        options=tuple(found),
        decline="none",
        why_not=lambda answer: why_no_reaction(game, who, triggers, answer),
        spelt_out=lambda answer: against_whom(answer, triggers),
    )


PLAIN = ("prone", "flee", "counter-charge")
"""Reactions that are a word alone."""


@rule("EV-COO-06")
def against_whom(answer: Any, triggers: Sequence[Trigger]) -> Any:
    """A plain reaction to one of several in full; to go prone or to flee counts against all, whoever is named."""
    by = [trigger.by for trigger in triggers]
    if len(by) > 1 and answer in ("prone", "flee"):
        fitting = [trigger.by for trigger in triggers if answer in REACTIONS_TO[trigger.kind]]
        return {answer: "", "against": fitting[0]} if fitting else answer
    if len(by) > 1 and isinstance(answer, dict) and len(answer) == 1:
        ((kind, foe),) = answer.items()
        return {kind: "", "against": foe} if kind in PLAIN and foe in by else answer
    return answer


REACTIONS_TO = {
    "shot": ("shoot-back", "prone", "cover", "power"),
    "power": ("shoot-back", "power"),
    "engage": ("counter-charge", "counter-charge-shot", "flee"),
}
ALLOWED_BY = {"shot": "EV-REA-04", "power": "EV-REA-05", "engage": "EV-REA-06"}


@rule("EV-REA-04", "EV-REA-05", "EV-REA-06", "EV-REF-03")
def possible_reactions(game: Game[Skirmish], who: Id, trigger: Trigger) -> list[Any]:
    """What this trigger allows this model, in the order of the book."""
    found: list[Any] = []
    for kind in REACTIONS_TO[trigger.kind]:
        found += FORMS[kind](game, who, trigger)
    return found


def can_react(game: Game[Skirmish], who: Id, trigger: Trigger) -> bool:
    """Is there any reaction at all? Asked before the roll, it stops at the first."""
    return any(FORMS[kind](game, who, trigger) for kind in REACTIONS_TO[trigger.kind])


def why_no_reaction(game: Game[Skirmish], who: Id, triggers: Sequence[Trigger], answer: Any) -> Refusal | None:
    parts: dict[str, Any] = answer if isinstance(answer, dict) else {str(answer): ""}
    kind = next(iter(parts), "")
    if kind not in FORMS:
        return None
    trigger = next((one for one in triggers if one.by == parts.get("against")), triggers[0])
    if kind not in REACTIONS_TO[trigger.kind]:
        return Refusal("wrong-reaction", (ALLOWED_BY[trigger.kind],), {"reaction": kind, "to": trigger.kind})
    found = EXPLAINED[kind](game, who, trigger, parts) if kind in EXPLAINED else None
    rules = (*WHY[kind], *(found.rules if found else ()), ALLOWED_BY[trigger.kind])
    if found is None:
        return Refusal("reaction-not-possible", rules, {"reaction": kind})
    return Refusal(found.reason, tuple(dict.fromkeys(rules)), found.facts)


def why_no_return(game: Game[Skirmish], who: Id, trigger: Trigger, parts: dict[str, Any]) -> Refusal | None:
    """What forbids the shot back with the weapon named, or with any."""
    refusals = [why_no_shot(game.state, who, trigger.by, one) for one in meant(game[who], parts["shoot-back"])]
    return next((refusal for refusal in refusals if refusal), None) if refusals else cannot_shoot(game[who])


def why_no_counter_shot(game: Game[Skirmish], who: Id, trigger: Trigger, parts: dict[str, Any]) -> Refusal | None:
    """Nothing to shoot with, or what forbids the shot just before contact as on all of the way."""
    if engaged_with(game.state, who):
        return Refusal("engaged", ("EV-SHO-04",), {"figure": who})
    weapons = meant(game[who], parts["counter-charge-shot"])
    at = points_along(trigger.path, 0.25)[-1]
    refusals = [why_no_shot(game.state, who, trigger.by, one, at) for one in weapons]
    return next((refusal for refusal in refusals if refusal), None) if refusals else cannot_shoot(game[who])


def meant(me: Fighter, name: str) -> list[Weapon]:
    """The weapon of this name, lost or not; without one every missile."""
    return [weapon for weapon in me.weapons if weapon.name == name] or list(me.missiles)


def why_no_such_power(game: Game[Skirmish], who: Id, trigger: Trigger, parts: dict[str, Any]) -> Refusal | None:
    power, target = parts["power"], parts.get("target")
    if isinstance(target, str) and target in game.state.figures:
        return why_no_power(game.state, Spell(who, power, target))
    return None


EXPLAINED = {
    "shoot-back": why_no_return,
    "counter-charge-shot": why_no_counter_shot,
    "power": why_no_such_power,
}
"""Reactions of which more can be said than that they are not possible."""


# ---------------------------------------------------------------- each reaction


@rule("EV-REA-12")
def shooting_back(game: Game[Skirmish], who: Id, trigger: Trigger) -> list[Any]:
    """A shot at the model that shot or used the power, legal as any other, measured now."""
    weapons = [w for w in game[who].missiles if why_no_shot(game.state, who, trigger.by, w) is None]
    return [{"shoot-back": weapon.name} for weapon in weapons]


@rule("EV-STA-13", "EV-REA-09")
def going_prone(game: Game[Skirmish], who: Id, trigger: Trigger) -> list[Any]:
    return [] if PRONE in game[who].status else ["prone"]


@rule("EV-REA-04", "EV-REA-10")
def taking_cover(game: Game[Skirmish], who: Id, trigger: Trigger) -> list[Any]:
    """A piece within 1 pas where it would be concealed from the shooter."""
    me = game[who]
    near = game.state.table.pieces_near(me, FREE + EASE)
    pieces = [p for p in near if shelters(p) and gap_to_ring(me, p.shape) <= FREE + EASE]
    return [{"cover": piece.id} for piece in pieces if cover_places(game, who, trigger.by, piece)]


@rule("EV-REA-05", "EV-OCC-01")
def using_power(game: Game[Skirmish], who: Id, trigger: Trigger) -> list[Any]:
    """Any power of its own on any legal target."""
    return [{"power": spell.power, "target": spell.target} for spell in possible_powers(game.state, who)]


@rule("EV-CCH-02", "EV-CCH-05")
def counter_charging(game: Game[Skirmish], who: Id, trigger: Trigger) -> list[Any]:
    """Always possible, prone or engaged: it involves no move."""
    return ["counter-charge"]


@rule("EV-CCS-03")
def counter_charge_shooting(game: Game[Skirmish], who: Id, trigger: Trigger) -> list[Any]:
    weapons = [w for w in game[who].missiles if shooting_points(game, who, trigger, w.name)]
    return [{"counter-charge-shot": weapon.name} for weapon in weapons]


@rule("EV-FLE-02")
def fleeing(game: Game[Skirmish], who: Id, trigger: Trigger) -> list[Any]:
    """Not when already engaged."""
    return [] if engaged_with(game.state, who) else ["flee"]


FORMS: dict[str, Callable[[Game[Skirmish], Id, Trigger], list[Any]]] = {
    "shoot-back": shooting_back,
    "prone": going_prone,
    "cover": taking_cover,
    "power": using_power,
    "counter-charge": counter_charging,
    "counter-charge-shot": counter_charge_shooting,
    "flee": fleeing,
}
WHY = {
    "shoot-back": ("EV-REA-12",),
    "prone": ("EV-STA-13",),
    "cover": ("EV-REA-10",),
    "power": ("EV-OCC-03",),
    "counter-charge": (),
    "counter-charge-shot": ("EV-CCS-03",),
    "flee": ("EV-FLE-02",),
}


# ---------------------------------------------------------------- cover


def cover_places(game: Game[Skirmish], who: Id, shooter: Id, piece: Piece) -> list[Point]:
    """Places in contact with the piece, at most 1 pas away, concealed from the shooter; the best hidden first."""
    me = game[who]
    spots = [me.at]
    if PRONE not in me.status:
        spots += [spot for spot in around(me, piece) if distance(me.at, spot) <= FREE + EASE]
    judge = cover_judge(game, who, shooter, piece)
    found = [spot for spot in spots if judge(spot) is None]
    shares = {spot: hidden_share(game.state, shooter, who, spot) for spot in found}
    return sorted(found, key=lambda spot: (-shares[spot], distance(me.at, spot)))


def around(me: Fighter, piece: Piece) -> list[Point]:
    """Places where the base just touches a piece: the nearest one, then some along every side and round the corners."""
    radius = me.radius + 0.003
    ring = piece.shape
    edges = list(zip(ring, (*ring[1:], ring[0]), strict=True))
    anticlockwise = sum(a[0] * b[1] - b[0] * a[1] for a, b in edges) > 0
    near = min((nearest(a, b, me.at) for a, b in edges), key=lambda point: distance(point, me.at))
    spots = [beside(near, (me.at[0] - near[0], me.at[1] - near[1]), radius)]
    for a, b in edges:
        out = (b[1] - a[1], a[0] - b[0]) if anticlockwise else (a[1] - b[1], b[0] - a[0])
        steps = max(2, int(distance(a, b) / 0.25) + 1)
        spots += [
            beside((a[0] + (b[0] - a[0]) * i / steps, a[1] + (b[1] - a[1]) * i / steps), out, radius)
            for i in range(steps + 1)
        ]
        spots += [beside(b, (math.cos(i * math.pi / 6), math.sin(i * math.pi / 6)), radius) for i in range(12)]
    return spots


def nearest(a: Point, b: Point, to: Point) -> Point:
    """The point of a segment nearest to another point."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    share = ((to[0] - a[0]) * dx + (to[1] - a[1]) * dy) / (dx * dx + dy * dy or 1.0)
    share = min(1.0, max(0.0, share))
    return (a[0] + share * dx, a[1] + share * dy)


def beside(point: Point, direction: Point, by: float) -> Point:
    """The place this far from a point, in this direction."""
    length = math.hypot(*direction)
    return quantise((point[0] + direction[0] / length * by, point[1] + direction[1] / length * by))


@rule("EV-REA-10")
def cover_judge(game: Game[Skirmish], who: Id, shooter: Id, piece: Piece) -> Callable[[Point], Refusal | None]:
    """In contact with the piece, more than half hidden from the shooter, reached by a legal move of at most 1 pas."""
    me = game[who]
    plan = trip(game, who, "cover", touch=False)
    walk = walk_of(game, who, plan)

    def why_no_cover(at: Point) -> Refusal | None:
        if not touches(Footprint(me.base, at, me.angle), piece):
            return Refusal("not-in-contact", ("EV-REA-10",), {"piece": piece.id})
        if not concealed(hidden_share(game.state, shooter, who, at)):
            return Refusal("not-concealed-there", ("EV-REA-10",), {"figure": shooter})
        if at == me.at:
            return None
        if PRONE in me.status:
            return Refusal("prone-models-stay", ("EV-REA-10", "EV-STA-16"), {"figure": who})
        return why_not(game.state, who, plan, walk, way_to(walk, me.at, at, plan.limit))

    return why_no_cover


def way_to(walk: Walk, start: Point, goal: Point, limit: float) -> Path:
    """Straight, or round what is in the way if that is short enough."""
    round_it = walk.ground.route(start, goal, limit) if walk.ground.blocked((start, goal)) else None
    return round_it.path if round_it else (start, goal)


@rule("EV-REA-09", "EV-REA-10", "EV-REA-17")
def take_cover(game: Game[Skirmish], who: Id, reaction: Reaction) -> None:
    """Step behind the piece and be in cover; prone and cover are applied before the shot."""
    me = game[who]
    piece = next(p for p in game.state.table.pieces if p.id == reaction.piece)

    def ask() -> ChoosePoint:
        places = cover_places(game, who, reaction.to, piece)
        return ChoosePoint(
            rules=("EV-REA-10",),
            facts={"piece": piece.id},
            judge=cover_judge(game, who, reaction.to, piece),
            propose=lambda chance: places[chance.below(len(places))],
            otherwise=lambda: places[0],
        )

    x, y = game.ask("place", who, ask)
    if (x, y) != me.at:
        plan = trip(game, who, "cover")
        go(game, who, plan, way_to(walk_of(game, who, plan), me.at, (x, y), plan.limit))
    game.tell(CoverTaken(figure=who, piece=piece.id, rules=("EV-REA-09", "EV-REA-10")))


def drop_prone(game: Game[Skirmish], who: Id) -> None:
    game.tell(StatusGained(figure=who, status=PRONE, rules=("EV-REA-09", "EV-STA-13")))


@rule("EV-REA-04", "EV-REA-05", "EV-REA-08", "EV-REA-09", "EV-REA-12", "EV-REA-17")
def answer_attack(game: Game[Skirmish], who: Id, reaction: Reaction, replies: Replies) -> None:
    """Prone and cover count against the attack itself; a shot or a power goes off at the same time as it."""
    if reaction.kind == "prone":
        drop_prone(game, who)
    elif reaction.kind == "cover":
        take_cover(game, who, reaction)
    elif reaction.kind == "shoot-back":
        reveal(game, who)
        replies.shots.append(aim_at(game, who, reaction.to, game[who].weapon(reaction.weapon), "reaction"))
    else:
        spell = Spell(who, reaction.power, reaction.target)
        announce(game, spell)
        replies.spells.append(spell)


# ---------------------------------------------------------------- counter-charge shot and flight


def shooting_points(game: Game[Skirmish], who: Id, trigger: Trigger, weapon: str) -> list[tuple[Point, int]]:
    """Points of the announced path, before contact, where the shot is legal: one for each threshold it could have."""
    found: dict[int, Point] = {}
    for at in points_along(trigger.path, 0.25):
        if why_no_shot_there(game, who, trigger, weapon, at) is None:
            needed = game.total(SHOOTING, who, counter_aim(game, who, trigger.by, weapon, at)).value
            found.setdefault(needed, at)
    return [(at, needed) for needed, at in sorted(found.items())]


def points_along(path: Path, every: float) -> list[Point]:
    """The start of a path and a point every so often, the end left out: contact comes after."""
    points: list[Point] = []
    for a, b in pairwise(path):
        length = distance(a, b)
        steps = max(1, int(length / every + 0.999))
        points += [quantise((a[0] + (b[0] - a[0]) * i / steps, a[1] + (b[1] - a[1]) * i / steps)) for i in range(steps)]
    return points


def up_to(path: Path, at: Point) -> Path:
    """A path as far as one of its points."""
    for n, (a, b) in enumerate(pairwise(path)):
        if distance(at, nearest(a, b, at)) <= CONTACT:
            return path[: n + 1] if at == a else (*path[: n + 1], at)
    return path


@rule("EV-CCS-03")
def why_no_shot_there(game: Game[Skirmish], who: Id, trigger: Trigger, weapon: str, at: Point) -> Refusal | None:
    """On the announced path, in sight, hidden by nobody, and with nobody engaged: before contact."""
    if all(distance(at, nearest(a, b, at)) > CONTACT for a, b in pairwise(trigger.path)):
        return Refusal("not-on-the-path", ("EV-CCS-03",), {"at": list(at)})
    refusal = why_no_shot(game.state, who, trigger.by, game[who].weapon(weapon), at)
    return refusal and Refusal(refusal.reason, ("EV-CCS-03", *refusal.rules), refusal.facts)


@rule("EV-CCS-02")
def counter_aim(game: Game[Skirmish], who: Id, target: Id, weapon: str, at: Point) -> Aim:
    """Always at short range."""
    foe = game[target]
    far = round(gap(game[who], Footprint(foe.base, at, foe.angle)), 3)
    return Aim(who, target, weapon, "counter-charge", "short", far, at)


@rule("EV-CCS-01", "EV-CCS-02", "EV-CCS-03")
def counter_charge_shot(game: Game[Skirmish], who: Id, reaction: Reaction, trigger: Trigger) -> tuple[Point, Loss]:
    """The reacting player picks the point; the shot is resolved completely before the move goes on."""

    def ask() -> ChoosePoint:
        points = shooting_points(game, who, trigger, reaction.weapon)
        return ChoosePoint(
            rules=("EV-CCS-03",),
            facts={"points": [{"at": list(at), "needed": needed} for at, needed in points]},
            judge=lambda at: why_no_shot_there(game, who, trigger, reaction.weapon, at),
            propose=lambda chance: points[chance.below(len(points))][0],
            otherwise=lambda: points[0][0],
            aimed=True,
        )

    reveal(game, who)
    x, y = game.ask("where", who, ask)
    volley = shoot(game, counter_aim(game, who, reaction.to, reaction.weapon, (x, y)))
    return (x, y), land(game, volley)


@rule("EV-FLE-01", "EV-FLE-02", "EV-FLE-03")
def flee(game: Game[Skirmish], who: Id) -> None:
    """One fast move without a roll, made before the engaging model moves, into contact with nobody."""
    plan = trip(game, who, "flee", touch=False)
    go(game, who, plan, ask_path(game, who, plan))
