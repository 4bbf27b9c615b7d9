"""What may be settled before a game of Evenor, beside the lists."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class Settings(Struct, frozen=True, kw_only=True):
    """The options of a set-up."""

    scenario: Literal["roll", "extermination", "ambush", "orichalcum"] = "roll"
    bands: Literal["book", "wanderers"] = "book"
    """Bands are drawn from the book alone, or from our wanderers too; then doors stand on the table."""
    game_size: Annotated[int, Meta(ge=1, le=10_000)] = 40
    """Points that a band may cost."""
    stop_after: Annotated[int, Meta(ge=1, le=1_000)] | None = 30
    """The last turn; null: the game goes on until it is decided."""
    pieces: Annotated[int, Meta(ge=0, le=60)] | None = None
    """Pieces of scenery; null: as many as the dice say."""
    diagonal: Literal["rising", "falling"] = "rising"
    """Of the Orichalcum tokens."""
    keep_table: bool = False
    """The players bring their own table: none is laid."""
    seed: Annotated[str, Meta(max_length=200)] = ""
    """Of the random table, if it is not that of the game."""
