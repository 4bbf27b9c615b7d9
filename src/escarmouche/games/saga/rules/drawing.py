"""Drawing weapons: at leisure, or in the blow itself; and striking with one in each hand."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.cards import tagged
from escarmouche.games.saga.events import Drawn
from escarmouche.games.saga.figures import Character, Melee
from escarmouche.games.saga.rules.attack import deliver, out_of_reach, ready
from escarmouche.games.saga.rules.deeds import action
from escarmouche.games.saga.rules.defence import arms
from escarmouche.games.saga.rules.engagement import close_to, in_reach
from escarmouche.games.saga.rules.hands import hands_of, sheathed
from escarmouche.games.saga.rules.missiles import how, loose, missiles, out_of_range
from escarmouche.games.saga.settings import setting
from escarmouche.games.saga.stats import FLAT, Blow, Trial

PLACES = {"belt": -3, "sheath": -5, "pocket": -7}
"""What it costs to draw and use a weapon in one go, by where it is kept."""
MISSILES = ("thrown", "projectile")


@rule("SG-CORE-21")
def in_hands(me: Character, weapon: str) -> tuple[str, ...]:
    """What is in somebody's hands once it has drawn a weapon: it takes a free hand, else the weapon hand, or both; a
    shield takes the other arm."""
    room = me.hands - hands_of(weapon)
    held = [one for one in me.held if hands_of(one) == 1]
    if tagged(weapon, "shield"):
        return (*held[:room], weapon)
    kept = held[max(len(held) - room, 0) :]
    to_the_front = len(kept) < len(held) or not kept or tagged(kept[0], "shield")
    return (weapon, *kept) if to_the_front else (*kept, weapon)


@rule("SG-DRAW-01", "SG-IMP-07")
def drawable(me: Character) -> list[str]:
    """Weapons within reach of a hand that lets go of nothing that is stuck in somebody."""
    stuck = me.lodged.keys()
    return [one for one in sheathed(me) if not stuck or stuck <= set(in_hands(me, one))]


# ---------------------------------------------------------------- drawing


@rule("SG-DRAW-01")
def draws(game: Game[Melee], who: Id) -> list[Option]:
    """Anything within reach of the hand."""
    return [Option({"draw": one}, "", ("SG-DRAW-01",)) for one in drawable(game[who])]


def nothing_to_draw(game: Game[Melee], who: Id, answer: Any) -> Refusal | None:
    me = game[who]
    lamed = ("SG-CRIT-09", "SG-CRIT-13") if me.hands < 2 else ()
    if me.lodged and len(sheathed(me)) > len(drawable(me)):
        return Refusal("stuck", ("SG-DRAW-01", "SG-IMP-07", *lamed), {"weapon": sorted(me.lodged)[0]})
    return Refusal("nothing-to-draw", ("SG-DRAW-01", *lamed), {"figure": who})


@action("draw", draws, nothing_to_draw, "innate")
@rule("SG-DRAW-01")
def draw(game: Game[Melee], who: Id, answer: Any) -> None:
    """Draw a weapon; it costs nothing, and strikes in the next segment at the earliest."""
    pull(game, who, answer["draw"], "SG-DRAW-01")


def pull(game: Game[Melee], who: Id, weapon: str, *rules: str) -> None:
    game.tell(Drawn(figure=who, weapon=weapon, held=in_hands(game[who], weapon), rules=rules))


# ---------------------------------------------------------------- draw and use


@rule("SG-DRAW-03", "SG-DRAW-05")
def quick_draws(game: Game[Melee], who: Id) -> list[Option]:
    """A blow at whoever is in reach of a weapon that is drawn for it; a throw or a shot, for whoever is not engaged."""
    me = game[who]
    kept = drawable(me)
    uses = [
        ("strike", name, one.id)
        for name in kept
        if strikes_with(name)
        for one in close_to(game, who)
        if in_reach(game, who, one.id, name)
    ]
    if not me.engaged and "balked" not in me.busy:
        uses += [(how(name), name, one) for tag in MISSILES for name, one in missiles(game, who, tag, kept)]
    return [Option({"draw-and-use": one, "weapon": name, "how": use}, one, ("SG-DRAW-03",)) for use, name, one in uses]


def strikes_with(name: str) -> bool:
    return not tagged(name, "shield") and not tagged(name, "projectile")


def why_no_quick_draw(game: Game[Melee], who: Id, answer: Any) -> Refusal | None:
    named = answer.get("weapon") if isinstance(answer, dict) else ""
    if named and named not in drawable(game[who]):
        return nothing_to_draw(game, who, answer)
    if not isinstance(answer, dict) or answer.get("how") not in ("throw", "shoot"):
        return out_of_reach(game, who, answer)
    if game[who].engaged:
        return Refusal("engaged", ("SG-ENG-03",), {"figure": sorted(game[who].engaged)[0]})
    if "balked" in game[who].busy:
        return Refusal("balked", ("SG-SHOT-05",), {"figure": who})
    return out_of_range(game, who, answer)


@action("draw-and-use", quick_draws, why_no_quick_draw, "double")
@rule("SG-DRAW-03", "SG-DRAW-04", "SG-DRAW-05", "SG-DBL-04")
def draw_and_use(game: Game[Melee], who: Id, answer: Any) -> None:
    """Draw and strike, throw or shoot at once; a missile is not aimed."""
    target, name, use = answer["draw-and-use"], answer["weapon"], answer["how"]
    place = game[who].places.get(name, "belt")
    pull(game, who, name, "SG-DRAW-03")
    if use == "strike":
        deliver(game, Blow(who, target, name, marked=frozenset((place,))))
    else:
        loose(game, Blow(who, target, name, use, marked=frozenset((place, "snap"))))


@modifies(FLAT, "Dégainé en frappant", "SG-DRAW-04", "SG-DBL-04")
def hasty(game: Game[Melee], who: Id, trial: Trial) -> int:
    """-3 from the belt, -5 from a sheath, -7 from a pocket."""
    if trial.blow is None or not trial.blow.marked or trial.called not in ("attack", "shot"):
        return 0
    return sum(PLACES.get(mark, 0) for mark in trial.blow.marked)


# ---------------------------------------------------------------- two weapons


@rule("SG-DBL-05", "SG-DBL-01")
def pairs(game: Game[Melee], who: Id) -> list[Option]:
    """With a weapon in each hand, at one opponent or at two."""
    both = ready(game[who])
    if len(both) < 2:
        return []
    first, second = ([one.id for one in close_to(game, who) if in_reach(game, who, one.id, arm)] for arm in both)
    return [Option({"two-weapons": one, "second": other}, one, ("SG-DBL-05",)) for one in first for other in second]


def why_no_pair(game: Game[Melee], who: Id, answer: Any) -> Refusal | None:
    both, drawn = arms(game[who]), [one for one in arms(game[who]) if one in game[who].drawn]
    if len(both) < 2:
        return Refusal("one-weapon", ("SG-DBL-05",), {"figure": who})
    just = Refusal("just-drawn", ("SG-DRAW-02",), {"weapon": drawn[0]}) if drawn else None
    return just or out_of_reach(game, who, answer)


@action("two-weapons", pairs, why_no_pair, "double")
@rule("SG-DBL-05", "SG-DBL-04")
def two_weapons(game: Game[Melee], who: Id, answer: Any) -> None:
    """Two blows in one segment; both are lost if a longer weapon has struck first and cost the action."""
    for weapon, target in zip(arms(game[who]), (answer["two-weapons"], answer["second"]), strict=False):
        lost = not game[who].in_play or "blow-lost" in game[who].busy
        if not lost and game[target].in_play and weapon in game[who].held:
            deliver(game, Blow(who, target, weapon, marked=frozenset(("double",))))


@modifies(FLAT, "Deux armes", "SG-DBL-05", "SG-DBL-04")
def two_handed(game: Game[Melee], who: Id, trial: Trial) -> int:
    """-3 on each of two blows."""
    if trial.blow is None or "double" not in trial.blow.marked:
        return 0
    return -int(setting(game.state.options, "two_weapon_malus"))
