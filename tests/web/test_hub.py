"""The hub with a disk that takes its time: nobody hears of an answer before it is written."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from escarmouche.core.dice import Block
from escarmouche.core.system import Setup
from escarmouche.web.guests import LOST, Guest
from escarmouche.web.hub import Hub
from escarmouche.web.livetables import LiveTable
from escarmouche.web.matches import Chair
from escarmouche.web.messages import Ack, Answer
from toy import SYSTEM


class Disk:
    """Writes an answer when told to."""

    def __init__(self) -> None:
        self.writing: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    async def add_match(self, *_: Any) -> None:
        return

    def append(self, *_: Any) -> asyncio.Future[Any]:
        return self.writing


class Reader(Guest):
    """Remembers the versions it was told of, and which seats were taken then."""

    __slots__ = ("heard",)

    def __init__(self, *seats: str) -> None:
        super().__init__(seats, "en")
        self.heard: list[tuple[int, int]] = []

    def post(self, text: str) -> None:
        told = msgspec.json.decode(text)
        self.heard.append((told["version"], sum(seat["here"] for seat in told["seats"])))


async def laid() -> tuple[Hub, Disk, LiveTable, Reader]:
    disk = Disk()
    hub = Hub(disk, lambda _: SYSTEM)  # type: ignore[arg-type]
    table, _ = await hub.create(Setup(game="toy"), {seat: Chair() for seat in SYSTEM.seats})
    first = Reader(table.match.pending[0].seat)
    await hub.greeted(table, first, -1)
    return hub, disk, table, first


async def answering(hub: Hub, table: LiveTable) -> asyncio.Task[Ack]:
    """An answer on its way to the disk."""
    decision = table.match.pending[0]
    command = Answer(id="a", version=0, seat=decision.seat, answer=decision.sample(Block("a", 0)))
    task = asyncio.create_task(hub.command(table, (decision.seat,), command, "en"))
    await asyncio.sleep(0)
    assert table.lock.locked()
    return task


async def soon() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_nobody_hears_of_an_answer_that_is_not_on_disk() -> None:
    async def scene() -> None:
        hub, disk, table, first = await laid()
        answer, late = await answering(hub, table), Reader()
        coming = asyncio.create_task(hub.greeted(table, late, -1))
        await soon()
        assert first.heard == [(0, 1)]
        assert late.heard == []
        disk.writing.set_result(None)
        assert (await answer).status == "done"
        await coming
        assert {version for version, _ in late.heard} == {1}
        assert first.heard[1] == (1, 1)

    asyncio.run(scene())


def test_those_who_stay_hear_who_left_while_an_answer_was_written() -> None:
    async def scene() -> None:
        hub, disk, table, first = await laid()
        other = Reader(*(seat for seat in SYSTEM.seats if seat not in first.seats))
        await hub.greeted(table, other, -1)
        answer = await answering(hub, table)
        hub.left(table, other)
        assert first.heard[-1] == (0, 2)
        disk.writing.set_result(None)
        await answer
        assert first.heard[-1] == (1, 1)

    asyncio.run(scene())


def test_a_table_that_could_not_be_written_is_told_to_nobody() -> None:
    async def scene() -> None:
        hub, disk, table, first = await laid()
        answer = await answering(hub, table)
        disk.writing.set_exception(OSError("full"))
        assert (await answer).status == "refused"
        assert first.closing == LOST
        assert table.id not in hub.tables
        assert [version for version, _ in first.heard] == [0]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("escarmouche.web.logs.failure", lambda *_, **__: None)
        asyncio.run(scene())
