"""Free fall: how fast, how far, and how hard to hit; and whatever else is as fast."""

from __future__ import annotations

from msgspec import Struct

from escarmouche.core.decisions import Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import at, carries, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.events import Plunged
from escarmouche.games.saga.figures import NEARLY, Melee
from escarmouche.games.saga.rules.targets import NARROW, slant
from escarmouche.games.saga.rules.tracks import leave, release
from escarmouche.games.saga.stats import BARS, RANGE, SEGMENT, Bar, Blow


class Second(Struct, frozen=True):
    """A second of a fall: metres a second, metres fallen in all, and what it adds to the difficulty of shots."""

    speed: int
    distance: int
    malus: int


FALL = (
    Second(5, 5, 3),
    Second(15, 20, 5),
    Second(25, 45, 10),
    Second(30, 75, 10),
    Second(35, 110, 15),
    Second(40, 150, 15),
    Second(45, 195, 15),
    Second(50, 245, 15),
    Second(55, 300, 20),
)
carries(f"{__name__}.FALL", "SG-FALL-01")
FASTEST = 13.0
"""The table of movements ends here."""


@rule("SG-FALL-01")
def fallen(seconds: int) -> Second:
    """The row of a second of a fall; after the ninth each adds 55 metres."""
    last = FALL[min(seconds, len(FALL)) - 1]
    return Second(last.speed, last.distance + 55 * max(seconds - len(FALL), 0), last.malus)


@rule("SG-FALL-02")
def as_fast(speed: float) -> int:
    """What another very fast target adds: the malus of the highest speed of a fall not above its own, five at least."""
    return max(5, max((one.malus for one in FALL if one.speed <= speed), default=0))


def plunge(game: Game[Melee], who: Id, depth: float) -> None:
    """Somebody begins to fall into a depth, out of everybody's reach."""
    release(game, who)
    game.tell(Plunged(figure=who, second=1, depth=depth, rules=("SG-FALL-01",)))


@at(SEGMENT, "SG-FALL-01")
def falls_on(game: Game[Melee], value: None, who: Id, segment: int) -> None:
    """Another second of a fall; at the bottom somebody is out of the fight."""
    me = game[who]
    if me.falling and fallen(me.falling).distance >= me.depth:
        leave(game, who, "SG-FALL-01")
    elif me.falling:
        game.tell(Plunged(figure=who, second=me.falling + 1, depth=me.depth, rules=("SG-FALL-01",)))


@at(BARS, "SG-FALL-01")
def falling_is_all(game: Game[Melee], bars: tuple[Bar, ...], who: Id, situation: None) -> tuple[Bar, ...]:
    """Whoever falls does nothing else."""
    if not game[who].falling:
        return bars
    return (*bars, Bar(Refusal("falling", ("SG-FALL-01",), {"figure": who}), lambda name: True))


@modifies(RANGE, "Chute", "SG-FALL-01", "SG-FALL-02")
def very_fast(game: Game[Melee], who: Id, blow: Blow) -> int:
    """What the table of falls adds for targets that fall, or are faster than any row but not along the line of fire."""
    it = game[blow.on]
    if it.falling:
        return fallen(it.falling).malus
    return as_fast(it.speed) if it.speed > FASTEST + NEARLY and slant(game[blow.by], it) > NARROW else 0
