"""A path that several seats may interrupt: who is asked when, and what each of them knows."""

from __future__ import annotations

from msgspec.structs import replace

from escarmouche.core.decisions import Choose, options
from escarmouche.core.dice import Block, QueuedDice
from escarmouche.core.game import Answered, Game
from escarmouche.core.position import Position, Step, advance, begin
from escarmouche.core.state import Phase
from escarmouche.core.system import Setup
from escarmouche.core.views import consistent
from toy import CROWD, Night, Play, following

PLACES = {"red1": (2.0, 1.0), "blue1": (5.0, 3.0), "green1": (5.0, 0.5)}
DUEL = {"game": {"duel": [1, 2, 3, 4, 5, 6]}}


def crossing(phase: Phase) -> Position[Night]:
    """Red is about to walk between a watcher of blue and one of green."""
    state: Night = CROWD.rules.new_game(Setup(game="crowd"))
    for who in state.figures:
        state = state.changed(who, on_table=who in PLACES, at=PLACES.get(who, (0.0, 11.0)))
    figures = {who: figure for who, figure in state.figures.items() if who in PLACES}
    return begin(replace(state, figures=figures, piles={}, agenda=(phase,)), QueuedDice(DUEL)).position


def walked() -> Position[Night]:
    position = crossing(Play("red"))
    for answer in ([], "red1", [[5.0, 1.75]]):
        position = advance(position, answer, QueuedDice(DUEL)).position
    return position


def asked(step: Step | Position) -> list[str]:
    position = step.position if isinstance(step, Step) else step
    return [f"{decision.key} of {decision.seat}" for decision in position.pending]


def test_seats_are_asked_in_turn_from_the_left_of_who_moves() -> None:
    assert following(CROWD.seats, "blue") == ("green", "red")
    position = walked()
    assert asked(position) == ["pounce of blue"]
    assert asked(advance(position, "no", QueuedDice(DUEL))) == ["pounce of green"]


def test_who_is_asked_later_knows_what_was_done_before_and_may_still_interrupt() -> None:
    first = advance(walked(), "yes", QueuedDice({"game": {"duel": [6, 1]}}))
    assert [type(event).__name__ for event in first.events][-3:] == ["Duelled", "StatusGained", "Scored"]
    assert asked(first) == ["pounce of green"]
    second = advance(first.position, "yes", QueuedDice({"game": {"duel": [6, 1]}}))
    assert second.position.now.points == {"blue": 1, "green": 1}
    assert second.position.now.figures["red1"].at == PLACES["red1"], "the path was stopped"


def test_one_who_declines_leaves_the_path_to_the_next() -> None:
    step = advance(walked(), "no", QueuedDice({}))
    step = advance(step.position, "no", QueuedDice({}))
    assert step.position.now.figures["red1"].at == (5.0, 1.75)


class Declared(Phase, frozen=True):
    """The others say at once, none knowing of the other, whether they interrupt; then somebody is asked something."""

    def run(self, game: Game[Night]) -> None:
        build = lambda: Choose(options=options(["no", "yes"]), secret=True)  # noqa: E731
        wanted = game.ask_all("pounce", dict.fromkeys(following(game.state.sides, "red"), build))
        for side in following(game.state.sides, "red"):
            if wanted[side] == "yes":
                game.choose("reroll", side, ["no", "yes"], "no")


def test_several_seats_may_also_answer_at_once_and_act_in_the_order_of_seats() -> None:
    position = crossing(Declared())
    assert asked(position) == ["pounce of blue", "pounce of green"]
    green_first = advance(position, "yes", QueuedDice({}), "green").position
    assert asked(green_first) == ["pounce of blue"]
    both = advance(green_first, "yes", QueuedDice({}), "blue")
    assert asked(both) == ["reroll of blue"], "whoever answered first, blue sits nearer"
    assert asked(advance(both.position, "no", QueuedDice({}))) == ["reroll of green"]


def test_who_answers_second_does_not_learn_what_the_first_answered() -> None:
    position = advance(crossing(Declared()), "yes", QueuedDice({}), "green").position
    worlds = [consistent(CROWD, position, "blue", Block(str(number), 0)) for number in range(20)]
    lines = [world.log[0] for world in worlds]
    assert {line.answer for line in lines if isinstance(line, Answered)} == {"no", "yes"}
