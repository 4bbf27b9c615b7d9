"""What a referee does between two answers: acts that are recorded, played again and told as answers are.

An act that only says something happens at once. One that changes the table waits for the next quiet point, so that no
rule finds the world changed under its hands; where the game rests at a quiet point, that is now.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import isfinite
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from escarmouche.core.decisions import Answer, Refusal, Refused
from escarmouche.core.events import ActLapsed, Private, Said, TakenBack
from escarmouche.core.seating import REFEREE
from escarmouche.core.state import Phase, Plain, State
from escarmouche.files.words import nearest
from escarmouche.space.geometry import quantise

if TYPE_CHECKING:
    from escarmouche.core.game import Game

INTERVENE = "intervene"
"""The key of an act in logs and records, where answers have that of their question."""
LONGEST = 400
"""Letters of what a referee says."""
EVERYBODY = "everybody"


class Blank(Struct, frozen=True, kw_only=True):
    """One thing that an act wants to know."""

    name: str
    kind: Literal["figure", "word", "number", "text", "point"]
    words: tuple[str, ...] = ()
    """The figures or words to choose from."""
    least: int = 0
    most: int = 0
    usual: Plain = None
    """What it is now, or would be if nobody said otherwise."""
    needed: bool = True


def nothing_against(state: object, answer: Mapping[str, Plain]) -> Refusal | None:
    """Whatever the blanks take may be done."""
    return None


def for_everybody(answer: Mapping[str, Plain]) -> Private | None:
    """What is done is no secret."""
    return None


class Act(Struct, frozen=True, kw_only=True):
    """Something that a referee may do at a table."""

    blanks: Callable[..., tuple[Blank, ...] | None]
    """What it wants to know, by the state; None while it cannot be done."""
    do: Callable[..., None]
    """(game, answer): tells what happens."""
    judge: Callable[..., Refusal | None] = nothing_against
    """(state, answer): why it cannot be done so."""
    private: Callable[[Mapping[str, Plain]], Private | None] = for_everybody
    """Who alone may know of it."""
    at_once: bool = False
    """It changes nothing that a rule reads, and need not wait for a quiet point."""
    offered: bool = True
    rules: tuple[str, ...] = ()


# ---------------------------------------------------------------- what every referee may do


def saying(state: State) -> tuple[Blank, ...]:
    seats = state.seating.seats if state.referee else ()  # type: ignore[union-attr]  # a referee sits in a seat
    others = tuple(seat for seat in seats if seat != REFEREE)
    return (
        Blank(name="said", kind="text", most=LONGEST),
        Blank(name="seat", kind="word", words=(EVERYBODY, *others), usual=EVERYBODY, needed=False),
    )


def reader(answer: Mapping[str, Plain]) -> str:
    """The seat that alone hears it; nothing for everybody."""
    seat = answer.get("seat", EVERYBODY)
    return "" if seat == EVERYBODY else str(seat)


def say(game: Game, answer: Mapping[str, Plain]) -> None:
    """The referee tells everybody something, or one of them alone: what they find, what he ruled."""
    game.tell(Said(said=answer["said"], seat=reader(answer)))


def between_two(answer: Mapping[str, Plain]) -> Private | None:
    to = reader(answer)
    return Private((to,), heard=False) if to else None


def counting(state: State) -> tuple[Blank, ...]:
    return (Blank(name="answers", kind="number", least=1, most=100_000),)


def take_back(game: Game, answer: Mapping[str, Plain]) -> None:
    """The log tells that answers were taken back."""
    game.tell(TakenBack(answers=answer["answers"]))


COMMON: Mapping[str, Act] = {
    "say": Act(blanks=saying, do=say, private=between_two, at_once=True),
    "back": Act(blanks=counting, do=take_back, at_once=True, offered=False),
}
"""Acts at every table, beside those of its game (`State.acts`)."""


# ---------------------------------------------------------------- doing it


def acts_of(state: State) -> Mapping[str, Act]:
    """Everything that a referee may do at this table."""
    return {**state.acts(), **COMMON}


class Intervention(Phase, frozen=True):
    """An act whose quiet point has come."""

    act: dict[str, Plain]

    def run(self, game: Game) -> None:
        try:
            answer = checked(game.state, self.act)
        except Refused:
            game.tell(ActLapsed(act=str(self.act["act"])))
            return
        acts_of(game.state)[answer["act"]].do(game, answer)


def checked(state: State, answer: Answer) -> dict[str, Plain]:
    """The act in full form, or `Refused`."""
    acts = acts_of(state)
    named = answer.get("act") if isinstance(answer, dict) else None
    if not isinstance(named, str) or named not in acts:
        word = str(named)[:60]
        raise _refused("no-such-action", answer, action=word, nearest=nearest(word, acts) or next(iter(acts)))
    act = acts[named]
    blanks = act.blanks(state)
    if blanks is None:
        raise _refused("act-not-now", answer, act=named)
    names = [blank.name for blank in blanks]
    for word in answer:
        if word != "act" and word not in names:
            raise _refused("no-such-word", answer, word=str(word)[:60], nearest=nearest(str(word), names) or "act")
    full = {"act": named}
    for blank in blanks:
        given = answer.get(blank.name)
        if given is not None:
            full[blank.name] = _taken(state, blank, given, answer)
        elif blank.needed:
            raise _refused("act-lacks", answer, field=blank.name)
    against = act.judge(state, full)
    if against is not None:
        raise Refused(against, INTERVENE, answer)
    return full


def _taken(state: State, blank: Blank, given: Plain, answer: Answer) -> Plain:
    """What was given for a blank, in full form."""
    match blank.kind:
        case "figure" | "word":
            if isinstance(given, str) and given in blank.words:
                return given
        case "number":
            if isinstance(given, int) and not isinstance(given, bool) and blank.least <= given <= blank.most:
                return given
            raise _refused("wrong-number", answer, least=blank.least, most=blank.most)
        case "text":
            words = " ".join(given.split()) if isinstance(given, str) else ""
            if words.isprintable() and 0 < len(words) <= blank.most:
                return words
        case "point":
            if _is_place(state, given):
                return list(quantise((float(given[0]), float(given[1]))))
    raise _refused("act-wrong", answer, field=blank.name)


def _is_place(state: State, given: Plain) -> bool:
    if not isinstance(given, list | tuple) or len(given) != 2:
        return False
    plain = all(isinstance(part, int | float) and not isinstance(part, bool) and isfinite(part) for part in given)
    return plain and all(0 <= part <= size for part, size in zip(given, state.table.size, strict=True))


def _refused(reason: str, answer: Answer, **facts: Plain) -> Refused:
    return Refused(Refusal(reason, (), facts), INTERVENE, answer)
