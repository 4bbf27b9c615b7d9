"""What every request says about its sender and its subject: seats, the match, the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar.datastructures import State

from escarmouche.core.system import System
from escarmouche.files.words import nearest
from escarmouche.games import SYSTEMS
from escarmouche.telling.texts import Unusable
from escarmouche.web.faults import Conflict, Declined, Missing, Slow, Unknown
from escarmouche.web.guards import address_of, is_operator
from escarmouche.web.hub import Hub
from escarmouche.web.languages import Connection, lang_of
from escarmouche.web.livetables import LiveTable
from escarmouche.web.people import account_of
from escarmouche.web.thinking import Misfit, system_named


def tokens_of(connection: Connection) -> list[str]:
    """The tokens: `Authorization: Bearer A,B`, or `?token=` where headers cannot be set."""
    header = connection.headers.get("authorization", "")
    told = header.removeprefix("Bearer ") if header.startswith("Bearer ") else connection.query_params.get("token", "")
    return [token for token in told.split(",") if token][:8]


def known_system(game: str) -> System:
    if game not in SYSTEMS:
        raise Missing("unknown-game", nearest(game, SYSTEMS), word=game[:60], known=list(SYSTEMS))
    return system_named(game)


async def table_of(hub: Hub, id: str, connection: Connection) -> LiveTable:
    table = await hub.table(id, address_of(connection.scope))
    if table is None:
        raise Missing("no-such-match", None, word=id[:40])
    return table


async def seats_of(hub: Hub, id: str, connection: Connection) -> tuple[str, ...]:
    """The seats of the sender; none for those who watch. A token that opens nothing is a mistake worth telling.

    The table is at rest then: what is read of it next is on disk.
    """
    tokens, table = tokens_of(connection), hub.tables.get(id)
    found = await hub.store.seats_of(id, tokens) if tokens else []
    if tokens and not found and await account_of(hub.store, tokens) is None:
        raise Unknown("unknown-token")
    if table is None or table.asleep:
        return tuple(found)
    await table.settled_for(found)
    if table.lost:
        raise Conflict("web-unwritten")
    return tuple(seat for seat in table.match.seats if seat in found)


async def finished(hub: Hub, id: str, connection: Connection, unless: str) -> LiveTable:
    """A table whose match is over, and on disk so: only then nothing is hidden. Before, whoever asks hears at once why
    not, and waits for nobody's answer."""
    table = await table_of(hub, id, connection)
    if not table.match.over:
        raise Conflict(unless)
    await table.settled()
    if table.lost:
        raise Conflict("web-unwritten")
    return table


def checked_options(system: System, options: dict[str, str]) -> dict[str, str]:
    """What was settled before a game, every word of it on offer."""
    fields = {field.name: field for field in system.rules.setup_form}
    for name, value in options.items():
        known = fields[name].choices if name in fields else fields
        if name not in fields or value not in known:
            told, meant = (f"{name}: {value}"[:60], value) if name in fields else (name[:60], name)
            raise Unusable("wrong-option", nearest(meant, known), word=told, known=list(known))
    return options


async def worked(state: State, connection: Connection, work: Callable[..., Any], *given: Any) -> Any:
    """What a worker makes of a wish, in its turn and within its time; nothing that takes long is done at the tables."""
    try:
        made = await state.desk.work(address_of(connection.scope), lang_of(connection), work, *given)
    except TimeoutError:
        raise Slow("too-slow") from None
    if isinstance(made, Misfit):
        raise Declined(made.words, reason=made.reason)
    return made


OPERATOR = "operator"


async def trusted(state: State, connection: Connection) -> str:
    """Whoever may let the server work for long: its operator, or the account signed in. Nobody else may."""
    if is_operator(connection.scope, state.doors):
        return OPERATOR
    account = await account_of(state.hub.store, tokens_of(connection))
    if account is None:
        raise Unknown("members-only")
    return f"account-{account}"
