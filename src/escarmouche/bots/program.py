"""A bot that is a program of its own, in any language: a question is a line on its stdin, an answer one on its stdout.

    > escarmouche 1                                        < ready my bot
    > game {"game": "evenor", "seat": "red", …}            (no answer)
    > choose {"question": …, "candidates": […], "state": …} < answer {"shoot": "grendel"}
    > refused {"reason": …, "rules": […]}                  < answer …, at most three times
    > quit

`say …` lines are for whoever reads along, and are skipped. A program has so many seconds for an answer, so much memory
and so many bytes; one that does not keep to it is ended, and `Unusable` says what it did.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import shlex
import subprocess
import time
from typing import IO, Any

import msgspec

from escarmouche.bots.protocol import View
from escarmouche.core.decisions import Answer, Decision, Refusal, Refused
from escarmouche.core.dice import Block
from escarmouche.core.system import System
from escarmouche.telling.texts import Unusable

VERSION = 1
SECONDS = 10.0
"""For an answer, and for getting ready."""
MEMORY = 1 << 30
"""Bytes a program may use, where the system can hold it to that."""
LONGEST = 64_000
"""Bytes of a line."""
TRIES = 3
CANDIDATES = 32


class ProgramBot:
    """One program, started with the first question and ended with the bot."""

    def __init__(self, command: str, system: System, seed: str, seconds: float = SECONDS, memory: int = MEMORY) -> None:
        self.command, self.seconds, self.memory = command, seconds, memory
        self._system, self._seed, self._chance = system, seed, Block(seed, 0)
        self._process: subprocess.Popen[bytes] | None = None
        self._rest = b""

    def choose(self, view: View, decision: Decision) -> Answer:
        if self._process is None:
            self._start(view.seat)
        candidates = decision.candidates(self._chance, CANDIDATES)
        asked = {"question": decision.public(), "candidates": candidates, "state": view.state}
        self._tell("choose", asked, decision.key)
        why = Refusal("")
        for _ in range(TRIES):
            answer = self._answer(decision.key)
            try:
                return decision.check(answer)
            except Refused as refused:
                why = refused.refusal
                self._tell("refused", {"reason": why.reason, "rules": why.rules, "facts": why.facts}, decision.key)
        raise self._ended("program-stubborn", key=decision.key, tries=TRIES, why=why.reason)

    def close(self) -> None:
        """Say goodbye, and see that it goes."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(OSError, ValueError):
            assert process.stdin is not None
            os.write(process.stdin.fileno(), b"quit\n")
            process.stdin.close()
        try:
            process.wait(0.5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        for pipe in (process.stdout, process.stderr):
            if pipe is not None:
                pipe.close()

    def __del__(self) -> None:
        with contextlib.suppress(Exception):
            self.close()

    # -------------------------------------------------------------- lines

    def _start(self, seat: str) -> None:
        try:
            self._process = subprocess.Popen(
                shlex.split(self.command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
            )
        except (OSError, ValueError, IndexError, subprocess.SubprocessError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise Unusable("program-missing", word=self.command[:80], why=why) from None
        assert self._process.stdin is not None
        os.set_blocking(self._process.stdin.fileno(), False)
        hold(self._process.pid, self.memory)
        self._tell("escarmouche", VERSION, "escarmouche")
        self._line("ready", "escarmouche")
        told = {"game": self._system.name, "version": self._system.version, "unit": self._system.unit}
        self._tell("game", {**told, "seat": seat, "seed": self._seed}, "game")

    def _tell(self, word: str, what: Any, key: str) -> None:
        """A line to the program, in time: one that does not read is late, too."""
        assert self._process is not None
        pipe = self._process.stdin
        assert pipe is not None
        left = f"{word} ".encode() + msgspec.json.encode(what) + b"\n"
        until = time.monotonic() + self.seconds
        with selectors.DefaultSelector() as waiting:
            waiting.register(pipe, selectors.EVENT_WRITE)
            while left:
                if not waiting.select(max(until - time.monotonic(), 0.0)):
                    raise self._ended("program-late", key=key, seconds=round(self.seconds, 1))
                try:
                    left = left[os.write(pipe.fileno(), left) :]
                except OSError:
                    raise self._gone(key) from None

    def _answer(self, key: str) -> Answer:
        text = self._line("answer", key)
        try:
            return msgspec.json.decode(text)
        except msgspec.DecodeError:
            expected = "answer JSON"
            raise self._ended("program-garbled", key=key, line=f"answer {text}"[:80], expected=expected) from None

    def _line(self, word: str, key: str) -> str:
        """The rest of the next line that begins with a word."""
        until = time.monotonic() + self.seconds
        while True:
            line = self._read(until, key).decode(errors="replace").strip()
            first, _, rest = line.partition(" ")
            if first == word:
                return rest
            if first not in ("say", ""):
                raise self._ended("program-garbled", key=key, line=line[:80], expected=f"{word} …")

    def _read(self, until: float, key: str) -> bytes:
        """The next line, in time and of no more bytes than it may have."""
        assert self._process is not None
        pipe: IO[bytes] | None = self._process.stdout
        assert pipe is not None
        with selectors.DefaultSelector() as waiting:
            waiting.register(pipe, selectors.EVENT_READ)
            while b"\n" not in self._rest:
                if len(self._rest) > LONGEST:
                    raise self._ended("program-long", key=key, most=LONGEST)
                left = until - time.monotonic()
                if left <= 0 or not waiting.select(left):
                    raise self._ended("program-late", key=key, seconds=round(self.seconds, 1))
                found = os.read(pipe.fileno(), 8192)
                if not found:
                    raise self._gone(key)
                self._rest += found
        line, _, self._rest = self._rest.partition(b"\n")
        if len(line) > LONGEST:
            raise self._ended("program-long", key=key, most=LONGEST)
        return line

    def _gone(self, key: str) -> Unusable:
        process = self._process
        status = None
        if process is not None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                status = process.wait(0.5)
        return self._ended("program-gone", key=key, told="" if status is None else f" ({status})")

    def _ended(self, message: str, **facts: Any) -> Unusable:
        """End the program, and say what it did."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with contextlib.suppress(OSError):
                        pipe.close()
        self._rest = b""
        return Unusable(message, word=self.command[:80], **facts)


def hold(process: int, memory: int) -> None:
    """No more memory than this, where the system can hold a process to it."""
    try:
        import resource
    except ModuleNotFoundError:
        return
    if hasattr(resource, "prlimit"):
        with contextlib.suppress(OSError):
            resource.prlimit(process, resource.RLIMIT_AS, (memory, memory))
