"""Scenarios: none of the book's (it ships none here), a pitched battle, and three with objectives. All are our own."""

SIDES = ("red", "blue", "green", "yellow")
"""As many as there are edges of a table."""
BATTLE, CHEST, STONES, STORES, NONE = "battle", "chest", "stones", "stores", "none"
SCENARIOS = (BATTLE, CHEST, STONES, STORES, NONE)
ERRANDS = (CHEST, STONES, STORES)
"""Those that are won by objectives."""
LENGTHS = {BATTLE: 12, CHEST: 8, STONES: 8, STORES: 8}
"""How many rounds a scenario lasts."""
ALL = {CHEST: 2, STONES: 5, STORES: 3}
"""How many objectives there are: the lock and the chest, five stones for both, the enemy's three stores for each."""
ENOUGH = {STONES: 3, STORES: 2}
"""How many of them end the game at once; the chest does when it is home."""
