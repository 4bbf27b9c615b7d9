"""Seizing and holding: the hindrance, how one breaks free, and throwing whoever is held."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Option, Refusal, head
from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.events import Freed, Seized
from escarmouche.games.saga.figures import FIST, Effect, Melee
from escarmouche.games.saga.rules.attack import OFFENCES, assail, out_of_reach
from escarmouche.games.saga.rules.charge import hurl
from escarmouche.games.saga.rules.damage import harm
from escarmouche.games.saga.rules.deeds import action
from escarmouche.games.saga.rules.effects import effect, suffer
from escarmouche.games.saga.rules.engagement import close_to, in_reach
from escarmouche.games.saga.rules.tasks import end_task
from escarmouche.games.saga.rules.trials import attempt, level_of
from escarmouche.games.saga.rules.trip import contest
from escarmouche.games.saga.settings import setting
from escarmouche.games.saga.stats import BARS, DAMAGE, DICE, DONE, EVADED, HURT, LEFT, MOVED, Bar, Blow, Trial
from escarmouche.space.geometry import Point

FIRM = 3
"""Dice of hindrance from which somebody may be thrown."""
DEEP = 2
"""Wound levels in one blow that make a holder let go."""
AWAY = ("move", "sprint", "jump", "acrobatic-jump", "disengage", "leap")
"""What nobody does who is held."""
HINDERED = ("declared", "undeclared", "innate")


def held_by(game: Game[Melee], who: Id) -> list[Id]:
    """Everybody whom somebody holds."""
    return [one.id for one in game.state.figures.values() if who in one.grips]


# ---------------------------------------------------------------- seizing


@rule("SG-GRAB-01", "SG-CRIT-09", "SG-CRIT-13")
def seizures(game: Game[Melee], who: Id) -> list[Option]:
    """Anybody at arm's length whom one does not hold yet, for whoever has an arm."""
    if not game[who].hands:
        return []
    near = [one for one in close_to(game, who) if in_reach(game, who, one.id, FIST)]
    return [Option({"seize": one.id}, one.id, ("SG-GRAB-01",)) for one in near if who not in one.grips]


def why_no_seizure(game: Game[Melee], who: Id, answer: Any) -> Refusal | None:
    if not game[who].hands:
        return Refusal("no-hands", ("SG-CRIT-09", "SG-CRIT-13"), {"figure": who})
    target = answer.get("seize") if isinstance(answer, dict) else ""
    if target in held_by(game, who):
        return Refusal("held-already", ("SG-GRAB-01", "SG-GRAB-05"), {"figure": target})
    return out_of_reach(game, who, answer)


@action("seize", seizures, why_no_seizure, "declared")
def seize(game: Game[Melee], who: Id, answer: Any) -> None:
    """Try to get hold of somebody."""
    lay_hands(game, Blow(who, answer["seize"], FIST, "seize"))


@rule("SG-GRAB-01", "SG-GRAB-02", "SG-GRAB-03")
def lay_hands(game: Game[Melee], blow: Blow) -> None:
    """Unarmed combat; if it passes, Strength against Strength: the levels are the hindrance, none is no hold."""
    hit = assail(game, Blow(blow.by, blow.on, FIST, "seize", marked=blow.marked), test="unarmed")
    if hit is not None:
        grapple(game, hit)


OFFENCES["seize"] = lay_hands


@rule("SG-GRAB-02", "SG-GRAB-05", "SG-THRW-01")
def grapple(game: Game[Melee], blow: Blow) -> None:
    """A contest of Strength; a better hold takes the place of the old, and a firm one may be used for a throw."""
    won = contest(game, blow.by, blow.on, "strength")
    if won <= game[blow.on].grips.get(blow.by, 0):
        return
    suffer(game, Effect(kind="seized", on=blow.on, by=blow.by, amount=won, rules=("SG-GRAB-02",)), blow)
    firm = won >= FIRM and blow.by in game[blow.on].grips
    if firm and game.choose("hurl", blow.by, ("hurl", "keep"), "keep", "SG-THRW-01", target=blow.on) == "hurl":
        throw(game, blow.by, blow.on)


@effect("seized")
@rule("SG-GRAB-02", "SG-GRAB-04", "SG-LONG-03")
def seized(game: Game[Melee], it: Effect) -> None:
    """Held from now on, unless it has got out of reach at the same time; and at no long action any more."""
    if game[it.on].in_play and game[it.by].in_play and in_reach(game, it.by, it.on, FIST):
        end_task(game, it.on, False, "SG-LONG-03")
        game.tell(Seized(figure=it.on, by=it.by, dice=it.amount, rules=it.rules))


@rule("SG-GRAB-05")
def tightenings(game: Game[Melee], who: Id) -> list[Option]:
    return [Option({"tighten": one}, one, ("SG-GRAB-05",)) for one in held_by(game, who)]


def no_hold(game: Game[Melee], who: Id, answer: Any) -> Refusal | None:
    needed = "SG-GRAB-05" if head(answer) == "tighten" else "SG-THRW-01"
    return Refusal("no-hold", ("SG-GRAB-02", needed), {"figure": who})


@action("tighten", tightenings, no_hold, "declared")
@rule("SG-GRAB-05")
def tighten(game: Game[Melee], who: Id, answer: Any) -> None:
    """Another contest for a better hold."""
    grapple(game, Blow(who, answer["tighten"], FIST, "seize"))


# ---------------------------------------------------------------- being held


@modifies(DICE, "Entrave", "SG-GRAB-05")
def hindered(game: Game[Melee], who: Id, trial: Trial) -> int:
    """-1 die for every die of the holds on somebody, on all its actions."""
    grips = game[who].grips
    return -sum(grips.values()) if grips and trial.nature in HINDERED else 0


@at(BARS, "SG-GRAB-04")
def held_fast(game: Game[Melee], bars: tuple[Bar, ...], who: Id, situation: None) -> tuple[Bar, ...]:
    """Nobody goes away who is held."""
    grips = game[who].grips
    if not grips:
        return bars
    return (*bars, Bar(Refusal("held", ("SG-GRAB-04",), {"figure": min(grips)}), AWAY.__contains__))


@at(HURT, "SG-GRAB-06")
def wounded_off(game: Game[Melee], value: None, who: Id, it: Effect) -> None:
    """A holder who takes two wound levels in one blow from whom it holds lets go."""
    if it.wounds >= DEEP and it.by in game.state.figures and who in game[it.by].grips:
        game.tell(Freed(figure=it.by, by=who, rules=("SG-GRAB-06",)))


@rule("SG-GRAB-07")
def breaks(game: Game[Melee], who: Id) -> list[Option]:
    return [Option({"break-free": one}, one, ("SG-GRAB-07",)) for one in sorted(game[who].grips)]


def not_held(game: Game[Melee], who: Id, answer: Any) -> Refusal | None:
    return Refusal("not-held", ("SG-GRAB-07",), {"figure": who})


@action("break-free", breaks, not_held, "declared")
@rule("SG-GRAB-07")
def break_free(game: Game[Melee], who: Id, answer: Any) -> None:
    """A dodge against the hold."""
    holder = answer["break-free"]
    settled = setting(game.state.options, "break_hold_difficulty")
    unarmed = level_of(game, Trial(holder, "unarmed", "declared"))
    needed = 5 + unarmed if settled == "holder" else int(settled)
    found = attempt(game, Trial(who, "dodge", "declared", against=holder), needed)
    game.moment(EVADED, None, who)
    if found.passed:
        game.tell(Freed(figure=who, by=holder, rules=("SG-GRAB-07",)))


@at(LEFT, "SG-GRAB-04")
def parted(game: Game[Melee], value: None, who: Id, situation: None) -> None:
    """Holds end with whoever holds, and with whoever is held."""
    for holder in sorted(game[who].grips):
        game.tell(Freed(figure=who, by=holder, rules=("SG-GRAB-04",)))
    for victim in held_by(game, who):
        game.tell(Freed(figure=victim, by=who, rules=("SG-GRAB-04",)))


@at(MOVED, "SG-GRAB-04")
def walked_off(game: Game[Melee], value: None, who: Id, path: tuple[Point, ...]) -> None:
    """A holder who goes out of reach has let go."""
    for victim in held_by(game, who):
        if not in_reach(game, who, victim, FIST):
            game.tell(Freed(figure=victim, by=who, rules=("SG-GRAB-04",)))


@at(DONE, "SG-GRAB-04", "SG-DIS-07")
def slipped_off(game: Game[Melee], value: None, who: Id, name: str) -> None:
    """So has one who has disengaged, wherever it stands."""
    for victim in held_by(game, who) if name == "disengage" else ():
        if victim not in game[who].engaged:
            game.tell(Freed(figure=victim, by=who, rules=("SG-GRAB-04", "SG-DIS-07")))


# ---------------------------------------------------------------- throwing


@rule("SG-THRW-01")
def throws(game: Game[Melee], who: Id) -> list[Option]:
    firm = [one for one in held_by(game, who) if game[one].grips[who] >= FIRM]
    return [Option({"throw-down": one}, one, ("SG-THRW-01",)) for one in firm]


@action("throw-down", throws, no_hold, "declared")
@rule("SG-THRW-01")
def throw_down(game: Game[Melee], who: Id, answer: Any) -> None:
    """Throw somebody whom one holds firmly."""
    throw(game, who, answer["throw-down"])


@rule("SG-THRW-02", "SG-THRW-03")
def throw(game: Game[Melee], who: Id, victim: Id) -> None:
    """Strength and the level in unarmed combat against soak; then on the ground, a metre away, and free."""
    blow = Blow(who, victim, FIST, "throw-down")
    harm(game, blow)
    suffer(game, Effect(kind="thrown", on=victim, by=who, rules=("SG-THRW-03",)), blow)


@modifies(DAMAGE, "Projection", "SG-THRW-02")
def flung(game: Game[Melee], who: Id, blow: Blow) -> int:
    """A throw: + the thrower's level in unarmed combat."""
    return level_of(game, Trial(who, "unarmed", "declared")) if blow.kind == "throw-down" else 0


@effect("thrown")
@rule("SG-THRW-03")
def thrown(game: Game[Melee], it: Effect) -> None:
    """Released, a metre away, on the ground."""
    if it.by in game[it.on].grips:
        game.tell(Freed(figure=it.on, by=it.by, rules=it.rules))
    if game[it.on].in_play:
        hurl(game, it.on, it.by, 1.0, *it.rules)
