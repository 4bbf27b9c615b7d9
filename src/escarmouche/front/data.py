"""A position as data: JSON that brings every bit of it back, and a line of text for a free table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import UNSET, Struct

from escarmouche.core import position as core
from escarmouche.core.dice import SeededDice
from escarmouche.core.game import Answered, Differs, Entry, Fell
from escarmouche.core.state import to_json
from escarmouche.core.system import Setup, System
from escarmouche.files.words import BadFile
from escarmouche.games import known
from escarmouche.games import system as named
from escarmouche.rulings import lines
from escarmouche.rulings.situations import laid
from escarmouche.telling.texts import Unusable

FORMAT = 1


class Saved(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position on its way: the state at the last quiet point, the log since, and the dice to come."""

    format: int
    setup: Setup
    dice: str
    rolls: int
    log: tuple[Answered | Fell, ...]
    state: msgspec.Raw


def written(system: System, setup: Setup, at: core.Position, dice: str) -> str:
    """One position, one text: mappings keep their order, for rules go by it, and sets are sorted."""
    state = msgspec.Raw(msgspec.json.encode(plain(at.state)))
    saved = Saved(format=FORMAT, setup=setup, dice=dice, rolls=at.rolls, log=at.log, state=state)
    return msgspec.json.encode(saved).decode()


def plain(value: Any) -> Any:
    """A value as JSON has it."""
    if isinstance(value, Struct):
        config = value.__struct_config__
        told: dict[str, Any] = {} if config.tag is None else {str(config.tag_field): config.tag}
        for field, name in zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True):
            if (part := getattr(value, field)) is not UNSET:
                told[name] = plain(part)
        return told
    if isinstance(value, Mapping):
        return {key: plain(part) for key, part in value.items()}
    if isinstance(value, frozenset | set):
        return sorted(map(plain, value), key=to_json)
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    return value


def read(text: str | bytes, system: System | None = None) -> tuple[System, Setup, core.Position, str]:
    """What was written; `Unusable` says what cannot be read or does not fit the rules."""
    try:
        saved = msgspec.json.decode(text, type=Saved)
        if saved.format != FORMAT:
            raise Unusable("position-unread", why=f"format: {FORMAT} was expected, not {saved.format}")
        found = named(saved.setup.game) if system is None else system
        if found.name != saved.setup.game:
            raise Unusable("setup-game", game=saved.setup.game[:60], asked=found.name)
        state = msgspec.json.decode(saved.state, type=found.state_type)
        log: tuple[Entry, ...] = saved.log
        at = core.resume(state, log, saved.rolls, SeededDice(saved.dice)).position
    except msgspec.MsgspecError as error:
        raise Unusable("position-unread", why=str(error)) from None
    except (Differs, LookupError, TypeError, ValueError) as error:
        if isinstance(error, Unusable):
            raise
        raise Unusable("position-unread", why=f"{type(error).__name__}: {error}"[:200]) from None
    return found, saved.setup, at, saved.dice


# -------------------------------------------------------------- in one line


def line(system: System, at: core.Position) -> str:
    """The position as a free table, in one line (`rulings/lines.py`)."""
    return lines.line(system.name, laid(system, at))


def from_line(text: str, seed: str) -> tuple[System, Setup, core.Position]:
    """A game that starts at the table of a line; `BadFile` names the part that cannot be read."""
    case = lines.read(text, known())
    system = named(case.game)
    try:
        state = system.cases.state(case)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadFile(lines.PATH, 1, "", f"the table cannot be laid out: {error}") from None
    at = core.begin(state, SeededDice(seed), auto=False).position  # nothing happens on a table that is only laid
    asked = case.expect.pending
    if asked is not None and not any(
        (one.key, at.now.side_of(one.seat)) == (asked.decision, asked.side) and asked.figure in ("", one.figure)
        for one in at.pending
    ):
        found = ", ".join(f"{one.key} {one.seat}" for one in at.pending) or "nothing"
        raise BadFile(lines.PATH, 1, "?", f"{asked.decision} {asked.side} was expected, the rules ask {found}")
    return system, Setup(game=system.name, seed=seed, options=dict(case.options)), at
