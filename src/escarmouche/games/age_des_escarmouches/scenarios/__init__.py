"""Scenarios: their tables, their deployment, their objectives, their victory. All are our own.

`skirmish` has no scenario points: the goal-average decides. In the others points are what they would be if the game
stopped now.

crossroads: a milestone is held by the side with more power within 5 cm: 2 for the middle one, 1 for each other
breakthrough: the rank of every fighter wholly in the enemy's deployment zone
relic: 2 for carrying the relic, 4 in one's own deployment zone
spoils: 1 for every chest that is carried, 2 in one's own deployment zone
heads: 3 for the first enemy commander, its rank for any other Incarnate; 25 goal-average for a commander unhurt
quarters: a quarter of the table is held by the side with more VAL in it: 1, and 2 in the enemy's half
"""

SKIRMISH, CROSSROADS, BREAKTHROUGH = "skirmish", "crossroads", "breakthrough"
RELIC, SPOILS, HEADS, QUARTERS = "relic", "spoils", "heads", "quarters"
SCENARIOS = (SKIRMISH, CROSSROADS, BREAKTHROUGH, RELIC, SPOILS, HEADS, QUARTERS)
CARRIED = (RELIC, SPOILS)
"""Scenarios whose tokens are carried."""
