"""Evenor as a System: what the rest of the project knows of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Block
from escarmouche.core.events import Event
from escarmouche.core.system import Card, Duel, Field, ListReport, Mark, Portrait, Range, Setup, System, Vocabulary
from escarmouche.core.table import Table
from escarmouche.games.evenor import casework, duels, habits, outcomes, outlook, recruitment, score, showing, traits
from escarmouche.games.evenor.activation import Activation, Rank, Wake
from escarmouche.games.evenor.events import EVENTS
from escarmouche.games.evenor.figures import Fighter, Skirmish, fighter, profiles
from escarmouche.games.evenor.movement import engaged_with
from escarmouche.games.evenor.scenarios import SCENARIOS
from escarmouche.games.evenor.scenarios.deployment import Corner, Deploy, Prepare
from escarmouche.games.evenor.scenarios.tables import SIZE
from escarmouche.games.evenor.scenarios.victory import ahead
from escarmouche.games.evenor.stats import MOMENTS, STATS
from escarmouche.games.evenor.turns import Slot, Turn
from escarmouche.games.evenor.vocabulary import PURPOSES, vocabulary

assert traits.IMPLEMENTED


class EvenorState(Skirmish, frozen=True, kw_only=True):
    """A game of Evenor with its phases named, so that it can be read back from JSON."""

    agenda: tuple[Prepare | Corner | Deploy | Turn | Slot | Activation | Rank | Wake, ...] = ()


class Evenor(System):
    name = "evenor"
    title = "Evenor, le Royaume Oublié"
    version = "1.3.1"
    unit = "pas"
    state_type = EvenorState
    event_types = EVENTS
    stats = STATS
    moments = MOMENTS
    purposes = tuple(PURPOSES)
    unlucky = ("table",)

    def new_game(self, setup: Setup) -> EvenorState:
        """Two bands off the table, and everything still to be rolled, chosen and placed."""
        options = {"seed": setup.seed, "stop_after": 30, **setup.options}
        figures: dict[str, Fighter] = {}
        twice = set(setup.lists.get("red", ())) & set(setup.lists.get("blue", ()))
        for side in self.seats:
            for name in setup.lists[side]:
                who = casework.slug(name) + (f"-{side}" if name in twice else "")
                figures[who] = fighter(profiles()[name], who, side)
        return EvenorState(table=Table((SIZE, SIZE)), figures=figures, options=options, agenda=(Prepare(),))

    def score(self, state: Any, seat: str) -> float:
        return score.score(state, seat)

    def outlook(self, state: Any, seat: str) -> float:
        return outlook.outlook(state, seat)

    def habit(self, state: Any, decision: Decision, chance: Block) -> Answer | None:
        return habits.habit(state, decision, chance)

    def leanings(self, state: Any, decision: Decision, chance: Block, most: int) -> list[Answer]:
        return habits.leanings(state, decision, chance, most)

    def settle(self, state: Any) -> str | None:
        return ahead(state)

    def outcomes(self, before: Any, after: Any, events: Sequence[Event]) -> dict[tuple[str, str], int]:
        return outcomes.count(before, events, super().outcomes(before, after, events))

    def check_list(self, members: Sequence[str], options: Mapping[str, Any]) -> ListReport:
        return recruitment.check_list(members, options)

    def build_list(self, chance: Block, faction: str | None, options: Mapping[str, Any]) -> list[str]:
        return recruitment.build_list(chance, faction, options)

    def case_state(self, case: Any) -> EvenorState:
        made = casework.case_state(case)
        return EvenorState(**{name: getattr(made, name) for name in made.__struct_fields__})

    def query(self, state: Any, name: str, asked: Mapping[str, Any]) -> Any:
        return casework.query(state, name, asked)

    def figure_facts(self, state: Any, who: str) -> dict[str, Any]:
        return casework.figure_facts(state, who)

    def vocabulary(self) -> Vocabulary:
        return vocabulary()

    def portrait(self, figure: Fighter) -> Portrait:
        return showing.portrait(figure)

    def sheet(self, state: Any, who: str) -> dict[str, Any]:
        return showing.sheet(state.figures[who])

    def marks(self, state: Any) -> tuple[Mark, ...]:
        return showing.marks(state)

    def ranges(self, state: Any, who: str) -> tuple[Range, ...]:
        return showing.ranges(state.figures[who])

    def engaged(self, state: Any, who: str) -> tuple[str, ...]:
        return tuple(engaged_with(state, who))

    def cards(self) -> tuple[Card, ...]:
        return showing.cards()

    def duel_form(self) -> tuple[Field, ...]:
        return duels.FORM

    def duel(self, attacker: str, defender: str, settled: Mapping[str, str]) -> Duel:
        made = duels.duel(attacker, defender, settled)
        state = EvenorState(**{name: getattr(made.state, name) for name in made.state.__struct_fields__})
        return replace(made, state=state)

    reaching = "reached"
    falling = "out_of_action"

    def acting(self, state: Any, who: str) -> Duel | None:
        return duels.acting(state, who)

    def setup_form(self) -> tuple[Field, ...]:
        return (Field(name="scenario", choices=("roll", *SCENARIOS), default="roll"),)


SYSTEM = Evenor()
