"""Spell cards: what they do, to whom, and for how long."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.games.kharn_ages import SYSTEM
from escarmouche.games.kharn_ages.cards import Shelf, shelf
from escarmouche.games.kharn_ages.misprints import faults_of
from escarmouche.games.kharn_ages.rules.keywords import PATHS
from escarmouche.games.kharn_ages.rules.magic import fits
from escarmouche.games.kharn_ages.rules.spells import WORKINGS
from escarmouche.telling.texts import Texts
from games.kharn_ages.scene import Scene, block, safar, scene
from proofs import proves

WAKE = ("activate", "ak")


def casting(spell: str, at: str, difficulty: int, ap: int = 3) -> tuple[Any, ...]:
    return ("action", {"cast": spell, "at": at}), ("incantation", {"difficulty": difficulty, "ap": ap})


def table(*spells: str, ak: Any = None, dice: Any = None, **figures: Any) -> Scene:
    """Red ak, I 5 and T 4, knows some spells; am is its ally, bo its enemy, ba another who lies stunned."""
    red = {
        "ak": safar(4, 7, **{"I": 5, "T": 4, "spells": spells, **(ak or {})}),
        "am": figures.get("am") or safar(4, 9),
    }
    blue = {"bo": figures.get("bo") or safar(7, 7), "ba": figures.get("ba") or safar(4, 4, "stunned")}
    rolls = {"ak": {"level": [9]}, "bo": {"level": [2]}}
    return scene(red=red, blue=blue, dice={**rolls, **(dice or {})}).answer(WAKE)


@pytest.mark.usefixtures("both_editions")
@proves("KA-SPL-08", "KA-SPL-02", "KA-DIC-04")
@pytest.mark.parametrize(("difficulty", "damage"), [(10, 3), (16, 5), (24, 9)])
def test_punishment_does_half_of_i_then_i_then_i_and_t(difficulty: int, damage: int) -> None:
    game = table("Châtiment").answer(*casting("Châtiment", "bo", difficulty), ("defence", "reflex"))
    assert game.one("wounded") | {"damage": damage, "source": "spell", "by": "ak"} == game.one("wounded")
    assert game.facts("bo")["HP"] == 12 - damage


@proves("KA-SPL-08", "KA-SPL-03", "KA-ARM-02")
def test_punishment_meets_armour_and_may_be_tried_twice_a_round() -> None:
    worn = safar(7, 7, equipment=["Broigne"])
    game = table("Châtiment", bo=worn, dice={"ak": {"level": [9, 2]}, "bo": {"level": [2], "armour": [5]}})
    game.answer(*casting("Châtiment", "bo", 16, 2), ("defence", "reflex"))
    assert game.facts("bo")["HP"] == 12 - (5 - 3)
    game.answer(*casting("Châtiment", "bo", 24, 1))
    assert game.facts("ak")["cast"] == {"Châtiment": 2}
    assert game.refused("action", {"cast": "Châtiment", "at": "bo"}).rules == ("KA-SPL-03", "KA-SPL-08")


@proves("KA-SPL-03")
def test_the_rate_is_counted_anew_from_the_next_activation() -> None:
    game = table("Étincelle", dice={"ak": {"level": [2, 9]}}, bo=safar(7, 7, "stunned"))
    game.answer(*casting("Étincelle", "bo", 11, 1), ("action", "done"))
    game.answer(("activate", "bo"), ("action", "done"), ("activate", "am"), ("action", "done"))
    game.answer(("activate", "ba"), ("action", "done"), WAKE)
    assert {"cast": "Étincelle", "at": "bo"} in game.offers("action")


# ---------------------------------------------------------------- Cult Power


@pytest.mark.usefixtures("both_editions")
@proves("KA-SPL-06", "KA-SPL-05", "KA-MAG-11")
@pytest.mark.parametrize(("difficulty", "fright"), [(12, 0), (18, 13)])
def test_cult_power_rallies_an_ally_and_the_caster_may_cause_fright_13(difficulty: int, fright: int) -> None:
    afraid = safar(4, 9, "terrorised", failures={"bo": 2, "fire": 1, "fright:ba": 1}, charged=["bo"])
    game = table("Puissance du Culte", am=afraid, ba=safar(4, 10.2, skills={"fright": 15})).answer(
        *casting("Puissance du Culte", "am", difficulty)
    )
    game.answer(("defence", "none"))
    told = game.facts("am")
    assert (told["failures"], told["charged"], told["lasting"]) == ({"fright:ba": 1}, [], {"immune-terror": 0})
    assert "terrorised" not in game.status("am")
    assert game.query("fright", figure="ak") == fright
    assert not game.all("guarded")
    assert game.facts("ak")["cast"] == {"Puissance du Culte": 1}


@proves("KA-SPL-05", "KA-SPL-06", "KA-TEM-14")
def test_one_round_ends_as_the_casters_next_activation_begins() -> None:
    """The terrifying bo frightens am neither before nor during am's next activation, but after ak's."""
    game = table("Puissance du Culte", bo=safar(5.2, 9, skills={"terror": 12}), dice={"am": {"test": [9]}})
    game.answer(*casting("Puissance du Culte", "am", 18), ("action", "done"), ("activate", "bo"), ("action", "done"))
    game.answer(("activate", "am"), ("action", "done"))
    assert not game.all("tested")
    game.answer(("activate", "ba"), ("action", "done"))
    assert game.state.turn == 2
    assert game.facts("am")["lasting"] == {"immune-terror": 0}
    game.answer(WAKE)
    assert game.facts("am")["lasting"] == {}
    assert game.query("fright", figure="ak") == 0
    assert {one["figure"] for one in game.all("faded")} == {"am", "ak"}
    game.answer(("action", "done"), ("activate", "bo"), ("action", "done"), ("activate", "am"))
    assert game.one("tested") | {"figure": "am", "needed": 12} == game.one("tested")


@proves("KA-SPL-05")
def test_the_spells_of_a_caster_that_is_gone_end_with_the_round() -> None:
    game = table(
        "Œil vif",
        bo=safar(5.2, 7, P=9),
        dice={"ak": {"level": [9, 2]}, "bo": {"level": [9]}, "am": {"test": [10]}},
        ak={"HP": 2},
    )
    game.answer(*casting("Œil vif", "am", 12), ("action", "done"), ("activate", "bo"))
    game.answer(("action", {"attack": "ak", "weapon": "hands"}), ("engage", "PP"), ("effects", "none"))
    game.answer(("action", "done"))
    assert not game.facts("ak")["in_play"]
    assert game.facts("am")["lasting"] == {"attack": 2}
    game.answer(("activate", "am"), ("action", "done"), ("activate", "ba"), ("action", "done"))
    assert game.state.turn == 2
    assert game.facts("am")["lasting"] == {}


# ---------------------------------------------------------------- Death Aura


@pytest.mark.usefixtures("both_editions")
@proves("KA-SPL-07", "KA-SPL-02")
def test_death_aura_is_for_the_caster_at_12_and_for_an_ally_at_18() -> None:
    game = table("Aura de mort")
    found = [one for one in game.offers("action") if isinstance(one, dict) and "cast" in one]
    assert found == [{"cast": "Aura de mort", "at": "ak"}, {"cast": "Aura de mort", "at": "am"}]
    game.answer(("action", found[0]))
    assert {one["difficulty"] for one in game.offers("incantation")} == {12}
    assert game.refused("incantation", {"difficulty": 18, "ap": 2}).rules == ("KA-SPL-01", "KA-SPL-07")
    game.answer(("incantation", {"difficulty": 12, "ap": 1}))
    assert game.query("fright", figure="ak") == 12
    other = table("Aura de mort").answer(*casting("Aura de mort", "am", 18))
    other.answer(("defence", "none"))
    assert (other.query("fright", figure="am"), other.query("fright", figure="ak")) == (12, 0)


@proves("KA-SPL-02", "KA-SPL-03")
def test_an_effect_chosen_too_high_yields_nothing_and_is_an_attempt() -> None:
    game = table("Aura de mort", dice={"ak": {"level": [5]}}).answer(*casting("Aura de mort", "am", 18, 2))
    assert game.one("attempted")["total"] == 15
    assert not game.all("enchanted")
    assert game.refused("action", {"cast": "Aura de mort", "at": "ak"}).rules == ("KA-SPL-03", "KA-SPL-07")


@proves("KA-SPL-07", "KA-ACT-08")
def test_death_aura_lasts_until_the_end_of_the_targets_next_activation() -> None:
    game = table("Aura de mort").answer(*casting("Aura de mort", "ak", 12), ("action", "done"))
    assert game.query("fright", figure="ak") == 12
    for one in ("bo", "am", "ba", "ak"):
        game.answer(("activate", one))
        assert game.query("fright", figure="ak") == 12
        game.answer(("action", "done"))
    assert game.query("fright", figure="ak") == 0
    ally = table("Aura de mort").answer(*casting("Aura de mort", "am", 18), ("defence", "none"), ("action", "done"))
    ally.answer(("activate", "bo"), ("action", "done"), ("activate", "am"))
    assert ally.query("fright", figure="am") == 12
    ally.answer(("action", "done"))
    assert ally.query("fright", figure="am") == 0


# ---------------------------------------------------------------- an ally may refuse


@proves("KA-MAG-11", "KA-MAG-12")
def test_the_target_of_an_allied_spell_may_defend() -> None:
    game = table("Œil vif", dice={"am": {"level": [9]}}).answer(*casting("Œil vif", "am", 12, 1))
    assert game.pending.seat == "red"
    assert game.offers("defence") == ["none", "reflex", "I", "II", "III"]
    game.answer(("defence", "III"))
    assert game.one("resolved") | {"attack": 14, "defence": 16, "hit": False} == game.one("resolved")
    assert not game.all("enchanted")
    welcome = table("Œil vif").answer(*casting("Œil vif", "am", 12, 1)).pending
    assert welcome.obvious == "none", "whoever casts on their own man is not asked whether he resists"
    kind = table("Œil vif").play(*casting("Œil vif", "am", 12, 1))
    assert kind.one("enchanted") | {"figure": "am", "working": "attack", "value": 2} == kind.one("enchanted")


@proves("KA-SPL-02", "KA-MAG-10")
def test_nobody_defends_against_itself() -> None:
    game = table("Œil vif").answer(*casting("Œil vif", "ak", 12, 1))
    assert game.pending.key == "action"
    assert game.facts("ak")["lasting"] == {"attack": 2}


@proves("KA-SPL-02")
def test_the_question_tells_what_each_difficulty_would_do() -> None:
    told = table("Châtiment").answer(("action", {"cast": "Châtiment", "at": "bo"})).pending.facts
    assert told["effects"] == {"10 →": ["damage 3"], "16 →": ["damage 5"], "24 →": ["damage 9"]}
    cult = table("Puissance du Culte").answer(("action", {"cast": "Puissance du Culte", "at": "am"})).pending
    assert cult.facts["effects"]["18 →"] == ["rally", "immune-terror", "caster-fright 13"]
    assert "18 → rallied, immune to terror and The caster causes fright 13" in Texts(SYSTEM, "en").prompt(cult)


# ---------------------------------------------------------------- areas


@proves("KA-SPL-01", "KA-MAG-15", "KA-COV-11")
def test_an_area_reaches_everybody_of_its_kind_each_with_its_own_defence() -> None:
    """bo stands 2 toises from base to base, ba as well, bi out of range; the crate helps nobody."""
    game = scene(
        red={"ak": safar(4, 7, I=5, spells=["Danse macabre"]), "am": safar(4, 9)},
        blue={"bo": safar(7, 7), "ba": safar(4, 4), "bi": safar(9, 12)},
        terrain=[block("crate", 5.6, 6.5, 5.8, 7.5, "crate", height=1.5)],
        dice={"ak": {"level": [5]}, "bo": {"level": [9]}, "ba": {"level": [2]}},
    ).answer(WAKE)
    assert game.refused("action", {"cast": "Danse macabre", "at": "bo"}).rules == ("KA-SPL-01",)
    game.answer(*casting("Danse macabre", "ak", 15, 2), ("defence", "II"), ("defence", "reflex"))
    assert len(game.all("attempted", figure="ak")) == 1
    assert [(one["target"], one["hit"]) for one in game.all("resolved")] == [("bo", False), ("ba", True)]
    assert game.all("resolved")[0]["defence"] == 6 + 9
    assert [game.facts(who)["HP"] for who in ("bo", "ba", "bi", "am")] == [12, 10, 12, 12]
    alone = scene(red={"ak": safar(4, 7, I=5, spells=["Danse macabre"])}, blue={"bo": safar(12, 7)}).answer(WAKE)
    assert {"cast": "Danse macabre", "at": "ak"} not in alone.offers("action")


@proves("KA-SKL-28", "KA-SKL-39", "KA-SKL-31")
def test_each_in_an_area_has_its_own_skills() -> None:
    """15 is reached, not the 17 of the hermetic one; the responsive one needs no roll, the immune one has nothing."""
    skills = {"a1": {}, "a2": {"hermeticism": 2}, "a3": {"responsive": "shamanism"}, "a4": {"immunity": "shamanism"}}
    places = {"a1": (4, 9), "a2": (6, 7), "a3": (4, 5), "a4": (2, 7)}
    band = {who: safar(*places[who], skills=skills[who]) for who in places}
    game = scene(
        red={"ak": safar(4, 7, I=5, spells=["Battement du tambour"]), **band},
        blue={"bo": safar(12, 12)},
        dice={"ak": {"level": [6]}},
    ).play(WAKE, *casting("Battement du tambour", "ak", 15, 2))
    assert {one["figure"] for one in game.all("enchanted")} == {"a1", "a3"}
    assert game.one("attempted")["needed"] == 15
    missed = scene(
        red={"ak": safar(4, 7, I=5, spells=["Battement du tambour"]), **band},
        blue={"bo": safar(12, 12)},
        dice={"ak": {"level": [4]}},
    ).play(WAKE, *casting("Battement du tambour", "ak", 15, 2))
    assert {one["figure"] for one in missed.all("enchanted")} == {"a3"}


@proves("KA-SPL-01")
@pytest.mark.parametrize(
    ("aim", "whom"),
    [
        ("self", "ak"),
        ("ally", "am"),
        ("allies", "am"),
        ("friend", "ak am"),
        ("enemy", "bo"),
        ("enemies", "bo"),
        ("any", "ak am bo"),
        ("everybody", "ak am bo"),
    ],
)
def test_whom_a_spell_is_for(aim: Any, whom: str) -> None:
    figures = table().state.figures
    assert [who for who in ("ak", "am", "bo") if fits(figures["ak"], figures[who], aim)] == whom.split()


@proves("KA-GEN-37", "KA-GEN-07")
@pytest.mark.parametrize(("edition", "guard"), [("fr", 2), ("en", None)])
def test_a_laden_target_has_its_reflexes_or_in_english_nothing_and_nobody_is_warned(
    edition: str, guard: int | None
) -> None:
    things = {name: {"kind": "stone", "carrier": "bo"} for name in ("one", "two")}
    game = scene(
        red={"ak": safar(4, 7, I=5, spells=["Étincelle"])},
        blue={"bo": safar(7, 7, carrying=["one", "two"]), "ba": safar(7, 9)},
        dice={"ak": {"level": [9]}, "bo": {"level": [2]}},
        things=things,
        edition=edition,
    ).answer(WAKE, *casting("Étincelle", "bo", 11, 2))
    assert game.pending.key == "let-go"
    game.answer(("let-go", "none"))
    if edition == "fr":
        assert game.offers("defence") == ["reflex"]
        game.answer(("defence", "reflex"))
    assert game.one("resolved")["defence"] == guard


# ---------------------------------------------------------------- one working after the other


def under(spell: str, at: str, difficulty: int, **more: Any) -> Scene:
    game = table(spell, **more).answer(*casting(spell, at, difficulty))
    return game if game.pending.key == "action" else game.answer(("defence", "none" if at == "am" else "reflex"))


@proves("KA-SPL-02")
@pytest.mark.parametrize(
    ("spell", "at", "difficulty", "field", "value"),
    [
        ("Étincelle", "bo", 11, "HP", 9),
        ("Bourrasque", "bo", 14, "status", ["on-the-ground"]),
        ("Souffle glacé", "bo", 12, "status", ["frostbite"]),
        ("Stupeur", "bo", 15, "status", ["dazed"]),
        ("Esquille", "bo", 13, "bleeding", [1]),
        ("Moelle noire", "bo", 14, "poison", 0),
        ("Joug", "bo", 18, "AP", 3),
        ("Esprit du troupeau", "am", 14, "AP", 6),
        ("Main apaisante", "am", 12, "HP", 8),
        ("Sève", "am", 18, "HP", 10),
        ("Baume d'Euthéria", "am", 13, "bleeding", []),
        ("Baume d'Euthéria", "am", 13, "poison", None),
        ("Étouffe-flamme", "am", 9, "status", []),
        ("Voile de brume", "am", 12, "lasting", {"defence": 2}),
        ("Poussière d'os", "bo", 17, "lasting", {"V": -2, "A": -2}),
        ("Cuir des anciens", "am", 12, "skills", {"thick-skin": None}),
    ],
)
def test_a_working_does_what_its_card_says(spell: str, at: str, difficulty: int, field: str, value: Any) -> None:
    ill = safar(4, 9, "burning", HP=5, bleeding=[2], poison=1)
    game = under(spell, at, difficulty, **({"am": ill} if spell != "Cuir des anciens" else {}))
    assert game.facts(at)[field] == value


@proves("KA-SPL-05", "KA-TER-07")
def test_a_characteristic_under_a_spell_counts_wherever_it_is_read() -> None:
    game = under("Vent arrière", "am", 11)
    assert game.query("stat", figure="am", stat="V") == 5
    assert game.query("pace", figure="am") == 5
    worse = under("Racines", "bo", 13)
    assert worse.query("stat", figure="bo", stat="V") == 0


@proves("KA-SPL-05", "KA-COV-10")
def test_attack_and_defence_under_a_spell() -> None:
    game = table("Œil vif", bo=safar(5.2, 7), dice={"ak": {"level": [9, 5]}, "bo": {"level": [2]}})
    game.answer(*casting("Œil vif", "ak", 12, 1), ("action", {"attack": "bo", "weapon": "hands"}), ("engage", "P"))
    assert game.all("attempted", figure="ak")[1]["total"] == 3 + 2 + 5
    mist = table("Voile de brume", bo=safar(5.2, 7), dice={"ak": {"level": [9, 5]}, "bo": {"level": [4]}})
    mist.answer(*casting("Voile de brume", "ak", 12, 1), ("action", "done"), ("activate", "bo"))
    mist.play(("action", {"attack": "ak", "weapon": "hands"}), ("engage", "P"))
    assert mist.one("resolved", figure="bo") | {"attack": 7, "defence": 7, "hit": False} == mist.one(
        "resolved", figure="bo"
    )


@proves("KA-SPL-02")
def test_the_same_working_of_a_spell_is_renewed_and_those_of_others_add_up() -> None:
    game = table("Œil vif", "Fil rouge", dice={"ak": {"level": [9, 9, 9]}})
    game.answer(*casting("Œil vif", "am", 12, 1), ("defence", "none"), *casting("Fil rouge", "am", 12, 1))
    game.answer(("defence", "none"))
    assert [one.value for one in game.state.figures["am"].lasting] == [2, 2]
    twice = table(
        "Étincelle", "Œil vif", ak={"lasting": [{"name": "attack", "by": "am", "value": 2, "spell": "Œil vif"}]}
    )
    twice.answer(*casting("Œil vif", "ak", 12, 1))
    assert [one.by for one in twice.state.figures["ak"].lasting] == ["ak"]


@proves("KA-SPL-05")
def test_what_a_case_says_is_in_force_counts_and_ends_as_well() -> None:
    """Without the name of a spell, too: ak's is over as ak is activated, bo's is not."""
    given = [{"name": "V", "by": "ak", "value": 2}, {"name": "V", "by": "bo", "value": -1}]
    game = table(am=safar(4, 9, lasting=given))
    assert game.query("stat", figure="am", stat="V") == 2
    assert game.facts("am")["lasting"] == {"V": -1}


@proves("KA-STS-05")
def test_no_healing_spell_ends_frostbite() -> None:
    cold = safar(4, 9, "frostbite", HP=5, bleeding=[1])
    assert under("Baume d'Euthéria", "am", 19, am=cold).status("am") == {"frostbite"}


@proves("KA-EFX-03")
def test_a_spell_of_fire_sets_alight() -> None:
    game = table("Fer rouge", bo=safar(7, 7, I=5)).answer(*casting("Fer rouge", "bo", 21), ("defence", "reflex"))
    assert game.facts("bo") | {"HP": 7, "burnt": 5} == game.facts("bo")
    assert "burning" in game.status("bo")


@proves("KA-SPL-02")
def test_what_a_spell_does_to_the_caster() -> None:
    game = under("Offrande", "am", 12, am=safar(4, 9, HP=5))
    assert (game.facts("am")["HP"], game.facts("ak")["bleeding"]) == (9, [1])


# ---------------------------------------------------------------- cards


def test_every_working_is_on_a_card() -> None:
    found = {work.what for spell in shelf().spells.values() for one in spell.effects for work in one.does}
    assert found == set(WORKINGS)


@proves("KA-SPL-01", "KA-SPL-06", "KA-SPL-07", "KA-SPL-08")
def test_the_books_spells_are_what_it_prints() -> None:
    cards = shelf().spells
    told = {
        name: (one.path, one.pages, one.target, one.rate, one.duration, [e.difficulty for e in one.effects])
        for name, one in cards.items()
        if not one.ours
    }
    assert told == {
        "Puissance du Culte": ("blood-and-steel", 2, "ally", 1, "round", [12, 18]),
        "Aura de mort": ("osteomancy", None, "self", 1, "activation", [12, 18]),
        "Châtiment": ("blood-and-steel", None, "enemy", 2, "instant", [10, 16, 24]),
    }


def reprinted(**changes: Any) -> Shelf:
    found = shelf()
    card = replace(found.spells["Racines"], **changes)
    return replace(found, spells={**found.spells, card.name: card})


@proves("KA-SPL-01", "KA-SPL-02")
@pytest.mark.parametrize(
    ("changes", "field", "near"),
    [
        ({"path": "shamanisme"}, "path", "shamanism"),
        ({"generic": True}, "pages", None),
        ({"rate": 0}, "rate", None),
        ({"effects": ()}, "effects", None),
        ({"duration": "instant"}, "duration", None),
        ({"effects": shelf().spells["Racines"].effects * 2}, "effects", None),
    ],
)
def test_a_wrong_spell_is_noticed(changes: dict[str, Any], field: str, near: str | None) -> None:
    (fault,) = faults_of(reprinted(**changes))
    assert (fault.card, fault.field, fault.nearest) == ("Racines", field, near)


@proves("KA-SPL-01")
def test_a_rate_is_between_1_and_20() -> None:
    (fault,) = faults_of(reprinted(rate=0))
    assert fault.facts == {"least": 1, "most": 20, "found": 0}


@pytest.mark.parametrize("path", PATHS)
def test_every_path_fills_a_small_grimoire_with_spells_of_ours_of_two_difficulties(path: str) -> None:
    ours = [one for one in shelf().spells.values() if one.ours and one.path == path]
    assert sum(one.pages or 0 for one in ours) > 5
    assert all(one.pages and one.cost is not None for one in ours)
    assert sum(len(one.effects) == 2 for one in ours) >= 3
    assert len([one for one in shelf().spells.values() if one.generic and one.ours]) >= 8
