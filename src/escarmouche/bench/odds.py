"""Odds beside icepool and dyce: one Evenor melee from hits to wounds, and all options of a decision.

Everybody's result is compared before anybody's time is told.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from fractions import Fraction
from functools import cache, partial
from typing import Any

from msgspec import Struct

from escarmouche.bench.engine import Measured, clock, opened, seated
from escarmouche.core.decisions import Answer, Choose, Decision
from escarmouche.core.dice import Pool, SeededDice
from escarmouche.core.game import Chooser
from escarmouche.core.position import Asked, Position, play
from escarmouche.core.system import System
from escarmouche.games.evenor import SYSTEM
from escarmouche.games.evenor.figures import Fighter, Skirmish, Weapon
from escarmouche.games.evenor.rules.losses import Loss
from escarmouche.games.evenor.rules.melee import Bout, fight

DEPTH = 6
"""How often a die may explode for the peers, as in the table of the field: off by less than a millionth."""
SAME = 2e-6
OPTIONS_BAR = 150.0
"""Milliseconds that the odds of all options of a decision may take."""


class Side(Struct, frozen=True):
    """What one fighter brings: dice, what they need, what its saves need."""

    dice: int
    needed: int
    save: int


ATTACKER, DEFENDER = Side(5, 3, 4), Side(4, 4, 5)

Wounds = tuple[list[float], list[float]]
"""The chances of 0, 1, 2 ... wounds, of the defender and of the attacker."""


def melee_by_rules() -> Measured:
    """The rule function `fight`, run with dice that branch, beside icepool."""
    return race("melee-odds-by-rules", "icepool", by_rules, by_icepool)


def melee_by_vectors() -> Measured:
    """The same by vectors, beside dyce."""
    return race("melee-odds-by-vectors", "dyce", by_vectors, by_dyce)


def race(job: str, peer: str, ours: Callable[..., Wounds], theirs: Callable[..., Wounds]) -> Measured:
    """Milliseconds of the two, in turn; the best of several, each asked for the first time."""
    warnings.simplefilter("ignore")  # dyce says that `expand` may change one day
    same(ours(ATTACKER, DEFENDER), theirs(ATTACKER, DEFENDER), job)
    costs: tuple[list[float], list[float]] = ([], [])
    for _ in range(7):
        for work, cost in zip((ours, theirs), costs, strict=True):
            forget()
            start = clock()
            work(ATTACKER, DEFENDER)
            cost.append((clock() - start) * 1e3)
    figure, other = min(costs[0]), min(costs[1])
    return Measured(job, round(figure, 3), "ms", peer, round(other, 3), round(other / figure, 2))


def same(one: Wounds, other: Wounds, job: str) -> None:
    """Everybody must have found the same chances."""
    for mine, theirs in zip(one, other, strict=True):
        for at in range(max(len(mine), len(theirs))):
            apart = (mine[at] if at < len(mine) else 0.0) - (theirs[at] if at < len(theirs) else 0.0)
            if abs(apart) > SAME:
                raise ValueError(f"{job}: {at} wounds differ by {apart}")


def forget() -> None:
    """No chance worked out before may help."""
    from escarmouche.odds import branching, pools, vectors

    pools.hits.cache_clear()
    vectors.hits.cache_clear()
    vectors.thinning.cache_clear()
    branching.HITS.clear()
    branching.MISSES.clear()


# -------------------------------------------------------------- ours


def by_rules(attacker: Side, defender: Side) -> Wounds:
    """One melee phase of the rules of Evenor."""
    from escarmouche.odds.branching import Branches, BranchingGame

    state = two_fighters(attacker, defender)

    def run(branches: Branches) -> Any:
        game = BranchingGame(state, branches, no_choice)
        losses: list[Loss] = fight(game, Bout(("ann",), "ben"))
        suffered = {loss.figure: loss.wounds for loss in losses}
        return branches.read([suffered.get("ben", 0), suffered.get("ann", 0)])

    found: Wounds = ([0.0] * 64, [0.0] * 64)
    for way in Branches().explore(run):
        for chances, wounds in zip(found, way.result, strict=True):
            for number, weight in zip(wounds.tolist(), way.rows.weight.tolist(), strict=True):
                chances[number] += weight
    return found


def no_choice(game: Any, decision: Decision) -> list[Answer]:
    raise LookupError(f"nobody chooses in this melee: {decision.key}")


@cache
def two_fighters(attacker: Side, defender: Side) -> Skirmish:
    """Two models in contact, with one plain blade each."""
    state = opened("melee")
    figures: dict[str, Fighter] = {}
    for who, side, x, it in (("ann", "red", 10.0, attacker), ("ben", "blue", 11.0, defender)):
        figures[who] = Fighter(
            id=who,
            name=who,
            side=side,
            at=(x, 12.0),
            initiative=4,
            reaction=4,
            combat=it.needed,
            save=it.save,
            weapons=(Weapon("blade", it.dice),),
        )
    made: Skirmish = type(state)(table=state.table, figures=figures, agenda=state.agenda)
    return made


def by_vectors(attacker: Side, defender: Side) -> Wounds:
    from escarmouche.odds.vectors import hits, kept, won

    blows = hits(Pool(attacker.dice, at_least=attacker.needed, explode=6))
    parries = hits(Pool(defender.dice, at_least=defender.needed, explode=6))
    over, under = won(blows, parries)
    one, other = (kept(kept(excess, (it.save - 1) / 6), 2 / 6) for excess, it in ((over, defender), (under, attacker)))
    return one.tolist(), other.tolist()


# -------------------------------------------------------------- peers


def by_icepool(attacker: Side, defender: Side) -> Wounds:
    from icepool import Again, coin, d6

    def blows(it: Side) -> Any:
        one = d6.map(lambda face: 1 + Again if face == 6 else int(face >= it.needed), again_depth=DEPTH, again_end=0)
        return it.dice @ one

    def suffered(excess: Any, it: Side) -> list[float]:
        landed = excess.map(lambda many: many @ coin(it.save - 1, 6) if many > 0 else 0)
        wounds = landed.map(lambda many: many @ coin(2, 6))
        return [float(wounds.probability(number)) for number in range(int(wounds.max_outcome()) + 1)]

    difference = blows(attacker) - blows(defender)
    return suffered(difference, defender), suffered(-difference, attacker)


def by_dyce(attacker: Side, defender: Side) -> Wounds:
    from dyce import H, expand

    d6 = H(6)
    all_of = partial(expand, min_path_probability=Fraction(0))  # by itself it leaves out what is unlikely

    def blows(it: Side) -> Any:
        one: Any = H({0: it.needed - 1, 1: 7 - it.needed})
        for _ in range(DEPTH):
            one = all_of(partial(deeper, it, one), d6)
        return it.dice @ one

    def deeper(it: Side, later: Any, die: Any) -> Any:
        """A six gives what the die after it gives, and one."""
        return later + 1 if die.outcome == 6 else int(die.outcome >= it.needed)

    def suffered(excess: Any, it: Side) -> list[float]:
        failed, table = H({1: it.save - 1, 0: 7 - it.save}), H({1: 2, 0: 4})
        landed = all_of(lambda over: over.outcome @ failed if over.outcome > 0 else 0, excess)
        wounds = all_of(lambda over: over.outcome @ table if over.outcome > 0 else 0, landed)
        return [wounds.get(number, 0) / wounds.total for number in range(int(max(wounds)) + 1)]

    difference = blows(attacker) - blows(defender)
    return suffered(difference, defender), suffered(-difference, attacker)


# -------------------------------------------------------------- all options of a decision


def options_odds(games: int = 3) -> Measured:
    """The odds of every option of an action to choose in games of random players, each decision for the first time."""
    return options_of("options-odds", SYSTEM, actions(games, 5, opened, seated))


def options_of(job: str, system: System, positions: list[Position]) -> Measured:
    """Milliseconds for all options of a question, of all but the slowest twentieth."""
    from escarmouche.odds.exact import odds

    costs = []
    for position in positions:
        decision = position.decision()
        assert isinstance(decision, Choose)
        start = clock()
        for option in decision.options:
            odds(system, position, option.value)
        costs.append((clock() - start) * 1e3)
    costs.sort()
    p95 = costs[int(len(costs) * 0.95)]
    return Measured(job, round(p95, 2), "ms, p95", "bar", OPTIONS_BAR, round(OPTIONS_BAR / p95, 2))


def actions(games: int, every: int, opened: Callable[[str], Any], seated: Callable[[str], Chooser]) -> list[Position]:
    """Some of the choices of an action, evenly."""
    found: list[Position] = []
    for game in range(games):
        bots = seated(f"odds-{game}")
        count = 0

        def chooser(asked: Asked, decision: Decision, bots: Chooser = bots) -> Answer:
            nonlocal count
            if decision.key == "action" and isinstance(decision, Choose):
                count += 1
                if count % every == 0:
                    found.append(asked.position(decision))
            return bots(asked, decision)

        play(opened(f"odds-{game}"), SeededDice(f"odds-{game}"), chooser)
    return found
