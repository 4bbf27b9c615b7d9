"""Combat tactics: what a people's commander may order when a combat begins, for one of those who fight it."""

from __future__ import annotations

from functools import partial
from typing import Any

from escarmouche.core.decisions import Choose, Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.cards import Tactic, shelf
from escarmouche.games.age_des_escarmouches.events import UseCounted
from escarmouche.games.age_des_escarmouches.figures import ROUTED, Combat, Fighter, Fray, Spell
from escarmouche.games.age_des_escarmouches.rules.attributes import any_of
from escarmouche.games.age_des_escarmouches.rules.tactics import pay, why_unpaid
from escarmouche.games.age_des_escarmouches.rules.workings import FORMULA, ends, work
from escarmouche.games.age_des_escarmouches.stats import DICE, FOUGHT, JOINED, SHIFT, Bout, Test

NONE, AFFECTED = "none", "combat-tactic"


@rule("AE-TTC-01", "AE-TACT-07")
def known_to(state: Fray, side: str) -> list[Tactic]:
    """The combat tactics of the people of a side's commander."""
    leader = state.able_commander(side)
    return [] if leader is None else [one for one in shelf().tactics.values() if one.people == leader.people]


@rule("AE-TTC-02", "AE-TTC-09", "AE-AFFI-05", "AE-INAL-01")
def why_not_upon(me: Fighter, tactic: Tactic, side: str) -> Refusal | None:
    """One combat tactic a phase, nothing for a routed friend, nobody unalterable; friends are of the people."""
    if AFFECTED in me.uses:
        return Refusal("tactic-upon-it", ("AE-TTC-02",), {"figure": me.id})
    if "unalterable" in me.skills:
        return Refusal("unalterable", ("AE-INAL-01",), {"figure": me.id})
    if me.side == side and ROUTED in me.status:
        return Refusal("routed", ("AE-TTC-09", "AE-ROUT-03"), {"figure": me.id})
    meant = (tactic.upon == "enemy") == (me.side != side) and any_of(me, tactic.only)
    if meant and (me.side != side or me.people == tactic.people):
        return None
    return Refusal("tactic-not-for-it", ("AE-TTC-01", "AE-AFFI-05"), {"figure": me.id})


@rule("AE-TTC-01", "AE-TTC-04", "AE-TTC-06")
def orders(game: Game[Fray], side: str, combat: Combat) -> list[Option]:
    """Every combat tactic a side can pay for, with everybody it may be used upon."""
    here = [game[who] for who in (combat.single, *combat.others) if game[who].in_play]
    return [
        Option({"tactic": tactic.name, "upon": me.id}, me.id, ("AE-TTC-01",))
        for tactic in known_to(game.state, side)
        if why_unpaid(game, side, tactic.cost) is None
        for me in here
        if why_not_upon(me, tactic, side) is None
    ]


def why_no_order(game: Game[Fray], side: str, combat: Combat, answer: Any) -> Refusal | None:
    """What keeps a side from a combat tactic of its own people."""
    known = {one.name: one for one in known_to(game.state, side)}
    name, upon = (answer.get("tactic"), answer.get("upon")) if isinstance(answer, dict) else ("", "")
    if not isinstance(name, str) or name not in known or upon not in (combat.single, *combat.others):
        return None
    return why_unpaid(game, side, known[name].cost) or why_not_upon(game[upon], known[name], side)


@at(JOINED, "AE-TTC-01", "AE-TTC-05", "AE-TTC-07")
def ordered(game: Game[Fray], value: None, who: Id, combat: Combat) -> None:
    """As a combat begins, the active player and then the other may use a combat tactic, and so on until neither does:
    one a speech turn is the limit of activation tactics alone."""
    sides = (game.state.active, game.state.other(game.state.active))
    given = True
    while given:
        given = False
        for side in sides:
            given = gives_order(game, side, combat) or given


def gives_order(game: Game[Fray], side: str, combat: Combat) -> bool:
    """Does a side use a combat tactic now?"""
    options = orders(game, side, combat)
    if not options and not (game.state.presses("tactic") and known_to(game.state, side)):
        return False
    choices, why_not = (Option(NONE), *options), partial(why_no_order, game, side, combat)
    build = partial(Choose, rules=("AE-TTC-01",), options=choices, decline=NONE, why_not=why_not)
    answer: Any = game.ask("tactic", side, build)
    if answer != NONE:
        give(game, side, answer["tactic"], answer["upon"])
    return bool(answer != NONE)


@rule("AE-TTC-01", "AE-TTC-02")
def give(game: Game[Fray], side: str, name: str, upon: Id) -> None:
    """The commander pays, and it works until the combat is over."""
    tactic = shelf().tactics[name]
    leader = game.state.able_commander(side)
    assert leader is not None
    pay(game, side, name, tactic.cost, upon)
    game.tell(UseCounted(figure=upon, name=AFFECTED, count=1, rules=("AE-TTC-02",)))
    for working in tactic.does:
        work(game, Spell(name, leader.id, (upon,), game.state.turn, tactic.cost), working, upon)


@at(FOUGHT, "AE-TTC-01")
def over(game: Game[Fray], value: None, who: Id, bout: Bout) -> None:
    """What a combat tactic did ends with the combat."""
    me = game[who]
    if not me.in_play:
        return
    sources = {*(one.source for one in me.boosts), *(one[0] for one in me.lent)}
    for name in sorted(source.removeprefix(FORMULA) for source in sources):
        if name in shelf().tactics:
            ends(game, name, "", who)


# ---------------------------------------------------------------- combat dice and columns


@modifies(DICE, "Effet", "AE-DICE-02", "AE-MOD-01")
def dice(game: Game[Fray], who: Id, bout: Bout) -> int:
    """What a formula, an artefact or a tactic gives or takes in combat dice."""
    return int(sum([one.by for one in game[who].boosts if one.score == "dice"]))


@modifies(SHIFT, "Effet", "AE-TRUC-08")
def columns(game: Game[Fray], who: Id, test: Test) -> int:
    """What one of these moves attack and defence tests by, in columns."""
    if test.purpose not in ("attack", "defence"):
        return 0
    return int(sum([one.by for one in game[who].boosts if one.score == "shift"]))
