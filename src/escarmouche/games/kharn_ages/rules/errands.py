"""Errands: locks, documents, doors, digging, searching, talking."""

from __future__ import annotations

import math
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.decisions import Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import Total, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import Convinced, ThingChanged, Used
from escarmouche.games.kharn_ages.figures import Battle, Safar, Thing
from escarmouche.games.kharn_ages.rules.actions import action, affords, pay, too_dear
from escarmouche.games.kharn_ages.rules.generic import (
    FIELD,
    fine,
    generic,
    has_foes,
    has_things,
    no_hands,
    not_free,
    tries,
    unhindered,
)
from escarmouche.games.kharn_ages.rules.rolls import attempted, throw
from escarmouche.games.kharn_ages.rules.space import EASE, engaged_by, is_free, mates_and_foes, things_by
from escarmouche.games.kharn_ages.stats import DETECTED, HANDLED, Effort, Handling, I

TEXTS = ("document", "mechanism", "book", "inscription")
"""Kinds of things that are read or deciphered."""
LIDS = ("door", "gate", "chest", "box", "hatch")
"""Kinds of things that open and close."""
HOLE = "hole"


def things_near(game: Game[Battle], who: Id) -> list[str]:
    """Things found and lying in the zone of control, or in the own hands."""
    me, things = game[who], game.state.things
    near = {*me.carrying, *(things_by(game.state, who) if me.controls else ())}
    return [name for name, thing in things.items() if name in near and not thing.hidden] if near else []


class Fit(Struct, frozen=True):
    """What the things of a battle are fit for at all: is any locked, a lid, a text?"""

    locked: bool
    lids: bool
    texts: bool


LATEST: list[tuple[object, Fit]] = [(None, Fit(locked=False, lids=False, texts=False))]


def fit(state: Battle) -> Fit:
    """Found once for the things as they are: most battles have nothing of the kind."""
    things, found = LATEST[0]
    if things is not state.things:
        every = state.things.values()
        kinds = {thing.kind for thing in every}
        found = Fit(
            locked=any(thing.locked for thing in every),
            lids=not kinds.isdisjoint(LIDS),
            texts=not kinds.isdisjoint(TEXTS),
        )
        LATEST[0] = (state.things, found)
    return found


def has_locks(state: Battle, me: Safar) -> object:
    return fit(state).locked


def has_lids(state: Battle, me: Safar) -> object:
    return fit(state).lids


def has_texts(state: Battle, me: Safar) -> object:
    return fit(state).texts


# ---------------------------------------------------------------- locks, doors


@rule("KA-GEN-09", "KA-GEN-03")
def why_no_picking(game: Game[Battle], who: Id, thing: str) -> Refusal | None:
    if not game.state.things[thing].locked:
        return Refusal("not-locked", ("KA-GEN-09",), {"thing": thing})
    return no_hands(game[who], "KA-GEN-09") or not_free(game, who, "KA-GEN-09")


@generic("pick-lock", 1, things_near, why_no_picking, "KA-GEN-09", needs=(has_locks, has_things))
@rule("KA-GEN-09")
def pick_lock(game: Game[Battle], who: Id, thing: str) -> None:
    """A + I and the die against 12, or the scenario's number: any lock or mechanism opens."""
    it = game.state.things[thing]
    if tries(game, who, "pick-lock", "AI", it.lock, "KA-GEN-09").passed:
        now = replace(it, locked=False, open=True, fixed=False)
        game.tell(ThingChanged(thing=thing, now=now, reason="unlocked", rules=("KA-GEN-09",)))
        game.moment(HANDLED, None, who, Handling("unlocked", thing))


@rule("KA-GEN-24")
def why_not_open(game: Game[Battle], who: Id, thing: str) -> Refusal | None:
    it = game.state.things[thing]
    if it.locked:
        return Refusal("locked", ("KA-GEN-09",), {"thing": thing})
    return None if it.kind in LIDS and not it.open else Refusal("nothing-to-open", ("KA-GEN-24",), {"thing": thing})


@generic("open", 1, things_near, why_not_open, "KA-GEN-24", needs=(has_lids, has_things))
@rule("KA-GEN-24")
def opens(game: Game[Battle], who: Id, thing: str) -> None:
    now = replace(game.state.things[thing], open=True)
    game.tell(ThingChanged(thing=thing, now=now, reason="opened", rules=("KA-GEN-24",)))


@rule("KA-GEN-24")
def why_not_close(game: Game[Battle], who: Id, thing: str) -> Refusal | None:
    it = game.state.things[thing]
    return None if it.kind in LIDS and it.open else Refusal("nothing-to-open", ("KA-GEN-24",), {"thing": thing})


@generic("close", 1, things_near, why_not_close, "KA-GEN-24", needs=(has_lids, has_things))
@rule("KA-GEN-24")
def closes(game: Game[Battle], who: Id, thing: str) -> None:
    now = replace(game.state.things[thing], open=False)
    game.tell(ThingChanged(thing=thing, now=now, reason="closed", rules=("KA-GEN-24",)))


# ---------------------------------------------------------------- documents


@rule("KA-GEN-21")
def why_not_read(game: Game[Battle], who: Id, thing: str) -> Refusal | None:
    it, me = game.state.things[thing], game[who]
    if it.kind not in TEXTS or me.side in it.read:
        return Refusal("nothing-to-read", ("KA-GEN-21",), {"thing": thing})
    if it.once and it.read:
        return Refusal("wiped-out-already", ("KA-GEN-21", "KA-CNV-01"), {"thing": thing})
    if "read" in me.used:
        return Refusal("once-per-activation", ("KA-GEN-21",), {"figure": who, "action": "read"})
    return not_free(game, who, "KA-GEN-21")


@generic("read", 2, things_near, why_not_read, "KA-GEN-21", needs=(has_texts, has_things))
@rule("KA-GEN-21")
def read(game: Game[Battle], who: Id, thing: str) -> None:
    """T + I and the die against 13, once per activation."""
    game.tell(Used(figure=who, name="read", rules=("KA-GEN-21",)))
    if tries(game, who, "read", "TI", 13, "KA-GEN-21").passed:
        it = game.state.things[thing]
        now = replace(it, read=(*it.read, game[who].side))
        game.tell(ThingChanged(thing=thing, now=now, reason="understood", rules=("KA-GEN-21",)))
        game.moment(HANDLED, None, who, Handling("understood", thing))


# ---------------------------------------------------------------- digging


def digs(game: Game[Battle], who: Id) -> list[Option]:
    able = is_free(game.state, who) and affords(game, who, 0 if spade(game[who]) else 2, "dig")
    return [Option("dig", "", ("KA-GEN-06",))] if able else []


@rule("KA-GEN-06")
def why_no_digging(game: Game[Battle], who: Id, answer: Any) -> Refusal | None:
    return not_free(game, who, "KA-GEN-06") or too_dear(game, who, 0 if spade(game[who]) else 2, "dig", "KA-GEN-06")


@rule("KA-EQP-05")
def spade(me: Safar) -> bool:
    """Does what it holds dig free, and has it not done so in this activation?"""
    return "dug" not in me.used and any(me.card(item).digs for item in me.in_hand("weapon"))


@action("dig", digs, why_no_digging, needs=(unhindered,))
@rule("KA-GEN-06")
def dig(game: Game[Battle], who: Id, answer: Any) -> None:
    """C + P and the die against 12: a hole half a toise deep and as wide as the base, where it stands; digging on in
    the same place makes it deeper."""
    if spade(game[who]):
        pay(game, who, 0, "dig", "KA-GEN-06", "KA-EQP-05")
        game.tell(Used(figure=who, name="dug", rules=("KA-EQP-05",)))
    else:
        pay(game, who, 2, "dig", "KA-GEN-06")
    if not tries(game, who, "dig", "CP", 12, "KA-GEN-06").passed:
        return
    me = game[who]
    holes = {name: it for name, it in game.state.things.items() if it.kind == HOLE}
    name = next((name for name, it in holes.items() if it.at == me.at), f"{HOLE}-{len(holes) + 1}")
    hole = holes.get(name, Thing(HOLE, me.at, me.level))
    now = replace(hole, depth=hole.depth + 0.5)
    game.tell(ThingChanged(thing=name, now=now, reason="dug", rules=("KA-GEN-06",)))


# ---------------------------------------------------------------- searching


def searches(game: Game[Battle], who: Id) -> list[Option]:
    return [Option("detect", "", ("KA-GEN-11",))] if affords(game, who, 2, "detect") else []


def why_no_search(game: Game[Battle], who: Id, answer: Any) -> Refusal | None:
    return too_dear(game, who, 2, "detect", "KA-GEN-11")


@action("detect", searches, why_no_search, least=2)
@rule("KA-GEN-11")
def detect(game: Game[Battle], who: Id, answer: Any) -> None:
    """On a natural 8 everything hidden in the aura is found."""
    pay(game, who, 2, "detect", "KA-GEN-11")
    effort = Effort(FIELD, "detect", purpose="detect", needed=8, bare=True)
    thrown = throw(game, who, effort)
    passed = thrown.kept >= 8
    game.tell(attempted(who, effort, thrown, Total(0, 0, (), ()), "", thrown.kept, 8, passed, "KA-GEN-11"))
    if not passed:
        return
    me, reach = game[who], game.total(I, who).value
    for name, thing in game.state.things.items():
        if thing.hidden and thing.at is not None:
            far = math.hypot(math.dist(me.at, thing.at), thing.level - me.level)
            if far <= reach + EASE:
                now = replace(thing, hidden=False)
                game.tell(ThingChanged(thing=name, now=now, reason="found", rules=("KA-GEN-11",)))
    game.moment(DETECTED, None, who)


# ---------------------------------------------------------------- talking


def listeners(game: Game[Battle], who: Id) -> list[Id]:
    return mates_and_foes(game.state, who)[1]


@rule("KA-GEN-05")
def why_no_talk(game: Game[Battle], who: Id, target: Id) -> Refusal | None:
    others = [foe for foe in engaged_by(game.state, who) if foe != target]
    return Refusal("engaged", ("KA-GEN-05",), {"figure": who}) if others else fine(game, who, target)


@generic("convince", 1, listeners, why_no_talk, "KA-GEN-05", needs=(has_foes,))
@rule("KA-GEN-05")
def convince(game: Game[Battle], who: Id, target: Id) -> None:
    """Twice I and the die against 13, while nobody else engages the speaker. What it brings is the scenario's."""
    if tries(game, who, "convince", "II", 13, "KA-GEN-05").passed:
        game.tell(Convinced(figure=who, target=target, rules=("KA-GEN-05",)))
