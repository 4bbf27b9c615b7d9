"""./escarmouche: what it installs, when, and how it speaks."""

import os
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PYPROJECT = "[project]"
CLIENT = ("client/package-lock.json", "client/src/board/Board.svelte")


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script as a module, looking at a small house of its own instead of this one."""
    loader = SourceFileLoader("bootstrap", str(ROOT / "escarmouche"))
    spec = spec_from_loader("bootstrap", loader)
    assert spec
    script = module_from_spec(spec)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    loader.exec_module(script)
    python = tmp_path / ".venv/bin/python"
    python.parent.mkdir(parents=True)
    python.touch()
    (tmp_path / "requirements").mkdir()
    for lock in script.LOCKS:
        (tmp_path / f"requirements/{lock}.txt").write_text(f"{lock}==1")
    (tmp_path / "pyproject.toml").write_text(PYPROJECT)
    (tmp_path / "client/src/board").mkdir(parents=True)
    for name in CLIENT:
        (tmp_path / name).write_text("made")
    monkeypatch.setattr(script, "ROOT", tmp_path)
    monkeypatch.setattr(script, "PYTHON", python)
    monkeypatch.setattr(script, "STAMP", tmp_path / ".venv/made-from")
    return script


@pytest.mark.parametrize(
    ("args", "lock"),
    [
        ([], "run"),
        (["--help"], "run"),
        (["play", "check"], "run"),
        (["check", "--coverage"], "check"),
        (["bench"], "bench"),
        (["build-fast", "--remove"], "bench"),
        (["balance"], "lab"),
    ],
)
def test_the_first_argument_chooses_the_lock(house: Any, args: list[str], lock: str) -> None:
    assert house.missing(args, "") == lock


def test_a_second_start_has_nothing_to_install(house: Any) -> None:
    assert house.missing([], house.stamp("run")) is None
    assert house.missing(["check"], house.stamp("check")) is None


def test_a_larger_lock_satisfies_a_smaller_one(house: Any) -> None:
    assert house.missing([], house.stamp("bench")) is None
    assert house.missing(["check"], house.stamp("bench")) is None
    assert house.missing(["bench"], house.stamp("check")) == "bench"


@pytest.mark.parametrize("changed", ["requirements/check.txt", "pyproject.toml", "hatch_build.py", *CLIENT])
def test_a_changed_file_is_installed_again_and_large_stays_large(house: Any, changed: str) -> None:
    before = house.stamp("check")
    (house.ROOT / changed).write_text("changed")
    assert house.missing([], before) == "check"


def test_a_change_of_another_lock_is_no_reason_to_install(house: Any) -> None:
    before = house.stamp("run")
    (house.ROOT / "requirements/bench.txt").write_text("changed")
    assert house.missing([], before) is None


def test_what_tools_leave_beside_the_client_is_no_reason_to_install(house: Any) -> None:
    before = house.stamp("run")
    left = house.ROOT / "client/node_modules/svelte"
    left.mkdir(parents=True)
    (left / "index.js").write_text("left")
    assert house.missing([], before) is None


def test_a_lost_environment_is_made_again(house: Any) -> None:
    before = house.stamp("run")
    house.PYTHON.unlink()
    assert house.missing([], before) == "run"


def test_a_moved_folder_is_installed_again(house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    before = house.stamp("run")
    moved = house.ROOT.rename(house.ROOT.with_name("moved"))
    monkeypatch.setattr(house, "ROOT", moved)
    monkeypatch.setattr(house, "PYTHON", moved / ".venv/bin/python")
    assert house.missing([], before) == "run"


def test_a_failed_step_leaves_no_stamp(house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    house.STAMP.write_text("run old")

    def fail(*command: str) -> None:
        if "sync" in command:
            sys.exit("no network")

    monkeypatch.setattr(house, "run", fail)
    with pytest.raises(SystemExit, match="no network"):
        house.install("run")
    assert not house.STAMP.exists()


@pytest.mark.parametrize(
    ("env", "said"),
    [
        ({}, "needs"),
        ({"LANG": "C.UTF-8"}, "needs"),
        ({"LANG": "fr_FR.UTF-8"}, "demande"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "needs"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_BE.UTF-8"}, "demande"),
    ],
)
def test_it_speaks_the_language_of_the_terminal(house: Any, env: dict[str, str], said: str) -> None:
    assert said in house.words("old", env=env)


def test_a_command_that_fails_is_named(house: Any) -> None:
    with pytest.raises(SystemExit, match="exit\\(3\\)"):
        house.run(sys.executable, "-c", "raise SystemExit(3) # exit(3)")


def test_it_hands_every_argument_over_from_elsewhere_and_through_a_link(house: Any, tmp_path: Path) -> None:
    script, elsewhere = house.ROOT / "escarmouche", tmp_path / "elsewhere"
    script.write_bytes((ROOT / "escarmouche").read_bytes())
    house.PYTHON.write_text('#!/bin/sh\necho "$PYTHONDONTWRITEBYTECODE" "$@"\n')
    house.PYTHON.chmod(0o755)
    house.STAMP.write_text(house.stamp("check"))
    elsewhere.mkdir()
    (elsewhere / "linked").symlink_to(script)

    def start(*args: str) -> str:
        env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "linked", *args]
        return subprocess.run(
            command, cwd=elsewhere, env=env, capture_output=True, text=True, check=True
        ).stdout.strip()

    assert start("play", "--seed", "7", "a b") == "-m escarmouche play --seed 7 a b"
    assert start("check", "--coverage", "--", "-k", "x") == "-m escarmouche.check --coverage -- -k x"
