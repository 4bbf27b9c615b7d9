"""Coordinated actions: waiting, acting together, one reaction for all, and the pooled attack on a Monster."""

from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.games.evenor.figures import Group
from games.evenor.scene import Answer, Dice, Scene, block, scene
from games.evenor.stock import BOW, acting, archer, because, monster, walker
from proofs import proves

FAR = walker(22, 22)
PASSED: tuple[Answer, ...] = (*acting("far"), ("action", "nothing"))
"""The enemy's activation between the announcement and the action."""


def waiting(red: Any, dice: Dice | None = None, terrain: Any = (), **blue: Any) -> Scene:
    """The first of red waits for all the others; blue has done something meanwhile."""
    first, *others = red
    game = scene(red=red, blue={"far": FAR, **blue}, dice=dice, terrain=terrain)
    game.answer(("activate", {"wait": first}), ("group", others), *PASSED)
    for number, who in enumerate(others[:-1]):
        game.answer(("activate", who))
        if game.pending.seat == "blue":
            game.answer(*acting(list(blue)[number]), ("action", "nothing"))
    return game


def together(red: Any, number: Any, dice: Dice | None = None, terrain: Any = (), **blue: Any) -> Scene:
    """All of red, coordinated, announce so many actions each."""
    return waiting(red, dice, terrain, **blue).answer(*acting(list(red)[-1], number))


def pair(one: Any = None, two: Any = None) -> dict[str, Any]:
    """Two models 1 pas from each other."""
    return {"one": one or walker(4, 12), "two": two or walker(4, 10)}


# ---------------------------------------------------------------- waiting


@proves("EV-COO-01")
def test_waiting_takes_the_slot_and_does_nothing() -> None:
    game = scene(red=pair(), blue={"far": FAR}).answer(("activate", {"wait": "one"}), ("group", ["two"]))
    assert game.pending.seat == "blue"
    assert game.status("one") == {"waiting"}
    assert game.status("two") == set()
    waited = game.one("waited")
    assert (waited["figure"], waited["members"], waited["rules"]) == ("one", ("one", "two"), ("EV-COO-01",))
    assert not game.all("activated")


@proves("EV-COO-01")
def test_who_waits_is_not_activated_alone() -> None:
    game = waiting(pair())
    assert game.offers("activate") == ["two"]
    refusal = game.refused("activate", "one")
    assert (refusal.reason, refusal.rules) == ("waiting", ("EV-COO-01",))


@proves("EV-COO-01")
def test_all_are_activated_in_the_slot_of_the_last() -> None:
    game = waiting(pair()).answer(("activate", "two"))
    assert [(event["figure"], event["slot"]) for event in game.all("activated", slot="group")] == [
        ("one", "group"),
        ("two", "group"),
    ]
    assert game.all("activated", slot="group")[0]["rules"] == ("EV-COO-01", "EV-TUR-04")
    assert game.one("group_ended")["members"] == ("one", "two")
    assert game.status("one") == game.status("two") == {"activated"}
    assert game.state.groups == ()


@proves("EV-COO-01")
def test_the_group_is_named_at_once_and_each_but_the_last_waits_in_its_slot() -> None:
    red = {**pair(), "three": walker(2, 11), "lone": walker(12, 2)}
    game = scene(red=red, blue={"far": FAR, "b": walker(22, 2), "c": walker(2, 22)})
    game.answer(("activate", {"wait": "one"}))
    assert game.offers("group") == ["two", "three", "lone"]
    assert game.refused("group", []).rules == ("EV-COO-01",)
    game.answer(("group", ["two", "three"]), *PASSED)
    assert game.offers("activate") == ["two", "three", "lone"], "nobody else can be waited for"
    game.answer(("activate", {"wait": "two"}))
    assert game.status("two") == {"waiting"}
    assert game.pending.seat == "blue"
    game.answer(*acting("b"), ("action", "nothing"))
    refusal = game.refused("activate", {"wait": "three"})
    assert (refusal.reason, refusal.rules) == ("last-of-its-group", ("EV-COO-01",))
    game.answer(("activate", "three"))
    assert [event["figure"] for event in game.all("activated", slot="group")] == ["one", "two", "three"]


@proves("EV-COO-01")
def test_somebody_must_be_left_to_wait_for() -> None:
    game = scene(red={"one": walker(4, 12), "two": walker(4, 10, "activated")}, blue={"far": FAR})
    assert game.offers("activate") == ["one"]
    refusal = game.refused("activate", {"wait": "one"})
    assert (refusal.reason, refusal.rules) == ("nobody-to-wait-for", ("EV-COO-01",))


@proves("EV-COO-01")
def test_two_groups_may_be_formed_of_four() -> None:
    red = {**pair(), "three": walker(12, 2), "four": walker(14, 2)}
    game = scene(red=red, blue={"far": FAR}).answer(("activate", {"wait": "one"}), ("group", ["two"]), *PASSED)
    assert {"wait": "three"} in game.offers("activate")
    game.answer(("activate", {"wait": "three"}))
    assert game.offers("group") == ["four"]


@proves("EV-COO-01")
def test_who_waits_reacts_as_usual() -> None:
    game = scene(
        red=pair(walker(4, 12, R=4)),
        blue={"far": FAR, "foe": archer(10, 12, weapons=[BOW])},
        dice={"foe": {"shot": [1, 1, 1]}, "one": {"reaction": [4]}},
    ).answer(("activate", {"wait": "one"}), ("group", ["two"]), *acting("foe"))
    game.answer(("action", {"shoot": "one", "weapon": "Arc"}), ("reaction", "prone"))
    assert game.status("one") == {"waiting", "prone"}


# ---------------------------------------------------------------- staying together


@proves("EV-COO-02")
def test_two_pas_is_near_enough_and_no_more() -> None:
    """A base 1 pas wide at y = 9 is 2 pas from one at y = 12."""
    near = waiting(pair(two=walker(4, 9))).answer(("activate", "two"))
    assert [event["figure"] for event in near.all("activated", slot="group")] == ["one", "two"]
    far = waiting(pair(two=walker(4, 8.99))).answer(("activate", "two"))
    assert far.all("activated", slot="group") == []
    assert far.all("activated")[-1]["figure"] == "two"
    lost = far.one("activation_lost")
    assert (lost["figure"], lost["reason"], lost["rules"]) == ("one", "out-of-reach", ("EV-COO-02",))
    assert far.status("one") == {"activated"}
    assert far.pending.facts["members"] == ["two"]


@proves("EV-COO-02")
def test_every_pair_is_measured() -> None:
    """In a row, 2 pas from one to the next: the ends are 5 pas apart."""
    red = {"one": walker(4, 12), "two": walker(4, 6), "mid": walker(4, 9)}
    game = waiting(red, b=walker(22, 2), c=walker(2, 22)).answer(("activate", "mid"))
    assert [event["figure"] for event in game.all("activated", slot="group")] == ["one", "mid"]
    assert game.one("activation_lost")["figure"] == "two"


@proves("EV-COO-02")
def test_it_is_measured_when_they_act_not_when_they_wait() -> None:
    """The enemy makes the last of them flee out of reach in between."""
    game = scene(
        red=pair(two=walker(4, 10, R=1)),
        blue={"foe": walker(8, 10)},
        dice={"foe": {"initiative": [1]}, "two": {"reaction": [1]}},
    ).answer(("activate", {"wait": "one"}), ("group", ["two"]), *acting("foe"), ("action", {"charge": "two"}))
    game.answer(("path", {"touch": "two"}), ("reaction", "flee"), ("path", [[4, 5]]), ("path", []), ("activate", "two"))
    assert game.one("activation_lost")["figure"] == "one"


@proves("EV-COO-02")
def test_who_waits_for_somebody_who_fell_has_lost_its_activation() -> None:
    game = scene(
        red=pair(),
        blue={"foe": archer(10, 10, weapons=[BOW]), "far": FAR},
        dice={"foe": {"shot": [6, 1, 1]}, "two": {"reaction": [1]}},
    ).answer(("activate", {"wait": "one"}), ("group", ["two"]), *acting("foe"))
    game.answer(("action", {"shoot": "two", "weapon": "Arc"}), ("path", []))
    assert "out" in game.status("two")
    lost = game.one("activation_lost")
    assert (lost["figure"], lost["reason"], lost["rules"]) == ("one", "partner-fallen", ("EV-COO-02",))
    assert game.status("one") == {"activated"}
    assert game.one("group_ended")["members"] == ("one", "two")
    assert game.pending.seat == "blue"


@proves("EV-COO-02")
def test_who_fell_while_waiting_is_simply_missing() -> None:
    game = scene(
        red={**pair(), "three": walker(2, 11)},
        blue={"foe": archer(10, 12, weapons=[BOW]), "far": FAR},
        dice={"foe": {"shot": [6, 1, 1]}, "one": {"reaction": [1]}},
    ).answer(("activate", {"wait": "one"}), ("group", ["two", "three"]), *acting("foe"))
    game.answer(("action", {"shoot": "one", "weapon": "Arc"}), ("path", []), ("activate", "two"))
    assert game.status("two") == {"waiting"}
    game.answer(*PASSED, ("activate", "three"))
    assert [event["figure"] for event in game.all("activated", slot="group")] == ["two", "three"]


@proves("EV-COO-02")
def test_the_group_goes_on_when_one_yet_to_wait_has_fallen() -> None:
    game = scene(
        red={**pair(), "three": walker(2, 11)},
        blue={"foe": archer(10, 10, weapons=[BOW]), "far": FAR},
        dice={"foe": {"shot": [6, 1, 1]}, "two": {"reaction": [1]}},
    ).answer(("activate", {"wait": "one"}), ("group", ["two", "three"]), *acting("foe"))
    game.answer(("action", {"shoot": "two", "weapon": "Arc"}), ("path", []), ("activate", "three"))
    assert [event["figure"] for event in game.all("activated", slot="group")] == ["one", "three"]


# ---------------------------------------------------------------- initiative


@proves("EV-COO-03")
def test_all_attempt_the_same_number_with_their_own_dice() -> None:
    game = together(
        pair(walker(4, 12, I=2), walker(4, 10, I=3)),
        2,
        {"one": {"initiative": [2, 3]}, "two": {"initiative": [3, 4]}},
    )
    assert [(event["figure"], event["actions"]) for event in game.all("series_announced")][-2:] == [
        ("one", 2),
        ("two", 2),
    ]
    assert [game.rolls(who, "initiative")[0]["ranks"] for who in ("one", "two")] == [(2, 3), (3, 4)]


@proves("EV-COO-03")
def test_the_number_is_limited_by_the_worst_initiative() -> None:
    game = waiting(pair(walker(4, 12, I=1), walker(4, 10, I=4))).answer(("activate", "two"))
    assert game.offers("actions") == [1, 2, 3, {"series": 1}]
    assert "EV-INI-03" in game.refused("actions", 4).rules


@proves("EV-COO-03")
def test_a_static_action_each_needs_no_die_at_all() -> None:
    game = together(pair(), 1).answer(("action", "prone"))
    assert (game.pending.key, game.pending.figure) == ("action", "two")
    refusal = game.refused("action", "run")
    assert (refusal.reason, "EV-COO-03" in refusal.rules) == ("static-actions-only", True)
    game.answer(("action", "step"), ("path", [[5, 10]]), ("action", "prone"))
    assert not game.all("rolled")
    assert "prone" in game.status("one")
    assert "prone" in game.status("two")


@proves("EV-COO-03", "EV-COO-04")
def test_a_displacement_of_one_is_rolled_for_by_all() -> None:
    game = together(pair(), 1, {"one": {"initiative": [1]}, "two": {"initiative": [1]}})
    game.answer(("action", "run"))
    assert [len(game.rolls(who, "initiative")) for who in ("one", "two")] == [1, 1]
    assert "step" not in game.offers("action"), "an action that was rolled for has no free move"
    game.answer(("action", "prone"), ("path", [[8, 12]]))
    assert game.facts("one")["at"] == [8, 12]


@proves("EV-COO-04")
@pytest.mark.parametrize("failing", ["one", "two"])
def test_a_member_that_fails_does_nothing_and_the_others_act(failing: str) -> None:
    faces = {"one": {"initiative": [2, 3]}, "two": {"initiative": [2, 3]}}
    game = together(pair(walker(4, 12, I=2), walker(4, 10, I=2)), 2, {**faces, failing: {"initiative": [2, 2]}})
    acting_one = "two" if failing == "one" else "one"
    assert game.one("series_failed")["figure"] == failing
    assert game.status(failing) == {"activated"}
    assert game.pending.figure == acting_one
    game.answer(("action", "prone"), ("action", "nothing"))
    assert game.pending.key == "activate" or game.state.turn == 2
    assert {event["figure"] for event in game.all("action_declared")} - {"far"} == {acting_one}


@proves("EV-COO-04")
@pytest.mark.parametrize(("one", "two", "left"), [(1, 2, ["two"]), (2, 1, ["one"]), (1, 1, [])])
def test_one_displacement_each_is_failed_one_by_one(one: int, two: int, left: list[str]) -> None:
    game = together(
        pair(walker(4, 12, I=2), walker(4, 10, I=2)),
        1,
        {"one": {"initiative": [one]}, "two": {"initiative": [two]}},
    ).answer(("action", "run"))
    assert {event["figure"] for event in game.all("series_failed")} == {"one", "two"} - set(left)
    for who in left:
        if who == "two":
            assert game.pending.figure == "two"
            game.answer(("action", "run"))
        game.answer(("path", [[9, 12 if who == "one" else 10]]))
    assert [event["figure"] for event in game.all("moved")] == left


# ---------------------------------------------------------------- at the same time


@proves("EV-COO-05")
def test_first_actions_come_before_second_ones() -> None:
    game = together(pair(two=archer(4, 10)), 2, {"one": {"initiative": [1, 2]}, "two": {"initiative": [1, 2]}})
    game.answer(("action", "prone"), ("action", "run"), ("path", [[8, 10]]), ("action", "nothing"), ("action", "aim"))
    declared = [
        (e["figure"], e["action"], e.get("rank", 1)) for e in game.all("action_declared") if e["figure"] != "far"
    ]
    assert declared == [("one", "prone", 1), ("two", "run", 1), ("one", "nothing", 2), ("two", "aim", 2)]


@proves("EV-COO-05")
def test_losses_of_one_rank_are_applied_together() -> None:
    """The enemy falls to the first shot, but the second was loosed at the same time; both saves, then both losses."""
    game = together(
        pair(archer(4, 12, weapons=[BOW]), archer(4, 10, weapons=[BOW])),
        1,
        {"one": {"shot": [6, 1, 1]}, "two": {"shot": [6, 1, 1]}, "foe": {"reaction": [1]}},
        foe=walker(10, 11),
    ).answer(*(("action", {"shoot": "foe", "weapon": "Arc"}),) * 2)
    order = [name for name in game.order() if name in ("shot", "wounded", "out_of_action")]
    assert order == ["shot", "shot", "wounded", "out_of_action"]


@proves("EV-COO-05")
def test_a_fighter_felled_in_the_rank_still_strikes() -> None:
    """`foe` beats one of them; the one beaten and its partner fight all the same, each its own enemy."""
    game = together(
        {"one": walker(4, 12), "two": walker(4, 10)},
        1,
        {
            "one": {"melee": [1, 1, 1], "table": [6]},
            "foe": {"melee": [4, 1, 1]},
            "two": {"melee": [4, 1, 1]},
            "other": {"melee": [1, 1, 1], "table": [6]},
        },
        foe=walker(5, 12),
        other=walker(5, 10),
    ).answer(("action", {"fight": "foe"}), ("action", {"fight": "other"}))
    order = [name for name in game.order() if name in ("fought", "out_of_action")]
    assert order == ["fought", "fought", "out_of_action", "out_of_action"]
    assert "out" in game.status("one")
    assert "out" in game.status("other")


@proves("EV-COO-05", "EV-DYN-08")
def test_partners_go_round_where_the_first_of_them_will_stand() -> None:
    dice = {"one": {"initiative": [1]}, "two": {"initiative": [1]}}
    game = together(pair(), {"series": 1}, dice).answer(("action", "run"), ("action", "run"), ("path", [[8, 10]]))
    refusal = game.refused("path", [[8, 10]])
    assert (refusal.rules, refusal.facts) == (("EV-DYN-08",), {"figure": "one"})
    game.answer(("path", [[4, 12]]))
    assert game.facts("two")["at"] == [4, 12], "where the first one stood before"
    assert game.facts("one")["at"] == [8, 10]


# ---------------------------------------------------------------- one reaction


def two_bows(foe: Any, dice: Dice, terrain: Any = ()) -> Scene:
    """Two archers shoot at one enemy with a lone static action each."""
    return together(pair(archer(4, 12, weapons=[BOW]), archer(4, 10, weapons=[BOW])), 1, dice, terrain, foe=foe).answer(
        *(("action", {"shoot": "foe", "weapon": "Arc"}),) * 2
    )


@proves("EV-COO-06", "EV-REF-05")
def test_the_target_of_two_shots_rolls_one_reaction_against_one_of_them() -> None:
    game = two_bows(archer(10, 11, R=4, weapons=[BOW]), {"foe": {"reaction": [4]}})
    assert game.offers("reaction") == [
        "none",
        {"shoot-back": "Arc", "against": "one"},
        {"prone": "", "against": "one"},
        {"shoot-back": "Arc", "against": "two"},
        {"prone": "", "against": "two"},
    ]
    assert len(game.rolls("foe", "reaction")) == 1


@proves("EV-COO-06")
def test_a_failed_reaction_is_not_tried_again_against_the_second() -> None:
    game = two_bows(
        archer(10, 11, R=4, weapons=[BOW]),
        {"one": {"shot": [1, 1, 1]}, "two": {"shot": [1, 1, 1]}, "foe": {"reaction": [3]}},
    )
    assert len(game.rolls("foe", "reaction")) == 1
    assert not game.all("reacted")


@proves("EV-COO-06")
def test_the_return_shot_goes_to_the_one_chosen() -> None:
    shots = {"one": {"shot": [1, 1, 1]}, "two": {"shot": [1, 1, 1]}}
    game = two_bows(archer(10, 11, R=4, weapons=[BOW]), {**shots, "foe": {"reaction": [4], "shot": [1, 1, 1]}})
    game.answer(("reaction", {"shoot-back": "Arc", "against": "two"}))
    assert game.one("shot", figure="foe")["target"] == "two"
    assert game.one("reacted")["to"] == "two"


@proves("EV-COO-06")
def test_going_prone_counts_against_both() -> None:
    shots = {"one": {"shot": [1, 1, 1]}, "two": {"shot": [1, 1, 1]}}
    game = two_bows(walker(10, 11, R=4), {**shots, "foe": {"reaction": [4]}})
    game.answer(("reaction", {"prone": "", "against": "one"}))
    assert [because(shot)["Cible à terre"] for shot in game.all("shot")] == [1, 1]


@proves("EV-COO-06")
def test_cover_counts_against_those_from_whom_it_hides() -> None:
    """A block between the enemy and the first archer leaves it in full view of the second."""
    game = together(
        {"one": archer(4, 12, weapons=[BOW]), "two": archer(4, 10, weapons=[BOW])},
        1,
        {"one": {"shot": [1, 1, 1]}, "two": {"shot": [1, 1, 1]}, "foe": {"reaction": [4]}},
        [block("rock", 5.5, 12.1, 6.5, 13.5)],
        foe=walker(7.01, 12, R=4),
    ).answer(*(("action", {"shoot": "foe", "weapon": "Arc"}),) * 2)
    cover = {"cover": "rock", "against": "one"}
    assert cover in game.offers("reaction")
    game.answer(("reaction", cover), ("place", [7.0, 12.2]))
    first, second = game.all("shot")
    assert because(first) == {"Portée": -1, "Cible dissimulée": 1, "Cible à couvert": 2}
    assert "Cible à couvert" not in because(second)


def two_charges(foe: Any, dice: Dice, *answers: Answer, one: Any = None, two: Any = None, **blue: Any) -> Scene:
    """Two chargers come at one enemy at (8, 11), or 1.3 pas before it."""
    given = {"one": one or walker(4, 12), "two": two or walker(4, 10)}
    rolls = {
        **dice,
        "one": {"initiative": [1], **dice.get("one", {})},
        "two": {"initiative": [1], **dice.get("two", {})},
    }
    game = together(given, {"series": 1}, rolls, foe=foe, **blue)
    game.answer(*(("action", {"charge": "foe"}),) * 2, *(("path", {"touch": "foe"}),) * 2)
    return game.answer(*answers)


BLOWS = {"melee": [1, 1, 1]}


@proves("EV-COO-06")
def test_a_counter_charge_helps_only_against_the_one_chosen() -> None:
    game = two_charges(walker(8, 11, R=4), {"one": BLOWS, "two": BLOWS, "foe": {"reaction": [4], "melee": [1] * 6}})
    assert {"counter-charge": "", "against": "two"} in game.offers("reaction")
    game.answer(("reaction", {"counter-charge": "", "against": "two"}), *(("opponent", "foe"),))
    first, second = game.rolls("foe", "melee")
    assert because(first) == {"Combat multiple": 1}
    assert because(second) == {"Charge": -1, "Combat multiple": 1}
    assert len(game.rolls("foe", "reaction")) == 1


@proves("EV-COO-06", "EV-FLE-04")
def test_a_flight_is_from_both() -> None:
    game = two_charges(walker(8, 11, R=4), {"foe": {"reaction": [4]}})
    game.answer(("reaction", {"flee": "", "against": "one"}), ("path", [[13, 11]]))
    assert (game.pending.key, game.pending.figure) == ("path", "one")
    game.answer(("path", [[6, 12]]), ("path", [[6, 10]]))
    assert not game.all("fought")
    assert game.facts("one")["at"] == [6, 12]
    assert game.facts("two")["at"] == [6, 10]


@proves("EV-COO-06")
def test_one_reaction_answers_a_charge_and_a_shot() -> None:
    """The enemy chooses among what it may do against either; it does not react a second time."""

    def begun(dice: Dice) -> Scene:
        given = {"one": archer(4, 12, weapons=[BOW]), "two": walker(4, 10)}
        rolls = {**dice, "one": {"initiative": [1], "shot": [1, 1, 1]}, "two": {"initiative": [1], **BLOWS}}
        game = together(given, {"series": 1}, rolls, foe=archer(8, 11, R=4))
        game.answer(("action", {"shoot": "foe", "weapon": "Arc"}), ("action", {"charge": "foe"}))
        return game.answer(("path", {"touch": "foe"}))

    game = begun({"foe": {"reaction": [4], "shot": [1, 1, 1], "melee": [1, 1, 1]}})
    assert game.offers("reaction") == [
        "none",
        {"counter-charge": "", "against": "two"},
        {"counter-charge-shot": "Arc", "against": "two"},
        {"flee": "", "against": "two"},
        {"shoot-back": "Arc", "against": "one"},
        {"prone": "", "against": "one"},
    ]
    assert game.refused("reaction", {"prone": "", "against": "two"}).rules == ("EV-REA-06",)
    game.answer(("reaction", {"shoot-back": "Arc", "against": "one"}), ("opponent", "foe"))
    assert [(shot["figure"], shot["target"]) for shot in game.all("shot")] == [("one", "foe"), ("foe", "one")]
    assert len(game.rolls("foe", "reaction")) == 1
    assert game.one("fought")["defender"] == "foe"

    low = begun({"foe": {"reaction": [4], "melee": [1, 1, 1]}})
    low.answer(("reaction", {"prone": "", "against": "one"}), ("opponent", "foe"))
    assert because(low.one("shot"))["Cible à terre"] == 1
    assert because(low.rolls("foe", "melee")[0]) == {"À terre": 2}


@proves("EV-COO-06")
def test_cover_taken_from_a_shot_makes_the_charge_look_for_its_target() -> None:
    """One step behind the rock: the shot goes on, with the range it was declared at; the charge finds another way."""
    given = {"one": archer(4, 12, weapons=[BOW]), "two": walker(5.5, 10)}
    dice = {
        "one": {"initiative": [1], "shot": [1, 1, 1]},
        "two": {"initiative": [1], **BLOWS},
        "foe": {"reaction": [4], "melee": [1, 1, 1]},
    }
    game = together(given, {"series": 1}, dice, [block("rock", 7, 11.6, 7.4, 13)], foe=walker(8, 11.3, R=4))
    game.answer(
        ("action", {"shoot": "foe", "weapon": "Arc"}), ("action", {"charge": "foe"}), ("path", {"touch": "foe"})
    )
    assert {"cover": "rock", "against": "one"} not in game.offers("reaction"), "it is too thin to shelter anybody"

    game = together(given, {"series": 1}, dice, [block("rock", 6.8, 11.6, 7.4, 13)], foe=walker(8, 11.3, R=4))
    game.answer(
        ("action", {"shoot": "foe", "weapon": "Arc"}), ("action", {"charge": "foe"}), ("path", {"touch": "foe"})
    )
    game.answer(("reaction", {"cover": "rock", "against": "one"}), ("place", [7.9, 12.2]))
    assert (game.pending.key, game.pending.figure) == ("path", "two")
    game.answer(("path", {"touch": "foe"}), ("opponent", "foe"))
    shot = game.one("shot")
    assert because(shot) == {"Portée": -1, "Cible dissimulée": 1, "Cible à couvert": 2}
    assert shot["distance"] == pytest.approx(3.061, abs=0.002), "where it stood when the shot was declared"
    assert game.one("fought")["defender"] == "foe"
    assert len(game.rolls("foe", "reaction")) == 1


@proves("EV-COO-06")
@pytest.mark.parametrize(("place", "shots"), [([8, 17], 1), ([13.9, 11], 0)])
def test_a_flight_from_the_charge_counts_against_the_shot(place: list[float], shots: int) -> None:
    """The spear reaches 6 pas: near enough for the first place, not for the second."""
    spear = [{"name": "Lance", "P": 3, "ranges": [2, 4, 6], "thrown": True}]
    game = together(
        {"one": archer(4, 12, weapons=spear), "two": walker(4, 10)},
        {"series": 1},
        {"one": {"initiative": [1], "shot": [1, 1, 1]}, "two": {"initiative": [1]}, "foe": {"reaction": [4]}},
        foe=walker(8, 11, R=4),
    ).answer(("action", {"shoot": "foe", "weapon": "Lance"}), ("action", {"charge": "foe"}))
    game.answer(
        ("path", {"touch": "foe"}), ("reaction", {"flee": "", "against": "two"}), ("path", [place]), ("path", [])
    )
    assert len(game.all("shot")) == shots
    if shots:
        assert game.one("shot")["band"] == "long", "measured where the target fled to"
        assert game.one("shot")["distance"] > 5
    else:
        assert game.facts("one")["weapons"] == ["Lance"], "what was not thrown is not lost"


@proves("EV-COO-06")
@pytest.mark.parametrize(("way", "works"), [([[8, 6]], True), ([[9.5, 10.3], [11.2, 10.6], [11.6, 12.2]], False)])
def test_a_flight_from_the_charge_counts_against_a_power(way: list[list[float]], works: bool) -> None:
    """The first place is in sight; the second lies behind a wall."""
    given = {"one": walker(4, 12, traits={"Confusion": 2}), "two": walker(4, 10)}
    dice = {"one": {"initiative": [1], "power": [2]}, "two": {"initiative": [1]}, "foe": {"reaction": [4]}}
    wall = block("wall", 10, 11.2, 10.5, 16)
    game = together(given, {"series": 1}, dice, [wall], foe=walker(8, 11, R=4))
    game.answer(("action", {"power": "Confusion", "target": "foe"}), ("action", {"charge": "foe"}))
    game.answer(("path", {"touch": "foe"}), ("reaction", {"flee": "", "against": "two"}))
    game.answer(("path", way), ("path", []))
    assert len(game.all("power_used")) == works
    assert ("confused" in game.status("foe")) is works


@proves("EV-COO-06", "EV-FLE-04")
def test_a_flight_to_where_a_partner_was_going_sends_it_elsewhere() -> None:
    given = {"one": walker(4, 12), "two": walker(4, 10)}
    dice = {"one": {"initiative": [1]}, "two": {"initiative": [1]}, "foe": {"reaction": [4]}}
    game = together(given, {"series": 1}, dice, foe=walker(8, 12, R=4))
    game.answer(("action", {"charge": "foe"}), ("action", "run"), ("path", {"touch": "foe"}), ("path", [[10, 10]]))
    game.answer(("reaction", "flee"), ("path", [[10, 10.5]]), ("path", []))
    assert (game.pending.key, game.pending.figure) == ("path", "two")
    game.answer(("path", [[5, 10]]))
    assert game.facts("two")["at"] == [5, 10]
    assert game.facts("one")["at"] == [4, 12]


@proves("EV-COO-06", "EV-FLE-04")
def test_who_stays_after_a_flight_sends_its_partner_elsewhere() -> None:
    """The second was to take the place of the first, who now keeps it."""
    given = {"one": walker(4, 12), "two": walker(4, 10)}
    dice = {"one": {"initiative": [1]}, "two": {"initiative": [1]}, "foe": {"reaction": [4]}}
    game = together(given, {"series": 1}, dice, foe=walker(8, 12, R=4))
    game.answer(("action", {"charge": "foe"}), ("action", "run"), ("path", {"touch": "foe"}), ("path", [[4, 12]]))
    game.answer(("reaction", "flee"), ("path", [[13, 12]]), ("path", []))
    assert game.refused("path", [[4, 12]]).facts == {"figure": "one"}
    game.answer(("path", [[4, 10.5]]))
    assert game.facts("one")["at"] == [4, 12]
    assert game.facts("two")["at"] == [4, 10.5]


# ---------------------------------------------------------------- against one who is not a Monster


@proves("EV-COO-07")
def test_each_fights_its_own_phase_against_one_who_is_no_monster() -> None:
    """Knocked down in the first, the enemy fights the second as it stood before."""
    game = two_charges(
        walker(8, 11, R=6),
        {
            "one": {"melee": [3, 1, 1]},
            "two": {"melee": [3, 1, 1]},
            "foe": {"reaction": [1], "melee": [1] * 6, "table": [1, 6]},
        },
        ("opponent", "foe"),
        ("opponent", "foe"),
    )
    assert [(fought["attackers"], fought["excess"]) for fought in game.all("fought")] == [(("one",), 1), (("two",), 1)]
    rolls = game.rolls("foe", "melee")
    assert [(roll["needed"], len(roll["faces"]), because(roll)) for roll in rolls] == [
        (5, 3, {"Combat multiple": 1})
    ] * 2
    order = [name for name in game.order() if name in ("fought", "knocked_down", "wounded", "out_of_action")]
    assert order == ["fought", "fought", "knocked_down", "wounded", "out_of_action"]


# ---------------------------------------------------------------- the pooled attack on a Monster


def hunting(dice: Dice, *answers: Answer, foe: Any = None, one: Any = None, two: Any = None) -> Scene:
    """Two models in contact with a Monster fight it together, with a lone static action each."""
    given = {"one": one or walker(10, 12), "two": two or walker(12.6, 12)}
    return together(given, 1, dice, foe=foe or monster(11.3, 12)).answer(*(("action", {"fight": "foe"}),) * 2, *answers)


@proves("EV-COO-08")
def test_attackers_of_a_monster_fight_one_phase_with_all_their_dice() -> None:
    game = hunting(
        {
            "one": {"melee": [4, 4, 1]},
            "two": {"melee": [4, 4, 4, 1, 1]},
            "foe": {"melee": [4, 1, 1, 1, 1, 1, 1, 1, 1], "table": [1] * 4},
        },
        two=walker(12.6, 12, weapons=[{"name": "Hache", "P": 5}]),
    )
    fought = game.one("fought")
    assert (fought["attackers"], fought["defender"]) == (("one", "two"), "foe")
    assert (fought["blows"], fought["parries"], fought["excess"], fought["winner"]) == (5, 1, 4, "one")
    assert len(game.rolls("one", "melee")[0]["faces"]) + len(game.rolls("two", "melee")[0]["faces"]) == 8


@proves("EV-COO-08", "EV-MEL-11")
def test_each_member_brings_one_weapon_to_the_pool() -> None:
    blades = [{"name": "Lance", "P": 4, "magic": True}, {"name": "Épée", "P": 3}]
    game = hunting({}, one=walker(10, 12, weapons=blades))
    assert game.offers("weapon") == ["Lance", "Épée"]


@proves("EV-COO-08")
def test_a_monster_down_to_its_last_vitality_is_still_a_monster() -> None:
    game = hunting({"one": BLOWS, "two": BLOWS, "foe": {"melee": [1] * 9}}, foe=monster(11.3, 12, V=1, printed_V=4))
    assert game.one("fought")["attackers"] == ("one", "two")


@proves("EV-COO-08")
def test_one_attacker_alone_is_no_pool() -> None:
    game = together(
        {"one": walker(10, 12), "two": walker(12.6, 12)},
        1,
        {"one": BLOWS, "foe": {"melee": [1] * 9}},
        foe=monster(11.3, 12),
    ).answer(("action", {"fight": "foe"}), ("action", "prone"))
    assert game.one("fought")["attackers"] == ("one",)


@proves("EV-COO-09")
def test_the_pool_uses_the_worst_threshold_after_each_one_s_own_modifiers() -> None:
    """C2+ prone is 4+, C3+ standing is 3+: all the dice need 4."""
    for one, two, needed in (
        (walker(10, 12, "prone", C=2), walker(12.6, 12, C=3), 4),
        (walker(10, 12, C=2), walker(12.6, 12, C=5), 5),
        (walker(10, 12, "blessed", C=2), walker(12.6, 12, "blessed", C=3), 2),
        (walker(10, 12, "prone", C=6), walker(12.6, 12, C=3), 6),
    ):
        game = hunting({"one": BLOWS, "two": BLOWS, "foe": {"melee": [1] * 9}}, one=one, two=two)
        assert game.one("fought")["needed"] == needed
        assert [game.rolls(who, "melee")[0]["needed"] for who in ("one", "two")] == [needed, needed]


@proves("EV-COO-09")
def test_the_pool_s_dice_hit_at_that_threshold() -> None:
    game = hunting(
        {"one": {"melee": [3, 3, 3]}, "two": {"melee": [4, 3, 3]}, "foe": {"melee": [1] * 9, "table": [1]}},
        one=walker(10, 12, C=2),
    )
    assert game.one("fought")["blows"] == 1, "threes hit for C2+, not in this pool"


@proves("EV-COO-10")
def test_charge_furieuse_counts_for_those_who_have_it_and_charged() -> None:
    furious = {"traits": {"Charge furieuse": None}}
    dice = {"one": {"melee": [1] * 4}, "two": BLOWS, "foe": {"reaction": [1], "melee": [1] * 9}}
    charged = two_charges(monster(8, 11), dice, *(("opponent", "foe"),) * 2, one=walker(4, 12, **furious))
    assert [len(charged.rolls(who, "melee")[0]["faces"]) for who in ("one", "two")] == [4, 3]
    stood = hunting({"one": BLOWS, "two": BLOWS, "foe": {"melee": [1] * 9}}, one=walker(10, 12, **furious))
    assert [len(stood.rolls(who, "melee")[0]["faces"]) for who in ("one", "two")] == [3, 3]


MAGIC = [{"name": "Lame", "P": 3, "magic": True}]


@proves("EV-COO-10")
def test_each_magic_weapon_rolls_one_miss_of_the_pool_again() -> None:
    game = hunting(
        {
            "one": {"melee": [1, 4, 4, 4]},
            "two": {"melee": [1, 4, 4, 4]},
            "foe": {"melee": [1] * 9, "table": [1] * 6},
        },
        ("reroll", "reroll"),
        ("reroll", "reroll"),
        one=walker(10, 12, weapons=MAGIC),
        two=walker(12.6, 12, weapons=MAGIC),
    )
    assert game.one("fought")["blows"] == 6
    plain = hunting({"one": {"melee": [1, 1, 4]}, "two": BLOWS, "foe": {"melee": [1] * 9, "table": [1]}})
    assert plain.one("fought")["blows"] == 1


@proves("EV-COO-10")
def test_a_die_rolled_again_is_not_rolled_a_third_time() -> None:
    """One miss in the whole pool: the second magic weapon finds nothing to roll again."""
    game = hunting(
        {"one": {"melee": [4, 4, 1, 1]}, "two": {"melee": [4, 4, 4]}, "foe": {"melee": [1] * 9, "table": [1] * 5}},
        ("reroll", "reroll"),
        one=walker(10, 12, weapons=MAGIC),
        two=walker(12.6, 12, weapons=MAGIC),
    )
    assert game.one("fought")["blows"] == 5


@proves("EV-COO-10")
def test_one_magic_weapon_may_mend_the_miss_of_another() -> None:
    game = hunting(
        {"one": {"melee": [4, 4, 4, 4]}, "two": {"melee": [1, 4, 4]}, "foe": {"melee": [1] * 9, "table": [1] * 6}},
        ("reroll", "reroll"),
        one=walker(10, 12, weapons=MAGIC),
    )
    assert game.one("fought")["blows"] == 6


@proves("EV-COO-11")
def test_the_monster_rolls_once_all_its_dice_outnumbered() -> None:
    game = hunting({"one": BLOWS, "two": BLOWS, "foe": {"melee": [4, 4, 3, 1, 1, 1, 1, 1, 1]}}, ("hit", "one"))
    rolls = game.rolls("foe", "melee")
    assert len(rolls) == 1
    assert (rolls[0]["needed"], rolls[0]["hits"], len(rolls[0]["faces"])) == (4, 2, 9)
    assert because(rolls[0]) == {"Combat multiple": 1}


@proves("EV-COO-11")
def test_a_counter_charge_serves_the_monster_in_the_single_phase() -> None:
    game = two_charges(monster(8, 11, R=4), {"one": BLOWS, "two": BLOWS, "foe": {"reaction": [4], "melee": [1] * 9}})
    game.answer(("reaction", {"counter-charge": "", "against": "two"}), ("opponent", "foe"))
    fought = game.one("fought")
    assert (fought["attackers"], fought["needed"], fought["needed_back"]) == (("one", "two"), 3, 3)
    assert because(game.rolls("foe", "melee")[0]) == {"Charge": -1, "Combat multiple": 1}


@proves("EV-COO-12")
@pytest.mark.parametrize("shares", [("one", "one"), ("one", "two"), ("two", "two")])
def test_a_monster_that_wins_shares_its_hits_as_it_likes(shares: tuple[str, str]) -> None:
    suffered = {who: shares.count(who) for who in ("one", "two")}
    dice = {
        who: {**BLOWS, **({"save": [5] + [1] * (count - 1), "table": [1] * (count - 1)} if count else {})}
        for who, count in suffered.items()
    }
    game = hunting(
        {**dice, "foe": {"melee": [4, 4, 1, 1, 1, 1, 1, 1, 1]}},
        one=walker(10, 12, S=5),
        two=walker(12.6, 12, S=5),
    )
    assert (game.pending.key, game.pending.seat) == ("hit", "blue")
    assert game.pending.facts == {"left": 2}
    assert game.offers("hit") == ["one", "two"]
    game.answer(("hit", shares[0]))
    assert game.pending.facts == {"left": 1}
    game.answer(("hit", shares[1]))
    assert {who: len(roll[0]["faces"]) if (roll := game.rolls(who, "save")) else 0 for who in suffered} == suffered
    assert {who for who in suffered if "prone" in game.status(who)} == {who for who in suffered if suffered[who] == 2}


@proves("EV-COO-13")
def test_each_member_masters_its_own_fear_to_engage_and_to_fight() -> None:
    game = two_charges(
        monster(8, 11, R=6, traits={"Effrayant": None}),
        {
            "one": {**BLOWS, "fear": [4, 3]},
            "two": {**BLOWS, "fear": [4, 4]},
            "foe": {"reaction": [1], "melee": [1] * 9},
        },
        *(("opponent", "foe"),) * 2,
    )
    assert [[roll["hits"] for roll in game.rolls(who, "fear")] for who in ("one", "two")] == [[1, 0], [1, 1]]
    assert because(game.rolls("one", "melee")[0]) == {"Charge": -1, "Peur": 1}
    assert because(game.rolls("two", "melee")[0]) == {"Charge": -1}
    assert game.one("fought")["needed"] == 4, "the one who is afraid makes the pool worse"


@proves("EV-COO-13")
def test_who_does_not_dare_to_engage_is_not_in_the_pool() -> None:
    given = {"one": walker(4, 12), "two": walker(4, 10)}
    rolls = {
        "one": {"initiative": [1], "fear": [3]},
        "two": {"initiative": [1], "fear": [4, 4], **BLOWS},
        "foe": {"reaction": [1], "melee": [1] * 9},
    }
    game = together(given, {"series": 1}, rolls, foe=monster(8, 11, traits={"Effrayant": None}))
    game.answer(*(("action", {"charge": "foe"}),) * 2, *(("path", {"touch": "foe"}),) * 2, ("opponent", "foe"))
    assert game.one("recoiled")["figure"] == "one"
    fought = game.one("fought")
    assert (fought["attackers"], fought["needed_back"]) == (("two",), 3), "and the Monster has one opponent only"


@proves("EV-COO-05", "EV-ACT-05")
def test_when_one_falls_the_others_go_on_with_the_series() -> None:
    game = together(
        {"one": walker(10, 12), "two": walker(10, 10)},
        2,
        {
            "one": {"initiative": [1, 2], **BLOWS, "table": [6]},
            "two": {"initiative": [1, 2]},
            "foe": {"melee": [4, 1, 1]},
        },
        foe=walker(11, 12),
    ).answer(("action", {"fight": "foe"}), ("action", "prone"))
    assert "out" in game.status("one")
    assert (game.pending.key, game.pending.figure) == ("action", "two")
    game.answer(("action", "nothing"))
    assert game.pending.key == "activate"


# ---------------------------------------------------------------- groups that come apart


def with_groups(red: Any, *groups: tuple[str, ...], **blue: Any) -> Scene:
    """A situation in which groups were named before."""
    named = tuple(Group("red", members) for members in groups)
    begun = scene(red=red, blue={"far": FAR, **blue})
    sides = {**dict.fromkeys(red, "red"), "far": "blue", **dict.fromkeys(blue, "blue")}
    return Scene(begun.system, replace(begun.position.state, groups=named), {}, sides)


@proves("EV-COO-01", "EV-COO-02")
def test_a_member_healed_in_the_meantime_has_no_part_in_it() -> None:
    """Healed, it counts as activated: it is neither waited for nor taken along."""
    red = {"one": walker(4, 12, "waiting"), "two": walker(4, 10, "activated"), "three": walker(2, 11)}
    game = with_groups(red, ("one", "two", "three")).answer(("activate", "three"))
    assert [event["figure"] for event in game.all("activated")] == ["one", "three"]
    assert not game.all("activation_lost")


@proves("EV-COO-02")
def test_a_group_of_which_nobody_can_act_any_more_breaks_up() -> None:
    red = {
        "one": walker(4, 12, "waiting"),
        "two": walker(4, 10, "activated"),
        "three": walker(2, 11, "out", V=0),
        "lone": walker(12, 2),
    }
    game = with_groups(red, ("one", "two", "three"))
    assert game.one("activation_lost")["figure"] == "one"
    assert game.status("one") == {"activated"}
    assert game.status("two") == {"activated"}
    assert game.state.groups == ()


@proves("EV-COO-02")
def test_one_group_may_break_up_beside_another_that_does_not() -> None:
    red = {
        "one": walker(4, 12, "waiting"),
        "two": walker(4, 10),
        "three": walker(12, 2, "waiting"),
        "four": walker(14, 2, "out", V=0),
    }
    game = with_groups(red, ("one", "two"), ("three", "four"))
    assert game.one("activation_lost")["figure"] == "three"
    assert game.status("one") == {"waiting"}
    assert [group.members for group in game.state.groups] == [("one", "two")]
