#!/usr/bin/env python3
"""Break rule functions one at a time and see which breaks no test notices.

    tools/mutate.py src/escarmouche/games/evenor [--module melee] [--sample 200 --seed 7] [--tests "tests/games/evenor"]

Every mutant runs in a forked process. Most are swapped into functions already imported, under tests already collected;
what happens at import (tables, defaults, decorators) is broken in the source that a fresh process imports. The tests
that execute the broken line run from the cheapest up to the first failure. See docs/mutation.md.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import copy
import importlib.abc
import importlib.util
import json
import multiprocessing
import os
import random
import re
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from multiprocessing.connection import Connection, wait
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PYTHON = ROOT / ".venv/bin/python"
if __name__ == "__main__" and Path(sys.prefix) != ROOT / ".venv" and PYTHON.exists():
    # started outside the environment that ./escarmouche check makes
    os.execv(PYTHON, [str(PYTHON), *sys.argv])

import pytest  # noqa: E402

RULE_ID = re.compile(r"^[A-Z]{2,4}(-[A-Z]{2,4})?-\d{2,3}$")
FLIPS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
SWAPS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
HOOKS = ("modifies", "at")
EITHER_WAY = ("apart", "gap", "distance", "dist", "touch", "touching")
"""Of two ends: the same from either of them, so that changing places breaks nothing."""
WEAK = "weak.json"
"""What the living rulebook reads."""
TEST_LIMIT = 240.0  # seconds of tests, measured unbroken under coverage, that a survivor may cost


@dataclass(frozen=True)
class Mutant:
    """One break: the node of the module's tree, what is done to it, and where it lies."""

    path: str
    module: str
    function: str
    line: int
    last: int
    node: int
    variant: int
    kind: str
    rules: tuple[str, ...]
    old: str
    new: str
    at_import: bool


@dataclass
class Verdict:
    mutant: Mutant
    fate: str  # killed, time, survived, uncovered
    by: str = ""
    seconds: float = 0.0


@dataclass
class Cover:
    """Which tests execute which line, what each costs, and which fail before anything is broken."""

    lines: dict[str, dict[int, list[str]]] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    failing: list[str] = field(default_factory=list)

    def tests(self, mutant: Mutant) -> list[str]:
        """The tests to try, cheapest first; for what happens at import, those that use the module at all: its lines, or
        a table of it by name."""
        lines = self.lines.get(mutant.path, {})
        if mutant.at_import:
            found = {test for tests in lines.values() for test in tests}
            found |= {test for test in self.seconds if test.partition("::")[0] in importing(mutant.module)}
        else:
            found = {test for line in range(mutant.line, mutant.last + 1) for test in lines.get(line, ())}
        ordered = sorted(found - {"", *self.failing}, key=lambda test: (self.seconds.get(test, 0.0), test))
        kept: list[str] = []
        spent = 0.0
        for test in ordered:
            spent += self.seconds.get(test, 0.0)
            if kept and spent > TEST_LIMIT:
                break
            kept.append(test)
        return kept


@cache
def importing(module: str) -> frozenset[str]:
    """The files of tests that import a module by its name."""
    package, _, last = module.rpartition(".")
    named = re.compile(rf"from {re.escape(module)} import|from {re.escape(package)} import [^\n]*\b{last}\b")
    files = (ROOT / "tests").rglob("test_*.py")
    return frozenset(str(file.relative_to(ROOT)) for file in files if named.search(file.read_text("utf-8")))


# -------------------------------------------------------------- making mutants


def mutants_of(path: Path) -> list[Mutant]:
    """Every break of one file."""
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    parents = {child: parent for parent in ast.walk(tree) for child in ast.iter_child_nodes(parent)}
    found = []
    for number, node in enumerate(ast.walk(tree)):
        if skipped(node, parents):
            continue
        owners = [one for one in ancestry(node, parents) if isinstance(one, ast.FunctionDef | ast.ClassDef)]
        at_import = happens_at_import(node, parents)
        for variant, (kind, new) in enumerate(breaks(node, parents)):
            old_text, new_text = difference(tree, node, new, parents)
            if old_text == new_text:
                continue
            anchor = statement_of(node, parents)
            mutant = Mutant(
                path=str(path.relative_to(ROOT)),
                module=module_of(path),
                function=".".join(one.name for one in reversed(owners)),
                line=getattr(node, "lineno", anchor.lineno),
                last=getattr(node, "end_lineno", None) or anchor.lineno,
                node=number,
                variant=variant,
                kind=kind,
                rules=rules_of(owners, anchor),
                old=old_text,
                new=new_text,
                at_import=at_import,
            )
            found.append(mutant)
    return found


def breaks(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> Iterator[tuple[str, ast.AST]]:
    """The ways to break one node: what is done, and what takes its place."""
    parent = parents.get(node)
    if isinstance(node, ast.Compare):
        for at, op in enumerate(node.ops):
            for flip in FLIPS[type(op)]:
                ops = [*node.ops[:at], flip(), *node.ops[at + 1 :]]
                yield "comparison", ast.Compare(node.left, ops, node.comparators)
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield "constant", ast.Constant(not node.value)
        elif isinstance(node.value, int | float):
            yield "constant", ast.Constant(node.value + 1)
            yield "constant", ast.Constant(node.value - 1)
    elif isinstance(node, ast.BinOp) and type(node.op) in SWAPS:
        yield "operator", ast.BinOp(node.left, SWAPS[type(node.op)](), node.right)
    elif isinstance(node, ast.AugAssign):
        if type(node.op) in SWAPS:
            yield "operator", ast.AugAssign(node.target, SWAPS[type(node.op)](), node.value)
        yield "removed", ast.Pass()
    elif isinstance(node, ast.BoolOp):
        yield "boolean", ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        for at in range(len(node.values)):
            left = [*node.values[:at], *node.values[at + 1 :]]
            yield "boolean", left[0] if len(left) == 1 else ast.BoolOp(node.op, left)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        yield "boolean" if isinstance(node.op, ast.Not) else "sign", node.operand
    elif isinstance(node, ast.Return) and node.value is not None:
        yield from broken_returns(node, parents)
    elif isinstance(node, ast.Expr | ast.Raise):
        dropped = isinstance(node, ast.Expr) and "tell" in ast.unparse(node.value).partition("(")[0]
        yield "tell" if dropped else "removed", ast.Pass()
    elif isinstance(node, ast.Continue):
        yield "removed", ast.Break()
    elif isinstance(node, ast.Break):
        yield "removed", ast.Continue()
    elif isinstance(node, ast.Call):
        yield from broken_calls(node)
    elif isinstance(node, ast.FunctionDef):
        for at, decorator in enumerate(node.decorator_list):
            if isinstance(decorator, ast.Call) and getattr(decorator.func, "id", "") in HOOKS:
                bare = copy.copy(node)
                bare.decorator_list = [*node.decorator_list[:at], *node.decorator_list[at + 1 :]]
                yield "decorator", bare
    if is_test_of(node, parent) and not isinstance(node, ast.Compare | ast.BoolOp | ast.UnaryOp):
        yield "boolean", ast.UnaryOp(ast.Not(), copy.deepcopy(node))  # type: ignore[arg-type]


def broken_returns(node: ast.Return, parents: dict[ast.AST, ast.AST]) -> Iterator[tuple[str, ast.AST]]:
    owner = next((one for one in ancestry(node, parents) if isinstance(one, ast.FunctionDef)), None)
    told = ast.unparse(owner.returns) if owner and owner.returns else ""
    typed: dict[str, list[Any]] = {"bool": [True, False], "int": [0], "float": [0.0]}
    values = typed.get(told, [None])
    for value in values:
        if not (isinstance(node.value, ast.Constant) and node.value.value == value):
            yield "return", ast.Return(ast.Constant(value))


def broken_calls(node: ast.Call) -> Iterator[tuple[str, ast.AST]]:
    name = getattr(node.func, "id", getattr(node.func, "attr", ""))
    if isinstance(node.func, ast.Name) and name in TWINS:
        yield "function", ast.Call(ast.Name(TWINS[name], ast.Load()), node.args, node.keywords)
    plain = [at for at, arg in enumerate(node.args) if isinstance(arg, ast.Name | ast.Attribute)]
    if len(plain) >= 2 and name not in ("isinstance", "getattr", *TWINS, *EITHER_WAY):
        one, other = plain[-2:]
        args = list(node.args)
        args[one], args[other] = args[other], args[one]
        yield "arguments", ast.Call(node.func, args, node.keywords)


def skipped(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> bool:
    """Annotations, docstrings, assertions (`strict=` is one), imports under TYPE_CHECKING, `carries(…)` and the
    arguments of `@rule` are left alone."""
    if isinstance(node, ast.Expr) and (isinstance(node.value, ast.Constant) or carries_ids(node)):
        return True
    child = node
    for above in ancestry(node, parents):
        if carries_ids(above):
            return True
        if isinstance(above, ast.Assert | ast.JoinedStr | ast.Import | ast.ImportFrom):
            return True
        if isinstance(above, ast.keyword) and above.arg == "strict":
            return True
        if isinstance(above, ast.FunctionDef) and (child is above.returns or child in above.decorator_list):
            return True
        if isinstance(above, ast.arg | ast.AnnAssign) and child is above.annotation:
            return True
        if isinstance(above, ast.ClassDef) and child not in above.body:
            return True
        if isinstance(above, ast.If) and "TYPE_CHECKING" in ast.unparse(above.test):
            return True
        if isinstance(above, ast.Subscript) and isinstance(above.value, ast.Name) and above.value.id[:1].isupper():
            return not above.value.id.isupper()
        child = above
    return isinstance(node, ast.Assert)


def carries_ids(node: ast.AST) -> bool:
    """Is it a `carries(…)`, which only ties a table of data to its rules?"""
    call = node.value if isinstance(node, ast.Expr) else None
    return isinstance(call, ast.Call) and getattr(call.func, "id", "") == "carries"


def happens_at_import(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> bool:
    """Is the node part of a table, a default or a decorator rather than of a function's body?"""
    if isinstance(node, ast.FunctionDef):
        return True
    child = node
    for above in ancestry(node, parents):
        if isinstance(above, ast.FunctionDef | ast.Lambda):
            inside = above.body if isinstance(above.body, list) else [above.body]
            if child in inside:
                return False
        child = above
    return True


def is_test_of(node: ast.AST, parent: ast.AST | None) -> bool:
    if isinstance(parent, ast.If | ast.While | ast.IfExp):
        return node is parent.test
    return isinstance(parent, ast.comprehension) and node in parent.ifs


def ancestry(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> Iterator[ast.AST]:
    above = parents.get(node)
    while above is not None:
        yield above
        above = parents.get(above)


def statement_of(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> ast.stmt:
    for one in (node, *ancestry(node, parents)):
        if isinstance(one, ast.stmt):
            return one
    raise AssertionError("a node outside any statement")


def rules_of(owners: Sequence[ast.AST], anchor: ast.AST) -> tuple[str, ...]:
    """The ledger ids of the function or class around a break; else those its statement names."""
    for owner in owners:
        decorators = getattr(owner, "decorator_list", [])
        if found := ids_in(decorators):
            return found
    return ids_in([anchor]) or ids_in(owners[:1])


def ids_in(nodes: Sequence[ast.AST]) -> tuple[str, ...]:
    words = [one.value for node in nodes for one in ast.walk(node) if isinstance(one, ast.Constant)]
    return tuple(dict.fromkeys(word for word in words if isinstance(word, str) and RULE_ID.match(word)))


def difference(tree: ast.Module, node: ast.AST, new: ast.AST, parents: dict[ast.AST, ast.AST]) -> tuple[str, str]:
    """The first line that a break changes, before and after."""
    anchor = statement_of(node, parents)
    if isinstance(node, ast.FunctionDef) and isinstance(new, ast.FunctionDef):
        gone = [one for one in node.decorator_list if one not in new.decorator_list]
        return f"@{ast.unparse(gone[0])}", f"(removed from {node.name})"
    before = ast.unparse(anchor).splitlines()
    after = ast.unparse(substituted(anchor, node, new)).splitlines()
    for old_line, new_line in zip(before, after, strict=False):
        if old_line != new_line:
            return old_line.strip(), new_line.strip()
    return ("", "") if len(before) == len(after) else (before[-1].strip(), after[-1].strip())


def substituted(root: ast.AST, old: ast.AST, new: ast.AST) -> ast.AST:
    """A copy of a tree with one node replaced."""
    if root is old:
        return new
    made = copy.copy(root)
    for name, value in ast.iter_fields(root):
        if isinstance(value, ast.AST):
            setattr(made, name, substituted(value, old, new))
        elif isinstance(value, list):
            setattr(made, name, [substituted(v, old, new) if isinstance(v, ast.AST) else v for v in value])
    return made


def broken_code(mutant: Mutant) -> CodeType:
    """The module's code with the break in it."""
    path = ROOT / mutant.path
    tree = ast.parse(path.read_text(encoding="utf-8"))
    parents = {child: parent for parent in ast.walk(tree) for child in ast.iter_child_nodes(parent)}
    node = next(node for number, node in enumerate(ast.walk(tree)) if number == mutant.node)
    _, new = list(breaks(node, parents))[mutant.variant]
    ast.copy_location(new, node)
    broken = substituted(tree, node, new)
    ast.fix_missing_locations(broken)
    return compile(broken, str(path), "exec")  # type: ignore[call-overload,no-any-return]


def module_of(path: Path) -> str:
    parts = path.relative_to(ROOT / "src").with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


# -------------------------------------------------------------- putting a break in place


def swap(mutant: Mutant) -> bool:
    """Put the break into the imported function itself, so that whoever holds it is broken too. False: not possible, as
    of a function that another one made while it was imported."""
    module = sys.modules.get(mutant.module)
    target = function_at(module, mutant.function) if module else None
    if target is None or target.__qualname__ != mutant.function:
        return False
    for code in codes_in(broken_code(mutant)):
        if code.co_qualname == target.__code__.co_qualname and code.co_firstlineno == target.__code__.co_firstlineno:
            if code.co_freevars != target.__code__.co_freevars:
                return False
            target.__code__ = code
            return True
    return False


def function_at(module: ModuleType | None, qualname: str) -> FunctionType | None:
    """The outermost function on the way to a qualified name, out of whatever wraps it."""
    found: Any = module
    for name in qualname.split("."):
        found = vars(found).get(name) if hasattr(found, "__dict__") else None
        while found is not None and not isinstance(found, FunctionType | type):
            inner = [getattr(found, part, None) for part in ("__wrapped__", "fget", "__func__", "func")]
            found = next((one for one in inner if one is not None), None)
        if isinstance(found, FunctionType):
            return innermost(found)
    return None


def innermost(function: FunctionType) -> FunctionType:
    inner = getattr(function, "__wrapped__", None)
    return innermost(inner) if isinstance(inner, FunctionType) else function


def codes_in(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes_in(constant)


class BrokenImport(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports the one module with the break in it."""

    def __init__(self, mutant: Mutant) -> None:
        self._mutant = mutant

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> Any:
        if name != self._mutant.module:
            return None
        file = ROOT / self._mutant.path
        places = [str(file.parent)] if file.name == "__init__.py" else None
        return importlib.util.spec_from_file_location(name, file, loader=self, submodule_search_locations=places)

    def exec_module(self, module: ModuleType) -> None:
        exec(broken_code(self._mutant), vars(module))


# -------------------------------------------------------------- running tests

QUIET = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov", "-p", "no:faulthandler")


class Measure:
    """A pytest plugin that notes which lines each test executes and how long it takes."""

    def __init__(self, coverage: Any) -> None:
        self._coverage = coverage
        self.seconds: dict[str, float] = {}
        self.failing: list[str] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        self._coverage.switch_context(item.nodeid)
        start = time.process_time()
        result = yield
        self.seconds[item.nodeid] = time.process_time() - start
        self._coverage.switch_context("")
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failing.append(report.nodeid)


def measure(tests: Sequence[str], package: Path, sender: Connection) -> None:
    """In a process of its own: run the tests unbroken, under coverage with a context for each."""
    import coverage

    with tempfile.TemporaryDirectory() as folder, silent():
        watch = coverage.Coverage(data_file=f"{folder}/data", include=[f"{package}/*"], config_file=False)
        watch.start()
        plugin = Measure(watch)
        status = pytest.main([*QUIET, *tests], plugins=[plugin])
        watch.stop()
        data = watch.get_data()
        lines = {
            str(Path(file).relative_to(ROOT)): {line: list(names) for line, names in by_line.items()}
            for file in data.measured_files()
            for by_line in [data.contexts_by_lineno(file)]
        }
    sender.send((int(status), Cover(lines, plugin.seconds, plugin.failing)))


class FirstFailure:
    """In a broken process: the first test to fail ends it, and its name is the last thing said. A single test that
    goes on for longer than `each` seconds of the processor ends it, too."""

    def __init__(self, killer: int, each: float) -> None:
        self._killer, self._each = killer, each

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        signal.setitimer(signal.ITIMER_VIRTUAL, self._each)
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            os.write(self._killer, report.nodeid.encode()[:4000])
            os._exit(1)


class Server:
    """A pytest plugin that, once the tests are collected, waits for mutants and forks a process for each."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}

        def attempt(mutant: Mutant, tests: Sequence[str], watch: FirstFailure) -> int:
            if not swap(mutant):
                return 3
            session.config.pluginmanager.register(watch)
            chosen = [items[test] for test in tests if test in items]
            for at, item in enumerate(chosen):
                following = chosen[at + 1] if at + 1 < len(chosen) else None
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            return 0

        serve(self._pipe, attempt)
        return True


def warm(tests: Sequence[str], pipe: Connection) -> None:
    """A server whose tests are collected and whose modules are imported."""
    with silent():
        pytest.main([*QUIET, *tests], plugins=[Server(pipe)])


def cold(tests: Sequence[str], pipe: Connection) -> None:
    """A server that has imported nothing of the broken package; each mutant imports and collects for itself."""

    def attempt(mutant: Mutant, tests: Sequence[str], watch: FirstFailure) -> int:
        sys.meta_path.insert(0, BrokenImport(mutant))
        return int(pytest.main([*QUIET, *tests], plugins=[watch]))

    with silent():
        serve(pipe, attempt)


def serve(pipe: Connection, attempt: Callable[[Mutant, Sequence[str], FirstFailure], int]) -> None:
    while job := pipe.recv():
        mutant, tests, limit, each = job
        start = time.perf_counter()
        reader, killer = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(reader)
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            signal.setitimer(signal.ITIMER_PROF, limit)  # the processor's time: a busy machine kills nobody
            signal.alarm(int(limit) * 20 + 60)
            resource.setrlimit(resource.RLIMIT_AS, (6 << 30, 6 << 30))
            status = 1
            with contextlib.suppress(BaseException):
                status = attempt(mutant, tests, FirstFailure(killer, each))
            os._exit(status)
        os.close(killer)
        status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        by = os.read(reader, 4000).decode(errors="replace")
        os.close(reader)
        timers = (signal.SIGALRM, signal.SIGPROF, signal.SIGVTALRM)
        fate = {0: "survived", 3: "cold", **{-timer: "time" for timer in timers}}.get(status, "killed")
        pipe.send(Verdict(mutant, fate, by, time.perf_counter() - start))


@contextlib.contextmanager
def silent() -> Iterator[None]:
    """Nothing that tests print reaches the terminal."""
    with open(os.devnull, "w") as nowhere:
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)
        yield


# -------------------------------------------------------------- the run


def run(
    mutants: Sequence[Mutant], cover: Cover, tests: Sequence[str], workers: int, server: Callable[..., None]
) -> Iterator[Verdict]:
    """Give every mutant to one of the servers; verdicts as they come."""
    context = multiprocessing.get_context("fork")
    waiting = list(reversed(mutants))
    pipes: list[Connection] = []
    for _ in range(min(workers, len(mutants))):
        here, there = context.Pipe()
        context.Process(target=server, args=(tests, there), daemon=False).start()
        there.close()
        pipes.append(here)

    def give(pipe: Connection) -> bool:
        if not waiting:
            pipe.send(None)
            return False
        mutant = waiting.pop()
        chosen = cover.tests(mutant)
        expected = [cover.seconds.get(test, 0.0) for test in chosen]
        pipe.send((mutant, chosen, 5 + 3 * sum(expected), 5 + 3 * max(expected)))
        return True

    busy = [pipe for pipe in pipes if give(pipe)]
    while busy:
        for pipe in wait(busy):
            assert isinstance(pipe, Connection)
            yield pipe.recv()
            if not give(pipe):
                busy.remove(pipe)


def all_verdicts(mutants: Sequence[Mutant], cover: Cover, tests: Sequence[str], workers: int) -> Iterator[Verdict]:
    untouched = [mutant for mutant in mutants if not cover.tests(mutant)]
    yield from (Verdict(mutant, "uncovered") for mutant in untouched)
    covered = [mutant for mutant in mutants if cover.tests(mutant)]
    late = [mutant for mutant in covered if mutant.at_import]
    for verdict in run([mutant for mutant in covered if not mutant.at_import], cover, tests, workers, warm):
        if verdict.fate == "cold":
            late.append(verdict.mutant)
        else:
            yield verdict
    yield from run(late, cover, tests, workers, cold)


def covered_by(tests: Sequence[str], package: Path) -> Cover:
    context = multiprocessing.get_context("fork")
    reader, sender = context.Pipe(duplex=False)
    process = context.Process(target=measure, args=(tests, package, sender))
    process.start()
    sender.close()
    try:
        status, cover = reader.recv()
    except EOFError:
        sys.exit("the tests could not be run")
    process.join()
    if status not in (0, 1):
        sys.exit(f"the tests could not be collected (pytest status {status}): {' '.join(tests)}")
    return cover  # type: ignore[no-any-return]


@cache
def preload() -> None:
    """What every process needs and no mutant touches."""
    for name in ("hypothesis", "msgspec", "numpy", "shapely", "yaml"):
        importlib.import_module(name)


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("package", type=Path, help="the folder or file to break")
    parser.add_argument("--module", action="append", help="only files whose path contains this; may be repeated")
    parser.add_argument("--rule", action="append", help="only functions that carry this ledger id; may be repeated")
    parser.add_argument("--ruled", action="store_true", help="only functions and classes that carry a ledger id")
    parser.add_argument("--kind", action="append", help="only this kind of break; may be repeated")
    parser.add_argument("--sample", type=int, help="only so many mutants, drawn at random")
    parser.add_argument("--seed", default="0", help="what the sample is drawn from")
    parser.add_argument("--tests", default="tests", help="the tests to run, separated by spaces")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="keep in the package which rules no break of is noticed")
    parser.add_argument("--json", action="store_true", help="print the verdicts as JSON")
    parser.add_argument("--list", action="store_true", help="print the mutants and stop")
    options = parser.parse_args(argv)

    package = options.package.resolve()
    files = [package] if package.is_file() else sorted(package.rglob("*.py"))
    files = [file for file in files if not options.module or any(word in str(file) for word in options.module)]
    mutants = [mutant for file in files for mutant in mutants_of(file)]
    mutants = [one for one in mutants if not options.rule or set(options.rule) & set(one.rules)]
    mutants = [one for one in mutants if one.rules or not options.ruled]
    mutants = [one for one in mutants if not options.kind or one.kind in options.kind]
    if options.sample and options.sample < len(mutants):
        mutants = random.Random(options.seed).sample(mutants, options.sample)
    if options.list:
        print("\n".join(described(Verdict(mutant, mutant.kind)) for mutant in mutants))
        print(f"{len(mutants)} mutants")
        return 0

    os.chdir(ROOT)
    preload()
    tests = options.tests.split()
    start = time.perf_counter()
    note(f"{len(mutants)} mutants; measuring {' '.join(tests)}…")
    cover = covered_by(tests, package if package.is_dir() else package.parent)
    if cover.failing:
        note(f"left out, failing before anything is broken: {', '.join(sorted(set(cover.failing)))}")
    note(f"{len(cover.seconds)} tests in {time.perf_counter() - start:.0f} s")
    verdicts: list[Verdict] = []
    with contextlib.suppress(KeyboardInterrupt):
        for verdict in all_verdicts(mutants, cover, tests, options.workers):
            verdicts.append(verdict)
            if not options.json and verdict.fate in ("survived", "uncovered"):
                print(described(verdict), flush=True)
            if len(verdicts) % 50 == 0:
                note(f"{len(verdicts)} of {len(mutants)}, {time.perf_counter() - start:.0f} s")
    report(verdicts, time.perf_counter() - start, options.json)
    if options.write and package.is_dir():
        kept = package / WEAK
        known = json.loads(kept.read_text("utf-8")) if kept.exists() else {}
        kept.write_text(json.dumps(weaknesses(known, verdicts), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 1 if any(verdict.fate in ("survived", "uncovered") for verdict in verdicts) else 0


def weaknesses(known: dict[str, list[str]], verdicts: Sequence[Verdict]) -> dict[str, list[str]]:
    """The rules none of whose breaks was noticed, with those breaks; what earlier runs knew of rules that this one did
    not break stays."""
    noticed: set[str] = set()
    missed: dict[str, list[str]] = {}
    for one in verdicts:
        for rule in one.mutant.rules:
            if one.fate in ("survived", "uncovered"):
                missed.setdefault(rule, []).append(f"{one.mutant.function}: {one.mutant.old} → {one.mutant.new}")
            else:
                noticed.add(rule)
    found = {**known, **missed}
    return {rule: found[rule] for rule in sorted(found) if rule not in noticed}


def report(verdicts: Sequence[Verdict], seconds: float, as_json: bool) -> None:
    fates = {fate: sum(one.fate == fate for one in verdicts) for fate in ("killed", "time", "survived", "uncovered")}
    if as_json:
        alive = [asdict(one) for one in verdicts if one.fate in ("survived", "uncovered")]
        print(json.dumps({"mutants": len(verdicts), **fates, "seconds": round(seconds), "survivors": alive}, indent=1))
        return
    told = ", ".join(f"{count} {fate}" for fate, count in fates.items())
    print(f"{len(verdicts)} mutants in {seconds:.0f} s: {told}")


def described(verdict: Verdict) -> str:
    mutant = verdict.mutant
    rules = ", ".join(mutant.rules) or "no rule"
    head = f"{verdict.fate}: {mutant.path}:{mutant.line} {mutant.function or '(module)'} [{rules}] {mutant.kind}"
    old, new = around_difference(mutant.old, mutant.new)
    return f"{head}\n  - {old}\n  + {new}"


def around_difference(old: str, new: str, most: int = 150) -> tuple[str, str]:
    """Two long lines cut to where they differ."""
    same = next((at for at, pair in enumerate(zip(old, new, strict=False)) if pair[0] != pair[1]), len(old))
    start = max(0, same - most // 2) if max(len(old), len(new)) > most else 0
    return tuple(("…" if start else "") + line[start : start + most] for line in (old, new))  # type: ignore[return-value]


def note(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
