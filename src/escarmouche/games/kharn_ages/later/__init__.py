"""Skills of later editions, which the book does not have but the cards people own do: the one place to add one.

A skill is a line of `LATER` in `rules/keywords.py`, its name in the texts, its rule in both ledgers
here, and a function in one of these files. The book's own count of rules does not know them.
"""

from escarmouche.core.rules import carries
from escarmouche.games.kharn_ages.later import bodies, fighting

FILES = (bodies, fighting)
ELSEWHERE = ("independent", "overlord", "empathy", "khemist")
"""Skills that speak of hosts of several Spearheads or of riders and their mounts, and names that other cards refer to:
in a game of one Spearhead a side, on foot, there is nothing to do for them."""
carries(f"{__name__}.ELSEWHERE", "KA-LAT-01", "KA-LAT-02", "KA-LAT-03", "KA-LAT-04")
