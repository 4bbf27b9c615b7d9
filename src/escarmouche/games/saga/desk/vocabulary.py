"""Everything a case of SAGA may name."""

from __future__ import annotations

from functools import cache
from typing import get_args

from escarmouche.core.system import Vocabulary, Word
from escarmouche.games.saga.cards import Place, Weapon, shelf
from escarmouche.games.saga.core import printed
from escarmouche.games.saga.desk.cases import PLAIN
from escarmouche.games.saga.desk.facts import FACTS, skills_known
from escarmouche.games.saga.desk.queries import QUERIES
from escarmouche.games.saga.events import EVENTS
from escarmouche.games.saga.rules.special import SPECIAL
from escarmouche.games.saga.settings import SIDES
from escarmouche.games.saga.stats import STATS
from escarmouche.rulings.vocabulary import event_words, modifier_words, sections, words

PURPOSES: dict[str, str] = {
    "reaction": "the reaction roll of a turn or of a segment, and of a duel once the stare is broken",
    "tie": "who announces first of two equals",
    "survival": "the reaction test of survival mode",
    "surprise": "the reaction test of the surprised before they answer an attack",
    "perception": "a vigilance roll",
    "jump": "the test of a jump",
    "acrobatics": "the test of an acrobatic dodge or attack",
    "care": "a test of care, at the end of a full turn of it",
    "task": "the test of something an encounter has to try",
    "critical": "two dice for a critical wound",
    "arm": "which arm an 11 on the critical table takes: 1 to 3 the weapon arm",
    "hours": "hours of unconsciousness",
    "face": "what a wound in the face takes",
    "endurance": "an hour of bleeding, after the fight",
    "sprint": "the test of a fast movement",
    "attack": "an attack roll",
    "dodge": "a dodge",
    "damage": "a damage roll, by whoever strikes",
    "soak": "a soak roll, by the victim",
    "agility": "an Agility test against the effect of a called shot",
    "shot": "a shot or a throw",
    "stray": "who of several others is hit in place of a target in a melee: a die with a side for each, by name",
    "duel": "the stare of a duel: courage and the level with the weapon, by both, each second",
    "contest": "a contest of Strength or Agility, by both",
    "fall": "the soak roll of somebody who is tripped",
    "fatigue": "the fatigue roll after a power blow",
    "pull": "pulling out a weapon that is stuck",
    "courage": "a courage roll",
    "command": "the command test of a chief, before what the order itself asks for",
    "art-of-war": "the test of a tactical change",
    "fury": "the test of galvanising",
    "cry": "the fury test of a war cry, a carnyx or contortions",
    "terror": "the courage roll of those who are attacked with war cries",
    "head": "the fury test, or a druid's religion, by which a head is prepared",
    "embalming": "the plant lore by which a head is embalmed",
    "bay": "the courage roll of somebody at bay who tries something",
    "bay-reaction": "reaction against reaction, of captive and captor",
    "shaft": "the die of a shaft that may break in a charge",
}

STATUSES: dict[str, str] = {
    "dead": "out of action for good",
    "dying": "out of action; dies after 12 turns unless somebody helps",
    "unconscious": "out of action",
    "fainted": "out of action for the battle",
    "fleeing": "runs from the enemy; its defence is its athletics level",
    "crouched": "5 less on dodges; it moves by the crouched row",
    "lying": "5 less on every action; it crawls",
    "bound": "immobile: a defence of -10, no dodge",
    "asleep": "immobile: a defence of -10, no dodge",
    "unaware": "not in the fight yet: a defence of -10, no dodge",
    "surprised": "5 less on its reaction for priority; its only declared action gives no initiative",
    "at-bay": "kept at bay by its captor: whatever it tries takes courage first",
    "hobbled": "a leg wound: every dodge costs a die more",
    "weapon-arm-lost": "the weapon arm, or its hand, holds nothing",
    "other-arm-lost": "the other arm, or its hand, holds nothing",
    "leg-lost": "a leg is useless: it crawls",
    "foot-lost": "a foot is useless: it goes as slowly as if it crawled",
    "bleeding": "loses a wound level an hour unless somebody helps",
}


def card_words() -> tuple[Word, ...]:
    """Everybody whom a list may name, with the cost in points, and every weapon."""
    plain = Word(PLAIN, "whoever names no profile; 0 PA")
    people = [
        Word(one.name, f"{one.band}, {one.role}, {one.rank}; {one.cost} PA") for one in shelf().characters.values()
    ]
    arms = [Word(one.name, arm_words(one)) for one in shelf().weapons.values()]
    worn = [Word(one.name, f"protects {one.protection}: {', '.join(one.zones)}") for one in shelf().armours.values()]
    ridden = [
        Word(one.name, f"{one.speed:g} m a second, {one.skill}, endurance {one.endurance}, {one.wounds} wound levels")
        for one in shelf().mounts.values()
    ]
    return (plain, *people, *arms, *worn, *ridden)


def arm_words(one: Weapon) -> str:
    """A weapon in a line: its skill and kind of wound, its numbers, its range unit, its tags."""
    skill = f"{one.skill}, thrown with {one.thrown_skill}" if one.thrown_skill else one.skill
    numbers = f"attack {one.attack:+}, defence {one.defence:+}, damage {one.damage:+}"
    reach = f", range unit {one.range:g} m" if one.range else ""
    reach = f", range unit {one.by_strength} m x strength" if one.by_strength else reach
    size = f"encumbrance {one.encumbrance}, {one.length:g} m long{reach}"
    return "; ".join(part for part in (f"{skill}, {one.wounds}", numbers, size, ", ".join(one.tags)) if part)


@cache
def vocabulary() -> Vocabulary:
    return Vocabulary(
        game="saga",
        unit="m; x to the right, y upwards, the origin is the lower left corner; angles in degrees, 0 right, 90 up",
        sides=SIDES,
        dice=words(PURPOSES),
        events=event_words(EVENTS),
        queries=QUERIES.words,
        statuses=words(STATUSES),
        figure_fields=FACTS.words,
        profiles=tuple(shelf().characters),
        plain=PLAIN,
        cards=card_words(),
        modifiers=modifier_words(STATS),
        kinds={
            "WEAPON": tuple(shelf().weapons),
            "ARMOUR": tuple(shelf().armours),
            "MOUNT": tuple(shelf().mounts),
            "PLACE": get_args(Place),
            "SKILL": tuple(sorted(skills_known() - {"", "weapon", "mount"})),
            "TEST": tuple(printed().tests),
            "BLOW": SPECIAL,
        },
        **sections("escarmouche.games.saga"),
    )
