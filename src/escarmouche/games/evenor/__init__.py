"""Evenor, le Royaume Oublié: heroes of Atlantis, d6, short rules 1.3."""

from escarmouche.games.evenor.system import SYSTEM

__all__ = ["SYSTEM"]
