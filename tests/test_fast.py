"""Compiled modules: the same answers as their sources, and never in the place of a source that has changed."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from escarmouche.cli.build_fast import build, compiler, has_cython, modules
from escarmouche.fast import SUFFIX, Finder, compiled, digest, source_of, stamped, stamps_in

LITTLE = "escarmouche.space.convex"
PLAYED = """
import sys
from pathlib import Path
import escarmouche.fast as fast
assert fast.use(Path(sys.argv[1])) == (sys.argv[2] == "fast")
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.position import play
from escarmouche.core.state import to_json
from escarmouche.core.system import Setup
from escarmouche.games.evenor import SYSTEM
import escarmouche.space.convex as convex
assert (type(convex.__loader__).__name__ == "AsWritten") == (sys.argv[2] == "fast")
assert convex.__file__.endswith("space/convex.py")
lists = {seat: SYSTEM.lists.build(Block(seat, 0), None, {}) for seat in SYSTEM.seats}
chance = Block("fast", 0)
opening = SYSTEM.rules.new_game(Setup(game="evenor", seed="fast", lists=lists, options={"pieces": 12}))
played = play(opening, SeededDice("fast"), lambda asked, decision: decision.sample(chance), most_phases=150)
print(fast.digest(to_json(played.events) + to_json(played.state)))
"""


def test_what_is_worth_compiling_is_ours_and_no_package() -> None:
    names = modules()
    assert {"escarmouche.core.game", "escarmouche.games.saga.rules.deeds", LITTLE} <= {*names}
    assert not [name for name in names if name.endswith("__init__") or ".desk." in name or not source_of(name).exists()]


def test_nothing_is_written_that_cython_does_not_take() -> None:
    """It refuses the most or the least of a display with a starred part: `max([a, *others])`."""
    found = [node for name in modules() for node in ast.walk(ast.parse(source_of(name).read_bytes()))]
    named = [node for node in found if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    calls = [node for node in named if getattr(node.func, "id", "") in ("max", "min")]
    assert len(calls) > 100
    shown = [call for call in calls if len(call.args) == 1 and isinstance(call.args[0], ast.List | ast.Tuple)]
    starred = [call for call in shown for part in ast.walk(call.args[0]) if isinstance(part, ast.Starred)]
    assert not list(map(ast.unparse, starred))


def test_a_module_is_found_only_while_its_source_is_what_was_compiled(tmp_path: Path) -> None:
    now = digest(source_of(LITTLE).read_bytes())
    assert Finder(tmp_path, {LITTLE: now}).find_spec(LITTLE) is None  # stamped, and nothing there
    compiled(LITTLE, tmp_path).touch()
    found = Finder(tmp_path, {LITTLE: now}).find_spec(LITTLE)
    assert found is not None
    assert found.origin == str(compiled(LITTLE, tmp_path))
    assert Finder(tmp_path, {LITTLE: digest(b"another text")}).find_spec(LITTLE) is None
    assert Finder(tmp_path, {LITTLE: now}).find_spec("escarmouche.space.sweep") is None
    assert Finder(tmp_path, {"escarmouche.no.such": now}).find_spec("escarmouche.no.such") is None


def test_a_stamp_that_cannot_be_read_or_is_of_another_python_counts_for_nothing(tmp_path: Path) -> None:
    assert stamps_in(tmp_path) == {}
    stamped(tmp_path, {LITTLE: "1"})
    assert stamps_in(tmp_path) == {LITTLE: "1"}
    for text in ("", "[]", '{"modules": {}}', '{"suffix": ".other", "modules": {"a": "1"}}'):
        (tmp_path / "stamp.json").write_text(text)
        assert stamps_in(tmp_path) == {}
    assert SUFFIX.endswith((".so", ".pyd"))


@pytest.mark.skipif(not has_cython() or shutil.which(compiler()) is None, reason="no Cython or no C compiler here")
def test_a_compiled_module_plays_the_same_game(tmp_path: Path) -> None:
    assert build([LITTLE], tmp_path, 1) == [LITTLE]

    def played(how: str, **more: str) -> str:
        words = [sys.executable, "-c", PLAYED, str(tmp_path), how]
        environment = {name: value for name, value in os.environ.items() if name != "ESCARMOUCHE_PLAIN"} | more
        return subprocess.run(words, capture_output=True, text=True, check=True, env=environment).stdout

    assert played("fast") == played("plain", ESCARMOUCHE_PLAIN="1") != ""
