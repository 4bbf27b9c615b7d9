"""`escarmouche rules GAME --games N` and `--played FOLDER`: which rules of a book games meet, and how often."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from escarmouche.cli.common import print_json, watched
from escarmouche.cli.words import tell, warn

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from escarmouche.core.system import System
    from escarmouche.rulings.played import Found, Tally
    from escarmouche.telling.texts import Lang


def count_rules(system: System, games: int, folder: Path | None, seed: str, write: bool, lang: Lang, json: bool) -> int:
    """Play games, or play recorded ones again, and tell what they met; `write` keeps the counts in the package."""
    from escarmouche.rulings.played import tally

    if games < 0:
        return warn(lang, "at-least", option="--games", least=1)
    files = sorted(folder.rglob("*.jsonl")) if folder else []
    if folder and not files:
        return warn(lang, "played-nothing", path=folder)
    with watched() as step:
        found = tally(system, told(met_in(system, games, files, seed), games or len(files), step))
    if write and not keep(system, found, lang):
        return 2
    if json:
        print_json(found.summary())
    else:
        show(system, found, lang)
    return 0


def met_in(system: System, games: int, files: list[Path], seed: str) -> Iterator[Found]:
    from escarmouche.sim.played import games_met, records_met

    yield from records_met(files, system)
    yield from games_met(system.place, games, seed)


def told(games: Iterable[Found], total: int, step: object) -> Iterator[Found]:
    """The same games, with the bar moving."""
    for done, met in enumerate(games, 1):
        yield met
        if callable(step):
            step(done, total)


def keep(system: System, found: Tally, lang: Lang) -> bool:
    from escarmouche.rulings.played import write_tally

    path = write_tally(system, found)
    warn(lang, "played-unkept") if path is None else warn(lang, "played-kept", path=path)
    return path is not None


def show(system: System, found: Tally, lang: Lang) -> None:
    """A table by chapter, then the rules that no game met."""
    from escarmouche.cli.common import percent
    from escarmouche.cli.rules import table, wrapped
    from escarmouche.rulings.contents import title_of
    from escarmouche.rulings.ledger import ledger

    rules, unmet = ledger(system), set(found.unmet)
    chapters: dict[str, list[str]] = {}
    for rule in found.rules:
        chapters.setdefault(rules[rule].chapter, []).append(rule)
    rows = [
        [
            f"{chapter}  {title_of(system, rules[ids[0]], lang)}",
            str(len(ids)),
            str(sum(one not in unmet for one in ids)),
        ]
        for chapter, ids in chapters.items()
    ]
    table([tell(lang, f"played-{name}") for name in ("chapter", "rules", "met")], rows)
    share = percent(lang, found.share, 1)
    print(tell(lang, "played-share", games=found.games, met=len(rules) - len(unmet), rules=len(rules), share=share))
    if unmet:
        print(wrapped(f"{tell(lang, 'played-unmet')} {', '.join(found.unmet)}"))
