"""Evenor as a System: what the rest of the project knows of it."""

from __future__ import annotations

from escarmouche.cards.setups import checked
from escarmouche.core.system import Cases, Field, Lists, Mind, Odds, Rules, Shown, System
from escarmouche.games.evenor import cards, traits
from escarmouche.games.evenor.desk import cases, duels, shown
from escarmouche.games.evenor.desk.facts import FACTS
from escarmouche.games.evenor.desk.outcomes import outcomes
from escarmouche.games.evenor.desk.queries import QUERIES
from escarmouche.games.evenor.desk.vocabulary import PURPOSES, vocabulary
from escarmouche.games.evenor.events import EVENTS
from escarmouche.games.evenor.mind import blunders, habits, score, win_chance
from escarmouche.games.evenor.opening import EvenorState, new_game
from escarmouche.games.evenor.rules import recruitment
from escarmouche.games.evenor.rules.movement import engaged_with
from escarmouche.games.evenor.scenarios import SCENARIOS
from escarmouche.games.evenor.scenarios.victory import ahead
from escarmouche.games.evenor.settings import Settings
from escarmouche.games.evenor.stats import MOMENTS, STATS

assert traits.IMPLEMENTED

SYSTEM: System[EvenorState] = System(
    name="evenor",
    title="Evenor, le Royaume Oublié",
    version="1.3.1",
    unit="pas",
    package=__package__,
    state_type=EvenorState,
    event_types=EVENTS,
    stats=STATS,
    moments=MOMENTS,
    purposes=tuple(PURPOSES),
    rules=Rules(
        new_game=checked(lambda: SYSTEM, new_game),
        settings=Settings,
        setup_form=(
            Field(name="scenario", choices=("roll", *SCENARIOS), default="roll"),
            Field(name="bands", choices=("book", "wanderers"), default="book"),
        ),
        settle=ahead,
        engaged=engaged_with,
    ),
    lists=Lists(
        check=recruitment.check_list,
        build=recruitment.build_list,
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
        standing=shown.standing,
        marks=shown.marks,
        ranges=shown.ranges,
        arranged=shown.ARRANGED,
        areas=shown.areas,
        moves=("run",),
        leads=("charge",),
        aims=("charge", "shoot", "fight"),
        signs=shown.SIGNS,
        ground=shown.LAND,
    ),
    odds=Odds(
        outcomes=outcomes,
        duel_form=duels.FORM,
        duel=duels.duel,
        acting=duels.acting,
        reaching="reached",
        falling="out_of_action",
        minor=("saves", "reacted"),
        unlucky=("table",),
    ),
    content=cards.CATALOGUE,
    mind=Mind(
        score=score.score,
        outlook=win_chance.win_chance,
        habit=habits.habit,
        leanings=habits.EXPERIENCE.leanings,
        taught=habits.EXPERIENCE,
        blunders=blunders.blunders,
    ),
)
