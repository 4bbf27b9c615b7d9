"""Shown: what a table shows of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

from msgspec import Struct

from escarmouche.core.decisions import Answer, Choose, Decision, Option
from escarmouche.core.parts.cases import fields
from escarmouche.core.parts.rules import S
from escarmouche.core.rules import Total
from escarmouche.core.state import Figure, Holds, Plain
from escarmouche.space.geometry import Point


class Track(Struct, frozen=True, kw_only=True):
    """Levels that a figure loses and gets back: wounds, fatigue."""

    name: str
    """A word of the family `meter`."""
    left: int
    full: int


class Portrait(Struct, frozen=True, kw_only=True):
    """A figure at a glance: an emblem of its role, what is left of its life, and whether it has acted this turn."""

    emblem: str = "fighter"
    people: str = ""
    """Whose colours it wears, in a portrait."""
    life: int = 1
    full: int = 1
    acted: bool = False
    gone: bool = False
    """Fallen or off the table: shown as a marker, or not at all."""
    faces: bool = False
    """Its facing matters."""
    points: int | None = None
    """What it may still spend, in a game where that decides much."""
    states: tuple[str, ...] = ()
    """What ails it beside its statuses, to be seen on the table; words of the family `status`."""
    tracks: tuple[Track, ...] = ()
    """Where it has more than one life to lose: each, in the order of a sheet."""


class Mark(Struct, frozen=True, kw_only=True):
    """Something on the table that is neither figure nor scenery: a token (a point), or a zone (a ring)."""

    id: str
    kind: str
    ring: tuple[Point, ...]
    side: str = ""
    name: str = ""
    """What it is called, if it is more than one of its kind: `chest`, `store-4`."""
    notes: tuple[str, ...] = ()
    """What else is to be known of it, words of the family `note`."""
    emblem: str = "gem"
    """How a token is drawn: gem, chest, stone, store, bucket, fire, carcass, spell."""


class Ground(Struct, frozen=True, kw_only=True):
    """What the table of a book looks like. Colours are written as CSS does, by day and by night."""

    texture: str = "meadow"
    """What lies on it: meadow, steppe, heath, forest, planks or cobbles."""
    field: tuple[str, str] = ("#c8c68f", "#4c4f37")
    blade: tuple[str, str] = ("#a3a465", "#5f6344")
    """What grows on it."""
    pebble: tuple[str, str] = ("#b3a57c", "#5a553f")
    """What lies on it."""
    leaf: tuple[str, str] = ("#557f3d", "#3f6331")
    """Trees and bushes."""
    sun: tuple[str, str] = ("#fff3c4", "#9fb4d6")
    """The light that falls on it."""


class Range(Struct, frozen=True, kw_only=True):
    """How far something of a figure reaches, from base to base: its printed name, and its limits, the nearest first."""

    name: str
    limits: tuple[float, ...]
    centre: bool = False
    """Measured from the middle of its own base."""


class Standing(Struct, frozen=True, kw_only=True):
    """What a game is about and how it stands: shown to everybody, all the time."""

    goal: str = ""
    """What wins, a word of the family `goal`; nothing while that is not known."""
    aims: Mapping[str, str] = {}
    """Where sides want different things: side -> what wins for it, a word of the family `goal`."""
    counted: str = ""
    """What is counted, a word of the family `score`."""
    scores: Mapping[str, int] = {}
    """Side -> its count."""
    enough: int = 0
    """The count that wins at once; 0 where none does."""
    last_turn: int = 0
    """The turn after which the game is over; 0 where it is not known."""
    purses: Mapping[str, Mapping[str, int]] = {}
    """What sides have left to spend, a word of the family `purse` -> side -> how much."""


class Reason(Struct, frozen=True, kw_only=True):
    """Why something is so: a word of the family `why`, the facts it is told with, the rules behind it."""

    word: str
    facts: Mapping[str, Plain] = {}
    rules: tuple[str, ...] = ()


class Lane(Struct, frozen=True, kw_only=True):
    """What one figure has to do in a turn, and what it has done."""

    who: str
    beats: tuple[str, ...]
    """For every step, a word of the family `beat`: ready, spent, delayed, lost; nothing where it has nothing."""
    rank: int | None = None
    """What decides who comes first."""
    done: bool = False
    """It has had its say in this step."""
    notes: tuple[Reason, ...] = ()
    """What else is to be known of its turn: what it lost, what it may still throw in."""
    why: Reason | None = None
    """Why it acts when it does."""


class Timeline(Struct, frozen=True, kw_only=True):
    """A turn step by step, with everybody's actions as far as the reader may know of them."""

    called: str
    """What a step is, a word of the family `step`."""
    steps: int
    now: int = 0
    """The step that is played, from 1; 0 before the first."""
    lanes: tuple[Lane, ...] = ()
    """Who acts, in the order in which they do."""


class Weight(Struct, frozen=True, kw_only=True):
    """What a figure would roll now, or the score it has, with what adds to it and takes from it."""

    name: str
    """What it is for, a word of the family `weight`."""
    dice: Total | None = None
    """How many dice are rolled; None of a score that nothing is rolled for."""
    plus: Total
    """What is added to them, or the score."""


def no_timeline(state: object) -> Timeline | None:
    """A turn that has no steps to be shown."""
    return None


def no_weights(state: object, who: str) -> tuple[Weight, ...]:
    """Nothing is told beside the sheet."""
    return ()


def plain_standing(state: object) -> Standing:
    """Nothing is counted."""
    return Standing()


def plain_portrait(figure: Figure) -> Portrait:
    """A fighter, on the table or not."""
    return Portrait(gone=not figure.on_table)


def no_marks(state: object) -> tuple[Mark, ...]:
    """Nothing on the table but figures and scenery."""
    return ()


def no_other_ground(state: object) -> None:
    """Every table of the book has the same ground."""


def no_areas(state: object, decision: Decision) -> dict[str, tuple[Point, ...]]:
    """Questions are about figures, places and ways only."""
    return {}


def no_ranges(state: object, who: str) -> tuple[Range, ...]:
    """Nothing reaches from afar."""
    return ()


def by_scenery(state: object, who: str, other: str, at: Point) -> tuple[bool, int] | None:
    """Scenery alone decides who is seen."""
    return None


def as_asked(decision: Choose) -> tuple[Option, ...]:
    """The options in the order of the question."""
    return decision.options


def in_order(key: str, first: Sequence[str], last: Sequence[str]) -> Callable[[Choose], tuple[Option, ...]]:
    """The answers to one question with those first that a player looks for first, and those last that are seldom
    wanted."""
    ranks = {word: n for n, word in enumerate((*first, "", *last))}

    def arranged(decision: Choose) -> tuple[Option, ...]:
        if decision.key != key:
            return decision.options
        return tuple(sorted(decision.options, key=lambda option: ranks.get(option.head, ranks[""])))

    return arranged


def as_high(state: Holds[Figure], who: str, at: Point) -> float:
    """The table is flat: as high as it stands now."""
    return state.figures[who].level


def as_printed(name: str, lang: str) -> str:
    """One name in every language."""
    return name


def unnoted(state: object, who: str, answer: Answer) -> Mapping[str, Plain]:
    """Answers speak for themselves."""
    return {}


def no_cards(state: object) -> Mapping[str, Sequence[str]]:
    """Nothing stands for figures."""
    return {}


class Shown(Struct, Generic[S], frozen=True, kw_only=True):
    """What a table shows of a game."""

    portrait: Callable[[Any], Portrait] = plain_portrait
    """A figure at a glance."""
    sheet: Callable[[S, str], dict[str, Plain]] = fields
    """What a figure's sheet tells, in order."""
    standing: Callable[[S], Standing] = plain_standing
    """What wins, and the score by it."""
    timeline: Callable[[S], Timeline | None] = no_timeline
    """The turn step by step, read off what a seat may see; None while there is none."""
    weights: Callable[[S, str], tuple[Weight, ...]] = no_weights
    """What a figure would roll with now, and why."""
    marks: Callable[[S], tuple[Mark, ...]] = no_marks
    """Tokens and zones on the table."""
    ranges: Callable[[S, str], tuple[Range, ...]] = no_ranges
    """What a figure could reach others with from afar."""
    glimpse: Callable[[S, str, str, Point], tuple[bool, int] | None] = by_scenery
    """Would a figure see another from a place, and with what bonus of cover? None where scenery alone decides."""
    footing: Callable[[S, str, Point], float] = as_high
    """How high a figure would stand at a place."""
    arranged: Callable[[Choose], tuple[Option, ...]] = as_asked
    """The options of a question as a table shows them: what is wanted most comes first."""
    areas: Callable[[S, Decision], Mapping[str, tuple[Point, ...]]] = no_areas
    """Named parts of the table that a question is about; an answer may be one of the names."""
    moves: tuple[str, ...] = ()
    """Answers that begin a way of the figure asked about: what a hand means that drags it."""
    leads: tuple[str, ...] = ()
    """Answers whose way leads to whoever they name, as a charge does."""
    recurring: tuple[str, ...] = ()
    """Questions asked so often, and so often declined, that one may decline them for the rest of a turn."""
    seldom: tuple[str, ...] = ()
    """Answers that are rarely wanted: a long menu puts them away together."""
    aims: tuple[str, ...] = ()
    """What somebody may have meant who touches another figure that no answer is about, as `aim-…` names it."""
    noted: Callable[[S | None, str, Answer], Mapping[str, Plain]] = unnoted
    """What an answer of a figure costs and does now: said after it in the words `noted-…`, if anything is."""
    called: Callable[[str, str], str] = as_printed
    """What something that has a printed name (a figure, a weapon, a spell) is called in a language."""
    standing_for: Callable[[S], Mapping[str, Sequence[str]]] = no_cards
    """Things that stand for figures, as cards of a pile do, with the figures they are called after."""
    signs: Mapping[str, str] = {}
    """State -> its sign: one of the client's, or an SVG path in a box of 24; "" where the look of the figure tells."""
    ground: Ground = Ground()
    """The table top, its light and its colours."""
    other_ground: Callable[[S], Ground | None] = no_other_ground
    """The table top of a state that is played elsewhere than the book's usual ground."""
    looks: Mapping[str, str] = {}
    """Kind of scenery -> how it is drawn, where the client does not know the kind by its own name."""
