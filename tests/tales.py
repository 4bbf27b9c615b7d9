"""Records of random games and their moments, for the tests of what is read from records."""

from __future__ import annotations

from functools import cache
from io import BytesIO

from conformance.systems import bots, setup, system_of
from escarmouche.bots.protocol import Seated
from escarmouche.core.dice import SeededDice
from escarmouche.core.position import play
from escarmouche.records.record import Record, parse, write
from escarmouche.sim.moments import Story, story

SEED = "luck-0"


@cache
def recorded(name: str) -> Record:
    system, file = system_of(name), BytesIO()
    opened = system.rules.new_game(setup(name, SEED))
    write(file, setup(name, SEED), play(opened, SeededDice(SEED), Seated(system, bots(name, SEED))), system, opened)
    return parse(file.getvalue())


@cache
def told(name: str) -> Story:
    return story(recorded(name), system_of(name))
