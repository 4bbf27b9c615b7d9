"""Caractéristiques d'une figurine: what a profile holds, and what it means not to have a T or an S."""

import msgspec
import pytest
from msgspec.structs import replace

from escarmouche.games.evenor.cards import WANDERERS, Profile, fighter, profiles
from escarmouche.games.evenor.figures import Fighter, Weapon, is_monster
from escarmouche.games.evenor.rules.recruitment import check_list
from games.evenor.scene import Scene, model, scene
from proofs import proves

ALL = list(profiles().values())


def ranked(profile: str) -> Scene:
    """A model facing an archer 8 pas away."""
    return scene(red={"me": model(profile, 4, 12)}, blue={"asteria": model("Asteria", 13, 12)})


# ---------------------------------------------------------------- the six of them


@proves("EV-CHR-01")
def test_a_model_has_five_thresholds_and_a_vitality() -> None:
    facts = ranked("Harald").facts("me")
    assert {letter: facts[letter] for letter in "IRCTSV"} == {"I": 2, "R": 4, "C": 3, "T": 4, "S": 6, "V": 1}
    facts = ranked("Grendel").facts("me")
    assert {letter: facts[letter] for letter in "IRCTSV"} == {"I": 4, "R": 5, "C": 3, "T": None, "S": 5, "V": 4}


@proves("EV-CHR-01", "EV-CHR-02")
@pytest.mark.parametrize("profile", ALL, ids=lambda profile: profile.name)
def test_printed_thresholds_lie_between_the_floor_and_6(profile: Profile) -> None:
    assert 1 <= profile.I <= 6
    assert 1 <= profile.R <= 6
    assert 2 <= profile.C <= 6
    assert profile.T is None or 2 <= profile.T <= 6
    assert profile.S is None or 2 <= profile.S <= 6
    assert profile.V >= 1


@proves("EV-CHR-02", "EV-INI-01")
def test_initiative_is_rolled_for_activation_and_limits_the_actions() -> None:
    table = scene(
        red={"me": model("Saïto", 4, 12, I=5)}, blue={"foe": model("Kara", 20, 12)}, dice={"me": {"initiative": [5]}}
    )
    assert table.query("actions", figure="me") == 2
    table.answer(("activate", "me"), ("actions", 1), ("action", "run"), ("path", [[5, 12]]))
    assert table.rolls("me", "initiative")[0]["needed"] == 5


@proves("EV-CHR-02")
def test_initiative_serves_for_nothing_else() -> None:
    def others(initiative: int) -> list[int]:
        table = scene(red={"me": model("Gosaï", 4, 12, I=initiative)}, blue={"foe": model("Kara", 12, 12)})
        return [table.query("threshold", figure="me", stat=stat, target="foe") for stat in ("R", "C", "T", "S", "fear")]

    assert others(1) == others(6)


@proves("EV-CHR-03")
@pytest.mark.parametrize(("face", "reacts"), [(2, False), (3, True)])
def test_reaction_is_rolled_when_shot_at(face: int, reacts: bool) -> None:
    table = scene(
        red={"asteria": model("Asteria", 4, 12)},
        blue={"saito": model("Saïto", 12, 12)},
        dice={"asteria": {"shot": [1, 1, 1]}, "saito": {"reaction": [face]}},
    ).answer(("activate", "asteria"), ("actions", 1), ("action", {"shoot": "saito"}))
    assert table.rolls("saito", "reaction")[0]["needed"] == 3
    assert (table.pending.key == "reaction") is reacts


@proves("EV-CHR-03", "EV-DIS-02")
@pytest.mark.parametrize(("face", "attacks"), [(2, False), (3, True)])
def test_reaction_is_rolled_for_an_opportunity_attack(face: int, attacks: bool) -> None:
    dice = {"hiera": {"initiative": [2]}, "saito": {"opportunity": [face], **({"melee": [1] * 5} if attacks else {})}}
    table = scene(red={"hiera": model("Hiera", 4, 12)}, blue={"saito": model("Saïto", 5, 12)}, dice=dice).answer(
        ("activate", "hiera"), ("actions", 1), ("action", "run"), ("path", [[2, 12]])
    )
    assert table.rolls("saito", "opportunity")[0]["needed"] == 3
    assert bool(table.all("fought", opportunity=True)) is attacks
    table.played()


@proves("EV-CHR-04")
def test_combat_is_what_each_melee_die_must_reach() -> None:
    fight = scene(
        red={"hiera": model("Hiera", 4, 12)},
        blue={"saito": model("Saïto", 5, 12)},
        dice={"hiera": {"melee": [3, 4, 5, 1, 1]}, "saito": {"melee": [2, 3, 4, 1, 1]}},
    ).play(("activate", "hiera"), ("actions", 1), ("action", {"fight": "saito"}))
    told = fight.one("fought")
    assert (told["needed"], told["blows"]) == (4, 2)
    assert (told["needed_back"], told["parries"]) == (3, 2)


# ---------------------------------------------------------------- without T, without S


@proves("EV-CHR-05")
@pytest.mark.parametrize("profile", ALL, ids=lambda profile: profile.name)
def test_who_has_a_ranged_weapon_has_a_t_and_nobody_else(profile: Profile) -> None:
    assert (profile.T is not None) == any(weapon.ranges for weapon in profile.weapons)


@proves("EV-CHR-05")
def test_shooting_is_what_each_shooting_die_must_reach() -> None:
    table = scene(
        red={"asteria": model("Asteria", 4, 12)},
        blue={"kara": model("Kara", 12, 12)},
        dice={"asteria": {"shot": [3, 3, 4]}, "kara": {"reaction": [1]}},
    ).play(("activate", "asteria"), ("actions", 1), ("action", {"shoot": "kara"}))
    assert (table.one("shot")["needed"], table.one("shot")["hits"]) == (4, 1)


@proves("EV-CHR-05")
def test_without_t_a_bow_is_of_no_use() -> None:
    table = scene(
        red={"me": model("Asteria", 4, 12, T=None)},
        blue={"foe": model("Asteria", 12, 12, T=None)},
        dice={"me": {"initiative": [3]}},
    ).answer(("activate", "me"), ("actions", 1))
    offered = table.offers("action")
    assert "moving-shot" not in offered
    assert not any("shoot" in str(value) for value in offered)
    assert table.refused("action", {"shoot": "foe", "weapon": "Arc"}).rules == ("EV-CHR-05",)
    assert table.refused("action", {"shoot": "foe"}).rules == ("EV-CHR-05",)
    assert table.refused("action", "moving-shot").rules == ("EV-CHR-05",)
    assert table.query("shot", from_="me", to="foe", weapon="Arc") == "cannot-shoot"


@proves("EV-CHR-05")
def test_without_t_there_is_no_shooting_back_and_no_counter_charge_shot() -> None:
    shot = scene(
        red={"me": model("Asteria", 4, 12)},
        blue={"foe": model("Asteria", 12, 12, T=None)},
        dice={"me": {"shot": [1, 1, 1]}, "foe": {"reaction": [6]}},
    ).answer(("activate", "me"), ("actions", 1), ("action", {"shoot": "foe"}))
    assert shot.offers("reaction") == ["none", "prone"]
    assert "EV-CHR-05" in shot.refused("reaction", {"shoot-back": "Arc"}).rules
    charge = scene(
        red={"me": model("Hiera", 4, 12)},
        blue={"foe": model("Asteria", 8, 12, T=None)},
        dice={"me": {"initiative": [6]}, "foe": {"reaction": [6]}},
    ).answer(("activate", "me"), ("actions", 1), ("action", {"charge": "foe"}), ("path", {"touch": "foe"}))
    assert charge.offers("reaction") == ["none", "counter-charge", "flee"]


@proves("EV-CHR-06")
@pytest.mark.parametrize("status", [(), ("blessed",)])
def test_without_s_nothing_is_saved_blessed_or_not(status: tuple[str, ...]) -> None:
    table = scene(
        red={"asteria": model("Asteria", 4, 12)},
        blue={"kara": model("Kara", 12, 12, *status), "leto": model("Léto", 20, 20)},
        dice={"asteria": {"shot": [6, 1, 1]}, "kara": {"reaction": [1], "save": [6]}},
    ).play(("activate", "asteria"), ("actions", 1), ("action", {"shoot": "kara"}))
    assert table.rolls("kara", "save") == []
    assert "out" in table.status("kara")
    assert table.dice.left() == {"kara": {"save": [6]}}


@proves("EV-CHR-06")
@pytest.mark.parametrize(("face", "standing"), [(5, False), (6, True)])
def test_a_save_reached_cancels_the_damage(face: int, standing: bool) -> None:
    table = scene(
        red={"asteria": model("Asteria", 4, 12)},
        blue={"gosai": model("Gosaï", 12, 12), "leto": model("Léto", 20, 20)},
        dice={"asteria": {"shot": [4, 1, 1]}, "gosai": {"reaction": [1], "save": [face]}},
    ).play(("activate", "asteria"), ("actions", 1), ("action", {"shoot": "gosai"}))
    assert table.rolls("gosai", "save")[0]["needed"] == 6
    assert table.facts("gosai")["in_play"] is standing


@proves("EV-CHR-06", "EV-CHR-05")
def test_a_blessing_gives_no_t_to_those_who_have_none() -> None:
    table = scene(red={"me": model("Asteria", 4, 12, "blessed", T=None)}, blue={"foe": model("Kara", 12, 12)})
    table.answer(("activate", "me"), ("actions", 1))
    assert table.refused("action", {"shoot": "foe"}).rules == ("EV-CHR-05",)


# ---------------------------------------------------------------- Vitality and Monsters


@proves("EV-CHR-07")
def test_a_profile_without_v_has_one_point_of_vitality() -> None:
    printed = {
        **{"id": "X", "faction": "F", "name": "N", "role": "R", "recruit_as": [], "cost": 5},
        **{"I": 3, "R": 3, "C": 3, "T": None, "S": None, "traits": [], "weapons": []},
    }
    profile = msgspec.convert(printed, Profile)
    made = fighter(profile, "n", "red")
    assert (profile.V, made.vitality, made.printed_vitality) == (1, 1, 1)
    made = fighter(msgspec.convert({**printed, "V": 3}, Profile), "n", "red")
    assert (made.vitality, made.printed_vitality) == (3, 3)


@proves("EV-CHR-07")
def test_vitality_is_the_damage_a_model_can_lose() -> None:
    table = scene(
        red={"asteria": model("Asteria", 4, 12)},
        blue={"oni": model("Oni", 12, 12)},
        dice={"asteria": {"shot": [6, 6, 1]}, "oni": {"reaction": [1], "save": [1, 1]}},
    ).play(("activate", "asteria"), ("actions", 1), ("action", {"shoot": "oni"}))
    assert table.one("wounded")["left"] == 1
    assert table.facts("oni")["in_play"]


@proves("EV-CHR-08")
def test_monsters_are_those_whose_printed_vitality_is_above_1() -> None:
    assert [is_monster(vitality) for vitality in (1, 2, 3)] == [False, True, True]
    for profile in ALL:
        assert (profile.role == "Monstre") == (profile.V > 1), profile.name
    assert sorted(p.name for p in ALL if p.V > 1) == ["Asterion", "Colosse", "Grendel", "Oni", "Ymir"]


@proves("EV-CHR-08")
def test_a_monster_reduced_or_healed_to_one_vitality_is_still_a_monster() -> None:
    table = scene(
        red={"ymir": model("Ymir", 4, 12, V=1), "oni": model("Oni", 8, 12, "out", V=0)},
        blue={"kara": model("Kara", 20, 12)},
    )
    assert table.query("monster", figure="ymir")
    assert table.query("monster", figure="oni")
    assert not table.query("monster", figure="kara")
    assert table.state.figures["ymir"].members == 2
    assert table.state.figures["kara"].members == 1


# ---------------------------------------------------------------- profiles


@proves("EV-CHR-09")
@pytest.mark.parametrize("profile", ALL, ids=lambda profile: profile.name)
def test_a_profile_has_a_name_a_role_a_cost_and_weapons(profile: Profile) -> None:
    assert profile.name
    assert profile.role
    assert profile.cost > 0
    assert profile.weapons
    assert all(weapon.P >= 1 for weapon in profile.weapons)


@proves("EV-CHR-09")
def test_a_model_is_what_its_profile_says() -> None:
    ulysse = profiles()["Ulysse"]
    assert fighter(ulysse, "ulysse", "red") == Fighter(
        id="ulysse",
        name="Ulysse",
        side="red",
        profile="Ulysse",
        base=fighter(ulysse, "ulysse", "red").base,
        on_table=False,
        initiative=3,
        reaction=4,
        combat=4,
        shooting=4,
        save=5,
        vitality=1,
        printed_vitality=1,
        cost=8,
        role="Tireur lourd",
        faction="Grecs",
        attributes=("Tireur",),
        traits={"Esquive": None},
        weapons=(Weapon("Arc lourd", 4, (5, 10, 20)), Weapon("Épée", 3)),
    )
    assert len([one for one in profiles().values() if one.faction != WANDERERS]) == 33
    assert all(name == profile.name for name, profile in profiles().items())


@proves("EV-CHR-09")
def test_traits_with_a_value_and_magic_and_thrown_weapons_are_kept() -> None:
    selene, leda = fighter(profiles()["Selene"], "s", "red"), fighter(profiles()["Léda"], "l", "blue")
    assert selene.traits == {"Perception": 3, "Esprit fort": None, "Bénédiction": 2, "Soin": 2, "Confusion": 2}
    assert selene.weapons == (Weapon("Dague magique", 2, magic=True),)
    assert leda.weapons == (Weapon("Lance", 4, (3, 6, 12), thrown=True), Weapon("Épée magique", 3, magic=True))
    assert leda.weapon("Épée magique") is leda.weapons[1]
    heavy = replace(profiles()["Phobos"].weapons[0], save=1)
    assert fighter(replace(profiles()["Phobos"], weapons=(heavy,)), "p", "red").weapons[0].save == 1


@proves("EV-CHR-09")
def test_a_band_is_made_of_printed_profiles() -> None:
    report = check_list(["Saïto", "Zorro"], {})
    assert [(one.reason, one.rules, one.facts) for one in report.complaints] == [
        ("unknown-profile", ("EV-CHR-09",), {"names": ["Zorro"]})
    ]
    assert check_list(["Saïto"], {}).legal


@proves("EV-CHR-09")
def test_a_weapon_rolls_as_many_dice_as_its_power() -> None:
    table = scene(red={"hiera": model("Hiera", 4, 12)}, blue={"kara": model("Kara", 5, 12)})
    assert table.query("dice", figure="hiera", target="kara", weapon="Paire d'épées") == 5
    assert table.query("dice", figure="kara", target="hiera", weapon="Lance") == 4
