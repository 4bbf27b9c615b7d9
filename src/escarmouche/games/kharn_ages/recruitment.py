"""Recruitment: which Spearheads are legal, what they cost, and how to fill one at random.

(Foundation: factions, limitations and cost of profiles with their printed equipment. Equipment swaps, grimoires,
ammunition and the leader are the recruitment chapter's.)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from escarmouche.core.dice import Block
from escarmouche.core.rules import rule
from escarmouche.core.system import Complaint, ListReport, Meter
from escarmouche.games.kharn_ages.cards import Profile, shelf
from escarmouche.games.kharn_ages.keywords import FACTIONS

FORMAT = 400


@rule("KA-REC-06", "KA-FMT-01")
def check_list(names: Sequence[str], options: Mapping[str, Any]) -> ListReport:
    """Is this Spearhead legal, and what does it cost?"""
    limit = options.get("game_size", FORMAT)
    found = complaints(names, limit)
    cost = sum(profile.cost or 0 for profile in known(names))
    repair = mend(names, limit) if found else ()
    return ListReport(not found, cost, tuple(found), repair, (Meter("points", cost, limit),))


def known(names: Sequence[str]) -> list[Profile]:
    book = shelf().profiles
    return [book[name] for name in names if name in book and book[name].playable]


def complaints(names: Sequence[str], limit: int) -> list[Complaint]:
    """Everything wrong with a Spearhead, each with its rule."""
    book = shelf().profiles
    strangers = [name for name in names if name not in book or not book[name].playable]
    if strangers:
        return [Complaint("unknown-profile", ("KA-PRO-02",), {"names": strangers})]
    band = known(names)
    if not band:
        return [Complaint("empty-list", ("KA-REC-07",), {})]
    return [*too_dear(band, limit), *mixed(band), *too_many(band)]


@rule("KA-REC-06")
def too_dear(band: Sequence[Profile], limit: int) -> list[Complaint]:
    cost = sum(profile.cost or 0 for profile in band)
    return [Complaint("too-dear", ("KA-REC-06",), {"cost": cost, "limit": limit})] if cost > limit else []


@rule("KA-REC-01", "KA-REC-05")
def mixed(band: Sequence[Profile]) -> list[Complaint]:
    """All of one faction; a profile without a logo goes with any."""
    factions = sorted({profile.faction for profile in band if profile.faction})
    return [Complaint("mixed-factions", ("KA-REC-01",), {"factions": factions})] if len(factions) > 1 else []


@rule("KA-LIM-01", "KA-LIM-02")
def too_many(band: Sequence[Profile]) -> list[Complaint]:
    """LIM X: X copies at most; LIM U: one."""
    found = []
    for name, count in Counter(profile.name for profile in band).items():
        limitation = shelf().profiles[name].limitation
        most = 1 if limitation in ("U", "P") else int(limitation) if limitation else 99
        if count > most:
            rule_id = "KA-LIM-02" if limitation == "U" else "KA-LIM-01"
            found.append(Complaint("too-many-copies", (rule_id,), {"name": name, "count": count, "most": most}))
    return found


def mend(names: Sequence[str], limit: int) -> tuple[str, ...]:
    """Members to leave out, the last written first, until the rest is legal."""
    kept, dropped = list(names), []
    while kept and complaints(kept, limit):
        worst = next(
            (at for at in range(len(kept) - 1, -1, -1) if not complaints([*kept[:at], *kept[at + 1 :]], limit)),
            len(kept) - 1,
        )
        dropped.append(kept.pop(worst))
    return tuple(dropped)


def build_list(chance: Block, faction: str | None, options: Mapping[str, Any]) -> list[str]:
    """A legal Spearhead of one faction filled at random, as full as it gets."""
    limit = options.get("game_size", FORMAT)
    manned = factions()
    if faction is not None and faction not in manned:
        raise LookupError(f"no faction is called {faction}; there are {', '.join(manned)}")
    chosen = faction or manned[chance.below(len(manned))]
    pool = [p.name for p in shelf().profiles.values() if p.playable and p.faction in (chosen, None)]
    band: list[str] = []
    while pool:
        name = pool[chance.below(len(pool))]
        if complaints([*band, name], limit):
            pool.remove(name)
        else:
            band.append(name)
    return band


def factions() -> list[str]:
    """The factions with somebody to recruit."""
    manned = {profile.faction for profile in shelf().profiles.values() if profile.playable}
    return [faction for faction in FACTIONS if faction in manned]
