"""Attaques multiples X."""

from __future__ import annotations

from escarmouche.core.rules import rule
from escarmouche.games.evenor.figures import Fighter
from escarmouche.games.evenor.named import numbered

TRAITS = {"Attaques multiples": numbered("EV-TRT-03", "EV-MUL-03")}


@rule("EV-TRT-03", "EV-MUL-03")
def opponents_at_once(me: Fighter) -> int:
    """How many enemies it may attack with one Fight or charge."""
    return me.traits.get("Attaques multiples") or 1
