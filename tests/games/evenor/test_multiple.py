"""Several opponents at once: the penalty for being outnumbered, and Attaques multiples."""

from __future__ import annotations

from typing import Any

from escarmouche.games.evenor.traits.multiple import opponents_at_once
from escarmouche.rulings.casefiles import CaseFigure
from games.evenor.duels import thresholds, warrior, why
from games.evenor.scene import Dice, Scene, model, scene
from proofs import proves

# Places round a Monster (base 1.6) at (12, 12) for three warriors (base 1) in contact with it.
EAST, WEST, NORTH = (13.3, 12.0), (10.7, 12.0), (12.0, 13.3)


def giant(x: float = 12, y: float = 12, *status: str, **with_: Any) -> CaseFigure:
    """A Monster with Attaques multiples 3, C3+, V3, P9, no save, that frightens nobody."""
    traits = {"Attaques multiples": with_.pop("X", 3), **dict.fromkeys(with_.pop("more", ()))}
    weapon = {"name": "Masse", "P": with_.pop("P", 9), "magic": with_.pop("magic", False)}
    return model("Oni", x, y, *status, **{"C": 3, "S": None, "traits": traits, "weapons": [weapon], **with_})


def three(**more: Any) -> dict[str, CaseFigure]:
    return {who: warrior(*at, **more) for who, at in (("east", EAST), ("west", WEST), ("north", NORTH))}


def melee(dice: Dice, opponents: list[str], *more: tuple[str, Any], red: CaseFigure | None = None) -> Scene:
    begun = scene(red={"oni": red or giant()}, blue=three(), dice=dice)
    return begun.play(
        ("activate", "oni"), ("actions", 1), ("action", {"fight": "several"}), ("opponents", opponents), *more
    )


@proves("EV-MUL-01")
def test_each_enemy_beyond_the_first_costs_one() -> None:
    for count, needed in ((1, 4), (2, 5), (3, 6)):
        band = dict(list(three().items())[:count])
        crowd = scene(red={"ann": giant(C=4)}, blue=band)
        assert crowd.query("threshold", figure="ann", stat="C", target="east") == needed


@proves("EV-MUL-01", "EV-MUL-02")
def test_being_outnumbered_counts_in_phases_started_and_in_phases_suffered() -> None:
    started = scene(
        red={"ann": warrior(10, 12)},
        blue={"ben": warrior(11, 12), "bob": warrior(9, 12)},
        dice={"ann": {"melee": [5, 4, 4]}, "ben": {"melee": [4, 1, 1]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", {"fight": "ben"}))
    assert thresholds(started, "ann") == [5]
    assert thresholds(started, "ben") == [4]
    assert why(started.rolls("ann", "melee")[0]) == {"Combat multiple": 1}
    started.played()

    suffered = scene(
        red={"ann": warrior(10, 12), "amy": warrior(12, 12)},
        blue={"ben": warrior(11, 12)},
        dice={"ann": {"melee": [4, 1, 1]}, "ben": {"melee": [5, 4, 4]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", {"fight": "ben"}))
    assert thresholds(suffered, "ben") == [5]
    suffered.played()


@proves("EV-MUL-02")
def test_being_outnumbered_counts_in_an_opportunity_attack() -> None:
    leaving = scene(
        red={"ann": warrior(10, 12, I=1), "amy": warrior(12, 12)},
        blue={"ben": warrior(11, 12, R=2)},
        dice={"ann": {"initiative": [1]}, "ben": {"opportunity": [2], "melee": [4, 4, 4]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", "run"), ("path", [[6, 12]]))
    assert thresholds(leaving, "ben") == [5]
    assert leaving.one("fought")["opportunity"] is True
    leaving.played()


@proves("EV-MUL-02")
def test_a_prone_enemy_counts_and_a_fallen_one_does_not() -> None:
    prone = scene(red={"ann": warrior(10, 12)}, blue={"ben": warrior(11, 12), "bob": warrior(9, 12, "prone")})
    assert prone.query("threshold", figure="ann", stat="C", target="ben") == 5
    fallen = scene(red={"ann": warrior(10, 12)}, blue={"ben": warrior(11, 12), "bob": warrior(9, 12, "out")})
    assert fallen.query("threshold", figure="ann", stat="C", target="ben") == 4
    friend = scene(red={"ann": warrior(10, 12), "amy": warrior(9, 12)}, blue={"ben": warrior(11, 12)})
    assert friend.query("threshold", figure="ann", stat="C", target="ben") == 4


@proves("EV-MUL-03", "EV-TRT-03", "EV-REF-06")
def test_the_player_chooses_how_many_and_which() -> None:
    one = melee({"oni": {"melee": [5] + [1] * 8}, "west": {"melee": [4, 1, 1]}}, ["west"]).played()
    assert [told["defender"] for told in one.all("fought")] == ["west"]
    assert len(one.rolls("oni", "melee")[0]["faces"]) == 9  # alone it faces the whole Power

    begun = scene(red={"oni": giant(X=2)}, blue=three())
    begun.answer(("activate", "oni"), ("actions", 1), ("action", {"fight": "several"}))
    assert begun.offers("opponents") == ["east", "west", "north"]
    assert begun.pending.seat == "red"
    assert begun.refused("opponents", []).rules == ("EV-MUL-03",)
    assert begun.refused("opponents", ["east", "west", "north"]).rules == ("EV-MUL-03",)
    assert begun.refused("opponents", ["east", "oni"]).rules == ("EV-MUL-03",)
    begun.dice = type(begun.dice)(
        {"oni": {"melee": [1] * 9}, "east": {"melee": [1, 1, 1]}, "north": {"melee": [1, 1, 1]}}
    )
    begun.answer(("opponents", ["north", "east"]), ("extra-dice", ["east"]))
    assert [told["defender"] for told in begun.all("fought")] == ["east", "north"]


@proves("EV-MUL-03", "EV-TRT-03")
def test_how_many_at_once() -> None:
    table = scene(
        red={"oni": giant(X=2), "ann": warrior(1, 1)},
        blue={"ben": warrior(20, 20)},
    )
    assert [opponents_at_once(table.state.figures[who]) for who in ("oni", "ann")] == [2, 1]


@proves("EV-CCH-04", "EV-DYN-06")
def test_a_lone_enemy_that_counter_charges_leaves_nothing_to_choose() -> None:
    table = scene(
        red={"ann": warrior(10, 12, I=1)},
        blue={"ben": warrior(13, 12, R=2)},
        dice={"ann": {"initiative": [6], "melee": [1] * 3}, "ben": {"reaction": [2], "melee": [1] * 3}},
    ).answer(("activate", "ann"), ("actions", 1), ("action", {"charge": "ben"}), ("reaction", "counter-charge"))
    assert table.pending.key == "activate"
    assert table.one("fought")


@proves("EV-MUL-03", "EV-TRT-03")
def test_only_the_trait_and_only_engaged_enemies_make_several_opponents() -> None:
    without = scene(red={"ann": warrior(12, 12, base=1.6)}, blue=three())
    without.answer(("activate", "ann"), ("actions", 1))
    refusal = without.refused("action", {"fight": "several"})
    assert (refusal.reason, refusal.rules) == ("cannot-fight-several", ("EV-MUL-03",))
    lonely = scene(red={"oni": giant()}, blue={"east": warrior(*EAST), "far": warrior(20, 12)})
    lonely.answer(("activate", "oni"), ("actions", 1))
    assert lonely.refused("action", {"fight": "several"}).rules == ("EV-MUL-03",)
    of_one = scene(red={"oni": giant(X=1)}, blue=three())
    of_one.answer(("activate", "oni"), ("actions", 1))
    assert of_one.refused("action", {"fight": "several"}).rules == ("EV-MUL-03",)
    far = scene(red={"oni": giant()}, blue={**three(), "far": warrior(20, 12)})
    far.answer(("activate", "oni"), ("actions", 1), ("action", {"fight": "several"}))
    assert far.offers("opponents") == ["east", "west", "north"]


@proves("EV-MUL-03", "EV-DYN-06")
def test_a_charge_into_several_is_fought_against_those_newly_touched_or_none() -> None:
    begun = scene(
        red={"oni": giant(8, 12, P=8)},
        blue={
            "old": warrior(8, 10.7, R=6),
            "up": warrior(11.1, 12.66),
            "down": warrior(11.1, 11.34),
        },
        dice={
            "oni": {"initiative": [3], "melee": [1] * 8},
            "old": {"opportunity": [5]},
            "up": {"reaction": [1], "melee": [1, 1, 1]},
            "down": {"reaction": [1], "melee": [1, 1, 1]},
        },
    ).answer(("activate", "oni"), ("actions", 1), ("action", {"charge": "up"}), ("path", [[9.98, 12]]))
    assert begun.offers("opponents") == ["up", "down"]  # the one touched before is no opponent of the charge
    assert begun.pending.default == []  # a charge may also do without a fight
    declined = begun.position
    begun.play(("opponents", ["up", "down"])).played()
    assert [told["defender"] for told in begun.all("fought")] == ["up", "down"]
    begun.position, begun.events = declined, []
    begun.answer(("opponents", []))
    assert not begun.all("fought")


@proves("EV-MUL-03", "EV-CCH-04")
def test_a_charge_into_several_of_whom_one_counters_cannot_be_declined() -> None:
    begun = scene(
        red={"oni": giant(8, 12, P=8, C=4)},
        blue={"up": warrior(11.1, 12.66), "down": warrior(11.1, 11.34)},
        dice={
            "oni": {"initiative": [3], "melee": [4, 1, 1, 1, 4, 1, 1, 1]},
            "up": {"reaction": [6], "melee": [3, 1, 1]},
            "down": {"reaction": [1], "melee": [4, 1, 1]},
        },
    ).answer(("activate", "oni"), ("actions", 1), ("action", "charge"), ("path", [[9.98, 12]]))
    begun.answer(("reaction", "counter-charge"))
    assert begun.refused("opponents", []).rules == ("EV-MUL-03",)
    begun.play(("opponents", ["up", "down"])).played()
    assert thresholds(begun, "up") == [3]  # the bonus of the counter-charge, in that phase only
    assert thresholds(begun, "down") == [4]
    assert thresholds(begun, "oni") == [4, 4]  # 4 - 1 for the charge + 1 for the second opponent


@proves("EV-MUL-04", "EV-REF-06")
def test_the_power_is_shared_evenly_and_the_player_places_the_remainder() -> None:
    dice: Dice = {"oni": {"melee": [1] * 10}, **{who: {"melee": [1, 1, 1]} for who in three()}}
    shared = melee(dice, ["east", "west", "north"], ("extra-dice", ["north"]), red=giant(P=10)).played()
    assert [len(roll["faces"]) for roll in shared.rolls("oni", "melee")] == [3, 3, 4]

    begun = scene(red={"oni": giant(P=11)}, blue=three())
    begun.answer(
        ("activate", "oni"),
        ("actions", 1),
        ("action", {"fight": "several"}),
        ("opponents", ["east", "west", "north"]),
    )
    assert begun.pending.key == "extra-dice"
    assert begun.pending.seat == "red"
    assert begun.refused("extra-dice", ["east"]).rules == ("EV-MUL-04",)
    assert begun.refused("extra-dice", ["east", "west", "north"]).rules == ("EV-MUL-04",)


@proves("EV-MUL-04")
def test_an_exact_division_leaves_nothing_to_choose() -> None:
    dice: Dice = {"oni": {"melee": [1] * 9}, **{who: {"melee": [1, 1, 1]} for who in three()}}
    even = scene(red={"oni": giant()}, blue=three(), dice=dice)
    even.answer(("activate", "oni"), ("actions", 1), ("action", {"fight": "several"}))
    even.answer(("opponents", ["east", "west", "north"]))
    assert even.pending.key == "path"  # everything is fought; the free move comes next
    assert [len(roll["faces"]) for roll in even.rolls("oni", "melee")] == [3, 3, 3]


@proves("EV-MUL-04", "EV-TRT-06")
def test_a_furious_charge_is_added_before_sharing() -> None:
    begun = scene(
        red={"oni": giant(8, 12, P=9, C=4, more=["Charge furieuse"])},
        blue={"up": warrior(11.1, 12.66), "down": warrior(11.1, 11.34)},
        dice={
            "oni": {"initiative": [3], "melee": [1] * 10},
            "up": {"reaction": [1], "melee": [1, 1, 1]},
            "down": {"reaction": [1], "melee": [1, 1, 1]},
        },
    ).play(
        ("activate", "oni"),
        ("actions", 1),
        ("action", "charge"),
        ("path", [[9.98, 12]]),
        ("opponents", ["up", "down"]),
    )
    assert [len(roll["faces"]) for roll in begun.rolls("oni", "melee")] == [5, 5]
    begun.played()


@proves("EV-MUL-05")
def test_each_opponent_rolls_its_whole_power_and_each_phase_has_its_reroll() -> None:
    begun = scene(
        red={"oni": giant(magic=True)},
        blue=three(P=4),
        dice={
            "oni": {"melee": [1, 1, 1, 5, 1, 1, 1, 5, 1, 1, 1, 5]},
            "east": {"melee": [4, 1, 1, 1]},
            "west": {"melee": [4, 1, 1, 1]},
            "north": {"melee": [4, 1, 1, 1]},
        },
    ).play(
        ("activate", "oni"),
        ("actions", 1),
        ("action", {"fight": "several"}),
        ("opponents", ["east", "west", "north"]),
        ("reroll", "reroll"),
        ("reroll", "reroll"),
        ("reroll", "reroll"),
    )
    assert [len(begun.rolls(who, "melee")[0]["faces"]) for who in ("east", "west", "north")] == [4, 4, 4]
    assert len(begun.rolls("oni", "melee")) == 6
    assert [(told["blows"], told["parries"]) for told in begun.all("fought")] == [(1, 1)] * 3
    begun.played()


@proves("EV-MUL-06")
def test_all_phases_are_fought_before_anything_is_applied() -> None:
    """Knocked out by the first opponent, the Monster still fells the second."""
    begun = scene(
        red={"oni": giant(V=1, printed_V=3, X=2, P=4)},
        blue={"east": warrior(*EAST), "west": warrior(*WEST)},
        dice={
            "oni": {"melee": [1, 1, 4, 4], "table": [6]},
            "east": {"melee": [4, 1, 1]},
            "west": {"melee": [1, 1, 1], "table": [5, 5]},
        },
    ).play(("activate", "oni"), ("actions", 1), ("action", {"fight": "several"}), ("opponents", ["east", "west"]))
    assert thresholds(begun, "oni") == [4, 4]
    names = begun.order()
    last_phase = max(i for i, name in enumerate(names) if name in ("fought", "rolled"))
    assert min(i for i, name in enumerate(names) if name in ("wounded", "knocked_down", "out_of_action")) > last_phase
    assert "out" in begun.status("oni")
    assert "out" in begun.status("west")
    assert begun.one("game_ended")["winner"] == "blue"


@proves("EV-MUL-06", "EV-MUL-07")
def test_losses_of_one_phase_do_not_weaken_the_next() -> None:
    dice: Dice = {
        "oni": {"melee": [1] * 9, "table": [1, 1, 1]},
        **{who: {"melee": [4, 1, 1]} for who in three()},
    }
    down = melee(dice, ["east", "west", "north"]).played()
    assert thresholds(down, "oni") == [5, 5, 5]  # never the +2 of lying prone
    assert len(down.all("knocked_down")) == 1


@proves("EV-MUL-07")
def test_attaques_multiples_stays_outnumbered_and_keeps_its_charge() -> None:
    dice: Dice = {"oni": {"melee": [4] * 9}, **{who: {"melee": [1, 1, 1]} for who in three()}}
    still = melee(dice, ["east", "west", "north"]).played()
    for roll in still.rolls("oni", "melee"):
        assert roll["needed"] == 5
        assert why(roll) == {"Combat multiple": 2}

    charge = scene(
        red={"oni": giant(8, 12, P=4, C=4)},
        blue={"up": warrior(11.1, 12.66), "down": warrior(11.1, 11.34)},
        dice={
            "oni": {"initiative": [3], "melee": [1] * 4},
            "up": {"reaction": [1], "melee": [1, 1, 1]},
            "down": {"reaction": [1], "melee": [1, 1, 1]},
        },
    ).play(
        ("activate", "oni"),
        ("actions", 1),
        ("action", "charge"),
        ("path", [[9.98, 12]]),
        ("opponents", ["up", "down"]),
    )
    for roll in charge.rolls("oni", "melee"):
        assert why(roll) == {"Charge": -1, "Combat multiple": 1}
    charge.played()


@proves("EV-MUL-08")
def test_attacked_by_an_enemy_it_rolls_its_whole_power_against_that_one() -> None:
    begun = scene(
        red={"oni": giant()},
        blue=three(),
        active="blue",
        dice={"oni": {"melee": [1] * 9}, "east": {"melee": [1, 1, 1]}},
    ).play(("activate", "east"), ("actions", 1), ("action", {"fight": "oni"}))
    assert len(begun.rolls("oni", "melee")) == 1
    assert len(begun.rolls("oni", "melee")[0]["faces"]) == 9
    begun.played()


@proves("EV-MUL-08", "EV-CCH-04")
def test_its_counter_charge_and_its_opportunity_attack_are_single() -> None:
    counter = scene(
        red={"oni": giant()},
        blue={"east": warrior(17, 12, I=1), "west": warrior(*WEST)},
        active="blue",
        dice={"oni": {"reaction": [6], "melee": [1] * 9}, "east": {"initiative": [1], "melee": [1, 1, 1]}},
    ).play(
        ("activate", "east"),
        ("actions", 1),
        ("action", "run"),
        ("path", {"touch": "oni"}),
        ("reaction", "counter-charge"),
    )
    told = counter.one("fought")
    assert (told["attackers"], told["defender"]) == (("oni",), "east")
    assert len(counter.rolls("oni", "melee")[0]["faces"]) == 9
    counter.played()

    leaving = scene(
        red={"oni": giant()},
        blue={"east": warrior(*EAST, I=1), "west": warrior(*WEST)},
        active="blue",
        dice={"oni": {"opportunity": [6], "melee": [1] * 9}, "east": {"initiative": [1]}},
    ).play(("activate", "east"), ("actions", 1), ("action", "run"), ("path", [[17, 12]]))
    assert len(leaving.rolls("oni", "melee")[0]["faces"]) == 9
    leaving.played()


@proves("EV-MUL-03", "EV-CCH-04")
def test_an_enemy_already_fought_by_counter_charge_is_not_fought_again_with_the_same_action() -> None:
    """A free step meets three enemies. `up` counter-charges and has its phase; the other two may still be attacked."""
    begun = scene(
        red={"oni": giant(9.2, 12, P=4)},
        blue={"up": warrior(11.1, 12.66), "down": warrior(11.1, 11.34), "top": warrior(10.3, 13.26)},
        dice={
            "oni": {"melee": [1] * 8},
            "up": {"reaction": [6], "melee": [1, 1, 1]},
            "down": {"reaction": [1], "melee": [1, 1, 1]},
            "top": {"reaction": [1], "melee": [1, 1, 1]},
        },
    ).answer(("activate", "oni"), ("actions", 1), ("action", "step"), ("path", [[9.98, 12]]))
    begun.answer(("reaction", "counter-charge"))
    assert begun.one("fought")["attackers"] == ("up",)
    assert begun.query("engaged", figure="oni") == ["down", "top", "up"]
    fights = [offer for offer in begun.offers("action") if isinstance(offer, dict) and "fight" in offer]
    assert fights == [{"fight": "down"}, {"fight": "top"}, {"fight": "several"}]
    begun.answer(("action", {"fight": "several"}))
    assert begun.offers("opponents") == ["down", "top"]
    begun.play(("opponents", ["down", "top"])).played()
    assert [told["defender"] for told in begun.all("fought")] == ["oni", "down", "top"]


@proves("EV-MUL-04", "EV-MEL-11")
def test_the_weapon_of_a_shared_attack_is_chosen_once() -> None:
    weapons = [{"name": "Masse", "P": 6}, {"name": "Griffe", "P": 4, "magic": True}]
    begun = scene(
        red={"oni": giant(weapons=weapons)},
        blue={"east": warrior(*EAST), "west": warrior(*WEST)},
        dice={
            "oni": {"melee": [1, 1, 5, 1, 1, 5]},
            "east": {"melee": [4, 1, 1]},
            "west": {"melee": [4, 1, 1]},
        },
    ).answer(("activate", "oni"), ("actions", 1), ("action", {"fight": "several"}), ("opponents", ["east", "west"]))
    assert begun.offers("weapon") == ["Masse", "Griffe"]
    begun.answer(("weapon", "Griffe"), ("reroll", "reroll"), ("reroll", "reroll"))
    assert begun.pending.key == "path"  # no second question about the weapon
    assert [(told["blows"], told["parries"]) for told in begun.all("fought")] == [(1, 1), (1, 1)]
    begun.played()


def pooled(red: dict[str, CaseFigure], dice: Dice, *more: tuple[str, Any], C: int = 6) -> Scene:  # noqa: N803
    """Ann and Amy attack the giant together, each with a lone Fight."""
    begun = scene(red=red, blue={"oni": giant(C=C), "bob": warrior(20, 20)}, dice=dice)
    return begun.play(
        ("activate", {"wait": "ann"}),
        ("group", ["amy"]),
        ("activate", "bob"),
        ("actions", 1),
        ("action", "nothing"),
        ("activate", "amy"),
        ("actions", 1),
        ("action", {"fight": "oni"}),
        ("action", {"fight": "oni"}),
        *more,
    )


@proves("EV-COO-11", "EV-TRT-20")
def test_a_pool_with_one_attacker_of_flesh_is_met_with_full_power() -> None:
    for ghost in ("ann", "amy"):
        red = {
            "ann": warrior(*WEST, traits=["Éthéré"] if ghost == "ann" else []),
            "amy": warrior(*NORTH, traits=["Éthéré"] if ghost == "amy" else []),
        }
        dice: Dice = {"ann": {"melee": [4, 1, 1]}, "amy": {"melee": [1] * 3}, "oni": {"melee": [1] * 9, "table": [1]}}
        table = pooled(red, dice).played()
        assert len(table.rolls("oni", "melee")[0]["faces"]) == 9
        assert table.one("fought")["winner"] == "ann"  # the first of the attackers stands for all
    ghosts = {"ann": warrior(*WEST, traits=["Éthéré"]), "amy": warrior(*NORTH, traits=["Éthéré"])}
    table = pooled(ghosts, {"ann": {"melee": [1] * 3}, "amy": {"melee": [1] * 3}})
    assert not table.rolls("oni", "melee")


@proves("EV-COO-10", "EV-WPN-04")
def test_two_magic_weapons_of_a_pool_have_two_rerolls_but_not_of_the_same_die() -> None:
    red = {"ann": warrior(*WEST, P=1, magic=True), "amy": warrior(*NORTH, P=1, magic=True)}
    two = pooled(
        red,
        {"ann": {"melee": [1, 4]}, "amy": {"melee": [1, 4]}, "oni": {"melee": [1] * 9, "table": [1, 1]}},
        ("reroll", "reroll"),
        ("reroll", "reroll"),
    ).played()
    assert two.one("fought")["blows"] == 2
    one = pooled(
        red,
        {"ann": {"melee": [4, 2]}, "amy": {"melee": [1]}, "oni": {"melee": [1] * 9, "table": [1]}},
        ("reroll", "reroll"),
    ).played()
    assert one.one("fought")["blows"] == 1
    assert len(one.rolls("amy", "melee")) == 1  # the only missed die was rolled again already


@proves("EV-TRT-13", "EV-COO-13")
def test_one_frightening_attacker_of_a_pool_is_enough_to_fear_it() -> None:
    for scary in ("ann", "amy"):
        red = {
            who: warrior(*at, traits=["Effrayant"] if who == scary else [])
            for who, at in (("ann", WEST), ("amy", NORTH))
        }
        dice: Dice = {
            "ann": {"melee": [1] * 3},
            "amy": {"melee": [1] * 3},
            "oni": {"fear": [3], "melee": [1] * 9},
        }
        table = pooled(red, dice, C=2).played()
        assert table.one("fought")["needed_back"] == 4  # 2, a second opponent, and a failed fear test
        assert len(table.rolls("oni", "fear")) == 1
