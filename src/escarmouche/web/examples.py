"""A worked example of a rule: a small table before and after, and what happened."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath
from msgspec import Struct

from escarmouche.rulings.examples import examples, played
from escarmouche.telling.languages import Lang
from escarmouche.telling.texts import Texts
from escarmouche.web.faults import told
from escarmouche.web.games import READY
from escarmouche.web.languages import lang_of
from escarmouche.web.messages import FigureView, TableView
from escarmouche.web.pictures import figure_view, table_view
from escarmouche.web.reading import known_system

LONGEST = 24
"""Lines of an example: who wants more plays it."""


class ExampleView(Struct, frozen=True, kw_only=True):
    """A case that proves a rule, played: nothing where the rule has none that can be watched."""

    table: TableView
    seats: tuple[str, ...]
    before: tuple[FigureView, ...]
    after: tuple[FigureView, ...]
    says: tuple[str, ...]


def example_view(game: str, rule: str, lang: Lang) -> ExampleView | None:
    system = known_system(game)
    case = examples(system).get(rule)
    if case is None:
        return None
    shown, texts = played(case, system), Texts(system, lang)
    says = [texts.event(event, shown.after) for event in shown.events]
    return ExampleView(
        table=table_view(texts, shown.before),
        seats=system.seats,
        before=tuple(figure_view(texts, shown.before, one) for one in shown.before.figures.values()),
        after=tuple(figure_view(texts, shown.after, one) for one in shown.after.figures.values()),
        says=tuple(line for line in says if line)[:LONGEST],
    )


@get("/api/games/{game:str}/rules/{rule:str}/example", packed=True, weight=2.0, responses=told(404))
async def example(
    game: FromPath[str], rule: FromPath[str], request: Request[Any, Any, Any]
) -> Response[ExampleView | None]:
    """A worked example of a rule, or nothing."""
    known_system(game)
    lang = lang_of(request)
    return await READY.told(request, ("example", game, rule, lang), lambda: example_view(game, rule, lang))


ROUTES = (example,)
