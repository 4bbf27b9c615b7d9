"""War cries, horns and contortions before the fight, the terror they spread, and what it does to people."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from escarmouche.core.events import StatusGained
from escarmouche.core.game import Game
from escarmouche.core.rules import carries, modifies, rule
from escarmouche.core.state import Id, Phase
from escarmouche.games.saga.core import level
from escarmouche.games.saga.dread import Cried, TerrorSpread
from escarmouche.games.saga.figures import ASLEEP, FAINTED, FLEEING, SEGMENTS, UNAWARE, Character, Melee
from escarmouche.games.saga.rules.chiefs import ROUT, chiefs_first, forget_examples, show_example
from escarmouche.games.saga.rules.engagement import reach
from escarmouche.games.saga.rules.fear import frighten
from escarmouche.games.saga.rules.movement import RIDING, ROWS, base_speed, tests_on
from escarmouche.games.saga.rules.tracks import put_out
from escarmouche.games.saga.rules.trials import attempt
from escarmouche.games.saga.scenarios.encounters import encounter
from escarmouche.games.saga.scenarios.victory import decide
from escarmouche.games.saga.settings import setting
from escarmouche.games.saga.stats import FLAT, Trial
from escarmouche.space.geometry import gap

NONE = "none"
DIFFICULTY = 10
"""Of the courage roll, before terror."""
CALM = 5
"""What it is worth to stand apart."""


class Way(Struct, frozen=True):
    """A way to frighten: how hard it is, and the terror points of each level of success."""

    difficulty: int
    points: int


WAYS: dict[str, Way] = {"cry": Way(5, 1), "carnyx": Way(10, 2), "contortions": Way(15, 3)}
carries(f"{__name__}.WAYS", "SG-CRY-01", "SG-CRY-02")


def celtic(state: Melee) -> bool:
    """Are the Celtic notes played?"""
    return bool(setting(state.options, "cry_style") == "celtiques")


@rule("SG-CRY-01")
def assault(game: Game[Melee]) -> list[Phase]:
    """Before the first turn: those who attack cry, then those who await them; then courage is tested."""
    state, homes = game.state, encounter(game.state.encounter).attackers
    attackers = [side for number, side in enumerate(state.sides) if not homes or number in homes]
    return onslaught(state, attackers) if celtic(state) else []


def onslaught(state: Melee, attackers: list[str]) -> list[Phase]:
    """The cries of attackers and defenders, and the terror of it."""
    order = [*attackers, *(side for side in state.sides if side not in attackers)]
    ready = [one.id for side in order for one in state.in_play(side) if one.status.isdisjoint((UNAWARE, ASLEEP))]
    return [*map(Crying, ready), Terror(tuple(attackers))]


class Crying(Phase, frozen=True):
    """One may frighten the enemy, in one way, once in a battle and at no cost."""

    who: Id

    @rule("SG-CRY-01", "SG-CRY-02")
    def run(self, game: Game[Any]) -> None:
        said = game.choose("cry", self.who, (NONE, *WAYS), NONE, "SG-CRY-01")
        if said == NONE:
            return
        found = attempt(game, Trial(self.who, "fury", "innate", "cry"), WAYS[said].difficulty)
        points = WAYS[said].points * level(found.margin) if found.passed else 0
        game.tell(Cried(figure=self.who, way=said, points=points, rules=("SG-CRY-01", "SG-CRY-02")))


class Terror(Phase, frozen=True):
    """Everybody who is attacked tests courage against the terror of each side that attacks."""

    attackers: tuple[str, ...]

    @rule("SG-CRY-03", "SG-CRY-04", "SG-CRY-05", "SG-CMD-08")
    def run(self, game: Game[Any]) -> None:
        scores = {side: terror_of(game, side) for side in self.attackers}
        for side, score in scores.items():
            if score is None:
                continue
            for one in chiefs_first(opponents(game.state, side)):
                if game[one.id].in_play:
                    face_terror(game, one.id, score)
            forget_examples(game)
        decide(game)


def opponents(state: Melee, side: str) -> list[Character]:
    """Everybody in the fight against a side: a unit is one. Those who sleep hear nothing."""
    return [one for one in state.fighters() if one.side != side and ASLEEP not in one.status]


@rule("SG-CRY-03", "SG-CRY-04", "SG-CORE-28")
def terror_of(game: Game[Melee], side: str) -> int | None:
    """The points of all cries of a side, of heads at its belts and of its bare warriors, by the number of opponents;
    None if it did nothing to frighten anybody."""
    mine, against = game.state.in_play(side), len(opponents(game.state, side))
    points = sum(one.terror + one.heads + one.bare for one in mine)
    if not against or not (points or any(one.cried for one in mine)):
        return None
    score = points // against
    rules = ("SG-CRY-03", "SG-CRY-04")
    game.tell(TerrorSpread(side=side, points=points, opponents=against, score=score, rules=rules))
    return score


@rule("SG-CRY-05", "SG-CRY-08", "SG-CRY-09", "SG-CRY-10")
def face_terror(game: Game[Melee], who: Id, score: int) -> None:
    """A courage roll: whoever fails is afraid, by 15 flees, and by a critical failure faints."""
    found = attempt(game, Trial(who, "courage", "reflex", "terror"), DIFFICULTY + score)
    show_example(game, who, found)
    if found.critical:
        put_out(game, who, FAINTED, "", "SG-CRY-10")
    elif not found.passed:
        frighten(game, who, level(found.margin), "SG-CRY-08")
        if found.margin >= ROUT:
            game.tell(StatusGained(figure=who, status=FLEEING, rules=("SG-CRY-09",)))


# ---------------------------------------------------------------- what helps


@modifies(FLAT, "Cri de guerre", "SG-CRY-06")
def answered(game: Game[Melee], who: Id, trial: Trial) -> int:
    """+ the terror points of one's own cry, against those of the enemy."""
    return game[who].terror if trial.called == "terror" else 0


@modifies(FLAT, "À l'écart", "SG-CRY-07")
def stands_apart(game: Game[Melee], who: Id, trial: Trial) -> int:
    """+5 for whoever no enemy can reach within a turn, at the speed of a charge."""
    if trial.called != "terror":
        return 0
    me, enemies = game[who], game.state.enemies(who)
    return CALM if all(gap(one, me) > SEGMENTS * charging_speed(one) + reach(game, one) for one in enemies) else 0


def charging_speed(me: Character) -> float:
    """Metres a second of a run on flat ground, by a roll of no account."""
    more = ROWS["flat"].gains[0]
    return base_speed(me, "flat") + (2 * more if RIDING in tests_on(me, "flat") else more)


@modifies(FLAT, "Peintures et chants", "SG-CRY-13")
def painted(game: Game[Melee], who: Id, trial: Trial) -> int:
    """+ what paint and songs give to courage, or to a test of fury that is no blow."""
    if trial.called == "attack":
        return 0
    return game[who].paint.get(trial.test, 0)
