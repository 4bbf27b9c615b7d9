"""Reciting formulas: cost, counter, extra dice, the test, and those it affects."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from escarmouche.core.decisions import Choose, ChooseNumber, ChoosePoint, Option, Refusal
from escarmouche.core.dice import Block, Pool
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.cards import Formula, shelf
from escarmouche.games.age_des_escarmouches.events import Recited, SpellsChanged, Tested, UseCounted
from escarmouche.games.age_des_escarmouches.figures import Fighter, Fray, Spell
from escarmouche.games.age_des_escarmouches.rules.actions import deed
from escarmouche.games.age_des_escarmouches.rules.attributes import any_of
from escarmouche.games.age_des_escarmouches.rules.contact import apart, free
from escarmouche.games.age_des_escarmouches.rules.land import on_table
from escarmouche.games.age_des_escarmouches.rules.life import lose
from escarmouche.games.age_des_escarmouches.rules.mystics import control, mystics, within
from escarmouche.games.age_des_escarmouches.rules.sight import degree, spared, why_unseen
from escarmouche.games.age_des_escarmouches.rules.trials import attempt, difficulty_of, in_parts, retried, threshold
from escarmouche.games.age_des_escarmouches.rules.units import change_units, gain_units
from escarmouche.games.age_des_escarmouches.rules.workings import HARM, most_power, power_of, summoned_power, work
from escarmouche.games.age_des_escarmouches.stats import SHIFT, Probe, Test
from escarmouche.space.geometry import Point, gap_to_point

# ---------------------------------------------------------------- what may be recited


def level_of(me: Fighter, card: Formula) -> int:
    return me.formulas[card.name] if card.level == "X" else card.level


@rule("AE-FRML-01", "AE-FRML-05")
def cost_of(card: Formula, level: int) -> int:
    return level if card.cost == "X" else card.cost


@rule("AE-FRML-01", "AE-FRML-09", "AE-FRML-10", "AE-MYS-08", "AE-MYSA-01", "AE-MYSA-02", "AE-MAGI-05")
def why_no_formula(game: Game[Fray], who: Id, name: str) -> Refusal | None:
    """Of its own collection and elements, with units enough, as often as its frequency allows."""
    me = game[who]
    if not me.mystic or name not in me.formulas:
        return Refusal("not-in-the-collection", ("AE-MYS-08",), {"formula": name})
    card = shelf().formulas[name]
    if "magician" in me.skills and not set(card.elements) <= set(me.names("magician")):
        return Refusal("not-its-element", ("AE-MAGI-05",), {"formula": name})
    least = 1 if card.level == "X" else card.level
    if me.units < cost_of(card, least):
        return Refusal("not-enough-units", ("AE-FRML-01",), {"units": me.units, "cost": cost_of(card, least)})
    if summons(card) and not any(room_for(game, who, one.being) for one in card.does):
        more = ("AE-INVO-01",) if "summoner" in me.skills else ()
        return Refusal("too-many-summoned", ("AE-SUMM-02", *more), {"limit": most_power(me)})
    if card.frequency == "unique":
        spent = any(f"game:unique:{name}" in one.uses for one in game.state.side(me.side))
        return Refusal("recited-for-good", ("AE-FRML-10",), {"formula": name}) if spent else None
    most = 1 if card.family == "miracle" else card.frequency
    if me.uses.get(f"recited:{name}", 0) >= most:
        return Refusal("recited-already", ("AE-FRML-09",), {"formula": name, "limit": most})
    return None


def summons(card: Formula) -> bool:
    """Does a formula nothing but call beings? Then it affects them, not the place where they come."""
    return all(one.what == "summon" for one in card.does)


@rule("AE-SUMM-02")
def room_for(game: Game[Fray], who: Id, being: str) -> bool:
    """May somebody still call such a being?"""
    return summoned_power(game, who) + power_of(being) <= most_power(game[who])


@rule("AE-FRML-02", "AE-FRML-12", "AE-MYS-07", "AE-FLY-14")
def why_no_target(game: Game[Fray], who: Id, card: Formula, target: Id) -> Refusal | None:
    """Within range and control, in sight, of the kind the formula is for."""
    it = game.state.figures.get(target)
    if it is None or not it.in_play or it.machine:
        return Refusal("not-in-play", ("AE-FRML-02",), {"figure": target})
    mine = it.side == game[who].side
    wrong = {"friend": not mine, "enemy": mine, "self": target != who}
    if wrong.get(card.target):
        return Refusal("not-for-it", ("AE-FRML-02",), {"figure": target})
    if not card.area and not any_of(it, card.only):
        return Refusal("not-for-it", ("AE-FRML-02", "AE-CARD-22"), {"figure": target})
    limit = control(game[who]) if card.range == "control" else min(card.range, control(game[who]))
    if target != who and apart(game.state, who, target) > limit + 1e-9:
        return Refusal("too-far", ("AE-FRML-02", "AE-MYS-07"), {"limit": limit})
    if abs(it.altitude - game[who].altitude) > 1:
        return Refusal("two-levels-away", ("AE-FLY-14",), {"figure": target})
    return why_unseen(game, who, target, "formula", "AE-FRML-12")


def targets(game: Game[Fray], who: Id, card: Formula) -> list[Id]:
    if card.target == "self":
        return [who]
    return [one.id for one in game.state.fighters() if why_no_target(game, who, card, one.id) is None]


def recitals(game: Game[Fray], who: Id) -> list[Option]:
    """Every formula with every target; formulas of level X at each level that can be paid for."""
    found = []
    for name in game[who].formulas:
        if why_no_formula(game, who, name) is not None:
            continue
        card = shelf().formulas[name]
        for level in levels(game[who], card):
            more = {"level": level} if card.level == "X" else {}
            if card.target == "point":
                found.append(Option({"recite": name, **more}, "", ("AE-FRML-06",)))
            else:
                found += [Option({"recite": name, "target": one, **more}, one) for one in targets(game, who, card)]
    return found


def levels(me: Fighter, card: Formula) -> list[int]:
    if card.level != "X":
        return [card.level]
    return [one for one in range(1, me.formulas[card.name] + 1) if cost_of(card, one) <= me.units]


def why_no_recital(game: Game[Fray], who: Id, answer: Any) -> Refusal | None:
    name = str(answer.get("recite")) if isinstance(answer, dict) else ""
    refusal = why_no_formula(game, who, name)
    if refusal is not None:
        return refusal
    card = shelf().formulas[name]
    level = answer.get("level", card.level)
    if level not in levels(game[who], card):
        dear = card.level == "X" and level in range(1, level_of(game[who], card) + 1)
        cited = "AE-FRML-01" if dear else "AE-FRML-05"
        return Refusal("not-at-this-level", (cited,), {"formula": name, "limit": level_of(game[who], card)})
    return None if card.target == "point" else why_no_target(game, who, card, str(answer.get("target", "")))


# ---------------------------------------------------------------- reciting


@deed("recite", "cumulative", recitals, why_no_recital, family="mystic", repeats=True, cited="AE-MYS-06")
@rule("AE-MYS-06", "AE-FRML-01", "AE-MYSA-01", "AE-MYSA-02")
def recite(game: Game[Fray], who: Id, answer: Any) -> None:
    """A formula: paid for, perhaps countered, tested, then it takes effect."""
    card = shelf().formulas[answer["recite"]]
    level = int(answer.get("level", level_of(game[who], card)))
    cost = cost_of(card, level)
    spot = ask_spot(game, who, card) if card.target == "point" else None
    target = str(answer.get("target", "" if spot else who))
    change_units(game, who, -cost, "formula", "AE-FRML-01")
    count(game, who, f"recited:{card.name}")
    passed = not countered(game, who) and succeeds(game, who, card, level, target)
    told = Recited(figure=who, formula=card.name, target=target, level=level, passed=passed)
    game.tell(replace(told, rules=("AE-FRML-06",)))
    if not passed:
        return
    if card.frequency == "unique":
        count(game, who, f"game:unique:{card.name}")
    take_effect(game, who, card, level, cost, target, spot)


def count(game: Game[Fray], who: Id, name: str) -> None:
    game.tell(UseCounted(figure=who, name=name, count=game[who].uses.get(name, 0) + 1, rules=("AE-FRML-09",)))


@rule("AE-CNTR-01", "AE-CNTR-02", "AE-CNTR-03", "AE-CNTR-04", "AE-CNTR-05")
def countered(game: Game[Fray], who: Id) -> bool:
    """An opposing mystic of the same family that controls and sees the reciter may pay its rank and test."""
    me = game[who]
    others = mystics(game.state, game.state.other(me.side))
    able = [one.id for one in others if why_no_counter(game, one, who) is None]
    if not able and not game.state.presses("counter"):
        return False
    options = (Option("none"), *(Option({"counter": one}, one, ("AE-CNTR-01",)) for one in able))
    side = game.state.other(me.side)
    why_not = partial(why_not_countering, game, who)
    build = partial(Choose, rules=("AE-CNTR-01",), options=options, decline="none", why_not=why_not)
    answer = game.ask("counter", side, build)
    if answer == "none":
        return False
    one = answer["counter"]
    change_units(game, one, -me.rank, "counter", "AE-CNTR-03")
    trial = Test(one, "MYS", "counter", who, degree=degree(game, one, who, "formula"))
    return attempt(game, trial, difficulty_of(game, who, "MYS")).passed


@rule("AE-CNTR-02", "AE-CNTR-03", "AE-CNTR-05")
def why_no_counter(game: Game[Fray], one: Fighter, who: Id) -> Refusal | None:
    """Of the same family, not of instinct, with the units, the reciter in its zone and in sight."""
    me = game[who]
    if one.mystic != me.mystic:
        return Refusal("another-family", ("AE-CNTR-02",), {"figure": one.id})
    instinctive = next((it.id for it in (one, me) if "instinctive-magic" in it.skills), "")
    if instinctive:
        return Refusal("instinctive", ("AE-CNTR-05",), {"figure": instinctive})
    if one.units < me.rank:
        return Refusal("not-enough-units", ("AE-CNTR-03",), {"cost": me.rank, "units": one.units})
    if not within(game, one.id, who):
        return Refusal("outside-its-zone", ("AE-CNTR-02", "AE-MYS-03"), {"figure": who})
    return why_unseen(game, one.id, who, "formula", "AE-CNTR-02")


def why_not_countering(game: Game[Fray], who: Id, answer: Any) -> Refusal | None:
    one = game.state.figures.get(answer["counter"]) if isinstance(answer, dict) and "counter" in answer else None
    return why_no_counter(game, one, who) if one is not None and one.side != game[who].side else None


@rule("AE-FRML-06", "AE-FRML-07", "AE-RERO-04", "AE-TRUC-04")
def succeeds(game: Game[Fray], who: Id, card: Formula, level: int, target: Id) -> bool:
    """A test of MYS against the level with the best of several dice. Of a failure all dice are rolled again, of a
    success those that succeeded: nobody would wish for others."""
    extra = 0
    if game[who].units:
        build = partial(ChooseNumber, rules=("AE-FRML-07",), least=0, most=game[who].units, decline=0)
        extra = int(game.ask("extra", who, build))
        change_units(game, who, -extra, "extra", "AE-FRML-07")
    seen = degree(game, who, target, "formula") if target and target != who else 0
    trial = Test(who, "MYS", "recitation", target, degree=seen, answer=card.name)
    own, parts = in_parts(game, who, "MYS", trial)
    value = own or 0
    why = game.total(SHIFT, who, trial, base=0)
    needed = threshold(value - level, why.value)
    faces = cast(game, who, needed, 1 + extra)
    passed = max(faces) >= needed
    if retried(game, Probe(trial, passed), max(faces)):
        again = [face for face in faces if not passed or face >= needed]
        left = [face for face in faces if passed and face < needed]
        faces = [*left, *cast(game, who, needed, len(again))]
    face = max(faces)
    told = Tested(
        figure=who,
        test="recitation",
        score="MYS",
        value=value,
        parts=parts,
        difficulty=level,
        needed=needed,
        face=face,
        passed=face >= needed,
        shift=why.value,
        modifiers=why.modifiers,
        against=target,
        rules=("AE-FRML-06", "AE-FRML-07"),
    )
    game.tell(told)
    return face >= needed


def cast(game: Game[Fray], who: Id, needed: int, dice: int) -> list[int]:
    """So many dice of a recitation."""
    return list(game.roll(who, "recitation", Pool(dice, at_least=needed), None, ("AE-FRML-07",)).faces)


# ---------------------------------------------------------------- taking effect


@rule("AE-FRML-03", "AE-FRML-08", "AE-FRML-11", "AE-INSE-01", "AE-MYS-07")
def take_effect(
    game: Game[Fray], who: Id, card: Formula, level: int, cost: int, target: Id, spot: Point | None
) -> None:
    """Upon everybody it is for, once a turn each; whoever is insensitive only if its author pays more."""
    places = affected(game, who, card, target, spot)
    upon = places if summons(card) else [one for one in places if reaches(game, who, card, one)]
    until = game.state.turn + max(card.duration, 1) - 1
    spell = Spell(card.name, who, () if summons(card) else tuple(upon), until, cost, level, spot)
    if card.duration:
        game.tell(SpellsChanged(spells=(*game.state.spells, spell), cause="recited", rules=("AE-FRML-08",)))
    for one in upon:
        if not summons(card):
            count(game, one, f"under:{card.name}")
        for working in card.does:
            work(game, spell, working, one)


@rule("AE-FRML-03", "AE-MYS-07", "AE-FLY-11", "AE-ECLA-04")
def affected(game: Game[Fray], who: Id, card: Formula, target: Id, spot: Point | None) -> list[Id]:
    """The target, or those of the right side within the area around it and within the control zone."""
    if card.affects == "target" and spot is None:
        return [target]
    me, side = game[who], game[who].side
    found = []
    for one in game.state.fighters():
        if spared(game.state, me, one):
            continue
        near = gap_to_point(one.footprint, spot) if spot is not None else apart(game.state, target, one.id)
        right = card.affects in ("everybody", "target") or (card.affects == "friends") == (one.side == side)
        if right and near <= card.area + 1e-9 and within(game, who, one.id):
            found.append(one.id)
    return found


@rule("AE-FRML-11", "AE-INSE-01", "AE-INAL-01")
def reaches(game: Game[Fray], who: Id, card: Formula, one: Id) -> bool:
    """Not twice in a turn, only who it is for, and only for more units upon the insensitive."""
    it = game[one]
    lasting = any(spell.name == card.name and one in spell.upon for spell in game.state.spells)
    if lasting or f"under:{card.name}" in it.uses or (card.only and not any_of(it, card.only)):
        return False
    if "unalterable" in it.skills and not any(work.what in HARM for work in card.does):
        return False
    price = it.number("insensitive")
    if not price or it.side == game[who].side:
        return True
    if game[who].units < price:
        return False
    if game.choose("insensitive", who, ("no", "yes"), "no", "AE-INSE-01", target=one) == "no":
        return False
    change_units(game, who, -price, "insensitive", "AE-INSE-01")
    return True


# ---------------------------------------------------------------- points


def ask_spot(game: Game[Fray], who: Id, card: Formula) -> Point:
    """Where a formula at a point falls."""
    x, y = game.ask("spot", who, lambda: spot_decision(game, who, card))
    return (x, y)


def spot_decision(game: Game[Fray], who: Id, card: Formula) -> ChoosePoint:
    me = game[who]
    limit = control(me) if card.range == "control" else min(card.range, control(me))

    def judge(at: Point) -> Refusal | None:
        if gap_to_point(me.footprint, at) > limit + 1e-9:
            return Refusal("too-far", ("AE-FRML-02", "AE-MYS-07"), {"limit": limit})
        return None if on_table(game.state.table, at) else Refusal("off-the-table", ("AE-FRML-02",))

    def propose(chance: Block) -> Point:
        foes = game.state.enemies(who)
        if foes and chance.below(4):
            return foes[chance.below(len(foes))].at
        return (me.at[0] + (2 * chance.unit() - 1) * limit, me.at[1] + (2 * chance.unit() - 1) * limit)

    return ChoosePoint(rules=("AE-FRML-02",), judge=judge, propose=propose, otherwise=lambda: me.at, aimed=True)


# ---------------------------------------------------------------- Dévotion, Martyr


def _gift(name: str, family: str, chapter: tuple[str, ...]) -> None:
    """Register the free action by which a mystic draws units from the life of a friend in its control zone."""

    def offers(game: Game[Fray], who: Id) -> list[Option]:
        if why_no_gift(game, who) is not None:
            return []
        near = [one for one in game.state.friends(who) if why_not_from(game, who, one.id) is None]
        return [Option({name: one.id, "points": n}, one.id, chapter) for one in near for n in range(1, one.pv + 1)]

    def why_no_gift(game: Game[Fray], who: Id) -> Refusal | None:
        me = game[who]
        if me.mystic != family:
            return Refusal("nobody-to-give", chapter[:1], {"figure": who})
        if not free(game.state, who):
            return Refusal("not-free", (chapter[0], "AE-CONT-02"), {"figure": who})
        spent = me.uses.get(name, 0) >= me.rank
        return Refusal("as-often-as-its-rank", chapter[-1:], {"limit": me.rank}) if spent else None

    def why_not_from(game: Game[Fray], who: Id, friend: Id) -> Refusal | None:
        known = friend in [one.id for one in game.state.friends(who)] and name in game[friend].skills
        if not known:
            return Refusal("nobody-to-give", chapter[:1], {"figure": friend})
        return None if within(game, who, friend) else Refusal("too-far", (chapter[0], "AE-MYS-03"), {"figure": friend})

    def refuses(game: Game[Fray], who: Id, answer: Any) -> Refusal | None:
        friend = str(answer.get(name)) if isinstance(answer, dict) else ""
        refusal = why_no_gift(game, who) or why_not_from(game, who, friend)
        return refusal or Refusal("not-so-many-points", chapter[:1], {"limit": game[friend].pv})

    @deed(name, "free", offers, refuses)
    @rule("AE-DEVO-01", "AE-DEVO-02", "AE-MART-01")
    def performs(game: Game[Fray], who: Id, answer: Any) -> None:
        lost = lose(game, answer[name], int(answer["points"]), "", name)
        count(game, who, name)
        gain_units(game, who, lost, name, *chapter)


_gift("devotion", "magician", ("AE-DEVO-01", "AE-DEVO-02"))
_gift("martyr", "faithful", ("AE-MART-01",))
