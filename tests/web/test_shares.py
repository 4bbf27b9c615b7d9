"""Options that all divide something are told by their parts; others are not."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.systems import positions
from escarmouche.core.decisions import Choose, Option
from escarmouche.telling.texts import Texts
from escarmouche.web.shares import parts_view, shares_view
from toy import SYSTEM as LANTERNS


def asked(*values: Any) -> Choose:
    return Choose(key="dice", seat="red", options=tuple(map(Option, values)))


def parts(*values: Any) -> list[tuple[str, ...]]:
    state = positions("toy", "conformance-0")[0].now
    return [share.path for share in shares_view(Texts(LANTERNS, "en"), asked(*values), state)]


def test_numbers_of_every_option_are_parts() -> None:
    ways = [{"attack": {"a": 2 - n}, "defence": n} for n in range(3)]
    assert parts(*ways) == [("attack", "a"), ("defence",)]


def test_a_figure_is_called_by_its_name() -> None:
    state = positions("toy", "conformance-0")[0].now
    who = next(iter(state.figures))
    texts = Texts(LANTERNS, "en")
    first, second = shares_view(texts, asked(*({"attack": {who: 2 - n}, "rest": n} for n in range(3))), state)
    assert (first.figure, second.figure) == (who, "")
    assert first.label.endswith(texts.names(state)[who])


@pytest.mark.parametrize(
    "values",
    [
        ("yes", "no", "maybe"),
        ({"a": 1, "b": 0}, {"a": 0, "b": 1}),
        ({"a": 1}, {"a": 2}, {"a": 3}),
        ({"a": 1, "b": "x"}, {"a": 0, "b": "y"}, {"a": 2, "b": "z"}),
        ({"a": 1, "b": 0}, {"a": 0, "b": 1}, {"c": 1}),
        ({"difficulty": 11, "ap": 1}, {"difficulty": 11, "ap": 2}, {"difficulty": 11, "ap": 3}),
    ],
    ids=["words", "few", "one part", "no numbers", "other parts", "two numbers"],
)
def test_other_options_are_no_division(values: tuple[Any, ...]) -> None:
    assert parts(*values) == []


def test_mixtures_are_told_by_their_parts() -> None:
    words = ("reflex", "V", "A", "VV", "VA", "AA")
    values = {"V": 5, "A": 3}
    asked = Choose(key="defence", seat="red", facts={"values": values}, options=tuple(map(Option, words)))
    assert [(part.sign, part.worth) for part in parts_view(Texts(LANTERNS, "en"), asked)] == [("V", 5), ("A", 3)]
    few = Choose(key="damage", seat="red", facts={"values": values}, options=tuple(map(Option, ("V", "A"))))
    assert parts_view(Texts(LANTERNS, "en"), few) == ()
