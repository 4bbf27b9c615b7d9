"""Flight: one fast move before contact, and what the enemy does afterwards."""

from typing import Any

import pytest

from games.evenor.scene import Scene, block, model, scene
from proofs import proves

FLEE = ("reaction", "flee")


def charged(foe: Any = None, **more: Any) -> Scene:
    """Thuroid, 3 pas away, charges Kara (or another), whose reaction roll passed and who chooses to flee."""
    dice = {"thuroid": {"initiative": [2]}, "foe": {"reaction": [6]}} | more.pop("dice", {})
    return scene(
        red={"thuroid": more.pop("thuroid", None) or model("Thuroid", 6, 12), **more.pop("red", {})},
        blue={"foe": foe or model("Kara", 10, 12), **more.pop("blue", {})},
        dice=dice,
        **more,
    ).answer(("activate", "thuroid"), ("actions", 1), ("action", {"charge": "foe"}), ("path", {"touch": "foe"}))


# ---------------------------------------------------------------- the flight itself


@proves("EV-FLE-01", "EV-FLE-03", "EV-DYN-02")
def test_a_flight_is_one_fast_move_without_a_roll_before_the_enemy_moves() -> None:
    fled = charged().answer(FLEE)
    assert (fled.pending.key, fled.pending.seat, fled.pending.figure) == ("path", "blue", "foe")
    assert fled.pending.facts["limit"] == 6.0
    too_far = fled.refused("path", [[16.01, 12]])
    assert (too_far.reason, too_far.rules) == ("too-far", ("EV-FLE-01",))
    fled.play(("path", [[16, 12]]))
    moved = fled.one("moved", figure="foe")
    assert (moved["kind"], moved["cost"], moved["rules"]) == ("flee", 6.0, ("EV-FLE-01", "EV-FLE-03"))
    assert fled.facts("foe")["at"] == [16.0, 12.0]
    assert not fled.rolls("foe", "initiative")
    assert not fled.all("fought")
    assert not fled.all("moved", figure="thuroid"), "he cannot reach her, and his default is to stay"
    assert "foe" in fled.query("ready", side="blue") or fled.pending.figure == "foe", "a flight is no activation"


@proves("EV-FLE-03")
def test_the_flight_comes_before_the_engaging_model_moves() -> None:
    fled = charged().answer(FLEE, ("path", [[16, 12]]))
    assert fled.facts("thuroid")["at"] == [6.0, 12.0]
    assert fled.facts("foe")["at"] == [16.0, 12.0]
    assert (fled.pending.key, fled.pending.figure) == ("path", "thuroid")


@proves("EV-FLE-01", "EV-TRT-23", "EV-TRT-24")
@pytest.mark.parametrize(("trait", "limit"), [("Rapide", 9.0), ("Lent", 4.5)])
def test_a_swift_or_slow_model_flees_as_far_as_it_runs(trait: str, limit: float) -> None:
    fled = charged(model("Kara", 10, 12, traits=[trait])).answer(FLEE)
    assert fled.pending.facts["limit"] == limit
    assert fled.query("allowance", figure="foe", kind="flee") == limit


@proves("EV-FLE-01", "EV-DYN-08", "EV-TER-01")
def test_a_flight_obeys_the_movement_rules() -> None:
    fled = charged(
        terrain=[block("wall", 12, 11, 13, 13), block("mud", 8, 13, 12, 20, kind="difficult")],
        blue={"mate": model("Myrina", 10, 9)},
    ).answer(FLEE)
    assert fled.refused("path", [[15, 12]]).rules == ("EV-DYN-08", "EV-TER-02")
    assert fled.refused("path", [[10, 7]]).rules == ("EV-DYN-08",)
    assert fled.refused("path", [[10, 16]]).rules == ("EV-FLE-01", "EV-TER-01")
    fled.answer(("path", [[10, 15.4]]))
    assert fled.one("moved", figure="foe")["cost"] == pytest.approx(5.8, abs=0.002)


# ---------------------------------------------------------------- its limits


@proves("EV-FLE-02")
def test_an_engaged_model_cannot_flee() -> None:
    engaged = charged(red={"lothar": model("Lothar", 11, 12)})
    assert engaged.offers("reaction") == ["none", "counter-charge"]
    refusal = engaged.refused("reaction", "flee")
    assert (refusal.reason, refusal.rules) == ("reaction-not-possible", ("EV-FLE-02", "EV-REA-06"))
    beside = charged(red={"lothar": model("Lothar", 11.02, 12)})
    assert "flee" in beside.offers("reaction")


@proves("EV-FLE-02")
def test_a_flight_may_touch_no_enemy_on_the_way_or_at_its_end() -> None:
    fled = charged(red={"lothar": model("Lothar", 14, 12)}).answer(FLEE)
    for path in ([[13, 12]], [[13, 12], [12, 12]], [[12, 13.005], [15, 13.005]]):
        refusal = fled.refused("path", path)
        assert (refusal.reason, refusal.rules) == ("may-not-touch", ("EV-FLE-02",)), path
        assert refusal.facts == {"figure": "lothar"}
    fled.answer(("path", [[12.97, 12]]))
    assert fled.query("distance", from_="foe", to="lothar") == pytest.approx(0.03, abs=0.001)


@proves("EV-FLE-02", "EV-GEN-03")
def test_a_flight_does_not_leave_the_table_not_even_in_an_ambush() -> None:
    ambush = charged(
        thuroid=model("Thuroid", 18, 12),
        foe=model("Kara", 22, 12),
        scenario="ambush",
        ambushed="blue",
    ).answer(FLEE)
    assert ambush.refused("path", [[24, 12]]).rules == ("EV-GEN-03", "EV-FLE-02", "EV-AMB-06")
    ambush.answer(("path", [[23.5, 12]]))
    assert not ambush.all("exited")
    assert ambush.facts("foe")["in_play"]


@proves("EV-FLE-02", "EV-STA-17")
def test_a_prone_model_may_flee_and_is_on_its_feet_again() -> None:
    fled = charged(model("Kara", 10, 12, "prone")).answer(FLEE, ("path", [[16, 12]]))
    assert fled.one("stood_up", figure="foe")["rules"] == ("EV-STA-17",)
    assert "prone" not in fled.status("foe")
    assert fled.facts("foe")["at"] == [16.0, 12.0]


# ---------------------------------------------------------------- afterwards


@proves("EV-FLE-04")
def test_the_charger_has_his_whole_allowance_along_any_path() -> None:
    fled = charged().answer(FLEE, ("path", [[16, 12]]))
    assert fled.pending.facts == {"kind": "charge", "limit": 4.0}
    assert fled.refused("path", [[6, 16.01]]).rules == ("EV-DYN-05", "EV-FLE-04")
    fled.play(("path", [[6, 16]]))
    assert fled.facts("thuroid")["at"] == [6.0, 16.0]
    assert not fled.all("fought")


@proves("EV-FLE-04", "EV-REA-16")
def test_a_fleeing_model_that_is_caught_has_no_second_reaction() -> None:
    """Kara flees less than 1 pas: Thuroid still reaches her, and she fights without any bonus."""
    caught = charged(
        dice={"thuroid": {"initiative": [2], "melee": [1] * 6}, "foe": {"reaction": [6], "melee": [1] * 4}},
    ).play(FLEE, ("path", [[10.9, 12]]), ("path", {"touch": "foe"}))
    assert len(caught.rolls("foe", "reaction")) == 1
    fought = caught.one("fought")
    assert (fought["needed"], fought["needed_back"]) == (2, 4)
    caught.played()


@proves("EV-FLE-04")
def test_by_default_the_charger_goes_for_the_one_who_fled() -> None:
    caught = charged(
        dice={"thuroid": {"initiative": [2], "melee": [1] * 6}, "foe": {"reaction": [6], "melee": [1] * 4}},
    ).play(FLEE, ("path", [[10.9, 12]]))
    assert caught.query("engaged", figure="thuroid") == ["foe"]
    caught.played()


@proves("EV-FLE-04", "EV-REA-06", "EV-DYN-12")
def test_another_enemy_reached_instead_may_react_and_is_fought() -> None:
    instead = charged(
        blue={"other": model("Myrina", 6, 15.5)},
        dice={
            "thuroid": {"initiative": [2], "melee": [1] * 6},
            "other": {"reaction": [2], "melee": [1] * 4},
        },
    ).play(FLEE, ("path", [[16, 12]]), ("path", {"touch": "other"}), ("reaction", "counter-charge"))
    assert [r["figure"] for r in instead.all("rolled", purpose="reaction")] == ["foe", "other"]
    fought = instead.one("fought")
    assert (fought["defender"], fought["needed"], fought["needed_back"]) == ("other", 2, 3)
    instead.played()


@proves("EV-FLE-04", "EV-TRT-12")
def test_who_mastered_his_fear_to_charge_need_not_do_so_again_for_the_same_action() -> None:
    caught = charged(
        model("Kara", 10, 12, traits=["Effrayant"]),
        dice={
            "thuroid": {"initiative": [2], "fear": [3, 3], "melee": [1] * 6},
            "foe": {"reaction": [6], "melee": [1] * 4},
        },
    ).play(FLEE, ("path", [[10.9, 12]]))
    assert len(caught.rolls("thuroid", "fear")) == 2, "once to engage, once in melee"
    caught.one("fought")
    caught.played()


@proves("EV-FLE-04", "EV-DIS-02")
def test_a_new_path_that_leaves_an_enemy_gives_it_its_opportunity_once() -> None:
    """Thuroid reaches Kara without leaving Myrina; Kara flees, and only the new path leaves Myrina."""
    leaves = scene(
        red={"thuroid": model("Thuroid", 8.9, 12)},
        blue={"foe": model("Kara", 10, 12), "other": model("Myrina", 8.95, 13)},
        dice={
            "thuroid": {"initiative": [2]},
            "foe": {"reaction": [6]},
            "other": {"opportunity": [1]},
        },
    ).answer(("activate", "thuroid"), ("actions", 1), ("action", {"charge": "foe"}), ("path", {"touch": "foe"}))
    assert not leaves.rolls("other", "opportunity")
    leaves.play(FLEE, ("path", [[16, 12]]), ("path", [[8.9, 9]]))
    assert len(leaves.rolls("other", "opportunity")) == 1
    leaves.played()
    once = scene(
        red={"thuroid": model("Thuroid", 6, 12)},
        blue={"foe": model("Kara", 10, 12), "other": model("Myrina", 5, 12)},
        dice={
            "thuroid": {"initiative": [2]},
            "foe": {"reaction": [6]},
            "other": {"opportunity": [1]},
        },
    ).answer(("activate", "thuroid"), ("actions", 1), ("action", {"charge": "foe"}), ("path", {"touch": "foe"}))
    once.play(FLEE, ("path", [[16, 12]]), ("path", [[6, 9]]))
    assert len(once.rolls("other", "opportunity")) == 1


@proves("EV-FLE-04", "EV-STA-06")
def test_a_fight_announced_with_the_free_move_is_spent_if_the_enemy_is_gone() -> None:
    gone = scene(
        red={"saito": model("Saïto", 8.5, 12)},
        blue={"foe": model("Kara", 10, 12)},
        dice={"foe": {"reaction": [3]}},
    ).play(("activate", "saito"), ("actions", 1), ("action", {"fight": "foe"}), FLEE, ("path", [[16, 12]]))
    assert not gone.all("fought")
    assert "activated" in gone.status("saito")


@proves("EV-FLE-04", "EV-STA-06")
def test_a_fight_announced_with_the_free_move_may_turn_to_another_enemy_in_reach() -> None:
    turned = scene(
        red={"saito": model("Saïto", 8.5, 12)},
        blue={"foe": model("Kara", 10, 12), "other": model("Myrina", 8.5, 13.7)},
        dice={"saito": {"melee": [1] * 5}, "foe": {"reaction": [3]}, "other": {"reaction": [1], "melee": [1] * 3}},
    ).answer(
        ("activate", "saito"),
        ("actions", 1),
        ("action", {"fight": "foe"}),
        FLEE,
        ("path", [[16, 12]]),
        ("path", {"touch": "other"}),
    )
    assert turned.offers("opponent") == ["other", "none"]
    turned.play(("opponent", "other"))
    assert turned.one("fought")["defender"] == "other"
    turned.played()


@proves("EV-FLE-04", "EV-CCH-04")
def test_a_fight_that_turned_to_another_enemy_cannot_be_declined_if_that_one_counters() -> None:
    turned = scene(
        red={"saito": model("Saïto", 8.5, 12)},
        blue={"foe": model("Kara", 10, 12), "other": model("Myrina", 8.5, 13.7)},
        dice={"saito": {"melee": [1] * 5}, "foe": {"reaction": [3]}, "other": {"reaction": [2], "melee": [1] * 4}},
    ).answer(
        ("activate", "saito"),
        ("actions", 1),
        ("action", {"fight": "foe"}),
        FLEE,
        ("path", [[16, 12]]),
        ("path", {"touch": "other"}),
        ("reaction", "counter-charge"),
    )
    assert turned.offers("opponent") == ["other"]
    turned.play()
    fought = turned.one("fought")
    assert (tuple(fought["attackers"]), fought["needed"], fought["needed_back"]) == (("saito",), 3, 3)
    turned.played()


@proves("EV-FLE-04", "EV-COO-05")
def test_a_partner_whose_way_is_blocked_by_the_flight_chooses_another() -> None:
    """Kara flees to the very place where Lothar, who runs beside Thuroid, was going."""
    pair = scene(
        red={"thuroid": model("Thuroid", 6, 12), "lothar": model("Lothar", 6, 14)},
        blue={"foe": model("Kara", 10, 12), "far": model("Myrina", 22, 22)},
        dice={"thuroid": {"initiative": [2]}, "lothar": {"initiative": [2]}, "foe": {"reaction": [3]}},
    ).answer(
        ("activate", {"wait": "thuroid"}),
        ("group", ["lothar"]),
        ("activate", "far"),
        ("actions", 1),
        ("action", "prone"),
        ("activate", "lothar"),
        ("actions", 1),
        ("action", {"charge": "foe"}),
        ("action", "run"),
        ("path", {"touch": "foe"}),
        ("path", [[12, 14]]),
        FLEE,
        ("path", [[11.5, 14]]),
    )
    asked = []
    while pair.pending.key == "path":
        asked.append(pair.pending.figure)
        pair.answer(("path", pair.pending.default))
    assert asked == ["thuroid", "lothar"]
    assert pair.facts("lothar")["at"] == [6.0, 14.0]
    assert not pair.all("moved", figure="lothar")


@proves("EV-FLE-04", "EV-COO-05")
def test_a_partner_whose_way_is_still_free_keeps_it() -> None:
    pair = scene(
        red={"thuroid": model("Thuroid", 6, 12), "lothar": model("Lothar", 6, 14)},
        blue={"foe": model("Kara", 10, 12), "far": model("Myrina", 22, 22)},
        dice={"thuroid": {"initiative": [2]}, "lothar": {"initiative": [2]}, "foe": {"reaction": [3]}},
    ).play(
        ("activate", {"wait": "thuroid"}),
        ("group", ["lothar"]),
        ("activate", "far"),
        ("actions", 1),
        ("action", "prone"),
        ("activate", "lothar"),
        ("actions", 1),
        ("action", {"charge": "foe"}),
        ("action", "run"),
        ("path", {"touch": "foe"}),
        ("path", [[12, 14]]),
        FLEE,
        ("path", [[10, 7]]),
    )
    assert pair.facts("lothar")["at"] == [12.0, 14.0]


@proves("EV-FLE-04", "EV-COO-06", "EV-SHO-02")
@pytest.mark.parametrize(("to", "shots"), [([10, 16], 1), ([15.5, 10], 0)])
def test_a_shot_of_a_partner_is_lost_if_the_target_fled_beyond_its_reach(to: list[float], shots: int) -> None:
    pair = scene(
        red={
            "thuroid": model("Thuroid", 6, 12),
            "gosai": model("Gosaï", 6, 14, weapons=[{"name": "Arc", "P": 3, "ranges": [3, 5, 8]}]),
        },
        blue={"foe": model("Kara", 10, 12), "far": model("Myrina", 22, 22)},
        dice={
            "thuroid": {"initiative": [2]},
            "gosai": {"initiative": [3], "shot": [1, 1, 1]},
            "foe": {"reaction": [3]},
        },
    ).play(
        ("activate", {"wait": "thuroid"}),
        ("group", ["gosai"]),
        ("activate", "far"),
        ("actions", 1),
        ("action", "prone"),
        ("activate", "gosai"),
        ("actions", {"series": 1}),
        ("action", {"charge": "foe"}),
        ("action", {"shoot": "foe", "weapon": "Arc"}),
        ("path", {"touch": "foe"}),
        FLEE,
        ("path", [to]),
        ("path", []),
    )
    assert len(pair.all("shot")) == shots
    assert len(pair.rolls("foe", "reaction")) == 1, "one reaction only against both"
