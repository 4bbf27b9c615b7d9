"""What several commands need: a game by its name, and JSON on stdout."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from escarmouche.core.system import System


def system_named(name: str) -> System:
    """A registered game; `Unusable` with the nearest name if there is none."""
    from escarmouche.core.system import load
    from escarmouche.core.texts import Unusable
    from escarmouche.core.words import nearest
    from escarmouche.games import SYSTEMS

    if name not in SYSTEMS:
        raise Unusable("unknown-game", nearest(name, SYSTEMS), word=name[:60], known=list(SYSTEMS))
    return load(SYSTEMS[name])


def print_json(value: Any) -> None:
    import json

    print(json.dumps(value, ensure_ascii=False))
