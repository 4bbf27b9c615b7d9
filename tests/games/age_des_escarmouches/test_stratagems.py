"""Combat tactics of the peoples, and special actions of artefacts."""

from __future__ import annotations

from typing import Any

from escarmouche.games.age_des_escarmouches.figures import ROUTED, Fighter
from games.age_des_escarmouches.scene import Scene, activate, man, scene
from proofs import proves

TIDES, LOCKS = "Peuple des Marées", "Ligue des Écluses"


def chief(x: float, y: float, *status: str, **more: Any) -> Fighter:
    return man(x, y, *status, **{"people": TIDES, "commander": True, "incarnate": True, **more})


def melee(leader: Fighter, dice: Any = None, **fields: Any) -> Scene:
    """A tide man and a lock man in contact, the commander of the tides behind."""
    return scene(
        red={"ak": man(30, 30, people=TIDES), "am": leader},
        blue={"bo": man(32.5, 30, INI=4, people=LOCKS)},
        dice=dice or {},
        phase="combat",
        **{"tactics": {"red": 3, "blue": 3}, **fields},
    )


def ordered(played: Scene) -> list[tuple[str, str]]:
    return [(one["tactic"], one["upon"]) for one in played.offers("tactic") if one != "none"]


# ---------------------------------------------------------------- combat tactics


@proves("AE-TTC-01", "AE-TACT-07", "AE-TTC-06")
def test_a_commander_orders_the_tactics_of_its_people_in_a_combat() -> None:
    offered = ordered(melee(chief(10, 10)))
    assert ("Ressac", "bo") in offered
    assert ("Lame de fond", "ak") in offered
    assert ("Ressac", "ak") not in offered
    assert not [name for name, _ in offered if name in ("Serrez les rangs", "Curée")]
    poor = ordered(melee(chief(10, 10), tactics={"red": 1}))
    assert "Lame de fond" not in [name for name, _ in poor]
    dice = {"ak": {"attack": [4, 4], "damage": [1, 1]}, "bo": {"attack": [1, 1]}}
    fight = melee(chief(10, 10), dice).play(
        ("tactic", {"tactic": "Ressac", "upon": "bo"}),
        ("dice", {"attack": {"bo": 2}, "defence": 0}),
        ("dice", {"attack": {"ak": 2}, "defence": 0}),
    )
    used = fight.one("tactic_used")
    assert (used["tactic"], used["cost"], used["left"]) == ("Ressac", 1, 2)
    assert [one["difficulty"] for one in fight.all("tested", figure="ak", test="attack")] == [2, 2]
    assert not fight.state.figures["bo"].boosts, "it ends with the combat"


@proves("AE-TTC-02", "AE-TTC-07")
def test_several_combat_tactics_a_speech_turn_but_one_for_a_fighter() -> None:
    marked = scene(
        red={"ak": man(30, 30, people=TIDES), "am": chief(10, 10)},
        blue={"bo": man(32.5, 30, uses={"combat-tactic": 1})},
        phase="combat",
        tactics={"red": 3},
    )
    assert {upon for _, upon in ordered(marked)} == {"ak"}
    fight = melee(chief(10, 10)).answer(("tactic", {"tactic": "Ressac", "upon": "bo"}))
    assert fight.state.figures["bo"].uses == {"combat-tactic": 1}
    assert {upon for _, upon in ordered(fight)} == {"ak"}


@proves("AE-TTC-04", "AE-TTC-09")
def test_no_orders_without_an_able_commander_and_none_for_routed_friends() -> None:
    assert melee(chief(10, 10, ROUTED)).pending.key != "tactic"
    routed = scene(
        red={"ak": man(30, 30, ROUTED, people=TIDES), "am": chief(10, 10)},
        blue={"bo": man(32.5, 30, people=LOCKS)},
        phase="combat",
        tactics={"red": 3},
    )
    assert {upon for _, upon in ordered(routed)} == {"bo"}


@proves("AE-DICE-02", "AE-TRUC-08")
def test_tactics_that_move_columns_and_give_dice() -> None:
    dice = {"ak": {"attack": [3, 3], "damage": [1, 1]}, "bo": {"attack": [1, 1]}}
    fight = melee(chief(10, 10), dice).play(
        ("tactic", {"tactic": "Lame de fond", "upon": "ak"}),
        ("dice", {"attack": {"bo": 2}, "defence": 0}),
        ("dice", {"attack": {"ak": 2}, "defence": 0}),
    )
    assert [(one["shift"], one["passed"]) for one in fight.all("tested", figure="ak", test="attack")] == [(1, True)] * 2
    herd = scene(
        red={"ak": man(30, 30, people="Hardes de Corne"), "am": chief(10, 10, people="Hardes de Corne")},
        blue={"bo": man(32.5, 30, INI=4)},
        phase="combat",
        tactics={"red": 3},
    ).answer(("tactic", {"tactic": "Curée", "upon": "ak"}))
    assert {"attack": {"bo": 3}, "defence": 0} in herd.offers("dice")


# ---------------------------------------------------------------- artefacts


@proves("AE-ARTE-01")
def test_an_artefact_allows_its_action_so_often() -> None:
    hurt = scene(
        red={"ak": man(30, 30, pv=1, artefacts=("Fiole d'ambre",))}, blue={"bo": man(80, 30)}, length=3
    ).answer(activate("ak"), ("action", {"use": "Fiole d'ambre"}))
    assert hurt.one("life_gained", figure="ak")["gained"] == 2
    assert hurt.refused("action", {"use": "Fiole d'ambre", "upon": "ak"}).reason == "used-up"
    whole = scene(red={"ak": man(30, 30, artefacts=("Fiole d'ambre",))}, blue={"bo": man(80, 30)}).answer(
        activate("ak")
    )
    assert whole.refused("action", {"use": "Fiole d'ambre", "upon": "ak"}).reason == "no-target"
    assert whole.refused("action", {"use": "Œil de sablier", "upon": "ak"}).reason == "no-such-artefact"


@proves("AE-ARTE-01")
def test_an_artefact_is_aimed_at_whom_its_bearer_sees_within_its_range() -> None:
    hook = {"artefacts": ("Crochet de foudre",)}
    struck = scene(
        red={"ak": man(30, 30, **hook)},
        blue={"bo": man(45, 30), "by": man(50, 30), "bu": man(20, 30)},
        dice={"ak": {"damage": [6]}},
    ).answer(activate("ak"))
    offered = [one["upon"] for one in struck.offers("action") if isinstance(one, dict) and "wield" in one]
    assert offered == ["bo"], "by is too far, bu is behind"
    struck = struck.answer(("action", {"wield": "Crochet de foudre", "upon": "bo"}))
    assert struck.one("damage_rolled", figure="bo")["force"] == 5
