"""From a case to a state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from escarmouche.core.piles import Pile, PileCard
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.files.words import Unknown
from escarmouche.games.age_des_escarmouches.cards import Working, shelf
from escarmouche.games.age_des_escarmouches.desk.facts import FACTS, checked
from escarmouche.games.age_des_escarmouches.events import played_of, reserve_of
from escarmouche.games.age_des_escarmouches.figures import ACTIVATED, Fighter, Fray, Token
from escarmouche.games.age_des_escarmouches.opening import FrayState
from escarmouche.games.age_des_escarmouches.rules.attributes import any_of
from escarmouche.games.age_des_escarmouches.rules.combat import CombatPhase
from escarmouche.games.age_des_escarmouches.rules.enlisting import heroic, standing
from escarmouche.games.age_des_escarmouches.rules.keywords import life_of
from escarmouche.games.age_des_escarmouches.rules.machines import serves
from escarmouche.games.age_des_escarmouches.rules.recruits import model, solos
from escarmouche.games.age_des_escarmouches.rules.sequence import SpeechTurn
from escarmouche.games.age_des_escarmouches.rules.turns import Turn, Upkeep
from escarmouche.games.age_des_escarmouches.scenarios import SKIRMISH
from escarmouche.games.age_des_escarmouches.scenarios.deployment import Prepare, lasting
from escarmouche.games.age_des_escarmouches.scenarios.tables import SIZE, homes, piece
from escarmouche.games.age_des_escarmouches.skills.traps import TRAP
from escarmouche.rulings.casefiles import Case, CaseFigure
from escarmouche.rulings.facts import put
from escarmouche.rulings.laying import case_table
from escarmouche.space.geometry import quantise

PLAIN = "Combattant"
"""The profile of a figure that names none: 3 in INI ATT FOR DEF RES COU, 1 in DIS, MOU 10, 4 life points, VAL 20."""
SCORES = {**dict.fromkeys(("INI", "ATT", "FOR", "DEF", "RES", "COU"), 3), "DIS": 1}
AFTERWARDS = ("combat", "upkeep")
"""Phases in which everybody has been activated."""
PHASES = ("deployment", "turn", "activation", "combat", "upkeep")


def case_state(case: Case) -> FrayState:
    """Figures where the case puts them; the play begins in the phase the case names, activation without one."""
    options = dict(case.options)
    figures = {who: case_figure(who, entry) for who, entry in case.figures.items()}
    for one in [one for one in figures.values() if one.summoner]:
        if one.summoner not in figures:
            raise Unknown("figure", one.summoner, figures)
        figures[one.id] = replace(one, card=figures[one.summoner].card)
    figures |= {one.id: with_crew(one, case.figures[one.id], figures) for one in figures.values() if one.crew}
    active = case.turn.active or "red"
    phase = options.get("phase", "activation")
    if phase in AFTERWARDS:
        figures = {who: replace(one, activation=ACTIVATED) for who, one in figures.items()}
    table = case_table(case, SIZE, piece)
    scenario = options.get("scenario", SKIRMISH)
    state = FrayState(
        table=table,
        figures=with_commanders(figures, phase == "deployment"),
        turn=case.turn.number - 1 if phase in ("turn", "deployment") else case.turn.number,
        scenario=scenario,
        length=lasting(options),
        homes=homes(scenario, table.size),
        tactician=options.get("tactician", active),
        first=active,
        phase="combat" if phase == "combat" else "deployment" if phase == "deployment" else "activation",
        piles=case_piles(figures, options, phase == "deployment"),
        refusals=counts(options.get("refusals", {}), "refusals"),
        tactics=counts(options.get("tactics", {}), "tactics"),
        scores=counts(options.get("scores", {}), "scores"),
        losses=counts(options.get("losses", {}), "losses"),
        tokens={name: case_token(told, figures) for name, told in options.get("tokens", {}).items()},
        options={**options, "keep_table": True, **pressed(case)},
    )
    return replace(state, agenda=(case_phase(phase, active),))


def pressed(case: Case) -> dict[str, str]:
    """The question whose answer a case wants to see refused is put even to those who have no choice."""
    return {} if case.expect.refused is None or not case.play else {"pressed": case.play[-1].key}


def counts(told: Any, what: str) -> dict[str, int]:
    """A number for each side, 0 for one that is not named."""
    found: dict[str, int] = checked(told, dict[Literal["red", "blue"], Annotated[int, Meta(ge=0, le=9999)]], what)
    return {"red": 0, "blue": 0, **found}


def case_phase(phase: str, active: str) -> Any:
    made = {"deployment": Prepare(), "turn": Turn(), "combat": CombatPhase(), "upkeep": Upkeep()}
    return made.get(phase) or SpeechTurn(active)


def case_figure(who: Id, entry: CaseFigure) -> Fighter:
    """The fighter of a profile, or a plain one; each has a card of its own unless the case says otherwise. Flyers lie
    on the level they fly at, so that nobody below is in their place."""
    if entry.profile in ("", PLAIN):
        plain = Fighter(id=who, name=who, side=entry.side, scores=dict(SCORES), val=20, printed=20, on_table=False)
    else:
        plain = replace(model(entry.profile), id=who, side=entry.side)
    told = {**entry.extra, **entry.with_}
    if "level" in told:
        told.setdefault("altitude", told.pop("level"))
    made = completed(FACTS.given(put(plain, entry.at, entry.status), told), told)
    return replace(made, card=made.card or who, level=float(made.altitude))


@rule("AE-WARM-06", "AE-WARM-07")
def with_crew(me: Fighter, entry: CaseFigure, figures: Mapping[Id, Fighter]) -> Fighter:
    """A member of a crew is on the card of its machine, and a servant if it meets its conditions, unless the case says
    otherwise."""
    machines = [one.id for one in figures.values() if one.machine and one.side == me.side]
    if me.crew not in machines:
        raise Unknown("war machine of its side", me.crew, machines)
    told = {**entry.extra, **entry.with_}
    card = me.card if "card" in told else figures[me.crew].card
    return replace(me, card=card, servant=told.get("servant", serves(me, figures[me.crew])))


@rule("AE-INC-02", "AE-INC-03", "AE-ENOR-01", "AE-PUI-03", "AE-MYS-04")
def completed(me: Fighter, told: Mapping[str, Any]) -> Fighter:
    """What follows from what a case gives, unless it says otherwise: the skills of an Incarnate, the life, power and
    height of somebody enormous, the first units of a mystic."""
    if me.incarnate and told.keys() & {"incarnate", "skills", "TIR"}:
        me = replace(me, skills=heroic(dict(me.skills), me.scores.get("TIR") is not None))
    if "enormous" in me.skills and "skills" in told:
        full = told.get("full", max(life_of(me.skills), me.pv))
        size = {"power": 3, "height": 10.0, "full": full, "pv": full}
        names = {"power": "power", "height": "height", "full": "full", "pv": "PV"}
        me = replace(me, **{field: value for field, value in size.items() if names[field] not in told})
    if "MYS" in told and "units" not in told:
        me = replace(me, units=told["MYS"] or 0)
    return furnished(me, told)


@rule("AE-KIT-01", "AE-SOLO-03", "AE-ACT-08")
def furnished(me: Fighter, told: Mapping[str, Any]) -> Fighter:
    """What its artefacts and solos do for it all the time, as far as the case does not say it itself."""
    works = [(name, work) for name in me.artefacts for work in shelf().artefacts[name].does]
    for name in me.solos:
        solo = solos()[name][1]
        works += [(name, work) for work in solo.does] if any_of(me, solo.only) else []
    for name, work in works:
        me = me if given_itself(me, work, told) else standing(me, name, work)
    return me


def given_itself(me: Fighter, work: Working, told: Mapping[str, Any]) -> bool:
    """Does a case give what a working does: the skill or the equipment it brings, or what it adds?"""
    if work.what == "skill":
        return "skills" in told and work.skill in me.skills
    if work.what == "equipment":
        return "equipment" in told and work.skill in me.equipment
    return "boosts" in told


def with_commanders(figures: dict[Id, Fighter], deploying: bool) -> dict[Id, Fighter]:
    """The first Incarnate of each side commands it, or else its first fighter, unless the case names one; somebody who
    is there, unless armies are still to be deployed."""
    made = dict(figures)
    for side in ("red", "blue"):
        whole = [one for one in figures.values() if one.side == side]
        mine = [one for one in whole if (one.on_table or deploying) and not one.machine]
        if mine and not any(one.commander for one in whole):
            leader = next((one for one in mine if one.incarnate), mine[0])
            made[leader.id] = replace(leader, commander=True)
    return made


def case_piles(figures: Mapping[Id, Fighter], options: Mapping[str, Any], deploying: bool) -> dict[str, Pile]:
    """Piles as the option `piles` orders them, an empty one too; in the order of `figures` without it, those left out
    who are not on the table."""
    made = {}
    for side in ("red", "blue"):
        mine = [one for one in figures.values() if one.side == side]
        known = list(dict.fromkeys(one.card for one in mine))
        there = [one for one in mine if one.on_table or deploying]
        waiting = list(dict.fromkeys(one.card for one in there if one.activation == "waiting"))
        held = options.get("reserves", {}).get(side, ())
        cards = options.get("piles", {}).get(side, waiting)
        for card in (*held, *cards):
            if card not in known:
                raise Unknown("card", card, known)
        made[side] = face_down(side, [card for card in cards if card not in held])
        made[reserve_of(side)] = face_down(side, held)
        made[played_of(side)] = Pile()
    return made


def face_down(side: str, cards: Sequence[str]) -> Pile:
    """Cards of a side that only it may look through."""
    return Pile(tuple(PileCard(card, side) for card in cards), (side,))


def case_token(told: Any, figures: Mapping[Id, Fighter]) -> Token:
    """A token of a kind that there is; without `hidden` a trap lies hidden, and anything else in view."""
    token: CaseToken = checked(told, CaseToken, "tokens")
    if token.carrier and token.carrier not in figures:
        raise Unknown("figure", token.carrier, figures)
    unseen = token.kind == TRAP if token.hidden is None else token.hidden
    return Token(token.kind, quantise(token.at), token.side, unseen, token.carrier, token.points)


class CaseToken(Struct, forbid_unknown_fields=True):
    """A token as a case gives it."""

    kind: Literal["trap", "barricade", "milestone", "relic", "chest"]
    at: tuple[float, float]
    side: Literal["red", "blue", ""] = ""
    hidden: bool | None = None
    carrier: Id = ""
    points: Annotated[int, Meta(ge=0, le=99)] = 0


def case_options(state: Fray) -> dict[str, Any]:
    """What was settled, and what else a case lays down beside figures and scenery."""
    tokens = {
        name: {"kind": one.kind, "at": list(one.at)}
        | {field: getattr(one, field) for field in ("side", "hidden", "carrier", "points") if getattr(one, field)}
        for name, one in state.tokens.items()
    }
    told = {
        **state.options,
        "scenario": state.scenario,
        "turns": state.length,
        **({"tokens": tokens} if tokens else {}),
    }
    for name in ("tactics", "refusals", "scores", "losses"):
        if any(getattr(state, name).values()):
            told[name] = dict(getattr(state, name))
    if state.tactician:
        told["tactician"] = state.tactician
    return told
