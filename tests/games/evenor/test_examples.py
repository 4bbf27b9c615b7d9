"""The example that describes the format of cases, as it is printed there, and as the rules have it."""

from pathlib import Path

import pytest

from escarmouche.games import SYSTEMS
from escarmouche.rulings.cases import Outcome, run_files
from proofs import proves

PRINTED = """\
case: EV-EX-20                      # unique id
game: evenor
title: A spear thrown at long range at Grendel
rules: [EV-SHO-05, EV-DMG-01]       # ledger ids it proves
options: {}                         # the game's options, e.g. {edition: en}
turn: {number: 1, active: red}      # optional
table: {size: [24, 24]}             # optional, in the game's unit
terrain:                            # optional
  - {id: column, shape: [[10, 10], [11, 10], [11, 11], [10, 11]], height: 3, kind: column}
figures:
  harald:  {side: red,  profile: Harald,  at: [4, 12]}
  grendel: {side: blue, profile: Grendel, at: [14, 12], with: {S: 4, V: 3}}
dice:                               # queues by figure (or by side, or by `game`), then by purpose
  harald:  {shot: [3, 2, 6, 5]}
  grendel: {reaction: [1], save: [2, 4]}
play:                               # answers in order, {decision key: answer}
  - activate: harald
  - actions: 1
  - action: {shoot: grendel, weapon: Lance}
expect:
  figures: {grendel: {V: 2}}                       # only the fields named are compared
  events:                                          # each entry matches a later event than the one before it
    - {event: shot, figure: harald, target: grendel, needed: 5, hits: 2}
    - {event: wounded, figure: grendel, lost: 1}
  not_events: [{event: knocked_down}]
  dice: all-used                                   # the default: a die left in a queue is a failure
query:                              # instead of, or beside, play: questions put to the table
  - {sight: {from: harald, to: grendel}, is: clear}
"""


def outcome(text: str, tmp_path: Path) -> Outcome:
    file = tmp_path / "example.yaml"
    file.write_text(text, encoding="utf-8")
    return run_files([file], SYSTEMS, "en")[0]


@proves("EV-SHO-05", "EV-DMG-01")
def test_the_printed_example_runs_with_the_save_and_vitality_of_the_book(tmp_path: Path) -> None:
    assert outcome(PRINTED, tmp_path).passed, outcome(PRINTED, tmp_path).why


@proves("EV-STA-13", "EV-REA-07")
def test_printed_with_grendel_prone_it_asks_for_what_the_rules_do_not_give(tmp_path: Path) -> None:
    """A prone Grendel can react to nothing, so he does not roll, and he is hit on a 6 only."""
    prone = PRINTED.replace("with: {S: 4, V: 3}}", "with: {S: 4, V: 3}, status: [prone]}")
    assert not outcome(prone, tmp_path).passed
    right = prone.replace("reaction: [1], save: [2, 4]", "save: [2]").replace(
        "needed: 5, hits: 2", "needed: 6, hits: 1"
    )
    assert outcome(right, tmp_path).passed, outcome(right, tmp_path).why


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("needed: 5", "needed: 4", "needed"),
        ("grendel: {V: 2}", "grendel: {V: 1}", "V is 2, not 1"),
        ("reaction: [1]", "reaction: [1, 1]", "never rolled"),
    ],
)
def test_a_wrong_expectation_is_noticed(old: str, new: str, why: str, tmp_path: Path) -> None:
    wrong = outcome(PRINTED.replace(old, new), tmp_path)
    assert not wrong.passed
    assert why in wrong.why
