"""What happened, in one line, and everything that was measured."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from escarmouche.files.words import slug
from escarmouche.telling.saying import say
from escarmouche.telling.typography import dice, signed, typeset
from escarmouche.telling.values import ROWS, Values

if TYPE_CHECKING:
    from escarmouche.core.events import Event
    from escarmouche.core.system import System
    from escarmouche.telling.languages import Lang

UNTOLD = frozenset(
    (
        "event",
        "rules",
        "modifiers",
        "parts",
        "faces",
        "fell",
        "sides",
        "figure",
        "base",
        "needed",
        "table",
        "after",
        "private",
        "cards",
        "readers",
        "said",
    )
)
"""Fields of an event that its line or its dice tell already, or that tell nobody anything."""
LENGTHY = 40
"""From so many characters on, a fact that stands in the line already is not told again."""
EMPTY: tuple[Any, ...] = ("", None)
PLAIN = (str, int, float)


class Events(Values):
    """Events as lines."""

    def __init__(self, system: System, lang: Lang) -> None:
        super().__init__(system, lang)
        self._called: dict[tuple[str, str], str] = {}
        """What the facts of events are called: there are only as many as events have fields."""

    def event(self, event: Event, state: Any = None) -> str:
        """What happened, in one line; nothing of what is better passed over in silence."""
        return self._event(event, _fields(event), state)

    def event_and_facts(self, event: Event, state: Any = None) -> tuple[str, str]:
        """Both in one go, for those who show every event with all it measured."""
        told = _fields(event)
        line = self._event(event, told, state)
        return line, self._facts(event, told, state, line)

    def _event(self, event: Event, told: Mapping[str, Any], state: Any) -> str:
        fields = {name: value for name, value in told.items() if name not in ("event", "rules")} | event.implied()
        message = "event-" + slug(told["event"])
        if "faces" in fields and not fields.get("needed") and not fields.get("ranks"):
            message += "-plain"
        args, wanted = self._args(message, fields, state), self._wanted(message)
        if "faces" in fields and "dice" in wanted:
            args["dice"] = dice(fields["faces"], fields.get("needed", 0), fields.get("ranks", ()))
        if "why" in wanted and "modifiers" in fields:
            args["why"] = self.why(event)
        elif "why" in wanted and "needed" in fields:
            args["why"] = f"{fields['needed']}+"
        if "sum" in wanted:
            args["sum"] = self.sum(event)
        return self._line(message, args, fields, state)

    def why(self, event: Any) -> str:
        """A threshold and how it came about: `C4+ · Charge −1 · À terre +2 = 5+ (EV-DYN-07, EV-STA-14)`; one that a
        limit keeps apart from its sum: `C2+ · Charge −1 = 1+, raised to 2+`; of an event that needs nothing or has a
        total of its own, a sum: `9 · Soutien +2 = 11 (KA-SUP-01)`."""
        purpose = getattr(event, "purpose", "")
        base = getattr(event, "base", None)
        letter = self.word("letter", purpose) if base is not None and self._has(f"letter-{slug(purpose)}") else ""
        plus = "+" if getattr(event, "needed", 0) and not hasattr(event, "total") else ""
        if getattr(event, "ranks", ()):
            plus, needed = "+", "/".join(f"{rank}+" for rank in event.ranks)
        else:
            needed = f"{event.needed}+" if plus else str((base or 0) + sum(part.value for part in event.modifiers))
        if not event.modifiers:
            return letter + needed
        parts = [] if base is None else [f"{letter}{base}{plus}"]
        parts += [f"{self.word('modifier', part.name)} {signed(part.value)}" for part in event.modifiers]
        rules = ", ".join(dict.fromkeys(part.rule for part in event.modifiers))
        return f"{' · '.join(parts)} = {self._limited(event, needed) if plus else needed} ({rules})"

    def _limited(self, event: Any, needed: str) -> str:
        """A threshold; where it is not the sum of its parts, that sum and what became of it."""
        least = event.ranks[0] if getattr(event, "ranks", ()) else event.needed
        base = getattr(event, "base", None)
        summed = least if base is None else base + sum(part.value for part in event.modifiers)
        if summed == least:
            return needed
        return say(self.lang, "lowered-to" if summed > least else "raised-to", sum=f"{summed}+", needed=needed)

    def sum(self, event: Any) -> str:
        """What a number is made of, by name: `12 · Assault +6 · Support +1`."""
        named = [(self.word("modifier", part.name), signed(part.value)) for part in event.modifiers]
        return " · ".join([str(event.base or 0), *(f"{name[:1].upper()}{name[1:]} {by}" for name, by in named)])

    def facts(self, event: Event, state: Any = None) -> str:
        """Everything an event measured, as `name value`."""
        return self._facts(event, _fields(event), state)

    def _facts(self, event: Event, told: Mapping[str, Any], state: Any, line: str = "") -> str:
        idle = () if told.get("needed") or told.get("ranks") or "faces" not in told else ("hits",)
        shown = [(n, value) for n, value in told.items() if n not in UNTOLD and n not in idle and _telling(n, value)]
        words = [(self._fact(told["event"], name), self.value(name, value, state)) for name, value in shown]
        parts = [f"{word} {value}" for word, value in words if len(value) < LENGTHY or value not in line]
        if getattr(event, "modifiers", ()):
            parts.append(self.why(event))
        return typeset(self.lang, " ; ".join(parts) if self.lang == "fr" else "; ".join(parts))

    def _fact(self, event: str, name: str) -> str:
        """What a fact is called; an event may have a word of its own for it."""
        found = self._called.get((event, name))
        if found is None:
            own = f"{slug(event)}-{name}"
            found = self.word("fact", own if self._has(f"fact-{slug(own)}") else name)
            self._called[event, name] = found
        return found

    def rules_of(self, event: Any) -> list[str]:
        """The rules an event and its modifiers cite."""
        return list(dict.fromkeys([*event.rules, *(part.rule for part in getattr(event, "modifiers", ()))]))

    def rule(self, rule_id: str) -> str:
        """The title of a rule."""
        from escarmouche.rulings.ledger import ledger

        found = ledger(self.system).get(rule_id)
        return found.text(self.lang).title if found else rule_id


def _telling(name: str, value: Any) -> bool:
    """Is a fact worth telling? Not what is empty or not so, nor what has parts of its own."""
    if isinstance(value, ROWS):
        return bool(value) and not isinstance(value[0], Mapping)
    if not isinstance(value, PLAIN) and isinstance(value, Mapping):
        return bool(value) and all(_plain(part) for part in value.values())
    return value is not False and value not in EMPTY and (name, value) != ("explode", 0)


def _plain(part: Any) -> bool:
    """Has it no parts of its own?"""
    return not isinstance(part[0] if part and isinstance(part, ROWS) else part, Mapping)


def _fields(event: Event) -> dict[str, Any]:
    from escarmouche.core.events import fields_of

    return {**{name: getattr(event, name) for name in type(event).__struct_fields__}, **fields_of(event)}
