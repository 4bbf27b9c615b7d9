"""A game goes on although the process that plays it dies; `tools/evenings` plays longer ones, with pictures."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from browser.conftest import visiting
from browser.evenings import across_a_death
from browser.playing import Visit
from browser.server import Server


@pytest.fixture
def several(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("several"), "--processes", "2")
    yield running
    running.stop()


@pytest.fixture
def there(chrome: Browser, several: Server) -> Iterator[Visit]:
    yield from visiting(chrome, several)


def test_a_game_goes_on_in_both_browsers_when_processes_die(several: Server, there: Visit) -> None:
    evening = across_a_death(several, there, answers=2, deaths=2)
    assert evening.look()["version"] >= 4
