"""From a state to what a browser shows of it, in the reader's language. Reads only what the seat may see."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from escarmouche.bots.blunders import sensible
from escarmouche.core.decisions import Choose, ChooseNumber, ChooseOrder, ChoosePath, ChoosePoint, Decision, Option
from escarmouche.core.dice import Block
from escarmouche.core.events import Event, Moved, Rolled, snake
from escarmouche.core.system import Mark, Standing, System
from escarmouche.space.geometry import Round
from escarmouche.space.table import Piece
from escarmouche.telling.texts import Texts, known, slug
from escarmouche.web.messages import (
    DecisionView,
    DiceView,
    FigureView,
    LineView,
    MarkView,
    OptionView,
    PieceView,
    PlaceView,
    PurseView,
    ScoreView,
    StandingView,
    TableView,
    Tag,
    TrackView,
)
from escarmouche.web.shares import parts_view, shares_view

if TYPE_CHECKING:
    from escarmouche.web.phrase_cache import Teller

SHEET = ("name", "side", "profile", "at", "status", "on_table", "in_play")
"""Facts of a figure that the table shows by itself and the sheet leaves out."""
WHOLE = 5
"""A menu up to this long is shown whole."""
MOST_NUMBERS = 12
Sheet = dict[str, tuple[Any, tuple[str, str]]]
"""Facts of a figure as they were last put into words: name -> value, and its line."""


def figure_view(texts: Texts, state: Any, figure: Any, sheet: Sheet | None = None) -> FigureView:
    """A figure as the table draws it, with its whole sheet; what still holds of an earlier sheet is taken over."""
    system = texts.system
    portrait = system.shown.portrait(figure)
    base = figure.base
    return FigureView(
        id=figure.id,
        name=texts.names(state)[figure.id],
        side=figure.side,
        at=figure.at,
        angle=figure.angle,
        shape="round" if isinstance(base, Round) else "square",
        width=base.radius * 2 if isinstance(base, Round) else base.side,
        emblem=portrait.emblem,
        people=portrait.people,
        profile=figure.profile,
        life=portrait.life,
        full=portrait.full,
        acted=portrait.acted,
        gone=portrait.gone,
        faces=portrait.faces,
        points=portrait.points,
        level=figure.level,
        tags=tuple(tag(texts, one) for one in sorted({*figure.status, *portrait.states})),
        tracks=tuple(
            TrackView(name=one.name, label=texts.word("meter", one.name), left=one.left, full=one.full)
            for one in portrait.tracks
        ),
        sheet=tuple(sheet_lines(texts, state, figure, {} if sheet is None else sheet)),
    )


def tag(texts: Texts, state: str) -> Tag:
    return Tag(state, texts.word("status", state), texts.system.shown.signs.get(state, state))


def sheet_lines(texts: Texts, state: Any, figure: Any, known: Sheet) -> Iterable[tuple[str, str]]:
    """What the table does not show by itself, label and value; who plays it, where a side is shared."""
    seat = state.seat_of(figure.id)
    if seat != figure.side:
        yield texts.word("fact", "seat"), texts.word("side", seat)
    for name, value in texts.system.shown.sheet(state, figure.id).items():
        if not value or name in SHEET:
            continue
        kept = known.get(name)
        if kept is None or kept[0] != value:
            kept = known[name] = (value, (texts.word("fact", name), texts.value(name, value, state)))
        yield kept[1]


def standing_view(texts: Texts, now: Standing) -> StandingView:
    """What wins and the score by it, in words."""
    return StandingView(
        goal=texts.word("goal", now.goal) if now.goal else "",
        aims={side: texts.word("goal", aim) for side, aim in now.aims.items()},
        counted=texts.word("score", now.counted) if now.counted else "",
        scores=tuple(
            ScoreView(side=side, label=texts.word("side", side), count=count) for side, count in now.scores.items()
        ),
        enough=now.enough,
        last_turn=now.last_turn,
        purses=tuple(PurseView(texts.word("purse", name), dict(left)) for name, left in now.purses.items()),
    )


def look_of(system: System, piece: Piece) -> str:
    """How a piece of scenery is drawn: as the game says for this very piece, or for its kind."""
    looks = system.shown.looks
    return looks.get(piece.id) or looks.get(piece.kind, piece.kind)


def table_view(texts: Texts, state: Any) -> TableView:
    pieces = tuple(
        PieceView(
            id=piece.id,
            kind=piece.kind,
            look=look_of(texts.system, piece),
            label=texts.word("terrain", piece.kind),
            shape=piece.shape,
            height=piece.height,
            base=piece.base,
            blocks_sight=piece.blocks_sight,
            blocks_move=piece.blocks_move,
            cost=piece.cost,
        )
        for piece in state.table.pieces
    )
    marks = tuple(
        MarkView(
            id=mark.id,
            kind=mark.kind,
            label=mark_label(texts, mark),
            ring=mark.ring,
            side=mark.side,
            emblem=mark.emblem,
        )
        for mark in texts.system.shown.marks(state)
    )
    system = texts.system
    ground = system.shown.other_ground(state) or system.shown.ground
    return TableView(
        size=state.table.size, unit=system.unit, unit_one=system.unit_one, ground=ground, pieces=pieces, marks=marks
    )


def mark_label(texts: Texts, mark: Mark) -> str:
    """`store 4 (Blue, on fire)`; a mark without a name is called by its kind."""
    name = texts.value("thing", mark.name, None) if mark.name else texts.word("mark", mark.kind)
    notes = [texts.word("note", note) for note in mark.notes]
    if mark.name and mark.side:
        notes.insert(0, texts.word("side", mark.side))
    return f"{name} ({', '.join(notes)})" if notes else name


def decision_view(teller: Teller, decision: Decision, state: Any) -> DecisionView:
    """The open question with its options in words."""
    shown: dict[str, Any] = {}
    if decision.options:
        shown["options"] = tuple(options_view(teller, decision, state))
    if isinstance(decision, ChoosePath):
        shown |= {"start": decision.start, "limit": decision.limit}
    if isinstance(decision, ChoosePoint):
        shown["aimed"] = decision.aimed
    if isinstance(decision, ChoosePoint) and "zones" not in decision.facts:
        shown["start"] = tuple(decision.default or decision.sample(Block(decision.key, 0)))
    if isinstance(decision, ChooseNumber):
        shown["usual"] = decision.default
    shares = shares_view(teller.texts, decision, state)
    parts = parts_view(teller.texts, decision)
    if shares or parts or isinstance(decision, ChooseOrder):
        shown |= {"shares": shares, "parts": parts, "suggested": suggested(teller.texts.system, decision, state)}
    shown |= decision.limits
    if decision.kind == "number":
        shown["numbers"] = numbers_view(teller.texts, decision)
    zones = tuple(((x0, y0), (x1, y0), (x1, y1), (x0, y1)) for x0, y0, x1, y1 in decision.facts.get("zones", ()))
    return DecisionView(
        kind=decision.kind,
        key=decision.key,
        seat=decision.seat,
        figure=decision.figure,
        prompt=teller.prompt(decision, state),
        rules=decision.rules,
        zones=zones,
        places=places_view(teller.texts, decision, state),
        obvious=decision.obvious,
        recurs=decision.key in teller.texts.system.shown.recurring and decision.default is not None,
        **shown,
    )


def options_view(teller: Teller, decision: Decision, state: Any) -> Iterator[OptionView]:
    """The answers there are, each in words; a verb where several begin with the same.

    What another answer beats for free is put away with what is rarely wanted; not so numbers, which have an order.
    """
    system = teller.texts.system
    options = arranged(system, decision)
    long = len(options) > WHOLE
    good = [option.value for option in (sensible(system, state, decision) if long else decision).options]
    heads = [option.head for option in options]
    alone = len(set(heads)) == len(heads)
    for option, head in zip(options, heads, strict=True):
        yield OptionView(
            value=option.value,
            label=teller.label(decision, option, state),
            figure=option.figure,
            rules=option.rules,
            verb="" if alone or heads.count(head) < 2 else head,
            sum=decision.sum_of(option.value) if isinstance(decision, Choose) else None,
            seldom=head in system.shown.seldom or not (isinstance(option.value, int) or option.value in good),
            moves=head in system.shown.moves,
            leads=head in system.shown.leads,
        )


def numbers_view(texts: Texts, decision: Decision) -> tuple[str, ...]:
    """What each number means, in a question that has few of them and words for them."""
    least, most = decision.limits["least"], decision.limits["most"]
    message = f"number-{slug(decision.key)}"
    if most - least >= MOST_NUMBERS or not known(texts.lang, texts.system, message):
        return ()
    return tuple(texts.say(message, number=number) for number in range(least, most + 1))


def places_view(texts: Texts, decision: Decision, state: Any) -> tuple[PlaceView, ...]:
    """The parts of the table that a question is about, as the game names them."""
    areas = texts.system.shown.areas(state, decision)
    if not areas:
        return ()
    answers = {
        option.value: n for n, option in enumerate(arranged(texts.system, decision)) if isinstance(option.value, str)
    }
    return tuple(
        PlaceView(label=texts.word("area", name), ring=ring, option=answers.get(name)) for name, ring in areas.items()
    )


def suggested(system: System, decision: Any, state: Any) -> tuple[int, ...]:
    """What the game's habits would answer, an order or one division, as places among the options as they are shown."""
    values = [option.value for option in arranged(system, decision)]
    wanted = system.mind.habit(state, decision, Block(decision.key, 0)) or decision.default
    if wanted is None:
        return ()
    return tuple(values.index(value) for value in (wanted if isinstance(wanted, list) else [wanted]))


def arranged(system: System, decision: Any) -> tuple[Option, ...]:
    """The options in the order in which the game would have them read."""
    found: tuple[Option, ...] = system.shown.arranged(decision) if isinstance(decision, Choose) else decision.options
    return found


def figures_of(event: Event, state: Any) -> tuple[str, ...]:
    """The figures an event names, in its order."""
    found: dict[str, None] = {}
    _name([getattr(event, name) for name in event.__struct_fields__], state.figures, found)
    return tuple(found)


def line_view(texts: Texts, number: int, event: Event, state: Any, figures: tuple[str, ...]) -> LineView:
    """One line of the log, with everything that proves it."""
    text, facts = texts.event_and_facts(event, state)
    dice = None
    if isinstance(event, Rolled):
        dice = DiceView(
            figure=event.figure,
            purpose=event.purpose,
            label=texts.word("purpose", event.purpose),
            needed=event.needed,
            ranks=event.ranks,
            faces=event.faces,
            sides=event.sides,
            hits=event.hits,
        )
    side = state.figures[figures[0]].side if figures else str(getattr(event, "side", None) or "")
    if isinstance(event, Rolled) and event.figure in state.sides:
        side = event.figure
    return LineView(
        n=number,
        event=snake(type(event).__name__),
        text=text,
        side=side,
        figures=figures,
        rules=tuple(texts.rules_of(event)),
        facts=facts,
        loud=event.loud,
        decreed=event.decreed,
        path=event.path if isinstance(event, Moved) else (),
        dice=dice,
    )


def _name(values: Iterable[Any], figures: Any, found: dict[str, None]) -> None:
    for value in values:
        kind = type(value)
        if kind is str:
            if value in figures:
                found[value] = None
        elif kind is tuple or kind is list:
            _name(value, figures, found)
