"""Leaders: who may follow, with how many actions, and the heart a charismatic leader gives."""

from typing import Any

import pytest

from games.evenor.scene import Answer, Scene, scene
from games.evenor.stock import AT_BOW, BOW, acting, archer, monster, walker
from proofs import proves

LEADER: dict[str, None] = {"Meneur": None}
RUN: tuple[Answer, ...] = (("action", "run"), ("path", [[4, 16]]))


def leading(*near: Any, number: Any = 1, dice: list[int] | None = None, **with_: Any) -> Scene:
    """A leader at (4, 12) announces its actions; friends stand 1 pas away unless placed elsewhere."""
    places = near or (walker(4, 10),)
    return scene(
        red={"lead": walker(4, 12, **{"traits": LEADER, **with_}), **{f"man{n}": man for n, man in enumerate(places)}},
        blue={"foe": walker(20, 20), "other": walker(22, 20)},
        dice={"lead": {"initiative": dice or [1]}},
    ).answer(*acting("lead", number))


# ---------------------------------------------------------------- who may follow


@proves("EV-LDR-01")
def test_friends_less_than_two_pas_away_may_follow() -> None:
    led = leading(walker(4, 9.01), walker(7, 12), walker(6.99, 12)).answer(*RUN)
    assert led.query("distance", from_="man1", to="lead") > 2
    assert led.offers("follow") == ["man0", "man2", "none"]


@proves("EV-LDR-01")
def test_the_distance_is_measured_before_the_leader_moves() -> None:
    """One is near at first and left behind; the other is met only afterwards."""
    led = leading(walker(4, 10), walker(4, 18)).answer(*RUN)
    assert led.query("distance", from_="lead", to="man1") == 1
    assert led.offers("follow") == ["man0", "none"]


@proves("EV-LDR-01")
def test_without_the_trait_nobody_follows() -> None:
    alone = leading(traits={}).answer(*RUN)
    assert alone.pending.key == "activate"
    assert alone.pending.seat == "blue"


@proves("EV-LDR-01")
def test_neither_the_activated_nor_the_fallen_nor_those_who_wait_may_follow() -> None:
    led = leading(walker(4, 10, "activated"), walker(2, 12, "out", V=0), walker(6, 12, "waiting"), walker(4, 14))
    led.answer(("action", "run"), ("path", [[1, 16]]))
    assert led.offers("follow") == ["man3", "none"]


@proves("EV-LDR-01")
def test_who_was_named_for_a_coordinated_action_does_not_follow() -> None:
    game = scene(
        red={"lead": walker(4, 12, traits=LEADER), "one": walker(4, 10), "two": walker(6, 12)},
        blue={"foe": walker(20, 20), "other": walker(22, 20)},
        dice={"lead": {"initiative": [1]}},
    ).answer(("activate", {"wait": "one"}), ("group", ["two"]), *acting("foe"), ("action", "nothing"))
    game.answer(*acting("lead"), *RUN)
    assert game.pending.key == "activate"


@proves("EV-LDR-01")
def test_enemies_near_by_do_not_follow() -> None:
    game = scene(
        red={"lead": walker(4, 12, traits=LEADER), "far": walker(20, 2)},
        blue={"foe": walker(4, 9.5)},
        dice={"lead": {"initiative": [1]}},
    ).answer(*acting("lead"), *RUN)
    assert game.pending.key == "activate"


# ---------------------------------------------------------------- how many actions


@proves("EV-LDR-02")
def test_followers_have_the_leader_s_actions_without_a_roll_of_their_own() -> None:
    led = leading(walker(4, 10, I=4), number=3, dice=[1, 2, 3])
    led.answer(*(("action", "nothing"),) * 3, ("follow", "man0"))
    led.answer(("action", "run"), ("path", [[8, 10]]), ("action", "run"), ("path", [[12, 10]]), ("action", "prone"))
    assert led.facts("man0")["at"] == [12, 10]
    assert "prone" in led.status("man0")
    assert not led.rolls("man0", "initiative")
    assert led.pending.key == "activate", "three actions, no more"
    assert led.pending.seat == "blue"


@proves("EV-LDR-02")
def test_a_follower_does_not_exceed_its_own_maximum() -> None:
    """With I6+ one action is the most, whatever the leader obtained; with I5+ two."""
    for initiative, most in ((6, 1), (5, 2), (4, 3), (1, 3)):
        led = leading(walker(4, 10, I=initiative), number=3, dice=[1, 2, 3])
        led.answer(*(("action", "nothing"),) * 3, ("follow", "man0"), *(("action", "nothing"),) * most)
        declared = led.all("action_declared", figure="man0")
        assert len(declared) == most
        assert led.pending.key == "activate"


@proves("EV-LDR-02")
def test_a_follower_s_actions_may_differ_from_its_leader_s() -> None:
    led = leading(number=2, dice=[1, 2]).answer(*RUN, ("action", "prone"), ("follow", "man0"))
    assert {"run", "charge", "prone", "nothing"} <= {kind for kind in led.offers("action") if isinstance(kind, str)}
    assert "step" not in led.offers("action"), "an action of a series has no free move"


# ---------------------------------------------------------------- one slot


@proves("EV-LDR-03")
def test_leader_and_followers_share_one_slot() -> None:
    led = leading(walker(4, 10), walker(2, 12)).answer(*RUN)
    led.answer(("follow", "man0"), ("action", "nothing"))
    assert led.pending.key == "follow", "the enemy waits for the last follower"
    led.answer(("follow", "man1"), ("action", "nothing"))
    assert (led.pending.key, led.pending.seat) == ("activate", "blue")
    assert led.status("man0") == led.status("man1") == {"activated"}
    followed = led.all("activated", slot="wake")
    assert [event["figure"] for event in followed] == ["man0", "man1"]
    assert followed[0]["rules"] == ("EV-LDR-03",)


@proves("EV-LDR-03")
def test_a_follower_is_not_activated_again() -> None:
    led = leading().answer(*RUN, ("follow", "man0"), ("action", "nothing"), *acting("foe"), ("action", "nothing"))
    assert led.pending.seat == "blue", "red has finished"
    assert led.query("ready", side="red") == []


# ---------------------------------------------------------------- optional


@proves("EV-LDR-04")
def test_following_is_decided_one_by_one_after_the_leader_has_acted() -> None:
    led = leading(walker(4, 10), walker(2, 12)).answer(("action", "run"))
    assert led.pending.key == "path", "nobody is asked before"
    led.answer(("path", [[4, 16]]), ("follow", "man1"), ("action", "nothing"))
    assert led.offers("follow") == ["man0", "none"]
    led.answer(("follow", "none"))
    assert led.status("man0") == set()
    assert led.pending.seat == "blue"
    assert led.query("ready", side="red") == ["man0"]


@proves("EV-LDR-04")
@pytest.mark.parametrize("number", [1, 2])
def test_nobody_follows_a_leader_whose_rolls_failed(number: int) -> None:
    failed = leading(I=3, number=number, dice=[2, 6][:number])
    if number == 1:
        failed.answer(("action", "run"))
    assert failed.one("series_failed")["figure"] == "lead"
    assert (failed.pending.key, failed.pending.seat) == ("activate", "blue")
    assert failed.query("ready", side="red") == ["man0"]


@proves("EV-LDR-04")
def test_nobody_follows_a_leader_who_did_nothing_at_all() -> None:
    idle = leading().answer(("action", "nothing"))
    assert idle.pending.key == "activate"
    assert idle.query("ready", side="red") == ["man0"]


@proves("EV-LDR-04")
def test_who_falls_meanwhile_does_not_follow() -> None:
    """The leader's own charge is not what fells the follower: the enemy shoots at it in the follower's own action."""
    game = scene(
        red={"lead": walker(4, 12, traits=LEADER), "one": archer(4, 10, weapons=[BOW]), "two": walker(2, 12)},
        blue={"foe": archer(10, 10, R=1, weapons=[BOW])},
        dice={
            "lead": {"initiative": [1]},
            "one": {"shot": [1, 1, 1]},
            "foe": {"reaction": [1], "shot": [6, 1, 1]},
        },
    ).answer(*acting("lead", {"series": 1}), ("action", "nothing"), ("follow", "one"))
    game.answer(("action", AT_BOW), ("reaction", {"shoot-back": "Arc"}))
    assert "out" in game.status("one")
    assert game.offers("follow") == ["two", "none"]


@proves("EV-LDR-04")
def test_those_near_a_leader_who_fell_in_its_series_may_still_follow() -> None:
    game = scene(
        red={"lead": walker(4, 12, traits=LEADER), "man": walker(4, 10)},
        blue={"foe": walker(5, 12, R=1)},
        dice={"lead": {"initiative": [1, 2], "table": [6]}, "foe": {"opportunity": [1], "melee": [4, 1, 1]}},
    ).answer(*acting("lead", 2), *RUN)
    assert "out" in game.status("lead")
    assert game.offers("follow") == ["man", "none"]


# ---------------------------------------------------------------- a lone static action


@proves("EV-LDR-05")
def test_after_a_lone_static_action_followers_have_one_static_action_each() -> None:
    led = leading(walker(4, 10), walker(2, 12)).answer(("action", "prone"), ("follow", "man0"))
    assert led.offers("action") == ["prone", "step", "nothing"]
    for kind in ("run", "charge", "aim"):
        refusal = led.refused("action", kind)
        assert refusal.reason == "static-actions-only"
        assert "EV-LDR-05" in refusal.rules
    led.answer(("action", "step"), ("path", [[5, 10]]), ("action", "prone"))
    assert led.facts("man0")["at"] == [5, 10]
    assert not led.all("rolled")
    assert led.pending.key == "follow", "one action only"


@proves("EV-LDR-05")
def test_a_static_action_that_was_rolled_for_grants_a_rolled_action() -> None:
    led = leading(number={"series": 1}).answer(("action", "prone"), ("follow", "man0"))
    assert len(led.rolls("lead", "initiative")) == 1
    assert "run" in led.offers("action")
    assert "step" not in led.offers("action")


@proves("EV-LDR-05")
def test_a_displacement_rolled_for_alone_grants_a_rolled_action() -> None:
    led = leading().answer(*RUN, ("follow", "man0"))
    assert "run" in led.offers("action")
    assert "step" not in led.offers("action")


@proves("EV-LDR-05")
def test_only_a_leader_with_somebody_near_is_offered_a_rolled_single_action() -> None:
    alone = scene(red={"lead": walker(4, 12, traits=LEADER)}, blue={"foe": walker(20, 20)}).answer(("activate", "lead"))
    assert {"series": 1} not in alone.offers("actions")
    near = scene(red={"lead": walker(4, 12, traits=LEADER), "man": walker(4, 10)}, blue={"foe": walker(20, 20)}).answer(
        ("activate", "lead")
    )
    assert {"series": 1} in near.offers("actions")


# ---------------------------------------------------------------- charisma


def heartened(leader: str, **traits: None) -> Scene:
    """A follower in contact with something frightening fights after its leader's static action."""
    return scene(
        red={"lead": walker(4, 12, traits={leader: None}), "man": walker(4, 10, traits=traits)},
        blue={"foe": monster(4, 8.7, traits={"Effrayant": None}), "far": walker(20, 20)},
        dice={
            "man": {"fear": [1], "melee": [1, 1, 1]},
            "foe": {"melee": [1] * 9},
        },
    ).answer(*acting("lead"), ("action", "prone"), ("follow", "man"), ("action", {"fight": "foe"}))


@proves("EV-LDR-06")
@pytest.mark.parametrize(
    ("leader", "traits", "status", "needed"),
    [
        ("Meneur charismatique", {}, "heartened", 3),
        ("Meneur charismatique", {"Courageux": None}, "heartened", 3),
        ("Meneur charismatique", {"Peu courageux": None}, "steadied", 4),
        ("Meneur", {}, None, 4),
        ("Meneur", {"Peu courageux": None}, None, 5),
    ],
)
def test_a_charismatic_leader_heartens_those_who_follow(
    leader: str, traits: dict[str, None], status: str | None, needed: int
) -> None:
    fought = heartened(leader, **traits)
    assert fought.rolls("man", "fear")[0]["needed"] == needed
    gained = fought.all("status_gained", figure="man")
    assert [(event["status"], event["rules"]) for event in gained] == ([(status, ("EV-LDR-06",))] if status else [])


@proves("EV-LDR-06")
def test_the_heart_lasts_until_the_end_of_the_turn() -> None:
    fought = heartened("Meneur charismatique")
    assert "heartened" in fought.status("man")
    for who in ("foe", "far"):
        fought.answer(*acting(who), ("action", "nothing"))
    assert fought.state.turn == 2
    assert "heartened" not in fought.status("man")


@proves("EV-LDR-06")
def test_those_who_do_not_follow_gain_nothing() -> None:
    led = leading(traits={"Meneur charismatique": None}).answer(*RUN)
    assert led.offers("follow") == ["man0", "none"], "he leads as any leader does"
    led.answer(("follow", "none"))
    assert led.status("man0") == set()


# ---------------------------------------------------------------- a leader in a coordinated group


def led_group(*answers: Answer, lead: int = 1, two: int = 1) -> Scene:
    """A leader and a partner act together, a third friend near by; the dice of their initiative."""
    return scene(
        red={"lead": walker(4, 12, traits=LEADER, I=2), "two": walker(4, 10, I=2), "man": walker(2, 12)},
        blue={"foe": walker(20, 20), "other": walker(22, 20)},
        dice={"lead": {"initiative": [lead]}, "two": {"initiative": [two]}},
    ).answer(("activate", {"wait": "lead"}), ("group", ["two"]), *acting("foe"), ("action", "nothing"), *answers)


@proves("EV-LDR-04", "EV-COO-04")
def test_nobody_follows_a_leader_who_failed_where_its_partner_did_not() -> None:
    for number in (1, {"series": 1}):
        failed = led_group(*acting("two", number), lead=1, two=2)
        if number == 1:
            failed.answer(("action", "run"))
        assert failed.pending.figure == "two"
        failed.answer(("action", "nothing"))
        assert (failed.pending.key, failed.pending.seat) == ("activate", "blue")


@proves("EV-LDR-01", "EV-COO-04")
def test_a_leader_who_passed_is_followed_whatever_its_partner_did() -> None:
    game = led_group(*acting("two", {"series": 1}), ("action", "run"), ("path", [[4, 16]]), lead=2, two=1)
    assert game.offers("follow") == ["man", "none"]


@proves("EV-LDR-04")
@pytest.mark.parametrize(("lead", "two", "followed"), [("nothing", "prone", False), ("prone", "nothing", True)])
def test_in_a_group_it_is_what_the_leader_did_that_counts(lead: str, two: str, followed: bool) -> None:
    game = led_group(*acting("two"), ("action", lead), ("action", two))
    assert (game.pending.key == "follow") is followed


@proves("EV-LDR-02", "EV-LDR-05")
def test_the_second_follower_has_as_much_as_the_first() -> None:
    led = leading(walker(4, 10), walker(2, 12), number=2, dice=[1, 2]).answer(*(("action", "nothing"),) * 2)
    led.answer(("follow", "man0"), *(("action", "nothing"),) * 2, ("follow", "man1"))
    led.answer(("action", "run"), ("path", [[2, 17]]), ("action", "nothing"))
    assert led.facts("man1")["at"] == [2, 17]
    assert led.pending.key == "activate"
    lone = leading(walker(4, 10), walker(2, 12)).answer(("action", "prone"))
    lone.answer(("follow", "man0"), ("action", "nothing"), ("follow", "man1"))
    assert lone.offers("action") == ["prone", "step", "nothing"]
