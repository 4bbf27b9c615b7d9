"""Bots that are programs: what they are told, and what becomes of those that misbehave."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import escarmouche as esc
from escarmouche.bots.program import ProgramBot
from escarmouche.telling.texts import Unusable

SHY = Path(__file__).parents[2] / "docs/template/shy.py"
GREETS = "import sys\nfor line in sys.stdin:\n    if line.startswith('escarmouche'): print('ready x', flush=True)\n"
Bot = Callable[..., ProgramBot]


@pytest.fixture
def bot(tmp_path: Path) -> Bot:
    def made(source: str, **limits: float) -> ProgramBot:
        (tmp_path / "bot.py").write_text(source, encoding="utf-8")
        command = f"{sys.executable} {tmp_path / 'bot.py'}"
        return ProgramBot(command, esc.system("evenor"), "seed", **{"seconds": 20.0, **limits})  # type: ignore[arg-type]

    return made


def test_a_program_plays_a_game_like_any_bot() -> None:
    name = f"program:{sys.executable} {SHY}"
    one, other = (esc.play("evenor", name, "random", seed="7", stop_after=2) for _ in range(2))
    assert one.result is not None
    assert one.events == other.events


@pytest.mark.skipif(sys.platform == "win32", reason="a shell script")
def test_a_shell_script_is_a_bot() -> None:
    played = esc.play("saga", f"program:sh {SHY.with_name('first.sh')}", "random", seed=7, scenario="duel")
    assert played.result is not None


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        ("    if line.startswith('choose'): print('answer not json', flush=True)\n", "answer not json"),
        ("    if line.startswith('choose'): print('hello', flush=True)\n", "hello"),
        ("    if line.startswith('choose'): sys.exit(3)\n", r"\(3\)"),
        ("    if line.startswith('choose'): print('answer ' + '1' * 70000, flush=True)\n", "64.000"),
        ("    if line.startswith('choose'): print('1' * 70000, end='', flush=True)\n", "64.000"),
        ("    if not line.startswith('escarm'): print('answer 77', flush=True)\n", "3 times|3 fois"),
    ],
)
def test_a_program_that_misbehaves_is_named_and_ended(bot: Bot, answers: str, told: str) -> None:
    program = bot(GREETS + answers)
    with pytest.raises(Unusable, match=told):
        esc.play("evenor", program, seed="7")
    assert program._program is None


def test_its_last_words_are_told(bot: Bot) -> None:
    """What a bot's author needs to know stands on its stderr, whatever noise came before."""
    noisy = "import sys\nprint('x' * 300_000, file=sys.stderr)\nraise RuntimeError('no moon today')\n"
    with pytest.raises(Unusable, match=r"escarmouche \(1\): RuntimeError: no moon today"):
        esc.play("evenor", bot(noisy), seed="7")


@pytest.mark.parametrize("line", ["say and on", ""])
def test_noise_without_end_is_late(bot: Bot, line: str) -> None:
    program = bot(f"while True: print({line!r}, flush=True)\n", seconds=1.0)
    with pytest.raises(Unusable, match=r"1(\.0|,0)? s"):
        esc.play("evenor", program, seed="7")


def test_a_program_that_reads_nothing_and_says_much(bot: Bot) -> None:
    program = bot("print('ready x', flush=True)\nwhile True: print('answer 1' * 400, flush=True)\n")
    with pytest.raises(Unusable, match=r"answer JSON"):
        esc.play("evenor", program, seed="7")


def test_a_candidate_may_be_picked_by_its_number(bot: Bot) -> None:
    """Enough for a shell script."""
    picks = GREETS + "    if line.startswith('choose'): print('pick 0', flush=True)\n"
    position = esc.game("evenor", seed="7")
    player = esc.Player("picks", position.system, bot(picks))
    for _ in range(12):
        position = position.play(player.answer(position))
    for wrong in ("99", "-1", "one", ""):
        with pytest.raises(Unusable, match=r"pick 0…\d"):
            esc.play("evenor", bot(picks.replace("pick 0", f"pick {wrong}")), seed="7")


@pytest.mark.skipif(sys.platform != "linux", reason="asked of /proc")
def test_what_a_program_started_ends_with_it(bot: Bot, tmp_path: Path) -> None:
    child = tmp_path / "child"
    starts = f"import subprocess\nopen({str(child)!r}, 'w').write(str(subprocess.Popen(['sleep', '60']).pid))\n"
    position = esc.game("evenor", seed="7")
    program = bot(starts + GREETS + "    if line.startswith('choose'): print('pick 0', flush=True)\n")
    esc.Player("starts", position.system, program).answer(position)
    program.close()
    stat = Path(f"/proc/{child.read_text()}/stat")
    until = time.monotonic() + 10
    while (there := stat.exists() and stat.read_text().split()[2] not in "ZX") and time.monotonic() < until:
        time.sleep(0.02)
    assert not there


def test_a_program_that_is_late(bot: Bot) -> None:
    program = bot(GREETS, seconds=1.0)
    with pytest.raises(Unusable, match=r"1(\.0|,0)? s"):
        esc.play("evenor", program, seed="7")


@pytest.mark.skipif(sys.platform != "linux", reason="only there a running process can be held to its memory")
def test_a_program_that_wants_too_much_memory(bot: Bot) -> None:
    greedy = GREETS + "    if line.startswith('choose'): kept = bytearray(600_000_000); print('answer 1', flush=True)\n"
    with pytest.raises(Unusable, match=r"\(1\)"):
        esc.play("evenor", bot(greedy, memory=300_000_000), seed="7")


def test_a_refused_answer_may_be_mended(bot: Bot) -> None:
    """The refusal tells the rules; the first candidate is legal."""
    mends = (
        "    import json\n"
        "    if line.startswith('choose'): asked = json.loads(line[7:]); print('answer 12345', flush=True)\n"
        "    if line.startswith('refused'): print('answer', json.dumps(asked['candidates'][0]), flush=True)\n"
    )
    position = esc.game("evenor", seed="7")
    player = esc.Player("mends", position.system, bot(GREETS + mends))
    assert position.allows(player.answer(position))


@pytest.mark.parametrize("command", ["no-such-program", "", '"unbalanced'])
def test_a_program_that_is_not_there(command: str) -> None:
    with pytest.raises(Unusable, match=r"cannot be started|ne démarre pas"):
        esc.play("evenor", f"program:{command}")
