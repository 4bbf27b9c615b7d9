"""Where the quick reference sheet and the main text disagree, the main text is played."""

from __future__ import annotations

from escarmouche.games.evenor.rules.reactions import REACTIONS_TO
from games.evenor.duels import warrior
from games.evenor.scene import block, model, scene
from proofs import proves


@proves("EV-REF-01", "EV-ACT-01", "EV-DYN-13")
def test_static_and_dynamic_actions_mix_in_one_series() -> None:
    table = scene(
        red={"bow": model("Gosaï", 4, 12, I=1)},
        blue={"ben": warrior(16, 12, R=6)},
        dice={"bow": {"initiative": [6, 6, 6], "shot": [1, 1, 1]}, "ben": {"reaction": [1]}},
    ).play(
        ("activate", "bow"),
        ("actions", 3),
        ("action", "run"),
        ("path", [[8, 12]]),
        ("action", {"shoot": "ben"}),
        ("action", "run"),
        ("path", [[4, 12]]),
    )
    assert [told["action"] for told in table.all("action_declared")] == ["run", "shoot", "run"]
    table.played()


@proves("EV-REF-02", "EV-AIM-03")
def test_aim_costs_a_roll_and_moves_nobody() -> None:
    lone = scene(red={"bow": model("Gosaï", 4, 12)}, blue={"ben": warrior(16, 12)})
    lone.answer(("activate", "bow"), ("actions", 1))
    assert "aim" not in lone.offers("action")
    refusal = lone.refused("action", "aim")
    assert (refusal.reason, refusal.rules) == ("aim-needs-a-series", ("EV-AIM-03",))

    prone = scene(
        red={"bow": model("Gosaï", 4, 12, "prone", I=1)},
        blue={"ben": warrior(14, 12, R=6)},
        dice={"bow": {"initiative": [6, 6], "shot": [2, 1, 1]}, "ben": {"reaction": [1]}},
    ).play(("activate", "bow"), ("actions", 2), ("action", "aim"), ("action", {"shoot": "ben"}))
    assert "prone" in prone.status("bow")
    assert not prone.all("moved")
    assert len(prone.rolls("bow", "initiative")[0]["faces"]) == 2
    assert prone.one("shot")["needed"] == 2
    prone.played()


@proves("EV-REF-03", "EV-REA-04", "EV-REA-06")
def test_a_spell_answers_a_shot_and_a_flight_answers_any_engagement() -> None:
    shot = scene(
        red={"bow": model("Gosaï", 4, 12)},
        blue={"mag": warrior(12, 12, R=2, traits={"Confusion": 2})},
        terrain=[block("rock", 12.6, 11, 14, 13)],
        dice={"mag": {"reaction": [2]}},
    ).answer(("activate", "bow"), ("actions", 1), ("action", {"shoot": "mag"}))
    assert {"power": "Confusion", "target": "bow"} in shot.offers("reaction")
    assert "prone" in shot.offers("reaction")

    run_into = scene(
        red={"ann": warrior(4, 12, I=1)},
        blue={"ben": model("Harald", 9, 12, R=2)},
        dice={"ann": {"initiative": [6]}, "ben": {"reaction": [2]}},
    ).answer(("activate", "ann"), ("actions", 1), ("action", "run"), ("path", {"touch": "ben"}))
    assert run_into.offers("reaction") == ["none", "counter-charge", {"counter-charge-shot": "Lance"}, "flee"]
    assert REACTIONS_TO["shot"] == ("shoot-back", "prone", "cover", "power")
    assert REACTIONS_TO["power"] == ("shoot-back", "power")


@proves("EV-REF-04", "EV-DMG-02", "EV-DMG-03")
def test_a_shot_never_rolls_the_table_and_never_knocks_down() -> None:
    table = scene(
        red={"bow": model("Gosaï", 4, 12)},
        blue={"ben": model("Grendel", 14, 12, R=6, S=None, traits={})},
        dice={"bow": {"shot": [4, 4, 1]}, "ben": {"reaction": [1]}},
    ).play(("activate", "bow"), ("actions", 1), ("action", {"shoot": "ben"}))
    assert table.facts("ben")["V"] == 2
    assert not table.rolls("ben", "table")
    assert not table.all("knocked_down")
    table.played()


@proves("EV-REF-05", "EV-COO-06")
def test_one_reaction_against_coordinated_attackers_of_anybody() -> None:
    """Two archers shoot at somebody who is no Monster: one reaction roll."""
    table = scene(
        red={"bow": model("Gosaï", 4, 12), "arc": model("Asteria", 4, 13.5)},
        blue={"ben": warrior(12, 12, R=2, V=3, printed_V=1), "bob": warrior(20, 20)},
        dice={"bow": {"shot": [1, 1, 1]}, "arc": {"shot": [1, 1, 1]}, "ben": {"reaction": [1]}},
    ).play(
        ("activate", {"wait": "bow"}),
        ("group", ["arc"]),
        ("activate", "bob"),
        ("actions", 1),
        ("action", "nothing"),
        ("activate", "arc"),
        ("actions", 1),
        ("action", {"shoot": "ben"}),
        ("action", {"shoot": "ben"}),
    )
    assert not table.facts("ben")["monster"]
    assert len(table.rolls("ben", "reaction")) == 1
    assert len(table.all("shot")) == 2
    table.played()


@proves("EV-REF-06", "EV-MUL-03", "EV-MUL-04")
def test_the_power_is_not_shared_freely() -> None:
    table = scene(
        red={"oni": model("Oni", 12, 12, C=6, traits={"Attaques multiples": 3})},
        blue={"east": warrior(13.3, 12), "west": warrior(10.7, 12)},
        dice={"oni": {"melee": [1] * 9}, "east": {"melee": [1] * 3}, "west": {"melee": [1] * 3}},
    ).play(
        ("activate", "oni"),
        ("actions", 1),
        ("action", {"fight": "several"}),
        ("opponents", ["east", "west"]),
        ("extra-dice", ["west"]),
    )
    assert [len(roll["faces"]) for roll in table.rolls("oni", "melee")] == [4, 5]
    table.played()


@proves("EV-REF-07", "EV-SHO-11")
def test_exactly_half_hidden_is_not_concealed() -> None:
    """A wall whose edge lies on the line of sight hides exactly half of the target's width."""
    half = scene(
        red={"bow": model("Gosaï", 4, 12)},
        blue={"ben": warrior(14, 12)},
        terrain=[block("wall", 9, 12, 9.5, 14)],
    )
    assert abs(half.query("hidden", from_="bow", to="ben") - 0.5) < 1e-9
    assert half.query("threshold", figure="bow", stat="T", target="ben") == 4
    more = scene(
        red={"bow": model("Gosaï", 4, 12)},
        blue={"ben": warrior(14, 12)},
        terrain=[block("wall", 9, 11.99, 9.5, 14)],
    )
    assert more.query("threshold", figure="bow", stat="T", target="ben") == 5
