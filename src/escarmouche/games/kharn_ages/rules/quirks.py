"""What single weapons do that most do not: in both hands, on a critical hit or failure, to shots, spells and spades."""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import ApChanged
from escarmouche.games.kharn_ages.figures import STUNNED, Battle, Safar
from escarmouche.games.kharn_ages.rules import effects
from escarmouche.games.kharn_ages.rules.carrying import holding
from escarmouche.games.kharn_ages.rules.damage import suffer
from escarmouche.games.kharn_ages.rules.equipment import critical_weapon
from escarmouche.games.kharn_ages.rules.faints import overcome
from escarmouche.games.kharn_ages.rules.letters import in_order
from escarmouche.games.kharn_ages.rules.melee import harm_of
from escarmouche.games.kharn_ages.skills.asking import mark
from escarmouche.games.kharn_ages.skills.dice import again, picked
from escarmouche.games.kharn_ages.stats import (
    ATTACK,
    CAPPED,
    DAMAGE,
    DEFENCE,
    DICE,
    EFFECTS,
    EXCHANGED,
    FUMBLED,
    GUARDS,
    INCANTATION,
    LANDS,
    PUSHES,
    STRUCK,
    Attack,
    Blow,
    Effort,
    Exchange,
    Guard,
    Incantation,
    Push,
)

RELOADED = "shot-again"
"""A die of a shot has been rolled again in this activation."""


def weapon_of(me: Safar, item: str) -> bool:
    return bool(item) and item in me.gear and me.gear[item].kind == "weapon"


@modifies(DEFENCE, "À deux mains", "KA-EQP-05")
def in_both_hands(game: Game[Battle], who: Id, guard: Guard) -> int:
    """+N of a weapon that prints it for both hands, while nothing else is held or carried."""
    me = game[who]
    if not weapon_of(me, guard.item) or me.carrying or len(holding(me)) > 1:
        return 0
    return int(me.card(guard.item).both_hands_defence)


@at(GUARDS, "KA-EQP-05")
def guards_for(game: Game[Battle], most: int, who: Id, guard: Guard) -> int:
    """No more AP than the card allows for a defence made with the weapon."""
    me = game[who]
    return min(most, me.card(guard.item).most_defence) if weapon_of(me, guard.item) else most


@at(CAPPED, "KA-EQP-05")
def by_weapon(game: Game[Battle], rules: tuple[str, ...], who: Id, guard: Guard) -> tuple[str, ...]:
    return (*rules, "KA-EQP-05") if guards_for(game, 3, who, guard) < 3 else rules


# ---------------------------------------------------------------- critical hits and failures


@at(FUMBLED, "KA-EQP-05")
def backfires(game: Game[Battle], value: None, who: Id, attack: Attack) -> None:
    """A critical failure with such a weapon: its bearer suffers the damage it would have dealt, the P effect apart."""
    me = game[who]
    if attack.shot or not weapon_of(me, attack.item) or not me.card(attack.item).backfires:
        return
    blow = Blow(who, who, attack.letters, "", attack.item, 0, attack.kind)
    suffer(game, replace(harm_of(game, blow), source="weapon", rules=("KA-EQP-05",)))


@at(LANDS, "KA-EQP-05")
def brings_along(game: Game[Battle], blow: Blow, who: Id, attack: Attack) -> Blow:
    """Effects that others bring along; or a critical hit that does everything twice instead of adding the stature."""
    me = game[who]
    if attack.shot or not weapon_of(me, attack.item):
        return blow
    card = me.card(attack.item)
    extra = "".join(added for letter, added in card.adds_effect.items() if letter in blow.effects)
    times = 2 if card.critical_twice and blow.criticals else 1
    return replace(blow, effects=blow.effects + extra, times=times) if extra or times > 1 else blow


@at(EXCHANGED, "KA-EQP-05")
def rewards(game: Game[Battle], value: None, who: Id, exchange: Exchange) -> None:
    """A critical hit in melee that stuns, gives back AP or has an effect more."""
    card = critical_weapon(game, exchange)
    winner, loser = exchange.winner, exchange.loser
    gear = game[winner].gear.get(exchange.won_with)
    if card is not None and "stun" in card.on_critical:
        overcome(game, loser, STUNNED, "KA-EQP-05")
    if gear is None or gear.kind != "weapon" or not exchange.criticals or exchange.attack.shot:
        return
    card = game[winner].card(exchange.won_with)
    if card.critical_ap and game[winner].in_play:
        left = game[winner].ap + card.critical_ap
        rules = ("KA-EQP-05",)
        game.tell(ApChanged(figure=winner, by=card.critical_ap, left=left, reason="weapon", rules=rules))
    if card.critical_effect and game[winner].in_play:
        defence = not exchange.hit
        letters = exchange.attack.letters if exchange.hit or exchange.guard is None else exchange.guard.letters
        blow = Blow(winner, loser, letters, card.critical_effect, exchange.won_with, 0, defence=defence)
        effects.apply(game, blow)


@at(PUSHES, "KA-EQP-05")
def farther(game: Game[Battle], far: float, who: Id, push: Push) -> float:
    """The C effect of a weapon that shoves goes farther."""
    return far + game[who].card(push.item).shoves if far and weapon_of(game[who], push.item) else far


@at(STRUCK, "KA-EQP-05")
def shoves(game: Game[Battle], value: None, who: Id, blow: Blow) -> None:
    """A hit with a weapon that shoves repels, where the C effect does not; nobody bigger than with the C effect."""
    me = game[who]
    if (
        blow.shot
        or "C" in blow.effects
        or not weapon_of(me, blow.item)
        or not me.in_play
        or not game[blow.target].in_play
    ):
        return
    far = float(me.card(blow.item).shoves)
    push = Push(who, blow.target, item=blow.item)
    if not far or not effects.repelled_by(game, push):
        return
    told = {"target": blow.target, "distance": far}
    if game.choose("repel", who, ("yes", "no"), "yes", "KA-EQP-05", **told) == "yes":
        effects.push(game, who, blow.target, far, ("KA-EQP-05",))


# ---------------------------------------------------------------- others, and other things


def hampered(game: Game[Battle], who: Id, other: Id) -> int:
    """What the things in the other's hands take from those who fight it in melee."""
    foe = game[other]
    if foe.side == game[who].side:
        return 0
    return -sum(int(foe.card(item).hampers) for item in foe.in_hand("weapon"))


@modifies(ATTACK, "Arme adverse", "KA-EQP-05")
def hampered_attack(game: Game[Battle], who: Id, attack: Attack) -> int:
    """-N of what the target holds."""
    return hampered(game, who, attack.target) if attack.melee else 0


@modifies(DEFENCE, "Arme adverse", "KA-EQP-05")
def hampered_defence(game: Game[Battle], who: Id, guard: Guard) -> int:
    """-N of what the attacker holds."""
    return hampered(game, who, guard.attack.who) if guard.attack.melee else 0


@modifies(INCANTATION, "Arme", "KA-EQP-05")
def empowered(game: Game[Battle], who: Id, made: Incantation) -> int:
    """+N of what its caster holds."""
    me = game[who]
    return sum(int(me.card(item).incantation) for item in me.in_hand("weapon"))


@modifies(DAMAGE, "Arme", "KA-EQP-05")
def strong_bow(game: Game[Battle], who: Id, blow: Blow) -> int:
    """+N of a weapon that prints it for its shots."""
    shot = game[who].card(blow.item).shot if blow.shot and weapon_of(game[who], blow.item) else None
    return 0 if shot is None else int(shot.bonus)


@at(DICE, "KA-EQP-05")
def aims_again(game: Game[Battle], faces: list[int], who: Id, effort: Effort) -> list[int]:
    """Once per activation one die of a shot with such a weapon is rolled again, if its owner likes."""
    me = game[who]
    if effort.field != "shooting" or not weapon_of(me, effort.item) or RELOADED in me.used:
        return faces
    shot = me.card(effort.item).shot
    if shot is None or not shot.again:
        return faces
    chosen = picked(game, who, who, faces, 1, "KA-EQP-05")
    if not chosen:
        return faces
    mark(game, who, RELOADED, "KA-EQP-05")
    return again(game, who, effort, faces, chosen, "KA-EQP-05")


@at(EFFECTS, "KA-EQP-05")
def knocks_back(game: Game[Battle], words: tuple[str, ...], who: Id, attack: Attack) -> tuple[str, ...]:
    """The C effect in the place of the A effect of a shot."""
    shot = game[who].card(attack.item).shot if attack.shot and weapon_of(game[who], attack.item) else None
    if shot is None or not shot.repels:
        return words
    return (*words, *(in_order(word.replace("A", "C", 1)) for word in words if "A" in word and "C" not in word))


@at(EFFECTS, "KA-EQP-05")
def one_more(game: Game[Battle], words: tuple[str, ...], who: Id, attack: Attack) -> tuple[str, ...]:
    """One effect more of a shot, of a characteristic as often as it is engaged."""
    shot = game[who].card(attack.item).shot if attack.shot and weapon_of(game[who], attack.item) else None
    if shot is None or not shot.more_effects or attack.ap < 2:
        return words
    most = attack.ap
    return (
        *words,
        *(word for word in {"".join(some): None for some in combinations(attack.letters, most)} if word not in words),
    )
