"""What `--help` says: the lines of `texts/help.en.ftl` and `help.fr.ftl`, read plainly to be quicker than Fluent."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from inspect import Parameter
from pathlib import Path
from typing import TYPE_CHECKING

from escarmouche.telling.typography import typeset

if TYPE_CHECKING:
    from escarmouche.telling.languages import Lang

TEXTS = Path(__file__).with_name("texts")


@cache
def words(lang: Lang) -> dict[str, str]:
    """`play` is what a command does, `play.red` what its option means."""
    lines = TEXTS.joinpath(f"help.{lang}.ftl").read_text(encoding="utf-8").splitlines()
    return {name: typeset(lang, text) for name, text in plain(lines)}


def plain(lines: Iterable[str]) -> Iterable[tuple[str, str]]:
    """The messages and attributes of a Fluent file that has one line for each, and nothing but text."""
    message = ""
    for line in lines:
        if not line or line.startswith("#"):
            continue
        name, _, text = (part.strip() for part in line.partition("="))
        if not name.startswith("."):
            message = name
        if text:
            yield (message if name == message else message + name), text


def label(name: str, lang: Lang) -> str:
    return words(lang)[f"labels.{name}"]


def summary(command: str, lang: Lang) -> str:
    """What a command, or a group of them, does."""
    return words(lang)[command.replace(" ", "-")]


def paragraphs(command: str, lang: Lang) -> str:
    """Summary, explanation, example."""
    told, name = words(lang), command.replace(" ", "-")
    example = typeset(lang, f"{label('example', lang)}{colon(lang)} {told[f'{name}.example']}")
    return "\n\n".join(part for part in (told[name], told.get(f"{name}.more"), example) if part)


def option(command: str, name: str, lang: Lang) -> str:
    """What an option means: for this command, for its group, or wherever it appears."""
    owners = (command.replace(" ", "-"), command.partition(" ")[0], "options")
    return next((text for owner in owners if (text := words(lang).get(f"{owner}.{name}"))), "")


def default_of(text: str, parameter: Parameter, lang: Lang) -> str:
    """The help of a parameter, with the value it has when nothing is said."""
    value = parameter.default
    if value is Parameter.empty or value in (None, False, (), "", []):
        return text
    return f"{text} ({label('default', lang)}{colon(lang)} {value})".strip()


def colon(lang: Lang) -> str:
    return "\u00a0:" if lang == "fr" else ":"
