"""Assassin: an attack at the end of an assault that its target did not see coming."""

from __future__ import annotations

from msgspec.structs import replace

from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.events import Assassinated, Assaulted
from escarmouche.games.age_des_escarmouches.figures import Fray
from escarmouche.games.age_des_escarmouches.rules.assault import Assault, goes_on
from escarmouche.games.age_des_escarmouches.rules.contact import foes_touched
from escarmouche.games.age_des_escarmouches.rules.life import strike
from escarmouche.games.age_des_escarmouches.rules.pursuit import count_use
from escarmouche.games.age_des_escarmouches.rules.trials import attempt, difficulty_of, strength
from escarmouche.games.age_des_escarmouches.skills.ripostes import ripostes
from escarmouche.games.age_des_escarmouches.stats import ASSAULTED, Blow, Test, Use


@at(ASSAULTED, "AE-ASSN-01", "AE-ASSN-08")
def at_the_end(game: Game[Fray], value: None, who: Id, assault: Assault) -> None:
    """An assault on a single target is over: the assassin may strike once."""
    if not may_assassinate(game, who, assault):
        return
    if game.choose("assassination", who, ("no", "yes"), "no", "AE-ASSN-01") == "yes":
        assassinate(game, who, assault.targets[0])
        if not game[assault.targets[0]].in_play and game[who].in_play:
            go_on(game, who, assault)


@rule("AE-ASSN-02", "AE-ASSN-05")
def may_assassinate(game: Game[Fray], who: Id, assault: Assault) -> bool:
    """In contact with its only target, who did not see it clearly at the start; and it owes no die for another."""
    if "assassin" not in game[who].skills or not game[who].in_play or game[who].uses.get("assassin", 0):
        return False
    target = assault.targets[0] if len(assault.targets) == 1 else ""
    return foes_touched(game.state, who) == [target] and target not in assault.seen_by


@rule("AE-ASSN-01", "AE-ASSN-02", "AE-ASSN-03", "AE-ASSN-04", "AE-ASSN-06")
def assassinate(game: Game[Fray], who: Id, target: Id) -> None:
    """One attack with one die, against at most one die of defence, announced before; the assassin's tests are read one
    column to the right, those of its target one to the left."""
    count_use(game, who, "assassin", "AE-ASSN-02")
    count_use(game, who, "owed", "AE-ASSN-02")
    guarded = game.choose("defend", target, ("no", "yes"), "no", "AE-ASSN-03") == "yes"
    if guarded:
        count_use(game, target, "owed", "AE-ASSN-03")
    game.tell(Assassinated(figure=who, target=target, guarded=guarded, rules=("AE-ASSN-01",)))
    if stab(game, who, target, 1):
        if guarded and ward(game, target, who):
            return
        force = strength(game, who, Use("combat"))
        strike(game, Blow(who, target, force, marked=frozenset({"assassin"})))
    elif guarded and ripostes(game, target):
        answer(game, target, who)


def stab(game: Game[Fray], who: Id, target: Id, shift: int) -> bool:
    """An attack test of the two."""
    against = difficulty_of(game, target, "DEF", Use("combat", who))
    return attempt(game, Test(who, "ATT", "attack", target), against, shift=shift).passed


def ward(game: Game[Fray], who: Id, assassin: Id) -> bool:
    """The defence test of the target."""
    against = difficulty_of(game, assassin, "ATT", Use("combat", who))
    return attempt(game, Test(who, "DEF", "defence", assassin), against, shift=-1).passed


@rule("AE-ASSN-06")
def answer(game: Game[Fray], who: Id, assassin: Id) -> None:
    """Its defence die may become a counter-attack, one column to the left as well."""
    if game.choose("riposte", who, ("no", "yes"), "no", "AE-ASSN-06") == "yes" and stab(game, who, assassin, -1):
        force = strength(game, who, Use("combat"))
        strike(game, Blow(who, assassin, force, marked=frozenset({"answer"})))


@rule("AE-ASSN-07")
def go_on(game: Game[Fray], who: Id, assault: Assault) -> None:
    """After a kill it may go on within what is left of its potential; the assault is an engagement then."""
    game.tell(Assaulted(figure=who, kind="engagement", targets=(), rules=("AE-ASSN-07",)))
    goes_on(game, replace(assault, group=()), "AE-ASSN-07")
