"""Nonsense at the front door: every call says what it expected, in both languages, and nothing else comes out."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import escarmouche as esc
from escarmouche.games import SYSTEMS


class Says:
    """A bot that always gives the same answer."""

    def __init__(self, answer: Any = None) -> None:
        self.answer = answer

    def choose(self, view: esc.View, decision: esc.Decision) -> esc.Answer:
        told: esc.Answer = self.answer
        return told


START = esc.game("evenor", seed=7, scenario="orichalcum")
LINE = "evenor 24x24 turn 1 red | red deimos Deimos 10,12"
door: Any = esc  # what a type checker would refuse

WRONG: list[tuple[Callable[[], object], str]] = [
    (lambda: door.game(None), "name: the name of a game, or a System was expected, not None"),
    (lambda: door.game("evenor", seed=None), "seed: a text was expected"),
    (lambda: door.game("evenor", seed=True), "seed: a text was expected, not True"),
    (lambda: door.game("evenor", lists=["Deimos"]), "lists: lists by side"),
    (lambda: door.game("evenor", lists={"red": "Deimos"}), "lists.red: a list was expected, not 'Deimos'"),
    (lambda: door.game("evenor", lists={"red": [1]}), "lists.red.0: a text was expected, not 1"),
    (lambda: door.game("evenor", lists={"rd": ["Deimos"]}), "lists.rd: .* “red”"),
    (lambda: door.game("evenor", seats="red"), "seats: a list was expected"),
    (lambda: door.game("evenor", seats=["rad", "blue"]), "seats.rad: there is no such seat.*“red”"),
    (lambda: door.game("evenor", seats=["red"]), "seats.blue: nobody sits here"),
    (lambda: door.game("evenor", seats=["red", "red"]), "seats.red: seats that share a side are numbered"),
    (lambda: door.game("evenor", scenario=3), "options.scenario: .*orichalcum"),
    (lambda: door.game("saga", scenario="tavrn"), "no encounter “tavrn”.*“tavern”"),
    (lambda: door.bot(None, "evenor"), "name: the name of a bot was expected"),
    (lambda: door.bot("habit", 3), "the name of a game, or a System was expected, not 3"),
    (lambda: door.bot("habit", "evenor", seat="rad"), "no seat “rad”.*“red”"),
    (lambda: door.bot("habit", "evenor").answer("evenor"), "position: a Position was expected"),
    (lambda: door.bot("habit", "evenor").answer(START, "blu"), "asked of blu; asked are: blue.*“blue”"),
    (lambda: door.bot("habit", "saga").answer(START), "sits at a game of saga, the position is of evenor"),
    (lambda: door.play("evenor", object()), "an object with choose"),
    (lambda: door.play("evenor", Says), "an object with choose.*class"),
    (lambda: door.play(START, "habit", scenario="ambush"), "set-up already; without it: scenario"),
    (lambda: door.play(START, "habit", lists={}), "without it: lists"),
    (lambda: door.simulate("evenor", games=0), "games: a whole number of at least 1 was expected, not 0"),
    (lambda: door.simulate("evenor", games="4"), "games: a whole number of at least 1"),
    (lambda: door.simulate("evenor", workers=-2), "workers: a whole number of at least 1"),
    (lambda: door.simulate("evenor", Says()), "player: the name of a bot was expected"),
    (lambda: door.simulate("evenor", lists={"green": []}), "no seat “green”"),
    (lambda: door.system(None), "name: a text was expected"),
    (lambda: door.record(None), "path: a path was expected"),
    (lambda: door.case(None), "source: a path was expected"),
    (lambda: door.case(""), "source: a path was expected"),
    (lambda: door.case("x.yaml", lang="de"), "no language “de” here; there are: en and fr"),
    (lambda: door.odds("evenor", "x"), "position: a Position was expected"),
    (lambda: door.odds(START, START.options[0], policy="bst"), "no policy “bst”.*“best”"),
    (lambda: door.odds(START, START.options[0], samples=0), "samples: a whole number of at least 1"),
    (lambda: door.odds(START, START.options[0], seat="red"), "asked of red"),
    (lambda: door.picture(None), "position: a Position was expected"),
    (lambda: door.picture(START, width=0), "width: a whole number of at least 1"),
    (lambda: door.picture(START, lang="de"), "no language “de”"),
    (lambda: START.play(START.options[0], "red"), "asked of red; asked are: blue"),
    (lambda: START.allows(START.options[0], "rad"), "asked of rad; asked are: blue"),
    (lambda: START.question("de"), "no language “de”"),
    (lambda: door.Position.from_json(3), "text: a text was expected"),
    (lambda: door.Position.from_json("{}", "saga"), "system: a System was expected"),
    (lambda: door.Position.from_line(None), "text: a text was expected"),
]


@pytest.mark.parametrize(("wrong", "told"), WRONG)
def test_what_is_expected_is_said(wrong: Callable[[], object], told: str) -> None:
    with pytest.raises(esc.Unusable, match=told) as caught:
        wrong()
    french, english = caught.value.told("fr"), caught.value.told("en")
    assert french != english
    there = pickle.loads(pickle.dumps(caught.value))  # as a worker sends it home
    assert (there.told("fr"), str(there)) == (french, english)


def test_a_game_that_is_over_says_so() -> None:
    position = START
    while not position.over:
        position = position.play(position.options[0])
    for call in (
        position.question,
        lambda: position.play("x"),
        lambda: esc.odds(position, "x"),
        lambda: position.decision,
    ):
        with pytest.raises(esc.Unusable, match="is over: nothing is asked any more"):
            call()


def test_a_number_is_a_seed_and_a_scenario_is_an_encounter() -> None:
    assert esc.game("evenor", seed=7) == esc.game("evenor", seed="7")
    assert START.rerolled(3) == START.rerolled("3")
    assert esc.game("saga", scenario="Duel").setup.options == {"encounter": "duel"}
    assert esc.play(START, "habit", seed=5).told() == esc.play(START.rerolled(5), "habit").told()


def test_the_nearest_option_is_named() -> None:
    with pytest.raises(esc.Refused, match="did you mean upper-left") as caught:
        START.play("uper-left")
    assert pickle.loads(pickle.dumps(caught.value)).nearest == "upper-left"
    assert "“upper-left”" in (START.why_not("uper-left") or "")
    assert "upper-left\u00a0»" in (START.why_not("uper-left", lang="fr") or "")
    assert START.why_not("upper-left") is None


def test_lists_are_the_contestants() -> None:
    band = START.setup.lists["red"]
    summary = esc.simulate(
        "evenor", "habit", "random", games=2, workers=1, swap=True, lists={"red": band}, stop_after=1
    )
    assert (summary.games, summary.failed, summary.errors) == (2, [], {})


def test_what_stopped_games_is_counted() -> None:
    summary = esc.simulate("evenor", "program:no-such-program", games=2, workers=1)
    ((why, times),) = summary.errors.items()
    assert "no-such-program" in why
    assert times == len(summary.failed) == 2


def test_a_text_of_cases_has_no_file() -> None:
    outcome = esc.case("case: X\ngame: evenr\n")[0]
    assert outcome.path == "<text>"
    assert "tmp" not in outcome.why


def nested(depth: int) -> list[Any]:
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


NONSENSE: list[Any] = [
    *(None, True, 3, -1, 10**400, 10**5000, 1.5, float("nan"), float("inf"), "", "x" * 5000, "\ud800", "to 3 4"),
    *("touch nobody", "toward x 3", [], [[]], [None], [[1, 2]], [[float("nan"), 1]], [[1e308, 1e308]], [[10**400, 1]]),
    *(["a", "b"], {}, {"shoot": None}, {"a": {"b": [1]}}, {1: 2}, [1, 2], (1, 2), {3}, b"x", nested(3000), object()),
    *([["1", "2"]], [[True, False]]),
]


@pytest.mark.parametrize("name", SYSTEMS)
def test_nonsense_is_refused_by_every_question(name: str) -> None:
    """Whatever is answered: a reason in words, or it is legal; never an error of our own."""
    position, met = esc.game(name, seed="nonsense"), set()
    player = esc.bot("random", position, seed="nonsense")
    for _ in range(120):
        if position.over:
            break
        asked = (position.decision.kind, position.decision.key)
        if asked not in met:
            for answer in NONSENSE:
                assert (position.why_not(answer) is None) is position.allows(answer)
        met.add(asked)
        position = position.play(player.answer(position))
    assert len({kind for kind, _ in met}) > 1


def test_an_order_is_of_the_very_options() -> None:
    from escarmouche.core.decisions import ChooseOrder, options

    order = ChooseOrder(options=options((1, 2)), key="order", seat="red")
    assert order.check([2, 1]) == [2, 1]
    for wrong in (["2", "1"], [1, 1], [1], [1, 2, 2], "12", nested(3000)):
        with pytest.raises(esc.Refused):
            order.check(wrong)


def test_nothing_lies_below_nothing() -> None:
    for limit in (0, -1):
        with pytest.raises(ValueError, match="at least 1"):
            esc.Block("x", 0).below(limit)


def test_a_broken_off_text_is_named(tmp_path: Path) -> None:
    for text in ("junk", LINE.replace("Deimos", "Deimo"), LINE.replace("turn 1", "turn x")):
        with pytest.raises(esc.BadFile):
            esc.Position.from_line(text)
    with pytest.raises(esc.BadFile):
        esc.record(tmp_path / "nothing.jsonl")
