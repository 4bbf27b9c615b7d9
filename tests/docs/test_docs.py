"""What the documents show is run: every line for the program, every block of Python."""

import json
import re
import shlex
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest

from escarmouche.cli import main
from escarmouche.games import SYSTEMS

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.fixture(autouse=True)
def pikes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who reads docs/add-a-game.md has its game."""
    monkeypatch.setitem(SYSTEMS, "pikes", "pikes:SYSTEM")


def blocks(page: Path, language: str) -> list[str]:
    """Fenced blocks of a language, inside lists too."""
    found = re.findall(rf"^( *)```{language}\n(.*?)^\1```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return [textwrap.dedent(text) for _, text in found]


def orders() -> list[tuple[str, str]]:
    lines = [(page.name, line) for page in PAGES for text in blocks(page, "sh") for line in text.splitlines()]
    return [(page, line) for page, line in lines if line.startswith("./escarmouche ") and line.split()[1] != "check"]


@pytest.mark.parametrize(("page", "line"), orders())
def test_the_lines_shown_work(page: str, line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    words = shlex.split(line, comments=True)[1:]
    if "--out" in words:  # what an earlier check left
        made = ROOT / words[words.index("--out") + 1]
        shutil.rmtree(made, ignore_errors=True)
        made.unlink(missing_ok=True)
    assert main(words) == 0


def other_orders() -> list[tuple[str, str]]:
    """Lines for tools of the checkout, and for programs that the documents have beside them."""
    lines = [(page.name, line) for page in PAGES for text in blocks(page, "sh") for line in text.splitlines()]
    return [(page, line) for page, line in lines if line.startswith(("tools/", ".venv/bin/python docs/"))]


@pytest.mark.parametrize(("page", "line"), other_orders())
def test_the_tools_shown_work(page: str, line: str) -> None:
    words = shlex.split(line, comments=True)
    if words[0] == ".venv/bin/python":
        words[0] = sys.executable
    (ROOT / "games").mkdir(exist_ok=True)
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr[-2000:]


@pytest.mark.parametrize(("page", "text"), [(page.name, text) for page in PAGES for text in blocks(page, "python")])
def test_the_python_shown_works(page: str, text: str) -> None:
    exec(compile(text, page, "exec"), {"__name__": page})


@pytest.mark.parametrize("notebook", sorted((ROOT / "docs").glob("*.ipynb")), ids=lambda path: path.name)
def test_the_notebooks_run_and_draw(notebook: Path) -> None:
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    here: dict[str, Any] = {"__name__": notebook.name}
    drawn = 0
    for cell in (cell for cell in cells if cell["cell_type"] == "code"):
        source = "".join(cell["source"])
        exec(compile(source, notebook.name, "exec"), here)
        shown = here.get(source.splitlines()[-1])
        drawn += shown is not None and shown._repr_svg_().startswith("<svg")
    assert drawn


@pytest.mark.parametrize("text", blocks(ROOT / "docs/cards.md", "yaml"))
def test_the_cards_shown_are_right(text: str, tmp_path: Path) -> None:
    (tmp_path / "shown.yaml").write_text(text, encoding="utf-8")
    assert main(["content", "check", str(tmp_path / "shown.yaml")]) == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text(encoding="utf-8"))
    assert [target for target in targets if not (page.parent / target).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_named_in_the_text_are_there(page: Path) -> None:
    """Names with a folder in them, looked for from the root and from the package."""
    named = set(
        re.findall(
            r"`((?:core|games|tests|cli|odds|bots|sim)/[\w./-]+\.(?:py|yaml|ftl|md))`", page.read_text(encoding="utf-8")
        )
    )
    homes = (ROOT, ROOT / "src/escarmouche")
    assert [name for name in sorted(named) if not any((home / name).exists() for home in homes)] == []
