"""A wrong option in one line, with the option that was probably meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escarmouche.cli.words import tell
from escarmouche.files.words import nearest

if TYPE_CHECKING:
    from cyclopts import CycloptsError

    from escarmouche.telling.languages import Lang


def wrong(error: CycloptsError, command: str, lang: Lang) -> str:
    """What is wrong, what was meant, and where the right options are told."""
    import cyclopts

    argument = getattr(error, "argument", None)
    facts = {"command": command, "word": argument.name if argument else "", "value": "", "told": ""}
    token = getattr(error, "token", None)
    meant = None
    if isinstance(error, cyclopts.UnknownOptionError):
        kind, facts["word"] = "option", (error.token.keyword or error.token.value)
        known = [name for part in error.argument_collection for name in part.names if name.startswith("--")]
        meant = nearest(facts["word"], known)
    elif isinstance(error, cyclopts.MissingArgumentError):
        kind, facts["word"] = "missing", facts["word"] or error.keyword or ""
    elif isinstance(error, cyclopts.RepeatArgumentError):
        kind = "twice"
    elif isinstance(error, cyclopts.CoercionError) and token is not None:
        kind, facts["value"] = "value", token.value
    elif isinstance(error, cyclopts.UnusedCliTokensError) and error.unused_tokens:
        kind, facts["word"] = "extra", error.unused_tokens[0]
    else:
        kind, facts["told"] = "form", " ".join(str(error).split())
    lines = [tell(lang, f"usage-{kind}", **{name: str(value)[:80] for name, value in facts.items()})]
    lines += [tell(lang, "usage-nearest", word=meant)] if meant else []
    return " ".join([*lines, tell(lang, "usage-help", command=command)])
