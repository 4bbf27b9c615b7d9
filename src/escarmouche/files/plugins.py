"""What others add from outside: entry points of installed packages, and things named by their place, `module:Name`."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module


@cache
def installed(group: str) -> dict[str, str]:
    """Name -> import string, of every installed package that offers something to this group."""
    from importlib.metadata import entry_points

    return {entry.name: entry.value for entry in sorted(entry_points(group=group), key=lambda entry: entry.name)}


class NotThere(LookupError):
    """An import string that leads nowhere; says why."""


def found_at(place: str) -> object:
    """What an import string names; the folder one stands in is looked into, too. `NotThere` says what is missing."""
    module, _, name = place.partition(":")
    if not name or not all(part.isidentifier() for part in [*module.split("."), name]):
        raise NotThere(f"{place[:80]} does not read like module:Name")
    if "" not in sys.path and "." not in sys.path:
        sys.path.append("")
    try:
        there = import_module(module)
    except ModuleNotFoundError as error:
        raise NotThere(f"there is no module {error.name}") from None
    except Exception as error:
        raise NotThere(f"{module} stops with {type(error).__name__}: {error}"[:200]) from error
    if not hasattr(there, name):
        raise NotThere(f"{module} has no {name}")
    found: object = getattr(there, name)
    return found
