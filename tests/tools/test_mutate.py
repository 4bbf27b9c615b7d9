"""The mutation tool: which breaks it makes, that each of them compiles, and that it can tell dead from alive."""

from __future__ import annotations

import importlib
import importlib.util
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = '''
from escarmouche.core.rules import carries, modifies, rule

LIMIT = 3
carries("game.rules.LIMIT", "TOY-01"[0 + 1 :])


@rule("TOY-01")
def judged(blows: int, parries: int, game: object = None) -> int:
    """Not broken: 7."""
    assert blows >= 0
    if blows > parries and parries < LIMIT:
        game.tell(blows)
    pairs = list(zip((), (), strict=True))
    return min(blows, parries) + 1
'''


@pytest.fixture(scope="module")
def mutate() -> ModuleType:
    spec = importlib.util.spec_from_file_location("mutate", ROOT / "tools/mutate.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    sys.modules["mutate"] = made
    spec.loader.exec_module(made)
    return made


def test_breaks_are_small_and_leave_docstrings_and_assertions_alone(
    mutate: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "src/game/rules.py"
    file.parent.mkdir(parents=True)
    file.write_text(SOURCE)
    monkeypatch.setattr(mutate, "ROOT", tmp_path)
    found = mutate.mutants_of(file)
    broken = {one.new for one in found}
    assert "LIMIT = 4" in broken
    assert "if blows >= parries and parries < LIMIT:" in broken
    assert "if blows > parries or parries < LIMIT:" in broken
    assert "return max(blows, parries) + 1" in broken
    assert "return min(blows, parries) - 1" in broken
    assert "return 0" in broken
    assert "pass" in broken
    assert not [one.old for one in found if any(word in one.old for word in ("Not broken", "assert", "carries"))]
    assert not [one.new for one in found if "strict=False" in one.new]
    assert {one.rules for one in found if one.function} == {("TOY-01",)}
    assert {one.kind for one in found if one.new == "pass"} == {"tell"}
    assert all(mutate.broken_code(one) for one in found)
    assert {one.at_import for one in found if one.function == ""} == {True}


def test_every_break_of_a_real_file_compiles(mutate: ModuleType) -> None:
    found = mutate.mutants_of(ROOT / "src/escarmouche/core/views.py") + mutate.mutants_of(
        ROOT / "src/escarmouche/core/rules.py"
    )
    assert found
    for one in found:
        mutate.broken_code(one)


def test_a_function_made_by_another_at_import_is_not_broken_in_its_maker(mutate: ModuleType) -> None:
    importlib.import_module("escarmouche.games.kharn_ages.rules.special")
    found = mutate.mutants_of(ROOT / "src/escarmouche/games/kharn_ages/rules/special.py")
    made = [one for one in found if one.function == "offered.offers" and not one.at_import]
    assert made
    assert not any(mutate.swap(one) for one in made)


def test_rules_none_of_whose_breaks_is_noticed_are_weak(mutate: ModuleType) -> None:
    (one, *_) = mutate.mutants_of(ROOT / "src/escarmouche/core/views.py")

    def verdict(fate: str, *rules: str) -> object:
        return mutate.Verdict(replace(one, rules=rules, function="f", old="a", new="b"), fate)

    verdicts = [verdict("survived", "EV-A-01", "EV-A-02"), verdict("killed", "EV-A-02"), verdict("time", "EV-A-03")]
    known = {"EV-A-03": ["x"], "EV-A-04": ["y"]}
    assert mutate.weaknesses(known, verdicts) == {"EV-A-01": ["f: a → b"], "EV-A-04": ["y"]}


def test_a_break_that_tests_notice_is_killed() -> None:
    what = ["src/escarmouche/core/events.py", "--kind", "return", "--sample", "5"]
    told = subprocess.run(
        [
            sys.executable,
            str(ROOT / "tools/mutate.py"),
            *what,
            "--tests",
            "tests/core/test_events.py",
            "--workers",
            "1",
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "5 mutants" in told.stdout, told.stderr
    assert "0 killed" not in told.stdout


def test_a_table_is_tried_by_the_tests_that_import_it_though_they_run_no_line_of_it(mutate: ModuleType) -> None:
    module = "escarmouche.games.age_des_escarmouches.rules.keywords"
    assert "tests/games/age_des_escarmouches/test_content.py" in mutate.importing(module)
    assert "tests/tools/test_mutate.py" not in mutate.importing(module)
    broken = next(one for one in mutate.mutants_of(ROOT / f"src/{module.replace('.', '/')}.py") if one.at_import)
    cover = mutate.Cover(seconds={"tests/games/age_des_escarmouches/test_content.py::test_all": 1.0, "other::a": 0.1})
    assert cover.tests(broken) == ["tests/games/age_des_escarmouches/test_content.py::test_all"]
