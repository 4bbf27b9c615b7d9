"""A free table in one line: what a case can lay down, as text that is stable, easy to compare and read back.

    evenor 36x36 turn 2 red | # rock-1 rock 4,4 8,4 8,8 | red deimos Deimos 10,12 @90 +prone {"V":1} | ? activate red

The parts stand between bars. The first is the game, the size of the table, the turn, who is to play and the options.
A part that begins with # is scenery: its id, its kind, its corners. Every other is a figure: side, id, profile, place
(- off the table), @facing, ^level, +states. A mapping in braces holds other fields, as a case has them. The last part
may be `? key side figure`: the question that is asked there. What is more than one word stands in quotes.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from escarmouche.files.sentences import said
from escarmouche.files.words import BadFile, expected, short
from escarmouche.files.yamls import Map, parse
from escarmouche.rulings.casefiles import Case
from escarmouche.rulings.reading import case_of

PATH = "<line>"
BAR = "|"
PLAIN = re.compile(r"[^\W_][^\s|\"{}]*")
SIGNS = "#?@^+"


def line(game: str, told: Mapping[str, Any]) -> str:
    """The line of what `situations.laid` tells of a position."""
    turn, size = told["turn"], told["table"]["size"]
    head = [
        game,
        "x".join(map(number, size)),
        "turn",
        str(turn["number"]),
        *([turn["active"]] if "active" in turn else []),
    ]
    if told.get("options"):
        head.append(mapping(told["options"]))
    parts = [head, *(scenery(piece) for piece in told.get("terrain", ()))]
    parts += [figure(who, fields) for who, fields in told["figures"].items()]
    asked = told.get("expect", {}).get("pending")
    if asked:
        parts.append(["?", asked["decision"], asked["side"], *([asked["figure"]] if "figure" in asked else [])])
    return f" {BAR} ".join(" ".join(part) for part in parts)


def scenery(piece: Mapping[str, Any]) -> list[str]:
    rest = {name: value for name, value in piece.items() if name not in ("id", "kind", "shape")}
    return ["#", quoted(piece["id"]), piece["kind"], *map(point, piece["shape"]), *([mapping(rest)] if rest else [])]


def figure(who: str, told: Mapping[str, Any]) -> list[str]:
    words = [told["side"], quoted(who), quoted(told["profile"])]
    words.append(point(told["at"]) if "at" in told else "-")
    words += [f"{sign}{number(told[name])}" for sign, name in (("@", "angle"), ("^", "level")) if name in told]
    words += [f"+{quoted(state)}" for state in told.get("status", ())]
    return [*words, *([mapping(told["with"])] if "with" in told else [])]


def quoted(word: str) -> str:
    """A word as it is, or in quotes where a reader could take it for something else."""
    return word if PLAIN.fullmatch(word) else json.dumps(word, ensure_ascii=False)


def mapping(value: Mapping[str, Any]) -> str:
    plain = msgspec.to_builtins(value, order="deterministic")
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def point(at: Any) -> str:
    return f"{number(at[0])},{number(at[1])}"


def number(value: float) -> str:
    """As short as it can be said exactly."""
    return str(int(value)) if value == int(value) else repr(float(value))


# -------------------------------------------------------------- reading


def read(text: str, systems: Mapping[str, str]) -> Case:
    """The case of a line; `BadFile` names the part that cannot be read, what was expected and the nearest word."""
    head, *parts = list(words_of(text))
    told: dict[str, Any] = {"case": "LINE", **first(head)}
    for part in parts:
        match part[0] if part else "":
            case "#":
                told.setdefault("terrain", []).append(read_scenery(part))
            case "?":
                told["expect"] = {"pending": read_question(part)}
            case _:
                who, fields = read_figure(part)
                if who in told.setdefault("figures", {}):
                    raise wrong(f"figures.{who}", said("two figures have this id"))
                told["figures"][who] = fields
    box = parse(json.dumps(told, ensure_ascii=False), PATH)
    assert isinstance(box, Map)
    return case_of(box, PATH, systems)


def wrong(field: str, what: str) -> BadFile:
    return BadFile(PATH, 1, field, what)


def words_of(text: str) -> Iterator[list[Any]]:
    """The words of every part: plain ones, quoted ones, mappings; a sign stays with the word after it, if that is not
    apart."""
    decoder, at, part, sign = json.JSONDecoder(), 0, list[Any](), ""
    text = text.strip()
    while at < len(text):
        letter = text[at]
        if letter.isspace():
            at += 1
        elif letter == BAR:
            yield part
            part, at = [], at + 1
        elif letter in SIGNS and text[at + 1 : at + 2] == '"':
            sign, at = letter, at + 1
        elif letter in '"{':
            try:
                value, at = decoder.raw_decode(text, at)
            except (ValueError, RecursionError):
                raise wrong(
                    "", said("a text in quotes or a mapping was expected at {value}", value=short(text[at : at + 30]))
                ) from None
            part.append(sign + value if isinstance(value, str) else value)
            sign = ""
        else:
            end = next((i for i in range(at, len(text)) if text[i].isspace() or text[i] == BAR), len(text))
            part.append(text[at:end])
            at = end
    yield part


def first(part: list[Any]) -> dict[str, Any]:
    """Game, size of the table, turn, who is to play, options."""
    told: dict[str, Any] = {}
    if part and isinstance(part[-1], dict):
        told["options"] = part.pop()
    if not 4 <= len(part) <= 5 or not all(isinstance(word, str) for word in part) or part[2] != "turn":
        raise wrong("", said("a line begins with: game, width x height, turn and its number, and who is to play"))
    told["game"] = part[0]
    sides = part[1].split("x")
    told["table"] = {"size": [numbered("size", side) for side in sides]}
    told["turn"] = {"number": numbered("turn", part[3])} | ({"active": part[4]} if len(part) == 5 else {})
    return told


def read_scenery(part: list[Any]) -> dict[str, Any]:
    rest = part.pop() if isinstance(part[-1], dict) else {}
    if len(part) < 3 or not all(isinstance(word, str) for word in part):
        raise wrong(
            "terrain",
            expected("an id, a kind and corners x,y were", " ".join(map(str, part))),
        )
    _, name, kind, *corners = part
    return {"id": name, "kind": kind, "shape": [placed(f"terrain.{name}", word) for word in corners], **rest}


def read_figure(part: list[Any]) -> tuple[str, dict[str, Any]]:
    match part:
        case [str(side), str(who), str(profile), str(place), *more]:
            told: dict[str, Any] = {"side": side, "profile": profile}
        case _:
            raise wrong(
                "figures",
                expected("side, id, profile and place were", " ".join(map(str, part))),
            )
    if place != "-":
        told["at"] = placed(f"figures.{who}.at", place)
    for word in more:
        match word:
            case dict():
                told["with"] = word
            case str() if word[0] in "@^":
                name = "angle" if word[0] == "@" else "level"
                told[name] = numbered(f"figures.{who}.{name}", word[1:])
            case str() if word[0] == "+":
                told.setdefault("status", []).append(word[1:])
            case _:
                raise wrong(
                    f"figures.{who}",
                    expected("@facing, ^level, +state or a mapping was", word),
                )
    return who, told


def read_question(part: list[Any]) -> dict[str, Any]:
    if not 3 <= len(part) <= 4:
        raise wrong("?", said("the key of a question, a side and perhaps a figure were expected"))
    return dict(zip(("decision", "side", "figure"), part[1:], strict=False))


def placed(field: str, word: str) -> list[float]:
    x, comma, y = word.partition(",")
    if not comma:
        raise wrong(field, expected("a place x,y was", word))
    return [numbered(field, x), numbered(field, y)]


def numbered(field: str, word: str) -> float:
    try:
        value = float(word)
    except ValueError:
        value = float("nan")
    if not abs(value) < 1e6:
        raise wrong(field, expected("a number was", word))
    return int(value) if value == int(value) else value
