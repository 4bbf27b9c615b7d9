"""Melee: who fights whom, with how many dice at what threshold, and who suffers the difference."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.decisions import ChooseSome, Option
from escarmouche.core.dice import Pool
from escarmouche.core.game import Game
from escarmouche.core.rules import Total, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.evenor.events import DiceCounted, Fought
from escarmouche.games.evenor.figures import BLESSED, PRONE, Skirmish, Weapon
from escarmouche.games.evenor.rules.losses import Loss, melee_table
from escarmouche.games.evenor.rules.movement import engaged_with
from escarmouche.games.evenor.rules.shooting import reroll, reveal
from escarmouche.games.evenor.stats import COMBAT, DICE
from escarmouche.games.evenor.traits.ethereal import harmless
from escarmouche.games.evenor.traits.fear import afraid_of

NO_WEAPON = Weapon("", 0)


class Bout(Struct, frozen=True):
    """One melee phase: those who attack, the one attacked, who counts as charging and who is afraid."""

    attackers: tuple[Id, ...]
    defender: Id
    charging: frozenset[Id] = frozenset()
    afraid: frozenset[Id] = frozenset()
    opportunity: bool = False
    rules: tuple[str, ...] = ()
    """What brought it about, beside an action of the attackers."""


# ---------------------------------------------------------------- modifiers of C


@modifies(COMBAT, "Charge", "EV-DYN-06", "EV-DYN-07", "EV-CCH-01", "EV-CCH-03", "EV-MEL-10", "EV-MUL-07", "EV-CCS-04")
def charge_bonus(game: Game[Skirmish], who: Id, bout: Bout) -> int:
    """-1 for charging or counter-charging, in the phases of that very action."""
    return -1 if who in bout.charging else 0


@modifies(COMBAT, "À terre", "EV-STA-14", "EV-STA-15", "EV-CCH-05", "EV-MEL-10")
def fighting_prone(game: Game[Skirmish], who: Id, bout: Bout) -> int:
    """+2 for a model that lies prone."""
    return 2 if PRONE in game[who].status else 0


@modifies(COMBAT, "Combat multiple", "EV-MUL-01", "EV-MUL-02", "EV-MUL-07", "EV-COO-11", "EV-MEL-10")
def outnumbered(game: Game[Skirmish], who: Id, bout: Bout) -> int:
    """+1 per enemy in contact beyond the first, in every melee roll."""
    return crowding(len(engaged_with(game.state, who)))


def crowding(enemies: int) -> int:
    """+1 per enemy in contact beyond the first."""
    return max(0, enemies - 1)


@modifies(COMBAT, "Peur", "EV-TRT-13", "EV-MEL-10")
def fighting_afraid(game: Game[Skirmish], who: Id, bout: Bout) -> int:
    """+1 for a model that failed the fear test of this phase."""
    return 1 if who in bout.afraid else 0


@modifies(COMBAT, "Béni", "EV-TRT-05", "EV-MEL-10")
def fighter_blessed(game: Game[Skirmish], who: Id, bout: Bout) -> int:
    """-1 for a Blessed model."""
    return -1 if BLESSED in game[who].status else 0


# ---------------------------------------------------------------- weapons and dice


@rule("EV-MEL-11", "EV-WPN-01", "EV-WPN-06")
def choose_blade(game: Game[Skirmish], who: Id) -> Weapon:
    """One melee weapon for the whole phase; Powers of different weapons are never added."""
    me = game[who]
    blades = me.blades
    if not blades:
        return NO_WEAPON
    if len(blades) == 1:
        [only] = blades
        return only
    best = max(blades, key=lambda blade: (blade.power, blade.magic))
    rules = ("EV-MEL-11", "EV-WPN-01", "EV-WPN-03") if me.lost_weapons else ("EV-MEL-11", "EV-WPN-01")
    name = game.choose("weapon", who, [blade.name for blade in blades], best.name, *rules)
    return me.weapon(name)


@rule("EV-MEL-03", "EV-TRT-06", "EV-TRT-20")
def power_of(game: Game[Skirmish], who: Id, blade: Weapon, bout: Bout, foes: Sequence[Id]) -> Total:
    """The Power of the weapon in this phase; nothing against ethereal foes unless it is magic."""
    if blade is NO_WEAPON or all(harmless(game, blade, foe) for foe in foes):
        return Total(0, blade.power, (), ("EV-TRT-20",))
    return game.total(DICE, who, bout, base=blade.power)


class Portion(Struct, frozen=True):
    """What somebody who attacks several opponents uses against one of them: a weapon, and some of its dice."""

    blade: Weapon
    dice: int


class Strike(Struct, frozen=True):
    """What somebody rolls in a phase."""

    who: Id
    blade: Weapon
    power: Total
    dice: int
    why: Total


@rule("EV-MEL-03", "EV-MEL-04")
def strike(game: Game[Skirmish], blow: Strike, needed: int) -> tuple[int, int]:
    """Roll one fighter's dice, sixes giving one more each: hits and misses."""
    tell_dice(game, blow)
    pool = Pool(blow.dice, at_least=needed, explode=6)
    why = replace(blow.why, value=needed)
    roll = game.roll(blow.who, "melee", pool, why, ("EV-MEL-03", "EV-MEL-04"))
    return roll.hits, roll.misses


def tell_dice(game: Game[Skirmish], blow: Strike) -> None:
    """Say why there are not as many dice as the weapon has Power."""
    if blow.dice == blow.blade.power:
        return
    game.tell(
        DiceCounted(
            figure=blow.who,
            weapon=blow.blade.name,
            dice=blow.dice,
            base=blow.blade.power,
            modifiers=blow.power.modifiers,
            divided=blow.dice < blow.power.value,
            rules=blow.power.rules or ("EV-MEL-03",),
        )
    )


@rule("EV-WPN-04", "EV-WPN-05", "EV-COO-10")
def struck_again(game: Game[Skirmish], blows: Sequence[Strike], needed: int, misses: int) -> int:
    """One re-roll of a missed die for each magic weapon, explosions included; the hits gained."""
    gained = 0
    for blow in blows:
        if blow.blade.magic:
            more, misses = reroll(game, blow.who, "melee", Pool(1, at_least=needed, explode=6), misses)
            gained += more
    return gained


# ---------------------------------------------------------------- one phase


@rule("EV-MEL-12", "EV-COO-08", "EV-COO-09", "EV-COO-11", "EV-COO-13", "EV-MUL-05", "EV-MUL-08")
def fight(game: Game[Skirmish], bout: Bout, portions: Mapping[Id, Portion] | None = None) -> list[Loss]:
    """A melee phase: weapons, fear, dice, re-rolls, comparison, saves, table. Losses are returned, not yet applied.

    Several attackers pool their dice at the worst of their thresholds (coordinated attack on a Monster). Those that
    attack others besides have chosen their weapon already and have only a portion of its dice.
    """
    portions = portions or {}
    defender = bout.defender
    for who in (*bout.attackers, defender):
        reveal(game, who)
    blades = {who: portions[who].blade if who in portions else choose_blade(game, who) for who in bout.attackers}
    blades[defender] = choose_blade(game, defender)
    afraid = {who for who in bout.attackers if afraid_of(game, who, [defender])}
    if afraid_of(game, defender, bout.attackers):
        afraid.add(defender)
    bout = replace(bout, afraid=frozenset(afraid))
    blows = [struck_by(game, who, blades[who], bout, [defender], portions.get(who)) for who in bout.attackers]
    needed = max(blow.why.value for blow in blows)
    parry = struck_by(game, defender, blades[defender], bout, bout.attackers)
    hits = misses = 0
    for blow in blows:
        more, missed = strike(game, blow, needed)
        hits, misses = hits + more, misses + missed
    parries, missed_parries = strike(game, parry, parry.why.value)
    hits += struck_again(game, blows, needed, misses)
    parries += struck_again(game, [parry], parry.why.value, missed_parries)
    winner = compare(game, bout, hits, parries, needed, parry.why.value)
    if winner == defender:
        shared = share_hits(game, bout, parries - hits)
        return [melee_table(game, who, count, parry.blade) for who, count in shared.items() if count]
    return [melee_table(game, defender, hits - parries, hardest(blows))] if winner else []


def struck_by(
    game: Game[Skirmish], who: Id, blade: Weapon, bout: Bout, foes: Sequence[Id], portion: Portion | None = None
) -> Strike:
    power = power_of(game, who, blade, bout, foes)
    dice = power.value if portion is None else min(power.value, portion.dice)
    return Strike(who, blade, power, dice, game.total(COMBAT, who, bout))


def hardest(blows: Sequence[Strike]) -> Weapon:
    """The weapon that saves are made against: of a pool, the one hardest to withstand."""
    return max((blow.blade for blow in blows), key=lambda blade: blade.save)


@rule("EV-MEL-05", "EV-MEL-06")
def compare(game: Game[Skirmish], bout: Bout, hits: int, parries: int, needed: int, needed_back: int) -> Id:
    """More hits win by the difference, whoever began; with equal numbers nobody wins."""
    winner = bout.attackers[0] if hits > parries else bout.defender if parries > hits else ""
    game.tell(
        Fought(
            attackers=bout.attackers,
            defender=bout.defender,
            blows=hits,
            parries=parries,
            needed=needed,
            needed_back=needed_back,
            winner=winner,
            excess=abs(hits - parries),
            opportunity=bout.opportunity,
            rules=("EV-MEL-05" if winner else "EV-MEL-06", *bout.rules),
        )
    )
    return winner


@rule("EV-COO-12")
def share_hits(game: Game[Skirmish], bout: Bout, excess: int) -> dict[Id, int]:
    """The hits of a winning defender; against a pooled attack its player gives them out one by one."""
    if len(bout.attackers) == 1:
        return dict.fromkeys(bout.attackers, excess)
    suffered = dict.fromkeys(bout.attackers, 0)
    for number in range(excess):
        victim = game.choose("hit", bout.defender, bout.attackers, None, "EV-COO-12", left=excess - number)
        suffered[victim] += 1
    return suffered


# ---------------------------------------------------------------- several opponents at once


@rule("EV-MUL-03", "EV-MUL-04", "EV-TRT-03", "EV-REF-06")
def divide(game: Game[Skirmish], who: Id, foes: Sequence[Id], charging: frozenset[Id]) -> dict[Id, Portion]:
    """Attaques multiples: the Power of one weapon, shared as evenly as possible among the opponents."""
    blade = choose_blade(game, who)
    share, extra = divmod(game.total(DICE, who, Bout((who,), "", charging), base=blade.power).value, len(foes))
    favoured = extra_dice(game, who, foes, extra) if extra else []
    return {foe: Portion(blade, share + (foe in favoured)) for foe in foes}


def extra_dice(game: Game[Skirmish], who: Id, foes: Sequence[Id], extra: int) -> list[Id]:
    chosen: list[Id] = game.ask(
        "extra-dice",
        who,
        lambda: ChooseSome(
            rules=("EV-MUL-04",), options=tuple(Option(foe, foe) for foe in foes), least=extra, most=extra
        ),
    )
    return chosen


# ---------------------------------------------------------------- opportunity attacks


@rule("EV-DIS-03", "EV-DIS-04", "EV-DIS-05", "EV-MUL-08")
def opportunity_attack(game: Game[Skirmish], attacker: Id, leaver: Id) -> Loss:
    """One-sided: only the attacker rolls, and every hit counts."""
    reveal(game, attacker)
    blade = choose_blade(game, attacker)
    afraid = frozenset({attacker}) if afraid_of(game, attacker, [leaver]) else frozenset()
    bout = Bout((attacker,), leaver, afraid=afraid, opportunity=True)
    blow = struck_by(game, attacker, blade, bout, [leaver])
    hits, misses = strike(game, blow, blow.why.value)
    hits += struck_again(game, [blow], blow.why.value, misses)
    compare(game, bout, hits, 0, blow.why.value, 0)
    return melee_table(game, leaver, hits, blade)
