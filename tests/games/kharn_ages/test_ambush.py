"""Ambush: a zone written down in secret, not counted, interrupting, coming out, being found."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.core.dice import Block
from escarmouche.core.events import Event
from escarmouche.core.views import consistent, redact, view
from escarmouche.games.kharn_ages import SYSTEM
from escarmouche.games.kharn_ages.figures import Lair
from escarmouche.games.kharn_ages.rules.ambush import zones
from escarmouche.space.table import Table
from games.kharn_ages.scene import safar, scene
from games.scenes import Scene
from proofs import proves

SKILL = {"ambush": None}
NINE = ["centre", "east", "north", "north-east", "north-west", "south", "south-east", "south-west", "west"]


def off(**more: Any) -> Any:
    """A Safar that is still to be deployed."""
    made = safar(0, 0, **more)
    return type(made)(made.side, made.profile, None, made.with_, made.status)


def prepared(**options: Any) -> Scene:
    """Red has an ambusher of level III and a fighter of level I, blue a fighter of level II."""
    return scene(
        red={"ak": off(skills=SKILL, rank=3), "al": off()},
        blue={"bo": off(rank=2)},
        opening="ambush",
        **options,
    )


def lurking(zone: str = "centre", **more: Any) -> Scene:
    """Bo walks from the west into the middle of the table, where ak may wait."""
    dice = more.pop("dice", {})
    ak = {"lair": zone, "skills": SKILL, **more.pop("ak", {})}
    return scene(
        red={"ak": off(**ak), "al": safar(1, 1)},
        blue={"bo": safar(3, 7.5, **{"V": 4, **more.pop("bo", {})})},
        active="blue",
        dice=dice,
        **more,
    )


def walks(game: Scene, *path: list[float]) -> Scene:
    return game.answer(("activate", "bo"), ("action", "walk"), ("path", list(path)))


# ---------------------------------------------------------------- deploying


@proves("KA-SKL-17")
def test_an_ambusher_is_not_put_on_the_table_and_its_zone_may_be_anywhere() -> None:
    game = prepared(initiative="red").answer(("ambush", ["ak"]), ("zone", "south"))
    assert game.pending.key == "lair"
    assert sorted(game.offers("lair")) == NINE
    game.answer(("lair", "north"))
    assert game.facts("ak") | {"on_table": False, "lair": "north", "status": ["in-ambush"]} == game.facts("ak")
    assert game.pending.figure == "al"


@proves("KA-SKL-17")
def test_zones_are_nine_squares_of_five_toises_unless_the_scenario_names_some() -> None:
    boxes = zones(lurking().state).values()
    assert sorted((z.x0, z.y0) for z in boxes) == [(x, y) for x in (0.0, 5.0, 10.0) for y in (0.0, 5.0, 10.0)]
    assert {(z.x1 - z.x0, z.y1 - z.y0) for z in boxes} == {(5.0, 5.0)}
    oblong = zones(replace(lurking().state, table=Table((18.0, 12.0)))).values()
    assert {(z.x1 - z.x0, z.y1 - z.y0) for z in oblong} == {(6.0, 4.0)}
    game = prepared(initiative="red", zones={"mill": [6, 6, 9, 9]}).answer(("ambush", ["ak"]), ("zone", "south"))
    assert game.offers("lair") == ["mill"]


@proves("KA-SKL-17", "KA-SKL-02")
def test_nobody_has_to_use_the_skill_and_nobody_without_it_can() -> None:
    game = prepared(initiative="red")
    assert game.offers("ambush") == ["ak"]
    game.answer(("ambush", []), ("zone", "south"))
    assert (game.pending.key, game.pending.figure) == ("deploy", "ak")


@proves("KA-SKL-18", "KA-INI-04")
@pytest.mark.parametrize(("hidden", "levels", "first"), [(["ak"], 1, "blue"), ([], 4, "red")])
def test_an_ambusher_does_not_count_for_the_initiative(hidden: list[str], levels: int, first: str) -> None:
    game = prepared().answer(("ambush", hidden))
    assert (game.pending.key, game.pending.seat) == ("first", first)
    game.answer(("first", first))
    assert game.one("initiative_taken")["levels"] == {"red": levels, "blue": 2}


@proves("KA-INI-04", "KA-CNV-01")
def test_a_scenario_that_says_who_begins_overrides_levels_and_skills() -> None:
    game = prepared(initiative="blue").answer(("ambush", []))
    assert (game.pending.key, game.pending.seat) == ("zone", "blue"), "red has the higher levels"
    assert game.one("initiative_taken") | {"order": ("blue", "red")} == game.one("initiative_taken")


# ---------------------------------------------------------------- not counted


@proves("KA-SKL-18", "KA-RND-05")
def test_an_ambusher_is_not_counted_among_the_safars() -> None:
    game = scene(
        red={"ak": off(lair="north", skills=SKILL), "al": safar(1, 1)},
        blue={"bo": safar(13, 13), "ba": safar(11, 13)},
        last="red",
    )
    assert game.query("begins", round=2) == "red", "one against two"


@proves("KA-SKL-18", "KA-SKL-20")
def test_a_side_need_not_activate_its_ambusher() -> None:
    game = lurking().answer(("activate", "bo"), ("action", "done"))
    assert sorted(game.offers("activate")) == ["ak", "al"]
    game.answer(("activate", "al"), ("action", "done"))
    assert game.offers("activate") == ["ak", "wait"]
    game.play(("activate", "wait"))
    assert game.one("round_ended")["round"] == 1
    assert game.status("ak") == {"in-ambush"}


@proves("KA-SKL-18")
def test_the_others_go_on_while_a_side_waits_and_it_is_asked_again() -> None:
    game = scene(
        red={"ak": off(lair="north", skills=SKILL), "al": safar(1, 1, "activated")},
        blue={"bo": safar(13, 13), "ba": safar(11, 13)},
        active="red",
    ).answer(("activate", "wait"), ("activate", "bo"), ("action", "done"))
    assert (game.pending.key, game.pending.seat) == ("activate", "red")
    assert game.offers("activate") == ["ak", "wait"]


@proves("KA-SKL-18")
def test_a_side_with_nobody_on_the_table_cannot_wait() -> None:
    game = scene(red={"ak": off(lair="north", skills=SKILL)}, blue={"bo": safar(13, 13)}, active="red")
    assert game.offers("activate") == ["ak"]


# ---------------------------------------------------------------- interrupting


@proves("KA-SKL-19")
def test_an_ambusher_strikes_an_enemy_that_enters_its_zone_and_is_still_to_be_activated() -> None:
    game = lurking(dice={"ak": {"level": [8]}, "bo": {"level": [2]}})
    walks(game, [6.5, 7.5])
    assert game.offers("spring") == ["ak", "none"]
    game.answer(("spring", "ak"), ("appear", [5.75, 7.5]))
    offered = {next(iter(one)) if isinstance(one, dict) else one for one in game.offers("action")}
    assert offered == {"attack", "done"}
    game.answer(("action", {"attack": "bo"}), ("engage", "P"), ("defence", "reflex"))
    assert game.one("emerged") | {"at": (5.75, 7.5), "reason": "interruption"} == game.one("emerged")
    assert game.one("resolved")["hit"]
    assert game.facts("ak") | {"AP": 4, "on_table": True, "status": [], "lair": None} == game.facts("ak")
    assert (game.pending.key, game.pending.figure) == ("path", "bo"), "one action, then the enemy goes on"
    assert game.refused("path", [[6.5, 7.5]]).reason == "safar-in-the-way"
    game.answer(("path", []), ("action", "done"))
    assert "ak" in game.offers("activate")


@proves("KA-SKL-19")
def test_only_an_offensive_action_is_open() -> None:
    game = lurking()
    walks(game, [6.5, 7.5]).answer(("spring", "ak"), ("appear", [9, 9]))
    assert game.refused("action", "walk").reason == "only-offensive"
    assert game.refused("action", "alert").rules == ("KA-SKL-19",)
    assert game.refused("action", {"attack": "bo"}).reason == "out-of-reach"


@proves("KA-SKL-19")
def test_it_appears_in_its_zone_and_on_nobody() -> None:
    game = lurking()
    walks(game, [6.5, 7.5]).answer(("spring", "ak"))
    assert game.refused("appear", [5.4, 7.5]).reason == "outside-its-zone"
    assert game.refused("appear", [5.5, 7.5]).reason == "no-room"
    assert game.answer(("appear", [5.5, 9.5])).facts("ak")["at"] == [5.5, 9.5]


@proves("KA-SKL-19")
@pytest.mark.parametrize(("x", "asked"), [(4.4, False), (4.6, True)])
def test_any_part_of_the_base_enters_a_zone(x: float, asked: bool) -> None:
    game = walks(lurking(), [x, 7.5])
    assert (game.pending.key == "spring") is asked


@proves("KA-SKL-19")
def test_its_side_is_asked_whatever_zone_was_entered_and_nothing_tells_the_enemy() -> None:
    game = walks(lurking("north-east"), [6.5, 7.5])
    assert (game.pending.key, game.pending.secret, game.pending.forced) == ("spring", True, False)
    assert game.offers("spring") == ["none"]
    assert game.refused("spring", "ak").reason == "not-in-its-zone"
    before = len(game.events)
    game.answer(("spring", "none"))
    assert (game.pending.key, game.pending.figure) == ("action", "bo")
    told = [type(event).__name__ for event in game.events[before:]]
    assert told == ["Moved"], "a refusal to show itself is told to nobody"


@proves("KA-SKL-19")
def test_a_path_through_a_zone_enters_it() -> None:
    game = lurking(bo={"V": 12})
    walks(game, [7, 7.5], [4, 7.5])
    assert game.offers("spring") == ["ak", "none"]


@proves("KA-SKL-19")
def test_moving_inside_a_zone_is_not_entering_it() -> None:
    game = scene(
        red={"ak": off(lair="centre", skills=SKILL), "al": safar(1, 1)},
        blue={"bo": safar(6.5, 7.5)},
        active="blue",
    )
    assert walks(game, [8, 8]).pending.key == "action"


@proves("KA-SKL-19")
def test_only_an_enemy_in_its_own_activation_is_interrupted() -> None:
    """Bo is pushed into the zone in ak's activation: nobody in ambush is asked."""
    game = scene(
        red={"ak": safar(3, 7.5, C=6, stature=6), "al": off(lair="centre", skills=SKILL)},
        blue={"bo": safar(4.2, 7.5, HP=20)},
        dice={"ak": {"level": [9]}, "bo": {"level": [2]}},
    ).answer(("activate", "ak"), ("action", {"attack": "bo"}), ("engage", "CC"), ("effects", "C"))
    game.answer(("defence", "reflex"), ("repel", "yes"))
    assert game.facts("bo")["at"][0] > 6
    assert (game.pending.key, game.pending.figure) == ("action", "ak")


@proves("KA-SKL-19")
def test_an_assault_into_the_zone_is_interrupted_before_its_attack() -> None:
    game = scene(
        red={"ak": off(lair="centre", skills=SKILL, P=9), "al": safar(7, 7.5)},
        blue={"bo": safar(3, 7.5, HP=2)},
        active="blue",
        dice={"ak": {"level": [9]}, "bo": {"level": [2]}},
    ).answer(("activate", "bo"), ("action", {"assault": "al"}), ("path", {"touch": "al"}))
    game.answer(("spring", "ak"), ("appear", [5.6, 7.2]), ("action", {"attack": "bo"}), ("engage", "PP"))
    game.play(("defence", "reflex"))
    assert "defeated" in game.status("bo")
    assert [one["figure"] for one in game.all("attacked")] == ["ak"]


@proves("KA-SKL-19")
def test_two_in_the_same_zone_strike_one_after_the_other() -> None:
    game = scene(
        red={"ak": off(lair="centre", skills=SKILL), "al": off(lair="centre", skills=SKILL), "an": safar(1, 1)},
        blue={"bo": safar(3, 7.5)},
        active="blue",
    )
    walks(game, [6, 7.5]).answer(("spring", "ak"), ("appear", [9, 9]), ("action", "done"))
    assert game.offers("spring") == ["al", "none"]


# ---------------------------------------------------------------- its own activation


@proves("KA-SKL-20")
def test_in_the_french_edition_it_starts_from_any_point_of_its_zone() -> None:
    game = lurking("north", edition="fr").answer(("activate", "bo"), ("action", "done"), ("activate", "ak"))
    assert game.pending.key == "appear"
    assert game.refused("appear", [7, 9]).reason == "outside-its-zone"
    game.answer(("appear", [9.5, 14.5]))
    assert game.facts("ak") | {"at": [9.5, 14.5], "status": ["activated"], "lair": None} == game.facts("ak")
    assert game.pending.key == "action"
    assert "walk" in game.offers("action"), "an ordinary fighter"


@proves("KA-SKL-20")
def test_in_the_english_edition_it_starts_from_where_it_waits() -> None:
    game = scene(red={"ak": off(skills=SKILL)}, blue={"bo": safar(13, 13)}, opening="ambush", edition="en")
    game.answer(("ambush", ["ak"]), ("first", "red"), ("zone", "south"), ("lair", "centre"))
    assert (game.pending.key, game.pending.secret) == ("den", True)
    assert game.refused("den", [4, 4]).reason == "outside-its-zone"
    game.answer(("den", [9, 6]), ("activate", "ak"))
    assert game.pending.key == "action"
    assert game.one("emerged") | {"at": (9.0, 6.0), "reason": "activated"} == game.one("emerged")


@proves("KA-SKL-20")
def test_where_somebody_stands_meanwhile_it_starts_as_near_as_can_be() -> None:
    game = scene(red={"ak": off(skills=SKILL)}, blue={"bo": safar(9, 6)}, opening="ambush", edition="en")
    game.answer(("ambush", ["ak"]), ("first", "red"), ("zone", "south"), ("lair", "centre"))
    state = game.state.changed("ak", lair=Lair("centre", (9.0, 6.0)))
    x, y = next(iter(Scene(SYSTEM, replaced(state), {}, {}).answer(("activate", "ak")).all("emerged")))["at"]
    assert 1.0 <= ((x - 9) ** 2 + (y - 6) ** 2) ** 0.5 < 1.5


def replaced(state: Any) -> Any:
    from msgspec.structs import replace

    from escarmouche.games.kharn_ages.rules.rounds import Slot

    return replace(state, agenda=(Slot("red"),), turn=1)


@proves("KA-SKL-20")
def test_it_starts_where_there_is_room_if_its_zone_is_full() -> None:
    game = scene(
        red={"ak": off(lair="den", skills=SKILL)},
        blue={"bo": safar(7.5, 7.5, base=2.0)},
        active="red",
        zones={"den": [6.5, 6.5, 8.5, 8.5]},
    ).answer(("activate", "ak"))
    assert game.pending.default is not None
    assert game.refused("appear", [7.5, 7.5]).reason == "no-room"


# ---------------------------------------------------------------- being found


@proves("KA-SKL-21", "KA-GEN-11")
@pytest.mark.parametrize(("reach", "die", "found"), [(4, 8, True), (3, 8, False), (4, 7, False)])
def test_detecting_reveals_an_ambusher_only_if_the_aura_covers_its_whole_zone(
    reach: int, die: int, found: bool
) -> None:
    """From the middle of a square of 5 its corners are 3.54 away."""
    game = scene(
        red={"ak": off(lair="centre", skills=SKILL), "al": safar(1, 1)},
        blue={"bo": safar(7.5, 7.5, I=reach)},
        active="blue",
        dice={"bo": {"detect": [die]}},
    ).answer(("activate", "bo"), ("action", "detect"))
    assert (game.pending.key == "appear") is found
    if found:
        game.answer(("appear", [9, 9]))
        assert game.one("emerged") | {"figure": "ak", "reason": "detected"} == game.one("emerged")
        assert game.one("combed")["zones"] == ("centre",)
    assert (game.pending.key, game.pending.figure) == ("action", "bo")
    assert (game.status("ak") == {"in-ambush"}) is not found


@proves("KA-SKL-21")
def test_a_corner_outside_the_aura_is_enough_to_stay_hidden() -> None:
    game = scene(
        red={"ak": off(lair="centre", skills=SKILL), "al": safar(1, 1)},
        blue={"bo": safar(7.9, 7.9, I=4)},
        active="blue",
        dice={"bo": {"detect": [9]}},
    ).answer(("activate", "bo"), ("action", "detect"))
    assert game.pending.key == "action"
    assert not game.all("combed")


# ---------------------------------------------------------------- who may know what


def told(events: list[Event], seat: str | None) -> list[Event | None]:
    return [redact(event, seat) for event in events]


@proves("KA-SKL-17")
def test_the_zone_is_known_to_its_side_alone() -> None:
    game = prepared(initiative="red").answer(("ambush", ["ak"]), ("zone", "south"), ("lair", "north"))
    assert view(SYSTEM, game.state, "red").figures["ak"].lair == Lair("north")
    for other in ("blue", None):
        assert view(SYSTEM, game.state, other).figures["ak"].lair is None
        assert not [e for e in told(game.events, other) if e is not None and "north" in repr(e)]
    assert [e for e in told(game.events, "red") if e is not None and "north" in repr(e)]
    assert "lair-ak" in [mark.id for mark in SYSTEM.shown.marks(view(SYSTEM, game.state, "red"))]
    assert "lair-ak" not in [mark.id for mark in SYSTEM.shown.marks(view(SYSTEM, game.state, "blue"))]


def test_without_an_ambush_nothing_is_hidden_and_nothing_copied() -> None:
    game = scene(red={"ak": safar(1, 1)}, blue={"bo": safar(9, 9)})
    assert view(SYSTEM, game.state, "blue") is game.state
    assert consistent(SYSTEM, game.position, "blue", Block("x", 0)) is game.position


@proves("KA-SKL-17", "KA-SKL-21")
def test_a_guess_draws_the_zone_by_lot_among_those_that_were_not_combed() -> None:
    game = scene(
        red={"ak": off(lair="north", skills=SKILL), "al": safar(1, 1)},
        blue={"bo": safar(7.5, 7.5, I=4)},
        active="blue",
        dice={"bo": {"detect": [8]}},
    ).answer(("activate", "bo"), ("action", "detect"))
    assert game.one("combed") | {"zones": ("centre",), "side": "red"} == game.one("combed")
    drawn = {
        consistent(SYSTEM, game.position, "blue", Block(str(n), 0)).now.figures["ak"].lair.zone for n in range(100)
    }
    assert sorted(drawn) == [zone for zone in NINE if zone != "centre"]
    mine = consistent(SYSTEM, game.position, "red", Block("x", 0))
    assert mine.now.figures["ak"].lair == Lair("north"), "one's own secrets are no guess"


@proves("KA-SKL-17")
def test_a_guess_in_the_middle_of_an_action_replays_with_what_is_known() -> None:
    """Ak was found in the very action that goes on: its zone is no secret any more, and the log still fits."""
    game = lurking(dice={"ak": {"level": [2]}, "bo": {"level": [9, 9]}})
    walks(game, [6.5, 7.5]).answer(("spring", "ak"), ("appear", [5.75, 7.5]), ("action", {"attack": "bo"}))
    game.answer(("engage", "P"))
    assert game.pending.key == "defence"
    again = consistent(SYSTEM, game.position, "blue", Block("x", 0))
    assert again.now.figures["ak"].at == (5.75, 7.5)
    assert game.answer(("defence", "reflex")).pending.figure == "bo"


def test_an_ambush_is_no_secret_when_the_game_is_over() -> None:
    from msgspec.structs import replace

    from escarmouche.core.state import Result

    ended = replace(lurking("east").state, result=Result("red", "last-round"))
    assert view(SYSTEM, ended, "blue").figures["ak"].lair == Lair("east")
