"""From a sheet to a character, and bands of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from escarmouche.core.brought import unmarked
from escarmouche.core.dice import Block
from escarmouche.core.rules import rule
from escarmouche.core.system import Complaint, ListReport
from escarmouche.files.words import Unknown
from escarmouche.games.saga.cards import Sheet, shelf
from escarmouche.games.saga.core import core_of, track
from escarmouche.games.saga.figures import FIST, Character, Melee
from escarmouche.games.saga.scenarios.encounters import encounter
from escarmouche.games.saga.settings import setting
from escarmouche.space.geometry import Round

MOUNTED = Round(0.7)


@rule("SG-CORE-01", "SG-CORE-12", "SG-CORE-13")
def character(sheet: Sheet, who: str, side: str, options: Mapping[str, Any]) -> Character:
    """Somebody as its sheet has it, fresh, off the table."""
    core = core_of(options)
    scores = {name: sheet.scores.get(name, core.usual) for name in core.characteristics}
    return Character(
        id=who,
        name=unmarked(sheet.name),
        profile=sheet.name,
        side=side,
        base=MOUNTED if sheet.mount else Round(0.3),
        on_table=False,
        scores=scores,
        skills=dict(sheet.skills),
        confidence=sheet.confidence,
        full_wounds=track(options.get("wound_track", core.wound_track), scores),
        full_fatigue=track(options.get("fatigue_track", core.fatigue_track), scores),
        weapons=(*sheet.held, *sheet.carried),
        held=sheet.held,
        places=dict(sheet.carried),
        armour=sheet.armour,
        mount=sheet.mount,
        arts=dict(sheet.arts),
        speciality=sheet.speciality,
        emblem=sheet.emblem,
        bare=sheet.bare,
        heads=sheet.heads,
        size=sheet.size,
        men=sheet.men,
    )


def as_met(one: Character, number: int, arms: Sequence[str]) -> Character:
    """Somebody with what an encounter puts in people's hands, one after the other, in place of what is its own."""
    if not arms:
        return one
    held = () if arms[number % len(arms)] == FIST else (arms[number % len(arms)],)
    return replace(one, held=held, weapons=held, places={}, armour=(), mount="", base=Round(0.3))


def newcomer(state: Melee, who: str, profile: str, side: str) -> Character:
    """Somebody who comes into a combat, armed as everybody there is."""
    made = character(shelf().characters[profile], who, side, state.options)
    return as_met(made, sum(one.side == side for one in state.figures.values()), encounter(state.encounter).arms)


def band(names: Sequence[str], side: str, options: Mapping[str, Any]) -> dict[str, Character]:
    """Everybody of a list by id: the side and a number."""
    made = {}
    for number, name in enumerate(names, 1):
        if name not in shelf().characters:
            raise Unknown("profile", name, shelf().characters)
        who = f"{side}-{number}"
        made[who] = character(shelf().characters[name], who, side, options)
    return made


def check_list(names: Sequence[str], options: Mapping[str, Any]) -> ListReport:
    """A list is legal if there is somebody in it and everybody exists."""
    found = [
        Complaint("unknown-profile", ("SG-CORE-01",), {"names": [n]}) for n in names if n not in shelf().characters
    ]
    if not names:
        found.append(Complaint("empty-list", ("SG-CORE-01",), {}))
    cost = sum(
        shelf().characters[name].cost * many for name, many in Counter(names).items() if name in shelf().characters
    )
    return ListReport(not found, cost, tuple(found))


def build_list(chance: Block, faction: str | None, options: Mapping[str, Any]) -> list[str]:
    """Some people at random: those of a band, of an encounter, or of any one band; units only where an encounter names
    them."""
    it = encounter(setting(options, "encounter"))
    known = [one for one in shelf().characters.values() if one.name in it.people or (not it.people and one.men == 1)]
    bands = sorted({one.band for one in known})
    chosen = faction if faction in bands else bands[chance.below(len(bands))]
    mine = [one.name for one in known if one.band == chosen]
    if it.people and faction is None:
        mine = list(it.people)
    chiefs = [shelf().characters[name] for name in it.chiefs]
    able = [one for one in chiefs if faction is None or one.band == chosen]
    lead = able[chance.below(len(able))] if able else None
    if lead is not None and faction is None:
        mine = [name for name in it.people if shelf().characters[name].band == lead.band]
    least, most = it.many
    many = least + chance.below(most - least + 1)
    led = [] if lead is None else [lead.name]
    return led + gathered(chance, mine, many - len(led), led)


def gathered(chance: Block, names: Sequence[str], many: int, there: Sequence[str]) -> list[str]:
    """So many of these at random, nobody twice while there is anybody else."""
    found: list[str] = []
    for _ in range(many):
        met = Counter((*there, *found))
        seldom = min(met[name] for name in names)
        left = [name for name in names if met[name] == seldom]
        found.append(left[chance.below(len(left))])
    return found
