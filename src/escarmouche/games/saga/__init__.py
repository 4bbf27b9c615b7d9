"""SAGA: a combat at the role-playing table, in turns of five seconds and segments of one."""

from escarmouche.games.saga.system import SYSTEM

__all__ = ["SYSTEM"]
