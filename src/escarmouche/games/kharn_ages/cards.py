"""Cards: profiles, weapons, shields, armours, spells and ammunition as content files, read into structs that refuse
what they do not know. `null` is a figure that the book does not print: such a card is shown, but not recruited."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any, Literal

import msgspec
from msgspec import Struct

from escarmouche.core.rules import rule
from escarmouche.core.words import nearest
from escarmouche.games.kharn_ages.keywords import FACTIONS, KEYWORDS, PATHS, misprinted, without_code

Letter = Literal["V", "P", "A", "C"]
Field = Literal["offensive", "defensive", "objectives", "shooting", "esoteric"]
FIELDS: tuple[Field, ...] = ("offensive", "defensive", "objectives", "shooting", "esoteric")
PACKAGE = "escarmouche.games.kharn_ages"
TOISE = 40
"""A toise in millimetres."""


class Shot(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a weapon shoots or is thrown: ranges a/b, what feeds it, how fast."""

    short: float
    long: float
    beyond: bool = True
    """Long range is allowed; false is the dash of a/b/-."""
    damage: int | None = None
    falling: int | None = None
    """Damage of this number minus the distance in whole toises, rounded up (Mkuki)."""
    least: float = 0.0
    """The target must be at least this far."""
    feed: Literal["arrows", "bolts", "unlimited", "itself"] = "unlimited"
    pieces: int = 0
    """Pieces of simple ammunition that come with it."""
    rate: int = 0
    reload: int = 0
    short_bonus: int = 1
    bow: bool = False


@rule("KA-EQP-05")
class Weapon(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A weapon card. `damage` without a plus replaces the characteristic, `bonus` adds to it."""

    name: str
    hands: int | None
    cost: int | None
    reach: float | None = None
    bonus: int = 0
    damage: int | None = None
    forbids: tuple[Letter, ...] = ()
    forbids_simple: tuple[Letter, ...] = ()
    """Characteristics that a 1-AP attack with it may not engage."""
    bleeding: int = 0
    piercing: int | Literal["1D5"] = 0
    poison: bool = False
    fire: bool = False
    fright: int = 0
    on_critical: tuple[Literal["disarm", "stature-twice"], ...] = ()
    shot: Shot | None = None
    melee: bool = True
    skills: dict[str, int | float | str | None] = {}
    """Skills it grants to whoever holds or wears it."""
    reserved: tuple[str, ...] = ()
    ours: bool = False
    note: str = ""

    @property
    def playable(self) -> bool:
        return self.hands is not None and self.cost is not None


class Shield(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A shield: what it adds to a defence, and how many uses it stands."""

    name: str
    cost: int | None
    boxes: int | None
    adds: int | Literal["lowest"] = 0
    """A number, or the lowest of the values the attacker engaged."""
    skills: dict[str, int | float | str | None] = {}
    """Skills it grants to whoever holds or wears it."""
    reserved: tuple[str, ...] = ()
    ours: bool = False
    note: str = ""

    @property
    def playable(self) -> bool:
        return self.cost is not None and self.boxes is not None


class Armour(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An armour: what it stops below its threshold and from it on, and how many blows it stands."""

    name: str
    cost: int | None
    threshold: int | None
    low: int | None
    high: int | None
    boxes: int | None
    penalty: dict[str, int] = {}
    natural: bool = False
    material: Literal["metal", "stone", "leather", "cloth", "shell"] = "metal"
    skills: dict[str, int | float | str | None] = {}
    """Skills it grants to whoever holds or wears it."""
    reserved: tuple[str, ...] = ()
    ours: bool = False
    note: str = ""

    @property
    def playable(self) -> bool:
        return None not in (self.cost, self.threshold, self.low, self.high, self.boxes)


Aim = Literal["self", "ally", "friend", "enemy", "any", "allies", "enemies", "everybody"]
AREAS = ("allies", "enemies", "everybody")
"""Targets that are an area: everybody of the kind within the range, each for itself."""
INSTANT = ("damage", "heal", "rally", "frostbite", "daze", "topple", "bleed", "poison", "cure", "extinguish", "ap")
LASTING = ("fright", "immune-terror", "characteristic", "attack", "defence", "skill")


class Working(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing a spell does, to its target or to the caster; `spells.py` knows each by its name."""

    what: Literal[
        "damage",
        "heal",
        "rally",
        "frostbite",
        "daze",
        "topple",
        "bleed",
        "poison",
        "cure",
        "extinguish",
        "ap",
        "fright",
        "immune-terror",
        "characteristic",
        "attack",
        "defence",
        "skill",
    ]
    value: int = 0
    of: str = ""
    """The caster's characteristics that are added to the value: I, IT; of `characteristic` the ones that change."""
    halved: bool = False
    """Half of it, rounded up."""
    skill: str = ""
    """The keyword of a skill that is granted."""
    fire: bool = False
    upon: Literal["target", "caster"] = "target"


@rule("KA-SPL-02")
class SpellEffect(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One difficulty of a spell and what it does."""

    difficulty: int
    does: tuple[Working, ...]
    target: Aim | None = None
    """If it is another than the card's."""


@rule("KA-SPL-01", "KA-SPL-04")
class Spell(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A spell card. Generic ones have no path and take no pages."""

    name: str
    path: str | None
    pages: int | None
    cost: int | None
    target: Aim
    rate: int
    duration: Literal["instant", "round", "activation"]
    """round: until the caster's next activation begins; activation: until the bearer's next activation ends."""
    effects: tuple[SpellEffect, ...]
    range: float | None = None
    """In toises from base to base; the caster's aura without one."""
    generic: bool = False
    reserved: tuple[str, ...] = ()
    """Factions, kinds or names of mages; open to all without any."""
    ours: bool = False
    note: str = ""

    def aim(self, effect: SpellEffect) -> Aim:
        """Whom an effect is for."""
        return effect.target or self.target

    def effect(self, difficulty: int) -> SpellEffect:
        """The effect of a difficulty."""
        return next(one for one in self.effects if one.difficulty == difficulty)


class Price(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many pieces of a kind of ammunition 5 and 15 Kouronnes buy."""

    kind: Literal["simple", "armour-piercing", "incendiary", "poisoned"]
    arrows_for_5: int
    bolts_for_5: int
    arrows_for_15: int
    bolts_for_15: int


@rule("KA-THR-05", "KA-THR-06", "KA-THR-07", "KA-THR-14", "KA-STR-01")
class Object(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something that can be picked up and thrown: how hard that is, what it does, what it stands."""

    name: str
    difficulty: int
    damage: int
    structure: int
    power: int = 0
    """The P it takes to lift it; likewise C."""
    corpulence: int = 0
    bleeding: int = 0
    """Bleeding for one round."""
    on_critical: Literal["falls", "loses-2-ap", "dazed", ""] = ""
    boxes: int = 0
    """Boxes of the victim's armour struck off."""
    cloud: bool = False
    """Nobody shoots into or out of the victim's zone of control for a round."""
    template: bool = False
    """It hits everybody under a card."""
    reach: float = 0.0
    """In melee."""
    ours: bool = False
    note: str = ""


@rule("KA-PRO-01", "KA-PRO-02", "KA-MAT-01")
class Profile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A profile card, front and back."""

    name: str
    level: int | None
    faction: str | None
    cost: int | None
    V: int | None
    P: int | None
    A: int | None
    C: int | None
    T: int | None
    I: int | None  # noqa: E741
    stature: int | None
    ap: int | None
    hp: int | None
    base: Literal[40, 50, 60, 80] | None
    limitation: str | None = None
    """A number, U or P."""
    kind: str = ""
    """The ordinary profile whose slots a personage uses up; its own name if empty."""
    skills: dict[str, int | float | str | None] = {}
    rare: dict[str, str] = {}
    """What the rare skills among them do, in full."""
    hired: tuple[str, ...] = ()
    """The factions that may hire a profile of the Black Guild; any if none is named."""
    equipment: tuple[str, ...] = ()
    mastery: tuple[tuple[Field, ...], ...] | None = None
    hands: bool = True
    emblem: str = "fighter"
    ours: bool = False
    note: str = ""

    @property
    def playable(self) -> bool:
        """Every figure that play needs is known."""
        needed = (self.level, self.cost, self.V, self.P, self.A, self.C, self.T, self.I)
        return None not in (*needed, self.stature, self.ap, self.hp, self.base, self.mastery)


class Book(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A content file: any of the kinds of card."""

    profiles: tuple[Profile, ...] = ()
    weapons: tuple[Weapon, ...] = ()
    shields: tuple[Shield, ...] = ()
    armours: tuple[Armour, ...] = ()
    spells: tuple[Spell, ...] = ()
    ammunition: tuple[Price, ...] = ()
    objects: tuple[Object, ...] = ()


class Shelf(Struct, frozen=True):
    """All cards of all content files, by name."""

    profiles: dict[str, Profile]
    weapons: dict[str, Weapon]
    shields: dict[str, Shield]
    armours: dict[str, Armour]
    spells: dict[str, Spell]
    ammunition: dict[str, Price]
    objects: dict[str, Object]


class BadCard(Exception):
    """A card that cannot be: the file, the card and what is wrong with it."""


@cache
def shelf() -> Shelf:
    """Every content file of the package, read once and checked."""
    books = [read(entry.read_text(encoding="utf-8"), entry.name) for entry in files()]
    made: dict[str, dict[str, Any]] = {}
    for kind in Shelf.__struct_fields__:
        cards = [card for book in books for card in getattr(book, kind)]
        by_name = {card.kind if kind == "ammunition" else card.name: card for card in cards}
        if len(by_name) < len(cards):
            raise BadCard(f"{kind}: two cards have the same name")
        made[kind] = by_name
    found = Shelf(**made)
    faults = faults_of(found)
    if faults:
        raise BadCard("; ".join(map(str, faults)))
    return found


def files() -> list[Any]:
    folder = resources.files(PACKAGE).joinpath("content")
    return sorted((entry for entry in folder.iterdir() if entry.name.endswith(".yaml")), key=lambda entry: entry.name)


def read(text: str, name: str) -> Book:
    """A content file, or `BadCard` with the field that is wrong."""
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        return msgspec.convert(yaml.load(text, Loader=loader) or {}, Book)
    except msgspec.ValidationError as error:
        raise BadCard(f"{name}: {error}") from None


class Fault(Struct, frozen=True):
    """What is wrong with a card: its name, the field, what was expected, and the nearest right word."""

    card: str
    field: str
    message: str
    nearest: str | None = None

    def __str__(self) -> str:
        hint = f"; did you mean {self.nearest!r}?" if self.nearest else ""
        return f"{self.card}: {self.field}: {self.message}{hint}"


def faults_of(found: Shelf) -> list[Fault]:
    """What the schema cannot see: names that no card has, keywords without meaning, values out of the book's limits."""
    gear = [*found.weapons, *found.shields, *found.armours]
    faults: list[Fault] = []
    for one in found.profiles.values():
        faults += [
            Fault(one.name, "equipment", f"no card is called {item}", nearest(item, gear))
            for item in one.equipment
            if item not in gear
        ]
        faults += figures_out_of_bounds(one)
        faults += wrong_keywords(one)
        for faction in (one.faction, *one.hired):
            if faction is not None and faction not in FACTIONS:
                near = nearest(faction, FACTIONS)
                faults.append(
                    Fault(one.name, "faction", f"one of {', '.join(FACTIONS)} was expected, not {faction}", near)
                )
        if one.kind and one.kind not in found.profiles:
            near = nearest(one.kind, found.profiles)
            faults.append(Fault(one.name, "kind", f"no profile is called {one.kind}", near))
    for spell in found.spells.values():
        faults += wrong_spell(spell)
    names = [*found.profiles, *gear, *found.spells]
    faults += [Fault(name, "name", "a name has no comma: lists use it") for name in names if "," in name]
    return faults


@rule("KA-PRO-07", "KA-LVL-01", "KA-STA-01")
def figures_out_of_bounds(one: Profile) -> list[Fault]:
    faults = []
    if one.level is not None and one.level not in (1, 2, 3):
        faults.append(Fault(one.name, "level", f"1, 2 or 3 was expected, not {one.level}"))
    if one.stature is not None and not 0 <= one.stature <= 6:
        faults.append(Fault(one.name, "stature", f"0 to 6 was expected, not {one.stature}"))
    if one.mastery is not None and one.level is not None and len(one.mastery) != one.level:
        faults.append(
            Fault(one.name, "mastery", f"{one.level} dice were expected at this level, not {len(one.mastery)}")
        )
    if one.limitation is not None and one.limitation not in ("U", "P") and not one.limitation.isdigit():
        faults.append(Fault(one.name, "limitation", f"a number, U or P was expected, not {one.limitation}"))
    return faults


@rule("KA-PRO-06")
def wrong_keywords(one: Profile) -> list[Fault]:
    """A keyword alone is a skill of the rules; a rare one is described on the card."""
    faults = []
    for name, value in one.skills.items():
        message, near = misprinted(name, value)
        if message:
            faults.append(Fault(one.name, "skills", message, near))
        elif KEYWORDS[name].rare and not one.rare.get(name):
            faults.append(Fault(one.name, "rare", f"{name} is a rare skill: the card says what it does"))
    return faults


@rule("KA-SPL-01", "KA-SPL-02")
def wrong_spell(one: Spell) -> list[Fault]:
    """A path that nobody masters, effects that cannot be told apart, workings without what they need."""
    faults = []
    if one.path is not None and one.path not in PATHS:
        message = f"one of {', '.join(PATHS)} was expected, not {one.path}"
        faults.append(Fault(one.name, "path", message, nearest(one.path, PATHS)))
    if one.generic and one.pages:
        faults.append(Fault(one.name, "pages", "a generic spell takes no pages"))
    if one.rate < 1:
        faults.append(Fault(one.name, "rate", f"1 or more was expected, not {one.rate}"))
    numbers = [effect.difficulty for effect in one.effects]
    if not numbers or len(set(numbers)) < len(numbers):
        faults.append(Fault(one.name, "effects", "one effect at least was expected, each with its own difficulty"))
    for work in (work for effect in one.effects for work in effect.does):
        if work.what in LASTING and one.duration == "instant":
            faults.append(Fault(one.name, "duration", f"round or activation was expected: {work.what} lasts"))
        if work.what == "skill":
            message, near = misprinted(work.skill, work.value or None)
            faults += [Fault(one.name, "skill", message, near)] if message else []
        if set(work.of) - set("VPACTI") or (work.what == "characteristic" and not work.of):
            faults.append(Fault(one.name, "of", f"letters among VPACTI were expected, not {work.of!r}"))
    return faults


def unread(found: Shelf) -> list[Fault]:
    """Keywords that no chapter reads: cards with them would be played as if they had none."""
    return [
        Fault(one.name, "skills", f"no code reads the keyword {name}")
        for one in found.profiles.values()
        for name in one.skills
        if without_code(name)
    ]
