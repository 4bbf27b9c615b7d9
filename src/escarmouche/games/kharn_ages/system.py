"""Khârn-Âges as a System: what the rest of the project knows of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from escarmouche.core.decisions import Answer, Choose, Decision, Option
from escarmouche.core.dice import Block
from escarmouche.core.events import Event
from escarmouche.core.geometry import Point
from escarmouche.core.position import Position
from escarmouche.core.system import Card, Field, ListReport, Mark, Portrait, Range, Setup, System, Vocabulary
from escarmouche.core.table import Table
from escarmouche.games.kharn_ages import (
    ambush,
    cards,
    casework,
    chapters,
    habits,
    outcomes,
    recruitment,
    recruits,
    score,
    showing,
    space,
)
from escarmouche.games.kharn_ages.activation import Acting, Activation, End
from escarmouche.games.kharn_ages.events import EVENTS
from escarmouche.games.kharn_ages.figures import Battle, Safar
from escarmouche.games.kharn_ages.rounds import Round, Slot
from escarmouche.games.kharn_ages.scenarios import BATTLE, SCENARIOS
from escarmouche.games.kharn_ages.scenarios.deployment import Deploy, Prepare, Strip
from escarmouche.games.kharn_ages.scenarios.tables import SIZE
from escarmouche.games.kharn_ages.scenarios.victory import ahead
from escarmouche.games.kharn_ages.stats import MOMENTS, STATS
from escarmouche.games.kharn_ages.vocabulary import PURPOSES, vocabulary

assert chapters.CHAPTERS


class KharnState(Battle, frozen=True, kw_only=True):
    """A game of Khârn-Âges with its phases named, so that it can be read back from JSON."""

    agenda: tuple[Prepare | Strip | Deploy | Round | Slot | Activation | Acting | End, ...] = ()


class KharnAges(System):
    name = "kharn-ages"
    title = "Khârn-Âges"
    version = "1.0.0"
    unit = "toises"
    state_type = KharnState
    event_types = EVENTS
    stats = STATS
    moments = MOMENTS
    purposes = tuple(PURPOSES)
    content = cards.CATALOGUE

    def new_game(self, setup: Setup) -> KharnState:
        """Spearheads off the table, and everything still to be rolled, chosen and placed."""
        options = {"seed": setup.seed, **setup.options}
        figures: dict[str, Safar] = {}
        for side in self.seats:
            band = recruits.band(setup.lists[side])
            leader = recruitment.led(band)
            for at, one in enumerate(band):
                who = unique(casework.slug(one.profile.name), side, figures)
                figures[who] = recruits.enlisted(replace(one, leader=at == leader), who, side)
        return KharnState(
            table=Table((SIZE, SIZE)),
            figures=figures,
            scenario=options.get("scenario", BATTLE),
            options=options,
            agenda=(Prepare(),),
        )

    def score(self, state: Any, seat: str) -> float:
        return score.score(state, seat)

    def habit(self, state: Any, decision: Decision, chance: Block) -> Answer | None:
        return habits.habit(state, decision, chance)

    def hide(self, state: Any, seat: str | None) -> Any:
        return ambush.hide(state, seat)

    def guess(self, position: Position, seat: str, chance: Block) -> Position:
        return ambush.guess(position, seat, chance)

    def settle(self, state: Any) -> str | None:
        return ahead(state)

    def outcomes(self, before: Any, after: Any, events: Sequence[Event]) -> dict[tuple[str, str], int]:
        return outcomes.count(events, super().outcomes(before, after, events))

    def check_list(self, members: Sequence[str], options: Mapping[str, Any]) -> ListReport:
        return recruitment.check_list(members, options)

    def build_list(self, chance: Block, faction: str | None, options: Mapping[str, Any]) -> list[str]:
        return recruitment.build_list(chance, faction, options)

    def details(self) -> tuple[str, ...]:
        return recruits.details()

    def pins(self, lists: Mapping[str, Sequence[str]]) -> dict[str, str]:
        return cards.pins(name for members in lists.values() for name in recruits.named(members))

    def case_state(self, case: Any) -> KharnState:
        made = casework.case_state(case)
        return KharnState(**{name: getattr(made, name) for name in made.__struct_fields__})

    def query(self, state: Any, name: str, asked: Mapping[str, Any]) -> Any:
        return casework.query(state, name, asked)

    def figure_facts(self, state: Any, who: str) -> dict[str, Any]:
        return casework.figure_facts(state, who)

    def vocabulary(self) -> Vocabulary:
        return vocabulary()

    def portrait(self, figure: Safar) -> Portrait:
        return showing.portrait(figure)

    def sheet(self, state: Any, who: str) -> dict[str, Any]:
        return showing.sheet(state.figures[who])

    def marks(self, state: Any) -> tuple[Mark, ...]:
        return showing.marks(state)

    def ranges(self, state: Any, who: str) -> tuple[Range, ...]:
        return showing.ranges(casework.table(state), who)

    def glimpse(self, state: Any, who: str, other: str, at: Point) -> tuple[bool, int]:
        return showing.glimpse(state, who, other, at)

    def arranged(self, decision: Choose) -> tuple[Option, ...]:
        return showing.arranged(decision)

    def called(self, name: str, lang: str) -> str:
        return cards.called(name, lang)

    def engaged(self, state: Any, who: str) -> tuple[str, ...]:
        return tuple(space.engaged_by(state, who))

    def cards(self) -> tuple[Card, ...]:
        return showing.cards()

    def setup_form(self) -> tuple[Field, ...]:
        return (
            Field(name="edition", choices=("fr", "en"), default="fr"),
            Field(name="scenario", choices=SCENARIOS, default=BATTLE),
            Field(name="game_size", choices=recruitment.SIZES, default=str(recruitment.FORMAT)),
        )


def unique(name: str, side: str, taken: Mapping[str, Any]) -> str:
    """An id nobody has: the profile's name, the side, and a number where the side has several."""
    number, who = 1, f"{name}-{side}"
    while who in taken:
        number += 1
        who = f"{name}-{side}-{number}"
    return who


SYSTEM = KharnAges()
