"""The record of a live match: its standing answers played once more into a record's lines."""

from __future__ import annotations

from io import BytesIO

from escarmouche.core.position import begin
from escarmouche.records.recordfiles import Writer
from escarmouche.web.luck import Luck
from escarmouche.web.matches import Match, made


def record_text(match: Match, until: int) -> str:
    """Set-up, answers and dice up to a moment; the end only if the game is over."""
    file = BytesIO()
    writer = Writer(file)
    fell = Luck(match.secret, match.faces_until(len(match.moments) - 1))
    first = match.system.rules.new_game(match.setup)
    writer.begin(match.setup, match.system, first)
    step = begin(first, fell)
    writer.append(step)
    for move in match.answers[:until]:
        step = made(step.position, move, fell)
        writer.append(step, move.helped)
    if step.position.over:
        writer.end(step.position.state)
    return file.getvalue().decode()
