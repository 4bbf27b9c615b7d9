"""Skills about dice: another one, or a second try."""

from __future__ import annotations

from itertools import combinations

from escarmouche.core.decisions import Answer, Choose, Option
from escarmouche.core.dice import Pool
from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.figures import FRIGHTENED, STUNNED, TERRORISED, Battle
from escarmouche.games.kharn_ages.rules.rolls import D10, masteries
from escarmouche.games.kharn_ages.rules.space import covers, holders
from escarmouche.games.kharn_ages.skills.asking import in_field, mark, number
from escarmouche.games.kharn_ages.stats import CONTESTED, DICE, LENT, POOL, Effort


@modifies(POOL, "Héroïque", "KA-SKL-29")
def heroic(game: Game[Battle], who: Id, effort: Effort) -> int:
    """+1 die in its field, or in the special attack that its card names, on top of the pool, which is never empty."""
    me = game[who]
    able = in_field(me, "heroic", effort.field) or in_field(me, "heroic", effort.action)
    return 1 + max(0, 1 - (me.rank - me.shrunk)) if able else 0


@at(DICE, "KA-SKL-36")
def master(game: Game[Battle], faces: list[int], who: Id, effort: Effort) -> list[int]:
    """Once per round any of the dice of a roll in its field are rolled again, free."""
    if not in_field(game[who], "master", effort.field) or "round:master" in game[who].used:
        return faces
    chosen = picked(game, who, who, faces, len(faces), "KA-SKL-36")
    if not chosen:
        return faces
    mark(game, who, "round:master", "KA-SKL-36")
    return again(game, who, effort, faces, chosen, "KA-SKL-36")


@at(CONTESTED, "KA-SKL-11")
def duellist(game: Game[Battle], faces: list[int], who: Id, effort: Effort) -> list[int]:
    """Once per round an enemy in its zone of control rolls X dice of a melee attack or defence again."""
    if not effort.melee:
        return faces
    for foe in game.state.enemies(who):
        most = min(number(foe, "duellist"), len(faces))
        if not most or "round:duellist" in foe.used or not covers(foe, game[who]):
            continue
        chosen = picked(game, foe.id, who, faces, most, "KA-SKL-11")
        if chosen:
            mark(game, foe.id, "round:duellist", "KA-SKL-11")
            faces = again(game, who, effort, faces, chosen, "KA-SKL-11")
    return faces


@at(LENT, "KA-SKL-06", "KA-STS-01")
def authority(game: Game[Battle], found: list[tuple[Id, int]], who: Id, effort: Effort) -> list[tuple[Id, int]]:
    """While neither terrorised, frightened nor stunned it spends its own mastery dice on the rolls of allies."""
    for ally in holders(game.state, "authority", who):
        if not {TERRORISED, FRIGHTENED, STUNNED} & ally.status:
            found = [*found, *((ally.id, die) for die in masteries(ally, effort.field))]
    return found


class ChooseDice(Choose, frozen=True, kw_only=True):
    """Choose among sets of dice; their faces may be written in any order."""

    def check(self, answer: Answer) -> Answer:
        dice = answer.get("dice") if isinstance(answer, dict) else None
        if isinstance(dice, list) and all(isinstance(face, int) for face in dice):
            return super().check({"dice": sorted(dice, reverse=True)})
        return super().check(answer)


def picked(game: Game[Battle], chooser: Id, roller: Id, faces: list[int], most: int, rule_id: str) -> list[int]:
    """Which dice are rolled again, by their faces; none by default."""

    def build() -> ChooseDice:
        sets = {tuple(sorted(some, reverse=True)) for n in range(1, most + 1) for some in combinations(faces, n)}
        return ChooseDice(
            rules=(rule_id,),
            facts={"roller": roller, "faces": list(faces)},
            options=(*(Option({"dice": list(some)}) for some in sorted(sets)), Option("none")),
            decline="none",
        )

    answer = game.ask("again", chooser, build)
    return [] if answer == "none" else list(answer["dice"])


def again(game: Game[Battle], who: Id, effort: Effort, faces: list[int], chosen: list[int], rule_id: str) -> list[int]:
    """The faces after some of them were rolled again."""
    kept = list(faces)
    for face in chosen:
        kept.remove(face)
    rolled = game.roll(who, effort.purpose, Pool(len(chosen), sides=D10), None, (rule_id,)).faces
    return [*kept, *rolled]
