"""Cases that would pass by saying nothing are refused: words nobody knows, places where nobody can stand."""

from __future__ import annotations

import pytest

from escarmouche.core.system import load
from escarmouche.files.words import BadFile
from escarmouche.files.yamls import Map, parse
from escarmouche.games import SYSTEMS
from escarmouche.rulings.cases import run
from escarmouche.rulings.compare import closest
from escarmouche.rulings.reading import case_of

SHOT = """\
case: X
game: evenor
figures:
  oni: {side: red, profile: Oni, at: [4, 12]}
  kara: {side: blue, profile: Kara, at: [14, 12]}
"""
REFUSED = (
    SHOT
    + """\
play:
  - activate: oni
  - actions: 1
  - action: ANSWER
expect: {refused: {rules: [RULE]}}
"""
)


def why(text: str) -> str:
    box = parse(text, "case.yaml")
    assert isinstance(box, Map)
    try:
        case = case_of(box, "case.yaml", SYSTEMS)
    except BadFile as bad:
        return str(bad)
    return run(case, load(SYSTEMS["evenor"])).why


@pytest.mark.parametrize(
    ("answer", "meant"),
    [
        ("{shoot: kara, weapon: Bazooka}", "Bazooka"),
        ("{shoot: kira, weapon: Arc}", "kara"),
        ("{shoott: kara}", "shoot"),
        ("percepton", "perception"),
    ],
)
def test_a_typo_is_no_proof_of_a_refusal(answer: str, meant: str) -> None:
    told = why(REFUSED.replace("ANSWER", answer).replace("[RULE]", "[]"))
    assert "means nothing" in told
    assert meant in told


def test_an_answer_of_known_words_may_be_refused() -> None:
    assert why(REFUSED.replace("ANSWER", "{shoot: kara}").replace("[RULE]", "[]")) == ""


@pytest.mark.parametrize(
    ("more", "word"),
    [
        ("expect: {not_events: [{event: wounded, figure: kira}]}", "kara"),
        ("expect: {not_events: [{event: wounded, lost: many}]}", "many"),
        ("expect: {not_events: [{event: wounded, rules: [EV-DMG-99]}]}", "EV-DMG-99"),
        ("play: [{activate: oni}]\nexpect: {refused: {rules: [EV-SHO-99]}}", "EV-SHO-99"),
        ("query: [{distance: {from: oni, to: kira}, is: 9}]", "kara"),
    ],
)
def test_unknown_words_are_refused(more: str, word: str) -> None:
    assert word in why(SHOT + more + "\n")


@pytest.mark.parametrize(
    ("at", "told"),
    [("[4.3, 12]", "overlap"), ("[30, 12]", "off the table"), ("[10.5, 10.5]", "inside rock")],
)
def test_places_where_nobody_can_stand_must_be_meant(at: str, told: str) -> None:
    rock = "terrain: [{id: rock, shape: [[10, 10], [11, 10], [11, 11], [10, 11]], kind: rock}]\n"
    text = SHOT.replace("[14, 12]", at) + rock + "play: [{activate: oni}]\nexpect: {pending: {decision: actions}}\n"
    assert told in why(text)
    assert why(text + "anywhere: true\n") == ""


def test_bases_may_touch() -> None:
    text = SHOT.replace("[14, 12]", "[5.3, 12]") + "query: [{distance: {from: oni, to: kara}, is: {at_most: 0.3}}]\n"
    assert "overlap" not in why(text)


def test_the_nearest_event_is_the_one_that_differs_least() -> None:
    happened = [{"event": "hit", "figure": "a", "lost": 1}, {"event": "hit", "figure": "b", "lost": 2}]
    assert closest({"event": "hit", "figure": "b", "lost": 3}, happened, 0) == "the nearest has lost 2"
    assert "earlier" in str(closest({"event": "hit", "figure": "a"}, happened, 1))
