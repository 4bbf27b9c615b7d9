"""What a fighter is, in words that cards aim at: people, class, affiliation, name, skill, state."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.core.rules import rule
from escarmouche.games.age_des_escarmouches.figures import Fighter

BEINGS = {
    "being-of-destiny": "immortal-destiny",
    "being-of-light": "immortal-light",
    "being-of-darkness": "immortal-darkness",
}
"""The other names of the immortals."""
WAYS = {"immortal-light": "light", "immortal-destiny": "destiny", "immortal-darkness": "darkness"}
"""The alignment each of them has, whatever its card says."""


@rule("AE-IDES-01", "AE-ILUM-01", "AE-ITEN-01")
def aligned(fighter: Fighter, way: str) -> bool:
    """Does somebody belong to the ways of light, the paths of destiny, the meanders of darkness?"""
    return fighter.alignment == way or any(WAYS.get(skill) == way for skill in fighter.skills)


@rule("AE-CARD-21", "AE-CARD-22", "AE-CARD-23", "AE-TYPE-03")
def has(fighter: Fighter, word: str) -> bool:
    """Has somebody an attribute, or is it in a state? Skills are named by their key."""
    if word in (fighter.people, fighter.profile) or word in fighter.classes or aligned(fighter, word):
        return True
    if word in fighter.affiliations or word in fighter.skills or BEINGS.get(word) in fighter.skills:
        return True
    if word in ("incarnate", "troop"):
        return fighter.incarnate == (word == "incarnate")
    if word == "warrior":
        return not fighter.mystic
    if word == "wounded":
        return fighter.wounded
    return word in fighter.status or word == f"rank-{fighter.rank}"


def any_of(fighter: Fighter, words: Sequence[str]) -> bool:
    """Has it one of these attributes, or is none asked for?"""
    return not words or any(has(fighter, word) for word in words)
