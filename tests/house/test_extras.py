"""A light core: what the wheel plays without its extras, and what it says where one is missing."""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from escarmouche.cli import usual
from escarmouche.files.extras import EXTRAS

ROOT = Path(__file__).parents[2]
WITHOUT = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing())
"""
EVERY = tuple(module for modules in EXTRAS.values() for module in modules)
POSIX = ("fcntl", "resource", "termios", "pwd", "grp", "uvloop")


def alone(code: str, missing: tuple[str, ...]) -> subprocess.CompletedProcess[str]:
    """A process that has not got these modules."""
    whole = WITHOUT.format(missing=set(missing)) + code
    return subprocess.run([sys.executable, "-c", whole], cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_core_plays_without_any_extra() -> None:
    ran = alone(
        "import escarmouche as esc\n"
        "played = esc.play('evenor', 'greedy', 'habit', seed='7', stop_after=1)\n"
        "position = esc.game('kharn-ages')\n"
        "esc.odds(position, position.options[0]), esc.picture(position)\n"
        "assert esc.simulate('evenor', games=2, workers=1, stop_after=1).games == 2\n"
        "from escarmouche.cli import main\n"
        "assert main(['rules', 'evenor', 'EV-MEL-06']) == 0\n",
        EVERY,
    )
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize(
    ("line", "extra"),
    [
        (["serve", "--no-browser"], "web"),
        (["simulate", "evenor", "--games", "2", "--out", "games/never.parquet"], "lab"),
        (["simulate", "evenor", "--games", "2", "--cluster", "tcp://nowhere:1"], "cluster"),
    ],
)
def test_a_missing_extra_is_named(line: list[str], extra: str) -> None:
    ran = alone(f"from escarmouche.cli import main\nsys.exit(main({[*line, '--lang', 'en']!r}))", EVERY)
    assert ran.returncode == 2
    assert f"escarmouche[{extra}]" in ran.stderr


def test_without_the_web_a_game_is_played_in_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert usual() == "play"


def test_learning_names_its_extra() -> None:
    ran = alone("from escarmouche.learn import env\nenv('evenor')", EVERY)
    assert "escarmouche[learn]" in ran.stderr


def test_nothing_of_one_system_alone_is_imported() -> None:
    """Every module can be imported where there is no fcntl, no resource and no uvloop."""
    ran = alone(
        "import importlib, pkgutil, escarmouche\n"
        "for one in pkgutil.walk_packages(escarmouche.__path__, 'escarmouche.'):\n"
        "    if not one.name.endswith('__main__') and not one.name.startswith('escarmouche.bench'):\n"
        "        importlib.import_module(one.name)\n",
        POSIX,
    )
    assert ran.returncode == 0, ran.stderr


def test_the_extras_are_those_of_the_wheel() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    offered = project["optional-dependencies"]
    assert set(EXTRAS) | {"all"} == set(offered)
    assert all(f"{extra}" in offered["all"][0] for extra in EXTRAS)
    assert [one for one in offered["web"] if one.startswith("uvloop")] == ["uvloop; sys_platform != 'win32'"]
    light = {name.partition(">")[0] for name in project["dependencies"]}
    assert not light & {name.replace("_", "-") for name in EVERY}


NEEDED = {"cyclopts", "fluent", "msgspec", "numpy", "rich", "shapely", "typing_extensions", "yaml"}
"""What the core asks for, by the names under which it is imported."""
ELSEWHERE = {
    "bench": {"chess", "dyce", "extremitypathfinder", "icepool", "uvloop"},  # `requirements/bench.txt`
    "testing": {"pytest"},
}


def test_whatever_is_imported_is_asked_for() -> None:
    """By the core or by an extra that is named where it is missing: nothing comes by way of something else."""
    room = ROOT / "src/escarmouche"
    ours = {"escarmouche", "_fast"}
    for file in room.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        found = {one.name for node in ast.walk(tree) if isinstance(node, ast.Import) for one in node.names}
        found |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and not node.level}
        named = {name.partition(".")[0] for name in found} - sys.stdlib_module_names - ours
        place = file.relative_to(room).parts[0]
        assert named <= {*NEEDED, *EVERY, *ELSEWHERE.get(place, ())}, file
