"""Berserk: fury that strikes whoever is nearest. `Safar.raging` says whether it is in force."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Option, Refusal, head
from escarmouche.core.dice import Pool
from escarmouche.core.events import StatusGained, StatusLost
from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.actions import DONE, affords, deed, pay
from escarmouche.games.kharn_ages.figures import BERSERK, GROUND, Battle
from escarmouche.games.kharn_ages.ideas import found_way
from escarmouche.games.kharn_ages.melee import arms, compose, thing
from escarmouche.games.kharn_ages.movement import (
    Path,
    Trip,
    counted,
    follow,
    pace,
    walk_cost,
    walk_of,
    why_no_walk,
    why_not,
)
from escarmouche.games.kharn_ages.rolls import D10
from escarmouche.games.kharn_ages.sight import sees
from escarmouche.games.kharn_ages.space import EASE, apart, characteristic, in_reach
from escarmouche.games.kharn_ages.stats import (
    BLEEDS,
    CAPPED,
    DAMAGE,
    GUARDS,
    OPEN,
    REMOVED,
    STARTS,
    WOUNDED,
    Blow,
    Guard,
    Harm,
)

BLOWS = ("attack", "assault", "shoot", "throw", "bunt", "bite", "trample")
"""Actions that strike somebody, named by their first word."""


# ---------------------------------------------------------------- beginning and end


@rule("KA-SKL-07")
def enrage(game: Game[Battle], who: Id, condition: str) -> None:
    """The state begins as soon as its condition is met; nobody can decline it."""
    me = game[who]
    if me.in_play and me.skills.get("berserk") == condition and BERSERK not in me.status:
        game.tell(StatusGained(figure=who, status=BERSERK, rules=("KA-SKL-07",)))


@at(BLEEDS, "KA-SKL-07")
def by_blood(game: Game[Battle], value: Any, who: Id, situation: Any) -> Any:
    enrage(game, who, "bleeding")
    return value


@at(WOUNDED, "KA-SKL-07")
def by_wound(game: Game[Battle], lost: int, who: Id, harm: Harm) -> int:
    if game[who].hp:
        enrage(game, who, "wounded")
    return lost


@at(STARTS, "KA-SKL-10")
def sobered(game: Game[Battle], value: Any, who: Id, situation: Any) -> Any:
    """Whoever was dazed or stunned is no longer berserk when it comes round."""
    me = game[who]
    if BERSERK in me.status and not me.raging:
        game.tell(StatusLost(figure=who, status=BERSERK, rules=("KA-SKL-10",)))
    return value


# ---------------------------------------------------------------- strength and weakness


@modifies(DAMAGE, "Berserk", "KA-SKL-08")
def fury(game: Game[Battle], who: Id, blow: Blow) -> int:
    """Its P on top of the damage of every melee attack."""
    return characteristic(game, who, "P") if game[who].raging and not blow.shot and not blow.defence else 0


@at(GUARDS, "KA-SKL-09")
def reckless(game: Game[Battle], most: int, who: Id, guard: Guard) -> int:
    """No AP for defence."""
    return min(most, 0) if game[who].raging else most


@at(CAPPED, "KA-SKL-09")
def in_rage(game: Game[Battle], rules: tuple[str, ...], who: Id, guard: Guard) -> tuple[str, ...]:
    return (*rules, "KA-SKL-09") if game[who].raging else rules


# ---------------------------------------------------------------- the nearest


@rule("KA-SKL-09")
def nearest(game: Game[Battle], who: Id) -> list[Id]:
    """The miniatures in sight that are nearest, friend or foe; several if they are as near."""
    state = game.state
    seen = [f.id for f in state.figures.values() if f.id != who and f.in_play and sees(state, who, f.id)]
    if not seen:
        return []
    least = min(apart(state, who, other) for other in seen)
    return [other for other in seen if apart(state, who, other) <= least + EASE]


def way_to(game: Game[Battle], who: Id, target: Id) -> Path | None:
    """The walk towards somebody, if there is one to make and to pay."""
    if why_no_walk(game, who, None) is not None:
        return None
    walk = walk_of(game.state, who)
    plan = plan_of(game, who)
    way = found_way(walk.ground, game[who].at, walk.ids.index(target))
    if way is None:
        return None
    path = walk.ground.clip(way, plan.limit)
    return None if len(path) < 2 or why_not(game, who, plan, walk, path) is not None else path


def plan_of(game: Game[Battle], who: Id) -> Trip:
    return Trip("walk", float(pace(game, who)), ("KA-SKL-09", "KA-MOV-01"))


def reaching(game: Game[Battle], who: Id, target: Id) -> list[str]:
    """What it can strike somebody with, from where it stands and with the AP it has."""
    if not affords(game, who, 1, "attack"):
        return []
    return [word for word in arms(game.state, game[who]) if in_reach(game.state, who, target, thing(word))]


def rampages(game: Game[Battle], who: Id) -> list[Option]:
    """A blow at the nearest, or the walk towards it; whichever of several it will be, it can be done."""
    me = game[who]
    if not me.raging or me.attacks:
        return []
    near = nearest(game, who)
    words = [set(reaching(game, who, target)) for target in near]
    if near and all(words):
        return [Option({"rampage": word}, "", ("KA-SKL-09",)) for word in sorted(set.union(*words))]
    if near and all(reach or way_to(game, who, target) for target, reach in zip(near, words, strict=True)):
        return [Option({"rampage": "hands"}, "", ("KA-SKL-09",))]
    return []


def why_no_rampage(game: Game[Battle], who: Id, answer: Any) -> Refusal | None:
    return Refusal("not-berserk", ("KA-SKL-09",), {"figure": who})


@deed("rampage", rampages, why_no_rampage)
@rule("KA-SKL-09")
def rampage(game: Game[Battle], who: Id, answer: Any) -> None:
    """The nearest, at random among equals, is struck, or made for."""
    near = nearest(game, who)
    target = near[0]
    if len(near) > 1:
        face = game.roll(who, "target", Pool(1, sides=D10), None, ("KA-SKL-09",)).faces[0]
        target = near[(face - 1) * len(near) // D10]
    words = reaching(game, who, target)
    if words:
        word = answer["rampage"] if answer["rampage"] in words else words[0]
        compose(game, who, target, thing(word))
        return
    path = way_to(game, who, target)
    assert path is not None
    pay(game, who, walk_cost(game[who]), "walk", "KA-MOV-03", "KA-SKL-09")
    counted(game, who, "walk", "KA-SKL-09")
    follow(game, who, plan_of(game, who), path)


@at(OPEN, "KA-SKL-09")
def only_fury(game: Game[Battle], found: list[Option], who: Id, situation: Any) -> list[Option]:
    """Until it has attacked the nearest, where it can, it does nothing else; and it strikes at nobody else."""
    me = game[who]
    if not me.raging:
        return found
    near = nearest(game, who)
    if not near:
        return found
    if len(near) == 1 and not me.attacks and GROUND not in me.status:
        blows = [
            Option({"attack": near[0], "weapon": word}, near[0], ("KA-SKL-09",))
            for word in reaching(game, who, near[0])
        ]
        if blows:
            return blows
    first = [
        one for one in found if head(one.value) == "rampage" or (head(one.value) == "assault" and one.figure in near)
    ]
    if GROUND in me.status and not me.attacks:
        first = [one for one in found if head(one.value) == "stand-up"]
    if first and not me.attacks:
        return first
    return [one for one in found if head(one.value) == DONE or head(one.value) not in BLOWS or one.figure in near]


@at(REMOVED, "KA-SKL-09")
def why_only_fury(game: Game[Battle], value: Refusal | None, who: Id, situation: Any) -> Refusal | None:
    near = nearest(game, who) if game[who].raging else []
    return Refusal("must-rampage", ("KA-SKL-09",), {"figure": who, "nearest": near[0]}) if near else value
