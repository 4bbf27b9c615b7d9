"""The socket of a table: updates out, commands in. Only pages of this server may open one."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from escarmouche.web.hub import Guest
from escarmouche.web.messages import Ack, Command, Hello, Update
from escarmouche.web.reading import lang_of, seats_of

LONGEST = 64 * 1024
"""Bytes of one message."""
DECODER: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)
ENCODER = msgspec.json.Encoder()


@websocket("/api/matches/{id:str}/live")
async def socket(socket: WebSocket[Any, Any, Any], id: str, state: State) -> None:
    """Sit down, or watch."""
    hub = state.hub
    table = await hub.table(id)
    if table is None or not same_origin(socket):
        await socket.close(
            code=4404 if table is None else 4403, reason="no such match" if table is None else "other origin"
        )
        return
    await socket.accept()
    lang = lang_of(socket)

    async def send(message: Update | Ack) -> None:
        await socket.send_data(ENCODER.encode(message), mode="text")

    guest = Guest(await seats_of(hub, id, socket), lang, send)
    try:
        while True:
            text = await socket.receive_text()
            command = understood(text)
            if command is None:
                await send(Ack(id="", version=table.match.version, status="refused", reason="not-a-command"))
            elif isinstance(command, Hello):
                guest.version = command.since if command.since else -1
                table.guests.add(guest)
                await hub.show(table)
                hub.changed(table)
            else:
                await send(await hub.command(table, guest.seats, command, lang))
    except WebSocketDisconnect:
        pass
    finally:
        table.guests.discard(guest)


def understood(text: str) -> Command | None:
    if len(text) > LONGEST:
        return None
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return None


def same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """A browser names the page that opens a socket; programs do not."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host", "")
