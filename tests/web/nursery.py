"""A process that has read all the books and starts servers by forking itself, so that a start costs next to nothing.

Run as a program: every line it reads is the arguments of `escarmouche serve`, and one server is started; it says which
process that is, waits until it has ended, and says so. Workers for bots are not started before somebody asks for one.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import sys
from pathlib import Path
from typing import Any

from escarmouche.cli.serve import command
from escarmouche.web import games, processes
from escarmouche.web.desk import Desk


def main() -> None:
    asyncio.run(games.warm_up())
    Desk.warm_up = lambda self: None  # type: ignore[method-assign]
    here: Any = multiprocessing.get_context("fork")
    processes.multiprocessing.get_context = lambda kind=None: here  # type: ignore[attr-defined]
    for line in sys.stdin:
        child = os.fork()
        if not child:
            os.dup2(os.open(os.devnull, os.O_RDWR), 1)
            os.close(0)
            told = json.loads(line)
            os._exit(command(**{**told, "data": Path(told["data"])}))
        print(child, flush=True)
        os.waitpid(child, 0)
        print("ended", flush=True)


if __name__ == "__main__":
    main()
