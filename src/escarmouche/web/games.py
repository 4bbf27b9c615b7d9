"""The games of the house: what can be played, their profiles, their rules."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from typing import Any, get_args

from litestar import Request, Response, get
from litestar.params import FromPath
from msgspec import Struct
from msgspec.structs import replace

from escarmouche.cards.content import catalogue
from escarmouche.cards.prints import said
from escarmouche.core.system import Card
from escarmouche.games import SYSTEMS
from escarmouche.rulings.contents import Heading, as_read, headings
from escarmouche.rulings.examples import examples
from escarmouche.rulings.glossary import Term, terms
from escarmouche.rulings.ledger import coverage
from escarmouche.rulings.lessons import Lesson, lessons
from escarmouche.rulings.played import stored_tally
from escarmouche.telling.texts import Lang, Texts, typeset
from escarmouche.web.faults import told
from escarmouche.web.languages import lang_of
from escarmouche.web.packed import Ready
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
    pitch: str
    """What it is like, in a sentence."""
    unit: str
    seats: tuple[Choice, ...]
    """Who usually plays: a seat for each side."""
    sides: tuple[Choice, ...]
    """Every side that a table may have."""
    form: tuple[FieldView, ...]
    factions: tuple[str, ...]
    content: bool
    """People may type in cards of their own."""
    imports: bool
    """It reads the catalogue of another program into cards."""
    lessons: int
    """How many lessons teach it."""
    rules: int
    implemented: int
    proved: int


class RuleView(Struct, frozen=True, kw_only=True):
    """One rule of the living rulebook."""

    id: str
    chapter: str
    part: str
    """The part of the book that its chapter stands in, and what the chapter is called; nothing where nobody said."""
    heading: str
    section: str
    title: str
    text: str
    ruling: str
    code: tuple[str, ...]
    proofs: tuple[str, ...]
    weak: bool
    """It has proofs, but its code was broken without that any of them noticed."""
    games: int
    """Games in which it was looked for; 0 if nobody counted."""
    example: bool
    """There is a case of it to watch."""
    met: int
    """Games that cited, offered or refused it, whichever was most often."""


class NoteView(Struct, frozen=True, kw_only=True):
    """What a coach says when a question is first asked."""

    on: str
    says: str
    otherwise: str
    """Said instead once somebody has gone another way, if that is told apart."""
    offers: Any
    """It is said of a question that has this answer."""
    tries: Any
    """The answer that the coach has in mind."""
    points: tuple[str, ...]
    """Figures to point at."""
    rules: tuple[str, ...]


class LessonView(Struct, frozen=True, kw_only=True):
    """A lesson, which a match begins with by its id as a scene, and its notes."""

    id: str
    title: str
    about: str
    seat: str
    notes: tuple[NoteView, ...]
    done: str


def lesson_view(lesson: Lesson, lang: Lang) -> LessonView:
    notes = tuple(
        NoteView(
            on=note.on,
            says=note.says.told(lang),
            otherwise=note.otherwise.told(lang) if note.otherwise else "",
            offers=note.offers,
            tries=note.offers if note.tries is None else note.tries,
            points=note.points,
            rules=note.rules,
        )
        for note in lesson.notes
    )
    return LessonView(
        id=lesson.id,
        title=lesson.title.told(lang),
        about=lesson.about.told(lang),
        seat=lesson.seat,
        notes=notes,
        done=lesson.done.told(lang),
    )


@cache
def game_view(game: str, lang: Lang) -> GameView:
    system = known_system(game)
    texts = Texts(system, lang)
    book, cards = coverage(system, fresh=False), catalogue(system)
    form = tuple(
        FieldView(
            name=field.name,
            label=texts.word("field", field.name),
            choices=tuple(chosen(texts, field.name, choice) for choice in field.choices),
            default=field.default,
        )
        for field in system.rules.setup_form
    )
    return GameView(
        name=system.name,
        title=typeset("fr", system.title),
        pitch=texts.word("pitch", system.name),
        unit=system.unit,
        seats=tuple(Choice(seat, texts.word("side", seat)) for seat in system.seats),
        sides=tuple(Choice(side, texts.word("side", side)) for side in system.sides),
        form=form,
        factions=tuple(
            dict.fromkeys(texts.printed("faction", card.faction) for card in system.lists.cards() if card.faction)
        ),
        content=cards is not None,
        imports=cards is not None and cards.importer is not None,
        lessons=len(lessons(system)),
        rules=len(book.rules),
        implemented=len(book.rules) - len(book.missing),
        proved=book.proved,
    )


def chosen(texts: Texts, field: str, choice: str) -> Choice:
    brief = texts.word("brief", choice)
    return Choice(choice, texts.word(field, choice), "" if brief == choice else brief)


def rule_views(game: str, lang: Lang) -> tuple[RuleView, ...]:
    system = known_system(game)
    texts, book, played = Texts(system, lang), coverage(system, fresh=False), stored_tally(system)
    shown, called, found = examples(system), headings(system, lang), []
    for rule in as_read(system):
        text = rule.text(lang)
        heading = called.get(rule.chapter, Heading("", ""))
        found.append(
            RuleView(
                id=rule.id,
                chapter=rule.chapter,
                part=heading.part,
                heading=heading.title,
                section=texts.word("section", rule.section),
                title=text.title,
                text=text.rule,
                ruling=text.ruling,
                code=tuple(book.code.get(rule.id, ())),
                proofs=tuple(book.proofs.get(rule.id, ())),
                weak=rule.id in book.breaks,
                example=rule.id in shown,
                games=played.games,
                met=max(played.rules.get(rule.id, {"": 0}).values()),
            )
        )
    return tuple(found)


READY = Ready()


@get("/api/games", packed=True, responses=told())
async def all_games(request: Request[Any, Any, Any]) -> Response[tuple[GameView, ...]]:
    """The games that can be played."""
    return await READY.told(request, *every_game(lang_of(request)))


def every_game(lang: Lang) -> tuple[Any, Callable[[], list[GameView]]]:
    """What is asked for first, and how it is found."""
    names = tuple(SYSTEMS)
    return (names, lang), lambda: [game_view(name, lang) for name in names]


async def warm_up() -> None:
    """Read the books, words and lessons of all games aside, before somebody asks: it takes seconds of the processor.
    One by one, so that a server which is told to stop meanwhile need not wait for all of them."""
    for lang in get_args(Lang):
        for name in tuple(SYSTEMS):
            await asyncio.to_thread(game_view, name, lang)
        await READY.found(*every_game(lang))


def card_views(game: str, lang: Lang) -> tuple[Card, ...]:
    """Every profile in the words of the reader; names stay as they are."""
    texts = Texts(known_system(game), lang)
    return tuple(replace(card, **said(texts, card)) for card in texts.system.lists.cards())


@get("/api/games/{game:str}/cards", packed=True, weight=2.0, responses=told(404))
async def cards(game: FromPath[str], request: Request[Any, Any, Any]) -> Response[tuple[Card, ...]]:
    """The profiles a list may name."""
    known_system(game)
    lang = lang_of(request)
    return await READY.told(request, ("cards", game, lang), lambda: card_views(game, lang))


@get("/api/games/{game:str}/rules", packed=True, weight=2.0, responses=told(404))
async def rules(game: FromPath[str], request: Request[Any, Any, Any]) -> Response[tuple[RuleView, ...]]:
    """Every rule of a book, with its ruling, its code and its proofs."""
    known_system(game)
    lang = lang_of(request)
    return await READY.told(request, ("rules", game, lang), lambda: rule_views(game, lang))


@get("/api/games/{game:str}/lessons", packed=True, responses=told(404))
async def taught(game: FromPath[str], request: Request[Any, Any, Any]) -> Response[tuple[LessonView, ...]]:
    """The lessons of a game, in their order."""
    system, lang = known_system(game), lang_of(request)
    told = ("lessons", game, lang)
    return await READY.told(request, told, lambda: [lesson_view(lesson, lang) for lesson in lessons(system).values()])


@get("/api/games/{game:str}/glossary", packed=True, responses=told(404))
async def explained(game: FromPath[str], request: Request[Any, Any, Any]) -> Response[tuple[Term, ...]]:
    """What explains itself when it is first met: questions, states, skills, and the letters of the book."""
    system, lang = known_system(game), lang_of(request)
    return await READY.told(request, ("glossary", game, lang), lambda: terms(system, lang))


ROUTES = (all_games, cards, rules, taught, explained)
