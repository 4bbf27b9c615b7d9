"""Terminal play, driven through stdin as a player would, with the answers that are printed."""

import io
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from escarmouche.cli import main
from escarmouche.cli.common import options_of
from escarmouche.cli.play import COMMANDS, Session, made
from escarmouche.core.dice import Block
from escarmouche.core.system import load
from escarmouche.games import SYSTEMS

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def lanterns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SYSTEMS, "toy", "toy:SYSTEM")
    monkeypatch.setitem(SYSTEMS, "crowd", "toy:CROWD")
    monkeypatch.setenv("ESCARMOUCHE_LANG", "en")


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


class Typist:
    """Stands in for stdin: reads what was printed last and answers one of the numbers, always the same at random."""

    def __init__(self, capsys: Capture, seed: str) -> None:
        self.capsys, self.chance, self.told = capsys, Block(seed, 0), ""

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        printed = self.capsys.readouterr().out
        self.told += printed
        question = printed.rpartition("\n\n")[2]
        numbers = re.findall(r"^ +(\d+)\. ", question, re.MULTILINE)
        span = re.search(r"from (\d+) to (\d+)$", question, re.MULTILINE)
        if numbers:
            return f"{numbers[self.chance.below(len(numbers))]}\n"
        if span:
            return f"{int(span[1]) + self.chance.below(int(span[2]) - int(span[1]) + 1)}\n"
        return "\n"


@pytest.mark.parametrize("game", [*sorted(SYSTEMS), "toy"])
def test_a_whole_game_by_keyboard(game: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    typist = Typist(capsys, "typist")
    monkeypatch.setattr("sys.stdin", typist)
    assert main(["play", game, "--red", "human", "--blue", "random", "--seed", "5", "--odds", "0"]) == 0
    told = typist.told + capsys.readouterr().out
    assert re.search(r"(wins|draw): ", told.splitlines()[-1])
    assert "not understood" not in told


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", [*sorted(SYSTEMS), "toy"])
def test_the_end_of_the_input_ends_the_game(
    game: str, lang: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch)
    assert main(["play", game, "--seed", "1", "--lang", lang]) == 0
    assert capsys.readouterr().out.strip().endswith("unfinished." if lang == "en" else "inachevée.")


def test_bots_may_play_each_other(capsys: Capture) -> None:
    assert main(["play", "toy", "--red", "random", "--blue", "random", "--seed", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["over"]
    assert told["seed"] == "1"


def test_a_scenario_is_named_as_its_game_calls_it(capsys: Capture) -> None:
    """SAGA has encounters; they are found by name or by id, and the nearest is told."""
    for told in ("street", "An ambush in the street"):
        assert options_of(load(SYSTEMS["saga"]), told, []) == {"encounter": "street"}
    assert options_of(load(SYSTEMS["evenor"]), None, []) == {}
    assert main(["play", "saga", "--scenario", "tavrn", "--red", "random", "--blue", "random", "--lang", "en"]) != 0
    assert "There is no encounter “tavrn”" in capsys.readouterr().err


def test_options_of_the_game(capsys: Capture) -> None:
    line = ["play", "evenor", "--red", "random", "--blue", "random", "--lang", "en", "--json", "--option"]
    assert main([*line, "stop_after=1"]) == 0
    assert json.loads(capsys.readouterr().out)["turn"] == 1
    assert main([*line, "stop_aftr=1"]) != 0
    assert "“stop_after”" in capsys.readouterr().err
    assert main([*line, "stop_after"]) != 0
    assert "name=value" in capsys.readouterr().err


def test_the_pages_of_a_game(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(
        monkeypatch,
        "help",
        "map",
        "figures",
        "log",
        "why",
        "rule TOY-02",
        "rule",
        "rule TOY-O2",
        "all",
        "1",
        "map",
        "why",
    )
    assert main(["play", "toy", "--seed", "1", "--blue", "random"]) == 0
    told = capsys.readouterr().out
    assert "Dice in brackets" in told
    assert "not on the table" in told
    assert "Nothing has happened yet" in told
    assert "TOY-02  Moves" in told
    assert "Say which: rule TOY-01" in told
    assert "Did you mean “TOY-02”?" in told
    assert re.search(r"^ *\d* \|.*A.*\|$", told, re.MULTILINE)
    assert "Red1 is placed" in told


def test_orders_in_words_in_two_languages(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    orders = ["1.5 6", "1,5 3", "2", "aucun", "red1", "vers 4 6", "1", "none", "red2", "path 3,3 4,4"]
    typed(monkeypatch, *orders)
    assert main(["play", "toy", "--seed", "1", "--blue", "human", "--red", "human"]) == 0
    assert "Red1 is placed" in capsys.readouterr().out


def test_a_refusal_gives_its_rule(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "9 9", "1.5 6", "1.5 6", "bananas", "{a: [", "1.5 x")
    assert main(["play", "toy", "--seed", "1", "--blue", "random"]) == 0
    told = capsys.readouterr().out
    assert "Not your edge" in told
    assert "Taken (TOY-02)" in told
    assert told.count("is not understood") == 3


def test_undo_goes_back_as_far_as_the_last_roll(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "undo", "1.5 6", "undo", "1 5", "log")
    assert main(["play", "toy", "--seed", "1", "--blue", "random"]) == 0
    told = capsys.readouterr().out
    assert "nothing can be taken back" in told
    assert "One answer taken back" in told
    assert told.count("Red1 is placed") == 3


def test_an_illegal_list_is_not_played(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "band.yaml"
    path.write_text("game: toy\nmembers: [Brute, Brute, Brute]\n")
    assert main(["play", "toy", "--red-list", str(path)]) == 2
    assert "TOY-07" in capsys.readouterr().err


def test_a_list_is_played_as_it_is_given(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "band.yaml"
    path.write_text("game: toy\nmembers: [Brute, Scout]\n")
    typed(monkeypatch, "figures")
    assert main(["play", "toy", "--red-list", str(path), "--seed", "1"]) == 0
    assert "A Red1   not on the table   grit2 pace3" in capsys.readouterr().out


def test_a_save_without_a_name_asks_for_one(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "save", "quit")
    assert main(["play", "toy", "--seed", "1"]) == 0
    assert "Say where" in capsys.readouterr().out


def test_a_game_is_kept_and_resumed(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    typed(monkeypatch, "1.5 6", "1.5 3", "2", "quit")
    assert main(["play", "toy", "--seed", "1", "--blue", "random", "--record", str(path)]) == 0
    first = capsys.readouterr().out
    assert main(["verify", str(path)]) == 0
    assert main(["verify", str(tmp_path)]) == 0
    assert capsys.readouterr().out.count(f"{path}: identical so far") == 2
    (tmp_path / "none").mkdir()
    assert main(["verify", str(tmp_path / "none")]) == 2
    typed(monkeypatch, "log")
    assert main(["play", "toy", "--blue", "random", "--resume", str(path)]) == 0
    told = capsys.readouterr().out
    assert "Red1 is placed" in told
    assert first.rstrip().splitlines()[-5:-2] == [line for line in first.rstrip().splitlines()[-5:-2] if line in told]


@pytest.mark.parametrize("word", ["undo", "why", "map", "log"])
def test_commands_have_a_word_in_each_language(word: str) -> None:
    assert sum(meaning == word for meaning in COMMANDS.values()) >= 2


TOKENS = [
    "1",
    "2",
    "red1",
    "pass",
    "to",
    "touch",
    "toward",
    "path",
    "stay",
    "12.5",
    "8",
    "3,4",
    "none",
    "undo",
    "all",
    "blue1",
]


@pytest.fixture(scope="module")
def asked() -> Iterator[list[Session]]:
    """Games resting at each kind of question."""
    SYSTEMS["toy"] = "toy:SYSTEM"
    try:
        yield [session for game in SYSTEMS for session in resting(game)]
    finally:
        del SYSTEMS["toy"]


def resting(game: str) -> Iterator[Session]:
    system = load(SYSTEMS[game])
    seen: set[str] = set()
    session = Session(system, made(system, {}, dict.fromkeys(system.seats), "orders"), "en")
    session.sit(dict.fromkeys(system.seats, "human"))
    session.quiet = True
    chance = Block("orders", 0)
    for _ in range(200):
        if session.position.over:
            break
        decision = session.position.pending[0]
        if decision.key not in seen:
            seen.add(decision.key)
            still = Session(system, session.setup, "fr" if len(seen) % 2 else "en")
            still.sit(session.players)
            still.quiet, still.position, still.steps = True, session.position, list(session.steps)
            yield still
        session.take(decision.sample(chance), decision.seat)


@settings(max_examples=120, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    line=st.text(max_size=30) | st.lists(st.sampled_from(TOKENS), max_size=5).map(" ".join),
    which=st.integers(0, 100),
)
def test_any_order_is_an_answer_or_is_explained(line: str, which: int, asked: list[Session]) -> None:
    session = asked[which % len(asked)]
    decision = session.position.pending[0]
    answer = session.understood(decision, session.shown(decision), session.seen(), line.strip())
    if answer is not None:
        assert decision.check(answer[0]) == answer[0]


def test_a_bot_that_thinks_says_what_it_thought(capsys: Capture) -> None:
    assert main(["play", "toy", "--red", "search@8", "--blue", "random", "--seed", "3", "--explain"]) == 0
    told = capsys.readouterr().out
    assert re.search(r"Red thinks – ", told)
    assert re.search(r"\d+ % after \d+ look-aheads: ", told)


def test_three_sides_an_ally_and_a_referee_are_played(capsys: Capture, tmp_path: Path) -> None:
    record = str(tmp_path / "many.record")
    seats = "red-1=random,red-2=random,blue,green=random,referee=random"
    order = ["play", "crowd", "--seats", seats, "--blue", "random", "--seed", "3", "--record", record]
    assert main(order) == 0
    told = capsys.readouterr().out
    assert "Red 1 – the random bot" in told
    assert "The referee rules" in told
    assert main(["verify", record]) == 0


def test_a_seat_that_no_table_has_is_named(capsys: Capture) -> None:
    assert main(["play", "crowd", "--seats", "red,blue,gold"]) != 0
    assert "seats.gold" in capsys.readouterr().err
