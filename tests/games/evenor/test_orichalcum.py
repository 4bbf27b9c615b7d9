"""Chasse à l'Orichalque: the tokens, picking up, carrying, dropping, bringing home."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.evenor.scenarios.tables import corners, token_places
from escarmouche.rulings.casefiles import CaseFigure
from escarmouche.space.areas import Area
from games.evenor.duels import warrior
from games.evenor.scene import Dice, Scene, model, off_table, scene
from proofs import proves

# With the rising diagonal of tokens, red's corner is the upper left one: x 0-6, y 18-24.


def hunt(red: dict[str, CaseFigure], blue: dict[str, CaseFigure], dice: Dice | None = None, **more: Any) -> Scene:
    return scene(red=red, blue=blue, dice=dice, scenario="orichalcum", **more)


def far() -> dict[str, CaseFigure]:
    return {"ben": warrior(20, 4)}


# ---------------------------------------------------------------- tokens and corners


@proves("EV-ORI-01")
@pytest.mark.parametrize(("diagonal", "rise"), [("rising", 1), ("falling", -1)])
def test_three_tokens_nine_pas_apart_on_a_diagonal_through_the_centre(diagonal: str, rise: int) -> None:
    places = token_places(diagonal)
    assert list(places) == ["token-1", "token-2", "token-3"]
    one, middle, other = places.values()
    assert list(middle) == [12, 12]
    assert one == pytest.approx((5.636, 12 - rise * 6.364), abs=0.001)
    assert other == pytest.approx((18.364, 12 + rise * 6.364), abs=0.001)
    for a, b in ((one, middle), (middle, other)):
        assert ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5 == pytest.approx(9, abs=0.002)


@proves("EV-ORI-01")
def test_the_tokens_lie_on_the_table_when_the_game_begins() -> None:
    table = scene(
        red={"ann": off_table("Kara")},
        blue={"ben": off_table("Cerd")},
        dice={"game": {"scenario": [5], "first-player": [1]}},
        scenario="roll",
    )
    laid = table.one("table_laid")
    assert laid["rules"] == ("EV-SCN-02", "EV-ORI-01")
    assert {name: token.at for name, token in table.state.tokens.items()} == token_places("rising")
    other = scene(
        red={"ann": off_table("Kara")},
        blue={"ben": off_table("Cerd")},
        dice={"game": {"scenario": [1], "first-player": [1]}},
        scenario="roll",
    )
    assert other.state.tokens == {}


@proves("EV-ORI-02", "EV-SCN-04")
def test_the_bands_deploy_in_the_corners_off_the_diagonal() -> None:
    upper_left, lower_right = Area(0, 18, 6, 24), Area(18, 0, 24, 6)
    assert corners("orichalcum", "rising") == {"upper-left": upper_left, "lower-right": lower_right}
    assert corners("orichalcum", "falling") == corners("extermination", "rising")
    table = scene(
        red={"ann": off_table("Kara")}, blue={"ben": off_table("Cerd")}, opening="corner", scenario="orichalcum"
    )
    assert table.offers("corner") == ["upper-left", "lower-right"]
    assert table.pending.rules == ("EV-SCN-04", "EV-ORI-02")
    table.answer(("corner", "lower-right"))
    assert table.state.homes == {"red": lower_right, "blue": upper_left}
    falling = scene(
        red={"ann": off_table("Kara")},
        blue={"ben": off_table("Cerd")},
        opening="corner",
        scenario="orichalcum",
        diagonal="falling",
    )
    assert falling.offers("corner") == ["lower-left", "upper-right"]


# ---------------------------------------------------------------- picking up


@proves("EV-ORI-03", "EV-STA-20")
def test_a_static_action_picks_up_a_token_in_contact() -> None:
    table = hunt({"ann": warrior(12, 12)}, far()).play(
        ("activate", "ann"), ("actions", 1), ("action", {"pick-up": "token-2"})
    )
    assert table.one("token_taken") == {
        "event": "token_taken",
        "figure": "ann",
        "token": "token-2",
        "rules": ("EV-ORI-03", "EV-STA-20"),
    }
    assert table.facts("ann")["tokens"] == ["token-2"]
    token = table.state.tokens["token-2"]
    assert (token.at, token.carrier, token.home) == (None, "ann", "")
    assert not table.rolls("ann", "initiative")


@proves("EV-ORI-03")
@pytest.mark.parametrize(("gap", "touches"), [(-0.5, True), (0.0, True), (0.009, True), (0.02, False)])
def test_a_base_that_touches_or_covers_the_point_is_in_contact(gap: float, touches: bool) -> None:
    table = hunt({"ann": warrior(12.5 + gap, 12)}, far()).answer(("activate", "ann"), ("actions", 1))
    assert ({"pick-up": "token-2"} in table.offers("action")) is touches
    if not touches:
        refusal = table.refused("action", {"pick-up": "token-2"})
        assert (refusal.reason, refusal.rules) == ("no-token-here", ("EV-ORI-03", "EV-STA-20"))


@proves("EV-ORI-03")
def test_one_action_picks_up_one_token_and_only_once() -> None:
    table = hunt(
        {"ann": warrior(12, 12, I=1), "amy": warrior(13, 12)},
        far(),
        {"ann": {"initiative": [6, 6]}},
        tokens={"a": [12.2, 12], "b": [11.8, 12], "c": [12.5, 12]},
    ).answer(("activate", "ann"), ("actions", 2), ("action", {"pick-up": "a"}))
    picks = [offer for offer in table.offers("action") if isinstance(offer, dict) and "pick-up" in offer]
    assert picks == [{"pick-up": "b"}, {"pick-up": "c"}]
    table.play(("action", {"pick-up": "c"}))
    assert table.facts("ann")["tokens"] == ["a", "c"]


@proves("EV-ORI-03")
def test_a_token_blocks_neither_movement_nor_sight() -> None:
    table = hunt({"bow": model("Asteria", 8, 12, I=1)}, {"ben": warrior(16, 12)}, {"bow": {"initiative": [6]}})
    assert table.query("sight", from_="bow", to="ben") == "clear"
    assert table.query("shot", from_="bow", to="ben", weapon="Arc") == "legal"
    table.play(("activate", "bow"), ("actions", 1), ("action", "run"), ("path", [[13.5, 12]]))
    assert table.facts("bow")["at"] == [13.5, 12]


@proves("EV-ORI-03", "EV-STA-20")
def test_picking_up_is_allowed_while_engaged() -> None:
    table = hunt({"ann": warrior(12, 12)}, {"ben": warrior(13, 12)}).play(
        ("activate", "ann"), ("actions", 1), ("action", {"pick-up": "token-2"})
    )
    assert table.facts("ann")["tokens"] == ["token-2"]


# ---------------------------------------------------------------- carrying and dropping


@proves("EV-ORI-04")
def test_a_token_moves_with_its_carrier_at_no_cost_and_any_number_may_be_carried() -> None:
    table = hunt(
        {"ann": warrior(12, 12, I=1, tokens=["token-1", "token-2", "token-3"])},
        far(),
        {"ann": {"initiative": [6]}},
    )
    assert table.query("allowance", figure="ann", kind="run") == 6
    assert table.query("threshold", figure="ann", stat="C", target="ben") == 4
    table.play(("activate", "ann"), ("actions", 1), ("action", "run"), ("path", [[12, 17]]))
    assert table.facts("ann")["tokens"] == ["token-1", "token-2", "token-3"]
    assert not table.over


@proves("EV-ORI-04")
def test_a_carrier_out_of_action_drops_its_tokens_where_it_fell() -> None:
    table = hunt(
        {"ann": warrior(10, 10, tokens=["token-1", "token-2"]), "amy": warrior(9, 10)},
        {"ben": warrior(11, 10), "bob": warrior(10, 11)},
        {
            "ben": {"melee": [4, 4, 1]},
            "ann": {"melee": [1, 1, 1], "table": [6, 6]},
        },
        active="blue",
    ).play(("activate", "ben"), ("actions", 1), ("action", {"fight": "ann"}))
    assert table.facts("ann")["tokens"] == []
    for name in ("token-1", "token-2"):
        token = table.state.tokens[name]
        assert (token.at, token.carrier, token.home) == ((10, 10), "", "")
    assert table.state.tokens["token-3"].carrier == ""
    table.answer(("actions", 1), ("action", "step"), ("path", [[9.6, 10]]))
    assert table.pending.figure == "amy"
    assert {"pick-up": "token-1"} in table.offers("action")  # a friend has stepped over it


@proves("EV-ORI-04")
def test_an_enemy_may_pick_up_what_was_dropped() -> None:
    table = hunt({"ann": warrior(20, 20)}, {"ben": warrior(10, 10)}, tokens={"a": [10, 10.4]}, active="blue")
    table.play(("activate", "ben"), ("actions", 1), ("action", {"pick-up": "a"}))
    assert table.state.tokens["a"].carrier == "ben"


# ---------------------------------------------------------------- bringing back


def homeward(to: list[float], tokens: list[str], **more: Any) -> Scene:
    table = hunt(
        {"ann": warrior(7, 20, I=1, tokens=tokens), "amy": warrior(12, 20)},
        far(),
        {"ann": {"initiative": [6]}},
        **more,
    )
    return table.play(("activate", "ann"), ("actions", 1), ("action", "run"), ("path", [to]))


@proves("EV-ORI-05")
def test_a_token_is_home_when_its_carrier_ends_an_action_wholly_inside_its_corner() -> None:
    home = homeward([5.5, 20], ["token-1"])
    assert home.one("token_home") == {
        "event": "token_home",
        "figure": "ann",
        "token": "token-1",
        "side": "red",
        "rules": ("EV-ORI-05",),
    }
    assert home.state.tokens["token-1"].home == "red"
    assert home.facts("ann")["tokens"] == []
    assert not home.over

    edge = homeward([5.51, 20], ["token-1"])
    assert not edge.all("token_home")
    assert edge.facts("ann")["tokens"] == ["token-1"]


@proves("EV-ORI-05")
def test_the_enemys_corner_is_no_home() -> None:
    table = hunt(
        {"ann": warrior(17, 3, I=1, tokens=["token-1"])},
        {"ben": warrior(12, 20)},
        {"ann": {"initiative": [6]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", "run"), ("path", [[20, 3]]))
    assert not table.all("token_home")


@proves("EV-ORI-05")
def test_it_must_be_the_end_of_an_action_and_not_of_a_flight() -> None:
    table = hunt(
        {"ann": warrior(7, 20, R=2, tokens=["token-1"]), "amy": warrior(12, 20)},
        {"ben": warrior(10, 20, I=1)},
        {"ben": {"initiative": [6]}, "ann": {"reaction": [2]}},
        active="blue",
    ).play(
        ("activate", "ben"),
        ("actions", 1),
        ("action", {"charge": "ann"}),
        ("reaction", "flee"),
        ("path", [[3, 20]]),
        ("path", []),
    )
    assert not table.all("token_home")
    table.play(("activate", "ann"), ("actions", 1), ("action", "nothing"))
    assert table.one("token_home")["token"] == "token-1"


@proves("EV-ORI-05")
def test_passing_through_the_corner_is_not_enough() -> None:
    table = hunt({"ann": warrior(7, 20, I=1, tokens=["token-1"])}, far(), {"ann": {"initiative": [6]}}).play(
        ("activate", "ann"), ("actions", 1), ("action", "run"), ("path", [[5, 20], [7, 20]])
    )
    assert not table.all("token_home")


@proves("EV-ORI-05")
def test_the_second_token_wins_at_once() -> None:
    second = homeward([5, 20], ["token-1"], tokens_home={"token-3": "red"})
    ended = second.one("game_ended")
    assert (ended["winner"], ended["reason"], ended["rules"]) == ("red", "tokens", ("EV-ORI-05",))
    both = homeward([5, 20], ["token-1", "token-2"])
    assert both.one("game_ended")["winner"] == "red"
    assert len(both.all("token_home")) == 2
    shared = homeward([5, 20], ["token-1"], tokens_home={"token-3": "blue"})
    assert not shared.over


@proves("EV-ORI-05")
def test_a_token_brought_back_is_safe_for_good() -> None:
    table = hunt(
        {"ann": warrior(12, 20)}, {"ben": warrior(3, 20)}, active="blue", tokens_home={"token-1": "red"}
    ).answer(("activate", "ben"), ("actions", 1))
    assert not [offer for offer in table.offers("action") if isinstance(offer, dict) and "pick-up" in offer]
    assert table.state.tokens["token-1"].at is None


@proves("EV-ORI-05")
def test_the_only_band_left_wins_the_hunt() -> None:
    table = hunt(
        {"ann": warrior(10, 12)},
        {"ben": warrior(11, 12)},
        {"ann": {"melee": [4, 1, 1]}, "ben": {"melee": [1, 1, 1], "table": [5]}},
        tokens_home={"token-1": "blue"},
    ).play(("activate", "ann"), ("actions", 1), ("action", {"fight": "ben"}))
    ended = table.one("game_ended")
    assert (ended["winner"], ended["rules"]) == ("red", ("EV-ORI-05",))


@proves("EV-ORI-05")
def test_where_bands_have_no_corner_nothing_is_brought_home() -> None:
    table = scene(
        red={"ann": warrior(3, 3, tokens=["a"])}, blue={"ben": warrior(12, 12)}, scenario="ambush", ambushed="blue"
    ).play(("activate", "ann"), ("actions", 1), ("action", "nothing"))
    assert table.facts("ann")["tokens"] == ["a"]
    assert not table.all("token_home")
