"""A study in a folder: its parameters, the games of each part, how far it is, and what came of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from escarmouche.core.system import System
from escarmouche.files.holding import hold
from escarmouche.lab.study import Study, as_told, parts
from escarmouche.sim import Outcome, Results, check_contest, simulate
from escarmouche.sim.results import read, replace_file
from escarmouche.telling.texts import Unusable

STUDY, PROGRESS = "study.json", "progress.json"
ROUNDS = 8
"""Every part is played in this many instalments, so that a study stopped early has some of everything."""


class Standing(Struct, frozen=True, kw_only=True):
    """How far a study is."""

    done: int = 0
    total: int = 0
    seconds: float = 0.0
    """Of playing, over all sittings."""
    parts: dict[str, tuple[int, int]] = {}
    finished: bool = False


STUDIES, STANDINGS = msgspec.json.Decoder(Study), msgspec.json.Decoder(Standing)


def begin(folder: Path, study: Study, resume: bool) -> None:
    """Make the folder of a study, or find the same study there."""
    file = folder / STUDY
    if file.exists():
        before = msgspec.json.decode(file.read_bytes())
        if not resume:
            raise Unusable("results-exist", path=str(folder))
        for name, now in as_told(study).items():
            if before.get(name) != now:
                raise Unusable("results-other", path=str(folder), field=name, before=before.get(name), now=now)
    folder.mkdir(parents=True, exist_ok=True)
    replace_file(file, msgspec.json.format(msgspec.json.encode(study)))


def study_of(folder: Path) -> Study:
    try:
        return STUDIES.decode((folder / STUDY).read_bytes())
    except (OSError, msgspec.MsgspecError):
        raise Unusable("results-unreadable", path=str(folder)) from None


def standing_of(folder: Path) -> Standing:
    try:
        return STANDINGS.decode((folder / PROGRESS).read_bytes())
    except (OSError, msgspec.MsgspecError):
        return Standing()


def play(
    folder: Path,
    study: Study,
    system: System,
    place: str,
    workers: int | None = None,
    cluster: str | None = None,
    progress: Callable[[Standing], None] | None = None,
    after: Callable[[], object] | None = None,
) -> bool:
    """Play what is left of a study, with a word `after` each instalment; False if it was stopped before the end."""
    with alone(folder):
        return instalments(folder, study, system, place, workers, cluster, progress, after)


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """One process plays a study; another is told so."""
    with (folder / "busy").open("wb") as busy:
        try:
            hold(busy.fileno())
        except OSError:
            raise Unusable("study-busy", path=str(folder)) from None
        yield


def instalments(
    folder: Path,
    study: Study,
    system: System,
    place: str,
    workers: int | None,
    cluster: str | None,
    progress: Callable[[Standing], None] | None,
    after: Callable[[], object] | None,
) -> bool:
    wanted = parts(study, system, place)
    for part in wanted.values():
        check_contest(part.contest)
    total = sum(part.games for part in wanted.values())
    done = {name: len(played(folder, name)) for name in wanted}
    before, start = standing_of(folder).seconds, time.monotonic()

    def tell(finished: bool = False) -> None:
        standing = Standing(
            done=sum(done.values()),
            total=total,
            seconds=round(before + time.monotonic() - start, 1),
            parts={name: (done[name], part.games) for name, part in wanted.items()},
            finished=finished,
        )
        replace_file(folder / PROGRESS, msgspec.json.encode(standing))
        if progress:
            progress(standing)

    for instalment in range(1, ROUNDS + 1):
        for name, part in wanted.items():
            games = part.games * instalment // ROUNDS
            if done[name] >= games:
                continue

            def count(outcome: Outcome, name: str = name) -> None:
                done[name] += outcome.error is None
                tell()

            with Results(folder / f"{name}.jsonl", part.contest, resume=True) as results:
                summary, _ = simulate(part.contest, games, workers, 0, count, cluster, results.kept, results.keep)
            if summary.stopped:
                tell()
                return False
        if after:
            after()
    tell(finished=True)
    return True


def played(folder: Path, part: str) -> list[Outcome]:
    """The finished games of a part, those that failed left out."""
    file = folder / f"{part}.jsonl"
    return [one for one in read(file)[1] if one.error is None] if file.exists() else []


def written(folder: Path, name: str, value: Any) -> Path:
    """A JSON file of the folder, for people to read too."""
    file = folder / name
    replace_file(file, msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n")
    return file
