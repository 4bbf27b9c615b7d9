"""`./escarmouche check`: every check of the project, with one verdict at the end."""

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from io import BufferedReader
from pathlib import Path
from typing import NamedTuple, cast

ROOT = Path(__file__).resolve().parents[2]
PYTHON = sys.executable
BROWSER = "tests/browser"
FEW = 6  # tests that failed are tried once more alone, if they are no more than these
FELL = re.compile(r"^FAILED (.+?)(?: - |$)", re.MULTILINE)
CLOSING = re.compile(r"\bin \d[\d.]*s\b")  # pytest's last line: 3 passed, 1 skipped in 0.52s


class Step(NamedTuple):
    name: str
    command: tuple[str, ...]
    streams: bool = False
    """Shows its output as it comes; the others show theirs only when they fail."""


class Outcome(NamedTuple):
    step: Step
    passed: bool
    seconds: float
    output: str
    unsteady: tuple[str, ...] = ()
    """Tests that failed among the others and passed alone."""


def steps(coverage: bool, pytest_args: Sequence[str]) -> list[Step]:
    """What is checked, in order. Coverage is measured where it is asked for; it costs half as much time again."""
    measured = ("--cov", "--cov-report=term") if coverage else ()
    colour = ("--color=yes",) if sys.stdout.isatty() else ()
    pytest = (PYTHON, "-m", "pytest", *colour)
    together = str((os.cpu_count() or 1) + 1)  # a test that starts a server waits for it
    typed = ["escarmouche", "src", "tests", *(["tools"] if any((ROOT / "tools").glob("**/*.py")) else [])]
    plan = [
        Step("ruff", (PYTHON, "-m", "ruff", "check")),
        Step("format", (PYTHON, "-m", "ruff", "format", "--check")),
        Step("mypy", (PYTHON, "-m", "mypy", *typed)),
        Step("imports", (PYTHON, str(Path(PYTHON).with_name("lint-imports")), "--no-logo")),
    ]
    if npm := shutil.which("npm"):
        plan.append(Step("types", (npm, "--prefix", "client", "run", "check")))
        plan.append(Step("client", (npm, "--prefix", "client", "test")))
    tests = Step("tests", (*pytest, "-n", together, f"--ignore={BROWSER}", *measured, *pytest_args), streams=True)
    if pytest_args or not (ROOT / BROWSER).is_dir():
        return [*plan, tests]
    # Synchronous Playwright and asyncio do not share a process: a session of their own.
    browser = Step("browser", (*pytest, "-n", "3", "--dist", "loadfile", BROWSER), streams=True)
    return [*plan, Step("chromium", (PYTHON, f"{BROWSER}/chromium.py")), tests, browser]


def performed(plan: Sequence[Step]) -> list[Outcome]:
    """First those that show nothing, two at a time, for each keeps one core busy; then the others one by one."""
    with ThreadPoolExecutor(2) as pool:
        quiet = list(pool.map(perform, (step for step in plan if not step.streams)))
    return [*quiet, *(settle(step) for step in plan if step.streams)]


def perform(step: Step) -> Outcome:
    if step.streams:
        print(f"{step.name}…", flush=True)
    start, chunks = time.perf_counter(), []
    with subprocess.Popen(step.command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        pipe = cast(BufferedReader, process.stdout)
        while chunk := pipe.read1():
            chunks.append(chunk)
            if step.streams:
                sys.stdout.buffer.write(chunk)
                sys.stdout.flush()
    output = b"".join(chunks).decode(errors="replace")
    outcome = Outcome(step, process.returncode == 0, time.perf_counter() - start, output)
    print(verdict(outcome), flush=True)
    if not outcome.passed and not step.streams:
        print(output, end="", flush=True)
    return outcome


def settle(step: Step) -> Outcome:
    """A step; a few tests that failed in a crowd (a page waited too long, a port was taken) are tried again alone."""
    first = perform(step)
    fell = tuple(dict.fromkeys(FELL.findall(first.output)))
    if first.passed or not step.streams or not 0 < len(fell) <= FEW or tally(first)[1] != len(fell):
        return first
    again = perform(Step(step.name, (PYTHON, "-m", "pytest", "-p", "no:xdist", *fell), streams=True))
    return first._replace(
        passed=again.passed, seconds=first.seconds + again.seconds, unsteady=fell if again.passed else ()
    )


def verdict(outcome: Outcome) -> str:
    return f"{outcome.step.name:<8} {'ok' if outcome.passed else 'FAILED':<6} {outcome.seconds:6.1f} s"


def count(outcomes: Sequence[Outcome]) -> str:
    """The closing lines of the pytest sessions added up: `12 passed, 0 failed`; an error is a failure."""
    tallies = [tally(outcome) for outcome in outcomes if outcome.step.streams]
    steadied = sum(len(outcome.unsteady) for outcome in outcomes)
    passed, failed = sum(one[0] for one in tallies), sum(one[1] for one in tallies)
    return f"{passed + steadied} passed, {failed - steadied} failed"


def tally(outcome: Outcome) -> tuple[int, int]:
    """How many tests of a pytest session passed and failed, by its closing line."""
    closing = [line for line in outcome.output.splitlines() if CLOSING.search(line)]
    counts = re.findall(r"(\d+) (passed|failed|error)", closing[-1]) if closing else []
    passed = sum(int(number) for number, word in counts if word == "passed")
    return passed, sum(int(number) for number, _ in counts) - passed


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="./escarmouche check", description=__doc__)
    parser.add_argument("--coverage", action="store_true", help="measure which lines the tests run, and want 85 of 100")
    parser.add_argument("--only", action="append", metavar="NAME", help="run this step alone; may be repeated")
    parser.add_argument("pytest_args", nargs="*", metavar="-- …", help="everything after -- goes to pytest")
    options = parser.parse_args(argv)

    plan = steps(options.coverage, options.pytest_args)
    names = [step.name for step in plan]
    if unknown := set(options.only or ()) - set(names):
        parser.error(f"no step is called {', '.join(sorted(unknown))}; there are {', '.join(names)}")
    outcomes = performed([step for step in plan if not options.only or step.name in options.only])

    print("\n" + "\n".join(verdict(outcome) for outcome in outcomes))
    failed = [outcome.step.name for outcome in outcomes if not outcome.passed]
    for name in (name for outcome in outcomes for name in outcome.unsteady):
        print(f"Unsteady, failed once and passed alone: {name}")
    print(f"Failed: {', '.join(failed)}" if failed else "Every check passed")
    if any(outcome.step.streams for outcome in outcomes):
        print(count(outcomes))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
