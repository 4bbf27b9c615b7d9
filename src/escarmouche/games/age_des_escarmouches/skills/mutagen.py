"""Mutagen: doses at the start of a turn, and points put into nearly every characteristic."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from escarmouche.core.decisions import ChooseSome, Option
from escarmouche.core.dice import Pool
from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.events import UseCounted
from escarmouche.games.age_des_escarmouches.figures import SCORES, Fray
from escarmouche.games.age_des_escarmouches.rules.life import lose
from escarmouche.games.age_des_escarmouches.rules.trials import die
from escarmouche.games.age_des_escarmouches.skills.concentration import MOST_IN_ONE, spent, spread
from escarmouche.games.age_des_escarmouches.stats import BRACES, CHALLENGED, READIES, STIRS, TURN, Blow, Bout

DOSE = 100
SMALL = 60
"""Below this total a die decides whether there is a dose."""
OVERDOSE = 6


@rule("AE-MUTA-01")
def total(state: Fray, side: str) -> int:
    """The VAL of the fighters in play with Mutagène, who share the affiliation among themselves."""
    return sum([one.mutagen_val or one.val for one in state.in_play(side) if "mutagen" in one.skills])


@rule("AE-MUTA-02", "AE-MUTA-03")
def doses(game: Game[Fray], side: str) -> int:
    """One for every hundred begun; of a small total a die decides."""
    worth = total(game.state, side)
    if worth >= SMALL or not worth:
        return -(-worth // DOSE)
    return 1 if die(game, side, "dose", "AE-MUTA-03") * 10 <= worth else 0


@at(TURN, "AE-MUTA-01", "AE-MUTA-04", "AE-TACT-10")
def dosed(game: Game[Fray], number: int, who: Id, situation: object) -> int:
    """At the start of a turn: doses, points, and what a commander puts into DIS for the tactician roll."""
    first = game.state.tactician or game.state.sides[0]
    for side in (first, game.state.other(first)):
        for one in given(game, side, doses(game, side)):
            inject(game, one)
        leader = game.state.commander(side)
        if leader is not None:
            mutate(game, leader.id, ("DIS",))
    return number


@rule("AE-MUTA-04")
def given(game: Game[Fray], side: str, number: int) -> list[Id]:
    """Who gets the doses, one each."""
    able = [one.id for one in game.state.in_play(side) if "mutagen" in one.skills]
    if len(able) <= number or not number:
        return able if number else []
    options = tuple(Option(one, one, ("AE-MUTA-04",)) for one in able)
    build = partial(ChooseSome, rules=("AE-MUTA-04",), options=options, least=number, most=number)
    chosen: list[Id] = game.ask("doses", side, build)
    return chosen


@rule("AE-MUTA-05", "AE-MUTA-08")
def inject(game: Game[Fray], who: Id) -> None:
    """The lower of two dice and X points; two sixes are an overdose."""
    low = min(game.roll(who, "mutagen", Pool(2), None, ("AE-MUTA-05",)).faces)
    points = 0 if low == OVERDOSE else low + game[who].number("mutagen")
    game.tell(UseCounted(figure=who, name="mutagen", count=points, rules=("AE-MUTA-05",)))
    if low == OVERDOSE:
        lose(game, who, 1, "", "overdose")


@rule("AE-MUTA-05", "AE-MUTA-06", "AE-MUTA-07")
def mutate(game: Game[Fray], who: Id, names: Iterable[str] | None = None) -> None:
    """Points go into any characteristic but POU and FOI, never more than two in one."""
    me = game[who]
    left = me.uses.get("mutagen", 0) - spent(game, who, "mutagen")
    known = [name for name in SCORES if name != "MYS" and me.scores.get(name) is not None] + ["MOU"]
    wanted = [name for name in known if names is None or name in names]
    spread(game, who, "mutagen", left, wanted, dict.fromkeys(known, MOST_IN_ONE), "AE-MUTA-06", "AE-MUTA-07")


# ---------------------------------------------------------------- when


@at(STIRS, "AE-MUTA-06")
def waking(game: Game[Fray], value: None, who: Id, situation: object) -> None:
    """At its activation."""
    mutate(game, who)


@at(CHALLENGED, "AE-MUTA-06")
def challenged(game: Game[Fray], value: None, who: Id, name: str) -> None:
    """What it uses in a challenge."""
    mutate(game, who, (name,))


@at(BRACES, "AE-MUTA-06")
def bracing(game: Game[Fray], value: None, who: Id, blow: Blow) -> None:
    """RES at a damage test it suffers."""
    mutate(game, who, ("RES",))


@at(READIES, "AE-MUTA-06")
def fighting(game: Game[Fray], value: None, who: Id, bout: Bout) -> None:
    """ATT, FOR, DEF and RES as it places its combat dice."""
    mutate(game, who, ("ATT", "FOR", "DEF", "RES"))
