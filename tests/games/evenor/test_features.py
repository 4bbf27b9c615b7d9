"""What speaks for an answer, and how experience weighs it."""

from __future__ import annotations

import msgspec
import pytest

from escarmouche.bots.habit import by_habit
from escarmouche.bots.protocol import Seated, View
from escarmouche.core.decisions import Answer, ChoosePath, Decision
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.experience import Described, Weights
from escarmouche.core.position import play
from escarmouche.core.system import Setup
from escarmouche.files.words import BadFile
from escarmouche.games.evenor import SYSTEM
from escarmouche.games.evenor.figures import Skirmish
from escarmouche.games.evenor.mind.answers import danger, standing
from escarmouche.games.evenor.mind.features import (
    ROLES,
    CountFeatures,
    EstimateOnly,
    NoFeatures,
    features_of,
    role_of,
)
from escarmouche.games.evenor.mind.habits import EXPERIENCE, described
from escarmouche.games.evenor.scenarios import SCENARIOS
from escarmouche.space.geometry import distance
from games.evenor.scene import block, scene
from games.evenor.stock import acting, walker


class Looker:
    """Answers by what weighs most, and keeps everything that was said."""

    def __init__(self, seed: str) -> None:
        self.chance, self.heard = Block(seed, 0), set[tuple[str, str]]()

    def choose(self, view: View, decision: Decision) -> Answer:
        for one in described(view.state, decision, self.chance):
            self.heard.add((role_of(view.state, decision.seat), one.kind))
            assert type(one.features) is features_of(one.kind)
        found = EXPERIENCE.leanings(view.state, decision, self.chance, 3)
        for answer in found:
            decision.check(answer)
        answer = found[0] if found else SYSTEM.mind.habit(view.state, decision, self.chance)
        return decision.sample(self.chance) if answer is None else answer


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_whatever_is_proposed_is_legal_and_every_feature_has_its_weight(scenario: str) -> None:
    for game in range(3):
        seed = f"features-{scenario}-{game}"
        lists = {seat: SYSTEM.lists.build(Block(f"{seed}/{seat}", 0), None, {}) for seat in SYSTEM.seats}
        setup = Setup(game=SYSTEM.name, seed=seed, lists=lists, options={"scenario": scenario})
        bots = {seat: Looker(f"{seed}/{seat}") for seat in SYSTEM.seats}
        state = play(SYSTEM.rules.new_game(setup), SeededDice(seed), Seated(SYSTEM, bots), keep=False).state
        assert state.result is not None
        for bot in bots.values():
            for role, kind in bot.heard:
                if kind in EXPERIENCE.course.weights[role]:
                    assert set(EXPERIENCE.course.weights[role][kind]) == set(EXPERIENCE.columns(kind)), kind


def test_every_role_has_learnt_something_about_every_common_question() -> None:
    for role in ("extermination", "hunted", "hunter", "orichalcum"):
        assert {"activate.go", "action.run", "action.charge", "path.foe", "reaction.engage.flee"} <= set(
            EXPERIENCE.course.weights[role]
        )


def test_features_are_weighed_and_of_what_was_never_met_the_estimate_counts() -> None:
    learnt: Weights = {"actions.far.1": (1.0, (2.0, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0))}
    two = CountFeatures(3.0, 4.0, *[1.0] * 6)
    assert EXPERIENCE.weighed(Described("actions.far.1", two, 1), learnt) == 1.0 + 2.0 * 3.0 + 0.5 * 4.0
    assert EXPERIENCE.weighed(Described("hit.some", EstimateOnly(3.0), "somebody"), learnt) == EXPERIENCE.point * 3.0
    assert EXPERIENCE.weighed(Described("activate.wait", NoFeatures(), "wait"), learnt) == 0.0


WEIGHTS: dict[str, dict[str, dict[str, float]]] = {
    role: {"stand.some": {"always": 0.5, "estimate": 1.0}} for role in ROLES
}


def written(weights: dict[str, dict[str, dict[str, float]]]) -> bytes:
    return msgspec.json.encode({"course": [], "weights": weights})


def test_weights_are_read_by_the_names_of_their_features() -> None:
    swapped = {**WEIGHTS, "hunted": {"stand.some": {"estimate": 1.0, "always": 0.5}}}
    assert EXPERIENCE.read(written(swapped)).weights == WEIGHTS


@pytest.mark.parametrize(
    ("rows", "complaint"),
    [
        ({"stand.some": {"always": 0.5, "estimat": 1.0}}, "hunted, stand.some: there is no 'estimat'; .* 'estimate'"),
        ({"stand.some": {"always": 0.5}}, "hunted, stand.some: estimate missing"),
        ({"stand.some": {"estimate": 0.5}}, "hunted, stand.some: always missing"),
        ({"stnad": {"always": 0.5}}, "hunted: there is no kind of answer 'stnad'; .* 'stand'"),
    ],
)
def test_a_wrong_or_missing_name_among_the_weights_is_refused(
    rows: dict[str, dict[str, float]], complaint: str
) -> None:
    with pytest.raises(BadFile, match=complaint):
        EXPERIENCE.read(written({**WEIGHTS, "hunted": rows}))


def test_weights_for_an_unknown_role_or_none_for_a_known_one_are_refused() -> None:
    with pytest.raises(BadFile, match="roles: there is no 'huntd'; did you mean 'hunted'"):
        EXPERIENCE.read(written({**WEIGHTS, "huntd": {}}))
    with pytest.raises(BadFile, match="roles: extermination, hunted, hunter, orichalcum missing"):
        EXPERIENCE.read(written({}))


def test_chance_decides_only_between_answers_that_weigh_about_the_same() -> None:
    learnt: Weights = {"a": (1.0, ()), "b": (0.9, ()), "c": (0.2, ())}
    found = [Described(kind, NoFeatures(), kind) for kind in learnt]
    taken = {EXPERIENCE.favourite(found, learnt, Block("luck", count)).kind for count in range(40)}
    assert taken == {"a", "b"}


def test_nobody_is_in_danger_from_an_enemy_who_has_acted_or_is_far_away() -> None:
    near = scene(red={"me": walker(5, 12)}, blue={"foe": walker(9, 12)}).state
    assert danger(near, near.figures["me"])[0] > 0.0
    acted = near.changed("foe", status=frozenset({"activated"}))
    assert danger(acted, acted.figures["me"]) == (0.0, 0.0)
    far = near.changed("foe", at=(20.0, 12.0))
    assert danger(far, far.figures["me"]) == (0.0, 0.0)


def test_how_a_model_stands_before_it_acts() -> None:
    state = scene(red={"me": walker(5, 12)}, blue={"foe": walker(6, 12)}).state
    me = state.figures["me"]
    assert standing(state, me, True) == ("melee", 1)
    places = {8.0: ("reach", 1), 13.0: ("near", 2), 20.0: ("far", 2)}
    for x, expected in places.items():
        assert standing(state.changed("foe", at=(x, 12.0)), me, False) == expected


def test_habit_tells_what_it_would_do_next_best() -> None:
    pocket = [block("wall", 6, 8, 7, 16)]
    run = scene(
        red={"me": walker(5, 12)}, blue={"foe": walker(20, 12)}, terrain=pocket, dice={"me": {"initiative": [6]}}
    ).answer(*acting("me"), ("action", "run"))
    assert isinstance(run.pending, ChoosePath)
    paths = EXPERIENCE.leanings(run.state, run.pending, Block("next best", 0), 4)
    assert len(paths) >= 2
    assert len({str(path) for path in paths}) == len(paths)
    assert EXPERIENCE.weights("extermination") is EXPERIENCE.weights("extermination")


class Onlooker(Looker):
    """Answers by habit, and keeps the table as it was when everybody stood on it."""

    deployed: Skirmish | None = None

    def choose(self, view: View, decision: Decision) -> Answer:
        if decision.key == "activate" and self.deployed is None:
            self.deployed = view.state
        return by_habit(SYSTEM, view.state, decision, self.chance)


def test_in_an_ambush_the_hunted_stand_a_run_from_safety_and_the_hunters_beside_them() -> None:
    for game in range(4):
        seed = f"outposts-{game}"
        band = SYSTEM.lists.build(Block(seed, 0), None, {})
        setup = Setup(
            game=SYSTEM.name, seed=seed, lists=dict.fromkeys(SYSTEM.seats, band), options={"scenario": "ambush"}
        )
        bots = {seat: Onlooker(f"{seed}/{seat}") for seat in SYSTEM.seats}
        play(SYSTEM.rules.new_game(setup), SeededDice(seed), Seated(SYSTEM, bots), keep=False)
        state = next(bot.deployed for bot in bots.values() if bot.deployed is not None)
        hunted = state.side(state.ambushed)
        hunters = [one for one in state.figures.values() if one.side != state.ambushed]
        for one in hunted:
            assert min(one.at[1], 24.0 - one.at[1]) - one.radius <= 6.0, "one run leads off the table"
            assert min(distance(one.at, other.at) for other in hunters) < 10.0
