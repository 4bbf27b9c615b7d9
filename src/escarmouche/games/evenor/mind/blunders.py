"""Blunders: answers that another answer beats for free, whatever comes after."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from escarmouche.core.decisions import Answer, Decision
from escarmouche.games.evenor.figures import AIMING, Skirmish
from escarmouche.games.evenor.mind.estimates import sure

HOPELESS = 0.05
"""A series that succeeds less often than this is as good as doing nothing."""


def blunders(state: Skirmish, decision: Decision) -> Sequence[Answer]:
    """The answers to this question that nobody should give while another is open."""
    find = BLUNDERS.get(decision.key)
    return find(state, decision) if find else ()


def missed_dice(state: Skirmish, decision: Decision) -> Sequence[Answer]:
    """A missed die rolled again costs nothing and cannot miss more."""
    return ("keep",)


def aim_in_vain(state: Skirmish, decision: Decision) -> Sequence[Answer]:
    """Aiming twice, or with the last action, helps no shot."""
    aiming = AIMING in state.figures[decision.figure].status
    return ("aim",) if aiming or not decision.facts.get("left") else ()


def hopeless_series(state: Skirmish, decision: Decision) -> Sequence[Answer]:
    """More actions than the dice will ever give; one static action needs no die at all."""
    members = decision.facts.get("members")
    group = [state.figures[str(who)] for who in (members if isinstance(members, list) else [decision.figure])]
    counts = [option.value for option in decision.options if isinstance(option.value, int) and option.value > 1]
    return [count for count in counts if all(sure(state, one, count, True) < HOPELESS for one in group)]


BLUNDERS: dict[str, Callable[[Skirmish, Decision], Sequence[Answer]]] = {
    "reroll": missed_dice,
    "action": aim_in_vain,
    "actions": hopeless_series,
}
