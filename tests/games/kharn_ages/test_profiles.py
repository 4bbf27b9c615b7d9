"""What a profile card says, and what its figures are for."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from escarmouche.games.kharn_ages import figures
from escarmouche.games.kharn_ages.cards import Profile, shelf
from escarmouche.games.kharn_ages.rules.sight import height_of
from escarmouche.games.kharn_ages.stats import MORALE, SHOCK
from games.kharn_ages.scene import hit, safar, scene
from proofs import proves

WAKE = ("activate", "ak")

FRONT = {"name": "Arpenteur", "level": 2, "faction": "fangs", "cost": 61}
BACK = {"V": 1, "P": 2, "A": 3, "C": 4, "T": 5, "I": 6, "stature": 0, "ap": 7, "hp": 8, "base": 40}
CARD = {**FRONT, **BACK, "limitation": "2", "mastery": [["offensive"], ["shooting"]], "skills": {"stable": None}}


def printed(**changes: Any) -> Profile:
    return msgspec.convert({**CARD, **changes}, Profile)


# ---------------------------------------------------------------- the card


@proves("KA-PRO-01", "KA-PRO-02")
@pytest.mark.parametrize("field", [*FRONT, *BACK])
def test_a_card_has_everything_on_its_two_faces(field: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=field):
        msgspec.convert({name: value for name, value in CARD.items() if name != field}, Profile)


@proves("KA-PRO-01", "KA-PRO-02", "KA-LVL-01")
def test_what_a_card_prints_is_what_stands_on_the_table() -> None:
    me = figures.safar(printed(equipment=["Glaive court", "Broigne"]), "me", "red")
    assert (me.name, me.rank, me.faction, me.cost) == ("Arpenteur", 2, "fangs", 61)
    assert (me.velocity, me.power, me.agility, me.corpulence, me.temerity, me.intelligence) == (1, 2, 3, 4, 5, 6)
    assert (me.stature, me.ap, me.profile_ap, me.hp, me.profile_hp, 2 * me.radius) == (0, 7, 7, 8, 8, 1)
    assert (me.armour, me.skills, me.mastery) == ("Broigne", {"stable": None}, (("offensive",), ("shooting",)))
    assert list(me.gear) == ["Glaive court", "Broigne"]


@proves("KA-PRO-01")
def test_one_miniature_may_have_profiles_of_several_levels_each_on_its_own() -> None:
    cards = [printed(), printed(name="Arpenteur aguerri", level=3, cost=90, kind="Arpenteur")]
    made = [figures.safar(card, card.name, "red") for card in cards]
    assert [(one.profile, one.rank, one.cost, one.kind) for one in made] == [
        ("Arpenteur", 2, 61, "Arpenteur"),
        ("Arpenteur aguerri", 3, 90, "Arpenteur"),
    ]


@proves("KA-STA-01")
@pytest.mark.parametrize(("stature", "right"), [(-1, False), (0, True), (6, True), (7, False)])
def test_stature_is_from_zero_to_six(stature: int, right: bool) -> None:
    if right:
        assert printed(stature=stature).stature == stature
    else:
        with pytest.raises(msgspec.ValidationError, match="stature"):
            printed(stature=stature)
    statures = [one.stature for one in shelf().profiles.values() if one.stature is not None]
    assert min(statures) >= 0
    assert max(statures) <= 6


@proves("KA-STA-01")
def test_stature_is_height_as_well_as_volume() -> None:
    """Height for lines of sight, volume for who repels whom."""
    tall = [height_of(figures.safar(printed(stature=stature), "me", "red")) for stature in range(7)]
    assert tall == sorted(tall)
    assert tall[6] > tall[1]
    for mine, pushed in ((2, False), (3, True)):
        fight = scene(
            red={"ak": safar(4, 7, stature=mine)},
            blue={"bo": safar(5.2, 7, "stunned", stature=3)},
            dice={"ak": {"level": [5]}},
        ).play(WAKE, hit("bo"), ("engage", "CC"), ("effects", "C"))
        assert bool(fight.all("pushed")) is pushed


# ---------------------------------------------------------------- what the characteristics are for


@proves("KA-PRO-03")
def test_attacks_and_defences_engage_v_p_a_and_c_only() -> None:
    fight = scene(
        red={"ak": safar(4, 7, T=9, I=9)}, blue={"bo": safar(5.2, 7, T=9, I=9)}, dice={"ak": {"level": [9]}}
    ).answer(WAKE, hit("bo"))
    offered = fight.offers("engage")
    assert {"V", "P", "A", "C"} == {word for word in offered if len(word) == 1}
    assert set("".join(offered)) == set("VPAC")
    for letter in "TI":
        assert fight.refused("engage", letter).reason == "not-an-option"
    fight.answer(("engage", "VPC"), ("effects", "none"))
    words = [word for word in fight.offers("defence") if word != "reflex"]
    assert set("".join(words)) == set("VPAC")
    assert fight.refused("defence", "T").reason == "not-an-option"


@proves("KA-PRO-03")
def test_shots_engage_combat_characteristics_only() -> None:
    bow = scene(red={"ak": safar(4, 7, equipment=["Arc de chasse"])}, blue={"bo": safar(9, 7)}).answer(
        WAKE, ("action", {"shoot": "bo", "weapon": "Arc de chasse"})
    )
    assert set("".join(bow.offers("engage"))) <= set("VPAC")


@proves("KA-PRO-04")
@pytest.mark.parametrize("temerity", [0, 3, 8])
@pytest.mark.parametrize(("skills", "kind", "also"), [({"terror": None}, "temerity", 0), ({"fright": 14}, "fright", 2)])
def test_temerity_and_fright_are_tested_with_t(temerity: int, skills: dict[str, Any], kind: str, also: int) -> None:
    """Fright adds I, 2 here; nothing else of the card counts in either."""
    game = scene(
        red={"ak": safar(4, 7, V=9, P=9, A=9, C=9, T=temerity, I=2, stature=6), "al": safar(4, 13)},
        blue={"bo": safar(5.2, 7, skills=skills)},
        dice={"ak": {"test": [9], "level": [2], "table": [4]}, "bo": {"level": [9]}},
    ).answer(WAKE)
    if kind == "fright":
        game.play(hit("bo"), ("engage", "P"))
    told = game.all("tested")[0]
    assert (told["test"], told["total"]) == (kind, temerity + also + 9)


@proves("KA-PRO-05")
@pytest.mark.parametrize("wit", [1, 5])
def test_writings_and_mechanisms_are_understood_with_i(wit: int) -> None:
    things = {
        "scroll": {"kind": "document", "at": [4.8, 7]},
        "chest": {"kind": "chest", "at": [4, 7.8], "locked": True},
    }
    game = scene(
        red={"ak": safar(4, 7, V=9, P=9, A=2, C=9, T=2, I=wit)},
        blue={"bo": safar(14, 14)},
        things=things,
        dice={"ak": {"level": [3, 3]}},
    ).answer(WAKE, ("action", {"read": "scroll"}), ("action", {"pick-lock": "chest"}))
    assert [(told["action"], told["total"]) for told in game.all("attempted")] == [
        ("read", 2 + wit + 3),
        ("pick-lock", 2 + wit + 3),
    ]


# ---------------------------------------------------------------- tests are no actions


@proves("KA-CRT-09", "KA-CRT-08")
@pytest.mark.parametrize(("temerity", "die", "passed"), [(0, 10, False), (1, 10, True), (9, 1, False), (10, 1, True)])
def test_a_temerity_test_has_no_critical_hit_and_no_critical_failure(temerity: int, die: int, passed: bool) -> None:
    """A terrifying enemy of level I asks for 11: 0 + 10 fails, 10 + 1 does not. There is no die for a chain."""
    game = scene(
        red={"ak": safar(4, 7, T=temerity), "al": safar(4, 13)},
        blue={"bo": safar(5.2, 7, skills={"terror": None})},
        dice={"ak": {"test": [die]}},
    ).play(WAKE)
    assert game.one("tested") | {"total": temerity + die, "passed": passed} == game.one("tested")


@proves("KA-CRT-09")
@pytest.mark.parametrize(("nerve", "die", "passed"), [(1, 10, False), (2, 10, True), (6, 1, False), (7, 1, True)])
def test_a_fright_test_has_none_either(nerve: int, die: int, passed: bool) -> None:
    """T and I each `nerve`, against 14 (against 15 with an odd sum): 2 + 10 < 14 = 4 + 10; 12 + 1 < 14 < 14 + 1."""
    game = scene(
        red={"ak": safar(4, 7, T=nerve, I=nerve), "al": safar(4, 13)},
        blue={"bo": safar(5.2, 7, skills={"fright": 14})},
        dice={"ak": {"test": [die], "table": [] if passed else [4], "level": [2]}, "bo": {"level": [9]}},
    ).play(WAKE, hit("bo"), ("engage", "P"))
    assert game.one("tested")["passed"] is passed
    game.played()


@proves("KA-CRT-09")
def test_a_ten_on_the_fright_table_or_for_the_initiative_is_not_rolled_again() -> None:
    game = scene(
        red={"ak": safar(4, 7), "al": safar(4, 13)},
        blue={"bo": safar(5.2, 7, skills={"fright": 14})},
        dice={"ak": {"test": [1], "table": [10], "level": [2]}, "bo": {"level": [9]}},
    ).play(WAKE, hit("bo"), ("engage", "P"))
    assert not game.rolls("ak", "chain")
    assert len(game.rolls("ak", "table")) == 1


# ---------------------------------------------------------------- the step of the electric shock


@proves("KA-ACT-05")
def test_the_electric_shock_comes_after_morale_and_before_the_ap(monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[tuple[str, int]] = []

    def noting(step: str) -> Any:
        def hook(game: Any, value: Any, who: str, situation: Any) -> Any:
            steps.append((step, game[who].ap))
            return value

        return hook

    monkeypatch.setattr(MORALE, "hooks", [*MORALE.hooks, noting("morale")])
    monkeypatch.setattr(SHOCK, "hooks", [*SHOCK.hooks, noting("shock")])
    game = scene(red={"ak": safar(4, 7, AP=1)}, blue={"bo": safar(12, 12)}).answer(WAKE)
    assert steps[-2:] == [("morale", 1), ("shock", 1)]
    assert game.facts("ak")["AP"] == 5


@proves("KA-ACT-05", "KA-ACT-04")
def test_who_lost_its_activation_to_morale_has_no_step_five(monkeypatch: pytest.MonkeyPatch) -> None:
    shocked: list[str] = []

    def shock(game: Any, value: Any, who: str, situation: Any) -> Any:
        shocked.append(who)
        return value

    monkeypatch.setattr(SHOCK, "hooks", [shock])
    scene(
        red={"ak": safar(4, 7, failures={"bo": 1}), "al": safar(4, 13)},
        blue={"bo": safar(5.2, 7, skills={"terror": None})},
        dice={"ak": {"test": [1]}},
    ).answer(WAKE)
    assert shocked == []
