"""Members of a Spearhead as people write them: a profile, then what makes this Safar different from its card.

`Sergent des remparts, leader, + Épieu, - Rondache`: the leader, with a spear more and without its shield.
`Chapelain de l'Acier, + small grimoire, + Châtiment`: a mage, its grimoire, a spell in it.
`Archer des lisières, + 3 arrows, + 2 armour-piercing arrows`: ammunition, in the lots of the price list.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.cards.bringing import Findable
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.core.system import Ware
from escarmouche.files.words import Unknown
from escarmouche.games.kharn_ages import cards
from escarmouche.games.kharn_ages.cards import Profile, shelf
from escarmouche.games.kharn_ages.figures import Gear, Safar, bundled, equip, quiver, safar

LEADER = "leader"
GRIMOIRES = {"small grimoire": (20, 5), "large grimoire": (40, 10_000)}
"""Their cost and their pages."""


class Lot(Struct, frozen=True):
    """So many pieces of a kind of ammunition, sold together."""

    pieces: int
    ammo: str
    """By what takes it and kind, as a Safar counts it: `arrows:simple`."""
    cost: int


class Recruit(Struct, frozen=True):
    """A member of a list, read."""

    profile: Profile
    leader: bool = False
    left: tuple[str, ...] = ()
    added: tuple[str, ...] = ()
    grimoires: tuple[str, ...] = ()
    spells: tuple[str, ...] = ()
    lots: tuple[Lot, ...] = ()
    strange: tuple[str, ...] = ()
    """Details that mean nothing."""
    agreed: dict[str, int] = {}
    """Costs that the players agreed on instead of those of the cards."""

    @property
    @rule("KA-EQP-01", "KA-EQP-02", "KA-EQP-03", "KA-REC-06", "KA-RNG-02", "KA-MAG-16", "KA-MAG-18")
    def cost(self) -> int:
        """The profile with its printed equipment, less what is left out, and all that was added."""
        own = self.agreed.get(self.profile.name, self.profile.cost or 0)
        total = own - sum(self.price(item) for item in self.left)
        total += sum(self.price(item) + self.surcharge(item, self.price(item)) for item in self.added)
        total += sum(GRIMOIRES[name][0] for name in self.grimoires)
        cards = shelf().spells
        total += sum(0 if cards[name].generic else cards[name].cost or 0 for name in self.spells)
        return total + sum(lot.cost for lot in self.lots)

    def price(self, item: str) -> int:
        """What a thing costs, or was agreed on."""
        return self.agreed[item] if item in self.agreed else items()[item]

    @rule("KA-LAT-15")
    def surcharge(self, item: str, price: int) -> int:
        """What a Tembo pays more for something made for others: 3 for each full 10."""
        return 3 * (price // 10) if "tembo" in self.profile.skills and not gear_card(item).reserved else 0

    @property
    @rule("KA-EQP-02", "KA-EQP-03")
    def equipment(self) -> tuple[str, ...]:
        """What it goes to battle with; what was left out is not there. What was added comes to hand last."""
        kept = list(self.profile.equipment)
        for item in self.left:
            if item in kept:
                kept.remove(item)
        return (*kept, *self.added)


GEAR = {"weapons": "weapon", "shields": "shield", "armours": "armour", "trinkets": "weapon"}
"""The kinds of card of what somebody carries, and under what they are sold."""
LEFT = "left"


def things() -> tuple[Mapping[str, Any], ...]:
    """The cards of what somebody carries, by kind."""
    found = shelf()
    return found.weapons, found.shields, found.armours, found.trinkets


@cache
def items() -> dict[str, int]:
    """Everything that can be bought or left out, with its cost."""
    cards = [card for kind in things() for card in kind.values()]
    return Findable({card.name: card.cost for card in cards if for_sale(card)}, price_brought)


def for_sale(card: Any) -> bool:
    """It has a price and is no part of a body."""
    return card.playable and not getattr(card, "natural", False)


def price_brought(name: str) -> int | None:
    """What a thing costs that somebody brought."""
    found = [kind[name] for kind in things() if name in kind]
    return found[0].cost if found and for_sale(found[0]) else None


def gear_card(item: str) -> Any:
    """The card of something that somebody carries."""
    return next(kind[item] for kind in things() if item in kind)


@cache
@rule("KA-RNG-02", "KA-RNG-03")
def lots() -> dict[str, Lot]:
    """Ammunition by the lot: `3 arrows`, `10 arrows`, `2 armour-piercing bolts`. 0 in the price list is not sold."""
    found = {}
    for kind, price in shelf().ammunition.items():
        for feed in ("arrows", "bolts"):
            for cost in (5, 15):
                pieces = getattr(price, f"{feed}_for_{cost}")
                if pieces:
                    what = feed if kind == "simple" else f"{kind} {feed}"
                    found[f"{pieces} {what}"] = Lot(pieces, f"{feed}:{kind}", cost)
    return found


@cache
def details() -> tuple[str, ...]:
    """Everything that may follow a profile, be it to be refused."""
    return (*(ware.detail for ware in wares()), *body_parts())


@cache
@rule("KA-GEN-22")
def body_parts() -> tuple[str, ...]:
    """Natural armour, which nobody buys or leaves at home."""
    return tuple(f"{sign} {card.name}" for card in shelf().armours.values() if card.natural for sign in "+-")


@cache
def wares() -> tuple[Ware, ...]:
    """What a Safar may buy or leave at home, by kind."""
    gear = [ware for kind in GEAR for name in getattr(shelf(), kind) for ware in sold(kind, name)]
    return (
        Ware(LEADER, "leader"),
        *(ware for ware in gear if ware.kind != LEFT),
        *(Ware(f"+ {name}", "ammunition") for name in lots()),
        *(Ware(f"+ {name}", "grimoire") for name in GRIMOIRES),
        *(ware for name in shelf().spells for ware in sold("spells", name)),
        *(ware for ware in gear if ware.kind == LEFT),
    )


def sold(kind: str, name: str) -> tuple[Ware, ...]:
    """As what a card is sold: things are bought or left at home, spells learnt."""
    if kind == "spells":
        return (Ware(f"+ {name}", "spell", min(one.difficulty for one in shelf().spells[name].effects)),)
    if kind not in GEAR or name not in items():
        return ()
    return Ware(f"+ {name}", GEAR[kind]), Ware(f"- {name}", LEFT)


def recruit(member: str) -> Recruit | None:
    """A member of a list, read; None if nobody has that name or the card is not complete."""
    name, *told = (part.strip() for part in member.split(","))
    profile = shelf().profiles.get(name)
    if profile is None or not profile.playable:
        return None
    found: dict[str, list[Any]] = {kind: [] for kind in ("left", "added", "grimoires", "spells", "lots", "strange")}
    for detail in told:
        sign, word = detail[:1], detail[1:].strip()
        if sign == "-" and word in items():
            found["left"].append(word)
        elif sign == "+" and word in items():
            found["added"].append(word)
        elif sign == "+" and word in GRIMOIRES:
            found["grimoires"].append(word)
        elif sign == "+" and word in shelf().spells:
            found["spells"].append(word)
        elif sign == "+" and word in lots():
            found["lots"].append(lots()[word])
        elif detail != LEADER:
            found["strange"].append(detail)
    kinds: dict[str, Any] = {kind: tuple(words) for kind, words in found.items()}
    return Recruit(profile, LEADER in told, **kinds)


def named(members: Sequence[str]) -> set[str]:
    """The cards that members are made of: profiles, what they carry, their spells."""
    found = set[str]()
    for one in filter(None, map(recruit, members)):
        found |= {one.profile.name, *one.profile.equipment, *one.added, *one.spells}
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
            raise Unknown("profile", member, [name for name, card in shelf().profiles.items() if card.playable])
        found.append(one)
    return found


@rule("KA-EQP-04", "KA-MAT-02", "KA-MAT-03", "KA-RNG-02")
def enlisted(one: Recruit, who: Id, side: str) -> Safar:
    """The Safar of a member, with its own equipment, ammunition and spells; it looks as its profile does."""
    made = safar(one.profile, who, side, leader=one.leader, spells=one.spells)
    if not (one.left or one.added or one.lots or one.grimoires or one.spells):
        return made
    ammo = quiver(one.equipment)
    for lot in one.lots:
        ammo[lot.ammo] = ammo.get(lot.ammo, 0) + lot.pieces
    return replace(made, gear=geared(one), ammo=ammo, cost=one.cost)


def geared(one: Recruit) -> dict[str, Gear]:
    """Its things, those that the card does not print marked."""
    gear = equip(one.equipment, exceptional="exceptional" in one.profile.skills)
    extra = [item for item in one.added for _ in range(bundled(item))]
    for name in reversed(gear):
        if gear[name].card in extra:
            extra.remove(gear[name].card)
            gear[name] = replace(gear[name], standard=False)
    return gear
