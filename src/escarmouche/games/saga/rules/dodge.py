"""Dodging: an undeclared action in answer to an attack, which stands for the whole segment."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Choose, Refusal, options
from escarmouche.core.game import Game
from escarmouche.core.rules import modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.events import DiceLost, Dodged, SlotSpent, Unsteadied
from escarmouche.games.saga.figures import ASLEEP, BOUND, CROUCHED, LYING, UNAWARE, Character, Melee
from escarmouche.games.saga.rules.deeds import DEEDS, undeclared_payment
from escarmouche.games.saga.rules.defence import helpless
from escarmouche.games.saga.rules.movement import crippled, roomy, row_of
from escarmouche.games.saga.rules.referee import measured
from escarmouche.games.saga.rules.surprise import startled
from escarmouche.games.saga.rules.trials import Outcome, attempt, cast, level_of
from escarmouche.games.saga.settings import setting
from escarmouche.games.saga.stats import ANSWERED, ANSWERS, DODGED, EVADED, FLAT, MOUNT, Blow, Trial

DODGE, ACROBATIC, NONE = "dodge", "acrobatic", "none"
ROUGH = ("rough", "stairs-up", "stairs-down")
"""Ground on which acrobatics are harder."""


@rule("SG-DODG-09", "SG-UND-08", "SG-UND-07", "SG-LONG-03")
def may_move_freely(game: Game[Melee], who: Id) -> bool:
    """May somebody dodge at all: once a segment, free, aware, and not struck by surprise?"""
    me = game[who]
    return me.busy.isdisjoint((DODGE, "startled")) and not helpless(me) and not me.falling


@rule("SG-DODG-03", "SG-DODG-08")
def may_dodge(game: Game[Melee], who: Id, blow: Blow) -> bool:
    """In answer to an attack: never to a projectile, nor while jumping."""
    return may_move_freely(game, who) and blow.kind != "shoot" and not game[who].jumped


@rule("SG-ADOD-01", "SG-CRIT-10", "SG-ACRO-05")
def may_tumble(game: Game[Melee], who: Id) -> bool:
    """Has somebody legs, or a saddle, and room for acrobatics? None on ladders or in a dense crowd."""
    me, row = game[who], row_of(game.state, game[who])
    if row in ("ladder", "crawling", "dense-crowd"):
        return False
    return any(roomy(game, who, me.at, angle) for angle in (0.0, 90.0))


def ways(game: Game[Melee], who: Id) -> list[str]:
    """How somebody may dodge."""
    return [DODGE, ACROBATIC] if may_tumble(game, who) else [DODGE]


@rule("SG-DODG-06", "SG-DODG-08", "SG-DODG-09", "SG-UND-07", "SG-UND-08", "SG-LONG-03")
def why_no_dodge(game: Game[Melee], who: Id, said: Any, jumped: bool = False) -> Refusal | None:
    """Why somebody cannot dodge, or not so: at a long action, helpless, a second time, too startled, in a jump."""
    me = game[who]
    reasons = (
        (me.task is not None, ("SG-LONG-03", "SG-DODG-09")),
        (helpless(me), ("SG-DODG-09",)),
        (DODGE in me.busy, ("SG-UND-08", "SG-DODG-06")),
        ("startled" in me.busy, ("SG-UND-07",)),
        (jumped, ("SG-DODG-08",)),
        (said == ACROBATIC and not may_tumble(game, who), cramped(game, who)),
    )
    cited = next((rules for holds, rules in reasons if holds), ())
    return Refusal("no-dodge", cited, {"figure": who}) if cited else None


@rule("SG-ADOD-01", "SG-ACRO-05", "SG-CRIT-10", "SG-CRIT-13")
def cramped(game: Game[Melee], who: Id) -> tuple[str, ...]:
    """The rules by which somebody has no legs, no ground or no room for acrobatics."""
    me = game[who]
    ground = ("SG-ACRO-05",) if row_of(game.state, me) in ("ladder", "dense-crowd") else ()
    return ("SG-ADOD-01", *ground, *crippled(me))


@rule("SG-UND-01", "SG-DODG-02")
def answer(game: Game[Melee], who: Id, blow: Blow, total: int, needed: int) -> None:
    """How somebody answers an attack, its total and what it has to reach known: a dodge, something else, or nothing."""
    while awake(game[who]) and MOUNT not in blow.marked:
        words = [NONE, *(ways(game, who) if may_dodge(game, who, blow) else [])]
        words = game.moment(ANSWERS, words, who, blow)
        if words == [NONE]:
            return
        told = {"by": blow.by, "total": total, "needed": needed}
        said = ask_dodge(game, "react", who, words, "SG-DODG-02", **told)
        if said == NONE:
            return
        if said in (DODGE, ACROBATIC):
            dodge(game, who, blow, said)
            return
        game.moment(ANSWERED, None, who, (said, blow))


def ask_dodge(game: Game[Melee], key: str, who: Id, words: list[str], *rules: str, **told: object) -> Any:
    """How somebody dodges, if at all; whoever may not is told why."""

    def why_not(said: Any) -> Refusal | None:
        if said in (DODGE, ACROBATIC):
            return why_no_dodge(game, who, said, game[who].jumped)
        return DEEDS[said].refuses(game, who, said) if said in DEEDS else None

    def build() -> Choose:
        return Choose(rules=rules, facts=told, options=options(words), decline=NONE, why_not=why_not)

    return game.ask(key, who, build)


def awake(me: Character) -> bool:
    """Does somebody know of an attack? Whoever is at a long action does."""
    return me.in_play and me.status.isdisjoint((BOUND, ASLEEP, UNAWARE))


@rule("SG-DODG-01", "SG-UND-03", "SG-UND-05", "SG-UND-07")
def dodge(game: Game[Melee], who: Id, blow: Blow | None = None, how: str = DODGE) -> None:
    """A dodge as an action: it costs a die of what follows or the slot of the segment. The surprised react first."""
    malus = startled(game, who) if blow is not None else 0
    if malus is None:
        return
    paid = undeclared_payment(game, who)
    if paid == "slot":
        game.tell(SlotSpent(figure=who, segment=game.state.segment, rules=("SG-ACT-06",)))
    evade(game, who, blow, how, malus)
    if paid == "die":
        game.tell(DiceLost(figure=who, dice=1, action=DODGE, rules=("SG-DODG-01",)))


DODGING = ("SG-DODG-04", "SG-DODG-06")


@rule("SG-DODG-04", "SG-DODG-05", "SG-DODG-06")
def evade(game: Game[Melee], who: Id, blow: Blow | None, how: str, startled: int = 0) -> Outcome:
    """Roll a dodge; it stands for the segment."""
    more, by = tumble(game, who) if how == ACROBATIC else 0, blow.by if blow else ""
    found = cast(game, Trial(who, "dodge", "undeclared", against=by, startled=startled, tumbled=more))
    total = game.moment(DODGED, found.total, who, blow)
    game.tell(Dodged(figure=who, total=total, rolled=found.total, critical=bool(found.critical), rules=DODGING))
    game.moment(EVADED, None, who)
    return Outcome(total, found.critical)


@rule("SG-ADOD-02", "SG-ADOD-03", "SG-ACRO-05")
def tumble(game: Game[Melee], who: Id) -> int:
    """The acrobatics of a dodge: its level is added after a success, a die is lost after a failure."""
    trial = Trial(who, "acrobatics", "undeclared")
    if attempt(game, trial, tumbling(game, who)).passed:
        return level_of(game, trial)
    game.tell(Unsteadied(figure=who, rules=("SG-ADOD-03",)))
    return 0


@modifies(FLAT, "Acrobatie", "SG-ADOD-02")
def agile(game: Game[Melee], who: Id, trial: Trial) -> int:
    """+ the level in acrobatics on an acrobatic dodge, after its test."""
    return trial.tumbled


@rule("SG-ADOD-02", "SG-ACRO-05")
def tumbling(game: Game[Melee], who: Id) -> int:
    """The difficulty of acrobatics: five more on rough ground and stairs; the referee may raise it."""
    usual = int(setting(game.state.options, "acrobatics_difficulty"))
    usual += 5 if row_of(game.state, game[who]) in ROUGH else 0
    return measured(game, "acrobatics-difficulty", usual, "SG-ADOD-02", about=who, least=usual)


@modifies(FLAT, "Accroupi", "SG-POST-01")
def crouched(game: Game[Melee], who: Id, trial: Trial) -> int:
    """-5 on the dodges of somebody who crouches; whoever lies has it already."""
    status = game[who].status
    return -5 if trial.test == "dodge" and CROUCHED in status and LYING not in status else 0
