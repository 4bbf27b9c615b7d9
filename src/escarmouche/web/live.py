"""The socket of a table: updates out, commands in. Only pages of this server may open one."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from escarmouche.core.texts import say
from escarmouche.web import logs
from escarmouche.web.faults import Conflict, Unknown
from escarmouche.web.guards import Bucket, Limits, address_of, same_origin
from escarmouche.web.guests import Guest
from escarmouche.web.hub import Hub, LiveTable
from escarmouche.web.languages import lang_of
from escarmouche.web.messages import Ack, Command, Hello
from escarmouche.web.reading import seats_of

LONGEST = 16 * 1024
"""Characters of one message."""
DECODER: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)
Socket = WebSocket[Any, Any, Any]


@websocket("/api/matches/{id:str}/live")
async def live(socket: Socket, id: FromPath[str], state: State) -> None:
    """Sit down, or watch."""
    hub: Hub = state.hub
    await socket.accept()
    try:
        table = await hub.table(id)
    except Conflict:
        await socket.close(code=4409)
        return
    if table is None or not same_origin(socket):
        await socket.close(code=4404 if table is None else 4403)
        return
    try:
        seats = await seats_of(hub, id, socket)
    except Unknown:
        await socket.close(code=4401)
        return
    sockets: Counter[str] = state.sockets
    limits: Limits = state.limits
    address = address_of(socket.scope)
    if limits.sockets and sockets[address] >= limits.sockets:
        await socket.close(code=4429)
        return
    sockets[address] += 1
    guest = Guest(seats, lang_of(socket))
    try:
        await attend(socket, hub, table, guest, limits)
    finally:
        sockets[address] -= 1
        if not sockets[address]:
            del sockets[address]


async def attend(socket: Socket, hub: Hub, table: LiveTable, guest: Guest, limits: Limits) -> None:
    """Until one side hangs up."""
    listening = asyncio.create_task(listen(socket, hub, table, guest, Bucket(limits.messages, limits.messages_burst)))
    speaking = asyncio.create_task(guest.deliver(socket.send_text))
    try:
        await asyncio.wait((listening, speaking), return_when=asyncio.FIRST_COMPLETED)
        if guest.closing and not listening.done():
            await socket.close(code=guest.closing)
    except WebSocketException:
        pass
    finally:
        hub.left(table, guest)
        for task in (listening, speaking):
            task.cancel()
        for ended in await asyncio.gather(listening, speaking, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, WebSocketException):
                logs.failure("socket-failed", ended, match=table.id)


async def listen(socket: Socket, hub: Hub, table: LiveTable, guest: Guest, bucket: Bucket) -> None:
    while True:
        text = await socket.receive_text()
        command = understood(text)
        if not bucket.take():
            hub.tell(guest, refusal(command, table, say(guest.lang, "web-too-fast")))
        elif command is None:
            hub.tell(guest, refusal(None, table, say(guest.lang, "web-not-understood")))
        elif isinstance(command, Hello):
            await hub.greeted(table, guest, command.since)
        else:
            ack = await hub.command(table, guest.seats, command, guest.lang)
            hub.tell(guest, ack)
            if ack.status == "stale":
                await hub.greeted(table, guest, command.version)


def refusal(command: Command | None, table: LiveTable, reason: str) -> Ack:
    id = command.id if command is not None and not isinstance(command, Hello) else ""
    return Ack(id=id, version=table.match.version, status="refused", reason=reason)


def understood(text: str) -> Command | None:
    if len(text) > LONGEST:
        return None
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
