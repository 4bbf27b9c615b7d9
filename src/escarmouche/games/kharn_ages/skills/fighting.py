"""Skills of melee, and what they do to a hit, a defence or a push. The book's word attack is read as a melee attack;
shots are named where they are meant."""

from __future__ import annotations

from escarmouche.core.decisions import Choose, Option
from escarmouche.core.game import Game
from escarmouche.core.rules import Total, at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import ApChanged
from escarmouche.games.kharn_ages.figures import GROUND, ROOTED, Battle
from escarmouche.games.kharn_ages.rules.effects import move_effect
from escarmouche.games.kharn_ages.rules.rolls import one_die, raised
from escarmouche.games.kharn_ages.rules.space import characteristic
from escarmouche.games.kharn_ages.rules.terrain import underfoot
from escarmouche.games.kharn_ages.skills.asking import mark, number, uses
from escarmouche.games.kharn_ages.stats import (
    ATTACK,
    CAPPED,
    DAMAGE,
    DEFENDED,
    EFFECTS,
    GUARDS,
    HIT,
    PUSHES,
    STRUCK,
    Attack,
    Blow,
    Guard,
    Push,
)


@modifies(ATTACK, "Le sang m'attire", "KA-SKL-33")
def bloodlust(game: Game[Battle], who: Id, attack: Attack) -> int:
    """+X against somebody bleeding, however many effects it has; not with a shot."""
    return number(game[who], "bloodlust") if game[attack.target].bleeding and not attack.shot else 0


@modifies(DAMAGE, "Brutalité", "KA-SKL-12")
def brutality(game: Game[Battle], who: Id, blow: Blow) -> int:
    """+X damage for each use of the P effect."""
    return number(game[who], "brutality") * blow.effects.count("P")


@modifies(DAMAGE, "Maître archer", "KA-SKL-34")
def master_archer(game: Game[Battle], who: Id, blow: Blow) -> int:
    """+1 damage with a bow."""
    if not blow.shot or "master-archer" not in game[who].skills or not blow.item:
        return 0
    shot = game[who].card(blow.item).shot
    return int(shot is not None and shot.bow)


@at(EFFECTS, "KA-CRD-03")
def lightning_speed(game: Game[Battle], words: tuple[str, ...], who: Id, attack: Attack) -> tuple[str, ...]:
    """Engaging V twice, the P effect instead of the V effect, but not in an assault."""
    able = "lightning-speed" in game[who].skills and attack.letters == "VV" and not attack.assault and not attack.shot
    return (*words, "P") if able else words


@at(GUARDS, "KA-SKL-25")
def skilled_swordsman(game: Game[Battle], most: int, who: Id, guard: Guard) -> int:
    """A defender spends no more AP than the attack, free or not, is worth."""
    attack = guard.attack
    if not attack.melee or not attack.letters or "skilled-swordsman" not in game[attack.who].skills:
        return most
    return min(most, attack.ap)


@at(CAPPED, "KA-SKL-25")
def by_skill(game: Game[Battle], rules: tuple[str, ...], who: Id, guard: Guard) -> tuple[str, ...]:
    return (*rules, "KA-SKL-25") if skilled_swordsman(game, 3, who, guard) < 3 else rules


@at(HIT, "KA-SKL-24")
def executioner(game: Game[Battle], damage: Total, who: Id, blow: Blow) -> Total:
    """Once per activation, 1D10 damage more in a 3-AP attack."""
    if blow.ap < 3 or blow.defence or blow.shot or "executioner" not in game[who].skills:
        return damage
    if "executioner" in game[who].used or not uses(game, who, "executioner", "KA-SKL-24"):
        return damage
    mark(game, who, "executioner", "KA-SKL-24")
    return raised(damage, one_die(game, who, "execution", "KA-SKL-24"), "Exécuteur", "KA-SKL-24")


@at(HIT, "KA-SKL-42")
def sadistic(game: Game[Battle], damage: Total, who: Id, blow: Blow) -> Total:
    """X AP more for X damage more, once the attack is known not to be defended."""
    me = game[who]
    if blow.defence or blow.shot or "sadistic" not in me.skills or not me.ap:
        return damage
    answer = game.ask(
        "sadistic",
        who,
        lambda: Choose(
            rules=("KA-SKL-42",),
            facts={"target": blow.target},
            options=(*(Option({"spend": n}) for n in range(1, me.ap + 1)), Option("none")),
            decline="none",
        ),
    )
    if answer == "none":
        return damage
    more: int = answer["spend"]
    game.tell(ApChanged(figure=who, by=-more, left=me.ap - more, reason="sadistic", rules=("KA-SKL-42",)))
    return raised(damage, more, "Sadique", "KA-SKL-42")


@at(STRUCK, "KA-SKL-27")
def harassment(game: Game[Battle], value: None, who: Id, blow: Blow) -> None:
    """Once per activation, the V effect on top of a successful attack's own."""
    me = game[who]
    if "harassment" not in me.skills or "harassment" in me.used or not me.in_play or blow.shot:
        return
    if me.status & {GROUND, ROOTED}:
        return
    if uses(game, who, "harassment", "KA-SKL-27"):
        mark(game, who, "harassment", "KA-SKL-27")
        move_effect(game, blow, double=False)


@at(DEFENDED, "KA-SKL-32")
def survival_instinct(game: Game[Battle], value: None, who: Id, guard: Guard) -> None:
    """After a successful defence of any price, the V effect in addition; to stay is to decline it."""
    if "survival-instinct" in game[who].skills:
        move_effect(game, Blow(who, guard.attack.who, guard.letters, "V", guard.item, 0, defence=True), double=False)


@at(PUSHES, "KA-SKL-40", "KA-SKL-44")
def repelment(game: Game[Battle], far: float, who: Id, push: Push) -> float:
    """The C effect repels by C instead of C/2, if the player likes; not somebody stable."""
    if not far or push.double or "repelment" not in game[who].skills or stands_firm(game, push.target):
        return far
    return float(characteristic(game, who, "C")) if uses(game, who, "repelment", "KA-SKL-40", "yes") else far


@at(PUSHES, "KA-SKL-44", "KA-TER-02")
def stable(game: Game[Battle], far: float, who: Id, push: Push) -> float:
    """Repelled only by a strictly higher stature, without supporters."""
    if not stands_firm(game, push.target):
        return far
    return far if game[who].stature > game[push.target].stature else 0.0


@rule("KA-SKL-44", "KA-TER-02")
def stands_firm(game: Game[Battle], who: Id) -> bool:
    """Is it stable, and not on slippery ground?"""
    me = game[who]
    return "stable" in me.skills and "slippery" not in underfoot(game.state.table, (me.at,))
