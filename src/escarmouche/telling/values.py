"""Facts in words: figures by name, numbers and places as they are written in a language, and what messages ask for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from escarmouche.files.words import slug
from escarmouche.telling.languages import Lang
from escarmouche.telling.messages import asked_of, formatted, variables
from escarmouche.telling.names import FIGURES, Names
from escarmouche.telling.saying import listed, plain, say, shared, told_plainly
from escarmouche.telling.typography import dice, number, point

if TYPE_CHECKING:
    from escarmouche.core.system import System

SIDES = frozenset(("side", "seat", "winner", "loser", "by_side"))
"""Fields that name a side of the table."""
NUMBERS, ROWS = (int, float), (list, tuple)
PARTED = (list, tuple, dict, Mapping)
SPOKEN = 16_384
"""Words that are remembered."""


class Values(Names):
    """Names, and messages filled with facts."""

    def __init__(self, system: System, lang: Lang) -> None:
        super().__init__(system, lang)
        self._spoken: dict[tuple[str, str], str] = {}

    def say(self, message: str, state: Any = None, **args: Any) -> str:
        """One message of the game or of the shared texts."""
        return self._told(message, args, state)

    def _told(self, message: str, facts: Mapping[str, Any], state: Any) -> str:
        return self._line(message, self._args(message, facts, state), facts, state)

    def _wanted(self, message: str) -> frozenset[str]:
        return variables(self.lang, self.system, message)

    def _line(self, message: str, args: dict[str, Any], facts: Mapping[str, Any], state: Any) -> str:
        found = formatted(self.lang, self.system, message, args)
        if found is not None:
            return found
        told = {name: self.value(name, value, state) for name, value in facts.items() if value not in ("", None)}
        return told_plainly(self.lang, message.partition("-")[2], told)

    def _args(self, message: str, fields: Mapping[str, Any], state: Any) -> dict[str, Any]:
        """The arguments that a message asks for: words and numbers, and beside them what it chooses its variants by.

        `about` names the facts there are, `raw_x` is the word before translation, `x_count`, `x_first` and `x_last` are
        of a list, `x_y` is a part of a mapping, `x_percent` a share in percent.
        """
        args: dict[str, Any] = {}
        if "about" in self._wanted(message):
            args["about"] = "-".join(sorted(slug(name) for name in fields)) or "nothing"
        for name, value in fields.items():
            wanted = asked_of(self.lang, self.system, message, name)
            if wanted is None:
                continue
            key, itself, raw, parts, percent = wanted
            if itself:
                args[key] = self._arg(name, value, state)
            if raw and (value is None or isinstance(value, str)):
                args[f"raw_{key}"] = value or "none"
            elif parts and isinstance(value, PARTED):
                args |= self._parts(key, value, state)
            elif percent and _is_number(value):
                args[f"{key}_percent"] = in_percent(value)
        return args

    def _arg(self, name: str, value: Any, state: Any) -> Any:
        if isinstance(value, bool):
            return "yes" if value else "no"
        return plain(self.lang, value) if _is_number(value) else self.value(name, value, state)

    def _parts(self, key: str, value: Any, state: Any) -> dict[str, Any]:
        args: dict[str, Any] = {f"{key}_count": len(value)}
        if isinstance(value, Mapping):
            numbers = {name: part for name, part in value.items() if _is_number(part)}
            return args | {f"{key}_{name}": plain(self.lang, part) for name, part in numbers.items()}
        if value:
            args[f"{key}_first"] = self._arg(key, value[0], state)
            args[f"{key}_last"] = self.value(key, value[-1], state)
        return args

    def value(self, name: str, value: Any, state: Any) -> str:
        """The value of a field in words: figures by name, numbers and places as they are written here."""
        if type(value) is str:
            return self._named(name, value, state)
        if isinstance(value, bool):
            return shared(self.lang, "yes" if value else "no")
        if _is_number(value):
            return number(self.lang, value)
        if value is None:
            return shared(self.lang, "nobody" if name in SIDES else "nothing")
        if isinstance(value, str):
            return self._named(name, value, state)
        if isinstance(value, ROWS):
            return self._row(name, value, state)
        if isinstance(value, Mapping):
            parts = {self._key(name, str(key), state): self.value(name, v, state) for key, v in value.items()}
            apart = any(key[-1:].isdigit() for key in parts)
            return ", ".join(f"{key} ({told})" if apart else f"{key} {told}" for key, told in parts.items())
        return str(value)

    def _row(self, name: str, value: Any, state: Any) -> str:
        """A list in words: a place, a way, dice, or whatever is in it."""
        if _is_point(value):
            return point(self.lang, value)
        if value and all(_is_point(part) for part in value):
            return " → ".join(point(self.lang, part) for part in value)
        if name == "faces":
            return dice(value)
        if value and all(isinstance(part, ROWS) for part in value):
            return (" ; " if self.lang == "fr" else "; ").join(self._met(name, part, state) for part in value)
        return listed(self.lang, [self.value(name, part, state) for part in value])

    def _met(self, name: str, some: Any, state: Any) -> str:
        """Some who belong together; where they are of two sides, one against the other."""
        figures = getattr(state, "figures", {})
        sides = [figures[one].side if one in figures else "" for one in some]
        words = [self.value(name, one, state) for one in some]
        if len(set(sides)) != 2:
            return listed(self.lang, words)
        one, other = (
            listed(self.lang, [word for word, side in zip(words, sides, strict=True) if (side == sides[0]) is first])
            for first in (True, False)
        )
        return say(self.lang, "one-against-other", one=one, other=other)

    def _key(self, name: str, key: str, state: Any) -> str:
        """The name of a part of a field: as the texts have it for this field or a modifier, otherwise as anywhere."""
        families, part = (name, name.removesuffix("s"), "modifier"), slug(key)
        family = next((one for one in families if self._has(f"{slug(one)}-{part}")), "")
        return self.word(family, key) if family else self._named("", key, state)

    def _named(self, name: str, value: str, state: Any) -> str:
        """A word in a field: a figure, a side, a piece of scenery, or whatever the texts have for it."""
        names = self.names(state)
        if value in names:
            return names[value]
        head, _, who = value.partition(":")
        if who in names:
            return f"{self._named(name, head, state)} ({names[who]})"
        found = self._spoken.get((name, value))
        if found is None:
            if len(self._spoken) >= SPOKEN:
                self._spoken.clear()
            found = self._spoken[name, value] = self._word_for(name, value)
        return found

    def _word_for(self, name: str, value: str) -> str:
        if name in SIDES or value in self.system.sides:
            return self.word("side", value)
        if name in ("", "rules"):
            return value
        family = "status" if name == "statuses" else slug(name.removesuffix("s"))
        for message in (f"{slug(name)}-{slug(value)}", f"{family}-{slug(value)}"):
            found = formatted(self.lang, self.system, message, {})
            if found is not None:
                return found
        numbered = FIGURES.fullmatch(value)
        if self._has(f"{family}-{slug(numbered[1] if numbered else value.partition(' ')[0])}"):
            return self.printed(family, value)
        return self._thing(value)


def in_percent(share: float) -> int:
    """A share in percent; what is near half, all or nothing of something is not told as that."""
    told = round(100 * share)
    if told in (0, 50, 100) and abs(100 * share - told) > 1e-6:
        return told + 1 if 100 * share > told else told - 1
    return told


def _is_number(value: Any) -> bool:
    return isinstance(value, NUMBERS) and not isinstance(value, bool)


def _is_point(value: Any) -> bool:
    return isinstance(value, ROWS) and len(value) == 2 and isinstance(value[0], float) and isinstance(value[1], float)
