"""Walks, their rising cost, stepping over, standing up; assaults."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.games.kharn_ages.events import GearLost
from escarmouche.games.kharn_ages.rules.activation import Acting
from escarmouche.games.kharn_ages.rules.movement import follow
from games.kharn_ages.scene import Scene, block, hit, safar, scene
from proofs import proves

pytestmark = pytest.mark.usefixtures("both_editions")

FAR = {"far": safar(13, 13)}


def walker(**with_: Any) -> Scene:
    return scene(red={"ak": safar(4, 7, **with_)}, blue=FAR).answer(("activate", "ak"))


def now(walk: Scene, status: str) -> Scene:
    """The same activation, with a state that befell ak in the middle of it."""
    state = replace(walk.state.gained("ak", status), agenda=(Acting("ak"),))
    return Scene(walk.system, state, {}, {"ak": "red", "far": "blue"})


def step(x: float, y: float) -> tuple[Any, Any]:
    return ("action", "walk"), ("path", [[x, y]])


@proves("KA-MOV-01", "KA-MEA-03", "KA-MEA-04")
def test_a_walk_is_v_toises_of_any_bent_path_measured_by_the_centre() -> None:
    walk = walker(V=4).answer(("action", "walk"))
    assert walk.refused("path", [[8.1, 7]]).rules == ("KA-MOV-01",)
    assert walk.refused("path", [[6, 7], [6, 9.5]]).reason == "too-far"
    walk.play(("path", [[6, 7], [6, 9]]))
    assert walk.facts("ak")["at"] == [6, 9]


@proves("KA-MOV-02", "KA-MOV-03", "KA-RES-01", "KA-RES-04")
def test_the_first_walk_is_free_and_each_further_one_costs_one_more() -> None:
    walk = walker(V=2, full_AP=6)
    left = []
    for y in (8, 9, 10, 11):
        walk.answer(*step(4, y))
        left.append(walk.facts("ak")["AP"])
    assert left == [6, 5, 3, 0]
    assert "walk" not in walk.offers("action")
    assert "KA-MOV-03" in walk.refused("action", "walk").rules


@proves("KA-MOV-03", "KA-ACT-01")
def test_the_count_starts_again_at_every_activation() -> None:
    walk = walker(V=2).answer(*step(4, 8), *step(4, 9), ("action", "done"), ("activate", "far"), ("action", "done"))
    walk.answer(("activate", "ak"))
    assert walk.query("walk_cost", figure="ak") == 0


@proves("KA-MOV-04", "KA-MOV-09")
def test_low_obstacles_are_stepped_over_and_high_ones_stop() -> None:
    low = block("fence", 5.0, 5.0, 5.4, 9.0, "wall", height=1.5)
    high = block("wall", 5.0, 5.0, 5.4, 9.0, "wall", height=1.6)
    over = scene(red={"ak": safar(4, 7, V=4)}, blue=FAR, terrain=[low])
    over.answer(("activate", "ak")).play(*step(7, 7))
    assert over.facts("ak")["at"] == [7, 7]
    assert over.facts("ak")["level"] == 0
    stopped = scene(red={"ak": safar(4, 7, V=4)}, blue=FAR, terrain=[high])
    stopped.answer(("activate", "ak"), ("action", "walk"))
    assert stopped.refused("path", [[7, 7]]).rules == ("KA-MOV-09",)


@proves("KA-TER-09")
def test_nobody_walks_with_a_velocity_of_zero_but_v_still_fights() -> None:
    fight = scene(
        red={"ak": safar(4, 7, V=0)},
        blue={"bo": safar(5.4, 7, "stunned")},
        dice={"ak": {"level": [5]}},
    ).answer(("activate", "ak"))
    assert fight.refused("action", "walk").rules == ("KA-TER-09",)
    fight.play(hit("bo"), ("engage", "VV"), ("effects", "V"))
    assert fight.one("attempted")["total"] == 5
    assert not fight.all("moved")


@proves("KA-MOV-18", "KA-STS-03")
def test_standing_up_takes_the_free_movement_and_makes_the_next_walk_the_second() -> None:
    lying = scene(red={"ak": safar(4, 7, "on-the-ground", V=2)}, blue=FAR).answer(("activate", "ak"))
    assert lying.offers("action") == ["stand-up", "done"]
    assert lying.refused("action", "walk").rules == ("KA-STS-03",)
    lying.answer(("action", "stand-up"))
    assert (lying.facts("ak")["AP"], lying.facts("ak")["status"]) == (5, ["activated"])
    lying.answer(*step(4, 8))
    assert lying.facts("ak")["AP"] == 4


@proves("KA-MOV-18")
def test_standing_up_costs_an_ap_once_the_free_movement_is_gone_and_is_not_counted() -> None:
    walk = walker(V=2).answer(*step(4, 7.5))
    lying = now(walk, "on-the-ground").answer(("action", "stand-up"))
    assert (lying.facts("ak")["AP"], lying.facts("ak")["moves"]) == (4, 1)


@proves("KA-STS-06")
def test_a_dazed_walk_costs_one_more_free_or_not() -> None:
    """Dazed ends at the start of an activation, so it is given within it."""
    assert now(walker(V=2), "dazed").answer(*step(4, 8)).facts("ak")["AP"] == 4


@proves("KA-STS-01", "KA-STS-07", "KA-STS-09", "KA-ACT-02")
def test_dazed_and_stunned_end_when_the_next_activation_starts_on_the_ground() -> None:
    woken = scene(red={"ak": safar(4, 7, "stunned", "dazed", "on-the-ground")}, blue=FAR).answer(("activate", "ak"))
    assert woken.facts("ak")["status"] == ["activated", "on-the-ground"]


# ---------------------------------------------------------------- assaults


def charge(target: str = "bo", weapon: str = "hands") -> tuple[str, Any]:
    return ("action", {"assault": target, "weapon": weapon})


def assault(ak: Any = None, bo: Any = None, **more: Any) -> Scene:
    return scene(
        red={"ak": safar(4, 7, **{"V": 4, "stature": 5, **(ak or {})})},
        blue={"bo": safar(8, 7, "stunned", **(bo or {})), **FAR},
        dice={"ak": {"level": [5, 5]}},
        **more,
    ).answer(("activate", "ak"))


@proves("KA-ASL-01", "KA-ASL-03", "KA-STA-02", "KA-ASL-02")
def test_an_assault_costs_its_attack_only_and_adds_the_stature() -> None:
    fight = assault().play(charge(), ("engage", "PC"))
    told = fight.one("attempted")
    assert told["total"] == 3 + 3 + 5 + 5
    assert [part["name"] for part in told["modifiers"]] == ["Assaut"]
    assert fight.facts("ak")["AP"] == 3
    assert fight.one("moved")["kind"] == "assault"


@proves("KA-ASL-01", "KA-MOV-03")
def test_as_a_second_movement_it_costs_that_as_well() -> None:
    fight = assault(ak={"V": 3}).answer(*step(4, 7.5)).play(charge(), ("engage", "P"))
    assert fight.facts("ak")["AP"] == 5 - 1 - 1


@proves("KA-ASL-04")
def test_an_assault_is_the_first_attack_of_the_activation_and_alone_has_the_weight() -> None:
    fight = assault().answer(charge(), ("engage", "AA"), ("effects", "A"), ("free-attack", {"attack": "bo"}))
    fight.play(("engage", "P"))
    assert [bool(told.get("modifiers")) for told in fight.all("attempted")] == [True, False]
    struck = scene(
        red={"ak": safar(4, 7, V=4)},
        blue={"bo": safar(5.4, 7, "stunned", HP=2), "cy": safar(8, 7, "stunned")},
        dice={"ak": {"level": [9, 5]}},
    ).answer(("activate", "ak"), hit("bo"), ("engage", "PP"), ("effects", "none"))
    assert struck.refused("action", {"assault": "cy"}).rules == ("KA-ASL-04",)


@proves("KA-ASL-05")
def test_the_target_must_be_in_sight_before_the_movement() -> None:
    hut = block("hut", 5.5, 5.0, 6.5, 9.0, "hut")
    hidden = assault(terrain=[hut])
    assert hidden.refused("action", {"assault": "bo"}).rules == ("KA-ASL-05",)


@proves("KA-ASL-06")
def test_an_engaged_safar_launches_no_assault() -> None:
    held = scene(red={"ak": safar(4, 7, V=4)}, blue={"bo": safar(8, 7), "cy": safar(4, 8.4)}).answer(("activate", "ak"))
    assert held.refused("action", {"assault": "bo"}).rules == ("KA-ASL-06",)


@proves("KA-ASL-07")
@pytest.mark.parametrize("engage", ["P", "PC", "VPC"])
def test_the_attack_may_be_of_any_kind(engage: str) -> None:
    assert assault().play(charge(), ("engage", engage)).one("attempted")["modifiers"][0]["value"] == 5


@proves("KA-ASL-07")
@pytest.mark.parametrize("kind", ["bunt", "bite", "trample"])
def test_an_assault_may_end_in_a_special_attack(kind: str) -> None:
    fight = scene(
        red={"ak": safar(4, 7, V=4, stature=4, skills={kind: None})},
        blue={"bo": safar(8, 7, "stunned")},
        dice={"ak": {"level": [5], "damage": [1]}, "bo": {"test": [9]}},
    ).answer(("activate", "ak"), ("action", {"assault": "bo", "weapon": kind}))
    fight.play(("path", {"touch": "bo"}), *([] if kind == "trample" else [("engage", "CC")]))
    assert (fight.one("attempted")["total"], fight.one("attacked")["kind"], fight.facts("ak")["AP"]) == (15, kind, 3)


@proves("KA-ASL-07")
def test_what_breaks_on_the_way_leaves_bare_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    def shattering(game: Any, who: str, *way: Any) -> None:
        follow(game, who, *way)
        if "Targe" in game[who].gear:
            game.tell(GearLost(figure=who, item="Targe", reason="broken"))

    monkeypatch.setattr("escarmouche.games.kharn_ages.rules.assault.follow", shattering)
    fight = assault({"equipment": ["Targe"]}).play(charge(weapon="Targe"), ("engage", "P"))
    assert (fight.one("attacked")["weapon"], fight.one("attacked")["assault"]) == ("hands", True)


@proves("KA-ASL-08")
def test_an_assault_that_falls_short_is_only_a_movement() -> None:
    fight = assault().answer(charge()).play(("path", [[4, 8]]))
    assert not fight.all("attacked")
    assert (fight.facts("ak")["AP"], fight.facts("ak")["moves"]) == (5, 1)
