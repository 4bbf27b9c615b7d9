"""People kept at bay: courage, the captor's ready attack, and how it ends."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.core.dice import QueuedDice
from escarmouche.core.game import Game
from escarmouche.games.saga.rules.bay import level_in
from games.saga.scene import Scene, block, man, scene, strike
from proofs import proves

SKILLS = {"sword": 4, "unarmed": 2, "dodge": 3, "soak": 3, "courage": 1, "reaction": 3, "athletics": 2, "thrown": 5}


def bay(dice: Any = None, captive: Any = None, captor: Any = None, **options: Any) -> Scene:
    """Ak keeps bo at bay with a sword, a metre away; a friend of ak's stands far off."""
    mine = man(5, 5, **{"reaction": 5, "announced": 0, "skills": SKILLS, **(captor or {})})
    its = {"angle": 180, "announced": 1, "reaction": 20, "skills": SKILLS, "captor": "ak", **(captive or {})}
    red = {"ak": mine, "cy": man(20, 14, reaction=1)}
    return scene(red, {"bo": man(6.5, 5, "at-bay", **its)}, dice or {}, segment=3, **options)


def courage_of(fight: Scene) -> dict[str, Any]:
    return fight.one("tested", test="bay")


@proves("SG-HOLD-01", "SG-HOLD-03")
@pytest.mark.parametrize(
    ("said", "level"),
    [
        ({"strike": "ak", "weapon": "sword"}, 4),
        ({"seize": "ak"}, 2),
        ({"sprint": "athletics"}, 2),
        ("move", 0),
    ],
)
def test_whoever_tries_something_adds_the_level_of_the_action_to_its_courage(said: Any, level: int) -> None:
    fight = bay({"bo": {"bay": [1, 1, 1, 2]}}).answer(("action", said))
    if fight.pending.key == "pay":
        fight.answer(("pay", "die"))
    assert (courage_of(fight)["total"], courage_of(fight)["difficulty"]) == (5 + 1 + level, 15)
    assert not fight.all("attacked")
    assert not fight.all("moved")
    assert "at-bay" in fight.status("bo")


@proves("SG-HOLD-03")
def test_the_action_that_was_not_dared_is_spent_and_another_may_be_tried() -> None:
    fight = bay({"bo": {"bay": [1, 1, 1, 2, 1, 1, 1, 2]}}, {"announced": 3, "slots": [3, 5]})
    fight.answer(strike("ak"))
    assert fight.facts("bo")["slots"] == [5]
    assert fight.refused("action", strike("ak")[1]).reason == "no-slot"
    fight.answer(("action", "move"))
    assert len(fight.all("tested", test="bay")) == 2


@proves("SG-HOLD-03")
def test_each_rolls_for_itself() -> None:
    red = {"ak": man(5, 5, reaction=5, skills=SKILLS), "cy": man(20, 14, reaction=1)}
    held = {"announced": 1, "skills": SKILLS, "captor": "ak"}
    blue = {
        "bo": man(6.5, 5, "at-bay", angle=180, reaction=20, **held),
        "dy": man(5, 6.5, "at-bay", angle=270, reaction=15, **held),
    }
    dice = {
        "bo": {"bay": [1, 1, 1, 2]},
        "dy": {"bay": [4, 4, 4, 4], "bay-reaction": [6, 6, 6, 6], "attack": [1, 1, 1, 1]},
        "ak": {"bay-reaction": [1, 1, 1, 1]},
    }
    fight = scene(red, blue, dice, segment=3).answer(strike("ak"), ("action", "done"), strike("ak"), ("react", "none"))
    assert [one["figure"] for one in fight.all("attacked")] == ["dy"]


@proves("SG-HOLD-02")
@pytest.mark.parametrize(("settled", "ruled", "needed"), [(15, None, 15), (20, None, 20), (15, 8, 8)])
def test_the_difficulty_is_settled_or_the_referees(settled: int, ruled: int | None, needed: int) -> None:
    seats = {} if ruled is None else {"seats": ["red", "blue", "referee"]}
    fight = bay({"bo": {"bay": [1, 1, 1, 1]}}, hold_at_bay_difficulty=settled, **seats)
    fight.answer(("action", "move"), *([] if ruled is None else [("bay-difficulty", ruled)]))
    assert courage_of(fight)["difficulty"] == needed


@proves("SG-HOLD-01")
@pytest.mark.parametrize("said", ["survive", {"delay": 1}])
def test_waiting_takes_no_courage(said: Any) -> None:
    fight = bay({"bo": {"survival": [4, 4, 4, 4]}}).answer(("action", said))
    assert not fight.all("tested", test="bay")


BRAVE = [4, 4, 4, 4]


@proves("SG-HOLD-04")
@pytest.mark.parametrize(("mine", "first"), [([4, 3, 3, 3], False), ([4, 4, 3, 3], False), ([4, 4, 4, 3], True)])
def test_a_lead_of_five_acts_before_the_captor(mine: list[int], first: bool) -> None:
    dice = {
        "bo": {"bay": BRAVE, "bay-reaction": mine, "attack": [1, 1, 1, 1], "soak": [6] * 4},
        "ak": {"bay-reaction": [3, 3, 2, 2], "attack": [3, 3, 2, 2], "damage": [1, 1, 1, 1]},
    }
    fight = bay(dice).answer(strike("ak"))
    while fight.pending.key in ("held-attack", "react"):
        fight.default()
    assert fight.one("dared")["first"] is first
    order = [one["figure"] for one in fight.all("attacked")]
    assert order == (["bo", "ak"] if first else ["ak", "bo"])
    assert "at-bay" not in fight.status("bo")
    assert fight.facts("ak")["announced"] == 0


@proves("SG-HOLD-04")
def test_the_captors_attack_needs_no_slot_and_may_put_an_end_to_it() -> None:
    dice = {
        "bo": {"bay": BRAVE, "bay-reaction": [3, 3, 3, 3], "soak": [1, 1, 1, 1]},
        "ak": {"bay-reaction": [3, 3, 3, 3], "attack": [3, 3, 2, 2], "damage": [6] * 4},
    }
    fight = bay(dice, {"wounds": 6}).answer(strike("ak"), ("held-attack", {"strike": "bo", "weapon": "sword"}))
    fight.answer(("react", "none"))
    assert fight.status("bo") == {"dying"}
    assert [one["figure"] for one in fight.all("attacked")] == ["ak"]


@proves("SG-HOLD-04")
def test_a_captor_may_spare_its_captive() -> None:
    dice = {"bo": {"bay": BRAVE, "bay-reaction": [3, 3, 3, 3]}, "ak": {"bay-reaction": [3, 3, 3, 3]}}
    fight = bay(dice).answer(("action", "move"), ("held-attack", "spare"), ("path", [[8, 5]]))
    assert not fight.all("attacked")
    assert fight.facts("bo") | {"at": [8.0, 5.0], "captor": ""} == fight.facts("bo")


@proves("SG-HOLD-04")
def test_the_vigilance_of_the_captor_counts() -> None:
    dice = {
        "bo": {"bay": BRAVE, "bay-reaction": [4, 4, 4, 4]},
        "ak": {"bay-reaction": [3, 3, 3, 2]},
    }
    fight = bay(dice, seats=["red", "blue", "referee"])
    fight.answer(("action", "move"), ("bay-difficulty", 15), ("vigilance", 1), ("held-attack", "spare"))
    assert fight.one("dared")["first"] is False
    rolled = [event for event in fight.all("tested") if event["test"] == "bay-reaction" and event["figure"] == "ak"]
    assert [(one["name"], one["value"]) for one in rolled[0]["modifiers"]] == [("Vigilance", 1)]
    fight = bay(dice).answer(("action", "move"), ("path", [[6.6, 5]]), ("held-attack", "spare"))
    assert fight.one("dared")["first"] is True


@proves("SG-HOLD-04", "SG-PRIO-05")
def test_the_blow_of_a_captive_who_is_quicker_tells_before_the_captors() -> None:
    dice = {
        "bo": {"bay": BRAVE, "bay-reaction": [6, 6, 6, 6], "attack": [3, 3, 2, 2], "damage": [6] * 4},
        "ak": {"bay-reaction": [1, 1, 1, 2], "soak": [1, 1, 1, 1]},
    }
    fight = bay(dice, {"reaction": 7}, {"announced": 1, "wounds": 6}).answer(strike("ak"), ("react", "none"))
    assert fight.status("ak") == {"dying"}
    assert [one["figure"] for one in fight.all("attacked")] == ["bo"]


@proves("SG-HOLD-04")
def test_what_was_chosen_is_not_done_if_the_captor_made_it_impossible() -> None:
    dice = {
        "bo": {"bay": [6, 6, 6, 6], "bay-reaction": [1, 1, 1, 2]},
        "ak": {"bay-reaction": [3, 3, 3, 2], "attack": [1, 1, 1, 1]},
    }
    fight = bay(dice, {"held": ["javelin"]}).answer(("action", {"throw": "cy", "weapon": "javelin"}))
    fight.answer(("held-attack", {"strike": "bo", "weapon": "sword"}), ("react", "none"))
    assert fight.one("engaged")
    assert not fight.all("launched")


@proves("SG-HOLD-01")
def test_it_ends_when_the_captor_attacks_somebody() -> None:
    fight = bay({"ak": {"attack": [1, 1, 1, 1]}}, {"reaction": 1}, {"announced": 1, "reaction": 20}).answer(
        strike("bo"), ("react", "none")
    )
    assert fight.one("bay_ended")["figure"] == "bo"


@proves("SG-HOLD-01")
def test_it_ends_when_the_captor_is_out_of_action_or_out_of_reach() -> None:
    red = {"ak": man(5, 5, reaction=5, wounds=6), "cy": man(20, 14, reaction=1)}
    blue = {
        "bo": man(6.5, 5, "at-bay", angle=180, reaction=2, captor="ak"),
        "dy": man(5, 6.5, announced=1, reaction=20, angle=270),
    }
    dice = {"dy": {"attack": [4] * 4, "damage": [6] * 6}, "ak": {"soak": [1, 1, 1, 1]}}
    fight = scene(red, blue, dice, segment=3).answer(strike("ak"), ("react", "none"))
    assert fight.one("bay_ended")["figure"] == "bo"
    away = bay(captive={"reaction": 1, "announced": 0}, captor={"reaction": 20})
    away.answer(("action", "move"), ("path", [[2, 5]]))
    away.until(lambda one: bool(away.state.segment == 4))
    assert away.one("bay_ended")["figure"] == "bo"


# ---------------------------------------------------------------- captors with missiles, and other actions


def aimed(metres: float, held: str, dice: Any = None, terrain: Any = (), **captive: Any) -> Scene:
    """Ak keeps bo at bay from afar."""
    red = {
        "ak": man(5, 5, reaction=5, skills={**SKILLS, "bow": 4}, held=[held]),
        "cy": man(20, 14, reaction=1),
    }
    its = {"announced": 1, "reaction": 20, "skills": SKILLS, "captor": "ak", **captive}
    return scene(red, {"bo": man(5.6 + metres, 5, "at-bay", **its)}, dice or {}, segment=3, terrain=terrain)


@proves("SG-HOLD-04")
@pytest.mark.parametrize(("held", "said"), [("bow", "shoot"), ("javelin", "throw")])
def test_a_captor_may_hold_a_missile_ready(held: str, said: str) -> None:
    dice = {
        "bo": {"bay": BRAVE, "bay-reaction": [1, 1, 1, 2]},
        "ak": {"bay-reaction": [3, 3, 3, 3], "shot": [1, 1, 1, 1]},
    }
    fight = aimed(6, held, dice).answer(("action", "move"))
    assert fight.offers("held-attack") == [{said: "bo", "weapon": held}, "spare"]
    fight.answer(("held-attack", {said: "bo", "weapon": held}))
    assert fight.one("attacked") | {"figure": "ak", "kind": said} == fight.one("attacked")


@proves("SG-HOLD-01", "SG-HOLD-04")
@pytest.mark.parametrize(("metres", "hidden"), [(6, True), (105, False)])
def test_what_a_captor_cannot_hit_it_does_not_keep_at_bay(metres: float, hidden: bool) -> None:
    house = [block("house", 8, 0, 10, 10, "house")] if hidden else []
    fight = aimed(metres, "bow", terrain=house, announced=0)
    fight.until(lambda one: bool(fight.state.segment == 4))
    assert fight.one("bay_ended")["figure"] == "bo"
    kept = aimed(6, "bow", announced=0)
    kept.until(lambda one: bool(kept.state.segment == 4))
    assert not kept.all("bay_ended")


@proves("SG-HOLD-01")
def test_a_captor_who_only_walks_keeps_its_captive_and_one_who_shoots_does_not() -> None:
    dice = {"ak": {"shot": [1, 1, 1, 1]}}
    red = {"ak": man(5, 5, reaction=25, announced=1, held=["bow"], skills={**SKILLS, "bow": 4})}
    held = {"reaction": 1, "skills": SKILLS, "captor": "ak"}
    blue = {"bo": man(11, 5, "at-bay", **held), "dy": man(11, 9, reaction=0)}
    fight = scene(red, blue, dice, segment=3).answer(("action", "move"), ("path", [[6, 5]]))
    assert not fight.all("bay_ended")
    fight.answer(("action", {"shoot": "dy", "weapon": "bow"}))
    assert fight.one("bay_ended")["figure"] == "bo"


@proves("SG-HOLD-01")
@pytest.mark.parametrize(
    ("said", "captive", "level"),
    [
        ({"throw": "cy", "weapon": "javelin"}, {"held": ["javelin"]}, 5),
        ({"two-weapons": "ak", "second": "ak"}, {"held": ["sword", "dagger"]}, 4),
        ({"strike": "ak", "weapon": "javelin"}, {"held": ["javelin"]}, 1),
        (
            {"draw-and-use": "cy", "weapon": "throwing knife", "how": "throw"},
            {"held": [], "weapons": ["throwing knife"], "places": {"throwing knife": "belt"}},
            5,
        ),
    ],
)
def test_each_action_has_its_own_level(said: Any, captive: Any, level: int) -> None:
    skills = {**SKILLS, "spear": 1, "knife": 2}
    fight = bay({"bo": {"bay": [1, 1, 1, 2]}}, {"skills": skills, **captive}).answer(("action", said))
    assert courage_of(fight)["total"] == 5 + 1 + level


@proves("SG-HOLD-01")
@pytest.mark.parametrize(("style", "level"), [("celtiques", 6), ("none", 2)])
def test_a_shield_charge_takes_fury_or_unarmed_combat(style: str, level: int) -> None:
    running = {"held": ["sword", "shield"], "ran_at": 13, "ran_to": frozenset(("ak",))}
    red = {"ak": man(5, 5, reaction=5, skills=SKILLS), "cy": man(20, 14, reaction=1)}
    its = {"announced": 1, "reaction": 20, "skills": {**SKILLS, "fury": 6}, "captor": "ak"}
    blue = {"bo": man(6.5, 5, "at-bay", angle=180, **its)}
    fight = scene(red, blue, {"bo": {"bay": [1, 1, 1, 2]}}, segment=3, cry_style=style)
    moved = replace(fight.state.figures["bo"], **running)
    state = replace(fight.position.state, figures={**fight.position.state.figures, "bo": moved})
    assert level_in(Game(state, QueuedDice({})), "bo", {"shield-charge": "ak"}) == level


@proves("SG-HOLD-04", "SG-PRIO-05")
def test_the_captors_blow_does_not_wait_for_an_action_of_the_captive() -> None:
    dice = {
        "bo": {"bay": BRAVE, "bay-reaction": [3, 3, 3, 3], "soak": [1, 1, 1, 1], "sprint": [1, 1]},
        "ak": {"bay-reaction": [3, 3, 3, 3], "attack": [3, 3, 2, 2], "damage": [2, 2, 2, 2]},
    }
    fight = bay(dice, {"reaction": 6}).answer(("action", {"sprint": "athletics"}), ("pay", "die"))
    fight.answer(("held-attack", {"strike": "bo", "weapon": "sword"}), ("react", "none"))
    assert fight.facts("bo")["wounds"] == 2
    assert not fight.all("pending")
