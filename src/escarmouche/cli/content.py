"""`escarmouche content`: cards that people type in, checked; the schema for their editor; a file to begin with."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from escarmouche.cli.common import print_json, system_named

if TYPE_CHECKING:
    from escarmouche.cards.content import Catalogue, Fault
    from escarmouche.core.system import System
    from escarmouche.telling.texts import Texts


def check(*files: Path, game: str | None = None, json: bool = False, lang: str | None = None) -> int:
    """Is everything right in these content files? Without any: those of the folder of own cards."""
    from escarmouche.cards import content
    from escarmouche.telling.texts import Texts, Unusable, language, say

    tongue = language(lang)
    found = [inner for path in files for inner in (content.card_files(path) if path.is_dir() else [path])]
    given = [(str(path), content.taken(path)) for path in found] if files else content.own_files()
    if not given:
        raise Unusable("content-nothing", path=files[0] if files else content.folder())
    faults: list[tuple[Fault, Texts]] = []
    counts: dict[str, int] = {}
    for name, some in by_game(given, game).items():
        system, catalogue = catalogue_of(name)
        texts = Texts(system, tongue)
        beside = [one for one in own_beside(given) if content.game_of(one[1], one[0]) == name]
        checked = content.check(catalogue, [*some, *beside])
        wanted = {path for path, _ in some}
        faults += [(fault, texts) for fault in checked.faults if fault.path in wanted]
        for path, value in zip((path for path, _ in some), checked.values, strict=False):
            counts[path] = sum(1 for _ in content.cards_in(catalogue, value))
    if json:
        told = [plain(fault, texts) for fault, texts in faults]
        print_json({"good": not faults, "files": counts, "faults": told})
        return 1 if faults else 0
    for fault, texts in faults:
        print(fault.told(texts))
    bad = {fault.path for fault, _ in faults}
    for path, count in counts.items():
        if path not in bad:
            print(say(tongue, "content-good", path=path, count=count))
    if faults:
        print(say(tongue, "content-faults", count=len(faults)))
    return 1 if faults else 0


def schema(
    game: str = "", /, *, out: Path | None = None, own: bool = False, json: bool = False, lang: str | None = None
) -> int:
    """The JSON Schema of a game's content files."""
    import json as jsons

    from escarmouche.cards import cardschema, content
    from escarmouche.telling.texts import language, say

    tongue = language(lang)
    system, catalogue = catalogue_of(game or usual())
    cards = content.together(catalogue.printed(), content.own_cards(catalogue)) if own else None
    made = cardschema.schema(system, catalogue, tongue, cards)
    if out is None:
        print(jsons.dumps(made, ensure_ascii=False, indent=None if json else 1))
        return 0
    write(out, jsons.dumps(made, ensure_ascii=False, indent=1) + "\n")
    if json:
        print_json({"schema": str(out)})
    else:
        print(say(tongue, "content-written", path=out))
    return 0


def new(
    game: str = "",
    /,
    *,
    kind: list[str] | None = None,
    out: Path | None = None,
    json: bool = False,
    lang: str | None = None,
) -> int:
    """A content file to fill in, every field explained."""
    from escarmouche.cards import cardschema
    from escarmouche.files.words import nearest
    from escarmouche.telling.texts import Unusable, language, say

    tongue = language(lang)
    system, catalogue = catalogue_of(game or usual())
    for word in kind or ():
        if word not in catalogue.kinds:
            raise Unusable("unknown-kind", nearest(word, catalogue.kinds), word=word[:60], known=list(catalogue.kinds))
    if out is not None and out.exists():
        raise Unusable("file-exists", path=out)
    text = cardschema.starter(system, catalogue, tongue, dict.fromkeys(kind or catalogue.kinds), f"{system.name}.json")
    if out is not None:
        write(out, text)
    if json:
        print_json({"file": str(out) if out else None, "text": text})
    elif out is None:
        print(text, end="")
    else:
        print(say(tongue, "content-written", path=out))
    return 0


# -------------------------------------------------------------- which game


def catalogue_of(name: str) -> tuple[System, Catalogue]:
    from escarmouche.cards.content import catalogue
    from escarmouche.telling.texts import Unusable

    system = system_named(name)
    found = catalogue(system)
    if found is None:
        raise Unusable("content-none", game=system.title)
    return system, found


def with_cards() -> list[str]:
    """The games whose cards people may type in."""
    from escarmouche.games import SYSTEMS

    return [name for name in SYSTEMS if system_named(name).content is not None]


def usual() -> str:
    return with_cards()[0]


def by_game(given: list[tuple[str, bytes]], told: str | None) -> dict[str, list[tuple[str, bytes]]]:
    """The files of each game: what `--game` says, what they say themselves, otherwise the game they look like."""
    from escarmouche.cards.content import game_of

    found: dict[str, list[tuple[str, bytes]]] = {}
    known = with_cards()
    for path, text in given:
        said = game_of(text, path)
        found.setdefault(told or (said if said in known else likely(path, text)), []).append((path, text))
    return found


def likely(path: str, text: bytes) -> str:
    """The game that knows most of the cards in a file by their kinds; the first of several."""
    from escarmouche.cards.content import cards_in, value_of

    value = value_of(text, path)
    return max(with_cards(), key=lambda name: sum(1 for _ in cards_in(catalogue_of(name)[1], value)))


def own_beside(given: list[tuple[str, bytes]]) -> list[tuple[str, bytes]]:
    """Files of the folder of own cards that are not among those given: cards may name each other."""
    from escarmouche.cards.content import own_files

    there = {Path(path).resolve() for path, _ in given}
    return [one for one in own_files() if Path(one[0]).resolve() not in there]


# -------------------------------------------------------------- told and written


def plain(fault: Fault, texts: Texts) -> dict[str, Any]:
    what = fault.what
    return {
        "file": fault.path,
        "line": fault.line,
        "kind": fault.kind,
        "card": fault.card,
        "field": fault.field,
        "reason": what.reason,
        "expected": [one.told(texts.lang) for one in what.expected],
        "nearest": what.nearest,
        "message": what.told(texts),
    }


def write(path: Path, text: str) -> None:
    from escarmouche.telling.texts import Unusable

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Unusable("unwritable-file", path=path, why=(error.strerror or "").lower()) from None
