"""How numbers, places, dice, rules and French lines are written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from escarmouche.telling.languages import Lang


def number(lang: Lang, value: float) -> str:
    """At most two decimals, with the comma in French."""
    text = str(value) if isinstance(value, int) else f"{value:.2f}".rstrip("0").rstrip(".")
    text = text.replace("-", "−")
    return text.replace(".", ",") if lang == "fr" else text


def minus(text: str) -> str:
    """Numbers below nought with the sign that is as wide as a plus."""
    return re.sub(r"(?<![\w-])-(?=\d)", "−", text)


def signed(value: int) -> str:
    return f"+{value}" if value >= 0 else f"−{-value}"


def point(lang: Lang, value: Sequence[float]) -> str:
    return f"({(' ; ' if lang == 'fr' else ', ').join(number(lang, part) for part in value)})"


def dice(faces: Sequence[int], needed: int = 0, ranks: Sequence[int] = ()) -> str:
    """The faces as they fell; those that reached what they needed stand in brackets."""
    asked = [ranks[at] if at < len(ranks) else needed for at in range(len(faces))]
    return " ".join(
        f"[{face}]" if least and face >= least else f"{face}" for face, least in zip(faces, asked, strict=True)
    )


def cited(rules: Iterable[str]) -> str:
    told = ", ".join(dict.fromkeys(rules))
    return f" ({told})" if told else ""


def typeset(lang: Lang, text: str) -> str:
    """French leaves with its no-break spaces, curly apostrophes and elisions (d’Oni), however it was typed."""
    if lang != "fr":
        return text
    for wrong, right in FRENCH:
        text = wrong.sub(right, text)
    return text


FRENCH = tuple(
    (re.compile(wrong), right)
    for wrong, right in (
        (r"(?<=\w)'(?=\w)", "’"),
        (r"(?<=\b[Dd])e (?=[AEIOUÂÉÈÊÎÔŒ]|Y[^aeiou\W])", "’"),
        ("[ \u00a0\u202f](?=[;!?])", "\u202f"),
        ("[ \u00a0\u202f](?=[:»%])", "\u00a0"),
        ("«[ \u00a0\u202f]?", "«\u00a0"),
    )
)
"""What is set right, in this order: looked at beside a place instead of taken along, which is twice as quick."""
