"""Everything a case of Evenor may name."""

from __future__ import annotations

from functools import cache

from escarmouche.core.system import Vocabulary, Word
from escarmouche.games.evenor.cards import PrintedWeapon, Profile, profiles
from escarmouche.games.evenor.desk.facts import FACTS
from escarmouche.games.evenor.desk.queries import QUERIES
from escarmouche.games.evenor.desk.shown import trait_line, weapon_line
from escarmouche.games.evenor.events import EVENTS
from escarmouche.games.evenor.figures import MARKERS
from escarmouche.games.evenor.stats import STATS
from escarmouche.games.evenor.traits import TRAITS
from escarmouche.rulings.vocabulary import event_words, modifier_words, sections, words

PURPOSES: dict[str, str] = {
    "initiative": "the dice of a series, in the order of their ranks; rolled by the model",
    "reaction": "the R roll of a model that is shot at, bewitched or engaged",
    "opportunity": "the R roll of an enemy whose contact is broken; on a success its attack is rolled with `melee`",
    "shot": "the dice of a shot, then a magic re-roll",
    "melee": "the dice of a melee phase or opportunity attack, then the dice its sixes gave, then magic re-rolls",
    "save": "one die per damage or excess hit suffered, rolled by the model that suffers",
    "table": "the melee table, one die per unsaved excess hit, rolled by the model that suffers: 1-4 prone, 5-6 V-1",
    "power": "the roll of an occult power, by its user",
    "fear": "a fear test, by the model that is afraid: first the one to engage, later the one of the melee phase",
    "perception": "one die per hidden enemy less than 6 pas away, by the model that perceives",
    "scenario": "the D6 that chooses the scenario, rolled by `game`",
    "first-player": "the D6 that numbers the sides or names the ambushed, rolled by `game`: 1-3 red, 4-6 blue",
}


@cache
def vocabulary() -> Vocabulary:
    return Vocabulary(
        game="evenor",
        unit="pas (2.5 cm); x to the right, y upwards, the origin is the lower left corner of a table of 24 by 24",
        sides=("red", "blue"),
        dice=words(PURPOSES),
        events=event_words(EVENTS),
        queries=QUERIES.words,
        statuses=words(MARKERS),
        figure_fields=FACTS.words,
        profiles=tuple(profiles()),
        skills=tuple(Word(name, "", trait.form, trait.rules) for name, trait in TRAITS.items()),
        cards=tuple(Word(card.name, profile_line(card)) for card in profiles().values()),
        modifiers=modifier_words(STATS),
        kinds={"TOKEN": ()},
        **sections("escarmouche.games.evenor"),
    )


def profile_line(card: Profile) -> str:
    """A profile in one line, with the Power and the ranges of its weapons."""
    printed = {"I": card.I, "R": card.R, "C": card.C, "T": card.T, "S": card.S}
    letters = " ".join(f"{letter} {value}" for letter, value in printed.items() if value is not None)
    traits = ", ".join(map(trait_line, card.traits))
    weapons = ", ".join(map(weapon_words, card.weapons))
    return f"{card.role}, {card.faction}, {card.cost} DO; {letters} V {card.V}; {traits or 'no trait'}; {weapons}"


def weapon_words(weapon: PrintedWeapon) -> str:
    """`Lance P4 3/6/12 (magic, thrown)`."""
    notes = [note for note, true in (("magic", weapon.magic), ("thrown", weapon.thrown)) if true]
    return weapon_line(weapon) + (f" ({', '.join(notes)})" if notes else "")
