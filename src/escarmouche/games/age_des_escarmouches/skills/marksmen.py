"""Skills of shooters and lookouts: Harcèlement, Rechargement rapide, Tir d'assaut, Tir instinctif, Conscience; and the
breath of some."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import Any

from escarmouche.core.decisions import Choose, Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.events import ActionTaken
from escarmouche.games.age_des_escarmouches.figures import Fighter, Fray
from escarmouche.games.age_des_escarmouches.rules.actions import DEEDS, deed
from escarmouche.games.age_des_escarmouches.rules.assault import Assault, assail, turned_to
from escarmouche.games.age_des_escarmouches.rules.contact import apart, free
from escarmouche.games.age_des_escarmouches.rules.keywords import pair
from escarmouche.games.age_des_escarmouches.rules.life import one_by_one
from escarmouche.games.age_des_escarmouches.rules.moving import cut_path, face_onward, step
from escarmouche.games.age_des_escarmouches.rules.pursuit import count_use
from escarmouche.games.age_des_escarmouches.rules.salvos import salvo
from escarmouche.games.age_des_escarmouches.rules.shooting import (
    aims,
    named,
    shoot,
    weapons,
    why_no_shooter,
    why_no_target,
)
from escarmouche.games.age_des_escarmouches.rules.sight import AWARE, spared
from escarmouche.games.age_des_escarmouches.rules.trials import pace
from escarmouche.games.age_des_escarmouches.stats import (
    ALLOTTED,
    BARRED,
    BEFORE_CONTACT,
    FIELD,
    MIDWAY,
    PERFORMS,
    SEEN,
    TIR,
    Blow,
    Look,
    Test,
    Trip,
)
from escarmouche.space.geometry import Point, Ring, distance, gap_to_ring, half_extent, heading

CLOSE = 2
"""The difficulty of an assault shot."""
RELOAD = "reload"
SHOT = "assault-shot"
"""What its one shot of an assault is counted under."""


def made(me: Fighter) -> list[str]:
    """Its actions of this activation, free ones left out."""
    return [name for name in me.done if name in DEEDS and DEEDS[name].nature != "free"]


# ---------------------------------------------------------------- Harcèlement


@at(BARRED, "AE-HARC-01")
def runs_after_shot(game: Game[Fray], value: tuple[str, ...], who: Id, action: str) -> tuple[str, ...]:
    """A run may follow a shot."""
    me = game[who]
    return (*value, "run") if action == "run" and "harassment" in me.skills and made(me) == ["shoot"] else value


@at(MIDWAY, "AE-HARC-01")
def harasses(game: Game[Fray], path: tuple[Point, ...], who: Id, trip: Trip) -> tuple[Point, ...]:
    """A shot in the middle of a run, before more than MOU is covered; the way still to go."""
    me = game[who]
    able = trip.kind == "run" and "harassment" in me.skills and made(me) == ["run"] and weapons(me, False)
    if not able or why_no_shooter(game, who) is not None:
        return path
    length = sum(distance(a, b) for a, b in pairwise(path))
    left = pace(game, who) - trip.gone
    options = [Option({"after": far}) for far in range(int(min(length, left)) + 1) if left >= 0]
    offered = (Option("none"), *options)
    answer = game.ask("harass", who, partial(Choose, rules=("AE-HARC-01",), options=offered, decline="none"))
    if answer == "none":
        return path
    first = cut_path(path, float(answer["after"]))
    step(game, who, trip, first)
    if game[who].in_play:
        face_onward(game, who, first if len(first) > 1 else path)
        shoots_now(game, who)
    later = path[max(len(first) - 1, 1) :]
    return (first[-1], *later) if game[who].in_play else (first[-1],)


def shoots_now(game: Game[Fray], who: Id) -> None:
    """One ordinary shot at somebody seen from here, or none."""
    options = (Option("none"), *aims(game, who, "shoot", "AE-HARC-01"))
    if len(options) == 1:
        return
    answer = game.ask("shot", who, partial(Choose, rules=("AE-HARC-01",), options=options, decline="none"))
    if answer != "none":
        target = answer["shoot"]
        game.tell(ActionTaken(figure=who, action="shoot", target=target, rules=("AE-HARC-01",)))
        game.moment(PERFORMS, who, who, "shoot")
        if why_no_shooter(game, who) is None and why_no_target(game, who, target) is None:
            shoot(game, who, target, named(game[who], answer["weapon"]))


# ---------------------------------------------------------------- Rechargement rapide


def why_no_reload(game: Game[Fray], who: Id, answer: Any) -> Refusal | None:
    me = game[who]
    if "quick-reload" not in me.skills:
        return Refusal("no-such-skill", ("AE-RRAP-01",), {"figure": who})
    if made(me) or RELOAD in me.done:
        return Refusal("only-first", ("AE-RRAP-01",), {"figure": who})
    refusal = why_no_shooter(game, who)
    return refusal or (None if weapons(me, False) else Refusal("artillery-only", ("AE-RRAP-01",), {"figure": who}))


def reloads(game: Game[Fray], who: Id) -> list[Option]:
    return [Option(RELOAD, "", ("AE-RRAP-01",))] if why_no_reload(game, who, RELOAD) is None else []


@deed(RELOAD, "free", reloads, why_no_reload)
@rule("AE-RRAP-01")
def quick_reload(game: Game[Fray], who: Id, answer: Any) -> None:
    """From now on only shots, one more than usual, each with less TIR."""


@at(BARRED, "AE-RRAP-01")
def only_shots(game: Game[Fray], value: tuple[str, ...], who: Id, action: str) -> tuple[str, ...]:
    """Who reloads quickly makes two ordinary shots and nothing else but free actions."""
    me = game[who]
    if RELOAD not in me.done or (action in DEEDS and DEEDS[action].nature == "free"):
        return value
    return (*value, "shoot") if action == "shoot" and me.done.count("shoot") < 2 else (*value, "AE-RRAP-01")


@modifies(TIR, "Rechargement rapide", "AE-RRAP-01")
def hurried(game: Game[Fray], who: Id, use: object) -> int:
    """-X for all shots of an activation that has one more."""
    me = game[who]
    hurries = RELOAD in me.done and isinstance(use, Test) and use.purpose == "shot"
    return -me.number("quick-reload") if hurries else 0


# ---------------------------------------------------------------- Tir d'assaut


@at(BEFORE_CONTACT, "AE-TASS-01", "AE-TASS-02", "AE-TASS-03")
def assault_shot(game: Game[Fray], value: str, who: Id, assault: Assault) -> str:
    """Before contact a shot of difficulty 2 at the target; if it falls, the assault may turn to somebody else."""
    me, target = game[who], assault.targets[0]
    ready = "assault-shot" in me.skills and SHOT not in me.uses and game.state.phase == "activation"
    arms = weapons(me, False) if ready else []
    if value != "go" or assault.resumed or not arms or why_no_shooter(game, who) or why_no_target(game, who, target):
        return value
    options = (Option("no"), *(Option({"weapon": one.name}) for one in arms))
    only = options[-1].value if len(arms) == 1 else "yes"
    build = partial(
        Choose,
        rules=("AE-TASS-01",),
        options=options,
        decline="no",
        spelt_out=lambda told: only if told == "yes" else told,
    )
    answer = game.ask("assault-shot", who, build)
    if answer == "no":
        return value
    count_use(game, who, SHOT, "AE-TASS-01")
    shoot(game, who, target, named(me, answer["weapon"]), hard=CLOSE)
    if game[target].in_play:
        return value
    redirect(game, assault)
    return "stop"


@rule("AE-TASS-02")
def redirect(game: Game[Fray], assault: Assault) -> None:
    """The target is dead: an engagement on somebody else within the same potential, or nothing."""
    turns = turned_to(game, Assault(assault.who, "engagement", (), assault.limit, climb=assault.climb))
    if not turns:
        return
    options = (Option("stay"), *(Option({"engagement": foe}, foe, ("AE-TASS-02",)) for foe in turns))
    answer = game.ask("redirect", assault.who, partial(Choose, rules=("AE-TASS-02",), options=options, decline="stay"))
    if answer != "stay":
        assail(game, turns[answer["engagement"]])


# ---------------------------------------------------------------- Tir instinctif


@at(ALLOTTED, "AE-TINS-01")
def sure_aim(game: Game[Fray], value: int, who: Id, look: Look) -> int:
    return value + 2 if "instinctive-shot" in game[who].skills else value


@at(SEEN, "AE-TINS-02")
def instinct(game: Game[Fray], value: int, who: Id, look: Look) -> int:
    """A hindered view hinders a shot by one degree less; it opens no closed one."""
    hindered = look.purpose == "shot" and 1 <= value <= 2
    return value - 1 if hindered and "instinctive-shot" in game[who].skills else value


# ---------------------------------------------------------------- Conscience


@rule("AE-CONS-01", "AE-IDES-01")
def aware(game: Game[Fray], look: Look) -> bool:
    """Does somebody sense another without looking? Not to shoot at it."""
    skills = game[look.who].skills
    senses = look.purpose != "shot" and ("awareness" in skills or "immortal-destiny" in skills)
    return senses and apart(game.state, look.who, look.at) <= AWARE + 1e-9


@at(FIELD, "AE-CONS-01")
def all_around(game: Game[Fray], value: bool, who: Id, look: Look) -> bool:
    return value or aware(game, look)


@at(SEEN, "AE-CONS-01")
def through_all(game: Game[Fray], value: int, who: Id, look: Look) -> int:
    return 0 if value and aware(game, look) else value


# ---------------------------------------------------------------- Souffle


@rule("AE-SOUF-02")
def why_no_breath(game: Game[Fray], who: Id, answer: Any) -> Refusal | None:
    if "breath" not in game[who].equipment:
        return Refusal("no-breath", ("AE-SOUF-01",), {"figure": who})
    return None if free(game.state, who) else Refusal("not-free", ("AE-SOUF-02", "AE-CONT-02"), {"figure": who})


def breaths(game: Game[Fray], who: Id) -> list[Option]:
    return [Option("breathe", "", ("AE-SOUF-01",))] if why_no_breath(game, who, "breathe") is None else []


@rule("AE-SOUF-01")
def burns(game: Game[Fray], who: Id, answer: Any) -> tuple[Blow, ...]:
    """Everybody under the cone is struck, friends too, no farther than one level away."""
    me = game[who]
    force, length = pair(me.equipment["breath"])
    cone = cone_of(me, float(length))
    near = [one for one in game.state.fighters() if one.id != who and abs(one.altitude - me.altitude) <= 1]
    under = [one.id for one in near if not spared(game.state, me, one) and gap_to_ring(one, cone) <= 0.0]
    return tuple(Blow(who, one, force, "breath", "breath") for one in under)


@deed("breathe", "cumulative", breaths, why_no_breath, together=salvo(breaths, burns), cited="AE-SOUF-01")
def breathe(game: Game[Fray], who: Id, answer: Any) -> None:
    """The breath of one fighter."""
    one_by_one(game, burns(game, who, answer))


@rule("AE-SOUF-01")
def cone_of(me: Fighter, length: float) -> Ring:
    """A triangle with its point at the front of the base, a fifth as wide as it is long."""
    ux, uy = heading(me.angle)
    front, _ = half_extent(me.base)
    x, y = me.at[0] + front * ux, me.at[1] + front * uy
    fx, fy, half = x + length * ux, y + length * uy, length / 10
    return ((x, y), (fx + half * uy, fy - half * ux), (fx - half * uy, fy + half * ux))
