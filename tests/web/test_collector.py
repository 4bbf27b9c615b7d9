"""The server looks for rings of references when nobody waits for it."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from escarmouche.web.collector import LATEST, NEVER, QUIET, Broom


class Ring:
    """Something that holds itself, like a socket and the task that reads it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def swept() -> Iterator[None]:
    """Only what a test makes is left to find, and nothing looks for it but the test."""
    before = gc.get_threshold()
    gc.collect()
    gc.set_threshold(NEVER, NEVER)
    yield
    gc.set_threshold(*before)


def test_rings_that_outlived_their_youth_are_found_once_nobody_plays(swept: None) -> None:
    broom = Broom(lambda: 100.0)
    ring = Ring()
    gone = weakref.ref(ring)
    assert not broom.due(100.0 + 2 * QUIET), "nothing is new"
    gc.collect(0)
    del ring
    gc.collect(0)
    assert gone() is not None
    broom.swept = 100.0
    assert not broom.due(100.0 + QUIET / 2), "somebody plays"
    assert broom.due(100.0 + 2 * QUIET)
    broom.sweep()
    assert gone() is None
    assert not broom.due(broom.swept)


def test_where_people_always_play_it_is_done_all_the_same(swept: None) -> None:
    now = [0.0]
    broom = Broom(lambda: now[0])
    broom.swept = 0.0
    gc.collect(0)
    now[0] = LATEST - 1
    assert not broom.due(now[0])
    now[0] = LATEST + 1
    assert broom.due(now[0])
