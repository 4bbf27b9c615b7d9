"""From a case to a state."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from escarmouche.core.state import Id, seated
from escarmouche.games.saga.cards import Sheet, shelf
from escarmouche.games.saga.desk.facts import FACTS
from escarmouche.games.saga.figures import Character
from escarmouche.games.saga.opening import MeleeState
from escarmouche.games.saga.rules.cries import onslaught
from escarmouche.games.saga.rules.duel import Staring
from escarmouche.games.saga.rules.sheets import character
from escarmouche.games.saga.rules.turns import Segment, Turn
from escarmouche.games.saga.scenarios.deployment import Prepare
from escarmouche.games.saga.scenarios.encounters import piece
from escarmouche.games.saga.settings import setting
from escarmouche.rulings.casefiles import Case, CaseFigure
from escarmouche.rulings.facts import put
from escarmouche.rulings.laying import case_table

PLAIN = "Combattant"
"""Whoever names no profile: 4 in every characteristic, level 4 in everything it fights with, a sword."""
SIZE = (24.0, 16.0)
SKILLS = ("sword", "spear", "axe", "mace", "knife", "staff", "unarmed", "thrown", "bow", "sling")
MAN = Sheet(
    name=PLAIN,
    band="",
    scores=dict.fromkeys(("strength", "agility", "endurance", "perception", "presence", "mind"), 4),
    skills={**dict.fromkeys(SKILLS, 4), "dodge": 3, "reaction": 3, "athletics": 3, "soak": 3, "courage": 3},
    held=("sword",),
)


def case_state(case: Case) -> MeleeState:
    """People where the case puts them; the play begins in the segment the case names, with the turn without one."""
    options = dict(case.options)
    segment, seats, duel = options.pop("segment", 0), options.pop("seats", ()), tuple(options.pop("duel", ()))
    attackers = tuple(options.pop("assault", ()))
    figures = {who: case_figure(who, entry, options) for who, entry in case.figures.items()}
    sides = tuple(dict.fromkeys([one.side for one in figures.values()]))
    sides = sides if len(sides) > 1 else ("red", "blue")
    state = MeleeState(
        table=case_table(case, SIZE, piece),
        figures=figures,
        sides=sides,
        turn=case.turn.number if segment else case.turn.number - 1,
        segment=segment,
        options={"turns": 99, **options, "keep_table": True},
        visibility=setting(options, "visibility"),
    )
    agenda = (*onslaught(state, list(attackers)), Turn()) if attackers else case_phases(case, segment, duel)
    return seated(replace(state, agenda=agenda), seats)


def case_phases(case: Case, segment: int, duel: tuple[Id, ...]) -> Any:
    """What a case begins with: a duel, deployment, a segment or a turn."""
    if duel:
        return (Staring(duel[0], duel[1]), Turn())
    if case.play and case.play[0].key == "deploy":
        return (Prepare(),)
    return (Segment(segment) if segment else Turn(),)


def case_figure(who: Id, entry: CaseFigure, options: dict[str, Any]) -> Character:
    """The character of a profile, or a plain one."""
    sheet = MAN if entry.profile in ("", PLAIN) else shelf().characters[entry.profile]
    plain = replace(character(sheet, who, entry.side, options), name=who, profile=entry.profile)
    return FACTS.given(put(plain, entry.at, entry.status), {**entry.extra, **entry.with_})
