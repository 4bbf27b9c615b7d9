"""`escarmouche odds GAME --agree N`: exact odds beside plays, kept line by line so that a long run may be stopped."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from escarmouche.cli.common import print_json, watched

if TYPE_CHECKING:
    from escarmouche.core.system import System
    from escarmouche.core.texts import Lang
    from escarmouche.odds.agreement import Compared

WORDS = {
    "agrees": (
        "{} decisions with exact odds, each beside {} plays: {} figures, the worst {} standard errors apart{}.",
        "{} décisions aux chances exactes, chacune face à {} parties : {} chiffres, le pire à {} erreurs types{}.",
    ),
    "where": (" ({}, {})", " ({}, {})"),
    "policies": (
        "Of these, {} where everybody on the way chooses best, {} where they decline, {} where nobody has a choice.",
        "Dont {} où chacun choisit en chemin au mieux, {} où chacun s’abstient, {} où personne n’a de choix.",
    ),
    "run": (
        "{} of {} plays went through the rules; the others threw what had been seen before.",
        "{} parties sur {} sont passées par les règles ; les autres ont tiré ce qui avait déjà été vu.",
    ),
    "certain": (
        "passed over: {}, nothing left to the dice (a play came to the same)",
        "laissées de côté : {}, rien n’y dépend des dés (une partie donne la même chose)",
    ),
    "sampled": ("passed over: {}, too many ways, odds sampled", "laissées de côté : {}, trop de chemins, estimées"),
    "unplayed": (
        "passed over: {}, too many ways to reckon the replies",
        "laissées de côté : {}, trop de chemins pour calculer les réponses",
    ),
    "none": ("passed over: {}, a game without a choice", "laissées de côté : {}, une partie sans choix"),
    "again": (
        "{} {}, {}: {} standard errors apart, and {} with as many plays more",
        "{} {}, {} : écart de {} erreurs types, puis {} avec autant de parties de plus",
    ),
    "few": ("Only {} of {} decisions have exact odds.", "Seules {} décisions sur {} ont des chances exactes."),
    "resume": (
        "--resume needs --out FILE: what was compared is there",
        "--resume demande --out FICHIER : c’est là que sont les comparaisons",
    ),
    "stopped": ("stopped after {} of {} decisions", "arrêté après {} décisions sur {}"),
}


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

    words = {name: pair[lang == "fr"] for name, pair in WORDS.items()}
    if resume and out is None:
        print(words["resume"], file=sys.stderr)
        return 2
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
        show(made, words, lang)
    if stopped:
        print(words["stopped"].format(len(exact), decisions), file=sys.stderr)
        return 130
    if len(exact) < decisions:
        print(words["few"].format(len(exact), decisions), file=sys.stderr)
        return 1
    return 0 if all(one.agrees for one in made) else 1


def before(out: Path, run: dict[str, object], resume: bool) -> list[Compared]:
    """What an earlier run compared, if it was the same run; a last line that was cut short is not used."""
    from escarmouche.core.texts import Unusable
    from escarmouche.odds.agreement import Compared

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


def show(made: Sequence[Compared], words: dict[str, str], lang: Lang) -> None:
    from escarmouche.core.texts import number

    def far(much: float) -> str:
        return number(lang, round(much, 2)) if isfinite(much) else "∞"

    exact = [one for one in made if one.found == "exact"]
    figures = [(figure, one) for one in exact for figure in one.figures]
    for one in made:
        for figure in one.figures:
            if figure.again is not None:
                what = f"{figure.who} {figure.what}"
                print(words["again"].format(one.number, one.key, what, far(figure.far), far(figure.again)))
    worst, where = 0.0, ""
    if figures:
        figure, one = max(figures, key=lambda pair: pair[0].far)
        worst, where = figure.far, words["where"].format(f"{one.number} {one.key}", f"{figure.who} {figure.what}")
    plays = max((one.plays for one in exact), default=0)
    print(words["agrees"].format(len(exact), plays, len(figures), far(worst), where))
    by = Counter(one.policy for one in exact)
    print(words["policies"].format(by["best"], by["decline"], by["none"]))
    print(words["run"].format(sum(one.run for one in exact), sum(one.plays for one in exact)))
    for found, times in Counter(one.found for one in made if one.found != "exact").items():
        print(words[found].format(times))
