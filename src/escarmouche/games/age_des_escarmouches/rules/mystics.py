"""Mystics: their zone, their units, what hinders them, recovery, and formulas that are kept up."""

from __future__ import annotations

from msgspec.structs import replace

from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.cards import Formula, shelf
from escarmouche.games.age_des_escarmouches.events import SpellsChanged, UseCounted
from escarmouche.games.age_des_escarmouches.figures import Fighter, Fray, Spell
from escarmouche.games.age_des_escarmouches.rules.actions import DEEDS, bars
from escarmouche.games.age_des_escarmouches.rules.contact import apart, around, free, immune, touch
from escarmouche.games.age_des_escarmouches.rules.trials import difficulty_of
from escarmouche.games.age_des_escarmouches.rules.units import change_units, gain_units
from escarmouche.games.age_des_escarmouches.rules.workings import ends
from escarmouche.games.age_des_escarmouches.stats import (
    BARRED,
    ENDS,
    KEEPS,
    MYS,
    PLACED,
    RECOVERS,
    RECOVERY,
    SHIFT,
    STEPPED,
    Test,
    Trip,
)
from escarmouche.space.geometry import Point

ZONE = 15.0
"""The control zone for each rank."""
FARTHER = 5.0
"""How much wider the zone of an iconoclast is as it recovers."""
MOVED = "moved"


# ---------------------------------------------------------------- zones and units


@rule("AE-MYS-01", "AE-TYPE-01", "AE-TYPE-02", "AE-TYPE-03")
def mystics(state: Fray, side: str) -> list[Fighter]:
    """The magicians and faithful of a side."""
    return [one for one in state.in_play(side) if one.mystic]


@rule("AE-MYS-03", "AE-FLY-12")
def control(me: Fighter) -> float:
    """How far a mystic controls."""
    return ZONE * me.rank


def controlled(game: Game[Fray], who: Id) -> list[Fighter]:
    """Everybody in a control zone."""
    return around(game.state, who, control(game[who]))


@rule("AE-MYS-03", "AE-FLY-12")
def within(game: Game[Fray], who: Id, other: Id) -> bool:
    """Is somebody in the control zone of a mystic?"""
    near = abs(game[other].altitude - game[who].altitude) <= 1
    return near and apart(game.state, who, other) <= control(game[who]) + 1e-9


@at(PLACED, "AE-MYS-04")
def first_units(game: Game[Fray], value: None, who: Id, situation: object) -> None:
    """A mystic is deployed with as many units as its MYS."""
    if game[who].mystic:
        own = difficulty_of(game, who, "MYS")
        change_units(game, who, own - game[who].units, "start", "AE-MYS-04")


# ---------------------------------------------------------------- what hinders


@modifies(MYS, "Déconcentration", "AE-MMOD-01")
def deconcentrated(game: Game[Fray], who: Id, use: object) -> int:
    """-1 in contact with an enemy."""
    return -1 if not free(game.state, who) and not immune(game, who, "deconcentration") else 0


@modifies(SHIFT, "Malus de mêlée", "AE-MMOD-02", "AE-CONS-03")
def into_a_melee(game: Game[Fray], who: Id, test: Test) -> int:
    """-1 column at a target that is not free, but for oneself and those in contact with it; whoever
    counters targets the reciter."""
    if (
        test.purpose not in ("recitation", "counter")
        or not test.against
        or test.against == who
        or immune(game, who, "melee")
    ):
        return 0
    near = touch(game[who], game[test.against])
    return 0 if free(game.state, test.against) or near else -1


COMBINED = ("run", "force", "engagement", "charge", "assailing", "shoot", "aim", "fire", "bombard")
"""A run, assaults and shots: one of them goes with formulas where a warrior-mystic makes it."""


@at(BARRED, "AE-WMYS-02", "AE-ACT-07", "AE-MGUE-01", "AE-HARC-01")
def both_trades(game: Game[Fray], value: tuple[str, ...], who: Id, action: str) -> tuple[str, ...]:
    """A warrior-mystic recites before and after a run, an assault or a shot: what it recited does not count for them,
    nor they for what it recites. Whoever harassed has made two of them, and only these."""
    me = game[who]
    if "warrior-mystic" not in me.skills or action not in (*COMBINED, "recite"):
        return value
    if action == "recite" and len({name for name in me.done if name in COMBINED}) > 1:
        return (*value, "AE-HARC-01", "AE-WMYS-02")
    counted = COMBINED if action == "recite" else ("recite",)
    others = [DEEDS[name] for name in me.done if name in DEEDS and name not in counted]
    return (*value, action) if bars(others, DEEDS[action]) is None else value


# ---------------------------------------------------------------- recovery


@at(RECOVERS, "AE-UPK-05", "AE-MAIN-06", "AE-FIDE-04", "AE-PIET-01", "AE-MAGI-02", "AE-MAGI-03")
def recover(game: Game[Fray], value: None, who: Id, first: str) -> None:
    """Gems are kept up to twice POU; faith that was not spent is lost first, but for piety."""
    for side in (first, game.state.other(first)):
        for one in mystics(game.state, side):
            if one.mystic == "faithful":
                lost = max(one.units - one.number("piety"), 0)
                change_units(game, one.id, -lost, "unspent", "AE-FIDE-04", "AE-PIET-01")
            gained = game.total(RECOVERY, one.id, base=plain_recovery(game, one.id)).value
            gain_units(game, one.id, gained, "recovery", "AE-MYS-05")


@rule("AE-INTP-04", "AE-MYS-05", "AE-MAGI-02", "AE-FIDE-02", "AE-WMYS-04", "AE-WMYS-05")
def plain_recovery(game: Game[Fray], who: Id) -> int:
    """MYS and rank of a magician, FOI and believers of a faithful; warrior-mystics have less."""
    me = game[who]
    own = difficulty_of(game, who, "MYS")
    fighting = "warrior-mystic" in me.skills
    if me.mystic == "magician":
        return own if fighting else own + me.rank
    return (me.rank if fighting else own) + believers(game, who)


@rule("AE-FIDE-02", "AE-FIDE-03", "AE-ICON-01", "AE-THAU-01", "AE-FEAL-01", "AE-FEAL-02")
def believers(game: Game[Fray], who: Id) -> int:
    """A third of the friends of the same people with DIS in the zone, rounded up, and the gifts of vassals. An
    iconoclast counts enemies, a wounded thaumaturge a zone twice as wide."""
    me = game[who]
    wide = control(me) * (2 if "thaumaturge" in me.skills and me.wounded else 1)
    near = around(game.state, who, wide + (FARTHER if "iconoclast" in me.skills else 0.0))
    gifts = sum(one.number("vassal") for one in near if one.side == me.side)
    if "iconoclast" in me.skills:
        crowd = [one for one in near if one.side != me.side]
    else:
        crowd = [one for one in near if one.side == me.side and one.people == me.people and "vassal" not in one.skills]
    return -(-len([one for one in crowd if one.scores.get("DIS") is not None]) // 3) + gifts


@modifies(RECOVERY, "Récupération", "AE-RECU-01")
def recovers_more(game: Game[Fray], who: Id, use: object) -> int:
    """What the skill adds to a magician's gems, or takes."""
    return game[who].number("recovery") if game[who].mystic == "magician" else 0


# ---------------------------------------------------------------- formulas in force


@rule("AE-MAIN-01")
def maintainable(card: Formula) -> bool:
    """Said so, or a duration and a frequency of one at least; a unique one only if it is said."""
    if card.upkeep:
        return card.upkeep != "no"
    return card.frequency != "unique" and card.duration >= 1


@at(KEEPS, "AE-MAIN-01", "AE-MAIN-02", "AE-MAIN-04", "AE-MAIN-05")
def maintain(game: Game[Fray], value: None, who: Id, first: str) -> None:
    """Before a formula ends its author may pay for it again, as many as its rank."""
    for side in (first, game.state.other(first)):
        for one in mystics(game.state, side):
            kept = 0
            for spell in [spell for spell in game.state.spells if spell.author == one.id]:
                if spell.until == game.state.turn and kept < one.rank and may_keep(game, one.id, spell):
                    rules = ("AE-MAIN-01", "AE-MAIN-02")
                    facts = {"formula": spell.name, "cost": spell.cost}
                    if game.choose("maintain", one.id, ("no", "yes"), "no", *rules, **facts) == "yes":
                        prolong(game, one.id, spell)
                        kept += 1


def may_keep(game: Game[Fray], who: Id, spell: Spell) -> bool:
    """Can be maintained, paid for, and its condition is met."""
    card = shelf().formulas[spell.name]
    kept = card.upkeep != "immobile" or MOVED not in game[who].uses
    return maintainable(card) and game[who].units >= spell.cost and kept


@at(STEPPED, "AE-MAIN-05")
def stirs(game: Game[Fray], path: tuple[Point, ...], who: Id, trip: Trip) -> tuple[Point, ...]:
    """A mystic that knows a formula for the motionless has moved this turn."""
    known = (shelf().formulas[name].upkeep for name in game[who].formulas)
    if MOVED not in game[who].uses and "immobile" in known:
        game.tell(UseCounted(figure=who, name=MOVED, count=1, rules=("AE-MAIN-05",)))
    return path


@rule("AE-MAIN-02", "AE-MAIN-03")
def prolong(game: Game[Fray], who: Id, spell: Spell) -> None:
    """For its duration again, on those in the control zone alone."""
    change_units(game, who, -spell.cost, "upkeep", "AE-MAIN-02")
    inside = {who, *(one.id for one in controlled(game, who))}
    lost = tuple(one for one in spell.upon if one not in inside)
    for one in lost:
        ends(game, spell.name, spell.author, one)
    until = spell.until + max(shelf().formulas[spell.name].duration, 1)
    longer = replace(spell, until=until, upon=tuple(one for one in spell.upon if one in inside))
    spells = tuple(longer if one == spell else one for one in game.state.spells)
    game.tell(
        SpellsChanged(
            spells=spells, cause="upkeep", formula=(spell.name,), author=who, rules=("AE-MAIN-02", "AE-MAIN-03")
        )
    )


@at(ENDS, "AE-FRML-08", "AE-UPK-06")
def fade(game: Game[Fray], value: None, who: Id, first: str) -> None:
    """Formulas whose last turn this was end."""
    over = [one for one in game.state.spells if one.until <= game.state.turn]
    for spell in over:
        for one in spell.upon:
            ends(game, spell.name, spell.author, one)
    if over:
        left = tuple(one for one in game.state.spells if one not in over)
        names = tuple(dict.fromkeys(one.name for one in over))
        game.tell(SpellsChanged(spells=left, cause="end", formula=names, rules=("AE-FRML-08",)))
