"""What is to be said of a list: reckoned by a worker, since a long one takes its time."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext, suppress
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.cards import bringing, content
from escarmouche.cards.lists import ArmyList, decode, encode, foreign_code, game_of, given, parts
from escarmouche.cards.prints import pdf
from escarmouche.cards.setups import check_options, check_setup
from escarmouche.core.brought import Brought, unmarked
from escarmouche.core.dice import Block
from escarmouche.core.system import Complaint, Setup, System, Ware
from escarmouche.telling.texts import Lang, Texts, Unusable, choice, slug
from escarmouche.web.thinking import system_named

LONGEST = 60
"""Members of a list anybody would write."""
DRAWN = 24
"""Lists among which one is looked for that is worth as much as another."""
MOST_DETAILS = 24
"""Details of one member."""
MOST_LETTERS = 800
"""Letters of one member, its details included."""


class ComplaintView(Struct, frozen=True, kw_only=True):
    text: str
    rules: tuple[str, ...]


class MeterView(Struct, frozen=True, kw_only=True):
    """How much of something a list uses, and how much it may."""

    label: str
    used: int
    limit: int


class ListView(Struct, frozen=True, kw_only=True):
    """A list and what is to be said of it."""

    game: str
    members: tuple[str, ...]
    legal: bool
    cost: int
    complaints: tuple[ComplaintView, ...]
    repair: tuple[str, ...]
    """The fewest members to leave out so that the rest is legal."""
    meters: tuple[MeterView, ...]
    code: str
    costs: tuple[int, ...]
    """What each member costs, its details included."""
    titles: tuple[str, ...]
    """What the reader calls each member."""
    foreign: str = ""
    """The code that another program gives to it."""
    unsaid: tuple[str, ...] = ()
    """What of it that program cannot say."""
    lost: tuple[str, ...] = ()
    """What its code from another program said and it cannot."""
    cards: bringing.Plain = {}
    """Cards of somebody's own that it brings."""


class OfferView(Struct, frozen=True, kw_only=True):
    """Something that a member may still have, or has."""

    detail: str
    kind: str
    """Under what it is sold, in words."""
    title: str
    level: int
    cost: int
    taken: bool


def modest(system: System, members: Sequence[str]) -> Sequence[str]:
    """A list of a size that anybody would write."""
    if len(members) > LONGEST:
        raise Unusable("list-too-long", None, most=LONGEST)
    for member in members:
        if len(member) > MOST_LETTERS or len(parts(system, member)[1]) > MOST_DETAILS:
            raise Unusable("member-too-long", None, word=member[:40], most=MOST_DETAILS)
    return members


def checked(game: str, members: list[str], options: dict[str, Any], cards: bringing.Plain, lang: Lang) -> ListView:
    """A list as it is typed, with the cards that it brings."""
    system = system_named(game)
    check_options(system, options)
    return list_view(system, members, options, lang, brings=brought(system, cards))


def brought(system: System, cards: bringing.Plain, most: int = bringing.MOST_CARDS) -> Brought | None:
    return bringing.taken(system, cards, most) if cards else None


def offered(
    game: str, members: list[str], at: int, options: dict[str, Any], cards: bringing.Plain, lang: Lang
) -> tuple[OfferView, ...]:
    """What a member of a list has and may have beside its profile: whatever breaks no rule that is not broken already,
    however dear it is."""
    system = system_named(game)
    check_options(system, options)
    modest(system, members)
    held = brought(system, cards, content.MOST_CARDS)
    if not 0 <= at < len(members):
        return ()
    texts, member = Texts(system, lang), members[at]
    profile, details = parts(system, member)
    own = [ware for kind, some in cards.items() for name in some for ware in system.lists.sold(kind, name)]
    instead = {unmarked(ware.detail) for ware in own}.difference(details)
    broken = {told(one) for one in complaints(system, members, options)}
    alone = system.lists.check([member], options).cost
    found = []
    for ware in (*(one for one in system.lists.wares() if one.detail not in instead), *own):
        taken = ware.detail in details
        rest = list(details)
        if taken:
            rest.remove(ware.detail)
        other = ", ".join((profile, *rest) if taken else (profile, *details, ware.detail))
        if not taken:
            there = [*members[:at], other, *members[at + 1 :]]
            if {told(one) for one in complaints(system, there, options) if not dear(one)} - broken:
                continue
        cost = system.lists.check([other], options).cost - alone
        kind = texts.word("ware", ware.kind)
        title = kind if ware.detail == ware.kind else ware_title(texts, profile, ware)
        found.append(
            OfferView(
                detail=ware.detail, kind=kind, title=title, level=ware.level, cost=-cost if taken else cost, taken=taken
            )
        )
    del held
    return tuple(found)


def ware_title(texts: Texts, profile: str, ware: Ware) -> str:
    """What something is called under its kind: `+ Épieu` and `affiliation Tarn` without what the kind says already."""
    called = texts.member(f"{profile}, {ware.detail}").partition(", ")[2]
    return called.removeprefix("+ ").removeprefix("- ").removeprefix(f"{ware.kind} ")


def complaints(system: System, members: list[str], options: dict[str, Any]) -> Sequence[Complaint]:
    if system.lists.complaints is not None:
        return system.lists.complaints(members, options)
    return system.lists.check(members, options).complaints


def told(complaint: Complaint) -> str:
    """A complaint, to be known again."""
    return f"{complaint.reason} {complaint.facts}"


def dear(complaint: Complaint) -> bool:
    """It says no more than that something costs too much."""
    return {"cost", "limit"} <= set(complaint.facts)


def built(
    game: str, seed: str, told: str, options: dict[str, str], near: int, meets: list[str], lang: Lang
) -> ListView:
    """A legal list filled at random; of some that are not the band it shall meet, the one nearest to it in worth."""
    system, wanted = system_named(game), faction(system_named(game), told)
    seeds = [seed, *(f"{seed}/{n}" for n in range(DRAWN if near else 0))]
    drawn = [system.lists.build(Block(one, 0), wanted, options) for one in seeds]
    others = [members for members in drawn if sorted(members) != sorted(meets)]

    def far(members: list[str]) -> int:
        return abs(system.lists.check(members, options).cost - near) if near else 0

    best = min(others or drawn, key=far)
    return list_view(system, best, dict(options), lang)


def faction(system: System, told: str) -> str | None:
    """The faction meant by a word of either language."""
    if not told:
        return None
    wanted = slug(choice(system, "faction", told))
    return next((card.faction for card in system.lists.cards() if slug(card.faction) == wanted), told)


def game_behind(code: str) -> str:
    """The game that a code is for; none if it is no code."""
    return game_of(code) or ""


def readable(game: str, code: str) -> None:
    """`Unusable` says what is wrong with a code."""
    decode(system_named(game), code)


def decoded(game: str, code: str, cards: bringing.Plain, lang: Lang) -> ListView:
    """The list behind a code, which may mean cards of the reader's own shelf."""
    system = system_named(game)
    listed = decode(system, code, brought(system, cards, content.MOST_CARDS))
    return list_view(system, list(listed.members), {}, lang, listed.lost, listed.brings)


def printed(game: str, code: str, name: str, lang: Lang) -> bytes:
    """A roster and a card for each figure."""
    system = system_named(game)
    listed = decode(system, code)
    modest(system, listed.members)
    return pdf(system, replace(listed, name=name[:60]), lang)


def laid_out(setup: Setup) -> Setup:
    """A set-up whose lists are given member by member, as a code, or left open; everything checked."""
    system = system_named(setup.game)
    lists = {seat: listed(system, setup, seat, wished) for seat, wished in setup.lists.items()}
    members = {seat: list(one.members) for seat, one in lists.items()}
    setup = replace(setup, lists=members, cards=[one.brings.cards for one in lists.values() if one.brings])
    check_setup(system, setup)
    return setup


def listed(system: System, setup: Setup, seat: str, wished: list[str]) -> ArmyList:
    """A list, given member by member or as a code; one of our own for those who bring none."""
    coded = len(wished) == 1 and game_of(wished[0])
    found = given(system, wished) if coded else ArmyList(game=system.name, members=tuple(wished))
    modest(system, found.members)
    drawn = () if found.members else system.lists.build(Block(f"{setup.seed}/{seat}", 0), None, setup.options)
    return found if found.members else replace(found, members=tuple(drawn))


def list_view(
    system: System,
    members: list[str],
    options: dict[str, Any],
    lang: Lang,
    lost: tuple[str, ...] = (),
    brings: Brought | None = None,
) -> ListView:
    modest(system, members)
    report = system.lists.check(members, options)
    texts = Texts(system, lang)
    code = ""
    with suppress(Unusable) if brings is None else nullcontext():
        code = encode(system, ArmyList(game=system.name, members=tuple(members), brings=brings)) if members else ""
    elsewhere, unsaid = foreign_code(system, ArmyList(game=system.name, members=tuple(members), options=options))
    return ListView(
        game=system.name,
        members=tuple(members),
        legal=report.legal,
        cost=report.cost,
        complaints=tuple(ComplaintView(text=texts.complaint(c), rules=c.rules) for c in report.complaints),
        repair=report.repair,
        meters=tuple(MeterView(label=texts.word("meter", m.name), used=m.used, limit=m.limit) for m in report.meters),
        code=code,
        titles=tuple(map(texts.member, members)),
        costs=tuple(system.lists.check([member], options).cost for member in members),
        foreign=elsewhere,
        unsaid=unsaid if elsewhere else (),
        lost=lost,
        cards=brings.cards if brings else {},
    )
