"""`escarmouche futures`: a recorded game played on from one of its moments, again and again."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from escarmouche.cli.common import percent, print_json, system_named, watched
from escarmouche.cli.replay import WORDS as REPLAY

if TYPE_CHECKING:
    from escarmouche.core.texts import Texts
    from escarmouche.sim.futures import Extent, Futures

WORDS = {
    "differs": REPLAY["differs"],
    "title": (
        "{} futures from moment {} of {} (turn {}), played by {}",
        "{} futurs depuis le moment {} sur {} (tour {}), joués par {}",
    ),
    "stopped": ("stopped after {} of {} games", "arrêté après {} parties sur {}"),
    "games": ("--games must be at least 1, not {}", "--games doit valoir au moins 1, et non {}"),
    "at": ("--at: the game has the moments 0 to {}, not {}", "--at : la partie a les moments 0 à {}, et non {}"),
    "wins": ("{} wins", "{} gagne"),
    "draws": ("draw", "égalité"),
    "models": ("models of {}", "figurines de {}"),
    "points": ("points of {}", "points de {}"),
    "turns": ("turns", "tours"),
    "between": ("{} to {} in nine games of ten", "{} à {} dans neuf parties sur dix"),
}


def command(
    path: Path,
    /,
    *,
    at: int | None = None,
    games: int = 1000,
    bot: str | None = None,
    workers: int | None = None,
    seed: str = "futures",
    json: bool = False,
    lang: str | None = None,
) -> int:
    """Play a recorded game on from one of its moments, a thousand times."""
    from escarmouche.bots import named
    from escarmouche.core.record import Difference, read
    from escarmouche.core.texts import Texts, language
    from escarmouche.games import SYSTEMS
    from escarmouche.sim.futures import Plan, futures, resting, usual
    from escarmouche.sim.moments import story
    from escarmouche.sim.run import crew

    tongue = language(lang)
    words = {name: pair[tongue == "fr"] for name, pair in WORDS.items()}
    if bot is not None:
        named(bot)
    record = read(path)
    system = system_named(record.setup.game)
    try:
        tale = story(record, system)
    except Difference as difference:
        print(words["differs"].format(difference.line, difference.what), file=sys.stderr)
        return 1
    last = len(tale.chosen)
    moment = last // 2 if at is None else at
    if games < 1 or not 0 <= moment <= last:
        print(words["games"].format(games) if games < 1 else words["at"].format(last, moment), file=sys.stderr)
        return 2
    plan = Plan(place=SYSTEMS[system.name], at=resting(tale.position(moment)), bot=bot or usual(system), seed=seed)
    with crew(games, workers, None) as playing, watched() as progress:
        found = futures(plan, games, playing.executor, progress)
    if found.games < games:
        print(words["stopped"].format(found.games, games), file=sys.stderr)
    if json:
        print_json({"moment": moment, **msgspec.to_builtins(found)})
    else:
        title = words["title"].format(found.games, moment, last, tale.position(moment).now.turn, plan.bot)
        show(found, title, words, Texts(system, tongue))
    return 130 if found.games < games else 0


def show(found: Futures, title: str, words: dict[str, str], texts: Texts) -> None:
    from rich.console import Console
    from rich.table import Table

    lang = texts.lang
    table = Table(show_header=False, box=None)
    for seat, won in [*found.wins.items(), ("", found.draws)]:
        name = words["wins"].format(texts.word("side", seat)) if seat else words["draws"]
        bar = "█" * round(30 * won.share)
        table.add_row(name, percent(lang, won.share, 1), f"{percent(lang, won.low)} – {percent(lang, won.high)}", bar)
    for what, ranges in (("models", found.models), ("points", found.points)):
        for seat, one in ranges.items():
            if one.high:
                table.add_row(words[what].format(texts.word("side", seat)), *spanned(one, texts, words))
    table.add_row(words["turns"], *spanned(found.turns, texts, words))
    print(title)
    Console().print(table)


def spanned(one: Extent, texts: Texts, words: dict[str, str]) -> tuple[str, str]:
    from escarmouche.core.texts import number

    mean = f"{number(texts.lang, round(one.mean, 2))} ± {number(texts.lang, round(1.96 * one.error, 2))}"
    return mean, words["between"].format(number(texts.lang, one.low), number(texts.lang, one.high))
