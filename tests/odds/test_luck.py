"""The ledger of dice: exact priors, whose luck it was, and many rolls together."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest
from msgspec.structs import replace

import toy
from conformance.systems import PLACES, game, system_of
from escarmouche.core.dice import Block, Pool, SeededDice, explode
from escarmouche.core.events import NOBODY, Rolled, TurnBegan
from escarmouche.core.game import Game
from escarmouche.core.position import NoDice
from escarmouche.core.system import Odds, Setup
from escarmouche.odds.luck import Throw, prior, tally, throws
from escarmouche.odds.pools import distribution

NIGHT = toy.SYSTEM.rules.new_game(Setup(game="toy", lists={"red": ["Scout"], "blue": ["Scout"]}, free=True))


def rolled(pool: Pool, faces: tuple[int, ...], who: str = "red1") -> Rolled:
    """The event of a roll as the engine tells it."""

    class Fixed:
        def faces(self, *_: Any) -> tuple[int, ...]:
            return faces

    run: Game[Any] = Game(NIGHT, Fixed())
    run.roll(who, "duel", pool)
    event = run.events[0]
    assert isinstance(event, Rolled)
    return event


@pytest.mark.parametrize(
    "pool",
    [
        Pool(3, at_least=4),
        Pool(5, at_least=3, explode=6),
        Pool(2),
        Pool(4, at_least=7, sides=10),
        Pool(3, ranks=(2, 4, 5), at_least=5),
    ],
)
def test_a_roll_keeps_the_pool_it_came_from(pool: Pool) -> None:
    for number in range(20):
        faces = explode(pool, Block("pools", number))
        assert rolled(pool, faces).pool == pool


@pytest.mark.parametrize("name", PLACES)
def test_every_roll_of_a_game_has_a_prior_that_allows_it(name: str) -> None:
    played, _ = game(name, "luck-0")
    found = list(throws(system_of(name), played.events, played.state))
    rolled = [event for event in played.events if isinstance(event, Rolled) and event.private != NOBODY]
    assert len(found) == len(rolled) > 0
    for event, throw in zip(rolled, found, strict=True):
        assert prior(event).of(throw.came) > 0
        assert 0 < throw.percentile < 1 or throw.deviation == 0


def test_a_throw_says_what_was_to_be_expected() -> None:
    throw = next(throws(toy.SYSTEM, [TurnBegan(turn=4, side="red"), rolled(Pool(3, at_least=4), (6, 5, 4))], NIGHT))
    assert (throw.turn, throw.side, throw.came, throw.expected) == (4, "red", 3, 1.5)
    assert throw.percentile == pytest.approx(1 - 1 / 16)
    assert throw.deviation == pytest.approx(sqrt(0.75))


def test_where_no_die_needs_anything_the_total_counts() -> None:
    throw = next(throws(toy.SYSTEM, [rolled(Pool(2), (1, 2))], NIGHT))
    assert (throw.came, throw.expected) == (3, 7.0)
    assert throw.gain == -4.0


def test_dice_that_hurt_who_rolls_them_are_counted_the_other_way() -> None:
    system = replace(toy.SYSTEM, odds=Odds(unlucky=("duel",)))
    throw = next(throws(system, [rolled(Pool(3, at_least=4), (6, 5, 4))], NIGHT))
    assert throw.percentile == pytest.approx(1 / 16)
    assert throw.gain == -1.5


def test_a_roll_of_the_game_is_nobodys_luck() -> None:
    assert next(throws(toy.SYSTEM, [rolled(Pool(1), (6,), "game")], NIGHT)).side == ""
    assert next(throws(toy.SYSTEM, [rolled(Pool(1), (6,), "blue")], NIGHT)).side == "blue"


def test_the_percentile_of_many_rolls_is_calibrated() -> None:
    """Of 400 fair histories of twenty rolls, a tenth is among the unluckiest tenth, a half below the middle."""
    pools = [Pool(3, at_least=4), Pool(1, at_least=5), Pool(4, at_least=3, explode=6), Pool(2)]

    def history(number: int) -> list[Throw]:
        dice = SeededDice(f"history {number}")
        events = [rolled(pools[n % 4], dice.faces("", "", pools[n % 4], n)) for n in range(20)]
        return list(throws(toy.SYSTEM, events, NIGHT))

    found = sorted(tally(history(number)).percentile for number in range(400))
    for share in (0.1, 0.5, 0.9):
        assert sum(one < share for one in found) / 400 == pytest.approx(share, abs=4 * sqrt(share * (1 - share) / 400))


def test_rolls_without_chance_do_not_count() -> None:
    certain = list(throws(toy.SYSTEM, [rolled(Pool(2, at_least=1), (3, 4))], NIGHT))
    assert tally(certain).rolls == 0
    assert tally(certain).percentile == 0.5


def test_priors_are_reckoned_once() -> None:
    pool = Pool(7, at_least=3)
    assert distribution(pool) is distribution(Pool(7, at_least=3))
    with pytest.raises(LookupError):
        NoDice().faces("", "", pool, 0)  # a prior needs no dice
    assert prior(rolled(pool, (1,) * 7)).mean == pytest.approx(7 * 4 / 6)
