"""Skills of those who lead, inspire or give their blood for others."""

from __future__ import annotations

from escarmouche.core.decisions import Choose, Option
from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import ApChanged, LastingChanged, MasterySpent
from escarmouche.games.kharn_ages.figures import STUNNED, Battle, Lasting
from escarmouche.games.kharn_ages.rules.damage import lose
from escarmouche.games.kharn_ages.rules.space import holders, in_aura
from escarmouche.games.kharn_ages.skills.asking import mark, number, uses
from escarmouche.games.kharn_ages.stats import DAUNTED, ENDS, RECOVERY, ROUND, STARTS, Fear, Harm

MORE = "more-ap"
"""AP on top of those that step 6 brings."""


@at(ROUND, "KA-SKL-15")
def warlord(game: Game[Battle], value: int, nobody: Id, situation: None) -> int:
    """At the start of one round of the game, 1 AP for each ally in its aura, X at most."""
    for me in tuple(game.state.figures.values()):
        most = number(me, "warlord")
        if not most or not me.in_play or "game:warlord" in me.used:
            continue
        gained = min(most, sum(in_aura(game, me.id, ally.id) for ally in game.state.mates(me.id)))
        if gained and uses(game, me.id, "warlord", "KA-SKL-15"):
            mark(game, me.id, "game:warlord", "KA-SKL-15")
            grant(game, me.id, me.id, gained, "warlord", "KA-SKL-15")
    return value


@at(STARTS, "KA-SKL-41", "KA-STS-01")
def sacrifice(game: Game[Battle], value: None, who: Id, situation: None) -> None:
    """Once per round, when an ally's activation starts, X HP of its own, for good, give this ally 1 AP."""
    for ally in holders(game.state, "sacrifice", who):
        price = number(ally, "sacrifice")
        if not price or STUNNED in ally.status or "round:sacrifice" in ally.used:
            continue
        if not uses(game, ally.id, "sacrifice", "KA-SKL-41"):
            continue
        mark(game, ally.id, "round:sacrifice", "KA-SKL-41")
        lose(game, Harm(ally.id, 0, source="sacrifice", forever=True, rules=("KA-SKL-41",)), price)
        grant(game, who, ally.id, 1, "sacrifice", "KA-SKL-41")


@rule("KA-SKL-15", "KA-SKL-41")
def grant(game: Game[Battle], who: Id, by: Id, ap: int, reason: str, rule_id: str) -> None:
    """AP at once, which the next recovery leaves alone."""
    me = game[who]
    game.tell(ApChanged(figure=who, by=ap, left=me.ap + ap, reason=reason, rules=(rule_id,)))
    lasting = (*me.lasting, Lasting(MORE, by, ap, "recovered"))
    game.tell(LastingChanged(figure=who, lasting=lasting, rules=(rule_id,)))


@modifies(RECOVERY, "PA accordés", "KA-SKL-15", "KA-SKL-41")
def granted(game: Game[Battle], who: Id, situation: None) -> int:
    """+N action points that a warlord or a sacrifice granted to this recovery."""
    return sum(one.value for one in game[who].lasting if one.name == MORE)


@at(ENDS, "KA-SKL-15", "KA-SKL-41")
def counted(game: Game[Battle], value: None, who: Id, situation: None) -> None:
    """The recovery after this one brings the profile's AP again."""
    left = tuple(one for one in game[who].lasting if one.until != "recovered")
    if left != game[who].lasting:
        game.tell(LastingChanged(figure=who, lasting=left, rules=("KA-SKL-15",)))


@at(DAUNTED, "KA-SKL-38")
def rallying(game: Game[Battle], passed: bool, who: Id, fear: Fear) -> bool:
    """One of its mastery dice, given up for the rest of the game, and the failed temerity test is passed."""
    me = game[who]
    dice = [die for die in range(len(me.mastery)) if die not in me.given_up | me.spent]
    if passed or "rallying" not in me.skills or not dice:
        return passed
    answer = game.ask(
        "courage",
        who,
        lambda: Choose(
            rules=("KA-SKL-38",),
            options=(*(Option({"mastery": die + 1, "by": who}, who, ("KA-SKL-38",)) for die in dice), Option("none")),
            decline="none",
        ),
    )
    if answer == "none":
        return False
    game.tell(MasterySpent(figure=who, die=answer["mastery"], forever=True, rules=("KA-SKL-38",)))
    return True
