"""`escarmouche simulate`: many games between two bots, and what came of them."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from escarmouche.core.system import System
    from escarmouche.core.texts import Texts
    from escarmouche.sim import Contestant, Outcome, Summary
    from escarmouche.sim.run import Progress

WORDS = {
    "games": ("games", "parties"),
    "wins": ("wins of {}", "victoires de {}"),
    "draws": ("draws", "égalités"),
    "by": ("ended: {}", "fin : {}"),
    "mean_turns": ("mean turns", "tours en moyenne"),
    "games_per_second": ("games/s", "parties/s"),
    "decisions_per_second": ("decisions/s", "décisions/s"),
    "failed": ("failed", "échecs"),
    "failure": ("game {} failed: {}", "la partie {} a échoué : {}"),
    "stopped": ("stopped after {} of {} games", "arrêté après {} parties sur {}"),
    "option": ("an option is written name=value, not “{}”", "une option s’écrit nom=valeur, et non « {} »"),
    "number": ("{} must be at least {}", "{} doit valoir au moins {}"),
    "resume": (
        "--resume needs --out FILE: the games so far are there",
        "--resume demande --out FICHIER : c’est là que sont les parties déjà jouées",
    ),
    "mirror": (
        "--mirror draws the list that both play: name bots without a list",
        "--mirror tire la bande que jouent les deux : donnez les adversaires sans bande",
    ),
    "kept": ("{} games are in {}", "{} parties sont dans {}"),
}


def command(
    game: str,
    /,
    *,
    games: int = 100,
    seed: str = "0",
    red: str = "random",
    blue: str = "random",
    swap: bool = False,
    mirror: bool = False,
    workers: int | None = None,
    cluster: str | None = None,
    batch: int = 10,
    out: Path | None = None,
    resume: bool = False,
    records: Path | None = None,
    sample: int = 0,
    only: str | None = None,
    scenario: str | None = None,
    option: list[str] | None = None,
    json: bool = False,
    lang: str | None = None,
) -> int:
    """Play many games between two bots and count who won."""
    from escarmouche.cli.common import print_json, system_named
    from escarmouche.core.texts import Texts, language
    from escarmouche.games import SYSTEMS
    from escarmouche.sim import Contest, Results, outcome_of, simulate, summary_of

    words = {name: pair[language(lang) == "fr"] for name, pair in WORDS.items()}
    system = system_named(game)
    numbers = (("--games", games, 1), ("--sample", sample, 0), ("--workers", workers, 1), ("--batch", batch, 1))
    for name, value, least in numbers:
        if value is not None and value < least:
            print(words["number"].format(name, least), file=sys.stderr)
            return 2
    if resume and out is None:
        print(words["resume"], file=sys.stderr)
        return 2
    for one in option or []:
        if "=" not in one:
            print(words["option"].format(one[:60]), file=sys.stderr)
            return 2
    contest = Contest(
        system=SYSTEMS[game],
        seed=seed,
        batch=batch,
        red=contestant(system, red),
        blue=contestant(system, blue),
        swap=swap,
        mirror=mirror,
        options=options_of(scenario, option or []),
        records=str(records) if records else None,
    )
    if mirror and (contest.red.members or contest.blue.members):
        print(words["mirror"], file=sys.stderr)
        return 2
    if records:
        records.mkdir(parents=True, exist_ok=True)
        sample = sample or games
    if only is not None:
        start = time.perf_counter()
        outcomes = [outcome_of(contest, index, records is not None, seed=only) for index in range(1 + swap)]
        summary, games = summary_of(outcomes, time.perf_counter() - start), len(outcomes)
    elif out is not None:
        with Results(out, contest, resume) as results, progress_bar(games, len(results.kept)) as progress:
            summary, outcomes = simulate(contest, games, workers, sample, progress, cluster, results.kept, results.keep)
        print(words["kept"].format(len(outcomes), out), file=sys.stderr)
    else:
        with progress_bar(games) as progress:
            summary, outcomes = simulate(contest, games, workers, sample, progress, cluster)
    complain(outcomes, games, words)
    if json:
        print_json(msgspec.to_builtins(summary))
    else:
        show(summary, (red, blue), words, Texts(system, language(lang)))
    return 130 if len(outcomes) < games else 1 if summary.failed else 0


def contestant(system: System, told: str) -> Contestant:
    """BOT or BOT:LIST, where LIST is a file or a code."""
    from escarmouche.bots import named
    from escarmouche.core.lists import members_of
    from escarmouche.sim import Contestant

    bot, _, listed = told.partition(":")
    named(bot)
    return Contestant(bot, tuple(members_of(system, listed)) if listed else ())


def options_of(scenario: str | None, told: list[str]) -> dict[str, Any]:
    """`name=value`, the value as YAML reads it."""
    import yaml

    options: dict[str, Any] = {} if scenario is None else {"scenario": scenario}
    for one in told:
        name, _, value = one.partition("=")
        try:
            options[name.strip()] = yaml.safe_load(value)
        except yaml.YAMLError:
            options[name.strip()] = value
    return options


class progress_bar:  # noqa: N801 - read as `with progress_bar(...)`
    """A bar on stderr while games are played; nothing where nobody watches."""

    def __init__(self, games: int, done: int = 0) -> None:
        self._games, self._done = games, min(done, games)
        self._bar: Any = None

    def __enter__(self) -> Progress | None:
        if not sys.stderr.isatty():
            return None
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

        columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(elapsed_when_finished=True))
        self._bar = Progress(*columns, console=Console(stderr=True), auto_refresh=False, transient=True)
        task = self._bar.add_task("", total=self._games, completed=self._done)
        self._bar.start()

        shown = 0.0

        def step(outcome: Outcome) -> None:
            nonlocal shown
            self._bar.advance(task)
            if time.perf_counter() - shown > 0.1:
                shown = time.perf_counter()
                self._bar.refresh()

        return step

    def __exit__(self, *exc: object) -> None:
        if self._bar is not None:
            self._bar.stop()


def complain(outcomes: list[Outcome], games: int, words: dict[str, str]) -> None:
    """Games that failed, and games that were not played, on stderr."""
    for outcome in outcomes:
        if outcome.error is not None:
            print(words["failure"].format(outcome.seed, outcome.error), file=sys.stderr)
    if len(outcomes) < games:
        print(words["stopped"].format(len(outcomes), games), file=sys.stderr)


def show(summary: Summary, names: tuple[str, str], words: dict[str, str], texts: Texts) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(show_header=False, box=None)
    table.add_row(words["games"], f"{summary.games}")
    for side, name in zip(summary.wins, names, strict=True):
        share = summary.wins[side] / max(summary.games, 1)
        table.add_row(words["wins"].format(f"{side} ({name})"), f"{summary.wins[side]} ({share:.1%})")
    table.add_row(words["draws"], f"{summary.draws}")
    for reason, count in summary.reasons.items():
        table.add_row(words["by"].format(texts.word("reason", reason)), f"{count}")
    for key in ("mean_turns", "games_per_second", "decisions_per_second"):
        table.add_row(words[key], f"{getattr(summary, key)}")
    table.add_row(words["failed"], ", ".join(summary.failed) or "0")
    Console().print(table)
