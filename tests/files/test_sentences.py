"""Sentences about what is wrong: said in English where it is found out, told in French as well."""

from __future__ import annotations

import ast
import copy
import pickle
import string
from collections.abc import Iterator
from pathlib import Path

import pytest

from escarmouche.files.sentences import french, said, told
from escarmouche.files.words import BadFile, Unknown

SOURCES = Path(__file__).parents[2] / "src" / "escarmouche"
SPEAKERS = ("escarmouche.files.sentences", "escarmouche.files.words")
EXPECTED = " expected, not {value}"
NOT_SENTENCES = {"{told}", "{winner} ({reason})", "{place}: {told}", "{place}: {field}: {told}"}
"""Nothing of these needs other words, but for the space before a colon."""


def said_in(path: Path) -> Iterator[str]:
    """The patterns of a file: written in the call, or in a name of the same function."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module in SPEAKERS]
    speakers = {alias.name for node in imports for alias in node.names} & {"said", "expected"}
    for scope in (node for node in ast.walk(tree) if speakers and isinstance(node, ast.FunctionDef)):
        for call in (node for node in ast.walk(scope) if isinstance(node, ast.Call)):
            if isinstance(call.func, ast.Name) and call.func.id in speakers:
                found = list(texts(call.args[0], scope))
                assert found or path.name == "words.py", f"{path.name}:{call.lineno}: a pattern that cannot be read"
                yield from (words + (EXPECTED if call.func.id == "expected" else "") for words in found)


def texts(node: ast.expr, scope: ast.FunctionDef) -> Iterator[str]:
    """A text that is written here, or those that a name stands for."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.Name):
        for one in (part for part in ast.walk(scope) if isinstance(part, ast.Assign)):
            if any(isinstance(target, ast.Name) and target.id == node.id for target in one.targets):
                yield from texts(one.value, scope)


def fields(pattern: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(pattern) if name is not None}


def test_every_sentence_has_french_words_and_no_others_are_kept() -> None:
    patterns = {pattern for path in SOURCES.rglob("*.py") for pattern in said_in(path)}
    known = set(french()["sentences"])
    assert len(patterns) > 100
    assert patterns - known == set()
    assert known - patterns == set()


def test_both_languages_say_the_same_facts() -> None:
    for english, other in french()["sentences"].items():
        assert fields(english) == fields(other), english
        assert english != other or english in NOT_SENTENCES, english


def test_a_sentence_is_made_of_others() -> None:
    unknown = Unknown("weapon", "Lanse", ["Lance", "Arc"])
    words = said("line {line}: {told}", line=3, told=said("the answer was refused: {why}", why=unknown))
    assert words == "line 3: the answer was refused: no weapon is called 'Lanse'; did you mean Lance?"
    told_so = "ligne 3\N{NO-BREAK SPACE}: la réponse a été refusée\N{NO-BREAK SPACE}: il n’y a pas d’arme 'Lanse'"
    assert told("fr", words) == told_so + "\N{NARROW NO-BREAK SPACE}; vouliez-vous dire Lance\N{NARROW NO-BREAK SPACE}?"
    assert told("en", words) == str(words)


def test_what_nobody_translates_is_told_as_it_is() -> None:
    assert told("fr", "plain") == "plain"
    assert told("fr", said("an own {word} of a plug-in", word=said("nothing"))) == "an own rien of a plug-in"


@pytest.mark.parametrize("travelled", [lambda one: pickle.loads(pickle.dumps(one)), copy.deepcopy])
def test_an_error_travels_with_its_words(travelled: object) -> None:
    bad = BadFile("band.yaml", 3, "members", said("too many: at most {most}", most=60), "member")
    there = travelled(bad)  # type: ignore[operator]
    assert str(there) == "band.yaml:3: members: too many: at most 60; did you mean 'member'?"
    assert "il y en a trop" in there.told("fr")


def test_names_are_not_taken_for_patterns() -> None:
    assert str(BadFile("{x}.yaml", 0, "", said("unknown {noun} {word}", noun="field", word="'{y}'"))) == (
        "{x}.yaml: unknown field '{y}'"
    )
