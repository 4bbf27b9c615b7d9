"""Shots: ranges, the power of the target, shots into a melee, aimed shots."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Choose, Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.events import Allotted, Shot
from escarmouche.games.age_des_escarmouches.figures import DODGING, Fighter, Fray, Ranged
from escarmouche.games.age_des_escarmouches.rules.actions import deed
from escarmouche.games.age_des_escarmouches.rules.contact import apart, foes_touched, free, touch
from escarmouche.games.age_des_escarmouches.rules.life import one_by_one
from escarmouche.games.age_des_escarmouches.rules.salvos import salvo
from escarmouche.games.age_des_escarmouches.rules.sight import degree, why_unseen
from escarmouche.games.age_des_escarmouches.rules.trials import attempt, die
from escarmouche.games.age_des_escarmouches.stats import (
    ALLOTTED,
    COLUMN,
    SHIFT,
    Blow,
    Look,
    Test,
)

BANDS = ((1, 0), (2, 3), (3, 7))
"""Times the range, and the difficulty up to there."""


# ---------------------------------------------------------------- may it shoot


@rule("AE-SHOT-01", "AE-CARD-08")
def why_no_shooter(game: Game[Fray], who: Id) -> Refusal | None:
    """Free, with a ranged weapon and a TIR score."""
    me = game[who]
    if not me.ranged or me.scores.get("TIR") is None:
        return Refusal("cannot-shoot", ("AE-SHOT-01", "AE-CARD-08"), {"figure": who})
    return None if free(game.state, who) else Refusal("not-free", ("AE-SHOT-01", "AE-CONT-02"), {"figure": who})


@rule("AE-SHOT-03", "AE-FLY-14", "AE-LOS-03")
def why_no_target(game: Game[Fray], who: Id, target: Id) -> Refusal | None:
    """An enemy in sight, no more than one level away."""
    it = game.state.figures.get(target)
    if it is None or not it.in_play or it.side == game[who].side:
        return Refusal("not-an-enemy", ("AE-SHOT-03",), {"figure": target})
    if abs(it.altitude - game[who].altitude) > 1:
        return Refusal("two-levels-away", ("AE-FLY-14",), {"figure": target})
    return why_unseen(game, who, target, "shot", "AE-SHOT-03")


def targets_of(game: Game[Fray], who: Id) -> list[Id]:
    """Every enemy figure it may shoot at, machines too."""

    def build() -> tuple[list[Id]]:
        foes = game.state.in_play(game.state.other(game[who].side))
        return ([one.id for one in foes if why_no_target(game, who, one.id) is None],)

    return game.recall(("targets", who), build)[0]


def weapons(me: Fighter, artillery: bool) -> list[Ranged]:
    """Its ranged weapons, artillery or not."""
    return [one for one in me.ranged if bool(one.artillery) == artillery]


def aims(game: Game[Fray], who: Id, kind: str, *cited: str) -> list[Option]:
    """Every weapon and target that is open; a shot out of range is never worth declaring, but legal."""
    if why_no_shooter(game, who) is not None:
        return []
    foes = targets_of(game, who) if weapons(game[who], False) else []
    found = [Option({kind: foe, "weapon": one.name}, foe, cited) for foe in foes for one in weapons(game[who], False)]
    return [one for one in found if kind != "aim" or why_no_aim(game, who, one.value["aim"]) is None]


def why_no_shot(game: Game[Fray], who: Id, answer: Any, kind: str) -> Refusal | None:
    target = answer.get(kind) if isinstance(answer, dict) else None
    refusal = why_no_shooter(game, who)
    arms = [one.name for one in weapons(game[who], False)]
    if refusal is None and not arms:
        refusal = Refusal("artillery-only", ("AE-SHOT-11",), {"figure": who})
    return refusal or why_not_with(arms, answer) or why_no_target(game, who, str(target))


@rule("AE-SHOT-02")
def why_not_with(arms: list[str], answer: Any) -> Refusal | None:
    """A shot is made with a weapon one carries; where there is one, it need not be named."""
    weapon = answer.get("weapon") if isinstance(answer, dict) else None
    if weapon is None or weapon in arms:
        return None
    return Refusal("no-such-weapon", ("AE-SHOT-02",), {"weapon": str(weapon)})


# ---------------------------------------------------------------- the shot


@rule("AE-SHOT-04", "AE-SHOT-05", "AE-SHOT-06", "AE-SHOT-07")
def difficulty(distance: float, reach: float) -> int | None:
    """By distance: 0, 3 or 7 within one, two and three times the range; None beyond, where every shot fails."""
    return next((hard for times, hard in BANDS if distance <= times * reach + 1e-9), None)


@rule("AE-VAP-01", "AE-WARM-18", "AE-MOD-05")
def force_of(game: Game[Fray], who: Id, weapon: Ranged) -> int:
    """FOR of a weapon, with what steam or naphtha adds to those of one's own."""
    me = game[who]
    boiling = [one.by for one in me.boosts if one.score == "FOR-tir"] if weapon in me.ranged else []
    return weapon.force + int(sum(boiling))


@rule("AE-SHOT-10", "AE-SHOT-02", "AE-SHOT-12")
def shoot(
    game: Game[Fray], who: Id, target: Id, weapon: Ranged, hard: int | None = None, marked: frozenset[str] = frozenset()
) -> None:
    """A shot, and the damage test of the weapon's FOR that follows a success."""
    one_by_one(game, loosed(game, who, target, weapon, hard, marked))


@rule("AE-SHOT-08", "AE-SHOT-09")
def loosed(
    game: Game[Fray], who: Id, target: Id, weapon: Ranged, hard: int | None = None, marked: frozenset[str] = frozenset()
) -> tuple[Blow, ...]:
    """A test of TIR against the range, then, in a melee, who is hit; the damage test to come, none after a failure.
    `hard` takes the place of the difficulty of the range."""
    distance = apart(game.state, who, target)
    against = difficulty(distance, weapon.range) if hard is None else hard
    seen = degree(game, who, target, "shot")
    game.tell(
        Shot(
            figure=who,
            target=target,
            weapon=weapon.name,
            distance=round(distance, 3),
            difficulty=-1 if against is None else against,
            degree=seen,
            rules=("AE-SHOT-07",) if against is None else ("AE-SHOT-09",),
        )
    )
    if against is None:
        return ()
    trial = Test(who, "TIR", "shot", target, degree=seen, weapon=weapon.name)
    if not attempt(game, trial, against, marked=marked).passed:
        return ()
    hit = allot(game, who, target)
    aimed = frozenset(("target",)) if hit == target else frozenset()
    return (Blow(who, hit, force_of(game, who, weapon), "shot", weapon.name, marked | aimed),)


@modifies(SHIFT, "Puissance de la cible", "AE-SHOT-08")
def large_target(game: Game[Fray], who: Id, test: Test) -> int:
    """+ the power of the target less one, in columns."""
    return game[test.against].power - 1 if test.purpose == "shot" and test.against else 0


@modifies(SHIFT, "Esquive", "AE-MOVE-07")
def dodges_shot(game: Game[Fray], who: Id, test: Test) -> int:
    """-1 column for a shot at it."""
    dodging = test.purpose == "shot" and test.against and DODGING in game[test.against].status
    return -1 if dodging else 0


@modifies(COLUMN, "Esquive", "AE-MOVE-07")
def dodges_damage(game: Game[Fray], who: Id, blow: Blow) -> int:
    """-1 column for damage of that shot; only whoever was aimed at dodges."""
    shot = blow.kind in ("shot", "artillery") and "target" in blow.marked
    return -1 if shot and DODGING in game[blow.on].status else 0


# ---------------------------------------------------------------- into a melee


@rule("AE-SMEL-01", "AE-SMEL-02", "AE-SMEL-03", "AE-SMEL-04")
def allot(game: Game[Fray], who: Id, target: Id, hand: Id = "") -> Id:
    """Who is hit: the target, or the shooter's friend in contact with it that is nearest to the shooter. The hand that
    tests rolls, where a machine shoots."""
    friend = unlucky(game, who, target)
    if friend is None:
        return target
    roller = hand or who
    face = die(game, roller, "allocation", "AE-SMEL-03")
    more = int(game.moment(ALLOTTED, 0, roller, Look(roller, target, "shot")))
    total = face + game[target].power - game[friend].power + more
    hit = target if total >= 4 else friend
    game.tell(
        Allotted(figure=who, target=target, friend=friend, face=face, total=total, hit=hit, rules=("AE-SMEL-03",))
    )
    return hit


@rule("AE-SMEL-02")
def unlucky(game: Game[Fray], who: Id, target: Id) -> Id | None:
    """The friend that may be hit instead; the opponent chooses between those as near."""
    side, it = game[who].side, game[target]
    mine = [one.id for one in game.state.fighters() if one.side == side and one.id != who and touch(one, it)]
    if not mine or it.machine:
        return None
    least = min(apart(game.state, who, one) for one in mine)
    nearest = [one for one in mine if apart(game.state, who, one) <= least + 1e-6]
    if len(nearest) == 1:
        return nearest[0]
    options = tuple(Option(one, one) for one in nearest)
    chosen: Id = game.ask(
        "unlucky", it.side, lambda: Choose(rules=("AE-SMEL-02",), options=options, decline=nearest[0])
    )
    return chosen


# ---------------------------------------------------------------- actions


@rule("AE-SHOT-11", "AE-SHOT-02", "AE-SHOT-03")
def plain_shot(game: Game[Fray], who: Id, answer: Any) -> tuple[Blow, ...]:
    """One shot with a ranged weapon that is no artillery."""
    return loosed(game, who, answer["shoot"], named(game[who], answer["weapon"]))


@rule("AE-AIM-01")
def aimed_shot(game: Game[Fray], who: Id, answer: Any) -> tuple[Blow, ...]:
    """A shot with Aguerri in TIR or in the FOR of the weapon, as its player chooses."""
    sure = game.choose("aimed", who, ("TIR", "FOR"), "TIR", "AE-AIM-01")
    marked = frozenset((f"hardened-{sure}",))
    return loosed(game, who, answer["aim"], named(game[who], answer["weapon"]), marked=marked)


def plain_shots(game: Game[Fray], who: Id) -> list[Option]:
    return aims(game, who, "shoot", "AE-SHOT-11")


@deed(
    "shoot",
    "cumulative",
    plain_shots,
    lambda game, who, answer: why_no_shot(game, who, answer, "shoot"),
    family="shot",
    together=salvo(plain_shots, plain_shot),
    cited="AE-SHOT-11",
)
def shooting(game: Game[Fray], who: Id, answer: Any) -> None:
    """A shot of one fighter."""
    one_by_one(game, plain_shot(game, who, answer))


def named(me: Fighter, name: str) -> Ranged:
    return next(one for one in me.ranged if one.name == name)


@rule("AE-AIM-02", "AE-AIM-03")
def why_no_aim(game: Game[Fray], who: Id, target: Id) -> Refusal | None:
    """Not at somebody in contact with an enemy of its own, and no gunner at all."""
    engaged = bool(foes_touched(game.state, target))
    if engaged:
        return Refusal("target-in-contact", ("AE-AIM-02",), {"figure": target})
    return why_no_gunner(game, who)


@rule("AE-AIM-03")
def why_no_gunner(game: Game[Fray], who: Id) -> Refusal | None:
    """Whoever uses the artillery rules never aims."""
    guns = weapons(game[who], True)
    return Refusal("uses-artillery", ("AE-AIM-03",), {"figure": who}) if guns else None


def why_no_aimed_shot(game: Game[Fray], who: Id, answer: Any) -> Refusal | None:
    refusal = why_no_shooter(game, who) or why_no_gunner(game, who)
    return refusal or why_no_shot(game, who, answer, "aim") or why_no_aim(game, who, str(answer["aim"]))


def aimed_shots(game: Game[Fray], who: Id) -> list[Option]:
    return aims(game, who, "aim", "AE-AIM-01")


@deed(
    "aim",
    "exclusive",
    aimed_shots,
    why_no_aimed_shot,
    family="shot",
    together=salvo(aimed_shots, aimed_shot),
    cited="AE-AIM-01",
)
@rule("AE-AIM-02", "AE-AIM-03")
def aiming(game: Game[Fray], who: Id, answer: Any) -> None:
    """An aimed shot of one fighter."""
    one_by_one(game, aimed_shot(game, who, answer))
