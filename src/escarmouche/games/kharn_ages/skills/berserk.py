"""Berserk: fury that strikes whoever is nearest. `Safar.raging` says whether it is in force."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Answer, Option, Refusal, head
from escarmouche.core.dice import Pool
from escarmouche.core.events import StatusGained, StatusLost
from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.figures import BERSERK, DAZED, GROUND, STUNNED, Battle, Safar
from escarmouche.games.kharn_ages.mind.ideas import found_way
from escarmouche.games.kharn_ages.rules.actions import ACTIONS, action, affords, pay
from escarmouche.games.kharn_ages.rules.assault import SPECIALS, assaults_on
from escarmouche.games.kharn_ages.rules.melee import (
    HANDS,
    arms,
    compose,
    least_price,
    strikes_for,
    thing,
    why_not_armed,
)
from escarmouche.games.kharn_ages.rules.movement import (
    Trip,
    counted,
    follow,
    pace,
    walk_cost,
    walk_of,
    why_no_walk,
    why_not,
)
from escarmouche.games.kharn_ages.rules.rolls import D10
from escarmouche.games.kharn_ages.rules.shooting import span, targets
from escarmouche.games.kharn_ages.rules.sight import sees
from escarmouche.games.kharn_ages.rules.space import EASE, characteristic, covers, in_reach
from escarmouche.games.kharn_ages.rules.thresholds import Path
from escarmouche.games.kharn_ages.stats import (
    BARRED,
    BLEEDS,
    CAPPED,
    DAMAGE,
    DRIVEN,
    GUARDS,
    MEANT,
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
CAST = "cast"


# ---------------------------------------------------------------- beginning and end


@rule("KA-SKL-07")
def enrage(game: Game[Battle], who: Id, condition: str) -> None:
    """The state begins as soon as its condition is met; nobody can decline it."""
    me = game[who]
    if me.present and me.skills.get("berserk") == condition and not me.status & {BERSERK, DAZED, STUNNED}:
        game.tell(StatusGained(figure=who, status=BERSERK, rules=("KA-SKL-07",)))


@at(BLEEDS, "KA-SKL-07")
def by_blood(game: Game[Battle], value: None, who: Id, situation: None) -> None:
    enrage(game, who, "bleeding")


@at(WOUNDED, "KA-SKL-07")
def by_wound(game: Game[Battle], lost: int, who: Id, harm: Harm) -> int:
    enrage(game, who, "wounded")
    return lost


# ---------------------------------------------------------------- strength and weakness


@at(STARTS, "KA-SKL-10")
def sobered(game: Game[Battle], value: None, who: Id, situation: None) -> None:
    """Who was laid on the table berserk and dazed or stunned at once comes round with its activation."""
    me = game[who]
    if BERSERK in me.status and not me.raging:
        game.tell(StatusLost(figure=who, status=BERSERK, rules=("KA-SKL-10",)))


@modifies(DAMAGE, "Berserk", "KA-SKL-08")
def fury(game: Game[Battle], who: Id, blow: Blow) -> int:
    """+P on top of the damage of every melee attack."""
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
    least = min(span(state, who, other) for other in seen)
    return [other for other in seen if span(state, who, other) <= least + EASE]


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
    """What it can strike somebody with, from where it stands and with its AP: weapons, hands, special attacks."""
    state, me = game.state, game[who]
    found = [word for word in arms(state, me) if affords(game, who, least_price(me, thing(word)), "attack")]
    words = [word for word in found if in_reach(state, who, target, thing(word))]
    if covers(me, game[target]):
        words += [name for name, one in SPECIALS.items() if one.able(me) and affords(game, who, one.ap, name)]
    return words if game.moment(BARRED, None, who, "attack") is None else []


def blows_at(game: Game[Battle], who: Id, target: Id) -> list[Option]:
    """Every blow at somebody in reach, friend or foe, and every assault on it."""
    found = [
        Option({word: target} if word in SPECIALS else {"attack": target, "weapon": word}, target, ("KA-SKL-09",))
        for word in reaching(game, who, target)
    ]
    if game.moment(BARRED, None, who, "assault") is None:
        found += assaults_on(game, who, [game[target]])
    return found


def rages(state: Battle, me: Safar) -> object:
    return me.raging


def rampages(game: Game[Battle], who: Id) -> list[Option]:
    """A blow at the nearest, or the walk towards it; whichever of several it will be, it can be done."""
    me = game[who]
    near = nearest(game, who) if me.raging else []
    if not near or (me.attacks and len(near) == 1):
        return []
    words = [set(reaching(game, who, target)) for target in near]
    if all(words):
        return [Option({"rampage": word}, "", ("KA-SKL-09",)) for word in sorted(set.union(*words))]
    if not me.attacks and all(reach or way_to(game, who, target) for target, reach in zip(near, words, strict=True)):
        return [Option({"rampage": HANDS}, "", ("KA-SKL-09",))]
    return []


@rule("KA-SKL-09")
def why_no_rampage(game: Game[Battle], who: Id, answer: Any) -> Refusal | None:
    """It is calm, sees nobody, has struck already, or the nearest is out of reach: it walks first, which needs no
    weapon."""
    me = game[who]
    near = nearest(game, who) if me.raging else []
    if not near:
        return Refusal("not-berserk", ("KA-SKL-09",), {"figure": who})
    if me.attacks and len(near) == 1:
        return Refusal("attacked-already", ("KA-SKL-09",), {"figure": who})
    if (unarmed := why_not_armed(game, who, answer.get("rampage") if isinstance(answer, dict) else None)) is not None:
        return unarmed
    return Refusal("out-of-reach", ("KA-SKL-09", "KA-MEL-01"), {"figure": near[0]})


@action("rampage", rampages, why_no_rampage, needs=(rages,))
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
        if word in SPECIALS:
            ACTIONS[word].performs(game, who, {word: target})
        else:
            compose(game, who, target, thing(word))
        return
    path = way_to(game, who, target)
    assert path is not None
    pay(game, who, walk_cost(game[who]), "walk", "KA-MOV-03", "KA-SKL-09")
    counted(game, who, "walk", "KA-SKL-09")
    follow(game, who, plan_of(game, who), path)


@at(MEANT, "KA-SKL-09")
def at_the_only_one(game: Game[Battle], answer: Answer, who: Id, situation: None) -> Answer:
    """A rampage at one nearest that is in reach is a plain blow at it."""
    if not isinstance(answer, dict) or head(answer) != "rampage" or not game[who].raging or game[who].attacks:
        return answer
    near, word = nearest(game, who), answer["rampage"]
    for only in near if len(near) == 1 else ():
        if word in reaching(game, who, only):
            return {word: only} if word in SPECIALS else {"attack": only, "weapon": word}
    return answer


@at(OPEN, "KA-SKL-09", "KA-MEL-17", "KA-ASL-03")
def only_fury(game: Game[Battle], found: list[Option], who: Id, situation: None) -> list[Option]:
    """Until it has attacked the nearest, where it can, it does nothing else; and it strikes at nobody else, friend or
    foe."""
    me = game[who]
    near = nearest(game, who) if me.raging else []
    if not near:
        return found
    if GROUND in me.status:
        up = [one for one in found if head(one.value) == "stand-up"]
        return up if up and not me.attacks else found
    blows = blows_at(game, who, near[0]) if len(near) == 1 else []
    rampaging = [one for one in found if head(one.value) == "rampage"]
    if not me.attacks and any("assault" not in one.value for one in blows):
        return blows
    if not me.attacks and (blows or rampaging):
        return [*blows, *rampaging]
    rest = [one for one in found if not elsewhere(game, who, one, near)]
    return [*blows, *shots_at(game, who, near), *rest]


@rule("KA-SKL-09")
def elsewhere(game: Game[Battle], who: Id, one: Option, near: list[Id]) -> bool:
    """Does this strike somebody? What is thrown, or cast at an enemy, may be for the nearest; a spell around the caster
    is aimed at nobody, and blows and shots at the nearest are found apart."""
    from escarmouche.games.kharn_ages.rules.magic import hostile

    word = head(one.value)
    if word == CAST:
        return one.figure not in (who, *near) and hostile(game, who, one.value)
    return word in BLOWS and (word != "throw" or one.figure not in near)


def shots_at(game: Game[Battle], who: Id, near: list[Id]) -> list[Option]:
    """Shots at the nearest, friend or foe, where there is one nearest."""
    barred = len(near) > 1 or game.moment(BARRED, None, who, "shoot") is not None
    return [] if barred or not affords(game, who, 1, "shoot") else targets(game, who, [game[near[0]]])


@at(DRIVEN, "KA-SKL-09")
def lashes_on(game: Game[Battle], found: list[Option], who: Id, situation: None) -> list[Option]:
    """A free attack is aimed at the nearest as well, friend or foe; at no other."""
    near = nearest(game, who) if game[who].raging else []
    if not near:
        return found
    if len(near) > 1:
        return [one for one in found if one.figure in near]
    me = game[who]
    words = [word for word in arms(game.state, me) if in_reach(game.state, who, near[0], thing(word))]
    blows = [word for word in words if strikes_for(me, thing(word), 1)]
    shots = [one for one in found if head(one.value) == "shoot" and one.figure in near]
    return [*(Option({"attack": near[0], "weapon": word}, near[0], ("KA-SKL-09",)) for word in blows), *shots]


@at(REMOVED, "KA-SKL-09")
def why_only_fury(game: Game[Battle], value: Refusal | None, who: Id, answer: Answer) -> Refusal | None:
    """Whatever is not aimed at the nearest has to wait."""
    near = nearest(game, who) if game[who].raging else []
    if head(answer) == "rampage" or (isinstance(answer, dict) and near and answer.get(head(answer)) in near):
        return value
    return Refusal("must-rampage", ("KA-SKL-09",), {"figure": who, "nearest": near[0]}) if near else value
