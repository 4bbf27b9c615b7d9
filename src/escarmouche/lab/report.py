"""The findings of a study as a page of Markdown."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from escarmouche.lab.charts import named
from escarmouche.lab.findings import Findings
from escarmouche.lab.fit import Interval, Rate
from escarmouche.lab.words import numbers, word
from escarmouche.telling.texts import Lang


def report(found: Findings, pictures: Mapping[str, Path], lang: Lang) -> str:
    """Sentences, pictures, tables."""
    lines = [f"# {word('report', lang, title=found.title)}", "", *sentences(found, lang), ""]
    for name, path in pictures.items():
        facts = {"options": named(found.switched.options)} if found.switched else {"options": ""}
        lines += [f"![{word(name, lang, **facts)}]({path.parent.name}/{path.name})", ""]
    if found.profiles:
        lines += table(found, lang)
    if found.lists:
        lines += [f"| {word('list', lang)} | {word('rate', lang)} |", "|---|---|"]
        lines += [f"| {name} | {share(rate)} |" for name, rate in found.lists.items()]
    return "\n".join(lines).rstrip() + "\n"


def sentences(found: Findings, lang: Lang) -> list[str]:
    """The study in a few lines."""
    study = found.study
    what = word("given" if study.lists else "drawn", lang)
    games = sum(count for part, count in found.games.items() if part == "lists")
    turns = f"{found.turns:.1f}"
    lines = [
        word(
            "played",
            lang,
            bot=study.bot,
            games=games,
            what=what,
            turns=turns,
            draws=found.draws,
            version=found.version,
        ),
        word("first-told", lang, **rate_facts(found.first)),
    ]
    if found.point:
        lines.append(word("point-told", lang, **interval_facts(found.point)))
    elif not study.lists:
        lines.append(word("too-few", lang))
    if found.transfer:
        transfer = found.transfer
        lines.append(
            word(
                "transfer-told",
                lang,
                games=transfer.favoured.games,
                bot=transfer.bot,
                **rate_facts(transfer.favoured),
                slope=f"{transfer.slope.value:.2f}",
                slope_low=f"{transfer.slope.low:.2f}",
                slope_high=f"{transfer.slope.high:.2f}",
            )
        )
    if found.switched:
        changed = found.switched
        lines.append(
            word(
                "switched-told",
                lang,
                options=named(changed.options),
                games=changed.games,
                share=percent(changed.other_winner.share),
                before=percent(changed.first[0].share),
                after=percent(changed.first[1].share),
                turns_before=f"{changed.turns[0]:.1f}",
                turns_after=f"{changed.turns[1]:.1f}",
            )
        )
    return lines


def table(found: Findings, lang: Lang) -> list[str]:
    """Every profile on a line, what gives most for its points first."""
    names = ("profile", "faction", "cost", "suggested", "efficiency", "contribution", "rate", "duels-won", "left")
    lines = ["| " + " | ".join(word(name, lang) for name in names) + " |", "|---|---|" + "---:|" * 7]
    order = sorted(found.profiles, key=lambda one: -(one.efficiency.value if one.efficiency else 0.0))
    for one in order:
        cells = [
            f"**{one.name}**" if one.verdict != "fair" else one.name,
            one.faction,
            str(one.cost),
            between(one.suggested, "{:.1f}"),
            "" if one.efficiency is None else f"{one.efficiency.value:.2f}",
            "" if one.contribution is None else f"{one.contribution.value:+.0%}",
            share(one.rate),
            "" if one.duels is None else percent(one.duels.share),
            "" if one.left is None else percent(one.left),
        ]
        lines.append(numbers("| " + " | ".join(cells) + " |", lang))
    return lines


def between(interval: Interval | None, form: str) -> str:
    if interval is None:
        return ""
    return f"{form.format(interval.value)} ({form.format(interval.low)}–{form.format(interval.high)})"


def share(rate: Rate) -> str:
    return f"{percent(rate.share)} ({percent(rate.low)}–{percent(rate.high)})" if rate.games else ""


def percent(value: float) -> str:
    return f"{value:.0%}"


def rate_facts(rate: Rate) -> dict[str, str]:
    return {"share": percent(rate.share), "low": percent(rate.low), "high": percent(rate.high)}


def interval_facts(interval: Interval) -> dict[str, str]:
    return {"share": f"{interval.value:.1%}", "low": f"{interval.low:.1%}", "high": f"{interval.high:.1%}"}
