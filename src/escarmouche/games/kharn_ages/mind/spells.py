"""What a spell is worth, cast or resisted."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Choose
from escarmouche.games.kharn_ages.cards import AREAS, LASTING, Spell, SpellEffect, Working, shelf
from escarmouche.games.kharn_ages.figures import BURNING, STUNNED, TERRORISED, Battle, Safar
from escarmouche.games.kharn_ages.mind.estimates import AP_WORTH, dice, odds, summed, value
from escarmouche.space.geometry import distance


def boon(me: Safar, it: Safar, work: Working) -> float:
    """What a working is worth to the one who bears it, in health points, roughly; harm is less than nothing."""
    much = work.value + summed(me, work.of)
    much = (much + 1) // 2 if work.halved else much
    if work.what == "damage":
        left = max(0.5, much - (1.5 if it.armour and it.gear[it.armour].boxes else 0.0)) + (2.0 if work.fire else 0.0)
        return -min(left, it.hp) - (6.0 if left >= it.hp else 0.0)
    if work.what == "heal":
        return 0.9 * max(0, min(much, it.profile_hp - it.burnt - it.hp))
    if work.what == "characteristic":
        return 0.35 * work.value * len(work.of)
    if work.what == "ap":
        return AP_WORTH * 1.3 * max(work.value, -it.ap)
    if work.what == "cure":
        return 1.5 * sum(one.value for one in it.bleeding) + (0.0 if it.poison is None else 2.0)
    if work.what == "poison":
        return 0.0 if it.poison is not None else -2.0
    if work.what in ("rally", "extinguish"):
        return 2.0 if (TERRORISED if work.what == "rally" else BURNING) in it.status else 0.0
    each = {"bleed": -1.5, "attack": 0.5, "defence": 0.5, "fright": 0.1}
    plain = {"frostbite": -1.0, "daze": -1.6, "topple": -1.2, "immune-terror": 0.2, "skill": 0.3}
    return each[work.what] * work.value if work.what in each else plain[work.what]


def spell_worth(state: Battle, me: Safar, it: Safar, spell: Spell, effect: SpellEffect) -> float:
    """What an effect does for the caster's side if it takes: to its target or all in the area, and to the caster."""
    area = spell.aim(effect) in AREAS
    met = [one for one in state.figures.values() if one.in_play and near(me, one, spell)] if area else [it]
    total = 0.0
    for work in effect.does:
        for one in [me] if work.upon == "caster" else met:
            if area and work.upon == "target" and (one.side == me.side) != (spell.aim(effect) == "allies"):
                continue
            if any(here.spell == spell.name for here in one.lasting):
                continue
            idle = work.what in LASTING and not any(distance(one.at, foe.at) < 5.0 for foe in state.enemies(me.id))
            total += boon(me, one, work) * (1.0 if one.side == me.side else -1.0) * (0.2 if idle else 1.0)
    return total


def near(me: Safar, one: Safar, spell: Spell) -> bool:
    far = value(me, "I") if spell.range is None else spell.range + me.radius
    return one.id != me.id and distance(me.at, one.at) <= far + one.radius


def spell_value(
    state: Battle, me: Safar, it: Safar, spell: Spell, effect: SpellEffect, ap: int, bonus: float = 0.0
) -> float:
    """The same in the mean, for an incantation of so many AP; what does no good is not worth them at all."""
    worth = spell_worth(state, me, it, spell, effect)
    if worth <= 0:
        return -3.0
    total = ap * value(me, "I") + bonus + dice(me)
    chance = odds(total - effect.difficulty + 0.5)
    if it.side != me.side:
        guard = -99.0 if STUNNED in it.status else min(2, it.ap) * value(it, "I") + dice(it) + (ap - 2) * 2
        chance *= odds(max(total, effect.difficulty + 2.0) - guard)
    return chance * worth - AP_WORTH * ap


def best_spell(state: Battle, me: Safar, it: Safar, spell: Spell) -> float:
    """The best incantation of a spell at somebody."""
    return max(
        spell_value(state, me, it, spell, effect, ap) for effect in spell.played for ap in range(1, min(3, me.ap) + 1)
    )


def incantation_weight(state: Battle, decision: Choose, answer: Any) -> float:
    me, it = state.figures[decision.figure], state.figures[decision.facts["target"]]
    spell = shelf().spells[decision.facts["spell"]]
    effect = spell.effect(answer["difficulty"])
    return spell_value(state, me, it, spell, effect, answer["ap"], decision.facts["bonus"])


def resist_weight(state: Battle, decision: Choose, answer: Any) -> float:
    """What the spell would do, less the AP; an ally's spell is let happen."""
    me, caster = state.figures[decision.figure], state.figures[decision.facts["against"]]
    if answer == "none" or caster.side == me.side:
        return 1.0 if answer == "none" else -1.0
    spell = shelf().spells[decision.facts["spell"]]
    letters = "" if answer == "reflex" else answer
    lead = summed(me, letters) + dice(me) + (len(decision.facts["engaged"]) - 2) * 2 - decision.facts["total"] + 0.5
    harm = -sum(boon(caster, me, work) for work in spell.effect(decision.facts["difficulty"]).does)
    return odds(lead) * harm - AP_WORTH * len(letters)
