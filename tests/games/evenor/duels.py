"""Plain warriors and short fights, for tests that need figures of their own rather than printed profiles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from escarmouche.rulings.casefiles import CaseFigure
from games.evenor.scene import Dice, Scene, model, scene

BLADE = "Lame"


def warrior(x: float, y: float, *status: str, **with_: Any) -> CaseFigure:
    """One blade (P3, not magic), C4+, no save, V1 and no trait unless said otherwise."""
    blade = {"name": BLADE, "P": with_.pop("P", 3), "magic": with_.pop("magic", False)}
    given = {"C": 4, "S": None, "traits": {}, "weapons": [blade], **with_}
    return model("Saïto", x, y, *status, **given)


def fight(
    red: Mapping[str, CaseFigure] | None = None,
    blue: Mapping[str, CaseFigure] | None = None,
    dice: Dice | None = None,
    *answers: tuple[str, Any],
) -> Scene:
    """`ann` of red stands in contact with `ben` of blue and spends a lone static action on fighting him."""
    begun = scene(red or {"ann": warrior(10, 12)}, blue or {"ben": warrior(11, 12)}, dice=dice)
    return begun.play(("activate", "ann"), ("actions", 1), ("action", {"fight": "ben"}), *answers)


def thresholds(played: Scene, who: str, purpose: str = "melee") -> list[int]:
    return [roll["needed"] for roll in played.rolls(who, purpose)]


def why(roll: Mapping[str, Any]) -> dict[str, int]:
    """The modifiers of a roll, by name."""
    return {part["name"]: part["value"] for part in roll.get("modifiers", ())}
