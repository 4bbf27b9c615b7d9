"""Can this set-up be played? Whatever starts a game asks here first, once a game, and names what is wrong.

A set-up is of its game, has a list for every seat and none for others, and options that the game knows (the struct
`Rules.settings`, or the fields of its form), each with a value it can have.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec.inspect as mi
from msgspec import Struct
from msgspec.structs import replace

from escarmouche.cards import bringing, shapes
from escarmouche.cards.lists import parts, profiles, unknown_detail, unknown_profile
from escarmouche.core.brought import Brought
from escarmouche.core.parts.lists import build_none
from escarmouche.core.seating import MOST_SEATS, REFEREE, seats_wrong, side_of
from escarmouche.core.state import S, seated
from escarmouche.core.system import Complaint, Setup, System
from escarmouche.files.words import nearest
from escarmouche.telling.texts import Lang, Texts, Unusable, say


class Misfit(Unusable):
    """A field of a set-up that cannot be so: `options.scenario: …`."""

    def __init__(self, system: System, field: str, fault: shapes.Fault, reason: str = "wrong-setup") -> None:
        self.system, self.field, self.fault = system, field, fault
        super().__init__(reason, fault.nearest)

    def told(self, lang: Lang) -> str:
        return f"{self.field}: {self.fault.told(Texts(self.system, lang))}"


class Illegal(Unusable):
    """A list that may not be played, with the complaints of its game."""

    def __init__(self, system: System, seat: str, complaints: Sequence[Complaint]) -> None:
        self.system, self.seat, self.complaints = system, seat, tuple(complaints)
        super().__init__("illegal-list")

    def told(self, lang: Lang) -> str:
        texts = Texts(self.system, lang)
        why = " ".join(map(texts.complaint, self.complaints))
        return say(lang, "illegal-list", side=texts.word("side", self.seat), why=why)


class Unknown(Unusable):
    """A member of a list that nobody knows, and whose list it is in."""

    def __init__(self, seat: str, unknown: Unusable) -> None:
        self.seat = seat
        super().__init__(unknown.message, unknown.nearest, **unknown.facts)

    def told(self, lang: Lang) -> str:
        return f"lists.{self.seat}: {super().told(lang)}"


def check_setup(system: System, setup: Setup) -> tuple[Brought, ...]:
    """`Unusable` tells the first thing that is wrong; lists need not be legal where the set-up says `free`. The cards
    that it brings are there as long as somebody holds them."""
    for fault in shapes.faults(shape_of(Setup), {name: getattr(setup, name) for name in setup.__struct_fields__}):
        raise Misfit(system, dotted(fault.path), fault)
    if setup.game != system.name:
        raise Unusable("setup-game", game=setup.game[:60], asked=system.name)
    if setup.scene:
        return check_scene(system, setup)
    check_options(system, setup.options)
    check_seats(system, setup.seats)
    sides = system.sides_at(setup.seats)
    brought = tuple(bringing.taken(system, cards) for cards in setup.cards)
    check_lists(system, setup.lists, setup.options, free=setup.free, sides=sides)
    for seat in sides:
        if seat not in setup.lists and system.lists.build is not build_none:
            raise Misfit(system, f"lists.{seat}", shapes.Fault(reason="missing", expected=(shapes.Expected("list"),)))
    return brought


def check_scene(system: System, setup: Setup) -> tuple[Brought, ...]:
    """A scene is one of the game's, and settles everything itself."""
    from escarmouche.rulings.lessons import scenes

    known = scenes(system)
    if setup.scene not in known:
        raise Misfit(system, f"scene.{setup.scene[:60]}", unknown("no-scene", setup.scene[:60], known))
    for name in ("lists", "options", "cards", "seats"):
        if getattr(setup, name):
            raise Misfit(system, name, shapes.Fault(reason="beside-scene", path=(name,)))
    return ()


def check_seats(system: System, seats: Sequence[str]) -> None:
    """A table can be set for these seats; none are named for the usual table."""
    wrong = seats_wrong(seats, system.seats, system.sides) if seats else ""
    if not wrong:
        return
    fault = unknown("no-seat", wrong, (*system.sides, REFEREE))
    if wrong not in seats:
        fault = shapes.Fault(reason="seat-empty")
    elif side_of(wrong) in (*system.sides, REFEREE):
        fault = shapes.Fault(reason="seat-shared", facts={"most": MOST_SEATS})
    raise Misfit(system, f"seats.{wrong[:60]}", fault)


def checked(system: Callable[[], System[S]], opens: Callable[[Setup], S]) -> Callable[[Setup], S]:
    """The beginning of a game: its set-up checked before, the figures dealt out to those who sit at the table."""

    def new_game(setup: Setup) -> S:
        brought = check_setup(system(), setup)
        state = laid_scene(system(), setup.scene) if setup.scene else seated(opens(setup), setup.seats)
        return replace(state, brought=brought) if brought else state

    return new_game


def laid_scene(system: System[S], scene: str) -> S:
    from escarmouche.rulings.lessons import scenes

    return system.cases.state(scenes(system)[scene])


def check_options(system: System, options: Mapping[str, Any]) -> None:
    """Every option is one of the game's, with a value that it can have."""
    for fault in wrong_options(system, options):
        raise Misfit(system, dotted(("options", *fault.path)), fault, "wrong-option")
    wrong = system.rules.wrong_option(options)
    if wrong is not None:
        name, known = wrong
        fault = shapes.wrong(mi.LiteralType(tuple(known)), options[name], (), 0)
        raise Misfit(system, f"options.{name}", fault, "wrong-option")


def wrong_options(system: System, options: Mapping[str, Any]) -> Iterator[shapes.Fault]:
    if system.rules.settings is not None:
        yield from shapes.faults(shape_of(system.rules.settings), options)
        return
    form = {field.name: field for field in system.rules.setup_form}
    for name, value in options.items():
        if name not in form:
            yield unknown("no-field", name, form)
        else:
            yield from shapes.faults(mi.LiteralType(form[name].choices), value, (name,))


def check_lists(
    system: System,
    lists: Mapping[str, Sequence[str]],
    options: Mapping[str, Any],
    *,
    free: bool = False,
    sides: Sequence[str] = (),
) -> None:
    """Every list is for a side that is played, of profiles and details that the game has, legal unless `free`."""
    for seat, members in lists.items():
        if seat not in (sides or system.seats):
            raise Misfit(system, f"lists.{seat[:60]}", unknown("no-seat", seat, sides or system.seats))
        report = system.lists.check(members, options)
        if report.legal:
            continue
        check_members(system, seat, members)
        if not free:
            raise Illegal(system, seat, report.complaints)


def check_members(system: System, seat: str, members: Sequence[str]) -> None:
    """Every member is known by the very name it has."""
    known, details = set(profiles(system)), set(system.lists.details())
    for name, more in (parts(system, member) for member in members):
        if name not in known and not bringing.knows_profile(system, name):
            raise Unknown(seat, unknown_profile(system, name))
        for detail in more:
            if detail not in details and not bringing.knows_detail(system, detail):
                raise Unknown(seat, unknown_detail(system, detail))


def unknown(reason: str, word: str, known: Mapping[str, Any] | Sequence[str]) -> shapes.Fault:
    return shapes.Fault(reason=reason, path=(word,), facts={"known": ", ".join(known)}, nearest=nearest(word, known))


@cache
def shape_of(kind: type[Struct]) -> mi.Type:
    return mi.type_info(kind)


def dotted(path: shapes.Path) -> str:
    return ".".join(str(part)[:60] for part in path)
