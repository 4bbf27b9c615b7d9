"""Tactical changes: how hard they are, what they give, how they are countered, and when they are over."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.command_events import TacticsChanged, TacticsCountered
from escarmouche.games.saga.core import level
from escarmouche.games.saga.figures import FLEEING, Melee, Orders
from escarmouche.games.saga.rules.command import order
from escarmouche.games.saga.rules.defence import helpless
from escarmouche.games.saga.rules.fear import stand_firm
from escarmouche.games.saga.rules.referee import measured, ruled
from escarmouche.games.saga.rules.trials import attempt
from escarmouche.games.saga.scenarios.encounters import encounter
from escarmouche.games.saga.settings import GROUND, setting
from escarmouche.games.saga.stats import DEFENCE, DODGED, FLAT, TACTICS, Blow, Trial

DISASTER = 15
"""The courage that a tactical disaster asks of men."""


def situation_of(game: Game[Melee], who: Id) -> tuple[str, ...]:
    """What was settled of a side's situation, or what the encounter says of it."""
    side = game[who].side
    settled = game.state.options.get("tactics") or {}
    if side in settled:
        return tuple(settled[side])
    known = dict(zip(game.state.sides, encounter(game.state.encounter).tactics, strict=False))
    return known.get(side, ())


# ---------------------------------------------------------------- how hard it is


@modifies(TACTICS, "Terrain", "SG-TAC-02", "SG-TAC-05")
def by_ground(game: Game[Melee], who: Id, situation: None) -> int:
    """-1 or -3 on favourable ground, +1 or +3 on unfavourable ground."""
    return next((GROUND[word] for word in situation_of(game, who) if word in GROUND), 0)


@modifies(TACTICS, "Terrain inconnu", "SG-TAC-02", "SG-TAC-05")
def by_ignorance(game: Game[Melee], who: Id, situation: None) -> int:
    """+1 on unknown ground, whatever it is worth."""
    return 1 if "unknown" in situation_of(game, who) else 0


@modifies(TACTICS, "Plan établi", "SG-TAC-03", "SG-TAC-05")
def by_plan(game: Game[Melee], who: Id, situation: None) -> int:
    """-1 to -5 by an established plan, as it was settled."""
    return int(setting(game.state.options, "plan_bonus"))


@modifies(TACTICS, "Groupe aguerri", "SG-TAC-04", "SG-TAC-05")
def by_habit(game: Game[Melee], who: Id, situation: None) -> int:
    """-2 for a seasoned group that is used to fighting together."""
    return -2 if "seasoned" in situation_of(game, who) else 0


@modifies(TACTICS, "Troupe indisciplinée", "SG-TAC-04", "SG-TAC-05")
def by_disorder(game: Game[Melee], who: Id, situation: None) -> int:
    """+3 for an undisciplined troop, or many mercenaries."""
    return 3 if "undisciplined" in situation_of(game, who) else 0


@modifies(TACTICS, "Soleil en face", "SG-TAC-04", "SG-TAC-05")
def by_sun(game: Game[Melee], who: Id, situation: None) -> int:
    """+1 with the sun in the face."""
    return 1 if "sun" in situation_of(game, who) else 0


# ---------------------------------------------------------------- the change


@order("tactics")
@rule("SG-TAC-01", "SG-TAC-05", "SG-TAC-07")
def change_tactics(game: Game[Melee], who: Id, given: Orders, men: tuple[Id, ...]) -> None:
    """A test of the art of war; a critical failure frightens the men."""
    if not men:
        return
    usual = game.total(TACTICS, who).value
    difficulty = measured(game, "tactical-difficulty", usual, "SG-TAC-01", about=who)
    found = attempt(game, Trial(who, "art-of-war", "declared"), difficulty)
    if found.passed:
        succeed(game, who, men, level(found.margin))
    elif found.critical:
        for one in men:
            stand_firm(game, one, DISASTER, "SG-TAC-07")


@rule("SG-TAC-06", "SG-TAC-08", "SG-TAC-09")
def succeed(game: Game[Melee], who: Id, men: tuple[Id, ...], levels: int) -> None:
    """What the enemy has by tactics is cancelled first; what is left the chief gives to attack or to defence."""
    left = counter(game, who, levels)
    on = game.choose("tactic", who, ("attack", "defence"), "attack", "SG-TAC-06", bonus=left) if left else ""
    game.tell(TacticsChanged(figure=who, men=men, bonus=left, on=on, rules=("SG-TAC-06", "SG-TAC-08")))  # type: ignore[arg-type]


@rule("SG-TAC-08", "SG-TAC-09")
def counter(game: Game[Melee], who: Id, levels: int) -> int:
    """Cancel the bonus of every enemy, level by level or wholly; the levels that are left."""
    bonuses = {one.id: one.tactic for one in game.state.enemies(who) if one.tactic}
    wholly = setting(game.state.options, "tactical_counter") == "full_cancel"
    for bonus in sorted(set(bonuses.values())):
        men, less = tuple(one for one in bonuses if bonuses[one] == bonus), 0 if wholly else max(bonus - levels, 0)
        game.tell(TacticsCountered(figure=who, men=men, bonus=less, rules=("SG-TAC-09",)))
    return levels if wholly else max(levels - max(bonuses.values(), default=0), 0)


@rule("SG-TAC-08")
def review(game: Game[Melee]) -> None:
    """Before a turn the referee may say that the situation has changed, and every bonus is over."""
    men = tuple(one.id for one in game.state.fighters() if one.tactic)
    if men and ruled(game, "situation", ("same", "changed"), "same", "SG-TAC-08") == "changed":
        game.tell(TacticsCountered(men=men, bonus=0, rules=("SG-TAC-08",)))


# ---------------------------------------------------------------- the bonus


@modifies(FLAT, "Tactique", "SG-TAC-06")
def well_led_attack(game: Game[Melee], who: Id, trial: Trial) -> int:
    """+ the bonus on attack rolls, of blows and of missiles."""
    me = game[who]
    return me.tactic if me.tactic_on == "attack" and trial.called in ("attack", "shot") else 0


@modifies(DEFENCE, "Tactique", "SG-TAC-06")
def well_led_defence(game: Game[Melee], who: Id, blow: Blow) -> int:
    """+ the bonus on the defence score of whoever defends itself."""
    me = game[who]
    return me.tactic if me.tactic_on == "defence" and not helpless(me) and FLEEING not in me.status else 0


@at(DODGED, "SG-TAC-06")
def well_led_dodge(game: Game[Melee], value: int, who: Id, blow: Blow | None) -> int:
    """+ the bonus on dodges too."""
    return value + game[who].tactic if game[who].tactic_on == "defence" else value
