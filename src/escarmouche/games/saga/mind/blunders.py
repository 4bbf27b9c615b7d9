"""Answers of SAGA that another one beats for free, whatever comes after."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.core.decisions import Answer, Decision, Option
from escarmouche.games.saga.cards import tagged, weapon
from escarmouche.games.saga.figures import Character, Melee
from escarmouche.games.saga.mind.habits import shoots
from escarmouche.games.saga.rules.drawing import in_hands

LOW = ("crouch", "lie")


def blunders(state: Melee, decision: Decision) -> Sequence[Answer]:
    """The answers to this question that nobody should give while another is open."""
    me = state.figures.get(decision.figure)
    if decision.key != "action" or me is None:
        return ()
    return [option.value for option in decision.options if wasted(state, me, option)]


def wasted(state: Melee, me: Character, option: Option) -> bool:
    """A worse weapon in place of a better one, a low posture where nobody shoots, a blow at a fallen enemy, or care."""
    if option.head == "strike":
        return not state.figures[option.value["strike"]].in_play
    if option.head == "care":
        return state.figures[option.value["care"]].side != me.side
    if option.head == "draw":
        return worsens(me, option.value["draw"])
    return option.head in LOW and not any(shoots(foe) for foe in state.enemies(me.id))


def worsens(me: Character, drawn: str) -> bool:
    """Would a hand give up a weapon of the same kind that does no less?"""
    left = [one for one in me.held if one not in in_hands(me, drawn)]
    return any(same_kind(one, drawn) and no_worse(me, one, drawn) for one in left)


def same_kind(one: str, other: str) -> bool:
    return all(tagged(one, tag) == tagged(other, tag) for tag in ("shield", "projectile", "thrown", "long"))


def no_worse(me: Character, one: str, other: str) -> bool:
    """At least as good in every number a blow is made of."""
    mine, its = weapon(one), weapon(other)
    skilled = me.skill(mine.skill) >= me.skill(its.skill)
    return skilled and mine.attack >= its.attack and mine.damage >= its.damage and mine.defence >= its.defence
