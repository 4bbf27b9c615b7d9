"""Decisions: legal answers in the short forms people write, and refusals that say why."""

import pickle
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from escarmouche.core.decisions import (
    Choose,
    ChooseAngle,
    ChooseNumber,
    ChooseOrder,
    ChoosePath,
    ChoosePoint,
    ChooseSome,
    Decision,
    Option,
    Refusal,
    Refused,
    head,
    matches,
    options,
)
from escarmouche.core.dice import Block
from escarmouche.space.geometry import Footprint, Point, Round
from escarmouche.space.moves import Ground
from escarmouche.space.table import Table

SHOTS = (Option({"shoot": "orc", "weapon": "bow"}), Option({"shoot": "orc", "weapon": "spear"}), Option("wait"))


def too_far(path: tuple[Point, ...]) -> Refusal | None:
    return None if abs(path[-1][0] - path[0][0]) <= 4.01 else Refusal("too-far", ("X-01",), {"limit": 4})


GROUND = Ground(Table((24.0, 24.0)), Round(0.5), (Footprint(Round(0.5), (8.0, 5.0)),))
PATH = ChoosePath(key="move", seat="red", start=(5.0, 5.0), limit=4.0, ground=GROUND, judge=too_far, others=("orc",))
POINT = ChoosePoint(
    key="deploy",
    seat="red",
    judge=lambda point: None if point[0] <= 6 else Refusal("not-your-edge", ("X-02",)),
    propose=lambda chance: (chance.unit() * 8, chance.unit() * 24),
)
EVERY: list[Decision] = [
    Choose(key="action", seat="red", options=SHOTS, decline="wait"),
    ChooseSome(key="some", seat="red", options=options(["a", "b", "c"]), least=1, most=2),
    ChooseNumber(key="number", seat="red", least=1, most=4),
    ChooseAngle(key="facing", seat="red", towards=270),
    ChooseOrder(key="order", seat="red", options=options(["a", "b", "c"])),
    POINT,
    PATH,
]


def test_an_option_may_be_named_in_short() -> None:
    shoot = Choose(key="action", seat="red", options=SHOTS)
    assert shoot.check({"shoot": "orc", "weapon": "bow"}) == {"shoot": "orc", "weapon": "bow"}
    assert shoot.check("wait") == "wait"
    with pytest.raises(Refused) as caught:
        shoot.check({"shoot": "orc"})
    assert caught.value.refusal.reason == "several-options"
    assert Choose(key="action", seat="red", options=SHOTS[1:]).check("shoot") == {"shoot": "orc", "weapon": "spear"}


def test_a_refusal_says_why_with_its_rules() -> None:
    def why_not(answer: Any) -> Refusal | None:
        return Refusal("out-of-sight", ("X-07",), {"hidden": 2}) if answer == {"shoot": "elf"} else None

    shoot = Choose(key="action", seat="red", options=SHOTS, why_not=why_not, rules=("X-01",))
    with pytest.raises(Refused, match=r"action: out-of-sight \(hidden 2\) \[X-07\]"):
        shoot.check({"shoot": "elf"})
    with pytest.raises(Refused) as caught:
        shoot.check("sing")
    assert caught.value.refusal.rules == ("X-01",)
    sent = pickle.loads(pickle.dumps(caught.value))  # from a worker that was asked what no longer stands
    assert (str(sent), sent.refusal, sent.key, sent.answer) == (
        str(caught.value),
        caught.value.refusal,
        "action",
        "sing",
    )


def test_the_default_is_to_decline_or_the_only_option() -> None:
    assert Choose(key="a", seat="red", options=SHOTS, decline="wait").default == "wait"
    assert Choose(key="a", seat="red", options=SHOTS).default is None
    only = Choose(key="a", seat="red", options=SHOTS[2:])
    assert (only.default, only.forced) == ("wait", True)
    assert ChooseSome(key="a", seat="red", options=options(["x", "y"]), most=2).default == []
    assert ChooseSome(key="a", seat="red", options=options(["x"]), least=1, most=1).default == ["x"]
    usual = ChooseSome(key="a", seat="red", options=options(["x", "y"]), least=1, most=2, usual=("y",))
    assert usual.default == ["y"]
    assert ChooseNumber(key="a", seat="red", least=2, most=2).default == 2
    assert ChooseNumber(key="a", seat="red", least=1, most=2).default is None
    assert ChooseNumber(key="a", seat="red", least=1, most=3, decline=2).default == 2
    assert ChooseOrder(key="a", seat="red", options=options(["x", "y"])).default == ["x", "y"]


def test_some_are_kept_in_the_order_of_the_options() -> None:
    some = EVERY[1]
    assert some.check(["c", "a"]) == ["a", "c"]
    assert some.check("b") == ["b"]
    for wrong in ([], ["a", "b", "c"], ["a", "a"], ["z"]):
        with pytest.raises(Refused):
            some.check(wrong)


@pytest.mark.parametrize("wrong", [0, 5, 2.0, True, "2", None])
def test_a_number_is_a_whole_number_within_its_limits(wrong: Any) -> None:
    with pytest.raises(Refused, match="wrong-number"):
        EVERY[2].check(wrong)


@pytest.mark.parametrize("wrong", [-1, 360, 90.0, True, "90", None])
def test_an_angle_is_in_whole_degrees(wrong: Any) -> None:
    facing = EVERY[3]
    with pytest.raises(Refused, match="wrong-number"):
        facing.check(wrong)
    assert (facing.check(0), facing.check(359), facing.default) == (0, 359, 270)
    assert facing.candidates(Block("angles", 0), 3) == [270, 90, 0]


def test_a_path_may_be_named_by_its_goal() -> None:
    assert PATH.check([[6, 5]]) == [[6.0, 5.0]]
    assert PATH.check([6, 5]) == [[6.0, 5.0]]
    assert PATH.check({"to": [6, 7]})[-1] == [6.0, 7.0]
    assert PATH.check({"toward": "orc", "by": 1}) == [[6.0, 5.0]]
    end = PATH.check({"touch": "orc"})[-1]
    assert end == pytest.approx([7.0, 5.0], abs=0.01)
    with pytest.raises(Refused) as caught:
        PATH.check([[5, 5], [9.5, 5]])
    assert caught.value.refusal.rules == ("X-01",)
    with pytest.raises(Refused, match=r"too-far|no-way"):
        PATH.check({"to": [20, 20]})


def test_somebody_is_approached_as_far_as_the_judge_allows() -> None:
    near = PATH.check({"approach": "orc"})
    assert near == PATH.check({"touch": "orc"})

    def timid(path: tuple[Point, ...]) -> Refusal | None:
        return Refusal("too-near", ("X-02",)) if path[-1][0] > 6.2 else PATH.judge(path)

    (end,) = replace(PATH, judge=timid, vetted={}).check({"approach": "orc"})
    assert 5.8 < end[0] <= 6.2, "the last place on the way there that is allowed"
    held = replace(PATH, judge=lambda path: Refusal("rooted", ("X-03",)) if len(path) > 1 else None, vetted={})
    with pytest.raises(Refused, match="rooted"):
        held.check({"approach": "orc"})


def test_points_are_put_on_the_grid() -> None:
    assert POINT.check([1 / 3, 1]) == [341 / 1024, 1.0]


@pytest.mark.parametrize("decision", EVERY, ids=lambda decision: decision.kind)
@given(seed=st.text(max_size=4))
def test_what_is_proposed_is_legal_and_stays_as_it_is(decision: Decision, seed: str) -> None:
    answer = decision.sample(Block(seed, 0))
    assert decision.check(answer) == answer
    for candidate in decision.candidates(Block(seed, 1), 5):
        assert decision.check(candidate) == candidate


@pytest.mark.parametrize("decision", EVERY, ids=lambda decision: decision.kind)
@given(
    answer=st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(st.sampled_from(["to", "touch", "toward", "by", "approach", "shoot"]), inner, max_size=3)
        ),
        max_leaves=6,
    )
)
def test_any_answer_is_taken_or_refused(decision: Decision, answer: Any) -> None:
    with suppress(Refused):
        decision.check(decision.check(answer))


@pytest.mark.parametrize("decision", EVERY, ids=lambda decision: decision.kind)
def test_what_is_public_is_plain_data(decision: Decision) -> None:
    import json

    told = json.loads(json.dumps(decision.public()))
    assert told["key"] == decision.key
    assert told["kind"] == decision.kind


def test_where_an_answer_leads_and_how_much_of_what_is_allowed_it_takes() -> None:
    chosen = {decision.kind: decision for decision in EVERY}
    path, point, number, some = (chosen[kind] for kind in ("path", "point", "number", "some"))
    assert isinstance(path, ChoosePath)
    assert [decision.kind for decision in EVERY if decision.places] == ["point", "path"]
    assert (path.end([]), path.way([]), path.amounts([])) == (path.start, [], (0.0, 0.0, 0.0))
    x, y = path.start
    there = [[x + path.limit / 4, y], [x + path.limit / 2, y]]
    assert (path.end(there), path.amounts(there)) == ((x + path.limit / 2, y), (0.5, 0.0, 0.0))
    assert (point.end([1.0, 2.0]), point.way([1.0, 2.0])) == ((1.0, 2.0), [(1.0, 2.0)])
    assert number.amounts(number.limits["most"]) == (0.0, 1.0, 0.0)
    assert some.amounts([option.value for option in some.options]) == (0.0, 0.0, 1.0)
    assert (number.end(1), number.options, path.limits) == (None, (), {})


def test_heads_and_matches() -> None:
    assert head({"shoot": "orc"}) == "shoot"
    assert head(3) == "3"
    assert matches("shoot", SHOTS[0].value)
    assert matches({"shoot": "orc"}, SHOTS[0].value)
    assert not matches({"weapon": "bow"}, SHOTS[0].value)
    assert not matches("bow", "wait")


def test_of_shares_those_of_nothing_may_be_left_out_and_names_stand_in_any_order() -> None:
    shares = {"attack": {"bo": 1, "cy": 0}, "defence": 2}
    assert matches({"attack": {"bo": 1}, "defence": 2}, shares)
    assert not matches({"attack": {"cy": 1}, "defence": 2}, shares)
    assert not matches({"attack": {"bo": 1, "el": 1}, "defence": 2}, shares)
    assert matches({"split": [["du", "an"], ["el", "am"]]}, {"split": [["am", "el"], ["an", "du"]]})
    assert not matches({"split": [["du", "am"], ["el", "an"]]}, {"split": [["am", "el"], ["an", "du"]]})
    assert not matches({"place": [22.0, 30.0]}, {"place": [30.0, 22.0]})


def test_a_misspelt_word_of_an_answer_gets_the_nearest_one() -> None:
    asked = Choose(key="x", seat="red", options=(Option({"attack": "bo", "weapon": "Lance"}), Option({"shoot": "bo"})))
    for answer, word, meant in (
        ({"attack": "bo", "wepon": "Lance"}, "wepon", "weapon"),
        ({"shot": "bo"}, "shot", "shoot"),
    ):
        with pytest.raises(Refused) as refused:
            asked.check(answer)
        said = refused.value.refusal
        assert (said.reason, said.facts) == ("no-such-word", {"word": word, "nearest": meant})
