"""Embuscade: the strip, who is ambushed, escape and losses."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.evenor.desk.shown import standing
from escarmouche.games.evenor.scenarios.deployment import deployment_zones
from escarmouche.games.evenor.scenarios.tables import STRIP
from escarmouche.rulings.casefiles import CaseFigure
from escarmouche.space.areas import Area
from games.evenor.duels import warrior
from games.evenor.scene import Dice, Scene, model, off_table, scene
from proofs import proves


def ambush(red: dict[str, CaseFigure], blue: dict[str, CaseFigure], dice: Dice | None = None, **more: Any) -> Scene:
    """Red lies in ambush and is side 1; blue is the ambushed band."""
    return scene(red=red, blue=blue, dice=dice, scenario="ambush", ambushed="blue", **more)


def test_each_band_reads_what_wins_for_it() -> None:
    table = ambush({"ann": warrior(5, 5)}, {"ben": warrior(12, 12)})
    assert standing(table.state).aims == {"red": "ambushers", "blue": "ambushed"}


# ---------------------------------------------------------------- before the first turn


@proves("EV-AMB-01")
def test_the_strip_is_ten_pas_wide_centred_and_crosses_the_table() -> None:
    assert (STRIP.x0, STRIP.x1, STRIP.y0, STRIP.y1) == (7, 17, 0, 24)


@proves("EV-AMB-02", "EV-AMB-03")
@pytest.mark.parametrize(("face", "ambushed", "other"), [(1, "red", "blue"), (3, "red", "blue"), (4, "blue", "red")])
def test_the_die_names_the_ambushed_who_deploy_first_and_play_second(face: int, ambushed: str, other: str) -> None:
    table = scene(
        red={"ann": off_table("Kara")},
        blue={"ben": off_table("Cerd")},
        dice={"game": {"scenario": [3], "first-player": [face]}},
        scenario="roll",
    )
    numbered = table.one("sides_numbered")
    assert (numbered["first"], numbered["ambushed"]) == (other, ambushed)
    assert numbered["rules"] == ("EV-AMB-02", "EV-AMB-03")
    assert (table.pending.key, table.pending.seat) == ("deploy", ambushed)
    table.answer(("deploy", [12, 12]))
    assert (table.pending.key, table.pending.seat) == ("deploy", other)
    table.answer(("deploy", [3, 12]))
    assert (table.state.turn, table.pending.key, table.pending.seat) == (1, "activate", other)
    assert [table.query("starts", turn=turn) for turn in (1, 2, 3)] == [other, ambushed, other]


def deploying() -> Scene:
    return ambush({"ann": off_table("Kara"), "oni": off_table("Oni")}, {"ben": off_table("Cerd")}, opening="deploy")


@proves("EV-AMB-02")
def test_the_ambushed_deploy_in_the_strip_six_pas_from_its_ends() -> None:
    table = deploying()
    assert (table.pending.figure, table.pending.seat) == ("ben", "blue")
    for place in ([7.5, 6.5], [16.5, 17.5], [12, 12]):
        assert table.pending.check(place) == place
    for outside in ([7.49, 12], [16.51, 12], [12, 6.49], [12, 17.51], [3, 12], [12, 1]):
        refusal = table.refused("deploy", outside)
        assert (refusal.reason, refusal.rules) == ("outside-deployment", ("EV-AMB-02",))
    table.answer(("deploy", [12, 12]))
    assert table.one("placed")["rules"] == ("EV-AMB-02",)
    assert deployment_zones(table.state, "blue") == [Area(7, 6, 17, 18)]
    assert deployment_zones(table.state, "red") == [Area(0, 0, 7, 24), Area(17, 0, 24, 24)]


@proves("EV-AMB-03")
def test_the_others_deploy_anywhere_outside_the_strip() -> None:
    table = deploying().answer(("deploy", [7.5, 12]))
    for place in ([6.5, 3], [0.5, 0.5], [17.5, 23.5], [23.5, 12]):
        assert table.pending.check(place) == place
    for inside in ([6.51, 3.0], [17.49, 3.0], [12.0, 3.0]):
        refusal = table.refused("deploy", inside)
        assert (refusal.reason, refusal.rules) == ("outside-deployment", ("EV-AMB-03",))
    touching = table.refused("deploy", [6.5, 12])
    assert (touching.reason, touching.rules) == ("may-not-touch", ("EV-AMB-03",))
    table.answer(("deploy", [6.5, 13.5]))
    assert table.all("placed")[-1]["rules"] == ("EV-AMB-03",)
    assert table.refused("deploy", [6.3, 3]).reason == "outside-deployment"  # the Monster's base reaches into the strip
    table.answer(("deploy", [6.2, 3]))
    assert table.state.turn == 1


# ---------------------------------------------------------------- leaving the table


def escape(action: str, path: Any, at: tuple[float, float] = (12, 4), **with_: Any) -> Scene:
    """Blue moves; somebody of blue always stays behind."""
    ben = model("Harald", *at, I=1, traits=[], **with_)
    table = ambush(
        {"ann": warrior(3, 20)},
        {"ben": ben, "bob": warrior(12, 12)},
        {"ben": {"initiative": [6]}},
        active="blue",
    )
    return table.play(("activate", "ben"), ("actions", 1), ("action", action), ("path", path))


@proves("EV-AMB-06")
def test_a_displacement_to_the_edge_leaves_the_table() -> None:
    gone = escape("run", [[12, 0.5]])
    assert gone.one("exited") == {"event": "exited", "figure": "ben", "rules": ("EV-AMB-06",)}
    assert not gone.facts("ben")["on_table"]
    assert "exited" in gone.status("ben")
    assert gone.query("ready", side="blue") == ["bob"]
    assert not gone.over


@proves("EV-AMB-06")
@pytest.mark.parametrize("to", [(0.5, 4), (23.5, 4), (4, 0.5), (4, 23.5)])
def test_any_edge_will_do(to: tuple[float, float]) -> None:
    at = (min(max(to[0], 3), 21), min(max(to[1], 3), 21))
    assert escape("run", [list(to)], at).one("exited")["figure"] == "ben"


@proves("EV-AMB-06")
def test_near_the_edge_is_not_off_the_table() -> None:
    assert not escape("run", [[12, 0.52]]).all("exited")
    assert escape("run", [[12, 0.505]]).one("exited")


@proves("EV-AMB-06")
@pytest.mark.parametrize(
    ("at", "path", "walked"),
    [
        ((12, 3), [[12, -2]], [(12, 3), (12, 0.5)]),
        ((12, 3), [[14, -2]], [(12, 3), (13, 0.5)]),
        ((4, 12), [[-3, 12]], [(4, 12), (0.5, 12)]),
        ((20, 12), [[26, 12]], [(20, 12), (23.5, 12)]),
        ((12, 20), [[12, 26]], [(12, 20), (12, 23.5)]),
        ((4, 2), [[-1, -1]], [(4, 2), (1.5, 0.5)]),  # the nearer of two edges
        ((2, 4), [[-1, -1]], [(2, 4), (0.5, 1.5)]),
        ((12, 3), [[13, 3], [13, -4], [20, -4]], [(12, 3), (13, 3), (13, 0.5)]),
        ((12, 0.5), [[12, -4]], [(12, 0.5), (12, 0.5)]),
        ((12, 0.498046875), [[12, -3]], [(12, 0.498046875), (12, 0.498046875)]),  # a hair over the edge already
        ((12, 0.498046875), [[14, 0.498046875]], [(12, 0.498046875), (14, 0.498046875)]),
    ],
)
def test_a_way_off_the_table_ends_at_the_edge(
    at: tuple[float, float], path: list[list[float]], walked: list[tuple[float, float]]
) -> None:
    gone = escape("run", path, at)
    assert list(gone.one("moved")["path"]) == walked
    assert gone.one("exited")["figure"] == "ben"


@proves("EV-AMB-06")
@pytest.mark.parametrize(
    ("at", "path"),
    [((12, 2), [[12, 0.5], [12, 3]]), ((22, 12), [[23.5, 12], [22, 12]]), ((2, 12), [[0.5, 12], [3, 12]])],
)
def test_brushing_the_edge_on_the_way_is_not_leaving(at: tuple[float, float], path: list[list[float]]) -> None:
    stays = escape("run", path, at)
    assert stays.facts("ben")["at"] == path[-1]
    assert not stays.all("exited")


@proves("EV-AMB-06", "EV-DIS-06")
def test_a_model_that_falls_at_the_edge_has_not_escaped() -> None:
    table = ambush(
        {"ann": warrior(12, 1.5, R=2)},
        {"ben": warrior(12, 0.5, I=1), "bob": warrior(18, 12)},
        {"ben": {"initiative": [6], "table": [6]}, "ann": {"opportunity": [2], "melee": [4, 1, 1]}},
        active="blue",
    ).play(("activate", "ben"), ("actions", 1), ("action", "run"), ("path", [[14, 0.5]]))
    assert "out" in table.status("ben")
    assert not table.all("exited")
    table.played()


@proves("EV-AMB-06", "EV-DYN-02")
def test_the_edge_must_be_within_reach() -> None:
    table = ambush({"ann": warrior(3, 20)}, {"ben": warrior(12, 7, I=1)}, {"ben": {"initiative": [6]}}, active="blue")
    table.answer(("activate", "ben"), ("actions", 1), ("action", "run"))
    assert table.refused("path", [[12, -5]]).rules == ("EV-DYN-02",)


@proves("EV-AMB-06", "EV-GEN-03")
def test_nobody_else_and_no_free_move_leads_over_the_edge() -> None:
    hunter = ambush({"ann": warrior(3, 3, I=1)}, {"ben": warrior(12, 12)}, {"ann": {"initiative": [6]}})
    hunter.answer(("activate", "ann"), ("actions", 1), ("action", "run"))
    assert hunter.refused("path", [[3, 0.4]]).rules == ("EV-GEN-03", "EV-AMB-06")
    step = ambush({"ann": warrior(3, 20)}, {"ben": warrior(12, 1)}, active="blue")
    step.answer(("activate", "ben"), ("actions", 1), ("action", "step"))
    assert step.refused("path", [[12, 0.3]]).rules == ("EV-GEN-03", "EV-AMB-06")


@proves("EV-AMB-06")
@pytest.mark.parametrize("action", ["run", "charge", "moving-shot"])
def test_every_displacement_action_may_exit(action: str) -> None:
    assert escape(action, [[12, 0.5]]).one("exited")["figure"] == "ben"


@proves("EV-AMB-06")
def test_a_moving_shot_may_shoot_first_and_leave_with_the_rest_of_its_move() -> None:
    table = ambush(
        {"ann": warrior(12, 8, R=6)},
        {"ben": model("Harald", 12, 2, I=1, traits=[]), "bob": warrior(18, 12)},
        {"ben": {"initiative": [6], "shot": [1, 1, 1, 1]}, "ann": {"reaction": [1]}},
        active="blue",
    ).play(
        ("activate", "ben"),
        ("actions", 1),
        ("action", "moving-shot"),
        ("path", []),
        ("shot", {"shoot": "ann"}),
        ("path", [[12, 0.5]]),
    )
    assert table.order().index("shot") < table.order().index("exited")
    table.played()


@proves("EV-AMB-06")
def test_a_free_move_cannot_exit() -> None:
    table = ambush({"ann": warrior(3, 20)}, {"ben": warrior(12, 1.5), "bob": warrior(12, 12)}, active="blue")
    table.play(("activate", "ben"), ("actions", 1), ("action", "step"), ("path", [[12, 0.5]]), ("action", "prone"))
    assert table.facts("ben")["at"] == [12, 0.5]
    assert not table.all("exited")
    assert table.facts("ben")["in_play"]


@proves("EV-AMB-06", "EV-FLE-02")
def test_a_flight_cannot_exit_but_the_next_displacement_does() -> None:
    table = ambush(
        {"ann": warrior(12, 6, I=1)},
        {"ben": warrior(12, 3, R=2, I=1), "bob": warrior(18, 12)},
        {"ann": {"initiative": [6]}, "ben": {"reaction": [2], "initiative": [6]}},
    ).play(
        ("activate", "ann"),
        ("actions", 1),
        ("action", {"charge": "ben"}),
        ("reaction", "flee"),
        ("path", [[12, 0.5]]),
        ("path", []),
    )
    assert not table.all("exited")
    assert table.facts("ben")["in_play"]
    table.play(("activate", "ben"), ("actions", 1), ("action", "run"), ("path", []))
    assert table.one("exited")["figure"] == "ben"  # its base touches the edge already


@proves("EV-AMB-06")
def test_the_band_in_ambush_never_leaves_and_other_scenarios_have_no_exit() -> None:
    hunter = ambush({"ann": warrior(3, 4, I=1)}, {"ben": warrior(12, 12)}, {"ann": {"initiative": [6]}}).play(
        ("activate", "ann"), ("actions", 1), ("action", "run"), ("path", [[3, 0.5]])
    )
    assert not hunter.all("exited")
    other = scene(
        red={"ann": warrior(3, 4, I=1)}, blue={"ben": warrior(12, 12)}, dice={"ann": {"initiative": [6]}}
    ).play(("activate", "ann"), ("actions", 1), ("action", "run"), ("path", [[3, 0.5]]))
    assert not other.all("exited")


# ---------------------------------------------------------------- victory


@proves("EV-AMB-04")
def test_the_ambushed_win_when_the_last_of_them_has_gone() -> None:
    table = ambush(
        {"ann": warrior(3, 20)},
        {"ben": warrior(12, 3, I=1), "bob": warrior(12, 12, "exited", on_table=False)},
        {"ben": {"initiative": [6]}},
        active="blue",
    ).play(("activate", "ben"), ("actions", 1), ("action", "run"), ("path", [[12, 0.5]]))
    ended = table.one("game_ended")
    assert (ended["winner"], ended["reason"], ended["rules"]) == ("blue", "ambush-escape", ("EV-AMB-04",))


@proves("EV-AMB-04", "EV-AMB-05")
def test_half_lost_and_half_gone_is_an_escape() -> None:
    """Exactly 50 % is not more than 50 %."""
    table = ambush(
        {"ann": warrior(3, 20)},
        {"ben": warrior(12, 3, I=1), "bob": warrior(12, 12, "out", V=0)},
        {"ben": {"initiative": [6]}},
        active="blue",
    ).play(("activate", "ben"), ("actions", 1), ("action", "run"), ("path", [[12, 0.5]]))
    assert table.one("game_ended")["winner"] == "blue"


def duel(blue: dict[str, CaseFigure], blue_dice: dict[str, list[int]]) -> Scene:
    """Ann of the hunters strikes down Ben of the ambushed."""
    return ambush({"ann": warrior(10, 12)}, blue, {"ann": {"melee": [4, 1, 1]}, "ben": blue_dice}).play(
        ("activate", "ann"), ("actions", 1), ("action", {"fight": "ben"})
    )


@proves("EV-AMB-04", "EV-AMB-05")
def test_more_than_half_lost_and_the_others_win_at_once() -> None:
    fallen = {"melee": [1, 1, 1], "table": [5]}
    half = duel({"ben": warrior(11, 12), "bob": warrior(20, 20)}, fallen)
    assert not half.over
    over = duel({"ben": warrior(11, 12), "bob": warrior(20, 20), "bea": warrior(5, 5, "out", V=0)}, fallen)
    ended = over.one("game_ended")
    assert (ended["winner"], ended["reason"]) == ("red", "ambush-losses")
    assert ended["rules"] == ("EV-AMB-04", "EV-AMB-05")
    gone = duel({"ben": warrior(11, 12), "bob": warrior(20, 20, "exited", on_table=False)}, fallen)
    assert gone.one("game_ended")["winner"] == "blue"  # who has left is not lost, and nobody is left on the table


@proves("EV-AMB-05")
def test_a_monster_counts_for_two_members_of_the_losses() -> None:
    fallen = {"melee": [1] * 9, "table": [5]}
    monster = {"ben": model("Oni", 11.3, 12, traits={}, S=None, V=1, printed_V=3)}
    half = duel({**monster, "bob": warrior(20, 20), "bea": warrior(20, 18)}, fallen)
    assert not half.over  # two of four members
    most = duel({**monster, "bob": warrior(20, 20)}, fallen)
    assert most.one("game_ended")["winner"] == "red"  # two of three members


@proves("EV-AMB-04")
def test_the_ambushed_win_too_when_the_others_are_all_out_first() -> None:
    table = ambush(
        {"ann": warrior(10, 12)},
        {"ben": warrior(11, 12), "bob": warrior(20, 20, "out", V=0)},
        {"ann": {"melee": [1, 1, 1], "table": [6]}, "ben": {"melee": [4, 1, 1]}},
        active="blue",
    ).play(("activate", "ben"), ("actions", 1), ("action", {"fight": "ann"}))
    ended = table.one("game_ended")
    assert (ended["winner"], ended["reason"], ended["rules"]) == ("blue", "extermination", ("EV-AMB-04",))


@proves("EV-AMB-04")
def test_falling_together_the_ambushed_have_not_won_first() -> None:
    table = ambush(
        {"ann": model("Asteria", 10, 12)},
        {"ben": model("Gosaï", 16, 12, S=None, R=2)},
        {"ann": {"shot": [4, 1, 1]}, "ben": {"reaction": [2], "shot": [4, 1, 1]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", {"shoot": "ben"}), ("reaction", {"shoot-back": "Arc"}))
    assert table.one("game_ended")["winner"] == "red"
