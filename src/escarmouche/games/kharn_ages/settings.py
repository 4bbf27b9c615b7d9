"""What may be settled before a game of Khârn-Âges, beside the lists."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Size = Annotated[int, Meta(ge=1, le=100_000)]


class Settings(Struct, frozen=True, kw_only=True):
    """The options of a set-up."""

    edition: Literal["fr", "en"] = "fr"
    scenario: Literal["battle", "chest", "stones", "stores", "none"] = "battle"
    game_size: Size | Literal["300", "400", "500"] = 400
    """Kouronnes that a Spearhead may cost."""
    imposed_size: Size | None = None
    """The same, imposed by an organiser."""
    rounds: Annotated[int, Meta(ge=1, le=1_000)] | None = None
    """How long it lasts, if not as long as the scenario says."""
    initiative: Literal["red", "blue", "green", "yellow"] | None = None
    """Who begins, because the scenario says so."""
    pieces: Annotated[int, Meta(ge=0, le=60)] | None = None
    """Pieces of scenery; null: as many as the dice say."""
    no_scouts: bool = False
    """The scenario leaves no room for scouts."""
    zones: dict[str, Annotated[list[float], Meta(min_length=4, max_length=4)]] = {}
    """Zones for ambushes that the scenario names: x0, y0, x1, y1."""
    keep_table: bool = False
    """The players bring their own table: none is laid."""
    seed: Annotated[str, Meta(max_length=200)] = ""
    """Of the random table, if it is not that of the game."""
