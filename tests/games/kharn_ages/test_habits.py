"""What bots and the table get from Khârn-Âges: habits, candidates worth a look, ranges, sheets, marks."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.decisions import head
from escarmouche.core.dice import Block
from escarmouche.games.kharn_ages import SYSTEM
from escarmouche.games.kharn_ages.rules.actions import IDLE
from escarmouche.odds import quick
from escarmouche.sim.games import Contest, Contestant, outcome_of
from games.kharn_ages.scene import Scene, hit, safar, scene

PLACE = "escarmouche.games.kharn_ages:SYSTEM"


def test_habit_beats_chance() -> None:
    contest = Contest(system=PLACE, red=Contestant(bot="habit"), blue=Contestant(bot="random"), seed="h", swap=True)
    outcomes = [outcome_of(contest, index) for index in range(6)]
    assert [one.error for one in outcomes] == [None] * 6
    assert [one.winner for one in outcomes] == ["red"] * 6


def test_habits_defend_and_keep_something_for_it() -> None:
    """Against a blow that would kill, a Safar with AP does not rely on its reflexes."""
    fight = scene(red={"ak": safar(4, 7, P=6)}, blue={"bo": safar(5.4, 7, HP=3)}, dice={"ak": {"level": [5]}}).answer(
        ("activate", "ak"), hit("bo"), ("engage", "PP"), ("effects", "none")
    )
    assert SYSTEM.mind.habit(fight.state, fight.pending, Block("habit", 0)) != "reflex"


def coven(*spells: str, **more: Any) -> Scene:
    """A mage with an ally and two enemies in its aura."""
    return scene(
        red={"ak": safar(4, 7, V=1, I=5, rank=2, spells=spells), "am": safar(4, 9.2, **more)},
        blue={"bo": safar(7, 7, HP=3), "ba": safar(8, 8)},
        dice={"ak": {"level": [6, 6]}},
    ).answer(("activate", "ak"))


def habit_of(game: Scene, number: int = 0) -> Any:
    return SYSTEM.mind.habit(game.state, game.pending, Block("habit", number))


def test_habits_cast_spells_where_they_are_of_use() -> None:
    assert habit_of(coven("Châtiment")) == {"cast": "Châtiment", "at": "bo"}
    assert habit_of(coven("Main apaisante", HP=4)) == {"cast": "Main apaisante", "at": "am"}
    assert "cast" not in [head(habit_of(coven("Main apaisante", "Étouffe-flamme", "Sang-froid"), n)) for n in range(8)]
    under = [{"name": "attack", "by": "am", "value": 2, "spell": "Œil vif"}]
    assert habit_of(coven("Œil vif", lasting=under)) != {"cast": "Œil vif", "at": "am"}


def test_habits_choose_a_difficulty_that_can_be_reached() -> None:
    game = coven("Châtiment").answer(("action", {"cast": "Châtiment", "at": "ba"}))
    assert habit_of(game)["difficulty"] < 24
    assert habit_of(game)["ap"] > 1 or habit_of(game)["difficulty"] == 10


def test_habits_resist_what_would_kill_and_let_allies_help() -> None:
    game = coven("Châtiment").answer(
        ("action", {"cast": "Châtiment", "at": "bo"}), ("incantation", {"difficulty": 16, "ap": 2})
    )
    assert game.pending.key == "defence"
    assert habit_of(game) not in ("reflex", "none")
    kind = coven("Œil vif").answer(
        ("action", {"cast": "Œil vif", "at": "am"}), ("incantation", {"difficulty": 12, "ap": 2})
    )
    assert habit_of(kind) == "none"


def test_a_mage_walks_just_into_reach_of_its_spells() -> None:
    game = scene(red={"ak": safar(2, 7, V=7, I=4, spells=["Étincelle"])}, blue={"bo": safar(11, 7)}).answer(
        ("activate", "ak"), ("action", "walk")
    )
    end = habit_of(game)[-1]
    assert 4.0 < 11 - end[0] <= 4.5
    game.answer(("path", [end]))
    assert {"cast": "Étincelle", "at": "bo"} in game.offers("action")


def test_the_score_counts_what_spells_do() -> None:
    def scored(**more: Any) -> float:
        return SYSTEM.mind.score(coven(**more).state, "red")

    blessed = [{"name": "attack", "by": "am", "value": 2, "spell": "Œil vif"}]
    cursed = [{"name": "V", "by": "bo", "value": -2, "spell": "Racines"}]
    dusty = [{"name": "grain-cloud", "by": "bo"}]
    assert scored(lasting=blessed) > scored() > scored(lasting=cursed)
    assert scored(lasting=dusty) == scored()


def test_a_few_candidates_show_attacks_of_every_size_and_actions_of_every_kind() -> None:
    crowd = {f"b{n}": safar(4 + x, 7 + y) for n, (x, y) in enumerate([(1.4, 0), (0, 1.4), (0, -1.4), (-1.4, 0)])}
    fight = scene(red={"ak": safar(4, 7, V=5, C=1, equipment=["Glaive court", "Serpe"])}, blue=crowd).answer(
        ("activate", "ak")
    )
    kinds = {one if isinstance(one, str) else next(iter(one)) for one in fight.pending.candidates(Block("c", 0), 8)}
    assert kinds >= {"walk", "attack", "done"}
    assert not kinds & IDLE
    words = fight.answer(hit("b0", "Serpe")).pending.candidates(Block("c", 0), 12)
    assert [sum(len(word) == ap for word in words) for ap in (1, 2, 3)] == [4, 4, 4]
    assert words[:2] == ["V", "VV"]
    assert not [word for word in words if word.count("C") == 2]


def test_ranges_tell_zone_and_weapons_from_the_edge_of_the_base_and_the_aura_from_its_middle() -> None:
    state = scene(red={"ak": safar(4, 7, I=3, equipment=["Guisarme"])}, blue={"bo": safar(9, 9)}).state
    told = {one.name: (one.limits, one.centre) for one in SYSTEM.shown.ranges(state, "ak")}
    assert told == {"ZOC": ((0.5,), False), "Aura": ((3,), True), "Guisarme": ((2.0,), False)}
    beast = scene(red={"ak": safar(4, 7, I=0)}, blue={"bo": safar(9, 9)}).state
    assert [one.name for one in SYSTEM.shown.ranges(beast, "ak")] == ["ZOC"]
    archer = scene(red={"ak": safar(4, 7, equipment=["Arc de chasse"])}, blue={"bo": safar(9, 9)}).state
    assert SYSTEM.shown.ranges(archer, "ak")[-1].limits == (3.0, 6.0)


def test_the_sheet_tells_what_is_left() -> None:
    state = scene(
        red={"ak": safar(4, 7, HP=5, AP=2, mastery=[["offensive"], ["defensive"]], spent=[1], bleeding=[2, 1])},
        blue={"dead": safar(9, 9, "defeated")},
    ).state
    sheet = SYSTEM.shown.sheet(state, "ak")
    assert (sheet["HP"], sheet["AP"], sheet["mastery"], sheet["bleeding"]) == ("5/12", "2/5", [["defensive"]], 3)
    assert "carcass-dead" in [mark.id for mark in SYSTEM.shown.marks(state)]
    assert SYSTEM.shown.portrait(state.figures["dead"]).gone


def test_sheet_marks_and_ranges_tell_of_spells() -> None:
    game = coven("Racines", "Œil vif").answer(
        ("action", {"cast": "Œil vif", "at": "ak"}), ("incantation", {"difficulty": 12, "ap": 2})
    )
    sheet = SYSTEM.shown.sheet(game.state, "ak")
    assert (sheet["spells"], sheet["lasting"]) == (["Racines (0/1)", "Œil vif (1/1)"], ["attack 2"])
    assert [mark.id for mark in SYSTEM.shown.marks(game.state) if mark.kind == "spell"] == ["spell-ak"]
    assert {one.name: one.limits for one in SYSTEM.shown.ranges(game.state, "ak")}["Racines"] == (6,)


def test_what_is_kept_counts_for_the_score() -> None:
    """AP, mastery dice, a loaded weapon; and a shooter stands off where a fighter closes in."""

    def looks(x: float = 9, **with_: Any) -> float:
        state = scene(red={"ak": safar(4, 7, **with_)}, blue={"bo": safar(x, 7)}).state
        return SYSTEM.mind.score(state, "red")

    dice: dict[str, Any] = {"mastery": [["offensive"], ["defensive"]]}
    crossbow = {"card": "Arbalète à moufle", "kind": "weapon", "held": True}
    assert looks(AP=5) > looks(AP=4) > looks(AP=3) > looks(AP=2)
    assert looks(**dice) > looks(**dice, spent=[1]) > looks(**dice, given_up=[1])
    assert looks(gear={"bow": crossbow}) > looks(gear={"bow": {**crossbow, "ticked": 1}})
    assert looks(6) > looks(8) > looks(12)
    assert looks(8, gear={"bow": crossbow}) > looks(6, gear={"bow": crossbow})


def test_odds_tell_of_hits_spells_and_health() -> None:
    """A spell that takes, does 3 damage and makes bleed; the one who fails; and a blow."""
    game = scene(red={"ak": safar(4, 7, I=5, spells=["Lame du bourreau"])}, blue={"bo": safar(5.2, 7)}).answer(
        ("activate", "ak"), ("action", {"cast": "Lame du bourreau", "at": "bo"})
    )
    told = quick(SYSTEM, game.position, {"difficulty": 14, "ap": 2}).figures
    assert told["bo"]["spell-taken"].share == told["bo"]["wounds"].share == told["bo"]["bled"].share
    assert told["bo"]["wounds"].mean == pytest.approx(3 * told["bo"]["wounds"].share)
    assert 0.15 < told["ak"]["failed"].share < 0.45
    struck = scene(red={"ak": safar(4, 7)}, blue={"bo": safar(5.2, 7)}).answer(("activate", "ak"), hit("bo"))
    blow = quick(SYSTEM, struck.position, "PP").figures["bo"]
    assert blow["hit"].share == blow["wounds"].share > 0.5
    assert "spell-taken" not in blow
