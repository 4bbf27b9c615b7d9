"""The charts of a study as Vega-Lite: plain data, the same for the page and for files.

Each mark carries the games behind it: `part`, `with` and perhaps `against`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from escarmouche.lab.findings import Cell, Findings
from escarmouche.lab.fit import Interval, Rate
from escarmouche.lab.study import DUELS, LISTS, SWITCHED
from escarmouche.lab.words import word
from escarmouche.telling.texts import Lang, Unusable

Spec = dict[str, Any]
SCHEMA = "https://vega.github.io/schema/vega-lite/v6.json"
COLOURS = {"cheap": "#2a7f9e", "fair": "#8a8578", "dear": "#c4622d"}
"""Told apart by those who see few colours, on light and on dark."""
PLAIN = "#2a7f9e"
STEP, WIDE = 17, 560
PPI = 110


def charts(found: Findings, lang: Lang) -> dict[str, Spec]:
    """Every chart the findings allow, by name, the most telling first."""
    made: dict[str, Spec] = {}
    told = sorted(
        (one for one in found.profiles if one.suggested),
        key=lambda one: -(one.suggested.value - one.cost if one.suggested else 0.0),
    )
    if told:
        made["costs"] = costs_chart(found, lang)
        if found.duels and all(one.duel_worth for one in told):
            made["roles"] = roles_chart(found, lang)
    if found.profiles:
        made["rates"] = rates_chart("rates", {f"{one.name}": one.rate for one in found.profiles}, lang)
    if found.lists:
        made["lists"] = rates_chart("lists", found.lists, lang)
        made["meetings"] = matrix("meetings", found.meetings, list(found.lists), LISTS, lang)
    if found.duels:
        order = [one.name for one in told] or [one.name for one in found.profiles]
        made["duels"] = matrix("duels", found.duels, order, DUELS, lang)
    made["sides"] = sides_chart(found, lang)
    if found.switched and found.switched.shifts:
        made["shifts"] = shifts_chart(found, lang)
    return made


def save(found: Findings, folder: Path, kind: str, lang: Lang) -> dict[str, Path]:
    """Each chart as a picture in the folder."""
    try:
        import altair  # which hands the drawing to vl-convert
    except ModuleNotFoundError:
        raise Unusable("charts-missing") from None
    folder.mkdir(parents=True, exist_ok=True)
    made = {}
    for name, spec in charts(found, lang).items():
        made[name] = folder / f"{name}.{kind}"
        width = WIDE if spec["width"] == "container" else spec["width"]
        altair.Chart.from_dict({**spec, "width": width}).save(str(made[name]), ppi=PPI)
    return made


# -------------------------------------------------------------- one chart each


def costs_chart(found: Findings, lang: Lang) -> Spec:
    rows = [
        {
            "profile": f"{one.name} ({one.cost})",
            "value": one.suggested.value - one.cost,
            "low": one.suggested.low - one.cost,
            "high": one.suggested.high - one.cost,
            "suggested": one.suggested.value,
            "verdict": word(one.verdict, lang),
            "games": one.rate.games,
            "part": LISTS,
            "with": one.name,
        }
        for one in found.profiles
        if one.suggested
    ]
    return dots("costs", rows, word("difference", lang), lang, zero=0.0, coloured=True)


def shifts_chart(found: Findings, lang: Lang) -> Spec:
    assert found.switched is not None
    rows = [
        {"profile": name, **as_row(shift), "games": found.switched.games, "part": SWITCHED, "with": name}
        for name, shift in found.switched.shifts.items()
    ]
    return dots("shifts", rows, word("difference", lang), lang, zero=0.0, options=named(found.switched.options))


def rates_chart(name: str, rates: Mapping[str, Rate], lang: Lang) -> Spec:
    rows = [{"profile": who, **rate_row(rate), "part": LISTS, "with": who} for who, rate in rates.items()]
    return dots(name, rows, word("rate", lang), lang, zero=0.5, percent=True)


def sides_chart(found: Findings, lang: Lang) -> Spec:
    rows = [{"profile": word("first", lang), **rate_row(found.first), "part": LISTS, "first": True}]
    rows += [
        {"profile": word(f"seat-{side}", lang), **rate_row(rate), "part": LISTS, "winner": side}
        for side, rate in found.seats.items()
    ]
    if found.switched:
        label = word("first-switched", lang, options=named(found.switched.options))
        rows.append({"profile": label, **rate_row(found.switched.first[1]), "part": SWITCHED, "first": True})
    return dots("sides", rows, word("share", lang), lang, zero=0.5, percent=True, ordered=False)


def roles_chart(found: Findings, lang: Lang) -> Spec:
    """Alone against in a band: the points a profile gives beyond its cost, in duels and in drawn lists."""
    rows = [
        {
            "profile": one.name,
            "cost": one.cost,
            "duels": one.duel_worth.value - one.cost,
            "value": one.suggested.value - one.cost,
            "verdict": word(one.verdict, lang),
            "part": LISTS,
            "with": one.name,
        }
        for one in found.profiles
        if one.suggested and one.duel_worth
    ]
    x = {"field": "duels", "type": "quantitative", "title": word("alone", lang)}
    y = {"field": "value", "type": "quantitative", "title": word("banded", lang)}
    shown = ("profile", "cost", "duels", "value", "verdict")
    zero = {"type": "rule", "strokeDash": [4, 4], "color": COLOURS["fair"], "aria": False}
    return {
        **head("roles", lang),
        "width": "container",
        "height": 420,
        "data": {"values": rows},
        "layer": [
            {"mark": zero, "encoding": {"x": {"datum": 0}}},
            {"mark": zero, "encoding": {"y": {"datum": 0}}},
            {
                "mark": {"type": "point", "filled": True, "size": 60, "cursor": "pointer", "opacity": 1},
                "encoding": {"x": x, "y": y, "color": verdicts(lang), "tooltip": tooltip(lang, *shown)},
            },
            {
                "mark": {"type": "text", "align": "left", "dx": 6, "fontSize": 10},
                "encoding": {"x": x, "y": y, "text": {"field": "profile"}},
            },
        ],
    }


def matrix(name: str, cells: Sequence[Cell], order: list[str], part: str, lang: Lang) -> Spec:
    """Row against column; half is the middle of the colours."""
    rows = [
        {
            "one": cell.one,
            "other": cell.other,
            "shown": cell.rate.share if cell.even is None else cell.even,
            "share": cell.rate.share,
            "games": cell.rate.games,
            "part": part,
            "with": cell.one,
            "against": cell.other,
        }
        for cell in cells
    ]
    return {
        **head(name, lang),
        "width": {"step": STEP},
        "height": {"step": STEP},
        "data": {"values": rows},
        "mark": {"type": "rect", "cursor": "pointer"},
        "encoding": {
            "y": {"field": "one", "type": "nominal", "sort": order, "title": None},
            "x": {
                "field": "other",
                "type": "nominal",
                "sort": order,
                "title": None,
                "axis": {"orient": "top", "labelAngle": -60},
            },
            "color": {
                "field": "shown",
                "type": "quantitative",
                "title": word("share", lang),
                "scale": {"domain": [0, 1], "range": [COLOURS["dear"], "#f3efe4", COLOURS["cheap"]]},
                "legend": {"format": ".0%", "orient": "bottom", "direction": "horizontal"},
            },
            "tooltip": tooltip(lang, "one", "other", "even" if name == "duels" else "share", "share", "games"),
        },
    }


# -------------------------------------------------------------- what they share


def dots(
    name: str,
    rows: list[Spec],
    axis: str,
    lang: Lang,
    *,
    zero: float,
    percent: bool = False,
    coloured: bool = False,
    ordered: bool = True,
    **facts: str,
) -> Spec:
    """A point and its interval for each row, the highest first."""
    order: Any = {"field": "value", "order": "descending"} if ordered else None
    y = {"field": "profile", "type": "nominal", "sort": order, "title": None, "axis": {"labelLimit": 260}}
    x = {"type": "quantitative", "title": axis, "scale": {"zero": False}}
    if percent:
        x["axis"] = {"format": ".0%"}
    colour: Spec = verdicts(lang) if coloured else {"value": PLAIN}
    extra = ("suggested", "verdict", "games") if coloured else ("games",)
    return {
        **head(name, lang, **facts),
        "width": "container",
        "height": {"step": STEP},
        "data": {"values": sorted(rows, key=lambda row: -row["value"]) if ordered else rows},
        "layer": [  # points last: nothing lies between them and a finger
            {
                "mark": {"type": "rule", "strokeDash": [4, 4], "color": COLOURS["fair"], "aria": False},
                "encoding": {"x": {"datum": zero}},
            },
            {
                "mark": {"type": "rule", "strokeWidth": 2, "opacity": 0.45},
                "encoding": {"y": y, "x": {**x, "field": "low"}, "x2": {"field": "high"}, "color": colour},
            },
            {
                "mark": {"type": "point", "filled": True, "size": 70, "cursor": "pointer", "opacity": 1},
                "encoding": {
                    "y": y,
                    "x": {**x, "field": "value"},
                    "color": colour,
                    "tooltip": tooltip(lang, "profile", "value", "low", "high", *extra, percent=percent),
                },
            },
        ],
    }


def head(name: str, lang: Lang, **facts: str) -> Spec:
    about = word(f"{name}-about", lang)
    return {
        "$schema": SCHEMA,
        "title": {"text": word(name, lang, **facts), "subtitle": about, "anchor": "start"},
        "description": about,
    }


def verdicts(lang: Lang) -> Spec:
    names = [word(name, lang) for name in COLOURS]
    return {
        "field": "verdict",
        "type": "nominal",
        "scale": {"domain": names, "range": list(COLOURS.values())},
        "legend": {"orient": "bottom", "title": None, "symbolOpacity": 1, "symbolType": "circle"},
    }


def tooltip(lang: Lang, *fields: str, percent: bool = False) -> list[Spec]:
    titles = {"value": "share" if percent else "banded", "duels": "alone", "low": "interval", "high": "interval"}
    found = []
    for field in fields:
        column = "shown" if field == "even" else field
        one: Spec = {"field": column, "title": word(titles.get(field, field), lang)}
        if field in ("low", "high"):
            one["title"] += " ≥" if field == "low" else " ≤"
        if field in ("value", "low", "high", "share", "even", "suggested", "duels"):
            whole = percent or field in ("share", "even")
            one |= {"type": "quantitative", "format": ".0%" if whole else "+.1f" if field != "suggested" else ".1f"}
        found.append(one)
    return found


def as_row(interval: Interval | None) -> dict[str, Any]:
    assert interval is not None
    return {"value": interval.value, "low": interval.low, "high": interval.high}


def rate_row(rate: Rate) -> dict[str, Any]:
    return {"value": rate.share, "low": rate.low, "high": rate.high, "games": rate.games}


def named(options: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} = {value}" for name, value in options.items())
