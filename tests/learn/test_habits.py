"""Lessons for habits: what goes better than it looked becomes likelier, for any game that describes its answers."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import Executor, Future
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import toy
from escarmouche.core.decisions import Choose, options
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.experience import Experience, by_estimates, each, usual
from escarmouche.core.position import advance, begin
from escarmouche.core.system import Setup
from escarmouche.games import SYSTEMS, system
from escarmouche.learn.habits import LATER, Note, Plan, Pupil, Taught, course, experience_of, judged, written
from escarmouche.telling.texts import Unusable

ROOT = Path(__file__).resolve().parents[2]
TOOL = ROOT / "tools/learn_habits"


class Here(Executor):
    """Everything in this process."""

    def submit(self, call: Any, /, *args: Any, **named: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(call(*args, **named))
        return done


@pytest.fixture
def taught() -> Experience[Any]:
    return experience_of(system("evenor"))


def test_what_went_better_than_it_looked_becomes_likelier(taught: Experience[Any]) -> None:
    lessons = Taught(
        taught, {"hunted": {"activate.wait": {"always": 0.0}, "stand.some": {"always": 0.0, "estimate": 1.0}}}
    )
    options: list[tuple[str, tuple[float, ...]]] = [("activate.wait", ()), ("stand.some", (0.0,))]
    lessons.learn([Note("hunted", options, taken, -0.7, 0.1 if taken == 0 else -0.1) for taken in (0, 1) * 20])
    table = lessons.named()["hunted"]
    assert table["activate.wait"]["always"] > 0.0 > table["stand.some"]["always"]
    assert table["stand.some"]["estimate"] == 1.0, "a feature that was nought taught nothing"


def test_what_is_watched_becomes_likelier_and_a_few_games_change_little(taught: Experience[Any]) -> None:
    def learnt(times: int) -> tuple[float, float]:
        lessons = Taught(
            taught, {"hunted": {"activate.wait": {"always": 0.0}, "stand.some": {"always": 0.0, "estimate": 1.0}}}
        )
        options: list[tuple[str, tuple[float, ...]]] = [("activate.wait", ()), ("stand.some", (0.5,))]
        alike = lessons.imitate([Note("hunted", options, 0, 0.0, 1.0)] * times)
        return lessons.named()["hunted"]["activate.wait"]["always"], alike

    few, many = learnt(2), learnt(200)
    assert 0.0 < few[0] < many[0]
    assert many[1] == 1.0


def test_a_bot_that_is_watched_teaches_its_answers() -> None:
    plan = Plan(place="evenor", lots=1, games=1, watch="habit", options={"stop_after": 1})
    taught = experience_of(system("evenor"))
    (lot,) = course(plan, taught.course.weights, Here())
    assert lot.share > 0.9, "habits are as habits already"


def test_later_surprises_count_less_and_the_result_counts_last() -> None:
    notes = [Note("hunted", [], 0, 0.0, looked) for looked in (0.5, 0.6)]
    last, first = judged(notes, 1.0)
    assert last.better == pytest.approx(0.4)
    assert first.better == pytest.approx(0.1 + LATER * 0.4)


def test_what_is_written_without_a_lesson_is_what_was_read(taught: Experience[Any]) -> None:
    before = taught.course
    assert taught.read(written(before.course, Taught(taught, before.weights).named()).encode()) == before


@pytest.mark.parametrize("name", SYSTEMS)
def test_every_book_tells_what_its_first_questions_are_weighed_by(name: str) -> None:
    """Whatever is described is a legal answer with a number for each of its features, and the book's own file reads."""
    game = system(name)
    taught = experience_of(game)
    lists = {seat: game.lists.build(Block(seat, 0), None, {}) for seat in game.seats}
    setup = Setup(game=name, seed="described", lists=lists)
    dice, kinds = SeededDice("described"), set[str]()
    position = begin(game.rules.new_game(setup), dice).position
    for count in range(60):
        if position.over:
            break
        decision = position.decision()
        for one in taught.described(position.now, decision, Block("described", count)):
            assert len(one.features) == len(taught.columns(one.kind)) - 1, one.kind
            answer = taught.answer_of(one, position.now, decision)
            if answer is not None:
                decision.check(answer)
            kinds.add(one.kind)
        said = game.mind.habit(position.now, decision, Block("habit", count))
        said = decision.sample(Block("any", count)) if said is None else said
        position = advance(position, said, dice, decision.seat).position
    assert len(kinds) > 5
    assert set(taught.course.weights) == set(taught.roles)


def test_the_same_course_teaches_the_same_and_another_seed_something_else() -> None:
    def taught_by(seed: str) -> str:
        plan = Plan(place="evenor", lots=1, itself=1, games=1, against="habit", seed=seed, options={"stop_after": 1})
        taught = experience_of(system("evenor"))
        (lot,) = course(plan, {role: {} for role in taught.roles}, Here())
        return written([], lot.weights)

    assert taught_by("a") == taught_by("a") != taught_by("b")


def test_a_game_without_habits_has_nothing_to_learn() -> None:
    with pytest.raises(Unusable, match="no habits"):
        experience_of(toy.SYSTEM)
    with pytest.raises(Unusable):
        Pupil(toy.SYSTEM, {}, "s")


def test_the_tool_writes_weights_for_every_role_and_the_command_that_taught_them(tmp_path: Path) -> None:
    out = tmp_path / "habits.json"
    words = ["--anew", "--lots", "1", "--itself", "1", "--games", "0", "--option", "stop_after=1", "--workers", "1"]
    done = subprocess.run(
        [sys.executable, str(TOOL), "evenor", *words, "--out", str(out)], capture_output=True, text=True, check=True
    )
    assert "lot 1:" in done.stdout
    found = experience_of(system("evenor")).read(out.read_bytes())
    assert found.course == [
        "tools/learn_habits evenor --anew --lots 1 --itself 1 --games 0 --against greedy --seed lessons"
        " --option stop_after=1"
    ]
    assert any(found.weights.values())


def test_the_tool_names_the_nearest_game_and_option() -> None:
    for words, told in ((["evenr"], "evenor"), (["evenor", "--option", "scenari=ambush"], "scenario")):
        done = subprocess.run([sys.executable, str(TOOL), *words], capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert told in done.stderr.splitlines()[-1]
        assert "Traceback" not in done.stderr


def test_estimates_may_look_at_each_answer_or_be_a_habit_set_by_hand() -> None:
    values, nobody = ["left", "right", "back"], cast(Any, SimpleNamespace(figures={}))
    decision = Choose(key="turn", seat="red", options=options(values))
    made = by_estimates("toy", {decision.key: each(lambda state, asked, answer: values.index(answer))}, {}, {})
    assert [one.features[0] for one in made.described(nobody, decision, Block("", 0))] == list(range(len(values)))
    hand = by_estimates("toy", {decision.key: usual(lambda state, me, asked: values[-1])}, {}, {})
    assert hand.usual(nobody, decision, Block("luck", 1)) == values[-1]
    assert hand.leanings(nobody, decision, Block("luck", 1), 1) == values[-1:]
