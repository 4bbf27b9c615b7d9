"""Tests in TRUC, challenges, ties, damage tests in BIDULE, and the one re-roll each may have."""

from __future__ import annotations

from msgspec import Struct

from escarmouche.core.decisions import Choose, Option
from escarmouche.core.dice import Pool
from escarmouche.core.events import Modifier
from escarmouche.core.game import Game
from escarmouche.core.rules import Total, carries, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.events import DamageRolled, Decided, Retried, Tested, UseCounted
from escarmouche.games.age_des_escarmouches.figures import Fray
from escarmouche.games.age_des_escarmouches.rules.contact import immune
from escarmouche.games.age_des_escarmouches.stats import (
    ADDED,
    CELL,
    CHALLENGED,
    COLUMN,
    FACE,
    FOR,
    MARKED,
    PACE,
    PROBED,
    REDUCED,
    RES,
    SCORE,
    SHIFT,
    Blow,
    Probe,
    Reading,
    Test,
    Use,
)

BIDULE = (
    (0, 0, 0, 0, 1, 1, 2, 2, 3, 3),
    (0, 0, 0, 1, 1, 2, 2, 3, 3, 4),
    (0, 0, 1, 1, 2, 2, 3, 3, 4, 4),
    (0, 1, 1, 2, 2, 3, 3, 4, 4, 5),
    (1, 1, 2, 2, 3, 3, 4, 4, 5, 5),
    (1, 2, 2, 3, 3, 4, 4, 5, 5, 6),
)
"""Damage by die and column."""
carries(f"{__name__}.BIDULE", "AE-BID-03", "AE-BID-04", "AE-BID-05", "AE-BID-06", "AE-BID-07", "AE-BID-08")


# ---------------------------------------------------------------- characteristics


@rule("AE-CARD-13", "AE-MOD-03")
def score(game: Game[Fray], who: Id, name: str, use: Use | Test | None = None) -> int | None:
    """A characteristic as it is now; None for a dash, but -1 for a dash in DIS."""
    if name == "MOU":
        return move_score(game, who)
    if game[who].scores.get(name) is None:
        return -1 if name == "DIS" else None
    return game.total(SCORE[name], who, use).value


def in_parts(game: Game[Fray], who: Id, name: str, use: Use | Test) -> tuple[int | None, tuple[Modifier, ...]]:
    """The same, and what it is made of beside what is printed."""
    if game[who].scores.get(name) is None:
        return score(game, who, name, use), ()
    found = game.total(SCORE[name], who, use)
    return found.value, found.modifiers


def difficulty_of(game: Game[Fray], who: Id, name: str, use: Use | Test | None = None) -> int:
    """The same as a number: a dash is 0."""
    return score(game, who, name, use) or 0


@rule("AE-CARD-02", "AE-FLY-03", "AE-MATH-02")
def pace(game: Game[Fray], who: Id, use: Use | None = None, air: bool = False) -> float:
    """MOU in centimetres, on the ground or in the air as it is now."""
    me = game[who]
    printed = me.air if me.air is not None and (me.altitude or air) else me.mou
    return game.total(PACE, who, use, base=round(printed * 2)).value / 2


@rule("AE-MATH-01", "AE-MATH-03", "AE-MATH-04")
def move_score(game: Game[Fray], who: Id) -> int:
    """MOU in a test: a point for every 2.5 cm, rounded down."""
    return int(pace(game, who) // 2.5)


# ---------------------------------------------------------------- TRUC


@rule("AE-TRUC-02", "AE-TRUC-05", "AE-TRUC-06", "AE-TRUC-07", "AE-TRUC-08", "AE-TRUC-09")
def threshold(difference: int, shift: int = 0) -> int:
    """What a die must reach: 7 at the left end of the table, 1 at its right end."""
    column = min(max((difference + 7) // 2, 0), 6) + shift
    return 7 - min(max(column, 0), 6)


class Outcome(Struct, frozen=True):
    """What came of a test: passed or not, and the face that counted."""

    passed: bool
    face: int


@rule("AE-TRUC-01", "AE-TRUC-03", "AE-TRUC-04", "AE-RERO-01", "AE-RERO-03")
def attempt(
    game: Game[Fray],
    trial: Test,
    difficulty: int,
    by: tuple[Modifier, ...] = (),
    shift: int = 0,
    marked: frozenset[str] = frozenset(),
    least: int | None = None,
) -> Outcome:
    """Somebody tests a characteristic against a number. `by` changes it for this test alone, it counts as `least` at
    least, `shift` moves the column beside what modifiers say; a test that cannot be made fails without a die."""
    who = trial.who
    dash = trial.score not in ("MOU", "DIS") and game[who].scores.get(trial.score) is None
    if dash and least is None:
        return Outcome(False, 0)
    marked |= frozenset(game.moment(MARKED, frozenset(), who, trial))
    own, parts = in_parts(game, who, trial.score, trial)
    value = worth(own, least) + summed(by)
    why = game.total(SHIFT, who, trial, base=shift)
    needed = threshold(value - difficulty, why.value)
    reasons = in_columns(why, needed, threshold(value - difficulty, shift))
    face = _cast(game, trial, needed, reasons)
    passed = face >= needed
    if retried(game, Probe(trial, passed, marked), face):
        face = _cast(game, trial, needed, reasons)
        passed = face >= needed
    game.tell(
        Tested(
            figure=who,
            test=trial.purpose,
            score=trial.score,
            value=value,
            parts=(*parts, *by),
            difficulty=difficulty,
            shift=why.value,
            modifiers=why.modifiers,
            needed=needed,
            face=face,
            passed=passed,
            against=trial.against,
            rules=("AE-TRUC-02", "AE-TRUC-03"),
        )
    )
    return Outcome(passed, face)


def in_columns(why: Total, needed: int, base: int) -> Total:
    """Columns as they change what a die must reach: a column to the left is one more."""
    return Total(needed, base, tuple(Modifier(one.name, -one.value, one.rule) for one in why.modifiers), why.rules)


def summed(parts: tuple[Modifier, ...]) -> int:
    return sum([one.value for one in parts])


def worth(value: int | None, least: int | None) -> int:
    """A characteristic, or what it counts as at least."""
    return (value or 0) if least is None else max(least, value or least)


@rule("AE-MAT-01")
def _cast(game: Game[Fray], trial: Test, needed: int, why: Total) -> int:
    return game.roll(trial.who, trial.purpose, Pool(1, at_least=needed), why, ("AE-TRUC-04",)).faces[0]


def die(game: Game[Fray], who: Id, purpose: str, *rules: str, at_least: int | None = None, sides: int = 6) -> int:
    """The face of one die, rolled for anything but a test."""
    pool = Pool(1, sides=sides) if at_least is None else Pool(1, at_least=at_least, sides=sides)
    return game.roll(who, purpose, pool, None, rules).faces[0]


class Retry(Struct, frozen=True):
    """A way to roll a test again: whose it is, by which skill, under which rule."""

    who: Id
    skill: str
    rule: str


@rule("AE-RERO-01", "AE-RERO-02")
def retried(game: Game[Fray], probe: Probe, face: int) -> Id:
    """Who has the die of a test rolled again, once, if anybody; it shows this face. The active player's effects come
    first; where nobody is active, a die says whose do."""
    ways: list[Retry] = game.moment(PROBED, [], probe.test.who, probe)
    sides = dict.fromkeys(game[way.who].side for way in ways)
    first = game.state.active or (parity(game, *sides, of="reroll") if len(sides) > 1 else "")
    for way in sorted(ways, key=lambda way: game[way.who].side != first):
        facts = {"skill": way.skill, "test": probe.test.purpose, "of": probe.test.who, "face": face}
        if game.choose("reroll", way.who, ("no", "yes"), "no", "AE-RERO-01", way.rule, **facts) == "yes":
            again(game, way, probe.test, face)
            return way.who
    return ""


def again(game: Game[Fray], way: Retry, trial: Test, face: int) -> None:
    """A die is rolled again: told, and counted where it may be done so often a turn."""
    cited = ("AE-RERO-01", way.rule)
    game.tell(Retried(figure=way.who, test=trial.purpose, of=trial.who, skill=way.skill, face=face, rules=cited))
    if way.skill in game[way.who].skills and isinstance(game[way.who].skills[way.skill], int):
        count = game[way.who].uses.get(way.skill, 0) + 1
        game.tell(UseCounted(figure=way.who, name=way.skill, count=count, rules=(way.rule,)))


# ---------------------------------------------------------------- challenges


class Challenge(Struct, frozen=True):
    """A challenge X/Y: the first fighter with its characteristic, the second with its own, and what changes each."""

    first: Id
    score: str
    second: Id
    reply: str
    purpose: str = "challenge"
    of_first: tuple[Modifier, ...] = ()
    of_second: tuple[Modifier, ...] = ()
    least: int | None = None
    """What the first counts its characteristic as at least."""


@rule("AE-DEFI-01", "AE-DEFI-02", "AE-DEFI-03", "AE-DEFI-04")
def challenge(game: Game[Fray], it: Challenge) -> Id:
    """The winner: the second if the first fails, or if it answers a success with its own."""
    game.moment(CHALLENGED, None, it.first, it.score)
    game.moment(CHALLENGED, None, it.second, it.reply)
    use = Use(it.purpose, it.second)
    theirs = difficulty_of(game, it.second, it.reply, Use(it.purpose, it.first)) + summed(it.of_second)
    test = Test(it.first, it.score, it.purpose, it.second)
    if not attempt(game, test, theirs, it.of_first, least=it.least).passed:
        return it.second
    mine = worth(score(game, it.first, it.score, use), it.least) + summed(it.of_first)
    answered = attempt(game, Test(it.second, it.reply, it.purpose, it.first), mine, it.of_second).passed
    return it.second if answered else it.first


# ---------------------------------------------------------------- ties


@rule("AE-TIE-02", "AE-TIE-03", "AE-MAUD-01")
def symbols(game: Game[Fray], who: Id, name: str) -> int:
    """How many of the half-circle and the triangle a fighter has beside a characteristic; an Aguerri that it is immune
    to is none."""
    me = game[who]
    steeled = name in me.names("hardened") and not immune(game, who, "hardened")
    return steeled + (name in me.names("intimidation"))


@rule("AE-TIE-01", "AE-TIE-02", "AE-TIE-03", "AE-TIE-04", "AE-TIE-05")
def tie(game: Game[Fray], one: Id, other: Id, name: str) -> Id:
    """Who wins a tie of two fighters of different sides in a characteristic: symbols, VAL, then a die."""
    mine, theirs = symbols(game, one, name), symbols(game, other, name)
    if mine != theirs:
        return one if mine > theirs else other
    if game[one].val != game[other].val:
        return one if game[one].val > game[other].val else other
    sides = {game[one].side: one, game[other].side: other}
    return sides[parity(game, *sides, of=name, tied=(one, other))]


@rule("AE-TIE-02", "AE-TIE-03", "AE-TIE-04")
def settled_by(game: Game[Fray], one: Id, other: Id, name: str) -> str:
    """The rule that says who wins a tie: both symbols, one of them, VAL, or a die."""
    mine, theirs = symbols(game, one, name), symbols(game, other, name)
    if mine != theirs:
        return "AE-TIE-03" if 2 in (mine, theirs) else "AE-TIE-02"
    return "AE-TIE-05" if game[one].val == game[other].val else "AE-TIE-04"


@rule("AE-TIE-05", "AE-DOM-03")
def parity(game: Game[Fray], *sides: str, of: str, tied: tuple[Id, ...] = ()) -> str:
    """The side whose parity shows: the active player calls, or the tactician; odd is the first side's otherwise."""
    caller = game.state.first_to_choose
    order = sorted(sides, key=lambda side: side != caller) if caller else list(sides)
    odd = order[0]
    if caller in sides and game.choose("parity", caller, ("odd", "even"), "odd", "AE-TIE-05") == "even":
        odd = order[1]
    face = die(game, "game", "parity", "AE-TIE-05")
    even = next(side for side in order if side != odd)
    winner = odd if face in (1, 3, 5) else even
    game.tell(Decided(side=winner, face=face, of=of, tied=tied, rules=("AE-TIE-05",)))
    return winner


# ---------------------------------------------------------------- BIDULE


@rule("AE-BID-02", "AE-BID-09")
def column(difference: int, shift: int = 0) -> int:
    """The column of BIDULE, from 0 to 9."""
    return min(max(min(max((difference + 7) // 2, 0), 9) + shift, 0), 9)


@rule("AE-BID-01", "AE-BID-10", "AE-BID-11", "AE-BID-12")
def damage(game: Game[Fray], blow: Blow, force: int | None = None, resistance: int | None = None) -> int:
    """One damage test in its order: column, shifts, die and re-roll, face, cell, additions, reductions. What it comes
    to is told; taking the life points is `life.lose`. FOR and RES may be given as they were at the start of a step."""
    strength = force if force is not None else blow.force
    against = resistance if resistance is not None else difficulty_of(game, blow.on, "RES")
    why = game.total(COLUMN, blow.on, blow, base=0)
    at = column(strength - against, why.value)
    rolled = _damage_die(game, blow, at)
    face = int(game.moment(FACE, rolled, blow.on, blow))
    shown = read(face, at)
    cell = int(game.moment(CELL, shown, blow.on, Reading(blow, face, shown)))
    reading = Reading(blow, face, cell)
    total = cell + int(game.moment(ADDED, 0, blow.on, reading)) - int(game.moment(REDUCED, 0, blow.on, reading))
    total = max(total, 0)
    game.tell(
        DamageRolled(
            figure=blow.on,
            by=blow.by,
            kind=blow.kind,
            weapon=blow.weapon,
            force=strength,
            resistance=against,
            shift=why.value,
            modifiers=why.modifiers,
            face=face,
            rolled=0 if rolled == face else rolled,
            cell=cell,
            table=0 if shown == cell else shown,
            damage=total,
            rules=("AE-BID-01", "AE-BID-10"),
        )
    )
    return total


def read(face: int, at: int) -> int:
    """A cell of BIDULE. The face is compared, never used as a place in the table: odds may not know it yet."""
    found = [row for row in range(1, 6) if face == row]
    return BIDULE[found[0] - 1 if found else 5][at]


def _damage_die(game: Game[Fray], blow: Blow, at: int) -> int:
    """The die of a damage test; somebody may have it rolled again and keep what it prefers (AE-RERO-03)."""
    roller = blow.by or blow.on
    kind = "weapon" if blow.kind == "close" and not blow.own else blow.kind
    trial = Test(roller, "FOR", "damage", blow.on, weapon=blow.weapon, answer=kind)
    marked = blow.marked
    if blow.by and blow.own:
        marked |= frozenset(game.moment(MARKED, frozenset(), roller, trial))
    face = die(game, roller, "damage", "AE-BID-01")
    user = retried(game, Probe(trial, False, marked), face)
    if not user:
        return face
    return _kept(game, user, face, die(game, roller, "damage", "AE-RERO-03"))


@rule("AE-RERO-03")
def _kept(game: Game[Fray], who: Id, face: int, again: int) -> int:
    """Whoever had a damage die rolled again keeps the result it prefers."""
    chosen = game.ask(
        "keep",
        who,
        lambda: Choose(
            options=tuple(Option({"keep": one}) for one in dict.fromkeys((face, again))),
            rules=("AE-RERO-03",),
            decline={"keep": again},
        ),
    )
    kept: int = chosen["keep"]
    return kept


def strength(game: Game[Fray], who: Id, use: Use | None = None) -> int:
    """FOR in close combat."""
    return game.total(FOR, who, use).value if game[who].scores.get("FOR") is not None else 0


def toughness(game: Game[Fray], who: Id) -> int:
    return game.total(RES, who, None).value if game[who].scores.get("RES") is not None else 0
