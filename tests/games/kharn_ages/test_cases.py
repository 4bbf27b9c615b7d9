"""Cases of Khârn-Âges as somebody writes them who has seen the vocabulary only."""

from __future__ import annotations

import random
import re
from contextlib import suppress
from pathlib import Path

import pytest
import yaml

from escarmouche.files.words import BadFile
from escarmouche.files.yamls import Map, parse
from escarmouche.games import SYSTEMS
from escarmouche.games.kharn_ages import SYSTEM
from escarmouche.rulings.cases import run, run_files
from escarmouche.rulings.reading import case_of

HEAD = "case: W\ngame: kharn-ages\n"


def told(tmp_path: Path, text: str) -> str:
    """What comes of a case: nothing if it passes."""
    file = tmp_path / "case.yaml"
    file.write_text(HEAD + text, encoding="utf-8")
    (outcome,) = run_files([file], SYSTEMS, "en")
    return outcome.why


def test_a_figure_without_a_profile_is_a_plain_safar(tmp_path: Path) -> None:
    text = "figures: {ak: {side: red, at: [4, 7]}}\nquery: [{stat: {figure: ak, stat: P}, is: 3}]\n"
    assert told(tmp_path, text) == ""
    assert "Safar" not in SYSTEM.vocabulary().profiles


def test_a_card_may_be_written_out(tmp_path: Path) -> None:
    text = """
figures:
  ak: {side: red, at: [4, 7], equipment: [{name: Maul, hands: 2, bonus: 2}]}
  bo: {side: blue, at: [5.4, 7], status: [stunned], equipment: [{name: Demi-plate, threshold: 6, boxes: 4}]}
dice: {ak: {level: [5]}, bo: {armour: [6]}}
play: [{activate: ak}, {action: {attack: bo, weapon: Maul}}, {engage: PP}]
expect: {figures: {bo: {HP: 9, boxes: {Demi-plate: 3}}}}
"""
    assert told(tmp_path, text) == ""


@pytest.mark.parametrize(
    ("figure", "message"),
    [
        ("equipment: [Demi-plate]", "write {name: Demi-plate, threshold: NUMBER, boxes: NUMBER}"),
        ("equipment: [Glave court]", "did you mean Glaive court?"),
        ("equipment: [{name: Maul, bonnus: 2}]", "did you mean bonus?"),
        ("equipment: [{name: Maul, kind: wepon}]", "did you mean weapon?"),
        ("equipment: [{name: Maul, bonus: much}]", "Expected `int`"),
        ("skills: {brutalty: 1}", "did you mean brutality?"),
        ("skills: {brutality: much}", "a number follows the skill brutality"),
        ("skills: {heroic: offence}", "Did you mean “offensive”?"),
        ("boxes: {Rondache: 2}", "no item is called 'Rondache'"),
    ],
)
def test_a_wrong_word_is_told_with_the_right_one(figure: str, message: str, tmp_path: Path) -> None:
    text = f"figures: {{ak: {{side: red, at: [4, 7], {figure}}}}}\nquery: [{{free: {{figure: ak}}, is: true}}]\n"
    assert message in told(tmp_path, text)


def test_members_of_a_list_have_details_and_a_cost(tmp_path: Path) -> None:
    text = (
        "options: {costs: {Sergent des remparts: 95, Rondache: 8}}\n"
        "list: {members: ['Sergent des remparts, leader, - Rondache, + Guisarme'], is: legal, cost: %d}\n"
    )
    assert told(tmp_path, text % 109) == ""
    assert told(tmp_path, text % 108) == "list: it costs 109, not 108"
    assert "did you mean '+ Guisarme'?" in told(tmp_path, text.replace("Guisarme", "Guisarmee") % 109)


def test_a_drawn_initiative_begins_with_the_zone(tmp_path: Path) -> None:
    text = """
figures: {ak: {side: red}, bo: {side: blue}}
dice: {game: {target: [6]}}
play: [{zone: south, side: blue}, {deploy: [3, 1]}, {deploy: [3, 14]}]
expect:
  events: [{event: initiative_taken, order: [blue, red], drawn: true}]
  pending: {decision: activate, side: blue}
"""
    assert told(tmp_path, text) == ""


@pytest.mark.parametrize(
    ("figure", "why"),
    [
        ("lair: nroth", "north"),
        ("spells: [[1, 2]]", "spell"),
        ("gear: {Lance: {card: Lance, kind: waepon}}", "weapon"),
    ],
)
def test_what_a_figure_cannot_have_is_named_with_the_nearest_word(tmp_path: Path, figure: str, why: str) -> None:
    text = f"figures: {{ak: {{side: red, at: [4, 7], {figure}}}}}\nquery: [{{free: {{figure: ak}}, is: true}}]\n"
    found = told(tmp_path, text)
    assert why in found
    assert "the rules stopped" not in found


CASES = Path(__file__).parents[2] / "cases" / "kharn-ages"
WORDS = ("null", "-1", "0", "3.5", "99999", "true", "[]", "{}", "[1, 2]", "nobody", "{a: 1}", ".nan", "centre", "ak")


def mutated(text: str, seed: int) -> str:
    """A case with one to three of its words replaced, by others of its own or by anything."""
    chance = random.Random(seed)
    parts = re.findall(r"[\w.-]+|\s+|[^\w\s]", text)
    words = [number for number, part in enumerate(parts) if re.match(r"[\w.-]", part)]
    for _ in range(chance.randint(1, 3)):
        parts[chance.choice(words)] = chance.choice(WORDS) if chance.random() < 0.6 else parts[chance.choice(words)]
    return "".join(parts)


def test_mutated_rulings_fail_in_words() -> None:
    files = sorted(CASES.glob("*.yaml"))
    cases = [case for file in files[:3] for case in yaml.safe_load(file.read_text(encoding="utf-8"))]
    for seed in range(150):
        case = cases[seed * 7 % len(cases)]
        text = mutated(yaml.safe_dump(case, allow_unicode=True, default_flow_style=None, sort_keys=False), seed)
        with suppress(BadFile):
            found = parse(text, "case.yaml")
            if isinstance(found, Map):
                outcome = run(case_of(found, "case.yaml", SYSTEMS), SYSTEM, "en")
                assert not outcome.why.startswith("the rules stopped"), (outcome.why, text)


@pytest.mark.parametrize(
    ("expected", "message"),
    [
        ("[]", ""),
        ("[activated]", ""),
        ("activated", ""),
        ("[on-the-ground]", "ak: status is [activated], not [on-the-ground]"),
        ("[activated, on-the-ground]", "ak: status is [activated], not [activated, on-the-ground]"),
    ],
)
def test_that_it_has_been_activated_may_be_left_unsaid(tmp_path: Path, expected: str, message: str) -> None:
    text = (
        "figures: {ak: {side: red, at: [4, 7]}, bo: {side: blue, at: [9, 7]}}\nplay: [{activate: ak}, {action: done}]\n"
    )
    why = told(tmp_path, f"{text}expect: {{figures: {{ak: {{status: {expected}}}}}}}\n")
    assert message in why if message else why == ""


def test_that_it_has_been_activated_is_not_taken_for_said(tmp_path: Path) -> None:
    beside = "bo: {side: blue, at: [9, 7], status: [dazed]}, cy: {side: blue, at: [9, 9]}"
    text = f"figures: {{ak: {{side: red, at: [4, 7]}}, {beside}}}\nplay: [{{activate: ak}}, {{action: done}}]\n"
    assert "cy: status is []" in told(tmp_path, f"{text}expect: {{figures: {{cy: {{status: [activated]}}}}}}\n")
    assert "bo: status is [dazed]" in told(tmp_path, f"{text}expect: {{figures: {{bo: {{status: []}}}}}}\n")


@pytest.mark.parametrize("word", ["engage", "defence"])
def test_what_is_a_question_of_its_own_is_no_part_of_an_answer(tmp_path: Path, word: str) -> None:
    text = "figures: {ak: {side: red, at: [4, 7]}, bo: {side: blue, at: [5.4, 7]}}\n"
    text += f"play: [{{activate: ak}}, {{action: {{attack: bo, {word}: P}}}}]\n"
    text += "expect: {refused: {rules: [KA-MEL-01]}}\n"
    assert f"no key of an answer is called '{word}'" in told(tmp_path, text)


def test_the_nearest_key_is_one_that_stands_in_answers(tmp_path: Path) -> None:
    text = "figures: {ak: {side: red, at: [4, 7]}, bo: {side: blue, at: [5.4, 7]}}\n"
    text += "play: [{activate: ak}, {action: {lift: bo}}]\nexpect: {refused: {rules: [KA-GEN-36]}}\n"
    assert "did you mean loot?" in told(tmp_path, text)


@pytest.mark.parametrize(
    ("expected", "passes"),
    [("[stable, reach]", True), ("[stable]", False), ("{stable: null}", True), ("[]", False)],
)
def test_of_a_mapping_a_list_names_all_the_keys(tmp_path: Path, expected: str, passes: bool) -> None:
    text = "figures: {ak: {side: red, at: [4, 7], skills: {reach: 1, stable: null}}, bo: {side: blue, at: [9, 7]}}\n"
    assert (told(tmp_path, f"{text}expect: {{figures: {{ak: {{skills: {expected}}}}}}}\n") == "") is passes
