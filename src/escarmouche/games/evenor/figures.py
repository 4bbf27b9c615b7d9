"""Models, their weapons, and the state of a game of Evenor."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.geometry import Point, Round
from escarmouche.core.rules import carries, rule
from escarmouche.core.state import Figure, Id, State

ACTIVATED, WAITING, PRONE, COVER, HIDDEN = "activated", "waiting", "prone", "cover", "hidden"
BLESSED, CONFUSED, OUT, AIMING, EXITED = "blessed", "confused", "out", "aiming", "exited"
HEARTENED, STEADIED = "heartened", "steadied"

THIS_TURN = (BLESSED, CONFUSED, HEARTENED, STEADIED)
LOST_WHEN_OUT = (PRONE, COVER, HIDDEN, BLESSED, CONFUSED, AIMING, WAITING, HEARTENED, STEADIED)

MARKERS: dict[str, str] = {
    ACTIVATED: "has been activated this turn",
    WAITING: "waits for a coordinated action",
    PRONE: "lies prone",
    COVER: "is in cover behind the scenery it touches",
    HIDDEN: "is hidden and cannot be shot at",
    BLESSED: "has C-1, T-1 and S-1 for this turn",
    CONFUSED: "has I+2 and R+2 for this turn",
    OUT: "is out of action",
    AIMING: "has aimed: T-2 for the next static shot of this series",
    EXITED: "has left the table",
    HEARTENED: "counts as having Courageux for this turn",
    STEADIED: "does not count as having Peu courageux for this turn",
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

    @property
    def in_play(self) -> bool:
        return self.on_table and OUT not in self.status

    @property
    def monster(self) -> bool:
        return is_monster(self.printed_vitality)

    @property
    def radius(self) -> float:
        """Half the width of its base; every base of Evenor is round."""
        assert isinstance(self.base, Round)
        return self.base.radius

    @property
    def upright(self) -> Fighter:
        """The same model, on its feet."""
        return replace(self, status=self.status - {PRONE})

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


class Zone(Struct, frozen=True):
    """A rectangle of the table."""

    x0: float
    y0: float
    x1: float
    y1: float


class Skirmish(State, frozen=True, kw_only=True):
    """A game of Evenor."""

    figures: dict[Id, Fighter]
    agenda: tuple[Any, ...] = ()
    first: str = "red"
    scenario: str = "extermination"
    ambushed: str = ""
    homes: dict[str, Zone] = {}
    tokens: dict[str, Token] = {}
    groups: tuple[Group, ...] = ()
    open_doors: tuple[str, ...] = ()

    def friends(self, who: Id) -> list[Fighter]:
        """Other models of the same band in play: a model is not its own friend."""
        side = self.figures[who].side
        return [
            f for f in self.figures.values() if f.side == side and f.on_table and f.id != who and OUT not in f.status
        ]

    def enemies(self, who: Id) -> list[Fighter]:
        side = self.figures[who].side
        return [f for f in self.figures.values() if f.side != side and f.on_table and OUT not in f.status]

    def in_play(self, side: str) -> list[Fighter]:
        return [f for f in self.figures.values() if f.side == side and f.on_table and OUT not in f.status]


carries(f"{__name__}.Skirmish.friends", "EV-GEN-01")


# ---------------------------------------------------------------- profiles


class PrintedTrait(Struct, frozen=True):
    name: str
    value: int | None = None
    as_printed: str = ""


class PrintedWeapon(Struct, frozen=True):
    name: str
    P: int
    ranges: tuple[int, int, int] | None
    magic: bool
    thrown: bool
    melee: bool
    shoot: bool
    save: int = 0


class Profile(Struct, frozen=True):
    """A profile as the content file gives it."""

    id: str
    faction: str
    name: str
    role: str
    recruit_as: tuple[str, ...]
    cost: int
    I: int
    R: int
    C: int
    T: int | None
    S: int | None
    traits: tuple[PrintedTrait, ...]
    weapons: tuple[PrintedWeapon, ...]
    V: int = 1
    base: float | None = None
    note: str = ""


class ProfileBook(Struct, frozen=True):
    profiles: tuple[Profile, ...]


@rule("EV-GEN-09", "EV-CHR-09")
@cache
def profiles() -> dict[str, Profile]:
    """Every profile of the content file, by name: what is printed there prevails over what examples quote."""
    import yaml

    text = resources.files("escarmouche.games.evenor").joinpath("content", "profiles.yaml").read_text(encoding="utf-8")
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    book = msgspec.convert(yaml.load(text, Loader=loader), ProfileBook)
    return {profile.name: profile for profile in book.profiles}


SPELLINGS = {"Soins": "Soin", "Acrobat": "Acrobate"}


@rule("EV-TRT-01")
def trait_name(printed: str) -> str:
    """Spelling variants of the book are the same trait."""
    return SPELLINGS.get(printed, printed)


@rule("EV-GEN-05")
def base_of(profile: Profile) -> Round:
    """A round base 1 pas across, 1.6 for a Monster, unless the profile gives another."""
    if profile.base is not None:
        return Round(profile.base / 2)
    return Round(0.8) if is_monster(profile.V) else Round(0.5)


@rule("EV-CHR-07")
def fighter(profile: Profile, who: Id, side: str) -> Fighter:
    """The model of a profile, not yet on the table. A profile without V has V1."""
    return Fighter(
        id=who,
        name=profile.name,
        side=side,
        profile=profile.name,
        base=base_of(profile),
        on_table=False,
        initiative=profile.I,
        reaction=profile.R,
        combat=profile.C,
        shooting=profile.T,
        save=profile.S,
        vitality=profile.V,
        printed_vitality=profile.V,
        cost=profile.cost,
        role=profile.role,
        faction=profile.faction,
        attributes=profile.recruit_as,
        traits={trait_name(trait.name): trait.value for trait in profile.traits},
        weapons=tuple(Weapon(w.name, w.P, w.ranges, w.magic, w.thrown, w.save) for w in profile.weapons),
    )
