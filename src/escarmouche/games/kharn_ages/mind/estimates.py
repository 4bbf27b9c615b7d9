"""Estimates: what a blow is worth, in health points, roughly."""

from __future__ import annotations

from escarmouche.games.kharn_ages.figures import DAZED, NAMES, STUNNED, Safar

BEST_OF = (5.5, 5.5, 7.15, 7.975)
"""The mean of the best of so many D10."""
SPREAD = 9.0
"""How many points of difference take a roll from hopeless to certain, about."""
AP_WORTH = 0.55
"""What an action point kept for a defence is worth, in health points."""


def value(me: Safar, letter: str) -> int:
    found: int = getattr(me, NAMES[letter])
    return max(0, found - (me.poison or 0))


def summed(me: Safar, letters: str) -> int:
    return sum(value(me, letter) for letter in letters)


def dice(me: Safar) -> float:
    """What its level dice add, in the mean."""
    return BEST_OF[max(1, me.rank - me.shrunk)]


def odds(ahead: float) -> float:
    """The chance to beat a total by this lead, in the mean."""
    return min(0.95, max(0.05, 0.5 + ahead / SPREAD))


def guard_of(foe: Safar, letters: str) -> float:
    """The total a defender is likely to reach: it spends what it can, and something of what the attack engaged."""
    if STUNNED in foe.status or (DAZED in foe.status and not foe.ap):
        return -99.0
    best = sorted((value(foe, letter) for letter in "VPAC"), reverse=True)
    shared = max((value(foe, letter) for letter in letters), default=0)
    paid = min(2, foe.ap)
    return dice(foe) + (shared if paid else 0) + (best[0] if paid > 1 else 0)


def blow(me: Safar, foe: Safar, letters: str, item: str = "", weight: float = 0.0) -> float:
    """Damage of an attack with these characteristics, in the mean."""
    card = me.card(item) if item in me.gear and me.gear[item].kind == "weapon" else None
    printed = None if card is None else card.shot.damage if card.shot and not card.melee else card.damage
    fixed = printed if isinstance(printed, int) else None
    full = fixed if fixed is not None else max(value(me, letter) for letter in printed or letters)
    harm: float = (full + 1) // 2 if len(letters) == 1 else full
    harm += 0 if card is None else card.bonus + 1.5 * card.bleeding
    if foe.armour and foe.gear[foe.armour].boxes:
        harm -= 1.5
    hits = odds(summed(me, letters) + weight + dice(me) - guard_of(foe, letters))
    return hits * (min(max(0.0, harm), foe.hp) + (6.0 if harm >= foe.hp else 0.0))


def best_blow(me: Safar, foe: Safar, item: str, ap: int, weight: float = 0.0, letters: str = "VPAC") -> float:
    """The best attack within so many AP, less what the AP are worth."""
    ranked = sorted(letters, key=lambda letter: -value(me, letter))
    words = (ranked[0], ranked[0] * 2, ranked[0] * 2 + ranked[1 % len(ranked)])[: max(0, min(3, ap))]
    return max((blow(me, foe, word, item, weight) - AP_WORTH * len(word) for word in words), default=0.0)
