"""The server as people run it: stopped, killed under play, and fuzzed from outside."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from web.killing import killed_and_back
from web.seating import PEOPLE, served

WISH = {"game": "evenor", "chairs": {**PEOPLE, "blue": {"kind": "bot", "level": "easy"}}}


def test_it_stops_when_it_is_told_to(tmp_path: Path) -> None:
    """Also with an open socket and a bot at work: nothing keeps the process alive."""
    import httpx

    with served(tmp_path / "m.sqlite", "--log", str(tmp_path / "log")) as server:
        match = httpx.post(f"{server.address}/api/matches", json=WISH, timeout=20).json()
        with server.sit(match, "red") as line:
            line.send('{"type":"hello"}')
            assert '"type":"update"' in str(line.recv(timeout=20))
            assert server.stop() in (0, -15)
    log = (tmp_path / "log").read_text()
    assert '"event":"match-begun"' in log
    assert match["tokens"]["red"] not in log


def test_every_acknowledged_answer_survives_a_kill(tmp_path: Path) -> None:
    """`tools/killtest --games 1000` does this for an hour."""
    with served(tmp_path / "m.sqlite") as server:
        survived = killed_and_back(server, games=4, kills=2, seed="check", longest=0.5)
    assert survived.acknowledged > 8
    assert survived.lost == 0


def test_the_description_is_true(tmp_path: Path) -> None:
    """Schemathesis from its command line: odd requests meet no server error and only what is described."""
    checks = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
    with served(tmp_path / "m.sqlite") as server:
        command = [str(Path(sys.executable).with_name("schemathesis")), "run", f"{server.address}/schema/openapi.json"]
        options = ["--max-examples=2", "--phases=examples,coverage,fuzzing", "--seed=1", "--no-color"]
        ran = subprocess.run(
            [*command, *options, f"--checks={checks}"],
            check=False,
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=240,
        )
    assert ran.returncode == 0, ran.stdout[-6_000:]
