"""Trinkets: what is worn beside armour, and what it does for its bearer."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.figures import Battle
from escarmouche.games.kharn_ages.rules.sight import cover
from escarmouche.games.kharn_ages.rules.space import is_free
from escarmouche.games.kharn_ages.stats import ATTACK, DAMAGE, DEFENCE, REROLLED, Attack, Blow, Effort, Guard


@modifies(ATTACK, "Objet porté", "KA-EQP-05")
def emboldened(game: Game[Battle], who: Id, attack: Attack) -> int:
    """+N to melee attacks."""
    return sum(one.attack for one in game[who].trinkets) if attack.melee else 0


@modifies(DAMAGE, "Objet porté", "KA-EQP-05")
def embittered(game: Game[Battle], who: Id, blow: Blow) -> int:
    """+N to the damage of a blow in melee, an attack's or a defence's."""
    return 0 if blow.shot else sum(one.bonus for one in game[who].trinkets)


@modifies(DEFENCE, "Objet porté", "KA-EQP-05")
def cloaked(game: Game[Battle], who: Id, guard: Guard) -> int:
    """Against a shot: +N in melee, or the bonus of the cover once more, whichever is more."""
    cloaks = [one.cloak for one in game[who].trinkets if one.cloak]
    if not cloaks or not guard.attack.shot:
        return 0
    return max(0 if is_free(game.state, who) else max(cloaks), cover(game.state, guard.attack.who, who))


@at(REROLLED, "KA-EQP-05")
def luckier(game: Game[Battle], added: int, who: Id, effort: Effort) -> int:
    """+N to a die that mastery of its field has rolled again."""
    return added + sum(one.rerolls.get(effort.field, 0) for one in game[who].trinkets)  # type: ignore[call-overload]
