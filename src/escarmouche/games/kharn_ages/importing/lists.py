"""Lists of the list builder, both ways: its documents speak of ids of its catalogue, which imported cards carry."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from escarmouche.cards.foreign import packed, unpacked
from escarmouche.core.brought import Shelf, unmarked
from escarmouche.core.system import Carried
from escarmouche.files.words import slug
from escarmouche.games.kharn_ages.cards import shelf
from escarmouche.games.kharn_ages.importing.equipment import AMMUNITION
from escarmouche.games.kharn_ages.rules.recruitment import FORMAT, known, led, limit_of
from escarmouche.games.kharn_ages.rules.recruits import LEADER, Lot, Recruit, lots
from escarmouche.games.kharn_ages.rules.recruits import things as carried_things
from escarmouche.telling.texts import Unusable

PREFIX, SCHEMA = "KA1:", "1.0.0"
SKIRMISH = "escarmouche"
GRIMOIRES = {"petit": "small grimoire", "grand": "large grimoire"}
TIERS = (5, 15)
LONG_AGO = "2000-01-01T00:00:00.000Z"
"""A code is the same whenever it is written."""
ELSEWHERE = ("mount", "mountOptionIds", "specialCardIds", "equipmentUpgrades", "attachedInstanceIds")
"""What a member may have and no list here can say."""
Ids = Annotated[tuple[str, ...], Meta(max_length=100)]


class Member(Struct, frozen=True, rename="camel"):
    instance_id: str
    profile_id: str
    added_equipment_ids: Ids = ()
    removed_base_equipment_ids: Ids = ()
    spell_ids: Ids = ()
    added_equipment_counts: dict[str, Annotated[int, Meta(ge=1, le=20)]] = {}
    grimoire_id: str | None = None
    munitions: dict[str, dict[str, int]] = {}


class Spearhead(Struct, frozen=True, rename="camel"):
    leader_instance_id: str = ""
    members: Annotated[tuple[dict[str, Any], ...], Meta(max_length=200)] = ()


class Document(Struct, frozen=True, rename="camel"):
    fers_de_lance: Annotated[tuple[Spearhead, ...], Meta(min_length=1, max_length=20)]
    name: str = ""
    format: str = SKIRMISH
    points_limit: Annotated[int, Meta(ge=1, le=999_999)] | None = None


# -------------------------------------------------------------- reading


def carried(code: str, own: Shelf) -> Carried:
    """The list of a code of the builder, and what of it cannot be said here; cards of one's own come first."""
    try:
        found = msgspec.convert(unpacked(code), Document)
        members = [msgspec.convert(one, Member) for one in found.fers_de_lance[0].members]
    except msgspec.ValidationError as error:
        raise Unusable("list-code-foreign", why=str(error)[:200]) from None
    lost = [f"format: {found.format}"] if found.format != SKIRMISH else []
    lost += [f"fersDeLance: {len(found.fers_de_lance)}"] if len(found.fers_de_lance) > 1 else []
    written = []
    for one, raw in zip(members, found.fers_de_lance[0].members, strict=True):
        profile = names(own, "profiles").get(one.profile_id)
        if profile is None:
            lost.append(one.profile_id)
            continue
        lost += [f"{profile}: {field}" for field in ELSEWHERE if raw.get(field)]
        leads = [LEADER] if one.instance_id == found.fers_de_lance[0].leader_instance_id else []
        parts = list(details(one, own))
        lost += [f"{profile}: {part.removeprefix('?')}" for part in parts if part.startswith("?")]
        written.append(", ".join([profile, *leads, *(part for part in parts if not part.startswith("?"))]))
    size = {} if found.points_limit is None else {"game_size": found.points_limit}
    return Carried(members=tuple(written), name=found.name[:60], options=size, lost=tuple(lost))


def details(one: Member, own: Shelf) -> Iterator[str]:
    """What follows a profile; a question mark begins what cannot be said."""
    things, spells = names(own, "weapons", "shields", "armours", "trinkets"), names(own, "spells")
    for id in one.added_equipment_ids:
        for _ in range(one.added_equipment_counts.get(id, 1)):
            yield f"+ {things[id]}" if id in things else f"?{id}"
    for id in one.removed_base_equipment_ids:
        yield f"- {things[id]}" if id in things else f"?-{id}"
    if one.grimoire_id:
        yield f"+ {GRIMOIRES[one.grimoire_id]}" if one.grimoire_id in GRIMOIRES else f"?{one.grimoire_id}"
    for id in one.spell_ids:
        yield f"+ {spells[id]}" if id in spells else f"?{id}"
    for weapon, kinds in one.munitions.items():
        for kind, tier in kinds.items():
            yield lot_of(things.get(weapon, ""), kind, tier) or f"?{weapon} {kind}"


def lot_of(weapon: str, kind: str, tier: int) -> str | None:
    """The lot of ammunition that a tier of the price list is."""
    card = shelf().weapons.get(weapon)
    if card is None or card.shot is None or kind not in AMMUNITION or tier not in range(len(TIERS)):
        return None
    ammo = f"{card.shot.feed}:{AMMUNITION[kind]}"
    return next((f"+ {name}" for name, lot in lots().items() if (lot.ammo, lot.cost) == (ammo, TIERS[tier])), None)


def names(own: Shelf, *kinds: str) -> dict[str, str]:
    """Ids of the catalogue and the names of the cards that carry them."""
    known = {card.source: name for kind in kinds for name, card in getattr(shelf(), kind).items() if card.source}
    brought = {card["source"]: name for kind in kinds for name, card in own.get(kind, {}).items() if "source" in card}
    return known | brought


# -------------------------------------------------------------- writing


def carrying(members: Sequence[str], options: Mapping[str, Any], name: str) -> tuple[str, tuple[str, ...]]:
    """The builder's code of a list, and what of it the builder cannot say; no code if that is everybody."""
    band = known(members)
    lost: list[str] = [member for member in members if not known([member])]
    leader = led(band) if band else -1
    written: list[dict[str, Any]] = []
    entries: list[dict[str, Any]] = []
    chief = ""
    for at, one in enumerate(band):
        if not one.profile.source:
            lost.append(one.profile.name)
            continue
        id = f"m{at + 1}"
        written.append(member_of(id, one, lost))
        entries.append({"instanceId": id, "displayName": unmarked(one.profile.name), "cost": one.cost})
        chief = id if at == leader else chief
    if not written:
        return "", tuple(map(unmarked, lost))
    homes = Counter(one.profile.faction for one in band if one.profile.source)
    document = {
        "schemaVersion": SCHEMA,
        "catalogVersion": "",
        "id": "list",
        "name": name,
        "format": SKIRMISH,
        "pointsLimit": limit_of(options) if options else FORMAT,
        "createdAt": LONG_AGO,
        "updatedAt": LONG_AGO,
        "fersDeLance": [
            {"id": "f1", "factionId": french(homes.most_common(1)[0][0]), "leaderInstanceId": chief, "members": written}
        ],
        "snapshot": {"totalCost": sum(entry["cost"] for entry in entries), "entries": entries},
    }
    return packed(PREFIX, document), tuple(map(unmarked, lost))


def member_of(id: str, one: Recruit, lost: list[str]) -> dict[str, Any]:
    """A member as the builder writes it; things without an id are lost."""

    def ids(kinds: Sequence[Mapping[str, Any]], told: Sequence[str]) -> list[str]:
        cards = [(item, kind[item]) for item in told for kind in kinds if item in kind]
        lost.extend(f"{one.profile.name}: {item}" for item, card in cards if not card.source)
        return [card.source for _, card in cards if card.source]

    things = carried_things()
    added = Counter(ids(things, one.added))
    made: dict[str, Any] = {
        "instanceId": id,
        "profileId": one.profile.source,
        "addedEquipmentIds": [*added],
        "removedBaseEquipmentIds": ids(things, one.left),
        "spellIds": ids([shelf().spells], one.spells),
    }
    if several := {item: count for item, count in added.items() if count > 1}:
        made["addedEquipmentCounts"] = several
    if one.grimoires:
        made["grimoireId"] = next(word for word, book in GRIMOIRES.items() if book == one.grimoires[0])
    if one.lots:
        made["munitions"] = munitions(one, lost)
    return made


def munitions(one: Recruit, lost: list[str]) -> dict[str, dict[str, int]]:
    """Ammunition by the weapon that takes it; one lot of a kind for each."""
    made: dict[str, dict[str, int]] = {}
    for lot in one.lots:
        feed, _, kind = lot.ammo.partition(":")
        weapon = next((item for item in one.equipment if takes(item, feed)), "")
        word = next(word for word, ours in AMMUNITION.items() if ours == kind)
        if not weapon or word in made.get(shelf().weapons[weapon].source, {}):
            lost.append(f"{one.profile.name}: {told(lot)}")
        else:
            made.setdefault(shelf().weapons[weapon].source, {})[word] = TIERS.index(lot.cost)
    return made


def takes(item: str, feed: str) -> bool:
    card = shelf().weapons.get(item)
    return card is not None and card.shot is not None and card.shot.feed == feed and bool(card.source)


def told(lot: Lot) -> str:
    return next(name for name, one in lots().items() if one == lot)


def french(faction: str | None) -> str:
    """What the catalogue calls a faction."""
    from escarmouche.games.kharn_ages.system import SYSTEM
    from escarmouche.telling.texts import Texts

    return slug(Texts(SYSTEM, "fr").word("faction", faction or "").replace("’", "'"))
