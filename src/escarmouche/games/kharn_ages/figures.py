"""Safars, what they carry, and the state of a battle."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from escarmouche.core.brought import unmarked
from escarmouche.core.rules import carries, rule
from escarmouche.core.state import Figure, Id, State
from escarmouche.games.kharn_ages.cards import TOISE, Armour, Profile, Shield, Trinket, Weapon, shelf
from escarmouche.space.areas import Area
from escarmouche.space.geometry import Point, Round

ACTIVATED, DEFEATED, ROUTED = "activated", "defeated", "routed"
STUNNED, GROUND, DAZED, FROSTBITE, FROZEN = "stunned", "on-the-ground", "dazed", "frostbite", "frostbitten"
TERRORISED, FRIGHTENED, ROOTED = "terrorised", "frightened", "rooted"
BURNING, ALERT, HIDDEN, BERSERK, LAST_STAND = "burning", "on-the-alert", "hidden", "berserk", "last-stand"
AMBUSH = "in-ambush"
SPARED = "spared"

MARKERS: dict[str, str] = {
    ACTIVATED: "has been activated this round; gained with `activated`, goes silently with `round_ended`; `status`, "
    "where it is expected, may leave it unsaid",
    DEFEATED: "has lost its last health point, a carcass lies there; by `defeated`, when other states go silently",
    ROUTED: "has fled the table, demoralised; by `routed`, when other states go silently",
    STUNNED: "can do nothing and has no zone of control; `status_lost` when its next activation begins",
    GROUND: "lies on the ground: it defends, but must stand up before anything else; `status_lost` then",
    DAZED: "pays 1 AP more for each action; `status_lost` when its next activation begins",
    FROSTBITE: "will have V-2 and A-2 in its next activation; `status_lost` there, as it becomes frostbitten",
    FROZEN: "has V-2 and A-2; `status_lost` at the end of this activation",
    TERRORISED: "failed a temerity test; `status_lost` when no failure is left",
    FRIGHTENED: "failed a fright test; unfit for battle; `status_lost` when it is over",
    ROOTED: "cannot move and has no zone of control (fright table 2-3); `status_lost` with its next activation",
    BURNING: "burns: 1 HP at each activation; `status_lost` when it is put out",
    ALERT: "adds one characteristic, free, to its next defence; `status_lost` there, or with its next own action",
    HIDDEN: "cannot be aimed at while its cover blocks the line; `status_lost` when it shows itself",
    BERSERK: "in the berserk state, until `status_lost`",
    LAST_STAND: "last of its side: critical thresholds are one lower; `status_lost` when the next round begins",
    SPARED: "was shown mercy: it has no AP and no enemy aims at it; `status_lost` at the end of its next activation",
    AMBUSH: "lies in ambush in a zone that only its side knows, off the table, not counted; silently until `emerged`",
}
"""Every state a Safar can be in. All of them are shown to every player."""

LAST, FIRE = "last", "fire"
"""Causes of temerity tests; a terrifying enemy is a cause by its id."""

LETTERS = ("V", "P", "A", "C", "T", "I")
NAMES = dict(zip(LETTERS, ("velocity", "power", "agility", "corpulence", "temerity", "intelligence"), strict=True))


Skills = dict[str, int | float | str | None]


class Gear(Struct, frozen=True):
    """One thing a Safar owns: its card, whether it is in hand, and what is used up of it."""

    card: str
    kind: str
    """weapon, shield, armour or trinket"""
    held: bool = False
    boxes: int = 0
    """Lifespan boxes left (shields, armours)."""
    ticked: int = 0
    """Boxes of its rate ticked (weapons that are reloaded)."""
    chipped: bool = False
    standard: bool = True
    """Printed on the profile card."""
    own: str = ""
    """The card itself, as JSON, where no content file holds it."""


KINDS: dict[str, type[Weapon] | type[Shield] | type[Armour] | type[Trinket]] = {
    "weapon": Weapon,
    "shield": Shield,
    "armour": Armour,
    "trinket": Trinket,
}
WORN = frozenset(("armour", "trinket"))
"""Kinds of things that take no hand."""


@cache
def own_card(kind: str, text: str) -> Any:
    """A card that a thing brings along."""
    return msgspec.json.decode(text, type=KINDS[kind])


def card_of(gear: Gear) -> Any:
    """The card behind a thing."""
    if gear.own:
        return own_card(gear.kind, gear.own)
    cards = shelf()
    if gear.kind == "weapon":
        return cards.weapons[gear.card]
    if gear.kind == "shield":
        return cards.shields[gear.card]
    return cards.armours[gear.card] if gear.kind == "armour" else cards.trinkets[gear.card]


def effectless(me: Safar, item: str) -> tuple[str, ...]:
    """The characteristics whose effect a weapon never has."""
    return getattr(me.card(item), "effectless", ()) if item in me.gear else ()


HELD: dict[int, tuple[Mapping[str, Gear], dict[str, tuple[str, ...]]]] = {}


def held(gear: Mapping[str, Gear]) -> dict[str, tuple[str, ...]]:
    """What of some things is held, by kind, and what takes a hand, held or not; remembered as long as they are the very
    same."""
    found = HELD.get(id(gear))
    if found is not None and found[0] is gear:
        return found[1]
    if len(HELD) > MOST_HELD:
        HELD.clear()
    kinds: dict[str, tuple[str, ...]] = {}
    for name, one in gear.items():
        if one.held:
            kinds[one.kind] = (*kinds.get(one.kind, ()), name)
        if one.kind not in WORN:
            hand = IN_HAND if one.held else STOWED
            kinds[hand] = (*kinds.get(hand, ()), name)
    HELD[id(gear)] = (gear, kinds)
    return kinds


MOST_HELD = 2000
IN_HAND, STOWED = "in hand", "stowed"


class Bleed(Struct, frozen=True):
    """One bleeding effect; `once` ends it after one application."""

    value: int
    once: bool = False


DUST = "grain-cloud"
"""What a sack of grain raises: no spell, though it lasts as one."""


class Lasting(Struct, frozen=True):
    """A spell or another working in force on a Safar."""

    name: str
    by: Id
    value: int = 0
    until: str = "caster"
    """caster: the start of the caster's next activation; activation: the end of the bearer's next activation;
    recovered: the end of the activation in which it has counted"""
    spell: str = ""
    """The spell it comes from."""
    after: int = 0
    """The round in which it was cast during the bearer's own activation, which does not count."""


class Lair(Struct, frozen=True):
    """Where a Safar lies in ambush: the zone, and the place if it was written down, too."""

    zone: str
    at: Point | None = None


@rule("KA-PRO-02", "KA-PRO-03", "KA-PRO-04", "KA-PRO-05", "KA-LVL-01", "KA-STA-01")
class Safar(Figure, frozen=True, kw_only=True):
    """A fighter: six characteristics, a level, action and health points, mastery dice, gear, and what ails it."""

    base: Round = Round(0.5)
    rank: int
    """Level I to III; `level` is the height it stands at, in toises."""
    velocity: int
    power: int
    agility: int
    corpulence: int
    temerity: int
    intelligence: int
    stature: int
    profile_ap: int
    ap: int
    profile_hp: int
    hp: int
    burnt: int = 0
    """Health points that can never be restored."""
    cost: int = 0
    faction: str = ""
    kind: str = ""
    leader: bool = False
    hands: bool = True
    emblem: str = "fighter"
    skills: Skills = {}
    """Those in force."""
    printed: Skills = {}
    """Those of the profile alone."""
    mastery: tuple[tuple[str, ...], ...] = ()
    spent: frozenset[int] = frozenset()
    """Mastery dice crossed out since the last recovery."""
    given_up: frozenset[int] = frozenset()
    """Mastery dice lost for the rest of the game."""
    shrunk: int = 0
    """Dice the pool has lost since the last recovery."""
    gear: dict[str, Gear] = {}
    ammo: dict[str, int] = {}
    spells: tuple[str, ...] = ()
    cast: dict[str, int] = {}
    """Attempts at each spell since the caster's activation began."""
    bleeding: tuple[Bleed, ...] = ()
    poison: int | None = None
    """The penalty, once poisoned; None for a healthy Safar."""
    lasting: tuple[Lasting, ...] = ()
    failures: dict[str, int] = {}
    """Failed temerity tests by cause."""
    charged: tuple[str, ...] = ()
    """Causes whose failed test takes effect in the next activation."""
    braved: tuple[str, ...] = ()
    """Causes of temerity tests and sources of fright already mastered."""
    carrying: tuple[str, ...] = ()
    """Things and allies it carries, by name."""
    bearer: Id = ""
    """The ally that carries it, off the table."""
    food: int = 0
    """Meals taken from carcasses."""
    moves: int = 0
    """Movements of this activation."""
    free_move: bool = True
    """The free movement of this activation is still to be had."""
    attacks: int = 0
    """Attacks of this activation."""
    used: frozenset[str] = frozenset()
    """What may be done once per activation and was; `round:` before what may be done once per round."""
    lair: Lair | None = None
    """Where it lies in ambush: a secret of its side."""
    gone: ClassVar[frozenset[str]] = frozenset({DEFEATED, ROUTED})

    @property
    def exchanged(self) -> bool:
        """Does it carry anything that its card does not print?"""
        return any(not gear.standard for gear in self.gear.values())

    @property
    @rule("KA-STS-02", "KA-FRT-06")
    def controls(self) -> bool:
        """Does it exert a zone of control?"""
        status = self.status
        return self.in_play and STUNNED not in status and ROOTED not in status

    @property
    @rule("KA-RND-06", "KA-GEN-36")
    def present(self) -> bool:
        """In play: on the table, or in the arms of an ally there."""
        return self.in_play or (bool(self.bearer) and self.gone.isdisjoint(self.status))

    @property
    @rule("KA-STS-10", "KA-STS-11")
    def unfit(self) -> bool:
        """Unfit for battle: stunned, demoralised, frightened, defeated."""
        return not self.in_play or STUNNED in self.status or FRIGHTENED in self.status

    @property
    @rule("KA-SKL-08", "KA-SKL-10")
    def raging(self) -> bool:
        """In the berserk state; nobody dazed or stunned is."""
        return BERSERK in self.status and DAZED not in self.status and STUNNED not in self.status

    @property
    def fright(self) -> int:
        """The fright it causes, by skill or by a spell in force; 0 if none."""
        return self.frightens(None)

    @rule("KA-SKL-31", "KA-FRT-01")
    def frightens(self, other: Safar | None) -> int:
        """The fright it causes somebody: not what spells of a path lend it that the other one is immune to."""
        lent = [one for one in self.lasting if one.name == "fright"] if self.lasting else []
        immune = None if other is None else other.skills.get("immunity")
        if lent and immune is not None:
            spells = shelf().spells
            lent = [one for one in lent if one.spell not in spells or spells[one.spell].path != immune]
        return max(int(self.skills.get("fright") or 0), max((one.value for one in lent), default=0))

    @property
    @rule("KA-SKL-26", "KA-LAT-08")
    def dauntless(self) -> bool:
        """Does it take no test of fright?"""
        by_nature = self.skills.keys() & {"unshakeable-faith", "fearless"}
        return bool(by_nature) or any("fright" in one.fearless for one in self.trinkets)

    @property
    @rule("KA-SKL-22", "KA-SKL-08")
    def tireless(self) -> bool:
        """Does its next movement cost 1 AP, whatever it is: the second or the third of somebody with Endurance, unless
        a climb has used up both discounts?"""
        return self.moves in (1, 2) and ("endurance" in self.skills or self.raging) and "endurance" not in self.used

    @property
    def radius(self) -> float:
        return self.base.radius

    @property
    def wounded(self) -> bool:
        return self.hp < self.profile_hp

    def card(self, item: str) -> Any:
        """The card of one of its things."""
        return card_of(self.gear[item])

    def in_hand(self, kind: str) -> tuple[str, ...]:
        """Things of a kind that it holds."""
        return held(self.gear).get(kind, ())

    @property
    def armour(self) -> str:
        """The armour it wears, if any."""
        worn = held(self.gear).get("armour")
        return worn[0] if worn else ""

    @property
    def trinkets(self) -> list[Trinket]:
        """The cards of what it wears beside its armour."""
        return [self.card(item) for item in held(self.gear).get("trinket", ())]


class Carcass(Struct, frozen=True):
    """What is left of a defeated Safar."""

    at: Point
    level: float = 0.0


class Thing(Struct, frozen=True):
    """An object on the table or carried: a keg, a chest, a dropped sword."""

    kind: str
    at: Point | None = None
    level: float = 0.0
    carrier: Id = ""
    points: int = 0
    """Structure points left."""
    gear: Gear | None = None
    """If it is somebody's dropped equipment."""
    locked: bool = False
    lock: int = 12
    """The number it takes to pick its lock."""
    open: bool = False
    fixed: bool = False
    """Nobody takes it away; the chain of a locked thing falls with its lock."""
    sturdy: bool = False
    """The scenario says that nothing destroys it."""
    hidden: bool = False
    """Nobody has found it yet."""
    read: tuple[str, ...] = ()
    """The sides that have understood it."""
    once: bool = False
    """Whoever understands it first wipes it out."""
    depth: float = 0.0
    """How deep a hole is."""


class Battle(State, frozen=True, kw_only=True):
    """A game of Khârn-Âges."""

    figures: dict[Id, Safar]
    agenda: tuple[Any, ...] = ()
    scenario: str = "battle"
    order: tuple[str, ...] = ()
    """The sides in the order in which they deployed."""
    homes: dict[str, Area] = {}
    last: str = ""
    """The side that made the last activation."""
    active: Id = ""
    """The Safar being activated."""
    carcasses: dict[Id, Carcass] = {}
    fallen: int = 0
    """Fighters defeated since the start."""
    things: dict[str, Thing] = {}
    structure: dict[str, int] = {}
    """Structure points left of pieces of scenery."""
    burning: tuple[str, ...] = ()
    """Pieces and things on fire."""
    objectives: dict[str, int] = {}
    """Objectives fulfilled by each side."""
    spent_on: dict[Id, tuple[str, ...]] = {}
    """Kinds of ammunition shot at each Safar."""
    spoils: dict[str, int] = {}
    """Kouronnes looted by each side."""
    searched: dict[str, tuple[str, ...]] = {}
    """Zones known to hide nobody of a side in ambush."""

    @property
    def edition(self) -> str:
        """fr (the default) or en."""
        return str(self.options.get("edition", "fr"))

    @rule("KA-RND-06")
    def counted(self, side: str) -> list[Safar]:
        """Those of a side who count as in play, the carried among them."""
        return [f for f in self.figures.values() if f.side == side and f.present]

    @rule("KA-GEN-36")
    def mates(self, who: Id) -> list[Safar]:
        """Others of the same side who count as in play."""
        return [f for f in self.counted(self.figures[who].side) if f.id != who]

    def lurking(self, side: str) -> list[Safar]:
        """Those who lie in ambush."""
        return [f for f in self.figures.values() if f.side == side and AMBUSH in f.status]


FIGURES = {
    **{NAMES[letter]: letter for letter in LETTERS},
    **dict.fromkeys(("profile_ap", "ap"), "ap"),
    **dict.fromkeys(("profile_hp", "hp"), "hp"),
    **{"rank": "level", "stature": "stature", "cost": "cost"},
}
"""Figures of a Safar, and where a profile prints them."""


@rule("KA-MAT-01", "KA-EQP-01", "KA-EQP-04", "KA-APT-06")
def safar(profile: Profile, who: Id, side: str, **more: Any) -> Safar:
    """The fighter of a profile with its printed equipment, not yet on the table, with all its AP and mastery dice."""
    if not profile.playable:
        raise ValueError(f"{profile.name}: the book does not print all of its figures")
    figures: dict[str, Any] = {field: getattr(profile, name) for field, name in FIGURES.items()}
    assert profile.base is not None
    gear = equip(profile.equipment, exceptional="exceptional" in profile.skills)
    return Safar(
        id=who,
        name=unmarked(profile.name),
        side=side,
        profile=profile.name,
        base=Round(profile.base / TOISE / 2),
        on_table=False,
        **figures,
        faction=profile.faction or "",
        kind=profile.kind or profile.name,
        hands=profile.hands,
        emblem=profile.emblem,
        skills=active_skills(profile.skills, gear, ()),
        printed=dict(profile.skills),
        mastery=tuple(tuple(die) for die in profile.mastery or ()),
        gear=gear,
        ammo=quiver(profile.equipment),
        **more,
    )


GRANTED = "skill:"
"""Workings that grant a skill are named so: `skill:endurance`."""


@rule("KA-SKL-01")
def active_skills(printed: Skills, gear: dict[str, Gear], lasting: tuple[Lasting, ...]) -> Skills:
    """Those of the profile, of what it holds or wears, and those that spells grant; what is printed prevails."""
    found: Skills = {}
    for one in lasting:
        if one.name.startswith(GRANTED):
            found[one.name.removeprefix(GRANTED)] = one.value or None
    for thing in gear.values():
        if thing.held:
            found |= card_of(thing).skills
    return {**found, **printed}


@rule("KA-RNG-01")
def quiver(items: tuple[str, ...]) -> dict[str, int]:
    """The ammunition that comes with weapons, by what they take and kind: `arrows:simple`."""
    return pieces_of(card for card in map(shelf().weapons.get, items) if card is not None)


def pieces_of(cards: Iterable[Weapon]) -> dict[str, int]:
    """The same of the cards themselves."""
    found: dict[str, int] = {}
    for card in cards:
        if card.shot is not None and card.shot.pieces:
            kind = f"{card.shot.feed}:simple"
            found[kind] = found.get(kind, 0) + card.shot.pieces
    return found


def hands_of(gear: Gear) -> int:
    """How many hands a thing takes."""
    return 0 if gear.kind in WORN else int(getattr(card_of(gear), "hands", 1) or 1)


def equip(items: tuple[str, ...], standard: bool = True, exceptional: bool = False) -> dict[str, Gear]:
    """Things by name, from the names of their cards."""
    pieces = [one for item in items for one in [item] * bundled(item)]
    return taken_in_hand([brand_new(item, standard) for item in pieces], exceptional)


def bundled(item: str) -> int:
    """How many things a card stands for."""
    card = shelf().weapons.get(item)
    return 1 if card is None else card.pieces


def brand_new(item: str, standard: bool) -> Gear:
    """A thing as its card describes it, nothing of it used up."""
    cards = shelf()
    if item in cards.armours:
        return Gear(item, "armour", boxes=cards.armours[item].boxes or 0, standard=standard)
    if item in cards.shields:
        return Gear(item, "shield", boxes=cards.shields[item].boxes or 0, standard=standard)
    if item in cards.trinkets:
        return Gear(item, "trinket", standard=standard)
    return Gear(cards.weapons[item].name, "weapon", standard=standard)


@rule("KA-EQP-06", "KA-SHD-07", "KA-SKL-30")
def taken_in_hand(things: Iterable[Gear], exceptional: bool) -> dict[str, Gear]:
    """Things by name, the first that fit into two hands held; armour is worn. Somebody exceptional wields a two-handed
    weapon in one of them."""
    gear: dict[str, Gear] = {}
    free = 2
    for thing in things:
        item = thing.card
        name = item if item not in gear else f"{item} #{sum(key.startswith(item) for key in gear) + 1}"
        hands = hands_of(thing)
        if hands == 2 and exceptional and not any(one.held and hands_of(one) == 2 for one in gear.values()):
            hands = 1
        held = hands <= free
        free -= hands if held else 0
        gear[name] = msgspec.structs.replace(thing, held=held)
    return gear


carries(f"{__name__}.MARKERS", "KA-STS-01", "KA-STS-03", "KA-STS-06", "KA-STS-12")
