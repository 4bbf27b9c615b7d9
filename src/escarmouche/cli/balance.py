"""`escarmouche balance`: what profiles, lists, seats and options are worth, from many games."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec

if TYPE_CHECKING:
    from escarmouche.core.texts import Lang
    from escarmouche.lab.folder import Standing

WORDS = {
    "stopped": ("stopped; the same line with --resume goes on", "arrêté ; la même ligne avec --resume reprend"),
    "written": ("everything is in {}", "tout est dans {}"),
    "number": ("{} must be at least {}", "{} doit valoir au moins {}"),
    "option": ("{} is written name=value, not “{}”", "{} s’écrit nom=valeur, et non « {} »"),
}


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
    from escarmouche.cli.common import print_json, system_named
    from escarmouche.cli.serve import default_file
    from escarmouche.cli.simulate import options_of
    from escarmouche.core.lists import given
    from escarmouche.core.texts import Unusable, language
    from escarmouche.games import SYSTEMS
    from escarmouche.lab import folder as place
    from escarmouche.lab.study import Study
    from escarmouche.lab.telling import retell, tell

    french = language(lang) == "fr"
    words = {name: pair[french] for name, pair in WORDS.items()}
    system = system_named(game)
    numbers = (("--games", games, 1), ("--duels", duels, 0), ("--check", check, 0), ("--workers", workers, 1))
    for name, value, least in numbers:
        if value is not None and value < least:
            print(words["number"].format(name, least), file=sys.stderr)
            return 2
    for name, told in (("--option", option), ("--switch", switch)):
        for one in told or []:
            if "=" not in one:
                print(words["option"].format(name, one[:60]), file=sys.stderr)
                return 2
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
        names=told_apart([one.name or told for one, told in zip(lists, army or [], strict=True)]),
        duels=duels,
        duel_bot=duel_bot,
        check=check,
        check_bot=check_bot,
        options=options_of(scenario, option or []),
        switch=options_of(None, switch or []),
        switched=switched if switch else 0,
    )
    folder = out or default_file().parent / "balance" / f"{game}-{seed}"
    place.begin(folder, study, resume)
    spoken: Lang = "fr" if french else "en"
    with bar() as progress:
        finished = place.play(
            folder,
            study,
            system,
            SYSTEMS[game],
            workers,
            cluster,
            progress,
            after=lambda: retell(folder, study, system),
        )
    if not finished:
        print(words["stopped"], file=sys.stderr)
    found, text = tell(folder, study, system, None if plots == "none" else plots, spoken)
    if json:
        print_json(msgspec.to_builtins(found))
    else:
        print(text)
        print(words["written"].format(folder), file=sys.stderr)
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
