"""Présentation du jeu: two bands, distances, bases, markers, effects for this turn."""

import pytest
from msgspec.structs import replace

from escarmouche.core.events import Event, Rolled, Said
from escarmouche.core.system import Setup
from escarmouche.core.views import view
from escarmouche.games.evenor import SYSTEM, figures
from escarmouche.games.evenor.cards import base_of, profiles
from escarmouche.games.evenor.events import EVENTS
from escarmouche.games.evenor.figures import MARKERS, THIS_TURN
from escarmouche.games.evenor.scenarios.tables import random_table
from escarmouche.space.geometry import Round
from games.evenor.scene import block, model, scene
from proofs import proves

GRAIN = 1 / 1024


# ---------------------------------------------------------------- two bands


@proves("EV-GEN-01")
def test_friends_are_the_others_of_the_band_whatever_their_faction() -> None:
    table = scene(
        red={"selene": model("Selene", 4, 12), "jorund": model("Jorund", 8, 12), "fallen": model("Saïto", 2, 2, "out")},
        blue={"grendel": model("Grendel", 14, 12), "leto": model("Léto", 16, 16), "gone": model("Oni", 20, 20, "out")},
    )
    assert [friend.id for friend in table.state.friends("selene")] == ["jorund"]
    assert [foe.id for foe in table.state.enemies("selene")] == ["grendel", "leto"]
    assert [one.id for one in table.state.in_play("red")] == ["selene", "jorund"]


@proves("EV-GEN-01")
def test_nobody_blesses_themselves() -> None:
    table = scene(
        red={"selene": model("Selene", 4, 12), "jorund": model("Jorund", 8, 12)}, blue={"leto": model("Léto", 14, 12)}
    ).answer(("activate", "selene"), ("actions", 1))
    blessed = [value["target"] for value in table.offers("action") if "Bénédiction" in str(value)]
    assert blessed == ["jorund"]
    assert "EV-GEN-01" in table.refused("action", {"power": "Bénédiction", "target": "selene"}).rules
    assert "EV-GEN-01" in table.refused("action", {"power": "Bénédiction", "target": "leto"}).rules


@proves("EV-GEN-01")
def test_a_game_opposes_two_bands() -> None:
    state = SYSTEM.rules.new_game(Setup(game="evenor", lists={"red": ["Phobos"], "blue": ["Borva", "Cerd"]}))
    assert state.sides == ("red", "blue")
    assert {figure.side for figure in state.figures.values()} == {"red", "blue"}


# ---------------------------------------------------------------- distances


@proves("EV-GEN-02", "EV-GEN-04")
@pytest.mark.parametrize("gap", [0.0, 0.5, 4.5, 4.5 + GRAIN, 8.984375])
def test_distances_run_from_base_to_base_and_are_never_rounded(gap: float) -> None:
    table = scene(red={"saito": model("Saïto", 4, 12)}, blue={"oni": model("Oni", 4 + 0.5 + 0.8 + gap, 12)})
    assert table.query("distance", from_="saito", to="oni") == pytest.approx(gap, abs=GRAIN)
    assert table.query("distance", from_="oni", to="saito") == table.query("distance", from_="saito", to="oni")


@proves("EV-GEN-02")
def test_half_a_pas_is_a_distance() -> None:
    table = scene(red={"saito": model("Saïto", 4, 12)}, blue={"oni": model("Oni", 20, 12)}).play(
        ("activate", "saito"), ("actions", 1), ("action", "step"), ("path", [[4.5, 12]]), ("action", "prone")
    )
    assert table.one("moved")["cost"] == 0.5
    assert table.facts("saito")["at"] == [4.5, 12]


@proves("EV-GEN-02")
def test_events_and_refusals_tell_distances_to_a_thousandth() -> None:
    table = scene(red={"saito": model("Saïto", 4, 12)}, blue={"oni": model("Oni", 20, 12)})
    table.answer(("activate", "saito"), ("actions", 1), ("action", "step"))
    assert table.refused("path", [[4, 13 + 5 * GRAIN]]).facts == {"cost": 1.005, "limit": 1.0}
    table.answer(("path", [[4, 12.12890625]]))
    assert table.one("moved")["cost"] == 0.129


@proves("EV-GEN-02")
def test_anybody_measures_anything_at_any_time() -> None:
    table = scene(red={"asteria": model("Asteria", 4, 12)}, blue={"oni": model("Oni", 12.3, 12)})
    assert table.pending.seat == "red"
    assert table.query("distance", from_="oni", to="asteria") == pytest.approx(7, abs=GRAIN)
    assert table.query("range", from_="asteria", to="oni", weapon="Arc") == "medium"


@proves("EV-GEN-04")
def test_contact_is_a_gap_of_a_hundredth_of_a_pas_at_most() -> None:
    def meeting(gap: float) -> tuple[bool, list[str]]:
        table = scene(red={"saito": model("Saïto", 4, 12)}, blue={"kara": model("Kara", 5 + gap, 12)})
        return table.query("contact", from_="saito", to="kara"), table.query("engaged", figure="saito")

    assert meeting(0) == (True, ["kara"])
    assert meeting(10 * GRAIN) == (True, ["kara"])  # 0.00977
    assert meeting(11 * GRAIN) == (False, [])  # 0.01074


@proves("EV-GEN-04")
def test_after_a_run_of_6_out_of_9_pas_a_charge_of_3_is_left() -> None:
    table = scene(
        red={"leda": model("Léda", 4, 12)},
        blue={"shingami": model("Shingami", 14, 12)},
        dice={
            "leda": {"initiative": [1, 2], "melee": [1, 1, 1, 1, 1]},
            "shingami": {"reaction": [1], "melee": [1] * 4},
        },
    )
    assert table.query("distance", from_="leda", to="shingami") == 9
    table.answer(("activate", "leda"), ("actions", 2), ("action", "run"), ("path", [[10, 12]]))
    assert table.query("distance", from_="leda", to="shingami") == 3
    table.play(("action", {"charge": "shingami"}))
    assert table.one("moved", kind="charge")["cost"] == pytest.approx(3, abs=0.01)
    assert table.query("contact", from_="leda", to="shingami")


@proves("EV-GEN-04")
def test_a_move_is_as_long_as_the_path_of_the_base() -> None:
    def run(*points: list[float]) -> object:
        table = scene(
            red={"saito": model("Saïto", 4, 12)},
            blue={"oni": model("Oni", 20, 20)},
            dice={"saito": {"initiative": [3]}},
        ).answer(("activate", "saito"), ("actions", 1), ("action", "run"))
        if points[-1][1] == 15:
            return table.answer(("path", list(points))).one("moved")["cost"]
        return table.refused("path", list(points)).rules

    assert run([7, 12], [7, 15]) == 6
    assert run([7, 12], [7, 15.01]) == ("EV-DYN-02",)


# ---------------------------------------------------------------- the table


@proves("EV-GEN-03")
def test_the_table_is_a_square_of_24_pas() -> None:
    assert SYSTEM.rules.new_game(Setup(game="evenor", lists={"red": ["Phobos"], "blue": ["Borva"]})).table.size == (
        24,
        24,
    )
    for scenario in ("extermination", "ambush", "orichalcum"):
        assert random_table("7", scenario).size == (24, 24)


@proves("EV-GEN-03")
@pytest.mark.parametrize(("profile", "radius"), [("Saïto", 0.5), ("Oni", 0.8)])
def test_a_base_stays_wholly_on_the_table(profile: str, radius: float) -> None:
    for inside, outside in (
        ([radius, 12], [radius - 0.02, 12]),
        ([24 - radius, 12], [24 - radius + 0.02, 12]),
        ([12, radius], [12, radius - 0.02]),
        ([12, 24 - radius], [12, 24 - radius + 0.02]),
    ):
        x, y = [3.0 if at < 2 else 21.0 if at > 22 else 12.0 for at in inside]
        table = scene(
            red={"saito": model(profile, x, y)},
            blue={"foe": model("Kara", 12, 18 if y < 18 else 6)},
            dice={"saito": {"initiative": [6]}},
        ).answer(("activate", "saito"), ("actions", 1), ("action", "run"))
        assert table.refused("path", [outside]).rules == ("EV-GEN-03",)
        table.answer(("path", [inside]))
        assert table.facts("saito")["at"] == pytest.approx(inside, abs=GRAIN)


# ---------------------------------------------------------------- bases and markers


@proves("EV-GEN-05")
def test_bases_are_1_pas_across_and_those_of_monsters_1_6() -> None:
    for profile in profiles().values():
        assert base_of(profile) == Round(0.8 if profile.role == "Monstre" else 0.5), profile.name


@proves("EV-GEN-05")
def test_a_profile_may_give_another_base() -> None:
    assert base_of(replace(profiles()["Saïto"], base=2.0)) == Round(1.0)
    table = scene(red={"saito": model("Saïto", 4, 12, base=2)}, blue={"kara": model("Kara", 8, 12)})
    assert table.facts("saito")["base"] == 2
    assert table.query("distance", from_="saito", to="kara") == 2.5


@proves("EV-GEN-06")
def test_every_state_of_a_model_has_a_marker_with_its_meaning() -> None:
    states = {value for name, value in vars(figures).items() if name.isupper() and isinstance(value, str)}
    assert states == set(MARKERS)
    assert {"activated", "prone", "hidden", "cover", "blessed", "confused", "out"} <= states
    assert all(MARKERS.values())


@proves("EV-GEN-06")
def test_both_players_see_every_marker_and_token() -> None:
    table = scene(
        red={"saito": model("Saïto", 4, 12, "prone", "hidden", "blessed", "confused", "activated")},
        blue={"kara": model("Kara", 8, 12, "out"), "oni": model("Oni", 12, 12, tokens=["token-1"])},
        scenario="orichalcum",
    )
    for seat in ("red", "blue", None):
        seen = view(SYSTEM, table.state, seat)
        assert seen.figures["saito"].status == {"prone", "hidden", "blessed", "confused", "activated"}
        assert seen.figures["kara"].status == {"out"}
        assert seen.tokens["token-1"].carrier == "oni"
        assert seen.tokens["token-2"].at == (12, 12)
    private = (Rolled, Said)  # private rolls, and what a referee says to one
    assert all(kind.seen_by is Event.seen_by for kind in EVENTS if kind not in private)


# ---------------------------------------------------------------- effects for this turn


@proves("EV-GEN-07")
def test_a_blessing_lasts_after_the_activation_and_ends_with_the_turn() -> None:
    table = scene(
        red={"selene": model("Selene", 4, 12), "jorund": model("Jorund", 8, 12)},
        blue={"leto": model("Léto", 20, 12)},
        dice={"selene": {"power": [2]}},
    ).answer(
        ("activate", "selene"),
        ("actions", 1),
        ("action", {"power": "Bénédiction", "target": "jorund"}),
        ("activate", "leto"),
    )
    assert "blessed" in table.status("jorund")
    table.answer(("actions", 1), ("action", "nothing"), ("activate", "jorund"), ("actions", 1))
    assert "blessed" in table.status("jorund")
    table.play(("action", "nothing"))
    assert table.one("turn_ended")["rules"] == ("EV-TUR-06", "EV-GEN-07")
    assert table.state.turn == 2
    assert "blessed" not in table.status("jorund")


@proves("EV-GEN-07")
def test_only_effects_for_this_turn_end_with_it() -> None:
    assert set(THIS_TURN) == {"blessed", "confused", "heartened", "steadied"}
    table = scene(
        red={"saito": model("Saïto", 4, 12, *THIS_TURN, "prone", "hidden", "activated")},
        blue={"kara": model("Kara", 20, 12, *THIS_TURN)},
        active="blue",
    )
    table.answer(("activate", "kara"), ("actions", 1), ("action", "nothing"))
    assert table.state.turn == 2
    assert table.status("saito") == {"prone", "hidden"}
    assert table.status("kara") == set()


# ---------------------------------------------------------------- no stacking


@proves("EV-GEN-08")
def test_a_second_blessing_changes_nothing() -> None:
    table = scene(
        red={
            "selene": model("Selene", 4, 12),
            "shiro": model("Shiro", 6, 14),
            "gosai": model("Gosaï", 8, 12),
        },
        blue={"leto": model("Léto", 20, 20), "kara": model("Kara", 16, 12)},
        dice={"selene": {"power": [2]}, "shiro": {"power": [4]}},
    ).answer(
        ("activate", "selene"),
        ("actions", 1),
        ("action", {"power": "Bénédiction", "target": "gosai"}),
        ("activate", "leto"),
        ("actions", 1),
        ("action", "nothing"),
        ("activate", "shiro"),
        ("actions", 1),
        ("action", {"power": "Bénédiction", "target": "gosai"}),
        ("activate", "kara"),
    )
    assert len(table.all("power_used", worked=True)) == 2
    assert table.one("status_gained", status="blessed")["figure"] == "gosai"
    assert table.query("threshold", figure="gosai", stat="C", target="kara") == 2
    assert table.query("threshold", figure="gosai", stat="S") == 5
    assert table.query("threshold", figure="gosai", stat="T", target="kara") == 3  # medium range


@proves("EV-GEN-08")
def test_a_second_confusion_changes_nothing() -> None:
    table = scene(
        red={"selene": model("Selene", 4, 12)},
        blue={"leto": model("Léto", 12, 12)},
        dice={"selene": {"initiative": [2, 3], "power": [2, 2]}},
    ).answer(("activate", "selene"), ("actions", 2))
    confusion = ("action", {"power": "Confusion", "target": "leto"})
    table.answer(confusion, confusion, ("activate", "leto"))
    assert len(table.all("power_used", worked=True)) == 2
    table.one("status_gained", status="confused")
    assert table.query("threshold", figure="leto", stat="I") == 3
    assert table.query("threshold", figure="leto", stat="R") == 5


@proves("EV-GEN-08")
def test_two_elements_conceal_no_better_than_one_and_different_sources_add_up() -> None:
    walls = [block("near", 8, 11.2, 8.6, 12.05), block("far", 9, 11.2, 9.6, 12.05)]
    table = scene(
        red={"asteria": model("Asteria", 4, 12)}, blue={"kara": model("Kara", 12, 12, "prone")}, terrain=walls
    )
    assert table.query("sight", from_="asteria", to="kara") == "concealed"
    assert table.query("threshold", figure="asteria", stat="T", target="kara") == 6  # 4, prone +1, concealed +1


# ---------------------------------------------------------------- which text prevails


@proves("EV-GEN-09")
def test_the_printed_profile_of_grendel_prevails_over_the_figures_of_the_example() -> None:
    grendel = profiles()["Grendel"]
    assert (grendel.S, grendel.V) == (5, 4)


@proves("EV-GEN-09", "EV-MEL-08")
def test_the_melee_table_is_rolled_although_the_example_skips_it() -> None:
    fight = scene(
        red={"leda": model("Léda", 4, 12)},
        blue={"kara": model("Kara", 5, 12)},
        dice={"leda": {"melee": [4, 4, 4, 1]}, "kara": {"melee": [4, 4, 1, 1], "table": [4]}},
    ).play(("activate", "leda"), ("actions", 1), ("action", {"fight": "kara"}))
    assert fight.one("fought")["excess"] == 1
    assert fight.status("kara") >= {"prone"}
    assert fight.facts("kara")["in_play"]
    fight.played()
