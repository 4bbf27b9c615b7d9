"""Steam and naphtha: a bonus from two dice, put into the characteristics of the boiler."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from escarmouche.core.decisions import Option, Refusal
from escarmouche.core.dice import Pool
from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.events import Steamed, UseCounted
from escarmouche.games.age_des_escarmouches.figures import Fighter, Fray
from escarmouche.games.age_des_escarmouches.rules.actions import deed
from escarmouche.games.age_des_escarmouches.rules.contact import around
from escarmouche.games.age_des_escarmouches.rules.life import strike
from escarmouche.games.age_des_escarmouches.rules.sight import spared
from escarmouche.games.age_des_escarmouches.rules.trials import difficulty_of, pace
from escarmouche.games.age_des_escarmouches.skills.concentration import put, spent, spread
from escarmouche.games.age_des_escarmouches.stats import BRACES, REACTED, READIES, Blow, Bout

STEAM, BURST = "steam", "game:burst"
SHOTS = "FOR-tir"
LIMIT = 2.5
SELF, OTHERS = 10, 5
"""FOR of an explosion, for the boiler and for those around it."""


@rule("AE-VAP-01")
def listed(me: Fighter) -> tuple[str, ...]:
    """The characteristics that are printed behind steam, or naphtha."""
    value = me.equipment.get("steam") or me.equipment.get("naphtha")
    return value if isinstance(value, tuple) else ()


def fuelled(game: Game[Fray], who: Id) -> tuple[str, ...]:
    """Those of them that it has, and points may go into."""
    return tuple(name for name in listed(game[who]) if usable(game, who, name))


def usable(game: Game[Fray], who: Id, name: str) -> bool:
    """Has it that characteristic? FOR-tir is the FOR of its weapons."""
    return name == "MOU" or (bool(game[who].ranged) if name == SHOTS else game[who].scores.get(name) is not None)


# ---------------------------------------------------------------- the bonus


@rule("AE-VAP-02")
def why_no_steam(game: Game[Fray], who: Id, answer: Any) -> Refusal | None:
    """A boiler that works; the bonus once a turn, then what is left of it."""
    me = game[who]
    if not fuelled(game, who):
        return Refusal("no-such-skill", ("AE-VAP-01",), {"figure": who})
    if STEAM not in me.uses and BURST in me.uses:
        return Refusal("boiler-burst", ("AE-VAP-03", "AE-VAP-04"), {"figure": who})
    if STEAM in me.uses and not room(game, who):
        return Refusal("no-steam-left", ("AE-VAP-02", "AE-VAP-08"), {"figure": who})
    return None


def steams(game: Game[Fray], who: Id) -> list[Option]:
    return [Option("steam", "", ("AE-VAP-02",))] if why_no_steam(game, who, "steam") is None else []


@deed("steam", "free", steams, why_no_steam, repeats=True)
@rule("AE-VAP-02", "AE-VAP-06")
def steam(game: Game[Fray], who: Id, answer: Any) -> None:
    """At its activation: the bonus is determined, and points go where its player likes."""
    if STEAM not in game[who].uses:
        determine(game, who)
    if game[who].in_play:
        distribute(game, who)


@rule("AE-VAP-02", "AE-VAP-04", "AE-VAP-05", "AE-VAP-08", "AE-INTP-02")
def determine(game: Game[Fray], who: Id) -> None:
    """Two dice: a double overheats the boiler, two sixes burst it, otherwise the lower and one for every further
    characteristic listed."""
    one, other = game.roll(who, "steam", Pool(2), None, ("AE-VAP-02",)).faces
    double = one == other
    burst = double and one == 6
    counted = len(listed(game[who])) - (0 if game.state.options.get("steam_counts_first_characteristic") else 1)
    bonus = 0 if burst else one if double else min(one, other) + counted
    cited = "AE-VAP-03" if burst else "AE-VAP-04" if double else "AE-VAP-05"
    game.tell(Steamed(figure=who, bonus=bonus, burst=burst, spent=double, rules=(cited,)))
    if double:
        game.tell(UseCounted(figure=who, name=BURST, count=1, rules=(cited,)))
    if burst:
        explode(game, who)


@rule("AE-VAP-03", "AE-ECLA-04")
def explode(game: Game[Fray], who: Id) -> None:
    """FOR 10 for the boiler, FOR 5 for everybody within 2.5 cm."""
    near = [one.id for one in around(game.state, who, LIMIT) if not spared(game.state, game[who], one)]
    strike(game, Blow("", who, SELF, "steam"))
    for one in near:
        strike(game, Blow("", one, OTHERS, "steam"))


# ---------------------------------------------------------------- where it goes


def left(game: Game[Fray], who: Id) -> int:
    return game[who].uses.get(STEAM, 0) - spent(game, who, STEAM)


@rule("AE-VAP-07")
def caps(game: Game[Fray], who: Id) -> dict[str, int]:
    """A characteristic takes no more points than it is worth without them; MOU in centimetres."""
    found = {}
    for name in fuelled(game, who):
        found[name] = max(own(game, who, name) - (0 if name == SHOTS else put(game, who, STEAM, name)), 0)
    return found


def own(game: Game[Fray], who: Id, name: str) -> int:
    """A characteristic as it is now; FOR-tir is that of the strongest weapon."""
    if name == SHOTS:
        return max((one.force for one in game[who].ranged), default=0)
    return int(pace(game, who)) if name == "MOU" else difficulty_of(game, who, name)


def room(game: Game[Fray], who: Id) -> list[str]:
    """The characteristics that may still take a point."""
    if left(game, who) <= 0:
        return []
    return [name for name, most in caps(game, who).items() if put(game, who, STEAM, name) < most]


@rule("AE-VAP-06", "AE-VAP-08")
def distribute(game: Game[Fray], who: Id, names: Iterable[str] | None = None) -> None:
    """What is left of the bonus, in as many instalments as its player likes."""
    wanted = [name for name in room(game, who) if names is None or name in names]
    if wanted:
        spread(game, who, STEAM, left(game, who), wanted, caps(game, who), "AE-VAP-06", "AE-VAP-07", "AE-VAP-08")


@at(REACTED, "AE-VAP-02", "AE-VAP-06")
def hurried(game: Game[Fray], value: None, who: Id, situation: object) -> None:
    """When a reactive tactic is used on it: the bonus if there is none yet, and its points."""
    able = STEAM not in game[who].uses and why_no_steam(game, who, "steam") is None
    if able and game.choose("boiler", who, ("no", "yes"), "no", "AE-VAP-02") == "yes":
        determine(game, who)
    if game[who].in_play:
        distribute(game, who)


@at(BRACES, "AE-VAP-06")
def bracing(game: Game[Fray], value: None, who: Id, blow: Blow) -> None:
    """RES just before a damage test it suffers."""
    distribute(game, who, ("RES",))


@at(READIES, "AE-VAP-06")
def fighting(game: Game[Fray], value: None, who: Id, bout: Bout) -> None:
    """As it places its combat dice."""
    distribute(game, who)
