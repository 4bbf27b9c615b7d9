"""Cards: profiles, weapons, shields, armours, spells and ammunition as content files, read into structs that refuse
what they do not know. `null` is a figure that the book does not print: such a card is shown, but not recruited.
Somebody's own cards (`cards/content.py`) stand beside them, and in the place of those whose name they bear."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from escarmouche.cards.bringing import on_shelf
from escarmouche.cards.content import Cards, Catalogue, Misprint, digest, own_cards, printed_cards, together
from escarmouche.cards.imports import Imported
from escarmouche.cards.prints import EMBLEMS
from escarmouche.core.rules import rule
from escarmouche.core.system import System
from escarmouche.games.kharn_ages.rules.keywords import FACTIONS, KEYWORDS, PATHS, SCHEMA

Letter = Literal["V", "P", "A", "C"]
Field = Literal["offensive", "defensive", "objectives", "shooting", "esoteric"]
FIELDS: tuple[Field, ...] = ("offensive", "defensive", "objectives", "shooting", "esoteric")
PACKAGE = "escarmouche.games.kharn_ages"
TOISE = 40
"""A toise in millimetres."""

Count = Annotated[int, Meta(ge=0, le=1_000)]
Figure = Annotated[int, Meta(ge=-20, le=20)]
Length = Annotated[float, Meta(ge=0, le=100)]
"""In toises."""
Faction = Annotated[str, Meta(extra_json_schema={"enum": [*FACTIONS], "x-words": "faction"})]
Path = Annotated[str, Meta(extra_json_schema={"enum": [*PATHS], "x-words": "path"})]
Emblem = Annotated[str, Meta(extra_json_schema={"enum": [*EMBLEMS], "x-words": "emblem"})]
Item = Annotated[str, Meta(extra_json_schema={"x-cards": ["weapons", "shields", "armours", "trinkets"]})]
Bearer = Annotated[str, Meta(extra_json_schema={"x-cards": ["profiles"], "examples": [*FACTIONS]})]
Keyword = Annotated[str, Meta(extra_json_schema={"examples": [*KEYWORDS]})]
Ours = Annotated[bool, Meta(extra_json_schema={"readOnly": True})]
"""Written for this project, not by the publisher."""
Skills = Annotated[dict[str, int | float | str | None], Meta(extra_json_schema=SCHEMA)]

Steady = tuple[Literal["attack", "defence"], ...]
"""Rolls made with it that are never critical failures."""
Prices = tuple[Annotated[int, Meta(ge=1, le=3)], ...]
"""What an action made with it may cost, in AP."""

English = Annotated[str, Meta(max_length=60)]
"""The name of a card in English, where it is not the same."""
Lines = Annotated[tuple[Annotated[str, Meta(max_length=1_000)], ...], Meta(max_length=40)]
"""What a card says and no rule here plays, line by line."""
Source = Annotated[str, Meta(max_length=80)]
"""What the catalogue that a card was imported from calls it."""


class Shot(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a weapon shoots or is thrown: ranges a/b, what feeds it, how fast."""

    short: Length
    long: Length
    beyond: bool = True
    """Long range is allowed; false is the dash of a/b/-."""
    damage: Count | None = None
    falling: Count | None = None
    """Damage of this number minus the distance in whole toises, rounded up (Mkuki)."""
    least: Length = 0.0
    """The target must be at least this far."""
    feed: Literal["arrows", "bolts", "unlimited", "itself"] = "unlimited"
    pieces: Count = 0
    """Pieces of simple ammunition that come with it."""
    rate: Count = 0
    reload: Count = 0
    short_bonus: Figure = 1
    bow: bool = False
    bonus: Figure = 0
    """Damage on top of the weapon's figure, or of the characteristic where it has none."""
    again: bool = False
    """Once per activation one die of a shot may be rolled again."""
    more_effects: bool = False
    """One effect more among the characteristics engaged, but for a lightning shot."""
    repels: bool = False
    """A shot that has the A effect may have the C effect in its place."""


@rule("KA-EQP-05")
class Weapon(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A weapon card. `damage` without a plus replaces the characteristic, `bonus` adds to it."""

    name: str
    en: English = ""
    hands: Annotated[int, Meta(ge=0, le=2)] | None
    cost: Count | None
    reach: Length | None = None
    guard_reach: Length = 0.0
    """The reach of defences made with it, where it is farther."""
    bonus: Figure = 0
    damage: Count | Letter | None = None
    """A figure, or the characteristic it always strikes with."""
    attack: Figure = 0
    """Added to attacks made with it; `defence` to defences."""
    defence: Figure = 0
    both_hands_defence: Figure = 0
    """Added to defences made with it while nothing else is held."""
    attack_ap: Prices = (1, 2, 3)
    most_defence: Annotated[int, Meta(ge=1, le=3)] = 3
    """The dearest defence that can be made with it, in AP."""
    assault_ap: Prices = (1, 2, 3)
    """What an attack may cost that ends an assault."""
    stature_at_3: bool = False
    """The stature is added to its 3-AP attacks; not to an assault, which has it anyway."""
    forbids: tuple[Letter, ...] = ()
    forbids_simple: tuple[Letter, ...] = ()
    """Characteristics that a 1-AP attack with it may not engage."""
    effectless: tuple[Letter, ...] = ()
    """Characteristics whose effect it never has."""
    steady: Steady = ()
    critical_from: Annotated[int, Meta(ge=2, le=10)] = 10
    """The lowest natural face that is a critical hit with it."""
    bleeding: Count = 0
    critical_bleeding: Count = 0
    """Bleeding on a critical hit."""
    piercing: Count | Literal["1D5"] = 0
    blunts: Count = 0
    """So much less is stopped by the armour it strikes; `critical_blunts` on a critical hit."""
    critical_blunts: Count = 0
    spares_armour: bool = False
    """It uses up no box of the armour it strikes."""
    backfires: bool = False
    """A critical failure in an attack hurts its bearer instead."""
    shoves: Length = 0.0
    """A hit without the C effect repels so far; the C effect goes so much farther."""
    critical_ap: Count = 0
    """AP regained by a critical hit."""
    critical_effect: Letter | Literal[""] = ""
    """An effect that a critical hit adds to those announced."""
    adds_effect: dict[Letter, Letter] = {}
    """An effect that another one brings along in an attack, free."""
    critical_twice: bool = False
    """A critical hit does its damage and its effects twice, instead of adding the stature."""
    hampers: Count = 0
    """Taken from the attacks and defences of those who fight its bearer in melee, while it is held."""
    incantation: Figure = 0
    """Added to its bearer's incantations."""
    digs: bool = False
    """Its bearer digs once per activation for 0 AP."""
    poison: bool = False
    fire: bool = False
    fright: Count = 0
    on_critical: tuple[Literal["disarm", "stature-twice", "daze", "stun"], ...] = ()
    shot: Shot | None = None
    melee: bool = True
    pieces: Annotated[int, Meta(ge=1, le=20)] = 1
    """How many of them the card stands for; each is held, thrown and lost for itself."""
    skills: Skills = {}
    """Skills it grants to whoever holds or wears it."""
    reserved: tuple[Bearer, ...] = ()
    ours: Ours = False
    note: str = ""
    unplayed: Lines = ()
    source: Source = ""

    @property
    def playable(self) -> bool:
        return self.hands is not None and self.cost is not None


class Shield(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A shield: what it adds to a defence, and how many uses it stands."""

    name: str
    en: English = ""
    cost: Count | None
    boxes: Count | None
    adds: Count | Letter | Literal["lowest"] = 0
    """A number, a characteristic of its bearer, or the lowest of the values the attacker engaged."""
    steady: Steady = ()
    skills: Skills = {}
    """Skills it grants to whoever holds or wears it."""
    reserved: tuple[Bearer, ...] = ()
    ours: Ours = False
    note: str = ""
    unplayed: Lines = ()
    source: Source = ""

    @property
    def playable(self) -> bool:
        return self.cost is not None and self.boxes is not None


class Armour(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An armour: what it stops below its threshold and from it on, and how many blows it stands."""

    name: str
    en: English = ""
    cost: Count | None
    threshold: Count | None
    low: Count | None
    high: Count | None
    boxes: Count | None
    penalty: dict[Literal["V", "P", "A", "C", "T", "I"], Figure] = {}
    """What it takes from its wearer."""
    natural: bool = False
    material: Literal["metal", "stone", "leather", "cloth", "shell"] = "metal"
    skills: Skills = {}
    """Skills it grants to whoever holds or wears it."""
    reserved: tuple[Bearer, ...] = ()
    ours: Ours = False
    note: str = ""
    unplayed: Lines = ()
    source: Source = ""

    @property
    def playable(self) -> bool:
        return None not in (self.cost, self.threshold, self.low, self.high, self.boxes)


class Trinket(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something worn that is neither weapon nor shield nor armour: it takes no hand and stays with its bearer."""

    name: str
    en: English = ""
    cost: Count | None
    attack: Figure = 0
    """Added to melee attacks."""
    bonus: Figure = 0
    """Added to the damage of melee attacks."""
    fearless: tuple[Literal["terror", "fright"], ...] = ()
    """Its bearer is immune to these."""
    steady_at: tuple[str, ...] = ()
    """Actions that are never critical failures: `pick-lock`."""
    rerolls: dict[Field, Figure] = {}
    """Added to a die that a mastery die of this field has rolled again, if it is kept."""
    cloak: Count = 0
    """Added to defences against shots while in melee; otherwise the cover counts twice."""
    skills: Skills = {}
    """Skills it grants to whoever wears it."""
    reserved: tuple[Bearer, ...] = ()
    ours: Ours = False
    note: str = ""
    unplayed: Lines = ()
    source: Source = ""

    @property
    def playable(self) -> bool:
        return self.cost is not None


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
        "unplayed",
    ]
    """The last is what the card says and no rule here plays."""
    value: Figure = 0
    of: str = ""
    """The caster's characteristics that are added to the value: I, IT; of `characteristic` the ones that change."""
    halved: bool = False
    """Half of it, rounded up."""
    skill: Keyword = ""
    """The keyword of a skill that is granted."""
    fire: bool = False
    upon: Literal["target", "caster"] = "target"


@rule("KA-SPL-02")
class SpellEffect(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One difficulty of a spell and what it does."""

    difficulty: Count
    does: Annotated[tuple[Working, ...], Meta(min_length=1, max_length=20)]
    target: Aim | None = None
    """If it is another than the card's."""


@rule("KA-SPL-01", "KA-SPL-04")
class Spell(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A spell card. Generic ones have no path and take no pages."""

    name: str
    en: English = ""
    path: Path | None
    pages: Count | None
    cost: Count | None
    target: Aim
    rate: Annotated[int, Meta(ge=1, le=20)]
    duration: Literal["instant", "round", "activation"]
    """round: until the caster's next activation begins; activation: until the bearer's next activation ends."""
    effects: Annotated[tuple[SpellEffect, ...], Meta(min_length=1, max_length=20)]
    range: Length | None = None
    """In toises from base to base; the caster's aura without one."""
    generic: bool = False
    reserved: tuple[Bearer, ...] = ()
    """Factions, kinds or names of mages; open to all without any."""
    ours: Ours = False
    note: str = ""
    unplayed: Lines = ()
    source: Source = ""

    @property
    def played(self) -> tuple[SpellEffect, ...]:
        """The effects that do something here."""
        return tuple(effect for effect in self.effects if any(work.what != "unplayed" for work in effect.does))

    def aim(self, effect: SpellEffect) -> Aim:
        """Whom an effect is for."""
        return effect.target or self.target

    def effect(self, difficulty: int) -> SpellEffect:
        """The effect of a difficulty."""
        return next(one for one in self.effects if one.difficulty == difficulty)


class Price(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many pieces of a kind of ammunition 5 and 15 Kouronnes buy."""

    kind: Literal["simple", "armour-piercing", "incendiary", "poisoned"]
    arrows_for_5: Count
    bolts_for_5: Count
    arrows_for_15: Count
    bolts_for_15: Count


@rule("KA-THR-05", "KA-THR-06", "KA-THR-07", "KA-THR-14", "KA-STR-01")
class Object(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something that can be picked up and thrown: how hard that is, what it does, what it stands."""

    name: str
    difficulty: Figure
    damage: Count
    structure: Count
    power: Count = 0
    """The P it takes to lift it; likewise C."""
    corpulence: Count = 0
    bleeding: Count = 0
    """Bleeding for one round."""
    on_critical: Literal["falls", "loses-2-ap", "dazed", ""] = ""
    boxes: Count = 0
    """Boxes of the victim's armour struck off."""
    cloud: bool = False
    """Nobody shoots into or out of the victim's zone of control for a round."""
    template: bool = False
    """It hits everybody under a card."""
    reach: Length = 0.0
    """In melee."""
    ours: Ours = False
    note: str = ""


@rule("KA-PRO-01", "KA-PRO-02", "KA-MAT-01")
class Profile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A profile card, front and back."""

    name: str
    en: English = ""
    level: Annotated[int, Meta(ge=1, le=3)] | None
    faction: Faction | None
    cost: Count | None
    V: Count | None
    P: Count | None
    A: Count | None
    C: Count | None
    T: Count | None
    I: Count | None  # noqa: E741
    stature: Annotated[int, Meta(ge=0, le=6)] | None
    ap: Count | None
    hp: Annotated[int, Meta(ge=1, le=1_000)] | None
    base: Literal[40, 50, 60, 80] | None
    limitation: str | None = None
    """A number, U or P."""
    kind: Annotated[str, Meta(extra_json_schema={"x-cards": ["profiles"]})] = ""
    """The ordinary profile whose slots a personage uses up; its own name if empty."""
    skills: Skills = {}
    rare: dict[str, str] = {}
    """What the rare skills among them do, in full."""
    hired: tuple[Faction, ...] = ()
    """The factions that may hire it beside its own; any may hire one of the Black Guild that names none."""
    equipment: tuple[Item, ...] = ()
    mastery: tuple[tuple[Field, ...], ...] | None = None
    hands: bool = True
    emblem: Emblem = "fighter"
    ours: Ours = False
    note: str = ""
    unplayed: Lines = ()
    source: Source = ""

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
    trinkets: tuple[Trinket, ...] = ()
    spells: tuple[Spell, ...] = ()
    ammunition: tuple[Price, ...] = ()
    objects: tuple[Object, ...] = ()


class Shelf(Struct, frozen=True):
    """All cards of all content files, by name."""

    profiles: dict[str, Profile]
    weapons: dict[str, Weapon]
    shields: dict[str, Shield]
    armours: dict[str, Armour]
    trinkets: dict[str, Trinket]
    spells: dict[str, Spell]
    ammunition: dict[str, Price]
    objects: dict[str, Object]


@cache
def shelf() -> Shelf:
    """Every card at hand, printed or somebody's own, read once and checked."""
    return Shelf(**on_shelf(CATALOGUE, together(printed(), own())))


SOLD = {"small grimoire": "petit grimoire", "large grimoire": "grand grimoire"}
"""What lists call by an English word."""


def called(name: str, lang: str) -> str:
    """What a card is called in a language."""
    if lang != "en":
        return SOLD.get(name, name)
    cards = shelf()
    kinds = (cards.profiles, cards.weapons, cards.shields, cards.armours, cards.trinkets, cards.spells)
    found = next((kind[name].en for kind in kinds if name in kind), "")
    return found or name


@cache
def printed() -> dict[str, dict[str, Any]]:
    """The cards of the package, by kind and name."""
    return printed_cards(PACKAGE, Book, misprints)


@cache
def own() -> dict[str, dict[str, Any]]:
    """The cards of the folder of own cards."""
    return own_cards(CATALOGUE)


def misprints(cards: Cards) -> list[Misprint]:
    from escarmouche.games.kharn_ages.misprints import faults_of

    return faults_of(Shelf(**cards))  # type: ignore[arg-type]


def this_game() -> System:
    from escarmouche.games.kharn_ages.system import SYSTEM

    return SYSTEM


def imported(data: bytes, whole: bool) -> Imported:
    from escarmouche.games.kharn_ages.importing.catalogue import read as read_catalogue

    return read_catalogue(data, whole)


CATALOGUE = Catalogue("kharn-ages", Book, printed, misprints, this_game, imported, at_home=("ammunition", "objects"))


def pins(names: Iterable[str]) -> dict[str, str]:
    """Those of these cards that are somebody's own, and what each is like; things on tables are always among them."""
    wanted = {*names, *own()["objects"]}
    cards = [(name, card) for some in own().values() for name, card in some.items() if name in wanted]
    return {name: digest([one for other, one in cards if other == name]) for name, _ in cards}
