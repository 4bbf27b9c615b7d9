"""Shooting: who may be shot at, at what range, behind what, with how many dice, and in which order."""

import pytest

from games.evenor.scene import Scene, block, model, scene
from proofs import proves

SHOOT = (("activate", "gosai"), ("actions", 1), ("action", {"shoot": "foe", "weapon": "Arc"}))


def duel(gap: float = 7.0, foe: str = "Kara", **more: object) -> Scene:
    """Gosaï (T4+, bow P3, 5/10/20) and an enemy this far away, who fails to react."""
    dice = more.pop("dice", {"gosai": {"shot": [1, 1, 1]}, "foe": {"reaction": [1]}})
    return scene(
        red={"gosai": model("Gosaï", 2, 12)},
        blue={"foe": model(foe, 3 + gap, 12)},
        dice=dice,  # type: ignore[arg-type]
        **more,  # type: ignore[arg-type]
    )


def modifiers(event: dict[str, object]) -> dict[str, int]:
    listed = event.get("modifiers", ())
    assert isinstance(listed, tuple | list)
    return {part["name"]: part["value"] for part in listed}


# ---------------------------------------------------------------- sight


@proves("EV-SHO-01")
def test_a_wall_between_them_leaves_no_line_of_sight() -> None:
    blind = duel(terrain=[block("wall", 6, 10, 7, 14)])
    refusal = blind.answer(*SHOOT[:2]).refused(*SHOOT[2])
    assert refusal.reason == "no-line-of-sight"
    assert refusal.rules == ("EV-SHO-01",)
    assert {"shoot": "foe", "weapon": "Arc"} not in blind.offers("action")
    assert blind.query("shot", from_="gosai", to="foe", weapon="Arc") == "no-line-of-sight"


@proves("EV-SHO-01")
def test_the_smallest_part_of_the_target_in_view_is_enough() -> None:
    """The wall ends just below the upper edge of the target, seen from the centre of the shooter."""
    sliver = duel(terrain=[block("wall", 6, 9, 7, 12.19)])
    assert 0.8 < sliver.query("hidden", from_="gosai", to="foe") < 1.0
    assert {"shoot": "foe", "weapon": "Arc"} in sliver.answer(*SHOOT[:2]).offers("action")
    share = sliver.query("hidden", from_="gosai", to="foe")
    assert sliver.play(SHOOT[2]).one("shot")["hidden"] == round(share, 3) != round(share, 2)


@proves("EV-SHO-01")
def test_one_may_see_without_being_seen() -> None:
    """Right before Kara's eyes a narrow post hides the archer from her; he sees her on both sides of it."""
    post = duel(terrain=[block("post", 9.2, 11.9, 9.4, 12.1)])
    assert post.query("sight", from_="gosai", to="foe") == "partial"
    assert post.query("sight", from_="foe", to="gosai") == "blocked"
    assert {"shoot": "foe", "weapon": "Arc"} in post.answer(*SHOOT[:2]).offers("action")
    behind = scene(
        red={"gosai": model("Gosaï", 2, 12)},
        blue={"foe": model("Kara", 10, 12)},
        terrain=[block("post", 2.6, 11.9, 2.8, 12.1)],
    ).answer(*SHOOT[:2])
    assert {"shoot": "foe", "weapon": "Arc"} not in behind.offers("action")


@proves("EV-SHO-01")
def test_sight_is_taken_from_the_centre_of_the_base() -> None:
    """Over this wall the upper edge of the shooter's base would see the target; its centre does not."""
    wall = duel(gap=2.0, terrain=[block("wall", 3.2, 9, 3.5, 12.3)])
    assert wall.query("shot", from_="gosai", to="foe", weapon="Arc") == "no-line-of-sight"
    lower = duel(gap=2.0, terrain=[block("wall", 3.2, 9, 3.5, 12.2)])
    assert lower.query("shot", from_="gosai", to="foe", weapon="Arc") == "legal"


@proves("EV-SHO-01", "EV-SHO-11")
def test_scenery_lower_than_a_model_hides_nothing_and_other_scenery_is_full_height() -> None:
    low = duel(terrain=[block("hedge", 6, 10, 7, 14, height=0.9)])
    assert low.query("sight", from_="gosai", to="foe") == "clear"
    high = duel(terrain=[block("hedge", 6, 10, 7, 14, height=1.0)])
    assert high.query("sight", from_="gosai", to="foe") == "blocked"
    plain = duel(terrain=[block("hedge", 6, 10, 7, 14)])
    assert plain.query("sight", from_="gosai", to="foe") == "blocked"


@proves("EV-SHO-01")
def test_scenery_behind_or_beside_does_not_hide() -> None:
    aside = duel(terrain=[block("wall", 6, 12.6, 7, 16), block("back", 11, 10, 12, 14)])
    assert aside.query("hidden", from_="gosai", to="foe") == 0.0


# ---------------------------------------------------------------- range


@proves("EV-SHO-02")
def test_the_third_range_value_is_the_last_pas_a_weapon_reaches() -> None:
    assert duel(20.0).play(*SHOOT).one("shot")["band"] == "long"
    far = duel(20.013).answer(*SHOOT[:2])
    refusal = far.refused(*SHOOT[2])
    assert (refusal.reason, refusal.rules) == ("out-of-range", ("EV-SHO-02",))
    assert refusal.facts == {"distance": pytest.approx(20.013, abs=0.0006), "range": 20}
    assert {"shoot": "foe", "weapon": "Arc"} not in far.offers("action")
    assert far.query("range", from_="gosai", to="foe", weapon="Arc") == "out"


@proves("EV-SHO-06", "EV-SHO-12")
@pytest.mark.parametrize(
    ("gap", "band", "needed", "change"),
    [
        (0.5, "short", 3, -1),
        (5.0, "short", 3, -1),
        (5.003, "medium", 4, 0),
        (7.123, "medium", 4, 0),
        (10.0, "medium", 4, 0),
        (10.003, "long", 5, 1),
        (20.0, "long", 5, 1),
    ],
)
def test_the_limits_of_the_range_bands_belong_to_the_nearer_band(
    gap: float, band: str, needed: int, change: int
) -> None:
    shot = duel(gap).play(*SHOOT).one("shot")
    assert (shot["band"], shot["needed"]) == (band, needed)
    assert shot["distance"] == pytest.approx(gap, abs=0.0006)
    assert modifiers(shot) == ({"Portée": change} if change else {})


# ---------------------------------------------------------------- models in the way, engaged models


@proves("EV-SHO-03")
@pytest.mark.parametrize("screen", ["friend", "enemy", "prone"])
def test_whoever_covers_part_of_the_target_forbids_the_shot(screen: str) -> None:
    between = model("Nobu", 6, 12.6, *(["prone"] if screen == "prone" else []))
    hidden = scene(
        red={"gosai": model("Gosaï", 2, 12), **({"nobu": between} if screen == "friend" else {})},
        blue={"foe": model("Kara", 10, 12), **({"nobu": between} if screen != "friend" else {})},
    ).answer(*SHOOT[:2])
    refusal = hidden.refused(*SHOOT[2])
    assert (refusal.reason, refusal.rules) == ("hidden-by-a-model", ("EV-SHO-03",))
    assert refusal.facts == {"figure": "nobu"}
    assert {"shoot": "foe", "weapon": "Arc"} not in hidden.offers("action")


@proves("EV-SHO-03", "EV-DMG-06")
def test_a_fallen_model_a_model_beside_and_a_model_behind_hide_nobody() -> None:
    seen = scene(
        red={"gosai": model("Gosaï", 2, 12), "fallen": model("Nobu", 6, 12, "out", V=0)},
        blue={"foe": model("Kara", 10, 12), "beside": model("Thuroid", 6, 13.3), "behind": model("Lothar", 11, 12.3)},
    )
    assert seen.query("shot", from_="gosai", to="foe", weapon="Arc") == "legal"
    assert {"shoot": "foe", "weapon": "Arc"} in seen.answer(*SHOOT[:2]).offers("action")


@proves("EV-SHO-04")
def test_nobody_shoots_from_or_into_a_melee() -> None:
    shooter = scene(
        red={"gosai": model("Gosaï", 2, 12)}, blue={"foe": model("Kara", 10, 12), "near": model("Thuroid", 2, 13)}
    ).answer(*SHOOT[:2])
    refusal = shooter.refused(*SHOOT[2])
    assert (refusal.reason, refusal.rules, refusal.facts) == ("engaged", ("EV-SHO-04",), {"figure": "gosai"})
    assert {"shoot": "foe", "weapon": "Arc"} not in shooter.offers("action")

    target = scene(
        red={"gosai": model("Gosaï", 2, 12), "friend": model("Saïto", 10, 13)}, blue={"foe": model("Kara", 10, 12)}
    ).answer(*SHOOT[:2])
    refusal = target.refused(*SHOOT[2])
    assert (refusal.reason, refusal.rules, refusal.facts) == ("engaged", ("EV-SHO-04",), {"figure": "foe"})
    assert {"shoot": "foe", "weapon": "Arc"} not in target.offers("action")


@proves("EV-SHO-04")
def test_touching_a_friend_is_no_engagement() -> None:
    together = scene(
        red={"gosai": model("Gosaï", 2, 12), "friend": model("Saïto", 2, 13)},
        blue={"foe": model("Kara", 10, 12), "other": model("Thuroid", 10, 13)},
    )
    assert together.query("shot", from_="gosai", to="foe", weapon="Arc") == "legal"


@proves("EV-SHO-10")
def test_only_an_enemy_in_play_that_is_not_hidden_can_be_a_target() -> None:
    table = scene(
        red={"gosai": model("Gosaï", 2, 12), "friend": model("Saïto", 8, 8)},
        blue={"foe": model("Kara", 10, 12, "hidden"), "fallen": model("Thuroid", 9, 15, "out", V=0)},
        terrain=[block("rock", 10, 12.5, 11, 13.5)],
    ).answer(*SHOOT[:2])
    assert not [option for option in table.offers("action") if isinstance(option, dict) and "shoot" in option]
    hidden = table.refused("action", {"shoot": "foe", "weapon": "Arc"})
    assert (hidden.reason, hidden.rules) == ("target-is-hidden", ("EV-HID-03", "EV-SHO-10"))
    for other in ("friend", "fallen"):
        refusal = table.refused("action", {"shoot": other, "weapon": "Arc"})
        fallen = ("EV-DMG-06",) if other == "fallen" else ()
        assert (refusal.reason, refusal.rules) == ("not-an-enemy", ("EV-SHO-10", *fallen))


@proves("EV-SHO-10", "EV-HID-03")
def test_the_hidden_state_alone_forbids_the_shot_wherever_the_model_stands() -> None:
    hidden = scene(red={"gosai": model("Gosaï", 2, 12)}, blue={"foe": model("Kara", 10, 12, "hidden")})
    assert hidden.query("shot", from_="gosai", to="foe", weapon="Arc") == "target-is-hidden"


@proves("EV-SHO-10", "EV-SHO-02")
def test_every_enemy_that_can_be_shot_at_is_offered_whoever_comes_before() -> None:
    """A hidden enemy, an engaged one and one beyond range are passed over; the last is offered."""
    table = scene(
        red={"gosai": model("Gosaï", 2, 12), "saito": model("Saïto", 2, 20)},
        blue={
            "hidden": model("Kara", 8, 12, "hidden"),
            "engaged": model("Thuroid", 3, 20),
            "far": model("Lothar", 23.2, 10),
            "foe": model("Myrina", 6, 9),
        },
        terrain=[block("rock", 8, 12.5, 9, 13.5)],
    ).answer(*SHOOT[:2])
    shots = [option for option in table.offers("action") if isinstance(option, dict) and "shoot" in option]
    assert shots == [{"shoot": "foe", "weapon": "Arc"}]


@proves("EV-SHO-10", "EV-CHR-05")
def test_a_missile_is_no_use_without_t() -> None:
    unable = scene(red={"gosai": model("Gosaï", 2, 12, T=None)}, blue={"foe": model("Kara", 10, 12)})
    assert unable.query("shot", from_="gosai", to="foe", weapon="Arc") == "cannot-shoot"
    unable.answer(*SHOOT[:2])
    assert not [option for option in unable.offers("action") if isinstance(option, dict) and "shoot" in option]
    assert unable.refused(*SHOOT[2]).rules == ("EV-CHR-05",)


# ---------------------------------------------------------------- cost, dice, hits


@proves("EV-SHO-05", "EV-SHO-07")
def test_an_action_gives_one_shot_with_one_weapon_at_one_target() -> None:
    """Two enemies in sight and two missiles: one is shot at, with one of them, and the activation is over."""
    shot = scene(
        red={
            "gosai": model(
                "Gosaï",
                2,
                12,
                weapons=[
                    {"name": "Arc", "P": 3, "ranges": [5, 10, 20]},
                    {"name": "Lance", "P": 4, "ranges": [3, 6, 12], "thrown": True},
                ],
            )
        },
        blue={"foe": model("Kara", 10, 12), "other": model("Thuroid", 10, 15)},
        dice={"gosai": {"shot": [4, 4, 1]}, "foe": {"reaction": [1]}},
    )
    options = [o for o in shot.answer(*SHOOT[:2]).offers("action") if isinstance(o, dict) and "shoot" in o]
    assert len(options) == 4
    shot.play(SHOOT[2]).played()
    told = shot.one("shot")
    assert (told["target"], told["weapon"], told["kind"], told["dice"]) == ("foe", "Arc", "static", 3)
    assert len(shot.rolls("gosai", "shot")) == 1
    assert shot.pending.key == "activate" or shot.pending.seat == "blue"


@proves("EV-SHO-05", "EV-SHO-12")
def test_the_three_ways_to_shoot() -> None:
    """A static shot and the shot back at it; then a moving shot, with its T+1."""
    archers = scene(
        red={"gosai": model("Gosaï", 2, 12)},
        blue={"foe": model("Asteria", 10, 12)},
        dice={"gosai": {"shot": [1, 1, 1]}, "foe": {"reaction": [3], "shot": [1, 1, 1]}},
    ).play(*SHOOT, ("reaction", "shoot-back"))
    assert [(shot["figure"], shot["kind"], shot["needed"]) for shot in archers.all("shot")] == [
        ("gosai", "static", 4),
        ("foe", "reaction", 4),
    ]
    moving = duel(dice={"gosai": {"initiative": [3], "shot": [1, 1, 1]}, "foe": {"reaction": [1]}}).play(
        *SHOOT[:2], ("action", "moving-shot"), ("path", []), ("shot", {"shoot": "foe"})
    )
    assert (moving.one("shot")["kind"], moving.one("shot")["needed"]) == ("moving", 5)
    assert modifiers(moving.one("shot")) == {"Tir en déplacement": 1}


@proves("EV-SHO-07", "EV-SHO-08")
@pytest.mark.parametrize(("faces", "hits"), [((3, 3, 3), 0), ((4, 3, 1), 1), ((4, 5, 6), 3)])
def test_as_many_dice_as_the_power_and_one_hit_for_each_that_reaches_t(faces: tuple[int, ...], hits: int) -> None:
    monster = duel(
        foe="Ymir", dice={"gosai": {"shot": faces}, "foe": {"reaction": [1], "save": [1] * hits}}, gap=6.7
    ).play(*SHOOT)
    shot = monster.one("shot")
    assert (shot["dice"], shot["hits"]) == (3, hits)
    assert "EV-SHO-08" in shot["rules"]
    roll = monster.rolls("gosai", "shot")[0]
    assert (roll["needed"], list(roll["faces"]), roll["hits"]) == (4, list(faces), hits)
    assert len(monster.rolls("foe", "save")) == (1 if hits else 0)
    assert monster.facts("foe")["V"] == max(0, 2 - hits)
    monster.played()


@proves("EV-SHO-09")
def test_a_six_gives_no_extra_die_to_a_shot() -> None:
    sixes = duel(dice={"gosai": {"shot": [6, 6, 6]}, "foe": {"reaction": [1]}}).play(*SHOOT)
    assert list(sixes.rolls("gosai", "shot")[0]["faces"]) == [6, 6, 6]
    assert sixes.one("shot")["hits"] == 3


@proves("EV-SHO-09")
def test_a_six_on_a_magic_reroll_gives_no_extra_die_either() -> None:
    magic = scene(
        red={"gosai": model("Gosaï", 2, 12, weapons=[{"name": "Arc", "P": 2, "ranges": [5, 10, 20], "magic": True}])},
        blue={"foe": model("Kara", 10, 12)},
        dice={"gosai": {"shot": [6, 1, 6]}, "foe": {"reaction": [1]}},
    ).play(*SHOOT, ("reroll", "reroll"))
    assert magic.one("shot")["hits"] == 2
    magic.played()


# ---------------------------------------------------------------- concealment


@proves("EV-SHO-11", "EV-REF-07")
@pytest.mark.parametrize(
    ("edge", "sight", "needed"), [(11.99, "partial", 4), (12.0, "partial", 4), (12.01, "concealed", 5)]
)
def test_half_hidden_is_not_concealed_a_hair_more_is(edge: float, sight: str, needed: int) -> None:
    """A wall that ends on the line between the two centres hides exactly half of the target."""
    half = duel(terrain=[block("wall", 6, 9, 7, edge)])
    assert half.query("sight", from_="gosai", to="foe") == sight
    shot = half.play(*SHOOT).one("shot")
    assert shot["needed"] == needed
    assert modifiers(shot) == ({"Cible dissimulée": 1} if needed == 5 else {})


@proves("EV-SHO-11", "EV-STA-11")
def test_concealment_alone_is_one_and_cover_with_it_three() -> None:
    rock = [block("rock", 9, 11, 9.5, 12.01)]
    shown = scene(
        red={"gosai": model("Gosaï", 2, 12)},
        blue={"foe": model("Kara", 10, 12)},
        terrain=rock,
        dice={"gosai": {"shot": [1, 1, 1]}, "foe": {"reaction": [1]}},
    ).play(*SHOOT)
    assert modifiers(shown.one("shot")) == {"Cible dissimulée": 1}
    covered = scene(
        red={"gosai": model("Gosaï", 2, 12, T=2)},
        blue={"foe": model("Kara", 10, 12, "cover")},
        terrain=rock,
        dice={"gosai": {"shot": [4, 5, 1]}, "foe": {"reaction": [1]}},
    ).play(*SHOOT)
    assert modifiers(covered.one("shot")) == {"Cible dissimulée": 1, "Cible à couvert": 2}
    assert (covered.one("shot")["needed"], covered.one("shot")["hits"]) == (5, 1)


@proves("EV-SHO-12", "EV-STA-11")
def test_cover_against_a_shooter_who_sees_half_of_the_target_gives_nothing() -> None:
    seen = scene(
        red={"gosai": model("Gosaï", 2, 12)},
        blue={"foe": model("Kara", 10, 12, "cover")},
        terrain=[block("rock", 9, 11, 9.5, 12.0)],
        dice={"gosai": {"shot": [4, 3, 1]}, "foe": {"reaction": [1]}},
    ).play(*SHOOT)
    assert not modifiers(seen.one("shot"))
    assert (seen.one("shot")["needed"], seen.one("shot")["hits"]) == (4, 1)


# ---------------------------------------------------------------- modifiers


@proves("EV-SHO-12", "EV-TRT-16", "EV-TRT-17")
@pytest.mark.parametrize(
    ("changes", "status", "name", "value"),
    [
        ({}, ("prone",), "Cible à terre", 1),
        ({"traits": ["Esquive"]}, (), "Esquive", 1),
        ({"traits": ["Insaisissable"]}, (), "Insaisissable", 2),
        ({"traits": ["Furtif"]}, (), "Insaisissable", 2),
    ],
)
def test_what_the_target_is_changes_the_threshold(
    changes: dict[str, object], status: tuple[str, ...], name: str, value: int
) -> None:
    reaction = {} if status else {"reaction": [1]}
    shot = (
        scene(
            red={"gosai": model("Gosaï", 2, 12, T=3)},
            blue={"foe": model("Kara", 10, 12, *status, **changes)},
            dice={"gosai": {"shot": [1, 1, 1]}, "foe": reaction},
        )
        .play(*SHOOT)
        .one("shot")
    )
    assert modifiers(shot) == {name: value}
    assert shot["needed"] == 3 + value


@proves("EV-SHO-12", "EV-AIM-01")
def test_what_the_shooter_did_or_is_changes_the_threshold() -> None:
    blessed = scene(
        red={"gosai": model("Gosaï", 2, 12, "blessed")},
        blue={"foe": model("Kara", 10, 12)},
        dice={"gosai": {"shot": [1, 1, 1]}, "foe": {"reaction": [1]}},
    ).play(*SHOOT)
    assert (modifiers(blessed.one("shot")), blessed.one("shot")["needed"]) == ({"Béni": -1}, 3)
    aimed = duel(dice={"gosai": {"initiative": [3, 4], "shot": [1, 1, 1]}, "foe": {"reaction": [1]}}).play(
        ("activate", "gosai"), ("actions", 2), ("action", "aim"), SHOOT[2]
    )
    assert (modifiers(aimed.one("shot")), aimed.one("shot")["needed"]) == ({"Viser": -2}, 2)


@proves("EV-SHO-13", "EV-SHO-12")
def test_prone_concealed_and_moving_are_three_separate_modifiers() -> None:
    """T2+ at short range, on the move, at a prone and concealed target: 2 - 1 + 1 + 1 + 1 = 4+."""
    shot = (
        scene(
            red={"gosai": model("Gosaï", 2, 12, T=2)},
            blue={"foe": model("Kara", 7, 12, "prone")},
            terrain=[block("wall", 4, 9, 4.5, 12.01)],
            dice={"gosai": {"initiative": [3], "shot": [3, 4, 1]}},
        )
        .play(*SHOOT[:2], ("action", "moving-shot"), ("path", []), ("shot", {"shoot": "foe"}))
        .one("shot")
    )
    assert modifiers(shot) == {
        "Portée": -1,
        "Cible à terre": 1,
        "Cible dissimulée": 1,
        "Tir en déplacement": 1,
    }
    assert (shot["needed"], shot["hits"]) == (4, 1)


@proves("EV-SHO-13")
def test_modifiers_are_added_before_the_limits_are_applied() -> None:
    """T5+ at long range at an elusive, dodging target: 5 + 1 + 2 + 1 = 9, so 6+; a blessing then changes nothing."""
    hard = scene(
        red={"gosai": model("Gosaï", 2, 12, "blessed", T=5)},
        blue={"foe": model("Kara", 15, 12, traits=["Esquive", "Insaisissable"])},
        dice={"gosai": {"shot": [5, 6, 5]}, "foe": {"reaction": [1]}},
    ).play(*SHOOT)
    assert (hard.one("shot")["needed"], hard.one("shot")["hits"]) == (6, 1)
    easy = scene(
        red={"gosai": model("Gosaï", 2, 12, "blessed", T=2)},
        blue={"foe": model("Kara", 5, 12, traits=["Esquive"])},
        dice={"gosai": {"shot": [1, 2, 1]}, "foe": {"reaction": [1]}},
    ).play(*SHOOT)
    assert modifiers(easy.one("shot")) == {"Portée": -1, "Béni": -1, "Esquive": 1}
    assert (easy.one("shot")["needed"], easy.one("shot")["hits"]) == (2, 1)


# ---------------------------------------------------------------- order


@proves("EV-SHO-14", "EV-REA-02", "EV-REA-08")
def test_a_shot_is_declared_reacted_to_rolled_saved_and_only_then_suffered() -> None:
    order = scene(
        red={"gosai": model("Gosaï", 2, 12)},
        blue={"foe": model("Ulysse", 10, 12)},
        dice={
            "gosai": {"shot": [6, 6, 1], "save": [1]},
            "foe": {"reaction": [4], "shot": [4, 1, 1, 1], "save": [1, 1]},
        },
    ).play(*SHOOT, ("reaction", "shoot-back"))
    told = [
        (event["event"], event.get("purpose"), event.get("figure"))
        for event in order.story()
        if event["event"] in ("action_declared", "rolled", "reacted", "shot", "wounded", "out_of_action")
    ]
    assert told == [
        ("action_declared", None, "gosai"),
        ("rolled", "reaction", "foe"),
        ("reacted", None, "foe"),
        ("rolled", "shot", "gosai"),
        ("shot", None, "gosai"),
        ("rolled", "shot", "foe"),
        ("shot", None, "foe"),
        ("rolled", "save", "foe"),
        ("rolled", "save", "gosai"),
        ("wounded", None, "foe"),
        ("wounded", None, "gosai"),
        ("out_of_action", None, "foe"),
        ("out_of_action", None, "gosai"),
    ]
    order.played()


@proves("EV-SHO-14", "EV-REA-05")
def test_a_power_sent_back_is_rolled_after_the_shot_and_before_the_saves() -> None:
    """Selene is shot at and confuses the archer; the shot is not worse for it, since both happen at once."""
    spell = scene(
        red={"gosai": model("Gosaï", 2, 12)},
        blue={"foe": model("Selene", 10, 12, S=6)},
        dice={"gosai": {"shot": [4, 1, 1]}, "foe": {"reaction": [3], "power": [2], "save": [6]}},
    ).play(*SHOOT, ("reaction", {"power": "Confusion", "target": "gosai"}))
    rolled = [(e["figure"], e["purpose"]) for e in spell.all("rolled")]
    assert rolled == [("foe", "reaction"), ("gosai", "shot"), ("foe", "power"), ("foe", "save")]
    assert "confused" in spell.status("gosai")
    spell.played()
