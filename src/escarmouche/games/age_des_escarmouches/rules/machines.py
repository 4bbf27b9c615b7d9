"""War machines in use: who serves them, how they are fired and hauled, and what stands under their rampart."""

from __future__ import annotations

from functools import partial
from typing import Any

from escarmouche.core.decisions import Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.placing import ask_path
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.cards import shelf
from escarmouche.games.age_des_escarmouches.events import ActionTaken, CrewNamed, MachineTaken
from escarmouche.games.age_des_escarmouches.figures import ROUTED, Fighter, Fray
from escarmouche.games.age_des_escarmouches.rules.actions import deed
from escarmouche.games.age_des_escarmouches.rules.artillery import lob, loose, why_no_aiming
from escarmouche.games.age_des_escarmouches.rules.attributes import any_of
from escarmouche.games.age_des_escarmouches.rules.contact import free, touch
from escarmouche.games.age_des_escarmouches.rules.life import one_by_one
from escarmouche.games.age_des_escarmouches.rules.moving import face, heading_of, step
from escarmouche.games.age_des_escarmouches.rules.paths import clear, met_at, path_decision, ring_around, some_way
from escarmouche.games.age_des_escarmouches.rules.sequence import at_hand, awaken, end_activation, late
from escarmouche.games.age_des_escarmouches.rules.shooting import targets_of, why_no_target
from escarmouche.games.age_des_escarmouches.rules.trials import pace
from escarmouche.games.age_des_escarmouches.stats import MUSTERS, SHIFT, TURN, Test, Trip
from escarmouche.space.geometry import Point, distance, quantise

MISSING = 2.5
"""What a hauler too few takes from the MOU of a machine, and one more than needed adds."""
USE = "machine"
"""The family of everything a machine is used for."""


# ---------------------------------------------------------------- the crew


@rule("AE-WARM-02")
def may_serve(game: Game[Fray], who: Id, machine: Id) -> bool:
    """In contact with the machine, free, and with a TIR score."""
    me = game[who]
    able = me.in_play and not me.machine and me.scores.get("TIR") is not None and ROUTED not in me.status
    return able and touch(me, game[machine]) and free(game.state, who)


@rule("AE-WARM-02", "AE-WARM-03")
def crewing_side(game: Game[Fray], machine: Id) -> str:
    """The side whose fighters form the crew: the one that did so last, if both could; nothing if neither can."""
    able = {one.side for one in game.state.fighters() if may_serve(game, one.id, machine)}
    mine = game[machine].side
    return mine if mine in able else next(iter(able), "")


@at(TURN, "AE-WARM-05", "AE-WARM-06", "AE-WARM-12", "AE-TACT-10")
def name_crews(game: Game[Fray], number: int, who: Id, situation: object) -> int:
    """At the start of a turn every machine gets its crew, announced to all; it is activated with the machine's card.
    The last tactician names first; the crew of a lost machine has its own cards again."""
    taken: list[Id] = []
    for machine in sorted(machines(game.state), key=lambda one: game[one].side != game.state.tactician):
        side = crewing_side(game, machine) if game[machine].in_play else ""
        if side and side != game[machine].side:
            game.tell(MachineTaken(figure=machine, side=side, rules=("AE-WARM-03",)))
        able = [one.id for one in game.state.fighters() if one.side == side and may_serve(game, one.id, machine)]
        taken += appoint(game, machine, [one for one in able if one not in taken])
    return number


def machines(state: Fray) -> list[Id]:
    return [one.id for one in state.figures.values() if one.machine]


@rule("AE-WARM-05", "AE-WARM-07", "AE-WARM-12")
def appoint(game: Game[Fray], machine: Id, able: list[Id]) -> list[Id]:
    """Which of those who could its player takes, twice EQU at most; those who fit the machine serve it, the others are
    substitutes."""
    crew: list[Id] = []
    for one in able:
        full = len(crew) >= 2 * needed(game[machine])
        if not full and game.choose("crew", one, ("no", "yes"), "yes", "AE-WARM-05") == "yes":
            crew.append(one)
    told(game, machine, crew)
    return crew


def told(game: Game[Fray], machine: Id, crew: list[Id]) -> None:
    servants = tuple(one for one in crew if serves(game[one], game[machine]))
    before = [one.id for one in game.state.figures.values() if one.crew == machine]
    if crew or before:
        rules = ("AE-WARM-05", "AE-WARM-06")
        game.tell(CrewNamed(figure=machine, members=tuple(crew), servants=servants, rules=rules))


@rule("AE-WARM-07")
def serves(me: Fighter, machine: Fighter) -> bool:
    """Does somebody meet the machine's own conditions?"""
    card = shelf().machines.get(machine.profile)
    return card is None or any_of(me, card.servants)


def needed(machine: Fighter) -> int:
    """EQU."""
    return machine.scores.get("EQU") or 1


@at(MUSTERS, "AE-WARM-04")
def man(game: Game[Fray], value: None, who: Id, situation: object) -> None:
    """Before the deployment each machine is given the crew it needs, which is deployed with it."""
    for machine in machines(game.state):
        side, lacking = game[machine].side, needed(game[machine])
        able = [one for one in game.state.side(side) if one.scores.get("TIR") is not None and not one.machine]
        able = sorted(able, key=lambda one: (not serves(one, game[machine]), one.incarnate))
        crew: list[Id] = []
        while len(crew) < lacking and (
            left := [one.id for one in able if one.id not in crew and not game[one.id].crew]
        ):
            crew.append(game.choose("manned", side, left, left[0], "AE-WARM-04"))
        told(game, machine, crew)


# ---------------------------------------------------------------- may it be used


@rule("AE-WARM-11", "AE-WARM-14", "AE-RUEE-03")
def hands(game: Game[Fray], machine: Id) -> list[Id]:
    """The members of its crew who can use it now: still in contact and free, not yet activated, and in a Ruée those
    who have not failed their test."""
    ready = [who for who in at_hand(game.state, machine) if late(game.state) not in game[who].uses]
    return [who for who in ready if may_serve(game, who, machine)]


def why_unmanned(game: Game[Fray], machine: Id) -> Refusal | None:
    if not game[machine].machine:
        return Refusal("no-machine", ("AE-WARM-01",), {"figure": machine})
    return None if hands(game, machine) else Refusal("no-crew-left", ("AE-WARM-02", "AE-WARM-14"), {"figure": machine})


@rule("AE-WARM-14")
def busy(game: Game[Fray], machine: Id, action: str) -> list[Id]:
    """Everybody of the crew is at it, and does nothing else."""
    crew = hands(game, machine)
    for who in crew:
        awaken(game, who, "AE-WARM-14")
        game.tell(ActionTaken(figure=who, action=action, target=machine, rules=("AE-WARM-14",)))
    return crew


def released(game: Game[Fray], crew: list[Id]) -> None:
    for who in crew:
        if game[who].in_play:
            end_activation(game, who)


@modifies(SHIFT, "Équipage", "AE-WARM-11", "AE-WARM-13")
def crewed(game: Game[Fray], who: Id, test: Test) -> int:
    """-1 column for each member missing, -1 for a substitute."""
    me = game[who]
    if not me.crew or test.answer != me.crew:
        return 0
    busy_now = [one for one in game.state.figures.values() if one.crew == me.crew and "serve" in one.done]
    return -max(needed(game[me.crew]) - len(busy_now), 0) - (0 if me.servant else 1)


# ---------------------------------------------------------------- firing


def gun(me: Fighter, shape: str) -> bool:
    return any(one.shape == shape for one in me.ranged)


@rule("AE-WARM-13", "AE-WARM-18")
def volleys(game: Game[Fray], machine: Id) -> list[Option]:
    """Every target, and every member of the crew who may test."""
    if not gun(game[machine], "piercing"):
        return []
    foes, crew = targets_of(game, machine), hands(game, machine)
    return [Option({"volley": foe, "by": who}, foe, ("AE-WARM-18",)) for foe in foes for who in crew]


def why_no_volley(game: Game[Fray], machine: Id, answer: Any) -> Refusal | None:
    refusal = why_unmanned(game, machine)
    if refusal is None and not gun(game[machine], "piercing"):
        refusal = Refusal("no-piercing-weapon", ("AE-ARTG-01",), {"figure": machine})
    if refusal is None:
        refusal = why_no_target(game, machine, str(answer.get("volley")) if isinstance(answer, dict) else "")
    return refusal or why_not_by(game, machine, answer)


def why_not_by(game: Game[Fray], machine: Id, answer: Any) -> Refusal | None:
    by = str(answer.get("by")) if isinstance(answer, dict) else ""
    if by in hands(game, machine):
        return None
    one = game.state.figures.get(by)
    if one is not None and one.crew == machine and ROUTED in one.status:
        return Refusal("routed", ("AE-ROUT-02", "AE-WARM-13"), {"figure": by})
    if one is not None and one.crew == machine and not free(game.state, by):
        return Refusal("not-free", ("AE-WARM-02", "AE-CONT-02"), {"figure": by})
    return Refusal("not-of-the-crew", ("AE-WARM-13",), {"figure": by})


@rule("AE-ECLA-06", "AE-WARM-18")
def takes_aim(game: Game[Fray], who: Id) -> Id:
    """Whoever shoots with a machine gives itself away as with a weapon of its own."""
    from escarmouche.games.age_des_escarmouches.skills.scouts import show

    show(game, who, "AE-ECLA-06")
    return who


@deed("volley", "exclusive", volleys, why_no_volley, family=USE, cited="AE-WARM-14")
@rule("AE-WARM-13", "AE-WARM-14", "AE-WARM-18")
def volley(game: Game[Fray], machine: Id, answer: Any) -> None:
    """A piercing shot with the TIR of a member of the crew."""
    crew = busy(game, machine, "serve")
    loose(game, machine, takes_aim(game, answer["by"]), answer["volley"], game[machine].ranged[0])
    released(game, crew)


def launches(game: Game[Fray], machine: Id) -> list[Option]:
    if why_no_launch(game, machine, None) is not None:
        return []
    return [Option({"launch": who}, who, ("AE-WARM-18",)) for who in hands(game, machine)]


def why_no_launch(game: Game[Fray], machine: Id, answer: Any) -> Refusal | None:
    refusal = why_unmanned(game, machine)
    if refusal is None and not gun(game[machine], "area"):
        refusal = Refusal("no-area-weapon", ("AE-ARTG-01",), {"figure": machine})
    if refusal is None:
        refusal = why_no_aiming(game, machine)
    if refusal is None and isinstance(answer, dict):
        refusal = why_not_by(game, machine, {"by": answer.get("launch")})
    return refusal


@deed("launch", "exclusive", launches, why_no_launch, family=USE, cited="AE-WARM-14")
@rule("AE-WARM-13", "AE-WARM-14", "AE-WARM-18")
def launch(game: Game[Fray], machine: Id, answer: Any) -> None:
    """An area shot with the TIR of a member of the crew."""
    crew = busy(game, machine, "serve")
    one_by_one(game, lob(game, machine, takes_aim(game, answer["launch"]), game[machine].ranged[0]))
    released(game, crew)


# ---------------------------------------------------------------- hauling


@rule("AE-WARM-16")
def hauled(game: Game[Fray], machine: Id, haulers: list[Id]) -> float:
    """How far some of the crew can move it: the slowest of them, its weight, and how many they are."""
    if not haulers:
        return 0.0
    weight = (game[machine].scores.get("POI") or 0) / 2
    more = len(haulers) - needed(game[machine])
    eased = min(MISSING * more, weight) if more > 0 else MISSING * more
    return max(min(pace(game, who) for who in haulers) - weight + eased, 0.0)


def why_no_haul(game: Game[Fray], machine: Id, answer: Any) -> Refusal | None:
    """A crew, some of whom are quick and many enough."""
    refusal = why_unmanned(game, machine)
    if refusal is not None:
        return refusal
    fastest = sorted(hands(game, machine), key=lambda who: -pace(game, who))
    able = any(hauled(game, machine, fastest[: n + 1]) for n in range(len(fastest)))
    return None if able else Refusal("too-heavy", ("AE-WARM-16",), {"figure": machine})


def hauls(game: Game[Fray], machine: Id) -> list[Option]:
    return [Option("haul", "", ("AE-WARM-15",))] if why_no_haul(game, machine, "haul") is None else []


@deed("haul", "exclusive", hauls, why_no_haul, family=USE, cited="AE-WARM-15")
@rule("AE-WARM-15", "AE-WARM-16", "AE-WARM-17")
def haul(game: Game[Fray], machine: Id, answer: Any) -> None:
    """Those of the crew who take part move the machine, and stand around it afterwards as they stood before."""
    crew = busy(game, machine, "haul")
    part = [who for who in crew if game.choose("hauls", who, ("no", "yes"), "yes", "AE-WARM-15") == "yes"]
    trip = Trip("haul", hauled(game, machine, part), (), ("AE-WARM-15", "AE-WARM-16"), game[machine].at)
    begun, stood = game[machine].at, {who: game[who].at for who in part}
    if trip.limit and some_way(game, machine, trip, frozenset(part)) is not None:
        path = ask_path(game, machine, partial(path_decision, game, machine, trip, frozenset(part)))
        step(game, machine, trip, path)
        face(game, machine, heading_of(path) if len(path) > 1 else game[machine].angle)
        for who, at_first in stood.items() if len(path) > 1 else ():
            follow(game, who, machine, shifted(at_first, begun, game[machine].at), trip)
    released(game, crew)


def shifted(spot: Point, begun: Point, ended: Point) -> Point:
    return quantise((spot[0] + ended[0] - begun[0], spot[1] + ended[1] - begun[1]))


@rule("AE-WARM-17")
def follow(game: Game[Fray], who: Id, machine: Id, wanted: Point, trip: Trip) -> None:
    """A hauler is put where it stood beside the machine, or else at the nearest place in contact with it."""

    def fits(spot: Point) -> bool:
        met = any(met_at(game, who, foe.id, spot) for foe in game.state.enemies(who))
        return not met and clear(game, who, spot)

    near = sorted(ring_around(game[who], game[machine]), key=lambda spot: distance(spot, wanted))
    spot = next((spot for spot in (wanted, *near) if fits(spot)), None)
    if spot is not None:
        step(game, who, trip, (game[who].at, spot))
