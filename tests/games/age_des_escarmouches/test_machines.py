"""War machines: their crews, their shots, how they are hauled and hit."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.games.age_des_escarmouches.cards import shelf
from escarmouche.games.age_des_escarmouches.figures import Fighter
from escarmouche.games.age_des_escarmouches.rules.contact import touch
from escarmouche.games.age_des_escarmouches.rules.enlisting import engine, ranged
from escarmouche.games.age_des_escarmouches.rules.machines import hands, hauled, may_serve
from escarmouche.games.age_des_escarmouches.rules.sequence import cards_of, waiting
from escarmouche.games.age_des_escarmouches.scenarios.deployment import Prepare
from games.age_des_escarmouches.scene import Scene, activate, game_of, man, scene
from proofs import proves

GUN, BOMBARD = "Baliste de chêne", "Bombarde de quai"


def machine(x: float, y: float, name: str = GUN, **more: Any) -> Fighter:
    """A machine of the book's shelf: PS 6, RES 7, POI 2.5, EQU 2, a base of 5 cm; a bombard is heavier."""
    made = engine(shelf().machines[name], "", "", at=(x, y))
    return replace(made, name="", on_table=True, **more)


def gunner(x: float, y: float, **more: Any) -> Fighter:
    """Somebody beside the gun at (30, 30), on its card, as one of its servants."""
    return man(x, y, **{"TIR": 3, "card": "gun", "own_card": "own", "crew": "gun", "servant": True, **more})


def battery(dice: dict[str, Any] | None = None, y: float = 26.25, **more: Any) -> Scene:
    """A gun at (30, 30) that looks at an enemy 20 cm away, with two at its sides."""
    red = {"gun": machine(30, 30), "ak": gunner(30, y, **more), "al": gunner(30, 33.75)}
    return scene(red, {"bo": man(55, 30)}, dice)


# ---------------------------------------------------------------- the crew


@proves("AE-WARM-01", "AE-WARM-02")
def test_a_crew_touches_its_machine_is_free_and_has_tir() -> None:
    red = {
        "gun": machine(30, 30),
        "ak": man(30, 26.25),
        "far": man(30, 20),
        "dumb": man(30, 33.75, TIR=None),
        "held": man(33.75, 30),
    }
    told = scene(red, {"bo": man(36.25, 30)})
    game = game_of(told)
    assert [who for who in red if may_serve(game, who, "gun")] == ["ak"]


@proves("AE-WARM-05", "AE-WARM-06", "AE-WARM-07")
def test_crews_are_named_as_a_turn_begins_and_act_with_the_card_of_the_machine() -> None:
    red = {
        "gun": machine(30, 30, BOMBARD),
        "ak": man(30, 26.25, classes=("Tireur",)),
        "al": man(30, 33.75),
        "am": man(26.25, 30),
    }
    dice = {"red": {"tactician": [3, 3]}, "blue": {"tactician": [1, 1]}}
    told = scene(red, {"bo": man(60, 30)}, dice, phase="turn").answer(("crew", "yes"), ("crew", "yes"), ("crew", "no"))
    named = told.one("crew_named")
    assert (list(named["members"]), list(named["servants"])) == (["ak", "al"], ["ak"])
    assert cards_of(told.state, "red") == ["gun", "am"]
    told.answer(("speech", {"activate": "gun"}))
    assert waiting(told.state, "gun") == ["gun", "ak", "al"]


@proves("AE-WARM-06", "AE-SEQ-03")
def test_the_crew_of_a_lost_machine_has_its_own_card_again_in_the_next_turn() -> None:
    dice = {"red": {"tactician": [3, 3]}, "blue": {"tactician": [1, 1]}}
    red = {"gun": replace(machine(30, 30, pv=0), on_table=False), "ak": gunner(30, 26.25)}
    told = scene(red, {"bo": man(60, 30)}, dice, phase="turn")
    told.until(lambda one: one.key == "pile")
    assert cards_of(told.state, "red") == ["own"]
    assert told.state.figures["ak"].crew == ""


@proves("AE-WARM-06", "AE-SEQ-03")
def test_a_machine_whose_crew_has_fallen_needs_no_card() -> None:
    red = {"gun": machine(30, 30), "ak": replace(gunner(30, 26.25), on_table=False, pv=0), "al": man(20, 20)}
    assert cards_of(scene(red, {"bo": man(60, 30)}).state, "red") == ["al"]
    assert cards_of(scene({**red, "ak": gunner(30, 26.25)}, {"bo": man(60, 30)}).state, "red") == ["gun", "al"]


@proves("AE-WARM-05")
def test_who_served_in_the_last_turn_may_serve_again() -> None:
    dice = {"red": {"tactician": [3, 3]}, "blue": {"tactician": [1, 1]}}
    told = scene({"gun": machine(30, 30), "ak": gunner(30, 26.25)}, {"bo": man(60, 30)}, dice, phase="turn")
    told.answer(("crew", "yes"))
    assert told.state.figures["ak"].crew == "gun"
    assert told.state.figures["ak"].own_card == "own"


@proves("AE-WARM-12")
def test_a_crew_is_twice_equ_at_most() -> None:
    places = [(26.25, 30), (33.75, 30), (30, 26.25), (30, 33.75), (27.35, 27.35)]
    red = {"gun": machine(30, 30), **{f"a{n}": man(*at) for n, at in enumerate(places)}}
    dice = {"red": {"tactician": [3, 3]}, "blue": {"tactician": [1, 1]}}
    told = scene(red, {"bo": man(60, 30)}, dice, phase="turn")
    told.answer(*(("crew", "yes") for _ in range(4)))
    assert len(told.one("crew_named")["members"]) == 4
    assert told.pending.key != "crew"


@proves("AE-WARM-03")
def test_a_disputed_machine_stays_with_the_side_that_served_it_and_is_taken_by_the_other_alone() -> None:
    dice = {"red": {"tactician": [3, 3]}, "blue": {"tactician": [1, 1]}}
    both = {"gun": machine(30, 30), "ak": man(30, 26.25)}
    told = scene(both, {"bo": man(30, 33.75)}, dice, phase="turn").answer(("crew", "yes"))
    assert list(told.one("crew_named")["members"]) == ["ak"]
    alone = {"gun": machine(30, 30), "ak": man(60, 26.25)}
    told = scene(alone, {"bo": man(30, 33.75)}, dice, phase="turn").answer(("crew", "yes"))
    assert told.one("machine_taken")["side"] == "blue"
    assert list(told.one("crew_named")["members"]) == ["bo"]
    assert told.state.figures["gun"].owner == "red"


@proves("AE-WARM-04")
def test_a_machine_is_deployed_with_the_crew_it_needs() -> None:
    off: dict[str, Any] = {"on_table": False}
    red = {"gun": machine(0, 0), "ak": man(0, 0, incarnate=True, **off), "al": man(0, 0, **off), "am": man(0, 0, **off)}
    red = {**red, "gun": replace(red["gun"], on_table=False)}
    dice = {"red": {"tactician": [3, 3]}, "blue": {"tactician": [1, 1]}}
    blue = {"bo": man(0, 0, incarnate=True, **off)}
    told = scene(red, blue, dice, agenda=(Prepare(),), phase="turn", options={"seed": "3"})
    told.answer(("manned", "al"), ("manned", "am"))
    assert told.state.figures["al"].card == told.state.figures["am"].card == "gun"
    told.answer(("pile", ["gun", "ak"]), ("first", "red"), ("speech", {"activate": "gun"}))
    told.until(lambda one: one.key == "deploy")
    assert told.pending.figure == "gun"
    told.default()
    assert told.refused("deploy", [60.0, 5.0]).rules == ("AE-WARM-04",)
    told.until(lambda one: one.key == "speech")
    figures = told.state.figures
    assert all(touch(figures[who], figures["gun"]) for who in ("al", "am"))


# ---------------------------------------------------------------- shots


@proves("AE-WARM-13", "AE-WARM-14", "AE-WARM-18", "AE-WARM-10")
def test_a_shot_is_tested_by_one_of_the_crew_and_is_the_action_of_all() -> None:
    told = battery({"ak": {"shot": [6], "damage": [3]}}).answer(activate("gun"))
    told.answer(("next", "gun"), ("action", {"volley": "bo", "by": "ak"}))
    tested = told.one("tested", test="shot")
    assert (tested["figure"], tested["value"], tested["needed"]) == ("ak", 3, 2)
    hit = told.one("damage_rolled")
    assert (hit["by"], hit["force"], hit["resistance"]) == ("ak", 9, 3)
    assert {who: told.state.figures[who].activation for who in ("ak", "al")} == {"ak": "activated", "al": "activated"}
    assert not waiting(told.state, "gun")


@proves("AE-WARM-11", "AE-WARM-13")
@pytest.mark.parametrize(
    ("ak", "who", "shift"), [({}, "ak", 0), ({"servant": False}, "ak", -1), ({"y": 10.0}, "al", -1)]
)
def test_columns_for_a_substitute_and_for_members_missing(ak: dict[str, Any], who: str, shift: int) -> None:
    told = battery({who: {"shot": [1]}}, **ak).answer(activate("gun"), ("next", "gun"))
    assert told.refused("action", {"volley": "bo", "by": "bo"}).rules == ("AE-WARM-13",)
    told.answer(("action", {"volley": "bo", "by": who}))
    assert told.one("tested", test="shot").get("shift", 0) == shift


@proves("AE-WARM-14")
def test_a_crew_that_has_acted_serves_no_more_and_a_machine_does_nothing_else() -> None:
    told = battery().answer(activate("gun"), ("next", "ak"), ("action", "done"), ("next", "gun"))
    assert hands(game_of(told), "gun") == ["al"]
    assert told.refused("action", "march").rules == ("AE-WARM-01",)
    told.answer(("action", "done"), ("action", "done"))
    assert told.state.figures["gun"].activation == "activated"


@proves("AE-WARM-18")
def test_a_bombard_lobs_its_shot_at_a_point() -> None:
    red = {"gun": machine(30, 30, BOMBARD), "ak": gunner(30, 26.25), "al": gunner(30, 33.75)}
    dice = {"ak": {"shot": [6], "damage": [3]}}
    told = scene(red, {"bo": man(50, 30)}, dice).answer(activate("gun"), ("next", "gun"), ("action", {"launch": "ak"}))
    told.answer(("point", [50, 30]))
    assert told.one("tested", test="shot")["figure"] == "ak"
    assert told.one("damage_rolled")["force"] == 8


# ---------------------------------------------------------------- hauling


@proves("AE-WARM-16", "AE-MATH-01")
@pytest.mark.parametrize(
    ("paces", "far"), [((10, 7.5), 5.0), ((10,), 5.0), ((10, 10, 10), 10.0), ((10, 10, 10, 10), 10.0), ((5,), 0.0)]
)
def test_how_far_a_machine_is_hauled(paces: tuple[float, ...], far: float) -> None:
    """POI 2.5, EQU 2: the slowest hauler, less 2.5, 2.5 less or more a hauler, no more than POI more."""
    places = [(26.25, 30), (33.75, 30), (30, 26.25), (30, 33.75)]
    crew = {f"a{n}": gunner(*places[n], mou=mou) for n, mou in enumerate(paces)}
    told = scene({"gun": machine(30, 30), **crew}, {"bo": man(60, 30)})
    assert hauled(game_of(told), "gun", list(crew)) == far


@proves("AE-WARM-15", "AE-WARM-17")
def test_haulers_stand_around_the_machine_afterwards_as_before() -> None:
    told = battery().answer(activate("gun"), ("next", "gun"), ("action", "haul"), ("hauls", "yes"), ("hauls", "yes"))
    assert told.refused("path", [[38, 30]]).reason == "too-far"
    told.answer(("path", [[37.5, 30]]), ("facing", 0))
    places = {who: told.state.figures[who].at for who in ("gun", "ak", "al")}
    assert places == {"gun": (37.5, 30.0), "ak": (37.5, 26.25), "al": (37.5, 33.75)}
    assert told.state.figures["ak"].activation == "activated"


@proves("AE-WARM-17")
def test_a_hauler_without_room_takes_the_nearest_place() -> None:
    red = {"gun": machine(30, 30), "ak": gunner(30, 26.25), "al": gunner(30, 33.75), "pole": man(37.5, 26.25)}
    told = scene(red, {"bo": man(60, 50)})
    told.answer(activate("gun"), ("next", "gun"), ("action", "haul"), ("path", [[37.5, 30]]), ("facing", 0))
    ak, gun = told.state.figures["ak"], told.state.figures["gun"]
    assert touch(ak, gun)
    assert ak.at != (37.5, 26.25)


# ---------------------------------------------------------------- hit, and the rampart


@proves("AE-WARM-08", "AE-WARM-09")
def test_a_machine_loses_structure_is_never_wounded_and_counts_for_its_owner() -> None:
    bow = {"ranged": (ranged("Arc long"),)}
    dice = {"ak": {"shot": [6], "damage": [6]}}
    told = scene({"ak": man(20, 30, **bow)}, {"gun": machine(30, 30, pv=2)}, dice)
    told.answer(activate("ak"), ("action", {"shoot": "gun", "weapon": "Arc long"}))
    assert not replace(told.state.figures["gun"], pv=1).wounded
    assert told.one("eliminated")["figure"] == "gun"
    assert told.state.losses["blue"] == 1 + 40


@proves("AE-REMP-01")
def test_nobody_lands_near_a_rampart() -> None:
    red = {"ak": man(20, 30, skills={"flight": None}, air=20.0, altitude=1)}
    told = scene(red, {"tower": machine(35, 30, "Tour à verre")}).answer(activate("ak"), ("action", {"march": "down"}))
    assert told.refused("path", [[25, 30]]).rules == ("AE-REMP-01",)
    told.answer(("path", [[20, 30]]), ("facing", 0))
    assert told.state.figures["ak"].altitude == 0
