"""What a player of Evenor does without thinking: sensible, and a good deal better than chance."""

from __future__ import annotations

from msgspec.structs import replace

from escarmouche.bots import make
from escarmouche.bots.protocol import Seated
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.position import play
from escarmouche.core.system import Setup
from escarmouche.games.evenor import SYSTEM
from escarmouche.games.evenor.figures import BLESSED, PRONE, Skirmish, Token
from escarmouche.games.evenor.mind.estimates import blows, edge, excess, hurt, shot
from escarmouche.games.evenor.mind.habits import habit
from escarmouche.games.evenor.mind.stats import asked, total
from escarmouche.games.evenor.mind.steering import errand
from escarmouche.games.evenor.rules.melee import Bout
from escarmouche.games.evenor.stats import COMBAT
from games.evenor.scene import block, scene
from games.evenor.stock import acting, walker


def ambushes_won(bot: str, games: int) -> int:
    """Of so many mirrored ambushes, those that a bot wins against chance."""
    won = 0
    for game in range(games):
        seed = f"habits-{game // 2}"
        mine, theirs = SYSTEM.seats if game % 2 else SYSTEM.seats[::-1]
        lists = {seat: SYSTEM.lists.build(Block(f"{seed}/{seat}", 0), None, {}) for seat in SYSTEM.seats}
        setup = Setup(game=SYSTEM.name, seed=seed, lists=lists, options={"scenario": "ambush"})
        bots = {mine: make(bot, SYSTEM, seed, mine), theirs: make("random", SYSTEM, seed, theirs)}
        state = play(SYSTEM.rules.new_game(setup), SeededDice(seed), Seated(SYSTEM, bots), keep=False).state
        won += state.result is not None and state.result.winner == mine
    return won


def test_habits_beat_chance() -> None:
    assert ambushes_won("habit", 12) >= 9


def test_searching_beats_chance() -> None:
    assert ambushes_won("search@8", 6) >= 5


def faced(**fields: object) -> Skirmish:
    """Léto and Ulysse face Phobos and Léto across the table; the fields are those of red's Léto."""
    lists = {"red": ["Léto", "Ulysse"], "blue": ["Phobos", "Léto"]}
    state = SYSTEM.rules.new_game(Setup(game=SYSTEM.name, lists=lists))
    places = {"leto-red": (4.0, 4.0), "ulysse": (4.0, 12.0), "phobos": (18.0, 4.0), "leto-blue": (18.0, 12.0)}
    for who, at in places.items():
        state = state.changed(who, at=at, on_table=True)
    return state.changed("leto-red", **fields)


def hits(state: Skirmish, *charging: str, others: int = 0) -> float:
    return blows(state, state.figures["leto-red"], Bout(("leto-red",), "phobos", frozenset(charging)), others)


def test_whoever_charges_strikes_better_and_whoever_lies_or_is_outnumbered_strikes_worse() -> None:
    usual, lying = faced(), faced(status=frozenset({PRONE}))
    assert hits(usual, "leto-red") > hits(usual) > hits(lying)
    assert hits(usual) > hits(usual, others=1)
    assert hits(lying.lost("leto-red", PRONE)) == hits(usual)


def test_a_threshold_is_the_one_that_the_rules_ask_for() -> None:
    for status in (frozenset(), frozenset({PRONE}), frozenset({BLESSED}), frozenset({PRONE, BLESSED})):
        state = faced(status=status)
        bout = Bout(("leto-red",), "phobos", frozenset({"leto-red"}))
        assert total(state, COMBAT, "leto-red", bout) == asked(state).total(COMBAT, "leto-red", bout).value


def test_a_furious_charge_has_a_die_more() -> None:
    furious, calm = faced(traits={"Charge furieuse": None}), faced(traits={})
    assert hits(furious, "leto-red") > hits(calm, "leto-red")
    assert hits(furious) == hits(calm)


def test_what_is_worked_out_about_one_state_is_not_told_of_another() -> None:
    usual, lying = faced(), faced(status=frozenset({PRONE}))
    me, foe = (usual.figures[who] for who in ("leto-red", "phobos"))
    before = edge(usual, me, foe, True)
    assert edge(lying, lying.figures["leto-red"], foe, True) < before
    assert edge(usual, me, foe, True) == before


def test_a_melee_one_wins_more_often_costs_the_other_more() -> None:
    state = faced()
    phobos, leto = state.figures["phobos"], state.figures["leto-blue"]
    assert excess(3.0, 1.0) > excess(1.0, 3.0) > 0.0
    assert hurt(state, leto, 2.0) > hurt(state, leto, 1.0) > 0.0
    assert hurt(state, phobos, 1.0) / phobos.cost < hurt(state, leto, 1.0) / leto.cost  # the better save


def test_a_shot_is_worth_less_from_afar_and_on_the_move() -> None:
    state = faced()
    ulysse, foe = state.figures["ulysse"], state.figures["leto-blue"]
    near, far = (replace(foe, at=at) for at in ((8.0, 12.0), (19.0, 12.0)))
    bow = ulysse.missiles[0]
    assert shot(state, ulysse, near, bow) > shot(state, ulysse, far, bow) > 0.0
    assert shot(state, ulysse, far, bow) > shot(state, ulysse, far, bow, "moving")


def test_every_token_has_its_own_model_to_fetch_it() -> None:
    names = ["Léto", "Ulysse", "Phobos"]
    state = SYSTEM.rules.new_game(Setup(game=SYSTEM.name, lists={"red": names, "blue": ["Nobu"]}))
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
