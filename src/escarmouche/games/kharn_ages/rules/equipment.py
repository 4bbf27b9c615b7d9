"""Equipment in use: what armour takes from its wearer, weapons that help a blow or a parry, that disarm or daze."""

from __future__ import annotations

from escarmouche.core.decisions import Choose, Option
from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.cards import Weapon
from escarmouche.games.kharn_ages.figures import DAZED, Battle, effectless
from escarmouche.games.kharn_ages.rules.carrying import holding, lay, put_down
from escarmouche.games.kharn_ages.rules.faints import overcome
from escarmouche.games.kharn_ages.rules.melee import bleed
from escarmouche.games.kharn_ages.rules.space import tools
from escarmouche.games.kharn_ages.stats import (
    ATTACK,
    BY_LETTER,
    CRITICAL,
    DEFENCE,
    EFFECTS,
    EXCHANGED,
    Attack,
    Effort,
    Exchange,
    Guard,
)


def _armour_weighs(letter: str) -> None:
    @modifies(BY_LETTER[letter], "Armure", "KA-ARM-01", "KA-ARM-08")
    def weighed_down(game: Game[Battle], who: Id, situation: None) -> int:
        """What is printed on the armour, as long as it is worn, worn out or not."""
        me = game[who]
        armour = me.armour
        return me.card(armour).penalty.get(letter, 0) if armour else 0


for _letter in BY_LETTER:
    _armour_weighs(_letter)


@at(EXCHANGED, "KA-EQP-10", "KA-CRD-06")
def disarms(game: Game[Battle], value: None, who: Id, exchange: Exchange) -> None:
    """A critical hit with a weapon that disarms: the loser drops what it used, at its feet; if it used nothing, one of
    the things it holds, a tool among them."""
    winner, loser = exchange.winner, exchange.loser
    card = critical_weapon(game, exchange)
    if card is None or "disarm" not in card.on_critical:
        return
    held = [*holding(game[loser]), *tools(game.state, game[loser])]
    item = exchange.lost_with if exchange.lost_with in held else chosen(game, winner, loser, held)
    if item in game[loser].gear:
        lay(game, loser, item, game[loser].at, "disarmed", "KA-EQP-10")
    elif item:
        put_down(game, loser, item, "KA-EQP-10")


@rule("KA-EQP-10")
def chosen(game: Game[Battle], winner: Id, loser: Id, held: list[str]) -> str:
    """Which of the things the other holds it is made to drop."""
    if len(held) < 2:
        return held[0] if held else ""
    answer: dict[str, str] = game.ask(
        "disarm",
        winner,
        lambda: Choose(
            rules=("KA-EQP-10",),
            facts={"target": loser},
            options=tuple(Option({"disarm": item}, loser) for item in held),
            decline={"disarm": held[0]},
        ),
    )
    return answer["disarm"]


@at(EXCHANGED, "KA-EQP-05")
def hurts_more(game: Game[Battle], value: None, who: Id, exchange: Exchange) -> None:
    """A critical hit with a weapon that dazes, in a shot too, or makes bleed on a critical hit in melee."""
    card = critical_weapon(game, exchange, shots=True)
    if card is None:
        return
    if "daze" in card.on_critical:
        overcome(game, exchange.loser, DAZED, "KA-EQP-05")
    if not exchange.attack.shot:
        bleed(game, exchange.loser, card.critical_bleeding)


def critical_weapon(game: Game[Battle], exchange: Exchange, shots: bool = False) -> Weapon | None:
    """The card of the weapon a critical hit in melee, or in a shot too, was made with, if who lost is still there to
    feel it, within the weapon's reach."""
    gear = game[exchange.winner].gear.get(exchange.won_with)
    far = exchange.attack.shot and not (shots and exchange.hit)
    if not exchange.criticals or not exchange.near or gear is None or gear.kind != "weapon" or far:
        return None
    found: Weapon = game[exchange.winner].card(exchange.won_with)
    return found if game[exchange.loser].in_play else None


@modifies(ATTACK, "Arme", "KA-EQP-05")
def well_balanced(game: Game[Battle], who: Id, attack: Attack) -> int:
    """+N of a weapon that prints +N to attacks."""
    if attack.shot or not attack.item or game[who].gear[attack.item].kind != "weapon":
        return 0
    added: int = game[who].card(attack.item).attack
    return added


@modifies(ATTACK, "Stature", "KA-EQP-05")
def weighs_in(game: Game[Battle], who: Id, attack: Attack) -> int:
    """+ the stature in a 3-AP attack with a weapon that says so; an assault has it already."""
    if attack.shot or attack.assault or attack.ap != 3 or attack.item not in game[who].gear:
        return 0
    heavy = getattr(game[who].card(attack.item), "stature_at_3", False)
    return game[who].stature if heavy else 0


@modifies(CRITICAL, "Arme", "KA-EQP-05")
def keen(game: Game[Battle], who: Id, effort: Effort) -> int:
    """- what makes a lower face a critical hit, with a weapon that says so."""
    me = game[who]
    return getattr(me.card(effort.item), "critical_from", 10) - 10 if effort.item in me.gear else 0


@at(EFFECTS, "KA-EQP-05")
def without_effect(game: Game[Battle], words: tuple[str, ...], who: Id, attack: Attack) -> tuple[str, ...]:
    """No effect of a characteristic that the weapon's card excludes."""
    banned = effectless(game[who], attack.item)
    return tuple(word for word in words if not any(letter in word for letter in banned)) if banned else words


@modifies(DEFENCE, "Arme", "KA-EQP-05")
def parries_well(game: Game[Battle], who: Id, guard: Guard) -> int:
    """+N of a weapon that prints +N to defences made with it."""
    if not guard.item or game[who].gear[guard.item].kind != "weapon":
        return 0
    added: int = game[who].card(guard.item).defence
    return added
