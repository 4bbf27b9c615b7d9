"""L'Âge des Escarmouches as a System: what the rest of the project knows of it."""

from __future__ import annotations

from escarmouche.cards.setups import checked
from escarmouche.core.system import Cases, Field, Lists, Mind, Odds, Rules, Shown, System
from escarmouche.games.age_des_escarmouches import cards, chapters
from escarmouche.games.age_des_escarmouches.desk import cases, roster, shown
from escarmouche.games.age_des_escarmouches.desk.facts import FACTS
from escarmouche.games.age_des_escarmouches.desk.outcomes import outcomes
from escarmouche.games.age_des_escarmouches.desk.queries import QUERIES
from escarmouche.games.age_des_escarmouches.desk.vocabulary import PURPOSES, vocabulary
from escarmouche.games.age_des_escarmouches.events import EVENTS
from escarmouche.games.age_des_escarmouches.mind.blunders import blunders
from escarmouche.games.age_des_escarmouches.mind.habits import EXPERIENCE, habit, leanings
from escarmouche.games.age_des_escarmouches.mind.score import outlook, score
from escarmouche.games.age_des_escarmouches.opening import FrayState, new_game
from escarmouche.games.age_des_escarmouches.rules import mustering, recruitment, recruits
from escarmouche.games.age_des_escarmouches.rules.secrets import guess, hide
from escarmouche.games.age_des_escarmouches.scenarios import SCENARIOS, SKIRMISH
from escarmouche.games.age_des_escarmouches.scenarios.victory import ahead
from escarmouche.games.age_des_escarmouches.settings import Settings
from escarmouche.games.age_des_escarmouches.stats import MOMENTS, STATS

assert chapters.CHAPTERS

SETUP_FORM = (
    Field(name="scenario", choices=SCENARIOS, default=SKIRMISH),
    Field(name="game_size", choices=recruitment.SIZES, default=str(recruitment.FORMAT)),
    Field(name="special", choices=recruitment.SPECIAL, default=recruitment.SPECIAL[0]),
    Field(name="timed", choices=("no", "yes"), default="no"),
)

SYSTEM: System[FrayState] = System(
    name="age-des-escarmouches",
    title="L'Âge des Escarmouches",
    version="0.6.2",
    unit="cm",
    package=__package__,
    state_type=FrayState,
    event_types=EVENTS,
    stats=STATS,
    moments=MOMENTS,
    purposes=tuple(PURPOSES),
    content=cards.CATALOGUE,
    rules=Rules(
        new_game=checked(lambda: SYSTEM, new_game),
        settings=Settings,
        setup_form=SETUP_FORM,
        settle=ahead,
        hide=hide,
        guess=guess,
    ),
    lists=Lists(
        check=recruitment.check_list,
        build=mustering.build_list,
        details=recruits.details,
        wares=recruits.wares,
        sold=recruits.sold,
        complaints=recruitment.complaints,
        pins=recruits.pins,
        cards=roster.cards,
        card=roster.card_named,
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
        glimpse=shown.glimpse,
        moves=("march",),
        leads=("engagement", "charge", "assailing", "force"),
        recurring=("facing",),
        aims=("engagement", "charge", "shoot"),
        signs=shown.SIGNS,
        ground=shown.LAND,
        looks=shown.LOOKS,
        noted=shown.noted,
        called=cards.called,
        standing_for=shown.cards,
    ),
    odds=Odds(outcomes=outcomes),
    mind=Mind(score=score, outlook=outlook, habit=habit, leanings=leanings, blunders=blunders, taught=EXPERIENCE),
)
