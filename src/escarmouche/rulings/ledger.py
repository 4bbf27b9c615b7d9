"""The ledger: every rule of a book in our own words, joined with the code that carries it and the tests that prove it.

`ledger.yaml` (English) and `ledger.fr.yaml` (French) travel in a game's package. Code carries rules by `@rule` and its
sisters, tests by `@proves`, cases by `rules:`. Proofs are read from the checkout where there is one; an installed
package answers from `proofs.json`, which `escarmouche rules GAME --write` renews.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module, resources
from pathlib import Path
from pkgutil import walk_packages
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from escarmouche.telling.texts import Lang, typeset

if TYPE_CHECKING:
    from escarmouche.core.system import System

PROOFS, WEAK = "proofs.json", "weak.json"
SHARED = tuple(f"escarmouche.{room}." for room in ("core", "space", "rulings", "cards", "records"))
RULE_ID = re.compile(r"\b[A-Z]{2,4}(?:-[A-Z]{2,4})?-\d{2,3}\b")


class Text(Struct, frozen=True):
    """A rule in one language; `ruling` is what we decided where the book is silent."""

    title: str
    rule: str
    ruling: str = ""


class Rule(Struct, frozen=True):
    """One numbered rule of a book."""

    id: str
    section: str
    en: Text
    fr: Text

    @property
    def chapter(self) -> str:
        """`EV-MEL` for EV-MEL-06."""
        return self.id.rpartition("-")[0]

    def text(self, lang: Lang) -> Text:
        return self.fr if lang == "fr" else self.en


class Ledger(Struct, frozen=True):
    """A book: its title, the prefix of its ids, its rules in order."""

    game: str
    title: str
    prefix: str
    rules: dict[str, Rule]


class Coverage(Struct, frozen=True, kw_only=True):
    """How much of a book is played and proved."""

    game: str
    rules: tuple[str, ...]
    code: dict[str, list[str]]
    proofs: dict[str, list[str]]
    strangers: dict[str, list[str]]
    """Ids that code or proofs name and the ledger does not have: an error."""
    breaks: dict[str, list[str]] = {}
    """Rules whose code was broken without that anything noticed it, with those breaks."""

    @property
    def missing(self) -> list[str]:
        return [rule for rule in self.rules if not self.code.get(rule)]

    @property
    def unproved(self) -> list[str]:
        return [rule for rule in self.rules if not self.proofs.get(rule)]

    @property
    def weak(self) -> list[str]:
        """Rules with a proof that no break of theirs has ever tripped."""
        return [rule for rule in self.rules if self.proofs.get(rule) and rule in self.breaks]

    @property
    def proved(self) -> int:
        return len(self.rules) - len(self.unproved) - len(self.weak)

    def summary(self) -> dict[str, Any]:
        total = len(self.rules)
        told: dict[str, Any] = {"game": self.game, "rules": total, "implemented": total - len(self.missing)}
        told |= {"proved": self.proved, "missing": self.missing, "unproved": self.unproved}
        return told | ({"weak": self.weak} if self.weak else {})


# -------------------------------------------------------------- the book


def ledger(system: System) -> dict[str, Rule]:
    """The rules of a game by id, in the order of the book, then those of later editions that it plays as well."""
    return {**book(system).rules, **later(system).rules}


@cache
def later(system: System) -> Ledger:
    """The rules of later editions: known and shown like the others, but no part of what is counted of the book."""
    return read_book(*(_text(system, f"later/{name}") for name in ("ledger.yaml", "ledger.fr.yaml")))


@cache
def book(system: System) -> Ledger:
    """The ledger of a game; empty if it has none."""
    return read_book(*(_text(system, name) for name in ("ledger.yaml", "ledger.fr.yaml")))


def read_book(english_text: str, french_text: str) -> Ledger:
    """A ledger from its two files."""
    english, french = _yaml(english_text), _yaml(french_text)
    rules = {}
    for entry in english.get("rules", ()):
        ours = Text(*(" ".join(str(entry.get(part, "")).split()) for part in Text.__struct_fields__))
        theirs = french.get(entry["id"], {})
        told = (" ".join(str(theirs.get(part, getattr(ours, part))).split()) for part in Text.__struct_fields__)
        fr = Text(*(typeset("fr", text) for text in told))
        rules[entry["id"]] = Rule(entry["id"], str(entry.get("section", "")), ours, fr)
    return Ledger(english.get("game", ""), english.get("title", ""), english.get("prefix", ""), rules)


def untranslated(system: System) -> list[str]:
    """Rules whose French text is missing, and French entries of no rule."""
    english, french = (_yaml(_text(system, name)) for name in ("ledger.yaml", "ledger.fr.yaml"))
    wanted = {
        entry["id"]: {part for part in Text.__struct_fields__ if entry.get(part)} for entry in english.get("rules", ())
    }
    lacking = [rule for rule, parts in wanted.items() if not parts <= set(french.get(rule, ()))]
    return lacking + [rule for rule in french if rule not in wanted]


def _text(system: System, name: str) -> str:
    try:
        return system.file(name)
    except FileNotFoundError:
        return ""


def _yaml(text: str) -> dict[str, Any]:
    import yaml

    loaded = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return loaded if isinstance(loaded, dict) else {}


# -------------------------------------------------------------- the join


def coverage(system: System, fresh: bool = True) -> Coverage:
    """The book, the code and the proofs joined; without `fresh`, the proofs stored in the package are enough."""
    known, counted = ledger(system), book(system).rules
    code, proofs = code_of(system), proofs_of(system) if fresh else stored(system)
    strangers = {rule: [*code.get(rule, ()), *proofs.get(rule, ())] for rule in (*code, *proofs) if rule not in known}
    return Coverage(
        game=system.name,
        rules=tuple(counted),
        code=code,
        proofs=proofs,
        strangers=strangers,
        breaks=weaknesses(system),
    )


def code_of(system: System) -> dict[str, list[str]]:
    """Where each rule is written: in the game's package, or in the core where the game says so."""
    from escarmouche.core.rules import INDEX

    package = import_module(system.package)
    for module in walk_packages(getattr(package, "__path__", ()), system.package + "."):
        import_module(module.name)
    mine, prefix = system.package + ".", book(system).prefix + "-"
    found = {
        rule: list(
            dict.fromkeys(p for p in places if p.startswith((mine, *SHARED) if rule.startswith(prefix) else mine))
        )
        for rule, places in sorted(INDEX.items())
    }
    return {rule: places for rule, places in found.items() if places}


def proofs_of(system: System) -> dict[str, list[str]]:
    """The tests and cases that prove each rule: from the checkout, or as stored in the package."""
    root = checkout()
    return scan(root, book(system).prefix) if root else stored(system)


def stored(system: System) -> dict[str, list[str]]:
    try:
        found: dict[str, list[str]] = json.loads(system.file(PROOFS))
    except FileNotFoundError:
        return {}
    return found


def weaknesses(system: System) -> dict[str, list[str]]:
    """Breaks that the last mutation runs made of rules none of whose breaks was noticed; `tools/mutate.py --write`."""
    try:
        found: dict[str, list[str]] = json.loads(system.file(WEAK))
    except FileNotFoundError:
        return {}
    return found


def write_proofs(system: System) -> Path | None:
    """Renew `proofs.json` from the checkout; None where there is no checkout."""
    root = checkout()
    if root is None:
        return None
    path = Path(str(resources.files(system.package).joinpath(PROOFS)))
    path.write_text(proofs_text(proofs_of(system)), encoding="utf-8")
    return path


def proofs_text(proofs: Mapping[str, list[str]]) -> str:
    """One line a rule, so that a change reads well."""
    lines = [f"{json.dumps(rule)}: {json.dumps(places, ensure_ascii=False)}" for rule, places in proofs.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def checkout() -> Path | None:
    """The folder of the source, when this package is read from it."""
    root = Path(__file__).resolve().parents[3]
    return root if (root / "tests").is_dir() and (root / "pyproject.toml").is_file() else None


# -------------------------------------------------------------- proofs in the checkout


def scan(root: Path, prefix: str) -> dict[str, list[str]]:
    """Ledger id -> `tests/…/test_melee.py::test_a_tie` and `tests/cases/…/case.yaml`, read without running."""
    found: dict[str, set[str]] = {}
    for rule, place in (*_tests(root), *_cases(root)):
        if rule.startswith(prefix + "-"):
            found.setdefault(rule, set()).add(place)
    return {rule: sorted(places) for rule, places in sorted(found.items())}


def _tests(root: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(root.glob("tests/**/*.py")):
        source = path.read_text(encoding="utf-8")
        if "proves" not in source:
            continue
        where = path.relative_to(root).as_posix()
        yield from _proved_in(ast.parse(source).body, where)


def _proved_in(body: Iterable[ast.stmt], where: str) -> Iterator[tuple[str, str]]:
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            here = f"{where}::{node.name}"
            for decorator in node.decorator_list:
                yield from ((rule, here) for rule in _claimed(decorator))
            if isinstance(node, ast.ClassDef):
                yield from _proved_in(node.body, here)
        elif isinstance(node, ast.Assign) and any(getattr(name, "id", "") == "pytestmark" for name in node.targets):
            yield from ((rule, where) for rule in _claimed(node.value))


def _claimed(marker: ast.expr) -> Iterator[str]:
    """The ids in the calls `proves("…", "…")` of a decorator."""
    for node in ast.walk(marker):
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == "proves":
            for arg in node.args:
                if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                    yield arg.value


def _cases(root: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(root.glob("tests/cases/**/*.yaml")):
        where = path.relative_to(root).as_posix()
        claimed = re.search(r"^rules:((?:.|\n)*?)(?=^\S|\Z)", path.read_text(encoding="utf-8"), re.MULTILINE)
        if claimed:
            yield from ((rule, where) for rule in RULE_ID.findall(claimed[1]))
