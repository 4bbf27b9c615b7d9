"""The best division of combat dice, as a small game between the two."""

from __future__ import annotations

from itertools import product

import pytest

from escarmouche.games.age_des_escarmouches.mind.divisions import (
    Duellist,
    advised,
    best_division,
    every_split,
    mean_share,
    share_lost,
    table,
    value,
)
from escarmouche.games.age_des_escarmouches.rules.trials import BIDULE
from games.age_des_escarmouches.scene import duel, game_of, man, placed, scene

EVEN = Duellist(0.5, 0.5, 3, 4, 20.0)


def test_divisions_of_dice() -> None:
    assert every_split(2) == ((2, 0), (1, 1), (0, 2))
    assert every_split(1, 1) == ((2, 0), (1, 1))


def test_half_of_somebody_goes_with_its_life_points_and_half_with_the_last_of_them() -> None:
    for blows, at, pv in ((1, 3, 4), (2, 6, 4), (3, 2, 2)):
        faces = list(product(range(6), repeat=blows))
        lost = [min(pv, sum(BIDULE[face][at] for face in some)) for some in faces]
        plain = sum(one / pv / 2 + (one == pv) / 2 for one in lost) / len(faces)
        assert mean_share(blows, at, pv) == pytest.approx(plain)


def test_a_share_is_what_every_roll_comes_to() -> None:
    hit, parry, at, pv = 1 / 3, 1 / 2, 6, 4
    total = 0.0
    for hits in product((True, False), repeat=2):
        chance = 1.0
        for one in hits:
            chance *= hit if one else 1 - hit
        used = min(sum(hits), 1)
        for held in product((True, False), repeat=used):
            weight = chance * parry ** sum(held) * (1 - parry) ** (used - sum(held))
            total += weight * mean_share(sum(hits) - sum(held), at, pv)
    assert share_lost(2, hit, 1, parry, at, pv) == pytest.approx(total)


def test_the_first_fears_the_best_answer_and_the_second_gives_it() -> None:
    splits = every_split(3)
    strong = Duellist(5 / 6, 1 / 6, 7, 4, 40.0)
    best = best_division(EVEN, strong, splits, splits)
    worst = [min(row) for row in table(EVEN, strong, splits, splits)]
    assert best.value == pytest.approx(max(worst))
    assert best.value == pytest.approx(value(EVEN, strong, (best.attack, best.defence), best.reply))
    answer = best_division(strong, EVEN, splits, [(best.attack, best.defence)])
    assert answer.value == pytest.approx(-best.value)
    assert best_division(EVEN, strong, splits, [(0, 3)]).value >= best.value


def test_nobody_guards_against_who_cannot_strike_or_strikes_who_cannot_be_hurt() -> None:
    harmless, iron = Duellist(0.0, 0.5, 3, 4, 20.0), Duellist(1.0, 0.5, 9, 4, 20.0)
    assert best_division(EVEN, harmless, every_split(2), every_split(2)).attack == 2
    hopeless = Duellist(0.0, 0.9, 0, 4, 20.0)
    assert best_division(hopeless, iron, every_split(2), every_split(2)).defence == 2


def test_advice_at_the_table_is_one_of_the_options_and_sees_what_was_placed() -> None:
    first = duel({"ATT": 9, "DEF": 9}, {"ATT": 0})
    assert len(first.offers("dice")) == 3
    assert advised(game_of(first), first.pending) in first.offers("dice")
    first.answer(placed({"ak": 2}))
    assert first.pending.facts["placed"] == {"bo": {"attack": {"ak": 2}, "defence": 0}}
    assert advised(game_of(first), first.pending) == {"attack": {"bo": 2}, "defence": 0}
    weak = duel({"ATT": 0}, {"ATT": 5, "FOR": 9, "DEF": 9}).answer(placed({"ak": 2}))
    assert advised(game_of(weak), weak.pending) == {"attack": {"bo": 0}, "defence": 2}


def test_extra_dice_go_where_they_tell_most() -> None:
    blue = {"bo": man(32.5, 30, RES=12, val=5), "cy": man(27.5, 30, INI=2, RES=1, val=60, ATT=0)}
    fight = scene({"ak": man(30, 30, INI=5, FOR=9)}, blue, phase="combat")
    fight.answer(placed({"ak": 0}, 2), placed({"ak": 0}, 2))
    assert advised(game_of(fight), fight.pending) == {"attack": {"bo": 1, "cy": 2}, "defence": 0}
