"""The log, read line by line: a roll says everything that was added to it."""

from __future__ import annotations

from escarmouche.core.events import Modifier
from escarmouche.games.saga import SYSTEM, events
from escarmouche.telling.texts import Texts

FRENCH, ENGLISH = Texts(SYSTEM, "fr"), Texts(SYSTEM, "en")


def test_modifiers_that_make_up_for_each_other_are_told() -> None:
    """Else a blow from behind by somebody on the ground looks as if nothing told for or against it."""
    both = (Modifier("De dos", 5, "SG-ATK-07"), Modifier("À terre", -5, "SG-TRIP-08"))
    rolled = events.Tested(figure="ak", test="attack", dice=1, total=8, fell=(3,), level=5, modifiers=both)
    assert ENGLISH.event(rolled) == "ak, attack: 3 + base 5 + From behind 5, On the ground −5 = 8."
    assert "De dos 5, À terre −5 = 8" in FRENCH.event(rolled)
    fewer = events.Tested(figure="ak", test="attack", dice=1, total=8, fell=(3,), level=5)
    assert ENGLISH.event(fewer) == "ak, attack: 3 + base 5 = 8."
