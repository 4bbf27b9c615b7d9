"""Bots at a table: whole games, one answer, many games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Generic, overload

from escarmouche.bots import make
from escarmouche.bots.protocol import Bot, Seated, Thought, View, answer_at, thoughts_of
from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import SeededDice
from escarmouche.core.events import Event
from escarmouche.core.parts.rules import S
from escarmouche.core.position import Played as Run
from escarmouche.core.position import play as play_through
from escarmouche.core.position import play_on
from escarmouche.core.state import Plain, Result, S_co
from escarmouche.core.system import Setup, System
from escarmouche.files.words import nearest
from escarmouche.front import given
from escarmouche.front.opening import Lists, Seed, setup_for
from escarmouche.front.position import Position
from escarmouche.records.record import write
from escarmouche.sim import Contest, Contestant, Summary, check_contest
from escarmouche.sim import simulate as run
from escarmouche.sim.games import SIDES
from escarmouche.sim.moments import worded
from escarmouche.telling.texts import Texts, Unusable
from escarmouche.telling.unfit import whole


class Player:
    """A bot that sits in one seat of one game: what it answers, and what it thought."""

    __slots__ = ("bot", "name", "system")

    def __init__(self, name: str, system: System, bot: Bot) -> None:
        self.name, self.system, self.bot = name, system, bot

    def answer(self, position: Position, seat: str | None = None) -> Answer:
        """What it answers to the open question. It sees what the seat may see."""
        asked = given.position(position).asked(seat)
        if position.system is not self.system:
            raise Unusable("bot-elsewhere", word=self.name[:60], game=self.system.name, asked=position.system.name)
        return answer_at(self.system, self.bot, position.at, asked.seat)

    def choose(self, view: View, decision: Decision) -> Answer:
        """A player is a `Bot`, too."""
        return self.bot.choose(view, decision)

    @property
    def thoughts(self) -> Sequence[Thought]:
        """The candidates of its last answer with visits and value, the one chosen first; none of a bot that does not
        say."""
        return thoughts_of(self.bot)

    def why(self, position: Position, lang: str | None = None) -> list[str]:
        """Why it answered so at this position, in words: its candidates, the one chosen first, how likely a win looked
        after each and how often it looked; nothing of a bot that does not say, or that had no choice."""
        thoughts = self.thoughts
        if len(thoughts) < 2:
            return []
        texts, first = Texts(self.system, given.spoken(lang)), thoughts[0]
        decision = given.position(position).decision
        told = [
            texts.say(
                "play-candidate",
                answer=worded(texts, decision, one.answer, position.state),
                share=round(one.value * 100),
                visits=one.visits,
            ).strip()
            for one in thoughts
        ]
        kept = any(one.value > first.value and one.visits >= first.visits for one in thoughts)
        return [*told, texts.say("play-usual")] if kept else told

    def __repr__(self) -> str:
        return f"<Player {self.name} of {self.system.name}>"


def bot(name: str, game: str | System | Position, *, seed: Seed = "0", seat: str = "red") -> Player:
    """A bot by its name, to play a game: `random`, `quick`, `greedy`, `habit`, `search`, with a budget `search@300` or
    `search@1s`. The same seed and seat give the same answers, but for budgets in seconds.

    ```python
    import escarmouche as esc

    position = esc.game("evenor", seed="7")
    player = esc.bot("greedy", position)
    position = position.play(player.answer(position))
    ```
    """
    system = system_of(game)
    told = given.text("name", name, "bot-name")
    return Player(name, system, make(told, system, given.seed(seed), given.seat(system, seat)))


def system_of(game: str | System | Position) -> System:
    return game.system if isinstance(game, Position) else given.system(game)


class Played(Generic[S_co]):
    """A game that bots have played: how it ended and all that happened. `save` writes its record."""

    __slots__ = ("_run", "_whole", "setup", "system")

    def __init__(self, system: System[S_co], setup: Setup, run: Run[S_co], whole: bool = True) -> None:
        self.system, self.setup, self._run, self._whole = system, setup, run, whole

    @property
    def state(self) -> S_co:
        """The last state."""
        return self._run.state

    @property
    def result(self) -> Result | None:
        """Who won and by which rule; None if the game was broken off."""
        return self._run.state.result

    @property
    def winner(self) -> str | None:
        """The side that won; None for a draw."""
        return None if self.result is None else self.result.winner

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened."""
        return self._run.events

    def told(self, lang: str | None = None) -> list[str]:
        """All that happened, in words."""
        texts = Texts(self.system, given.spoken(lang))
        return [line for event in self.events if (line := texts.event(event, self.state))]

    def save(self, path: str | Path) -> None:
        """Write the record of the game: `esc.record` reads it, `escarmouche verify` plays it again. A game played on
        from a position has none: a record starts with the set-up."""
        if not self._whole:
            raise Unusable("record-from-middle")
        write(given.path("path", path), self.setup, self._run, self.system)

    def __repr__(self) -> str:
        return f"<Played {self.system.name}, {self.state.turn} turns: {self.winner or 'nobody'} won>"


@overload
def play(
    name: System[S] | Position[S],
    *players: str | Bot,
    seed: Seed | None = ...,
    lists: Lists | None = ...,
    seats: Sequence[str] = ...,
    **options: Plain,
) -> Played[S]: ...
@overload
def play(
    name: str,
    *players: str | Bot,
    seed: Seed | None = ...,
    lists: Lists | None = ...,
    seats: Sequence[str] = ...,
    **options: Plain,
) -> Played: ...
def play(
    name: str | System | Position,
    *players: str | Bot,
    seed: Seed | None = None,
    lists: Lists | None = None,
    seats: Sequence[str] = (),
    **options: Plain,
) -> Played:
    """A whole game between bots, from its beginning or on from a position. `players` are names or objects with
    `choose(view, decision)`, in the order of the seats; the last one plays for all that are left, `random` if nobody is
    named. The rest is as for `game`; of a position only the dice to come can be others, by a `seed`.

    ```python
    import escarmouche as esc

    played = esc.play("evenor", "habit", "random", seed="7", stop_after=4)
    print(played.winner, played.told("en")[-1])
    ```
    """
    system = system_of(name)
    if isinstance(name, Position):
        settled = [*options, *(["lists"] if lists is not None else []), *(["seats"] if seats else [])]
        if settled:
            raise Unusable("position-settled", words=settled)
        at, dice = name.setup.seats or system.seats, name.dice if seed is None else given.seed(seed)
        run = play_on(name.at, SeededDice(dice), Seated(system, bots_at(system, at, players, dice)))
        return Played(system, name.setup, run, whole=False)
    setup = setup_for(system, "0" if seed is None else seed, lists, seats, options)
    chooser = Seated(system, bots_at(system, setup.seats or system.seats, players, setup.seed))
    return Played(system, setup, play_through(system.rules.new_game(setup), SeededDice(setup.seed), chooser))


def bots_at(system: System, seats: Sequence[str], players: Sequence[str | Bot], seed: str) -> dict[str, Bot]:
    """Who sits where."""
    players = [given.player(one) for one in players]
    if len(players) > len(seats):
        raise Unusable("too-many-players", players=len(players), seats=len(seats))
    last = players[-1] if players else "random"
    named = [*players, *[last] * (len(seats) - len(players))]
    return {
        seat: make(one, system, seed, seat) if isinstance(one, str) else one
        for seat, one in zip(seats, named, strict=True)
    }


def simulate(
    name: str | System,
    *players: str,
    games: int = 100,
    seed: Seed = "0",
    workers: int | None = None,
    lists: Lists | None = None,
    mirror: bool = False,
    swap: bool = False,
    **options: Plain,
) -> Summary:
    """Many games on all cores: wins, draws, turns and how games were decided. `players` are the names of two bots;
    `lists` are theirs, by `red` and `blue`, drawn anew for every game where none is given; `mirror` gives both sides
    the same drawn list, `swap` plays every seed twice with the seats changed.

    ```python
    import escarmouche as esc

    summary = esc.simulate("evenor", "habit", "random", games=4, workers=1, stop_after=2)
    assert sum(summary.wins.values()) + summary.draws == summary.games == 4
    ```
    """
    if len(players) > 2:
        raise Unusable("too-many-players", players=len(players), seats=2)
    system, known = given.system(name), given.sides("lists", lists or {})
    if not system.place:
        raise Unusable("game-nowhere", game=system.name)
    for side in known:
        if side not in SIDES:
            raise Unusable("unknown-seat", nearest(side, SIDES), word=side[:40], known=list(SIDES))
    bots = [given.text("player", one, "bot-name") for one in players] + ["random", "random"]
    red, blue = (Contestant(bot, tuple(known.get(side, ()))) for side, bot in zip(SIDES, bots, strict=False))
    contest = Contest(
        system=system.place,
        seed=given.seed(seed),
        red=red,
        blue=blue,
        mirror=mirror,
        swap=swap,
        options=given.options(system, options),
    )
    check_contest(contest)
    return run(contest, whole("games", games), workers and whole("workers", workers))[0]
