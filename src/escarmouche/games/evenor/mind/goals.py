"""Where a model may want to go, and to stand when the game begins: goals and places with what speaks for each."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.core.decisions import ChoosePath, ChoosePoint
from escarmouche.core.dice import Block
from escarmouche.core.experience import Described
from escarmouche.games.evenor.figures import ACTIVATED, Fighter, Skirmish
from escarmouche.games.evenor.mind.answers import danger
from escarmouche.games.evenor.mind.estimates import REACH, between, edge
from escarmouche.games.evenor.mind.features import (
    BackFeatures,
    DeployFeatures,
    EdgeFeatures,
    ErrandFeatures,
    FoeFeatures,
    FriendsFeatures,
    HoldFeatures,
    InterceptFeatures,
    StandOffFeatures,
    StayFeatures,
)
from escarmouche.games.evenor.mind.ideas import clamp, edges
from escarmouche.games.evenor.mind.score import score, way
from escarmouche.games.evenor.mind.steering import beyond, errand, homesick
from escarmouche.games.evenor.rules.movement import engaged_with
from escarmouche.space.geometry import Point, distance, quantise

FOES = 4
"""So many enemies, the nearest first, are worth a thought."""
STAND_OFF = 7.0
"""How far from their mark shooters like to be."""
ALOOF = REACH + 1.6
"""Just out of reach of a charge, from middle to middle."""


def goals(state: Skirmish, decision: ChoosePath) -> Iterator[Described]:
    """To stay, an errand, an enemy, a place to shoot from, away from somebody, among friends."""
    me = state.figures[decision.figure]
    foes = sorted(state.enemies(me.id), key=lambda foe: distance(me.at, foe.at))[:FOES]
    near = distance(me.at, foes[0].at) if foes else 20.0
    shoots, home, limit = me.shooter, homesick(state, me) > 0, decision.limit
    charge, hit = danger(state, me)
    errands = errand(state, me)
    busy = errands is not None
    stay = StayFeatures(
        shooter=shoots,
        charge_danger=charge,
        shot_danger=hit,
        nearest_foe=near / 10,
        foe_in_reach=near <= REACH + 1,
        has_errand=busy,
        homebound=home,
    )
    yield Described("path.stay", stay, (None, None))
    if me.side == state.ambushed:
        yield from exits(state, me, limit, charge)
    elif errands is not None:
        far = distance(me.at, errands)
        features = ErrandFeatures(homebound=home, distance=far / 10, arrives=far <= limit, charge_danger=charge)
        yield Described("path.errand", features, (errands, None))
    for rank, foe in enumerate(foes):
        far = between(me, foe)
        touched = decision.others.index(foe.id) if foe.id in decision.others else None
        foe_features = FoeFeatures(
            nearest=rank == 0,
            rank=rank,
            way=way(state.table, me.at, foe.at) / 10,
            arrives=far <= limit,
            charges_next=limit < far <= limit + REACH,
            worth=edge(state, me, foe, True),
            foe_cost=foe.cost / 10,
            foe_opponents=len(engaged_with(state, foe.id)),
            shooter=shoots,
            foe_shooter=foe.shooter,
            foe_carries_token=bool(foe.tokens),
            foe_activated=ACTIVATED in foe.status,
            has_errand=busy,
            homebound=home,
        )
        yield Described("path.foe", foe_features, (foe.at, touched))
        if rank < 2 and shoots:
            yield from stand_offs(me, foe, rank, stay)
        if rank < 2 and foe.side == state.ambushed:
            yield from interceptions(state, me, foe, rank)
    if foes:
        yield from retreats(state, me, foes[0], limit, stay)
    friends = state.friends(me.id)
    if friends:
        count = len(friends)
        middle = quantise((sum([one.at[0] for one in friends]) / count, sum([one.at[1] for one in friends]) / count))
        among = FriendsFeatures(
            distance=distance(me.at, middle) / 10,
            nearest_foe=near / 10,
            shooter=shoots,
            has_errand=busy,
            homebound=home,
        )
        yield Described("path.friends", among, (middle, None))


def exits(state: Skirmish, me: Fighter, limit: float, charge: float) -> Iterator[Described]:
    """The edges where the hunted may leave, the nearest first."""
    foes = state.enemies(me.id)
    for rank, at in enumerate(edges(state, me)):
        far = distance(me.at, at)
        hunter = min([distance(at, foe.at) for foe in foes], default=20.0)
        features = EdgeFeatures(
            distance=far / 10,
            arrives=far <= limit,
            nearest_hunter=hunter / 10,
            nearest=rank == 0,
            charge_danger_on_the_way=(far > limit) * charge,
        )
        yield Described("path.edge", features, (at, None))


def stand_offs(me: Fighter, foe: Fighter, rank: int, stay: StayFeatures) -> Iterator[Described]:
    """Places to shoot from: at the usual distance and within short range."""
    far, ranges = distance(me.at, foe.at), me.missiles[0].ranges
    assert ranges is not None
    for kind, ideal in (("mid", STAND_OFF), ("short", ranges[0] + 1.0)):
        features = StandOffFeatures(
            rank=rank,
            distance=(far - 1.0) / 10,
            off_ideal=abs(far - ideal) / 10,
            too_near=far < ideal,
            foe_cost=foe.cost / 10,
            has_errand=stay.has_errand,
            homebound=stay.homebound,
            charge_danger=stay.charge_danger,
        )
        yield Described(f"path.{kind}", features, (beyond(me.at, foe.at, far - ideal), None))


def interceptions(state: Skirmish, me: Fighter, foe: Fighter, rank: int) -> Iterator[Described]:
    """Where one of the hunted would leave, and half-way there."""
    at = edges(state, foe)[0]
    far, left, shoots = between(me, foe), distance(foe.at, at), me.shooter
    middle = quantise(((foe.at[0] + at[0]) / 2, (foe.at[1] + at[1]) / 2))
    for kind, goal in (("cutoff", at), ("midway", middle)):
        features = InterceptFeatures(
            rank=rank,
            distance=far / 10,
            foe_way=left / 10,
            way=distance(me.at, goal) / 10,
            shooter=shoots,
        )
        yield Described(f"path.{kind}", features, (goal, None))


def retreats(state: Skirmish, me: Fighter, foe: Fighter, limit: float, stay: StayFeatures) -> Iterator[Described]:
    """Away from the nearest enemy, and just out of its reach."""
    near, theirs = distance(me.at, foe.at), edge(state, foe, me, True)
    back = BackFeatures(
        shooter=stay.shooter,
        charge_danger=stay.charge_danger,
        shot_danger=stay.shot_danger,
        nearest_foe=stay.nearest_foe,
        has_errand=stay.has_errand,
        homebound=stay.homebound,
        foe_worth=theirs,
    )
    yield Described("path.back", back, (beyond(me.at, foe.at, -limit), None))
    hold = HoldFeatures(
        shooter=stay.shooter,
        charge_danger=stay.charge_danger,
        off_ideal=abs(near - ALOOF) / 10,
        too_near=near < ALOOF,
        worth=edge(state, me, foe, True),
        foe_worth=theirs,
        has_errand=stay.has_errand,
    )
    yield Described("path.hold", hold, (beyond(me.at, foe.at, near - ALOOF), None))


def places(state: Skirmish, decision: ChoosePoint, chance: Block) -> Iterator[Described]:
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
        features = DeployFeatures(
            score=score(state.changed(decision.figure, at=at, on_table=True), decision.seat) / 10,
            nearest_foe=min([distance(at, foe) for foe in foes], default=10.0) / 10,
            nearest_friend=min([distance(at, friend) for friend in friends], default=3.0) / 10,
            mean_friend=sum([distance(at, friend) for friend in friends]) / max(len(friends), 1) / 10,
            nearest_edge=min(x, y, wide - x, deep - y) / 10,
            nearest_token=min([distance(at, token) for token in lying], default=0.0) / 10,
            middle=distance(at, (wide / 2, deep / 2)) / 10,
        )
        yield Described(kind, features, [x, y])


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
