"""What the table shows of Evenor before anybody commits: how far a model reaches, whom it is engaged with."""

from __future__ import annotations

from escarmouche.core.system import Range
from escarmouche.games.evenor import SYSTEM
from games.evenor.scene import model, scene


def test_ranges_of_missiles_and_powers() -> None:
    state = scene(
        red={"bow": model("Ulysse", 2, 2), "seer": model("Ulysse", 6, 2, traits={"Confusion": 4, "Soin": 4})},
        blue={"axe": model("Harald", 2, 10, lost_weapons=["Lance"])},
    ).position.now
    [bow] = SYSTEM.shown.ranges(state, "bow")
    assert bow.name == "Arc lourd"
    assert list(bow.limits) == sorted(bow.limits)
    assert Range(name="Confusion", limits=(12.0,)) in SYSTEM.shown.ranges(state, "seer")
    assert "Soin" not in [one.name for one in SYSTEM.shown.ranges(state, "seer")], "it needs contact"
    assert SYSTEM.shown.ranges(state, "axe") == (), "a spear that was thrown away reaches nobody"


def test_engaged_with_standing_enemies_in_contact() -> None:
    state = scene(
        red={"ann": model("Ulysse", 2, 2), "amy": model("Ulysse", 3, 2)}, blue={"ben": model("Harald", 2, 3)}
    ).position.now
    assert [*SYSTEM.rules.engaged(state, "ann")] == ["ben"]
    assert not SYSTEM.rules.engaged(state.changed("ann", at=(2.0, 9.0)), "ann")
