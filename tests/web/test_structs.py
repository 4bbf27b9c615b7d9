"""Structs that several threads read at once."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

from litestar.testing import TestClient

from escarmouche.web.structs import settle

TOGETHER = """
import sys, threading
from escarmouche.games import SYSTEMS
from escarmouche.web.games import game_view
from escarmouche.web.structs import settle

settle()
sys.setswitchinterval(1e-5)
ready = threading.Barrier(4)

def read(lang):
    ready.wait()
    for game in SYSTEMS:
        game_view(game, lang)

readers = [threading.Thread(target=read, args=(lang,)) for lang in ("en", "fr", "en", "fr")]
for one in readers:
    one.start()
for one in readers:
    one.join()
"""


def test_threads_may_read_the_same_structs_for_the_first_time() -> None:
    """Without `settle` every second process falls over."""
    subprocess.run([sys.executable, "-c", TOGETHER], check=True, timeout=120)


def test_a_server_settles_them_before_anybody_comes(client: TestClient[Any]) -> None:
    assert client.get("/health").status_code == 200
    assert settle.cache_info().currsize == 1
