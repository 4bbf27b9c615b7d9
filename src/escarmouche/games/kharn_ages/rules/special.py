"""Special attacks: bunt, bite, trample. A keyword on the card, once per activation each, without a weapon."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from escarmouche.core.decisions import Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import Used
from escarmouche.games.kharn_ages.figures import DAZED, Battle
from escarmouche.games.kharn_ages.rules.actions import action, affords, pay, too_dear
from escarmouche.games.kharn_ages.rules.assault import SPECIALS, Special
from escarmouche.games.kharn_ages.rules.faints import overcome
from escarmouche.games.kharn_ages.rules.generic import has_foes
from escarmouche.games.kharn_ages.rules.letters import COMBAT, ChooseLetters, mixtures
from escarmouche.games.kharn_ages.rules.melee import SPECIAL_RULES as RULES
from escarmouche.games.kharn_ages.rules.melee import bleed, exchange
from escarmouche.games.kharn_ages.rules.morale import BASE, shaken
from escarmouche.games.kharn_ages.rules.rolls import damage_d5
from escarmouche.games.kharn_ages.rules.sight import hidden_from, no_target
from escarmouche.games.kharn_ages.rules.space import characteristic, covers
from escarmouche.games.kharn_ages.stats import DEALT, STRUCK, Attack, Blow, Fear

AP = 2


def offered(kind: str) -> Callable[[Game[Battle], Id], list[Option]]:
    @rule("KA-SPA-01", RULES[kind])
    def offers(game: Game[Battle], who: Id) -> list[Option]:
        """Enemies in the zone of control, for one who has the keyword and has not used it in this activation."""
        me = game[who]
        if kind not in me.skills or kind in me.used or not affords(game, who, AP, kind):
            return []
        return [
            Option({kind: foe.id}, foe.id, (RULES[kind],))
            for foe in game.state.enemies(who)
            if covers(me, foe) and not hidden_from(game.state, me, foe)
        ]

    return offers


def refused(kind: str) -> Callable[[Game[Battle], Id, Any], Refusal | None]:
    @rule("KA-SPA-01")
    def refuses(game: Game[Battle], who: Id, answer: Any) -> Refusal | None:
        target = answer.get(kind) if isinstance(answer, dict) else None
        if kind not in game[who].skills:
            return Refusal("no-such-keyword", ("KA-SPA-01",), {"figure": who, "action": kind})
        if kind in game[who].used:
            return Refusal("once-per-activation", ("KA-SPA-01",), {"figure": who, "action": kind})
        foe = game.state.figures.get(target) if isinstance(target, str) else None
        if foe is None or foe.side == game[who].side:
            return Refusal("not-an-enemy", ("KA-MEL-17",), {"figure": str(target)})
        if hidden_from(game.state, game[who], foe):
            return no_target(foe)
        refusal = too_dear(game, who, AP, kind, RULES[kind])
        return refusal or Refusal("out-of-reach", (RULES[kind], "KA-ZOC-02"), {"figure": foe.id})

    return refuses


@rule("KA-SPA-01", "KA-SPA-06", "KA-SPA-08")
def perform(game: Game[Battle], who: Id, kind: str, target: Id, assault: bool = False) -> None:
    """2 AP and an exchange without a weapon and without effects of characteristics."""
    letters = "CC" if kind == "trample" else two_letters(game, who, kind, target)
    pay(game, who, AP, kind, RULES[kind])
    game.tell(Used(figure=who, name=kind, rules=("KA-SPA-01",)))
    exchange(game, Attack(who, target, letters, kind=kind, assault=assault, by_rule=RULES[kind]))


@rule("KA-SPA-02", "KA-SPA-03", "KA-OTT-01")
def two_letters(game: Game[Battle], who: Id, kind: str, target: Id) -> str:
    """Two characteristics of the player's choice."""
    chosen: str = game.ask(
        "engage",
        who,
        lambda: ChooseLetters(
            rules=(RULES[kind], "KA-OTT-01"),
            facts={"target": target, "weapon": kind},
            options=tuple(Option(word, "", (RULES[kind],)) for word in mixtures(AP)),
            worth={letter: characteristic(game, who, letter) for letter in COMBAT},
            why_not=lambda answer: Refusal("two-characteristics", (RULES[kind],), {"action": kind}),
        ),
    )
    return chosen


@action("bunt", offered("bunt"), refused("bunt"), least=AP, needs=(has_foes,))
@rule("KA-SPA-02")
def bunt(game: Game[Battle], who: Id, answer: Any) -> None:
    perform(game, who, "bunt", answer["bunt"])


@action("bite", offered("bite"), refused("bite"), least=AP, needs=(has_foes,))
@rule("KA-SPA-03")
def bite(game: Game[Battle], who: Id, answer: Any) -> None:
    perform(game, who, "bite", answer["bite"])


@action("trample", offered("trample"), refused("trample"), least=AP, needs=(has_foes,))
@rule("KA-SPA-05")
def trample(game: Game[Battle], who: Id, answer: Any) -> None:
    perform(game, who, "trample", answer["trample"])


@rule("KA-ASL-07")
def ending(kind: str) -> Special:
    """A special attack at the end of an assault."""
    return Special(
        AP,
        lambda me: kind in me.skills and kind not in me.used,
        lambda game, who, target, assault: perform(game, who, kind, target, assault),
    )


SPECIALS |= {kind: ending(kind) for kind in RULES}


# ---------------------------------------------------------------- what a hit does


@at(DEALT, "KA-SPA-02", "KA-SPA-03", "KA-SPA-05")
def dealt(game: Game[Battle], value: int | None, who: Id, blow: Blow) -> int | None:
    """One D5 for horns and teeth, the corpulence underfoot."""
    if blow.kind not in RULES:
        return value
    return characteristic(game, who, "C") if blow.kind == "trample" else damage_d5(game, who, RULES[blow.kind])


@at(STRUCK, "KA-SPA-02", "KA-SPA-03", "KA-SPA-04", "KA-SPA-05")
def wounds(game: Game[Battle], value: None, who: Id, blow: Blow) -> None:
    """Bleeding 1 for horns; a temerity test for teeth, and Bleeding 2 on a critical hit; dazed underfoot."""
    target = blow.target
    if blow.kind not in RULES or not game[target].in_play:
        return
    if blow.kind == "bunt":
        bleed(game, target, 1, rules=("KA-SPA-02", "KA-EFX-07"))
    elif blow.kind == "bite":
        if blow.criticals:
            bleed(game, target, 2, rules=("KA-SPA-04", "KA-EFX-07"))
        shaken(game, target, Fear(bitten(game, target, who), BASE), "KA-SPA-03", "KA-TEM-08")
    else:
        overcome(game, target, DAZED, "KA-SPA-05")


@rule("KA-TEM-09")
def bitten(game: Game[Battle], who: Id, by: Id) -> str:
    """The cause that a bite is to the nerves: each is a new one as long as another of the same teeth is feared."""
    cause = f"bite:{by}"
    return f"{cause}:{game.state.turn}" if cause in game[who].failures else cause
