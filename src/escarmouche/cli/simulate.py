"""`escarmouche simulate`: many games between two bots, and what came of them."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from escarmouche.cli.words import tell, warn

if TYPE_CHECKING:
    from escarmouche.cards.lists import ArmyList
    from escarmouche.core.system import System
    from escarmouche.sim import Contestant, Outcome, Summary
    from escarmouche.telling.texts import Lang, Texts


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
    seats: str | None = None,
    others: str = "random",
    json: bool = False,
    lang: str | None = None,
) -> int:
    """Play many games between two bots and count who won."""
    from escarmouche.cards.lists import size_of
    from escarmouche.cli.common import options_of, print_json, system_named
    from escarmouche.core.seating import in_order
    from escarmouche.sim import Contest, Contestant, Results, check_contest, outcome_of, simulate, summary_of
    from escarmouche.telling.texts import Texts, language

    tongue = language(lang)
    system = system_named(game)
    numbers = (("--games", games, 1), ("--sample", sample, 0), ("--workers", workers, 1), ("--batch", batch, 1))
    for name, value, least in numbers:
        if value is not None and value < least:
            return warn(tongue, "at-least", option=name, least=least)
    if resume and out is None:
        return warn(tongue, "simulate-resume")
    for one in option or []:
        if "=" not in one:
            return warn(tongue, "name-value", option="--option", word=one[:60])
    listed = [list_of(system, told) for told in (red, blue)]
    contest = Contest(
        system=system.place,
        seed=seed,
        batch=batch,
        red=contestant(red, listed[0]),
        blue=contestant(blue, listed[1]),
        swap=swap,
        mirror=mirror,
        seats=in_order(seats.split(",") if seats else system.seats, system.seats, system.sides),
        others=Contestant(others),
        options=size_of(filter(None, listed)) | options_of(system, scenario, option or []),
        records=str(records) if records else None,
        brings=tuple(one.brings for one in listed if one and one.brings),
    )
    if mirror and (contest.red.members or contest.blue.members):
        return warn(tongue, "simulate-mirror")
    check_contest(contest)
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
        warn(tongue, "simulate-kept", games=len(outcomes), path=out)
    else:
        with progress_bar(games) as progress:
            summary, outcomes = simulate(contest, games, workers, sample, progress, cluster)
    complain(outcomes, games, tongue)
    if json:
        print_json(msgspec.to_builtins(summary))
    else:
        show(summary, {"red": red, "blue": blue}, others, Texts(system, tongue))
    return 130 if len(outcomes) < games else 1 if summary.failed else 0


def list_of(system: System, told: str) -> ArmyList | None:
    """The list of BOT:LIST, where LIST is a file or a code."""
    from escarmouche.cards.lists import given

    listed = bot_and_list(told)[1]
    return given(system, [listed]) if listed else None


def contestant(told: str, listed: ArmyList | None) -> Contestant:
    from escarmouche.sim import Contestant

    return Contestant(bot_and_list(told)[0], listed.members if listed else ())


def bot_and_list(told: str) -> tuple[str, str]:
    """`greedy:list.yaml`, `module:Name:list.yaml`, `program:a command`: who plays, and the list if one is named."""
    from escarmouche.bots import BOTS, PROGRAM

    if told.startswith(PROGRAM):
        return told, ""
    first, colon, rest = told.partition(":")
    if not colon or first.partition("@")[0] in BOTS:
        return first, rest
    name, _, listed = rest.partition(":")
    return f"{first}:{name}", listed


class progress_bar:  # noqa: N801 - read as `with progress_bar(...)`
    """A bar on stderr while games are played; nothing where nobody watches."""

    def __init__(self, games: int, done: int = 0) -> None:
        self._games, self._done = games, min(done, games)
        self._bar: Any = None

    def __enter__(self) -> Callable[[object], None] | None:
        if not sys.stderr.isatty():
            return None
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

        columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(elapsed_when_finished=True))
        self._bar = Progress(*columns, console=Console(stderr=True), auto_refresh=False, transient=True)
        task = self._bar.add_task("", total=self._games, completed=self._done)
        self._bar.start()

        shown = 0.0

        def step(game: object) -> None:
            nonlocal shown
            self._bar.advance(task)
            if time.perf_counter() - shown > 0.1:
                shown = time.perf_counter()
                self._bar.refresh()

        return step

    def __exit__(self, *exc: object) -> None:
        if self._bar is not None:
            self._bar.stop()


def complain(outcomes: list[Outcome], games: int, lang: Lang) -> None:
    """Games that failed, and games that were not played, on stderr."""
    for outcome in outcomes:
        if outcome.error is not None:
            warn(lang, "simulate-failure", game=outcome.seed, why=outcome.error)
    if len(outcomes) < games:
        warn(lang, "stopped-after", done=len(outcomes), games=games)


def show(summary: Summary, names: dict[str, str], others: str, texts: Texts) -> None:
    from rich.console import Console
    from rich.table import Table

    lang = texts.lang
    table = Table(show_header=False, box=None)
    table.add_row(tell(lang, "simulate-games"), f"{summary.games}")
    for side in summary.wins:
        name = names.get(side, others)
        share = summary.wins[side] / max(summary.games, 1)
        table.add_row(tell(lang, "simulate-wins", who=f"{side} ({name})"), f"{summary.wins[side]} ({share:.1%})")
    table.add_row(tell(lang, "simulate-draws"), f"{summary.draws}")
    for reason, count in summary.reasons.items():
        table.add_row(tell(lang, "simulate-by", reason=texts.word("reason", reason)), f"{count}")
    for key in ("mean_turns", "games_per_second", "decisions_per_second"):
        table.add_row(tell(lang, f"simulate-{key.replace('_', '-')}"), f"{getattr(summary, key)}")
    table.add_row(tell(lang, "simulate-failed"), ", ".join(summary.failed) or "0")
    Console().print(table)
