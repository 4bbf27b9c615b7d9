"""Khârn-Âges as a System: what the rest of the project knows of it."""

from __future__ import annotations

from escarmouche.cards.setups import checked
from escarmouche.core.system import Cases, Field, Lists, Mind, Odds, Rules, Shown, System
from escarmouche.games.kharn_ages import cards, chapters
from escarmouche.games.kharn_ages.desk import cases, shown
from escarmouche.games.kharn_ages.desk.facts import FACTS
from escarmouche.games.kharn_ages.desk.outcomes import outcomes
from escarmouche.games.kharn_ages.desk.queries import QUERIES
from escarmouche.games.kharn_ages.desk.vocabulary import PURPOSES, vocabulary
from escarmouche.games.kharn_ages.events import EVENTS
from escarmouche.games.kharn_ages.figures import ACTIVATED
from escarmouche.games.kharn_ages.importing import lists
from escarmouche.games.kharn_ages.mind import blunders, habits, score
from escarmouche.games.kharn_ages.opening import KharnState, new_game
from escarmouche.games.kharn_ages.rules import ambush, recruitment, recruits
from escarmouche.games.kharn_ages.rules.space import engaged_by
from escarmouche.games.kharn_ages.scenarios import BATTLE, SCENARIOS, SIDES
from escarmouche.games.kharn_ages.scenarios.victory import ahead
from escarmouche.games.kharn_ages.settings import Settings
from escarmouche.games.kharn_ages.stats import MOMENTS, STATS

assert chapters.CHAPTERS

SETUP_FORM = (
    Field(name="edition", choices=("fr", "en"), default="fr"),
    Field(name="scenario", choices=SCENARIOS, default=BATTLE),
    Field(name="game_size", choices=recruitment.SIZES, default=str(recruitment.FORMAT)),
)

SYSTEM: System[KharnState] = System(
    name="kharn-ages",
    title="Khârn-Âges",
    version="1.0.0",
    unit="toises",
    unit_one="toise",
    sides=SIDES,
    package=__package__,
    state_type=KharnState,
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
        hide=ambush.hide,
        guess=ambush.guess,
        engaged=engaged_by,
    ),
    lists=Lists(
        check=recruitment.check_list,
        build=recruitment.build_list,
        details=recruits.details,
        wares=recruits.wares,
        sold=recruits.sold,
        complaints=recruitment.faults,
        pins=recruits.pins,
        cards=shown.cards,
        card=shown.card_named,
        carried=lists.carried,
        carrying=lists.carrying,
    ),
    cases=Cases(
        state=cases.case_state,
        options=cases.case_options,
        query=QUERIES.find,
        facts=FACTS.read,
        tacit=frozenset((ACTIVATED,)),
        vocabulary=vocabulary,
    ),
    shown=Shown(
        portrait=shown.portrait,
        sheet=FACTS.sheet,
        standing=shown.standing,
        marks=shown.marks,
        ranges=shown.ranges,
        glimpse=shown.glimpse,
        footing=shown.footing,
        arranged=shown.ARRANGED,
        areas=shown.areas,
        called=cards.called,
        moves=("walk",),
        leads=("assault",),
        seldom=shown.SELDOM,
        noted=shown.noted,
        aims=("attack", "assault", "shoot"),
        signs=shown.SIGNS,
        ground=shown.LAND,
        looks=shown.LOOKS,
    ),
    odds=Odds(outcomes=outcomes),
    mind=Mind(
        score=score.score,
        habit=habits.habit,
        leanings=habits.EXPERIENCE.leanings,
        blunders=blunders.blunders,
        taught=habits.EXPERIENCE,
    ),
)
