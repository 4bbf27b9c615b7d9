"""System: the contract a game package fulfils. Everything outside `games/` knows games only through it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from importlib import import_module, resources
from math import exp
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.decisions import Answer, Choose, Decision, Option
from escarmouche.core.dice import Block
from escarmouche.core.events import SHARED, Event, happening
from escarmouche.core.geometry import CONTACT, Point, gap
from escarmouche.core.position import Position
from escarmouche.core.rules import Moment, Stat

if TYPE_CHECKING:
    from escarmouche.core.content import Catalogue


class Setup(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All that decides a game before the first answer."""

    game: str
    seed: str = "0"
    lists: dict[str, list[str]] = {}
    options: dict[str, Any] = {}
    content: dict[str, str] = {}
    """Cards of somebody's own that it is played with, and what each was like; filled in where a game is kept."""


class Word(Struct, frozen=True):
    """One entry of a vocabulary: a name, what it means, and the form it takes.

    Simple forms are checked when a case is read: `NUMBER | null`, `red | blue`, `true | false`; of a query, its
    arguments `{from, to, weapon?}`.
    """

    name: str
    meaning: str
    form: str = ""


class Vocabulary(Struct, frozen=True, kw_only=True):
    """Everything a case may name in this game."""

    game: str
    unit: str
    sides: tuple[str, ...]
    decisions: tuple[Word, ...]
    dice: tuple[Word, ...]
    events: tuple[Word, ...]
    queries: tuple[Word, ...]
    statuses: tuple[Word, ...]
    figure_fields: tuple[Word, ...]
    options: tuple[Word, ...]
    terrain: tuple[Word, ...]
    profiles: tuple[str, ...]
    plain: str = ""
    """A profile of cases alone, taken by a figure that names none: an ordinary fighter without peculiarities."""
    skills: tuple[Word, ...] = ()
    """What may stand among the skills of a figure, where a book has names for them that a case must know."""
    cards: tuple[Word, ...] = ()
    """Profiles and equipment with their figures, where the book leaves them to cards."""
    notes: tuple[Word, ...] = ()
    """What a case author must know beside the words."""


class Complaint(Struct, frozen=True):
    """One thing wrong with a list: the reason to put into words, its rule, and the facts."""

    reason: str
    rules: tuple[str, ...]
    facts: dict[str, Any] = {}


class Meter(Struct, frozen=True):
    """How much of something a list uses, and how much it may."""

    name: str
    used: int
    limit: int


class ListReport(Struct, frozen=True):
    """Is this list legal, what breaks it, and the smallest change that mends it."""

    legal: bool
    cost: int
    complaints: tuple[Complaint, ...] = ()
    repair: tuple[str, ...] = ()
    meters: tuple[Meter, ...] = ()


class Portrait(Struct, frozen=True, kw_only=True):
    """A figure at a glance: an emblem of its role, what is left of its life, and whether it has acted this turn."""

    emblem: str = "fighter"
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


class Range(Struct, frozen=True, kw_only=True):
    """How far something of a figure reaches, from base to base: its printed name, and its limits, the nearest first."""

    name: str
    limits: tuple[float, ...]
    centre: bool = False
    """Measured from the middle of its own base."""


class Card(Struct, frozen=True, kw_only=True):
    """A profile as a player picks it for a list."""

    name: str
    title: str = ""
    """What it is called in the language of the reader."""
    faction: str
    role: str
    cost: int
    emblem: str
    stats: dict[str, str]
    traits: tuple[str, ...] = ()
    weapons: tuple[str, ...] = ()


class Duel(Struct, frozen=True, kw_only=True):
    """Two profiles set against each other: a state, and the answers that lead to the attack, which is the last.

    Questions that no answer is for take their default.
    """

    state: Any
    answers: tuple[tuple[str, Any], ...]


class Field(Struct, frozen=True, kw_only=True):
    """One thing to settle before a game: a name, the words to choose from, and the usual choice."""

    name: str
    choices: tuple[str, ...]
    default: str


class System:
    """One game. A package subclasses it and puts one instance in `SYSTEM`."""

    name: str
    title: str
    version: str
    unit: str
    seats: tuple[str, ...] = ("red", "blue")
    state_type: type[Any]
    event_types: tuple[type[Event], ...] = SHARED
    stats: tuple[Stat, ...] = ()
    moments: tuple[Moment, ...] = ()
    purposes: tuple[str, ...] = ()
    unlucky: tuple[str, ...] = ()
    """Purposes where high dice hurt whoever rolls them."""
    content: Catalogue | None = None
    """Its cards, if people may type in their own."""
    _rules_digest: str = ""

    # ---- playing

    def new_game(self, setup: Setup) -> Any:
        """The first state: table, figures not yet placed, agenda. Chance comes from the set-up's seed or from rolls."""
        raise NotImplementedError

    def score(self, state: Any, seat: str) -> float:
        """How good the game looks for this seat, without looking ahead; bots compare these."""
        raise NotImplementedError

    def outlook(self, state: Any, seat: str) -> float:
        """How likely a win looks for this seat, from 0 to 1, in a game that goes on. Unless a game knows better, a lead
        of 8 points makes a win about three times as likely as a loss."""
        return 1.0 / (1.0 + exp(-min(max(self.score(state, seat) / 8.0, -30.0), 30.0)))

    def habit(self, state: Any, decision: Decision, chance: Block) -> Answer | None:
        """What somebody who knows the game answers without thinking: look-aheads play on by it. None for no opinion."""
        return None

    def leanings(self, state: Any, decision: Decision, chance: Block, most: int) -> list[Answer]:
        """The answers that habit weighs most, the best first; none where it does not weigh them."""
        return []

    def settle(self, state: Any) -> str | None:
        """Who is ahead if the players stop now; None for equality."""
        raise NotImplementedError

    def hide(self, state: Any, seat: str | None) -> Any:
        """The state without what this seat may not know. A game without secrets shows everything."""
        return state

    def guess(self, position: Position, seat: str, chance: Block) -> Position:
        """A position the seat cannot tell from the true one."""
        return position

    def outcomes(self, before: Any, after: Any, events: Sequence[Event]) -> dict[tuple[str, str], int]:
        """What odds count: (figure, what happened to it) -> how often or how much; what is not there did not happen.

        Numbers that came of dice may be not known yet: add and compare them, and leave the rest to the odds.
        """
        found: dict[tuple[str, str], int] = {}
        for event in events:
            what = happening(event)
            if what is not None:
                found[what] = found.get(what, 0) + 1
        return found

    # ---- lists

    def check_list(self, members: Sequence[str], options: Mapping[str, Any]) -> ListReport:
        raise NotImplementedError

    def build_list(self, chance: Block, faction: str | None, options: Mapping[str, Any]) -> list[str]:
        raise NotImplementedError

    def details(self) -> tuple[str, ...]:
        """What may follow a profile in a list, after a comma: `leader`, `+ Shield`, `- Sword`. Often nothing."""
        return ()

    # ---- cards of somebody's own

    def pins(self, lists: Mapping[str, Sequence[str]]) -> dict[str, str]:
        """The cards of somebody's own that a game of these lists is played with, and what each is like now."""
        return {}

    def pinned(self, setup: Setup) -> Setup:
        """The set-up as it is kept."""
        found = self.pins(setup.lists)
        return replace(setup, content=found) if found else setup

    def check_pins(self, setup: Setup) -> None:
        """`Unusable` if a game was played with cards that are not here, or are not what they were."""
        found = self.pins(setup.lists)
        if setup.content or found:
            from escarmouche.core.content import check_pins

            check_pins(setup.content, found)

    # ---- cases

    def case_state(self, case: Any) -> Any:
        """The state a case describes, ready to act."""
        raise NotImplementedError

    def query(self, state: Any, name: str, asked: Mapping[str, Any]) -> Any:
        """The answer to a question put to the table."""
        raise NotImplementedError

    def figure_facts(self, state: Any, who: str) -> dict[str, Any]:
        """A figure's fields by the names that cases, the terminal and clients use."""
        raise NotImplementedError

    def vocabulary(self) -> Vocabulary:
        raise NotImplementedError

    # ---- what a table shows

    def portrait(self, figure: Any) -> Portrait:
        """A figure at a glance."""
        return Portrait(gone=not figure.on_table)

    def sheet(self, state: Any, who: str) -> dict[str, Any]:
        """What a figure's sheet tells, in order."""
        return self.figure_facts(state, who)

    def marks(self, state: Any) -> tuple[Mark, ...]:
        """Tokens and zones on the table."""
        return ()

    def ranges(self, state: Any, who: str) -> tuple[Range, ...]:
        """What a figure could reach others with from afar."""
        return ()

    def glimpse(self, state: Any, who: str, other: str, at: Point) -> tuple[bool, int] | None:
        """Would a figure see another from a place, and with what bonus of cover? None where scenery alone decides."""
        return None

    def arranged(self, decision: Choose) -> tuple[Option, ...]:
        """The options of a question as a table shows them: what is wanted most comes first."""
        return decision.options

    def engaged(self, state: Any, who: str) -> tuple[str, ...]:
        """The enemies a figure is in close combat with, where it stands."""
        me = state.figures[who]
        others = (one for one in state.figures.values() if one.side != me.side and one.on_table)
        return tuple(one.id for one in others if gap(me.footprint, one.footprint) <= CONTACT)

    def called(self, name: str, lang: str) -> str:
        """What something that has a printed name (a figure, a weapon, a spell) is called in a language."""
        return name

    def cards(self) -> tuple[Card, ...]:
        """Every profile a list may name."""
        return ()

    def setup_form(self) -> tuple[Field, ...]:
        """What players settle before a game, beside their lists."""
        return ()

    # ---- two profiles against each other

    def duel_form(self) -> tuple[Field, ...]:
        """The conditions of a duel that a calculator asks for: the kind of attack, the range, who lies prone."""
        return ()

    def duel(self, attacker: str, defender: str, settled: Mapping[str, str]) -> Duel:
        """A situation in which one profile attacks another, under these conditions (every field of the form)."""
        raise NotImplementedError

    # ---- threats

    reaching: str = ""
    falling: str = ""
    """The outcomes that mean a figure is reached, and put out; a game that names them has a map of threats."""

    def acting(self, state: Any, who: str) -> Duel | None:
        """The state if this figure were the next to act, and the answers that lead to the question what it does."""
        return None

    # ---- files of the package

    @property
    def package(self) -> str:
        module = type(self).__module__
        return sys.modules[module].__package__ or module

    def file(self, *parts: str) -> str:
        """The text of a file of the game's package."""
        return resources.files(self.package).joinpath(*parts).read_text(encoding="utf-8")

    def rules_digest(self) -> str:
        """A short name for the rules a game was played under: the ledger and the version."""
        if not self._rules_digest:
            text = f"{self.name} {self.version}\n{self.file('ledger.yaml')}"
            self._rules_digest = sha256(text.encode()).hexdigest()[:16]
        return self._rules_digest


Loader = Callable[[], System]


def load(path: str) -> System:
    """A system by its import path, `package.module:NAME`."""
    module, _, name = path.partition(":")
    found = getattr(import_module(module), name)
    assert isinstance(found, System)
    return found
