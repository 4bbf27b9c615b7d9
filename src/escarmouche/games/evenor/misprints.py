"""What is wrong with profile cards beyond their form: traits, weapons and attributes that do not go together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from escarmouche.cards.content import Misprint
from escarmouche.core.rules import rule
from escarmouche.files.words import slug
from escarmouche.games.evenor.cards import PrintedWeapon, Profile, carried
from escarmouche.games.evenor.figures import is_monster
from escarmouche.games.evenor.traits import TRAITS

LEADERS = ("Meneur", "Meneur charismatique")


def faults_of(profiles: Mapping[str, Profile]) -> list[Misprint]:
    """Everything that does not go together, card by card."""
    checks = (wrong_traits, wrong_weapons, wrong_attributes)
    faults = [fault for one in profiles.values() for check in checks for fault in check(one)]
    return [*faults, *names_alike(profiles)]


@rule("EV-TRT-01")
def wrong_traits(one: Profile) -> Iterator[Misprint]:
    """A trait is named once, with a number if the book has one behind it."""
    names = [trait.name for trait in one.traits]
    for at, trait in enumerate(one.traits):
        numbered, facts = TRAITS[trait.name].form == "NUMBER", {"word": trait.name}
        if numbered and trait.value is None:
            yield Misprint("profiles", one.name, f"traits.{at}", "number-follows", facts)
        if not numbered and trait.value is not None:
            yield Misprint("profiles", one.name, f"traits.{at}.value", "no-value", {**facts, "found": trait.value})
        if trait.name in names[:at]:
            yield Misprint("profiles", one.name, f"traits.{at}.name", "named-twice", facts)


@rule("EV-WPN-01", "EV-WPN-02")
def wrong_weapons(one: Profile) -> Iterator[Misprint]:
    """A weapon is named once; how it is used follows from its ranges, which grow."""
    names = [weapon.name for weapon in one.weapons]
    for at, weapon in enumerate(one.weapons):
        for field, reason in wrong_use(weapon):
            yield Misprint("profiles", one.name, f"weapons.{at}.{field}", reason)
        if not slug(weapon.name):
            yield Misprint("profiles", one.name, f"weapons.{at}.name", "name")
        if weapon.name in names[:at]:
            yield Misprint("profiles", one.name, f"weapons.{at}.name", "named-twice", {"word": weapon.name})


def wrong_use(weapon: PrintedWeapon) -> Iterator[tuple[str, str]]:
    made = carried(weapon)
    if weapon.ranges is not None and list(weapon.ranges) != sorted(set(weapon.ranges)):
        yield "ranges", "ranges"
    if weapon.thrown and weapon.ranges is None:
        yield "thrown", "thrown"
    if weapon.melee not in (None, made.fights):
        yield "melee", "use"
    if weapon.shoot not in (None, made.shoots):
        yield "shoot", "use"


@rule("EV-REC-03", "EV-CHR-08")
def wrong_attributes(one: Profile) -> Iterator[Misprint]:
    """Leaders are recruited as such, Monsters as such, nobody else; and no attribute twice."""
    true = {"Meneur": any(trait.name in LEADERS for trait in one.traits), "Monstre": is_monster(one.V)}
    for attribute, needed in true.items():
        if needed is not (attribute in one.recruit_as):
            yield Misprint("profiles", one.name, "recruit_as", "attribute", {"word": attribute})
    for at, attribute in enumerate(one.recruit_as):
        if attribute in one.recruit_as[:at]:
            yield Misprint("profiles", one.name, f"recruit_as.{at}", "named-twice", {"word": attribute})


def names_alike(profiles: Mapping[str, Profile]) -> Iterator[Misprint]:
    """Models are told apart by their names without accents."""
    first: dict[str, str] = {}
    for name in profiles:
        other = first.setdefault(slug(name), name)
        if other != name:
            yield Misprint("profiles", name, "name", "alike", {"word": other})
