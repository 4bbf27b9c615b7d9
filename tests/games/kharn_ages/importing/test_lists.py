"""Lists of the list builder, read and written by the ids that imported cards carry."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from escarmouche.cards import content
from escarmouche.cards.bringing import brought
from escarmouche.cards.foreign import packed, unpacked
from escarmouche.cards.lists import ArmyList, decode, foreign_code, game_of
from escarmouche.core.brought import Brought, unmarked
from escarmouche.games.kharn_ages import SYSTEM, cards
from escarmouche.games.kharn_ages.importing.catalogue import read
from escarmouche.games.kharn_ages.rules import recruits
from escarmouche.telling.texts import Unusable
from games.kharn_ages.importing.catalogues import text

CACHES = (cards.own, cards.shelf, recruits.items, recruits.lots, recruits.details)


@pytest.fixture(autouse=True)
def imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The invented catalogue, imported into a folder of own cards."""
    found = read(text())
    file = content.text_of(cards.CATALOGUE, found.cards, (), found.source)
    (tmp_path / "mine.yaml").write_text(file, encoding="utf-8")
    monkeypatch.setenv(content.FOLDER, str(tmp_path))
    for one in CACHES:
        one.cache_clear()
    yield
    for one in CACHES:
        one.cache_clear()


def member(id: str, profile: str, **more: Any) -> dict[str, Any]:
    lists: dict[str, list[str]] = {"addedEquipmentIds": [], "removedBaseEquipmentIds": [], "spellIds": []}
    return {"instanceId": id, "profileId": profile, **lists, **more}


def code(*members: dict[str, Any], **more: Any) -> str:
    head = {"factionId": "fangs", "leaderInstanceId": "m2", "members": list(members)}
    return packed("KA1:", {"name": "Essai", "format": "escarmouche", "pointsLimit": 300, "fersDeLance": [head], **more})


BAND = (
    member("m1", "rongeur-1", removedBaseEquipmentIds=["tranchelard"], addedEquipmentIds=["couvercle"]),
    member("m2", "liseuse-1", spellIds=["esquilles"], grimoireId="petit"),
    member("m3", "rongeur-2", addedEquipmentIds=["lance-cailloux"], munitions={"lance-cailloux": {"simple": 1}}),
)
WRITTEN = (
    "Rongeur I, + Couvercle, - Tranchelard",
    "Liseuse d'os, leader, + small grimoire, + Esquilles noires",
    "Rongeur II, + Lance-cailloux, + 6 bolts",
)


def test_a_list_of_the_builder_is_read_and_legal() -> None:
    listed = decode(SYSTEM, code(*BAND))
    assert (listed.members, listed.name, listed.options, listed.lost) == (WRITTEN, "Essai", {"game_size": 300}, ())
    judged = SYSTEM.lists.check(listed.members, listed.options)
    assert judged.legal
    assert judged.cost == (40 - 10 + 7) + (40 + 20 + 5) + (40 + 14 + 15)


def test_it_is_written_back_the_same() -> None:
    listed = decode(SYSTEM, code(*BAND))
    again, unsaid = foreign_code(SYSTEM, listed)
    document = unpacked(again)
    assert unsaid == ()
    assert document["fersDeLance"][0]["members"] == list(BAND)
    assert (document["fersDeLance"][0]["leaderInstanceId"], document["fersDeLance"][0]["factionId"]) == ("m2", "fangs")
    assert (document["name"], document["pointsLimit"], document["snapshot"]["totalCost"]) == ("Essai", 300, 171)
    assert decode(SYSTEM, again) == listed


def test_a_code_is_known_with_and_without_its_prefix() -> None:
    made = code(*BAND)
    assert game_of(made) == game_of(made.removeprefix("KA1:")) == "kharn-ages"
    assert decode(SYSTEM, made.removeprefix("KA1:")).members == WRITTEN
    assert game_of("Lancier-de-la-Couronne-et-de-toutes-les-autres-couronnes") is None


def test_what_cannot_be_said_is_named() -> None:
    odd = member("m1", "rongeur-1", addedEquipmentIds=["chaudron"], mount={"mountId": "x"})
    listed = decode(SYSTEM, code(odd, member("m2", "inconnu-3"), format="bataille"))
    assert listed.members == ("Rongeur I",)
    assert listed.lost == ("format: bataille", "Rongeur I: mount", "Rongeur I: chaudron", "inconnu-3")
    ours = ArmyList(game=SYSTEM.name, members=("Rongeur I, + Épieu", "Écorcheur"))
    assert foreign_code(SYSTEM, ours)[1] == ("Rongeur I: Épieu", "Écorcheur")


@pytest.mark.parametrize(
    "broken",
    ["KA1:", "KA1:!!!!", "KA1:AAAA", packed("KA1:", {}), code(member("m1", "x", spellIds=3)), "KA1:" + "A" * 200_000],
)
def test_a_broken_code_is_refused(broken: str) -> None:
    with pytest.raises(Unusable):
        decode(SYSTEM, broken)


def test_a_code_that_swells_is_refused() -> None:
    with pytest.raises(Unusable):
        decode(SYSTEM, packed("KA1:", {"name": "x" * 5_000_000}))


def test_a_code_is_read_with_the_cards_of_ones_own_shelf(tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").unlink()
    for one in CACHES:
        one.cache_clear()
    own = Brought(SYSTEM.name, brought(cards.CATALOGUE, read(text()).cards))
    said = code(*BAND)
    assert not decode(SYSTEM, said).members
    listed = decode(SYSTEM, said, own)
    assert tuple(map(unmarked, listed.members)) == WRITTEN
    assert listed.lost == ()
    assert SYSTEM.lists.check(listed.members, {}).legal
    written, unsaid = foreign_code(SYSTEM, listed)
    again = decode(SYSTEM, written, own)
    assert (again.members, unsaid) == (listed.members, ())
    assert unpacked(written)["snapshot"]["entries"][0]["displayName"] == "Rongeur I"
