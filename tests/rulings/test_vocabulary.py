"""A vocabulary leaves out nothing that a case may name: it is held against the code, not against a list."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import escarmouche
from escarmouche.core.events import snake
from escarmouche.core.system import System, Vocabulary, load
from escarmouche.games import SYSTEMS
from escarmouche.games.age_des_escarmouches.desk.facts import MYSTICS
from escarmouche.games.age_des_escarmouches.figures import MARKERS as AGE_STATES
from escarmouche.games.age_des_escarmouches.rules import keywords as age
from escarmouche.games.evenor.figures import MARKERS as EVENOR_STATES
from escarmouche.games.evenor.traits import IMPLEMENTED
from escarmouche.games.kharn_ages.figures import MARKERS as KHARN_STATES
from escarmouche.games.kharn_ages.rules.keywords import KEYWORDS
from escarmouche.games.saga.figures import STATUSES as SAGA_STATES
from escarmouche.rulings.ledger import ledger
from escarmouche.rulings.vocabulary import form_of, told

SOURCE = Path(escarmouche.__file__).parent
STATES = {"evenor": EVENOR_STATES, "kharn-ages": KHARN_STATES, "age-des-escarmouches": AGE_STATES, "saga": SAGA_STATES}
SKILLS = {
    "evenor": set(IMPLEMENTED),
    "kharn-ages": set(KEYWORDS),
    "age-des-escarmouches": {*age.KEYWORDS, *age.EQUIPMENT, *MYSTICS},
    "saga": set(),
}
games = pytest.mark.parametrize("game", SYSTEMS)


def system_of(game: str) -> System[Any]:
    return load(SYSTEMS[game])


def words(game: str) -> Vocabulary:
    return system_of(game).vocabulary()


def names(section: tuple[Any, ...]) -> list[str]:
    return [word.name for word in section]


def calls(game: str) -> Iterator[ast.Call]:
    """Every call in the source of a game."""
    for file in sorted((SOURCE / "games" / game.replace("-", "_")).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield node


def asked_keys(game: str) -> set[str]:
    """The key of every question that rules put: the first argument of `game.ask` and `game.choose`."""
    return {
        call.args[0].value
        for call in calls(game)
        if isinstance(call.func, ast.Attribute)
        and call.func.attr in ("ask", "choose")
        and isinstance(call.func.value, ast.Name)
        and call.func.value.id == "game"
        and isinstance(call.args[0], ast.Constant)
        and isinstance(call.args[0].value, str)
    }


def options_read(game: str) -> set[str]:
    """The options that code reads: `options.get("scenario")`, `options["things"]`."""
    found = set()
    for file in sorted((SOURCE / "games" / game.replace("-", "_")).rglob("*.py")):
        found |= set(re.findall(r'options(?:\.get\(|\[)"([a-z_]+)"', file.read_text(encoding="utf-8")))
    return found


@games
def test_every_question_that_rules_put_is_a_decision(game: str) -> None:
    asked = asked_keys(game)
    assert len(asked) > 10, "the search finds questions"
    assert asked <= set(names(words(game).decisions))


@games
def test_every_decision_says_when_it_is_asked(game: str) -> None:
    silent = [word.name for word in words(game).decisions if "sked" not in word.meaning]
    assert not silent


@games
def test_every_event_purpose_and_state_is_there_with_a_meaning(game: str) -> None:
    system, known = system_of(game), words(game)
    assert names(known.events) == [snake(kind.__name__) for kind in system.event_types]
    assert names(known.dice) == list(system.purposes)
    assert names(known.statuses) == list(STATES[game])
    assert not [word.name for word in (*known.events, *known.dice, *known.statuses) if not word.meaning]


@games
def test_every_skill_is_there_and_told_in_the_words_of_the_ledger(game: str) -> None:
    system = system_of(game)
    skills = told(system).skills
    assert set(names(skills)) == SKILLS[game]
    assert all(word.rules for word in skills)
    book = ledger(system)
    for word in skills:
        assert all(book[rule].en.rule in word.meaning for rule in word.rules), word.name


@games
def test_every_modifier_is_there_with_its_value(game: str) -> None:
    titles = {title for stat in system_of(game).stats for title, _, _ in stat.modifiers}
    known = words(game).modifiers
    assert set(names(known)) == titles
    valued = r"[-+] ?(\d|[A-Z]\b|the|half|what)|[Ww]hat "
    vague = [word.name for word in known if not re.search(valued, word.meaning)]
    assert not vague


@games
def test_every_option_that_code_reads_is_there(game: str) -> None:
    laid_by_cases = {"keep_table", "pressed", "game_size", "imposed_size", "no_scouts"}
    assert options_read(game) - laid_by_cases <= set(names(words(game).options))


@games
def test_words_that_code_puts_into_fields_are_told(game: str) -> None:
    system = system_of(game)
    kinds = {kind.__name__ for kind in system.event_types}
    note = next(word.meaning for word in system.vocabulary().notes if word.name == "words of fields")
    listed = {field: set(re.split(", | and |: ", text)) for field, text in re.findall(r"([a-z_.]+): ([^;]+)", note)}
    untold = set()
    for call in calls(game):
        if isinstance(call.func, ast.Name) and call.func.id in kinds:
            for keyword in call.keywords:
                value = keyword.value.value if isinstance(keyword.value, ast.Constant) else None
                name = f"{snake(call.func.id)}.{keyword.arg}"
                if isinstance(value, str) and value and not any(value in part for part in listed.get(name, ())):
                    untold.add(f"{name}: {value}")
    assert not untold


@games
def test_every_profile_is_told_with_its_cost(game: str) -> None:
    known = words(game)
    cards = {word.name: word.meaning for word in known.cards}
    assert not [name for name in known.profiles if not re.search(r"\d+ (DO|Ko|PA)", cards.get(name, ""))]


@pytest.mark.parametrize(
    ("kind", "form"),
    [
        (str, "TEXT"),
        (int | None, "NUMBER or null"),
        (tuple[str, ...], "[TEXT, ...]"),
        (tuple[float, float], "[x, y]"),
        (tuple[tuple[float, float], ...], "[[x, y], ...]"),
        (dict[str, int], "{TEXT: NUMBER}"),
        (bool, "true or false"),
    ],
)
def test_types_are_told_as_values_are_written(kind: Any, form: str) -> None:
    assert form_of(kind) == form
