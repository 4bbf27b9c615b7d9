"""Dynamic actions: the three displacements, what they allow and what stops them."""

from math import cos, radians, sin
from typing import Any

import pytest

from games.evenor.scene import Scene, block, model, scene
from games.evenor.stock import AT_BOW, BLADE, acting, archer, because, walker
from proofs import proves


def alone() -> Scene:
    """A walker at (4, 12), its enemy far away."""
    return scene(red={"me": walker(4, 12)}, blue={"foe": walker(20, 12)}, dice={"me": {"initiative": [1]}}).answer(
        *acting("me")
    )


# ---------------------------------------------------------------- the three kinds


@proves("EV-DYN-01")
def test_a_shooter_may_run_charge_or_shoot_on_the_move_and_nothing_else() -> None:
    shown = scene(red={"me": archer(4, 12)}, blue={"foe": walker(23, 23)}).answer(*acting("me"))
    offered = shown.offers("action")
    assert offered == ["prone", "step", "run", "moving-shot", "charge", "nothing"]
    for kind in ("jump", "climb", "swim", "disengage"):
        assert "EV-DYN-01" in shown.refused("action", kind).rules


@proves("EV-DYN-01", "EV-DIS-01")
def test_leaving_contact_is_one_of_the_three_displacements() -> None:
    engaged = scene(red={"me": archer(4, 12)}, blue={"foe": walker(5, 12)}).answer(*acting("me"))
    assert engaged.offers("action") == ["prone", {"fight": "foe"}, "step", "run", "moving-shot", "charge", "nothing"]


@proves("EV-DYN-01")
def test_who_cannot_shoot_has_no_moving_shot() -> None:
    shown = alone()
    assert "moving-shot" not in shown.offers("action")
    assert shown.refused("action", "moving-shot").rules == ("EV-CHR-05",)


@proves("EV-DYN-02")
def test_a_fast_move_goes_six_pas_and_no_farther() -> None:
    run = alone().answer(("action", "run"))
    assert run.one("action_declared")["rules"] == ("EV-DYN-02",)
    refusal = run.refused("path", [[10.01, 12]])
    assert (refusal.reason, refusal.rules) == ("too-far", ("EV-DYN-02",))
    assert refusal.facts == {"cost": 6.01, "limit": 6.0}
    run.play(("path", [[7, 12], [7, 15]])).played()
    moved = run.one("moved")
    assert (moved["cost"], moved["kind"], moved["rules"]) == (6, "run", ("EV-DYN-02",))
    assert run.facts("me")["at"] == [7, 15]
    assert not run.all("stood_up"), "it was on its feet"
    assert not run.all("revealed"), "and in full view"


@proves("EV-DYN-02")
def test_a_fast_move_may_turn_back_and_end_where_it_began() -> None:
    run = alone().play(("action", "run"), ("path", [[6.5, 12], [4.25, 12]]))
    assert run.facts("me")["at"] == [4.25, 12]
    assert run.one("moved")["cost"] == 4.75
    assert alone().answer(("action", "run")).refused("path", [[10.0127, 12]]).facts["cost"] == 6.013


@proves("EV-DYN-02", "EV-DYN-03", "EV-DYN-05")
def test_the_fast_move_is_half_as_long_again_as_the_other_two() -> None:
    shown = scene(red={"me": archer(4, 12)}, blue={"foe": walker(20, 12)})
    allowed = {kind: shown.query("allowance", figure="me", kind=kind) for kind in ("run", "moving-shot", "charge")}
    assert allowed == {"run": 6, "moving-shot": 4, "charge": 4}


# ---------------------------------------------------------------- shooting on the move


def strolling(foe: Any = None, terrain: Any = (), **dice: list[int]) -> Scene:
    """An archer at (4, 12) begins a moving shot; its enemy stands 9 pas away unless said otherwise."""
    reacts = {"foe": {"reaction": [1]}} if dice else {}
    return scene(
        red={"me": archer(4, 12)},
        blue={"foe": foe or walker(14, 12)},
        terrain=terrain,
        dice={"me": {"initiative": [1], **dice}, **reacts},
    ).answer(*acting("me"), ("action", "moving-shot"))


@proves("EV-DYN-03")
def test_a_moving_shot_is_taken_in_the_middle_of_four_pas() -> None:
    walk = strolling(shot=[1, 1, 1]).answer(("path", [[5.5, 12]]), ("shot", AT_BOW))
    refusal = walk.refused("path", [[5.5, 14.51]])
    assert (refusal.reason, refusal.rules) == ("too-far", ("EV-DYN-03",))
    assert refusal.facts == {"cost": 2.51, "limit": 2.5}
    walk.play(("path", [[5.5, 14.5]])).played()
    assert [(event["cost"], event["kind"]) for event in walk.all("moved")] == [
        (1.5, "moving-shot"),
        (2.5, "moving-shot"),
    ]
    assert walk.order().index("shot") > walk.order().index("moved")
    assert walk.facts("me")["at"] == [5.5, 14.5]


@proves("EV-DYN-03")
def test_a_moving_shot_may_come_before_the_first_pas_or_after_the_last() -> None:
    first = strolling(shot=[1, 1, 1]).play(("path", []), ("shot", AT_BOW), ("path", [[4, 16]])).played()
    assert first.facts("me")["at"] == [4, 16]
    assert first.one("shot")["distance"] == 9
    last = strolling(shot=[1, 1, 1]).answer(("path", [[8, 12]]), ("shot", AT_BOW))
    assert last.pending.key == "activate", "nothing is left to walk"
    last.played()
    assert last.facts("me")["at"] == [8, 12]
    assert last.one("shot")["distance"] == 5
    assert len(last.all("moved")) == 1


@proves("EV-DYN-03", "EV-DYN-04")
def test_a_moving_shot_is_one_shot_or_none_at_all() -> None:
    once = strolling(shot=[1, 1, 1]).play(("path", [[5, 12]]), ("shot", AT_BOW), ("path", [[6, 12]])).played()
    assert len(once.all("shot")) == 1
    still = strolling(shot=[1, 1, 1]).answer(("path", [[5, 12]]), ("shot", AT_BOW))
    assert still.pending.default == [], "who says nothing stays where it shot from"
    never = strolling().play(("path", [[5, 12]]), ("shot", "none"), ("path", [[8, 12]])).played()
    assert not never.all("shot")
    assert never.facts("me")["at"] == [8, 12]


@proves("EV-DYN-04")
def test_a_moving_shot_takes_one_more_even_without_a_step() -> None:
    still = strolling(shot=[4, 5, 5]).play(("path", []), ("shot", AT_BOW)).played()
    shot = still.one("shot")
    assert (shot["kind"], shot["band"], shot["needed"], shot["hits"]) == ("moving", "medium", 5, 2)
    assert because(shot) == {"Tir en déplacement": 1}
    assert not still.all("moved")


@proves("EV-DYN-04")
def test_range_is_measured_where_the_shot_is_taken() -> None:
    near = strolling(shot=[3, 4, 4]).play(("path", [[8, 12]]), ("shot", AT_BOW)).played()
    shot = near.one("shot")
    assert (shot["band"], shot["needed"], shot["hits"]) == ("short", 4, 2)
    assert because(shot) == {"Portée": -1, "Tir en déplacement": 1}


@proves("EV-DYN-04")
def test_a_line_of_sight_found_on_the_way_is_enough() -> None:
    rock = [block("rock", 8, 9, 9, 13)]
    blind = strolling(terrain=rock).answer(("path", [[4, 12.5]]))
    assert blind.offers("shot") == ["none"], "no shot is offered behind the rock"
    seeing = strolling(terrain=rock, shot=[1, 1, 1]).answer(("path", [[4, 15]]))
    assert seeing.offers("shot") == [AT_BOW, "none"]
    seeing.play(("shot", AT_BOW), ("path", [[4, 14]])).played()


@proves("EV-DYN-04")
def test_an_archer_in_contact_shoots_only_once_it_has_left() -> None:
    """No shot where it is engaged; the default, waiting for the shot, does not lose the walk."""
    here = strolling(walker(5, 12)).answer(("path", []))
    assert here.offers("shot") == ["none"]
    assert here.refused("shot", AT_BOW).rules == ("EV-SHO-04",)
    here.answer(("shot", "none"))
    assert here.pending.key == "path", "engaged, it has no shot, but all of its way before it"
    assert here.pending.facts["limit"] == 4
    away = scene(
        red={"me": archer(4, 12)},
        blue={"foe": walker(5, 12)},
        dice={"me": {"initiative": [1], "shot": [1, 1, 1]}, "foe": {"opportunity": [1], "reaction": [1]}},
    ).play(*acting("me"), ("action", "moving-shot"), ("path", [[1, 12]]), ("shot", AT_BOW))
    away.played()
    assert away.one("shot")["distance"] == 3


@proves("EV-DYN-04")
def test_without_any_target_it_is_still_a_walk_of_four_pas() -> None:
    walk = strolling(walker(14, 12, "hidden"))
    refusal = walk.refused("path", [[8.01, 12]])
    assert refusal.rules == ("EV-DYN-03",)
    assert refusal.facts["limit"] == 4
    walk.play(("path", [[8, 12]])).played()
    assert walk.facts("me")["at"] == [8, 12]
    assert not walk.all("shot")


@proves("EV-DYN-09", "EV-DYN-10")
def test_a_moving_shot_that_meets_an_enemy_ends_there_without_a_shot() -> None:
    met = strolling(walker(7, 12), shot=[]).answer(("path", {"touch": "foe"}))
    met.play()
    assert met.query("engaged", figure="me") == ["foe"]
    assert not met.all("shot")
    assert not met.all("fought")
    assert len(met.all("moved")) == 1, "the rest of the four pas is not offered"


@proves("EV-DYN-10")
def test_a_moving_shot_does_not_go_on_after_felling_the_one_it_met() -> None:
    met = scene(
        red={"me": archer(4, 12)},
        blue={"foe": walker(7, 12), "far": walker(20, 20)},
        dice={
            "me": {"initiative": [1], "melee": [4, 4, 4]},
            "foe": {"reaction": [6], "melee": [1, 1, 1], "table": [5, 5, 5]},
        },
    ).answer(*acting("me"), ("action", "moving-shot"), ("path", {"touch": "foe"}), ("reaction", "counter-charge"))
    met.answer(("shot", "none"))
    assert "out" in met.status("foe")
    assert met.pending.key == "activate", "its move ended where it met the enemy"


@proves("EV-DYN-03", "EV-DYN-09")
def test_the_rest_of_a_moving_shot_may_run_into_a_counter_charge() -> None:
    met = scene(
        red={"me": archer(4, 12)},
        blue={"foe": walker(14, 12), "near": walker(4, 15, R=1)},
        dice={
            "me": {"initiative": [1], "shot": [1, 1, 1], "melee": [1, 1, 1]},
            "foe": {"reaction": [1]},
            "near": {"reaction": [1], "melee": [1, 1, 1]},
        },
    ).answer(*acting("me"), ("action", "moving-shot"), ("path", []), ("shot", AT_BOW), ("path", {"touch": "near"}))
    met.play(("reaction", "counter-charge")).played()
    assert met.one("fought")["attackers"] == ("near",)
    assert because(met.rolls("near", "melee")[0]) == {"Charge": -1}
    assert because(met.rolls("me", "melee")[0]) == {}


@proves("EV-DYN-03", "EV-TRT-11")
def test_who_recoils_on_a_moving_shot_neither_shoots_nor_goes_on() -> None:
    shy = scene(
        red={"me": archer(4, 12)},
        blue={"foe": walker(7, 12, traits={"Effrayant": None}), "far": walker(20, 20)},
        dice={"me": {"initiative": [1], "fear": [3]}},
    ).answer(*acting("me"), ("action", "moving-shot"), ("path", {"touch": "foe"}))
    assert shy.one("recoiled")["fears"] == "foe"
    assert shy.pending.key == "activate"
    assert shy.played().facts("me")["at"] == [4, 12]


# ---------------------------------------------------------------- charging


def charging(x: float = 9.0, number: int = 1, foe: Any = None, **dice: list[int]) -> Scene:
    """A walker at (4, 12) with C4+ and P3 announces actions; its enemy stands at x."""
    return scene(
        red={"me": walker(4, 12)},
        blue={"foe": foe or walker(x, 12, V=3, printed_V=1)},
        dice={
            "me": {"initiative": list(range(1, number + 1)), **dice},
            "foe": {"reaction": [1], "melee": [1, 1, 1], "table": [1, 1]},
        },
    ).answer(*acting("me", number))


@proves("EV-DYN-05")
def test_a_charge_reaches_four_pas_and_no_farther() -> None:
    there = charging(9)
    assert {"charge": "foe"} in there.offers("action")
    far = charging(9.02)
    assert {"charge": "foe"} not in far.offers("action")
    refusal = far.refused("action", {"charge": "foe"})
    assert (refusal.reason, refusal.rules) == ("too-far", ("EV-DYN-05",))
    assert refusal.facts == {"distance": 4.02, "limit": 4.0}
    far.answer(("action", "charge"))
    assert far.refused("path", [[8.01, 12]]).rules == ("EV-DYN-05",)
    assert far.refused("path", {"touch": "foe"}).rules == ("EV-DYN-05",)


@proves("EV-DYN-05")
def test_a_charge_may_go_round_a_corner() -> None:
    bent = scene(
        red={"me": walker(4, 12)},
        blue={"foe": walker(7, 12)},
        terrain=[block("wall", 5.4, 11.4, 5.6, 12.6)],
        dice={"me": {"initiative": [1], "melee": [1, 1, 1]}, "foe": {"reaction": [1], "melee": [1, 1, 1]}},
    ).play(*acting("me"), ("action", {"charge": "foe"}))
    moved = bent.played().one("moved")
    assert moved["kind"] == "charge"
    assert len(moved["path"]) > 2
    assert 2 < moved["cost"] <= 4
    assert bent.one("fought")["attackers"] == ("me",)


@proves("EV-DYN-05")
def test_a_charge_needs_no_run_up() -> None:
    close = charging(5.1, melee=[3, 2, 2]).play(("action", {"charge": "foe"}))
    assert close.one("moved")["cost"] < 0.2
    assert close.one("fought")["needed"] == 3


@proves("EV-DYN-06")
def test_a_charge_into_contact_is_fought_at_once_with_one_less() -> None:
    fought = charging(9, melee=[3, 3, 2])
    fought.play(("action", {"charge": "foe"}))
    assert fought.rolls("me", "melee")[0]["needed"] == 3
    assert because(fought.rolls("me", "melee")[0]) == {"Charge": -1}
    assert because(fought.rolls("foe", "melee")[0]) == {}, "who is charged and does not react has no bonus"
    assert fought.one("fought")["blows"] == 2
    assert fought.one("fought")["needed_back"] == 4


@proves("EV-DYN-06")
def test_a_charger_may_decline_the_fight() -> None:
    shy = charging(9)
    shy.answer(("action", {"charge": "foe"}))
    assert shy.offers("opponent") == ["foe", "none"]
    shy.answer(("opponent", "none"))
    assert shy.query("engaged", figure="me") == ["foe"]
    assert not shy.all("fought")


@proves("EV-DYN-06")
def test_a_charge_that_touches_nobody_is_not_fought() -> None:
    short = charging(9.5)
    short.answer(("action", "charge"), ("path", [[8, 12]]))
    assert short.facts("me")["at"] == [8, 12]
    assert not short.all("fought")
    assert short.pending.key == "activate"


@proves("EV-DYN-07")
def test_the_bonus_of_a_charge_does_not_last_until_a_later_fight() -> None:
    series = scene(
        red={"me": walker(4, 12, traits={"Charge furieuse": None})},
        blue={"foe": walker(9, 12)},
        dice={
            "me": {"initiative": [1, 2], "melee": [1, 1, 1, 1, 1, 1, 1]},
            "foe": {"reaction": [1], "melee": [1, 1, 1, 1, 1, 1]},
        },
    ).play(*acting("me", 2), ("action", {"charge": "foe"}), ("action", {"fight": "foe"}))
    first, second = series.played().rolls("me", "melee")
    assert (first["needed"], len(first["faces"])) == (3, 4)
    assert (second["needed"], len(second["faces"])) == (4, 3)


@proves("EV-DYN-07", "EV-DYN-11")
def test_a_second_charge_of_the_series_earns_the_bonus_again() -> None:
    series = scene(
        red={"me": walker(4, 12, traits={"Charge furieuse": None, "Acrobate": None})},
        blue={"foe": walker(9, 12), "next": walker(9, 15)},
        dice={
            "me": {"initiative": [1, 2], "melee": [1] * 8},
            "foe": {"reaction": [1], "melee": [1, 1, 1]},
            "next": {"reaction": [1], "melee": [1, 1, 1]},
        },
    ).play(*acting("me", 2), ("action", {"charge": "foe"}), ("action", {"charge": "next"}))
    rolls = series.played().rolls("me", "melee")
    assert [(roll["needed"], len(roll["faces"])) for roll in rolls] == [(3, 4), (3, 4)]
    assert [fought["defender"] for fought in series.all("fought")] == ["foe", "next"]


# ---------------------------------------------------------------- what is in the way


def crossing(terrain: Any = (), friend: Any = None, foe: Any = None) -> Scene:
    """A walker at (4, 12) announces a run past what is in its way."""
    band = {"me": walker(4, 12), **({"friend": friend} if friend else {})}
    return scene(
        red=band,
        blue={"foe": foe or walker(20, 20)},
        terrain=terrain,
        dice={"me": {"initiative": [1]}, "foe": {"reaction": [1]}},
    ).answer(*acting("me"), ("action", "run"))


@proves("EV-DYN-08", "EV-TER-02")
def test_scenery_cannot_be_crossed() -> None:
    walled = crossing([block("wall", 6, 11, 6.2, 13)])
    refusal = walled.refused("path", [[9, 12]])
    assert (refusal.reason, refusal.rules) == ("scenery-in-the-way", ("EV-DYN-08", "EV-TER-02"))
    assert refusal.facts == {"piece": "wall"}
    assert walled.refused("path", [[5.6, 12]]).rules == ("EV-DYN-08", "EV-TER-02"), "nor half entered"
    walled.play(("path", [[5.5, 12]]))
    assert walled.facts("me")["at"] == [5.5, 12]


@proves("EV-DYN-08")
@pytest.mark.parametrize("band", ["friend", "foe"])
def test_neither_friends_nor_enemies_can_be_crossed_or_stood_upon(band: str) -> None:
    for path in ([[10, 12]], [[6.5, 12]]):
        blocked = crossing(**{band: walker(7, 12)})
        refusal = blocked.refused("path", path)
        assert (refusal.reason, refusal.rules) == ("model-in-the-way", ("EV-DYN-08",))
        assert refusal.facts == {"figure": band}


@proves("EV-DYN-08")
def test_a_friend_may_be_brushed_in_passing() -> None:
    past = crossing(friend=walker(7, 13)).play(("path", [[10, 12]]))
    assert past.facts("me")["at"] == [10, 12]


@proves("EV-DYN-08")
def test_a_gap_narrower_than_the_base_is_no_way() -> None:
    tight = [block("one", 6, 12.49, 7, 15), block("two", 6, 9, 7, 11.5)]
    assert crossing(tight).refused("path", [[9, 12]]).rules == ("EV-DYN-08", "EV-TER-02")
    wide = [block("one", 6, 12.5, 7, 15), block("two", 6, 9, 7, 11.5)]
    assert crossing(wide).play(("path", [[9, 12]])).facts("me")["at"] == [9, 12]


@proves("EV-DYN-08")
def test_the_fallen_are_no_obstacle() -> None:
    for band in ("friend", "foe"):
        others = {"foe": walker(20, 20)} if band == "friend" else {}
        fallen = {**others, band: walker(7, 12, "out", V=0)}
        if band == "foe":
            over = scene(
                red={"me": walker(4, 12)},
                blue={"foe": fallen["foe"], "rest": walker(20, 20)},
                dice={"me": {"initiative": [1]}},
            ).answer(*acting("me"), ("action", "run"))
        else:
            over = crossing(**fallen)
        over.play(("path", [[7.25, 12]]))
        assert over.facts("me")["at"] == [7.25, 12]


# ---------------------------------------------------------------- coming into contact


def meeting(reaction: Any, **dice: list[int]) -> Scene:
    """A run of 4 pas into contact with somebody whose reaction roll succeeds."""
    return scene(
        red={"me": walker(4, 12, V=2, printed_V=1)},
        blue={"foe": walker(9, 12, V=2, printed_V=1)},
        dice={"me": {"initiative": [1], **dice}, "foe": {"reaction": [6], **dice}},
    ).play(*acting("me"), ("action", "run"), ("path", {"touch": "foe"}), ("reaction", reaction))


@proves("EV-DYN-09")
def test_a_run_into_contact_engages_without_a_fight() -> None:
    met = meeting("none").played()
    assert met.query("engaged", figure="me") == ["foe"]
    assert met.one("reacted")["reaction"] == "none"
    assert not met.all("fought")


@proves("EV-DYN-09")
def test_a_run_into_contact_is_fought_only_if_the_enemy_counter_charges() -> None:
    met = meeting("counter-charge", melee=[1, 1, 1]).played()
    assert because(met.rolls("foe", "melee")[0]) == {"Charge": -1}
    assert because(met.rolls("me", "melee")[0]) == {}
    assert len(met.all("fought")) == 1


@proves("EV-DYN-10")
def test_the_first_contact_ends_the_move() -> None:
    crossed = crossing(foe=walker(6, 13))
    refusal = crossed.refused("path", [[8, 12]])
    assert (refusal.reason, refusal.rules) == ("contact-ends-the-move", ("EV-DYN-10",))
    assert refusal.facts["figure"] == "foe"
    crossed.answer(("path", [[6, 12]]))
    assert crossed.query("engaged", figure="me") == ["foe"]
    assert crossed.facts("me")["at"] == [6, 12]


@proves("EV-DYN-10")
def test_the_same_last_step_may_touch_two_enemies() -> None:
    both = scene(
        red={"me": walker(4, 12)},
        blue={"up": walker(6, 13), "down": walker(6, 11)},
        dice={"me": {"initiative": [1]}, "up": {"reaction": [1]}, "down": {"reaction": [1]}},
    ).play(*acting("me"), ("action", "run"), ("path", [[6, 12]]))
    assert both.played().query("engaged", figure="me") == ["down", "up"]


@proves("EV-DYN-10")
def test_an_enemy_touched_from_the_start_does_not_end_the_move() -> None:
    away = scene(
        red={"me": walker(4, 12)},
        blue={"foe": walker(5, 12)},
        dice={"me": {"initiative": [1]}, "foe": {"opportunity": [1]}},
    ).play(*acting("me"), ("action", "run"), ("path", [[4, 13], [4, 18]]))
    assert away.played().facts("me")["at"] == [4, 18]


@proves("EV-DYN-11")
def test_who_is_touched_already_cannot_be_charged() -> None:
    engaged = scene(red={"me": walker(4, 12)}, blue={"foe": walker(5, 12)}, dice={"me": {"initiative": [1]}})
    engaged.answer(*acting("me"))
    assert {"charge": "foe"} not in engaged.offers("action")
    refusal = engaged.refused("action", {"charge": "foe"})
    assert (refusal.reason, refusal.rules) == ("touched-already", ("EV-DYN-11",))


@proves("EV-DYN-11")
def test_a_charge_on_the_spot_is_not_fought() -> None:
    engaged = scene(red={"me": walker(4, 12)}, blue={"foe": walker(5, 12)}, dice={"me": {"initiative": [1]}})
    engaged.answer(*acting("me"), ("action", "charge"), ("path", []))
    assert engaged.pending.key == "activate"
    assert not engaged.all("fought")
    engaged.played()


@proves("EV-DYN-11", "EV-DIS-01")
def test_an_engaged_model_may_charge_another_enemy_and_leaves_the_first() -> None:
    turned = scene(
        red={"me": walker(4, 12)},
        blue={"old": walker(5, 12), "new": walker(4, 15)},
        dice={
            "me": {"initiative": [1], "melee": [1, 1, 1]},
            "old": {"opportunity": [1]},
            "new": {"reaction": [1], "melee": [1, 1, 1]},
        },
    ).play(*acting("me"), ("action", {"charge": "new"}))
    assert turned.played().one("fought")["defender"] == "new"
    assert turned.rolls("me", "melee")[0]["needed"] == 3


@proves("EV-DYN-11")
def test_sliding_along_one_enemy_into_another_fights_only_the_new_one() -> None:
    """Still in contact with the old one, the charger is outnumbered, but the charge is against the new one."""
    round_old = [[5 + 1.007 * cos(radians(a)), 12 + 1.007 * sin(radians(a))] for a in range(170, 119, -10)]
    slid = scene(
        red={"me": walker(4, 12)},
        blue={"old": walker(5, 12), "new": walker(4.497, 13.874)},
        dice={
            "me": {"initiative": [1], "melee": [1, 1, 1]},
            "new": {"reaction": [1], "melee": [1, 1, 1]},
        },
    ).answer(*acting("me"), ("action", "charge"), ("path", round_old))
    assert slid.offers("opponent") == ["new", "none"]
    slid.play(("opponent", "new")).played()
    assert because(slid.rolls("me", "melee")[0]) == {"Charge": -1, "Combat multiple": 1}
    assert slid.query("engaged", figure="me") == ["new", "old"]


# ---------------------------------------------------------------- several enemies at once


def between_two(up: list[int], down: list[int], *answers: tuple[str, Any], **with_: Any) -> Scene:
    """A charge that touches two enemies at once; their reaction dice."""
    dice: dict[str, dict[str, list[int]]] = {
        "me": {"initiative": [1], "melee": [1] * 12},
        "up": {"reaction": up, "melee": [1] * 12},
        "down": {"reaction": down, "melee": [1] * 12},
    }
    return scene(
        red={"me": walker(4, 12, **with_)}, blue={"up": walker(6, 13), "down": walker(6, 11)}, dice=dice
    ).answer(*acting("me"), ("action", "charge"), ("path", [[6, 12]]), *answers)


@proves("EV-DYN-12")
def test_a_charge_into_two_enemies_is_fought_against_the_one_chosen() -> None:
    both = between_two([1], [1])
    assert both.offers("opponent") == ["up", "down", "none"]
    assert len(both.rolls("up", "reaction")) == len(both.rolls("down", "reaction")) == 1
    both.answer(("opponent", "down"))
    assert [fought["defender"] for fought in both.all("fought")] == ["down"]


@proves("EV-DYN-12")
def test_a_counter_charger_who_was_not_chosen_fights_right_after() -> None:
    both = between_two([6], [1], ("reaction", "counter-charge"), ("opponent", "down"))
    first, second = both.all("fought")
    assert (first["attackers"], first["defender"]) == (("me",), "down")
    assert (second["attackers"], second["defender"]) == (("up",), "me")
    assert because(both.rolls("me", "melee")[1]) == {"Charge": -1, "Combat multiple": 1}
    assert because(both.rolls("up", "melee")[0]) == {"Charge": -1}


@proves("EV-DYN-12", "EV-CCH-04")
@pytest.mark.parametrize(("chosen", "other"), [("up", "down"), ("down", "up")])
def test_of_two_counter_chargers_the_other_one_fights_after(chosen: str, other: str) -> None:
    both = between_two([6], [6], *(("reaction", "counter-charge"),) * 2, ("opponent", chosen))
    assert [(f["attackers"], f["defender"]) for f in both.all("fought")] == [(("me",), chosen), ((other,), "me")]


@proves("EV-DYN-12", "EV-CCH-04")
def test_nobody_fights_a_charger_who_has_fallen() -> None:
    fallen = scene(
        red={"me": walker(4, 12), "friend": walker(2, 2)},
        blue={"up": walker(6, 13), "down": walker(6, 11)},
        dice={
            "me": {"initiative": [1], "melee": [1, 1, 1], "table": [6]},
            "up": {"reaction": [6]},
            "down": {"reaction": [1], "melee": [4, 1, 1]},
        },
    ).answer(*acting("me"), ("action", "charge"), ("path", [[6, 12]]), ("reaction", "counter-charge"))
    fallen.answer(("opponent", "down"))
    assert "out" in fallen.played().status("me")
    assert len(fallen.all("fought")) == 1


@proves("EV-DYN-12")
def test_the_counter_charger_chosen_is_fought_once() -> None:
    both = between_two([6], [1], ("reaction", "counter-charge"))
    assert both.offers("opponent") == ["up", "down"], "one of them cannot be declined"
    both.answer(("opponent", "up"))
    assert [fought["defender"] for fought in both.all("fought")] == ["up"]


@proves("EV-DYN-12")
def test_attaques_multiples_charge_both_or_one_or_nobody() -> None:
    for chosen in (["up", "down"], ["down"], []):
        both = between_two([1], [1], traits={"Attaques multiples": 2}, weapons=[{"name": "Haches", "P": 4}])
        both.answer(("opponents", chosen))
        assert [fought["defender"] for fought in both.all("fought")] == chosen


@proves("EV-DYN-12")
def test_the_enemy_charged_by_name_is_fought_unless_another_is_named() -> None:
    named = scene(
        red={"me": walker(4, 12)},
        blue={"up": walker(6, 13), "down": walker(6, 11)},
        dice={
            "me": {"initiative": [1], "melee": [1, 1, 1]},
            "up": {"reaction": [1]},
            "down": {"reaction": [1], "melee": [1, 1, 1]},
        },
    ).play(*acting("me"), ("action", {"charge": "down"}), ("path", [[6, 12]]))
    assert named.played().one("fought")["defender"] == "down"


@proves("EV-DYN-12", "EV-CCH-04")
def test_attaques_multiples_cannot_decline_when_one_of_them_counter_charges() -> None:
    traits = {"traits": {"Attaques multiples": 2}, "weapons": [{"name": "Haches", "P": 4}]}
    both = between_two([6], [1], ("reaction", "counter-charge"), **traits)
    assert "EV-MUL-03" in both.refused("opponents", []).rules
    both.answer(("opponents", ["up"]))
    assert [fought["defender"] for fought in both.all("fought")] == ["up"]


@proves("EV-DYN-12")
def test_a_charge_at_nobody_by_name_is_fought_against_the_first_it_touches() -> None:
    assert between_two([1], [1]).pending.default == "up"


@proves("EV-DYN-12", "EV-MUL-03")
def test_attaques_multiples_need_two_enemies_and_more_than_one_attack() -> None:
    assert between_two([1], [1], traits={"Attaques multiples": 1}).pending.key == "opponent"
    single = scene(
        red={"me": walker(4, 12, traits={"Attaques multiples": 2})},
        blue={"foe": walker(8, 12)},
        dice={"me": {"initiative": [1]}, "foe": {"reaction": [1]}},
    ).answer(*acting("me"), ("action", {"charge": "foe"}), ("path", {"touch": "foe"}))
    assert single.offers("opponent") == ["foe", "none"]


# ---------------------------------------------------------------- replacing a displacement


@proves("EV-DYN-13")
def test_each_action_of_a_series_may_be_something_else() -> None:
    series = scene(
        red={"me": archer(4, 12)},
        blue={"foe": walker(14, 12)},
        dice={"me": {"initiative": [1, 2, 3, 4], "shot": [1, 1, 1]}, "foe": {"reaction": [1]}},
    ).answer(*acting("me", 4))
    offered = series.offers("action")
    assert {"run", "moving-shot", "charge", "prone", "aim", "nothing"} <= {o for o in offered if isinstance(o, str)}
    assert AT_BOW in offered
    assert "step" not in offered
    series.answer(("action", "run"), ("path", [[4, 14]]), ("action", "aim"), ("action", AT_BOW), ("action", "nothing"))
    declared = [event["action"] for event in series.all("action_declared")]
    assert declared == ["run", "aim", "shoot", "nothing"]
    assert [event["rank"] for event in series.all("action_declared") if "rank" in event] == [2, 3, 4]
    series.played()


@proves("EV-DYN-13")
def test_a_series_of_nothing_but_static_actions_is_a_series_all_the_same() -> None:
    series = scene(
        red={"me": walker(4, 12, weapons=[BLADE])},
        blue={"foe": model("Kara", 20, 20)},
        dice={"me": {"initiative": [1, 2]}},
    ).play(*acting("me", 2), ("action", "prone"), ("action", "nothing"))
    assert series.played().status("me") == {"activated", "prone"}
