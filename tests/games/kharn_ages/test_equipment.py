"""Equipment cards, armour that weighs down, weapons that disarm."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from escarmouche.games.kharn_ages import SYSTEM
from escarmouche.games.kharn_ages.cards import Armour, Shield, Weapon, shelf
from escarmouche.games.kharn_ages.rules.recruits import Recruit
from games.kharn_ages.scene import Scene, hit, safar, scene
from proofs import proves

pytestmark = pytest.mark.usefixtures("both_editions")

WAKE = ("activate", "ak")


# ---------------------------------------------------------------- cards


@proves("KA-EQP-05", "KA-CRD-06")
def test_a_card_says_range_bonuses_restrictions_hands_and_cost() -> None:
    card = shelf().weapons["Guisarme"]
    assert (card.hands, card.cost, card.reach, card.bonus, card.on_critical) == (2, 22, 2, 1, ("disarm",))
    bolts = shelf().weapons["Arbalète à moufle"].shot
    assert bolts is not None
    assert (bolts.short, bolts.long, bolts.rate, bolts.reload) == (3, 7, 1, 2)
    assert shelf().weapons["Épieu"].forbids == ("A",)
    armour = shelf().armours["Broigne"]
    assert (armour.threshold, armour.low, armour.high, armour.boxes, armour.cost) == (5, 1, 3, 7, 24)


@proves("KA-EQP-05")
@pytest.mark.parametrize(
    ("kind", "field"), [(Weapon, "hands"), (Weapon, "cost"), (Shield, "boxes"), (Armour, "threshold"), (Armour, "cost")]
)
def test_a_card_without_its_figures_is_no_card(kind: Any, field: str) -> None:
    whole = {
        Weapon: {"name": "x", "hands": 1, "cost": 3},
        Shield: {"name": "x", "cost": 3, "boxes": 2},
        Armour: {"name": "x", "cost": 3, "threshold": 5, "low": 1, "high": 2, "boxes": 3},
    }[kind]
    assert msgspec.convert(whole, kind).playable
    with pytest.raises(msgspec.ValidationError, match=field):
        msgspec.convert({name: value for name, value in whole.items() if name != field}, kind)
    with pytest.raises(msgspec.ValidationError, match="weight"):
        msgspec.convert({**whole, "weight": 3}, kind)


@proves("KA-EQP-05", "KA-CRD-06")
@pytest.mark.parametrize(
    ("weapon", "far"), [("hands", 0.5), ("Glaive court", 0.5), ("Mkuki", 1), ("Épieu", 1.5), ("Guisarme", 2)]
)
def test_the_range_is_the_zone_of_control_or_the_reach_in_toises(weapon: str, far: float) -> None:
    for apart, reached in ((far, True), (far + 0.05, False)):
        game = scene(
            red={"ak": safar(4, 7, equipment=[] if weapon == "hands" else [weapon])}, blue={"bo": safar(5 + apart, 7)}
        ).answer(WAKE)
        assert ({"attack": "bo", "weapon": weapon} in game.offers("action")) is reached


@proves("KA-CRD-06", "KA-MEL-07")
@pytest.mark.parametrize(("engage", "damage"), [("P", 2 + 1), ("PP", 4 + 1)])
def test_a_guisarme_adds_one_damage(engage: str, damage: int) -> None:
    fight = scene(
        red={"ak": safar(4, 7, P=4, equipment=["Guisarme"])},
        blue={"bo": safar(7, 7, "stunned")},
        dice={"ak": {"level": [5]}},
    ).play(WAKE, hit("bo", "Guisarme"), ("engage", engage))
    assert fight.one("wounded")["lost"] == damage


@proves("KA-EQP-01", "KA-EQP-02", "KA-EQP-03", "KA-EQP-06")
@pytest.mark.parametrize(
    ("left", "cost", "carried"),
    [((), 75 + 22, ("Mkuki", "Guisarme")), (("Mkuki",), 75 + (22 - 8), ("Guisarme",))],
)
def test_the_mongo_warrior_of_the_book_takes_a_guisarme(left: tuple[str, ...], cost: int, carried: Any) -> None:
    """The book's own figures; the rest of the card is not printed, so that it is not recruited as it is."""
    mongo = Recruit(shelf().profiles["Guerrier mongo"], left=left, added=("Guisarme",))
    assert (mongo.cost, mongo.equipment) == (cost, carried)


# ---------------------------------------------------------------- armour that weighs down


@proves("KA-ARM-01", "KA-ARM-08")
@pytest.mark.parametrize("boxes", [7, 0])
def test_penalties_of_an_armour_last_as_long_as_it_is_worn_even_worn_out(boxes: int) -> None:
    game = scene(
        red={"ak": safar(4, 7, V=5, A=5, equipment=["Haubert"], boxes={"Haubert": boxes})},
        blue={"bo": safar(12, 12)},
    ).answer(WAKE)
    found = {letter: game.query("stat", figure="ak", stat=letter) for letter in "VPACTI"}
    assert found == {"V": 4, "P": 3, "A": 4, "C": 3, "T": 3, "I": 3}
    assert game.query("pace", figure="ak") == 4
    game.answer(("action", {"take-off": "Haubert"}))
    assert game.query("stat", figure="ak", stat="V") == 5
    assert game.query("pace", figure="ak") == 5


@proves("KA-ARM-01")
def test_the_penalty_counts_in_attacks_and_defences() -> None:
    fight = scene(
        red={"ak": safar(4, 7, A=5, equipment=["Haubert"])},
        blue={"bo": safar(5.2, 7, A=4, equipment=["Haubert"])},
        dice={"ak": {"level": [5]}, "bo": {"level": [4], "armour": [5]}},
    ).play(WAKE, hit("bo"), ("engage", "A"), ("defence", "A"))
    assert fight.one("attempted", figure="ak")["total"] == 4 + 5
    assert fight.one("attempted", figure="bo")["total"] == 3 + 4


@proves("KA-EFX-12", "KA-ARM-01")
def test_armour_is_left_out_when_poison_kills() -> None:
    """A 2 - 1 in a hauberk, poison 2: 0 for every sum, but 2 - 2 is not below 0."""
    game = scene(red={"ak": safar(4, 7, A=2, equipment=["Haubert"], poison=1)}, blue={"bo": safar(12, 7)}).play(WAKE)
    assert game.facts("ak")["in_play"]
    assert game.query("stat", figure="ak", stat="A") == 0


# ---------------------------------------------------------------- disarming


def duel(
    mine: list[int],
    theirs: list[int],
    chain: Sequence[int] = (),
    back: Sequence[int] = (),
    held: Sequence[str] = ("Glaive court", "Rondache"),
) -> Scene:
    """ak with a guisarme strikes at bo."""
    return scene(
        red={"ak": safar(4, 7, equipment=["Guisarme"])},
        blue={"bo": safar(5.4, 7, equipment=held)},
        dice={"ak": {"level": mine, "chain": chain}, "bo": {"level": theirs, "chain": back}},
    ).answer(WAKE, hit("bo", "Guisarme"), ("engage", "P"))


@proves("KA-EQP-10", "KA-CRD-06")
@pytest.mark.parametrize("used", ["Glaive court", "Rondache"])
def test_a_critical_hit_makes_the_loser_drop_what_it_defended_with(used: str) -> None:
    fight = duel([10], [3], [4]).play(("guard", {"use": used}), ("defence", "P"))
    assert used not in fight.facts("bo")["equipment"]
    assert len(fight.facts("bo")["equipment"]) == 1
    lying = fight.state.things[f"{used}-1"]
    assert (lying.at, lying.gear.card) == (fight.state.figures["bo"].at, used)
    assert fight.one("gear_lost") | {"reason": "disarmed", "rules": ("KA-EQP-10",)} == fight.one("gear_lost")


@proves("KA-EQP-10")
def test_what_was_dropped_is_picked_up_again() -> None:
    fight = duel([10], [3], [4], held=["Glaive court"]).answer(("defence", "P"))
    fight.answer(("action", "done"), ("activate", "bo"), ("action", {"pick-up": "Glaive court-1"}))
    assert fight.facts("bo")["held"] == ["Glaive court"]
    assert fight.facts("bo")["AP"] == 4


@proves("KA-EQP-10", "KA-CRD-06")
def test_a_plain_hit_disarms_nobody_nor_does_a_critical_hit_that_is_parried() -> None:
    plain = duel([9], [2]).play(("defence", "P"))
    assert plain.one("resolved")["hit"]
    assert not plain.all("gear_lost")
    parried = duel([10], [10], [2], back=[9]).play(("guard", {"use": "Glaive court"}), ("defence", "P"))
    assert not parried.one("resolved")["hit"]
    assert not parried.all("gear_lost")


@proves("KA-EQP-10", "KA-CRD-06")
def test_another_weapon_does_not_disarm() -> None:
    fight = scene(
        red={"ak": safar(4, 7, equipment=["Vouge"])},
        blue={"bo": safar(5.4, 7, equipment=["Glaive court"])},
        dice={"ak": {"level": [10], "chain": [4]}, "bo": {"level": [3]}},
    ).play(WAKE, hit("bo", "Vouge"), ("engage", "P"), ("defence", "P"))
    assert fight.one("resolved")["hit"]
    assert not fight.all("gear_lost")


@proves("KA-EQP-10")
@pytest.mark.parametrize("item", ["Glaive court", "Rondache"])
def test_from_who_used_nothing_the_winner_chooses(item: str) -> None:
    """A stunned Safar does not defend."""
    fight = scene(
        red={"ak": safar(4, 7, equipment=["Guisarme"])},
        blue={"bo": safar(5.4, 7, "stunned", equipment=["Glaive court", "Rondache"])},
        dice={"ak": {"level": [10], "chain": [4]}},
    ).answer(WAKE, hit("bo", "Guisarme"), ("engage", "P"))
    assert fight.pending.seat == "red"
    assert fight.offers("disarm") == [{"disarm": "Glaive court"}, {"disarm": "Rondache"}]
    fight.play(("disarm", {"disarm": item}))
    assert item not in fight.facts("bo")["equipment"]


@proves("KA-EQP-10")
def test_nothing_is_dropped_from_empty_hands_and_armour_stays_on() -> None:
    fight = scene(
        red={"ak": safar(4, 7, equipment=["Guisarme"])},
        blue={"bo": safar(5.4, 7, "stunned", equipment=["Cuir bouilli"])},
        dice={"ak": {"level": [10], "chain": [4]}, "bo": {"armour": [5]}},
    ).play(WAKE, hit("bo", "Guisarme"), ("engage", "P"))
    assert fight.facts("bo")["equipment"] == ["Cuir bouilli"]
    assert not fight.all("gear_lost")


@proves("KA-EQP-10", "KA-CRD-06")
def test_a_defence_with_it_disarms_the_attacker_on_a_critical_hit() -> None:
    fight = scene(
        red={"ak": safar(4, 7, equipment=["Glaive court"])},
        blue={"bo": safar(5.4, 7, equipment=["Guisarme"])},
        dice={"ak": {"level": [3]}, "bo": {"level": [10], "chain": [2]}},
    ).play(WAKE, hit("bo", "Glaive court"), ("engage", "P"), ("defence", "reflex"))
    assert not fight.one("resolved")["hit"]
    assert fight.facts("ak")["equipment"] == []
    assert fight.facts("bo")["equipment"] == ["Guisarme"]


# ---------------------------------------------------------------- what helps a blow or a parry


@proves("KA-EQP-05")
def test_a_weapon_may_add_to_attacks_and_to_defences_made_with_it() -> None:
    fight = scene(
        red={"ak": safar(4, 7, equipment=[{"name": "Glaive court", "attack": 2}])},
        blue={"bo": safar(5.2, 7, equipment=[{"name": "Serpe", "defence": 3}])},
        dice={"ak": {"level": [5]}, "bo": {"level": [5]}},
    ).play(WAKE, hit("bo", "Glaive court"), ("engage", "P"), ("defence", "P"))
    assert (fight.one("resolved")["attack"], fight.one("resolved")["defence"]) == (3 + 2 + 5, 3 + 3 + 5)


@proves("KA-EQP-05")
@pytest.mark.parametrize(("die", "dazed"), [(10, True), (9, False)])
def test_a_weapon_may_daze_and_bleed_on_a_critical_hit_alone(die: int, dazed: bool) -> None:
    weapon = {"name": "Glaive court", "on_critical": ["daze"], "critical_bleeding": 2}
    fight = scene(
        red={"ak": safar(4, 7, equipment=[weapon])},
        blue={"bo": safar(5.2, 7, "stunned")},
        dice={"ak": {"level": [die], "chain": [4]}},
    ).play(WAKE, hit("bo", "Glaive court"), ("engage", "P"))
    bo = fight.state.figures["bo"]
    assert ("dazed" in bo.status) is dazed
    assert bool(bo.bleeding) is dazed


def struck(weapon: dict[str, Any], word: str, dice: dict[str, Any], *status: str, **victim: Any) -> Scene:
    """A blow with a weapon of one's own making at somebody who does not defend."""
    return scene(
        red={"ak": safar(4, 7, equipment=[{"name": "Glaive court", "bonus": 0, **weapon}])},
        blue={"bo": safar(5.2, 7, "stunned", *status, **victim)},
        dice=dice,
    ).answer(WAKE, hit("bo", "Glaive court"), ("engage", word))


@proves("KA-EQP-05")
def test_a_weapon_may_lack_the_effect_of_a_characteristic() -> None:
    fight = struck({"effectless": ["C"]}, "CP", {"ak": {"level": [5]}})
    assert fight.offers("effects") == ["P", "none"]
    assert fight.refused("effects", "C").rules == ("KA-EQP-05",)


@proves("KA-EQP-05")
@pytest.mark.parametrize(("word", "added"), [("PPC", 3), ("PP", 0)])
def test_a_heavy_weapon_adds_the_stature_to_complex_attacks(word: str, added: int) -> None:
    fight = struck({"stature_at_3": True}, word, {"ak": {"level": [5]}}).play(("effects", "none"))
    assert fight.one("resolved")["attack"] == 3 * len(word) + 5 + added


@proves("KA-EQP-05")
@pytest.mark.parametrize(("weapon", "face", "stopped"), [({}, 5, 3), ({"blunts": 2}, 5, 1), ({"blunts": 2}, 10, 3)])
def test_armour_stops_less_of_a_blow_that_blunts_it(weapon: dict[str, Any], face: int, stopped: int) -> None:
    armoured = {"equipment": ["Broigne"]}
    fight = struck(weapon, "PP", {"ak": {"level": [5]}, "bo": {"armour": [face]}}, **armoured).play(("effects", "none"))
    assert fight.one("armour_used")["stopped"] == stopped


@proves("KA-EQP-05")
def test_a_critical_hit_may_come_on_a_9_and_a_1_be_no_failure() -> None:
    keen = struck({"critical_from": 9}, "P", {"ak": {"level": [9], "chain": [4]}}).play()
    assert keen.one("resolved")["attack"] == 3 + 9 + 4
    steady = struck({"steady": ["attack"]}, "P", {"ak": {"level": [1]}}).play()
    assert steady.one("resolved")["attack"] == 3 + 1


@proves("KA-EQP-05")
def test_a_weapon_may_always_strike_with_one_characteristic() -> None:
    fight = struck({"damage": "C"}, "VV", {"ak": {"level": [5]}}, HP=12).play(("effects", "none"))
    assert fight.one("wounded")["lost"] == 3


def test_what_a_card_says_and_no_rule_plays_is_on_the_sheet() -> None:
    fight = scene(red={"ak": safar(4, 7, equipment=[{"name": "Glaive court", "unplayed": ["Sings at night"]}])})
    assert fight.facts("ak")["unplayed"] == ["Sings at night"]
    assert SYSTEM.shown.sheet(fight.state, "ak")["unplayed"] == ["Sings at night"]


@proves("KA-EQP-05", "KA-DEF-10")
@pytest.mark.parametrize(("card", "able"), [({"guard_reach": 2}, True), ({}, False)])
def test_a_weapon_may_reach_farther_in_defence_than_it_strikes(card: dict[str, Any], able: bool) -> None:
    fight = scene(
        red={"ak": safar(4, 7, equipment=["Vouge"])},
        blue={"bo": safar(6.6, 7, equipment=[{"name": "Glaive court", **card}])},
        dice={"ak": {"level": [3]}, "bo": {"level": [3]}},
    ).answer(WAKE, hit("bo", "Vouge"), ("engage", "PP"), ("effects", "none"), ("defence", "PP"))
    assert (fight.pending.key == "riposte") is able
