"""Later skills of melee: a sharper riposte, a defence mended afterwards, a quick second blade, mercy, savagery."""

from __future__ import annotations

from msgspec.structs import replace

from escarmouche.core.decisions import Answer, Choose, Option, Refusal
from escarmouche.core.events import StatusGained, StatusLost
from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import ApChanged, Outwitted
from escarmouche.games.kharn_ages.figures import SPARED, Battle
from escarmouche.games.kharn_ages.rules.actions import pay_more
from escarmouche.games.kharn_ages.rules.defence import FREE_CAP
from escarmouche.games.kharn_ages.rules.letters import COMBAT
from escarmouche.games.kharn_ages.rules.rolls import one_die
from escarmouche.games.kharn_ages.rules.space import characteristic
from escarmouche.games.kharn_ages.scenarios import CHEST, STONES, STORES
from escarmouche.games.kharn_ages.skills.asking import mark, uses
from escarmouche.games.kharn_ages.stats import (
    ENDS,
    GUARDS,
    OPEN,
    RECOVERY,
    REDUCED,
    REMOVED,
    STANDS,
    Guard,
    Harm,
    Standoff,
)

DIE = "die"
SPARED_ON = "spared-on"
"""Used in this activation: mercy lasts beyond its end."""


@rule("KA-GEN-08", "KA-GEN-37", "KA-SKL-09", "KA-SKL-25")
def may_spend_more(game: Game[Battle], guard: Guard) -> bool:
    """Another AP for this defence: none if a warning gave it, of the berserk or laden, or beyond a swordsman's."""
    spent = len(guard.letters)
    closed = guard.attack.warned or game.moment(GUARDS, spent + 1, guard.who, replace(guard, item="")) <= spent
    return not closed and game[guard.who].ap > 0


@at(STANDS, "KA-LAT-05", "KA-EFF-05", "KA-OTT-02", "KA-MEL-03")
def cunning(game: Game[Battle], total: int, who: Id, standoff: Standoff) -> int:
    """A defence that would fail may cost 1 AP more for a die, or for a characteristic not yet engaged twice; against a
    free attack for no third one."""
    me, guard = game[who], standoff.guard
    if "cunning" not in me.skills or total >= standoff.attack or not may_spend_more(game, guard):
        return total
    engaged = guard.letters + guard.extra
    full = guard.attack.capped and len(engaged) >= FREE_CAP
    banned = me.card(guard.item).forbids if guard.item and me.gear[guard.item].kind == "weapon" else ()
    letters = [one for one in COMBAT if engaged.count(one) < 2 and one not in banned and not full]
    answer = game.ask(
        "cunning",
        who,
        lambda: Choose(
            rules=("KA-LAT-05",),
            facts={"against": guard.attack.who, "total": total, "attack": standoff.attack},
            options=(*(Option({"add": word}) for word in (DIE, *letters)), Option("none")),
            decline="none",
        ),
    )
    if answer == "none":
        return total
    word = str(answer["add"])
    pay_more(game, who, "defence", "KA-LAT-05")
    more = one_die(game, who, "level", "KA-LAT-05") if word == DIE else characteristic(game, who, word)
    game.tell(Outwitted(figure=who, by=word, added=more, total=total + more, rules=("KA-LAT-05",)))
    return total + more


# ---------------------------------------------------------------- mercy


@at(REDUCED, "KA-LAT-13")
def mercy(game: Game[Battle], damage: int, who: Id, harm: Harm) -> int:
    """A blow that would defeat may spare instead: no damage, but the spared one has no AP left, recovers none and
    cannot be aimed at until its next activation ends. Once per round, and once per enemy."""
    victor = game.state.figures.get(harm.by)
    if victor is None or victor.side == game[who].side or damage < game[who].hp or "mercy" not in victor.skills:
        return damage
    once = f"game:mercy-{who}"
    if "round:mercy" in victor.used or once in victor.used or not uses(game, victor.id, "mercy", "KA-LAT-13"):
        return damage
    mark(game, victor.id, "round:mercy", "KA-LAT-13")
    mark(game, victor.id, once, "KA-LAT-13")
    game.tell(StatusGained(figure=who, status=SPARED, rules=("KA-LAT-13",)))
    if game.state.active == who:
        mark(game, who, SPARED_ON, "KA-LAT-13")
    if game[who].ap:
        game.tell(ApChanged(figure=who, by=-game[who].ap, left=0, reason="mercy", rules=("KA-LAT-13",)))
    return 0


@modifies(RECOVERY, "Merci", "KA-LAT-13")
def at_mercy(game: Game[Battle], who: Id, situation: None) -> int:
    """- what it would recover, all of it."""
    me = game[who]
    return -me.profile_ap if SPARED in me.status else 0


@at(ENDS, "KA-LAT-13")
def let_go(game: Game[Battle], value: None, who: Id, situation: None) -> None:
    """The end of its next activation ends it, not of one in progress when it was spared."""
    if SPARED in game[who].status and SPARED_ON not in game[who].used:
        game.tell(StatusLost(figure=who, status=SPARED, rules=("KA-LAT-13",)))


# ---------------------------------------------------------------- the savage

GOALS = {CHEST: "chest", STONES: "inscription", STORES: "store"}
"""What each scenario is about."""
STRENGTH = "destroy"


@rule("KA-LAT-17")
def forbidden(game: Game[Battle], who: Id, answer: Answer) -> bool:
    """Somebody savage, and something that the scenario is about; with bare strength it may break it."""
    if "savage" not in game[who].skills or not isinstance(answer, dict) or STRENGTH in answer:
        return False
    things, goal = game.state.things, GOALS.get(game.state.scenario)
    return any(isinstance(word, str) and word in things and things[word].kind == goal for word in answer.values())


@at(OPEN, "KA-LAT-17")
def untaught(game: Game[Battle], found: list[Option], who: Id, situation: None) -> list[Option]:
    """Nothing that the scenario is about is offered to the savage."""
    return [one for one in found if not forbidden(game, who, one.value)] if "savage" in game[who].skills else found


@at(REMOVED, "KA-LAT-17")
def why_untaught(game: Game[Battle], value: Refusal | None, who: Id, answer: Answer) -> Refusal | None:
    return Refusal("savage", ("KA-LAT-17",), {"figure": who}) if forbidden(game, who, answer) else value
