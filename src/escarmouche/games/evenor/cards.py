"""Profile cards: what is printed, what somebody typed in, and the model that a card stands for.

The cards of the book are in `content/profiles.yaml`; cards of somebody's own come from the folder of own cards
(`cards/content.py`). A card with a field or a word that the book does not have is refused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from escarmouche.cards.bringing import on_shelf
from escarmouche.cards.content import Cards, Catalogue, Misprint, digest, own_cards, printed_cards, together
from escarmouche.core.brought import unmarked
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.core.system import System
from escarmouche.games.evenor.figures import Fighter, Weapon, is_monster
from escarmouche.games.evenor.traits import TRAITS
from escarmouche.space.geometry import Round

WANDERERS = "Errants"
"""The faction of our own profiles (`content/wanderers.yaml`): bands are drawn from it only where that was settled."""
FACTIONS = ("Grecs", "Amazones", "Vikings", "Saxons", "Japonais", WANDERERS)
Faction = Annotated[str, Meta(extra_json_schema={"enum": [*FACTIONS], "x-words": "faction"})]
TraitName = Annotated[str, Meta(extra_json_schema={"enum": [*TRAITS], "x-words": "trait"})]
Attribute = Literal["Meneur", "Monstre", "Magicien", "Tireur"]
Threshold = Annotated[int, Meta(ge=1, le=6)]
Power = Annotated[int, Meta(ge=1, le=20)]
Width = Annotated[float, Meta(ge=0.5, le=6)]
"""In pas."""
Reach = Annotated[tuple[Annotated[int, Meta(ge=1, le=60)], ...], Meta(min_length=3, max_length=3)]
"""Short, medium and long, in pas."""
Text = Annotated[str, Meta(max_length=60)]
House = Annotated[str, Meta(extra_json_schema={"readOnly": True})]
"""Only the cards of the package have it."""
Use = Annotated[bool | None, Meta(extra_json_schema={"readOnly": True})]
"""Follows from the ranges; where it is said, it must agree."""


class PrintedTrait(Struct, frozen=True, forbid_unknown_fields=True):
    """A trait of a card, and the number behind it if it has one."""

    name: TraitName
    value: Threshold | None = None
    as_printed: House = ""
    """Where the book spells it otherwise."""


class PrintedWeapon(Struct, frozen=True, forbid_unknown_fields=True):
    """A weapon of a card."""

    name: Text
    P: Power
    ranges: Reach | None = None
    magic: bool = False
    thrown: bool = False
    """It fights and shoots, and is lost after its first shot."""
    save: Annotated[int, Meta(ge=-5, le=5)] = 0
    """What it adds to the save of those it hits."""
    melee: Use = None
    shoot: Use = None


class Profile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A profile card. A characteristic that is null is one the model does not have."""

    name: str
    id: House = ""
    faction: Faction
    role: Text
    recruit_as: tuple[Attribute, ...] = ()
    """The attributes that a band may have few of."""
    cost: Annotated[int, Meta(ge=0, le=1_000)]
    I: Threshold  # noqa: E741
    R: Threshold
    C: Threshold
    T: Threshold | None
    S: Threshold | None
    V: Annotated[int, Meta(ge=1, le=20)] = 1
    traits: tuple[PrintedTrait, ...] = ()
    weapons: tuple[PrintedWeapon, ...] = ()
    base: Width | None = None
    note: str = ""


class Book(Struct, frozen=True, forbid_unknown_fields=True):
    """A content file."""

    profiles: tuple[Profile, ...] = ()


@rule("EV-GEN-09", "EV-CHR-09")
@cache
def profiles() -> dict[str, Profile]:
    """Every profile, printed or somebody's own, by name: what the card says prevails over what examples quote."""
    return on_shelf(CATALOGUE, together(printed(), own()))["profiles"]


@cache
def printed() -> dict[str, dict[str, Any]]:
    """The cards of the package."""
    return printed_cards("escarmouche.games.evenor", Book, misprints)


@cache
def own() -> dict[str, dict[str, Any]]:
    """The cards of the folder of own cards."""
    return own_cards(CATALOGUE)


def misprints(cards: Cards) -> list[Misprint]:
    from escarmouche.games.evenor.misprints import faults_of

    return faults_of(cards["profiles"])


def this_game() -> System:
    from escarmouche.games.evenor.system import SYSTEM

    return SYSTEM


CATALOGUE = Catalogue("evenor", Book, printed, misprints, this_game)


def pins(lists: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """The cards of somebody's own that these lists name, and what each is like."""
    mine = own()["profiles"]
    return {name: digest(mine[name]) for members in lists.values() for name in members if name in mine}


# ---------------------------------------------------------------- models


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
        name=unmarked(profile.name),
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
        weapons=tuple(map(carried, profile.weapons)),
    )


def carried(weapon: PrintedWeapon) -> Weapon:
    """A weapon of a card, in hand."""
    ranges = None if weapon.ranges is None else (weapon.ranges[0], weapon.ranges[1], weapon.ranges[2])
    return Weapon(weapon.name, weapon.P, ranges, weapon.magic, weapon.thrown, weapon.save)
