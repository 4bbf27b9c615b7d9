"""Bots that think never give an answer that another one beats for free."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from escarmouche.bots import make
from escarmouche.bots.blunders import sensible
from escarmouche.bots.protocol import answer_at
from escarmouche.core.position import Position
from escarmouche.core.system import load as load_system
from escarmouche.games import SYSTEMS
from escarmouche.rulings.cases import CaseScene, load

FOLDER = Path(__file__).parent / "blunders"
POSITIONS = [one for file in sorted(FOLDER.glob("*.yaml")) for one in yaml.safe_load(file.read_text(encoding="utf-8"))]
SEEDS = ("a", "b", "c")


def resting(told: dict[str, Any], folder: Path) -> Position[Any]:
    """The position that a case leads to, at the question it expects."""
    file = folder / "position.yaml"
    file.write_text(yaml.safe_dump({name: part for name, part in told.items() if name != "blunders"}), encoding="utf-8")
    (case,) = load(file, SYSTEMS)
    scene = CaseScene(case, load_system(SYSTEMS[case.game]))
    scene.run()
    return scene.position


@pytest.mark.parametrize("told", POSITIONS, ids=[one["case"] for one in POSITIONS])
@pytest.mark.parametrize("name", ["greedy", "habit", "search@8"])
def test_no_bot_blunders(told: dict[str, Any], name: str, tmp_path: Path) -> None:
    position = resting(told, tmp_path)
    system, decision = load_system(SYSTEMS[told["game"]]), position.decision()
    assert all(blunder in [option.value for option in decision.options] for blunder in told["blunders"])
    for seed in SEEDS:
        bot = make(name, system, seed, decision.seat)
        assert answer_at(system, bot, position) not in told["blunders"]


def test_a_question_is_left_alone_where_nothing_is_wrong_with_any_answer(tmp_path: Path) -> None:
    position = resting(next(one for one in POSITIONS if one["case"] == "EV-B-AIM-TWICE"), tmp_path)
    system, decision = load_system(SYSTEMS["evenor"]), position.decision()
    left = sensible(system, position.now, decision)
    assert [option.value for option in decision.options if option not in left.options] == ["aim"]
    assert sensible(system, position.now, left) is left


def test_an_alert_of_an_earlier_activation_binds_nobody(tmp_path: Path) -> None:
    told = next(one for one in POSITIONS if one["case"] == "KA-B-ALERT-LOST-WALK")
    figures = {**told["figures"], "ak": {**told["figures"]["ak"], "status": ["on-the-alert"]}}
    position = resting({**told, "figures": figures, "play": [{"activate": "ak"}]}, tmp_path)
    system, decision = load_system(SYSTEMS["kharn-ages"]), position.decision()
    left = sensible(system, position.now, decision)
    assert "walk" in [option.value for option in left.options]
