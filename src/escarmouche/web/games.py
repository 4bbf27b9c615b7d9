"""The games of the house: what can be played, their profiles, their rules."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

from litestar import Request, get
from litestar.params import FromPath
from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.ledger import coverage, ledger
from escarmouche.core.prints import said
from escarmouche.core.system import Card
from escarmouche.core.texts import Lang, Texts
from escarmouche.games import SYSTEMS
from escarmouche.web.faults import told
from escarmouche.web.languages import lang_of
from escarmouche.web.reading import known_system


class Choice(Struct, frozen=True):
    value: str
    label: str
    brief: str = ""
    """What choosing it means, where the label does not say so."""


class FieldView(Struct, frozen=True, kw_only=True):
    """Something to settle before a game."""

    name: str
    label: str
    choices: tuple[Choice, ...]
    default: str


class GameView(Struct, frozen=True, kw_only=True):
    name: str
    title: str
    unit: str
    seats: tuple[Choice, ...]
    form: tuple[FieldView, ...]
    factions: tuple[str, ...]
    content: bool
    """People may type in cards of their own."""
    rules: int
    implemented: int
    proved: int


class RuleView(Struct, frozen=True, kw_only=True):
    """One rule of the living rulebook."""

    id: str
    chapter: str
    section: str
    title: str
    text: str
    ruling: str
    code: tuple[str, ...]
    proofs: tuple[str, ...]


@cache
def game_view(game: str, lang: Lang) -> GameView:
    system = known_system(game)
    texts = Texts(system, lang)
    book = coverage(system, fresh=False)
    form = tuple(
        FieldView(
            name=field.name,
            label=texts.word("field", field.name),
            choices=tuple(chosen(texts, field.name, choice) for choice in field.choices),
            default=field.default,
        )
        for field in system.setup_form()
    )
    return GameView(
        name=system.name,
        title=system.title,
        unit=system.unit,
        seats=tuple(Choice(seat, texts.word("side", seat)) for seat in system.seats),
        form=form,
        factions=tuple(dict.fromkeys(texts.printed("faction", card.faction) for card in system.cards())),
        content=system.content is not None,
        rules=len(book.rules),
        implemented=len(book.rules) - len(book.missing),
        proved=len(book.rules) - len(book.unproved),
    )


def chosen(texts: Texts, field: str, choice: str) -> Choice:
    brief = texts.word("brief", choice)
    return Choice(choice, texts.word(field, choice), "" if brief == choice else brief)


@cache
def rule_views(game: str, lang: Lang) -> tuple[RuleView, ...]:
    system = known_system(game)
    texts, book = Texts(system, lang), coverage(system, fresh=False)
    found = []
    for rule in ledger(system).values():
        text = rule.text(lang)
        found.append(
            RuleView(
                id=rule.id,
                chapter=rule.chapter,
                section=texts.word("section", rule.section),
                title=text.title,
                text=text.rule,
                ruling=text.ruling,
                code=tuple(book.code.get(rule.id, ())),
                proofs=tuple(book.proofs.get(rule.id, ())),
            )
        )
    return tuple(found)


@get("/api/games", responses=told())
async def all_games(request: Request[Any, Any, Any]) -> tuple[GameView, ...]:
    """The games that can be played."""
    lang = lang_of(request)
    return tuple([await asyncio.to_thread(game_view, name, lang) for name in SYSTEMS])


@cache
def card_views(game: str, lang: Lang) -> tuple[Card, ...]:
    """Every profile in the words of the reader; names stay as they are."""
    texts = Texts(known_system(game), lang)
    return tuple(replace(card, **said(texts, card)) for card in texts.system.cards())


@get("/api/games/{game:str}/cards", responses=told(404))
async def cards(game: FromPath[str], request: Request[Any, Any, Any]) -> tuple[Card, ...]:
    """The profiles a list may name."""
    known_system(game)
    return await asyncio.to_thread(card_views, game, lang_of(request))


@get("/api/games/{game:str}/rules", responses=told(404))
async def rules(game: FromPath[str], request: Request[Any, Any, Any]) -> tuple[RuleView, ...]:
    """Every rule of a book, with its ruling, its code and its proofs."""
    known_system(game)
    return await asyncio.to_thread(rule_views, game, lang_of(request))


ROUTES = (all_games, cards, rules)
