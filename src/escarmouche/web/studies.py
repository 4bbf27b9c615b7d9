"""Studies of balance that the server keeps: folders it lists, and at most one that it plays, in a process of its own.

A study that is wanted is taken up again when the server comes back.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from escarmouche.lab.folder import STUDY, Standing, begin, standing_of, study_of
from escarmouche.lab.study import Study
from escarmouche.lab.telling import FINDINGS
from escarmouche.telling.texts import Unusable
from escarmouche.web import logs
from escarmouche.web.faults import Conflict, Missing

NAME = re.compile(r"[A-Za-z0-9][\w.-]{0,59}")
OWNER = "owner"
"""A file in the folder of a study: who began it."""
WANTED = "wanted"
"""A file in the folder of a study that is to be played."""
NICENESS = 12
PATIENCE = 20.0
"""Seconds for a study to end its games and write down what it has."""


class Studies:
    """The folders of studies, and the one at work."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._at_work: tuple[str, subprocess.Popen[bytes]] | None = None

    def names(self) -> list[str]:
        """The newest first."""
        found = [file.parent for file in self.root.glob(f"*/{STUDY}") if NAME.fullmatch(file.parent.name)]
        return [folder.name for folder in sorted(found, key=lambda one: -(one / STUDY).stat().st_mtime)]

    def folder(self, name: str) -> Path:
        found = self.root / name
        if not NAME.fullmatch(name) or not (found / STUDY).is_file():
            raise Missing("no-such-study", None, word=name[:60])
        return found

    def study(self, name: str) -> Study:
        return study_of(self.folder(name))

    def standing(self, name: str) -> Standing:
        return standing_of(self.folder(name))

    def told(self, name: str) -> bool:
        return (self.folder(name) / FINDINGS).is_file()

    @property
    def running(self) -> str:
        """The study being played; empty for none."""
        if self._at_work and self._at_work[1].poll() is None:
            return self._at_work[0]
        return ""

    # ---- playing

    def owner(self, name: str) -> str:
        """Who began a study; nobody for those that were there before the server."""
        file = self.folder(name) / OWNER
        return file.read_text(encoding="utf-8") if file.is_file() else ""

    def owned(self, owner: str) -> int:
        """How many studies somebody has begun."""
        return sum(self.owner(name) == owner for name in self.names())

    def add(self, study: Study, owner: str) -> str:
        """A new study, and off it goes."""
        if self.running:
            raise Conflict("study-running")
        number = 1
        while (self.root / f"{study.game}-{number}").exists():
            number += 1
        name = f"{study.game}-{number}"
        begin(self.root / name, study, False)
        (self.root / name / OWNER).write_text(owner, encoding="utf-8")
        self.go(name)
        return name

    def go(self, name: str) -> None:
        """Play what is left of a study."""
        folder = self.folder(name)
        if self.running:
            raise Conflict("study-running")
        (folder / WANTED).touch()
        order = [sys.executable, "-m", "escarmouche.lab", str(folder), "--outlive-nobody"]
        with (folder / "log").open("ab") as log:
            work = subprocess.Popen(order, stdout=log, stderr=log, stdin=subprocess.PIPE, start_new_session=True)
        os.setpriority(os.PRIO_PROCESS, work.pid, NICENESS)
        self._at_work = (name, work)
        logs.note("study-begun", study=name)

    async def stop(self, name: str) -> None:
        """End the study at work; its finished games are kept."""
        (self.folder(name) / WANTED).unlink(missing_ok=True)
        if self.running == name:
            await self._end()

    async def _end(self) -> None:
        if not self.running or self._at_work is None:
            return
        name, work = self._at_work
        work.send_signal(signal.SIGINT)
        try:
            await asyncio.to_thread(work.wait, PATIENCE)
        except subprocess.TimeoutExpired:
            logs.note("study-killed", study=name)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(work.pid, signal.SIGKILL)  # its workers, too
            await asyncio.to_thread(work.wait)
        logs.note("study-ended", study=name)

    def take_up(self) -> None:
        """After a start of the server: the study that was being played goes on."""
        for name in self.names():
            if (self.root / name / WANTED).exists() and not self.running:
                if self.standing(name).finished:
                    (self.root / name / WANTED).unlink(missing_ok=True)
                else:
                    try:
                        self.go(name)
                    except (Unusable, OSError) as error:
                        logs.failure("study-failed", error, study=name)

    async def close(self) -> None:
        await self._end()
