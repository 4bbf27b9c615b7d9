"""Heads: whoever beat an enemy in single combat may hang its head at the belt, and have it embalmed."""

from __future__ import annotations

from typing import Any, Literal

from escarmouche.core.decisions import Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.core import core_of
from escarmouche.games.saga.dread import Beaten, Beheaded, HeadEmbalmed, HeadHung, HeadSpoilt
from escarmouche.games.saga.figures import DEAD, FLEEING, NEARLY, Melee
from escarmouche.games.saga.rules.cries import celtic
from escarmouche.games.saga.rules.deeds import action
from escarmouche.games.saga.rules.referee import measured
from escarmouche.games.saga.rules.tracks import put_out
from escarmouche.games.saga.rules.trials import attempt
from escarmouche.games.saga.stats import DOWNED, ENDS, Trial
from escarmouche.space.geometry import gap

PREPARATION, EMBALMING = 15, 15
NONE, HANG = "none", "hang"
AFTER: Literal["reaction"] = "reaction"
"""When the fight is over wounds and fatigue weigh on what is done, and no malus of actions does."""


@at(DOWNED, "SG-HEAD-01")
def beat(game: Game[Melee], value: None, who: Id, victim: Id) -> None:
    """An enemy put out of action, with nobody else attacking either since they engaged, is beaten in single combat."""
    if celtic(game.state) and game[who].side != game[victim].side and victim in game[who].single:
        game.tell(Beaten(figure=victim, by=who, rules=("SG-HEAD-01",)))


@rule("SG-HEAD-01", "SG-HEAD-02", "SG-HEAD-03")
def why_no_head(game: Game[Melee], who: Id, victim: Id) -> Refusal | None:
    """Why somebody may not hang a head: no Celtic fight, nobody beaten in single combat, or no room at the belt."""
    me, it = game[who], game[victim]
    beaten = celtic(game.state) and it.beaten_by == who
    if not beaten or it.in_play or it.beheaded or not it.on_table:
        tried = ("SG-HEAD-02",) if it.beheaded else ()
        return Refusal("not-beaten", ("SG-HEAD-01", *tried), {"figure": victim})
    if me.heads >= me.score("presence"):
        return Refusal("belt-full", ("SG-HEAD-03",), {"figure": who, "heads": me.heads})
    return None


# ---------------------------------------------------------------- in the fight


def heads(game: Game[Melee], who: Id) -> list[Option]:
    """Of the beaten within reach of the hand."""
    near = [one.id for one in game.state.figures.values() if one.beaten_by == who and in_hand(game, who, one.id)]
    return [Option({"take-head": one}, one, ("SG-HEAD-01",)) for one in near if why_no_head(game, who, one) is None]


def in_hand(game: Game[Melee], who: Id, victim: Id) -> bool:
    return gap(game[who], game[victim]) <= core_of(game.state.options).contact + NEARLY


def why_not_now(game: Game[Melee], who: Id, answer: Any) -> Refusal | None:
    victim = answer.get("take-head") if isinstance(answer, dict) else ""
    if victim not in game.state.figures:
        return Refusal("not-beaten", ("SG-HEAD-01",), {"figure": who})
    far = Refusal("out-of-reach", ("SG-CORE-24",), {"figure": victim})
    return why_no_head(game, who, victim) or (None if in_hand(game, who, victim) else far)


@action("take-head", heads, why_not_now, "declared")
@rule("SG-HEAD-01", "SG-HEAD-02")
def take_head(game: Game[Melee], who: Id, answer: Any) -> None:
    """Cut off a head and hang it at the belt, in the middle of a fight."""
    hang(game, who, answer["take-head"], Trial(who, "fury", "declared", "head"))


@rule("SG-HEAD-02", "SG-HEAD-04")
def hang(game: Game[Melee], who: Id, victim: Id, trial: Trial) -> bool:
    """A test of difficulty 15, of fury or of a druid's religion; the margin is the days for which the head keeps."""
    game.tell(Beheaded(figure=victim, by=who, rules=("SG-HEAD-02",)))
    if DEAD not in game[victim].status:
        put_out(game, victim, DEAD, who, "SG-HEAD-02")
    found, cited = attempt(game, trial, PREPARATION), ("SG-HEAD-02" if trial.who == who else "SG-HEAD-04",)
    if not found.passed:
        game.tell(HeadSpoilt(figure=who, target=victim, rules=cited))
        return False
    many = game[who].heads + 1
    game.tell(HeadHung(figure=who, target=victim, by=trial.who, days=found.margin, heads=many, rules=cited))
    return True


# ---------------------------------------------------------------- after the fight


@at(ENDS, "SG-HEAD-02", "SG-HEAD-04", "SG-HEAD-05", "SG-CORE-14")
def after_the_fight(game: Game[Melee], value: None, who: Id, situation: None) -> None:
    """Whoever still stands may take the heads of those it beat, prepared by itself or by a druid of its side."""
    victims = [one.id for one in game.state.figures.values() if one.beaten_by == who]
    for victim in victims:
        me = game[who]
        if not me.in_play or FLEEING in me.status or why_no_head(game, who, victim) is not None:
            continue
        words = (NONE, HANG, *skilled(game, who, "religion"))
        said = game.choose("head", who, words, NONE, "SG-HEAD-02", "SG-HEAD-04", target=victim)
        if said == NONE:
            continue
        test = Trial(who, "fury", AFTER, "head") if said == HANG else Trial(said, "religion", AFTER, "head")
        if hang(game, who, victim, test):
            embalm(game, who, victim)


@rule("SG-HEAD-04", "SG-HEAD-05")
def skilled(game: Game[Melee], who: Id, skill: str) -> list[Id]:
    """Those of somebody's side who still stand and know a lore; religion makes a druid."""
    mine = game.state.in_play(game[who].side)
    return [one.id for one in mine if one.skill(skill) and FLEEING not in one.status]


@rule("SG-HEAD-05")
def embalm(game: Game[Melee], who: Id, victim: Id) -> None:
    """A head that is to stay a trophy is embalmed by somebody who knows plants; some heads are harder than others."""
    healers = skilled(game, who, "plant-lore")
    said = game.choose("embalm", who, (NONE, *healers), NONE, "SG-HEAD-05", target=victim) if healers else NONE
    if said == NONE:
        return
    difficulty = measured(game, "embalming", EMBALMING, "SG-HEAD-05", about=victim, least=EMBALMING)
    if attempt(game, Trial(said, "plant-lore", AFTER, "embalming"), difficulty).passed:
        game.tell(HeadEmbalmed(figure=who, target=victim, by=said, rules=("SG-HEAD-05",)))
