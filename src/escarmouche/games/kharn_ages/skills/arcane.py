"""Skills of those whom spells are aimed at."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.core.rules import modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.cards import Spell
from escarmouche.games.kharn_ages.figures import Battle, Safar
from escarmouche.games.kharn_ages.rules.space import characteristic
from escarmouche.games.kharn_ages.skills.asking import number
from escarmouche.games.kharn_ages.stats import DEFENCE, Guard


@modifies(DEFENCE, "En éveil", "KA-SKL-23")
def awakened(game: Game[Battle], who: Id, guard: Guard) -> int:
    """+I, once more, against every spell; in the English edition +V."""
    if not guard.attack.spell or "awakened" not in game[who].skills:
        return 0
    return characteristic(game, who, "I" if game.state.edition == "fr" else "V")


@modifies(DEFENCE, "Hermétisme", "KA-SKL-28")
def hermetic(game: Game[Battle], who: Id, guard: Guard) -> int:
    """+X against every spell."""
    return number(game[who], "hermeticism") if guard.attack.spell else 0


@rule("KA-SKL-28")
def harder(caster: Safar, target: Safar) -> int:
    """How much more difficult it is to help a hermetic ally."""
    return number(target, "hermeticism") if caster.side == target.side and caster.id != target.id else 0


@rule("KA-SKL-31")
def immune(me: Safar, spell: Spell) -> bool:
    """Spells of this path neither harm nor help it; generic ones are of no path."""
    return spell.path is not None and me.skills.get("immunity") == spell.path


@rule("KA-SKL-39", "KA-SKL-31")
def responsive(me: Safar, spell: Spell) -> bool:
    """Spells of this path succeed by themselves, a friend's or an enemy's; immunity to it prevails."""
    return spell.path is not None and me.skills.get("responsive") == spell.path and not immune(me, spell)
