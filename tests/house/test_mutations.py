"""Whatever people write with one thing wrong in it is refused and never gives a traceback: set-ups, lists, codes of
lists, cards, cases, lessons, encounters of every game. Some of each are drawn here; `tools/spoil` tries them all."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import cache, reduce
from operator import getitem
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from escarmouche.cards import lists
from escarmouche.core.dice import Block
from escarmouche.games import SYSTEMS
from escarmouche.telling.texts import Unusable
from mutations import KINDS, Mutant, Written, free, mutants, system_of

GAMES = pytest.mark.parametrize("game", SYSTEMS)
EXAMPLES = {"set-up": 40, "list": 25, "card": 60, "case": 40, "lesson": 30, "encounter": 40, "core block": 30}
OF_SAGA = ("encounter", "core block")


def few(examples: int) -> Callable[[Any], Any]:
    quiet = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
    return settings(
        max_examples=examples, derandomize=True, deadline=None, phases=[Phase.generate], suppress_health_check=quiet
    )


@cache
def written(game: str, kind: str) -> list[Written]:
    return KINDS[kind].written(game)


@pytest.mark.parametrize(
    ("game", "kind"), [(game, kind) for game in SYSTEMS for kind in KINDS if game == "saga" or kind not in OF_SAGA]
)
def test_one_thing_wrong(game: str, kind: str) -> None:
    @few(EXAMPLES[kind])
    @given(data=st.data())
    def noticed(data: st.DataObject) -> None:
        tag, good = data.draw(st.sampled_from(written(game, kind)))
        mutant: Mutant = data.draw(st.sampled_from(list(mutants(good))))
        assert KINDS[kind].refusal(game, tag, mutant.value) or free(kind, mutant), mutant

    noticed()


@GAMES
@few(25)
@given(data=st.data())
def test_a_code_of_a_list(game: str, data: st.DataObject) -> None:
    system = system_of(game)
    code = lists.encode(
        system, lists.ArmyList(game=game, members=tuple(system.lists.build(Block("list", 0), None, {})))
    )
    at = data.draw(st.integers(0, len(code) - 1))
    for letter in ("é", "B" if code[at] == "A" else "A"):
        with pytest.raises(Unusable):
            lists.decode(system, code[:at] + letter + code[at + 1 :])


@pytest.mark.parametrize(
    ("case", "place", "now", "told"),
    [
        ("EV-EX-17", "expect not_events 0 attackers", {"qzx": 1}, "attackers of fought is never"),
        ("EV-R-GEN-01-BAND", "expect pending not_offers 0 power", 7, "no answer is called '7'"),
        ("EV-R-GEN-01-BAND", "expect pending not_offers 0 target", ["leto"], "no answer is called '[leto]'"),
        ("KA-EX-33", "figures ally with failures", {"brute": 1}, "unknown cause 'brute'"),
        ("KA-RUL-1115", "figures ak with ammo", {"arrow:poisoned": 2}, "did you mean 'arrows:poisoned'?"),
        ("KA-RUL-707", "play 3 again", {"dice": [9], "die": 1}, "did you mean dice?"),
        ("KA-SR-101", "play 4 path by", 1e7, "no answer has such a number"),
        ("AE-EX-22", "play 0 dice attack", {"bruto": 0}, "did you mean brute?"),
        ("AE-RUL-0511", "play 1 action points", -77_777_777, "no answer has such a number"),
        ("AE-SEC-0126", "play 3 defence guard", {"ax": 0}, "did you mean ak?"),
        ("AE-SEC-0820", "figures ak with bold", ["TIR", "INO"], "INI | ATT"),
        ("AE-SR2-0508", "options reserves blue", ["bi"], "no card is called 'bi'"),
        ("AE-SR10-0408", "options piles red", ["ak", "bo"], "no card is called 'bo'"),
        ("SG-EX-03a", "play 0 action how", 7, "means nothing"),
        ("SG-2R-referee-says-how-sudden", "options seats 2", "refere", "did you mean referee?"),
        ("SG-2R-patient-walks-off", "figures al with mangled", ["hond"], "hand | foot"),
    ],
)
def test_what_was_once_taken(case: str, place: str, now: Any, told: str) -> None:
    """Found by the walk, and mended."""
    game = {"EV": "evenor", "KA": "kharn-ages", "AE": "age-des-escarmouches", "SG": "saga"}[case[:2]]
    good = next(one for _, one in written(game, "case") if one["case"] == case)
    assert KINDS["case"].refusal(game, "", good) == ""
    wrong = deepcopy(good)
    *way, last = [int(step) if step.isdigit() else step for step in place.split()]
    reduce(getitem, way, wrong)[last] = now
    assert told in KINDS["case"].refusal(game, "", wrong)
