"""Army lists: codes both ways, files with their line numbers, and no way to crash on either."""

import string
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from escarmouche.cards.lists import ArmyList, decode, encode, game_of, named, profiles, read, write
from escarmouche.cards.lists import given as given_list
from escarmouche.core.system import load
from escarmouche.files.words import BadFile
from escarmouche.games import SYSTEMS
from escarmouche.telling.texts import Unusable
from toy import SYSTEM as LANTERNS

ALPHABET = string.ascii_letters + string.digits + "-_"
SCOUTS = ArmyList(game="toy", members=("Scout", "Scout", "Brute"))


@given(
    members=st.lists(st.sampled_from(profiles(LANTERNS)), max_size=30).map(tuple),
    size=st.none() | st.integers(1, 999_999),
)
def test_a_code_gives_back_its_list(members: tuple[str, ...], size: int | None) -> None:
    listed = ArmyList(game="toy", members=members, options={} if size is None else {"game_size": size})
    code = encode(LANTERNS, listed)
    assert set(code) <= set(ALPHABET)
    assert decode(LANTERNS, code) == listed
    assert game_of(code) == "toy"


@given(at=st.integers(0, 200), letter=st.sampled_from(ALPHABET))
def test_a_changed_character_is_noticed(at: int, letter: str) -> None:
    code = encode(LANTERNS, SCOUTS)
    body = len("toy1-") + at % (len(code) - len("toy1-"))
    changed = code[:body] + letter + code[body + 1 :]
    if changed != code:
        with pytest.raises(Unusable):
            decode(LANTERNS, changed)


@pytest.mark.parametrize(
    "code", ["toy1-", "toy2-AAAA", "evenor1-AAAA", "toy1-AA", "toy1-A", "hello", "", "toy1-é", "toy1-AAAAAA=="]
)
def test_what_is_not_a_code_is_refused(code: str) -> None:
    with pytest.raises(Unusable):
        decode(LANTERNS, code)


@given(text=st.text(max_size=40) | st.text(alphabet=ALPHABET, max_size=40).map("toy1-".__add__))
def test_any_text_is_a_code_or_a_clear_error(text: str) -> None:
    with suppress(Unusable):
        decode(LANTERNS, text)


@pytest.mark.parametrize("name", sorted(SYSTEMS))
def test_the_profiles_of_a_game_have_different_marks(name: str) -> None:
    system = load(SYSTEMS[name])
    everybody = ArmyList(game=name, members=profiles(system))
    assert decode(system, encode(system, everybody)) == everybody


# -------------------------------------------------------------- details


DETAILS = ("leader", "+ Épée", "- Épée")
DETAILED = replace(LANTERNS, lists=replace(LANTERNS.lists, details=lambda: DETAILS))
"""The toy game with details after its profiles."""


@given(
    st.lists(
        st.tuples(st.sampled_from(profiles(LANTERNS)), st.lists(st.sampled_from(DETAILS), max_size=4)),
        max_size=12,
    )
)
def test_a_code_gives_back_details(band: list[tuple[str, list[str]]]) -> None:
    listed = ArmyList(game="toy", members=tuple(", ".join([name, *more]) for name, more in band))
    code = encode(DETAILED, listed)
    assert decode(DETAILED, code) == listed
    assert code.startswith("toy2-") == any(more for _, more in band)


def test_details_are_named_whatever_the_case_and_the_accents_but_not_the_sign() -> None:
    assert named(DETAILED, "scout,LEADER, +epee ,- epee") == "Scout, leader, + Épée, - Épée"
    with pytest.raises(Unusable) as told:
        named(DETAILED, "Scout, + Epe")
    assert told.value.nearest == "+ Épée"
    with pytest.raises(Unusable):
        encode(DETAILED, ArmyList(game="toy", members=("Scout, cake",)))
    with pytest.raises(Unusable):
        named(LANTERNS, "Scout, leader")


@pytest.mark.parametrize("name", sorted(SYSTEMS))
def test_the_details_of_a_game_have_different_marks(name: str) -> None:
    system = load(SYSTEMS[name])
    if system.lists.details():
        everything = ArmyList(game=name, members=(", ".join([profiles(system)[0], *system.lists.details()]),))
        assert decode(system, encode(system, everything)) == everything


# -------------------------------------------------------------- files


def put(folder: Path, text: str) -> Path:
    path = folder / "band.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_file_gives_back_its_list(tmp_path: Path) -> None:
    listed = ArmyList(game="toy", name="L'« éveil »: no", members=("Scout", "Brute"), options={"game_size": 5})
    assert read(put(tmp_path, write(listed))) == listed


@pytest.mark.parametrize(
    ("text", "line", "field", "meant"),
    [
        ("game: toy\nmembres: [Scout]\n", 2, "membres", "members"),
        ("game: toy\nmembers: Scout\n", 2, "members", None),
        ("game: toy\nmembers: [1, 2]\n", 2, "members", None),
        ("game: toy\n", 1, "members", None),
        ("members: [Scout]\n", 1, "game", None),
        ("game: toy\nmembers: []\ngame_size: many\n", 3, "game_size", None),
        ("- Scout\n", 1, "", None),
        ("", 1, "", None),
        ("game: [\n", 1, "", None),
    ],
)
def test_a_bad_file_names_its_line(text: str, line: int, field: str, meant: str | None, tmp_path: Path) -> None:
    with pytest.raises(BadFile) as caught:
        read(put(tmp_path, text))
    assert (caught.value.line, caught.value.field, caught.value.nearest) == (line, field, meant)


def test_a_file_of_another_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="one game"):
        read(put(tmp_path, "game: saga\nmembers: []\n"), "toy")


@settings(max_examples=60)
@given(data=st.binary(max_size=80) | st.text(max_size=80).map(str.encode))
def test_any_file_is_a_list_or_a_clear_error(data: bytes, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.getbasetemp() / "fuzzed.yaml"
    path.write_bytes(data)
    with suppress(BadFile, Unusable):
        read(path)


# -------------------------------------------------------------- as users give them


def test_a_list_is_a_file_a_code_or_names(tmp_path: Path) -> None:
    path = put(tmp_path, write(SCOUTS))
    assert given_list(LANTERNS, [str(path)]) == SCOUTS
    assert given_list(LANTERNS, [encode(LANTERNS, SCOUTS)]) == SCOUTS
    assert given_list(LANTERNS, ["scout", "SCOUT", "Brute"]) == SCOUTS
    assert list(given_list(LANTERNS, [str(path)]).members) == ["Scout", "Scout", "Brute"]


def test_an_unknown_name_comes_with_the_nearest() -> None:
    with pytest.raises(Unusable) as caught:
        named(LANTERNS, "Scuot")
    assert caught.value.nearest == "Scout"
    with pytest.raises(Unusable):
        encode(LANTERNS, ArmyList(game="toy", members=("Scuot",)))
    with pytest.raises(Unusable):
        given_list(LANTERNS, [])
    with pytest.raises(BadFile):
        given_list(LANTERNS, ["no/such/file.yaml"])
