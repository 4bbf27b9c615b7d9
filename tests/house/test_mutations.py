"""Whatever people write with one thing wrong in it is refused and never gives a traceback: set-ups, lists, codes of
lists, cards and cases of every game. Where anything is legal is said here."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from escarmouche.cards import content, lists
from escarmouche.cards.setups import check_setup
from escarmouche.core.dice import Block
from escarmouche.core.system import Setup, System, load
from escarmouche.files import yamls
from escarmouche.files.words import BadFile
from escarmouche.games import SYSTEMS
from escarmouche.rulings import cases
from escarmouche.telling.texts import Unusable
from mutations import Mutant, mutants

GAMES = pytest.mark.parametrize("game", SYSTEMS)
FREE = {
    "set-up": r"(options\.)?seed|options\.break_hold_difficulty",
    "list": r"name",
    "card": r"name|en|fr|role|band|note|weapons\.\*\.name|(solos|abilities)\.\*\.(name|en)|solos\.\*\.cost|classes\.\*"
    r"|rare\.[a-z-]+|adds",
    "case": r"case|title|figures\.\w+|terrain\.\*\.id|dice\.\w+\.[a-z-]+|options\.(tokens|tokens_home|things)\.[\w-]+"
    r"|figures\.\w+\.with\.(kind|weapons\.\*\.name|gear\.[^.]+|(ammo|failures)\.[\w:-]+)",
}
"""Fields where other words are as good: seeds and names, notes, titles,
classes, bands. Of `adds`, `dice`, a difficulty and
the cost of a solo a number is as good as the word or the list that was there; a figure, a piece of scenery or a token
nobody speaks of may be called anything."""


def few(examples: int) -> Callable[[Any], Any]:
    quiet = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
    return settings(
        max_examples=examples, derandomize=True, deadline=None, phases=[Phase.generate], suppress_health_check=quiet
    )


def noticed(kind: str, mutant: Mutant, refused: bool) -> None:
    free = re.fullmatch(FREE[kind], mutant.where.lstrip(".")) is not None
    assert refused or (free and mutant.how != "added"), mutant


@cache
def system_of(game: str) -> System:
    return load(SYSTEMS[game])


@cache
def wrong_setups(game: str) -> list[Mutant]:
    system = system_of(game)
    bands = {seat: system.lists.build(Block(seat, 0), None, {}) for seat in system.seats}
    options = msgspec.to_builtins(system.rules.settings()) if system.rules.settings else {}
    return list(mutants({"game": game, "seed": "7", "lists": bands, "options": options, "free": False}))


@GAMES
@few(40)
@given(data=st.data())
def test_a_set_up(game: str, data: st.DataObject) -> None:
    mutant = data.draw(st.sampled_from(wrong_setups(game)))
    if not mutant.value.keys() <= {*Setup.__struct_fields__}:
        return  # there is no such set-up
    noticed("set-up", mutant, not playable(system_of(game), Setup(**mutant.value)))


def playable(system: System, setup: Setup) -> bool:
    try:
        check_setup(system, setup)
    except Unusable:
        return False
    return True


@GAMES
@few(25)
@given(data=st.data())
def test_a_list(game: str, data: st.DataObject, tmp_path: Path) -> None:
    system = system_of(game)
    members = system.lists.build(Block("list", 0), None, {})
    good = {"game": game, "name": "Mine", "members": members, "game_size": 1_000}
    mutant = data.draw(st.sampled_from(list(mutants(good))))
    noticed("list", mutant, not readable(system, tmp_path, json.dumps(mutant.value)))
    code = lists.encode(system, lists.ArmyList(game=game, members=tuple(members)))
    at = data.draw(st.integers(0, len(code) - 1))
    with pytest.raises(Unusable):
        lists.decode(system, code[:at] + "é" + code[at + 1 :])
    letter = "B" if code[at] == "A" else "A"
    with pytest.raises(Unusable):
        lists.decode(system, code[:at] + letter + code[at + 1 :])


def readable(system: System, folder: Path, text: str) -> bool:
    file = folder / "list.yaml"
    file.write_text(text, encoding="utf-8")
    try:
        lists.given(system, [str(file)])
    except (Unusable, BadFile):
        return False
    return True


@cache
def wrong_cards(game: str) -> list[tuple[str, Mutant]]:
    found = content.catalogue(system_of(game))
    assert found is not None
    cards = {
        kind: [json.loads(msgspec.json.encode(content.typed(shape, card))) for card in found.printed()[kind].values()]
        for kind, shape in found.kinds.items()
    }
    return [(kind, mutant) for kind, some in cards.items() for card in some for mutant in mutants(card)]


@GAMES
@few(60)
@given(data=st.data())
def test_a_card(game: str, data: st.DataObject) -> None:
    found = content.catalogue(system_of(game))
    if found is None:
        pytest.skip("nobody types in cards of this game")
    kind, mutant = data.draw(st.sampled_from(wrong_cards(game)))
    checked = content.check(found, [("mine.yaml", content.text_of(found, {kind: [mutant.value]}))])
    noticed("card", mutant, bool(checked.faults))


@cache
def all_cases(game: str) -> list[dict[str, Any]]:
    documents = [one for file in cases.collect([CASES / game]) for one in yamls.read_all(file)]
    several = [one if isinstance(one, list) else [one] for one in documents]
    return [yamls.plain(case) for some in several for case in some if case]


CASES = Path(__file__).parents[1] / "cases"


@GAMES
@few(40)
@given(data=st.data())
def test_a_case(game: str, data: st.DataObject, tmp_path: Path) -> None:
    case = data.draw(st.sampled_from(all_cases(game)))
    mutant = data.draw(st.sampled_from(list(mutants(case))))
    file = tmp_path / "case.yaml"
    file.write_text(json.dumps(mutant.value), encoding="utf-8")
    (outcome,) = cases.run_files([file], SYSTEMS)
    assert "the rules stopped with" not in outcome.why, (mutant.where, outcome.why)
    noticed("case", mutant, not outcome.passed)
