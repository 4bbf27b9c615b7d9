"""Lanterns: a small invented game on the System contract, for the tests of everything that knows no game.

Two gangs meet at night. Each turn both seats bid in secret (TOY-01); the higher bid plays first. A side moves one
figure along a path (TOY-02); an enemy on watch may pounce when the path comes near (TOY-03). Contact is a duel of two
dice, the attacker may reroll (TOY-04); the loser is dazed and the winner scores. A figure may lurk, which only its side
knows (TOY-05). Three points or eight turns end the game (TOY-06). A list has two or three members and at most 6 lamps
(TOY-07).

`CROWD` is the same for three, with cards: every side stacks a pile in secret and turns one card each time it plays, and
the weather lies in a pile that is shuffled (TOY-08). `ALLIED` are seats at that table: two share red, a referee plays
green and says how dark it is (TOY-09).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Literal

from msgspec import Struct, field
from msgspec.structs import fields, replace

from escarmouche.cards.setups import check_setup
from escarmouche.core.decisions import Choose, ChooseNumber, ChoosePath, ChoosePoint, ChooseSome, Refusal, options
from escarmouche.core.dice import Block, Pool
from escarmouche.core.events import SHARED, Event, Moved, Placed, Ruled, StatusGained, StatusLost, TurnBegan, snake
from escarmouche.core.game import Game
from escarmouche.core.piles import (
    CardTurned,
    Pile,
    PileCard,
    PileStacked,
    all_seen,
    dealt_again,
    order_question,
    shuffle,
    stack,
    turn,
)
from escarmouche.core.refereeing import Act, Blank
from escarmouche.core.rules import Moment, Stat, at, modifies, rule
from escarmouche.core.state import Figure, Id, Phase, S, State, seated
from escarmouche.core.system import (
    Cases,
    Complaint,
    Lane,
    ListReport,
    Lists,
    Mind,
    Reason,
    Rules,
    Setup,
    Shown,
    System,
    Timeline,
    Vocabulary,
    Word,
)
from escarmouche.rulings.cases import Case
from escarmouche.space.geometry import Point, Round, distance, quantise, touching
from escarmouche.space.moves import Ground
from escarmouche.space.table import Piece, Table, faults

SIZE = (12.0, 12.0)
NEAR = 2.0
RADIUS = 0.5
BANDS = ((0.5, 4.0), (8.0, 11.5), (4.5, 7.5))
"""Where each side starts, from left to right."""
OMENS, WEATHER, SKY = ("moon", "star", "cloud", "comet"), "weather", ("calm", "breeze", "wind", "gale")

LEDGER = """\
game: toy
title: Lanterns
prefix: TOY
rules:
  - {id: TOY-01, title: Bids, rule: Both seats bid from 0 to 3 in secret; the higher bid plays first.}
  - {id: TOY-02, title: Moves, rule: A figure moves at most its pace along a path that nothing blocks.}
  - {id: TOY-03, title: Pounce, rule: "A path that comes within 2 of an enemy on watch lets it pounce, once a turn."}
  - {id: TOY-04, title: Duels, rule: "Each rolls a die and adds its grit; the attacker may reroll once."}
  - {id: TOY-05, title: Lurking, rule: A figure may lurk; only its own side knows it.}
  - {id: TOY-06, title: The end, rule: "Three points, or the end of the eighth turn."}
  - {id: TOY-07, title: Lists, rule: Two or three members and at most 6 lamps.}
  - {id: TOY-08, title: Omens, rule: "A side that plays turns a card: a moon adds 1 to grit; nobody pounces in wind."}
  - {id: TOY-09, title: Light, rule: "A referee says each turn how dark it is; in the dark nobody pounces."}
"""


OUTCOMES = """
outcome-duelled = fights
outcome-status-gained-dazed = is dazed
outcome-status-lost-lurking = comes out
"""
"""All the words it has; everything else is told plainly."""


class Lantern(Figure, frozen=True, kw_only=True):
    grit: int = 0
    pace: float = 4.0
    ready: bool = True


class Night(State, frozen=True, kw_only=True):
    figures: dict[Id, Lantern]
    agenda: tuple[Turn | Play | Deploy, ...] = ()
    points: dict[str, int] = field(default_factory=dict)
    piles: dict[str, Pile] = field(default_factory=dict)

    def acts(self) -> Mapping[str, Act]:
        return {"praise": Act(blanks=praising, do=praise, judge=unworthy, rules=("TOY-06",))}


class Profile(Struct, frozen=True):
    grit: int
    pace: float
    lamps: int


PROFILES = {"Scout": Profile(0, 5.0, 1), "Watcher": Profile(1, 4.0, 2), "Brute": Profile(2, 3.0, 3)}

GRIT: Stat[None] = Stat("grit", "What a figure adds to its die in a duel.", lambda figure: figure.grit, -2, 4, "TOY-04")
DUEL_DIE: Moment[int, None] = Moment("duel-die", "The die of a duel, before grit is added.")


@modifies(GRIT, "Dazed", "TOY-04")
def dazed(game: Game[Night], who: Id, situation: Any) -> int:
    return -1 if game[who].has("dazed") else 0


@modifies(GRIT, "Moon", "TOY-08")
def moonlit(game: Game[Night], who: Id, situation: Any) -> int:
    return 1 if turned_last(game.state, game[who].side) == "moon" else 0


@at(DUEL_DIE, "TOY-05")
def from_the_dark(game: Game[Night], value: int, who: Id, situation: Any) -> int:
    """Somebody who lurks strikes with a 3 at least."""
    return max(value, 3) if game[who].has("lurking") else value


# -------------------------------------------------------------- events


class Bid(Event, frozen=True, kw_only=True):
    bids: dict[str, int]
    first: str


class Lurked(Event, frozen=True, kw_only=True):
    figure: Id
    side: str

    def apply(self, state: S) -> S:
        return state.gained(self.figure, "lurking")

    def seen_by(self, seat: str | None) -> Event | None:
        return self if seat == self.side else None


class Duelled(Event, frozen=True, kw_only=True):
    figure: Id
    target: Id
    scores: tuple[int, int]
    winner: Id | None


class Scored(Event, frozen=True, kw_only=True):
    side: str
    total: int

    def apply(self, state: S) -> S:
        assert isinstance(state, Night)
        return replace(state, points={**state.points, self.side: self.total})


class Lit(Event, frozen=True, kw_only=True):
    light: str

    def apply(self, state: S) -> S:
        return replace(state, options={**state.options, "light": self.light})


class Acted(Event, frozen=True, kw_only=True):
    figure: Id
    ready: bool = False

    def apply(self, state: S) -> S:
        return state.changed(self.figure, ready=self.ready)


# -------------------------------------------------------------- what a referee may do


def praising(state: Night) -> tuple[Blank, ...] | None:
    """From the first turn on a side may be given points."""
    side = Blank(name="side", kind="word", words=state.sides)
    return (side, Blank(name="points", kind="number", least=1, most=3, usual=1)) if state.turn else None


def unworthy(state: Night, given: Mapping[str, Any]) -> Refusal | None:
    total = state.points.get(given["side"], 0) + given["points"]
    return Refusal("unworthy", ("TOY-06",), {"total": total}) if total > 4 else None


def praise(game: Game[Night], given: Mapping[str, Any]) -> None:
    total = game.state.points.get(given["side"], 0) + given["points"]
    game.tell(Scored(side=given["side"], total=total, rules=("TOY-06",)))


# -------------------------------------------------------------- phases


class Deploy(Phase, frozen=True):
    """Figures that are not on the table yet are put on their side's edge."""

    def run(self, game: Game[Night]) -> None:
        for who, figure in game.state.figures.items():
            if figure.on_table:
                continue
            at = game.ask("deploy", who, partial(_deployment, game, who))
            game.tell(Placed(figure=who, at=(at[0], at[1])))
        game.then(Turn())


class Turn(Phase, frozen=True):
    """One turn: who plays first, then figure by figure."""

    @rule("TOY-06")
    def run(self, game: Game[Night]) -> None:
        state = game.state
        if state.turn == 8:
            game.end(leader(state), "time", "TOY-06")
        for who, figure in state.figures.items():
            if not figure.ready:
                game.tell(Acted(figure=who, ready=True))
        if state.options.get("fog"):
            game.roll("game", "fog", Pool(1, at_least=6))
        shed_light(game)
        prepare(game)
        first = bids(game)
        game.tell(TurnBegan(turn=state.turn + 1, side=first))
        game.then(Play(first), *map(Play, following(state.sides, first)), Turn())


class Play(Phase, frozen=True):
    """One side moves one figure."""

    side: str

    def run(self, game: Game[Night]) -> None:
        turn_next(game, self.side)
        hide(game, self.side)
        who = game.ask("activate", self.side, lambda: _activation(game, self.side))
        if who != "pass":
            walk(game, who)


@rule("TOY-09")
def shed_light(game: Game[Night]) -> None:
    """How dark it is, where a referee or the set-up says so."""
    light = game.state.options.get("light")
    if light or game.state.referee:
        game.tell(Lit(light=game.rule_on("light", light or "dim", partial(_light, light or "dim"), "TOY-09")))


@rule("TOY-01")
def bids(game: Game[Night]) -> str:
    """All seats bid in secret; a tie is decided by a die."""
    state = game.state
    made = game.ask_all("bid", {side: partial(_bid, side) for side in state.sides})
    first = drawn(game, [side for side in state.sides if made[side] == max(made.values())])
    game.tell(Bid(bids=dict(sorted(made.items())), first=first, rules=("TOY-01",)))
    return first


def drawn(game: Game[Night], sides: list[str]) -> str:
    """One of some sides; each but the last has an even chance against those after it."""
    for side in sides[:-1]:
        if game.roll("game", "tie", Pool(1, at_least=4)).hits:
            return side
    return sides[-1]


@rule("TOY-08")
def prepare(game: Game[Night]) -> None:
    """Piles turned to the last card are laid anew: the weather is shuffled, each side stacks its own in secret."""
    used = [name for name, pile in game.state.piles.items() if all(card.up for card in pile.cards)]
    if WEATHER in used:
        shuffle(game, WEATHER, "weather", "TOY-08")
    turn_next(game, WEATHER)
    sides = [side for side in used if side != WEATHER]
    if sides:
        made = game.ask_all(
            "stack", {side: partial(order_question, game.state.piles[side], "TOY-08") for side in sides}
        )
        for side in sides:
            stack(game, side, made[side], "TOY-08")


@rule("TOY-08")
def turn_next(game: Game[Night], name: str) -> None:
    """The first card of a pile that lies face down is turned."""
    if name in game.state.piles:
        turn(game, name, sum(card.up for card in game.state.piles[name].cards), "TOY-08")


@rule("TOY-05")
def hide(game: Game[Night], side: str) -> None:
    """Any figures of the side that no enemy is near may start to lurk."""
    may = [
        figure.id for figure in game.state.side(side) if not figure.has("lurking") and not _enemies_near(game, figure)
    ]
    chosen = game.ask(
        "lurk", side, lambda: ChooseSome(options=options(may), most=len(may), rules=("TOY-05",), secret=True)
    )
    for who in chosen:
        game.tell(Lurked(figure=who, side=side, rules=("TOY-05",)))


@rule("TOY-02")
def walk(game: Game[Night], who: Id) -> None:
    """Move along a path; the first contact is a duel."""
    path = game.ask("move", who, lambda: _way(game, who))
    for step in path:
        if interrupted(game, who, (step[0], step[1])):
            break
        here = game[who].at
        game.tell(Moved(figure=who, path=(here, (step[0], step[1])), cost=distance(here, (step[0], step[1]))))
    if game[who].has("lurking"):
        game.tell(StatusLost(figure=who, status="lurking"))
    game.tell(Acted(figure=who))
    for other in game.state.figures.values():
        if other.side != game[who].side and touching(game[who].footprint, other.footprint):
            duel(game, who, other.id)
            break


@rule("TOY-03")
def interrupted(game: Game[Night], who: Id, goal: Point) -> bool:
    """Each of the other sides that is near may pounce, one after the other from the left of who moves; each knows what
    those before it did. One that pounces stops the path, and those after it may still pounce."""
    stopped = False
    for side in following(game.state.sides, game[who].side):
        watcher = pouncer(game, side, goal)
        if watcher and pounce(game, watcher, who):
            stopped = True
    return stopped


@rule("TOY-03")
def pounce(game: Game[Night], watcher: Id, who: Id) -> bool:
    """An enemy on watch may interrupt the path."""
    side = game[watcher].side
    build = lambda: Choose(  # noqa: E731
        key="pounce", seat=side, figure=watcher, options=options(["no", "yes"]), decline="no", rules=("TOY-03",)
    )
    if game.ask("pounce", watcher, build) == "no":
        return False
    game.tell(StatusLost(figure=watcher, status="on-watch", rules=("TOY-03",)))
    duel(game, watcher, who)
    return True


@rule("TOY-04")
def duel(game: Game[Night], attacker: Id, defender: Id) -> None:
    """Each rolls a die and adds its grit; the attacker may reroll once; the loser is dazed."""
    mine, theirs = strike(game, attacker), strike(game, defender)
    if mine <= theirs:
        side = game[attacker].side
        build = lambda: Choose(  # noqa: E731
            key="reroll", seat=side, figure=attacker, options=options(["no", "yes"]), decline="no", rules=("TOY-04",)
        )
        if game.ask("reroll", attacker, build) == "yes":
            mine = strike(game, attacker)
    winner, loser = (attacker, defender) if mine > theirs else (defender, attacker)
    tied = mine == theirs
    scores = (mine, theirs)
    game.tell(
        Duelled(figure=attacker, target=defender, scores=scores, winner=None if tied else winner, rules=("TOY-04",))
    )
    if tied:
        return
    game.tell(StatusGained(figure=loser, status="dazed", rules=("TOY-04",)))
    side = game[winner].side
    game.tell(Scored(side=side, total=game.state.points.get(side, 0) + 1))
    if game.state.points[side] == 3:
        game.end(side, "points", "TOY-06")


def strike(game: Game[Night], who: Id) -> int:
    total = game.total(GRIT, who)
    face = game.roll(who, "duel", Pool(1), total).faces[0]
    return int(game.moment(DUEL_DIE, face, who)) + total.value


# -------------------------------------------------------------- what the questions need


def _light(usual: str) -> Choose:
    return Choose(options=options(["dim", "dark"]), decline=usual, rules=("TOY-09",))


def _bid(side: str) -> ChooseNumber:
    return ChooseNumber(key="bid", seat=side, least=0, most=3, rules=("TOY-01",), secret=True)


def _deployment(game: Game[Night], who: Id) -> ChoosePoint:
    figure = game[who]
    low, high = BANDS[game.state.sides.index(figure.side)]
    ground = _ground(game.state, who)

    def judge(point: Point) -> Refusal | None:
        if not low <= point[0] <= high:
            return Refusal("not-your-edge", ("TOY-02",), {"least": low, "most": high})
        return None if ground.free(point) else Refusal("taken", ("TOY-02",))

    def propose(chance: Block) -> Point:
        return (low + chance.unit() * (high - low), 0.5 + chance.unit() * (SIZE[1] - 1))

    return ChoosePoint(key="deploy", seat=figure.side, figure=who, judge=judge, propose=propose, rules=("TOY-02",))


def _activation(game: Game[Night], side: str) -> Choose:
    ready = [figure.id for figure in game.state.side(side) if figure.ready]

    def why_not(answer: Any) -> Refusal | None:
        return Refusal("already-acted", ("TOY-02",)) if answer in list(game.state.figures) else None

    return Choose(key="activate", seat=side, options=options([*ready, "pass"]), why_not=why_not, rules=("TOY-02",))


def _way(game: Game[Night], who: Id) -> ChoosePath:
    figure = game[who]
    ground = _ground(game.state, who)
    others = tuple(other for other, it in game.state.figures.items() if other != who and it.on_table)
    enemies = [index for index, other in enumerate(others) if game[other].side != figure.side]

    def judge(path: tuple[Point, ...]) -> Refusal | None:
        cost = ground.cost(path)
        if cost > figure.pace + 1e-6:
            return Refusal("too-far", ("TOY-02",), {"cost": round(cost, 2), "limit": figure.pace})
        blocked = ground.blocked(path)
        return Refusal("blocked", ("TOY-02",)) if blocked else None

    return ChoosePath(
        key="move",
        seat=figure.side,
        figure=who,
        start=figure.at,
        limit=figure.pace,
        ground=ground,
        judge=judge,
        others=others,
        touchable=lambda: enemies,
        rules=("TOY-02",),
    )


def _ground(state: Night, who: Id) -> Ground:
    others = tuple(other.footprint for other in state.figures.values() if other.id != who and other.on_table)
    return Ground(state.table, state.figures[who].base, others)


def following(sides: tuple[str, ...], side: str) -> tuple[str, ...]:
    """The other sides, from the left of one on."""
    at = sides.index(side)
    return sides[at + 1 :] + sides[:at]


def turned_last(state: Night, name: str) -> str:
    """The face of the card of a pile that was turned last."""
    up = [card.face for card in state.piles[name].cards if card.up] if name in state.piles else []
    return up[-1] if up else ""


def pouncer(game: Game[Night], side: str, goal: Point) -> Id | None:
    """The first of a side on watch that this step comes near; nobody in wind."""
    if turned_last(game.state, WEATHER) == "wind" or game.state.options.get("light") == "dark":
        return None
    for other in game.state.side(side):
        if other.has("on-watch") and distance(other.at, goal) <= NEAR:
            return str(other.id)
    return None


def _enemies_near(game: Game[Night], figure: Lantern) -> bool:
    return _near(game.state, figure)


def _near(state: Night, figure: Lantern) -> bool:
    return any(distance(figure.at, other.at) <= NEAR for other in state.figures.values() if other.side != figure.side)


def _lurking_by_lot(state: Night, seat: str, chance: Block) -> Night:
    figures = {
        who: figure
        if figure.side == seat
        else replace(figure, status=figure.status - {"lurking"} | ({"lurking"} if chance.below(2) else set()))
        for who, figure in state.figures.items()
    }
    return replace(state, figures=figures)


def leader(state: Night) -> str | None:
    points = [state.points.get(side, 0) for side in state.sides]
    return state.sides[points.index(max(points))] if points.count(max(points)) == 1 else None


# -------------------------------------------------------------- the system


class Settings(Struct, frozen=True, kw_only=True):
    """The options of a set-up."""

    game_size: int = 6
    red_points: int = 0
    blue_points: int = 0
    fog: bool = False
    light: Literal["dim", "dark"] | None = None


class Toy:
    unit = "step"
    event_types: tuple[type[Event], ...] = (
        *SHARED,
        Bid,
        Lurked,
        Duelled,
        Scored,
        Acted,
        PileStacked,
        CardTurned,
        Ruled,
        Lit,
    )
    statuses: ClassVar[tuple[Word, ...]] = (
        Word("dazed", "Lost a duel: one grit less."),
        Word("lurking", "Hidden: only its own side knows; strikes with 3 at least."),
        Word("on-watch", "May pounce on whoever comes near."),
    )

    def __init__(self, name: str, seats: tuple[str, ...], omens: bool = False) -> None:
        self.name, self.seats, self.omens = name, seats, omens

    def new_game(self, setup: Setup) -> Night:
        system = CROWD if self.omens else SYSTEM
        sides = system.sides_at(setup.seats)
        lists = {side: setup.lists.get(side, ["Scout", "Watcher"]) for side in sides}
        check_setup(system, replace(setup, lists={**lists, **setup.lists}))
        figures = {}
        for side in sides:
            for number, profile in enumerate(lists[side], 1):
                who = f"{side}{number}"
                figures[who] = _figure(who, side, profile, status=frozenset({"on-watch"}), on_table=False)
        table = Table(size=SIZE, pieces=(Piece("well", ((5.5, 5.5), (6.5, 5.5), (6.5, 6.5), (5.5, 6.5))),))
        night = Night(
            table=table,
            figures=figures,
            sides=sides,
            options=setup.options,
            agenda=(Deploy(),),
            piles=self.piles() if self.omens else {},
        )
        return seated(night, setup.seats)

    def piles(self) -> dict[str, Pile]:
        """All turned up, so that they are laid before the first turn."""
        own = {side: Pile(tuple(PileCard(face, side, up=True) for face in OMENS), (side,)) for side in self.seats}
        return {**own, WEATHER: Pile(tuple(PileCard(face, WEATHER, up=True) for face in SKY))}

    def score(self, state: Night, seat: str) -> float:
        others = [state.points.get(side, 0) for side in state.sides if side != seat]
        return float(state.points.get(seat, 0) - max(others))

    def hide(self, state: Night, seat: str | None) -> Night:
        figures = {
            who: figure if figure.side == seat else replace(figure, status=figure.status - {"lurking"})
            for who, figure in state.figures.items()
        }
        return replace(state, figures=figures, piles=all_seen(state.piles, seat))

    def guess(self, state: Night, now: Night, seat: str, chance: Block) -> Night:
        return replace(_lurking_by_lot(state, seat, chance), piles=dealt_again(state.piles, seat, chance))

    def check_list(self, members: Sequence[str], options: Mapping[str, Any]) -> ListReport:
        lamps = sum(PROFILES[member].lamps for member in members if member in PROFILES)
        most = int(options.get("game_size", 6))
        wrong = [Complaint("unknown", ("TOY-07",), {"member": member}) for member in members if member not in PROFILES]
        if not 2 <= len(members) <= 3:
            wrong.append(Complaint("members", ("TOY-07",), {"members": len(members)}))
        if lamps > most:
            wrong.append(Complaint("lamps", ("TOY-07",), {"lamps": lamps, "most": most}))
        return ListReport(not wrong, lamps, tuple(wrong))

    def build_list(self, chance: Block, faction: str | None, options: Mapping[str, Any]) -> list[str]:
        return ["Scout", ("Scout", "Watcher", "Brute")[chance.below(3)]]

    def case_state(self, case: Case) -> Night:
        active = case.turn.active or "red"
        figures = {}
        for who, it in case.figures.items():
            extra = {**it.extra, "at": it.at} if it.at is not None else {**it.extra, "on_table": False}
            figures[who] = _figure(who, it.side, it.profile, status=frozenset(it.status), **extra, **it.with_)
        pieces = tuple(Piece(piece.id, piece.shape, piece.kind, piece.height) for piece in case.terrain)
        table = Table(case.size or SIZE, pieces)
        if wrong := faults(table):
            raise ValueError(wrong[0])
        begins = any(play.key == "bid" for play in case.play)
        plays = map(Play, (active, *following(self.seats, active)))
        agenda: tuple[Turn | Play | Deploy, ...] = (Turn(),) if begins else (*plays, Turn())
        if any(play.key == "deploy" for play in case.play):
            agenda = (Deploy(), *agenda)
        points = {side: int(case.options.get(f"{side}_points", 0)) for side in self.seats}
        return Night(
            table=table,
            figures=figures,
            sides=self.seats,
            turn=case.turn.number,
            agenda=agenda,
            options=case.options,
            points=points,
        )

    def query(self, state: Night, name: str, asked: Mapping[str, Any]) -> Any:
        if name == "distance":
            return distance(state.figures[asked["from"]].at, state.figures[asked["to"]].at)
        if name == "near":
            return [
                other.id for other in state.figures.values() if 0 < self._apart(state, asked["figure"], other) <= NEAR
            ]
        if name == "points":
            return state.points.get(asked["side"], 0)
        raise ValueError(f"no query is called {name}")

    def _apart(self, state: Night, who: Id, other: Lantern) -> float:
        return distance(state.figures[who].at, other.at)

    def figure_facts(self, state: Night, who: str) -> dict[str, Any]:
        figure = state.figures[who]
        names = ("side", "profile", "at", "status", "grit", "pace", "ready", "on_table")
        return {name: getattr(figure, name) for name in names}

    def vocabulary(self) -> Vocabulary:
        return Vocabulary(
            game=self.name,
            unit=self.unit,
            sides=self.seats,
            decisions=(
                Word("bid", "How much to bid for playing first.", "a number from 0 to 3"),
                Word("deploy", "Where a figure starts.", "[x, y]"),
                Word("light", "How dark it is.", "dim | dark"),
                Word("stack", "The order of one's omens, the top first.", "a list of cards"),
                Word("lurk", "Who starts to lurk.", "a list of figures"),
                Word("activate", "Which figure moves.", "a figure, or pass"),
                Word("move", "Its path.", "a list of points, {to: point}, {touch: figure}"),
                Word("pounce", "Interrupt the path?", "yes or no"),
                Word("reroll", "Roll the attacker's die again?", "yes or no"),
            ),
            dice=(
                Word("fog", "Does fog rise at the start of a turn?"),
                Word("tie", "Who plays first after equal bids."),
                Word("duel", "The die of a duel."),
                Word("weather", "A number for every card of the weather: the lowest comes first."),
            ),
            events=tuple(Word(snake(kind.__name__), kind.__doc__ or "", _form(kind)) for kind in self.event_types),
            queries=(
                Word("distance", "From centre to centre.", "{from: FIGURE, to: FIGURE}, is: NUMBER"),
                Word("near", "Who is within 2.", "{figure: FIGURE}, is: [FIGURE, ...]"),
                Word("points", "The points of a side.", "{side: SIDE}, is: NUMBER"),
            ),
            statuses=self.statuses,
            figure_fields=(
                Word("grit", "Added to its die in a duel.", "NUMBER"),
                Word("pace", "How far it moves.", "NUMBER"),
                Word("ready", "Has not moved this turn.", "true | false"),
            ),
            options=(
                Word("red_points", "Points of red.", "NUMBER"),
                Word("blue_points", "Points of blue.", "NUMBER"),
                Word("fog", "Every turn starts with a die for fog.", "true | false"),
                Word("light", "How dark it is, where nobody rules otherwise.", "dim | dark"),
            ),
            terrain=(Word("scenery", "Blocks moves."), Word("wall", "Blocks moves.")),
            profiles=tuple(PROFILES),
        )


def _figure(who: Id, side: str, profile: str, **more: Any) -> Lantern:
    known = PROFILES[profile]
    made: dict[str, Any] = {"grit": known.grit, "pace": known.pace, "base": Round(RADIUS), **more}
    if "at" in made:
        made["at"] = quantise((float(made["at"][0]), float(made["at"][1])))
    return Lantern(id=who, name=who.capitalize(), side=side, profile=profile, **made)


def _form(kind: type[Event]) -> str:
    return ", ".join(it.name for it in fields(kind))


def timeline(state: Night) -> Timeline | None:
    """Who has yet to move, and who lurks, as far as the reader may know."""
    lanes = [
        Lane(
            who=who,
            beats=("ready" if one.ready else "spent",),
            notes=(Reason(word="lurking", rules=("TOY-05",)),) if one.has("lurking") else (),
        )
        for who, one in state.figures.items()
    ]
    return Timeline(called="move", steps=1, now=1, lanes=tuple(lanes)) if state.turn else None


def system_of(toy: Toy, title: str) -> System[Night]:
    return System(
        name=toy.name,
        title=title,
        version="1",
        unit=toy.unit,
        seats=toy.seats,
        files={"ledger.yaml": LEDGER, "texts/en.ftl": OUTCOMES},
        state_type=Night,
        event_types=toy.event_types,
        stats=(GRIT,),
        moments=(DUEL_DIE,),
        purposes=("fog", "tie", "duel", "weather"),
        rules=Rules(new_game=toy.new_game, settings=Settings, settle=leader, hide=toy.hide, guess=toy.guess),
        lists=Lists(check=toy.check_list, build=toy.build_list),
        cases=Cases(state=toy.case_state, query=toy.query, facts=toy.figure_facts, vocabulary=toy.vocabulary),
        shown=Shown(sheet=toy.figure_facts, timeline=timeline),
        mind=Mind(score=toy.score),
    )


SYSTEM = system_of(Toy("toy", ("red", "blue")), "Lanterns")
CROWD = system_of(Toy("crowd", ("red", "blue", "green"), omens=True), "Lanterns for three")
ALLIED = ("red-1", "red-2", "blue", "referee")
