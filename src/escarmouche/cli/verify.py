"""`escarmouche verify`: play records again and say whether they come out the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from escarmouche.cli.common import print_json, system_named

WORDS = {
    "identical": ("identical", "identique"),
    "so-far": ("identical so far; the game is not finished", "identique jusqu’ici ; la partie n’est pas finie"),
    "differs": ("differs at line {}: {}", "diffère à la ligne {} : {}"),
    "note": ("note: {}", "note : {}"),
}


def command(paths: list[Path], /, *, json: bool = False, lang: str | None = None) -> int:
    """Play records again and say whether they come out the same.

    Parameters
    ----------
    paths:
        Records of games.
    json:
        The verdicts as a JSON list.
    lang:
        en or fr.
    """
    from escarmouche.core.texts import language

    tongue = language(lang) == "fr"
    verdicts = [verdict(path) for path in paths]
    if json:
        print_json(verdicts)
    else:
        for found in verdicts:
            tell(found, tongue)
    return 0 if all(found["identical"] for found in verdicts) else 1


def verdict(path: Path) -> dict[str, Any]:
    import msgspec

    from escarmouche.core.record import Verdict, read, verify
    from escarmouche.core.words import BadFile

    try:
        record = read(path)
        found = verify(record, system_named(record.setup.game))
    except BadFile as bad:
        found = Verdict(False, bad.line, bad.message, finished=False)
    except ValueError as error:  # the record of a game that is not here
        found = Verdict(False, 1, str(error), finished=False)
    return {"record": str(path), **msgspec.to_builtins(found)}


def tell(found: dict[str, Any], french: bool) -> None:
    if not found["identical"]:
        words = WORDS["differs"][french].format(found["line"], found["difference"])
    else:
        words = WORDS["identical" if found["finished"] else "so-far"][french]
    print(f"{found['record']}: {words}")
    for note in found["notes"]:
        print(f"  {WORDS['note'][french].format(note)}")
