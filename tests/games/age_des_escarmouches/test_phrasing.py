"""How strangers write a case of L'Âge des Escarmouches: what is taken, what refused with the word meant."""

from __future__ import annotations

import pytest

from escarmouche.files.words import BadFile
from escarmouche.files.yamls import Map, parse
from escarmouche.games import SYSTEMS
from escarmouche.games.age_des_escarmouches import SYSTEM
from escarmouche.rulings.cases import run
from escarmouche.rulings.reading import case_of
from escarmouche.telling.texts import Texts

CASE = """
case: told
game: age-des-escarmouches
title: as a stranger writes it
rules: [AE-DICE-03]
figures:
  ak: {{side: red, at: [20, 30], with: {{{more}}}}}
  ma: {{side: blue, profile: Baliste de chêne, at: [40, 30]}}
  bo: {{side: blue, at: [60, 30], angle: 180}}
play: [{play}]
expect: {{figures: {{ak: {{{then}}}}}}}
"""


def outcome(more: str = "", play: str = "", then: str = "in_play: true") -> str:
    told = parse(CASE.format(more=more, play=play, then=then), "case.yaml")
    assert isinstance(told, Map)
    return run(case_of(told, "case.yaml", SYSTEMS), SYSTEM).why


def test_skills_are_called_what_cards_print() -> None:
    skills = "skills: {hardened: [ATT, FOR], toxic: 4}"
    assert not outcome("skills: [Aguerri/ATT, FOR, Toxique/4]", then=skills)
    assert not outcome("skills: {Hardened: [ATT, FOR], toxique: 4}", then=skills)
    assert "no skill is called 'Agueri'" in outcome("skills: [Agueri/ATT]")


def test_formulas_have_the_level_that_is_printed() -> None:
    assert not outcome("MYS: 4, formulas: [Trait de gemme]", then="formulas: {Trait de gemme: 2}")
    assert "{Éclat de volonté: NUMBER}" in outcome("MYS: 4, formulas: [Éclat de volonté]")


def test_nobody_is_of_the_crew_of_anything_but_a_machine_of_its_side() -> None:
    assert "no war machine of its side is called 'bo'; there are none" in outcome("crew: bo")
    assert "no war machine of its side is called 'ma'" in outcome("crew: ma")


def test_a_bare_answer_is_told_what_it_answers() -> None:
    with pytest.raises(BadFile, match=r"play\[0\].activate: activate is an answer to speech, second"):
        outcome(play="{activate: ak}")


def test_a_formula_of_a_chosen_level_has_its_name_in_both_languages() -> None:
    bought = "Docteur Alambic, + Éclat de volonté/3"
    assert Texts(SYSTEM, "en").member(bought).endswith(", + Spark of Will/3")
    assert Texts(SYSTEM, "fr").member(bought).endswith(", + Éclat de volonté/3")
