"""A position drawn as SVG: plain, self-contained, readable without colour."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol
from xml.sax.saxutils import escape, quoteattr

from escarmouche.core.position import Position
from escarmouche.core.state import Figure, State
from escarmouche.core.system import Mark, Portrait, System
from escarmouche.front import given
from escarmouche.space.geometry import Round, heading, square_corners
from escarmouche.space.table import Piece
from escarmouche.telling.texts import Texts
from escarmouche.telling.unfit import Unfit, whole

INKS = {
    **{"red": "#a33327", "blue": "#2b5d92", "green": "#3c7a3e"},
    **{"yellow": "#9a7b12", "violet": "#6d4591", "orange": "#b5601a"},
}
OTHERS = tuple(INKS.values())
DASHES = ("", "6 4", "1.5 3", "10 2 2 2", "3 2", "8 2 1 2")
"""Sides differ by their ring, too."""
WIDTH = 720
"""Pixels across, unless something else is asked for."""


class Placed(Protocol):
    """A position that knows its game."""

    @property
    def system(self) -> System: ...

    @property
    def at(self) -> Position: ...


def picture(position: Placed, *, lang: str | None = None, width: int = WIDTH) -> str:
    """The table of a position as the text of an SVG file: scenery, tokens and zones, figures with their names, sides
    and facings; whoever is asked about has a ring around it. Nothing is hidden. A notebook draws positions by itself.

    ```python
    import escarmouche as esc

    drawing = esc.picture(esc.game("evenor", seed="7"))
    assert drawing.startswith("<svg")
    ```
    """
    if not isinstance(getattr(position, "at", None), Position):
        raise Unfit("position", position, "position")
    whole("width", width)
    asked = position.at.pending[0].figure if position.at.pending else ""
    return drawn(position.system, position.at.now, asked, Texts(position.system, given.spoken(lang)), width)


def drawn(system: System, state: State, asked: str, texts: Texts, width: int = WIDTH) -> str:
    """A state as SVG. A unit of the game is a unit of the drawing; y points up."""
    wide, deep = state.table.size
    thin = max(wide, deep) / 400
    edge = 14 * thin
    height = round(width * (deep + 2 * edge) / (wide + 2 * edge))
    box = f"{-edge:.4g} {-edge:.4g} {wide + 2 * edge:.6g} {deep + 2 * edge:.6g}"
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="{box}" '
        'role="img" font-family="sans-serif">'
    )
    body: list[str] = [
        f"<title>{escape(system.title)}</title>",
        f'<rect width="{wide:g}" height="{deep:g}" fill="#f3efe4"/>',
    ]
    for piece in state.table.pieces:
        body.append(scenery(piece, deep, thin, texts))
    for mark in system.shown.marks(state):
        body.append(marked(mark, deep, thin, state.sides))
    names = texts.names(state)
    for figure in state.figures.values():
        if figure.on_table:
            look = system.shown.portrait(figure)
            body += standing(figure, deep, thin, names[figure.id], state.sides, look, figure.id == asked)
    frame = f'<rect width="{wide:g}" height="{deep:g}" fill="none" stroke="#333" stroke-width="{2 * thin:.3g}"/>'
    return "\n".join([head, *body, frame, "</svg>"])


def ring(corners: Sequence[tuple[float, float]], deep: float) -> str:
    return " ".join(f"{x:.6g},{deep - y:.6g}" for x, y in corners)


def scenery(piece: Piece, deep: float, thin: float, texts: Texts) -> str:
    """Dark if it stops moves and sight, hatched by its outline if only one of them."""
    fill = "#6f675c" if piece.blocks_move and piece.blocks_sight else "#9aa5a8" if piece.blocks_move else "#8fa371"
    shade = 0.75 if piece.blocks_move or piece.blocks_sight else 0.4
    dash = "" if piece.blocks_move else f' stroke-dasharray="{4 * thin:.3g}"'
    return (
        f'<polygon points="{ring(piece.shape, deep)}" fill="{fill}" fill-opacity="{shade}" stroke="#333" '
        f'stroke-width="{thin:.3g}"{dash}><title>{escape(texts.word("terrain", piece.kind))}</title></polygon>'
    )


def marked(mark: Mark, deep: float, thin: float, sides: Sequence[str]) -> str:
    """A zone by its outline, a token as a lozenge."""
    title = f"<title>{escape(mark.name or mark.kind)}</title>"
    colour = ink(mark.side, sides) if mark.side else "#7a5c00"
    if len(mark.ring) > 2:
        return (
            f'<polygon points="{ring(mark.ring, deep)}" fill="{colour}" fill-opacity="0.1" stroke="{colour}" '
            f'stroke-width="{thin:.3g}" stroke-dasharray="{5 * thin:.3g}">{title}</polygon>'
        )
    (x, y), by = mark.ring[0], 4 * thin
    corners = ((x, y + by), (x + by, y), (x, y - by), (x - by, y))
    return f'<polygon points="{ring(corners, deep)}" fill="{colour}">{title}</polygon>'


def standing(
    figure: Figure, deep: float, thin: float, name: str, sides: Sequence[str], portrait: Portrait, asked: bool
) -> Iterator[str]:
    """The base, a stroke towards where it faces, the name; whoever has fallen is faint."""
    x, y = figure.at[0], deep - figure.at[1]
    colour = ink(figure.side, sides)
    dash = DASHES[sides.index(figure.side) % len(DASHES)] if figure.side in sides else ""
    dashes = " ".join(f"{float(part) * thin:.3g}" for part in dash.split())
    look = f'fill="#fff" fill-opacity="0.85" stroke="{colour}" stroke-width="{3 * thin:.3g}"'
    look += f' stroke-dasharray="{dashes}"' if dashes else ""
    states = ", ".join(sorted(figure.status))
    size = figure.base.radius if isinstance(figure.base, Round) else figure.base.side / 2
    yield f"<g id={quoteattr(figure.id)}{' opacity=' + quoteattr('0.35') if portrait.gone else ''}>"
    yield f"<title>{escape(f'{name} ({states})' if states else name)}</title>"
    if asked:
        around = f'fill="none" stroke="#d49b00" stroke-width="{2 * thin:.3g}"'
        yield f'<circle cx="{x:.6g}" cy="{y:.6g}" r="{size + 5 * thin:.4g}" {around}/>'
    if isinstance(figure.base, Round):
        yield f'<circle cx="{x:.6g}" cy="{y:.6g}" r="{size:.4g}" {look}/>'
    else:
        corners = [(figure.at[0] + dx, figure.at[1] + dy) for dx, dy in square_corners(figure.base.side, figure.angle)]
        yield f'<polygon points="{ring(corners, deep)}" {look}/>'
    if portrait.faces:
        dx, dy = heading(figure.angle)
        yield (
            f'<line x1="{x + dx * size * 0.5:.6g}" y1="{y - dy * size * 0.5:.6g}" x2="{x + dx * size:.6g}" '
            f'y2="{y - dy * size:.6g}" stroke="{colour}" stroke-width="{2 * thin:.3g}"/>'
        )
    yield (
        f'<text x="{x:.6g}" y="{y + size + 9 * thin:.6g}" font-size="{9 * thin:.3g}" text-anchor="middle" '
        f'fill="{colour}">{escape(name)}</text></g>'
    )


def ink(side: str, sides: Sequence[str]) -> str:
    return INKS.get(side) or OTHERS[sides.index(side) % len(OTHERS) if side in sides else 0]
