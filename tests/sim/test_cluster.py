"""A real cluster: a scheduler and two workers on this machine, one of them killed midway."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

import toy
from escarmouche.sim import Contest, Outcome, Results, simulate
from escarmouche.sim.cluster import joined
from escarmouche.sim.run import Crew, Here, work
from escarmouche.telling.texts import Unusable

ENV = {**os.environ, "PYTHONPATH": str(Path(toy.__file__).parent), "DASK_DISTRIBUTED__ADMIN__TICK__LIMIT": "1h"}


@contextmanager
def process(*args: str, cwd: Path) -> Iterator[subprocess.Popen[bytes]]:
    with (cwd / f"{args[0]}.log").open("ab") as log:
        started = subprocess.Popen(
            [sys.executable, "-m", "distributed.cli." + args[0], *args[1:]], cwd=cwd, env=ENV, stdout=log, stderr=log
        )
    try:
        yield started
    finally:
        started.kill()
        started.wait()


def test_a_cluster_that_loses_a_worker_plays_the_same_games_as_one_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("escarmouche.sim.cluster.PATIENCE", 60.0)
    contest = Contest(system="toy:SYSTEM", seed="cluster", batch=4)
    games, place = 120, tmp_path / "scheduler.json"
    with Results(tmp_path / "alone.jsonl", contest) as results:
        simulate(contest, games, workers=1, keep=results.keep)
    with ExitStack() as stack:
        address = start(stack, tmp_path, place)
        options = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--local-directory", str(tmp_path))
        first, _ = [stack.enter_context(process("dask_worker", address, *options, cwd=tmp_path)) for _ in range(2)]
        with joined(address, workers=2):
            pass
        seen: list[Outcome] = []

        def progress(outcome: Outcome) -> None:
            seen.append(outcome)
            if len(seen) == games // 3:
                first.kill()

        with Results(tmp_path / "cluster.jsonl", contest) as results:
            summary, _ = simulate(contest, games, progress=progress, cluster=address, keep=results.keep)
        assert first.wait() == -9
    assert not summary.failed
    assert summary.games == games
    assert (tmp_path / "cluster.jsonl").read_bytes() == (tmp_path / "alone.jsonl").read_bytes()


class Unreliable(Here):
    """Loses every other batch, as a line does that breaks after the work is done."""

    def __init__(self) -> None:
        self.given = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.given += 1
        if self.given % 2 == 0:
            return super().submit(fn, *args, **kwargs)
        lost: Future[Any] = Future()
        lost.set_exception(ConnectionError("the worker is gone"))
        return lost


@pytest.mark.parametrize(("retries", "lost"), [(3, 0), (0, 4)])
def test_a_batch_that_does_not_come_back_is_given_out_again(retries: int, lost: int) -> None:
    contest, found = Contest(system="toy:SYSTEM", seed="cluster"), list[Outcome]()
    crew = Crew(Unreliable(), 1, lambda: None, retries)
    work(crew, contest, [[0, 1], [2, 3], [4, 5], [6, 7]], frozenset(), found.extend)
    assert sorted(outcome.index for outcome in found) == list(range(8))
    assert sum(outcome.error is not None for outcome in found) == lost


def start(stack: ExitStack, folder: Path, place: Path) -> str:
    """A scheduler on a free port; its address once it is there."""
    options = ("--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(place))
    stack.enter_context(process("dask_scheduler", *options, cwd=folder))
    for _ in range(600):
        try:
            address: str = json.loads(place.read_text())["address"]
            return address
        except (FileNotFoundError, ValueError):
            time.sleep(0.05)
    raise AssertionError((folder / "dask_scheduler.log").read_text())


def test_a_cluster_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("escarmouche.sim.cluster.PATIENCE", 0.2)
    with pytest.raises(Unusable, match=r"tcp://127.0.0.1:9"):
        simulate(Contest(system="toy:SYSTEM"), 2, cluster="tcp://127.0.0.1:9")
