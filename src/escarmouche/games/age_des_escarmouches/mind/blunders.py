"""Blunders: answers that another answer beats for free, whatever comes after."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from escarmouche.core.decisions import Answer, Decision, head
from escarmouche.core.dice import SeededDice
from escarmouche.core.game import Game
from escarmouche.games.age_des_escarmouches.cards import shelf
from escarmouche.games.age_des_escarmouches.figures import Fighter, Fray
from escarmouche.games.age_des_escarmouches.mind.divisions import duellist, expected, split_of, table, together
from escarmouche.games.age_des_escarmouches.mind.estimates import face_of_shot
from escarmouche.games.age_des_escarmouches.mind.spells import useless
from escarmouche.games.age_des_escarmouches.rules.contact import foes_touched
from escarmouche.games.age_des_escarmouches.rules.trials import difficulty_of, score, threshold
from escarmouche.games.age_des_escarmouches.stats import Use

FREE = ("hardened", "intimidation")
"""Ways to roll a die again that cost nothing and are never used up."""
SUBTLE = ("counter-attack", "feint", "chaining", "fury", "master-stroke", "warrior-mystic")
"""Skills that make more of dice than hits and parries."""
CLEARLY = 0.1
"""A chance is worse if it is so much lower."""


def blunders(state: Fray, decision: Decision) -> Sequence[Answer]:
    """The answers to this question that nobody should give while another is open."""
    find = BLUNDERS.get(decision.key)
    return find(state, decision) if find else ()


def kept_die(state: Fray, decision: Decision) -> Sequence[Answer]:
    """One's own failure, or an enemy's success, rolled again for nothing cannot become worse."""
    return ("no",) if decision.facts.get("skill") in FREE else ()


def worse_face(state: Fray, decision: Decision) -> Sequence[Answer]:
    """Of two damage dice whoever strikes keeps the higher, whoever is struck the lower."""
    me = state.figures[decision.figure]
    bully, strong = "FOR" in me.names("intimidation"), "FOR" in me.names("hardened")
    if bully and strong:
        return ()
    best = (min if bully else max)(option.value["keep"] for option in decision.options)
    return [option.value for option in decision.options if option.value["keep"] != best]


def unmanned(state: Fray, decision: Decision) -> Sequence[Answer]:
    """A machine that nobody serves is so much VAL for nothing."""
    return ("no",)


def wasted_action(state: Fray, decision: Decision) -> Sequence[Answer]:
    """A shot beyond three times the range, or that needs a 7, never hits; a formula that changes nothing costs its
    units."""
    me = state.figures[decision.figure]
    return [option.value for option in decision.options if wasted(state, me, option.value)]


def wasted(state: Fray, me: Fighter, answer: Any) -> bool:
    kind = head(answer)
    if kind in ("shoot", "aim"):
        weapon = next((one for one in me.ranged if one.name == answer.get("weapon")), None)
        return weapon is not None and face_of_shot(state, me.id, answer[kind], weapon) > 6
    target = state.figures.get(answer.get("target", "")) if kind == "recite" else None
    return target is not None and useless(state, shelf().formulas[answer["recite"]], target)


def idle_guards(state: Fray, decision: Decision) -> Sequence[Answer]:
    """Defence dice that are not used are lost."""
    used = {id(option): sum(option.value["guard"].values()) for option in decision.options}
    most = max(used.values())
    return [option.value for option in decision.options if used[id(option)] < most]


def bad_division(state: Fray, decision: Decision) -> Sequence[Answer]:
    """One against one: a division that another beats against one answer of the enemy, and never falls behind."""
    combat = state.fighting
    if combat is None or len(combat.others) != 1:
        return ()
    pair = (combat.single, *combat.others)
    if any(name in state.figures[who].skills for who in pair for name in SUBTLE):
        return ()
    who = decision.figure
    foe = next(one for one in pair if one != who)
    game = Game(state, SeededDice("blunders"))
    ways = [option.value for option in decision.options]
    theirs = expected(decision.facts, who, (foe,), 2)
    rows = table(duellist(game, who, (foe,)), together(game, (foe,), who), [split_of(way) for way in ways], theirs)
    return [way for way, row in zip(ways, rows, strict=True) if any(beats(other, row) for other in rows)]


def beats(one: list[float], other: list[float]) -> bool:
    """Is a row nowhere worse than another, and somewhere better?"""
    pairs = list(zip(one, other, strict=True))
    return all(mine >= theirs - 1e-9 for mine, theirs in pairs) and any(mine > theirs + 1e-9 for mine, theirs in pairs)


# ---------------------------------------------------------------- the worse of two characteristics


def worse_way_out(state: Fray, decision: Decision) -> Sequence[Answer]:
    """INI or FOR, whichever clearly gets away less often."""
    foes = foes_touched(state, decision.figure)
    if len(foes) != 1:
        return ()
    game = Game(state, SeededDice("blunders"))
    chances = {by: escape(game, decision.figure, foes[0], by) for by in ("INI", "FOR")}
    return [by for by in chances if chances[by] < max(chances.values()) - CLEARLY]


def escape(game: Game[Fray], who: str, foe: str, by: str) -> float:
    """The chance to leave somebody: it fails, or one answers its success."""
    mine = difficulty_of(game, who, by, Use("disengagement", foe))
    theirs = difficulty_of(game, foe, by, Use("disengagement", who)) + (2 if by == "FOR" else 0)
    held, answered = (7 - threshold(theirs - mine)) / 6, (7 - threshold(mine - theirs)) / 6
    return 1 - held * (1 - answered)


def worse_rally(state: Fray, decision: Decision) -> Sequence[Answer]:
    """COU or DIS, whichever needs the higher face."""
    game = Game(state, SeededDice("blunders"))
    faces = {by: threshold((score(game, decision.figure, by) or 0) - 4) for by in ("COU", "DIS")}
    return [by for by in faces if faces[by] > min(faces.values())]


def worse_interception(state: Fray, decision: Decision) -> Sequence[Answer]:
    """INI or MOU, whichever needs the higher face."""
    actor = str(decision.facts.get("actor", ""))
    game = Game(state, SeededDice("blunders"))
    sent = [option.value for option in decision.options if head(option.value) == "intercept"]
    faces = {
        (one["intercept"], one["by"]): threshold(
            difficulty_of(game, one["intercept"], one["by"]) - difficulty_of(game, actor, one["by"])
        )
        for one in sent
    }
    best = {who: min(face for (one, _), face in faces.items() if one == who) for who, _ in faces}
    return [one for one in sent if faces[one["intercept"], one["by"]] > best[one["intercept"]]]


def unused_gift(state: Fray, decision: Decision) -> Sequence[Answer]:
    """What a sacred weapon or armour turns is always turned for the better."""
    return ("no",)


BLUNDERS: dict[str, Callable[[Fray, Decision], Sequence[Answer]]] = {
    "crew": unmanned,
    "reroll": kept_die,
    "keep": worse_face,
    "action": wasted_action,
    "defence": idle_guards,
    "dice": bad_division,
    "disengage": worse_way_out,
    "rally": worse_rally,
    "react": worse_interception,
    "sacred": unused_gift,
}
