"""Initiative, deployment, rounds, activations, and who wins."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.core.dice import SeededDice
from escarmouche.core.position import begin
from escarmouche.core.system import Setup
from escarmouche.games.kharn_ages import SYSTEM
from escarmouche.games.kharn_ages.scenarios.victory import ahead
from escarmouche.rulings.casefiles import CaseFigure
from games.kharn_ages.scene import PLAIN, Scene, hit, safar, scene
from proofs import proves

pytestmark = pytest.mark.usefixtures("both_editions")


def reserve(**with_: Any) -> CaseFigure:
    """A plain Safar still to be deployed."""
    return CaseFigure("", "Lancier de la Couronne", None, {**PLAIN, **with_})


# ---------------------------------------------------------------- initiative and deployment


@proves("KA-INI-01", "KA-INI-02")
def test_the_higher_sum_of_levels_says_who_is_first_and_the_first_chooses_its_strip_and_begins() -> None:
    table = scene(red={"ak": reserve(rank=2)}, blue={"bo": reserve(rank=2), "cy": reserve(rank=1)}, opening="first")
    assert (table.pending.key, table.pending.seat) == ("first", "blue")
    table.answer(("first", "blue"))
    assert table.one("initiative_taken")["levels"] == {"red": 2, "blue": 3}
    assert (table.pending.key, table.pending.seat) == ("zone", "blue")
    table.answer(("zone", "north"), ("deploy", [7, 14]), ("deploy", [9, 14]), ("deploy", [7, 1]))
    assert table.one("turn_began")["side"] == "blue"
    assert table.pending.seat == "blue"


@proves("KA-INI-01")
def test_the_first_place_may_be_handed_over() -> None:
    table = scene(red={"ak": reserve(rank=1)}, blue={"bo": reserve(rank=2)}, opening="first")
    table.answer(("first", "red"))
    assert table.pending.seat == "red"


@proves("KA-INI-03")
@pytest.mark.parametrize(("face", "first"), [(5, "red"), (6, "blue")])
def test_equal_sums_are_drawn_and_the_winner_must_begin(face: int, first: str) -> None:
    table = scene(red={"ak": reserve()}, blue={"bo": reserve()}, opening="first", dice={"game": {"target": [face]}})
    assert (table.pending.key, table.pending.seat) == ("zone", first)
    assert table.one("initiative_taken")["drawn"]


@proves("KA-DEP-01", "KA-DEP-02")
def test_strips_are_two_toises_deep_and_one_side_deploys_whole_before_the_other() -> None:
    table = scene(
        red={"ak": reserve(), "al": reserve()}, blue={"bo": reserve(rank=1)}, opening="zone", first="red"
    ).answer(("zone", "south"))
    assert table.refused("deploy", [7, 1.6]).rules == ("KA-DEP-01",)
    table.answer(("deploy", [7, 1.5]))
    assert table.pending.figure == "al"
    assert table.refused("deploy", [7, 1]).rules == ("KA-ZOC-11",)
    table.answer(("deploy", [9, 1]))
    assert (table.pending.figure, table.pending.seat) == ("bo", "blue")
    assert table.refused("deploy", [7, 7]).rules == ("KA-DEP-01",)
    table.answer(("deploy", [7, 14]))


@proves("KA-DEP-01")
def test_whoever_finds_no_room_in_the_strip_stands_right_before_it() -> None:
    band = {f"a{number}": reserve() for number in range(5)}
    table = scene(red={**band, "big": reserve(base=2.0)}, blue={"bo": reserve()}, opening="zone", first="red")
    table.answer(("zone", "south"), *[("deploy", [2 + 2.75 * number, 1]) for number in range(5)])
    assert table.pending.figure == "big"
    assert table.refused("deploy", [7.5, 4.5]).rules == ("KA-DEP-01",)
    place = table.pending.default
    assert place
    assert place[1] <= 3.0, "not farther than it needs"
    table.answer(("deploy", place))
    assert table.all("placed")[-1]["rules"] == ("KA-DEP-01",)


# ---------------------------------------------------------------- rounds


def done(who: str) -> tuple[Any, Any]:
    return ("activate", who), ("action", "done")


def camps(red: int, blue: int, **more: Any) -> Scene:
    return scene(
        red={f"r{n}": safar(1 + 2 * n, 2) for n in range(red)},
        blue={f"b{n}": safar(1 + 2 * n, 12) for n in range(blue)},
        **more,
    )


@proves("KA-RND-01", "KA-RND-02", "KA-RND-03")
def test_players_alternate_and_the_larger_side_ends_the_round_alone() -> None:
    table = camps(3, 1)
    assert table.refused("activate", "b0").rules == ("KA-RND-01",)
    table.answer(*done("r0"))
    assert table.pending.seat == "blue"
    table.answer(*done("b0"))
    assert table.refused("activate", "r0").rules == ("KA-RND-01",)
    table.answer(*done("r1"))
    assert (table.pending.seat, table.query("ready", side="red")) == ("red", ["r2"])
    table.answer(*done("r2"))
    assert table.one("round_ended")["round"] == 1
    assert table.one("turn_began")["turn"] == 2


@proves("KA-RND-04")
def test_the_side_with_fewer_safars_begins_later_rounds() -> None:
    table = camps(2, 1).answer(*done("r0"), *done("b0"), *done("r1"))
    assert table.one("turn_began")["side"] == "blue"


@proves("KA-RND-05")
@pytest.mark.parametrize("first", ["red", "blue"])
def test_equal_numbers_keep_the_alternation(first: str) -> None:
    table = camps(1, 1, first=first, active=first)
    names = {"red": "r0", "blue": "b0"}
    other = "blue" if first == "red" else "red"
    table.answer(*done(names[first]), *done(names[other]))
    assert table.one("turn_began")["side"] == first


@proves("KA-RND-06")
def test_carcasses_and_the_routed_are_not_counted_but_the_stunned_are() -> None:
    table = scene(
        red={"r0": safar(1, 2), "r1": safar(3, 2, "defeated"), "r2": safar(5, 2, "routed")},
        blue={"b0": safar(1, 12, "stunned"), "b1": safar(3, 12, "terrorised")},
        last="red",
    )
    assert table.query("begins", round=2) == "red"
    assert table.query("ready", side="red") == ["r0"]
    assert table.refused("activate", "r1").rules == ("KA-RND-06",)


@proves("KA-RND-01")
def test_nobody_with_a_safar_left_may_pass() -> None:
    assert camps(2, 2).offers("activate") == ["r0", "r1"]


@proves("KA-CNV-07")
def test_with_three_sides_the_order_is_always_the_same() -> None:
    table = scene(red={"r0": safar(1, 2)}, blue={"b0": safar(1, 12), "b1": safar(5, 12)})
    state = table.position.state
    third = replace(state.figures["b1"], side="green")
    state = replace(
        state,
        figures={**state.figures, "b1": third},
        sides=("red", "blue", "green"),
        order=("green", "red", "blue"),
        last="blue",
    )
    assert SYSTEM.cases.query(state, "begins", {"round": 2}) == "green"
    seats = []
    again = Scene(SYSTEM, state, {}, {})
    for _ in range(6):
        seats.append(again.pending.seat)
        again.answer(("activate", again.offers("activate")[0]), ("action", "done"))
    assert seats == ["red", "blue", "green", "green", "red", "blue"]


# ---------------------------------------------------------------- activation


@proves("KA-ACT-01", "KA-ACT-08", "KA-APT-03", "KA-RND-03")
def test_what_is_left_at_the_end_stays_for_reactions() -> None:
    fight = scene(
        red={"ak": safar(4, 7)},
        blue={"bo": safar(5.4, 7)},
        dice={"bo": {"level": [2]}, "ak": {"level": [9]}},
    ).answer(*done("ak"), ("activate", "bo"), hit("ak"), ("engage", "P"))
    assert fight.facts("ak")["AP"] == 5
    fight.play(("defence", "VP"))
    assert fight.facts("ak")["AP"] == 3


@proves("KA-APT-04")
def test_nobody_gains_ap_between_two_activations() -> None:
    table = camps(2, 1).answer(("activate", "r0"), ("action", "walk"), ("path", [[1, 3]]), ("action", "walk"))
    table.answer(("path", [[1, 4]]), ("action", "done"))
    assert table.facts("r0")["AP"] == 4
    table.answer(*done("b0"), *done("r1"), *done("b0"))
    assert table.facts("r0")["AP"] == 4
    table.answer(("activate", "r0"))
    assert table.facts("r0")["AP"] == 5


# ---------------------------------------------------------------- who wins


@proves("KA-WIN-01", "KA-CNV-06")
def test_without_a_scenario_the_last_spearhead_on_the_table_wins_at_once() -> None:
    fight = scene(
        red={"ak": safar(4, 7), "al": safar(9, 9)},
        blue={"bo": safar(5.4, 7, "stunned", HP=1)},
        dice={"ak": {"level": [5]}},
        scenario="none",
    ).play(("activate", "ak"), hit("bo"), ("engage", "P"))
    assert fight.over
    assert fight.one("game_ended")["winner"] == "red"


@proves("KA-WIN-03")
def test_two_last_safars_that_fall_together_make_a_draw() -> None:
    fallen = {"r0": safar(1, 2, "defeated")}, {"b0": safar(1, 12, "defeated")}
    told = scene(*fallen, scenario="none").one("game_ended")
    assert (told["winner"], told["rules"]) == (None, ("KA-WIN-03",))


@proves("KA-WIN-02", "KA-WIN-03")
def test_more_objectives_win_even_for_a_spearhead_that_is_gone_and_as_many_are_a_draw() -> None:
    state = camps(1, 1).position.state
    gone = replace(state.figures["r0"], status=frozenset({"defeated"}), cost=0)
    state = replace(state, figures={**state.figures, "r0": gone})
    assert ahead(replace(state, objectives={"red": 2, "blue": 1})) == "red"
    assert ahead(replace(state, objectives={"red": 1, "blue": 1})) is None


@proves("KA-CNV-04")
def test_a_scenario_ends_after_its_last_round() -> None:
    table = camps(1, 1, rounds=2)
    for _ in range(2):
        table.answer(*done(table.pending.options[0].value))
        table.answer(*done(table.pending.options[0].value))
    assert table.over
    assert table.one("game_ended")["reason"] == "last-round"


@proves("KA-CNV-05")
def test_in_a_scenario_the_round_is_played_out_after_a_spearhead_is_gone() -> None:
    fight = scene(
        red={"ak": safar(4, 7), "al": safar(9, 9)},
        blue={"bo": safar(5.4, 7, "stunned", HP=1)},
        dice={"ak": {"level": [5]}},
    ).answer(("activate", "ak"), hit("bo"), ("engage", "P"), ("action", "done"))
    assert (fight.over, fight.pending.key) == (False, "activate")
    now = fight.position.now
    assert SYSTEM.shown.standing(now).last_turn == now.turn, "the table says that this round is the last"
    fight.answer(*done("al"))
    assert fight.over
    assert fight.one("game_ended")["winner"] == "red"


@proves("KA-MAT-04", "KA-CNV-03")
def test_the_table_is_fifteen_toises_square_and_laid_from_the_seed() -> None:
    lists = {"red": ["Écorcheur"], "blue": ["Porteur d'écorce"]}
    tables = [
        begin(
            SYSTEM.rules.new_game(Setup(game="kharn-ages", seed=seed, lists=lists)), SeededDice(seed)
        ).position.now.table
        for seed in ("1", "1", "2")
    ]
    assert tables[0].size == (15.0, 15.0)
    assert tables[0] == tables[1] != tables[2]
    assert 4 <= len(tables[0].pieces) <= 10
