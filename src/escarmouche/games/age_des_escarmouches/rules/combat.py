"""The combat phase: the dominant, melees divided into combats, and speech turns in which they are fought."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from itertools import combinations, islice
from typing import Any

from escarmouche.core.decisions import Choose, Option
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id, Phase
from escarmouche.games.age_des_escarmouches.events import (
    CombatsMended,
    DominantFound,
    FirstChosen,
    MeleeSplit,
    PhaseEntered,
    SpeechBegan,
)
from escarmouche.games.age_des_escarmouches.figures import Combat, Fray
from escarmouche.games.age_des_escarmouches.rules.blows import Fight
from escarmouche.games.age_des_escarmouches.rules.contact import touch
from escarmouche.games.age_des_escarmouches.rules.trials import parity, score, tie
from escarmouche.games.age_des_escarmouches.scenarios.victory import count
from escarmouche.games.age_des_escarmouches.stats import PHASE_OVER, POWER, SPLITS, Use

MOST_SPLITS = 60
"""Splits of one melee that are offered together; of a melee with more, combats are named one after another."""
MOST_COMBATS = 120
"""Combats offered for one fighter of such a melee, the smallest first."""


class CombatPhase(Phase, frozen=True):
    """Who is dominant, every melee is split, and the dominant says who speaks first."""

    @rule("AE-DOM-01", "AE-DOM-04", "AE-SPLIT-09")
    def run(self, game: Game[Any]) -> None:
        game.moment(PHASE_OVER, None, "")
        game.tell(PhaseEntered(phase="combat", rules=("AE-DOM-01",)))
        count(game)
        side, by = dominant(game)
        game.tell(DominantFound(side=side, by=by, rules=("AE-DOM-01", "AE-DOM-02", "AE-DOM-03")))
        divide(game, melees(game.state))
        first = side
        if game.state.combats:
            first = game.choose("first", side, (side, game.state.other(side)), side, "AE-DOM-04")
            game.tell(FirstChosen(side=first, rules=("AE-DOM-04",)))
        game.then(CombatTurn(first))


@rule("AE-DOM-01", "AE-DOM-02", "AE-DOM-03")
def dominant(game: Game[Fray]) -> tuple[str, str]:
    """By scenario points, then by VAL eliminated, then by a die."""
    one, other = game.state.sides
    mine, theirs = (game.state.scores.get(side, 0) for side in (one, other))
    if mine != theirs:
        return (one if mine > theirs else other), "points"
    mine, theirs = (game.state.losses.get(side, 0) for side in (one, other))
    if mine != theirs:
        return (one if mine < theirs else other), "losses"
    return parity(game, one, other, of="dominant"), "parity"


# ---------------------------------------------------------------- melees


@rule("AE-SPLIT-01", "AE-INTP-05")
def melees(state: Fray, left_out: frozenset[Id] = frozenset()) -> list[tuple[Id, ...]]:
    """Connected sets of fighters in contact with enemies, but for those left out."""
    here = {one.id: one for one in state.fighters() if one.id not in left_out}
    near: dict[Id, list[Id]] = {who: [] for who in here}
    for one, other in combinations(here.values(), 2):
        if touch(one, other):
            near[one.id].append(other.id)
            near[other.id].append(one.id)
    engaged = {who for who, me in here.items() if any(here[other].side != me.side for other in near[who])}
    found: list[tuple[Id, ...]] = []
    seen: set[Id] = set()
    for who in here:
        if who not in engaged or who in seen:
            continue
        group, edge = {who}, [who]
        while edge:
            more = [other for other in near[edge.pop()] if other in engaged and other not in group]
            group.update(more)
            edge += more
        seen |= group
        found.append(tuple(who for who in here if who in group))
    return found


Foes = dict[Id, list[Id]]
"""The enemies each fighter of a melee touches."""


def foes_of(state: Fray, melee: tuple[Id, ...]) -> Foes:
    figures = [state.figures[who] for who in melee]
    return {me.id: [one.id for one in figures if one.side != me.side and touch(me, one)] for me in figures}


@rule("AE-SPLIT-02", "AE-SPLIT-03", "AE-SPLIT-04")
def splits(state: Fray, melee: tuple[Id, ...]) -> Iterator[tuple[Combat, ...]]:
    """Every way to divide a melee into combats of one against those it touches, nobody left alone."""
    return _divisions(foes_of(state, melee), melee)


def _divisions(foes: Foes, left: tuple[Id, ...]) -> Iterator[tuple[Combat, ...]]:
    if not left:
        yield ()
        return
    for combat in combats_of(foes, left):
        rest = tuple(who for who in left if who not in (combat.single, *combat.others))
        for more in _divisions(foes, rest):
            yield (combat, *more)


@rule("AE-SPLIT-02", "AE-SPLIT-04")
def combats_of(foes: Foes, left: tuple[Id, ...]) -> Iterator[Combat]:
    """The combats that the first of those left may be in, so that everybody else still has an adversary: alone
    against some it touches, or beside others against one. Smaller combats come first."""
    first, among = left[0], frozenset(left)
    for some in _companies(foes, among, first, frozenset()):
        yield Combat(first, some)
    for foe in foes[first]:
        if foe in among:
            for some in _companies(foes, among, foe, frozenset({first})):
                if len(some) > 1:
                    yield Combat(foe, some)


def _companies(foes: Foes, left: AbstractSet[Id], single: Id, wanted: AbstractSet[Id]) -> Iterator[tuple[Id, ...]]:
    """Adversaries for a single fighter: those wanted and those who touch nobody else, with any others who are not
    the last adversary of somebody."""
    mine = [who for who in foes[single] if who in left]
    theirs = {who: [one for one in foes[who] if one in left and one != single] for who in mine}
    friends = dict.fromkeys(one for some in theirs.values() for one in some)
    open_to = {one: [who for who in foes[one] if who in left] for one in friends}
    must = [who for who in mine if who in wanted or not theirs[who]]
    needed = {some[0] for some in open_to.values() if len(some) == 1}
    may = [who for who in mine if who not in must and who not in needed]
    for number in range(0 if must else 1, len(may) + 1):
        for some in combinations(may, number):
            taken = {*must, *some}
            if all(not taken.issuperset(those) for those in open_to.values()):
                yield tuple(who for who in mine if who in taken)


@rule("AE-SPLIT-05", "AE-SPLIT-06", "AE-SPLIT-07", "AE-SPLIT-08")
def splitter(game: Game[Fray], melee: tuple[Id, ...]) -> tuple[str, dict[str, int]]:
    """The side with the higher total of its best DIS and all its powers."""
    totals, best = {}, {}
    for side in game.state.sides:
        mine = [who for who in melee if game[who].side == side]
        worth = {who: int(game.moment(SPLITS, _discipline(game, who), who)) for who in mine}
        best[side] = max(mine, key=lambda who: (worth[who], game[who].val))
        totals[side] = worth[best[side]] + sum(game.total(POWER, who, Use()).value for who in mine)
    one, other = game.state.sides
    if totals[one] != totals[other]:
        return (one if totals[one] > totals[other] else other), totals
    return game[tie(game, best[one], best[other], "DIS")].side, totals


def _discipline(game: Game[Fray], who: Id) -> int:
    value = score(game, who, "DIS", Use("split"))
    return -1 if value is None else value


@rule("AE-SPLIT-06", "AE-SPLIT-09")
def divide(game: Game[Fray], some: list[tuple[Id, ...]]) -> None:
    """Melees are divided, those of the dominant first; nobody is asked where there is one way only."""
    plans = []
    for melee in some:
        ways = list(islice(splits(game.state, melee), MOST_SPLITS + 1))
        plans.append((melee, ways, splitter(game, melee) if len(ways) > 1 else ("", {})))
    for melee, ways, (side, totals) in sorted(plans, key=lambda plan: plan[2][0] != game.state.dominant):
        chosen = named(game, side, melee, ways)
        game.tell(MeleeSplit(side=side, combats=chosen, totals=totals, rules=("AE-SPLIT-03", "AE-SPLIT-06")))


def named(game: Game[Fray], side: str, melee: tuple[Id, ...], ways: list[tuple[Combat, ...]]) -> tuple[Combat, ...]:
    """The split a side chooses: one of a few, or of a great melee its combats one after another."""
    if len(ways) == 1:
        return ways[0]
    if len(ways) <= MOST_SPLITS:
        answer = game.ask("split", side, lambda: split_decision(ways))
        return next(way for way in ways if written(way) == answer["split"])
    foes, left = foes_of(game.state, melee), melee
    found: list[Combat] = []
    while left:
        open_to = list(islice(combats_of(foes, left), MOST_COMBATS))
        found.append(combat_named(game, "part", side, open_to, "AE-SPLIT-06"))
        left = tuple(who for who in left if who not in (found[-1].single, *found[-1].others))
    return tuple(found)


def combat_named(game: Game[Fray], key: str, side: str, some: list[Combat], *rules: str) -> Combat:
    """One combat of several; nobody is asked about the only one."""
    if len(some) == 1:
        return some[0]
    answer = game.ask(key, side, lambda: combat_decision(some, rules))
    return next(one for one in some if [one.single, *one.others] == answer["fight"])


def combat_decision(some: list[Combat], rules: tuple[str, ...]) -> Choose:
    found = tuple(Option({"fight": [one.single, *one.others]}, one.single, rules) for one in some)
    return Choose(rules=rules, options=found, decline=found[0].value)


def written(way: tuple[Combat, ...]) -> list[list[Id]]:
    """A split as people write it: each combat a list, the single fighter first."""
    return [[one.single, *one.others] for one in way]


def split_decision(ways: list[tuple[Combat, ...]]) -> Choose:
    return Choose(
        rules=("AE-SPLIT-02", "AE-SPLIT-03", "AE-SPLIT-04", "AE-SPLIT-06"),
        options=tuple(Option({"split": written(way)}) for way in ways),
        decline={"split": written(ways[0])},
    )


# ---------------------------------------------------------------- speech turns of the combat phase


class CombatTurn(Phase, frozen=True):
    """A side names a combat that has not been fought; it is fought at once."""

    side: str

    @rule("AE-CTRN-01", "AE-CTRN-02", "AE-CTRN-03")
    def run(self, game: Game[Any]) -> None:
        from escarmouche.games.age_des_escarmouches.rules.pursuit import Pursuits
        from escarmouche.games.age_des_escarmouches.rules.turns import Upkeep

        mend(game)
        left = [one for one in game.state.combats if not one.fought]
        if not left:
            game.moment(PHASE_OVER, None, "")
            game.tell(PhaseEntered(phase="upkeep", rules=("AE-CTRN-03",)))
            game.then(Upkeep())
            return
        game.tell(SpeechBegan(side=self.side, rules=("AE-CTRN-01",)))
        chosen = combat_named(game, "combat", self.side, left, "AE-CTRN-01")
        game.then(Fight(chosen), Pursuits(chosen), CombatTurn(game.state.other(self.side)))


@rule("AE-PURS-06", "AE-SPLIT-04")
def mend(game: Game[Fray]) -> None:
    """Combats that a pursuit broke up: who is no longer there is left out, who has lost its combat finds another."""
    whole = tuple(one for one in game.state.combats if one.fought or standing(game.state, one) == one)
    if whole == game.state.combats:
        return
    game.tell(CombatsMended(combats=whole, rules=("AE-PURS-06",)))
    busy = {who for one in whole if not one.fought for who in (one.single, *one.others)}
    divide(game, melees(game.state, frozenset(busy | have_fought(game.state))))


def standing(state: Fray, combat: Combat) -> Combat:
    """A combat with those who are still there and touch the single fighter."""
    single = state.figures[combat.single]
    here = [who for who in combat.others if state.figures[who].in_play and touch(single, state.figures[who])]
    return Combat(combat.single, tuple(here) if single.in_play else ())


def have_fought(state: Fray) -> set[Id]:
    """Those who have fought this turn."""
    return {one.id for one in state.fighters() if one.fought}
