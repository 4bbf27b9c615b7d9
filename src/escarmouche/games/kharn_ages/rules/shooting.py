"""Shots: five kinds told by what they engage, range, height, ammunition and reloading."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from escarmouche.core.decisions import Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.cards import Shot
from escarmouche.games.kharn_ages.events import AmmoUsed, GearChanged, GearLost, ThingChanged
from escarmouche.games.kharn_ages.figures import Battle, Safar, Thing
from escarmouche.games.kharn_ages.rules.actions import action, affords, pay, too_dear
from escarmouche.games.kharn_ages.rules.defence import SHARED_RULES
from escarmouche.games.kharn_ages.rules.generic import unhindered
from escarmouche.games.kharn_ages.rules.letters import ChooseLetters, is_word
from escarmouche.games.kharn_ages.rules.melee import (
    announce_effects,
    damage_letter,
    exchange,
)
from escarmouche.games.kharn_ages.rules.rolls import half, raised
from escarmouche.games.kharn_ages.rules.sight import why_unseen
from escarmouche.games.kharn_ages.rules.space import EASE, apart, characteristic, is_free, rearmed
from escarmouche.games.kharn_ages.rules.terrain import swimming
from escarmouche.games.kharn_ages.stats import (
    ATTACK,
    BARRED,
    DAMAGE,
    FREE,
    HARMED,
    HIT,
    SHARED,
    SHOOTS,
    Attack,
    Blow,
    Guard,
    Harm,
)
from escarmouche.space.geometry import Point, thousandths

KINDS = {
    "V": "lightning-shot",
    "A": "lightning-shot",
    "AA": "basic-shot",
    "VV": "moving-shot",
    "VA": "standard-shot",
    "VVA": "precise-shot",
    "VAA": "precise-shot",
}
"""The kinds of shot by the characteristics they engage."""
RULES = {
    "lightning-shot": "KA-SHT-15",
    "basic-shot": "KA-SHT-17",
    "moving-shot": "KA-SHT-18",
    "standard-shot": "KA-SHT-19",
    "precise-shot": "KA-SHT-22",
}
HEIGHT = 2.0
"""A difference in height above this matters."""


# ---------------------------------------------------------------- who may shoot at whom


@rule("KA-SHT-02", "KA-SHT-03", "KA-EQP-09")
def launchers(me: Safar) -> list[str]:
    """Weapons in hand that shoot or can be thrown, wherever it got them."""
    return [item for item in me.in_hand("weapon") if me.card(item).shot is not None]


@rule("KA-SHT-08")
def span(state: Battle, who: Id, target: Id) -> float:
    """The straight distance from base to base, heights included."""
    return math.hypot(apart(state, who, target), state.figures[target].level - state.figures[who].level)


@rule("KA-SHT-09")
def band(shot: Shot, distance: float) -> str:
    """Below the first figure short, up to the second medium, both included, beyond it long."""
    if distance < shot.short - EASE:
        return "short"
    return "medium" if distance <= shot.long + EASE else "long"


@rule("KA-SHT-02", "KA-SHT-04", "KA-SHT-10", "KA-CRD-04", "KA-TER-03")
def why_no_shot(game: Game[Battle], who: Id, target: Id, item: str) -> Refusal | None:
    """What forbids a shot: deep water, an enemy at one's throat, no line of sight, the range, nothing to shoot with."""
    shot: Shot = game[who].card(item).shot
    if swimming(game.state, who):
        return Refusal("no-weapon-in-water", ("KA-TER-03",), {"weapon": item})
    if not is_free(game.state, who):
        return Refusal("engaged", ("KA-SHT-04",), {"figure": who})
    refusal = why_not_loaded(game[who], item)
    if refusal is not None:
        return refusal
    distance = span(game.state, who, target)
    if distance < shot.least - EASE:
        cited = "KA-CRD-04" if game[who].gear[item].card == "Mkuki" else "KA-EQP-05"
        return Refusal("too-near", (cited,), {"distance": thousandths(distance), "least": shot.least})
    if band(shot, distance) == "long" and not shot.beyond:
        return Refusal("out-of-range", ("KA-SHT-10",), {"distance": thousandths(distance), "range": shot.long})
    refusal = why_unseen(game.state, who, target, "KA-SHT-02", "KA-LOS-01")
    if refusal is not None:
        return refusal
    forbidden = game.moment(SHOOTS, None, who, target)
    return forbidden


@rule("KA-RNG-01", "KA-RNG-05", "KA-RNG-06", "KA-RNG-07", "KA-SHT-24")
def why_not_loaded(me: Safar, item: str) -> Refusal | None:
    """A weapon with a rate needs an empty box, a bow or crossbow without one a piece of ammunition; a sling nothing."""
    shot: Shot = me.card(item).shot
    if shot.rate:
        ready = me.gear[item].ticked < shot.rate
        return None if ready else Refusal("must-reload", ("KA-RNG-06",), {"weapon": item})
    if shot.feed in ("arrows", "bolts") and not pieces(me, item):
        return Refusal("no-ammunition", ("KA-SHT-24", "KA-RNG-01"), {"weapon": item})
    return None


def pieces(me: Safar, item: str) -> list[str]:
    """The kinds of ammunition it has for a weapon."""
    feed = me.card(item).shot.feed
    return [kind.partition(":")[2] for kind, left in me.ammo.items() if left and kind.startswith(f"{feed}:")]


def targets(game: Game[Battle], who: Id, foes: Sequence[Safar] | None = None) -> list[Option]:
    """Whom it may shoot at with what: of its enemies, unless others are named."""
    found = []
    items = launchers(game[who])
    if items and (not is_free(game.state, who) or swimming(game.state, who)):
        return []
    for item in items:
        for foe in game.state.enemies(who) if foes is None else foes:
            if why_no_shot(game, who, foe.id, item) is None:
                found.append(Option({"shoot": foe.id, "weapon": item}, foe.id, ("KA-SHT-02",)))
    return found


def shots(game: Game[Battle], who: Id) -> list[Option]:
    return targets(game, who) if affords(game, who, 1, "shoot") else []


def why_not_shoot(game: Game[Battle], who: Id, answer: Any, free: bool = False) -> Refusal | None:
    target = answer.get("shoot") if isinstance(answer, dict) else None
    foe = game.state.figures.get(target) if isinstance(target, str) else None
    if foe is None or foe.side == game[who].side or not foe.in_play:
        return Refusal("not-an-enemy", ("KA-MEL-17",), {"figure": str(target)})
    found = [item for item in launchers(game[who]) if answer.get("weapon", item) == item]
    if not found:
        return Refusal("no-shooting-weapon", ("KA-SHT-03",), {"figure": who})
    refusal = None if free else too_dear(game, who, 1, "shoot", "KA-SHT-15")
    return refusal or why_no_shot(game, who, foe.id, found[0])


@at(FREE, "KA-EFF-04", "KA-EFF-17")
def free_shots(game: Game[Battle], found: list[Option], who: Id, situation: None) -> list[Option]:
    """The A effect may be a lightning shot: with a weapon, ammunition, a line of sight, and nobody at one's throat."""
    return found if game.moment(BARRED, None, who, "shoot") else [*found, *targets(game, who)]


# ---------------------------------------------------------------- the shot


@action("shoot", shots, why_not_shoot, least=1, able=(launchers,), needs=(unhindered,))
@rule("KA-SHT-01", "KA-SHT-15", "KA-SHT-17", "KA-SHT-18", "KA-SHT-19", "KA-SHT-22")
def shoot(game: Game[Battle], who: Id, answer: Any) -> None:
    """Characteristics, effects, ammunition; payment; the exchange."""
    target, item, free = answer["shoot"], answer["weapon"], bool(answer.get("free"))
    letters = game.ask("engage", who, lambda: aim_decision(game, who, target, item, 1 if free else 3))
    kind = KINDS[letters]
    made = Attack(
        who,
        target,
        letters,
        item=item,
        kind=kind,
        free=free,
        capped=free,
        shot=True,
        by_rule=RULES[kind],
        fumble=fumbles_up_to(kind),
    )
    made = replace(made, effects=announce_effects(game, made), ammo=choose_ammo(game, who, item))
    if not free:
        pay(game, who, made.ap, "shoot", RULES[kind])
    landing = game[target].at, game[target].level
    use_up(game, made)
    exchange(game, made)
    leave(game, made, *landing)


@rule("KA-SHT-06", "KA-SHT-20", "KA-CRT-12")
def fumbles_up_to(kind: str) -> int:
    """The highest natural face that is a critical failure of a shot."""
    return 3 if kind == "standard-shot" else 2


@rule("KA-SHT-01", "KA-OTT-01", "KA-APT-01")
def aim_decision(game: Game[Battle], who: Id, target: Id, item: str, most: int) -> ChooseLetters:
    """V and A only, in the mixtures that are a kind of shot."""
    payable = [ap for ap in range(1, most + 1) if most == 1 or affords(game, who, ap, "shoot")]
    return ChooseLetters(
        rules=("KA-SHT-01", "KA-OTT-01"),
        facts={"target": target, "weapon": item, "free": most == 1},
        options=tuple(Option(word, "", (RULES[kind],)) for word, kind in KINDS.items() if len(word) in payable),
        worth={letter: characteristic(game, who, letter) for letter in "VA"},
        why_not=lambda answer: why_not_aimed(game, who, most, answer),
    )


def why_not_aimed(game: Game[Battle], who: Id, most: int, answer: Any) -> Refusal | None:
    if not is_word(answer):
        return None
    if set(answer) - set("VA"):
        return Refusal("only-v-and-a", ("KA-SHT-01",), {"engaged": answer})
    if len(answer) > most:
        return Refusal("too-many-characteristics", ("KA-OTT-01",) if most == 3 else ("KA-EFF-04",), {"most": most})
    if any(answer.count(letter) > 2 for letter in answer):
        return Refusal("more-than-twice", ("KA-OTT-02",), {"engaged": answer})
    return too_dear(game, who, len(answer), "shoot", "KA-OTT-01")


@rule("KA-RNG-04")
def choose_ammo(game: Game[Battle], who: Id, item: str) -> str:
    """The kind of ammunition, named before the shot."""
    me = game[who]
    kinds = pieces(me, item)
    if me.card(item).shot.rate and kinds and "simple" not in kinds:
        kinds = ["simple", *kinds]
    if not kinds:
        return ""
    if len(kinds) == 1:
        return kinds[0]
    return game.choose("ammunition", who, kinds, "simple" if "simple" in kinds else kinds[0], "KA-RNG-04")


@rule("KA-SHT-24", "KA-RNG-05", "KA-RNG-06", "KA-RNG-07", "KA-EQP-09")
def use_up(game: Game[Battle], attack: Attack) -> None:
    """A box is ticked, a piece used up or the weapon out of hand, before the dice: hit or miss, free or not."""
    me = game[attack.who]
    shot: Shot = me.card(attack.item).shot
    gear = me.gear[attack.item]
    if shot.rate:
        ticked = replace(gear, ticked=gear.ticked + 1)
        game.tell(GearChanged(figure=me.id, item=attack.item, gear=ticked, reason="box-ticked", rules=("KA-RNG-06",)))
    elif shot.feed == "itself":
        flying = replace(gear, held=False)
        game.tell(GearChanged(figure=me.id, item=attack.item, gear=flying, reason="thrown", rules=("KA-EQP-09",)))
        rearmed(game, me)
    if attack.ammo and f"{shot.feed}:{attack.ammo}" in me.ammo:
        kind = f"{shot.feed}:{attack.ammo}"
        game.tell(AmmoUsed(figure=me.id, kind=kind, left=me.ammo[kind] - 1, target=attack.target, rules=("KA-SHT-24",)))


@rule("KA-EQP-09", "KA-CRD-04")
def leave(game: Game[Battle], attack: Attack, where: Point, level: float) -> None:
    """A weapon that was thrown lies where it landed: where the target stood."""
    me = game[attack.who]
    if attack.item not in me.gear or me.card(attack.item).shot.feed != "itself":
        return
    gear = me.gear[attack.item]
    game.tell(GearLost(figure=me.id, item=attack.item, reason="thrown", rules=("KA-EQP-09",)))
    lying = Thing("equipment", where, level, gear=gear)
    number = 1
    while f"{gear.card}-{number}" in game.state.things:
        number += 1
    name = f"{gear.card}-{number}"
    game.tell(ThingChanged(thing=name, now=lying, reason="thrown", rules=("KA-EQP-09",)))


@modifies(ATTACK, "Dénivelé", "KA-SHT-07", "KA-SHT-23", "KA-SKL-35")
def higher(game: Game[Battle], who: Id, attack: Attack) -> int:
    """More than two toises of difference: +2 downwards, -2 upwards; a precise shot and a master popinjay know no
    penalty."""
    if attack.kind not in RULES:
        return 0
    drop = game[who].level - game[attack.target].level
    if abs(drop) <= HEIGHT + EASE:
        return 0
    if drop > 0:
        return 2
    return 0 if attack.kind == "precise-shot" or "master-popinjay" in game[who].skills else -2


@at(SHARED, "KA-SHT-21")
def lower_first(game: Game[Battle], letters: str, who: Id, guard: Guard) -> str:
    """Against a standard shot a paid defence engages the lower of its own A and V; equal ones leave the choice."""
    if guard.attack.kind != "standard-shot":
        return letters
    agility, velocity = characteristic(game, who, "A"), characteristic(game, who, "V")
    return "AV" if agility == velocity else "A" if agility < velocity else "V"


# ---------------------------------------------------------------- damage


@at(HARMED, "KA-SHT-05", "KA-SHT-13", "KA-SHT-16", "KA-SHT-25")
def harm(game: Game[Battle], value: Harm | None, who: Id, blow: Blow) -> Harm | None:
    """Doubled by a critical hit, then changed by the range; what the critical hit made of it is its bonus."""
    if blow.kind not in RULES:
        return value
    why = game.moment(HIT, game.total(DAMAGE, blow.by, blow, base=base_of(game, blow)), blow.by, blow)
    plain, reach = why.value, by_range(game, blow)
    rules: tuple[str, ...] = (
        "KA-SHT-14",
        RULES[blow.kind],
        *(("KA-RNG-04",) if blow.ammo not in ("", "simple") else ()),
    )
    if reach:
        rules = (*rules, "KA-SHT-11" if reach > 0 else "KA-SHT-12")
        why = raised(why, reach, "Portée", rules[-1])
    base, critical = why.value, 0
    if blow.criticals and blow.ap > 1:
        critical = max(0, 2 * plain + reach) - max(0, base)
        base = max(0, base)
    ammo = blow.ammo
    weapon = game[blow.by].card(blow.item)
    piercing = -1 if ammo == "armour-piercing" or weapon.piercing == "1D5" else weapon.piercing
    return Harm(
        blow.target,
        base,
        critical,
        blow.by,
        "shot",
        piercing=piercing,
        fire=weapon.fire or ammo == "incendiary",
        poison=weapon.poison or ammo == "poisoned",
        fright=weapon.fright,
        rules=(*rules, "KA-SHT-05") if critical else rules,
        why=why,
    )


@rule("KA-SHT-14", "KA-SHT-15", "KA-CRD-04")
def base_of(game: Game[Battle], blow: Blow) -> int:
    """What the weapon prints, or a characteristic engaged; half of it, rounded up, for a lightning shot."""
    shot: Shot = game[blow.by].card(blow.item).shot
    if shot.falling is not None:
        printed = shot.falling - math.ceil(span(game.state, blow.by, blow.target) - EASE)
    elif shot.damage is not None:
        printed = shot.damage
    else:
        printed = characteristic(game, blow.by, damage_letter(game, blow))
    return half(printed) if blow.ap == 1 else printed


@rule("KA-SHT-11", "KA-SHT-12", "KA-SHT-13", "KA-SHT-23", "KA-RNG-08")
def by_range(game: Game[Battle], blow: Blow) -> int:
    """One more at short range, two with a crossbow; three less at long range, which a precise shot ignores."""
    shot: Shot = game[blow.by].card(blow.item).shot
    where = band(shot, span(game.state, blow.by, blow.target))
    if where == "short":
        return shot.short_bonus
    return -3 if where == "long" and blow.kind != "precise-shot" else 0


SHARED_RULES["standard-shot"] = ("KA-SHT-21",)


# ---------------------------------------------------------------- reloading


def reloads(game: Game[Battle], who: Id) -> list[Option]:
    me = game[who]
    found = [item for item in launchers(me) if me.gear[item].ticked]
    if found and swimming(game.state, who):
        return []
    return [
        Option({"reload": item}, "", ("KA-RNG-06",))
        for item in found
        if affords(game, who, me.card(item).shot.reload, "reload")
    ]


def why_no_reload(game: Game[Battle], who: Id, answer: Any) -> Refusal | None:
    item = answer.get("reload") if isinstance(answer, dict) else None
    me = game[who]
    if item not in launchers(me) or not me.gear[item].ticked:
        return Refusal("nothing-to-reload", ("KA-RNG-06",), {"weapon": str(item)})
    if swimming(game.state, who):
        return Refusal("no-weapon-in-water", ("KA-TER-03",), {"weapon": item})
    return too_dear(game, who, me.card(item).shot.reload, "reload", "KA-RNG-06")


@action("reload", reloads, why_no_reload, able=(launchers,))
@rule("KA-RNG-06", "KA-RNG-07")
def reload(game: Game[Battle], who: Id, answer: Any) -> None:
    """The printed cost clears all boxes, early or not; such a weapon never runs out."""
    item = answer["reload"]
    me = game[who]
    pay(game, who, me.card(item).shot.reload, "reload", "KA-RNG-06")
    gear = replace(me.gear[item], ticked=0)
    game.tell(GearChanged(figure=who, item=item, gear=gear, reason="reloaded", rules=("KA-RNG-06", "KA-RNG-07")))
