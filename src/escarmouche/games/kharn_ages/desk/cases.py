"""From a case to a state."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.state import Id
from escarmouche.files.words import Unknown
from escarmouche.games.kharn_ages.cards import shelf
from escarmouche.games.kharn_ages.desk.catalogue import PLAIN
from escarmouche.games.kharn_ages.desk.facts import FACTS
from escarmouche.games.kharn_ages.figures import (
    DEFEATED,
    Battle,
    Carcass,
    Gear,
    Safar,
    Thing,
    active_skills,
    safar,
)
from escarmouche.games.kharn_ages.opening import KharnState
from escarmouche.games.kharn_ages.rules.ambush import zones
from escarmouche.games.kharn_ages.rules.objects import card_of as structure_card
from escarmouche.games.kharn_ages.rules.relief import standing
from escarmouche.games.kharn_ages.rules.rounds import Round, Slot, begins
from escarmouche.games.kharn_ages.scenarios import BATTLE
from escarmouche.games.kharn_ages.scenarios.deployment import Deploy, Prepare, Strip, strips
from escarmouche.games.kharn_ages.scenarios.tables import SIZE, piece
from escarmouche.rulings.casefiles import Case, CaseFigure
from escarmouche.rulings.facts import put
from escarmouche.rulings.laying import case_table
from escarmouche.space.table import Table

MOST = 200
"""No structure and no lock is harder."""
SCENARIO_THINGS = ("chest", "store", "stone", "inscription", "document", "water-bucket", "equipment", "hole", "door")
"""Kinds of object beside those of the cards."""


def case_state(case: Case) -> KharnState:
    """Figures where the case puts them, ready to act; through deployment only if the play begins with it."""
    options = dict(case.options)
    table = case_table(case, (SIZE, SIZE), piece)
    figures = {who: case_figure(who, entry, table) for who, entry in case.figures.items()}
    sides = tuple(dict.fromkeys(["red", "blue", *(f.side for f in figures.values())]))
    first = options.get("first") or options.get("initiative") or "red"
    state = KharnState(
        table=table,
        figures=figures,
        sides=sides,
        turn=case.turn.number,
        scenario=options.get("scenario", BATTLE),
        order=(first, *(side for side in sides if side != first)),
        last=options.get("last", ""),
        things={
            name: thing_of(name, entry, options.get("objects", ())) for name, entry in options.get("things", {}).items()
        },
        structure=dict(options.get("structure", {})),
        burning=tuple(options.get("burning", ())),
        fallen=options.get("fallen", sum(DEFEATED in f.status for f in figures.values())),
        objectives=dict(options.get("objectives", {})),
        carcasses={f.id: Carcass(f.at, f.level) for f in figures.values() if DEFEATED in f.status},
        options={**options, "keep_table": True},
    )
    if len(sides) == 2:
        camps, told = strips(state), options.get("homes", {"red": "south", "blue": "north"})
        state = replace(state, homes={side: camps[told[side]] for side in sides if side in told})
    state = carried(state)
    for figure in figures.values():
        if figure.lair is not None and figure.lair.zone not in zones(state):
            raise Unknown("zone", str(figure.lair.zone), zones(state))
    opening = case.play[0].key if case.play else ""
    before = openings(state, opening, "target" in case.dice.get("game", {}))
    if before:
        return replace(state, turn=case.turn.number - 1, agenda=before)
    active = case.turn.active or (first if case.turn.number == 1 else begins(state, case.turn.number))
    return replace(state, agenda=(Slot(active),))


def thing_of(name: str, entry: object, agreed: Iterable[str]) -> Thing:
    """A thing as a case tells it, with numbers that things have; a kind so like a known one is misspelt."""
    made = msgspec.convert(entry, Thing)
    for field, value, most in (("points", made.points, MOST), ("lock", made.lock, MOST)):
        if not 0 <= value <= most:
            raise ValueError(f"things.{name}.{field}: a number from 0 to {most} was expected, not {value}")
    known = {*shelf().objects, *agreed, *SCENARIO_THINGS}
    if made.kind not in known and get_close_matches(made.kind, known, 1, 0.75):
        raise Unknown("kind of object", made.kind, known)
    return made


def carried(state: KharnState) -> KharnState:
    """Things have the structure points of their cards and lie as high as the ground is there, unless told; who carries
    them and what is carried agree."""
    things, figures = dict(state.things), dict(state.figures)
    for name, thing in things.items():
        card, told = structure_card(state, thing.kind), state.options["things"][name]
        level = thing.level if "level" in told or thing.at is None else standing(state.table, thing.at)
        points = thing.points if "points" in told or card is None else card.structure
        things[name] = replace(thing, level=level, points=points)
        if thing.carrier:
            if thing.carrier not in figures:
                raise Unknown("figure", thing.carrier, figures)
            bearer = figures[thing.carrier]
            if name not in bearer.carrying:
                figures[bearer.id] = replace(bearer, carrying=(*bearer.carrying, name))
    for bearer in state.figures.values():
        for name in bearer.carrying:
            if name in things:
                things[name] = replace(things[name], carrier=bearer.id, at=None)
            elif name in figures:
                figures[name] = replace(figures[name], at=bearer.at, on_table=False, bearer=bearer.id)
            else:
                raise Unknown("thing", name, things)
    return replace(state, things=things, figures=figures)


def openings(state: Battle, opening: str, drawn: bool) -> tuple[Any, ...]:
    """What comes before the first round, if the case begins there; a die for the initiative is rolled first."""
    deployed = (*(Deploy(side) for side in state.order), Round())
    if opening in ("first", "ambush") or (opening == "zone" and drawn):
        return (Prepare(),)
    if opening == "zone":
        return (Strip(state.order[0]), *deployed)
    return deployed if opening in ("deploy", "lair") else ()


def case_figure(who: Id, entry: CaseFigure, table: Table) -> Safar:
    profile = PLAIN if entry.profile == PLAIN.name else shelf().profiles[entry.profile]
    made = put(safar(profile, who, entry.side), entry.at, entry.status)
    if made.on_table:
        made = replace(made, level=standing(table, made.at))
    made = FACTS.given(made, {**entry.extra, **entry.with_})
    return replace(made, skills=active_skills(made.printed, made.gear, made.lasting))


def case_options(state: Battle) -> dict[str, Any]:
    """What was settled, and what else a case lays down beside figures and scenery."""
    told: dict[str, Any] = {
        **state.options,
        "scenario": state.scenario,
        "first": state.order[0] if state.order else "red",
    }
    for name in ("last", "fallen", "structure", "burning", "objectives"):
        if value := getattr(state, name):
            told[name] = msgspec.to_builtins(value)
    if state.things:
        told["things"] = {name: thing_told(thing, state.table) for name, thing in state.things.items()}
    strip_of = {zone: name for name, zone in strips(state).items()}
    homes = {side: strip_of[home] for side, home in state.homes.items() if home in strip_of}
    return told | ({"homes": homes} if homes else {})


def thing_told(thing: Thing, table: Table) -> dict[str, Any]:
    """A thing as a case tells it: whatever is not as of itself, and how many points it has left."""
    ground = 0.0 if thing.at is None else standing(table, thing.at)
    told = changed(thing, Thing(thing.kind, level=ground))
    if thing.gear is not None:
        gear = thing.gear
        told["gear"] = {"card": gear.card, "kind": gear.kind, **changed(gear, Gear(gear.card, gear.kind))}
    return {"kind": thing.kind, "points": thing.points, **told}


def changed(one: Struct, usual: Struct) -> dict[str, Any]:
    """The fields in which one differs from another, as plain data."""
    return {
        name: msgspec.to_builtins(getattr(one, name))
        for name in one.__struct_fields__
        if getattr(one, name) != getattr(usual, name)
    }
