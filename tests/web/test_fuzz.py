"""Whatever is written into a socket, the table answers in its own words and the game stands."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient

from web.seating import Player, new_match, seated

WORDS = st.sampled_from(["answer", "undo", "consent", "hello", "red", "blue", "to", "toward", "by", "touch", "deploy"])
ATOMS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(min_value=10**300, max_value=10**320)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8)
    | WORDS
)
VALUES = st.recursive(
    ATOMS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=3), max_leaves=8
)
COMMANDS = st.fixed_dictionaries(
    {"type": st.sampled_from(["answer", "undo", "consent", "hello"]) | VALUES},
    optional={
        "id": st.text(max_size=4) | VALUES,
        "version": st.integers(-1, 3) | VALUES,
        "seat": st.sampled_from(["red", "blue", ""]) | VALUES,
        "answer": VALUES,
        "to": st.integers(-2, 4) | VALUES,
        "granted": st.booleans() | VALUES,
        "since": st.integers(-2, 9) | VALUES,
    },
)
PATHS = VALUES | st.fixed_dictionaries({"toward": VALUES, "by": VALUES}) | st.lists(st.tuples(ATOMS, ATOMS), max_size=5)


def stands(player: Player) -> None:
    """The table still answers."""
    player.send(type="hello", since=0)
    assert player.until("update")["match"]


@settings(max_examples=60)
@given(messages=st.lists(COMMANDS.map(json.dumps) | st.text(max_size=40), max_size=8))
def test_any_message_is_answered(client: TestClient[Any], messages: list[str]) -> None:
    with seated(client, new_match(client), "red") as red:
        red.hello()
        for message in messages:
            red.line.send_text(message)
            assert red.hear()["type"] in ("ack", "update")
        stands(red)


@settings(max_examples=60)
@given(answers=st.lists(PATHS, max_size=10))
def test_any_answer_is_taken_or_refused(client: TestClient[Any], answers: list[Any]) -> None:
    with seated(client, new_match(client), "red,blue") as both:
        both.hello()
        for place in ([2, 2], [2, 5]):
            both.answer(place)
        both.seat = "blue"
        for place in ([10, 2], [10, 5]):
            both.answer(place)
        for seat, answer in (("red", 2), ("blue", 1), ("red", []), ("red", "red1")):
            both.seat = seat
            assert both.answer(answer)["status"] == "done"
        version = both.now["version"]
        for answer in answers:
            ack = both.answer(answer, version=version)
            assert ack["status"] in ("refused", "done", "stale")
            assert "stumbled" not in ack["reason"]
        stands(both)


def test_a_message_as_long_as_a_book_is_refused(client: TestClient[Any]) -> None:
    with seated(client, new_match(client), "red") as red:
        red.hello()
        for text in ("x" * 20_000, "[" * 15_000, json.dumps({"type": "answer", "answer": [0] * 4_000})):
            red.line.send_text(text)
            assert red.until("ack")["status"] == "refused"
        assert red.answer([[1.0, 1.0]] * 1_500)["status"] == "refused"
        stands(red)
