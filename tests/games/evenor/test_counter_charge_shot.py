"""The counter-charge shot: the one reaction that comes before the action."""

from typing import Any

import pytest

from escarmouche.games.evenor.rules.reactions import points_along
from games.evenor.scene import Scene, block, model, scene
from proofs import proves

CHARGE = (("activate", "thuroid"), ("actions", 1), ("action", {"charge": "foe"}))
SHOOT = ("reaction", "counter-charge-shot")


def charge(foe: str = "Gosaï", gap: float = 3.0, **more: Any) -> Scene:
    """Thuroid (C3+, P5, S5+, Charge furieuse) charges an archer who passed its reaction roll."""
    with_ = more.pop("with_", {})
    thuroid = more.pop("thuroid", {})
    dice = more.pop("dice", {})
    return scene(
        red={"thuroid": model("Thuroid", 9 - gap, 12, **thuroid), **more.pop("red", {})},
        blue={"foe": model(foe, 10, 12, *more.pop("status", ()), **with_), **more.pop("blue", {})},
        dice={"thuroid": {"initiative": [2]}, "foe": {"reaction": [6]}} | dice,
        **more,
    )


def thresholds(shot: dict[str, Any]) -> dict[str, int]:
    return {part["name"]: part["value"] for part in shot.get("modifiers", ())}


# ---------------------------------------------------------------- before everything else


@proves("EV-CCS-01", "EV-CCS-02")
def test_a_charger_felled_on_the_way_makes_no_contact_and_loses_the_rest() -> None:
    felled = charge(
        blue={"kara": model("Kara", 20, 20)},
        red={"lothar": model("Lothar", 2, 2)},
        dice={
            "thuroid": {"initiative": [2, 3], "save": [4]},
            "foe": {"reaction": [4], "shot": [3, 2, 1]},
        },
    ).answer(("activate", "thuroid"), ("actions", 2), ("action", {"charge": "foe"}), SHOOT)
    felled.play()
    shot = felled.one("shot")
    assert (shot["kind"], shot["needed"], shot["hits"]) == ("counter-charge", 3, 1)
    felled.one("out_of_action", figure="thuroid")
    assert not felled.all("moved")
    assert not felled.all("fought")
    assert felled.facts("thuroid")["at"] == [6.0, 12.0]
    assert len(felled.all("action_declared", figure="thuroid")) == 1, "his second action is lost"
    felled.played()


@proves("EV-CCS-01", "EV-REA-06")
@pytest.mark.parametrize("first", ["shoots", "flees"])
def test_a_charger_who_fell_engages_nobody_else_either(first: str) -> None:
    """Of two enemies touched, Gosaï shoots him dead; the other, asked after him, need not roll, or has fled in vain."""
    names = ("foe", "other") if first == "shoots" else ("other", "foe")
    places = dict(zip(names, ((10, 11.45), (10, 12.55)), strict=True))
    profiles = {"foe": "Gosaï", "other": "Kara"}
    dice: dict[str, Any] = {
        "thuroid": {"initiative": [2], "save": [1]},
        "foe": {"reaction": [4], "shot": [3, 1, 1]},
    }
    answers: list[tuple[str, Any]] = [("reaction", {"counter-charge-shot": "Arc"})]
    if first == "flees":
        dice["other"] = {"reaction": [3]}
        answers = [("reaction", "flee"), ("path", [[10, 6]]), *answers]
    fell = scene(
        red={"thuroid": model("Thuroid", 6, 12), "lothar": model("Lothar", 2, 2)},
        blue={who: model(profiles[who], *places[who]) for who in names},
        dice=dice,
    ).answer(("activate", "thuroid"), ("actions", 1), ("action", "charge"), ("path", [[9.164, 12]]), *answers)
    fell.answer(("where", fell.pending.default))
    fell.one("out_of_action", figure="thuroid")
    assert fell.pending.key == "activate", "nothing more is asked of the fallen"
    assert not fell.all("moved", figure="thuroid")
    fell.played()


@proves("EV-CCS-01", "EV-CCS-04")
def test_a_charger_who_survives_goes_on_and_alone_has_the_charge_bonus() -> None:
    """The shot is resolved, saves and all, before he moves; then he fights at 2+ with a sixth die, Gosaï at 3+."""
    survived = charge(
        dice={
            "thuroid": {"initiative": [2], "save": [5], "melee": [1] * 6},
            "foe": {"reaction": [4], "shot": [3, 2, 1], "melee": [2] * 5},
        },
    ).play(*CHARGE, SHOOT)
    order = [e["event"] + e.get("purpose", "") for e in survived.story()]
    assert order.index("shot") < order.index("rolledsave") < order.index("moved") < order.index("fought")
    assert (survived.one("fought")["needed"], survived.one("fought")["needed_back"]) == (2, 3)
    assert len(survived.rolls("thuroid", "melee")[0]["faces"]) == 6
    assert len(survived.rolls("foe", "melee")[0]["faces"]) == 5
    survived.played()


@proves("EV-CCS-01", "EV-DMG-04")
def test_a_wounded_monster_completes_its_charge() -> None:
    wounded = charge(
        thuroid={"V": 2, "S": None},
        dice={
            "thuroid": {"initiative": [2], "melee": [1] * 6},
            "foe": {"reaction": [4], "shot": [3, 2, 1], "melee": [1] * 5},
        },
    ).play(*CHARGE, SHOOT)
    assert wounded.order().index("wounded") < wounded.order().index("moved")
    assert wounded.facts("thuroid")["V"] == 1
    assert wounded.query("engaged", figure="thuroid") == ["foe"]


# ---------------------------------------------------------------- always short range


@proves("EV-CCS-02", "EV-SHO-06")
@pytest.mark.parametrize("ranges", [[5, 10, 20], [3, 10, 20], [1, 2, 3]])
def test_it_is_always_at_short_range(ranges: list[int]) -> None:
    """Announced at 4 pas: T4 - 1 = 3+ even if the short range, or the whole range, is less than that."""
    short = charge(
        gap=4.0,
        with_={"weapons": [{"name": "Arc", "P": 1, "ranges": ranges}, {"name": "Sabre", "P": 1}]},
        dice={
            "thuroid": {"initiative": [2], "melee": [1] * 6},
            "foe": {"reaction": [4], "shot": [2], "melee": [1]},
        },
    ).play(*CHARGE, SHOOT, ("where", [5, 12]))
    shot = short.one("shot")
    assert (shot["band"], shot["needed"]) == ("short", 3)
    assert thresholds(shot) == {"Portée": -1}
    assert shot["distance"] == 4.0, "from edge to edge, where the charger was"
    short.played()


# ---------------------------------------------------------------- conditions


@proves("EV-CCS-03", "EV-CHR-05", "EV-WPN-01", "EV-WPN-03")
@pytest.mark.parametrize(
    ("changes", "missing"),
    [
        ({}, None),
        ({"T": None}, "EV-CHR-05"),
        ({"weapons": [{"name": "Sabre", "P": 5}]}, "EV-WPN-01"),
        ({"lost_weapons": ["Arc"]}, "EV-WPN-03"),
    ],
)
def test_it_needs_t_and_a_weapon_to_shoot_with(changes: dict[str, Any], missing: str | None) -> None:
    archer = charge(with_=changes).answer(*CHARGE)
    offered = any(option == {"counter-charge-shot": "Arc"} for option in archer.offers("reaction"))
    assert offered is (missing is None)
    if not offered:
        refusal = archer.refused("reaction", "counter-charge-shot")
        assert (refusal.reason, refusal.rules) == ("cannot-shoot", ("EV-CCS-03", missing, "EV-REA-06"))


@proves("EV-CCS-03", "EV-SHO-04")
def test_an_engaged_archer_cannot_shoot_the_next_charger() -> None:
    busy = charge(red={"lothar": model("Lothar", 11, 12)}).answer(*CHARGE)
    assert busy.offers("reaction") == ["none", "counter-charge"]


@proves("EV-CCS-03")
def test_modifiers_of_the_target_apply() -> None:
    """Esquive, Insaisissable and a blessing of the shooter count; being on the move does not."""
    elusive = charge(
        thuroid={"traits": ["Esquive", "Insaisissable"]},
        status=("blessed", "aiming"),
        with_={"T": 2},
        dice={
            "thuroid": {"initiative": [2], "melee": [1] * 5},
            "foe": {"reaction": [4], "shot": [2, 2, 2], "melee": [1] * 5},
        },
    ).play(*CHARGE, SHOOT)
    shot = elusive.one("shot")
    assert thresholds(shot) == {"Portée": -1, "Esquive": 1, "Insaisissable": 2, "Béni": -1}
    assert shot["needed"] == 3


WALL = [block("wall", 7.2, 9, 7.6, 12.3)]


def round_the_wall(**more: Any) -> Scene:
    """Lothar must come round a wall that hides most of his way; the path is announced in three legs."""
    return scene(
        red={"thuroid": model("Thuroid", 6.5, 11.6)},
        blue={"foe": model("Gosaï", 9.5, 11.6, **more)},
        terrain=WALL,
        dice={
            "thuroid": {"initiative": [2], "melee": [1] * 6},
            "foe": {"reaction": [4], "shot": [1, 1, 1], "melee": [1] * 5},
        },
    ).answer(
        ("activate", "thuroid"),
        ("actions", 1),
        ("action", "charge"),
        ("path", [[6.5, 12.9], [8.2, 12.9], [8.2, 12.9], [8.62, 12.08]]),
    )


@proves("EV-CCS-03", "EV-SHO-01")
def test_the_player_picks_a_point_of_the_path_where_the_shot_is_legal() -> None:
    archer = round_the_wall().answer(SHOOT)
    assert archer.query("sight", from_="foe", to="thuroid") == "blocked"
    assert archer.pending.key == "where"
    points = archer.pending.facts["points"]
    assert [point["needed"] for point in points] == [3, 4], "in the open, or still half behind the wall"
    hidden = archer.refused("where", [6.5, 11.6])
    assert (hidden.reason, hidden.rules) == ("no-line-of-sight", ("EV-CCS-03", "EV-SHO-01"))
    astray = archer.refused("where", [8.2, 14])
    assert (astray.reason, astray.rules) == ("not-on-the-path", ("EV-CCS-03",))
    beside = archer.refused("where", [7.35, 13.0])
    assert (beside.reason, beside.rules) == ("not-on-the-path", ("EV-CCS-03",))
    touching = archer.refused("where", [8.62, 12.08])
    assert (touching.reason, touching.rules) == ("engaged", ("EV-CCS-03", "EV-SHO-04"))
    archer.play(("where", [8.2, 12.9]))
    shot = archer.one("shot")
    assert (shot["needed"], shot["hidden"]) == (3, 0.0)
    assert shot["distance"] == 0.839
    assert archer.facts("thuroid")["at"] == pytest.approx([8.62, 12.08], abs=0.001)
    archer.played()


@proves("EV-CCS-03", "EV-SHO-11")
def test_concealment_counts_at_the_point_chosen_and_the_easiest_point_is_the_default() -> None:
    default = round_the_wall().play(SHOOT)
    assert default.one("shot")["needed"] == 3
    worse = round_the_wall().answer(SHOOT)
    at = worse.pending.facts["points"][1]["at"]
    shot = worse.play(("where", at)).one("shot")
    assert thresholds(shot) == {"Portée": -1, "Cible dissimulée": 1}
    assert shot["hidden"] > 0.5


@proves("EV-CCS-03", "EV-SHO-04")
def test_without_any_legal_point_the_reaction_is_not_available() -> None:
    """Thuroid touches Kara all along the tenth of a pas that separates him from the archer."""
    close = charge(gap=0.1, blue={"kara": model("Kara", 8.95, 13)}).answer(*CHARGE)
    assert close.offers("reaction") == ["none", "counter-charge", "flee"]
    refusal = close.refused("reaction", "counter-charge-shot")
    assert (refusal.reason, refusal.rules) == ("engaged", ("EV-CCS-03", "EV-SHO-04", "EV-REA-06"))


@proves("EV-CCS-03", "EV-SHO-03")
def test_a_point_hidden_by_a_model_is_not_legal() -> None:
    screened = scene(
        red={"thuroid": model("Thuroid", 6.2, 13.2), "lothar": model("Lothar", 8, 13.05)},
        blue={"foe": model("Gosaï", 10, 12)},
        dice={"thuroid": {"initiative": [2]}, "foe": {"reaction": [4]}},
    ).answer(*CHARGE[:2], ("action", "charge"), ("path", [[6.6, 12], [8.995, 12]]), SHOOT)
    refusal = screened.refused("where", [6.2, 13.2])
    assert (refusal.reason, refusal.rules) == ("hidden-by-a-model", ("EV-CCS-03", "EV-SHO-03"))
    assert screened.pending.facts["points"][0]["needed"] == 3


@proves("EV-CCS-03", "EV-SHO-04")
def test_a_charger_who_is_still_in_contact_with_another_enemy_is_shot_at_later() -> None:
    """Thuroid leaves Kara to charge Gosaï: at the start of his way he is still engaged."""
    leaving = charge(
        blue={"kara": model("Kara", 6, 13)},
        dice={
            "thuroid": {"initiative": [2], "melee": [1] * 6},
            "foe": {"reaction": [4], "shot": [1, 1, 1], "melee": [1] * 5},
            "kara": {"opportunity": [2]},
        },
    ).answer(*CHARGE, SHOOT)
    refusal = leaving.refused("where", [6, 12])
    assert (refusal.reason, refusal.rules) == ("engaged", ("EV-CCS-03", "EV-SHO-04"))
    leaving.play(("where", [7, 12]))
    assert leaving.one("shot")["distance"] == 2.0


@proves("EV-CCS-03", "EV-HID-03")
def test_a_hidden_model_that_runs_up_is_shot_at_once_it_has_left_its_hiding_place() -> None:
    runner = charge(
        red={"kara": model("Kara", 6, 14, "hidden")},
        terrain=[block("rock", 5, 14.5, 6, 15.5)],
        dice={"kara": {"initiative": [1]}},
    ).answer(("activate", "kara"), ("actions", 1), ("action", "run"), ("path", {"touch": "foe"}), SHOOT)
    refusal = runner.refused("where", [6, 14])
    assert (refusal.reason, refusal.rules) == ("target-is-hidden", ("EV-CCS-03", "EV-HID-03", "EV-SHO-10"))
    for point in runner.pending.facts["points"]:
        assert point["at"] != [6.0, 14.0]


@proves("EV-CCS-03", "EV-STA-12")
@pytest.mark.parametrize(("where", "cover"), [([6.05, 12], 2), ([6.05, 12.1], 2), ([6.3, 12.746], 0)])
def test_cover_counts_as_long_as_the_charger_touches_its_element(where: list[float], cover: int) -> None:
    """He starts in cover behind a stone and slides along it; past it a hedge still conceals him, without cover."""
    stone = scene(
        red={"thuroid": model("Thuroid", 6.05, 12, "cover")},
        blue={"foe": model("Gosaï", 10, 12, T=2)},
        terrain=[block("stone", 6.55, 11.3, 7.1, 12.2), block("hedge", 8.9, 12.1, 9.15, 12.2)],
        dice={
            "thuroid": {"initiative": [2], "melee": [1] * 6},
            "foe": {"reaction": [4], "shot": [1, 1, 1], "melee": [1] * 5},
        },
    )
    assert stone.facts("thuroid")["behind"] == "stone"
    shot = stone.play(
        *CHARGE[:2], ("action", "charge"), ("path", [[6.05, 12.75], [9.28, 12.7]]), SHOOT, ("where", where)
    ).one("shot")
    assert thresholds(shot) == {"Portée": -1, "Cible dissimulée": 1} | ({"Cible à couvert": 2} if cover else {})


# ---------------------------------------------------------------- afterwards


@proves("EV-CCS-04", "EV-WPN-03", "EV-TRT-06")
def test_the_shooter_fights_without_bonus_and_without_the_spear_it_threw() -> None:
    """Léda has Charge furieuse, but a shot is no charge; her spear is gone, she fights with the sword."""
    thrown = charge(
        "Léda",
        dice={
            "thuroid": {"initiative": [2], "melee": [1] * 6},
            "foe": {"reaction": [2], "shot": [1] * 4, "melee": [3, 3, 3]},
        },
    ).play(*CHARGE, ("reaction", {"counter-charge-shot": "Lance"}))
    thrown.one("weapon_lost", figure="foe", weapon="Lance")
    assert thrown.facts("foe")["weapons"] == ["Épée magique"]
    roll = thrown.rolls("foe", "melee")[0]
    assert (roll["needed"], len(roll["faces"])) == (4, 3)
    assert thrown.one("fought") | {"needed": 2, "needed_back": 4, "parries": 0} == thrown.one("fought")
    thrown.played()


@proves("EV-CCS-04", "EV-HID-06")
def test_a_hidden_model_that_shoots_gives_itself_away() -> None:
    seen = charge(
        status=("hidden",),
        terrain=[block("rock", 9.5, 12.5, 10.5, 13.5)],
        dice={
            "thuroid": {"initiative": [2], "melee": [1] * 6},
            "foe": {"reaction": [4], "shot": [1, 1, 1], "melee": [1] * 5},
        },
    ).play(*CHARGE, SHOOT)
    assert seen.one("revealed", figure="foe")["reason"] == "attacked"
    assert seen.order().index("revealed") < seen.order().index("shot")


@proves("EV-CCS-03")
def test_points_are_looked_for_all_along_the_path_but_not_at_its_end() -> None:
    assert points_along(((0.0, 0.0), (1.0, 0.0), (1.0, 0.125)), 0.25) == [
        (0.0, 0.0),
        (0.25, 0.0),
        (0.5, 0.0),
        (0.75, 0.0),
        (1.0, 0.0),
    ]
    assert points_along(((0.0, 0.0), (0.375, 0.0)), 0.25) == [(0.0, 0.0), (0.1875, 0.0)]
