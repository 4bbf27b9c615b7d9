"""Damage: saves, what a shot takes, what a melee takes, and what becomes of the fallen."""

import pytest

from games.evenor.scene import block, model, scene
from proofs import proves

SHOOT = (("activate", "gosai"), ("actions", 1), ("action", {"shoot": "foe", "weapon": "Arc"}))


@proves("EV-DMG-01", "EV-CHR-06")
@pytest.mark.parametrize(
    ("saves", "left"), [((3, 4), 3), ((4, 3), 3), ((4, 4), 4), ((3, 3), 2), ((1, 6), 3), ((6, 6), 4)]
)
def test_one_die_per_damage_each_cancels_one_if_it_reaches_s(saves: tuple[int, int], left: int) -> None:
    shot = scene(
        red={"gosai": model("Gosaï", 2, 12)},
        blue={"foe": model("Ymir", 10, 12, S=4, V=4)},
        dice={"gosai": {"shot": [4, 5, 1]}, "foe": {"reaction": [1], "save": saves}},
    ).play(*SHOOT)
    roll = shot.rolls("foe", "save")[0]
    assert (roll["needed"], roll["base"], tuple(roll["faces"])) == (4, 4, saves)
    assert "EV-DMG-01" in roll["rules"]
    assert shot.facts("foe")["V"] == left
    assert [event["lost"] for event in shot.all("wounded")] == ([4 - left] if left < 4 else [])
    shot.played()


@proves("EV-DMG-01", "EV-CHR-06")
def test_without_s_nothing_is_saved_and_without_damage_nothing_is_rolled() -> None:
    bare = scene(
        red={"gosai": model("Gosaï", 2, 12)},
        blue={"foe": model("Ymir", 10, 12, S=None, V=4)},
        dice={"gosai": {"shot": [4, 5, 1]}, "foe": {"reaction": [1]}},
    ).play(*SHOOT)
    assert bare.facts("foe")["V"] == 2
    assert not bare.rolls("foe", "save")
    missed = scene(
        red={"gosai": model("Gosaï", 2, 12)},
        blue={"foe": model("Ymir", 10, 12, V=4)},
        dice={"gosai": {"shot": [3, 2, 1]}, "foe": {"reaction": [1]}},
    ).play(*SHOOT)
    assert missed.facts("foe")["V"] == 4
    assert not missed.rolls("foe", "save")
    assert not missed.all("wounded")


@proves("EV-DMG-02", "EV-REF-04")
def test_a_shot_takes_vitality_without_a_table_roll_and_never_knocks_down() -> None:
    shot = scene(
        red={"gosai": model("Gosaï", 2, 12)},
        blue={"foe": model("Grendel", 10, 12)},
        dice={"gosai": {"shot": [6, 5, 4]}, "foe": {"reaction": [1], "save": [4, 4, 5]}},
    ).play(*SHOOT)
    wounded = shot.one("wounded")
    assert (wounded["figure"], wounded["lost"], wounded["left"]) == ("foe", 2, 2)
    assert "EV-DMG-02" in wounded["rules"]
    assert not shot.rolls("foe", "table")
    assert not shot.all("knocked_down")
    assert shot.status("foe") <= {"activated"}
    assert not shot.all("out_of_action")
    shot.played()


@proves("EV-DMG-03", "EV-MEL-08", "EV-MEL-09")
@pytest.mark.parametrize(
    ("table", "left", "prone"), [((4, 4), 4, True), ((4, 5), 3, True), ((5, 6), 2, False), ((1, 1), 4, True)]
)
def test_an_unsaved_hit_of_a_melee_takes_vitality_only_by_the_table(
    table: tuple[int, int], left: int, prone: bool
) -> None:
    """Saïto wins by three, one is saved: two dice on the table decide what the two others do."""
    melee = scene(
        red={"saito": model("Saïto", 11.3, 12, traits=[])},
        blue={"foe": model("Grendel", 10, 12, traits=[])},
        dice={
            "saito": {"melee": [3, 3, 3, 1, 1]},
            "foe": {"melee": [1] * 9, "save": [5, 4, 1], "table": table},
        },
    ).play(("activate", "saito"), ("actions", 1), ("action", {"fight": "foe"}))
    assert melee.facts("foe")["V"] == left
    assert ("prone" in melee.status("foe")) is prone
    assert [e["lost"] for e in melee.all("wounded")] == ([4 - left] if left < 4 else [])
    assert melee.rolls("foe", "table")[0]["needed"] == 5
    melee.played()


@proves("EV-DMG-03", "EV-MEL-08")
def test_knocked_down_again_a_prone_model_simply_stays_prone() -> None:
    melee = scene(
        red={"saito": model("Saïto", 11, 12)},
        blue={"foe": model("Kara", 10, 12, "prone")},
        dice={"saito": {"melee": [3, 1, 1, 1, 1]}, "foe": {"melee": [1] * 4, "table": [4]}},
    ).play(("activate", "saito"), ("actions", 1), ("action", {"fight": "foe"}))
    assert not melee.all("knocked_down")
    assert "prone" in melee.status("foe")


@proves("EV-DMG-03", "EV-DIS-05")
def test_the_hits_of_an_opportunity_attack_go_to_the_table_too() -> None:
    leaving = scene(
        red={"hylas": model("Hylas", 10, 12)},
        blue={"foe": model("Thuroid", 11, 12)},
        dice={
            "hylas": {"initiative": [2], "save": [4], "table": [4]},
            "foe": {"opportunity": [4], "melee": [3, 1, 1, 1, 1]},
        },
    ).play(("activate", "hylas"), ("actions", 1), ("action", "run"), ("path", {"to": [5, 12]}))
    assert leaving.one("knocked_down")["figure"] == "hylas"
    assert leaving.facts("hylas")["V"] == 1
    leaving.played()


# ---------------------------------------------------------------- out of action


@proves("EV-DMG-04")
def test_vitality_at_zero_is_out_of_action_and_further_losses_have_no_effect() -> None:
    shot = scene(
        red={"gosai": model("Gosaï", 2, 12)},
        blue={"foe": model("Grendel", 10, 12, S=None, V=2), "other": model("Kara", 10, 20)},
        dice={"gosai": {"shot": [6, 5, 4]}, "foe": {"reaction": [1]}},
    ).play(*SHOOT)
    wounded = shot.one("wounded")
    assert (wounded["lost"], wounded["left"]) == (2, 0)
    assert "EV-DMG-04" in shot.one("out_of_action", figure="foe")["rules"]
    assert shot.facts("foe")["V"] == 0
    assert shot.status("foe") == {"out"}
    assert not shot.facts("foe")["in_play"]
    assert shot.order().index("wounded") < shot.order().index("out_of_action")


@proves("EV-DMG-04")
def test_losing_vitality_short_of_zero_has_no_other_effect() -> None:
    shot = scene(
        red={"gosai": model("Gosaï", 2, 12)},
        blue={"foe": model("Grendel", 10, 12, S=None, V=4)},
        dice={"gosai": {"shot": [6, 5, 4]}, "foe": {"reaction": [1]}},
    ).play(*SHOOT)
    assert shot.facts("foe")["V"] == 1
    assert shot.facts("foe")["in_play"]
    assert shot.status("foe") <= {"activated"}
    assert not shot.all("out_of_action")
    assert shot.query("actions", figure="foe") == 3
    assert shot.query("threshold", figure="foe", stat="C") == 3


@proves("EV-DMG-04", "EV-COO-05")
def test_losses_at_the_same_time_add_up_and_the_fall_is_told_once() -> None:
    """Two coordinated archers hit the same Monster: three damage on its last two Vitality."""
    shots = scene(
        red={"gosai": model("Gosaï", 2, 12), "asteria": model("Asteria", 2, 14)},
        blue={"foe": model("Grendel", 10, 13, S=None, V=2), "other": model("Kara", 10, 20)},
        dice={
            "gosai": {"shot": [6, 1, 1]},
            "asteria": {"shot": [6, 5, 1]},
            "foe": {"reaction": [1]},
        },
    ).play(
        ("activate", {"wait": "gosai"}),
        ("group", ["asteria"]),
        ("activate", "other"),
        ("actions", 1),
        ("action", "prone"),
        ("activate", "asteria"),
        ("actions", 1),
        ("action", {"shoot": "foe", "weapon": "Arc"}),
        ("action", {"shoot": "foe", "weapon": "Arc"}),
    )
    assert [(e["lost"], e["left"]) for e in shots.all("wounded")] == [(1, 1), (1, 0)]
    shots.one("out_of_action", figure="foe")
    shots.played()


@proves("EV-DMG-05", "EV-DMG-06", "EV-TRT-27")
def test_a_fallen_model_may_be_brought_back_by_healing() -> None:
    healing = scene(
        red={"selene": model("Selene", 9, 12), "fallen": model("Thésée", 10, 12, "out", V=0)},
        blue={"foe": model("Kara", 20, 12)},
        dice={"selene": {"power": [2]}},
    ).play(("activate", "selene"), ("actions", 1), ("action", {"power": "Soin", "target": "fallen"}))
    assert healing.facts("fallen") | {"in_play": True, "V": 1, "at": [10.0, 12.0]} == healing.facts("fallen")
    assert "out" not in healing.status("fallen")
    healing.played()


@proves("EV-DMG-06")
def test_the_fallen_model_stays_where_it_fell_and_loses_its_states() -> None:
    states = ("prone", "cover", "hidden", "blessed", "confused")
    fall = scene(
        red={"saito": model("Saïto", 11, 12, traits=[])},
        blue={"foe": model("Kara", 10, 12, *states), "other": model("Lothar", 10, 20)},
        terrain=[block("rock", 8.5, 11.5, 9.5, 12.5)],
        dice={"saito": {"melee": [3, 1, 1, 1, 1]}, "foe": {"melee": [1] * 4, "table": [5]}},
    ).play(("activate", "saito"), ("actions", 1), ("action", {"fight": "foe"}))
    assert fall.status("foe") == {"out"}
    assert fall.facts("foe")["at"] == [10.0, 12.0]
    assert fall.facts("foe")["behind"] == ""
    assert fall.query("engaged", figure="saito") == []
    assert fall.query("engaged", figure="foe") == []
    assert "EV-DMG-06" in fall.one("out_of_action")["rules"]


@proves("EV-DMG-06", "EV-DYN-08")
def test_the_fallen_block_neither_moves_nor_sight_and_a_base_may_stand_over_them() -> None:
    walk = scene(
        red={"leto": model("Léto", 4, 12), "fallen": model("Thésée", 7, 12, "out", V=0)},
        blue={"corpse": model("Kara", 8.2, 12, "out", V=0), "foe": model("Thuroid", 20, 12)},
        dice={"leto": {"initiative": [1]}},
    ).play(("activate", "leto"), ("actions", 1), ("action", "run"), ("path", [[8, 12]]))
    assert walk.facts("leto")["at"] == [8.0, 12.0]
    assert walk.query("contact", from_="leto", to="fallen")
    assert walk.query("engaged", figure="leto") == []


@proves("EV-DMG-06", "EV-TRT-27")
def test_standing_over_a_fallen_friend_counts_as_contact_for_healing() -> None:
    over = scene(
        red={"selene": model("Selene", 10.2, 12), "fallen": model("Thésée", 10, 12, "out", V=0)},
        blue={"foe": model("Kara", 20, 12)},
        dice={"selene": {"power": [2]}},
    ).play(("activate", "selene"), ("actions", 1), ("action", {"power": "Soin", "target": "fallen"}))
    assert over.facts("fallen")["in_play"]


@proves("EV-DMG-06")
def test_the_fallen_are_no_targets_and_react_to_nothing() -> None:
    table = scene(
        red={"selene": model("Selene", 8, 12), "gosai": model("Gosaï", 8, 14), "mate": model("Nobu", 8, 10)},
        blue={"foe": model("Kara", 10, 12, "out", V=0), "other": model("Thuroid", 20, 20)},
    ).answer(("activate", "selene"), ("actions", 1))
    offered = [option for option in table.offers("action") if isinstance(option, dict)]
    assert not [option for option in offered if option.get("target") == "foe"]
    refusal = table.refused("action", {"power": "Confusion", "target": "foe"})
    assert refusal.rules == ("EV-TRT-07", "EV-DMG-06")
    moved = scene(
        red={"saito": model("Saïto", 8, 12)},
        blue={"foe": model("Kara", 10, 12, "out", V=0), "other": model("Thuroid", 20, 20)},
        dice={"saito": {"initiative": [3]}},
    ).answer(("activate", "saito"), ("actions", 1))
    assert {"charge": "foe"} not in moved.offers("action")
    moved.play(("action", "run"), ("path", [[9, 12]]))
    assert not moved.rolls("foe", "reaction")
    assert moved.query("contact", from_="saito", to="foe")
