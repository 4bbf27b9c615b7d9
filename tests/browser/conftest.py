"""Real browsers at a real table: Debian's Chromium, driven by Playwright, and the server in a process of its own.

These tests have a session to themselves (`./escarmouche check --only browser`): a Playwright of the synchronous kind
and asyncio do not share a process.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from browser.chromium import ARGS, CHROMIUM
from browser.playing import Visit
from browser.server import KEY, Server

expect.set_options(timeout=20_000)  # machines are shared, and whoever asks first for a game waits while it is read

HURRY = """
const wait = window.setTimeout
window.setTimeout = (work, delay = 0, ...given) => wait(work, delay / 10, ...given)
"""
"""Pauses made for eyes are ten times shorter."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def chrome() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGS))
        yield browser
        browser.close()


@pytest.fixture
def visit(chrome: Browser, server: Server) -> Iterator[Visit]:
    yield from visiting(chrome, server)


def visiting(chrome: Browser, server: Server) -> Iterator[Visit]:
    """Open a page of a table in a browser of its own; whatever breaks on it fails the test."""
    contexts: list[BrowserContext] = []
    broken: list[str] = []

    def opened(
        path: str = "/",
        lang: str = "en",
        phone: bool = False,
        dark: bool = False,
        hurry: bool = True,
        keeps: bool = False,
    ) -> Page:
        context = chrome.new_context(
            base_url=server.address,
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            color_scheme="dark" if dark else "light",
            viewport={"width": 390, "height": 844} if phone else {"width": 1280, "height": 800},
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
            accept_downloads=True,
            service_workers="allow" if keeps else "block",
        )
        contexts.append(context)
        context.set_default_timeout(15_000)
        context.add_init_script(f"localStorage.setItem('escarmouche.operator', '{KEY}')")
        if hurry:
            context.add_init_script(HURRY)
        page = context.new_page()
        page.on("pageerror", lambda error: broken.append(str(error)))
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not broken


@pytest.fixture(scope="session")
def played(server: Server) -> str:
    """A match that two bots have played to its end, with a reaction in it."""
    for _ in range(5):
        match: str = server.match({"red": "medium", "blue": "medium"})["match"]
        server.watch(match)
        if any(server.asked(match, "reaction")):
            return match
    raise AssertionError("five games, and nobody could react")


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, which examines a page for those who cannot see it or use a mouse."""
    client = Path(__file__).resolve().parents[2] / "client"
    return (client / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
