"""Builds the browser client into the package: `npm ci` when its lock changed, then `vite build`.

A wheel without pages is refused. An editable install without Node goes on: the terminal plays without pages.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES = "src/escarmouche/web/pages"
OLDEST = (20, 19)


class ClientHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        build_data["artifacts"].append(f"/{PAGES}/")
        if (root / "client/package.json").exists() and node_is_new_enough():
            build(root / "client")
        elif version != "editable" and not (root / PAGES / "index.html").exists():
            oldest = ".".join(map(str, OLDEST))
            raise RuntimeError(
                f"The browser pages need Node {oldest} or newer. / Les pages demandent Node {oldest} ou plus récent."
            )


def node_is_new_enough() -> bool:
    if not shutil.which("npm") or not shutil.which("node"):
        return False
    told = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    numbers = told.strip().removeprefix("v").split(".")[:2]
    return all(number.isdigit() for number in numbers) and tuple(map(int, numbers)) >= OLDEST


def build(client: Path) -> None:
    made_from, lock = client / "node_modules/.made-from", (client / "package-lock.json").read_bytes()
    digest = hashlib.sha256(lock).hexdigest()
    if not made_from.exists() or made_from.read_text() != digest:
        run(client, "npm", "ci", "--no-audit", "--no-fund")
        made_from.write_text(digest)
    run(client, "npm", "run", "build")
    (client.parent / PAGES / "NOTICES.txt").write_text(notices(client), encoding="utf-8")


def notices(client: Path) -> str:
    """Whose JavaScript the pages carry, under which licence: every package that is not for building alone, and Svelte,
    whose runtime is compiled in."""
    locked = json.loads((client / "package-lock.json").read_bytes())["packages"]
    parts = ["The browser pages carry code of these packages."]
    for place, told in sorted(locked.items()):
        name = place.rpartition("node_modules/")[2]
        if not name or (told.get("dev") and name != "svelte"):
            continue
        files = sorted(file for file in (client / place).glob("*") if file.name.upper().startswith(("LICEN", "NOTICE")))
        texts = [file.read_text(encoding="utf-8", errors="replace").strip() for file in files if file.is_file()]
        parts.append("\n\n".join([f"{name} {told['version']} ({told.get('license', 'see its text')})", *texts]))
    return f"\n\n{'-' * 80}\n\n".join(parts) + "\n"


def run(client: Path, *command: str) -> None:
    done = subprocess.run(command, cwd=client, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)}\n{done.stdout}\n{done.stderr}")
