"""Viser: an action of a series spent to shoot better with a later one."""

from typing import Any

import pytest

from games.evenor.scene import Scene, model, scene
from proofs import proves


def archer(faces: list[int], shots: int = 1, far: float = 8, **with_: Any) -> Scene:
    """Asteria has announced a series; somebody stands `far` pas away and never reacts."""
    return scene(
        red={"me": model("Asteria", 2, 12, **with_)},
        blue={"foe": model("Saïto", 3 + far, 12, S=None), "other": model("Léto", 22, 22)},
        dice={"me": {"initiative": faces, "shot": [1, 1, 1] * shots}, "foe": {"reaction": [1] * shots}},
    ).answer(("activate", "me"), ("actions", len(faces)))


def modifiers(event: dict[str, Any]) -> list[tuple[str, int, str]]:
    return [(one["name"], one["value"], one["rule"]) for one in event.get("modifiers", ())]


SHOOT = ("action", {"shoot": "foe"})


@proves("EV-AIM-01", "EV-AIM-03")
def test_aim_then_shoot_costs_two_rolls_and_lowers_the_threshold_by_2() -> None:
    table = archer([3, 4]).answer(("action", "aim"))
    assert table.status("me") == {"activated", "aiming"}
    assert table.one("action_declared")["rules"] == ("EV-AIM-01",)
    table.answer(SHOOT)
    told = table.one("shot")
    assert (told["needed"], modifiers(told)) == (2, [("Viser", -2, "EV-AIM-01")])
    assert table.rolls("me", "initiative")[0]["ranks"] == (3, 4)
    table.played()


@proves("EV-AIM-01", "EV-THR-04")
@pytest.mark.parametrize(("far", "needed"), [(5, 2), (10, 2), (10.02, 3), (20, 3)])
def test_an_aimed_shot_at_each_range(far: float, needed: int) -> None:
    table = archer([3, 4], far=min(far, 20)).answer(("action", "aim"), SHOOT)
    assert table.one("shot")["needed"] == needed


@proves("EV-AIM-01")
def test_an_aim_is_not_needed_next_door_to_its_shot() -> None:
    table = archer([3, 4, 5]).answer(("action", "aim"), ("action", "nothing"), SHOOT)
    assert table.one("shot")["needed"] == 2


@proves("EV-AIM-01")
def test_aiming_after_the_shot_is_too_late() -> None:
    table = archer([3, 4]).answer(SHOOT, ("action", "aim"))
    assert table.one("shot")["needed"] == 4


@proves("EV-AIM-02")
@pytest.mark.parametrize("path", [[], [[2, 13]]])
def test_aim_does_not_help_a_moving_shot(path: list[list[float]]) -> None:
    table = archer([3, 4]).answer(("action", "aim"), ("action", "moving-shot"), ("path", path), ("shot", SHOOT[1]))
    told = table.one("shot")
    assert (told["needed"], modifiers(told)) == (5, [("Tir en déplacement", 1, "EV-DYN-04")])


@proves("EV-AIM-03")
def test_aim_is_no_lone_static_action() -> None:
    table = scene(red={"me": model("Asteria", 2, 12)}, blue={"foe": model("Saïto", 12, 12)})
    table.answer(("activate", "me"), ("actions", 1))
    assert "aim" not in table.offers("action")
    refusal = table.refused("action", "aim")
    assert (refusal.reason, refusal.rules) == ("aim-needs-a-series", ("EV-AIM-03",))


@proves("EV-AIM-03")
def test_aim_is_open_in_every_rolled_series() -> None:
    assert "aim" in archer([3, 4]).offers("action")


@proves("EV-AIM-03", "EV-INI-05")
def test_without_both_rolls_there_is_neither_aim_nor_shot() -> None:
    table = archer([3, 3])
    assert table.all("action_declared") == []
    table.one("series_failed")


@proves("EV-AIM-04")
def test_aim_serves_the_first_shot_only() -> None:
    table = archer([3, 4, 5], shots=2).answer(("action", "aim"), SHOOT)
    assert "aiming" not in table.status("me")
    assert table.one("status_lost")["rules"] == ("EV-AIM-04",)
    table.answer(SHOOT)
    assert [one["needed"] for one in table.all("shot")] == [2, 4]


@proves("EV-AIM-04")
def test_aim_is_lost_by_moving() -> None:
    table = archer([3, 4, 5]).answer(("action", "aim"), ("action", "run"), ("path", [[2, 13]]))
    assert "aiming" not in table.status("me")
    lost = table.one("status_lost")
    assert (lost["figure"], lost["status"], lost["rules"]) == ("me", "aiming", ("EV-AIM-04",))
    table.answer(SHOOT)
    assert table.one("shot")["needed"] == 4


@proves("EV-AIM-04")
def test_aim_is_kept_by_a_run_of_no_length() -> None:
    table = archer([3, 4, 5]).answer(("action", "aim"), ("action", "run"), ("path", []), SHOOT)
    assert table.one("shot")["needed"] == 2


@proves("EV-AIM-04")
def test_aim_is_lost_at_the_end_of_the_activation() -> None:
    table = archer([3, 4]).answer(("action", "nothing"), ("action", "aim"))
    assert table.status("me") == {"activated"}
    lost = table.one("status_lost")
    assert (lost["status"], lost["rules"]) == ("aiming", ("EV-AIM-04",))


@proves("EV-AIM-04", "EV-GEN-08")
def test_aiming_twice_is_no_better_than_once() -> None:
    table = archer([3, 4, 5], T=6).answer(("action", "aim"), ("action", "aim"), SHOOT)
    assert len(table.all("status_gained", status="aiming")) == 1
    told = table.one("shot")
    assert (told["needed"], modifiers(told)) == (4, [("Viser", -2, "EV-AIM-01")])


@proves("EV-AIM-04")
@pytest.mark.parametrize("kind", ["reaction", "counter-charge"])
def test_aim_never_helps_a_reaction(kind: str) -> None:
    table = scene(red={"me": model("Asteria", 2, 12, "aiming")}, blue={"foe": model("Saïto", 6, 12)})
    assert table.query("threshold", figure="me", stat="T", target="foe") == 2
    assert table.query("threshold", figure="me", stat="T", target="foe", kind=kind) == 3
