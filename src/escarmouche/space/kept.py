"""What is worked out once for each object. `functools.cached_property` takes a lock every time on Python 3.11, and the
ground of a displacement is asked for thousands of times a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")
O = TypeVar("O")  # noqa: E741  # an object


class kept(Generic[O, T]):  # noqa: N801  # a property is written small
    """A property whose value stays with its object."""

    def __init__(self, find: Callable[[O], T]) -> None:
        self.find = find
        self.__doc__ = find.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, one: None, owner: type) -> kept[O, T]: ...
    @overload
    def __get__(self, one: O, owner: type) -> T: ...
    def __get__(self, one: O | None, owner: Any = None) -> Any:
        if one is None:
            return self
        found = one.__dict__[self.name] = self.find(one)
        return found
