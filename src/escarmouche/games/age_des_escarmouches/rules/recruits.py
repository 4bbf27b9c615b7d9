"""Members of an army as people write them: a card, then what makes this figure different from it.

`Orsane Belval, commander, affiliation Compagnie du Déversoir, + Anneau du passeur`: the commander of a themed army,
with an artefact. `Mousquetaire de la vanne, + Poudre sèche`: a troop whose card has a solo. `Conteuse des pistes,
+ Réconfort, + Ferveur/2`: a mystic with its formulas, one of level X written in at 2. `Milicien des quais, card 2`: on
the second of the cards that stand for these figures.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from msgspec import Struct

from escarmouche.core.brought import is_marked
from escarmouche.core.rules import rule
from escarmouche.core.system import Ware
from escarmouche.files.words import Unknown
from escarmouche.games.age_des_escarmouches import cards
from escarmouche.games.age_des_escarmouches.cards import Affiliation, Machine, Profile, Solo, shelf
from escarmouche.games.age_des_escarmouches.figures import Fighter
from escarmouche.games.age_des_escarmouches.rules.enlisting import engine, fighter

COMMANDER, AFFILIATION, CARD = "commander", "affiliation ", "card "
MOST_LEVEL, MOST_CARDS = 8, 12
"""The highest level a formula of level X may be written in at; the highest number of a card."""


@rule("AE-KIT-01", "AE-MYS-08", "AE-FRML-05")
class Recruit(Struct, frozen=True):
    """A member of a list, read."""

    card: Profile | Machine
    commander: bool = False
    affiliation: str = ""
    artefacts: tuple[str, ...] = ()
    solos: tuple[str, ...] = ()
    formulas: tuple[tuple[str, int], ...] = ()
    """Its personal collection, with the level each is written in at."""
    share: int = 0
    """The number of the card that stands for it; 0 if that is all the same."""
    strange: tuple[str, ...] = ()
    """Details that mean nothing."""

    @property
    def name(self) -> str:
        return self.card.name

    @property
    def profile(self) -> Profile | None:
        """The card of a fighter; a machine has none."""
        return self.card if isinstance(self.card, Profile) else None

    @property
    def incarnate(self) -> bool:
        return isinstance(self.card, Profile) and self.card.incarnate

    @property
    @rule("AE-KIT-03", "AE-CARD-24")
    def val(self) -> int:
        """The VAL of its card with that of its artefacts."""
        return self.card.val + sum(shelf().artefacts[name].cost for name in self.artefacts)

    @property
    @rule("AE-DECK-01", "AE-DECK-06")
    def kind(self) -> tuple[object, ...]:
        """What figures must have in common to share a card."""
        return self.name, self.artefacts, self.solos, self.formulas

    @property
    def model(self) -> Fighter:
        """A fighter of this card, to ask for its attributes."""
        return model(self.name)


def rank_of(one: Recruit) -> int:
    """The rank of its card; a machine has none and counts as 1."""
    return one.profile.rank if one.profile is not None else 1


@lru_cache(maxsize=1024)
def model(name: str) -> Fighter:
    """A fighter as its card prints it."""
    found = shelf().profiles.get(name) or shelf().beings.get(name)
    return fighter(found, name, "") if found is not None else engine(shelf().machines[name], name, "")


@cache
def solos() -> dict[str, tuple[Affiliation, Solo]]:
    """Every solo by name, with the affiliation it belongs to."""
    return {solo.name: (theme, solo) for theme in shelf().affiliations.values() for solo in theme.solos}


@cache
def details() -> tuple[str, ...]:
    """Everything that may follow a card in a list."""
    return tuple(ware.detail for ware in wares())


@cache
def wares() -> tuple[Ware, ...]:
    """What a figure may be given beside its card, by kind."""
    found = shelf()
    return (
        Ware(COMMANDER, "commander"),
        *(Ware(f"{AFFILIATION}{name}", "affiliation") for name in found.affiliations),
        *(ware for name in found.artefacts for ware in sold("artefacts", name)),
        *(Ware(f"+ {name}", "solo") for name in solos()),
        *(ware for name in found.formulas for ware in sold("formulas", name)),
        *(Ware(word, "card", number) for word, number in numbered().items()),
    )


def sold(kind: str, name: str) -> tuple[Ware, ...]:
    """As what a card is sold: an artefact, or a formula at each level it may be written in at."""
    if kind == "artefacts":
        return (Ware(f"+ {name}", "artefact"),)
    if kind != "formulas":
        return ()
    level = shelf().formulas[name].level
    if level != "X":
        return (Ware(f"+ {name}", "formula", int(level)),)
    return tuple(Ware(f"+ {name}/{each}", "formula", each) for each in range(1, MOST_LEVEL + 1))


def recruit(member: str) -> Recruit | None:
    """A member of a list, read; None if no card has that name."""
    return read(member) if is_marked(member) else remembered(member)


@cache
def remembered(member: str) -> Recruit | None:
    """The same of a member with nothing that somebody brought, which is always there."""
    return read(member)


def read(member: str) -> Recruit | None:
    name, *told = (part.strip() for part in member.split(","))
    card = shelf().profiles.get(name) or shelf().machines.get(name)
    if card is None:
        return None
    affiliation, share = "", 0
    artefacts, abilities, formulas, strange = [], [], [], []
    for detail in told:
        word = detail.removeprefix("+").strip() if detail.startswith("+") else ""
        formula = written(word)
        if detail.removeprefix(AFFILIATION) in shelf().affiliations and not affiliation:
            affiliation = detail.removeprefix(AFFILIATION)
        elif word in shelf().artefacts:
            artefacts.append(word)
        elif word in solos():
            abilities.append(word)
        elif formula is not None:
            formulas.append(formula)
        elif detail in numbered():
            share = numbered()[detail]
        elif detail != COMMANDER:
            strange.append(detail)
    return Recruit(
        card,
        COMMANDER in told,
        affiliation,
        tuple(artefacts),
        tuple(sorted(abilities)),
        tuple(sorted(formulas)),
        share,
        tuple(strange),
    )


@cache
def numbered() -> dict[str, int]:
    """`card 2` is the second."""
    return {f"{CARD}{number}": number for number in range(1, MOST_CARDS + 1)}


@rule("AE-FRML-05")
def written(word: str) -> tuple[str, int] | None:
    """A formula with the level it is written in at: `Ferveur/2`; a formula of a fixed level has no choice."""
    name, _, level = word.partition("/")
    card = shelf().formulas.get(name)
    if card is None:
        return None
    if card.level == "X":
        return (name, int(level)) if level.isdigit() and 1 <= int(level) <= MOST_LEVEL else None
    return (name, card.level) if not level else None


def named(members: Sequence[str]) -> set[str]:
    """The cards that members are made of."""
    found = set[str]()
    for one in filter(None, map(recruit, members)):
        weapons = one.profile.weapons if one.profile else (getattr(one.card, "weapon", ""),)
        found |= {one.name, one.affiliation, *weapons, *one.artefacts, *(name for name, _ in one.formulas)}
        found |= {solos()[name][0].name for name in one.solos}
    return found


def pins(lists: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """The cards of somebody's own among those that these lists are made of."""
    return cards.pins(name for members in lists.values() for name in named(members))


def band(members: Sequence[str]) -> list[Recruit]:
    """All members, or `Unknown` for one that nobody can recruit."""
    found = []
    for member in members:
        one = recruit(member)
        if one is None:
            raise Unknown("profile", member, [*shelf().profiles, *shelf().machines])
        found.append(one)
    return found
