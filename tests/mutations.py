"""Things people write, with one thing wrong: a key or a word misspelt, a value of another kind, a number beyond all
bounds, a field too many. What each game has of such things is here as well, and whether a reader notices.

`tools/spoil` walks through all of them; tests/house/test_mutations.py draws some.
"""

from __future__ import annotations

import atexit
import json
import re
import shutil
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec

from escarmouche.cards import content, lists
from escarmouche.cards.setups import check_setup
from escarmouche.core.dice import Block
from escarmouche.core.system import Setup, System, load
from escarmouche.files import yamls
from escarmouche.files.words import BadFile
from escarmouche.games import SYSTEMS
from escarmouche.games.saga.core import read_own
from escarmouche.games.saga.scenarios import encounters
from escarmouche.games.saga.settings import ENCOUNTERS
from escarmouche.rulings import cases, lessons
from escarmouche.telling.texts import Unusable

ABSURD = -77_777_777
CASES = Path(__file__).parent / "cases"
Written: TypeAlias = tuple[str, Any]
"""The kind of a card, nothing for other things, and the thing itself as plain data."""


class Mutant(NamedTuple):
    """What is written now; where it was changed, with `*` for places in lists; and how."""

    value: Any
    where: str
    how: str


def mutants(value: Any, where: str = "") -> Iterator[Mutant]:
    """Every way to get one thing wrong in a value, from the outside in."""
    match value:
        case dict():
            yield Mutant({**value, "qzx": 1}, f"{where}.qzx", "added")
            for key, part in value.items():
                others = {other: one for other, one in value.items() if other != key}
                yield Mutant({misspelt(key): part, **others}, f"{where}.{key}", "renamed")
                for kind in other_kinds(part):
                    yield Mutant({**value, key: kind}, f"{where}.{key}", "spoilt")
                for one in mutants(part, f"{where}.{key}"):
                    yield one._replace(value={**value, key: one.value})
        case list():
            for at, part in enumerate(value):
                for kind in other_kinds(part):
                    yield Mutant([*value[:at], kind, *value[at + 1 :]], f"{where}.*", "spoilt")
                for one in mutants(part, f"{where}.*"):
                    yield one._replace(value=[*value[:at], one.value, *value[at + 1 :]])
        case str():
            yield Mutant(misspelt(value), where, "misspelt")
        case bool():
            return
        case int() | float():
            yield Mutant(ABSURD, where, "absurd")


def misspelt(word: str) -> str:
    return word[:2] + "qz" + word[2:]


def other_kinds(value: Any) -> tuple[Any, ...]:
    """Values of another kind than this one."""
    match value:
        case bool():
            return ("qzx", 7)
        case str():
            return (7, ["qzx"])
        case int() | float():
            return ("qzx", True)
        case list():
            return ({"qzx": 1}, 7)
        case dict():
            return ([7], "qzx")
    return ({"qzx": 1},)


# ---------------------------------------------------------------- what a game has that people write


@cache
def system_of(game: str) -> System:
    return load(SYSTEMS[game])


def setups(game: str) -> list[Written]:
    system = system_of(game)
    bands = {seat: system.lists.build(Block(seat, 0), None, {}) for seat in system.seats}
    options = msgspec.to_builtins(system.rules.settings()) if system.rules.settings else {}
    return [("", {"game": game, "seed": "7", "lists": bands, "options": options, "free": False})]


def wrong_setup(game: str, kind: str, value: Any) -> str:
    if not value.keys() <= {*Setup.__struct_fields__} or "game" not in value:
        return "there is no such set-up"
    try:
        check_setup(system_of(game), Setup(**value))
    except Unusable as wrong:
        return wrong.told("en")
    return ""


def army_lists(game: str) -> list[Written]:
    members = system_of(game).lists.build(Block("list", 0), None, {})
    return [("", {"game": game, "name": "Mine", "members": members, "game_size": 1_000})]


def wrong_list(game: str, kind: str, value: Any) -> str:
    try:
        lists.given(system_of(game), [str(on_disk(value))])
    except (Unusable, BadFile) as wrong:
        return wrong.told("en") if isinstance(wrong, Unusable) else str(wrong)
    return ""


def cards(game: str) -> list[Written]:
    """Every card that is printed, with its kind."""
    found = content.catalogue(system_of(game))
    if found is None:
        return []
    return [
        (kind, json.loads(msgspec.json.encode(content.typed(shape, card))))
        for kind, shape in found.kinds.items()
        for card in found.printed()[kind].values()
    ]


def wrong_card(game: str, kind: str, value: Any) -> str:
    found = content.catalogue(system_of(game))
    assert found is not None
    checked = content.check(found, [("mine.yaml", content.text_of(found, {kind: [value]}))])
    return " ".join(fault.what.reason for fault in checked.faults)


@cache
def all_cases(game: str) -> list[Written]:
    documents = [one for file in cases.collect([CASES / game]) for one in yamls.read_all(file)]
    several = [one if isinstance(one, list) else [one] for one in documents]
    return [("", yamls.plain(case)) for some in several for case in some if case]


def wrong_case(game: str, kind: str, value: Any) -> str:
    (outcome,) = cases.run_files([on_disk(value)], SYSTEMS)
    assert "the rules stopped with" not in outcome.why, outcome.why
    return outcome.why


def all_lessons(game: str) -> list[Written]:
    try:
        text = system_of(game).file("lessons.yaml")
    except FileNotFoundError:
        return []
    made: Any = yamls.plain(yamls.parse(text))
    return [("", {"lessons": [one]}) for one in made["lessons"]]


def wrong_lesson(game: str, kind: str, value: Any) -> str:
    """Its scene is played, too."""
    found: list[cases.Case] = []
    wrong = refused(lambda: found.extend(lessons.read(system_of(game), json.dumps(value))[1].values()))
    return wrong or " ".join(cases.run(case, system_of(game)).why for case in found)


def all_encounters(game: str) -> list[Written]:
    if game != "saga":
        return []
    return [
        ("", yamls.plain(yamls.parse(system_of(game).file("content", "encounters", f"{name}.yaml"))))
        for name in ENCOUNTERS
    ]


def wrong_encounter(game: str, kind: str, value: Any) -> str:
    return refused(lambda: encounters.read(json.dumps(value), "mine.yaml"))


def core_blocks(game: str) -> list[Written]:
    return [("", yamls.plain(yamls.parse(system_of(game).file("core.yaml"))))] if game == "saga" else []


def wrong_core_block(game: str, kind: str, value: Any) -> str:
    return refused(lambda: read_own(json.dumps(value).encode(), "pool_sum_d6", "mine.yaml"))


def refused(read: Callable[[], object]) -> str:
    try:
        read()
    except BadFile as wrong:
        return str(wrong)
    return ""


def on_disk(value: Any) -> Path:
    file = FOLDER / "mutant.yaml"
    file.write_text(json.dumps(value), encoding="utf-8")
    return file


FOLDER = Path(tempfile.mkdtemp(prefix="mutants-"))
atexit.register(shutil.rmtree, FOLDER, ignore_errors=True)


class Kind(NamedTuple):
    """A kind of thing: all that a game has of it, a reader that says why it refuses one (nothing if it takes it), and
    where in it other words are as good."""

    written: Callable[[str], list[Written]]
    refusal: Callable[[str, str, Any], str]
    free: str


TEXTS = (
    r"lessons\.\*\.(id|(title|about|done)\.(en|fr)|notes\.\*\.(says|otherwise)\.(en|fr)"
    r"|scene\.(figures\.\w+|terrain\.\*\.id|dice\.\w+\.[a-z-]+|figures\.\w+\.with\.name))"
)
KINDS = {
    "set-up": Kind(setups, wrong_setup, r"(options\.)?seed|options\.break_hold_difficulty"),
    "list": Kind(army_lists, wrong_list, r"name"),
    "card": Kind(
        cards,
        wrong_card,
        r"name|en|fr|role|band|note|weapons\.\*\.name|(solos|abilities)\.\*\.(name|en)|solos\.\*\.cost|classes\.\*"
        r"|rare\.[a-z-]+|adds",
    ),
    "case": Kind(
        all_cases,
        wrong_case,
        r"case|title|figures\.\w+|terrain\.\*\.id|dice\.\w+\.[a-z-]+|options\.(tokens|tokens_home|things)\.[\w-]+"
        r"|figures\.\w+\.with\.(kind|(weapons|equipment)\.\*\.name|tokens\.\*|gear\.[^.]+|classes\.\*)",
    ),
    "lesson": Kind(all_lessons, wrong_lesson, TEXTS),
    "encounter": Kind(all_encounters, wrong_encounter, r"name|scenery\.\*\.id"),
    "core block": Kind(core_blocks, wrong_core_block, r"tests\.[\w-]+\.level"),
}
"""What people write, and the fields where other words are as good: seeds and names, notes, titles, classes, bands. Of
`adds`, `dice`, a difficulty and the cost of a solo a number is as good as the word or the list that was there; a
figure, a piece of scenery or a token nobody speaks of may be called anything."""


def free(kind: str, mutant: Mutant) -> bool:
    """Is what was changed as good as it was?"""
    return mutant.how != "added" and re.fullmatch(KINDS[kind].free, mutant.where.lstrip(".")) is not None
