"""An army at random: of one people, with a commander, with everything that can be bought, as full as it gets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from escarmouche.core.dice import Block
from escarmouche.games.age_des_escarmouches.cards import Machine, Profile, shelf
from escarmouche.games.age_des_escarmouches.rules.recruitment import (
    complaints,
    format_of,
    joins,
    known,
    limits,
    open_to,
    playable,
)
from escarmouche.games.age_des_escarmouches.rules.recruits import AFFILIATION, COMMANDER, MOST_LEVEL, Recruit, rank_of
from escarmouche.games.age_des_escarmouches.rules.schooling import most_levels, why_not_taught

FEW = 3
"""Once in so many armies there is a second Incarnate, an affiliation, a machine, a solo."""


def peoples() -> list[str]:
    """Those with somebody to lead them."""
    return sorted({one.people for one in shelf().profiles.values() if one.incarnate})


def build_list(chance: Block, faction: str | None, options: Mapping[str, Any]) -> list[str]:
    """A legal army at random: a commander with artefacts and formulas, then troops as long as something fits."""
    manned = peoples()
    if faction is not None and faction not in manned:
        raise LookupError(f"no people is called {faction}; there are {', '.join(manned)}")
    people = faction or manned[chance.below(len(manned))]
    cards: list[Profile | Machine] = [*shelf().profiles.values(), *shelf().machines.values()]
    pool = [card.name for card in cards if joins(Recruit(card), people) and playable(card, options)]
    band = [commander(chance, people, pool, options)]
    theme = [one.name for one in shelf().affiliations.values() if one.people == people]
    if theme and not chance.below(FEW):
        chosen = theme[chance.below(len(theme)) if len(theme) > 1 else 0]
        named = f"{band[0]}, {AFFILIATION}{chosen}"
        band = [named] if not complaints([named], options) else band
    if not chance.below(FEW):
        band = with_machine(chance, band, pool, options)
    return filled(chance, band, pool, options)


def commander(chance: Block, people: str, pool: Sequence[str], options: Mapping[str, Any]) -> str:
    """An Incarnate of the people that the format allows, with what it bears."""
    cards = [shelf().profiles[name] for name in pool if name in shelf().profiles]
    heroes = [card for card in cards if card.incarnate and card.people == people]
    chosen = heroes[chance.below(len(heroes))]
    return f"{chosen.name}, {COMMANDER}" + bought(chosen, chance, options)


def bought(card: Profile, chance: Block, options: Mapping[str, Any]) -> str:
    """Artefacts of an Incarnate and formulas of a mystic, as a list writes them."""
    one, words = Recruit(card), list[str]()
    if card.incarnate:
        room = limits(options).incarnate - card.val
        known = [item for item in shelf().artefacts.values() if open_to(one, item.reserved, False)]
        for _ in range(chance.below(rank_of(one) + max(0, one.model.number("artefact")) + 1)):
            fitting = [item for item in known if item.cost <= room and item.rank <= card.rank]
            if fitting:
                item = fitting[chance.below(len(fitting))]
                known.remove(item)
                room -= item.cost
                words.append(f"+ {item.name}")
    return "".join(f", {word}" for word in (*words, *schooled(card, chance)))


def schooled(card: Profile, chance: Block) -> list[str]:
    """A mystic's personal collection, filled at random."""
    room, one = most_levels(card), Recruit(card)
    known = [formula for formula in shelf().formulas.values() if not why_not_taught(card, formula, one)]
    words = []
    while fitting := [formula for formula in known if formula.level == "X" or formula.level <= room]:
        if room <= 0:
            break
        formula = fitting[chance.below(len(fitting))]
        known.remove(formula)
        level = 1 + chance.below(min(room, 3, MOST_LEVEL)) if formula.level == "X" else formula.level
        room -= level
        words.append(f"+ {formula.name}" + (f"/{level}" if formula.level == "X" else ""))
    return words


def with_machine(chance: Block, band: list[str], pool: list[str], options: Mapping[str, Any]) -> list[str]:
    """A machine of the people with the shooters it needs, if there is one and it fits."""
    machines = [shelf().machines[name] for name in pool if name in shelf().machines]
    shooters = [name for name in pool if troop(name) is not None and shelf().profiles[name].TIR is not None]
    if not machines or not shooters:
        return band
    machine = machines[chance.below(len(machines))]
    crew = [shooters[chance.below(len(shooters))] for _ in range(machine.EQU)]
    more = [*band, *crew, machine.name]
    return more if not complaints(more, options) else band


def troop(name: str) -> Profile | None:
    card = shelf().profiles.get(name)
    return card if card is not None and not card.incarnate else None


def filled(chance: Block, band: list[str], pool: list[str], options: Mapping[str, Any]) -> list[str]:
    """Members as long as something fits; a second Incarnate is rare."""
    left = [name for name in pool if name not in shelf().machines]
    if chance.below(FEW):
        left = [name for name in left if troop(name) is not None]
    solos = [solo.name for theme in shelf().affiliations.values() if theme.name in band[0] for solo in theme.solos]
    while left:
        name = left[chance.below(len(left))]
        fitting = next((one for one in tries(chance, name, band, solos, options) if fits(one, band, options)), "")
        if fitting:
            band.append(fitting)
        else:
            left.remove(name)
    return band


def tries(chance: Block, name: str, band: Sequence[str], solos: Sequence[str], options: Mapping[str, Any]) -> list[str]:
    """Ways to take a card: as one of the army already is, so that they share theirs; with a solo; as it is."""
    plain = name + bought(shelf().profiles[name], chance, options)
    same = [one for one in band if one.split(",")[0] == name][:1]
    more = [f"{plain}, + {solos[chance.below(len(solos))]}"] if solos and not chance.below(FEW) else []
    return [*same, *more, plain]


def fits(member: str, band: Sequence[str], options: Mapping[str, Any]) -> bool:
    """May it join the army? What cannot be paid is not looked at further."""
    size = format_of(options)
    spent = sum(one.card.val * 9 // 10 for one in known((*band, member)))
    return spent <= size and not complaints([*band, member], options)
