"""What several commands need: a game by its name, and JSON on stdout."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from escarmouche.core.system import System
    from escarmouche.telling.texts import Lang


def system_named(name: str) -> System:
    """A game by its name, or as `module:NAME`; `Unusable` with the nearest name if there is none."""
    from escarmouche.games import system

    return system(name)


def print_json(value: Any) -> None:
    import json

    print(json.dumps(value, ensure_ascii=False))


@contextmanager
def watched() -> Iterator[Callable[[int, int], None] | None]:
    """A bar on stderr for work that tells how much is done, and of how much; nothing where nobody watches."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(elapsed_when_finished=True))
    shown = 0.0
    with Progress(*columns, console=Console(stderr=True), auto_refresh=False, transient=True) as bar:
        task = bar.add_task("", total=None)

        def step(done: int, total: int) -> None:
            nonlocal shown
            bar.update(task, completed=done, total=total)
            if time.perf_counter() - shown > 0.1:
                shown = time.perf_counter()
                bar.refresh()

        yield step


def percent(lang: Lang, share: float, digits: int = 0, sign: bool = False) -> str:
    """`62%`, `+3.5%`; in French `62 %`, `+3,5 %`."""
    from escarmouche.telling.texts import typeset

    text = f"{100 * share:{'+' if sign else ''}.{digits}f}".replace("-", "−")
    return typeset(lang, f"{text.replace('.', ',')} %") if lang == "fr" else f"{text}%"


def options_of(system: System, scenario: str | None, told: list[str]) -> dict[str, Any]:
    """`name=value`, the value as YAML reads it."""
    import yaml

    options = scenario_of(system, scenario)
    for one in told:
        name, _, value = one.partition("=")
        try:
            options[name.strip()] = yaml.safe_load(value)
        except yaml.YAMLError:
            options[name.strip()] = value
    return options


def scenario_of(system: System, scenario: str | None) -> dict[str, Any]:
    """The option by which a game calls what is played: its scenario, or its encounter."""
    from escarmouche.telling.texts import choice

    names = [field.name for field in system.rules.setup_form if field.name in ("scenario", "encounter")]
    name = next(iter(names), "scenario")
    return {} if scenario is None else {name: choice(system, name, scenario)}
