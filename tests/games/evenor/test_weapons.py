"""Weapons: what they can be used for, thrown ones, magic ones, pairs that count as one."""

from __future__ import annotations

from typing import Any

from escarmouche.games.evenor.cards import fighter, profiles
from escarmouche.games.evenor.figures import Weapon
from escarmouche.rulings.casefiles import CaseFigure
from games.evenor.duels import thresholds, warrior
from games.evenor.scene import Dice, Scene, model, scene
from proofs import proves


def thrower(x: float, y: float, *status: str, **with_: Any) -> CaseFigure:
    """T4+ with a spear to throw (P4, 3/6/12) and an axe (P3)."""
    return model("Harald", x, y, *status, **{"S": None, "traits": {}, **with_})


def fights(table: Scene) -> list[Any]:
    return [offer for offer in table.offers("action") if isinstance(offer, dict) and "fight" in offer]


def shots(table: Scene) -> list[Any]:
    return [offer for offer in table.offers("action") if isinstance(offer, dict) and "shoot" in offer]


@proves("EV-WPN-01")
def test_a_blade_cannot_shoot_and_a_bow_cannot_fight() -> None:
    archer = scene(red={"bow": model("Ulysse", 10, 12)}, blue={"ben": warrior(14, 12)})
    archer.answer(("activate", "bow"), ("actions", 1))
    assert shots(archer) == [{"shoot": "ben", "weapon": "Arc lourd"}]
    refusal = archer.refused("action", {"shoot": "ben", "weapon": "Épée"})
    assert (refusal.reason, refusal.rules) == ("no-such-missile", ("EV-WPN-01",))

    close = scene(
        red={"bow": model("Ulysse", 10, 12)},
        blue={"ben": warrior(11, 12)},
        dice={"bow": {"melee": [1, 1, 1]}, "ben": {"melee": [1, 1, 1]}},
    ).play(("activate", "bow"), ("actions", 1), ("action", {"fight": "ben"}))
    assert len(close.rolls("bow", "melee")[0]["faces"]) == 3  # the sword, with no choice: the bow is P4
    close.played()


@proves("EV-WPN-01", "EV-WPN-02", "EV-CHR-09")
def test_the_use_of_every_printed_weapon_follows_from_its_range() -> None:
    for profile in profiles().values():
        made = fighter(profile, "x", "red")
        for printed, weapon in zip(profile.weapons, made.weapons, strict=True):
            assert (weapon.fights, weapon.shoots) == (printed.melee, printed.shoot), profile.name
    plain = Weapon("Lance", 4)
    assert (plain.ranges, plain.magic, plain.thrown, plain.save) == (None, False, False, 0)
    assert Weapon("Lance", 4).fights
    assert not Weapon("Lance", 4).shoots
    bow = Weapon("Arc", 3, (5, 10, 20))
    assert bow.shoots
    assert not bow.fights
    spear = Weapon("Lance", 4, (3, 6, 12), thrown=True)
    assert spear.shoots
    assert spear.fights


@proves("EV-WPN-02")
def test_a_thrown_weapon_has_the_same_power_in_melee_and_when_shot() -> None:
    thrown = scene(
        red={"ann": thrower(10, 12)},
        blue={"ben": warrior(15, 12, R=6)},
        dice={"ann": {"shot": [1, 1, 1, 1]}, "ben": {"reaction": [1]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", {"shoot": "ben"}))
    assert thrown.one("shot")["dice"] == 4
    held = scene(
        red={"ann": thrower(10, 12)},
        blue={"ben": warrior(11, 12)},
        dice={"ann": {"melee": [1, 1, 1, 1]}, "ben": {"melee": [1, 1, 1]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", {"fight": "ben"}), ("weapon", "Lance"))
    assert len(held.rolls("ann", "melee")[0]["faces"]) == 4
    held.played()


@proves("EV-WPN-03")
def test_a_thrown_weapon_is_gone_whether_it_hits_or_misses() -> None:
    for dice, hits in (([4, 1, 1, 1], 1), ([1, 1, 1, 1], 0)):
        table = scene(
            red={"ann": thrower(10, 12, I=1)},
            blue={"ben": warrior(15, 12, R=6, V=3)},
            dice={"ann": {"initiative": [6, 6], "shot": dice}, "ben": {"reaction": [1]}},
        ).answer(("activate", "ann"), ("actions", 2), ("action", {"shoot": "ben"}))
        assert table.one("shot")["hits"] == hits
        assert table.one("weapon_lost") == {
            "event": "weapon_lost",
            "figure": "ann",
            "weapon": "Lance",
            "rules": ("EV-WPN-03",),
        }
        assert table.facts("ann")["weapons"] == ["Hache"]
        assert table.facts("ann")["lost_weapons"] == ["Lance"]
        assert shots(table) == []
        refusal = table.refused("action", {"shoot": "ben", "weapon": "Lance"})
        assert (refusal.reason, refusal.rules) == ("no-such-missile", ("EV-WPN-03",))


@proves("EV-WPN-03")
def test_a_weapon_thrown_away_is_missing_in_melee() -> None:
    table = scene(
        red={"ann": thrower(10, 12, lost_weapons=["Lance"])},
        blue={"ben": warrior(11, 12)},
        dice={"ann": {"melee": [1, 1, 1]}, "ben": {"melee": [1, 1, 1]}},
    ).answer(("activate", "ann"), ("actions", 1), ("action", {"fight": "ben"}))
    assert table.pending.key == "path"  # no weapon left to choose: the phase is over, the free move comes next
    assert len(table.rolls("ann", "melee")[0]["faces"]) == 3


@proves("EV-WPN-03")
def test_fighting_with_a_throwing_weapon_does_not_lose_it() -> None:
    table = scene(
        red={"ann": thrower(10, 12)},
        blue={"ben": warrior(11, 12)},
        dice={"ann": {"melee": [1, 1, 1, 1]}, "ben": {"melee": [1, 1, 1]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", {"fight": "ben"}), ("weapon", "Lance"))
    assert table.facts("ann")["weapons"] == ["Lance", "Hache"]
    assert not table.all("weapon_lost")


@proves("EV-WPN-03")
def test_a_bow_is_not_lost() -> None:
    table = scene(
        red={"ann": model("Asteria", 10, 12)},
        blue={"ben": warrior(16, 12, R=6)},
        dice={"ann": {"shot": [1, 1, 1]}, "ben": {"reaction": [1]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", {"shoot": "ben"}))
    assert not table.all("weapon_lost")
    assert table.facts("ann")["weapons"] == ["Arc", "Épée"]


@proves("EV-WPN-03", "EV-CCS-04")
def test_thrown_in_reaction_it_is_lost_too() -> None:
    back = scene(
        red={"bow": model("Asteria", 10, 12)},
        blue={"ben": thrower(15, 12, R=2)},
        dice={"bow": {"shot": [1, 1, 1]}, "ben": {"reaction": [2], "shot": [1, 1, 1, 1]}},
    ).play(("activate", "bow"), ("actions", 1), ("action", {"shoot": "ben"}), ("reaction", {"shoot-back": "Lance"}))
    assert back.facts("ben")["lost_weapons"] == ["Lance"]
    back.played()

    against_charge = scene(
        red={"ann": warrior(10, 12, I=1)},
        blue={"ben": thrower(14, 12, R=2, C=4)},
        dice={
            "ann": {"initiative": [6], "melee": [1, 1, 1]},
            "ben": {"reaction": [2], "shot": [1, 1, 1, 1], "melee": [1, 1, 1]},
        },
    ).play(
        ("activate", "ann"),
        ("actions", 1),
        ("action", {"charge": "ben"}),
        ("reaction", {"counter-charge-shot": "Lance"}),
    )
    assert len(against_charge.rolls("ben", "melee")[0]["faces"]) == 3  # the axe: the spear is gone for that melee
    against_charge.played()


# ---------------------------------------------------------------- magic


def magic_fight(dice: Dice, *answers: tuple[str, Any]) -> Scene:
    begun = scene(red={"ann": warrior(10, 12, magic=True)}, blue={"ben": warrior(11, 12)}, dice=dice)
    return begun.play(("activate", "ann"), ("actions", 1), ("action", {"fight": "ben"}), *answers)


@proves("EV-WPN-04", "EV-WPN-05")
def test_one_missed_die_may_be_rolled_again_in_melee() -> None:
    again = magic_fight({"ann": {"melee": [1, 1, 4, 4]}, "ben": {"melee": [4, 4, 1]}}, ("reroll", "reroll")).played()
    told = again.one("fought")
    assert (told["blows"], told["parries"]) == (2, 2)
    first, second = again.rolls("ann", "melee")
    assert len(first["faces"]) == 3
    assert second["faces"] == (4,)
    assert second["needed"] == 4
    assert second["rules"] == ("EV-WPN-05",)


@proves("EV-WPN-05")
def test_the_reroll_is_optional_and_kept_by_default() -> None:
    dice: Dice = {"ann": {"melee": [1, 1, 4]}, "ben": {"melee": [4, 1, 1]}}
    kept = magic_fight(dice).played()
    assert kept.one("fought")["blows"] == 1
    asked = scene(red={"ann": warrior(10, 12, magic=True)}, blue={"ben": warrior(11, 12)}, dice=dice)
    asked.answer(("activate", "ann"), ("actions", 1), ("action", {"fight": "ben"}))
    assert (asked.pending.key, asked.pending.seat, asked.pending.figure) == ("reroll", "red", "ann")
    assert asked.offers("reroll") == ["keep", "reroll"]
    assert asked.pending.rules == ("EV-WPN-04", "EV-WPN-05")
    assert asked.pending.facts == {"purpose": "melee", "needed": 4}


@proves("EV-WPN-04", "EV-WPN-05")
def test_the_new_result_stands_and_there_is_only_one() -> None:
    worse = magic_fight({"ann": {"melee": [1, 1, 4, 2]}, "ben": {"melee": [4, 1, 1]}}, ("reroll", "reroll")).played()
    assert worse.one("fought")["blows"] == 1
    assert len(worse.rolls("ann", "melee")) == 2


@proves("EV-WPN-05")
def test_a_rerolled_six_explodes_in_melee_and_extra_dice_may_be_the_one_rerolled() -> None:
    burst = magic_fight(
        {"ann": {"melee": [6, 4, 4, 1, 6, 5]}, "ben": {"melee": [4, 4, 4], "table": [1, 1]}}, ("reroll", "reroll")
    ).played()
    assert [roll["faces"] for roll in burst.rolls("ann", "melee")] == [(6, 4, 4, 1), (6, 5)]
    assert burst.one("fought")["blows"] == 5


@proves("EV-WPN-05")
def test_nothing_missed_nothing_to_reroll() -> None:
    dice: Dice = {"ann": {"melee": [4, 4, 4]}, "ben": {"melee": [4, 4, 4]}}
    sure = scene(red={"ann": warrior(10, 12, magic=True)}, blue={"ben": warrior(11, 12)}, dice=dice)
    sure.answer(("activate", "ann"), ("actions", 1), ("action", {"fight": "ben"}))
    assert sure.pending.key == "path"
    sure.played()


@proves("EV-WPN-04")
def test_without_magic_no_reroll() -> None:
    dice: Dice = {"ann": {"melee": [1, 1, 1]}, "ben": {"melee": [1, 1, 1]}}
    plain = scene(red={"ann": warrior(10, 12)}, blue={"ben": warrior(11, 12)}, dice=dice)
    plain.answer(("activate", "ann"), ("actions", 1), ("action", {"fight": "ben"}))
    assert plain.pending.key == "path"


@proves("EV-WPN-04", "EV-WPN-05")
def test_a_magic_shot_rerolls_one_miss_and_a_six_gives_nothing_more() -> None:
    table = scene(
        red={"ann": model("Thésée", 10, 12)},
        blue={"ben": warrior(15, 12, R=6, V=3)},
        dice={"ann": {"shot": [3, 3, 3, 3, 6]}, "ben": {"reaction": [1]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", {"shoot": "ben"}), ("reroll", "reroll"))
    assert table.one("shot")["hits"] == 1
    assert table.one("shot")["dice"] == 4
    assert [roll["faces"] for roll in table.rolls("ann", "shot")] == [(3, 3, 3, 3), (6,)]
    assert thresholds(table, "ann", "shot") == [4, 4]
    table.played()


@proves("EV-WPN-05")
def test_saves_initiative_reactions_and_powers_are_never_rerolled() -> None:
    """A magician with a magic blade fails everything; only the attack dice ask for a re-roll."""
    table = scene(
        red={"mag": warrior(10, 12, magic=True, S=6, I=1, R=2, traits={"Confusion": 4})},
        blue={"ben": warrior(11, 12, C=2)},
        dice={
            "mag": {"initiative": [6, 6], "power": [1], "melee": [1, 1, 1], "save": [1, 1, 1], "table": [1, 1, 1]},
            "ben": {"melee": [2, 2, 2]},
        },
    ).answer(("activate", "mag"), ("actions", 2), ("action", {"power": "Confusion", "target": "ben"}))
    assert table.pending.key == "action"  # the failed power is not rolled again
    table.answer(("action", {"fight": "ben"}))
    assert (table.pending.key, table.pending.facts["purpose"]) == ("reroll", "melee")
    table.answer(("reroll", "keep"))
    assert table.pending.key == "activate"
    assert [len(table.rolls("mag", purpose)) for purpose in ("initiative", "power", "save", "table")] == [1, 1, 1, 1]
    table.played()


@proves("EV-WPN-05", "EV-DIS-04")
def test_an_opportunity_attack_with_magic_rerolls_one_miss() -> None:
    table = scene(
        red={"ann": warrior(10, 12, I=1)},
        blue={"ben": warrior(11, 12, R=2, magic=True)},
        dice={"ann": {"initiative": [6], "table": [1]}, "ben": {"opportunity": [2], "melee": [1, 1, 1, 4]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", "run"), ("path", [[7, 12]]), ("reroll", "reroll"))
    assert table.one("fought")["blows"] == 1
    table.played()


# ---------------------------------------------------------------- pairs and trios


@proves("EV-WPN-06")
def test_a_pair_or_trio_is_one_weapon_with_one_power() -> None:
    pairs = {
        "Hiera": ("Paire d'épées", 5, False),
        "Runir": ("Hache et Loup", 5, False),
        "Ymir": ("Hache et Marteau magiques", 10, True),
        "Borva": ("Épée et Hache", 6, False),
        "Grendel": ("Masse et hache", 9, False),
        "Gosaï": ("Paire de sabres", 5, False),
        "Saïto": ("Paire de sabres", 5, False),
        "Oni": ("Trio d'armes magiques", 9, True),
    }
    for name, (weapon, power, magic) in pairs.items():
        blades = fighter(profiles()[name], "x", "red").blades
        assert [(blade.name, blade.power, blade.magic) for blade in blades] == [(weapon, power, magic)]


@proves("EV-WPN-06")
def test_a_magic_trio_has_one_reroll_per_phase() -> None:
    table = scene(
        red={"oni": model("Oni", 10, 12, traits={})},
        blue={"ben": warrior(11.3, 12)},
        dice={"oni": {"melee": [1] * 9 + [1]}, "ben": {"melee": [1, 1, 1]}},
    ).play(("activate", "oni"), ("actions", 1), ("action", {"fight": "ben"}), ("reroll", "reroll"))
    assert [len(roll["faces"]) for roll in table.rolls("oni", "melee")] == [9, 1]
    table.played()
