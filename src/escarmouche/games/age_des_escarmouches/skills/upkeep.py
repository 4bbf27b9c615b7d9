"""The upkeep phase: what wears fighters down, then what restores them."""

from __future__ import annotations

from functools import partial
from typing import Any

from escarmouche.core.decisions import Choose, Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.events import Marked, PointsLost
from escarmouche.games.age_des_escarmouches.figures import LINGERING, ROUTED, TERRIFIED, Fighter, Fray
from escarmouche.games.age_des_escarmouches.rules.contact import immune, touch
from escarmouche.games.age_des_escarmouches.rules.fear import rally
from escarmouche.games.age_des_escarmouches.rules.life import heal, lose
from escarmouche.games.age_des_escarmouches.rules.trials import die
from escarmouche.games.age_des_escarmouches.stats import BAD, GOOD

CITED = {"regeneration": "AE-REGE-01", "healer": "AE-SOIN-01", "mechanic": "AE-MECA-01"}
TERROR = 4
"""Éphémère of those whom an undead has routed."""


# ---------------------------------------------------------------- negative effects


@at(BAD, "AE-UPK-02", "AE-EPHE-01", "AE-MVIV-02")
def fades(game: Game[Fray], value: None, who: Id, first: str) -> None:
    """The ephemeral lose a life point on X or more."""
    for one in game.state.fighters():
        needed = fading(game, one.id) if game[one.id].in_play else 0
        if needed and die(game, one.id, "ephemeral", "AE-EPHE-01", at_least=needed) >= needed:
            lose(game, one.id, 1, "", "ephemeral")


@rule("AE-EPHE-01", "AE-MVIV-02", "AE-SKIL-02")
def fading(game: Game[Fray], who: Id) -> int:
    """X of Éphémère/X, the lower of its own and that of terror; 0 without it."""
    me = game[who]
    found = [me.number("ephemeral")] if "ephemeral" in me.skills else []
    found += [TERROR] if TERRIFIED in me.status else []
    return min(found, default=0)


@at(BAD, "AE-UPK-02", "AE-TOXI-02", "AE-TOXI-03")
def poisoned(game: Game[Fray], value: None, who: Id, first: str) -> None:
    """One roll for everybody with toxic markers: the lowest number, one less for every further marker."""
    for one in game.state.fighters():
        if not one.toxic or not game[one.id].in_play or immune(game, one.id, "toxic"):
            continue
        needed = min(one.toxic) - (len(one.toxic) - 1)
        rules = ("AE-TOXI-02",)
        sure = needed <= 1
        if sure or die(game, one.id, "toxic", *rules, at_least=needed) >= needed:
            lose(game, one.id, 1, "", "toxic")
        if not game.state.options.get("toxic_markers_persist", True):
            game.tell(Marked(figure=one.id, toxic=(), rules=("AE-TOXI-03",)))


@at(BAD, "AE-UPK-02", "AE-TACT-08")
def points_expire(game: Game[Fray], value: None, who: Id, first: str) -> None:
    """Tactic points that were not spent are lost."""
    for side, points in game.state.tactics.items():
        if points:
            game.tell(PointsLost(side=side, left=0, lost=points, rules=("AE-TACT-08",)))


# ---------------------------------------------------------------- positive effects


@at(GOOD, "AE-UPK-03", "AE-UPK-04", "AE-RALY-01")
def recover(game: Game[Fray], value: None, who: Id, first: str) -> None:
    """Rallies, regeneration, healing and repairs: each player orders its own, the tactician's go first."""
    for side in (first, game.state.other(first)):
        tried: tuple[tuple[str, Id], ...] = ()
        pressed = game.state.presses("effect")
        while left := [one for one in effects(game, side) if (one["effect"], one["by"]) not in tried]:
            sure = len(left) == 1 and left[0]["effect"] == "rally" and not pressed
            chosen = left[0] if sure else which(game, side, left)
            if chosen == "done":
                break
            tried = (*tried, (chosen["effect"], chosen["by"]))
            RESTORES[chosen["effect"]](game, chosen)


def which(game: Game[Fray], side: str, left: list[dict[str, str]]) -> Any:
    """The next effect; nobody may leave out a rally test."""
    options = [Option(one, one["by"], ("AE-UPK-04",)) for one in left]
    options += [] if any(one["effect"] == "rally" for one in left) else [Option("done")]
    no = partial(why_not_restored, game)
    build = partial(Choose, rules=("AE-UPK-04",), options=tuple(options), decline=left[0], why_not=no)
    return game.ask("effect", side, build)


@rule("AE-SOIN-01", "AE-MECA-01", "AE-ROUT-02")
def why_not_restored(game: Game[Fray], answer: Any) -> Refusal | None:
    """Healers and mechanics restore whoever they touch and is hurt; a routed healer nobody."""
    name = answer.get("effect") if isinstance(answer, dict) else ""
    by, on = (game.state.figures.get(answer.get(key)) for key in ("by", "on")) if name else (None, None)
    if by is None or on is None or name not in ("healer", "mechanic"):
        return None
    cited = CITED[name]
    if name == "healer" and ROUTED in by.status:
        return Refusal("routed", (cited, "AE-ROUT-02"), {"figure": by.id})
    if not touch(by, on):
        return Refusal("out-of-touch", (cited, "AE-CONT-01"), {"figure": on.id})
    fallen = ("AE-ACHA-01",) if LINGERING in on.status else ()
    return Refusal("nothing-to-restore", (cited, *fallen), {"figure": on.id})


@rule("AE-UPK-04", "AE-REGE-01", "AE-SOIN-01", "AE-MECA-01", "AE-ACHA-01")
def effects(game: Game[Fray], side: str) -> list[dict[str, str]]:
    """What may restore somebody of a side now: the effect, by whom, on whom."""
    mine = game.state.in_play(side)
    found = [{"effect": "rally", "by": one.id} for one in mine if ROUTED in one.status]
    hurt = [one for one in mine if one.pv < one.full and LINGERING not in one.status]
    found += [{"effect": "regeneration", "by": one.id} for one in hurt if "regeneration" in one.skills]
    for one in mine:
        near = [it for it in hurt if touch(one, it)]
        if "healer" in one.skills and ROUTED not in one.status:
            found += [{"effect": "healer", "by": one.id, "on": it.id} for it in near if healable(it)]
        if "mechanic" in one.skills:
            found += [{"effect": "mechanic", "by": one.id, "on": it.id} for it in near if it.machine]
    return found


@rule("AE-SOIN-01", "AE-INAL-01")
def healable(it: Fighter) -> bool:
    """Not a machine, and nobody unalterable."""
    return not it.machine and "unalterable" not in it.skills


def rallying(game: Game[Fray], chosen: dict[str, str]) -> None:
    rally(game, chosen["by"])


@rule("AE-REGE-01", "AE-SOIN-01", "AE-MECA-01")
def restoring(game: Game[Fray], chosen: dict[str, str]) -> None:
    """A point comes back on X or more."""
    who, skill = chosen["by"], chosen["effect"]
    needed = game[who].number(skill)
    cited = CITED[skill]
    if die(game, who, skill, cited, at_least=needed) >= needed:
        heal(game, chosen.get("on", who), 1, skill, cited)


RESTORES = {"rally": rallying, "regeneration": restoring, "healer": restoring, "mechanic": restoring}
