"""`escarmouche show`: a position as a map, a line of text, JSON or a picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from escarmouche.cli.words import tell

if TYPE_CHECKING:
    from escarmouche.front.position import Position


def command(
    what: str,
    /,
    *,
    moment: int | None = None,
    svg: Path | None = None,
    line: bool = False,
    json: bool = False,
    lang: str | None = None,
) -> int:
    """Show a position: a moment of a record, the table of a case, or one written in a line.

    Parameters
    ----------
    what:
        A record, a case file, a position in JSON, or the line of a free table.
    moment:
        Which moment of the record; otherwise the last.
    svg:
        Draw it into this file.
    line:
        Print it as one line of text.
    json:
        Print it as JSON, with everything.
    lang:
        en or fr.
    """
    from escarmouche.cli.sketch import roster, sketch
    from escarmouche.front.picture import picture
    from escarmouche.telling.texts import Texts, language

    tongue = language(lang)
    position = found(what, moment)
    if svg is not None:
        svg.parent.mkdir(parents=True, exist_ok=True)
        svg.write_text(picture(position, lang=tongue), encoding="utf-8")
        print(tell(tongue, "show-drawn", path=str(svg)))
    if line:
        print(position.to_line())
    if json:
        print(position.to_json())
    if svg or line or json:
        return 0
    texts = Texts(position.system, tongue)
    print("\n".join([*sketch(position.state, texts), *roster(position.system, position.state, texts)]))
    if not position.over:
        print(position.question(tongue))
    return 0


def found(what: str, moment: int | None) -> Position:
    """The position a word means."""
    from escarmouche.front.kept import moment_of, start_of
    from escarmouche.front.position import Position

    if what.lstrip().startswith("{"):
        return Position.from_json(what)
    if " | " in what:
        return Position.from_line(what)
    path = Path(what)
    if path.suffix == ".json":
        return Position.from_json(path.read_bytes())
    return start_of(path) if path.suffix in (".yaml", ".yml") else moment_of(path, moment)
