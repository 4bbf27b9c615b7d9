"""Scenarios: none of the book's (it ships none here), a pitched battle and others of our own."""

BATTLE, NONE = "battle", "none"
SCENARIOS = (BATTLE, NONE)
LENGTHS = {BATTLE: 12}
"""How many rounds a scenario lasts."""
