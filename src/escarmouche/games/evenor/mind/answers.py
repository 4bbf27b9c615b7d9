"""Answers that are chosen from a list, described: what kind of answer each is, and its features."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from escarmouche.core.decisions import Choose
from escarmouche.core.experience import Described
from escarmouche.games.evenor.figures import ACTIVATED, AIMING, HIDDEN, PRONE, Fighter, Skirmish
from escarmouche.games.evenor.mind.estimates import (
    FAR,
    REACH,
    RUN,
    SMALL,
    action_weight,
    actions_weight,
    activate_weight,
    at_hand,
    between,
    edge,
    needed_for,
    reaction_weight,
    shot,
    sure,
)
from escarmouche.games.evenor.mind.features import (
    ActionFeatures,
    ActivateFeatures,
    ChargeFeatures,
    CountFeatures,
    EstimateOnly,
    FightFeatures,
    NoFeatures,
    PowerFeatures,
    ReactionFeatures,
    ShootFeatures,
)
from escarmouche.games.evenor.mind.steering import errand, homesick
from escarmouche.games.evenor.rules.movement import engaged_with
from escarmouche.space.geometry import distance

NO_FEATURES = NoFeatures()

# ---------------------------------------------------------------- how a model stands


def nearest(state: Skirmish, me: Fighter) -> float:
    """The gap to the nearest enemy, about."""
    return min([between(me, foe) for foe in state.enemies(me.id)], default=20.0)


def best_shot(state: Skirmish, me: Fighter) -> float:
    """What the best of its shots takes, whether or not anything is in the way."""
    if not me.shooter:
        return 0.0
    weapon, foes = me.missiles[0], state.enemies(me.id)
    seen = [foe for foe in foes if HIDDEN not in foe.status and between(me, foe) <= FAR]
    return max([shot(state, me, foe, weapon) for foe in seen], default=0.0)


def danger(state: Skirmish, me: Fighter) -> tuple[float, float]:
    """The best charge that an enemy who has yet to act has at this model, and the best shot."""
    charge = hit = 0.0
    for foe in state.enemies(me.id):
        if ACTIVATED in foe.status:
            continue
        far = between(me, foe)
        if 0.05 < far <= REACH + 0.5:
            charge = max(charge, edge(state, foe, me, True))
        elif far <= FAR and foe.shooter:
            hit = max(hit, shot(state, foe, me, foe.missiles[0]))
    return charge, hit


# ---------------------------------------------------------------- the questions


def activate(state: Skirmish, decision: Choose) -> Iterator[Described]:
    for option in decision.options:
        value = option.value
        if isinstance(value, dict):
            yield Described("activate.wait", NO_FEATURES, value)
            continue
        me = state.figures[value]
        foes = len(engaged_with(state, value))
        charge, hit = danger(state, me)
        near, goal = nearest(state, me), errand(state, me)
        far = 0.0 if goal is None else distance(me.at, goal)
        features = ActivateFeatures(
            estimate=activate_weight(state, value),
            charge_danger=charge,
            shot_danger=hit,
            engaged=foes > 0,
            more_opponents=max(foes - 1, 0),
            prone=PRONE in me.status,
            best_shot=best_shot(state, me),
            carries_token=bool(me.tokens),
            cost=me.cost / 10,
            nearest_foe=near / 10,
            foe_in_reach=near <= REACH,
            foe_a_run_away=REACH < near <= REACH + RUN,
            initiative=me.initiative / 6,
            errand_way=far / 10,
            errand_a_run_away=goal is not None and far <= RUN,
        )
        yield Described("activate.go", features, value)


def actions(state: Skirmish, decision: Choose) -> Iterator[Described]:
    me = state.figures[decision.figure]
    ready = at_hand(state, me)
    estimate = actions_weight(state, me, ready)
    place, needed = standing(state, me, ready)
    charge, _ = danger(state, me)
    prone, cost = PRONE in me.status, me.cost / 10
    for option in decision.options:
        count = option.value
        if isinstance(count, dict):
            yield Described("actions.series", NO_FEATURES, count)
            continue
        passed, enough = sure(state, me, count, ready), count >= needed
        features = CountFeatures(
            estimate=estimate(count),
            chance=passed,
            chance_of_enough=passed * enough,
            enough=enough,
            expected_actions=passed * count,
            charge_danger=charge,
            prone=prone,
            cost=cost,
        )
        yield Described(f"actions.{place}.{min(count, 4)}", features, count)


def standing(state: Skirmish, me: Fighter, ready: bool) -> tuple[str, int]:
    """Where a model stands before it acts, in a word, and how many actions it needs to do something there."""
    goal = errand(state, me)
    if goal is not None:
        return ("home" if homesick(state, me) else "token"), needed_for(state, me, goal)
    if ready:
        return ("melee" if engaged_with(state, me.id) else "shoot"), 1
    near = nearest(state, me)
    if near <= REACH:
        return "reach", 1
    return ("near" if near <= REACH + RUN else "far"), 2


def action(state: Skirmish, decision: Choose) -> Iterator[Described]:
    me = state.figures[decision.figure]
    usual = action_features(state, me, min(decision.facts["left"], 2), decision.facts["lone"])
    for option in decision.options:
        value, kind = option.value, option.head
        estimate = action_weight(state, decision, value)
        features: tuple[float, ...]
        if kind == "charge" and not isinstance(value, dict):
            kind, features = "blind", NO_FEATURES
        elif kind == "charge":
            features = charge_features(state, me, state.figures[value["charge"]], estimate, usual)
        elif kind == "fight" and value["fight"] != "several":
            features = fight_features(state, me, state.figures[value["fight"]], False, estimate, usual)
        elif kind == "shoot":
            features = shoot_features(state, me, value, estimate, usual)
        elif kind == "power":
            kind, features = f"power.{value['power']}", power_features(state, value, estimate, usual)
        else:
            kind, features = "several" if kind == "fight" else kind, usual._replace(estimate=estimate)
        yield Described(f"action.{kind}", features, value)


def action_features(state: Skirmish, me: Fighter, left: int, alone: bool) -> ActionFeatures:
    """Whatever the action: how its model stands; the estimate is still to come."""
    charge, hit = danger(state, me)
    near = nearest(state, me)
    return ActionFeatures(
        estimate=0.0,
        engaged=bool(engaged_with(state, me.id)),
        homebound=homesick(state, me) > 0,
        has_errand=errand(state, me) is not None,
        actions_left=left,
        alone=alone,
        shooter=me.shooter,
        best_shot=best_shot(state, me),
        charge_danger=charge,
        shot_danger=hit,
        nearest_foe=near / 10,
        foe_in_reach=near <= REACH,
        foe_a_run_away_or_less=near <= REACH + RUN,
        cost=me.cost / 10,
        aiming=AIMING in me.status,
    )


def fight_features(
    state: Skirmish, me: Fighter, foe: Fighter, charging: bool, estimate: float, usual: ActionFeatures
) -> FightFeatures:
    return FightFeatures(
        estimate=estimate,
        worth=edge(state, me, foe, charging),
        foe_cost=foe.cost / 10,
        foe_opponents=len(engaged_with(state, foe.id)),
        foe_prone=PRONE in foe.status,
        foe_activated=ACTIVATED in foe.status,
        homebound=usual.homebound,
        actions_left=usual.actions_left,
    )


def charge_features(
    state: Skirmish, me: Fighter, foe: Fighter, estimate: float, usual: ActionFeatures
) -> ChargeFeatures:
    return ChargeFeatures(
        *fight_features(state, me, foe, True, estimate, usual),
        alone=usual.alone,
        shooter=usual.shooter,
        foe_shooter=foe.shooter,
        foe_carries_token=bool(foe.tokens),
        cost=usual.cost,
        has_errand=usual.has_errand,
        distance=distance(me.at, foe.at) / 10,
    )


def shoot_features(
    state: Skirmish, me: Fighter, value: dict[str, Any], estimate: float, usual: ActionFeatures
) -> ShootFeatures:
    foe = state.figures[value["shoot"]]
    return ShootFeatures(
        estimate=estimate,
        worth=shot(state, me, foe, me.weapon(value["weapon"])),
        foe_cost=foe.cost / 10,
        foe_engaged=bool(engaged_with(state, foe.id)),
        foe_prone=PRONE in foe.status,
        foe_activated=ACTIVATED in foe.status,
        homebound=usual.homebound,
        actions_left=usual.actions_left,
        alone=usual.alone,
        aiming=usual.aiming,
        foe_shooter=foe.shooter,
        foe_carries_token=bool(foe.tokens),
        charge_danger=usual.charge_danger,
        distance=distance(me.at, foe.at) / 10,
    )


def power_features(state: Skirmish, value: dict[str, Any], estimate: float, usual: ActionFeatures) -> PowerFeatures:
    target = state.figures[value["target"]]
    return PowerFeatures(
        estimate=estimate,
        target_cost=target.cost / 10,
        target_activated=ACTIVATED in target.status,
        target_engaged=bool(engaged_with(state, target.id)),
        actions_left=usual.actions_left,
        homebound=usual.homebound,
    )


def reaction(state: Skirmish, decision: Choose) -> Iterator[Described]:
    me, to = state.figures[decision.figure], decision.facts["to"][0]
    for option in decision.options:
        value, kind = option.value, option.head
        if kind == "none":
            yield Described(f"reaction.{to}.none", NO_FEATURES, value)
            continue
        against = value.get("against") if isinstance(value, dict) else None
        foe = state.figures[against or decision.facts["by"][0]]
        features = ReactionFeatures(
            estimate=reaction_weight(state, decision, value),
            counter_charge=edge(state, me, foe, True, True),
            foe_charge=edge(state, foe, me, True),
            homebound=homesick(state, me) > 0,
            shooter=me.shooter,
            foe_cost=foe.cost / 10,
            cost=me.cost / 10,
            chance=(7 - me.reaction) / 6,
            engaged=bool(engaged_with(state, me.id)),
            foe_shooter=foe.shooter,
        )
        yield Described(f"reaction.{to}.{kind}", features, value)


def estimated(state: Skirmish, decision: Choose) -> Iterator[Described]:
    """Small questions: the estimate, and whether one does it at all."""
    estimate = SMALL[decision.key]
    for option in decision.options:
        value = option.value
        kind = f"{decision.key}.{'none' if value in ('none', 'no', 'keep') else 'some'}"
        yield Described(kind, EstimateOnly(estimate(state, decision, value)), value)


QUESTIONS: dict[str, Callable[[Skirmish, Choose], Iterator[Described]]] = {
    "activate": activate,
    "actions": actions,
    "action": action,
    "reaction": reaction,
    **dict.fromkeys(SMALL, estimated),
}
