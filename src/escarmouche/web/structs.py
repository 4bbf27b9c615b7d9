"""What structs are made of, worked out before several threads read them.

msgspec finds out about the fields of a struct when it first reads one, and two threads that do so at once bring the
whole process down. So one thread does it for all of them, before anybody else begins.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec import Struct
from msgspec.json import Decoder

from escarmouche.core.system import load
from escarmouche.games import SYSTEMS


@cache
def settle() -> int:
    """Load the books and look at every struct there is; how many can be read."""
    for place in tuple(SYSTEMS.values()):
        load(place)
    return sum(readable(kind) for kind in {*kinds(Struct)})


def kinds(kind: type[Struct]) -> Iterator[type[Struct]]:
    for below in kind.__subclasses__():
        yield below
        yield from kinds(below)


def readable(kind: type[Struct]) -> bool:
    """Some structs hold what no file says, and are never read."""
    try:
        Decoder(kind)
    except (TypeError, NameError):
        return False
    return True
