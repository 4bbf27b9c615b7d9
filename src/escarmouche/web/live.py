"""The socket of a table: updates out, commands in. Only pages of this server may open one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from escarmouche.telling.texts import say
from escarmouche.web import logs
from escarmouche.web.faults import Conflict, Unknown
from escarmouche.web.guards import Lines, address_of, same_origin
from escarmouche.web.guests import FLOODING, LOST, TOO_SLOW, Guest
from escarmouche.web.hub import Hub
from escarmouche.web.languages import lang_of
from escarmouche.web.livetables import LiveTable
from escarmouche.web.messages import Ack, Command, Hello
from escarmouche.web.reading import seats_of, tokens_of
from escarmouche.web.store import hashed
from escarmouche.web.wire import CUT, SPEAK
from escarmouche.web.workers import Crowded

LONGEST = 16 * 1024
"""Characters of one message."""
LETTERS = 16 * 1024
"""Of an update: so many weigh as much as a message."""
MOST_REFUSED = 200
"""Messages beyond the limit, one after the other, after which a socket is closed."""
HANGING_UP = 2.0
"""Seconds to say why the server hangs up."""
WAKING, AGAIN = 15.0, 0.1
"""Seconds for a table to be awake again, if others of the same address wake; and until it is tried once more."""
DECODER: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)
Socket = WebSocket[Any, Any, Any]


@websocket("/api/matches/{id:str}/live")
async def live(socket: Socket, id: FromPath[str], state: State) -> None:
    """Sit down, or watch."""
    hub: Hub = state.hub
    lines: Lines = state.lines
    address = address_of(socket.scope)
    await socket.accept()
    if not same_origin(socket, state.doors):
        await socket.close(code=4403)
        return
    try:
        if not lines.begin(address):
            await socket.close(code=FLOODING)
            return
        table = await hub.table(id, address)
        if table is None:
            await socket.close(code=4404)
            return
        extensions: dict[str, Any] = socket.scope.get("extensions") or {}
        seats, sessions = await seated(hub, table, socket)
        guest = Guest(seats, lang_of(socket), address, extensions.get(SPEAK), sessions)
        await attend(socket, hub, table, guest, lines)
    except TimeoutError:
        await socket.close(code=FLOODING)
    except Conflict:
        await socket.close(code=4409)
    except Unknown:
        await socket.close(code=4401)
    finally:
        lines.end(address)


async def seated(hub: Hub, table: LiveTable, socket: Socket) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The seats of who comes, and the sessions among what opens them; looked at again if somebody lost a seat
    meanwhile."""
    while True:
        revoked = table.revoked
        seats = await seats_of(hub, table.id, socket)
        keys = [hashed(token) for token in tokens_of(socket)] if seats else []
        sessions = tuple(await hub.store.sessions_of(keys)) if keys else ()
        if table.revoked == revoked:
            return seats, sessions


async def attend(socket: Socket, hub: Hub, table: LiveTable, guest: Guest, lines: Lines) -> None:
    """Until one side hangs up."""
    table.lines.add(guest)
    listening = asyncio.create_task(listen(socket, hub, table, guest, lines))
    speaking = asyncio.create_task(guest.deliver(socket.send_text))
    try:
        await asyncio.wait((listening, speaking), return_when=asyncio.FIRST_COMPLETED)
        if guest.closing and not (listening.done() and listening.exception()):
            await hang_up(socket, guest.closing)
    except WebSocketException:
        pass
    finally:
        table.lines.discard(guest)
        hub.left(table, guest)
        for task in (listening, speaking):
            task.cancel()
        for ended in await asyncio.gather(listening, speaking, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, WebSocketException):
                logs.failure("socket-failed", ended, match=table.id)


async def hang_up(socket: Socket, code: int) -> None:
    """Say why, if the other side listens; a line that takes nothing is cut."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    cut: Callable[[], None] = extensions.get(CUT, lambda: None)
    if code == TOO_SLOW:
        cut()
        return
    try:
        async with asyncio.timeout(HANGING_UP):
            await socket.close(code=code)
    except TimeoutError:
        cut()


async def listen(socket: Socket, hub: Hub, table: LiveTable, guest: Guest, lines: Lines) -> None:
    bucket, refused = lines.bucket(), 0
    while True:
        command = understood(await socket.receive_text())
        if guest.closing:
            return
        if table.asleep and not await roused(hub, table, guest):
            return
        if not (bucket.take() and lines.take(guest.address)):
            refused += 1
            hub.tell(guest, refusal(command, hub.version_for(table, guest), say(guest.lang, "web-too-fast")))
            if refused > MOST_REFUSED:
                guest.hang_up(FLOODING)
            continue
        refused = 0
        if command is None:
            hub.tell(guest, refusal(None, hub.version_for(table, guest), say(guest.lang, "web-not-understood")))
        elif isinstance(command, Hello):
            lines.weigh(guest.address, await hub.greeted(table, guest, command.since) / LETTERS)
        else:
            ack = await hub.command(table, guest.seats, command, guest.lang)
            hub.tell(guest, ack)
            if ack.status == "stale":
                lines.weigh(guest.address, await hub.greeted(table, guest, command.version) / LETTERS)


async def roused(hub: Hub, table: LiveTable, guest: Guest) -> bool:
    """Is a table that slept awake again? If not, whoever wanted something comes back and is told why. Where many of one
    address wake at once, each waits for its turn."""
    until = time.monotonic() + WAKING
    while table.asleep and not guest.closing:
        try:
            await hub.awake(table, guest.address)
        except (Conflict, TimeoutError) as error:
            if not isinstance(error, Crowded) or time.monotonic() > until:
                guest.hang_up(LOST)
            await asyncio.sleep(AGAIN)
    return not guest.closing


def refusal(command: Command | None, version: int, reason: str) -> Ack:
    id = command.id if command is not None and not isinstance(command, Hello) else ""
    return Ack(id=id, version=version, status="refused", reason=reason)


def understood(text: str) -> Command | None:
    if len(text) > LONGEST:
        return None
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
