"""Debian's Chromium, put in place when it is missing: by us if we may, else by whoever reads the line to type."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

CHROMIUM = Path("/usr/bin/chromium")
ARGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def main() -> int:
    if CHROMIUM.exists():
        return 0
    if os.geteuid() != 0:
        print("The browser tests need Chromium. Type: sudo apt-get install chromium")
        return 1
    for command in (("apt-get", "update"), ("apt-get", "install", "-y", "--no-install-recommends", "chromium")):
        if subprocess.run(command, check=False).returncode:
            print(f"This failed: {' '.join(command)}")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
