"""What may be known of a character: in cases, on its sheet, in the vocabulary."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

from msgspec.structs import replace

from escarmouche.files.words import Unknown
from escarmouche.games.saga.cards import Size, shelf
from escarmouche.games.saga.core import printed
from escarmouche.games.saga.figures import Character, Declaration
from escarmouche.rulings.facts import Fact, Facts, field
from escarmouche.space.geometry import Round

SCORES = printed().characteristics


def score(name: str) -> Fact[Character]:
    """A characteristic as the sheet has it."""
    return Fact(
        name,
        "characteristic, from 1 to 8" + (" (given, it changes the tracks)" if name == "endurance" else ""),
        "NUMBER",
        lambda me: me.score(name),
        lambda me, value: replace(me, scores={**me.scores, name: value}),
        lambda me: me.score(name),
    )


def slot(name: str, meaning: str, form: str = "NUMBER") -> Fact[Character]:
    """A part of what somebody declared for the turn."""

    def write(me: Character, value: Any) -> Character:
        given = tuple(value) if isinstance(value, list) else value
        return replace(me, declared=replace(me.declared, **{name: given}))

    def read(me: Character) -> Any:
        found = getattr(me.declared, name)
        return list(found) if isinstance(found, tuple) else found

    return Fact(name, meaning, form, read, write)


def known(value: Any, cards: Any, what: str) -> tuple[str, ...]:
    for name in value:
        if name not in cards:
            raise Unknown(what, str(name), sorted(cards))
    return tuple(value)


@cache
def skills_known() -> frozenset[str]:
    """Every skill that a test, a weapon or a sheet names."""
    tests = {test.level for test in printed().tests.values()}
    arms = {name for one in shelf().weapons.values() for name in (one.skill, one.thrown_skill)}
    riding = {one.skill for one in shelf().mounts.values()}
    return frozenset({*tests, *arms, *riding, *(name for one in shelf().characters.values() for name in one.skills)})


def levels(value: Any) -> dict[str, int]:
    """Levels of skills that there are, none larger than anybody can have."""
    for name, level in value.items():
        if name not in skills_known():
            raise Unknown("skill", str(name), sorted(skills_known()))
        if not isinstance(level, int) or isinstance(level, bool) or not 0 <= level <= 20:
            raise ValueError(f"skills: a level from 0 to 20 was expected of {name}, not {level!r}")
    return dict(value)


def sized(value: Any) -> str:
    """A size that there is."""
    if value not in get_args(Size):
        raise Unknown("size", str(value), get_args(Size))
    return str(value)


def with_number(me: Character, value: int) -> Character:
    from escarmouche.games.saga.rules.declaring import SLOTS

    return replace(me, declared=Declaration(number=value, slots=SLOTS[value]))


def with_dodge(me: Character, value: int | None) -> Character:
    return replace(me, dodge=value, busy=me.busy | {"dodge"} if value is not None else me.busy)


TABLE: tuple[Fact[Character], ...] = (
    field("name", "name of the character", "TEXT"),
    *(score(name) for name in SCORES),
    replace(
        field(
            "skills",
            "levels of its skills (given, they replace those of the sheet)",
            "{SKILL: NUMBER}",
            kind=levels,
            show=True,
        ),
        label="traits",
    ),
    field("confidence", "points of confidence"),
    Fact(
        "wounds",
        "wound levels lost",
        "NUMBER",
        lambda me: me.wounds,
        lambda me, value: replace(me, wounds=value),
        lambda me: f"{me.full_wounds - me.wounds}/{me.full_wounds}",
    ),
    field("full_wounds", "wound levels it has when whole"),
    Fact(
        "fatigue",
        "fatigue levels lost",
        "NUMBER",
        lambda me: me.fatigue,
        lambda me, value: replace(me, fatigue=value),
        lambda me: f"{me.full_fatigue - me.fatigue}/{me.full_fatigue}",
    ),
    field("full_fatigue", "fatigue levels it has when fresh"),
    Fact(
        "held",
        "what is in its hands, the weapon hand first",
        "[WEAPON, ...]",
        lambda me: list(me.held),
        lambda me, value: replace(me, held=known(value, shelf().weapons, "weapon")),
        lambda me: list(me.held),
    ),
    Fact(
        "weapons",
        "everything it carries, in hand or not",
        "[WEAPON, ...]",
        lambda me: list(me.weapons),
        lambda me, value: replace(me, weapons=known(value, shelf().weapons, "weapon")),
    ),
    field("places", "where it keeps other weapons: belt, sheath, pocket", "{WEAPON: PLACE}"),
    Fact(
        "armour",
        "armour it wears",
        "[ARMOUR, ...]",
        lambda me: list(me.armour),
        lambda me, value: replace(me, armour=known(value, shelf().armours, "armour")),
        lambda me: list(me.armour),
    ),
    field("mount", "its mount, or nothing", "MOUNT | ''"),
    field("arts", "dice that martial arts give to special blows", "{BLOW: NUMBER}"),
    field("reaction", "total of its reaction roll, what surprise takes from it included", show=True),
    Fact(
        "announced",
        "declared actions of this turn (given, their segments follow)",
        "NUMBER",
        lambda me: me.declared.number,
        with_number,
        lambda me: me.declared.number,
    ),
    slot("slots", "segments of declared actions still to come", "[NUMBER, ...]"),
    slot("undeclared", "dice lost to undeclared and double actions of this turn"),
    slot("unsteady", "dice lost by failed acrobatics of this turn"),
    slot("survival", "survival mode: now (given, it is five actions), next segment, or nothing", "now | next | ''"),
    field("losses", "actions it loses when their slots come"),
    Fact(
        "dodge",
        "the dodge that stands for this segment, the only one there is in it; null for none",
        "NUMBER | null",
        lambda me: me.dodge,
        with_dodge,
    ),
    field("speed", "metres gone in this segment, which is its speed as a target", "NUMBER", kind=float),
    field("course", "the direction it went in, in degrees: 0 to the right, 90 upwards", "NUMBER", kind=float),
    Fact(
        "engaged",
        "whom it is engaged with (given of one, it holds for both)",
        "[FIGURE, ...]",
        lambda me: sorted(me.engaged),
        lambda me, value: replace(me, engaged=frozenset(value)),
    ),
    field("went", "of its speed of this segment, what it has used, in metres of flat ground", "NUMBER", kind=float),
    field("rush", "total of its fast movement, while it lasts"),
    field("rush_by", "the test of that movement, or nothing", "TEST | ''"),
    field("evades", "its combat movement of this segment", "feint | zigzag | ''"),
    field("jumped", "it jumped in this segment", "true | false"),
    Fact(
        "busy",
        "what it has used of this segment: declared, fast, dodge, move, other shares of actions; acted when it is done",
        "[TEXT, ...]",
        lambda me: sorted(me.busy),
        lambda me, value: replace(me, busy=frozenset(value)),
    ),
    Fact("task", "the long action it is at", "TEXT", lambda me: me.task.kind if me.task else "", None),
    Fact(
        "mangled",
        "parts that are lost without care",
        "[hand | foot, ...]",
        lambda me: list(me.mangled),
        lambda me, value: replace(me, mangled=tuple(value)),
    ),
    field("rising", "seconds until it stands"),
    field("falling", "seconds of free fall so far; a segment begins with the next one (0: it does not fall)"),
    field("depth", "metres it falls in all (given none, it falls for long)", "NUMBER", kind=float),
    field("speciality", "the special blow it has a speciality in, or nothing", "BLOW | ''"),
    field("eyes_lost", "eyes it has lost"),
    field("prepared", "the blow it is preparing: power, acrobatic, or nothing", "power | acrobatic | ''"),
    field("prepared_on", "whom it prepares an acrobatic attack against, or nobody", "FIGURE | ''"),
    field(
        "grips", "who holds it, and the dice that each hold takes (given, they are engaged, too)", "{FIGURE: NUMBER}"
    ),
    field("lodged", "weapons in its hands that are stuck in somebody (given, that one is impaled)", "{WEAPON: FIGURE}"),
    Fact(
        "impaled",
        "weapons stuck in it",
        "[WEAPON, ...]",
        lambda me: list(me.impaled),
        lambda me, value: replace(me, impaled=known(value, shelf().weapons, "weapon")),
    ),
    field("staggered", "actions it loses from the next turn on"),
    field("fear", "dice that fear takes from blows and shots", show=True),
    field("chief", "the chief it obeys, or nobody", "FIGURE | ''", show=True),
    field("leads", "it is a chief, whether or not anybody obeys it now", "true | false"),
    Fact(
        "orders",
        "the orders it is in the middle of, and how many actions they still take; null for none",
        "{kind: NAME, men: [FIGURE, ...], left: NUMBER} | null",
        lambda me: me.orders and {"kind": me.orders.kind, "men": list(me.orders.men), "left": me.orders.left},
    ),
    field("tactic", "the bonus that its chief's tactics give it", show=True),
    field("tactic_on", "what that bonus is on (given none, attack)", "attack | defence | ''", show=True),
    field("example", "what its chief's example adds to its courage against war cries"),
    field("galvanised", "it has tried to galvanise its troops", "true | false"),
    field("lent", "levels it has back until the end of the battle", "{wounds?: NUMBER, fatigue?: NUMBER}"),
    field("cried", "how it frightened the enemy: cry, carnyx, contortions, or nothing", "TEXT"),
    field("terror", "terror points of its own cry"),
    field("bare", "it fights unclothed", "true | false", show=True),
    field("paint", "what war paint and songs add to courage and to fury", "{courage?: NUMBER, fury?: NUMBER}"),
    field("heads", "enemy heads at its belt", show=True),
    field("trophies", "heads it has had embalmed"),
    Fact(
        "single",
        "opponents with whom nobody else has interfered since they engaged (given of one, it holds for both)",
        "[FIGURE, ...]",
        lambda me: sorted(me.single),
        lambda me, value: replace(me, single=frozenset(value)),
    ),
    field("beaten_by", "who beat it in single combat, or nobody", "FIGURE | ''"),
    field("beheaded", "its head is gone", "true | false"),
    field("captor", "who keeps it at bay (given, it is so; the only enemy if none is named), or nobody", "FIGURE | ''"),
    field("size", "its size as a target: eye, mouse, cat, wolf, man, horse, giant, dragon", "NAME", kind=sized),
    field("men", "how many people it stands for"),
    field("mount_wounds", "wound levels its mount has lost"),
    field("dies", "the turn at whose end it dies; 0 for never"),
    Fact("base", "diameter of its base", "NUMBER", None, lambda me, value: replace(me, base=Round(value / 2))),
    Fact("in_play", "on the table and in action", "true | false", lambda me: me.in_play),
)

FACTS = Facts(TABLE)
