"""Questions put to the table: what somebody needs, reaches and may do."""

from __future__ import annotations

from msgspec.structs import replace

from escarmouche.core.game import Game
from escarmouche.core.state import Id
from escarmouche.files.words import Unknown
from escarmouche.games.saga.cards import tagged, weapon
from escarmouche.games.saga.core import core_of
from escarmouche.games.saga.figures import FIST, Melee
from escarmouche.games.saga.rules.command import capacity, command_difficulty, hears
from escarmouche.games.saga.rules.defence import arms, defence
from escarmouche.games.saga.rules.engagement import in_reach
from escarmouche.games.saga.rules.mounted import drives
from escarmouche.games.saga.rules.movement import free_speed
from escarmouche.games.saga.rules.priority import order, organises
from escarmouche.games.saga.rules.trials import dice_of, level_of
from escarmouche.games.saga.rules.turns import Turn
from escarmouche.games.saga.stats import FLAT, TACTICS, Blow, Trial
from escarmouche.rulings.lookups import Asked, Lookup, Lookups, about, between
from escarmouche.space.geometry import gap

OFFENSIVE = {"melee": "attack", "unarmed": "attack", "thrown": "shot", "projectile": "shot"}
"""Tests of blows and shots, whatever they are aimed at, and what their dice are called."""
BY_SIGHT = ("perception", "vigilance")
NATURES = ("declared", "undeclared", "innate", "reaction", "reflex", "effect")


def trial_of(game: Game[Melee], asked: Asked) -> Trial:
    tests, nature = core_of(game.state.options).tests, asked.get("as", "declared")
    who = asked["figure"]
    test = in_hand(game, who).get(asked["test"], asked["test"])
    if test not in tests:
        raise Unknown("test", str(test), tests)
    if nature not in NATURES:
        raise Unknown("nature", str(nature), NATURES)
    blow = Blow(who, who, FIST) if test in OFFENSIVE and nature == "declared" else None
    skill = asked.get("skill") or usual_skill(game, who, test)
    return Trial(who, test, nature, skill=skill, blow=blow, sight=test in BY_SIGHT)


def in_hand(game: Game[Melee], who: Id) -> dict[str, str]:
    """The tests of an attack and of a shot, which are told by these words, with what somebody has in hand."""
    launcher = any(tagged(one, "projectile") for one in game[who].held)
    return {"attack": "melee", "shot": "projectile" if launcher else "thrown"}


def usual_skill(game: Game[Melee], who: Id, test: str) -> str:
    """The skill of a test that has one for each weapon, where a question names none: that of what is in hand."""
    if test == "thrown":
        return "thrown"
    ready = arms(game[who]) if test == "melee" else [one for one in game[who].held if tagged(one, test)]
    return weapon(ready[0]).skill if ready else ""


def dice_query(game: Game[Melee], asked: Asked) -> int:
    """A test of a blow is one with what is in hand."""
    trial = trial_of(game, asked)
    if trial.blow is not None and trial.test == "melee":
        blow = replace(trial.blow, weapon=arms(game[trial.who])[0])
        trial = replace(trial, purpose="attack", blow=blow)
    return dice_of(game, trial).value


def flat_query(game: Game[Melee], asked: Asked) -> int:
    """A blow or a shot at nobody: what its target would add is left out."""
    trial = trial_of(game, asked)
    if trial.blow is not None:
        trial = replace(trial, purpose=OFFENSIVE[trial.test], blow=None)
    return game.total(FLAT, trial.who, trial, base=level_of(game, trial)).value


def defence_query(game: Game[Melee], asked: Asked) -> int:
    by = asked.get("against") or asked["figure"]
    return defence(game, Blow(by, asked["figure"], arms(game[by])[0])).value


def reach_query(game: Game[Melee], asked: Asked) -> bool:
    """Nobody strikes out of action, from a chariot, or with a launcher."""
    me = game[asked["from"]]
    name = asked.get("weapon", arms(me)[0])
    if not me.in_play or drives(me) or tagged(name, "projectile"):
        return False
    return in_reach(game, me.id, asked["to"], name)


def order_of(game: Game[Melee], who: Id) -> int:
    found = order(game.state)
    if who not in found:
        raise Unknown("figure that acts", who, found)
    return found.index(who) + 1


def tactical_difficulty(game: Game[Melee], who: Id) -> int:
    return game.total(TACTICS, who).value


def hears_query(game: Game[Melee], asked: Asked) -> bool:
    return hears(game, asked["from"], asked["to"])


def apart(state: Melee, one: Id, other: Id) -> float:
    return round(gap(state.figures[one], state.figures[other]), 3)


QUERIES: Lookups[Melee] = Lookups(
    Turn(),
    (
        between("distance", "metres from base to base", "NUMBER", apart),
        Lookup("dice", "dice of a test", "{figure, test, as?, skill?}", "NUMBER", dice_query),
        Lookup(
            "flat",
            "what is added to the dice of a test, but for a weapon's own bonus",
            "{figure, test, as?, skill?}",
            "NUMBER",
            flat_query,
        ),
        Lookup("defence", "the defence score, against somebody", "{figure, against?}", "NUMBER", defence_query),
        Lookup(
            "reach",
            "may somebody strike somebody from where it stands, by distance and with what it has",
            "{from, to, weapon?}",
            "true | false",
            reach_query,
        ),
        about("speed", "free speed in metres a second", "NUMBER", lambda game, who: round(free_speed(game, who), 3)),
        about("order", "its place in the order of the segment", "NUMBER", order_of),
        about("capacity", "how many men an action of command reaches", "NUMBER", capacity),
        about("command", "the difficulty of a chief's command test", "NUMBER", command_difficulty),
        about("tactics", "the difficulty of a chief's tactical change", "NUMBER", tactical_difficulty),
        Lookup("hears", "does a man (`to`) hear a chief (`from`)", "{from, to}", "true | false", hears_query),
        between("organises", "does one arrange the order against the other", "true | false", organises),
    ),
)
