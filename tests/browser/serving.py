"""The server of the browser tests: `escarmouche`, with the small invented games beside the others.

They have secrets, and three seats, and show that the table in the browser knows no game.
"""

import sys

from escarmouche.cli import main
from escarmouche.games import SYSTEMS
from escarmouche.web import jobs

SYSTEMS["toy"] = "toy:SYSTEM"
SYSTEMS["crowd"] = "toy:CROWD"
jobs.BOT, jobs.CALIBRATION, jobs.SAMPLES = "random", 12, 2  # nobody here reads the figures

if __name__ == "__main__":
    sys.exit(main())
