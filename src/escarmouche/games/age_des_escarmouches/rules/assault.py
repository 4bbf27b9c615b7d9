"""Assaults: engagement and charge, alone or in a group, what they do to those they touch."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.decisions import Choose, Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.events import Assaulted, Boosted, ChargeMalus
from escarmouche.games.age_des_escarmouches.figures import CHARGED, ROUTED, Boost, Fray
from escarmouche.games.age_des_escarmouches.rules.actions import deed
from escarmouche.games.age_des_escarmouches.rules.contact import apart, foes_touched, free, immune
from escarmouche.games.age_des_escarmouches.rules.moving import (
    cut_path,
    declared,
    distance_left,
    go,
    length_of,
    potential,
    travel,
    why_no_climb,
)
from escarmouche.games.age_des_escarmouches.rules.paths import course, met_at, way_open, why_no_faster, why_no_landing
from escarmouche.games.age_des_escarmouches.rules.sight import concealed, degree, why_unseen
from escarmouche.games.age_des_escarmouches.stats import (
    ASSAULTED,
    BEFORE_CONTACT,
    CONTACTED,
    FEARED,
    FLEES,
    POWER,
    Trip,
    Use,
)
from escarmouche.space.geometry import CONTACT, Point

DIVE = {"INI": 2, "ATT": 2, "FOR": 2}
"""What a dive charge adds until the end of the first combat."""


class Assault(Struct, frozen=True):
    """An assault: who, of which kind, on whom, how far it may go, and the way it was declared with."""

    who: Id
    kind: str
    targets: tuple[Id, ...]
    limit: float
    group: tuple[Id, ...] = ()
    """Those who make it together."""
    through: frozenset[Id] = frozenset()
    """Those it may cross on its way."""
    climb: int = 0
    dived: bool = False
    """Did it come down a level before it forced its way on?"""
    path: tuple[Point, ...] = ()
    fled: bool = False
    """Has somebody fled from it already?"""
    seen_by: frozenset[Id] = frozenset()
    """Targets that saw an assassin clearly as it set out."""
    forced: frozenset[Id] = frozenset()
    """Those it pushes aside on its way."""
    resumed: bool = False
    """Was it shut out of its way, and turned to somebody else?"""
    into_charge: bool = False
    """Do those it meets charge themselves?"""


# ---------------------------------------------------------------- may it be declared


@rule("AE-ASLT-02", "AE-ASLT-03", "AE-ASLT-07", "AE-FLY-18")
def why_no_assault(game: Game[Fray], who: Id, kind: str, target: Id) -> Refusal | None:
    """Free, an enemy within reach by a real way, and seen if it is charged."""
    cited = "AE-ASLT-03" if kind == "charge" else "AE-ASLT-02"
    refusal = why_no_enemy(game, who, target, cited)
    if refusal is not None:
        return refusal
    if not free(game.state, who):
        return Refusal("not-free", (cited, "AE-CONT-02"), {"figure": who})
    climb = game[target].altitude - game[who].altitude
    refusal = why_no_climb(game, who, climb)
    if refusal is not None:
        refusal = replace(refusal, rules=tuple(dict.fromkeys((*refusal.rules, "AE-FLY-18"))))
    limit = potential(game, who, kind, climb)
    if refusal is None and apart(game.state, who, target) > limit + CONTACT:
        rules = (cited, "AE-ASLT-07", *why_no_faster(game, who))
        refusal = Refusal("too-far", rules, {"limit": limit, "figure": target})
    if refusal is None and kind == "charge":
        refusal = why_unseen(game, who, target, "assault", "AE-ASLT-03")
    return refusal or why_no_contact(game, who, target, limit, frozenset(), cited, kind, climb)


@rule("AE-ASLT-01", "AE-ECLA-03", "AE-ECLA-04", "AE-VIGI-11")
def why_no_enemy(game: Game[Fray], who: Id, target: Id, cited: str) -> Refusal | None:
    """Whoever is assaulted is an enemy fighter in play, and known to be there."""
    it = game.state.figures.get(target)
    if it is None or not it.in_play or it.side == game[who].side or it.machine:
        no_fighter = ("AE-WARM-01",) if it is not None and it.machine else ()
        return Refusal("not-an-enemy", (cited, *no_fighter), {"figure": target})
    if concealed(game.state, target):
        return Refusal("hidden", ("AE-ECLA-03", "AE-ECLA-04"), {"figure": target})
    if game.state.waylaid.get(who, ("",))[0] == target:
        return Refusal("on-its-way", ("AE-VIGI-11",), {"figure": target})
    return None


@rule("AE-ASLT-07")
def why_no_contact(
    game: Game[Fray],
    who: Id,
    target: Id,
    limit: float,
    through: frozenset[Id],
    cited: str,
    kind: str = "engagement",
    climb: int = 0,
) -> Refusal | None:
    """Is there no way into contact within so many centimetres?"""
    if apart(game.state, who, target) > limit + CONTACT or game[target].altitude != game[who].altitude + climb:
        return Refusal("too-far", (cited, "AE-ASLT-07"), {"limit": limit, "figure": target})
    trip = trip_of(game, Assault(who, kind, (target,), limit, climb=climb))
    if not way_open(game, who, trip, through):
        walled = why_no_landing(game, who, game[target].at) if climb < 0 and not game[target].altitude else None
        return walled or Refusal("no-way", (cited, "AE-ASLT-07"), {"limit": limit, "figure": target})
    return None


def trip_of(game: Game[Fray], assault: Assault) -> Trip:
    """The movement of an assault."""
    aim, start = assault.targets[:1], game[assault.who].at
    return Trip(assault.kind, assault.limit, aim, ("AE-ASLT-01",), start, assault.climb, assault.forced)


def assault_on(game: Game[Fray], who: Id, kind: str, target: Id, group: tuple[Id, ...] = ()) -> Assault:
    """An assault as it is declared."""
    climb = game[target].altitude - game[who].altitude
    return Assault(who, kind, (target,), potential(game, who, kind, climb), group, climb=climb)


def _assault(kind: str, cited: str) -> None:
    def offers(game: Game[Fray], who: Id) -> list[Option]:
        if not free(game.state, who):
            return []
        at, reach = game[who].altitude, dict[int, float]()
        found: list[Option] = []
        for foe in game.state.enemies(who):
            climb = foe.altitude - at
            if climb not in reach:
                reach[climb] = potential(game, who, kind, climb)
            near = apart(game.state, who, foe.id) <= reach[climb]
            if near and why_no_assault(game, who, kind, foe.id) is None:
                found.append(Option({kind: foe.id}, foe.id, (cited,)))
        return found

    def refuses(game: Game[Fray], who: Id, answer: Any) -> Refusal | None:
        return why_no_assault(game, who, kind, str(answer.get(kind)) if isinstance(answer, dict) else "")

    def together(game: Game[Fray], members: tuple[Id, ...], answer: Any) -> None:
        """Each goes its way, if one is left, as they all saw it when they set out; those who arrive weigh together, and
        then what comes at the end of an assault comes for each."""
        made: list[Assault] = []
        for who in members:
            if game[who].in_play and game[answer[kind]].in_play and free(game.state, who):
                arrived = assail(game, assault_on(game, who, kind, answer[kind], members))
                made += [arrived] if arrived is not None else []
        heavy = [it for it in made if it.kind == "charge" or "brutal" in game[it.who].skills]
        struck = dict.fromkeys(one for it in heavy for one in it.targets if game[one].in_play)
        if struck:
            weigh(game, tuple(it.who for it in heavy), tuple(struck))
        for it in made:
            if game[it.who].in_play:
                game.moment(ASSAULTED, None, it.who, it)

    @deed(kind, "exclusive", offers, refuses, together=together, cited=cited)
    @rule(cited, "AE-ASLT-01", "AE-ASLT-08")
    def performs(game: Game[Fray], who: Id, answer: Any) -> None:
        assail(game, assault_on(game, who, kind, answer[kind]))


_assault("engagement", "AE-ASLT-02")
_assault("charge", "AE-ASLT-03")


# ---------------------------------------------------------------- how it goes


@rule("AE-ASLT-08", "AE-MULT-01", "AE-FEAR-04")
def assail(game: Game[Fray], assault: Assault) -> Assault | None:
    """An assault in its order: way and reactions, fear, shot, movement, contact, escapes, malus. What it came to, with
    those it touched."""
    who, trip, before = assault.who, trip_of(game, assault), watched(game, assault)
    path = declared(game, who, trip, assault.through)
    if path is None or not game[who].in_play:
        return met_halfway(game, before, trip)
    assault = watched(game, replace(assault, path=path, targets=touched_from(game, assault, path[-1])))
    verdict = game.moment(FEARED, "go", who, assault)
    if not game[who].in_play or verdict == "stop":
        return None
    if verdict == "fled":
        return goes_on(game, assault)
    if game.moment(BEFORE_CONTACT, "go", who, assault) != "go":
        return None
    if not go(game, who, trip, path) and game[who].in_play:
        return goes_on(game, replace(assault, path=walked(path, game[who].at), resumed=True), "AE-VIGI-10")
    return contact(game, assault)


@rule("AE-VIGI-10")
def walked(path: tuple[Point, ...], at: Point) -> tuple[Point, ...]:
    """The part of a way that was gone."""
    return cut_path(path, length_of(path) - distance_left(path, at))


@rule("AE-INTC-08", "AE-ASSN-05", "AE-TASS-03", "AE-FEAR-08")
def met_halfway(game: Game[Fray], assault: Assault, trip: Trip) -> Assault | None:
    """Whoever was intercepted by the very target of its assault has assaulted it there, unless fear has broken it."""
    who, target = assault.who, assault.targets[0]
    if not game[who].in_play or target not in foes_touched(game.state, who):
        return None
    if ROUTED in game[who].status and game.moment(FLEES, "stop", who, Use("assailant", target)) == "stop":
        return None
    return contact(game, replace(assault, path=(trip.start, game[who].at), climb=0))


@rule("AE-ASSN-05")
def watched(game: Game[Fray], assault: Assault) -> Assault:
    """The same, with those of its targets who see an assassin clearly as it sets out."""
    if "assassin" not in game[assault.who].skills:
        return assault
    return replace(assault, seen_by=frozenset(foe for foe in assault.targets if sees(game, foe, assault.who)))


@rule("AE-ASSN-05")
def sees(game: Game[Fray], who: Id, other: Id) -> bool:
    """Does somebody see another with nothing in between? Nobody saw who was hidden until it set out."""
    return not concealed(game.state, other) and why_unseen(game, who, other) is None and not degree(game, who, other)


@rule("AE-MULT-01", "AE-ASLT-03")
def touched_from(game: Game[Fray], assault: Assault, at: Point) -> tuple[Id, ...]:
    """The target and every other enemy that the assault will touch."""
    level = game[assault.who].altitude + assault.climb
    met = [one.id for one in game.state.enemies(assault.who) if met_at(game, assault.who, one.id, at, level)]
    return tuple(dict.fromkeys((*assault.targets, *met)))


@rule("AE-ASLT-08", "AE-BRUT-01", "AE-ECLA-04")
def contact(game: Game[Fray], assault: Assault) -> Assault | None:
    """The end of an assault: who was touched, and not hidden, may escape, a charge weighs on the rest. A group weighs
    when all of it has arrived."""
    who = assault.who
    if not game[who].in_play:
        return None
    met = tuple(foe for foe in foes_touched(game.state, who) if not concealed(game.state, foe))
    touched: tuple[Id, ...] = tuple(game.moment(CONTACTED, met, who, assault))
    if not touched or not game[who].in_play:
        return None
    game.tell(Assaulted(figure=who, kind=assault.kind, targets=touched, rules=("AE-ASLT-01",)))
    if assault.kind == "charge" and from_above(assault):
        dive(game, who)
    made = replace(assault, targets=touched)
    if not assault.group:
        if assault.kind == "charge" or "brutal" in game[who].skills:
            weigh(game, (who,), touched)
        game.moment(ASSAULTED, None, who, made)
    return made


@rule("AE-FLY-08", "AE-FORC-03")
def from_above(assault: Assault) -> bool:
    """Does it come from the level above, be it by forcing its way?"""
    return assault.climb < 0 or assault.dived


@rule("AE-FLY-08")
def dive(game: Game[Fray], who: Id) -> None:
    """A charge from above."""
    gained = tuple(Boost("dive", name, float(by), "first-combat", "AE-FLY-08") for name, by in DIVE.items())
    game.tell(Boosted(figure=who, boosts=(*game[who].boosts, *gained), cause="dive", rules=("AE-FLY-08",)))


@rule("AE-ASLT-04", "AE-ASLT-05", "AE-ASLT-06", "AE-MULT-06", "AE-PUI-04")
def weigh(game: Game[Fray], chargers: tuple[Id, ...], charged: tuple[Id, ...]) -> None:
    """The charge malus: for those whose powers together are no more than the chargers' together."""
    mine = sum(game.total(POWER, who, Use("charging")).value for who in chargers)
    theirs = sum(game.total(POWER, who, Use("charged")).value for who in charged)
    if theirs > mine:
        return
    for who in charged:
        if CHARGED not in game[who].status and not immune(game, who, "charge"):
            game.tell(ChargeMalus(figure=who, by=chargers, rules=("AE-ASLT-04",)))


# ---------------------------------------------------------------- after a flight


@rule("AE-FEAR-12", "AE-ASSN-07")
def goes_on(game: Game[Fray], assault: Assault, cited: str = "AE-FEAR-12") -> Assault | None:
    """Its target has fled, or is dead: the assailant stays, or goes on with what is left as an engagement or a run."""
    who = assault.who
    _, ground = course(game, who, trip_of(game, assault), assault.through)
    left, climb = assault.limit - ground.cost(assault.path), assault.climb if assault.resumed else 0
    assault = replace(assault, kind="engagement", limit=left, climb=0, path=(), fled=True, through=frozenset())
    if foes_touched(game.state, who):
        return contact(game, assault)
    if left <= CONTACT:
        return None
    turns = turned_to(game, replace(assault, climb=climb))
    options = [Option("stay"), Option("run", "", (cited,))]
    options += [Option({"engagement": foe}, foe, (cited,)) for foe in turns]
    build = partial(Choose, rules=(cited,), options=tuple(options), decline="stay")
    answer = game.ask("onward", who, build)
    if answer == "run":
        travel(game, who, Trip("run", left, (), (cited,), game[who].at))
    return assail(game, turns[answer["engagement"]]) if isinstance(answer, dict) else None


@rule("AE-FEAR-12", "AE-TASS-02", "AE-VIGI-10", "AE-FLY-18")
def turned_to(game: Game[Fray], assault: Assault) -> dict[Id, Assault]:
    """Upon whom else what is left of an assault can be turned, and how: an engagement, at the level where it is or the
    one that it was going to."""
    found: dict[Id, Assault] = {}
    for foe in game.state.enemies(assault.who):
        climb = foe.altitude - game[assault.who].altitude
        told = replace(assault, kind="engagement", targets=(foe.id,), climb=climb)
        if climb in (0, assault.climb) and not concealed(game.state, foe.id) and reached(game, told):
            found[foe.id] = told
    return found


def reached(game: Game[Fray], it: Assault) -> bool:
    """Is there a way for what is left of an assault?"""
    return why_no_contact(game, it.who, it.targets[0], it.limit, frozenset(), "AE-FEAR-12", climb=it.climb) is None
