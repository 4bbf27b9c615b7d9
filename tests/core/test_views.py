"""What a seat may learn: events with several faces, private rolls, positions that cannot be told apart."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from escarmouche.core.decisions import ChooseNumber
from escarmouche.core.dice import Block, Pool, SeededDice
from escarmouche.core.events import NOBODY, Private, Rolled, RolledUnseen
from escarmouche.core.game import Answered, Fell, Game
from escarmouche.core.position import Position, advance, begin
from escarmouche.core.state import Phase
from escarmouche.core.system import Setup
from escarmouche.core.views import NothingFits, consistent, private, redact
from escarmouche.odds.luck import throws
from escarmouche.telling.texts import Texts
from toy import SYSTEM, Acted, Lurked, Night, Scored, Turn

BEHIND_A_SCREEN = Private(("red",))


def table() -> Game[Night]:
    return Game(SYSTEM.rules.new_game(Setup(game="toy")), SeededDice("views"))


def test_everybody_reads_an_ordinary_event_as_it_is() -> None:
    event = Acted(figure="red1")
    assert [redact(event, seat) for seat in ("red", "blue", None)] == [event] * 3
    assert not private(SYSTEM, event)
    assert private(SYSTEM, Lurked(figure="red1", side="red"))


def test_of_a_private_roll_others_learn_only_that_dice_fell() -> None:
    game = table()
    roll = game.roll("red1", "duel", Pool(2, at_least=5), private=BEHIND_A_SCREEN)
    rolled = game.events[-1]
    assert isinstance(rolled, Rolled)
    assert redact(rolled, "red") is rolled
    assert rolled.faces == roll.faces
    assert redact(rolled, "blue") == redact(rolled, None) == RolledUnseen(figure="red1", purpose="duel")
    assert game.log == [Fell("red1", "duel", roll.faces, BEHIND_A_SCREEN)]
    assert private(SYSTEM, rolled)


def test_a_roll_may_be_hidden_so_well_that_nobody_hears_it() -> None:
    game = table()
    game.roll("game", "fog", Pool(1), private=NOBODY)
    assert [redact(game.events[-1], seat) for seat in ("red", "blue", None)] == [None] * 3
    assert list(throws(SYSTEM, game.events, game.state)) == []


def test_a_secret_answer_is_marked_in_the_log() -> None:
    question = ChooseNumber(key="bid", seat="red", least=0, most=3)
    assert Answered.to(question, 2) == Answered("bid", "red", 2)
    secret = replace(question, secret=True, known_to=("referee",))
    assert Answered.to(secret, 2).private == Private(("red", "referee"))


def test_both_languages_tell_of_dice_that_one_does_not_see() -> None:
    event, state = RolledUnseen(figure="red1", purpose="duel"), table().state
    assert Texts(SYSTEM, "en").event(event, state) == "Red1 rolls for duel, unseen"
    assert Texts(SYSTEM, "fr").event(event, state).endswith("sans les montrer")


# -------------------------------------------------------------- positions that cannot be told apart


class Wager(Phase, frozen=True):
    """Red rolls behind a screen and bids in secret; whether it bid much is told, and blue is asked."""

    def run(self, game: Game[Night]) -> None:
        game.roll("red1", "duel", Pool(1), private=BEHIND_A_SCREEN)
        bid = game.ask("bid", "red", lambda: ChooseNumber(least=0, most=3, secret=True))
        game.tell(Scored(side="red", total=int(bid >= 2)))
        game.choose("pounce", "blue", ["no", "yes"], "no")


class Listening(Phase, frozen=True):
    """Somebody who lurks rolls a die that nobody hears."""

    def run(self, game: Game[Night]) -> None:
        if game["red1"].has("lurking"):
            game.roll("red1", "duel", Pool(1), private=NOBODY)
        game.choose("pounce", "blue", ["no", "yes"], "no")


class Striking(Phase, frozen=True):
    """Everybody sees how many dice somebody rolls: two if it lurked."""

    def run(self, game: Game[Night]) -> None:
        game.roll("red1", "duel", Pool(2 if game["red1"].has("lurking") else 1))
        game.choose("pounce", "blue", ["no", "yes"], "no")


def at(phase: Phase, *lurking: str) -> Position[Night]:
    state = SYSTEM.rules.new_game(Setup(game="toy"))
    for who in lurking:
        state = state.gained(who, "lurking")
    return begin(replace(state, agenda=(phase,)), SeededDice("views")).position


def worlds(position: Position[Night], seat: str, many: int = 60) -> list[Position[Night]]:
    return [consistent(SYSTEM, position, seat, Block(f"world-{number}", 0)) for number in range(many)]


def answers(drawn: list[Position[Night]], line: int) -> set[int]:
    found = [world.log[line] for world in drawn]
    return {entry.answer for entry in found if isinstance(entry, Answered)}


def test_secret_answers_and_rolls_in_the_log_are_drawn_again() -> None:
    position = advance(at(Wager()), 2, SeededDice("views"), "red").position
    drawn = worlds(position, "blue")
    assert {world.log[0].faces[0] for world in drawn if isinstance(world.log[0], Fell)} == {1, 2, 3, 4, 5, 6}
    assert answers(drawn, 1) == {2, 3}, "that it was no less than 2 is known"
    assert all(world.pending[0].public() == position.pending[0].public() for world in drawn)
    assert all(world.log == position.log for world in worlds(position, "red", 5)), "one's own secrets are no guess"


@pytest.mark.parametrize("truth", [("red1",), ()])
def test_what_nobody_heard_may_have_been_rolled_or_not(truth: tuple[str, ...]) -> None:
    drawn = worlds(at(Listening(), *truth), "blue")
    assert {len(world.log) for world in drawn} == {0, 1}
    assert all(bool(world.log) == world.now.figures["red1"].has("lurking") for world in drawn)
    assert all(world.told == len(world.log) for world in drawn)


@pytest.mark.parametrize("truth", [("red1",), ()])
def test_the_number_of_dice_that_everybody_saw_is_known(truth: tuple[str, ...]) -> None:
    drawn = worlds(at(Striking(), *truth), "blue", 20)
    assert {world.now.figures["red1"].has("lurking") for world in drawn} == {bool(truth)}


def test_a_game_that_draws_what_a_seat_sees_otherwise_is_told_so() -> None:
    def dazed(state: Night, now: Night, seat: str, chance: Block) -> Night:
        return state.gained("red1", "dazed")

    liar = replace(SYSTEM, rules=replace(SYSTEM.rules, guess=dazed))
    with pytest.raises(NothingFits, match="fits what blue knows"):
        consistent(liar, at(Wager()), "blue", Block("x", 0))


def test_two_seats_that_bid_at_once_do_not_know_of_each_other() -> None:
    position = advance(at(Turn()), 3, SeededDice("views"), "red").position
    assert answers(worlds(position, "blue"), 0) == {0, 1, 2, 3}
    assert all(decision.seat == "blue" for world in worlds(position, "blue", 3) for decision in world.pending)
