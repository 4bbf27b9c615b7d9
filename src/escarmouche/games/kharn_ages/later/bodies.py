"""Later skills of the body: broad, slight, thick-skinned, hard to see, afraid of nothing."""

from __future__ import annotations

from escarmouche.core.decisions import Choose, Option
from escarmouche.core.dice import Pool
from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.figures import Battle
from escarmouche.games.kharn_ages.rules.damage import lose
from escarmouche.games.kharn_ages.rules.rolls import D10
from escarmouche.games.kharn_ages.rules.sight import aimed_from_afar, cover
from escarmouche.games.kharn_ages.rules.space import in_aura
from escarmouche.games.kharn_ages.skills.asking import number
from escarmouche.games.kharn_ages.stats import ATTACK, DEFENCE, PUSHES, REDUCED, Attack, Guard, Harm, Push

NUDGE = 1.0
"""How far somebody slight repels, in toises."""


@at(PUSHES, "KA-LAT-06")
def slight(game: Game[Battle], far: float, who: Id, push: Push) -> float:
    """The C effect of somebody slight repels by one toise, doubled or not."""
    return NUDGE if far and "slight" in game[who].skills else far


@modifies(ATTACK, "Fluet", "KA-LAT-06")
def darting(game: Game[Battle], who: Id, attack: Attack) -> int:
    """+1 for each V effect announced."""
    return attack.effects.count("V") if "slight" in game[who].skills and not attack.spell else 0


@modifies(DEFENCE, "Fluet", "KA-LAT-06")
def dodging(game: Game[Battle], who: Id, guard: Guard) -> int:
    """+1 for each V effect announced."""
    return guard.riposte.count("V") if "slight" in game[who].skills else 0


@modifies(DEFENCE, "Furtivité", "KA-LAT-07")
def stealthy(game: Game[Battle], who: Id, guard: Guard) -> int:
    """+X in cover, or + its level where the card prints no X."""
    me = game[who]
    if "stealth" not in me.skills or not aimed_from_afar(game.state, guard):
        return 0
    return (number(me, "stealth") or me.rank) if cover(game.state, guard.attack.who, who) else 0


@at(REDUCED, "KA-LAT-09")
def hide(game: Game[Battle], damage: int, who: Id, harm: Harm) -> int:
    """As many D10 as its level: each 10 ignores as much damage as its level, the critical part apart."""
    me = game[who]
    if "tembo-hide" not in me.skills or damage <= 0:
        return damage
    faces = game.roll(who, "armour", Pool(me.rank, D10, D10), None, ("KA-LAT-09",)).faces
    ignored = me.rank * sum(face == D10 for face in faces)
    return max(min(damage, max(0, harm.critical)), damage - ignored)


@at(REDUCED, "KA-LAT-10")
def shared_pain(game: Game[Battle], damage: int, who: Id, harm: Harm) -> int:
    """Up to X of the damage of a wound goes to one ally with the same skill in its aura, if the player likes."""
    most = min(number(game[who], "moringa"), damage)
    if most <= 0:
        return damage
    near = [ally.id for ally in game.state.friends(who) if "moringa" in ally.skills and in_aura(game, who, ally.id)]
    if not near:
        return damage
    options = [Option({"to": ally, "damage": n}, ally) for ally in near for n in range(most, 0, -1)]
    answer = game.ask(
        "moringa",
        who,
        lambda: Choose(
            rules=("KA-LAT-10",),
            facts={"damage": damage},
            options=(*options, Option("none")),
            decline="none",
        ),
    )
    if answer == "none":
        return damage
    moved = int(answer["damage"])
    lose(game, Harm(answer["to"], moved, by=harm.by, source="moringa", rules=("KA-LAT-10",)), moved, moved)
    return damage - moved
