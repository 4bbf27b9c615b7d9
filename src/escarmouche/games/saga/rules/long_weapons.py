"""Long weapons: whoever has the longer one strikes first when two come together."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.cards import tagged, weapon
from escarmouche.games.saga.events import BlowLost, Met
from escarmouche.games.saga.figures import NEARLY, Melee
from escarmouche.games.saga.rules.attack import targets
from escarmouche.games.saga.rules.charge import charges
from escarmouche.games.saga.rules.deeds import DEEDS, barred, take
from escarmouche.games.saga.rules.engagement import close_to, reach
from escarmouche.games.saga.stats import FORESTALLED, MOVED, TOGETHER, Blow
from escarmouche.space.geometry import Footprint, Point, gap


@at(MOVED, "SG-REACH-03")
def meet(game: Game[Melee], value: None, who: Id, path: tuple[Point, ...]) -> None:
    """Opponents whom somebody has come to, and did not touch before."""
    me = game[who]
    before = Footprint(me.base, path[0], me.angle)
    for it in close_to(game, who):
        contact = max(reach(game, me), reach(game, it)) + NEARLY
        if it.id not in me.engaged and gap(me, it) <= contact < gap(before, it):
            game.tell(Met(figure=who, target=it.id, rules=("SG-REACH-03",)))


@rule("SG-REACH-03")
def clash(state: Melee, who: Id, other: Id) -> bool:
    """Did two come together in this very segment?"""
    me = state.figures[who]
    return me.met_at == state.second and other in me.met


@rule("SG-REACH-01", "SG-REACH-04", "SG-CHRG-02")
def before(one: str, other: str, charge: bool) -> bool:
    """Does one weapon strike before another: long ones before all others, then by length between long ones, or in a
    charge?"""
    if tagged(one, "long") != tagged(other, "long"):
        return tagged(one, "long")
    return (charge or tagged(one, "long")) and weapon(one).length > weapon(other).length


def charge_between(game: Game[Melee], who: Id, other: Id) -> bool:
    return charges(game, who, other) or charges(game, other, who)


@rule("SG-REACH-01", "SG-CHRG-02")
def quicker(game: Game[Melee], blow: Blow) -> str:
    """The weapon with which the one who is struck at may strike first, if it has an action in this segment."""
    if game[blow.on].losses or not game[blow.on].in_play or barred(game, blow.on, DEEDS["strike"]) is not None:
        return ""
    charge = charge_between(game, blow.by, blow.on)
    ready = [held for held, on in targets(game, blow.on) if on == blow.by and before(held, blow.weapon, charge)]
    return max(ready, key=lambda one: weapon(one).length, default="")


@at(FORESTALLED, "SG-REACH-01", "SG-REACH-02", "SG-CHRG-02")
def longer_first(game: Game[Melee], value: bool, who: Id, blow: Blow) -> bool:
    """The one with the longer weapon strikes first; the other's blow comes after it, if it still can."""
    if not value or blow.missile or not clash(game.state, who, blow.on):
        return value
    held = quicker(game, blow)
    if not held or game.choose("clash", blow.on, ("first", "wait"), "first", "SG-REACH-01", by=who) == "wait":
        return value
    owed, armed = game[who].losses, blow.weapon in game[who].held
    take(game, blow.on, DEEDS["strike"], {"strike": who, "weapon": held})
    me = game[who]
    disarmed = armed and blow.weapon not in me.held
    if me.in_play and (me.losses > owed or disarmed):
        game.tell(BlowLost(figure=who, owed=me.losses - (me.losses > owed), rules=("SG-REACH-02",)))
        return False
    return me.in_play and game[blow.on].in_play


@at(TOGETHER, "SG-REACH-02")
def counted(game: Game[Melee], value: bool, who: Id, blow: Blow | None) -> bool:
    """What a longer weapon does to somebody counts for the blow it still has to strike."""
    if not value or blow is None or blow.missile or not clash(game.state, blow.by, who):
        return value
    theirs = [held for held, on in targets(game, who) if on == blow.by]
    charge = charge_between(game, blow.by, who)
    return not theirs or not all(before(blow.weapon, held, charge) for held in theirs)
