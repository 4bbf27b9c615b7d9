"""What the table shows of a game: who would see whom from a height, and actions in the order one looks for them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from escarmouche.core.decisions import Choose, ChoosePath, Decision, Option
from escarmouche.games.kharn_ages import SYSTEM
from escarmouche.games.kharn_ages.rules.melee import arms
from escarmouche.games.kharn_ages.scenarios.tables import piece
from escarmouche.space.geometry import Point
from escarmouche.space.table import Table
from escarmouche.telling.texts import Texts
from escarmouche.web import previews
from games.kharn_ages.scene import block, hit, safar, scene
from proofs import proves

ROCK: tuple[Point, ...] = ((6.0, 6.0), (8.0, 6.0), (8.0, 8.0), (6.0, 8.0))


def test_a_climb_is_previewed_from_the_top() -> None:
    state = scene(red={"ak": safar(5.4, 7)}, blue={"bo": safar(12, 7)}).state
    state = replace(state, table=Table(state.table.size, (piece("rock-1", "rock", ROCK),)))
    foot, top = (previews.sight(SYSTEM, state, "ak", at)[0] for at in (None, (7.0, 7.0)))
    assert (foot.word, top.word) == ("blocked", "clear")


def test_a_way_tells_how_high_it_ends() -> None:
    put = scene(
        red={"ak": safar(4.5, 7, level=3.0, V=5, C=4)},
        blue={"bo": safar(14, 14)},
        terrain=[block("tower", 3, 5, 5, 9, "tower", height=3)],
    ).answer(("activate", "ak"), ("action", "walk"))
    asked, ways = put.pending, [[[4.2, 7.0]], [[5.6, 7.0]]]
    assert isinstance(asked, ChoosePath)
    found = [previews.path(asked, way, Texts(SYSTEM, "en"), put.state) for way in ways]
    assert [(one.legal, one.level) for one in found] == [(True, 3.0), (True, 0.0)]


def test_cover_is_told_as_the_bonus_it_gives() -> None:
    state = scene(
        red={"ak": safar(3, 7, stature=3)}, blue={"bo": safar(9, 7, stature=3), "cy": safar(6, 7, stature=3)}
    ).state
    seen = {one.figure: one for one in previews.sight(SYSTEM, state, "ak")}
    assert (seen["bo"].word, seen["bo"].cover, seen["bo"].hidden) == ("partial", 3, 0.0)
    assert (seen["cy"].word, seen["cy"].cover) == ("clear", 0)


def test_actions_stand_in_the_order_one_looks_for_them() -> None:
    words = ("alert", "dig", {"cast": "Verdict"}, "done", {"climb": "rock-1"}, {"dress": "bo"}, "walk")
    asked = Choose(key="action", seat="red", options=tuple(Option(word) for word in words))
    heads = [option.head for option in SYSTEM.shown.arranged(asked)]
    assert heads == ["walk", "cast", "climb", "dress", "alert", "dig", "done"]
    other = Choose(key="guard", seat="red", options=(Option("walk"), Option("alert")))
    assert SYSTEM.shown.arranged(other) == other.options


def test_an_option_adds_up_what_the_asker_told_of_its_letters() -> None:
    asked = Choose(key="damage", seat="red", facts={"values": {"V": 5, "A": 3}}, options=(Option("V"), Option("A")))
    assert (asked.sum_of("V"), asked.sum_of("VA"), asked.sum_of("P"), asked.sum_of("reflex")) == (5, 8, None, None)


def test_a_grimoire_is_called_by_its_name_in_both_languages() -> None:
    assert (SYSTEM.shown.called("small grimoire", "fr"), SYSTEM.shown.called("small grimoire", "en")) == (
        "petit grimoire",
        "small grimoire",
    )


@proves("KA-LVL-02")
def test_the_highest_die_is_kept_without_asking_where_no_mastery_die_is_at_stake() -> None:
    def asked(**more: Any) -> Decision:
        fight = scene(
            red={"ak": safar(4, 7, rank=2, **more)}, blue={"bo": safar(5.4, 7)}, dice={"ak": {"level": [3, 8]}}
        ).answer(("activate", "ak"), hit("bo", "hands"), ("engage", "P"))
        decision = fight.position.decision()
        assert decision.key == "die"
        return decision

    assert asked().obvious == {"keep": 8}
    assert asked(mastery=[["offensive"]]).obvious is None


@proves("KA-SHD-05")
def test_a_broken_shield_strikes_no_more() -> None:
    me = scene(red={"ak": safar(4, 7, equipment=["Targe"])}, blue={"bo": safar(5.4, 7)})
    ak = me.state.figures["ak"]
    assert arms(me.state, ak) == ["Targe", "hands"]
    broken = replace(ak, gear={"Targe": replace(ak.gear["Targe"], boxes=0)})
    assert arms(me.state, broken) == ["hands"]


@proves("KA-SKL-17")
def test_the_zones_are_drawn_while_an_ambush_is_laid() -> None:
    state = scene(red={"ak": safar(5, 7)}, blue={"bo": safar(12, 7)}).state
    asked = Choose(key="lair", seat="red", options=(Option("north"), Option("centre")))
    assert len(SYSTEM.shown.areas(state, asked)) == 9
    assert SYSTEM.shown.areas(state, asked)["centre"][0] == (5.0, 5.0)
    assert not SYSTEM.shown.areas(state, Choose(key="action", seat="red", options=(Option("walk"),)))
