"""From a case to a state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from escarmouche.core.state import Id
from escarmouche.files.words import Unknown
from escarmouche.games.evenor.cards import fighter, profiles
from escarmouche.games.evenor.desk.facts import FACTS
from escarmouche.games.evenor.figures import COVER, OUT, Fighter, Skirmish, Token
from escarmouche.games.evenor.opening import EvenorState
from escarmouche.games.evenor.rules.movement import shelters, touches
from escarmouche.games.evenor.rules.turns import Slot, Turn, starts
from escarmouche.games.evenor.scenarios import AMBUSH, EXTERMINATION, ORICHALCUM
from escarmouche.games.evenor.scenarios.deployment import Corner, Deploy, Prepare
from escarmouche.games.evenor.scenarios.tables import (
    LOWER_LEFT,
    LOWER_RIGHT,
    SIZE,
    UPPER_LEFT,
    UPPER_RIGHT,
    corners,
    piece,
    token_places,
)
from escarmouche.rulings.casefiles import Case, CaseFigure
from escarmouche.rulings.facts import put
from escarmouche.rulings.laying import case_table
from escarmouche.space.geometry import quantise
from escarmouche.space.table import Table

ZONES = {
    "lower-left": LOWER_LEFT,
    "upper-right": UPPER_RIGHT,
    "upper-left": UPPER_LEFT,
    "lower-right": LOWER_RIGHT,
}


def case_state(case: Case) -> EvenorState:
    """Figures where the case puts them, ready to act; through deployment only if the play begins with it."""
    options = dict(case.options)
    scenario = options.get("scenario") or EXTERMINATION
    table = case_table(case, (SIZE, SIZE), piece)
    figures = {who: case_figure(who, entry, table) for who, entry in case.figures.items()}
    first, second = case_sides(options)
    diagonal = options.get("diagonal", "rising")
    random = not case.terrain and ("seed" in options or "pieces" in options)
    state = EvenorState(
        table=table,
        figures=figures,
        turn=case.turn.number,
        first=first,
        scenario=EXTERMINATION if scenario == "roll" else scenario,
        ambushed=options.get("ambushed", second) if scenario == AMBUSH else "",
        homes=case_homes(options, scenario, first, second, diagonal),
        tokens=case_tokens(options, scenario, figures),
        options={**options, "keep_table": not random},
    )
    if scenario == ORICHALCUM:
        state = with_carriers(state)
    before = case_preparations(case, state, scenario)
    if before:
        return replace(state, turn=case.turn.number - 1, agenda=before)
    return replace(state, agenda=(Slot(case.turn.active or starts(state, case.turn.number)),))


def case_sides(options: Mapping[str, Any]) -> tuple[str, str]:
    """Side 1 and side 2; in an ambush side 2 is the ambushed band unless the case says otherwise."""
    ambushed = options.get("ambushed", "blue")
    first = options.get("first", "blue" if ambushed == "red" else "red")
    return first, "blue" if first == "red" else "red"


def case_preparations(case: Case, state: Skirmish, scenario: str) -> tuple[Any, ...]:
    """What comes before the first turn, if the case begins there."""
    first, second = state.first, "blue" if state.first == "red" else "red"
    opening = case.play[0].key if case.play else ""
    if scenario == "roll":
        return (Prepare(),)
    if opening == "corner":
        return (Corner(first), Deploy(first), Deploy(second), Turn())
    if opening == "deploy":
        leads = state.ambushed or first
        return (Deploy(leads), Deploy(first if leads == second else second), Turn())
    return ()


def case_figure(who: Id, entry: CaseFigure, table: Table) -> Fighter:
    made = put(fighter(profiles()[entry.profile], who, entry.side), entry.at, entry.status)
    if OUT in made.status:
        made = replace(made, vitality=0)
    made = FACTS.given(made, {**entry.extra, **entry.with_})
    if made.vitality < 1 and OUT not in made.status:
        raise ValueError(f"V {made.vitality}: somebody without Vitality has status [out]")
    if made.behind and made.behind not in {piece.id for piece in table.pieces}:
        raise Unknown("piece of scenery", made.behind, [piece.id for piece in table.pieces])
    if COVER in made.status and not made.behind:
        behind = [p.id for p in table.pieces if shelters(p) and touches(made.footprint, p)]
        made = replace(made, behind=behind[0] if behind else "")
    return made


def case_homes(options: Mapping[str, Any], scenario: str, first: str, second: str, diagonal: str) -> dict[str, Any]:
    given = options.get("homes")
    if given:
        return {side: ZONES[name] for side, name in given.items()}
    if scenario == AMBUSH:
        return {}
    places = list(corners(scenario, diagonal).values())
    return {first: places[0], second: places[1]}


def case_tokens(options: Mapping[str, Any], scenario: str, figures: Mapping[Id, Fighter]) -> dict[str, Token]:
    if "tokens" in options:
        lying = {name: quantise((float(at[0]), float(at[1]))) for name, at in options["tokens"].items()}
    else:
        lying = token_places(options.get("diagonal", "rising")) if scenario == ORICHALCUM else {}
    carried = {token: Token(carrier=who) for who, figure in figures.items() for token in figure.tokens}
    return {**{name: Token(at=at) for name, at in lying.items()}, **carried}


def with_carriers(state: EvenorState) -> EvenorState:
    homes: Mapping[str, Any] = state.options.get("tokens_home", {})
    tokens = dict(state.tokens)
    for token, side in homes.items():
        tokens[token] = Token(home=side)
    return replace(state, tokens=tokens)


def case_options(state: Skirmish) -> dict[str, Any]:
    """What was settled, and what else a case lays down beside figures and scenery."""
    told = {**state.options, "scenario": state.scenario, "first": state.first}
    if state.ambushed:
        told["ambushed"] = state.ambushed
    corner_of = {zone: name for name, zone in ZONES.items()}
    homes = {side: corner_of[home] for side, home in state.homes.items() if home in corner_of}
    if homes:
        told["homes"] = homes
    if state.scenario == ORICHALCUM:
        told["tokens"] = {name: list(one.at) for name, one in state.tokens.items() if one.at is not None}
        told["tokens_home"] = {name: one.home for name, one in state.tokens.items() if one.home}
    return told
