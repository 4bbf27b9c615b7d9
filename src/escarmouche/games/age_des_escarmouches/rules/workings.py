"""What formulas do: boosts, skills, damage, healing, rallying, fear, summoned beings; and how it ends."""

from __future__ import annotations

import math
from collections.abc import Callable

from msgspec.structs import replace

from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.cards import Working, shelf
from escarmouche.games.age_des_escarmouches.events import (
    Boosted,
    Braved,
    PointsGained,
    Rallied,
    Removed,
    SkillsLent,
    SpellsChanged,
    Summoned,
)
from escarmouche.games.age_des_escarmouches.figures import ACTIVATED, ROUTED, Boost, Fighter, Fray, Skill, Spell
from escarmouche.games.age_des_escarmouches.rules.contact import immune
from escarmouche.games.age_des_escarmouches.rules.enlisting import fighter
from escarmouche.games.age_des_escarmouches.rules.fear import deafened, rout
from escarmouche.games.age_des_escarmouches.rules.keywords import EQUIPMENT, merged
from escarmouche.games.age_des_escarmouches.rules.land import land_of
from escarmouche.games.age_des_escarmouches.rules.life import eliminate, heal, lose, strike
from escarmouche.games.age_des_escarmouches.rules.trials import attempt, score
from escarmouche.games.age_des_escarmouches.rules.units import gain_units
from escarmouche.games.age_des_escarmouches.stats import FELL, LEFT, Blow, Test
from escarmouche.space.geometry import Point, quantise

FORMULA = "formula:"
"""Before the name of a formula, where a boost or a skill comes from one."""
Doing = Callable[[Game[Fray], Spell, Working, Id, int], None]
DOINGS: dict[str, Doing] = {}


def doing(what: str) -> Callable[[Doing], Doing]:
    """Register what a working does."""

    def register(does: Doing) -> Doing:
        DOINGS[what] = does
        return does

    return register


HARM = ("damage", "lose")
"""Workings that cost life points: nothing else changes the unalterable."""


@rule("AE-FRML-11", "AE-MYS-07", "AE-INAL-01")
def work(game: Game[Fray], spell: Spell, working: Working, upon: Id) -> None:
    """One working of a formula upon somebody; what calls beings or gives tactic points is upon nobody."""
    target = spell.author if working.upon == "author" else upon
    deaf = "unalterable" in game[target].skills and working.what not in (*HARM, "summon", "tactics")
    if game[target].in_play and not deaf:
        DOINGS[working.what](game, spell, working, target, working.value + working.level * spell.level)


@doing("boost")
def boost(game: Game[Fray], spell: Spell, working: Working, who: Id, value: int) -> None:
    """Characteristics change; one without a score gains none."""
    named = [name for name in working.scores if name == "MOU" or game[who].scores.get(name) is not None]
    more = tuple(Boost(FORMULA + spell.name, name, float(value), "formula") for name in named)
    game.tell(Boosted(figure=who, boosts=(*game[who].boosts, *more), cause=spell.name, rules=("AE-FRML-11",)))


@doing("skill")
def lend(game: Game[Fray], spell: Spell, working: Working, who: Id, value: int) -> None:
    """A skill for as long as the formula lasts."""
    lent = (*game[who].lent, (FORMULA + spell.name, working.skill, working.follows))
    relearn(game, who, lent, spell.name)


@doing("equipment")
def arm(game: Game[Fray], spell: Spell, working: Working, who: Id, value: int) -> None:
    """The same with a piece of equipment."""
    lend(game, spell, working, who, value)


def relearn(game: Game[Fray], who: Id, lent: tuple[tuple[str, str, Skill], ...], cause: str) -> None:
    """What somebody has with everything that is lent to it now."""
    me = game[who]
    skills = dict(me.bare if me.lent else me.skills)
    gear = dict(me.bare_gear if me.lent else me.equipment)
    bare, bare_gear = dict(skills), dict(gear)
    for _, name, follows in lent:
        if name in EQUIPMENT:
            gear = merged(gear, name, follows)
        else:
            skills = merged(skills, name, follows)
    names = tuple(dict.fromkeys(name for _, name, _ in lent))
    game.tell(
        SkillsLent(
            figure=who,
            lent=lent,
            skills=skills,
            equipment=gear,
            bare=bare,
            bare_gear=bare_gear,
            trait=names,
            cause=cause,
        )
    )


@doing("damage")
def hurt(game: Game[Fray], spell: Spell, working: Working, who: Id, value: int) -> None:
    strike(game, Blow(spell.author, who, value, "formula", spell.name))


@doing("lose")
def drain(game: Game[Fray], spell: Spell, working: Working, who: Id, value: int) -> None:
    lose(game, who, value, spell.author, "formula")


@doing("heal")
def mend(game: Game[Fray], spell: Spell, working: Working, who: Id, value: int) -> None:
    heal(game, who, value, spell.name, "AE-LIFE-07")


@doing("rally")
def hearten(game: Game[Fray], spell: Spell, working: Working, who: Id, value: int) -> None:
    if ROUTED in game[who].status:
        game.tell(Rallied(figure=who, rules=("AE-RALY-02",)))


@doing("fear")
@rule("AE-FEAR-02", "AE-FEAR-07", "AE-CGUE-01")
def terrify(game: Game[Fray], spell: Spell, working: Working, who: Id, value: int) -> None:
    """It must master this PEU with its COU, or is routed."""
    own = score(game, who, "PEU")
    if immune(game, who, "PEU") or deafened(game, who, value):
        return
    if game[who].braved >= value or (own is not None and own >= value):
        return
    if attempt(game, Test(who, "COU", "fear", spell.author), value).passed:
        game.tell(Braved(figure=who, fear=value, rules=("AE-FEAR-07",)))
    else:
        rout(game, who, spell.author, "AE-ROUT-01")


@doing("units")
def feed(game: Game[Fray], spell: Spell, working: Working, who: Id, value: int) -> None:
    if game[who].mystic:
        gain_units(game, who, value, spell.name, "AE-MYS-02")


@doing("tactics")
def inspire(game: Game[Fray], spell: Spell, working: Working, who: Id, value: int) -> None:
    side = game[who].side
    left = max(game.state.tactics.get(side, 0) + value, 0)
    game.tell(PointsGained(side=side, left=left, rules=("AE-TACT-07",)))


@doing("dice")
def embolden(game: Game[Fray], spell: Spell, working: Working, who: Id, value: int) -> None:
    more = Boost(FORMULA + spell.name, "dice", float(value), "formula")
    game.tell(Boosted(figure=who, boosts=(*game[who].boosts, more), cause=spell.name))


@doing("shift")
def guide(game: Game[Fray], spell: Spell, working: Working, who: Id, value: int) -> None:
    more = Boost(FORMULA + spell.name, "shift", float(value), "formula")
    game.tell(Boosted(figure=who, boosts=(*game[who].boosts, more), cause=spell.name))


@doing("dispel")
def dispel(game: Game[Fray], spell: Spell, working: Working, who: Id, value: int) -> None:
    """The first formula in force upon it ends for it."""
    found = next((one for one in game.state.spells if who in one.upon), None)
    if found is None:
        return
    ends(game, found.name, found.author, who)
    kept = replace(found, upon=tuple(one for one in found.upon if one != who))
    spells = tuple(kept if one == found else one for one in game.state.spells)
    game.tell(SpellsChanged(spells=spells, cause="dispelled", formula=(found.name,), figure=who))


# ---------------------------------------------------------------- the end


@rule("AE-FRML-08", "AE-SUMM-01")
def ends(game: Game[Fray], name: str, author: Id, who: Id) -> None:
    """What a formula did to somebody while it lasted is over; a summoned being goes, and is no loss."""
    if who not in game.state.figures:
        return
    source = FORMULA + name
    me = game[who]
    if any(one.source == source for one in me.boosts):
        left = tuple(one for one in me.boosts if one.source != source)
        game.tell(Boosted(figure=who, boosts=left, cause=name, rules=("AE-FRML-08",)))
    if any(one[0] == source for one in me.lent):
        relearn(game, who, tuple(one for one in me.lent if one[0] != source), name)
    if me.summoner == author and me.in_play and me.called_by == name:
        game.tell(Removed(figure=who, rules=("AE-SUMM-01",)))
        game.moment(LEFT, None, who)


# ---------------------------------------------------------------- summoning


@doing("summon")
@rule("AE-SUMM-01", "AE-SUMM-02", "AE-SUMM-04")
def summon(game: Game[Fray], spell: Spell, working: Working, who: Id, value: int) -> None:
    """Beings come in contact with somebody, as long as their powers stay within what its rank allows: on the card of
    their summoner, and already activated in this turn."""
    author = game[spell.author]
    for _ in range(value):
        name = f"{spell.author}-{working.being.lower().replace(' ', '-')}-{len(game.state.figures)}"
        made = fighter(shelf().beings[working.being], name, author.side)
        spot = beside(game, who, made)
        if spot is None or summoned_power(game, author.id) + made.power > most_power(author):
            return
        being = replace(
            made,
            at=spot,
            angle=game[who].angle,
            on_table=True,
            summoner=author.id,
            called_by=spell.name,
            card=author.card,
            activation=ACTIVATED,
        )
        game.tell(Summoned(figure=name, being=being, rules=("AE-SUMM-01", "AE-SUMM-04")))
        binds(game, spell, name)


def binds(game: Game[Fray], spell: Spell, being: Id) -> None:
    """A being stays as long as the formula that called it, the last of this name."""
    spells = list(game.state.spells)
    same = [at for at, one in enumerate(spells) if one.name == spell.name and one.author == spell.author]
    if same:
        spells[same[-1]] = replace(spells[same[-1]], upon=(*spells[same[-1]].upon, being))
        game.tell(SpellsChanged(spells=tuple(spells), cause="summoned"))


@rule("AE-SUMM-02", "AE-INVO-01")
def most_power(me: Fighter) -> int:
    """Twice its rank, and what the skill adds."""
    return 2 * me.rank + me.number("summoner")


def power_of(being: str) -> int:
    """The power of a being that can be called."""
    return fighter(shelf().beings[being], being, "").power


def summoned_power(game: Game[Fray], who: Id) -> int:
    return sum(one.power for one in game.state.figures.values() if one.summoner == who and one.in_play)


def beside(game: Game[Fray], who: Id, made: Fighter) -> Point | None:
    """A free place in contact with somebody, before it first."""
    me = game[who]
    far = reach_of(me) + reach_of(made)
    others = [one for one in game.state.figures.values() if one.in_play and one.altitude == 0]
    ground = land_of(game.state.table, made, others, 0)
    for step in range(16):
        turn = math.radians(me.angle) + (step + 1) // 2 * (math.pi / 8) * (1 if step % 2 else -1)
        spot = quantise((me.at[0] + far * math.cos(turn), me.at[1] + far * math.sin(turn)))
        if ground.free(spot):
            return spot
    return None


def reach_of(me: Fighter) -> float:
    radius = getattr(me.base, "radius", None)
    return float(radius if radius is not None else me.base.side / 2)  # type: ignore[union-attr]


@at(FELL, "AE-SUMM-03")
def orphans(game: Game[Fray], value: None, who: Id, situation: object) -> None:
    """Those whom a summoner controls fall with it, and count as losses."""
    for one in [one for one in game.state.figures.values() if one.summoner == who and one.in_play]:
        eliminate(game, one.id, "", "summoner-lost")
