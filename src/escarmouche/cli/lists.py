"""`escarmouche list`: check, build and code army lists."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from escarmouche.cli.common import print_json, system_named

if TYPE_CHECKING:
    from escarmouche.cards.lists import ArmyList
    from escarmouche.core.system import System
    from escarmouche.telling.texts import Lang


def check(
    *army: str,
    game: str | None = None,
    game_size: int | None = None,
    pdf: Path | None = None,
    json: bool = False,
    lang: str | None = None,
) -> int:
    """Is this list legal? 0 if it is, 1 if not."""
    from escarmouche.cards.lists import report
    from escarmouche.telling.texts import Texts, language, say

    tongue = language(lang)
    system, listed = resolved(army, game, game_size)
    judged = report(system, listed)
    if pdf is not None:
        print_pdf(system, listed, pdf, tongue)
    if json:
        print_json(judged)
        return 0 if judged["legal"] else 1
    name = listed.name or say(tongue, "list-nameless")
    name = name[:1].upper() + name[1:]
    message = "list-legal" if judged["legal"] else "list-illegal"
    print(say(tongue, message, name=name, cost=judged["cost"], count=len(listed.members)))
    tell_lost(tongue, "list-lost", listed.lost)
    texts = Texts(system, tongue)
    found = system.lists.check(listed.members, listed.options)
    for complaint in found.complaints:
        print(f"  - {texts.complaint(complaint)}")
    if found.repair:
        print(repair_told(tongue, found.repair))
    return 0 if found.legal else 1


def build(
    *,
    game: str = "evenor",
    faction: str | None = None,
    seed: str = "0",
    game_size: int | None = None,
    out: Path | None = None,
    pdf: Path | None = None,
    json: bool = False,
    lang: str | None = None,
) -> int:
    """A legal list at random: its members, its cost, its code."""
    from escarmouche.cards.lists import ArmyList, encode, write
    from escarmouche.core.dice import Block
    from escarmouche.telling.texts import choice, language, say

    tongue = language(lang)
    system = system_named(game)
    options = sized(game_size)
    wanted = None if faction is None else choice(system, "faction", faction)
    members = system.lists.build(Block(f"list/{seed}", 0), wanted, options)
    listed = ArmyList(game=system.name, members=tuple(members), options=options)
    cost, code = system.lists.check(members, options).cost, encode(system, listed)
    if out is not None:
        try:
            out.write_text(write(listed), encoding="utf-8")
        except OSError as error:
            raise unwritable(out, error) from None
    if pdf is not None:
        print_pdf(system, listed, pdf, tongue)
    if json:
        print_json({"game": system.name, "members": members, "cost": cost, "code": code})
        return 0
    show(tongue, listed, cost, code)
    if out is not None:
        print(say(tongue, "list-written", path=out))
    return 0


def code(
    *army: str,
    game: str | None = None,
    game_size: int | None = None,
    pdf: Path | None = None,
    json: bool = False,
    lang: str | None = None,
) -> int:
    """The code of a list, or the list of a code."""
    from escarmouche.cards.lists import encode, foreign_code, game_of
    from escarmouche.telling.texts import language, say

    tongue = language(lang)
    system, listed = resolved(army, game, game_size)
    text = encode(system, listed)
    if pdf is not None:
        print_pdf(system, listed, pdf, tongue)
    elsewhere, unsaid = foreign_code(system, listed)
    if json:
        told = {"game": system.name, "members": list(listed.members), "code": text, **listed.options}
        more = {"foreign": elsewhere, "unsaid": list(unsaid), "lost": list(listed.lost)} if elsewhere else {}
        print_json({**told, **more})
        return 0
    tell_lost(tongue, "list-lost", listed.lost)
    if len(army) == 1 and game_of(army[0]):
        show(tongue, listed, system.lists.check(listed.members, listed.options).cost, text)
    else:
        print(text)
    if elsewhere:
        print(say(tongue, "list-code-elsewhere", code=elsewhere))
        tell_lost(tongue, "list-unsaid", unsaid)
    return 0


def tell_lost(lang: Lang, message: str, lines: tuple[str, ...]) -> None:
    """What a list of one program says and the other cannot."""
    from escarmouche.telling.texts import say

    if lines:
        print(say(lang, message, lines="; ".join(lines)), file=sys.stderr)


def resolved(army: tuple[str, ...], game: str | None, game_size: int | None) -> tuple[System, ArmyList]:
    """The game and the list meant: a code and a file name their game; names alone are of the first game."""
    from msgspec.structs import replace

    from escarmouche.cards.lists import game_of, given, read
    from escarmouche.games import SYSTEMS
    from escarmouche.telling.texts import Unusable

    name = game
    if len(army) == 1 and name is None:
        coded = game_of(army[0])
        if coded and coded not in SYSTEMS:
            raise Unusable("list-game-unknown", code=army[0], game=coded)
        name = coded
        if name is None and ("/" in army[0] or army[0].endswith((".yaml", ".yml"))):
            name = read(army[0]).game
    system = system_named(name or next(iter(SYSTEMS)))
    listed = given(system, army)
    return system, replace(listed, options={**listed.options, **sized(game_size)})


def sized(game_size: int | None) -> dict[str, int]:
    from escarmouche.telling.texts import Unusable

    if game_size is not None and not 0 < game_size < 1_000_000:
        raise Unusable("list-size", size=str(game_size))
    return {} if game_size is None else {"game_size": game_size}


def repair_told(lang: Lang, repair: tuple[str, ...]) -> str:
    """Who is to be left out; `+Ulysse` is somebody to take in."""
    from escarmouche.telling.texts import listed, say

    added = [part[1:] for part in repair if part.startswith("+")]
    removed = [part.lstrip("-") for part in repair if not part.startswith("+")]
    parts = [say(lang, "list-remove", member=listed(lang, removed))] if removed else []
    parts += [say(lang, "list-add", member=listed(lang, added))] if added else []
    return say(lang, "list-repair", repair=listed(lang, parts))


def show(lang: Lang, listed: ArmyList, cost: int, code: str) -> None:
    from escarmouche.telling.texts import say

    name = listed.name or say(lang, "list-nameless")
    print(say(lang, "list-legal", name=name[:1].upper() + name[1:], cost=cost, count=len(listed.members)))
    for member in listed.members:
        print(f"  {member}")
    print(say(lang, "list-code", code=code))


def print_pdf(system: System, listed: ArmyList, path: Path, lang: Lang) -> None:
    """The roster and the cards in a file, told on the error line so that what is piped stays as it is."""
    from escarmouche.cards.prints import pdf
    from escarmouche.telling.texts import say

    try:
        path.write_bytes(pdf(system, listed, lang))
    except OSError as error:
        raise unwritable(path, error) from None
    print(say(lang, "print-written", path=path), file=sys.stderr)


def unwritable(path: Any, error: OSError) -> Exception:
    from escarmouche.telling.texts import Unusable

    return Unusable("unwritable-file", path=path, why=(error.strerror or "").lower())
