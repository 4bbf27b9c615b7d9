"""Who wins, and when: asked after every action, and at the end of a scenario's last round."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.games.kharn_ages.events import Counted
from escarmouche.games.kharn_ages.figures import DEFEATED, ROUTED, Battle
from escarmouche.games.kharn_ages.scenarios import CHEST, ERRANDS, LENGTHS, NONE, STONES, STORES
from escarmouche.games.kharn_ages.scenarios.objectives import fulfilled, last_objectives


@rule("KA-WIN-01", "KA-WIN-03", "KA-CNV-06")
def judge(game: Game[Battle]) -> None:
    """Without a scenario a player wins as soon as everybody else is defeated or routed; all at once is a draw. Our
    scenarios with objectives end as soon as a side has fulfilled enough of them."""
    if game.state.scenario in ERRANDS:
        judge_errand(game)
    if game.state.scenario != NONE:
        return
    left = sides_left(game.state)
    if len(left) < 2:
        rules = ("KA-WIN-01", "KA-CNV-06") if left else ("KA-WIN-03",)
        game.end(left[0] if left else None, "wiped-out", *rules)


@rule("KA-WIN-02", "KA-CNV-01")
def judge_errand(game: Game[Battle]) -> None:
    """A scenario may end before its last round: the chest is home, enough stones are read, enough stores are gone."""
    winner, scenario = fulfilled(game.state), game.state.scenario
    if winner:
        reason = "chest-home" if scenario == CHEST else "stones-read" if scenario == STONES else "stores-gone"
        reason = reason if len(game.state.sides) == 2 or scenario != STORES else "stores-many-gone"
        game.end(winner, reason, "KA-WIN-02", "KA-CNV-01")


def sides_left(state: Battle) -> list[str]:
    """The sides with somebody still to fight: on the table, or not yet deployed or revealed."""
    gone = (DEFEATED, ROUTED)
    return [side for side in state.sides if any(not f.status.intersection(gone) for f in state.side(side))]


@rule("KA-CNV-04", "KA-CNV-05")
def last_round(state: Battle) -> int:
    """After which round a scenario ends as it stands: its own last, or this one if a Spearhead has nobody left."""
    last: int = state.options.get("rounds") or LENGTHS.get(state.scenario, 0)
    return min(last, state.turn) if len(sides_left(state)) < 2 else last


@rule("KA-CNV-04", "KA-CNV-05", "KA-WIN-02", "KA-WIN-03")
def round_over(game: Game[Battle], number: int) -> None:
    """A scenario ends after its last round, or after the round in which a Spearhead has lost its last Safar."""
    if game.state.scenario == NONE:
        return
    last = game.state.options.get("rounds") or LENGTHS[game.state.scenario]
    left = sides_left(game.state)
    early = len(left) < 2
    if number < last and not early:
        return
    if game.state.scenario in ERRANDS:
        last_objectives(game, left)
    state = game.state
    felled = {side: brought_down(state, side) for side in state.sides}
    objectives = {side: state.objectives.get(side, 0) for side in state.sides if state.scenario in ERRANDS}
    game.tell(Counted(objectives=objectives, kouronnes=felled, rules=("KA-WIN-02",)))
    rules = ("KA-CNV-05" if early else "KA-CNV-04", "KA-WIN-02")
    if state.scenario not in ERRANDS:
        game.end(ahead(state), "wiped-out" if early else "last-round", *rules)
    equal = len(set(objectives.values())) == 1
    game.end(ahead(state), "more-kouronnes" if equal else "more-objectives", *rules)


@rule("KA-WIN-02", "KA-WIN-03")
def ahead(state: Battle) -> str | None:
    """More objectives win; as many on each side is a draw. In a pitched battle the objective is to have brought down
    more Kouronnes than one lost; in our other scenarios that decides between sides with as many objectives."""
    counts = {side: (state.objectives.get(side, 0), brought_down(state, side)) for side in state.sides}
    leaders = [side for side in state.sides if counts[side] == max(counts.values())]
    return leaders[0] if len(leaders) == 1 else None


def brought_down(state: Battle, side: str) -> int:
    """The Kouronnes of the enemies defeated or routed."""
    gone = (DEFEATED, ROUTED)
    return sum(f.cost for f in state.figures.values() if f.side != side and f.status.intersection(gone))
