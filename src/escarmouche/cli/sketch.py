"""The table as text: a map where the sides differ without colour, and a line for each figure."""

from __future__ import annotations

from string import ascii_lowercase, ascii_uppercase, digits
from typing import TYPE_CHECKING, Any

from escarmouche.space.geometry import inside

if TYPE_CHECKING:
    from escarmouche.space.table import Piece
    from escarmouche.telling.texts import Texts

WIDEST = 72
MARKER = "*"
ALPHABETS = (ascii_uppercase, ascii_lowercase, digits[1:], "ΓΔΘΛΞΠΣΦΨΩ", "αβγδεζηθκλμ", "бгджзилпфц")
"""The signs of a side's figures, readable without colour."""


def letters(state: Any) -> dict[str, str]:
    """A sign for each figure: capitals for the first side, small letters for the second, digits beyond; further sides
    have signs of their own."""
    found = {}
    for alphabet, side in zip(ALPHABETS, state.sides, strict=False):
        for at, figure in enumerate(state.side(side)):
            found[figure.id] = alphabet[at] if at < len(alphabet) else str(at % 10)
    return found


def sketch(state: Any, texts: Texts) -> list[str]:
    """The table seen from above, y upwards, about two characters for one unit across and one line for one unit up."""
    width, height = state.table.size
    columns = min(int(width * 2), WIDEST)
    across, up = columns / width, min(1.0, columns / width / 2)
    rows = max(1, round(height * up))
    signs = letters(state)
    lines = [
        [scenery(state.table.pieces, (x + 0.5) / across, (y + 0.5) / up) for x in range(columns)] for y in range(rows)
    ]
    standing = [(figure.at, signs[who]) for who, figure in state.figures.items() if figure.on_table and who in signs]
    for at, sign in [*((at, MARKER) for at in markers(state).values()), *standing]:
        x, y = min(int(at[0] * across), columns - 1), min(int(at[1] * up), rows - 1)
        lines[max(y, 0)][max(x, 0)] = sign
    every = 4 if height <= 48 else 8
    framed = [
        f"{round(y / up) if round(y / up) % every == 0 else '':>3} |{''.join(line)}|" for y, line in enumerate(lines)
    ]
    edge = "    +" + "-" * columns + "+"
    signs_of = "play-legend" if len(state.sides) == 2 else "play-legend-many"
    scale = "     " + "".join(f"{round(x):<{round(every * across)}}" for x in range(0, int(width), every))
    return [edge, *reversed(framed), edge, scale.rstrip(), texts.say(signs_of, pieces=legend(state, texts))]


def scenery(pieces: tuple[Piece, ...], x: float, y: float) -> str:
    sign = " "
    for piece in pieces:
        if inside(piece.shape, (x, y)):
            sign = mark(piece)
    return sign


def mark(piece: Piece) -> str:
    """# stops both moves and sight, = moves only, % sight only, ~ slows."""
    if piece.blocks_move:
        return "#" if piece.blocks_sight else "="
    return "%" if piece.blocks_sight else "~" if piece.cost > 1 else "'"


def legend(state: Any, texts: Texts) -> str:
    """`# rock, tree; ~ difficult ground; * token.`"""
    kinds: dict[str, set[str]] = {}
    for piece in state.table.pieces:
        kinds.setdefault(mark(piece), set()).add(texts.word("terrain", piece.kind))
    for name in markers(state):
        kinds.setdefault(MARKER, set()).add(texts.word("thing", name.rpartition("-")[0] or name))
    told = (" ; " if texts.lang == "fr" else "; ").join(
        f"{sign} {', '.join(sorted(kinds[sign]))}" for sign in sorted(kinds)
    )
    return f"{told}." if told else ""


def markers(state: Any) -> dict[str, Any]:
    """What lies on the table and is no figure: anything a game keeps by name that has a place."""
    found: dict[str, Any] = {}
    for name in state.__struct_fields__:
        kept = getattr(state, name)
        if name != "figures" and isinstance(kept, dict):
            found |= {key: value.at for key, value in kept.items() if getattr(value, "at", None) is not None}
    return found


def roster(system: Any, state: Any, texts: Texts) -> list[str]:
    """A line for each figure: sign, name, place, numbers, statuses."""
    from escarmouche.telling.texts import number, point

    signs, lines = letters(state), []
    names = texts.names(state)
    widest = max((len(name) for name in names.values()), default=0)
    for side in state.sides:
        lines.append(texts.word("side", side))
        for figure in state.side(side):
            facts = system.cases.facts(state, figure.id)
            where = point(texts.lang, figure.at) if figure.on_table else texts.say("play-off-table")
            numbers = " ".join(f"{name}{number(texts.lang, value)}" for name, value in printed(facts).items())
            statuses = ", ".join(texts.word("status", status) for status in sorted(figure.status))
            parts = [f"  {signs.get(figure.id, '?')} {names[figure.id]:<{widest}}", f"{where:<17}", numbers, statuses]
            lines.append("  ".join(part for part in parts if part).rstrip())
    return lines


def printed(facts: dict[str, Any]) -> dict[str, float]:
    """The numbers worth a place in a line: those with the capital letters of a profile, or all short ones."""
    numbers = {name: v for name, v in facts.items() if isinstance(v, int | float) and not isinstance(v, bool)}
    return {name: v for name, v in numbers.items() if name.isupper()} or {
        n: v for n, v in numbers.items() if len(n) < 6
    }
