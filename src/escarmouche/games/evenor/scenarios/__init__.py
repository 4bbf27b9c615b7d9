"""The three scenarios: their tables, their deployment, their victory."""

EXTERMINATION, AMBUSH, ORICHALCUM = "extermination", "ambush", "orichalcum"
SCENARIOS = (EXTERMINATION, AMBUSH, ORICHALCUM)
