"""From a case to a state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta
from msgspec.structs import replace

from escarmouche.core.piles import Pile, PileCard
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.desk.facts import FACTS, checked
from escarmouche.games.age_des_escarmouches.events import played_of, reserve_of
from escarmouche.games.age_des_escarmouches.figures import Fighter, Fray, Token
from escarmouche.games.age_des_escarmouches.opening import FrayState
from escarmouche.games.age_des_escarmouches.rules.combat import CombatPhase
from escarmouche.games.age_des_escarmouches.rules.recruits import model
from escarmouche.games.age_des_escarmouches.rules.sequence import SpeechTurn
from escarmouche.games.age_des_escarmouches.rules.turns import Turn, Upkeep
from escarmouche.games.age_des_escarmouches.scenarios import SKIRMISH
from escarmouche.games.age_des_escarmouches.scenarios.deployment import Prepare
from escarmouche.games.age_des_escarmouches.scenarios.tables import SIZE, homes, piece
from escarmouche.rulings.casefiles import Case, CaseFigure
from escarmouche.rulings.facts import put
from escarmouche.rulings.laying import case_table
from escarmouche.space.geometry import quantise

PLAIN = "Combattant"
"""The profile of a figure that names none: 3 in INI ATT FOR DEF RES COU, 1 in DIS, MOU 10, 4 life points, VAL 20."""
SCORES = {**dict.fromkeys(("INI", "ATT", "FOR", "DEF", "RES", "COU"), 3), "DIS": 1}
PHASES = ("deployment", "turn", "activation", "combat", "upkeep")


def case_state(case: Case) -> FrayState:
    """Figures where the case puts them; the play begins in the phase the case names, activation without one."""
    options = dict(case.options)
    figures = {who: case_figure(who, entry) for who, entry in case.figures.items()}
    active = case.turn.active or "red"
    phase = options.get("phase", "activation")
    state = FrayState(
        table=case_table(case, SIZE, piece),
        figures=with_commanders(figures),
        turn=case.turn.number - 1 if phase in ("turn", "deployment") else case.turn.number,
        scenario=options.get("scenario", SKIRMISH),
        length=options.get("turns", 5),
        homes=homes(),
        tactician=options.get("tactician", active),
        first=active,
        phase="combat" if phase == "combat" else "deployment" if phase == "deployment" else "activation",
        piles=case_piles(figures, options),
        refusals=counts(options.get("refusals", {}), "refusals"),
        tactics=counts(options.get("tactics", {}), "tactics"),
        scores=dict(options.get("scores", {})),
        losses=dict(options.get("losses", {})),
        tokens={name: case_token(told) for name, told in options.get("tokens", {}).items()},
        options={**options, "keep_table": True},
    )
    return replace(state, agenda=(case_phase(phase, active),))


def counts(told: Any, what: str) -> dict[str, int]:
    """A number for each side."""
    found: dict[str, int] = checked(told, dict[Literal["red", "blue"], Annotated[int, Meta(ge=0, le=99)]], what)
    return found


def case_phase(phase: str, active: str) -> Any:
    made = {"deployment": Prepare(), "turn": Turn(), "combat": CombatPhase(), "upkeep": Upkeep()}
    return made.get(phase) or SpeechTurn(active)


def case_figure(who: Id, entry: CaseFigure) -> Fighter:
    """The fighter of a profile, or a plain one; each has a card of its own unless the case says otherwise."""
    if entry.profile in ("", PLAIN):
        plain = Fighter(id=who, name=who, side=entry.side, scores=dict(SCORES), val=20, printed=20, on_table=False)
    else:
        plain = replace(model(entry.profile), id=who, side=entry.side)
    made = FACTS.given(put(plain, entry.at, entry.status), {**entry.extra, **entry.with_})
    return made if made.card else replace(made, card=who)


def with_commanders(figures: dict[Id, Fighter]) -> dict[Id, Fighter]:
    """The first Incarnate of each side commands it, or else its first fighter, unless the case names one."""
    made = dict(figures)
    for side in ("red", "blue"):
        mine = [one for one in figures.values() if one.side == side]
        if mine and not any(one.commander for one in mine):
            leader = next((one for one in mine if one.incarnate), mine[0])
            made[leader.id] = replace(leader, commander=True)
    return made


def case_piles(figures: Mapping[Id, Fighter], options: Mapping[str, Any]) -> dict[str, Pile]:
    """Piles as the option `piles` orders them; in the order of `figures` without it."""
    held = {card for cards in options.get("reserves", {}).values() for card in cards}
    made = {}
    for side in ("red", "blue"):
        mine = [one.card for one in figures.values() if one.side == side and one.activation == "waiting"]
        cards = options.get("piles", {}).get(side) or list(dict.fromkeys(mine))
        made[side] = face_down(side, [card for card in cards if card not in held])
        made[reserve_of(side)] = face_down(side, options.get("reserves", {}).get(side, ()))
        made[played_of(side)] = Pile()
    return made


def face_down(side: str, cards: Sequence[str]) -> Pile:
    """Cards of a side that only it may look through."""
    return Pile(tuple(PileCard(card, side) for card in cards), (side,))


def case_token(told: Mapping[str, Any]) -> Token:
    x, y = told["at"]
    return Token(
        told["kind"],
        quantise((float(x), float(y))),
        told.get("side", ""),
        bool(told.get("hidden", False)),
        told.get("carrier", ""),
        int(told.get("points", 0)),
    )


def case_options(state: Fray) -> dict[str, Any]:
    """What was settled, and what else a case lays down beside figures and scenery."""
    tokens = {
        name: {"kind": one.kind, "at": list(one.at)}
        | {field: getattr(one, field) for field in ("side", "hidden", "carrier", "points") if getattr(one, field)}
        for name, one in state.tokens.items()
    }
    return {**state.options, **({"tokens": tokens} if tokens else {})}
