"""Climbing, the leg up, jumps over gaps."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.games.kharn_ages.rules.activation import Acting
from escarmouche.games.kharn_ages.rules.climbing import why_not_there
from escarmouche.games.kharn_ages.rules.relief import gaps
from games.kharn_ages.scene import Scene, block, safar, scene
from proofs import proves

pytestmark = pytest.mark.usefixtures("both_editions")

WAKE = ("activate", "ak")
FAR = {"far": safar(14, 14)}


def cliff(height: float = 3, **mine: Any) -> Scene:
    """ak at the foot of a cliff whose edge is x = 5."""
    return scene(
        red={"ak": safar(4.5, 7, **{"V": 6, **mine})},
        blue=FAR,
        terrain=[block("cliff", 5, 5, 9, 9, "rock", height=height)],
    ).answer(WAKE)


def climbed(game: Scene, target: str = "cliff") -> Scene:
    """A climb to the nearest place."""
    game.answer(("action", {"climb": target}))
    assert game.pending.key == "place"
    return game.answer(("place", game.pending.default))


# ---------------------------------------------------------------- the climb


@proves("KA-MOV-08", "KA-MOV-11", "KA-MOV-12", "KA-MOV-03")
def test_two_ap_climb_half_of_v_and_the_next_walk_is_the_second_movement() -> None:
    game = climbed(cliff(3, V=6))
    me = game.facts("ak")
    assert (me["level"], me["AP"], me["moves"], me["free_move"]) == (3, 3, 1, False)
    assert me["at"][0] > 5
    assert game.query("walk_cost", figure="ak") == 1


@proves("KA-MOV-08", "KA-DIC-04")
@pytest.mark.parametrize(
    ("velocity", "height", "ap"), [(6, 3, 2), (6, 3.1, 4), (5, 3, 2), (4, 3, 4), (4, 2, 2), (2, 3, 6), (1, 2, 4)]
)
def test_the_stretch_is_half_of_v_rounded_up_and_is_repeated(velocity: int, height: float, ap: int) -> None:
    game = cliff(height, V=velocity, full_AP=6)
    assert {"climb": "cliff", "height": height, "ap": ap} in game.offers("action")
    assert climbed(game).facts("ak")["AP"] == 6 - ap
    assert [told["ap"] for told in game.all("ap_spent", action="climb")] == [2] * (ap // 2)


@proves("KA-MOV-10")
def test_no_climb_begins_without_the_ap_for_all_of_it() -> None:
    game = cliff(3, V=4, full_AP=3)
    assert game.refused("action", {"climb": "cliff"}).rules == ("KA-APT-01", "KA-MOV-08", "KA-MOV-10")
    assert not any("climb" in offer for offer in game.offers("action") if isinstance(offer, dict))
    enough = cliff(3, V=4, full_AP=4)
    assert climbed(enough).facts("ak")["AP"] == 0


@proves("KA-MOV-10")
def test_a_climb_ends_on_top_where_there_is_room_and_not_further_off() -> None:
    game = cliff(3).answer(("action", {"climb": "cliff"}))
    assert game.refused("place", [4, 7]).rules == ("KA-MOV-10",)
    assert game.refused("place", [6.1, 7]).rules == ("KA-MOV-08",)
    game.answer(("place", [5.5, 7.5]))
    assert game.facts("ak") | {"at": [5.5, 7.5], "level": 3} == game.facts("ak")


@proves("KA-MOV-10", "KA-ZOC-11")
def test_a_full_top_is_not_climbed() -> None:
    game = scene(
        red={"ak": safar(4.5, 7, V=6)},
        blue={"bo": safar(5.5, 7, level=3, base=1.0)},
        terrain=[block("pillar", 5, 6.5, 6, 7.5, "rock", height=3)],
    ).answer(WAKE)
    assert game.refused("action", {"climb": "pillar"}).rules == ("KA-ZOC-11",)


@proves("KA-MOV-12", "KA-MOV-11", "KA-MOV-02")
def test_a_climb_costs_the_same_after_the_free_walk_and_counts_as_the_second_movement() -> None:
    game = scene(
        red={"ak": safar(3.5, 7, V=6)}, blue=FAR, terrain=[block("cliff", 5, 5, 9, 9, "rock", height=3)]
    ).answer(WAKE, ("action", "walk"), ("path", [[4.5, 7]]))
    me = climbed(game).facts("ak")
    assert (me["AP"], me["moves"]) == (3, 2)
    assert game.query("walk_cost", figure="ak") == 2


@proves("KA-MOV-11", "KA-MOV-18")
def test_the_free_movement_lost_to_a_climb_does_not_stand_anybody_up_either() -> None:
    game = climbed(cliff(3))
    assert game.facts("ak")["free_move"] is False


@proves("KA-MOV-09", "KA-MOV-04")
@pytest.mark.parametrize(("height", "offered"), [(1.5, False), (1.6, True)])
def test_only_what_cannot_be_stepped_over_is_climbed(height: float, offered: bool) -> None:
    offers = cliff(height).offers("action")
    assert any(isinstance(offer, dict) and "climb" in offer for offer in offers) is offered


@proves("KA-MOV-08")
@pytest.mark.parametrize(("x", "offered"), [(4.25, True), (4.2, False)])
def test_one_climbs_from_the_foot(x: float, offered: bool) -> None:
    game = scene(red={"ak": safar(x, 7, V=6)}, blue=FAR, terrain=[block("cliff", 5, 5, 9, 9, "rock", height=3)])
    game.answer(WAKE)
    assert any(isinstance(offer, dict) and "climb" in offer for offer in game.offers("action")) is offered
    if not offered:
        assert game.refused("action", {"climb": "cliff"}).rules == ("KA-MOV-08", "KA-MOV-09")


@proves("KA-MOV-08", "KA-FAL-10")
def test_climbing_down_costs_the_same_and_is_no_fall() -> None:
    game = scene(
        red={"ak": safar(5.3, 7, V=6, level=3)}, blue=FAR, terrain=[block("cliff", 5, 5, 9, 9, "rock", height=3)]
    ).answer(WAKE)
    me = climbed(game, "ground").facts("ak")
    assert (me["level"], me["AP"], me["moves"]) == (0, 3, 1)
    assert me["at"][0] <= 4.51
    assert not game.all("landed")


@proves("KA-MOV-08")
def test_one_climbs_down_from_the_edge_only() -> None:
    game = scene(
        red={"ak": safar(7, 7, V=6, level=3)}, blue=FAR, terrain=[block("cliff", 5, 5, 9, 9, "rock", height=3)]
    ).answer(WAKE)
    assert game.refused("action", {"climb": "ground"}).reason == "nothing-to-climb"


@proves("KA-MOV-08")
def test_from_one_top_to_another_only_the_difference_is_climbed() -> None:
    game = scene(
        red={"ak": safar(5.5, 7, V=4, level=2)},
        blue=FAR,
        terrain=[block("rock", 5, 6, 6, 8, "rock", height=2), block("tower", 6, 5, 9, 9, "tower", height=4)],
    ).answer(WAKE)
    offers = [offer for offer in game.offers("action") if isinstance(offer, dict)]
    assert {"climb": "tower", "height": 2, "ap": 2} in offers
    assert climbed(game, "tower").facts("ak")["level"] == 4


@proves("KA-TER-07", "KA-TER-09")
@pytest.mark.parametrize(
    ("edition", "velocity", "ap"), [("fr", 8, 2), ("fr", 6, 4), ("en", 8, 4), ("en", 6, 4), ("fr", 4, 6), ("fr", 2, 0)]
)
def test_the_ground_counts_before_the_halving(edition: str, velocity: int, ap: int) -> None:
    """V 8 in rubble is 6, a stretch of 3; in the English edition 4, a stretch of 2. V 2 is 0: no climb."""
    rubble = [block("cliff", 5, 5, 9, 9, "rock", height=3), block("rubble", 3, 5, 5, 9, "difficult")]
    game = scene(red={"ak": safar(4.5, 7, V=velocity, full_AP=6)}, blue=FAR, terrain=rubble, edition=edition)
    game.answer(WAKE)
    if ap:
        assert climbed(game).facts("ak")["AP"] == 6 - ap
    else:
        assert game.refused("action", {"climb": "cliff"}).rules == ("KA-TER-09",)


@proves("KA-SKL-22")
def test_endurance_makes_two_stretches_cheaper_and_no_further_movement() -> None:
    """After the free walk: stretches of 1, 1 and 2 AP; both discounts are gone, so the next walk costs 2."""
    game = scene(
        red={"ak": safar(3.5, 7, V=2, AP=7, full_AP=7, skills={"endurance": None})},
        blue=FAR,
        terrain=[block("cliff", 5, 5, 9, 9, "rock", height=3)],
    ).answer(WAKE, ("action", "walk"), ("path", [[4.5, 7]]))
    assert climbed(game).facts("ak")["AP"] == 7 - 4
    assert game.query("walk_cost", figure="ak") == 2


@proves("KA-SKL-22")
def test_a_climb_of_one_stretch_leaves_the_second_discount() -> None:
    game = scene(
        red={"ak": safar(3.5, 7, V=6, skills={"endurance": None})},
        blue=FAR,
        terrain=[block("cliff", 5, 5, 9, 9, "rock", height=3)],
    ).answer(WAKE, ("action", "walk"), ("path", [[4.5, 7]]))
    assert climbed(game).facts("ak")["AP"] == 4
    assert game.query("walk_cost", figure="ak") == 1


@proves("KA-SKL-22", "KA-MOV-11")
def test_a_climb_as_first_movement_has_no_discount() -> None:
    game = climbed(cliff(3, V=4, skills={"endurance": None}))
    assert game.facts("ak")["AP"] == 1


@proves("KA-FRT-06")
def test_who_is_rooted_does_not_climb() -> None:
    game = cliff(3)
    state = replace(game.state.gained("ak", "rooted"), agenda=(Acting("ak"),))
    rooted = Scene(game.system, state, {}, {"ak": "red", "far": "blue"})
    assert rooted.refused("action", {"climb": "cliff"}).rules == ("KA-FRT-06",)


@proves("KA-STS-06", "KA-MOV-08")
def test_each_stretch_is_an_action_for_a_dazed_safar() -> None:
    game = cliff(3, V=4, full_AP=6)
    state = replace(game.state.gained("ak", "dazed"), agenda=(Acting("ak"),))
    dazed = Scene(game.system, state, {}, {"ak": "red", "far": "blue"})
    assert climbed(dazed).facts("ak")["AP"] == 0


# ---------------------------------------------------------------- the leg up


def pair(height: float = 3, mine: Any = None, ally: Any = None, y: float = 8) -> Scene:
    """ak and its ally al at the foot of a cliff, base to base."""
    return scene(
        red={"ak": safar(4.5, 7, **{"V": 4, **(mine or {})}), "al": safar(4.5, y, **(ally or {}))},
        blue=FAR,
        terrain=[block("cliff", 5, 2, 9, 12, "rock", height=height)],
    ).answer(WAKE)


HELP = ("action", {"leg-up": "al"})


@proves("KA-MOV-05", "KA-MOV-06")
@pytest.mark.parametrize(("height", "paid"), [(2, 1), (2.1, 2), (3, 2), (4, 2)])
def test_a_leg_up_is_a_movement_for_the_one_and_ap_for_the_other(height: float, paid: int) -> None:
    game = pair(height)
    assert {"leg-up": "al", "onto": "cliff", "height": height, "ap": paid} in game.offers("action")
    game.answer(HELP)
    me = game.facts("ak")
    assert (me["level"], me["AP"], me["moves"]) == (height, 5, 1)
    assert game.facts("al")["AP"] == 5 - paid
    assert game.query("walk_cost", figure="ak") == 1


@proves("KA-MOV-05")
def test_the_obstacle_is_at_least_two_toises_high() -> None:
    assert pair(1.9).refused(*HELP).reason == "too-low-for-help"


@proves("KA-MOV-05")
@pytest.mark.parametrize(("power", "allowed"), [(3, True), (2, False)])
def test_the_helper_is_as_strong_as_the_other_is_corpulent(power: int, allowed: bool) -> None:
    game = pair(3, ally={"P": power})
    assert any(isinstance(offer, dict) and "leg-up" in offer for offer in game.offers("action")) is allowed
    if not allowed:
        assert game.refused(*HELP).reason == "too-weak-to-help"


@proves("KA-MOV-05", "KA-MOV-07")
def test_a_leg_up_leads_out_of_a_ditch() -> None:
    game = scene(
        red={"ak": safar(5.51, 7, V=4, level=-2), "al": safar(5.51, 8, level=-2)},
        blue=FAR,
        terrain=[block("moat", 5, 2, 8, 12, "ditch")],
    ).answer(WAKE)
    assert {"leg-up": "al", "onto": "ground", "height": 2, "ap": 1} in game.offers("action")
    game.answer(HELP)
    assert game.facts("ak") | {"level": 0, "AP": 5} == game.facts("ak")
    assert game.facts("ak")["at"][0] < 5
    assert game.facts("al")["AP"] == 4


@proves("KA-MOV-05")
def test_the_two_stand_base_to_base_at_the_foot() -> None:
    assert pair(3, y=8.1).refused(*HELP).rules == ("KA-MOV-05",)
    aside = scene(
        red={"ak": safar(4.5, 7, V=4), "al": safar(3.5, 7)},
        blue=FAR,
        terrain=[block("cliff", 5, 2, 9, 12, "rock", height=3)],
    ).answer(WAKE)
    assert aside.refused(*HELP).reason == "no-helper"


@proves("KA-MOV-05")
@pytest.mark.parametrize("state", ["stunned", "on-the-ground"])
def test_a_helper_must_be_on_its_feet(state: str) -> None:
    game = scene(
        red={"ak": safar(4.5, 7, V=4), "al": safar(4.5, 8, state)},
        blue=FAR,
        terrain=[block("cliff", 5, 2, 9, 12, "rock", height=3)],
    ).answer(WAKE)
    assert game.refused(*HELP).reason == "cannot-help"


@proves("KA-MOV-06")
def test_the_height_counts_in_full_against_v_and_the_helper_must_have_the_ap() -> None:
    assert pair(4.1).refused(*HELP).rules == ("KA-MOV-06", "KA-MOV-01")
    assert pair(3, ally={"AP": 1}).refused(*HELP).reason == "not-enough-ap"
    assert pair(2, ally={"AP": 1}).answer(HELP).facts("al")["AP"] == 0


@proves("KA-MOV-06", "KA-MOV-03")
def test_as_a_second_movement_it_costs_one_ap() -> None:
    game = pair(3).answer(("action", "walk"), ("path", [[4, 7], [4.5, 7]]), HELP)
    assert game.facts("ak")["AP"] == 4


@proves("KA-MOV-07")
def test_it_ends_on_top_as_near_to_the_helper_as_bases_allow() -> None:
    """The helper's base is at (4.5, 8): on the edge x = 5 the bases touch at y = 8 - 0.87."""
    game = pair(3).answer(HELP)
    x, y = game.facts("ak")["at"]
    apart = ((x - 4.5) ** 2 + (y - 8) ** 2) ** 0.5
    assert x >= 5
    assert 1 <= apart <= 1.01


@proves("KA-MOV-07")
@pytest.mark.parametrize("side", [1, -1])
def test_where_the_nearest_place_is_taken_it_ends_in_the_next(side: int) -> None:
    """Somebody stands on top, 1.1 toises beside the helper: on the edge there is room again 0.81 toises from there."""
    game = scene(
        red={
            "ak": safar(4.5, 7, V=4),
            "al": safar(4.5, 7 + side),
            "am": safar(5.6, 7 + 0.6 * side, level=3),
        },
        blue=FAR,
        terrain=[block("cliff", 5, 2, 9, 12, "rock", height=3)],
    ).answer(WAKE, HELP)
    x, y = game.facts("ak")["at"]
    assert x == pytest.approx(5.02, abs=0.05)
    assert y == pytest.approx(7 - 0.25 * side, abs=0.1)


# ---------------------------------------------------------------- jumps


def roofs(gap: float, dice: list[int] | None = None, height: float = 3, edition: str = "", **mine: Any) -> Scene:
    """ak on a roof, its edge at x = 5; another roof beyond the gap."""
    more: dict[str, Any] = {"edition": edition} if edition else {}
    return scene(
        red={"ak": safar(4.5, 7, **{"V": 6, "A": 4, "level": height, **mine})},
        blue=FAR,
        terrain=[
            block("one", 2, 5, 5, 9, "hut", height=height),
            block("two", 5 + gap, 5, 9 + gap, 9, "hut", height=height),
        ],
        dice={"ak": {"level": dice or [], "test": [5]}},
        **more,
    ).answer(WAKE, ("action", "walk"))


@proves("KA-MOV-15")
@pytest.mark.parametrize(
    ("edition", "gap", "free"), [("fr", 4, True), ("fr", 4.1, False), ("en", 2, True), ("en", 2.1, False)]
)
def test_a_gap_of_the_lower_of_v_and_a_is_jumped_without_a_roll(edition: str, gap: float, free: bool) -> None:
    """V 6 and A 4: 4 toises, half of it in the English edition."""
    game = roofs(gap, [] if free else [6], edition=edition).answer(("path", [[5 + gap + 0.5, 7]]))
    me = game.facts("ak")
    assert (me["at"][0], me["level"], me["AP"]) == (pytest.approx(5.5 + gap, abs=0.01), 3, 5)
    assert bool(game.all("attempted", action="jump")) is not free
    assert game.one("leapt")["passed"]
    assert game.one("leapt")["length"] == pytest.approx(gap, abs=0.002)


@proves("KA-MOV-15", "KA-DIC-04")
@pytest.mark.parametrize(("gap", "free"), [(3, True), (3.1, False)])
def test_half_of_an_odd_value_is_rounded_up(gap: float, free: bool) -> None:
    game = roofs(gap, [] if free else [6], edition="en", A=5).answer(("path", [[5.3 + gap, 7]]))
    assert bool(game.all("attempted")) is not free


@proves("KA-MOV-16")
@pytest.mark.parametrize(("die", "across"), [(6, True), (5, False), (1, False)])
def test_a_wider_gap_takes_a_six(die: int, across: bool) -> None:
    game = roofs(5, [die]).answer(("path", [[10.2, 7]]))
    told = game.one("attempted", action="jump")
    assert (told["needed"], told["total"], game.one("leapt")["passed"]) == (6, 0 if die == 1 else die, across)
    assert game.facts("ak")["level"] == (3 if across else 0)


@proves("KA-MOV-16", "KA-LVL-03", "KA-MAS-04")
def test_the_level_dice_are_rolled_without_mastery() -> None:
    game = roofs(5, [2, 7], rank=2, mastery=[["objectives", "offensive"], ["objectives"]]).answer(("path", [[10.2, 7]]))
    assert game.pending.key == "die"
    assert game.offers("die") == [{"keep": 7}, {"keep": 2}]
    assert game.answer(("die", {"keep": 7})).facts("ak")["level"] == 3


@proves("KA-MOV-16")
@pytest.mark.parametrize(("gap", "reason"), [(5.5, "gap-too-wide"), (5.0, "")])
def test_a_jump_may_exceed_what_is_left_of_v_where_a_is_higher_and_ends_the_movement(gap: float, reason: str) -> None:
    """V 3 and A 5: from half a toise before the edge 5 toises are jumped on a 6, and no step further."""
    game = roofs(gap, [6], V=3, A=5)
    landing = 5 + gap + 0.1
    assert game.refused("path", [[landing + 0.4, 7]]).reason == "too-far"
    if reason:
        assert game.refused("path", [[landing, 7]]).reason == reason
        return
    game.answer(("path", [[landing, 7]]))
    assert game.facts("ak")["level"] == 3


@proves("KA-MOV-16")
def test_without_the_higher_a_a_jump_stays_within_the_movement() -> None:
    assert roofs(2.6, V=3, A=3).refused("path", [[7.7, 7]]).reason == "too-far"
    assert roofs(2.4, [6], V=3, A=2).answer(("path", [[7.5, 7]])).facts("ak")["level"] == 3


@proves("KA-MOV-16")
@pytest.mark.parametrize(("velocity", "allowed"), [(2, False), (3, True)])
def test_no_jump_begins_beyond_the_movement(velocity: int, allowed: bool) -> None:
    """The edge is 2.5 toises off."""
    game = scene(
        red={"ak": safar(2.5, 7, V=velocity, A=5, level=3)},
        blue=FAR,
        terrain=[block("one", 2, 5, 5, 9, "hut"), block("two", 9, 5, 12, 9, "hut")],
        dice={"ak": {"level": [6]}},
    ).answer(WAKE, ("action", "walk"))
    if allowed:
        assert game.answer(("path", [[9.1, 7]])).facts("ak")["level"] == 3
    else:
        assert game.refused("path", [[9.1, 7]]).reason == "too-far"


@proves("KA-TER-10", "KA-MOV-15")
@pytest.mark.parametrize(("kind", "rolls"), [("slippery", 1), ("", 0)])
def test_the_ground_shortens_jumps(kind: str, rolls: int) -> None:
    """V 5 in mud is 4: with A 5 a gap of 4.1 toises takes a roll."""
    mud = [block("mud", 4, 5, 5, 9, kind)] if kind else []
    game = scene(
        red={"ak": safar(4.6, 7, V=5, A=5, level=3)},
        blue=FAR,
        terrain=[block("one", 2, 5, 5, 9, "hut"), block("two", 9.1, 5, 12, 9, "hut"), *mud],
        dice={"ak": {"level": [6]}},
        edition="fr",
    ).answer(WAKE, ("action", "walk"), ("path", [[9.2, 7]]))
    assert len(game.all("attempted")) == rolls
    assert game.facts("ak")["level"] == 3


@proves("KA-MOV-15")
def test_nobody_turns_in_the_air() -> None:
    assert roofs(2).refused("path", [[6, 7], [7.2, 7.5]]).reason == "no-turning-in-the-air"


@proves("KA-MOV-17", "KA-FAL-05")
@pytest.mark.parametrize(("die", "lost"), [(2, 3), (3, 0)])
def test_a_failed_jump_is_an_involuntary_fall_into_the_gap(die: int, lost: int) -> None:
    """3 toises are no more than A: hurt on a 1 or a 2; the movement is over, and was paid for."""
    game = scene(
        red={"ak": safar(4.5, 7, V=6, A=4, level=3)},
        blue=FAR,
        terrain=[block("one", 2, 5, 5, 9, "hut"), block("two", 10, 5, 14, 9, "hut")],
        dice={"ak": {"level": [4], "test": [die]}},
    ).answer(WAKE, ("action", "walk"), ("path", [[10.2, 7]]))
    me = game.facts("ak")
    assert (me["level"], me["HP"], me["moves"]) == (0, 12 - lost, 1)
    assert 5.5 <= me["at"][0] <= 9.5
    assert game.one("landed") | {"height": 3, "willing": False} == game.one("landed")
    assert game.pending.key == "action"


@proves("KA-MOV-17", "KA-FAL-06", "KA-FAL-07")
def test_from_more_than_agility_it_takes_a_landing_test() -> None:
    """C 3 + A 3 + 5 < 10 + 2 x 4: 3 + 4 damage, on the ground."""
    game = scene(
        red={"ak": safar(4.5, 7, V=6, A=3, level=4)},
        blue=FAR,
        terrain=[block("one", 2, 5, 5, 9, "tower"), block("two", 9, 5, 13, 9, "tower")],
        dice={"ak": {"level": [5], "test": [5]}},
    ).answer(WAKE, ("action", "walk"), ("path", [[9.2, 7]]))
    assert game.facts("ak")["HP"] == 12 - 7
    assert "on-the-ground" in game.status("ak")


@proves("KA-MOV-17")
def test_where_the_gap_is_narrower_than_the_base_it_lands_beside() -> None:
    game = scene(
        red={"ak": safar(3.9, 7, V=6, A=0, base=2.0, level=2)},
        blue=FAR,
        terrain=[block("one", 2, 5, 5, 9, "rock"), block("two", 6, 5, 9, 9, "rock")],
        dice={"ak": {"level": [3], "test": [9]}},
    ).answer(WAKE, ("action", "walk"), ("path", [[6.5, 7]]))
    x, y = game.facts("ak")["at"]
    assert game.facts("ak")["level"] == 0
    assert y <= 4.01 or y >= 9.99
    assert 2 <= x <= 9


@proves("KA-MOV-15", "KA-MOV-17")
def test_a_ditch_is_jumped_from_the_ground_and_has_its_own_depth() -> None:
    def over(die: int) -> Scene:
        return scene(
            red={"ak": safar(4, 7, V=6, A=2)},
            blue=FAR,
            terrain=[block("moat", 5, 2, 8, 12, "ditch")],
            dice={"ak": {"level": [die], "test": [9]}},
        ).answer(WAKE, ("action", "walk"), ("path", [[9, 7]]))

    assert over(6).facts("ak") | {"at": [9, 7], "level": 0} == over(6).facts("ak")
    fallen = over(5)
    assert fallen.facts("ak")["level"] == -2
    assert fallen.one("landed")["height"] == 2
    assert fallen.refused("action", {"climb": "ground"}).reason == "nothing-to-climb"
    fallen.answer(("action", "walk"))
    assert fallen.refused("path", [[9, 7]]).rules == ("KA-MOV-09",)
    climbed(fallen.answer(("path", [[7.5, 7]])), "ground")
    assert fallen.facts("ak")["level"] == 0
    assert fallen.facts("ak")["at"][0] > 8


@proves("KA-MOV-08", "KA-FAL-10")
def test_a_ditch_is_climbed_down_into_or_dropped_into() -> None:
    def beside() -> Scene:
        return scene(
            red={"ak": safar(4.5, 7, V=6, A=2)},
            blue=FAR,
            terrain=[block("moat", 5, 2, 8, 12, "ditch")],
            dice={"ak": {"test": [5]}},
        ).answer(WAKE)

    down = climbed(beside(), "moat")
    assert (down.facts("ak")["level"], down.facts("ak")["AP"]) == (-2, 3)
    dropped = beside().answer(("action", "walk"), ("path", [[5.6, 7]]))
    assert (dropped.facts("ak")["level"], dropped.facts("ak")["AP"]) == (-2, 5)
    assert dropped.one("landed")["willing"]


@proves("KA-STS-03", "KA-MOV-17")
def test_an_assault_that_ends_on_the_ground_strikes_nobody() -> None:
    game = scene(
        red={"ak": safar(4.3, 7, V=7, A=0, level=3)},
        blue={"bo": safar(10.3, 7, level=3)},
        terrain=[block("one", 2, 5, 5, 9, "hut"), block("two", 9, 5, 13, 9, "hut")],
        dice={"ak": {"level": [3], "test": [4]}},
    ).answer(WAKE, ("action", {"assault": "bo", "weapon": "hands"}), ("path", [[9.1, 7]]))
    assert "on-the-ground" in game.status("ak")
    assert not game.all("attacked")
    assert game.pending.key == "action"


@proves("KA-LOS-02")
@pytest.mark.parametrize(
    ("level", "x", "y", "stature", "seen"),
    [
        (0, 4.4, 7, 3, True),  # at the brink, looking down
        (0, 1, 7, 3, False),  # far from it
        (0, 1, 7, 6, False),
        (-2, 6.5, 11, 3, True),  # in the same ditch
        (4, 4.4, 7, 3, True),  # from a tower at the brink
    ],
)
def test_the_earth_hides_who_stands_in_a_ditch(level: float, x: float, y: float, stature: int, seen: bool) -> None:
    """Its head is 1.5 toises below the ground."""
    game = scene(
        red={"ak": safar(x, y, stature=stature, level=level)},
        blue={"bo": safar(6.5, 7, stature=1)},
        terrain=[block("moat", 5, 2, 8, 12, "ditch")],
    )
    assert game.facts("bo")["level"] == -2
    assert game.query("sight", from_="ak", to="bo") is seen
    assert game.query("sight", from_="bo", to="ak") is seen


@proves("KA-LOS-02")
def test_two_ditches_are_apart_and_a_tall_head_sticks_out() -> None:
    moats = [block("one", 2, 5, 4, 9, "ditch"), block("two", 6, 5, 8, 9, "ditch")]
    low = scene(red={"ak": safar(3, 7, stature=3)}, blue={"bo": safar(7, 7, stature=3)}, terrain=moats)
    assert not low.query("sight", from_="ak", to="bo")
    tall = scene(red={"ak": safar(3, 7, stature=6)}, blue={"bo": safar(7, 7, stature=6)}, terrain=moats)
    assert tall.query("sight", from_="ak", to="bo")


@proves("KA-MOV-15", "KA-MOV-16")
@pytest.mark.parametrize(("x", "told"), [(4, True), (1, False)])
def test_who_comes_near_a_gap_is_told_how_far_it_jumps(x: float, told: bool) -> None:
    game = scene(
        red={"ak": safar(x, 7, V=3, A=4)}, blue=FAR, terrain=[block("moat", 5, 2, 8, 12, "ditch")], edition="en"
    ).answer(WAKE, ("action", "walk"))
    assert {name: game.pending.facts.get(name) for name in ("jump", "leap", "needed")} == (
        {"jump": 2, "leap": 4, "needed": 6} if told else dict.fromkeys(("jump", "leap", "needed"))
    )


@proves("KA-MOV-10", "KA-MOV-08", "KA-MOV-13", "KA-ZOC-11")
@pytest.mark.parametrize(
    ("at", "reason", "rule"),
    [
        ((4.4, 7.0), "", ""),
        ((5.6, 7.0), "not-at-that-height", "KA-MOV-10"),
        ((3.8, 7.0), "", ""),
        ((3.79, 7.0), "not-beside", "KA-MOV-08"),
        ((4.4, 6.2), "must-swim", "KA-MOV-13"),
        ((4.4, 7.9), "no-room", "KA-ZOC-11"),
    ],
)
def test_where_a_climb_down_may_end(at: tuple[float, float], reason: str, rule: str) -> None:
    state = scene(
        red={"ak": safar(5.3, 7, level=3), "al": safar(4.2, 8.6)},
        blue=FAR,
        terrain=[
            block("cliff", 5, 5, 9, 9, "rock", height=3),
            block("pool", 4, 5, 5, 6.5, "deep-water"),
        ],
    ).state
    refusal = why_not_there(state, state.figures["ak"], 0.0, at)
    assert ("" if refusal is None else refusal.reason) == reason
    assert refusal is None or refusal.rules == (rule,)


@proves("KA-MOV-15")
def test_a_gap_without_another_side_knows_from_where_one_jumps_and_how_deep_it_is() -> None:
    table = scene(terrain=[block("roof", 0, 0, 5, 5, "hut", height=3), block("shelf", 5, 0, 9, 5, "rock", height=1)])
    over = gaps(table.state.table, 3.0, ((4.0, 2.0), (7.0, 2.0)))
    assert [(gap.level, gap.depth, gap.closed) for gap in over] == [(3.0, 2.0, False)]
