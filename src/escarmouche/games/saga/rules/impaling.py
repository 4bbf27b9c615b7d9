"""Impalement: a weapon stuck in a body, pulled out, driven in deeper, or left there."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.cards import tagged, weapon
from escarmouche.games.saga.events import Impaled, LetGo, PulledOut
from escarmouche.games.saga.figures import DEAD, FLEEING, Effect, Melee
from escarmouche.games.saga.rules.attack import deliver
from escarmouche.games.saga.rules.damage import harm, protections
from escarmouche.games.saga.rules.deeds import action
from escarmouche.games.saga.rules.defence import bonuses, helpless
from escarmouche.games.saga.rules.engagement import holders, in_reach, pinned_by
from escarmouche.games.saga.rules.hands import hands_of
from escarmouche.games.saga.rules.trials import attempt
from escarmouche.games.saga.stats import BARS, DEFENCE, DONE, FELL, IMPALED, LEFT, MOVED, SOAK, Bar, Blow, Trial
from escarmouche.space.geometry import Point

BARBED = "harpoon"
WITHIN = ("twist", "pull")
"""Blows of a weapon that is in the body, or comes out of it."""
LONG_BLADE = 0.6
"""Metres from which a blade is pulled out like a sword."""


@at(IMPALED, "SG-IMP-01", "SG-IMP-08")
def impale(game: Game[Melee], value: None, who: Id, it: Effect) -> None:
    """A thrusting weapon stays in the body; in the hand of whoever struck, unless it was thrown, or the other has got
    out of reach meanwhile."""
    if not it.weapon or not tagged(it.weapon, "impales") or it.how in WITHIN:
        return
    by, thrown = game[it.by], it.how == "throw"
    if it.weapon in by.lodged and not thrown:
        return
    inside = it.weapon in by.held and not thrown
    game.tell(Impaled(figure=who, by=it.by if inside else "", weapon=it.weapon, rules=("SG-IMP-01",)))
    torn_away(game, who)


@rule("SG-IMP-07", "SG-IMP-08", "SG-CRIT-09", "SG-CRIT-13")
def stuck_in(game: Game[Melee], who: Id) -> list[tuple[Id, str]]:
    """Weapons somebody with an arm may work at: those it holds, and in reach those nobody does, in friend or foe."""
    if not game[who].hands:
        return []
    found = [(victim, name) for name, victim in game[who].lodged.items()]
    for one in game.state.figures.values():
        if one.impaled and one.id != who and one.on_table:
            found += [(one.id, name) for name in loose_in(game, one.id) if in_reach(game, who, one.id, name)]
    return list(dict.fromkeys(found))


def loose_in(game: Game[Melee], victim: Id) -> list[str]:
    """Weapons stuck in somebody that nobody holds: thrown, or let go."""
    left = list(game[victim].impaled)
    for one in holders(game, victim):
        for name, where in one.lodged.items():
            if where == victim and name in left:
                left.remove(name)
    return list(dict.fromkeys(left))


# ---------------------------------------------------------------- pulling out


@rule("SG-IMP-02", "SG-IMP-03", "SG-IMP-04")
def difficulty(game: Game[Melee], victim: Id, name: str) -> int:
    """A harpoon 15, other long weapons and swords 10, knives 5; five less from somebody who does not move."""
    long = tagged(name, "long") or weapon(name).length >= LONG_BLADE
    needed = 15 if name == BARBED else 10 if long else 5
    return needed if game[victim].in_play else needed - 5


@rule("SG-IMP-02", "SG-IMP-03", "SG-IMP-04")
def behind_it(game: Game[Melee], victim: Id, name: str) -> tuple[str, ...]:
    """The rules that say how hard a weapon is pulled out of somebody."""
    short = () if name == BARBED or tagged(name, "long") else ("SG-IMP-03",)
    return ("SG-IMP-02", *short, *(() if game[victim].in_play else ("SG-IMP-04",)))


@rule("SG-IMP-02")
def pulls(game: Game[Melee], who: Id) -> list[Option]:
    stuck = stuck_in(game, who)
    return [Option({"pull-out": one, "weapon": name}, one, behind_it(game, one, name)) for one, name in stuck]


def nothing_stuck(game: Game[Melee], who: Id, answer: Any) -> Refusal | None:
    if not game[who].hands:
        return Refusal("no-hands", ("SG-CRIT-09", "SG-CRIT-13"), {"figure": who})
    if game[who].impaled and isinstance(answer, dict) and answer.get("pull-out") == who:
        return Refusal("own-body", ("SG-IMP-02", "SG-IMP-08"))
    named = answer.get("twist") if isinstance(answer, dict) else ""
    friend = named in game.state.figures and game[named].side == game[who].side
    own = ("SG-IMP-08",) if friend else ()
    return Refusal("nothing-stuck", ("SG-IMP-02", "SG-IMP-06", "SG-IMP-07", *own), {"figure": who})


@action("pull-out", pulls, nothing_stuck, "declared")
@rule("SG-IMP-02", "SG-IMP-05")
def pull_out(game: Game[Melee], who: Id, answer: Any) -> None:
    """A test in the skill of the weapon; a harpoon tears."""
    victim, name = answer["pull-out"], answer["weapon"]
    trial = Trial(who, "melee", "declared", "pull", weapon(name).skill, victim)
    if not attempt(game, trial, difficulty(game, victim, name)).passed:
        return
    kept, tears = keeps(game, who, victim, name), name == BARBED and DEAD not in game[victim].status
    cited = (*behind_it(game, victim, name), *(("SG-IMP-05",) if tears else ()))
    game.tell(PulledOut(figure=who, target=victim, weapon=name, kept=kept, rules=cited))
    if tears:
        harm(game, Blow(who, victim, name, "pull"))


@rule("SG-IMP-08", "SG-CORE-21")
def keeps(game: Game[Melee], who: Id, victim: Id, name: str) -> bool:
    """Does whoever pulls a weapon out have it in hand, or a hand for it?"""
    me = game[who]
    return me.lodged.get(name) == victim or me.hands - sum(map(hands_of, me.held)) >= hands_of(name)


# ---------------------------------------------------------------- driving it in


@rule("SG-IMP-06")
def twists(game: Game[Melee], who: Id) -> list[Option]:
    """Into any enemy who still lives."""
    foes = [(one, name) for one, name in stuck_in(game, who) if game[one].side != game[who].side]
    alive = [(one, name) for one, name in foes if DEAD not in game[one].status]
    return [Option({"twist": one, "weapon": name}, one, ("SG-IMP-06",)) for one, name in alive]


@action("twist", twists, nothing_stuck, "declared")
@rule("SG-IMP-06")
def twist(game: Game[Melee], who: Id, answer: Any) -> None:
    """A normal attack with the weapon where it is."""
    deliver(game, Blow(who, answer["twist"], answer["weapon"], "twist"))


@modifies(DEFENCE, "Empalé", "SG-IMP-06")
def open_guard(game: Game[Melee], who: Id, blow: Blow) -> int:
    """The defence bonus of whatever the impaled holds counts for half against what is stuck in it."""
    if blow.kind != "twist" or helpless(game[who]) or FLEEING in game[who].status:
        return 0
    return -sum(one - one // 2 for one in bonuses(game[who]))


@modifies(SOAK, "Empalé", "SG-IMP-06")
def pierced(game: Game[Melee], who: Id, blow: Blow) -> int:
    """So does every protection."""
    return -sum(one - one // 2 for one in protections(game, who, blow)) if blow.kind == "twist" else 0


# ---------------------------------------------------------------- holding on


@rule("SG-IMP-07")
def let_gos(game: Game[Melee], who: Id) -> list[Option]:
    return [Option({"let-go": name}, one, ("SG-IMP-07",)) for name, one in game[who].lodged.items()]


@action("let-go", let_gos, nothing_stuck, "innate")
@rule("SG-IMP-07")
def let_go(game: Game[Melee], who: Id, answer: Any) -> None:
    """Leave a weapon where it is; it costs nothing."""
    game.tell(LetGo(figure=who, weapon=answer["let-go"], rules=("SG-IMP-07",)))


@at(BARS, "SG-IMP-07")
def pinned(game: Game[Melee], bars: tuple[Bar, ...], who: Id, situation: None) -> tuple[Bar, ...]:
    """Nobody disengages while an opponent holds the weapon that is stuck in it."""
    by = pinned_by(game, who)
    if not by:
        return bars
    return (*bars, Bar(Refusal("pinned", ("SG-IMP-07",), {"figure": by}), lambda name: name == "disengage"))


@at(LEFT, "SG-IMP-07")
def fallen_away(game: Game[Melee], value: None, who: Id, situation: None) -> None:
    """Whoever is out of action holds nothing; and a weapon goes with whom it is stuck in."""
    release_all(game, who)
    for one in list(game.state.figures.values()):
        if who in one.lodged.values() and not game[who].on_table:
            release_all(game, one.id)


def release_all(game: Game[Melee], who: Id) -> None:
    for name in list(game[who].lodged):
        game.tell(LetGo(figure=who, weapon=name, rules=("SG-IMP-07",)))


@at(MOVED, "SG-IMP-07")
def walked_off(game: Game[Melee], value: None, who: Id, path: tuple[Point, ...]) -> None:
    """Whoever goes out of reach has let go."""
    torn_away(game, who)


@at(DONE, "SG-IMP-07", "SG-DIS-07")
def slipped_off(game: Game[Melee], value: None, who: Id, name: str) -> None:
    """So has whoever disengages from somebody who is still in the fight."""
    for held, victim in list(game[who].lodged.items()) if name == "disengage" else ():
        if game[victim].in_play and victim not in game[who].engaged:
            game.tell(LetGo(figure=who, weapon=held, rules=("SG-IMP-07", "SG-DIS-07")))


@at(FELL, "SG-IMP-07")
def thrown_off(game: Game[Melee], value: None, who: Id, situation: None) -> None:
    """And whoever is thrown out of reach takes along what is stuck in it."""
    torn_away(game, who)


def torn_away(game: Game[Melee], who: Id) -> None:
    for one in (game[who], *holders(game, who)):
        for name, victim in list(one.lodged.items()):
            if who in (one.id, victim) and not in_reach(game, one.id, victim, name):
                game.tell(LetGo(figure=one.id, weapon=name, rules=("SG-IMP-07",)))
