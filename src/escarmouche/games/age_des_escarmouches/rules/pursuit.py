"""Pursuits: what those who touch none of their adversaries any more do after a combat."""

from __future__ import annotations

import math
from typing import Any

from escarmouche.core.decisions import Choose, Option, Refusal, head
from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id, Phase
from escarmouche.games.age_des_escarmouches.events import UseCounted
from escarmouche.games.age_des_escarmouches.figures import Combat, Fray
from escarmouche.games.age_des_escarmouches.rules.assault import Assault, assail, why_no_contact
from escarmouche.games.age_des_escarmouches.rules.blows import Fight
from escarmouche.games.age_des_escarmouches.rules.combat import divide, have_fought, melees
from escarmouche.games.age_des_escarmouches.rules.contact import foes_touched
from escarmouche.games.age_des_escarmouches.rules.moving import LEVELS, climb_of, potential, travel, why_no_climb
from escarmouche.games.age_des_escarmouches.rules.paths import some_way
from escarmouche.games.age_des_escarmouches.scenarios.victory import look_at_the_clock
from escarmouche.games.age_des_escarmouches.stats import PURSUES, Bout, Trip


class Pursuits(Phase, frozen=True):
    """One pursuer after another, in the order the player whose speech turn it is likes."""

    combat: Combat
    done: tuple[Id, ...] = ()
    """Those who have made the pursuit of this combat."""
    over: tuple[Id, ...] = ()
    """Those who make no further one."""

    @rule("AE-PURS-05", "AE-PURS-07", "AE-CTRN-04")
    def run(self, game: Game[Any]) -> None:
        if not self.done:
            look_at_the_clock(game, "AE-GAME-07")
        everybody = (self.combat.single, *self.combat.others)
        left = [who for who in everybody if who not in self.over and may_pursue(game, self.combat, who, self.done)]
        if not left:
            return
        who = left[0]
        if len(left) > 1:
            who = game.choose("pursuer", game.state.active, left, left[0], "AE-PURS-05")
        if who in self.done:
            count_use(game, who, "implacable", "AE-IMPL-01")
        moved, fight = pursue(game, who)
        stays = fight is not None or not moved
        later = Pursuits(self.combat, (*self.done, who), (*self.over, who) if stays else self.over)
        if fight is None:
            game.then(later)
        else:
            game.then(Fight(fight), Pursuits(fight), later)


@rule("AE-PURS-01", "AE-PURS-07")
def may_pursue(game: Game[Fray], combat: Combat, who: Id, done: tuple[Id, ...] = ()) -> bool:
    """In play, and in contact with none of those it has just fought; once a combat unless it is implacable."""
    others = (combat.single, *combat.others)
    if not game[who].in_play:
        return False
    if any(foe in others for foe in foes_touched(game.state, who)):
        return False
    foes = combat.others if who == combat.single else (combat.single,)
    return who not in done or game.moment(PURSUES, 0, who, Bout(who, foes, combat.single)) > 0


@at(PURSUES, "AE-IMPL-01")
def implacable(game: Game[Fray], more: int, who: Id, bout: Bout) -> int:
    """Pursuits beyond the normal, a reserve for the phase."""
    return more + game[who].number("implacable") - game[who].uses.get("implacable", 0)


def count_use(game: Game[Fray], who: Id, name: str, cited: str) -> None:
    """Something that may be done so often was done once more."""
    game.tell(UseCounted(figure=who, name=name, count=game[who].uses.get(name, 0) + 1, rules=(cited,)))


@rule("AE-PURS-02", "AE-FLY-05", "AE-FLY-07")
def pursuit_of(game: Game[Fray], who: Id, climb: int = 0) -> float:
    """Half of MOU, up to the next half centimetre; of the air MOU less 5 cm with a change of level."""
    return math.ceil(potential(game, who, "pursuit", climb)) / 2


@rule("AE-PURS-02", "AE-PURS-03", "AE-PURS-04", "AE-PURS-08")
def pursue(game: Game[Fray], who: Id) -> tuple[bool, Combat | None]:
    """March, assault, or stay: whether it moved, and the combat that must be fought at once, if it has assaulted
    somebody who has not fought."""
    answer = game.ask("pursuit", who, lambda: pursuit_decision(game, who))
    if answer == "none":
        return False, None
    count_use(game, who, "pursuit", "AE-PURS-07")
    assaulted = follow(game, who, answer)
    fresh = [foe for foe in foes_touched(game.state, who) if not game[foe].fought]
    if not assaulted or not game[who].in_play or not fresh:
        return True, None
    return True, again(game, who)


def pursuit_decision(game: Game[Fray], who: Id) -> Choose:
    """Stay, march at the same level or another, or an engagement of an enemy within reach."""
    through = frozenset(foes_touched(game.state, who))
    foes = [one.id for one in game.state.enemies(who) if one.id not in through]
    marches: list[Any] = ["march", *({"march": word} for word in LEVELS)]
    found = [Option(way, "", ("AE-PURS-02",)) for way in marches if why_no_march(game, who, way) is None]
    found += [Option({"engagement": foe}, foe, ("AE-PURS-02",)) for foe in foes if reaches(game, who, foe, through)]
    return Choose(rules=("AE-PURS-02",), options=(Option("none"), *found), decline="none")


@rule("AE-PURS-02", "AE-FLY-05")
def why_no_march(game: Game[Fray], who: Id, answer: Any) -> Refusal | None:
    """A change of level needs a flyer and room."""
    climb = climb_of(answer, "march")
    if not climb:
        return None
    through = frozenset(foes_touched(game.state, who))
    refusal = why_no_climb(game, who, climb)
    if refusal is None and some_way(game, who, march_of(game, who, climb), through) is None:
        refusal = Refusal("no-room", ("AE-PASS-03",))
    return refusal


def march_of(game: Game[Fray], who: Id, climb: int) -> Trip:
    return Trip("pursuit", pursuit_of(game, who, climb), (), ("AE-PURS-02",), game[who].at, climb)


@rule("AE-PURS-02", "AE-PURS-03")
def reaches(game: Game[Fray], who: Id, foe: Id, through: frozenset[Id]) -> bool:
    """Can somebody be engaged in a pursuit, at this level or the next?"""
    climb = game[foe].altitude - game[who].altitude
    if why_no_climb(game, who, climb) is not None:
        return False
    limit = pursuit_of(game, who, climb)
    return why_no_contact(game, who, foe, limit, through, "AE-PURS-02", climb=climb) is None


def follow(game: Game[Fray], who: Id, answer: Any) -> bool:
    """The movement chosen; those it stands in contact with do not stand in its way. Has it assaulted anybody?"""
    through = frozenset(foes_touched(game.state, who))
    if head(answer) == "march":
        travel(game, who, march_of(game, who, climb_of(answer, "march")), through)
        return False
    foe = answer["engagement"]
    climb = game[foe].altitude - game[who].altitude
    far = pursuit_of(game, who, climb)
    return assail(game, Assault(who, "engagement", (foe,), far, through=through, climb=climb)) is not None


@rule("AE-PURS-03", "AE-PURS-06")
def again(game: Game[Fray], who: Id) -> Combat | None:
    """The melee is split once more without those who have fought, and the pursuer's combat comes at once."""
    melee = next((one for one in melees(game.state, frozenset(have_fought(game.state) - {who})) if who in one), None)
    if melee is None:
        return None
    divide(game, [melee])
    return next(one for one in game.state.combats if not one.fought and who in (one.single, *one.others))
