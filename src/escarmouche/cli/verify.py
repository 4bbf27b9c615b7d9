"""`escarmouche verify`: play records again and say whether they come out the same."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from escarmouche.cli.common import print_json, system_named
from escarmouche.cli.words import tell, warn

if TYPE_CHECKING:
    from escarmouche.telling.texts import Lang


def command(paths: list[Path], /, *, json: bool = False, lang: str | None = None) -> int:
    """Play records again and say whether they come out the same.

    Parameters
    ----------
    paths:
        Records of games, or folders of them.
    json:
        The verdicts as a JSON list.
    lang:
        en or fr.
    """
    from escarmouche.telling.texts import language

    tongue = language(lang)
    files = [file for path in paths for file in (sorted(path.rglob("*.jsonl")) if path.is_dir() else [path])]
    if not files:
        return warn(tongue, "played-nothing", path=", ".join(map(str, paths)))
    verdicts = [verdict(path, tongue) for path in files]
    if json:
        print_json(verdicts)
    else:
        for found in verdicts:
            show(found, tongue)
    return 0 if all(found["identical"] for found in verdicts) else 1


def verdict(path: Path, lang: Lang) -> dict[str, Any]:
    import msgspec

    from escarmouche.files.sentences import told
    from escarmouche.files.words import BadFile
    from escarmouche.records.record import Verdict, read, verify

    try:
        record = read(path)
        found = verify(record, system_named(record.setup.game), lang)
    except BadFile as bad:
        found = Verdict(False, bad.line, told(lang, bad.message), finished=False)
    except ValueError as error:  # the record of a game that is not here
        found = Verdict(False, 1, str(error), finished=False)
    return {"record": str(path), **msgspec.to_builtins(found)}


def show(found: dict[str, Any], lang: Lang) -> None:
    if not found["identical"]:
        words = tell(lang, "verify-differs", line=str(found["line"]), difference=found["difference"])
    else:
        words = tell(lang, "verify-identical" if found["finished"] else "verify-so-far")
    print(f"{found['record']}: {words}")
    for note in found["notes"]:
        print(f"  {tell(lang, 'verify-note', note=note)}")
