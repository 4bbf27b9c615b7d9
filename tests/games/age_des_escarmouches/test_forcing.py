"""Passage en force: through those one meets, in an assault or a run."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.age_des_escarmouches.rules.contact import foes_touched
from escarmouche.games.age_des_escarmouches.rules.forcing import why_no_force
from games.age_des_escarmouches.scene import Scene, activate, game_of, man, scene, settled
from proofs import proves


def run(face: int, **foe: Any) -> Scene:
    """Red ak runs through blue bo, who stands in the middle of its way; bu waits far off."""
    red = {"ak": man(20, 20, commander=True, FOR=6)}
    blue = {"bo": man(30, 20, **foe), "bu": man(60, 50)}
    told = scene(red, blue, {"ak": {"force": [face]}}, tactics={"red": 1, "blue": 0})
    return told.answer(activate("ak"), ("action", {"force": "bo"}), ("path", [[36, 20]]))


@proves("AE-FORC-01", "AE-FORC-02", "AE-FORC-03")
def test_a_runner_pushes_its_way_through() -> None:
    told = run(4, RES=4)
    tested = told.one("tested", test="force")
    assert (tested["score"], tested["difficulty"], tested["needed"]) == ("FOR", 6, 4)
    assert told.state.tactics["red"] == 0
    places = [one["place"] for one in told.offers("aside")]
    assert {round(abs(y - 20), 1) for _, y in places} == {2.5}
    assert told.pending.seat == "blue"
    told.answer(("aside", {"place": places[1]}), ("facing", 0))
    assert told.state.figures["ak"].at == (36, 20)
    assert list(told.state.figures["bo"].at) == places[1]
    assert not told.all("assaulted")
    assert told.state.figures["bo"].activation == "waiting"


@proves("AE-FORC-01", "AE-FORC-02")
def test_a_forced_run_needs_the_point_and_meets_one_group() -> None:
    red = {"ak": man(20, 20, commander=True)}
    blue = {"bo": man(26, 18.7, FOR=4), "bu": man(26, 21.3), "by": man(33, 20)}
    poor = scene(red, blue, tactics={"red": 0}).answer(activate("ak"))
    assert poor.refused("action", {"force": "bo"}).reason == "not-enough-points"
    told = scene(red, blue, {"ak": {"force": [6]}}, tactics={"red": 1}).answer(activate("ak"))
    told.answer(("action", {"force": "bo"}))
    assert told.refused("path", [[36, 20]]).rules == ("AE-PASS-02", "AE-TTC-07")
    told.answer(("path", [[30, 20]]))
    assert told.one("tested", test="force")["difficulty"] == 4 + 2 + 2


@proves("AE-FORC-05", "AE-FORC-06")
def test_who_is_run_into_may_charge_the_runner_or_step_back() -> None:
    told = run(1)
    told.answer(("facing", 0), ("meets", "stay"))
    assert told.one("assaulted")["figure"] == "bo"
    assert told.state.figures["bo"].charge == "charge"
    assert "charged" in told.state.figures["ak"].status
    assert {one.id: one.activation for one in told.state.figures.values()} == {
        "ak": "activated",
        "bo": "activated",
        "bu": "waiting",
    }
    told = run(1)
    told.answer(("facing", 0), ("meets", {"place": [32.5, 20.0]}))
    ak, bo = told.state.figures["ak"], told.state.figures["bo"]
    assert abs(bo.at[0] - ak.at[0] - 5.0) < 0.02
    assert bo.activation == "waiting"
    assert not told.all("assaulted")


@proves("AE-FORC-06")
def test_who_was_activated_stays_without_having_charged() -> None:
    told = run(1, activation="activated").answer(("facing", 0), ("meets", "stay"))
    assert not told.all("assaulted")
    assert foes_touched(told.state, "ak") == ["bo"]


@proves("AE-TTC-09", "AE-FORC-01")
def test_the_routed_and_the_passive_force_no_way() -> None:
    told = scene({"ak": man(20, 20, "routed")}, {"bo": man(26, 20)}, tactics={"red": 1}, active="red")
    refusals = [why_no_force(game_of(told), who) for who in ("ak", "bo")]
    assert [one.reason for one in refusals if one] == ["routed", "not-your-speech-turn"]


def press(face: int) -> Scene:
    """Red ak charges bo and forces its way on to bu behind."""
    red = {"ak": man(20, 20, commander=True, FOR=5)}
    blue = {"bo": man(28, 20), "bu": man(35, 20)}
    told = scene(red, blue, {"ak": {"force": [face]}}, tactics={"red": 1, "blue": 0})
    return told.answer(activate("ak"), ("action", {"charge": "bo"}), ("force", {"force": "bu"}))


@proves("AE-FORC-03")
def test_a_charge_goes_on_to_somebody_behind() -> None:
    told = settled(press(4))
    assert list(told.one("assaulted")["targets"]) == ["bu"]
    assert told.one("assaulted")["kind"] == "charge"
    assert told.one("moved", kind="pushed")["figure"] == "bo"
    assert "charged" not in told.state.figures["bo"].status


@proves("AE-FORC-04")
def test_a_charge_that_cannot_go_on_stays_a_charge_and_is_over() -> None:
    told = press(3)
    assert told.one("assaulted")["kind"] == "charge"
    assert list(told.one("assaulted")["targets"]) == ["bo"]
    assert "charged" in told.state.figures["bo"].status
    assert told.state.figures["ak"].activation == "activated"


@proves("AE-INTC-08", "AE-FORC-03", "AE-FORC-04")
@pytest.mark.parametrize(("face", "end"), [(5, (36.0, 20.0)), (4, (27.5, 20.0))])
def test_an_intercepted_runner_may_force_its_way_on(face: int, end: tuple[float, float]) -> None:
    red = {"ak": man(20, 20, commander=True)}
    blue = {"bo": man(36, 28, commander=True, angle=270.0)}
    dice = {"bo": {"interception": [6]}, "ak": {"force": [face]}}
    told = scene(red, blue, dice, tactics={"red": 1, "blue": 1}).answer(activate("ak"), ("action", "run"))
    told.answer(("path", [[36, 20]]), ("react", {"intercept": "bo", "by": "MOU"}))
    told.answer(("passage", "yes"))
    settled(told)
    ak = told.state.figures["ak"]
    assert abs(ak.at[0] - end[0]) < 0.01
    assert "charged" in ak.status
    assert ak.activation == ("activated" if face == 4 else ak.activation)
    assert (told.state.figures["bo"].at == (30.0, 20.0)) is (face == 4)
