"""Recruitment: which armies are legal in a format, what is wrong with the others, and how to raise one at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from escarmouche.core.rules import rule
from escarmouche.core.system import Complaint, ListReport, Meter
from escarmouche.games.age_des_escarmouches.cards import Machine, Profile, shelf
from escarmouche.games.age_des_escarmouches.rules.armies import (
    alike,
    army_val,
    of_people,
    outcast,
    per_card,
    shared_out,
    solo_cost,
    theme_of,
)
from escarmouche.games.age_des_escarmouches.rules.attributes import any_of, has
from escarmouche.games.age_des_escarmouches.rules.recruits import Recruit, rank_of, recruit, solos
from escarmouche.games.age_des_escarmouches.rules.schooling import badly_schooled

FORMAT = 300
SPECIAL = ("standard", "heroes", "creatures", "both")
SIZES = ("200", "300", "400", "500", "600")
"""Formats on offer at the table."""
LIMITS = {
    200: (50, 75, 100, 1, 15),
    300: (75, 100, 150, 1, 20),
    400: (100, 150, 200, 2, 25),
    500: (125, 175, 250, 2, 30),
    600: (150, 200, 300, 3, 35),
}
Band = Sequence[Recruit]


class Limits(Struct, frozen=True):
    """What a format allows: VAL of a troop, of an Incarnate, of all Incarnates; identical cards; figures; rank 3."""

    troop: int
    incarnate: int
    incarnates: int
    identical: int
    figures: int
    rank: int = 2
    special: tuple[str, ...] = ()
    """Rules of the special formats that widened them."""


@rule("AE-FMT-01", "AE-FMT-03", "AE-FMT-04")
def format_of(options: Mapping[str, Any]) -> int:
    """The format agreed on, 300 PA if none was; it does not change with what is fielded."""
    return int(options.get("game_size") or FORMAT)


@rule("AE-LIM-01", "AE-LIM-04", "AE-LIM-05", "AE-LIM-06", "AE-LIM-07", "AE-LIM-08")
def standard(size: int) -> Limits:
    """The row of a format: the next hundred, at least 200; beyond the table by what makes it."""
    row = max(200, -(-size // 100) * 100)
    if row in LIMITS:
        return Limits(*LIMITS[row])
    return Limits(row // 4, -(-row // 75) * 25, row // 2, row // 200, row // 20 + 5)


@rule("AE-LIM-02", "AE-LIM-09", "AE-LIM-10", "AE-LIM-11")
def limits(options: Mapping[str, Any]) -> Limits:
    """The limits of a game; the Heroes and Creatures formats, agreed on for both sides, widen some of them."""
    size = format_of(options)
    row = standard(size)
    special = options.get("special")
    heroes, creatures = special in ("heroes", "both"), special in ("creatures", "both")
    return Limits(
        troop=size // 2 if creatures else row.troop,
        incarnate=size * 2 // 3 if heroes else row.incarnate,
        incarnates=size if heroes else row.incarnates,
        identical=row.identical,
        figures=row.figures,
        rank=3 if heroes else row.rank,
        special=("AE-LIM-10",) * heroes + ("AE-LIM-11",) * creatures,
    )


@rule("AE-GAME-02")
def turns(size: int) -> int:
    """Two turns, and one for every hundred begun."""
    return 2 + -(-size // 100)


@rule("AE-FMT-01", "AE-FMT-02")
def check_list(names: Sequence[str], options: Mapping[str, Any]) -> ListReport:
    """Is this army legal, what does it cost, and what would mend it?"""
    size = format_of(options)
    found = complaints(names, options)
    band = known(names)
    cost, figures = army_val(band, size), sum(one.profile is not None for one in band)
    repair = mend(names, options) if found else ()
    meters = (Meter("points", cost, size), Meter("figures", figures, limits(options).figures))
    return ListReport(not found, cost, tuple(found), repair, meters)


def known(names: Sequence[str]) -> list[Recruit]:
    return [one for one in map(recruit, names) if one is not None]


def complaints(names: Sequence[str], options: Mapping[str, Any]) -> list[Complaint]:
    """Everything wrong with an army, each with its rule."""
    strangers = [name for name in names if recruit(name) is None]
    if strangers:
        called = ("AE-SUMM-01",) if any(name.split(",")[0].strip() in shelf().beings for name in strangers) else ()
        return [Complaint("unknown-profile", ("AE-CARD-01", *called), {"names": strangers})]
    band = known(names)
    if not band:
        return [Complaint("empty-list", ("AE-CMD-01",), {})]
    row = limits(options)
    return [
        *too_dear(band, format_of(options)),
        *badly_led(band),
        *mixed(band),
        *beyond_limits(band, row),
        *badly_carded(band, row),
        *badly_themed(band),
        *outcasts(band, format_of(options)),
        *without_crew(band),
        *(fault for one in band for fault in (*badly_equipped(one, band), *badly_schooled(one, outcast(one, band)))),
    ]


# ---------------------------------------------------------------- the whole


@rule("AE-FMT-01", "AE-FMT-02", "AE-AFFI-02")
def too_dear(band: Band, size: int) -> Iterator[Complaint]:
    cost = army_val(band, size)
    if cost > size:
        yield Complaint("over-format", ("AE-FMT-01", "AE-FMT-02"), {"cost": cost, "limit": size})


@rule("AE-CMD-01", "AE-CMD-02")
def badly_led(band: Band) -> Iterator[Complaint]:
    """There is an Incarnate; one at most is named commander."""
    if not any(one.incarnate for one in band):
        yield Complaint("no-incarnate", ("AE-CMD-01",), {})
    named = [one for one in band if one.commander]
    if len(named) > 1:
        yield Complaint("several-commanders", ("AE-CMD-01",), {"names": [one.name for one in named]})
    for one in named:
        if not one.incarnate:
            yield Complaint("cannot-command", ("AE-CMD-01",), {"name": one.name})


@rule("AE-INTP-03")
def mixed(band: Band) -> Iterator[Complaint]:
    """There is a people whose army they may all join: their own, or one that their card serves."""
    peoples = {one.card.people for one in band}
    if not any(all(joins(one, people) for one in band) for people in peoples):
        yield Complaint("mixed-peoples", ("AE-INTP-03",), {"peoples": sorted(peoples)})


def joins(one: Recruit, people: str) -> bool:
    """May it join the army of a people?"""
    return one.card.people == people or (one.profile is not None and people in one.profile.serves)


@rule("AE-LIM-02", "AE-LIM-03", "AE-LIM-04", "AE-LIM-05", "AE-LIM-06", "AE-LIM-08")
def beyond_limits(band: Band, row: Limits) -> Iterator[Complaint]:
    """Values and numbers of the format."""
    fighters = [one for one in band if one.profile is not None]
    heroes = [one for one in fighters if one.incarnate]
    for one in heroes:
        if rank_of(one) > row.rank:
            yield Complaint("rank-three", ("AE-LIM-02",), {"name": one.name})
        if counted(one) > row.incarnate:
            facts = {"name": one.name, "cost": counted(one), "limit": row.incarnate}
            yield Complaint("incarnate-too-dear", ("AE-LIM-03", "AE-LIM-05", *row.special), facts)
    for name in dict.fromkeys(one.name for one in fighters if not one.incarnate and one.card.val > row.troop):
        facts = {"name": name, "cost": shelf().profiles[name].val, "limit": row.troop}
        yield Complaint("troop-too-dear", ("AE-LIM-04", *row.special), facts)
    spent = sum(map(counted, heroes))
    if spent > row.incarnates:
        yield Complaint("incarnates-total", ("AE-LIM-06",), {"cost": spent, "limit": row.incarnates})
    if len(fighters) > row.figures:
        facts = {"number": len(fighters), "limit": row.figures}
        yield Complaint("too-many-figures", ("AE-LIM-08",), facts)


@rule("AE-LIM-03")
def counted(one: Recruit) -> int:
    """What counts for the limits of an Incarnate: its card, its artefacts, its solos."""
    return one.val + sum(solo_cost(solos()[name][1], rank_of(one)) for name in one.solos)


@rule("AE-DECK-02", "AE-DECK-04", "AE-DECK-05", "AE-LIM-07")
def badly_carded(band: Band, row: Limits) -> Iterator[Complaint]:
    """Cards that stand for too many, more cards than are needed, more identical cards than the format allows. An
    Incarnate is there once."""
    for same in alike(band):
        one, cards = band[same[0]], shared_out(band, same)
        number, most = len(cards), per_card(one)
        if max(map(len, cards)) > most:
            alone = ("AE-DECK-03",) if one.profile is not None and one.profile.mystic else ()
            yield Complaint("overfull-card", ("AE-DECK-02", *alone), {"name": one.name, "limit": most})
        if number > -(-len(same) // most):
            yield Complaint("needless-card", ("AE-DECK-04",), {"name": one.name, "number": number})
        if number > row.identical:
            facts = {"name": one.name, "number": number, "limit": row.identical}
            yield Complaint("identical-cards", ("AE-LIM-07", "AE-DECK-04"), facts)
    for name, number in Counter(one.name for one in band if one.incarnate).items():
        if number > 1:
            yield Complaint("incarnate-twice", ("AE-DECK-05",), {"name": name})


# ---------------------------------------------------------------- affiliations and solos


@rule("AE-AFFI-05", "AE-AFFI-06", "AE-AFFI-08", "AE-SOLO-03", "AE-SOLO-04")
def badly_themed(band: Band) -> Iterator[Complaint]:
    """One affiliation, of a people that is there; its own troops and solos alone."""
    themes = sorted({one.affiliation for one in band} - {""})
    if len(themes) > 1:
        yield Complaint("several-affiliations", ("AE-AFFI-06",), {"names": themes})
    theme = theme_of(band)
    if theme is not None and not of_people(band, theme):
        yield Complaint("nobody-affiliated", ("AE-AFFI-05",), {"name": theme.name, "people": theme.people})
    for one in band:
        profile = one.profile
        bound = profile.affiliations if profile is not None and not profile.incarnate else ()
        if theme is not None and bound and theme.name not in bound:
            facts = {"name": one.name, "affiliation": theme.name}
            yield Complaint("other-affiliation", ("AE-AFFI-08",), facts)
        for name in one.solos:
            owner, solo = solos()[name]
            facts = {"name": one.name, "solo": name, "affiliation": owner.name}
            if theme is None or owner.name != theme.name:
                yield Complaint("solo-without-affiliation", ("AE-SOLO-04",), facts)
            elif one.card.people != owner.people or not any_of(one.model, solo.only):
                yield Complaint("solo-not-for-it", ("AE-SOLO-03", "AE-AFFI-05"), facts)
            elif one.solos.count(name) > 1:
                yield Complaint("solo-twice", ("AE-SOLO-01",), facts)


# ---------------------------------------------------------------- pariahs, crews, equipment


@rule("AE-PARI-02")
def outcasts(band: Band, size: int) -> Iterator[Complaint]:
    """A fifth of the army's VAL at most are pariahs, unless a pariah commands."""
    heroes = [one for one in band if one.incarnate]
    chief = next((one for one in heroes if one.commander), heroes[0] if heroes else None)
    if chief is not None and "pariah" in chief.model.skills:
        return
    spent = sum(one.val for one in band if "pariah" in one.model.skills)
    most = army_val(band, size) // 5 if spent else 0
    if spent > most:
        yield Complaint("too-many-pariahs", ("AE-PARI-02",), {"cost": spent, "limit": most})


@rule("AE-WARM-04", "AE-WARM-07")
def without_crew(band: Band) -> Iterator[Complaint]:
    """Every machine has its crew: fighters with TIR, as many as it needs, and somebody who may serve it."""
    shooters = [one for one in band if one.profile is not None and one.profile.TIR is not None]
    machines = [one.card for one in band if isinstance(one.card, Machine)]
    needed = sum(machine.EQU for machine in machines)
    if needed > len(shooters):
        facts = {"needed": needed, "number": len(shooters)}
        yield Complaint("no-crew", ("AE-WARM-04",), {"names": [one.name for one in machines], **facts})
    for machine in machines:
        if not any(any_of(one.model, machine.servants) for one in shooters):
            yield Complaint("no-servant", ("AE-WARM-07",), {"name": machine.name})


@rule("AE-ARTE-01", "AE-ARTE-02", "AE-ARTX-01", "AE-KIT-04", "AE-AFFI-09")
def badly_equipped(one: Recruit, band: Band) -> Iterator[Complaint]:
    """Artefacts are for Incarnates: as many as their rank, each once, none that is reserved for others."""
    for detail in one.strange:
        yield Complaint("strange-detail", ("AE-KIT-01",), {"name": one.name, "detail": detail})
    if not one.artefacts:
        return
    if not one.incarnate:
        yield Complaint("artefact-for-incarnates", ("AE-ARTE-01",), {"name": one.name})
        return
    most = rank_of(one) + one.model.number("artefact")
    if len(one.artefacts) > most:
        facts = {"name": one.name, "number": len(one.artefacts), "limit": most}
        yield Complaint("too-many-artefacts", ("AE-ARTE-02", "AE-ARTX-01"), facts)
    for name, number in Counter(one.artefacts).items():
        card, facts = shelf().artefacts[name], {"name": one.name, "item": name}
        if number > 1:
            yield Complaint("artefact-twice", ("AE-KIT-04",), facts)
        if rank_of(one) < card.rank or not open_to(one, card.reserved, outcast(one, band)):
            cited = ("AE-ARTE-01", "AE-AFFI-09") if outcast(one, band) else ("AE-ARTE-01",)
            yield Complaint("reserved-item", cited, facts)


@rule("AE-AFFI-09")
def open_to(one: Recruit, reserved: Sequence[str], renegade: bool) -> bool:
    """Is something reserved for nobody, or for somebody like it? Out of its affiliation it loses what is its own."""
    profile = one.profile
    lost = {profile.name, *profile.affiliations} if renegade and profile is not None else set[str]()
    return not reserved or any(has(one.model, word) for word in reserved if word not in lost)


# ---------------------------------------------------------------- mending


def mend(names: Sequence[str], options: Mapping[str, Any]) -> tuple[str, ...]:
    """The members to leave out, as few as can be found: one that mends all, otherwise the one that mends most."""
    kept, dropped = list(names), []
    while kept and (wrong := complaints(kept, options)):
        left = [(len(complaints([*kept[:at], *kept[at + 1 :]], options)), -at) for at in range(len(kept))]
        fewest, at = min(left)
        if fewest >= len(wrong):
            at = -max(range(len(kept)), key=lambda place: priced(kept[place]))
        dropped.append(kept.pop(-at))
    return tuple(dropped)


def priced(name: str) -> int:
    """What a member costs; an unknown one goes first, the last Incarnate never helps."""
    one = recruit(name)
    return 10_000 if one is None else 0 if one.incarnate else one.val


def playable(card: Profile | Machine, options: Mapping[str, Any]) -> bool:
    """May this card be in an army of the format at all?"""
    row = limits(options)
    if isinstance(card, Machine):
        return True
    most = row.incarnate if card.incarnate else row.troop
    return card.val <= most and (not card.incarnate or card.rank <= row.rank)
