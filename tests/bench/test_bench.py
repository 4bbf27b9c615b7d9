"""Benchmarks run, in small; what they measure is read elsewhere."""

from __future__ import annotations

import sys

import pytest

from escarmouche.bench import JOBS, WEB, MissingPeer, many, measure
from escarmouche.bench.growth import cost, field
from escarmouche.cli.bench import command


def test_every_job_names_a_function() -> None:
    from importlib import import_module

    for place in (*JOBS.values(), *WEB.values()):
        module, _, name = place.partition(":")
        assert callable(getattr(import_module(module), name))


def test_the_engine_is_measured_beside_python_chess() -> None:
    pytest.importorskip("chess", reason="the peers are installed by ./escarmouche bench")
    from escarmouche.bench import engine

    ran = engine.random_game_decisions(seconds=0.1), engine.copy_position(games=1), engine.apply_answer(games=1)
    for found in ran:
        assert found.figure > 0
        assert found.peer_figure > 0
        assert found.ratio > 0


def test_another_game_is_measured_beside_python_chess_and_its_exchanges_against_the_bar() -> None:
    pytest.importorskip("chess", reason="the peers are installed by ./escarmouche bench")
    from escarmouche.bench import books, kharn_ages

    games = [
        job(seconds=0.1) for job in (kharn_ages.game_decisions, books.age_game_decisions, books.saga_game_decisions)
    ]
    for found in (*games, kharn_ages.exchange(pairs=2, times=2)):
        assert found.ratio == pytest.approx(found.figure / found.peer_figure, rel=0.02) or found.peer == "bar"
        assert found.figure > 0


def test_a_missing_peer_is_named_with_the_way_to_install_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    with pytest.raises(MissingPeer):
        measure("copy-position")
    assert command("copy-position", lang="en") == 1
    assert "./escarmouche bench" in capsys.readouterr().err


def test_an_unknown_job_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("copyposition", lang="en") == 2
    assert "copy-position" in capsys.readouterr().err


def test_tables_of_six_and_of_two_hold_the_same_combat() -> None:
    from escarmouche.bench import seats
    from escarmouche.core.dice import Block
    from escarmouche.core.system import Setup, load
    from escarmouche.games import SYSTEMS

    system = load(SYSTEMS["saga"])
    for kind in (seats.TWO, seats.SIX):
        wish = seats.wish(kind)
        lists = {side: system.lists.build(Block(side, 0), None, {}) for side in system.sides_at(kind)}
        setup = Setup(game="saga", seed="seats", seats=list(wish["chairs"]), lists=lists, options=dict(wish["options"]))
        state = system.rules.new_game(setup)
        answering = {state.seat_of(who) for who in state.figures}
        assert answering <= set(kind)
        assert len(answering) > len(kind) / 2


def test_large_fields_are_laid_without_overlap() -> None:
    state = field(40, 60, "test")
    assert len(state.figures) == 80
    assert len(state.table.pieces) == 60
    rate, p95 = cost(6, 10, least=1)
    assert rate > 0
    assert p95 > 0


def test_two_cores_are_measured_beside_one() -> None:
    found = many.simulate_two_cores(games=4, turns=1)
    assert found.figure > 0
    assert found.ratio == pytest.approx(found.figure / found.peer_figure)
