"""The log, read line by line: what it says, and whether the reader can follow it."""

from __future__ import annotations

import re

import pytest

from escarmouche.core.events import Modifier, Moved, Rolled
from escarmouche.games.evenor import SYSTEM
from escarmouche.games.evenor.events import ActionDeclared, DiceCounted, OutOfAction, Shot, Waited, WeaponLost
from escarmouche.telling.texts import Texts
from games.evenor.scene import model, scene

FRENCH, ENGLISH = Texts(SYSTEM, "fr"), Texts(SYSTEM, "en")
FURIOUS = (Modifier("Charge furieuse", 1, "EV-TRT-06"),)


def plain(line: str) -> str:
    """A line without the finer points of typography."""
    return re.sub("[\u202f\u00a0]", " ", line).replace("’", "'")


def lines(*events: object) -> list[str]:
    """What happened, in French and in English."""
    return [plain(texts.event(event)) for event in events for texts in (FRENCH, ENGLISH)]  # type: ignore[arg-type]


def test_who_waits_does_not_wait_for_itself() -> None:
    assert lines(Waited(figure="kara", members=("kara", "harald"))) == [
        "kara attend pour agir de concert avec harald.",
        "kara waits to act together with harald.",
    ]


def test_a_move_too_short_to_be_read_is_told_as_none() -> None:
    for kind, told in (("run", ["kara reste sur place.", "kara stays in place."]), ("moving-shot", ["", ""])):
        assert lines(Moved(figure="kara", path=((1.0, 1.0), (1.0, 1.004)), cost=0.004, kind=kind)) == told


def test_a_power_is_declared_by_its_name() -> None:
    assert lines(ActionDeclared(figure="selene", action="power", power="Bénédiction", target="harald")) == [
        "selene : Bénédiction → harald",
        "selene: Blessing → harald",
    ]


def test_a_weapon_thrown_says_where_it_went() -> None:
    assert lines(WeaponLost(figure="leda", weapon="Lance")) == [
        "leda n'a plus son arme, qui a été lancée (Lance).",
        "leda no longer has the weapon thrown (spear).",
    ]


def test_what_a_fallen_model_carried_lies_on_the_ground() -> None:
    assert lines(OutOfAction(figure="kara", tokens=("token-1",)))[1] == (
        "kara is out of action and drops an Orichalcum token (token 1)."
    )
    assert lines(OutOfAction(figure="kara")) == ["kara est hors de combat.", "kara is out of action."]


@pytest.mark.parametrize(
    ("counted", "told"),
    [
        (
            DiceCounted(figure="kara", weapon="Lance", dice=5, base=4, modifiers=FURIOUS),
            [
                "kara lance 5 dés (Lance, P4 · Charge furieuse +1).",
                "kara rolls 5 dice (spear, P4 · Furious charge +1).",
            ],
        ),
        (
            DiceCounted(figure="kara", weapon="Lance", dice=1, base=4, divided=True),
            [
                "kara lance 1 dé (Lance, P4), sa part contre cet adversaire.",
                "kara rolls 1 die (spear, P4), the share against this opponent.",
            ],
        ),
        (
            DiceCounted(figure="kara", weapon="Lance", dice=0, base=4),
            [
                "kara ne lance aucun dé : l'arme (Lance) n'est pas magique, l'adversaire est Éthéré.",
                "kara rolls no dice: the weapon (spear) is not magic, the opponent is Ethereal.",
            ],
        ),
    ],
)
def test_dice_that_are_not_the_power_of_the_weapon_say_why(counted: DiceCounted, told: list[str]) -> None:
    assert lines(counted) == told


def test_the_dice_before_the_game_say_what_they_mean() -> None:
    scenario = Rolled(figure="game", purpose="scenario", needed=0, faces=(3,), hits=0)
    sides = Rolled(figure="game", purpose="first-player", needed=0, faces=(5,), hits=0)
    assert "3-4 Embuscade" in lines(scenario)[0]
    assert lines(sides)[1] == "Die for the sides: 5 (1-3 Red, 4-6 Blue)"


def test_a_die_rolled_again_names_what_it_needs_and_no_characteristic() -> None:
    again = Rolled(figure="kara", purpose="shot", needed=5, faces=(2,), hits=0)
    assert lines(again) == ["kara, tir à 5+ : 2 – aucune touche", "kara, shot at 5+: 2 – no hit"]


def test_who_runs_into_an_enemy_unnamed_is_said_to_engage_it_before_it_reacts() -> None:
    run = scene(
        red={"thuroid": model("Thuroid", 6, 12)},
        blue={"kara": model("Kara", 10, 12)},
        dice={"thuroid": {"initiative": [2]}, "kara": {"reaction": [1]}},
    ).play(("activate", "thuroid"), ("actions", 1), ("action", "run"), ("path", {"touch": "kara"}))
    assert run.one("engaging") == {**run.one("engaging"), "figure": "thuroid", "target": "kara"}
    assert run.story().index(run.one("engaging")) < run.story().index(run.rolls("kara", "reaction")[0])


def test_who_looks_for_hidden_enemies_where_there_are_none_is_told_so() -> None:
    look = scene(red={"shiro": model("Shiro", 6, 12)}, blue={"kara": model("Kara", 20, 12)}).play(
        ("activate", "shiro"), ("actions", 1), ("action", "perception")
    )
    assert look.one("nobody_perceived")["rules"] == ("EV-HID-05",)


def test_who_obtains_a_move_and_makes_none_is_told_to_stay() -> None:
    stays = scene(
        red={"shiro": model("Shiro", 6, 12)},
        blue={"kara": model("Kara", 20, 12)},
        dice={"shiro": {"initiative": [2]}},
    ).play(("activate", "shiro"), ("actions", 1), ("action", "run"), ("path", []))
    assert stays.one("stayed")["figure"] == "shiro"


def test_a_threshold_whose_base_is_told_elsewhere_is_told_with_its_modifiers() -> None:
    far = (Modifier("Longue portée", 1, "EV-SHO-05"),)
    shot = Shot(figure="shiro", target="kara", weapon="Arc", kind="simple", distance=20.0, band="long", hidden=0.0,
                needed=5, dice=2, hits=1, modifiers=far)  # fmt: skip
    assert plain(FRENCH.why(shot)) == "Longue portée +1 = 5+ (EV-SHO-05)"
