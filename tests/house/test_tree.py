"""What is committed: nothing that belongs to one machine, and a README that is true."""

import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

import escarmouche

ROOT = Path(__file__).parents[2]

# Put together here so that this file does not find itself.
FOLDERS = r"(?<![\w.~-])/(?:" + "|".join(("work", "tmp", "root", r"home/\w+")) + r")/\w"
HOSTS = "|".join(
    re.escape(".".join(host))
    for host in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com"), ("deb", "debian", "org"))
)


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("not a git checkout")
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def found(pattern: str) -> list[str]:
    hits = []
    for file in tracked():
        for number, line in enumerate(file.read_text(errors="ignore").splitlines(), 1):
            if re.search(pattern, line):
                hits.append(f"{file.relative_to(ROOT)}:{number}: {line.strip()[:100]}")
    return hits


def test_no_file_names_a_folder_of_one_machine() -> None:
    assert found(FOLDERS) == []


def test_no_file_names_a_registry() -> None:
    assert found(HOSTS) == []


@pytest.mark.parametrize("command", ["./escarmouche", "./escarmouche check"])
def test_the_readme_shows_the_two_commands(command: str) -> None:
    assert re.search(rf"^ *{re.escape(command)} *(#.*)?$", (ROOT / "README.md").read_text(), re.MULTILINE)


def test_the_readme_keeps_a_place_for_the_coverage_of_the_books() -> None:
    assert re.search(r"<!-- coverage:start -->.*<!-- coverage:end -->", (ROOT / "README.md").read_text(), re.DOTALL)


def test_the_version_is_told_once_and_the_same() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["version"] == escarmouche.__version__
    assert f"[{escarmouche.__version__}]" in (ROOT / "CHANGELOG.md").read_text()


@pytest.mark.parametrize("script", ["escarmouche", ".ci/run", "tools/lock"])
def test_the_scripts_can_be_executed(script: str) -> None:
    assert os.access(ROOT / script, os.X_OK)
