"""What the API promises to a type checker: real types, and `Any` only where this page says why."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import escarmouche

ROOM = Path(escarmouche.__file__).parent
CORE, FRONT = ROOM / "core", ROOM / "front"
ALLOWED = {
    "state.Plain": "answers, facts and options are whatever JSON can say; a record or a form checks them",
    "brought.PlainCard": "a card is whatever its game prints; the catalogue of the game checks it",
    "state.Phase.run": "every phase says whose state it plays on",
    "state.LAST": "what was found out about figures is of whatever kind its finder asks for",
    "state.worked_out": "what was found out about figures is of whatever kind its finder asks for",
    "rules.Change": "every modifier says whose game it is of",
    "rules.Hook": "every skill says whose game it is of",
    **dict.fromkeys(("rules.V", "rules.X", "rules.X_contra"), "a stat or moment may come before its types"),
    "rules.Stat.__init__": "a stat is read from figures of its own game",
    "actions.Kind": "a bound: whatever kind of action a game has",
    "parts.rules.S": "`System` alone is any game; it takes and gives states, so no default but this fits all",
    "parts.cases.Cases.state": "a `Case` is of `rulings`, which stands above core",
    **dict.fromkeys(
        [f"experience.{name}" for name in ("Weigh", "Estimate", "ByHand", "Role", "Own", "Other")],
        "estimates and facts are of the game's own states and figures",
    ),
    "parts.shown.Shown.portrait": "figures are of the game's own kind",
    "known.Known.__call__": "facts of any kind, by any key; who asks knows what it keeps",
}

IN_FRONT = {
    "data.plain": "any part of a state, as JSON has it",
    "protocol.Source.state": "whatever stands behind a question is of any game",
    "protocol.Resting.state": "the same at a position",
    "protocol.View.state": "a bot plays any game; who writes one for a single game says so",
    "protocol.side_for": "asked by bots, of any game",
    "protocol.of_its_side": "asked by bots, of any game",
}


def public(name: str) -> bool:
    return not name.startswith("_") or name.startswith("__")


def loose(node: ast.AST) -> bool:
    """Does `Any` stand in it, in plain sight or in a quoted type?"""
    names = [part.id for part in ast.walk(node) if isinstance(part, ast.Name)]
    quoted = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]
    return "Any" in names or any(re.search(r"\bAny\b", text) for text in quoted)


def written(node: ast.FunctionDef) -> list[ast.AST]:
    """The types of a function, as they are written."""
    given = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs, node.args.vararg, node.args.kwarg]
    types = [one.annotation for one in given if one is not None]
    return [one for one in (*types, node.returns) if one is not None]


def promises(body: list[ast.stmt], inside: str) -> Iterator[tuple[str, list[ast.AST]]]:
    """Every public name with the types it is written with; of an overloaded function those of its variants."""
    overloaded: set[str] = set()
    for node in body:
        if isinstance(node, ast.ClassDef) and public(node.name):
            yield from promises(node.body, f"{inside}.{node.name}")
        elif isinstance(node, ast.FunctionDef) and public(node.name):
            is_variant = any(ast.unparse(mark) == "overload" for mark in node.decorator_list)
            if is_variant or node.name not in overloaded:
                yield f"{inside}.{node.name}", written(node)
            if is_variant:
                overloaded.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and public(node.target.id):
            yield f"{inside}.{node.target.id}", [node.annotation]
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and public(node.targets[0].id):
            yield f"{inside}.{node.targets[0].id}", [node.value]


def dotted(file: Path) -> str:
    return ".".join(file.relative_to(ROOM).with_suffix("").parts[1:])


def untold(source: str, name: str) -> list[str]:
    return [where for where, types in promises(ast.parse(source).body, name) if any(map(loose, types))]


def test_any_stands_only_where_it_is_said_why() -> None:
    files = sorted(CORE.rglob("*.py"))
    found = [where for file in files for where in untold(file.read_text(encoding="utf-8"), dotted(file))]
    assert sorted(found) == sorted(ALLOWED)


def test_the_front_door_promises_real_types() -> None:
    beside = ("odds/asking.py", "bots/protocol.py", "games/__init__.py")
    files = [*sorted(FRONT.rglob("*.py")), *(ROOM / name for name in beside)]
    found = [where for file in files for where in untold(file.read_text(encoding="utf-8"), dotted(file))]
    assert sorted(found) == sorted(IN_FRONT)


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("def f(x: Any) -> int: ...", ["m.f"]),
        ("def f(x: int) -> dict[str, Any]: ...", ["m.f"]),
        ("def f(**more: Any) -> int: ...", ["m.f"]),
        ("def _f(x: Any) -> int: ...", []),
        ("class C:\n    x: Any\n    def _g(self) -> Any: ...", ["m.C.x"]),
        ("Alias = Callable[['Game[Any]'], int]", ["m.Alias"]),
        ("@overload\ndef f(x: int) -> int: ...\n@overload\ndef f(x: str) -> str: ...\ndef f(x: Any) -> Any: ...", []),
        ("@overload\ndef f(x: Any) -> int: ...\ndef f(x: Any) -> Any: ...", ["m.f"]),
    ],
)
def test_the_count_sees_every_kind_of_signature(source: str, found: list[str]) -> None:
    assert untold(source, "m") == found
