"""Game: ask, roll, tell, then. Nothing is asked or rolled twice; what does not fit the log is named."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.decisions import Choose, ChooseNumber, Decision, options
from escarmouche.core.dice import Pool, QueuedDice, SeededDice
from escarmouche.core.events import StatusGained
from escarmouche.core.game import Answered, Differs, Entry, Fell, Game, Waiting
from escarmouche.core.position import Asked, NoDice
from escarmouche.core.rules import INDEX, Moment, Stat, at, carries, modifies, rule
from escarmouche.core.state import Phase
from escarmouche.core.system import Setup
from toy import GRIT, SYSTEM, Night

Run = Callable[[Game[Any]], object]


class Scene(Phase, frozen=True):
    """A phase that plays whatever a test wants."""

    play: Any

    def run(self, game: Game[Any]) -> None:
        self.play(game)


def game(play: Run, log: list[Entry] | None = None, **more: Any) -> Game[Night]:
    state = replace(SYSTEM.rules.new_game(Setup(game="toy")), agenda=(Scene(play),))
    return Game(state, more.pop("dice", SeededDice("x")), log, **more)


def number(seat: str = "red") -> Decision:
    return ChooseNumber(key="bid", seat=seat, least=0, most=3)


def test_a_missing_answer_stops_the_run() -> None:
    with pytest.raises(Waiting) as waiting:
        game(lambda g: g.ask("bid", "red", number)).run()
    assert [decision.key for decision in waiting.value.pending] == ["bid"]


def test_a_logged_answer_comes_back_and_its_question_is_not_built_again() -> None:
    def build() -> Decision:
        raise AssertionError("built")

    def play(g: Game[Any]) -> None:
        assert g.ask("bid", "red", build) == 2

    game(play, [Answered("bid", "red", 2)]).run()


def test_a_logged_roll_comes_back_and_no_die_is_rolled() -> None:
    def play(g: Game[Any]) -> None:
        assert g.roll("red1", "duel", Pool(2, at_least=3)).faces == (2, 5)

    run = game(play, [Fell("red1", "duel", (2, 5))], dice=NoDice())
    run.run()
    assert run.rolls == 1
    assert run.log == [Fell("red1", "duel", (2, 5))]


def test_no_dice_no_roll() -> None:
    run = game(lambda g: g.roll("red1", "duel", Pool(0)))
    run.run()
    assert (run.log, run.events, run.rolls) == ([], [], 0)


@pytest.mark.parametrize(
    "entry",
    [Fell("red1", "duel", (1,)), Answered("lurk", "red", 2), Answered("bid", "blue", 2)],
    ids=["a roll", "another question", "another seat"],
)
def test_an_answer_that_does_not_fit_is_named(entry: Entry) -> None:
    with pytest.raises(Differs, match="the rules want an answer to bid of red"):
        game(lambda g: g.ask("bid", "red", number), [entry]).run()


@pytest.mark.parametrize("entry", [Fell("red2", "duel", (1,)), Fell("red1", "tie", (1,)), Answered("bid", "red", 1)])
def test_a_roll_that_does_not_fit_is_named(entry: Entry) -> None:
    with pytest.raises(Differs, match="the rules want a roll of red1 for duel"):
        game(lambda g: g.roll("red1", "duel", Pool(1)), [entry]).run()


BOTH = {seat: partial(number, seat) for seat in ("red", "blue")}


def test_several_seats_are_asked_at_once_and_answer_in_any_order() -> None:
    found: list[dict[str, Any]] = []
    play: Run = lambda g: found.append(g.ask_all("bid", BOTH))  # noqa: E731
    with pytest.raises(Waiting) as waiting:
        game(play).run()
    assert [decision.seat for decision in waiting.value.pending] == ["red", "blue"]
    with pytest.raises(Waiting) as waiting:
        game(play, [Answered("bid", "blue", 3)]).run()
    assert [decision.seat for decision in waiting.value.pending] == ["red"]
    game(play, [Answered("bid", "blue", 3), Answered("bid", "red", 1)]).run()
    assert found == [{"blue": 3, "red": 1}]
    with pytest.raises(Differs):
        game(play, [Answered("bid", "blue", 3), Answered("bid", "blue", 1)]).run()


def test_no_seat_sees_the_answer_of_another_before_it_speaks() -> None:
    seen: list[list[Entry]] = []

    def chooser(asked: Asked, decision: Decision) -> Any:
        seen.append(list(asked.game.log))
        return 1

    game(lambda g: g.ask_all("bid", BOTH), chooser=chooser).run()
    assert seen == [[], []]


def test_a_chooser_is_not_troubled_with_what_leaves_no_choice() -> None:
    def chooser(asked: Asked, decision: Decision) -> Any:
        raise AssertionError("asked")

    run = game(
        lambda g: g.ask("a", "red", lambda: Choose(key="a", seat="red", options=options(["only"]))), chooser=chooser
    )
    run.run()
    assert run.log == [Answered("a", "red", "only")]


def test_marks_count_the_events_before_each_answer() -> None:
    def play(g: Game[Any]) -> None:
        g.ask("bid", "red", number)
        g.tell(StatusGained(figure="red1", status="dazed"))
        g.roll("red1", "duel", Pool(1))
        g.ask_all("bid", BOTH)

    log: list[Entry] = [Answered("bid", "red", 1), Fell("red1", "duel", (1,)), *(Answered("bid", s, 1) for s in BOTH)]
    replayed, played = game(play, log), game(play, chooser=lambda asked, decision: 1)
    replayed.run()
    played.run()
    assert replayed.marks == played.marks == [0, 2, 2]


def test_a_total_names_what_changed_it_and_keeps_its_limits() -> None:
    run = game(lambda g: None)
    run.tell(StatusGained(figure="red2", status="dazed"))
    total = run.total(GRIT, "red2")
    assert (total.base, total.value) == (1, 0)
    assert [(part.name, part.value, part.rule) for part in total.modifiers] == [("Dazed", -1, "TOY-04")]
    assert run.total(GRIT, "red2", base=9).value == 4
    with pytest.raises(ValueError, match="red1 has no wings"):
        run.total(Stat("wings", "", lambda figure: None, 0, 9), "red1")


def test_then_comes_before_what_others_planned() -> None:
    first, second, later = Scene(None), Scene("x"), Scene("later")
    state: Any = replace(
        SYSTEM.rules.new_game(Setup(game="toy")), agenda=(Scene(lambda g: g.then(first, second)), later)
    )
    assert Game(state, NoDice()).run().agenda == (first, second, later)


def test_the_end_comes_at_once() -> None:
    def play(g: Game[Any]) -> None:
        g.then(Scene(None))
        g.end("red", "points", "TOY-06")
        raise AssertionError("went on")

    state = game(play).run()
    assert (state.agenda, state.result and state.result.winner) == ((), "red")


def test_rules_modifiers_and_hooks_carry_their_ids() -> None:
    class Carried(Struct, frozen=True):
        pass

    stat: Stat[None] = Stat("s", "", lambda figure: 1, 0, 9)
    moment: Moment[int, None] = Moment("m", "")
    rule("TOY-91")(Carried)
    modifies(stat, "Brave", "TOY-92")(lambda g, who, fight: 1)
    at(moment, "TOY-93")(lambda g, value, who, fight: value + 1)
    carries("toy.TABLE", "TOY-94")
    try:
        assert {"TOY-91", "TOY-92", "TOY-93", "TOY-94"} <= INDEX.keys()
        run = game(lambda g: None)
        assert run.total(stat, "red1").value == 2
        assert run.moment(moment, 1, "red1") == 2
    finally:
        for name in ("TOY-91", "TOY-92", "TOY-93", "TOY-94"):
            del INDEX[name]


def test_queued_dice_serve_a_game() -> None:
    run = game(
        lambda g: g.roll("red1", "duel", Pool(1, at_least=4)),
        dice=QueuedDice({"red": {"duel": [5]}}, {"red1": "red"}),
    )
    run.run()
    assert run.log == [Fell("red1", "duel", (5,))]


def test_what_is_known_of_a_state_is_forgotten_when_it_changes() -> None:
    counted: list[int] = []

    def count() -> int:
        counted.append(len(counted))
        return counted[-1]

    def play(g: Game[Any]) -> None:
        assert (g.recall("a", count), g.recall("a", count), g.recall("b", count)) == (0, 0, 1)
        g.roll("red1", "duel", Pool(1))
        assert g.recall("a", count) == 0, "a roll alone changes nothing on the table"
        g.tell(StatusGained(figure=next(iter(g.state.figures)), status="dazed"))
        assert (g.recall("a", count), g.recall("b", count)) == (2, 3)

    game(play).run()
    assert counted == [0, 1, 2, 3]


def asked(who: str, build: Callable[[], Decision]) -> tuple[str, str, str]:
    with pytest.raises(Waiting) as waiting:
        game(lambda g: g.ask("reroll", who, build)).run()
    [decision] = waiting.value.pending
    return decision.key, decision.seat, decision.figure


def test_a_question_gets_its_key_its_seat_and_whom_it_is_about() -> None:
    assert asked("red1", lambda: ChooseNumber(least=0, most=3)) == ("reroll", "red", "red1")
    assert asked("blue", lambda: ChooseNumber(least=0, most=3)) == ("reroll", "blue", "")
    assert asked("blue", lambda: ChooseNumber(figure="red1", least=0, most=3)) == ("reroll", "blue", "red1")
    assert asked("red1", lambda: ChooseNumber(figure="red2", least=0, most=3)) == ("reroll", "red", "red2")


def test_figures_of_several_seats_are_asked_at_once() -> None:
    found: list[dict[str, Any]] = []
    each = {who: lambda: ChooseNumber(least=0, most=3) for who in ("red1", "blue1")}
    play: Run = lambda g: found.append(g.ask_all("bid", each))  # noqa: E731
    with pytest.raises(Waiting) as waiting:
        game(play).run()
    assert [(it.key, it.seat, it.figure) for it in waiting.value.pending] == [
        ("bid", "red", "red1"),
        ("bid", "blue", "blue1"),
    ]
    game(play, [Answered("bid", "blue", 3), Answered("bid", "red", 1)]).run()
    assert found == [{"blue1": 3, "red1": 1}]


def test_one_of_some_words_is_asked_in_a_line() -> None:
    play: Run = lambda g: g.choose("reroll", "red1", ("yes", "no"), "no", "TOY-04", left=1)  # noqa: E731
    with pytest.raises(Waiting) as waiting:
        game(play).run()
    [decision] = waiting.value.pending
    assert isinstance(decision, Choose)
    assert [option.value for option in decision.options] == ["yes", "no"]
    assert (decision.key, decision.seat, decision.figure) == ("reroll", "red", "red1")
    assert (decision.default, decision.rules, decision.facts) == ("no", ("TOY-04",), {"left": 1})
    run = game(play, chooser=lambda asked, decision: "yes")
    run.run()
    assert run.log == [Answered("reroll", "red", "yes")]


def test_a_secret_question_is_put_even_if_it_leaves_no_choice() -> None:
    only = Choose(options=options(["none"]), secret=True)
    assert (only.single, only.forced, only.default) == (True, False, "none")
