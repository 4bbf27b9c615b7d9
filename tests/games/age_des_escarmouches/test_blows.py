"""One combat: placing dice, attack, defence, damage, losses."""

from __future__ import annotations

from escarmouche.core.views import view
from escarmouche.games.age_des_escarmouches.system import SYSTEM
from games.age_des_escarmouches.scene import Scene, activate, duel, man, placed, scene
from proofs import proves


def two_on_one(dice: object = None, **ak: object) -> Scene:
    """Red ak, of the highest INI, between blue bo and cy."""
    red = {"ak": man(30, 30, **{"INI": 5, **ak})}
    blue = {"bo": man(32.5, 30), "cy": man(27.5, 30, INI=2)}
    return scene(red, blue, dice, "combat")  # type: ignore[arg-type]


def placers(fight: Scene) -> list[str]:
    return [one["figure"] for one in fight.all("dice_placed")]


@proves("AE-DICE-02", "AE-DICE-03", "AE-DICE-07", "AE-ATK-01", "AE-DMG-01", "AE-CTRN-01", "AE-BID-01", "AE-AIDE-03")
def test_one_against_one_has_two_dice_each_placed_in_view() -> None:
    fight = duel(dice={"ak": {"attack": [4, 5], "damage": [6, 2]}, "bo": {"attack": [3], "defence": [3]}})
    assert fight.offers("dice") == [
        {"attack": {"ak": 2}, "defence": 0},
        {"attack": {"ak": 1}, "defence": 1},
        {"attack": {"ak": 0}, "defence": 2},
    ]
    fight.answer(placed({"ak": 1}, 1))
    assert fight.one("dice_placed", figure="bo")["attack"] == {"ak": 1}
    fight.answer(placed({"bo": 2})).play().played()
    assert [one["lost"] for one in fight.all("life_lost", figure="bo")] == [3, 1]
    assert fight.one("eliminated", figure="bo")["by"] == "ak"


@proves("AE-DICE-01", "AE-DICE-02", "AE-DICE-05", "AE-DICE-06")
def test_attack_dice_are_spread_evenly_over_adversaries() -> None:
    fight = two_on_one().answer(placed({"ak": 0}, 2), placed({"ak": 0}, 2))
    assert fight.offers("dice") == [
        {"attack": {"bo": 2, "cy": 1}, "defence": 0},
        {"attack": {"bo": 1, "cy": 2}, "defence": 0},
        {"attack": {"bo": 1, "cy": 1}, "defence": 1},
        {"attack": {"bo": 1, "cy": 0}, "defence": 2},
        {"attack": {"bo": 0, "cy": 1}, "defence": 2},
        {"attack": {"bo": 0, "cy": 0}, "defence": 3},
    ]
    assert fight.refused("dice", {"attack": {"bo": 3, "cy": 0}, "defence": 0}).rules == ("AE-DICE-06",)
    assert fight.refused("dice", {"attack": {"bo": 1, "cy": 1}, "defence": 0}).rules


@proves("AE-DICE-08", "AE-DICE-04", "AE-BRET-01", "AE-AIDE-02")
def test_the_lowest_ini_places_first_and_swordsmen_last_and_the_outnumbered_rolls_first() -> None:
    fight = two_on_one({"game": {"attack": [1] * 7}}).answer(
        placed({"ak": 2}), placed({"ak": 2}), placed({"bo": 2, "cy": 1})
    )
    assert placers(fight) == ["cy", "bo", "ak"]
    assert [one["figure"] for one in fight.all("tested")] == ["ak", "ak", "ak", "bo", "bo", "cy", "cy"]
    red = {"ak": man(30, 30, INI=1, skills={"swordsman": None})}
    blue = {"bo": man(32.5, 30, INI=5), "cy": man(27.5, 30, INI=2)}
    last = scene(red, blue, phase="combat").answer(*[placed({"ak": 0}, 2)] * 2, placed({"bo": 0, "cy": 0}, 3))
    assert placers(last) == ["cy", "bo", "ak"]
    both = duel({"INI": 2, "skills": {"swordsman": None}}, {"INI": 3, "skills": {"swordsman": None}})
    both.answer(placed({"bo": 0}, 2), placed({"ak": 0}, 2))
    assert placers(both) == ["ak", "bo"]


@proves("AE-TIE-01", "AE-TIE-02", "AE-TIE-03", "AE-TIE-04", "AE-TIE-06")
def test_whoever_wins_a_tie_of_ini_says_who_places_first() -> None:
    fight = duel({"INI": 3, "val": 19}, {"INI": 3, "skills": {"hardened": ("ATT",)}})
    assert fight.offers("precedence") == ["ak", "bo"]
    assert fight.pending.seat == "blue"
    fight.answer(("precedence", "bo"), placed({"ak": 0}, 2), placed({"bo": 0}, 2))
    assert placers(fight) == ["bo", "ak"]
    symbol = duel({"INI": 3, "val": 19, "skills": {"intimidation": ("INI",)}}, {"INI": 3}).answer(("precedence", "ak"))
    assert symbol.pending.seat == "red"
    two = {"hardened": ("INI",), "intimidation": ("INI",)}
    both = duel({"INI": 3, "skills": {"hardened": ("INI",)}, "val": 90}, {"INI": 3, "skills": two})
    assert both.offers("precedence") == ["ak", "bo"]
    assert both.pending.seat == "blue"


@proves("AE-TIE-05", "AE-TIE-07")
def test_equal_worth_is_settled_by_a_die_and_friends_go_as_they_like() -> None:
    red = {"ak": man(30, 30)}
    blue = {"bo": man(32.5, 30, val=10), "cy": man(27.5, 30, val=10), "di": man(30, 32.5)}
    fight = scene(red, blue, {"game": {"parity": [2]}}, "combat")
    fight.answer(("precedence", "bo"), ("precedence", "ak"), ("parity", "odd"), ("precedence", "ak"))
    assert fight.one("decided")["side"] == "blue"
    assert fight.pending.key == "order"
    fight.answer(("order", ["di", "cy"]))
    fight.answer(*[placed({"ak": 0}, 2)], placed({"bo": 0, "cy": 0, "di": 0}, 4), *[placed({"ak": 0}, 2)] * 2)
    assert placers(fight) == ["bo", "ak", "di", "cy"]


@proves("AE-DFN-01", "AE-DFN-03", "AE-DFN-04", "AE-DFN-05")
def test_defence_dice_are_assigned_to_attackers_before_any_is_rolled() -> None:
    dice = {"bo": {"attack": [6, 6], "damage": [1]}, "cy": {"attack": [6, 1], "damage": [1]}}
    fight = two_on_one({**dice, "ak": {"attack": [1]}}, RES=9)
    fight.answer(placed({"ak": 2}), placed({"ak": 2}), placed({"bo": 0, "cy": 1}, 2))
    assert fight.offers("defence")[:2] == [{"guard": {"bo": 2, "cy": 0}}, {"guard": {"bo": 1, "cy": 1}}]
    assert fight.refused("defence", {"guard": {"bo": 0, "cy": 2}}).rules == ("AE-DFN-01", "AE-DFN-04")
    assert {"guard": {"bo": 0, "cy": 0}} in fight.offers("defence")
    assert not fight.rolls("ak", "defence")


@proves("AE-DFN-01", "AE-DFN-02", "AE-DFN-03", "AE-DMG-01", "AE-DICE-04")
def test_a_defence_that_holds_cancels_one_hit_of_that_attacker() -> None:
    dice = {
        "ak": {"attack": [1], "defence": [6, 1]},
        "bo": {"attack": [6, 6], "damage": [1]},
        "cy": {"attack": [6, 1], "damage": [1]},
    }
    fight = two_on_one(dice, RES=9)
    fight.answer(placed({"ak": 2}), placed({"ak": 2}), placed({"bo": 0, "cy": 1}, 2))
    fight.answer(("defence", {"guard": {"bo": 1, "cy": 1}})).play().played()
    assert [one["by"] for one in fight.all("damage_rolled", figure="ak")] == ["bo", "cy"]


@proves("AE-DMG-02", "AE-CAS-01", "AE-AIDE-01", "AE-LIFE-06", "AE-ATK-02")
def test_the_dead_strike_back_with_the_strength_they_had() -> None:
    fight = duel(
        {"FOR": 12},
        dice={"ak": {"attack": [6, 6], "damage": [6, 6]}, "bo": {"attack": [6, 6], "damage": [5, 5]}},
    )
    fight.answer(placed({"ak": 2}), placed({"bo": 2})).play().played()
    rolled = fight.all("damage_rolled")
    assert [one["by"] for one in rolled] == ["ak", "ak", "bo", "bo"]
    assert {one["force"] for one in rolled if one["by"] == "bo"} == {3}
    assert {one["resistance"] for one in rolled if one["figure"] == "ak"} == {3}
    assert [one["figure"] for one in fight.all("eliminated")] == ["bo", "ak"]
    names = fight.order()
    assert names.index("removed") > max(at for at, name in enumerate(names) if name == "damage_rolled")


@proves("AE-MOD-01", "AE-LIFE-04", "AE-MOD-04", "AE-ASLT-04")
def test_states_lower_what_is_tested_and_add_up() -> None:
    fight = duel({"INI": 9, "pv": 2}, dice={"game": {"attack": [1, 1, 1]}})
    fight.answer(placed({"ak": 1}, 1), placed({"bo": 2})).play()
    assert {one["value"] for one in fight.all("tested", figure="ak")} == {2}
    assert fight.one("tested", figure="bo")["difficulty"] == 2
    red = {"ak": man(30, 30, "charged", "routed", INI=9, pv=1)}
    worse = scene(red, {"bo": man(32.5, 30)}, {"game": {"attack": [1, 1], "rally": [1]}}, "combat")
    worse.answer(placed({"ak": 0}, 2), placed({"bo": 2})).play()
    assert {one["value"] for one in worse.all("tested", figure="ak", test="attack")} == {0}
    assert "charged" not in worse.state.figures["ak"].status


@proves("AE-AIDE-04")
def test_activated_cards_stay_face_up_for_both_sides() -> None:
    fight = scene({"ak": man(30, 30), "di": man(10, 10)}, {"bo": man(60, 30)}).answer(activate("ak"))
    fight.until(lambda one: one.seat == "blue")
    for seat in ("red", "blue"):
        assert [card.face for card in view(SYSTEM, fight.state, seat).piles["red-played"].cards] == ["ak"]
