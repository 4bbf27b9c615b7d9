"""A stranger's script: a whole game through the API alone. The type checker knows everything in it, with no help."""

from collections import Counter
from collections.abc import Callable
from typing import assert_type

import escarmouche as esc
from escarmouche.core.decisions import Choose, Decision, Option
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.game import Asked, Game
from escarmouche.core.position import Position, advance, begin, play
from escarmouche.core.system import Setup, System
from escarmouche.games.age_des_escarmouches.opening import FrayState
from escarmouche.games.evenor import SYSTEM
from escarmouche.games.evenor.figures import Fighter
from escarmouche.games.evenor.opening import EvenorState
from escarmouche.games.evenor.stats import ALLOWANCE, CROSSING
from escarmouche.games.kharn_ages.figures import Safar
from escarmouche.games.kharn_ages.opening import KharnState
from escarmouche.games.saga.figures import Character
from escarmouche.games.saga.opening import MeleeState
from escarmouche.odds import Odds


def opened(seed: str) -> EvenorState:
    lists = {seat: SYSTEM.lists.build(Block(seat, 0), None, {}) for seat in SYSTEM.seats}
    return SYSTEM.rules.new_game(Setup(game=SYSTEM.name, seed=seed, lists=lists))


def hurt(position: Position[EvenorState]) -> list[Fighter]:
    return [figure for figure in position.now.figures.values() if figure.vitality < figure.printed_vitality]


def test_step_by_step() -> None:
    dice, chance, named = SeededDice("7"), Block("7", 0), Counter[str]()
    position = begin(opened("7"), dice).position
    for _ in range(60):
        decision = position.decision()
        assert_type(decision, Decision)
        if isinstance(decision, Choose):
            assert_type(decision.options, tuple[Option, ...])
            named.update(option.figure for option in decision.options)
        position = advance(position, decision.sample(chance), dice, decision.seat).position
    assert_type(position, Position[EvenorState])
    assert named
    assert all(figure.vitality >= 0 for figure in hurt(position))


def test_at_one_go() -> None:
    chance, seen = Block("8", 0), list[Fighter]()

    def answer(asked: Asked[EvenorState], decision: Decision) -> object:
        assert_type(asked.game, Game[EvenorState])
        if decision.figure:
            seen.append(asked.game[decision.figure])
            assert_type(asked.game.moment(ALLOWANCE, 1.0, decision.figure, "run"), float)
            assert_type(asked.game.moment(CROSSING, frozenset[str](), decision.figure), frozenset[str])
        return decision.sample(chance)

    ended = play(opened("8"), SeededDice("8"), answer, most_phases=40)
    assert_type(ended.state, EvenorState)
    assert ended.events
    assert {figure.side for figure in seen} == set(ended.state.sides)


def test_by_the_front_door() -> None:
    position = esc.game("evenor", seed="7", stop_after=2)
    assert_type(position, esc.Position[EvenorState])
    assert_type(position.decision, Decision)
    assert_type(position.play(position.options[0]).state, EvenorState)
    tough = [figure.name for figure in position.state.figures.values() if figure.vitality > 1]
    assert_type(tough, list[str])
    assert_type(esc.bot("greedy", position), esc.Player)
    played = esc.play(position, "random")
    assert_type(played, esc.Played[EvenorState])
    assert_type(played.winner, str | None)
    assert_type(esc.odds(position, position.options[0]), Odds)
    assert_type(esc.system("saga"), System[MeleeState])
    assert tough
    assert played.events


def test_every_book_tells_its_own_types() -> None:
    kharn = esc.game("kharn-ages", seed="7")
    assert_type(kharn, esc.Position[KharnState])
    assert_type([sorted(one.gear) for one in kharn.state.figures.values() if one.spells], list[list[str]])
    assert_type(kharn.play(kharn.options[0]).state.figures, dict[str, Safar])
    fray = esc.game("age-des-escarmouches", seed="7")
    assert_type(fray, esc.Position[FrayState])
    assert_type([one.pv for one in fray.state.figures.values() if not one.wounded], list[int])
    assert_type(esc.system("age-des-escarmouches").rules.new_game, Callable[[Setup], FrayState])
    melee = esc.game("saga", seed="7")
    assert_type(melee, esc.Position[MeleeState])
    assert_type(melee.state.figures, dict[str, Character])
    assert_type(sum(one.wounds for one in melee.state.figures.values()), int)
    for position in (kharn, fray, melee):
        assert position.decision.seat in position.state.sides


class Shy:
    """A stranger's bot: it sits down where a `Bot` is wanted."""

    def choose(self, view: esc.View, decision: esc.Decision) -> esc.Answer:
        return decision.sample(esc.Block(decision.key, 0))


def test_a_bot_of_ones_own() -> None:
    shy: esc.Bot = Shy()
    assert esc.play("evenor", shy, seed="3", stop_after=1).result is not None
