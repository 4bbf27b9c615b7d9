"""What an encounter has to try that no list of actions has, and who is surprised as it begins."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.games.saga.desk.cases import case_options
from escarmouche.games.saga.rules import stunts
from escarmouche.games.saga.scenarios import deployment
from escarmouche.games.saga.scenarios.encounters import Stunt, encounter, table_of
from games.saga.scene import Scene, block, game_of, man, scene
from proofs import proves

USUAL = {"test": "strength", "difficulty": 15, "target": 1}


@pytest.fixture
def cart(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The clearing with a cart to push away; say how much attention it takes."""

    def settle(attention: str, **more: Any) -> None:
        it = Stunt(piece="cart", attention=attention, test="strength", difficulty=15, **more)  # type: ignore[arg-type]
        monkeypatch.setattr(stunts, "encounter", lambda name: replace(encounter(name), stunts=(it,)))

    return settle


def pushing(dice: list[int], announced: int = 1, **options: Any) -> Scene:
    red = {"ak": man(5, 5, reaction=20, announced=announced)}
    terrain = [block("cart", 6, 4, 7, 6, "wall")]
    rolls = {"ak": {"task": dice, "reaction": [6] * 8}, "bo": {"reaction": [1, 2, 1, 1] * 2}}
    return scene(red, {"bo": man(22, 14)}, rolls, terrain=terrain, **{"segment": 3, **options})


@proves("SG-ACT-07", "SG-ACT-02")
@pytest.mark.parametrize("attention", ["", "sustained"])
def test_sustained_attention_or_none_named_is_a_declared_action(cart: Any, attention: str) -> None:
    cart(attention)
    fight = pushing([4, 4, 4, 3]).answer(("action", {"stunt": "cart"}))
    assert fight.one("cleared")["piece"] == "cart"
    assert fight.facts("ak")["slots"] == []
    assert pushing([], announced=0).refused("action", {"stunt": "cart"}).reason == "no-stunt"


@proves("SG-ACT-07")
def test_what_may_be_tried_is_laid_down_with_the_table() -> None:
    """As a case has it, or the encounter, for whatever of it is still there."""
    state = pushing([], stunts=[{"piece": "cart", "attention": "long"}]).position.state
    assert case_options(state)["stunts"] == [{"piece": "cart", "attention": "long", **USUAL}]
    bridge = replace(state, encounter="bridge", table=table_of("bridge"), options={})
    assert [one["piece"] for one in case_options(bridge)["stunts"]] == ["barricade"]
    assert "stunts" not in case_options(replace(bridge, table=state.table))


@proves("SG-ACT-07", "SG-ACT-03")
def test_limited_attention_is_undeclared_and_slight_attention_innate(cart: Any) -> None:
    cart("limited")
    fight = pushing([4, 4, 4, 2], announced=0).answer(("action", {"stunt": "cart"}))
    assert not fight.all("cleared")
    assert fight.facts("ak")["undeclared"] == 1
    cart("slight")
    fight = pushing([4, 4, 4, 3], announced=0).answer(("action", {"stunt": "cart"}))
    assert fight.all("cleared")
    assert fight.facts("ak")["undeclared"] == 0


@proves("SG-ACT-07", "SG-LONG-04", "SG-CORE-20")
def test_more_than_a_segment_is_a_task_whose_levels_add_up(cart: Any) -> None:
    cart("long", target=3)
    fight = pushing([5, 5, 5, 5, 4, 4, 4, 3], segment=1).answer(("action", {"stunt": "cart"}))
    fight.play()
    assert fight.one("task_worked")["levels"] == 2
    fight.answer(("task", "go-on"))
    fight.play()
    assert [one["levels"] for one in fight.all("task_worked")] == [2, 3]
    assert fight.one("cleared")["by"] == "ak"


@proves("SG-ACT-07")
def test_the_referee_types_what_is_not_listed(cart: Any) -> None:
    cart("sustained")
    fight = pushing([4, 4, 4, 3], seats=["red", "blue", "referee"])
    fight.answer(("action", {"stunt": "cart"}), ("attention", "slight"))
    assert fight.one("ruled", ruling="attention")["answer"] == "slight"
    assert fight.facts("ak")["slots"] == [3]


@proves("SG-PRIO-02", "SG-PRIO-10")
def test_an_encounter_or_a_referee_says_who_is_surprised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deployment, "encounter", lambda name: replace(encounter(name), surprised=(0,), unaware=(1,)))
    game = game_of(scene({"ak": man(5, 5)}, {"bo": man(22, 14)}, segment=1))
    deployment.settle_surprise(game)
    assert (game["ak"].status, game["bo"].status) == ({"surprised"}, {"unaware"})
