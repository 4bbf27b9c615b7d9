"""The results of a run in a file, written batch by batch so that nothing finished is lost, and taken up again.

A `.jsonl` file begins with a line that describes the run; each line after it is one outcome. Lines are appended as
batches come in, and put in order at the end. A `.parquet` file cannot grow: while the run goes on its lines lie
beside it in `FILE.parquet.part.jsonl`, and the table is written when it ends or is stopped.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

import msgspec
from msgspec.structs import replace

from escarmouche.sim.games import Contest, Outcome
from escarmouche.telling.texts import Unusable

KINDS = (".jsonl", ".parquet")
PART = ".part.jsonl"
FORMAT = 1
OUTCOMES = msgspec.json.Decoder(Outcome)


def described(contest: Contest) -> dict[str, Any]:
    """What makes a run this run and no other: everything but where its records go."""
    told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(replace(contest, records=None)))
    usual = () if contest.seats else ("seats", "others")
    return {"format": FORMAT, **{name: value for name, value in told.items() if name not in usual}}


class Results:
    """An open file of results: `kept` from before, `keep` for what comes."""

    def __init__(self, path: Path, contest: Contest, resume: bool = False) -> None:
        if path.suffix not in KINDS:
            raise Unusable("results-kind", path=str(path), known=list(KINDS))
        if path.suffix == ".parquet":
            arrow()
        self.path, self.run = path, described(contest)
        self.lines = path.with_name(path.name + PART) if path.suffix == ".parquet" else path
        if not resume and (path.exists() or self.lines.exists()):
            raise Unusable("results-exist", path=str(path))
        self.kept = tuple(self._before())
        self._file: BinaryIO | None = None

    def __enter__(self) -> Results:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._rewrite(self.kept)
        self._file = self.lines.open("ab")
        return self

    def keep(self, outcomes: Sequence[Outcome]) -> None:
        """Put a batch away, for good."""
        assert self._file is not None
        self._file.write(b"".join(msgspec.json.encode(outcome) + b"\n" for outcome in outcomes))
        self._file.flush()
        os.fsync(self._file.fileno())

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        assert self._file is not None
        self._file.close()
        _, outcomes = read_lines(self.lines)
        outcomes = sorted({outcome.index: outcome for outcome in outcomes}.values(), key=lambda one: one.index)
        if self.lines == self.path:
            self._rewrite(outcomes)
        else:
            write_table(self.path, self.run, outcomes)
            self.lines.unlink()

    def _before(self) -> list[Outcome]:
        """What an earlier run left, if it was the same run. Games that failed are to be played again."""
        place = self.lines if self.lines.exists() else self.path
        if not place.exists() or not place.stat().st_size:
            return []
        run, outcomes = read_lines(place) if place == self.lines else read_table(place)
        for name, ours in self.run.items():
            if run.get(name) != ours:
                raise Unusable("results-other", path=str(self.path), field=name, before=run.get(name), now=ours)
        return [outcome for outcome in outcomes if outcome.error is None]

    def _rewrite(self, outcomes: Sequence[Outcome]) -> None:
        lines = [{"run": self.run}, *outcomes]
        replace_file(self.lines, b"".join(msgspec.json.encode(line) + b"\n" for line in lines))


def read(path: Path) -> tuple[dict[str, Any], list[Outcome]]:
    """The description of a run and its outcomes so far, from a file of either kind."""
    part = path.with_name(path.name + PART)
    if path.suffix == ".parquet" and not part.exists():
        return read_table(path)
    return read_lines(part if part.exists() else path)


def read_lines(path: Path) -> tuple[dict[str, Any], list[Outcome]]:
    """A last line that was cut short by a crash is not used."""
    head, *lines = path.read_bytes().split(b"\n")
    try:
        run: dict[str, Any] = msgspec.json.decode(head)["run"]
        return run, [OUTCOMES.decode(line) for line in lines[:-1]]
    except (msgspec.DecodeError, KeyError, TypeError):
        raise Unusable("results-unreadable", path=str(path)) from None


def replace_file(path: Path, data: bytes) -> None:
    """The whole file or the one before, never a part."""
    fresh = path.with_name(path.name + ".new")
    with fresh.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


# -------------------------------------------------------------- Parquet


def arrow(missing: str = "parquet-missing") -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ModuleNotFoundError:
        raise Unusable(missing) from None
    return pyarrow


def write_table(path: Path, run: dict[str, Any], outcomes: Sequence[Outcome]) -> None:
    pa = arrow()
    texts = pa.list_(pa.string())
    kinds = {
        "index": pa.int64(),
        "swapped": pa.bool_(),
        "turns": pa.int32(),
        "decisions": pa.int32(),
        "red": texts,
        "blue": texts,
        "red_left": texts,
        "blue_left": texts,
    }
    columns = [(name, kinds.get(name, pa.string())) for name in Outcome.__struct_fields__]
    schema = pa.schema(columns, metadata={"run": msgspec.json.encode(run)})
    rows = pa.Table.from_pylist([msgspec.to_builtins(outcome) for outcome in outcomes], schema=schema)
    fresh = path.with_name(path.name + ".new")
    pa.parquet.write_table(rows, fresh)
    fresh.replace(path)


def read_table(path: Path) -> tuple[dict[str, Any], list[Outcome]]:
    pa = arrow()
    try:
        table = pa.parquet.read_table(path)
        run: dict[str, Any] = msgspec.json.decode(table.schema.metadata[b"run"])
        return run, msgspec.convert(table.to_pylist(), list[Outcome])
    except (pa.ArrowException, msgspec.MsgspecError, KeyError, TypeError):
        raise Unusable("results-unreadable", path=str(path)) from None
