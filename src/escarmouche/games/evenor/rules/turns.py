"""The turn: whose slot it is, who is activated in it, and when the turn is over."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Choose, ChooseSome, Option, Refusal
from escarmouche.core.events import TurnBegan
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id, Phase, beginning_with
from escarmouche.games.evenor.events import ActivationLost, GroupEnded, TurnEnded, Waited
from escarmouche.games.evenor.figures import ACTIVATED, OUT, WAITING, Fighter, Group, Skirmish
from escarmouche.games.evenor.rules.activation import Activation
from escarmouche.games.evenor.rules.movement import apart
from escarmouche.games.evenor.scenarios.victory import agree_to_stop
from escarmouche.space.geometry import EASE


def other(state: Skirmish, side: str) -> str:
    return beginning_with(side, state.sides)[1]


@rule("EV-TUR-01", "EV-TUR-02")
def starts(state: Skirmish, turn: int) -> str:
    """Side 1 in odd turns, side 2 in even ones."""
    return state.first if turn % 2 else other(state, state.first)


class Turn(Phase, frozen=True):
    """A new turn begins."""

    @rule("EV-TUR-02", "EV-SCN-05")
    def run(self, game: Game[Skirmish]) -> None:
        number = game.state.turn + 1
        agree_to_stop(game, number)
        side = starts(game.state, number)
        game.tell(TurnBegan(turn=number, side=side, rules=("EV-TUR-02",)))
        game.then(Slot(side))


class Slot(Phase, frozen=True):
    """One side's turn to activate."""

    side: str

    @rule("EV-TUR-03", "EV-TUR-05", "EV-TUR-06")
    def run(self, game: Game[Skirmish]) -> None:
        """The sides alternate; when one has finished, the other goes on alone; when both have, the turn ends."""
        break_up_groups(game)
        for side in beginning_with(self.side, game.state.sides):
            mine = ready(game.state, side)
            if mine:
                activate(game, side, mine, alone=side != self.side)
                game.then(Slot(other(game.state, side)))
                return
        game.tell(TurnEnded(turn=game.state.turn, rules=("EV-TUR-06", "EV-GEN-07")))
        game.then(Turn())


DONE = frozenset((OUT, ACTIVATED))


@rule("EV-TUR-04", "EV-TUR-07", "EV-COO-01", "EV-TRT-28")
def ready(state: Skirmish, side: str) -> list[Fighter]:
    """Who may still be activated: in play, not activated this turn, not waiting for somebody else."""
    mine = [f for f in state.figures.values() if f.side == side and f.on_table and f.status.isdisjoint(DONE)]
    return [figure for figure in mine if not awaits(state, figure)]


def activate(game: Game[Skirmish], side: str, mine: list[Fighter], alone: bool) -> None:
    """One of them is activated, or waits for others."""
    chosen = game.ask("activate", side, lambda: activate_decision(game, side, mine, alone))
    if isinstance(chosen, dict):
        begin_waiting(game, chosen["wait"])
    else:
        take_slot(game, chosen)


def activate_decision(game: Game[Skirmish], side: str, mine: list[Fighter], alone: bool) -> Choose:
    """`alone`: the other side, whose slot it was, has nobody left."""
    state = game.state
    found = [Option(figure.id, figure.id, ("EV-TUR-03",)) for figure in mine]
    committed = {member for group in state.groups for member in group.members}
    uncommitted = [figure for figure in mine if figure.id not in committed]
    if len(uncommitted) > 1:
        found += [Option({"wait": figure.id}, figure.id, ("EV-COO-01",)) for figure in uncommitted]
    return Choose(
        rules=("EV-TUR-03", "EV-TUR-05") if alone else ("EV-TUR-03",),
        facts={"turn": state.turn},
        options=tuple(found),
        why_not=lambda answer: why_not_activated(state, side, answer),
        spelt_out=lambda answer: by_its_name(state, answer),
    )


def by_its_name(state: Skirmish, answer: Any) -> Any:
    """A member of a group waits by being named: `{wait: FIGURE}` says the same, but of the last of them."""
    who = answer.get("wait") if isinstance(answer, dict) and len(answer) == 1 else None
    group = group_of(state, who) if isinstance(who, str) else None
    return who if group is not None and any(member != who for member in to_come(state, group)) else answer


@rule("EV-TUR-03", "EV-TUR-04", "EV-TUR-07", "EV-COO-01")
def why_not_activated(state: Skirmish, side: str, answer: Any) -> Refusal | None:
    waits = isinstance(answer, dict)
    who = answer.get("wait") if isinstance(answer, dict) else answer
    figure = state.figures.get(who) if isinstance(who, str) else None
    if figure is None:
        return None
    if figure.side != side:
        return Refusal("not-your-model", ("EV-TUR-03",), {"figure": who})
    if not figure.in_play:
        return Refusal("not-in-play", ("EV-TUR-07",), {"figure": who})
    if awaits(state, figure):
        return Refusal("waiting", ("EV-COO-01",), {"figure": who})
    if ACTIVATED in figure.status:
        return Refusal("activated-already", ("EV-TUR-04",), {"figure": who})
    if not waits:
        return None
    word = "nobody-to-wait-for" if group_of(state, figure.id) is None else "last-of-its-group"
    return Refusal(word, ("EV-COO-01",), {"figure": who})


# ---------------------------------------------------------------- coordinated actions


def group_of(state: Skirmish, who: Id) -> Group | None:
    return next((group for group in state.groups if who in group.members), None)


def to_come(state: Skirmish, group: Group) -> list[Id]:
    """The members who have not waited yet and still may."""
    members = [state.figures[member] for member in group.members]
    return [f.id for f in members if f.in_play and WAITING not in f.status and ACTIVATED not in f.status]


@rule("EV-COO-01", "EV-COO-02")
def awaits(state: Skirmish, figure: Fighter) -> bool:
    """It waits for a partner yet to come; once they have fallen, any of those who wait is the last of the group."""
    group = group_of(state, figure.id)
    return WAITING in figure.status and (group is None or bool(to_come(state, group)))


@rule("EV-COO-01")
def begin_waiting(game: Game[Skirmish], who: Id) -> None:
    """The first to wait names the members of the group."""

    def ask() -> ChooseSome:
        mine = ready(game.state, game[who].side)
        partners = tuple(Option(f.id, f.id) for f in mine if f.id != who and group_of(game.state, f.id) is None)
        return ChooseSome(rules=("EV-COO-01",), options=partners, least=1, most=len(partners))

    partners = game.ask("group", who, ask)
    game.tell(Waited(figure=who, members=(who, *partners), rules=("EV-COO-01",)))


@rule("EV-COO-01", "EV-COO-02", "EV-TUR-03")
def take_slot(game: Game[Skirmish], who: Id) -> None:
    """A model is activated: alone, or it waits with its group, or, as the last of it, brings the group into action."""
    group = group_of(game.state, who)
    if group is None:
        game.then(Activation((who,)))
        return
    if any(member != who for member in to_come(game.state, group)):
        game.tell(Waited(figure=who, members=group.members, rules=("EV-COO-01",)))
        return
    game.tell(GroupEnded(members=group.members, rules=("EV-COO-01",)))
    together = gathered(game, group, who)
    game.then(Activation(together, "group" if len(together) > 1 else "own"))


@rule("EV-COO-02")
def gathered(game: Game[Skirmish], group: Group, last: Id) -> tuple[Id, ...]:
    """The members within 2 pas of each other; one that waited out of reach has lost its activation."""
    together = [last]
    for member in group.members:
        if member == last or WAITING not in game[member].status:
            continue
        if all(apart(game.state, member, one) <= 2.0 + EASE for one in together):
            together.append(member)
        else:
            game.tell(ActivationLost(figure=member, reason="out-of-reach", rules=("EV-COO-02",)))
    return tuple(member for member in group.members if member in together)


@rule("EV-COO-02")
def break_up_groups(game: Game[Skirmish]) -> None:
    """A group of which one is left, who waited, breaks up: its last partner has fallen and its activation is lost."""
    for group in game.state.groups:
        waiting = [member for member in group.members if WAITING in game[member].status]
        if to_come(game.state, group) or len(waiting) > 1:
            continue
        for who in waiting:
            game.tell(ActivationLost(figure=who, reason="partner-fallen", rules=("EV-COO-02",)))
        game.tell(GroupEnded(members=group.members, rules=("EV-COO-02",)))
