"""Lessons are played: every note of a coach is said in a game that begins as the lesson says."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from escarmouche.bots import make
from escarmouche.bots.protocol import Seated
from escarmouche.cards.setups import check_setup
from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.position import Asked, play
from escarmouche.core.system import Setup, System, load
from escarmouche.games import SYSTEMS
from escarmouche.rulings.ledger import ledger
from escarmouche.rulings.lessons import Lesson, lessons

ALL = [(load(place), lesson) for place in SYSTEMS.values() for lesson in lessons(load(place)).values()]


def set_up(system: System, lesson: Lesson) -> Setup:
    """As the table would begin it: lists that are left open are drawn."""
    lists = dict(lesson.lists)
    options: dict[str, Any] = dict(lesson.options)
    for seat in system.seats:
        lists.setdefault(seat, list(system.lists.build(Block(f"{lesson.seed}/{seat}", 0), None, options)))
    return Setup(game=system.name, seed=lesson.seed, lists=lists, options=options)


@pytest.mark.parametrize(("system", "lesson"), ALL, ids=lambda one: getattr(one, "id", getattr(one, "name", "")))
def test_every_note_is_said(system: System, lesson: Lesson) -> None:
    """Who follows the coach where an answer is named, and is greedy elsewhere, hears everything against chance."""
    setup = set_up(system, lesson)
    check_setup(system, setup)
    known = ledger(system)
    assert all(rule in known for note in lesson.notes for rule in note.rules)
    left = list(lesson.notes)
    for attempt in range(6):  # dice and answers fall otherwise at a table: some game has it all
        left = unsaid(system, lesson, setup, left, attempt)
        if not left:
            return
    raise AssertionError([note.on for note in left])


class Said(Exception):
    """Every note was said: nobody needs the rest of the game."""


def unsaid(system: System, lesson: Lesson, setup: Setup, notes: list[Any], attempt: int) -> list[Any]:
    seed = f"{lesson.seed}/{attempt}"
    bots = {seat: "greedy" if seat == lesson.seat else "random" for seat in system.seats}
    seated = Seated(system, {seat: make(bot, system, seed, seat) for seat, bot in bots.items()})
    left = list(notes)

    def chooser(asked: Asked, decision: Decision) -> Answer:
        if decision.seat == lesson.seat:
            note = next((one for one in left if one.fits(decision)), None)
            if note is not None:
                left.remove(note)
                if not left:
                    raise Said
                tried = note.tried(decision) if note.offers is not None else None
                if tried is not None:
                    return tried.value
        return seated(asked, decision)

    with suppress(Said):
        play(system.rules.new_game(setup), SeededDice(seed), chooser)
    return left


def test_every_book_has_three_lessons_or_four() -> None:
    for place in SYSTEMS.values():
        assert 3 <= len(lessons(load(place))) <= 4


def test_no_lesson_names_a_question_that_is_never_asked() -> None:
    for system, lesson in ALL:
        known = {word.name for word in system.vocabulary().decisions}
        assert {note.on for note in lesson.notes} <= known, lesson.id
