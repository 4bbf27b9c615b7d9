"""Where a model may want to go, and to stand when the game begins: goals and places with what speaks for each."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.core.decisions import ChoosePath, ChoosePoint
from escarmouche.core.dice import Block
from escarmouche.core.geometry import Point, distance, quantise
from escarmouche.games.evenor.bearings import beyond, errand, homesick
from escarmouche.games.evenor.figures import ACTIVATED, Fighter, Skirmish
from escarmouche.games.evenor.guesses import REACH, edge
from escarmouche.games.evenor.ideas import clamp, edges
from escarmouche.games.evenor.movement import engaged_with
from escarmouche.games.evenor.opinions import Opinion, danger
from escarmouche.games.evenor.score import score, way

FOES = 4
"""So many enemies, the nearest first, are worth a thought."""
STAND_OFF = 7.0
"""How far from their mark shooters like to be."""
ALOOF = REACH + 1.6
"""Just out of reach of a charge, from middle to middle."""


def goals(state: Skirmish, decision: ChoosePath) -> Iterator[Opinion]:
    """To stay, an errand, an enemy, a place to shoot from, away from somebody, among friends."""
    me = state.figures[decision.figure]
    foes = sorted(state.enemies(me.id), key=lambda foe: distance(me.at, foe.at))[:FOES]
    near = distance(me.at, foes[0].at) if foes else 20.0
    shoots, home, limit = me.shooter, homesick(state, me) > 0, decision.limit
    charge, hit = danger(state, me)
    errands = errand(state, me)
    busy = errands is not None
    yield Opinion("path.stay", (shoots, charge, hit, near / 10, near <= REACH + 1, busy, home), (None, None))
    if me.side == state.ambushed:
        yield from exits(state, me, limit, charge)
    elif errands is not None:
        far = distance(me.at, errands)
        yield Opinion("path.errand", (home, far / 10, far <= limit, charge), (errands, None))
    for rank, foe in enumerate(foes):
        far = distance(me.at, foe.at) - 1.0
        touched = decision.others.index(foe.id) if foe.id in decision.others else None
        facts = (
            rank == 0,
            rank,
            way(state.table, me.at, foe.at) / 10,
            far <= limit,
            limit < far <= limit + REACH,
            edge(state, me, foe, True),
            foe.cost / 10,
            len(engaged_with(state, foe.id)),
            shoots,
            foe.shooter,
            bool(foe.tokens),
            ACTIVATED in foe.status,
            busy,
            home,
        )
        yield Opinion("path.foe", facts, (foe.at, touched))
        if rank < 2 and shoots:
            yield from stand_offs(me, foe, rank, (busy, home, charge))
        if rank < 2 and foe.side == state.ambushed:
            yield from interceptions(state, me, foe, rank)
    if foes:
        yield from retreats(state, me, foes[0], limit, (charge, hit, busy, home))
    friends = state.friends(me.id)
    if friends:
        count = len(friends)
        middle = quantise((sum([one.at[0] for one in friends]) / count, sum([one.at[1] for one in friends]) / count))
        yield Opinion("path.friends", (distance(me.at, middle) / 10, near / 10, shoots, busy, home), (middle, None))


def exits(state: Skirmish, me: Fighter, limit: float, charge: float) -> Iterator[Opinion]:
    """The edges where the hunted may leave, the nearest first."""
    foes = state.enemies(me.id)
    for rank, at in enumerate(edges(state, me)):
        far = distance(me.at, at)
        hunter = min([distance(at, foe.at) for foe in foes], default=20.0)
        facts = (far / 10, far <= limit, hunter / 10, rank == 0, (far > limit) * charge)
        yield Opinion("path.edge", facts, (at, None))


def stand_offs(me: Fighter, foe: Fighter, rank: int, more: tuple[float, ...]) -> Iterator[Opinion]:
    """Places to shoot from: at the usual distance and within short range."""
    far, ranges = distance(me.at, foe.at), me.missiles[0].ranges
    assert ranges is not None
    for kind, ideal in (("mid", STAND_OFF), ("short", ranges[0] + 1.0)):
        facts = (rank, (far - 1.0) / 10, abs(far - ideal) / 10, far < ideal, foe.cost / 10, *more)
        yield Opinion(f"path.{kind}", facts, (beyond(me.at, foe.at, far - ideal), None))


def interceptions(state: Skirmish, me: Fighter, foe: Fighter, rank: int) -> Iterator[Opinion]:
    """Where one of the hunted would leave, and half-way there."""
    at = edges(state, foe)[0]
    far, left, shoots = distance(me.at, foe.at) - 1.0, distance(foe.at, at), me.shooter
    middle = quantise(((foe.at[0] + at[0]) / 2, (foe.at[1] + at[1]) / 2))
    for kind, goal in (("cutoff", at), ("midway", middle)):
        yield Opinion(f"path.{kind}", (rank, far / 10, left / 10, distance(me.at, goal) / 10, shoots), (goal, None))


def retreats(
    state: Skirmish, me: Fighter, foe: Fighter, limit: float, more: tuple[float, float, bool, bool]
) -> Iterator[Opinion]:
    """Away from the nearest enemy, and just out of its reach."""
    charge, hit, busy, home = more
    near, shoots, theirs = distance(me.at, foe.at), me.shooter, edge(state, foe, me, True)
    facts: tuple[float, ...] = (shoots, charge, hit, near / 10, busy, home, theirs)
    yield Opinion("path.back", facts, (beyond(me.at, foe.at, -limit), None))
    facts = (shoots, charge, abs(near - ALOOF) / 10, near < ALOOF, edge(state, me, foe, True), theirs, busy)
    yield Opinion("path.hold", facts, (beyond(me.at, foe.at, near - ALOOF), None))


def places(state: Skirmish, decision: ChoosePoint, chance: Block) -> Iterator[Opinion]:
    """A few places to deploy at."""
    me, (wide, deep) = state.figures[decision.figure], state.table.size
    foes = [one.at for one in state.figures.values() if one.side != me.side and one.on_table]
    friends = [one.at for one in state.figures.values() if one.side == me.side and one.on_table and one.id != me.id]
    lying = [token.at for token in state.tokens.values() if token.at is not None]
    kind = f"deploy.{'shooter' if me.shooter else 'fighter'}"
    found = outposts(state, me, decision, foes)
    while len(found) < PLACES:
        x, y = decision.sample(chance)
        found.append((x, y))
    for at in found:
        x, y = at
        facts = (
            score(state.changed(decision.figure, at=at, on_table=True), decision.seat) / 10,
            min([distance(at, foe) for foe in foes], default=10.0) / 10,
            min([distance(at, friend) for friend in friends], default=3.0) / 10,
            sum([distance(at, friend) for friend in friends]) / max(len(friends), 1) / 10,
            min(x, y, wide - x, deep - y) / 10,
            min([distance(at, token) for token in lying], default=0.0) / 10,
            distance(at, (wide / 2, deep / 2)) / 10,
        )
        yield Opinion(kind, facts, [x, y])


PLACES = 6


def outposts(state: Skirmish, me: Fighter, decision: ChoosePoint, foes: list[Point]) -> list[Point]:
    """Places in an Ambush that chance would hardly find: where one run leads off the table, as far from both sides of
    the strip as may be; for the hunters, as near to each of the hunted as the strip allows."""
    found: list[Point] = []
    if not state.ambushed:
        return found
    room = me.radius
    zones = [(x0 + room, y0 + room, x1 - room, y1 - room) for x0, y0, x1, y1 in decision.facts["zones"]]
    if me.side == state.ambushed:
        x0, y0, x1, y1 = zones[0]
        for aside in (0.0, 1.1, -1.1, 2.2, -2.2):
            found += [((x0 + x1) / 2 + aside, y) for y in (y0, y1)]
    else:
        lonely = [foe for foe in foes if all(distance(foe, friend.at) > ALOOF for friend in state.friends(me.id))]
        for x, y in lonely or foes:
            found += [(clamp(x, x0, x1), clamp(y, y0, y1)) for x0, y0, x1, y1 in zones]
    found = [quantise(at) for at in found]
    return [at for at in found if decision.judge(at) is None][:PLACES]
