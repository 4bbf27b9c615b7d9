"""Signs on the table: every state and all scenery of every game is drawn, so that nobody has to read initials."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from escarmouche.core.system import System, load
from escarmouche.games import SYSTEMS
from escarmouche.games.kharn_ages.desk.shown import SIGNS, portrait
from escarmouche.games.kharn_ages.figures import Bleed
from escarmouche.space.table import Piece
from escarmouche.telling.texts import Texts
from escarmouche.web.pictures import figure_view, look_of, tag
from games.kharn_ages.scene import safar, scene
from toy import SYSTEM as LANTERNS

BOARD = Path(__file__).resolve().parents[2] / "client/src/board"


def drawn() -> set[str]:
    """The signs that the client has."""
    table = (BOARD / "emblems.ts").read_text(encoding="utf-8").partition("SIGNS")[2].partition("\n}")[0]
    return set(re.findall(r"^  '?([a-z-]+)'?: '", table, re.MULTILINE))


def known_looks() -> set[str]:
    """The kinds of scenery that the client draws; a plain block is one of them."""
    table = (BOARD / "scenery.ts").read_text(encoding="utf-8").partition("PAINTERS: Record<string, Painter> = {")[2]
    return set(re.findall(r"^  '?([a-z-]+)'?[:,]", table.partition("\n}")[0], re.MULTILINE))


@pytest.fixture(params=sorted(SYSTEMS))
def system(request: pytest.FixtureRequest) -> System:
    return load(SYSTEMS[request.param])


def test_every_state_is_drawn(system: System) -> None:
    signs = {word.name: system.shown.signs.get(word.name) for word in system.vocabulary().statuses}
    assert {name for name, sign in signs.items() if sign is None} == set()
    assert {sign for sign in signs.values() if sign and not sign.startswith("M")} - drawn() == set()
    assert {name for name, sign in signs.items() if sign == ""} < set(signs)


def test_all_scenery_is_drawn(system: System) -> None:
    kinds, looks = {word.name for word in system.vocabulary().terrain}, system.shown.looks
    assert ({looks.get(kind, kind) for kind in kinds} | set(looks.values())) - known_looks() == set()
    texts = Texts(system, "en")
    assert {name for name in looks if name not in kinds and texts.word("piece", name) == name} == set()


def test_a_piece_may_have_a_look_of_its_own() -> None:
    saga = load(SYSTEMS["saga"])
    ring = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0))
    looks = [look_of(saga, Piece(id=name, shape=ring, kind="rough")) for name in ("benches", "mud")]
    assert looks == ["benches", "difficult"]


def test_a_state_that_a_game_does_not_draw_is_sent_by_its_own_name() -> None:
    assert tag(Texts(LANTERNS, "en"), "dazed").sign == "dazed"


def test_bleeding_and_poison_are_seen_on_the_table() -> None:
    made = scene(red={"ak": safar(4, 7)}, blue={"bo": safar(9, 7)}).state
    me = made.figures["ak"]
    assert portrait(me).states == ()
    assert portrait(replace(me, poison=0)).states == ("poisoned",)
    hurt = replace(me, bleeding=(Bleed(1),), poison=2)
    assert portrait(hurt).states == ("bleeding", "poisoned")
    shown = figure_view(Texts(load(SYSTEMS["kharn-ages"]), "en"), made, hurt)
    assert [(one.id, one.sign) for one in shown.tags] == [("bleeding", "drop"), ("poisoned", "skull")]
    assert {SIGNS[state] for state in portrait(hurt).states} <= drawn()
