"""Forms told in a vocabulary: what fits, and what is said of what does not."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.files.told import answered, arguments, read, written, wrong

KINDS = {"SIDE": ("red", "blue"), "FIGURE": ("anna", "bert"), "TOKEN": ()}


@pytest.mark.parametrize(
    ("form", "value"),
    [
        ("NUMBER | null", 3.5),
        ("NUMBER | null", None),
        ("red | blue", "red"),
        ("0 | 1 | 2", 2),
        ("now | next | ''", ""),
        ("INI | ATT", "ATT"),
        ("{NAME: VALUE} | [NAME, ...]", ["Soin"]),
        ("{NAME: VALUE} | [NAME, ...]", {"Soin": None, "Peur": 3}),
        ("[x, y]", [1, 2.5]),
        ("[FIGURE, FIGURE]", ["anna", "bert"]),
        ("[[FIGURE, ...], ...]", [["anna"], []]),
        ("{SIDE: south | north}", {"red": "north"}),
        ("{TOKEN: [x, y]}", {"whatever": [1, 1]}),
        ("{NAME: {kind: a | b, at?}}", {"chest": {"kind": "a", "at": [1, 1]}}),
        ("{NAME: {difficulty, ...}}", {"chest": {"difficulty": 1, "damage": 2}}),
        ("[NAME | {name: TEXT, P: NUMBER}, ...]", ["Lance", {"name": "Arc", "P": 2}]),
    ],
)
def test_what_fits(form: str, value: Any) -> None:
    assert wrong(form, value, KINDS) is None
    assert read(written(read(form))) == read(form)


@pytest.mark.parametrize(
    ("form", "value", "said", "meant"),
    [
        ("NUMBER", "three", "NUMBER was expected, not 'three'", None),
        ("NUMBER", True, "NUMBER was expected", None),
        ("NUMBER", -77_777_777, "NUMBER was expected", None),
        ("red | blue", "rad", "red | blue was expected", "red"),
        ("0 | 1", True, "0 | 1 was expected", None),
        ("{NAME: VALUE} | [NAME, ...]", 7, "was expected, not 7", None),
        ("{NAME: VALUE}", {"Soin": {"a": 1}}, "Soin: VALUE was expected", None),
        ("[x, y]", [1], "[x, y] was expected", None),
        ("[x, y]", [1, "a"], "1: y was expected", None),
        ("[[FIGURE, ...], ...]", [["ana"]], "0.0: unknown figure 'ana'", "anna"),
        ("{SIDE: NUMBER}", {"rad": 1}, "unknown side 'rad'", "red"),
        ("{SIDE: NUMBER}", {"red": "one"}, "red: NUMBER was expected", None),
        ("{NAME: {kind: a | b, at?}}", {"chest": {"kind": "a", "points": 3}}, "chest: {kind: a | b, at?}", None),
        ("{NAME: {kind: a | b, at?}}", {"chest": {"at": 3}}, "chest: {kind: a | b, at?}", None),
        ("{NAME: {kind: aa | bb}}", {"chest": {"kind": "aaa"}}, "chest.kind: aa | bb", "aa"),
        ("[NAME | {name: TEXT, P: NUMBER}, ...]", [{"name": "Arc", "P": "x"}], "0.P: NUMBER", None),
    ],
)
def test_what_does_not_fit(form: str, value: Any, said: str, meant: str | None) -> None:
    found = wrong(form, value, KINDS)
    assert found is not None
    assert said in str(found)
    assert found.meant == meant


def test_questions_tell_their_arguments_and_their_answer() -> None:
    form = "{figure, kind?: run|walk, to? | touch?}, is: NUMBER | none"
    found = arguments(form)
    assert found is not None
    assert {name: part.needed for name, part in found.items()} == {
        "figure": True,
        "kind": False,
        "to": False,
        "touch": False,
    }
    assert answered(form) == "NUMBER | none"
    assert arguments("a word") is None


@pytest.mark.parametrize("form", ["{a: NUMBER", "[a", "a b", "NUMBER |"])
def test_a_form_that_is_none_is_an_error(form: str) -> None:
    with pytest.raises(ValueError, match=r"expected|ends"):
        read(form)
