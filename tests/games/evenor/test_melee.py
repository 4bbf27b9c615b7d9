"""Melee phases: who may start one, what both sides roll, who suffers the difference."""

from games.evenor.duels import fight, thresholds, warrior, why
from games.evenor.scene import Scene, model, scene
from proofs import proves


@proves("EV-MEL-01")
def test_enemies_in_base_contact_are_engaged_until_one_leaves_or_falls() -> None:
    at_arms_length = scene(red={"ann": warrior(10, 12), "amy": warrior(10, 13)}, blue={"ben": warrior(11, 12)})
    assert at_arms_length.query("engaged", figure="ann") == ["ben"]
    assert at_arms_length.query("engaged", figure="ben") == ["ann"]
    assert at_arms_length.query("engaged", figure="amy") == []  # a friend in contact is no opponent

    for gap, engaged in ((0.009, ["ben"]), (0.012, [])):
        apart = scene(red={"ann": warrior(10, 12)}, blue={"ben": warrior(11 + gap, 12)})
        assert apart.query("engaged", figure="ann") == engaged

    monster = scene(red={"ann": warrior(10, 12)}, blue={"oni": model("Oni", 11.3, 12)})
    assert monster.query("engaged", figure="ann") == ["oni"]

    fallen = scene(red={"ann": warrior(10, 12)}, blue={"ben": warrior(11, 12, "out"), "bob": warrior(9, 12)})
    assert fallen.query("engaged", figure="ann") == ["bob"]
    assert fallen.query("engaged", figure="ben") == []

    gone = scene(
        red={"ann": warrior(10, 12, I=1)},
        blue={"ben": warrior(11, 12, R=6)},
        dice={"ann": {"initiative": [1]}, "ben": {"opportunity": [5]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", "run"), ("path", [[9, 12]]))
    assert gone.query("engaged", figure="ben") == []


@proves("EV-MEL-01", "EV-MEL-02")
def test_a_fight_needs_an_enemy_in_contact() -> None:
    far = scene(red={"ann": warrior(10, 12), "amy": warrior(10, 13)}, blue={"ben": warrior(14, 12)})
    far.answer(("activate", "ann"), ("actions", 1))
    assert {"EV-STA-18", "EV-MEL-01"} <= set(far.refused("action", {"fight": "ben"}).rules)
    friend = far.refused("action", {"fight": "amy"})
    assert (friend.reason, friend.rules) == ("not-an-enemy", ("EV-MEL-01",))
    assert not [offer for offer in far.offers("action") if isinstance(offer, dict) and "fight" in offer]


@proves("EV-MEL-02")
def test_being_engaged_alone_causes_no_fighting() -> None:
    quiet = scene(red={"ann": warrior(10, 12)}, blue={"ben": warrior(11, 12)})
    quiet.play(("activate", "ann"), ("actions", 1), ("action", "nothing"))
    quiet.play(("actions", 1), ("action", "nothing"))
    assert not quiet.all("fought")
    assert quiet.state.turn == 2


@proves("EV-MEL-02")
def test_either_engaged_model_may_start_a_phase_in_its_activation() -> None:
    dice = {"ann": {"melee": [1, 1, 1, 1, 1, 1]}, "ben": {"melee": [1, 1, 1, 1, 1, 1]}}
    both = fight(dice=dice)
    both.play(("actions", 1), ("action", {"fight": "ann"})).played()
    assert [one["attackers"] for one in both.all("fought")] == [("ann",), ("ben",)]
    assert [one["defender"] for one in both.all("fought")] == ["ben", "ann"]


@proves("EV-MEL-02", "EV-STA-18")
def test_a_fight_action_gives_one_phase_without_bonus_and_no_reaction() -> None:
    plain = fight(
        red={"ann": warrior(10, 12, traits=["Charge furieuse"])},
        dice={"ann": {"melee": [4, 3, 3]}, "ben": {"melee": [4, 3, 3]}},
    ).played()
    assert len(plain.all("fought")) == 1
    assert thresholds(plain, "ann") == [4]
    assert len(plain.rolls("ann", "melee")[0]["faces"]) == 3
    assert not plain.rolls("ben", "reaction")


@proves("EV-MEL-03", "EV-WPN-06")
def test_both_sides_roll_the_power_of_their_weapon_at_their_own_combat() -> None:
    uneven = fight(
        red={"ann": warrior(10, 12, P=2, C=3)},
        blue={"ben": warrior(11, 12, P=4, C=5)},
        dice={"ann": {"melee": [3, 2]}, "ben": {"melee": [5, 4, 4, 4]}},
    ).played()
    assert [len(uneven.rolls(who, "melee")[0]["faces"]) for who in ("ann", "ben")] == [2, 4]
    assert thresholds(uneven, "ann") == [3]
    assert thresholds(uneven, "ben") == [5]
    told = uneven.one("fought")
    assert (told["blows"], told["parries"], told["needed"], told["needed_back"]) == (1, 1, 3, 5)
    assert {"EV-MEL-03", "EV-MEL-04"} <= set(uneven.rolls("ann", "melee")[0]["rules"])


@proves("EV-MEL-03")
def test_a_target_that_failed_its_reaction_still_rolls() -> None:
    charged = scene(
        red={"ann": warrior(10, 12, I=1)},
        blue={"ben": warrior(13, 12, R=4)},
        dice={
            "ann": {"initiative": [1], "melee": [1, 1, 1], "table": [1]},
            "ben": {"reaction": [3], "melee": [4, 1, 1]},
        },
    ).play(("activate", "ann"), ("actions", 1), ("action", {"charge": "ben"}))
    assert charged.one("fought")["parries"] == 1


@proves("EV-MEL-04")
def test_every_six_gives_one_more_die_which_explodes_again() -> None:
    burst = fight(
        dice={"ann": {"melee": [6, 6, 1, 6, 4, 3]}, "ben": {"melee": [1, 1, 1], "table": [1, 1, 1, 1]}},
    ).played()
    roll = burst.rolls("ann", "melee")[0]
    assert roll["faces"] == (6, 6, 1, 6, 4, 3)
    assert roll["hits"] == 4
    assert burst.one("fought")["excess"] == 4


@proves("EV-MEL-04")
def test_a_five_does_not_explode_and_the_defender_explodes_too() -> None:
    burst = fight(
        dice={"ann": {"melee": [5, 5, 5], "table": [1]}, "ben": {"melee": [6, 6, 1, 4, 5]}},
    ).played()
    assert (burst.one("fought")["blows"], burst.one("fought")["parries"]) == (3, 4)


@proves("EV-MEL-05")
def test_the_loser_suffers_the_difference_and_it_may_be_the_one_who_started() -> None:
    started_it = fight(
        dice={"ann": {"melee": [4, 1, 1], "table": [1, 1]}, "ben": {"melee": [4, 4, 4]}},
    ).played()
    told = started_it.one("fought")
    assert (told["winner"], told["excess"], told["rules"]) == ("ben", 2, ("EV-MEL-05",))
    assert "prone" in started_it.status("ann")
    assert "prone" not in started_it.status("ben")

    won = fight(dice={"ann": {"melee": [4, 4, 4]}, "ben": {"melee": [4, 4, 1], "table": [2]}}).played()
    told = won.one("fought")
    assert (told["winner"], told["excess"]) == ("ann", 1)
    assert "prone" in won.status("ben")
    assert "prone" not in won.status("ann")


@proves("EV-MEL-06")
def test_a_tie_in_melee_hurts_nobody() -> None:
    tie = fight(dice={"ann": {"melee": [4, 5, 4]}, "ben": {"melee": [4, 5, 4]}}).played()
    told = tie.one("fought")
    assert (told["blows"], told["parries"], told["winner"], told["excess"]) == (3, 3, "", 0)
    assert told["rules"] == ("EV-MEL-06",)
    assert not tie.all("knocked_down")
    assert not tie.all("wounded")


@proves("EV-MEL-07", "EV-CHR-06")
def test_only_excess_hits_are_saved_and_before_the_table() -> None:
    saved = fight(
        blue={"ben": warrior(11, 12, S=5)},
        dice={"ann": {"melee": [4, 4, 4]}, "ben": {"melee": [4, 1, 1], "save": [5, 4], "table": [1]}},
    ).played()
    assert thresholds(saved, "ben", "save") == [5]
    assert saved.rolls("ben", "save")[0]["hits"] == 1
    assert len(saved.rolls("ben", "table")[0]["faces"]) == 1
    purposes = [one["purpose"] for one in saved.all("rolled")]
    assert purposes == ["melee", "melee", "save", "table"]


@proves("EV-MEL-07")
def test_all_saved_means_no_table_and_no_save_means_no_roll() -> None:
    safe = fight(
        blue={"ben": warrior(11, 12, S=2)},
        dice={"ann": {"melee": [4, 4, 1]}, "ben": {"melee": [1, 1, 1], "save": [2, 6]}},
    ).played()
    assert not safe.rolls("ben", "table")
    assert not safe.all("knocked_down")
    bare = fight(dice={"ann": {"melee": [4, 1, 1]}, "ben": {"melee": [1, 1, 1], "table": [4]}}).played()
    assert not bare.rolls("ben", "save")
    winner_saves_nothing = fight(
        red={"ann": warrior(10, 12, S=2)},
        dice={"ann": {"melee": [4, 4, 1]}, "ben": {"melee": [4, 1, 1], "table": [4]}},
    ).played()
    assert not winner_saves_nothing.rolls("ann", "save")


@proves("EV-MEL-08")
def test_four_on_the_table_knocks_down_and_five_wounds() -> None:
    down = fight(dice={"ann": {"melee": [4, 1, 1]}, "ben": {"melee": [1, 1, 1], "table": [4]}}).played()
    assert down.status("ben") >= {"prone"}
    assert down.facts("ben")["V"] == 1
    assert down.one("knocked_down", figure="ben")["rules"] == ("EV-MEL-08",)
    assert not down.all("wounded")
    assert {"EV-MEL-08", "EV-MEL-09"} <= set(down.rolls("ben", "table")[0]["rules"])

    out = fight(dice={"ann": {"melee": [4, 1, 1]}, "ben": {"melee": [1, 1, 1], "table": [5]}}).played()
    assert out.facts("ben")["V"] == 0
    assert not out.all("knocked_down")


@proves("EV-MEL-08")
def test_a_prone_loser_stays_prone_and_is_not_knocked_down_again() -> None:
    still = fight(
        blue={"ben": warrior(11, 12, "prone")},
        dice={"ann": {"melee": [4, 1, 1]}, "ben": {"melee": [1, 1, 1], "table": [2]}},
    ).played()
    assert "prone" in still.status("ben")
    assert not still.all("knocked_down")
    assert still.facts("ben")["V"] == 1


@proves("EV-MEL-09")
def test_each_unsaved_hit_is_rolled_so_one_phase_both_knocks_down_and_wounds() -> None:
    monster = fight(
        blue={"ben": model("Grendel", 11.3, 12, traits={}, S=None)},
        dice={"ann": {"melee": [4, 4, 4]}, "ben": {"melee": [1] * 9, "table": [4, 5, 6]}},
    ).played()
    assert monster.facts("ben")["V"] == 2
    assert "prone" in monster.status("ben")
    wound = monster.one("wounded", figure="ben")
    assert (wound["lost"], wound["left"]) == (2, 2)
    assert set(wound["rules"]) == {"EV-MEL-08", "EV-MEL-09"}
    assert monster.facts("ben")["in_play"]


@proves("EV-MEL-09", "EV-DMG-04")
def test_vitality_zero_is_out_of_action_and_no_longer_prone() -> None:
    fallen = fight(
        blue={"ben": warrior(11, 12), "bob": warrior(20, 20)},
        dice={"ann": {"melee": [4, 4, 1]}, "ben": {"melee": [1, 1, 1], "table": [1, 6]}},
    ).played()
    assert fallen.status("ben") == {"out"}
    assert fallen.facts("ben")["V"] == 0
    assert fallen.one("out_of_action", figure="ben")


@proves("EV-MEL-10")
def test_every_melee_modifier_has_its_value() -> None:
    crowd = scene(
        red={"ann": warrior(10, 12, C=4)},
        blue={"ben": warrior(11, 12), "bob": warrior(9, 12)},
    )
    alone = scene(red={"ann": warrior(10, 12, C=4)}, blue={"ben": warrior(11, 12)})
    prone = scene(red={"ann": warrior(10, 12, "prone", C=4)}, blue={"ben": warrior(11, 12)})
    blessed = scene(red={"ann": warrior(10, 12, "blessed", C=4)}, blue={"ben": warrior(11, 12)})

    def c(table: Scene, **more: list[str]) -> int:
        return int(table.query("threshold", figure="ann", stat="C", target="ben", **more))

    assert c(alone) == 4
    assert c(alone, charging=["ann"]) == 3
    assert c(alone, charging=["ben"]) == 4
    assert c(alone, afraid=["ann"]) == 5
    assert c(alone, afraid=["ben"]) == 4
    assert c(prone) == 6
    assert c(crowd) == 5
    assert c(blessed) == 3
    assert c(blessed, charging=["ann"]) == 2


@proves("EV-MEL-10", "EV-THR-06")
def test_melee_modifiers_are_added_then_clamped_and_told_by_name() -> None:
    low = fight(
        red={"ann": warrior(10, 12, "prone", "blessed", C=2)},
        blue={"ben": warrior(11, 12), "bob": warrior(9, 12)},
        dice={"ann": {"melee": [4, 3, 3]}, "ben": {"melee": [4, 1, 1]}},
    ).played()
    roll = low.rolls("ann", "melee")[0]
    assert why(roll) == {"À terre": 2, "Combat multiple": 1, "Béni": -1}
    assert (roll["base"], roll["needed"], roll["hits"]) == (2, 4, 1)

    high = fight(
        red={"ann": warrior(10, 12, "prone", C=6)},
        dice={"ann": {"melee": [6, 5, 5, 1]}, "ben": {"melee": [4, 1, 1]}},
    ).played()
    assert high.rolls("ann", "melee")[0]["needed"] == 6
    assert high.one("fought")["blows"] == 1


@proves("EV-MEL-11")
def test_each_side_chooses_one_of_its_melee_weapons_the_starter_first() -> None:
    armed = scene(
        red={"ann": model("Thésée", 10, 12, S=None)},
        blue={"ben": model("Léda", 11, 12, S=None)},
        dice={"ann": {"melee": [1, 1, 1], "table": [1]}, "ben": {"melee": [4, 1, 1]}},
    ).answer(("activate", "ann"), ("actions", 1), ("action", {"fight": "ben"}))
    assert (armed.pending.key, armed.pending.figure, armed.pending.seat) == ("weapon", "ann", "red")
    assert armed.offers("weapon") == ["Lance magique", "Épée"]
    armed.answer(("weapon", "Épée"))
    assert (armed.pending.key, armed.pending.figure, armed.pending.seat) == ("weapon", "ben", "blue")
    assert armed.offers("weapon") == ["Lance", "Épée magique"]
    armed.answer(("weapon", "Épée magique"))
    assert armed.pending.key == "reroll"  # Léda's sword is magic; Thésée's sword is not
    assert armed.pending.figure == "ben"
    armed.answer(("reroll", "keep"))
    assert [len(armed.rolls(who, "melee")[0]["faces"]) for who in ("ann", "ben")] == [3, 3]


@proves("EV-MEL-11")
def test_who_says_nothing_fights_with_the_highest_power() -> None:
    default = scene(
        red={"ann": model("Thésée", 10, 12, C=4)},
        blue={"ben": warrior(11, 12)},
        dice={"ann": {"melee": [4, 1, 1, 1]}, "ben": {"melee": [4, 1, 1]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", {"fight": "ben"}))
    assert len(default.rolls("ann", "melee")[0]["faces"]) == 4
    default.played()


@proves("EV-MEL-11", "EV-MEL-02")
def test_the_starter_chooses_among_the_enemies_it_touches() -> None:
    crowd = scene(
        red={"ann": warrior(10, 12, P=2)},
        blue={"ben": warrior(11, 12), "bob": warrior(9, 12), "far": warrior(14, 12)},
        dice={"ann": {"melee": [1, 1]}, "bob": {"melee": [1, 1, 1]}},
    ).answer(("activate", "ann"), ("actions", 1))
    assert [offer for offer in crowd.offers("action") if isinstance(offer, dict) and "fight" in offer] == [
        {"fight": "ben"},
        {"fight": "bob"},
    ]
    crowd.play(("action", {"fight": "bob"})).played()
    assert crowd.one("fought")["defender"] == "bob"


@proves("EV-MEL-11", "EV-WPN-03")
def test_a_model_whose_weapons_are_all_lost_rolls_no_die() -> None:
    bare = scene(
        red={"ann": warrior(10, 12)},
        blue={"ben": model("Harald", 11, 12, S=None, lost_weapons=["Lance", "Hache"])},
        dice={"ann": {"melee": [4, 1, 1]}, "ben": {"table": [3]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", {"fight": "ben"}))
    assert bare.one("fought")["parries"] == 0
    assert not bare.rolls("ben", "melee")
    bare.played()


@proves("EV-MEL-12")
def test_a_phase_runs_in_order_fear_dice_rerolls_saves_table_losses() -> None:
    ordered = scene(
        red={"ann": warrior(10, 12, P=1, magic=True, S=6, V=2)},
        blue={"ben": warrior(11.3, 12, P=1, magic=True, base=1.6, traits=["Effrayant"])},
        dice={
            "ann": {"fear": [3], "melee": [4, 4], "save": [5], "table": [1]},
            "ben": {"melee": [3, 5]},
        },
    ).play(
        ("activate", "ann"),
        ("actions", 1),
        ("action", {"fight": "ben"}),
        ("reroll", "reroll"),
        ("reroll", "reroll"),
    )
    assert [(one["purpose"], one["figure"]) for one in ordered.all("rolled")] == [
        ("fear", "ann"),
        ("melee", "ann"),
        ("melee", "ben"),
        ("melee", "ann"),
        ("melee", "ben"),
        ("save", "ann"),
        ("table", "ann"),
    ]
    names = ordered.order()
    assert names.index("fought") < names.index("knocked_down")
    assert ordered.one("fought")["needed"] == 5  # the failed fear test counts in the phase it was made for
    ordered.played()


@proves("EV-MEL-12")
def test_the_phase_is_fought_with_what_both_had_before_any_loss() -> None:
    """Knocked down by a phase, a model suffers C+2 only from the next one on."""
    twice = scene(
        red={"ann": warrior(10, 12, I=1, P=1)},
        blue={"ben": warrior(11, 12, P=1)},
        dice={"ann": {"initiative": [1, 2], "melee": [4, 4]}, "ben": {"melee": [1, 5], "table": [1, 2]}},
    ).play(("activate", "ann"), ("actions", 2), ("action", {"fight": "ben"}), ("action", {"fight": "ben"}))
    assert thresholds(twice, "ben") == [4, 6]
    assert len(twice.all("knocked_down")) == 1
    twice.played()


@proves("EV-MEL-11", "EV-TRT-06")
def test_bare_hands_stay_bare_in_a_furious_charge() -> None:
    table = scene(
        red={"ann": model("Harald", 10, 12, I=1, traits=["Charge furieuse"], lost_weapons=["Lance", "Hache"])},
        blue={"ben": warrior(13, 12, R=6)},
        dice={"ann": {"initiative": [6]}, "ben": {"reaction": [1], "melee": [1, 1, 1]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", {"charge": "ben"}))
    assert not table.rolls("ann", "melee")
    table.played()


@proves("EV-HID-06", "EV-MEL-12")
def test_a_hidden_model_that_fights_is_seen() -> None:
    both = fight(
        red={"ann": warrior(10, 12, "hidden")},
        blue={"ben": warrior(11, 12, "hidden")},
        dice={"ann": {"melee": [1, 1, 1]}, "ben": {"melee": [1, 1, 1]}},
    )
    assert [(told["figure"], told["reason"]) for told in both.all("revealed")] == [
        ("ann", "attacked"),
        ("ben", "attacked"),
    ]
    names = both.order()
    assert names.index("revealed") < names.index("rolled")
    leaving = scene(
        red={"ann": warrior(10, 12, I=1)},
        blue={"ben": warrior(11, 12, "hidden", R=2)},
        dice={"ann": {"initiative": [6]}, "ben": {"opportunity": [2], "melee": [1, 1, 1]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", "run"), ("path", [[7, 12]]))
    assert leaving.one("revealed")["figure"] == "ben"


@proves("EV-MEL-03", "EV-WPN-05")
def test_a_reroll_is_made_at_the_threshold_of_the_one_who_rolls_it() -> None:
    asked = scene(
        red={"ann": warrior(10, 12, C=2, P=1)},
        blue={"ben": warrior(11, 12, C=5, magic=True)},
        dice={"ann": {"melee": [1]}, "ben": {"melee": [1, 1, 1, 4]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", {"fight": "ben"}), ("reroll", "reroll"))
    assert asked.one("fought")["parries"] == 0
    assert thresholds(asked, "ben") == [5, 5]
    asked.played()
    leaving = scene(
        red={"ann": warrior(10, 12, I=1)},
        blue={"ben": warrior(11, 12, R=2, C=5, magic=True)},
        dice={"ann": {"initiative": [6]}, "ben": {"opportunity": [2], "melee": [1, 1, 1, 4]}},
    ).play(("activate", "ann"), ("actions", 1), ("action", "run"), ("path", [[7, 12]]), ("reroll", "reroll"))
    told = leaving.one("fought")
    assert (told["blows"], told["parries"], told["needed"], told["needed_back"]) == (0, 0, 5, 0)
    assert (told["attackers"], told["defender"], told["winner"]) == (("ben",), "ann", "")
    leaving.played()
