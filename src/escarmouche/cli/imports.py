"""`escarmouche content import`: the catalogue of a list builder becomes a content file of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from escarmouche.cli.common import print_json
from escarmouche.cli.content import catalogue_of, usual, with_cards, write

if TYPE_CHECKING:
    from escarmouche.cards.imports import Imported

MOST_BYTES = 64_000_000
"""Of a file that is looked at at all."""


def command(
    file: Path,
    /,
    *,
    game: str | None = None,
    out: Path | None = None,
    only_complete: bool = False,
    json: bool = False,
    lang: str | None = None,
) -> int:
    """Read a catalogue into the folder of own cards; 0 if it could be read."""
    from escarmouche.cards import content
    from escarmouche.cards.imports import report
    from escarmouche.telling.texts import Unusable, language, say

    tongue = language(lang)
    system, catalogue = catalogue_of(game or readable())
    if catalogue.importer is None:
        raise Unusable("import-none", game=system.title)
    found = catalogue.importer(taken(file), only_complete)
    place = out or content.folder() / f"{system.name}-imported.yaml"
    header = (say(tongue, "import-header", source=found.source),)
    write(place, content.text_of(catalogue, found.cards, header, found.source))
    if json:
        print_json({"file": str(place), **plain(found)})
        return 0
    for line in report(found, tongue):
        print(line)
    print(say(tongue, "content-written", path=place))
    return 0


def readable() -> str:
    """The first game that reads a catalogue."""
    return next((name for name in with_cards() if catalogue_of(name)[1].importer is not None), usual())


def taken(path: Path) -> bytes:
    """The bytes of a file, one more than is read of a catalogue at the most."""
    from escarmouche.telling.texts import Unusable

    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES)
    except OSError as error:
        raise Unusable("unreadable-file", path=path, why=(error.strerror or "").lower()) from None


def plain(found: Imported) -> dict[str, Any]:
    """The report for programs."""
    return {
        "source": found.source,
        "counts": found.counts(),
        "reasons": found.reasons(),
        "skills": dict(found.unknown),
        "remarks": dict(found.remarks),
        "cards": [
            {
                "kind": one.kind,
                "name": one.name,
                "state": one.state,
                "gaps": [{"reason": gap.reason, "line": gap.line} for gap in one.gaps],
            }
            for one in found.taken
            if one.state != "complete"
        ],
    }
