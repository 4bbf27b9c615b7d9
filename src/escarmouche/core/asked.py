"""What a Fluent message asks for: only those facts need to be put into words for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from fluent.syntax.ast import (
    BaseNode,
    Message,
    MessageReference,
    Resource,
    Term,
    TermReference,
    VariableReference,
)


def asked(name: str, sources: Sequence[Resource]) -> Iterable[str]:
    """The variables of a message or a `-term`, and of those it refers to; the first source that has it counts."""
    entry = entry_of(name, sources)
    return () if entry is None else _within(entry, sources)


def entry_of(name: str, sources: Sequence[Resource]) -> Message | Term | None:
    entries = (entry for source in sources for entry in source.body)
    return next((entry for entry in entries if isinstance(entry, Message | Term) and _name(entry) == name), None)


def _name(entry: Message | Term | MessageReference | TermReference) -> str:
    return ("-" if isinstance(entry, Term | TermReference) else "") + entry.id.name


def _within(part: Any, sources: Sequence[Resource]) -> Iterable[str]:
    if isinstance(part, VariableReference):
        yield part.id.name
    elif isinstance(part, MessageReference | TermReference):
        yield from asked(_name(part), sources)
    for inner in vars(part).values() if isinstance(part, BaseNode) else part if isinstance(part, list) else ():
        yield from _within(inner, sources)
