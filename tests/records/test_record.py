"""Records: written as the game is played, replayed, verified; any damage is found and named."""

import io
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from escarmouche.cli import replay as replay_command
from escarmouche.cli import verify as verify_command
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.game import Answered, Fell
from escarmouche.core.position import Played, Position, advance, begin, play
from escarmouche.core.system import Setup
from escarmouche.files.words import BadFile
from escarmouche.games import SYSTEMS
from escarmouche.records import recordfiles as records
from escarmouche.records.record import Verdict, Writer, chained, parse, read, replay, resume, verify, write
from toy import SYSTEM

SETUP = Setup(game="toy", seed="rec", lists={"red": ["Scout", "Brute"], "blue": ["Watcher", "Scout"]})


def game(seed: str = "rec") -> Played:
    chance = Block(seed, 1)
    setup = Setup(game="toy", seed=seed, lists=SETUP.lists)
    return play(SYSTEM.rules.new_game(setup), SeededDice(seed), lambda asked, decision: decision.sample(chance))


def written(seed: str = "rec") -> bytes:
    file = io.BytesIO()
    write(file, Setup(game="toy", seed=seed, lists=SETUP.lists), game(seed), SYSTEM)
    return file.getvalue()


def duelling() -> str:
    """A seed whose game comes to blows early."""
    for seed in map(str, range(200)):
        if any(isinstance(entry, Fell) and entry.purpose == "duel" for entry in game(seed).entries[:30]):
            return seed
    raise AssertionError("nobody fights")


def forged(data: bytes, change: Callable[[list[dict[str, Any]]], None]) -> bytes:
    """The record with something changed and every hash made again: only playing it can tell."""
    lines = [json.loads(line) for line in data.splitlines()]
    change(lines)
    previous, out = "", b""
    for line in lines:
        line.pop("hash", None)
        content = json.dumps(line, separators=(",", ":")).encode()[:-1]
        previous = chained(previous, content)
        out += content + b',"hash":"' + previous.encode() + b'"}\n'
    return out


@settings(max_examples=20)
@given(seed=st.text(alphabet="abc", max_size=3))
def test_a_record_of_any_game_is_identical(seed: str) -> None:
    assert verify(parse(written(seed)), SYSTEM) == Verdict(True)


def test_replaying_tells_the_same_events_line_by_line() -> None:
    seed = duelling()
    played, record = game(seed), parse(written(seed))
    scenes = list(replay(record, SYSTEM))
    assert [event for scene in scenes for event in scene.events] == list(played.events)
    assert [scene.entry for scene in scenes[1:]] == [it for it in played.entries if isinstance(it, Answered)]
    assert [fell for scene in scenes for fell in scene.dice] == [it for it in played.entries if isinstance(it, Fell)]
    assert scenes[-1].state == played.state
    assert [scene.line for scene in scenes[1:3]] == [2, 3]


def test_a_record_written_live_is_the_same_as_one_written_at_the_end(tmp_path: Path) -> None:
    path = tmp_path / "live.jsonl"
    live(path, "rec")
    assert path.read_bytes() == written("rec")


def live(path: Path, seed: str, steps: int = 10_000) -> None:
    """The game of a seed, played step by step with its record on disk; left after some steps."""
    setup = Setup(game="toy", seed=seed, lists=SETUP.lists)
    state, dice, chance = SYSTEM.rules.new_game(setup), SeededDice(seed), Block(seed, 1)
    writer = Writer.create(path, setup, SYSTEM, state, sync=True)
    step = begin(state, dice)
    writer.append(step)
    while not step.position.over and steps:
        steps -= 1
        step = advance(step.position, step.position.decision().sample(chance), dice)
        writer.append(step)
    if step.position.over:
        writer.end(step.position.state)
    writer.close()


@pytest.mark.parametrize("cut", [0, 1, 7, 60, 300])
def test_a_game_is_taken_up_again_after_a_crash(tmp_path: Path, cut: int) -> None:
    path, seed = tmp_path / "crash.jsonl", duelling()
    live(path, seed, steps=20)
    data = path.read_bytes()
    path.write_bytes(data[: len(data) - cut])
    taken = resume(path, SYSTEM, SeededDice(seed))
    assert path.read_bytes() == data[: taken.record.size + (cut == 1)] or cut == 300
    finish(taken.writer, taken.position, seed)
    found = verify(read(path), SYSTEM)
    assert found.identical
    assert found.finished
    with pytest.raises(BadFile, match="the game is over"):
        resume(path, SYSTEM, SeededDice(seed))


def finish(writer: Writer, position: Position, seed: str) -> None:
    chance, dice = Block("finish", 1), SeededDice(seed)
    while not position.over:
        step = advance(position, position.decision().sample(chance), dice)
        writer.append(step)
        position = step.position
    writer.end(position.state)
    writer.close()


def test_dice_lost_in_a_crash_are_rolled_again(tmp_path: Path) -> None:
    path, seed = tmp_path / "dice.jsonl", duelling()
    path.write_bytes(written(seed))
    lines = path.read_bytes().splitlines(keepends=True)
    first = next(number for number, line in enumerate(lines) if line.startswith(b'{"kind":"dice"'))
    path.write_bytes(b"".join(lines[:first]))
    taken = resume(path, SYSTEM, SeededDice(seed))
    assert path.read_bytes().splitlines()[first] == lines[first].rstrip()
    finish(taken.writer, taken.position, seed)
    assert verify(read(path), SYSTEM).identical


def test_an_unfinished_record_is_identical_so_far() -> None:
    lines = written().splitlines(keepends=True)
    found = verify(parse(b"".join(lines[:10])), SYSTEM)
    assert (found.identical, found.finished) == (True, False)


def test_a_game_may_be_broken_off(tmp_path: Path) -> None:
    path = tmp_path / "off.jsonl"
    live(path, "rec", steps=6)
    taken = resume(path, SYSTEM, SeededDice("rec"))
    taken.writer.end(taken.position.state)
    taken.writer.close()
    assert verify(read(path), SYSTEM) == Verdict(True)


# -------------------------------------------------------------- damage


DATA = written(duelling())


@settings(max_examples=300)
@given(bit=st.integers(0, len(DATA) * 8 - 1))
def test_every_flipped_bit_is_found(bit: int) -> None:
    data = bytearray(DATA)
    data[bit // 8] ^= 1 << bit % 8
    try:
        found = verify(parse(bytes(data)), SYSTEM)
    except BadFile as bad:
        found = Verdict(False, bad.line, bad.message)
    assert not found.identical
    line = DATA[: bit // 8].count(b"\n") + 1
    assert found.line in (line, line + 1)
    assert found.difference


@settings(max_examples=200)
@given(seed=st.integers(0, 10**9))
def test_mangled_records_fail_in_words(seed: int) -> None:
    chance = random.Random(seed)
    data = bytearray(DATA)
    for _ in range(chance.randint(1, 5)):
        at, length = chance.randrange(len(data)), chance.randint(0, 200)
        data[at : at + length] = chance.choice([b"", b"\n", b"{", b"[" * 500, b"null", b"\xff", data[:length]])
    try:
        verify(parse(bytes(data)), SYSTEM)
    except BadFile as bad:
        told = str(bad)
    else:
        told = ""
    assert "\n" not in told


@settings(max_examples=100)
@given(seed=st.integers(0, 10**9))
def test_forged_records_never_crash(seed: int) -> None:
    chance = random.Random(seed)
    junk: list[Any] = [None, -1, 10**12, "x", [], {}, [[1, 2]], True, 1.5, {"a": 1}, [0], [9], "red1"]

    def change(lines: list[dict[str, Any]]) -> None:
        for _ in range(chance.randint(1, 3)):
            line = chance.choice(lines)
            line[chance.choice([*line, "answer", "faces"])] = chance.choice(junk)

    try:
        found = verify(parse(forged(DATA, change)), SYSTEM)
    except BadFile:
        return
    assert found.identical or found.difference


def first_of(lines: list[dict[str, Any]], kind: str, **fields: Any) -> int:
    return next(
        n for n, line in enumerate(lines) if line["kind"] == kind and all(line[k] == v for k, v in fields.items())
    )


def bid(lines: list[dict[str, Any]], answer: Any) -> None:
    lines[first_of(lines, "answer", key="bid")]["answer"] = answer


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda lines: bid(lines, 9), "the answer is refused: bid: wrong-number"),
        (
            lambda lines: lines[first_of(lines, "answer", key="bid")].update(key="sing"),
            "the rules ask bid of red and bid of blue",
        ),
        (lambda lines: lines.pop(first_of(lines, "dice")), "the rules want a roll of"),
        (
            lambda lines: lines.insert(2, dict(lines[first_of(lines, "dice")])),
            "the rules ask deploy of red; the record has",
        ),
        (lambda lines: lines[first_of(lines, "dice")].update(who="nobody"), "the rules want a roll of"),
        (lambda lines: lines[first_of(lines, "dice")].update(faces=[7]), "(7,) cannot be 1 dice of 6 sides"),
        (lambda lines: lines[first_of(lines, "dice")].update(faces=[1, 1]), "(1, 1) cannot be 1 dice of 6 sides"),
        (lambda lines: lines[3].update(events="0" * 16), "the events before this answer are not those of the record"),
        (lambda lines: lines[0].update(state="0" * 16), "the set-up gives another first state"),
        (lambda lines: lines[0]["setup"].update(lists={"red": ["Dragon"]}), "the set-up cannot be played"),
        (lambda lines: lines[-1].update(result={"winner": "red", "reason": "bribe"}), "the record has red (bribe)"),
        (lambda lines: lines[-1].update(result=None), "the record has none, the game is not over"),
        (lambda lines: lines[-1].update(count=1), "the record has 1, or they differ"),
        (lambda lines: lines[-1].update(state="0" * 16), "the final state is not that of the record"),
        (lambda lines: lines.pop(), "the game is over; the record has no end"),
        (lambda lines: lines.pop(-2), "the result is none"),
        (lambda lines: lines.insert(-1, dict(lines[-2])), "the rules ask nothing more, the game is over"),
    ],
)
def test_the_first_difference_is_named(change: Callable[[list[dict[str, Any]]], None], words: str) -> None:
    found = verify(parse(forged(DATA, change)), SYSTEM)
    assert not found.identical
    assert words in found.difference


@pytest.mark.parametrize(
    ("data", "line", "words"),
    [
        (b"", 1, "the record is empty"),
        (b"hello\n", 1, "this line is damaged: it does not end with its hash"),
        (b'{"kind":"setup"}\n', 1, "damaged"),
        (DATA[DATA.index(b"\n") + 1 :], 1, "a record starts with its set-up"),
        (forged(DATA, lambda lines: lines.insert(1, lines[0])), 2, "a second set-up"),
        (forged(DATA, lambda lines: lines.append(lines[-1])), DATA.count(b"\n") + 1, "nothing may follow the end"),
        (forged(DATA, lambda lines: lines[0].update(format=2)), 1, "format 1 was expected, not 2"),
        (forged(DATA, lambda lines: lines[1].update(kind="song")), 2, "Invalid value 'song'"),
    ],
)
def test_what_is_no_record_is_refused_with_its_line(data: bytes, line: int, words: str) -> None:
    with pytest.raises(BadFile) as caught:
        parse(data, "game.jsonl")
    assert caught.value.line == line
    assert words in str(caught.value)


def test_a_broken_chain_is_named() -> None:
    data = DATA.replace(b'"key":"bid"', b'"key":"bib"', 1)
    line = DATA[: DATA.index(b'"key":"bid"')].count(b"\n") + 1
    assert verify(parse(data), SYSTEM) == Verdict(False, line, "the chain of hashes is broken here")


def test_a_line_written_in_part_is_reported() -> None:
    found = parse(DATA[:-10])
    assert found.cut == DATA.count(b"\n")
    assert verify(found, SYSTEM).difference == "the last line was only written in part"


def test_files_that_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadFile, match="cannot be read"):
        read(tmp_path / "none.jsonl")
    large = tmp_path / "large.jsonl"
    large.write_bytes(DATA)
    monkeypatch.setattr(records, "MOST_BYTES", 100)
    with pytest.raises(BadFile, match="too large"):
        read(large)


def test_other_rules_are_noted() -> None:
    later = replace(SYSTEM, version="2")
    found = verify(parse(DATA), later)
    assert found.identical
    assert [note.split(":")[0] for note in found.notes] == ["played under other rules", "played with toy 1, now 2"]
    assert later.rules_digest() != SYSTEM.rules_digest()


def test_changed_rules_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    import toy

    monkeypatch.setattr(toy, "strike", lambda game, who: 1)
    found = verify(parse(DATA), SYSTEM)
    assert not found.identical
    assert found.line > 1


# -------------------------------------------------------------- the commands


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setitem(SYSTEMS, "toy", "toy:SYSTEM")
    file = tmp_path / "game.jsonl"
    file.write_bytes(DATA)
    return file


def test_the_command_says_identical_or_where_it_differs(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify_command.command([path], lang="en") == 0
    assert capsys.readouterr().out == f"{path}: identical\n"
    bad = path.with_name("bad.jsonl")
    bad.write_bytes(DATA.replace(b'"key":"bid"', b'"key":"bib"', 1))
    other = path.with_name("other.jsonl")
    other.write_bytes(forged(DATA, lambda lines: lines[0]["setup"].update(game="chess")))
    none = path.with_name("none.jsonl")
    assert verify_command.command([path, bad, other, none], lang="en") == 1
    told = capsys.readouterr().out.splitlines()
    assert "the chain of hashes is broken here" in told[1]
    assert "chess" in told[2]
    assert "cannot be read" in told[3]
    assert verify_command.command([path], json=True) == 0
    assert json.loads(capsys.readouterr().out)[0]["identical"] is True


def test_the_command_tells_the_game(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay_command.command(path, lang="en") == 0
    whole = capsys.readouterr().out
    assert "urn 1" in whole
    assert "is placed" in whole
    assert replay_command.command(path, from_=2, to=2, lang="fr") == 0
    part = capsys.readouterr().out
    assert "our 2" in part.splitlines()[0]
    assert "our 3" not in part
    assert replay_command.command(path, json=True) == 0
    told = json.loads(capsys.readouterr().out)
    assert [event["event"] for scene in told for event in scene["events"]][-1] == "game_ended"
    path.write_bytes(forged(DATA, lambda lines: bid(lines, 9)))
    assert replay_command.command(path, lang="en") == 1
    assert "differs from the rules" in capsys.readouterr().err
