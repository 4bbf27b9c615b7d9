"""YAML as people mean it: 1.2 booleans and numbers, no key twice, every value with its line, nothing that can hurt.

Keys are always text. Mappings and lists come as `Map` and `Seq`, which are a dict and a list that know their lines.
"""

from __future__ import annotations

import math
import re
from pathlib import Path
from typing import Any, TypeAlias

import yaml

from escarmouche.files.sentences import said
from escarmouche.files.words import BadFile, nearest, short

__all__ = ["BadFile", "Map", "Seq", "nearest", "parse", "parse_all", "plain", "read", "read_all"]

MOST_BYTES = 2_000_000
MOST_DEPTH = 40
MOST_VALUES = 200_000
"""Values in one file, those that aliases repeat counted each time."""
MOST_REPEATED = 500_000
"""Letters that the aliases of one file may repeat."""

LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

Value: TypeAlias = "str | int | float | bool | Map | Seq | None"


class Map(dict[str, Any]):
    """A mapping, the line it starts on, and the line of each key."""

    def __init__(self, line: int) -> None:
        super().__init__()
        self.line = line
        self.lines: dict[str, int] = {}
        self.size, self.height, self.letters = 1, 1, 0


class Seq(list[Any]):
    """A list, the line it starts on, and the line of each item."""

    def __init__(self, line: int) -> None:
        super().__init__()
        self.line = line
        self.lines: list[int] = []
        self.size, self.height, self.letters = 1, 1, 0


def read(path: str | Path) -> Value:
    """The one document of a file; `BadFile` if it cannot be read."""
    return parse(_bytes(Path(path)), str(path))


def read_all(path: str | Path) -> list[Value]:
    """Every document of a file."""
    return parse_all(_bytes(Path(path)), str(path))


def parse(text: str | bytes, path: str = "<text>") -> Value:
    documents = parse_all(text, path)
    if len(documents) > 1:
        raise BadFile(path, 0, "", said("one document was expected, {count} were found", count=len(documents)))
    return documents[0] if documents else None


def parse_all(text: str | bytes, path: str = "<text>") -> list[Value]:
    data = text.encode(errors="surrogatepass") if isinstance(text, str) else text
    if len(data) > MOST_BYTES:
        raise BadFile(
            path, 0, "", said("the file is too large: {size} bytes, at most {most}", size=len(data), most=MOST_BYTES)
        )
    try:
        source = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadFile(path, line, "", said("the text is not UTF-8")) from None
    return _Reader(path).documents(source)


def plain(value: Any) -> Any:
    """The same value as plain dicts and lists."""
    if isinstance(value, dict):
        return {key: plain(part) for key, part in value.items()}
    if isinstance(value, list):
        return [plain(part) for part in value]
    return value


def _bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadFile(
            str(path), 0, "", said("the file cannot be read: {why}", why=(error.strerror or "error").lower())
        ) from None


class _Open:
    """A mapping or a list still being read, and the key that waits for its value."""

    def __init__(self, box: Map | Seq, anchor: str | None) -> None:
        self.box, self.anchor = box, anchor
        self.key: tuple[str, int] | None = None

    @property
    def wants_key(self) -> bool:
        return self.key is None and isinstance(self.box, Map)

    @property
    def name(self) -> str:
        return self.key[0] if self.key else ""


class _Reader:
    """Builds values from parser events with its own stack, so that no text can exhaust Python's."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.found: list[Value] = []
        self.stack: list[_Open] = []
        self.anchors: dict[str, Value] = {}
        self.values = 0
        self.repeated = 0

    def documents(self, source: str) -> list[Value]:
        try:
            for event in yaml.parse(source, Loader=LOADER):
                self._take(event, event.start_mark.line + 1)
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            reason = " ".join(str(part) for part in (error.context, error.problem) if part)
            line = min(mark.line + 1, len(source.splitlines())) if mark else 0
            raise BadFile(self.path, line, "", said("not YAML: {why}", why=reason)) from None
        except yaml.YAMLError as error:
            at = getattr(error, "position", None)
            line = source[:at].count("\n") + 1 if isinstance(at, int) else 0
            raise BadFile(self.path, line, "", said("not YAML: {why}", why=getattr(error, "reason", error))) from None
        return self.found

    def _take(self, event: Any, line: int) -> None:
        match event:
            case yaml.ScalarEvent():
                self._scalar(event, line)
            case yaml.AliasEvent():
                self._alias(event.anchor, line)
            case yaml.MappingStartEvent():
                self._open(event, Map(line), line)
            case yaml.SequenceStartEvent():
                self._open(event, Seq(line), line)
            case yaml.CollectionEndEvent():
                done = self.stack.pop()
                self._add(done.box, done.box.line, done.anchor)
            case yaml.DocumentEndEvent():
                self.anchors = {}

    def _open(self, event: Any, box: Map | Seq, line: int) -> None:
        if not event.implicit and event.tag not in (None, "!"):
            raise self._bad(line, said("the tag {tag} is not allowed", tag=short(event.tag)))
        if self.stack and self.stack[-1].wants_key:
            raise self._bad(line, said("a key must be a word, not a mapping or a list"))
        if len(self.stack) >= MOST_DEPTH:
            raise self._bad(line, said("nested too deep: at most {most} levels", most=MOST_DEPTH))
        self._count(1, line)
        self.stack.append(_Open(box, event.anchor))

    def _scalar(self, event: Any, line: int) -> None:
        unquoted, quoted = event.implicit
        if not unquoted and not quoted and event.tag not in (None, "!", "tag:yaml.org,2002:str"):
            raise self._bad(line, said("the tag {tag} is not allowed", tag=short(event.tag)))
        self._count(1, line)
        if self.stack and self.stack[-1].wants_key:
            self._take_key(event.value, line)
            if event.anchor:
                self.anchors[event.anchor] = event.value
        else:
            self._add(self._resolved(event.value, line) if unquoted else event.value, line, event.anchor)

    def _alias(self, anchor: str | None, line: int) -> None:
        if anchor is None or anchor not in self.anchors:
            raise self._bad(
                line,
                said("the alias *{alias} names nothing above it", alias=anchor),
                nearest(anchor or "", self.anchors),
            )
        value = self.anchors[anchor]
        if isinstance(value, Map | Seq) and len(self.stack) + value.height > MOST_DEPTH:
            raise self._bad(line, said("nested too deep: at most {most} levels", most=MOST_DEPTH))
        self._count(value.size if isinstance(value, Map | Seq) else 1, line)
        self.repeated += _letters(value)
        if self.repeated > MOST_REPEATED:
            raise self._bad(line, said("too much text: aliases may repeat {most} letters", most=MOST_REPEATED))
        if not self.stack or not self.stack[-1].wants_key:
            self._add(value, line, None)
        elif isinstance(value, str):
            self._take_key(value, line)
        else:
            raise self._bad(line, said("a key must be a word, not a mapping or a list"))

    def _take_key(self, text: str, line: int) -> None:
        box = self.stack[-1].box
        assert isinstance(box, Map)
        box.letters += len(text)
        if text in box:
            raise self._bad(
                line, said("the key {key} is already on line {line}", key=short(text), line=box.lines[text])
            )
        self.stack[-1].key = (text, line)

    def _add(self, value: Value, line: int, anchor: str | None) -> None:
        if anchor:
            self.anchors[anchor] = value
        if not self.stack:
            self.found.append(value)
            return
        holder = self.stack[-1]
        box = holder.box
        if isinstance(value, Map | Seq):
            box.size += value.size
            box.height = max(box.height, value.height + 1)
            box.letters += value.letters
        else:
            box.size += 1
            box.letters += _letters(value)
        if isinstance(box, Seq):
            box.append(value)
            box.lines.append(line)
        elif holder.key:
            name, box.lines[holder.key[0]] = holder.key
            box[name] = value
            holder.key = None

    def _count(self, more: int, line: int) -> None:
        self.values += more
        if self.values > MOST_VALUES:
            raise self._bad(line, said("too many values: at most {most}, aliases counted each time", most=MOST_VALUES))

    def _resolved(self, text: str, line: int) -> Value:
        """A plain word by the rules of YAML 1.2: `no`, `on` and 12:30 are text."""
        if text in WORDS:
            return WORDS[text]
        whole = INTEGER.fullmatch(text)
        if not whole and not FLOAT.fullmatch(text):
            return text
        if len(text) > 40 or not math.isfinite(number := _number(text, bool(whole))):
            raise self._bad(line, said("the number {number} is too large", number=short(text)))
        return number

    def _bad(self, line: int, message: str, meant: str | None = None) -> BadFile:
        return BadFile(self.path, line, ".".join(level.name for level in self.stack if level.name), message, meant)


WORDS: dict[str, bool | None] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL")),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
INTEGER = re.compile(r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+")
FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")


def _letters(value: Value) -> int:
    """Letters of all text in a value."""
    if isinstance(value, Map | Seq):
        return value.letters
    return len(value) if isinstance(value, str) else 0


def _number(text: str, whole: bool) -> int | float:
    if whole:
        return int(text, 0 if text[:2] in ("0x", "0o") else 10)
    return float(text)
