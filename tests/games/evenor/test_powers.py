"""Occult powers: Bénédiction, Confusion, Soin; their rolls, their targets, what they do and for how long."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.rulings.casefiles import CaseFigure
from games.evenor.duels import thresholds, warrior, why
from games.evenor.scene import Scene, block, model, scene
from proofs import proves


def mage(x: float, y: float, *status: str, **more: Any) -> CaseFigure:
    """All three powers at 4+, and nothing else."""
    traits = more.pop("traits", {"Bénédiction": 4, "Confusion": 4, "Soin": 4})
    return warrior(x, y, *status, traits=traits, **more)


def spells(table: Scene) -> list[dict[str, str]]:
    return [offer for offer in table.offers("action") if isinstance(offer, dict) and "power" in offer]


def cast(power: str, target: str) -> tuple[tuple[str, Any], ...]:
    return (("activate", "mag"), ("actions", 1), ("action", {"power": power, "target": target}))


# ---------------------------------------------------------------- what a power costs and needs


@proves("EV-OCC-01")
def test_a_power_is_one_static_action_without_an_initiative_roll() -> None:
    lone = scene(
        red={"mag": mage(10, 12), "ann": warrior(12, 12)},
        blue={"ben": warrior(20, 12)},
        dice={"mag": {"power": [4]}},
    ).play(*cast("Bénédiction", "ann"))
    assert lone.one("power_used") == {
        "event": "power_used",
        "figure": "mag",
        "power": "Bénédiction",
        "target": "ann",
        "worked": True,
        "rules": ("EV-OCC-02",),
    }
    assert not lone.rolls("mag", "initiative")
    lone.played()


@proves("EV-OCC-01")
def test_only_powers_of_its_own_profile() -> None:
    plain = scene(
        red={"mag": mage(10, 12, traits={"Bénédiction": 4, "Perception": 3}), "ann": warrior(12, 12)},
        blue={"ben": warrior(14, 12, "hidden")},
    ).answer(("activate", "mag"), ("actions", 1))
    assert spells(plain) == [{"power": "Bénédiction", "target": "ann"}]
    for power in ("Confusion", "Perception", "Vol"):
        refusal = plain.refused("action", {"power": power, "target": "ben"})
        assert (refusal.reason, refusal.rules) == ("no-such-power", ("EV-OCC-01", "EV-STA-19"))


@proves("EV-OCC-01")
def test_perception_and_hiding_are_never_reactions() -> None:
    shot_at = scene(
        red={"bow": model("Asteria", 10, 12, I=1)},
        blue={"ben": warrior(15, 12, R=2, traits={"Perception": 2, "Se cacher": None, "Confusion": 4})},
        terrain=[block("rock", 15.5, 12.6, 17, 13.6)],
        dice={"bow": {"shot": [1, 1, 1]}, "ben": {"reaction": [2]}},
    ).answer(("activate", "bow"), ("actions", 1), ("action", {"shoot": "ben"}))
    assert shot_at.offers("reaction") == ["none", "prone", {"power": "Confusion", "target": "bow"}]


@proves("EV-OCC-01", "EV-REA-04")
def test_a_power_may_be_used_as_a_reaction() -> None:
    answered = scene(
        red={"bow": model("Asteria", 10, 12)},
        blue={"mag": mage(15, 12, R=2)},
        dice={"bow": {"shot": [1, 1, 1]}, "mag": {"reaction": [2], "power": [4]}},
    ).play(
        ("activate", "bow"),
        ("actions", 1),
        ("action", {"shoot": "mag"}),
        ("reaction", {"power": "Confusion", "target": "bow"}),
    )
    assert "confused" in answered.status("bow")
    answered.played()


@proves("EV-OCC-02")
def test_a_power_works_on_its_value_and_fails_just_below() -> None:
    for face, worked in ((4, True), (3, False)):
        rolled = scene(
            red={"mag": mage(10, 12), "ann": warrior(12, 12)},
            blue={"ben": warrior(20, 12)},
            dice={"mag": {"power": [face]}},
        ).play(*cast("Bénédiction", "ann"))
        assert rolled.one("power_used")["worked"] is worked
        assert ("blessed" in rolled.status("ann")) is worked
        assert thresholds(rolled, "mag", "power") == [4]
        assert "activated" in rolled.status("mag")  # the action is spent either way
        assert "EV-OCC-02" in rolled.rolls("mag", "power")[0]["rules"]
        rolled.played()


@proves("EV-OCC-02")
def test_a_power_without_a_value_needs_no_roll() -> None:
    sure = scene(
        red={"mag": mage(10, 12, traits=["Bénédiction"]), "ann": warrior(12, 12)}, blue={"ben": warrior(20, 12)}
    ).play(*cast("Bénédiction", "ann"))
    assert sure.one("power_used")["worked"] is True
    assert "blessed" in sure.status("ann")
    assert not sure.rolls("mag", "power")


@proves("EV-OCC-03", "EV-TRT-04", "EV-TRT-07")
def test_the_range_is_twelve_pas_limit_included() -> None:
    for power, target, printed in (("Bénédiction", "ann", "EV-TRT-04"), ("Confusion", "ben", "EV-TRT-07")):
        for gap, reached in ((12.0, True), (12.01, False)):
            table = scene(
                red={"mag": mage(3, 3), "ann": warrior(4 + gap, 3)}, blue={"ben": warrior(3, 4 + gap)}
            ).answer(("activate", "mag"), ("actions", 1))
            assert ({"power": power, "target": target} in spells(table)) is reached
            if not reached:
                refusal = table.refused("action", {"power": power, "target": target})
                assert (refusal.reason, refusal.rules) == ("out-of-range", ("EV-OCC-03", printed))
                assert refusal.facts["range"] == 12


@proves("EV-OCC-03")
def test_scenery_blocks_a_power_as_it_blocks_a_shot() -> None:
    wall = scene(
        red={"mag": mage(10, 12)}, blue={"ben": warrior(14, 12)}, terrain=[block("wall", 11.5, 10, 12.5, 14)]
    ).answer(("activate", "mag"), ("actions", 1))
    refusal = wall.refused("action", {"power": "Confusion", "target": "ben"})
    assert (refusal.reason, refusal.rules) == ("no-line-of-sight", ("EV-OCC-03", "EV-TRT-07"))
    corner = scene(
        red={"mag": mage(10, 12)}, blue={"ben": warrior(14, 12)}, terrain=[block("wall", 11.5, 10, 12.5, 12.1)]
    ).answer(("activate", "mag"), ("actions", 1))
    assert corner.query("sight", from_="mag", to="ben") == "concealed"
    assert spells(corner) == [{"power": "Confusion", "target": "ben"}]


@proves("EV-OCC-03")
def test_engaged_screened_and_hidden_targets_are_open_to_powers() -> None:
    crowd = scene(
        red={"mag": mage(10, 12), "ann": warrior(14, 12)},
        blue={
            "foe": warrior(9, 12),  # the mage itself is engaged
            "ben": warrior(15, 12),  # engaged with ann, and behind her
            "hid": warrior(10, 16, "hidden"),
        },
        terrain=[block("rock", 9, 16.5, 11, 18)],
        dice={"mag": {"power": [4]}},
    ).answer(("activate", "mag"), ("actions", 1))
    for target in ("foe", "ben", "hid"):
        assert {"power": "Confusion", "target": target} in spells(crowd)
    crowd.play(("action", {"power": "Confusion", "target": "hid"}))
    assert "confused" in crowd.status("hid")
    assert "hidden" in crowd.status("hid")  # being bewitched does not find it


@proves("EV-OCC-04")
def test_several_powers_in_one_series_the_same_or_different_ones() -> None:
    busy = scene(
        red={"mag": mage(10, 12, I=1), "ann": warrior(12, 12), "amy": warrior(12, 14)},
        blue={"ben": warrior(20, 12)},
        dice={"mag": {"initiative": [6, 6, 6], "power": [4, 3, 4]}},
    ).play(
        ("activate", "mag"),
        ("actions", 3),
        ("action", {"power": "Bénédiction", "target": "ann"}),
        ("action", {"power": "Bénédiction", "target": "amy"}),
        ("action", {"power": "Confusion", "target": "ben"}),
    )
    assert [(e["power"], e["target"], e["worked"]) for e in busy.all("power_used")] == [
        ("Bénédiction", "ann", True),
        ("Bénédiction", "amy", False),
        ("Confusion", "ben", True),
    ]
    busy.played()


# ---------------------------------------------------------------- Bénédiction


@proves("EV-TRT-04")
def test_only_another_friend_in_play_can_be_blessed() -> None:
    table = scene(
        red={"mag": mage(10, 12), "ann": warrior(12, 12), "out": warrior(10, 14, "out")},
        blue={"ben": warrior(14, 12)},
    ).answer(("activate", "mag"), ("actions", 1))
    blessings = [spell["target"] for spell in spells(table) if spell["power"] == "Bénédiction"]
    assert blessings == ["ann"]
    for wrong in ("mag", "ben", "out"):
        refusal = table.refused("action", {"power": "Bénédiction", "target": wrong})
        fallen = ("EV-DMG-06",) if wrong == "out" else ()
        assert (refusal.reason, refusal.rules) == ("wrong-target", ("EV-TRT-04", "EV-GEN-01", *fallen))


@proves("EV-TRT-05")
def test_a_blessed_model_is_one_better_at_combat_shooting_and_saving() -> None:
    plain = scene(red={"ann": model("Thésée", 10, 12)}, blue={"ben": warrior(18, 12)})
    blessed = scene(red={"ann": model("Thésée", 10, 12, "blessed")}, blue={"ben": warrior(18, 12)})
    for stat, printed in (("C", 3), ("T", 5), ("S", 4), ("I", 3), ("R", 3)):
        better = 1 if stat in "CTS" else 0
        assert plain.query("threshold", figure="ann", stat=stat, target="ben") == printed
        assert blessed.query("threshold", figure="ann", stat=stat, target="ben") == printed - better


@proves("EV-TRT-05", "EV-CHR-06")
def test_blessing_stops_at_two_and_gives_nothing_to_those_without() -> None:
    best = scene(red={"ann": warrior(10, 12, "blessed", C=2, S=2)}, blue={"ben": warrior(18, 12)})
    assert best.query("threshold", figure="ann", stat="C", target="ben") == 2
    assert best.query("threshold", figure="ann", stat="S") == 2
    bare = scene(
        red={"ann": warrior(10, 12)},
        blue={"ben": warrior(11, 12, "blessed")},
        dice={"ann": {"melee": [4, 4, 1]}, "ben": {"melee": [3, 1, 1], "table": [1]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", {"fight": "ben"}))
    assert not bare.rolls("ben", "save")
    assert why(bare.rolls("ben", "melee")[0]) == {"Béni": -1}
    bare.played()


@proves("EV-TRT-05", "EV-GEN-07", "EV-GEN-08")
def test_a_blessing_counts_once_and_ends_with_the_turn() -> None:
    twice = scene(
        red={"mag": mage(10, 12, I=1), "ann": warrior(12, 12)},
        blue={"ben": warrior(20, 12)},
        dice={"mag": {"initiative": [6, 6], "power": [4, 4]}},
    ).play(
        ("activate", "mag"),
        ("actions", 2),
        ("action", {"power": "Bénédiction", "target": "ann"}),
        ("action", {"power": "Bénédiction", "target": "ann"}),
    )
    assert len(twice.all("status_gained", figure="ann", status="blessed")) == 1
    assert twice.all("status_gained")[0]["rules"] == ("EV-TRT-05",)
    assert twice.query("threshold", figure="ann", stat="C", target="ben") == 3
    twice.play(("actions", 1), ("action", "nothing"), ("actions", 1), ("action", "nothing"))
    assert twice.state.turn == 2
    assert "blessed" not in twice.status("ann")


# ---------------------------------------------------------------- Confusion


@proves("EV-TRT-07")
def test_only_an_enemy_in_play_can_be_confused() -> None:
    table = scene(
        red={"mag": mage(10, 12), "ann": warrior(12, 12)},
        blue={"ben": warrior(14, 12), "out": warrior(10, 14, "out")},
    ).answer(("activate", "mag"), ("actions", 1))
    assert [spell["target"] for spell in spells(table) if spell["power"] == "Confusion"] == ["ben"]
    for wrong in ("ann", "mag", "out"):
        refusal = table.refused("action", {"power": "Confusion", "target": wrong})
        fallen = ("EV-DMG-06",) if wrong == "out" else ()
        assert (refusal.reason, refusal.rules) == ("wrong-target", ("EV-TRT-07", *fallen))


@proves("EV-TRT-07", "EV-TRT-09")
def test_weak_minds_are_easier_to_confuse_and_strong_ones_harder() -> None:
    for traits, needed, told in (
        ({}, 4, {}),
        ({"Esprit faible": None}, 3, {"Esprit faible": -1}),
        ({"Esprit fort": None}, 5, {"Esprit fort": 1}),
    ):
        table = scene(
            red={"mag": mage(10, 12)},
            blue={"ben": warrior(14, 12, traits=traits)},
            dice={"mag": {"power": [needed]}},
        ).play(*cast("Confusion", "ben"))
        roll = table.rolls("mag", "power")[0]
        assert (roll["needed"], roll["base"]) == (needed, 4)
        assert why(roll) == told
        assert "confused" in table.status("ben")
        table.played()


@proves("EV-TRT-07", "EV-THR-07")
def test_confusion_keeps_within_two_and_six() -> None:
    table = scene(
        red={"low": mage(10, 12, traits={"Confusion": 2}), "high": mage(10, 14, traits={"Confusion": 6})},
        blue={"weak": warrior(14, 12, traits=["Esprit faible"]), "strong": warrior(14, 14, traits=["Esprit fort"])},
    )
    assert table.query("threshold", figure="low", stat="Confusion", target="weak") == 2
    assert table.query("threshold", figure="high", stat="Confusion", target="strong") == 6


@proves("EV-TRT-09")
def test_minds_matter_to_confusion_alone() -> None:
    table = scene(
        red={
            "mag": mage(10, 12),
            "weak": warrior(12, 12, traits=["Esprit faible"]),
            "strong": warrior(11, 12, "out", traits=["Esprit fort"]),
        },
        blue={"ben": warrior(20, 12)},
    )
    assert table.query("threshold", figure="mag", stat="Bénédiction", target="weak") == 4
    assert table.query("threshold", figure="mag", stat="Soin", target="strong") == 4


@proves("EV-TRT-08")
def test_a_confused_model_is_two_worse_at_initiative_and_reaction() -> None:
    table = scene(
        red={"ann": warrior(10, 12, "confused", I=1, R=3), "amy": warrior(10, 14, "confused", I=5, R=5)},
        blue={"ben": warrior(14, 12)},
    )
    assert table.query("threshold", figure="ann", stat="I") == 3
    assert table.query("threshold", figure="ann", stat="R") == 5
    assert table.query("actions", figure="ann") == 4
    assert table.query("threshold", figure="amy", stat="I") == 6
    assert table.query("threshold", figure="amy", stat="R") == 6
    assert table.query("threshold", figure="ann", stat="C", target="ben") == 4


@proves("EV-TRT-08", "EV-GEN-07")
def test_confusion_is_told_and_ends_with_the_turn() -> None:
    table = scene(
        red={"mag": mage(10, 12)},
        blue={"ben": warrior(14, 12, I=2)},
        dice={"mag": {"power": [4]}, "ben": {"initiative": [4]}},
    ).play(*cast("Confusion", "ben"))
    assert table.one("status_gained", figure="ben", status="confused")["rules"] == ("EV-TRT-08",)
    table.play(("actions", 1), ("action", "run"), ("path", [[15, 12]]))
    assert table.rolls("ben", "initiative")[0]["needed"] == 4
    assert table.state.turn == 2
    assert "confused" not in table.status("ben")


@proves("EV-TRT-08")
def test_confused_in_mid_series_it_finishes_the_series_but_reacts_worse_at_once() -> None:
    """Asteria passed three rolls; confused by a reaction to her first shot she still acts twice more."""
    table = scene(
        red={"bow": model("Asteria", 10, 12, I=3, R=3)},
        blue={"mag": mage(15, 12, R=2, traits={"Confusion": 2})},
        dice={
            "bow": {"initiative": [3, 4, 5], "shot": [1] * 9},
            "mag": {"reaction": [2, 1, 1], "power": [2]},
        },
    ).play(
        ("activate", "bow"),
        ("actions", 3),
        ("action", {"shoot": "mag"}),
        ("reaction", {"power": "Confusion", "target": "bow"}),
        ("action", {"shoot": "mag"}),
        ("action", {"shoot": "mag"}),
    )
    assert len(table.all("shot")) == 3
    assert table.query("threshold", figure="bow", stat="R") == 5
    table.played()


# ---------------------------------------------------------------- Soin


@proves("EV-TRT-27")
def test_healing_brings_a_fallen_friend_back_with_one_vitality() -> None:
    for face, healed in ((4, True), (3, False)):
        table = scene(
            red={"mag": mage(10, 12), "ann": model("Asterion", 11.3, 12, "out", V=0, printed_V=3)},
            blue={"ben": warrior(20, 12)},
            dice={"mag": {"power": [face]}},
        ).play(*cast("Soin", "ann"))
        assert table.facts("ann")["V"] == (1 if healed else 0)
        assert table.facts("ann")["in_play"] is healed
        assert table.facts("ann")["healing_tried"] is True
        assert ("out" in table.status("ann")) is not healed
        if healed:
            assert table.one("healed")["rules"] == ("EV-TRT-27", "EV-TRT-28")
        table.played()


@proves("EV-TRT-27")
def test_healing_needs_a_fallen_friend_in_contact() -> None:
    table = scene(
        red={
            "mag": mage(10, 12),
            "near": warrior(11, 12, "out"),
            "over": warrior(10.2, 12.2, "out"),
            "away": warrior(10, 13.02, "out"),
            "well": warrior(9, 12),
        },
        blue={"ben": warrior(20, 12), "foe": warrior(10, 11, "out")},
    ).answer(("activate", "mag"), ("actions", 1))
    assert [spell["target"] for spell in spells(table) if spell["power"] == "Soin"] == ["near", "over"]
    for target, reason in (("away", "not-in-contact"), ("well", "nobody-to-heal"), ("foe", "nobody-to-heal")):
        refusal = table.refused("action", {"power": "Soin", "target": target})
        assert (refusal.reason, refusal.rules) == (reason, ("EV-TRT-27",))


@proves("EV-TRT-28")
def test_a_healed_model_is_not_activated_before_the_next_turn() -> None:
    table = scene(
        red={"mag": mage(10, 12), "ann": warrior(11, 12, "out", V=0)},
        blue={"ben": warrior(20, 12)},
        dice={"mag": {"power": [4]}},
    ).play(*cast("Soin", "ann"))
    assert table.query("ready", side="red") == []
    table.play(("actions", 1), ("action", "nothing"))
    assert table.state.turn == 2
    assert table.query("ready", side="red") == ["ann", "mag"]


@proves("EV-TRT-28")
def test_a_healed_model_is_in_play_at_once_without_any_former_state() -> None:
    table = scene(
        red={
            "mag": mage(10, 12),
            "ann": model("Harald", 11, 12, R=2, lost_weapons=["Lance"]),
        },
        blue={"ben": warrior(12, 12, P=1), "bob": warrior(12, 16, I=1)},
        dice={
            "ben": {"melee": [6, 4]},
            "ann": {"melee": [1, 1, 1, 3, 3, 3], "save": [1, 1], "table": [1, 6]},
            "mag": {"power": [6]},
        },
        active="blue",
    ).play(("activate", "ben"), ("actions", 1), ("action", {"fight": "ann"}))
    assert table.status("ann") == {"out"}
    table.play(("actions", 1), ("action", {"power": "Soin", "target": "ann"}))
    assert table.status("ann") == {"activated"}
    assert table.facts("ann")["at"] == [11, 12]
    assert table.facts("ann")["weapons"] == ["Hache"]
    assert table.query("engaged", figure="ann") == ["ben"]


@proves("EV-TRT-28")
@pytest.mark.parametrize(
    ("fallen", "others", "rises"),
    [
        ((11, 12), {}, [11, 12]),  # where it fell
        ((10.25, 12), {}, [11, 12]),  # the healer stands over it: aside, as far as needed
        ((10, 12.25), {}, [10.146, 12.985]),  # bases may overlap by a hair, so a little to the right is as good
        ((10.25, 12), {"gone": (11, 12)}, [11, 12]),  # another fallen model is in nobody's way
        ((10, 12), {}, [11, 12]),
        ((10, 12), {"left": (9, 12), "right": (11, 12)}, [10.472, 12.882]),
    ],
)
def test_it_rises_where_it_fell_or_at_the_nearest_free_place(
    fallen: tuple[float, float], others: dict[str, tuple[float, float]], rises: list[float]
) -> None:
    table = scene(
        red={
            "mag": mage(10, 12),
            "ann": warrior(*fallen, "out", V=0),
            **{who: warrior(*at, *(["out"] if who == "gone" else [])) for who, at in others.items()},
        },
        blue={"ben": warrior(20, 12)},
        dice={"mag": {"power": [4]}},
    ).play(*cast("Soin", "ann"))
    assert table.facts("ann")["at"] == pytest.approx(rises, abs=0.001)
    assert table.one("healed")["at"] == pytest.approx(tuple(rises), abs=0.001)


@proves("EV-TRT-28")
def test_it_does_not_rise_inside_scenery() -> None:
    table = scene(
        red={"mag": mage(10, 12), "ann": warrior(10.25, 12, "out", V=0)},
        blue={"ben": warrior(20, 12)},
        terrain=[block("rock", 11.2, 10, 12, 14)],
        dice={"mag": {"power": [4]}},
    ).play(*cast("Soin", "ann"))
    x, y = table.facts("ann")["at"]
    assert x <= 10.705
    assert table.query("distance", from_="mag", to="ann") >= -0.005
    assert ((x - 10.25) ** 2 + (y - 12) ** 2) ** 0.5 == pytest.approx(0.875, abs=0.001)


@proves("EV-TRT-29")
def test_one_attempt_per_game_for_all_healers_together() -> None:
    table = scene(
        red={"mag": mage(10, 12, I=1), "doc": mage(12, 12), "ann": warrior(11, 12, "out", V=0)},
        blue={"ben": warrior(20, 12)},
        dice={"mag": {"initiative": [6, 6], "power": [3]}},
    ).answer(("activate", "mag"), ("actions", 2), ("action", {"power": "Soin", "target": "ann"}))
    assert table.one("healing_tried", figure="ann")["rules"] == ("EV-TRT-29",)
    refusal = table.refused("action", {"power": "Soin", "target": "ann"})
    assert (refusal.reason, refusal.rules) == ("healing-tried-already", ("EV-TRT-29",))
    table.play(("action", "nothing"), ("actions", 1), ("action", "nothing"))
    table.answer(("actions", 1))
    assert table.pending.figure == "doc"
    assert table.refused("action", {"power": "Soin", "target": "ann"}).rules == ("EV-TRT-29",)


@proves("EV-TRT-29")
def test_a_healed_model_that_falls_again_cannot_be_healed_again() -> None:
    table = scene(
        red={"mag": mage(10, 12), "ann": warrior(11, 12, "out", V=0, healing_tried=True)},
        blue={"ben": warrior(20, 12)},
    ).answer(("activate", "mag"), ("actions", 1))
    assert table.refused("action", {"power": "Soin", "target": "ann"}).rules == ("EV-TRT-29",)


@proves("EV-TRT-29", "EV-COO-05")
def test_two_coordinated_healers_have_one_attempt_between_them() -> None:
    table = scene(
        red={"mag": mage(10, 12), "doc": mage(12, 12), "ann": warrior(11, 12, "out", V=0)},
        blue={"ben": warrior(20, 12), "bob": warrior(20, 14)},
    ).play(
        ("activate", {"wait": "mag"}),
        ("group", ["doc"]),
        ("activate", "ben"),
        ("actions", 1),
        ("action", "nothing"),
        ("activate", "doc"),
        ("actions", 1),
        ("action", {"power": "Soin", "target": "ann"}),
    )
    assert {"power": "Soin", "target": "ann"} not in spells(table)
    assert table.refused("action", {"power": "Soin", "target": "ann"}).rules == ("EV-TRT-29", "EV-COO-05")


@proves("EV-HID-06", "EV-OCC-03")
def test_a_hidden_mage_that_answers_with_a_power_is_seen() -> None:
    table = scene(
        red={"mag": mage(10, 12)},
        blue={"hid": mage(10, 16, "hidden", R=2)},
        terrain=[block("rock", 9, 16.5, 11, 18)],
        dice={"mag": {"power": [1]}, "hid": {"reaction": [2], "power": [1]}},
    ).play(*cast("Confusion", "hid"), ("reaction", {"power": "Confusion", "target": "mag"}))
    assert table.one("revealed")["figure"] == "hid"
    table.played()


@proves("EV-OCC-03")
def test_sight_is_taken_from_the_caster_and_not_from_the_target() -> None:
    """A small model sees the edge of a large one that does not see it."""
    table = scene(
        red={"mag": mage(10, 12)},
        blue={"oni": model("Oni", 14, 12, traits={"Confusion": 4})},
        terrain=[block("wall", 11.5, 8, 12.5, 12.25)],
    )
    assert table.query("sight", from_="mag", to="oni") == "concealed"
    assert table.query("sight", from_="oni", to="mag") == "blocked"
    table.answer(("activate", "mag"), ("actions", 1))
    assert spells(table) == [{"power": "Confusion", "target": "oni"}]


@proves("EV-OCC-03")
def test_a_refusal_tells_the_distance_measured() -> None:
    table = scene(red={"mag": mage(3, 12)}, blue={"ben": warrior(16, 10)}).answer(("activate", "mag"), ("actions", 1))
    assert table.refused("action", {"power": "Confusion", "target": "ben"}).facts == {"distance": 12.153, "range": 12}
