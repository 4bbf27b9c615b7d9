"""Occult powers: Bénédiction, Confusion, Soin."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from math import cos, sin, tau

from msgspec import Struct

from escarmouche.core.decisions import Refusal
from escarmouche.core.dice import Pool
from escarmouche.core.events import StatusGained
from escarmouche.core.game import Game
from escarmouche.core.rules import modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.evenor.events import Healed, HealingTried, PowerUsed
from escarmouche.games.evenor.figures import BLESSED, CONFUSED, OUT, Skirmish
from escarmouche.games.evenor.rules.movement import apart, keep_hidden
from escarmouche.games.evenor.rules.shooting import in_sight, out_of_it, reveal
from escarmouche.games.evenor.stats import INITIATIVE, POWER, REACTION
from escarmouche.space.geometry import CONTACT, EASE, Point, gap, quantise
from escarmouche.space.moves import Ground

RANGE = 12.0
POWERS = ("Bénédiction", "Confusion", "Soin")


class Spell(Struct, frozen=True):
    """One use of one power on one target."""

    caster: Id
    power: str
    target: Id


@rule("EV-OCC-01", "EV-OCC-03", "EV-STA-19", "EV-TRT-04", "EV-TRT-07")
def why_no_power(state: Skirmish, spell: Spell) -> Refusal | None:
    """What forbids this use of a power. Engaged, screened or Hidden targets do not: those bans are for shots."""
    caster, target = state.figures[spell.caster], state.figures[spell.target]
    if spell.power not in POWERS or spell.power not in caster.traits:
        return Refusal("no-such-power", ("EV-OCC-01", "EV-STA-19"), {"power": spell.power})
    if spell.power == "Soin":
        return why_no_healing(state, spell)
    wanted_friend = spell.power == "Bénédiction"
    printed = "EV-TRT-04" if wanted_friend else "EV-TRT-07"
    friend = target.side == caster.side
    if not target.in_play or friend != wanted_friend or spell.caster == spell.target:
        rules = (printed, "EV-GEN-01") if wanted_friend else (printed,)
        return Refusal("wrong-target", (*rules, *out_of_it(target)), {"figure": spell.target})
    distance = apart(state, spell.caster, spell.target)
    if distance > RANGE + EASE:
        facts = {"distance": round(distance, 3), "range": RANGE}
        return Refusal("out-of-range", ("EV-OCC-03", printed), facts)
    if not in_sight(state, spell.caster, spell.target):
        return Refusal("no-line-of-sight", ("EV-OCC-03", printed), {"figure": spell.target})
    return None


@rule("EV-TRT-27", "EV-TRT-29")
def why_no_healing(state: Skirmish, spell: Spell) -> Refusal | None:
    healer, fallen = state.figures[spell.caster], state.figures[spell.target]
    if fallen.side != healer.side or OUT not in fallen.status:
        return Refusal("nobody-to-heal", ("EV-TRT-27",), {"figure": spell.target})
    if gap(healer, fallen) > CONTACT:
        return Refusal("not-in-contact", ("EV-TRT-27",), {"figure": spell.target})
    if fallen.healing_tried:
        return Refusal("healing-tried-already", ("EV-TRT-29",), {"figure": spell.target})
    return None


def possible_powers(state: Skirmish, who: Id) -> list[Spell]:
    """Every legal use of the model's own powers from where it stands."""
    known = [power for power in POWERS if power in state.figures[who].traits]
    if not known:
        return []
    spells = [Spell(who, power, target) for power in known for target in state.figures if target != who]
    return [spell for spell in spells if why_no_power(state, spell) is None]


@rule("EV-HID-06", "EV-TRT-29")
def announce(game: Game[Skirmish], spell: Spell) -> None:
    """A hidden caster gives itself away; the one attempt to heal somebody is made, whatever comes of it."""
    reveal(game, spell.caster)
    if spell.power == "Soin":
        game.tell(HealingTried(figure=spell.target, rules=("EV-TRT-29",)))


@rule("EV-OCC-02", "EV-OCC-04", "EV-TRT-04", "EV-TRT-07", "EV-TRT-27")
def cast(game: Game[Skirmish], spell: Spell) -> bool:
    """Roll for a power; its effect is applied by the caller. A power without a value needs no roll."""
    value = game[spell.caster].traits[spell.power]
    worked = True
    if value is not None:
        why = game.total(POWER, spell.caster, spell, base=value)
        worked = game.roll(spell.caster, "power", Pool(1, at_least=why.value), why, ("EV-OCC-02",)).passed
    game.tell(
        PowerUsed(figure=spell.caster, power=spell.power, target=spell.target, worked=worked, rules=("EV-OCC-02",))
    )
    return worked


@rule("EV-TRT-05", "EV-TRT-08", "EV-TRT-28", "EV-GEN-07", "EV-GEN-08")
def take_effect(game: Game[Skirmish], spell: Spell) -> None:
    """A power that worked. A state already held is not gained twice."""
    if spell.power == "Soin":
        game.tell(Healed(figure=spell.target, at=place_to_rise(game, spell.target), rules=("EV-TRT-27", "EV-TRT-28")))
        keep_hidden(game, spell.target, ())
        return
    status, rules = (BLESSED, ("EV-TRT-05",)) if spell.power == "Bénédiction" else (CONFUSED, ("EV-TRT-08",))
    if status not in game[spell.target].status:
        game.tell(StatusGained(figure=spell.target, status=status, rules=rules))


@rule("EV-TRT-28")
def place_to_rise(game: Game[Skirmish], who: Id) -> Point:
    """Where it fell, or the nearest free place."""
    me = game[who]
    others = tuple(figure.footprint for figure in game.state.figures.values() if figure.in_play)
    ground = Ground(game.state.table, me.base, others)
    return next(place for place in outward(me.at) if ground.free(place))


def outward(at: Point) -> Iterator[Point]:
    """A place, then places all round it, farther and farther."""
    yield at
    for ring in count(1):
        for turn in range(64):
            angle = tau * turn / 64
            yield quantise((at[0] + ring / 8 * cos(angle), at[1] + ring / 8 * sin(angle)))


@modifies(INITIATIVE, "Confus", "EV-TRT-08", "EV-INI-04")
def confused_initiative(game: Game[Skirmish], who: Id, situation: None) -> int:
    """+2 for a Confused model."""
    return 2 if CONFUSED in game[who].status else 0


@modifies(REACTION, "Confus", "EV-TRT-08", "EV-REA-15")
def confused_reaction(game: Game[Skirmish], who: Id, situation: None) -> int:
    """+2 for a Confused model."""
    return 2 if CONFUSED in game[who].status else 0
