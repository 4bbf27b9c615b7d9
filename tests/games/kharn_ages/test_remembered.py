"""What is remembered of Safars and of where they stand is what would be found out anew; what a menu does not ask about
would be refused."""

from __future__ import annotations

from msgspec.structs import replace

from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.game import Asked, Game
from escarmouche.core.position import play
from escarmouche.core.system import Setup
from escarmouche.games.kharn_ages import SYSTEM
from escarmouche.games.kharn_ages.figures import BURNING, Battle, Bleed, Thing
from escarmouche.games.kharn_ages.rules.actions import ACTIONS, affords
from escarmouche.games.kharn_ages.rules.alert import shelters
from escarmouche.games.kharn_ages.rules.assault import assaults, assaults_on
from escarmouche.games.kharn_ages.rules.climbing import climbable, foot_of
from escarmouche.games.kharn_ages.rules.melee import attacks_open, strikes
from escarmouche.games.kharn_ages.rules.objects import points
from escarmouche.games.kharn_ages.rules.shooting import launchers, targets, why_no_shot
from escarmouche.games.kharn_ages.rules.sight import hideouts, line_between, sees
from escarmouche.games.kharn_ages.rules.space import characteristic, covers, extent, is_free, things_by, within, zone_of
from escarmouche.games.kharn_ages.rules.structure import at_hand, breakable
from escarmouche.games.kharn_ages.stats import BY_LETTER


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
            assert foot_of(state, who) == climbable(state, me)
            assert shelters(state, who) == hideouts(state, me)
        return decision.sample(chance)

    opening = SYSTEM.rules.new_game(setup)
    for who in list(opening.figures)[::3]:
        opening = opening.changed(who, poison=2, bleeding=(Bleed(2),), status=opening.figures[who].status | {BURNING})
    play(opening, SeededDice("left-out"), choose)
    missed = [name for name in ("antidote", "tend", "pick-lock", "open", "read") if not offered[name]]
    assert not missed
    assert offered["put-out"] + offered["smother"], offered
