"""The command line: one function a command, imported only when it is called; help in French and English.

`main` is the only guard: whatever a user gives, what comes back is a short line and an exit status, never a traceback
(unless `--debug` asks for it). Status 0 is success, 1 a "no" (a failing case, an illegal list), 2 bad input.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from escarmouche import __version__

if TYPE_CHECKING:
    from cyclopts import App, CycloptsError

    from escarmouche.telling.texts import Lang

COMMANDS = {
    "serve": "escarmouche.cli.serve:command",
    "backup": "escarmouche.cli.backups:backup",
    "restore": "escarmouche.cli.backups:restore",
    "play": "escarmouche.cli.play:command",
    "rules": "escarmouche.cli.rules:command",
    "list check": "escarmouche.cli.lists:check",
    "list build": "escarmouche.cli.lists:build",
    "list code": "escarmouche.cli.lists:code",
    "content check": "escarmouche.cli.content:check",
    "content schema": "escarmouche.cli.content:schema",
    "content new": "escarmouche.cli.content:new",
    "content import": "escarmouche.cli.imports:command",
    "case": "escarmouche.cli.case:command",
    "vocabulary": "escarmouche.cli.vocabulary:command",
    "simulate": "escarmouche.cli.simulate:command",
    "dataset": "escarmouche.cli.dataset:command",
    "balance": "escarmouche.cli.balance:command",
    "show": "escarmouche.cli.show:command",
    "replay": "escarmouche.cli.replay:command",
    "verify": "escarmouche.cli.verify:command",
    "luck": "escarmouche.cli.luck:command",
    "futures": "escarmouche.cli.futures:command",
    "ladder": "escarmouche.cli.ladder:command",
    "odds": "escarmouche.cli.odds:command",
    "bench": "escarmouche.cli.bench:command",
    "build-fast": "escarmouche.cli.build_fast:command",
}
"""Command -> import string of a function with typed parameters that returns the exit status."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    tokens = list(sys.argv[1:] if argv is None else argv)
    debug = "--debug" in tokens
    told, tokens = without("--lang", [token for token in tokens if token != "--debug"])
    content, tokens = without("--content", tokens)
    with holding("ESCARMOUCHE_LANG", told), holding("ESCARMOUCHE_CONTENT", content):
        try:
            status = run(tokens or [usual()])
            sys.stdout.flush()
            return status
        except KeyboardInterrupt:
            return complain("interrupted", status=130)
        except BrokenPipeError:
            # Nobody reads any more; keep Python from complaining about it when it closes stdout.
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            return 141
        except Exception as error:
            if debug:
                raise
            return excuse(error)


def run(tokens: list[str]) -> int:
    from cyclopts import CycloptsError

    from escarmouche.telling.languages import language  # texts.py is not wanted for help

    lang = language()
    name = called(tokens)
    if name is None and tokens[0] not in ("--help", "-h", "--version"):
        return unknown_command(tokens, lang)
    try:
        status = program(name, lang)(tokens, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        return misuse(error, name or "", lang)
    return status if isinstance(status, int) else 0


# -------------------------------------------------------------- which command, in which language


def called(tokens: Sequence[str]) -> str | None:
    """The command these arguments begin with; the group for a group alone."""
    for length in (2, 1):
        name = " ".join(tokens[:length])
        if name in COMMANDS or (length == 1 and name in groups() and asks_for_help(tokens[1:])):
            return name
    return None


def usual() -> str:
    """What happens without a command: the table in the browser, or in the terminal where its pages are not built."""
    from importlib.util import find_spec

    there = (Path(__file__).parents[1] / "web/pages/index.html").exists() and find_spec("litestar")
    return "serve" if there else "play"


def groups() -> dict[str, list[str]]:
    """`list` -> its three commands."""
    found: dict[str, list[str]] = {}
    for name in COMMANDS:
        group, _, word = name.partition(" ")
        if word:
            found.setdefault(group, []).append(word)
    return found


def asks_for_help(tokens: Sequence[str]) -> bool:
    return not tokens or tokens[0] in ("--help", "-h")


def without(option: str, tokens: Sequence[str]) -> tuple[str | None, list[str]]:
    """What an option of every command says, wherever it stands, and the other arguments."""
    told: str | None = None
    kept: list[str] = []
    rest = list(tokens)
    while rest:
        token = rest.pop(0)
        if token == "--":
            return told, [*kept, token, *rest]
        if token.startswith(f"{option}="):
            told = token.removeprefix(f"{option}=")
        elif token == option and rest:
            told = rest.pop(0)
        else:
            kept.append(token)
    return told, kept


@contextmanager
def holding(variable: str, told: str | None) -> Iterator[None]:
    """The option holds for everything the command calls, in other processes too."""
    before = os.environ.get(variable)
    if told:
        os.environ[variable] = told
    try:
        yield
    finally:
        if before is not None:
            os.environ[variable] = before
        elif told:
            os.environ.pop(variable, None)


# -------------------------------------------------------------- the program as cyclopts sees it


def program(name: str | None, lang: Lang) -> App:
    """The commands with their summaries; only the one that is called is imported."""
    from cyclopts import App, Group

    from escarmouche.cli.help import label, paragraphs, summary

    def app(told: str, name: str | None = None) -> App:
        made = App(
            name=name,
            help=told,
            version=__version__,
            help_format="rich",
            group_parameters=Group(label("parameters", lang)),
            group_commands=Group(label("commands", lang)),
            suppress_keyboard_interrupt=False,
        )
        made["--help"].help = label("help", lang)
        made["--version"].help = label("version", lang)
        return made

    root = app(paragraphs("escarmouche", lang), "escarmouche")
    inner = {group: app(summary(group, lang), group) for group in groups()}
    for part in inner.values():
        root.command(part)
    for command, place in COMMANDS.items():
        group, _, word = command.partition(" ")
        owner = inner[group] if word else root
        if command == name:
            function = localised(load(place, command), command, lang)
            owner.command(function, name=word or group, help=paragraphs(command, lang))
        else:
            owner.command(_elsewhere, name=word or group, help=summary(command, lang))
    return root


def _elsewhere() -> None:
    """Stands for a command that is not called."""


def load(place: str, command: str) -> Callable[..., int]:
    from importlib import import_module

    from escarmouche.telling.texts import Unusable

    module, _, name = place.partition(":")
    try:
        found: Callable[..., int] = getattr(import_module(module), name)
    except ModuleNotFoundError as error:
        if error.name == module:
            raise Unusable("coming", command=command) from None
        raise
    return found


def localised(function: Callable[..., int], name: str, lang: Lang) -> Callable[..., int]:
    """The same function for cyclopts, each parameter with its help in one language."""
    import inspect
    from typing import Annotated, get_type_hints

    from cyclopts import Parameter

    from escarmouche.cli.help import default_of, option

    hints = get_type_hints(function)
    parameters = []
    for parameter in inspect.signature(function).parameters.values():
        told = default_of(option(name, parameter.name, lang), parameter, lang)
        shown = Parameter(help=told, show_default=False, negative="")
        parameters.append(parameter.replace(annotation=Annotated[hints[parameter.name], shown]))

    def command(*args: Any, **options: Any) -> int:
        return function(*args, **options)

    command.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return command


# -------------------------------------------------------------- what went wrong


def complain(message: str, nearest: str | None = None, status: int = 2, **facts: Any) -> int:
    from escarmouche.telling.texts import Unusable, language

    print(Unusable(message, nearest, **facts).told(language()), file=sys.stderr)
    return status


def unknown_command(tokens: Sequence[str], lang: Lang) -> int:
    from escarmouche.files.words import nearest

    word = " ".join(tokens[:2]) if tokens[0] in groups() else tokens[0]
    return complain("unknown-command", nearest(word, [*COMMANDS, *groups()]), word=word[:60])


def misuse(error: CycloptsError, command: str, lang: Lang) -> int:
    """One line for a wrong option, and how to see the right ones."""
    from escarmouche.cli.usage import wrong

    print(wrong(error, command, lang), file=sys.stderr)
    return 2


def excuse(error: Exception) -> int:
    """The line for an exception that reached the top."""
    from escarmouche.core.decisions import Refused
    from escarmouche.files.extras import extra_of
    from escarmouche.files.words import BadFile
    from escarmouche.telling.texts import Unusable, language

    lang = language()
    if isinstance(error, Unusable | BadFile):
        print(error.told(lang), file=sys.stderr)
    elif isinstance(error, ModuleNotFoundError) and (extra := extra_of(error)):
        return complain("extra-missing", extra=extra, module=error.name)
    elif isinstance(error, Refused):
        print(error, file=sys.stderr)
    elif isinstance(error, FileNotFoundError) and error.filename:
        return complain("no-such-file", path=error.filename)
    elif isinstance(error, OSError) and error.filename:
        return complain("unreadable-file", path=error.filename, why=error.strerror or "")
    else:
        what = f"{type(error).__name__}: {error}".splitlines()[0][:200]
        return complain("unexpected", status=70, what=what)
    return 2
