"""What the commands say while they work: the messages of `cli/texts`, over the shared ones."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from escarmouche.telling.messages import Room
from escarmouche.telling.saying import say

if TYPE_CHECKING:
    from escarmouche.telling.languages import Lang

ROOM = Room("escarmouche.cli")


def tell(lang: Lang, message: str, **facts: Any) -> str:
    """One message of the command line."""
    return say(lang, message, ROOM, **facts)


def warn(lang: Lang, message: str, **facts: Any) -> int:
    """One message on stderr; the status of bad input, for those who stop at it."""
    print(tell(lang, message, **facts), file=sys.stderr)
    return 2
