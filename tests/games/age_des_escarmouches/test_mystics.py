"""Mystics: zones, units, recovery, what hinders them, and warrior-mystics."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.games.age_des_escarmouches.cards import shelf
from escarmouche.games.age_des_escarmouches.figures import Boost, Fighter, Ranged, Spell
from escarmouche.games.age_des_escarmouches.rules.mystics import believers, control, maintainable, mystics, within
from escarmouche.games.age_des_escarmouches.rules.schooling import most_levels
from escarmouche.games.age_des_escarmouches.rules.trials import score
from escarmouche.games.age_des_escarmouches.scenarios.deployment import DeployTurn
from escarmouche.games.age_des_escarmouches.skills.ripostes import ripostes
from escarmouche.space.areas import Area
from games.age_des_escarmouches.scene import Scene, activate, game_of, man, scene
from proofs import proves


def mage(x: float, y: float, *status: str, **with_: Any) -> Fighter:
    """A magician of POU 4 with twelve gems and a bolt."""
    told = {"MYS": 4, "units": 12, "skills": {}, "formulas": {"Trait de gemme": 2}, **with_}
    return man(x, y, *status, **{**told, "skills": {"magician": ("air",), **told["skills"]}})


def priest(x: float, y: float, *status: str, **with_: Any) -> Fighter:
    """A faithful of FOI 4 with six units of faith."""
    told = {"MYS": 4, "units": 6, "people": "Lion", "skills": {}, **with_}
    return man(x, y, *status, **{**told, "skills": {"faithful": (), **told["skills"]}})


def recovered(*band: Fighter, blue: tuple[Fighter, ...] = (), **more: Any) -> int:
    """The units of the first after upkeep."""
    red = {f"a{at}": one for at, one in enumerate(band)}
    foes = {f"b{at}": one for at, one in enumerate(blue or (man(80, 50),))}
    return int(scene(red, foes, phase="upkeep", **more).play().state.figures["a0"].units)


def recite(target: str = "bo", formula: str = "Trait de gemme", **more: Any) -> tuple[str, Any]:
    return ("action", {"recite": formula, "target": target, **more})


# ---------------------------------------------------------------- zones and units


@proves("AE-MYS-01", "AE-MAGI-01", "AE-FIDE-01", "AE-MYS-03", "AE-FLY-12")
def test_magicians_and_faithful_control_fifteen_centimetres_a_rank() -> None:
    band = {"ak": mage(10, 30, rank=2), "al": priest(10, 40), "am": man(10, 50)}
    foes = {"bo": man(42.5, 30), "ci": man(42.6, 30), "du": man(20, 30, altitude=2), "el": man(20, 34, altitude=1)}
    game = game_of(scene(band, foes))
    assert [one.id for one in mystics(game.state, "red")] == ["ak", "al"]
    assert control(game["ak"]) == 30.0
    assert [one for one in foes if within(game, "ak", one)] == ["bo", "el"]


@proves("AE-MYS-04")
def test_a_mystic_is_deployed_with_as_many_units_as_its_mys() -> None:
    away = {"on_table": False}
    red = {"ak": mage(0, 0, units=0, **away), "al": priest(0, 0, units=9, **away)}
    zones = {"red": Area(0, 0, 60, 15), "blue": Area(0, 45, 60, 60)}
    put = scene(
        red, {"bo": man(0, 0, **away)}, {"game": {"tactician": [6, 6, 1, 1]}}, agenda=(DeployTurn("red"),), homes=zones
    )
    put.until(lambda asked: asked.key == "pile")
    assert (put.state.figures["ak"].units, put.state.figures["al"].units) == (4, 4)


@proves("AE-MYS-05", "AE-MAGI-02", "AE-MAGI-03", "AE-RECU-01")
def test_gems_are_kept_and_recovered_up_to_twice_pou() -> None:
    assert recovered(mage(10, 30, units=1, rank=2)) == 1 + 4 + 2
    assert recovered(mage(10, 30, units=5, rank=2)) == 8
    assert recovered(mage(10, 30, units=9, rank=2)) == 9
    assert recovered(mage(10, 30, units=0, pv=2)) == 3 + 1
    assert recovered(mage(10, 30, units=1, skills={"recovery": -2})) == 1 + 4 + 1 - 2


@proves("AE-FIDE-02", "AE-FIDE-03", "AE-FIDE-04", "AE-PIET-01")
def test_faith_is_lost_then_recovered_from_believers_of_the_same_people() -> None:
    flock = [man(12, 30 + 3 * at, people="Lion") for at in range(3)]
    assert recovered(priest(10, 30), *flock) == 4 + 1
    assert recovered(priest(10, 30), *flock, man(15, 30, people="Lion")) == 4 + 2
    assert recovered(priest(10, 30), *flock, man(15, 30, people="Orque")) == 4 + 1
    assert recovered(priest(10, 30), *flock, man(15, 30, people="Lion", DIS=None)) == 4 + 1
    assert recovered(priest(10, 30), *flock, man(40, 30, people="Lion")) == 4 + 1
    assert recovered(priest(10, 30, units=40, rank=3), *flock) == 4 + 1
    assert recovered(priest(10, 30, skills={"piety": 2})) == 2 + 4
    assert recovered(priest(10, 30, units=1, skills={"piety": 2})) == 1 + 4


@proves("AE-FEAL-01", "AE-FEAL-02", "AE-ICON-01")
def test_a_vassal_is_no_believer_but_gives_its_share_to_its_own_side() -> None:
    vassal = man(14, 30, people="Lion", skills={"vassal": 2})
    flock = [man(12, 34 + 3 * at, people="Lion") for at in range(3)]
    assert recovered(priest(10, 30), *flock, vassal) == 4 + 1 + 2
    assert recovered(priest(10, 30), vassal) == 4 + 2
    assert recovered(priest(10, 30), man(14, 30, people="Orque", skills={"vassal": 2})) == 4 + 2
    assert recovered(priest(10, 30), blue=(vassal,)) == 4
    iconoclast = priest(10, 30, skills={"iconoclast": None})
    assert recovered(iconoclast, vassal, *flock) == 4 + 2
    foes = (man(28, 30), man(32.4, 30), man(32.6, 30, people="Lion"))
    assert recovered(iconoclast, blue=foes[2:]) == 4
    assert recovered(iconoclast, blue=(*foes, man(20, 30), man(20, 34))) == 4 + 2
    assert recovered(iconoclast, blue=(vassal,)) == 4 + 1


@proves("AE-THAU-01")
def test_a_wounded_thaumaturge_draws_from_twice_as_far() -> None:
    far = man(35, 30, people="Lion")
    assert recovered(priest(10, 30, skills={"thaumaturge": None}), far) == 4
    assert recovered(priest(10, 30, pv=2, skills={"thaumaturge": None}), far) == 3 + 1
    assert recovered(priest(10, 30, pv=2), far) == 3
    both = priest(10, 30, pv=2, skills={"thaumaturge": None, "iconoclast": None})
    wide = game_of(scene({"ak": both}, {"bo": man(47.4, 30)}))
    assert believers(wide, "ak") == 1
    assert not within(wide, "ak", "bo")


# ---------------------------------------------------------------- what hinders


@proves("AE-MMOD-01", "AE-WMYS-01", "AE-MGUE-01")
@pytest.mark.parametrize(
    ("skills", "own"), [({}, 3), ({"warrior-mystic": None}, 4), ({"immunity": ("deconcentration",)}, 4)]
)
def test_contact_with_an_enemy_costs_a_point_of_mys(skills: Any, own: int) -> None:
    game = game_of(scene({"ak": mage(10, 30, skills=skills), "al": man(7.5, 30)}, {"bo": man(12.5, 30)}))
    assert score(game, "ak", "MYS") == own
    alone = game_of(scene({"ak": mage(10, 30), "al": man(7.5, 30)}, {"bo": man(13, 30)}))
    assert score(alone, "ak", "MYS") == 4


def shift_at(who: Fighter, at: tuple[float, float], **friend: Any) -> int:
    """The columns of a bolt at a man who fights somebody."""
    put = scene(
        {"ak": who, "al": man(at[0] + 2.5, at[1], **friend)},
        {"bo": man(*at)},
        {"ak": {"recitation": [6], "damage": [1]}},
    )
    put.answer(activate("ak"), recite(), ("extra", 0))
    return int(put.one("tested", test="recitation").get("shift", 0))


@proves("AE-MMOD-02", "AE-CONS-03")
def test_a_target_in_a_melee_is_a_column_harder() -> None:
    assert shift_at(mage(10, 30), (20, 30)) == -1
    assert shift_at(mage(10, 30), (12.5, 30)) == 0
    assert shift_at(mage(10, 30, skills={"awareness": None}), (20, 30)) == 0
    assert shift_at(mage(10, 30, skills={"immortal-destiny": None}), (20, 30)) == 0
    blessed = mage(10, 30, formulas={"Voile": 2})
    put = scene({"ak": blessed}, {"bo": man(12.5, 30)}, {"ak": {"recitation": [6], "damage": [1]}})
    put.answer(activate("ak"), recite("ak", "Voile"), ("extra", 0))
    assert "shift" not in put.one("tested", test="recitation")


@proves("AE-MMOD-02", "AE-CNTR-03")
def test_to_counter_somebody_in_a_melee_is_a_column_harder_too() -> None:
    red = {"ak": mage(10, 30)}
    blue = {"bo": mage(24, 30, angle=180.0), "ci": man(10, 32.5)}
    put = scene(red, blue, {"bo": {"counter": [6]}})
    put.answer(activate("ak"), recite("ci"), ("counter", {"counter": "bo"}))
    told = put.one("tested", test="counter")
    assert (told["value"], told["difficulty"], told["shift"], told["needed"]) == (4, 3, -1, 4)


# ---------------------------------------------------------------- warrior-mystics


def warrior(**with_: Any) -> Fighter:
    skills = {"warrior-mystic": None, **with_.pop("skills", {})}
    return mage(10, 30, skills=skills, formulas={"Trait de gemme": 2, "Voile": 2}, **with_)


@proves("AE-WMYS-02", "AE-MGUE-01", "AE-ACT-07", "AE-MYSA-01")
def test_a_warrior_mystic_recites_before_and_after_an_assault() -> None:
    put = scene({"ak": warrior()}, {"bo": man(25, 30)}, {"ak": {"recitation": [6, 6], "damage": [1]}})
    put.answer(
        activate("ak"), recite("ak", "Voile"), ("extra", 0), ("action", {"charge": "bo"}), ("path", {"touch": "bo"})
    )
    put.answer(recite("bo"), ("extra", 0))
    assert len(put.all("recited", passed=True)) == 2
    assert put.refused("action", "run").reason == "exclusive-made"


@proves("AE-WMYS-02", "AE-ACT-07", "AE-MYSA-01", "AE-MYSA-02")
def test_only_a_warrior_mystic_shoots_and_recites() -> None:
    bow = {"ranged": (Ranged("Arc", 4, 20.0),), "TIR": 4}
    dice = {"ak": {"recitation": [1], "shot": [1]}}
    for pure in (mage(10, 30, **bow), priest(10, 30, formulas={"Malédiction": 3}, **bow)):
        formula = next(iter(pure.formulas))
        put = scene({"ak": pure}, {"bo": man(25, 30)}, dice)
        put.answer(activate("ak"), recite("bo", formula), ("extra", 0))
        assert put.refused("action", {"shoot": "bo", "weapon": "Arc"}).rules == ("AE-ACT-07", "AE-SHOT-11")
    put = scene({"ak": warrior(**bow)}, {"bo": man(25, 30)}, dice)
    put.answer(activate("ak"), ("action", "march"), ("path", []), recite(), ("extra", 0))
    put.answer(("action", {"shoot": "bo", "weapon": "Arc"}))
    assert put.one("shot")["target"] == "bo"
    refused = put.refused("action", {"shoot": "bo", "weapon": "Arc"})
    assert refused.rules == ("AE-ACT-05", "AE-SHOT-11", "AE-WMYS-02", "AE-MGUE-01")


@proves("AE-WMYS-02")
def test_a_warrior_mystic_combines_nothing_else() -> None:
    put = scene({"ak": warrior()}, {"bo": man(25, 30)}, {"ak": {"recitation": [1]}})
    put.answer(activate("ak"), recite(), ("extra", 0))
    assert put.refused("action", "dodge").rules == ("AE-ACT-04", "AE-MOVE-06", "AE-WMYS-02", "AE-MGUE-01")
    assert "run" in put.offers("action")
    put = scene({"ak": warrior()}, {"bo": man(25, 30)})
    put.answer(activate("ak"), ("action", "dodge"), ("path", []))
    assert put.refused(*recite()).rules == ("AE-ACT-04", "AE-MOVE-06", "AE-MYS-06", "AE-WMYS-02", "AE-MGUE-01")
    put = scene({"ak": mage(10, 30)}, {"bo": man(25, 30)})
    put.answer(activate("ak"), ("action", "run"), ("path", []))
    assert put.refused(*recite()).rules == ("AE-ACT-04", "AE-MOVE-05", "AE-MYS-06")


@proves("AE-WMYS-03", "AE-FRML-04")
def test_a_warrior_mystic_writes_in_half_as_much() -> None:
    cards = shelf().profiles
    assert most_levels(cards["Paladin du cloître"]) == cards["Paladin du cloître"].mys == 3
    assert most_levels(cards["Abbesse Clarisse"]) == 12


@proves("AE-WMYS-04", "AE-WMYS-05")
def test_warrior_mystics_recover_less() -> None:
    assert recovered(mage(10, 30, units=0, rank=2, skills={"warrior-mystic": None})) == 4
    flock = [man(12, 34 + 3 * at, people="Lion") for at in range(4)]
    assert recovered(priest(10, 30, rank=2, skills={"warrior-mystic": None}), *flock) == 2 + 2


@proves("AE-WMYS-01", "AE-MGUE-01")
def test_a_warrior_mystic_counter_attacks() -> None:
    game = game_of(scene({"ak": warrior(), "al": mage(40, 30)}, {"bo": man(60, 30)}))
    assert ripostes(game, "ak")
    assert not ripostes(game, "al")


# ---------------------------------------------------------------- upkeep


SLOW = {"Bénédiction": 3, "Forme de roc": 2, "Voile": 2, "Lame ardente": 3}


def upkeep(*spells: Spell, friend: tuple[float, float] = (20, 30), **with_: Any) -> Scene:
    """A mage before the upkeep of turn 1, with formulas in force."""
    who = mage(10, 30, **{"units": 0, "formulas": SLOW, **with_})
    dice = {"game": {"tactician": [3, 3, 1, 1]}}
    band = {"ak": who, "al": man(*friend, boosts=(Boost("formula:Voile", "DEF", 1.0, "formula"),))}
    return scene(band, {"bo": man(80, 50)}, dice, "upkeep", spells=spells, length=9)


def over(put: Scene) -> Scene:
    """On to the next turn."""
    put.until(lambda asked: asked.key == "pile")
    return put


def asks(put: Scene, key: str) -> bool:
    """Is this asked before the next turn?"""
    asked = put.until(lambda one: one.key in (key, "pile"))
    return asked is not None and asked.key == key


VEIL = Spell("Voile", "ak", ("al",), 1, 2)


@proves("AE-MAIN-01", "AE-MAIN-02", "AE-MAIN-06")
def test_units_just_recovered_pay_for_a_formula_that_goes_on() -> None:
    put = over(upkeep(VEIL).answer(("maintain", "yes")))
    assert put.state.figures["ak"].units == 4 + 1 - 2
    assert put.state.spells == (Spell("Voile", "ak", ("al",), 2, 2),)
    assert not over(upkeep(VEIL)).state.spells


@proves("AE-MAIN-02")
def test_upkeep_is_due_in_the_last_turn_only_and_for_the_printed_duration() -> None:
    early = upkeep(Spell("Bénédiction", "ak", ("al",), 2, 2))
    assert not asks(early, "maintain")
    assert early.state.spells
    put = over(upkeep(Spell("Bénédiction", "ak", ("al",), 1, 2)).answer(("maintain", "yes")))
    assert put.state.spells[0].until == 3


@proves("AE-MAIN-01", "AE-FRML-10")
def test_what_is_unique_or_without_a_duration_ends() -> None:
    assert not asks(upkeep(Spell("Ours debout", "ak", ("al",), 1, 1)), "maintain")
    told = shelf().formulas
    assert [maintainable(told[name]) for name in ("Ours debout", "Foudre", "Voile", "Forme de roc")] == [
        False,
        False,
        True,
        True,
    ]
    assert maintainable(replace(told["Ours debout"], upkeep="yes"))
    assert not maintainable(replace(told["Voile"], upkeep="no"))


@proves("AE-MAIN-03")
def test_a_formula_goes_on_only_for_those_in_the_control_zone() -> None:
    veil = Spell("Voile", "ak", ("ak", "al"), 1, 2)
    near = over(upkeep(veil, friend=(27.5, 30)).answer(("maintain", "yes")))
    assert near.state.spells[0].upon == ("ak", "al")
    assert near.state.figures["al"].boosts
    far = over(upkeep(veil, friend=(27.6, 30)).answer(("maintain", "yes")))
    assert far.state.spells[0].upon == ("ak",)
    assert not far.state.figures["al"].boosts


@proves("AE-MAIN-04")
def test_as_many_formulas_as_the_rank_are_kept() -> None:
    three = [Spell(name, "ak", ("al",), 1, 1) for name in ("Voile", "Lame ardente", "Bénédiction")]
    put = upkeep(*three, rank=2).answer(("maintain", "yes"), ("maintain", "yes"))
    assert not asks(put, "maintain")
    assert [one.name for one in put.state.spells] == ["Voile", "Lame ardente"]


@proves("AE-MAIN-05")
def test_a_form_of_rock_is_kept_by_who_has_not_moved() -> None:
    rock = Spell("Forme de roc", "ak", ("ak",), 1, 1, 1)
    over(upkeep(rock).answer(("maintain", "yes")))
    moved = upkeep(rock, uses={"moved": 1})
    assert not asks(moved, "maintain")
    put = scene({"ak": mage(10, 30, formulas=SLOW)}, {"bo": man(80, 50)})
    put.answer(activate("ak"), ("action", "march"), ("path", [(15, 30)]))
    assert put.state.figures["ak"].uses["moved"] == 1


@proves("AE-MAIN-02")
def test_what_cannot_be_paid_for_ends() -> None:
    assert not asks(upkeep(Spell("Voile", "ak", ("al",), 1, 6)), "maintain")
    assert asks(upkeep(Spell("Voile", "ak", ("al",), 1, 5)), "maintain")
