"""Reciting: cost, range, level, extra dice, frequency, counters, areas, summoned beings, and gifts of life."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.games.age_des_escarmouches.cards import shelf
from escarmouche.games.age_des_escarmouches.events import StaffFormed
from escarmouche.games.age_des_escarmouches.figures import Fighter, Ranged, Spell
from escarmouche.games.age_des_escarmouches.rules import recital
from escarmouche.games.age_des_escarmouches.rules.sequence import SpeechTurn
from escarmouche.space.table import Piece
from games.age_des_escarmouches.scene import Answer, Scene, activate, game_of, man, scene
from games.age_des_escarmouches.test_mystics import mage, priest, recite
from proofs import proves

BOOK = {"Trait de gemme": 2, "Voile": 2, "Éclat de volonté": 3, "Bourrasque": 3, "Foudre": 4}


def reciting(
    *more: Answer, dice: Any = (6,), foe: Any = None, band: Any = None, foes: Any = None, **mine: Any
) -> Scene:
    """Red's mage ak recites, with a foe ten centimetres away and dice for recitations."""
    red = {"ak": mage(10, 30, **{"formulas": BOOK, **mine}), **(band or {})}
    blue = {"bo": man(22.5, 30, **(foe or {})), **(foes or {})}
    rolled = {"ak": {"recitation": list(dice), "damage": [1, 1]}, "bo": {"counter": [6], "fear": [1]}}
    return scene(red, blue, rolled).answer(activate("ak"), *more)


def next_turn(put: Scene, turn: int) -> None:
    """On to the piles of a turn."""
    put.until(lambda asked: asked.key == "pile" and put.state.turn == turn)


def units(put: Scene, who: str = "ak") -> int:
    return int(put.state.figures[who].units)


# ---------------------------------------------------------------- cost, range, test


@proves("AE-FRML-01", "AE-MYS-02", "AE-FRML-06")
def test_the_cost_is_lost_even_if_the_formula_fails() -> None:
    put = reciting(recite(), ("extra", 0), dice=[1])
    assert not put.one("recited")["passed"]
    assert not put.all("damage_rolled")
    assert units(put) == 11
    told = put.one("tested", test="recitation")
    assert (told["value"], told["difficulty"], told["needed"]) == (4, 2, 3)
    poor = reciting(units=0)
    assert poor.refused(*recite()).rules == ("AE-FRML-01",)
    assert reciting(recite(), ("extra", 0), dice=[3]).one("damage_rolled")["force"] == 4


@proves("AE-FRML-07", "AE-TRUC-04")
def test_each_unit_more_is_a_die_more_and_the_best_counts() -> None:
    put = reciting(recite(), ("extra", 2), dice=[1, 5, 2])
    assert units(put) == 12 - 1 - 2
    assert put.one("recited")["passed"]
    assert put.one("tested", test="recitation")["face"] == 5
    assert reciting(recite(), units=1, dice=[6]).pending.key == "action"
    assert units(reciting(recite(), ("extra", 11), dice=[1] * 12)) == 0


@proves("AE-RERO-04")
def test_whoever_is_intimidating_has_only_what_succeeded_rolled_again() -> None:
    bully = {"skills": {"intimidation": ("MYS",)}}
    put = reciting(recite(), ("extra", 2), ("reroll", "yes"), foe=bully, dice=[5, 2, 6, 1, 2])
    assert not put.one("recited")["passed"]
    assert [len(one["faces"]) for one in put.rolls("ak", "recitation")] == [3, 2]
    put = reciting(recite(), ("extra", 1), ("reroll", "yes"), skills={"hardened": ("MYS",)}, dice=[1, 2, 1, 4])
    assert put.one("recited")["passed"]
    assert [len(one["faces"]) for one in put.rolls("ak", "recitation")] == [2, 2]


@proves("AE-FRML-02", "AE-MYS-07")
@pytest.mark.parametrize(("x", "rank", "fine"), [(27.5, 1, True), (27.6, 1, False), (32.5, 2, True), (32.6, 2, False)])
def test_a_range_goes_as_far_as_printed_and_never_beyond_control(x: float, rank: int, fine: bool) -> None:
    put = scene({"ak": mage(10, 30, rank=rank)}, {"bo": man(x, 30)}, {"ak": {"recitation": [1]}}).answer(activate("ak"))
    if fine:
        put.answer(recite(), ("extra", 0))
        assert put.all("recited")
    else:
        assert put.refused(*recite()).rules == ("AE-FRML-02", "AE-MYS-07")


@proves("AE-FRML-02")
def test_range_control_is_the_zone_and_sides_matter() -> None:
    friends = {"al": man(40, 30), "am": man(10, 45)}
    put = reciting(rank=1, band=friends)
    assert put.refused(*recite("al", "Voile")).reason == "too-far"
    assert put.refused(*recite("bo", "Voile")).rules == ("AE-FRML-02",)
    assert put.refused(*recite("am")).rules == ("AE-FRML-02",)
    assert put.refused(*recite("nobody")).rules == ("AE-FRML-02",)
    assert {"recite": "Voile", "target": "ak"} in put.offers("action")
    assert {"recite": "Voile", "target": "am"} in put.offers("action")


@proves("AE-FRML-12", "AE-OBST-12", "AE-FLY-13", "AE-FLY-14")
def test_a_target_must_be_seen_and_what_stands_between_costs_columns() -> None:
    back = reciting(angle=180.0)
    assert back.refused(*recite()).rules == ("AE-LOS-01", "AE-LOS-02", "AE-LOS-03", "AE-FRML-12")
    hidden = scene({"ak": mage(10, 30)}, {"bo": man(22.5, 30, "hidden")}).answer(activate("ak"))
    assert "AE-ECLA-03" in hidden.refused(*recite()).rules
    wall = Piece("wall", ((16, 20), (17, 20), (17, 40), (16, 40)), "wall", blocks_sight=True)
    walled = scene({"ak": mage(10, 30)}, {"bo": man(22.5, 30)}, terrain=[wall]).answer(activate("ak"))
    assert "AE-LOS-02" in walled.refused(*recite()).rules
    put = reciting(recite(), ("extra", 0), band={"al": man(16, 30, height=1.0)}, dice=[1])
    assert put.one("tested", test="recitation")["shift"] == -1
    up = reciting(recite(), ("extra", 0), foe={"altitude": 1}, dice=[1])
    assert up.one("tested", test="recitation")["shift"] == -1
    assert reciting(foe={"altitude": 2}).refused(*recite()).rules == ("AE-FLY-14",)


@proves("AE-FRML-05")
def test_a_formula_of_level_x_is_recited_at_any_level_it_was_written_in_at() -> None:
    word = "Éclat de volonté"
    put = reciting(recite("ak", word, level=3), ("extra", 0), dice=[6])
    assert units(put) == 9
    assert put.one("tested", test="recitation")["difficulty"] == 3
    assert put.state.figures["ak"].boosts[0].by == 3
    fresh = reciting()
    assert fresh.refused(*recite("ak", word, level=4)).rules == ("AE-FRML-05",)
    assert reciting(units=1).refused(*recite("ak", word, level=2)).rules == ("AE-FRML-01",)


@proves("AE-MYS-08")
def test_only_the_own_collection_is_recited() -> None:
    assert reciting().refused(*recite("bo", "Flammèche")).rules == ("AE-MYS-08",)
    put = scene({"ak": man(10, 30)}, {"bo": man(20, 30)}).answer(activate("ak"))
    assert put.refused(*recite()).rules == ("AE-MYS-08",)


# ---------------------------------------------------------------- how often


@proves("AE-MYS-06", "AE-FRML-09")
def test_a_formula_is_recited_as_often_as_its_frequency_successful_or_not() -> None:
    put = reciting(recite(), ("extra", 0), recite(), ("extra", 0), dice=[1, 1, 6])
    assert put.refused(*recite()).rules == ("AE-FRML-09",)
    put.answer(recite("ak", "Voile"), ("extra", 0))
    assert put.refused(*recite("ak", "Voile")).rules == ("AE-FRML-09",)
    assert "march" in put.offers("action")


@proves("AE-FRML-09")
def test_a_miracle_is_recited_once_a_turn_whatever_its_card_says(monkeypatch: pytest.MonkeyPatch) -> None:
    often = replace(shelf().formulas["Réconfort"], frequency=3)
    monkeypatch.setattr(recital, "shelf", lambda: SimpleNamespace(formulas={"Réconfort": often}))
    red = {"ak": priest(10, 30, formulas={"Réconfort": 2})}
    put = scene(red, {"bo": man(80, 50)}, {"ak": {"recitation": [1]}})
    put.answer(activate("ak"), recite("ak", "Réconfort"), ("extra", 0))
    assert put.refused(*recite("ak", "Réconfort")).rules == ("AE-FRML-09",)


@proves("AE-FRML-10")
def test_a_unique_formula_takes_effect_once_a_game_for_a_side() -> None:
    bear = {"formulas": {"Ours debout": 5}, "units": 12, "card": "bears"}
    dice = {"ak": {"recitation": [1]}, "al": {"recitation": [6]}}
    red = {who: priest(x, 30, **bear) for who, x in (("ak", 10), ("al", 14), ("am", 18))}
    put = scene(red, {"bo": man(80, 50)}, dice).answer(activate("bears"))
    for who in ("ak", "al"):
        put.answer(("next", who), recite(who, "Ours debout"), ("extra", 0), ("action", "done"))
    put.answer(("next", "am"))
    assert put.refused(*recite("am", "Ours debout")).rules == ("AE-FRML-10",)


@proves("AE-FRML-11")
def test_the_same_formula_never_affects_anybody_twice_in_a_turn() -> None:
    red = {who: mage(x, 30, formulas=BOOK, card="mages") for who, x in (("ak", 10), ("al", 6))}
    dice = {"ak": {"recitation": [6]}, "al": {"recitation": [6]}}
    put = scene(red, {"bo": man(80, 50)}, dice).answer(activate("mages"))
    for who in red:
        put.answer(("next", who), recite("ak", "Voile"), ("extra", 0), ("action", "done"))
    assert [one.by for one in put.state.figures["ak"].boosts] == [1]
    bolts = reciting(recite(), ("extra", 0), recite(), ("extra", 0), dice=[6, 6])
    assert len(bolts.all("recited", passed=True)) == 2
    assert len(bolts.all("damage_rolled")) == 1
    lasting = (Spell("Voile", "al", ("ak",), 3, 2),)
    put = scene(red, {"bo": man(80, 50)}, dice, spells=lasting)
    put.answer(activate("mages"), ("next", "ak"), recite("ak", "Voile"), ("extra", 0))
    assert not put.state.figures["ak"].boosts
    assert put.state.spells[0] == lasting[0]


@proves("AE-FRML-08")
def test_a_duration_counts_the_turn_it_begins_in() -> None:
    holy = {"formulas": {"Bénédiction": 3}, "units": 12}
    dice = {"ak": {"recitation": [6]}, "game": {"tactician": [6, 6, 1, 1] * 3}}
    put = scene({"ak": priest(10, 30, **holy)}, {"bo": man(80, 50)}, dice, length=9)
    put.answer(activate("ak"), recite("ak", "Bénédiction"), ("extra", 0))
    assert put.state.spells[0].until == 2
    for turn, boosts in ((2, 1), (3, 0)):
        next_turn(put, turn)
        assert len(put.state.figures["ak"].boosts) == boosts


# ---------------------------------------------------------------- whom it affects


@proves("AE-FRML-03", "AE-MYS-07")
def test_an_area_goes_so_far_from_a_base_and_ends_with_control() -> None:
    elements = {"magician": ("water", "air")}
    mist = {"formulas": {"Brume de lagune": 3, "Bourrasque": 3, "Chant de houle": 3}, "skills": elements}
    near = {"al": man(17.5, 30), "am": man(17.6, 36)}
    put = reciting(recite("ak", "Brume de lagune"), ("extra", 0), band=near, **mist)
    assert [len(put.state.figures[who].boosts) for who in ("ak", "al", "am")] == [1, 1, 0]
    foes = {"ci": man(27.4, 30), "du": man(27.6, 30), "el": man(22.5, 36)}
    put = reciting(("action", {"recite": "Bourrasque"}), ("spot", [24, 30]), ("extra", 0), foes=foes, **mist)
    assert [len(put.state.figures[who].boosts) for who in ("ak", "bo", "ci", "du", "el")] == [0, 1, 1, 0, 1]
    far = reciting(("action", {"recite": "Bourrasque"}), **mist)
    assert far.refused("spot", [26.3, 30]).rules == ("AE-FRML-02", "AE-MYS-07")


@proves("AE-MYS-07")
def test_whoever_leaves_the_zone_stays_affected() -> None:
    put = reciting(
        recite("al", "Voile"), ("extra", 0), ("action", "march"), ("path", [(1.5, 30)]), band={"al": man(15, 43)}
    )
    assert put.state.figures["al"].boosts
    assert put.state.spells[0].upon == ("al",)


@proves("AE-INSE-01")
def test_the_insensitive_are_affected_for_more_units() -> None:
    deaf = {"skills": {"insensitive": 2}}
    spared = reciting(recite(), ("extra", 0), ("insensitive", "no"), foe=deaf)
    assert not spared.all("damage_rolled")
    assert units(spared) == 11
    paid = reciting(recite(), ("extra", 0), ("insensitive", "yes"), foe=deaf)
    assert paid.one("damage_rolled")
    assert units(paid) == 9
    poor = reciting(recite(), ("extra", 0), foe=deaf, units=2)
    assert (poor.pending.key, units(poor)) == ("action", 1)
    friend = reciting(recite("al", "Voile"), ("extra", 0), band={"al": man(10, 35, **deaf)})
    assert friend.state.figures["al"].boosts


@proves("AE-INAL-01")
def test_the_unalterable_are_only_hurt() -> None:
    still = {"skills": {"unalterable": None}}
    assert reciting(recite(), ("extra", 0), foe=still).one("damage_rolled")
    put = reciting(recite("al", "Voile"), ("extra", 0), band={"al": man(10, 35, **still)})
    assert not put.state.figures["al"].boosts


# ---------------------------------------------------------------- counters


def countering(*more: Answer, bo: Fighter | None = None, dice: Any = (6,), **mine: Any) -> Scene:
    """Red's mage recites upon itself; blue's may counter."""
    red = {"ak": mage(10, 30, **{"formulas": BOOK, **mine})}
    blue = {"bo": bo or mage(24, 30, angle=180.0, units=5)}
    rolled = {"ak": {"recitation": [6]}, "bo": {"counter": list(dice)}}
    return scene(red, blue, rolled).answer(activate("ak"), recite("ak", "Voile"), *more)


@proves("AE-CNTR-01", "AE-CNTR-03", "AE-CNTR-04", "AE-FRML-01")
def test_a_counter_comes_after_the_cost_and_before_extra_dice() -> None:
    put = countering(rank=2)
    assert (put.pending.key, units(put)) == ("counter", 10)
    put.answer(("counter", {"counter": "bo"}))
    told = put.one("tested", test="counter")
    assert (told["value"], told["difficulty"], told["needed"]) == (4, 4, 4)
    assert (units(put), units(put, "bo")) == (10, 3)
    assert not put.one("recited")["passed"]
    assert put.pending.key == "action"
    assert put.refused(*recite("ak", "Voile")).rules == ("AE-FRML-09",)


@proves("AE-CNTR-04")
def test_after_a_counter_that_fails_the_recitation_goes_on() -> None:
    put = countering(("counter", {"counter": "bo"}), ("extra", 0), dice=[3])
    assert put.one("recited")["passed"]
    assert len(put.all("tested", test="counter")) == 1


@proves("AE-CNTR-02", "AE-CNTR-03", "AE-CNTR-05", "AE-FLY-12")
@pytest.mark.parametrize(
    "bo",
    [
        priest(24, 30, angle=180.0),
        mage(27.6, 30, angle=180.0),
        mage(24, 30, angle=0.0),
        mage(24, 30, angle=180.0, altitude=2),
        mage(24, 30, angle=180.0, units=0),
        mage(24, 30, angle=180.0, skills={"instinctive-magic": None}),
        man(24, 30, angle=180.0),
    ],
)
def test_who_cannot_counter(bo: Fighter) -> None:
    assert countering(bo=bo).pending.key == "extra"


@proves("AE-CNTR-05", "AE-CNTR-02")
def test_instinctive_magic_is_not_countered() -> None:
    assert countering(skills={"instinctive-magic": None}).pending.key == "extra"
    assert countering().pending.key == "counter"
    assert countering(bo=mage(24, 30, "hidden", angle=180.0)).pending.key == "counter"


# ---------------------------------------------------------------- summoned beings


BONES = {"formulas": {"Appel d'ossements": 4}, "skills": {"magician": ("darkness",)}}


def call(*more: Answer, spells: Any = (), band: Any = None, **mine: Any) -> Scene:
    red = {"ak": mage(10, 30, **{**BONES, **mine}), **(band or {})}
    dice = {"ak": {"recitation": [6, 6, 6]}, "game": {"tactician": [6, 6, 1, 1] * 3}}
    put = scene(red, {"bo": man(80, 50)}, dice, spells=spells, length=9)
    return put.answer(activate("ak"), recite("ak", "Appel d'ossements"), ("extra", 0), *more)


def being(put: Scene) -> Fighter:
    """The last that was called."""
    found: list[Fighter] = [one for one in put.state.figures.values() if one.summoner]
    return found[-1]


@proves("AE-SUMM-01", "AE-SUMM-04")
def test_a_summoned_being_comes_on_its_summoners_card_and_acts_from_the_next_turn_on() -> None:
    put = call(("action", "done"))
    made = being(put)
    assert (made.summoner, made.card, made.activation) == ("ak", "ak", "activated")
    assert put.one("summoned")["rules"] == ("AE-SUMM-01", "AE-SUMM-04")
    assert put.pending.seat == "blue"
    next_turn(put, 2)
    put.answer(activate("ak"))
    assert made.id in put.offers("next")


@proves("AE-SUMM-04")
def test_beings_go_with_their_summoner_to_another_card() -> None:
    red = {
        "ak": mage(10, 30, skills={"musician": None}),
        "s": man(12.5, 30, summoner="ak", card="ak"),
        "al": man(20, 30),
    }
    game = game_of(scene(red, {"bo": man(80, 50)}))
    game.tell(StaffFormed(figure="al", members=("ak",)))
    assert (game["ak"].card, game["s"].card) == ("al", "al")
    game.tell(StaffFormed(figure="al", members=()))
    assert (game["ak"].card, game["s"].card) == ("ak", "ak")


@proves("AE-SUMM-01", "AE-FRML-08")
def test_it_goes_with_its_formula_and_is_no_loss() -> None:
    put = call()
    next_turn(put, 4)
    assert not being(put).in_play
    assert put.state.losses == {"blue": 1}


@proves("AE-SUMM-02", "AE-INVO-01")
@pytest.mark.parametrize(("skills", "most"), [({}, 2), ({"summoner": 1}, 3)])
def test_summoned_powers_come_to_twice_the_rank_at_most(skills: Any, most: int) -> None:
    held = {f"s{at}": man(40 + 5 * at, 10, summoner="ak", card="held") for at in range(most - 1)}
    put = call(band=held, skills={"magician": ("darkness",), **skills})
    assert sum(one.power for one in put.state.figures.values() if one.summoner == "ak") == most
    full = {**held, "sx": man(60, 10, summoner="ak", card="held")}
    red = {"ak": mage(10, 30, **{**BONES, "skills": {"magician": ("darkness",), **skills}}), **full}
    refused = scene(red, {"bo": man(80, 50)}).answer(activate("ak")).refused(*recite("ak", "Appel d'ossements"))
    assert refused.rules == (("AE-SUMM-02", "AE-INVO-01") if skills else ("AE-SUMM-02",))


@proves("AE-SUMM-01", "AE-SUMM-02")
def test_each_being_stays_as_long_as_its_own_call() -> None:
    put = call()
    first = being(put).id
    next_turn(put, 2)
    put.answer(activate("ak"), ("next", "ak"), recite("ak", "Appel d'ossements"), ("extra", 0))
    second = being(put).id
    assert [one.upon for one in put.state.spells] == [(first,), (second,)]


@proves("AE-SUMM-03")
def test_beings_fall_with_their_summoner_as_losses() -> None:
    red = {"ak": mage(10, 30, pv=1, val=25), "s": man(12.5, 40, summoner="ak", val=8), "t": man(20, 40)}
    dice = {"bo": {"shot": [6], "damage": [6]}}
    gun = {"ranged": (Ranged("Arc", 9, 30.0),), "TIR": 5, "angle": 180.0}
    put = scene(red, {"bo": man(30, 30, **gun)}, dice, losses={"red": 0}, agenda=(SpeechTurn("blue"),))
    put.answer(activate("bo"), ("action", {"shoot": "ak", "weapon": "Arc"}))
    assert [one["figure"] for one in put.all("eliminated")] == ["ak", "s"]
    assert put.state.losses["red"] == 33


# ---------------------------------------------------------------- Dévotion, Martyr


@proves("AE-DEVO-01", "AE-DEVO-02", "AE-MAGI-03")
def test_a_free_magician_draws_gems_from_the_devoted() -> None:
    devoted = {"al": man(12, 34, skills={"devotion": None}), "am": man(40, 30, skills={"devotion": None})}
    put = reciting(band={**devoted, "an": man(5, 30)}, units=1)
    assert put.refused("action", {"devotion": "am", "points": 1}).rules == ("AE-DEVO-01", "AE-MYS-03")
    assert put.refused("action", {"devotion": "an", "points": 1}).rules == ("AE-DEVO-01",)
    assert put.refused("action", {"devotion": "al", "points": 5}).rules == ("AE-DEVO-01",)
    put.answer(("action", {"devotion": "al", "points": 3}))
    assert (units(put), put.state.figures["al"].pv) == (4, 1)
    assert put.refused("action", {"devotion": "al", "points": 1}).rules == ("AE-DEVO-02",)
    assert "march" in put.offers("action")
    rich = reciting(("action", {"devotion": "al", "points": 4}), band=devoted, units=6)
    assert units(rich) == 8
    assert rich.one("eliminated")["figure"] == "al"
    stuck = reciting(band=devoted, foes={"ci": man(10, 27.5)})
    assert stuck.refused("action", {"devotion": "al", "points": 1}).rules == ("AE-DEVO-01", "AE-CONT-02")


@proves("AE-MART-01", "AE-FIDE-04")
def test_a_free_faithful_draws_faith_from_martyrs() -> None:
    red = {"ak": priest(10, 30, rank=2), "al": man(12, 34, skills={"martyr": None, "devotion": None})}
    put = scene(red, {"bo": man(80, 50)}).answer(activate("ak"))
    assert put.refused("action", {"devotion": "al", "points": 1}).rules == ("AE-DEVO-01",)
    for _ in range(2):
        put.answer(("action", {"martyr": "al", "points": 1}))
    assert units(put) == 8
    assert put.refused("action", {"martyr": "al", "points": 1}).rules == ("AE-MART-01",)
