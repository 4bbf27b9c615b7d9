"""What every request says about its sender and its subject: seats, the match, the game."""

from __future__ import annotations

from escarmouche.core.system import System
from escarmouche.core.texts import Unusable
from escarmouche.core.words import nearest
from escarmouche.games import SYSTEMS
from escarmouche.web.faults import Missing, Unknown
from escarmouche.web.hub import Hub, LiveTable
from escarmouche.web.languages import Connection
from escarmouche.web.people import account_of
from escarmouche.web.thinking import system_named


def tokens_of(connection: Connection) -> list[str]:
    """The tokens: `Authorization: Bearer A,B`, or `?token=` where headers cannot be set."""
    header = connection.headers.get("authorization", "")
    told = header.removeprefix("Bearer ") if header.startswith("Bearer ") else connection.query_params.get("token", "")
    return [token for token in told.split(",") if token][:8]


def known_system(game: str) -> System:
    if game not in SYSTEMS:
        raise Missing("unknown-game", nearest(game, SYSTEMS), word=game[:60], known=list(SYSTEMS))
    return system_named(game)


async def table_of(hub: Hub, id: str) -> LiveTable:
    table = await hub.table(id)
    if table is None:
        raise Missing("no-such-match", None, word=id[:40])
    return table


async def seats_of(hub: Hub, id: str, connection: Connection) -> tuple[str, ...]:
    """The seats of the sender; none for those who watch. A token that opens nothing is a mistake worth telling.

    The table is at rest then: what is read of it next is on disk.
    """
    tokens = tokens_of(connection)
    found = await hub.store.seats_of(id, tokens) if tokens else []
    if tokens and not found and await account_of(hub.store, tokens) is None:
        raise Unknown("unknown-token")
    table = hub.tables.get(id)
    if table is None:
        return tuple(found)
    await table.settled()
    return tuple(seat for seat in table.match.system.seats if seat in found)


def checked_options(system: System, options: dict[str, str]) -> dict[str, str]:
    """What was settled before a game, every word of it on offer."""
    fields = {field.name: field for field in system.setup_form()}
    for name, value in options.items():
        if name not in fields or value not in fields[name].choices:
            raise Unusable("wrong-option", None, word=f"{name}: {value}"[:60], known=list(fields))
    return options
