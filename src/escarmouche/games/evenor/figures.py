"""Models, their weapons, and the state of a game of Evenor."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct

from escarmouche.core.rules import carries, rule
from escarmouche.core.state import Figure, Id, State
from escarmouche.space.areas import Area
from escarmouche.space.geometry import Point, Round

ACTIVATED, WAITING, PRONE, COVER, HIDDEN = "activated", "waiting", "prone", "cover", "hidden"
BLESSED, CONFUSED, OUT, AIMING, EXITED = "blessed", "confused", "out", "aiming", "exited"
HEARTENED, STEADIED = "heartened", "steadied"

THIS_TURN = (BLESSED, CONFUSED, HEARTENED, STEADIED)
LOST_WHEN_OUT = (PRONE, COVER, HIDDEN, BLESSED, CONFUSED, AIMING, WAITING, HEARTENED, STEADIED)

MARKERS: dict[str, str] = {
    ACTIVATED: "has been activated this turn, or healed; gained with these events, goes silently with `turn_ended`",
    WAITING: "waits for a coordinated action; from `waited`, silently until `activated` or `activation_lost`",
    PRONE: "lies prone; by `status_gained` or `knocked_down`, until `stood_up`",
    COVER: "is in cover behind the scenery it touches; from `cover_taken` to `cover_lost`",
    HIDDEN: "is hidden and cannot be shot at; from `hid` to `revealed`",
    BLESSED: "has C-1, T-1 and S-1 for this turn; by `status_gained`, goes silently with `turn_ended`",
    CONFUSED: "has I+2 and R+2 for this turn; by `status_gained`, goes silently with `turn_ended`",
    OUT: "is out of action; from `out_of_action`, when other states but activated go silently, to `healed`",
    AIMING: "has aimed: T-2 for the next static shot of this series; from `status_gained` to `status_lost`",
    EXITED: "has left the table; by `exited`, for good",
    HEARTENED: "counts as having Courageux for this turn; by `status_gained`, goes silently with `turn_ended`",
    STEADIED: "does not count as having Peu courageux; by `status_gained`, goes silently with `turn_ended`",
}
"""Every state a model can be in. All of them are shown to both players."""
carries(f"{__name__}.MARKERS", "EV-GEN-06")


@rule("EV-CHR-09", "EV-WPN-01", "EV-WPN-02", "EV-WPN-06")
class Weapon(Struct, frozen=True):
    """A weapon: its Power is the number of D6 it rolls. Without ranges it fights only; `thrown` does both."""

    name: str
    power: int
    ranges: tuple[int, int, int] | None = None
    magic: bool = False
    thrown: bool = False
    save: int = 0
    """What it adds to the save of those it hits; nothing, for every weapon of the short rules."""

    @property
    def fights(self) -> bool:
        return self.ranges is None or self.thrown

    @property
    def shoots(self) -> bool:
        return self.ranges is not None


@rule("EV-CHR-01", "EV-CHR-09")
class Fighter(Figure, frozen=True, kw_only=True):
    """A model of Evenor: six characteristics, traits with their values, weapons, and what it lost or carries."""

    initiative: int
    reaction: int
    combat: int
    shooting: int | None = None
    save: int | None = None
    vitality: int = 1
    printed_vitality: int = 1
    cost: int = 0
    role: str = ""
    faction: str = ""
    attributes: tuple[str, ...] = ()
    traits: dict[str, int | None] = {}
    weapons: tuple[Weapon, ...] = ()
    lost_weapons: tuple[str, ...] = ()
    behind: str = ""
    tokens: tuple[str, ...] = ()
    healing_tried: bool = False
    gone: ClassVar[frozenset[str]] = frozenset({OUT})

    @property
    def monster(self) -> bool:
        return is_monster(self.printed_vitality)

    @property
    def radius(self) -> float:
        """Half the width of its base; every base of Evenor is round."""
        assert isinstance(self.base, Round)
        return self.base.radius

    @property
    def members(self) -> int:
        return 2 if self.monster else 1

    @property
    def shooter(self) -> bool:
        """It has something to shoot with, and can."""
        return self.shooting is not None and bool(self.missiles)

    def weapon(self, name: str) -> Weapon:
        return next(weapon for weapon in self.weapons if weapon.name == name)

    @property
    @rule("EV-WPN-01", "EV-WPN-03")
    def blades(self) -> tuple[Weapon, ...]:
        """What it can still fight with."""
        lost = self.lost_weapons
        return tuple([w for w in self.weapons if w.fights and w.name not in lost])

    @property
    @rule("EV-WPN-01", "EV-WPN-03")
    def missiles(self) -> tuple[Weapon, ...]:
        """What it can still shoot with."""
        lost = self.lost_weapons
        return tuple([w for w in self.weapons if w.ranges is not None and w.name not in lost])


@rule("EV-CHR-08")
def is_monster(printed_vitality: int) -> bool:
    """A Monster is told by its printed Vitality, whatever is left of it."""
    return printed_vitality > 1


class Token(Struct, frozen=True):
    """An Orichalcum token: lying at a point, carried by a model, or brought home by a side."""

    at: Point | None = None
    carrier: Id = ""
    home: str = ""


class Group(Struct, frozen=True):
    """Models announced for a coordinated action."""

    side: str
    members: tuple[Id, ...]


class Skirmish(State, frozen=True, kw_only=True):
    """A game of Evenor."""

    figures: dict[Id, Fighter]
    agenda: tuple[Any, ...] = ()
    first: str = "red"
    scenario: str = "extermination"
    ambushed: str = ""
    homes: dict[str, Area] = {}
    tokens: dict[str, Token] = {}
    groups: tuple[Group, ...] = ()
    open_doors: tuple[str, ...] = ()


carries("escarmouche.core.state.State.friends", "EV-GEN-01")
