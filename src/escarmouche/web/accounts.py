"""Accounts, for those who want one: their matches and lists found again from any browser. Guests need none."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from escarmouche.web import listviews, logs, people
from escarmouche.web.faults import Conflict, Missing, Unknown, told
from escarmouche.web.lists import game_behind
from escarmouche.web.messages import WHOLE
from escarmouche.web.people import KeptList, KeptMatch
from escarmouche.web.reading import tokens_of, worked

Name = Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^\w[\w .'-]*\w$(?!\n)")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Credentials(Struct, frozen=True, kw_only=True):
    name: Name
    password: Password


class Session(Struct, frozen=True, kw_only=True):
    """Signed in: `token` goes where a seat's token goes, `Authorization: Bearer TOKEN`."""

    name: str
    token: str


class Letters(Struct, frozen=True, kw_only=True):
    """Whether the server writes letters, where this account is written to, and whether that is sure."""

    possible: bool
    address: str
    sure: bool


class Me(Struct, frozen=True, kw_only=True):
    name: str
    matches: tuple[KeptMatch, ...]
    lists: tuple[KeptList, ...]
    letters: Letters


class ListToKeep(Struct, frozen=True, kw_only=True):
    name: Annotated[str, Meta(min_length=1, max_length=60, pattern=WHOLE)]
    code: Annotated[str, Meta(max_length=16_000)]


class Claim(Struct, frozen=True, kw_only=True):
    """A match whose seats, opened by the tokens of the request, shall belong to the account."""

    match: Annotated[str, Meta(pattern=WHOLE)]


async def signed_in(state: State, request: Request[Any, Any, Any]) -> int:
    account = await people.account_of(state.hub.store, tokens_of(request))
    if account is None:
        raise Unknown("not-signed-in")
    return account


@post("/api/accounts", heavy=True, responses=told(409))
async def sign_up(data: JSONBody[Credentials], state: State) -> Session:
    """A new account."""
    store = state.hub.store
    account = await people.add(store, data.name, data.password)
    if account is None:
        raise Conflict("name-taken", None, word=data.name)
    logs.note("account-made", account=account)
    return Session(name=data.name, token=await people.begin_session(store, account))


@post("/api/sessions", heavy=True, responses=told(401))
async def sign_in(data: JSONBody[Credentials], state: State) -> Session:
    """Sign in with name and password."""
    store = state.hub.store
    account = await people.proved(store, data.name, data.password)
    if account is None:
        raise Unknown("wrong-password")
    return Session(name=data.name, token=await people.begin_session(store, account))


@delete("/api/sessions", responses=told(401))
async def sign_out(state: State, request: Request[Any, Any, Any]) -> None:
    """The token of this request is worth nothing any more."""
    await signed_in(state, request)
    await people.end_session(state.hub.store, tokens_of(request))


@delete("/api/sessions/all", responses=told(401))
async def sign_out_everywhere(state: State, request: Request[Any, Any, Any]) -> None:
    """No token of the account is worth anything any more."""
    await people.end_all_sessions(state.hub.store, await signed_in(state, request))


@get("/api/me", responses=told(401))
async def me(state: State, request: Request[Any, Any, Any]) -> Me:
    """What belongs to the account."""
    account, store = await signed_in(state, request), state.hub.store
    address, sure = await people.address_of(store, account)
    return Me(
        letters=Letters(possible=state.post is not None, address=address, sure=sure),
        name=await people.name_of(store, account),
        matches=await people.matches_of(store, account),
        lists=await people.lists_of(store, account),
    )


@post("/api/me/matches", status_code=200, responses=told(401, 404))
async def claim(data: JSONBody[Claim], state: State, request: Request[Any, Any, Any]) -> Me:
    """Attach seats to the account: send its token and the seats' tokens together."""
    account, hub = await signed_in(state, request), state.hub
    if not await hub.store.exists(data.match):
        raise Missing("no-such-match", None, word=data.match[:40])
    await people.claim(hub.store, account, data.match, tokens_of(request))
    found: Me = await me.fn(state, request)
    return found


@post("/api/me/lists", status_code=200, responses=told(401, 404, 409, 503))
async def keep(data: JSONBody[ListToKeep], state: State, request: Request[Any, Any, Any]) -> Me:
    """Keep a list, by its code, under a name."""
    account = await signed_in(state, request)
    game = await game_behind(state, request, data.code)
    await worked(state, request, listviews.readable, game, data.code)
    if not await people.keep_list(state.hub.store, account, KeptList(data.name, game, data.code)):
        raise Conflict("lists-too-many", None, most=people.MOST_LISTS)
    found: Me = await me.fn(state, request)
    return found


@delete("/api/me/lists/{name:str}", responses=told(401))
async def drop(name: FromPath[str], state: State, request: Request[Any, Any, Any]) -> None:
    """Forget a list."""
    await people.drop_list(state.hub.store, await signed_in(state, request), name)


ROUTES = (sign_up, sign_in, sign_out, sign_out_everywhere, me, claim, keep, drop)
