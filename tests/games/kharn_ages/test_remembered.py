"""What is remembered of Safars and of where they stand is what would be found out anew; what a menu does not ask about
would be refused."""

from __future__ import annotations

from msgspec.structs import replace

from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.game import Asked, Game
from escarmouche.core.position import play
from escarmouche.core.state import Id
from escarmouche.core.system import Setup
from escarmouche.games.kharn_ages import SYSTEM
from escarmouche.games.kharn_ages.figures import BURNING, GROUND, Battle, Bleed, Safar, Thing
from escarmouche.games.kharn_ages.rules.actions import ACTIONS, affords, looked, met, thinkable
from escarmouche.games.kharn_ages.rules.assault import assaults, assaults_on
from escarmouche.games.kharn_ages.rules.climbing import FOOT, TABLE, climbable, on_edge
from escarmouche.games.kharn_ages.rules.melee import attacks_open, strikes
from escarmouche.games.kharn_ages.rules.morale import dreaded, due
from escarmouche.games.kharn_ages.rules.movement import apart_in_height, ground_among, pace, room_at
from escarmouche.games.kharn_ages.rules.objects import points
from escarmouche.games.kharn_ages.rules.relief import EVEN, STEP, level_of, standing
from escarmouche.games.kharn_ages.rules.shooting import launchers, targets, why_no_shot
from escarmouche.games.kharn_ages.rules.sight import (
    CONTACT,
    SCALE,
    Hideout,
    height_of,
    hideouts,
    line_between,
    sees,
    top_of,
)
from escarmouche.games.kharn_ages.rules.space import characteristic, covers, extent, is_free, things_by, within, zone_of
from escarmouche.games.kharn_ages.rules.structure import at_hand, breakable
from escarmouche.games.kharn_ages.stats import BY_LETTER, PACE, Fear
from escarmouche.space.geometry import Point, gap_to_ring, inside


def test_characteristics_zones_and_sight_are_as_if_nothing_was_remembered() -> None:
    chance = Block("remembered", 0)
    lists = {seat: SYSTEM.lists.build(Block(f"remembered/{seat}", 0), None, {}) for seat in SYSTEM.seats}
    compared = 0

    def choose(asked: Asked[Battle], decision: Decision) -> Answer:
        nonlocal compared
        game, state = asked.game, asked.state
        if decision.key == "action":
            compared += 1
            who = decision.figure
            me = state.figures[who]
            for letter, stat in BY_LETTER.items():
                assert characteristic(game, who, letter) == game.total(stat, who).value
            others = [f for f in state.figures.values() if f is not me]
            assert zone_of(state, who) == [f for f in others if covers(me, f)]
            assert is_free(state, who) == (not any(f.side != me.side and covers(f, me) for f in others))
            lying = [(name, it, it.at) for name, it in state.things.items() if it.at is not None]
            near = [name for name, it, place in lying if within(me, place, 0.0, it.level, extent(me))]
            assert things_by(state, who) == near
            for foe in state.enemies(who)[:2]:
                assert sees(state, who, foe.id) == line_between(state, me, foe)
            assert me.in_hand("weapon") == tuple(n for n, g in me.gear.items() if g.held and g.kind == "weapon")
        return decision.sample(chance)

    play(
        SYSTEM.rules.new_game(Setup(game=SYSTEM.name, seed="remembered", lists=lists)), SeededDice("remembered"), choose
    )
    assert compared > 100


def plainly_climbable(state: Battle, me: Safar) -> dict[str, float]:
    found = {
        piece.id: top
        for piece, ring in zip(state.table.pieces, state.table.rings, strict=True)
        if (top := level_of(piece)) is not None
        and abs(top - me.level) > STEP + EVEN
        and gap_to_ring(me.footprint, ring) <= FOOT
    }
    return {**found, TABLE: 0.0} if abs(me.level) > STEP + EVEN and on_edge(state.table, me) else found


def plain_hideouts(state: Battle, me: Safar) -> list[Hideout]:
    return [
        (ring, top_of(piece))
        for piece, ring in zip(state.table.pieces, state.table.rings, strict=True)
        if piece.blocks_sight
        and piece.base < me.level + height_of(me)
        and top_of(piece) - me.level >= me.stature * SCALE - 1e-9
        and not inside(ring, me.at)
        and gap_to_ring(me.footprint, ring) <= CONTACT
    ]


def plainly_due(game: Game[Battle], who: Id) -> list[Fear]:
    me, foes = game[who], [f for f in game.state.figures.values() if f.present and f.side != game[who].side]
    fears = [(foe, dreaded(game, who, foe)) for foe in foes]
    terrors = [fear for foe, fear in fears if fear is not None and (covers(me, foe) or foe.id in me.failures)]
    return [*terrors, *(fear for fear in due(game, who) if not fear.terror)]


def plain_room(state: Battle, who: Id, at: Point) -> bool:
    me = replace(state.figures[who], level=standing(state.table, at))
    others = [f for f in state.figures.values() if f.id != who and f.in_play and not apart_in_height(me, me.level, f)]
    return ground_among(state, me, others).free(at)


GENERIC = (
    "antidote", "full-antidote", "tend", "tend-all", "put-out", "smother",
    "pick-lock", "open", "close", "read", "set-fire",
)  # fmt: skip
"""Actions that a look at the whole battle may spare asking about."""


def test_what_a_menu_leaves_out_would_be_refused_one_by_one() -> None:
    chance = Block("left-out", 0)
    setup = Setup(
        game=SYSTEM.name,
        seed="left-out",
        lists={seat: SYSTEM.lists.build(Block(f"left-out/{seat}", 1), None, {}) for seat in SYSTEM.seats},
    )
    offered: dict[str, int] = {}

    def choose(asked: Asked[Battle], decision: Decision) -> Answer:
        if decision.key == "action":
            who = decision.figure
            me = asked.state.figures[who]
            lying = {kind: Thing(kind, me.at, me.level, locked=me.ap % 2 == 0) for kind in ("chest", "book")}
            things = {**asked.state.things, **(lying if me.ap > 1 else {})}
            game = Game(replace(asked.state, things=things), SeededDice("left-out"))
            state = game.state
            for name in GENERIC:
                words = [*state.figures, *state.things, *(piece.id for piece in state.table.pieces)]
                plain = [{name: one} for one in words if ACTIONS[name].refuses(game, who, {name: one}) is None]
                found = [option.value for option in ACTIONS[name].offers(game, who)]
                assert sorted(map(str, found)) == sorted(map(str, plain))
                offered[name] = offered.get(name, 0) + len(found)
            assert assaults(game, who) == assaults_on(game, who, state.enemies(who))
            payable = [ap for ap in (1, 2, 3) if affords(game, who, ap, "attack")]
            assert attacks_open(game, who) == (strikes(game, who, payable) if payable else [])
            shots = [(foe.id, item) for item in launchers(me) for foe in state.enemies(who)]
            plain = [{"shoot": foe, "weapon": item} for foe, item in shots if not why_no_shot(game, who, foe, item)]
            assert [option.value for option in targets(game, who)] == plain
            names = [*state.things, *(piece.id for piece in state.table.pieces)]
            assert breakable(state, who) == [name for name in names if at_hand(state, me, name) and points(state, name)]
            assert climbable(state, me) == plainly_climbable(state, me)
            assert hideouts(state, me) == plain_hideouts(state, me)
            assert due(game, who) == plainly_due(game, who)
            assert met(state, me) == looked(state, me)
            upright = GROUND not in me.status
            offering = [one.name for one in ACTIONS.values() if (upright or one.lying) and one.offers(game, who)]
            assert [one.name for one in thinkable(state, me) if one.offers(game, who)] == offering
            for kind in ("walk", "assault", "swim", "climb"):
                assert pace(game, who, kind) == game.total(PACE, who, kind, base=characteristic(game, who, "V")).value
            for x in range(3):
                at = (me.at[0] + x * 0.3, me.at[1])
                assert room_at(state, who, at) == plain_room(state, who, at)
        return decision.sample(chance)

    opening = SYSTEM.rules.new_game(setup)
    for who in list(opening.figures)[::3]:
        opening = opening.changed(who, poison=2, bleeding=(Bleed(2),), status=opening.figures[who].status | {BURNING})
    play(opening, SeededDice("left-out"), choose)
    missed = [name for name in ("antidote", "tend", "pick-lock", "open", "read") if not offered[name]]
    assert not missed
    assert offered["put-out"] + offered["smother"], offered
