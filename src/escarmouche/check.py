"""`./escarmouche check`: every check of the project, in order, with one verdict at the end."""

import argparse
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from io import BufferedReader
from pathlib import Path
from typing import NamedTuple, cast

ROOT = Path(__file__).resolve().parents[2]
PYTHON = sys.executable
BROWSER = "tests/browser"
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


def steps(quick: bool, pytest_args: Sequence[str]) -> list[Step]:
    """What is checked, in order. Tests chosen by hand, like a quick check, are not measured for coverage."""
    coverage = () if quick or pytest_args else ("--cov", "--cov-report=term")
    colour = ("--color=yes",) if sys.stdout.isatty() else ()
    pytest = (PYTHON, "-m", "pytest", *colour)
    typed = ["escarmouche", "src", "tests", *(["tools"] if any((ROOT / "tools").glob("**/*.py")) else [])]
    plan = [
        Step("ruff", (PYTHON, "-m", "ruff", "check")),
        Step("format", (PYTHON, "-m", "ruff", "format", "--check")),
        Step("mypy", (PYTHON, "-m", "mypy", *typed)),
        Step("imports", (PYTHON, str(Path(PYTHON).with_name("lint-imports")), "--no-logo")),
        Step("tests", (*pytest, "-n", "auto", f"--ignore={BROWSER}", *coverage, *pytest_args), streams=True),
    ]
    if (ROOT / BROWSER).is_dir() and not pytest_args:
        # Synchronous Playwright and asyncio do not share a process: a session of their own.
        plan.append(Step("chromium", (PYTHON, f"{BROWSER}/chromium.py")))
        plan.append(Step("browser", (*pytest, "-p", "no:xdist", BROWSER), streams=True))
    if npm := shutil.which("npm"):
        plan.append(Step("types", (npm, "--prefix", "client", "run", "check")))
        plan.append(Step("client", (npm, "--prefix", "client", "test")))
    if (ROOT / "tests/cases").is_dir():
        plan.append(Step("cases", (PYTHON, "-m", "escarmouche", "case", "tests/cases")))
    return plan


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


def verdict(outcome: Outcome) -> str:
    return f"{outcome.step.name:<8} {'ok' if outcome.passed else 'FAILED':<6} {outcome.seconds:6.1f} s"


def count(outcomes: Sequence[Outcome]) -> str:
    """The closing lines of the pytest sessions added up: `12 passed, 0 failed`; an error is a failure."""
    passed = failed = 0
    for outcome in outcomes:
        closing = [line for line in outcome.output.splitlines() if CLOSING.search(line)]
        if outcome.step.streams and closing:
            for number, word in re.findall(r"(\d+) (passed|failed|error)", closing[-1]):
                passed += int(number) * (word == "passed")
                failed += int(number) * (word != "passed")
    return f"{passed} passed, {failed} failed"


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="./escarmouche check", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="leave coverage out")
    parser.add_argument("--only", action="append", metavar="NAME", help="run this step alone; may be repeated")
    parser.add_argument("pytest_args", nargs="*", metavar="-- …", help="everything after -- goes to pytest")
    options = parser.parse_args(argv)

    plan = steps(options.quick, options.pytest_args)
    names = [step.name for step in plan]
    if unknown := set(options.only or ()) - set(names):
        parser.error(f"no step is called {', '.join(sorted(unknown))}; there are {', '.join(names)}")
    outcomes = [perform(step) for step in plan if not options.only or step.name in options.only]

    print("\n" + "\n".join(verdict(outcome) for outcome in outcomes))
    failed = [outcome.step.name for outcome in outcomes if not outcome.passed]
    print(f"Failed: {', '.join(failed)}" if failed else "Every check passed")
    if any(outcome.step.streams for outcome in outcomes):
        print(count(outcomes))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
