"""`escarmouche ladder`: every bot meets every other, and who stands above whom."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from escarmouche.cli.words import tell, warn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from escarmouche.lab.ladder import Ladder
    from escarmouche.telling.texts import Lang

USUAL = ("random", "greedy", "habit", "search@60", "search@300")


def command(
    *game: str,
    bot: list[str] | None = None,
    games: int = 20,
    seed: str = "ladder",
    workers: int | None = None,
    out: Path | None = None,
    resume: bool = False,
    write: Path | None = None,
    json: bool = False,
    lang: str | None = None,
) -> int:
    """Let every bot meet every other on mirrored seeds and rate them, in one game after the other."""
    from escarmouche.bots import named
    from escarmouche.cli.common import print_json, system_named
    from escarmouche.games import SYSTEMS
    from escarmouche.lab.ladder import climb
    from escarmouche.telling.texts import language

    tongue = language(lang)
    played = [system_named(name) for name in game or SYSTEMS]
    bots = list(dict.fromkeys(bot or USUAL))
    for one in bots:
        named(one)
    wrong = "two" if len(bots) < 2 else "even" if games < 2 or games % 2 else "resume" if resume and out is None else ""
    if wrong:
        return warn(tongue, f"ladder-{wrong}")
    ladders: list[Ladder] = []
    with Watch(len(played) * len(bots) * (len(bots) - 1) // 2 * games, tongue) as watch:
        for system in played:
            folder = None if out is None else out / system.name
            ladders.append(climb(system.name, system.place, bots, games, seed, workers, folder, resume, watch.step))
            if not ladders[-1].whole:
                break
    failed = [which for ladder in ladders for which in ladder.failed]
    whole = len(ladders) == len(played) and ladders[-1].whole
    if failed:
        warn(tongue, "ladder-failed", games=len(failed), which=", ".join(failed[:5]))
    if not whole:
        warn(tongue, "ladder-stopped")
    if write is not None:
        words = ["escarmouche ladder", *game, f"--games {games}", *(f"--bot {one}" for one in bot or ())]
        page = report(ladders, games, f"{' '.join(words)} --seed {seed} --write {write}", tongue)
        write.write_text(page + by_hand(write), "utf-8")
        warn(tongue, "ladder-written", path=write)
    if json:
        print_json(msgspec.to_builtins(ladders))
    else:
        for ladder in ladders:
            show(ladder, tongue)
    return 130 if not whole else 1 if failed else 0


HAND = "<!-- below: by hand -->"
"""What stands under this line of a page stays when the page is written again."""


def by_hand(page: Path) -> str:
    text = page.read_text("utf-8") if page.exists() else ""
    _, mark, rest = text.partition(HAND)
    return f"\n{mark}{rest}" if mark else ""


class Watch:
    """A bar on stderr with the pair that plays; nothing where nobody watches."""

    def __init__(self, games: int, lang: Lang) -> None:
        self._games, self._lang = games, lang

    def __enter__(self) -> Watch:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        quiet = not sys.stderr.isatty()
        self._bar = Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet)
        self._task = self._bar.add_task("", total=self._games)
        self._bar.start()
        return self

    def step(self, pair: tuple[str, str], outcome: object) -> None:
        described = tell(self._lang, "ladder-pair", one=pair[0], other=pair[1])
        self._bar.update(self._task, advance=1, description=described)

    def __exit__(self, *exc: object) -> None:
        self._bar.stop()


def rows(ladder: Ladder) -> tuple[list[list[str]], list[list[str]]]:
    """The ratings, and who won how often against whom."""
    shares = {}
    for meeting in ladder.meetings:
        rate = meeting.rate
        shares[meeting.one, meeting.other] = f"{rate.share:.0%} ({rate.low:.0%}–{rate.high:.0%})"
        shares[meeting.other, meeting.one] = f"{1 - rate.share:.0%} ({1 - rate.high:.0%}–{1 - rate.low:.0%})"
    names = [rung.bot for rung in ladder.rungs]
    ratings = [
        [rung.bot, f"{rung.rating:.1f}", f"{rung.low:.1f}–{rung.high:.1f}", f"{rung.games}"] for rung in ladder.rungs
    ]
    return ratings, [[one, *(shares.get((one, other), "") for other in names)] for one in names]


def heads(ladder: Ladder, lang: Lang) -> tuple[list[str], list[str]]:
    first = [tell(lang, f"ladder-{name}") for name in ("bot", "rating", "interval", "games")]
    return first, [tell(lang, "ladder-against"), *(rung.bot for rung in ladder.rungs)]


def report(ladders: Sequence[Ladder], games: int, asked: str, lang: Lang) -> str:
    """The ladders of some games as one page."""
    parts = ["# " + tell(lang, "ladder-title"), tell(lang, "ladder-how", games=games)]
    for ladder in ladders:
        parts.append(f"## {ladder.game}")
        for head, body in zip(heads(ladder, lang), rows(ladder), strict=True):
            lines = [head, ["---"] * len(head), *body]
            parts.append("\n".join("| " + " | ".join(line) + " |" for line in lines))
    parts.append(f"{tell(lang, 'ladder-again')} `{asked}`")
    return "\n\n".join(parts) + "\n"


def show(ladder: Ladder, lang: Lang) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    console.print(ladder.game)
    for head, body in zip(heads(ladder, lang), rows(ladder), strict=True):
        table = Table(*head, box=None)
        for line in body:
            table.add_row(*line)
        console.print(table)
