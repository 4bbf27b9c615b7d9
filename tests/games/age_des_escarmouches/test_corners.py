"""Corners of rules that a careless hand might turn round: who counts as in play, points that never go below none, what
lifts a refusal, whom a formula reaches."""

from __future__ import annotations

from escarmouche.games.age_des_escarmouches.cards import Formula, Working
from escarmouche.games.age_des_escarmouches.figures import Boost, Ranged, Spell
from escarmouche.games.age_des_escarmouches.rules.artillery import why_no_point
from escarmouche.games.age_des_escarmouches.rules.recital import reaches
from escarmouche.games.age_des_escarmouches.rules.shooting import force_of
from escarmouche.games.age_des_escarmouches.rules.stratagems import known_to
from escarmouche.games.age_des_escarmouches.rules.workings import work
from escarmouche.games.age_des_escarmouches.scenarios.tables import boxed
from escarmouche.games.age_des_escarmouches.skills.sappers import why_not_raised
from games.age_des_escarmouches.scene import game_of, man, scene
from proofs import proves


@proves("AE-INTP-05")
def test_whoever_has_no_life_points_left_is_not_in_play() -> None:
    assert not man(30, 30, pv=0, on_table=True).in_play
    assert man(30, 30, pv=1, on_table=True).in_play


@proves("AE-TACT-07")
def test_tactic_points_never_go_below_none() -> None:
    game = game_of(scene({"ak": man(30, 30)}, {"bo": man(60, 30)}, tactics={"red": 1}))
    work(game, Spell("anything", "ak", ("ak",), 1, 0), Working(what="tactics", value=-3), "ak")
    assert game.state.tactics["red"] == 0


@proves("AE-VAP-01")
def test_steam_in_a_weapon_that_shoots_adds_nothing_to_that_of_a_machine() -> None:
    own, other = Ranged("Arc", 4, 20.0), Ranged("Baliste", 9, 30.0)
    hot = man(30, 30, boosts=(Boost("steam", "FOR-tir", 2.0), Boost("steam", "FOR", 1.0)), ranged=(own,))
    game = game_of(scene({"ak": hot}, {"bo": man(60, 30)}))
    assert [force_of(game, "ak", weapon) for weapon in (own, other)] == [6, 9]


@proves("AE-INAL-01", "AE-FRML-11")
def test_the_unalterable_suffer_a_formula_that_harms_beside_what_else_it_does() -> None:
    game = game_of(scene({"ak": man(30, 30)}, {"bo": man(40, 30, skills={"unalterable": None})}))
    mixed = (Working(what="damage", value=4), Working(what="boost", scores=("DEF",), value=-1))
    for does, reached in ((mixed, True), (mixed[1:], False)):
        card = Formula(
            name="x", family="spell", collection="fire", level=1, cost=1, range=20, target="enemy", does=does
        )
        assert reaches(game, "ak", card, "bo") is reached


@proves("AE-SAPE-01")
def test_a_barricade_is_not_raised_upon_scenery_while_other_scenery_is_far() -> None:
    walls = (boxed("a", "wall", 32.0, 30.0, (1.0, 1.0)), boxed("b", "wall", 80.0, 50.0, (1.0, 1.0)))
    game = game_of(scene({"ak": man(30, 27)}, {"bo": man(60, 50)}, terrain=walls))
    spot = (32.0, 30.0)
    assert why_not_raised(game, "ak", ((31.5, 29.8), (32.5, 29.8), (32.5, 30.2), (31.5, 30.2)), spot) is not None


@proves("AE-FLY-14", "AE-ARTZ-01")
def test_nobody_names_a_point_of_the_ground_from_the_second_level() -> None:
    for level, refused in ((2, True), (1, False)):
        game = game_of(scene({"ak": man(30, 30, altitude=level, air=20.0)}, {"bo": man(60, 50)}))
        refusal = why_no_point(game, "ak", (40.0, 30.0))
        assert (refusal is not None and refusal.reason == "two-levels-away") is refused


@proves("AE-TTC-01")
def test_without_an_able_commander_no_combat_tactic_is_known() -> None:
    assert known_to(scene({"ak": man(30, 30)}, {"bo": man(60, 30)}).state, "red") == []
