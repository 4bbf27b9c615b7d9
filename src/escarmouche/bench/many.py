"""Many games at once: two cores beside one, and a cluster of two workers beside the pool of processes.

Wall-clock time, whole runs with their beginnings and ends; the fastest of a few turns each, so that what else the
machine does weighs on both alike.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from escarmouche.bench.engine import Measured
from escarmouche.games import SYSTEMS
from escarmouche.sim import Contest, simulate

CORES = 2
BATCH = 10
GAMES = 240
"""Enough that beginning and end weigh as little as in a run somebody waits for."""
TURNS = 3


def simulate_two_cores(games: int = GAMES, turns: int = TURNS) -> Measured:
    """Random games of Evenor on two processes, in turn with the same games on one."""
    contest = Contest(system=SYSTEMS["evenor"], seed="bench", batch=BATCH)
    two, one = fastest(
        turns, lambda: simulate(contest, games, workers=CORES), lambda: simulate(contest, games, workers=1)
    )
    return Measured("simulate-two-cores", games / two, "games/s", "1 core", games / one, one / two)


def simulate_dask(games: int = GAMES, turns: int = TURNS) -> Measured:
    """The same games on a scheduler and two workers of this machine, in turn with the pool of two processes."""
    import distributed  # noqa: F401 - named as the missing peer where it is not installed

    contest = Contest(system=SYSTEMS["evenor"], seed="bench", batch=BATCH)
    with cluster(CORES) as address:
        simulate(contest, BATCH * CORES, cluster=address)  # the workers load the game
        ours, pool = fastest(
            turns, lambda: simulate(contest, games, cluster=address), lambda: simulate(contest, games, workers=CORES)
        )
    return Measured("simulate-dask", games / ours, "games/s", "process pool", games / pool, pool / ours)


def fastest(turns: int, *works: Callable[[], object]) -> list[float]:
    """The shortest of some turns of each, one after the other."""
    best = [float("inf")] * len(works)
    for _ in range(turns):
        for at, work in enumerate(works):
            start = time.perf_counter()
            work()
            best[at] = min(best[at], time.perf_counter() - start)
    return best


@contextmanager
def cluster(workers: int) -> Iterator[str]:
    """A scheduler and some workers of one thread each, on this machine; the address of the scheduler."""
    with TemporaryDirectory() as folder, ExitStack() as stack:
        place = Path(folder) / "scheduler.json"

        def start(kind: str, *options: str) -> None:
            order = [sys.executable, "-m", f"distributed.cli.dask_{kind}", "--no-dashboard", *options]
            quiet = subprocess.DEVNULL
            stack.callback(ended, subprocess.Popen(order, cwd=folder, stdout=quiet, stderr=quiet))

        start("scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(place))
        until = time.monotonic() + 60
        while not place.exists() or not place.read_text():
            if time.monotonic() > until:
                raise RuntimeError("the scheduler did not start")
            time.sleep(0.05)
        address: str = json.loads(place.read_text())["address"]
        for _ in range(workers):
            start("worker", address, "--nthreads", "1", "--no-nanny", "--local-directory", folder)
        from escarmouche.sim.cluster import joined

        with joined(address, workers):
            pass
        yield address


def ended(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
