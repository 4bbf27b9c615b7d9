"""`escarmouche bench`: the engine beside its peers."""

from __future__ import annotations

import sys
from typing import Any

WORDS = {
    "job": ("job", "mesure"),
    "ours": ("ours", "nous"),
    "peer": ("peer", "pair"),
    "ratio": ("ratio", "rapport"),
    "unknown": ("There is no job “{}”; there are: {}.", "Il n’y a pas de mesure « {} » ; il y a : {}."),
    "missing": (
        "{} is measured against {}, which is not installed. Type: ./escarmouche bench",
        "{} se mesure à {}, qui n’est pas installé. Tapez : ./escarmouche bench",
    ),
    "written": ("{} is up to date.", "{} est à jour."),
}


def command(*jobs: str, json: bool = False, lang: str | None = None) -> int:
    """Measure the engine against its peers, with `web` the browser table under load. `growth` and
    `web-growth` renew the tables of docs/performance.md instead."""
    from escarmouche.bench import JOBS, WEB, MissingPeer, measure
    from escarmouche.cli.common import print_json
    from escarmouche.core.texts import language

    words = {name: pair[language(lang) == "fr"] for name, pair in WORDS.items()}
    if jobs == ("growth",):
        from escarmouche.bench.growth import write

        print(words["written"].format(write()))
        return 0
    if jobs == ("web-growth",):
        from escarmouche.bench import web

        print(words["written"].format(web.write()))
        return 0
    if jobs == ("web",):
        jobs = tuple(WEB)
    for job in jobs:
        if job not in JOBS and job not in WEB:
            print(
                words["unknown"].format(job[:60], ", ".join((*JOBS, *WEB, "web", "growth", "web-growth"))),
                file=sys.stderr,
            )
            return 2
    found: list[dict[str, Any]] = []
    status = 0
    for job in jobs or JOBS:
        try:
            found.append(measure(job))
        except MissingPeer as missing:
            print(words["missing"].format(missing.job, missing.package), file=sys.stderr)
            status = 1
    if json:
        print_json(found)
    else:
        show(found, words)
    return status


def show(found: list[dict[str, Any]], words: dict[str, str]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None)
    for name in ("job", "ours", "peer", "ratio"):
        table.add_column(words[name], justify="left" if name == "job" else "right")
    for one in found:
        ours, peer = f"{short(one['figure'])} {one['unit']}", f"{short(one['peer_figure'])} ({one['peer']})"
        table.add_row(one["job"], ours, peer, f"{short(one['ratio'])} ×")
    Console().print(table)


def short(value: float) -> str:
    """Three figures are all a measurement is good for."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
