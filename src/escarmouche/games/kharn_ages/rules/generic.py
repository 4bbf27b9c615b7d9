"""What generic actions share: a price, somebody or something in the zone of control, hands, being free."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from escarmouche.core.decisions import Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import Total, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import Attempted
from escarmouche.games.kharn_ages.figures import Battle, Safar
from escarmouche.games.kharn_ages.rules.actions import Able, Look, action, affords, pay, too_dear
from escarmouche.games.kharn_ages.rules.rolls import OBJECTIVES, attempt
from escarmouche.games.kharn_ages.rules.space import characteristic, extent, is_free, mates_and_foes, things_by, within
from escarmouche.games.kharn_ages.stats import Effort
from escarmouche.space.geometry import Point

FIELD = OBJECTIVES
Finds = Callable[[Game[Battle], Id], Sequence[str]]
Why = Callable[[Game[Battle], Id, str], Refusal | None]
Does = Callable[[Game[Battle], Id, str], None]


def generic(
    name: str, ap: int, finds: Finds, why: Why, *rules: str, able: tuple[Able, ...] = (), needs: tuple[Look, ...] = ()
) -> Callable[[Does], Does]:
    """Register an action `{name: TARGET}`: `finds` whom or what it might be done to, `why` not. It is paid for before
    it is done. Without what it takes (`Deed.able`, `needs`) nothing is found, or `why` refuses it."""

    def offers(game: Game[Battle], who: Id) -> list[Option]:
        if not affords(game, who, ap, name):
            return []
        nearby = game.recall((finds, who), lambda: finds(game, who))
        if not nearby:
            return []
        figures = game.state.figures
        return [
            Option({name: one}, one if one in figures else "", rules) for one in nearby if why(game, who, one) is None
        ]

    def refuses(game: Game[Battle], who: Id, answer: Any) -> Refusal | None:
        target = answer.get(name) if isinstance(answer, dict) else None
        if not isinstance(target, str) or target not in finds(game, who):
            return astray(game, who, str(target), *rules)
        return why(game, who, target) or too_dear(game, who, ap, name, *rules)

    def register(does: Does) -> Does:
        @action(name, offers, refuses, least=ap, able=able, needs=needs)
        def performs(game: Game[Battle], who: Id, answer: Any) -> None:
            pay(game, who, ap, name, *rules)
            does(game, who, answer[name])

        return does

    return register


def astray(game: Game[Battle], who: Id, target: str, *rules: str) -> Refusal:
    """Whom one meant is an enemy, or not at hand."""
    if target in mates_and_foes(game.state, who)[1]:
        return Refusal("not-an-ally", rules, {"figure": target})
    return Refusal("out-of-reach", (*rules, "KA-ZOC-02"), {"figure": target})


def fine(game: Game[Battle], who: Id, target: str) -> Refusal | None:
    """Nothing against it."""
    return None


@rule("KA-GEN-03")
def no_hands(me: Safar, *rules: str) -> Refusal | None:
    """Some actions need hands."""
    return None if me.hands else Refusal("no-hands", ("KA-GEN-03", *rules), {"figure": me.id})


def not_free(game: Game[Battle], who: Id, *rules: str) -> Refusal | None:
    """Some actions are only for those whom nobody engages."""
    return None if is_free(game.state, who) else Refusal("engaged", rules, {"figure": who})


def near(me: Safar, at: Point | None, level: float, radius: float = 0.0) -> bool:
    """Is a place in its zone of control?"""
    return at is not None and within(me, at, radius, level, extent(me)) and me.controls


def self_and_near(game: Game[Battle], who: Id) -> list[Id]:
    """Itself and its allies in its zone of control."""
    return [who, *mates(game, who)]


def mates(game: Game[Battle], who: Id) -> list[Id]:
    """Its allies in its zone of control."""
    return mates_and_foes(game.state, who)[0]


# ---------------------------------------------------------------- what actions need


def has_mates(state: Battle, me: Safar) -> object:
    """An ally in the zone of control."""
    return mates_and_foes(state, me.id)[0]


def has_foes(state: Battle, me: Safar) -> object:
    """An enemy there."""
    return mates_and_foes(state, me.id)[1]


def has_things(state: Battle, me: Safar) -> object:
    """A thing there, or in the arms."""
    return me.carrying or things_by(state, me.id)


def unhindered(state: Battle, me: Safar) -> object:
    """Nobody who engages it."""
    return is_free(state, me.id)


def tries(game: Game[Battle], who: Id, action: str, letters: str, needed: int, *rules: str) -> Attempted:
    """Two characteristics and the level dice against a number."""
    added = sum(characteristic(game, who, letter) for letter in letters)
    return attempt(game, who, Effort(FIELD, action), Total(added, added, (), ()), needed, letters, *rules)
