"""`escarmouche backup` and `escarmouche restore`: the matches of a server, copied and put back."""

from __future__ import annotations

from pathlib import Path

from escarmouche.cli.common import print_json
from escarmouche.cli.serve import default_file


def backup(to: Path, /, *, data: Path | None = None, json: bool = False, lang: str | None = None) -> int:
    """Copy everything a server keeps, also while it plays.

    Parameters
    ----------
    to:
        The copy; it must not be there yet.
    data:
        Database file; by default the one in the user's data folder.
    json:
        Say what was copied as JSON.
    lang:
        en or fr.
    """
    from escarmouche.telling.texts import language, say
    from escarmouche.web import keeping

    count = keeping.backup(str(data or default_file()), str(to))
    if json:
        print_json({"matches": count, "to": str(to)})
    else:
        print(say(language(lang), "backup-done", count=count, path=str(to)))
    return 0


def restore(copy: Path, /, *, data: Path | None = None, json: bool = False, lang: str | None = None) -> int:
    """Put a copy back; what was there is kept beside it.

    Parameters
    ----------
    copy:
        What `backup` made.
    data:
        Database file; by default the one in the user's data folder.
    json:
        Say what was put back as JSON.
    lang:
        en or fr.
    """
    from escarmouche.telling.texts import language, say
    from escarmouche.web import keeping

    file = str(data or default_file())
    count = keeping.restore(str(copy), file)
    if json:
        print_json({"matches": count, "to": file})
    else:
        print(say(language(lang), "restore-done", count=count, path=file))
    return 0
