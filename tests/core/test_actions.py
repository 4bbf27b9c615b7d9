"""Actions: registered once, named by the first word of an answer, and a misspelt word is put right."""

from collections.abc import Callable
from typing import Any

import pytest

from escarmouche.core.actions import Action, Actions, ChooseAction, of_every_kind
from escarmouche.core.decisions import Option, Refusal, Refused
from escarmouche.core.game import Game
from escarmouche.core.state import Id, State
from escarmouche.core.system import load
from escarmouche.games import SYSTEMS
from escarmouche.telling.texts import Texts

Acts = Callable[[Game[State], Id], None]


def nothing_open(game: Game[State], who: Id) -> list[Option]:
    return []


def too_tired(game: Game[State], who: Id, answer: Any) -> Refusal | None:
    return Refusal("too-tired")


ACTIONS = Actions(Action[State, Id, Acts])


@ACTIONS.action("dig", nothing_open, too_tired)
def dig(game: Game[State], who: Id) -> None: ...


@ACTIONS.action("charge", nothing_open, too_tired)
def charge(game: Game[State], who: Id) -> None: ...


def test_an_answer_names_its_action_by_its_first_word() -> None:
    assert [*ACTIONS] == ["dig", "charge"]
    assert ACTIONS.named("dig") is ACTIONS.named({"dig": "chest", "with": "spade"}) is ACTIONS["dig"]
    assert ACTIONS.named("dance") is ACTIONS.named(["dig"]) is ACTIONS.named({}) is None


def test_two_actions_of_one_name_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="two actions are called dig"):
        ACTIONS.action("dig", nothing_open, too_tired)(dig)


def asked() -> ChooseAction:
    options = (Option({"dig": "chest"}), Option("done"))
    return ChooseAction(key="action", seat="red", rules=("X-01",), options=options, known=ACTIONS)


@pytest.mark.parametrize(
    ("answer", "word", "meant"),
    [("digg", "digg", "dig"), ({"chrage": "orc"}, "chrage", "charge"), ("Done!", "Done!", "done")],
)
def test_a_misspelt_action_is_refused_with_the_nearest_word(answer: Any, word: str, meant: str) -> None:
    with pytest.raises(Refused) as caught:
        asked().check(answer)
    refusal = caught.value.refusal
    assert (refusal.reason, refusal.rules) == ("no-such-action", ("X-01",))
    assert refusal.facts == {"action": word, "nearest": meant}


@pytest.mark.parametrize("answer", ["xyzzy", {"dig": "grave"}, "charge", 3, None, {}, ["digg"]])
def test_what_is_no_misspelling_is_refused_with_the_options(answer: Any) -> None:
    with pytest.raises(Refused) as caught:
        asked().check(answer)
    assert caught.value.refusal.reason == "not-an-option"


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "There is no action “digg”. Did you mean “dig”?"),
        ("fr", "Il n’y a pas d’action « digg ». Vouliez-vous dire « dig » ?"),
    ],
)
def test_the_nearest_word_is_told_in_both_languages(lang: Any, told: str) -> None:
    texts = Texts(load(SYSTEMS["evenor"]), lang)
    said = texts.refusal(Refusal("no-such-action", (), {"action": "digg", "nearest": "dig"}))
    assert said.replace("\u00a0", " ").replace("\u202f", " ") == told


def test_a_few_of_many_are_of_every_kind_and_the_idle_come_last() -> None:
    values = ["hide", {"dig": "a"}, {"dig": "b"}, {"dig": "c"}, {"charge": "orc"}, "done"]
    assert of_every_kind(values, 4) == ["hide", {"dig": "a"}, {"charge": "orc"}, "done"]
    assert of_every_kind(values, 5, {"hide"}) == [{"dig": "a"}, {"charge": "orc"}, "done", {"dig": "b"}, {"dig": "c"}]
    assert of_every_kind(values, 9, {"hide"})[-1] == "hide"
    assert of_every_kind([], 3) == []
