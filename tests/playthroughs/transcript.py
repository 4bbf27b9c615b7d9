"""Whole games as readable text: every answer, every event with its rules, the result."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from conformance.systems import PLACES, SHORT, TABLES, bots, system_of
from escarmouche.bots.protocol import Seated
from escarmouche.core.dice import SeededDice
from escarmouche.core.game import Answered
from escarmouche.core.position import play
from escarmouche.sim.games import Contest, Contestant, setup_of
from escarmouche.telling.texts import Texts, cited

FOLDER = Path(__file__).parent
SEEDS = ("one", "two")
GAMES = [name for name in PLACES if name != "pikes"]  # a page that is read, not kept


def file_of(name: str, seed: str) -> Path:
    return FOLDER / f"{name}-{seed}.txt"


def transcript(name: str, seed: str) -> str:
    """One game between random players, line by line."""
    system = system_of(name)
    contest = Contest(system=PLACES[name], options=SHORT.get(name, {}))
    setup = setup_of(contest, system, [Contestant()] * len(system.seats), f"playthrough-{seed}")
    setup = replace(setup, seats=list(TABLES.get(name, ())))
    played = play(system.rules.new_game(setup), SeededDice(setup.seed), Seated(system, bots(name, setup.seed)))
    texts = Texts(system, "en")
    lines = [f"{system.title}, seed {setup.seed}"]
    lines += [f"{texts.word('side', side)}: {', '.join(members)}" for side, members in setup.lists.items()]
    told = 0
    answers = [entry for entry in played.entries if isinstance(entry, Answered)]
    for entry, mark in zip(answers, played.marks, strict=True):
        lines += [_line(texts, event, played.state) for event in played.events[told:mark]]
        told = mark
        answer = json.dumps(entry.answer, ensure_ascii=False)
        lines.append(f"{texts.word('side', entry.seat)} · {entry.key}: {answer}")
    lines += [_line(texts, event, played.state) for event in played.events[told:]]
    return "\n".join(lines) + "\n"


def _line(texts: Texts, event: Any, state: Any) -> str:
    return f"    {texts.event(event, state) or type(event).__name__}{cited(event.rules)}"
