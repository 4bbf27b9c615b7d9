"""What a Fluent message asks for: only those facts need to be put into words, and often that is all there is to do."""

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
    TextElement,
    VariableReference,
)


def asked(name: str, sources: Sequence[Resource]) -> Iterable[str]:
    """The variables of a message or a `-term`, and of those it refers to; the first source that has it counts."""
    entry = _entry(name, sources)
    return () if entry is None else _within(entry, sources)


def plain(name: str, sources: Sequence[Resource]) -> tuple[tuple[bool, str], ...] | None:
    """The parts of a message that is nothing but text and variables (true for those), else None."""
    entry = _entry(name, sources)
    if entry is None or entry.value is None:
        return None
    parts: list[tuple[bool, str]] = []
    for part in entry.value.elements:
        if isinstance(part, TextElement):
            parts.append((False, part.value))
        elif isinstance(part.expression, VariableReference):
            parts.append((True, part.expression.id.name))
        else:
            return None
    return tuple(parts)


def _entry(name: str, sources: Sequence[Resource]) -> Message | Term | None:
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
