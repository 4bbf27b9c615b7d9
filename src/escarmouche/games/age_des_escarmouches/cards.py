"""Cards: profiles, weapons, artefacts, formulas, affiliations, combat tactics, war machines and summoned beings as
content files, read into structs that refuse what they do not know. What cards do is said in one small vocabulary,
`Working`. Somebody's own cards (`cards/content.py`) stand beside these, and in the place of those whose name they
bear."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from escarmouche.cards.bringing import on_shelf
from escarmouche.cards.content import Cards, Catalogue, Misprint, digest, own_cards, together
from escarmouche.cards.prints import EMBLEMS
from escarmouche.core.rules import rule
from escarmouche.core.system import System
from escarmouche.games.age_des_escarmouches.rules.keywords import EQUIPMENT, KEYWORDS, schema

PACKAGE = "escarmouche.games.age_des_escarmouches"

Count = Annotated[int, Meta(ge=0, le=1_000)]
Score = Annotated[int, Meta(ge=0, le=30)]
Change = Annotated[int, Meta(ge=-30, le=30)]
Length = Annotated[float, Meta(ge=0, le=200)]
"""In centimetres."""
Rank = Annotated[int, Meta(ge=1, le=3)]
English = Annotated[str, Meta(max_length=60)]
"""The name of a card in English, where it is not the same."""
Ours = Annotated[bool, Meta(extra_json_schema={"readOnly": True})]
"""Written for this project, not by a publisher."""
Emblem = Annotated[str, Meta(extra_json_schema={"enum": [*EMBLEMS], "x-words": "emblem"})]
WeaponName = Annotated[str, Meta(extra_json_schema={"x-cards": ["weapons"]})]
Being = Annotated[str, Meta(extra_json_schema={"x-cards": ["beings"]})]
Follows = int | str | tuple[str, ...] | None
Skills = Annotated[dict[str, Follows], Meta(extra_json_schema=schema(KEYWORDS))]
Equipment = Annotated[dict[str, Follows], Meta(extra_json_schema=schema(EQUIPMENT))]
Characteristic = Literal["MOU", "INI", "ATT", "FOR", "DEF", "RES", "TIR", "COU", "PEU", "DIS", "MYS"]
Element = Literal["air", "water", "fire", "light", "darkness", "earth"]
Alignment = Literal["", "light", "destiny", "darkness"]
Nature = Literal["free", "cumulative", "exclusive"]
Attribute = Annotated[str, Meta(max_length=60)]
"""What a fighter may be or have, as `attributes.has` reads it: a people, a class, an affiliation, the name of a
profile, a skill, incarnate, troop, magician, faithful, warrior, wounded, routed, rank-1…"""


# ---------------------------------------------------------------- what cards do


class Working(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing a formula, an artefact, an ability, a solo or a combat tactic does to whom it is for.

    `boost`     the characteristics `scores` change by `value` (MOU in centimetres); one without a score gains none
    `skill`     it has the skill `skill`, with what `follows` it
    `equipment` it has the equipment `skill`, with what `follows` it
    `damage`    a damage test of FOR `value`
    `lose`      it loses `value` life points, without a test
    `heal`      it gets back `value` life points
    `rally`     it is rallied, without a test
    `fear`      it must master PEU `value`, or is routed
    `summon`    `value` beings called `being` come, in contact with the author or with the target
    `units`     it gains `value` mystic units, or loses them
    `tactics`   its side gains `value` tactic points
    `dice`      `value` combat dice more, or fewer
    `shift`     its attack and defence tests are read `value` columns to the right
    `dispel`    a formula in force upon it ends
    """

    what: Literal[
        "boost",
        "skill",
        "equipment",
        "damage",
        "lose",
        "heal",
        "rally",
        "fear",
        "summon",
        "units",
        "tactics",
        "dice",
        "shift",
        "dispel",
    ]
    value: Change = 0
    level: Change = 0
    """Added to the value for each level of a formula of level X."""
    scores: tuple[Characteristic, ...] = ()
    skill: Annotated[str, Meta(extra_json_schema={"examples": [*KEYWORDS, *EQUIPMENT]})] = ""
    follows: Follows = None
    being: Being = ""
    upon: Literal["target", "author"] = "target"


LASTING = ("boost", "skill", "equipment", "dice", "shift")
"""Workings that go on for a while; the others happen once."""
STANDING = ("boost", "skill", "equipment", "dice", "shift")
"""Workings that an artefact, an ability or a solo may have from the beginning of the game on."""
Does = Annotated[tuple[Working, ...], Meta(min_length=1, max_length=10, examples=[[{"what": "heal", "value": 1}]])]
Stands = Annotated[tuple[Working, ...], Meta(min_length=1, max_length=10, examples=[[{"what": "dice", "value": 1}]])]
Aim = Literal["self", "friend", "enemy", "fighter", "point"]


@rule("AE-FRML-02", "AE-FRML-03", "AE-FRML-05", "AE-FRML-08", "AE-FRML-09", "AE-MYS-08")
class Formula(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A spell of a grimoire or a miracle of a litany."""

    name: str
    en: English = ""
    family: Literal["spell", "miracle"]
    collection: str
    """A grimoire or a litany: primagic, an element, universal, an alignment, or one by its own name."""
    elements: tuple[Element, ...] = ()
    """Elements of the gems a spell needs."""
    level: Annotated[int, Meta(ge=1, le=12)] | Literal["X"]
    cost: Annotated[int, Meta(ge=0, le=20)] | Literal["X"]
    """In mystic units; X is the level it is recited at."""
    range: Length | Literal["control"]
    target: Aim
    area: Length = 0.0
    """How far round the target the area goes; 0 for the target alone."""
    affects: Literal["target", "friends", "enemies", "everybody"] = "target"
    """Who in the area."""
    duration: Annotated[int, Meta(ge=0, le=12)] = 0
    """In turns; 0 is at once."""
    frequency: Annotated[int, Meta(ge=1, le=12)] | Literal["unique"] = 1
    upkeep: Literal["", "yes", "no", "immobile"] = ""
    """Can it be maintained: as its duration and frequency say, yes, no, or if the author did not move."""
    only: tuple[Attribute, ...] = ()
    """Only who has one of these is affected."""
    does: Does
    reserved: tuple[Attribute, ...] = ()
    """Who alone may write it in; anybody with the collection if empty."""
    ours: Ours = False
    note: str = ""


class Deed(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A special action that an artefact allows."""

    nature: Nature = "free"
    uses: Annotated[int, Meta(ge=1, le=12)] = 1
    per: Literal["turn", "game"] = "game"
    target: Aim = "self"
    range: Length = 0.0
    does: Does


@rule("AE-KIT-03", "AE-ARTE-01")
class Artefact(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An artefact: what it costs, who may bear it, what it does all the time, what it lets its bearer do."""

    name: str
    en: English = ""
    cost: Count
    rank: Rank = 1
    """The least rank of its bearer."""
    reserved: tuple[Attribute, ...] = ()
    does: tuple[Working, ...] = ()
    deed: Deed | None = None
    ours: Ours = False
    note: str = ""


# ---------------------------------------------------------------- affiliations, solos, tactics


@rule("AE-AFFI-01", "AE-AFFI-03", "AE-AFFI-04")
class Ability(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An ability of a whole affiliation: paid by format, free, or at a cost of its own."""

    name: str
    en: English = ""
    cost: Annotated[tuple[Count, ...], Meta(min_length=5, max_length=5)] | Literal[0, "special"]
    """For 200, 300, 400, 500 and 600 PA."""
    each: Count = 0
    """A special cost: so much for each fighter of the people that has one of `only`, or for each of all."""
    only: tuple[Attribute, ...] = ()
    does: Stands


@rule("AE-AFFI-01", "AE-SOLO-02", "AE-SOLO-03")
class Solo(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An ability paid for a card: a cost, or one for each rank."""

    name: str
    en: English = ""
    cost: Count | Annotated[tuple[Count, ...], Meta(min_length=3, max_length=3)]
    only: tuple[Attribute, ...] = ()
    does: Stands


@rule("AE-AFFI-01")
class Affiliation(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A theme of the armies of a people."""

    name: str
    en: English = ""
    people: str
    abilities: Annotated[tuple[Ability, ...], Meta(min_length=1)]
    solos: tuple[Solo, ...] = ()
    ours: Ours = False
    note: str = ""


@rule("AE-TTC-01", "AE-TACT-07")
class Tactic(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A combat tactic of a people: for one fighter in the combat that is about to be resolved, until it is over."""

    name: str
    en: English = ""
    people: str
    cost: Annotated[int, Meta(ge=0, le=6)]
    upon: Literal["friend", "enemy"] = "friend"
    only: tuple[Attribute, ...] = ()
    does: Stands
    ours: Ours = False
    note: str = ""


# ---------------------------------------------------------------- fighters and machines


@rule("AE-CARD-18", "AE-ARTG-01")
class Weapon(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A ranged weapon: weapon FOR and range; artillery is light or heavy, piercing or area."""

    name: str
    en: English = ""
    force: Score
    range: Length
    artillery: Literal["", "light", "heavy"] = ""
    shape: Literal["", "piercing", "area"] = ""
    ours: Ours = False
    note: str = ""


@rule("AE-MAGI-01", "AE-MAGI-04")
class Magician(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Magicien (X/Y/Z): POU, elements mastered, grimoires beside those of the elements and primagic."""

    power: Score
    elements: Annotated[tuple[Element, ...], Meta(min_length=1)]
    grimoires: tuple[str, ...] = ()


@rule("AE-FIDE-01")
class Faithful(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Fidèle (X/Y): FOI, and a litany beside the universal one and that of its alignment."""

    faith: Score
    litany: str = ""


@rule("AE-CARD-01", "AE-CARD-02", "AE-CARD-19", "AE-MAT-02", "AE-PUI-01", "AE-PUI-02", "AE-CROS-05", "AE-CROS-06")
class Profile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A reference card."""

    name: str
    en: English = ""
    people: str
    rank: Rank
    val: Count
    mou: Length
    air: Length | None = None
    """MOU in the air, of those who fly."""
    INI: Score
    ATT: Score
    FOR: Score
    DEF: Score
    RES: Score
    TIR: Score | None = None
    COU: Score | None
    PEU: Score | None = None
    DIS: Score | None = None
    magician: Magician | None = None
    faithful: Faithful | None = None
    incarnate: bool = False
    classes: tuple[str, ...] = ()
    affiliations: tuple[str, ...] = ()
    alignment: Alignment = ""
    serves: tuple[str, ...] = ()
    """Other peoples whose armies it may join."""
    power: Rank = 1
    height: Length = 4.0
    base: Length = 2.5
    """Diameter of a round base, side of a square one."""
    square: bool = False
    weapons: tuple[WeaponName, ...] = ()
    equipment: Equipment = {}
    skills: Skills = {}
    bold: tuple[Characteristic, ...] = ()
    emblem: Emblem = "fighter"
    ours: Ours = False
    note: str = ""

    @property
    @rule("AE-TYPE-01", "AE-TYPE-02", "AE-TYPE-03")
    def type(self) -> Literal["pure-mystic", "warrior-mystic", "warrior"]:
        """A mystic with or without Mystique-guerrier, or a warrior."""
        if self.magician is None and self.faithful is None:
            return "warrior"
        return "warrior-mystic" if "warrior-mystic" in self.skills else "pure-mystic"

    @property
    def mystic(self) -> bool:
        return self.magician is not None or self.faithful is not None

    @property
    def mys(self) -> int | None:
        """POU of a magician, FOI of a faithful."""
        return self.magician.power if self.magician else self.faithful.faith if self.faithful else None


@rule("AE-WARM-10")
class Machine(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A war machine: structure, resistance, weight, crew."""

    name: str
    en: English = ""
    people: str
    val: Count
    PS: Annotated[int, Meta(ge=1, le=30)]
    RES: Score
    POI: Length
    EQU: Annotated[int, Meta(ge=1, le=6)]
    weapon: WeaponName = ""
    mou: Length | None = None
    servants: tuple[Attribute, ...] = ()
    """Servants have one of these; any crew member if empty."""
    skills: Skills = {}
    height: Length = 4.0
    base: Length = 5.0
    emblem: Emblem = "fighter"
    ours: Ours = False
    note: str = ""


class Book(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A content file: any of the kinds of card."""

    profiles: tuple[Profile, ...] = ()
    weapons: tuple[Weapon, ...] = ()
    artefacts: tuple[Artefact, ...] = ()
    formulas: tuple[Formula, ...] = ()
    affiliations: tuple[Affiliation, ...] = ()
    tactics: tuple[Tactic, ...] = ()
    machines: tuple[Machine, ...] = ()
    beings: tuple[Profile, ...] = ()
    """Those who are summoned, never recruited."""


class Shelf(Struct, frozen=True):
    """All cards of all content files, by name."""

    profiles: dict[str, Profile]
    weapons: dict[str, Weapon]
    artefacts: dict[str, Artefact]
    formulas: dict[str, Formula]
    affiliations: dict[str, Affiliation]
    tactics: dict[str, Tactic]
    machines: dict[str, Machine]
    beings: dict[str, Profile]


class BadCard(Exception):
    """A card that cannot be: the file, the card and what is wrong with it."""


@cache
def shelf() -> Shelf:
    """Every card at hand, printed or somebody's own, read once and checked."""
    return Shelf(**on_shelf(CATALOGUE, together(printed(), own())))


def called(name: str, lang: str) -> str:
    """What a card is called in a language; a formula of a chosen level keeps it: `Éclat de volonté/3`."""
    if lang != "en":
        return name
    if "/" in name:
        head, _, level = name.partition("/")
        return f"{called(head, lang)}/{level}"
    cards = shelf()
    found = [kind[name].en for kind in msgspec.structs.astuple(cards) if name in kind]
    themes = cards.affiliations.values()
    found += [part.en for one in themes for part in one.abilities if part.name == name]
    found += [part.en for one in themes for part in one.solos if part.name == name]
    return next((en for en in found if en), name)


@cache
def printed() -> dict[str, dict[str, Any]]:
    """The cards of the package, by kind and name."""
    books = [read(entry.read_text(encoding="utf-8"), entry.name) for entry in files()]
    made: dict[str, dict[str, Any]] = {}
    for kind in Shelf.__struct_fields__:
        cards = [card for book in books for card in getattr(book, kind)]
        made[kind] = {card.name: card for card in cards}
        if len(made[kind]) < len(cards):
            raise BadCard(f"{kind}: two cards have the same name")
    faults = misprints(made)
    if faults:
        raise BadCard("; ".join(map(str, faults)))
    return made


@cache
def own() -> dict[str, dict[str, Any]]:
    """The cards of the folder of own cards."""
    return own_cards(CATALOGUE)


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


def misprints(cards: Cards) -> list[Misprint]:
    from escarmouche.games.age_des_escarmouches.misprints import faults_of

    return faults_of(Shelf(**cards))  # type: ignore[arg-type]


def this_game() -> System:
    from escarmouche.games.age_des_escarmouches.system import SYSTEM

    return SYSTEM


CATALOGUE = Catalogue(
    "age-des-escarmouches",
    Book,
    printed,
    misprints,
    this_game,
    recruited=("profiles", "machines"),
    at_home=("affiliations", "tactics"),
)


def pins(names: Iterable[str]) -> dict[str, str]:
    """Those of these cards that are somebody's own, and what each is like; beings and tactics are always among them."""
    wanted = {*names, *own()["beings"], *own()["tactics"]}
    cards = [(name, card) for some in own().values() for name, card in some.items() if name in wanted]
    return {name: digest([one for other, one in cards if other == name]) for name, _ in cards}
