"""Cases: rulings that run, fail with the first difference, and never with a traceback."""

import random
import re
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from escarmouche.cli import case as case_command
from escarmouche.cli import vocabulary as vocabulary_command
from escarmouche.core.decisions import Choose, options
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.position import advance, begin
from escarmouche.core.system import Setup
from escarmouche.core.system import load as load_system
from escarmouche.files.words import BadFile
from escarmouche.files.yamls import Map, parse
from escarmouche.games import SYSTEMS
from escarmouche.rulings.cases import Case, Outcome, collect, in_full, load, run, run_files, situation
from escarmouche.rulings.compare import answers, same
from escarmouche.rulings.reading import case_of
from toy import SYSTEM

TOYS = {"toy": "toy:SYSTEM"}

DUEL = """\
case: TOY-EX-01
game: toy
title: Anna walks into Bruno, loses the first die and rolls again
rules: [TOY-02, TOY-04]
turn: {number: 1, active: red}
table: {size: [12, 12]}
terrain:
  - {id: wall, shape: [[5, 8], [6, 8], [6, 9], [5, 9]], kind: wall, height: 3}
figures:
  anna:  {side: red,  profile: Scout, at: [4, 4]}
  bruno: {side: blue, profile: Brute, at: [8, 4], with: {grit: 1}, status: [dazed]}
dice:
  anna:  {duel: [1, 6]}
  bruno: {duel: [4]}
play:
  - activate: anna
  - move: {touch: bruno}
  - reroll: yes
expect:
  figures: {anna: {at: [7.0, 4], ready: false}, bruno: {status: [dazed], grit: 1}}
  events:
    - {event: moved, figure: anna}
    - {event: rolled, figure: anna, faces: [1]}
    - {event: rolled, figure: bruno, base: 1, modifiers: [{name: Dazed, value: -1}]}
    - {event: duelled, figure: anna, target: bruno, winner: anna, scores: [6, 4], rules: [TOY-04]}
    - {event: scored, side: red, total: 1}
  not_events: [{event: scored, side: blue}]
"""


def cases(text: str) -> list[Case]:
    found = parse(text, "case.yaml")
    assert isinstance(found, Map)
    return [case_of(found, "case.yaml", TOYS)]


def outcome(text: str) -> Outcome:
    (case,) = cases(text)
    return run(case, SYSTEM, "en")


def changed(old: str, new: str) -> str:
    assert old in DUEL
    return DUEL.replace(old, new)


def test_a_case_passes() -> None:
    found = outcome(DUEL)
    assert found.why == ""
    assert found.passed
    assert found.log == ()


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (
            "total: 1}",
            "total: 2}",
            "no later event matches {event: scored, side: red, total: 2}; the nearest has total 1",
        ),
        ("winner: anna,", "winner: bruno,", "the nearest has winner anna"),
        ("rules: [TOY-04]}", "rules: [TOY-05]}", "the nearest has rules [TOY-04]"),
        ("[{event: scored, side: blue}]", "[{event: scored}]", "not_events: this happened: {event: scored"),
        ("anna:  {duel: [1, 6]}", "anna:  {duel: [1]}", "no die left for 'anna', purpose 'duel'"),
        ("anna:  {duel: [1, 6]}", "anna:  {duel: [1, 6, 2]}", "anna never rolled [2] for duel"),
        ("anna:  {duel: [1, 6]}", "anna:  {duel: [1, 7]}", "a die of 6 sides cannot show 7"),
        ("at: [7.0, 4]", "at: [7.1, 4]", "figures.anna: at is [6.995, 4], not [7.1, 4]"),
        ("ready: false", "ready: true", "figures.anna: ready is false, not true"),
        ("bruno: {status: [dazed], grit", "bruno: {status: [], grit", "status is [dazed], not []"),
        ("  - activate: anna\n", "", "move is answered, but activate of red is asked and has no default"),
        ("activate: anna", "activate: pass", "move is answered, but activate of blue is asked"),
        ("move: {touch: bruno}", "move: [[11, 11]]", "the answer was refused: move: too-far"),
        ("- reroll: yes", "- reroll: yes\n  - reroll: no", "reroll is answered, but activate of blue is asked"),
    ],
)
def test_the_first_difference_is_named(old: str, new: str, why: str) -> None:
    found = outcome(changed(old, new))
    assert not found.passed
    assert why in found.why


def test_a_failing_case_shows_the_log_up_to_the_difference() -> None:
    found = outcome(changed("anna:  {duel: [1, 6]}", "anna:  {duel: [1]}"))
    assert found.log[0] == "> lurk (red): [] (default)"
    assert "> activate (red): anna" in found.log
    assert any("Anna moves (3)" in line for line in found.log)
    assert found.log[-1] == "> reroll (red): yes"


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "near"),
    [
        ("title:", "titel:", 3, "titel", "title"),
        ("game: toy", "game: tony", 2, "game", "toy"),
        ("profile: Scout", "profile: Scoot", 10, "figures.anna.profile", "Scout"),
        ("side: red,  profile", "side: rod,  profile", 10, "figures.anna.side", "red"),
        ("with: {grit: 1}", "with: {grid: 1}", 11, "figures.bruno.with.grid", "grit"),
        ("with: {grit: 1}", "wiht: {grit: 1}", 11, "figures.bruno.wiht", "with"),
        ("status: [dazed]}\n", "status: [dazzled]}\n", 11, "figures.bruno.status", "dazed"),
        ("  anna:  {duel", "  ana:  {duel", 13, "dice.ana", "anna"),
        ("anna:  {duel", "anna:  {dual", 13, "dice.anna.dual", "duel"),
        ("- activate:", "- activat:", 16, "play[0].activat", "activate"),
        ("event: moved", "event: move", 22, "expect.events[0].event", "moved"),
        ("total: 1}", "totl: 1}", 26, "expect.events[4].totl", "total"),
        ("figures: {anna: {at", "figures: {anne: {at", 20, "expect.figures.anne", "anna"),
        ("ready: false", "redy: false", 20, "expect.figures.anna.redy", "ready"),
        ("not_events:", "no_events:", 27, "expect.no_events", "not_events"),
        ("kind: wall", "kind: wal", 8, "terrain[0].kind", "wall"),
        ("active: red", "active: rad", 5, "turn.active", "red"),
    ],
)
def test_an_unknown_word_is_named_with_its_line_and_the_nearest(
    old: str, new: str, line: int, field: str, near: str
) -> None:
    with pytest.raises(BadFile) as caught:
        cases(changed(old, new))
    assert (caught.value.line, caught.value.field, caught.value.nearest) == (line, field, near)
    assert str(caught.value) == f"case.yaml:{line}: {field}: {caught.value.message}; did you mean {near!r}?"


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("case: TOY-EX-01\n", "", "case: is missing"),
        ("at: [4, 4]", "at: here", "a point [x, y] was expected, not 'here'"),
        ("duel: [4]", "duel: [four]", "a list of die faces was expected"),
        ("- activate: anna", "- {activate: anna, move: []}", "one answer {decision: answer} was expected"),
        ("- activate: anna", "- anna", "a mapping was expected"),
        ("anna:  {side", "red:  {side", "cannot be called like a side"),
        ("size: [12, 12]", "size: [0, 12]", "cannot measure 0 x 12"),
        ("[[5, 8], [6, 8], [6, 9], [5, 9]]", "[[5, 8], [6, 8]]", "at least three corners"),
        ("number: 1,", "number: one,", "a whole number was expected"),
        ("with: {grit: 1}", "with: {grit: strong}", "NUMBER was expected, not 'strong'"),
        ("rules: [TOY-02, TOY-04]", "options: {fog: maybe}", "true | false was expected, not 'maybe'"),
        ("  events:\n", "  dice: none\n  events:\n", "unknown way to count dice 'none'"),
    ],
)
def test_what_is_missing_or_of_the_wrong_form_is_refused(old: str, new: str, words: str) -> None:
    with pytest.raises(BadFile) as caught:
        cases(changed(old, new))
    assert words in str(caught.value)


BARE = """\
case: TOY-EX-02
game: toy
figures:
  anna:  {side: red,  profile: Scout, at: [4, 4]}
  bruno: {side: blue, profile: Brute, at: [8, 4], status: [on-watch]}
"""


def test_a_refusal_can_be_what_is_expected() -> None:
    too_far = BARE + "play: [{activate: anna}, {move: [[11, 11]]}]\nexpect: {refused: {rules: [TOY-02]}}\n"
    assert outcome(too_far).why == ""
    assert "cites TOY-02, not TOY-07" in outcome(too_far.replace("[TOY-02]", "[TOY-07]")).why
    assert "was accepted, not refused" in outcome(too_far.replace("[[11, 11]]", "[[4, 5]]")).why


def test_the_next_question_can_be_what_is_expected() -> None:
    near = BARE + (
        "play: [{activate: anna}, {move: [[6.5, 4]]}]\n"
        "expect: {pending: {decision: pounce, side: blue, figure: bruno, offers: [yes], not_offers: [pass]}}\n"
    )
    assert outcome(near).why == ""
    assert "pounce does not offer perhaps" in outcome(near.replace("offers: [yes]", "offers: [perhaps]")).why
    assert "pounce offers no" in outcome(near.replace("[pass]", "[no]")).why
    assert "maybe" in outcome(near.replace("[pass]", "[maybe]")).why
    assert "never offers anything like 7" in outcome(near.replace("[pass]", "[7]")).why
    assert "reroll of blue about bruno was expected" in outcome(near.replace("pounce", "reroll")).why
    first = BARE + "expect: {pending: {decision: activate, side: red, offers: [anna, pass], not_offers: [bruno]}}\n"
    assert outcome(first).why == ""
    path = BARE + "play: [{activate: anna}]\nexpect: {pending: {decision: move, offers: [far]}}\n"
    assert "move is a path: it has no list of options" in outcome(path).why


def test_a_question_nobody_answers_takes_its_default() -> None:
    moved = BARE + "play: [{activate: anna}, {move: [[6.5, 4]]}]\nexpect: {figures: {anna: {at: [6.5, 4]}}}\n"
    assert outcome(moved).why == ""


def test_a_question_may_be_one_that_nobody_is_asked() -> None:
    walk = BARE + "play: [{activate: anna}, {move: [[6.5, 4]]}]\nexpect: {not_asked: [reroll]}\n"
    assert outcome(walk).why == ""
    duel = changed("  - reroll: yes\n", "").replace("[1, 6]", "[1]").partition("expect:")[0]
    assert outcome(duel + "expect: {not_asked: [activate]}\n").why == ""
    assert outcome(duel + "expect: {not_asked: [reroll]}\n").why == "not_asked: reroll was asked"
    with pytest.raises(BadFile, match="reroll"):
        outcome(walk.replace("[reroll]", "[rerol]"))


def test_an_answer_may_say_whose_question_it_is_for() -> None:
    bids = BARE + (
        "play: [{bid: 1, side: blue}, {bid: 3, side: red}]\n"
        "expect: {events: [{event: bid, bids: {red: 3, blue: 1}, first: red}], pending: {decision: activate}}\n"
    )
    assert outcome(bids).why == ""


def test_the_scene_ends_when_the_last_answer_is_played_out() -> None:
    last = BARE + (
        "turn: {active: blue}\n"
        "play: [{activate: pass}, {activate: anna}, {move: [[4, 5]]}]\n"
        "expect: {figures: {anna: {ready: false}}}\n"
    )
    assert outcome(last).why == ""
    told = outcome(last.replace("ready: false", "at: [4, 6]"))
    assert told.why == "figures.anna: at is [4, 5], not [4, 6]"
    assert "Acted: figure Anna, ready no" in told.log[-1]
    later = last.replace("figures: {anna: {ready: false}}", "figures: {anna: {ready: true}}, pending: {decision: bid}")
    assert outcome(later).why == ""


def test_the_dice_of_a_later_turn_need_not_be_prepared() -> None:
    over = BARE + "options: {fog: true}\nplay: [{activate: pass}, {activate: pass}]\n"
    assert outcome(over).why == ""
    told = outcome(over + "expect: {pending: {decision: bid}}\n").why
    assert "bid was expected, nothing is asked (the dice ran out: no die left for 'game', purpose 'fog')" in told


def test_what_every_option_begins_with_may_be_left_out() -> None:
    some = Choose(key="counter", seat="red", options=options(["none", {"counter": "orc"}, {"counter": ["elf", "imp"]}]))
    assert in_full(some, "orc") == {"counter": "orc"}
    assert in_full(some, ["elf", "imp"]) == {"counter": ["elf", "imp"]}
    assert in_full(some, {"counter": "orc"}) == {"counter": "orc"}
    assert [in_full(some, word) for word in ("none", "imp")] == ["none", "imp"]
    more = Choose(key="counter", seat="red", options=(*some.options, *options([{"flee": "imp"}])))
    assert in_full(more, "orc") == "orc"


def test_an_answer_that_nobody_asked_for_before_the_dice_ran_out_is_told(tmp_path: Path) -> None:
    file = tmp_path / "unheard.yaml"
    file.write_text(
        "case: X\ngame: age-des-escarmouches\noptions: {phase: combat}\n"
        "figures:\n  a: {side: red, at: [10, 10]}\n  b: {side: blue, at: [12.5, 10]}\n"
        "play:\n- {fury: 'yes'}\n",
        "utf-8",
    )
    told = run_files([file], SYSTEMS)[0].why
    assert told == "dice: no die left for 'game', purpose 'parity'; line 8: nobody had asked for fury: yes"


def test_who_must_be_how_is_played_for_unless_it_is_so_from_the_beginning() -> None:
    laid = BARE + "expect: {figures: {anna: {ready: true}}}\n"
    assert outcome(laid).why == ""
    told = outcome(BARE + "options: {fog: true}\nexpect: {figures: {anna: {ready: false}}}\n").why
    assert told.startswith("figures.anna: ready is true, not false")


def test_the_dice_of_the_last_answer_must_be_prepared() -> None:
    tie = BARE + "play: [{bid: 1, side: red}, {bid: 1, side: blue}]\n"
    assert outcome(tie).why == "dice: no die left for 'game', purpose 'tie'"


def test_the_result_can_be_what_is_expected() -> None:
    last = DUEL.replace("rules: [TOY-02, TOY-04]", "options: {red_points: 2}").replace("total: 1", "total: 3")
    won = last + "  result: {winner: red, reason: points, rules: [TOY-06]}\n"
    assert outcome(won).why == ""
    assert outcome(last + "  result: red\n").why == ""
    assert "result: {winner: red, reason: points" in outcome(last + "  result: blue\n").why
    assert "the game is not over; draw was expected" in outcome(DUEL + "  result: draw\n").why
    assert outcome(DUEL + "  result: null\n").why == ""


def test_queries_are_put_to_the_table_as_it_stands() -> None:
    asked = BARE + "query: [{distance: {from: anna, to: bruno}, is: 4}, {near: {figure: anna}, is: []}]\n"
    assert outcome(asked).why == ""
    assert outcome(asked.replace("is: 4", "is: {at_least: 3, at_most: 4}")).why == ""
    assert "distance {from: anna, to: bruno} is 4, not 5" in outcome(asked.replace("is: 4", "is: 5")).why
    with pytest.raises(BadFile, match="did you mean 'distance'"):
        cases(asked.replace("distance", "distances"))
    with pytest.raises(
        BadFile, match=r"case.yaml:6: query\[0\].distance.from: unknown figure 'ana'; did you mean 'anna'"
    ):
        cases(asked.replace("from: anna", "from: ana"))
    with pytest.raises(BadFile, match="did you mean 'from'"):
        cases(asked.replace("from: anna", "form: anna"))
    with pytest.raises(BadFile, match="'to' is missing"):
        cases(asked.replace(", to: bruno", ""))


def test_a_rule_that_stumbles_is_a_failing_case(monkeypatch: pytest.MonkeyPatch) -> None:
    import toy

    monkeypatch.setattr(toy, "strike", lambda game, who: {}[who])
    assert "the rules stopped with KeyError: 'anna' (test_cases.py:" in outcome(DUEL).why


def test_lists_are_legal_or_break_rules() -> None:
    text = "case: L\ngame: toy\nlist: {game_size: 4, members: [Brute, Watcher], is: illegal, because: [TOY-07]}\n"
    assert outcome(text).why == ""
    assert (
        "list: it is illegal: lamps [TOY-07]"
        in outcome(text.replace("is: illegal, because: [TOY-07]", "is: legal")).why
    )
    assert "it breaks TOY-07, not TOY-01" in outcome(text.replace("[TOY-07]", "[TOY-01]")).why
    assert "list: it is legal" in outcome(text.replace("game_size: 4", "game_size: 6")).why


def test_one_file_may_hold_several_cases(tmp_path: Path) -> None:
    one = tmp_path / "b" / "one.yaml"
    one.parent.mkdir()
    one.write_text(DUEL + "---\n" + BARE)
    row = tmp_path / "a.yml"
    row.write_text("- {case: A, game: toy, list: {members: [Scout, Scout], is: legal}}\n- {case: A, game: toy}\n")
    assert collect([tmp_path, one]) == [row, one]
    assert [case.case for case in load(one, TOYS)] == ["TOY-EX-01", "TOY-EX-02"]
    found = run_files([tmp_path], TOYS)
    assert [(it.case, it.passed) for it in found] == [
        ("A", True),
        ("A", False),
        ("TOY-EX-01", True),
        ("TOY-EX-02", True),
    ]
    assert "another case is called A" in found[1].why
    assert not run_files([tmp_path / "none"], TOYS)[0].passed


def test_the_command_counts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SYSTEMS, "toy", "toy:SYSTEM")
    good, bad, worse = tmp_path / "1.yaml", tmp_path / "2.yaml", tmp_path / "3.yaml"
    good.write_text(DUEL)
    bad.write_text(changed("total: 1", "total: 2").replace("TOY-EX-01", "TOY-EX-03"))
    worse.write_text("case: [")
    assert case_command.command([good], lang="en") == 0
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 0 failed"
    assert case_command.command([tmp_path], lang="en") == 1
    told = capsys.readouterr().out
    assert told.splitlines()[-1] == "1 passed, 2 failed"
    assert "no later event matches" in told
    assert "Anna moves" in told
    assert case_command.command([tmp_path], json=True) == 1
    assert '"passed": true' in capsys.readouterr().out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_vocabulary_names_everything(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SYSTEMS, "toy", "toy:SYSTEM")
    assert vocabulary_command.command("toy", lang=lang) == 0
    told = capsys.readouterr().out
    assert all(word in told for word in ("pounce", "duelled", "on-watch", "grit", "red_points", "Watcher", "distance"))
    assert vocabulary_command.command("toy", json=True) == 0
    assert '"decisions": [' in capsys.readouterr().out


def test_a_position_becomes_a_case_that_runs() -> None:
    chance, dice = Block("file", 0), SeededDice("file")
    step = begin(SYSTEM.rules.new_game(Setup(game="toy")), dice)
    written = 0
    while not step.position.over:
        text = situation(SYSTEM, step.position, "no: a *strange* 'title' # 12:30")
        (case,) = cases(text)
        assert case.title == "no: a *strange* 'title' # 12:30"
        now = step.position.now
        laid = SYSTEM.cases.state(case)
        assert laid.figures == now.figures
        assert laid.table.size == now.table.size
        if step.position.decision().key == "activate" and case.turn.active == step.position.decision().seat:
            assert run(case, SYSTEM).why == ""
            written += 1
        step = advance(step.position, step.position.decision().sample(chance), dice)
    assert written


@pytest.mark.parametrize(
    ("wanted", "found", "equal"),
    [
        (1, 1, True),
        (1, 1.005, True),
        (1, 1.02, False),
        (True, 1, False),
        (1, True, False),
        ([1, 2], (1, 2), True),
        ([1, 2], (2, 1), False),
        (["a", "b"], frozenset({"b", "a"}), True),
        ({"a": 1}, {"a": 1, "b": 2}, True),
        ({"a": 1}, 1, False),
        ({}, {}, True),
        ({}, {"a": 1}, False),
        (None, None, True),
        (None, "", True),
        ("", None, False),
        (None, "a", False),
        (None, 0, False),
        ("a", "b", False),
    ],
)
def test_values_are_compared_as_people_write_them(wanted: object, found: object, equal: bool) -> None:
    assert same(wanted, found) is equal


def test_limits() -> None:
    assert answers({"at_least": 2}, 2.0)
    assert not answers({"at_least": 2, "at_most": 3}, 4)
    assert not answers({"at_least": 2}, "far")


TOKENS = re.findall(r"\w[\w.-]*|\s+|.", DUEL)
WORDS = [*TOKENS, "[]", "{}", "null", "-1", "1e5", "99999999", "''", "*x", "&x", "- ", ": ", "true", "0.5"]


@settings(max_examples=200)
@given(seed=st.integers(0, 10**9))
def test_mutated_cases_fail_in_words(seed: int) -> None:
    chance = random.Random(seed)
    tokens = list(TOKENS)
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(tokens))
        tokens[at : at + chance.randint(0, 2)] = [chance.choice(WORDS) for _ in range(chance.randint(0, 2))]
    with suppress(BadFile):
        found = parse("".join(tokens), "case.yaml")
        if isinstance(found, Map):
            assert isinstance(run(case_of(found, "case.yaml", TOYS), SYSTEM, "en"), Outcome)


GUIDE = Path(__file__).parents[2] / "docs" / "cases.md"


def test_the_example_of_the_guide_runs() -> None:
    examples = re.findall(r"```yaml\n(case:.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert examples
    for text in examples:
        found = parse(text, "docs/cases.md")
        assert isinstance(found, Map)
        case = case_of(found, "docs/cases.md", SYSTEMS)
        assert run(case, load_system(SYSTEMS[case.game]), "en").why == ""
