"""./escarmouche check: its steps and its last line."""

import sys
from pathlib import Path

import pytest

from escarmouche.check import Outcome, Step, count, main, perform, performed, settle, steps


def session(output: str) -> Outcome:
    return Outcome(Step("tests", (), streams=True), True, 1.0, output)


def test_the_steps_come_in_order() -> None:
    plan = steps(coverage=False, pytest_args=[])
    assert [step.name for step in plan][:4] == ["ruff", "format", "mypy", "imports"]
    assert [step.name for step in plan if step.streams] == ["tests", "browser"]


def test_quiet_steps_come_before_those_that_show_their_output(capfd: pytest.CaptureFixture[str]) -> None:
    say = (sys.executable, "-c", "print('1 passed in 1s')")
    found = performed(
        [Step("loud", say, streams=True), Step("one", say), Step("other", (sys.executable, "-c", "1 / 0"))]
    )
    assert [(one.step.name, one.passed) for one in found] == [("one", True), ("other", False), ("loud", True)]
    assert "ZeroDivisionError" in capfd.readouterr().out


def test_the_browser_has_a_session_of_its_own() -> None:
    found = {step.name: step.command for step in steps(coverage=False, pytest_args=[])}
    assert "--ignore=tests/browser" in found["tests"]
    assert found["browser"][-5:] == ("-n", "3", "--dist", "loadfile", "tests/browser")
    assert "browser" not in [step.name for step in steps(coverage=False, pytest_args=["-k", "melee"])]


@pytest.mark.parametrize("coverage", [True, False])
def test_coverage_is_measured_where_it_is_asked_for(coverage: bool) -> None:
    assert any("--cov" in step.command for step in steps(coverage, [])) == coverage


@pytest.mark.parametrize(
    ("closing", "told"),
    [
        ("===== 12 passed in 0.52s =====", "12 passed, 0 failed"),
        ("= 1 failed, 11 passed, 2 skipped, 3 warnings in 75.10s (0:01:15) =", "11 passed, 1 failed"),
        ("2 passed, 1 error in 1s", "2 passed, 1 failed"),
        ("4 errors in 1.00s", "0 passed, 4 failed"),
        ("no tests ran in 0.01s", "0 passed, 0 failed"),
        ("", "0 passed, 0 failed"),
    ],
)
def test_the_last_line_counts_tests(closing: str, told: str) -> None:
    assert count([session(f"7 passed, said a test\n{closing}\n")]) == told


def test_sessions_are_added_up_and_other_steps_are_not() -> None:
    other = Outcome(Step("mypy", ()), True, 1.0, "5 passed in 1s")
    assert count([session("3 passed in 1s"), other, session("4 passed in 2s")]) == "7 passed, 0 failed"


def test_only_a_failing_step_shows_its_output(capfd: pytest.CaptureFixture[str]) -> None:
    assert perform(Step("good", (sys.executable, "-c", "print('quiet')"))).passed
    assert not perform(Step("bad", (sys.executable, "-c", "print('loud'); raise SystemExit(1)"))).passed
    shown = capfd.readouterr().out
    assert "quiet" not in shown
    assert "loud" in shown


def test_an_unknown_step_is_refused_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--only", "nothing"])
    assert "there are ruff, format" in capsys.readouterr().err


MOODY = """
from pathlib import Path
import pytest

def once(name):
    mark = Path(__file__).with_name(name)
    if not mark.exists():
        mark.touch()
        raise AssertionError("the first time")

@pytest.mark.parametrize("word", ["a b"])
def test_moody(word):
    once("moody")

def test_steady():
    pass

def test_broken():
    assert {works}
"""


@pytest.mark.parametrize("works", [True, False])
def test_a_test_that_fails_once_is_tried_alone_and_named(tmp_path: Path, works: bool) -> None:
    file = tmp_path / "test_moods.py"
    file.write_text(MOODY.format(works=works))
    command = (sys.executable, "-m", "pytest", "-p", "no:xdist", "-p", "no:cacheprovider", "-rf", f"{file}")
    told = settle(Step("tests", command, streams=True))
    assert told.passed == works
    assert [name.split("::")[-1] for name in told.unsteady] == (["test_moody[a b]"] if works else [])
    assert count([told]) == ("3 passed, 0 failed" if works else "1 passed, 2 failed")


def test_many_failures_are_not_tried_again(capfd: pytest.CaptureFixture[str]) -> None:
    told = "\n".join(f"FAILED tests/x.py::test_{n} - no" for n in range(7)) + "\n7 failed in 1s\n"
    step = Step("tests", (sys.executable, "-c", f"print({told!r}); raise SystemExit(1)"), streams=True)
    assert not settle(step).passed
    assert capfd.readouterr().out.count("tests…") == 1
