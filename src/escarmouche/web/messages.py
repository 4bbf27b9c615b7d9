"""What travels between the table and a browser: plain structs, the same for every game.

The client's TypeScript types are generated from these. A seat receives only what `core.views` lets it learn.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from escarmouche.core.system import Ground

Point = tuple[float, float]
Ring = tuple[Point, ...]
WHOLE = r"^[^\x00]*$(?!\n)"
"""Text without a hole in it: PostgreSQL keeps no other, and an answer that cannot be kept costs its table."""
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=WHOLE)]


class Tag(Struct, frozen=True, gc=False):
    """A state of a figure: its id, the word for it, and its sign; none where the look of the figure tells it."""

    id: str
    label: str
    sign: str


class TrackView(Struct, frozen=True, gc=False, kw_only=True):
    """Levels of a figure: what they are of, how many are left, of how many."""

    name: str
    label: str
    left: int
    full: int


class FigureView(Struct, frozen=True, gc=False, kw_only=True):
    """A figure as the table draws it."""

    id: str
    name: str
    side: str
    at: Point
    angle: float
    shape: str
    """round or square"""
    width: float
    emblem: str
    people: str
    profile: str
    """With emblem and width, all that a portrait is drawn from."""
    life: int
    full: int
    acted: bool
    gone: bool
    faces: bool
    points: int | None
    """What it may still spend."""
    level: float
    """How high it stands over the table, or how deep below."""
    tags: tuple[Tag, ...]
    tracks: tuple[TrackView, ...]
    """Where it has several things to lose."""
    sheet: tuple[tuple[str, str], ...]
    """Label and value of everything on its sheet."""


class PieceView(Struct, frozen=True, gc=False, kw_only=True):
    """A piece of scenery and its properties."""

    id: str
    kind: str
    look: str
    """How it is drawn."""
    label: str
    shape: Ring
    height: float | None
    base: float
    """Height of its foot; below 0 for what is cut into the table."""
    blocks_sight: bool
    blocks_move: bool
    cost: float


class MarkView(Struct, frozen=True, gc=False, kw_only=True):
    """A token or a zone. `emblem` says how a token is drawn."""

    id: str
    kind: str
    label: str
    ring: Ring
    side: str
    emblem: str


class TableView(Struct, frozen=True, gc=False, kw_only=True):
    """What lies on the table beside the figures."""

    size: Point
    unit: str
    unit_one: str
    """The unit after a one."""
    ground: Ground
    pieces: tuple[PieceView, ...]
    marks: tuple[MarkView, ...]


class CardView(Struct, frozen=True, gc=False, kw_only=True):
    """A card of a pile: what it is called, nothing if the reader may not know; the figures it stands for."""

    label: str
    up: bool
    figures: tuple[str, ...]


class PileView(Struct, frozen=True, gc=False, kw_only=True):
    """A pile of cards, the top first."""

    id: str
    label: str
    side: str
    cards: tuple[CardView, ...]


class ShareView(Struct, frozen=True, gc=False, kw_only=True):
    """One of the numbers that the options of a question divide something into: where it stands in a value."""

    path: tuple[str, ...]
    label: str
    figure: str


class OptionView(Struct, frozen=True, gc=False, kw_only=True):
    """One legal answer: give `value` back as it is."""

    value: Any
    label: str
    figure: str
    rules: tuple[str, ...]
    sum: int | None = None
    """What it adds up to, where that tells options apart."""
    verb: str = ""
    """What it has in common with others of the question, which a long menu may fold."""
    seldom: bool = False
    """A long menu puts it away, with others that are rarely wanted."""
    moves: bool = False
    """The way of the figure is asked for next: dragging the figure answers this."""
    leads: bool = False
    """A way that is asked for next leads to whomever it names."""


class PartView(Struct, frozen=True, gc=False, kw_only=True):
    """One of the parts that answers are mixed of: its sign in a value, its name, what one of it adds."""

    sign: str
    label: str
    worth: int


class PlaceView(Struct, frozen=True, gc=False, kw_only=True):
    """A named part of the table that a question is about, and the answer it stands for, if any."""

    label: str
    ring: Ring
    option: int | None


class DecisionView(Struct, frozen=True, gc=False, kw_only=True):
    """The open question. `kind` chooses the widget: choose, some, number, angle, order, point, path."""

    kind: str
    key: str
    seat: str
    figure: str
    prompt: str
    rules: tuple[str, ...]
    options: tuple[OptionView, ...] = ()
    least: int = 0
    most: int = 0
    towards: int = 0
    """The direction that is taken unless another is chosen."""
    start: Point | None = None
    """Where a path begins; of a point without zones, a place that is allowed."""
    limit: float = 0.0
    zones: tuple[Ring, ...] = ()
    """Where a point may be chosen, if the game says so."""
    aimed: bool = False
    """Of a point: something is aimed or laid there, nobody goes to stand on it."""
    places: tuple[PlaceView, ...] = ()
    shares: tuple[ShareView, ...] = ()
    """Where every option is a division of something: its parts."""
    parts: tuple[PartView, ...] = ()
    """Where most options are mixtures that add up to something: what they are mixed of."""
    suggested: tuple[int, ...] = ()
    """Options in an order that somebody who knows the game would take."""
    usual: int | None = None
    """Of a number, what somebody who says nothing answers."""
    numbers: tuple[str, ...] = ()
    """Of a question for a number, from the least to the most: what each means, where the game says so."""
    obvious: Any = None
    """The one answer that can only be right: the table gives it by itself."""
    recurs: bool = False
    """It is asked again and again: whoever declines may say so for the rest of the turn."""


class DiceView(Struct, frozen=True, gc=False, kw_only=True):
    """Dice as they fell."""

    figure: str
    purpose: str
    label: str
    needed: int
    ranks: tuple[int, ...]
    faces: tuple[int, ...]
    sides: int
    hits: int


class LineView(Struct, frozen=True, gc=False, kw_only=True):
    """One line of the log with its proof."""

    n: int
    event: str
    text: str
    side: str
    figures: tuple[str, ...]
    rules: tuple[str, ...]
    facts: str
    loud: bool = False
    """A table stops for it."""
    decreed: bool = False
    """It is the referee's word, or what stands for it."""
    path: Ring = ()
    """The way of a figure that moved."""
    dice: DiceView | None = None


class SeatView(Struct, frozen=True, gc=False, kw_only=True):
    """Who sits where."""

    seat: str
    label: str
    kind: str
    """human, bot or open (a link not yet followed)"""
    level: str
    here: bool
    name: str = ""
    """What whoever sits there is called, if they said so."""


class ScoreView(Struct, frozen=True, gc=False, kw_only=True):
    """What a side has of what is counted."""

    side: str
    label: str
    count: int


class PurseView(Struct, frozen=True, gc=False):
    """What sides have left to spend of something: side -> how much."""

    label: str
    left: dict[str, int]


class StandingView(Struct, frozen=True, gc=False, kw_only=True):
    """What wins this game, and how it stands."""

    goal: str
    aims: dict[str, str]
    """Where sides want different things: what wins for each."""
    counted: str
    scores: tuple[ScoreView, ...]
    enough: int
    last_turn: int
    purses: tuple[PurseView, ...]


class ReasonView(Struct, frozen=True, gc=False):
    """A reason in words, and the rules behind it."""

    text: str
    rules: tuple[str, ...]


class BeatView(Struct, frozen=True, gc=False):
    """What somebody has in one step: the kind of it, for its sign, and the word."""

    kind: str
    label: str


class LaneView(Struct, frozen=True, gc=False, kw_only=True):
    """One figure through the steps of a turn."""

    figure: str
    rank: int | None
    acts: bool
    """It is asked now."""
    done: bool
    beats: tuple[BeatView, ...]
    notes: tuple[ReasonView, ...]
    why: ReasonView | None


class TimelineView(Struct, frozen=True, gc=False, kw_only=True):
    """The turn step by step; lanes are in the order of acting."""

    title: str
    steps: tuple[str, ...]
    now: int
    """The step that is played, from 1; 0 before the first."""
    lanes: tuple[LaneView, ...]


class UndoView(Struct, frozen=True, gc=False, kw_only=True):
    """Going back: the moment the match is at, to which one may go alone, and whether somebody asks for more."""

    now: int
    to: int
    """Moment that can be gone back to without asking; the current one if none."""
    asked_by: str = ""
    asked_to: int = 0
    """-1 if it is a draw that is offered."""


class ClockView(Struct, frozen=True, gc=False, kw_only=True):
    """The time a seat has left, when this was told, and whether it runs."""

    seat: str
    left: float
    runs: bool


class SealView(Struct, frozen=True, gc=False, kw_only=True):
    """The secret behind the dice: its SHA-256 from the start, itself when the game is over."""

    sha256: str
    secret: str = ""
    mixed: tuple[tuple[int, int], ...] = ()
    """Roll and version: from that roll on the dice are those of `secret/version`, since somebody went back."""


class Update(Struct, frozen=True, gc=False, kw_only=True, tag="update", tag_field="type"):
    """What changed since version `since`; everything if that is -1, and then nothing known before counts."""

    match: str
    game: str
    version: int
    since: int
    turn: int
    standing: StandingView
    you: tuple[str, ...]
    seats: tuple[SeatView, ...]
    figures: tuple[FigureView, ...]
    """Those that changed; all of them if `since` is -1."""
    lost: tuple[str, ...]
    """Figures the reader knows that are not there any more."""
    lines: tuple[LineView, ...]
    kept: int
    """Lines of the log that stay; later ones were undone."""
    table: TableView | None
    """None if it did not change."""
    piles: tuple[PileView, ...] | None
    """None if they did not change."""
    timeline: TimelineView | None
    """None where a turn has no steps to be shown."""
    decision: DecisionView | None
    """The question open to one of your seats."""
    private: bool
    """Something here is for the eyes of the seat that is asked alone; another of your seats may not see it."""
    call: str
    """What happens now, in a few words: whose turn it is, who waits for whom."""
    result: str
    undo: UndoView
    notice: str = ""
    clocks: tuple[ClockView, ...] = ()
    """If the match has clocks."""
    hints: bool = True
    """The table may be asked for advice."""
    led: bool = True
    """In a lesson: everybody has answered as its coach has in mind."""
    seal: SealView | None = None
    """With everything (`since` is -1), and at the end."""


class Answer(Struct, frozen=True, gc=False, kw_only=True, tag="answer", tag_field="type"):
    """An answer to the open question. `id` is the sender's own: a repeated command is done once."""

    id: CommandId
    version: int
    seat: str
    answer: Any


class Undo(Struct, frozen=True, gc=False, kw_only=True, tag="undo", tag_field="type"):
    """Go back to a moment; beyond the last roll or secret the opponent is asked."""

    id: CommandId
    version: int
    seat: str
    to: int


class Consent(Struct, frozen=True, gc=False, kw_only=True, tag="consent", tag_field="type"):
    """The answer to an opponent who asks to go back."""

    id: CommandId
    version: int
    seat: str
    granted: bool
    to: int | None = None
    """The moment that is consented to, as `undo.asked_to` said: another wish may have come meanwhile."""


class Resign(Struct, frozen=True, gc=False, kw_only=True, tag="resign", tag_field="type"):
    """Give the match up."""

    id: CommandId
    version: int
    seat: str


class Draw(Struct, frozen=True, gc=False, kw_only=True, tag="draw", tag_field="type"):
    """Offer a draw; the opponent answers by `consent`."""

    id: CommandId
    version: int
    seat: str


class Hello(Struct, frozen=True, gc=False, kw_only=True, tag="hello", tag_field="type"):
    """First message on a socket: the version the client already has, -1 for none."""

    since: int = -1


class Act(Struct, frozen=True, gc=False, kw_only=True, tag="act", tag_field="type"):
    """The referee does something between two answers; its forms are those of `GET …/acts`."""

    id: CommandId
    version: int
    seat: str
    act: Any


Order = Answer | Undo | Consent | Resign | Draw | Act
Command = Order | Hello


class Ack(Struct, frozen=True, gc=False, kw_only=True, tag="ack", tag_field="type"):
    """The reply to a command: done, refused (with the reason and its rules) or stale (an update follows)."""

    id: str
    version: int
    status: str
    """done, refused, stale or asked"""
    reason: str = ""
    rules: tuple[str, ...] = ()
