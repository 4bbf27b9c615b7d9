"""Rolls of dice and a level: tests against a difficulty, totals that are compared, and the dice somebody has."""

from __future__ import annotations

from msgspec import Struct

from escarmouche.core.dice import Pool
from escarmouche.core.game import Game
from escarmouche.core.rules import Total, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.cards import shelf
from escarmouche.games.saga.core import core_of
from escarmouche.games.saga.events import Tested
from escarmouche.games.saga.figures import LYING, Melee
from escarmouche.games.saga.stats import DICE, FLAT, LEVEL, Trial

ACTIONS = ("declared", "undeclared")
"""What the maluses of announced and undeclared actions touch."""


class Outcome(Struct, frozen=True):
    """What came of a roll: its total, and whether every die showed 1."""

    total: int
    critical: bool = False
    passed: bool = True
    margin: int = 0
    """By how much it passed, or failed."""


# ---------------------------------------------------------------- what is rolled


def characteristic(game: Game[Melee], trial: Trial) -> int:
    """The characteristic that gives the dice of a test."""
    return game[trial.who].score(core_of(game.state.options).tests[trial.test].dice)


@rule("SG-CORE-03", "SG-CORE-04", "SG-CORE-05")
def level_of(game: Game[Melee], trial: Trial) -> int:
    """The level a test adds: of its skill, of the weapon's, of the mount's, or none."""
    me, name = game[trial.who], core_of(game.state.options).tests[trial.test].level
    if name == "weapon":
        name = trial.skill
    elif name == "mount":
        name = shelf().mounts[me.mount].skill if me.mount else "riding"
    return game.moment(LEVEL, me.skill(name), trial.who, trial)


@rule("SG-CORE-10", "SG-UND-04")
def dice_of(game: Game[Melee], trial: Trial, more: int = 0) -> Total:
    """The dice of a roll and why: never fewer than one, nor than one and confidence unless there were fewer."""
    base = characteristic(game, trial)
    found = game.total(DICE, trial.who, trial, base=base + more)
    least = max(min(base, 1 + game[trial.who].confidence), 1)
    return found if found.value >= least else Total(least, found.base, found.modifiers, found.rules)


# ---------------------------------------------------------------- rolling


@rule("SG-CORE-02", "SG-CORE-04", "SG-CORE-08")
def cast(game: Game[Melee], trial: Trial, difficulty: int | None = None, more: int = 0, by: int = 0) -> Outcome:
    """Roll, add everything up, and tell it. `more` are dice, `by` points for this roll alone."""
    dice = dice_of(game, trial, more)
    flat = game.total(FLAT, trial.who, trial, base=level_of(game, trial) + by)
    sides = core_of(game.state.options).sides
    faces = game.roll(trial.who, trial.called, Pool(dice.value, sides=sides), None, dice.rules).faces
    fallen = sum(faces)
    total, critical = fallen + flat.value, fallen == len(faces) and fallible(trial, difficulty)
    passed = difficulty is None or (total >= difficulty and not critical)
    game.tell(
        Tested(
            figure=trial.who,
            test=trial.called,
            dice=dice.value,
            fell=faces,
            total=total,
            level=flat.base,
            added=flat.value - flat.base,
            modifiers=dice.modifiers + flat.modifiers,
            difficulty=difficulty,
            passed=bool(passed),
            critical=bool(critical),
            against=trial.against,
            rules=("SG-CORE-04",) if difficulty is None else ("SG-CORE-04", "SG-CORE-06"),
        )
    )
    return Outcome(total, critical, passed)


@rule("SG-CORE-08")
def fallible(trial: Trial, difficulty: int | None) -> bool:
    """May a roll be a critical failure? Actions may, and tests of reaction or courage; not totals merely compared."""
    return trial.nature in ACTIONS or (difficulty is not None and trial.nature != "effect")


@rule("SG-CORE-06", "SG-CORE-08")
def attempt(game: Game[Melee], trial: Trial, difficulty: int, more: int = 0, by: int = 0) -> Outcome:
    """A test against a difficulty: reached is passed. A critical failure fails by one at least."""
    found = cast(game, trial, difficulty, more, by)
    margin = found.total - difficulty if found.passed else max(difficulty - found.total, 1)
    return Outcome(found.total, found.critical, found.passed, margin)


# ---------------------------------------------------------------- the usual maluses


@modifies(DICE, "Actions annoncées", "SG-DECL-04", "SG-DECL-05", "SG-INN-04", "SG-SURV-06", "SG-CORE-15")
def announced(game: Game[Melee], who: Id, trial: Trial) -> int:
    """-1 die for every declared action beyond the first, on declared and undeclared actions."""
    return -max(game[who].declared.number - 1, 0) if trial.nature in ACTIONS else 0


@modifies(DICE, "Actions non déclarées", "SG-UND-02", "SG-UND-03", "SG-DBL-03")
def undeclared(game: Game[Melee], who: Id, trial: Trial) -> int:
    """-1 die for every undeclared action before in the turn."""
    return -game[who].declared.undeclared if trial.nature in ACTIONS else 0


@modifies(DICE, "Déséquilibre", "SG-ACRO-06", "SG-ADOD-03")
def unsteady(game: Game[Melee], who: Id, trial: Trial) -> int:
    """-1 die for every failed acrobatics of the turn."""
    return -game[who].declared.unsteady if trial.nature in ACTIONS else 0


@modifies(DICE, "Blessures", "SG-CORE-14")
def wounded(game: Game[Melee], who: Id, trial: Trial) -> int:
    """-1 die for every two wound levels lost."""
    return -(game[who].wounds // step(game)) if touched(trial) else 0


@modifies(DICE, "Fatigue", "SG-CORE-14")
def tired(game: Game[Melee], who: Id, trial: Trial) -> int:
    """-1 die for every two fatigue levels lost."""
    return -(game[who].fatigue // step(game)) if touched(trial) else 0


def touched(trial: Trial) -> bool:
    """Do wounds and fatigue weigh on this roll?"""
    return trial.nature not in ("reflex", "effect")


def step(game: Game[Melee]) -> int:
    """Levels for a die of malus."""
    options = game.state.options
    return int(options.get("track_malus_step", 0)) or core_of(options).malus_step


@modifies(FLAT, "À terre", "SG-TRIP-08")
def lying(game: Game[Melee], who: Id, trial: Trial) -> int:
    """-5 on every action of somebody on the ground."""
    return -5 if trial.nature in (*ACTIONS, "innate") and LYING in game[who].status else 0
