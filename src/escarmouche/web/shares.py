"""Questions whose options all divide something, as dice among attacks and defence: the parts, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from escarmouche.core.decisions import Choose, Decision
from escarmouche.telling.texts import Texts
from escarmouche.web.messages import PartView, ShareView

FEWEST = 2
"""Options and parts from which on a division is worth a widget of its own."""
MIXTURES = 5
"""Fewer mixtures than these are read at a glance."""


def shares_view(texts: Texts, decision: Decision, state: Any) -> tuple[ShareView, ...]:
    """The parts that every option divides something into, if that is what all options do."""
    if not isinstance(decision, Choose) or len(decision.options) <= FEWEST:
        return ()
    if not isinstance(decision.options[0].value, Mapping):
        return ()
    if any(decision.sum_of(option.value) is not None for option in decision.options):
        return ()  # mixtures that add up to something are compared, not divided
    divided = [dict(numbers(option.value)) for option in decision.options]
    paths = list(dict.fromkeys(path for one in divided for path in one))
    if len(paths) < FEWEST or any(set(one) != set(paths) or None in one.values() for one in divided):
        return ()
    if not is_division([[one[path] or 0 for path in paths] for one in divided]):
        return ()
    return tuple(share(texts, decision, path, state) for path in paths)


def is_division(ways: list[list[int]]) -> bool:
    """Do these numbers divide one thing? They always come to the same, or each part may go without."""
    return len(set(map(sum, ways))) == 1 or all(0 in part for part in zip(*ways, strict=True))


def parts_view(texts: Texts, decision: Decision) -> tuple[PartView, ...]:
    """What the options are mixed of, where several letters of one answer add up to something."""
    if not isinstance(decision, Choose):
        return ()
    mixed = [option.value for option in decision.options if decision.sum_of(option.value) is not None]
    signs = list(dict.fromkeys(sign for value in mixed for sign in value))
    worth = {sign: decision.sum_of(sign) for sign in signs}
    if len(mixed) < MIXTURES or len(signs) < FEWEST or all(len(value) == 1 for value in mixed):
        return ()
    return tuple(PartView(sign=one, label=texts.word("about", one), worth=much or 0) for one, much in worth.items())


def numbers(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], int | None]]:
    """Every number in an answer with its place; None where something else stands."""
    if isinstance(value, Mapping):
        for name, part in value.items():
            yield from numbers(part, (*path, str(name)))
    else:
        yield path, value if isinstance(value, int) and not isinstance(value, bool) else None


def share(texts: Texts, decision: Decision, path: tuple[str, ...], state: Any) -> ShareView:
    """`attack: Archer 2`, `defence`."""
    figure = next((name for name in path if name in state.figures), "")
    words = [texts.names(state).get(name) or texts.word("share", name) for name in path]
    return ShareView(path=path, label=" · ".join(words), figure=figure)
