"""Long actions: tasks tested at the end of each full turn spent on them. Care is one; an encounter may have others."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.core import core_of, level
from escarmouche.games.saga.events import Announced, TaskBegan, TaskEnded, TaskWorked, Tended
from escarmouche.games.saga.figures import BLEEDING, DEAD, DYING, NEARLY, Character, Melee, Task
from escarmouche.games.saga.rules.deeds import DEEDS, action
from escarmouche.games.saga.rules.trials import attempt
from escarmouche.games.saga.stats import BARS, FELL, FINISHED, LEFT, MAY_GO, MOVED, SEGMENT_ENDS, TURN_ENDS, Bar, Trial
from escarmouche.space.geometry import Footprint, Point, gap

CARE = "care"
MANGLED = 25
"""The care that saves a hand or a foot."""


# ---------------------------------------------------------------- beginning and ending


@rule("SG-LONG-01", "SG-CORE-20")
def begin_task(game: Game[Melee], who: Id, kind: str, on: Id, test: str, difficulty: int, target: int = 1) -> None:
    """A long action begins in this segment; the first turn that counts is one wholly spent on it."""
    since = game.state.turn + (0 if game.state.segment == 1 else 1)
    made = Task(kind=kind, on=on, test=test, difficulty=difficulty, target=target, since=since)
    game.tell(TaskBegan(figure=who, task=made, on=on, rules=("SG-LONG-01", "SG-CORE-20")))


def end_task(game: Game[Melee], who: Id, done: bool, *rules: str) -> None:
    """A long action ends, done or broken off."""
    if game[who].task is not None:
        game.tell(TaskEnded(figure=who, done=done, rules=rules))


@at(FELL, "SG-LONG-03")
@at(LEFT, "SG-LONG-03")
def struck_down(game: Game[Melee], value: None, who: Id, situation: None) -> None:
    """Whoever has fallen or is out of action is at nothing any more."""
    end_task(game, who, False, "SG-LONG-03")


@rule("SG-LONG-02", "SG-LONG-03")
def goes_on(game: Game[Melee], who: Id) -> bool:
    """At the start of a turn a long action may be broken off; whoever goes on announces no action."""
    if game[who].task is None:
        return False
    if game.choose("task", who, ("go-on", "break-off"), "go-on", "SG-LONG-02") == "break-off":
        end_task(game, who, False, "SG-LONG-02")
        return False
    game.tell(Announced(figure=who, number=0, slots=(), rules=("SG-LONG-03",)))
    return True


@at(BARS, "SG-LONG-03")
def nothing_else(game: Game[Melee], bars: tuple[Bar, ...], who: Id, situation: None) -> tuple[Bar, ...]:
    """During a long action only innate ones are open."""
    if game[who].task is None:
        return bars
    why = Refusal("at-a-task", ("SG-LONG-03",), {"figure": who})
    return (*bars, Bar(why, lambda name: DEEDS[name].nature != "innate"))


@at(MAY_GO, "SG-LONG-03")
def stays_at_it(game: Game[Melee], value: Refusal | None, who: Id, path: tuple[Point, ...]) -> Refusal | None:
    """Nobody walks away from a patient."""
    me = game[who]
    if value is not None or me.task is None or not me.task.on:
        return value
    there = Footprint(me.base, path[-1], me.angle)
    if gap(there, game[me.task.on]) <= max(core_of(game.state.options).contact, gap(me, game[me.task.on])) + NEARLY:
        return None
    return Refusal("at-a-task", ("SG-LONG-03",), {"figure": who})


@at(MOVED, "SG-LONG-03")
def walks_off(game: Game[Melee], value: None, who: Id, path: tuple[Point, ...]) -> None:
    """A patient who walks away is cared for no longer."""
    left_alone(game, who)


@at(FELL, "SG-LONG-03")
def torn_away(game: Game[Melee], value: None, who: Id, situation: None) -> None:
    """Nor is one who is thrown away."""
    left_alone(game, who)


@rule("SG-LONG-03")
def left_alone(game: Game[Melee], who: Id) -> None:
    """Whoever cares for somebody who is no longer beside it has nothing left to do."""
    for one in list(game.state.figures.values()):
        if one.task is not None and one.task.on == who and not beside(game, one.id, who):
            end_task(game, one.id, False, "SG-LONG-03")


def beside(game: Game[Melee], who: Id, patient: Id) -> bool:
    """Is somebody in contact with a patient?"""
    return gap(game[who], game[patient]) <= core_of(game.state.options).contact + NEARLY


# ---------------------------------------------------------------- the work of a turn


@at(TURN_ENDS, "SG-CORE-20", "SG-LONG-04")
def work(game: Game[Melee], value: None, who: Id, situation: None) -> None:
    """A test at the end of each full turn: levels add up, a critical failure begins anew."""
    task = game[who].task
    if task is not None and task.on and not beside(game, who, task.on):
        end_task(game, who, False, "SG-LONG-03")
    helped(game, None, who, game.state.segment)
    if game[who].task is None or task is None or game.state.turn < task.since:
        return
    purpose = CARE if task.kind == CARE else "task"
    found = attempt(game, Trial(who, task.test, "innate", purpose), task.difficulty)
    done = 0 if found.critical else task.done + (level(found.margin) if found.passed else 0)
    game.tell(TaskWorked(figure=who, levels=done, target=task.target, rules=("SG-CORE-20",)))
    if done >= task.target:
        end_task(game, who, True, "SG-CORE-20")
        game.moment(FINISHED, None, who, task)


# ---------------------------------------------------------------- care


@rule("SG-CORE-12", "SG-CRIT-12", "SG-CRIT-13", "SG-CRIT-15")
def need(it: Character) -> tuple[str, int] | None:
    """What somebody needs care for most, and how hard that is; the dead need none."""
    if DEAD in it.status:
        return None
    if DYING in it.status:
        return "dying", 15
    if BLEEDING in it.status:
        return "bleeding", 20
    return (it.mangled[0], MANGLED) if it.mangled else None


@at(SEGMENT_ENDS, "SG-CORE-20")
def helped(game: Game[Melee], value: None, who: Id, segment: int) -> None:
    """Care for somebody who has died or needs it no longer is over."""
    task = game[who].task
    if task is None or task.kind != CARE:
        return
    wanted = need(game[task.on]) if game[task.on].on_table else None
    if wanted is None or wanted[1] > task.difficulty:
        end_task(game, who, False, "SG-CORE-20")


@rule("SG-ACT-05")
def patients(game: Game[Melee], who: Id) -> list[Option]:
    """Whoever needs care in contact, and does not fight against who gives it."""
    needy = [one for one in game.state.figures.values() if need(one) is not None and one.id != who and one.on_table]
    near = [one for one in needy if one.side == game[who].side or not one.in_play]
    return [Option({"care": one.id}, one.id, ("SG-ACT-05",)) for one in near if beside(game, who, one.id)]


def why_no_care(game: Game[Melee], who: Id, answer: Any) -> Refusal | None:
    return Refusal("no-patient", ("SG-ACT-05", "SG-CORE-20"), {"figure": who})


@action(CARE, patients, why_no_care, "long")
@rule("SG-ACT-05", "SG-LONG-01", "SG-CORE-20")
def care(game: Game[Melee], who: Id, answer: Any) -> None:
    """Care is a task of one level."""
    wanted = need(game[answer["care"]])
    assert wanted is not None
    begin_task(game, who, CARE, answer["care"], "care", wanted[1])


@at(FINISHED, "SG-CORE-12", "SG-CRIT-12", "SG-CRIT-13", "SG-CRIT-15")
def tended(game: Game[Melee], value: None, who: Id, task: Task) -> None:
    """The dying live, the bleeding stops, the hand or foot is saved."""
    wanted = need(game[task.on]) if task.kind == CARE else None
    if wanted is not None and wanted[1] <= task.difficulty:
        cited = {"dying": "SG-CORE-12", "bleeding": "SG-CRIT-12"}.get(wanted[0], "SG-CRIT-13")
        game.tell(Tended(figure=task.on, by=who, wound=wanted[0], rules=(cited,)))
