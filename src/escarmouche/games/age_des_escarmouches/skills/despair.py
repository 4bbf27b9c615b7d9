"""Skills of those who fight better against odds, or alone: Désespéré, Farouche."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.core.rules import modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.figures import Fray
from escarmouche.games.age_des_escarmouches.rules.contact import apart
from escarmouche.games.age_des_escarmouches.rules.trials import pace
from escarmouche.games.age_des_escarmouches.stats import ATT, DEF, INI


@rule("AE-DESE-01")
def outweighed(game: Game[Fray], who: Id) -> bool:
    """Is it fighting adversaries who are together worth more than itself?"""
    combat = game.state.fighting
    if combat is None or "desperate" not in game[who].skills or who not in (combat.single, *combat.others):
        return False
    foes = combat.others if who == combat.single else (combat.single,)
    return sum([game[foe].val for foe in foes]) > game[who].val


@rule("AE-FARO-01")
def alone(game: Game[Fray], who: Id) -> bool:
    """Is every friend of another class farther away than its MOU?"""
    me = game[who]
    if "fierce-loner" not in me.skills:
        return False
    others = [one for one in game.state.friends(who) if not set(one.classes) & set(me.classes)]
    reach = pace(game, who)
    return all(apart(game.state, who, one.id) > reach for one in others)


def _spurred() -> None:
    for stat in (INI, ATT, DEF):

        @modifies(stat, "Désespéré", "AE-DESE-01", "AE-MOD-01")
        def desperate(game: Game[Fray], who: Id, use: object) -> int:
            """+1 where its adversaries outweigh it."""
            return int(outweighed(game, who))

        @modifies(stat, "Farouche", "AE-FARO-01", "AE-MOD-01")
        def fierce(game: Game[Fray], who: Id, use: object) -> int:
            """+1 far from every friend of another class."""
            return int(alone(game, who))


_spurred()
