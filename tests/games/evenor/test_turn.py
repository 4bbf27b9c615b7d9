"""The turn: whose turn it is, who may be activated, when it is over."""

from typing import Any

import pytest

from games.evenor.scene import Scene, model, scene
from games.evenor.stock import BOW, acting, archer, walker
from proofs import proves

Band = dict[str, Any]


def bands(red: int, blue: int, **options: Any) -> Scene:
    """So many plain models a side, in two columns far apart."""
    return scene(
        red={f"r{n}": walker(2, 3 * n + 2) for n in range(red)},
        blue={f"b{n}": walker(22, 3 * n + 2) for n in range(blue)},
        **options,
    )


def idle(game: Scene, who: str) -> Scene:
    """Somebody is activated and does nothing."""
    return game.answer(*acting(who), ("action", "nothing"))


def order_of_sides(game: Scene) -> list[str]:
    """Everybody does nothing, in turn, until the turn is over: the sides in the order of their activations."""
    turn, sides = game.state.turn, []
    while game.state.turn == turn:
        sides.append(game.pending.seat)
        idle(game, game.offers("activate")[0])
    return sides


# ---------------------------------------------------------------- numbers and order


@proves("EV-TUR-01")
@pytest.mark.parametrize(("die", "first"), [(3, "red"), (4, "blue")])
def test_the_sides_are_numbered_before_anything_else(die: int, first: str) -> None:
    begun = scene(
        red={"one": model("Hylas", 3, 3)},
        blue={"two": model("Kara", 20, 20)},
        dice={"game": {"scenario": [1], "first-player": [die]}},
        scenario="roll",
    )
    numbered = begun.one("sides_numbered")
    assert numbered["first"] == first
    assert "EV-TUR-01" in numbered["rules"]
    assert begun.state.first == first
    assert begun.pending.seat == first


@proves("EV-TUR-02")
@pytest.mark.parametrize("first", ["red", "blue"])
def test_side_one_begins_odd_turns_and_side_two_even_ones(first: str) -> None:
    second = "blue" if first == "red" else "red"
    game = bands(1, 1, first=first)
    assert [game.query("starts", turn=number) for number in (1, 2, 3, 4)] == [first, second, first, second]


@proves("EV-TUR-02")
def test_the_first_place_changes_from_turn_to_turn() -> None:
    game = bands(1, 1)
    assert game.pending.seat == "red"
    idle(idle(game, "r0"), "b0")
    began = game.one("turn_began")
    assert (began["turn"], began["side"], began["rules"]) == (2, "blue", ("EV-TUR-02",))
    assert game.pending.seat == "blue"
    idle(idle(game, "b0"), "r0")
    assert game.pending.seat == "red"
    assert game.state.turn == 3


@proves("EV-TUR-03", "EV-TUR-05")
@pytest.mark.parametrize(
    ("red", "blue", "turn", "order"),
    [
        (2, 2, 1, ["red", "blue", "red", "blue"]),
        (2, 2, 2, ["blue", "red", "blue", "red"]),
        (3, 2, 5, ["red", "blue", "red", "blue", "red"]),
        (3, 2, 6, ["blue", "red", "blue", "red", "red"]),
        (1, 4, 1, ["red", "blue", "blue", "blue", "blue"]),
    ],
)
def test_the_sides_take_turns_until_one_has_finished(red: int, blue: int, turn: int, order: list[str]) -> None:
    assert order_of_sides(bands(red, blue, turn=turn)) == order


@proves("EV-TUR-03")
def test_a_side_may_not_skip_its_slot() -> None:
    game = bands(2, 2)
    assert game.offers("activate") == ["r0", "r1", {"wait": "r0"}, {"wait": "r1"}]
    assert game.pending.default is None
    for answer in ("pass", "none", "nobody"):
        assert game.refused("activate", answer).rules == ("EV-TUR-03",)
    refusal = game.refused("activate", "b0")
    assert (refusal.reason, refusal.rules) == ("not-your-model", ("EV-TUR-03",))


@proves("EV-TUR-03", "EV-ACT-07")
def test_the_model_named_may_do_nothing() -> None:
    game = idle(bands(2, 2), "r0")
    assert game.pending.seat == "blue"
    assert game.one("action_declared")["action"] == "nothing"


# ---------------------------------------------------------------- once a turn


@proves("EV-TUR-04")
def test_nobody_is_activated_twice_in_a_turn() -> None:
    game = idle(idle(bands(2, 2), "r0"), "b0")
    assert game.status("r0") == {"activated"}
    assert game.offers("activate") == ["r1"]
    refusal = game.refused("activate", "r0")
    assert (refusal.reason, refusal.rules) == ("activated-already", ("EV-TUR-04",))


@proves("EV-TUR-04")
def test_the_marker_comes_with_the_activation_whatever_is_done_with_it() -> None:
    game = scene(
        red={"me": walker(4, 12, I=4), "friend": walker(2, 2)},
        blue={"foe": walker(20, 20)},
        dice={"me": {"initiative": [3]}},
    ).answer(*acting("me"), ("action", "run"))
    activated = game.one("activated")
    assert (activated["figure"], activated["rules"]) == ("me", ("EV-TUR-04",))
    assert game.one("series_failed")["figure"] == "me"
    assert game.status("me") == {"activated"}
    assert "me" not in game.query("ready", side="red")


# ---------------------------------------------------------------- the end of the turn


@proves("EV-TUR-05")
def test_when_one_side_has_finished_the_other_goes_on_alone() -> None:
    game = idle(bands(1, 3), "r0")
    assert "EV-TUR-05" not in game.pending.rules, "it is blue's slot"
    idle(game, "b0")
    assert game.pending.seat == "blue"
    assert "EV-TUR-05" in game.pending.rules
    idle(game, "b1")
    assert game.pending.seat == "blue"
    assert game.refused("activate", "r0").rules == ("EV-TUR-03",), "it is not red's slot"


@proves("EV-TUR-06")
def test_the_turn_ends_when_everybody_has_been_activated() -> None:
    game = idle(bands(1, 2), "r0")
    idle(game, "b0")
    assert not game.all("turn_ended")
    idle(game, "b1")
    ended = game.one("turn_ended")
    assert ended["turn"] == 1
    assert "EV-TUR-06" in ended["rules"]
    assert [game.status(who) for who in ("r0", "b0", "b1")] == [set(), set(), set()]
    assert game.query("ready", side="blue") == ["b0", "b1"]


@proves("EV-TUR-06", "EV-GEN-07")
def test_states_last_and_effects_for_this_turn_do_not() -> None:
    lasting = ("prone", "cover", "hidden")
    passing = ("blessed", "confused", "heartened", "steadied")
    game = scene(
        red={"me": walker(4, 12, *lasting, *passing, V=2, printed_V=3)},
        blue={"foe": walker(20, 20)},
    )
    idle(idle(game, "me"), "foe")
    assert game.status("me") == set(lasting)
    assert game.facts("me")["V"] == 2


# ---------------------------------------------------------------- the fallen


def two_against_two() -> Scene:
    """The first red archer puts the first blue model out of action."""
    return scene(
        red={"r0": archer(4, 12, weapons=[BOW]), "r1": walker(2, 2)},
        blue={"b0": walker(10, 12), "b1": walker(20, 20)},
        dice={"r0": {"shot": [4, 1, 1]}, "b0": {"reaction": [1]}},
    ).answer(*acting("r0"), ("action", {"shoot": "b0", "weapon": "Arc"}), ("path", []))


@proves("EV-TUR-07")
def test_who_fell_before_its_activation_is_skipped() -> None:
    game = two_against_two()
    assert game.pending.seat == "blue", "its side does not lose the slot"
    assert game.offers("activate") == ["b1"]
    refusal = game.refused("activate", "b0")
    assert (refusal.reason, refusal.rules) == ("not-in-play", ("EV-TUR-07",))
    assert order_of_sides(game) == ["blue", "red"]
    assert game.state.turn == 2


@proves("EV-TUR-07")
def test_a_side_with_nobody_left_to_activate_has_finished() -> None:
    game = scene(
        red={"r0": walker(4, 12), "r1": walker(2, 2)},
        blue={"b0": walker(10, 12, "out", V=0), "b1": walker(20, 20)},
    )
    assert order_of_sides(game) == ["red", "blue", "red"]
