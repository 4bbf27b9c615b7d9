"""What a menu pays for at once, and what is remembered of where people stand, is what would be found anew."""

from __future__ import annotations

from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.game import Asked
from escarmouche.core.position import play
from escarmouche.core.system import Setup
from escarmouche.games.saga import SYSTEM
from escarmouche.games.saga.figures import BOUND, FLEEING, Melee
from escarmouche.games.saga.rules.deeds import DEEDS, STOP, affordable, barred, possible, unpaid
from escarmouche.games.saga.rules.movement import may_feint, roomy, row_of
from games.saga.scene import game_of, man, scene


def test_menus_are_as_if_every_action_was_asked_for_its_price() -> None:
    chance = Block("remembered", 0)
    lists = {seat: SYSTEM.lists.build(Block(f"remembered/{seat}", 0), None, {}) * 2 for seat in SYSTEM.seats}
    compared = 0

    def choose(asked: Asked[Melee], decision: Decision) -> Answer:
        nonlocal compared
        game, state, who = asked.game, asked.state, decision.figure
        if decision.key == "action":
            compared += 1
            plain = [
                one for deed in DEEDS.values() if barred(game, who, deed) is None for one in deed.offers(game, who)
            ]
            assert possible(game, who)[:-1] == plain
            assert possible(game, who)[-1].value == STOP
            me = state.figures[who]
            room = any(roomy(game, who, me.at, float(angle)) for angle in range(0, 180, 45))
            assert may_feint(game, who, row_of(state, me)) == (room and row_of(state, me) not in ("ladder", "crawling"))
        return decision.sample(chance)

    setup = Setup(game=SYSTEM.name, seed="remembered", lists=lists)
    play(SYSTEM.rules.new_game(setup), SeededDice("remembered"), choose, most_phases=600)
    assert compared > 100


def test_who_is_bound_or_flees_pays_for_nothing_that_is_refused_one_by_one() -> None:
    for status in ((), (BOUND,), (FLEEING,)):
        game = game_of(scene({"ak": man(5, 5, *status, reaction=20)}, {"bo": man(22, 14)}, segment=2))
        assert {deed.name for deed in affordable(game, "ak")} == {
            deed.name for deed in DEEDS.values() if unpaid(game, "ak", deed) is None
        }
