"""What may be settled before a game of L'Âge des Escarmouches, beside the lists."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from escarmouche.core.rules import rule

Size = Annotated[int, Meta(ge=1, le=100_000)]


@rule("AE-GAME-02", "AE-INTP-03")
class Settings(Struct, frozen=True, kw_only=True):
    """The options of a set-up; where the book can be read in two ways, the other way."""

    scenario: Literal["skirmish", "crossroads", "breakthrough", "relic", "spoils", "heads", "quarters"] = "skirmish"
    game_size: Size | Literal["200", "300", "400", "500", "600"] = 300
    """The format: VAL that an army may have."""
    special: Literal["standard", "heroes", "creatures", "both"] = "standard"
    """Special formats that both players agreed on."""
    turns: Annotated[int, Meta(ge=1, le=100)] | None = None
    """How long it lasts, if not as long as the format says."""
    timed: bool | Literal["no", "yes"] = False
    """Is the time limited? Then the players say when it has run out."""
    disengagement_first: Literal["opportunist", "runaway"] = "opportunist"
    """Who tests first in a disengagement."""
    tactic_limit: Literal["per_tactic", "total"] = "per_tactic"
    """Is the commander's rank a limit for each tactic or for all together?"""
    steam_counts_first_characteristic: bool = False
    """Does the first characteristic add to a bonus of steam, too?"""
    toxic_markers_persist: bool = True
    """Do toxic markers stay after their roll?"""
    new_commander_timing: Literal["end_of_turn", "start_of_upkeep"] = "end_of_turn"
    """When is a lost commander replaced?"""
    keep_table: bool = False
    """The players bring their own table: none is laid."""
    pressed: Annotated[str, Meta(max_length=40)] = ""
    """A question asked even of those who can only say no: a case wants to see another answer refused."""
    seed: Annotated[str, Meta(max_length=200)] = ""
    """Of the random table, if it is not that of the game."""
