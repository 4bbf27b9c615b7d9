"""Army lists: files people write, and short codes they can paste.

A member is the name of a profile, and in some games details after commas: `Sergent, leader, + Épieu, - Rondache`.

A code reads `evenor1-AbCd…`: the game, the version of the format, then in URL-safe base 64 the game size, three bytes
for each member and a checksum. Version 2 has details: after each profile their number, then three bytes for each. The
bytes come from names alone, so a code survives new profiles. Version 3 is of a list with cards of somebody's own: it
brings them along, all of it packed.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from collections.abc import Container, Iterable, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from escarmouche.cards import bringing, foreign
from escarmouche.core.brought import Brought, is_marked, unmarked
from escarmouche.core.system import Setup, System
from escarmouche.files.sentences import said
from escarmouche.files.words import BadFile, nearest
from escarmouche.telling.texts import Unusable, slug

PLAIN, DETAILED, BRINGING = 1, 2, 3
"""Versions of codes: lists of profiles alone, lists with details, lists that bring cards."""
LONGEST = 16_000
"""Letters of a code behind its version; of one that brings no cards not a tenth."""
CODE = re.compile(rf"(?P<game>[a-z_-]{{1,40}})(?P<version>\d{{1,4}})-(?P<body>[A-Za-z0-9_-]{{2,{LONGEST}}})")
KEYS = ("game", "name", "members", "game_size")
MOST_MEMBERS = 200
MOST_DIGITS = 4
"""Bytes of a number in a code."""
MOST_TEXT = 64 * 1024
"""Bytes of the members of a list."""


class ArmyList(Struct, frozen=True, kw_only=True):
    """Members in the order they were written; `options` go to the game's own check (`game_size`)."""

    game: str
    members: tuple[str, ...]
    name: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    lost: tuple[str, ...] = ()
    """What another program's list said and this one cannot."""
    brings: Brought | None = None
    """Cards of somebody's own that members are or bear."""


class Packed(Struct, frozen=True, array_like=True):
    """What a code of a list says that brings cards."""

    members: tuple[str, ...]
    cards: bringing.Plain
    size: int = 0


# -------------------------------------------------------------- codes


def encode(system: System, listed: ArmyList) -> str:
    """The code of a list of known profiles and details, and of the cards that it brings."""
    if any(map(is_marked, listed.members)):
        return _bringing(system, listed)
    split = [parts(system, member) for member in listed.members]
    known, details = set(profiles(system)), set(system.lists.details())
    for name, more in split:
        if name not in known:
            raise unknown_profile(system, name)
        for detail in more:
            if detail not in details:
                raise unknown_detail(system, detail)
    version = DETAILED if any(more for _, more in split) else PLAIN
    payload = _varint(max(0, int(listed.options.get("game_size", 0))))
    for name, more in split:
        payload += _mark(name)
        if version == DETAILED:
            payload += _varint(len(more)) + b"".join(map(_mark, more))
    body = base64.urlsafe_b64encode(payload + _checksum(system.name, payload)).decode().rstrip("=")
    return f"{system.name}{version}-{body}"


def _bringing(system: System, listed: ArmyList) -> str:
    cards = bringing.needed(listed.brings.cards if listed.brings else {}, {"": listed.members})
    said = Packed(listed.members, cards, int(listed.options.get("game_size", 0)))
    payload = zlib.compress(msgspec.json.encode(said), 9)
    body = base64.urlsafe_b64encode(payload + _checksum(system.name, payload)).decode().rstrip("=")
    if len(body) > LONGEST:
        raise Unusable("brought-many", count=sum(map(len, cards.values())), most=bringing.MOST_CARDS)
    return f"{system.name}{BRINGING}-{body}"


def wished_again(system: System, setup: Setup) -> dict[str, list[str]]:
    """The lists of a set-up as they are wished for once more: by a code where they bring cards."""
    cards: bringing.Plain = {}
    for brought in setup.cards:
        for kind, some in brought.items():
            cards.setdefault(kind, {}).update(some)
    held = Brought(system.name, cards)
    return {
        seat: [_bringing(system, ArmyList(game=system.name, members=tuple(members), brings=held))]
        if any(map(is_marked, members))
        else members
        for seat, members in setup.lists.items()
    }


def _brought(system: System, code: str, payload: bytes) -> ArmyList:
    """A list with its cards, not read further than such a list may be long."""
    try:
        text = zlib.decompressobj().decompress(payload, bringing.MOST_BYTES + MOST_TEXT)
        said = msgspec.json.decode(text, type=Packed)
    except (zlib.error, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Unusable("list-code-broken", code=code[:60]) from None
    if len(said.members) > MOST_MEMBERS:
        raise Unusable("list-code-broken", code=code[:60])
    brings = bringing.taken(system, said.cards)
    for member in said.members:
        named(system, member)
    options = {"game_size": said.size} if said.size > 0 else {}
    return ArmyList(game=system.name, members=said.members, options=options, brings=brings)


def foreign_code(system: System, listed: ArmyList) -> tuple[str, tuple[str, ...]]:
    """The code that another program would give to a list, and what it could not say; empty if there is none."""
    if system.lists.carrying is None:
        return "", ()
    return system.lists.carrying(listed.members, listed.options, listed.name)


def decode(system: System, code: str, shelf: Brought | None = None) -> ArmyList:
    """The list of a code, of ours or of another program, which may mean cards of somebody's own shelf; `Unusable` says
    what is wrong with it."""
    if system.lists.carried is not None and foreign.game_of(code) == system.name:
        read = system.lists.carried(code, shelf.cards if shelf else {})
        cards = bringing.needed(shelf.cards, {"": read.members}) if shelf else {}
        brings = bringing.taken(system, cards) if cards else None
        return ArmyList(
            game=system.name,
            members=read.members,
            name=read.name,
            options=read.options,
            lost=tuple(map(unmarked, read.lost)),
            brings=brings,
        )
    found = CODE.fullmatch(code)
    if found is None:
        raise Unusable("list-code-form", code=code[:60])
    if found["game"] != system.name:
        raise Unusable("list-mixed", game=found["game"], asked=system.name)
    version = int(found["version"])
    if version not in (PLAIN, DETAILED, BRINGING):
        raise Unusable("list-code-version", code=code[:60], version=version)
    payload = _payload(code, found["body"], system.name)
    if version == BRINGING:
        return _brought(system, code, payload)
    size, rest = _read_varint(payload)
    names = {_mark(name): name for name in profiles(system)}
    details = {_mark(detail): detail for detail in system.lists.details()}
    members = []
    try:
        while rest:
            words, count, rest = [names[rest[:3]]], 0, rest[3:]
            if version == DETAILED:
                count, rest = _read_varint(rest)
            for _ in range(count):
                words.append(details[rest[:3]])
                rest = rest[3:]
            members.append(", ".join(words))
    except KeyError:
        raise Unusable("list-code-profile", code=code, game=system.title) from None
    options = {"game_size": size} if size else {}
    return ArmyList(game=system.name, members=tuple(members), options=options)


def game_of(code: str) -> str | None:
    """The game a code is for; None if this is no code."""
    parts = CODE.fullmatch(code)
    return parts["game"] if parts else foreign.game_of(code)


def _payload(code: str, body: str, game: str) -> bytes:
    try:
        data = base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise Unusable("list-code-broken", code=code[:60]) from None
    payload, check = data[:-2], data[-2:]
    if not payload or check != _checksum(game, payload) or base64.urlsafe_b64encode(data).decode().rstrip("=") != body:
        raise Unusable("list-code-broken", code=code[:60])
    return payload


def _mark(name: str) -> bytes:
    return blake2b(name.encode(), digest_size=3).digest()


def _checksum(game: str, payload: bytes) -> bytes:
    return blake2b(game.encode() + b":" + payload, digest_size=2).digest()


def _varint(value: int) -> bytes:
    parts = []
    while True:
        value, low = value >> 7, value & 127
        parts.append(low | (128 if value else 0))
        if not value:
            return bytes(parts)


def _read_varint(data: bytes) -> tuple[int, bytes]:
    value = 0
    for at, byte in enumerate(data[:MOST_DIGITS]):
        value |= (byte & 127) << 7 * at
        if byte < 128:
            return value, data[at + 1 :]
    return value, b""


# -------------------------------------------------------------- files and names


def read(path: str | Path, game: str | None = None) -> ArmyList:
    """A list file: `game`, `members`, and perhaps `name` and `game_size`. `BadFile` names the line that is wrong."""
    from escarmouche.files import yamls

    where, found = str(path), yamls.read(path)
    if not isinstance(found, yamls.Map):
        raise BadFile(where, 1, "", said("a list file is a mapping with game and members"))
    for key, line in found.lines.items():
        if key not in KEYS:
            raise BadFile(where, line, key, said("is not a field of a list file"), nearest(key, KEYS))
    told = found.get("game", game)
    if not isinstance(told, str):
        raise BadFile(where, found.lines.get("game", found.line), "game", said("the name of a game is expected"))
    if game is not None and told != game:
        raise Unusable("list-mixed", game=told, asked=game)
    members = found.get("members")
    if not isinstance(members, list) or not all(isinstance(member, str) for member in members):
        raise BadFile(
            where, found.lines.get("members", found.line), "members", said("a list of profile names is expected")
        )
    if len(members) > MOST_MEMBERS:
        raise BadFile(where, found.lines["members"], "members", said("too many: at most {most}", most=MOST_MEMBERS))
    size, name = found.get("game_size"), found.get("name")
    if isinstance(name, bool | list | dict):
        raise BadFile(where, found.lines["name"], "name", said("a text is expected"))
    if size is not None and (not isinstance(size, int) or isinstance(size, bool) or not 0 < size < 1_000_000):
        raise BadFile(where, found.lines["game_size"], "game_size", said("a whole number above 0 is expected"))
    options = {} if size is None else {"game_size": size}
    return ArmyList(game=told, members=tuple(members), name="" if name is None else str(name), options=options)


def write(listed: ArmyList) -> str:
    """The text of a list file."""
    import json

    def quoted(text: str) -> str:
        return json.dumps(text, ensure_ascii=False)

    lines = [f"game: {listed.game}"]
    lines += [f"name: {quoted(listed.name)}"] if listed.name else []
    lines += [f"game_size: {listed.options['game_size']}"] if "game_size" in listed.options else []
    lines += ["members:", *(f"  - {quoted(member)}" for member in listed.members)]
    return "\n".join(lines) + "\n"


def given(system: System, told: Sequence[str]) -> ArmyList:
    """A list as a user gives it: one file, one code, or the names of its members."""
    if len(told) == 1 and game_of(told[0]):
        return decode(system, told[0])
    if len(told) == 1 and _looks_like_a_file(system, told[0]):
        listed = read(told[0], system.name)
    elif told:
        listed = ArmyList(game=system.name, members=tuple(told))
    else:
        raise Unusable("list-empty")
    members = tuple(named(system, member) for member in listed.members)
    return replace(listed, members=members)


def size_of(lists: Iterable[ArmyList]) -> dict[str, Any]:
    """The size of a game of these lists, as an option: the largest that one of them names."""
    sizes = [int(listed.options["game_size"]) for listed in lists if "game_size" in listed.options]
    return {"game_size": max(sizes)} if sizes else {}


def named(system: System, name: str) -> str:
    """The member somebody means, whatever the case and the accents; `Unusable` with the nearest if there is none."""
    profile, details = parts(system, name)
    found = profile if bringing.knows_profile(system, profile) else _alike(profile, profiles(system))
    if found is None:
        raise unknown_profile(system, profile)
    words = [found]
    for detail in details:
        meant = detail if bringing.knows_detail(system, detail) else _alike(detail, system.lists.details())
        if meant is None:
            raise unknown_detail(system, detail)
        words.append(meant)
    return ", ".join(words)


def parts(system: System, member: str) -> tuple[str, tuple[str, ...]]:
    """The profile of a member and its details. A game without details may have commas in its names."""
    if not system.lists.details() or "," not in member:
        return member, ()
    profile, *details = (part.strip() for part in member.split(","))
    return profile, tuple(details)


def profile_of(member: str, known: Container[str]) -> str:
    """The profile of a member, details left out."""
    return member if member in known else member.partition(",")[0].strip()


def _alike(told: str, known: Sequence[str]) -> str | None:
    """The one known word that reads like this; `+ Épieu` and `- Épieu` are two."""
    if told in known:
        return told
    found = [word for word in known if _plain(word) == _plain(told)]
    return found[0] if len(found) == 1 else None


def _plain(word: str) -> tuple[str, str]:
    sign = word[:1] if word[:1] in "+-" else ""
    return sign, slug(word[len(sign) :])


def unknown_profile(system: System, name: str) -> Unusable:
    near = nearest(name, profiles(system))
    return Unusable("unknown-profile", near, word=unmarked(name)[:60], game=system.title)


def unknown_detail(system: System, detail: str) -> Unusable:
    near = nearest(detail, system.lists.details())
    return Unusable("unknown-detail", near, word=unmarked(detail)[:60], game=system.title)


def profiles(system: System) -> tuple[str, ...]:
    return system.vocabulary().profiles


def report(system: System, listed: ArmyList) -> Mapping[str, Any]:
    """The judgement of the game on a list, as plain data."""
    import msgspec

    judged = system.lists.check(listed.members, listed.options)
    told: dict[str, Any] = msgspec.to_builtins(judged)
    return {"game": system.name, "name": listed.name, "members": list(listed.members), **told}


def _looks_like_a_file(system: System, told: str) -> bool:
    if "/" in told or told.endswith((".yaml", ".yml")):
        return True
    return told not in profiles(system) and Path(told).is_file()
