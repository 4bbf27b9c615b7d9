"""Lanterns: a small invented game on the System contract, for the tests of everything that knows no game.

Two gangs meet at night. Each turn both seats bid in secret (TOY-01); the higher bid plays first. A side moves one
figure along a path (TOY-02); an enemy on watch may pounce when the path comes near (TOY-03). Contact is a duel of two
dice, the attacker may reroll (TOY-04); the loser is dazed and the winner scores. A figure may lurk, which only its side
knows (TOY-05). Three points or eight turns end the game (TOY-06). A list has two or three members and at most 6 lamps
(TOY-07).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from msgspec import Struct, field
from msgspec.structs import fields, replace

from escarmouche.core.cases import Case
from escarmouche.core.decisions import Choose, ChooseNumber, ChoosePath, ChoosePoint, ChooseSome, Refusal, options
from escarmouche.core.dice import Block, Pool
from escarmouche.core.events import SHARED, Event, Moved, Placed, S, StatusGained, StatusLost, TurnBegan, snake
from escarmouche.core.game import Answered, Differs, Entry, Game
from escarmouche.core.geometry import Point, Round, distance, quantise, touching
from escarmouche.core.moves import Ground
from escarmouche.core.position import NoDice, Position, Step, resume
from escarmouche.core.rules import Moment, Stat, at, modifies, rule
from escarmouche.core.state import Figure, Id, Phase, State
from escarmouche.core.system import Complaint, ListReport, Setup, System, Vocabulary, Word
from escarmouche.core.table import Piece, Table, faults
from escarmouche.core.views import redact

SIZE = (12.0, 12.0)
NEAR = 2.0
TRIES = 400
RADIUS = 0.5

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


class Profile(Struct, frozen=True):
    grit: int
    pace: float
    lamps: int


PROFILES = {"Scout": Profile(0, 5.0, 1), "Watcher": Profile(1, 4.0, 2), "Brute": Profile(2, 3.0, 3)}

GRIT = Stat("grit", "What a figure adds to its die in a duel.", lambda figure: figure.grit, -2, 4, "TOY-04")
DUEL_DIE = Moment("duel-die", "The die of a duel, before grit is added.")


@modifies(GRIT, "Dazed", "TOY-04")
def dazed(game: Game[Night], who: Id, situation: Any) -> int:
    return -1 if game[who].has("dazed") else 0


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

    @property
    def only_for(self) -> str | None:
        return self.side


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


class Acted(Event, frozen=True, kw_only=True):
    figure: Id
    ready: bool = False

    def apply(self, state: S) -> S:
        return state.changed(self.figure, ready=self.ready)


# -------------------------------------------------------------- phases


class Deploy(Phase, frozen=True):
    """Figures that are not on the table yet are put on their side's edge."""

    def run(self, game: Game[Night]) -> None:
        for who, figure in game.state.figures.items():
            if figure.on_table:
                continue
            at = game.ask("deploy", figure.side, partial(_deployment, game, who))
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
        first = bids(game)
        second = next(side for side in state.sides if side != first)
        game.tell(TurnBegan(turn=state.turn + 1, side=first))
        game.then(Play(first), Play(second), Turn())


class Play(Phase, frozen=True):
    """One side moves one figure."""

    side: str

    def run(self, game: Game[Night]) -> None:
        hide(game, self.side)
        who = game.ask("activate", self.side, lambda: _activation(game, self.side))
        if who != "pass":
            walk(game, who)


@rule("TOY-01")
def bids(game: Game[Night]) -> str:
    """Both seats bid in secret; a tie is decided by a die."""
    state = game.state
    made = game.ask_all("bid", {side: partial(_bid, side) for side in state.sides})
    red, blue = (made[side] for side in state.sides)
    if red == blue:
        first = state.sides[0] if game.roll("game", "tie", Pool(1, at_least=4)).hits else state.sides[1]
    else:
        first = state.sides[0] if red > blue else state.sides[1]
    game.tell(Bid(bids=dict(sorted(made.items())), first=first, rules=("TOY-01",)))
    return first


@rule("TOY-05")
def hide(game: Game[Night], side: str) -> None:
    """Any figures of the side that no enemy is near may start to lurk."""
    may = [
        figure.id for figure in game.state.side(side) if not figure.has("lurking") and not _enemies_near(game, figure)
    ]
    chosen = game.ask(
        "lurk", side, lambda: ChooseSome(key="lurk", seat=side, options=options(may), most=len(may), rules=("TOY-05",))
    )
    for who in chosen:
        game.tell(Lurked(figure=who, side=side, rules=("TOY-05",)))


@rule("TOY-02")
def walk(game: Game[Night], who: Id) -> None:
    """Move along a path; the first contact is a duel."""
    path = game.ask("move", game[who].side, lambda: _way(game, who))
    for step in path:
        watcher = pouncer(game, who, (step[0], step[1]))
        if watcher and pounce(game, watcher, who):
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
def pounce(game: Game[Night], watcher: Id, who: Id) -> bool:
    """An enemy on watch may interrupt the path."""
    side = game[watcher].side
    build = lambda: Choose(  # noqa: E731
        key="pounce", seat=side, figure=watcher, options=options(["no", "yes"]), decline="no", rules=("TOY-03",)
    )
    if game.ask("pounce", side, build) == "no":
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
        if game.ask("reroll", side, build) == "yes":
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


def _bid(side: str) -> ChooseNumber:
    return ChooseNumber(key="bid", seat=side, least=0, most=3, rules=("TOY-01",), secret=True)


def _deployment(game: Game[Night], who: Id) -> ChoosePoint:
    figure = game[who]
    low, high = (0.5, 4.0) if figure.side == game.state.sides[0] else (8.0, 11.5)
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


def pouncer(game: Game[Night], who: Id, goal: Point) -> Id | None:
    """The first enemy on watch that this step comes near."""
    for other in game.state.figures.values():
        if other.side != game[who].side and other.has("on-watch") and distance(other.at, goal) <= NEAR:
            return other.id
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


def _secret_by_lot(entry: Entry, state: Night, seat: str, chance: Block) -> Entry:
    """Another's answer that this seat has not seen."""
    if not isinstance(entry, Answered) or entry.seat == seat or entry.key not in ("bid", "lurk"):
        return entry
    if entry.key == "bid":
        return replace(entry, answer=chance.below(4))
    may = [figure for figure in state.side(entry.seat) if not figure.has("lurking") and not _near(state, figure)]
    return replace(entry, answer=[figure.id for figure in may if chance.below(2)])


def leader(state: Night) -> str | None:
    red, blue = (state.points.get(side, 0) for side in state.sides)
    return None if red == blue else state.sides[0] if red > blue else state.sides[1]


# -------------------------------------------------------------- the system


class Toy(System):
    name = "toy"
    title = "Lanterns"
    version = "1"
    unit = "step"
    state_type = Night
    event_types = (*SHARED, Bid, Lurked, Duelled, Scored, Acted)
    stats = (GRIT,)
    moments = (DUEL_DIE,)
    purposes = ("fog", "tie", "duel")
    statuses: ClassVar[tuple[Word, ...]] = (
        Word("dazed", "Lost a duel: one grit less."),
        Word("lurking", "Hidden: only its own side knows; strikes with 3 at least."),
        Word("on-watch", "May pounce on whoever comes near."),
    )

    def new_game(self, setup: Setup) -> Night:
        figures = {}
        for side in self.seats:
            for number, profile in enumerate(setup.lists.get(side, ["Scout", "Watcher"]), 1):
                who = f"{side}{number}"
                figures[who] = _figure(who, side, profile, status=frozenset({"on-watch"}), on_table=False)
        table = Table(size=SIZE, pieces=(Piece("well", ((5.5, 5.5), (6.5, 5.5), (6.5, 6.5), (5.5, 6.5))),))
        return Night(table=table, figures=figures, options=setup.options, agenda=(Deploy(),))

    def score(self, state: Night, seat: str) -> float:
        other = next(side for side in state.sides if side != seat)
        return float(state.points.get(seat, 0) - state.points.get(other, 0))

    def settle(self, state: Night) -> str | None:
        return leader(state)

    def hide(self, state: Night, seat: str | None) -> Night:
        figures = {
            who: figure if figure.side == seat else replace(figure, status=figure.status - {"lurking"})
            for who, figure in state.figures.items()
        }
        return replace(state, figures=figures)

    def guess(self, position: Position, seat: str, chance: Block) -> Position:
        """The other's secrets drawn by lot, until they fit everything that this seat knows."""
        known = self._known(resume(position.state, position.log, position.rolls, NoDice(), auto=False), seat)
        for _ in range(TRIES):
            state = _lurking_by_lot(position.state, seat, chance)
            log = tuple(_secret_by_lot(entry, state, seat, chance) for entry in position.log)
            try:
                drawn = resume(state, log, position.rolls, NoDice(), auto=False)
            except (Differs, LookupError):  # dice that fell would not have been thrown
                continue
            if self._known(drawn, seat) == known:
                return replace(drawn.position, told=position.told)
        raise LookupError(f"nothing fits what {seat} knows")

    def _known(self, step: Step, seat: str) -> tuple[Any, ...]:
        """What a seat sees, has read since the last quiet point, and is asked."""
        asked = [(decision.key, decision.figure) for decision in step.position.pending if decision.seat == seat]
        return self.hide(step.position.now, seat), [redact(event, seat) for event in step.events], asked

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
        other = next(side for side in self.seats if side != active)
        begins = any(play.key == "bid" for play in case.play)
        agenda: tuple[Turn | Play | Deploy, ...] = (Turn(),) if begins else (Play(active), Play(other), Turn())
        if any(play.key == "deploy" for play in case.play):
            agenda = (Deploy(), *agenda)
        points = {side: int(case.options.get(f"{side}_points", 0)) for side in self.seats}
        return Night(
            table=table, figures=figures, turn=case.turn.number, agenda=agenda, options=case.options, points=points
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
            ),
            events=tuple(Word(snake(kind.__name__), kind.__doc__ or "", _form(kind)) for kind in self.event_types),
            queries=(
                Word("distance", "From centre to centre.", "{from: FIGURE, to: FIGURE}, a number"),
                Word("near", "Who is within 2.", "{figure: FIGURE}, a list of figures"),
                Word("points", "The points of a side.", "{side: SIDE}, a number"),
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
            ),
            terrain=(Word("scenery", "Blocks moves."), Word("wall", "Blocks moves.")),
            profiles=tuple(PROFILES),
        )

    def file(self, *parts: str) -> str:
        if parts == ("ledger.yaml",):
            return LEDGER
        if parts == ("texts", "en.ftl"):
            return OUTCOMES
        raise FileNotFoundError("/".join(parts))


def _figure(who: Id, side: str, profile: str, **more: Any) -> Lantern:
    known = PROFILES[profile]
    made: dict[str, Any] = {"grit": known.grit, "pace": known.pace, "base": Round(RADIUS), **more}
    if "at" in made:
        made["at"] = quantise((float(made["at"][0]), float(made["at"][1])))
    return Lantern(id=who, name=who.capitalize(), side=side, profile=profile, **made)


def _form(kind: type[Event]) -> str:
    return ", ".join(it.name for it in fields(kind))


SYSTEM = Toy()
