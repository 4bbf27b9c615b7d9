"""Questions put to the table: what a fighter sees, reaches, needs and may do."""

from __future__ import annotations

from itertools import islice

from escarmouche.core.game import Game
from escarmouche.core.state import Id
from escarmouche.files.words import Unknown
from escarmouche.games.age_des_escarmouches.figures import SCORES, Fray
from escarmouche.games.age_des_escarmouches.rules.combat import melees, splits
from escarmouche.games.age_des_escarmouches.rules.contact import apart, foes_touched, free, touch
from escarmouche.games.age_des_escarmouches.rules.machines import hands, hauled
from escarmouche.games.age_des_escarmouches.rules.moving import potential, why_no_climb
from escarmouche.games.age_des_escarmouches.rules.paths import course, ground_of, in_the_way
from escarmouche.games.age_des_escarmouches.rules.sequence import heads
from escarmouche.games.age_des_escarmouches.rules.shooting import difficulty, named
from escarmouche.games.age_des_escarmouches.rules.sight import degree, why_unseen
from escarmouche.games.age_des_escarmouches.rules.trials import column, read, score, threshold
from escarmouche.games.age_des_escarmouches.rules.turns import Turn
from escarmouche.games.age_des_escarmouches.scenarios.victory import averages
from escarmouche.games.age_des_escarmouches.stats import Trip
from escarmouche.rulings.lookups import Asked, Lookup, Lookups, about, between
from escarmouche.space.geometry import quantise

KINDS = ("march", "run", "dodge", "engagement", "charge", "assailing")


def score_query(game: Game[Fray], asked: Asked) -> int | str:
    """A characteristic with all its modifiers; none for a dash."""
    name = asked["score"]
    if name not in (*SCORES, "MOU"):
        raise Unknown("score", name, (*SCORES, "MOU"))
    value = score(game, asked["figure"], name)
    return "none" if value is None else value


def sight_query(game: Game[Fray], asked: Asked) -> str:
    refusal = why_unseen(game, asked["from"], asked["to"], asked.get("purpose", "sight"))
    return "clear" if refusal is None else refusal.reason


def range_query(game: Game[Fray], asked: Asked) -> int | str:
    weapons = [one.name for one in game[asked["from"]].ranged]
    if asked["weapon"] not in weapons:
        raise Unknown("weapon", str(asked["weapon"]), weapons)
    weapon = named(game[asked["from"]], asked["weapon"])
    found = difficulty(apart(game.state, asked["from"], asked["to"]), weapon.range)
    return "out" if found is None else found


def potential_query(game: Game[Fray], asked: Asked) -> float:
    if asked["kind"] not in KINDS:
        raise Unknown("kind of movement", str(asked["kind"]), KINDS)
    who = asked["figure"]
    if game[who].machine:
        return hauled(game, who, hands(game, who)) if asked["kind"] == "march" else 0.0
    return potential(game, who, asked["kind"])


def route_query(game: Game[Fray], asked: Asked) -> float | str:
    """The length of the shortest way to a point or into contact."""
    who, kind = asked["figure"], asked.get("kind", "run")
    if "touch" in asked:
        return route_to_touch(game, who, kind, asked["touch"])
    x, y = asked["to"]
    ground = ground_of(game, who, in_the_way(game, who))
    route = ground.route(game[who].at, quantise((float(x), float(y))), potential(game, who, kind))
    return "none" if route is None else round(route.cost, 3)


def route_to_touch(game: Game[Fray], who: Id, kind: str, target: Id) -> float | str:
    """The same into contact, with a change of level if that is what it takes, across those an assailing runaway
    leaves."""
    climb = game[target].altitude - game[who].altitude
    if why_no_climb(game, who, climb) is not None:
        return "none"
    trip = Trip(kind, potential(game, who, kind, climb), (target,), climb=climb)
    left = frozenset(foes_touched(game.state, who)) - {target} if kind == "assailing" else frozenset[Id]()
    others, ground = course(game, who, trip, left)
    route = ground.route_to_touch(game[who].at, others.index(target), trip.limit) if target in others else None
    return "none" if route is None else round(route.cost, 3)


def melee_query(game: Game[Fray], asked: Asked) -> list[Id]:
    return sorted(next((one for one in melees(game.state) if asked["figure"] in one), ()))


MOST_COUNTED = 10_000
"""Splits of a melee are not counted beyond this."""


def splits_query(game: Game[Fray], asked: Asked) -> int:
    melee = next((one for one in melees(game.state) if asked["figure"] in one), ())
    return sum(1 for _ in islice(splits(game.state, melee), MOST_COUNTED)) if melee else 0


TABLE: tuple[Lookup[Fray], ...] = (
    between("distance", "the gap between two bases, in cm", "NUMBER", apart),
    between(
        "contact",
        "are two bases in contact, at the same level",
        "true | false",
        lambda state, one, other: touch(state.figures[one], state.figures[other]),
    ),
    about("free", "is it in contact with no enemy", "true | false", lambda game, who: free(game.state, who)),
    about(
        "engaged",
        "the enemies in contact, in alphabetical order",
        "[FIGURE, ...]",
        lambda game, who: sorted(foes_touched(game.state, who)),
    ),
    Lookup(
        "degree",
        "the degree of obstruction in the beam between two bases; 3 and more is no line of sight",
        "{from, to, purpose?: sight|shot|assault|tactic}",
        "NUMBER",
        lambda game, asked: degree(game, asked["from"], asked["to"], asked.get("purpose", "sight")),
    ),
    Lookup(
        "sight",
        "clear, or the word for why there is no line of sight",
        "{from, to, purpose?: sight|shot|assault|tactic}",
        "clear | hidden | behind | obstructed",
        sight_query,
    ),
    Lookup(
        "range",
        "the difficulty of a shot by its distance: 0, 3 or 7, or out",
        "{from, to, weapon}",
        "NUMBER | out",
        range_query,
    ),
    Lookup(
        "score",
        "a characteristic with every modifier; MOU as tests use it (a point for 2.5 cm); none for a dash, of DIS -1",
        "{figure, score: INI|ATT|FOR|DEF|RES|TIR|COU|PEU|DIS|MYS|MOU}",
        "NUMBER | none",
        score_query,
    ),
    Lookup(
        "threshold",
        "what a die must reach in TRUC for a difference, moved by some columns (to the right if positive); 7 is never",
        "{difference: NUMBER, shift?: NUMBER}",
        "NUMBER",
        lambda game, asked: threshold(asked["difference"], asked.get("shift", 0)),
    ),
    Lookup(
        "damage",
        "a cell of BIDULE: FOR - RES, the die, and columns moved",
        "{difference: NUMBER, die: NUMBER, shift?: NUMBER}",
        "NUMBER",
        lambda game, asked: read(asked["die"], column(asked["difference"], asked.get("shift", 0))),
    ),
    Lookup(
        "potential",
        "how far a movement may go, in cm; the march of a machine is its move by all of its crew who can",
        "{figure, kind: march|run|dodge|engagement|charge|assailing}",
        "NUMBER",
        potential_query,
    ),
    Lookup(
        "route",
        "the length of the shortest way to a point, or into contact, with a change of level where that is needed; none "
        "if there is none within the potential of its kind (default: run)",
        "{figure, kind?: march|run|dodge|engagement|charge|assailing, to? | touch?}",
        "NUMBER | none",
        route_query,
    ),
    Lookup(
        "melee", "everybody in the melee of a fighter, in alphabetical order", "{figure}", "[FIGURE, ...]", melee_query
    ),
    Lookup("splits", "in how many ways that melee may be divided into combats", "{figure}", "NUMBER", splits_query),
    Lookup(
        "heads",
        "the head of sequence of a side, the cards it may activate: the head of its pile, then its reserve",
        "{side}",
        "[TEXT, ...]",
        lambda game, asked: heads(game.state, asked["side"]),
    ),
    Lookup(
        "average",
        "the goal-average of a side now",
        "{side}",
        "NUMBER",
        lambda game, asked: averages(game.state)[asked["side"]],
    ),
)

QUERIES = Lookups(Turn(), TABLE)
