"""Engagement and charge, alone, in a group and on several; disengagement; dives."""

from __future__ import annotations

import math
from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.core.decisions import ChoosePath
from escarmouche.core.dice import SeededDice
from escarmouche.core.events import Rolled
from escarmouche.core.game import Game
from escarmouche.games.age_des_escarmouches.figures import Fighter, Ranged
from escarmouche.games.age_des_escarmouches.rules.actions import DEEDS, barred
from escarmouche.games.age_des_escarmouches.rules.paths import leaps_of
from escarmouche.games.age_des_escarmouches.rules.trials import score
from escarmouche.space.geometry import Point
from escarmouche.space.table import Piece
from games.age_des_escarmouches.scene import Scene, activate, man, scene, settled
from proofs import proves


def block(x0: float, y0: float, x1: float, y1: float, height: float | None = None) -> Piece:
    return Piece("rock", ((x0, y0), (x1, y0), (x1, y1), (x0, y1)), "rock", height)


def going(put: Scene, action: Any, who: str = "ak") -> Scene:
    """Somebody assaults by the way it finds."""
    return put.answer(
        activate(who), ("action", action), ("path", {"touch": next(iter(action.values()))}), ("facing", 0)
    )


@proves("AE-ASLT-01", "AE-ASLT-02", "AE-ASLT-03", "AE-ASLT-04", "AE-ASLT-06", "AE-ACT-04")
def test_a_charge_weighs_on_those_no_stronger_and_an_engagement_does_not() -> None:
    put = going(scene(red={"ak": man(10, 30)}, blue={"bo": man(32, 30)}), {"charge": "bo"})
    assert put.one("assaulted", figure="ak")["targets"] == ("bo",)
    assert put.one("charge_malus", figure="bo")["by"] == ("ak",)
    game = Game(put.state, SeededDice("x"))
    assert [score(game, "bo", name) for name in ("INI", "ATT", "DEF", "FOR", "RES")] == [2, 2, 2, 3, 3]
    assert put.refused("action", "march").reason == "exclusive-made"
    soft = going(scene(red={"ak": man(10, 30)}, blue={"bo": man(32, 30)}), {"engagement": "bo"})
    assert not soft.all("charge_malus")
    strong = going(scene(red={"ak": man(10, 30)}, blue={"bo": man(32, 30, power=2)}), {"charge": "bo"})
    assert not strong.all("charge_malus")
    twice = scene(red={"ak": man(10, 30), "al": man(32, 45, angle=270.0)}, blue={"ci": man(80, 50), "bo": man(32, 30)})
    going(twice, {"charge": "bo"})
    twice.answer(activate("ci"), ("action", "done"))
    going(twice, {"charge": "bo"}, "al")
    assert len(twice.all("charge_malus")) == 1


@proves("AE-ASLT-03", "AE-ASLT-02", "AE-ASLT-07", "AE-LOS-03")
def test_a_charge_needs_sight_and_every_assault_a_way() -> None:
    back = scene(red={"ak": man(30, 30, angle=180.0)}, blue={"bo": man(40, 30)})
    assert back.answer(activate("ak")).refused("action", {"charge": "bo"}).reason == "behind"
    assert {"engagement": "bo"} in back.offers("action")
    far = scene(red={"ak": man(10, 30)}, blue={"bo": man(33, 30)})
    assert far.answer(activate("ak")).refused("action", {"charge": "bo"}).reason == "too-far"
    shut = scene(red={"ak": man(10, 30)}, blue={"bo": man(20, 30)}, terrain=[block(14, 0, 15, 60)])
    assert shut.answer(activate("ak")).refused("action", {"engagement": "bo"}).reason == "no-way"
    held = scene(red={"ak": man(10, 30)}, blue={"bo": man(12.5, 30), "ci": man(25, 30)})
    assert held.answer(activate("ak")).refused("action", {"engagement": "ci"}).reason == "not-free"
    put = scene(red={"ak": man(10, 30)}, blue={"bo": man(20, 30)})
    put.answer(activate("ak"), ("action", {"engagement": "bo"}))
    assert put.refused("path", [[15.0, 30.0]]).reason == "not-in-contact"


@proves("AE-ASLT-08", "AE-FEAR-04")
def test_an_assault_is_declared_with_its_way_then_feared_then_made() -> None:
    put = scene(
        red={"ak": man(10, 30, PEU=6)},
        blue={"bo": man(25, 30)},
        dice={"ak": {"fear": [1]}},
    )
    put.answer(activate("ak"), ("action", {"charge": "bo"}), ("path", {"touch": "bo"}), ("facing", 0))
    told = [name for name in put.order() if name in ("action_taken", "braved", "moved", "assaulted", "charge_malus")]
    assert told == ["action_taken", "braved", "moved", "assaulted", "charge_malus"]


# ---------------------------------------------------------------- on several at once


def two(**more: Any) -> dict[str, Any]:
    return {"blue": {"bo": man(30, 28.7, **more), "ci": man(30, 31.3, **more)}}


MIDDLE = [[27.858, 30.0]]


@proves("AE-MULT-01", "AE-MULT-06", "AE-ASLT-04")
def test_a_charge_on_two_weighs_on_all_or_none() -> None:
    for power, hurt in ((1, 0), (2, 2)):
        put = scene(red={"ak": man(15, 30, power=power)}, **two())
        put.answer(activate("ak"), ("action", {"charge": "bo"}), ("path", MIDDLE), ("facing", 0))
        settled(put)
        assert put.one("assaulted", figure="ak")["targets"] == ("bo", "ci")
        assert len(put.all("charge_malus")) == hurt


@proves("AE-MULT-02", "AE-MULT-03", "AE-MULT-04", "AE-MULT-06", "AE-DISE-04")
def test_one_of_two_may_slip_away_and_the_charge_weighs_on_the_other() -> None:
    put = scene(
        red={"ak": man(15, 30)},
        **two(),
        dice={"ak": {"disengagement": [6]}, "ci": {"disengagement": [6]}},
    )
    put.answer(
        activate("ak"),
        ("action", {"charge": "bo"}),
        ("path", MIDDLE),
        ("facing", 0),
        ("kept", "bo"),
        ("escape", "INI"),
    )
    assert put.all("tested", figure="ak")[0]["value"] == 3 - 4, "two enemies in contact"
    assert put.all("tested", figure="ci")[0]["value"] == 3 - 2
    settled(put.answer(("escaped", put.offers("escaped")[0]))).played()
    moved = put.one("moved", figure="ci")
    assert moved["cost"] == 1.0
    assert put.one("assaulted", figure="ak")["targets"] == ("bo",)
    assert [one["figure"] for one in put.all("charge_malus")] == ["bo"]
    assert put.state.figures["ci"].activation == "waiting", "to escape is no activation"


@proves("AE-MULT-05", "AE-MULT-03", "AE-DISE-05")
def test_who_fails_to_slip_away_is_struck() -> None:
    put = scene(
        red={"ak": man(15, 30, FOR=5)},
        **two(),
        dice={"ak": {"disengagement": [6], "damage": [1]}, "ci": {"disengagement": [2]}},
    )
    put.answer(activate("ak"), ("action", {"charge": "bo"}), ("path", MIDDLE), ("facing", 0), ("kept", "bo"))
    put.answer(("escape", "INI"))
    assert put.one("damage_rolled", figure="ci")["force"] == 5
    assert put.one("life_lost", figure="ci")["lost"] == 1
    assert put.one("assaulted", figure="ak")["targets"] == ("bo", "ci")


@proves("AE-MULT-02", "AE-MULT-04")
def test_the_activated_and_the_cornered_do_not_slip_away() -> None:
    put = scene(red={"ak": man(15, 30)}, **two(activation="activated"))
    settled(put.answer(activate("ak"), ("action", {"charge": "bo"}), ("path", MIDDLE), ("facing", 0)))
    assert not put.all("disengaged")
    walls = [block(31.2, 20, 33, 40)]
    shut = scene(red={"ak": man(15, 30)}, **two(), terrain=walls)
    settled(shut.answer(activate("ak"), ("action", {"engagement": "bo"}), ("path", MIDDLE), ("facing", 0)))
    assert not shut.all("disengaged")


# ---------------------------------------------------------------- in a group


def pack(**more: Any) -> dict[str, Any]:
    return {"ak": man(10, 28, card="pack", **more), "al": man(10, 34, card="pack", **more)}


@proves("AE-ACT-01", "AE-ACT-02", "AE-ACT-03", "AE-ASLT-05", "AE-FEAR-13")
def test_a_group_charges_one_enemy_with_all_its_power() -> None:
    put = scene(red=pack(), blue={"bo": man(25, 30, power=2), "ci": man(25, 55)})
    put.answer(("speech", {"activate": "pack"}), ("next", {"group": ["ak", "al"]}))
    assert {"charge": "bo"} in put.offers("action")
    put.answer(("action", {"charge": "bo"}), ("path", {"touch": "bo"}), ("facing", 0), ("path", {"touch": "bo"}))
    settled(put)
    assert len(put.all("assaulted")) == 2
    assert put.one("charge_malus", figure="bo")["by"] == ("ak", "al")
    apart = {"ak": man(10, 30, card="pack"), "al": man(25, 45, card="pack", angle=270.0)}
    alone = scene(red=apart, blue={"bo": man(25, 30, power=2)})
    alone.answer(("speech", {"activate": "pack"}), ("next", "ak"), ("action", {"charge": "bo"}))
    alone.answer(("path", {"touch": "bo"}), ("facing", 0), ("next", "al"), ("action", {"charge": "bo"}))
    settled(alone.answer(("path", {"touch": "bo"})))
    assert not alone.all("charge_malus"), "one by one each is weighed alone"


@proves("AE-ACT-03", "AE-ASLT-05", "AE-FEAR-13")
def test_in_a_group_who_is_afraid_stays_and_does_not_weigh() -> None:
    put = scene(
        red=pack(),
        blue={"bo": man(25, 30, power=2, PEU=5)},
        dice={"bo": {"fear": [6, 6]}, "ak": {"fear": [1]}, "al": {"fear": [6]}},
    )
    put.answer(("speech", {"activate": "pack"}), ("next", {"group": ["ak", "al"]}), ("action", {"charge": "bo"}))
    settled(put.answer(("path", {"touch": "bo"}), ("path", {"touch": "bo"})))
    assert [one["figure"] for one in put.all("assaulted")] == ["al"]
    assert not put.all("charge_malus")
    assert not put.all("routed")


@proves("AE-ACT-03", "AE-ACT-05", "AE-ACT-06")
def test_a_group_makes_only_what_is_open_to_all() -> None:
    bow = Ranged("bow", 4, 20.0)
    put = scene(
        red={**pack(ranged=(bow,)), "am": man(10, 40, card="pack")},
        blue={"bo": man(25, 30)},
        dice={"ak": {"shot": [1]}, "al": {"shot": [1]}},
    )
    put.answer(("speech", {"activate": "pack"}), ("next", {"group": ["ak", "al", "am"]}))
    assert not [one for one in put.offers("action") if isinstance(one, dict) and "shoot" in one]
    put.answer(("action", "done"))
    assert put.state.figures["am"].activation == "activated"
    both = scene(red=pack(ranged=(bow,)), blue={"bo": man(25, 30)}, dice={"ak": {"shot": [1]}, "al": {"shot": [1]}})
    both.answer(("speech", {"activate": "pack"}), ("next", {"group": ["ak", "al"]}), ("action", {"shoot": "bo"}))
    assert [one["figure"] for one in both.all("shot")] == ["ak", "al"]
    assert both.refused("action", {"shoot": "bo"}).reason == "once-each"
    assert both.refused("action", "run").reason == "exclusive-alone"
    assert "march" in both.offers("action")


@proves("AE-ACT-09")
def test_who_dies_in_its_activation_loses_the_rest_and_its_card_goes_on() -> None:
    put = scene(
        red={"ak": man(10, 30, card="pack", pv=1), "al": man(10, 40, card="pack")},
        blue={"bo": man(12.5, 30, FOR=9)},
        dice={"bo": {"disengagement": [6], "damage": [6]}, "ak": {"disengagement": [1]}},
    )
    put.answer(("speech", {"activate": "pack"}), ("next", "ak"), ("action", "disengage"), ("disengage", "INI"))
    assert put.one("eliminated", figure="ak")
    put.until(lambda one: one.key == "action")
    assert put.pending.figure == "al"


# ---------------------------------------------------------------- leaving contact


@proves("AE-DISE-01", "AE-DISE-02", "AE-DISE-04", "AE-DISE-05", "AE-DISE-07", "AE-ACT-05")
def test_a_runaway_that_answers_gets_away_through_those_it_leaves() -> None:
    put = scene(
        red={"ak": man(10, 30)},
        blue={"bo": man(12.5, 30)},
        dice={"bo": {"disengagement": [5]}, "ak": {"disengagement": [4]}},
    )
    put.answer(activate("ak"), ("action", "disengage"), ("disengage", "INI"))
    first, second = put.all("tested", test="disengagement")
    assert (first["figure"], first["value"], first["needed"]) == ("bo", 1, 4)
    assert (second["figure"], second["value"], second["passed"]) == ("ak", 1, True)
    assert put.refused("path", []).reason == "ends-in-contact"
    put.answer(("path", [[18.0, 30.0]]), ("facing", 0))
    assert put.state.figures["ak"].at == (18.0, 30.0)
    assert put.refused("action", "march").reason == "once-each"
    put.played()


@proves("AE-DISE-02", "AE-DISE-03", "AE-DISE-06", "AE-DISE-09")
def test_by_strength_the_opportunist_has_two_more_and_strikes_on_a_failure() -> None:
    put = scene(
        red={"ak": man(10, 30)},
        blue={"bo": man(12.5, 30), "ci": man(7.5, 30, FOR=6)},
        dice={"ci": {"disengagement": [4], "damage": [1]}, "ak": {"disengagement": [6]}},
    )
    put.answer(activate("ak"), ("action", "disengage"), ("disengage", "FOR"), ("opportunist", "ci"))
    first = put.all("tested", figure="ci")[0]
    assert (first["value"], first["difficulty"]) == (6 + 2 - 2, 3 - 4)
    assert put.one("disengaged")["passed"] is False, "6 against 6 is out of reach"
    assert put.one("damage_rolled", figure="ak")["force"] == 6
    assert put.refused("action", "disengage").reason == "once-each"


@proves("AE-DISE-01")
def test_who_was_assaulted_this_turn_cannot_leave() -> None:
    put = scene(red={"ak": man(10, 30)}, blue={"bo": man(25, 30)})
    going(put, {"engagement": "bo"})
    put.answer(activate("bo"))
    assert put.refused("action", "disengage").reason == "assaulted-this-turn"
    free = scene(red={"ak": man(10, 30)}, blue={"bo": man(25, 30)})
    assert free.answer(activate("ak")).refused("action", "disengage").reason == "in-contact-with-nobody"


@proves("AE-DISE-08", "AE-ASLT-01")
def test_an_assailing_runaway_goes_for_somebody_new_within_its_mou() -> None:
    put = scene(
        red={"ak": man(10, 30)},
        blue={"bo": man(12.5, 30), "ci": man(20, 30), "far": man(30, 30)},
        dice={"bo": {"disengagement": [1]}},
    )
    put.answer(activate("ak"))
    assert put.refused("action", {"assailing": "bo"}).reason == "touched-already"
    assert put.refused("action", {"assailing": "far"}).reason == "too-far"
    put.answer(("action", {"assailing": "ci"}), ("disengage", "INI"), ("path", {"touch": "ci"}), ("facing", 0))
    settled(put)
    made = put.one("assaulted", figure="ak")
    assert (made["kind"], made["targets"]) == ("assailing", ("ci",))
    assert not put.all("charge_malus")


@proves("AE-ETHE-03", "AE-ETHE-04")
def test_the_ethereal_always_gets_away_and_frightens_those_it_passes() -> None:
    put = scene(
        red={"ak": man(10, 30, PEU=6, skills={"ethereal": None})},
        blue={"bo": man(12.5, 30), "ci": man(10, 32.5)},
        dice={"ak": {"fear": [6]}, "bo": {"fear": [1]}},
    )
    put.answer(activate("ak"), ("action", "disengage"), ("disengage", "INI"), ("opportunist", "bo"))
    put.answer(("path", [[18.0, 30.0]]), ("facing", 0))
    assert put.one("disengaged")["passed"]
    assert [one["figure"] for one in put.all("routed")] == ["bo"], "only whom it went through"
    put.played()


# ---------------------------------------------------------------- from above


def flyer(x: float, y: float, **more: Any) -> Any:
    return man(x, y, mou=7.5, air=15.0, skills={"flight": None}, **more)


@proves("AE-FLY-08", "AE-FLY-18", "AE-FLY-05")
def test_a_dive_charge_strikes_from_the_level_above() -> None:
    put = scene(red={"ak": flyer(10, 30, altitude=1)}, blue={"bo": man(28, 30), "two": man(10, 40, altitude=2)})
    put.answer(activate("ak"))
    assert {"charge": "bo"} in put.offers("action")
    assert {"engagement": "two"} in put.offers("action")
    put.answer(("action", {"charge": "bo"}), ("path", {"touch": "bo"}), ("facing", 0))
    me = put.state.figures["ak"]
    assert me.altitude == 0
    game = Game(put.state, SeededDice("x"))
    assert [score(game, "ak", name) for name in ("INI", "ATT", "FOR", "DEF")] == [5, 5, 5, 3]
    assert put.one("charge_malus", figure="bo")
    low = scene(red={"ak": man(10, 30)}, blue={"bo": flyer(20, 30, altitude=1)})
    assert low.answer(activate("ak")).refused("action", {"charge": "bo"}).reason == "cannot-fly"
    high = scene(red={"ak": flyer(10, 30, altitude=2)}, blue={"bo": man(20, 30)})
    assert high.answer(activate("ak")).refused("action", {"charge": "bo"}).reason == "no-such-level"


@proves("AE-FLY-08")
def test_an_engagement_from_above_is_no_dive() -> None:
    put = scene(red={"ak": flyer(10, 30, altitude=1)}, blue={"bo": man(28, 30)})
    going(put, {"engagement": "bo"})
    assert not put.all("boosted")


@proves("AE-FLY-09", "AE-FLY-10")
@pytest.mark.parametrize(("power", "level", "may"), [(1, 1, False), (2, 1, True), (2, 0, False)])
def test_a_dive_is_intercepted_only_above_and_by_the_strong(power: int, level: int, may: bool) -> None:
    leader = man(5, 5, commander=True, rank=2, incarnate=True)
    put = scene(
        red={"ak": flyer(10, 30, altitude=1, power=2)},
        blue={"bo": man(29, 30), "guard": flyer(26, 44, altitude=level, power=power, angle=270.0), "boss": leader},
        tactics={"blue": 3},
    )
    put.answer(activate("ak"), ("action", {"charge": "bo"}), ("path", {"touch": "bo"}))
    assert (put.pending.key == "react") is may


# ---------------------------------------------------------------- in the way of leapers and the swift


@proves("AE-BOND-03", "AE-RAPI-02", "AE-LOS-04")
@pytest.mark.parametrize(
    ("actor", "guard", "shift"),
    [((), (), 0), (("leap",), (), -1), (("leap",), ("leap",), 0), (("swiftness",), (), -2), ((), ("swiftness",), 2)],
)
def test_columns_of_an_interception(actor: tuple[str, ...], guard: tuple[str, ...], shift: int) -> None:
    boss = man(85, 5, commander=True, rank=2, incarnate=True)
    watch = man(26, 39, angle=270.0, skills=dict.fromkeys(guard))
    put = scene(
        red={"ak": man(10, 30, skills=dict.fromkeys(actor))},
        blue={"guard": watch, "blind": man(26, 21, angle=270.0), "boss": boss},
        tactics={"blue": 3},
        dice={"guard": {"interception": [1]}},
    )
    put.answer(activate("ak"), ("action", "run"), ("path", [[30.0, 30.0]]))
    offered = [one["intercept"] for one in put.offers("react") if isinstance(one, dict)]
    assert set(offered) == {"guard"}, "the one that looks away has no line of sight"
    put.answer(("react", {"intercept": "guard", "by": "INI"}))
    assert put.one("tested", test="interception").get("shift", 0) == shift


@proves("AE-BOND-02")
def test_one_leap_only_in_a_pursuit() -> None:
    put = scene(red={"ak": man(10, 30, skills={"leap": None})}, blue={"bo": man(30, 30)})
    assert leaps_of(Game(put.state, SeededDice("x")), "ak") == 2
    assert leaps_of(Game(replace(put.state, phase="combat"), SeededDice("x")), "ak") == 1


@proves("AE-ACT-07", "AE-SHOT-11")
def test_a_shot_and_a_mystic_action_exclude_each_other() -> None:
    mystic = next(one for one in DEEDS.values() if one.family == "mystic")
    for done, wanted in ((("shoot",), mystic), ((mystic.name,), DEEDS["shoot"])):
        put = scene(red={"ak": man(10, 30, done=done)}, blue={"bo": man(30, 30)})
        refusal = barred(Game(put.state, SeededDice("x")), "ak", wanted)
        assert refusal is not None
        assert refusal.reason == "shot-or-mystic"


@proves("AE-MAT-01")
def test_every_die_of_a_test_has_six_faces() -> None:
    put = scene(
        red={"ak": man(10, 30)}, blue={"bo": man(25, 30, PEU=5)}, dice={"bo": {"fear": [6]}, "ak": {"fear": [6]}}
    )
    going(put, {"charge": "bo"})
    assert [event.sides for event in put.events if isinstance(event, Rolled)] == [6, 6]


@proves("AE-MULT-01")
def test_who_compares_ways_is_shown_those_that_touch_two() -> None:
    def ideas(**blue: Fighter) -> list[Point]:
        put = scene(red={"ak": man(30, 30)}, blue=blue).answer(activate("ak"), ("action", {"charge": "ci"}))
        decision = put.pending
        assert isinstance(decision, ChoosePath)
        return [way[-1] for way in decision.ideas()]

    near = ideas(bo=man(40, 31.4), ci=man(40, 28.6))
    assert any(math.dist(end, (40, 31.4)) < 2.52 and math.dist(end, (40, 28.6)) < 2.52 for end in near)
    assert not ideas(bo=man(40, 33), ci=man(40, 27.9))
