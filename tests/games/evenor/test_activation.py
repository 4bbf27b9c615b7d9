"""Activation d'une figurine: one static action for nothing, or a series that is rolled for."""

from typing import Any

import pytest

from games.evenor.scene import Scene, model, scene
from proofs import proves


def archers(me: str = "Asteria", dice: Any = None, far: float = 12, **with_: Any) -> Scene:
    """An archer and, 7 pas away, somebody who never reacts (R6+, and 1s)."""
    return scene(
        red={"me": model(me, 4, 12, **with_)},
        blue={"foe": model("Saïto", far, 12, S=None), "leto": model("Léto", 22, 22)},
        dice=dice,
    ).answer(("activate", "me"))


# ---------------------------------------------------------------- one static action


@proves("EV-ACT-01", "EV-ACT-02", "EV-STA-01")
def test_a_lone_static_action_needs_no_roll() -> None:
    table = archers(dice={"me": {"shot": [1, 1, 1]}, "foe": {"reaction": [1]}})
    table.answer(("actions", 1), ("action", {"shoot": "foe"}), ("path", []))
    assert table.rolls("me", "initiative") == []
    assert table.one("series_announced")["actions"] == 1
    assert table.one("action_declared").get("rank", 1) == 1
    table.one("shot")
    assert (table.pending.key, table.pending.seat) == ("activate", "blue")


@proves("EV-ACT-01")
def test_a_lone_static_action_is_the_whole_activation() -> None:
    table = archers().answer(("actions", 1), ("action", "prone"))
    assert (table.pending.key, table.pending.seat) == ("activate", "blue")
    assert [one["action"] for one in table.all("action_declared")] == ["prone"]


@proves("EV-ACT-02")
def test_even_the_slowest_model_performs_a_lone_static_action() -> None:
    table = archers(I=6).answer(("actions", 1), ("action", "prone"))
    assert "prone" in table.status("me")


# ---------------------------------------------------------------- when rolls are needed


@proves("EV-ACT-03", "EV-ACT-01")
@pytest.mark.parametrize("action", ["run", "charge", "moving-shot"])
def test_one_displacement_costs_one_roll(action: str) -> None:
    table = archers(dice={"me": {"initiative": [3]}}).answer(("actions", 1), ("action", action))
    assert table.rolls("me", "initiative")[0]["ranks"] == (3,)
    assert table.pending.key == "path"
    table.played()


@proves("EV-ACT-03")
def test_two_static_actions_cost_two_rolls() -> None:
    table = archers(dice={"me": {"initiative": [3, 4], "shot": [1, 1, 1]}, "foe": {"reaction": [1]}})
    table.answer(("actions", 2))
    assert table.rolls("me", "initiative")[0]["ranks"] == (3, 4)
    table.answer(("action", {"shoot": "foe"}), ("action", "prone")).played()
    assert [one.get("rank", 1) for one in table.all("action_declared")] == [1, 2]


@proves("EV-ACT-03")
def test_a_static_action_in_a_mixed_series_costs_its_roll_too() -> None:
    table = archers(dice={"me": {"initiative": [3, 3]}}).answer(("actions", 2))
    table.one("series_failed")
    assert table.rolls("me", "initiative")[0]["faces"] == (3, 3)


# ---------------------------------------------------------------- how many


@proves("EV-ACT-04")
def test_the_number_is_announced_before_the_dice_fall() -> None:
    table = archers(dice={"me": {"initiative": [3, 4, 5]}}).answer(("actions", 3))
    order = table.order()
    assert order.index("activated") < order.index("series_announced") < order.index("rolled")
    assert table.one("series_announced")["actions"] == 3
    assert table.one("series_announced")["rules"] == ("EV-ACT-04",)


@proves("EV-ACT-04", "EV-DYN-13")
def test_each_action_is_chosen_when_its_turn_comes() -> None:
    table = archers(dice={"me": {"initiative": [3, 4, 5], "shot": [1, 1, 1]}, "foe": {"reaction": [1]}})
    table.answer(("actions", 3), ("action", "run"), ("path", [[4, 14]]))
    offered = table.offers("action")
    assert {"aim", "run", "charge", "moving-shot", "prone", "nothing"} <= {v for v in offered if isinstance(v, str)}
    assert {"shoot": "foe", "weapon": "Arc"} in offered
    table.answer(("action", {"shoot": "foe"}), ("action", "nothing"))
    assert [one["action"] for one in table.all("action_declared")] == ["run", "shoot", "nothing"]
    assert (table.pending.key, table.pending.seat) == ("activate", "blue")


@proves("EV-ACT-04", "EV-ACT-01")
@pytest.mark.parametrize("count", [0, -1])
def test_a_series_has_at_least_one_action(count: int) -> None:
    refusal = archers().refused("actions", count)
    assert (refusal.reason, refusal.rules) == ("too-few-actions", ("EV-ACT-01",))


@proves("EV-ACT-04")
@pytest.mark.parametrize("count", ["two", {"series": 1}, None])
def test_a_lone_model_announces_a_number(count: Any) -> None:
    assert archers().refused("actions", count).rules == ("EV-ACT-04",)


@proves("EV-ACT-04")
def test_the_question_offers_every_number_up_to_the_limit_and_nothing_else() -> None:
    assert archers().offers("actions") == [1, 2, 3, 4]


# ---------------------------------------------------------------- one by one


@proves("EV-ACT-05")
def test_each_action_is_resolved_with_its_reactions_before_the_next() -> None:
    dice = {"me": {"initiative": [3, 4], "shot": [4, 1, 1, 1, 1, 1]}, "foe": {"reaction": [3, 1], "save": [6]}}
    table = scene(
        red={"me": model("Asteria", 4, 12)},
        blue={"foe": model("Saïto", 12, 12), "leto": model("Léto", 22, 22)},
        dice=dice,
    ).answer(("activate", "me"), ("actions", 2), ("action", {"shoot": "foe"}), ("reaction", "prone"))
    assert table.pending.key == "action"
    assert "prone" in table.status("foe")
    assert table.query("threshold", figure="me", stat="T", target="foe") == 5
    assert len(table.all("shot")) == 1


@proves("EV-ACT-05")
def test_whoever_falls_in_mid_series_loses_the_remaining_actions() -> None:
    dice = {
        "me": {"initiative": [3, 4, 5], "shot": [1, 1, 1]},
        "foe": {"reaction": [6], "shot": [6, 1, 1]},
    }
    table = scene(
        red={"me": model("Asteria", 4, 12), "kara": model("Kara", 2, 2)},
        blue={"foe": model("Gosaï", 12, 12)},
        dice=dice,
    ).answer(("activate", "me"), ("actions", 3), ("action", {"shoot": "foe"}), ("reaction", {"shoot-back": "Arc"}))
    assert "out" in table.status("me")
    assert (table.pending.key, table.pending.seat) == ("activate", "blue")
    assert len(table.all("action_declared")) == 1


@proves("EV-ACT-05")
def test_whoever_is_knocked_down_in_mid_series_goes_on() -> None:
    dice = {
        "me": {"initiative": [3, 4], "melee": [1] * 3, "table": [4]},
        "foe": {"melee": [5, 1, 1, 1, 1]},
    }
    table = scene(red={"me": model("Asteria", 4, 12)}, blue={"foe": model("Saïto", 5, 12)}, dice=dice)
    table.answer(("activate", "me"), ("actions", 2), ("action", {"fight": "foe"}))
    assert "prone" in table.status("me")
    assert (table.pending.key, table.pending.figure) == ("action", "me")


@proves("EV-ACT-06")
def test_the_same_action_may_be_repeated() -> None:
    dice = {"me": {"initiative": [3, 4, 5, 6], "shot": [1] * 9}, "foe": {"reaction": [1, 1, 1]}}
    table = archers(dice=dice).answer(("actions", 4))
    table.answer(("action", {"shoot": "foe"}), ("action", {"shoot": "foe"}))
    table.answer(("action", "moving-shot"), ("path", []), ("shot", {"shoot": "foe"}), ("path", []))
    table.answer(("action", "run"), ("path", [[4, 13]])).played()
    assert [one["kind"] for one in table.all("shot")] == ["static", "static", "moving"]
    assert [one["needed"] for one in table.all("shot")] == [4, 4, 5]


@proves("EV-ACT-06")
def test_two_charges_in_one_series() -> None:
    dice = {
        "hiera": {"initiative": [2, 3], "melee": [4, 1, 1, 1, 1, 1] * 2},
        "kara": {"reaction": [1], "melee": [1] * 4, "table": [6]},
        "leto": {"reaction": [1], "melee": [1] * 4, "save": [1], "table": [1]},
    }
    table = scene(
        red={"hiera": model("Hiera", 4, 12)},
        blue={"kara": model("Kara", 8, 12), "leto": model("Léto", 8, 16)},
        dice=dice,
    ).play(("activate", "hiera"), ("actions", 2), ("action", {"charge": "kara"}), ("action", {"charge": "leto"}))
    assert [one["defender"] for one in table.all("fought")] == ["kara", "leto"]
    table.played()


# ---------------------------------------------------------------- nothing


@proves("EV-ACT-07")
def test_a_model_may_be_activated_and_do_nothing() -> None:
    table = archers().answer(("actions", 1), ("action", "nothing"))
    assert table.one("action_declared")["rules"] == ("EV-ACT-07",)
    assert "activated" in table.status("me")
    assert (table.pending.key, table.pending.seat) == ("activate", "blue")
    assert set(table.order()) == {"activated", "series_announced", "action_declared"}


@proves("EV-ACT-07")
def test_doing_nothing_gives_no_free_move() -> None:
    table = archers().answer(("actions", 1), ("action", "step"), ("path", [[4, 13]]))
    assert "nothing" not in table.offers("action")
    assert table.refused("action", "nothing").rules == ("EV-ACT-07",)


@proves("EV-ACT-07")
def test_nothing_may_fill_any_action_of_a_series() -> None:
    table = archers(dice={"me": {"initiative": [3, 4, 5]}})
    table.answer(("actions", 3), ("action", "nothing"), ("action", "run"), ("path", [[4, 13]]), ("action", "nothing"))
    assert [one["action"] for one in table.all("action_declared")] == ["nothing", "run", "nothing"]


@proves("EV-ACT-07", "EV-CCH-04")
def test_a_model_knocked_down_in_the_middle_of_its_free_move_may_have_nothing_left_to_do() -> None:
    dice = {"me": {"melee": [1] * 3, "table": [1]}, "foe": {"reaction": [6], "melee": [5, 1, 1, 1, 1]}}
    table = scene(red={"me": model("Asteria", 4, 12)}, blue={"foe": model("Saïto", 5.5, 12)}, dice=dice).answer(
        ("activate", "me"),
        ("actions", 1),
        ("action", "step"),
        ("path", {"touch": "foe"}),
        ("reaction", "counter-charge"),
    )
    assert table.status("me") == {"activated", "prone"}
    assert table.offers("action") == ["nothing"]
    table.answer(("action", "nothing"))
    assert (table.pending.key, table.pending.seat) == ("activate", "blue")
