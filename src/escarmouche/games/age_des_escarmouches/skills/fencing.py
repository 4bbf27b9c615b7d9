"""Skills of the combat dice: how many there are, when they are placed, what is declared with them."""

from __future__ import annotations

from msgspec.structs import replace

from escarmouche.core.decisions import Choose, ChooseNumber, Option
from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.events import Boosted, UseCounted
from escarmouche.games.age_des_escarmouches.figures import Boost, Fighter, Fray
from escarmouche.games.age_des_escarmouches.rules.hands import Exchange, Hand
from escarmouche.games.age_des_escarmouches.rules.keywords import pair
from escarmouche.games.age_des_escarmouches.rules.trials import strength
from escarmouche.games.age_des_escarmouches.stats import DICE, FOUGHT, NAMED, PLACES, READIES, WOUNDS, Blow, Bout, Use

# ---------------------------------------------------------------- before the dice are counted


@rule("AE-CBES-01", "AE-DEST-01", "AE-FCHA-01")
def fresh_charge(me: Fighter) -> bool:
    """Is this the first combat of a turn in which it charged with success?"""
    return me.charge == "charge" and me.fought == 0


@rule("AE-FCHA-01", "AE-FCHA-02")
def charge_strength(me: Fighter) -> int:
    """FOR en charge: all of it in the first combat after a charge, half in that of the first pursuit after it."""
    bonus = me.equipment.get("charge-strength")
    if not isinstance(bonus, int) or me.charge != "charge":
        return 0
    if me.fought == 0:
        return bonus
    return bonus // 2 if me.fought == 1 and me.uses.get("pursuit", 0) == 1 else 0


@at(READIES, "AE-FCHA-01", "AE-FCHA-02", "AE-FCHA-03")
def couched(game: Game[Fray], value: None, who: Id, bout: Bout) -> None:
    """It may give up the strength of its charge."""
    bonus = charge_strength(game[who])
    if bonus and game.choose("charge-strength", who, ("yes", "no"), "yes", "AE-FCHA-03") == "yes":
        boost = Boost("charge-strength", "FOR", float(bonus), "combat", "AE-FCHA-01")
        boosts = (*game[who].boosts, boost)
        game.tell(Boosted(figure=who, boosts=boosts, cause="charge-strength", rules=("AE-FCHA-01",)))


@at(READIES, "AE-FURI-01", "AE-FURI-02")
def furious(game: Game[Fray], value: None, who: Id, bout: Bout) -> None:
    """Fury is declared once and lasts to the end of the turn."""
    if "fury" not in game[who].skills or game[who].uses.get("fury"):
        return
    if game.choose("fury", who, ("no", "yes"), "no", "AE-FURI-01") == "yes":
        game.tell(UseCounted(figure=who, name="fury", count=1, rules=("AE-FURI-01",)))


# ---------------------------------------------------------------- how many


@modifies(DICE, "Tueur né", "AE-TUEU-01")
def born_killer(game: Game[Fray], who: Id, bout: Bout) -> int:
    """+1."""
    return int("born-killer" in game[who].skills)


@modifies(DICE, "Destrier", "AE-DEST-01")
def steed(game: Game[Fray], who: Id, bout: Bout) -> int:
    """+1, but not with the strength of a charge, nor in the first combat after one."""
    me = game[who]
    couches = any(one.source == "charge-strength" for one in me.boosts)
    return int("steed" in me.skills and not couches and not fresh_charge(me))


@modifies(DICE, "Furie guerrière", "AE-FURI-01", "AE-FURI-02")
def fury(game: Game[Fray], who: Id, bout: Bout) -> int:
    """+1 once it is declared."""
    return int(game[who].uses.get("fury", 0) > 0)


@modifies(DICE, "Membre supplémentaire", "AE-MEMB-01")
def extra_limb(game: Game[Fray], who: Id, bout: Bout) -> int:
    """+1 for each adversary, at most X."""
    return min(game[who].number("extra-limb"), len(bout.others))


@modifies(DICE, "Assassin", "AE-ASSN-02", "AE-ASSN-03")
def owed(game: Game[Fray], who: Id, bout: Bout) -> int:
    """-1 for each die already used for, or against, an assassin's attack."""
    return -game[who].uses.get("owed", 0)


@at(FOUGHT, "AE-ASSN-02", "AE-ASSN-03")
def quit_of(game: Game[Fray], value: None, who: Id, bout: Bout) -> None:
    """A combat pays what was owed, and an assassin may use its skill again."""
    for name in ("owed", "assassin"):
        if game[who].uses.get(name, 0):
            game.tell(UseCounted(figure=who, name=name, count=0, rules=("AE-ASSN-02",)))


# ---------------------------------------------------------------- as they are placed


@at(PLACES, "AE-FURI-01")
def all_out(game: Game[Fray], hand: Hand, who: Id, bout: Bout) -> Hand:
    """All dice of a furious fighter attack."""
    if game[who].uses.get("fury"):
        hand.declared["fury"] = True
    return hand


@at(PLACES, "AE-CBES-01")
def bestial(game: Game[Fray], hand: Hand, who: Id, bout: Bout) -> Hand:
    """One more die, in attack only, in the first combat after a successful charge."""
    hand.attack_only += int("bestial-charge" in game[who].skills and fresh_charge(game[who]))
    return hand


@at(PLACES, "AE-LAME-01")
def bladed(game: Game[Fray], hand: Hand, who: Id, bout: Bout) -> Hand:
    """Attack dice of back blades."""
    follows = game[who].equipment.get("back-blades")
    hand.blades += pair(follows)[0] if follows else 0
    return hand


@at(PLACES, "AE-CMAI-01")
def masters(game: Game[Fray], hand: Hand, who: Id, bout: Bout) -> Hand:
    """Any number of combat dice is sacrificed; those that could only attack first."""
    most = hand.dice + hand.attack_only
    if "master-stroke" not in game[who].skills or not most:
        return hand
    rules = ("AE-CMAI-01",)
    given = int(game.ask("sacrifice", who, lambda: ChooseNumber(rules=rules, least=0, most=most, decline=0)))
    spared = min(given, hand.attack_only)
    hand.attack_only -= spared
    hand.dice -= given - spared
    if given:
        hand.declared["master-stroke"] = given
    return hand


@at(PLACES, "AE-ENCH-01")
def chains(game: Game[Fray], hand: Hand, who: Id, bout: Bout) -> Hand:
    """One adversary is named for an offensive or a defensive chain."""
    if "chaining" in game[who].skills:
        answer = game.ask("chaining", who, lambda: chain_decision(bout))
        if answer != "none":
            hand.declared |= answer
    return hand


def chain_decision(bout: Bout) -> Choose:
    found = [Option({kind: foe}, foe) for kind in ("offensive", "defensive") for foe in bout.others]
    return Choose(rules=("AE-ENCH-01",), options=(*found, Option("none")), decline="none")


# ---------------------------------------------------------------- damage


@at(WOUNDS, "AE-ENCH-02")
def one_more(game: Game[Fray], blows: list[Blow], who: Id, exchange: Exchange) -> list[Blow]:
    """The adversary named for an offensive chain suffers one more damage test if it suffers any."""
    named: Id = exchange.hands[who].declared.get("offensive", "")
    if not any(one.on == named for one in blows):
        return blows
    force = strength(game, who, Use("combat"))
    return [*blows, Blow(who, named, force, marked=frozenset({"chain"}))]


@at(NAMED, "AE-CMAI-01")
def mastered(game: Game[Fray], blow: Blow, who: Id, hand: Hand) -> Blow:
    """A damage test is named just before it is rolled, one for each die sacrificed."""
    left = hand.declared.get("master-stroke", 0)
    if not left or game.choose("master-stroke", who, ("yes", "no"), "yes", "AE-CMAI-01", target=blow.on) == "no":
        return blow
    hand.declared["master-stroke"] = left - 1
    return replace(blow, marked=blow.marked | {"master"})
