"""`escarmouche dataset`: every choice of many games in one Parquet file."""

from __future__ import annotations

from pathlib import Path

from escarmouche.cli.words import warn


def command(
    game: str,
    /,
    *,
    out: Path,
    games: int = 2000,
    seed: str = "dataset",
    red: str = "habit",
    blue: str = "habit",
    swap: bool = False,
    mirror: bool = False,
    workers: int | None = None,
    scenario: str | None = None,
    option: list[str] | None = None,
    json: bool = False,
    lang: str | None = None,
) -> int:
    """Play many games and keep every choice of them in a Parquet file."""
    from escarmouche.cli.common import options_of, print_json, system_named
    from escarmouche.cli.simulate import contestant, progress_bar
    from escarmouche.sim import Contest, check_contest
    from escarmouche.sim.dataset import written
    from escarmouche.telling.texts import language

    tongue = language(lang)
    system = system_named(game)
    for name, value in (("--games", games), ("--workers", workers)):
        if value is not None and value < 1:
            return warn(tongue, "at-least", option=name, least=1)
    for one in option or []:
        if "=" not in one:
            return warn(tongue, "name-value", option="--option", word=one[:60])
    if out.suffix != ".parquet":
        return warn(tongue, "dataset-parquet", path=out)
    contest = Contest(
        system=system.place,
        seed=seed,
        red=contestant(red, None),
        blue=contestant(blue, None),
        swap=swap,
        mirror=mirror,
        options=options_of(system, scenario, option or []),
    )
    check_contest(contest)
    out.parent.mkdir(parents=True, exist_ok=True)
    with progress_bar(games) as progress:
        rows = written(out, contest, games, workers, progress)
    if json:
        print_json({"games": games, "rows": rows, "path": str(out)})
    else:
        warn(tongue, "dataset-written", games=games, rows=rows, path=out)
    return 0
