"""What a table shows of Khârn-Âges beside bases and scenery: emblems, life, zones, carcasses, cards."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Decision, head
from escarmouche.core.parts.shown import in_order
from escarmouche.core.rules import rule
from escarmouche.core.state import Id, Plain
from escarmouche.core.system import Card, Ground, Mark, Portrait, Range, Standing
from escarmouche.games.kharn_ages.cards import Profile, shelf
from escarmouche.games.kharn_ages.figures import (
    ACTIVATED,
    ALERT,
    AMBUSH,
    BERSERK,
    BURNING,
    DAZED,
    DEFEATED,
    FRIGHTENED,
    FROSTBITE,
    FROZEN,
    GROUND,
    HIDDEN,
    LAST_STAND,
    ROOTED,
    ROUTED,
    SPARED,
    STUNNED,
    TERRORISED,
    Battle,
    Safar,
    Thing,
)
from escarmouche.games.kharn_ages.rules.actions import price
from escarmouche.games.kharn_ages.rules.ambush import zones
from escarmouche.games.kharn_ages.rules.movement import walk_cost
from escarmouche.games.kharn_ages.rules.postures import rising_cost
from escarmouche.games.kharn_ages.rules.relief import standing as ground_under
from escarmouche.games.kharn_ages.rules.rounds import Round
from escarmouche.games.kharn_ages.rules.sight import cover, sees
from escarmouche.games.kharn_ages.rules.space import extent
from escarmouche.games.kharn_ages.scenarios import ENOUGH, ERRANDS
from escarmouche.games.kharn_ages.scenarios.objectives import enough, keeper, told_as
from escarmouche.games.kharn_ages.scenarios.victory import brought_down, last_round
from escarmouche.games.kharn_ages.stats import I
from escarmouche.rulings.lookups import at_rest
from escarmouche.space.geometry import Point

LEVELS = {1: "I", 2: "II", 3: "III"}
AILING = {
    (False, False): (),
    (True, False): ("bleeding",),
    (False, True): ("poisoned",),
    (True, True): ("bleeding", "poisoned"),
}
"""What is seen of somebody who bleeds, of somebody poisoned."""

SIGNS = {
    ACTIVATED: "",
    DEFEATED: "",
    ROUTED: "",
    STUNNED: "knocked-out",
    GROUND: "lying",
    DAZED: "spiral",
    FROSTBITE: "snow",
    FROZEN: "snow",
    TERRORISED: "ghost",
    FRIGHTENED: "fear",
    ROOTED: "roots",
    BURNING: "flame",
    ALERT: "eye",
    HIDDEN: "unseen",
    BERSERK: "bolt",
    LAST_STAND: "flag",
    SPARED: "flag",
    AMBUSH: "thicket",
    "bleeding": "drop",
    "poisoned": "skull",
}
"""How each state is drawn."""
LOOKS = {
    "loose": "scree",
    "slippery": "ice",
    "deep-water": "water",
}
"""How scenery is drawn that only this book has."""
LAND = Ground(
    texture="steppe",
    field=("#d9b987", "#54432f"),
    blade=("#b98f5c", "#6d5539"),
    pebble=("#a98d6a", "#7a6248"),
    leaf=("#7d8a3c", "#565f2c"),
    sun=("#ffe0a8", "#d69a6a"),
)
"""A dry steppe at the end of the day."""


def portrait(figure: Safar) -> Portrait:
    return Portrait(
        emblem=figure.emblem,
        people=figure.faction,
        life=figure.hp,
        full=figure.profile_hp,
        acted=ACTIVATED in figure.status,
        gone=DEFEATED in figure.status or not figure.on_table,
        points=figure.ap,
        states=AILING[bool(figure.bleeding), figure.poison is not None],
    )


@rule("KA-MEA-02")
def ranges(state: Battle, who: Id) -> tuple[Range, ...]:
    """Its zone of control, its aura (from the middle of the base), its weapons and shots, its spells."""
    me = state.figures[who]
    found = [Range(name="ZOC", limits=(extent(me),))]
    aura = at_rest(state, Round()).total(I, who).value
    if aura > 0:
        found.append(Range(name="Aura", limits=(aura,), centre=True))
    for item in me.in_hand("weapon"):
        card = me.card(item)
        if card.reach:
            found.append(Range(name=item, limits=(float(card.reach),)))
        if card.shot is not None and card.shot.long:
            found.append(Range(name=item, limits=tuple(one for one in (card.shot.short, card.shot.long) if one)))
    for name in me.spells:
        limit = shelf().spells[name].range
        if limit is not None:
            found.append(Range(name=name, limits=(limit,)))
    return tuple(found)


@rule("KA-LOS-01", "KA-COV-01")
def glimpse(state: Battle, who: Id, other: Id, at: Point) -> tuple[bool, int]:
    """Would it see the other from that place, standing on what stands there, and with what bonus of cover?"""
    me = state.figures[who]
    there = state if at == me.at else state.changed(who, at=at, level=ground_under(state.table, at))
    seen = sees(there, who, other)
    return seen, cover(there, who, other) if seen else 0


FIRST = (
    "walk",
    "stand-up",
    "assault",
    "attack",
    "bite",
    "bunt",
    "trample",
    "shoot",
    "reload",
    "cast",
    "climb",
    "leg-up",
)
LAST = ("alert", "hide", "devour", "loot", "switch", "draw", "put-away", "pick-up", "drop", "take-off", "dig", "detect")
DONE = "done"
"""Actions that are wanted most, and those that are rarely wanted; ending the activation stands at the end."""
SELDOM = ("swim", "switch", "put-away", "drop", "take-off", "dig", "detect")
ARRANGED = in_order("action", FIRST, (*LAST, DONE))


def footing(state: Battle, who: Id, at: Point) -> float:
    """The ground decides how high one stands."""
    return ground_under(state.table, at)


def noted(state: Battle | None, who: Id, answer: Any) -> dict[str, Plain]:
    """What a walk costs by now, alone or as the run-up of an assault, and what it costs to stand up."""
    kind = head(answer)
    if state is None or who not in state.figures or kind not in ("walk", "assault", "stand-up"):
        return {}
    me = state.figures[who]
    base = walk_cost(me) if kind != "stand-up" else rising_cost(me)
    cost = price(at_rest(state, Round()), who, base, "walk").value
    return {"cost": cost} if cost or kind != "assault" else {}


def signed(value: int) -> str:
    """A number with a true minus sign; nothing for 0."""
    return f"−{-value}" if value < 0 else str(value or "")


def spell_line(figure: Safar, name: str) -> str:
    """A spell with the attempts made and those its rate allows."""
    return f"{name} ({figure.cast.get(name, 0)}/{shelf().spells[name].rate})"


def gear_line(figure: Safar, item: str) -> str:
    gear = figure.gear[item]
    boxes = f" ({gear.boxes})" if gear.kind in ("shield", "armour") else ""
    return f"{item}{boxes}" if gear.held else f"[{item}{boxes}]"


def marks(state: Battle) -> tuple[Mark, ...]:
    """Carcasses, objects found, deployment strips, who is under a spell, and the ambushes that the reader knows of."""
    strips = [Mark(id=f"home-{side}", kind="home", side=side, ring=zone.ring) for side, zone in state.homes.items()]
    lairs = [
        Mark(id=f"lair-{f.id}", kind="lair", side=f.side, ring=zones(state)[f.lair.zone].ring)
        for f in state.figures.values()
        if f.lair is not None
    ]
    carcasses = [
        Mark(id=f"carcass-{who}", kind="carcass", ring=(one.at,), emblem="carcass")
        for who, one in state.carcasses.items()
    ]
    found = [thing_mark(state, name, it) for name, it in state.things.items() if not it.hidden]
    things = [mark for mark in found if mark is not None]
    spells = [
        Mark(
            id=f"spell-{f.id}",
            kind="spell",
            side=f.side,
            ring=((f.at[0] + f.radius, f.at[1] + f.radius),),
            emblem="spell",
        )
        for f in state.figures.values()
        if f.in_play and any(one.spell for one in f.lasting)
    ]
    return (*strips, *lairs, *carcasses, *things, *fires(state), *spells)


def areas(state: Battle, decision: Decision) -> dict[str, tuple[Point, ...]]:
    """The zones of the table, for who lies in ambush and where."""
    if decision.key not in ("ambush", "lair"):
        return {}
    return {name: zone.ring for name, zone in zones(state).items()}


def thing_mark(state: Battle, name: str, it: Thing) -> Mark | None:
    """An object that lies somewhere: whose it is or who has read it, and what state it is in."""
    if it.at is None:
        return None
    side = keeper(state, it) if it.kind == "store" else it.read[0] if it.once and it.read else ""
    states = {"locked": it.locked, "burning": name in state.burning, "silent": it.once and bool(it.read)}
    notes = tuple(note for note, true in states.items() if true)
    return Mark(
        id=name, kind="thing", ring=(it.at,), side=side, name=name, notes=notes, emblem=EMBLEMS.get(it.kind, "gem")
    )


EMBLEMS = {"chest": "chest", "inscription": "stone", "store": "store"}
EMBLEMS |= dict.fromkeys(("water-bucket", "bucket", "water", "barrel"), "bucket")
EMBLEMS |= dict.fromkeys(("stone", "big-stone"), "stone")


def fires(state: Battle) -> list[Mark]:
    """Flames on what burns: objects where they lie, scenery in its middle."""
    if not state.burning:
        return []
    places = {name: it.at for name, it in state.things.items() if it.at is not None}
    places |= {piece.id: centre(piece.shape) for piece in state.table.pieces}
    return [
        Mark(id=f"fire-{name}", kind="fire", ring=(places[name],), emblem="fire")
        for name in state.burning
        if name in places
    ]


def centre(shape: tuple[Point, ...]) -> Point:
    return (sum(x for x, _ in shape) / len(shape), sum(y for _, y in shape) / len(shape))


def cards() -> tuple[Card, ...]:
    return tuple(card(profile) for profile in shelf().profiles.values() if profile.playable)


def card_named(name: str) -> Card | None:
    profile = shelf().profiles[name]
    return card(profile) if profile.playable else None


def card(profile: Profile) -> Card:
    letters = {letter: str(getattr(profile, letter)) for letter in "VPACTI"}
    stats = {**letters, "AP": str(profile.ap), "HP": str(profile.hp), "stature": str(profile.stature)}
    return Card(
        name=profile.name,
        faction=profile.faction or "",
        role=LEVELS[profile.level or 1],
        cost=profile.cost or 0,
        emblem=profile.emblem,
        stats=stats,
        traits=tuple(name if value is None else f"{name} {value}" for name, value in profile.skills.items()),
        weapons=profile.equipment,
        unplayed=profile.unplayed,
    )


def standing(state: Battle) -> Standing:
    """Objectives reached, or the Kouronnes of those brought down; without a scenario, who is left."""
    scenario = state.scenario
    last = last_round(state)
    if scenario in ERRANDS:
        reached = {side: state.objectives.get(side, 0) for side in state.sides}
        least = enough(state) if scenario in ENOUGH else 0
        return Standing(goal=told_as(state), counted="objectives", scores=reached, enough=least, last_turn=last)
    felled = {side: brought_down(state, side) for side in state.sides}
    return Standing(goal=scenario, counted="kouronnes", scores=felled, last_turn=last)
