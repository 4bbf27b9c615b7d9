"""The size of a target, and shooting past a friend."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Answer, Refusal, head
from escarmouche.core.game import Game
from escarmouche.core.rules import at, carries, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.cards import weapon
from escarmouche.games.saga.dread import Balked
from escarmouche.games.saga.figures import Melee
from escarmouche.games.saga.rules.targets import covered
from escarmouche.games.saga.rules.trials import attempt, level_of
from escarmouche.games.saga.settings import setting
from escarmouche.games.saga.stats import BARS, MOUNT, RANGE, WILLING, Bar, Blow, Trial

SIZES = {"eye": 20, "mouse": 15, "cat": 10, "wolf": 5, "man": 0, "horse": -5, "giant": -10, "dragon": -15}
"""What the size of a target adds to the difficulty of a shot."""
carries(f"{__name__}.SIZES", "SG-SIZE-01", "SG-SIZE-02")
SHOTS = ("shoot", "throw", "aim", "shoot-mount", "throw-mount")


@modifies(RANGE, "Taille de la cible", "SG-SIZE-01", "SG-SIZE-02")
def sized(game: Game[Melee], who: Id, blow: Blow) -> int:
    """+ what is small, - what is large; of somebody in cover what shows counts instead, of a zone its own malus."""
    if blow.zone or covered(game, who, blow):
        return 0
    return SIZES["horse" if MOUNT in blow.marked else game[blow.on].size]


# ---------------------------------------------------------------- past a friend


@rule("SG-SHOT-05")
def endangers(game: Game[Melee], who: Id, other: Id) -> bool:
    """Is somebody engaged with a friend of the shooter's?"""
    return any(game[one].side == game[who].side for one in game[other].engaged)


@at(WILLING, "SG-SHOT-05")
def past_a_friend(game: Game[Melee], value: bool, who: Id, answer: Answer) -> bool:
    """Where that was settled, courage and the level with the weapon before a shot at an enemy in melee with a friend: a
    failure is no shot, and the action is kept for something else."""
    if not value or not setting(game.state.options, "friendly_fire_test"):
        return value
    target, name = shot_at(answer)
    if not target or not endangers(game, who, target):
        return value
    arm = weapon(name)
    level = level_of(game, Trial(who, "projectile", "declared", skill=arm.thrown_skill or arm.skill))
    difficulty = int(setting(game.state.options, "friendly_fire_difficulty"))
    if attempt(game, Trial(who, "courage", "reflex", against=target), difficulty, by=level).passed:
        return True
    game.tell(Balked(figure=who, target=target, rules=("SG-SHOT-05",)))
    return False


def shot_at(answer: Any) -> tuple[Id, str]:
    """Whom a missile is meant for, and which; nobody if the action is none."""
    name = head(answer)
    if name in SHOTS or (name == "draw-and-use" and answer["how"] != "strike"):
        return answer[name], answer["weapon"]
    return "", ""


@at(BARS, "SG-SHOT-05")
def holds_fire(game: Game[Melee], bars: tuple[Bar, ...], who: Id, situation: None) -> tuple[Bar, ...]:
    """Whoever dared not shoot does not shoot in this segment."""
    if "balked" not in game[who].busy:
        return bars
    return (*bars, Bar(Refusal("balked", ("SG-SHOT-05",), {"figure": who}), SHOTS.__contains__))
