"""`escarmouche luck`: what dice and decisions did in a recorded game, told apart."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from escarmouche.cli.common import percent, print_json, system_named, watched
from escarmouche.cli.replay import WORDS as REPLAY

if TYPE_CHECKING:
    from escarmouche.core.texts import Texts
    from escarmouche.sim.luck import Account, Report
    from escarmouche.sim.moments import Story

WORDS = {
    "whole": ("whole game", "toute la partie"),
    "turn": ("turn {}", "tour {}"),
    "dice": ("dice of {}", "dés de {}"),
    "luck": ("luck of {}", "chance de {}"),
    "mistakes": ("mistakes of {}", "erreurs de {}"),
    "rolls": ("luckier than {}, rolls: {}", "plus heureux que {}, jets : {}"),
    "gained": ("{} ± {}; models {}, points {}", "{} ± {} ; figurines {}, points {}"),
    "cost": ("{} of {}: {}", "{} sur {} : {}"),
    "curve": ("{}'s chance to win", "Chances de victoire : {}"),
    "costliest": ("Costliest decisions", "Décisions les plus coûteuses"),
    "none": (
        "No decision was clearly worse than another.",
        "Aucune décision n’était nettement moins bonne qu’une autre.",
    ),
    "costly": (
        "moment {}, turn {}, {} – {} {}; better: {} ({} ± {})",
        "moment {}, tour {}, {} – {} {} ; mieux : {} ({} ± {})",
    ),
    "how": (
        "Chances: the game's score, calibrated on {} games played on by {} (Brier score {} on games it had not seen; "
        "no knowledge gets 0.25). ± is two standard errors; the bounds of the curve hold nine of ten refits. Luck and "
        "mistakes are chances to win gained and lost; a decision is a mistake beyond two standard errors and 0.5%.",
        "Chances : le score du jeu, étalonné sur {} parties poursuivies par {} (score de Brier {} sur des parties non "
        "vues ; 0,25 sans aucun savoir). ± vaut deux erreurs types ; les bornes de la courbe contiennent neuf "
        "réajustements sur dix. Chance et erreurs sont des chances de victoire gagnées et perdues ; une décision n’est "
        "une erreur qu’au-delà de deux erreurs types et de 0,5 %.",
    ),
    "number": ("{} must be at least {}", "{} doit valoir au moins {}"),
    "differs": REPLAY["differs"],
}


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
    from escarmouche.core.record import Difference, read
    from escarmouche.core.texts import Texts, language
    from escarmouche.games import SYSTEMS
    from escarmouche.sim.luck import luck
    from escarmouche.sim.moments import story
    from escarmouche.sim.run import crew

    tongue = language(lang)
    words = {name: pair[tongue == "fr"] for name, pair in WORDS.items()}
    for name, value, least in (("--games", games, 1), ("--samples", samples, 2)):
        if value < least:
            print(words["number"].format(name, least), file=sys.stderr)
            return 2
    if bot is not None:
        named(bot)
    record = read(path)
    system = system_named(record.setup.game)
    try:
        with crew(games, workers, None) as playing, watched() as progress:
            found = luck(
                record,
                SYSTEMS[system.name],
                bot=bot,
                games=games,
                samples=samples,
                seed=seed,
                executor=playing.executor,
                progress=progress,
            )
    except Difference as difference:
        print(words["differs"].format(difference.line, difference.what), file=sys.stderr)
        return 1
    if json:
        print_json(msgspec.to_builtins(found, str_keys=True))
    else:
        show(found, story(record, system), words, Texts(system, tongue))
    return 0


def show(found: Report, tale: Story, words: dict[str, str], texts: Texts) -> None:
    from rich.console import Console
    from rich.table import Table

    names = {seat: texts.word("side", seat) for seat in found.seats}
    for seat in found.seats:
        table = Table(box=None, header_style="bold")
        for column in ("", "dice", "luck", "mistakes"):
            table.add_column(words[column].format(names[seat]) if column else "")
        for turn, accounts in found.turns.items():
            table.add_row(words["turn"].format(turn), *told(accounts[seat], words, texts))
        table.add_row(words["whole"], *told(found.players[seat], words, texts), style="bold")
        Console(width=110).print(table)
        print()
    print(words["curve"].format(names[found.seats[0]]))
    print(curve(found, texts))
    print(f"\n{words['costliest'] if found.costliest else words['none']}")
    for one in found.costliest:
        print("  " + costly(one.moment, found, tale, words, texts))
    brier = f"{found.brier:.3f}"
    print("\n" + words["how"].format(found.games, found.bot, brier.replace(".", ",") if texts.lang == "fr" else brier))


def told(one: Account, words: dict[str, str], texts: Texts) -> tuple[str, str, str]:
    """Dice, luck and mistakes of a player, in words."""
    from escarmouche.core.texts import number

    lang = texts.lang
    rolls = one.dice.rolls
    dice = words["rolls"].format(percent(lang, one.dice.percentile), rolls) if rolls else "–"
    models, points = (
        ("+" if value > 0 else "") + number(lang, round(value, 1) + 0.0) for value in (one.luck.models, one.luck.points)
    )
    gained = words["gained"].format(
        percent(lang, one.luck.chance, 1, sign=True), percent(lang, 2 * one.luck.error, 1), models, points
    )
    cost = words["cost"].format(one.mistakes, one.decisions, percent(lang, -one.cost, 1)) if one.mistakes else "–"
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


def costly(moment: int, found: Report, tale: Story, words: dict[str, str], texts: Texts) -> str:
    from escarmouche.sim.moments import worded

    one = next(it for it in found.costliest if it.moment == moment)
    chosen = tale.chosen[moment]
    state = chosen.position.now
    return words["costly"].format(
        one.moment,
        one.turn,
        texts.word("side", one.seat),
        texts.prompt(chosen.decision, state),
        worded(texts, chosen.decision, one.chosen, state),
        worded(texts, chosen.decision, one.better, state),
        percent(texts.lang, -one.cost, 1),
        percent(texts.lang, 2 * one.error, 1),
    )
