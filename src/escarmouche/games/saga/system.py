"""SAGA as a System: what the rest of the project knows of it."""

from __future__ import annotations

from escarmouche.cards.setups import checked
from escarmouche.core.system import Cases, Field, Lists, Mind, Odds, Rules, Shown, System
from escarmouche.games.saga import cards
from escarmouche.games.saga.desk import cases, shown, timeline, weights
from escarmouche.games.saga.desk.facts import FACTS
from escarmouche.games.saga.desk.outcomes import outcomes
from escarmouche.games.saga.desk.queries import QUERIES
from escarmouche.games.saga.desk.vocabulary import PURPOSES, vocabulary
from escarmouche.games.saga.events import EVENTS
from escarmouche.games.saga.mind.blunders import blunders
from escarmouche.games.saga.mind.score import score
from escarmouche.games.saga.mind.taught import EXPERIENCE, habit
from escarmouche.games.saga.opening import MeleeState, new_game
from escarmouche.games.saga.rules import chapters, sheets
from escarmouche.games.saga.scenarios.victory import ahead
from escarmouche.games.saga.settings import ENCOUNTERS, SIDES, Settings, wrong_option
from escarmouche.games.saga.stats import MOMENTS, STATS

assert chapters.CHAPTERS

SETUP_FORM = (Field(name="encounter", choices=ENCOUNTERS, default=ENCOUNTERS[0]),)

SYSTEM: System[MeleeState] = System(
    name="saga",
    title="SAGA",
    version="1.0",
    unit="m",
    sides=SIDES,
    package=__package__,
    state_type=MeleeState,
    event_types=EVENTS,
    stats=STATS,
    moments=MOMENTS,
    purposes=tuple(PURPOSES),
    rules=Rules(
        new_game=checked(lambda: SYSTEM, new_game),
        settings=Settings,
        setup_form=SETUP_FORM,
        wrong_option=wrong_option,
        settle=ahead,
        engaged=lambda state, who: sorted(state.figures[who].engaged),
    ),
    content=cards.CATALOGUE,
    lists=Lists(
        check=sheets.check_list,
        build=sheets.build_list,
        pins=cards.pins,
        cards=shown.cards,
        card=shown.card_named,
    ),
    cases=Cases(
        state=cases.case_state, options=cases.case_options, query=QUERIES.find, facts=FACTS.read, vocabulary=vocabulary
    ),
    shown=Shown(
        portrait=shown.portrait,
        sheet=FACTS.sheet,
        standing=shown.stands,
        timeline=timeline.timeline,
        weights=weights.weights,
        marks=shown.marks,
        moves=("move",),
        seldom=shown.SELDOM,
        recurring=("beforehand",),
        aims=("strike", "shoot", "throw"),
        signs=shown.SIGNS,
        ground=shown.LAND,
        other_ground=shown.other_ground,
        arranged=shown.ARRANGED,
        looks=shown.LOOKS,
        called=cards.called,
    ),
    odds=Odds(outcomes=outcomes),
    mind=Mind(score=score, habit=habit, leanings=EXPERIENCE.leanings, blunders=blunders, taught=EXPERIENCE),
)
