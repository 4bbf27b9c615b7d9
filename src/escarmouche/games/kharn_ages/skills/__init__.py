"""Skills. One function each, in files by what they are about; importing the package makes them known.

A player may decline a skill: what costs something, is limited in number or moves a Safar is asked for. What can only
help (another die, more damage, a longer charge) is used without a question.
"""

from escarmouche.core.rules import carries
from escarmouche.games.kharn_ages.skills import arcane, berserk, command, dice, fighting, living, travel

FILES = (arcane, berserk, command, dice, fighting, living, travel)

MANDATORY = (
    "awakened",
    "skilled-swordsman",
    "unshakeable-faith",
    "hermeticism",
    "immunity",
    "bloodlust",
    "thick-skin",
    "responsive",
    "stable",
)
"""Skills that nobody may decline; nobody is asked about them."""
carries(f"{__name__}.MANDATORY", "KA-SKL-02")
