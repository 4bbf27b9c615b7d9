"""Keeping one's eyes open: on the alert, shouting a warning, hiding."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Choose, Option, Refusal
from escarmouche.core.events import StatusGained, StatusLost
from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import Alerted, Used
from escarmouche.games.kharn_ages.figures import ALERT, GROUND, HIDDEN, STUNNED, Battle
from escarmouche.games.kharn_ages.rules.actions import action, affords, pay, too_dear
from escarmouche.games.kharn_ages.rules.defence import FREE_CAP, SPELL_MOST
from escarmouche.games.kharn_ages.rules.generic import not_free, unhindered
from escarmouche.games.kharn_ages.rules.letters import COMBAT, ChooseLetters
from escarmouche.games.kharn_ages.rules.sight import hideouts, sees
from escarmouche.games.kharn_ages.rules.space import characteristic, in_aura
from escarmouche.games.kharn_ages.stats import (
    ACTED,
    ARRIVED,
    CLEARED,
    DEFENDED,
    EXTRA,
    GONE,
    SHIFTED,
    TARGETED,
    Attack,
    Guard,
)

# ---------------------------------------------------------------- on the alert


def alerts(game: Game[Battle], who: Id) -> list[Option]:
    return [] if why_no_alert(game, who, None) is not None else [Option("alert", "", ("KA-GEN-16",))]


@rule("KA-GEN-16")
def why_no_alert(game: Game[Battle], who: Id, answer: Any) -> Refusal | None:
    if ALERT in game[who].status:
        return Refusal("on-the-alert-already", ("KA-GEN-16",), {"figure": who})
    return too_dear(game, who, 1, "alert", "KA-GEN-16")


@action("alert", alerts, why_no_alert, least=1)
@rule("KA-GEN-16")
def alert(game: Game[Battle], who: Id, answer: Any) -> None:
    pay(game, who, 1, "alert", "KA-GEN-16")
    game.tell(StatusGained(figure=who, status=ALERT, rules=("KA-GEN-16",)))


@at(EXTRA, "KA-GEN-16", "KA-GEN-17", "KA-OTT-02", "KA-EFF-05", "KA-GEN-08")
def eyes_open(game: Game[Battle], letters: str, who: Id, guard: Guard) -> str:
    """One characteristic more, free, whatever the attacker engaged, in the first defence since; no characteristic
    three times, no more of them than a free attack allows, and nothing beside a defence that a warning gives. Against
    a spell it is I, which is engaged three times at most."""
    if ALERT not in game[who].status:
        return letters
    game.tell(StatusLost(figure=who, status=ALERT, rules=("KA-GEN-17",)))
    me, engaged = game[who], guard.letters + letters
    if guard.attack.warned or (guard.attack.capped and len(engaged) >= FREE_CAP):
        return letters
    if guard.attack.spell:
        return letters + (alerted(game, who, "I") if len(engaged) < SPELL_MOST else "")
    banned = me.card(guard.item).forbids if guard.item and me.gear[guard.item].kind == "weapon" else ()
    found = [letter for letter in COMBAT if engaged.count(letter) < 2 and letter not in banned]
    chosen: str = game.ask(
        "alert",
        who,
        lambda: ChooseLetters(
            rules=("KA-GEN-16",),
            facts={"against": guard.attack.who},
            options=tuple(Option(letter, "", ("KA-GEN-16",)) for letter in found),
            worth={letter: characteristic(game, who, letter) for letter in found},
            decline=max(found, key=lambda letter: characteristic(game, who, letter)),
            why_not=lambda answer: Refusal("more-than-twice", ("KA-GEN-16", "KA-OTT-02"), {"engaged": engaged}),
        ),
    )
    return letters + alerted(game, who, chosen)


def alerted(game: Game[Battle], who: Id, letter: str) -> str:
    game.tell(Alerted(figure=who, letter=letter, rules=("KA-GEN-16",)))
    return letter


@at(ACTED, "KA-GEN-17")
def distracted(game: Game[Battle], value: None, who: Id, action: str) -> None:
    """The alert is lost as soon as another action is started."""
    if ALERT in game[who].status:
        game.tell(StatusLost(figure=who, status=ALERT, rules=("KA-GEN-17",)))


@at(DEFENDED, "KA-GEN-17", "KA-SHD-04")
def unneeded(game: Game[Battle], value: None, who: Id, guard: Guard) -> None:
    """A shield that was given up was the next defence."""
    distracted(game, None, who, "defence")


# ---------------------------------------------------------------- a warning

WARNED = "round:warned"


@rule("KA-GEN-07", "KA-STS-03")
def shouters(game: Game[Battle], attack: Attack) -> list[Id]:
    """Allies on their feet that have the target in their aura, see the shooter and have an AP left, but not the shooter
    itself; nobody is warned twice."""
    target = attack.target
    if WARNED in game[target].used or STUNNED in game[target].status:
        return []
    return [
        ally.id
        for ally in game.state.friends(target)
        if ally.id != attack.who
        and STUNNED not in ally.status
        and GROUND not in ally.status
        and affords(game, ally.id, 1, "warn")
        and in_aura(game, ally.id, target)
        and sees(game.state, ally.id, attack.who)
    ]


@rule("KA-GEN-07", "KA-STS-01", "KA-STS-03")
def why_no_shout(game: Game[Battle], attack: Attack, answer: Any) -> Refusal | None:
    """The rule behind a shout that is not heard."""
    name = answer.get("warn") if isinstance(answer, dict) else None
    ally = game.state.figures.get(name) if isinstance(name, str) else None
    if ally is None or ally.side != game[attack.target].side or not ally.in_play or ally.id == attack.who:
        return None
    if STUNNED in ally.status:
        return Refusal("stunned", ("KA-STS-01",), {"figure": ally.id})
    if GROUND in ally.status:
        return Refusal("must-stand-up", ("KA-STS-03",), {"figure": ally.id})
    if not in_aura(game, ally.id, attack.target):
        return Refusal("out-of-aura", ("KA-GEN-07",), {"figure": ally.id})
    if not sees(game.state, ally.id, attack.who):
        return Refusal("no-line-of-sight", ("KA-GEN-07", "KA-LOS-01"), {"figure": attack.who})
    return too_dear(game, ally.id, 1, "warn", "KA-GEN-07")


@at(TARGETED, "KA-GEN-07")
def warn(game: Game[Battle], value: str, who: Id, attack: Attack) -> str:
    """At the moment an ally becomes the target of a shot, not of a throw, 1 AP outside the activation."""
    if not attack.shot or attack.kind == "throw":
        return value
    able = shouters(game, attack)
    if not able:
        return value
    answer = game.ask(
        "warn",
        attack.target,
        lambda: Choose(
            rules=("KA-GEN-07",),
            facts={"target": attack.target},
            options=(*(Option({"warn": ally}, ally, ("KA-GEN-07",)) for ally in able), Option("none")),
            decline="none",
            why_not=lambda answer: why_no_shout(game, attack, answer),
        ),
    )
    if answer == "none":
        return value
    game.moment(ACTED, None, answer["warn"], "warn")
    pay(game, answer["warn"], 1, "warn", "KA-GEN-07")
    game.tell(Used(figure=attack.target, name=WARNED, rules=("KA-GEN-07",)))
    return "warned"


# ---------------------------------------------------------------- hiding

OFFENSIVE = frozenset(("attack", "assault", "shoot", "bunt", "bite", "trample", "throw", "rampage"))
"""Actions that are always meant for an enemy; spells may be."""


def hides(game: Game[Battle], who: Id) -> list[Option]:
    return [] if why_not_hidden(game, who, None) is not None else [Option("hide", "", ("KA-GEN-38",))]


@rule("KA-GEN-38")
def why_not_hidden(game: Game[Battle], who: Id, answer: Any) -> Refusal | None:
    if HIDDEN in game[who].status:
        return Refusal("hidden-already", ("KA-GEN-38",), {"figure": who})
    if not hideouts(game.state, game[who]):
        return Refusal("no-hideout", ("KA-GEN-38",), {"figure": who})
    return not_free(game, who, "KA-GEN-38") or too_dear(game, who, 1, "hide", "KA-GEN-38")


@action("hide", hides, why_not_hidden, least=1, needs=(hideouts, unhindered))
@rule("KA-GEN-38")
def hide(game: Game[Battle], who: Id, answer: Any) -> None:
    pay(game, who, 1, "hide", "KA-GEN-38")
    game.tell(StatusGained(figure=who, status=HIDDEN, rules=("KA-GEN-38",)))


def come_out(game: Game[Battle], who: Id) -> None:
    if HIDDEN in game[who].status:
        game.tell(StatusLost(figure=who, status=HIDDEN, rules=("KA-GEN-38",)))


@at(ACTED, "KA-GEN-38")
def shows_itself(game: Game[Battle], value: None, who: Id, action: str) -> None:
    if action in OFFENSIVE:
        come_out(game, who)


@at(TARGETED, "KA-GEN-38")
def strikes_out(game: Game[Battle], value: str, who: Id, attack: Attack) -> str:
    """An attack that costs nothing, in somebody else's activation, shows it as well."""
    come_out(game, who)
    return value


@at(ARRIVED, "KA-GEN-38")
def leaves_cover(game: Game[Battle], value: None, who: Id, situation: object) -> None:
    come_out(game, who)


@at(GONE, "KA-GEN-38", "KA-GEN-36")
def carried_off(game: Game[Battle], value: None, who: Id, situation: None) -> None:
    """Whoever is taken up by an ally has left its cover."""
    if game[who].bearer:
        come_out(game, who)


@at(CLEARED, "KA-GEN-38")
def laid_bare(game: Game[Battle], value: None, nobody: Id, situation: None) -> None:
    """Nobody hides behind what is gone."""
    for figure in tuple(game.state.figures.values()):
        if HIDDEN in figure.status and not hideouts(game.state, figure):
            come_out(game, figure.id)


@at(SHIFTED, "KA-GEN-38")
def driven_out(game: Game[Battle], value: None, who: Id, situation: object) -> None:
    """Pushed, or in flight, it has moved as well."""
    come_out(game, who)
