"""`python -m escarmouche.lab FOLDER`: play what is left of a study and write down what came of it, without a word."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

from escarmouche.core.system import load
from escarmouche.games import SYSTEMS
from escarmouche.lab.folder import play, study_of
from escarmouche.lab.telling import retell


def main(folder: Path) -> int:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a server in the background ignores it, and we inherit
    study = study_of(folder)
    place = SYSTEMS[study.game]
    system = load(place)
    finished = play(folder, study, system, place, after=lambda: retell(folder, study, system))
    retell(folder, study, system)
    return 0 if finished else 130


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
