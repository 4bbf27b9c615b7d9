"""Recruitment: which Spearheads are legal, what they cost, who leads them, and how to fill one at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from escarmouche.core.dice import Block
from escarmouche.core.rules import rule
from escarmouche.core.system import Complaint, ListReport, Meter
from escarmouche.games.kharn_ages.cards import Profile, Spell, shelf
from escarmouche.games.kharn_ages.rules.keywords import FACTIONS, PATHS
from escarmouche.games.kharn_ages.rules.recruits import GRIMOIRES, Recruit, body_parts, gear_card, lots, recruit

FORMAT, STARTER = 400, 300
SIZES = (str(STARTER), str(FORMAT), "500")
"""Formats on offer at the table."""
GUILD, SMALL = "black-guild", "small grimoire"
HOMES = ("fangs", "gouns", "kharns", "kherops", "tembos")
"""The factions that the paths belong to, in their order."""
TOO_DEAR = "too-dear"
IMPOSED: dict[str, int] = {}
"""Formats that scenarios impose."""


@rule("KA-FMT-01", "KA-FMT-02")
def limit_of(options: Mapping[str, Any]) -> int:
    """The format: what the organiser or the scenario imposes, otherwise what the players agreed on, otherwise 400."""
    return imposed_on(options) or int(options.get("game_size") or FORMAT)


@rule("KA-FMT-02")
def imposed_on(options: Mapping[str, Any]) -> int:
    """The format that the organiser or the scenario imposes; 0 if neither does."""
    return int(options.get("imposed_size") or IMPOSED.get(options.get("scenario", "")) or 0)


@rule("KA-REC-06", "KA-FMT-01")
def check_list(names: Sequence[str], options: Mapping[str, Any]) -> ListReport:
    """Is this Spearhead legal, and what does it cost?"""
    limit, agreed = limit_of(options), options.get("costs") or {}
    found = faults(names, options)
    cost = sum(one.cost for one in known(names, agreed))
    repair = mend(names, limit, agreed) if found else ()
    return ListReport(not found, cost, tuple(found), repair, (Meter("points", cost, limit),))


def faults(names: Sequence[str], options: Mapping[str, Any]) -> list[Complaint]:
    """What is wrong with a Spearhead under these options."""
    found = complaints(names, limit_of(options), options.get("costs") or {})
    if not imposed_on(options):
        return found
    return [replace(one, rules=(*one.rules, "KA-FMT-02")) if one.reason == TOO_DEAR else one for one in found]


def known(names: Sequence[str], agreed: Mapping[str, int] = {}) -> list[Recruit]:
    """Members as they can be recruited, at the costs agreed on where they are not those of the cards."""
    found = [one for one in map(recruit, names) if one is not None]
    return [replace(one, agreed=dict(agreed)) for one in found] if agreed else found


@rule("KA-REC-07")
def complaints(names: Sequence[str], limit: int, agreed: Mapping[str, int] = {}) -> list[Complaint]:
    """Everything wrong with a Spearhead, each with its rule. How many Safars it has is nobody's business."""
    strangers = [name for name in names if recruit(name) is None]
    if strangers:
        return [Complaint("unknown-profile", ("KA-PRO-02",), {"names": strangers})]
    band = known(names, agreed)
    if not band:
        return [Complaint("empty-list", ("KA-REC-07",), {})]
    single = [fault for one in band for fault in (*badly_equipped(one), *badly_schooled(one))]
    return [*too_dear(band, limit), *mixed(band), *too_many(band), *badly_led(band), *single]


# ---------------------------------------------------------------- who goes with whom


@rule("KA-REC-06")
def too_dear(band: Sequence[Recruit], limit: int) -> list[Complaint]:
    cost = sum(one.cost for one in band)
    return [Complaint(TOO_DEAR, ("KA-REC-06",), {"cost": cost, "limit": limit})] if cost > limit else []


@rule("KA-REC-01", "KA-REC-02", "KA-REC-03", "KA-REC-04", "KA-REC-05")
def serves(profile: Profile, faction: str) -> bool:
    """May this faction recruit it? Its own may, and those that its card sells it to."""
    if profile.faction is None or profile.faction == faction or "stateless" in profile.skills:
        return True
    if profile.faction == GUILD:
        return faction in profile.hired or not profile.hired
    return profile.skills.get("allied") == faction


@rule("KA-REC-01")
def mixed(band: Sequence[Recruit]) -> list[Complaint]:
    """There is a faction that may recruit them all."""
    if any(all(serves(one.profile, faction) for one in band) for faction in FACTIONS):
        return []
    factions = sorted({one.profile.faction for one in band if one.profile.faction})
    return [Complaint("mixed-factions", ("KA-REC-01",), {"factions": factions})]


@rule("KA-LIM-01", "KA-LIM-02", "KA-LIM-03", "KA-LIM-04")
def too_many(band: Sequence[Recruit]) -> list[Complaint]:
    """LIM X: X copies at most; LIM U and P: one. A personage takes one of the places of its ordinary profile."""
    cards = shelf().profiles
    counts = Counter(one.profile.name for one in band)
    places = counts + Counter(
        cards[name].kind for name in counts if cards[name].limitation == "P" and cards[name].kind in cards
    )
    found = []
    for name, count in places.items():
        limitation = cards[name].limitation
        most = 1 if limitation in ("U", "P") else int(limitation) if limitation else len(band)
        if count > most:
            rule_id = {"U": "KA-LIM-02", "P": "KA-LIM-04"}.get(limitation or "", "KA-LIM-01")
            rules = (rule_id,) if count == counts[name] or rule_id == "KA-LIM-04" else (rule_id, "KA-LIM-04")
            found.append(Complaint("too-many-copies", rules, {"name": name, "count": count, "most": most}))
    return found


# ---------------------------------------------------------------- the leader


@rule("KA-LEA-01")
def can_lead(band: Sequence[Recruit]) -> list[Recruit]:
    """Those of the two highest levels there are, and personages."""
    levels = sorted({one.profile.level or 1 for one in band}, reverse=True)[:2]
    return [one for one in band if (one.profile.level or 1) in levels or one.profile.limitation == "P"]


@rule("KA-LEA-01")
def badly_led(band: Sequence[Recruit]) -> list[Complaint]:
    """One leader at most is named; if none is, `led` takes the obvious one."""
    named = [one for one in band if one.leader]
    if len(named) > 1:
        return [Complaint("several-leaders", ("KA-LEA-01",), {"names": [one.profile.name for one in named]})]
    if named and named[0] not in can_lead(band):
        return [Complaint("cannot-lead", ("KA-LEA-01",), {"name": named[0].profile.name})]
    return []


@rule("KA-LEA-01", "KA-LEA-02")
def led(band: Sequence[Recruit]) -> int:
    """Which member leads: the one named, otherwise the first of the highest level. Nobody takes its place later."""
    named = next((at for at, one in enumerate(band) if one.leader), None)
    highest = max((one.profile.level or 1 for one in band), default=0)
    usual = next((at for at, one in enumerate(band) if one.profile.level == highest), -1)
    return usual if named is None else named


# ---------------------------------------------------------------- what they carry


@rule("KA-EQP-02", "KA-EQP-08", "KA-RNG-02")
def badly_equipped(one: Recruit) -> Iterator[Complaint]:
    """Only what the card prints can be left out; only what is not reserved for others, and of use, can be added."""
    name, profile = one.profile.name, one.profile
    for detail in one.strange:
        if detail in body_parts():
            yield Complaint("part-of-a-body", ("KA-GEN-22",), {"name": name, "item": detail[1:].strip()})
        else:
            yield Complaint("strange-detail", ("KA-EQP-02",), {"name": name, "detail": detail})
    for item, count in Counter(one.left).items():
        if count > profile.equipment.count(item):
            yield Complaint("nothing-to-leave", ("KA-EQP-02",), {"name": name, "item": item})
    found = shelf()
    for item in one.added:
        card = gear_card(item)
        if not open_to(card.reserved, profile):
            yield Complaint("reserved-item", ("KA-EQP-08",), {"name": name, "item": item})
    weapons = [found.weapons[item] for item in one.equipment if item in found.weapons]
    feeds = {card.shot.feed for card in weapons if card.shot is not None}
    for lot in one.lots:
        feed = lot.ammo.partition(":")[0]
        if feed not in feeds:
            yield Complaint("no-weapon-for-it", ("KA-RNG-02",), {"name": name, "item": feed})


def open_to(reserved: Sequence[str], profile: Profile) -> bool:
    """Nothing is reserved, or for its faction, its kind or itself."""
    return not reserved or bool({profile.faction, profile.kind, profile.name}.intersection(reserved))


@rule("KA-MAG-16", "KA-MAG-17", "KA-MAG-18")
def badly_schooled(one: Recruit) -> Iterator[Complaint]:
    """Spells are for mages: generic ones as many as the level, others of a path they master, in one grimoire."""
    name, profile = one.profile.name, one.profile
    if not one.spells and not one.grimoires:
        return
    if not paths(profile):
        yield Complaint("no-mage", ("KA-MAG-16", "KA-MAG-17"), {"name": name})
        return
    cards = [shelf().spells[spell] for spell in one.spells]
    generic = [card for card in cards if card.generic]
    written = [card for card in cards if not card.generic]
    if len(generic) > (profile.level or 1):
        facts = {"name": name, "count": len(generic), "most": profile.level or 1}
        yield Complaint("too-many-generic-spells", ("KA-MAG-16",), facts)
    if len(one.grimoires) > 1:
        yield Complaint("several-grimoires", ("KA-MAG-18",), {"name": name})
    if written and not one.grimoires:
        yield Complaint("no-grimoire", ("KA-MAG-17",), {"name": name})
    for card in cards:
        rules = why_not_taught(profile, card)
        if rules or one.spells.count(card.name) > 1:
            known = "KA-MAG-16" if card.generic else "KA-MAG-17"
            yield Complaint("spell-not-for-it", (known, *rules), {"name": name, "spell": card.name})
    pages = sum(card.pages or 0 for card in written)
    room = sum(GRIMOIRES[book][1] for book in one.grimoires[:1])
    if one.grimoires and pages > room:
        yield Complaint("too-many-pages", ("KA-MAG-18",), {"name": name, "pages": pages, "most": room})
    for card in written:
        if card.pages is None and one.grimoires[:1] == (SMALL,):
            yield Complaint("pages-unknown", ("KA-MAG-18", "KA-PRO-02"), {"name": name, "spell": card.name})


@rule("KA-MAG-06", "KA-SKL-03", "KA-SKL-05")
def paths(profile: Profile) -> set[str]:
    """The path of its people, an affinity; every path for an archmage; none for those who are not mages."""
    if "archmage" in profile.skills:
        return set(PATHS)
    if "mage" not in profile.skills:
        return set()
    return {str(profile.skills[word]) for word in ("mage", "affinity") if word in profile.skills}


@rule("KA-MAG-06", "KA-MAG-16", "KA-MAG-17", "KA-SPL-01", "KA-SPL-04", "KA-SKL-03", "KA-SKL-05")
def why_not_taught(profile: Profile, card: Spell) -> tuple[str, ...]:
    """The rules that keep a spell from a mage: it is another's, of a path it does not master, or not all of the card is
    known. A faction's spells in its grimoire are open to an affinity with its path, all factions' to an archmage."""
    homes = {home for home, path in zip(HOMES, PATHS, strict=True) if path in paths(profile)}
    reserved = set(card.reserved)
    if not open_to(card.reserved, profile):
        widened = not card.generic or "archmage" in profile.skills
        if not (widened and reserved & homes):
            return ("KA-SPL-01",) if reserved <= set(FACTIONS) else ("KA-SPL-04",)
    if card.effects and not card.played:
        return ("KA-PRO-02",)
    if card.generic:
        return ()
    if card.path not in paths(profile):
        return ("KA-MAG-06",)
    return ("KA-PRO-02",) if card.cost is None else ()


# ---------------------------------------------------------------- mending and filling


def mend(names: Sequence[str], limit: int, agreed: Mapping[str, int] = {}) -> tuple[str, ...]:
    """Members to leave out, the last written first, until the rest is legal."""
    kept, dropped = list(names), []
    while kept and complaints(kept, limit, agreed):
        worst = next(
            (at for at in range(len(kept) - 1, -1, -1) if not complaints([*kept[:at], *kept[at + 1 :]], limit, agreed)),
            len(kept) - 1,
        )
        dropped.append(kept.pop(worst))
    return tuple(dropped)


def build_list(chance: Block, faction: str | None, options: Mapping[str, Any]) -> list[str]:
    """A legal Spearhead of one faction filled at random, as full as it gets; mages know spells.

    Of a faction that was asked for, its own people make the first half.
    """
    limit = limit_of(options)
    manned = factions()
    if faction is not None and faction not in manned:
        raise LookupError(f"no faction is called {faction}; there are {', '.join(manned)}")
    chosen = faction or manned[chance.below(len(manned))]
    pool = [p.name for p in shelf().profiles.values() if p.playable and serves(p, chosen)]
    own = [name for name in pool if faction and shelf().profiles[name].faction == faction]
    band: list[str] = []
    while pool:
        if own and 2 * sum(one.cost for one in known(band)) >= limit:
            own = []
        drawn = own or pool
        name = drawn[chance.below(len(drawn))]
        member = schooled(name, chance)
        if complaints([*band, member], limit):
            member = member.partition(f", + {SMALL}")[0]
        if complaints([*band, member], limit):
            pool.remove(name)
            own = [other for other in own if other != name]
        else:
            band.append(member)
    return exchanged(provisioned(band, limit, chance), limit, chance)


@rule("KA-EQP-02", "KA-EQP-08")
def exchanged(band: list[str], limit: int, chance: Block) -> list[str]:
    """In one band of three somebody has left a weapon at home for another that takes as many hands."""
    if not band or chance.below(3):
        return band
    at, weapons = chance.below(len(band)), shelf().weapons
    printed = [weapons[item] for item in shelf().profiles[head(band[at])].equipment if item in weapons]
    if not printed:
        return band
    old = printed[chance.below(len(printed))]
    same = [one.name for one in weapons.values() if one.playable and one.hands == old.hands and one is not old]
    richer = [*band]
    richer[at] = f"{band[at]}, - {old.name}, + {same[chance.below(len(same))]}"
    return band if complaints(richer, limit) else richer


@rule("KA-RNG-02")
def provisioned(band: list[str], limit: int, chance: Block) -> list[str]:
    """With what is left of the money, a lot of some other ammunition for each who shoots arrows or bolts."""
    for at, member in enumerate(band):
        weapons = map(shelf().weapons.get, shelf().profiles[head(member)].equipment)
        feeds = {card.shot.feed for card in weapons if card is not None and card.shot is not None}
        fitting = [name for name, lot in lots().items() if lot.ammo.partition(":")[0] in feeds]
        if fitting:
            richer = [*band]
            richer[at] = f"{member}, + {fitting[chance.below(len(fitting))]}"
            band = band if complaints(richer, limit) else richer
    return band


def head(member: str) -> str:
    """The name of a member's profile."""
    return member.partition(",")[0].strip()


def schooled(name: str, chance: Block) -> str:
    """A mage with as many generic spells as it may have and, every other time, a small grimoire filled; anybody else
    as it is."""
    profile = shelf().profiles[name]
    if not paths(profile):
        return name
    known = [card for card in shelf().spells.values() if not why_not_taught(profile, card)]
    generic = [card.name for card in known if card.generic]
    words = [name]
    for _ in range(min(profile.level or 1, len(generic))):
        words.append(f"+ {generic.pop(chance.below(len(generic)))}")
    written = [card for card in known if not card.generic and card.pages is not None]
    room = GRIMOIRES[SMALL][1] if written and chance.below(2) else 0
    if room:
        words.append(f"+ {SMALL}")
    while fitting := [card for card in written if (card.pages or 0) <= room]:
        card = fitting[chance.below(len(fitting))]
        written.remove(card)
        room -= card.pages or 0
        words.append(f"+ {card.name}")
        if not room:
            break
    return ", ".join(words)


def factions() -> list[str]:
    """The factions with somebody to recruit."""
    manned = {profile.faction for profile in shelf().profiles.values() if profile.playable}
    return [faction for faction in FACTIONS if faction in manned]
