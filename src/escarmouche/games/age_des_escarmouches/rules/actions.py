"""Actions: free, cumulative and exclusive. Each chapter registers its own; this file asks for them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.decisions import Choose, Option, Refusal, head
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.events import ActionTaken
from escarmouche.games.age_des_escarmouches.figures import ROUTED, Fray
from escarmouche.games.age_des_escarmouches.stats import ACTED, BARRED, PERFORMS

Offers = Callable[[Game[Fray], Id], list[Option]]
Performs = Callable[[Game[Fray], Id, Any], None]
Refuses = Callable[[Game[Fray], Id, Any], Refusal | None]
Together = Callable[[Game[Fray], tuple[Id, ...], Any], None]
Nature = Literal["free", "cumulative", "exclusive"]


SPECIAL = "AE-ACT-08"
"""The rule of actions that the book does not know, as those of artefacts."""


class Deed(Struct, frozen=True):
    """A kind of action: whether it excludes others, what is open now, how it is done, why something is not open."""

    name: str
    nature: Nature
    offers: Offers
    performs: Performs
    refuses: Refuses
    family: str = ""
    """Actions of one family count as one type: shots, disengagements, mystic actions."""
    repeats: bool = False
    together: Together | None = None
    """How a group does it, where that is more than one after the other."""
    cited: str = SPECIAL
    """Where its nature is written."""


DEEDS: dict[str, Deed] = {}
"""Every action by the first word of its answer."""
COMBINING = {"harassment": ("AE-HARC-01",), "warrior-mystic": ("AE-WMYS-02", "AE-MGUE-01")}
"""Skills that combine what does not go together otherwise, and the rules that say how far."""
DONE = "done"
ENOUGH = Option(DONE, "", ("AE-ACT-01",))


def deed(
    name: str,
    nature: Nature,
    offers: Offers,
    refuses: Refuses,
    family: str = "",
    repeats: bool = False,
    together: Together | None = None,
    cited: str = SPECIAL,
) -> Callable[[Performs], Performs]:
    """Register an action over what performs it."""

    def register(performs: Performs) -> Performs:
        DEEDS[name] = Deed(name, nature, offers, performs, refuses, family or name, repeats, together, cited)
        return performs

    return register


@rule("AE-ACT-04", "AE-ACT-05", "AE-ACT-07", "AE-ROUT-02")
def barred(game: Game[Fray], who: Id, one: Deed) -> Refusal | None:
    """Why an action is not open at all: an exclusive one stands alone, a cumulative one is made once."""
    me = game[who]
    if me.machine and one.family != "machine":
        return Refusal("a-machine", ("AE-WARM-01",), {"figure": who})
    if ROUTED in me.status:
        return Refusal("routed", ("AE-ROUT-02",), {"figure": who})
    lifted: tuple[str, ...] = game.moment(BARRED, (), who, one.name)
    if lifted:
        reasons = tuple(word for word in lifted if word.startswith("AE-"))
        if reasons:
            return Refusal("not-this-turn", reasons, {"action": one.name})
    if one.nature == "free" or one.name in lifted or not me.done:
        return None
    refusal = bars([DEEDS[name] for name in me.done if name in DEEDS], one)
    more = [cited for skill, some in COMBINING.items() if skill in me.skills for cited in some]
    return None if refusal is None else replace(refusal, rules=(*refusal.rules, *more))


@rule("AE-ACT-04", "AE-ACT-05", "AE-ACT-07")
def bars(made: list[Deed], one: Deed) -> Refusal | None:
    """Why an action cannot follow those that were made: what the book says of their natures, and of its own."""
    facts = {"action": one.name}
    alone = [other.cited for other in made if other.nature == "exclusive"]
    if alone:
        return Refusal("exclusive-made", ("AE-ACT-04", *alone, one.cited), facts)
    if one.nature == "exclusive" and any(other.nature == "cumulative" for other in made):
        return Refusal("exclusive-alone", ("AE-ACT-04", one.cited), facts)
    if not one.repeats and any(other.family == one.family for other in made):
        return Refusal("once-each", ("AE-ACT-05", one.cited), facts)
    if {one.family, *(other.family for other in made)} >= {"shot", "mystic"}:
        return Refusal("shot-or-mystic", ("AE-ACT-07", one.cited), facts)
    return None


def possible(game: Game[Fray], who: Id) -> list[Option]:
    """Everything open to a fighter now, and being done."""
    found: list[Option] = []
    for one in unbarred(game, who):
        found += one.offers(game, who)
    found.append(ENOUGH)
    return found


OPEN: dict[Hashable, list[Deed]] = {}
"""What is not barred to fighters who are alike in all that bars an action."""
MOST_OPEN = 2_000
USES, SKILLS = ("arrived", "bound-to-move"), ("harassment", "warrior-mystic")


def unbarred(game: Game[Fray], who: Id) -> list[Deed]:
    """The actions that nothing bars. Whatever has a say in that (`BARRED`) looks at the fighter alone: at what it has
    done, and at what stands in `USES` and `SKILLS`."""
    me = game[who]
    uses, skills = me.uses, me.skills
    alike = (
        me.machine,
        ROUTED in me.status,
        me.done,
        *[word for word in USES if word in uses],
        *[word for word in SKILLS if word in skills],
    )
    found = OPEN.get(alike)
    if found is None:
        if len(OPEN) >= MOST_OPEN:
            OPEN.clear()
        found = OPEN[alike] = [one for one in DEEDS.values() if barred(game, who, one) is None]
    return found


def why_not(game: Game[Fray], who: Id, answer: Any) -> Refusal | None:
    """The rules behind an action that is not offered: what bars it, and what would refuse it if nothing did."""
    one = DEEDS.get(head(answer)) if isinstance(answer, str | dict) else None
    if one is None:
        return None
    shut, refused = barred(game, who, one), one.refuses(game, who, answer)
    if shut is None or refused is None:
        return shut or refused
    return replace(shut, rules=tuple(dict.fromkeys((*shut.rules, *refused.rules))))


@rule("AE-ACT-04", "AE-ACT-06", "AE-ACT-08")
def act(game: Game[Fray], who: Id) -> str:
    """One action after the other, each complete before the next; the name of the one just made."""
    answer = game.ask(
        "action",
        who,
        lambda: Choose(
            rules=("AE-ACT-04",),
            options=tuple(possible(game, who)),
            decline=DONE,
            why_not=lambda answer: why_not(game, who, answer),
        ),
    )
    name = head(answer)
    if name != DONE:
        target = answer[name] if isinstance(answer, dict) and answer[name] in game.state.figures else ""
        game.tell(ActionTaken(figure=who, action=name, target=target, rules=("AE-ACT-04",)))
        before = game.state
        game.moment(PERFORMS, hand(who, answer), who, name)
        if game.state is not before and DEEDS[name].nature != "free":
            answer = still(game, who, DEEDS[name], answer)
        if answer is not None and game[who].in_play:
            DEEDS[name].performs(game, who, answer)
        game.moment(ACTED, None, who, name)
    return name


@rule("AE-WARM-18")
def hand(who: Id, answer: Any) -> Id:
    """Who acts: of a machine that is fired, the member of its crew who tests."""
    told = answer if isinstance(answer, dict) else {}
    return str(told.get("by") or told.get("launch") or who)


@rule("AE-VIGI-10")
def still(game: Game[Fray], who: Id, one: Deed, answer: Any) -> Any:
    """What was declared, if it is still possible after an interruption; else another of the same kind, or none."""
    found = one.offers(game, who) if game[who].in_play else []
    if not found or any(option.value == answer for option in found):
        return answer if found else None
    options = (Option("none"), *found)
    chosen = game.ask("instead", who, lambda: Choose(rules=("AE-VIGI-10",), options=options, decline="none"))
    return None if chosen == "none" else chosen
