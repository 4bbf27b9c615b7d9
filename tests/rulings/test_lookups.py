"""Questions put to a table are found by name, and tell the form of their answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from escarmouche.core.system import load
from escarmouche.files.told import arguments, read
from escarmouche.files.words import BadFile, Unknown
from escarmouche.games import SYSTEMS
from escarmouche.games.kharn_ages import SYSTEM
from escarmouche.rulings import cases
from games.kharn_ages.scene import safar, scene

TABLE = scene(red={"ak": safar(4, 7)}, blue={"bo": safar(7, 7)}).state


def test_a_question_is_answered_by_its_name() -> None:
    assert SYSTEM.cases.query(TABLE, "distance", {"from": "ak", "to": "bo"}) == pytest.approx(2.0)
    assert SYSTEM.cases.query(TABLE, "route", {"figure": "ak", "to": [4.0, 9.0]}) == pytest.approx(2.0)
    assert SYSTEM.cases.query(TABLE, "route", {"figure": "ak", "to": [14.0, 7.0]}) == "none"


def test_a_figure_is_named_by_a_word() -> None:
    with pytest.raises(Unknown):
        SYSTEM.cases.query(TABLE, "free", {"figure": ["ak"]})


@pytest.mark.parametrize("path", SYSTEMS.values())
def test_every_question_tells_its_arguments_and_what_it_answers(path: str) -> None:
    for word in load(path).vocabulary().queries:
        assert arguments(word.form) is not None, word.name
        assert word.form.rpartition(", is: ")[2], word.name


@pytest.mark.parametrize("path", SYSTEMS.values())
def test_every_form_can_be_read(path: str) -> None:
    words = load(path).vocabulary()
    for word in (*words.options, *words.figure_fields, *words.queries):
        for part in word.form.split(", is: ") if word.form else ():
            read(part)


@pytest.mark.parametrize(
    ("answer", "word"),
    [
        ("cleer", "clear | partial | concealed | blocked was expected, not 'cleer'"),
        ("7", "not 7"),
        ("true", "not True"),
    ],
)
def test_an_answer_that_no_table_could_give_is_refused(tmp_path: Path, answer: str, word: str) -> None:
    file = tmp_path / "case.yaml"
    file.write_text(
        "case: X-1\ngame: evenor\n"
        "figures: {ann: {side: red, profile: Kara, at: [4, 4]}, ben: {side: blue, profile: Kara, at: [9, 4]}}\n"
        f"query: [{{sight: {{from: ann, to: ben}}, is: {answer}}}]\n",
        encoding="utf-8",
    )
    with pytest.raises(BadFile) as bad:
        cases.load(file, SYSTEMS)
    assert word in str(bad.value)
    assert answer != "cleer" or bad.value.nearest == "clear"
