"""Dice: what to roll and what came up. The only place where chance enters a game.

A `Pool` says what is rolled, a `Roll` what came up. Where the faces come from is a `Dice`: hashed counter blocks for
a seeded game (a seed and a counter, so a copy is free and every roll can be audited), queues for cases, branches for
odds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct

if TYPE_CHECKING:
    from escarmouche.core.events import Event
    from escarmouche.core.position import Step


class Pool(Struct, frozen=True):
    """Some dice of one kind, and what makes each of them a success."""

    dice: int
    at_least: int = 0
    sides: int = 6
    explode: int = 0
    ranks: tuple[int, ...] = ()

    def needed(self, rank: int) -> int:
        """What the die of this rank must reach; dice gained by explosions share the common threshold."""
        return self.ranks[rank] if rank < len(self.ranks) else self.at_least


class Roll(Struct, frozen=True):
    """Faces in the order they fell: the dice of the pool, then the dice they gave."""

    pool: Pool
    faces: tuple[int, ...]

    @property
    def hits(self) -> int:
        pool = self.pool
        ranks, needed = pool.ranks, pool.at_least
        if not ranks:
            return sum([face >= needed for face in self.faces])
        ranked = zip(self.faces, ranks, strict=False)
        return sum([face >= rank for face, rank in ranked]) + sum([face >= needed for face in self.faces[len(ranks) :]])

    @property
    def misses(self) -> int:
        return len(self.faces) - self.hits

    @property
    def passed(self) -> bool:
        """Every die reached what it needed."""
        return self.hits == len(self.faces)


class Streak(Struct, frozen=True):
    """One die rolled on and on: it goes on from `again`; the last may add nothing if it shows more than `above` and no
    more than `up_to`."""

    sides: int
    again: int
    up_to: int = 0
    above: int = 0


class Run(Struct, frozen=True):
    """What a streak came to: the sum, how many dice it had, and their faces if they are known."""

    total: int
    dice: int
    faces: tuple[int, ...] = ()


def different(faces: Sequence[int]) -> list[int]:
    """The different faces, the highest first; those not known yet in order, without a look at which are alike."""
    first: Any = faces[0] if faces else 0
    if type(first) is int:
        return [first] if len(faces) < 2 else sorted(set(faces), reverse=True)
    found: list[int] = first.ordered(faces)
    return found


class Dice(Protocol):
    """Where faces come from. `count` is how many rolls the game made before this one."""

    def faces(self, who: str, purpose: str, pool: Pool, count: int) -> tuple[int, ...]: ...


class SeededDice(Struct, frozen=True):
    """Roll number `count` of a seed is always the same: block `count` of its hash."""

    seed: str

    def faces(self, who: str, purpose: str, pool: Pool, count: int) -> tuple[int, ...]:
        return explode(pool, Block(self.seed, count))


class Block:
    """An endless row of fair faces made from a seed and a counter."""

    __slots__ = ("_at", "_bytes", "_key", "_part")

    def __init__(self, seed: str, count: int) -> None:
        self._key = f"{seed}:{count}".encode()
        self._part = 0
        self._at = 0
        self._bytes = blake2b(self._key).digest()

    def die(self, sides: int) -> int:
        if sides > 256:
            return self.below(sides) + 1
        fair = 256 - 256 % sides
        while True:
            if self._at == len(self._bytes):
                self._part += 1
                self._at = 0
                self._bytes = blake2b(self._key, salt=self._part.to_bytes(4, "big")).digest()
            byte = self._bytes[self._at]
            self._at += 1
            if byte < fair:
                return byte % sides + 1

    def below(self, limit: int) -> int:
        """A fair whole number from 0 to `limit` - 1, for choices that are not dice."""
        if 1 < limit <= 256:
            count = 2
        elif limit < 1:
            raise ValueError(f"a number of at least 1 was expected, not {limit}: nothing lies below it")
        else:
            count = ((limit * 256 - 1).bit_length() + 7) // 8  # no number is noticeably likelier
        first, self._at = self._at, self._at + count
        if self._at <= len(self._bytes):
            return int.from_bytes(self._bytes[first : self._at], "big") % limit
        self._at = first
        value = 0
        for _ in range(count):
            value = value * 256 + self.die(256) - 1
        return value % limit

    def unit(self) -> float:
        """A fraction in [0, 1)."""
        return self.below(1 << 30) / (1 << 30)


class Faces(Protocol):
    def die(self, sides: int) -> int: ...


def explode(pool: Pool, source: Faces) -> tuple[int, ...]:
    """The dice of the pool, then one more for each that shows the exploding face, without end."""
    sides, bursting = pool.sides, pool.explode
    faces = [source.die(sides) for _ in range(pool.dice)]
    if bursting:
        extra = sum([face >= bursting for face in faces])
        while extra:
            more = [source.die(sides) for _ in range(extra)]
            faces += more
            extra = sum([face >= bursting for face in more])
    return tuple(faces)


class DryQueue(Exception):
    """A scripted game asked for a die that was not prepared. Where the run stops, `position` notes the last quiet point
    before it and the events since."""

    reached: Step
    events: Sequence[Event] = ()

    def __init__(self, who: str, purpose: str) -> None:
        super().__init__(f"no die left for {who!r}, purpose {purpose!r}")
        self.who, self.purpose = who, purpose


class WrongFace(Exception):
    """A scripted or recorded face that such a die does not have."""

    def __init__(self, who: str, purpose: str, face: int, sides: int) -> None:
        super().__init__(f"a die of {sides} sides cannot show {face} ({who!r}, purpose {purpose!r})")
        self.who, self.purpose, self.face, self.sides = who, purpose, face, sides


class QueuedDice:
    """Dice prepared in queues, by who rolls and what for; a figure's side, then `game`, may hold the queue instead."""

    def __init__(
        self, queues: Mapping[str, Mapping[str, Sequence[int]]], sides: Mapping[str, str] | None = None
    ) -> None:
        self._queues = {who: {purpose: list(faces) for purpose, faces in q.items()} for who, q in queues.items()}
        self._sides = dict(sides or {})

    def faces(self, who: str, purpose: str, pool: Pool, count: int) -> tuple[int, ...]:
        return explode(pool, _Queue(self, who, purpose))

    def draw(self, who: str, purpose: str, sides: int) -> int:
        """The next face; a die with a single side needs none prepared."""
        for owner in (who, self._sides.get(who, ""), "game"):
            queue = self._queues.get(owner, {}).get(purpose)
            if queue:
                return queue.pop(0)
        if sides == 1:
            return 1
        raise DryQueue(who, purpose)

    def left(self) -> dict[str, dict[str, list[int]]]:
        """What was prepared and never rolled."""
        kept = {who: {p: faces for p, faces in q.items() if faces} for who, q in self._queues.items()}
        return {who: q for who, q in kept.items() if q}


class _Queue(Struct, frozen=True):
    dice: QueuedDice
    who: str
    purpose: str

    def die(self, sides: int) -> int:
        face = self.dice.draw(self.who, self.purpose, sides)
        if not 1 <= face <= sides:
            raise WrongFace(self.who, self.purpose, face, sides)
        return face
