"""The locks: a player installs the smallest one, and the checks run with a larger."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from web.seating import PEOPLE, served

ROOT = Path(__file__).parents[2]
UV = ROOT / ".boot/bin/uv"


@pytest.fixture
def player(tmp_path: Path) -> Path:
    """The Python of somebody who installed the smallest lock and nothing else; from what is already here if it can."""
    uv = str(UV) if UV.exists() else shutil.which("uv")
    assert uv, "./escarmouche puts uv in .boot"
    python = tmp_path / "venv/bin/python"
    subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, str(tmp_path / "venv")], check=True)
    sync = (uv, "pip", "sync", "--quiet", "--python", str(python), "--require-hashes", "requirements/run.txt")
    if subprocess.run([*sync, "--offline"], cwd=ROOT, check=False, capture_output=True).returncode:
        subprocess.run(sync, cwd=ROOT, check=True)
    return python


def test_the_table_plays_with_the_smallest_lock_alone(player: Path, tmp_path: Path) -> None:
    """A page, a match against a bot, somebody at the table, and a printed roster."""
    chairs = {**PEOPLE, "blue": {"kind": "bot", "level": "easy"}}
    with served(tmp_path / "m.sqlite", python=str(player)) as server, httpx.Client(base_url=server.address) as client:
        assert "<script" in client.get("/").text
        match = client.post("/api/matches", json={"game": "evenor", "chairs": chairs}, timeout=60).json()
        with server.sit(match, "red") as line:
            line.send('{"type":"hello"}')
            assert '"type":"update"' in str(line.recv(timeout=20))
        code = client.post("/api/games/evenor/lists/build", json={}, timeout=20).json()["code"]
        assert client.get(f"/api/lists/{code}/pdf", timeout=60).content.startswith(b"%PDF")
