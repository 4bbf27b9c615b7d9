"""Jet de dé à seuil: X or more on a D6, what modifiers do to X, the floor and the ceiling."""

from typing import Any

import pytest

from escarmouche.games.evenor.cards import profiles
from games.evenor.scene import Scene, block, model, scene
from proofs import proves

BOW = {"name": "Arc", "P": 6, "ranges": [5, 10, 20]}


def shot(faces: list[int], at: float = 12, *status: str, saves: list[int] | None = None, **with_: Any) -> Scene:
    """Asteria shoots at Kara, who does not react."""
    kara = {"reaction": [1], **({"save": saves} if saves else {})}
    return scene(
        red={"asteria": model("Asteria", 4, 12, *status, **with_)},
        blue={"kara": model("Kara", at, 12, **({"S": 2} if saves else {})), "leto": model("Léto", 20, 22)},
        dice={"asteria": {"shot": faces}, "kara": kara},
    ).play(("activate", "asteria"), ("actions", 1), ("action", {"shoot": "kara"}))


# ---------------------------------------------------------------- reaching a threshold


@proves("EV-THR-01")
def test_5_or_more_is_a_5_or_a_6() -> None:
    told = shot([1, 2, 3, 4, 5, 6], T=5, weapons=[BOW], saves=[2, 2]).one("shot")
    assert (told["needed"], told["dice"], told["hits"]) == (5, 6, 2)


@proves("EV-THR-01")
@pytest.mark.parametrize(("face", "passes"), [(2, False), (3, True), (4, True)])
def test_a_roll_succeeds_on_the_threshold_itself(face: int, passes: bool) -> None:
    table = scene(
        red={"saito": model("Saïto", 4, 12)},
        blue={"kara": model("Kara", 20, 12)},
        dice={"saito": {"initiative": [face]}},
    ).answer(("activate", "saito"), ("actions", 1), ("action", "run"))
    assert (table.pending.key == "path") is passes
    assert bool(table.all("series_failed")) is not passes


# ---------------------------------------------------------------- modifiers


@proves("EV-THR-02")
def test_plus_is_harder_and_minus_easier_and_the_die_stays_as_it_is() -> None:
    near, middle, far = shot([3, 2, 2], 10), shot([4, 3, 3], 12), shot([5, 4, 4], 20)
    for table, needed, by in ((near, 3, -1), (middle, 4, 0), (far, 5, 1)):
        told = table.one("shot")
        assert (told["needed"], told["hits"]) == (needed, 1)
        roll = table.rolls("asteria", "shot")[0]
        assert (roll["base"], roll["needed"]) == (4, needed)
        assert roll["faces"] == (needed, needed - 1, needed - 1)
        named = [(one["name"], one["value"], one["rule"]) for one in told.get("modifiers", ())]
        assert named == ([("Portée", by, "EV-SHO-06")] if by else [])


@proves("EV-THR-03", "EV-STA-14")
def test_a_threshold_above_6_is_6() -> None:
    fight = scene(
        red={"asteria": model("Asteria", 4, 12, "prone")},
        blue={"kara": model("Kara", 5, 12)},
        dice={"asteria": {"melee": [5, 5, 6, 5]}, "kara": {"melee": [1] * 4, "table": [1]}},
    ).play(("activate", "asteria"), ("actions", 1), ("action", {"fight": "kara"}))
    told = fight.one("fought")
    assert (told["needed"], told["blows"]) == (6, 1)
    assert fight.rolls("asteria", "melee")[0]["base"] == 5


@proves("EV-THR-03")
def test_a_6_succeeds_on_every_kind_of_roll_whatever_the_modifiers() -> None:
    wall = block("wall", 7, 11.2, 7.6, 12.1)
    table = scene(
        red={"selene": model("Selene", 4, 12, "confused", I=6, R=6, S=6)},
        blue={"runir": model("Runir", 12, 12, "cover", "prone", S=6), "gosai": model("Gosaï", 20, 12, T=6)},
        terrain=[wall],
    )
    assert table.query("threshold", figure="selene", stat="I") == 6
    assert table.query("threshold", figure="selene", stat="R") == 6
    assert table.query("threshold", figure="gosai", stat="T", target="selene") == 6  # long range
    assert table.query("threshold", figure="selene", stat="C", afraid=["selene"]) == 6


@proves("EV-THR-04")
@pytest.mark.parametrize(("face", "hits"), [(1, 0), (2, 1)])
def test_a_threshold_below_2_is_2_and_a_1_fails(face: int, hits: int) -> None:
    told = shot([face, 1, 1], 10, "blessed", T=2).one("shot")
    assert (told["needed"], told["hits"]) == (2, hits)


@proves("EV-THR-04")
def test_combat_and_save_do_not_go_below_2_either() -> None:
    table = scene(red={"phobos": model("Phobos", 4, 12, "blessed", S=2)}, blue={"kara": model("Kara", 5, 12)})
    assert table.query("threshold", figure="phobos", stat="C", target="kara", charging=["phobos"]) == 2
    assert table.query("threshold", figure="phobos", stat="S") == 2


@proves("EV-THR-05")
def test_an_initiative_or_reaction_of_1_cannot_fail() -> None:
    table = scene(
        red={"leda": model("Léda", 4, 12)},
        blue={"kara": model("Kara", 8, 12, R=1)},
        dice={"leda": {"initiative": [1]}, "kara": {"reaction": [1]}},
    ).answer(("activate", "leda"), ("actions", 1), ("action", {"charge": "kara"}), ("path", {"touch": "kara"}))
    assert table.rolls("leda", "initiative")[0]["ranks"] == (1,)
    assert table.rolls("kara", "reaction")[0]["needed"] == 1
    assert table.pending.key == "reaction"


@proves("EV-THR-05")
def test_initiative_and_reaction_stop_at_1() -> None:
    table = scene(red={"leda": model("Léda", 4, 12, I=0, R=0)}, blue={"kara": model("Kara", 8, 12)})
    assert table.query("threshold", figure="leda", stat="I") == 1
    assert table.query("threshold", figure="leda", stat="R") == 1
    assert table.query("actions", figure="leda") == 6


@proves("EV-THR-06")
def test_modifiers_are_added_before_the_floor_counts() -> None:
    table = scene(
        red={"phobos": model("Phobos", 4, 12)}, blue={"kara": model("Kara", 5, 12), "leto": model("Léto", 3, 12)}
    )
    assert table.query("threshold", figure="phobos", stat="C", target="kara") == 3  # two opponents
    assert table.query("threshold", figure="phobos", stat="C", target="kara", charging=["phobos"]) == 2


@proves("EV-THR-06")
def test_modifiers_are_added_before_the_ceiling_counts() -> None:
    table = scene(
        red={"asteria": model("Asteria", 4, 12, "aiming", T=5)}, blue={"kara": model("Kara", 20, 12, "prone")}
    )
    assert table.query("threshold", figure="asteria", stat="T", target="kara", kind="reaction") == 6  # 5 + 1 + 1
    assert table.query("threshold", figure="asteria", stat="T", target="kara") == 5  # 5 + 1 + 1 - 2


# ---------------------------------------------------------------- powers, Perception, saves


@proves("EV-THR-07")
@pytest.mark.parametrize(("face", "works"), [(1, False), (2, True)])
def test_a_power_stays_at_2_even_against_a_weak_mind(face: int, works: bool) -> None:
    table = scene(
        red={"selene": model("Selene", 4, 12)},
        blue={"asterion": model("Asterion", 12, 12)},
        dice={"selene": {"power": [face]}},
    ).play(("activate", "selene"), ("actions", 1), ("action", {"power": "Confusion", "target": "asterion"}))
    roll = table.rolls("selene", "power")[0]
    assert (roll["base"], roll["needed"]) == (2, 2)
    assert table.one("power_used")["worked"] is works


@proves("EV-THR-07")
def test_a_power_and_perception_keep_within_2_and_6() -> None:
    table = scene(
        red={"selene": model("Selene", 4, 12, more_traits={"Confusion": 6, "Perception": 1})},
        blue={"shiro": model("Shiro", 12, 12), "saito": model("Saïto", 12, 14)},
    )
    assert table.query("threshold", figure="selene", stat="Confusion", target="shiro") == 6  # a strong mind
    assert table.query("threshold", figure="selene", stat="Confusion", target="saito") == 6
    assert table.query("threshold", figure="selene", stat="Perception") == 2


@proves("EV-THR-08")
@pytest.mark.parametrize(("status", "needed"), [((), 5), (("blessed",), 4)])
def test_a_blessing_helps_the_save(status: tuple[str, ...], needed: int) -> None:
    table = scene(
        red={"asteria": model("Asteria", 4, 12)},
        blue={"thuroid": model("Thuroid", 12, 12, *status)},
        dice={"asteria": {"shot": [6, 1, 1]}, "thuroid": {"reaction": [1], "save": [needed]}},
    ).play(("activate", "asteria"), ("actions", 1), ("action", {"shoot": "thuroid"}))
    roll = table.rolls("thuroid", "save")[0]
    assert (roll["base"], roll["needed"], roll["hits"]) == (5, needed, 1)
    assert [one["name"] for one in roll.get("modifiers", ())] == (["Béni"] if status else [])


@proves("EV-THR-08")
def test_no_weapon_of_the_book_worsens_a_save() -> None:
    assert {weapon.save for profile in profiles().values() for weapon in profile.weapons} == {0}


@proves("EV-THR-08")
def test_a_weapon_may_worsen_the_save_of_those_it_shoots() -> None:
    bow = {"name": "Arc", "P": 1, "ranges": [5, 10, 20], "save": 2}
    table = scene(
        red={"asteria": model("Asteria", 4, 12, weapons=[bow])},
        blue={"saito": model("Saïto", 12, 12), "leto": model("Léto", 20, 22)},
        dice={"asteria": {"shot": [6]}, "saito": {"reaction": [1], "save": [5]}},
    ).play(("activate", "asteria"), ("actions", 1), ("action", {"shoot": "saito"}))
    roll = table.rolls("saito", "save")[0]
    assert (roll["base"], roll["needed"]) == (4, 6)
    assert [(one["name"], one["value"]) for one in roll["modifiers"]] == [("Arme", 2)]
    assert "out" in table.status("saito")


@proves("EV-THR-08")
@pytest.mark.parametrize(("kara", "saito", "needed"), [([5, 1, 1], [1], 5), ([1, 1, 1], [5], 4)])
def test_in_melee_the_save_is_against_the_weapon_of_the_winner(kara: list[int], saito: list[int], needed: int) -> None:
    heavy, light = [{"name": "Masse", "P": 3, "save": 1}], [{"name": "Dague", "P": 1}]
    fight = scene(
        red={"kara": model("Kara", 4, 12, weapons=heavy, S=4)},
        blue={"saito": model("Saïto", 5, 12, weapons=light)},
        dice={"kara": {"melee": kara}, "saito": {"melee": saito}, "game": {"save": [6]}},
    ).play(("activate", "kara"), ("actions", 1), ("action", {"fight": "saito"}))
    save = fight.one("rolled", purpose="save")
    assert (save["figure"], save["needed"]) == ("saito" if needed == 5 else "kara", needed)


@proves("EV-THR-08", "EV-DIS-05")
def test_an_opportunity_attack_is_saved_against_its_weapon() -> None:
    table = scene(
        red={"kara": model("Kara", 4, 12, S=4, traits=[])},
        blue={"saito": model("Saïto", 5, 12, weapons=[{"name": "Masse", "P": 1, "save": 1}])},
        dice={"kara": {"initiative": [6], "save": [5]}, "saito": {"opportunity": [6], "melee": [5]}},
    ).answer(("activate", "kara"), ("actions", 1), ("action", "run"), ("path", [[2, 12]]))
    assert table.rolls("kara", "save")[0]["needed"] == 5
