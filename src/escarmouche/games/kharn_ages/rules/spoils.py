"""Spoils: devouring carcasses, looting them, eating what was found."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from escarmouche.core.decisions import Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import AmmoGained, CarcassRemoved, FoodChanged, Looted, ThingGone
from escarmouche.games.kharn_ages.figures import Battle, Gear, Safar, card_of
from escarmouche.games.kharn_ages.rules.actions import action, affords, pay, too_dear
from escarmouche.games.kharn_ages.rules.ailments import heal
from escarmouche.games.kharn_ages.rules.carrying import equipped
from escarmouche.games.kharn_ages.rules.generic import near, not_free, unhindered
from escarmouche.games.kharn_ages.rules.morale import BASE, temerity
from escarmouche.games.kharn_ages.rules.rolls import damage_d5
from escarmouche.games.kharn_ages.skills.living import carnivore
from escarmouche.games.kharn_ages.stats import Fear

KOURONNES, FOOD = "kouronnes", "food"


def carcasses(game: Game[Battle], who: Id) -> list[Id]:
    """Carcasses in the zone of control."""
    me, state = game[who], game.state
    return [victim for victim, it in state.carcasses.items() if near(me, it.at, it.level, state.figures[victim].radius)]


def has_carcasses(state: Battle, me: Safar) -> object:
    return state.carcasses


def has_food(me: Safar) -> object:
    return me.food


# ---------------------------------------------------------------- devouring


@rule("KA-GEN-13", "KA-EFX-02")
def nourishing(game: Game[Battle], who: Id, victim: Id) -> int:
    """HP that a carcass can give: no more than the victim once had, nor than the eater has lost and can regain."""
    me = game[who]
    return int(min(game[victim].profile_hp, max(0, me.profile_hp - me.burnt - me.hp)))


@rule("KA-GEN-12")
def devours(game: Game[Battle], who: Id) -> list[Option]:
    """Any number of AP for each carcass; what would heal too much does nothing."""
    me = game[who]
    found: list[Option] = []
    if not carnivore(me) or not_free(game, who) is not None:
        return found
    for victim in carcasses(game, who):
        for ap in range(1, me.ap + 1):
            if affords(game, who, ap, "devour"):
                found.append(Option({"devour": victim, "ap": ap}, victim, ("KA-GEN-12",)))
    return found


@rule("KA-GEN-12")
def why_not_devoured(game: Game[Battle], who: Id, answer: Any) -> Refusal | None:
    victim = answer.get("devour") if isinstance(answer, dict) else None
    if not carnivore(game[who]):
        return Refusal("no-carnivore", ("KA-GEN-12", "KA-SKL-13"), {"figure": who})
    if victim not in carcasses(game, who):
        return Refusal("no-carcass", ("KA-GEN-12",), {"figure": str(victim)})
    return not_free(game, who, "KA-GEN-12") or too_dear(game, who, int(answer.get("ap", 1)), "devour", "KA-GEN-12")


@action("devour", devours, why_not_devoured, least=1, needs=(has_carcasses, unhindered))
@rule("KA-GEN-12")
def devour(game: Game[Battle], who: Id, answer: Any) -> None:
    """2 HP for each AP, and the carcass is gone."""
    pay(game, who, answer["ap"], "devour", "KA-GEN-12")
    eat_carcass(game, who, answer["devour"], answer["ap"])


def eat_carcass(game: Game[Battle], who: Id, victim: Id, ap: int) -> None:
    heal(game, who, min(2 * ap, nourishing(game, who, victim)), "KA-GEN-12", "KA-GEN-13")
    game.tell(CarcassRemoved(figure=victim, rules=("KA-GEN-12",)))


# ---------------------------------------------------------------- looting


@rule("KA-GEN-27", "KA-GEN-28", "KA-GEN-29", "KA-GEN-30", "KA-GEN-31")
def loot_of(game: Game[Battle], victim: Id) -> list[str]:
    """One of these: a weapon, Kouronnes, a meal, ammunition or a thrown weapon that was spent on it."""
    it = game[victim]
    weapons = [item for item, gear in it.gear.items() if gear.kind == "weapon"]
    shafts = list(game.state.spent_on.get(victim, ()))
    return [*weapons, *shafts, *thrown_at(game, victim), KOURONNES, FOOD]


def thrown_at(game: Game[Battle], victim: Id) -> list[str]:
    """Throwing weapons that lie where the victim lies."""
    at = game.state.carcasses[victim].at
    return [
        name
        for name, thing in game.state.things.items()
        if thing.at == at and thing.gear is not None and not thing.hidden and is_thrown(thing.gear)
    ]


def is_thrown(gear: Gear) -> bool:
    """Is it a weapon that is its own missile?"""
    if gear.kind != "weapon":
        return False
    shot = card_of(gear).shot
    return shot is not None and shot.feed == "itself"


def loots(game: Game[Battle], who: Id) -> list[Option]:
    if why_no_plunder(game, who) is not None:
        return []
    return [
        Option({"loot": victim, "take": what}, victim, ("KA-GEN-27",))
        for victim in carcasses(game, who)
        for what in loot_of(game, victim)
    ]


@rule("KA-GEN-32", "KA-GEN-27")
def why_no_plunder(game: Game[Battle], who: Id) -> Refusal | None:
    if game[who].faction == "kharns":
        return Refusal("kharns-never-loot", ("KA-GEN-32",), {"figure": who})
    return too_dear(game, who, 1, "loot", "KA-GEN-27")


def why_not_looted(game: Game[Battle], who: Id, answer: Any) -> Refusal | None:
    refusal = why_no_plunder(game, who)
    if refusal is not None:
        return refusal
    victim = answer.get("loot") if isinstance(answer, dict) else None
    if victim not in carcasses(game, who):
        return Refusal("no-carcass", ("KA-GEN-27",), {"figure": str(victim)})
    return Refusal("no-such-loot", ("KA-GEN-27",), {"thing": str(answer.get("take"))})


@action("loot", loots, why_not_looted, least=1, needs=(has_carcasses,))
@rule("KA-GEN-27", "KA-GEN-33")
def loot(game: Game[Battle], who: Id, answer: Any) -> None:
    """One thing, and the carcass is gone. A Fang that does not master itself devours it instead."""
    victim, what = answer["loot"], answer["take"]
    me = game[who]
    pay(game, who, 1, "loot", "KA-GEN-27")
    if me.faction == "fangs":
        fear = Fear("loot", BASE + int(me.skills.get("bloodlust") or 0))
        if not temerity(game, who, fear, "KA-GEN-33", tracked=False):
            eat_carcass(game, who, victim, 1)
            return
    seize(game, who, victim, what)
    game.tell(CarcassRemoved(figure=victim, rules=("KA-GEN-27",)))


@rule("KA-GEN-28", "KA-GEN-29", "KA-GEN-30", "KA-GEN-31")
def seize(game: Game[Battle], who: Id, victim: Id, what: str) -> None:
    me, it = game[who], game[victim]
    if what == KOURONNES:
        found = damage_d5(game, who, "KA-GEN-29") + damage_d5(game, who, "KA-GEN-29")
        game.tell(Looted(figure=who, kouronnes=found, rules=("KA-GEN-29",)))
    elif what == FOOD:
        game.tell(FoodChanged(figure=who, food=me.food + 1, rules=("KA-GEN-31",)))
    elif what in it.gear:
        equipped(game, who, replace(it.gear[what], chipped=True), "looted", "KA-GEN-28")
    elif what in game.state.things:
        gear = game.state.things[what].gear
        assert gear is not None
        game.tell(ThingGone(thing=what, reason="looted", rules=("KA-GEN-30",)))
        equipped(game, who, gear, "looted", "KA-GEN-30")
    else:
        game.tell(AmmoGained(figure=who, kind=what, left=me.ammo.get(what, 0) + 1, rules=("KA-GEN-30",)))


# ---------------------------------------------------------------- eating

MEAL = 3


def meals(game: Game[Battle], who: Id) -> list[Option]:
    return [] if why_no_meal(game, who, None) is not None else [Option("eat", "", ("KA-GEN-31",))]


@rule("KA-GEN-31")
def why_no_meal(game: Game[Battle], who: Id, answer: Any) -> Refusal | None:
    if not game[who].food:
        return Refusal("no-food", ("KA-GEN-31",), {"figure": who})
    return not_free(game, who, "KA-GEN-31") or too_dear(game, who, MEAL, "eat", "KA-GEN-31")


@action("eat", meals, why_no_meal, least=MEAL, able=(has_food,), needs=(unhindered,))
@rule("KA-GEN-31")
def eat(game: Game[Battle], who: Id, answer: Any) -> None:
    """3 AP, 2D5 HP, once."""
    pay(game, who, MEAL, "eat", "KA-GEN-31")
    game.tell(FoodChanged(figure=who, food=game[who].food - 1, rules=("KA-GEN-31",)))
    heal(game, who, damage_d5(game, who, "KA-GEN-31") + damage_d5(game, who, "KA-GEN-31"), "KA-GEN-31")
