"""Concentration: points put into the characteristics printed in bold."""

from __future__ import annotations

from collections.abc import Iterable

from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.events import Boosted
from escarmouche.games.age_des_escarmouches.figures import Boost, Fray
from escarmouche.games.age_des_escarmouches.stats import BRACES, CHALLENGED, READIES, STIRS, TURN, Blow, Bout

MOST_IN_ONE = 2
"""Points of concentration, or of mutagen, that one characteristic may receive in a turn."""


def put(game: Game[Fray], who: Id, source: str, name: str) -> int:
    """Points from a source that are in a characteristic now."""
    return int(sum([one.by for one in game[who].boosts if one.source == source and one.score == name]))


def spent(game: Game[Fray], who: Id, source: str) -> int:
    """Points from a source used this turn."""
    return int(sum([one.by for one in game[who].boosts if one.source == source]))


def spread(
    game: Game[Fray], who: Id, source: str, left: int, names: Iterable[str], most: dict[str, int], *cited: str
) -> None:
    """Points of a source go into some of these characteristics, one after another, to each no more than it may have."""
    names = list(names)
    for _ in range(max(left, 0)):
        open_to = [name for name in names if put(game, who, source, name) < most.get(name, 0)]
        if not open_to:
            return
        chosen = game.choose(source, who, (*open_to, "none"), "none", *cited)
        if chosen == "none":
            return
        kept = [one for one in game[who].boosts if one.source != source or one.score != chosen]
        boost = Boost(source, chosen, put(game, who, source, chosen) + 1.0, "turn", cited[0])
        game.tell(Boosted(figure=who, boosts=(*kept, boost), cause=source, rules=cited))


@rule("AE-CONC-01", "AE-CONC-03", "AE-CARD-17")
def concentrate(game: Game[Fray], who: Id, names: Iterable[str] | None = None) -> None:
    """X points a turn among the characteristics in bold, never more than two in one; all of them without names."""
    me = game[who]
    left = me.number("concentration") - spent(game, who, "concentration")
    wanted = [name for name in me.bold if names is None or name in names]
    most = dict.fromkeys(me.bold, MOST_IN_ONE)
    moment = ("AE-CONC-02",) if names is not None else ()
    spread(game, who, "concentration", left, wanted, most, "AE-CONC-01", *moment, "AE-CONC-03")


# ---------------------------------------------------------------- when


@at(STIRS, "AE-CONC-02")
def waking(game: Game[Fray], value: None, who: Id, situation: object) -> None:
    """At its activation."""
    concentrate(game, who)


@at(TURN, "AE-CONC-02")
def commanding(game: Game[Fray], value: int, who: Id, situation: object) -> int:
    """DIS of a commander before the tactician roll."""
    for side in game.state.sides:
        leader = game.state.commander(side)
        if leader is not None:
            concentrate(game, leader.id, ("DIS",))
    return value


@at(CHALLENGED, "AE-CONC-02")
def challenged(game: Game[Fray], value: None, who: Id, name: str) -> None:
    """What it uses in a challenge, before the first test."""
    concentrate(game, who, (name,))


@at(BRACES, "AE-CONC-02")
def bracing(game: Game[Fray], value: None, who: Id, blow: Blow) -> None:
    """RES at a damage test it suffers."""
    concentrate(game, who, ("RES",))


@at(READIES, "AE-CONC-02")
def fighting(game: Game[Fray], value: None, who: Id, bout: Bout) -> None:
    """ATT, FOR, DEF and RES as it places its combat dice."""
    concentrate(game, who, ("ATT", "FOR", "DEF", "RES"))
