"""A data set of games for learners: a row for every choice somebody had, with what its seat saw, what was open and what
was answered, and how the game ended for it. One Parquet file, in the order of the games; docs/simulate.md has the
columns."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
from msgspec import Struct

from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import SeededDice
from escarmouche.core.position import Asked, play
from escarmouche.core.state import to_json
from escarmouche.core.system import load
from escarmouche.core.views import view
from escarmouche.sim.games import Contest, chooser_of, seated, seed_of, setup_of
from escarmouche.sim.results import arrow
from escarmouche.sim.run import crew


class Choice(Struct, kw_only=True):
    """One choice of a game: a row of the data set."""

    game: int
    seed: str
    number: int
    turn: int
    seat: str
    bot: str
    key: str
    kind: str
    figure: str
    options: list[str]
    """As JSON; none where the question leaves the whole table open."""
    answer: str
    """As JSON."""
    state: str
    """What the seat saw, as JSON."""
    won: float = 0.5
    """How the game ended for the seat: 1 won, 0 lost, 0.5 drawn."""


class Scribe:
    """Bots in their seats, and every choice they make."""

    def __init__(self, contest: Contest, index: int) -> None:
        self.system, self.index, self.seed = load(contest.system), index, seed_of(contest, index)
        self.seats = seated(contest, self.system, contest.swap and index % 2 == 1)
        self.names = dict(zip(contest.seats or self.system.seats, (one.bot for one in self.seats), strict=True))
        self.bots = chooser_of(contest, self.system, self.seats, self.seed)
        self.choices: list[Choice] = []

    def __call__(self, asked: Asked, decision: Decision) -> Answer:
        answer = self.bots(asked, decision)
        if not decision.forced:
            seen = view(self.system, asked.state, decision.seat)
            self.choices.append(
                Choice(
                    game=self.index,
                    seed=self.seed,
                    number=len(self.choices),
                    turn=seen.turn,
                    seat=decision.seat,
                    bot=self.names[decision.seat],
                    key=decision.key,
                    kind=decision.kind,
                    figure=decision.figure,
                    options=[msgspec.json.encode(option.value).decode() for option in decision.options],
                    answer=msgspec.json.encode(decision.check(answer)).decode(),
                    state=to_json(seen).decode(),
                )
            )
        return answer


def choices_of(contest: Contest, index: int) -> list[Choice]:
    """The choices of one game of a run."""
    scribe = Scribe(contest, index)
    setup = setup_of(contest, scribe.system, scribe.seats, scribe.seed, index)
    opened = scribe.system.rules.new_game(setup)
    state = play(opened, SeededDice(setup.seed), scribe, keep=False).state
    winner = None if state.result is None else state.result.winner
    if winner is not None:
        for one in scribe.choices:
            one.won = float(state.side_of(one.seat) == winner)
    return scribe.choices


def written(
    path: Path,
    contest: Contest,
    games: int,
    workers: int | None = None,
    progress: Callable[[object], None] | None = None,
) -> int:
    """Play the games and write the file; how many rows it has. The file is there when it is whole, not before."""
    pa = arrow("parquet-needed")
    kinds = {"game": pa.int64(), "number": pa.int32(), "turn": pa.int32(), "won": pa.float32()}
    kinds["options"] = pa.list_(pa.string())
    columns = [(name, kinds.get(name, pa.string())) for name in Choice.__struct_fields__]
    schema = pa.schema(columns, metadata={"run": msgspec.json.encode({"games": games, "contest": contest})})
    fresh, rows = path.with_name(path.name + ".new"), 0
    with pa.parquet.ParquetWriter(fresh, schema, compression="zstd") as file, crew(games, workers, None) as playing:
        for start in range(0, games, GROUP):
            some = range(start, min(start + GROUP, games))
            given = [playing.executor.submit(choices_of, contest, index) for index in some]
            told = [msgspec.to_builtins(choice) for one in given for choice in one.result()]
            file.write_table(pa.Table.from_pylist(told, schema=schema))
            rows += len(told)
            if progress is not None:
                for index in some:
                    progress(index)
    fresh.replace(path)
    return rows


GROUP = 20
"""Games that are played and written together."""
