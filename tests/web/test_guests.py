"""What is posted to a guest: said at once where the line is free, else delivered in its time, always in order."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from itertools import islice

from escarmouche.web.guests import LOST, Guest


class Line:
    """A line that takes so many texts at once, and the rest one by one."""

    def __init__(self, free: int) -> None:
        self.free, self.heard = free, list[str]()
        self.guest = Guest(("red",), "en", speak=self.speak)
        self.times = 0

    def speak(self, texts: Iterable[str]) -> int:
        told = list(islice(texts, self.free))
        self.heard += told
        self.times += 1
        return len(told)

    async def send(self, text: str) -> None:
        await asyncio.sleep(0)
        self.heard.append(text)


async def posted(line: Line, *lots: str) -> list[str]:
    """What a line heard of lots of texts, each posted in one go."""
    delivering = asyncio.create_task(line.guest.deliver(line.send))
    for lot in lots:
        for text in lot:
            line.guest.post(text)
        await asyncio.sleep(0.01)
    delivering.cancel()
    return line.heard


def test_what_is_posted_in_one_go_is_said_in_one_go() -> None:
    line = Line(free=9)
    assert asyncio.run(posted(line, "abc", "de")) == list("abcde")
    assert line.times == 2


def test_what_a_line_does_not_take_is_delivered_in_order() -> None:
    for free in range(4):
        assert asyncio.run(posted(Line(free), "abc", "de", "f")) == list("abcdef")


def test_nothing_is_said_after_hanging_up() -> None:
    async def hung_up(line: Line) -> int:
        line.guest.post("a")
        line.guest.hang_up(LOST)
        line.guest.post("b")
        return await asyncio.wait_for(line.guest.deliver(line.send), 5)

    line = Line(free=9)
    assert asyncio.run(hung_up(line)) == LOST
    assert line.heard == []
