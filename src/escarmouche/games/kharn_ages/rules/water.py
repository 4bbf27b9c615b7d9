"""Deep water: swimming, and the armour that drowns."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.figures import ROOTED, Battle, Safar
from escarmouche.games.kharn_ages.rules.actions import action, pay, too_dear
from escarmouche.games.kharn_ages.rules.damage import defeat
from escarmouche.games.kharn_ages.rules.movement import Trip, ask_path, counted, follow, pace
from escarmouche.games.kharn_ages.rules.terrain import DEEP, flats, swimming
from escarmouche.games.kharn_ages.stats import ENDS
from escarmouche.space.geometry import Ring, gap_to_ring
from escarmouche.space.table import Table

AP = 2


@rule("KA-MOV-13", "KA-SKL-22")
def swim_cost(me: Safar) -> int:
    """2 AP; 1 where Endurance has a discount left."""
    return 1 if me.tireless else AP


def swims(game: Game[Battle], who: Id) -> list[Option]:
    return [] if why_no_swim(game, who, None) is not None else [Option("swim", "", ("KA-MOV-13",))]


def deep_water(table: Table) -> list[Ring]:
    found: list[Ring] | None = table.cache.get(DEEP)
    if found is None:
        found = table.cache[DEEP] = [flat[1] for flat in flats(table) if flat[0] == DEEP]
    return found


def has_water(state: Battle, me: Safar) -> object:
    """Deep water somewhere on the table."""
    return deep_water(state.table)


@rule("KA-MOV-13", "KA-MOV-14")
def why_no_swim(game: Game[Battle], who: Id, answer: Any) -> Refusal | None:
    """There must be deep water within reach, and neither metal nor stone on one's back."""
    me, table = game[who], game.state.table
    if ROOTED in me.status:
        return Refusal("rooted", ("KA-FRT-06",), {"figure": who})
    water = deep_water(table)
    far = pace(game, who, "swim") if water else 0
    if far <= 0 or not any(gap_to_ring(me.footprint, ring) <= far for ring in water):
        return Refusal("no-deep-water", ("KA-MOV-13",), {"figure": who})
    if me.armour and me.card(me.armour).material in ("metal", "stone"):
        return Refusal("too-heavy-to-swim", ("KA-MOV-14",), {"figure": who, "armour": me.armour})
    return too_dear(game, who, swim_cost(me), "swim", "KA-MOV-13")


@action("swim", swims, why_no_swim, least=1, needs=(has_water,))
@rule("KA-MOV-13")
def swim(game: Game[Battle], who: Id, answer: Any) -> None:
    """2 AP whatever its rank; never the free walk, but one movement among the others."""
    plan = Trip("swim", float(pace(game, who, "swim")), ("KA-MOV-13",))
    path = ask_path(game, who, plan)
    pay(game, who, swim_cost(game[who]), "swim", "KA-MOV-13")
    counted(game, who, "swim", "KA-MOV-13")
    follow(game, who, plan, path)


@at(ENDS, "KA-TER-04", "KA-TER-05")
def drowns(game: Game[Battle], value: None, who: Id, situation: None) -> None:
    """At the end of its activation a Safar in deep water with manufactured armour on is lost, without a carcass;
    natural armour never hinders."""
    me = game[who]
    if me.armour and not me.card(me.armour).natural and swimming(game.state, who):
        defeat(game, who, carcass=False, rule_id="KA-TER-04")
