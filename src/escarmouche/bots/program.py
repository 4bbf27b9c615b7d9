"""A bot that is a program of its own, in any language: a question is a line on its stdin, an answer one on its stdout.

    > escarmouche 1                                        < ready my bot
    > game {"game": "evenor", "seat": "red", …}            (no answer)
    > choose {"question": …, "candidates": […], "state": …} < answer {"shoot": "grendel"}
                                                           < or the number of a candidate: pick 0
    > refused {"reason": …, "rules": […]}                  < answer …, at most three times
    > quit

`say …` lines are for whoever reads along, and are skipped. A program has so many seconds for an answer, so much memory
and so many bytes; one that does not keep to it is ended, and `Unusable` says what it did.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import signal
import subprocess
import time
from queue import Empty, Queue, SimpleQueue
from threading import Thread
from typing import IO, Annotated, Any

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
AHEAD = 16
"""Lines that a program may be ahead of its reader."""
LAST_WORDS = 400
"""Bytes of its stderr that are kept, for the message when it ends."""
Number = Annotated[int, msgspec.Meta(ge=0)]


class ProgramBot:
    """One program, started with the first question and ended with the bot."""

    def __init__(self, command: str, system: System, seed: str, seconds: float = SECONDS, memory: int = MEMORY) -> None:
        self.command, self.seconds, self.memory = command, seconds, memory
        self._system, self._seed, self._chance = system, seed, Block(seed, 0)
        self._program: Program | None = None

    def choose(self, view: View, decision: Decision) -> Answer:
        if self._program is None:
            self._start(view.seat)
        candidates = decision.candidates(self._chance, CANDIDATES)
        asked = {"question": decision.public(), "candidates": candidates, "state": view.state}
        self._tell("choose", asked)
        why = Refusal("")
        for _ in range(TRIES):
            answer = self._answer(decision.key, candidates)
            try:
                return decision.check(answer)
            except Refused as refused:
                why = refused.refusal
                self._tell("refused", {"reason": why.reason, "rules": why.rules, "facts": why.facts})
        raise self._ended("program-stubborn", key=decision.key, tries=TRIES, why=why.reason)

    def close(self) -> None:
        """Say goodbye, and see that it goes."""
        program, self._program = self._program, None
        if program is not None:
            program.end(politely=True)

    def __del__(self) -> None:
        with contextlib.suppress(Exception):
            self.close()

    # -------------------------------------------------------------- lines

    def _start(self, seat: str) -> None:
        try:
            self._program = Program(self.command, self.memory)
        except (OSError, ValueError, IndexError, subprocess.SubprocessError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise Unusable("program-missing", word=self.command[:80], why=why) from None
        self._tell("escarmouche", VERSION)
        self._line(("ready",), "escarmouche")
        told = {"game": self._system.name, "version": self._system.version, "unit": self._system.unit}
        self._tell("game", {**told, "seat": seat, "seed": self._seed})

    def _tell(self, word: str, what: Any) -> None:
        assert self._program is not None
        self._program.hears.put(f"{word} ".encode() + msgspec.json.encode(what) + b"\n")

    def _answer(self, key: str, candidates: list[Answer]) -> Answer:
        word, text = self._line(("answer", "pick"), key)
        try:
            if word == "answer":
                return msgspec.json.decode(text)
            return candidates[msgspec.json.decode(text, type=Number)]
        except (msgspec.MsgspecError, IndexError, RecursionError):
            expected = "answer JSON" if word == "answer" else f"pick 0…{len(candidates) - 1}"
            raise self._ended("program-garbled", key=key, line=f"{word} {text}"[:80], expected=expected) from None

    def _line(self, words: tuple[str, ...], key: str) -> tuple[str, str]:
        """The next line that begins with one of these words, in time and of no more bytes than it may have."""
        assert self._program is not None
        until = time.monotonic() + self.seconds
        while True:
            try:
                said = self._program.says.get(timeout=max(until - time.monotonic(), 0.001))
            except Empty:
                raise self._ended("program-late", key=key, seconds=round(self.seconds, 1)) from None
            if not said:
                raise self._ended("program-gone", key=key, told=self._program.last_words())
            if len(said.rstrip(b"\r\n")) > LONGEST:
                raise self._ended("program-long", key=key, most=LONGEST)
            line = said.decode(errors="replace").strip()
            first, _, rest = line.partition(" ")
            if first in words:
                return first, rest
            if first not in ("say", ""):
                expected = f"{words[0]} …"
                raise self._ended("program-garbled", key=key, line=line[:80], expected=expected)
            if time.monotonic() > until:
                raise self._ended("program-late", key=key, seconds=round(self.seconds, 1))

    def _ended(self, message: str, **facts: Any) -> Unusable:
        """End the program, and say what it did."""
        program, self._program = self._program, None
        if program is not None:
            program.end()
        return Unusable(message, word=self.command[:80], **facts)


class Program:
    """A running program: what it is told, what it says, and the end of its stderr. Each pipe has a thread of its own,
    so that nothing a program does or leaves undone holds anybody up, on any system."""

    def __init__(self, command: str, memory: int) -> None:
        pipe = subprocess.PIPE
        words = shlex.split(command, posix=os.name == "posix")
        own = os.name == "posix"  # a group of its own, to be ended with whatever it starts
        self._process = subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=own)
        hold(self._process.pid, memory)
        self.hears: SimpleQueue[bytes] = SimpleQueue()
        self.says: Queue[bytes] = Queue(AHEAD)
        self._over, self._murmured = False, b""
        process = self._process
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None  # noqa: PT018
        self._threads = [
            Thread(target=work, args=(end,), daemon=True)
            for work, end in (
                (self._speak, process.stdin),
                (self._listen, process.stdout),
                (self._overhear, process.stderr),
            )
        ]
        for thread in self._threads:
            thread.start()

    def _speak(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError), pipe:
            while line := self.hears.get():
                pipe.write(line)
                pipe.flush()

    def _listen(self, pipe: IO[bytes]) -> None:
        line = b"?"
        with contextlib.suppress(OSError, ValueError), pipe:
            while line and not self._over:
                line = pipe.readline(LONGEST + 2)
                self.says.put(line)
                if len(line) > LONGEST + 1:
                    return

    def _overhear(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError), pipe:
            while heard := os.read(pipe.fileno(), 4096):
                self._murmured = (self._murmured + heard)[-LAST_WORDS:]

    def last_words(self) -> str:
        """How it ended: its status, and the last line of its stderr."""
        status = None
        with contextlib.suppress(subprocess.TimeoutExpired):
            status = self._process.wait(0.5)
        self._threads[-1].join(0.5)
        lines = self._murmured.decode(errors="replace").strip().splitlines()
        return ("" if status is None else f" ({status})") + (f": {lines[-1][:160]}" if lines else "")

    def end(self, politely: bool = False) -> None:
        """It goes, by itself or not; with whatever it has started."""
        self._over = True
        self.hears.put(b"quit\n")
        self.hears.put(b"")
        with contextlib.suppress(Empty):
            while True:
                self.says.get_nowait()
        if politely:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(0.5)
        if os.name == "posix":
            with contextlib.suppress(OSError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        self._process.wait()


def hold(process: int, memory: int) -> None:
    """No more memory than this, where the system can hold a process to it."""
    try:
        import resource
    except ModuleNotFoundError:
        return
    if hasattr(resource, "prlimit"):
        with contextlib.suppress(OSError):
            resource.prlimit(process, resource.RLIMIT_AS, (memory, memory))
