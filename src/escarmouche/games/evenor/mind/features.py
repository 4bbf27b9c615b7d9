"""What speaks for and against an answer, by name: the features that habits weigh by experience.

Every kind of answer has its features; `content/habits.json` gives each of them a weight by the same name. Distances and
costs are in tens, what is worth something in points; a yes counts one.
"""

from __future__ import annotations

from typing import NamedTuple

from escarmouche.games.evenor.figures import Skirmish
from escarmouche.games.evenor.scenarios import ORICHALCUM

ROLES = ("extermination", "hunted", "hunter", "orichalcum")
"""What a side may be in a scenario."""


def role_of(state: Skirmish, seat: str) -> str:
    """What this side is in the scenario: weights are learnt for each."""
    if state.ambushed:
        return "hunted" if state.ambushed == seat else "hunter"
    return "orichalcum" if state.scenario == ORICHALCUM else "extermination"


# ---------------------------------------------------------------- answers that are chosen from a list


class NoFeatures(NamedTuple):
    """Nothing but the kind of the answer."""


class EstimateOnly(NamedTuple):
    """A small question: the estimate says it all."""

    estimate: float


class ActivateFeatures(NamedTuple):
    """To activate a model."""

    estimate: float
    charge_danger: float
    shot_danger: float
    engaged: float
    more_opponents: float
    prone: float
    best_shot: float
    carries_token: float
    cost: float
    nearest_foe: float
    foe_in_reach: float
    foe_a_run_away: float
    initiative: float
    errand_way: float
    errand_a_run_away: float


class CountFeatures(NamedTuple):
    """To announce so many actions."""

    estimate: float
    chance: float
    chance_of_enough: float
    enough: float
    expected_actions: float
    charge_danger: float
    prone: float
    cost: float


class FightFeatures(NamedTuple):
    """To fight somebody in contact."""

    estimate: float
    worth: float
    foe_cost: float
    foe_opponents: float
    foe_prone: float
    foe_activated: float
    homebound: float
    actions_left: float


class ChargeFeatures(NamedTuple):
    """To charge somebody."""

    estimate: float
    worth: float
    foe_cost: float
    foe_opponents: float
    foe_prone: float
    foe_activated: float
    homebound: float
    actions_left: float
    alone: float
    shooter: float
    foe_shooter: float
    foe_carries_token: float
    cost: float
    has_errand: float
    distance: float


class ShootFeatures(NamedTuple):
    """To shoot at somebody."""

    estimate: float
    worth: float
    foe_cost: float
    foe_engaged: float
    foe_prone: float
    foe_activated: float
    homebound: float
    actions_left: float
    alone: float
    aiming: float
    foe_shooter: float
    foe_carries_token: float
    charge_danger: float
    distance: float


class PowerFeatures(NamedTuple):
    """To use an occult power on somebody."""

    estimate: float
    target_cost: float
    target_activated: float
    target_engaged: float
    actions_left: float
    homebound: float


class ActionFeatures(NamedTuple):
    """Any other action."""

    estimate: float
    engaged: float
    homebound: float
    has_errand: float
    actions_left: float
    alone: float
    shooter: float
    best_shot: float
    charge_danger: float
    shot_danger: float
    nearest_foe: float
    foe_in_reach: float
    foe_a_run_away_or_less: float
    cost: float
    aiming: float


class ReactionFeatures(NamedTuple):
    """To react to somebody."""

    estimate: float
    counter_charge: float
    foe_charge: float
    homebound: float
    shooter: float
    foe_cost: float
    cost: float
    chance: float
    engaged: float
    foe_shooter: float


# ---------------------------------------------------------------- where to go, and to stand


class StayFeatures(NamedTuple):
    """To stay where one is."""

    shooter: float
    charge_danger: float
    shot_danger: float
    nearest_foe: float
    foe_in_reach: float
    has_errand: float
    homebound: float


class ErrandFeatures(NamedTuple):
    """To go where one has to be."""

    homebound: float
    distance: float
    arrives: float
    charge_danger: float


class FoeFeatures(NamedTuple):
    """To go up to an enemy."""

    nearest: float
    rank: float
    way: float
    arrives: float
    charges_next: float
    worth: float
    foe_cost: float
    foe_opponents: float
    shooter: float
    foe_shooter: float
    foe_carries_token: float
    foe_activated: float
    has_errand: float
    homebound: float


class StandOffFeatures(NamedTuple):
    """To go where a shooter likes to stand."""

    rank: float
    distance: float
    off_ideal: float
    too_near: float
    foe_cost: float
    has_errand: float
    homebound: float
    charge_danger: float


class EdgeFeatures(NamedTuple):
    """To go to an edge, for the hunted."""

    distance: float
    arrives: float
    nearest_hunter: float
    nearest: float
    charge_danger_on_the_way: float


class InterceptFeatures(NamedTuple):
    """To go where one of the hunted would leave, or half-way there."""

    rank: float
    distance: float
    foe_way: float
    way: float
    shooter: float


class BackFeatures(NamedTuple):
    """To go away from the nearest enemy."""

    shooter: float
    charge_danger: float
    shot_danger: float
    nearest_foe: float
    has_errand: float
    homebound: float
    foe_worth: float


class HoldFeatures(NamedTuple):
    """To stand just out of the nearest enemy's reach."""

    shooter: float
    charge_danger: float
    off_ideal: float
    too_near: float
    worth: float
    foe_worth: float
    has_errand: float


class FriendsFeatures(NamedTuple):
    """To go among friends."""

    distance: float
    nearest_foe: float
    shooter: float
    has_errand: float
    homebound: float


class DeployFeatures(NamedTuple):
    """To stand somewhere when the game begins."""

    score: float
    nearest_foe: float
    nearest_friend: float
    mean_friend: float
    nearest_edge: float
    nearest_token: float
    middle: float


# ---------------------------------------------------------------- the kinds of answers

FEATURES: dict[str, type[NamedTuple]] = {
    "activate.wait": NoFeatures,
    "activate.go": ActivateFeatures,
    "actions.series": NoFeatures,
    "actions": CountFeatures,
    "action.blind": NoFeatures,
    "action.fight": FightFeatures,
    "action.charge": ChargeFeatures,
    "action.shoot": ShootFeatures,
    "action.power": PowerFeatures,
    "action": ActionFeatures,
    "reaction.engage.none": NoFeatures,
    "reaction.power.none": NoFeatures,
    "reaction.shot.none": NoFeatures,
    "reaction": ReactionFeatures,
    "shot": EstimateOnly,
    "opponent": EstimateOnly,
    "stand": EstimateOnly,
    "reroll": EstimateOnly,
    "follow": EstimateOnly,
    "hit": EstimateOnly,
    "corner": EstimateOnly,
    "path.stay": StayFeatures,
    "path.errand": ErrandFeatures,
    "path.foe": FoeFeatures,
    "path.mid": StandOffFeatures,
    "path.short": StandOffFeatures,
    "path.edge": EdgeFeatures,
    "path.cutoff": InterceptFeatures,
    "path.midway": InterceptFeatures,
    "path.back": BackFeatures,
    "path.hold": HoldFeatures,
    "path.friends": FriendsFeatures,
    "deploy": DeployFeatures,
}
"""The features of a kind of answer, by its name or the beginning of it up to a dot."""


def features_of(kind: str) -> type[NamedTuple] | None:
    """The features of a kind of answer; None if there is no such kind."""
    while kind not in FEATURES:
        kind, dot, _ = kind.rpartition(".")
        if not dot:
            return None
    return FEATURES[kind]


def names_of(kind: str) -> tuple[str, ...] | None:
    """The names of its features, in order; None if there is no such kind."""
    found = features_of(kind)
    return None if found is None else found._fields
