"""Activation: how many actions, the initiative rolls, the ranks of actions, and those who follow a leader."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Choose, Option, Refusal
from escarmouche.core.dice import Pool
from escarmouche.core.events import StatusGained, StatusLost
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id, Phase
from escarmouche.games.evenor.events import Activated, SeriesAnnounced, SeriesFailed
from escarmouche.games.evenor.figures import ACTIVATED, AIMING, HEARTENED, STEADIED, WAITING, Skirmish
from escarmouche.games.evenor.rules.actions import Act, Mode
from escarmouche.games.evenor.rules.movement import apart, known_places
from escarmouche.games.evenor.rules.ranks import declare, resolve
from escarmouche.games.evenor.rules.shooting import out_of_it
from escarmouche.games.evenor.stats import INITIATIVE
from escarmouche.space.geometry import EASE

Known = tuple[tuple[Id, tuple[Id, ...]], ...]


class Activation(Phase, frozen=True):
    """One model, or a coordinated group, is activated. A follower acts with what its leader obtained."""

    members: tuple[Id, ...]
    slot: str = "own"
    granted: int = 0
    static_only: bool = False

    @rule("EV-ACT-01", "EV-ACT-04", "EV-TUR-04", "EV-INI-06", "EV-HID-04", "EV-LDR-02", "EV-LDR-03", "EV-COO-03")
    def run(self, game: Game[Skirmish]) -> None:
        for who in self.members:
            game.tell(Activated(figure=who, slot=self.slot, rules=SLOT_RULES[self.slot]))
        known: Known = tuple((who, known_places(game.state, who)) for who in self.members)
        if self.slot == "wake":
            count = min(self.granted, max_actions(game, self.members[0]))
            rank = Rank(self.members, 1, count, not self.static_only, self.static_only, known)
            game.then(rank)
            return
        leader, wake = leader_of(game, self.members)
        answer = ask_count(game, self.members, bool(wake))
        count = answer["series"] if isinstance(answer, dict) else answer
        for who in self.members:
            game.tell(SeriesAnnounced(figure=who, actions=count, rules=("EV-ACT-04",)))
        if isinstance(answer, dict) or count > 1:
            passed = obtained_by(game, self.members, count)
            wake = wake if leader in passed else ()
            if passed:
                game.then(Rank(passed, 1, count, True, False, known, leader, wake))
        else:
            game.then(Rank(self.members, 1, 1, False, False, known, leader, wake))


SLOT_RULES = {"own": ("EV-TUR-04",), "wake": ("EV-LDR-03",), "group": ("EV-COO-01", "EV-TUR-04")}


@rule("EV-INI-03", "EV-INI-04")
def max_actions(game: Game[Skirmish], who: Id) -> int:
    """7 minus the Initiative as it is now."""
    return 7 - game.total(INITIATIVE, who).value


COUNTS = tuple(Option(count, "", ("EV-ACT-04", "EV-INI-03")) for count in range(1, 7))


@rule("EV-ACT-01", "EV-ACT-02", "EV-ACT-03", "EV-ACT-04", "EV-COO-03")
def ask_count(game: Game[Skirmish], members: tuple[Id, ...], followed: bool) -> Any:
    """The number of actions, announced before any roll. One action alone is rolled for only if it is not static;
    `{series: 1}` announces a rolled series of one all the same."""

    def ask() -> Choose:
        most = min(max_actions(game, who) for who in members)
        found = COUNTS[:most]
        if followed or len(members) > 1:
            found += (Option({"series": 1}, "", ("EV-ACT-01",)),)
        return Choose(
            rules=("EV-ACT-04",),
            facts={"members": list(members)},
            options=found,
            why_not=lambda answer: why_not_count(answer, most),
        )

    return game.ask("actions", members[0], ask)


@rule("EV-ACT-01", "EV-INI-03")
def why_not_count(answer: Any, most: int) -> Refusal | None:
    """At least one action, at most 7 minus the Initiative."""
    if not isinstance(answer, int):
        return None
    if answer > most:
        return Refusal("too-many-actions", ("EV-INI-03", "EV-INI-04"), {"actions": answer, "most": most})
    return Refusal("too-few-actions", ("EV-ACT-01",), {"actions": answer})


@rule("EV-COO-04")
def obtained_by(game: Game[Skirmish], members: tuple[Id, ...], count: int) -> tuple[Id, ...]:
    """Those whose rolls all succeed; the others of a group fall short of it, and do nothing."""
    rules = ("EV-COO-04",) if len(members) > 1 else ()
    return tuple(who for who in members if obtains(game, who, count, rules))


@rule("EV-INI-01", "EV-INI-02", "EV-INI-05", "EV-INI-06")
def obtains(game: Game[Skirmish], who: Id, count: int, rules: tuple[str, ...] = ()) -> bool:
    """One die per action, each a step harder than the one before; a single failure and nothing is done at all."""
    why = game.total(INITIATIVE, who)
    pool = Pool(count, at_least=why.value, ranks=ranks_of(why.value, count))
    roll = game.roll(who, "initiative", pool, why, ("EV-INI-01",))
    if not roll.passed:
        game.tell(SeriesFailed(figure=who, rules=("EV-INI-05", "EV-INI-06", *rules)))
    return roll.passed


def ranks_of(first: int, count: int) -> tuple[int, ...]:
    """The threshold of each die of a series."""
    return tuple(range(first, first + count))


class Rank(Phase, frozen=True):
    """The k-th action of everybody in this activation, all at the same time."""

    members: tuple[Id, ...]
    rank: int
    of: int
    rolled: bool
    static_only: bool
    known: Known
    leader: Id = ""
    wake: tuple[Id, ...] = ()

    @rule("EV-ACT-02", "EV-ACT-03", "EV-ACT-05", "EV-ACT-06", "EV-STA-03", "EV-LDR-05", "EV-COO-03", "EV-COO-04")
    def run(self, game: Game[Skirmish]) -> None:
        members = [who for who in self.members if game[who].in_play]
        rolled, statics = self.rolled, self.static_only
        acts: list[Act] = []
        while members:
            who = members.pop(0)
            known = dict(self.known).get(who, ())
            beside = tuple(partner.value for partner in acts)
            mode = Mode(who, not rolled, not statics, rolled, known=known, left=self.of - self.rank, beside=beside)
            act = declare(game, mode, self.rank)
            acts.append(act)
            if not rolled and act.action.dynamic:  # nobody before it has done anything yet
                rolled = True
                obtained = obtained_by(game, (*(done.who for done in acts), *members), 1)
                members = [one for one in members if one in obtained]
                acts = [one for one in acts if one.who in obtained]
            elif not rolled and not act.idle:
                statics = True
        resolve(game, acts)
        led = any(act.who == self.leader and (rolled or act.kind != "nothing") for act in acts)
        self.go_on(game, rolled, led)

    def go_on(self, game: Game[Any], rolled: bool, led: bool) -> None:
        """The next rank; after the last one aims are lowered and those near the leader may follow."""
        if self.rank < self.of:
            game.then(Rank(self.members, self.rank + 1, self.of, True, False, self.known, self.leader, self.wake))
            return
        for who in self.members:
            if AIMING in game[who].status:
                game.tell(StatusLost(figure=who, status=AIMING, rules=("EV-AIM-04",)))
        if self.wake and (led or self.rank > 1):
            game.then(Wake(self.leader, self.wake, self.of, not rolled))


# ---------------------------------------------------------------- leaders


@rule("EV-LDR-01", "EV-LDR-06")
def is_leader(game: Game[Skirmish], who: Id) -> bool:
    """A charismatic leader leads as any other."""
    return "Meneur" in game[who].traits or "Meneur charismatique" in game[who].traits


@rule("EV-LDR-01")
def leader_of(game: Game[Skirmish], members: tuple[Id, ...]) -> tuple[Id, tuple[Id, ...]]:
    """A leader among the activated, and the friends less than 2 pas away who are not yet activated, as of now."""
    for who in members:
        if is_leader(game, who):
            return who, tuple(
                friend.id
                for friend in game.state.friends(who)
                if ACTIVATED not in friend.status
                and WAITING not in friend.status
                and not any(friend.id in group.members for group in game.state.groups)
                and apart(game.state, who, friend.id) < 2.0 - EASE
            )
    return "", ()


class Wake(Phase, frozen=True):
    """Those who were near a leader may be activated straight after, in the same slot."""

    leader: Id
    near: tuple[Id, ...]
    actions: int
    static_only: bool

    @rule("EV-LDR-01", "EV-LDR-02", "EV-LDR-03", "EV-LDR-04", "EV-LDR-05", "EV-LDR-06")
    def run(self, game: Game[Skirmish]) -> None:
        if not self.near:
            return
        chosen = game.ask(
            "follow",
            self.leader,
            lambda: Choose(
                rules=("EV-LDR-04",),
                facts={"actions": self.actions, "static_only": self.static_only},
                options=(*(Option(who, who, ("EV-LDR-01",)) for who in self.near), Option("none")),
                decline="none",
                why_not=lambda answer: why_no_follower(game.state, self.leader, answer),
            ),
        )
        if chosen == "none":
            return
        hearten(game, self.leader, chosen)
        left = tuple(who for who in self.near if who != chosen)
        game.then(
            Activation((chosen,), "wake", self.actions, self.static_only),
            Wake(self.leader, left, self.actions, self.static_only),
        )


@rule("EV-LDR-01")
def why_no_follower(state: Skirmish, leader: Id, answer: Any) -> Refusal | None:
    """Only friends who were near when the leader's activation began, and have not been activated or wait."""
    one = state.figures.get(answer) if isinstance(answer, str) else None
    if one is None:
        return None
    if one.side == state.figures[leader].side and WAITING in one.status:
        return Refusal("waiting", ("EV-LDR-01", "EV-COO-01"), {"figure": one.id})
    if one.side == state.figures[leader].side and ACTIVATED in one.status:
        return Refusal("activated-already", ("EV-LDR-01", "EV-TUR-04"), {"figure": one.id})
    return Refusal("cannot-follow", ("EV-LDR-01", *out_of_it(one)), {"figure": one.id})


@rule("EV-LDR-06")
def hearten(game: Game[Skirmish], leader: Id, follower: Id) -> None:
    """In the wake of a charismatic leader: Courageux for this turn, or no longer Peu courageux."""
    if "Meneur charismatique" not in game[leader].traits:
        return
    status = STEADIED if "Peu courageux" in game[follower].traits else HEARTENED
    if status not in game[follower].status:
        game.tell(StatusGained(figure=follower, status=status, rules=("EV-LDR-06",)))
