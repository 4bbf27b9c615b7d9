"""`escarmouche ladder`: every bot meets every other, and who stands above whom."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from escarmouche.lab.ladder import Ladder

USUAL = ("random", "greedy", "habit", "search@60", "search@300")

WORDS = {
    "title": ("The ladder of the bots: {}", "L’échelle des adversaires : {}"),
    "bot": ("bot", "adversaire"),
    "rating": ("rating", "cote"),
    "interval": ("nine times in ten within", "neuf fois sur dix entre"),
    "games": ("games", "parties"),
    "against": ("wins of ↓ against →", "victoires de ↓ contre →"),
    "how": (
        "Every pair played {games} games: the same list on both sides, drawn for each seed, and every seed twice, "
        "seats exchanged, so that neither lists, table nor first turn favour anybody. Ratings are openskill’s "
        "(Plackett-Luce, 25 for a newcomer); shares have Wilson’s interval, draws count half.",
        "Chaque paire a joué {games} parties : la même bande des deux côtés, tirée pour chaque graine, et chaque "
        "graine deux fois en échangeant les places, pour que ni les bandes, ni la table, ni le premier tour "
        "n’avantagent personne. Les cotes sont celles d’openskill (Plackett-Luce, 25 pour un nouveau venu) ; les "
        "proportions ont l’intervalle de Wilson, une égalité compte pour moitié.",
    ),
    "again": ("Written by:", "Écrit par :"),
    "pair": ("{} v {}", "{} contre {}"),
    "stopped": (
        "stopped: what was played is rated; --resume goes on",
        "arrêté : ce qui a été joué est coté ; --resume reprend",
    ),
    "failed": ("{} games failed: {}", "{} parties ont échoué : {}"),
    "resume": (
        "--resume needs --out FOLDER: the games so far are there",
        "--resume demande --out DOSSIER : c’est là que sont les parties déjà jouées",
    ),
    "two": ("a ladder needs two different bots at least", "une échelle demande au moins deux adversaires différents"),
    "even": (
        "--games must be an even number from 2: every seed is played twice",
        "--games doit être un nombre pair à partir de 2 : chaque graine est jouée deux fois",
    ),
    "written": ("written to {}", "écrit dans {}"),
}


def command(
    game: str,
    /,
    *,
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
    """Let every bot meet every other on mirrored seeds and rate them."""
    from escarmouche.bots import named
    from escarmouche.cli.common import print_json, system_named
    from escarmouche.core.texts import language
    from escarmouche.games import SYSTEMS
    from escarmouche.lab.ladder import climb

    words = {name: pair[language(lang) == "fr"] for name, pair in WORDS.items()}
    system_named(game)
    bots = list(dict.fromkeys(bot or USUAL))
    for one in bots:
        named(one)
    wrong = "two" if len(bots) < 2 else "even" if games < 2 or games % 2 else "resume" if resume and out is None else ""
    if wrong:
        print(words[wrong], file=sys.stderr)
        return 2
    with Watch(len(bots) * (len(bots) - 1) // 2 * games, words["pair"]) as watch:
        ladder = climb(game, SYSTEMS[game], bots, games, seed, workers, out, resume, watch.step)
    if ladder.failed:
        print(words["failed"].format(len(ladder.failed), ", ".join(ladder.failed[:5])), file=sys.stderr)
    if not ladder.whole:
        print(words["stopped"], file=sys.stderr)
    if write is not None:
        asked = "".join(f" --bot {one}" for one in bot or ())
        write.write_text(report(ladder, games, f"escarmouche ladder {game} --games {games}{asked}", words), "utf-8")
        print(words["written"].format(write), file=sys.stderr)
    if json:
        print_json(msgspec.to_builtins(ladder))
    else:
        show(ladder, words)
    return 130 if not ladder.whole else 1 if ladder.failed else 0


class Watch:
    """A bar on stderr with the pair that plays; nothing where nobody watches."""

    def __init__(self, games: int, pair: str) -> None:
        self._games, self._pair = games, pair

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
        self._bar.update(self._task, advance=1, description=self._pair.format(*pair))

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


def heads(ladder: Ladder, words: dict[str, str]) -> tuple[list[str], list[str]]:
    first = [words["bot"], words["rating"], words["interval"], words["games"]]
    return first, [words["against"], *(rung.bot for rung in ladder.rungs)]


def report(ladder: Ladder, games: int, asked: str, words: dict[str, str]) -> str:
    """The ladder as a page."""
    parts = [f"# {words['title'].format(ladder.game)}", words["how"].format(games=games)]
    for head, body in zip(heads(ladder, words), rows(ladder), strict=True):
        lines = [head, ["---"] * len(head), *body]
        parts.append("\n".join("| " + " | ".join(line) + " |" for line in lines))
    parts.append(f"{words['again']} `{asked} --seed {ladder.seed} --write docs/ladder.md`")
    return "\n\n".join(parts) + "\n"


def show(ladder: Ladder, words: dict[str, str]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    for head, body in zip(heads(ladder, words), rows(ladder), strict=True):
        table = Table(*head, box=None)
        for line in body:
            table.add_row(*line)
        console.print(table)
