"""Cases: rulings that run. A situation on a table, the dice fixed, the answers given, and what must come out."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from escarmouche.core.decisions import Decision, Refused, head, matches
from escarmouche.core.dice import DryQueue, WrongFace
from escarmouche.core.events import Event, TurnBegan
from escarmouche.core.position import Position, Step, advance, resume
from escarmouche.core.system import System
from escarmouche.files.sentences import Sentence, said, told
from escarmouche.files.words import BadFile, Unknown, written
from escarmouche.files.yamls import parse_all
from escarmouche.rulings.casefiles import Asks, Case, CaseFigure, CaseTerrain, CaseTurn, Given, Query
from escarmouche.rulings.compare import answers, builtins, closest, event_facts, event_words, happens, same
from escarmouche.rulings.reading import cases_in, collect, each, load
from escarmouche.rulings.scenes import Failure, Scene
from escarmouche.rulings.situations import situation
from escarmouche.rulings.standing import misplaced
from escarmouche.rulings.wording import check_answer, check_events, check_parts, check_strings
from escarmouche.telling.texts import Lang, Texts, language

__all__ = [
    "BadFile",
    "Case",
    "CaseFigure",
    "CaseTerrain",
    "CaseTurn",
    "Given",
    "Outcome",
    "collect",
    "load",
    "run",
    "run_files",
    "run_text",
    "situation",
]


class Outcome(Struct, frozen=True):
    """What came of a case: for a failing one the first difference, and the log up to it."""

    case: str
    title: str
    passed: bool
    why: str = ""
    log: tuple[str, ...] = ()
    path: str = ""
    line: int = 0


def run(case: Case, system: System, lang: str | None = None) -> Outcome:
    """Play a case and compare."""
    scene = CaseScene(case, system)
    why: Sentence | BadFile | Unknown | None = None
    try:
        scene.run()
    except Failure as failure:
        why = failure.words
    except (BadFile, Unknown) as wrong:
        why = wrong
    except (DryQueue, WrongFace) as failure:
        why = scene.unheard(said("dice: {told}", told=in_words(failure)))
    except Exception as error:  # a rule that stumbles over a strange case is a failing case, not a crash
        frame = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{Path(frame.filename).name}:{frame.lineno}"
        why = said("the rules stopped with {error} ({place})", error=f"{type(error).__name__}: {error}", place=place)
    if why is None:
        return Outcome(case.case, case.title, True, path=case.path, line=case.line)
    if scene.dry:
        why = said("{told} (the dice ran out: {why})", told=why, why=in_words(scene.dry))
    tongue = language(lang)
    return Outcome(case.case, case.title, False, told(tongue, why), scene.lines(tongue), case.path, case.line)


def in_words(error: DryQueue | WrongFace) -> Sentence:
    """What is wrong with the dice that were prepared."""
    who, purpose = repr(error.who), repr(error.purpose)
    if isinstance(error, DryQueue):
        return said("no die left for {who}, purpose {purpose}", who=who, purpose=purpose)
    face = "a die of {sides} sides cannot show {face} ({who}, purpose {purpose})"
    return said(face, sides=error.sides, face=error.face, who=who, purpose=purpose)


def run_files(paths: Sequence[str | Path], systems: Mapping[str, str], lang: str | None = None) -> list[Outcome]:
    """Every case of these files and folders; one that cannot be read is a failure, as is an id used twice."""
    found: list[Case | BadFile] = []
    try:
        files = collect(paths)
    except BadFile as bad:
        return [unread(bad, lang)]
    for file in files:
        try:
            found += each(file, systems)
        except BadFile as bad:
            found.append(bad)
    return outcomes(found, systems, lang)


def run_text(text: str, systems: Mapping[str, str], lang: str | None = None, path: str = "<text>") -> list[Outcome]:
    """Every case of a text, likewise."""
    try:
        found = list(cases_in(parse_all(text, path), path, systems))
    except BadFile as bad:
        return [unread(bad, lang)]
    return outcomes(found, systems, lang)


def unread(bad: BadFile, lang: str | None) -> Outcome:
    return Outcome(bad.path, "", False, bad.told(language(lang)), (), bad.path, bad.line)


def outcomes(cases: Sequence[Case | BadFile], systems: Mapping[str, str], lang: str | None) -> list[Outcome]:
    from escarmouche.core.system import load as load_system

    found: list[Outcome] = []
    seen: dict[str, str] = {}
    for case in cases:
        if isinstance(case, BadFile):
            found.append(unread(case, lang))
            continue
        if case.case in seen:
            why = said("another case is called {case}: {place}", case=case.case, place=seen[case.case])
            found.append(Outcome(case.case, case.title, False, told(language(lang), why), (), case.path, case.line))
            continue
        seen[case.case] = f"{case.path}:{case.line}"
        found.append(run(case, load_system(systems[case.game]), lang))
    return found


class CaseScene(Scene):
    """One case being played."""

    def __init__(self, case: Case, system: System) -> None:
        super().__init__(system, case.dice, {who: figure.side for who, figure in case.figures.items()})
        self.case = case
        self.log: list[str | Event] = []
        self.passed: list[str] = []
        """The questions that took their defaults."""
        self.depth = -1
        """How many phases were planned beside the one of the last answer; -1 while answers are still to come."""
        self.asker: Any = None
        """The phase that put the last question."""
        self.ended = False
        """What the last answer set going is over."""
        self.beyond = False
        self.held = False
        """Was everything as expected at some question after that?"""
        self.matched = 0
        """How many of the events expected were found when they were last looked for."""
        self.first: tuple[Sentence, int, int] | None = None
        """What differed then, how long the log was, and how many events were found."""
        self.dry: DryQueue | None = None
        self.awaited: Given | None = None
        """The answer of `play` whose question was not asked yet."""
        self.since = 1
        """How many events were told before the last answer; a turn that begins the case is no new one."""

    def run(self) -> None:
        self.check_words()
        if self.case.list is not None:
            self.check_list()
        if self.case.list is not None and not self.case.figures:
            return
        try:
            state = self.system.cases.state(self.case)
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise Failure(
                said("the situation cannot be laid out: {why}", why=error.args[0] if error.args else error)
            ) from None
        self.position = Position(state)
        self.check_table(state)
        self.put_queries(at_end=False)
        expect = self.case.expect
        waits = expect.pending or expect.events or expect.has_result
        if self.case.play or self.case.dice or waits or (expect.figures and not self.as_laid()):
            self.play(state)
        try:
            self.compare()
        except Failure:
            if self.held:
                return
            if self.first is None or self.first[2] < self.matched:
                raise
            self.log = self.log[: self.first[1]]
            raise Failure(self.first[0]) from None

    def check_table(self, state: Any) -> None:
        """Everybody stands where one can, and what must not happen, or is asked of the table, is of this table."""
        case = self.case
        asked = [frozenset(part for part in one.asked.values() if isinstance(part, str)) for one in case.query]
        pairs = None if case.play or not asked else asked
        if not case.anywhere and (wrong := misplaced(self.system, state, pairs)):
            raise Failure(
                said("the situation cannot be laid out: {why} (`anywhere: true` if that is meant)", why=wrong)
            )
        try:
            check_events(self.case, self.system, state)
        except Unknown:
            raise
        except ValueError as error:
            raise Failure(error.args[0]) from None
        for query in self.case.query:
            check_strings(self.case, self.system, state, list(query.asked.values()))

    def check_words(self) -> None:
        """Rules that the game does not have would prove nothing."""
        from escarmouche.rulings.ledger import ledger

        known = ledger(self.system)
        for rule in self.case.rules:
            if rule not in known:
                raise Unknown("rule", rule, known)

    # ---- playing

    def as_laid(self) -> bool:
        """Is everything as expected before anything is played?"""
        try:
            self.compare()
        except Failure:
            return False
        return True

    def play(self, state: Any) -> None:
        try:
            self.answer(state)
        except DryQueue as dry:
            if not self.held and (self.depth < 0 < len(self.case.play) or not self.another_turn()):
                raise
            self.dry, self.position = dry, dry.reached.position

    def answer(self, state: Any) -> None:
        self.begin(state)
        for number, given in enumerate(self.case.play, 1):
            decision = self.question(given)
            if number == len(self.case.play):
                self.depth = len(self.position.state.agenda) - 1
                self.asker, self.since = self.position.state.agenda[0], len(self.events)
                if self.refused(given, decision, self.case.expect.refused):
                    return
            else:
                self.refused(given, decision, None)
        self.go_on()

    def unheard(self, words: Sentence) -> Sentence:
        """With the answer that nobody had asked for when the dice ran out."""
        if (one := self.awaited) is None:
            return words
        waits = "{told}; line {line}: nobody had asked for {answer}"
        return said(waits, told=words, line=one.line, answer=f"{one.key}: {written(one.answer)}")

    def question(self, given: Given) -> Decision:
        """The question that this answer is for."""
        self.awaited = given
        decision = self.until(lambda one: asked_by(one, given))
        self.awaited = None
        if decision is not None:
            return decision
        if self.position.over:
            raise Failure(
                at(given, said("the answer {answer} was never asked for; the game is over", answer=in_file(given)))
            )
        asked = "{decision} is answered, but {asked} is asked and has no default"
        raise Failure(at(given, said(asked, decision=given.key, asked=self.asking())))

    def refused(self, given: Given, decision: Decision, wanted: tuple[str, ...] | None) -> bool:
        """Give the answer; true if it was refused as the case wants."""
        self.log.append(f"> {decision.key} ({decision.seat}): {written(given.answer, 200)}")
        answer = given.answer if wanted is not None else in_full(decision, given.answer)
        try:
            if wanted is None:
                check_parts(self.case, self.system, self.position.now, decision, answer)
        except Unknown as unknown:
            raise Failure(at(given, unknown.args[0])) from None
        try:
            self.give(decision, answer)
        except Refused as refused:
            if wanted is None:
                raise Failure(at(given, said("the answer was refused: {why}", why=refused))) from None
            try:
                check_answer(self.case, self.system, self.position.now, decision, given.answer)
            except Unknown as unknown:
                nothing = said("the answer was refused as it means nothing: {why}", why=unknown.args[0])
                raise Failure(at(given, nothing)) from None
            cited = refused.refusal.rules
            if missing := [rule for rule in wanted if rule not in cited]:
                cites = said(
                    "the refusal cites {rules}, not {missing}", rules=rules_of(cited), missing=", ".join(missing)
                )
                raise Failure(at(given, cites)) from None
            self.log.append(f"refused: {refused}")
            return True
        if wanted is not None:
            raise Failure(at(given, said("the answer {answer} was accepted, not refused", answer=in_file(given))))
        return False

    def go_on(self) -> None:
        """After the last answer: what it set going is played out; if all is then as expected, the scene is over.

        Otherwise defaults go on up to a question that wants an answer, the one expected, or a new turn. A die that is
        missing there, or once others have the word, ends the scene, and is no failure in itself.
        """
        try:
            if self.case.play and self.played_out():
                return
            self.beyond, self.depth = True, -1
            self.go_beyond()
        except DryQueue as dry:
            if not self.beyond and self.asker in self.position.state.agenda:
                raise
            if self.beyond:
                self.record(dry.reached.events)
            self.dry, self.position = dry, dry.reached.position

    def played_out(self) -> bool:
        """Take defaults until all that the last answer set going is over; true if there is nothing left to look for."""
        while not self.ended:
            self.look()
            if self.position.over or self.question_expected() or not self.default():
                return True
        if not self.position.state.agenda:
            return True
        if self.case.expect.pending:
            return False
        self.first = self.differs()
        return self.first is None

    def another_turn(self) -> bool:
        """Has a new turn begun since the last answer?"""
        return any(isinstance(event, TurnBegan) for event in self.events[self.since :])

    def look(self) -> None:
        """Note a question after the phase of the last answer at which everything is as expected."""
        asks = self.position.pending and self.asker not in self.position.state.agenda
        if asks and not self.held and not self.case.expect.pending:
            self.held = self.differs() is None

    def differs(self) -> tuple[Sentence, int, int] | None:
        """What is not as expected now, how long the log is, and how many events were found."""
        try:
            self.compare()
        except Failure as failure:
            return failure.words, len(self.log), self.matched
        return None

    def go_beyond(self) -> None:
        turn, told = self.position.state.turn, len(self.events)
        if self.ended:
            state, rolls = self.position.state, self.position.rolls
            self.take(lambda: resume(state, (), rolls, self.dice, auto=False))
        while self.position.pending and not self.question_expected():
            self.look()
            began = any(isinstance(event, TurnBegan) for event in self.events[told:])
            if began or self.position.state.turn != turn or not self.default():
                return

    def question_expected(self) -> bool:
        asks = self.case.expect.pending
        return asks is not None and self.expected_question(asks) is not None

    def pass_over(self, decision: Decision, default: Any) -> None:
        self.log.append(f"> {decision.key} ({decision.seat}): {written(default, 200)} (default)")
        self.passed.append(decision.key)
        self.give(decision, default)

    def give(self, decision: Decision, answer: Any) -> None:
        depth = self.depth
        until = (lambda state: len(state.agenda) <= depth) if depth >= 0 else None
        self.take(lambda: advance(self.position, answer, self.dice, decision.seat, auto=False, until=until))
        self.ended = depth >= 0 and len(self.position.state.agenda) <= depth

    def take(self, step: Callable[[], Step]) -> None:
        try:
            super().take(step)
        except DryQueue as dry:
            if not self.beyond:
                self.record([*dry.reached.events, *dry.events])
            raise

    def record(self, events: Sequence[Event]) -> None:
        super().record(events)
        self.log += events

    # ---- comparing

    def put_queries(self, at_end: bool) -> None:
        """Questions to the table as it is now: before the first answer, or after the last."""
        for query in (one for one in self.case.query if one.at_end == at_end):
            try:
                found = self.system.cases.query(self.position.now, query.name, query.asked)
            except KeyError as error:
                nobody = said("{place}: there is no {name} here", place=query.name, name=error.args[0])
                raise Failure(at(query, nobody)) from None
            if not answers(query.answer, found):
                asked = ", ".join(f"{name}: {value}" for name, value in query.asked.items())
                answer, wanted = written(builtins(found)), written(query.answer)
                differs = said(
                    "{asked} is {found}, not {wanted}", asked=f"{query.name} {{{asked}}}", found=answer, wanted=wanted
                )
                raise Failure(at(query, differs))

    def compare(self) -> None:
        self.put_queries(at_end=True)
        expect = self.case.expect
        if expect.pending:
            self.check_pending(expect.pending)
        self.check_events()
        self.check_questions(expect.not_asked)
        if expect.figures:
            state = self.position.now
            for who, wanted in expect.figures.items():
                self.check_figure(state, who, wanted)
        if expect.has_result:
            self.check_result(expect.result)
        left = self.dice.left()
        if expect.all_dice and left:
            who, queues = next(iter(left.items()))
            purpose, faces = next(iter(queues.items()))
            raise Failure(said("dice: {who} never rolled {faces} for {purpose}", who=who, faces=faces, purpose=purpose))

    def expected_question(self, asks: Asks) -> Decision | None:
        for decision in self.position.pending:
            same_side = not asks.side or decision.seat == asks.side
            if decision.key == asks.decision and same_side and (not asks.figure or decision.figure == asks.figure):
                return decision
        return None

    def check_pending(self, asks: Asks) -> None:
        decision = self.expected_question(asks)
        if decision is None:
            expected = "pending: {decision} was expected, {asked} is asked"
            raise Failure(said(expected, decision=wanted_question(asks), asked=self.asking()))
        if not asks.offers and not asks.not_offers:
            return
        values = [option.value for option in decision.options]
        if decision.kind == "number":
            values = list(range(decision.limits["least"], decision.limits["most"] + 1))
        if decision.places:
            without = "pending: {decision} is a {kind}: it has no list of options to compare"
            raise Failure(said(without, decision=decision.key, kind=decision.kind))
        for wanted in asks.offers:
            if not any(matches(wanted, value) for value in values):
                lacks = "pending: {decision} does not offer {answer}; it offers {answers}"
                raise Failure(said(lacks, decision=decision.key, answer=written(wanted), answers=written(values, 300)))
        for unwanted in asks.not_offers:
            check_strings(self.case, self.system, self.position.now, unwanted, values)
            check_parts(self.case, self.system, self.position.now, decision, unwanted)
            if isinstance(unwanted, int | float | list) and type(unwanted) not in map(type, values):
                never = "pending: {decision} never offers anything like {answer}"
                raise Failure(said(never, decision=decision.key, answer=written(unwanted)))
            if any(matches(unwanted, value) for value in values):
                raise Failure(
                    said("pending: {decision} offers {answer}", decision=decision.key, answer=written(unwanted))
                )

    def check_events(self) -> None:
        happened = [event_facts(event) for event in self.events]
        at = self.matched = 0
        for wanted in self.case.expect.events:
            found = next((i for i in range(at, len(happened)) if happens(wanted, happened[i])), None)
            if found is None:
                raise Failure(unmatched(wanted, closest(wanted, happened, at)))
            at, self.matched = found + 1, self.matched + 1
        for unwanted in self.case.expect.not_events:
            for event in happened:
                if happens(unwanted, event):
                    raise Failure(said("not_events: this happened: {event}", event=event_words(event)))

    def check_questions(self, unwanted: tuple[str, ...]) -> None:
        asked = [*self.passed, *(decision.key for decision in self.position.pending)]
        if found := [key for key in unwanted if key in asked]:
            raise Failure(said("not_asked: {decision} was asked", decision=", ".join(found)))

    def check_figure(self, state: Any, who: str, wanted: dict[str, Any]) -> None:
        if who not in state.figures:
            raise Failure(said("figures: {figure} is no longer in the game", figure=who))
        facts = self.system.cases.facts(state, who)
        for name, value in wanted.items():
            if name not in facts:
                lacks = "figures.{figure}: {fact} is not a fact of this figure; it has {facts}"
                raise Failure(said(lacks, figure=who, fact=name, facts=", ".join(facts)))
            found = without(self.system.cases.tacit, value, facts[name]) if name == "status" else facts[name]
            if not same(value, found, unordered=name == "status"):
                differs = "figures.{figure}: {fact} is {found}, not {wanted}"
                found = written(builtins(facts[name]))
                raise Failure(said(differs, figure=who, fact=name, found=found, wanted=written(value)))

    def check_result(self, wanted: Any) -> None:
        result = self.position.now.result
        if wanted is None:
            right = result is None
        elif result is None:
            right = False
        elif isinstance(wanted, dict):
            right = happens(wanted, msgspec.to_builtins(result))
        else:
            right = result.winner == (None if wanted == "draw" else wanted)
        if not right:
            over = said("the game is not over") if result is None else event_words(dict(msgspec.to_builtins(result)))
            raise Failure(said("result: {found}; {wanted} was expected", found=over, wanted=written(wanted)))

    def check_list(self) -> None:
        wanted = self.case.list
        assert wanted is not None
        report = self.system.lists.check(wanted.members, wanted.options)
        cited = [rule for complaint in report.complaints for rule in complaint.rules]
        if report.legal != wanted.legal:
            broken = "; ".join(f"{c.reason} [{', '.join(c.rules)}]" for c in report.complaints)
            raise Failure(said("list: it is legal") if report.legal else said("list: it is illegal: {why}", why=broken))
        if missing := [rule for rule in wanted.because if rule not in cited]:
            raise Failure(
                said("list: it breaks {rules}, not {missing}", rules=rules_of(cited), missing=", ".join(missing))
            )
        if wanted.cost is not None and report.cost != wanted.cost:
            raise Failure(said("list: it costs {cost}, not {wanted}", cost=report.cost, wanted=wanted.cost))

    def lines(self, lang: Lang) -> tuple[str, ...]:
        """The log as people read it."""
        texts = Texts(self.system, lang)
        state = self.position.state
        told = (line if isinstance(line, str) else texts.event(line, state) for line in self.log)
        return tuple(
            line if isinstance(at, str) else "  " + line for at, line in zip(self.log, told, strict=True) if line
        )


def at(one: Given | Query, words: Sentence) -> Sentence:
    """Where it stands in the file."""
    return said("line {line}: {told}", line=one.line, told=words)


def without(tacit: frozenset[str], wanted: Any, found: Any) -> list[str]:
    """The statuses of a figure, but for those that may be left unsaid and are."""
    said_of = [wanted] if isinstance(wanted, str) else wanted or ()
    return [status for status in found if status not in tacit or status in said_of]


def in_file(given: Given) -> str:
    return f"{given.key}: {written(given.answer)}"


def rules_of(cited: Sequence[str]) -> str:
    return ", ".join(cited) or said("no rule")


def wanted_question(asks: Asks) -> Sentence | str:
    """The question that was expected, as a scene tells the one that is asked."""
    if asks.side and asks.figure:
        about = "{decision} of {seat} about {figure}"
        return said(about, decision=asks.decision, seat=asks.side, figure=asks.figure)
    if asks.side:
        return said("{decision} of {seat}", decision=asks.decision, seat=asks.side)
    return (
        said("{decision} about {figure}", decision=asks.decision, figure=asks.figure) if asks.figure else asks.decision
    )


def unmatched(wanted: Mapping[str, Any], nearest: Sentence | None) -> Sentence:
    words = said("events: no later event matches {event}", event=event_words(wanted))
    return words if nearest is None else said("{told}; {hint}", told=words, hint=nearest)


def in_full(decision: Decision, answer: Any) -> Any:
    """`{counter: orc}` for `orc` where every option that is no plain word begins so; a place may be another than those
    that are offered."""
    values = [option.value for option in decision.options]
    heads = {head(value) for value in values if isinstance(value, dict)}
    told = {heads.pop(): answer} if len(heads) == 1 and answer not in values else answer
    return told if isinstance(answer, list) or sum(matches(told, value) for value in values) == 1 else answer


def asked_by(decision: Decision, given: Given) -> bool:
    if decision.key != given.key or (given.side and given.side != decision.seat):
        return False
    return not given.figure or given.figure == decision.figure
