"""What a table shows of L'Âge des Escarmouches, in both languages: sheets, sight, costs, what a question is about."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from escarmouche.core.decisions import Choose, Option
from escarmouche.games.age_des_escarmouches import SYSTEM
from escarmouche.games.age_des_escarmouches.desk.shown import glimpse, standing
from escarmouche.games.age_des_escarmouches.events import SpellsChanged, UnitsChanged
from escarmouche.games.age_des_escarmouches.figures import Ranged, Token
from escarmouche.telling.texts import Texts
from escarmouche.web.asking import range_name
from escarmouche.web.pictures import sheet_lines
from games.age_des_escarmouches.scene import man, scene

FR, EN = Texts(SYSTEM, "fr"), Texts(SYSTEM, "en")


def option(texts: Texts, value: object) -> str:
    return texts.option(Choose(options=(Option(value),), rules=()), value)


def test_a_sheet_is_in_the_language_of_its_reader() -> None:
    skills = {"thaumaturge": None, "faithful": ("Litanie des haies",), "bane": ("darkness",)}
    mystic = man(30, 30, skills=skills, equipment={"breath": "5/15"}, formulas={"Imposition": 3}, units=4)
    put = scene(red={"ak": mystic}, blue={"bo": man(60, 30)})
    told = dict(sheet_lines(FR, put.state, put.state.figures["ak"], {}))
    assert told["compétences"] == "Souffle 5/15, Thaumaturge, Fidèle (Litanie des haies) et Fléau (Ténèbres)"
    assert told["formules"] == "Imposition"
    assert (told["rang"], told["puissance"], told["unités"]) == ("1", "1", "4")
    assert dict(sheet_lines(EN, put.state, put.state.figures["ak"], {}))["formulas"] == "Laying-on"


def test_sight_is_told_by_the_degree_of_obstruction() -> None:
    put = scene(red={"ak": man(30, 30), "am": man(34, 30)}, blue={"bo": man(60, 30)})
    assert glimpse(put.state, "ak", "bo", (30.0, 40.0)) == (True, 0)
    seen, degree = glimpse(put.state, "ak", "bo", (29.0, 30.0))
    assert not seen or degree > 0


def test_nobody_sees_behind_itself_where_it_stands() -> None:
    put = scene(red={"ak": man(30, 30, angle=180.0)}, blue={"bo": man(60, 30)})
    assert glimpse(put.state, "ak", "bo", (30.0, 30.0)) == (False, 0)
    assert glimpse(put.state, "ak", "bo", (31.0, 30.0)) == (True, 0)


def test_points_are_shown_as_if_the_game_stopped_now() -> None:
    put = scene(red={"ak": man(30, 30)}, blue={"bo": man(60, 30)})
    stone = Token(kind="milestone", at=(30.0, 33.0), points=2)
    state = replace(put.state, scenario="crossroads", turn=1, tokens={"milestone-1": stone}, scores={})
    assert standing(state).scores == {"red": 2, "blue": 0}


@pytest.mark.parametrize(
    ("value", "french", "english"),
    [
        ({"turned": {}}, "aucun", "none"),
        ({"steadied": {}}, "aucun", "none"),
        ({"cancelled": {}}, "rien", "nothing"),
        ({"cancelled": {"defence": 1}}, "défense 1", "defence 1"),
        ({"steadied": {"defence": 1}}, "défense 1", "defence 1"),
        (
            {"martyr": "x", "points": 1},
            "sacrifier 1 PV de x pour 1 unité mystique (Martyr)",
            "sacrifice 1 PV of x for 1 mystic unit (Martyr)",
        ),
        (
            {"recite": "Sève montante", "target": "x"},
            "réciter Sève montante sur x (3 UM : Régénération 4)",
            "recite Rising Sap on x (3 UM: Regeneration 4)",
        ),
        ({"recite": "Ferveur", "level": 2}, "réciter Ferveur (niveau 2) (2 UM : COU +2)", None),
        (
            {"tactic": "Juste colère", "upon": "x"},
            "Juste colère pour x (2 PT : ATT +1, FOR +1)",
            "Righteous Anger for x (2 PT: ATT +1, FOR +1)",
        ),
    ],
)
def test_an_answer_says_what_it_costs_and_does(value: object, french: str, english: str | None) -> None:
    assert option(FR, value).replace("\u00a0", " ").replace("\u202f", " ") == french
    assert english is None or option(EN, value) == english


def test_a_level_of_flight_is_no_bare_number() -> None:
    asked = Choose(options=(Option("0"),), rules=(), key="altitude")
    assert FR.option(asked, "0") == "au sol"
    assert EN.option(asked, "2") == "level 2"


def test_upkeep_names_the_formula_and_why_units_change() -> None:
    put = scene(red={"ak": man(30, 30)}, blue={"bo": man(60, 30)})
    kept = SpellsChanged(spells=(), cause="upkeep", formula=("Bénédiction",), author="ak")
    assert "Blessing" in EN.event(kept, put.state)
    lost = UnitsChanged(figure="ak", by=-2, left=0, cause="unspent")
    assert "perd sa foi temporaire" in FR.event(lost, put.state)


def test_a_range_has_the_name_of_its_weapon() -> None:
    assert range_name(EN, "Pistolet") == "Pistol"
    assert range_name(FR, "Pistolet") == "Pistolet"


def test_what_sides_may_still_spend_is_shown_to_everybody() -> None:
    state = scene(red={"a": man(10, 10)}, blue={"b": man(20, 10)}).state
    state = replace(state, tactics={"red": 4, "blue": 2}, refusals={"red": 1})
    assert standing(state).purses == {"tactics": {"red": 4, "blue": 2}, "refusals": {"red": 1}}
    assert [EN.word("purse", name) for name in standing(state).purses] == ["PT", "refusals"]


def test_defence_dice_are_not_taken_for_the_number_of_a_figure() -> None:
    assert option(EN, {"guard": {"b": 2, "c": 0}}).startswith("dice against each: ")
    assert option(FR, {"guard": {"b": 2, "c": 0}}).startswith("dés contre chacun")


def test_a_shot_that_is_out_of_range_says_so() -> None:
    bow = Ranged(name="bow", force=3, range=10.0)
    put = scene(red={"ak": man(10, 30, ranged=(bow,))}, blue={"bo": man(25, 30), "by": man(60, 30)})
    for verb in ("shoot", "aim"):
        near, far = ({verb: who, "weapon": "bow"} for who in ("bo", "by"))
        assert SYSTEM.shown.noted(put.state, "ak", near) == {}
        decision = Choose(options=(Option(near), Option(far)), rules=(), figure="ak")
        assert "(hors de portée" in FR.option(decision, far, put.state)
        assert "(out of range" in EN.option(decision, far, put.state)
