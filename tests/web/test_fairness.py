"""Fair dice after a step back, and matches that keep the rules they were played under."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from msgspec.structs import replace

from escarmouche.core.dice import Block, Pool, SeededDice
from escarmouche.core.events import Rolled
from escarmouche.core.game import Fell
from escarmouche.core.system import Setup
from escarmouche.web.luck import Past
from escarmouche.web.matches import Chair, Match, Move
from escarmouche.web.room import played_again
from escarmouche.web.store import Kept
from escarmouche.web.store_sqlite import SqliteStore
from toy import SYSTEM
from web.seating import Message, new_match, seated, some_answer

OLD = Path(__file__).with_name("format-0.1.sql")
CHAIRS = {seat: Chair() for seat in SYSTEM.seats}
SECRET = "00112233445566778899aabbccddeeff"
LISTS = {seat: ["Scout", "Brute"] for seat in SYSTEM.seats}


def begun(fresh: bool = True) -> Match:
    return Match(SYSTEM, Setup(game="toy", seed="one", lists=LISTS), SECRET, CHAIRS, Past(fresh=fresh))


def on_until_dice_fall(match: Match, seed: int) -> list[Move]:
    """Play at random until somebody rolls; the answers given."""
    given = []
    while not any(isinstance(entry, Fell) for entry in match.entries):
        decision = match.pending[0]
        given.append(Move(match.version, decision.seat, decision.sample(Block(f"{seed}", match.version))))
        match.apply(given[-1])
    return given


@pytest.mark.parametrize(("fresh", "same"), [(False, True), (True, False)])
def test_who_goes_back_learns_nothing_of_the_dice_to_come(fresh: bool, same: bool) -> None:
    match = begun(fresh)
    seen = []
    for _ in range(6):
        given = on_until_dice_fall(match, 4)
        seen.append(match.faces_until(len(match.moments) - 1)[0])
        match.apply(Move(match.version, given[-1].seat, back_to=len(match.moments) - 1 - len(given)))
    assert (len(set(seen)) == 1) is same


def test_every_roll_can_be_rolled_again_from_the_seal() -> None:
    match = begun()
    first = on_until_dice_fall(match, 4)
    match.apply(Move(match.version, "red", back_to=len(first) - 1))
    on_until_dice_fall(match, 5)
    assert match.mixed == [(0, len(first) + 1)]
    fell = [entry for entry in match.entries if isinstance(entry, Fell)]
    for number, roll in enumerate(fell):
        version = max((version for start, version in match.mixed if start <= number), default=0)
        dice = SeededDice(f"{SECRET}/{version}" if version else SECRET)
        assert dice.faces(roll.who, roll.purpose, pool_of(match, number), number) == roll.faces


def pool_of(match: Match, number: int) -> Any:
    rolled = [event for event in match.events if isinstance(event, Rolled)][number]
    return Pool(len(rolled.faces), sides=rolled.sides, explode=rolled.explode)


def test_the_same_answers_give_the_same_digests() -> None:
    one, other = begun(), begun()
    for move in on_until_dice_fall(one, 4):
        other.apply(move)
    assert [moment.digest for moment in one.moments] == [moment.digest for moment in other.moments]
    assert len({moment.digest for moment in one.moments}) == len(one.moments)


def kept(match: Match, moves: list[Move], rules: str = "other rules") -> Kept:
    marked = [replace(move, digest=moment.digest) for move, moment in zip(moves, match.moments[1:], strict=True)]
    return Kept("m", match.setup, SECRET, CHAIRS, rules, match.past, tuple(("c", move) for move in marked))


def test_a_match_that_goes_another_way_is_read_up_to_there() -> None:
    match = begun()
    moves = on_until_dice_fall(match, 4)
    whole = kept(match, moves)
    assert played_again(SYSTEM, whole)[1] is False
    wrong = [(id, replace(move, digest="else") if n == 2 else move) for n, (id, move) in enumerate(whole.moves)]
    again, differs = played_again(SYSTEM, replace(whole, moves=tuple(wrong)))
    assert (again.version, differs) == (2, True)


def test_a_move_that_was_written_twice_or_not_at_all_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("escarmouche.web.logs.failure", lambda *_, **__: None)
    match = begun()
    moves = on_until_dice_fall(match, 4)
    whole = kept(match, moves)
    again, differs = played_again(SYSTEM, replace(whole, moves=whole.moves[:1] + whole.moves[2:]))
    assert (again.version, differs) == (1, True)


# -------------------------------------------------------------- over HTTP


def a_few_answers(client: TestClient[Any]) -> Message:
    match, chance = new_match(client), random.Random(3)
    with seated(client, match, "red,blue") as both:
        both.hello()
        while both.now["version"] < 5:
            assert both.asked
            if both.answer(some_answer(both.asked, chance), seat=both.asked["seat"])["status"] == "done":
                both.catch_up()
    return match


def changed(client: TestClient[Any], statement: str, *given: str) -> None:
    with closing(sqlite3.connect(client.app.state.hub.store.path)) as connection:
        connection.execute(statement, given)
        connection.commit()


def test_a_change_of_wording_changes_nothing(client: TestClient[Any]) -> None:
    match = a_few_answers(client)["match"]
    changed(client, "UPDATE matches SET rules = substr(rules, 1, instr(rules, ':')) || 'reworded' WHERE id = ?", match)
    del client.app.state.hub.tables[match]
    assert client.get(f"/api/matches/{match}").json()["notice"] == ""


@pytest.mark.parametrize(("lang", "word"), [("en", "after 3 answers"), ("fr", "après 3 réponses")])
def test_a_change_of_rules_is_told_with_its_place(client: TestClient[Any], lang: str, word: str) -> None:
    made = a_few_answers(client)
    match = made["match"]
    changed(client, "UPDATE moves SET move = json_set(move, '$.digest', 'x') WHERE match = ? AND version = 3", match)
    del client.app.state.hub.tables[match]
    told = client.get(f"/api/matches/{match}?lang={lang}").json()
    assert word in told["notice"]
    assert told["version"] == 3
    with seated(client, made, "red", f"&lang={lang}") as red:
        red.hello()
        ack = red.answer([1.0, 1.0], id="another")
    assert ack["status"] == "refused"
    assert word in ack["reason"]


# -------------------------------------------------------------- the format of 0.1


def test_a_match_of_the_first_format_comes_back_with_its_dice(tmp_path: Path) -> None:
    """Somebody went back before a roll: then it was the roll that the secret had next, and so it stays."""
    path = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(OLD.read_text(encoding="utf-8"))

    async def read() -> Kept:
        store = SqliteStore(str(path))
        await store.open()
        found = await store.load("PG0g2FIPSDeo")
        await store.close()
        assert found is not None
        return found

    match, differs = played_again(SYSTEM, asyncio.run(read()))
    assert (match.version, differs) == (35, False)
    assert match.faces_until(len(match.moments) - 1) == ((4,),)
