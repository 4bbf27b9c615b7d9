"""A whole catalogue: every card of it made, named, with what it is reserved for, and the report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.cards.content import LONGEST_NAME
from escarmouche.cards.imports import Gap, Imported, Taken
from escarmouche.games.kharn_ages.cards import printed
from escarmouche.games.kharn_ages.importing import equipment, form, naming, profiles, spells, words
from escarmouche.games.kharn_ages.importing.equipment import KINDS, Made, plated
from escarmouche.games.kharn_ages.rules.keywords import LATER
from escarmouche.games.kharn_ages.rules.recruits import GRIMOIRES

TITLE = "kharn-ages-builder"


class Catalogue(Struct, frozen=True):
    """The entries of a catalogue that have their form, by id, and what each is called here."""

    version: str
    factions: dict[str, form.Named]
    skills: dict[str, form.Skill]
    ways: dict[str, str]
    """Path of magic -> ours; likewise by the skill that opens it."""
    profiles: dict[str, form.Profile]
    equipment: dict[str, form.Equipment]
    spells: dict[str, form.Spell]
    names: dict[str, str]
    """Kind and id -> name: `profiles:archer-1`."""
    bad: tuple[tuple[str, form.Bad], ...]
    prices: tuple[form.MunitionKind, ...]
    grimoires: tuple[form.Grimoire, ...]

    def name(self, kind: str, id: str) -> str:
        return self.names[f"{kind}:{id}"]


def read(data: bytes, whole: bool = False) -> Imported:
    """The cards of a catalogue; the whole ones alone, if only those are wanted."""
    found = made(entries(data))
    return replace(found, taken=tuple(only_whole(found.taken))) if whole else found


def only_whole(taken: Sequence[Taken]) -> Iterator[Taken]:
    """Without the cards that have gaps, and without what is reserved for those alone."""
    gone = {one.name for one in taken if one.kind == "profiles" and one.gaps}
    for one in taken:
        if one.card is None or one.gaps:
            yield replace(one, card=None)
            continue
        kept = [name for name in one.card.get("reserved", ()) if name not in gone]
        if one.card.get("reserved") and not kept:
            yield replace(one, card=None)
            continue
        fields = {**one.card, **({"reserved": kept} if kept else {})}
        if fields.get("kind") in gone and one.kind == "profiles":
            del fields["kind"]
        yield replace(one, card=fields)


def made(found: Catalogue) -> Imported:
    """Every card of a catalogue, made."""
    gear = {id: geared(found, it) for id, it in found.equipment.items()}
    taken = [*platings(found), *(card(KINDS[found.equipment[id].category], id, one) for id, one in gear.items())]
    schooled = {id: taught(found, it) for id, it in found.spells.items()}
    taken += [card("spells", id, one) for id, one in schooled.items()]
    people = {id: recruited(found, gear, it) for id, it in found.profiles.items()}
    taken += [card("profiles", id, one) for id, one in people.items()]
    taken += [*ammunition(found), *books(found)]
    taken += [Taken(kind=kind, name=bad.name, card=None, gaps=(Gap("form", bad.why),)) for kind, bad in found.bad]
    unknown = Counter(word for one in (*gear.values(), *people.values()) for word in set(one.unknown))
    bases = sum(it.base_size is None for it in found.profiles.values())
    return Imported(
        source=f"{TITLE} {found.version}",
        taken=tuple(taken),
        unknown=dict(unknown.most_common()),
        later=later_skills(found),
        remarks=(("import-bases", bases),) if bases else (),
    )


def later_skills(found: Catalogue) -> dict[str, int]:
    """The skills of later editions that are played, by the name they have in the catalogue."""
    names = {id: one.keyword for id, one in found.skills.items() if words.keyword(one.keyword) in LATER}
    bearers = [{use.skill_id for use in it.skills} for it in found.profiles.values()]
    bearers += [{effect.operation.skill_id for effect in it.effects} for it in found.equipment.values()]
    counts = Counter(names[id] for ids in bearers for id in ids if id in names)
    return dict(counts.most_common())


def card(kind: str, id: str, one: Made) -> Taken:
    """A card with its gaps on it."""
    gaps = tuple(dict.fromkeys(one.gaps))
    more = {"unplayed": [gap.line[:1_000] for gap in gaps][:40]} if gaps else {}
    return Taken(kind=kind, name=one.card["name"], card={**one.card, **more, "source": id[:80]}, gaps=gaps)


# -------------------------------------------------------------- reading


def entries(data: bytes) -> Catalogue:
    """The entries of a catalogue, the names they get, and those that have not their form."""
    lists = form.opened(data)
    bad: list[tuple[str, form.Bad]] = []

    def by_id(name: str, kind: type[Any]) -> dict[str, Any]:
        found = {}
        for one in form.entries(lists.get(name, []), kind):
            if isinstance(one, form.Bad):
                bad.append(("weapons" if name == "equipment" else name, one))
            elif one.id in found:
                bad.append((name, form.Bad(one.name[:60], f"id {one.id[:60]}")))
            else:
                found[one.id] = one
        return found

    people, gear = by_id("profiles", form.Profile), by_id("equipment", form.Equipment)
    magic = by_id("spells", form.Spell)
    factions = {one.id: one for one in form.good(lists["factions"], form.Named)}
    paths = {one.id: words.path(one.name) for one in form.good(lists["magicWays"], form.Named)}
    ways = {id: path for id, path in paths.items() if path}
    ways |= {one.skill_id: ways[one.id] for one in form.good(lists["magicWays"], form.Named) if one.id in ways}
    for id in [id for id, it in people.items() if words.faction(named(factions, it.faction_id)) is None]:
        bad.append(("profiles", form.Bad(people.pop(id).name[:60], "factionId")))
    return Catalogue(
        version=lists["version"][0],
        factions=factions,
        skills={one.id: one for one in form.good(lists["skills"], form.Skill)},
        ways=ways,
        profiles=people,
        equipment=gear,
        spells=magic,
        names=names(people, gear, magic, factions),
        bad=tuple(bad),
        prices=tuple(form.good(lists.get("munitionKinds", []), form.MunitionKind)),
        grimoires=tuple(form.good(lists.get("grimoires", []), form.Grimoire)),
    )


def named(factions: Mapping[str, form.Named], id: str) -> str:
    return factions[id].name if id in factions else id


def names(
    people: Mapping[str, form.Profile],
    gear: Mapping[str, form.Equipment],
    magic: Mapping[str, form.Spell],
    factions: Mapping[str, form.Named],
) -> dict[str, str]:
    """What each card is called: profiles with their level where two share a name, things with whom they are for."""
    book = printed()
    wishes = []
    for it in people.values():
        name = naming.clean(it.name)
        level = f"{name} {naming.LEVELS[it.level]}"
        wishes.append([name, level, f"{level} ({naming.clean(named(factions, it.faction_id))})"[:LONGEST_NAME]])
    found = {f"profiles:{id}": name for id, name in zip(people, naming.distinct(wishes), strict=True)}
    things: list[tuple[str, str, list[str]]] = []
    for id, thing in gear.items():
        name = naming.as_printed(naming.clean(thing.name), book.get(KINDS.get(thing.category, ""), {}))
        home = next((named(factions, one) for one in thing.reserved_to.faction_ids), "")
        things.append(("equipment", id, [name, f"{name} ({naming.clean(home)})"] if home else [name]))
    for id, spell in magic.items():
        things.append(("spells", id, [naming.as_printed(naming.clean(spell.name), book["spells"])]))
    kinds = {"equipment": "", "spells": "spells"}
    used = {kind: other_kinds(book, kinds[kind]) for kind in kinds}
    free = [[name for name in wish if name not in used[kind]] or [f"{wish[-1]} *"] for kind, _, wish in things]
    chosen = naming.distinct(free)
    return found | {f"{kind}:{id}": name for (kind, id, _), name in zip(things, chosen, strict=True)}


def other_kinds(book: Mapping[str, Mapping[str, Any]], kind: str) -> set[str]:
    """Names that the book gives to things of another kind."""
    gear = ("weapons", "shields", "armours", "trinkets")
    return {name for one in (gear if kind == "spells" else ("spells",)) for name in book[one]}


# -------------------------------------------------------------- making


def geared(found: Catalogue, it: form.Equipment) -> Made:
    return equipment.made(it, found.name("equipment", it.id), bearers(found, it.reserved_to), found.skills)


def taught(found: Catalogue, it: form.Spell) -> Made:
    name = found.name("spells", it.id)
    book = printed()["spells"].get(name)
    book = None if book is None or book.ours else book
    return spells.made(it, name, found.ways.get(it.magic_way_id), bearers(found, it.reserved_to), book)


def recruited(found: Catalogue, gear: Mapping[str, Made], it: form.Profile) -> Made:
    """A profile with its equipment; a part of it that is not complete is a gap of its own."""
    items: list[str] = []
    gaps: list[Gap] = []
    for id in it.base_equipment_ids:
        count = it.base_equipment_counts.get(id, 1)
        if id in gear:
            items += [gear[id].card["name"]] * count
            gaps += [Gap("part", f"{gear[id].card['name']}: {gap.line}") for gap in gear[id].gaps]
        else:
            gaps.append(Gap("part", id))
    if it.armor is not None:
        items.append(plating_name(it.armor))
    home = words.faction(named(found.factions, it.faction_id))
    made = profiles.made(it, found.name("profiles", it.id), home, found.skills, found.ways)
    more = {"kind": ordinary(found, it), "equipment": items}
    made.card |= {field: value for field, value in more.items() if value}
    made.gaps += gaps
    return made


def ordinary(found: Catalogue, it: form.Profile) -> str:
    """The profile whose place a personage takes."""
    slot = it.limitation.consumes_slot_of
    if slot is None:
        return ""
    others = [one for one in found.profiles.values() if one.model_id == slot.model_id and one.id != it.id]
    return next((found.name("profiles", one.id) for one in others if slot.level in (None, one.level)), "")


def platings(found: Catalogue) -> Iterator[Taken]:
    """The armours that profiles bring along, one card for each set of figures; they are not sold."""
    kinds = {plating_name(it.armor): it.armor for it in found.profiles.values() if it.armor is not None}
    for name, it in kinds.items():
        made = {"name": name, "cost": None, **plated(it), **({"natural": True} if it.natural else {})}
        gaps = (Gap("figure", "durabilité"),) if None in plated(it).values() else ()
        yield Taken(kind="armours", name=name, card=made, gaps=gaps)


def plating_name(it: form.Plating) -> str:
    told = [
        "?" if value is None else str(abs(value)) for value in (it.protection_echec, it.seuil, it.protection_reussite)
    ]
    boxes = "?" if it.durability is None else abs(it.durability)
    return f"{'Cuirasse naturelle' if it.natural else 'Armure portée'} {'/'.join(told)} ({boxes})"


def ammunition(found: Catalogue) -> Iterator[Taken]:
    made, gaps = equipment.prices(list(found.prices))
    for price in made:
        yield Taken(kind="ammunition", name=price["kind"], card=price)
    for gap in gaps:
        yield Taken(kind="ammunition", name=gap.line, card=None, gaps=(gap,))


def books(found: Catalogue) -> Iterator[Taken]:
    """Grimoires are in the rules; a catalogue that sells others is told so."""
    ours = dict(GRIMOIRES.values())
    for it in found.grimoires:
        pages = 10_000 if it.pages == "illimite" else it.pages
        same = ours.get(it.cost) == pages
        gaps = () if same else (Gap("figure", f"{it.cost} / {it.pages}"),)
        yield Taken(kind="grimoires", name=it.id, card={} if same else None, gaps=gaps)


def bearers(found: Catalogue, told: form.Reserved) -> list[str]:
    """Whom a card is reserved for: named profiles and those of a trait; otherwise factions, or profiles of a level."""
    traits = {*told.traits, *([told.trait] if told.trait else [])}
    if told.profile_ids or traits:
        some = [it for it in found.profiles.values() if it.id in told.profile_ids or traits & set(it.traits)]
        if some:
            return [found.name("profiles", it.id) for it in some]
    homes = [name for id in told.faction_ids if (name := words.faction(named(found.factions, id)))]
    if told.levels:
        some = [it for it in found.profiles.values() if it.level in told.levels]
        those = [it for it in some if not homes or words.faction(named(found.factions, it.faction_id)) in homes]
        return [found.name("profiles", it.id) for it in those]
    return homes
