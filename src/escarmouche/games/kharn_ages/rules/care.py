"""Care: antidotes, wounds, fire."""

from __future__ import annotations

from msgspec.structs import replace

from escarmouche.core.decisions import Choose, Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import Poisoned, bled
from escarmouche.games.kharn_ages.figures import BURNING, Battle, Safar
from escarmouche.games.kharn_ages.rules.ailments import extinguish
from escarmouche.games.kharn_ages.rules.generic import generic, near, no_hands, self_and_near, tries
from escarmouche.games.kharn_ages.rules.movement import Trip
from escarmouche.games.kharn_ages.rules.space import EASE, covers, extent, known, zone_of
from escarmouche.games.kharn_ages.rules.structure import at_hand, beside, quench
from escarmouche.games.kharn_ages.rules.terrain import DEEP, lies_at, underfoot
from escarmouche.games.kharn_ages.rules.thresholds import Path
from escarmouche.games.kharn_ages.stats import ARRIVED, SHIFTED
from escarmouche.space.geometry import gap_to_ring
from escarmouche.space.table import Piece

WATER = ("water", "ice", "water-bucket")
"""Things that put out fires; scenery does with one of these among its tags, and deep water."""


def nothing(who: Id, *rules: str) -> Refusal:
    return Refusal("nothing-to-tend", rules, {"figure": who})


# ---------------------------------------------------------------- who is in need of any


def poisoned(state: Battle, me: Safar) -> list[Id]:
    """Everybody who is."""
    return in_need(state)[0]


def bloody(state: Battle, me: Safar) -> list[Id]:
    """Everybody who bleeds."""
    return in_need(state)[1]


def ablaze(state: Battle, me: Safar) -> bool:
    """Does anybody or anything burn?"""
    return bool(state.burning or in_need(state)[2])


def in_need(state: Battle) -> list[list[Id]]:
    """Those who are poisoned, bleed, burn: looked for once while everybody is as they are."""
    facts = known(state)
    found: list[list[Id]] | None = facts.get("in need")
    if found is None:
        found = facts["in need"] = [[], [], []]
        for who, it in state.figures.items():
            if it.poison is not None:
                found[0].append(who)
            if it.bleeding:
                found[1].append(who)
            if BURNING in it.status:
                found[2].append(who)
    return found


# ---------------------------------------------------------------- antidotes


@rule("KA-GEN-01", "KA-GEN-03")
def why_no_antidote(game: Game[Battle], who: Id, patient: Id) -> Refusal | None:
    if game[patient].poison is None:
        return nothing(patient, "KA-GEN-01")
    return no_hands(game[who], "KA-GEN-01")


@generic("antidote", 2, self_and_near, why_no_antidote, "KA-GEN-01", needs=(poisoned,))
@rule("KA-GEN-01")
def antidote(game: Game[Battle], who: Id, patient: Id) -> None:
    """A point less of the penalty; at 0 the poisoning is over."""
    left = (game[patient].poison or 0) - 1
    game.tell(Poisoned(figure=patient, penalty=left if left > 0 else None, rules=("KA-GEN-01",)))


@generic("full-antidote", 4, self_and_near, why_no_antidote, "KA-GEN-02", needs=(poisoned,))
@rule("KA-GEN-02")
def full_antidote(game: Game[Battle], who: Id, patient: Id) -> None:
    game.tell(Poisoned(figure=patient, penalty=None, rules=("KA-GEN-02",)))


# ---------------------------------------------------------------- wounds


@rule("KA-GEN-25", "KA-GEN-03")
def why_no_tending(game: Game[Battle], who: Id, patient: Id) -> Refusal | None:
    if not game[patient].bleeding:
        return nothing(patient, "KA-GEN-25")
    return no_hands(game[who], "KA-GEN-25")


@generic("tend", 2, self_and_near, why_no_tending, "KA-GEN-25", needs=(bloody,))
@rule("KA-GEN-25")
def tend(game: Game[Battle], who: Id, patient: Id) -> None:
    """One bleeding effect is lowered by 1, chosen by the player; at 0 it ends."""
    bleeding = list(game[patient].bleeding)
    value = which_wound(game, who, patient)
    number = next(n for n, effect in enumerate(bleeding) if effect.value == value)
    bleeding[number] = replace(bleeding[number], value=value - 1)
    left = tuple(effect for effect in bleeding if effect.value > 0)
    game.tell(bled(patient, left, "KA-GEN-25"))


def which_wound(game: Game[Battle], who: Id, patient: Id) -> int:
    values = sorted({effect.value for effect in game[patient].bleeding}, reverse=True)
    if len(values) == 1:
        return values[0]
    answer = game.ask(
        "wound",
        who,
        lambda: Choose(
            rules=("KA-GEN-25",),
            facts={"patient": patient},
            options=tuple(Option({"lower": value}, patient) for value in values),
            decline={"lower": values[0]},
        ),
    )
    return int(answer["lower"])


@generic("tend-all", 4, self_and_near, why_no_tending, "KA-GEN-26", needs=(bloody,))
@rule("KA-GEN-26")
def tend_all(game: Game[Battle], who: Id, patient: Id) -> None:
    game.tell(bled(patient, (), "KA-GEN-26"))


# ---------------------------------------------------------------- fire


def aflame(game: Game[Battle], who: Id) -> list[str]:
    """Itself, others in its zone of control, and things and scenery there, or in its own hands, that burn."""
    state, me = game.state, game[who]
    others = [f.id for f in zone_of(state, who)]
    return [who, *others, *(name for name in state.burning if name in me.carrying or at_hand(state, me, name))]


def alight(game: Game[Battle], target: str) -> bool:
    return target in game.state.burning or (target in game.state.figures and BURNING in game[target].status)


def douse(game: Game[Battle], target: str, rule_id: str) -> None:
    if target in game.state.figures:
        extinguish(game, target, rule_id)
    else:
        quench(game, target, rule_id)


@rule("KA-GEN-18", "KA-GEN-11", "KA-ZOC-06")
def water(game: Game[Battle], who: Id) -> bool:
    """Is there water or ice in the zone of control, lying, standing or carried, that somebody has found? In the English
    edition the Safar itself must have it: carry it, or stand in it."""
    state, me = game.state, game[who]
    if any(state.things[name].kind in WATER for name in me.carrying if name in state.things):
        return True
    at_length = state.edition == "fr" and me.controls
    far, high = (extent(me), 2 * me.radius) if at_length else (0.0, 0.0)
    for piece, ring in zip(state.table.pieces, state.table.rings, strict=True):
        close = is_water(piece) and gap_to_ring(me.footprint, ring) <= far + EASE
        if close and beside(replace(piece, base=lies_at(state.table, piece, ring)), me.level, high):
            return True
    if state.edition != "fr":
        return False
    for thing in state.things.values():
        if thing.kind not in WATER or thing.hidden:
            continue
        if near(me, thing.at, thing.level) or (thing.carrier and covers(me, state.figures[thing.carrier])):
            return True
    return False


def is_water(piece: Piece) -> bool:
    return piece.kind == DEEP or bool(piece.tags.intersection(WATER))


@rule("KA-GEN-18", "KA-GEN-03")
def why_not_put_out(game: Game[Battle], who: Id, target: Id) -> Refusal | None:
    if not alight(game, target):
        return nothing(target, "KA-GEN-18")
    if not water(game, who):
        return Refusal("no-water", ("KA-GEN-18",), {"figure": who})
    return no_hands(game[who], "KA-GEN-18")


@generic("put-out", 1, aflame, why_not_put_out, "KA-GEN-18", needs=(ablaze,))
@rule("KA-GEN-18")
def put_out(game: Game[Battle], who: Id, target: Id) -> None:
    """With water or ice: A + I and the die against 12."""
    if tries(game, who, "put-out", "AI", 12, "KA-GEN-18").passed:
        douse(game, target, "KA-GEN-18")


@rule("KA-GEN-20", "KA-GEN-03")
def why_not_smothered(game: Game[Battle], who: Id, target: Id) -> Refusal | None:
    if not alight(game, target):
        return nothing(target, "KA-GEN-20")
    if water(game, who):
        return Refusal("water-at-hand", ("KA-GEN-20", "KA-GEN-18"), {"figure": who})
    return None


@generic("smother", 2, aflame, why_not_smothered, "KA-GEN-20", needs=(ablaze,))
@rule("KA-GEN-20")
def smother(game: Game[Battle], who: Id, target: Id) -> None:
    """Without water: A + I and the die against 14."""
    if tries(game, who, "smother", "AI", 14, "KA-GEN-20").passed:
        douse(game, target, "KA-GEN-20")


@rule("KA-GEN-19")
def soak(game: Game[Battle], who: Id, path: Path) -> None:
    """Deep water anywhere on the way puts a fire out by itself, that of what is carried as well."""
    me = game[who]
    aflame = [one for one in (who, *me.carrying) if alight(game, one)] if me.in_play else []
    if aflame and DEEP in underfoot(game.state.table, path, landing=True):
        for one in aflame:
            douse(game, one, "KA-GEN-19")


@at(ARRIVED, "KA-GEN-19")
def jumps_in(game: Game[Battle], value: None, who: Id, trip: Trip) -> None:
    soak(game, who, trip.path or (game[who].at,))


@at(SHIFTED, "KA-GEN-19")
def pushed_in(game: Game[Battle], value: None, who: Id, path: Path) -> None:
    soak(game, who, path)
