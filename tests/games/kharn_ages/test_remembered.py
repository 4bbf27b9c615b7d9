"""What is remembered of Safars and of where they stand is what would be found out anew."""

from __future__ import annotations

from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.game import Asked
from escarmouche.core.position import play
from escarmouche.core.system import Setup
from escarmouche.games.kharn_ages import SYSTEM
from escarmouche.games.kharn_ages.figures import Battle
from escarmouche.games.kharn_ages.rules.sight import line_between, sees
from escarmouche.games.kharn_ages.rules.space import characteristic, covers, extent, is_free, things_by, within, zone_of
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
