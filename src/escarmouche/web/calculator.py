"""The calculator: any two profiles set against each other, under the conditions that the game declares."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from escarmouche.odds.duels import settled
from escarmouche.telling.texts import Texts
from escarmouche.web.faults import told
from escarmouche.web.languages import lang_of
from escarmouche.web.oddsviews import OddsView, in_words
from escarmouche.web.reading import known_system, worked
from escarmouche.web.thinking import contest


class ConditionView(Struct, frozen=True, kw_only=True):
    """One condition of a duel: its name, the words to choose from as (word, label), and the usual one."""

    name: str
    label: str
    choices: tuple[tuple[str, str], ...]
    default: str


class DuelWish(Struct, frozen=True, kw_only=True):
    attacker: str
    defender: str
    settled: dict[str, str] = {}


class DuelView(Struct, frozen=True, kw_only=True):
    """The odds of an attack, and who the figures are."""

    odds: OddsView
    names: dict[str, str]


@get("/api/games/{game:str}/duels", responses=told(404))
async def conditions(game: FromPath[str], request: Request[Any, Any, Any]) -> list[ConditionView]:
    """What a duel asks for; nothing for a game that has none."""
    system = known_system(game)
    texts = Texts(system, lang_of(request))
    return [
        ConditionView(
            name=field.name,
            label=texts.word("duel", field.name),
            choices=tuple((one, texts.word("duel", one)) for one in field.choices),
            default=field.default,
        )
        for field in system.odds.duel_form
    ]


@post("/api/games/{game:str}/duels", status_code=200, responses=told(404, 503))
async def duel(
    game: FromPath[str], data: JSONBody[DuelWish], state: State, request: Request[Any, Any, Any]
) -> DuelView:
    """The odds of one profile attacking another."""
    system = known_system(game)
    lang = lang_of(request)
    given = (system.name, data.attacker, data.defender, settled(system, data.settled))
    laid = await worked(state, request, contest, *given)
    texts = Texts(system, lang)
    now, odds = laid
    return DuelView(odds=in_words(odds, now, texts), names=dict(texts.names(now)))


ROUTES = (conditions, duel)
