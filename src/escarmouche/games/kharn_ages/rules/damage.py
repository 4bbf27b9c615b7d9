"""Damage: armour, health points, carcasses."""

from __future__ import annotations

from escarmouche.core.dice import Pool
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import ArmourUsed, BoxesLost, Defeated, Wounded
from escarmouche.games.kharn_ages.figures import Battle
from escarmouche.games.kharn_ages.rules.rolls import D10, damage_d5
from escarmouche.games.kharn_ages.stats import FALLEN, GONE, REDUCED, WOUNDED, Harm


@rule("KA-DIC-08", "KA-ARM-01", "KA-ARM-05", "KA-EFX-05", "KA-EFX-06")
def suffer(game: Game[Battle], harm: Harm) -> int:
    """Armour-piercing, then armour, then health points. The number lost."""
    if not game[harm.target].in_play:
        return 0
    damage = max(0, harm.base + harm.critical)
    if harm.piercing and damage:
        pierce(game, harm)
    stopped = armoured(game, harm) if damage else 0
    left = game.moment(REDUCED, max(0, damage - stopped), harm.target, harm)
    return lose(game, harm, left, damage, damage - left) if game[harm.target].in_play else 0


@rule("KA-EFX-05", "KA-ARM-05")
def pierce(game: Game[Battle], harm: Harm) -> None:
    """Boxes of the armour are struck off before it is rolled; without a number 1D5 of them."""
    me = game[harm.target]
    if not me.armour or not me.gear[me.armour].boxes:
        return
    boxes = harm.piercing if harm.piercing > 0 else damage_d5(game, harm.by or harm.target, "KA-EFX-05")
    left = max(0, me.gear[me.armour].boxes - boxes)
    lost = me.gear[me.armour].boxes - left
    game.tell(BoxesLost(figure=me.id, item=me.armour, lost=lost, left=left, reason="pierced", rules=("KA-EFX-05",)))


@rule("KA-ARM-01", "KA-ARM-02", "KA-ARM-03", "KA-ARM-04", "KA-ARM-06", "KA-ARM-07", "KA-ARM-08", "KA-ARM-09")
def armoured(game: Game[Battle], harm: Harm) -> int:
    """A box is ticked, a die rolled: below the threshold the lower amount is stopped, from it on the higher one; a 10
    stops everything but the critical bonus, a 1 nothing, and ticks another box."""
    me = game[harm.target]
    item = me.armour
    if not item or not me.gear[item].boxes:
        return 0
    card = me.card(item)
    face = game.roll(me.id, "armour", Pool(1, card.threshold, D10), None, ("KA-ARM-02",)).faces[0]
    if face == 10:
        stopped, ticked = max(0, harm.base), 1
    elif face == 1:
        stopped, ticked = 0, 2
    else:
        stopped, ticked = max(0, (card.high if face >= card.threshold else card.low) - harm.blunts), 1
    ticked = min(ticked, me.gear[item].boxes) if harm.ticks else 0
    left = me.gear[item].boxes - ticked
    stopped = min(stopped, harm.base + harm.critical)
    rules = ("KA-ARM-06",) if face == 10 else ("KA-ARM-07",) if face == 1 else ("KA-ARM-03", "KA-ARM-04")
    if not harm.ticks:
        rules = (*rules, "KA-ARM-09")
    game.tell(ArmourUsed(figure=me.id, armour=item, ticked=ticked, left=left, stopped=stopped, rules=rules))
    return int(stopped)


@rule("KA-STS-12", "KA-EFX-08")
def lose(game: Game[Battle], harm: Harm, lost: int, damage: int = 0, stopped: int = 0) -> int:
    """Health points are lost, to damage or, without armour, to bleeding and its like; at 0 the Safar is defeated."""
    me = game[harm.target]
    lost = min(lost, me.hp)
    if lost or damage or harm.why is not None:
        game.tell(
            Wounded(
                figure=me.id,
                lost=lost,
                left=me.hp - lost,
                damage=damage,
                stopped=stopped,
                source=harm.source,
                by=harm.by,
                fire=harm.fire,
                forever=harm.forever,
                base=None if harm.why is None else harm.why.base,
                modifiers=() if harm.why is None else harm.why.modifiers,
                rules=harm.rules,
            )
        )
    if lost and game[me.id].hp:
        game.moment(WOUNDED, lost, me.id, harm)
    if game[me.id].present and game[me.id].hp == 0:
        defeat(game, me.id, harm.by)
    return lost


@rule("KA-STS-12", "KA-CNV-08")
def defeat(game: Game[Battle], who: Id, by: Id = "", carcass: bool = True, rule_id: str = "KA-STS-12") -> None:
    """Defeated: a carcass marks the place."""
    game.moment(FALLEN, None, who)
    game.tell(Defeated(figure=who, by=by, carcass=carcass, rules=(rule_id,)))
    game.moment(GONE, None, who)
