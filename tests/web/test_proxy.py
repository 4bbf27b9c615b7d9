"""Behind nginx, with the very configuration of docs/running.md: pages, sockets, and guests told apart."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from web.seating import PEOPLE, ROOT, free_port, served

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
NAME = "play.example.org"


def documented(front: int, back: int) -> str:
    """The configuration as it is printed, without certificates and on ports of ours."""
    text = (ROOT / "docs/running.md").read_text(encoding="utf-8")
    found = re.search(r"```nginx\n(.*?)```", text, re.DOTALL)
    assert found
    plain = re.sub(r"^ *ssl_.*\n", "", found[1], flags=re.MULTILINE)
    return plain.replace("listen 443 ssl;", f"listen 127.0.0.1:{front};").replace("127.0.0.1:8000", f"127.0.0.1:{back}")


@contextmanager
def proxied(folder: Path, back: int) -> Iterator[str]:
    front = free_port()
    file = folder / "nginx.conf"
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    site = documented(front, back)
    file.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error;events {{}} http {{ access_log off; {paths} {site} }}"
    )
    process = subprocess.Popen([str(NGINX), "-c", str(file), "-p", str(folder), "-e", f"{folder}/error"])
    address = f"http://127.0.0.1:{front}"
    try:
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            try:
                httpx.get(f"{address}/api/games", headers={"Host": NAME}, timeout=20)
                break
            except httpx.TransportError:
                assert process.poll() is None, (folder / "error").read_text()
                time.sleep(0.1)
        yield address
    finally:
        process.terminate()
        process.wait(timeout=10)


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed: apt install nginx-light")
def test_behind_a_proxy(tmp_path: Path) -> None:
    log = tmp_path / "log"
    more = ("--name", NAME, "--trust-proxy", "127.0.0.1", "--log", str(log))
    with served(tmp_path / "m.sqlite", *more) as server, proxied(tmp_path, server.port) as address:
        here = {"Host": NAME, "Origin": f"https://{NAME}"}
        made = httpx.post(f"{address}/api/matches", json={"game": "evenor", "chairs": PEOPLE}, headers=here, timeout=60)
        assert made.status_code == 201, made.text
        match = made.json()
        assert httpx.post(f"{address}/api/lab", json={"game": "evenor"}, headers=here, timeout=60).status_code == 401
        assert httpx.get(f"{address}/api/games", headers={"Host": "evil.example"}, timeout=60).status_code == 421
        forged = {**here, "X-Forwarded-For": "6.6.6.6"}
        httpx.get(f"{address}/api/games?forged", headers=forged, timeout=60)
        place = f"{address.replace('http', 'ws')}/api/matches/{match['match']}/live?token={match['tokens']['red']}"
        with connect(place, open_timeout=20, compression=None, max_size=None) as line:
            line.send('{"type":"hello"}')
            assert json.loads(line.recv(timeout=20))["you"] == ["red"]
    addresses = {json.loads(told).get("address") for told in log.read_text().splitlines()} - {None}
    assert addresses == {"127.0.0.1"}
