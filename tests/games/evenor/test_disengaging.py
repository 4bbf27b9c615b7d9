"""Disengaging: who may strike at somebody who leaves, and what comes of it."""

from math import cos, radians, sin
from typing import Any

import pytest

from games.evenor.scene import Answer, Dice, Scene, scene
from games.evenor.stock import AT_BOW, BLADE, acting, archer, because, walker
from proofs import proves

RUN: tuple[Answer, ...] = (*acting("me"), ("action", "run"))
AWAY: Answer = ("path", [[4, 17]])


def striker(*status: str, **with_: Any) -> Any:
    """An enemy with R4+ in contact with somebody at (4, 12)."""
    return walker(5, 12, *status, **{"R": 4, **with_})


def leaving(blue: Any, dice: Dice, me: Any = None, **red: Any) -> Scene:
    """Somebody at (4, 12) runs 5 pas away from the enemies it touches."""
    rolls = {**dice, "me": {"initiative": [1], **dice.get("me", {})}}
    return scene(red={"me": me or walker(4, 12), **red}, blue=blue, dice=rolls).play(*RUN, AWAY)


# ---------------------------------------------------------------- leaving


@proves("EV-DIS-01")
def test_leaving_costs_one_displacement_and_its_initiative_roll_only() -> None:
    left = leaving({"foe": striker()}, {"foe": {"opportunity": [3]}}).played()
    assert left.facts("me")["at"] == [4, 17]
    assert [roll["purpose"] for roll in left.all("rolled", figure="me")] == ["initiative"]
    assert left.query("engaged", figure="me") == []


@proves("EV-DIS-01")
@pytest.mark.parametrize(("kind", "limit"), [("run", 6), ("moving-shot", 4), ("charge", 4)])
def test_leaving_goes_as_far_as_the_displacement_chosen(kind: str, limit: float) -> None:
    left = scene(red={"me": archer(4, 12)}, blue={"foe": striker()}, dice={"me": {"initiative": [1]}})
    left.answer(*acting("me"), ("action", kind))
    refusal = left.refused("path", [[4, 12 + limit + 0.01]])
    assert refusal.reason == "too-far"
    assert refusal.facts["limit"] == limit


@proves("EV-DIS-01", "EV-DIS-06")
def test_a_moving_shot_may_leave_then_shoot() -> None:
    left = scene(
        red={"me": archer(4, 12)},
        blue={"foe": striker()},
        dice={"me": {"initiative": [1], "shot": [1, 1, 1]}, "foe": {"opportunity": [1], "reaction": [1]}},
    ).play(*acting("me"), ("action", "moving-shot"), ("path", [[4, 14]]), ("shot", AT_BOW), ("path", [[4, 16]]))
    assert left.played().facts("me")["at"] == [4, 16]


# ---------------------------------------------------------------- who may strike


@proves("EV-DIS-02")
def test_each_enemy_left_has_its_own_roll_against_its_reaction() -> None:
    left = leaving(
        {"keen": striker(R=3), "slow": walker(3, 12, R=5)},
        {"keen": {"opportunity": [3], "melee": [1, 1, 1]}, "slow": {"opportunity": [4]}},
    ).played()
    keen, slow = left.rolls("keen", "opportunity")[0], left.rolls("slow", "opportunity")[0]
    assert (keen["needed"], keen["hits"], slow["needed"], slow["hits"]) == (3, 1, 5, 0)
    assert "EV-DIS-02" in keen["rules"]
    strike = left.one("fought")
    assert strike["attackers"] == ("keen",)
    assert strike["opportunity"] is True


@proves("EV-DIS-02")
def test_a_confused_enemy_strikes_less_readily() -> None:
    left = leaving({"foe": striker("confused")}, {"foe": {"opportunity": [5]}}).played()
    assert left.rolls("foe", "opportunity")[0]["needed"] == 6
    assert not left.all("fought")


@proves("EV-DIS-02")
def test_only_those_whose_contact_is_broken_may_strike() -> None:
    """Round the enemy below, out of the reach of the one beside."""
    round_low = [[4 + 1.007 * cos(radians(a)), 11 + 1.007 * sin(radians(a))] for a in range(100, 141, 10)]
    slid = scene(
        red={"me": walker(4, 12)},
        blue={"beside": striker(), "below": walker(4, 11, R=1)},
        dice={"me": {"initiative": [1]}, "beside": {"opportunity": [1]}},
    ).play(*acting("me"), ("action", "run"), ("path", round_low))
    assert slid.played().query("engaged", figure="me") == ["below"]


@proves("EV-DIS-02")
def test_staying_in_place_gives_nobody_an_opportunity() -> None:
    stayed = scene(red={"me": walker(4, 12)}, blue={"foe": striker()}, dice={"me": {"initiative": [1]}})
    stayed.play(*RUN, ("path", [])).played()
    assert stayed.query("engaged", figure="me") == ["foe"]


@proves("EV-DIS-02")
def test_leaving_and_coming_back_breaks_contact_all_the_same() -> None:
    there = scene(
        red={"me": walker(4, 12)},
        blue={"foe": striker()},
        dice={"me": {"initiative": [1]}, "foe": {"opportunity": [1]}},
    ).play(*RUN, ("path", [[3, 12], [4, 12]]))
    assert there.played().query("engaged", figure="me") == ["foe"]


# ---------------------------------------------------------------- the attack


@proves("EV-DIS-03")
def test_only_the_striker_rolls_and_every_hit_counts() -> None:
    struck = leaving(
        {"foe": striker(weapons=[{"name": "Hache", "P": 5}])},
        {"foe": {"opportunity": [4], "melee": [4, 4, 5, 3, 1]}, "me": {"table": [1, 1, 1]}},
    ).played()
    fought = struck.one("fought")
    assert (fought["blows"], fought["parries"], fought["excess"]) == (3, 0, 3)
    assert (fought["needed"], fought["needed_back"]) == (4, 0), "there is nothing to roll back"
    assert (fought["winner"], fought["opportunity"]) == ("foe", True)
    assert not struck.rolls("me", "melee")


@proves("EV-DIS-03")
def test_the_striker_chooses_one_of_its_weapons() -> None:
    struck = scene(
        red={"me": walker(4, 12)},
        blue={"foe": striker(weapons=[BLADE, {"name": "Hache", "P": 5}])},
        dice={"me": {"initiative": [1]}, "foe": {"opportunity": [4], "melee": [1, 1, 1]}},
    ).answer(*RUN, AWAY)
    assert struck.pending.figure == "foe"
    assert struck.offers("weapon") == ["Épée", "Hache"]
    struck.play(("weapon", "Épée")).played()
    assert len(struck.rolls("foe", "melee")[0]["faces"]) == 3


@proves("EV-DIS-04")
@pytest.mark.parametrize(("again", "hits"), [(3, 1), (4, 2)])
def test_sixes_explode_and_magic_rolls_a_miss_again(again: int, hits: int) -> None:
    struck = scene(
        red={"me": walker(4, 12)},
        blue={"foe": striker(weapons=[{"name": "Lame", "P": 3, "magic": True}])},
        dice={
            "me": {"initiative": [1], "table": [1] * hits},
            "foe": {"opportunity": [4], "melee": [6, 1, 1, 2, again]},
        },
    ).play(*RUN, AWAY, ("reroll", "reroll"))
    assert struck.played().one("fought")["blows"] == hits


@proves("EV-DIS-04")
def test_prone_blessing_and_other_opponents_change_the_threshold() -> None:
    struck = leaving(
        {"foe": striker("prone", "blessed")},
        {"foe": {"opportunity": [4], "melee": [5, 5, 5]}},
        friend=walker(6, 12),
    ).played()
    roll = struck.rolls("foe", "melee")[0]
    assert (roll["needed"], roll["hits"]) == (6, 0)
    assert because(roll) == {"À terre": 2, "Combat multiple": 1, "Béni": -1}


@proves("EV-DIS-04")
@pytest.mark.parametrize(("die", "needed"), [(3, 5), (4, 4)])
def test_fear_of_the_one_who_leaves_counts(die: int, needed: int) -> None:
    struck = leaving(
        {"foe": striker()},
        {"foe": {"opportunity": [4], "fear": [die], "melee": [1, 1, 1]}},
        me=walker(4, 12, traits={"Effrayant": None}),
    ).played()
    assert struck.rolls("foe", "melee")[0]["needed"] == needed


@proves("EV-DIS-04")
def test_it_is_no_charge_for_a_furious_charger() -> None:
    struck = leaving(
        {"foe": striker(traits={"Charge furieuse": None})}, {"foe": {"opportunity": [4], "melee": [3, 3, 3]}}
    ).played()
    roll = struck.rolls("foe", "melee")[0]
    assert (roll["needed"], len(roll["faces"]), because(roll)) == (4, 3, {})


@proves("EV-DIS-05")
def test_hits_are_saved_then_rolled_on_the_melee_table() -> None:
    struck = leaving(
        {"foe": striker()},
        {"foe": {"opportunity": [4], "melee": [4, 4, 4]}, "me": {"save": [5, 4, 4], "table": [4, 5]}},
        me=walker(4, 12, S=5, V=2, printed_V=1),
    ).played()
    assert struck.rolls("me", "save")[0]["needed"] == 5
    assert struck.one("wounded") == {
        "event": "wounded", "figure": "me", "lost": 1, "left": 1, "rules": ("EV-MEL-08", "EV-MEL-09"),
    }  # fmt: skip
    assert struck.one("knocked_down")["figure"] == "me"


@proves("EV-DIS-05")
def test_a_hit_takes_no_vitality_by_itself() -> None:
    struck = leaving({"foe": striker()}, {"foe": {"opportunity": [4], "melee": [4, 1, 1]}, "me": {"table": [4]}})
    assert struck.played().facts("me")["V"] == 1
    assert not struck.all("wounded")


# ---------------------------------------------------------------- before the move


@proves("EV-DIS-06")
def test_who_falls_does_not_move_and_loses_its_other_actions() -> None:
    fallen = scene(
        red={"me": walker(4, 12), "friend": walker(20, 20)},
        blue={"foe": striker()},
        dice={
            "me": {"initiative": [1, 2], "table": [5]},
            "foe": {"opportunity": [4], "melee": [4, 1, 1]},
        },
    ).answer(*acting("me", 2), ("action", "run"), AWAY)
    assert fallen.played().facts("me")["at"] == [4, 12]
    assert fallen.status("me") == {"activated", "out"}
    assert not fallen.all("moved")
    assert fallen.pending.key == "activate"


@proves("EV-DIS-06")
def test_all_strikes_come_before_the_first_step() -> None:
    struck = leaving(
        {"foe": striker(), "other": walker(3, 12, R=4)},
        {
            "foe": {"opportunity": [4], "melee": [4, 1, 1]},
            "other": {"opportunity": [4], "melee": [4, 1, 1]},
            "me": {"table": [5, 5]},
        },
        me=walker(4, 12, V=3, printed_V=1),
    ).played()
    order = [name for name in struck.order() if name in ("fought", "wounded", "moved")]
    assert order == ["fought", "fought", "wounded", "wounded", "moved"]
    assert struck.facts("me")["V"] == 1


@proves("EV-DIS-06")
def test_who_is_knocked_down_gets_up_and_goes() -> None:
    struck = leaving({"foe": striker()}, {"foe": {"opportunity": [4], "melee": [4, 1, 1]}, "me": {"table": [1]}})
    order = [name for name in struck.played().order() if name in ("knocked_down", "stood_up", "moved")]
    assert order == ["knocked_down", "stood_up", "moved"]
    assert "prone" not in struck.status("me")
    assert struck.facts("me")["at"] == [4, 17]


@proves("EV-DIS-06")
def test_the_second_action_is_still_to_come_for_who_survives() -> None:
    gone = scene(
        red={"me": walker(4, 12)},
        blue={"foe": striker()},
        dice={"me": {"initiative": [1, 2], "table": [1]}, "foe": {"opportunity": [4], "melee": [4, 1, 1]}},
    ).play(*acting("me", 2), ("action", "run"), AWAY, ("action", "run"), ("path", [[4, 23]]))
    assert gone.played().facts("me")["at"] == [4, 23]


@proves("EV-DIS-02", "EV-DIS-06")
def test_after_a_flight_the_enemies_newly_left_have_their_chance() -> None:
    """It meant to slide along `old` into `new`; `new` flees, and now it walks away from `old`."""
    round_old = [[5 + 1.007 * cos(radians(a)), 12 + 1.007 * sin(radians(a))] for a in range(170, 119, -10)]
    left = scene(
        red={"me": walker(4, 12)},
        blue={"old": striker(), "new": walker(4.497, 13.874, R=2)},
        dice={
            "me": {"initiative": [1]},
            "new": {"reaction": [2]},
            "old": {"opportunity": [4], "melee": [1, 1, 1]},
        },
    ).play(*RUN, ("path", round_old), ("reaction", "flee"), ("path", [[4.497, 19]]), ("path", [[4, 10]]))
    assert left.played().facts("me")["at"] == [4, 10]
    assert left.order().index("fought") > left.order().index("reacted")
