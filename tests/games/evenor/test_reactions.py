"""Reactions: what triggers them, the roll, the choice, and what they do at the same time as the action."""

from typing import Any

import pytest

from escarmouche.core.dice import SeededDice
from escarmouche.core.game import Game
from escarmouche.games.evenor.rules.reactions import Trigger, around, cover_places, taking_cover
from escarmouche.games.evenor.rules.shooting import hidden_share
from escarmouche.space.geometry import Footprint, gap_to_ring
from escarmouche.space.table import Piece
from games.evenor.scene import Scene, block, model, scene
from proofs import proves

SHOOT = (("activate", "gosai"), ("actions", 1), ("action", {"shoot": "foe", "weapon": "Arc"}))
CONFUSE = (("activate", "selene"), ("actions", 1), ("action", {"power": "Confusion", "target": "foe"}))
CHARGE = (("activate", "thuroid"), ("actions", 1), ("action", {"charge": "foe"}))


def shot_at(foe: str = "Kara", reaction: int = 6, *status: str, gap: float = 7.0, **more: Any) -> Scene:
    """Gosaï (T4+, bow P3) shoots at an enemy and misses; the reaction die is given."""
    dice = {"gosai": {"shot": [1, 1, 1]}, "foe": {"reaction": [reaction]}}
    with_ = more.pop("with_", {})
    return scene(
        red={"gosai": model("Gosaï", 2, 12)},
        blue={"foe": model(foe, 3 + gap, 12, *status, **with_)},
        dice=more.pop("dice", dice),
        **more,
    )


def bewitched(foe: str = "Kara", reaction: int = 6, power: int = 1, **more: Any) -> Scene:
    """Selene (Confusion 2+) casts at an enemy; the dice of both are given."""
    dice = {"selene": {"power": [power]}, "foe": {"reaction": [reaction]}}
    return scene(
        red={"selene": model("Selene", 2, 12)}, blue={"foe": model(foe, 9, 12)}, dice=more.pop("dice", dice), **more
    )


# ---------------------------------------------------------------- what triggers a reaction


@proves("EV-REA-01", "EV-REA-02")
def test_a_shot_a_power_and_a_charge_each_give_the_target_a_roll() -> None:
    assert len(shot_at(reaction=1).play(*SHOOT).rolls("foe", "reaction")) == 1
    powered = bewitched("Asteria", 1).play(*CONFUSE)
    assert len(powered.rolls("foe", "reaction")) == 1
    charge = scene(
        red={"thuroid": model("Thuroid", 6, 12)},
        blue={"foe": model("Kara", 10, 12)},
        dice={"thuroid": {"initiative": [2], "melee": [1] * 6}, "foe": {"reaction": [1], "melee": [1] * 4}},
    ).play(*CHARGE)
    assert len(charge.rolls("foe", "reaction")) == 1


@proves("EV-REA-01", "EV-DYN-09", "EV-REA-06")
@pytest.mark.parametrize("action", ["run", "moving-shot", "step"])
def test_any_move_into_contact_gives_a_roll(action: str) -> None:
    engaged = scene(
        red={"gosai": model("Gosaï", 8.5, 12)},
        blue={"foe": model("Kara", 10, 12)},
        dice={"gosai": {} if action == "step" else {"initiative": [3]}, "foe": {"reaction": [1]}},
    ).answer(("activate", "gosai"), ("actions", 1), ("action", action), ("path", {"touch": "foe"}))
    assert engaged.rolls("foe", "reaction")[0]["hits"] == 0
    assert engaged.query("engaged", figure="gosai") == ["foe"]


@proves("EV-REA-01")
def test_a_fight_by_an_enemy_already_in_contact_gives_no_reaction() -> None:
    fight = scene(
        red={"saito": model("Saïto", 9, 12)},
        blue={"foe": model("Kara", 10, 12)},
        dice={"saito": {"melee": [1] * 5}, "foe": {"melee": [1] * 4}},
    ).play(("activate", "saito"), ("actions", 1), ("action", {"fight": "foe"}))
    assert not fight.rolls("foe", "reaction")
    fight.one("fought")


@proves("EV-REA-01")
def test_a_friendly_power_and_a_mere_bystander_give_no_reaction() -> None:
    blessing = scene(
        red={"selene": model("Selene", 2, 12), "friend": model("Nobu", 4, 12)},
        blue={"foe": model("Kara", 20, 12)},
        dice={"selene": {"power": [2]}},
    ).play(("activate", "selene"), ("actions", 1), ("action", {"power": "Bénédiction", "target": "friend"}))
    assert not blessing.all("rolled", purpose="reaction")
    assert "blessed" in blessing.status("friend")
    bystander = scene(
        red={"gosai": model("Gosaï", 2, 12)},
        blue={"foe": model("Kara", 10, 12), "near": model("Thuroid", 10, 13.2)},
        dice={"gosai": {"shot": [1, 1, 1]}, "foe": {"reaction": [1]}},
    ).play(*SHOOT)
    assert [roll["figure"] for roll in bystander.all("rolled", purpose="reaction")] == ["foe"]


# ---------------------------------------------------------------- the roll


@proves("EV-REA-02", "EV-CHR-03")
@pytest.mark.parametrize(("die", "passed"), [(2, False), (3, True), (1, False), (6, True)])
def test_the_reaction_roll_needs_r_or_more(die: int, passed: bool) -> None:
    """Kara has R3+."""
    kara = shot_at(reaction=die).play(*SHOOT, *((("reaction", "prone"),) if passed else ()))
    roll = kara.rolls("foe", "reaction")[0]
    assert (roll["needed"], list(roll["faces"]), roll["hits"]) == (3, [die], int(passed))
    assert "EV-REA-02" in roll["rules"]
    assert ("prone" in kara.status("foe")) is passed
    assert len(kara.all("reacted")) == int(passed)
    shots = [e["purpose"] for e in kara.all("rolled")]
    assert shots == ["reaction", "shot"], "the reaction roll comes before the dice of the shot, which goes on"


@proves("EV-REA-03")
@pytest.mark.parametrize("place", [(2, 12), (18, 12), (10, 4), (10, 20), (4, 6)])
def test_the_direction_of_the_attack_never_prevents_a_reaction(place: tuple[float, float]) -> None:
    around = scene(
        red={"gosai": model("Gosaï", *place)},
        blue={"foe": model("Asteria", 10, 12)},
        dice={"foe": {"reaction": [3]}},
    ).answer(*SHOOT)
    assert {"shoot-back": "Arc"} in around.offers("reaction")
    assert "prone" in around.offers("reaction")


# ---------------------------------------------------------------- which reactions


@proves("EV-REA-04", "EV-REF-03")
def test_to_a_shot_one_may_shoot_back_go_prone_take_cover_or_cast_a_spell() -> None:
    everything = shot_at(
        "Selene",
        with_={"T": 4, "weapons": [{"name": "Arc", "P": 3, "ranges": [5, 10, 20]}]},
        terrain=[block("rock", 8.9, 12.3, 9.5, 13.0)],
    ).answer(*SHOOT)
    assert everything.offers("reaction") == [
        "none",
        {"shoot-back": "Arc"},
        "prone",
        {"cover": "rock"},
        {"power": "Confusion", "target": "gosai"},
    ]
    for other in ("counter-charge", {"counter-charge-shot": "Arc"}, "flee"):
        refusal = everything.refused("reaction", other)
        assert (refusal.reason, refusal.rules) == ("wrong-reaction", ("EV-REA-04",))


@proves("EV-REA-05")
def test_to_a_power_one_may_shoot_back_or_use_a_power_but_not_duck() -> None:
    mage = scene(
        red={"selene": model("Selene", 2, 12)},
        blue={
            "foe": model("Shiro", 9, 12, T=4, weapons=[{"name": "Arc", "P": 3, "ranges": [5, 10, 20]}], R=1),
            "mate": model("Nobu", 9, 14),
        },
        terrain=[block("rock", 8, 12.2, 9, 13)],
        dice={"foe": {"reaction": [1]}},
    ).answer(*CONFUSE)
    assert mage.offers("reaction") == ["none", {"shoot-back": "Arc"}, {"power": "Bénédiction", "target": "mate"}]
    for other in ("prone", {"cover": "rock"}, "flee"):
        refusal = mage.refused("reaction", other)
        assert (refusal.reason, refusal.rules) == ("wrong-reaction", ("EV-REA-05",))


@proves("EV-REA-05")
def test_a_power_in_reaction_may_go_to_any_legal_target() -> None:
    """Selene, bewitched by her double, blesses a friend instead of answering her."""
    other = scene(
        red={"selene": model("Selene", 2, 12)},
        blue={"foe": model("Selene", 9, 12), "mate": model("Nobu", 9, 15)},
        dice={"selene": {"power": [1]}, "foe": {"reaction": [3], "power": [2]}},
    ).play(*CONFUSE, ("reaction", {"power": "Bénédiction", "target": "mate"}))
    assert "blessed" in other.status("mate")
    assert other.one("reacted") | {"figure": "foe", "reaction": "power", "to": "selene"} == other.one("reacted")
    assert other.one("power_used", figure="foe") | {"target": "mate", "worked": True} == other.one(
        "power_used", figure="foe"
    )
    other.played()


@proves("EV-REA-06", "EV-REF-03")
@pytest.mark.parametrize("action", ["run", {"charge": "foe"}])
def test_to_an_engagement_one_may_counter_charge_shoot_first_or_flee(action: Any) -> None:
    engaged = scene(
        red={"thuroid": model("Thuroid", 6, 12)},
        blue={"foe": model("Asteria", 10, 12)},
        terrain=[block("rock", 9.5, 12.6, 10.5, 13.6)],
        dice={"thuroid": {"initiative": [2]}, "foe": {"reaction": [3]}},
    ).answer(("activate", "thuroid"), ("actions", 1), ("action", action), ("path", {"touch": "foe"}))
    assert engaged.offers("reaction") == ["none", "counter-charge", {"counter-charge-shot": "Arc"}, "flee"]
    for other in ("prone", {"shoot-back": "Arc"}, {"cover": "rock"}, {"power": "Confusion", "target": "thuroid"}):
        refusal = engaged.refused("reaction", other)
        assert (refusal.reason, refusal.rules) == ("wrong-reaction", ("EV-REA-06",))


# ---------------------------------------------------------------- the choice


@proves("EV-REA-07")
def test_the_reaction_is_chosen_after_the_roll_and_may_be_declined() -> None:
    choice = shot_at().answer(*SHOOT)
    assert choice.rolls("foe", "reaction")
    assert (choice.pending.key, choice.pending.seat, choice.pending.figure) == ("reaction", "blue", "foe")
    assert choice.pending.default == "none"
    choice.play(("reaction", "none"))
    declined = choice.one("reacted")
    assert (declined["reaction"], declined["to"], declined["rules"]) == ("none", "gosai", ("EV-REA-07",))
    assert "prone" not in choice.status("foe")
    choice.played()


@proves("EV-REA-07", "EV-STA-13")
def test_no_roll_is_made_if_no_reaction_is_possible() -> None:
    """Kara is prone, has no missile, no power and no scenery to touch."""
    helpless = shot_at("Kara", 6, "prone", dice={"gosai": {"shot": [1, 1, 1]}}).play(*SHOOT)
    assert not helpless.rolls("foe", "reaction")
    helpless.one("shot")
    against_power = bewitched(dice={"selene": {"power": [1]}}).play(*CONFUSE)
    assert not against_power.rolls("foe", "reaction")
    archer = bewitched("Asteria", 1).play(*CONFUSE)
    assert len(archer.rolls("foe", "reaction")) == 1


@proves("EV-REA-07")
@pytest.mark.parametrize(
    ("status", "answer", "reason", "rules"),
    [
        ((), {"shoot-back": "Lance"}, "cannot-shoot", ("EV-REA-12", "EV-CHR-05", "EV-REA-04")),
        ((), {"cover": "rock"}, "reaction-not-possible", ("EV-REA-10", "EV-REA-04")),
        (
            (),
            {"power": "Confusion", "target": "gosai"},
            "no-such-power",
            ("EV-OCC-03", "EV-OCC-01", "EV-STA-19", "EV-REA-04"),
        ),
        (("prone",), "prone", "reaction-not-possible", ("EV-STA-13", "EV-REA-04")),
    ],
)
def test_a_reaction_must_be_one_the_model_can_perform(
    status: tuple[str, ...], answer: Any, reason: str, rules: tuple[str, ...]
) -> None:
    kara = shot_at("Asteria" if status else "Kara", 6, *status).answer(*SHOOT)
    assert answer not in kara.offers("reaction")
    refusal = kara.refused("reaction", answer)
    assert (refusal.reason, refusal.rules) == (reason, rules)


# ---------------------------------------------------------------- at the same time


@proves("EV-REA-08", "EV-REA-12")
def test_two_archers_who_shoot_at_each_other_may_both_fall() -> None:
    both = scene(
        red={"gosai": model("Gosaï", 2, 12), "saito": model("Saïto", 2, 2)},
        blue={"foe": model("Asteria", 10, 12), "kara": model("Kara", 20, 2)},
        dice={
            "gosai": {"shot": [4, 1, 1], "save": [5]},
            "foe": {"reaction": [3], "shot": [4, 1, 1]},
        },
    ).play(*SHOOT, ("reaction", "shoot-back"))
    assert {event["figure"] for event in both.all("out_of_action")} == {"gosai", "foe"}
    assert both.one("reacted")["reaction"] == "shoot-back"
    both.played()


@proves("EV-REA-08")
def test_the_last_two_models_shoot_each_other_and_nobody_wins() -> None:
    both = shot_at(
        "Asteria",
        dice={"gosai": {"shot": [4, 1, 1], "save": [5]}, "foe": {"reaction": [3], "shot": [4, 1, 1]}},
    ).play(*SHOOT, ("reaction", "shoot-back"))
    assert both.over
    assert both.state.result.winner is None


@proves("EV-REA-08")
def test_a_power_works_even_if_the_shot_back_fells_its_user() -> None:
    both = bewitched("Asteria", dice={"selene": {"power": [2]}, "foe": {"reaction": [3], "shot": [4, 1, 1]}}).play(
        *CONFUSE, ("reaction", "shoot-back")
    )
    both.one("out_of_action", figure="selene")
    assert "confused" in both.status("foe")


@proves("EV-REA-08")
def test_a_blessing_in_reaction_comes_too_late_for_the_save_against_the_shot() -> None:
    """Nobody is its own friend, so the target blesses its neighbour, who is shot at in the same rank."""
    late = scene(
        red={"gosai": model("Gosaï", 2, 12), "asteria": model("Asteria", 2, 14)},
        blue={"shiro": model("Shiro", 10, 12), "nobu": model("Nobu", 10, 14), "far": model("Kara", 22, 22)},
        dice={
            "gosai": {"shot": [1, 1, 1]},
            "asteria": {"shot": [5, 1, 1]},
            "shiro": {"reaction": [3], "power": [4]},
            "nobu": {"reaction": [1], "save": [5]},
        },
    ).play(
        ("activate", {"wait": "gosai"}),
        ("group", ["asteria"]),
        ("activate", "far"),
        ("actions", 1),
        ("action", "prone"),
        ("activate", "asteria"),
        ("actions", 1),
        ("action", {"shoot": "shiro", "weapon": "Arc"}),
        ("action", {"shoot": "nobu", "weapon": "Arc"}),
        ("reaction", {"power": "Bénédiction", "target": "nobu"}),
    )
    assert late.rolls("nobu", "save")[0]["needed"] == 6
    late.one("out_of_action", figure="nobu")
    late.played()


# ---------------------------------------------------------------- prone and cover


@proves("EV-REA-09", "EV-STA-13")
def test_going_prone_counts_against_the_very_shot_and_lasts() -> None:
    prone = shot_at(dice={"gosai": {"shot": [4, 4, 5]}, "foe": {"reaction": [3]}, "blue": {"save": []}}).play(
        *SHOOT, ("reaction", "prone")
    )
    shot = prone.one("shot")
    assert (shot["needed"], shot["hits"]) == (5, 1)
    assert {part["name"]: part["value"] for part in shot["modifiers"]} == {"Cible à terre": 1}
    gained = prone.one("status_gained", figure="foe")
    assert (gained["status"], gained["rules"]) == ("prone", ("EV-REA-09", "EV-STA-13"))
    assert prone.order().index("status_gained") < prone.order().index("shot")
    missed = shot_at().play(*SHOOT, ("reaction", "prone"))
    assert "prone" in missed.status("foe")


def by_the_column(gap: float, *status: str, **more: Any) -> Scene:
    """Nobu is shot at from the left; a column of 1 pas stands above him, this far from his base."""
    return scene(
        red={"asteria": model("Asteria", 2, 12 + 0.5 + gap + 0.2)},
        blue={"foe": model("Nobu", 10, 12, *status, **more)},
        terrain=[block("column", 9, 12.5 + gap, 10, 13.5 + gap, kind="column")],
        dice={"asteria": {"shot": [1, 1, 1]}, "foe": {"reaction": [3]}},
    ).answer(("activate", "asteria"), ("actions", 1), ("action", {"shoot": "foe", "weapon": "Arc"}))


@proves("EV-REA-04", "EV-REA-10")
def test_cover_needs_an_element_within_one_pas() -> None:
    """Above Nobu, slightly to his left, a wall starts; standing against it hides most of him from the archer."""

    def wall(gap: float) -> Scene:
        return scene(
            red={"asteria": model("Asteria", 10, 22)},
            blue={"foe": model("Nobu", 10, 8)},
            terrain=[block("wall", 9, 8.5 + gap, 11, 9.5 + gap)],
            dice={"foe": {"reaction": [3]}},
        )

    for gap, offered in ((0.2, True), (0.9, True), (1.0, True), (1.002, False), (1.02, False), (1.5, False)):
        near = wall(gap)
        share = near.query("hidden", from_="asteria", to="foe")
        assert share == 1.0, "out of sight: the shot would not be legal, so the trigger is put to him directly"
        assert ("wall" in covers(near)) is offered, gap


def covers(put: Scene) -> list[str]:
    """The pieces behind which `foe` could take cover from `asteria`, whether or not she could shoot."""
    game: Game[Any] = Game(put.state, SeededDice("x"))
    return [option["cover"] for option in taking_cover(game, "foe", Trigger("shot", "asteria"))]


@proves("EV-REA-10")
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("base", [1.0, 1.6])
def test_places_beside_a_piece_touch_it_all_round_whichever_way_its_corners_are_listed(
    turned: bool, base: float
) -> None:
    ring = ((9.0, 11.0), (11.0, 11.0), (11.0, 12.0), (9.0, 12.0))
    piece = Piece("stone", ring[::-1] if turned else ring)
    nobu = scene(red={"nobu": model("Nobu", 10.05, 14, base=base)}, blue={}).state.figures["nobu"]
    spots = around(nobu, piece)
    assert spots[0] == pytest.approx((10.05, 12.003 + base / 2), abs=0.001), "the nearest place comes first"
    gaps = [gap_to_ring(Footprint(nobu.base, spot), ring) for spot in spots]
    outside = [spot for spot, gap in zip(spots, gaps, strict=True) if gap > 0]
    assert all(gap <= 0.01 for gap in gaps)
    reach = base / 2 + 0.003
    for x in (9.25, 10.0, 10.75):
        assert any(spot == pytest.approx((x, 12 + reach), abs=0.13) for spot in outside)
        assert any(spot == pytest.approx((x, 11 - reach), abs=0.13) for spot in outside)
    for y in (11.2, 11.8):
        assert any(spot == pytest.approx((9 - reach, y), abs=0.13) for spot in outside)
        assert any(spot == pytest.approx((11 + reach, y), abs=0.13) for spot in outside)
    for dx, dy in ((0.5, 0.866), (0.866, 0.5)):
        assert any(spot == pytest.approx((11 + dx * reach, 12 + dy * reach), abs=0.002) for spot in outside)
        assert any(spot == pytest.approx((9 - dx * reach, 11 - dy * reach), abs=0.002) for spot in outside)


@proves("EV-REA-09", "EV-REA-10", "EV-STA-10")
def test_taking_cover_moves_him_behind_the_column_and_counts_against_the_shot() -> None:
    nobu = by_the_column(0.0)
    assert {"cover": "column"} in nobu.offers("reaction")
    nobu.play(("reaction", {"cover": "column"}))
    moved = nobu.one("moved", figure="foe")
    assert moved["kind"] == "cover"
    assert moved["cost"] <= 1.0
    assert nobu.query("sight", from_="asteria", to="foe") in ("concealed", "blocked")
    taken = nobu.one("cover_taken", figure="foe")
    assert (taken["piece"], taken["rules"]) == ("column", ("EV-REA-09", "EV-REA-10"))
    shot = nobu.one("shot")
    names = {part["name"]: part["value"] for part in shot["modifiers"]}
    assert names == {"Cible dissimulée": 1, "Cible à couvert": 2, "Esquive": 1}
    assert shot["needed"] == 6
    assert "cover" in nobu.status("foe")
    assert nobu.facts("foe")["behind"] == "column"
    nobu.played()


@proves("EV-REA-10")
def test_by_default_he_goes_where_he_is_hidden_best() -> None:
    nobu = by_the_column(0.0).answer(("reaction", {"cover": "column"}))
    game: Game[Any] = Game(nobu.state, SeededDice("x"))
    places = cover_places(game, "foe", "asteria", nobu.state.table.pieces[0])
    shares = [hidden_share(nobu.state, "asteria", "foe", place) for place in places]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > shares[-1] > 0.5
    assert nobu.pending.default == list(places[0])


@proves("EV-REA-10")
def test_the_place_of_cover_is_judged() -> None:
    nobu = by_the_column(0.0).answer(("reaction", {"cover": "column"}))
    away = nobu.refused("place", [11, 12])
    assert (away.reason, away.rules) == ("not-in-contact", ("EV-REA-10",))
    seen = nobu.refused("place", [9.5, 12])
    assert (seen.reason, seen.rules) == ("not-concealed-there", ("EV-REA-10",))
    far = nobu.refused("place", [10.5, 13.2])
    assert (far.reason, far.rules) == ("too-far", ("EV-REA-10",))
    nobu.play(("place", [10.5, 12.7]))
    assert nobu.facts("foe")["at"] == pytest.approx([10.5, 12.7], abs=0.001)
    assert len(nobu.one("moved", figure="foe")["path"]) > 2, "the corner of the column is in the way: he goes round it"


@proves("EV-REA-10")
@pytest.mark.parametrize(("side", "offered"), [(0.5, True), (0.49, False)])
def test_an_element_must_measure_half_a_pas_a_side(side: float, offered: bool) -> None:
    small = scene(
        red={"asteria": model("Asteria", 10, 16)},
        blue={"foe": model("Nobu", 10, 12)},
        terrain=[block("stone", 9.6, 12.6, 10.4, 12.6 + side)],
    )
    assert (covers(small) == ["stone"]) is offered


@proves("EV-REA-10")
def test_cover_is_not_offered_where_half_or_less_would_be_hidden() -> None:
    """The stone is near, but it lies on the far side: no place against it within 1 pas is hidden from the archer."""
    beyond = scene(
        red={"asteria": model("Asteria", 10, 16)},
        blue={"foe": model("Nobu", 10, 12)},
        terrain=[block("stone", 9, 10.4, 11, 11.4)],
        dice={"foe": {"reaction": [3]}},
    ).answer(("activate", "asteria"), ("actions", 1), ("action", {"shoot": "foe", "weapon": "Arc"}))
    assert {"cover": "stone"} not in beyond.offers("reaction")
    assert beyond.refused("reaction", {"cover": "stone"}).rules == ("EV-REA-10", "EV-REA-04")


@proves("EV-REA-10", "EV-STA-16")
def test_a_prone_model_takes_cover_only_at_what_it_touches() -> None:
    """Touching the stone and more than half hidden by it, he may; a hair away, he may not."""

    def lying(gap: float) -> list[str]:
        return covers(
            scene(
                red={"asteria": model("Asteria", 10, 18)},
                blue={"foe": model("Nobu", 10, 12, "prone")},
                terrain=[block("stone", 9.5, 12.5 + gap, 10.8, 13.5)],
            )
        )

    assert lying(0.0) == ["stone"]
    assert lying(0.02) == []
    prone = scene(
        red={"asteria": model("Asteria", 10, 18)},
        blue={"foe": model("Nobu", 10, 12, "prone")},
        terrain=[block("stone", 9.9, 12.5, 10.8, 13.5)],
        dice={"asteria": {"shot": [1, 1, 1]}, "foe": {"reaction": [3]}},
    ).answer(("activate", "asteria"), ("actions", 1), ("action", {"shoot": "foe", "weapon": "Arc"}))
    prone.answer(("reaction", {"cover": "stone"}))
    refusal = prone.refused("place", [10.2, 11.998])
    assert (refusal.reason, refusal.rules) == ("prone-models-stay", ("EV-REA-10", "EV-STA-16"))
    prone.play()
    assert not prone.all("moved")
    assert {"prone", "cover"} <= prone.status("foe")


@proves("EV-REA-10")
def test_the_move_into_cover_obeys_the_movement_rules() -> None:
    """In difficult ground the 1 pas is worth half a pas; and no enemy may be touched at the end."""
    free = scene(
        red={"asteria": model("Asteria", 10, 16)},
        blue={"foe": model("Nobu", 10, 12)},
        terrain=[block("stone", 9.4, 13.2, 10.6, 13.8)],
    )
    assert covers(free) == ["stone"]
    mud = scene(
        red={"asteria": model("Asteria", 10, 16)},
        blue={"foe": model("Nobu", 10, 12)},
        terrain=[block("stone", 9.4, 13.2, 10.6, 13.8), block("mud", 8, 10, 12, 13.1, kind="difficult")],
    )
    assert covers(mud) == []
    for near, offered in ((1.1, ["stone"]), (1.005, [])):
        guarded = scene(
            red={"asteria": model("Asteria", 10, 18), "saito": model("Saïto", 10 + near, 12.997)},
            blue={"foe": model("Nobu", 10, 12)},
            terrain=[block("stone", 9.4, 13.5, 10.6, 14.1)],
        )
        assert covers(guarded) == offered


@proves("EV-REA-11")
def test_out_of_sight_behind_cover_the_shot_still_falls_at_the_range_declared() -> None:
    """Nobu at exactly 5 pas steps back behind the wall: short range all the same, T+3 and Esquive."""
    hidden = scene(
        red={"asteria": model("Asteria", 4, 12, T=2)},
        blue={"foe": model("Nobu", 10, 12)},
        terrain=[block("wall", 8.7, 12.1, 9.5, 13.6)],
        dice={"asteria": {"shot": [5, 4, 6]}, "foe": {"reaction": [3], "save": [1, 1]}},
    ).answer(("activate", "asteria"), ("actions", 1), ("action", {"shoot": "foe", "weapon": "Arc"}))
    hidden.play(("reaction", {"cover": "wall"}), ("place", [10.003, 12.85]))
    assert hidden.query("sight", from_="asteria", to="foe") == "blocked"
    shot = hidden.one("shot")
    assert (shot["band"], shot["distance"]) == ("short", 5.0)
    assert {part["name"]: part["value"] for part in shot["modifiers"]} == {
        "Portée": -1,
        "Cible dissimulée": 1,
        "Cible à couvert": 2,
        "Esquive": 1,
    }
    assert (shot["needed"], shot["hits"]) == (5, 2)
    hidden.one("out_of_action", figure="foe")


# ---------------------------------------------------------------- shooting back


@proves("EV-REA-12")
def test_a_shot_back_is_a_plain_shot_at_the_normal_range_without_aim_or_moving_penalty() -> None:
    """Ulysse, aiming before, is shot at from 5.01 pas by a model on the move: his own shot is at medium range, T4+."""
    back = scene(
        red={"gosai": model("Gosaï", 2, 12, traits=[])},
        blue={"foe": model("Ulysse", 8.01, 12, "aiming")},
        dice={
            "gosai": {"initiative": [3], "shot": [1, 1, 1]},
            "foe": {"reaction": [4], "shot": [3, 4, 1, 1]},
            "red": {"save": [6]},
        },
    ).play(
        ("activate", "gosai"),
        ("actions", 1),
        ("action", "moving-shot"),
        ("path", []),
        ("shot", {"shoot": "foe"}),
        ("reaction", "shoot-back"),
    )
    shot = back.one("shot", figure="foe")
    assert (shot["kind"], shot["band"], shot["needed"], shot["hits"]) == ("reaction", "medium", 4, 1)
    assert not shot.get("modifiers")
    assert shot["target"] == "gosai"
    back.played()


@proves("EV-REA-12", "EV-CHR-05")
@pytest.mark.parametrize(
    ("changes", "rules"),
    [
        ({"T": None}, ("EV-REA-12", "EV-CHR-05", "EV-REA-04")),
        (
            {"weapons": [{"name": "Lance", "P": 4, "ranges": [1, 2, 6], "thrown": True}]},
            ("EV-REA-12", "EV-SHO-02", "EV-REA-04"),
        ),
    ],
)
def test_without_t_or_beyond_range_nobody_shoots_back(changes: dict[str, Any], rules: tuple[str, ...]) -> None:
    cannot = shot_at("Asteria", with_=changes).answer(*SHOOT)
    assert cannot.offers("reaction") == ["none", "prone"]
    assert cannot.refused("reaction", "shoot-back").rules == rules


@proves("EV-REA-12", "EV-SHO-04")
def test_an_engaged_archer_cannot_shoot_back_at_a_power() -> None:
    busy = scene(
        red={"selene": model("Selene", 2, 12), "saito": model("Saïto", 9, 13)},
        blue={"foe": model("Asteria", 9, 12)},
        dice={"selene": {"power": [1]}},
    ).play(*CONFUSE)
    assert not busy.rolls("foe", "reaction"), "no other reaction is possible, so nothing is rolled"
    engaged_caster = scene(
        red={"selene": model("Selene", 2, 12)},
        blue={"foe": model("Asteria", 9, 12), "kara": model("Kara", 2, 13)},
        dice={"selene": {"power": [1]}},
    ).play(*CONFUSE)
    assert not engaged_caster.rolls("foe", "reaction")


@proves("EV-REA-12", "EV-SHO-03")
def test_a_power_comes_past_a_model_but_a_shot_does_not_go_back_past_it() -> None:
    screened = scene(
        red={"selene": model("Selene", 2, 12), "saito": model("Saïto", 5, 12)},
        blue={"foe": model("Asteria", 9, 12)},
        dice={"selene": {"power": [1]}},
    ).play(*CONFUSE)
    assert not screened.rolls("foe", "reaction")


@proves("EV-REA-12", "EV-HID-06")
def test_a_hidden_model_that_shoots_back_at_a_power_gives_itself_away() -> None:
    seen = scene(
        red={"selene": model("Selene", 2, 12)},
        blue={"foe": model("Asteria", 9, 12, "hidden")},
        terrain=[block("rock", 9, 12.5, 10, 13.5)],
        dice={"selene": {"power": [1]}, "foe": {"reaction": [3], "shot": [1, 1, 1]}},
    ).play(*CONFUSE, ("reaction", "shoot-back"))
    assert seen.one("revealed", figure="foe")["reason"] == "attacked"
    assert seen.order().index("revealed") < seen.order().index("shot")


# ---------------------------------------------------------------- how often


@proves("EV-REA-13")
@pytest.mark.parametrize("status", [(), ("activated",)])
def test_a_reaction_is_free_before_and_after_the_activation(status: tuple[str, ...]) -> None:
    free = scene(
        red={"gosai": model("Gosaï", 2, 12)},
        blue={"foe": model("Kara", 10, 12, *status), "other": model("Thuroid", 20, 20)},
        dice={"gosai": {"shot": [1, 1, 1]}, "foe": {"reaction": [3]}},
    ).answer(*SHOOT, ("reaction", "prone"))
    assert "prone" in free.status("foe")
    assert ("foe" in free.query("ready", side="blue")) is (not status)


@proves("EV-REA-13", "EV-REA-16")
def test_a_model_may_react_to_each_of_two_shots() -> None:
    twice = shot_at(
        "Asteria",
        dice={
            "gosai": {"initiative": [3, 4], "shot": [1] * 6},
            "foe": {"reaction": [3, 3], "shot": [1] * 6},
        },
    ).play(
        ("activate", "gosai"),
        ("actions", 2),
        SHOOT[2],
        ("reaction", "shoot-back"),
        SHOOT[2],
        ("reaction", "shoot-back"),
    )
    assert len(twice.all("shot", figure="foe")) == 2
    twice.played()


@proves("EV-REA-14")
def test_nobody_reacts_to_a_reaction() -> None:
    """Neither the archer who is shot back at, nor a mage who is bewitched back, rolls."""
    shots = shot_at("Asteria", dice={"gosai": {"shot": [1, 1, 1]}, "foe": {"reaction": [3], "shot": [1, 1, 1]}}).play(
        *SHOOT, ("reaction", "shoot-back")
    )
    assert not shots.rolls("gosai", "reaction")
    powers = bewitched("Selene", dice={"selene": {"power": [1]}, "foe": {"reaction": [3], "power": [3]}}).play(
        *CONFUSE, ("reaction", {"power": "Confusion", "target": "selene"})
    )
    assert not powers.rolls("selene", "reaction")
    assert "confused" in powers.status("selene")


@proves("EV-REA-15", "EV-TRT-08")
def test_a_confusion_does_not_worsen_the_roll_against_itself_but_the_next_one() -> None:
    twice = scene(
        red={"selene": model("Selene", 2, 12)},
        blue={"foe": model("Asteria", 9, 12)},
        dice={"selene": {"initiative": [2, 3], "power": [2, 1]}, "foe": {"reaction": [2, 4]}},
    ).play(("activate", "selene"), ("actions", 2), CONFUSE[2], CONFUSE[2])
    assert [roll["needed"] for roll in twice.rolls("foe", "reaction")] == [3, 5]
    assert "confused" in twice.status("foe")


@proves("EV-REA-16", "EV-DYN-12")
def test_two_enemies_touched_by_one_move_each_have_their_own_reaction() -> None:
    both = scene(
        red={"thuroid": model("Thuroid", 6, 12)},
        blue={"foe": model("Kara", 10, 11.45), "other": model("Myrina", 10, 12.55)},
        dice={
            "thuroid": {"initiative": [2], "melee": [1] * 12},
            "foe": {"reaction": [2], "melee": [1] * 4},
            "other": {"reaction": [2], "melee": [1] * 4},
        },
    ).play(*CHARGE[:2], ("action", {"charge": "foe"}), ("path", {"to": [9.164, 12]}), ("reaction", "counter-charge"))
    assert [(r["figure"], r["needed"]) for r in both.all("rolled", purpose="reaction")] == [("foe", 3), ("other", 2)]
    assert [event["figure"] for event in both.all("reacted")] == ["other"]
    assert len(both.all("fought")) == 2, "the one charged, then the one who counter-charged"


@proves("EV-REA-16", "EV-REA-13")
def test_one_moving_shot_gives_its_target_one_reaction_even_if_it_is_then_engaged() -> None:
    once = scene(
        red={"gosai": model("Gosaï", 6, 12)},
        blue={"foe": model("Kara", 10, 12), "other": model("Thuroid", 20, 20)},
        dice={"gosai": {"initiative": [3], "shot": [1, 1, 1]}, "foe": {"reaction": [1]}},
    ).answer(
        ("activate", "gosai"),
        ("actions", 1),
        ("action", "moving-shot"),
        ("path", []),
        ("shot", {"shoot": "foe"}),
        ("path", {"touch": "foe"}),
    )
    assert len(once.rolls("foe", "reaction")) == 1
    assert once.query("engaged", figure="gosai") == ["foe"]
    once.played()


@proves("EV-REA-16", "EV-REA-07")
def test_a_target_that_could_not_react_to_the_shot_may_react_to_the_engagement() -> None:
    later = scene(
        red={"gosai": model("Gosaï", 6, 12)},
        blue={"foe": model("Kara", 10, 12, "prone"), "other": model("Thuroid", 20, 20)},
        dice={"gosai": {"initiative": [3], "shot": [1, 1, 1]}, "foe": {"reaction": [2]}},
    ).answer(
        ("activate", "gosai"),
        ("actions", 1),
        ("action", "moving-shot"),
        ("path", []),
        ("shot", {"shoot": "foe"}),
        ("path", {"touch": "foe"}),
    )
    assert len(later.rolls("foe", "reaction")) == 1
    assert later.order().index("shot") < max(i for i, e in enumerate(later.story()) if e.get("purpose") == "reaction")


@proves("EV-REA-17")
def test_a_reaction_carries_no_free_move_and_no_standing_up() -> None:
    back = shot_at(
        "Asteria", 3, "prone", dice={"gosai": {"shot": [1, 1, 1]}, "foe": {"reaction": [3], "shot": [1, 1, 1]}}
    ).answer(*SHOOT, ("reaction", "shoot-back"))
    asked = []
    while back.pending.key not in ("activate", "actions"):
        asked.append((back.pending.key, back.pending.figure))
        back.answer((back.pending.key, back.pending.default))
    assert asked == [("path", "gosai")], "only the shooter's own free move is asked for"
    assert "prone" in back.status("foe")
    assert not back.all("moved")
    assert not back.all("stood_up")
