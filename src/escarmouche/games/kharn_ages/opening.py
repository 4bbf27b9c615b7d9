"""How a game of Khârn-Âges begins: its state with the phases it goes through, and the first of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from escarmouche.core.seating import sides_at
from escarmouche.core.system import Setup
from escarmouche.files.words import slug
from escarmouche.games.kharn_ages.figures import Battle, Safar
from escarmouche.games.kharn_ages.rules import recruitment, recruits
from escarmouche.games.kharn_ages.rules.activation import Acting, Activation, End
from escarmouche.games.kharn_ages.rules.rounds import Round, Slot
from escarmouche.games.kharn_ages.scenarios import BATTLE, SIDES
from escarmouche.games.kharn_ages.scenarios.deployment import Deploy, Prepare, Strip
from escarmouche.games.kharn_ages.scenarios.tables import SIZE
from escarmouche.space.table import Table


class KharnState(Battle, frozen=True, kw_only=True):
    """A game of Khârn-Âges with its phases named, so that it can be read back from JSON."""

    agenda: tuple[Prepare | Strip | Deploy | Round | Slot | Activation | Acting | End, ...] = ()


def new_game(setup: Setup) -> KharnState:
    """Spearheads off the table, and everything still to be rolled, chosen and placed."""
    options = {"seed": setup.seed, **setup.options}
    figures: dict[str, Safar] = {}
    sides = sides_at(setup.seats, SIDES[:2], SIDES)
    for side in sides:
        band = recruits.band(setup.lists[side])
        leader = recruitment.led(band)
        for at, one in enumerate(band):
            who = unique(slug(one.profile.name), side, figures)
            figures[who] = recruits.enlisted(replace(one, leader=at == leader), who, side)
    return KharnState(
        table=Table((SIZE, SIZE)),
        figures=figures,
        sides=sides,
        scenario=options.get("scenario", BATTLE),
        options=options,
        agenda=(Prepare(),),
    )


def unique(name: str, side: str, taken: Mapping[str, Any]) -> str:
    """An id nobody has: the profile's name, the side, and a number where the side has several."""
    number, who = 1, f"{name}-{side}"
    while who in taken:
        number += 1
        who = f"{name}-{side}-{number}"
    return who
