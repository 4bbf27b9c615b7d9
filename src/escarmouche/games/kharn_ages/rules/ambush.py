"""Ambush: a Safar that waits off the table, in a zone only its side knows, until it acts, interrupts or is found."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from escarmouche.core.decisions import Choose, ChoosePoint, ChooseSome, Option, Refusal, head
from escarmouche.core.dice import Block
from escarmouche.core.game import Game
from escarmouche.core.placing import ask_place, first_free, place_decision, some_place
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import AmbushLaid, Combed, Emerged, LairChosen
from escarmouche.games.kharn_ages.figures import AMBUSH, Battle, Lair, Safar
from escarmouche.games.kharn_ages.rules.actions import ACTIONS, DONE, ChooseDeed, possible, why_not
from escarmouche.games.kharn_ages.rules.alert import OFFENSIVE
from escarmouche.games.kharn_ages.rules.movement import Trip, stand
from escarmouche.games.kharn_ages.rules.space import EASE
from escarmouche.games.kharn_ages.rules.thresholds import NEAR, Path, along, length, sampled
from escarmouche.games.kharn_ages.scenarios.deployment import why_not_there
from escarmouche.games.kharn_ages.stats import (
    ACTED,
    ARRIVED,
    BORDERS,
    CONCEALS,
    COUNTS,
    CROSSING,
    DETECTED,
    MEANT,
    MUSTERS,
    ROUSED,
    SHIFTED,
    I,
)
from escarmouche.space.areas import Area
from escarmouche.space.geometry import Point, distance, quantise

B = TypeVar("B", bound=Battle)

COLUMNS, ROWS = ("west", "", "east"), ("south", "", "north")
NONE = "none"
CAST = "cast"


@rule("KA-SKL-17")
def zones(state: Battle) -> dict[str, Area]:
    """Nine squares of 5 by 5 toises by the compass, unless the scenario names zones of its own."""
    named: dict[str, Any] | None = state.options.get("zones")
    if named:
        return {name: Area(*map(float, box)) for name, box in named.items()}
    wide, deep = state.table.size[0] / 3, state.table.size[1] / 3
    return {
        "-".join(filter(None, (row, column))) or "centre": Area(x * wide, y * deep, (x + 1) * wide, (y + 1) * deep)
        for y, row in enumerate(ROWS)
        for x, column in enumerate(COLUMNS)
    }


# ---------------------------------------------------------------- lying in ambush


@at(MUSTERS, "KA-SKL-17", "KA-SKL-18")
def lie_in_ambush(game: Game[Battle], value: None, nobody: Id, side: str) -> None:
    """Before anybody is counted a side says who will lie in ambush; everybody sees who is missing, nobody where."""
    able = [f.id for f in game.state.side(side) if "ambush" in f.skills and not f.on_table]
    if able:
        chosen = game.ask(
            "ambush",
            side,
            lambda: ChooseSome(
                rules=("KA-SKL-17",), options=tuple(Option(who, who, ("KA-SKL-17",)) for who in able), most=len(able)
            ),
        )
        for who in chosen:
            game.tell(AmbushLaid(figure=who, rules=("KA-SKL-17",)))


@at(COUNTS, "KA-SKL-18", "KA-INI-04")
def not_counted(game: Game[Battle], level: int, who: Id, situation: None) -> int:
    return 0 if AMBUSH in game[who].status else level


@at(CONCEALS, "KA-SKL-17", "KA-SKL-20")
def write_down(game: Game[Battle], value: bool, who: Id, situation: None) -> bool:
    """Its side secretly writes down a zone anywhere on the table; in the English edition it also waits at a place."""
    me = game[who]
    if AMBUSH not in me.status:
        return value
    places = zones(game.state)
    zone = game.ask(
        "lair", who, lambda: Choose(secret=True, rules=("KA-SKL-17",), options=tuple(Option(name) for name in places))
    )
    den = None
    if game.state.edition == "en":
        den = ask_place(game, "den", who, lambda: lair_decision(game, who, zone, ("KA-SKL-17",), secret=True))
    game.tell(LairChosen(figure=who, side=me.side, zone=zone, at=den, rules=("KA-SKL-17",)))
    return True


# ---------------------------------------------------------------- coming out


def lair_decision(game: Game[Battle], who: Id, zone: str, rules: tuple[str, ...], secret: bool = False) -> ChoosePoint:
    """A place in the zone, the whole base in it; anywhere on the table if the zone is full."""
    state = game.state
    box = zones(state)[zone]
    near = box.middle
    room = nearest(state, who, box, near)
    if room is None:
        box = Area(0.0, 0.0, *state.table.size)
        room = nearest(state, who, box, near)
    return place_decision(
        (box,),
        lambda at: why_not_out(why_not_there(state, who, box, at), rules),
        lambda chance: some_place(box, chance),
        secret=secret,
        rules=rules,
        otherwise=lambda: room,
    )


def why_not_out(refusal: Refusal | None, rules: tuple[str, ...]) -> Refusal | None:
    """Outside of its zone it is not deployment that forbids to stand."""
    outside = refusal is not None and refusal.reason == "outside-deployment"
    return Refusal("outside-its-zone", rules, refusal.facts) if refusal is not None and outside else refusal


def nearest(state: Battle, who: Id, box: Area, goal: Point) -> Point | None:
    """The free place of a zone nearest to a point, on a grid of quarter toises."""
    grid = sorted(map(quantise, box.columns()), key=lambda place: distance(place, goal))
    return first_free([goal, *grid], lambda at: why_not_there(state, who, box, at))


@rule("KA-SKL-19", "KA-SKL-20", "KA-SKL-21", "KA-FRT-01")
def emerge(game: Game[Battle], who: Id, reason: str, *rules: str, at: Point | None = None) -> None:
    """It stands in its zone, where its side wants it, and is a fighter like any other from now on."""
    lair = game[who].lair
    assert lair is not None
    place = at
    if place is None:
        place = ask_place(game, "appear", who, lambda: lair_decision(game, who, lair.zone, rules))
    game.tell(Emerged(figure=who, at=place, zone=lair.zone, reason=reason, rules=rules))
    stand(game, who)
    game.moment(SHIFTED, None, who, (place,))


@at(ROUSED, "KA-SKL-20")
def awake(game: Game[Battle], value: None, who: Id, situation: None) -> None:
    """Its own activation begins anywhere in its zone; in the English edition where it waited, or as near as can be."""
    if AMBUSH in game[who].status:
        emerge(game, who, "activated", "KA-SKL-20", at=waiting_at(game.state, who))


@rule("KA-SKL-20")
def waiting_at(state: Battle, who: Id) -> Point | None:
    """In the English edition, where it waits or as near as can be; otherwise nowhere in particular."""
    lair = state.figures[who].lair
    if lair is None or lair.at is None or state.edition != "en":
        return None
    return nearest(state, who, zones(state)[lair.zone], lair.at)


# ---------------------------------------------------------------- interrupting


@at(BORDERS, "KA-SKL-19")
def borders(
    game: Game[Battle], found: list[tuple[float, tuple[str, ...]]], who: Id, path: Path
) -> list[tuple[float, tuple[str, ...]]]:
    """Where the path of somebody active enters zones, as long as an enemy lies in ambush anywhere."""
    if not lain_in_wait_for(game.state, who):
        return found
    me, entered = game[who], zones_entered(game.state, game[who], path)
    places = zones(game.state)
    crossed: dict[float, tuple[str, ...]] = {}
    for name in entered:
        points = along(game.state.table, me, path, NEAR)
        far = next((far for far, at, _ in points if overlaps(places[name], at, me.radius)), length(path))
        crossed[far] = (*crossed.get(far, ()), name)
    return [*found, *crossed.items()]


def lain_in_wait_for(state: Battle, who: Id) -> bool:
    """Is it active, and has an enemy somebody in ambush?"""
    mine = state.figures[who].side
    return state.active == who and any(state.lurking(side) for side in state.sides if side != mine)


@at(CROSSING, "KA-SKL-19")
def spring(game: Game[Battle], value: None, who: Id, entered: tuple[str, ...]) -> None:
    """When an enemy enters its zone during its activation, somebody in ambush there may show itself at once and strike
    once. Its side is asked whatever zone was entered."""
    for side in game.state.sides:
        if side != game[who].side and game.state.lurking(side):
            interrupt(game, who, side, list(entered))


@at(ARRIVED, "KA-SKL-19")
def climbs_in(game: Game[Battle], value: None, who: Id, trip: Trip) -> None:
    """A climb is interrupted when it is done."""
    if trip.kind in ("climb", "leg-up"):
        spring(game, None, who, tuple(zones_entered(game.state, game[who], trip.path)))


@rule("KA-SKL-19")
def interrupt(game: Game[Battle], enemy: Id, side: str, entered: list[str]) -> None:
    """One after the other, as long as their side wants to and the enemy stands."""
    while entered and game.state.lurking(side) and game[enemy].in_play:
        answer = game.ask("spring", side, lambda: spring_decision(game, enemy, side, entered))
        if answer == NONE:
            return
        emerge(game, answer, "interruption", "KA-SKL-19")
        strike(game, answer)


def zones_entered(state: Battle, me: Safar, path: Path) -> list[str]:
    """The zones in which some part of the base came to be that had none of it before."""
    return [
        name
        for name, box in zones(state).items()
        if not overlaps(box, path[0], me.radius) and any(overlaps(box, at, me.radius) for at in sampled(path))
    ]


def overlaps(box: Area, at: Point, radius: float) -> bool:
    dx = max(box.x0 - at[0], 0.0, at[0] - box.x1)
    dy = max(box.y0 - at[1], 0.0, at[1] - box.y1)
    return dx * dx + dy * dy < (radius - EASE) ** 2


def spring_decision(game: Game[Battle], enemy: Id, side: str, entered: list[str]) -> Choose:
    there = [f for f in game.state.lurking(side) if f.lair is not None and f.lair.zone in entered]
    return Choose(
        figure=enemy,
        secret=True,
        rules=("KA-SKL-19",),
        options=(*(Option(f.id, f.id, ("KA-SKL-19",)) for f in there), Option(NONE)),
        decline=NONE,
        why_not=lambda answer: why_no_spring(game, side, answer),
    )


@rule("KA-SKL-19")
def why_no_spring(game: Game[Battle], side: str, answer: Any) -> Refusal | None:
    if answer not in [f.id for f in game.state.lurking(side)]:
        return None
    return Refusal("not-in-its-zone", ("KA-SKL-19",), {"figure": answer})


@rule("KA-SKL-19")
def strike(game: Game[Battle], who: Id) -> None:
    """One offensive action, paid for as usual; its own activation is still to come."""
    answer = game.ask("action", who, lambda: strike_decision(game, who))
    if answer != DONE:
        game.moment(ACTED, None, who, head(answer))
        ACTIONS[head(answer)].performs(game, who, answer)


def strike_decision(game: Game[Battle], who: Id) -> ChooseDeed:
    return ChooseDeed(
        rules=("KA-SKL-19",),
        facts={"ap": game[who].ap},
        options=tuple(one for one in possible(game, who) if one.head == DONE or offensive(game, who, one.value)),
        known=ACTIONS,
        meant=lambda answer: game.moment(MEANT, answer, who),
        why_not=lambda answer: why_no_strike(game, who, answer),
    )


STRIKES = OFFENSIVE - {"assault"}
"""What may come out of an ambush; an assault is a movement as well."""


@rule("KA-SKL-19", "KA-ASL-01")
def offensive(game: Game[Battle], who: Id, answer: Any) -> bool:
    """An attack, a shot, a throw, or a spell that reaches an enemy."""
    from escarmouche.games.kharn_ages.rules.magic import hostile

    return head(answer) in STRIKES or (head(answer) == CAST and hostile(game, who, answer))


@rule("KA-SKL-19")
def why_no_strike(game: Game[Battle], who: Id, answer: Any) -> Refusal | None:
    only = Refusal("only-offensive", ("KA-SKL-19",), {"figure": who}) if ACTIONS.named(answer) else None
    if only is None or head(answer) in STRIKES or head(answer) == CAST:
        return why_not(game, who, answer) or (None if offensive(game, who, answer) else only)
    return only


# ---------------------------------------------------------------- being found


@at(DETECTED, "KA-SKL-21")
def find(game: Game[Battle], value: None, who: Id, situation: None) -> None:
    """Whoever lies in ambush shows itself only if the whole of its zone is in the aura of the one who detects."""
    me, reach = game[who], game.total(I, who).value
    covered = [name for name, box in zones(game.state).items() if farthest(box, me.at, me.level) <= reach + EASE]
    if not covered:
        return
    for side in game.state.sides:
        if side == me.side or not game.state.lurking(side):
            continue
        for other in game.state.lurking(side):
            if other.lair is not None and other.lair.zone in covered:
                emerge(game, other.id, "detected", "KA-SKL-21", at=waiting_at(game.state, other.id))
        game.tell(Combed(figure=who, side=side, zones=tuple(covered), rules=("KA-SKL-21",)))


def farthest(box: Area, at: Point, level: float) -> float:
    """From a point to the corner of a zone that is farthest from it, heights included."""
    dx, dy = max(at[0] - box.x0, box.x1 - at[0]), max(at[1] - box.y0, box.y1 - at[1])
    return float((dx * dx + dy * dy + level * level) ** 0.5)


# ---------------------------------------------------------------- what others may know


def hide(state: B, seat: str | None) -> B:
    """The state without the lairs of the others; when the game is over nothing is hidden any more."""
    secret = [f for f in state.figures.values() if f.lair is not None and f.side != seat]
    if not secret or state.result is not None:
        return state
    return replace(state, figures={**state.figures, **{f.id: replace(f, lair=None) for f in secret}})


def guess(state: B, now: B, seat: str, chance: Block) -> B:
    """The lairs of the others drawn by lot among the zones that were not combed; one that was left is known."""
    hidden = [f for f in state.figures.values() if f.lair is not None and f.side != seat]
    return with_lairs(state, {f.id: some_lair(now, f, chance) for f in hidden if now.figures[f.id].lair is not None})


def some_lair(state: Battle, figure: Safar, chance: Block) -> Lair:
    places = zones(state)
    known = state.searched.get(figure.side, ())
    left = [name for name in places if name not in known] or list(places)
    zone = left[chance.below(len(left))]
    assert figure.lair is not None
    return Lair(zone, None if figure.lair.at is None else quantise(some_place(places[zone], chance)))


def with_lairs(state: B, lairs: dict[Id, Lair]) -> B:
    return replace(
        state, figures={**state.figures, **{who: replace(state.figures[who], lair=lair) for who, lair in lairs.items()}}
    )
