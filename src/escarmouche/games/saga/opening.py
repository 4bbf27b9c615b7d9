"""How a combat begins: everybody's people off the table, whoever answers for them, and what was settled."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from escarmouche.core.refereeing import Act
from escarmouche.core.rules import rule
from escarmouche.core.system import Setup
from escarmouche.games.saga.figures import Character, Melee
from escarmouche.games.saga.rules.acts import ACTS
from escarmouche.games.saga.rules.cries import Crying, Terror
from escarmouche.games.saga.rules.duel import Staring
from escarmouche.games.saga.rules.sheets import as_met, band
from escarmouche.games.saga.rules.turns import Acting, Announcing, Segment, SegmentEnd, Turn, TurnEnd
from escarmouche.games.saga.scenarios.deployment import Begin, Deploying, Prepare
from escarmouche.games.saga.scenarios.encounters import Encounter, encounter, table_of
from escarmouche.games.saga.settings import SIDES, setting

BEGINNING = Prepare | Deploying | Begin | Crying | Terror | Staring
PHASES = BEGINNING | Turn | Announcing | Segment | Acting | SegmentEnd | TurnEnd


class MeleeState(Melee, frozen=True, kw_only=True):
    """A combat with its phases named, so that it can be read back from JSON."""

    agenda: tuple[PHASES, ...] = ()

    def acts(self) -> Mapping[str, Act]:
        return ACTS


def new_game(setup: Setup) -> MeleeState:
    """Everybody off the table. Each list is a side's; who answers for whom is dealt out with the seats."""
    name = setting(setup.options, "encounter")
    options = {**encounter(name).settings, **setup.options}
    sides = tuple(side for side in SIDES if side in setup.lists)
    figures: dict[str, Character] = {}
    for side in sides:
        met = band(setup.lists[side], side, options).items()
        people = {who: as_met(one, number, encounter(name).arms) for number, (who, one) in enumerate(met)}
        figures |= painted(people, encounter(name), sides.index(side))
    homes = dict(zip(sides, encounter(name).homes, strict=False))
    return MeleeState(
        table=table_of(name),
        figures=figures,
        sides=sides,
        encounter=name,
        homes=homes,
        options=options,
        visibility=setting(options, "visibility"),
        agenda=(Prepare(),),
    )


@rule("SG-CRY-13")
def painted(people: dict[str, Character], it: Encounter, home: int) -> dict[str, Character]:
    """People with the war paint and the songs that an encounter gives to their side."""
    if home >= len(it.paint):
        return people
    paint = {str(name): value for name, value in it.paint[home].items()}
    return {who: replace(one, paint=paint) for who, one in people.items()}
