"""How good a game looks for a side: what bots compare. No look-ahead, only what lies on the table."""

from __future__ import annotations

from escarmouche.games.evenor.figures import EXITED, OUT, PRONE, Fighter, Skirmish
from escarmouche.games.evenor.scenarios import AMBUSH, ORICHALCUM
from escarmouche.games.evenor.scenarios.victory import losses_exceed_half, tokens_home
from escarmouche.space.geometry import Point, distance
from escarmouche.space.table import Table


def score(state: Skirmish, seat: str) -> float:
    """Won 1,000, lost -1,000; else the worth of one's models against the enemy's, and the way to the goal.

    Closing in counts for oneself only: set against the enemy's it would always come to nothing.
    """
    if state.result is not None:
        return 0.0 if state.result.winner is None else 1000.0 if state.result.winner == seat else -1000.0
    foe = next(side for side in state.sides if side != seat)
    ours = [figure for figure in state.figures.values() if figure.side == seat]
    theirs = [figure for figure in state.figures.values() if figure.side == foe]
    mine, foes = [f for f in ours if f.in_play], [f for f in theirs if f.in_play]
    worths = standing(ours) - standing(theirs)
    return worths + goal(state, seat, mine) - goal(state, foe, foes) + closing_in(state, seat, mine, foes)


def worth(figure: Fighter) -> float:
    if OUT in figure.status:
        return 0.0
    if EXITED in figure.status:
        return float(figure.cost)
    share = 0.5 + 0.5 * figure.vitality / figure.printed_vitality
    return figure.cost * share - (0.8 if PRONE in figure.status else 0.0)


def standing(band: list[Fighter]) -> float:
    return sum([worth(figure) for figure in band])


def goal(state: Skirmish, side: str, mine: list[Fighter]) -> float:
    if state.scenario == ORICHALCUM:
        return hunt_goal(state, side, mine)
    if state.scenario == AMBUSH and state.ambushed == side:
        return escape_goal(state, side, mine)
    return 0.0


def closing_in(state: Skirmish, side: str, mine: list[Fighter], theirs: list[Fighter]) -> float:
    """Fighters like to be near an enemy; shooters within range of one."""
    if not theirs or (state.scenario == AMBUSH and state.ambushed == side):
        return 0.0
    foes = tuple([foe.at for foe in theirs])
    known: dict[Point, float] = state.table.memory("nearest", foes, MOST_CROWDS)
    total = 0.0
    for one in mine:
        at = one.at
        nearest = known.get(at)
        if nearest is None:
            nearest = known[at] = way(state.table, at, nearest_of(foes, at))
        if one.shooter:
            total -= 0.05 * abs(nearest - 7.0)
        else:
            total -= 0.10 * nearest
    return total


def nearest_of(places: tuple[Point, ...], at: Point) -> Point:
    return min(places, key=lambda place: distance(at, place))


def escape_goal(state: Skirmish, side: str, mine: list[Fighter]) -> float:
    """Every pas nearer to an edge counts."""
    wide, deep = state.table.size
    total = -20.0 if losses_exceed_half(state, side) else 0.0
    for one in mine:
        x, y = one.at
        total -= 0.6 * min(x, y, wide - x, deep - y)
    return total


def hunt_goal(state: Skirmish, side: str, mine: list[Fighter]) -> float:
    """Tokens home, tokens carried towards home, models near tokens that lie about."""
    home = state.homes.get(side)
    total = 40.0 * tokens_home(state, side)
    corner = ((home.x0 + home.x1) / 2, (home.y0 + home.y1) / 2) if home else (12.0, 12.0)
    for token in state.tokens.values():
        if token.carrier and state.figures[token.carrier].side == side:
            total += 14.0 - 0.4 * way(state.table, state.figures[token.carrier].at, corner)
        elif token.at is not None and mine:
            total -= 0.25 * min([distance(one.at, token.at) for one in mine])
    return total


# ---------------------------------------------------------------- how far it is, roughly


Box = tuple[float, float, float, float]
ROOM = 0.5
"""What a base needs beside a piece of scenery."""
MOST_KNOWN = 50_000
"""Distances a table remembers."""
MOST_CROWDS = 50
"""Bands, as they stood, to which a table remembers distances."""


def way(table: Table, start: Point, goal: Point) -> float:
    """How far it is, remembered on the table: bots ask for the same two places again and again."""
    known: dict[tuple[Point, Point], float] = table.cache.setdefault("ways", {})
    far = known.get((start, goal))
    if far is None:
        if len(known) > MOST_KNOWN:
            known.clear()
        far = known[start, goal] = measured(table, start, goal)
    return far


def measured(table: Table, start: Point, goal: Point) -> float:
    """The distance, with the way round the first piece of scenery in between: who stands behind a rock is not near."""
    straight = distance(start, goal)
    west, east = min(start[0], goal[0]), max(start[0], goal[0])
    south, north = min(start[1], goal[1]), max(start[1], goal[1])
    nearest, first = 1.0, None
    for box in boxes(table):
        if box[0] < east and box[2] > west and box[1] < north and box[3] > south:
            enters = entry(box, start, goal)
            if enters < nearest:
                nearest, first = enters, box
    if first is None:
        return straight
    x0, y0, x1, y1 = first
    corners = ((x0, y0), (x0, y1), (x1, y0), (x1, y1))
    inner = (x0 + 0.01, y0 + 0.01, x1 - 0.01, y1 - 0.01)
    seen = [corner for corner in corners if entry(inner, start, corner) >= 1.0] or corners
    return min(distance(start, corner) + distance(corner, goal) for corner in seen)


def boxes(table: Table, room: float = ROOM) -> list[Box]:
    """The pieces that stop a model, as boxes with room for its base."""
    found: list[Box] | None = table.cache.get(("boxes", room))
    if found is None:
        found = table.cache["boxes", room] = []
        for piece in table.pieces:
            if piece.blocks_move:
                xs, ys = [x for x, _ in piece.shape], [y for _, y in piece.shape]
                found.append((min(xs) - room, min(ys) - room, max(xs) + room, max(ys) + room))
    return found


def entry(box: Box, start: Point, goal: Point) -> float:
    """Where on the way from start to goal, from 0 to 1, a box is entered; 1 if it is not in the way."""
    x0, y0, x1, y1 = box
    low, high = 0.0, 1.0
    for at, to, least, most in ((start[0], goal[0], x0, x1), (start[1], goal[1], y0, y1)):
        by = to - at
        if by == 0.0:
            if not least < at < most:
                return 1.0
            continue
        enters, leaves = (least - at) / by, (most - at) / by
        if by < 0.0:
            enters, leaves = leaves, enters
        low = max(low, enters)
        high = min(high, leaves)
        if low >= high:
            return 1.0
    return low
