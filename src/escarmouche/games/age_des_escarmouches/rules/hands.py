"""The combat dice of a fighter: how many, how they may be divided, and what they came to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice
from typing import Any

from escarmouche.core.decisions import Refusal
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.figures import Combat
from escarmouche.games.age_des_escarmouches.stats import Bout

MOST_WAYS = 70
"""Ways to hand out what is left over that are offered: all of them for as many as eight adversaries."""


class Die:
    """An attack die: on whom, with a FOR of its own or not, under Résolution or not, and whether it hit."""

    __slots__ = ("blade", "foe", "hit", "sure")

    def __init__(self, foe: Id, blade: bool = False, sure: bool = False) -> None:
        self.foe, self.blade, self.sure, self.hit = foe, blade, sure, False


class Hand:
    """The combat dice of one fighter: how many, what it declared, how they are placed."""

    __slots__ = ("attack", "attack_only", "blades", "cited", "declared", "defence", "dice", "sure", "who")

    def __init__(self, who: Id, dice: int, cited: tuple[str, ...] = ()) -> None:
        self.who, self.dice = who, dice
        self.cited = cited
        """The rules of its skills that have a say in how many they are."""
        self.attack_only = 0
        """Combat dice that may only be placed in attack."""
        self.blades = 0
        """Attack dice with a FOR of their own, which are no combat dice."""
        self.declared: dict[str, Any] = {}
        self.attack: list[Die] = []
        self.defence = 0
        self.sure = 0
        """Defence dice under Résolution."""

    def hits(self, foe: Id) -> list[Die]:
        """Successful attacks on an adversary that nothing has cancelled."""
        return [die for die in self.attack if die.hit and die.foe == foe]

    def on(self, foe: Id) -> list[Die]:
        """The attack dice placed on an adversary."""
        return [die for die in self.attack if die.foe == foe]


class Exchange:
    """A combat being fought: everybody's hand."""

    __slots__ = ("combat", "hands")

    def __init__(self, combat: Combat) -> None:
        self.combat = combat
        self.hands: dict[Id, Hand] = {}

    @property
    def everybody(self) -> tuple[Id, ...]:
        return (self.combat.single, *self.combat.others)

    @rule("AE-DICE-01")
    def adversaries(self, who: Id) -> tuple[Id, ...]:
        """The enemies of a fighter in this combat."""
        return self.combat.others if who == self.combat.single else (self.combat.single,)

    def bout(self, who: Id) -> Bout:
        return Bout(who, self.adversaries(who), self.combat.single)


# ---------------------------------------------------------------- dividing dice


@rule("AE-DICE-03", "AE-DICE-04", "AE-DICE-05", "AE-DICE-06")
def divisions(hand: Hand, foes: tuple[Id, ...]) -> list[dict[str, Any]]:
    """Every way to divide dice, most in attack first: attack dice differ by at most one between adversaries."""
    found: list[dict[str, Any]] = []
    for defending in range(0 if "fury" in hand.declared else hand.dice, -1, -1):
        attacking = hand.dice - defending + hand.attack_only + hand.blades
        for spread in islice(spreads(attacking, foes), MOST_WAYS):
            found += [{**way, "defence": defending} for way in islice(edged(spread, hand.blades), MOST_WAYS)]
    return found[::-1]


@rule("AE-DICE-02", "AE-DICE-03", "AE-DICE-05", "AE-DICE-06", "AE-CBES-01", "AE-FURI-01", "AE-LAME-01")
def why_not_so(hand: Hand, foes: tuple[Id, ...], answer: Any) -> Refusal | None:
    """What is wrong with a division: too many or too few dice, dice that only attack, or an uneven attack."""
    if not isinstance(answer, dict) or not all(isinstance(answer.get(name, {}), dict) for name in ("attack", "blades")):
        return None
    attack, blades, defence = answer.get("attack", {}), answer.get("blades", {}), answer.get("defence", 0)
    if set(attack) - set(foes) or set(blades) - set(foes):
        return Refusal("not-its-adversary", ("AE-DICE-01", "AE-DICE-05"))
    placed = sum(attack.values()) + sum(blades.values())
    if placed + defence != hand.dice + hand.attack_only + hand.blades:
        facts = {"dice": hand.dice + hand.attack_only + hand.blades}
        return Refusal("all-dice", ("AE-DICE-02", "AE-DICE-03", "AE-DICE-05", *hand.cited), facts)
    if sum(blades.values()) != hand.blades:
        return Refusal("blades-attack", ("AE-LAME-01",), {"dice": hand.blades})
    if defence > (0 if "fury" in hand.declared else hand.dice):
        return Refusal("attack-only", ("AE-FURI-01",) if "fury" in hand.declared else ("AE-CBES-01",))
    on = [attack.get(foe, 0) + blades.get(foe, 0) for foe in foes]
    return Refusal("uneven-attack", ("AE-DICE-06",)) if max(on) - min(on) > 1 else None


def spreads(dice: int, foes: tuple[Id, ...]) -> Iterator[dict[Id, int]]:
    """Dice as even as can be; some get one more."""
    each, more = divmod(dice, len(foes))
    for lucky in combinations(foes[::-1], more):
        yield {foe: each + (foe in lucky) for foe in foes}


def edged(spread: dict[Id, int], blades: int) -> Iterator[dict[str, Any]]:
    """Which of the dice on each adversary are back blades."""
    if not blades:
        yield {"attack": spread}
        return
    for way in shares(blades, spread):
        if sum(way.values()) == blades:
            yield {"attack": {foe: spread[foe] - way[foe] for foe in spread}, "blades": way}


def shares(dice: int, most: dict[Id, int]) -> Iterator[dict[Id, int]]:
    """Every way to give some of the dice away, to each no more than it takes; the most given first."""
    total = sum(most.values())
    for given in range(min(dice, total), -1, -1):
        yield from _given(given, list(most), most)


def _given(dice: int, to: list[Id], most: dict[Id, int]) -> Iterator[dict[Id, int]]:
    if not to:
        yield {}
        return
    room = sum(most[one] for one in to[1:])
    for here in range(min(dice, most[to[0]]), max(dice - room, 0) - 1, -1):
        for rest in _given(dice - here, to[1:], most):
            yield {to[0]: here, **rest}
