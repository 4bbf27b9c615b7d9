"""What menus find out the short way is what the long way finds: actions that are open, ways into contact, beams."""

from collections.abc import Iterator

import pytest

from escarmouche.bots import make
from escarmouche.bots.protocol import Seated
from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.game import Asked, Game
from escarmouche.core.position import play
from escarmouche.core.state import Id
from escarmouche.core.system import Setup
from escarmouche.games.age_des_escarmouches import SYSTEM
from escarmouche.games.age_des_escarmouches.figures import HIDDEN, Fray
from escarmouche.games.age_des_escarmouches.rules import sight
from escarmouche.games.age_des_escarmouches.rules.actions import DEEDS, barred, unbarred
from escarmouche.games.age_des_escarmouches.rules.assault import assault_on, trip_of
from escarmouche.games.age_des_escarmouches.rules.beam import Beam, area, beam, clip, is_near, nearness, ring_of
from escarmouche.games.age_des_escarmouches.rules.contact import apart, free
from escarmouche.games.age_des_escarmouches.rules.paths import course, some_way, spots_for, way_open, why_no_path
from escarmouche.games.age_des_escarmouches.rules.sight import NEAR, direction
from escarmouche.games.age_des_escarmouches.stats import Trip
from escarmouche.space.geometry import Point, Ring, gap_to_point


def plain_way(game: Game[Fray], who: Id, trip: Trip) -> bool:
    """The shortest way into contact, or any to a place beside the target."""
    others, ground = course(game, who, trip)
    start = game[who].at
    routes = [ground.route_to_touch(start, others.index(trip.targets[0]), trip.limit)]
    routes += [ground.route(start, spot, trip.limit) for spot in spots_for(game, who, trip)]
    return any(one is not None and why_no_path(game, who, trip, ground, one.path) is None for one in routes)


def plain_part(it: Beam, ring: Ring) -> list[Point]:
    part = clip(ring, it.ring)
    if len(part) < 3 or area(part) <= 1e-4:
        return []
    within = [all(gap_to_point(end, p) <= 0.0 for p in part) for end in (it.source, it.target)]
    return [] if any(within) else part


def plain_obstacles(state: Fray, who: Id, target: Id) -> Iterator[tuple[list[Point], float]]:
    me, it = state.figures[who], state.figures[target]
    way = beam(me.footprint, it.footprint)
    for one in state.figures.values():
        known = HIDDEN not in one.status or one.side == me.side
        if one.altitude == it.altitude and one.id not in (who, target) and one.in_play and known:
            yield plain_part(way, ring_of(one.footprint, direction(way))), one.height
    for piece, parts in zip(state.table.pieces, state.table.parts, strict=True):
        if piece.blocks_sight and (not it.altitude or f"level-{it.altitude}" in piece.tags):
            tall = float("inf") if piece.height is None else piece.height
            yield from ((plain_part(way, ring), tall) for ring in parts)


class Comparing:
    """Players who soon come to blows; at some of their menus both ways are compared."""

    def __init__(self, seed: str) -> None:
        self.seated = Seated(SYSTEM, {seat: make("habit", SYSTEM, seed, seat) for seat in SYSTEM.seats})
        self.menus = self.ways = self.beams = 0

    def __call__(self, asked: Asked[Fray], decision: Decision) -> Answer:
        if decision.key == "action":
            self.menus += 1
            if self.menus % 3 == 0:
                self.compare(asked.game, decision.figure)
        return self.seated(asked, decision)

    def compare(self, game: Game[Fray], who: Id) -> None:
        assert unbarred(game, who) == [one for one in DEEDS.values() if barred(game, who, one) is None]
        state = game.state
        for foe in state.enemies(who):
            found = [one for one in plain_obstacles(state, who, foe.id) if one[0]]
            way = beam(state.figures[who].footprint, foe.footprint)
            short = list(sight.obstacles(state, way, who, foe.id, foe.altitude))
            assert [(part, tall) for part, tall, _, _ in short] == found
            for part, _, around, _ in short:
                assert is_near(way, part, around, NEAR) == (nearness(way, part) <= NEAR)
            self.beams += bool(found)
            assault = assault_on(game, who, "engagement", foe.id)
            if HIDDEN in foe.status or not free(state, who) or apart(state, who, foe.id) > assault.limit:
                continue
            trip = trip_of(game, assault)
            if trip.targets[0] in course(game, who, trip)[0]:
                assert way_open(game, who, trip) == plain_way(game, who, trip), (who, foe.id)
                assert way_open(game, who, trip) == (some_way(game, who, trip) is not None)
                self.ways += 1


@pytest.mark.parametrize("seed", ["short-1"])
def test_the_short_way_finds_what_the_long_way_finds(seed: str) -> None:
    options = {"game_size": 200}
    lists = {seat: SYSTEM.lists.build(Block(f"{seed}/{seat}", 0), None, options) for seat in SYSTEM.seats}
    compared = Comparing(seed)
    setup = Setup(game="age-des-escarmouches", seed=seed, lists=lists, options=options)
    play(SYSTEM.rules.new_game(setup), SeededDice(seed), compared)
    assert compared.ways, "somebody came near enough to be assaulted"
    assert compared.beams, "somebody stood in the way of a glance"
