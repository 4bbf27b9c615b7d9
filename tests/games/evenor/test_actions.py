"""The registry of actions: every action of the book, in the order in which a menu shows them."""

from typing import Any

import pytest

from escarmouche.games.evenor.rules.actions import ACTIONS
from games.evenor.scene import block, model, scene


def test_menus_show_the_actions_in_this_order() -> None:
    static = ["shoot", "cover", "open", "prone", "fight", "power", "hide", "perception", "pick-up", "stand", "step"]
    assert [*ACTIONS] == [*static, "run", "moving-shot", "charge", "aim", "nothing"]
    assert [one.name for one in ACTIONS.values() if one.dynamic] == ["run", "moving-shot", "charge", "aim"]


@pytest.mark.parametrize(
    ("answer", "meant"), [("chrage", "charge"), ({"shot": "ben"}, "shoot"), ("moving_shot", "moving-shot")]
)
def test_a_misspelt_action_is_refused_with_the_nearest(answer: Any, meant: str) -> None:
    table = scene(red={"bow": model("Gosaï", 4, 12)}, blue={"ben": model("Kara", 16, 12)})
    table.answer(("activate", "bow"), ("actions", 1))
    refusal = table.refused("action", answer)
    assert (refusal.reason, refusal.facts["nearest"]) == ("no-such-action", meant)
    assert refusal.rules == ("EV-STA-01", "EV-DYN-01")


def test_covers_and_doors_are_offered_piece_by_piece() -> None:
    terrain = [block("door", 4.5, 11, 5.1, 12, kind="door"), block("wall", 4.5, 12, 5.1, 13)]
    table = scene(red={"bow": model("Gosaï", 4, 12)}, blue={"ben": model("Kara", 16, 12)}, terrain=terrain)
    table.answer(("activate", "bow"), ("actions", 1))
    found = [
        option for option in table.offers("action") if isinstance(option, dict) and {"cover", "open"} & set(option)
    ]
    assert found == [{"cover": "door"}, {"open": "door"}, {"cover": "wall"}]
