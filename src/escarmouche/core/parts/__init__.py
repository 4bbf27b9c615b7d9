"""The parts of a game, one page each: functions that its package fills in, with a default for each it leaves out."""
