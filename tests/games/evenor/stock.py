"""Plain models for scenes that are not about profiles: no trait, no save, one blade, an initiative that cannot fail."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from escarmouche.rulings.casefiles import CaseFigure
from games.evenor.scene import Answer, model

BLADE = {"name": "Épée", "P": 3}
BOW = {"name": "Arc", "P": 3, "ranges": [5, 10, 20]}
PLAIN: dict[str, Any] = {"I": 1, "R": 6, "C": 4, "S": None, "traits": {}, "weapons": [BLADE]}
AT_BOW = {"shoot": "foe", "weapon": "Arc"}


def walker(x: float, y: float, *status: str, **with_: Any) -> CaseFigure:
    return model("Hylas", x, y, *status, **{**PLAIN, **with_})


def archer(x: float, y: float, *status: str, **with_: Any) -> CaseFigure:
    """T4+, a bow of 5/10/20 and P3, and the blade."""
    return walker(x, y, *status, **{"T": 4, "weapons": [BOW, BLADE], **with_})


def monster(x: float, y: float, *status: str, **with_: Any) -> CaseFigure:
    """V4, P9 and the base of a Monster, without its traits."""
    made = {**PLAIN, "V": 4, "C": 3, "weapons": [{"name": "Masse", "P": 9}], **with_}
    return model("Grendel", x, y, *status, **made)


def acting(who: str, number: Any = 1) -> tuple[Answer, ...]:
    return (("activate", who), ("actions", number))


def because(event: Mapping[str, Any]) -> dict[str, int]:
    """The modifiers of a roll or a shot, by name."""
    return {part["name"]: part["value"] for part in event.get("modifiers", ())}
