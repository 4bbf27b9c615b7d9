"""Blows prepared in one action and struck in the next: power blows, and what interrupts a preparation."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from escarmouche.core.decisions import Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.cards import weapon
from escarmouche.games.saga.events import PreparationLost, Prepared
from escarmouche.games.saga.figures import NEARLY, Effect, Melee
from escarmouche.games.saga.rules.attack import MET, blows, deliver, out_of_reach
from escarmouche.games.saga.rules.deeds import action
from escarmouche.games.saga.rules.tracks import lose
from escarmouche.games.saga.rules.trials import attempt, level_of
from escarmouche.games.saga.stats import DAMAGE, FORESTALLED, HURT, SEGMENT_ENDS, Blow, Trial
from escarmouche.space.geometry import gap

NEAR, FAR = 2.0, 5.0
"""From where an acrobatic attack is prepared, in metres."""
TIRING = 15
"""Difficulty of the fatigue roll after a power blow."""


# ---------------------------------------------------------------- preparing


@rule("SG-POW-01", "SG-ACRO-01", "SG-ACRO-02")
def preparations(game: Game[Melee], who: Id) -> list[Option]:
    """A power blow against whoever may come, an acrobatic attack on somebody 2 to 5 m away."""
    from escarmouche.games.saga.rules.acrobatic import may_prepare

    me = game[who]
    near = [one.id for one in game.state.enemies(who) if gap(me, one) <= FAR + NEARLY]
    leaps = [one for one in near if may_prepare(game, who, one)]
    power = Option({"prepare": "power"}, "", ("SG-POW-01",))
    return [power, *(Option({"prepare": "acrobatic", "on": one}, one, ("SG-ACRO-02",)) for one in leaps)]


def why_no_preparation(game: Game[Melee], who: Id, answer: Any) -> Refusal | None:
    from escarmouche.games.saga.rules.acrobatic import out_of_leap

    return out_of_leap(game, who) if isinstance(answer, dict) and answer["prepare"] == "acrobatic" else None


@action("prepare", preparations, why_no_preparation, "declared")
@rule("SG-POW-01", "SG-ACRO-01")
def prepare(game: Game[Melee], who: Id, answer: Any) -> None:
    """The first of two actions."""
    rules = ("SG-POW-01",) if answer["prepare"] == "power" else ("SG-ACRO-01",)
    game.tell(Prepared(figure=who, blow=answer["prepare"], target=answer.get("on", ""), rules=rules))


@at(HURT, "SG-POW-02", "SG-ACRO-03")
def interrupted(game: Game[Melee], value: None, who: Id, it: Effect) -> None:
    """Whoever is hurt between the two actions has lost the first."""
    if game[who].prepared and (it.wounds or it.fatigue):
        game.tell(PreparationLost(figure=who, rules=("SG-POW-02", "SG-ACRO-03")))


@at(SEGMENT_ENDS, "SG-POW-01", "SG-ACRO-01")
def lapsed(game: Game[Melee], value: None, who: Id, segment: int) -> None:
    """The blow must be struck with the very next action: one used otherwise, let pass or lost is its end."""
    me = game[who]
    used = segment in me.declared.spent or segment in me.declared.slots or "slot-lost" in me.busy
    if me.prepared and used and me.prepared_at != game.state.second:
        game.tell(PreparationLost(figure=who, rules=("SG-POW-01", "SG-ACRO-01")))


# ---------------------------------------------------------------- the power blow


@rule("SG-POW-01")
def power_blows(game: Game[Melee], who: Id) -> list[Option]:
    return blows(game, who, "power", "SG-POW-01") if game[who].prepared == "power" else []


def why_no_power(game: Game[Melee], who: Id, answer: Any) -> Refusal | None:
    if game[who].prepared != "power":
        return Refusal("unprepared", ("SG-POW-01", "SG-POW-02"), {"figure": who})
    return out_of_reach(game, who, answer)


@action("power", power_blows, why_no_power, "declared")
@rule("SG-POW-01", "SG-POW-03", "SG-POW-05")
def power(game: Game[Melee], who: Id, answer: Any) -> None:
    """With a die less to hit; and it tires."""
    struck = deliver_prepared(game, Blow(who, answer["power"], answer["weapon"], "power"), -1)
    if struck and game[who].in_play and not attempt(game, Trial(who, "fatigue", "reflex"), TIRING).passed:
        lose(game, who, 0, 1, "", "SG-POW-05")


@rule("SG-POW-02", "SG-ACRO-03", "SG-REACH-02")
def deliver_prepared(game: Game[Melee], blow: Blow, more: int = 0) -> bool:
    """The blow that was prepared, or a normal one if a longer weapon comes first and wounds; was it the first?"""
    if not game.moment(FORESTALLED, True, blow.by, blow):
        return False
    ready = bool(game[blow.by].prepared)
    if ready:
        game.tell(PreparationLost(figure=blow.by, used=True))
    kind = blow.kind if ready else "strike"
    deliver(game, replace(blow, kind=kind, marked=blow.marked | {MET}), more if ready else 0)
    return ready


@modifies(DAMAGE, "Coup en force", "SG-POW-04")
def forceful(game: Game[Melee], who: Id, blow: Blow) -> int:
    """A power blow: + the level of the skill it was struck with."""
    if blow.kind != "power":
        return 0
    return level_of(game, Trial(who, "melee", "declared", skill=weapon(blow.weapon).skill))
