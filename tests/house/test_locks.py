"""The locks: everything hashed, each a part of the next, and no address in them."""

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def requirements(lock: Path) -> list[str]:
    """One string per requirement, its hashes included, comments left out."""
    lines = [line for line in lock.read_text().splitlines() if not line.lstrip().startswith("#")]
    return [line.strip() for line in "\n".join(lines).replace("\\\n", " ").splitlines() if line.strip()]


def versions(lock: str) -> set[str]:
    return {re.split(r" +--hash", line)[0] for line in requirements(ROOT / f"requirements/{lock}.txt")}


def names(lock: str) -> set[str]:
    return {normal(re.split(r"[=\[]", version)[0]) for version in versions(lock)}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_there_are_five_locks() -> None:
    assert [lock.stem for lock in LOCKS] == ["bench", "boot", "check", "lab", "run"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_requirement_is_pinned_and_hashed(lock: Path) -> None:
    for requirement in requirements(lock):
        assert re.match(r"[\w.-]+(\[[\w,]+\])?==\S+", requirement)
        assert "--hash=sha256:" in requirement


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_no_lock_holds_an_address(lock: Path) -> None:
    assert not re.search(r"://|--index|--extra-index|--find-links| @ ", lock.read_text())


def test_the_lock_of_the_client_names_no_address_and_every_platform() -> None:
    """One binding of the bundler for each platform it is built for; a lock with fewer breaks `npm ci` elsewhere."""
    packages = json.loads((ROOT / "client/package-lock.json").read_text())["packages"]
    assert not any("resolved" in package for package in packages.values())
    wanted = packages["node_modules/rolldown"]["optionalDependencies"]
    assert len(wanted) > 10
    assert {f"node_modules/{name}" for name in wanted} <= set(packages)


def test_each_lock_is_a_part_of_the_next() -> None:
    assert versions("run") < versions("lab") < versions("check") < versions("bench")


def test_the_locks_hold_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups = project["dependency-groups"]
    asked = {
        "run": [*project["project"]["dependencies"], *groups["build"]],
        **{lock: [wish for wish in groups[lock] if isinstance(wish, str)] for lock in ("lab", "check", "bench")},
    }
    for lock, wishes in asked.items():
        wanted = {normal(re.split(r"[<>=!~\[; ]", wish)[0]) for wish in wishes}
        assert wanted <= names(lock), "tools/lock renews the locks"
