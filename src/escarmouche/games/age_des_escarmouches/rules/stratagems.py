"""Combat tactics: what a people's commander may order when a combat begins, for one of those who fight it."""

from __future__ import annotations

from functools import partial
from typing import Any

from escarmouche.core.decisions import Choose, Option
from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.cards import Tactic, shelf
from escarmouche.games.age_des_escarmouches.events import UseCounted
from escarmouche.games.age_des_escarmouches.figures import ROUTED, Combat, Fighter, Fray, Spell
from escarmouche.games.age_des_escarmouches.rules.attributes import any_of
from escarmouche.games.age_des_escarmouches.rules.tactics import pay, why_silent, why_unpaid
from escarmouche.games.age_des_escarmouches.rules.workings import FORMULA, ends, work
from escarmouche.games.age_des_escarmouches.stats import DICE, FOUGHT, JOINED, SHIFT, Bout, Test

NONE, AFFECTED = "none", "combat-tactic"


@rule("AE-TTC-01", "AE-TACT-07")
def known_to(state: Fray, side: str) -> list[Tactic]:
    """The combat tactics of the people of a side's commander."""
    leader = state.able_commander(side)
    return [] if leader is None else [one for one in shelf().tactics.values() if one.people == leader.people]


@rule("AE-TTC-02", "AE-TTC-09", "AE-AFFI-05", "AE-INAL-01")
def may_affect(me: Fighter, tactic: Tactic, side: str) -> bool:
    """One combat tactic a phase, nothing for a routed friend, nobody unalterable; friends are of the people."""
    if AFFECTED in me.uses or "unalterable" in me.skills or not any_of(me, tactic.only):
        return False
    if me.side != side:
        return tactic.upon == "enemy"
    return tactic.upon == "friend" and ROUTED not in me.status and me.people == tactic.people


@rule("AE-TTC-01", "AE-TTC-04", "AE-TTC-06", "AE-TTC-07")
def orders(game: Game[Fray], side: str, combat: Combat) -> list[Option]:
    """Every combat tactic a side can pay for, with everybody it may be used upon."""
    if why_silent(game, side) is not None:
        return []
    here = [game[who] for who in (combat.single, *combat.others) if game[who].in_play]
    return [
        Option({"tactic": tactic.name, "upon": me.id}, me.id, ("AE-TTC-01",))
        for tactic in known_to(game.state, side)
        if why_unpaid(game, side, tactic.cost) is None
        for me in here
        if may_affect(me, tactic, side)
    ]


@at(JOINED, "AE-TTC-01", "AE-TTC-05")
def ordered(game: Game[Fray], value: None, who: Id, combat: Combat) -> None:
    """As a combat begins, the active player and then the other may use a combat tactic."""
    active = game.state.active
    for side in (active, game.state.other(active)):
        options = orders(game, side, combat)
        if not options:
            continue
        choices = (Option(NONE), *options)
        answer: Any = game.ask("tactic", side, partial(Choose, rules=("AE-TTC-01",), options=choices, decline=NONE))
        if answer != NONE:
            give(game, side, answer["tactic"], answer["upon"])


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
    sources = {*(one.source for one in me.boosts), *(one[0] for one in me.lent)}
    for name in sorted(source.removeprefix(FORMULA) for source in sources):
        if name in shelf().tactics:
            ends(game, Spell(name, "", (who,), game.state.turn, 0), who)


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
