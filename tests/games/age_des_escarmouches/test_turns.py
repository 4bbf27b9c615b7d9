"""The tactics phase, piles and what is seen of them, speech turns, refusals and activation tactics."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.events import Rolled
from escarmouche.core.position import begin
from escarmouche.core.state import Result
from escarmouche.core.system import Setup
from escarmouche.core.views import consistent, redact, view
from escarmouche.games.age_des_escarmouches.events import Stacked, TacticianFound, TacticUsed
from escarmouche.games.age_des_escarmouches.figures import Fighter
from escarmouche.games.age_des_escarmouches.rules.command import galvanisers
from escarmouche.games.age_des_escarmouches.rules.enlisting import ranged
from escarmouche.games.age_des_escarmouches.rules.life import eliminate
from escarmouche.games.age_des_escarmouches.rules.sequence import SpeechTurn, heads, pile_of, reserve
from escarmouche.games.age_des_escarmouches.rules.tactics import why_no_tactic
from escarmouche.games.age_des_escarmouches.rules.trials import score
from escarmouche.games.age_des_escarmouches.scenarios.deployment import lasting
from escarmouche.games.age_des_escarmouches.system import SYSTEM
from games.age_des_escarmouches.scene import Scene, activate, game_of, man, scene
from proofs import proves

LOW = {"red": {"tactician": [1, 2]}, "blue": {"tactician": [1, 1]}}


def chief(x: float, y: float, **more: Any) -> Fighter:
    return man(x, y, **{"commander": True, "incarnate": True, "rank": 2, "DIS": 4, **more})


def four(**more: Any) -> Scene:
    """Red has three cards, blue two, and tactic points."""
    red = {"ak": chief(10, 10), "al": man(20, 10), "am": man(30, 10)}
    blue = {"bo": chief(10, 50), "bp": man(20, 50)}
    return scene(red, blue, **{"tactics": {"red": 4, "blue": 4}, "refusals": {"blue": 1}, **more})


# ---------------------------------------------------------------- the tactics phase


@proves("AE-GAME-03", "AE-TACT-01", "AE-TACT-05", "AE-TACT-09", "AE-CMD-03", "AE-REFU-01", "AE-PILE-01", "AE-TURN-03")
def test_a_turn_opens_with_tactician_points_piles_refusals_and_who_begins() -> None:
    told = scene(
        red={"ak": chief(10, 10), "al": man(20, 10), "am": man(30, 10)},
        blue={"bo": chief(10, 50, DIS=2), "bp": man(20, 50)},
        dice={"red": {"tactician": [1, 2]}, "blue": {"tactician": [1, 3]}},
        phase="turn",
    )
    assert {one.seat for one in told.position.pending} == {"red", "blue"}
    assert all(one.secret for one in told.position.pending)
    told.until(lambda asked: asked.key == "first")
    assert told.one("tactician_found")["totals"] == {"red": 7, "blue": 6}
    assert told.one("points_given")["points"] == {"red": 4, "blue": 2}
    assert told.one("refusals_given")["refusals"] == {"red": 0, "blue": 1}
    assert told.pending.seat == "red"
    told.answer(("first", "blue"))
    assert told.state.active == "blue"
    order = told.order()
    names = ("tactician_found", "points_given", "stacked", "refusals_given", "first_chosen")
    assert [order.index(name) for name in names] == sorted(order.index(name) for name in names)


@proves("AE-TACT-02", "AE-TACT-03", "AE-TACT-04")
def test_a_tie_goes_to_the_higher_dis_then_to_the_general_rule() -> None:
    dice = {"red": {"tactician": [1, 2]}, "blue": {"tactician": [2, 3]}}
    higher = scene({"ak": chief(10, 10)}, {"bo": chief(10, 50, DIS=2)}, dice, "turn")
    assert higher.one("tactician_found")["side"] == "red"
    dice = {"red": {"tactician": [1, 2]}, "blue": {"tactician": [2, 1]}}
    dearer = scene({"ak": chief(10, 10)}, {"bo": chief(10, 50, val=30)}, dice, "turn")
    assert dearer.one("tactician_found")["side"] == "blue"


@proves("AE-TACT-04", "AE-TACT-05")
def test_what_lowers_dis_lowers_the_roll_and_the_points() -> None:
    hurt = scene({"ak": chief(10, 10, pv=2)}, {"bo": chief(10, 50)}, LOW, "turn")
    assert hurt.one("tactician_found")["totals"]["red"] == 6
    assert hurt.one("points_given")["points"]["red"] == 3


@proves("AE-TACT-06", "AE-MVIV-03")
def test_an_undead_commander_rolls_with_minus_one_and_has_points_by_fear() -> None:
    ghoul = chief(10, 10, PEU=5, skills={"undead": None})
    told = scene({"ak": ghoul}, {"bo": chief(10, 50)}, LOW, "turn")
    assert told.one("tactician_found")["totals"]["red"] == 2
    assert told.one("points_given")["points"]["red"] == 5


@proves("AE-LOSS-06", "AE-TTC-04")
def test_a_lost_commander_costs_all_points_and_every_tactic() -> None:
    told = four()
    game = game_of(told)
    assert why_no_tactic(game, "red", "rush", 3) is None
    fallen = game_of(scene({"ak": chief(10, 10, pv=0, on_table=False), "al": man(20, 10)}, {"bo": chief(10, 50)}))
    refusal = why_no_tactic(fallen, "red", "rush", 3)
    assert refusal is not None
    assert "AE-TTC-04" in refusal.rules
    routed = game_of(scene({"ak": man(10, 10, "routed", commander=True, DIS=4)}, {"bo": chief(10, 50)}))
    assert why_no_tactic(routed, "red", "rush", 3) is not None


@proves("AE-GAME-02")
def test_the_format_says_how_many_turns_there_are() -> None:
    assert [lasting({"game_size": size}) for size in (200, 201, 300, 400, 500, 600)] == [4, 5, 5, 6, 7, 8]
    assert lasting({"game_size": 300, "turns": 9}) == 9


# ---------------------------------------------------------------- what is seen of piles


@proves("AE-PILE-01", "AE-PILE-02", "AE-PILE-03", "AE-PILE-05")
def test_the_other_side_sees_backs_and_guesses_fairly() -> None:
    told = scene(
        {"ak": chief(10, 10), "al": man(20, 10), "am": man(30, 10)}, {"bo": chief(10, 50)}, LOW, "turn"
    ).answer(("pile", ["am", "ak", "al"]))
    told.until(lambda asked: asked.key == "speech")
    assert pile_of(told.state, "red") == ["am", "ak", "al"]
    assert pile_of(view(SYSTEM, told.state, "red"), "red") == ["am", "ak", "al"]
    assert pile_of(view(SYSTEM, told.state, "blue"), "red") == ["", "", ""]
    assert not reserve(told.state, "red")
    stacked = next(one for one in told.events if isinstance(one, Stacked) and one.side == "red")
    read = redact(stacked, "blue")
    assert isinstance(read, Stacked)
    assert not any(card.face for card in read.pile.cards)
    drawn = {tuple(pile_of(consistent(SYSTEM, told.position, "blue", Block(str(n), 0)).now, "red")) for n in range(40)}
    assert len(drawn) == 6
    over = replace(told.state, result=Result("red", "time"))
    assert pile_of(view(SYSTEM, over, "blue"), "red") == ["am", "ak", "al"], "the game is over: everybody may look"


@proves("AE-PREV-01", "AE-PILE-04")
def test_the_card_of_the_predictable_lies_face_up() -> None:
    red = {
        "ak": chief(10, 10),
        "al": man(20, 10, card="pair"),
        "am": man(30, 10, card="pair", skills={"predictable": None}),
    }
    told = scene(red, {"bo": chief(10, 50)}, LOW, "turn")
    told.until(lambda asked: asked.key == "speech")
    assert pile_of(view(SYSTEM, told.state, "blue"), "red") == ["", "pair"]


# ---------------------------------------------------------------- speech turns


@proves(
    "AE-SEQ-01",
    "AE-SEQ-03",
    "AE-SEQ-04",
    "AE-SEQ-05",
    "AE-SEQ-07",
    "AE-SEQ-08",
    "AE-SEQ-09",
    "AE-TURN-01",
    "AE-TURN-04",
)
def test_the_head_of_sequence_is_activated_in_turn_until_nobody_has_a_card() -> None:
    told = four(refusals={}, tactics={})
    assert told.offers("speech") == [{"activate": "ak"}]
    assert told.refused("speech", {"activate": "al"}).rules == ("AE-SEQ-05",)
    told.answer(activate("ak")).until(lambda asked: asked.key == "action")
    assert told.state.figures["ak"].activation == "active"
    told.play()
    assert [one["side"] for one in told.all("speech_began")][:5] == ["red", "blue", "red", "blue", "red"]
    assert [one["card"] for one in told.all("revealed")] == ["ak", "bo", "al", "bp", "am"]
    assert all(one.activation == "activated" for one in told.state.figures.values() if one.in_play) or told.over


@proves("AE-REFU-04", "AE-REFU-05", "AE-REFU-06")
def test_a_refusal_ends_the_speech_turn_but_not_the_first() -> None:
    told = four(refusals={"red": 1, "blue": 1})
    assert told.refused("speech", "refuse").rules == ("AE-REFU-05",)
    told.answer(activate("ak"), ("action", "done"))
    told.answer(("speech", "refuse"))
    assert told.state.refusals == {"red": 1, "blue": 0}
    assert told.state.active == "red"
    told.answer(activate("al"), ("action", "done"))
    assert told.refused("speech", "refuse").rules == ("AE-REFU-01", "AE-REFU-04", "AE-TURN-01")


@proves("AE-SEQ-06", "AE-SEQ-07")
def test_the_card_of_the_dead_leaves_the_sequence() -> None:
    game = game_of(four())
    eliminate(game, "bp")
    assert pile_of(game.state, "blue") == ["bo"]


# ---------------------------------------------------------------- tactics


@proves(
    "AE-TEMP-01",
    "AE-TEMP-02",
    "AE-REFU-02",
    "AE-REFU-03",
    "AE-TTC-06",
    "AE-TTC-08",
    "AE-SEQ-02",
    "AE-TURN-02",
    "AE-INTP-01",
)
def test_temporising_keeps_the_head_of_the_pile_in_reserve_unseen() -> None:
    told = four(refusals={"red": 1}).answer(("speech", "temporise"))
    assert reserve(told.state, "red") == ["ak"]
    assert reserve(view(SYSTEM, told.state, "blue"), "red") == [""]
    assert told.state.tactics["red"] == 2
    assert told.state.refusals["red"] == 0
    assert told.state.active == "blue"
    told.answer(activate("bo"), ("action", "done"))
    assert heads(told.state, "red") == ["al", "ak"]
    told.answer(("speech", "temporise"))
    assert told.state.refusals["blue"] == 1
    assert len(reserve(told.state, "red")) == 2
    full = four(tactics={"red": 9}, refusals={}).answer(("speech", "temporise"))
    full.answer(activate("bo"), ("action", "done"), ("speech", "temporise"), activate("bp"), ("action", "done"))
    assert full.refused("speech", "temporise").rules == ("AE-SEQ-02", "AE-TEMP-01")


@proves("AE-TTC-03", "AE-TTC-07", "AE-TTC-05")
def test_each_tactic_as_often_as_the_rank_and_one_a_speech_turn() -> None:
    used = {"red": {"rush": 2, "temporise": 1}}
    game = game_of(four(used=used, tactics={"red": 9}))
    refusal = why_no_tactic(game, "red", "rush", 3)
    assert refusal is not None
    assert refusal.rules == ("AE-TTC-03",)
    assert why_no_tactic(game, "red", "temporise", 2) is None
    together = game_of(four(used=used, tactics={"red": 9}, options={"tactic_limit": "total"}))
    assert why_no_tactic(together, "red", "temporise", 2) is not None
    spoken = game_of(four(tactics={"red": 9}))
    spoken.tell(TacticUsed(side="red", tactic="rush", cost=3, left=6))
    refusal = why_no_tactic(spoken, "red", "temporise", 2)
    assert refusal is not None
    assert refusal.rules == ("AE-TTC-07",)


@proves("AE-AUTO-01", "AE-AUTO-02")
def test_authority_gives_one_cheap_tactic_away_each_turn() -> None:
    red = {"ak": chief(10, 10, skills={"authority": None}), "al": man(20, 10), "am": man(30, 10)}
    told = scene(red, {"bo": man(10, 50), "bp": man(20, 50)}, tactics={"red": 0})
    told.answer(("speech", "temporise"))
    assert told.one("tactic_used")["free"]
    told.answer(activate("bo"), ("action", "done"))
    assert told.refused("speech", "temporise").rules[0] == "AE-TTC-06"
    assert told.refused("speech", {"rush": "al"}).reason == "not-enough-points"


@proves("AE-RUEE-01", "AE-RUEE-02", "AE-RUEE-03", "AE-RUEE-04", "AE-RUEE-05", "AE-SEQ-10", "AE-TTC-09")
def test_a_rush_activates_a_second_card_fighter_by_fighter() -> None:
    pair = {"al": man(20, 10, card="pair"), "am": man(30, 10, card="pair"), "an": man(40, 10, "routed", card="pair")}
    told = scene(
        {"ak": chief(10, 10), **pair},
        {"bo": man(10, 50, INI=5), "bp": chief(20, 50, INI=9)},
        dice={"al": {"rush": [5]}, "am": {"rush": [4]}},
        tactics={"red": 3},
    )
    told.answer(("speech", {"rush": "ak"}), ("action", "done"), ("second", {"activate": "pair"}))
    told.answer(("next", "al"), ("action", "done"), ("next", "am"))
    assert [one["difficulty"] for one in told.all("tested", test="rush")] == [5, 5]
    assert told.state.figures["al"].activation == "activated"
    assert told.state.figures["am"].activation == "waiting"
    assert told.state.figures["an"].activation == "waiting"
    assert told.state.active == "blue"
    assert pile_of(told.state, "red") == ["pair"]
    assert not told.all("compensated")
    assert "bo" not in str([one for one in told.story() if one["event"] == "card_turned"])


@proves("AE-VIGI-01", "AE-VIGI-02", "AE-VIGI-03", "AE-VIGI-04", "AE-VIGI-05", "AE-VIGI-12")
def test_the_watchful_wait_in_the_reserve_while_the_others_act() -> None:
    pair = {"al": man(20, 10, card="pair"), "am": man(30, 10, card="pair")}
    told = scene({**pair, "ak": chief(10, 10)}, {"bo": man(10, 55), "bp": man(20, 55)}, tactics={"red": 1}, refusals={})
    told.answer(("speech", {"vigilance": "pair", "who": ["al"]}), ("action", "done"))
    assert told.state.figures["al"].status == {"vigilant"}
    assert told.state.figures["am"].activation == "activated"
    assert reserve(view(SYSTEM, told.state, "blue"), "red") == ["pair"]
    assert told.state.refusals == {"blue": 1}
    told.answer(activate("bo"), ("action", "done"), activate("pair"), ("action", "done"))
    assert told.state.figures["al"].activation == "activated"
    assert not reserve(told.state, "red")


@proves("AE-VIGI-06", "AE-VIGI-07", "AE-VIGI-09", "AE-VIGI-10")
def test_the_watchful_may_act_before_an_actor_on_a_test_of_ini() -> None:
    archer = man(10, 20, "vigilant", TIR=3, angle=90.0)
    told = scene(
        {"ak": archer, "al": man(40, 10)},
        {"bo": man(10, 40, INI=5, skills={"trapper": None})},
        {"ak": {"vigilance": [5]}},
        agenda=(SpeechTurn("blue"),),
    )
    told.answer(activate("bo"), ("action", "trap"))
    assert told.pending.seat == "red"
    told.answer(("react", {"vigilant": "ak"}))
    assert told.one("tested", test="vigilance")["difficulty"] == 5
    assert told.pending.figure == "ak"
    told.answer(("action", "done"))
    assert told.state.figures["ak"].activation == "activated"
    assert told.pending.figure == "bo"


@proves("AE-VIGI-07", "AE-VIGI-08", "AE-VIGI-11")
@pytest.mark.parametrize(("by", "hard"), [("INI", 4), ("MOU", 5)])
def test_the_watchful_charge_a_moving_actor_as_interceptors_do_and_pay_nothing(by: str, hard: int) -> None:
    red = {"ak": chief(20, 20, INI=4, mou=12.5)}
    blue = {"bo": replace(chief(36, 28, angle=270.0), status=frozenset(("vigilant",)))}
    told = scene(red, blue, {"bo": {"vigilance": [6]}}, tactics={"red": 4, "blue": 0})
    told.answer(activate("ak"), ("action", "march"), ("path", [[30, 20]]), ("react", {"vigilant": "bo", "by": by}))
    told.answer(("facing", 180), ("facing", 0))
    assert told.one("tested", test="vigilance")["difficulty"] == hard
    assert told.state.figures["bo"].at == (30.0, 20.0)
    assert abs(told.state.figures["ak"].at[0] - 27.5) < 0.01
    assert "charged" in told.state.figures["ak"].status
    assert told.state.figures["bo"].activation == "activated"
    assert not told.all("tactic_used")


@proves("AE-VIGI-06", "AE-VIGI-07", "AE-VIGI-08", "AE-VIGI-09")
@pytest.mark.parametrize(("action", "hard"), [("trap", 2), ("run", 5)])
def test_the_watchful_who_test_mou_must_move_first(action: str, hard: int) -> None:
    archer = man(10, 20, "vigilant", angle=90.0, ranged=(ranged("Arc long"),))
    actor = man(10, 40, INI=2, mou=12.5, skills={"trapper": None})
    dice = {"ak": {"vigilance": [6]}}
    told = scene({"ak": archer}, {"bo": actor}, dice, agenda=(SpeechTurn("blue"),)).answer(activate("bo"))
    told.answer(("action", action), ("react", {"vigilant": "ak", "by": "MOU"}))
    tested = told.one("tested", test="vigilance")
    assert (tested["score"], tested["difficulty"]) == ("MOU", hard)
    assert told.refused("action", {"shoot": "bo", "weapon": "Arc long"}).reason == "not-this-turn"
    told.answer(("action", "march"), ("path", []), ("facing", 90))
    assert {"shoot": "bo", "weapon": "Arc long"} in told.offers("action")


@proves("AE-VIGI-06")
def test_a_second_vigilant_may_try_where_the_first_has_failed() -> None:
    red = {"ak": man(10, 20, "vigilant"), "al": man(50, 20, "vigilant")}
    dice = {"ak": {"vigilance": [1]}, "al": {"vigilance": [6]}}
    told = scene(red, {"bo": man(10, 40, skills={"trapper": None})}, dice, agenda=(SpeechTurn("blue"),))
    told.answer(activate("bo"), ("action", "trap"), ("react", {"vigilant": "ak"}))
    assert {"vigilant": "ak"} not in told.offers("react")
    told.answer(("react", {"vigilant": "al"}))
    assert told.pending.figure == "al"


@proves("AE-RUEE-02", "AE-RUEE-03", "AE-RUEE-04")
def test_those_of_a_group_who_pass_the_test_of_a_second_card_act_together() -> None:
    band = {who: man(x, 10, card="pair") for who, x in (("al", 20), ("am", 30), ("an", 40))}
    dice = {"al": {"rush": [6]}, "am": {"rush": [1]}, "an": {"rush": [6]}}
    told = scene({"ak": chief(10, 10), **band}, {"bo": man(60, 50)}, dice, tactics={"red": 3})
    told.answer(("speech", {"rush": "ak"}), ("action", "done"), ("second", {"activate": "pair"}))
    told.answer(("next", {"group": ["al", "am", "an"]}))
    assert told.pending.facts["group"] == ["al", "an"]
    told.answer(("action", "done"))
    assert [told.state.figures[who].activation for who in band] == ["activated", "waiting", "activated"]


# ---------------------------------------------------------------- interception


def runner(dice: dict[str, Any], **more: Any) -> Scene:
    """Red ak marches 10 cm to the right; blue bo waits 10 cm beside the middle of its way."""
    red = {"ak": chief(20, 20, INI=4)}
    blue = {"bo": chief(36, 28, angle=270.0, **more)}
    return scene(red, blue, dice, tactics={"red": 4, "blue": 1}).answer(activate("ak"), ("action", "march"))


@proves("AE-INTC-01", "AE-INTC-02", "AE-INTC-03", "AE-INTC-09", "AE-TTC-05", "AE-TTC-06")
def test_a_failed_interception_costs_the_point_and_nothing_else() -> None:
    told = runner({"bo": {"interception": [4]}}).answer(("path", [[30, 20]]))
    assert told.pending.seat == "blue"
    assert {"intercept": "bo", "by": "INI"} in told.offers("react")
    told.answer(("react", {"intercept": "bo", "by": "INI"}))
    assert told.one("tested", test="interception")["needed"] == 4
    told = runner({"bo": {"interception": [3]}}).answer(
        ("path", [[30, 20]]), ("react", {"intercept": "bo", "by": "INI"})
    )
    assert told.state.tactics["blue"] == 0
    assert told.state.figures["bo"].activation == "waiting"
    assert told.state.figures["bo"].at == (36, 28)
    told.answer(("facing", 0))
    assert told.state.figures["ak"].at == (30, 20)


@proves("AE-INTC-04", "AE-INTC-05", "AE-INTC-06", "AE-INTC-07", "AE-INTC-08")
def test_an_interceptor_charges_into_the_way_and_stops_the_actor() -> None:
    told = runner({"bo": {"interception": [4]}}).answer(
        ("path", [[30, 20]]), ("react", {"intercept": "bo", "by": "MOU"}), ("facing", 180), ("facing", 0)
    )
    bo, ak = told.state.figures["bo"], told.state.figures["ak"]
    assert bo.at == (30.0, 20.0)
    assert abs(ak.at[0] - 27.5) < 0.01
    assert "charged" in ak.status
    assert bo.activation == "activated"


@proves("AE-INTC-10")
def test_an_interceptor_that_fears_the_actor_stays_activated_and_the_actor_goes_on() -> None:
    red = {"ak": chief(20, 20, INI=4, PEU=5)}
    dice = {"bo": {"interception": [6], "fear": [1]}, "ak": {"fear": [6]}}
    told = scene(red, {"bo": chief(36, 28, angle=270.0)}, dice, tactics={"red": 4, "blue": 1})
    told.answer(activate("ak"), ("action", "march"), ("path", [[30, 20]]), ("react", {"intercept": "bo", "by": "INI"}))
    told.answer(("facing", 0))
    assert told.state.figures["bo"].at == (36, 28)
    assert told.state.figures["bo"].activation == "activated"
    assert told.state.figures["ak"].at == (30, 20)


# ---------------------------------------------------------------- command


@proves("AE-COMD-01", "AE-COMD-03", "AE-COMD-04", "AE-MUSI-01", "AE-PETD-01", "AE-PARI-01", "AE-CMD-05")
def test_zones_of_command_music_and_banner() -> None:
    game = game_of(
        scene(
            {
                "ak": man(10, 10, rank=2, COU=6, DIS=3, skills={"command": None}),
                "al": man(22, 10, COU=3, DIS=0, PEU=2),
                "am": man(32.6, 10, skills={"musician": None}),
                "an": man(60, 10),
                "ao": man(10, 20, skills={"pariah": None}),
                "ap": man(60, 20, skills={"standard-bearer": None}),
            },
            {"bo": man(10, 50)},
        )
    )
    assert score(game, "al", "COU") == 5
    assert score(game, "al", "DIS") == 3
    assert score(game, "al", "PEU") == 2
    assert score(game, "am", "DIS") == 2
    assert score(game, "an", "COU") == 4
    assert score(game, "ao", "COU") == 3
    assert not galvanisers(game, "an", "command")


@proves("AE-COMD-02", "AE-COMD-05")
def test_a_frightening_commandant_gains_by_a_banner_and_wolves_reach_farther() -> None:
    wolf = man(10, 10, power=2, people="Loup", COU=5, PEU=3, skills={"command": None})
    red = {"ak": wolf, "al": man(10, 13, skills={"standard-bearer": None}), "am": man(27, 10)}
    game = game_of(scene(red, {"bo": man(10, 50)}))
    assert (score(game, "ak", "COU"), score(game, "ak", "PEU")) == (6, 4)
    assert score(game, "am", "COU") == 4


@proves("AE-COMD-06", "AE-COMD-07", "AE-COMD-08", "AE-MUSI-02")
def test_a_staff_has_one_card_and_one_zone() -> None:
    red = {
        "ak": chief(10, 10, rank=1, skills={"command": None}, COU=6),
        "al": man(18, 10, skills={"musician": None}),
        "am": man(30, 10),
        "an": man(80, 10, rank=2, skills={"standard-bearer": None}),
    }
    told = scene(red, {"bo": chief(10, 50)}, LOW, "turn")
    assert told.offers("staff") == ["none", {"staff": ["al"]}]
    told.answer(("staff", {"staff": ["al"]}))
    told.until(lambda asked: asked.key == "speech")
    assert pile_of(told.state, "red") == ["ak", "am", "an"]
    game = game_of(told)
    assert score(game, "am", "COU") == 4
    points = told.state.tactics["red"]
    eliminate(game, "al")
    assert game.state.tactics["red"] == points - 1


@proves("AE-TACT-01", "AE-DEPL-02")
def test_the_tactician_of_the_deployment_counts_commanders_who_are_not_on_the_table_yet() -> None:
    lists = {seat: SYSTEM.lists.build(Block(f"{seat}-a", 0), None, {}) for seat in SYSTEM.seats}
    begun = begin(SYSTEM.rules.new_game(Setup(game=SYSTEM.name, seed="7", lists=lists)), SeededDice("7"))
    found = next(event for event in begun.events if isinstance(event, TacticianFound))
    leaders = [one for one in begun.position.state.figures.values() if one.commander]
    assert not any(one.on_table for one in leaders)
    assert found.command == {one.side: one.scores["DIS"] for one in leaders}
    rolled = {event.figure: sum(event.faces) for event in begun.events if isinstance(event, Rolled)}
    assert found.totals == {side: rolled[side] + by for side, by in found.command.items()}
