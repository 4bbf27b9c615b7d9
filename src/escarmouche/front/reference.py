"""The reference page, docs/reference.md: every name of the front door as its docstrings tell it."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator, Sequence

import escarmouche

HEAD = """\
# Reference

Every name of `import escarmouche as esc`, written by `tools/reference` from the docstrings; its examples are run.
[api.md](api.md) shows them at work and says how long they hold.
"""


BACK = """\
## What they give back
"""


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for name in escarmouche.__all__:
        told_of = "\n\n".join(section(name, getattr(escarmouche, name)))
        parts.append(f"## `esc.{name}`\n\n{told_of}\n")
    parts.append(BACK)
    for kind in given_back():
        parts.append(f"### `{kind.__name__}`\n\n{told(kind)}\n\n{table([*kept(kind), *members(kind)])}\n")
    return "\n".join(parts)


def given_back() -> Iterator[type]:
    """What the functions of the front door give back, beside its own classes."""
    from escarmouche.bots.protocol import Thought
    from escarmouche.core.decisions import Option, Refusal
    from escarmouche.core.state import Result
    from escarmouche.core.system import Setup
    from escarmouche.odds.results import Chance, Odds, RollOdds
    from escarmouche.records.record import Verdict
    from escarmouche.rulings.cases import Outcome
    from escarmouche.sim import Summary

    yield from (Chance, Odds, Option, Outcome, Refusal, Result, RollOdds, Setup, Summary, Thought, Verdict)


def kept(kind: type) -> Iterator[tuple[str, str]]:
    """The fields of a class with their kinds, and what stands below them in the source."""
    body = next(node for node in ast.walk(ast.parse(inspect.getsource(kind))) if isinstance(node, ast.ClassDef)).body
    for field, below in zip(body, [*body[1:], None], strict=True):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            said = isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant) and str(below.value.value)
            what = ast.unparse(field.annotation).replace("|", "\\|")
            yield field.target.id, f"`{what}`" + (f" {one_line(said)}" if said else "")


def table(rows: Sequence[tuple[str, str]]) -> str:
    return "\n".join(["| of it | |", "|---|---|", *(f"| `{member}` | {line} |" for member, line in rows)])


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
        rows = [*members(kind)]
        if rows:
            yield table(rows)


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
