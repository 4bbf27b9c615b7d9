"""The dice of a match: drawn from a secret that is sealed before the first roll and shown after the last.

Roll number n of a match is block n of its secret. The seal is the SHA-256 of the secret: players who noted it at the
start can roll every die again at the end. After a step back, made at version v, it is block n of `secret/v`: nobody
learns by going back what will fall. A forked match first sees the faces that fell before the fork, then dice of a
secret of its own, so that a fork tells nobody what will fall in the match it came from. The first rolls of a lesson
fall as its scene has them.
"""

from __future__ import annotations

from hashlib import sha256

from msgspec import Struct

from escarmouche.core.dice import Block, Pool, explode


class Past(Struct, frozen=True):
    """What a match began with: of a fork, how many answers it inherited, and the faces that had fallen."""

    moves: int = 0
    faces: tuple[tuple[int, ...], ...] = ()
    fresh: bool = False
    """Dice are drawn anew after a step back; matches of 0.1 knew nothing of that."""
    script: tuple[tuple[int, ...], ...] = ()
    """How the first rolls fall, if such dice are rolled: a scene's."""
    guests: tuple[str, ...] = ()
    """Seats whose people were invited by whoever made the match."""


NO_PAST = Past()


class Luck(Struct, frozen=True):
    """Inherited faces as long as there are some, then the secret's own."""

    secret: str
    inherited: tuple[tuple[int, ...], ...] = ()
    mixed: int = 0
    """The version of the last step back, if there was one."""
    script: tuple[tuple[int, ...], ...] = ()

    def faces(self, who: str, purpose: str, pool: Pool, count: int) -> tuple[int, ...]:
        if count < len(self.inherited):
            return self.inherited[count]
        if count < len(self.script) and fits(pool, self.script[count]):
            return self.script[count]
        return explode(pool, Block(f"{self.secret}/{self.mixed}" if self.mixed else self.secret, count))


def fits(pool: Pool, faces: tuple[int, ...]) -> bool:
    """May these faces fall on such dice?"""
    gained = sum([face >= pool.explode for face in faces]) if pool.explode else 0
    return len(faces) == pool.dice + gained and all(1 <= face <= pool.sides for face in faces)


def seal(secret: str) -> str:
    """What everybody may know of a secret before the end."""
    return sha256(secret.encode()).hexdigest()
