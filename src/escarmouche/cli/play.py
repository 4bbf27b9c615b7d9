"""`escarmouche play`: a whole game by keyboard, or read from a pipe."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from escarmouche.cli.common import options_of, print_json, system_named
from escarmouche.cli.orders import NotUnderstood, Reader
from escarmouche.cli.words import warn
from escarmouche.core.decisions import (
    Answer,
    Choose,
    Decision,
    Refused,
)
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.game import Fell
from escarmouche.core.position import Position, Step, advance, begin
from escarmouche.core.seating import in_order, side_of
from escarmouche.core.system import Setup, System
from escarmouche.core.views import private, redact, view
from escarmouche.files.words import BadFile, nearest
from escarmouche.telling.texts import Lang, Texts, Unusable, language

if TYPE_CHECKING:
    from escarmouche.bots.protocol import Bot, Thought
    from escarmouche.core.events import Event

HUMAN, OTHERS = "human", "greedy"
"""Who sits at the keyboard, and who plays for sides that nobody says anything about."""
SHOWN = 30
"""Options listed before `all` is asked for."""
THOUGHTS = 5
"""Candidates that --explain tells of."""
PATIENCE = 1.5
"""Seconds spent on the odds of one question."""
COMMANDS = {
    "help": "help", "aide": "help", "?": "help",
    "why": "why", "pourquoi": "why",
    "rule": "rule", "règle": "rule", "regle": "rule",
    "map": "map", "carte": "map",
    "figures": "figures", "figurines": "figures",
    "log": "log", "journal": "log",
    "all": "all", "tout": "all",
    "undo": "undo", "annuler": "undo",
    "save": "save", "garder": "save",
    "quit": "quit", "quitter": "quit",
}  # fmt: skip


class Left(Exception):
    """The player leaves, or there is nothing more to read."""


def command(
    game: str = "evenor",
    /,
    *,
    scenario: str | None = None,
    red: str = HUMAN,
    blue: str = "greedy",
    red_list: str | None = None,
    blue_list: str | None = None,
    seats: str | None = None,
    seed: str | None = None,
    record: Path | None = None,
    resume: Path | None = None,
    odds: int = 40,
    option: list[str] | None = None,
    explain: bool = False,
    json: bool = False,
    lang: str | None = None,
) -> int:
    """Play a game in the terminal."""
    for one in option or []:
        if "=" not in one:
            return warn(language(lang), "name-value", option="--option", word=one[:60])
    system = system_named(game)
    usual = dict(zip(system.seats, (red, blue), strict=False))
    players = players_of(seats, usual) if seats else usual
    for player in players.values():
        known_player(player)
    if resume is not None:
        session = resumed(system, resume, language(lang))
        if not seats:
            players |= {seat: usual.get(side_of(seat), OTHERS) for seat in session.seats if seat not in players}
    else:
        at = in_order(tuple(players), system.seats, system.sides)
        lists = dict.fromkeys(system.sides_at(at)) | dict(zip(system.seats, (red_list, blue_list), strict=False))
        options = options_of(system, scenario, option or [])
        setup = made(system, options, lists, seed or str(time.time_ns() % 1_000_000), at)
        session = Session(system, setup, language(lang))
    session.sit(players)
    session.odds, session.quiet, session.explain = odds, json, explain
    session.record = record or resume
    try:
        session.play()
    finally:
        session.keep()
    if json:
        result = session.position.state.result
        told = {"game": system.name, "seed": session.setup.seed, "turn": session.position.state.turn}
        ended = {"winner": result.winner, "reason": result.reason} if result else {}
        print_json({**told, "over": session.position.over, **ended, "answers": session.answers})
    return 0


def players_of(told: str, usual: Mapping[str, str]) -> dict[str, str]:
    """`red-1=human,red-2=greedy,blue,referee=human`: who sits where; `blue` alone plays as --blue says."""
    found = {}
    for one in told.split(","):
        seat, _, player = one.strip().partition("=")
        found[seat] = player or usual.get(side_of(seat), OTHERS)
    return found


def made(
    system: System, options: dict[str, Any], lists: Mapping[str, str | None], seed: str, seats: Sequence[str] = ()
) -> Setup:
    """The set-up of a new game; a side without a list gets a random legal one."""
    from escarmouche.cards.lists import given, size_of
    from escarmouche.cards.setups import check_options, check_setup

    found = {seat: given(system, [told]) for seat, told in lists.items() if told}
    options = size_of(found.values()) | options
    check_options(system, options)
    members = {
        seat: list(found[seat].members)
        if seat in found
        else system.lists.build(Block(f"{seed}/{seat}/list", 0), None, options)
        for seat in lists
    }
    brought = [one.brings.cards for one in found.values() if one.brings]
    setup = Setup(game=system.name, seed=seed, lists=members, options=options, seats=list(seats), cards=brought)
    check_setup(system, setup)
    return setup


def known_player(name: str) -> None:
    from escarmouche.bots import BOTS, named

    if name == HUMAN:
        return
    try:
        named(name)
    except Unusable as unknown:
        if unknown.message != "unknown-bot":
            raise
        known = [HUMAN, *BOTS]
        raise Unusable("unknown-bot", nearest(name, known), word=name[:60], known=known) from None


def resumed(system: System, path: Path, lang: Lang) -> Session:
    """A game kept in a record, where it was left."""
    from escarmouche.records.record import Difference, Rerun, Tape, read

    record = read(path)
    if record.setup.game != system.name:
        raise Unusable("list-mixed", game=record.setup.game, asked=system.name)
    try:
        scenes = list(Rerun(record, system, Tape(record, SeededDice(record.setup.seed))).scenes())
    except Difference as difference:
        raise BadFile(record.path, difference.line, "", difference.what) from None
    session = Session(system, record.setup, lang, [scene.step for scene in scenes])
    session.resumed = str(path)
    return session


class Session:
    """One game at one terminal: who plays, where the game rests, what happened so far."""

    def __init__(self, system: System, setup: Setup, lang: Lang, steps: Sequence[Step] = ()) -> None:
        self.system, self.setup, self.texts = system, setup, Texts(system, lang)
        self.dice = SeededDice(setup.seed)
        self.bots: dict[str, Bot] = {}
        self.odds, self.quiet, self.explain = 40, False, False
        self.record: Path | None = None
        self.resumed = ""
        self.drawn: int | None = None
        """The last turn whose map was shown without being asked for."""
        self.first = system.rules.new_game(setup)
        self.steps: list[Step] = list(steps) or [begin(self.first, self.dice)]
        self.position = self.steps[-1].position
        self.journal: list[str] = []
        self.last: list[Event] = [event for step in self.steps for event in step.events]
        self.earlier: list[tuple[Position, int]] = []
        """Positions to go back to, each with the length of the journal."""

    def sit(self, players: Mapping[str, str]) -> None:
        from escarmouche.bots import make

        self.bots = {
            seat: make(name, self.system, self.setup.seed, seat) for seat, name in players.items() if name != HUMAN
        }
        self.players = players

    # ---- the game

    def play(self) -> None:
        """Ask and answer until the game is over or the player leaves."""
        names = {seat: self.texts.word("player", self.players[seat]) for seat in self.seats}
        if self.setup.seats:
            told = [f"{self.texts.word('side', seat)} – {name}" for seat, name in names.items()]
            self.say("play-welcome-many", title=self.system.title, seed=self.setup.seed, players=told)
        else:
            self.say("play-welcome", title=self.system.title, seed=self.setup.seed, **names)
        if self.resumed:
            self.say("play-resumed", path=self.resumed, count=self.answers)
        self.tell(self.last)
        try:
            while not self.position.over:
                decision = self.position.pending[0]
                if decision.seat in self.bots:
                    self.take(self._bot_answer(decision), decision.seat)
                else:
                    answer, seat = self.ask()
                    self.last = []
                    self.take(answer, seat)
        except Left:
            self.say("play-left")

    def _bot_answer(self, decision: Decision) -> Answer:
        from escarmouche.bots.protocol import answer_at, thoughts_of

        bot = self.bots[decision.seat]
        answer = answer_at(self.system, bot, self.position, decision.seat)
        if self.explain:
            self.reasons(decision, thoughts_of(bot))
        return answer

    def reasons(self, decision: Decision, thoughts: Sequence[Thought]) -> None:
        """What a bot thought of its candidates, the one it chose first; nothing where it had no choice."""
        if len(thoughts) < 2:
            return
        state = self.position.now
        self.say("play-thought", seat=self.texts.word("side", decision.seat), prompt=self.texts.prompt(decision, state))
        for thought in thoughts[:THOUGHTS]:
            words = self.answer(decision, thought.answer, state)
            self.say("play-candidate", answer=words, share=round(thought.value * 100), visits=thought.visits)

    def take(self, answer: Answer, seat: str) -> None:
        """Give an answer to the game and tell what came of it. Undo ends at a roll, a secret or a bot."""
        before = (self.position, len(self.journal))
        step = advance(self.position, answer, self.dice, seat)
        rolled = any(isinstance(entry, Fell) for entry in step.entries)
        if rolled or seat in self.bots or any(private(self.system, event, self.setup.seats) for event in step.events):
            self.earlier.clear()
        else:
            self.earlier.append(before)
        self.steps.append(step)
        self.position = step.position
        self.last += step.events
        self.tell(step.events)

    @property
    def seats(self) -> Sequence[str]:
        return self.setup.seats or self.system.seats

    @property
    def answers(self) -> int:
        return len(self.steps) - 1

    # ---- asking

    def ask(self) -> tuple[Answer, str]:
        """An answer and whose it is: commands are obeyed and mistakes explained until there is one the rules accept."""
        decision = self.position.pending[0]
        state, shown = self.seen(), self.shown(decision)
        self.show(decision, shown, state)
        while True:
            line = self.line()
            head, _, rest = line.partition(" ")
            obeyed = COMMANDS.get(head.lower().removeprefix("/"))
            if obeyed:
                if self.obey(obeyed, rest.strip(), decision, shown):
                    decision = self.position.pending[0]
                    state, shown = self.seen(), self.shown(decision)
                    self.show(decision, shown, state)
                continue
            answer = self.understood(decision, shown, state, line)
            if answer is not None:
                return answer[0], decision.seat

    def understood(self, decision: Decision, shown: Sequence[Answer], state: Any, line: str) -> tuple[Answer] | None:
        """The answer in full form, or None after saying what is wrong with it."""
        if not line:
            default = self.default(decision, shown)
            if default is None:
                self.say("play-must")
            return default
        try:
            return (decision.check(Reader(decision, shown, self.texts, state).read(line)),)
        except Refused as refused:
            self.out(self.texts.refusal(refused.refusal, state))
        except NotUnderstood as error:
            if error.fits:
                self.out(self.several(decision, error.fits, state))
            else:
                self.say("play-not-understood", text=error.text[:60])
        return None

    def several(self, decision: Decision, fits: Sequence[Answer], state: Any) -> str:
        words = [self.texts.option(decision, value, state) for value in fits[:6]]
        return self.texts.say("refusal-several-options", options=words)

    def default(self, decision: Decision, shown: Sequence[Answer]) -> tuple[Answer] | None:
        """What Enter means: the default, or for a point and a path the first one proposed."""
        if decision.default is not None:
            return (decision.default,)
        if decision.places and shown:
            return (shown[0],)
        return None

    def shown(self, decision: Decision) -> list[Answer]:
        """The numbered answers: every option, or some points and paths to choose from."""
        if not decision.places:
            return [option.value for option in decision.options]
        try:
            return decision.candidates(Block(f"{self.setup.seed}/shown", len(self.steps)), 5)
        except RuntimeError:
            return []

    def line(self) -> str:
        """One line of the player; `Left` when there is none."""
        try:
            if sys.stdin.isatty():
                import readline  # noqa: F401 - gives input() its history and its arrows

                return input("> ").strip()
            line = sys.stdin.readline()
        except EOFError:
            line = ""
        except UnicodeDecodeError:
            return "\ufffd"
        if not line:
            raise Left
        return line.strip()

    # ---- showing a question

    def show(self, decision: Decision, shown: Sequence[Answer], state: Any, most: int = SHOWN) -> None:
        if self.quiet:
            return
        if state.turn != self.drawn:
            self.drawn = state.turn
            for line in ("", *self.map(), *self.figures()):
                self.out(line)
        self.out("")
        seat = self.texts.word("side", decision.seat)
        self.say("play-asked", seat=seat, prompt=self.texts.prompt(decision, state))
        self.form(decision)
        odds = self.chances(decision, shown[:most])
        for rank, answer in enumerate(shown[:most], 1):
            text = self.answer(decision, answer, state)
            self.out(f"  {rank:>2}. {text}{odds.get(rank, '')}")
        if len(shown) > most:
            self.say("play-more", count=len(shown) - most)
        default = self.default(decision, shown)
        if default is not None:
            self.say("play-default", answer=self.answer(decision, default[0], state))

    def form(self, decision: Decision) -> None:
        """How to write an answer that is not in the list."""
        if decision.kind != Choose.kind:
            self.say(f"play-form-{decision.kind}", **decision.limits)

    def answer(self, decision: Decision, answer: Answer, state: Any) -> str:
        """Any answer as a player would write it."""
        from escarmouche.telling.texts import listed, point

        lang = self.texts.lang
        if decision.places and isinstance(answer, list):
            return " → ".join(point(lang, step) for step in decision.way(answer)) or self.texts.say("play-stay")
        if isinstance(answer, list):
            return listed(lang, [self.texts.option(decision, part, state) for part in answer])
        return self.texts.option(decision, answer, state)

    def chances(self, decision: Decision, shown: Sequence[Answer]) -> dict[int, str]:
        """What may come of each option, as far as patience goes.

        A question about no figure in particular (who is activated?) decides too little to have odds.
        """
        if not self.odds or not isinstance(decision, Choose) or not decision.figure or len(decision.options) < 2:
            return {}
        from escarmouche.odds import quick

        found: dict[int, str] = {}
        deadline = time.monotonic() + PATIENCE
        for rank, answer in enumerate(shown, 1):
            if time.monotonic() > deadline:
                break
            told = quick(self.system, self.position, answer, self.odds, seat=decision.seat)
            words = self.outcomes(told.figures, decision.figure)
            if words:
                found[rank] = f"  ({words})"
        return found

    def outcomes(self, figures: Mapping[str, Mapping[str, Any]], asked: str) -> str:
        """`Grendel prone 42%, wounded 17%`: the outcomes that the texts name, unless they are nearly impossible."""
        parts, names = [], self.texts.names(self.position.state)
        for who, happenings in figures.items():
            told = [
                f"{word} {self.texts.say('percent', share=round(100 * chance.share))}"
                for what, chance in happenings.items()
                if chance.share >= 0.02 and (word := self.outcome(what))
            ]
            if told:
                parts.append(", ".join(told) if who == asked else f"{names.get(who, who)} {', '.join(told)}")
        return " · ".join(parts)

    def outcome(self, what: str) -> str:
        name, _, status = what.partition(":")
        word = self.texts.word("outcome", f"{name}-{status}" if status else name)
        return "" if word in (name, f"{name}-{status}") else word

    # ---- commands

    def obey(self, order: str, rest: str, decision: Decision, shown: Sequence[Answer]) -> bool:
        """Do what was typed; True if the question must be put again."""
        if order == "quit":
            raise Left
        if order == "all":
            self.show(decision, shown, self.seen(), len(shown))
        elif order == "undo":
            return self.undo()
        elif order == "save":
            self.save(rest)
        elif order == "rule":
            self.rule(rest)
        else:
            pages: dict[str, Callable[[], list[str]]] = {
                "help": lambda: [self.texts.say("play-help")],
                "map": self.map,
                "figures": self.figures,
                "log": lambda: self.journal or [self.texts.say("play-nothing-yet")],
                "why": self.why,
            }
            for line in pages[order]():
                self.out(line)
        return False

    def map(self) -> list[str]:
        from escarmouche.cli.sketch import sketch

        return sketch(self.seen(), self.texts)

    def figures(self) -> list[str]:
        from escarmouche.cli.sketch import roster

        return roster(self.system, self.seen(), self.texts)

    def why(self) -> list[str]:
        """The proof of what happened last: each event with its facts, and the rules behind it."""
        told = [seen for event in self.last if (seen := redact(event, self.viewer)) is not None]
        if not told:
            return [self.texts.say("play-nothing-yet")]
        lines, cited = [self.texts.say("play-why-last")], dict[str, None]()
        for event in told:
            lines.append(f"- {self.texts.event(event, self.position.state) or type(event).__name__}")
            facts = self.texts.facts(event, self.position.state)
            if facts:
                lines.append(f"    {facts}")
            cited |= dict.fromkeys(self.texts.rules_of(event))
        if cited:
            lines.append(self.texts.say("play-why-rules"))
            lines += [f"  {rule}  {self.texts.rule(rule)}" for rule in cited]
        return lines

    def rule(self, wanted: str) -> None:
        from escarmouche.rulings.ledger import ledger

        rules = ledger(self.system)
        if not wanted:
            self.say("play-rule-how", example=next(iter(rules), "…"))
            return
        found = rules.get(wanted.upper())
        if found is None:
            hint = nearest(wanted.upper(), rules)
            self.out(Unusable("unknown-rule", hint, word=wanted[:40], game=self.system.title).told(self.texts.lang))
            return
        text = found.text(self.texts.lang)
        self.out(f"{found.id}  {text.title}\n{text.rule}")
        if text.ruling:
            self.out(f"{self.texts.say('rules-ruling')} {text.ruling}")

    def undo(self) -> bool:
        """Back to the question before the last answer, unless dice or somebody else spoke since."""
        if not self.earlier:
            self.say("play-no-undo")
            return False
        self.position, journal = self.earlier.pop()
        del self.steps[-1], self.journal[journal:]
        self.last = []
        self.say("play-undone")
        return True

    def save(self, told: str) -> None:
        path = Path(told) if told else self.record
        if path is None:
            self.say("play-save-how")
            return
        try:
            self.write(path)
        except OSError as error:
            self.say("unwritable-file", path=path, why=(error.strerror or "").lower())
        else:
            self.say("play-saved", path=path)

    def keep(self) -> None:
        if self.record is not None:
            try:
                self.write(self.record)
            except OSError as error:
                raise Unusable("unwritable-file", path=self.record, why=(error.strerror or "").lower()) from None

    def write(self, path: Path) -> None:
        """The whole record; a file of that name is replaced only when the new one is complete."""
        from escarmouche.records.record import Writer

        beside = path.with_name(path.name + ".part")
        with beside.open("wb") as file:
            writer = Writer(file)
            writer.begin(self.setup, self.system, self.first)
            for step in self.steps:
                writer.append(step)
            if self.position.over:
                writer.end(self.position.state)
        beside.replace(path)

    # ---- telling

    @property
    def viewer(self) -> str | None:
        """Whose eyes see the table: the one human, or nobody in particular."""
        humans = [seat for seat in self.seats if seat not in self.bots]
        return humans[0] if len(humans) == 1 else None

    def seen(self) -> Any:
        pending = self.position.pending
        asked = pending[0].seat if pending and pending[0].seat not in self.bots else self.viewer
        return view(self.system, self.position.now, asked)

    def tell(self, events: Sequence[Event]) -> None:
        for event in events:
            seen = redact(event, self.viewer)
            if seen is not None:
                line = self.texts.event(seen, self.position.state)
                if line:
                    self.journal.append(line)
                    self.out(line)

    def say(self, message: str, **args: Any) -> None:
        self.out(self.texts.say(message, **args))

    def out(self, text: str) -> None:
        if not self.quiet:
            print(text)
