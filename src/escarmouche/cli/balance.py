"""`escarmouche balance`: what profiles, lists, seats and options are worth, from many games."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec

from escarmouche.cli.words import warn

if TYPE_CHECKING:
    from escarmouche.lab.folder import Standing


def command(
    game: str,
    /,
    *,
    out: Path | None = None,
    games: int = 400,
    bot: str = "quick",
    army: list[str] | None = None,
    duels: int = 2,
    duel_bot: str = "greedy",
    check: int = 0,
    check_bot: str = "greedy",
    scenario: str | None = None,
    option: list[str] | None = None,
    switch: list[str] | None = None,
    switched: int = 200,
    seed: str = "balance",
    workers: int | None = None,
    cluster: str | None = None,
    resume: bool = False,
    plots: Literal["svg", "png", "none"] = "svg",
    json: bool = False,
    lang: str | None = None,
) -> int:
    """Play a study, then say what came of it."""
    from escarmouche.bots import named
    from escarmouche.cards.lists import given, size_of
    from escarmouche.cards.setups import check_options
    from escarmouche.cli.common import options_of, print_json, system_named
    from escarmouche.cli.serve import default_file
    from escarmouche.lab import folder as place
    from escarmouche.lab.study import Study, parts
    from escarmouche.lab.telling import retell, tell
    from escarmouche.sim import check_contest
    from escarmouche.telling.texts import Unusable, language

    tongue = language(lang)
    system = system_named(game)
    numbers = (("--games", games, 1), ("--duels", duels, 0), ("--check", check, 0), ("--workers", workers, 1))
    for name, value, least in numbers:
        if value is not None and value < least:
            return warn(tongue, "at-least", option=name, least=least)
    for name, told in (("--option", option), ("--switch", switch)):
        for one in told or []:
            if "=" not in one:
                return warn(tongue, "name-value", option=name, word=one[:60])
    for one in (bot, duel_bot, check_bot):
        named(one)
    lists = [given(system, [one]) for one in army or []]
    if len(lists) == 1:
        raise Unusable("study-few-lists")
    study = Study(
        game=game,
        seed=seed,
        bot=bot,
        games=games,
        lists=tuple(one.members for one in lists),
        brings=tuple(one.brings for one in lists if one.brings),
        names=told_apart([one.name or told for one, told in zip(lists, army or [], strict=True)]),
        duels=duels,
        duel_bot=duel_bot,
        check=check,
        check_bot=check_bot,
        options=size_of(lists) | options_of(system, scenario, option or []),
        switch=options_of(system, None, switch or []),
        switched=switched if switch else 0,
    )
    folder = out or default_file().parent / "balance" / f"{game}-{seed}"
    check_options(system, study.options)
    for part in parts(study, system, system.place).values():
        check_contest(part.contest)
    place.begin(folder, study, resume)
    with bar() as progress:
        finished = place.play(
            folder,
            study,
            system,
            system.place,
            workers,
            cluster,
            progress,
            after=lambda: retell(folder, study, system),
        )
    if not finished:
        warn(tongue, "balance-stopped")
    found, text = tell(folder, study, system, None if plots == "none" else plots, tongue)
    if json:
        print_json(msgspec.to_builtins(found))
    else:
        print(text)
        warn(tongue, "balance-written", path=folder)
    return 0 if finished else 130


def told_apart(names: list[str]) -> tuple[str, ...]:
    """Two lists of one name get a number."""
    return tuple(
        f"{name} ({names[: at + 1].count(name)})" if names.count(name) > 1 else name for at, name in enumerate(names)
    )


class bar:  # noqa: N801 - read as `with bar()`
    """How far the study is, on stderr; nothing where nobody watches."""

    def __enter__(self) -> bar | None:
        if not sys.stderr.isatty():
            return None
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(elapsed_when_finished=True),
        )
        self._shown = Progress(*columns, console=Console(stderr=True), transient=True)
        self._task = self._shown.add_task("", total=None)
        self._shown.start()
        return self

    def __call__(self, standing: Standing) -> None:
        told = " · ".join(f"{name} {done}" for name, (done, _) in standing.parts.items())
        self._shown.update(self._task, description=told, completed=standing.done, total=standing.total)

    def __exit__(self, *exc: object) -> None:
        if hasattr(self, "_shown"):
            self._shown.stop()
