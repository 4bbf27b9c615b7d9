"""Scouts, traps, reinforcements, mutagen, steam and the moon."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.age_des_escarmouches.cards import shelf
from escarmouche.games.age_des_escarmouches.events import RETURNED, Returned
from escarmouche.games.age_des_escarmouches.figures import HIDDEN, Token
from escarmouche.games.age_des_escarmouches.rules.actions import possible
from escarmouche.games.age_des_escarmouches.rules.armies import army, theme_cost, theme_of
from escarmouche.games.age_des_escarmouches.rules.attributes import has
from escarmouche.games.age_des_escarmouches.rules.contact import immune
from escarmouche.games.age_des_escarmouches.rules.enlisting import ranged
from escarmouche.games.age_des_escarmouches.rules.life import eliminate
from escarmouche.games.age_des_escarmouches.rules.mystics import plain_recovery
from escarmouche.games.age_des_escarmouches.rules.recruits import band
from escarmouche.games.age_des_escarmouches.rules.sight import detection, why_unseen
from escarmouche.games.age_des_escarmouches.scenarios.deployment import DeployTurn
from escarmouche.games.age_des_escarmouches.skills.mutagen import doses, inject
from escarmouche.games.age_des_escarmouches.skills.reinforcements import why_not_arriving, within_limits
from escarmouche.games.age_des_escarmouches.skills.sappers import batter, outline
from escarmouche.games.age_des_escarmouches.skills.scouts import anywhere, hides
from escarmouche.games.age_des_escarmouches.skills.selenites import moonrise
from escarmouche.games.age_des_escarmouches.skills.steam import determine
from escarmouche.games.age_des_escarmouches.skills.traps import why_not_put
from escarmouche.space.areas import Area
from escarmouche.space.table import Piece
from games.age_des_escarmouches.scene import activate, game_of, man, placed, scene
from proofs import proves

HOMES = {"red": Area(0, 0, 90, 12), "blue": Area(0, 48, 90, 60)}


@proves("AE-ECLA-01", "AE-ECLA-02")
def test_scouts_stand_and_hide_far_from_every_enemy() -> None:
    told = scene({"ak": man(40, 30, skills={"scout": None})}, {"bo": man(40, 50)})
    game = game_of(told)
    assert anywhere(game, False, "ak", (40, 37))
    assert not anywhere(game, False, "ak", (40, 37.5))
    hides(game, "red", "", None)
    assert "hidden" in game["ak"].status
    near = game_of(scene({"ak": man(40, 38, skills={"scout": None})}, {"bo": man(40, 50)}))
    hides(near, "red", "", None)
    assert "hidden" not in near["ak"].status


@proves("AE-ECLA-03", "AE-ECLA-04", "AE-ECLA-05", "AE-ECLA-07")
def test_whoever_ends_near_a_hidden_scout_detects_it_but_may_not_act_on_it_at_once() -> None:
    told = scene({"ak": man(20, 20), "al": man(60, 20)}, {"bo": man(32.5, 20, "hidden")})
    game = game_of(told)
    assert why_unseen(game, "ak", "bo", "shot") is not None
    told.answer(activate("ak"), ("action", "done"))
    assert told.one("status_lost", figure="bo")["status"] == "hidden"
    assert "bo" in told.state.unseen or told.state.active == "blue"


@proves("AE-ECLA-06")
def test_an_assault_gives_a_hidden_fighter_away() -> None:
    told = scene({"ak": man(20, 20, "hidden")}, {"bo": man(32.5, 20)})
    told.answer(activate("ak"), ("action", {"engagement": "bo"}))
    assert told.one("status_lost", figure="ak")["status"] == "hidden"


@proves("AE-PIEG-01", "AE-PIEG-03")
def test_a_trap_is_laid_beside_its_layer_and_springs_under_others() -> None:
    layer = man(20, 20, skills={"trapper": None})
    told = scene({"ak": layer, "al": man(20, 28)}, {"bo": man(80, 50)}, {"al": {"damage": [6]}})
    told.answer(activate("ak"), ("action", "trap"))
    assert told.refused("site", [26, 20]).rules == ("AE-PIEG-01",)
    told.answer(("site", [20, 22]), ("action", "done"), activate("bo"), ("action", "done"))
    assert not told.all("damage_rolled")
    told.answer(activate("al"), ("action", "march"), ("path", [[30, 28]]))
    assert not told.state.tokens
    assert told.one("damage_rolled", figure="al")["force"] == 5


@proves("AE-PIEG-02", "AE-SAPE-01")
def test_what_is_put_up_at_deployment_is_near_its_maker_and_far_from_enemies() -> None:
    game = game_of(scene({"ak": man(40, 10)}, {"bo": man(40, 35)}, homes=HOMES))
    assert why_not_put(game, "ak", ((40, 20),), "AE-PIEG-02") is None
    near, far = (why_not_put(game, "ak", spot, "AE-PIEG-02") for spot in (((40, 24),), ((70, 10),)))
    assert near is not None
    assert far is not None
    assert (near.reason, far.reason) == ("too-near", "too-far")


@proves("AE-SAPE-02", "AE-SAPE-03")
def test_a_barricade_is_longer_the_lower_it_is_and_ruins_are_difficult_ground() -> None:
    shape = outline((40, 20), 2.0, 0.0)
    assert shape == ((36.5, 18.75), (43.5, 18.75), (43.5, 21.25), (36.5, 21.25))
    wall = Piece("barricade-ak", shape, "barricade", 2.0)
    told = scene(
        {"ak": man(40, 10)},
        {"bo": man(40, 50)},
        terrain=[wall],
        tokens={wall.id: Token("barricade", (40, 20), "red", points=3)},
    )
    game = game_of(told, {"bo": {"damage": [6, 6]}})
    assert batter(game, "bo", wall.id, 5) == 3
    assert "difficult" in game.state.table.pieces[0].tags
    assert not game.state.tokens


@proves("AE-RENF-02", "AE-RENF-04", "AE-RENF-05")
def test_the_fallen_come_back_at_an_edge_within_the_limits_of_val() -> None:
    gone = man(0, 0, pv=0, on_table=False, val=20)
    told = scene({"ak": gone, "al": man(40, 30)}, {"bo": man(40, 3.75)}, homes=HOMES, options={"game_size": 200})
    game = game_of(told)
    assert within_limits(game.state, "ak")
    assert why_not_arriving(game, "ak", (10, 1.25)) is None
    inland, met = (why_not_arriving(game, "ak", spot) for spot in ((10, 5), (40, 1.25)))
    assert inland is not None
    assert met is not None
    assert (inland.reason, met.reason) == ("not-at-the-edge", "ends-in-contact")
    dear = {"ak": man(0, 0, pv=0, on_table=False, val=21), "al": man(40, 30)}
    assert not within_limits(scene(dear, {"bo": man(40, 50)}, options={"game_size": 200}).state, "ak")


@pytest.mark.parametrize(
    ("times", "arrived", "able"), [(1, False, True), (2, False, False), (0, True, False), (1, True, False)]
)
@proves("AE-RENF-04", "AE-RENF-05")
def test_val_that_came_back_counts_for_the_turn_and_every_time_for_the_game(
    times: int, arrived: bool, able: bool
) -> None:
    before = {RETURNED: times} | ({"arrived": 1} if arrived else {})
    red = {"ak": man(0, 0, pv=0, on_table=False, val=20), "al": man(40, 30, val=20, uses=before)}
    blue = {"bo": man(40, 50, val=20, uses={RETURNED: 5, "arrived": 1})}
    assert within_limits(scene(red, blue, options={"game_size": 200}).state, "ak") == able


@proves("AE-MUTA-01", "AE-MUTA-02", "AE-MUTA-03", "AE-MUTA-05", "AE-MUTA-08")
def test_doses_by_hundreds_and_points_by_the_lower_die() -> None:
    red = {"ak": man(10, 10, val=101, skills={"mutagen": 2}), "al": man(20, 10, val=50)}
    told = scene(red, {"bo": man(40, 50, val=50, skills={"mutagen": 2})})
    game = game_of(told, {"blue": {"dose": [5, 6]}, "ak": {"mutagen": [3, 5]}, "bo": {"mutagen": [6, 6]}})
    assert doses(game, "red") == 2
    assert [doses(game, "blue"), doses(game, "blue")] == [1, 0]
    inject(game, "ak")
    inject(game, "bo")
    assert (game["ak"].uses["mutagen"], game["bo"].uses["mutagen"], game["bo"].pv) == (5, 0, 3)


@proves("AE-VAP-01", "AE-VAP-03", "AE-VAP-04", "AE-VAP-05", "AE-INTP-02")
def test_a_boiler_works_overheats_or_bursts() -> None:
    one, three = {"steam": ("FOR",)}, {"steam": ("MOU", "FOR", "COU")}
    red = {"ak": man(10, 10, equipment=one), "al": man(30, 10, equipment=three), "am": man(50, 10, equipment=one)}
    dice = {"ak": {"steam": [2, 4]}, "al": {"steam": [4, 2]}, "am": {"steam": [3, 3]}}
    game = game_of(scene(red, {"bo": man(80, 50)}), dice)
    for who in red:
        determine(game, who)
    assert [game[who].uses["steam"] for who in red] == [2, 4, 3]
    assert [who for who in red if "game:burst" in game[who].uses] == ["am"]
    burst = scene({"ak": man(10, 10, equipment=one), "al": man(14, 10)}, {"bo": man(80, 50)})
    game = game_of(burst, {"ak": {"steam": [6, 6], "damage": [1]}, "al": {"damage": [1]}})
    determine(game, "ak")
    assert (game["ak"].pv, game["ak"].uses["steam"]) == (2, 0)
    other = game_of(scene(red, {"bo": man(80, 50)}, options={"steam_counts_first_characteristic": True}), dice)
    determine(other, "ak")
    assert other["ak"].uses["steam"] == 3


@proves("AE-MUTA-01")
def test_the_affiliation_is_shared_among_mutants_alone_in_the_mutagen_total() -> None:
    names = [one.name for one in shelf().profiles.values() if "mutagen" in one.skills and not one.incarnate]
    people = shelf().profiles[names[0]].people
    theme = next(one for one in shelf().affiliations.values() if one.people == people)
    heroes = [one.name for one in shelf().profiles.values() if one.incarnate and one.people == people]
    plain = next(
        one.name
        for one in shelf().profiles.values()
        if one.people == people and not one.incarnate and "mutagen" not in one.skills
    )
    made = band([f"{heroes[0]}, commander, affiliation {theme.name}", names[0], plain])
    assert theme_of(made) is theme
    fighters = army(made, "red", 300)
    mutants = [one for one in fighters.values() if "mutagen" in one.skills]
    cost = theme_cost(made, 300)
    assert {one.mutagen_val - one.printed for one in mutants} == {cost // len(mutants)}
    assert {one.val - one.printed for one in mutants} == {cost // len(fighters)}


@proves("AE-MUTA-04", "AE-MUTA-06", "AE-MUTA-07")
def test_doses_go_to_mutants_one_each_and_no_more_than_two_points_into_one_characteristic() -> None:
    red = {who: man(x, 10, val=40, skills={"mutagen": 3}) for who, x in (("ak", 10), ("al", 30), ("am", 50))}
    dice = {
        "red": {"tactician": [3, 3]},
        "blue": {"tactician": [1, 1]},
        "al": {"mutagen": [4, 5]},
        "ak": {"mutagen": [1, 1]},
    }
    told = scene({**red, "an": man(70, 10)}, {"bo": man(80, 50)}, dice, "turn").answer(("doses", ["ak", "al"]))
    assert not told.state.figures["am"].uses.get("mutagen")
    told.answer(
        ("first", "red"), ("speech", {"activate": "ak"}), ("action", "done"), activate("bo"), ("action", "done")
    )
    told.answer(activate("al"))
    assert "MYS" not in told.offers("mutagen")
    told.answer(("mutagen", "MOU"), ("mutagen", "ATT"), ("mutagen", "ATT"))
    assert "ATT" not in told.offers("mutagen")
    told.answer(("mutagen", "none"))
    assert game_of(told)["al"].uses["mutagen"] == 7


@proves("AE-VAP-02", "AE-VAP-06", "AE-VAP-07", "AE-VAP-08")
def test_steam_is_made_once_a_turn_and_goes_into_what_is_listed_up_to_its_own_value() -> None:
    red = {"ak": man(10, 10, FOR=1, equipment={"steam": ("FOR", "RES")})}
    dice = {"ak": {"steam": [4, 6]}}
    told = scene(red, {"bo": man(80, 50)}, dice).answer(activate("ak"), ("action", "steam"))
    assert told.one("steamed")["bonus"] == 5
    assert told.offers("steam") == ["FOR", "RES", "none"]
    told.answer(("steam", "FOR"))
    assert told.offers("steam") == ["RES", "none"], "FOR is 1 without steam"
    told.answer(("steam", "none"), ("action", "steam"))
    assert not told.all("steamed")[1:], "the bonus is made once"
    told.answer(("steam", "RES"), ("steam", "RES"), ("steam", "RES"))
    assert told.refused("action", "steam").rules == ("AE-VAP-02", "AE-VAP-08")
    assert (sum(one.by for one in told.state.figures["ak"].boosts), told.query("score", figure="ak", score="FOR")) == (
        4,
        2,
    )


@proves("AE-VAP-06")
def test_steam_may_go_into_res_just_before_damage() -> None:
    red = {"ak": man(10, 10, uses={"steam": 3}, equipment={"steam": ("FOR", "RES")})}
    told = scene(
        red, {"bo": man(12.5, 10, INI=4)}, {"bo": {"attack": [6], "damage": [1]}, "ak": {"defence": [1]}}, "combat"
    )
    told.answer(("steam", "none"), placed({"bo": 0}, 2), placed({"ak": 1}, 1))
    assert told.offers("steam") == ["RES", "none"]


@proves("AE-VAP-01", "AE-VAP-07")
def test_naphtha_may_go_into_the_for_of_a_weapon() -> None:
    gun = {"ranged": (ranged("Mousquet"),), "equipment": {"naphtha": ("INI", "FOR-tir")}}
    dice = {"ak": {"steam": [2, 4], "shot": [6], "damage": [1]}}
    told = scene({"ak": man(10, 10, **gun)}, {"bo": man(20, 10)}, dice).answer(activate("ak"), ("action", "steam"))
    told.answer(("steam", "FOR-tir"), ("steam", "FOR-tir"), ("steam", "none"))
    told.answer(("action", {"shoot": "bo", "weapon": "Mousquet"}))
    assert told.one("damage_rolled")["force"] == 7 + 2


@proves("AE-CSTR-01", "AE-IDES-01", "AE-ILUM-01", "AE-ITEN-01")
@pytest.mark.parametrize(
    ("skill", "effects", "way"),
    [
        ("construct", ["toxic", "PEU"], ""),
        ("immortal-destiny", ["toxic"], "destiny"),
        ("immortal-light", ["toxic", "PEU"], "light"),
        ("immortal-darkness", ["toxic", "PEU"], "darkness"),
    ],
)
def test_constructs_and_immortals(skill: str, effects: list[str], way: str) -> None:
    told = scene({"ak": man(10, 10, skills={skill: None})}, {"bo": man(20, 10, HIDDEN, skills={"scout": None})})
    game, me = game_of(told), told.state.figures["ak"]
    assert [effect for effect in ("toxic", "PEU") if immune(game, "ak", effect)] == effects
    assert [one for one in ("light", "destiny", "darkness") if has(me, one)] == ([way] if way else [])
    assert has(me, f"being-of-{way}") is bool(way)
    assert (detection(me, told.state.figures["bo"]) == 20.0) is (skill == "immortal-destiny")
    assert me.undead is (skill == "immortal-darkness")
    assert not has(me, "undead")


@proves("AE-PIEG-03")
def test_a_trap_springs_where_its_victim_comes_near_it() -> None:
    token = {"t": Token("trap", (24.0, 10.0), "blue", hidden=True)}
    dice = {"ak": {"damage": [6]}}
    told = scene({"ak": man(10, 10, pv=1)}, {"bo": man(80, 50)}, dice, tokens=token)
    told.answer(activate("ak"), ("action", "run"), ("path", [[28, 10]]))
    assert told.one("eliminated")["figure"] == "ak"
    assert abs(told.one("moved")["path"][-1][0] - 17.75) < 0.02


@proves("AE-INTP-05")
def test_a_machine_is_an_element_and_no_fighter() -> None:
    told = scene({"ak": man(10, 10), "gun": man(30, 30, machine=True)}, {"bo": man(40, 30)})
    assert [one.id for one in told.state.friends("ak")] == []
    assert [one.id for one in told.state.enemies("bo")] == ["ak"]
    assert [one.id for one in told.state.in_play("red")] == ["ak", "gun"]


@proves("AE-INTP-04")
def test_mystic_recovery_is_that_of_the_mystics_chapter_and_its_zone() -> None:
    band = {who: man(x, 10, people="P", DIS=1) for who, x in (("al", 12.5), ("am", 27.4), ("an", 27.6))}
    red = {"ak": man(10, 10, people="P", MYS=4, skills={"faithful": ()}), **band}
    game = game_of(scene(red, {"bo": man(80, 50)}))
    assert plain_recovery(game, "ak") == 4 + 1, "two believers within 15 cm of a faithful of rank 1"


@proves("AE-SELE-01")
def test_one_die_of_the_moon_for_the_table() -> None:
    told = scene({"ak": man(10, 10, skills={"selenite": None})}, {"bo": man(40, 50, skills={"selenite": None})})
    for face, gained in ((1, 0), (3, 1), (5, 1), (6, 2)):
        game = game_of(told, {"game": {"moon": [face]}})
        moonrise(game, None, "", None)
        assert len(game["ak"].boosts) == len(game["bo"].boosts) == gained
        assert game["ak"].mou == (12.5 if face >= 4 else 10)
        assert ("born-killer" in game["bo"].skills) == (face == 6)


@proves("AE-RENF-01", "AE-RENF-03")
def test_a_die_of_the_turns_says_who_may_come_back_to_march() -> None:
    red = {"ak": man(20, 20, skills={"reinforcement": None}), "al": man(40, 20, skills={"reinforcement": None})}
    told = scene(red, {"bo": man(80, 50)}, turn=2, length=4)
    game = game_of(told, {"ak": {"return": [2]}, "al": {"return": [3]}})
    game.tell(Returned(figure="ak", at=(20, 1.25), angle=90.0))
    assert [option.value for option in possible(game, "ak")] == ["march", "done"]
    for who in red:
        eliminate(game, who)
    assert game.state.returning == {"3": ("al",)}


@proves("AE-DEPL-01", "AE-DEPL-04", "AE-DEPL-05", "AE-DEPL-06")
def test_sides_deploy_card_by_card_in_their_zones_and_use_no_tactic() -> None:
    off: dict[str, Any] = {"on_table": False}
    red = {"ak": man(0, 0, commander=True, **off), "al": man(0, 0, **off)}
    told = scene(
        red,
        {"bo": man(0, 0, **off)},
        {"game": {"tactician": [1, 2, 1, 1]}},
        homes=HOMES,
        agenda=(DeployTurn("red"),),
        refusals={"blue": 1},
        tactics={"red": 9},
    )
    assert told.offers("speech") == [{"activate": "ak"}]
    told.answer(("speech", {"activate": "ak"}))
    assert told.refused("deploy", [40, 30]).rules == ("AE-DEPL-04",)
    told.answer(("deploy", [40, 6]))
    assert told.offers("speech") == [{"activate": "bo"}, "refuse"]
    told.answer(("speech", "refuse"), ("speech", {"activate": "al"}), ("deploy", [50, 6]), ("deploy", [50, 55]))
    assert [one["figure"] for one in told.all("placed")] == ["ak", "al", "bo"]
    assert told.state.figures["ak"].activation == "waiting"
