"""Temerity: the fear of terrifying enemies, of fire, of being the last."""

from __future__ import annotations

from escarmouche.core.events import StatusGained, StatusLost
from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import ApChanged, Charged, Forgotten, Routed, Tested, Used
from escarmouche.games.kharn_ages.figures import (
    BURNING,
    DEFEATED,
    FIRE,
    LAST,
    LAST_STAND,
    ROUTED,
    TERRORISED,
    Battle,
    Safar,
)
from escarmouche.games.kharn_ages.rules.rolls import one_die
from escarmouche.games.kharn_ages.rules.space import covers, in_aura, mates_and_foes
from escarmouche.games.kharn_ages.stats import (
    CRITICAL,
    DAUNTED,
    ENTERING,
    FALLEN,
    FUMBLE,
    GONE,
    MORALE,
    NERVE,
    RECOVERY,
    ROUND,
    WOUNDED,
    Effort,
    Fear,
    Harm,
    I,
    T,
)

BASE = 10
"""The threshold of a temerity test that names no other."""
HALVED = "half-recovery"
LOST = "no-recovery"


# ---------------------------------------------------------------- the test


@rule("KA-TEM-01", "KA-TEM-02", "KA-TEM-09", "KA-LVL-03")
def temerity(game: Game[Battle], who: Id, fear: Fear, *rules: str, tracked: bool = True) -> bool:
    """T, what steadies the nerves, and one die against the threshold. A failure is counted for its cause unless the
    test is one whose consequence lies elsewhere; a success wipes the count."""
    if "fearless" in game[who].skills:
        return True
    added = game.total(NERVE, who, fear, base=game.total(T, who).value)
    die = one_die(game, who, "test", "KA-TEM-02")
    total = added.value + die
    passed = total >= fear.threshold or game.moment(DAUNTED, False, who, fear)
    before = game[who].failures.get(fear.cause, 0)
    game.tell(
        Tested(
            figure=who,
            test="temerity",
            cause=fear.cause,
            die=die,
            total=total,
            needed=fear.threshold,
            passed=passed,
            base=added.base,
            modifiers=added.modifiers,
            failures=(0 if passed else before + 1) if tracked else None,
            rules=("KA-TEM-02", *rules),
        )
    )
    if passed and tracked:
        composed(game, who)
    return bool(passed)


def composed(game: Game[Battle], who: Id) -> None:
    """Somebody whose counts are all wiped is terrorised no more."""
    me = game[who]
    if TERRORISED in me.status and not any(not cause.startswith("fright:") for cause in me.failures):
        game.tell(StatusLost(figure=who, status=TERRORISED, rules=("KA-TEM-09",)))


@modifies(NERVE, "Alliés proches", "KA-TEM-13")
def company(game: Game[Battle], who: Id, fear: Fear) -> int:
    """+2 for each ally in the own zone of control, against a terrifying enemy."""
    if not fear.terror:
        return 0
    me = game[who]
    return 2 * sum(covers(me, ally) for ally in game.state.friends(who))


@modifies(NERVE, "Aura du leader", "KA-LEA-03")
def led(game: Game[Battle], who: Id, fear: Fear) -> int:
    """+1 inside the leader's aura; a leader has nothing of its own."""
    return int(any(ally.leader and in_aura(game, ally.id, who) for ally in game.state.mates(who)))


# ---------------------------------------------------------------- what a failure does


@rule("KA-TEM-10", "KA-TEM-11", "KA-TEM-12")
def suffers(game: Game[Battle], who: Id, cause: str) -> str:
    """By the count of this cause: half the AP, no activation, or flight. `stop` ends the activation."""
    count = game[who].failures.get(cause, 0)
    if count >= 3:
        rout(game, who)
        return "stop"
    terrorise(game, who)
    if count == 2:
        game.tell(Used(figure=who, name=LOST, rules=("KA-TEM-11",)))
        return "stop"
    if HALVED not in game[who].used:
        game.tell(Used(figure=who, name=HALVED, rules=("KA-TEM-10",)))
    return "go"


def terrorise(game: Game[Battle], who: Id) -> None:
    if TERRORISED not in game[who].status:
        game.tell(StatusGained(figure=who, status=TERRORISED, rules=("KA-TEM-10",)))


@rule("KA-TEM-12", "KA-CNV-08")
def rout(game: Game[Battle], who: Id) -> None:
    """Demoralised, it leaves the table without a carcass."""
    game.moment(FALLEN, None, who)
    game.tell(Routed(figure=who, rules=("KA-TEM-12",)))
    game.moment(GONE, None, who)


@modifies(RECOVERY, "Terrorisé", "KA-TEM-10")
def recovers_half(game: Game[Battle], who: Id, situation: None) -> int:
    """- half the AP of the profile, so that half of them, rounded down, come back."""
    me = game[who]
    return me.profile_ap // 2 - me.profile_ap if HALVED in me.used else 0


@rule("KA-TEM-15", "KA-TEM-08")
def shaken(game: Game[Battle], who: Id, fear: Fear, *rules: str) -> None:
    """A test outside the own activation, or in the midst of it: a failure is charged to the next activation, and only
    the third removes the Safar at once."""
    if not game[who].in_play or temerity(game, who, fear, *rules):
        return
    if game[who].failures[fear.cause] >= 3:
        rout(game, who)
    else:
        terrorise(game, who)
        game.tell(Charged(figure=who, causes=(*game[who].charged, fear.cause), rules=("KA-TEM-15",)))


# ---------------------------------------------------------------- terror


def terror_of(foe: Safar) -> int:
    """The threshold of the terror it causes, 0 if none: the printed value, or 10 and its level."""
    if "terror" not in foe.skills:
        return 0
    printed = foe.skills["terror"]
    return BASE + foe.rank if printed is None else int(printed)


@rule("KA-TEM-14", "KA-LAT-08")
def immune_to_terror(state: Battle, who: Id) -> bool:
    """Those who cause terror are immune to it; those who cause fright too, in the French edition."""
    me = state.figures[who]
    if "terror" in me.skills or any(one.name == "immune-terror" for one in me.lasting):
        return True
    if "fearless" in me.skills or any("terror" in one.fearless for one in me.trinkets):
        return True
    return state.edition == "fr" and me.fright > 0


@rule("KA-TEM-03")
def dreaded(game: Game[Battle], who: Id, foe: Safar) -> Fear | None:
    """The fear this enemy inspires, unless it has been mastered."""
    threshold = terror_of(foe)
    if not threshold or immune_to_terror(game.state, who) or foe.id in game[who].braved:
        return None
    return Fear(foe.id, threshold, terror=True)


@at(ENTERING, "KA-TEM-04", "KA-TEM-05")
def enters_terror(game: Game[Battle], value: None, who: Id, owner: Id) -> None:
    """A test on the threshold of a dreaded zone; failing costs half of the AP left, rounded down, and it goes on. What
    was failed before waits for its next activation."""
    fear = dreaded(game, who, game[owner]) if owner not in game[who].failures else None
    if fear is None or not game[who].in_play or temerity(game, who, fear, "KA-TEM-04"):
        return
    terrorise(game, who)
    lost = game[who].ap // 2
    if lost:
        left = game[who].ap - lost
        game.tell(ApChanged(figure=who, by=-lost, left=left, reason="terror", rules=("KA-TEM-05",)))


# ---------------------------------------------------------------- step 4


@at(MORALE, "KA-ACT-04", "KA-TEM-03", "KA-TEM-06", "KA-TEM-09", "KA-TEM-10", "KA-TEM-15")
def tested(game: Game[Battle], value: str, who: Id, situation: None) -> str:
    """What was charged to this activation, then the tests due now."""
    forget(game, who)
    charged = game[who].charged
    if charged:
        game.tell(Charged(figure=who, causes=(), rules=("KA-TEM-15",)))
    for cause in charged:
        if suffers(game, who, cause) == "stop":
            return "stop"
    for fear in due(game, who):
        if fear.cause in charged:
            continue
        if temerity(game, who, fear, "KA-ACT-04", called_by(fear.cause)):
            if fear.cause == LAST:
                game.tell(StatusGained(figure=who, status=LAST_STAND, rules=("KA-TEM-07",)))
        elif suffers(game, who, fear.cause) == "stop":
            return "stop"
    return value


def called_by(cause: str) -> str:
    """The rule that calls for a test at step 4."""
    if cause.startswith("bite:"):
        return "KA-SPA-03"
    return {LAST: "KA-TEM-06", FIRE: "KA-EFX-01"}.get(cause, "KA-TEM-03")


@rule("KA-TEM-09", "KA-GEN-36")
def forget(game: Game[Battle], who: Id) -> None:
    """An enemy that is gone, or causes no terror any more, terrifies nobody; one in somebody's arms is not gone."""
    for cause in tuple(game[who].failures):
        foe = game.state.figures.get(cause)
        if foe is not None and not (foe.present and terror_of(foe)):
            game.tell(Forgotten(figure=who, cause=cause, rules=("KA-TEM-09",)))
    composed(game, who)


@rule("KA-TEM-03", "KA-TEM-05", "KA-TEM-06", "KA-EFX-01")
def due(game: Game[Battle], who: Id) -> list[Fear]:
    """The causes for which a Safar tests at step 4: terrifying enemies in its zone of control, what it has failed
    before and not yet mastered, fire, being the last."""
    me, state = game[who], game.state
    found = []
    near = mates_and_foes(state, who)[1]
    for foe in state.figures.values() if near or me.failures else ():
        if foe.side != me.side and (foe.id in near or foe.id in me.failures) and foe.present:
            fear = dreaded(game, who, foe)
            if fear is not None:
                found.append(fear)
    if afraid_of_fire(game, who) and FIRE not in me.braved:
        found.append(Fear(FIRE, BASE))
    found += [Fear(cause, BASE) for cause in me.failures if cause.startswith("bite:")]
    if is_last(state, who) and LAST not in me.braved:
        found.append(Fear(LAST, BASE))
    return found


def is_last(state: Battle, who: Id) -> bool:
    """Has it become the only one left of its side?"""
    mates = [f for f in state.figures.values() if f.side == state.figures[who].side and f.id != who]
    return bool(mates) and all(DEFEATED in f.status or ROUTED in f.status for f in mates)


# ---------------------------------------------------------------- last of its side


@modifies(CRITICAL, "Dernier carré", "KA-TEM-07")
def lower_critical(game: Game[Battle], who: Id, effort: Effort) -> int:
    """-1 for the last of a side."""
    return -1 if LAST_STAND in game[who].status else 0


@modifies(FUMBLE, "Dernier carré", "KA-TEM-07")
def lower_fumble(game: Game[Battle], who: Id, effort: Effort) -> int:
    """-1 for the last of a side."""
    return -1 if LAST_STAND in game[who].status else 0


@at(ROUND, "KA-TEM-07")
def stand_over(game: Game[Battle], value: int, nobody: Id, situation: None) -> int:
    """It lasts until the start of the next round."""
    for figure in game.state.figures.values():
        if LAST_STAND in figure.status:
            game.tell(StatusLost(figure=figure.id, status=LAST_STAND, rules=("KA-TEM-07",)))
    return value


# ---------------------------------------------------------------- fire


@rule("KA-EFX-01")
def afraid_of_fire(game: Game[Battle], who: Id) -> bool:
    """No magician, I below 5, and burning."""
    me = game[who]
    magician = bool(me.spells) or not me.skills.keys().isdisjoint(("mage", "archmage"))
    return BURNING in me.status and not magician and game.total(I, who).value < 5


@at(WOUNDED, "KA-EFX-01", "KA-TEM-15")
def scorched(game: Game[Battle], value: int, who: Id, harm: Harm) -> int:
    """Fire damage is tested at once, but for the burning of step 2, which waits for step 4."""
    new = FIRE not in game[who].braved
    if harm.fire and harm.source != "burning" and new and afraid_of_fire(game, who):
        shaken(game, who, Fear(FIRE, BASE), "KA-EFX-01")
    return value
