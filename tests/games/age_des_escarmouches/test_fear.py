"""Fear, rout, flight, rally, and the skills that change them."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.dice import SeededDice
from escarmouche.core.game import Game
from escarmouche.games.age_des_escarmouches.rules.fear import afraid, worst
from escarmouche.games.age_des_escarmouches.rules.trials import score
from escarmouche.space.table import Piece
from games.age_des_escarmouches.scene import Scene, activate, man, scene, settled
from proofs import proves


def charged(put: Scene, *more: Any) -> Scene:
    """Red's ak charges blue's bo."""
    return put.answer(activate("ak"), ("action", {"charge": "bo"}), ("path", {"touch": "bo"}), *more)


def faced(red: dict[str, Any] | None = None, blue: dict[str, Any] | None = None) -> int | None:
    """The PEU that ak must face from bo."""
    put = scene(red={"ak": man(10, 30, **(red or {}))}, blue={"bo": man(25, 30, **{"PEU": 5, **(blue or {})})})
    return afraid(Game(put.state, SeededDice("x")), "ak", "bo")


@proves("AE-FEAR-01", "AE-FEAR-02", "AE-FEAR-03", "AE-FEAR-07", "AE-CARD-10")
def test_who_frightens_whom() -> None:
    assert faced() == 5
    assert faced(blue={"PEU": None}) is None
    assert faced({"PEU": 5}) is None
    assert faced({"PEU": 4}) == 5
    assert faced({"braved": 5}) is None
    assert faced({"braved": 4}) == 5
    assert faced({"skills": {"immunity": ("PEU",)}}) is None
    assert faced({"skills": {"unalterable": None}}) is None


@proves("AE-FEAR-06")
def test_only_the_worst_is_faced() -> None:
    put = scene(red={"ak": man(10, 30)}, blue={"bo": man(25, 30, PEU=5), "ci": man(25, 40, PEU=7), "da": man(9, 9)})
    assert worst(Game(put.state, SeededDice("x")), "ak", ("bo", "ci", "da"), False) == ("ci", 7)


@proves("AE-FEAR-05", "AE-FEAR-08")
def test_an_assailant_that_loses_stays_unrouted_and_has_acted() -> None:
    put = scene(
        red={"ak": man(10, 30)}, blue={"bo": man(25, 30, PEU=5)}, dice={"bo": {"fear": [3]}, "ak": {"fear": [4]}}
    )
    charged(put)
    first, second = put.all("tested", test="fear")
    assert (first["figure"], first["score"], first["difficulty"]) == ("bo", "PEU", 3)
    assert (second["figure"], second["score"], second["needed"]) == ("ak", "COU", 5)
    assert not put.all("moved")
    assert not put.all("routed")
    assert put.refused("action", "march").reason == "exclusive-made"


@proves("AE-FEAR-07")
def test_who_resists_is_immune_from_then_on() -> None:
    put = scene(red={"ak": man(10, 30)}, blue={"bo": man(25, 30, PEU=5)}, dice={"bo": {"fear": [1]}})
    settled(charged(put))
    assert put.one("braved", figure="ak")["fear"] == 5
    assert put.one("assaulted", figure="ak")
    assert put.state.figures["ak"].braved == 5


def frightful(**blue: Any) -> Scene:
    """A fearsome ak charges bo, who will lose its challenge."""
    return scene(
        red={"ak": man(10, 30, PEU=6)},
        blue={"bo": man(25, 30, **blue), "ci": man(28, 40), "da": man(80, 50)},
        dice={"ak": {"fear": [6, 1]}, "bo": {"fear": [1]}},
    )


@proves("AE-FEAR-09", "AE-FEAR-10", "AE-ROUT-01")
def test_the_assailed_is_routed_and_stays_if_the_assailant_likes() -> None:
    put = frightful()
    charged(put)
    assert put.pending.seat == "red"
    settled(put.answer(("flight", "stay")))
    assert put.one("routed", figure="bo")["by"] == "ak"
    assert put.one("assaulted", figure="ak")["targets"] == ("bo",)
    game = Game(put.state, SeededDice("x"))
    assert score(game, "bo", "COU") == 2
    assert score(game, "bo", "FOR") == 2
    assert score(game, "bo", "MOU") == 4, "MOU is not changed"


@proves("AE-FEAR-10")
@pytest.mark.parametrize("held", [{"activation": "activated"}, {"at": (28.0, 37.5)}])
def test_only_who_waits_and_is_free_can_be_made_to_flee(held: dict[str, Any]) -> None:
    put = scene(
        red={"ak": man(10, 30, PEU=6), "al": man(25, 32.5)},
        blue={"ci": man(80, 50), "bo": man(25, 30, **({} if "at" in held else held))},
        dice={"ak": {"fear": [6]}, "bo": {"fear": [1]}},
    )
    charged(put)
    assert put.pending.key != "flight"


@proves("AE-FEAR-11", "AE-FEAR-12", "AE-FEAR-04")
def test_a_flight_is_a_run_straight_away_and_the_assailant_may_go_on() -> None:
    put = frightful()
    charged(put, ("flight", "flee"), ("facing", 0), ("facing", 90))
    assert put.state.figures["ak"].at[0] == pytest.approx(22.5, abs=0.02)
    assert put.state.figures["bo"].at == (45.0, 30.0)
    assert put.state.figures["bo"].angle == 90.0
    assert put.state.figures["bo"].activation == "activated"
    assert put.offers("onward") == ["stay", "run"], "the other is too far for what is left"
    put.answer(("onward", "run"))
    assert put.refused("path", [[30.1, 30.0]]).facts["limit"] == pytest.approx(7.5, abs=0.02)
    put.answer(("path", [[29.0, 30.0]]), ("facing", 0))
    assert put.state.figures["ak"].at == (29.0, 30.0)
    assert not put.all("assaulted")
    assert not put.all("charge_malus")


@proves("AE-FEAR-12")
def test_what_is_left_of_an_assault_becomes_an_engagement_without_a_second_flight() -> None:
    put = scene(
        red={"ak": man(10, 30, PEU=6)},
        blue={"bo": man(20, 30), "ci": man(22, 36), "da": man(80, 50)},
        dice={"ak": {"fear": [6, 6]}, "bo": {"fear": [1]}, "ci": {"fear": [1]}},
    )
    charged(put, ("flight", "flee"), ("onward", {"engagement": "ci"}), ("path", {"touch": "ci"}))
    settled(put)
    assert {one["figure"] for one in put.all("routed")} == {"bo", "ci"}
    made = put.one("assaulted", figure="ak")
    assert (made["kind"], made["targets"]) == ("engagement", ("ci",))
    put.played()


@proves("AE-FEAR-11", "AE-MOVE-09")
def test_a_flight_stops_before_what_it_cannot_cross_and_ends_off_the_table() -> None:
    rock = Piece("rock", ((35, 20), (36, 20), (36, 40), (35, 40)), "rock", None)
    put = scene(
        red={"ak": man(10, 30, PEU=6)},
        blue={"bo": man(25, 30)},
        terrain=[rock],
        dice={"ak": {"fear": [6]}, "bo": {"fear": [1]}},
    )
    charged(put, ("flight", "flee"), ("facing", 0))
    assert 33.5 < put.state.figures["bo"].at[0] < 33.8
    edge = scene(
        red={"ak": man(60, 30, PEU=6)}, blue={"bo": man(75, 30)}, dice={"ak": {"fear": [6]}, "bo": {"fear": [1]}}
    )
    charged(edge, ("flight", "flee"), ("facing", 0))
    assert edge.one("eliminated", figure="bo")["cause"] == "left-the-table"


# ---------------------------------------------------------------- the routed


@proves("AE-ROUT-04", "AE-ROUT-02")
def test_a_routed_fighter_runs_to_the_nearest_edge() -> None:
    put = scene(red={"ak": man(40, 25, "routed"), "al": man(60, 50)}, blue={"bo": man(80, 30)})
    settled(put.answer(activate("ak")))
    assert put.state.figures["ak"].at == (40.0, 5.0)
    assert put.state.figures["ak"].activation == "activated"
    off = scene(red={"ak": man(40, 20, "routed"), "al": man(60, 50)}, blue={"bo": man(80, 30)})
    assert settled(off.answer(activate("ak"))).one("eliminated", figure="ak")
    even = scene(red={"ak": man(30, 30, "routed"), "al": man(60, 50)}, blue={"bo": man(80, 20)})
    even.answer(activate("ak"))
    assert even.offers("edge") == ["west", "south", "north"]
    swift = scene(red={"ak": man(40, 26, "routed", skills={"swiftness": None})}, blue={"bo": man(80, 30)})
    assert settled(swift.answer(activate("ak"))).one("eliminated", figure="ak"), "the swift must triple"


@proves("AE-ROUT-05", "AE-ROUT-02")
def test_a_routed_fighter_in_contact_does_nothing() -> None:
    put = scene(red={"ak": man(40, 25, "routed"), "al": man(60, 50)}, blue={"bo": man(42.5, 25)})
    settled(put.answer(activate("ak")))
    assert not put.all("moved")
    assert put.state.figures["ak"].activation == "activated"


@proves("AE-ROUT-03")
def test_no_friendly_tactic_reaches_the_routed() -> None:
    leader = man(5, 5, commander=True, rank=2, incarnate=True)
    put = scene(red={"ak": man(40, 25, "routed"), "boss": leader}, blue={"bo": man(80, 25)}, tactics={"red": 3})
    assert put.refused("speech", {"vigilance": "ak", "who": ["ak"]}).reason == "routed"


@proves("AE-RALY-01", "AE-RALY-02", "AE-RALY-03", "AE-UPK-03")
def test_the_routed_rally_by_courage_or_discipline_unless_they_touch_what_they_fear() -> None:
    put = scene(
        red={"ak": man(10, 30, "routed", COU=5), "al": man(30, 30, "routed"), "am": man(50, 30, "routed", DIS=5)},
        blue={"bo": man(32.5, 30, PEU=5)},
        dice={"ak": {"rally": [4]}, "am": {"rally": [3]}},
        phase="upkeep",
    )
    put.answer(("rally", "COU"), ("rally", "DIS")).play().played()
    tested = {one["figure"]: (one["score"], one["value"], one["needed"]) for one in put.all("tested", test="rally")}
    assert tested == {"ak": ("COU", 4, 4), "am": ("DIS", 4, 4)}
    assert [one["figure"] for one in put.all("rallied")] == ["ak"]
    assert {who for who, one in put.state.figures.items() if "routed" in one.status} == {"al", "am"}


# ---------------------------------------------------------------- skills


@proves("AE-FANA-01")
def test_a_fanatic_is_routed_but_never_flees() -> None:
    put = frightful(skills={"fanatic": None})
    settled(charged(put))
    assert put.one("routed", figure="bo")
    assert put.one("assaulted", figure="ak")["targets"] == ("bo",)
    still = scene(red={"ak": man(40, 25, "routed", skills={"fanatic": None})}, blue={"bo": man(80, 30)})
    assert not settled(still.answer(activate("ak"))).all("moved")


@proves("AE-FANA-02")
def test_a_fanatic_assails_in_spite_of_its_fear() -> None:
    put = scene(
        red={"ak": man(10, 30, skills={"fanatic": None})},
        blue={"bo": man(25, 30, PEU=6)},
        dice={"bo": {"fear": [6]}, "ak": {"fear": [1]}},
    )
    settled(charged(put))
    assert put.one("routed", figure="ak")
    assert put.one("assaulted", figure="ak")


@proves("AE-HYPE-01", "AE-HYPE-02", "AE-ITEN-02")
def test_those_of_darkness_fear_a_hyperian_by_its_courage() -> None:
    bright = {"PEU": None, "COU": 7, "skills": {"hyperian": None}}
    assert faced({"alignment": "darkness"}, bright) == 7
    assert faced({"skills": {"immortal-darkness": None}}, bright) == 7, "immunity to PEU is no help"
    assert faced({"alignment": "darkness", "PEU": 7}, bright) is None, "but one's own PEU is"
    assert faced({"alignment": "light"}, bright) is None
    assert faced({"alignment": "darkness", "skills": {"hyperian": None}}, bright) is None
    assert faced({"skills": {"hyperian": None}}) is None


@proves("AE-CGUE-01", "AE-CGUE-02")
def test_a_war_cry_frightens_in_a_charge_alone_and_keeps_from_fear() -> None:
    loud = man(10, 30, skills={"war-cry": 5})
    dice = {"ak": {"fear": [6]}, "bo": {"fear": [6]}}
    put = settled(charged(scene(red={"ak": loud}, blue={"bo": man(25, 30)}, dice=dice)))
    first, second = put.all("tested", test="fear")
    assert (first["figure"], first["value"], second["difficulty"]) == ("ak", 5, 5)
    calm = scene(red={"ak": loud}, blue={"bo": man(25, 30)}).answer(activate("ak"), ("action", {"engagement": "bo"}))
    assert not settled(calm).all("tested", test="fear")
    assert faced({"skills": {"war-cry": 5}}, {"PEU": 5}) is None
    assert faced({"skills": {"war-cry": 5}}, {"PEU": 6}) == 6


@proves("AE-HYPE-01", "AE-FEAR-05")
def test_a_hyperian_without_peu_makes_its_challenge_with_cou() -> None:
    bright = man(10, 30, PEU=None, COU=7, skills={"hyperian": None})
    dice = {"ak": {"fear": [6]}, "bo": {"fear": [6]}}
    put = settled(charged(scene(red={"ak": bright}, blue={"bo": man(25, 30, alignment="darkness")}, dice=dice)))
    assert put.all("tested", test="fear")[0]["value"] == 7


@proves("AE-INAL-01", "AE-ETHE-02")
@pytest.mark.parametrize("skill", ["unalterable", "ethereal"])
def test_the_unalterable_and_the_ethereal_feel_no_charge(skill: str) -> None:
    put = scene(red={"ak": man(10, 30)}, blue={"bo": man(25, 30, skills={skill: None})})
    assert not settled(charged(put)).all("charge_malus")


@proves("AE-CRAL-01", "AE-ACT-08")
def test_a_rallying_cry_rallies_every_routed_friend_once_a_game() -> None:
    put = scene(
        red={"ak": man(10, 30, rank=2, skills={"rallying-cry": None}), "al": man(50, 30, "routed")},
        blue={"bo": man(80, 30)},
        dice={"al": {"rally": [3]}},
    )
    put.answer(activate("ak"), ("action", "cry"), ("rally", "COU"))
    tested = put.one("tested", test="rally")
    assert (tested["value"], tested["shift"], tested["needed"]) == (2, 2, 3)
    assert put.one("rallied", figure="al")
    assert put.refused("action", "cry").reason == "once-a-game"
    assert "run" in put.offers("action"), "it is a free action"
    none = scene(red={"ak": man(10, 30, skills={"rallying-cry": None})}, blue={"bo": man(80, 30)})
    assert none.answer(activate("ak")).refused("action", "cry").reason == "nobody-routed"
    plain = scene(red={"ak": man(10, 30)}, blue={"bo": man(80, 30)})
    assert plain.answer(activate("ak")).refused("action", "cry").reason == "no-such-skill"
