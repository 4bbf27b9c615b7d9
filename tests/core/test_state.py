"""What every state knows, whatever the game."""

import pytest

from escarmouche.core.state import beginning_with


@pytest.mark.parametrize(
    ("side", "order"), [("red", "red blue grey"), ("blue", "blue grey red"), ("grey", "grey red blue")]
)
def test_sides_take_turns_from_any_of_them(side: str, order: str) -> None:
    assert beginning_with(side, ("red", "blue", "grey")) == tuple(order.split())
