"""A rule or a chapter of a book, found in the files of its package without loading the game: quick to look up."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.rulings.contents import FILE as CONTENTS
from escarmouche.rulings.contents import Contents, contents
from escarmouche.rulings.contents import read as read_contents
from escarmouche.rulings.ledger import PROOFS, SHARED, Ledger, Rule, book, code_of, ledger, proofs_of, read_book
from escarmouche.telling.texts import slug

if TYPE_CHECKING:
    from escarmouche.core.system import System


class Pages(Struct, frozen=True):
    """The ledger of a game, and where its files are."""

    package: str
    folder: Path
    book: Ledger

    def proofs(self) -> dict[str, list[str]]:
        """As they are stored in the package."""
        file = self.folder / PROOFS
        found: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
        return found

    def contents(self) -> Contents:
        file = self.folder / CONTENTS
        return read_contents(file.read_text(encoding="utf-8")) if file.is_file() else Contents()

    def code(self, ids: Iterable[str]) -> dict[str, list[str]]:
        """Where these rules are written, read without running anything."""
        wanted, found = set(ids), dict[str, list[str]]()
        root = self.folder.parents[self.package.count(".")]
        shared = (root.joinpath(*prefix.split(".")) for prefix in SHARED)
        for file in (path for folder in (self.folder, *shared) for path in sorted(folder.rglob("*.py"))):
            source = file.read_text(encoding="utf-8")
            if any(rule in source for rule in wanted):
                module = ".".join(file.relative_to(root).with_suffix("").parts).removesuffix(".__init__")
                for rule, place in carried(ast.parse(source).body, module, module):
                    if rule in wanted and place not in found.setdefault(rule, []):
                        found[rule].append(place)
        return found


class Loaded(Struct, frozen=True):
    """The same of a game that keeps its ledger elsewhere, and is loaded for it."""

    system: System

    @property
    def book(self) -> Ledger:
        return replace(book(self.system), rules=ledger(self.system))

    def proofs(self) -> dict[str, list[str]]:
        return proofs_of(self.system)

    def contents(self) -> Contents:
        return contents(self.system)

    def code(self, ids: Iterable[str]) -> dict[str, list[str]]:
        return code_of(self.system)


def chapter(found: Pages | Loaded, wanted: str) -> list[Rule]:
    """The rules of a chapter: by its letters (`MEL`, `EV-MEL`), by its title, or by a part of one title alone."""
    book = found.book
    rules = list(book.rules.values())
    letters = f"{book.prefix}-{wanted.upper().removeprefix(book.prefix + '-')}"
    titles = {rule.chapter: [rule.section, *rule.section.split("/")] for rule in reversed(rules)}
    for part in found.contents().parts:
        for name, words in part.chapters.items():
            titles[name] += [words.en, words.fr]
    told = {chapter: {slug(title) for title in several} for chapter, several in titles.items()}
    called = {chapter for chapter, names in told.items() if chapter == letters or slug(wanted) in names}
    alike = {chapter for chapter, names in told.items() if slug(wanted) and any(slug(wanted) in one for one in names)}
    meant = called or (alike if len(alike) == 1 else set())
    return [rule for rule in rules if rule.chapter in meant]


def pages(place: str) -> Pages | None:
    """The pages of a game by its import string; None if it keeps no ledger in files."""
    package = place.partition(":")[0]
    spec = find_spec(package)
    folders = spec.submodule_search_locations if spec else None
    folder = Path(folders[0]) if folders else None
    if folder is None or not (folder / "ledger.yaml").is_file():
        return None
    told = ledger_in(folder)
    return Pages(package, folder, replace(told, rules={**told.rules, **ledger_in(folder / "later").rules}))


def ledger_in(folder: Path) -> Ledger:
    """The ledger in a folder, in both languages; empty if there is none."""
    files = (folder / "ledger.yaml", folder / "ledger.fr.yaml")
    return read_book(*(file.read_text(encoding="utf-8") if file.is_file() else "" for file in files))


def carried(body: Iterable[ast.stmt], module: str, place: str) -> Iterator[tuple[str, str]]:
    """(rule, place) for every decorator that names rules, and for every `carries(f"{__name__}.TABLE", …)`."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            here = f"{place}.{node.name}"
            calls = [one for one in node.decorator_list if isinstance(one, ast.Call)]
            yield from ((rule, here) for call in calls for rule in words(call))
            inside = here if isinstance(node, ast.ClassDef) else f"{here}.<locals>"
            yield from carried(node.body, module, inside)
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            call = node.value
            if getattr(call.func, "id", "") == "carries":
                yield from ((rule, table(call.args[0], module)) for rule in words(call))


def words(call: ast.Call) -> list[str]:
    return [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]


def table(told: ast.expr, module: str) -> str:
    """`module.TABLE` of `f"{__name__}.TABLE"`, or the place as it is written."""
    parts = told.values if isinstance(told, ast.JoinedStr) else [told]
    return "".join(str(part.value) if isinstance(part, ast.Constant) else module for part in parts)
