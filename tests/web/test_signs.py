"""Signs on the table: every state of every game has one of its own, so that nobody has to read initials."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from escarmouche.core.system import System, load
from escarmouche.games import SYSTEMS
from escarmouche.games.kharn_ages.figures import Bleed
from escarmouche.games.kharn_ages.showing import portrait
from games.kharn_ages.scene import safar, scene

SIGNS = (Path(__file__).resolve().parents[2] / "client/src/board/emblems.ts").read_text(encoding="utf-8")
DRAWN = set(re.findall(r"^  '?([a-z-]+)'?: '", SIGNS.partition("STATES")[2], re.MULTILINE))
BY_LOOK = set(re.findall(r"'([a-z-]+)'", SIGNS.partition("BY_LOOK")[2].partition(")")[0]))


@pytest.mark.parametrize("name", SYSTEMS)
def test_every_state_is_drawn(name: str) -> None:
    system: System = load(SYSTEMS[name])
    assert {word.name for word in system.vocabulary().statuses} - DRAWN - BY_LOOK == set()


def test_bleeding_and_poison_are_seen_on_the_table() -> None:
    me = scene(red={"ak": safar(4, 7)}, blue={"bo": safar(9, 7)}).state.figures["ak"]
    assert portrait(me).states == ()
    assert portrait(replace(me, poison=0)).states == ("poisoned",)
    hurt = replace(me, bleeding=(Bleed(1),), poison=2)
    assert portrait(hurt).states == ("bleeding", "poisoned")
    assert set(portrait(hurt).states) <= DRAWN
