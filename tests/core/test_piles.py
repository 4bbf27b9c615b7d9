"""Piles: what becomes of their cards, what a seat sees of them, and what it can only guess."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from escarmouche.core.decisions import Refused
from escarmouche.core.dice import Block, QueuedDice, SeededDice
from escarmouche.core.events import NOBODY, Rolled
from escarmouche.core.game import Fell, Game
from escarmouche.core.piles import (
    BOTTOM,
    TOP,
    UNREAD,
    CardMoved,
    CardTurned,
    Pile,
    PileCard,
    PileStacked,
    all_seen,
    dealt_again,
    move,
    order_question,
    ordered,
    put,
    seen,
    shuffle,
    stack,
    taken,
    turn,
    turned,
    why_no_card,
)
from escarmouche.core.state import Phase, State
from escarmouche.core.views import redact
from escarmouche.space.table import Table
from escarmouche.telling.texts import Lang, Texts
from toy import SYSTEM

FOX, OWL, HARE = PileCard("fox", "grey"), PileCard("owl", "grey"), PileCard("hare", "brown")
MINE = Pile((FOX, OWL, HARE), ("red",))
EVERYBODY = ("red", "blue", None)

cards = st.builds(PileCard, st.sampled_from("abcdef"), st.sampled_from(["grey", "brown"]), st.booleans())
piles = st.builds(Pile, st.lists(cards, max_size=8).map(tuple), st.sampled_from([(), ("red",), ("red", "referee")]))


class Nothing(Phase, frozen=True):
    def run(self, game: Game[Cards]) -> None:
        """Nothing is played: the tests do."""


class Cards(State, frozen=True, kw_only=True):
    piles: dict[str, Pile]


def table(dice: dict[str, list[int]] | None = None, **of: Pile) -> Game[Cards]:
    state = Cards(table=Table((1.0, 1.0), ()), figures={}, agenda=(Nothing(),), piles=of)
    return Game(state, QueuedDice({"game": dice}) if dice else SeededDice("piles"))


def faces(pile: Pile) -> str:
    return " ".join(card.face or "?" for card in pile.cards)


# -------------------------------------------------------------- what becomes of a pile


def test_cards_are_taken_and_put_at_any_place() -> None:
    card, left = taken(MINE)
    assert (card, faces(left)) == (FOX, "owl hare")
    assert faces(put(left, card, BOTTOM)) == "owl hare fox"
    assert faces(put(left, card, TOP)) == "fox owl hare"
    assert faces(put(left, card, 1)) == "owl fox hare"
    assert taken(MINE, BOTTOM)[0] == HARE


@given(piles, st.data())
def test_what_is_taken_and_put_back_is_the_same_pile(pile: Pile, data: st.DataObject) -> None:
    if pile.cards:
        at = data.draw(st.integers(0, len(pile.cards) - 1))
        card, left = taken(pile, at)
        assert put(left, card, at) == pile


def test_no_card_where_there_is_none() -> None:
    assert why_no_card(MINE, 2) is None
    assert why_no_card(MINE, BOTTOM) is None
    assert [found.reason for at in (3, -4) if (found := why_no_card(MINE, at, "TOY-08"))] == ["no-such-card"] * 2
    empty = why_no_card(Pile(), TOP, "TOY-08")
    assert empty is not None
    assert (empty.reason, empty.rules) == ("pile-empty", ("TOY-08",))


def test_a_pile_is_put_in_order_by_a_secret_answer_that_names_every_card() -> None:
    twins = Pile((FOX, PileCard("fox", "brown"), OWL))
    question = order_question(twins, "TOY-08", known_to=("referee",))
    assert (question.secret, question.known_to) == (True, ("referee",))
    assert ordered(twins, question.check(["owl", "fox", "fox"])).cards == (OWL, FOX, PileCard("fox", "brown"))
    with pytest.raises(Refused):
        question.check(["owl", "owl", "fox"])


# -------------------------------------------------------------- what a seat sees


def test_others_see_backs_and_what_lies_face_up() -> None:
    pile = turned(MINE, 1)
    assert seen(pile, "red") is pile
    for other in ("blue", None):
        assert seen(pile, other).cards == (PileCard(UNREAD, "grey"), replace(OWL, up=True), PileCard(UNREAD, "brown"))


@given(piles, st.randoms(use_true_random=False))
def test_a_view_never_depends_on_a_hidden_order(pile: Pile, chance: object) -> None:
    other = dealt_again({"": pile}, "blue", Block(str(chance), 0))[""]
    for seat in ("blue", None):
        assert seen(other, seat) == seen(pile, seat)
        events = [PileStacked(pile="p", cards=one.cards, readers=one.readers) for one in (pile, other)]
        assert redact(events[0], seat) == redact(events[1], seat)


@given(piles, piles, st.text(max_size=3))
def test_what_is_drawn_does_not_depend_on_what_is_hidden(one: Pile, two: Pile, seed: str) -> None:
    truth = {"one": one, "two": two}
    other = dealt_again(truth, "blue", Block("another world", 0))
    drawn = dealt_again(truth, "blue", Block(seed, 0))
    assert drawn == dealt_again(other, "blue", Block(seed, 0))
    assert all_seen(drawn, "blue") == all_seen(truth, "blue")
    backs = sorted((card.face, card.back) for pile in truth.values() for card in pile.cards)
    assert backs == sorted((card.face, card.back) for pile in drawn.values() for card in pile.cards)
    if one.readers and two.readers:
        assert dealt_again(truth, "red", Block(seed, 0)) == truth


def test_every_order_of_the_unread_is_drawn_and_every_back_stays() -> None:
    pile = Pile((FOX, OWL, HARE, PileCard("stag", "grey", up=True)))
    drawn = {faces(dealt_again({"": pile}, None, Block(str(number), 0))[""]) for number in range(40)}
    assert drawn == {"fox owl hare stag", "owl fox hare stag"}


def test_where_nothing_is_hidden_nothing_is_copied() -> None:
    mine = {"mine": MINE}
    assert all_seen(mine, "red") is mine
    assert all_seen(mine, "blue") is not mine


# -------------------------------------------------------------- what a rule does with piles


def test_a_stacked_pile_shows_others_its_backs_alone() -> None:
    game = table(mine=MINE)
    stack(game, "mine", ["hare", "fox", "owl"], "TOY-08")
    assert faces(game.state.piles["mine"]) == "hare fox owl"
    told = game.events[-1]
    assert redact(told, "red") is told
    hidden = redact(told, "blue")
    assert isinstance(hidden, PileStacked)
    assert hidden.cards == (PileCard(UNREAD, "brown"), PileCard(UNREAD, "grey"), PileCard(UNREAD, "grey"))


def test_a_shuffle_is_a_roll_that_nobody_reads_and_that_a_record_keeps() -> None:
    game = table({"shuffle": [3, 1, 2]}, deck=turned(replace(MINE, readers=())))
    shuffle(game, "deck", "shuffle")
    assert faces(game.state.piles["deck"]) == "owl hare fox"
    assert not any(card.up for card in game.state.piles["deck"].cards)
    assert game.log == [Fell("game", "shuffle", (3, 1, 2), NOBODY)]
    assert isinstance(game.events[0], Rolled)
    assert [redact(game.events[0], seat) for seat in EVERYBODY] == [None] * 3


def test_a_card_that_is_turned_is_seen_by_all() -> None:
    game = table(mine=MINE)
    assert turn(game, "mine", 1, "TOY-08") == replace(OWL, up=True)
    assert game.state.piles["mine"] == turned(MINE, 1)
    assert game.events == [CardTurned(pile="mine", at=1, face="owl", rules=("TOY-08",))]
    assert all(redact(game.events[0], seat) is game.events[0] for seat in EVERYBODY)


def test_of_a_card_that_moves_face_down_others_learn_only_that_it_did() -> None:
    game = table(mine=MINE, reserve=Pile(readers=("red",)))
    assert move(game, "mine", "reserve", BOTTOM) == HARE
    assert (faces(game.state.piles["mine"]), faces(game.state.piles["reserve"])) == ("fox owl", "hare")
    told = game.events[-1]
    assert redact(told, "red") is told
    hidden = redact(told, None)
    assert isinstance(hidden, CardMoved)
    assert (hidden.source, hidden.target, hidden.face) == ("mine", "reserve", UNREAD)


@pytest.mark.parametrize(("was_up", "up"), [(True, False), (False, True)])
def test_a_card_that_was_or_is_face_up_moves_for_all_to_see(was_up: bool, up: bool) -> None:
    game = table(mine=turned(MINE, TOP, was_up), reserve=Pile())
    move(game, "mine", "reserve", up=up)
    assert all(redact(game.events[-1], seat) is game.events[-1] for seat in EVERYBODY)
    assert game.state.piles["reserve"].cards == (replace(FOX, up=up),)
    assert faces(seen(game.state.piles["reserve"], "blue")) == ("fox" if up else "?")


def test_a_card_may_go_under_its_own_pile() -> None:
    game = table(mine=MINE)
    move(game, "mine", "mine", TOP, BOTTOM)
    assert faces(game.state.piles["mine"]) == "owl hare fox"


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                "The pile mine lies in a new order (3 cards)",
                "In the pile mine the card fox is turned over",
                "A card goes from the pile mine to the pile reserve",
            ],
        ),
        (
            "fr",
            [
                "La pile mine est dans un nouvel ordre (3 cartes)",
                "Dans la pile mine, la carte fox est retournée",
                "Une carte passe de la pile mine à la pile reserve",
            ],
        ),
    ],
)
def test_piles_are_told_in_both_languages(lang: Lang, lines: list[str]) -> None:
    game = table(mine=MINE, reserve=Pile())
    stack(game, "mine", ["fox", "owl", "hare"])
    turn(game, "mine")
    move(game, "mine", "reserve")
    texts = Texts(SYSTEM, lang)
    assert [texts.event(event, game.state) for event in game.events] == lines
    assert "owl" not in "".join(texts.facts(redact(event, "blue") or event, game.state) for event in game.events)
