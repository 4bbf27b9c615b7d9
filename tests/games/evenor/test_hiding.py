"""Hiding: who may hide and where, who may come near, how the hidden are found."""

from typing import Any

import pytest

from games.evenor.scene import Scene, block, scene
from games.evenor.stock import AT_BOW, BOW, acting, archer, walker
from proofs import proves

STEALTHY: dict[str, None] = {"Se cacher": None}
ROCK = block("rock", 5, 11, 7, 13)


def sneaking(*terrain: Any, foe: Any = None, **with_: Any) -> Scene:
    """A model with Se cacher at (4.5, 12), in contact with a rock unless other scenery is laid."""
    return scene(
        red={"me": walker(4.5, 12, **{"traits": STEALTHY, **with_})},
        blue={"foe": foe or walker(20, 20)},
        terrain=terrain or (ROCK,),
    ).answer(*acting("me"))


# ---------------------------------------------------------------- hiding


@proves("EV-HID-01")
def test_only_the_trait_lets_a_model_hide() -> None:
    assert "hide" in sneaking().offers("action")
    plain = sneaking(traits={})
    assert "hide" not in plain.offers("action")
    refusal = plain.refused("action", "hide")
    assert (refusal.reason, refusal.rules) == ("cannot-hide", ("EV-HID-01",))


@proves("EV-HID-01")
def test_furtif_does_not_use_the_action() -> None:
    assert sneaking(traits={"Furtif": None}).refused("action", "hide").rules == ("EV-HID-01",)


@proves("EV-HID-02")
def test_hiding_needs_no_roll_and_gives_the_marker() -> None:
    hid = sneaking().answer(("action", "hide"), ("path", []))
    assert hid.status("me") == {"activated", "hidden"}
    assert hid.one("hid") == {"event": "hid", "figure": "me", "piece": "rock", "rules": ("EV-HID-02",)}
    assert not hid.all("rolled")


@proves("EV-HID-02")
def test_hiding_is_one_static_action_with_its_free_move() -> None:
    away = scene(red={"me": walker(3.5, 12, traits=STEALTHY)}, blue={"foe": walker(20, 20)}, terrain=(ROCK,)).answer(
        *acting("me")
    )
    assert away.refused("action", "hide").reason == "nothing-to-hide-at"
    away.answer(("action", "step"), ("path", [[4.5, 12]]), ("action", "hide"))
    assert "hidden" in away.status("me")


@proves("EV-HID-02")
@pytest.mark.parametrize(
    ("piece", "fits"),
    [
        (block("it", 5, 11.75, 5.05, 12.25, height=0.5), True),
        (block("it", 5, 11.75, 5.05, 12.25, height=0.49), False),
        (block("it", 5, 11.76, 5.05, 12.25, height=0.5), False),
        (block("it", 5, 11, 7, 13), True),
        (block("it", 5.02, 11, 7, 13), False),
        (block("it", 5.01, 11, 7, 13), True),
    ],
    ids=["just-large-enough", "too-low", "too-short", "full-height", "out-of-contact", "in-contact"],
)
def test_the_element_must_be_high_and_long_enough_but_may_be_thin(piece: Any, fits: bool) -> None:
    there = sneaking(piece)
    assert ("hide" in there.offers("action")) is fits
    if not fits:
        refusal = there.refused("action", "hide")
        assert (refusal.reason, refusal.rules) == ("nothing-to-hide-at", ("EV-HID-02",))


@proves("EV-HID-02")
def test_being_seen_does_not_prevent_hiding() -> None:
    seen = sneaking(foe=walker(1, 12))
    assert seen.query("sight", from_="foe", to="me") == "clear"
    assert "hide" in seen.offers("action")


@proves("EV-HID-02")
def test_nobody_hides_in_contact_with_an_enemy() -> None:
    engaged = sneaking(foe=walker(3.5, 12))
    refusal = engaged.refused("action", "hide")
    assert (refusal.reason, refusal.rules) == ("engaged", ("EV-HID-02",))


@proves("EV-HID-02")
def test_who_is_hidden_cannot_hide_again() -> None:
    again = scene(
        red={"me": walker(4.5, 12, "hidden", traits=STEALTHY)}, blue={"foe": walker(20, 20)}, terrain=(ROCK,)
    ).answer(*acting("me"))
    assert again.refused("action", "hide").reason == "hidden-already"


# ---------------------------------------------------------------- being hidden


@proves("EV-HID-03")
@pytest.mark.parametrize("place", [(1, 12), (4.5, 6), (4.5, 18)])
def test_a_hidden_model_cannot_be_shot_from_anywhere(place: tuple[float, float]) -> None:
    for state, legal in ((), "legal"), (("hidden",), "target-is-hidden"):
        game = scene(red={"me": archer(*place)}, blue={"foe": walker(4.5, 12, *state)}, terrain=(ROCK,))
        assert game.query("shot", from_="me", to="foe", weapon="Arc") == legal
        game.answer(*acting("me"))
        assert (AT_BOW in game.offers("action")) is (legal == "legal")
    refusal = game.refused("action", AT_BOW)
    assert (refusal.reason, refusal.rules) == ("target-is-hidden", ("EV-HID-03", "EV-SHO-10"))


def approaching(x: float, *answers: tuple[str, Any], number: int = 1, **with_: Any) -> Scene:
    """A hidden enemy stands at (12, 12) behind its rock; somebody comes from the left, from x."""
    return scene(
        red={"me": walker(x, 12, **with_)},
        blue={"foe": walker(12, 12, "hidden")},
        terrain=(block("rock", 12.5, 11, 14, 13),),
        dice={
            "me": {"initiative": list(range(1, number + 1)), "melee": [1, 1, 1]},
            "foe": {"reaction": [1], "melee": [1] * 3},
        },
    ).answer(*acting("me", number), *answers)


@proves("EV-HID-04")
def test_from_within_four_pas_a_hidden_model_may_be_charged() -> None:
    near = approaching(7)
    assert {"charge": "foe"} in near.offers("action")
    near.answer(("action", {"charge": "foe"}), ("path", {"touch": "foe"}), ("opponent", "foe"))
    assert near.one("fought")["defender"] == "foe"


@proves("EV-HID-04")
def test_from_farther_than_four_pas_nobody_comes_nearer_than_one() -> None:
    far = approaching(6.99, ("action", "run"))
    assert far.refused("path", {"touch": "foe"}).rules == ("EV-HID-04",)
    refusal = far.refused("path", [[10.02, 12]])
    assert (refusal.reason, refusal.rules) == ("too-near-a-hidden-model", ("EV-HID-04",))
    assert refusal.facts == {"figure": "foe"}
    far.answer(("path", [[10, 12]]))
    assert far.query("distance", from_="me", to="foe") == 1


@proves("EV-HID-04")
def test_the_whole_path_keeps_its_distance() -> None:
    past = scene(
        red={"me": walker(5, 10.01)}, blue={"foe": walker(10, 12, "hidden")}, dice={"me": {"initiative": [1]}}
    ).answer(*acting("me"), ("action", "run"))
    assert past.refused("path", [[11, 10.01]]).rules == ("EV-HID-04",)
    past.answer(("path", [[5, 10], [10.9, 10]]))
    assert past.facts("me")["at"][1] == 10


@proves("EV-HID-04")
def test_coming_within_four_pas_in_the_same_activation_does_not_help() -> None:
    series = approaching(4, ("action", "run"), ("path", [[8, 12]]), number=2)
    assert series.query("distance", from_="me", to="foe") == 3
    assert {"charge": "foe"} not in series.offers("action")
    series.answer(("action", "charge"))
    assert series.refused("path", [[10.5, 12]]).rules == ("EV-HID-04",)


@proves("EV-HID-04")
def test_the_next_activation_may_come_as_near_as_it_likes() -> None:
    series = approaching(4, ("action", "run"), ("path", [[8, 12]]))
    series.answer(*acting("foe"), ("action", "nothing"), *acting("foe"), ("action", "nothing"), ("activate", "me"))
    series.answer(("actions", 1))
    assert {"charge": "foe"} in series.offers("action")


@proves("EV-HID-04")
def test_a_friend_may_stand_beside_its_hidden_friend() -> None:
    beside = scene(
        red={"me": walker(4, 12), "friend": walker(9, 12, "hidden")},
        blue={"foe": walker(20, 20)},
        dice={"me": {"initiative": [1]}},
    ).play(*acting("me"), ("action", "run"), ("path", [[8, 12]]))
    assert beside.facts("me")["at"] == [8, 12]


@proves("EV-HID-04")
def test_an_enemy_that_hides_meanwhile_may_be_approached_if_it_was_near() -> None:
    """Its flight brings a stealthy enemy to a rock; it was 3 pas away when the activation began."""
    game = scene(
        red={"me": walker(4, 12)},
        blue={"foe": walker(8, 12, R=1, traits={"Furtif": None})},
        terrain=(block("rock", 8.5, 13.5, 10, 15),),
        dice={"me": {"initiative": [1], "melee": [1] * 3}, "foe": {"reaction": [1], "melee": [1] * 3}},
    ).answer(*acting("me"), ("action", {"charge": "foe"}), ("path", {"touch": "foe"}), ("reaction", "flee"))
    game.answer(("path", [[8, 14]]))
    assert "hidden" in game.status("foe")
    game.answer(("path", {"touch": "foe"}), ("opponent", "foe"))
    assert game.one("fought")["defender"] == "foe"


@proves("EV-HID-04")
def test_a_flight_keeps_away_from_hidden_enemies() -> None:
    game = scene(
        red={"me": walker(4, 12), "sly": walker(9.5, 12, "hidden")},
        blue={"foe": walker(8, 12, R=1)},
        terrain=(block("rock", 10, 11, 11, 13),),
        dice={"me": {"initiative": [1]}, "foe": {"reaction": [1]}},
    ).answer(*acting("me"), ("action", {"charge": "foe"}), ("path", {"touch": "foe"}), ("reaction", "flee"))
    assert game.refused("path", [[8.2, 12]]).rules == ("EV-HID-04",), "it may not come nearer"
    game.answer(("path", [[8, 16]]))
    assert game.facts("foe")["at"] == [8, 16]


@proves("EV-HID-04")
def test_from_near_by_the_free_move_may_come_as_near_as_it_likes() -> None:
    game = scene(red={"me": walker(8, 12)}, blue={"foe": walker(10.5, 12, "hidden")})
    game.answer(*acting("me"), ("action", "step"), ("path", [[9, 12]]), ("action", "prone"))
    assert game.query("distance", from_="me", to="foe") == 0.5


# ---------------------------------------------------------------- perception


def looking(*foes: Any, dice: list[int] | None = None, terrain: Any = (), **with_: Any) -> Scene:
    """Somebody with Perception 3+ at (4, 12)."""
    return scene(
        red={"me": walker(4, 12, **{"traits": {"Perception": 3}, **with_})},
        blue={f"foe{n}": foe for n, foe in enumerate(foes)},
        terrain=terrain,
        dice={"me": {"perception": dice}} if dice else {},
    ).answer(*acting("me"))


@proves("EV-HID-05")
def test_perception_rolls_once_for_each_hidden_enemy() -> None:
    found = looking(walker(8, 12, "hidden"), walker(4, 8, "hidden"), walker(4, 16), dice=[2, 3])
    found.answer(("action", "perception"), ("path", []))
    found.played()
    rolls = found.rolls("me", "perception")
    assert [(roll["needed"], roll["hits"]) for roll in rolls] == [(3, 0), (3, 1)]
    assert "EV-HID-05" in rolls[0]["rules"]
    assert "hidden" in found.status("foe0")
    assert "hidden" not in found.status("foe1")
    revealed = found.one("revealed")
    assert (revealed["figure"], revealed["reason"]) == ("foe1", "perceived")
    assert revealed["rules"] == ("EV-HID-05", "EV-HID-06")


@proves("EV-HID-05")
def test_perception_reaches_less_than_six_pas() -> None:
    """A base 1 pas wide at x is x - 5 pas away."""
    both = looking(walker(11, 12, "hidden"), walker(10.99, 12, "hidden"), dice=[6])
    assert both.query("distance", from_="me", to="foe0") == 6
    both.answer(("action", "perception"), ("path", []))
    assert both.played().one("revealed")["figure"] == "foe1"
    assert len(both.rolls("me", "perception")) == 1


@proves("EV-HID-05")
def test_perception_needs_the_trait_but_no_line_of_sight() -> None:
    wall = [block("wall", 6, 6, 6.5, 18)]
    blind = looking(walker(8, 12, "hidden"), dice=[3], terrain=wall)
    assert blind.query("sight", from_="me", to="foe0") == "blocked"
    blind.answer(("action", "perception"), ("path", []))
    assert "hidden" not in blind.played().status("foe0")
    without = looking(walker(8, 12, "hidden"), traits={})
    assert "perception" not in without.offers("action")
    assert "EV-HID-05" in without.refused("action", "perception").rules


@proves("EV-HID-05")
def test_perception_does_not_look_for_friends() -> None:
    game = scene(
        red={"me": walker(4, 12, traits={"Perception": 3}), "friend": walker(6, 12, "hidden")},
        blue={"foe": walker(8, 12, "hidden")},
        dice={"me": {"perception": [3]}},
    ).play(*acting("me"), ("action", "perception"))
    assert game.played().one("revealed")["figure"] == "foe"
    assert "hidden" in game.status("friend")


@proves("EV-HID-05")
def test_perception_is_a_static_action_also_of_a_series() -> None:
    game = scene(
        red={"me": walker(4, 12, traits={"Perception": 3})},
        blue={"foe": walker(8, 12, "hidden")},
        dice={"me": {"initiative": [1, 2], "perception": [2, 3]}},
    ).play(*acting("me", 2), ("action", "perception"), ("action", "perception"))
    assert "hidden" not in game.played().status("foe")


# ---------------------------------------------------------------- losing it


def hidden(*terrain: Any, foe: Any = None, dice: Any = None, **with_: Any) -> Scene:
    """Somebody hidden at (4.5, 12) beside the rock."""
    return scene(
        red={"me": walker(4.5, 12, "hidden", **{"traits": STEALTHY, **with_})},
        blue={"foe": foe or walker(20, 20)},
        terrain=(ROCK, *terrain),
        dice=dice or {"me": {"initiative": [1]}},
    )


def revealed_by(game: Scene, who: str = "me") -> str:
    event = game.one("revealed", figure=who)
    assert "EV-HID-06" in event["rules"]
    assert "hidden" not in game.status(who)
    return str(event["reason"])


@proves("EV-HID-06")
def test_leaving_the_scenery_gives_a_model_away() -> None:
    gone = hidden().play(*acting("me"), ("action", "run"), ("path", [[4.4, 12]]))
    assert revealed_by(gone) == "moved"


@proves("EV-HID-06")
def test_moving_along_the_scenery_keeps_it_hidden() -> None:
    along = hidden().play(*acting("me"), ("action", "run"), ("path", [[4.5, 12.8]]))
    assert "hidden" in along.status("me")
    assert not along.all("revealed")


@proves("EV-HID-06")
def test_crossing_to_other_scenery_gives_it_away_on_the_way() -> None:
    across = hidden(block("tree", 5, 15, 7, 17)).play(*acting("me"), ("action", "run"), ("path", [[4.5, 16]]))
    assert across.facts("me")["at"] == [4.5, 16]
    assert revealed_by(across) == "moved"


@proves("EV-HID-06")
def test_scenery_too_low_to_hide_at_does_not_keep_it_hidden() -> None:
    low = block("low", 3, 12.51, 4.6, 15, height=0.4)
    past = hidden(low).play(*acting("me"), ("action", "run"), ("path", [[3.5, 12]]))
    assert revealed_by(past) == "moved"


@proves("EV-HID-06")
def test_an_enemy_that_touches_it_finds_it() -> None:
    met = scene(
        red={"me": walker(1.5, 12)},
        blue={"foe": walker(4.5, 12, "hidden")},
        terrain=(ROCK,),
        dice={"me": {"initiative": [1]}, "foe": {"reaction": [1]}},
    ).play(*acting("me"), ("action", "run"), ("path", {"touch": "foe"}))
    assert revealed_by(met, "foe") == "contact"


@proves("EV-HID-06")
def test_touching_an_enemy_gives_it_away_even_beside_the_scenery() -> None:
    met = hidden(foe=walker(4.5, 14, "hidden"), dice={"me": {"initiative": [1]}, "foe": {"reaction": [1]}}).play(
        *acting("me"), ("action", "run"), ("path", [[4.5, 13]])
    )
    assert revealed_by(met) == "contact"
    assert revealed_by(met, "foe") == "contact"


@proves("EV-HID-06")
def test_who_shoots_gives_itself_away_in_time_to_be_shot_at() -> None:
    shot = hidden(
        foe=archer(4.5, 18, R=1),
        dice={"me": {"shot": [1, 1, 1]}, "foe": {"reaction": [1], "shot": [1, 1, 1]}},
        T=4,
        weapons=[BOW],
    ).play(*acting("me"), ("action", AT_BOW), ("reaction", {"shoot-back": "Arc"}))
    assert revealed_by(shot) == "attacked"
    assert [event["figure"] for event in shot.played().all("shot")] == ["me", "foe"]
    assert shot.order().index("revealed") < shot.order().index("reacted")


@proves("EV-HID-06")
def test_a_moving_shot_gives_it_away_before_the_reaction() -> None:
    shot = hidden(
        foe=archer(4.5, 18, R=1),
        dice={"me": {"initiative": [1], "shot": [1, 1, 1]}, "foe": {"reaction": [1], "shot": [1, 1, 1]}},
        T=4,
        weapons=[BOW],
    ).answer(*acting("me"), ("action", "moving-shot"), ("path", []), ("shot", AT_BOW))
    assert revealed_by(shot) == "attacked"
    assert {"shoot-back": "Arc"} in shot.offers("reaction")


@proves("EV-HID-06")
def test_who_shoots_back_gives_itself_away() -> None:
    """A power may be aimed at a hidden model, who answers with a shot."""
    shot = scene(
        red={"me": walker(4.5, 18, traits={"Confusion": 2})},
        blue={"foe": archer(4.5, 12, "hidden", R=1)},
        terrain=(ROCK,),
        dice={"me": {"power": [1]}, "foe": {"reaction": [1], "shot": [1, 1, 1]}},
    ).play(*acting("me"), ("action", {"power": "Confusion", "target": "foe"}), ("reaction", {"shoot-back": "Arc"}))
    assert revealed_by(shot.played(), "foe") == "attacked"


@proves("EV-HID-06")
def test_a_counter_charge_shot_gives_it_away() -> None:
    shot = scene(
        red={"me": walker(1.5, 12)},
        blue={"foe": archer(4.5, 12, "hidden", R=1)},
        terrain=(ROCK,),
        dice={"me": {"initiative": [1]}, "foe": {"reaction": [1], "shot": [1, 1, 1]}},
    ).answer(*acting("me"), ("action", {"charge": "foe"}), ("path", {"touch": "foe"}))
    shot.answer(("reaction", {"counter-charge-shot": "Arc"}))
    assert revealed_by(shot, "foe") == "attacked"


@proves("EV-HID-06")
def test_a_power_gives_it_away() -> None:
    cast = hidden(dice={"me": {"power": [1]}}, foe=walker(4.5, 16), traits={**STEALTHY, "Confusion": 2}).play(
        *acting("me"), ("action", {"power": "Confusion", "target": "foe"})
    )
    assert revealed_by(cast) == "attacked"


@proves("EV-HID-06")
def test_a_charge_gives_it_away_as_it_is_announced() -> None:
    charge = hidden(foe=archer(4.5, 15, R=1), dice={"me": {"initiative": [1]}, "foe": {"reaction": [1]}}).answer(
        *acting("me"), ("action", {"charge": "foe"}), ("path", {"touch": "foe"})
    )
    assert revealed_by(charge) == "attacked"
    assert {"counter-charge-shot": "Arc"} in charge.offers("reaction")


@proves("EV-HID-06")
def test_a_fight_with_the_free_move_gives_it_away_as_it_is_announced() -> None:
    fight = hidden(foe=archer(4.5, 13.8, R=1), dice={"foe": {"reaction": [1]}}).answer(
        *acting("me"), ("action", {"fight": "foe"}), ("path", {"touch": "foe"})
    )
    assert revealed_by(fight) == "attacked"
    assert fight.pending.key == "reaction"


@proves("EV-HID-06")
def test_who_fights_or_strikes_at_a_leaver_is_hidden_no_longer() -> None:
    """However it came to be hidden and in contact at once."""
    fight = scene(
        red={"me": walker(4, 12, "hidden")},
        blue={"foe": walker(5, 12, "hidden")},
        dice={"me": {"melee": [1, 1, 1]}, "foe": {"melee": [1, 1, 1]}},
    ).play(*acting("me"), ("action", {"fight": "foe"}))
    assert revealed_by(fight) == revealed_by(fight, "foe") == "attacked"
    strike = scene(
        red={"me": walker(4, 12)},
        blue={"foe": walker(5, 12, "hidden", R=1)},
        dice={"me": {"initiative": [1]}, "foe": {"opportunity": [1], "melee": [1, 1, 1]}},
    ).play(*acting("me"), ("action", "run"), ("path", [[1, 12]]))
    assert revealed_by(strike, "foe") == "attacked"


@proves("EV-HID-06")
def test_resting_and_looking_round_give_nothing_away() -> None:
    still = hidden(foe=walker(4.5, 15, "hidden"), dice={"me": {"perception": [1]}}, traits={"Perception": 3})
    still.play(*acting("me"), ("action", "perception"))
    assert "hidden" in still.played().status("me")
