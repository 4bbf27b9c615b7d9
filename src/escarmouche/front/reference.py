"""The reference page, docs/reference.md: every name of the front door as its docstrings tell it."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator

import escarmouche

HEAD = """\
# Reference

Every name of `import escarmouche as esc`, written by `tools/reference` from the docstrings; its examples are run.
[api.md](api.md) shows them at work and says how long they hold.
"""


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for name in escarmouche.__all__:
        told_of = "\n\n".join(section(name, getattr(escarmouche, name)))
        parts.append(f"## `esc.{name}`\n\n{told_of}\n")
    return "\n".join(parts)


def section(name: str, found: object) -> Iterator[str]:
    if name == "odds":
        from escarmouche.odds.asking import odds

        found = odds
    if not callable(found) or found is escarmouche.Answer:
        yield "Whatever JSON can say: text, numbers, lists, mappings. `Decision.check` says whether it is legal."
        return
    kind = found if isinstance(found, type) else None
    if kind is None:
        yield f"`{name}{signed(found)}`"
    yield told(found)
    if kind is not None:
        rows = [f"| `{member}` | {line} |" for member, line in members(kind)]
        if rows:
            yield "\n".join(["| of it | |", "|---|---|", *rows])


def members(kind: type) -> Iterator[tuple[str, str]]:
    """What a class offers, in the order it is written; fields without a word of their own are left to the code."""
    for name, member in vars(kind).items():
        if name.startswith("_"):
            continue
        if isinstance(member, property) and member.fget and member.fget.__doc__:
            yield name, one_line(member.fget.__doc__)
        elif isinstance(member, classmethod) and member.__func__.__doc__:
            yield f"{name}{signed(member.__func__)}", one_line(member.__func__.__doc__)
        elif inspect.isfunction(member) and member.__doc__:
            yield f"{name}{signed(member)}", one_line(member.__doc__)


def signed(function: object) -> str:
    """The parameters by name, with what they are if nothing is said."""
    assert callable(function)
    found = inspect.signature(function)
    kept = [one.replace(annotation=one.empty) for one in found.parameters.values() if one.name not in ("self", "cls")]
    return str(found.replace(parameters=kept, return_annotation=inspect.Signature.empty))


def told(found: object) -> str:
    """A docstring as the page shows it; the long texts of its examples with the usual quotes."""
    return inspect.cleandoc(getattr(found, "__doc__", None) or "").replace("'''", '"""')


def one_line(text: str) -> str:
    return re.sub(r"\s+", " ", inspect.cleandoc(text)).replace("|", "\\|")
