"""What a Fluent message asks for: only those facts need to be put into words for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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

Entries = Mapping[str, Message | Term]
"""Messages by their ids, terms by theirs with a dash before."""


def entries_of(source: Resource) -> Entries:
    """The messages and terms of a file; of two that share an id, the first."""
    found: dict[str, Message | Term] = {}
    for entry in source.body:
        if isinstance(entry, Message | Term):
            found.setdefault(_name(entry), entry)
    return found


def asked(name: str, entries: Entries) -> Iterable[str]:
    """The variables of a message or a `-term`, and of those it refers to."""
    return _within(entries.get(name), entries)


def _name(entry: Message | Term | MessageReference | TermReference) -> str:
    return ("-" if isinstance(entry, Term | TermReference) else "") + entry.id.name


def _within(part: Any, entries: Entries) -> Iterable[str]:
    if isinstance(part, VariableReference):
        yield part.id.name
    elif isinstance(part, MessageReference | TermReference):
        yield from asked(_name(part), entries)
    for inner in vars(part).values() if isinstance(part, BaseNode) else part if isinstance(part, list) else ():
        yield from _within(inner, entries)
