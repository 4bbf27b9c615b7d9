"""How a game begins: two armies with the cards that stand for them, off the table."""

from __future__ import annotations

from escarmouche.core.system import Setup
from escarmouche.games.age_des_escarmouches.figures import Fighter, Fray
from escarmouche.games.age_des_escarmouches.rules.armies import army
from escarmouche.games.age_des_escarmouches.rules.blows import Fight
from escarmouche.games.age_des_escarmouches.rules.combat import CombatPhase, CombatTurn
from escarmouche.games.age_des_escarmouches.rules.groups import GroupActing, GroupTurn
from escarmouche.games.age_des_escarmouches.rules.pursuit import Pursuits
from escarmouche.games.age_des_escarmouches.rules.recruitment import format_of
from escarmouche.games.age_des_escarmouches.rules.recruits import band
from escarmouche.games.age_des_escarmouches.rules.sequence import Acting, CardTurn, FighterEnd, FighterTurn, SpeechTurn
from escarmouche.games.age_des_escarmouches.rules.tactics import Rush, RushCard
from escarmouche.games.age_des_escarmouches.rules.turns import Stacking, Turn, Upkeep
from escarmouche.games.age_des_escarmouches.scenarios import SKIRMISH
from escarmouche.games.age_des_escarmouches.scenarios.deployment import DeployTurn, Prepare
from escarmouche.games.age_des_escarmouches.scenarios.tables import SIZE
from escarmouche.space.table import Table


class FrayState(Fray, frozen=True, kw_only=True):
    """A game with its phases named, so that it can be read back from JSON."""

    agenda: tuple[
        Prepare
        | Stacking
        | DeployTurn
        | Turn
        | SpeechTurn
        | CardTurn
        | FighterTurn
        | Acting
        | FighterEnd
        | GroupTurn
        | GroupActing
        | CombatPhase
        | CombatTurn
        | Fight
        | Rush
        | RushCard
        | Pursuits
        | Upkeep,
        ...,
    ] = ()


def new_game(setup: Setup) -> FrayState:
    """Two armies off the table, and everything still to be rolled, stacked and placed."""
    options = {"seed": setup.seed, **setup.options}
    figures: dict[str, Fighter] = {}
    for side in ("red", "blue"):
        figures |= army(band(setup.lists[side]), side, format_of(options))
    return FrayState(
        table=Table(SIZE),
        figures=figures,
        scenario=options.get("scenario", SKIRMISH),
        options=options,
        agenda=(Prepare(),),
    )
