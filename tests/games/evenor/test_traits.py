"""Traits: Acrobate to Volant, each in its own scene."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.evenor import cards, traits
from games.evenor.duels import thresholds, warrior, why
from games.evenor.scene import block, model, scene
from proofs import proves

ROCK = block("rock", 11.5, 11, 13.5, 13)
MIRE = block("mire", 11, 10, 14, 14, kind="difficult")


@proves("EV-TRT-01")
def test_every_printed_trait_is_one_of_the_list_under_its_own_name() -> None:
    for profile in cards.profiles().values():
        made = cards.fighter(profile, "x", "red")
        assert set(made.traits) <= traits.IMPLEMENTED, profile.name
    assert cards.trait_name("Soins") == "Soin"
    assert cards.trait_name("Acrobat") == "Acrobate"
    assert cards.trait_name("Esquive") == "Esquive"


@proves("EV-TRT-01")
def test_spelling_variants_of_the_book_are_the_same_trait() -> None:
    for name, printed, trait in (("Selene", "Soins 2+", "Soin"), ("Kara", "Acrobat", "Acrobate")):
        listed = {one.as_printed: one.name for one in cards.profiles()[name].traits}
        assert listed[printed] == trait
    table = scene(red={"ann": warrior(1, 1, traits={"Soins": 3, "Acrobat": None})}, blue={"ben": warrior(9, 9)})
    assert table.facts("ann")["traits"] == {"Soin": 3, "Acrobate": None}


@proves("EV-TRT-01")
@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"traits": ["Esquive 3"]}, "Esquive takes no number"),
        ({"traits": ["Perception"]}, "Perception takes a number"),
        ({"more_traits": {"Attaques multiples": None}}, "Attaques multiples takes a number"),
        ({"V": 0}, "somebody without Vitality has status"),
    ],
)
def test_what_a_model_cannot_be_is_refused_when_it_is_laid_down(given: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        scene(red={"ann": warrior(1, 1, **given)}, blue={"ben": warrior(9, 9)})


@proves("EV-TRT-01", "EV-OCC-02")
def test_traits_may_be_listed_as_cards_print_them() -> None:
    listed = ["Attaques multiples 2", "Soin 3+", "Confusion", "Peu courageux"]
    table = scene(red={"ann": warrior(1, 1, traits=listed)}, blue={"ben": warrior(9, 9)})
    assert table.facts("ann")["traits"] == {
        "Attaques multiples": 2,
        "Soin": 3,
        "Confusion": None,
        "Peu courageux": None,
    }


@proves("EV-TRT-01")
def test_traits_of_no_printed_profile_are_implemented_too_and_wanderers_have_them() -> None:
    book = [one for one in cards.profiles().values() if one.faction != cards.WANDERERS]
    printed = {trait for p in book for trait in cards.fighter(p, "x", "red").traits}
    assert {t for p in cards.profiles().values() for t in cards.fighter(p, "x", "red").traits} == traits.IMPLEMENTED
    assert traits.IMPLEMENTED - printed == {
        "Éthéré",
        "Furtif",
        "Insaisissable",
        "Lent",
        "Peu courageux",
        "Volant",
    }


@proves("EV-TRT-02")
def test_nobody_reacts_when_an_acrobat_leaves() -> None:
    for traits_, rolls in (([], 1), (["Acrobate"], 0)):
        table = scene(
            red={"ann": warrior(10, 12, I=1, traits=traits_)},
            blue={"ben": warrior(11, 12, R=6)},
            dice={"ann": {"initiative": [6]}, "ben": {"opportunity": [1] * rolls}},
        ).play(("activate", "ann"), ("actions", 1), ("action", "run"), ("path", [[7, 12]]))
        assert len(table.rolls("ben", "opportunity")) == rolls
        assert table.facts("ann")["at"] == [7, 12]
        table.played()


@proves("EV-TRT-02")
def test_an_acrobat_takes_its_own_opportunity_attacks() -> None:
    table = scene(
        red={"ann": warrior(10, 12, I=1)},
        blue={"ben": warrior(11, 12, R=2, traits=["Acrobate"])},
        dice={"ann": {"initiative": [6]}, "ben": {"opportunity": [2], "melee": [1, 1, 1]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", "run"), ("path", [[7, 12]]))
    assert table.one("fought")["opportunity"] is True
    table.played()


# ---------------------------------------------------------------- Charge furieuse


@proves("EV-TRT-06")
def test_a_furious_charge_rolls_one_die_more() -> None:
    table = scene(
        red={"ann": warrior(10, 12, I=1, traits=["Charge furieuse"])},
        blue={"ben": warrior(14, 12, R=6, traits=["Charge furieuse"])},
        dice={"ann": {"initiative": [6], "melee": [1] * 4}, "ben": {"reaction": [1], "melee": [1] * 3}},
    ).play(("activate", "ann"), ("actions", 1), ("action", {"charge": "ben"}))
    assert len(table.rolls("ann", "melee")[0]["faces"]) == 4
    assert len(table.rolls("ben", "melee")[0]["faces"]) == 3  # a phase it merely suffers
    table.played()


@proves("EV-TRT-06", "EV-CCH-01")
def test_a_furious_counter_charge_rolls_one_die_more() -> None:
    table = scene(
        red={"ann": warrior(10, 12, I=1)},
        blue={"ben": warrior(14, 12, R=2, traits=["Charge furieuse"])},
        dice={"ann": {"initiative": [6], "melee": [1] * 3}, "ben": {"reaction": [2], "melee": [1] * 4}},
    ).play(("activate", "ann"), ("actions", 1), ("action", {"charge": "ben"}), ("reaction", "counter-charge"))
    assert len(table.rolls("ben", "melee")[0]["faces"]) == 4
    assert thresholds(table, "ben") == [3]
    table.played()


@proves("EV-TRT-06", "EV-DYN-07")
def test_no_furious_die_for_a_fight_after_the_charge() -> None:
    table = scene(
        red={"ann": warrior(10, 12, I=1, traits=["Charge furieuse"])},
        blue={"ben": warrior(14, 12, R=6)},
        dice={"ann": {"initiative": [6, 6], "melee": [1] * 7}, "ben": {"reaction": [1], "melee": [1] * 6}},
    ).play(("activate", "ann"), ("actions", 2), ("action", {"charge": "ben"}), ("action", {"fight": "ben"}))
    assert [len(roll["faces"]) for roll in table.rolls("ann", "melee")] == [4, 3]
    assert thresholds(table, "ann") == [3, 4]
    table.played()


@proves("EV-TRT-06", "EV-DIS-04")
def test_no_furious_die_for_an_opportunity_attack_or_a_shot() -> None:
    leaving = scene(
        red={"ann": warrior(10, 12, I=1)},
        blue={"ben": warrior(11, 12, R=2, traits=["Charge furieuse"])},
        dice={"ann": {"initiative": [6]}, "ben": {"opportunity": [2], "melee": [1, 1, 1]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", "run"), ("path", [[7, 12]]))
    assert len(leaving.rolls("ben", "melee")[0]["faces"]) == 3
    thrown = scene(
        red={"ann": model("Léda", 10, 12)},
        blue={"ben": warrior(14, 12, R=6)},
        dice={"ann": {"shot": [1] * 4}, "ben": {"reaction": [1]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", {"shoot": "ben"}))
    assert thrown.one("shot")["dice"] == 4
    thrown.played()


# ---------------------------------------------------------------- Effrayant


@proves("EV-TRT-10", "EV-TRT-12")
def test_fear_is_tested_before_the_target_reacts() -> None:
    table = scene(
        red={"ann": warrior(10, 12, I=1)},
        blue={"oni": warrior(14, 12, R=6, traits=["Effrayant"])},
        dice={
            "ann": {"initiative": [6], "fear": [4, 4], "melee": [1, 1, 1]},
            "oni": {"reaction": [1], "melee": [1, 1, 1]},
        },
    ).play(("activate", "ann"), ("actions", 1), ("action", {"charge": "oni"}))
    assert [(one["figure"], one["purpose"]) for one in table.all("rolled")][:3] == [
        ("ann", "initiative"),
        ("ann", "fear"),
        ("oni", "reaction"),
    ]
    fear = table.rolls("ann", "fear")[0]
    assert (fear["needed"], fear["base"]) == (4, 4)
    assert "EV-TRT-10" in fear["rules"]
    assert "EV-TRT-13" in table.rolls("ann", "fear")[1]["rules"]
    table.played()


@proves("EV-TRT-10", "EV-TRT-11", "EV-TRT-12")
def test_failing_within_four_pas_it_does_not_move_and_nobody_reacts() -> None:
    for gap in (3.0, 3.5, 4.0):
        table = scene(
            red={"ann": warrior(10, 12, I=1)},
            blue={"oni": warrior(11 + gap, 12, R=2, traits=["Effrayant"])},
            dice={"ann": {"initiative": [6], "fear": [3]}},
        ).answer(("activate", "ann"), ("actions", 1), ("action", {"charge": "oni"}), ("path", {"touch": "oni"}))
        assert (table.pending.key, table.pending.seat) == ("activate", "blue")  # no other path is asked for
        assert table.one("recoiled") == {
            "event": "recoiled",
            "figure": "ann",
            "fears": "oni",
            "rules": ("EV-TRT-11",),
        }
        assert table.facts("ann")["at"] == [10, 12]
        assert not table.all("moved")
        assert not table.all("fought")
        table.played()


@proves("EV-TRT-11")
def test_failing_from_farther_away_it_may_come_up_to_four_pas() -> None:
    table = scene(
        red={"ann": warrior(10, 12, I=1)},
        blue={"oni": warrior(16, 12, R=2, traits=["Effrayant"]), "bob": warrior(12, 15)},
        dice={"ann": {"initiative": [6], "fear": [3]}},
    ).answer(("activate", "ann"), ("actions", 1), ("action", "run"), ("path", {"touch": "oni"}))
    assert table.pending.key == "path"
    refusal = table.refused("path", [[11.05, 12]])
    assert (refusal.reason, refusal.rules) == ("too-near-what-it-fears", ("EV-TRT-11",))
    touching = table.refused("path", {"touch": "bob"})
    assert touching.rules == ("EV-TRT-11",)  # the action is spent: it engages nobody else with it
    table.answer(("path", [[11, 12]]))
    assert table.query("distance", from_="ann", to="oni") == pytest.approx(4)
    assert not table.rolls("oni", "reaction")


@proves("EV-TRT-11")
def test_a_frightened_model_has_no_more_than_what_is_left_of_its_move() -> None:
    """A moving shot of 6 pas (Rapide) that used 1 and then recoils has 5 pas left, not 6."""
    table = scene(
        red={"ann": model("Harald", 10, 12, I=1, traits=["Rapide"])},
        blue={"oni": warrior(15.3, 12, R=6, traits=["Effrayant"])},
        dice={"ann": {"initiative": [6], "fear": [3]}},
    ).answer(
        ("activate", "ann"),
        ("actions", 1),
        ("action", "moving-shot"),
        ("path", [[10, 13]]),
        ("shot", "none"),
        ("path", {"touch": "oni"}),
    )
    assert table.pending.key == "path"
    assert table.pending.facts["limit"] == pytest.approx(5)


@proves("EV-TRT-11", "EV-ACT-06")
def test_it_may_try_again_with_a_later_action_and_a_new_test() -> None:
    table = scene(
        red={"ann": warrior(10, 12, I=1)},
        blue={"oni": warrior(13, 12, R=6, traits=["Effrayant"])},
        dice={
            "ann": {"initiative": [6, 6], "fear": [1, 4, 4], "melee": [1, 1, 1]},
            "oni": {"reaction": [1], "melee": [1, 1, 1]},
        },
    ).play(("activate", "ann"), ("actions", 2), ("action", {"charge": "oni"}), ("action", {"charge": "oni"}))
    assert len(table.all("recoiled")) == 1
    assert len(table.all("fought")) == 1
    table.played()


@proves("EV-TRT-10")
def test_a_run_and_a_free_move_into_contact_are_tested_too() -> None:
    run = scene(
        red={"ann": warrior(10, 12, I=1)},
        blue={"oni": warrior(14, 12, R=6, traits=["Effrayant"])},
        dice={"ann": {"initiative": [6], "fear": [3]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", "run"), ("path", {"touch": "oni"}))
    assert run.one("recoiled")
    assert run.query("engaged", figure="ann") == []
    step = scene(
        red={"ann": warrior(10, 12)},
        blue={"oni": warrior(11.5, 12, R=6, traits=["Effrayant"])},
        dice={"ann": {"fear": [3]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", {"fight": "oni"}))
    assert step.one("recoiled")
    assert not step.all("fought")


@proves("EV-TRT-10", "EV-FLE-04")
def test_fear_mastered_once_holds_for_the_whole_action() -> None:
    """The frightening model flees; caught again with the same charge, it is not tested for a second time."""
    table = scene(
        red={"ann": warrior(10, 12, I=1, traits=["Rapide"])},
        blue={"oni": warrior(13, 12, R=2, traits=["Effrayant", "Lent"])},
        dice={
            "ann": {"initiative": [6], "fear": [4, 4], "melee": [1, 1, 1]},
            "oni": {"reaction": [2], "melee": [1, 1, 1]},
        },
    ).play(
        ("activate", "ann"),
        ("actions", 1),
        ("action", {"charge": "oni"}),
        ("reaction", "flee"),
        ("path", [[14, 12]]),
        ("path", {"touch": "oni"}),
    )
    assert [roll["rules"][0] for roll in table.rolls("ann", "fear")] == ["EV-TRT-10", "EV-TRT-13"]
    assert table.one("fought")
    table.played()


@proves("EV-TRT-13")
def test_fear_in_melee_costs_one_for_that_phase_whoever_started_it() -> None:
    for face, needed in ((4, 4), (3, 5)):
        started = scene(
            red={"ann": warrior(10, 12)},
            blue={"oni": warrior(11, 12, traits=["Effrayant"])},
            dice={"ann": {"fear": [face], "melee": [1, 1, 1]}, "oni": {"melee": [1, 1, 1]}},
        ).play(("activate", "ann"), ("actions", 1), ("action", {"fight": "oni"}))
        assert thresholds(started, "ann") == [needed]
        assert why(started.rolls("ann", "melee")[0]) == ({} if needed == 4 else {"Peur": 1})
        assert thresholds(started, "oni") == [4]
        started.played()
    suffered = scene(
        red={"ann": warrior(10, 12)},
        blue={"oni": warrior(11, 12, traits=["Effrayant"])},
        active="blue",
        dice={"ann": {"fear": [3], "melee": [1, 1, 1]}, "oni": {"melee": [1, 1, 1]}},
    ).play(("activate", "oni"), ("actions", 1), ("action", {"fight": "ann"}))
    assert thresholds(suffered, "ann") == [5]
    suffered.played()


@proves("EV-TRT-13")
def test_one_test_per_phase_and_one_more_to_engage() -> None:
    table = scene(
        red={"ann": warrior(10, 12, I=1)},
        blue={"oni": warrior(13, 12, R=6, traits=["Effrayant"])},
        dice={
            "ann": {"initiative": [6, 6], "fear": [4, 3, 4], "melee": [1] * 6},
            "oni": {"reaction": [1], "melee": [1] * 6},
        },
    ).play(("activate", "ann"), ("actions", 2), ("action", {"charge": "oni"}), ("action", {"fight": "oni"}))
    assert thresholds(table, "ann") == [4, 4]  # 4 - 1 for the charge + 1 for fear; then no charge and no fear
    assert [why(roll) for roll in table.rolls("ann", "melee")] == [{"Charge": -1, "Peur": 1}, {}]
    table.played()


@proves("EV-TRT-13", "EV-DIS-04")
def test_fear_counts_in_an_opportunity_attack_against_a_frightening_model() -> None:
    table = scene(
        red={"oni": warrior(10, 12, I=1, traits=["Effrayant"])},
        blue={"ben": warrior(11, 12, R=2)},
        dice={"oni": {"initiative": [6]}, "ben": {"opportunity": [2], "fear": [3], "melee": [4, 4, 4]}},
    ).play(("activate", "oni"), ("actions", 1), ("action", "run"), ("path", [[7, 12]]))
    assert thresholds(table, "ben") == [5]
    assert table.one("fought")["blows"] == 0
    table.played()


@proves("EV-TRT-14")
def test_the_frightening_do_not_fear_each_other() -> None:
    table = scene(
        red={"ogre": warrior(10, 12, I=1, traits=["Effrayant"])},
        blue={"oni": warrior(13, 12, R=6, traits=["Effrayant"])},
        dice={"ogre": {"initiative": [6], "melee": [1, 1, 1]}, "oni": {"reaction": [1], "melee": [1, 1, 1]}},
    ).play(("activate", "ogre"), ("actions", 1), ("action", {"charge": "oni"}))
    assert not [roll for roll in table.all("rolled") if roll["purpose"] == "fear"]
    assert table.one("fought")
    table.played()


@proves("EV-TRT-15")
@pytest.mark.parametrize(
    ("traits_", "status", "needed"),
    [
        ([], (), 4),
        (["Courageux"], (), 3),
        (["Peu courageux"], (), 5),
        (["Courageux", "Peu courageux"], (), 4),
        ([], ("heartened",), 3),
        (["Courageux"], ("heartened",), 3),
        (["Peu courageux"], ("steadied",), 4),
    ],
)
def test_courage_changes_the_fear_test(traits_: list[str], status: tuple[str, ...], needed: int) -> None:
    table = scene(
        red={"ann": warrior(10, 12, *status, traits=traits_)}, blue={"oni": warrior(11, 12, traits=["Effrayant"])}
    )
    assert table.query("threshold", figure="ann", stat="fear") == needed


@proves("EV-TRT-15", "EV-TRT-10")
def test_courage_is_told_with_the_roll() -> None:
    table = scene(
        red={"ann": warrior(10, 12, traits=["Courageux"])},
        blue={"oni": warrior(11, 12, traits=["Effrayant"])},
        dice={"ann": {"fear": [3], "melee": [1, 1, 1]}, "oni": {"melee": [1, 1, 1]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", {"fight": "oni"}))
    assert why(table.rolls("ann", "fear")[0]) == {"Courageux": -1}
    assert thresholds(table, "ann", "fear") == [3]
    assert thresholds(table, "ann") == [4]
    table.played()


# ---------------------------------------------------------------- harder to shoot at


@proves("EV-TRT-16", "EV-TRT-17", "EV-TRT-18")
@pytest.mark.parametrize(
    ("traits_", "status", "needed"),
    [
        ([], (), 4),
        (["Esquive"], (), 5),
        (["Esquive"], ("prone", "confused"), 6),
        (["Insaisissable"], (), 6),
        (["Furtif"], (), 6),
    ],
)
def test_how_hard_a_target_is_to_hit(traits_: list[str], status: tuple[str, ...], needed: int) -> None:
    table = scene(red={"bow": model("Gosaï", 10, 12)}, blue={"ben": warrior(18, 12, *status, traits=traits_)})
    assert table.query("threshold", figure="bow", stat="T", target="ben") == needed


@proves("EV-TRT-16", "EV-TRT-17", "EV-TRT-18")
@pytest.mark.parametrize(
    ("traits_", "needed"),
    [
        (["Esquive"], 3),
        (["Insaisissable"], 4),
        (["Furtif"], 4),
        (["Furtif", "Insaisissable"], 4),
        (["Esquive", "Insaisissable"], 5),
        (["Esquive", "Furtif"], 5),
    ],
)
def test_esquive_adds_to_insaisissable_but_furtif_is_the_same_rule(traits_: list[str], needed: int) -> None:
    table = scene(red={"bow": model("Gosaï", 10, 12, T=2)}, blue={"ben": warrior(18, 12, traits=traits_)})
    assert table.query("threshold", figure="bow", stat="T", target="ben") == needed


@proves("EV-TRT-16", "EV-TRT-17", "EV-THR-03")
def test_the_ceiling_holds_and_each_trait_is_told_by_name() -> None:
    table = scene(
        red={"bow": model("Gosaï", 10, 12)},
        blue={"ben": warrior(18, 12, R=6, traits=["Esquive", "Insaisissable"])},
        dice={"bow": {"shot": [5, 5, 5]}, "ben": {"reaction": [1]}},
    ).play(("activate", "bow"), ("actions", 1), ("action", {"shoot": "ben"}))
    shot = table.one("shot")
    assert (shot["needed"], shot["hits"]) == (6, 0)
    assert why(shot) == {"Esquive": 1, "Insaisissable": 2}
    table.played()


@proves("EV-TRT-16")
def test_the_shooters_own_esquive_does_not_matter() -> None:
    table = scene(red={"bow": model("Gosaï", 10, 12, traits=["Esquive", "Furtif"])}, blue={"ben": warrior(18, 12)})
    assert table.query("threshold", figure="bow", stat="T", target="ben") == 4


# ---------------------------------------------------------------- Furtif


@proves("EV-TRT-18", "EV-HID-01")
def test_furtif_hides_where_its_displacement_ends() -> None:
    table = scene(
        red={"ann": warrior(9, 12, I=1, traits=["Furtif"])},
        blue={"ben": warrior(20, 20)},
        terrain=[ROCK],
        dice={"ann": {"initiative": [6]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", "run"), ("path", [[11, 12]]))
    assert "hidden" in table.status("ann")
    hid = table.one("hid")
    assert (hid["figure"], hid["piece"], hid["rules"]) == ("ann", "rock", ("EV-TRT-18", "EV-HID-02"))


@proves("EV-TRT-18")
def test_others_do_not_and_furtif_needs_scenery_and_no_enemy() -> None:
    for traits_, end, hidden in (([], 11.0, False), (["Furtif"], 10.9, False), (["Furtif"], 11.0, True)):
        table = scene(
            red={"ann": warrior(9, 12, I=1, traits=traits_)},
            blue={"ben": warrior(20, 20)},
            terrain=[ROCK],
            dice={"ann": {"initiative": [6]}},
        ).play(("activate", "ann"), ("actions", 1), ("action", "run"), ("path", [[end, 12]]))
        assert ("hidden" in table.status("ann")) is hidden
    engaged = scene(
        red={"ann": warrior(9, 12, I=1, traits=["Furtif"])},
        blue={"ben": warrior(11, 13, R=6)},
        terrain=[ROCK],
        dice={"ann": {"initiative": [6]}, "ben": {"reaction": [1]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", "run"), ("path", [[11, 12]]))
    assert engaged.query("engaged", figure="ann") == ["ben"]
    assert "hidden" not in engaged.status("ann")


@proves("EV-TRT-18")
def test_the_free_move_is_a_displacement_for_furtif_but_standing_still_is_not() -> None:
    moved = scene(
        red={"ann": model("Harald", 10.4, 12, traits=["Furtif"])},
        blue={"ben": warrior(10.4, 18, R=6)},
        terrain=[ROCK],
        dice={"ann": {"shot": [1] * 4}, "ben": {"reaction": [1]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", {"shoot": "ben"}), ("path", [[11, 12]]))
    assert "hidden" in moved.status("ann")
    still = scene(
        red={"ann": model("Harald", 11, 12, "hidden", traits=["Furtif"])},
        blue={"ben": warrior(11, 18, R=6)},
        terrain=[ROCK],
        dice={"ann": {"shot": [1] * 4}, "ben": {"reaction": [1]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", {"shoot": "ben"}), ("path", []))
    assert still.one("revealed")["reason"] == "attacked"
    assert "hidden" not in still.status("ann")


@proves("EV-TRT-18", "EV-STA-17")
def test_a_displacement_of_nothing_is_still_a_displacement() -> None:
    table = scene(
        red={"ann": warrior(11, 12, I=1, traits=["Furtif"])},
        blue={"ben": warrior(20, 20)},
        terrain=[ROCK],
        dice={"ann": {"initiative": [6]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", "run"), ("path", []))
    assert "hidden" in table.status("ann")


@proves("EV-TRT-18", "EV-DYN-03")
def test_furtif_hides_at_the_end_of_a_moving_shot_not_where_it_shoots() -> None:
    table = scene(
        red={"ann": model("Harald", 9, 12, I=1, traits=["Furtif"])},
        blue={"ben": warrior(11, 16, R=6)},
        terrain=[ROCK],
        dice={"ann": {"initiative": [6], "shot": [1] * 4}, "ben": {"reaction": [1]}},
    ).play(
        ("activate", "ann"),
        ("actions", 1),
        ("action", "moving-shot"),
        ("path", [[11, 12]]),
        ("shot", {"shoot": "ben"}),
        ("path", [[11, 11.5]]),
    )
    assert len(table.all("hid")) == 1
    assert not table.all("revealed")
    assert table.order().index("shot") < table.order().index("hid")

    spent = scene(
        red={"ann": model("Harald", 7, 12, I=1, traits=["Furtif"])},
        blue={"ben": warrior(11, 16, R=6)},
        terrain=[ROCK],
        dice={"ann": {"initiative": [6], "shot": [1] * 4}, "ben": {"reaction": [1]}},
    ).play(
        ("activate", "ann"),
        ("actions", 1),
        ("action", "moving-shot"),
        ("path", [[11, 12]]),
        ("shot", {"shoot": "ben"}),
    )
    assert "hidden" in spent.status("ann")  # nothing of the move was left: the shot was taken at its end


@proves("EV-TRT-18", "EV-FLE-01")
def test_furtif_hides_at_the_end_of_its_flight() -> None:
    table = scene(
        red={"ben": warrior(6, 12, I=1)},
        blue={"ann": warrior(9, 12, R=2, traits=["Furtif"])},
        terrain=[ROCK],
        dice={"ben": {"initiative": [6]}, "ann": {"reaction": [2]}},
    ).play(
        ("activate", "ben"),
        ("actions", 1),
        ("action", {"charge": "ann"}),
        ("reaction", "flee"),
        ("path", [[11, 12]]),
        ("path", []),
    )
    assert "hidden" in table.status("ann")


# ---------------------------------------------------------------- Éthéré, Volant, Marcheur agile


@proves("EV-TRT-19", "EV-TRT-21", "EV-TRT-22", "EV-TRT-26")
@pytest.mark.parametrize(
    ("traits_", "over_rock", "through_mire"),
    [([], False, False), (["Éthéré"], True, True), (["Volant"], True, True), (["Marcheur agile"], False, True)],
)
def test_what_each_may_cross(traits_: list[str], over_rock: bool, through_mire: bool) -> None:
    for piece, allowed in ((ROCK, over_rock), (MIRE, through_mire)):
        table = scene(
            red={"ann": warrior(9.5, 12, I=1, traits=traits_)},
            blue={"ben": warrior(20, 20)},
            terrain=[piece],
            dice={"ann": {"initiative": [6]}},
        ).answer(("activate", "ann"), ("actions", 1), ("action", "run"))
        if allowed:
            table.answer(("path", [[15.5, 12]]))
            assert table.facts("ann")["at"] == [15.5, 12]
            assert table.one("moved")["cost"] == 6
        else:
            refusal = table.refused("path", [[15.5, 12]])
            expected = ("EV-DYN-08", "EV-TER-02") if piece is ROCK else ("EV-DYN-02", "EV-TER-01")
            assert refusal.rules == expected


@proves("EV-TRT-22")
@pytest.mark.parametrize("trait", ["Éthéré", "Volant"])
def test_ignoring_scenery_does_not_let_it_end_in_an_element_or_cross_models(trait: str) -> None:
    table = scene(
        red={"ann": warrior(9.5, 12, I=1, traits=[trait]), "amy": warrior(9.5, 15)},
        blue={"ben": warrior(20, 20)},
        terrain=[ROCK, block("mire", 8, 6, 11, 9, kind="difficult")],
        dice={"ann": {"initiative": [6]}},
    ).answer(("activate", "ann"), ("actions", 1), ("action", "run"))
    assert table.refused("path", [[12.5, 12]]).rules == ("EV-TRT-22", "EV-DYN-08", "EV-TER-02")
    assert table.refused("path", [[11.2, 12]]).rules == ("EV-TRT-22", "EV-DYN-08", "EV-TER-02")  # overlapping is enough
    assert table.refused("path", [[9.5, 17]]).rules == ("EV-DYN-08",)
    table.answer(("path", [[9.5, 8]]))  # a zone is no element: it may stop there
    assert table.facts("ann")["at"] == [9.5, 8]


@proves("EV-TRT-20")
def test_only_magic_weapons_roll_dice_against_the_ethereal() -> None:
    for magic, dice in ((False, 0), (True, 3)):
        table = scene(
            red={"ann": warrior(10, 12, magic=magic)},
            blue={"wraith": warrior(11, 12, traits=["Éthéré"])},
            dice={"ann": {"melee": [1] * dice}, "wraith": {"melee": [1, 1, 1]}},
        ).play(("activate", "ann"), ("actions", 1), ("action", {"fight": "wraith"}))
        assert len(table.rolls("ann", "melee")) == (1 if dice else 0)
        assert len(table.rolls("wraith", "melee")[0]["faces"]) == 3
        table.played()


@proves("EV-TRT-20")
def test_a_furious_charge_does_not_raise_nothing_to_one() -> None:
    table = scene(
        red={"ann": warrior(10, 12, I=1, traits=["Charge furieuse"])},
        blue={"wraith": warrior(13, 12, R=6, traits=["Éthéré"])},
        dice={"ann": {"initiative": [6]}, "wraith": {"reaction": [1], "melee": [1, 1, 1]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", {"charge": "wraith"}))
    assert table.query("dice", figure="ann", target="wraith", weapon="Lame", charging=["ann"]) == 0
    table.played()


@proves("EV-TRT-20")
def test_a_plain_missile_rolls_nothing_at_the_ethereal_and_a_magic_one_does() -> None:
    plain = scene(
        red={"bow": model("Gosaï", 10, 12)},
        blue={"wraith": warrior(18, 12, R=6, traits=["Éthéré"])},
        dice={"wraith": {"reaction": [1]}},
    ).play(("activate", "bow"), ("actions", 1), ("action", {"shoot": "wraith"}))
    assert (plain.one("shot")["dice"], plain.one("shot")["hits"]) == (0, 0)
    plain.played()
    magic = scene(
        red={"ann": model("Thésée", 10, 12)},
        blue={"wraith": warrior(15, 12, R=6, V=3, traits=["Éthéré"])},
        dice={"ann": {"shot": [4, 1, 1, 1]}, "wraith": {"reaction": [1]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", {"shoot": "wraith"}))
    assert (magic.one("shot")["dice"], magic.one("shot")["hits"]) == (4, 1)
    magic.played()


@proves("EV-TRT-20", "EV-COO-08")
def test_in_a_pooled_attack_only_magic_weapons_add_their_power() -> None:
    wraith = model("Oni", 12, 12, traits=["Éthéré"], S=None, C=6)
    table = scene(
        red={"ann": warrior(10.7, 12, P=4), "amy": warrior(12, 13.3, P=2, magic=True)},
        blue={"wraith": wraith, "ben": warrior(20, 20)},
        dice={"amy": {"melee": [1, 1]}, "wraith": {"melee": [1] * 9}},
    ).play(
        ("activate", {"wait": "ann"}),
        ("group", ["amy"]),
        ("activate", "ben"),
        ("actions", 1),
        ("action", "nothing"),
        ("activate", "amy"),
        ("actions", 1),
        ("action", {"fight": "wraith"}),
        ("action", {"fight": "wraith"}),
    )
    assert table.one("fought")["attackers"] == ("ann", "amy")
    assert not table.rolls("ann", "melee")
    table.played()


# ---------------------------------------------------------------- Lent, Rapide


@proves("EV-TRT-23", "EV-TRT-24", "EV-TRT-25")
@pytest.mark.parametrize(("traits_", "run", "short"), [([], 6, 4), (["Lent"], 4.5, 3), (["Rapide"], 9, 6)])
def test_allowances_of_the_slow_and_the_quick(traits_: list[str], run: float, short: float) -> None:
    table = scene(red={"ann": model("Harald", 10, 12, traits=traits_)}, blue={"ben": warrior(20, 20)})
    allowed = {
        kind: table.query("allowance", figure="ann", kind=kind)
        for kind in ("run", "flee", "moving-shot", "charge", "step", "cover")
    }
    assert allowed == {"run": run, "flee": run, "moving-shot": short, "charge": short, "step": 1, "cover": 1}


@proves("EV-TRT-25")
def test_a_quick_charge_reaches_six_pas_and_no_farther() -> None:
    for gap, reached in ((6.0, True), (6.01, False)):
        table = scene(red={"ann": warrior(5, 12, traits=["Rapide"])}, blue={"ben": warrior(6 + gap, 12)})
        table.answer(("activate", "ann"), ("actions", 1))
        assert ({"charge": "ben"} in table.offers("action")) is reached
    for gap, reached in ((3.0, True), (3.01, False)):
        table = scene(red={"ann": warrior(5, 12, traits=["Lent"])}, blue={"ben": warrior(6 + gap, 12)})
        table.answer(("activate", "ann"), ("actions", 1))
        assert ({"charge": "ben"} in table.offers("action")) is reached


@proves("EV-TRT-18", "EV-HID-06")
def test_furtif_that_is_hidden_stays_so_along_its_scenery() -> None:
    table = scene(
        red={"ann": warrior(11, 12, "hidden", I=1, traits=["Furtif"])},
        blue={"ben": warrior(20, 20)},
        terrain=[ROCK],
        dice={"ann": {"initiative": [6]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", "run"), ("path", [[11, 12.5]]))
    assert "hidden" in table.status("ann")
    assert not table.all("hid")
    assert not table.all("revealed")


@proves("EV-TRT-18")
def test_furtif_between_two_pieces_hides_at_the_first() -> None:
    table = scene(
        red={"ann": warrior(11, 14.5, I=1, traits=["Furtif"])},
        blue={"ben": warrior(20, 20)},
        terrain=[ROCK, block("tree", 9, 11, 10.5, 13)],
        dice={"ann": {"initiative": [6]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", "run"), ("path", [[11, 12]]))
    assert table.one("hid")["piece"] == "rock"


@proves("EV-TRT-11")
def test_a_frightened_model_that_is_told_nothing_stays() -> None:
    table = scene(
        red={"ann": warrior(10, 12, I=1)},
        blue={"oni": warrior(16, 12, R=2, traits=["Effrayant"])},
        dice={"ann": {"initiative": [6], "fear": [3]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", "run"), ("path", {"touch": "oni"}))
    assert table.facts("ann")["at"] == [10, 12]
    assert (table.pending.key, table.pending.figure) == ("actions", "oni")


@proves("EV-TRT-10", "EV-DYN-12")
def test_every_frightening_enemy_met_is_tested_not_only_the_first() -> None:
    table = scene(
        red={"ann": warrior(8, 12, I=1)},
        blue={"up": warrior(11, 12.6), "down": warrior(11, 11.4, traits=["Effrayant"])},
        dice={"ann": {"initiative": [6], "fear": [3]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", "run"), ("path", [[10.2, 12]]))
    assert table.one("recoiled")["fears"] == "down"
    assert table.query("engaged", figure="ann") == []


@proves("EV-TRT-11", "EV-DYN-03")
def test_a_moving_shot_stopped_by_fear_is_spent() -> None:
    table = scene(
        red={"ann": model("Harald", 10, 12, I=1, traits=[])},
        blue={"oni": warrior(13, 12, traits=["Effrayant"])},
        dice={"ann": {"initiative": [6], "fear": [3]}},
    ).answer(("activate", "ann"), ("actions", 1), ("action", "moving-shot"), ("path", {"touch": "oni"}))
    assert (table.pending.key, table.pending.seat) == ("activate", "blue")
    assert table.facts("ann")["at"] == [10, 12]
    assert not table.all("shot")
