"""Texts: every event, question, option and refusal in French or English.

Messages are Fluent files: `texts/en.ftl` and `texts/fr.ftl` for what all games share, and the same two in a game's own
`texts/` folder. A message that is missing is replaced by a plain rendering of its facts (`untold.missing` lists those).
Fluent itself is imported when the first message is asked for.
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Literal

from escarmouche.core.words import nearest

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

    from escarmouche.core.decisions import Decision, Option, Refusal
    from escarmouche.core.events import Event
    from escarmouche.core.rows import Row
    from escarmouche.core.system import Complaint, System

Lang = Literal["en", "fr"]
LANGUAGES: tuple[Lang, ...] = ("en", "fr")
SIDES = frozenset(("side", "seat", "winner", "loser", "by_side"))
"""Fields that name a side of the table."""
UNTOLD = frozenset(("event", "rules", "modifiers", "faces", "sides", "figure", "base", "needed", "table", "after"))
"""Fields of an event that its line or its dice tell already, or that tell nobody anything."""
LENGTHY = 40
"""From so many characters on, a fact that stands in the line already is not told again."""
NUMBERS, ROWS = (int, float), (list, tuple)
EMPTY: tuple[Any, ...] = ("", None)
SPOKEN = 16_384
"""Words that are remembered."""
FIGURES = re.compile(r"(.+?)( [A-Z]?\d.*)")
"""A printed word and the figures after it: `Soin 2+`, `Lance P4 3/6/12`."""
CARD = re.compile(r"(\[?)(.+?)((?: \([^()]*\))?\]?)")
"""A card with what is left of it, in brackets while it is put away."""
RANK = re.compile(r"-(\d+)$")
"""The number of those after the first of a kind: `garde-red-2`."""


def language(explicit: str | None = None) -> Lang:
    """French or English: the option given, then ESCARMOUCHE_LANG, LC_ALL and LANG, the first that says something."""
    for told in (explicit, *(os.environ.get(name) for name in ("ESCARMOUCHE_LANG", "LC_ALL", "LANG"))):
        if told:
            return "fr" if told.lower().startswith("fr") else "en"
    return "en"


def say(lang: Lang, message: str, **args: Any) -> str:
    """One shared message."""
    found = _format(lang, None, message, {name: _plain(lang, value) for name, value in args.items()})
    return found if found is not None else _generic(lang, message, args)


class Unusable(ValueError):
    """Something a user gave cannot be used: a shared message, its facts, and the word that was probably meant."""

    def __init__(self, message: str, nearest: str | None = None, **facts: Any) -> None:
        self.message, self.nearest, self.facts = message, nearest, facts
        super().__init__(self.told(language()))

    def told(self, lang: Lang) -> str:
        hint = " " + say(lang, "nearest", word=self.nearest) if self.nearest else ""
        return say(lang, self.message, **self.facts) + hint


class Texts:
    """All that a game says, in one language."""

    def __init__(self, system: System, lang: Lang) -> None:
        self.system, self.lang = system, lang
        self._names: dict[tuple[str, ...], dict[str, str]] = {}
        self._last: tuple[Any, dict[str, str]] = (None, {})
        self._spoken: dict[tuple[str, str], str] = {}

    # ---- what happened, what is asked, what is refused

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
        return self._line(message, args, fields, state)

    def why(self, event: Any) -> str:
        """A threshold and how it came about: `C4+ · Charge −1 · À terre +2 = 5+ (EV-DYN-07, EV-STA-14)`; of an event
        that needs nothing or has a total of its own, a sum: `9 · Soutien +2 = 11 (KA-SUP-01)`."""
        purpose = getattr(event, "purpose", "")
        letter = self.word("letter", purpose) if self._has(f"letter-{slug(purpose)}") else ""
        base = getattr(event, "base", None)
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
        return f"{' · '.join(parts)} = {needed} ({rules})"

    def _has(self, message: str) -> bool:
        return known(self.lang, self.system, message)

    def prompt(self, decision: Decision, state: Any = None) -> str:
        """Who is asked what."""
        fields = {**decision.facts, "seat": decision.seat, "figure": decision.figure}
        fields |= {name: getattr(decision, name) for name in ("least", "most", "limit") if hasattr(decision, name)}
        return self._told("ask-" + slug(decision.key), fields, state)

    def option(self, decision: Decision, option: Option | Any, state: Any = None) -> str:
        """One answer to a question, as a player would say it."""
        value = getattr(option, "value", option)
        if isinstance(value, str) and value in self.names(state):
            return self.names(state)[value]
        if not isinstance(value, dict | str):
            return self.value("answer", value, state)
        fields = value if isinstance(value, dict) else {}
        head = slug(str(next(iter(value), "")) if isinstance(value, dict) else value)
        messages = (f"option-{slug(decision.key)}-{head}", f"option-{head}", f"{slug(decision.key)}-{head}")
        message = next((message for message in messages if self._has(message)), messages[1])
        unnamed = isinstance(value, str) and not self._has(message)
        line = str(value) if unnamed else self._told(message, fields, state)
        return (
            self.say("option-against", state, option=line, against=fields["against"]) if "against" in fields else line
        )

    def refusal(self, refusal: Refusal, state: Any = None) -> str:
        """Why an answer is not allowed, with the rules that forbid it."""
        return self._told("refusal-" + slug(refusal.reason), refusal.facts, state) + cited(refusal.rules)

    def complaint(self, complaint: Complaint) -> str:
        """What is wrong with a list, with the rule it breaks."""
        return self._told("complaint-" + slug(complaint.reason), complaint.facts, None) + cited(complaint.rules)

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
        own = f"{slug(event)}-{name}"
        return self.word("fact", own if self._has(f"fact-{slug(own)}") else name)

    def rules_of(self, event: Any) -> list[str]:
        """The rules an event and its modifiers cite."""
        return list(dict.fromkeys([*event.rules, *(part.rule for part in getattr(event, "modifiers", ()))]))

    def rule(self, rule_id: str) -> str:
        """The title of a rule."""
        from escarmouche.core.ledger import ledger

        found = ledger(self.system).get(rule_id)
        return found.text(self.lang).title if found else rule_id

    # ---- words

    def say(self, message: str, state: Any = None, **args: Any) -> str:
        """One message of the game or of the shared texts."""
        return self._told(message, args, state)

    def word(self, family: str, name: str) -> str:
        """A localised word: `word("status", "prone")`; the word itself where no message has it."""
        return _word(self.lang, self.system, family, name)

    def printed(self, family: str, line: str) -> str:
        """A word of the game with what follows it: `Soin 2+` is `Healing 2+`, `mage adansonia` a `Mage (Adansonia)`."""
        found = FIGURES.fullmatch(line)
        name, rest = found.groups() if found else (line, "")
        if not found and not self._has(f"{family}-{slug(line)}"):
            head, _, tail = line.partition(" ")
            if tail and self._has(f"{family}-{slug(head)}"):
                name, rest = head, f" ({self._detail(tail)})"
        word = self.word(family, name)
        return word[:1].upper() + word[1:] + rest

    def member(self, name: str) -> str:
        """A member of a list as the reader calls it: `Sergent, + Épieu` is a `Sergeant, + Boar spear`."""
        head, *details = name.split(", ") if self.system.details() else [name]
        signs = [detail[:2] if detail[:2] in ("+ ", "- ") else "" for detail in details]
        words = [
            sign + self.system.called(detail[len(sign) :], self.lang)
            for sign, detail in zip(["", *signs], [head, *details], strict=True)
        ]
        return ", ".join(words)

    def _detail(self, name: str) -> str:
        """What a word of the game is about: a path, a kind of ground, a faction."""
        known = (self.word(family, name) for family in ("path", "terrain", "faction"))
        return next((word for word in known if word != name), name)

    def names(self, state: Any) -> Mapping[str, str]:
        """The names of the figures; two that share a name are told apart by a number and their side."""
        if state is None:
            return {}
        figures, found = self._last
        if figures is not state.figures:
            key = tuple(state.figures)
            found = self._names.get(key) or self._names.setdefault(key, self._told_apart(state))
            self._last = (state.figures, found)
        return found

    def _told_apart(self, state: Any) -> dict[str, str]:
        alike = Counter(figure.name for figure in state.figures.values())
        beside = Counter((figure.name, figure.side) for figure in state.figures.values())
        told: dict[str, str] = {}
        for who, figure in state.figures.items():
            here, rank = beside[figure.name, figure.side], RANK.search(who)
            number = f" {rank[1] if rank else 1}" if here > 1 else ""
            side = f" ({self.word('side', figure.side)})" if alike[figure.name] > here else ""
            told[who] = self.system.called(figure.name, self.lang) + number + side
        often = Counter(told.values())
        plain = {who: self.system.called(figure.name, self.lang) for who, figure in state.figures.items()}
        return {who: name if often[name] == 1 else f"{plain[who]} ({who})" for who, name in told.items()}

    # ---- from facts to arguments

    def _told(self, message: str, facts: Mapping[str, Any], state: Any) -> str:
        return self._line(message, self._args(message, facts, state), facts, state)

    def _wanted(self, message: str) -> frozenset[str]:
        return variables(self.lang, self.system, message)

    def _line(self, message: str, args: dict[str, Any], facts: Mapping[str, Any], state: Any) -> str:
        found = _format(self.lang, self.system, message, args)
        if found is not None:
            return found
        told = {name: self.value(name, value, state) for name, value in facts.items() if value not in ("", None)}
        return _generic(self.lang, message.partition("-")[2], told)

    def _args(self, message: str, fields: Mapping[str, Any], state: Any) -> dict[str, Any]:
        """The arguments that a message asks for: words and numbers, and beside them what it chooses its variants by.

        `about` names the facts there are, `raw_x` is the word before translation, `x_count`, `x_first` and `x_last` are
        of a list, `x_y` is a part of a mapping, `x_percent` a share in percent.
        """
        args: dict[str, Any] = {}
        if "about" in self._wanted(message):
            args["about"] = "-".join(sorted(slug(name) for name in fields)) or "nothing"
        for name, value in fields.items():
            use = _use(self.lang, self.system, message, name)
            if use is None:
                continue
            key, itself, raw, parts, percent = use
            if itself:
                args[key] = self._arg(name, value, state)
            if raw and (value is None or isinstance(value, str)):
                args[f"raw_{key}"] = value or "none"
            elif parts and isinstance(value, list | tuple | Mapping):
                args |= self._parts(key, value, state)
            elif percent and _is_number(value):
                args[f"{key}_percent"] = round(100 * value)
        return args

    def _arg(self, name: str, value: Any, state: Any) -> Any:
        if isinstance(value, bool):
            return "yes" if value else "no"
        return _plain(self.lang, value) if _is_number(value) else self.value(name, value, state)

    def _parts(self, key: str, value: Any, state: Any) -> dict[str, Any]:
        args: dict[str, Any] = {f"{key}_count": len(value)}
        if isinstance(value, Mapping):
            numbers = {name: part for name, part in value.items() if _is_number(part)}
            return args | {f"{key}_{name}": _plain(self.lang, part) for name, part in numbers.items()}
        if value:
            args[f"{key}_first"] = self.value(key, value[0], state)
            args[f"{key}_last"] = self.value(key, value[-1], state)
        return args

    def value(self, name: str, value: Any, state: Any) -> str:
        """The value of a field in words: figures by name, numbers and places as they are written here."""
        if type(value) is str:
            return self._named(name, value, state)
        if isinstance(value, bool):
            return _shared(self.lang, "yes" if value else "no")
        if _is_number(value):
            return number(self.lang, value)
        if value is None:
            return _shared(self.lang, "nobody" if name in SIDES else "nothing")
        if isinstance(value, str):
            return self._named(name, value, state)
        if isinstance(value, Mapping):
            return ", ".join(
                f"{self._named('', str(key), state)} {self.value(name, v, state)}" for key, v in value.items()
            )
        if isinstance(value, ROWS):
            if _is_point(value):
                return point(self.lang, value)
            if value and all(_is_point(part) for part in value):
                return " → ".join(point(self.lang, part) for part in value)
            if name == "faces":
                return dice(value)
            if value and all(isinstance(part, list | tuple) for part in value):
                return listed(self.lang, ["/".join(self.value(name, one, state) for one in part) for part in value])
            return listed(self.lang, [self.value(name, part, state) for part in value])
        return str(value)

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
        if name in SIDES or value in self.system.seats:
            return self.word("side", value)
        if name in ("", "rules"):
            return value
        family = "status" if name == "statuses" else slug(name.removesuffix("s"))
        for message in (f"{slug(name)}-{slug(value)}", f"{family}-{slug(value)}"):
            found = _format(self.lang, self.system, message, {})
            if found is not None:
                return found
        numbered = FIGURES.fullmatch(value)
        if self._has(f"{family}-{slug(numbered[1] if numbered else value.partition(' ')[0])}"):
            return self.printed(family, value)
        return self._thing(value)

    def _thing(self, value: str) -> str:
        """`wall-3` is wall 3, `chest` the chest, `Lance-1` the Lance 1; `KA-MOV-01` is no thing."""
        kind, _, rank = value.rpartition("-")
        numbered = bool(kind) and rank.isdigit()
        for family in ("terrain", "thing"):
            found = _format(self.lang, self.system, f"{family}-{slug(kind if numbered else value)}", {})
            if found is not None:
                return f"{found} {rank}" if numbered else found
        return f"{self._card(kind)} {rank}" if numbered and not kind.isupper() else self._card(value)

    def _card(self, value: str) -> str:
        """The name of a card with what is said of it: `[Targe (2)]`."""
        found = CARD.fullmatch(value)
        if found is None:
            return value
        before, name, after = found.groups()
        return before + self.system.called(name, self.lang) + after


# -------------------------------------------------------------- small renderings


def _telling(name: str, value: Any) -> bool:
    """Is a fact worth telling? Not what is empty or not so, nor what has parts of its own."""
    if isinstance(value, list | tuple):
        return bool(value) and not isinstance(value[0], Mapping)
    if isinstance(value, Mapping):
        return bool(value) and not any(isinstance(part, Mapping) for part in value.values())
    return value is not False and value not in EMPTY and (name, value) != ("explode", 0)


@lru_cache(16_384)
def slug(name: str) -> str:
    """The part of a message id that a name gives: `Charge furieuse` -> `charge-furieuse`."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")


def number(lang: Lang, value: float) -> str:
    """At most two decimals, with the comma in French."""
    text = str(value) if isinstance(value, int) else f"{value:.2f}".rstrip("0").rstrip(".")
    text = text.replace("-", "−")
    return text.replace(".", ",") if lang == "fr" else text


def signed(value: int) -> str:
    return f"+{value}" if value >= 0 else f"−{-value}"


def point(lang: Lang, value: Sequence[float]) -> str:
    return f"({(' ; ' if lang == 'fr' else ', ').join(number(lang, part) for part in value)})"


def dice(faces: Sequence[int], needed: int = 0, ranks: Sequence[int] = ()) -> str:
    """The faces as they fell; those that reached what they needed stand in brackets."""
    asked = [ranks[at] if at < len(ranks) else needed for at in range(len(faces))]
    return " ".join(
        f"[{face}]" if least and face >= least else f"{face}" for face, least in zip(faces, asked, strict=True)
    )


def listed(lang: Lang, words: Sequence[str]) -> str:
    """`a, b and c`."""
    if len(words) < 2:
        return words[0] if words else _shared(lang, "nothing")
    return f"{', '.join(words[:-1])} {_shared(lang, 'and')} {words[-1]}"


def cited(rules: Iterable[str]) -> str:
    told = ", ".join(dict.fromkeys(rules))
    return f" ({told})" if told else ""


def typeset(lang: Lang, text: str) -> str:
    """French leaves with its no-break spaces, curly apostrophes and elisions (d’Oni), however it was typed."""
    if lang != "fr":
        return text
    text = re.sub(r"(?<=\w)'(?=\w)", "’", text)
    text = re.sub(r"\b([Dd])e (?=[AEIOUÂÉÈÊÎÔ]|Y[^aeiou\W])", r"\1’", text)
    text = re.sub(r"[ \u00a0\u202f]([;!?])", "\u202f\\1", text)
    text = re.sub(r"[ \u00a0\u202f]([:»%])", "\u00a0\\1", text)
    return re.sub(r"«[ \u00a0\u202f]?", "«\u00a0", text)


# -------------------------------------------------------------- Fluent


@cache
def bundle(lang: Lang, system: System | None = None) -> FluentBundle:
    """The messages of a language: the shared ones, over them those of a game."""
    from fluent.runtime import FluentBundle

    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(_resource(lang, None))
    if system is not None:
        made.add_resource(_resource(lang, system), allow_overrides=True)
    return made


@cache
def _resource(lang: Lang, system: System | None) -> Resource:
    from fluent.runtime import FluentResource

    return FluentResource(_shared_source(lang) if system is None else _source(system, lang))


@cache
def variables(lang: Lang, system: System | None, message: str) -> frozenset[str]:
    """What a message asks for, with those that it refers to."""
    from escarmouche.core.asked import asked

    return frozenset(asked(message, _sources(lang, system)))


@lru_cache(16_384)
def _use(lang: Lang, system: System | None, message: str, name: str) -> tuple[str, bool, bool, bool, bool] | None:
    """What a message asks of a field: its key, and whether itself, as the bare word, parts of it or a percentage."""
    wanted, key = variables(lang, system, message), name.replace(" ", "_")
    parts = any(part.startswith(f"{key}_") for part in wanted)
    use = (key in wanted, f"raw_{key}" in wanted, parts, f"{key}_percent" in wanted)
    return (key, *use) if any(use) else None


@cache
def row(lang: Lang, system: System | None, message: str) -> Row | None:
    """A message that can be told without Fluent."""
    from escarmouche.core.rows import row_of

    return row_of(message, _sources(lang, system))


def _sources(lang: Lang, system: System | None) -> tuple[Resource, ...]:
    return (_resource(lang, system), _resource(lang, None)) if system else (_resource(lang, None),)


def _shared_source(lang: Lang) -> str:
    from importlib import resources

    return resources.files("escarmouche").joinpath("texts", f"{lang}.ftl").read_text(encoding="utf-8")


def _source(system: System, lang: Lang) -> str:
    try:
        return system.file("texts", f"{lang}.ftl")
    except FileNotFoundError:
        return ""


def known(lang: Lang, system: System | None, message: str) -> bool:
    return bundle(lang, system).has_message(message)


def _format(lang: Lang, system: System | None, message: str, args: Mapping[str, Any]) -> str | None:
    return _formatted(lang, system, message, tuple(args.items()))


@lru_cache(32_768)
def _formatted(lang: Lang, system: System | None, message: str, args: tuple[tuple[str, Any], ...]) -> str | None:
    """A message with the same arguments is the same text for ever."""
    from escarmouche.core.rows import put

    parts, words = row(lang, system, message), dict(args)
    told = None if parts is None else put(parts, words, lang)
    if told is not None:
        return typeset(lang, told)
    messages = bundle(lang, system)
    if not messages.has_message(message):
        return None
    pattern = messages.get_message(message).value
    if pattern is None:
        return None
    text, _ = messages.format_pattern(pattern, {name: _counted(value) for name, value in words.items()})
    return typeset(lang, str(text))


@lru_cache(16_384)
def _word(lang: Lang, system: System, family: str, name: str) -> str:
    found = _format(lang, system, f"{family}-{slug(name)}", {})
    return name if found is None else found


def choice(system: System, family: str, told: str) -> str:
    """The name a game has for a word of one of its families: `Embuscade` is the scenario `ambush`.

    `Unusable` with the nearest word if there is none; a game without such a family takes every word.
    """
    ids: list[str] = re.findall(rf"^{family}-([a-z0-9-]+) =", _source(system, "en"), re.MULTILINE)
    words = {lang: {name: _format(lang, system, f"{family}-{name}", {}) or name for name in ids} for lang in LANGUAGES}
    for name in ids:
        if slug(told) in {slug(name), *(slug(words[lang][name]) for lang in LANGUAGES)}:
            return name
    if not ids:
        return told
    known = [words[language()][name] for name in ids]
    raise Unusable(f"unknown-{family}", nearest(told, [*ids, *known]), word=told[:60], known=known)


def _counted(value: Any) -> Any:
    """A number as Fluent writes it here: at most two decimals."""
    from fluent.runtime.types import fluent_number

    return fluent_number(value, maximumFractionDigits=2) if isinstance(value, float) else value


def _shared(lang: Lang, message: str) -> str:
    return _format(lang, None, message, {}) or message


def _generic(lang: Lang, message: str, facts: Mapping[str, Any]) -> str:
    told = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in facts.items())
    words = message.replace("-", " ").capitalize()
    return typeset(lang, f"{words} : {told}" if lang == "fr" else f"{words}: {told}") if told else words


def _plain(lang: Lang, value: Any) -> Any:
    """A number that Fluent can count with, anything else as text."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float):
        return value
    if isinstance(value, list | tuple):
        return listed(lang, [str(part) for part in value])
    return "" if value is None else str(value)


def _fields(event: Event) -> dict[str, Any]:
    from escarmouche.core.events import fields_of

    return {**{name: getattr(event, name) for name in type(event).__struct_fields__}, **fields_of(event)}


def _is_number(value: Any) -> bool:
    return isinstance(value, NUMBERS) and not isinstance(value, bool)


def _is_point(value: Any) -> bool:
    return isinstance(value, ROWS) and len(value) == 2 and isinstance(value[0], float) and isinstance(value[1], float)
