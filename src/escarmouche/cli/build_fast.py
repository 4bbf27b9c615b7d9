"""`escarmouche build-fast`: compile core, the table and the rules of the books, as they are written."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from escarmouche.cli.words import tell, warn
from escarmouche.fast import FOLDER, PACKAGE, compiled, digest, source_of, stamped, stamps_in

PARTS = ("core", "space", "bots", "games")
LEFT = frozenset(("__init__", "desk", "importing", "content", "texts", "parts"))
"""What is asked for seldom, or is a package."""
FLAGS = ("-shared", "-fPIC", "-O1", "-g0", "-w", "-DNDEBUG", "-fwrapv", "-fno-strict-aliasing")
"""More than -O1 doubles the time it takes; Python's own headers are full of checks without NDEBUG."""


def command(
    *,
    only: str | None = None,
    workers: int | None = None,
    remove: bool = False,
    json: bool = False,
    lang: str | None = None,
) -> int:
    """Compile the engine and the rules of all books, or of those modules whose names begin so."""
    from escarmouche.cli.common import print_json
    from escarmouche.telling.texts import language

    tongue = language(lang)
    if remove:
        shutil.rmtree(FOLDER, ignore_errors=True)
        print_json({"modules": 0}) if json else print(tell(tongue, "fast-removed"))
        return 0
    missing = "Cython" if not has_cython() else compiler() if shutil.which(compiler()) is None else ""
    if missing:
        return warn(tongue, "fast-missing", what=missing)
    names = [name for name in modules() if only is None or name.startswith(f"escarmouche.{only}")]
    if not names:
        return warn(tongue, "fast-nothing", word=str(only)[:60])
    try:
        made = build(names, FOLDER, max(workers or os.cpu_count() or 1, 1))
    except Uncompiled as error:
        return warn(tongue, "fast-failed", module=error.module, why=error.why)
    told = {"modules": len(made), "folder": str(FOLDER)}
    print_json(told) if json else print(tell(tongue, "fast-built", **told))
    return 0


def modules() -> list[str]:
    """Every module worth compiling."""
    return sorted(name for part in PARTS for name in named(PACKAGE / part))


def named(folder: Path) -> Iterator[str]:
    for source in folder.glob("**/*.py"):
        parts = source.relative_to(PACKAGE).with_suffix("").parts
        if LEFT.isdisjoint(parts):
            yield ".".join(("escarmouche", *parts))


def has_cython() -> bool:
    from importlib.util import find_spec

    return find_spec("Cython") is not None


def compiler() -> str:
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]


def build(names: list[str], folder: Path, workers: int) -> list[str]:
    """Compile what is not compiled yet as it is now; all that there is then."""
    folder.mkdir(exist_ok=True)
    stamps = {name: stamp for name, stamp in stamps_in(folder).items() if compiled(name, folder).exists()}
    stale = [name for name in names if stamps.get(name) != digest(source_of(name).read_bytes())]
    with tempfile.TemporaryDirectory(dir=folder) as work, ThreadPoolExecutor(workers) as pool:
        jobs = [pool.submit(compile_one, name, Path(work)) for name in stale]
        for done in as_completed(jobs):
            name, stamp, made = done.result()
            made.replace(compiled(name, folder))
            stamps[name] = stamp
            stamped(folder, stamps)
    return [*stamps]


def compile_one(name: str, work: Path) -> tuple[str, str, Path]:
    """C from the source as it is, annotations taken as words only, and a library from the C. The source is copied
    first: what is stamped is what was compiled."""
    text = source_of(name).read_bytes()
    source, code, made = work / f"{name}.py", work / f"{name}.c", compiled(name, work)
    source.write_bytes(text)
    words = ("-3", "-X", "annotation_typing=False", "--module-name", name, "-o", str(code), str(source))
    run(name, sys.executable, "-m", "cython", *words)
    run(name, compiler(), *FLAGS, f"-I{sysconfig.get_path('include')}", str(code), "-o", str(made))
    code.unlink()
    return name, digest(text), made


class Uncompiled(Exception):
    """A module that Cython or the C compiler does not take."""

    def __init__(self, module: str, why: str) -> None:
        super().__init__(f"{module}: {why}")
        self.module, self.why = module, why


def run(name: str, *words: str) -> None:
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Uncompiled(name, done.stderr.strip()[-500:])
