"""Sheets, weapons, armour and mounts as content files, read into structs that refuse what they do not know. Somebody's
own (`cards/content.py`) stand beside these, and in the place of those whose name they bear."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from escarmouche.cards.bringing import on_shelf
from escarmouche.cards.content import BadCard, Cards, Catalogue, Misprint, digest, own_cards, read_book, together
from escarmouche.cards.prints import EMBLEMS
from escarmouche.core.rules import rule
from escarmouche.core.system import System

PACKAGE = "escarmouche.games.saga"

Emblem = Annotated[str, Meta(extra_json_schema={"enum": [*EMBLEMS], "x-words": "emblem"})]
WeaponName = Annotated[str, Meta(extra_json_schema={"x-cards": ["weapons"]})]
ArmourName = Annotated[str, Meta(extra_json_schema={"x-cards": ["armours"]})]
MountName = Annotated[str, Meta(extra_json_schema={"x-cards": ["mounts"]})]
Number = Annotated[int, Meta(ge=-20, le=40)]
Level = Annotated[int, Meta(ge=0, le=10)]
Length = Annotated[float, Meta(ge=0, le=200)]
Wounds = Literal["unarmed", "blunt", "hard-blunt", "edge", "thrust"]
Tag = Literal["two-handed", "long", "shafted", "thrown", "projectile", "impales", "shield"]
Zone = Literal["torso", "arms", "hands", "legs", "feet", "head", "throat", "eyes"]
Size = Literal["eye", "mouse", "cat", "wolf", "man", "horse", "giant", "dragon"]
Place = Literal["belt", "sheath", "pocket"]


@rule("SG-CORE-21")
class Weapon(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A weapon, or a shield."""

    name: str
    fr: str = ""
    skill: str
    thrown_skill: str = ""
    attack: Number = 0
    defence: Number = 0
    damage: Number = 0
    encumbrance: Number = 0
    length: Length = 0.0
    wounds: Wounds = "edge"
    tags: tuple[Tag, ...] = ()
    range: Length = 0.0
    """Range unit of a launcher."""
    by_strength: Number = 0
    """Range unit of a thrown weapon, for each point of Strength."""


@rule("SG-CORE-23")
class Armour(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of armour and the zones it covers."""

    name: str
    fr: str = ""
    protection: Number
    zones: tuple[Zone, ...]


@rule("SG-CORE-25")
class Mount(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A mount, or a chariot with its team."""

    name: str
    fr: str = ""
    speed: Length
    skill: str
    endurance: Number
    wounds: Number


class Sheet(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A character as its sheet has it."""

    name: str
    en: str = ""
    band: str
    rank: Literal["novice", "seasoned", "hero"] = "novice"
    role: str = "warrior"
    emblem: Emblem = "fighter"
    scores: dict[str, Annotated[int, Meta(ge=1, le=8)]]
    skills: dict[str, Level] = {}
    confidence: Annotated[int, Meta(ge=0, le=5)] = 0
    held: tuple[WeaponName, ...] = ()
    carried: dict[WeaponName, Place] = {}
    armour: tuple[ArmourName, ...] = ()
    mount: MountName = ""
    arts: dict[str, Annotated[int, Meta(ge=1, le=2)]] = {}
    """Dice that martial arts give to special blows, by the kind of blow."""
    speciality: str = ""
    """A special blow with a die more."""
    bare: bool = False
    """It fights unclothed."""
    heads: Annotated[int, Meta(ge=0, le=8)] = 0
    """Enemy heads at its belt."""
    size: Size = "man"
    men: Annotated[int, Meta(ge=1, le=100)] = 1
    """How many people it stands for: a unit is one marker, with the values of its leader."""
    cost: Annotated[int, Meta(ge=0, le=1000)] = 0


class Book(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A content file."""

    weapons: tuple[Weapon, ...] = ()
    armours: tuple[Armour, ...] = ()
    mounts: tuple[Mount, ...] = ()
    characters: tuple[Sheet, ...] = ()


class Shelf(Struct, frozen=True):
    """All cards by kind and name."""

    weapons: dict[str, Weapon]
    armours: dict[str, Armour]
    mounts: dict[str, Mount]
    characters: dict[str, Sheet]


FILES = ("equipment", "armoury", "clearing", "bands")
"""Content files, in the order in which their cards are listed."""


@cache
def shelf() -> Shelf:
    """Every card at hand, printed or somebody's own."""
    return Shelf(**on_shelf(CATALOGUE, together(printed(), own())))


@cache
def printed() -> dict[str, dict[str, Any]]:
    """The cards of the package, by kind and name."""
    folder = resources.files(PACKAGE).joinpath("content")
    books = [read_book(folder.joinpath(f"{name}.yaml").read_text("utf-8"), name, Book) for name in FILES]
    made = {kind: {one.name: one for book in books for one in getattr(book, kind)} for kind in Shelf.__struct_fields__}
    if faults := misprints(made):
        raise BadCard("; ".join(map(str, faults)))
    return made


@cache
def own() -> dict[str, dict[str, Any]]:
    """The cards of the folder of own cards."""
    return own_cards(CATALOGUE)


def misprints(cards: Cards) -> list[Misprint]:
    from escarmouche.games.saga.misprints import faults_of

    return faults_of(Shelf(**cards))  # type: ignore[arg-type]


def this_game() -> System:
    from escarmouche.games.saga.system import SYSTEM

    return SYSTEM


CATALOGUE = Catalogue("saga", Book, printed, misprints, this_game, recruited=("characters",))


def pins(lists: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """The cards of somebody's own that these people are or bear, and what each is like."""
    mine = own()
    found: dict[str, str] = {}
    for name in (name for members in lists.values() for name in members if name in shelf().characters):
        sheet = shelf().characters[name]
        for kind, names in (
            ("characters", (name,)),
            ("weapons", (*sheet.held, *sheet.carried)),
            ("armours", sheet.armour),
            ("mounts", (sheet.mount,)),
        ):
            found |= {one: digest(mine[kind][one]) for one in names if one in mine[kind]}
    return found


def weapon(name: str) -> Weapon:
    return shelf().weapons[name]


@cache
def tagged(name: str, tag: str) -> bool:
    """Has a weapon this tag?"""
    return tag in shelf().weapons[name].tags


def is_chariot(mount: str) -> bool:
    """Is a mount, if it is one at all, a chariot with its team?"""
    return bool(mount) and shelf().mounts[mount].skill == "chariot-driving"


def called(name: str, lang: str) -> str:
    """What a card is called in a language."""
    cards = shelf()
    found = cards.weapons.get(name) or cards.armours.get(name) or cards.mounts.get(name)
    if found is not None:
        return found.fr or name if lang == "fr" else name
    sheet = cards.characters.get(name)
    return sheet.en or name if sheet is not None and lang != "fr" else name
