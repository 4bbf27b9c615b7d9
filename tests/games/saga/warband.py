"""A war band for tests of command: ak leads three, bo is far away."""

from __future__ import annotations

from typing import Any

from games.saga.scene import Scene, man, scene

SKILLS = {"command": 2, "art-of-war": 3, "courage": 3, "fury": 4, "dodge": 3, "sword": 4, "reaction": 3, "soak": 3}
PASSED = [3, 3, 3, 3]
"""Dice of a command test that passes at the head of one's men."""
MEN = ("am", "an", "ao")


def band(dice: Any = None, ak: Any = None, men: Any = None, **options: Any) -> Scene:
    """Ak (command 2), before his men am, an and ao, with an action in segment 3; bo stands twelve metres away."""
    red = {"ak": man(8, 5, **{"announced": 1, "reaction": 30, "leads": True, "skills": SKILLS, **(ak or {})})}
    own = men or {}
    for number, who in enumerate(MEN):
        red[who] = man(6, 3 + 2 * number, *own.get(who, {}).get("status", ()), **with_chief(own.get(who, {})))
    bo = options.pop("bo", {"angle": 180})
    return scene(red, {"bo": man(20, 5, **bo)}, dice, **{"segment": 3, **options})


def with_chief(given: Any) -> Any:
    return {"chief": "ak", **{name: value for name, value in given.items() if name != "status"}}


def command(kind: str, *men: str, **more: str) -> list[Any]:
    """An order to these men."""
    return [("action", {"command": kind, **more}), ("men", list(men))]
