"""Questions without the answers that the game calls blunders, for bots that never give them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from escarmouche.bots.protocol import of_its_side
from escarmouche.core.decisions import Choose, Decision
from escarmouche.core.system import System


def sensible(system: System, state: Any, decision: Decision) -> Decision:
    """The question as somebody sees it who does not blunder; the same one where there is nothing to leave out."""
    if not isinstance(decision, Choose) or decision.forced:
        return decision
    bad = system.mind.blunders(state, of_its_side(state, decision))
    kept = tuple(option for option in decision.options if option.value not in bad) if bad else ()
    if not kept or len(kept) == len(decision.options):
        return decision
    return replace(decision, options=kept, decline=kept[0].value if decision.decline in bad else decision.decline)
