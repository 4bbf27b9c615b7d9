"""How the cost of a game grows with figures and scenery: the table of docs/performance.md."""

from __future__ import annotations

import platform
from pathlib import Path

from msgspec.structs import replace

from escarmouche.bench.books import age_growth
from escarmouche.bench.engine import answers, clock, seated
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.position import play
from escarmouche.core.system import Setup
from escarmouche.games.evenor import SYSTEM
from escarmouche.games.evenor.figures import Fighter
from escarmouche.games.evenor.opening import EvenorState
from escarmouche.games.evenor.rules.turns import Turn
from escarmouche.space.geometry import Point, quantise
from escarmouche.space.moves import Ground
from escarmouche.space.table import Piece, Table

PAGE = Path(__file__).resolve().parents[3] / "docs/performance.md"
MARKS = "<!-- {0}: begin -->", "<!-- {0}: end -->"
SIZE = 48.0
CELL = 6.0
FIGURES = (6, 10, 20, 30, 40)
SCENERY = (10, 20, 40, 60)
TURNS = 3


def write(page: Path = PAGE) -> str:
    """Measure, and renew the tables between the marks of the page."""
    text = page.read_text(encoding="utf-8")
    for name, measured in (("growth", table), ("growth-age", age_growth)):
        begin, end = (mark.format(name) for mark in MARKS)
        before, rest = text.split(begin)
        text = f"{before}{begin}\n{measured()}\n{end}{rest.split(end)[1]}"
    page.write_text(text, encoding="utf-8")
    return str(page)


def table() -> str:
    """Every number of figures with ten pieces, every number of pieces with ten figures a side."""
    cases = [(figures, SCENERY[0]) for figures in FIGURES] + [(FIGURES[1], pieces) for pieces in SCENERY[1:]]
    cases.append((FIGURES[-1], SCENERY[-1]))
    version = platform.python_version()
    lines = [
        f"Random players, {TURNS} turns on a table of {SIZE:.0f} by {SIZE:.0f}, one core, Python {version}.",
        "",
        "| figures a side | scenery | decisions/s | µs a decision | one answer applied, p95 |",
        "|---:|---:|---:|---:|---:|",
    ]
    for figures, pieces in cases:
        rate, p95 = cost(figures, pieces)
        lines.append(f"| {figures} | {pieces} | {rate:,.0f} | {1e6 / rate:,.0f} | {p95:,.0f} µs |")
    return "\n".join(lines)


def cost(figures: int, pieces: int, least: int = 2000) -> tuple[float, float]:
    """Decisions per second of plain games, and what one answer from a saved position takes (p95, µs)."""
    decisions, seconds, game = 0, 0.0, 0
    costs: list[float] = []
    while decisions < least:
        seed, game = f"growth-{game}", game + 1
        state, chooser = field(figures, pieces, seed), seated(seed)
        start = clock()
        play(state, SeededDice(seed), chooser)
        seconds += clock() - start
        decisions += chooser.decisions
        costs += list(answers(state, seed))
    return decisions / seconds, sorted(costs)[int(len(costs) * 0.95)]


def field(figures: int, pieces: int, seed: str) -> EvenorState:
    """Two bands of any size face to face on a large table, past every limit of recruitment."""
    chance = Block(seed, 0)
    laid = Table((SIZE, SIZE), tuple(scenery(pieces, chance)))
    names = [SYSTEM.lists.build(Block(f"{seed}/{side}", 0), None, {}) for side in SYSTEM.seats]
    setup = Setup(game=SYSTEM.name, seed=seed, lists=dict(zip(SYSTEM.seats, names, strict=True)))
    opened = SYSTEM.rules.new_game(setup)
    placed: dict[str, Fighter] = {}
    for side in SYSTEM.seats:
        band = opened.side(side)
        for number in range(figures):
            like = band[number % len(band)]
            at = free_place(laid, like, list(placed.values()), side, chance)
            who = f"{like.id}-{side}-{number}"
            placed[who] = replace(like, id=who, at=at, on_table=True)
    return replace(
        opened,
        table=laid,
        figures=placed,
        options={**opened.options, "stop_after": TURNS},
        scenario="extermination",
        first="red",
        agenda=(Turn(),),
    )


def scenery(pieces: int, chance: Block) -> list[Piece]:
    """Blocks of one to three pas, each in a cell of its own."""
    per_row = int(SIZE / CELL)
    cells = [(x, y) for x in range(per_row) for y in range(per_row)]
    found = []
    for number in range(pieces):
        x, y = cells.pop(chance.below(len(cells)))
        half = 0.5 + chance.unit()
        centre = (x * CELL + CELL / 2, y * CELL + CELL / 2)
        corners = ((-half, -half), (half, -half), (half, half), (-half, half))
        shape = tuple(quantise((centre[0] + dx, centre[1] + dy)) for dx, dy in corners)
        found.append(Piece(f"rock-{number}", shape, "rock"))
    return found


def free_place(laid: Table, figure: Fighter, others: list[Fighter], side: str, chance: Block) -> Point:
    """Somewhere free in the side's own half, within a charge or two of the middle."""
    ground = Ground(laid, figure.base, tuple(other.footprint for other in others))
    while True:
        x = SIZE / 2 + (1 + chance.unit() * 12) * (-1 if side == "red" else 1)
        at = quantise((x, 2 + chance.unit() * (SIZE - 4)))
        if ground.free(at):
            return at
