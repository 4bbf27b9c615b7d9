"""Command: the galvanisation zones of commandants, musicians and standard-bearers, and the loss of the commander."""

from __future__ import annotations

from functools import partial
from typing import Any

from escarmouche.core.decisions import Choose, Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.events import (
    AutomaticTactician,
    CommanderNamed,
    PointsLost,
    StaffFormed,
)
from escarmouche.games.age_des_escarmouches.figures import LINGERING, ROUTED, Fighter, Fray
from escarmouche.games.age_des_escarmouches.rules.contact import around
from escarmouche.games.age_des_escarmouches.stats import BAD, COU, DIS, ENDS, FELL, PEU, SPLITS, STACKS, Use

RADIUS = {1: 10.0, 2: 20.0, 3: 30.0}
"""The galvanisation zone by rank."""
WIDER = ("loup", "hyène")
"""Peoples or classes whose powerful fighters have a wider zone."""


# ---------------------------------------------------------------- zones


@rule("AE-COMD-04", "AE-COMD-05", "AE-MUSI-01", "AE-PETD-01")
def radius(me: Fighter) -> float:
    """How far a commandant, a musician or a standard-bearer galvanises."""
    mine = {me.people.lower(), *(one.lower() for one in me.classes)}
    wide = 5.0 if me.power > 1 and mine.intersection(WIDER) else 0.0
    return RADIUS[me.rank] + wide


@rule("AE-CMD-05", "AE-COMD-07", "AE-FLY-12", "AE-PARI-01", "AE-INAL-01", "AE-DIST-01")
def galvanisers(game: Game[Fray], who: Id, skill: str) -> list[Fighter]:
    """The friends with a skill of command in whose zone somebody stands, itself among them if it has the skill. A
    pariah is led by pariahs only, the unalterable by nobody."""
    me = game[who]
    if "unalterable" in me.skills:
        return []
    found = [one for one in game.state.in_play(me.side) if skill in one.skills]
    found = [one for one in found if "pariah" not in me.skills or "pariah" in one.skills]
    return [one for one in found if one.id == who or any(near.id == who for near in zone(game, one))]


@rule("AE-COMD-04", "AE-COMD-07")
def zone(game: Game[Fray], one: Fighter) -> list[Fighter]:
    """Everybody in somebody's galvanisation zone; the zones of a staff that holds are one."""
    return game.recall(
        ("zone", one.id), lambda: [near for each in together(game, one) for near in own_zone(game, each)]
    )


def own_zone(game: Game[Fray], one: Fighter) -> list[Fighter]:
    return around(game.state, one.id, radius(one))


@rule("AE-COMD-06", "AE-COMD-07")
def together(game: Game[Fray], one: Fighter) -> list[Fighter]:
    """Those whose zones are one with somebody's: its staff, as long as the commandant stands in every other's zone."""
    lead = game.state.figures[one.staff or one.id]
    others = [it for it in game.state.in_play(one.side) if it.staff == lead.id]
    if not lead.in_play or not others:
        return [one]
    holds = all(any(near.id == lead.id for near in own_zone(game, it)) for it in others)
    return [lead, *others] if holds else [one]


# ---------------------------------------------------------------- staffs


@at(STACKS, "AE-COMD-06", "AE-COMD-08")
def form_staffs(game: Game[Fray], value: None, who: Id, first: str) -> None:
    """Before the piles: every commandant may take a musician and a standard-bearer on its card."""
    for lead in dict.fromkeys(one.staff for one in game.state.figures.values() if one.staff):
        game.tell(StaffFormed(figure=lead, members=(), rules=("AE-COMD-08",)))
    for side in (first, game.state.other(first)):
        for one in game.state.side(side):
            if "command" in one.skills and one.pv > 0 and not game[one.id].staff and not one.crew:
                form_staff(game, one.id)


def form_staff(game: Game[Fray], who: Id) -> None:
    music = staffers(game, who, "musician")
    flags = staffers(game, who, "standard-bearer")
    pairs = [(one, other) for one in music for other in flags if one != other]
    choices = [*((one,) for one in dict.fromkeys((*music, *flags))), *pairs]
    if not choices and not game.state.presses("staff"):
        return
    options = (Option("none"), *(Option({"staff": list(some)}, "", ("AE-COMD-06",)) for some in choices))
    why_not = partial(why_no_staff, game, who)
    build = partial(Choose, rules=("AE-COMD-06",), options=options, decline="none", why_not=why_not)
    answer = game.ask("staff", who, build)
    if answer != "none":
        game.tell(StaffFormed(figure=who, members=tuple(answer["staff"]), rules=("AE-COMD-06", "AE-COMD-08")))


def staffers(game: Game[Fray], who: Id, skill: str) -> list[Id]:
    """Who may join a staff as a musician, or as a standard-bearer."""
    able = [one for one in game.state.side(game[who].side) if skill in one.skills and one.id != who]
    return [one.id for one in able if why_no_staffer(game, who, one) is None]


@rule("AE-COMD-06", "AE-PARI-01")
def why_no_staffer(game: Game[Fray], who: Id, one: Fighter) -> Refusal | None:
    """Nobody higher in rank, of another staff or a crew; pariahs keep to themselves; and once they are on the table the
    commandant stands in its zone."""
    lead = game[who]
    if ("pariah" in one.skills) != ("pariah" in lead.skills):
        return Refusal("pariahs-apart", ("AE-PARI-01", "AE-COMD-06"), {"figure": one.id})
    if one.rank > lead.rank:
        return Refusal("outranks", ("AE-COMD-06",), {"figure": one.id})
    if one.pv <= 0 or one.staff or leads(game.state, one.id) or one.crew:
        return Refusal("not-at-hand", ("AE-COMD-06",), {"figure": one.id})
    placed = one.in_play and any(near.id == who for near in own_zone(game, one))
    if placed or game.state.phase == "deployment":
        return None
    return Refusal("out-of-earshot", ("AE-COMD-06",), {"figure": who, "other": one.id})


def why_no_staff(game: Game[Fray], who: Id, answer: Any) -> Refusal | None:
    """What keeps those who are named from being the staff of a commandant: one musician, one standard-bearer."""
    told = answer.get("staff") if isinstance(answer, dict) else None
    names = told if isinstance(told, list) else [told]
    named = [game[one] for one in names if one in game.state.figures]
    refusals = (why_no_staffer(game, who, one) for one in named if one.side == game[who].side and one.id != who)
    return next((no for no in refusals if no is not None), None)


def leads(state: Fray, who: Id) -> bool:
    """Has it a staff of its own?"""
    return any(one.staff == who for one in state.figures.values())


# ---------------------------------------------------------------- musicians and standard-bearers


@modifies(DIS, "Musicien", "AE-MUSI-01", "AE-COMD-02")
def music(game: Game[Fray], who: Id, use: Use) -> int:
    """+1 near a musician."""
    return 1 if galvanisers(game, who, "musician") else 0


@modifies(COU, "Porte-étendard", "AE-PETD-01", "AE-COMD-02")
def banner(game: Game[Fray], who: Id, use: Use) -> int:
    """+1 near a standard-bearer."""
    return 1 if galvanisers(game, who, "standard-bearer") else 0


@modifies(PEU, "Porte-étendard", "AE-COMD-02")
def banner_of_fear(game: Game[Fray], who: Id, use: Use) -> int:
    """+1 for a commandant alone."""
    return 1 if "command" in game[who].skills and galvanisers(game, who, "standard-bearer") else 0


# ---------------------------------------------------------------- commandants


def _commanded(name: str) -> None:
    stat = {"COU": COU, "PEU": PEU, "DIS": DIS}[name]

    @modifies(stat, "Commandement", "AE-COMD-01", "AE-COMD-03")
    def commanded(game: Game[Fray], who: Id, use: Use) -> int:
        """+ the rank of the best commandant near, never above its own value; nobody leads itself."""
        me = game[who]
        own = plain(game, who, name)
        best = 0
        for one in galvanisers(game, who, "command"):
            theirs = plain(game, one.id, name)
            if one.id != who and own is not None and theirs is not None:
                best = max(best, min(own + one.rank, theirs) - own)
        return best if me.in_play else 0


def plain(game: Game[Fray], who: Id, name: str) -> int | None:
    """A characteristic with everything but Commandement, so that commandants do not lift each other without end."""
    stat = {"COU": COU, "PEU": PEU, "DIS": DIS}[name]
    start: int | None = game[who].scores.get(name)
    if start is None:
        return None
    return start + sum(change(game, who, Use()) for title, _, change in stat.modifiers if title != "Commandement")


for _name in ("COU", "PEU", "DIS"):
    _commanded(_name)


# ---------------------------------------------------------------- the undead


@at(SPLITS, "AE-SPLIT-07", "AE-MVIV-03")
def dread(game: Game[Fray], value: int, who: Id, situation: object) -> int:
    """An undead may count its PEU for splitting a melee: the better of the two."""
    if not game[who].undead:
        return value
    return max(value, game.total(PEU, who, Use("split")).value if game[who].scores.get("PEU") is not None else value)


# ---------------------------------------------------------------- losing the commander


@at(FELL, "AE-MUSI-02")
def silence(game: Game[Fray], value: None, who: Id, situation: object) -> None:
    """A musician of the commander's staff that falls costs a tactic point."""
    me = game[who]
    leader = game.state.commander(me.side)
    left = game.state.tactics.get(me.side, 0) - 1
    if "musician" in me.skills and leader is not None and me.staff == leader.id and left >= 0:
        game.tell(PointsLost(side=me.side, left=left, rules=("AE-MUSI-02",)))


@at(ENDS, "AE-UPK-01", "AE-LOSS-01", "AE-LOSS-02", "AE-LOSS-07")
def succeed(game: Game[Fray], value: None, who: Id, first: str) -> None:
    """At the end of the turn: who has no able commander names another, and the other side is the next tactician."""
    if game.state.options.get("new_commander_timing") != "start_of_upkeep":
        replace_lost(game, first)


@at(BAD, "AE-UPK-01")
def succeed_early(game: Game[Fray], value: None, who: Id, first: str) -> None:
    """The other reading: before the negative effects."""
    if game.state.options.get("new_commander_timing") == "start_of_upkeep":
        replace_lost(game, first)


def replace_lost(game: Game[Fray], first: str) -> None:
    lost = [side for side in (first, game.state.other(first)) if game.state.able_commander(side) is None]
    for side in lost:
        name_successor(game, side)
    if len(lost) == 1:
        other = game.state.other(lost[0])
        game.tell(AutomaticTactician(side=other, rules=("AE-LOSS-01",)))


@rule("AE-LOSS-03", "AE-LOSS-04", "AE-LOSS-05", "AE-CMD-04")
def name_successor(game: Game[Fray], side: str) -> None:
    """An Incarnate if one is left and not routed, anybody else otherwise; it lacks 1 or 2 DIS for tactics."""
    fit = [one for one in game.state.in_play(side) if not one.status & {ROUTED, LINGERING} and not one.machine]
    heroes = [one for one in fit if one.incarnate]
    choices = [one.id for one in heroes or fit]
    if not choices:
        return
    chosen = choices[0]
    if len(choices) > 1:
        options = tuple(Option(one, one) for one in choices)
        chosen = game.ask(
            "commander", side, partial(Choose, rules=("AE-LOSS-03",), options=options, decline=choices[0])
        )
    penalty = -1 if heroes else -2
    game.tell(CommanderNamed(figure=chosen, penalty=penalty, rules=("AE-LOSS-03", "AE-LOSS-04", "AE-LOSS-05")))
