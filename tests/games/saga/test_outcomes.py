"""What odds and questions tell before a choice: who is hit, what it costs, what a number of actions means."""

from __future__ import annotations

from escarmouche.games.saga.desk.outcomes import outcomes
from escarmouche.games.saga.system import SYSTEM
from escarmouche.telling.texts import Texts
from escarmouche.web.pictures import numbers_view
from games.saga.scene import man, scene, strike


def test_an_attack_that_passes_is_counted_with_its_target() -> None:
    fight = scene(
        red={"ak": man(5, 5, announced=1, reaction=20)},
        blue={"bo": man(6.5, 5, angle=180)},
        dice={"ak": {"attack": [3, 3, 3, 2], "damage": [3, 3, 3, 3]}, "bo": {"soak": [1, 1, 1, 1]}},
        segment=3,
    )
    before = fight.state
    fight.answer(strike("bo"), ("react", "none"))
    found = outcomes(before, fight.state, fight.events)
    assert found["bo", "hit"] == 1
    assert found["bo", "wounds"] == fight.one("levels_lost")["wounds"] > 0
    assert ("ak", "hit") not in found


def test_each_number_of_actions_says_what_it_means() -> None:
    fight = scene({"ak": man(2, 2)}, {"bo": man(9, 9)}, {"ak": {"reaction": [1] * 4}, "bo": {"reaction": [6] * 4}})
    decision = fight.position.pending[0]
    assert decision.key == "announce"
    english = numbers_view(Texts(SYSTEM, "en"), decision)
    assert len(english) == 6
    assert english[2] == "in the 2nd and 4th second, each with a die less"
    assert numbers_view(Texts(SYSTEM, "fr"), decision)[2].startswith("aux secondes 2 et 4")
