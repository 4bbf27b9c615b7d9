"""What the table shows of a combat: the turn step by step, tracks, and what somebody would roll now."""

from __future__ import annotations

from msgspec.structs import replace

from escarmouche.games.saga.desk.shown import portrait, stands
from escarmouche.games.saga.desk.timeline import timeline
from escarmouche.games.saga.desk.weights import weights
from escarmouche.games.saga.scenarios.encounters import encounter
from escarmouche.telling.texts import Texts
from escarmouche.web.pictures import sheet_lines
from escarmouche.web.timelines import timeline_view
from games.saga.scene import Scene, game_of, man, scene, strike


def lanes(fight: Scene) -> dict[str, tuple[str, ...]]:
    found = timeline(fight.state)
    assert found is not None
    return {lane.who: lane.beats for lane in found.lanes}


def why(fight: Scene) -> dict[str, str]:
    found = timeline(fight.state)
    assert found is not None
    return {lane.who: lane.why.word for lane in found.lanes if lane.why is not None}


def test_there_is_none_before_the_first_turn() -> None:
    assert timeline(scene({"ak": man(2, 2)}, {"bo": man(9, 9)}, turn=0, segment=1).state) is None


def test_announcements_go_from_the_slowest_to_the_quickest() -> None:
    dice = {"ak": {"reaction": [6, 6, 6, 6]}, "bo": {"reaction": [1, 2, 1, 1]}}
    fight = scene({"ak": man(2, 2)}, {"bo": man(9, 9)}, dice)
    fight.answer(("announce", 2))
    found = timeline(fight.state)
    assert found is not None
    assert (found.steps, found.now) == (5, 0)
    assert [lane.who for lane in found.lanes] == ["bo", "ak"]
    assert lanes(fight) == {"bo": ("", "ready", "", "ready", ""), "ak": ("",) * 5}


def test_actions_are_ready_spent_delayed_and_lost() -> None:
    fight = scene({"ak": man(5, 5, announced=4, reaction=20)}, {"bo": man(9, 9)}, segment=1)
    assert lanes(fight)["ak"] == ("ready", "ready", "", "ready", "ready")
    fight.answer(("action", {"delay": 2}))
    assert lanes(fight)["ak"] == ("", "", "delayed", "ready", "")
    found = timeline(fight.state)
    assert found is not None
    assert [note.facts for note in found.lanes[0].notes if note.word == "lost"] == [{"actions": 2}]
    struck = scene(
        {"ak": man(5, 5, announced=1, reaction=20)},
        {"bo": man(6.5, 5, angle=180)},
        {"ak": {"attack": [1, 1, 1, 1]}},
        segment=3,
    ).answer(strike("bo"))
    assert lanes(struck)["ak"] == ("", "", "spent", "", "")


def test_an_action_that_is_owed_shows_before_it_is_lost() -> None:
    fight = scene({"ak": man(5, 5, announced=2, reaction=20, losses=1)}, {"bo": man(9, 9)}, segment=1)
    assert lanes(fight)["ak"] == ("", "owed", "", "ready", "")


def test_survival_mode_has_lost_nothing() -> None:
    fight = scene(
        {"ak": man(5, 5, announced=1, reaction=20)}, {"bo": man(9, 9)}, {"ak": {"survival": [3, 3, 3, 3]}}, segment=2
    ).answer(("action", "survive"))
    assert lanes(fight)["ak"] == ("", "ready", "ready", "ready", "ready")
    found = timeline(fight.state)
    assert found is not None
    assert "survival-now" in [note.word for lane in found.lanes for note in lane.notes]


def test_why_somebody_acts_first() -> None:
    red = {"ak": man(2, 2, announced=1, reaction=20)}
    assert why(scene(red, {"bo": man(9, 9, announced=1, reaction=15)}, segment=3)) == {
        "ak": "initiative", "bo": "declared",
    }  # fmt: skip
    assert why(scene(red, {"bo": man(9, 9, announced=1, reaction=17)}, segment=3))["ak"] == "declared"
    assert why(scene(red, {"bo": man(9, 9, reaction=30)}, segment=3)) == {"ak": "only-action", "bo": "no-slot"}
    startled = {"ak": man(2, 2, "surprised", announced=1, reaction=20)}
    assert why(scene(startled, {"bo": man(9, 9, reaction=30)}, segment=3))["ak"] == "declared"


def test_a_lead_is_a_lead_whether_or_not_the_other_has_acted() -> None:
    dice = {"ak": {"attack": [1, 1, 1, 1]}}
    red = {"ak": man(5, 5, announced=1, reaction=20)}
    struck = scene(red, {"bo": man(6.5, 5, announced=1, reaction=10, angle=180)}, dice, segment=3).answer(strike("bo"))
    assert why(struck)["bo"] == "declared"


def test_whoever_leads_the_surprised_acts_before_them_without_an_action() -> None:
    blue = {"bo": man(9, 9, "surprised", announced=1, reaction=10)}
    assert why(scene({"ak": man(2, 2, reaction=20)}, blue, segment=3))["ak"] == "leads-surprised"


def test_an_action_that_is_lost_has_no_initiative() -> None:
    red = {"ak": man(2, 2, announced=1, reaction=20, losses=1)}
    fight = scene(red, {"bo": man(9, 9, announced=1, reaction=5)}, segment=3)
    assert why(fight) == {"bo": "only-action", "ak": "no-slot"}


def test_nobody_who_was_taken_out_still_announces() -> None:
    dice = {"ak": {"reaction": [6, 6, 6, 6]}, "al": {"reaction": [5, 5, 5, 5]}, "bo": {"reaction": [1, 2, 1, 1]}}
    fight = scene({"ak": man(2, 2), "al": man(3, 3)}, {"bo": man(9, 9)}, dice)
    gone = fight.state.changed("al", on_table=False)
    found = timeline(gone)
    assert found is not None
    assert [lane.who for lane in found.lanes] == ["bo", "ak"]


def test_whoever_is_out_of_action_lies_there() -> None:
    fight = scene({"ak": man(2, 2, "unconscious", announced=2)}, {"bo": man(9, 9)}, segment=1)
    lying = portrait(fight.state.figures["ak"])
    assert (lying.gone, lying.life, lying.points) == (True, 0, 0)
    left = portrait(fight.state.changed("ak", on_table=False).figures["ak"])
    assert (left.gone, left.life) == (True, 7)


def test_a_sheet_is_in_the_language_of_its_reader() -> None:
    fight = scene({"ak": man(2, 2, skills={"unarmed": 3, "art-of-war": 1})}, {"bo": man(9, 9)}, segment=1)
    told = dict(sheet_lines(Texts(fight.system, "fr"), fight.state, fight.state.figures["ak"], {}))
    assert {"force", "agilité", "esprit"} <= set(told)
    assert told["compétences"] == "mains nues 3, art de la guerre 1"


def test_an_action_that_was_let_pass_is_lost() -> None:
    red = {"ak": man(2, 2, announced=2, reaction=20, slots=[2, 4])}
    assert lanes(scene(red, {"bo": man(9, 9)}, segment=3))["ak"] == ("", "lost", "", "ready", "")


def test_the_reader_sees_who_is_asked_and_in_which_segment() -> None:
    fight = scene({"ak": man(2, 2, announced=1, reaction=20)}, {"bo": man(9, 9, announced=1, reaction=15)}, segment=3)
    told = timeline_view(Texts(fight.system, "en"), fight.state, fight.position.pending, {})
    assert told is not None
    assert (told.title, told.steps) == ("segment 3 of 5", ("1", "2", "3", "4", "5"))
    assert {lane.figure: lane.acts for lane in told.lanes} == {"ak": True, "bo": False}
    assert told.lanes[0].why is not None
    assert "initiative" in told.lanes[0].why.text
    french = timeline_view(Texts(fight.system, "fr"), fight.state, fight.position.pending, {})
    assert french is not None
    assert french.lanes[0].beats[2].label == "action à venir"


def test_the_score_counts_those_who_still_fight() -> None:
    fight = scene({"ak": man(2, 2), "al": man(3, 3, "fleeing")}, {"bo": man(9, 9)}, segment=1)
    told = stands(fight.state)
    assert (told.goal, told.scores) == ("last-standing", {"red": 1, "blue": 1})


def test_each_side_reads_what_wins_for_it() -> None:
    fight = scene({"ak": man(2, 2)}, {"bo": man(9, 9)}, segment=1)
    bridge = encounter("bridge")
    homes = dict(zip(fight.state.sides, bridge.homes, strict=False))
    aims = dict(stands(replace(fight.state, encounter="bridge", homes=homes)).aims)
    assert aims.pop(list(homes)[bridge.holders]) == "holders"
    assert list(aims.values()) == ["assailants"]
    assert stands(fight.state).aims == {}


def test_tracks_tell_what_is_left() -> None:
    fight = scene({"ak": man(2, 2, wounds=3, fatigue=1)}, {"bo": man(9, 9)}, segment=1)
    assert [(one.name, one.left, one.full) for one in portrait(fight.state.figures["ak"]).tracks] == [
        ("wounds", 4, 7), ("fatigue", 6, 7),
    ]  # fmt: skip


def test_every_malus_in_dice_has_its_cause() -> None:
    red = {"ak": man(5, 5, announced=3, wounds=2, fatigue=4, undeclared=1)}
    fight = scene(red, {"bo": man(6.5, 5, angle=180)}, segment=3)
    found = {one.name: one for one in weights(fight.state, "ak")}
    assert found["attack"].dice is not None
    assert found["reaction"].dice is not None
    assert {part.name: part.value for part in found["attack"].dice.modifiers} == {
        "Actions annoncées": -2, "Actions non déclarées": -1, "Blessures": -1, "Fatigue": -2,
    }  # fmt: skip
    assert (found["attack"].dice.base, found["attack"].dice.value) == (4, 1)
    assert {part.name for part in found["reaction"].dice.modifiers} == {"Blessures", "Fatigue"}
    assert found["defence"].dice is None
    assert found["defence"].plus.value == fight.query("defence", figure="ak", against="bo")
    assert game_of(fight).state.figures["ak"].wounds == 2, "nothing changes by looking"


def test_whoever_is_out_of_action_rolls_nothing() -> None:
    fight = scene({"ak": man(5, 5, "dying"), "al": man(2, 2)}, {"bo": man(9, 9)}, segment=3)
    assert weights(fight.state, "ak") == ()


def test_the_dodge_that_stands_is_noted_beside_its_lane() -> None:
    fight = scene({"ak": man(5, 5, announced=1, reaction=20, dodge=17)}, {"bo": man(9, 9)}, segment=1)
    found = timeline(fight.state)
    assert found is not None
    notes = {lane.who: [(note.word, note.facts) for note in lane.notes] for lane in found.lanes}
    assert notes == {"ak": [("dodge", {"total": 17})], "bo": []}
