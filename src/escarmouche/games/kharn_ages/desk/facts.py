"""What may be known of a Safar: in cases, on its sheet, in the vocabulary."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from escarmouche.cards.shapes import Fault
from escarmouche.files.words import Unknown
from escarmouche.games.kharn_ages.cards import Spell, shelf, this_game
from escarmouche.games.kharn_ages.desk.shown import LEVELS, gear_line, signed, spell_line
from escarmouche.games.kharn_ages.figures import (
    AMBUSH,
    KINDS,
    NAMES,
    WORN,
    Bleed,
    Gear,
    Lair,
    Lasting,
    Safar,
    card_of,
    pieces_of,
    taken_in_hand,
)
from escarmouche.games.kharn_ages.rules.keywords import FIELDS, KEYWORDS, misprinted
from escarmouche.rulings.facts import Fact, Facts, base, field, listed
from escarmouche.telling.texts import Texts

NEEDED = {"weapon": (), "shield": ("boxes",), "armour": ("threshold", "low", "high", "boxes"), "trinket": ()}
"""What play needs to know of a card."""


# ---------------------------------------------------------------- what a case gives


def with_ap(me: Safar, value: int) -> Safar:
    """More than the profile has raises that, too."""
    return replace(me, ap=value, profile_ap=max(me.profile_ap, value))


def with_hp(me: Safar, value: int) -> Safar:
    return replace(me, hp=value, profile_hp=max(me.profile_hp, value))


def named_skills(value: Any) -> dict[str, Any]:
    """Skills with what follows them; a word or a value that no card could print is an error."""
    skills = dict(value) if isinstance(value, Mapping) else dict.fromkeys(value)
    for name, follows in skills.items():
        if name not in KEYWORDS:
            raise Unknown("skill", str(name), KEYWORDS)
        reason, facts, near = misprinted(name, follows)
        if reason:
            raise ValueError(
                "skills: " + Fault(reason=reason, facts=facts, nearest=near).told(Texts(this_game(), "en"))
            )
    return skills


def with_mastery(me: Safar, value: Any) -> Safar:
    for word in (word for die in value for word in die if word not in FIELDS):
        raise Unknown("field of mastery", str(word), FIELDS)
    return replace(me, mastery=tuple(tuple(die) for die in value))


def with_equipment(me: Safar, value: Any) -> Safar:
    cards = [case_thing(item) for item in value]
    things = [one for thing in cards for one in [thing] * getattr(card_of(thing), "pieces", 1)]
    weapons = [card_of(thing) for thing in cards if thing.kind == "weapon"]
    return replace(me, gear=taken_in_hand(things, "exceptional" in me.printed), ammo=pieces_of(weapons))


def case_thing(told: Any) -> Gear:
    """A thing by the name of its card, or by a card written out: fields that differ from the one of that name."""
    fields: dict[str, Any] = {"name": told} if isinstance(told, str) else dict(told)
    cards = cards_by_kind()
    name = fields.get("name")
    known: dict[str, Any] = {word: card for kind in cards.values() for word, card in kind.items()}
    if not isinstance(name, str) or (name not in known and len(fields) == 1):
        raise Unknown("card", str(name), sorted(known))
    usual = "armour" if "threshold" in fields else "shield" if "boxes" in fields or "adds" in fields else "weapon"
    kind = next((kind for kind, named in cards.items() if name in named), fields.pop("kind", usual))
    if kind not in KINDS:
        raise Unknown("kind of card", str(kind), KINDS)
    printed = (
        msgspec.to_builtins(known[name]) if name in known else {"cost": 0, **({"hands": 1} if kind == "weapon" else {})}
    )
    told_fields = {**printed, **{word: value for word, value in fields.items() if word != "kind"}}
    for word in told_fields:
        if word not in KINDS[kind].__struct_fields__:
            raise Unknown(f"field of a {kind}", word, KINDS[kind].__struct_fields__)
    try:
        card = msgspec.convert(told_fields, KINDS[kind])
    except msgspec.ValidationError as error:
        raise ValueError(f"{name}: {error}") from None
    all_printed(kind, name, card)
    own = "" if len(fields) == 1 and name in known else msgspec.json.encode(card).decode()
    return Gear(name, kind, boxes=getattr(card, "boxes", 0) or 0, own=own)


def all_printed(kind: str, name: str, card: Any, told: Collection[str] = ()) -> None:
    """What play needs to know of a card must be told where the book does not print it."""
    unprinted = [word for word in NEEDED[kind] if getattr(card, word) is None and word not in told]
    if unprinted:
        blanks = ", ".join(f"{word}: NUMBER" for word in unprinted)
        raise ValueError(f"the book does not print all of {name}: write {{name: {name}, {blanks}}} in equipment")


def with_gear(me: Safar, value: Any) -> Safar:
    """Things with what is used up of them; armour is worn, shields and armours have all boxes, unless told."""
    gear = {name: with_all_boxes(thing, value[name]) for name, thing in msgspec.convert(value, dict[str, Gear]).items()}
    return replace(me, gear=gear)


def with_all_boxes(thing: Gear, told: Mapping[str, Any]) -> Gear:
    if thing.kind not in KINDS:
        raise Unknown("kind of gear", thing.kind, KINDS)
    known = cards_by_kind()[thing.kind]
    if not thing.own and thing.card not in known:
        raise Unknown(f"card of a {thing.kind}", thing.card, known)
    card = card_of(thing)
    all_printed(thing.kind, thing.card, card, told)
    if thing.kind == "weapon":
        return thing
    left = thing.boxes if "boxes" in told else max(0, getattr(card, "boxes", 0) - thing.ticked)
    return replace(thing, boxes=left, held=told.get("held", thing.kind in WORN))


def with_lasting(me: Safar, value: Any) -> Safar:
    found = msgspec.convert(value, tuple[Lasting, ...])
    words = [*IN_FORCE, *(f"skill:{keyword}" for keyword in KEYWORDS)]
    for name in (one.name for one in found if one.name not in words):
        raise Unknown("thing in force", name, words)
    return replace(me, lasting=found)


IN_FORCE = ("fright", "immune-terror", *"VPACTI", "attack", "defence", "grain-cloud", "more-ap")
"""What may be in force on somebody, beside skills: workings of spells, dust, AP of a warlord."""


def cards_by_kind() -> dict[str, Mapping[str, Any]]:
    cards = shelf()
    return {"weapon": cards.weapons, "shield": cards.shields, "armour": cards.armours, "trinket": cards.trinkets}


def with_boxes(me: Safar, value: Mapping[str, int]) -> Safar:
    for item in value:
        if item not in me.gear:
            raise Unknown("item", item, me.gear)
    return replace(me, gear={**me.gear, **{item: replace(me.gear[item], boxes=left) for item, left in value.items()}})


def with_spells(me: Safar, value: Any) -> Safar:
    for spell in value:
        spell_named(spell)
    return replace(me, spells=tuple(value))


def spell_named(name: Any) -> Spell:
    if not isinstance(name, str) or name not in shelf().spells:
        raise Unknown("spell", str(name), sorted(shelf().spells))
    return shelf().spells[name]


def with_bleeding(me: Safar, value: Any) -> Safar:
    return replace(
        me, bleeding=tuple(Bleed(one) if isinstance(one, int) else msgspec.convert(one, Bleed) for one in value)
    )


def from_nought(numbers: Any) -> frozenset[int]:
    """Numbers of mastery dice: from 1 in cases, from 0 inside."""
    return frozenset(number - 1 for number in numbers)


def with_spent(me: Safar, value: Any) -> Safar:
    return replace(me, spent=from_nought(value), shrunk=len(value))


def with_lair(me: Safar, value: str | None) -> Safar:
    if value is None:
        return me
    return replace(me, lair=Lair(value), on_table=False, status=me.status | {AMBUSH})


# ---------------------------------------------------------------- what is read


def in_force(me: Safar) -> dict[str, int]:
    """Workings by name; those of several spells add up."""
    found: dict[str, int] = {}
    for one in me.lasting:
        found[one.name] = found.get(one.name, 0) + one.value
    return found


def mastery_left(me: Safar) -> list[list[str]]:
    gone = me.spent | me.given_up
    return [list(die) for number, die in enumerate(me.mastery) if number not in gone]


def letter(name: str, meaning: str) -> Fact[Safar]:
    return field(name, meaning, at=NAMES[name], show=True)


def counted(name: str, meaning: str, form: str = "{NAME: NUMBER}") -> Fact[Safar]:
    """Numbers by name."""
    return Fact(name, meaning, form, lambda me: dict(getattr(me, name)), lambda me, it: replace(me, **{name: it}))


def unplayed(me: Safar) -> list[str]:
    """Lines of its profile, its equipment and its spells that are not played."""
    cards = shelf()
    profile, spells = cards.profiles.get(me.profile), [cards.spells[name] for name in me.spells if name in cards.spells]
    found: list[Any] = [*([profile] if profile else []), *(me.card(item) for item in me.gear), *spells]
    return list(dict.fromkeys(line for card in found for line in card.unplayed))


TABLE: tuple[Fact[Safar], ...] = (
    field("name", "name", "TEXT"),
    field("rank", "level of the Safar, 1 to 3 (`level` is the height it stands at)", show=lambda me: LEVELS[me.rank]),
    field("faction", "faction", "FACTION", show=True),
    Fact("HP", "health points left", "NUMBER", lambda me: me.hp, with_hp, lambda me: f"{me.hp}/{me.profile_hp}"),
    field("full_HP", "health points of the profile", at="profile_hp"),
    Fact("AP", "action points left", "NUMBER", lambda me: me.ap, with_ap, lambda me: f"{me.ap}/{me.profile_ap}"),
    field("full_AP", "action points of the profile", at="profile_ap"),
    letter("V", "velocity as printed or given, before modifiers; likewise P power, A agility"),
    letter("P", "power"),
    letter("A", "agility"),
    letter("C", "corpulence"),
    letter("T", "temerity"),
    letter("I", "intelligence"),
    field("stature", "0 to 6", show=True),
    base("diameter of the base in toises"),
    Fact(
        "mastery",
        "the fields of each mastery die: offensive, defensive, objectives, shooting, esoteric",
        "[[FIELD, ...], ...]",
        lambda me: [list(die) for die in me.mastery],
        with_mastery,
        mastery_left,
    ),
    Fact(
        "spent",
        "numbers of the mastery dice spent, from 1 (given, the pool has lost as many, unless `shrunk` is given, too)",
        "[NUMBER, ...]",
        lambda me: sorted(number + 1 for number in me.spent),
        with_spent,
    ),
    Fact(
        "given_up",
        "numbers of the mastery dice given up for the game",
        "[NUMBER, ...]",
        lambda me: sorted(number + 1 for number in me.given_up),
        lambda me, value: replace(me, given_up=from_nought(value)),
    ),
    field("shrunk", "dice its pool has lost since it recovered"),
    Fact(
        "skills",
        "keywords with what follows them; given, they replace the printed ones",
        "{NAME: VALUE} | [NAME, ...]",
        lambda me: dict(me.skills),
        lambda me, value: replace(me, printed=named_skills(value)),
        lambda me: [name if value is None else f"{name} {value}" for name, value in me.skills.items()],
        "traits",
    ),
    Fact(
        "more_skills",
        "added to the printed ones",
        "{NAME: VALUE} | [NAME, ...]",
        write=lambda me, value: replace(me, printed=me.printed | named_skills(value)),
    ),
    Fact(
        "equipment",
        "given: cards that replace the printed ones, by name or written out (see equipment below); expected: what it "
        "has",
        "[NAME | {name: TEXT, ...}, ...]",
        lambda me: list(me.gear),
        with_equipment,
        lambda me: [gear_line(me, item) for item in me.gear],
        "gear",
    ),
    Fact(
        "gear",
        "the same with what is used up of it: boxes of a shield or an armour (all are left unless told), ticks of a "
        "weapon's rate; a weapon or shield is in hand if `held`, armour is worn unless not",
        "{NAME: {card: CARD, kind: weapon | shield | armour, held?: true | false, boxes?: NUMBER, ticked?: NUMBER, "
        "chipped?: true | false, standard?: true | false, own?: TEXT}}",
        write=with_gear,
    ),
    Fact(
        "held",
        "what it holds or wears",
        "[NAME, ...]",
        lambda me: [item for item, gear in me.gear.items() if gear.held],
    ),
    Fact(
        "boxes",
        "lifespan boxes left, by item",
        "{NAME: NUMBER}",
        lambda me: {item: gear.boxes for item, gear in me.gear.items() if gear.kind != "weapon"},
        with_boxes,
    ),
    Fact(
        "ammo",
        "by what it is for and kind (arrows:simple); given, it replaces what comes along",
        "{AMMO: NUMBER}",
        lambda me: dict(me.ammo),
        lambda me, value: replace(me, ammo=value),
        lambda me: [f"{kind} {left}" for kind, left in me.ammo.items() if left],
    ),
    Fact(
        "spells",
        "spells known, of those among the cards below",
        "[NAME, ...]",
        lambda me: list(me.spells),
        with_spells,
        lambda me: [spell_line(me, name) for name in me.spells],
    ),
    counted("cast", "attempts at each spell since its activation began"),
    Fact(
        "lasting",
        "what spells have in force on it: fright, immune-terror, V … I, attack, defence, skill:KEYWORD; and the dust "
        "of a sack: grain-cloud; given: [{name, by, value?, until?: caster | activation, spell?}]",
        "{NAME: VALUE} | [{name: TEXT, by: TEXT, value?: NUMBER, until?: caster | activation, spell?: TEXT}, ...]",
        in_force,
        with_lasting,
        lambda me: [f"{one.name} {signed(one.value)}".strip() for one in me.lasting if one.spell],
    ),
    listed("carrying", "objects and allies carried", show=True),
    field("level", "the height it stands at, in toises", show=True),
    Fact(
        "bleeding",
        "bleeding effects",
        "[NUMBER, ...]",
        lambda me: [bleed.value for bleed in me.bleeding],
        with_bleeding,
        lambda me: sum(bleed.value for bleed in me.bleeding),
    ),
    field("poison", "the poison penalty, null if not poisoned", "NUMBER | null", show=True),
    field("burnt", "health points that can never be restored", show=True),
    counted("failures", "failed tests by cause: FIGURE, fright:FIGURE, bite:FIGURE, fire, last", "{CAUSE: NUMBER}"),
    listed("charged", "causes whose failed test takes effect in the next activation"),
    listed("braved", "causes and sources of fear already mastered"),
    field("food", "meals taken from carcasses"),
    field("moves", "movements made in this activation"),
    field("free_move", "the free movement is still to be had", "true | false"),
    field("attacks", "attacks made in this activation"),
    Fact(
        "used",
        "what may be done once per activation (`round:` round, `game:` game) and was",
        "[NAME, ...]",
        lambda me: sorted(me.used),
        lambda me, value: replace(me, used=frozenset(value)),
    ),
    field("leader", "is the leader", "true | false", show=True),
    field(
        "kind",
        "what it is beside its name: the ordinary profile of a personage; anybody with mongo in it is a Mongo",
        "TEXT",
    ),
    field("hands", "has hands", "true | false"),
    field("cost", "in Kouronnes", show=True),
    Fact(
        "lair",
        "the zone in which it lies in ambush, off the table; null if it does not",
        "NAME | null",
        lambda me: None if me.lair is None else me.lair.zone,
        with_lair,
        lambda me: "" if me.lair is None else me.lair.zone,
    ),
    Fact(
        "unplayed",
        "what its cards say and no rule here plays",
        "[TEXT, ...]",
        unplayed,
        show=unplayed,
    ),
    Fact("in_play", "on the table, neither defeated nor routed", "true | false", lambda me: me.in_play),
)

FACTS = Facts(TABLE)
