"""Numbers that are not known yet: what a roll that branches gives to a rule in place of a whole number.

A rule adds, subtracts and compares them as any number; nothing is decided by that. Only when it looks (`if hits > 2`,
`range(hits)`, `hits == 0`) the worlds part, into as many groups as the rule can tell apart and no more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
Key = tuple[str, int]


class Worlds(Protocol):
    """Who knows what a number is in each world, and parts the worlds when somebody must know."""

    def column(self, key: Key) -> Array: ...

    def settle(self, count: Count, as_bool: bool) -> int: ...

    def highest(self, keys: list[Key | None]) -> Key | None:
        """The key of the highest of these, if they are all the dice of one roll."""


class Count:
    """A whole number that differs from world to world."""

    __slots__ = ("worlds",)

    def __init__(self, worlds: Worlds) -> None:
        self.worlds = worlds

    def draw(self) -> None:
        """Draw what it depends on: there may be more worlds afterwards."""

    def values(self) -> Array:
        """The number in each world, once everything is drawn."""
        raise NotImplementedError

    def again(self) -> Count:
        """The same number as another object."""
        raise NotImplementedError

    def ordered(self, numbers: Sequence[Any]) -> list[Any]:
        """Some numbers, this one among them, the highest first."""
        if len(numbers) < 2:
            return list(numbers)
        return [Made(self.worlds, Place(place), tuple(numbers)) for place in range(len(numbers))]

    # ---- arithmetic: another number not known yet

    def __add__(self, other: Any) -> Any:
        return _made(self, np.add, self, other)

    def __radd__(self, other: Any) -> Any:
        return self if type(other) is int and other == 0 else _made(self, np.add, other, self)

    def __sub__(self, other: Any) -> Any:
        return _made(self, np.subtract, self, other)

    def __rsub__(self, other: Any) -> Any:
        return _made(self, np.subtract, other, self)

    def __mul__(self, other: Any) -> Any:
        return _made(self, np.multiply, self, other)

    def __rmul__(self, other: Any) -> Any:
        return _made(self, np.multiply, other, self)

    def __floordiv__(self, other: Any) -> Any:
        return _made(self, np.floor_divide, self, other)

    def __mod__(self, other: Any) -> Any:
        return _made(self, np.mod, self, other)

    def __truediv__(self, other: Any) -> Any:
        return int(self) / int(other) if isinstance(other, Count) else int(self) / other

    def __rtruediv__(self, other: Any) -> Any:
        return other / int(self)

    def __neg__(self) -> Any:
        return Made(self.worlds, np.negative, (self,))

    def __pos__(self) -> Any:
        return self

    def __abs__(self) -> Any:
        return Made(self.worlds, np.absolute, (self,))

    # ---- comparison: a yes or no not known yet

    def __lt__(self, other: Any) -> Any:
        return _made(self, np.less, self, other)

    def __le__(self, other: Any) -> Any:
        return _made(self, np.less_equal, self, other)

    def __gt__(self, other: Any) -> Any:
        return _made(self, np.greater, self, other)

    def __ge__(self, other: Any) -> Any:
        return _made(self, np.greater_equal, self, other)

    def __eq__(self, other: object) -> Any:
        return _made(self, np.equal, self, other)

    def __ne__(self, other: object) -> Any:
        return _made(self, np.not_equal, self, other)

    # ---- looking: the worlds part

    def __bool__(self) -> bool:
        return bool(self.worlds.settle(self, True))

    def __index__(self) -> int:
        return self.worlds.settle(self, False)

    __int__ = __index__

    def __float__(self) -> float:
        return float(self.worlds.settle(self, False))

    def __hash__(self) -> int:
        return hash(self.worlds.settle(self, False))

    def __str__(self) -> str:
        return str(self.worlds.settle(self, False))

    def __format__(self, spec: str) -> str:
        return format(self.worlds.settle(self, False), spec)

    def __round__(self, digits: int | None = None) -> Any:
        return self


class Drawn(Count):
    """What a die or a roll shows, drawn when somebody needs it."""

    __slots__ = ("__weakref__", "key")

    def __init__(self, worlds: Worlds, key: Key) -> None:
        self.worlds, self.key = worlds, key

    def ordered(self, numbers: Sequence[Any]) -> list[Any]:
        found = super().ordered(numbers)
        highest = self.worlds.highest([one.key if isinstance(one, Drawn) else None for one in numbers])
        return found if highest is None else [Drawn(self.worlds, highest), *found[1:]]

    def draw(self) -> None:
        self.worlds.column(self.key)

    def values(self) -> Array:
        return self.worlds.column(self.key)

    def again(self) -> Count:
        return Drawn(self.worlds, self.key)


class Made(Count):
    """Made of others."""

    __slots__ = ("how", "parts")

    def __init__(self, worlds: Worlds, how: Callable[..., Any], parts: tuple[Any, ...]) -> None:
        self.worlds, self.how, self.parts = worlds, how, parts

    def draw(self) -> None:
        for part in self.parts:
            if isinstance(part, Count):
                part.draw()

    def values(self) -> Array:
        return np.asarray(self.how(*[read(part) for part in self.parts]))

    def again(self) -> Count:
        return Made(self.worlds, self.how, self.parts)


class Place:
    """The number in this place, the highest first."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def __call__(self, *numbers: Any) -> Array:
        columns = np.broadcast_arrays(*numbers)
        if self.place == 0:
            return np.asarray(np.maximum.reduce(columns))
        return np.asarray(np.sort(np.stack(columns), axis=0)[-1 - self.place])


def afresh(answer: Any) -> Any:
    """An answer whose numbers not known yet are objects nobody else has. Where a rule finds them in a list, Python asks
    first whether they are the same object; with the very ones of an earlier run it would look in one run and not in
    the other, and what was seen would no longer fit."""
    if isinstance(answer, Count):
        return answer.again()
    if isinstance(answer, dict):
        return {key: afresh(part) for key, part in answer.items()}
    if isinstance(answer, list):
        return [afresh(part) for part in answer]
    return answer


def read(part: Any) -> Any:
    """A number to reckon with, in each world if it is not known; what is kept takes less room."""
    if not isinstance(part, Count):
        return part
    values = part.values()
    return values if values.dtype == np.int64 else values.astype(np.int64)


def _made(one: Count, how: Callable[..., Any], left: Any, right: Any) -> Any:
    other = right if left is one else left
    if not isinstance(other, int | Count):
        if isinstance(other, float):
            return how(float(left), float(right)).item()
        return NotImplemented
    return Made(one.worlds, how, (left, right))
