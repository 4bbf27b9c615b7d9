"""Piles of cards at the table: each player reads its own, and sees the backs of the others'."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.systems import positions, system_of
from escarmouche.core.decisions import ChooseOrder
from escarmouche.core.events import Rolled
from escarmouche.core.views import view
from escarmouche.telling.texts import Texts
from escarmouche.web.pictures import line_view, suggested
from escarmouche.web.piles import piles_view
from toy import SYSTEM as LANTERNS

GAME = "age-des-escarmouches"


@pytest.fixture(scope="module")
def stacked() -> Any:
    """The state at the first question after both have stacked."""
    found = positions(GAME, "conformance-0")
    return next(one.now for one in found if one.decision().key == "speech")


def test_a_player_reads_its_own_pile_and_sees_the_backs_of_the_others(stacked: Any) -> None:
    system = system_of(GAME)
    texts = Texts(system, "en")
    shown = {pile.id: pile for pile in piles_view(texts, view(system, stacked, "red"))}
    assert all(card.label for card in shown["red"].cards)
    assert {len(shown[side].cards) for side in ("red", "blue")} == {
        len(stacked.piles[s].cards) for s in ("red", "blue")
    }
    hidden = [card for card in shown["blue"].cards if not card.up]
    assert hidden
    assert all(not card.label and not card.figures for card in hidden)
    assert (shown["red"].label, shown["red"].side, shown["blue"].side) == ("pile", "red", "blue")


def test_a_card_is_called_after_those_it_stands_for(stacked: Any) -> None:
    system = system_of(GAME)
    names = Texts(system, "en").names(stacked)
    for pile in piles_view(Texts(system, "en"), stacked):
        for card in pile.cards:
            assert all(names[who].rpartition(" ")[0] in card.label or names[who] in card.label for who in card.figures)


def test_dice_of_a_side_are_its_own(stacked: Any) -> None:
    rolled = Rolled(figure="blue", purpose="tactician", needed=0, faces=(3, 4), hits=0)
    assert line_view(Texts(system_of(GAME), "en"), 0, rolled, stacked, ()).side == "blue"


def test_a_game_without_piles_shows_none() -> None:
    state = positions("toy", "conformance-0")[0].now
    assert piles_view(Texts(LANTERNS, "en"), state) == ()


def test_an_order_is_suggested_with_every_option_once() -> None:
    system = system_of(GAME)
    found = next(one for one in positions(GAME, "conformance-0") if one.decision().key == "pile")
    decision = found.decision()
    assert isinstance(decision, ChooseOrder)
    order = suggested(system, decision, found.now)
    assert sorted(order) == list(range(len(decision.options)))
    decision.check([decision.options[at].value for at in order])
