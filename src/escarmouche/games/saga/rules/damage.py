"""Damage against soak, and how the levels are shared between wounds and fatigue."""

from __future__ import annotations

from escarmouche.core.dice import Pool
from escarmouche.core.game import Game
from escarmouche.core.rules import Total, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.cards import shelf, weapon
from escarmouche.games.saga.core import core_of, level
from escarmouche.games.saga.events import Soaked, Tested
from escarmouche.games.saga.figures import Effect, Melee
from escarmouche.games.saga.rules.effects import suffer
from escarmouche.games.saga.stats import DAMAGE, DEALT, FORCE, SHARED, SOAK, Blow


@rule("SG-DMG-01", "SG-DMG-02", "SG-DMG-03", "SG-LVL-03", "SG-CORE-07", "SG-CORE-15")
def harm(game: Game[Melee], blow: Blow) -> int:
    """Damage against soak; the levels, shared by the kind of weapon, are suffered at once or a little later."""
    hurt, borne = damage(game, blow), soak(game, blow)
    levels = level(hurt - borne) if hurt > borne else 0
    game.tell(Soaked(figure=blow.on, by=blow.by, damage=hurt, soak=borne, levels=levels, rules=("SG-DMG-01",)))
    if levels:
        dealt = game.moment(SHARED, shared(blow, levels), blow.on, blow)
        suffer(game, dealt, blow)
        game.moment(DEALT, None, blow.by, (blow, dealt))
    return levels


@rule("SG-DMG-02", "SG-DMG-03")
def damage(game: Game[Melee], blow: Blow) -> int:
    """Strength dice, and what the weapon adds."""
    dice = game.total(FORCE, blow.by, blow)
    flat = game.total(DAMAGE, blow.by, blow, base=weapon(blow.weapon).damage)
    return summed(game, blow.by, "damage", dice, flat, "SG-DMG-02")


@rule("SG-DMG-05", "SG-CORE-23")
def soak(game: Game[Melee], blow: Blow, purpose: str = "soak", difficulty: int | None = None) -> int:
    """Endurance dice, the soak level and what armour protects, against a difficulty or not."""
    base = game[blow.on].score(core_of(game.state.options).tests["soak"].dice)
    flat = game.total(SOAK, blow.on, blow)
    return summed(game, blow.on, purpose, Total(base, base, (), ()), flat, "SG-DMG-05", difficulty=difficulty)


def summed(
    game: Game[Melee], who: Id, purpose: str, dice: Total, flat: Total, *rules: str, difficulty: int | None = None
) -> int:
    """Dice and what is added to them, rolled and told."""
    pool = Pool(dice.value, sides=core_of(game.state.options).sides)
    faces = game.roll(who, purpose, pool, None, rules).faces
    total = sum(faces) + flat.value
    game.tell(
        Tested(
            figure=who,
            test=purpose,
            dice=dice.value,
            fell=faces,
            total=total,
            level=flat.base,
            added=flat.value - flat.base,
            modifiers=dice.modifiers + flat.modifiers,
            difficulty=difficulty,
            passed=difficulty is None or total >= difficulty,
            rules=rules if difficulty is None else (*rules, "SG-CORE-06"),
        )
    )
    return total


@modifies(SOAK, "Protection", "SG-DMG-05", "SG-CORE-23", "SG-CALL-02")
def protected(game: Game[Melee], who: Id, blow: Blow) -> int:
    """+ the protection of every piece of armour; of those that cover the zone, if one was aimed at."""
    return sum(protections(game, who, blow))


def protections(game: Game[Melee], who: Id, blow: Blow) -> list[int]:
    """What each piece of armour counts for against a blow."""
    worn = [shelf().armours[name] for name in game[who].armour]
    return [one.protection for one in worn if not blow.zone or covers(one.zones, blow.zone)]


def covers(zones: tuple[str, ...], zone: str) -> bool:
    """Is a zone among those covered? Arms cover either arm, feet a foot."""
    part = zone.rpartition("-")[2]
    return part in zones or f"{part}s" in zones or (part == "foot" and "feet" in zones)


@modifies(FORCE, "Marge de l'attaque", "SG-ATK-08", "SG-DMG-04")
def by_margin(game: Game[Melee], who: Id, blow: Blow) -> int:
    """+1 die for every full ten points of margin."""
    return blow.margin // 10


@rule("SG-DIST-01", "SG-DIST-02", "SG-DIST-03", "SG-DIST-04")
def shared(blow: Blow, levels: int) -> Effect:
    """Fists tire, edges and points wound, blunt weapons do both; the odd level is what each kind names first."""
    kind = weapon(blow.weapon).wounds
    wounds = {"unarmed": 0, "blunt": levels // 2, "hard-blunt": (levels + 1) // 2}.get(kind, levels)
    return Effect(
        kind="damage",
        on=blow.on,
        by=blow.by,
        wounds=wounds,
        fatigue=levels - wounds,
        weapon=blow.weapon,
        zone=blow.zone,
        amount=levels,
        how=blow.kind,
        rules=("SG-DMG-01",),
    )
