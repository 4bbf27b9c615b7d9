"""A whole army: its cards, what it pays for its theme, what every figure is worth in play."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from msgspec.structs import replace

from escarmouche.core.rules import rule
from escarmouche.files.words import slug
from escarmouche.games.age_des_escarmouches.cards import Ability, Affiliation, Machine, Solo, Working, shelf
from escarmouche.games.age_des_escarmouches.figures import Fighter
from escarmouche.games.age_des_escarmouches.rules.attributes import any_of
from escarmouche.games.age_des_escarmouches.rules.enlisting import engine, fighter, standing
from escarmouche.games.age_des_escarmouches.rules.recruits import Recruit, rank_of, solos

FORFEITED = ("bane", "personal-enemy", "blood-brother")
RENAMED = " (transfuge)"
"""What follows the name of an Incarnate that fights for another affiliation than its own."""
Cards = list[list[int]]
"""Which members each card stands for, by their place in the list."""


# ---------------------------------------------------------------- cards


@rule("AE-DECK-02", "AE-DECK-03", "AE-DECK-05")
def per_card(one: Recruit) -> int:
    """How many figures one card may stand for, by the VAL it prints."""
    profile = one.profile
    if profile is None or profile.incarnate or profile.mystic:
        return 1
    return 3 if profile.val < 30 else 2 if profile.val < 50 else 1


@rule("AE-DECK-01", "AE-DECK-06")
def alike(band: Sequence[Recruit]) -> list[list[int]]:
    """Members that may share cards, by their places in the list."""
    found: dict[tuple[object, ...], list[int]] = {}
    for at, one in enumerate(band):
        found.setdefault(one.kind, []).append(at)
    return list(found.values())


@rule("AE-DECK-04")
def cards_of(band: Sequence[Recruit]) -> Cards:
    """As few cards as can be; figures are shared out as the list says, otherwise evenly."""
    return [card for same in alike(band) for card in shared_out(band, same)]


def shared_out(band: Sequence[Recruit], same: Sequence[int]) -> Cards:
    """The cards of figures that are alike: those up to the last that the list names, and more only if more are
    needed."""
    needed, named = -(-len(same) // per_card(band[same[0]])), max(band[at].share for at in same)
    cards: dict[int, list[int]] = {share: [] for share in range(1, max(needed, named) + 1)}
    for at in same:
        if band[at].share:
            cards[band[at].share].append(at)
    for at in same:
        if not band[at].share:
            min(cards.values(), key=len).append(at)
    return [card for card in cards.values() if card]


# ---------------------------------------------------------------- the theme


@rule("AE-AFFI-06")
def theme_of(band: Sequence[Recruit]) -> Affiliation | None:
    """The affiliation an army pays for: the first that is named."""
    name = next((one.affiliation for one in band if one.affiliation), "")
    return shelf().affiliations.get(name)


def of_people(band: Sequence[Recruit], theme: Affiliation) -> list[int]:
    """The fighters of the people of an affiliation."""
    return [at for at, one in enumerate(band) if one.profile is not None and one.card.people == theme.people]


@rule("AE-AFFI-03", "AE-AFFI-04")
def ability_cost(ability: Ability, band: Sequence[Recruit], theme: Affiliation, size: int) -> int:
    """By format, 200 to 600 and nothing beyond; free; or so much for each fighter it is for."""
    if ability.cost == "special":
        return ability.each * sum(any_of(band[at].model, ability.only) for at in of_people(band, theme))
    if isinstance(ability.cost, tuple):
        return ability.cost[min(max(-(-size // 100), 2), 6) - 2]
    return ability.cost


@rule("AE-AFFI-02", "AE-AFFI-07")
def theme_cost(band: Sequence[Recruit], size: int) -> int:
    """What the affiliation costs the whole army: all its abilities."""
    theme = theme_of(band)
    return 0 if theme is None else sum(ability_cost(one, band, theme, size) for one in theme.abilities)


@rule("AE-SOLO-02")
def solo_cost(solo: Solo, rank: int) -> int:
    """The value of a solo for a card of this rank."""
    return solo.cost[rank - 1] if isinstance(solo.cost, tuple) else solo.cost


@rule("AE-SOLO-01", "AE-SOLO-02")
def solos_cost(band: Sequence[Recruit], cards: Cards) -> int:
    """Solos are paid once for each card."""
    return sum(solo_cost(solos()[name][1], rank_of(band[card[0]])) for card in cards for name in band[card[0]].solos)


# ---------------------------------------------------------------- what it costs, what it is worth


@rule("AE-FRER-01")
def recruitment_cost(band: Sequence[Recruit]) -> int:
    """VAL of all cards and artefacts; blood brothers who are both there cost a tenth less of what is printed."""
    names = {one.name for one in band}
    total = 0
    for one in band:
        brothers = one.profile.skills.get("blood-brother") if one.profile else None
        close = isinstance(brothers, tuple) and any(brother in names for brother in brothers) and not outcast(one, band)
        total += one.val - (one.card.val - one.card.val * 9 // 10 if close else 0)
    return total


@rule("AE-FMT-02")
def army_val(band: Sequence[Recruit], size: int) -> int:
    """Fighters with all they bear, the affiliation, and the solos."""
    cards = cards_of(band) if any(one.solos for one in band) else []
    return recruitment_cost(band) + theme_cost(band, size) + solos_cost(band, cards)


@rule("AE-VAL-01", "AE-VAL-02", "AE-VAL-03", "AE-VAL-04", "AE-MUTA-01")
def values(band: Sequence[Recruit], size: int, skill: str = "") -> list[int]:
    """VAL in play: the affiliation is shared among the fighters of its people, or those of them with a skill, a solo
    among those of its card whom it benefits; each total is rounded down once."""
    found = [Fraction(one.val) for one in band]
    theme = theme_of(band)
    if theme is not None:
        mine = [at for at in of_people(band, theme) if not skill or skill in band[at].model.skills]
        for at in mine:
            found[at] += Fraction(theme_cost(band, size), len(mine))
    for card in cards_of(band):
        for name in band[card[0]].solos:
            solo = solos()[name][1]
            blessed = [at for at in card if any_of(band[at].model, solo.only)]
            for at in blessed:
                found[at] += Fraction(solo_cost(solo, rank_of(band[at])), len(blessed))
    return [int(one) for one in found]


@rule("AE-AFFI-09")
def outcast(one: Recruit, band: Sequence[Recruit]) -> bool:
    """Is it an Incarnate with an affiliation in an army of another?"""
    theme, profile = theme_of(band), one.profile
    return (
        theme is not None
        and profile is not None
        and profile.incarnate
        and bool(profile.affiliations)
        and theme.name not in profile.affiliations
    )


# ---------------------------------------------------------------- to battle


@rule("AE-DECK-01", "AE-KIT-01", "AE-KIT-02", "AE-MYS-08")
def army(band: Sequence[Recruit], side: str, size: int) -> dict[str, Fighter]:
    """The fighters and machines of a list, with the cards that stand for them and all that was bought: each keeps it
    for the whole game."""
    found: dict[str, Fighter] = {}
    worth = values(band, size)
    mutants = values(band, size, "mutagen")
    places = {at: number for number, card in enumerate(cards_of(band)) for at in card}
    titles = titled([slug(band[card[0]].name) for card in cards_of(band)], side, "card-")
    for at, (one, who) in enumerate(zip(band, titled([slug(one.name) for one in band], side), strict=True)):
        if isinstance(one.card, Machine):
            found[who] = engine(one.card, who, side, card=titles[places[at]])
        else:
            made = fighter(
                one.card,
                who,
                side,
                val=worth[at],
                mutagen_val=mutants[at],
                card=titles[places[at]],
                artefacts=one.artefacts,
                solos=one.solos,
                formulas=dict(one.formulas),
                commander=one.commander,
            )
            found[who] = furnished(made, one, band)
    return found


def titled(names: list[str], side: str, before: str = "") -> list[str]:
    """An id for each: the name, the side, and a number where there are several of a name."""
    return [
        f"{name}-{side}" + (f"-{before}{names[: at + 1].count(name)}" if names.count(name) > 1 else "")
        for at, name in enumerate(names)
    ]


@rule("AE-AFFI-05", "AE-AFFI-07", "AE-AFFI-09", "AE-SOLO-03")
def furnished(me: Fighter, one: Recruit, band: Sequence[Recruit]) -> Fighter:
    """A fighter with what its artefacts, the abilities of the affiliation and its solos do for it all the time."""
    if outcast(one, band):
        kept = {name: value for name, value in me.skills.items() if name not in FORFEITED}
        me = replace(me, skills=kept, name=me.name + RENAMED)
    for name in one.artefacts:
        me = blessed(me, name, shelf().artefacts[name].does)
    theme = theme_of(band)
    if theme is not None and me.people == theme.people:
        for ability in theme.abilities:
            me = blessed(me, ability.name, ability.does) if any_of(me, ability.only) else me
    for name in one.solos:
        solo = solos()[name][1]
        me = blessed(me, name, solo.does) if any_of(me, solo.only) else me
    return me


def blessed(me: Fighter, source: str, does: Sequence[Working]) -> Fighter:
    for work in does:
        me = standing(me, source, work)
    return me
