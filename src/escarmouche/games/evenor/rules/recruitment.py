"""Recruitment: which bands are legal, how to mend one that is not, and how to fill one at random."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from escarmouche.core.dice import Block
from escarmouche.core.rules import rule
from escarmouche.core.system import Complaint, ListReport, Meter
from escarmouche.games.evenor.cards import WANDERERS, Profile, profiles
from escarmouche.games.evenor.figures import is_monster

COST_LIMIT, MEMBER_LIMIT = 40, 6
AT_MOST = (
    ("Meneur", 1, "EV-REC-03", "too-many-leaders"),
    ("Monstre", 1, "EV-REC-04", "too-many-monsters"),
    ("Magicien", 1, "EV-REC-05", "too-many-magicians"),
    ("Tireur", 2, "EV-REC-06", "too-many-shooters"),
)


@rule("EV-REC-07")
def check_list(names: Sequence[str], options: Mapping[str, Any]) -> ListReport:
    """Is this band legal? Factions may be mixed: they are not even looked at."""
    limit = options.get("game_size", COST_LIMIT)
    found = complaints(names, limit)
    known = [profiles()[name] for name in names if name in profiles()]
    cost = sum(profile.cost for profile in known)
    meters = (Meter("points", cost, limit), Meter("members", members(known), MEMBER_LIMIT))
    return ListReport(not found, cost, tuple(found), repair(names, limit) if found else (), meters)


def complaints(names: Sequence[str], limit: int) -> list[Complaint]:
    """Everything wrong with a band, each with its rule."""
    book = profiles()
    strangers = [name for name in names if name not in book]
    if strangers:
        return [Complaint("unknown-profile", ("EV-CHR-09",), {"names": strangers})]
    band = [book[name] for name in names]
    return [*too_dear(band, limit), *too_many(band), *attributes_exceeded(band), *twice(band)]


@rule("EV-REC-01")
def too_dear(band: Sequence[Profile], limit: int) -> list[Complaint]:
    cost = sum(profile.cost for profile in band)
    return [Complaint("too-dear", ("EV-REC-01",), {"cost": cost, "limit": limit})] if cost > limit else []


@rule("EV-REC-02")
def too_many(band: Sequence[Profile]) -> list[Complaint]:
    """From one model to six members, a Monster counting for two."""
    count = members(band)
    if 1 <= count <= MEMBER_LIMIT:
        return []
    word = "empty-list" if not count else "too-many-members"
    return [Complaint(word, ("EV-REC-02",), {"members": count, "limit": MEMBER_LIMIT})]


def members(band: Sequence[Profile]) -> int:
    return sum(2 if is_monster(profile.V) else 1 for profile in band)


@rule("EV-REC-03", "EV-REC-04", "EV-REC-05", "EV-REC-06")
def attributes_exceeded(band: Sequence[Profile]) -> list[Complaint]:
    """One leader, one Monster, one magician, two shooters."""
    found = []
    for attribute, most, rule_id, word in AT_MOST:
        names = [profile.name for profile in band if attribute in profile.recruit_as]
        if len(names) > most:
            found.append(Complaint(word, (rule_id,), {"names": names, "most": most}))
    return found


@rule("EV-REC-08")
def twice(band: Sequence[Profile]) -> list[Complaint]:
    names = [profile.name for profile in band]
    doubles = sorted({name for name in names if names.count(name) > 1})
    return [Complaint("named-twice", ("EV-REC-08",), {"names": doubles})] if doubles else []


CONSIDERED = 20


def repair(names: Sequence[str], limit: int) -> tuple[str, ...]:
    """The fewest models to leave out so that the rest is legal; among those, what keeps the most points.

    Of a very long list only the first names are considered; the others are left out.
    """
    book = profiles()
    considered = range(min(len(names), CONSIDERED))
    for count in range(min(len(names), MEMBER_LIMIT), 0, -1):
        best: tuple[int, tuple[int, ...]] | None = None
        for kept in combinations(considered, count):
            rest = [names[index] for index in kept]
            if complaints(rest, limit):
                continue
            points = sum(book[name].cost for name in rest)
            if best is None or points > best[0]:
                best = (points, kept)
        if best is not None:
            return tuple(name for index, name in enumerate(names) if index not in best[1])
    return ()


def build_list(chance: Block, faction: str | None, options: Mapping[str, Any]) -> list[str]:
    """A legal band filled at random, from one faction or from all that were settled on, as full as it gets."""
    limit = options.get("game_size", COST_LIMIT)
    left = [p.name for p in profiles().values() if drawn_from(p.faction, faction, options)]
    if not left:
        raise LookupError(f"no faction is called {faction}; there are {', '.join(factions())}")
    band: list[str] = []
    while left:
        name = left.pop(chance.below(len(left)))
        if not complaints([*band, name], limit):
            band.append(name)
    return band


def drawn_from(own: str, faction: str | None, options: Mapping[str, Any]) -> bool:
    """Is a profile of this faction among those to draw from?"""
    if faction is not None:
        return own.lower() == faction.lower()
    return own != WANDERERS or options.get("bands") == "wanderers"


def factions() -> list[str]:
    return list(dict.fromkeys(profile.faction for profile in profiles().values()))
