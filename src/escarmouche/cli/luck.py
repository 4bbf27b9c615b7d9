"""`escarmouche luck`: what dice and decisions did in a recorded game, told apart."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from escarmouche.cli.common import percent, print_json, system_named, watched
from escarmouche.cli.words import tell, warn

if TYPE_CHECKING:
    from escarmouche.sim.luck import Account, Report
    from escarmouche.sim.moments import Story
    from escarmouche.telling.texts import Lang, Texts


def command(
    path: Path,
    /,
    *,
    games: int = 240,
    samples: int = 16,
    bot: str | None = None,
    workers: int | None = None,
    seed: str = "luck",
    json: bool = False,
    lang: str | None = None,
) -> int:
    """Tell the luck of a recorded game apart from its decisions."""
    from escarmouche.bots import named
    from escarmouche.records.record import Difference, read
    from escarmouche.sim.luck import luck
    from escarmouche.sim.moments import story
    from escarmouche.sim.run import crew
    from escarmouche.telling.texts import Texts, language

    tongue = language(lang)
    for name, value, least in (("--games", games, 1), ("--samples", samples, 2)):
        if value < least:
            return warn(tongue, "at-least", option=name, least=least)
    if bot is not None:
        named(bot)
    record = read(path)
    system = system_named(record.setup.game)
    try:
        with crew(games, workers, None) as playing, watched() as progress:
            found = luck(
                record,
                system.place,
                bot=bot,
                games=games,
                samples=samples,
                seed=seed,
                executor=playing.executor,
                progress=progress,
            )
    except Difference as difference:
        warn(tongue, "record-differs", line=str(difference.line), what=difference.what)
        return 1
    if json:
        print_json(msgspec.to_builtins(found, str_keys=True))
    else:
        show(found, story(record, system), Texts(system, tongue))
    return 0


def show(found: Report, tale: Story, texts: Texts) -> None:
    from rich.console import Console
    from rich.table import Table

    lang = texts.lang
    names = {seat: texts.word("side", seat) for seat in found.seats}
    for seat in found.seats:
        table = Table(box=None, header_style="bold")
        for column in ("", "dice", "luck", "mistakes"):
            table.add_column(tell(lang, f"luck-{column}", side=names[seat]) if column else "")
        for turn, accounts in found.turns.items():
            table.add_row(tell(lang, "luck-turn", turn=turn), *told(accounts[seat], lang))
        table.add_row(tell(lang, "luck-whole"), *told(found.players[seat], lang), style="bold")
        Console(width=110).print(table)
        print()
    print(tell(lang, "luck-curve", side=names[found.seats[0]]))
    print(curve(found, texts))
    print("\n" + tell(lang, "luck-costliest" if found.costliest else "luck-none"))
    for one in found.costliest:
        print("  " + costly(one.moment, found, tale, texts))
    brier = f"{found.brier:.3f}".replace(".", "," if lang == "fr" else ".")
    print("\n" + tell(lang, "luck-how", games=found.games, bot=found.bot, brier=brier))


def told(one: Account, lang: Lang) -> tuple[str, str, str]:
    """Dice, luck and mistakes of a player, in words."""
    from escarmouche.telling.texts import number

    rolls = one.dice.rolls
    dice = tell(lang, "luck-rolls", share=percent(lang, one.dice.percentile), rolls=rolls) if rolls else "–"
    models, points = (
        ("+" if value > 0 else "") + number(lang, round(value, 1) + 0.0) for value in (one.luck.models, one.luck.points)
    )
    chance, error = percent(lang, one.luck.chance, 1, sign=True), percent(lang, 2 * one.luck.error, 1)
    gained = tell(lang, "luck-gained", chance=chance, error=error, models=models, points=points)
    lost = percent(lang, -one.cost, 1)
    cost = tell(lang, "luck-cost", mistakes=one.mistakes, decisions=one.decisions, cost=lost) if one.mistakes else "–"
    return dice, gained if one.luck.error or one.luck.chance else "–", cost


def curve(found: Report, texts: Texts) -> str:
    """The curve as signs, and the chance when each turn began."""
    wide = min(72, len(found.curve))
    signs = "▁▂▃▄▅▆▇█"
    line = "".join(
        signs[min(7, int(8 * found.curve[at * (len(found.curve) - 1) // max(1, wide - 1)].chance))]
        for at in range(wide)
    )
    begun = {one.turn: one for one in reversed(found.curve)}
    turns = "  ".join(
        f"{turn}: {percent(texts.lang, one.chance)} ({percent(texts.lang, one.low)}–{percent(texts.lang, one.high)})"
        for turn, one in sorted(begun.items())
    )
    return f"{line}\n{turns}"


def costly(moment: int, found: Report, tale: Story, texts: Texts) -> str:
    from escarmouche.sim.moments import worded

    one = next(it for it in found.costliest if it.moment == moment)
    chosen = tale.chosen[moment]
    state = chosen.position.now
    return tell(
        texts.lang,
        "luck-costly",
        moment=one.moment,
        turn=one.turn,
        side=texts.word("side", one.seat),
        question=texts.prompt(chosen.decision, state),
        chosen=worded(texts, chosen.decision, one.chosen, state),
        better=worded(texts, chosen.decision, one.better, state),
        cost=percent(texts.lang, -one.cost, 1),
        error=percent(texts.lang, 2 * one.error, 1),
    )
