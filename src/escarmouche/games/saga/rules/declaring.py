"""Declared actions: how many are announced, in which segments they come, how they are delayed and lost."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import ChooseNumber, Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import carries, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.events import Announced, Delayed, SlotLost
from escarmouche.games.saga.figures import SEGMENTS, Melee
from escarmouche.games.saga.rules.deeds import action

SLOTS: tuple[tuple[int, ...], ...] = ((), (3,), (2, 4), (1, 3, 5), (1, 2, 4, 5), (1, 2, 3, 4, 5))
"""The segments of so many declared actions."""
carries(f"{__name__}.SLOTS", "SG-DECL-06")


@rule("SG-DECL-01", "SG-DECL-06", "SG-DECL-10")
def announce(game: Game[Melee], who: Id) -> None:
    """A number from 0 to 5, heard by everybody who announces later; what the actions will be is not told."""
    question = ChooseNumber(rules=("SG-DECL-01", "SG-DECL-04"), least=0, most=SEGMENTS, decline=1)
    number = int(game.ask("announce", who, lambda: question))
    game.tell(Announced(figure=who, number=number, slots=SLOTS[number], rules=("SG-DECL-01", "SG-DECL-06")))


@rule("SG-CORE-16", "SG-DECL-09")
def lose_slot(game: Game[Melee], who: Id) -> None:
    """An action that is owed is lost when its slot comes."""
    me, segment = game[who], game.state.segment
    if me.losses and me.slot(segment):
        game.tell(SlotLost(figure=who, segment=segment, owed=me.losses - 1, rules=("SG-CORE-16",)))


# ---------------------------------------------------------------- delaying


@rule("SG-DECL-08", "SG-SHOT-08")
def delays(game: Game[Melee], who: Id) -> list[Option]:
    """An action of this segment may wait for any later one."""
    return [Option({"delay": by}, "", ("SG-DECL-08",)) for by in range(1, SEGMENTS - game.state.segment + 1)]


def why_no_delay(game: Game[Melee], who: Id, answer: Any) -> Refusal | None:
    return Refusal("too-late", ("SG-DECL-08",), {"segment": game.state.segment})


@action("delay", delays, why_no_delay, "declared", keeps=True, cites=("SG-DECL-08",))
@rule("SG-DECL-08", "SG-DECL-09")
def delay(game: Game[Melee], who: Id, answer: Any) -> None:
    """Every remaining slot moves as many segments later; those beyond the fifth are lost."""
    by, segment = int(answer["delay"]), game.state.segment
    moved = [one + by for one in game[who].declared.slots if one >= segment]
    kept = tuple(one for one in moved if one <= SEGMENTS)
    game.tell(Delayed(figure=who, by=by, slots=kept, lost=len(moved) - len(kept), rules=("SG-DECL-08",)))
