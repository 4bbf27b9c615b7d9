"""The server of the browser tests: `escarmouche`, with the small invented game beside the others.

It is the only game of ours with secrets, and shows that the table in the browser knows no game.
"""

import sys

from escarmouche.cli import main
from escarmouche.games import SYSTEMS
from escarmouche.web import inquiries

SYSTEMS["toy"] = "toy:SYSTEM"
inquiries.BOT, inquiries.CALIBRATION, inquiries.SAMPLES = "random", 12, 2  # nobody here reads the figures

if __name__ == "__main__":
    sys.exit(main())
