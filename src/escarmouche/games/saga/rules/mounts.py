"""Mounts: where they cannot go, what happens to those who strike or shoot at them, and riders who fall."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from escarmouche.core.decisions import Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import Total, at, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.cards import shelf
from escarmouche.games.saga.core import level
from escarmouche.games.saga.dread import Dismounted, MountHurt
from escarmouche.games.saga.events import Soaked
from escarmouche.games.saga.figures import Effect, Melee
from escarmouche.games.saga.rules.attack import assail, out_of_reach, targets
from escarmouche.games.saga.rules.damage import damage, summed
from escarmouche.games.saga.rules.deeds import action
from escarmouche.games.saga.rules.effects import effect, fall, suffer
from escarmouche.games.saga.rules.missiles import in_range, loose, out_of_range
from escarmouche.games.saga.rules.movement import enters
from escarmouche.games.saga.stats import DEALT, FELL, HIT, MAY_GO, MOUNT, Blow
from escarmouche.space.geometry import Point

UNRIDDEN = ("stairs-down", "stairs-up", "ladder")
AIMED = frozenset((MOUNT,))
CITED = ("SG-CORE-25",)


@at(MAY_GO, "SG-CORE-25")
def stays_off_stairs(game: Game[Melee], value: Refusal | None, who: Id, path: tuple[Point, ...]) -> Refusal | None:
    """No mount goes on stairs or ladders."""
    if value is not None or not game[who].mount:
        return value
    for piece, ring in game.state.table.outlines:
        if piece.kind in UNRIDDEN and any(enters(ring, a, b) for a, b in pairwise(path)):
            return Refusal("mounted", ("SG-CORE-25",), {"figure": who})
    return None


# ---------------------------------------------------------------- attacks on mounts


@rule("SG-CORE-25")
def mounts_struck(game: Game[Melee], who: Id) -> list[Option]:
    """The mounts of opponents in reach."""
    near = [(held, one) for held, one in targets(game, who) if game[one].mount]
    return [Option({"strike-mount": one, "weapon": held}, one, ("SG-CORE-25",)) for held, one in near]


def why_no_mount(game: Game[Melee], who: Id, answer: Any) -> Refusal | None:
    on_foot = isinstance(answer, dict) and next(iter(answer.values())) in game.state.figures
    if on_foot and not game[next(iter(answer.values()))].mount:
        return Refusal("no-mount", ("SG-CORE-25",), {"figure": next(iter(answer.values()))})
    return out_of_reach(game, who, answer) if "strike-mount" in answer else out_of_range(game, who, answer)


@action("strike-mount", mounts_struck, why_no_mount, "declared")
@rule("SG-CORE-25")
def strike_mount(game: Game[Melee], who: Id, answer: Any) -> None:
    """A blow at a mount: against the level at which it is ridden, without a dodge."""
    assail(game, Blow(who, answer["strike-mount"], answer["weapon"], marked=AIMED))


def mounts_aimed(game: Game[Melee], who: Id, name: str, tag: str) -> list[Option]:
    found = in_range(game, who, tag)
    return [Option({name: one, "weapon": held}, one, ("SG-CORE-25",)) for held, one in found if game[one].mount]


def mounts_shot(game: Game[Melee], who: Id) -> list[Option]:
    return mounts_aimed(game, who, "shoot-mount", "projectile")


def mounts_thrown_at(game: Game[Melee], who: Id) -> list[Option]:
    return mounts_aimed(game, who, "throw-mount", "thrown")


@action("shoot-mount", mounts_shot, why_no_mount, "declared")
@rule("SG-CORE-25")
def shoot_mount(game: Game[Melee], who: Id, answer: Any) -> None:
    """A shot at a mount, as large as a horse."""
    loose(game, Blow(who, answer["shoot-mount"], answer["weapon"], "shoot", marked=AIMED))


@action("throw-mount", mounts_thrown_at, why_no_mount, "declared")
@rule("SG-CORE-25")
def throw_at_mount(game: Game[Melee], who: Id, answer: Any) -> None:
    """A throw at a mount, as large as a horse."""
    loose(game, Blow(who, answer["throw-mount"], answer["weapon"], "throw", marked=AIMED))


@at(HIT, "SG-CORE-25")
def mount_hit(game: Game[Melee], value: bool, who: Id, blow: Blow) -> bool:
    """Damage against the Endurance dice of the mount alone; its rider is not hurt."""
    me = game[who]
    if not value or MOUNT not in blow.marked or not me.mount:
        return value
    hurt, endurance = damage(game, blow), shelf().mounts[me.mount].endurance
    borne = summed(game, who, "soak", Total(endurance, endurance, (), ()), Total(0, 0, (), ()), *CITED)
    levels = level(hurt - borne) if hurt > borne else 0
    game.tell(Soaked(figure=who, by=blow.by, damage=hurt, soak=borne, levels=levels, mount=True, rules=CITED))
    if levels:
        dealt = Effect(kind="mount", on=who, by=blow.by, wounds=levels, amount=levels, rules=CITED)
        suffer(game, dealt, blow)
        game.moment(DEALT, None, blow.by, (blow, dealt))
    return False


@effect("mount")
@rule("SG-CORE-25")
def mount_hurt(game: Game[Melee], it: Effect) -> None:
    """A mount loses wound levels; with the last it goes down, and its rider or crew falls."""
    me = game[it.on]
    if not me.mount:
        return
    left = max(shelf().mounts[me.mount].wounds - me.mount_wounds - it.wounds, 0)
    game.tell(MountHurt(figure=it.on, wounds=it.wounds, left=left, rules=CITED))
    if not left:
        fall(game, Effect(kind="fall", on=it.on, by=it.by, rules=CITED))
        dismount(game, None, it.on, None)


@at(FELL, "SG-CORE-25")
def dismount(game: Game[Melee], value: None, who: Id, situation: None) -> None:
    """A rider who falls is on foot."""
    if game[who].mount:
        game.tell(Dismounted(figure=who, mount=game[who].mount, rules=CITED))
