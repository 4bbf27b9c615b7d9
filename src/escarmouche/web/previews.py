"""Before committing: what a seat can ask the table about an open question without answering it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from escarmouche.core.decisions import Choose, ChoosePath, ChoosePoint, Decision, Refused
from escarmouche.core.dice import Block
from escarmouche.core.system import System
from escarmouche.space.geometry import Footprint, Point, distance, gap
from escarmouche.space.sight import hidden_fraction
from escarmouche.telling.texts import Texts, say

STEPS = 2
"""Cost bands shown for a reach: half of the way, and all of it."""
UNREASONED = frozenset(("not-an-option", "no-such-word", "several-options"))
"""Refusals that tell a form, not a rule."""


class BandView(Struct, frozen=True, kw_only=True):
    cost: float
    polygons: tuple[tuple[tuple[Point, ...], ...], ...]


class ContactView(Struct, frozen=True, kw_only=True):
    """A figure that can be touched, the way there and its cost."""

    figure: str
    path: tuple[Point, ...]
    cost: float


class ReachView(Struct, frozen=True, kw_only=True):
    bands: tuple[BandView, ...]
    contacts: tuple[ContactView, ...]


class PathView(Struct, frozen=True, kw_only=True):
    """A path considered: what it costs, whom it ends beside, and why it is not allowed, if it is not."""

    path: tuple[Point, ...]
    cost: float
    limit: float
    legal: bool
    reason: str
    rules: tuple[str, ...]
    touches: tuple[str, ...]
    engages: tuple[str, ...] = ()
    """Enemies it would be in close combat with at its end."""
    warning: str = ""
    """What it is for and would miss, though it is allowed."""
    level: float = 0.0
    """How high whoever goes stands at its end."""


class VerdictView(Struct, frozen=True, kw_only=True):
    """Would an answer be taken? If not, why, and by which rules."""

    legal: bool
    reason: str = ""
    rules: tuple[str, ...] = ()
    instead: Point | None = None
    """A place that would be taken, where a place is refused."""


class BarredView(Struct, frozen=True, kw_only=True):
    """Something that cannot be done to somebody, and why."""

    deed: str
    reason: str
    rules: tuple[str, ...] = ()


class SightView(Struct, frozen=True, kw_only=True):
    """What one figure sees of another."""

    figure: str
    distance: float
    hidden: float
    word: str
    cover: int = 0
    """The bonus of cover, in a game that has one."""
    told: str = ""
    """That cover as the game calls it, if not a bonus."""


def reach(decision: ChoosePath) -> ReachView:
    """Where the base can go, and whom it can touch."""
    steps = [decision.limit * (n + 1) / STEPS for n in range(STEPS)]
    bands = decision.ground.reach(decision.start, decision.limit, steps)
    contacts = []
    for other in decision.touchable():
        route = decision.ground.route_to_touch(decision.start, other, decision.limit)
        if route is not None and decision.why_not(route.path) is None:
            contacts.append(ContactView(figure=decision.others[other], path=route.path, cost=round(route.cost, 3)))
    return ReachView(
        bands=tuple(BandView(cost=round(band.cost, 3), polygons=band.polygons) for band in bands),
        contacts=tuple(contacts),
    )


def path(decision: ChoosePath, answer: Any, texts: Texts, state: Any) -> PathView:
    """A path in any of its forms, found and judged."""
    reason = ""
    rules: tuple[str, ...] = ()
    try:
        points = tuple((p[0], p[1]) for p in decision.check(answer))
    except Refused as refused:
        reason, rules = texts.refusal(refused.refusal, state), refused.refusal.rules
        points = as_points(answer, state)
    except (TypeError, ArithmeticError, RecursionError):
        reason, points = say(texts.lang, "web-not-understood"), ()
    way = (decision.start, *points)
    touched = [decision.others[n] for n in decision.ground.touched(way[-1])]
    shown, who = texts.system.shown, decision.figure
    level = shown.footing(state, who, way[-1]) if who in state.figures else 0.0
    there = state.changed(who, at=way[-1], level=level) if who in state.figures else None
    missed = decision.falls_short(way[-1]) if decision.falls_short is not None and points and not reason else None
    return PathView(
        path=way,
        cost=round(decision.ground.cost(way), 3),
        limit=decision.limit,
        legal=not reason,
        reason=reason,
        rules=rules,
        touches=tuple(dict.fromkeys(touched)),
        engages=tuple(texts.system.rules.engaged(there, who)) if there is not None and points else (),
        warning=texts.refusal(missed, state) if missed is not None else "",
        level=level,
    )


def verdict(decision: Decision, answer: Any, texts: Texts, state: Any) -> VerdictView:
    """Any answer, judged without being given."""
    try:
        decision.check(answer)
    except Refused as refused:
        reason, rules = texts.refusal(refused.refusal, state), refused.refusal.rules
        return VerdictView(legal=False, reason=reason, rules=rules, instead=another_place(decision))
    except (TypeError, ArithmeticError, RecursionError):
        return VerdictView(legal=False, reason=say(texts.lang, "web-not-understood"))
    return VerdictView(legal=True)


def barred(decision: Decision, figure: str, texts: Texts, state: Any) -> tuple[BarredView, ...]:
    """Why this figure cannot be aimed at now, deed by deed, as far as the rules give a reason."""
    found = []
    aims = texts.system.shown.aims if isinstance(decision, Choose) and figure in state.figures else ()
    for aim in aims:
        try:
            decision.check({aim: figure})
        except Refused as refused:
            why = refused.refusal
            if why.reason not in UNREASONED:
                deed = texts.say(f"aim-{aim}")
                found.append(BarredView(deed=deed, reason=texts.refusal(why, state), rules=why.rules))
    return tuple(found)


def another_place(decision: Decision) -> Point | None:
    """Some place that a question for one would take; nothing for other questions."""
    if not isinstance(decision, ChoosePoint):
        return None
    try:
        x, y = decision.sample(Block("another place", 0))
    except RuntimeError:  # hardly any room is left: whoever is asked must find it
        return None
    return (x, y)


def as_points(answer: Any, state: Any) -> tuple[Point, ...]:
    """The points of a refused path, as far as they are points."""
    places = [place(state, part) for part in answer if isinstance(part, list)] if isinstance(answer, list) else []
    return tuple(point for point in places if point is not None)


def sight(system: System, state: Any, who: str, at: Point | None = None) -> tuple[SightView, ...]:
    """What a figure sees of every other, from where it stands or from another place."""
    me = state.figures[who]
    eye = at or me.at
    here = Footprint(me.base, eye, me.angle)
    found = []
    for other in state.figures.values():
        if other.id == who or not other.on_table:
            continue
        away = round(gap(here, other.footprint), 3)
        found.append(SightView(figure=other.id, distance=away, **seen(system, state, who, other, eye)))
    return tuple(found)


def seen(system: System, state: Any, who: str, other: Any, eye: Point) -> dict[str, Any]:
    """How somebody is seen: by the game's own rules of sight and cover, or as far as scenery hides its base."""
    glimpse = system.shown.glimpse(state, who, other.id, eye)
    if glimpse is not None:
        sees, cover = glimpse
        word = "blocked" if not sees else "partial" if cover else "clear"
        return {"hidden": 0.0 if sees else 1.0, "word": word, "cover": cover}
    share = hidden_fraction(state.table, eye, other.footprint)
    word = "clear" if share <= 1e-9 else "blocked" if share >= 1 - 1e-9 else "concealed" if share > 0.5 else "partial"
    return {"hidden": round(share, 3), "word": word}


def near(state: Any, point: Point) -> bool:
    """Is a point on the table, or at least beside it?"""
    width, depth = state.table.size
    return bool(-width <= point[0] <= 2 * width and -depth <= point[1] <= 2 * depth)


def place(state: Any, told: Any) -> Point | None:
    """A figure by its id, or a point near the table."""
    if isinstance(told, str):
        return state.figures[told].at if told in state.figures else None
    if isinstance(told, list) and len(told) == 2 and all(type(part) in (int, float) for part in told):
        point = (told[0], told[1])
        return (float(told[0]), float(told[1])) if near(state, point) else None
    return None


def measure(state: Any, one: Any, other: Any) -> float:
    """The tape: between two places, or between the edges of two bases."""
    if isinstance(one, str) and isinstance(other, str):
        return round(gap(state.figures[one].footprint, state.figures[other].footprint), 3)
    start, end = place(state, one), place(state, other)
    assert start is not None
    assert end is not None
    return round(distance(start, end), 3)
