"""The upkeep phase: what wears down, what restores, who succeeds, and the end."""

from __future__ import annotations

from typing import Any

from escarmouche.games.age_des_escarmouches.figures import Fighter
from games.age_des_escarmouches.scene import Dice, Scene, man, scene
from proofs import proves

Band = dict[str, Fighter]


def upkeep(red: Band, blue: Band | None = None, dice: Dice | None = None, **more: Any) -> Scene:
    """A scene from upkeep on; if it goes on to another turn, that has its tactician dice."""
    more_dice: Dice = {"game": {"tactician": [3, 3, 1, 1]}} if "length" in more else {}
    return scene(red, blue or {"bo": man(80, 50)}, {**more_dice, **(dice or {})}, "upkeep", **more)


def on(told: Scene) -> Scene:
    """Played on to the piles of the next turn, or to the end."""
    told.until(lambda asked: asked.key == "pile")
    return told


@proves("AE-EPHE-01", "AE-UPK-02")
def test_the_ephemeral_lose_a_point_on_x_or_more() -> None:
    fading = {"ak": man(10, 10, skills={"ephemeral": 4}), "al": man(20, 10, skills={"ephemeral": 4})}
    told = upkeep(fading, dice={"ak": {"ephemeral": [4]}, "al": {"ephemeral": [3]}}).play().played()
    assert told.one("life_lost")["figure"] == "ak"


@proves("AE-TOXI-02", "AE-TOXI-03")
def test_toxic_markers_count_once_and_stay() -> None:
    red = {"ak": man(10, 10, toxic=(5, 4)), "al": man(20, 10, toxic=(3, 2, 3)), "am": man(30, 10, toxic=(4,))}
    told = upkeep(red, dice={"ak": {"toxic": [3]}, "al": {"toxic": []}, "am": {"toxic": [3]}}).play().played()
    assert [one["figure"] for one in told.all("life_lost")] == ["ak", "al"]
    assert told.state.figures["am"].toxic == (4,)
    again = upkeep(red, dice={"ak": {"toxic": [2]}, "am": {"toxic": [4]}}, options={"toxic_markers_persist": False})
    assert not again.play().state.figures["am"].toxic


@proves("AE-MVIV-02", "AE-MVIV-01")
def test_terror_of_the_undead_fades_those_it_routs_until_they_rally() -> None:
    red = {"ak": man(10, 10, "routed", "terrified")}
    told = upkeep(red, dice={"ak": {"ephemeral": [4], "rally": [6]}}).play().played()
    assert told.one("life_lost")["cause"] == "ephemeral"
    assert not told.state.figures["ak"].status
    ghoul = man(12.5, 10, skills={"undead": None}, PEU=5)
    assault = scene(
        red={"ak": ghoul}, blue={"bo": man(30, 10)}, dice={"ak": {"fear": [6]}, "bo": {"fear": [1]}}, phase="activation"
    ).answer(("speech", {"activate": "ak"}), ("action", {"engagement": "bo"}), ("path", {"touch": "bo"}))
    assert assault.state.figures["bo"].status >= {"routed", "terrified"}


@proves("AE-UPK-03", "AE-UPK-04", "AE-REGE-01", "AE-SOIN-01")
def test_each_side_orders_what_restores_it() -> None:
    red = {
        "ak": man(10, 10, pv=3, skills={"regeneration": 5}),
        "al": man(20, 10, "routed", skills={"healer": 4}),
        "am": man(22.5, 10, pv=1),
    }
    dice = {"ak": {"regeneration": [5]}, "al": {"rally": [5], "healer": [4]}}
    told = upkeep(red, dice=dice)
    assert {"effect": "healer", "by": "al", "on": "am"} not in told.offers("effect")
    told.answer(("effect", {"effect": "rally", "by": "al"}))
    assert {"effect": "healer", "by": "al", "on": "am"} in told.offers("effect")
    assert "done" in told.offers("effect")
    told.play(("effect", {"effect": "healer", "by": "al", "on": "am"})).played()
    assert (told.state.figures["am"].pv, told.state.figures["ak"].pv) == (2, 4)


@proves("AE-MECA-01")
def test_a_mechanic_repairs_a_machine_it_touches() -> None:
    red = {"ak": man(10, 10, skills={"mechanic": 3}), "ram": man(12.5, 10, machine=True, pv=2, full=6)}
    told = upkeep(red, dice={"ak": {"mechanic": [3]}}).play().played()
    assert told.one("life_gained", figure="ram")["left"] == 3


@proves("AE-TACT-08", "AE-UPK-06", "AE-UPK-05", "AE-UPK-01")
def test_points_and_what_lasted_until_now_end_with_the_turn() -> None:
    red = {"ak": man(10, 10, activation="activated", commander=True)}
    told = upkeep(red, {"bo": man(80, 50, commander=True)}, tactics={"red": 2, "blue": 0}, length=3)
    on(told)
    assert told.one("points_lost", side="red")["left"] == 0
    assert told.order().index("points_lost") < told.order().index("turn_ended")
    assert told.state.figures["ak"].activation == "waiting"


@proves("AE-GAME-04")
def test_the_game_ends_with_its_last_turn() -> None:
    assert upkeep({"ak": man(10, 10)}, turn=3, length=3).play().over
    assert not on(upkeep({"ak": man(10, 10)}, turn=2, length=3)).over


@proves("AE-GAME-05")
def test_an_army_without_fighters_ends_the_game_at_the_end_of_the_turn_unless_one_may_return() -> None:
    fallen = {"bo": man(80, 50, pv=0, on_table=False)}
    assert upkeep({"ak": man(10, 10)}, fallen, length=4).play().over
    assert not on(upkeep({"ak": man(10, 10)}, fallen, length=4, returning={"3": ("bo",)})).over


@proves("AE-LOSS-01", "AE-LOSS-03", "AE-LOSS-04", "AE-UPK-01", "AE-CMD-04")
def test_an_incarnate_succeeds_and_the_other_side_is_tactician() -> None:
    red = {
        "ak": man(10, 10, pv=0, on_table=False, commander=True, incarnate=True),
        "al": man(20, 10, incarnate=True, DIS=4),
        "am": man(30, 10, "routed", incarnate=True),
        "an": man(40, 10),
    }
    told = on(upkeep(red, {"bo": man(80, 50, commander=True)}, {"am": {"rally": [1]}}, length=3))
    assert told.one("commander_named")["figure"] == "al"
    assert told.one("commander_named")["penalty"] == -1
    assert told.one("tactician_found")["side"] == "blue"
    assert told.one("points_given")["points"] == {"red": 3, "blue": 1}
    assert told.order().index("commander_named") < told.order().index("turn_ended")


@proves("AE-LOSS-05", "AE-LOSS-02")
def test_without_incarnates_anybody_succeeds_and_two_losses_cancel() -> None:
    lost = man(10, 10, pv=0, on_table=False, commander=True, incarnate=True)
    red, blue = {"ak": lost, "al": man(20, 10, DIS=5)}, {"bo": lost, "bp": man(80, 50, DIS=3)}
    dice = {"red": {"tactician": [1, 1]}, "blue": {"tactician": [6, 6]}}
    told = on(upkeep(red, blue, dice, length=3))
    assert [one["penalty"] for one in told.all("commander_named")] == [-2, -2]
    assert told.one("tactician_found")["totals"] == {"red": 5, "blue": 13}
    assert told.one("points_given")["points"] == {"red": 3, "blue": 1}


@proves("AE-LOSS-07", "AE-CMD-04")
def test_a_commander_that_rallies_keeps_command_and_one_that_does_not_loses_it() -> None:
    red = {"ak": man(10, 10, "routed", commander=True, incarnate=True), "al": man(20, 10)}
    kept = on(upkeep(red, {"bo": man(80, 50, commander=True)}, {"ak": {"rally": [6]}}, length=3))
    assert not kept.all("commander_named")
    lost = on(upkeep(red, {"bo": man(80, 50, commander=True)}, {"ak": {"rally": [1]}}, length=3))
    assert lost.one("commander_named")["figure"] == "al"
    assert lost.one("automatic_tactician")["side"] == "blue"
    options = {"new_commander_timing": "start_of_upkeep"}
    blue = {"bo": man(80, 50, commander=True)}
    early = on(upkeep(red, blue, {"ak": {"rally": [6]}}, length=3, options=options))
    assert early.one("commander_named")["figure"] == "al"
