"""Hands: drawing, picking up, giving, loads, armour taken off."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.kharn_ages.events import ThingGone
from games.kharn_ages.scene import Scene, block, hit, safar, scene
from proofs import proves

WAKE = ("activate", "ak")
SWORD, AXE, SHIELD, CLUB = "Glaive court", "Hache de guerre", "Rondache", "Gourdin"


def hands(
    *equipment: str, ak: Any = None, am: Any = None, bo: float = 14, dice: Any = None, near: bool = True, **more: Any
) -> Scene:
    """Red ak with this equipment, am at its side unless it is not near; blue bo at this x."""
    red = {"ak": safar(4, 7, **{"equipment": list(equipment), **(ak or {})})}
    red["am"] = safar(4, 8.4 if near else 12, **(am or {}))
    return scene(red=red, blue={"bo": safar(bo, 7)}, dice=dice or {}, **more).answer(WAKE)


def lying(**more: Any) -> dict[str, Any]:
    return {"it": {"at": [4, 6.2], **more}}


def dropped(card: str, kind: str = "weapon") -> dict[str, Any]:
    return lying(kind="equipment", gear={"card": card, "kind": kind})


# ---------------------------------------------------------------- in hand


@proves("KA-EQP-06", "KA-SHD-07", "KA-GEN-04")
def test_two_hands_hold_one_two_handed_thing_or_two_others_and_changing_costs_one_ap() -> None:
    game = hands(SWORD, SHIELD, CLUB, AXE)
    assert game.facts("ak")["held"] == [SWORD, SHIELD]
    assert game.refused("action", {"draw": CLUB}).rules == ("KA-GEN-04", "KA-EQP-06")
    assert {"switch": CLUB, "away": SWORD} in game.offers("action")
    game.answer(("action", {"switch": AXE, "away": "all"}))
    assert game.facts("ak") | {"held": [AXE], "AP": 4} == game.facts("ak")
    game.answer(("action", {"switch": CLUB, "away": AXE}))
    assert game.facts("ak") | {"held": [CLUB], "AP": 3} == game.facts("ak")


@proves("KA-GEN-04")
def test_drawing_is_free_while_hands_are() -> None:
    game = hands(AXE, SWORD, SHIELD).answer(("action", {"put-away": AXE}))
    assert game.facts("ak") | {"held": [], "AP": 4} == game.facts("ak")
    game.answer(("action", {"draw": SWORD}), ("action", {"draw": SHIELD}))
    assert game.facts("ak") | {"held": [SWORD, SHIELD], "AP": 4} == game.facts("ak")


# ---------------------------------------------------------------- picking up, putting down


@proves("KA-GEN-10", "KA-EQP-06")
def test_equipment_in_the_zone_of_control_is_picked_up_with_free_hands() -> None:
    game = hands(CLUB, things=dropped(SWORD)).answer(("action", {"pick-up": "it"}))
    assert game.facts("ak") | {"held": [CLUB, SWORD], "AP": 4} == game.facts("ak")
    assert game.state.things == {}
    assert hands(CLUB, things=dropped(AXE)).refused("action", {"pick-up": "it"}).rules == ("KA-GEN-10", "KA-GEN-03")
    far = {"it": {"kind": "stool", "at": [4, 5.9]}}
    assert hands(things=far).refused("action", {"pick-up": "it"}).rules == ("KA-GEN-10", "KA-ZOC-02")


@proves("KA-GEN-10")
def test_what_is_put_down_lies_at_ones_feet() -> None:
    game = hands(CLUB, things=lying(kind="stool")).answer(("action", {"pick-up": "it"}))
    assert game.facts("ak")["carrying"] == ["it"]
    assert game.state.things["it"].carrier == "ak"
    game.answer(("action", {"drop": "it"}), ("action", {"drop": CLUB}))
    assert game.facts("ak") | {"carrying": [], "equipment": [], "AP": 2} == game.facts("ak")
    assert game.state.things["it"].at == (4, 7)
    assert game.state.things[f"{CLUB}-1"].gear.card == CLUB


@proves("KA-GEN-03", "KA-GEN-10")
def test_picking_up_needs_hands_and_one_of_them_free() -> None:
    stool = lying(kind="stool")
    assert "KA-GEN-03" in hands(ak={"hands": False}, things=stool).refused("action", {"pick-up": "it"}).rules
    assert "KA-GEN-03" in hands(AXE, things=stool).refused("action", {"pick-up": "it"}).rules


@proves("KA-GEN-34")
@pytest.mark.parametrize(
    ("kind", "power", "corpulence", "able"),
    [
        ("barrel", 3, 1, True),
        ("barrel", 2, 6, False),
        ("table", 5, 4, True),
        ("table", 5, 3, False),
        ("stool", 0, 0, True),
    ],
)
def test_a_load_asks_for_the_power_of_the_object_table(kind: str, power: int, corpulence: int, able: bool) -> None:
    game = hands(ak={"P": power, "C": corpulence}, things=lying(kind=kind))
    assert ({"pick-up": "it"} in game.offers("action")) is able
    if not able:
        assert game.refused("action", {"pick-up": "it"}).rules == ("KA-THR-05",)


# ---------------------------------------------------------------- loads


@proves("KA-GEN-35", "KA-GEN-34")
@pytest.mark.parametrize(("power", "pace"), [(3, 3), (4, 4), (6, 4)])
def test_a_load_costs_two_toises_or_one_from_power_four_on(power: int, pace: int) -> None:
    game = hands(ak={"V": 5, "P": power}, things=lying(kind="stool"))
    assert game.query("pace", figure="ak") == 5
    game.answer(("action", {"pick-up": "it"}))
    assert game.query("pace", figure="ak") == pace
    assert game.query("stat", figure="ak", stat="V") == pace


@proves("KA-GEN-36")
def test_an_ally_is_carried_by_one_whose_power_is_its_corpulence_and_goes_along() -> None:
    assert hands(ak={"P": 3}, am={"C": 4}).refused("action", {"pick-up": "am"}).rules == ("KA-GEN-36",)
    game = hands(ak={"P": 4, "V": 6}, am={"C": 4}).answer(("action", {"pick-up": "am"}))
    assert game.facts("ak")["carrying"] == ["am"]
    assert not game.facts("am")["in_play"]
    game.answer(("action", "walk"), ("path", [[8, 7]]), ("action", {"drop": "am"}))
    assert game.facts("am")["in_play"]
    assert game.query("distance", from_="ak", to="am") == pytest.approx(0.0, abs=0.02)
    assert game.facts("ak")["carrying"] == []


@proves("KA-GEN-36")
def test_an_ally_stands_again_when_its_bearer_falls() -> None:
    game = scene(
        red={"ak": safar(4, 7, HP=1), "am": safar(4, 8.4)},
        blue={"bo": safar(5.4, 7)},
        dice={"bo": {"level": [8]}, "ak": {"level": [2]}},
    ).answer(WAKE, ("action", {"pick-up": "am"}), ("action", "done"), ("activate", "bo"), hit("ak"), ("engage", "P"))
    game.play()
    assert not game.facts("ak")["in_play"]
    assert game.facts("am")["in_play"]


@proves("KA-GEN-37")
def test_a_laden_safar_cannot_attack_and_one_object_does_not_matter() -> None:
    def with_(*names: str) -> Scene:
        things = {name: {"kind": "stool", "carrier": "ak"} for name in names}
        return hands(ak={"carrying": list(names)}, bo=5.4, things=things)

    assert with_("a", "b").refused("action", hit("bo")[1]).rules == ("KA-GEN-37",)
    assert hit("bo")[1] in with_("a").offers("action")
    carrier = hands(bo=5.4).answer(("action", {"pick-up": "am"}))
    assert carrier.refused("action", hit("bo")[1]).rules == ("KA-GEN-37",)


def attacked(*status: str, edition: str = "fr", **more: Any) -> Scene:
    """ak attacks bo, who carries two stools."""
    return scene(
        red={"ak": safar(4, 7)},
        blue={"bo": safar(5.2, 7, *status, carrying=["a", "b"], **more)},
        things={name: {"kind": "stool", "carrier": "bo"} for name in "ab"},
        dice={"ak": {"level": [5]}, "bo": {"level": [9]}},
        edition=edition,
    ).answer(WAKE, hit("bo"), ("engage", "P"))


@proves("KA-GEN-37")
def test_a_laden_safar_only_has_its_reflexes_and_none_in_the_english_edition() -> None:
    game = attacked().play()
    assert game.one("guarded").get("letters", "") == ""
    assert game.one("resolved") | {"defence": 9, "hit": False} == game.one("resolved")
    english = attacked(edition="en").play()
    assert not english.all("guarded")
    assert english.one("resolved") | {"defence": None, "hit": True} == english.one("resolved")


@proves("KA-GEN-37", "KA-GEN-10")
def test_a_laden_safar_may_put_something_down_as_it_is_attacked() -> None:
    game = attacked().answer(("let-go", {"drop": "a"}), ("defence", "PP"), ("riposte", "none"))
    assert game.facts("bo") | {"AP": 5 - 1 - 2, "carrying": ["b"]} == game.facts("bo")
    assert attacked(AP=0).play().one("guarded").get("letters", "") == ""


def test_what_is_destroyed_in_somebodys_arms_is_no_load_any_more() -> None:
    game = hands(ak={"carrying": ["it"]}, things={"it": {"kind": "stool", "carrier": "ak"}})
    gone = ThingGone(thing="it", reason="burnt").apply(game.state)
    assert gone.figures["ak"].carrying == ()
    assert gone.things == {}


# ---------------------------------------------------------------- giving and taking


@proves("KA-GEN-14", "KA-GEN-15")
@pytest.mark.parametrize(("die", "taken"), [(2, True), (1, False)])
def test_a_thing_changes_hands_unless_the_initiator_fumbles(die: int, taken: bool) -> None:
    things = {"it": {"kind": "stool", "carrier": "ak"}}
    game = hands(ak={"carrying": ["it"]}, things=things, dice={"ak": {"level": [die]}})
    game.answer(("action", {"give": "it", "to": "am"}))
    assert game.facts("ak") | {"AP": 4, "carrying": []} == game.facts("ak")
    assert game.facts("am") | {"AP": 5, "carrying": ["it"] if taken else []} == game.facts("am")
    assert game.state.things["it"].at == (None if taken else pytest.approx((4, 7.7), abs=0.01))


@proves("KA-GEN-14")
def test_equipment_of_another_is_taken_and_what_the_card_prints_is_not() -> None:
    loose = {"gear": {SWORD: {"card": SWORD, "kind": "weapon", "held": True, "standard": False}}}
    game = hands(am=loose, dice={"ak": {"level": [5]}}).answer(("action", {"take": SWORD, "from": "am"}))
    assert game.facts("ak") | {"held": [SWORD], "AP": 4} == game.facts("ak")
    assert game.facts("am")["equipment"] == []
    printed = hands(am={"equipment": [SWORD]})
    assert printed.refused("action", {"take": SWORD, "from": "am"}).rules == ("KA-GEN-14",)
    far = hands(am=loose, near=False)
    assert far.refused("action", {"take": SWORD, "from": "am"}).rules == ("KA-GEN-14", "KA-ZOC-02")


@proves("KA-GEN-03", "KA-GEN-14")
def test_both_need_hands_for_an_exchange() -> None:
    things = {"it": {"kind": "stool", "carrier": "ak"}}
    game = hands(ak={"carrying": ["it"]}, am={"hands": False}, things=things)
    assert "KA-GEN-03" in game.refused("action", {"give": "it", "to": "am"}).rules


# ---------------------------------------------------------------- armour


@proves("KA-GEN-22")
def test_armour_is_taken_off_for_three_ap_and_lies_there() -> None:
    game = hands("Broigne").answer(("action", {"take-off": "Broigne"}))
    assert game.facts("ak") | {"AP": 2, "equipment": []} == game.facts("ak")
    assert game.state.things["Broigne-1"].at == (4, 7)
    assert hands("Carapace").refused("action", {"take-off": "Carapace"}).rules == ("KA-GEN-22",)


@proves("KA-GEN-23")
def test_armour_taken_off_in_deep_water_is_lost() -> None:
    lake = block("lake", 3, 6, 5, 8, "deep-water")
    game = hands("Cuir bouilli", terrain=[lake], near=False).answer(("action", {"take-off": "Cuir bouilli"}))
    assert game.one("gear_lost")["reason"] == "sunk"
    assert game.state.things == {}


@proves("KA-STS-03", "KA-GEN-37")
def test_who_lies_on_the_ground_lets_go_of_nothing() -> None:
    game = attacked("on-the-ground").play()
    assert game.one("guarded").get("letters", "") == ""
    assert game.facts("bo")["carrying"] == ["a", "b"]
