"""Jets d'initiative: harder with every action, each die with its rank, all or nothing."""

import pytest

from games.evenor.scene import Scene, model, scene
from proofs import proves


def series(initiative: int, faces: list[int], *status: str) -> Scene:
    """A series of as many actions as there are dice."""
    return scene(
        red={"me": model("Saïto", 4, 12, *status, I=initiative), "other": model("Kara", 2, 2)},
        blue={"foe": model("Kara", 20, 12)},
        dice={"me": {"initiative": faces}},
    ).answer(("activate", "me"), ("actions", len(faces)))


@proves("EV-INI-01", "EV-INI-05")
def test_three_actions_with_i4_need_4_5_and_6() -> None:
    table = series(4, [4, 5, 6])
    roll = table.rolls("me", "initiative")[0]
    assert (roll["ranks"], roll["faces"], roll["hits"], roll["base"]) == ((4, 5, 6), (4, 5, 6), 3, 4)
    assert "EV-INI-01" in roll["rules"]
    assert table.pending.key == "action"


@proves("EV-INI-01")
@pytest.mark.parametrize(("initiative", "count"), [(1, 6), (2, 2), (3, 3), (5, 2)])
def test_each_roll_is_a_step_harder_than_the_one_before(initiative: int, count: int) -> None:
    exact = [initiative + k for k in range(count)]
    table = series(initiative, exact)
    assert table.rolls("me", "initiative")[0]["ranks"] == tuple(exact)
    assert table.pending.key == "action"


@proves("EV-INI-01", "EV-INI-05")
@pytest.mark.parametrize("faces", [[3, 5, 6], [4, 4, 6], [4, 5, 5], [1, 1, 1]])
def test_one_die_short_of_its_step_fails_the_series(faces: list[int]) -> None:
    table = series(4, faces)
    assert table.one("series_failed")["rules"] == ("EV-INI-05", "EV-INI-06")
    assert (table.pending.key, table.pending.seat) == ("activate", "blue")


@proves("EV-INI-02")
def test_dice_cannot_be_exchanged_between_ranks() -> None:
    assert series(4, [6, 5, 4]).all("series_failed")
    assert not series(4, [6, 5, 6]).all("series_failed")
    assert series(4, [5, 4, 6]).rolls("me", "initiative")[0]["hits"] == 2


@proves("EV-INI-03")
@pytest.mark.parametrize(("initiative", "most"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_nobody_attempts_more_actions_than_7_minus_initiative(initiative: int, most: int) -> None:
    table = scene(red={"me": model("Saïto", 4, 12, I=initiative)}, blue={"foe": model("Kara", 20, 12)})
    assert table.query("actions", figure="me") == most
    table.answer(("activate", "me"))
    assert table.offers("actions") == list(range(1, most + 1))
    refusal = table.refused("actions", most + 1)
    assert refusal.rules == ("EV-INI-03", "EV-INI-04")
    assert refusal.facts == {"actions": most + 1, "most": most}


@proves("EV-INI-03")
def test_static_actions_count_towards_the_limit() -> None:
    table = series(5, [5, 6]).answer(("action", "prone"), ("action", "nothing"))
    assert (table.pending.key, table.pending.seat) == ("activate", "blue")
    assert len(table.all("action_declared")) == 2


@proves("EV-INI-04")
def test_a_confused_model_of_i1_has_i3_and_four_actions() -> None:
    table = series(1, [3, 4, 5, 6], "confused")
    roll = table.rolls("me", "initiative")[0]
    assert (roll["base"], roll["ranks"], roll["hits"]) == (1, (3, 4, 5, 6), 4)
    assert [(one["name"], one["value"]) for one in roll["modifiers"]] == [("Confus", 2)]
    assert "EV-INI-04" in roll["rules"]
    assert table.query("actions", figure="me") == 4


@proves("EV-INI-04")
@pytest.mark.parametrize("initiative", [4, 5, 6])
def test_a_confused_model_can_always_attempt_one_action_at_6(initiative: int) -> None:
    table = scene(
        red={"me": model("Saïto", 4, 12, "confused", I=initiative)},
        blue={"foe": model("Kara", 20, 12)},
        dice={"me": {"initiative": [6]}},
    ).answer(("activate", "me"))
    assert table.offers("actions") == [1]
    table.answer(("actions", 1), ("action", "run"))
    assert table.rolls("me", "initiative")[0]["ranks"] == (6,)
    assert table.pending.key == "path"


@proves("EV-INI-05")
def test_when_all_rolls_succeed_all_actions_are_performed() -> None:
    table = series(4, [4, 5, 6]).answer(("action", "run"), ("path", [[4, 13]]))
    table.answer(("action", "run"), ("path", [[4, 14]]), ("action", "prone"))
    assert [(one["action"], one.get("rank", 1)) for one in table.all("action_declared")] == [
        ("run", 1),
        ("run", 2),
        ("prone", 3),
    ]


@proves("EV-INI-05")
def test_after_a_failed_series_there_is_no_action_and_no_free_move() -> None:
    table = series(4, [4, 4])
    assert table.all("action_declared") == []
    assert table.all("moved") == []
    assert table.facts("me")["at"] == [4, 12]
    assert (table.pending.key, table.pending.seat) == ("activate", "blue")


@proves("EV-INI-05")
def test_a_failed_displacement_leaves_no_static_action_either() -> None:
    table = scene(
        red={"me": model("Saïto", 4, 12)},
        blue={"foe": model("Kara", 20, 12)},
        dice={"me": {"initiative": [2]}},
    ).answer(("activate", "me"), ("actions", 1), ("action", "run"))
    table.one("series_failed")
    assert table.all("moved") == []
    assert (table.pending.key, table.pending.seat) == ("activate", "blue")


@proves("EV-INI-06")
def test_a_failed_activation_is_still_an_activation() -> None:
    table = series(4, [4, 4])
    assert "activated" in table.status("me")
    assert "EV-INI-06" in table.one("series_failed")["rules"]
    table.answer(("activate", "foe"), ("actions", 1), ("action", "nothing"))
    assert table.query("ready", side="red") == ["other"]
    assert table.refused("activate", "me").rules == ("EV-TUR-04",)
