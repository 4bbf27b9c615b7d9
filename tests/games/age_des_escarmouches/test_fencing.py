"""Skills of the combat dice: how many, what is declared with them, what they do."""

from __future__ import annotations

from typing import Any

import pytest

from games.age_des_escarmouches.scene import Scene, duel, man, placed, scene
from proofs import proves


def dice_of(fight: Scene, who: str = "ak") -> int:
    """How many combat dice somebody has, as it is asked about them."""
    fight.until(lambda one: one.key == "dice" and one.figure == who)
    return int(fight.pending.facts["dice"])


@proves("AE-DICE-02", "AE-TUEU-01", "AE-MEMB-01", "AE-DEST-01", "AE-FCHA-03", "AE-DICE-09")
@pytest.mark.parametrize(
    ("fields", "dice"),
    [
        ({"skills": {"born-killer": None}}, 3),
        ({"skills": {"extra-limb": 3}}, 3),
        ({"skills": {"steed": None}}, 3),
        ({"skills": {"steed": None}, "charge": "engagement"}, 3),
        ({"skills": {"steed": None}, "charge": "charge"}, 2),
        ({"skills": {"steed": None}, "charge": "charge", "fought": 1}, 3),
        ({"uses": {"owed": 1}}, 1),
        ({"uses": {"owed": 5}, "skills": {"bestial-charge": None}, "charge": "charge"}, 0),
    ],
)
def test_skills_give_combat_dice(fields: dict[str, Any], dice: int) -> None:
    fight = duel(fields, dice={"ak": {"attack": [1]}})
    if dice:
        assert dice_of(fight) == dice
    else:
        fight.answer(placed({"ak": 0}, 2))
        assert fight.one("dice_placed", figure="ak")["attack"] == {"bo": 1}


@proves("AE-MEMB-01")
def test_an_extra_limb_strikes_each_adversary_up_to_its_number() -> None:
    blue = {"bo": man(32.5, 30), "cy": man(27.5, 30, INI=2), "di": man(30, 32.5, INI=1)}
    friend = man(30, 27.5)
    assert dice_of(scene({"ak": man(30, 30, INI=5, skills={"extra-limb": 2}), "em": friend}, blue, phase="combat")) == 6


@proves("AE-CBES-01", "AE-DICE-06", "AE-ASLT-01")
def test_a_bestial_charge_gives_a_die_for_attack_alone_in_the_first_combat() -> None:
    fight = duel({"skills": {"bestial-charge": None}, "charge": "charge"}).answer(placed({"ak": 0}, 2))
    assert fight.offers("dice") == [
        {"attack": {"bo": 3}, "defence": 0},
        {"attack": {"bo": 2}, "defence": 1},
        {"attack": {"bo": 1}, "defence": 2},
    ]
    for fields in ({"charge": "engagement"}, {"charge": "charge", "fought": 1}):
        later = duel({"skills": {"bestial-charge": None}, **fields}).answer(placed({"ak": 0}, 2))
        assert len(later.offers("dice")) == 3
        assert later.offers("dice")[0] == {"attack": {"bo": 2}, "defence": 0}


@proves("AE-FURI-01", "AE-FURI-02")
def test_fury_attacks_with_all_and_lasts_to_the_end_of_the_turn() -> None:
    fight = duel({"skills": {"fury": None}}, dice={"ak": {"attack": [1, 1, 1]}}).answer(placed({"ak": 0}, 2))
    fight.answer(("fury", "yes"))
    assert fight.one("dice_placed", figure="ak")["attack"] == {"bo": 3}
    again = duel({"skills": {"fury": None}, "uses": {"fury": 1}}, dice={"ak": {"attack": [1, 1, 1]}})
    again.answer(placed({"ak": 0}, 2))
    assert again.one("dice_placed", figure="ak")["declared"] == ("fury",)
    assert duel({"skills": {"fury": None}}).answer(placed({"ak": 0}, 2), ("fury", "no")).offers("dice")
    assert fight.play().state.figures["ak"].uses == {}


@proves("AE-FCHA-01", "AE-FCHA-02", "AE-FCHA-03", "AE-DEST-01")
@pytest.mark.parametrize(
    ("fields", "use", "force", "dice"),
    [
        ({"charge": "charge"}, "yes", 6, 2),
        ({"charge": "charge"}, "no", 3, 2),
        ({"charge": "charge", "fought": 1, "uses": {"pursuit": 1}}, "yes", 4, 2),
        ({"charge": "charge", "fought": 1, "uses": {"pursuit": 1}}, "no", 3, 3),
        ({"charge": "charge", "fought": 1, "uses": {"pursuit": 2}}, "", 3, 3),
        ({"charge": "engagement"}, "", 3, 3),
    ],
)
def test_the_strength_of_a_charge_may_be_given_up(fields: dict[str, Any], use: str, force: int, dice: int) -> None:
    rolls = {"ak": {"attack": [6, *[1] * (dice - 1)], "damage": [1]}}
    fight = duel({"equipment": {"charge-strength": 3}, "skills": {"steed": None}, **fields}, dice=rolls)
    fight.answer(placed({"ak": 0}, 2), *([("charge-strength", use)] if use else []))
    assert dice_of(fight) == dice
    fight.answer(placed({"bo": dice}), ("defence", {"guard": {"ak": 0}})).play().played()
    assert fight.one("damage_rolled")["force"] == force
    assert not fight.state.figures["ak"].boosts


@proves("AE-LAME-01", "AE-DICE-06", "AE-CMAI-01")
def test_back_blades_are_attack_dice_of_their_own_strength() -> None:
    red = {"ak": man(30, 30, INI=5, equipment={"back-blades": "1/7"}, skills={"master-stroke": None})}
    blue = {"bo": man(32.5, 30), "cy": man(27.5, 30, INI=2)}
    dice = {"ak": {"attack": [1, 6, 6], "damage": [1, 1]}}
    fight = scene(red, blue, dice, "combat").answer(placed({"ak": 0}, 2), placed({"ak": 0}, 2))
    assert fight.pending.limits == {"least": 0, "most": 3}, "blades cannot be sacrificed"
    fight.answer(("sacrifice", 1))
    ways = fight.offers("dice")
    assert {"attack": {"bo": 1, "cy": 1}, "blades": {"bo": 1, "cy": 0}, "defence": 0} in ways
    assert {"attack": {"bo": 0, "cy": 0}, "blades": {"bo": 0, "cy": 1}, "defence": 2} in ways
    assert all(abs(sum(w["attack"].values()) + w["defence"] - 2) == 0 for w in ways)
    fight.answer(placed({"bo": 1, "cy": 1}, blades={"bo": 1, "cy": 0}))
    fight.answer(("defence", {"guard": {"ak": 0}}), ("defence", {"guard": {"ak": 0}})).play()
    assert [(one["figure"], one["force"]) for one in fight.all("damage_rolled")] == [("bo", 7), ("cy", 3)]


@proves("AE-CMAI-01", "AE-BID-10")
def test_a_die_given_up_adds_two_to_a_damage_test_named_before_it_is_rolled() -> None:
    fight = duel(
        {"skills": {"master-stroke": None, "born-killer": None}},
        {"pv": 9, "full": 9},
        dice={"ak": {"attack": [6, 6], "damage": [1, 1]}},
    )
    fight.answer(placed({"ak": 0}, 2), ("sacrifice", 1), placed({"bo": 2}), ("defence", {"guard": {"ak": 0}}))
    fight.answer(("master-stroke", "no"))
    assert fight.one("damage_rolled")["damage"] == 0
    fight.answer(("master-stroke", "yes")).play().played()
    assert [one["damage"] for one in fight.all("damage_rolled")] == [0, 2]
    gone = duel({"skills": {"master-stroke": None}, "charge": "charge"}, dice={"ak": {"attack": [1]}})
    gone.answer(placed({"ak": 0}, 2), ("sacrifice", 2))
    assert gone.one("dice_placed", figure="ak")["attack"] == {"bo": 0}


@proves("AE-ENCH-01", "AE-ENCH-02")
def test_an_offensive_chain_gives_one_more_damage_test_a_column_to_the_left() -> None:
    blue = {"bo": man(32.5, 30), "cy": man(27.5, 30, INI=2)}
    dice = {"ak": {"attack": [6, 1, 6], "damage": [2, 2, 2]}}
    red = {"ak": man(30, 30, INI=5, skills={"chaining": None})}
    fight = scene(red, blue, dice, "combat").answer(placed({"ak": 0}, 2), placed({"ak": 0}, 2))
    assert {"offensive": "bo"} in fight.offers("chaining")
    assert {"defensive": "cy"} in fight.offers("chaining")
    fight.answer(("chaining", {"offensive": "bo"}), placed({"bo": 2, "cy": 1}))
    fight.answer(("defence", {"guard": {"ak": 0}}), ("defence", {"guard": {"ak": 0}})).play().played()
    told = [(one["figure"], one.get("shift", 0), one["damage"]) for one in fight.all("damage_rolled")]
    assert told == [("bo", 0, 1), ("cy", 0, 1), ("bo", -1, 0)]


@proves("AE-ENCH-03", "AE-DFN-01")
def test_a_defensive_chain_gives_one_more_defence_die_a_column_to_the_left() -> None:
    blue = {"bo": man(32.5, 30), "cy": man(27.5, 30, INI=2)}
    red = {"ak": man(30, 30, INI=5, skills={"chaining": None}, RES=12)}
    dice = {
        "bo": {"attack": [6, 1]},
        "cy": {"attack": [6, 6], "damage": [1, 1]},
        "ak": {"attack": [1, 1], "defence": [6, 4]},
    }
    fight = scene(red, blue, dice, "combat").answer(placed({"ak": 2}), placed({"ak": 2}))
    fight.answer(("chaining", {"defensive": "bo"}), placed({"bo": 1, "cy": 1}, 1))
    fight.answer(("defence", {"guard": {"bo": 1, "cy": 0}}))
    assert fight.offers("defence-more") == ["cy", "none"]
    fight.answer(("defence-more", "cy")).play().played()
    assert [(one["needed"], one["passed"]) for one in fight.all("tested", figure="ak", test="defence")] == [
        (4, True),
        (5, False),
    ]


@proves("AE-ENCH-03")
def test_the_die_of_a_chain_is_lost_where_every_attack_has_its_defence() -> None:
    dice = {"bo": {"attack": [6, 6], "damage": [1]}, "ak": {"defence": [6, 1]}}
    fight = duel({"skills": {"chaining": None}}, dice=dice)
    fight.answer(placed({"ak": 2}), ("chaining", {"defensive": "bo"}), placed({"bo": 0}, 2)).play().played()
    assert len(fight.rolls("ak", "defence")) == 2
