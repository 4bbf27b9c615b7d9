"""Fright: the supernatural fear of those one has to face in melee, and the table of what it does."""

from __future__ import annotations

from escarmouche.core.decisions import Choose, Option
from escarmouche.core.events import Moved, StatusGained, StatusLost
from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import ApChanged, Forgotten, MasterySpent, Tested, Used
from escarmouche.games.kharn_ages.figures import FRIGHTENED, GROUND, ROOTED, STUNNED, Battle, Safar
from escarmouche.games.kharn_ages.rules.effects import drop, free_attack
from escarmouche.games.kharn_ages.rules.faints import overcome
from escarmouche.games.kharn_ages.rules.haunts import haunted_by, haunts
from escarmouche.games.kharn_ages.rules.movement import Trip, foot_of, legs_of, pace, rise, way_among
from escarmouche.games.kharn_ages.rules.relief import Gap, cut, gaps, walked_to
from escarmouche.games.kharn_ages.rules.rolls import half, one_die
from escarmouche.games.kharn_ages.rules.sight import middle
from escarmouche.games.kharn_ages.rules.space import EASE, covers, in_aura, in_reach
from escarmouche.games.kharn_ages.rules.terrain import stride, worst
from escarmouche.games.kharn_ages.rules.thresholds import Path, haunted_on, meetings
from escarmouche.games.kharn_ages.stats import (
    ARRIVED,
    CLEARED,
    ENCHANTED,
    ENDS,
    FACING,
    GONE,
    HAUNTED,
    MENACES,
    MORALE,
    NERVE,
    PARTING,
    PASSING,
    RECOVERY,
    SHIFTED,
    STARTS,
    TARGETED,
    WOUNDED,
    Attack,
    Fear,
    Harm,
    I,
    T,
)
from escarmouche.space.geometry import distance, quantise, thousandths

SAPPED, STAYS = "fright-loss", "rooted-on"
"""Used in this activation: AP are lost at step 6; the roots hold beyond its end."""


def cause_of(source: Id) -> str:
    return f"fright:{source}"


# ---------------------------------------------------------------- when to test


@rule("KA-FRT-01", "KA-FRT-11")
def in_contact(state: Battle, who: Id, source: Id) -> bool:
    """Does it still face the source in melee: in the zone of control of one or the other? Or is it in the place?"""
    if source in haunts(state.table):
        return source in haunted_by(state, who)
    me, foe = state.figures[who], state.figures.get(source)
    return foe is not None and foe.in_play and (covers(me, foe) or covers(foe, me))


@rule("KA-FRT-11", "KA-TEM-14")
def still_frightens(state: Battle, who: Id, source: Id) -> bool:
    """Are the conditions unchanged: the contact, the source's fright, and that it causes none itself?"""
    if state.figures[who].fright or not in_contact(state, who, source):
        return False
    return source in haunts(state.table) or dread_of(state.figures[source], state.figures[who]) > 0


@rule("KA-FRT-01", "KA-TEM-14")
def faces(game: Game[Battle], who: Id, source: Id, *rules: str) -> None:
    """A test for a source that is not mastered, nor failed, in this contact."""
    me, value = game[who], game[source].frightens(game[who])
    if not value or me.fright or not me.in_play:
        return
    known = cause_of(source) in me.braved or cause_of(source) in me.failures
    if known and in_contact(game.state, who, source):
        return
    if known:
        calm(game, who, source)
    fright(game, who, source, value, *rules)


@at(FACING, "KA-FRT-01")
def enters(game: Game[Battle], value: None, who: Id, owner: Id) -> None:
    """On the threshold of the zone of control of somebody frightening."""
    faces(game, who, owner, "KA-FRT-01")


@at(PASSING, "KA-FRT-01")
def passes_by(game: Game[Battle], value: None, who: Id, foe: Id) -> None:
    """Somebody frightening engages whomever it passes."""
    if covers(game[who], game[foe]):
        faces(game, foe, who, "KA-FRT-01")


@at(PARTING, "KA-FRT-01", "KA-FRT-11")
def parts(game: Game[Battle], value: None, who: Id, foe: Id) -> None:
    """On a way that comes back, the next meeting is another one."""
    settle_nerves(game)


@at(ARRIVED, "KA-FRT-01", "KA-FRT-11")
def arrives(game: Game[Battle], value: None, who: Id, trip: Trip) -> None:
    engages(game, who)


@rule("KA-FRT-01", "KA-FRT-11")
def engages(game: Game[Battle], who: Id) -> None:
    """Somebody frightening has engaged others; or a contact has been broken."""
    if game[who].fright:
        for foe in game.state.enemies(who):
            if covers(game[who], foe):
                faces(game, foe.id, who, "KA-FRT-01")
    if haunts(game.state.table):
        shudders(game, who)
    settle_nerves(game)


@at(MENACES, "KA-FRT-01")
def menaces(game: Game[Battle], value: None, who: Id, situation: None) -> None:
    """Whom it has in its zone of control is engaged by somebody frightening from now on."""
    engages(game, who)


@at(SHIFTED, "KA-FRT-01", "KA-FRT-11")
def cast_up(game: Game[Battle], value: None, who: Id, path: Path) -> None:
    """Pushed or fled into somebody's zone of control, or it into one's own, the two interact as if one had walked."""
    for foe in game.state.enemies(who):
        if covers(foe, game[who]):
            faces(game, who, foe.id, "KA-FRT-01")
    engages(game, who)


@rule("KA-FRT-01")
def shudders(game: Game[Battle], who: Id) -> None:
    """A test for every frightening place that it has come into."""
    for place in haunted_by(game.state, who):
        shudder(game, None, who, place)


@at(HAUNTED, "KA-FRT-01")
def shudder(game: Game[Battle], value: None, who: Id, place: Id) -> None:
    """A test for a frightening place, on its threshold or in it."""
    me = game[who]
    known = cause_of(place) in me.braved or cause_of(place) in me.failures
    if me.in_play and not known and not me.fright:
        fright(game, who, place, haunts(game.state.table)[place][0], "KA-FRT-01")


@at(TARGETED, "KA-FRT-01", "KA-FRT-09")
def attacked(game: Game[Battle], value: str, who: Id, attack: Attack) -> str:
    """Attacking somebody frightening in melee, or being attacked by it; whoever faints or flees attacks no more, nor
    whoever has lost meanwhile what it was to strike with."""
    if not attack.melee:
        return value
    if not attack.free or attack.capped:  # what fright itself gives is part of the meeting
        faces(game, who, attack.target, "KA-FRT-01")
        faces(game, attack.target, who, "KA-FRT-01")
    me = game[who]
    armed = not attack.item or (attack.item in me.gear and me.gear[attack.item].held)
    able = armed and me.in_play and STUNNED not in me.status and game[attack.target].in_play
    return value if able and in_reach(game.state, who, attack.target, attack.item) else "stop"


@at(WOUNDED, "KA-FRT-01")
def by_weapon(game: Game[Battle], value: int, who: Id, harm: Harm) -> int:
    """Being wounded by a frightening weapon."""
    me = game[who]
    if not harm.fright or not harm.by or me.fright:
        return value
    known = cause_of(harm.by) in me.braved or cause_of(harm.by) in me.failures
    if not (known and in_contact(game.state, who, harm.by)):
        fright(game, who, harm.by, harm.fright, "KA-FRT-01")
    return value


def dread_of(foe: Safar, me: Safar) -> int:
    """The fright that a source, or a weapon in its hand, causes somebody."""
    weapons: list[int] = [foe.card(item).fright for item in foe.in_hand("weapon")]
    return max(foe.frightens(me), max(weapons, default=0))


# ---------------------------------------------------------------- the test


@rule("KA-FRT-02", "KA-FRT-04", "KA-SKL-26", "KA-TEM-01", "KA-LAT-08")
def fright(game: Game[Battle], who: Id, source: Id, needed: int, *rules: str) -> None:
    """T and I, what steadies the nerves, and one die against the source's value; a failure may be bought off."""
    me = game[who]
    if me.dauntless:
        return
    base = game.total(T, who).value + game.total(I, who).value
    added = game.total(NERVE, who, Fear(cause_of(source), needed), base=base)
    die = one_die(game, who, "test", "KA-FRT-02")
    total = added.value + die
    passed = total >= needed or bought_off(game, who)
    game.tell(
        Tested(
            figure=who,
            test="fright",
            cause=cause_of(source),
            die=die,
            total=total,
            needed=needed,
            passed=passed,
            base=added.base,
            modifiers=added.modifiers,
            failures=0 if passed else game[who].failures.get(cause_of(source), 0) + 1,
            rules=("KA-FRT-02", *rules),
        )
    )
    if passed:
        collected(game, who)
        return
    if FRIGHTENED not in game[who].status:
        game.tell(StatusGained(figure=who, status=FRIGHTENED, rules=("KA-FRT-04",)))
    TABLE[one_die(game, who, "table", "KA-FRT-04")](game, who, source)


@rule("KA-FRT-03", "KA-STS-01")
def bought_off(game: Game[Battle], who: Id) -> bool:
    """A mastery die of any field, its own or of a veteran ally in its aura that has its senses, given up for good."""
    allies = [ally for ally in game.state.friends(who) if STUNNED not in ally.status]
    helpers = [ally for ally in allies if ally.rank == 3 and in_aura(game, who, ally.id)]
    found = [
        Option({"mastery": die + 1, "by": one.id}, one.id, ("KA-FRT-03",))
        for one in (game[who], *helpers)
        for die in range(len(one.mastery))
        if die not in one.given_up | one.spent
    ]
    if not found:
        return False
    answer = game.ask(
        "courage", who, lambda: Choose(rules=("KA-FRT-03",), options=(*found, Option("none")), decline="none")
    )
    if answer == "none":
        return False
    game.tell(MasterySpent(figure=answer["by"], die=answer["mastery"], forever=True, rules=("KA-FRT-03",)))
    return True


# ---------------------------------------------------------------- the table


@rule("KA-FRT-05")
def faints(game: Game[Battle], who: Id, source: Id) -> None:
    overcome(game, who, STUNNED, "KA-FRT-05", "KA-STS-01")


@rule("KA-FRT-06")
def freezes(game: Game[Battle], who: Id, source: Id) -> None:
    """Until the end of its next activation; at step 4 the one in progress is meant."""
    if ROOTED not in game[who].status:
        game.tell(StatusGained(figure=who, status=ROOTED, rules=("KA-FRT-06",)))
    if game.state.active == who and not testing(game[who]):
        game.tell(Used(figure=who, name=STAYS, rules=("KA-FRT-06",)))
    settle_nerves(game)


@rule("KA-FRT-07")
def sapped(game: Game[Battle], who: Id, source: Id) -> None:
    """Half of the profile's AP, rounded up; at step 4 out of what step 6 will bring."""
    me = game[who]
    if game.state.active == who and testing(me):
        game.tell(Used(figure=who, name=SAPPED, rules=("KA-FRT-07",)))
        return
    lost = min(me.ap, half(me.profile_ap))
    if lost:
        game.tell(ApChanged(figure=who, by=-lost, left=me.ap - lost, reason="fright", rules=("KA-FRT-07",)))


@rule("KA-FRT-08", "KA-STS-03")
def flees(game: Game[Battle], who: Id, source: Id) -> None:
    """V toises straight away from the source, less on bad ground, up to whatever is in the way; nothing is hurt. Who is
    rooted, stunned or on the ground stays."""
    me = game[who]
    if me.status & {ROOTED, STUNNED, GROUND}:
        return
    places = haunts(game.state.table)
    start = me.at
    origin = middle(places[source][1]) if source in places else game[source].at
    away = distance(origin, start) or 1.0
    ux, uy = (start[0] - origin[0]) / away, (start[1] - origin[1]) / away
    most = pace(game, who)
    far = worst(game.state, me, most, (start, (start[0] + ux * most, start[1] + uy * most)))[0]
    goal = quantise((start[0] + ux * far, start[1] + uy * far))
    ground = way_among(game.state, who, (start, goal)).ground
    path = ground.clip((start, goal)) if ground.blocked((start, goal)) is not None else (start, goal)
    chasm = too_wide(game, who, path)
    if chasm is not None:
        path = (start, foot_of(game.state, who, chasm, cut(path, chasm.start, chasm.end)))
    if len(path) > 1:
        cost = thousandths(distance(path[0], path[-1]))
        high = walked_to(game.state.table, me.level, path, stride(me))
        game.tell(Moved(figure=who, path=path, cost=cost, kind="flight", rules=("KA-FRT-08",)))
        rise(game, who, high)
        drop(game, who)
        runs_past(game, me, path)
        game.moment(SHIFTED, None, who, path)


@rule("KA-FRT-01", "KA-FRT-08")
def runs_past(game: Game[Battle], me: Safar, path: Path) -> None:
    """Others that frighten, and frightening places, on the way of somebody who runs on."""
    passed = [stop.what for stop in meetings(game.state, me, path) if stop.moment is FACING]
    for foe in passed:
        if not in_contact(game.state, me.id, foe):
            faces(game, me.id, foe, "KA-FRT-01")
    for place, _ in haunted_on(game.state, me, path):
        shudder(game, None, me.id, place)


@rule("KA-FRT-08", "KA-MOV-15")
def too_wide(game: Game[Battle], who: Id, path: Path) -> Gap | None:
    """The first gap on the way of somebody who runs blindly that takes more than a jump without a roll."""
    easy = legs_of(game, who, path).easy
    over = gaps(game.state.table, game[who].level, path)
    return next((gap for gap in over if gap.closed and gap.length > easy + EASE), None)


@rule("KA-FRT-09")
def struck(game: Game[Battle], who: Id, source: Id) -> None:
    """A place strikes nobody."""
    if source in game.state.figures:
        free_attack(game, source, ("KA-FRT-09",), only=who, most=2)


@rule("KA-FRT-10")
def lashes_out(game: Game[Battle], who: Id, source: Id) -> None:
    """Nobody strikes a place."""
    if source in game.state.figures:
        free_attack(game, who, ("KA-FRT-10",), only=source)


TABLE = {1: faints, 2: freezes, 3: freezes, 4: sapped, 5: sapped}
TABLE |= {6: flees, 7: flees, 8: struck, 9: struck, 10: lashes_out}


# ---------------------------------------------------------------- again, and the end of it

TESTING = "step-4"


def testing(me: Safar) -> bool:
    return TESTING in me.used


@at(MORALE, "KA-FRT-11", "KA-ACT-04")
def again(game: Game[Battle], value: str, who: Id, situation: None) -> str:
    """Step 4: a test for every source it fears and that still frightens it."""
    sources = [cause.removeprefix("fright:") for cause in game[who].failures if cause.startswith("fright:")]
    if not sources or not game[who].in_play:
        return value
    game.tell(Used(figure=who, name=TESTING, rules=("KA-ACT-04",)))
    for source in sources:
        if game[who].in_play and still_frightens(game.state, who, source):
            places = haunts(game.state.table)
            needed = places[source][0] if source in places else dread_of(game[source], game[who])
            fright(game, who, source, needed, "KA-FRT-11")
    return "stop" if STUNNED in game[who].status else value


@at(GONE, "KA-FRT-11")
def rid_of(game: Game[Battle], value: None, who: Id, situation: None) -> None:
    settle_nerves(game)


@at(CLEARED, "KA-FRT-11")
def laid_to_rest(game: Game[Battle], value: None, nobody: Id, situation: None) -> None:
    """The place that frightened is no more."""
    settle_nerves(game)


@at(STARTS, "KA-FRT-11")
def starts(game: Game[Battle], value: None, who: Id, situation: None) -> None:
    settle_nerves(game)


@at(ENCHANTED, "KA-FRT-11", "KA-TEM-14")
def disenchanted(game: Game[Battle], value: None, nobody: Id, situation: None) -> None:
    """The fright that a spell lent is over, or lent to the frightened one itself."""
    settle_nerves(game)


@rule("KA-FRT-11")
def settle_nerves(game: Game[Battle]) -> None:
    """Fright ends without a test where the contact is broken, or the source is gone or frightens no more; and whoever
    has stood it has to stand it again when they meet again."""
    for figure in [one for one in game.state.figures.values() if (one.failures or one.braved) and one.present]:
        for cause in (*figure.failures, *figure.braved):
            source = cause.removeprefix("fright:")
            if source != cause and not still_frightens(game.state, figure.id, source):
                calm(game, figure.id, source)


def calm(game: Game[Battle], who: Id, source: Id) -> None:
    game.tell(Forgotten(figure=who, cause=cause_of(source), rules=("KA-FRT-11",)))
    collected(game, who)


def collected(game: Game[Battle], who: Id) -> None:
    """Nobody frightens it any more."""
    me = game[who]
    if FRIGHTENED in me.status and not any(cause.startswith("fright:") for cause in me.failures):
        game.tell(StatusLost(figure=who, status=FRIGHTENED, rules=("KA-FRT-11",)))


@at(ENDS, "KA-FRT-06")
def uprooted(game: Game[Battle], value: None, who: Id, situation: None) -> None:
    if ROOTED in game[who].status and STAYS not in game[who].used:
        game.tell(StatusLost(figure=who, status=ROOTED, rules=("KA-FRT-06",)))
        engages(game, who)


@modifies(RECOVERY, "Effroi", "KA-FRT-07")
def recovers_less(game: Game[Battle], who: Id, situation: None) -> int:
    """- half the AP of the profile, rounded as always, after a fright that saps."""
    return -half(game[who].profile_ap) if SAPPED in game[who].used else 0
