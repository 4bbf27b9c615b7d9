"""The first page is light: whoever comes by telephone waits for little."""

from __future__ import annotations

from playwright.sync_api import Response, expect

from browser.playing import Visit
from browser.server import Server

MOST = 150_000
"""Bytes on the wire, everything together."""


def test_the_first_page_weighs_little(visit: Visit, server: Server) -> None:
    server.ask("/games")  # the books are read
    page = visit("/health")  # no page of ours: nothing is kept yet
    answers: list[Response] = []
    page.on("response", lambda answer: answers.extend([answer]))
    page.goto("/")
    expect(page.get_by_test_id("play-evenor")).to_be_visible()
    page.wait_for_load_state("networkidle")
    weights = {one.url.partition("?")[0]: one.request.sizes()["responseBodySize"] for one in answers}
    assert min(weights.values()) > 0
    assert 20_000 < sum(weights.values()) < MOST, weights
