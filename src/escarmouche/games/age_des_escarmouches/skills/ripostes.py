"""Skills between attack and damage: Contre-attaque, Feinte, Enchaînement défensif."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from escarmouche.core.decisions import Choose, Option
from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.events import Feinted, Riposted
from escarmouche.games.age_des_escarmouches.figures import Fray
from escarmouche.games.age_des_escarmouches.rules.blows import Guard, force_of, lunge, parry
from escarmouche.games.age_des_escarmouches.rules.contact import immune
from escarmouche.games.age_des_escarmouches.rules.hands import MOST_WAYS, Die, Exchange, Hand, shares
from escarmouche.games.age_des_escarmouches.rules.precedence import lowest_first
from escarmouche.games.age_des_escarmouches.stats import PARRIED, STRUCK, Bout, Use

# ---------------------------------------------------------------- Contre-attaque


@rule("AE-CATT-01")
def ripostes(game: Game[Fray], who: Id) -> bool:
    """By skill, or as a warrior-mystic."""
    return "counter-attack" in game[who].skills or "warrior-mystic" in game[who].skills


@at(STRUCK, "AE-CATT-02", "AE-CATT-03")
def counter_attacks(game: Game[Fray], exchange: Exchange, who: Id, situation: object) -> Exchange:
    """Everybody with the skill, the lowest INI first; one that fails may be answered by who comes later."""
    able = [one for one in exchange.everybody if ripostes(game, one) and exchange.hands[one].defence > 0]
    for one in lowest_first(game, able, "INI", Use("combat")):
        counter_attack(game, exchange, one)
    return exchange


@rule("AE-CATT-01", "AE-RESO-02")
def counter_attack(game: Game[Fray], exchange: Exchange, who: Id) -> None:
    """For each failed attack on it, a defence die may become an attack on who failed."""
    hand = exchange.hands[who]
    failed = {
        foe: len([die for die in exchange.hands[foe].on(who) if not die.hit]) for foe in exchange.adversaries(who)
    }
    failed = {foe: count for foe, count in failed.items() if count}
    if not failed:
        return
    ways = list(islice(shares(hand.defence, failed), MOST_WAYS))
    turned = game.ask("counter-attack", who, lambda: turn_decision(ways))["turned"]
    dice = [foe for foe, count in turned.items() for _ in range(count)]
    if not dice:
        return
    sure = steady_dice(game, hand, len(dice))
    told = {foe: count for foe, count in turned.items() if count}
    game.tell(Riposted(figure=who, turned=told, rules=("AE-CATT-01",)))
    hand.defence -= len(dice)
    hand.sure -= sure
    for number, foe in enumerate(dice):
        die = Die(foe, sure=number < sure)
        hand.attack.append(die)
        lunge(game, who, die)


def turn_decision(ways: list[dict[Id, int]]) -> Choose:
    """How many defence dice are turned against each; whoever says nothing turns none."""
    found = [Option({"turned": way}) for way in ways if any(way.values())]
    return Choose(rules=("AE-CATT-01",), options=(*found, Option({"turned": {}})), decline={"turned": {}})


@rule("AE-RESO-02")
def steady_dice(game: Game[Fray], hand: Hand, count: int) -> int:
    """How many of the dice turned are under Résolution: those that must be, or as many as can be if so chosen."""
    least, most = max(count - (hand.defence - hand.sure), 0), min(count, hand.sure)
    if least == most:
        return least
    chosen = game.choose("turned-first", hand.who, ("plain", "resolution"), "plain", "AE-RESO-02")
    return most if chosen == "resolution" else least


# ---------------------------------------------------------------- Feinte


@at(STRUCK, "AE-FEIN-01", "AE-FEIN-02")
def feints(game: Game[Fray], exchange: Exchange, who: Id, situation: object) -> Exchange:
    """Successful attacks on an adversary are given up to cancel its own, or its defence dice."""
    for one in exchange.everybody:
        if "feint" in game[one].skills:
            for foe in exchange.adversaries(one):
                feint(game, exchange, one, foe)
    return exchange


@rule("AE-FEIN-01", "AE-FEIN-03", "AE-FEIN-04")
def feint(game: Game[Fray], exchange: Exchange, who: Id, foe: Id) -> None:
    """One for one, upon an adversary that is not immune: the weakest blows are given up and the strongest cancelled,
    dice under Résolution last."""
    mine, theirs = exchange.hands[who].hits(foe), exchange.hands[foe]
    room = {victim: len(theirs.hits(victim)) for victim in exchange.adversaries(foe)} | {"defence": theirs.defence}
    room = {what: count for what, count in room.items() if count}
    if not mine or not room or immune(game, foe, "feint"):
        return
    ways = list(islice(lawful(len(mine), room, theirs), MOST_WAYS))
    cancelled = game.ask("feint", who, lambda: feint_decision(foe, ways))["cancelled"]
    count = sum(cancelled.values())
    if not count:
        return
    told = {what: some for what, some in cancelled.items() if some}
    game.tell(Feinted(figure=who, target=foe, cancelled=told, rules=("AE-FEIN-01",)))
    for die in sorted(mine, key=lambda die: force_of(game, who, die))[:count]:
        die.hit = False
    for victim in exchange.adversaries(foe):
        worst = sorted(theirs.hits(victim), key=lambda die: (die.sure, -force_of(game, foe, die)))
        for die in worst[: cancelled.get(victim, 0)]:
            die.hit = False
    theirs.defence -= cancelled.get("defence", 0)
    theirs.sure = min(theirs.sure, theirs.defence)


@rule("AE-FEIN-03")
def lawful(most: int, room: dict[Id, int], theirs: Hand) -> Iterator[dict[Id, int]]:
    """Ways to cancel that spare dice under Résolution as long as there are others."""
    sure = {what: theirs.sure if what == "defence" else sum([die.sure for die in theirs.hits(what)]) for what in room}
    plain = {what: room[what] - sure[what] for what in room}
    for way in shares(most, room):
        touched = any(way[what] > plain[what] for what in room)
        if not touched or all(way[what] >= plain[what] for what in room):
            yield way


def feint_decision(foe: Id, ways: list[dict[Id, int]]) -> Choose:
    found = [Option({"cancelled": way}, foe) for way in ways if any(way.values())]
    decline: dict[str, dict[Id, int]] = {"cancelled": {}}
    return Choose(rules=("AE-FEIN-01",), facts={"target": foe}, options=(*found, Option(decline)), decline=decline)


# ---------------------------------------------------------------- Enchaînement défensif


@at(PARRIED, "AE-ENCH-03")
def another_guard(game: Game[Fray], guard: Guard, who: Id, bout: Bout) -> Guard:
    """A defence that holds against the adversary named gives one die more, read one column to the left, against an
    attack that no defence die was used for."""
    hands = guard.exchange.hands
    if not guard.held.get(hands[who].declared.get("defensive", "")):
        return guard
    open_to = [
        foe for foe in bout.others if len(hands[foe].hits(who)) > guard.assigned.get(foe, 0) - guard.held.get(foe, 0)
    ]
    if not open_to:
        return guard
    foe = game.choose("defence-more", who, (*open_to, "none"), open_to[0], "AE-ENCH-03")
    if foe != "none":
        parry(game, guard, who, foe, shift=-1)
    return guard
