"""The first page is light: whoever comes by telephone waits for little."""

from __future__ import annotations

from playwright.sync_api import Response, expect

from browser.playing import Visit

MOST = 150_000
"""Bytes on the wire, everything together."""


def test_the_first_page_weighs_little(visit: Visit) -> None:
    page = visit("/account", "fr")  # a page of its own, so that the first page is met with nothing kept
    answers: list[Response] = []
    fresh = page.context.new_page()
    session = page.context.new_cdp_session(fresh)
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    fresh.on("response", lambda answer: answers.extend([answer]))
    fresh.goto("/")
    expect(fresh.get_by_test_id("play-evenor")).to_be_visible()
    fresh.wait_for_load_state("networkidle")
    weights = {one.url.partition("?")[0]: one.request.sizes()["responseBodySize"] for one in answers}
    assert 20_000 < sum(weights.values()) < MOST, weights
