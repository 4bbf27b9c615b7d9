"""How likely a win looks: what helps a side raises its chance and lowers the other's."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from escarmouche.core.system import Setup
from escarmouche.games.evenor import SYSTEM
from escarmouche.games.evenor.figures import EXITED, OUT, PRONE, Fighter, Token
from escarmouche.games.evenor.mind.win_chance import attrition, footing
from escarmouche.games.evenor.opening import EvenorState
from escarmouche.space.areas import Area

LISTS = {"red": ["Léto", "Ulysse"], "blue": ["Léto", "Ulysse"]}
RED, BLUE = "leto-red", "leto-blue"


def scene(**fields: object) -> EvenorState:
    """Two bands that face each other across the middle of the table."""
    state = SYSTEM.rules.new_game(Setup(game=SYSTEM.name, seed="win chance", lists=LISTS))
    places = {RED: (9.0, 8.0), "ulysse-red": (9.0, 16.0), BLUE: (15.0, 8.0), "ulysse-blue": (15.0, 16.0)}
    for who, at in places.items():
        state = state.changed(who, at=at, on_table=True)
    return replace(state, **fields)


def chances(state: EvenorState) -> tuple[float, float]:
    return SYSTEM.mind.win_chance(state, "red"), SYSTEM.mind.win_chance(state, "blue")


def chance(state: EvenorState) -> float:
    return chances(state)[0]


HUNT = {
    "scenario": "orichalcum",
    "homes": {"red": Area(0.0, 18.0, 6.0, 24.0), "blue": Area(18.0, 0.0, 24.0, 6.0)},
    "tokens": {"token-1": Token(at=(12.0, 12.0)), "token-2": Token(at=(12.0, 4.0))},
}
AMBUSH = {"scenario": "ambush", "ambushed": "red"}


@pytest.mark.parametrize("fields", [{}, HUNT, AMBUSH])
@pytest.mark.parametrize("status", [OUT, PRONE])
def test_whoever_falls_or_lies_prone_helps_the_other(fields: dict[str, object], status: str) -> None:
    before, after = chances(scene(**fields)), chances(scene(**fields).gained(RED, status))
    assert after[0] < before[0]
    assert after[1] > before[1]


def test_a_token_at_home_is_better_than_one_carried_and_that_than_one_that_lies() -> None:
    lying = scene(**HUNT)
    carried = replace(lying, tokens={**lying.tokens, "token-1": Token(carrier=RED)}).changed(RED, tokens=("token-1",))
    home = replace(lying, tokens={**lying.tokens, "token-1": Token(home="red")})
    red, blue = zip(*map(chances, (lying, carried, home)), strict=True)
    assert list(red) == sorted(red)
    assert list(blue) == sorted(blue, reverse=True)


def test_the_hunted_do_well_to_leave_and_to_be_near_an_edge() -> None:
    here = scene(**AMBUSH)
    nearer, gone = here.changed(RED, at=(9.0, 2.0)), here.gained(RED, EXITED).changed(RED, on_table=False)
    assert chance(here) < chance(nearer) < chance(gone)
    assert sum(chances(gone)) == pytest.approx(1.0)


def test_waiting_far_away_looks_worse_from_turn_to_turn_but_never_worse_than_a_loss() -> None:
    near, far = scene(), scene().changed(RED, at=(1.0, 1.0))
    early, late = (chance(replace(near, turn=turn)) - chance(replace(far, turn=turn)) for turn in (1, 12))
    assert 0.0 < early < late
    assert chance(replace(far.gained(RED, OUT), turn=30)) < chance(replace(far, turn=30))


def test_the_stronger_band_likes_to_trade_and_the_weaker_does_not() -> None:
    ahead = scene().gained("ulysse-blue", PRONE)
    traded = ahead.gained(RED, OUT).gained(BLUE, OUT)
    assert attrition(traded, *bands(traded)) > attrition(ahead, *bands(ahead)) > 0.0


def test_an_archer_in_a_melee_is_worse_off_than_a_swordsman_there_and_two_against_one_are_better_than_one() -> None:
    near = scene().changed(BLUE, at=(10.0, 8.0))
    assert footing(near, near.in_play("red")) > footing(scene(), scene().in_play("red"))
    caught = scene().changed("ulysse-blue", at=(10.0, 16.0))
    assert footing(caught, caught.in_play("red")) < 0.0
    beset = near.changed("ulysse-blue", at=(8.0, 8.0))
    assert footing(beset, beset.in_play("red")) < footing(near, near.in_play("red"))


def bands(state: EvenorState) -> tuple[list[Fighter], list[Fighter]]:
    return state.in_play("red"), state.in_play("blue")
