"""The counter-charge: no move, the bonus of a charge, and a melee phase whatever brought the enemy."""

from typing import Any

import pytest

from games.evenor.scene import Scene, block, model, scene
from proofs import proves

COUNTER = ("reaction", "counter-charge")


def onto_kara(action: Any = None, *status: str, **more: Any) -> Scene:
    """Thuroid (C3+, P5, Charge furieuse) comes at Kara (C4+, P4, Charge furieuse), who passed her reaction roll."""
    dice = more.pop("dice", {"thuroid": {"initiative": [2], "melee": [1] * 6}, "foe": {"melee": [1] * 5}})
    dice.setdefault("foe", {})["reaction"] = [3]
    return scene(
        red={"thuroid": model("Thuroid", 6, 12), **more.pop("red", {})},
        blue={"foe": model("Kara", 10, 12, *status), **more.pop("blue", {})},
        dice=dice,
        **more,
    ).answer(
        ("activate", "thuroid"),
        ("actions", 1),
        ("action", action or {"charge": "foe"}),
        ("path", {"touch": "foe"}),
    )


def dice_of(played: Scene, who: str) -> list[tuple[int, int]]:
    """Number of dice and threshold of each melee roll of a model."""
    return [(len(roll["faces"]), roll["needed"]) for roll in played.rolls(who, "melee")]


def names(roll: dict[str, Any]) -> dict[str, int]:
    return {part["name"]: part["value"] for part in roll.get("modifiers", ())}


@proves("EV-CCH-01", "EV-CCH-04", "EV-TRT-06", "EV-DYN-06")
def test_both_have_the_bonus_of_a_charge_in_one_single_phase() -> None:
    kara = onto_kara().play(COUNTER)
    assert dice_of(kara, "thuroid") == [(6, 2)]
    assert dice_of(kara, "foe") == [(5, 3)]
    assert names(kara.rolls("foe", "melee")[0]) == {"Charge": -1}
    assert names(kara.rolls("thuroid", "melee")[0]) == {"Charge": -1}
    fought = kara.one("fought")
    assert (tuple(fought["attackers"]), fought["defender"]) == (("thuroid",), "foe")
    assert kara.one("reacted")["reaction"] == "counter-charge"
    kara.played()


@proves("EV-CCH-01")
def test_without_the_reaction_only_the_charger_has_the_bonus() -> None:
    plain = onto_kara(dice={"thuroid": {"initiative": [2], "melee": [1] * 6}, "foe": {"melee": [1] * 4}}).play(
        ("reaction", "none")
    )
    assert (dice_of(plain, "thuroid"), dice_of(plain, "foe")) == ([(6, 2)], [(4, 4)])


@proves("EV-CCH-01", "EV-DYN-07")
def test_the_bonus_is_gone_in_a_later_fight_of_the_same_series() -> None:
    later = scene(
        red={"thuroid": model("Thuroid", 6, 12)},
        blue={"foe": model("Kara", 10, 12)},
        dice={
            "thuroid": {"initiative": [2, 3], "melee": [1] * 11},
            "foe": {"reaction": [3], "melee": [1] * 9},
        },
    ).play(
        ("activate", "thuroid"),
        ("actions", 2),
        ("action", {"charge": "foe"}),
        COUNTER,
        ("action", {"fight": "foe"}),
    )
    assert dice_of(later, "foe") == [(5, 3), (4, 4)]
    assert dice_of(later, "thuroid") == [(6, 2), (5, 3)]


@proves("EV-CCH-02")
def test_the_counter_charger_stays_and_the_enemy_completes_its_move() -> None:
    kara = onto_kara().play(COUNTER)
    assert kara.facts("foe")["at"] == [10.0, 12.0]
    assert [event["figure"] for event in kara.all("moved")] == ["thuroid"]
    assert kara.query("engaged", figure="thuroid") == ["foe"]
    assert kara.order().index("reacted") < kara.order().index("moved") < kara.order().index("fought")


@proves("EV-CCH-03", "EV-CCH-04", "EV-DYN-09")
def test_against_a_fast_move_only_she_has_the_bonus_and_the_phase_is_fought_at_once() -> None:
    kara = onto_kara("run", dice={"thuroid": {"initiative": [2], "melee": [1] * 5}, "foe": {"melee": [1] * 5}}).play(
        COUNTER
    )
    assert dice_of(kara, "thuroid") == [(5, 3)]
    assert dice_of(kara, "foe") == [(5, 3)]
    fought = kara.one("fought")
    assert (tuple(fought["attackers"]), fought["defender"]) == (("foe",), "thuroid")
    kara.played()


@proves("EV-CCH-04", "EV-DYN-09")
def test_a_fast_move_that_is_not_countered_brings_no_phase() -> None:
    still = onto_kara("run", dice={"thuroid": {"initiative": [2]}, "foe": {}}).play(("reaction", "none"))
    assert not still.all("fought")
    assert still.query("engaged", figure="foe") == ["thuroid"]


@proves("EV-CCH-04", "EV-MEL-05")
def test_the_counter_charger_may_win_the_phase_she_started() -> None:
    kara = onto_kara(
        "run",
        dice={
            "thuroid": {"initiative": [2], "melee": [1] * 5, "save": [4], "table": [5]},
            "foe": {"melee": [3, 1, 1, 1, 1]},
        },
        red={"lothar": model("Lothar", 2, 2)},
    ).play(COUNTER)
    assert kara.one("fought") | {"winner": "foe", "excess": 1} == kara.one("fought")
    kara.one("out_of_action", figure="thuroid")


@proves("EV-CCH-03", "EV-CCH-04", "EV-DYN-03")
@pytest.mark.parametrize("leg", ["first", "last"])
def test_a_moving_shot_that_ends_in_contact_can_be_countered_on_either_leg(leg: str) -> None:
    gosai = scene(
        red={"gosai": model("Gosaï", 6.5, 12)},
        blue={"foe": model("Kara", 10, 12), "other": model("Thuroid", 20, 20)},
        dice={
            "gosai": {"initiative": [3], "melee": [1] * 5},
            "foe": {"reaction": [3], "melee": [1] * 5},
        },
    )
    start = (("activate", "gosai"), ("actions", 1), ("action", "moving-shot"))
    if leg == "first":
        gosai.play(*start, ("path", {"touch": "foe"}), COUNTER)
    else:
        gosai.play(*start, ("path", []), ("shot", "none"), ("path", {"touch": "foe"}), COUNTER)
    assert (dice_of(gosai, "gosai"), dice_of(gosai, "foe")) == ([(5, 3)], [(5, 3)])
    assert tuple(gosai.one("fought")["attackers"]) == ("foe",)
    gosai.played()


@proves("EV-CCH-04", "EV-STA-06")
def test_a_fight_reached_with_the_free_move_is_the_one_phase_with_her_bonus() -> None:
    """No charge, so no C-1 for Saïto; Kara has hers, and a second phase does not follow."""
    free = scene(
        red={"saito": model("Saïto", 8.5, 12)},
        blue={"foe": model("Kara", 10, 12), "other": model("Thuroid", 20, 20)},
        dice={"saito": {"melee": [1] * 5}, "foe": {"reaction": [3], "melee": [1] * 5}},
    ).play(("activate", "saito"), ("actions", 1), ("action", {"fight": "foe"}), COUNTER)
    assert (dice_of(free, "saito"), dice_of(free, "foe")) == ([(5, 3)], [(5, 3)])
    assert tuple(free.one("fought")["attackers"]) == ("saito",)
    free.played()


@proves("EV-CCH-04", "EV-STA-06")
def test_a_step_into_contact_that_is_countered_has_had_its_phase() -> None:
    stepped = scene(
        red={"saito": model("Saïto", 8.5, 12)},
        blue={"foe": model("Kara", 10, 12), "other": model("Thuroid", 20, 20)},
        dice={"saito": {"melee": [1] * 5}, "foe": {"reaction": [3], "melee": [1] * 5}},
    ).answer(("activate", "saito"), ("actions", 1), ("action", "step"), ("path", {"touch": "foe"}), COUNTER)
    stepped.one("fought")
    assert {"fight": "foe"} not in stepped.offers("action")
    refusal = stepped.refused("action", {"fight": "foe"})
    assert (refusal.reason, refusal.rules) == ("fought-already", ("EV-CCH-04",))
    stepped.play(("action", "prone"))
    stepped.one("fought")


@proves("EV-CCH-04", "EV-STA-06")
def test_a_step_into_contact_after_a_static_action_can_be_countered() -> None:
    selene = scene(
        red={"selene": model("Selene", 8.5, 12), "mate": model("Nobu", 6, 12)},
        blue={"foe": model("Kara", 10, 12), "other": model("Thuroid", 20, 20)},
        dice={"selene": {"power": [1], "melee": [1] * 2}, "foe": {"reaction": [3], "melee": [1] * 5}},
    ).play(
        ("activate", "selene"),
        ("actions", 1),
        ("action", {"power": "Bénédiction", "target": "mate"}),
        ("path", {"touch": "foe"}),
        COUNTER,
    )
    assert tuple(selene.one("fought")["attackers"]) == ("foe",)
    selene.played()


@proves("EV-CCH-04", "EV-DYN-06")
def test_a_charger_may_decline_to_fight_unless_he_was_countered() -> None:
    free = onto_kara(dice={"thuroid": {"initiative": [2]}, "foe": {}}).answer(("reaction", "none"))
    assert free.offers("opponent") == ["foe", "none"]
    free.play(("opponent", "none"))
    assert not free.all("fought")
    bound = onto_kara().answer(COUNTER)
    assert bound.pending.key != "opponent", "nothing to choose"
    bound.one("fought")


@proves("EV-CCH-04", "EV-DYN-12")
def test_a_countering_enemy_that_was_not_chosen_fights_its_own_phase_right_after() -> None:
    both = scene(
        red={"thuroid": model("Thuroid", 6, 12)},
        blue={"foe": model("Kara", 10, 11.45), "other": model("Myrina", 10, 12.55)},
        dice={
            "thuroid": {"initiative": [2], "melee": [1] * 12},
            "foe": {"reaction": [2], "melee": [1] * 4},
            "other": {"reaction": [2], "melee": [1] * 4},
        },
    ).answer(
        ("activate", "thuroid"),
        ("actions", 1),
        ("action", {"charge": "foe"}),
        ("path", {"to": [9.164, 12]}),
        COUNTER,
    )
    assert both.offers("opponent") == ["foe", "other"], "one of them counter-charged: a phase is due"
    both.play(("opponent", "foe"))
    assert [(tuple(e["attackers"]), e["defender"]) for e in both.all("fought")] == [
        (("thuroid",), "foe"),
        (("other",), "thuroid"),
    ]
    assert dice_of(both, "other") == [(4, 3)]
    assert dice_of(both, "thuroid") == [(6, 3), (6, 3)], "charging, but with two opponents"
    both.played()


@proves("EV-CCH-04", "EV-DYN-12")
def test_of_two_who_counter_the_one_chosen_fights_first_and_the_other_right_after() -> None:
    both = scene(
        red={"thuroid": model("Thuroid", 6, 12)},
        blue={"foe": model("Kara", 10, 11.45), "other": model("Myrina", 10, 12.55)},
        dice={
            "thuroid": {"initiative": [2], "melee": [1] * 12},
            "foe": {"reaction": [3], "melee": [1] * 5},
            "other": {"reaction": [2], "melee": [1] * 4},
        },
    ).play(
        ("activate", "thuroid"),
        ("actions", 1),
        ("action", {"charge": "foe"}),
        ("path", {"to": [9.164, 12]}),
        COUNTER,
        COUNTER,
        ("opponent", "foe"),
    )
    assert [(tuple(e["attackers"]), e["defender"]) for e in both.all("fought")] == [
        (("thuroid",), "foe"),
        (("other",), "thuroid"),
    ]
    both.played()


@proves("EV-CCH-04", "EV-DYN-12")
def test_a_countering_enemy_that_was_chosen_fights_once() -> None:
    chosen = scene(
        red={"thuroid": model("Thuroid", 6, 12)},
        blue={"foe": model("Kara", 10, 11.45), "other": model("Myrina", 10, 12.55)},
        dice={
            "thuroid": {"initiative": [2], "melee": [1] * 6},
            "foe": {"reaction": [2]},
            "other": {"reaction": [2], "melee": [1] * 4},
        },
    ).play(
        ("activate", "thuroid"),
        ("actions", 1),
        ("action", {"charge": "foe"}),
        ("path", {"to": [9.164, 12]}),
        COUNTER,
        ("opponent", "other"),
    )
    assert chosen.one("fought")["defender"] == "other"
    assert dice_of(chosen, "other") == [(4, 3)]
    chosen.played()


@proves("EV-CCH-05", "EV-STA-14")
def test_a_prone_model_may_counter_charge_and_keeps_its_penalty() -> None:
    prone = onto_kara(None, "prone").play(COUNTER)
    assert names(prone.rolls("foe", "melee")[0]) == {"Charge": -1, "À terre": 2}
    assert dice_of(prone, "foe") == [(5, 5)]
    assert "prone" in prone.status("foe")


@proves("EV-CCH-05", "EV-MUL-01")
def test_an_engaged_model_may_counter_charge_and_counts_both_opponents() -> None:
    engaged = onto_kara(red={"lothar": model("Lothar", 11, 12)})
    assert engaged.offers("reaction") == ["none", "counter-charge"]
    engaged.play(COUNTER)
    assert names(engaged.rolls("foe", "melee")[0]) == {"Charge": -1, "Combat multiple": 1}
    assert dice_of(engaged, "foe") == [(5, 4)]


@proves("EV-CCH-04", "EV-HID-06")
def test_a_model_hidden_at_a_rock_that_counter_charges_is_hidden_no_more() -> None:
    hidden = scene(
        red={"thuroid": model("Thuroid", 6, 12)},
        blue={"foe": model("Kara", 9, 12, "hidden")},
        terrain=[block("rock", 9.5, 11.5, 10.5, 12.5)],
        dice={"thuroid": {"initiative": [2], "melee": [1] * 6}, "foe": {"reaction": [3], "melee": [1] * 5}},
    ).play(("activate", "thuroid"), ("actions", 1), ("action", {"charge": "foe"}), COUNTER)
    assert "hidden" not in hidden.status("foe")
    hidden.one("revealed", figure="foe")
