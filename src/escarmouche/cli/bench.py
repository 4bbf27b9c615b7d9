"""`escarmouche bench`: the engine beside its peers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from escarmouche.cli.words import tell, warn

if TYPE_CHECKING:
    from escarmouche.telling.texts import Lang


def command(*jobs: str, json: bool = False, lang: str | None = None) -> int:
    """Measure the engine against its peers, with `web` the browser table under load. `growth` and
    `web-growth` renew the tables of docs/performance.md instead."""
    from escarmouche.bench import JOBS, WEB, MissingPeer, measure
    from escarmouche.cli.common import print_json
    from escarmouche.telling.texts import language

    tongue = language(lang)
    if jobs == ("growth",):
        from escarmouche.bench.growth import write

        print(tell(tongue, "bench-written", path=write()))
        return 0
    if jobs == ("web-growth",):
        from escarmouche.bench import web

        print(tell(tongue, "bench-written", path=web.write()))
        return 0
    if jobs == ("web",):
        jobs = tuple(WEB)
    for job in jobs:
        if job not in JOBS and job not in WEB:
            known = ", ".join((*JOBS, *WEB, "web", "growth", "web-growth"))
            return warn(tongue, "bench-unknown", word=job[:60], known=known)
    found: list[dict[str, Any]] = []
    status = 0
    for job in jobs or JOBS:
        try:
            found.append(measure(job))
        except MissingPeer as missing:
            warn(tongue, "bench-missing", job=missing.job, package=missing.package)
            status = 1
    if json:
        print_json(found)
    else:
        show(found, tongue)
    return status


def show(found: list[dict[str, Any]], lang: Lang) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None)
    for name in ("job", "ours", "peer", "ratio"):
        table.add_column(tell(lang, f"bench-{name}"), justify="left" if name == "job" else "right")
    for one in found:
        ours, peer = f"{short(one['figure'])} {one['unit']}", f"{short(one['peer_figure'])} ({one['peer']})"
        table.add_row(one["job"], ours, peer, f"{short(one['ratio'])} ×")
    Console().print(table)


def short(value: float) -> str:
    """Three figures are all a measurement is good for."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
