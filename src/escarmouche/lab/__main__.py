"""`python -m escarmouche.lab FOLDER`: play what is left of a study and write down what came of it, without a word."""

from __future__ import annotations

import os
import signal
import sys
import threading
from pathlib import Path

from escarmouche.core.system import load
from escarmouche.games import SYSTEMS
from escarmouche.lab.folder import play, study_of
from escarmouche.lab.telling import retell


def main(folder: Path, alone: bool = True) -> int:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a server in the background ignores it, and we inherit
    if not alone:
        threading.Thread(target=outlive_nobody, daemon=True).start()
    study = study_of(folder)
    place = SYSTEMS[study.game]
    system = load(place)
    finished = play(folder, study, system, place, after=lambda: retell(folder, study, system))
    retell(folder, study, system)
    return 0 if finished else 130


def outlive_nobody() -> None:
    """Whoever began this holds the other end of the line: when it is gone, so are we and all our workers."""
    while os.read(0, 1):
        continue
    os.killpg(os.getpgrp(), signal.SIGKILL)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), "--outlive-nobody" not in sys.argv))
