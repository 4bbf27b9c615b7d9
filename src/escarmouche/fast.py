"""Compiled copies of our own modules: an optional build that plays the same games faster.

The plain sources stay what everybody reads, tests and falls back on. Compiled modules lie in a folder of their own with
a stamp, and one is used only while its source is the very text it was compiled from: a changed module is plain again at
once. ESCARMOUCHE_PLAIN=1 leaves all of them alone; `escarmouche build-fast --remove` throws them away.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
FOLDER = PACKAGE / "_fast"
STAMP = "stamp.json"
SUFFIX = EXTENSION_SUFFIXES[0]
"""It names the Python that a library is for."""


def source_of(name: str) -> Path:
    """Where a module of ours is written."""
    return PACKAGE.joinpath(*name.split(".")[1:]).with_suffix(".py")


def digest(source: bytes) -> str:
    return blake2b(source, digest_size=16).hexdigest()


def compiled(name: str, folder: Path = FOLDER) -> Path:
    return folder / f"{name}{SUFFIX}"


class AsWritten(ExtensionFileLoader):
    """Loads a compiled module that says it is where its source is."""

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = str(source_of(module.__name__))
        super().exec_module(module)


class Finder:
    """Finds compiled modules whose sources have not changed."""

    def __init__(self, folder: Path, stamps: dict[str, str]) -> None:
        self.folder, self.stamps = folder, stamps

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: object = None) -> ModuleSpec | None:
        stamp = self.stamps.get(name)
        if stamp is None:
            return None
        made = compiled(name, self.folder)
        try:
            if digest(source_of(name).read_bytes()) != stamp or not made.exists():
                return None
        except OSError:
            return None
        return spec_from_file_location(name, made, loader=AsWritten(name, str(made)))


def stamps_in(folder: Path) -> dict[str, str]:
    """The modules compiled there for this Python, each with the digest of its source; none if it cannot be read."""
    try:
        told = json.loads((folder / STAMP).read_text())
        return dict(told["modules"]) if told["suffix"] == SUFFIX else {}
    except (OSError, ValueError, KeyError, TypeError):
        return {}


def stamped(folder: Path, modules: dict[str, str]) -> None:
    """Write down what was compiled, whole or not at all."""
    written = folder / f"{STAMP}.new"
    written.write_text(json.dumps({"suffix": SUFFIX, "modules": modules}, indent=1))
    written.replace(folder / STAMP)


def use(folder: Path = FOLDER) -> bool:
    """Import what is compiled instead of its sources, from now on; was there anything?"""
    stamps = {} if os.environ.get("ESCARMOUCHE_PLAIN") else stamps_in(folder)
    if stamps:
        sys.meta_path.insert(0, Finder(folder, stamps))
    return bool(stamps)
