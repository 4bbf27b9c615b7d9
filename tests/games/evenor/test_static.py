"""Actions statiques: what they are, the free pas that goes with them, cover, prone, fighting, doors and treasures."""

import math
from typing import Any

import pytest

from escarmouche.games.evenor.rules.movement import shelters
from escarmouche.rulings.casefiles import CaseTerrain
from escarmouche.space.table import Piece
from games.evenor.scene import Scene, block, model, scene
from proofs import proves

WALL = block("wall", 4.6, 10, 5.4, 12.3)
"""Hides everything to the right of it from (4, 12), and nothing from (4, 12.5)."""
STONE = block("stone", 10.9, 11.2, 11.5, 12.1)
"""At its right, at (12, 12), one is more than half hidden from (4, 12), and not at all from (20, 12)."""


def heads(options: list[Any]) -> list[str]:
    return [option if isinstance(option, str) else next(iter(option)) for option in options]


def archer(*status: str, dice: Any = None, foe: str = "Saïto", terrain: Any = (), **with_: Any) -> Scene:
    """Asteria, activated for one action, 7 pas from somebody."""
    return scene(
        red={"me": model("Asteria", 4, 12, *status, **with_), "friend": model("Kara", 2, 2)},
        blue={"foe": model(foe, 12, 12), "other": model("Léto", 22, 22)},
        terrain=terrain,
        dice=dice,
    ).answer(("activate", "me"), ("actions", 1))


def duel(me: str = "Hiera", foe: str = "Saïto", gap: float = 0, dice: Any = None, **more: Any) -> Scene:
    """Two models face to face, the first activated for one action."""
    return scene(
        red={"me": model(me, 4, 12, *more.pop("status", ()))},
        blue={"foe": model(foe, 5 + gap, 12), "other": model("Léto", 22, 22)},
        dice=dice,
        **more,
    ).answer(("activate", "me"), ("actions", 1))


def ended(table: Scene) -> bool:
    return (table.pending.key, table.pending.seat) == ("activate", "blue")


# ---------------------------------------------------------------- the list


@proves("EV-STA-01")
def test_every_static_action_is_open_to_a_model_that_can_do_it() -> None:
    traits = {"Se cacher": None, "Perception": 3, "Bénédiction": 2}
    table = scene(
        red={"me": model("Asteria", 4, 12, more_traits=traits), "friend": model("Kara", 2, 2)},
        blue={"foe": model("Saïto", 12, 12), "hider": model("Léto", 4, 17.5, "hidden")},
        terrain=[block("door", 2.5, 11, 3.5, 13, "door")],
        scenario="orichalcum",
        tokens={"gold": [4, 12.5]},
    ).answer(("activate", "me"), ("actions", 1))
    offered = heads(table.offers("action"))
    static = ["shoot", "cover", "open", "prone", "power", "hide", "perception", "pick-up"]
    assert [head for head in offered if head in static] == static
    assert offered[len(static) :] == ["step", "run", "moving-shot", "charge", "nothing"]


@proves("EV-STA-01", "EV-HID-01", "EV-HID-05")
def test_hiding_and_perceiving_need_their_trait() -> None:
    table = scene(
        red={"me": model("Asteria", 4, 12)},
        blue={"hider": model("Léto", 4, 16, "hidden")},
        terrain=[block("rock", 2.5, 11, 3.5, 13)],
    ).answer(("activate", "me"), ("actions", 1))
    assert not {"hide", "perception"} & set(heads(table.offers("action")))
    assert table.refused("action", "hide").rules == ("EV-HID-01",)
    assert table.refused("action", "perception").rules == ("EV-HID-05",)


@proves("EV-STA-01", "EV-ACT-02")
@pytest.mark.parametrize("action", ["prone", "hide", "perception", {"open": "door"}, {"cover": "door"}])
def test_none_of_them_is_rolled_for_when_alone(action: Any) -> None:
    table = scene(
        red={"me": model("Asteria", 4, 12, more_traits={"Se cacher": None, "Perception": 3})},
        blue={"hider": model("Léto", 4, 16, "hidden")},
        terrain=[block("door", 2.5, 11, 3.5, 13, "door")],
        dice={"me": {"perception": [1]}},
    ).answer(("activate", "me"), ("actions", 1), ("action", action))
    assert table.rolls("me", "initiative") == []
    assert table.one("action_declared")["action"] == heads([action])[0]


# ---------------------------------------------------------------- the free pas


@proves("EV-STA-02", "EV-STA-04", "EV-STA-08")
def test_half_a_pas_out_a_shot_and_half_a_pas_back() -> None:
    dice = {"me": {"shot": [1, 1, 1]}, "foe": {"reaction": [1]}}
    table = archer(terrain=[WALL], dice=dice)
    assert table.refused("action", {"shoot": "foe"}).rules == ("EV-SHO-01",)
    table.answer(("action", "step"), ("path", [[4, 12.5]]), ("action", {"shoot": "foe"}))
    assert table.one("shot")["needed"] == 4
    assert "modifiers" not in table.one("shot")
    assert (table.pending.key, table.pending.facts) == ("path", {"kind": "step", "limit": 0.5})
    assert table.refused("path", [[4, 11.98]]).rules == ("EV-STA-02",)
    table.answer(("path", [[4, 12]]))
    assert ended(table)
    assert table.facts("me")["at"] == [4, 12]
    assert table.rolls("me", "initiative") == []
    table.played()


@proves("EV-STA-02")
def test_the_whole_pas_before_the_action() -> None:
    table = archer().answer(("action", "step"))
    refusal = table.refused("path", [[4, 13.01]])
    assert (refusal.reason, refusal.rules) == ("too-far", ("EV-STA-02",))
    table.answer(("path", [[4, 13]]), ("action", "prone"))
    assert ended(table)
    told = table.one("moved")
    assert (told["kind"], told["cost"], told["rules"]) == ("step", 1.0, ("EV-STA-02",))


@proves("EV-STA-02")
def test_the_whole_pas_after_the_action() -> None:
    dice = {"me": {"shot": [1, 1, 1]}, "foe": {"reaction": [1]}}
    table = archer(dice=dice).answer(("action", {"shoot": "foe"}))
    assert table.refused("path", [[4, 13.01]]).rules == ("EV-STA-02",)
    table.answer(("path", [[4, 13]]))
    assert ended(table)
    assert table.facts("me")["at"] == [4, 13]


@proves("EV-STA-02")
def test_nothing_is_left_after_a_whole_pas() -> None:
    dice = {"me": {"shot": [1, 1, 1]}, "foe": {"reaction": [1]}}
    table = archer(dice=dice).answer(("action", "step"), ("path", [[4, 13]]), ("action", {"shoot": "foe"}))
    assert ended(table)


@proves("EV-STA-02")
def test_after_the_step_comes_a_static_action_and_nothing_else() -> None:
    table = archer().answer(("action", "step"), ("path", [[4, 12.5]]))
    assert set(heads(table.offers("action"))) == {"shoot", "prone"}
    assert table.refused("action", "run").rules == ("EV-ACT-01", "EV-STA-02")
    assert table.refused("action", "aim").rules == ("EV-ACT-01", "EV-STA-02", "EV-AIM-03")
    again = table.refused("action", "step")
    assert (again.reason, again.rules) == ("no-free-move", ("EV-STA-02",))


@proves("EV-STA-03")
def test_a_static_action_of_a_series_has_no_free_pas() -> None:
    dice = {"me": {"initiative": [3, 4], "shot": [1, 1, 1]}, "foe": {"reaction": [1]}}
    table = scene(red={"me": model("Asteria", 4, 12)}, blue={"foe": model("Saïto", 12, 12)}, dice=dice).answer(
        ("activate", "me"), ("actions", 2)
    )
    assert "step" not in table.offers("action")
    refusal = table.refused("action", "step")
    assert (refusal.reason, refusal.rules) == ("no-free-move", ("EV-STA-03",))
    table.answer(("action", {"shoot": "foe"}))
    assert (table.pending.key, table.pending.figure) == ("action", "me")
    assert "step" not in table.offers("action")


@proves("EV-STA-03", "EV-STA-06")
def test_in_a_series_an_enemy_half_a_pas_away_is_out_of_reach_of_a_fight() -> None:
    table = scene(
        red={"me": model("Hiera", 4, 12)},
        blue={"foe": model("Saïto", 5.5, 12)},
        dice={"me": {"initiative": [2, 3]}},
    ).answer(("activate", "me"), ("actions", 2))
    assert "fight" not in heads(table.offers("action"))
    assert "EV-STA-18" in table.refused("action", {"fight": "foe"}).rules


@proves("EV-STA-04")
@pytest.mark.parametrize(("kind", "needed", "names"), [("static", 4, []), ("moving", 5, ["Tir en déplacement"])])
def test_only_the_moving_shot_pays_for_moving(kind: str, needed: int, names: list[str]) -> None:
    dice = {"me": {"shot": [1, 1, 1], "initiative": [3]}, "foe": {"reaction": [1]}}
    table = archer(dice=dice)
    if kind == "static":
        table.answer(("action", "step"), ("path", [[4, 13]]), ("action", {"shoot": "foe"}))
    else:
        table.answer(("action", "moving-shot"), ("path", [[4, 13]]), ("shot", {"shoot": "foe"}))
    told = table.one("shot")
    assert (told["kind"], told["needed"]) == (kind, needed)
    assert [one["name"] for one in told.get("modifiers", ())] == names


# ---------------------------------------------------------------- the free pas and contact


@proves("EV-STA-05")
def test_the_free_pas_does_not_break_contact() -> None:
    table = duel().answer(("action", "step"))
    refusal = table.refused("path", [[3.9, 12]])
    assert (refusal.reason, refusal.rules, refusal.facts) == (
        "may-not-break-contact",
        ("EV-STA-05",),
        {"figure": "foe"},
    )
    assert table.refused("path", [[3.5, 12], [4, 12]]).rules == ("EV-STA-05",)  # out and back


@proves("EV-STA-05")
def test_the_free_pas_may_slide_round_an_enemy() -> None:
    x, y = 5 - 1.005 * math.cos(0.14), 12 + 1.005 * math.sin(0.14)
    table = duel().answer(("action", "step"), ("path", [[x, y]]))
    assert table.query("engaged", figure="me") == ["foe"]
    assert table.pending.key == "action"


@proves("EV-STA-05")
def test_every_enemy_touched_must_stay_touched() -> None:
    table = scene(
        red={"me": model("Hiera", 4, 12)},
        blue={"foe": model("Saïto", 5, 12), "behind": model("Kara", 3, 12)},
    ).answer(("activate", "me"), ("actions", 1), ("action", "step"))
    x, y = 5 - 1.005 * math.cos(0.14), 12 + 1.005 * math.sin(0.14)
    refusal = table.refused("path", [[x, y]])
    assert (refusal.rules, refusal.facts) == (("EV-STA-05",), {"figure": "behind"})


@proves("EV-STA-05")
def test_after_a_fight_the_rest_of_the_free_pas_holds_the_contact_too() -> None:
    dice = {"me": {"melee": [1] * 5}, "foe": {"melee": [1] * 5}}
    table = duel(dice=dice).answer(("action", {"fight": "foe"}))
    assert table.refused("path", [[3.5, 12]]).rules == ("EV-STA-05",)


@proves("EV-STA-06", "EV-STA-18")
def test_the_free_pas_may_bring_a_fight_without_the_bonus_of_a_charge() -> None:
    dice = {"me": {"melee": [4, 3, 1, 1, 1]}, "foe": {"reaction": [1], "melee": [3, 1, 1, 1, 1]}}
    table = duel(gap=1, dice=dice).play(("action", {"fight": "foe"}))
    assert table.one("moved")["cost"] == pytest.approx(1, abs=0.01)
    assert table.rolls("foe", "reaction")[0]["needed"] == 3
    told = table.one("fought")
    assert (told["needed"], told["blows"], told["parries"]) == (4, 1, 1)
    assert len(table.rolls("me", "melee")[0]["faces"]) == 5  # nor the die of Charge furieuse
    assert table.rolls("me", "initiative") == []
    order = table.order()
    assert order.index("action_declared") < order.index("moved") < order.index("fought")
    table.played()


@proves("EV-STA-06")
def test_an_enemy_more_than_a_pas_away_cannot_be_fought() -> None:
    table = duel(gap=1.02)
    assert "fight" not in heads(table.offers("action"))
    refusal = table.refused("action", {"fight": "foe"})
    assert (refusal.reason, refusal.rules) == ("not-in-contact", ("EV-STA-18", "EV-MEL-01"))


@proves("EV-STA-06", "EV-REA-06", "EV-CCH-04")
def test_the_enemy_met_may_counter_charge_and_alone_has_the_bonus() -> None:
    dice = {"me": {"melee": [4, 1, 1, 1, 1]}, "foe": {"reaction": [3], "melee": [2, 1, 1, 1, 1]}}
    table = duel(gap=0.5, dice=dice).answer(("action", {"fight": "foe"}), ("path", {"touch": "foe"}))
    assert table.offers("reaction") == ["none", "counter-charge", "flee"]
    table.play(("reaction", "counter-charge"))
    told = table.one("fought")
    assert (told["needed"], told["needed_back"]) == (4, 2)
    table.played()


@proves("EV-STA-06", "EV-TRT-10")
@pytest.mark.parametrize(("face", "fights"), [(3, False), (4, True)])
def test_fear_is_tested_before_the_free_pas_into_contact(face: int, fights: bool) -> None:
    dice: Any = {"me": {"fear": [face, 6], "melee": [1] * 4}, "foe": {"reaction": [1], "melee": [1] * 9}}
    table = scene(red={"me": model("Kara", 4, 12)}, blue={"foe": model("Oni", 6, 12)}, dice=dice).play(
        ("activate", "me"), ("actions", 1), ("action", {"fight": "foe"}), ("path", {"touch": "foe"})
    )
    assert bool(table.all("recoiled")) is not fights
    assert bool(table.all("fought")) is fights
    assert (table.query("engaged", figure="me") == ["foe"]) is fights


@proves("EV-STA-06")
def test_a_step_into_contact_may_be_followed_by_a_fight() -> None:
    dice = {"me": {"melee": [1] * 5}, "foe": {"reaction": [1], "melee": [1] * 5}}
    table = duel(gap=0.4, dice=dice).answer(("action", "step"), ("path", {"touch": "foe"}))
    assert table.rolls("foe", "reaction")
    assert {"fight": "foe"} in table.offers("action")
    table.answer(("action", {"fight": "foe"}))
    assert table.one("fought")["needed"] == 4
    assert table.pending.facts == {"kind": "step", "limit": pytest.approx(0.6, abs=0.01)}


# ---------------------------------------------------------------- the free pas and the ground


@proves("EV-STA-07")
def test_the_free_pas_crosses_neither_scenery_nor_models() -> None:
    table = scene(
        red={"me": model("Hiera", 4, 12), "friend": model("Kara", 4, 13.2)},
        blue={"foe": model("Saïto", 20, 12)},
        terrain=[block("rock", 4.7, 11, 5, 13)],
    ).answer(("activate", "me"), ("actions", 1), ("action", "step"))
    assert "EV-TER-02" in table.refused("path", [[5, 12]]).rules
    assert table.refused("path", [[4, 13]]).rules == ("EV-DYN-08",)
    table.answer(("path", [[4, 11]]))
    assert table.facts("me")["at"] == [4, 11]


@proves("EV-STA-07", "EV-TER-01")
def test_half_a_pas_is_all_one_covers_in_difficult_ground() -> None:
    bog = block("bog", 2, 10, 8, 14, "difficult")
    table = archer(terrain=[bog]).answer(("action", "step"))
    refusal = table.refused("path", [[4, 12.51]])
    assert (refusal.reason, refusal.rules) == ("too-far", ("EV-STA-02", "EV-TER-01", "EV-STA-07"))
    assert table.refused("path", [[4, 13]]).rules == ("EV-STA-02", "EV-TER-01", "EV-STA-07")  # far enough elsewhere
    table.answer(("path", [[4, 12.5]]))
    assert table.one("moved")["cost"] == 1.0


@proves("EV-STA-07")
def test_a_fight_beyond_difficult_ground_is_out_of_reach() -> None:
    bog = block("bog", 2, 10, 8, 14, "difficult")
    assert {"fight": "foe"} in duel(gap=0.5, terrain=[bog]).offers("action")
    assert {"fight": "foe"} not in duel(gap=0.52, terrain=[bog]).offers("action")


# ---------------------------------------------------------------- shoot


@proves("EV-STA-08")
def test_a_shot_is_made_at_one_enemy_with_one_weapon() -> None:
    dice = {"me": {"shot": [4, 4, 1, 1]}, "foe": {"reaction": [1], "save": [6, 6]}}
    table = scene(
        red={"me": model("Harald", 4, 12)},
        blue={"foe": model("Saïto", 9, 12), "other": model("Kara", 9, 14)},
        dice=dice,
    ).answer(("activate", "me"), ("actions", 1))
    shots = [value for value in table.offers("action") if "shoot" in str(value)]
    assert shots == [{"shoot": "foe", "weapon": "Lance"}, {"shoot": "other", "weapon": "Lance"}]
    table.answer(("action", {"shoot": "foe"}))
    told = table.one("shot")
    assert (told["figure"], told["target"], told["weapon"], told["dice"]) == ("me", "foe", "Lance", 4)
    declared = table.one("action_declared")
    assert (declared["target"], declared["weapon"], declared["rules"]) == ("foe", "Lance", ("EV-STA-08",))
    table.played()


@proves("EV-STA-08", "EV-SHO-01", "EV-SHO-02")
def test_a_shot_needs_an_enemy_in_range_and_in_sight() -> None:
    table = scene(
        red={"me": model("Harald", 4, 12), "friend": model("Kara", 4, 8)},
        blue={"far": model("Saïto", 17.02, 12.5), "near": model("Saïto", 17, 14.4), "behind": model("Kara", 4, 18)},
        terrain=[block("rock", 2, 14, 6, 15)],
    ).answer(("activate", "me"), ("actions", 1))
    assert table.refused("action", {"shoot": "far"}).rules == ("EV-SHO-02",)
    assert table.refused("action", {"shoot": "behind"}).rules == ("EV-SHO-01",)
    assert table.refused("action", {"shoot": "friend"}).rules == ("EV-SHO-10",)


# ---------------------------------------------------------------- cover


@proves("EV-STA-09")
def test_cover_is_taken_at_an_element_in_contact() -> None:
    table = scene(red={"me": model("Asteria", 12, 12)}, blue={"foe": model("Saïto", 4, 12)}, terrain=[STONE]).answer(
        ("activate", "me"), ("actions", 1), ("action", {"cover": "stone"})
    )
    assert "cover" in table.status("me")
    assert table.facts("me")["behind"] == "stone"
    told = table.one("cover_taken")
    assert (told["figure"], told["piece"], told["rules"]) == ("me", "stone", ("EV-STA-09",))


@proves("EV-STA-09")
@pytest.mark.parametrize(
    ("piece", "allowed"),
    [
        (block("thing", 4.5, 11.75, 5, 12.25), True),  # half a pas a side
        (block("thing", 4.5, 11.75, 4.99, 12.25), False),  # too thin
        (block("thing", 4.5, 11.75, 8, 12.24), False),  # too shallow
        (block("thing", 4.5 + 10 / 1024, 11, 6, 13), True),  # in contact
        (block("thing", 4.5 + 11 / 1024, 11, 6, 13), False),  # not quite
        (block("thing", 3, 11, 8, 13, "difficult"), False),
        (block("thing", 4.5, 11, 6, 13, "open-door"), False),
        (block("thing", 4.5, 11, 6, 13, "door"), True),
    ],
)
def test_cover_needs_contact_with_an_element_of_half_a_pas_a_side(piece: Any, allowed: bool) -> None:
    table = archer(terrain=[piece])
    assert ("cover" in heads(table.offers("action"))) is allowed
    if not allowed:
        assert table.refused("action", {"cover": "thing"}).rules[0] == "EV-STA-09"


@proves("EV-STA-09")
def test_half_a_pas_is_measured_without_the_noise_of_subtraction() -> None:
    assert 2.3 - 1.8 < 0.5
    assert shelters(Piece("p", ((1.8, 0), (2.3, 0), (2.3, 1), (1.8, 1)), "rock"))


@proves("EV-STA-09", "EV-STA-02")
def test_cover_may_be_reached_with_the_free_pas() -> None:
    table = scene(red={"me": model("Asteria", 12.8, 12)}, blue={"foe": model("Saïto", 4, 12)}, terrain=[STONE]).answer(
        ("activate", "me"), ("actions", 1)
    )
    assert "cover" not in heads(table.offers("action"))
    table.answer(("action", "step"), ("path", [[12, 12]]), ("action", {"cover": "stone"}))
    assert "cover" in table.status("me")


@proves("EV-STA-09")
def test_one_does_not_take_the_same_cover_twice_but_may_change_it() -> None:
    other = block("log", 12.5, 11.5, 13.5, 12.5)
    table = scene(
        red={"me": model("Asteria", 12, 12, "cover", behind="stone")},
        blue={"foe": model("Saïto", 4, 12)},
        terrain=[STONE, other],
    ).answer(("activate", "me"), ("actions", 1))
    assert table.refused("action", {"cover": "stone"}).rules == ("EV-STA-09",)
    table.answer(("action", {"cover": "log"}))
    assert table.facts("me")["behind"] == "log"


def shot_at_cover(status: tuple[str, ...], shooter: tuple[float, float] = (4, 12), **with_: Any) -> Scene:
    """An archer shoots at Kara, who stands behind the stone."""
    return scene(
        red={"me": model("Asteria", *shooter, **with_)},
        blue={"kara": model("Kara", 12, 12, *status), "other": model("Léto", 22, 2)},
        terrain=[STONE],
        dice={"me": {"shot": [1, 1, 1]}, "kara": {"reaction": [1]}},
    ).answer(("activate", "me"), ("actions", 1), ("action", {"shoot": "kara"}))


def modifiers(event: dict[str, Any]) -> dict[str, int]:
    return {one["name"]: one["value"] for one in event.get("modifiers", ())}


@proves("EV-STA-10")
def test_cover_adds_3_in_all_to_the_shots_of_those_it_conceals_from() -> None:
    told = shot_at_cover(("cover",), T=2).one("shot")
    assert modifiers(told) == {"Cible dissimulée": 1, "Cible à couvert": 2}
    assert told["needed"] == 5
    assert shot_at_cover(("cover",)).one("shot")["needed"] == 6  # 4 + 3, the ceiling


@proves("EV-STA-11")
def test_without_concealment_cover_gives_nothing() -> None:
    told = shot_at_cover(("cover",), (20, 12)).one("shot")
    assert (modifiers(told), told["needed"]) == ({}, 4)


@proves("EV-STA-11")
def test_concealment_without_cover_gives_1() -> None:
    told = shot_at_cover((), T=2).one("shot")
    assert (modifiers(told), told["needed"]) == ({"Cible dissimulée": 1}, 3)


def in_cover(*status: str) -> Scene:
    """Asteria in cover behind the stone, about to act."""
    return scene(
        red={"me": model("Asteria", 12, 12, "cover", *status, behind="stone")},
        blue={"foe": model("Saïto", 4, 12)},
        terrain=[STONE],
    ).answer(("activate", "me"), ("actions", 1))


@proves("EV-STA-12")
def test_cover_is_kept_while_the_base_slides_along_the_element() -> None:
    table = in_cover().answer(("action", "step"), ("path", [[12, 11.5]]))
    assert "cover" in table.status("me")
    assert table.facts("me")["behind"] == "stone"
    assert table.all("cover_lost") == []


@proves("EV-STA-12")
def test_cover_is_lost_with_the_contact() -> None:
    table = in_cover().answer(("action", "step"), ("path", [[12.1, 12]]))
    assert "cover" not in table.status("me")
    assert table.facts("me")["behind"] == ""
    assert table.one("cover_lost")["rules"] == ("EV-STA-12",)


@proves("EV-STA-12")
def test_cover_is_lost_even_by_those_who_come_back_with_the_same_move() -> None:
    table = in_cover().answer(("action", "step"), ("path", [[12.3, 12], [12, 12]]))
    assert table.facts("me")["at"] == [12, 12]
    assert "cover" not in table.status("me")


@proves("EV-STA-12")
def test_cover_is_lost_between_the_two_arms_of_an_element() -> None:
    arms = ((8, 8), (9, 8), (9, 9), (8.5, 9), (8.5, 10.5), (9, 10.5), (9, 11.5), (8, 11.5))
    table = scene(
        red={"me": model("Asteria", 9.5, 9, "cover", behind="arms")},
        blue={"foe": model("Saïto", 4, 2)},
        terrain=[CaseTerrain("arms", arms, "rock", None, {})],
        dice={"me": {"initiative": [6]}},
    ).answer(("activate", "me"), ("actions", 1), ("action", "run"), ("path", [[9.5, 10.5]]))
    assert "cover" not in table.status("me")


@proves("EV-STA-12", "EV-TUR-06")
def test_cover_lasts_into_the_next_turn_and_through_other_actions() -> None:
    table = in_cover().answer(("action", "prone"), ("activate", "foe"))
    table.answer(("actions", 1), ("action", "nothing"))
    assert table.state.turn == 2
    assert table.status("me") == {"cover", "prone"}


# ---------------------------------------------------------------- prone


@proves("EV-STA-13")
def test_a_shot_at_a_prone_model_is_harder() -> None:
    told = shot_at_cover(("prone",), (20, 12)).one("shot")
    assert (modifiers(told), told["needed"]) == ({"Cible à terre": 1}, 5)


@proves("EV-STA-13")
def test_going_prone_takes_the_marker_and_ends_the_action() -> None:
    table = archer().answer(("action", "prone"))
    told = table.one("status_gained")
    assert (told["figure"], told["status"], told["rules"]) == ("me", "prone", ("EV-STA-13",))
    assert "prone" in table.status("me")
    assert ended(table)  # no free pas once down


@proves("EV-STA-13")
def test_the_free_pas_comes_before_going_prone() -> None:
    table = archer().answer(("action", "step"), ("path", [[4, 12.5]]), ("action", "prone"))
    assert ended(table)
    assert table.facts("me")["at"] == [4, 12.5]


@proves("EV-STA-13")
def test_a_prone_model_does_not_go_prone_again() -> None:
    table = archer("prone")
    assert "prone" not in table.offers("action")
    refusal = table.refused("action", "prone")
    assert (refusal.reason, refusal.rules) == ("prone-already", ("EV-STA-13",))


@proves("EV-STA-13")
def test_a_prone_model_does_not_go_prone_in_reaction() -> None:
    dice = {"me": {"shot": [1, 1, 1]}, "foe": {"reaction": [6]}}
    table = scene(red={"me": model("Asteria", 4, 12)}, blue={"foe": model("Gosaï", 12, 12, "prone")}, dice=dice).answer(
        ("activate", "me"), ("actions", 1), ("action", {"shoot": "foe"})
    )
    assert heads(table.offers("reaction")) == ["none", "shoot-back"]
    assert "EV-STA-13" in table.refused("reaction", "prone").rules


@proves("EV-STA-14")
@pytest.mark.parametrize(("down", "needed", "back"), [("me", 6, 3), ("foe", 4, 5)])
def test_a_prone_model_fights_2_harder_attacking_or_attacked(down: str, needed: int, back: int) -> None:
    dice = {"me": {"melee": [1] * 5}, "foe": {"melee": [1] * 5}}
    table = scene(
        red={"me": model("Hiera", 4, 12, *(("prone",) if down == "me" else ()))},
        blue={"foe": model("Saïto", 5, 12, *(("prone",) if down == "foe" else ()))},
        dice=dice,
    ).answer(("activate", "me"), ("actions", 1), ("action", {"fight": "foe"}))
    told = table.one("fought")
    assert (told["needed"], told["needed_back"]) == (needed, back)
    roll = table.rolls(down, "melee")[0]
    assert roll["modifiers"] == ({"name": "À terre", "value": 2, "rule": "EV-STA-14"},)


@proves("EV-STA-15")
def test_a_prone_model_shoots_casts_saves_and_reacts_as_if_it_stood() -> None:
    def thresholds(*status: str) -> list[int]:
        table = scene(
            red={"me": model("Gosaï", 4, 12, *status, more_traits={"Confusion": 4})},
            blue={"foe": model("Saïto", 12, 12)},
        )
        asked = ("I", "R", "T", "S", "Confusion", "fear")
        return [table.query("threshold", figure="me", stat=stat, target="foe") for stat in asked]

    assert thresholds("prone") == thresholds() == [3, 4, 4, 6, 4, 4]


@proves("EV-STA-15")
def test_a_prone_model_shoots_and_stays_down() -> None:
    dice = {"me": {"shot": [1, 1, 1]}, "foe": {"reaction": [1]}}
    table = archer("prone", dice=dice).answer(("action", {"shoot": "foe"}))
    assert table.one("shot")["needed"] == 4
    assert "prone" in table.status("me")


# ---------------------------------------------------------------- standing up


@proves("EV-STA-16")
def test_a_prone_model_has_no_free_pas() -> None:
    table = archer("prone")
    assert "step" not in table.offers("action")
    refusal = table.refused("action", "step")
    assert (refusal.reason, refusal.rules) == ("prone-models-stay", ("EV-STA-16",))


@proves("EV-STA-16")
def test_only_a_prone_model_stands_up() -> None:
    table = archer()
    assert "stand" not in table.offers("action")
    assert table.refused("action", "stand").rules == ("EV-STA-21",)


@proves("EV-STA-16")
def test_a_prone_model_stands_up_then_fights_without_the_penalty_and_moves_no_more() -> None:
    dice = {"me": {"melee": [1] * 5}, "foe": {"melee": [1] * 5}}
    table = duel(status=("prone",), dice=dice).answer(("action", "stand"))
    assert table.one("stood_up")["rules"] == ("EV-STA-16", "EV-STA-21")
    assert heads(table.offers("action")) == ["prone", "fight", "nothing"]
    table.answer(("action", {"fight": "foe"}))
    assert table.one("fought")["needed"] == 4
    assert ended(table)
    assert table.rolls("me", "initiative") == []


@proves("EV-STA-16")
def test_a_prone_model_fights_then_stands_up() -> None:
    dice = {"me": {"melee": [1] * 5}, "foe": {"melee": [1] * 5}}
    table = duel(status=("prone",), dice=dice).answer(("action", {"fight": "foe"}))
    assert table.one("fought")["needed"] == 6
    assert table.offers("stand") == ["no", "yes"]
    table.answer(("stand", "yes"))
    assert "prone" not in table.status("me")
    assert table.one("stood_up")["rules"] == ("EV-STA-16",)
    assert ended(table)


@proves("EV-STA-16")
def test_standing_up_after_the_action_is_a_choice() -> None:
    dice = {"me": {"shot": [1, 1, 1]}, "foe": {"reaction": [1]}}
    table = archer("prone", dice=dice).answer(("action", {"shoot": "foe"}), ("stand", "no"))
    assert "prone" in table.status("me")
    assert ended(table)


@proves("EV-STA-16", "EV-STA-03")
def test_there_is_no_standing_up_with_a_static_action_of_a_series() -> None:
    dice = {"me": {"initiative": [3, 4], "shot": [1, 1, 1]}, "foe": {"reaction": [1]}}
    table = scene(red={"me": model("Asteria", 4, 12, "prone")}, blue={"foe": model("Saïto", 12, 12)}, dice=dice).answer(
        ("activate", "me"), ("actions", 2)
    )
    assert "stand" not in table.offers("action")
    assert table.refused("action", "stand").rules == ("EV-STA-03", "EV-STA-16", "EV-STA-21")
    table.answer(("action", {"shoot": "foe"}))
    assert table.pending.key == "action"
    assert "prone" in table.status("me")


@proves("EV-STA-16")
def test_whoever_used_the_free_pas_to_come_into_contact_does_not_stand_up_again_for_free() -> None:
    dice = {"me": {"melee": [1] * 5, "table": [1]}, "foe": {"reaction": [1], "melee": [3, 1, 1, 1, 1]}}
    table = duel(gap=0.5, dice=dice).answer(("action", {"fight": "foe"}), ("path", {"touch": "foe"}))
    assert "prone" in table.status("me")
    assert ended(table)


@proves("EV-STA-17")
@pytest.mark.parametrize("action", ["run", "charge", "moving-shot"])
@pytest.mark.parametrize("path", [[], [[4, 14]]])
def test_a_displacement_stands_a_prone_model_up_even_if_it_goes_nowhere(action: str, path: list[list[float]]) -> None:
    table = archer("prone", dice={"me": {"initiative": [3]}})
    table.answer(("action", action), ("path", path))
    assert "prone" not in table.status("me")
    assert table.one("stood_up")["rules"] == ("EV-STA-17",)


@proves("EV-STA-17")
def test_standing_up_by_moving_costs_no_distance_and_comes_first() -> None:
    table = archer("prone", dice={"me": {"initiative": [3]}})
    table.answer(("action", "run"), ("path", [[4, 18]]))
    assert table.one("moved")["cost"] == 6
    assert table.order().index("stood_up") < table.order().index("moved")


@proves("EV-STA-17")
def test_a_prone_model_that_charges_fights_standing() -> None:
    dice = {
        "me": {"initiative": [2], "melee": [1] * 6},
        "foe": {"reaction": [1], "melee": [1] * 5},
    }
    table = duel(gap=3, status=("prone",), dice=dice).answer(("action", {"charge": "foe"}), ("path", {"touch": "foe"}))
    table.play(("opponent", "foe"))
    assert table.one("fought")["needed"] == 3


@proves("EV-STA-21")
def test_a_prone_model_may_just_stand_up() -> None:
    table = archer("prone").answer(("action", "stand"), ("action", "nothing"))
    assert "prone" not in table.status("me")
    assert table.rolls("me", "initiative") == []
    assert table.all("moved") == []
    assert ended(table)
    told = table.one("action_declared")
    assert (told["action"], told["rules"]) == ("stand", ("EV-STA-21",))


@proves("EV-STA-21", "EV-LDR-05")
def test_standing_up_is_a_static_action_that_others_may_follow() -> None:
    table = scene(
        red={"phobos": model("Phobos", 4, 12, "prone"), "kara": model("Kara", 5.5, 12)},
        blue={"foe": model("Saïto", 20, 12)},
    ).answer(("activate", "phobos"), ("actions", 1), ("action", "stand"), ("action", "nothing"))
    assert table.offers("follow") == ["kara", "none"]


# ---------------------------------------------------------------- fight, powers, special actions


@proves("EV-STA-18")
def test_a_fight_is_one_melee_phase_with_an_enemy_in_contact() -> None:
    dice = {"me": {"melee": [4, 1, 1, 1, 1]}, "foe": {"melee": [1] * 5, "save": [4]}}
    table = duel(dice=dice).answer(("action", {"fight": "foe"}))
    declared, told = table.one("action_declared"), table.one("fought")
    assert (declared["target"], declared["rules"]) == ("foe", ("EV-STA-18",))
    assert (told["attackers"], told["defender"], told["needed"], told["blows"]) == (("me",), "foe", 4, 1)
    assert [one["name"] for one in table.rolls("me", "melee")[0].get("modifiers", ())] == []
    assert table.rolls("foe", "reaction") == []
    table.played()


@proves("EV-STA-18")
def test_friends_and_enemies_out_of_contact_are_not_fought() -> None:
    table = scene(
        red={"me": model("Hiera", 4, 12), "friend": model("Kara", 4, 13)},
        blue={"foe": model("Saïto", 5, 12), "far": model("Léto", 12, 12)},
    ).answer(("activate", "me"), ("actions", 1))
    assert [value for value in table.offers("action") if "fight" in str(value)] == [{"fight": "foe"}]
    assert table.refused("action", {"fight": "far"}).rules == ("EV-STA-18", "EV-MEL-01")
    assert table.refused("action", {"fight": "friend"}).rules == ("EV-MEL-01",)


@proves("EV-STA-19")
def test_one_action_uses_one_power_once() -> None:
    table = scene(
        red={"selene": model("Selene", 4, 12), "kara": model("Kara", 4, 14)},
        blue={"foe": model("Saïto", 12, 12)},
        dice={"selene": {"power": [2]}},
    ).answer(("activate", "selene"), ("actions", 1))
    offered = [value for value in table.offers("action") if "power" in str(value)]
    assert offered == [{"power": "Bénédiction", "target": "kara"}, {"power": "Confusion", "target": "foe"}]
    table.answer(("action", {"power": "Confusion", "target": "foe"}), ("path", []))
    told, declared = table.one("power_used"), table.one("action_declared")
    assert (told["power"], told["target"], told["worked"]) == ("Confusion", "foe", True)
    assert (declared["target"], declared["rules"]) == ("foe", ("EV-STA-19",))
    assert ended(table)
    table.played()


@proves("EV-STA-19")
def test_a_power_must_be_in_the_profile() -> None:
    table = scene(red={"shiro": model("Shiro", 4, 12)}, blue={"foe": model("Saïto", 12, 12)}).answer(
        ("activate", "shiro"), ("actions", 1)
    )
    assert "EV-STA-19" in table.refused("action", {"power": "Confusion", "target": "foe"}).rules
    assert "EV-STA-19" in table.refused("action", {"power": "Esprit fort", "target": "foe"}).rules
    assert table.refused("action", {"power": "Confusion"}).rules == ("EV-STA-19",)


@proves("EV-STA-20")
def test_a_door_in_contact_is_opened_with_a_static_action() -> None:
    table = archer(terrain=[block("door", 4.5, 11, 5, 13, "door")])
    assert table.query("sight", from_="me", to="foe") == "blocked"
    table.answer(("action", {"open": "door"}))
    told = table.one("door_opened")
    assert (told["figure"], told["piece"], told["rules"]) == ("me", "door", ("EV-STA-20",))
    assert table.query("sight", from_="me", to="foe") == "clear"
    assert table.query("route", figure="me", to=[6, 12]) == 2
    assert table.state.open_doors == ("door",)
    assert table.rolls("me", "initiative") == []


@proves("EV-STA-20")
@pytest.mark.parametrize(
    "piece",
    [
        block("door", 4.5, 11, 5, 13, "door", tags=["sealed"]),
        block("door", 4.52, 11, 5, 13, "door"),
        block("door", 4.5, 11, 5, 13, "rock"),
        block("door", 4.5, 11, 5, 13, "open-door"),
    ],
    ids=["sealed", "out of contact", "no door", "open already"],
)
def test_what_cannot_be_opened(piece: Any) -> None:
    table = archer(terrain=[piece])
    assert "open" not in heads(table.offers("action"))
    assert table.refused("action", {"open": "door"}).rules == ("EV-STA-20",)


def treasure(at: list[float], *, engaged: bool = False) -> Scene:
    return scene(
        red={"me": model("Hiera", 4, 12)},
        blue={"foe": model("Saïto", 5 if engaged else 20, 12)},
        scenario="orichalcum",
        tokens={"gold": at},
    ).answer(("activate", "me"), ("actions", 1))


@proves("EV-STA-20")
@pytest.mark.parametrize("engaged", [False, True])
def test_a_treasure_in_contact_is_picked_up_even_by_an_engaged_model(engaged: bool) -> None:
    table = treasure([4, 12.5], engaged=engaged).answer(("action", {"pick-up": "gold"}))
    assert table.facts("me")["tokens"] == ["gold"]
    assert "EV-STA-20" in table.one("token_taken")["rules"]
    assert table.one("action_declared")["rules"] == ("EV-STA-20",)


@proves("EV-STA-20")
def test_a_treasure_out_of_contact_stays_where_it_lies() -> None:
    assert "pick-up" in heads(treasure([4, 12.5 + 10 / 1024]).offers("action"))
    table = treasure([4, 12.5 + 11 / 1024])
    assert "pick-up" not in heads(table.offers("action"))
    assert "EV-STA-20" in table.refused("action", {"pick-up": "gold"}).rules


# ---------------------------------------------------------------- at the margins


@proves("EV-STA-06", "EV-STA-16")
def test_neither_an_engaged_nor_a_prone_model_walks_into_another_fight() -> None:
    engaged = scene(
        red={"me": model("Hiera", 4, 12)},
        blue={"foe": model("Saïto", 5, 12), "near": model("Kara", 3.5, 13.4)},
    ).answer(("activate", "me"), ("actions", 1))
    assert {"fight": "foe"} in engaged.offers("action")
    assert {"fight": "near"} not in engaged.offers("action")
    assert {"fight": "foe"} not in duel(gap=0.5, status=("prone",)).offers("action")
    assert {"fight": "foe"} in duel(gap=0.5).offers("action")


@proves("EV-STA-05")
def test_a_refusal_names_the_first_of_the_enemies_left() -> None:
    table = scene(
        red={"me": model("Hiera", 4, 12)},
        blue={"foe": model("Saïto", 5, 12), "behind": model("Kara", 3, 12)},
    ).answer(("activate", "me"), ("actions", 1), ("action", "step"))
    assert table.refused("path", [[4, 12.5]]).facts == {"figure": "behind"}
    table.answer(("path", []))
    assert table.pending.key == "action"


@proves("EV-STA-06", "EV-ACT-05")
def test_whoever_falls_to_a_counter_charge_in_mid_step_acts_no_more() -> None:
    dice = {"me": {"melee": [1] * 5, "table": [5]}, "foe": {"reaction": [3], "melee": [2, 1, 1, 1, 1]}}
    table = scene(
        red={"me": model("Hiera", 4, 12), "friend": model("Kara", 2, 2)},
        blue={"foe": model("Saïto", 5.5, 12)},
        dice=dice,
    ).answer(
        ("activate", "me"),
        ("actions", 1),
        ("action", "step"),
        ("path", {"touch": "foe"}),
        ("reaction", "counter-charge"),
    )
    assert "out" in table.status("me")
    assert ended(table)
    assert table.all("action_declared") == []


@proves("EV-STA-08", "EV-SHO-02")
def test_a_shot_out_of_range_is_refused_for_its_range_whatever_else_is_carried() -> None:
    weapons = [{"name": "Épée", "P": 3}, {"name": "Fronde", "P": 2, "ranges": [2, 3, 4]}]
    table = archer(weapons=weapons)
    assert table.refused("action", {"shoot": "foe"}).rules == ("EV-SHO-02",)
    assert table.refused("action", {"shoot": "foe", "weapon": "Épée"}).rules == ("EV-WPN-01",)


@proves("EV-STA-12")
def test_cover_without_an_element_does_not_survive_a_move() -> None:
    table = archer("cover").answer(("action", "step"), ("path", [[4, 12.5]]))
    assert "cover" not in table.status("me")


@proves("EV-STA-16", "EV-STA-02")
def test_after_standing_up_there_is_no_step() -> None:
    table = archer("prone").answer(("action", "stand"))
    assert "step" not in table.offers("action")
    assert table.refused("action", "step").rules == ("EV-STA-02",)
    assert table.refused("action", "run").rules == ("EV-ACT-01", "EV-STA-02")


@proves("EV-STA-17")
def test_a_model_on_its_feet_does_not_stand_up() -> None:
    table = archer(dice={"me": {"initiative": [3]}}).answer(("action", "run"), ("path", [[4, 14]]))
    assert table.all("stood_up") == []


@proves("EV-STA-17", "EV-CCS-01")
def test_a_prone_charger_is_on_its_feet_when_a_counter_charge_shot_is_taken() -> None:
    dice = {
        "me": {"initiative": [2], "melee": [1] * 6},
        "foe": {"reaction": [6], "shot": [1, 1, 1], "melee": [1] * 5},
    }
    table = duel(foe="Gosaï", gap=3, status=("prone",), dice=dice)
    table.play(("action", {"charge": "foe"}), ("reaction", {"counter-charge-shot": "Arc"}))
    told = table.one("shot")
    assert modifiers(told) == {"Portée": -1, "Esquive": 1}
    assert table.order().index("stood_up") < table.order().index("shot")


@proves("EV-STA-17", "EV-FLE-02")
def test_a_prone_model_that_flees_stands_up() -> None:
    dice = {"me": {"initiative": [2]}, "foe": {"reaction": [6]}}
    table = scene(red={"me": model("Hiera", 4, 12)}, blue={"foe": model("Saïto", 8, 12, "prone")}, dice=dice).answer(
        ("activate", "me"), ("actions", 1), ("action", {"charge": "foe"}), ("path", {"touch": "foe"})
    )
    table.answer(("reaction", "flee"), ("path", [[14, 12]]))
    told = table.one("stood_up")
    assert (told["figure"], told["rules"]) == ("foe", ("EV-STA-17",))
    assert "prone" not in table.status("foe")


@proves("EV-STA-19")
@pytest.mark.parametrize("target", ["nobody", ["foe"], None])
def test_a_power_needs_somebody_on_the_table(target: Any) -> None:
    table = scene(red={"selene": model("Selene", 4, 12)}, blue={"foe": model("Saïto", 12, 12)})
    table.answer(("activate", "selene"), ("actions", 1))
    assert table.refused("action", {"power": "Confusion", "target": target}).rules == ("EV-STA-19",)
    assert "EV-STA-19" in table.refused("action", {"power": 5, "target": "foe"}).rules


@proves("EV-STA-01")
@pytest.mark.parametrize("answer", [{}, "dance", 3, {"dance": "foe"}])
def test_what_is_no_action_is_refused_with_the_list_of_actions(answer: Any) -> None:
    refusal = archer().refused("action", answer)
    assert (refusal.reason, refusal.rules) == ("not-an-option", ("EV-STA-01", "EV-DYN-01"))
