"""What may be known of a model: in cases, on its sheet, in the vocabulary."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from escarmouche.files.words import Unknown
from escarmouche.games.evenor.cards import PrintedTrait, trait_name
from escarmouche.games.evenor.desk.shown import carried, trait_line
from escarmouche.games.evenor.figures import Fighter, Weapon
from escarmouche.games.evenor.rules.powers import POWERS
from escarmouche.games.evenor.traits import TRAITS
from escarmouche.rulings.facts import Fact, Facts, base, field, listed


class CaseWeapon(Struct, frozen=True, forbid_unknown_fields=True):
    """A weapon written in a case."""

    name: str
    P: int
    ranges: tuple[int, int, int] | None = None
    magic: bool = False
    thrown: bool = False
    save: int = 0


def threshold(name: str, meaning: str, at: str, form: str = "NUMBER") -> Fact[Fighter]:
    """A characteristic that a die must reach: `3+` on a sheet."""
    return field(name, meaning, form, at, show=lambda me: None if getattr(me, at) is None else f"{getattr(me, at)}+")


def with_vitality(me: Fighter, value: int) -> Fighter:
    """More than is printed raises that, too."""
    return replace(me, vitality=value, printed_vitality=max(me.printed_vitality, value))


def with_weapons(me: Fighter, value: Any) -> Fighter:
    for weapon in value:
        for name in weapon if isinstance(weapon, dict) else ():
            if name not in CaseWeapon.__struct_fields__:
                raise Unknown("field of a weapon", name, CaseWeapon.__struct_fields__)
    told = msgspec.convert(value, list[CaseWeapon])
    return replace(me, weapons=tuple(Weapon(w.name, w.P, w.ranges, w.magic, w.thrown, w.save) for w in told))


def as_printed(line: str) -> tuple[str, int | None]:
    """`Attaques multiples 2`, `Soin 2+` or a name alone."""
    name, _, last = line.rpartition(" ")
    number = last.removesuffix("+")
    return (name, int(number)) if name and number.isdecimal() else (line, None)


def traits_of(value: Any) -> dict[str, int | None]:
    """Traits with their values, or as a card prints them (`Soin 2+`); a trait the book does not have is an error."""
    given = value if isinstance(value, Mapping) else dict(map(as_printed, value))
    traits = {trait_name(trait): number for trait, number in given.items()}
    for trait, number in traits.items():
        if trait not in TRAITS:
            raise Unknown("trait", trait, TRAITS)
        takes_one = TRAITS[trait].form != "null"
        if number is not None and not takes_one:
            raise ValueError(f"{trait} takes no number")
        if number is None and takes_one and trait not in POWERS:
            raise ValueError(f"{trait} takes a number")
    return traits


def held(me: Fighter) -> list[Weapon]:
    return [weapon for weapon in me.weapons if weapon.name not in me.lost_weapons]


TABLE: tuple[Fact[Fighter], ...] = (
    field("name", "name of the model", "TEXT"),
    field("role", "as printed", "TEXT", show=True),
    field("faction", "as printed", "TEXT", show=True),
    threshold("I", "Initiative as printed or given, before modifiers", "initiative"),
    threshold("R", "Reaction", "reaction"),
    threshold("C", "Combat", "combat"),
    threshold("T", "Shooting, null for none", "shooting", "NUMBER | null"),
    threshold("S", "Save, null for none", "save", "NUMBER | null"),
    Fact(
        "V",
        "Vitality left",
        "NUMBER",
        lambda me: me.vitality,
        with_vitality,
        lambda me: f"{me.vitality}/{me.printed_vitality}",
    ),
    field("printed_V", "Vitality of the profile; above 1 it is a Monster", at="printed_vitality"),
    Fact(
        "traits",
        "traits with their values, in a list as printed: Soin 2+ (given, they replace the printed ones)",
        "{NAME: NUMBER | null} | [NAME, ...]",
        lambda me: dict(me.traits),
        lambda me, value: replace(me, traits=traits_of(value)),
        lambda me: [trait_line(PrintedTrait(name, value)) for name, value in me.traits.items()],
    ),
    Fact(
        "more_traits",
        "traits added to the printed ones",
        "{NAME: NUMBER | null} | [NAME, ...]",
        write=lambda me, value: replace(me, traits={**me.traits, **traits_of(value)}),
    ),
    Fact(
        "weapons",
        "expected: names of the weapons still held; given: weapons that replace the printed ones (`save`: what the "
        "weapon adds to S)",
        "[NAME | {name: TEXT, P: NUMBER, ranges?: [NUMBER, NUMBER, NUMBER] | null, magic?: true | false, "
        "thrown?: true | false, save?: NUMBER}, ...]",
        lambda me: [weapon.name for weapon in held(me)],
        with_weapons,
        lambda me: [carried(weapon) for weapon in held(me)],
    ),
    listed("lost_weapons", "weapons thrown and gone", show=True),
    field("behind", "the piece it is in cover behind", "PIECE"),
    listed("tokens", "Orichalcum tokens carried", "[TOKEN, ...]", show=True),
    field("cost", "points in DO", show=True),
    field("healing_tried", "the one attempt to heal it was made", "true | false"),
    base("diameter of the base in pas: 1, or 1.6 for a Monster"),
    Fact("in_play", "on the table and not out of action", "true | false", lambda me: me.in_play),
    Fact("monster", "is it a Monster", "true | false", lambda me: me.monster),
)

FACTS = Facts(TABLE)
