"""Reading case files: from YAML to typed cases.

Everything a file names is held against the game's vocabulary; what is unknown is a `BadFile` with its line and the
nearest valid word.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from msgspec.structs import fields

from escarmouche.cards.lists import named
from escarmouche.core.system import System, Word
from escarmouche.core.system import load as load_system
from escarmouche.files.forms import Form, has_flag, numbers
from escarmouche.files.sentences import said
from escarmouche.files.told import Kinds, answered, arguments, is_number, written, wrong
from escarmouche.files.words import BadFile, expected, short
from escarmouche.files.yamls import Map, Seq, Value, plain, read_all
from escarmouche.rulings.casefiles import (
    Asks,
    Case,
    CaseFigure,
    CaseTerrain,
    CaseTurn,
    Expect,
    Given,
    ListCase,
    Query,
)
from escarmouche.rulings.ledger import ledger
from escarmouche.rulings.vocabulary import names, vocabulary
from escarmouche.space.geometry import Point
from escarmouche.telling.texts import Unusable

FIGURE_FIELDS = ("side", "profile", "at", "angle", "level", "status", "on_table")
"""Fields that every figure has, beside those the game's vocabulary lists."""


EVERY_FIGURE = {"angle": "NUMBER", "level": "NUMBER", "on_table": "true | false"}


def collect(paths: Iterable[str | Path]) -> list[Path]:
    """The case files among these files and folders, in order."""
    found: list[Path] = []
    for path in map(Path, paths):
        if path.is_dir():
            found += sorted(file for file in path.rglob("*") if file.suffix in (".yaml", ".yml") and file.is_file())
        elif path.exists():
            found.append(path)
        else:
            raise BadFile(str(path), 0, "", said("there is no such file or folder"))
    return list(dict.fromkeys(found))


def load(path: str | Path, systems: Mapping[str, str]) -> list[Case]:
    """Every case of a file: one case, a list of cases, or several documents."""
    cases: list[Case] = []
    for case in each(path, systems):
        if isinstance(case, BadFile):
            raise case
        cases.append(case)
    return cases


def each(path: str | Path, systems: Mapping[str, str]) -> Iterator[Case | BadFile]:
    """The cases of a file, and what is wrong with those that cannot be read: one bad case does not spoil the others."""
    yield from cases_in(read_all(path), path, systems)


def cases_in(documents: Iterable[Value], path: str | Path, systems: Mapping[str, str]) -> Iterator[Case | BadFile]:
    empty = True
    for document in documents:
        if document is None:
            continue
        items = zip(document, document.lines, strict=True) if isinstance(document, Seq) else [(document, 1)]
        for item, line in items:
            empty = False
            if not isinstance(item, Map):
                yield BadFile(
                    str(path),
                    line,
                    "",
                    said("a case is a mapping that starts with `case:`, not {value}", value=short(item)),
                )
                continue
            try:
                yield case_of(item, str(path), systems)
            except BadFile as bad:
                yield bad
    if empty:
        yield BadFile(str(path), 0, "", said("the file holds no case"))


def case_of(box: Map, path: str, systems: Mapping[str, str]) -> Case:
    form = Form(path, "", box)
    form.only(*(KEYS))
    game = form.word("game", systems, "game")
    return _Parser(form, load_system(systems[game])).case()


def scene_of(form: Form, system: System, name: str) -> Case:
    """A case that stands in another file of its game, and is named by it."""
    form.only(*SCENE)
    return _Parser(form, system).case(name)


SCENE = ("options", "turn", "table", "terrain", "figures", "dice", "play", "expect")
KEYS = ("case", "game", "title", "rules", *SCENE, "query", "list", "anywhere")


@lru_cache(maxsize=64)
def event_fields(system: System) -> dict[str, tuple[str, ...]]:
    """The fields of each event by its name in records and cases."""
    return {str(kind.__struct_config__.tag): tuple(f.name for f in fields(kind)) for kind in system.event_types}


def spelt_out(words: Iterable[str], there: Mapping[str, Iterable[str]]) -> Iterator[str]:
    """Words of a kind, those that stand for things of this table (`fright:FIGURE`) once for each."""
    for word in words:
        stem, colon, last = word.rpartition(":")
        yield from (f"{stem}{colon}{one}" for one in there[last]) if last in there else (word,)


class _Parser:
    """One case of one game."""

    def __init__(self, form: Form, system: System) -> None:
        self.form, self.system = form, system
        self.words = vocabulary(system)
        self.pieces = self.terrain()
        there = {
            "FIGURE": tuple(form.child("figures").box),
            "PIECE": tuple(piece.id for piece in self.pieces),
        }
        self.kinds: Kinds = {
            **{kind: tuple(spelt_out(words, there)) for kind, words in self.words.kinds.items()},
            "SIDE": self.words.sides,
            **there,
        }
        self.figures: dict[str, CaseFigure] = {}
        named = plain(form.child("options").box.get("seats", []))
        self.seats = tuple(dict.fromkeys([*self.words.sides, *map(str, named if isinstance(named, list) else [])]))

    def case(self, name: str = "") -> Case:
        form, words = self.form, self.words
        options = form.child("options")
        self.formed(options, words.options)
        turn = form.child("turn")
        turn.only("number", "active")
        table = form.child("table")
        table.only("size")
        self.figures = {who: self.figure(who, box) for who, box in form.child("figures").children()}
        dice = {who: self.queues(who, box) for who, box in form.child("dice").children()}
        return Case(
            case=name or form.text("case"),
            game=self.system.name,
            title=form.text("title", ""),
            rules=form.texts("rules"),
            options=plain(options.box),
            turn=CaseTurn(
                turn.whole("number", 1), turn.word("active", words.sides, "side") if "active" in turn else None
            ),
            size=self.size(table) if "size" in table else None,
            terrain=self.pieces,
            figures=self.figures,
            dice=dice,
            play=tuple(self.given(box) for box in form.forms("play")),
            expect=self.expect(form.child("expect")),
            query=tuple(self.query(box) for box in form.forms("query")),
            list=self.list(form.child("list")) if "list" in form else None,
            anywhere=self.flag(form, "anywhere") if "anywhere" in form else False,
            path=form.path,
            line=form.line(),
        )

    def size(self, table: Form) -> Point:
        width, height = table.point("size")
        if not (0 < width <= 10_000 and 0 < height <= 10_000):
            raise table.bad("size", said("a table cannot measure {size}", size=f"{width:g} x {height:g}"))
        return (width, height)

    def terrain(self) -> tuple[CaseTerrain, ...]:
        pieces: dict[str, CaseTerrain] = {}
        for number, box in enumerate(self.form.forms("terrain"), 1):
            box.only("id", "shape", "kind", "height", *EXTRA)
            name = box.text("id", f"piece-{number}")
            if name in pieces:
                raise box.bad("id", said("two pieces are called {name}", name=short(name)))
            shape = tuple(box.as_point("shape", corner) for corner in box.items("shape"))
            if len(shape) < 3:
                raise box.bad("shape", said("at least three corners [x, y] were expected"))
            kinds = names(self.words.terrain)
            kind = box.word("kind", kinds, "kind of terrain") if "kind" in box else "scenery"
            height = box.number("height") if box.box.get("height") is not None else None
            pieces[name] = CaseTerrain(
                name, shape, kind, height, {key: self.extra(box, key) for key in EXTRA & box.box.keys()}
            )
        return tuple(pieces.values())

    def extra(self, box: Form, key: str) -> Any:
        if key == "tags":
            return frozenset(box.texts(key))
        if key in ("base", "cost"):
            return box.number(key)
        return self.flag(box, key)

    def flag(self, box: Form, key: str) -> bool:
        value = box.box[key]
        if not isinstance(value, bool):
            raise box.bad(key, expected("true or false was", plain(value)))
        return value

    def figure(self, who: str, box: Form) -> CaseFigure:
        words = self.words
        if who in (*words.sides, "game"):
            raise self.form.child("figures").bad(who, said("a figure cannot be called like a side or `game`"))
        own = names(words.figure_fields)
        own = [field for field in own if field not in ("side", "profile", "at", "status")]
        box.only("side", "profile", "at", "with", "status", "angle", "level", "on_table", *own)
        changed = box.child("with")
        changed.only(*own)
        self.formed(changed, words.figure_fields)
        forms = {**EVERY_FIGURE, **{word.name: word.form for word in words.figure_fields if word.name in own}}
        self.shaped(box, forms)
        extra = {key: plain(box.box[key]) for key in box.box if key in forms}
        for status in box.texts("status"):
            box.known(status, self.statuses(status), "status", "status")
        return CaseFigure(
            side=box.word("side", words.sides, "side"),
            profile=self.profile(box),
            at=box.point("at") if box.box.get("at") is not None else None,
            with_=plain(changed.box),
            status=box.texts("status"),
            extra=extra,
        )

    def profile(self, box: Form) -> str:
        """The profile named, or that of an ordinary fighter where the game has one."""
        plain = self.words.plain
        if plain and "profile" not in box:
            return plain
        return box.word("profile", [*([plain] if plain else []), *self.words.profiles], "profile")

    def formed(self, box: Form, words: Sequence[Word]) -> None:
        """Every key is known, and its value has the form the vocabulary tells."""
        told = {word.name: word.form for word in words}
        box.only(*told)
        self.shaped(box, told)

    def shaped(self, box: Form, forms: Mapping[str, str]) -> None:
        """What has a form that is told has it."""
        for key, value in box.box.items():
            found = wrong(forms[key], plain(value), self.kinds) if forms.get(key) else None
            if found is not None:
                raise box.bad(key, found.said(), found.meant)

    def statuses(self, status: str) -> list[str]:
        """The known statuses; one listed as `carrying:` may be followed by anything."""
        known = names(self.words.statuses)
        stem = status.partition(":")[0] + ":"
        return [*known, status] if any(name.startswith(stem) for name in known) else known

    def queues(self, who: str, box: Form) -> dict[str, tuple[int, ...]]:
        self.form.child("dice").known(who, [*self.figures, *self.words.sides, "game"], "figure or side", who)
        box.only(*names(self.words.dice))
        queues: dict[str, tuple[int, ...]] = {}
        for purpose, value in box.box.items():
            faces = value if isinstance(value, list) else [value]
            if not all(isinstance(face, int) and not isinstance(face, bool) and 1 <= face <= 1000 for face in faces):
                raise box.bad(purpose, expected("a list of die faces was", plain(value)))
            queues[purpose] = tuple(faces)
        return queues

    def given(self, box: Form) -> Given:
        told = [key for key in box.box if len(box.box) == 1 or key not in ("side", "figure")]
        decisions = names(self.words.decisions)
        if len(told) != 1:
            raise box.bad(told[1] if told else "", said("one answer {{decision: answer}} was expected"))
        asked = [one.name for one in self.words.decisions if told[0] in re.findall(r"[a-z][a-z-]*", one.form)]
        if told[0] not in decisions and asked:
            raise box.bad(
                told[0], said("{answer} is an answer to {question}", answer=told[0], question=", ".join(asked))
            )
        box.known(told[0], decisions, "decision", told[0])
        side = box.word("side", self.seats, "side") if "side" in box and told[0] != "side" else ""
        figure = box.word("figure", self.figures, "figure") if "figure" in box and told[0] != "figure" else ""
        answer = plain(box.box[told[0]])
        form = next(word.form for word in self.words.decisions if word.name == told[0])
        if has_flag(answer) and "true" not in form:
            raise box.bad(
                told[0],
                said("{form} was expected, not {value}", form=form or said("something else"), value=short(answer)),
            )
        if beyond := next((one for one in numbers(answer) if not is_number(one)), None):
            raise box.bad(told[0], said("no answer has such a number as {number}", number=beyond))
        return Given(told[0], answer, side, figure, box.line(told[0]))

    def expect(self, box: Form) -> Expect:
        box.only("figures", "events", "not_events", "not_asked", "dice", "refused", "pending", "result")
        known = [*FIGURE_FIELDS, *names(self.words.figure_fields)]
        figures = {}
        for who, wanted in box.child("figures").children():
            box.child("figures").known(who, self.figures, "figure", who)
            wanted.only(*known)
            figures[who] = plain(wanted.box)
            if isinstance(wanted.box.get("status"), str):
                figures[who]["status"] = [wanted.text("status")]
        refused = box.child("refused")
        refused.only("rules")
        if "refused" in box and not self.form.items("play"):
            raise box.bad("refused", said("there is no answer in `play` to refuse"))
        return Expect(
            figures=figures,
            events=tuple(self.event(form) for form in box.forms("events")),
            not_events=tuple(self.event(form) for form in box.forms("not_events")),
            not_asked=self.not_asked(box),
            all_dice="dice" not in box or box.word("dice", ("all-used", "any"), "way to count dice") == "all-used",
            refused=self.rules(refused, "rules") if "refused" in box else None,
            pending=self.pending(box.child("pending")) if "pending" in box else None,
            result=self.result(box) if "result" in box else None,
            has_result="result" in box,
        )

    def not_asked(self, box: Form) -> tuple[str, ...]:
        for key in box.texts("not_asked"):
            box.known(key, names(self.words.decisions), "decision", "not_asked")
        return box.texts("not_asked")

    def event(self, box: Form) -> dict[str, Any]:
        known = event_fields(self.system)
        name = box.word("event", known, "event")
        box.only("event", *known[name])
        if isinstance(box.box.get("rules"), list | str):
            self.rules(box, "rules")
        if isinstance(box.box.get("status"), str):
            box.known(box.text("status"), self.statuses(box.text("status")), "status", "status")
        return dict(plain(box.box))

    def rules(self, box: Form, key: str) -> tuple[str, ...]:
        """Rules that the ledger has; where a game has none, any."""
        known = ledger(self.system)
        for rule in box.texts(key) if known else ():
            box.known(rule, known, "rule", key)
        return box.texts(key)

    def pending(self, box: Form) -> Asks:
        box.only("decision", "side", "figure", "offers", "not_offers")
        return Asks(
            decision=box.word("decision", names(self.words.decisions), "decision"),
            side=box.word("side", self.seats, "side") if "side" in box else "",
            figure=box.word("figure", self.figures, "figure") if "figure" in box else "",
            offers=tuple(plain(box.items("offers"))),
            not_offers=tuple(plain(box.items("not_offers"))),
        )

    def result(self, box: Form) -> Any:
        if isinstance(box.box["result"], Map):
            form = box.child("result")
            form.only("winner", "reason", "rules")
            if form.box.get("winner") is not None:
                form.word("winner", self.words.sides, "side")
            return plain(form.box)
        if box.box["result"] is None:
            return None
        return box.word("result", [*self.words.sides, "draw"], "result")

    def query(self, box: Form) -> Query:
        told = [key for key in box.box if key not in ("is", "when")]
        if len(told) != 1 or "is" not in box:
            raise box.bad("", said("a question {{name: {{…}}, is: answer}} was expected"))
        name = box.known(told[0], names(self.words.queries), "query", told[0])
        form = next(word.form for word in self.words.queries if word.name == name)
        self.asked(box.child(name), form)
        answer, wanted = answered(form), plain(box.box["is"])
        found = wrong(answer, wanted, self.kinds) if answer and not isinstance(wanted, dict) else None
        if found is not None:
            raise box.bad("is", found.said(), found.meant)
        if "when" in box:
            box.word("when", ("start", "end"), "moment")
        at_end = box.box.get("when") == "end"
        return Query(name, plain(box.child(name).box), plain(box.box["is"]), box.line(name), at_end)

    def asked(self, box: Form, form: str) -> None:
        told = arguments(form)
        if told is None:
            return
        box.only(*told)
        if missing := [name for name, part in told.items() if part.needed and name not in box]:
            raise box.bad("", said("{name} is missing; {form} was expected", name=repr(missing[0]), form=form))
        self.shaped(
            box,
            {
                name: QUERIED.get(name, "VALUE") if part.shape is None else written(part.shape)
                for name, part in told.items()
            },
        )

    def list(self, box: Form) -> ListCase:
        own = [name for name in names(self.words.options) if name not in ("members", "is", "because", "cost")]
        box.only("game_size", "members", "is", "because", "cost", *own)
        options = {**plain(self.form.child("options").box)}
        options.update({key: plain(box.box[key]) for key in box.box if key in own or key == "game_size"})
        if "game_size" in box:
            box.whole("game_size", 0)
        legal = box.word("is", ("legal", "illegal"), "verdict") == "legal"
        if legal and box.texts("because"):
            raise box.bad("because", said("a legal list breaks no rule"))
        cost = box.whole("cost", 0) if "cost" in box else None
        return ListCase(self.members(box), options, legal, self.rules(box, "because"), cost)

    def members(self, box: Form) -> tuple[str, ...]:
        """The members of a list as the game writes them; a word it does not know is an error with the nearest."""
        members = []
        for member in box.texts("members"):
            try:
                members.append(named(self.system, member))
            except Unusable as bad:
                what = "profile" if bad.message == "unknown-profile" else "detail of a member"
                raise box.bad(
                    "members", said("unknown {noun} {word}", noun=what, word=short(bad.facts["word"])), bad.nearest
                ) from None
        return tuple(members)


QUERIED = {
    **dict.fromkeys(("figure", "from", "against"), "FIGURE"),
    **dict.fromkeys(("target", "touch"), "FIGURE | PIECE"),
    "to": "FIGURE | PIECE | [x, y]",
    "side": "SIDE",
    "weapon": "TEXT",
}
"""Forms of what questions to the table are asked with, where they do not tell."""
EXTRA = {"base": 0, "blocks_sight": 0, "blocks_move": 0, "cost": 0, "tags": 0}.keys()
