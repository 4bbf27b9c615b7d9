"""Damage: saves, the melee table, and what becomes of those who lose their Vitality."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from escarmouche.core.dice import Pool
from escarmouche.core.game import Game
from escarmouche.core.rules import modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.evenor.events import KnockedDown, OutOfAction, Wounded
from escarmouche.games.evenor.figures import BLESSED, PRONE, Skirmish, Weapon
from escarmouche.games.evenor.scenarios.victory import judge
from escarmouche.games.evenor.stats import SAVE


class Loss(Struct, frozen=True):
    """What an attack did to somebody, not yet applied."""

    figure: Id
    wounds: int = 0
    knocked: bool = False
    rules: tuple[str, ...] = ()


@modifies(SAVE, "Béni", "EV-TRT-05", "EV-THR-08")
def save_blessed(game: Game[Skirmish], who: Id, weapon: Weapon | None) -> int:
    """-1 for a Blessed model."""
    return -1 if BLESSED in game[who].status else 0


@modifies(SAVE, "Arme", "EV-THR-08")
def save_worsened(game: Game[Skirmish], who: Id, weapon: Weapon | None) -> int:
    """What the weapon adds to the save of those it hits: 0 for every weapon of the short rules."""
    return 0 if weapon is None else weapon.save


@rule("EV-CHR-06", "EV-DMG-01", "EV-MEL-07")
def saved(game: Game[Skirmish], who: Id, hits: int, weapon: Weapon) -> int:
    """One save per hit, if the model has S at all; what is left is suffered."""
    if game[who].save is None:
        return hits
    why = game.total(SAVE, who, weapon)
    return hits - game.roll(who, "save", Pool(hits, at_least=why.value), why, ("EV-DMG-01",)).hits


@rule("EV-MEL-08", "EV-MEL-09", "EV-DMG-03", "EV-DIS-05", "EV-REF-04")
def melee_table(game: Game[Skirmish], who: Id, excess: int, weapon: Weapon) -> Loss:
    """Excess hits of a melee: saves, then a die each: 1-4 prone, 5-6 one Vitality."""
    landed = saved(game, who, excess, weapon)
    wounds = game.roll(who, "table", Pool(landed, at_least=5), None, ("EV-MEL-08", "EV-MEL-09")).hits
    return Loss(who, wounds, landed > wounds, ("EV-MEL-08", "EV-MEL-09"))


@rule("EV-REA-08", "EV-MUL-06", "EV-COO-05", "EV-DMG-04", "EV-MEL-08")
def suffer(game: Game[Skirmish], losses: Iterable[Loss]) -> None:
    """Apply losses that happened at the same time: all of them, then see who is left."""
    losses = [loss for loss in losses if game[loss.figure].in_play]
    for loss in losses:
        if loss.knocked and PRONE not in game[loss.figure].status:
            game.tell(KnockedDown(figure=loss.figure, rules=("EV-MEL-08",)))
    for loss in losses:
        left = game[loss.figure].vitality
        lost = min(loss.wounds, left)
        if lost:
            game.tell(Wounded(figure=loss.figure, lost=lost, left=left - lost, rules=loss.rules))
    for loss in losses:
        if game[loss.figure].in_play and game[loss.figure].vitality == 0:
            carried = game[loss.figure].tokens
            rules = ("EV-DMG-04", "EV-DMG-06", "EV-ORI-04") if carried else ("EV-DMG-04", "EV-DMG-06")
            game.tell(OutOfAction(figure=loss.figure, tokens=carried, rules=rules))
    judge(game)
