"""Lessons are played: the scene of each comes out as its coach has in mind, and every note is said on the way."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.cards.setups import check_setup
from escarmouche.core.dice import Block
from escarmouche.core.game import Answered
from escarmouche.core.system import Setup, System, load
from escarmouche.files.words import BadFile
from escarmouche.games import SYSTEMS
from escarmouche.rulings import cases
from escarmouche.rulings.ledger import ledger
from escarmouche.rulings.lessons import Lesson, cued, followed, lessons, read, rehearsed, scenes
from escarmouche.telling.texts import Unusable
from escarmouche.web.luck import Past
from escarmouche.web.matches import Chair, Match, Move

ALL = [(load(place), lesson) for place in SYSTEMS.values() for lesson in lessons(load(place)).values()]
EACH = pytest.mark.parametrize(("system", "lesson"), ALL, ids=lambda one: getattr(one, "id", getattr(one, "name", "")))


def at_the_table(system: System, lesson: Lesson) -> Match:
    """The match as the browser begins it."""
    chairs = {seat: Chair("human" if seat == lesson.seat else "bot", "") for seat in system.seats}
    script = rehearsed(system, lesson.id).faces
    return Match(system, Setup(game=system.name, scene=lesson.id), "secret", chairs, Past(script=script, fresh=True))


@EACH
def test_a_scene_comes_out_as_it_should(system: System, lesson: Lesson) -> None:
    outcome = cases.run(scenes(system)[lesson.id], system)
    assert outcome.passed, outcome.why
    assert all(rule in ledger(system) for note in lesson.notes for rule in note.rules)


@EACH
def test_every_note_is_said_to_who_follows_the_coach(system: System, lesson: Lesson) -> None:
    """Notes come in their order, the answer that one has in mind is on offer, and what it points at is on the table."""
    match, left = at_the_table(system, lesson), list(lesson.notes)
    beyond = 12  # questions after the end of the scene
    while left and not match.over and beyond:
        for decision in match.pending:
            if decision.seat == lesson.seat and left and left[0].fits(decision):
                note = left.pop(0)
                assert all(match.position.now.figures[who].on_table for who in note.points)
        decision = match.pending[0]
        answer = cued(system, lesson.id, match.entries, decision)
        beyond -= answer is None
        if answer is None:
            answer = decision.sample(Block("beyond", beyond)) if decision.default is None else decision.default
        match.apply(Move(match.version, decision.seat, answer))
    assert not left, [(note.on, note.offers) for note in left]


@EACH
def test_dice_fall_as_the_scene_has_them(system: System, lesson: Lesson) -> None:
    match, faces = at_the_table(system, lesson), rehearsed(system, lesson.id).faces
    while (answer := cued(system, lesson.id, match.entries, match.pending[0])) is not None:
        match.apply(Move(match.version, match.pending[0].seat, answer))
        if match.over:
            break
    assert match.faces_until(len(match.moments) - 1)[: len(faces)] == faces


@EACH
def test_who_does_as_the_coach_has_in_mind_is_said_to_wherever_they_go(system: System, lesson: Lesson) -> None:
    match, script = at_the_table(system, lesson), rehearsed(system, lesson.id)
    assert followed(system, lesson.id, match.entries)
    while not match.over and (answer := cued(system, lesson.id, match.entries, match.pending[0])) is not None:
        match.apply(Move(match.version, match.pending[0].seat, answer))
        assert followed(system, lesson.id, match.entries)
    elsewhere = [
        Answered(one.key, one.seat, [[1.0, 1.0]] if one.key in script.placed else one.answer) for one in script.cues
    ]
    assert followed(system, lesson.id, elsewhere)
    settled = next(n for n, one in enumerate(script.cues) if one.key not in script.placed)
    other = Answered(script.cues[settled].key, script.cues[settled].seat, "anything else")
    assert not followed(system, lesson.id, [*elsewhere[:settled], other, *elsewhere[settled + 1 :]])


def test_who_goes_another_way_is_given_other_dice_while_the_other_side_keeps_to_its_part() -> None:
    system = load(SYSTEMS["evenor"])
    match = at_the_table(system, lessons(system)["how-many-actions"])
    match.apply(Move(0, "red", "thesee"))
    match.apply(Move(1, "red", 2))
    faces = match.faces_until(len(match.moments) - 1)
    assert [len(one) for one in faces] == [2]  # the scene has three of them for somebody else
    assert cued(system, "how-many-actions", match.entries, match.pending[0]) == "myrina"


def test_every_book_has_three_lessons_or_four_of_a_few_figures() -> None:
    for place in SYSTEMS.values():
        system = load(place)
        assert 3 <= len(lessons(system)) <= 4
        assert all(len(case.figures) <= 6 for case in scenes(system).values())


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"scene": "mele"}, "did you mean"),
        ({"lists": {"red": ["Léda"]}}, "a scene has its own"),
        ({"options": {"scenario": "ambush"}}, "a scene has its own"),
    ],
)
def test_a_scene_settles_everything(changed: dict[str, Any], told: str) -> None:
    system = load(SYSTEMS["evenor"])
    given: dict[str, Any] = {"game": "evenor", "scene": "move-and-shoot", **changed}
    if changed.get("scene"):
        given["scene"] = "move-and-shot"
    with pytest.raises(Unusable) as wrong:
        check_setup(system, Setup(**given))
    assert told in wrong.value.told("en") or wrong.value.nearest == "move-and-shoot"


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("points: [leda]", "points: [lida]", "did you mean 'leda'"),
        ("on: activate", "on: activat", "did you mean 'activate'"),
        ("profile: Léda", "profile: Lédaa", "did you mean 'Léda'"),
        ("offers: shoot", "offers: shut", "unknown answer"),
        ("offers: shoot", "tries: shut", "unknown answer"),
    ],
)
def test_a_wrong_word_is_refused_with_the_nearest(before: str, after: str, told: str) -> None:
    system = load(SYSTEMS["evenor"])
    text = system.file("lessons.yaml")
    assert before in text
    with pytest.raises(BadFile, match=told):
        read(system, text.replace(before, after, 1))
