"""Called shots: a zone is named, harder to hit and with an effect of its own."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from escarmouche.core.decisions import Option
from escarmouche.core.game import Game
from escarmouche.core.rules import at, carries, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.events import EyeLost
from escarmouche.games.saga.figures import Character, Effect, Melee
from escarmouche.games.saga.rules.attack import blows, deliver, out_of_reach
from escarmouche.games.saga.rules.deeds import action
from escarmouche.games.saga.rules.effects import EFFECTS, effect, grounded, suffer
from escarmouche.games.saga.rules.hands import grip
from escarmouche.games.saga.rules.trials import ACTIONS, attempt
from escarmouche.games.saga.stats import DEALT, DICE, FLAT, Blow, Trial

LEAST = 2
"""Wound levels that bring the effect of a zone."""


class Zone(Struct, frozen=True):
    """A zone: its malus, what happens there, how much of it, and the Agility test that avoids it."""

    malus: int
    kind: str
    amount: int = 0
    test: int = 0


ZONES: dict[str, Zone] = {
    "torso": Zone(-5, "lose-actions", 1),
    "leg": Zone(-10, "fall", test=10),
    "right-arm": Zone(-10, "drop", test=10),
    "left-arm": Zone(-10, "drop", test=10),
    "foot": Zone(-15, "fall", test=15),
    "right-hand": Zone(-15, "drop", test=10),
    "left-hand": Zone(-15, "drop", test=10),
    "head": Zone(-15, "lose-actions", 2),
    "throat": Zone(-15, "lose-actions", 1),
    "eye": Zone(-20, "eye"),
}
carries(f"{__name__}.ZONES", "SG-CALL-04", "SG-CALL-05", "SG-CALL-06", "SG-CALL-07", "SG-CALL-08")


@rule("SG-CALL-01")
def calls(game: Game[Melee], who: Id) -> list[Option]:
    return blows(game, who, "called", "SG-CALL-01")


@action("called", calls, out_of_reach, "declared")
@rule("SG-CALL-01")
def call(game: Game[Melee], who: Id, answer: Any) -> None:
    """A blow at a zone, named before it is rolled."""
    zone = aimed(game, who, answer["called"])
    deliver(game, Blow(who, answer["called"], answer["weapon"], "called", zone))


@rule("SG-CALL-01", "SG-CALL-06")
def aimed(game: Game[Melee], who: Id, at_whom: Id) -> str:
    """The zone somebody aims at; of arms and hands, which one."""
    return game.choose("zone", who, tuple(ZONES), "torso", "SG-CALL-01", target=at_whom)


@modifies(FLAT, "Zone visée", "SG-CALL-01", "SG-CALL-09")
def aiming(game: Game[Melee], who: Id, trial: Trial) -> int:
    """- the malus of the zone, on blows and on missiles alike."""
    if trial.blow is None or not trial.blow.zone or trial.called not in ("attack", "shot"):
        return 0
    return ZONES[trial.blow.zone].malus


@at(DEALT, "SG-CALL-03")
def struck(game: Game[Melee], value: None, who: Id, dealt: tuple[Blow, Effect]) -> None:
    """Two wound levels or more bring the effect of the zone."""
    blow, it = dealt
    if blow.zone and it.wounds >= LEAST:
        suffer(game, Effect(kind="zone", on=blow.on, by=who, zone=blow.zone, rules=("SG-CALL-03",)), blow)


@effect("zone")
@rule("SG-CALL-04", "SG-CALL-05", "SG-CALL-06", "SG-CALL-07", "SG-CALL-08")
def zone_hurt(game: Game[Melee], it: Effect) -> None:
    """The effect of a zone, unless an Agility test avoids it."""
    zone = ZONES[it.zone]
    if not game[it.on].in_play or harmless(game[it.on], it.zone):
        return
    if zone.test and attempt(game, Trial(it.on, "agility", "reflex"), zone.test).passed:
        return
    made = Effect(kind=zone.kind, on=it.on, by=it.by, zone=it.zone, amount=zone.amount, rules=it.rules)
    EFFECTS[zone.kind](game, made)


@rule("SG-CALL-05", "SG-CALL-06")
def harmless(me: Character, zone: str) -> bool:
    """Can nothing come of a hit there: nobody falls who lies, and an empty hand drops nothing?"""
    kind, side = ZONES[zone].kind, zone.partition("-")[0]
    if kind == "drop":
        return not grip(me)[side == "left"]
    return kind == "fall" and grounded(me)


@effect("eye")
@rule("SG-CALL-08")
def blinded(game: Game[Melee], it: Effect) -> None:
    """An eye is lost; there are two."""
    eyes = min(game[it.on].eyes_lost + 1, 2)
    game.tell(EyeLost(figure=it.on, eyes=eyes, rules=("SG-CALL-08",)))


@modifies(DICE, "Vue diminuée", "SG-CALL-08")
def one_eyed(game: Game[Melee], who: Id, trial: Trial) -> int:
    """-1 die on every combat action for each eye that is lost."""
    return -game[who].eyes_lost if trial.nature in ACTIONS else 0
