"""The form of the list builder's catalogue, as far as it is read, and the refusal of everything else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from escarmouche.telling.texts import Unusable

MOST_BYTES = 8_000_000
MOST_CARDS = 2_000
"""Of a kind."""
VERSIONS = ("0.5",)
LISTS = ("factions", "skills", "magicWays", "profiles", "equipment", "spells")
"""What a catalogue has at least."""

Word = Annotated[str, Meta(max_length=100)]
Text = Annotated[str, Meta(max_length=2_000)]
Number = Annotated[int, Meta(ge=-1_000, le=1_000)]
Length = Annotated[float, Meta(ge=0, le=100)]
Any_ = TypeVar("Any_", bound=Struct)


class Named(Struct, frozen=True, rename="camel"):
    """A faction, a path of magic, a model."""

    id: Word
    name: Word
    faction_id: Word = ""
    skill_id: Word = ""


class Skill(Struct, frozen=True, rename="camel"):
    id: Word
    keyword: Word


class SkillUse(Struct, frozen=True, rename="camel"):
    skill_id: Word
    value: Number | float | Word | None = None
    precision: Text | None = None


class Slot(Struct, frozen=True, rename="camel"):
    model_id: Word
    level: Number | None = None


class Limitation(Struct, frozen=True, rename="camel"):
    kind: Literal["X", "U", "P", "special"]
    value: Number | None = None
    consumes_slot_of: Slot | None = None


class Stats(Struct, frozen=True, rename="camel"):
    v: Number | None = None
    p: Number | None = None
    a: Number | None = None
    c: Number | None = None
    t: Number | None = None
    i: Number | None = None


class Plating(Struct, frozen=True, rename="camel"):
    """The armour of a profile or of an armour card."""

    seuil: Number | None = None
    protection_echec: Number | None = None
    protection_reussite: Number | None = None
    durability: Number | None = None
    natural: bool = False


class Operation(Struct, frozen=True, rename="camel"):
    kind: Word
    skill_id: Word = ""
    value: Number | float | Word | None = None
    of: dict[str, Any] = {}


class Effect(Struct, frozen=True, rename="camel"):
    operation: Operation
    target: dict[str, Any] = {}


class Condition(Struct, frozen=True, rename="camel"):
    """A condition of recruitment."""

    type: Word
    params: dict[str, Any] = {}


class OwnRule(Struct, frozen=True, rename="camel"):
    label: Text = ""
    text: Text = ""


class Reserved(Struct, frozen=True, rename="camel"):
    profile_ids: tuple[Word, ...] = ()
    faction_ids: tuple[Word, ...] = ()
    levels: tuple[Number, ...] = ()
    traits: tuple[Word, ...] = ()
    trait: Word = ""


class Profile(Struct, frozen=True, kw_only=True, rename="camel"):
    id: Word
    model_id: Word
    name: Word
    level: Annotated[int, Meta(ge=1, le=3)]
    faction_id: Word
    cost: Annotated[int, Meta(ge=0, le=1_000)]
    limitation: Limitation
    stats: Stats
    stature: Annotated[int, Meta(ge=0, le=6)]
    pa: Annotated[int, Meta(ge=0, le=1_000)]
    pv: Annotated[int, Meta(ge=1, le=1_000)]
    armor: Plating | None = None
    skills: tuple[SkillUse, ...] = ()
    base_equipment_ids: tuple[Word, ...] = ()
    base_equipment_counts: dict[str, Annotated[int, Meta(ge=0, le=20)]] = {}
    mastery_dice: tuple[tuple[Word, ...], ...] = ()
    traits: tuple[Word, ...] = ()
    recruitment: tuple[Condition, ...] = ()
    effects: tuple[Effect, ...] = ()
    rules: tuple[OwnRule, ...] = ()
    base_size: Literal[40, 50, 60, 80] | None = None
    unverified_fields: tuple[Word, ...] = ()


class Range(Struct, frozen=True, rename="camel"):
    short: Length
    long: Length
    max: Length | None = None


class Reload(Struct, frozen=True, rename="camel"):
    cadence: Annotated[int, Meta(ge=0, le=100)] = 0
    pa_cost: Annotated[int, Meta(ge=0, le=100)] = 0


class Equipment(Struct, frozen=True, kw_only=True, rename="camel"):
    id: Word
    name: Word
    category: Literal["arme-cac", "arme-tir", "armure", "bouclier", "casque", "objet"]
    cost: Annotated[int, Meta(ge=0, le=1_000)]
    hands: Literal[0, 1, 2, "1-2"] = 1
    allonge: Length | None = None
    range: Range | None = None
    reload: Reload = Reload()
    munition_kind: Word = ""
    base_munitions: Annotated[int, Meta(ge=0, le=1_000)] = 0
    durability: Number | None = None
    seuil: Number | None = None
    protection_echec: Number | None = None
    protection_reussite: Number | None = None
    perce_armure: Annotated[int, Meta(ge=0, le=1_000)] | Literal["1D5"] = 0
    reserved_to: Reserved = Reserved()
    effects_text: Text = ""
    effects: tuple[Effect, ...] = ()
    stacks_with_armor: bool = False
    mount_equipment: Word = ""
    granted_only: bool = False


class Difficulty(Struct, frozen=True, rename="camel"):
    threshold: Annotated[int, Meta(ge=0, le=1_000)]
    effect_text: Text = ""


class Spell(Struct, frozen=True, kw_only=True, rename="camel"):
    id: Word
    name: Word
    kind: Literal["generique", "grimoire", "reserve-profil"]
    magic_way_id: Word = ""
    pages: Annotated[int, Meta(ge=0, le=100)] | None = None
    cost: Annotated[int, Meta(ge=0, le=1_000)] = 0
    level_cost: Number | None = None
    reserved_to: Reserved = Reserved()
    target: Text = ""
    cadence: Text = ""
    duration: Text = ""
    difficulties: Annotated[tuple[Difficulty, ...], Meta(min_length=1, max_length=20)]


class Grimoire(Struct, frozen=True, rename="camel"):
    id: Word
    cost: Number
    pages: Number | Literal["illimite"]


class Munition(Struct, frozen=True, rename="camel"):
    id: Word
    label: Word
    quantities: tuple[Annotated[int, Meta(ge=0, le=1_000)], ...] = ()


class MunitionKind(Struct, frozen=True, rename="camel"):
    id: Word
    label: Word
    tier_prices: tuple[Number, ...] = ()
    types: tuple[Munition, ...] = ()


class Bad(Struct, frozen=True, rename="camel"):
    """An entry that has not the form of one: what it seems to be called, and what was expected."""

    name: str
    why: str


def opened(data: bytes) -> dict[str, list[Any]]:
    """The lists of a catalogue; `Unusable` for what is none, is another version, or is too large."""
    if len(data) > MOST_BYTES:
        raise Unusable("import-too-large", most=MOST_BYTES // 1_000_000)
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError, ValueError):
        raise Unusable("import-not-json") from None
    if not isinstance(found, dict) or not isinstance(found.get("version"), str):
        raise Unusable("import-form", missing="version")
    version = found["version"]
    if version.rpartition(".")[0] not in VERSIONS:
        raise Unusable("import-version", version=version[:20], known=[f"{one}.x" for one in VERSIONS])
    for name in LISTS:
        if not isinstance(found.get(name), list):
            raise Unusable("import-form", missing=name)
    lists = {name: some for name, some in found.items() if isinstance(some, list)}
    for name, some in lists.items():
        if len(some) > MOST_CARDS:
            raise Unusable("import-too-many", what=name, most=MOST_CARDS)
    return {"version": [version], **lists}


def entries(found: list[Any], form: type[Any_]) -> Iterator[Any_ | Bad]:
    """Each entry in its form, or what is wrong with it."""
    for entry in found:
        try:
            yield msgspec.convert(entry, form)
        except (msgspec.ValidationError, RecursionError) as error:
            name = entry.get("name") or entry.get("id") if isinstance(entry, dict) else ""
            yield Bad(name[:60] if isinstance(name, str) else "", str(error)[:200])


def good(found: list[Any], form: type[Any_]) -> list[Any_]:
    """The entries that have their form."""
    return [one for one in entries(found, form) if not isinstance(one, Bad)]
