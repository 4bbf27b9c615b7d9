"""Critical wounds, row by row, what lasts of them, and what a healer can do."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.game import Game
from escarmouche.games.saga.figures import Effect
from escarmouche.games.saga.rules.effects import EFFECTS
from escarmouche.games.saga.stats import IMPALED
from games.saga.scene import game_of, man, scene, strike
from proofs import proves


def hit(*faces: int, wounds: int = 3, fatigue: int = 0, more: Any = None, **with_: Any) -> Game[Any]:
    """A blow of so many levels on plain bo, whose critical dice these are."""
    fight = scene({"ak": man(5, 5)}, {"bo": man(6.5, 5, full_wounds=20, **with_)}, segment=3)
    game = game_of(fight, {"bo": {"critical": list(faces), **(more or {})}})
    EFFECTS["damage"](game, Effect(kind="damage", on="bo", by="ak", wounds=wounds, fatigue=fatigue, weapon="sword"))
    return game


def told(game: Game[Any], name: str) -> list[Any]:
    return [one for one in game.events if type(one).__name__ == name]


@proves("SG-CRIT-01")
def test_three_levels_of_either_kind_call_for_the_roll() -> None:
    assert not told(hit(wounds=2), "CriticallyHurt")
    assert told(hit(1, 1, wounds=1, fatigue=2), "CriticallyHurt")[0].total == 3


@proves("SG-CRIT-02", "SG-CRIT-03")
@pytest.mark.parametrize(("source", "total"), [("blow", 5), ("total_lost", 9)])
def test_the_wound_levels_of_the_blow_are_added_or_all_of_them(source: str, total: int) -> None:
    fight = scene({"ak": man(5, 5)}, {"bo": man(6.5, 5, wounds=4, full_wounds=20)}, segment=3, crit_bonus_source=source)
    game = game_of(fight, {"bo": {"critical": [1, 1]}})
    EFFECTS["damage"](game, Effect(kind="damage", on="bo", by="ak", wounds=3, weapon="sword"))
    assert told(game, "CriticallyHurt")[0].total == total


@proves("SG-CRIT-03")
def test_five_or_less_is_nothing() -> None:
    game = hit(1, 1)
    assert told(game, "CriticallyHurt")[0].wound == "nothing"
    assert (game["bo"].losses, game["bo"].status, game["bo"].held) == (0, frozenset(), ("sword",))


@proves("SG-CRIT-04", "SG-CRIT-06")
@pytest.mark.parametrize(("faces", "losses"), [((1, 2), 1), ((2, 3), 2)])
def test_six_and_eight_lose_actions(faces: tuple[int, int], losses: int) -> None:
    assert hit(*faces)["bo"].losses == losses


@proves("SG-CRIT-05")
@pytest.mark.parametrize(
    ("held", "left"), [(["sword", "shield"], ("shield",)), (["great axe"], ()), (["shield"], ("shield",))]
)
def test_seven_empties_the_weapon_hand(held: list[str], left: tuple[str, ...]) -> None:
    assert hit(2, 2, held=held)["bo"].held == left


@proves("SG-CRIT-07")
@pytest.mark.parametrize(("announced", "pay", "lost"), [(0, "die", 2), (1, "slot", 1)])
def test_nine_makes_every_dodge_dearer_by_a_die(announced: int, pay: str, lost: int) -> None:
    assert "hobbled" in hit(3, 3)["bo"].status
    dice = {"ak": {"attack": [4] * 4}, "bo": {"dodge": [6] * 4}}
    bo = man(6.5, 5, "hobbled", angle=180, announced=announced, reaction=1)
    fight = scene({"ak": man(5, 5, announced=1, reaction=30)}, {"bo": bo}, dice, segment=3)
    fight.answer(strike("bo"), ("react", "dodge"))
    if announced:
        fight.answer(("pay", pay))
    assert fight.facts("bo")["undeclared"] == lost


@proves("SG-CRIT-08")
def test_ten_throws_to_the_ground_with_empty_hands() -> None:
    me = hit(3, 4, held=["sword", "shield"])["bo"]
    assert (me.status, me.held, me.losses) == ({"lying"}, (), 1)


@proves("SG-CRIT-09")
@pytest.mark.parametrize(
    ("die", "held", "left", "status"),
    [
        (3, ["sword", "shield"], ("shield",), "weapon-arm-lost"),
        (4, ["sword", "shield"], ("sword",), "other-arm-lost"),
        (4, ["great axe"], (), "other-arm-lost"),
    ],
)
def test_eleven_takes_an_arm(die: int, held: list[str], left: tuple[str, ...], status: str) -> None:
    me = hit(4, 4, held=held, more={"arm": [die]})["bo"]
    assert (me.held, me.status, me.hands) == (left, {status}, 1)


@proves("SG-CRIT-10")
def test_twelve_takes_a_leg_and_whoever_lost_it_crawls() -> None:
    assert hit(4, 5)["bo"].status == {"lying", "leg-lost"}
    lame = scene({"ak": man(5, 5, "lying", "leg-lost", reaction=20)}, {"bo": man(22, 14)}, segment=3)
    assert lame.query("speed", figure="ak") == 1
    assert "SG-CRIT-10" in lame.refused("action", {"sprint": "athletics"}).rules
    assert lame.refused("action", "stand").reason == "posture"


@proves("SG-CRIT-11")
def test_thirteen_puts_to_sleep_for_hours() -> None:
    game = hit(5, 5, more={"hours": [4]})
    assert game["bo"].status == {"unconscious"}
    assert [one.purpose for one in told(game, "Rolled")] == ["critical", "hours"]


@proves("SG-CRIT-12")
def test_fourteen_bleeds_until_somebody_helps() -> None:
    assert hit(5, 6)["bo"].status == {"unconscious", "bleeding"}
    for faces, wounds in (([3, 3, 3, 3], 3), ([3, 3, 3, 2], 4)):
        red = {"ak": man(5, 5)}
        blue = {"bo": man(6.5, 5, "unconscious", "bleeding", wounds=3), "be": man(20, 9)}
        fight = scene(red, blue, {"bo": {"endurance": faces}}, segment=5, turns=1)
        fight.play()
        assert fight.over
        assert fight.facts("bo")["wounds"] == wounds


@proves("SG-CRIT-13")
def test_fifteen_and_sixteen_crush_a_hand_or_a_foot_which_is_lost_without_care() -> None:
    hand = hit(6, 6)["bo"]
    assert (hand.mangled, hand.status, hand.held, hand.in_play) == (("hand",), {"weapon-arm-lost"}, (), True)
    foot = hit(6, 6, wounds=4)["bo"]
    assert (foot.mangled, foot.status) == (("foot",), {"foot-lost"})
    fight = scene({"ak": man(5, 5)}, {"bo": man(9, 5, "foot-lost", mangled=["foot"])}, segment=5, turns=1)
    assert fight.query("speed", figure="bo") == 1
    fight.play()
    assert fight.one("amputated")["part"] == "foot"


@proves("SG-CRIT-14")
@pytest.mark.parametrize(("die", "mark"), [(1, "scar"), (2, "scar"), (3, "ear"), (4, "eye"), (5, "nose"), (6, "jaw")])
def test_seventeen_marks_the_face(die: int, mark: str) -> None:
    game = hit(6, 6, wounds=5, more={"face": [die]}, full_fatigue=9)
    assert told(game, "Disfigured")[0].mark == mark
    assert game["bo"].eyes_lost == (1 if mark == "eye" else 0)


@proves("SG-CRIT-15")
def test_eighteen_is_death_within_the_minute() -> None:
    me = hit(6, 6, wounds=6)["bo"]
    assert (me.status, me.dies) == ({"dying"}, 13)


@proves("SG-CRIT-16")
@pytest.mark.parametrize("wounds", [7, 9])
def test_nineteen_and_more_kill(wounds: int) -> None:
    assert hit(6, 6, wounds=wounds)["bo"].status == {"dead"}


@proves("SG-CRIT-06", "SG-CRIT-10", "SG-CRIT-12", "SG-CRIT-15", "SG-CRIT-16")
def test_five_rows_say_impalement(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[int] = []
    monkeypatch.setattr(IMPALED, "hooks", [lambda game, value, who, it: said.append(it.wounds)])
    more = {"arm": [1], "face": [1], "hours": [1]}
    for wounds in range(3, 17):
        hit(1, 1, wounds=wounds, more=more)
    assert [wounds + 2 for wounds in said] == [8, 12, 14, 18]
    hit(6, 6, wounds=7)
    assert said[-1] == 7


# ---------------------------------------------------------------- care


def bedside(*status: str, turn: int = 1, segment: int = 1, care: list[int] | None = None, **with_: Any) -> Any:
    """Red ak kneels beside red al, who needs help; blue bo is far."""
    al = man(5.7, 5, *status, **with_)
    red = {"ak": man(5, 5, reaction=20, skills={"care": 4, "dodge": 3, "sword": 4}), "al": al}
    dice = {"ak": {"care": care or []}, "red": {"reaction": [6] * 16}, "bo": {"reaction": [1, 2, 1, 1] * 2}}
    return scene(red, {"bo": man(22, 14)}, dice, segment=segment, turn=turn)


@proves("SG-CORE-20", "SG-CORE-12", "SG-LONG-01", "SG-LONG-04", "SG-ACT-05", "SG-CRIT-15")
@pytest.mark.parametrize(("faces", "status"), [([3, 3, 3, 2], {"unconscious"}), ([3, 3, 2, 2], {"dying"})])
def test_a_full_turn_of_care_is_one_attempt_at_fifteen(faces: list[int], status: set[str]) -> None:
    fight = bedside("dying", dies=9, wounds=7, care=faces).answer(("action", {"care": "al"}))
    fight.play()
    assert fight.one("tested", test="care")["difficulty"] == 15
    assert fight.status("al") == status


@proves("SG-CORE-20")
def test_a_turn_begun_late_does_not_count_and_a_critical_failure_begins_anew() -> None:
    late = bedside("dying", dies=9, wounds=7, segment=2).answer(("action", {"care": "al"}))
    late.play()
    assert not late.all("tested", test="care")
    bad = bedside("dying", dies=9, wounds=7, care=[1, 1, 1, 1]).answer(("action", {"care": "al"}))
    bad.play()
    assert bad.one("task_worked")["levels"] == 0


@proves("SG-CRIT-12", "SG-CRIT-13")
@pytest.mark.parametrize(
    ("status", "with_", "difficulty"), [("bleeding", {}, 20), ("foot-lost", {"mangled": ["foot"]}, 25)]
)
def test_care_stops_bleeding_and_saves_a_foot(status: str, with_: dict[str, Any], difficulty: int) -> None:
    more = ("unconscious",) if status == "bleeding" else ()
    fight = bedside(status, *more, care=[6, 6, 6, 6], **with_)
    fight.answer(("action", {"care": "al"}))
    fight.play()
    assert fight.one("tested", test="care")["difficulty"] == difficulty
    assert fight.facts("al")["mangled"] == []
    assert "bleeding" not in fight.status("al")


@proves("SG-LONG-02", "SG-LONG-03", "SG-DODG-09")
def test_during_a_long_action_only_innate_ones_are_open_and_the_defence_is_minus_ten() -> None:
    fight = bedside("dying", dies=9, wounds=7).answer(("action", {"care": "al"}))
    assert fight.query("defence", figure="ak") == -10
    assert fight.refused("action", {"sprint": "athletics"}).reason == "at-a-task"
    fight.answer(("action", "move"))
    assert fight.refused("path", [[2, 5]]).reason == "at-a-task"


@proves("SG-LONG-02", "SG-LONG-03")
@pytest.mark.parametrize(("answer", "task"), [("go-on", "care"), ("break-off", "")])
def test_a_long_action_is_broken_off_at_the_start_of_a_turn(answer: str, task: str) -> None:
    fight = bedside("dying", dies=9, wounds=7, segment=2).answer(("action", {"care": "al"}))
    fight.play().answer(("task", answer))
    assert fight.facts("ak")["task"] == task
    assert (fight.pending.key, fight.pending.figure) == (("action", "ak") if task else ("announce", "ak"))


@proves("SG-LONG-02", "SG-SURV-01")
def test_survival_mode_breaks_off_a_long_action_when_one_is_attacked() -> None:
    red = {"ak": man(5, 5, reaction=30), "al": man(5.7, 5, "dying", dies=9, wounds=7)}
    dice = {
        "ak": {"survival": [6, 6, 6, 6], "dodge": [6], "reaction": [6] * 4},
        "bo": {"attack": [4, 4, 4, 4], "damage": [1] * 7},
    }
    fight = scene(red, {"bo": man(3.5, 5, reaction=20, announced=1)}, dice, segment=2)
    fight.answer(("action", {"care": "al"}), ("action", "done"), ("action", "done"))
    fight.answer(strike("ak"))
    assert fight.offers("react") == ["none", "survive"]
    fight.answer(("react", "survive"))
    assert fight.facts("ak")["task"] == ""
    assert "dodge" in fight.offers("react")


@proves("SG-LONG-03")
def test_a_fall_ends_a_long_action() -> None:
    fight = bedside("dying", dies=9, wounds=7).answer(("action", {"care": "al"}))
    game = game_of(fight)
    EFFECTS["fall"](game, Effect(kind="fall", on="ak"))
    assert game["ak"].task is None


# ---------------------------------------------------------------- the referee's shortcut


@proves("SG-LONG-05")
def test_the_referee_brings_somebody_back_for_fatigue() -> None:
    dice = {"ak": {"reaction": [6] * 4}, "bo": {"reaction": [1, 2, 1, 1]}}
    fight = scene({"ak": man(2, 2)}, {"bo": man(22, 14)}, dice, seats=["red", "blue", "referee"])
    fight.answer(("trek", "ak"), ("trek-to", [18, 14]), ("trek-fatigue", 2))
    assert fight.facts("ak")["at"] == [18, 14]
    assert fight.facts("ak")["fatigue"] == 2
    alone = scene({"ak": man(2, 2)}, {"bo": man(22, 14)}, dice)
    assert alone.pending.key == "announce"
