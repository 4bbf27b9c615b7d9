"""`escarmouche odds GAME --agree N`: exact odds beside plays, kept line by line so that a long run may be stopped."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from escarmouche.cli.common import print_json, watched
from escarmouche.cli.words import tell, warn

if TYPE_CHECKING:
    from escarmouche.core.system import System
    from escarmouche.odds.agreement import Compared
    from escarmouche.telling.texts import Lang


def agreed(
    system: System,
    decisions: int,
    samples: int,
    seed: str,
    out: Path | None = None,
    resume: bool = False,
    json: bool = False,
    lang: Lang = "en",
) -> int:
    """Odds of random pending decisions beside so many plays of each; 1 if they do not agree or are too few."""
    from escarmouche.odds.agreement import agreement

    if resume and out is None:
        return warn(lang, "agree-resume")
    run = {"game": system.name, "samples": samples, "seed": seed}
    made = before(out, run, resume) if out else []
    stopped = False
    with watched() as progress:
        try:
            for one in agreement(system, decisions, samples, seed, tuple(made)):
                made.append(one)
                if out:
                    keep(out, one)
                if progress:
                    progress(sum(one.found == "exact" for one in made), decisions)
        except KeyboardInterrupt:
            stopped = True
    exact = [one for one in made if one.found == "exact"]
    if json:
        print_json(msgspec.to_builtins(made))
    else:
        show(made, lang)
    if stopped:
        warn(lang, "agree-stopped", exact=len(exact), decisions=decisions)
        return 130
    if len(exact) < decisions:
        warn(lang, "agree-few", exact=len(exact), decisions=decisions)
        return 1
    return 0 if all(one.agrees for one in made) else 1


def before(out: Path, run: dict[str, object], resume: bool) -> list[Compared]:
    """What an earlier run compared, if it was the same run; a last line that was cut short is not used."""
    from escarmouche.odds.agreement import Compared
    from escarmouche.telling.texts import Unusable

    if not out.exists():
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_bytes(msgspec.json.encode({"run": run}) + b"\n")
        return []
    if not resume:
        raise Unusable("results-exist", path=str(out))
    try:
        head, *lines = out.read_bytes().split(b"\n")
        told = msgspec.json.decode(head)["run"]
        made = [msgspec.json.decode(line, type=Compared) for line in lines[:-1]]
    except (msgspec.DecodeError, KeyError, TypeError):
        raise Unusable("results-unreadable", path=str(out)) from None
    for name, ours in run.items():
        if told.get(name) != ours:
            raise Unusable("results-other", path=str(out), field=name, before=told.get(name), now=ours)
    out.write_bytes(b"\n".join([head, *lines[:-1], b""]))
    return made


def keep(out: Path, one: Compared) -> None:
    with out.open("ab") as file:
        file.write(msgspec.json.encode(one) + b"\n")


def show(made: Sequence[Compared], lang: Lang) -> None:
    from escarmouche.telling.texts import number

    def far(much: float) -> str:
        return number(lang, round(much, 2)) if isfinite(much) else "∞"

    exact = [one for one in made if one.found == "exact"]
    figures = [(figure, one) for one in exact for figure in one.figures]
    for one in made:
        for figure in one.figures:
            if figure.again is not None:
                decision, what = f"{one.number} {one.key}", f"{figure.who} {figure.what}"
                errors, again = far(figure.far), far(figure.again)
                print(tell(lang, "agree-again", decision=decision, figure=what, errors=errors, again=again))
    worst, where = 0.0, ""
    if figures:
        figure, one = max(figures, key=lambda pair: pair[0].far)
        worst, where = figure.far, f" ({one.number} {one.key}, {figure.who} {figure.what})"
    plays = max((one.plays for one in exact), default=0)
    facts = {"decisions": len(exact), "plays": plays, "figures": len(figures), "errors": far(worst), "where": where}
    print(tell(lang, "agree-agrees", **facts))
    by = Counter(one.policy for one in exact)
    print(tell(lang, "agree-policies", best=by["best"], decline=by["decline"], none=by["none"]))
    print(tell(lang, "agree-run", run=sum(one.run for one in exact), plays=sum(one.plays for one in exact)))
    for found, times in Counter(one.found for one in made if one.found != "exact").items():
        print(tell(lang, f"agree-{found}", count=times))
