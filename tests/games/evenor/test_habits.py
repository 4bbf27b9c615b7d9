"""What a player of Evenor does without thinking: sensible, and a good deal better than chance."""

from __future__ import annotations

from msgspec.structs import replace

from escarmouche.bots import make
from escarmouche.bots.protocol import Seated
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.position import play
from escarmouche.core.system import Setup
from escarmouche.games.evenor import SYSTEM
from escarmouche.games.evenor.bearings import errand
from escarmouche.games.evenor.figures import PRONE, Token, fighter, profiles
from escarmouche.games.evenor.guesses import blows, excess, hurt, odds, shot
from escarmouche.games.evenor.habits import habit
from games.evenor.scene import block, scene
from games.evenor.stock import acting, walker


def ambushes_won(bot: str, games: int) -> int:
    """Of so many mirrored ambushes, those that a bot wins against chance."""
    won = 0
    for game in range(games):
        seed = f"habits-{game // 2}"
        mine, theirs = SYSTEM.seats if game % 2 else SYSTEM.seats[::-1]
        lists = {seat: SYSTEM.build_list(Block(f"{seed}/{seat}", 0), None, {}) for seat in SYSTEM.seats}
        setup = Setup(game=SYSTEM.name, seed=seed, lists=lists, options={"scenario": "ambush"})
        bots = {mine: make(bot, SYSTEM, seed, mine), theirs: make("random", SYSTEM, seed, theirs)}
        state = play(SYSTEM.new_game(setup), SeededDice(seed), Seated(SYSTEM, bots), keep=False).state
        won += state.result is not None and state.result.winner == mine
    return won


def test_habits_beat_chance() -> None:
    assert ambushes_won("habit", 12) >= 9


def test_searching_beats_chance() -> None:
    assert ambushes_won("search@20", 6) >= 5


def test_thresholds_stay_within_two_and_six() -> None:
    assert [odds(needed) for needed in (0, 2, 4, 6, 9)] == [5 / 6, 5 / 6, 1 / 2, 1 / 6, 1 / 6]


def test_whoever_charges_strikes_better_and_whoever_lies_strikes_worse() -> None:
    leto = fighter(profiles()["Léto"], "leto", "red")
    lying = replace(leto, status=frozenset({PRONE}))
    assert blows(leto, True, 0) > blows(leto, False, 0) > blows(lying, False, 0)
    assert lying.upright == leto


def test_a_melee_one_wins_more_often_costs_the_other_more() -> None:
    phobos, leto = (fighter(profiles()[name], name, "red") for name in ("Phobos", "Léto"))
    assert excess(3.0, 1.0) > excess(1.0, 3.0) > 0.0
    assert hurt(leto, 2.0) > hurt(leto, 1.0) > 0.0
    assert hurt(phobos, 1.0) / phobos.cost < hurt(leto, 1.0) / leto.cost  # the better save


def test_a_shot_is_worth_less_from_afar() -> None:
    ulysse, leto = fighter(profiles()["Ulysse"], "ulysse", "red"), fighter(profiles()["Léto"], "leto", "blue")
    state = SYSTEM.new_game(Setup(game=SYSTEM.name, lists={"red": ["Ulysse"], "blue": ["Léto"]}))
    near, far = (shot(state, ulysse, replace(leto, at=at), ulysse.missiles[0]) for at in ((4.0, 0.0), (15.0, 0.0)))
    assert near > far > 0.0


def test_every_token_has_its_own_model_to_fetch_it() -> None:
    names = ["Léto", "Ulysse", "Phobos"]
    state = SYSTEM.new_game(Setup(game=SYSTEM.name, lists={"red": names, "blue": ["Nobu"]}))
    for who, at in {"leto": (2.0, 20.0), "ulysse": (3.0, 20.0), "phobos": (2.0, 22.0)}.items():
        state = state.changed(who, at=at, on_table=True)
    tokens = {"token-1": Token(at=(6.0, 20.0)), "token-2": Token(at=(16.0, 20.0))}
    state = replace(state, scenario="orichalcum", tokens=tokens)
    goals = {who: errand(state, state.figures[who]) for who in ("leto", "ulysse", "phobos")}
    assert goals == {"ulysse": (6.0, 20.0), "leto": (16.0, 20.0), "phobos": None}


def test_a_dead_end_is_left_by_the_way_round() -> None:
    walls = {"east": (6, 8, 7, 16), "south": (2, 8, 6, 9), "north": (2, 15, 6, 16)}
    pocket = [block(name, *box) for name, box in walls.items()]
    run = scene(
        red={"me": walker(5, 12)}, blue={"foe": walker(20, 12)}, terrain=pocket, dice={"me": {"initiative": [1]}}
    ).answer(*acting("me"), ("action", "run"))
    path = habit(run.state, run.pending, Block("dead end", 0))
    assert path
    assert path[-1][0] < 2.0, "out at the open side first, away from the enemy"
