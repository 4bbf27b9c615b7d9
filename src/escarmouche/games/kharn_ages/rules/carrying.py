"""Hands: drawing and putting away, picking up and putting down, giving and taking, loads, taking armour off."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

from msgspec.structs import replace

from escarmouche.core.decisions import Answer, Choose, Option, Refusal
from escarmouche.core.events import Placed
from escarmouche.core.game import Game
from escarmouche.core.rules import Total, at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import GearChanged, GearLost, Lifted, Loaded, ThingChanged, ThingGone
from escarmouche.games.kharn_ages.figures import GROUND, IN_HAND, STOWED, STUNNED, WORN, Battle, Gear, Safar, Thing
from escarmouche.games.kharn_ages.rules.actions import action, affords, pay, too_dear
from escarmouche.games.kharn_ages.rules.generic import FIELD, astray, fine, generic, has_mates, mates, no_hands
from escarmouche.games.kharn_ages.rules.movement import room_at, stand
from escarmouche.games.kharn_ages.rules.relief import standing
from escarmouche.games.kharn_ages.rules.rolls import attempted, throw
from escarmouche.games.kharn_ages.rules.space import characteristic, extent, mates_and_foes, rearmed, things_by, within
from escarmouche.games.kharn_ages.rules.terrain import swimming
from escarmouche.games.kharn_ages.rules.throwing import why_too_heavy
from escarmouche.games.kharn_ages.stats import (
    ACTED,
    BARRED,
    CAPPED,
    FALLEN,
    GONE,
    GUARDS,
    MEANT,
    SHIFTED,
    TARGETED,
    Attack,
    Effort,
    Guard,
    V,
)
from escarmouche.space.geometry import Point, quantise

FIXED = ("hole", "door", "gate", "hatch", "mechanism", "inscription", "water", "pool", "store")
"""Kinds of things that nobody picks up."""
FAR = 20.0
"""How far around its bearer a place is looked for, at most, for whoever falls out of its arms."""
FIGHTING = frozenset(("attack", "assault", "shoot", "bunt", "bite", "trample", "throw", "rampage"))


# ---------------------------------------------------------------- hands


def hands_of(me: Safar, item: str) -> int:
    """How many hands a thing takes; armour and trinkets are worn."""
    gear = me.gear[item]
    if gear.kind in WORN:
        return 0
    return 1 if gear.kind == "shield" else me.card(item).hands or 1


@rule("KA-EQP-06", "KA-SHD-07", "KA-SKL-30", "KA-GEN-03")
def fits(me: Safar, items: Sequence[str], loads: int) -> bool:
    """One two-handed thing or two one-handed ones, loads included; the exceptional hold a one-handed thing more beside
    a two-handed one."""
    taken = [hands_of(me, item) for item in items]
    most = 3 if "exceptional" in me.skills and 2 in taken else 2
    return sum(taken) + loads <= most


def holding(me: Safar) -> tuple[str, ...]:
    """Weapons and shields in hand."""
    return me.in_hand(IN_HAND)


def stowed(game: Game[Battle], who: Id) -> tuple[str, ...]:
    """Weapons and shields that are not in hand."""
    return game[who].in_hand(STOWED)


def has_stowed(me: Safar) -> object:
    return me.in_hand(STOWED)


def has_held(me: Safar) -> object:
    return me.in_hand(IN_HAND)


@rule("KA-GEN-04")
def why_not_drawn(game: Game[Battle], who: Id, item: str) -> Refusal | None:
    me = game[who]
    full = not fits(me, [*holding(me), item], len(me.carrying))
    refusal = no_hands(me, "KA-GEN-04")
    return refusal or (Refusal("hands-full", ("KA-GEN-04", "KA-EQP-06"), {"figure": who}) if full else None)


def hold(game: Game[Battle], who: Id, item: str, held: bool) -> None:
    me = game[who]
    gear = replace(me.gear[item], held=held)
    reason = "drawn" if held else "put-away"
    game.tell(GearChanged(figure=who, item=item, gear=gear, reason=reason, rules=("KA-GEN-04",)))
    rearmed(game, me)


@generic("draw", 0, stowed, why_not_drawn, "KA-GEN-04", able=(has_stowed,))
@rule("KA-GEN-04")
def draw(game: Game[Battle], who: Id, item: str) -> None:
    """Free while hands are free."""
    hold(game, who, item, True)


def in_hands(game: Game[Battle], who: Id) -> tuple[str, ...]:
    return holding(game[who])


@generic("put-away", 1, in_hands, fine, "KA-GEN-04", able=(has_held,))
@rule("KA-GEN-04")
def put_away(game: Game[Battle], who: Id, item: str) -> None:
    hold(game, who, item, False)


@rule("KA-GEN-04")
def switches(game: Game[Battle], who: Id) -> list[Option]:
    """Something else in hand for what is put away; what fits without is drawn free."""
    if not affords(game, who, 1, "switch"):
        return []
    me = game[who]
    held, loads = holding(me), len(me.carrying)
    found = []
    for item in stowed(game, who):
        if not me.hands or fits(me, [*held, item], loads):
            continue
        singles = [one for one in held if fits(me, [*(other for other in held if other != one), item], loads)]
        away = [*singles, *(["all"] if len(held) > 1 or not singles else [])] if fits(me, [item], loads) else singles
        found += [Option({"switch": item, "away": one}, "", ("KA-GEN-04",)) for one in away]
    return found


@at(MEANT, "KA-GEN-04")
def all_of_one(game: Game[Battle], answer: Answer, who: Id, situation: None) -> Answer:
    """Whoever holds a single thing puts that one away."""
    held = holding(game[who]) if isinstance(answer, dict) and answer.get("away") == "all" else ()
    return {**answer, "away": held[0]} if len(held) == 1 else answer


def why_no_switch(game: Game[Battle], who: Id, answer: Any) -> Refusal | None:
    item = answer.get("switch") if isinstance(answer, dict) else None
    if item not in stowed(game, who):
        return Refusal("not-carried", ("KA-GEN-04",), {"thing": str(item)})
    refusal = no_hands(game[who], "KA-GEN-04") or too_dear(game, who, 1, "switch", "KA-GEN-04")
    return refusal or Refusal("hands-full", ("KA-GEN-04", "KA-EQP-06"), {"figure": who})


@action("switch", switches, why_no_switch, least=1, able=(has_stowed,))
@rule("KA-GEN-04")
def switch(game: Game[Battle], who: Id, answer: Any) -> None:
    pay(game, who, 1, "switch", "KA-GEN-04")
    away = holding(game[who]) if answer["away"] == "all" else [answer["away"]]
    for item in away:
        hold(game, who, item, False)
    hold(game, who, answer["switch"], True)


# ---------------------------------------------------------------- things on the ground


def named(game: Game[Battle], card: str) -> str:
    """A name for a thing that nobody on the table has."""
    number = 1
    while f"{card}-{number}" in game.state.things:
        number += 1
    return f"{card}-{number}"


def lay(game: Game[Battle], who: Id, item: str, place: Point, reason: str, *rules: str) -> str:
    """A piece of equipment leaves its owner and lies somewhere."""
    me = game[who]
    gear = replace(me.gear[item], held=False)
    level = me.level if place == me.at else standing(game.state.table, place)
    game.tell(GearLost(figure=who, item=item, reason=reason, rules=rules))
    rearmed(game, me)
    name = named(game, gear.card)
    game.tell(ThingChanged(thing=name, now=Thing("equipment", place, level, gear=gear), reason=reason, rules=rules))
    return name


def equipped(game: Game[Battle], who: Id, gear: Gear, reason: str, *rules: str) -> None:
    """A piece of equipment is somebody's now, in hand if it has a hand for it."""
    me = game[who]
    name, number = gear.card, 1
    while name in me.gear:
        number += 1
        name = f"{gear.card} #{number}"
    mine = replace(gear, held=False, standard=False)
    taken = replace(me, gear={**me.gear, name: mine})
    held = me.hands and gear.kind not in WORN and fits(taken, [*holding(me), name], len(me.carrying))
    game.tell(GearChanged(figure=who, item=name, gear=replace(mine, held=held), reason=reason, rules=rules))
    rearmed(game, me)


def is_load(thing: Thing) -> bool:
    """Everything but weapons and shields is carried in the arms."""
    return thing.gear is None or thing.gear.kind == "armour"


def pickable(game: Game[Battle], who: Id) -> list[str]:
    """Things in the zone of control, and whoever stands there."""
    state = game.state
    things = [name for name in things_by(state, who) if not state.things[name].hidden] if game[who].controls else []
    allies, foes = mates_and_foes(state, who)
    return [*things, *allies, *foes]


def has_hands(me: Safar) -> object:
    return me.hands


def has_anything(state: Battle, me: Safar) -> object:
    """An ally or a thing in the zone of control."""
    return mates_and_foes(state, me.id)[0] or things_by(state, me.id)


@rule("KA-GEN-10", "KA-GEN-03", "KA-GEN-34", "KA-GEN-36", "KA-THR-05")
def why_not_picked(game: Game[Battle], who: Id, name: str) -> Refusal | None:
    """Hands, free ones, and the strength: for an ally P of at least its C."""
    me = game[who]
    refusal = no_hands(me, "KA-GEN-10")
    if refusal is not None:
        return refusal
    thing = game.state.things.get(name)
    if thing is None:
        if game[name].side != me.side:
            return Refusal("not-an-ally", ("KA-GEN-36",), {"figure": name})
        if game[name].carrying:
            return Refusal("ally-laden", ("KA-GEN-36",), {"figure": name})
        if any(load in game.state.figures for load in me.carrying):
            return Refusal("one-ally", ("KA-GEN-36",), {"figure": who})
        if characteristic(game, who, "P") < characteristic(game, name, "C"):
            return Refusal("ally-too-heavy", ("KA-GEN-36",), {"figure": who})
        return no_room(me, "KA-GEN-10")
    if thing.kind in FIXED or thing.fixed:
        return Refusal("cannot-be-carried", ("KA-GEN-10",), {"thing": name})
    refusal = why_too_heavy(game, who, name)
    if refusal is not None:
        return refusal
    if is_load(thing):
        return no_room(me, "KA-GEN-10")
    assert thing.gear is not None
    taken = replace(me, gear={**me.gear, name: thing.gear})
    full = Refusal("hands-full", ("KA-GEN-10", "KA-GEN-03"), {"figure": who})
    return None if fits(taken, [*holding(me), name], len(me.carrying)) else full


def no_room(me: Safar, *rules: str) -> Refusal | None:
    """A load takes a hand."""
    if fits(me, holding(me), len(me.carrying) + 1):
        return None
    return Refusal("hands-full", (*rules, "KA-GEN-03"), {"figure": me.id})


@generic("pick-up", 1, pickable, why_not_picked, "KA-GEN-10", able=(has_hands,), needs=(has_anything,))
@rule("KA-GEN-10", "KA-GEN-34", "KA-GEN-36")
def pick_up(game: Game[Battle], who: Id, name: str) -> None:
    """Equipment is taken in hand, other things and allies become loads; an ally carried is off the table."""
    if name in game.state.figures:
        game.tell(Lifted(figure=name, by=who, rules=("KA-GEN-36",)))
        load(game, who, name, "KA-GEN-36")
        game.moment(GONE, None, name)
        return
    thing = game.state.things[name]
    if is_load(thing):
        receive(game, who, name, "picked-up", "KA-GEN-10")
        return
    assert thing.gear is not None
    game.tell(ThingGone(thing=name, reason="picked-up", rules=("KA-GEN-10",)))
    equipped(game, who, thing.gear, "picked-up", "KA-GEN-10")


def load(game: Game[Battle], who: Id, name: str, *rules: str) -> None:
    game.tell(Loaded(figure=who, carrying=(*game[who].carrying, name), rules=("KA-GEN-34", *rules)))


def unload(game: Game[Battle], who: Id, name: str, *rules: str) -> None:
    left = tuple(one for one in game[who].carrying if one != name)
    game.tell(Loaded(figure=who, carrying=left, rules=rules))


def receive(game: Game[Battle], who: Id, name: str, reason: str, *rules: str) -> None:
    now = replace(game.state.things[name], at=None, carrier=who)
    game.tell(ThingChanged(thing=name, now=now, reason=reason, rules=rules))
    load(game, who, name, *rules)


# ---------------------------------------------------------------- putting down


def droppable(game: Game[Battle], who: Id) -> list[str]:
    me = game[who]
    return [*me.carrying, *holding(me)]


def has_droppable(me: Safar) -> object:
    return me.hands and (me.carrying or holding(me))


@rule("KA-GEN-10", "KA-GEN-03", "KA-GEN-36")
def why_not_dropped(game: Game[Battle], who: Id, name: str) -> Refusal | None:
    """Hands; and for an ally a place in the zone of control."""
    refusal = no_hands(game[who], "KA-GEN-10")
    if refusal is not None or name not in game.state.figures or has_room(game, who, name):
        return refusal
    return Refusal("no-room", ("KA-GEN-10", "KA-ZOC-06"), {"at": list(game[who].at)})


def has_room(game: Game[Battle], who: Id, ally: Id) -> bool:
    """Is there a place beside it, no higher or lower than it reaches, to put an ally down?"""
    return next(beside(game.state, game[who], game[ally]), None) is not None


@generic("drop", 1, droppable, why_not_dropped, "KA-GEN-10", able=(has_droppable,))
@rule("KA-GEN-10")
def drop(game: Game[Battle], who: Id, name: str) -> None:
    """It lies at one's feet; an ally stands beside its bearer."""
    put_down(game, who, name, "KA-GEN-10")


def put_down(game: Game[Battle], who: Id, name: str, *rules: str, leaving: bool = False) -> None:
    """Somebody, or something, is carried no more; who is `leaving` the table has left its place to it."""
    me = game[who]
    if name in me.gear:
        lay(game, who, name, me.at, "dropped", *rules)
        return
    unload(game, who, name, *rules)
    if name in game.state.figures:
        set_down(game, who, name, rules, leaving)
        return
    now = replace(game.state.things[name], at=me.at, level=me.level, carrier="")
    game.tell(ThingChanged(thing=name, now=now, reason="dropped", rules=rules))


@rule("KA-GEN-36", "KA-FRT-01", "KA-GEN-19")
def set_down(game: Game[Battle], who: Id, ally: Id, rules: tuple[str, ...], leaving: bool) -> None:
    """In the nearest place beside the bearer with room for it; if there is none, where the bearer was, or wherever
    there is."""
    state, me = game.state, game[who]
    if leaving:
        state = state.changed(who, on_table=False)
    tries = chain(beside(state, me, game[ally]), (me.at,) if leaving else (), round_about(me, game[ally], FAR))
    place = next((at for at in tries if room_at(state, ally, at)), me.at)
    game.tell(Placed(figure=ally, at=place, rules=("KA-GEN-36", *rules)))
    stand(game, ally)
    if game[ally].hp:
        game.moment(SHIFTED, None, ally, (place,))


def beside(state: Battle, me: Safar, ally: Safar) -> Iterator[Point]:
    """The free places in a Safar's zone of control, the nearest first."""
    reach = extent(me)
    for spot in round_about(me, ally, reach):
        if within(me, spot, ally.radius, standing(state.table, spot), reach) and room_at(state, ally.id, spot):
            yield spot


TURNS = tuple((math.cos(n * math.pi / 12), math.sin(n * math.pi / 12)) for n in range(24))
"""Directions all round."""


def round_about(me: Safar, ally: Safar, most: float) -> Iterator[Point]:
    """Places round a Safar, circle by circle."""
    for n in range(int(most / 0.25) + 1):
        far = me.radius + ally.radius + 0.01 + 0.25 * n
        for x, y in TURNS:
            yield quantise((me.at[0] + far * x, me.at[1] + far * y))


@at(FALLEN, "KA-GEN-10", "KA-GEN-36")
def drops_all(game: Game[Battle], value: None, who: Id, situation: None) -> None:
    """What a Safar carried lies where it fell or fled from; somebody carried falls from its bearer's arms."""
    for name in game[who].carrying:
        put_down(game, who, name, "KA-GEN-10", leaving=True)
    if game[who].bearer:
        put_down(game, game[who].bearer, who, "KA-GEN-36")


# ---------------------------------------------------------------- loads


@rule("KA-GEN-37")
def laden(state: Battle, me: Safar) -> bool:
    """Two objects, or an ally."""
    return len(me.carrying) > 1 or any(name in state.figures for name in me.carrying)


@modifies(V, "Charge", "KA-GEN-35", "KA-GEN-34")
def burdened(game: Game[Battle], who: Id, situation: None) -> int:
    """-2 for a laden Safar with P below 4, -1 from 4 on."""
    if not game[who].carrying:
        return 0
    return -2 if characteristic(game, who, "P") < 4 else -1


@at(BARRED, "KA-GEN-37")
def arms_full(game: Game[Battle], value: Refusal | None, who: Id, action: str) -> Refusal | None:
    if value is None and action in FIGHTING and game[who].carrying and laden(game.state, game[who]):
        return Refusal("laden", ("KA-GEN-37",), {"figure": who})
    return value


@at(GUARDS, "KA-GEN-37")
def only_reflexes(game: Game[Battle], value: int, who: Id, guard: Guard) -> int:
    """The reflex defence is left; in the English edition no defence at all."""
    if not game[who].carrying or not laden(game.state, game[who]):
        return value
    return 0 if game.state.edition == "fr" else -1


@at(CAPPED, "KA-GEN-37")
def with_full_arms(game: Game[Battle], rules: tuple[str, ...], who: Id, guard: Guard) -> tuple[str, ...]:
    return (*rules, "KA-GEN-37") if only_reflexes(game, 3, who, guard) < 3 else rules


@at(TARGETED, "KA-GEN-37", "KA-GEN-10", "KA-STS-03")
def lets_go(game: Game[Battle], value: str, who: Id, attack: Attack) -> str:
    """Somebody attacked may put its load down first, for 1 AP."""
    target = attack.target
    me = game[target]
    if value == "stop" or not me.carrying or not laden(game.state, me) or me.status & {STUNNED, GROUND}:
        return value
    loads = [name for name in me.carrying if why_not_dropped(game, target, name) is None]
    if not loads or not affords(game, target, 1, "drop"):
        return value
    answer = game.ask(
        "let-go",
        target,
        lambda: Choose(
            rules=("KA-GEN-37",),
            facts={"against": attack.who},
            options=(*(Option({"drop": name}, "", ("KA-GEN-10",)) for name in loads), Option("none")),
            decline="none",
        ),
    )
    if answer != "none":
        game.moment(ACTED, None, target, "drop")
        pay(game, target, 1, "drop", "KA-GEN-10", "KA-GEN-37")
        put_down(game, target, answer["drop"], "KA-GEN-37")
    return value


# ---------------------------------------------------------------- giving and taking


def giveable(game: Game[Battle], me: Safar) -> list[str]:
    """Things carried, and equipment that the card does not print."""
    things = [name for name in me.carrying if name in game.state.things]
    return [*things, *(item for item, gear in me.gear.items() if not gear.standard and gear.kind not in WORN)]


@rule("KA-GEN-14", "KA-GEN-03")
def why_not_handed(game: Game[Battle], giver: Id, taker: Id, name: str) -> Refusal | None:
    one, other = game[giver], game[taker]
    refusal = no_hands(one, "KA-GEN-14") or no_hands(other, "KA-GEN-14")
    if refusal is not None:
        return refusal
    if name in one.gear and one.gear[name].standard:
        return Refusal("standard-equipment", ("KA-GEN-14",), {"thing": name})
    if name not in giveable(game, one):
        return Refusal("not-carried", ("KA-GEN-14",), {"thing": name})
    if name in one.gear:
        lent = replace(other, gear={**other.gear, "lent": one.gear[name]})
        full = Refusal("hands-full", ("KA-GEN-14", "KA-GEN-03"), {"figure": taker})
        return None if fits(lent, [*holding(other), "lent"], len(other.carrying)) else full
    return why_too_heavy(game, taker, name) or no_room(other, "KA-GEN-14")


def gives(game: Game[Battle], who: Id) -> list[Option]:
    allies = mates(game, who)
    if not allies or not affords(game, who, 1, "give"):
        return []
    return [
        Option({"give": name, "to": ally}, ally, ("KA-GEN-14",))
        for name in giveable(game, game[who])
        for ally in allies
        if why_not_handed(game, who, ally, name) is None
    ]


def takes(game: Game[Battle], who: Id) -> list[Option]:
    allies = mates(game, who)
    if not allies or not affords(game, who, 1, "take"):
        return []
    return [
        Option({"take": name, "from": ally}, ally, ("KA-GEN-14",))
        for ally in allies
        for name in giveable(game, game[ally])
        if why_not_handed(game, ally, who, name) is None
    ]


def why_not_given(game: Game[Battle], who: Id, answer: Any) -> Refusal | None:
    return why_no_deal(game, who, answer, "give", "to")


def why_not_taken(game: Game[Battle], who: Id, answer: Any) -> Refusal | None:
    return why_no_deal(game, who, answer, "take", "from")


def why_no_deal(game: Game[Battle], who: Id, answer: Any, action: str, word: str) -> Refusal | None:
    ally = str(answer.get(word)) if isinstance(answer, dict) else ""
    if ally not in mates(game, who):
        return astray(game, who, ally, "KA-GEN-14")
    giver, taker = (who, ally) if action == "give" else (ally, who)
    refusal = why_not_handed(game, giver, taker, str(answer.get(action)))
    return refusal or too_dear(game, who, 1, action, "KA-GEN-14")


@action("give", gives, why_not_given, least=1, needs=(has_mates,))
@rule("KA-GEN-14")
def give(game: Game[Battle], who: Id, answer: Any) -> None:
    hand_over(game, who, who, answer["to"], answer["give"], "give")


@action("take", takes, why_not_taken, least=1, needs=(has_mates,))
@rule("KA-GEN-14")
def take(game: Game[Battle], who: Id, answer: Any) -> None:
    hand_over(game, who, answer["from"], who, answer["take"], "take")


@rule("KA-GEN-14", "KA-GEN-15")
def hand_over(game: Game[Battle], who: Id, giver: Id, taker: Id, name: str, action: str) -> None:
    """The initiator pays and rolls: on a critical failure the thing lies on the ground between the two."""
    pay(game, who, 1, action, "KA-GEN-14")
    effort = Effort(FIELD, action, taker if who == giver else giver, bare=True)
    thrown = throw(game, who, effort)
    passed = not thrown.fumble
    game.tell(attempted(who, effort, thrown, Total(0, 0, (), ()), "", thrown.added, 0, passed, "KA-GEN-15"))
    one, other = game[giver], game[taker]
    if name in one.gear:
        gear = one.gear[name]
        if thrown.fumble:
            lay(game, giver, name, between(one, other), "fumbled", "KA-GEN-15")
            return
        game.tell(GearLost(figure=giver, item=name, reason="given", rules=("KA-GEN-14",)))
        rearmed(game, one)
        equipped(game, taker, gear, "taken", "KA-GEN-14")
        return
    unload(game, giver, name, "KA-GEN-14")
    if thrown.fumble:
        place = between(one, other)
        level = standing(game.state.table, place)
        now = replace(game.state.things[name], at=place, level=level, carrier="")
        game.tell(ThingChanged(thing=name, now=now, reason="fumbled", rules=("KA-GEN-15",)))
    else:
        receive(game, taker, name, "taken", "KA-GEN-14")


def between(one: Safar, other: Safar) -> Point:
    return quantise(((one.at[0] + other.at[0]) / 2, (one.at[1] + other.at[1]) / 2))


# ---------------------------------------------------------------- armour


def worn(game: Game[Battle], who: Id) -> list[str]:
    armour = game[who].armour
    return [armour] if armour else []


def has_armour(me: Safar) -> object:
    return me.armour


@rule("KA-GEN-22")
def why_not_off(game: Game[Battle], who: Id, armour: str) -> Refusal | None:
    if game[who].card(armour).natural:
        return Refusal("natural-armour", ("KA-GEN-22",), {"thing": armour})
    return None


@generic("take-off", 3, worn, why_not_off, "KA-GEN-22", able=(has_armour,))
@rule("KA-GEN-22", "KA-GEN-23")
def take_off(game: Game[Battle], who: Id, armour: str) -> None:
    """It lies on the ground, and with it its penalty; in deep water it sinks and is lost."""
    if swimming(game.state, who):
        game.tell(GearLost(figure=who, item=armour, reason="sunk", rules=("KA-GEN-23",)))
    else:
        lay(game, who, armour, game[who].at, "taken-off", "KA-GEN-22")
