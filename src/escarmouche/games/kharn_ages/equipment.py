"""Equipment in use: what armour takes from its wearer, and weapons that disarm."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Choose, Option
from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.figures import Battle
from escarmouche.games.kharn_ages.handling import holding, lay
from escarmouche.games.kharn_ages.stats import BY_LETTER, EXCHANGED, Exchange


def _armour_weighs(letter: str) -> None:
    @modifies(BY_LETTER[letter], "Armure", "KA-ARM-01", "KA-ARM-08")
    def weighed_down(game: Game[Battle], who: Id, situation: Any) -> int:
        """What is printed on the armour, as long as it is worn, worn out or not."""
        me = game[who]
        armour = me.armour
        return me.card(armour).penalty.get(letter, 0) if armour else 0


for _letter in BY_LETTER:
    _armour_weighs(_letter)


@at(EXCHANGED, "KA-EQP-10", "KA-CRD-06")
def disarms(game: Game[Battle], value: Any, who: Id, exchange: Exchange) -> Any:
    """A critical hit with a weapon that disarms: the loser drops what it used, at its feet; if it used nothing, one of
    the things it holds."""
    winner, loser = exchange.winner, exchange.loser
    gear = game[winner].gear.get(exchange.won_with)
    if not exchange.criticals or gear is None or gear.kind != "weapon" or exchange.attack.shot:
        return value
    if "disarm" not in game[winner].card(exchange.won_with).on_critical or not game[loser].in_play:
        return value
    held = holding(game[loser])
    item = exchange.lost_with if exchange.lost_with in held else chosen(game, winner, loser, held)
    if item:
        lay(game, loser, item, game[loser].at, "disarmed", "KA-EQP-10")
    return value


@rule("KA-EQP-10")
def chosen(game: Game[Battle], winner: Id, loser: Id, held: list[str]) -> str:
    """Which of the things the other holds it is made to drop."""
    if len(held) < 2:
        return held[0] if held else ""
    seat = game[winner].side
    answer: dict[str, str] = game.ask(
        "disarm",
        seat,
        lambda: Choose(
            key="disarm",
            seat=seat,
            figure=winner,
            rules=("KA-EQP-10",),
            facts={"target": loser},
            options=tuple(Option({"disarm": item}, loser) for item in held),
            decline={"disarm": held[0]},
        ),
    )
    return answer["disarm"]
