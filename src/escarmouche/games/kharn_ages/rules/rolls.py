"""Dice: D10 and D5, level dice with one kept, mastery, critical hits and failures."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.decisions import Answer, Choose, Option, Refusal
from escarmouche.core.dice import Block, Pool, Streak, different
from escarmouche.core.events import Modifier
from escarmouche.core.game import Game
from escarmouche.core.rules import Total, carries, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import Attempted, MasterySpent
from escarmouche.games.kharn_ages.figures import Battle, Safar
from escarmouche.games.kharn_ages.stats import CONTESTED, CRITICAL, DICE, FUMBLE, LENT, POOL, REROLLED, Effort

D10 = 10
OBJECTIVES = "objectives"
"""The field of actions against nobody: they succeed or fail."""
carries("escarmouche.core.dice.Pool", "KA-DIC-01")


@rule("KA-DIC-03", "KA-DIC-01")
def d5(face: int) -> int:
    """A D5 is a D10 halved, rounded up."""
    return (face + 1) // 2


@rule("KA-DIC-04")
def half(value: int) -> int:
    """Halves are rounded up."""
    return (value + 1) // 2


def raised(why: Total, by: int, name: str, rule_id: str) -> Total:
    """A number with one more named part."""
    return replace(why, value=why.value + by, modifiers=(*why.modifiers, Modifier(name, by, rule_id)))


@rule("KA-DIC-06")
def less(face: int, by: int, least: int = 0) -> int:
    """1D10-2: the die with 2 taken off, never below 0 or the minimum printed with it."""
    return max(least, face - by)


@rule("KA-LVL-03", "KA-CRT-08", "KA-CRT-09")
def one_die(game: Game[Battle], who: Id, purpose: str, *rules: str) -> int:
    """A single D10 whatever the level, without criticals of its own: tests, tables, damage, deviation."""
    return game.roll(who, purpose, Pool(1, sides=D10), None, rules).faces[0]


@rule("KA-DIC-07")
def any_way(game: Game[Battle], who: Id, *rules: str) -> int:
    """A direction at random, in degrees from the right, as likely as any other whatever number was rolled before."""
    return game.roll(who, "deviation", Pool(1, sides=360), None, (*rules, "KA-DIC-07")).faces[0] % 360


@rule("KA-CRT-08", "KA-DIC-03")
def damage_d5(game: Game[Battle], who: Id, *rules: str) -> int:
    return d5(one_die(game, who, "damage", *rules))


class Throw(Struct, frozen=True):
    """What became of a roll of level dice: the die kept, the rerolls of a critical hit, and how it counts."""

    kept: int
    chain: tuple[int, ...] = ()
    added: int = 0
    """What the dice add to the total."""
    gain: int = 0
    """What else a die that was rolled again adds to it."""
    criticals: int = 0
    fumble: bool = False


@rule(
    "KA-LVL-02", "KA-DIC-02", "KA-CRT-01", "KA-CRT-02", "KA-CRT-03", "KA-CRT-04", "KA-CRT-07", "KA-MAS-09", "KA-MAS-16"
)
def throw(game: Game[Battle], who: Id, effort: Effort) -> Throw:
    """As many D10 as the level, less what mastery has cost; one is kept and alone decides about criticals. A critical
    hit is not rolled again where nothing is added up."""
    dice = game.total(POOL, who, effort).value
    faces = list(game.roll(who, effort.purpose, Pool(dice, sides=D10), None, ("KA-LVL-02",)).faces)
    faces = game.moment(DICE, faces, who, effort)
    gains: dict[int, int] = {}
    kept = keep(game, who, effort, faces, effort.purpose, gains)
    if fumbles(game, who, effort, kept):
        return Throw(kept, fumble=True)
    gain = gains.get(kept, 0)
    critical = kept >= critical_from(game, who, effort)
    if not critical or effort.bare:
        return Throw(kept, (), kept, gain, criticals=1 if critical else 0)
    return replace(chained(game, who, effort, kept), gain=gain)


@rule("KA-EQP-05")
def lifted(added: Total, thrown: Throw) -> Total:
    """What a roll adds to its die, with what the die itself gained by being rolled again."""
    return raised(added, thrown.gain, "Objet porté", "KA-EQP-05") if thrown.gain else added


@rule("KA-CRT-04", "KA-CRT-05", "KA-CRT-06", "KA-CRT-12", "KA-MAS-17")
def chained(game: Game[Battle], who: Id, effort: Effort, kept: int) -> Throw:
    """A critical hit is rolled again and again: a failure adds nothing, and it stays a critical hit. As a reroll can
    only raise the total, nobody is asked whether to make it."""
    up_to, above = failing(game, who, effort)
    streak = Streak(D10, critical_from(game, who, effort), up_to, above)
    before = [kept]

    def after(face: int) -> int:
        so_far = replace(effort, added=effort.added + sum(before))
        before.append(keep(game, who, so_far, [face], "chain"))
        return before[-1]

    run = game.roll_on(who, "chain", streak, ("KA-CRT-04",), after if spendable(game, who, effort) else None)
    return Throw(kept, run.faces, kept + run.total, criticals=run.dice)


def fumbles(game: Game[Battle], who: Id, effort: Effort, face: int) -> bool:
    """Is this natural face a critical failure of this action?"""
    up_to, above = failing(game, who, effort)
    return face <= up_to and not (above and face <= above)


@rule("KA-SKL-43")
def failing(game: Game[Battle], who: Id, effort: Effort) -> tuple[int, int]:
    """The highest face that is a critical failure, and the highest of those below that are none after all: a
    specialist's natural 1 is a plain 1 in its field; a 2 or 3 of a shot still fails. What is steady never does."""
    if steady(game[who], effort):
        return 0, 0
    spared = bool(effort.field) and game[who].skills.get("specialist") == effort.field
    return game.total(FUMBLE, who, effort, base=effort.fumble).value, int(spared)


def steady(me: Safar, effort: Effort) -> bool:
    """Does the card of what it uses say that this is never a critical failure?"""
    if any(effort.action in one.steady_at for one in me.trinkets):
        return True
    use = "defence" if effort.action == "defence" else "attack"
    return effort.item in me.gear and use in getattr(me.card(effort.item), "steady", ())


def critical_from(game: Game[Battle], who: Id, effort: Effort) -> int:
    return game.total(CRITICAL, who, effort).value


@rule("KA-LVL-02", "KA-MAS-07", "KA-MAS-12", "KA-MAS-14", "KA-MAS-15")
def keep(
    game: Game[Battle],
    who: Id,
    effort: Effort,
    faces: list[int],
    purpose: str,
    gains: dict[int, int] | None = None,
) -> int:
    """The die the player keeps, after as many mastery rerolls as it likes and can pay for; `gains` collects what such
    a reroll adds to a face that is kept."""
    contested = purpose == "chain"
    cited: tuple[str, ...] = ("KA-MAS-07", "KA-MAS-08")
    while True:
        able = [] if contested and purpose != "chain" else spendable(game, who, effort)
        kept = faces[0]
        if able or (len(faces) > 1 and len(different(faces)) > 1):
            build = partial(die_decision, game, who, effort, faces, able, purpose)
            answer = game.ask("die", who, build)
            if "keep" not in answer:
                by, die, face = answer.get("lent", who), answer["mastery"] - 1, answer["reroll"]
                game.tell(MasterySpent(figure=by, die=die + 1, face=face, rules=cited))
                cited = ("KA-MAS-07", "KA-MAS-08", "KA-MAS-15")
                new = game.roll(who, purpose, Pool(1, sides=D10), None, ("KA-MAS-07",)).faces[0]
                faces[faces.index(face)] = new
                if gains is not None and (gain := game.moment(REROLLED, 0, who, effort)):
                    gains[new] = gain
                continue
            kept = answer["keep"]
        after = faces if contested else game.moment(CONTESTED, list(faces), who, effort)
        if after == faces:
            return kept
        faces[:] = after
        contested = True


def spendable(game: Game[Battle], who: Id, effort: Effort) -> list[tuple[Id, int]]:
    """Mastery dice for a roll: its own, and those that others lend."""
    if not effort.field:
        return []
    own = [(who, die) for die in masteries(game[who], effort.field)]
    return game.moment(LENT, own, who, effort)


@rule("KA-MAS-01", "KA-MAS-02", "KA-MAS-03", "KA-MAS-04", "KA-MAS-05", "KA-MAS-06", "KA-MAS-12", "KA-MAS-18")
def masteries(me: Safar, field: str) -> list[int]:
    """The mastery dice that bear the field and are neither spent nor given up; a roll without a field has none."""
    if not field:
        return []
    gone = me.spent | me.given_up
    return [number for number, die in enumerate(me.mastery) if field in die and number not in gone]


class ChooseDie(Choose, frozen=True, kw_only=True):
    """Keep a die, or roll one again."""

    masteries: tuple[tuple[Id, Any], ...] = ()
    """Whose mastery die, with which fields, for every way to roll a die again that is worth a look."""

    @property
    def obvious(self) -> Answer | None:
        """The highest, where no die can be rolled again."""
        return self.decline if all(option.head == "keep" for option in self.options) else None

    def candidates(self, chance: Block, most: int) -> list[Answer]:
        """The highest die kept, or the lowest rolled again, with one of several mastery dice that are alike: nothing
        else is ever better."""
        values = [option.value for option in self.options]
        rerolls: dict[Any, Answer] = {}
        if self.masteries:
            distinct = len(values) // (len(self.masteries) + 1)
            for number, kind in enumerate(self.masteries, 1):
                rerolls.setdefault(kind, values[distinct * (number + 1) - 1])
        return [values[0], *rerolls.values()][:most]


def die_decision(
    game: Game[Battle], who: Id, effort: Effort, faces: list[int], able: list[tuple[Id, int]], purpose: str
) -> ChooseDie:
    """Which die is kept. What is added to a critical hit counts against somebody only."""
    distinct = different(faces)
    settled = purpose == "chain" and effort.field == OBJECTIVES
    found = [Option({"keep": face}, "", ("KA-LVL-02",)) for face in distinct]
    for by, die in able:
        lent = {} if by == who else {"lent": by}
        found += [Option({**lent, "reroll": face, "mastery": die + 1}, "", ("KA-MAS-07",)) for face in distinct]
    return ChooseDie(
        rules=("KA-LVL-02", "KA-MAS-07"),
        facts={
            "action": effort.action,
            "faces": list(faces),
            "purpose": purpose,
            **stakes(game, who, effort, faces, purpose),
        },
        options=tuple(found),
        decline={"keep": distinct[0]},
        why_not=partial(why_no_reroll, game, who, effort),
        masteries=() if settled else tuple([(by, game[by].mastery[die]) for by, die in able]),
    )


MASTERED = {"offensive": "KA-MAS-02", "defensive": "KA-MAS-03", OBJECTIVES: "KA-MAS-04", "shooting": "KA-MAS-05"}
MASTERED["esoteric"] = "KA-MAS-06"


@rule("KA-MAS-07", "KA-MAS-12", "KA-MAS-14", "KA-FRT-03", "KA-SKL-06")
def why_no_reroll(game: Game[Battle], who: Id, effort: Effort, answer: Any) -> Refusal | None:
    """The mastery die is spent or given up, bears another field, or is somebody's who may not lend it."""
    if not isinstance(answer, dict) or not isinstance(answer.get("mastery"), int):
        return None
    by, die = answer.get("lent", who), answer["mastery"] - 1
    it = game.state.figures.get(by)
    if it is None or not 0 <= die < len(it.mastery):
        return None
    facts = {"figure": by, "die": die + 1}
    if die in it.given_up:
        return Refusal("die-given-up", ("KA-MAS-07", "KA-FRT-03"), facts)
    if die in it.spent:
        return Refusal("die-spent", ("KA-MAS-07", "KA-MAS-12"), facts)
    if effort.field not in it.mastery[die]:
        return Refusal("die-of-another-field", ("KA-MAS-07", MASTERED[effort.field]), facts) if effort.field else None
    if by != who and (by, die) not in spendable(game, who, effort):
        return Refusal("die-not-lent", ("KA-MAS-07", "KA-MAS-14", "KA-SKL-06"), facts)
    return None


def stakes(game: Game[Battle], who: Id, effort: Effort, faces: list[int], purpose: str) -> dict[str, Any]:
    """What a die is kept for: what is added to it, what must be reached, and which of the faces would fail outright."""
    fails = purpose != "chain"
    failing = [face for face in sorted(set(faces)) if fails and fumbles(game, who, effort, face)]
    return {"added": effort.added, "needed": effort.needed, "failing": failing}


# ---------------------------------------------------------------- actions with a threshold


@rule("KA-RES-02", "KA-CRT-03", "KA-CRT-10")
def attempt(
    game: Game[Battle], who: Id, effort: Effort, added: Total, needed: int, letters: str = "", *rules: str
) -> Attempted:
    """An unopposed action: characteristics and die reach the threshold; a critical hit always succeeds."""
    thrown = throw(game, who, replace(effort, added=added.value, needed=needed))
    added = lifted(added, thrown)
    total = 0 if thrown.fumble else added.value + thrown.added
    passed = not thrown.fumble and (total >= needed or thrown.criticals > 0)
    told = attempted(who, effort, thrown, added, letters, total, needed, passed, *rules)
    game.tell(told)
    return told


def attempted(
    who: Id,
    effort: Effort,
    thrown: Throw,
    added: Total,
    letters: str = "",
    total: int = 0,
    needed: int = 0,
    passed: bool = True,
    *rules: str,
) -> Attempted:
    """The event of a roll."""
    return Attempted(
        figure=who,
        action=effort.action,
        kept=thrown.kept,
        chain=thrown.chain,
        added=added.value,
        total=total,
        base=added.base,
        needed=needed,
        passed=passed,
        critical=thrown.criticals,
        fumble=thrown.fumble,
        letters=letters,
        modifiers=added.modifiers,
        rules=rules,
    )
