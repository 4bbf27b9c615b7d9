"""`escarmouche futures`: a recorded game played on from one of its moments, again and again."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from escarmouche.cli.common import percent, print_json, system_named, watched
from escarmouche.cli.words import tell, warn

if TYPE_CHECKING:
    from escarmouche.sim.futures import Extent, Futures
    from escarmouche.telling.texts import Lang, Texts


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
    from escarmouche.records.record import Difference, read
    from escarmouche.sim.futures import Plan, futures, resting, usual
    from escarmouche.sim.moments import story
    from escarmouche.sim.run import crew
    from escarmouche.telling.texts import Texts, language

    tongue = language(lang)
    if bot is not None:
        named(bot)
    record = read(path)
    system = system_named(record.setup.game)
    try:
        tale = story(record, system)
    except Difference as difference:
        warn(tongue, "record-differs", line=str(difference.line), what=difference.what)
        return 1
    last = len(tale.chosen)
    moment = last // 2 if at is None else at
    if games < 1:
        return warn(tongue, "at-least", option="--games", least=1)
    if not 0 <= moment <= last:
        return warn(tongue, "futures-at", last=last, moment=moment)
    plan = Plan(place=system.place, at=resting(tale.position(moment)), bot=bot or usual(system), seed=seed)
    with crew(games, workers, None) as playing, watched() as progress:
        found = futures(plan, games, playing.executor, progress)
    if found.games < games:
        warn(tongue, "stopped-after", done=found.games, games=games)
    if json:
        print_json({"moment": moment, **msgspec.to_builtins(found)})
    else:
        facts = {"moment": moment, "last": last, "turn": tale.position(moment).now.turn, "bot": plan.bot}
        print(tell(tongue, "futures-title", games=found.games, **facts))
        show(found, Texts(system, tongue))
    return 130 if found.games < games else 0


def show(found: Futures, texts: Texts) -> None:
    from rich.console import Console
    from rich.table import Table

    lang = texts.lang
    table = Table(show_header=False, box=None)
    for seat, won in [*found.wins.items(), ("", found.draws)]:
        name = tell(lang, "futures-wins", side=texts.word("side", seat)) if seat else tell(lang, "futures-draws")
        bar = "█" * round(30 * won.share)
        table.add_row(name, percent(lang, won.share, 1), f"{percent(lang, won.low)} – {percent(lang, won.high)}", bar)
    for what, ranges in (("models", found.models), ("points", found.points)):
        for seat, one in ranges.items():
            if one.high:
                table.add_row(tell(lang, f"futures-{what}", side=texts.word("side", seat)), *spanned(one, lang))
    table.add_row(tell(lang, "futures-turns"), *spanned(found.turns, lang))
    Console().print(table)


def spanned(one: Extent, lang: Lang) -> tuple[str, str]:
    from escarmouche.telling.texts import number

    mean = f"{number(lang, round(one.mean, 2))} ± {number(lang, round(1.96 * one.error, 2))}"
    return mean, tell(lang, "futures-between", low=number(lang, one.low), high=number(lang, one.high))
