"""Contact and engagement: who may strike whom, and what engaged people may not do."""

from __future__ import annotations

from escarmouche.core.decisions import Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.cards import tagged
from escarmouche.games.saga.core import core_of
from escarmouche.games.saga.events import Engaged
from escarmouche.games.saga.figures import FLEEING, NEARLY, Character, Melee
from escarmouche.games.saga.stats import BARS, MAY_GO, Bar
from escarmouche.space.geometry import Footprint, Point, gap

RUNS = frozenset(("sprint", "jump", "acrobatic-jump"))
CLOSE = RUNS | {"shoot", "throw", "aim", "care", "stunt", "shoot-mount", "throw-mount", "take-head"}
"""Actions that nobody takes who is engaged; chapters add their own."""


@rule("SG-CORE-24")
def reach(game: Game[Melee], me: Character, weapon: str = "") -> float:
    """How far somebody strikes: farther with a long weapon in hand."""
    core = core_of(game.state.options)
    held = (weapon,) if weapon else me.held
    return core.long_contact if any(tagged(one, "long") for one in held) else core.contact


@rule("SG-CORE-24", "SG-FALL-01")
def in_reach(game: Game[Melee], who: Id, other: Id, weapon: str) -> bool:
    """Is somebody near enough to be struck, and not falling into a depth?"""
    return not game[other].falling and gap(game[who], game[other]) <= reach(game, game[who], weapon) + NEARLY


def close_to(game: Game[Melee], who: Id) -> list[Character]:
    """Enemies whom somebody would reach with the longest weapon."""

    def build() -> list[Character]:
        me, farthest = game[who], core_of(game.state.options).long_contact + NEARLY
        return [one for one in game.state.enemies(who) if gap(me, one) <= farthest]

    return game.recall(("close", who), build)


@rule("SG-ENG-01", "SG-CORE-24")
def engage(game: Game[Melee], who: Id, other: Id) -> None:
    """Two are engaged from now on, whichever struck first."""
    if other not in game[who].engaged and game[who].in_play and game[other].in_play:
        game.tell(Engaged(figure=who, target=other, rules=("SG-ENG-02",)))


@rule("SG-IMP-07")
def pinned_by(game: Game[Melee], who: Id) -> Id:
    """Whoever holds a weapon that is stuck in somebody, and with it that one."""
    impaled = game[who].impaled
    return next((one.id for one in holders(game, who) if one.in_play), "") if impaled else ""


def holders(game: Game[Melee], victim: Id) -> list[Character]:
    """Those who hold a weapon that is stuck in somebody."""
    return [one for one in game.state.figures.values() if victim in one.lodged.values()]


@at(MAY_GO, "SG-ENG-04")
def stays(game: Game[Melee], value: Refusal | None, who: Id, path: tuple[Point, ...]) -> Refusal | None:
    """The engaged may shift within contact, and leave it nowhere on their way."""
    me = game[who]
    if value is not None or not me.engaged:
        return value
    for other in sorted(me.engaged):
        it = game[other]
        if FLEEING in it.status:
            continue
        farthest = max(reach(game, me), reach(game, it), gap(me, it)) + NEARLY
        if any(gap(Footprint(me.base, point, me.angle), it) > farthest for point in path):
            return Refusal("engaged", ("SG-ENG-04",), {"figure": other})
    return None


@at(BARS, "SG-ENG-03", "SG-ENG-04")
def close_combat_only(game: Game[Melee], bars: tuple[Bar, ...], who: Id, situation: None) -> tuple[Bar, ...]:
    """The engaged fight hand to hand or dodge, and run from nobody."""
    engaged = game[who].engaged
    if not engaged:
        return bars
    foe = {"figure": min(engaged)}
    close = Bar(Refusal("engaged", ("SG-ENG-03",), foe), CLOSE.__contains__)
    return (*bars, close, Bar(Refusal("engaged", ("SG-ENG-04",), foe), RUNS.__contains__))
