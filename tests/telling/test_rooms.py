"""Rooms that have messages of their own: all they say is there, and nothing is there that they do not say."""

import re
from pathlib import Path

import pytest

import escarmouche
from escarmouche.cli.words import ROOM as CLI
from escarmouche.cli.words import tell
from escarmouche.lab.words import ROOM as LAB
from escarmouche.telling.messages import Room, entries, source

SOURCE = Path(escarmouche.__file__).parent
ROOMS = [(CLI, r"\b(?:tell|warn)\(\s*[\w.()]+,\s*"), (LAB, r"\bword\(\s*")]


def code(room: Room) -> str:
    folder = SOURCE / room.package.rpartition(".")[2]
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.py")))


@pytest.mark.parametrize(("room", "saying"), ROOMS)
def test_whatever_a_room_says_is_among_its_messages(room: Room, saying: str) -> None:
    said = set(re.findall(saying + r"[\"']([a-z-]+)[\"']", code(room)))
    assert len(said) > 10
    assert said - set(entries("en", room)) == set()


@pytest.mark.parametrize("room", [room for room, _ in ROOMS])
def test_a_room_says_each_of_its_messages(room: Room) -> None:
    text = code(room)
    families = tuple(re.findall(r"f[\"']([a-z]+-)\{", text))
    own = re.findall(r"^([a-z-]+) =", source(room, "en"), re.MULTILINE)
    unsaid = [name for name in own if not re.search(rf"[\"']{name.removesuffix('-about')}[\"']", text)]
    assert [name for name in unsaid if not name.startswith(families)] == []


def test_numbers_and_words_agree() -> None:
    assert tell("en", "stopped-after", done=0, games=1) == "stopped after 0 of one game"
    assert tell("fr", "stopped-after", done=1, games=20) == "arrêté après 1 partie sur 20"
    assert tell("fr", "ladder-failed", games=2, which="a, b") == "2 parties ont échoué\u00a0: a, b"
    assert tell("fr", "odds-dice", dice="1–3") == "1–3 dés"
    assert tell("en", "odds-dice", dice=1) == "1 die"
